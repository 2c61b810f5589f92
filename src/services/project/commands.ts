import { createHash } from 'node:crypto'
import type { Schemas } from '../../generated/types.ts'
import type { AgentConfigs, MailConfig, McpServer, ConfiguredMcpServers, SandboxConfig } from './config-file.ts'
import { usesSecrets } from './secret-uses.ts'
import { redactArguments, redactProse, redactSecret, redactText } from '../../platform/text/redaction.ts'

/** Everything in the files of a project that makes a program run, a connection leave or a port open. */
export interface Commands {
  /** The same commands give the same text, however their file is laid out. */
  readonly text: string
  /** The SHA-256 of the text. */
  readonly hash: string
  /** Whether any of them is given a secret. */
  readonly usesSecrets: boolean
  /** What a person reads before approving, without secrets. */
  readonly list: Approval['commands']
}

export interface CommandSources {
  readonly mcpServers: ConfiguredMcpServers
  /** The name of the file in which the servers stand. */
  readonly mcpServersFile: string
  readonly agents: AgentConfigs
  readonly scripts: Readonly<Record<string, string>>
  readonly mail?: MailConfig | undefined
  readonly sandbox?: SandboxConfig | undefined
}

type Approval = Schemas['Approval']

export function readCommands({ mcpServers, mcpServersFile, agents, scripts, mail, sandbox }: CommandSources): Commands {
  const hasAgents = Object.keys(agents).length > 0
  const text = JSON.stringify(
    sortKeys({
      mcpServers,
      scripts,
      // Without agents, what was approved before there were any stays approved.
      ...(hasAgents && { agents }),
      ...(mail && { mail }),
      ...(sandbox && { sandbox }),
    }),
  )
  return {
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    usesSecrets: usesSecrets('mcpServers', JSON.stringify(mcpServers)) || usesSecrets('', text),
    list: [
      ...Object.entries(mcpServers).map(([name, server]) => show(mcpServersFile, `mcpServers.${name}`, lineOf(server))),
      ...Object.entries(agents).map(([name, agent]) => show('gantry.json', `agents.${name}`, lineOf(agent))),
      ...Object.entries(scripts).map(([name, script]) => show('gantry.json', `scripts.${name}`, redactText(script))),
      ...(sandbox ? [show('gantry.json', 'sandbox', lineOfSandbox(sandbox))] : []),
      ...linesOfMail(mail).map(([name, line]) => show('gantry.json', `mail.${name}`, line)),
    ],
  }
}

const commandLengthMax = 65_536

function show(source: string, name: string, command: string): Approval['commands'][number] {
  return {
    source,
    name: visible(redactProse(name)).slice(0, 512),
    command: visible(command).slice(0, commandLengthMax),
  }
}

function lineOf(server: McpServer): string {
  if (server.command === undefined) return redactText(server.url)
  const variables = Object.entries(server.env ?? {}).map(([name, value]) => `${name}=${quote(redactSecret(value))}`)
  const words = [server.command, ...redactArguments(server.args ?? [])].map(quote)
  const place = server.cwd === undefined ? [] : ['cd', quote(server.cwd), '&&']
  return [...place, ...variables, ...words].join(' ')
}

/** What a project without rules of its own for the sandbox is, beside one that had such rules. */
export function withoutSandboxRules(): Approval['commands'][number] {
  return show('gantry.json', 'sandbox', lineOfSandbox({}))
}

function lineOfSandbox({ network = true, readOnlyPaths = [], memoryBytes }: SandboxConfig): string {
  return [
    `start commands ${network ? 'with' : 'without'} a network`,
    ...(memoryBytes === undefined ? [] : [`with ${memoryBytes} bytes of memory for each process`]),
    ...(readOnlyPaths.length === 0 ? [] : [`with read-only ${readOnlyPaths.map(quote).join(' ')}`]),
  ].join(', ')
}

function linesOfMail({ smtp, outgoing }: MailConfig = {}): [name: string, line: string][] {
  return [
    ...(smtp
      ? [
          [
            'smtp',
            `listen smtp://${inUrl(smtp.host ?? '127.0.0.1')}:${smtp.port} for ${smtp.domains.join(', ')}`,
          ] satisfies [string, string],
        ]
      : []),
    ...(outgoing
      ? [
          [
            'outgoing',
            `send mail through ${outgoing.secure ? 'smtps' : 'smtp'}://${inUrl(outgoing.host)}:${outgoing.port} from ${outgoing.from}${outgoing.secure === false ? ', also without TLS' : ''}`,
          ] satisfies [string, string],
        ]
      : []),
  ]
}

function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

// As a shell would need it, so that a blank within an argument does not look like one between two.
function quote(word: string): string {
  return /^[\w@%+=:,./[\]${}-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

// Marks that reorder or hide text could make a command look like another one.
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`)
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  // Only entries keep the order of keys that look like numbers.
  return { entries: members.map(([key, member]) => [key, sortKeys(member)]) }
}
