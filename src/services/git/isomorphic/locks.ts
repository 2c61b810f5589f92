import { open, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fail } from '../../../errors.ts'
import { codeOf } from '../../../platform/work/system-error.ts'

/** How long another program that writes is waited for. */
export const lockWaitsMs: readonly number[] = [20, 50, 100, 200, 400, 800, 1_600]

/** Takes the lock files of this thread as they come and go: who ends the thread has to remove those that stay. */
export type LockListener = (file: string, isHeld: boolean) => void
let listener: LockListener = () => undefined

export function onLocks(given: LockListener): void {
  listener = given
}

/**
 * Replaces a file as git does: the lock file beside it has the new content, and is renamed over it. No content leaves the file
 * as it is. Fails with `git_busy` while another program has the lock.
 */
export async function replaceLocked<Result>(
  file: string,
  work: () => Promise<{ readonly content?: Uint8Array | string; readonly result: Result }>,
): Promise<Result> {
  // A link to the file of another folder stays one.
  const target = await realpath(file).catch(async () => join(await realpath(dirname(file)), basename(file)))
  const lock = `${target}.lock`
  const handle = await openLock(lock)
  listener(lock, true)
  let isOurs = true
  try {
    const { content, result } = await work()
    if (content === undefined) return result
    await handle.writeFile(content)
    await handle.sync()
    await rename(lock, target)
    isOurs = false
    return result
  } finally {
    await handle.close()
    if (isOurs) await rm(lock, { force: true })
    listener(lock, false)
  }
}

async function openLock(lock: string) {
  for (let tries = 0; ; tries++) {
    try {
      return await open(lock, 'wx')
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      const waitMs = lockWaitsMs[tries]
      if (waitMs === undefined) return fail('git_busy')
      await pause(waitMs)
    }
  }
}
