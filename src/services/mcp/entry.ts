import { isAbsolute, resolve } from 'node:path'
import { fail } from '../../errors.ts'
import type { ToolRule } from '../../platform/rules/tool-rules.ts'
import { networkEnvironment, proxyCredentials } from '../../platform/processes/network-variables.ts'

/** One server of `mcpServers` in the portable `.mcp.json` shape, as it stands in the project's files. */
export interface McpServerEntry {
  /** `stdio`, `http` (or `streamable-http`) or `sse`; without it a `url` means `http` and a `command` means `stdio`. */
  readonly type?: string
  readonly command?: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** How many milliseconds the server may take from its start to its list of tools. */
  readonly startupTimeout?: number
  /** How many milliseconds a call may go without an answer or a sign of progress. */
  readonly timeout?: number
  /** Relative to the project folder. */
  readonly cwd?: string
  /** The labels of the runner at which the program runs; without any, on the machine of the service. */
  readonly runsOn?: readonly string[]
  readonly url?: string
  readonly headers?: Readonly<Record<string, string>>
  /** How the service identifies itself to the authorization server of a remote server. */
  readonly oauth?: OAuthOptions
  /** Rules for calls with certain arguments, of which the first that fits decides; before `tools`. */
  readonly rules?: readonly ToolRule[]
  /** Rules by the names of tools, in which `*` stands for any characters. */
  readonly tools?: Readonly<Record<string, 'allow' | 'ask' | 'deny'>>
}

export interface OAuthOptions {
  readonly clientId?: string
  readonly clientSecret?: string
  /** The address of a client id metadata document. */
  readonly clientMetadataUrl?: string
  /** Scopes, separated by blanks. */
  readonly scope?: string
}

/** A checked entry with its variables filled in. */
export type ServerTarget = StdioTarget | HttpTarget

export interface StdioTarget {
  readonly kind: 'stdio'
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** At a runner of another machine, relative to the folder that the program has there. */
  readonly cwd: string
  readonly runsOn: readonly string[]
  readonly secrets: readonly string[]
}

export interface HttpTarget {
  readonly kind: 'http' | 'sse'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly oauth: OAuthOptions
  readonly secrets: readonly string[]
}

export interface EntrySurroundings {
  readonly projectFolder: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** Checks an entry and fills in its variables. Everything that may be a secret is listed in `secrets`. */
export function readEntry(serverName: string, given: unknown, around: EntrySurroundings): ServerTarget {
  const entry = isRecord(given) ? given : refuse(serverName, 'must be an object')
  const text = new Expansion(serverName, around.environment)
  return transportOf(serverName, entry) === 'stdio'
    ? readStdio(serverName, entry, text, around)
    : readHttp(serverName, entry, text)
}

/** What an entry says of its transport, whether it is right or not. */
export function transportNamed({ type, url }: McpServerEntry): ServerTarget['kind'] {
  if (type === 'sse') return 'sse'
  return type === 'stdio' || (type === undefined && url === undefined) ? 'stdio' : 'http'
}

function transportOf(serverName: string, entry: Record<string, unknown>): 'stdio' | 'http' {
  const type = entry['type'] ?? (entry['url'] === undefined ? 'stdio' : 'http')
  switch (type) {
    case 'stdio':
      return 'stdio'
    case 'http':
    case 'streamable-http':
    case 'sse':
      return 'http'
    default:
      return refuse(serverName, 'has an unknown "type"; use stdio, http or sse')
  }
}

function readStdio(
  serverName: string,
  entry: Record<string, unknown>,
  text: Expansion,
  around: EntrySurroundings,
): StdioTarget {
  const command = text.expand(asText(serverName, 'command', entry['command']))
  const args = asList(serverName, 'args', entry['args']).map((each) => text.expand(each))
  const env = text.expandAll(asTexts(serverName, 'env', entry['env']))
  const cwd = text.expand(asText(serverName, 'cwd', entry['cwd'] ?? '.'))
  const runsOn = asList(serverName, 'runsOn', entry['runsOn'])
  if (runsOn.length > 0 && isAbsolute(cwd)) refuse(serverName, 'has "runsOn", with which "cwd" must be relative')
  const known = runsOn.length > 0 ? {} : inherited(around.environment)
  return {
    kind: 'stdio',
    command,
    args,
    env: { ...known, ...env },
    cwd: runsOn.length > 0 || isAbsolute(cwd) ? cwd : resolve(around.projectFolder, cwd),
    runsOn,
    secrets: [...text.filledIn, ...Object.values(env), ...proxyCredentials(known)],
  }
}

function readHttp(serverName: string, entry: Record<string, unknown>, text: Expansion): HttpTarget {
  if (entry['runsOn'] !== undefined) refuse(serverName, 'has "runsOn", which only a program can have')
  const url = asUrl(serverName, text.expand(asText(serverName, 'url', entry['url'])))
  const headers = text.expandAll(asTexts(serverName, 'headers', entry['headers']))
  const oauth = text.expandAll(asTexts(serverName, 'oauth', entry['oauth'])) as OAuthOptions
  const schemeless = Object.values(headers).map((value) => value.replace(/^\S+\s+/, ''))
  return {
    kind: entry['type'] === 'sse' ? 'sse' : 'http',
    url,
    headers,
    oauth,
    secrets: [...text.filledIn, ...Object.values(headers), ...schemeless, ...url.searchParams.values()],
  }
}

function asUrl(serverName: string, given: string): URL {
  const url = URL.parse(given) ?? refuse(serverName, 'has a "url" that is not a full URL')
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    refuse(serverName, 'has a "url" that is neither http nor https')
  if (url.username !== '' || url.password !== '')
    refuse(serverName, 'has a user name or password in its "url"; move them to "headers"')
  return url
}

/**
 * What a server gets of our environment without asking: the list of the MCP SDK, which follows sudo's, and how the
 * network is reached.
 */
const inheritedNames = ['HOME', 'LOGNAME', 'PATH', 'SHELL', 'TERM', 'USER']

function inherited(environment: EntrySurroundings['environment']): Record<string, string> {
  const named = inheritedNames.flatMap((name) => {
    const value = environment[name]
    // A value that starts with `()` is an exported shell function.
    return value === undefined || value.startsWith('()') ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(named), ...networkEnvironment(environment) }
}

/** Fills in `${NAME}` and `${NAME:-default}`, and remembers what it filled in. */
class Expansion {
  readonly filledIn: string[] = []
  readonly #serverName: string
  readonly #environment: EntrySurroundings['environment']

  constructor(serverName: string, environment: EntrySurroundings['environment']) {
    this.#serverName = serverName
    this.#environment = environment
  }

  expand(text: string): string {
    return text.replace(/\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g, (_all, name: string, fallback?: string) => {
      const value = this.#environment[name]
      if (fallback !== undefined && (value === undefined || value === '')) return fallback
      if (value === undefined) return this.#unset(name)
      this.filledIn.push(value)
      return value
    })
  }

  expandAll(texts: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, this.expand(value)]))
  }

  #unset(name: string): never {
    return fail('mcp_server_unavailable', {
      message: `The entry of the MCP server "${this.#serverName}" uses the environment variable ${name}, which is not set.`,
      hint: `Start the service with ${name} set, or give a default: \${${name}:-value}.`,
    })
  }
}

function asText(serverName: string, field: string, value: unknown): string {
  return typeof value === 'string' && value !== '' && !value.includes('\0')
    ? value
    : refuse(serverName, `needs a string as "${field}"`)
}

function asList(serverName: string, field: string, value: unknown): string[] {
  const given = value ?? []
  return isTextList(given) ? given : refuse(serverName, `needs a list of strings as "${field}"`)
}

function isTextList(given: unknown): given is string[] {
  return Array.isArray(given) && given.every((each) => typeof each === 'string')
}

function asTexts(serverName: string, field: string, value: unknown): Record<string, string> {
  const given = value ?? {}
  return isRecord(given) && hasOnlyTexts(given) ? given : refuse(serverName, `needs an object of strings as "${field}"`)
}

function hasOnlyTexts(given: Record<string, unknown>): given is Record<string, string> {
  return Object.values(given).every((value) => typeof value === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refuse(serverName: string, problem: string): never {
  return fail('config_invalid', { message: `The MCP server "${serverName}" in the project configuration ${problem}.` })
}
