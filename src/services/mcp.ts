import { isDeepStrictEqual } from 'node:util'
import { Failure, fail } from '../errors.ts'
import { quote } from '../platform/text/quote.ts'
import { nearest } from '../platform/text/nearest.ts'
import type { TimelessEvent } from '../stores/port.ts'
import type { Caller, Log } from '../call.ts'
import type { CommandSandbox } from '../platform/sandbox/command-sandbox.ts'
import type { McpResult } from './mcp/connection.ts'
import { readEntry, transportNamed, type McpServerEntry } from './mcp/entry.ts'
import { defaultLimits, type McpLimits } from './mcp/limits.ts'
import { Server, type ServerState } from './mcp/server.ts'
import type { Area, Foundation, Limit } from '../platform/work/area.ts'
import type { SecretMask } from '../platform/secrets/secret-mask.ts'
import type { Project } from './project.ts'
import type { Secrets } from './secrets.ts'
import type { Version } from './version.ts'

export { defaultLimits } from './mcp/limits.ts'
export type { McpLimits, McpResult, McpServerEntry }

export interface Mcp {
  /**
   * Calls a tool and gives its result whole, be it an error of the tool or not. Everything else that goes wrong is a
   * failure.
   */
  execute(call: McpCall): Promise<McpResult>
  /** The configured servers, in the order of the configuration. Starts none. */
  list(): Promise<readonly McpServerInfo[]>
  /** One of them. Refuses with `not_found`. */
  get(serverName: string): Promise<McpServerInfo>
  /** Ends every connection and every process that was started for one. */
  close(): Promise<void>
}

export interface McpServerInfo extends ServerState {
  readonly name: string
}

export interface McpCall {
  readonly serverName: string
  readonly toolName: string
  readonly arguments?: Record<string, unknown> | undefined
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal
  readonly actor: string
  readonly caller: Caller
}

export type McpEvent = TimelessEvent<'mcp.'>

export interface McpOptions {
  /**
   * The servers of the current configuration, read before each call. Fails with `approval_required` while
   * they are not approved; the approved text is the one that runs.
   */
  readonly servers: () => McpServers | Promise<McpServers>
  /** Fills in the references to secrets in an entry. */
  readonly resolve?: (entry: McpServerEntry) => Promise<McpServerEntry>
  /** Hides secrets in the results of tools. */
  readonly secretMask?: SecretMask
  /** The same for reading, approved or not. */
  readonly configured?: () => McpServers | Promise<McpServers>
  readonly projectFolder: string
  /** Where `${NAME}` in an entry and the few inherited variables of a server come from. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly sandbox: CommandSandbox
  readonly limits?: Partial<McpLimits>
  /** What we call ourselves towards the servers. */
  readonly version?: string
  readonly log?: Log
  readonly emit?: (event: McpEvent) => void
}

type McpServers = Readonly<Record<string, McpServerEntry>>

export function createMcp(options: McpOptions): Mcp {
  return new WarmServers(options)
}

interface Configured {
  readonly entry: McpServerEntry
  /** As it stands in the configuration, with references to secrets. */
  readonly written: McpServerEntry
  readonly server: Server
}

class WarmServers implements Mcp {
  readonly #options: McpOptions
  readonly #limits: McpLimits
  readonly #configured = new Map<string, Configured>()
  /** Servers that are no longer configured and end when their last call does. */
  readonly #retired = new Set<Server>()
  #isClosed = false

  constructor(options: McpOptions) {
    this.#options = options
    this.#limits = { ...defaultLimits, ...options.limits }
  }

  async execute(call: McpCall): Promise<McpResult> {
    const server = await this.#serverFor(call.serverName)
    if (server.startsProgram) this.#options.sandbox.permit(call.caller)
    const { toolName, arguments: given = {}, signal, actor } = call
    const startedAt = performance.now()
    try {
      const received = await server.call({ toolName, arguments: given, signal, actor })
      const result = this.#options.secretMask?.value(received) ?? received
      this.#emitFinished(call, startedAt, result['isError'] === true ? 'tool_error' : 'ok')
      return result
    } catch (error) {
      this.#emitFinished(call, startedAt, error instanceof Failure ? error.code : 'internal_error')
      throw error
    }
  }

  async list(): Promise<readonly McpServerInfo[]> {
    const { configured, servers } = this.#options
    const entries = await (configured ?? servers)()
    return Object.entries(entries).map(([name, entry]) => ({ name, ...this.#stateOf(name, entry) }))
  }

  async get(serverName: string): Promise<McpServerInfo> {
    const all = await this.list()
    return all.find(({ name }) => name === serverName) ?? this.#refuseUnknown(serverName, all)
  }

  #refuseUnknown(serverName: string, all: readonly McpServerInfo[]): never {
    const known = all.map(({ name }) => name)
    fail('not_found', {
      message: `There is no MCP server ${quote(serverName)} in the project configuration.${suggestion(serverName, known)}`,
    })
  }

  /** A server whose entry has changed since ends at its next call: the new one has not started. */
  #stateOf(name: string, entry: McpServerEntry): ServerState {
    const known = this.#configured.get(name)
    return known !== undefined && isDeepStrictEqual(known.written, entry)
      ? known.server.state
      : { status: 'stopped', transport: transportNamed(entry), toolCount: 0, restarts: 0 }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const servers = [...this.#retired, ...[...this.#configured.values()].map(({ server }) => server)]
    await Promise.all(servers.map((server) => server.close('the service stops')))
  }

  async #serverFor(serverName: string): Promise<Server> {
    const entries = await this.#options.servers()
    this.#retireMissing(entries)
    const entry = Object.hasOwn(entries, serverName) ? entries[serverName] : undefined
    if (entry === undefined)
      fail('mcp_server_not_found', {
        message: `There is no MCP server ${quote(serverName)} in the project configuration.${suggestion(serverName, Object.keys(entries))}`,
      })
    const resolved = (await this.#options.resolve?.(entry)) ?? entry
    if (this.#isClosed) fail('shutting_down')
    return this.#configuredAs(serverName, resolved, entry)
  }

  /**
   * The server of this entry. When the entry has changed, the server of the old one ends and a new one takes its place.
   */
  #configuredAs(serverName: string, entry: McpServerEntry, written: McpServerEntry): Server {
    const known = this.#configured.get(serverName)
    if (known !== undefined && isDeepStrictEqual(known.entry, entry)) return known.server
    this.#retire(serverName)
    const server = this.#create(serverName, entry)
    this.#configured.set(serverName, { entry, written, server })
    return server
  }

  #create(serverName: string, entry: McpServerEntry): Server {
    const { projectFolder, environment, sandbox, version = '0' } = this.#options
    return new Server({
      serverName,
      version,
      wrap: (program) => sandbox.wrap(program),
      limits: this.#limits,
      target: readEntry(serverName, entry, { projectFolder, environment }),
      emit: (event) => this.#emit(event),
    })
  }

  #retireMissing(entries: McpServers): void {
    for (const serverName of this.#configured.keys()) {
      if (!Object.hasOwn(entries, serverName)) this.#retire(serverName)
    }
  }

  #retire(serverName: string): void {
    const known = this.#configured.get(serverName)
    if (known === undefined) return
    this.#configured.delete(serverName)
    this.#retired.add(known.server)
    void known.server.retire().then(() => this.#retired.delete(known.server))
  }

  #emitFinished({ serverName, toolName, actor }: McpCall, startedAt: number, outcome: string): void {
    const durationMs = Math.round(performance.now() - startedAt)
    this.#emit({ kind: 'mcp.call.finished', data: { serverName, toolName, outcome, durationMs }, actor })
  }

  #emit(event: McpEvent): void {
    this.#options.emit?.(event)
    if (event.kind === 'mcp.server.failed') this.#options.log?.warn(event.data, 'An MCP server failed.')
  }
}

const namesListed = 10

/** What the caller may have meant: the nearest name or, if none is near, the names that there are. */
function suggestion(given: string, known: readonly string[]): string {
  const meant = nearest(given, known)
  if (meant !== undefined) return ` Did you mean ${quote(meant)}?`
  return known.length === 0 ? ' It has none.' : ` It has: ${known.slice(0, namesListed).map(quote).join(', ')}.`
}

/** The area as the service composes it. */
export function openMcp(
  foundation: Foundation & {
    readonly secrets: Secrets
    readonly project: Project
    readonly version: Version
    readonly sandbox: CommandSandbox
  },
): Area<Mcp> {
  const { config, project, secrets, version } = foundation
  const mcp = createMcp({
    ...foundation,
    servers: async () => (await project.mayRunCommands()).mcpServers,
    resolve: (entry) => secrets.resolveAll(entry),
    configured: async () => (await project.config()).mcpServers,
    projectFolder: config.project,
    environment: config.environment,
    version: version.version,
  })
  return { service: mcp, limits: () => limits, close: () => mcp.close() }
}

const limits: readonly Limit[] = [
  {
    name: 'mcpCallSeconds',
    value: defaultLimits.callTotalMs / 1_000,
    unit: 'seconds',
    description: 'The duration of a call of an MCP tool.',
  },
  {
    name: 'mcpCallIdleSeconds',
    value: defaultLimits.callIdleMs / 1_000,
    unit: 'seconds',
    description: 'How long an MCP server may report no progress on a call.',
  },
  {
    name: 'mcpResultBytes',
    value: defaultLimits.resultBytesMax,
    unit: 'bytes',
    description: 'The size of the result of an MCP tool.',
  },
]
