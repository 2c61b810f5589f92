import type { Repeat } from '../../src/platform/work/every.ts'

/** A clock that a test turns; what is scheduled runs when it is passed. */
export class TestClock {
  #now = Date.now()
  readonly #due = new Map<object, { at: number; run: () => void }>()

  readonly now = (): string => new Date(this.#now).toISOString()

  readonly schedule = (run: () => void, delayMs: number): (() => void) => {
    const key = {}
    this.#due.set(key, { at: this.#now + delayMs, run })
    return () => this.#due.delete(key)
  }

  readonly repeat: Repeat = (intervalMs, work, { atOnce = false, onError } = {}) => {
    let running: Promise<unknown> | undefined
    const begin = () => {
      running ??= Promise.try(work)
        .catch((error: unknown) => {
          if (onError === undefined) throw error
          onError(error)
        })
        .finally(() => (running = undefined))
    }
    let cancel = () => {}
    const wait = () => {
      cancel = this.schedule(() => {
        wait()
        begin()
      }, intervalMs)
    }
    wait()
    if (atOnce) begin()
    return {
      stop: async () => {
        cancel()
        await running
      },
    }
  }

  /** Jumps: what is due by then runs once, whatever it schedules. */
  advance(milliseconds: number): void {
    this.#now += milliseconds
    const due = [...this.#due].filter(([, { at }]) => at <= this.#now).sort(([, one], [, other]) => one.at - other.at)
    for (const [key, { run }] of due) if (this.#due.delete(key)) run()
  }
}
