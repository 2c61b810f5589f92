import type { PtySize, RecordedTimes } from './terminal-host.ts'

const outputMax = 8_192
const sizesMax = 512

/** Notes times in memory that never grows: where there are too many, every second one goes. */
export class OutputTimes {
  readonly #startedAt = Date.now()
  readonly #start = performance.now()
  #output: RecordedTimes['output'][number][] = []
  #sizes: RecordedTimes['sizes'][number][]

  constructor({ cols, rows }: PtySize) {
    this.#sizes = [[0, 0, cols, rows]]
  }

  /** Output comes, from this position on. */
  noteOutput(position: number): void {
    this.#output.push([position, this.#now()])
    if (this.#output.length > outputMax) this.#output = everySecond(this.#output)
  }

  noteSize(position: number, { cols, rows }: PtySize): void {
    this.#sizes.push([position, this.#now(), cols, rows])
    if (this.#sizes.length > sizesMax) this.#sizes = everySecond(this.#sizes)
  }

  all(): RecordedTimes {
    return { startedAt: this.#startedAt, output: this.#output, sizes: this.#sizes }
  }

  #now(): number {
    return Math.round(performance.now() - this.#start)
  }
}

/** The first and the last one stay. */
function everySecond<Note>(notes: readonly Note[]): Note[] {
  return notes.filter((_, index) => index % 2 === 0 || index === notes.length - 1)
}
