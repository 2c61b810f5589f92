import { setTimeout as pause } from 'node:timers/promises'
import { StorageLocked } from '../port.ts'

const busy = 5
const firstPauseMs = 1
const lastPauseMs = 50

/** Whether another connection has the lock that a transaction needs. It has changed nothing then. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy
}

/** The milliseconds between two attempts to get a lock: the waiter polls, because SQLite reports no release. */
export function lockBackoffMs(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** attempts, lastPauseMs)
}

/**
 * Attempts a read or a transaction until no other connection locks it out; the event loop goes on in between.
 * Throws `StorageLocked` after `waitMs`. Almost no attempt meets a lock, and one that does not costs nothing more.
 */
export function whenUnlocked<Result>(waitMs: number, attempt: () => Result): Promise<Result> {
  try {
    return Promise.resolve(attempt())
  } catch (error) {
    return isLocked(error) ? attemptAgain(waitMs, attempt, error) : Promise.reject(error)
  }
}

async function attemptAgain<Result>(waitMs: number, attempt: () => Result, firstError: unknown): Promise<Result> {
  const end = performance.now() + waitMs
  let error = firstError
  for (let attempts = 0; performance.now() < end; attempts++) {
    await pause(lockBackoffMs(attempts))
    try {
      return attempt()
    } catch (next) {
      if (!isLocked(next)) throw next
      error = next
    }
  }
  throw new StorageLocked(error)
}
