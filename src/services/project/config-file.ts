import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import { fail, type ErrorDetail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { findMistakes } from './config-mistakes.ts'
import type { ConfigMistake } from './config-mistakes.ts'
import { mapMembers, valueOf, withKeys } from './config-tree.ts'

type ServerEntry = Readonly<Schemas['McpServerEntry']>

/** A program that speaks MCP on its standard input and output. */
export interface StdioMcpServer extends Omit<ServerEntry, 'headers' | 'oauth'> {
  readonly command: string
  readonly url?: never
}

/** A service that speaks MCP over HTTP. */
export interface HttpMcpServer extends Omit<ServerEntry, 'args' | 'env' | 'cwd'> {
  readonly url: string
  readonly command?: never
}

/** A program that speaks the Agent Client Protocol on its standard input and output. */
export type AgentConfig = Readonly<Schemas['AgentConfig']>
export type AgentConfigs = Readonly<Record<string, AgentConfig>>

export type McpServer = StdioMcpServer | HttpMcpServer
export type ConfiguredMcpServers = Readonly<Record<string, McpServer>>

/** How mail comes in and goes out. */
export type MailConfig = NonNullable<ConfigFile['mail']>
/** Where mail is taken, and for whom. */
export type IncomingMailConfig = Readonly<Schemas['IncomingMailConfig']>
/** Through which server mail is sent, and as whom. */
export type OutgoingMailConfig = Readonly<Schemas['OutgoingMailConfig']>
/** How the sandbox of plan steps, terminals and MCP servers differs from the usual one. */
export type SandboxConfig = Readonly<Schemas['SandboxConfig']>

/** What `gantry.json` says; everything is optional. */
export interface ConfigFile extends Omit<Readonly<Schemas['ConfigFile']>, 'mcpServers'> {
  readonly mcpServers?: ConfiguredMcpServers
}

/** What `.mcp.json` says. Some programs write `servers` instead of `mcpServers`. */
export interface McpFile {
  readonly mcpServers?: ConfiguredMcpServers
  readonly servers?: ConfiguredMcpServers
}

/** Reads `gantry.json`: JSON with comments and trailing commas. Fails with `config_invalid`, naming every mistake. */
export function parseConfigFile(text: string): ConfigFile {
  // The shape was checked against the text just before.
  return parse('gantry.json', text) as ConfigFile
}

/** Reads `.mcp.json`. The file belongs to other programs as well, so keys that Gantry does not know are left out. */
export function parseMcpFile(text: string): McpFile {
  // The shape was checked against the text just before.
  return parse('.mcp.json', text) as McpFile
}

/** The syntax tree of `gantry.json`, which was read without a mistake. */
export function treeOfConfig(text: string): Node {
  return treeOf('gantry.json', text)
}

export type ConfigFileName = 'gantry.json' | '.mcp.json'

const schemaOf = { 'gantry.json': 'ConfigFile', '.mcp.json': 'McpFile' } as const

/**
 * The part of the tree that Gantry reads. What another program wrote into `.mcp.json` is no mistake, and what only
 * `gantry.json` may say (who may call a tool) is not read from there.
 */
function readPartOf(file: ConfigFileName, tree: Node): Node {
  if (file === 'gantry.json') return tree
  return mapMembers(withKeys(tree, ['mcpServers', 'servers']), (servers) =>
    mapMembers(servers, (server) => withKeys(server, mcpFileKeys)),
  )
}

const mcpFileKeys = ['type', 'command', 'args', 'env', 'cwd', 'url', 'headers']

/** Everything that is wrong with the text of a file, in its order, and its syntax tree if it has one. */
export function inspect(
  file: ConfigFileName,
  text: string,
): { readonly tree?: Node; readonly mistakes: readonly ConfigMistake[] } {
  const examined = examine(file, text)
  if ('mistake' in examined) return { mistakes: [examined.mistake] }
  return { tree: examined.tree, mistakes: findMistakes(readPartOf(file, examined.tree), schemaOf[file]) }
}

/** The line and the column of an offset, each counted from 1. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/)
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

function parse(file: ConfigFileName, text: string): unknown {
  const tree = readPartOf(file, treeOf(file, text))
  const mistakes = findMistakes(tree, schemaOf[file])
  if (mistakes.length > 0) refuse(file, text, mistakes)
  return valueOf(tree)
}

function treeOf(file: ConfigFileName, text: string): Node {
  const examined = examine(file, text)
  return 'tree' in examined ? examined.tree : refuse(file, text, [examined.mistake])
}

/** Of several syntax errors only the first one is reported: those after it are often its consequence. */
function examine(file: ConfigFileName, text: string): { readonly tree: Node } | { readonly mistake: ConfigMistake } {
  const mistakeAt = (offset: number, sentence: string) => ({
    mistake: { offset, pointer: '', rule: 'syntax', sentence },
  })
  if (text.trim() === '') return mistakeAt(0, 'The file is empty. Write {} or remove it.')
  const errors: ParseError[] = []
  try {
    const tree = parseTree(text, errors, { allowTrailingComma: true })
    const [first] = errors
    if (first !== undefined) return mistakeAt(first.offset, syntaxSentence(first, text))
    return tree ? { tree } : mistakeAt(0, `${file} contains no JSON value.`)
  } catch (cause) {
    if (cause instanceof RangeError) return mistakeAt(0, 'The file is nested too deeply.')
    throw cause
  }
}

const syntaxSentences: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This is not a JSON value. Strings need double quotes.',
  InvalidNumberFormat: 'This is not a valid JSON number.',
  PropertyNameExpected: 'A key in double quotes is expected here',
  ValueExpected: 'A value is expected here',
  ColonExpected: 'A colon is expected here',
  CommaExpected: 'A comma is expected here',
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

function syntaxSentence({ error, offset, length }: ParseError, text: string): string {
  const sentence = syntaxSentences[printParseErrorCode(error)] ?? 'This is not JSON.'
  if (sentence.endsWith('.')) return sentence
  const found = text.slice(offset, offset + length)
  // Anything else may be a secret.
  return /^[{}[\],:]$/.test(found) ? `${sentence}, not "${found}".` : `${sentence}.`
}

const detailsMax = 100

function refuse(file: string, text: string, mistakes: readonly ConfigMistake[]): never {
  const sentences = mistakes.slice(0, detailsMax).map((mistake) => {
    const { line, column } = positionOf(text, mistake.offset)
    return `${file}:${line}:${column}: ${mistake.sentence}`
  })
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
