import type { StreamFrame, StreamReply } from '../../contract.ts'

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
  readonly #stream: StreamReply
  readonly #mapping: FrameMapping
  #hasBegun = false

  constructor(stream: StreamReply, mapping: FrameMapping) {
    this.#stream = stream
    this.#mapping = mapping
    this.retryMs = stream.retryMs
    this.stallMs = stream.stallMs
    this.endsWithGrant = stream.endsWithGrant === true
  }

  get signal(): AbortSignal {
    return this.#stream.signal
  }

  async next(): Promise<readonly StreamFrame[] | undefined> {
    if (!this.#hasBegun) {
      this.#hasBegun = true
      return this.#mapping.begin()
    }
    const frames = await this.#stream.next()
    return frames?.flatMap((frame) => this.#mapping.of(frame))
  }

  stall(): void {
    this.#stream.stall()
  }

  close(): void {
    this.#stream.close()
  }
}
