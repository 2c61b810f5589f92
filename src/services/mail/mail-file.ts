import { link, lstat, open, rename, unlink } from 'node:fs/promises'
import { versionOf } from '../../platform/files/inside-folder.ts'
import { codeOf } from '../../platform/work/system-error.ts'

/** What is known of the file of a message without reading it. */
export interface MailFile {
  /** Differs whenever the file may have changed. */
  readonly version: string
  readonly size: number
  readonly modifiedAt: Date
  /** The same under every name of the file. */
  readonly identity: string
  readonly names: number
}

export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export type Moved = 'moved' | 'missing' | 'taken'

/** Gives nothing for what is no regular file. */
export async function lookAt(path: string): Promise<MailFile | undefined> {
  const stats = await orMissing(lstat(path, { bigint: true }))
  return stats?.isFile() ? mailFileOf(stats) : undefined
}

export function mailFileOf(stats: Parameters<typeof versionOf>[0]): MailFile {
  return {
    version: versionOf(stats),
    size: Number(stats.size),
    modifiedAt: stats.mtime,
    identity: `${stats.dev}:${stats.ino}`,
    names: Number(stats.nlink),
  }
}

/** Returns whether two versions are of one file with the same bytes, whatever its name or folder. */
export function isSameContent(version: string, other: string): boolean {
  // The last part changes with any change of the file, also of its name.
  return withoutLast(version) === withoutLast(other)
}

function withoutLast(version: string): string {
  return version.slice(0, version.lastIndexOf(':'))
}

/** Writes a new file. Resolves once it is on disk. */
export async function writeDurably(path: string, bytes: Bytes): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) await handle.writeFile(chunk)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// Some file systems know no second names, and some systems give none to a file of another user.
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'])

/** A second name, then the first one away: unlike `rename`, this never replaces a message that came there meanwhile. */
export async function moveMailFile(source: string, target: string): Promise<Moved> {
  try {
    await link(source, target)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return 'taken'
    if (codeOf(error) === 'ENOENT') return 'missing'
    if (withoutLinks.has(codeOf(error) ?? '')) return await renameFile(source, target)
    throw error
  }
  if (await takeAway(source)) return 'moved'
  // Another process has just removed it. If that was a move, the message is at its destination.
  const file = await lookAt(target)
  if (file === undefined || file.names === 1) return 'moved'
  await takeAway(target)
  return 'missing'
}

async function renameFile(source: string, target: string): Promise<Moved> {
  if (await orMissing(lstat(target))) return 'taken'
  return (await orMissing(rename(source, target).then(() => 'moved' as const))) ?? 'missing'
}

/** Returns whether there was something. */
export async function takeAway(path: string): Promise<boolean> {
  return (await orMissing(unlink(path).then(() => true))) ?? false
}

async function orMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}
