import type { StreamFrame, StreamReply } from '../../contract.ts'
import type { Failure } from '../../errors.ts'
import type { GenerationStream } from '../../services/ai.ts'

/** Makes the frames of another interface of those of a generation. */
export interface FrameMapping {
  /** Before the first frame. */
  begin(): readonly StreamFrame[]
  of(frame: StreamFrame): readonly StreamFrame[]
}

/** A stream whose frames are mapped. */
export class MappedStream implements StreamReply {
  readonly retryMs: number
  readonly stallMs: number
  readonly endsWithGrant: boolean
  readonly #stream: GenerationStream
  readonly #mapping: FrameMapping
  #hasBegun = false
  #first: Promise<readonly StreamFrame[] | undefined> | undefined

  constructor(stream: GenerationStream, mapping: FrameMapping) {
    this.#stream = stream
    this.#mapping = mapping
    this.retryMs = stream.retryMs
    this.stallMs = stream.stallMs
    this.endsWithGrant = stream.endsWithGrant
  }

  get signal(): AbortSignal {
    return this.#stream.signal
  }

  /**
   * Waits for the first frames, for so long at most, and gives why there are none: a refusal can then still have a
   * status of its own, as the clients of these interfaces know it.
   */
  async open(waitMs: number): Promise<Failure | undefined> {
    this.#first = this.#stream.next()
    const waited = Promise.withResolvers<void>()
    const timer = setTimeout(waited.resolve, waitMs)
    await Promise.race([this.#first, waited.promise])
    clearTimeout(timer)
    return this.#stream.failure
  }

  async next(): Promise<readonly StreamFrame[] | undefined> {
    if (!this.#hasBegun) {
      this.#hasBegun = true
      return this.#mapping.begin()
    }
    const frames = await (this.#first ?? this.#stream.next())
    this.#first = undefined
    return frames?.flatMap((frame) => this.#mapping.of(frame))
  }

  stall(): void {
    this.#stream.stall()
  }

  close(): void {
    this.#stream.close()
  }
}
