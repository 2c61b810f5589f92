import type { Caller, SocketPeer, SocketSession, StreamFrame, StreamReply } from '../../call.ts'
import { fail } from '../../errors.ts'
import { validators } from '../../generated/live-validators.js'
import type { components } from '../../generated/types.ts'
import { readSocketMessage } from '../../platform/text/socket-message.ts'

type Schemas = components['schemas']
type Request = Schemas['LiveRequest']
type Frame = Schemas['LiveFrame']

export interface LiveSessionOptions {
  readonly caller: Caller
  readonly peer: SocketPeer
  readonly subscriptionsMax: number
  /** Opens the stream that a client asks for, or refuses. */
  readonly follow: (request: Schemas['LiveSubscribe']) => Promise<StreamReply>
  readonly onClose: () => void
}

/**
 * One connection: what its client subscribes to is sent as it comes, each stream in its order and no faster than the
 * client takes it.
 */
export class LiveSession implements SocketSession {
  readonly #options: LiveSessionOptions
  readonly #streams = new Map<string, StreamReply>()
  #isClosed = false

  constructor(options: LiveSessionOptions) {
    this.#options = options
  }

  async receive(text: string): Promise<void> {
    let id: string | undefined
    try {
      const request = readSocketMessage<Request>(text, validators['LiveRequest'])
      id = 'id' in request ? request.id : undefined
      await this.#answer(request)
    } catch (thrown) {
      await this.#send({ type: 'error', ...(id !== undefined && { id }), error: this.#options.peer.explain(thrown) })
    }
  }

  get caller(): Caller {
    return this.#options.caller
  }

  /** Ends the connection; the streams that have ended just now say so before. */
  end(reason: Parameters<SocketPeer['close']>[0]): void {
    setImmediate(() => this.#options.peer.close(reason))
  }

  // Its streams have heartbeats of their own, and wake by themselves.
  beat(): void {}
  wake(): void {}

  close(): void {
    this.#isClosed = true
    for (const stream of this.#streams.values()) stream.close()
    this.#streams.clear()
    this.#options.onClose()
  }

  async #answer(request: Request): Promise<void> {
    switch (request.type) {
      case 'ping':
        return this.#send({ type: 'pong' })
      case 'unsubscribe':
        return this.#unsubscribe(request.id)
      case 'subscribe':
        return this.#subscribe(request)
      default:
        return request satisfies never
    }
  }

  async #subscribe(request: Schemas['LiveSubscribe']): Promise<void> {
    const { subscriptionsMax, follow } = this.#options
    if (this.#streams.has(request.id))
      fail('already_exists', { message: 'This connection has a subscription with this id. Use another id.' })
    if (this.#streams.size >= subscriptionsMax)
      fail('too_many_streams', {
        message: `This connection has ${subscriptionsMax} subscriptions, which is the limit. Unsubscribe one first.`,
      })
    const stream = await follow(request)
    if (this.#isClosed) return stream.close()
    this.#streams.set(request.id, stream)
    await this.#send({ type: 'subscribed', id: request.id })
    void this.#pump(request.id, stream)
  }

  async #unsubscribe(id: string): Promise<void> {
    const stream = this.#streams.get(id)
    if (!stream) fail('not_found', { message: 'This connection has no subscription with this id.' })
    this.#streams.delete(id)
    stream.close()
    await this.#send({ type: 'ended', id, reason: 'unsubscribed' })
  }

  /** The next frames are read when the client has taken those before. */
  async #pump(id: string, stream: StreamReply): Promise<void> {
    let reason: string | undefined
    try {
      for (let frames = await stream.next(); frames; frames = await stream.next()) {
        if (this.#streams.get(id) !== stream) return
        reason = reasonIn(frames) ?? reason
        await Promise.all(frames.flatMap((frame) => messageOf(id, frame) ?? []).map((message) => this.#send(message)))
      }
      if (this.#streams.get(id) !== stream) return
      this.#streams.delete(id)
      await this.#send({ type: 'ended', id, reason: endReasonOf(reason) })
    } catch (thrown) {
      this.#streams.delete(id)
      await this.#send({ type: 'error', id, error: this.#options.peer.explain(thrown) })
      await this.#send({ type: 'ended', id, reason: 'interrupted' })
    } finally {
      stream.close()
    }
  }

  #send(frame: Frame): Promise<void> {
    return this.#options.peer.send(frame)
  }
}

const gapKind = 'stream.gap'
const heartbeat = 'heartbeat'

/** What a client is sent of a frame; nothing of a sign of life without a position. */
function messageOf(id: string, { id: cursor, event, data }: StreamFrame): Frame | undefined {
  if (isGap(data)) return { type: 'gap', id, ...data.data }
  if (event !== undefined)
    return { type: 'event', id, event, ...(cursor !== undefined && { cursor }), data: dataOf(data) }
  return cursor === undefined ? undefined : { type: 'cursor', id, cursor }
}

function isGap(event: unknown): event is Schemas['StreamGapEvent'] {
  return typeof event === 'object' && event !== null && 'kind' in event && event.kind === gapKind
}

/** Each stream sends objects alone. */
function dataOf(data: unknown): Record<string, unknown> {
  return { ...(typeof data === 'object' && data) }
}

/** Why a stream ends, which its last frame says. */
function reasonIn(frames: readonly StreamFrame[]): string | undefined {
  const last = frames.at(-1)
  if (isGap(last?.data) && last?.id === undefined) return last?.data.data.reason
  return last?.comment === heartbeat ? undefined : last?.comment
}

const reasons: readonly Schemas['LiveEnded']['reason'][] = [
  'cursor_expired',
  'credential_ended',
  'interrupted',
  'log_went_back',
  'removed',
  'shutting_down',
  'too_slow',
]

function endReasonOf(reason: string | undefined): Schemas['LiveEnded']['reason'] {
  return reasons.find((each) => each === reason) ?? 'finished'
}
