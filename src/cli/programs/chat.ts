import { createInterface } from 'node:readline'
import type { Interface } from 'node:readline'
import type { ChatAgentSession, ChatEvent, ChatPartPatch, ToolApproval } from '../../generated/client-types.ts'
import type { ServerConnection } from '../connection.ts'
import { callExitCodes } from '../exit-codes.ts'
import { explainCall } from '../failures.ts'
import { inOneLine, jsonOf } from '../safe-text.ts'
import type { Terminal } from '../terminal.ts'
import { UsageMistake } from '../usage-mistake.ts'
import type { CliProgram } from './program.ts'

/** Talks in a chat: each line is a message, and the answer comes as it is made. A pipe sends its lines and waits. */
export const chat: CliProgram = async ({ operands: [chatId], terminal, withServer }) => {
  if (chatId === undefined) throw new UsageMistake('CHAT-ID is missing; gantry chats list shows the chats.', 'chat')
  return withServer((connection) => new Conversation(connection, chatId, terminal).run())
}

const clearLine = '\r\u001b[K'

class Conversation {
  readonly #connection: ServerConnection
  readonly #chatId: string
  readonly #terminal: Terminal
  readonly #isAsking = process.stdin.isTTY === true
  #lines: Interface | undefined
  /** What waits for a decision. */
  readonly #approvals: ToolApproval[] = []
  readonly #stop = new AbortController()
  /** Kinds of the parts, by message and part: a change of one does not repeat it. */
  readonly #kinds = new Map<string, string>()
  readonly #tools = new Map<string, string>()
  /** What was shown of the session of an agent. */
  readonly #session = new Map<string, string>()
  /** Whether the turn of the last message has begun. */
  #hasBegun = false
  #idle = Promise.withResolvers<void>()
  #isColumnFree = true
  /** Whether the cursor is behind the prompt. */
  #isPrompted = false

  constructor(connection: ServerConnection, chatId: string, terminal: Terminal) {
    this.#connection = connection
    this.#chatId = chatId
    this.#terminal = terminal
  }

  async run(): Promise<number> {
    const { client } = this.#connection
    const { chat: known } = await client.chats.get({ chatId: this.#chatId })
    if (this.#isAsking)
      this.#terminal.note(
        `${inOneLine(known.title ?? this.#chatId)}: a line is a message, Ctrl-C interrupts, Ctrl-D leaves.`,
      )
    const all = await client.chats.messages({ chatId: this.#chatId }).all()
    let lost: unknown
    const following = this.#follow(Math.max(0, ...all.map(({ event }) => event))).catch((error: unknown) => {
      if (this.#stop.signal.aborted) return
      lost = error
      // It may be awaited by no one, which must not end the process.
      this.#idle.promise.catch(() => {})
      this.#idle.reject(error)
      this.#lines?.close()
    })
    // Lines that come before they are waited for are lost.
    const lines = createInterface({ input: process.stdin, ...(this.#isAsking && { output: process.stdout }) })
    this.#lines = lines
    lines.on('SIGINT', () => void this.#interrupt())
    this.#prompt()
    for await (const line of lines) await this.#takeOrExplain(line)
    this.#stop.abort()
    await following
    if (lost !== undefined) throw lost
    return callExitCodes.done
  }

  async #interrupt(): Promise<void> {
    const { client } = this.#connection
    const { chat: known } = await client.chats.get({ chatId: this.#chatId })
    if (known.state === 'idle' || known.state === 'failed') {
      this.#line('Nothing runs. Ctrl-D leaves.')
      return this.#prompt()
    }
    await client.chats.interrupt({ chatId: this.#chatId })
  }

  /** A person may try again what failed; a pipe ends. */
  async #takeOrExplain(line: string): Promise<void> {
    this.#isPrompted = false
    try {
      await this.#take(line)
    } catch (error) {
      if (!this.#isAsking) throw error
      for (const text of explainCall(error).lines) this.#line(text)
      this.#prompt()
    }
  }

  async #take(line: string): Promise<void> {
    const { client } = this.#connection
    const [approval] = this.#approvals
    if (line.trim() === '') return this.#prompt()
    if (approval && /^[yn]$/i.test(line.trim())) {
      this.#approvals.shift()
      const call = { chatId: this.#chatId, approvalId: approval.id }
      if (/^y$/i.test(line.trim())) await client.chats.approvals.approve(call)
      else await client.chats.approvals.reject(call)
      if (this.#approvals.length > 0) this.#prompt()
      return
    }
    this.#idle = Promise.withResolvers<void>()
    this.#hasBegun = false
    await client.chats.send({ chatId: this.#chatId, content: line })
    if (!this.#isAsking) await this.#idle.promise
  }

  /** From an event on, so that an answer is seen that comes before the stream does. */
  async #follow(after: number): Promise<void> {
    const { client } = this.#connection
    const { signal } = this.#stop
    for await (const { event, data } of client.chats.follow({ chatId: this.#chatId, after }, { signal })) {
      if (event === 'part') this.#showPart(data)
      if (event === 'chat' && data.agentSession) this.#showSession(data.agentSession)
      else if (event === 'approval') this.#ask(data)
      else if (event === 'chat' && data.state === 'running') this.#hasBegun = true
      // The state that it had before the message was sent ends no turn.
      else if (event === 'chat' && data.state === 'idle' && this.#hasBegun) this.#settle()
      else if (event === 'chat' && data.state === 'failed') this.#settle('The turn failed.')
    }
  }

  #showPart({ messageId = '', part }: ChatEvent): void {
    if (!part) return
    const key = `${messageId} ${part.id}`
    if (part.kind) this.#kinds.set(key, part.kind)
    if (part.tool !== undefined) this.#tools.set(key, part.tool)
    const kind = this.#kinds.get(key)
    if (kind === 'text' && part.append) {
      this.#clearPrompt()
      this.#terminal.write(part.append)
      this.#isColumnFree = part.append.endsWith('\n')
    } else if (kind !== undefined) for (const line of linesOf(kind, this.#tools.get(key), part)) this.#line(line)
  }

  #showSession({ mode, title }: ChatAgentSession): void {
    for (const [name, value] of [
      ['mode', mode],
      ['session', title],
    ] as const) {
      if (value === undefined || this.#session.get(name) === value) continue
      this.#session.set(name, value)
      this.#line(`${name}: ${value}`)
    }
  }

  #ask({ approval }: ChatEvent): void {
    if (approval?.state !== 'pending') return
    this.#approvals.push(approval)
    this.#line(`${approval.tool} ${jsonOf(approval.input)}`)
    if (this.#isAsking) this.#prompt()
    else this.#settle('A call waits for approval: gantry inbox decides it.')
  }

  #settle(note?: string): void {
    if (!this.#isColumnFree) this.#terminal.print('')
    this.#isColumnFree = true
    if (note !== undefined) this.#terminal.note(note)
    this.#idle.resolve()
    this.#prompt()
  }

  #line(text: string): void {
    this.#clearPrompt()
    if (!this.#isColumnFree) this.#terminal.print('')
    this.#terminal.note(`· ${inOneLine(text)}`)
    this.#isColumnFree = true
  }

  /** What was typed before something came is shown again. */
  #prompt(): void {
    if (!this.#isAsking || !this.#lines) return
    this.#lines.setPrompt(this.#approvals.length > 0 ? 'approve? y or n > ' : '> ')
    this.#lines.prompt(true)
    this.#isPrompted = true
  }

  #clearPrompt(): void {
    if (this.#isPrompted) process.stdout.write(clearLine)
    this.#isPrompted = false
  }
}

/** What is shown of a part beside its text: how a tool call goes, what it changed, and what is to be done. */
function linesOf(
  kind: string,
  tool: string | undefined,
  { state, input, diffs, items, imageId, mediaType, subchatId }: ChatPartPatch,
): string[] {
  if (kind === 'plan') return (items ?? []).map(({ content, progress }) => `[${marks[progress]}] ${content}`)
  if (kind === 'image') return imageId === undefined ? [] : [`image ${mediaType ?? ''} ${imageId}`]
  if (kind !== 'toolCall') return []
  const title = typeof input?.['title'] === 'string' ? ` ${input['title']}` : ''
  const changed = (diffs ?? []).map(({ path }) => `changed ${path}`)
  return state === undefined
    ? changed
    : [`${[`${tool ?? 'tool'}${title}`, state, subchatId ?? ''].join(' ').trim()}`, ...changed]
}

const marks = { pending: ' ', in_progress: '~', done: 'x' }
