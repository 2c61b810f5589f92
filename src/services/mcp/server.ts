import { Failure, fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import { refuseArguments } from './arguments.ts'
import { erasOf, OtherEra, type Era } from './client.ts'
import { prepareConnection, type Connection } from './connection.ts'
import { failure, StaleSession } from './failures.ts'
import type { ServerSignIn } from './http.ts'
import type { ServerLog } from './log.ts'
import { isHeldState } from './held-calls.ts'
import { ServerHealth, type ServerHealthOptions, type ServerState } from './server-health.ts'
import type { ServerPrograms } from './stdio.ts'
import type { ToolCache } from './tool-cache.ts'
import type { Tools } from './tools.ts'
import type { McpResult, McpToolCall, Use } from './use.ts'
import { unlessCancelled } from './waiting.ts'

export interface McpServerOptions extends ServerHealthOptions {
  readonly version: string
  /** Where it runs, if it is a program. */
  readonly programs: ServerPrograms
  readonly log: ServerLog
  readonly secretMask: SecretMask
  /** The tokens for a remote server. */
  readonly signIn?: ServerSignIn | undefined
}

/** One configured server: started on first use, kept warm, started again after its end, ended when idle. */
export class Server {
  readonly health: ServerHealth

  readonly #options: McpServerOptions
  /** Every connection that was begun and has not ended yet. */
  readonly #begun = new Set<Connection>()
  #opening: Promise<Connection> | undefined
  #current: Connection | undefined
  #calls = 0
  #onUnused: (() => void) | undefined
  #isClosed = false
  /** What the server spoke last. */
  #era: Era | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(options: McpServerOptions) {
    this.#options = options
    this.health = new ServerHealth(options)
  }

  /** Whether it runs, and what is known of it. */
  get state(): ServerState {
    return this.health.state(this.#current?.isOpen ? 'connected' : this.#opening && 'starting')
  }

  /** Calls a tool, once its arguments fit the schema that the server gave for them. */
  call(call: McpToolCall): Promise<McpResult> {
    return this.use(call, async (connection) => {
      const { serverName } = this.#options
      if (call.inputResponses !== undefined && !connection.asksForInput && !isHeldState(call.requestState))
        fail('mcp_arguments_invalid', {
          message: `The MCP server "${serverName}" speaks a version of the protocol in which results ask for no input.`,
        })
      const { tools } = connection
      const tool =
        tools.cached(call.toolName) ??
        (await unlessCancelled(tools.find(call.toolName), call.signal)) ??
        fail('mcp_tool_not_found', {
          message: `The MCP server "${serverName}" has no tool ${quote(call.toolName)}.${nearestOf(tools, call.toolName)}`,
        })
      const details = await tool.checkArguments(call.arguments)
      if (details.length > 0) refuseArguments(details)
      if (!tool.isReadOnly) call.onEffect?.()
      return await connection.call(call, tool)
    })
  }

  /** Its tools; `isAskedAgain` reads the list anew. */
  tools(use: Use, options: { readonly isAskedAgain?: boolean } = {}): Promise<Tools> {
    return this.use(use, (connection) => unlessCancelled(connection.tools.all(options), use.signal))
  }

  /**
   * Does some work with a warm connection, which stays open for as long. A remote server that forgot our session, most
   * likely because it was restarted, did nothing yet: the work is then repeated once.
   */
  async use<Result>(use: Use, work: (connection: Connection) => Promise<Result>): Promise<Result> {
    clearTimeout(this.#idle)
    this.#calls++
    try {
      for (let isRepeated = false; ; isRepeated = true) {
        const connection = await this.#connected(use)
        try {
          const result = await work(connection)
          this.health.resetBackoff()
          return result
        } catch (error) {
          this.#dropBroken(connection, error)
          if (!(error instanceof StaleSession)) throw error
          if (isRepeated) throw this.#forgetful()
        }
      }
    } finally {
      this.#calls--
      this.#endWhenIdle()
    }
  }

  /** Ends what runs, with the calls in flight. The next call starts it at once, whatever failed before. */
  async restart(): Promise<void> {
    await this.#stop('it is restarted')
    this.health.resetBackoff()
  }

  /** The credentials are others: what was refused with the old ones counts no longer. */
  async signInAgain(): Promise<void> {
    await this.restart()
    this.health.clearFault()
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

  /** The warm connection. Callers that come while it is being made wait for the same one. */
  async #connected({ signal, actor }: Use): Promise<Connection> {
    if (this.#isClosed) fail('shutting_down')
    if (this.#current?.isOpen) return this.#current
    if (this.#opening === undefined) {
      this.health.requireBackoffOver()
      this.#opening = this.#open(actor)
      // The callers may all be gone when it fails.
      this.#opening.catch(() => undefined)
    }
    return await unlessCancelled(this.#opening, signal)
  }

  /** Speaks each family of protocols in turn, until the server answers one; it is remembered. */
  async #open(actor: string): Promise<Connection> {
    this.health.noteStart(actor)
    const eras = this.#era === undefined ? erasOf[this.#options.target.kind] : [this.#era]
    for (const [index, era] of eras.entries()) {
      const connection = await this.#prepare(era, actor)
      try {
        await connection.start()
      } catch (error) {
        const mayTryNext = index + 1 < eras.length && this.#current === connection
        if (!mayTryNext || !(error instanceof OtherEra)) throw this.#notStarted(connection, error, actor)
        void this.#end(connection)
        continue
      }
      this.#era = era
      this.health.noteConnected(connection.pid, actor)
      return connection
    }
    throw new Error('There is no protocol to speak.')
  }

  async #prepare(era: Era, actor: string): Promise<Connection> {
    const { signIn, log, ...options } = this.#options
    const connection = await prepareConnection({
      ...options,
      era,
      ...(signIn && { signIn: this.#watched(signIn) }),
      log: log.open(options.target.secrets),
      onTools: (tools) => this.health.noteTools(tools, actor),
      onEnd: (ended, reason) => this.#died(ended, reason),
    })
    if (this.#isClosed) fail('shutting_down')
    this.#begun.add(connection)
    this.#current = connection
    return connection
  }

  #watched(signIn: ServerSignIn): ServerSignIn {
    return {
      ...signIn,
      refused: (scopes) => {
        this.health.isRefused = true
        signIn.refused(scopes)
      },
    }
  }

  #notStarted(connection: Connection, cause: unknown, actor: string): unknown {
    const error = connection.explained(cause)
    this.#era = undefined
    // The caller does not wait until the last process has ended; closing the service does.
    void this.#end(connection)
    if (this.#current === connection) {
      this.#forget()
      this.health.noteFailure(error instanceof Failure ? error.message : 'It could not be started.', actor)
    }
    return error instanceof StaleSession ? this.#forgetful() : error
  }

  #died(connection: Connection, reason: string): void {
    void this.#end(connection)
    if (this.#current !== connection) return
    this.#forget()
    // A server that served well and then ended, be it killed or updated, is started again at once.
    if (connection.hasServed) this.health.noteEnd(reason)
    else this.health.noteFailure(reason)
  }

  /** After a failed call: drops the connection if only another one can help the next call. */
  #dropBroken(connection: Connection, error: unknown): void {
    const isUnavailable = error instanceof Failure && error.code === 'mcp_server_unavailable'
    // The older transport posts to an address that lives and dies with its stream.
    const isGone = error instanceof StaleSession || (isUnavailable && this.#options.target.kind === 'sse')
    const isRefused = this.health.isRefused && this.#current === connection
    if (isGone || isRefused) this.#drop(connection)
    // The server no longer takes the credentials: the next call begins anew, with others.
    if (isRefused && !isGone) this.health.noteEnd(error instanceof Failure ? error.message : '')
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

  #endWhenIdle(): void {
    if (this.#calls > 0 || this.#isClosed) return
    if (this.#onUnused !== undefined) this.#onUnused()
    else this.#idle = setTimeout(() => void this.#stop('it was idle'), this.#options.limits.idleMs).unref()
  }

  async #stop(reason: string): Promise<void> {
    const isRunning = this.#current?.isOpen === true
    this.#forget()
    await Promise.all([...this.#begun].map((connection) => this.#end(connection)))
    if (isRunning) this.health.noteStop(reason)
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
function nearestOf(tools: ToolCache, toolName: string): string {
  const meant = tools.nearest(toolName)
  return meant === undefined ? '' : ` Did you mean ${quote(meant)}?`
}
