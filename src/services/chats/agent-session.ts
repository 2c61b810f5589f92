import { setImmediate as nextTick } from 'node:timers/promises'
import { Readable, Writable } from 'node:stream'
import type {
  ClientConnection,
  ContentBlock,
  InitializeResponse,
  McpServer,
  PromptResponse,
  StopReason,
} from '@agentclientprotocol/sdk'
import { fail } from '../../errors.ts'
import { withinTime } from '../../platform/work/within-time.ts'
import type { AgentProcess } from './agent-process.ts'
import type { AgentRecorder } from './agent-recorder.ts'

export interface SessionOrder {
  readonly process: AgentProcess
  readonly version: string
  readonly cwd: string
  /** Where the agent finds the operations of this service. */
  readonly mcpServer: { readonly url: string; readonly token: string }
  /** The session of an earlier turn. */
  readonly sessionId: string | undefined
  readonly recorder: AgentRecorder
}

const startMs = 60_000
const cancelMs = 5_000

/**
 * Opens a session of the Agent Client Protocol, the earlier one if the agent still knows it. Fails with `agent_failed`.
 */
export async function openSession(order: SessionOrder): Promise<AgentSession> {
  const { client, ndJsonStream, PROTOCOL_VERSION } = await import('@agentclientprotocol/sdk')
  const { process, version, recorder } = order
  const gate = { isOpen: false }
  const connection = client({ name: 'gantry' })
    .onRequest('session/request_permission', ({ params }) => recorder.onPermission(params))
    // What a loaded session replays is in the log already.
    .onNotification('session/update', ({ params }) => {
      if (gate.isOpen) recorder.onUpdate(params.update)
    })
    .connect(
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
        clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
        clientInfo: { name: 'gantry', version },
      }),
    )
    const opened = await withinTime(startMs, openIn(connection, capable, order))
    const takesImages = capable.agentCapabilities?.promptCapabilities?.image === true
    return new AgentSession({ ...opened, takesImages, connection, process, gate })
  } catch (error) {
    return refuse(process, error, 'did not open a session')
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
  { cwd, mcpServer, sessionId }: SessionOrder,
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
  if (sessionId !== undefined && (resumes || agentCapabilities.loadSession === true)) {
    try {
      await agent.request(resumes ? 'session/resume' : 'session/load', { sessionId, cwd, mcpServers })
      return { sessionId, isNew: false }
    } catch (error) {
      // An agent that has forgotten the session gets a new one, with the conversation as the log has it.
      if (!isAnswer(error)) throw error
    }
  }
  return { sessionId: (await agent.request('session/new', { cwd, mcpServers })).sessionId, isNew: true }
}

interface SessionParts extends Opened {
  readonly takesImages: boolean
  readonly connection: ClientConnection
  readonly process: AgentProcess
  /** Updates are taken only while a prompt is answered. */
  readonly gate: { isOpen: boolean }
}

export class AgentSession {
  readonly id: string
  readonly isNew: boolean
  readonly takesImages: boolean
  readonly #parts: SessionParts

  constructor(parts: SessionParts) {
    this.id = parts.sessionId
    this.isNew = parts.isNew
    this.takesImages = parts.takesImages
    this.#parts = parts
  }

  /**
   * Resolves at the end of the answer; an abort of the signal cancels it, unless the agent may do nothing more. Fails
   * with `agent_failed`.
   */
  async prompt(prompt: ContentBlock[], signal: AbortSignal): Promise<StopReason> {
    const { connection, sessionId, process, gate } = this.#parts
    const hasStopped = Promise.withResolvers<never>()
    hasStopped.promise.catch(() => undefined)
    const onAbort = () => {
      if (mayDoNothing(signal)) return hasStopped.reject(signal.reason)
      void connection.agent.notify('session/cancel', { sessionId }).catch(() => undefined)
      // An agent that does not answer the cancellation is ended.
      setTimeout(() => hasStopped.reject(signal.reason), cancelMs).unref()
    }
    signal.addEventListener('abort', onAbort, { once: true })
    gate.isOpen = true
    try {
      if (signal.aborted) onAbort()
      const answer: Promise<PromptResponse> = connection.agent.request('session/prompt', { sessionId, prompt })
      const { stopReason } = await Promise.race([answer, hasStopped.promise])
      // The updates that came before the answer are handed over before it is taken for complete.
      await nextTick()
      return stopReason
    } catch (error) {
      signal.throwIfAborted()
      // A process that ends closes its streams first.
      await nextTick()
      return refuse(process, error, 'ended its answer with an error')
    } finally {
      gate.isOpen = false
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

/** Whether the agent itself refused: a connection that is gone refuses nothing. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'number'
}

function refuse(process: AgentProcess, error: unknown, what: string): never {
  const said = isAnswer(error) && error instanceof Error ? `${what} (${error.message})` : what
  return fail('agent_failed', { message: process.explain(said), cause: error })
}
