import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isLoopback } from './platform/egress/loopback.ts'
import { isNetwork, isOrigin } from './platform/egress/public-address.ts'
import { nearest } from './platform/text/nearest.ts'
import { redact } from './platform/text/url-credentials.ts'

/** A mistake in the options or variables: one sentence for the operator. */
export class UsageError extends Error {}

/** The options that configure the service; every command takes them. */
export const configOptions = {
  project: { type: 'string' },
  data: { type: 'string' },
  host: { type: 'string' },
  port: { type: 'string' },
  store: { type: 'string' },
  trust: { type: 'boolean' },
  'insecure-http': { type: 'boolean' },
  'unsafe-commands': { type: 'boolean' },
} as const

/** The options of single commands. */
const commandOptions = {
  name: { type: 'string' },
  preset: { type: 'string' },
  client: { type: 'string' },
  print: { type: 'boolean' },
  force: { type: 'boolean' },
  server: { type: 'string' },
  'token-file': { type: 'string' },
  folder: { type: 'string' },
} as const

export type CommandOption = keyof typeof commandOptions
export type Options = ReturnType<typeof parse>['values']

/** Which options and operands a command takes, besides those of the configuration. */
export interface CommandSyntax {
  readonly options?: readonly CommandOption[]
  /** The names of the operands. Each must be given. */
  readonly operands?: readonly string[]
  /** For what a mistake is told. */
  readonly name?: string
}

/** Throws `UsageError` for an option or operand that the command does not take, or lacks. */
export function readOptions(
  args: readonly string[],
  { options = [], operands = [], name: command = '' }: CommandSyntax = {},
): { readonly values: Options; readonly operands: readonly string[] } {
  const known = [...Object.keys(configOptions), ...options]
  const { values, positionals } = attempt(args, known)
  for (const name of Object.keys(values)) if (!known.includes(name)) throw unknownOption(name, known)
  const extra = positionals[operands.length]
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}'. ${seeHelp}`)
  const missing = operands[positionals.length]
  if (missing !== undefined) {
    const usage = `gantry ${command} ${operands.join(' ')}`
    throw new UsageError(`${missing} is missing: ${usage}. Run gantry ${command} --help for an example.`)
  }
  return { values, operands: positionals }
}

const seeHelp = 'Run with --help to see the options.'

function attempt(args: readonly string[], known: readonly string[]): ReturnType<typeof parse> {
  try {
    return parse(args)
  } catch (error) {
    const sentence = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)
    const [, short] = /^Unknown option '-(\w)'/.exec(sentence) ?? []
    if (short !== undefined) throw unknownShort(short)
    const unknown = /^Unknown option '--([^']*)'/.exec(sentence)?.[1]
    throw unknown === undefined ? new UsageError(`${sentence}. ${seeHelp}`) : unknownOption(unknown, known)
  }
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options: { ...configOptions, ...commandOptions } })
}

function unknownOption(name: string, known: readonly string[]): UsageError {
  const meant = nearest(name, known)
  return new UsageError(
    `There is no option --${name}.${meant === undefined ? '' : ` Did you mean --${meant}?`} ${seeHelp}`,
  )
}

function unknownShort(letter: string): UsageError {
  const meant = ['port', 'host', 'data', 'store', 'version'].find((name) => name.startsWith(letter.toLowerCase()))
  return new UsageError(
    `There is no option -${letter}.${meant === undefined ? '' : ` Did you mean --${meant}?`} ${seeHelp}`,
  )
}

/** The path of a file that a variable names. Throws `UsageError` when it is not there. */
export function existingFile(name: string, text: string | undefined, folder: string): string | undefined {
  const file = text && resolve(folder, text)
  if (!file || statSync(file, { throwIfNoEntry: false })?.isFile()) return file
  throw new UsageError(`${name} must be a file, not "${text}".`)
}

/** The origin at which other processes reach this one. Throws `UsageError` for anything else. */
export function readRelayAddress(text: string | undefined): string | undefined {
  if (text === undefined || isOrigin(text)) return text
  throw new UsageError(`GANTRY_RELAY_ADDRESS must be an address such as http://10.0.0.5:4600, not "${text}".`)
}

/** An address or a network. Throws `UsageError` for anything else. */
export function checkProxy(text: string): string {
  if (isNetwork(text)) return text
  throw new UsageError(
    `GANTRY_TRUSTED_PROXIES must be IP addresses and networks, such as 127.0.0.1, 10.0.0.0/8, not "${text}".`,
  )
}

/** Tokens and cookies would cross the network in plain text. */
export function requireLoopback(host: string): void {
  if (isLoopback(host)) return
  throw new UsageError(
    `The host "${host}" is reachable from other machines, and this service has no TLS of its own: set GANTRY_PUBLIC_URL to the https address of the proxy in front of it, or allow plain HTTP with --insecure-http.`,
  )
}

/** The items of a list that commas separate. */
export function itemsBetweenCommas(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** The URL of PostgreSQL; absent for SQLite. Throws `UsageError`, which names what was given without its password. */
export function readStore(text: string | undefined): string | undefined {
  if (text === undefined || text === '' || text === 'sqlite') return undefined
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new UsageError(
      `The store must be sqlite or a URL such as postgres://user@host/database, not "${redact(text)}".`,
    )
  return text
}
