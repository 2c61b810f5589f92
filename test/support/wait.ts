import { setTimeout as pause } from 'node:timers/promises'

/** Longer than a slow machine needs, and less than the time limit of a file: a failure names what did not happen. */
export const waitMaxMs = Number(process.env['TEST_WAIT_MAX_MS'] ?? 10 * 60_000)
// Polling without a pause would take the CPU from the process that the test waits for: the longer it lasts, the longer
// the pause, so that a look takes a part of the wait that stays the same on a slow machine.
const [pauseMinMs, pauseMaxMs, pauseShare] = [10, 50, 0.1]

/** Waits until the condition is true; fails with `what` after ten minutes. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, what = 'the condition'): Promise<void> {
  await readUntil(condition, (isTrue) => isTrue, what)
}

/**
 * Reads a value repeatedly until it matches, and returns it; fails with `what` and the last value after ten minutes.
 */
export async function readUntil<Value>(
  read: () => Value | Promise<Value>,
  matches: (value: Value) => boolean,
  what: string,
): Promise<Value> {
  for (const start = performance.now(); ; ) {
    const value = await read()
    if (matches(value)) return value
    const waitedMs = performance.now() - start
    if (waitedMs > waitMaxMs) throw new Error(`${what} did not happen: ${JSON.stringify(value)}`)
    await pause(Math.min(pauseMaxMs, Math.max(pauseMinMs, waitedMs * pauseShare)))
  }
}
