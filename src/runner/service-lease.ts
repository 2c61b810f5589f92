/**
 * For how long a runner may go on without its service. It counts from when it sent the beat that the service answered:
 * so the service, which counts from when it heard that beat, never gives up what still runs.
 */
export class ServiceLease {
  readonly #sent = new Map<number, number>()
  #awayMs: number | undefined
  #last = 0
  #heldFrom = performance.now()

  /** A service has said how long. */
  begin(awayMs: number): void {
    this.#awayMs = awayMs
    this.#heldFrom = performance.now()
    this.#sent.clear()
  }

  /** The number of the next beat. */
  beat(): number {
    this.#last += 1
    this.#sent.set(this.#last, performance.now())
    return this.#last
  }

  answered(number: number): void {
    const at = this.#sent.get(number)
    if (at === undefined) return
    this.#heldFrom = Math.max(this.#heldFrom, at)
    for (const known of this.#sent.keys()) if (known <= number) this.#sent.delete(known)
  }

  /** How long ago the service was certainly there. */
  get silentMs(): number {
    return performance.now() - this.#heldFrom
  }

  get isOver(): boolean {
    return this.#awayMs !== undefined && this.silentMs > this.#awayMs
  }
}
