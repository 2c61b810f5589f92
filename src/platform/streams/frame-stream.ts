import type { Caller, StreamFrame, StreamReply } from '../../call.ts'

export interface FrameStreamOptions {
  readonly caller: Caller
  readonly retryMs: number
  readonly stallMs: number
  readonly onClose: () => void
}

/** One reader of a stream: it waits for new frames, receives heartbeats, and gets the reason for the end. */
export abstract class FrameStream<Reason extends string> implements StreamReply {
  readonly caller: Caller
  readonly retryMs: number
  readonly stallMs: number
  readonly #onClose: () => void
  readonly #ending = new AbortController()
  #reason: Reason | undefined
  #isOver = false
  #isClosed = false
  #isBeatDue = false
  #isStale = false
  #goOn: (() => void) | undefined

  constructor({ caller, retryMs, stallMs, onClose }: FrameStreamOptions) {
    this.caller = caller
    this.retryMs = retryMs
    this.stallMs = stallMs
    this.#onClose = onClose
  }

  /** What there is for the reader now; none when it has everything. */
  protected abstract read(): Promise<readonly StreamFrame[]>
  protected abstract heartbeat(): readonly StreamFrame[]
  protected abstract takeLeave(reason: Reason): readonly StreamFrame[]

  get signal(): AbortSignal {
    return this.#ending.signal
  }
  /** Whether nothing but the leave follows. */
  protected get isEnding(): boolean {
    return this.#reason !== undefined || this.#isOver
  }

  async next(): Promise<readonly StreamFrame[] | undefined> {
    while (!this.#isOver) {
      this.#isStale = false
      const frames = this.#reason === undefined ? await this.read() : []
      // What was read while the stream ended may be what its reader may no longer see.
      if (this.#reason !== undefined) return this.#leave(this.#reason)
      if (frames.length > 0) return frames
      if (this.#isBeatDue) return this.#beatNow()
      if (!this.#isStale && !this.#isOver)
        await new Promise<void>((resolve) => {
          this.#goOn = resolve
        })
    }
    return undefined
  }

  /** There is something new. */
  wake(): void {
    this.#isStale = true
    this.#goOn?.()
    this.#goOn = undefined
  }

  /** A sign of life is due. */
  beat(): void {
    this.#isBeatDue = true
    this.wake()
  }

  end(reason: Reason): void {
    if (this.isEnding) return
    this.#reason = reason
    this.#ending.abort()
    this.wake()
  }

  abstract stall(): void

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = this.#isOver = true
    this.#onClose()
    this.wake()
  }

  /** The frames that are given now were the last ones. */
  protected finish(): void {
    this.#isOver = true
  }

  #beatNow(): readonly StreamFrame[] {
    this.#isBeatDue = false
    return this.heartbeat()
  }

  #leave(reason: Reason): readonly StreamFrame[] {
    this.#isOver = true
    return this.takeLeave(reason)
  }
}
