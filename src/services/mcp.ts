import { isDeepStrictEqual } from 'node:util'
import { Failure, fail } from '../errors.ts'
import type { Log } from '../call.ts'
import type { McpResult } from './mcp/connection.ts'
import { readEntry, type McpServerEntry } from './mcp/entry.ts'
import { defaultLimits, type McpLimits } from './mcp/limits.ts'
import { Server, type ServerEventKind } from './mcp/server.ts'

export type { McpLimits, McpResult, McpServerEntry }

export interface Mcp {
  /** Calls a tool and gives its result whole, be it an error of the tool or not. Everything else that goes wrong is a failure. */
  execute(call: McpCall): Promise<McpResult>
  /** Ends every connection and every process that was started for one. */
  close(): Promise<void>
}

export interface McpCall {
  readonly serverName: string
  readonly toolName: string
  readonly arguments?: Record<string, unknown> | undefined
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal
  readonly actor: string
}

export interface McpEvent {
  readonly kind: ServerEventKind | 'mcp.call.finished'
  readonly data: Record<string, unknown>
  readonly actor: string
}

export interface McpOptions {
  /**
   * The servers of the configuration as it is now, asked for before each call. It fails with `approval_required` as
   * long as nobody has approved them; to approve one text and to run another must not be possible.
   */
  readonly servers: () => McpServers | Promise<McpServers>
  readonly projectFolder: string
  /** Where `${NAME}` in an entry and the few inherited variables of a server come from. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly limits?: Partial<McpLimits>
  /** What we call ourselves towards the servers. */
  readonly version?: string
  readonly log?: Log
  readonly tell?: (event: McpEvent) => void
}

type McpServers = Readonly<Record<string, McpServerEntry>>

export function createMcp(options: McpOptions): Mcp {
  return new WarmServers(options)
}

interface Configured {
  readonly entry: McpServerEntry
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
    const { toolName, arguments: given = {}, signal, actor } = call
    const startedAt = performance.now()
    try {
      const result = await server.call({ toolName, arguments: given, signal, actor })
      this.#tellFinished(call, startedAt, result['isError'] === true ? 'tool_error' : 'ok')
      return result
    } catch (error) {
      this.#tellFinished(call, startedAt, error instanceof Failure ? error.code : 'internal_error')
      throw error
    }
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
      fail('mcp_server_not_found', { message: `The project configures no MCP server of the name "${serverName}".` })
    if (this.#isClosed) fail('shutting_down')
    return this.#configuredAs(serverName, entry)
  }

  /** The server of this entry. When the entry has changed, the server of the old one ends and a new one takes its place. */
  #configuredAs(serverName: string, entry: McpServerEntry): Server {
    const known = this.#configured.get(serverName)
    if (known !== undefined && isDeepStrictEqual(known.entry, entry)) return known.server
    this.#retire(serverName)
    const server = this.#create(serverName, entry)
    this.#configured.set(serverName, { entry, server })
    return server
  }

  #create(serverName: string, entry: McpServerEntry): Server {
    const { projectFolder, environment, version = '0' } = this.#options
    return new Server({
      serverName,
      version,
      limits: this.#limits,
      target: readEntry(serverName, entry, { projectFolder, environment }),
      tell: (kind, data, actor = 'system') => this.#tell({ kind, data: { serverName, ...data }, actor }),
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

  #tellFinished({ serverName, toolName, actor }: McpCall, startedAt: number, outcome: string): void {
    const durationMs = Math.round(performance.now() - startedAt)
    this.#tell({ kind: 'mcp.call.finished', data: { serverName, toolName, outcome, durationMs }, actor })
  }

  #tell(event: McpEvent): void {
    this.#options.tell?.(event)
    if (event.kind === 'mcp.server.failed') this.#options.log?.warn(event.data, 'An MCP server failed.')
  }
}
