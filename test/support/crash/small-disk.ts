import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeRule } from './rule.ts'

/** A disk of a few mebibytes that only processes of its own namespace see under its name. */
export interface SmallDisk {
  /** Its name for those processes. */
  readonly path: string
  /** Words before a command that is to see it. */
  readonly launcher: readonly string[]
  /** Where this process sees it. */
  readonly seenAt: string
  /** Fills it up, but for so many bytes. */
  fill(exceptBytes: number): void
  /** Makes room again. */
  free(): void
  /** Lets it go with all that is on it. */
  release(): void
}

/** Mounts a disk in memory, without being root where the system lets everybody; gives nothing where it does not. */
export async function mountSmallDisk(folder: string, mebibytes: number): Promise<SmallDisk | undefined> {
  const path = join(folder, 'disk')
  mkdirSync(path)
  const holder = spawn(
    'unshare',
    ['-rm', 'sh', '-c', `mount -t tmpfs -o size=${mebibytes}m none "$0" && echo mounted && exec sleep 3600`, path],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const isMounted = await Promise.race([
    once(holder.stdout, 'data').then(() => true),
    once(holder, 'exit').then(() => false),
    once(holder, 'error').then(() => false),
  ])
  if (!isMounted) return undefined
  const seenAt = `/proc/${holder.pid}/root${path}`
  const ballast = join(seenAt, 'ballast')
  return {
    path,
    seenAt,
    launcher: ['nsenter', '--preserve-credentials', '--user', '--mount', '--target', String(holder.pid)],
    fill: (exceptBytes) => {
      const { bavail, bsize } = statfsSync(seenAt)
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - exceptBytes)))
    },
    free: () => rmSync(ballast, { force: true }),
    release: () => {
      holder.kill('SIGKILL')
    },
  }
}

/** A folder whose disk is said to be full by the shim, for where nothing can be mounted. */
export function pretendSmallDisk(folder: string, shim: string): SmallDisk {
  const path = join(folder, 'disk')
  const rule = join(folder, 'rule')
  mkdirSync(path)
  return {
    path,
    seenAt: path,
    launcher: ['env', `LD_PRELOAD=${shim}`, `TEST_CRASH_FOLDER=${path}`, `TEST_CRASH_RULE=${rule}`],
    fill: () => writeRule(rule, { kind: 'write', error: 'ENOSPC', first: 1, last: 1_000_000_000, part: path }),
    free: () => rmSync(rule, { force: true }),
    release: () => {},
  }
}
