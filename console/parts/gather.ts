/**
 * Reads once for all that comes together: a moment after the first `ask`, and not before a pause since the last read
 * began.
 */
export class Gatherer {
  readonly #read: () => unknown
  readonly #gatherMs: number
  readonly #pauseMs: number
  #readAt = Number.NEGATIVE_INFINITY
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(read: () => unknown, gatherMs: number, pauseMs = 0) {
    this.#read = read
    this.#gatherMs = gatherMs
    this.#pauseMs = pauseMs
  }

  ask(): void {
    this.#timer ??= setTimeout(
      () => {
        this.begin()
        this.#read()
      },
      Math.max(this.#gatherMs, this.#readAt + this.#pauseMs - performance.now()),
    )
  }

  /** That a read begins now: it is what was asked for. */
  begin(): void {
    this.close()
    this.#readAt = performance.now()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
