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
 * Throws `StorageLocked` after `waitMs`.
 */
export async function whenUnlocked<Result>(waitMs: number, attempt: () => Result): Promise<Result> {
  const end = performance.now() + waitMs
  for (let attempts = 0; ; attempts++) {
    try {
      return attempt()
    } catch (error) {
      if (!isLocked(error)) throw error
      if (performance.now() >= end) throw new StorageLocked(error)
    }
    await pause(lockBackoffMs(attempts))
  }
}
