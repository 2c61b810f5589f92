import { Failure } from '../../errors.ts'

/** Seconds. */
const retryAfter = 5

interface Waiter {
  start(): void
  refuse(reason: unknown): void
}

/**
 * Lets so many pieces of work run at once. The others wait by their source, and the sources are served round-robin, so
 * that one which sends much delays itself. When all places to wait are taken, the source with most of them loses its
 * last one.
 */
export class FairSlots {
  readonly #waitingMax: number
  #free: number
  #waiting = 0
  /** In the order in which they are served. */
  readonly #queues = new Map<string, Waiter[]>()

  constructor({ atOnceMax, waitingMax }: { atOnceMax: number; waitingMax: number }) {
    this.#free = atOnceMax
    this.#waitingMax = waitingMax
  }

  /** Refuses with `overloaded` what finds no place to wait. */
  async use<Result>(source: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--
    else await this.#wait(source)
    try {
      return await work()
    } finally {
      this.#startNext()
    }
  }

  async #wait(source: string): Promise<void> {
    const own = this.#queues.get(source) ?? []
    if (this.#waiting >= this.#waitingMax) this.#displaceFor(own.length)
    this.#queues.set(source, own)
    this.#waiting++
    return new Promise((start, refuse) => own.push({ start, refuse }))
  }

  /** Takes a place from the source that has most, as long as that one keeps as many as the new one gets. */
  #displaceFor(ownCount: number): void {
    const longest = [...this.#queues.values()].reduce((one, other) => (other.length > one.length ? other : one))
    const refusal = new Failure('overloaded', { retryAfter })
    if (longest.length <= ownCount + 1) throw refusal
    this.#waiting--
    longest.pop()?.refuse(refusal)
  }

  #startNext(): void {
    const [first] = this.#queues
    if (first === undefined) return void this.#free++
    const [source, queue] = first
    this.#queues.delete(source)
    const next = queue.shift()
    if (queue.length > 0) this.#queues.set(source, queue)
    this.#waiting--
    next?.start()
  }
}
