import type { LoggedProgram } from '../../collections/jobs.ts'

/** A stream of a program whose output is logged. */
type Stream = 'output' | 'error'

/** Bytes that were given to the mask. */
interface Span {
  readonly program: string
  readonly stream: Stream
  /** The position behind them in the stream. */
  readonly end: number
  length: number
}

/**
 * Where the log stands in the output of programs. The mask holds back what may be the beginning of a secret, so less
 * of the output may be in the log than was written to it.
 */
export class LoggedPositions {
  #logged: LoggedProgram | undefined
  readonly #spans: Span[] = []
  #waitingBytes = 0

  constructor(logged: LoggedProgram | undefined) {
    this.#logged = logged
  }

  /** What the log contains, once what came out of the mask is in it. */
  get current(): LoggedProgram | undefined {
    return this.#logged
  }

  /** The log has the heading of a program. */
  begin(program: string): LoggedProgram {
    this.#logged = { program, output: 0, error: 0 }
    return this.#logged
  }

  /** Bytes of a program go into the mask. */
  add(program: string, stream: Stream, end: number, length: number): void {
    this.#spans.push({ program, stream, end, length })
    this.#waitingBytes += length
  }

  /** All but so many bytes have come out of the mask. */
  settle(waitingBytes: number): void {
    let gone = this.#waitingBytes - waitingBytes
    this.#waitingBytes = waitingBytes
    for (let span = this.#spans[0]; span && gone > 0; span = this.#spans[0]) {
      const length = Math.min(span.length, gone)
      gone -= length
      span.length -= length
      this.#note(span)
      if (span.length === 0) this.#spans.shift()
    }
  }

  #note({ program, stream, end, length }: Span): void {
    const before = this.#logged?.program === program ? this.#logged : { program, output: 0, error: 0 }
    this.#logged = { ...before, [stream]: end - length }
  }
}
