import { setImmediate as nextTick } from 'node:timers/promises'
import { Readable, Writable } from 'node:stream'
import type {
  ClientApp,
  ClientConnection,
  ContentBlock,
  InitializeResponse,
  LoadSessionResponse,
  McpServer,
  PromptResponse,
  RequestPermissionRequest,
  RequestPermissionResponse,
  SessionUpdate,
  StopReason,
} from '@agentclientprotocol/sdk'
import { fail, Failure } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import { quote } from '../../platform/text/quote.ts'
import { withinTime } from '../../platform/work/within-time.ts'
import type { AgentProcess } from './agent-process.ts'
import type { PermitCommand } from './agent-commands.ts'
import type { AgentTerminals } from './agent-terminals.ts'
import { AgentState, strictestOf } from './agent-state.ts'

/** Who takes what an agent says in a turn. */
export interface SessionListener {
  /** What belongs to the answer. */
  onUpdate(update: SessionUpdate): void
  /** What the agent reports of the session has changed. */
  onState(shown: Schemas['ChatAgentSession']): void
  onPermission(request: RequestPermissionRequest): Promise<RequestPermissionResponse>
}

export interface SessionOrder {
  readonly process: AgentProcess
  readonly version: string
  readonly cwd: string
  /** Where the agent finds the operations of this service. */
  readonly mcpServer: { readonly url: string; readonly token: string }
  /** The session of an earlier turn, with what was known of it. */
  readonly known: { readonly id: string; readonly shown?: Schemas['ChatAgentSession'] } | undefined
  /** How long it may take to stop when it is interrupted. */
  readonly cancelMs: number
  /** Those that the client opens for the agent, or why it opens none. */
  readonly terminals: AgentTerminals | WithoutTerminals
}

/** How a prompt ended, with the tokens that the agent says it took. */
export interface PromptEnd {
  readonly reason: StopReason
  readonly tokens?: AgentTokens
}

export interface AgentTokens {
  readonly input: number
  readonly output: number
  readonly reasoning: number
  readonly cached: number
  readonly cacheWrite: number
}

const startMs = 60_000

/**
 * Opens a session of the Agent Client Protocol, the earlier one if the agent still knows it. Fails with `agent_failed`.
 */
export async function openSession(order: SessionOrder): Promise<AgentSession> {
  const { client, ndJsonStream, PROTOCOL_VERSION } = await import('@agentclientprotocol/sdk')
  const { process, version } = order
  const terminals = typeof order.terminals === 'string' ? undefined : order.terminals
  const ear = new Ear(order.known?.shown)
  const app = client({ name: 'gantry' })
    .onRequest('session/request_permission', ({ params }) => ear.onPermission(params))
    .onNotification('session/update', ({ params }) => ear.onUpdate(params.update))
  const connection = offered(app, order.terminals).connect(
    // The types of Node and of the web differ in what no stream of bytes uses.
    ndJsonStream(
      Writable.toWeb(process.input) as WritableStream<Uint8Array>,
      Readable.toWeb(process.output) as unknown as ReadableStream<Uint8Array>,
    ),
  )
  try {
    const capable = await withinTime(
      startMs,
      connection.agent.request('initialize', {
        protocolVersion: PROTOCOL_VERSION,
        clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: terminals !== undefined },
        clientInfo: { name: 'gantry', version },
      }),
    )
    const opened = await withinTime(startMs, openIn(connection, capable, order, ear))
    const takesImages = capable.agentCapabilities?.promptCapabilities?.image === true
    const { cancelMs } = order
    return new AgentSession({ ...opened, takesImages, connection, process, ear, cancelMs, terminals })
  } catch (error) {
    return refuse(process, error, 'did not open a session')
  }
}

function offered(app: ClientApp, terminals: SessionOrder['terminals']): ClientApp {
  return typeof terminals === 'string' ? refuseTerminals(app, terminals) : offerTerminals(app, terminals)
}

/** Terminals by the protocol (`terminal/…`): what is refused is an error that the agent reads. */
function offerTerminals(app: ClientApp, terminals: AgentTerminals): ClientApp {
  return app
    .onRequest('terminal/create', ({ params, signal }) => told(() => terminals.create(params, signal)))
    .onRequest('terminal/output', ({ params }) => told(() => terminals.output(params.terminalId)))
    .onRequest('terminal/wait_for_exit', ({ params, signal }) =>
      told(() => terminals.waitForExit(params.terminalId, signal)),
    )
    .onRequest('terminal/kill', ({ params }) => told(() => terminals.kill(params.terminalId)))
    .onRequest('terminal/release', ({ params }) => told(() => terminals.release(params.terminalId)))
}

/** An agent that asks for a terminal all the same reads why there is none. */
function refuseTerminals(app: ClientApp, why: WithoutTerminals): ClientApp {
  return app.onRequest('terminal/create', async () => {
    const { RequestError } = await import('@agentclientprotocol/sdk')
    throw new RequestError(methodNotFound, noTerminals[why])
  })
}

const methodNotFound = -32_601
/** Why the client of an agent opens no terminals for it. */
export type WithoutTerminals = keyof typeof noTerminals

const noTerminals = {
  task: 'A terminal belongs to a task, and this chat has none. Run the command yourself, or have the chat made with a taskId.',
  elsewhere:
    'This agent runs at a runner on another machine, and terminals for agents are on that of the service. Run the command yourself.',
  authors: 'Not all authors of this chat may open terminals.',
} as const

/** A failure as the protocol has it. */
async function told<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const { RequestError } = await import('@agentclientprotocol/sdk')
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const code = error.code === 'terminal_not_found' ? -32_002 : error.code === 'validation_failed' ? -32_602 : -32_603
    throw new RequestError(code, error.message, { code: error.code })
  }
}

/** What hears an agent: a turn while it is attached, and what is said of the session at any time. */
class Ear {
  listener: SessionListener | undefined
  /** Answers are taken only while a prompt is answered: what a loaded session replays is in the log already. */
  isOpen = false
  state: AgentState

  constructor(shown: Schemas['ChatAgentSession'] | undefined) {
    this.state = new AgentState(shown)
  }

  onUpdate(update: SessionUpdate): void {
    if (this.state.take(update)) this.listener?.onState(this.state.shown)
    else if (this.isOpen) this.listener?.onUpdate(update)
  }

  async onPermission(request: RequestPermissionRequest): Promise<RequestPermissionResponse> {
    return (await this.listener?.onPermission(request)) ?? { outcome: { outcome: 'cancelled' } }
  }
}

interface Opened {
  readonly sessionId: string
  /** Whether the agent knows nothing of the conversation. */
  readonly isNew: boolean
}

async function openIn(
  { agent }: ClientConnection,
  { agentCapabilities = {} }: InitializeResponse,
  { cwd, mcpServer, known }: SessionOrder,
  ear: Ear,
): Promise<Opened> {
  const { url, token } = mcpServer
  const gantry: McpServer = {
    type: 'http',
    name: 'gantry',
    url,
    headers: [{ name: 'authorization', value: `Bearer ${token}` }],
  }
  const mcpServers = agentCapabilities.mcpCapabilities?.http === true ? [gantry] : []
  const resumes = agentCapabilities.sessionCapabilities?.resume != null
  if (known !== undefined && (resumes || agentCapabilities.loadSession === true)) {
    const { id: sessionId } = known
    try {
      const loaded: LoadSessionResponse | undefined = await agent.request(resumes ? 'session/resume' : 'session/load', {
        sessionId,
        cwd,
        mcpServers,
      })
      ear.state.open(loaded?.modes, loaded?.configOptions)
      return { sessionId, isNew: false }
    } catch (error) {
      // An agent that has forgotten the session gets a new one, with the conversation as the log has it.
      if (!isAnswer(error)) throw error
    }
  }
  ear.state = new AgentState()
  const { sessionId, modes, configOptions } = await agent.request('session/new', { cwd, mcpServers })
  ear.state.open(modes, configOptions)
  return { sessionId, isNew: true }
}

interface SessionParts extends Opened {
  readonly takesImages: boolean
  readonly connection: ClientConnection
  readonly process: AgentProcess
  readonly ear: Ear
  readonly cancelMs: number
  readonly terminals: AgentTerminals | undefined
}

/** A session that turns use one after the other, each of them attached while it asks. */
export class AgentSession {
  readonly id: string
  readonly takesImages: boolean
  readonly #parts: SessionParts
  #isNew: boolean
  #isUsable = true

  constructor(parts: SessionParts) {
    this.id = parts.sessionId
    this.#isNew = parts.isNew
    this.takesImages = parts.takesImages
    this.#parts = parts
  }

  /** Whether the agent knows nothing of the conversation yet. */
  get isNew(): boolean {
    return this.#isNew
  }

  /** Whether another prompt can follow: the last one was answered to its end. */
  get isUsable(): boolean {
    return this.#isUsable && !this.#parts.connection.signal.aborted
  }

  get shown(): Schemas['ChatAgentSession'] {
    return this.#parts.ear.state.shown
  }

  get terminals(): AgentTerminals | undefined {
    return this.#parts.terminals
  }

  attach(listener: SessionListener, permit: PermitCommand): void {
    this.#parts.ear.listener = listener
    if (this.#parts.terminals) this.#parts.terminals.permit = permit
  }

  detach(): void {
    this.#parts.ear.listener = undefined
    if (this.#parts.terminals) this.#parts.terminals.permit = undefined
  }

  /**
   * Puts the agent into the mode that is wanted, or into the strictest. Does nothing for an agent without modes. Fails
   * with `agent_failed` when it does not offer the mode.
   */
  async pinMode(wanted: string | undefined): Promise<void> {
    const { connection, ear, process, sessionId } = this.#parts
    const { modes = [], mode } = ear.state.shown
    const isOffered = wanted === undefined || modes.some(({ id }) => id === wanted)
    if (!isOffered) {
      const offered =
        modes.length === 0 ? 'It offers none.' : `It offers ${modes.map(({ id }) => quote(id)).join(', ')}.`
      fail('agent_failed', {
        message: `The agent "${process.name}" does not offer the mode ${quote(wanted)}. ${offered}`,
      })
    }
    const next = wanted ?? strictestOf(modes, mode)
    if (next === undefined || next === mode) return
    const { modeSwitch } = ear.state
    const change =
      modeSwitch.kind === 'mode'
        ? connection.agent.request('session/set_mode', { sessionId, modeId: next })
        : connection.agent.request('session/set_config_option', {
            sessionId,
            configId: modeSwitch.optionId,
            value: next,
          })
    try {
      await withinTime(startMs, Promise.resolve(change))
    } catch (error) {
      refuse(process, error, `did not take the mode ${quote(next)}`)
    }
    ear.state.setMode(next)
    ear.listener?.onState(ear.state.shown)
  }

  /**
   * Resolves at the end of the answer; an abort of the signal cancels it, unless the agent may do nothing more. Fails
   * with `agent_failed`.
   */
  async prompt(prompt: ContentBlock[], signal: AbortSignal): Promise<PromptEnd> {
    const { connection, sessionId, process, ear, cancelMs } = this.#parts
    const hasStopped = Promise.withResolvers<never>()
    hasStopped.promise.catch(() => undefined)
    const onAbort = () => {
      if (mayDoNothing(signal)) return hasStopped.reject(signal.reason)
      void connection.agent.notify('session/cancel', { sessionId }).catch(() => undefined)
      // An agent that does not answer the cancellation is ended.
      setTimeout(() => hasStopped.reject(signal.reason), cancelMs).unref()
    }
    signal.addEventListener('abort', onAbort, { once: true })
    ear.isOpen = true
    this.#isUsable = false
    try {
      if (signal.aborted) onAbort()
      const answer: Promise<PromptResponse> = connection.agent.request('session/prompt', { sessionId, prompt })
      const response = await Promise.race([answer, hasStopped.promise])
      // The updates that came before the answer are handed over before it is taken for complete.
      await nextTick()
      this.#isUsable = true
      this.#isNew = false
      const tokens = tokensIn(response)
      return { reason: response.stopReason, ...(tokens && { tokens }) }
    } catch (error) {
      signal.throwIfAborted()
      // A process that ends closes its streams first.
      await nextTick()
      return refuse(process, error, 'ended its answer with an error')
    } finally {
      ear.isOpen = false
      signal.removeEventListener('abort', onAbort)
    }
  }

  close(): void {
    this.#parts.connection.close()
  }
}

/** Whether the turn lost its authority, or was taken over by another process: then the agent is not asked to stop. */
export function mayDoNothing({ reason }: AbortSignal): boolean {
  return reason === 'authority_ended' || reason === 'lost'
}

/** What the agent says that a prompt took: a proposal of the protocol, which its stable types do not have. */
function tokensIn(response: object): AgentTokens | undefined {
  const usage: unknown = Reflect.get(response, 'usage')
  if (!isRecord(usage)) return undefined
  const count = (name: string) => {
    const value = usage[name]
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
  }
  const tokens = {
    cached: count('cachedReadTokens'),
    cacheWrite: count('cachedWriteTokens'),
    reasoning: count('thoughtTokens'),
  }
  return {
    ...tokens,
    // The protocol counts these beside the input and the output; here they are a part of them.
    input: count('inputTokens') + tokens.cached + tokens.cacheWrite,
    output: count('outputTokens') + tokens.reasoning,
  }
}

/** Whether the agent itself refused: a connection that is gone refuses nothing. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'number'
}

function refuse(process: AgentProcess, error: unknown, what: string): never {
  const said = isAnswer(error) && error instanceof Error ? `${what} (${error.message})` : what
  return fail('agent_failed', { message: process.explain(said), cause: error })
}
