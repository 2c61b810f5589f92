/** In seconds: from a read out of memory to a call that waits for another program. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** How often something took how long. Every request notes its time, so that a note must cost next to nothing. */
export class Durations {
  readonly #counts = bounds.map(() => 0)
  count = 0
  sum = 0

  note(seconds: number): void {
    this.count++
    this.sum += seconds
    for (let index = 0; index < bounds.length; index++) {
      if (seconds > (bounds[index] ?? 0)) continue
      this.#counts[index] = (this.#counts[index] ?? 0) + 1
      return
    }
  }

  /** How many took no longer than each bound. */
  upTo(): [bound: string, count: number][] {
    let sum = 0
    const finite = bounds.map((bound, index): [string, number] => [String(bound), (sum += this.#counts[index] ?? 0)])
    return [...finite, ['+Inf', this.count]]
  }
}
