import type { Caller, StreamFrame, StreamReply } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { ChatEventDocument, StoredApproval } from '../../collections/chats.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import { FrameStream } from '../../platform/streams/frame-stream.ts'
import { credentialsCheckMsOf, OpenStreams } from '../../platform/streams/open-streams.ts'
import type { StreamCredentials } from '../../platform/streams/open-streams.ts'
import type { ToolApprovals } from './approvals.ts'
import { digitsOf } from './edit.ts'
import { missingScopes } from '../identity.ts'
import { findChat } from './history.ts'
import { eventFor } from './views.ts'
import { every, type Repetition } from '../../platform/work/every.ts'

export interface ChatStreamsOptions extends Pick<Foundation, 'actors' | 'store' | 'log' | 'isStoreShared'> {
  readonly identity: StreamCredentials
  readonly approvals: Pick<ToolApprovals, 'shownTo'>
}

export const streamsMax = 1_000
const streamsPerUserMax = 500
const streamsPerCredentialMax = 100
const heartbeatMs = 15_000
const lookEachMs = 500
const retryMs = 2_000
const stallMs = 30_000
const framesMax = 200

/** The streams of chats: what is committed to a chat is sent in order, once. */
export class ChatStreams {
  readonly #options: ChatStreamsOptions
  readonly #streams: OpenStreams<ChatStream>
  readonly #byChat = new Map<string, Set<ChatStream>>()
  readonly #stopListening: readonly (() => void)[]
  readonly #timer: Repetition | undefined

  constructor(options: ChatStreamsOptions) {
    const { store, log, identity, isStoreShared } = options
    this.#options = options
    this.#streams = new OpenStreams({
      credentials: identity,
      scope: 'chats:read',
      // What a reader may see of outputs is decided by the rights with which the stream was opened.
      keepsRights: (current, caller) => missingScopes(current.scopes, caller.scopes).length === 0,
      log,
      streamsMax,
      streamsPerUserMax,
      streamsPerCredentialMax,
      heartbeatMs,
      credentialsCheckMs: credentialsCheckMsOf(options),
      subject: 'chat',
    })
    const wakeReaders = store.onCommit(['chatEvents', 'chats'], (changes) => {
      for (const change of changes)
        if ('insert' in change && change.insert === 'chatEvents') this.#wake(change.doc.chatId)
        else if ('remove' in change && change.remove === 'chats') this.#wake(change.id)
    })
    // Events of a chat may be gone, and their numbers given again: a reader connects again, and reads the chat.
    const endReaders = store.onWentBack(() => {
      for (const streams of this.#byChat.values()) for (const stream of streams) stream.end('log_went_back')
    })
    this.#stopListening = [wakeReaders, endReaders]
    // What other processes commit is found by looking.
    this.#timer = isStoreShared ? every(lookEachMs, () => this.#streams.wake()) : undefined
  }

  get size(): number {
    return this.#streams.size
  }

  /** Fails with `chat_not_found`, `cursor_expired`, `invalid_cursor` or `too_many_streams`. */
  async follow(
    chatId: string,
    { after, lastEventId }: { readonly after?: number | undefined; readonly lastEventId?: string | undefined },
    caller: Caller,
  ): Promise<StreamReply> {
    const { store } = this.#options
    const { doc } = await findChat(store, chatId, caller)
    const position = lastSeen(lastEventId) ?? after ?? doc.eventCount
    if (position > doc.eventCount)
      fail('invalid_cursor', { message: `The last event of this chat has the number ${doc.eventCount}.` })
    if (position < doc.eventsRemoved) fail('cursor_expired')
    const freePlace = this.#streams.takePlace(caller)
    const stream: ChatStream = new ChatStream(this.#options, chatId, caller, position, () => {
      this.#streams.delete(stream)
      this.#byChat.get(chatId)?.delete(stream)
      if (this.#byChat.get(chatId)?.size === 0) this.#byChat.delete(chatId)
      freePlace()
    })
    this.#streams.add(stream)
    this.#byChat.set(chatId, (this.#byChat.get(chatId) ?? new Set()).add(stream))
    return stream
  }

  stop(): void {
    for (const stop of this.#stopListening) stop()
    void this.#timer?.stop()
    this.#streams.stop()
  }

  #wake(chatId: string): void {
    for (const stream of this.#byChat.get(chatId) ?? []) stream.wake()
  }
}

type EndReason = 'shutting_down' | 'credential_ended' | 'too_slow' | 'removed' | 'log_went_back'

/** One reader of one chat. Events are read from the store when the reader takes them. */
class ChatStream extends FrameStream<EndReason> {
  readonly #options: Pick<ChatStreamsOptions, 'store' | 'actors' | 'approvals'>
  readonly #chatId: string
  #position: number
  #hasBegun = false

  constructor(
    options: Pick<ChatStreamsOptions, 'store' | 'actors' | 'approvals'>,
    chatId: string,
    caller: Caller,
    position: number,
    onClose: () => void,
  ) {
    super({ caller, retryMs, stallMs, onClose })
    this.#options = options
    this.#chatId = chatId
    this.#position = position
  }

  stall(): void {
    this.end('too_slow')
  }

  protected async read(): Promise<readonly StreamFrame[]> {
    const begin = this.#hasBegun ? [] : [{ id: this.#position }]
    this.#hasBegun = true
    const chatId = this.#chatId
    const after = { id: `${chatId}/${digitsOf(this.#position)}` }
    const found = await this.#options.store.read.chatEvents.list({ where: { chatId }, after, limit: framesMax })
    if (found.length === 0 && !(await this.#options.store.read.chats.get(chatId))) this.end('removed')
    const first = found[0]?.doc.number
    // What was removed in the meantime must not be skipped silently.
    if (first !== undefined && first > this.#position + 1) {
      this.end('too_slow')
      return begin
    }
    this.#position = found.at(-1)?.doc.number ?? this.#position
    return [...begin, ...(await Promise.all(found.map(({ doc }) => this.#frameOf(doc))))]
  }

  async #frameOf({ number, name, data }: ChatEventDocument): Promise<StreamFrame> {
    const { actors } = this.#options
    const approval = data.approval && (await this.#approvalFor(data.approval))
    return { id: number, event: name, data: eventFor(data, approval, this.caller, actors) }
  }

  /** Whose turn it is called in stands in the chat, which may be gone. */
  async #approvalFor(approval: StoredApproval): Promise<Schemas['ToolApproval']> {
    const { approvals, store } = this.#options
    const chat = approval.state === 'pending' ? await store.read.chats.get(this.#chatId) : undefined
    return approvals.shownTo(this.caller, approval, chat?.doc ?? {})
  }

  protected heartbeat(): readonly StreamFrame[] {
    return [{ comment: 'heartbeat' }]
  }

  protected takeLeave(reason: EndReason): readonly StreamFrame[] {
    return [{ comment: reason }]
  }
}

function lastSeen(lastEventId: string | undefined): number | undefined {
  if (lastEventId === undefined) return undefined
  return /^\d{1,15}$/.test(lastEventId)
    ? Number(lastEventId)
    : fail('invalid_cursor', { message: 'Last-Event-ID must be the number of an event.' })
}
