import type { Transferable } from 'node:worker_threads'

/** A thread or a process that runs a module of the service. */
export interface Helper {
  /** Of a process. */
  readonly pid: number | undefined
  /** Resolves when the message has left, or the helper has ended. */
  post(message: unknown, moved?: readonly Transferable[]): Promise<void>
  /** A helper that has something to do keeps the service from exiting; an idle one does not. */
  setBusy(isBusy: boolean): void
  /** Ends the helper, whatever it does. Resolves when it has ended. */
  end(): Promise<void>
}

export interface HelperEvents {
  onMessage(message: HelperMessage): void
  /** Called at least once, with the reason; the cause is an error of the helper, an exit code or a signal. */
  onEnd(cause: unknown): void
}

/** Starts a helper, which then sends `ready`. */
export type StartHelper = (events: HelperEvents) => Promise<Helper>

/** What `answerQuestions` sends. */
export type HelperMessage = 'ready' | { readonly part: unknown } | { readonly answer: unknown }

/** Why there is no answer: the helper ended by itself, or was ended for one of the other reasons. */
export type HelperEndReason = 'died' | 'time' | 'memory' | 'aborted' | 'closed'

/** The helper ended before it had answered. */
export class HelperEnded extends Error {
  override readonly name = 'HelperEnded'
  readonly reason: HelperEndReason

  constructor(reason: HelperEndReason, cause?: unknown) {
    super(`The helper ended before it answered (${reason}).`, { cause })
    this.reason = reason
  }
}

/** More questions wait than may wait. */
export class TooManyQuestions extends Error {
  override readonly name = 'TooManyQuestions'
}
