import { setTimeout as pause } from 'node:timers/promises'
import type { GantryClient } from '../../client/client.ts'
import { GantryError, UnexpectedAnswer } from '../../client/failure.ts'
import { clientOf } from '../connection.ts'
import { callExitCodes } from '../exit-codes.ts'
import { NoService } from '../failures.ts'
import { printItems } from '../output.ts'
import { UsageMistake } from '../usage-mistake.ts'
import { whoAmI } from '../servers.ts'
import type { CliProgram } from './program.ts'

/** Signs in by a code that a person approves in a browser (RFC 8628), and keeps the token for the server. */
export const signIn: CliProgram = async ({ operands: [given], servers, terminal, environment }) => {
  const { url, codes } = await startAt(addressesOf(given ?? environment['GANTRY_URL']))
  const { client } = clientOf({ url })
  if (given !== undefined && given.replace(/\/+$/, '') !== url) terminal.note(`The address of the server is ${url}.`)
  terminal.note(`Open ${new URL(codes.verificationUriComplete, url).href} and approve the code ${codes.userCode}.`)
  const { token, secret } = await approved(client, codes)
  const { host, pathname } = new URL(url)
  const name = `${host}${pathname.replace(/\/$/, '')}`
  await servers.keep(name, { url, token: secret })
  terminal.print(`Signed in to ${name}${token.expiresAt ? ` until ${token.expiresAt}` : ''}.`)
  return callExitCodes.done
}

/**
 * The address that is given and those above it: people copy that of a page, such as https://gantry.example.com/docs.
 * Throws `UsageMistake` for what is none.
 */
function addressesOf(given: string | undefined): readonly string[] {
  if (given === undefined || !/^https?:\/\//i.test(given) || !URL.canParse(given)) {
    const host = /^(?:localhost|[\d.]+|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:\/|$)/.test(given ?? '')
    const scheme = /^(?:localhost|127\.)/.test(given ?? '') ? 'http' : 'https'
    const not = given === undefined ? '' : `, not "${given}"`
    throw new UsageMistake(
      `Give the address of the server, such as https://gantry.example.com${not}.${host ? ` Did you mean ${scheme}://${given}?` : ''}`,
      'login',
    )
  }
  const { origin, pathname } = new URL(given)
  const parts = pathname.split('/').filter((part) => part !== '')
  return Array.from({ length: parts.length + 1 }, (_, left) =>
    [origin, ...parts.slice(0, parts.length - left)].join('/'),
  )
}

/** Starts a sign-in at the first of the addresses at which a service is. */
async function startAt([url = '', ...others]: readonly string[]): Promise<StartedSignIn> {
  try {
    const codes = await clientOf({ url }).client.signIn.device.start({ clientName: `gantry on ${whoAmI()}` })
    return { url, codes }
  } catch (error) {
    if (others.length === 0 || !isOfNoService(error)) throw error
    return startAt(others)
  }
}

interface StartedSignIn {
  readonly url: string
  readonly codes: Awaited<ReturnType<GantryClient['signIn']['device']['start']>>
}

/** Whether a page, another program or nothing is at an address. */
function isOfNoService(error: unknown): boolean {
  if (error instanceof GantryError) return error.is('route_not_found', 'method_not_allowed')
  return error instanceof UnexpectedAnswer || error instanceof SyntaxError
}

/** RFC 8628, section 3.5. */
const slowDownSeconds = 5

async function approved(
  client: ReturnType<typeof clientOf>['client'],
  { deviceCode, intervalSeconds }: { readonly deviceCode: string; readonly intervalSeconds: number },
) {
  for (let seconds = intervalSeconds; ; ) {
    await pause(seconds * 1_000)
    try {
      return await client.signIn.device.complete({ deviceCode })
    } catch (error) {
      if (!(error instanceof GantryError) || !error.is('authorization_pending', 'slow_down')) throw error
      if (error.is('slow_down')) seconds += slowDownSeconds
    }
  }
}

/** Ends the token of a server, and forgets the server. */
export const signOut: CliProgram = async ({ operands: [given], servers, terminal }) => {
  const name = given ?? servers.list().find(({ isCurrent }) => isCurrent)?.name
  const server = name === undefined ? undefined : await servers.forget(name)
  if (name === undefined) throw new NoService('You are signed in to no server. gantry use lists those that are known.')
  if (server === undefined) throw servers.unknown(name)
  try {
    const { client } = clientOf(server)
    const { identity } = await client.whoami()
    if (identity.tokenId !== undefined) await client.tokens.revoke({ tokenId: identity.tokenId })
  } catch (error) {
    // The server may be gone, and the token ended.
    terminal.note(`The token may still be valid: ${error instanceof Error ? error.message : String(error)}`)
  }
  terminal.print(`Signed out of ${name}.`)
  return callExitCodes.done
}

/** Chooses the current server; without a name, lists those that are known. */
export const use: CliProgram = async ({ operands: [name], servers, terminal, manner }) => {
  if (name === undefined) {
    const known = servers
      .list()
      .map(({ name: each, url, isCurrent }) => ({ name: each, url, state: isCurrent ? 'current' : '' }))
    printItems(known, manner, terminal)
    if (known.length === 0 && terminal.isTty && !manner.json)
      terminal.note(
        'You are signed in to no server: gantry login URL signs in to one. In the folder of a project whose service runs, none is needed.',
      )
    return callExitCodes.done
  }
  if (!(await servers.use(name))) throw servers.unknown(name)
  terminal.print(`${name} is the current server.`)
  return callExitCodes.done
}
