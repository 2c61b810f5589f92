import { Readable, Writable } from 'node:stream'
import type { AgentContext, PromptResponse, SessionModeState } from '@agentclientprotocol/sdk'
import type { Chat, ChatBackend, ToolRule } from '../../generated/client-types.ts'
import type { ServerConnection } from '../connection.ts'
import { callExitCodes } from '../exit-codes.ts'
import { ChatTurn } from './acp-turn.ts'
import { ShownParts, textOfPrompt } from './acp-updates.ts'
import type { CliProgram } from './program.ts'

/**
 * Serves chats as an agent of the Agent Client Protocol on the standard input and output. A session is a chat, with the
 * model or agent that is named.
 */
export const acp: CliProgram = async ({ operands: [backend], withServer }) =>
  withServer(async (connection) => {
    await new ChatAgent(connection, backend).serve()
    return callExitCodes.done
  })

type Mode = 'ask' | 'allow'

const modes: Readonly<
  Record<Mode, { readonly name: string; readonly description: string; readonly rules: ToolRule[] }>
> = {
  ask: { name: 'Ask', description: 'Ask before a tool changes something.', rules: [] },
  allow: {
    name: 'Allow',
    description: 'Run every tool without a question.',
    rules: [{ tool: '*', action: 'allow' }],
  },
}

class ChatAgent {
  readonly #connection: ServerConnection
  readonly #backend: ChatBackend | undefined
  readonly #turns = new Map<string, ChatTurn>()

  constructor(connection: ServerConnection, backend: string | undefined) {
    this.#connection = connection
    this.#backend = backend === undefined ? undefined : backendOf(backend)
  }

  /** Resolves when the client has closed the connection. */
  async serve(): Promise<void> {
    const { agent, ndJsonStream, PROTOCOL_VERSION } = await import('./agent-protocol.ts')
    const { client } = this.#connection
    const connection = agent({ name: 'gantry' })
      .onRequest('initialize', () => ({
        protocolVersion: PROTOCOL_VERSION,
        agentInfo: { name: 'gantry', version: '1' },
        agentCapabilities: {
          loadSession: true,
          promptCapabilities: { embeddedContext: true },
          sessionCapabilities: { resume: {} },
        },
        authMethods: [],
      }))
      .onRequest('session/new', async () => {
        const { chat } = await client.chats.create(this.#backend ? { backend: this.#backend } : {})
        return { sessionId: chat.id, modes: modesOf(chat) }
      })
      .onRequest('session/load', async ({ params: { sessionId }, client: editor }) => {
        const { chat } = await client.chats.get({ chatId: sessionId })
        await this.#replay(sessionId, editor)
        return { modes: modesOf(chat) }
      })
      .onRequest('session/resume', async ({ params: { sessionId } }) => ({
        modes: modesOf((await client.chats.get({ chatId: sessionId })).chat),
      }))
      .onRequest('session/set_mode', async ({ params: { sessionId, modeId } }) => {
        const mode = modes[modeId === 'allow' ? 'allow' : 'ask']
        await client.chats.update({ chatId: sessionId, toolRules: mode.rules })
        return {}
      })
      .onNotification('session/cancel', async ({ params: { sessionId } }) => this.#turns.get(sessionId)?.cancel())
      .onRequest('session/prompt', ({ params: { sessionId, prompt }, client: editor }) =>
        this.#prompt(sessionId, textOfPrompt(prompt), editor),
      )
      .connect(
        // The types of Node and of the web differ in what no stream of bytes uses.
        ndJsonStream(
          Writable.toWeb(process.stdout) as WritableStream<Uint8Array>,
          Readable.toWeb(process.stdin) as unknown as ReadableStream<Uint8Array>,
        ),
      )
    await connection.closed
  }

  async #prompt(chatId: string, content: string, editor: AgentContext): Promise<PromptResponse> {
    const turn = new ChatTurn(this.#connection, chatId, editor)
    this.#turns.set(chatId, turn)
    try {
      return { stopReason: await turn.run(content) }
    } catch (error) {
      const { RequestError } = await import('./agent-protocol.ts')
      throw RequestError.internalError(undefined, error instanceof Error ? error.message : String(error))
    } finally {
      this.#turns.delete(chatId)
    }
  }

  async #replay(chatId: string, editor: AgentContext): Promise<void> {
    const parts = new ShownParts(this.#connection, chatId)
    const messages = await this.#connection.client.chats.messages({ chatId }).all()
    for (const { id, role, parts: said } of messages)
      for (const part of said)
        for (const update of await parts.take(id, role, part))
          await editor.notify('session/update', { sessionId: chatId, update })
  }
}

/** A model has a slash in its name, behind its provider. */
function backendOf(name: string): ChatBackend {
  return name.includes('/') ? { kind: 'model', model: name } : { kind: 'agent', agent: name }
}

function modesOf({ toolRules }: Chat): SessionModeState {
  const [rule] = toolRules
  const isOpen = rule?.tool === '*' && rule.action === 'allow'
  return {
    currentModeId: isOpen ? 'allow' : 'ask',
    availableModes: Object.entries(modes).map(([id, { name, description }]) => ({ id, name, description })),
  }
}
