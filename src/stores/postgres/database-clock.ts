/** The clocks of this process, in milliseconds. Tests replace them. */
export interface ProcessClocks {
  /** Never jumps; its zero means nothing. */
  readonly monotonic: () => number
  /** Milliseconds since 1970. An operator or a time service may set it at any moment. */
  readonly wall: () => number
}

const ownClocks: ProcessClocks = { monotonic: () => performance.now(), wall: () => Date.now() }

/** What a statement selects so that its answer measures the clock. */
export const timeColumn = '(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "timeMs"'

/**
 * The clock of the database, as this process knows it. Each answer of the database has its time, which lies between the
 * sending and the arrival: that bounds the difference to the monotonic clock. The estimate moves only when it leaves
 * these bounds, so that a slow answer changes nothing and a jump of the database's clock is followed at once.
 */
export class DatabaseClock {
  readonly #clocks: ProcessClocks
  #offsetMs: number | undefined

  constructor(clocks = ownClocks) {
    this.#clocks = clocks
  }

  /** Waits for an answer, which `timeOf` finds the time in. The statement has to be sent by `ask`, and not before. */
  async measure<Answer>(ask: () => Promise<Answer>, timeOf: (answer: Answer) => unknown): Promise<Answer> {
    const sentAt = this.#clocks.monotonic()
    const answer = await ask()
    const timeMs = Number(timeOf(answer) ?? NaN)
    if (Number.isFinite(timeMs)) this.#limit(timeMs - this.#clocks.monotonic(), timeMs - sentAt)
    return answer
  }

  /** The clock of the database minus the wall clock of this process; 0 before the first measurement. */
  skewMs(): number {
    if (this.#offsetMs === undefined) return 0
    return this.#offsetMs + this.#clocks.monotonic() - this.#clocks.wall()
  }

  #limit(lowest: number, highest: number): void {
    this.#offsetMs = Math.min(Math.max(this.#offsetMs ?? (lowest + highest) / 2, lowest), highest)
  }
}
