import { Failure } from '../../errors.ts'
import { waitAtMost } from '../../platform/work/within-time.ts'
import { isGone } from './host-failures.ts'
import type { Follower, FollowerEvents, PtyExit, TerminalHost } from '../../runner/terminal-host.ts'

/** Of a host that hands on output. */
export type ReaderHost = Pick<TerminalHost, 'follow'>

export interface OutputTaker {
  /** The position is that of the first byte. */
  onOutput(bytes: Uint8Array, position: number): void
  /** The output from the wanted position on is no longer retained; it goes on later. */
  onGap?(): void
}

/** Reads what a program prints for the service itself, which takes it at once. */
export class OutputReader {
  readonly #ended = Promise.withResolvers<void>()
  #follower: Follower | undefined
  #position = 0
  #exit: PtyExit | undefined
  #hasLeft = false

  private constructor() {}

  /** Without a position, reads what is printed from now on. */
  static async open(
    host: ReaderHost,
    sessionId: string,
    position: number | undefined,
    taker: OutputTaker,
  ): Promise<OutputReader> {
    const reader = new OutputReader()
    reader.#position = position ?? 0
    try {
      reader.#follower = await host.follow(sessionId, position, reader.#events(position !== undefined, taker))
      reader.#follower.acknowledge(reader.#position)
    } catch (error) {
      if (!isGone(error)) throw error
      reader.#leave()
    }
    return reader
  }

  /** The position after all that was read. */
  get position(): number {
    return this.#position
  }

  /** How the program ended, if it has. */
  get exit(): PtyExit | undefined {
    return this.#exit
  }

  /** Whether the host has left before the program ended. */
  get hasLeft(): boolean {
    return this.#hasLeft
  }

  /**
   * Resolves at the end of the program, when `earlier` does, or when the time is over or the caller hangs up. Throws
   * why the caller may no longer wait.
   */
  async wait(waitMs: number, earlier: Promise<unknown>, signal: AbortSignal): Promise<void> {
    await waitAtMost(waitMs, Promise.race([this.#ended.promise, earlier]), signal)
    if (signal.reason instanceof Failure) throw signal.reason
  }

  close(): void {
    this.#follower?.close()
  }

  #events(isFrom: boolean, taker: OutputTaker): FollowerEvents {
    return {
      onOutput: (position, bytes) => {
        this.#position = position + bytes.length
        taker.onOutput(bytes, position)
        this.#follower?.acknowledge(this.#position)
      },
      onSnapshot: (position) => {
        if (isFrom) taker.onGap?.()
        this.#position = position
      },
      onGap: () => taker.onGap?.(),
      onResized: () => {},
      onExit: (exit) => {
        this.#exit = exit
        this.#ended.resolve()
      },
      onEnd: () => this.#leave(),
    }
  }

  #leave(): void {
    this.#hasLeft = true
    this.#ended.resolve()
  }
}
