import { GantryError } from './failure.ts'
import type { Http } from './http.ts'
import type {
  ChatEvent,
  Event,
  EventSelector,
  Job,
  JobLogPart,
  LiveError,
  LiveFrame,
  LiveSubscribe,
  TicketAnswer,
} from '../generated/client-types.ts'
import type { OutgoingCall } from './request.ts'
import type { Stream, StreamOptions } from './calls.ts'

/** What the client needs of a WebSocket of the runtime (the WHATWG standard). */
export interface Socket {
  readonly readyState: number
  send(text: string): void
  close(code?: number): void
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (message: { readonly data: unknown }) => void): void
}

export interface LiveOptions {
  /** In place of the global `WebSocket`, which Node.js has from version 22 on. */
  readonly WebSocket?: new (
    url: string,
  ) => Socket
  /** Called when events may be missing: what was read before is to be read again. */
  readonly onGap?: (reason: string) => void
}

export interface LiveEventsInput {
  /** The number of the last event that is known; by default, what happens from now on. */
  readonly after?: number
  readonly kinds?: readonly EventSelector[]
  readonly taskId?: string
}

/**
 * One WebSocket for any number of streams. It opens with the first of them, goes on after a lost connection where it
 * was, and closes with the last. A stream that its reader leaves for long is paused at the service.
 */
export interface LiveConnection {
  events(input?: LiveEventsInput, options?: StreamOptions): Stream<Event>
  /** The states of a job and the parts of its log, to its end; `after` is a position in the log. */
  job(input: { jobId: string; after?: number }, options?: StreamOptions): Stream<JobFrame>
  chat(input: { chatId: string; after?: number }, options?: StreamOptions): Stream<{ event: string; data: ChatEvent }>
  /**
   * Tries at once, as for a machine that is on a network again or a page that is looked at again. A connection that was
   * lost is opened without the pause before the next try. One that seems open is asked for an answer, and is opened
   * anew if there is none within 2 seconds. The streams go on where they were.
   */
  reconnect(): void
  /** Ends all streams. */
  close(): void
}

export type JobFrame =
  | { readonly event: 'job'; readonly data: Job }
  | { readonly event: 'log'; readonly data: JobLogPart }

interface LiveParts extends LiveOptions {
  readonly http: Http
  readonly silenceMaxMs: number
}

type Order = Pick<LiveSubscribe, 'stream' | 'after' | 'kinds' | 'taskId' | 'jobId' | 'chatId'>
/** Of the JSON of a message, which is what the contract says. */
type Parsed = ReturnType<typeof JSON.parse>
interface Item {
  readonly event: Parsed
  readonly data: Parsed
}

/** More than these wait for a reader only while the service learns that it is slow. */
const waitingMax = 1_000
const firstPauseMs = 250
const pauseMaxMs = 10_000
const answerMaxMs = 2_000
/** The ends of a stream after which it goes on by a new subscription. */
const passingEnds: readonly string[] = ['interrupted', 'too_slow']

export class LiveStreams implements LiveConnection {
  readonly #parts: LiveParts
  readonly #streams = new Map<string, LiveStream>()
  #socket: Socket | undefined
  #isOpening = false
  #count = 0
  #failures = 0
  /** Whether the last handshake failed, of which a browser does not say why. */
  #isRefused = false
  #heardAt = 0
  #beat: ReturnType<typeof setTimeout> | undefined
  /** Ends what the next connection waits for. */
  #haste = new AbortController()

  constructor(parts: LiveParts) {
    this.#parts = parts
  }

  async *events(input: LiveEventsInput = {}, options?: StreamOptions): Stream<Event> {
    const { kinds, ...place } = input
    const order: Order = { stream: 'events', ...place, ...(kinds && { kinds: [...kinds] }) }
    for await (const { data } of this.#follow(order, options)) yield data
  }

  job({ jobId, after = 0 }: { jobId: string; after?: number }, options?: StreamOptions): Stream<JobFrame> {
    return this.#follow({ stream: 'job', jobId, after }, options)
  }

  chat({ chatId, after }: { chatId: string; after?: number }, options?: StreamOptions) {
    const order: Order = { stream: 'chat', chatId, ...(after !== undefined && { after }) }
    return this.#follow(order, options)
  }

  reconnect(): void {
    const socket = this.#socket
    if (socket === undefined) {
      this.#failures = 0
      this.#haste.abort()
    } else if (socket.readyState === open) {
      const askedAt = Date.now()
      this.#send({ type: 'ping' })
      setTimeout(() => {
        if (this.#heardAt < askedAt) this.#giveUp(socket)
      }, answerMaxMs)
    }
  }

  close(): void {
    for (const stream of this.#streams.values()) stream.end()
    this.#streams.clear()
    this.#rest()
  }

  async *#follow(order: Order, { signal }: StreamOptions = {}): Stream<Item> {
    signal?.throwIfAborted()
    const id = `s${++this.#count}`
    const stream = new LiveStream(order)
    const abort = () => stream.end(signal?.reason)
    signal?.addEventListener('abort', abort)
    this.#streams.set(id, stream)
    this.#subscribe(id, stream)
    try {
      for (;;) {
        const item = await stream.next()
        if (item === undefined) return
        yield item
        this.#resume(id, stream)
      }
    } finally {
      signal?.removeEventListener('abort', abort)
      if (this.#streams.delete(id) && !stream.isPaused) this.#send({ type: 'unsubscribe', id })
      if (this.#streams.size === 0) this.#rest()
    }
  }

  /** Lets a stream go on that was paused, once its reader has read and the service has stopped sending. */
  #resume(id: string, stream: LiveStream): void {
    if (stream.isPaused && !stream.isStopping && stream.isEmpty) this.#subscribe(id, stream)
  }

  #subscribe(id: string, stream: LiveStream): void {
    stream.isPaused = false
    if (this.#socket?.readyState === open) this.#send({ type: 'subscribe', id, ...stream.order })
    else void this.#open()
  }

  #send(message: object): void {
    if (this.#socket?.readyState === open) this.#socket.send(JSON.stringify(message))
  }

  async #open(): Promise<void> {
    if (this.#isOpening || this.#socket !== undefined) return
    this.#isOpening = true
    this.#haste = new AbortController()
    const { signal } = this.#haste
    try {
      if (this.#failures > 0) {
        const pause = Math.min(pauseMaxMs, firstPauseMs * 2 ** (this.#failures - 1))
        await this.#parts.http.transport.wait(pause * (0.5 + Math.random()), signal)
      }
      if (this.#streams.size === 0) return
      this.#listen(await this.#connect(signal))
    } catch (error) {
      // A credential that is refused stays so; what failed on the way is tried again.
      if (error instanceof GantryError) return this.#fail(error)
      if (!signal.aborted) this.#failures++
      setTimeout(() => void this.#open())
    } finally {
      this.#isOpening = false
    }
  }

  async #connect(signal: AbortSignal): Promise<Socket> {
    const { http, WebSocket = globalThis.WebSocket } = this.#parts
    // The same request without a handshake is answered with the reason.
    if (this.#isRefused) await http.send(reading('/live'), { isRead: true, accept: 'application/json', signal })
    this.#isRefused = true
    if (WebSocket === undefined)
      throw new GantryError(0, { code: 'not_configured', message: 'This runtime has no WebSocket.' })
    const address = new URL(new Request(http.addressOf('/live')).url)
    address.protocol = address.protocol.replace('http', 'ws')
    // No header can be set, and a token stands in no address: a ticket is good for one handshake.
    if (http.hasToken) address.searchParams.set('ticket', await this.#ticket(signal))
    return new WebSocket(address.href)
  }

  async #ticket(signal: AbortSignal): Promise<string> {
    const message = { ...reading('/events/tickets'), method: 'POST' }
    const response = await this.#parts.http.send(message, { isRead: false, accept: 'application/json', signal })
    const { data }: TicketAnswer = JSON.parse(await response.text())
    return data.ticket.secret
  }

  #listen(socket: Socket): void {
    this.#socket = socket
    this.#heardAt = Date.now()
    socket.addEventListener('open', () => {
      this.#isRefused = false
      for (const [id, stream] of this.#streams) {
        stream.isStopping = false
        if (stream.isPaused) this.#resume(id, stream)
        else this.#subscribe(id, stream)
      }
    })
    socket.addEventListener('message', ({ data }) => {
      this.#failures = 0
      this.#heardAt = Date.now()
      this.#take(JSON.parse(String(data)))
    })
    socket.addEventListener('error', () => {})
    socket.addEventListener('close', () => this.#lose(socket))
    this.#lookLater(socket)
  }

  /** A connection may be gone without a word, as after a night of sleep. */
  #lookLater(socket: Socket): void {
    this.#beat = setTimeout(() => {
      if (Date.now() - this.#heardAt < this.#parts.silenceMaxMs) {
        this.#send({ type: 'ping' })
        return this.#lookLater(socket)
      }
      this.#giveUp(socket)
    }, this.#parts.silenceMaxMs / 3)
  }

  #giveUp(socket: Socket): void {
    if (this.#socket !== socket) return
    socket.close()
    this.#lose(socket)
  }

  #lose(socket: Socket): void {
    if (this.#socket !== socket) return
    clearTimeout(this.#beat)
    this.#socket = undefined
    this.#failures++
    void this.#open()
  }

  #take(frame: LiveFrame): void {
    const stream = 'id' in frame && frame.id !== undefined ? this.#streams.get(frame.id) : undefined
    if (!stream || !('id' in frame) || frame.id === undefined) return
    if ('cursor' in frame && frame.cursor !== undefined) stream.moveTo(frame.cursor)
    if (frame.type === 'event') {
      stream.push({ event: frame.event, data: frame.data })
      if (stream.isBehind) {
        stream.isPaused = true
        stream.isStopping = true
        this.#send({ type: 'unsubscribe', id: frame.id })
      }
    } else if (frame.type === 'gap') {
      stream.moveTo(frame.resumeAfter)
      if (frame.reason === 'log_went_back') this.#parts.onGap?.(frame.reason)
    } else if (frame.type === 'error') this.#takeError(stream, frame.error)
    else if (frame.type === 'ended') this.#takeEnd(frame.id, stream, frame.reason)
  }

  #takeEnd(id: string, stream: LiveStream, reason: string): void {
    // A service that stops closes the connection next, and the streams go on by another one.
    if (reason === 'shutting_down') return
    if (passingEnds.includes(reason)) this.#subscribe(id, stream)
    else if (reason === 'finished' || reason === 'removed') stream.end()
    else if (reason === 'unsubscribed') {
      stream.isStopping = false
      this.#resume(id, stream)
    } else stream.end(new GantryError(0, endOf(reason)))
  }

  #takeError(stream: LiveStream, failure: LiveError['error']): void {
    if (failure.code !== 'shutting_down') stream.end(new GantryError(0, failure))
  }

  /** Ends all streams with what was refused. */
  #fail(error: unknown): void {
    for (const stream of this.#streams.values()) stream.end(error)
  }

  #rest(): void {
    clearTimeout(this.#beat)
    const socket = this.#socket
    this.#socket = undefined
    this.#failures = 0
    socket?.close(1000)
  }
}

/** `readyState` of a socket that takes messages. */
const open = 1

function reading(path: string): OutgoingCall {
  return { method: 'GET', path, headers: {}, body: undefined }
}

function endOf(reason: string) {
  return reason === 'cursor_expired'
    ? { code: 'cursor_expired' as const, message: 'The events after this position are no longer retained.' }
    : { code: 'token_invalid' as const, message: 'The credential of the connection has ended.' }
}

/** What one subscription has received and its reader has not. */
class LiveStream {
  order: Order
  /** Whether the service was asked to send no more until the reader has read. */
  isPaused = false
  /** Whether what the service had sent before that may still come. */
  isStopping = false
  readonly #items: Item[] = []
  #isOver = false
  #failure: unknown
  #wake = () => {}

  constructor(order: Order) {
    this.order = order
  }

  get isEmpty(): boolean {
    return this.#items.length === 0
  }

  get isBehind(): boolean {
    return !this.isPaused && this.#items.length >= waitingMax
  }

  push(item: Item): void {
    this.#items.push(item)
    this.#wake()
  }

  moveTo(after: number): void {
    this.order = { ...this.order, after }
  }

  end(failure?: unknown): void {
    this.#isOver = true
    this.#failure ??= failure
    this.#wake()
  }

  async next(): Promise<Item | undefined> {
    while (this.isEmpty && !this.#isOver)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    const item = this.#items.shift()
    if (item === undefined && this.#failure !== undefined) throw this.#failure
    return item
  }
}
