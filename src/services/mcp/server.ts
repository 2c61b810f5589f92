import { Failure, fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import type { TimelessEvent } from '../../stores/port.ts'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import { refuseArguments } from './arguments.ts'
import { erasOf, OtherEra, type Era } from './client.ts'
import { prepareConnection, type Connection } from './connection.ts'
import type { ServerTarget } from './entry.ts'
import { failure, StaleSession } from './failures.ts'
import { backoffGrowth, type McpLimits } from './limits.ts'
import type { ServerSignIn } from './http.ts'
import type { ServerLog } from './log.ts'
import { changesOfTools, type Tools } from './tools.ts'
import type { McpResult, McpToolCall, Use } from './use.ts'
import { unlessCancelled } from './waiting.ts'

export type ServerEvent = TimelessEvent<'mcp.server.'> | TimelessEvent<'mcp.tools.'>

export interface McpServerOptions {
  readonly serverName: string
  readonly target: ServerTarget
  readonly limits: McpLimits
  readonly version: string
  /** What to start instead of the program of the server. */
  readonly wrap: CommandSandbox['wrap']
  readonly emit: (event: ServerEvent) => void
  readonly log: ServerLog
  /** The tokens for a remote server. */
  readonly signIn?: ServerSignIn | undefined
}

/** What is known of a server, without its configuration. */
export interface ServerState {
  readonly status: 'stopped' | 'starting' | 'connected' | 'failed' | 'needs_auth'
  readonly transport: ServerTarget['kind']
  /** When they were listed last. */
  readonly toolCount: number
  readonly restarts: number
  /** Why it failed. */
  readonly error?: string
}

const errorLengthMax = 8_192

/** One configured server: started on first use, kept warm, started again after its end, ended when idle. */
export class Server {
  readonly #options: McpServerOptions
  /** Every connection that was begun and has not ended yet. */
  readonly #begun = new Set<Connection>()
  #opening: Promise<Connection> | undefined
  #current: Connection | undefined
  #failures = 0
  #retryAt = 0
  #lastFailure = ''
  #calls = 0
  #onUnused: (() => void) | undefined
  #isClosed = false
  #starts = 0
  #toolCount = 0
  #tools: Tools | undefined
  /** What the server spoke last. */
  #era: Era | undefined
  /** Why the server does not run, if that was not our doing. */
  #fault: string | undefined
  #idle: NodeJS.Timeout | undefined
  /** Whether the server refused the credentials last. */
  #isRefused = false

  constructor(options: McpServerOptions) {
    this.#options = options
  }

  /** Whether a program of this machine is the server. */
  get startsProgram(): boolean {
    return this.#options.target.kind === 'stdio'
  }

  /** Whether it runs, and what is known of it. */
  get state(): ServerState {
    const { isOpen = false, toolCount = 0 } = this.#current ?? {}
    // The list is forgotten when it has changed, and read again by the next call.
    if (toolCount > 0) this.#toolCount = toolCount
    const known = {
      transport: this.#options.target.kind,
      toolCount: this.#toolCount,
      restarts: Math.max(0, this.#starts - 1),
    }
    if (isOpen) return { ...known, status: 'connected' }
    if (this.#opening !== undefined) return { ...known, status: 'starting' }
    return this.#fault === undefined
      ? { ...known, status: 'stopped' }
      : { ...known, status: this.#isRefused ? 'needs_auth' : 'failed', error: this.#fault.slice(0, errorLengthMax) }
  }

  call(call: McpToolCall): Promise<McpResult> {
    return this.use(call, (connection) => this.#callOn(connection, call))
  }

  /** Its tools; `isAskedAgain` reads the list anew. */
  tools(use: Use, options: { readonly isAskedAgain?: boolean } = {}): Promise<Tools> {
    return this.use(use, (connection) => unlessCancelled(connection.tools(options), use.signal))
  }

  /** Does some work with a warm connection, which stays open for as long. */
  async use<Result>(use: Use, work: (connection: Connection) => Promise<Result>): Promise<Result> {
    clearTimeout(this.#idle)
    this.#calls++
    try {
      return await this.#workOrRepeat(use, work)
    } finally {
      this.#calls--
      this.#rest()
    }
  }

  /** Ends what runs, with the calls in flight. The next call starts it at once, whatever failed before. */
  async restart(): Promise<void> {
    await this.#stop('it is restarted')
    this.retryAtOnce()
  }

  /** Forgets the pause after a failure. */
  retryAtOnce(): void {
    this.#failures = 0
  }

  /** The credentials are others: what was refused with the old ones counts no longer. */
  async signInAgain(): Promise<void> {
    await this.restart()
    this.#fault = undefined
    this.#isRefused = false
  }

  /** Ends once the calls in flight are done. */
  async retire(): Promise<void> {
    clearTimeout(this.#idle)
    if (this.#calls > 0)
      await new Promise<void>((resolve) => {
        this.#onUnused = resolve
      })
    await this.close('its configuration changed')
  }

  /** Ends every process and connection of the server. Calls in flight fail. */
  async close(reason: string): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#idle)
    await this.#stop(reason)
  }

  /**
   * A remote server that forgot our session, most likely because it was restarted, did nothing yet: once more is safe.
   */
  async #workOrRepeat<Result>(use: Use, work: (connection: Connection) => Promise<Result>): Promise<Result> {
    try {
      return await this.#workWarm(use, work)
    } catch (error) {
      if (!(error instanceof StaleSession)) throw error
    }
    try {
      return await this.#workWarm(use, work)
    } catch (error) {
      throw error instanceof StaleSession ? this.#forgetful() : error
    }
  }

  async #workWarm<Result>(use: Use, work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const connection = await this.#connected(use)
    try {
      const result = await work(connection)
      this.#failures = 0
      return result
    } catch (error) {
      if (this.#isGone(error)) this.#drop(connection)
      else if (this.#isRefused) this.#leave(connection, error)
      throw error
    }
  }

  async #callOn(connection: Connection, call: McpToolCall): Promise<McpResult> {
    const { serverName } = this.#options
    if (call.inputResponses !== undefined && !connection.asksForInput)
      fail('mcp_arguments_invalid', {
        message: `The MCP server "${serverName}" speaks a version of the protocol in which results ask for no input.`,
      })
    const tool =
      connection.knownTool(call.toolName) ??
      (await unlessCancelled(connection.findTool(call.toolName), call.signal)) ??
      fail('mcp_tool_not_found', {
        message: `The MCP server "${serverName}" has no tool ${quote(call.toolName)}.${nearestOf(connection, call.toolName)}`,
      })
    const details = await tool.checkArguments(call.arguments)
    if (details.length > 0) refuseArguments(details)
    if (!tool.isReadOnly) call.onEffect?.()
    return await connection.call(call, tool)
  }

  /** The warm connection. Callers that come while it is being made wait for the same one. */
  async #connected({ signal, actor }: Use): Promise<Connection> {
    if (this.#isClosed) fail('shutting_down')
    if (this.#current?.isOpen) return this.#current
    if (this.#opening === undefined) {
      this.#refuseTooEarly()
      this.#opening = this.#open(actor)
      // The callers may all be gone when it fails.
      this.#opening.catch(() => undefined)
    }
    return await unlessCancelled(this.#opening, signal)
  }

  async #open(actor: string): Promise<Connection> {
    const { serverName, target, emit } = this.#options
    const transport = target.kind
    this.#starts++
    emit({ kind: 'mcp.server.starting', actor, data: { serverName, transport } })
    const connection = await this.#openAny(actor)
    this.#fault = undefined
    this.#isRefused = false
    this.#toolCount = connection.toolCount
    const pid = connection.pid !== undefined && { pid: connection.pid }
    emit({ kind: 'mcp.server.connected', actor, data: { serverName, transport, ...pid } })
    return connection
  }

  /** Speaks each family of protocols in turn, until the server answers one; it is remembered. */
  async #openAny(actor: string): Promise<Connection> {
    const eras = this.#eras
    this.#isRefused = false
    for (const [index, era] of eras.entries()) {
      const connection = await this.#prepare(era, actor)
      try {
        await connection.start()
        this.#era = era
        return connection
      } catch (error) {
        const isStopped = this.#current !== connection
        if (error instanceof OtherEra && index + 1 < eras.length && !isStopped) void this.#end(connection)
        else throw this.#notStarted(connection, connection.explained(error), actor)
      }
    }
    throw new Error('There is no protocol to speak.')
  }

  /**
   * A program is greeted as today's servers expect it, since some end at any other message; a remote server is asked
   * for the newer protocol first, which costs one request.
   */
  get #eras(): readonly Era[] {
    return this.#era === undefined ? erasOf[this.#options.target.kind] : [this.#era]
  }

  async #prepare(era: Era, actor: string): Promise<Connection> {
    const { serverName, target, limits, version, wrap, log, signIn } = this.#options
    const connection = await prepareConnection({
      serverName,
      target,
      limits,
      version,
      era,
      wrap,
      ...(signIn && { signIn: this.#watched(signIn) }),
      log: log.open(target.secrets),
      onTools: (tools) => this.#compare(tools, actor),
      onEnd: (ended, reason) => this.#died(ended, reason),
    })
    if (this.#isClosed) fail('shutting_down')
    this.#begun.add(connection)
    this.#current = connection
    return connection
  }

  #watched(signIn: ServerSignIn): ServerSignIn {
    return {
      token: () => signIn.token(),
      renewed: (used) => signIn.renewed(used),
      refused: (scopes) => {
        this.#isRefused = true
        signIn.refused(scopes)
      },
    }
  }

  /** A server may change what a tool says it does, after people looked at it: that is an event. */
  #compare(tools: Tools, actor: string): void {
    const changes = this.#tools && changesOfTools(this.#tools, tools)
    this.#tools = tools
    if (changes === undefined) return
    const { serverName, emit } = this.#options
    emit({ kind: 'mcp.tools.changed', actor, data: { serverName, ...changes } })
  }

  #notStarted(connection: Connection, error: unknown, actor: string): unknown {
    this.#era = undefined
    // The caller does not wait until the last process has ended; closing the service does.
    void this.#end(connection)
    if (this.#current === connection) {
      this.#forget()
      this.#noteFailure(error instanceof Failure ? error.message : 'It could not be started.', actor)
    }
    return error instanceof StaleSession ? this.#forgetful() : error
  }

  #died(connection: Connection, reason: string): void {
    void this.#end(connection)
    if (this.#current !== connection) return
    this.#forget()
    // A server that served well and then ended, be it killed or updated, is started again at once.
    if (connection.hasServed) this.#emitEnd('mcp.server.failed', reason)
    else this.#noteFailure(reason)
  }

  #noteFailure(reason: string, actor?: string): void {
    const {
      limits: { backoffFirstMs, backoffMaxMs },
    } = this.#options
    // Not time but other credentials help.
    if (this.#isRefused) return this.#emitEnd('mcp.server.failed', reason, actor)
    this.#retryAt = performance.now() + Math.min(backoffMaxMs, backoffFirstMs * backoffGrowth ** this.#failures)
    this.#failures++
    this.#lastFailure = reason
    this.#emitEnd('mcp.server.failed', reason, actor)
  }

  #emitEnd(kind: 'mcp.server.failed' | 'mcp.server.stopped', reason: string, actor = 'system'): void {
    const { serverName, emit } = this.#options
    this.#fault = kind === 'mcp.server.failed' ? reason : undefined
    const isRefused = kind === 'mcp.server.failed' && this.#isRefused
    emit({ kind: isRefused ? 'mcp.server.needs_auth' : kind, actor, data: { serverName, reason } })
  }

  #refuseTooEarly(): void {
    const waitMs = this.#retryAt - performance.now()
    if (this.#failures === 0 || waitMs <= 0) return
    const retryAfter = Math.ceil(waitMs / 1_000)
    fail('mcp_server_unavailable', {
      message: this.#lastFailure,
      hint: `A call after ${retryAfter} s starts it again.`,
      retryAfter,
    })
  }

  /** Whether only a new connection can help the next call. */
  #isGone(error: unknown): boolean {
    if (error instanceof StaleSession) return true
    // The older transport posts to an address that lives and dies with its stream.
    return this.#options.target.kind === 'sse' && error instanceof Failure && error.code === 'mcp_server_unavailable'
  }

  /** The server no longer takes the credentials: the next call begins anew, with others. */
  #leave(connection: Connection, error: unknown): void {
    if (this.#current !== connection) return
    this.#drop(connection)
    this.#emitEnd('mcp.server.failed', error instanceof Failure ? error.message : '')
  }

  /** The next call reconnects; calls in flight continue. */
  #drop(connection: Connection): void {
    if (this.#current === connection) this.#forget()
    void this.#end(connection, connection.whenUnused())
  }

  #forget(): void {
    this.#opening = undefined
    this.#current = undefined
  }

  #rest(): void {
    if (this.#calls > 0 || this.#isClosed) return
    if (this.#onUnused !== undefined) this.#onUnused()
    else this.#idle = setTimeout(() => void this.#stop('it was idle'), this.#options.limits.idleMs).unref()
  }

  async #stop(reason: string): Promise<void> {
    const isRunning = this.#current?.isOpen === true
    this.#forget()
    await Promise.all([...this.#begun].map((connection) => this.#end(connection)))
    if (isRunning) this.#emitEnd('mcp.server.stopped', reason)
  }

  async #end(connection: Connection, moment = Promise.resolve()): Promise<void> {
    await moment
    await connection.close()
    this.#begun.delete(connection)
  }

  #forgetful(): Failure {
    return failure(
      'mcp_server_unavailable',
      `The MCP server "${this.#options.serverName}" does not keep the session that it created.`,
    )
  }
}

/** The nearest name of a tool. The others are not listed: the caller may be allowed to call some of them only. */
function nearestOf(connection: Connection, toolName: string): string {
  const meant = connection.nearestTool(toolName)
  return meant === undefined ? '' : ` Did you mean ${quote(meant)}?`
}
