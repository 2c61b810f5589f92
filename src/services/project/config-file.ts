import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import { fail, type ErrorDetail } from '../../errors.ts'
import { asciiDomain, parseMailbox } from '../../platform/text/mailbox.ts'
import { findMistakes, valueOf, type Mistake, type Shape } from './shapes.ts'

/** A program that speaks MCP on its standard input and output. */
export interface StdioMcpServer {
  readonly type?: string
  readonly command: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  readonly url?: never
}

/** A service that speaks MCP over HTTP. */
export interface HttpMcpServer {
  readonly type?: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly command?: never
}

export type McpServer = StdioMcpServer | HttpMcpServer
export type McpServers = Readonly<Record<string, McpServer>>

/** How mail comes in and goes out. */
export interface MailConfig {
  readonly smtp?: IncomingMailConfig
  readonly outgoing?: OutgoingMailConfig
}

/** Where mail is taken, and for whom. */
export interface IncomingMailConfig {
  readonly port: number
  readonly host?: string
  readonly domains: readonly string[]
  readonly bytesMax?: number
}

/** Through which server mail is sent, and as whom. */
export interface OutgoingMailConfig {
  readonly host: string
  readonly port: number
  /**
   * TLS from the first byte. False lets a message pass without TLS where the server has none; by default only this
   * machine may.
   */
  readonly secure?: boolean
  readonly from: string
}

/** How the sandbox of plan steps, terminals and MCP servers differs from the usual one. */
export interface SandboxConfig {
  /** False leaves a loopback interface only. */
  readonly network?: boolean
  /** Paths that can be read and not written; relative to the project folder. */
  readonly readOnlyPaths?: readonly string[]
  /** Data of one process, in bytes. */
  readonly memoryBytes?: number
}

/** What `gantry.json` says; everything is optional. */
export interface ConfigFile {
  readonly name?: string
  readonly defaultSkill?: string
  readonly aiModel?: string
  readonly mcpServers?: McpServers
  readonly platform?: Readonly<Record<string, unknown>>
  readonly scripts?: Readonly<Record<string, string>>
  /** Calls a minute of one credential. */
  readonly rateLimit?: number | 'off'
  readonly mail?: MailConfig
  readonly sandbox?: SandboxConfig
}

/** What `.mcp.json` says. Some programs write `servers` instead of `mcpServers`. */
export interface McpFile {
  readonly mcpServers?: McpServers
  readonly servers?: McpServers
}

/** Reads `gantry.json`: JSON with comments and trailing commas. Fails with `config_invalid`, naming every mistake. */
export function parseConfigFile(text: string): ConfigFile {
  // The shape was checked against the text just before.
  return parse('gantry.json', text, configShape) as ConfigFile
}

/** The syntax tree of `gantry.json`, which was read without a mistake. */
export function treeOfConfig(text: string): Node {
  return treeOf('gantry.json', text)
}

/** Reads `.mcp.json`. The file belongs to other programs as well, so keys that Gantry does not know are left out. */
export function parseMcpFile(text: string): McpFile {
  // The shape was checked against the text just before.
  return parse('.mcp.json', text, mcpFileShape) as McpFile
}

const word: Shape = { kind: 'text', max: 256 }
const line: Shape = { kind: 'text', max: 32_768 }
const textMap: Shape = { kind: 'map', of: line, max: 256 }
// Together with the scripts and both ways of mail these stay within the 1000 commands that an approval lists.
const entriesMax = 498

const mcpServerKeys = {
  type: word,
  command: { ...line, filled: true },
  args: { kind: 'list', of: line, max: 256 },
  env: textMap,
  cwd: line,
  url: { ...line, filled: true },
  headers: textMap,
} as const satisfies Record<string, Shape>

const needs = {
  keys: ['command', 'url'],
  sentence: 'needs either a "command" that starts it or the "url" of the server.',
}

const port: Shape = { kind: 'count', min: 1, max: 65_535, or: [] }
const host: Shape = {
  kind: 'text',
  max: 253,
  filled: true,
  mistakeOf: (text) => (/^[\w.:-]+$/.test(text) ? undefined : 'must be a host name or an IP address.'),
}
const domain: Shape = {
  kind: 'text',
  max: 253,
  filled: true,
  mistakeOf: (text) => (asciiDomain(text) === undefined ? 'must be a domain like "example.org".' : undefined),
}
const mailbox: Shape = {
  kind: 'text',
  max: 512,
  filled: true,
  mistakeOf: (text) =>
    parseMailbox(text) === undefined
      ? 'must be an address, or a name with one like "Gantry <gantry@example.org>".'
      : undefined,
}

const mailShape: Shape = {
  kind: 'record',
  others: 'refused',
  keys: {
    smtp: {
      kind: 'record',
      others: 'refused',
      required: ['port', 'domains'],
      keys: {
        port,
        host,
        domains: { kind: 'list', of: domain, max: 100 },
        bytesMax: { kind: 'count', min: 1_024, max: 26_214_400, or: [] },
      },
    },
    outgoing: {
      kind: 'record',
      others: 'refused',
      required: ['host', 'port', 'from'],
      keys: { host, port, secure: { kind: 'boolean' }, from: mailbox },
    },
  },
}

const sandboxShape: Shape = {
  kind: 'record',
  others: 'refused',
  keys: {
    network: { kind: 'boolean' },
    readOnlyPaths: { kind: 'list', of: { kind: 'text', max: 4_096, filled: true }, max: 100 },
    memoryBytes: { kind: 'count', min: 67_108_864, max: 1_125_899_906_842_624, or: [] },
  },
}

const configShape: Shape = {
  kind: 'record',
  others: 'refused',
  keys: {
    $schema: line,
    name: { ...word, filled: true },
    defaultSkill: word,
    aiModel: word,
    mcpServers: {
      kind: 'map',
      max: entriesMax,
      of: {
        kind: 'record',
        others: 'refused',
        needs,
        keys: { ...mcpServerKeys, type: { ...word, oneOf: ['stdio', 'http', 'streamable-http', 'sse'] } },
      },
    },
    platform: { kind: 'free' },
    scripts: { ...textMap, max: entriesMax },
    rateLimit: { kind: 'count', min: 1, max: 1_000_000, or: ['off'] },
    mail: mailShape,
    sandbox: sandboxShape,
  },
}

const servers: Shape = {
  kind: 'map',
  max: entriesMax,
  of: { kind: 'record', others: 'ignored', needs, keys: mcpServerKeys },
}

const mcpFileShape: Shape = { kind: 'record', others: 'ignored', keys: { mcpServers: servers, servers } }

function parse(file: string, text: string, shape: Shape): unknown {
  const tree = treeOf(file, text)
  const mistakes = findMistakes(tree, shape)
  if (mistakes.length > 0) refuse(file, text, mistakes)
  return valueOf(tree, shape)
}

function treeOf(file: string, text: string): Node {
  if (text.trim() === '')
    refuse(file, text, [
      { offset: 0, pointer: '', rule: 'syntax', sentence: 'The file is empty. Write {} or remove it.' },
    ])
  const errors: ParseError[] = []
  const tree = parseDeep(file, text, errors)
  const [first] = errors
  // Only the first one is reported: those after a syntax error are often its consequence.
  if (first !== undefined)
    refuse(file, text, [{ offset: first.offset, pointer: '', rule: 'syntax', sentence: syntaxSentence(first) }])
  return tree ?? fail('config_invalid', { message: `${file} contains no JSON value.` })
}

function parseDeep(file: string, text: string, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(text, errors, { allowTrailingComma: true })
  } catch (cause) {
    if (cause instanceof RangeError) fail('config_invalid', { message: `${file} is nested too deeply.`, cause })
    throw cause
  }
}

const syntaxSentences: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This is not a JSON value. Strings need double quotes.',
  InvalidNumberFormat: 'This is not a valid JSON number.',
  PropertyNameExpected: 'A key in double quotes is expected here.',
  ValueExpected: 'A value is expected here.',
  ColonExpected: 'A colon is expected here.',
  CommaExpected: 'A comma is expected here.',
  CloseBraceExpected: 'A closing brace } is missing.',
  CloseBracketExpected: 'A closing bracket ] is missing.',
  EndOfFileExpected: 'There is text after the end of the JSON value.',
  UnexpectedEndOfComment: 'A comment is not closed.',
  UnexpectedEndOfString: 'A string is not closed by a double quote.',
  UnexpectedEndOfNumber: 'A number is incomplete.',
  InvalidUnicode: 'A \\u escape needs four hexadecimal digits.',
  InvalidEscapeCharacter: 'This is not a valid JSON escape.',
  InvalidCharacter: 'A control character must be written as an escape.',
}

function syntaxSentence({ error }: ParseError): string {
  return syntaxSentences[printParseErrorCode(error)] ?? 'This is not JSON.'
}

const detailsMax = 100

function refuse(file: string, text: string, mistakes: readonly Mistake[]): never {
  const sentences = mistakes
    .slice(0, detailsMax)
    .map((mistake) => `${file}:${positionOf(text, mistake.offset)}: ${mistake.sentence}`)
  const details = mistakes.slice(0, detailsMax).map(
    ({ pointer, rule }, index): ErrorDetail => ({
      path: `${file}${pointer}`.slice(0, 1024),
      rule,
      message: (sentences[index] ?? '').slice(0, 2048),
    }),
  )
  const rest = mistakes.length > 1 ? ` (and ${mistakes.length - 1} more)` : ''
  return fail('config_invalid', { message: `${sentences[0]}${rest}`, details })
}

function positionOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/)
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`
}
