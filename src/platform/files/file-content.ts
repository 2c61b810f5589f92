import { createHash, randomBytes } from 'node:crypto'
import { open, readdir, realpath, rename, stat, unlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
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
 * Replaces a file of the project at once and durably, or removes it. Refuses with `revision_mismatch` if it no longer
 * has the bytes `before`, and with `payload_too_large`, `path_forbidden` or `storage_full`.
 */
export async function replaceContent(
  folder: string,
  name: string,
  { before, after, lease }: Replacement,
): Promise<void> {
  const label = labelOf(lease.term)
  const prepared = await prepareContent(folder, name, after, label)
  try {
    // What an owner of the lock before this one prepared, and did not write in time, it cannot write any more.
    await lease.confirm()
    await discardEarlier(folder, name, label)
    if ((await putInPlace(folder, name, { prepared, before, after })) !== 'written') refuseChanged(name)
  } catch (error) {
    await discardContent(folder, prepared)
    throw error
  }
}

export interface Replacement {
  readonly before: Content
  readonly after: Content
  /** The lock under which the file is written. */
  readonly lease: { readonly term: number; confirm(): Promise<void> }
}

/** For what is prepared under a fencing number; labels sort as the numbers do. */
export function labelOf(number: number): string {
  return `${String(number).padStart(10, '0')}-`
}

/**
 * Writes the next content of a file beside it, durably, and gives the path of that from the folder on. It is empty
 * where the file is to be removed. Refuses with `payload_too_large`, `path_forbidden` or `storage_full`.
 */
export async function prepareContent(folder: string, name: string, after: Content, label: string): Promise<string> {
  if (after && after.length > bytesMax)
    fail('payload_too_large', { message: `${name} would have ${after.length} bytes; the limit is ${bytesMax}.` })
  const target = await targetOf(folder, name)
  const prepared = join(dirname(target), `${prefixOf(target)}${label}${randomBytes(8).toString('hex')}${suffix}`)
  try {
    await writePrepared(prepared, after ?? Buffer.alloc(0), await modeOf(target))
    await syncFolder(dirname(prepared))
  } catch (error) {
    await unlink(prepared).catch(() => {})
    refuseWrite(name, error)
  }
  return relative(await realpath(folder), prepared)
}

/** Contents by their bytes or by their `versionOfContent`. */
export interface PreparedContent {
  readonly prepared: string
  readonly before: Content | number
  readonly after: Content | number
}

/**
 * Gives a file the content that was prepared for it. Of several processes that do so, one does, and none does it later:
 * the prepared file goes with it. Gives `gone` where there is no prepared file any more, and `changed` where the file
 * has neither the bytes before nor those after; then it stays as it is, and nothing is prepared any more.
 */
export async function putInPlace(
  folder: string,
  name: string,
  { prepared: path, before, after }: PreparedContent,
): Promise<'written' | 'changed' | 'gone'> {
  const prepared = join(await realpath(folder), path)
  if (!(await isThere(prepared))) return 'gone'
  const version = versionOfContent(await readContent(folder, name))
  const isDue = version === versionBy(before)
  if (!isDue) {
    await unlink(prepared).catch(unlessMissing)
    return version === versionBy(after) ? 'written' : 'changed'
  }
  try {
    const target = await targetOf(folder, name)
    if (versionBy(after) === 0) {
      await unlink(target)
      await unlink(prepared)
    } else await rename(prepared, target)
    await syncFolder(dirname(target))
    return 'written'
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'gone' : refuseWrite(name, error)
  }
}

/** Removes what was prepared, and is not to be written. */
export async function discardContent(folder: string, prepared: string): Promise<void> {
  await unlink(join(await realpath(folder), prepared)).catch(() => {})
}

/** Removes what was prepared for a file under labels that sort before this one. */
export async function discardEarlier(folder: string, name: string, label: string): Promise<void> {
  const target = await targetOf(folder, name)
  const prefix = prefixOf(target)
  for (const found of await readdir(dirname(target))) {
    if (!found.startsWith(prefix) || !found.endsWith(suffix)) continue
    const rest = found.slice(prefix.length, -suffix.length)
    if (/^\d{10}-[0-9a-f]{16}$/.test(rest) && rest < label) await unlink(join(dirname(target), found)).catch(() => {})
  }
}

/** Refuses with `revision_mismatch` if the file no longer has these bytes. */
export async function requireSame(folder: string, name: string, before: Content): Promise<void> {
  if (versionOfContent(await readContent(folder, name)) !== versionOfContent(before)) refuseChanged(name)
}

function refuseChanged(name: string): never {
  fail('revision_mismatch', {
    message: `${name} was changed at the same moment. Read it again and repeat the change.`,
  })
}

const suffix = '.tmp'

function prefixOf(target: string): string {
  return `.${basename(target)}.`
}

/** A link within the project stays one. */
async function targetOf(folder: string, name: string): Promise<string> {
  return await realpath(join(folder, name)).catch(async () =>
    join(await realpath(dirname(join(folder, name))), basename(name)),
  )
}

function versionBy(content: Content | number): number {
  return typeof content === 'number' ? content : versionOfContent(content)
}

async function modeOf(target: string): Promise<number> {
  return stat(target).then(
    (stats) => stats.mode & 0o777,
    () => 0o644,
  )
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function writePrepared(prepared: string, bytes: Buffer, mode: number): Promise<void> {
  const file = await open(prepared, 'wx', mode)
  try {
    await file.chmod(mode)
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

function refuseWrite(name: string, cause: unknown): never {
  if (codeOf(cause) === 'ENOSPC' || codeOf(cause) === 'EDQUOT') fail('storage_full', { cause })
  if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(cause) ?? ''))
    fail('path_forbidden', {
      message: `The service is not permitted to write ${name}. Change its permissions.`,
      cause,
    })
  throw cause
}

function unlessMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
