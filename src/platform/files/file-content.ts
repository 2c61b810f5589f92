import { createHash, randomBytes } from 'node:crypto'
import { open, realpath, rename, stat, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fail } from '../../errors.ts'
import { readProjectBytes } from './fresh-file.ts'
import { codeOf } from '../work/system-error.ts'

/** The bytes of a file, and of no file. */
export type Content = Buffer | undefined

const bytesMax = 1024 * 1024
/** Few enough bits that a JSON number holds them. */
const versionDigits = 13

/** Differs whenever the bytes differ: the first 52 bits of their SHA-256; 0 where there are none. */
export function versionOfContent(...contents: readonly Content[]): number {
  if (contents.every((content) => content === undefined)) return 0
  const hash = createHash('sha256')
  for (const content of contents) hash.update(`${content?.length ?? -1}:`).update(content ?? '')
  return Number.parseInt(hash.digest('hex').slice(0, versionDigits), 16)
}

export async function readContent(folder: string, name: string): Promise<Content> {
  return (await readSaved(folder, name)).content
}

/** The content with the time at which it was saved. */
export async function readSaved(
  folder: string,
  name: string,
): Promise<{ readonly content: Content; readonly modifiedAt: Date | undefined }> {
  const file = await readProjectBytes(folder, join(folder, name), name)
  return { content: file?.bytes, modifiedAt: file?.modifiedAt }
}

/**
 * Replaces a file of the project at once and durably, or removes it. Refuses with `revision_mismatch` if it no longer has
 * the bytes `before`, and with `payload_too_large`, `path_forbidden` or `storage_full`.
 */
export async function replaceContent(folder: string, name: string, before: Content, after: Content): Promise<void> {
  if (after && after.length > bytesMax)
    fail('payload_too_large', { message: `${name} would have ${after.length} bytes; the limit is ${bytesMax}.` })
  // A link within the project stays one.
  const target = before === undefined ? join(folder, name) : await realpath(join(folder, name))
  try {
    if (after === undefined) {
      await requireSame(folder, name, before)
      await unlink(target)
    } else await replaceFile(target, after, () => requireSame(folder, name, before))
    await syncFolder(dirname(target))
  } catch (cause) {
    if (codeOf(cause) === 'ENOSPC' || codeOf(cause) === 'EDQUOT') fail('storage_full', { cause })
    if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(cause) ?? ''))
      fail('path_forbidden', {
        message: `The service is not permitted to write ${name}. Change its permissions.`,
        cause,
      })
    throw cause
  }
}

async function replaceFile(target: string, bytes: Buffer, check: () => Promise<void>): Promise<void> {
  const prepared = join(dirname(target), `.${basename(target)}.${randomBytes(8).toString('hex')}.tmp`)
  const mode = await stat(target).then(
    (stats) => stats.mode & 0o777,
    () => 0o644,
  )
  try {
    const file = await open(prepared, 'wx', mode)
    try {
      await file.chmod(mode)
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await check()
    await rename(prepared, target)
  } catch (error) {
    await unlink(prepared).catch(() => {})
    throw error
  }
}

async function requireSame(folder: string, name: string, before: Content): Promise<void> {
  const now = await readContent(folder, name)
  if (before === undefined ? now !== undefined : now === undefined || !before.equals(now))
    fail('revision_mismatch', {
      message: `${name} was changed at the same moment. Read it again and repeat the change.`,
    })
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
