import type { OutputRing } from '../platform/streams/output-ring.ts'
import type { FollowerEvents } from './terminal-host.ts'

/** What a follower may leave unacknowledged. Less than the output that is retained. */
export const windowBytes = 1024 * 1024
/** The largest part of the output that is handed on at once. */
const partBytes = 64 * 1024

/** A reader that is sent the output of a terminal as it comes, as fast as it acknowledges it. */
export class TerminalFollower {
  readonly #ring: OutputRing
  readonly #events: FollowerEvents
  /** Whether a check is planned that it acknowledges anything. */
  isExpected = false
  /** Whether it answers what the program asks the terminal. */
  isAnswering = false
  #sent: number
  #acknowledged: number

  constructor(ring: OutputRing, position: number, events: FollowerEvents) {
    this.#ring = ring
    this.#events = events
    this.#sent = position
    this.#acknowledged = position
  }

  get events(): FollowerEvents {
    return this.#events
  }

  /** Whether it was handed all there is. */
  get hasAll(): boolean {
    return this.#sent === this.#ring.end
  }

  /** Whether it must acknowledge something before it is handed more. */
  get isFull(): boolean {
    return this.#sent - this.#acknowledged >= windowBytes
  }

  /** Counts for the time within which a follower must acknowledge something. */
  get acknowledged(): number {
    return this.#acknowledged
  }

  acknowledge(position: number): void {
    // A position that was never sent is no acknowledgement.
    if (position > this.#acknowledged) this.#acknowledged = Math.min(position, this.#sent)
  }

  /** Hands on what there is, as far as the window goes. */
  pump(): void {
    while (!this.isFull && !this.hasAll) {
      // What is no longer retained was not sent: more came in one tick of the event loop than is retained.
      if (this.#sent < this.#ring.start) this.#skip()
      const room = this.#acknowledged + windowBytes - this.#sent
      const to = Math.min(this.#ring.end, this.#sent + Math.min(room, partBytes))
      this.#events.onOutput(this.#sent, this.#ring.copy(this.#sent, to))
      this.#sent = to
    }
  }

  #skip(): void {
    const { start } = this.#ring
    this.#events.onGap(this.#sent, start)
    this.#acknowledged += start - this.#sent
    this.#sent = start
  }
}
