import t from 'tap'
import { startGantry } from './support/gantry.ts'
import type { OfferedCall } from '../src/http/overload/admission.ts'
import { OverloadRefusals } from '../src/http/overload/refusals.ts'
import type { Gantry } from './support/gantry.ts'
import { startServer } from './support/server.ts'
import { exchange } from './support/wire.ts'

const ofBrowser = { authorization: '', 'sec-fetch-site': 'same-origin' }
const atHost = { environment: { GANTRY_PUBLIC_URL: 'https://gantry.example.org' } }
const belowPath = { environment: { GANTRY_PUBLIC_URL: 'https://example.org/gantry' } }

t.test('at an https address, cookies have names that no sibling domain can set', async (t) => {
  const gantry = await startGantry(t, atHost)
  const cookies = await signIn(gantry)
  for (const name of ['nut-session', 'nut-device'])
    t.match(
      cookies.find((one) => one.includes(`${name}=`)),
      new RegExp(`^__Host-${name}=[\\w-]{43}; Path=/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$`),
    )
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  t.equal((await statusOf(gantry, cookie)).status, 200)
  const out = await gantry.call('POST', '/identity/logout', { headers: { ...ofBrowser, cookie } })
  t.match(out.headers.get('set-cookie'), /^__Host-nut-session=; Path=\/; Expires=Thu, 01 Jan 1970/)
})

t.test('below a path, cookies are for this path and cannot be set without TLS', async (t) => {
  const gantry = await startGantry(t, belowPath)
  const cookies = await signIn(gantry)
  const shown = cookies.map((one) => one.replace(/=[\w-]{43};/, '=…;').replace(/ Expires=[^;]+;/, ''))
  t.same(shown.sort(), [
    '__Secure-nut-device=…; Path=/gantry/api/v1; HttpOnly; Secure; SameSite=Strict',
    '__Secure-nut-session=…; Path=/gantry; HttpOnly; Secure; SameSite=Strict',
  ])
  t.equal((await statusOf(gantry, cookies.map((one) => one.split(';')[0]).join('; '))).status, 200)
})

t.test('a session that a sibling domain plants by the plain name counts for nothing', async (t) => {
  for (const address of [atHost, belowPath]) {
    const gantry = await startGantry(t, address)
    const own = (await signIn(gantry)).find((one) => one.includes('nut-session='))?.split(';')[0] ?? ''
    const secret = own.split('=')[1] ?? ''
    for (const planted of [
      `nut-session=${secret}`,
      `__host-nut-session=${secret}`,
      `\u00a0${own}`,
      `\u0085${own}`,
      `$Version=1; nut-session=${secret}`,
      `a=b,${own}`,
    ])
      t.equal((await statusOf(gantry, planted)).code, 'unauthenticated', planted)
    t.equal((await statusOf(gantry, `nut-session=planted; ${own}`)).status, 200, 'nor does it disturb the right one')
    t.equal((await statusOf(gantry, `${own}; ${own}`)).code, 'token_invalid', 'two are one too many')
  }
})

t.test('at a plain address, the cookie has its given name, whatever stands beside it', async (t) => {
  const gantry = await startGantry(t)
  const own = (await signIn(gantry)).find((one) => one.startsWith('nut-session='))?.split(';')[0] ?? ''
  t.equal((await statusOf(gantry, own)).status, 200)
  t.equal((await statusOf(gantry, `__Host-nut-session=of-another-service; ${own}`)).status, 200)
})

t.test('the served contract names the cookie of this address', async (t) => {
  for (const [options, name] of [
    [{}, 'nut-session'],
    [atHost, '__Host-nut-session'],
    [belowPath, '__Secure-nut-session'],
  ] as const) {
    const gantry = await startGantry(t, options)
    for (const path of ['/openapi.json', '/docs/openapi.json']) {
      const { components } = (await (await gantry.fetch(path)).json()) as Contract
      t.equal(components.securitySchemes.sessionCookie.name, name, path)
    }
    const text = await (await gantry.fetch('/openapi.yaml')).text()
    t.match(text, new RegExp(`sessionCookie:(\\n +(type|in): \\w+)*\\n +name: ${name}\\n`), '/openapi.yaml')
  }
})

t.test('every answer at an https address keeps browsers to TLS for a year', async (t) => {
  for (const [options, policy] of [
    [atHost, 'max-age=31536000; includeSubDomains'],
    [belowPath, 'max-age=31536000'],
    [{ environment: { GANTRY_PUBLIC_URL: 'https://example.org:8443' } }, 'max-age=31536000'],
    [{ environment: { GANTRY_PUBLIC_URL: 'http://gantry.example' } }, null],
    [{}, null],
  ] as const) {
    const gantry = await startGantry(t, options)
    const json = { headers: { 'content-type': 'application/json' } }
    const answers = {
      'a success': () => gantry.fetch('/api/v1/tasks'),
      'a refusal': () => gantry.fetch('/api/v1/tasks', { headers: { authorization: '' } }),
      'an unknown path': () => gantry.fetch('/none'),
      'a broken body': () => gantry.fetch('/api/v1/tasks', { ...json, method: 'POST', body: '{' }),
      'a page': () => gantry.fetch('/docs'),
      'a redirect': () => gantry.fetch('/', { redirect: 'manual' }),
      'the metrics': () => gantry.fetch('/metrics'),
      'a stream': () => gantry.fetch('/api/v1/events', { headers: { accept: 'text/event-stream' } }),
      'a path that cannot be read': () => raw(gantry, 'GET /api/v1/tasks/%zz HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      'a request line that is broken': () => raw(gantry, 'GET / HTTP/9.9\r\n\r\n'),
      'a tunnel': () => raw(gantry, 'CONNECT localhost:1 HTTP/1.1\r\nHost: localhost:1\r\n\r\n'),
      overload: () => overloaded(gantry, options),
    }
    for (const [name, ask] of Object.entries(answers)) {
      const answer = await ask()
      t.equal(answer.headers.get('strict-transport-security') ?? null, policy, name)
      if (answer instanceof Response) await answer.body?.cancel()
    }
  }
})

interface Contract {
  readonly components: { readonly securitySchemes: { readonly sessionCookie: { readonly name: string } } }
}

async function signIn(gantry: Gantry): Promise<string[]> {
  const { headers } = await gantry.call('POST', '/identity/login', {
    body: { token: gantry.token },
    headers: ofBrowser,
  })
  return headers.getSetCookie()
}

/** What a request with this header answers, byte for byte: `fetch` would normalize it. */
async function statusOf(gantry: Gantry, cookie: string): Promise<{ status: number; code: string | undefined }> {
  const head = `GET /api/v1/identity HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: ${cookie}\r\n\r\n`
  const answer = await raw(gantry, head)
  return { status: answer.status, code: JSON.parse(answer.text).error?.code }
}

/** What a service says that takes no call. */
async function overloaded(gantry: Gantry, { environment }: Options): Promise<Response> {
  const url = environment?.GANTRY_PUBLIC_URL
  const refusals = new OverloadRefusals()
  const admission = {
    offer: ({ request, response, refusedBodies }: OfferedCall) => refusals.refuse(request, response, refusedBodies),
  }
  const { port } = await startServer(t, gantry, {
    admission,
    ...(url !== undefined && {
      publicOrigin: new URL(url).origin,
      publicPath: new URL(url).pathname.replace(/\/$/, ''),
    }),
  })
  return fetch(`http://127.0.0.1:${port}/api/v1/tasks`)
}

interface Options {
  readonly environment?: { readonly GANTRY_PUBLIC_URL: string } | undefined
}

async function raw(gantry: Gantry, bytes: string) {
  const [answer] = (await exchange(gantry.port, Buffer.from(bytes, 'latin1'))).answers
  if (!answer) throw new Error(`no answer to ${bytes}`)
  return answer
}
