import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Teardown } from '../folder.ts'

const lockingProcess = fileURLToPath(new URL('locking-process.ts', import.meta.url))

/** The lock of another process on a database. */
export interface ForeignLock {
  release(): Promise<void>
}

/**
 * Locks a database in another process: `BEGIN IMMEDIATE` as every writer does, `BEGIN EXCLUSIVE` as backup programs do.
 */
export async function lockDatabase(
  t: Teardown,
  file: string,
  begin: 'BEGIN IMMEDIATE' | 'BEGIN EXCLUSIVE' = 'BEGIN IMMEDIATE',
): Promise<ForeignLock> {
  const child = spawn(process.execPath, [lockingProcess, file, begin], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  t.teardown(async () => {
    child.kill('SIGKILL')
    await exited
  })
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => {
      throw new Error('the database could not be locked')
    }),
  ])
  return {
    release: async () => {
      child.stdin.end('release\n')
      await exited
    },
  }
}
