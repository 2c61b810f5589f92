/** Signs a person in at the pages of `oidc-provider`, which nobody here wrote. */
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Configuration, Provider } from 'oidc-provider'
import type { Teardown } from './folder.ts'

export interface ListeningServer {
  readonly url: string
  answer: RequestListener
  close(): void
}

/** A server on a free port, whose answer may still change. */
export async function listen(t: Teardown): Promise<ListeningServer> {
  const listening = { url: '', answer: (() => undefined) as RequestListener, close }
  const server = createServer((request, response) => listening.answer(request, response))
  t.teardown(close)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server that listens has an address and a port.
  listening.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return listening

  function close() {
    server.closeAllConnections()
    server.close()
  }
}

/** Follows the pages as a browser does, fills in their forms, and gives the address on which it is sent back. */
export async function followSignIn(start: string, redirectUrl: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let [url, form]: [string, URLSearchParams | undefined] = [start, undefined]
  for (let step = 0; step < 20; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    form = undefined
    if (location?.startsWith(redirectUrl)) return new URL(location)
    if (location !== null) url = new URL(location, url).href
    else {
      const page = await answer.text()
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
      if (prompt === undefined) throw new Error(`no form in ${answer.status} ${page.slice(0, 500)}`)
      form = new URLSearchParams({ prompt, login, password: 'secret' })
    }
  }
  throw new Error('the pages lead nowhere')
}

/** What the provider says of each of its users. */
export type Accounts = Record<string, Readonly<Record<string, unknown>>>

export const client = { id: 'gantry', secret: 'a-secret-of-the-client' }

/** An OpenID provider; its users may change while it runs. It serves once it knows where it sends browsers back. */
export async function startOidcProvider(t: Teardown, accounts: Accounts) {
  const server = await listen(t)
  return {
    issuer: server.url,
    close: () => server.close(),
    serve: async (redirectUrls: readonly string[]) => {
      const provider = await openProvider(server.url, accounts, redirectUrls)
      const callback = provider.callback()
      server.answer = (request, response) => void callback(request, response)
    },
  }
}

async function openProvider(issuer: string, accounts: Accounts, redirectUrls: readonly string[]): Promise<Provider> {
  const { Provider } = await import('oidc-provider')
  const claims = {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'preferred_username', 'groups'],
  }
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [...redirectUrls],
        application_type: 'native',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims,
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...accounts[id] }),
    }),
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['a key of this test'] },
  }
  return new Provider(issuer, configuration)
}
