import { fail } from '../../errors.ts'
import { nearest } from '../../platform/text/nearest.ts'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import { concealer } from '../../platform/text/concealer.ts'
import { TimeIsOver, withinTime } from '../../platform/work/within-time.ts'
import type { StdioTarget, ServerTarget } from './entry.ts'
import { evidence, explainMcpFailure, explainStart, failure, seconds, unavailable, type Scene } from './failures.ts'
import { openHttp, openModernHttp, type ServerSignIn } from './http.ts'
import { LegacyClient } from './legacy-client.ts'
import { ModernClient } from './modern-client.ts'
import { OtherEra, type ClosableTransport, type Era, type ProtocolClient } from './client.ts'
import { envelopeBytesMax, type McpLimits } from './limits.ts'
import { loadSdk, type Sdk } from './sdk.ts'
import { StdioTransport } from './stdio.ts'
import type { ProgramLog } from './log.ts'
import { listPages } from './pages.ts'
import { toolsIn, type ServerTool, type Tools } from './tools.ts'
import type { McpResult, McpToolCall, Use } from './use.ts'
import { CallClock } from './waiting.ts'
import { defined } from '../../platform/work/defined.ts'

export interface ConnectionOptions {
  readonly serverName: string
  readonly target: ServerTarget
  readonly limits: McpLimits
  readonly version: string
  /** Which family of protocols to speak. */
  readonly era: Era
  readonly wrap: CommandSandbox['wrap']
  /** The tokens for a remote server. */
  readonly signIn?: ServerSignIn
  /** Takes what a program writes on standard error. */
  readonly log: ProgramLog
  /** Called with each list of tools that was read. */
  readonly onTools: (tools: Tools) => void
  /** Called once, when a started connection has ended by itself. */
  readonly onEnd: (connection: Connection, reason: string) => void
}

/** A connection that is not started yet. */
export async function prepareConnection(options: ConnectionOptions): Promise<Connection> {
  const sdk = await loadSdk()
  const { target, limits, wrap, log, era, version, signIn } = options
  const bytesMax = limits.resultBytesMax + envelopeBytesMax
  const stdio = () =>
    new StdioTransport(target as StdioTarget, { lineBytesMax: bytesMax, endGraceMs: limits.endGraceMs, wrap, log }, sdk)
  if (era === 'legacy') {
    const transport = target.kind === 'stdio' ? stdio() : await openHttp(target, bytesMax, sdk, signIn)
    return new Connection(options, transport, new LegacyClient(transport, sdk, version), sdk)
  }
  const modern = await import('@modelcontextprotocol/client')
  const transport = target.kind === 'stdio' ? stdio() : await openModernHttp(target, bytesMax, sdk, signIn)
  return new Connection(
    options,
    transport,
    new ModernClient({ transport: transport as never, modern, sdk, version }),
    sdk,
  )
}

// A stream to the server broke off while calls wait for it: a server that lives answers a ping at once.
const pingMs = 5_000
const farewellMs = 1_000
const discoverMs = 5_000

/** One living connection: the client, its tools, and what is known when it breaks. */
export class Connection {
  /** Whether a tool has answered on it, so that its end is no sign of a server that cannot run. */
  hasServed = false

  readonly #options: ConnectionOptions
  readonly #transport: ClosableTransport
  readonly #sdk: Sdk
  readonly #client: ProtocolClient
  readonly #conceal: Scene['conceal']
  #listing: Promise<Tools> | undefined
  #tools: Tools | undefined
  #freshUntil = 0
  #calls = 0
  #ending: string | undefined
  #state: 'starting' | 'open' | 'over' = 'starting'
  #onUnused: () => void = () => undefined
  #closing: Promise<void> | undefined

  constructor(options: ConnectionOptions, transport: ClosableTransport, client: ProtocolClient, sdk: Sdk) {
    this.#options = options
    this.#transport = transport
    this.#sdk = sdk
    this.#conceal = concealer(options.target.secrets)
    this.#client = client
    this.#client.onclose = () => this.#ended()
    this.#client.onerror = (error) => this.#noticed(error)
    this.#client.onToolsChanged = () => this.#forgetTools()
  }

  /** The process that was started for the server. */
  get pid(): number | undefined {
    return this.#transport instanceof StdioTransport ? this.#transport.pid : undefined
  }

  /**
   * Starts or reaches the server and asks for its tools. What it throws is a failure for the caller, or `OtherEra`.
   */
  async start(): Promise<void> {
    const { startMs } = this.#options.limits
    try {
      await withinTime(
        startMs,
        this.#connect().then(() => this.#listed()),
      )
      if (this.#state === 'over') throw new Error('ended')
      this.#state = 'open'
    } catch (error) {
      if (error instanceof OtherEra) throw error
      throw explainStart(error, this.#scene(), startMs, this.#sdk)
    }
  }

  /** What `start` throws, as a failure for the caller. */
  explained(error: unknown): unknown {
    const cause = error instanceof OtherEra ? error.cause : error
    return explainStart(cause, this.#scene(), this.#options.limits.startMs, this.#sdk)
  }

  /** Whether a result may ask the caller for input. */
  get asksForInput(): boolean {
    return this.#client.asksForInput
  }

  get isOpen(): boolean {
    return this.#state === 'open'
  }

  /** The tool of this name, if a fresh list of tools is at hand. */
  knownTool(name: string): ServerTool | undefined {
    return performance.now() < this.#freshUntil ? this.#tools?.get(name) : undefined
  }

  /** All tools, as they were listed last unless that is too long ago for the server. */
  async tools({ isAskedAgain = false }: { readonly isAskedAgain?: boolean } = {}): Promise<Tools> {
    if (isAskedAgain) this.#forgetTools()
    try {
      return await this.#listed()
    } catch (error) {
      throw explainStart(error, this.#scene(), this.#options.limits.startMs, this.#sdk)
    }
  }

  /** The tool of this name. A server that does not announce changes is asked again before a tool counts as unknown. */
  async findTool(name: string): Promise<ServerTool | undefined> {
    const found = (await this.tools()).get(name)
    if (found !== undefined || this.#client.announcesTools) return found
    return (await this.tools({ isAskedAgain: true })).get(name)
  }

  /** How many tools the server listed last. */
  get toolCount(): number {
    return this.#tools?.size ?? 0
  }

  /** The name of a tool that differs least from this one. */
  nearestTool(name: string): string | undefined {
    return nearest(name, [...(this.#tools?.keys() ?? [])])
  }

  async call(call: McpToolCall, tool: ServerTool): Promise<McpResult> {
    const result = await this.#request(call)
    this.hasServed = true
    return await this.#checked(result, tool)
  }

  /** Resolves when no call is in flight. */
  whenUnused(): Promise<void> {
    return this.#calls === 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          this.#onUnused = resolve
        })
  }

  /** Ends the connection and every process that belongs to it. Calls in flight fail. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close())
  }

  async #close(): Promise<void> {
    this.#state = 'over'
    this.#ending ??= 'was stopped'
    await this.#sayFarewell()
    await this.#transport.close()
  }

  #request({ toolName, arguments: given, inputResponses, requestState, ...use }: McpToolCall): Promise<McpResult> {
    const answered = {
      ...defined({ inputResponses, requestState }),
    }
    return this.ask('tools/call', { name: toolName, arguments: given, ...answered }, use)
  }

  /** Sends any request and gives the result as it came, within the time of a call. */
  async ask(
    method: string,
    params: Record<string, unknown>,
    { signal, onProgress }: Pick<McpToolCall, 'signal' | 'onProgress'>,
  ): Promise<McpResult> {
    const clock = new CallClock(this.#options.limits, signal)
    this.#calls++
    try {
      return await this.#client.request(method, params, {
        signal: clock.signal,
        onprogress: (progress) => {
          clock.touch()
          onProgress?.(progress)
        },
        timeout: sdkTimeout(this.#options.limits.callTotalMs),
      })
    } catch (error) {
      throw this.#explainCall(error, clock)
    } finally {
      clock.stop()
      this.#calls--
      if (this.#calls === 0) this.#onUnused()
    }
  }

  /** All pages of a list, such as `resources` by `resources/list`; nothing where the server has no such feature. */
  async list(
    feature: 'resources' | 'prompts',
    method: string,
    name: string,
    { signal }: Use,
  ): Promise<readonly unknown[]> {
    if (!this.#client.offers(feature)) return []
    const { items } = await listPages((params) => this.ask(method, params, { signal }), name)
    return items
  }

  #explainCall(error: unknown, { cause }: CallClock): unknown {
    const { serverName, limits } = this.#options
    switch (cause) {
      case 'cancelled':
        return failure('mcp_cancelled', `The call was cancelled before the MCP server "${serverName}" answered.`)
      case 'idle':
        return failure(
          'mcp_timeout',
          `The MCP server "${serverName}" neither responded nor reported progress within ${seconds(limits.callIdleMs)}.${evidence(this.#scene())}`,
        )
      case 'total':
        return failure(
          'mcp_timeout',
          `The MCP server "${serverName}" did not respond within ${seconds(limits.callTotalMs)}.`,
        )
      case undefined:
        return explainMcpFailure(error, this.#scene(), this.#sdk)
    }
  }

  /**
   * The SDK's own parse would leave out what it does not know, so the result is checked by it and handed on as it came.
   */
  async #checked(result: McpResult, tool: ServerTool): Promise<McpResult> {
    if (result['resultType'] === 'input_required') return result
    const parsed = this.#sdk.CallToolResultSchema.safeParse(result)
    if (!parsed.success)
      this.#refuseResult(
        tool,
        `the value at "${parsed.error.issues[0]?.path.join('/') ?? ''}" is not valid in a tool result`,
      )
    const { structuredContent, isError } = parsed.data
    if (tool.checkOutput !== undefined && isError !== true) {
      if (structuredContent === undefined) this.#refuseResult(tool, 'its structured content is missing')
      const [first] = await tool.checkOutput(structuredContent)
      if (first !== undefined)
        this.#refuseResult(tool, `its structured content does not match the tool's own schema at "${first.path}"`)
    }
    return 'content' in result ? result : { ...result, content: [] }
  }

  #refuseResult(tool: ServerTool, problem: string): never {
    return fail('mcp_protocol_error', {
      message: this.#conceal(
        `The tool "${tool.name}" of the MCP server "${this.#options.serverName}" returned a result that is not valid: ${problem}.`,
        1_000,
      ),
    })
  }

  /** Whether a remote server speaks the newer protocol is a question that some servers never answer. */
  async #connect(): Promise<void> {
    const { era, limits, target } = this.#options
    const connecting = this.#client.connect(sdkTimeout(limits.startMs))
    if (era === 'legacy' || target.kind === 'stdio') return connecting
    try {
      await withinTime(Math.min(discoverMs, limits.startMs), connecting)
    } catch (cause) {
      throw cause instanceof TimeIsOver ? new OtherEra('', { cause }) : cause
    }
  }

  async #listed(): Promise<Tools> {
    const { startMs } = this.#options.limits
    if (this.#tools !== undefined && performance.now() >= this.#freshUntil) this.#forgetTools()
    this.#listing ??= withinTime(startMs, this.#list())
    const listing = this.#listing
    try {
      const tools = await listing
      // The server may have announced a change while it listed.
      if (this.#listing === listing) this.#tools = tools
      return tools
    } catch (error) {
      if (this.#listing === listing) this.#forgetTools()
      throw error
    }
  }

  async #list(): Promise<Tools> {
    if (!this.#client.offers('tools')) return new Map()
    const timeout = sdkTimeout(this.#options.limits.startMs)
    const { items, freshUntil } = await listPages(
      (params) => this.#client.request('tools/list', params, { timeout }),
      'tools',
    )
    const tools = toolsIn(items)
    this.#freshUntil = freshUntil
    this.#options.onTools(tools)
    return tools
  }

  #forgetTools(): void {
    this.#listing = undefined
    this.#tools = undefined
  }

  #scene(): Scene {
    const { serverName } = this.#options
    const hasSession = this.#transport.sessionId !== undefined
    const stdio = this.#transport instanceof StdioTransport ? this.#transport : undefined
    return {
      serverName,
      hasSession,
      conceal: this.#conceal,
      ending: stdio?.ending ?? this.#ending,
      lastWords: stdio?.lastWords ?? '',
      noise: stdio?.noise ?? [],
      hasFlooded: stdio?.hasFlooded ?? false,
      hasSpoken: stdio?.hasSpoken ?? true,
      isLocal: stdio !== undefined,
    }
  }

  #ended(): void {
    const wasOpen = this.#state === 'open'
    this.#state = 'over'
    const scene = this.#scene()
    if (wasOpen) this.#options.onEnd(this, unavailable(scene, scene.ending ?? 'closed the connection').message)
  }

  /** A remote server that dies does not end its connection: a broken stream is the only sign. */
  #noticed(error: Error): void {
    if (this.#state !== 'open') return
    // The older transport opens a new stream by itself, on which the server does not know us.
    if (this.#options.target.kind === 'sse' && error.message.startsWith('SSE error')) this.#breakOff()
    // The newer one may live without the stream, so a server for which calls wait is asked.
    if (this.#options.target.kind === 'http' && error.message.startsWith('SSE stream disconnected') && this.#calls > 0)
      void this.#probe()
  }

  async #probe(): Promise<void> {
    try {
      await withinTime(pingMs, this.#client.ping(sdkTimeout(pingMs)))
    } catch (error) {
      // An error that the server itself answers is a sign of life.
      if (!(error instanceof this.#sdk.McpError)) this.#breakOff()
    }
  }

  #breakOff(): void {
    this.#ending = 'lost the connection'
    void this.#client.close()
  }

  /** Lets a remote server forget our session. */
  async #sayFarewell(): Promise<void> {
    if (!('terminateSession' in this.#transport) || typeof this.#transport.terminateSession !== 'function') return
    try {
      await withinTime(farewellMs, Promise.resolve(this.#transport.terminateSession()))
    } catch {
      // A server that is gone or slow has no session to forget.
    }
  }
}

/** Our own clocks are the ones that count; the SDK's must merely come after them. */
function sdkTimeout(ownMs: number): number {
  return ownMs + 60_000
}
