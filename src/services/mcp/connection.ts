import { concealer } from '../../platform/text/concealer.ts'
import { TimeIsOver, withinTime } from '../../platform/work/within-time.ts'
import type { StdioTarget, ServerTarget } from './entry.ts'
import { explainCallEnd, explainMcpFailure, explainStart, unavailable, type Scene } from './failures.ts'
import { openHttp, openModernHttp, type ServerSignIn } from './http.ts'
import { HeldCalls, heldTotalMs, isHeldState, type Flight } from './held-calls.ts'
import { LegacyClient } from './legacy-client.ts'
import { ModernClient } from './modern-client.ts'
import { OtherEra, sdkTimeout, type ClosableTransport, type Era, type ProtocolClient } from './client.ts'
import { envelopeBytesMax, type McpLimits } from './limits.ts'
import { loadSdk, type Sdk } from './sdk.ts'
import { StdioTransport, type ServerPrograms } from './stdio.ts'
import type { ProgramLog } from './log.ts'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import { listPages } from './pages.ts'
import { ToolCache } from './tool-cache.ts'
import { requireShallow } from './result-depth.ts'
import { checkToolResult } from './tool-result.ts'
import type { ServerTool, Tools } from './tools.ts'
import { answersOf, type McpResult, type McpToolCall, type Use } from './use.ts'
import { CallClock } from './waiting.ts'

export interface ConnectionOptions {
  readonly serverName: string
  readonly target: ServerTarget
  readonly limits: McpLimits
  readonly version: string
  /** Which family of protocols to speak. */
  readonly era: Era
  /** Where a server that is a program runs. */
  readonly programs: ServerPrograms
  /** The tokens for a remote server. */
  readonly signIn?: ServerSignIn
  /** Takes what a program writes on standard error. */
  readonly log: ProgramLog
  /** Hides secrets in what the server says, also those that are not its own. */
  readonly secretMask: SecretMask
  /** Called with each list of tools that was read. */
  readonly onTools: (tools: Tools) => void
  /** Called once, when a started connection has ended by itself. */
  readonly onEnd: (connection: Connection, reason: string) => void
}

/** A connection that is not started yet. */
export async function prepareConnection(options: ConnectionOptions): Promise<Connection> {
  const sdk = await loadSdk()
  const { target, limits, programs, log, era, version, signIn } = options
  const bytesMax = limits.resultBytesMax + envelopeBytesMax
  const stdio = (program: StdioTarget) =>
    new StdioTransport(program, { lineBytesMax: bytesMax, endGraceMs: limits.endGraceMs, programs, log }, sdk)
  if (era === 'legacy') {
    const transport = target.kind === 'stdio' ? stdio(target) : await openHttp(target, bytesMax, sdk, signIn)
    return new Connection(options, transport, new LegacyClient(transport, sdk, version), sdk)
  }
  const modern = await import('@modelcontextprotocol/client')
  const transport = target.kind === 'stdio' ? stdio(target) : await openModernHttp(target, bytesMax, sdk, signIn)
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

type Asking = Pick<McpToolCall, 'signal' | 'onProgress'>

/** One living connection: the client, its tools, and what is known when it breaks. */
export class Connection {
  /** Whether a tool has answered on it, so that its end is no sign of a server that cannot run. */
  hasServed = false
  readonly tools: ToolCache

  readonly #options: ConnectionOptions
  readonly #transport: ClosableTransport
  readonly #sdk: Sdk
  readonly #client: ProtocolClient
  readonly #conceal: Scene['conceal']
  readonly #held: HeldCalls
  #calls = 0
  #ending: string | undefined
  #state: 'starting' | 'open' | 'over' = 'starting'
  #onUnused: () => void = () => undefined
  #closing: Promise<void> | undefined

  constructor(options: ConnectionOptions, transport: ClosableTransport, client: ProtocolClient, sdk: Sdk) {
    this.#options = options
    this.#transport = transport
    this.#sdk = sdk
    this.#conceal = concealer(options.target.secrets, options.secretMask)
    this.#client = client
    this.#client.onclose = () => this.#ended()
    this.#held = new HeldCalls(options.limits)
    this.#client.onQuestion = (params) => this.#held.ask(params)
    this.#client.onerror = (error) => this.#noticed(error)
    this.tools = new ToolCache({
      client,
      startMs: options.limits.startMs,
      onTools: options.onTools,
      explain: (error) => this.explained(error),
    })
  }

  /** The process that was started for the server. */
  get pid(): number | undefined {
    return this.#transport instanceof StdioTransport ? this.#transport.pid : undefined
  }

  /**
   * Starts or reaches the server and asks for its tools. What it throws is a failure for the caller, or `OtherEra`.
   */
  async start(): Promise<void> {
    const { limits, target, programs } = this.#options
    const { startMs } = limits
    try {
      // The first program starts the runner, which is not the fault of the server.
      if (target.kind === 'stdio') await programs.enter()
      await withinTime(
        startMs,
        this.#connect().then(() => this.tools.all()),
      )
      if (this.#state === 'over') throw new Error('ended')
      this.#state = 'open'
    } catch (error) {
      throw error instanceof OtherEra ? error : this.explained(error)
    }
  }

  /** An error of the start or of a listing, as a failure for the caller. */
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

  async call(call: McpToolCall, tool: ServerTool): Promise<McpResult> {
    const params = { name: call.toolName, arguments: call.arguments, ...answersOf(call) }
    const result = isHeldState(call.requestState)
      ? await this.#held.answer(call)
      : await this.#held.begin(call, this.#send('tools/call', params, call))
    this.hasServed = true
    const { serverName } = this.#options
    return await checkToolResult(result, tool, { serverName, conceal: this.#conceal }, this.#sdk)
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

  /** Sends any request and gives the result as it came, within the time of a call. */
  ask(method: string, params: Record<string, unknown>, asking: Asking): Promise<McpResult> {
    return this.#send(method, params, asking).result
  }

  #send(method: string, params: Record<string, unknown>, asking: Asking): Flight {
    const clock = new CallClock(this.#options.limits, asking.signal)
    return { clock, result: this.#sendIn(clock, method, params, asking).then(requireShallow) }
  }

  async #sendIn(
    clock: CallClock,
    method: string,
    params: Record<string, unknown>,
    { onProgress }: Asking,
  ): Promise<McpResult> {
    this.#calls++
    try {
      return await this.#client.request(method, params, {
        signal: clock.signal,
        onprogress: (progress) => {
          clock.touch()
          onProgress?.(progress)
        },
        timeout: sdkTimeout(heldTotalMs(this.#options.limits)),
      })
    } catch (error) {
      // Others would wait for a server that hangs as long as this caller did.
      if (clock.cause !== undefined) void this.#requireAlive()
      throw clock.cause === undefined
        ? explainMcpFailure(error, this.#scene(), this.#sdk)
        : explainCallEnd(clock.cause, this.#scene(), this.#options.limits)
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
    { signal }: Pick<Use, 'signal'>,
  ): Promise<readonly unknown[]> {
    if (!this.#client.offers(feature)) return []
    const { items } = await listPages((params) => this.ask(method, params, { signal }), name)
    return items
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

  /** Ends a server that answers nothing after a call was given up. */
  async #requireAlive(): Promise<void> {
    if (this.#state !== 'open') return
    const { aliveMs } = this.#options.limits
    try {
      await withinTime(aliveMs, this.#client.ping(sdkTimeout(aliveMs)))
    } catch (error) {
      if (error instanceof TimeIsOver) this.#breakOff('hung: it answered neither a call nor a ping')
    }
  }

  #breakOff(ending = 'lost the connection'): void {
    this.#ending = ending
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
