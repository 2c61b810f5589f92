import { batch, signal } from '@preact/signals'
import type { Signal } from '@preact/signals'
import { GantryError } from 'gantry/client'
import type { Schemas } from 'gantry/client'
import { gantry, isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { live } from '../live.ts'
import { useOpenThing } from '../parts/reading.ts'

const pageSize = 50
const pauseMs = 1_000

export type Message = Schemas.ChatMessage
export type Part = Schemas.ChatPart

/** One chat with its messages as they come: a page from the end, and earlier ones when they are asked for. */
export class OpenChat {
  readonly id: string
  readonly chat = signal<Schemas.Chat | undefined>(undefined)
  /** The ids of the messages, in order. */
  readonly order = signal<readonly string[]>([])
  readonly approvals = signal<ReadonlyMap<string, Schemas.ToolApproval>>(new Map())
  readonly problem = signal<string | undefined>(undefined)
  /** Where the page before the first message begins. */
  readonly earlier = signal<string | undefined>(undefined)
  readonly isGone = signal(false)
  readonly #messages = new Map<string, Signal<Message>>()
  #stream: AbortController | undefined
  #isReadingEarlier = false

  constructor(id: string) {
    this.id = id
  }

  message(id: string): Signal<Message> | undefined {
    return this.#messages.get(id)
  }

  /** Reads the end of the chat, and follows it from there. */
  async open(): Promise<void> {
    this.#stream?.abort()
    const stream = new AbortController()
    this.#stream = stream
    try {
      const after = await this.#read(stream.signal)
      if (after !== undefined) await this.#follow(after, stream.signal)
    } catch (error) {
      if (stream.signal.aborted) return
      this.#fail(error)
    }
    if (!stream.signal.aborted && this.problem.value === undefined && !this.isGone.value)
      setTimeout(() => !stream.signal.aborted && void this.open(), pauseMs)
  }

  async readChat(): Promise<void> {
    const { data } = await gantry.chats.get({ chatId: this.id }).outcome()
    if (data) this.chat.value = data.chat
  }

  async readEarlier(): Promise<void> {
    const cursor = this.earlier.value
    if (cursor === undefined || this.#isReadingEarlier) return
    this.#isReadingEarlier = true
    try {
      const page = await gantry.chats.messages({ chatId: this.id, sort: '-seq', limit: pageSize, cursor })
      if (this.earlier.value !== cursor) return
      batch(() => {
        const older = page.messages.toReversed().filter(({ id }) => !this.#messages.has(id))
        for (const message of older) this.#messages.set(message.id, signal(message))
        this.order.value = [...older.map(({ id }) => id), ...this.order.value]
        this.earlier.value = page.nextCursor
      })
    } finally {
      this.#isReadingEarlier = false
    }
  }

  take(event: Schemas.Event): void {
    if (!event.kind.startsWith('chat.') || !('chatId' in event.data) || event.data.chatId !== this.id) return
    if (event.kind === 'chat.deleted') this.isGone.value = true
    else if (event.kind === 'chat.updated') void this.readChat()
  }

  close(): void {
    this.#stream?.abort()
  }

  async #read(stopped: AbortSignal): Promise<number | undefined> {
    const chatId = this.id
    const [page, { chat }, { approvals }] = await Promise.all([
      gantry.chats.messages({ chatId, sort: '-seq', limit: pageSize }),
      gantry.chats.get({ chatId }),
      gantry.chats.approvals.list({ chatId, limit: 100 }),
    ])
    if (stopped.aborted) return undefined
    batch(() => {
      const messages = page.messages.toReversed()
      this.#messages.clear()
      for (const message of messages) this.#messages.set(message.id, signal(message))
      this.order.value = messages.map(({ id }) => id)
      this.earlier.value = page.nextCursor
      this.approvals.value = new Map(approvals.map((approval) => [approval.id, approval]))
      this.chat.value = chat
      this.problem.value = undefined
    })
    return Math.max(0, ...page.messages.map(({ event }) => event))
  }

  async #follow(after: number, stop: AbortSignal): Promise<void> {
    for await (const { data } of live.chat({ chatId: this.id, after }, { signal: stop })) {
      if (stop.aborted) return
      this.apply(data)
    }
  }

  apply({ messageId = '', message, part, approval, state }: Schemas.ChatEvent): void {
    batch(() => {
      if (message !== undefined) this.#put(message)
      if (part !== undefined) this.#patch(messageId, part)
      if (approval !== undefined) this.approvals.value = new Map([...this.approvals.value, [approval.id, approval]])
      const chat = this.chat.value
      if (state !== undefined && chat !== undefined) this.chat.value = { ...chat, state }
    })
  }

  #put(message: Message): void {
    const found = this.#messages.get(message.id)
    if (found !== undefined && found.peek().event > message.event) return
    const hasMoved = found === undefined || found.peek().seq !== message.seq || found.peek().state !== message.state
    if (found === undefined) this.#messages.set(message.id, signal(message))
    else found.value = message
    if (hasMoved) this.order.value = this.#sorted([...new Set([...this.order.value, message.id])])
  }

  #patch(messageId: string, patch: Schemas.ChatPartPatch): void {
    const found = this.#messages.get(messageId)
    if (found === undefined) return
    const parts = partsAfter(found.value.parts, patch)
    // A message whose last part is dropped was taken back.
    if (parts.length === 0 && patch.text === null) {
      this.order.value = this.order.value.filter((id) => id !== messageId)
      this.#messages.delete(messageId)
    } else found.value = { ...found.value, parts }
  }

  /** What was said, and behind it what waits. */
  #sorted(ids: readonly string[]): readonly string[] {
    const placeOf = (id: string) => {
      const message = this.#messages.get(id)?.peek()
      return (message?.state === 'queued' ? 1e9 : 0) + (message?.seq ?? 0)
    }
    return ids.toSorted((one, other) => placeOf(one) - placeOf(other))
  }

  #fail(error: unknown): void {
    if (isSignedOut(error)) leave()
    else if (error instanceof GantryError && error.code === 'cursor_expired') void this.open()
    else this.problem.value = sentenceOf(error)
  }
}

export function partsAfter(parts: readonly Part[], patch: Schemas.ChatPartPatch): Part[] {
  const { id, append, text, kind, step = 0, ...rest } = patch
  if (text === null) return parts.filter((part) => part.id !== id)
  const before = parts.find((part) => part.id === id)
  if (before === undefined) {
    if (kind === undefined) return [...parts]
    const words = text ?? append
    return [...parts, { id, kind, step, ...rest, ...(words !== undefined && { text: words }) }]
  }
  const words = text ?? (append === undefined ? undefined : (before.text ?? '') + append)
  const after = { ...before, ...rest, ...(words !== undefined && { text: words }) }
  return parts.map((part) => (part.id === id ? after : part))
}

export function useOpenChat(id: string): OpenChat {
  return useOpenThing(
    id,
    (each) => new OpenChat(each),
    (open) => open.open(),
  )
}

export function backendName(backend: Schemas.ChatBackend): string {
  return backend.kind === 'model' ? backend.model : backend.agent
}
