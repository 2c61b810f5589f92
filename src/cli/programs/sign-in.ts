import { setTimeout as pause } from 'node:timers/promises'
import { GantryError } from '../../client/failure.ts'
import { clientOf } from '../connection.ts'
import { callExitCodes } from '../exit-codes.ts'
import { NoService } from '../failures.ts'
import { printItems } from '../output.ts'
import { UsageMistake } from '../usage-mistake.ts'
import { whoAmI } from '../servers.ts'
import type { CliProgram } from './program.ts'

/** Signs in by a code that a person approves in a browser (RFC 8628), and keeps the token for the server. */
export const signIn: CliProgram = async ({ operands: [given], servers, terminal, environment }) => {
  const url = (given ?? environment['GANTRY_URL'])?.replace(/\/+$/, '')
  if (url === undefined || !/^https?:\/\//.test(url))
    throw new UsageMistake(
      `Give the address of the server, such as https://gantry.example.com${url === undefined ? '' : `, not "${url}"`}.`,
      'login',
    )
  const { client } = clientOf({ url })
  const codes = await client.signIn.device.start({ clientName: `gantry on ${whoAmI()}` })
  terminal.note(`Open ${new URL(codes.verificationUriComplete, url).href} and approve the code ${codes.userCode}.`)
  const { token, secret } = await approved(client, codes)
  const { host, pathname } = new URL(url)
  const name = `${host}${pathname.replace(/\/$/, '')}`
  await servers.keep(name, { url, token: secret })
  terminal.print(`Signed in to ${name}${token.expiresAt ? ` until ${token.expiresAt}` : ''}.`)
  return callExitCodes.done
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
  if (name === undefined || server === undefined)
    throw new NoService(
      name === undefined
        ? 'You are signed in to no server. gantry use lists those that are known.'
        : `There is no server ${name}. gantry use lists those that are known.`,
    )
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
    return callExitCodes.done
  }
  if (!(await servers.use(name)))
    throw new NoService(`There is no server ${name}. gantry use lists those that are known.`)
  terminal.print(`${name} is the current server.`)
  return callExitCodes.done
}
