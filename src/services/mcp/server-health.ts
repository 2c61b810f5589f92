import { fail } from '../../errors.ts'
import type { TimelessEvent } from '../../stores/port.ts'
import type { ServerTarget } from './entry.ts'
import { backoffGrowth, type McpLimits } from './limits.ts'
import { changesOfTools, type Tools } from './tools.ts'

export type ServerEvent = TimelessEvent<'mcp.server.'> | TimelessEvent<'mcp.tools.'>

export interface ServerHealthOptions {
  readonly serverName: string
  readonly target: ServerTarget
  readonly limits: McpLimits
  readonly emit: (event: ServerEvent) => void
}

/** What is known of a server, without its configuration. */
export interface ServerState {
  readonly state: 'stopped' | 'starting' | 'connected' | 'failed' | 'needs_auth'
  readonly transport: ServerTarget['kind']
  /** When they were listed last. */
  readonly toolCount: number
  readonly restarts: number
  /** Why it failed. */
  readonly problem?: string
}

const errorLengthMax = 8_192

/** The starts, failures and tools of one server over all its connections. Each change is an event. */
export class ServerHealth {
  /** Whether the server refused the credentials last. */
  isRefused = false

  readonly #options: ServerHealthOptions
  #starts = 0
  #failures = 0
  #retryAt = 0
  /** Why the server does not run, if it failed. */
  #fault: string | undefined
  #tools: Tools | undefined

  constructor(options: ServerHealthOptions) {
    this.#options = options
  }

  /** Those that were listed last. */
  get tools(): Tools | undefined {
    return this.#tools
  }

  /** The state, given whether there is a connection. */
  state(connection: 'connected' | 'starting' | undefined): ServerState {
    const known = {
      transport: this.#options.target.kind,
      toolCount: this.#tools?.size ?? 0,
      restarts: Math.max(0, this.#starts - 1),
    }
    if (connection !== undefined) return { ...known, state: connection }
    return this.#fault === undefined
      ? { ...known, state: 'stopped' }
      : { ...known, state: this.isRefused ? 'needs_auth' : 'failed', problem: this.#fault.slice(0, errorLengthMax) }
  }

  /** Refuses a start during the backoff after a failure. */
  requireBackoffOver(): void {
    const waitMs = this.#retryAt - performance.now()
    if (this.#fault === undefined || this.#failures === 0 || waitMs <= 0) return
    const retryAfter = Math.ceil(waitMs / 1_000)
    fail('mcp_server_unavailable', {
      message: this.#fault,
      hint: `A call after ${retryAfter} s starts it again.`,
      retryAfter,
    })
  }

  /** The next start need not wait, and the backoff begins with its shortest pause. */
  resetBackoff(): void {
    this.#failures = 0
  }

  noteStart(actor: string): void {
    const { serverName, target, emit } = this.#options
    this.#starts++
    this.isRefused = false
    emit({ kind: 'mcp.server.starting', actor, data: { serverName, transport: target.kind } })
  }

  noteConnected(pid: number | undefined, actor: string): void {
    const { serverName, target, emit } = this.#options
    this.clearFault()
    const data = { serverName, transport: target.kind, ...(pid !== undefined && { pid }) }
    emit({ kind: 'mcp.server.connected', actor, data })
  }

  /** A server may change what a tool says it does, after people looked at it: that is an event. */
  noteTools(tools: Tools, actor: string): void {
    const { serverName, emit } = this.#options
    const changes = this.#tools && changesOfTools(this.#tools, tools)
    this.#tools = tools
    if (changes) emit({ kind: 'mcp.tools.changed', actor, data: { serverName, ...changes } })
  }

  /** The server could not run. The next start waits, unless not time but other credentials help. */
  noteFailure(reason: string, actor?: string): void {
    if (!this.isRefused) {
      const { backoffFirstMs, backoffMaxMs } = this.#options.limits
      this.#retryAt = performance.now() + Math.min(backoffMaxMs, backoffFirstMs * backoffGrowth ** this.#failures)
      this.#failures++
    }
    this.noteEnd(reason, actor)
  }

  /** The server ended by itself, and may be started again at once. */
  noteEnd(reason: string, actor = 'system'): void {
    const { serverName, emit } = this.#options
    this.#fault = reason
    const kind = this.isRefused ? 'mcp.server.needs_auth' : 'mcp.server.failed'
    emit({ kind, actor, data: { serverName, reason } })
  }

  /** The service ended the server. */
  noteStop(reason: string): void {
    const { serverName, emit } = this.#options
    this.#fault = undefined
    emit({ kind: 'mcp.server.stopped', actor: 'system', data: { serverName, reason } })
  }

  /** What failed no longer counts: the server runs, or has other credentials. */
  clearFault(): void {
    this.#fault = undefined
    this.isRefused = false
  }
}
