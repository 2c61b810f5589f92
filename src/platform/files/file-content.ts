import { createHash, randomBytes } from 'node:crypto'
import { lstat, open, readdir, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fail } from '../../errors.ts'
import { ForbiddenPath } from './folders.ts'
import type { Folder } from './folders.ts'
import { readProjectBytes } from './fresh-file.ts'
import { OutsideFolder } from './inside-folder.ts'
import { inFolderOfFile } from './linked-file.ts'
import type { LinkedProject } from './linked-file.ts'
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

export async function readContent(project: LinkedProject, name: string): Promise<Content> {
  return (await readSaved(project, name)).content
}

/** The content with the time at which it was saved. */
export async function readSaved(
  project: LinkedProject,
  name: string,
): Promise<{ readonly content: Content; readonly modifiedAt: Date | undefined }> {
  const file = await readProjectBytes(project, name)
  return { content: file?.bytes, modifiedAt: file?.modifiedAt }
}

/**
 * Replaces a file of the project at once and durably, or removes it. Refuses with `revision_mismatch` if it no longer
 * has the bytes `before`, and with `payload_too_large`, `path_forbidden` or `storage_full`.
 */
export async function replaceContent(
  project: LinkedProject,
  name: string,
  { before, after, lease }: Replacement,
): Promise<void> {
  const label = labelOf(lease.term)
  const prepared = await prepareContent(project, name, after, label)
  try {
    // What an owner of the lock before this one prepared, and did not write in time, it cannot write any more.
    await lease.confirm()
    await discardEarlier(project, name, label)
    if ((await putInPlace(project, name, { prepared, before, after })) !== 'written') refuseChanged(name)
  } catch (error) {
    await discardContent(project, prepared)
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
export async function prepareContent(
  project: LinkedProject,
  name: string,
  after: Content,
  label: string,
): Promise<string> {
  if (after && after.length > bytesMax)
    fail('payload_too_large', { message: `${name} would have ${after.length} bytes; the limit is ${bytesMax}.` })
  return inPlaceOf(project, name, async (place, base, path) => {
    const prepared = `${prefixOf(base)}${label}${randomBytes(8).toString('hex')}${suffix}`
    try {
      await writePrepared(place.at(prepared), after ?? Buffer.alloc(0), await modeOf(place.at(base)))
      await place.sync()
    } catch (error) {
      await unlink(place.at(prepared)).catch(() => {})
      refuseWrite(name, error)
    }
    return join(dirname(path), prepared)
  })
}

/** Contents by their bytes or by their `versionOfContent`. */
export interface PreparedContent {
  readonly prepared: string
  readonly before: Content | number
  readonly after: Content | number
}

type PutOutcome = 'written' | 'changed' | 'gone'

/**
 * Gives a file the content that was prepared for it. Of several processes that do so, one does, and none does it later:
 * the prepared file goes with it. Gives `gone` where there is no prepared file any more, and `changed` where the file
 * has neither the bytes before nor those after; then it stays as it is, and nothing is prepared any more.
 */
export async function putInPlace(
  project: LinkedProject,
  name: string,
  { prepared: path, before, after }: PreparedContent,
): Promise<PutOutcome> {
  try {
    return await inPlaceOf<PutOutcome>(project, path, async (from, prepared) => {
      if (!(await isThere(from.at(prepared)))) return 'gone'
      const version = versionOfContent(await readContent(project, name))
      if (version !== versionBy(before)) {
        await unlink(from.at(prepared)).catch(unlessMissing)
        return version === versionBy(after) ? 'written' : 'changed'
      }
      return await inPlaceOf<PutOutcome>(project, name, async (place, base) => {
        if (versionBy(after) === 0) {
          await unlink(place.at(base))
          await unlink(from.at(prepared))
        } else await rename(from.at(prepared), place.at(base))
        await place.sync()
        return 'written'
      })
    })
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'gone' : refuseWrite(name, error)
  }
}

/** Removes what was prepared, and is not to be written. */
export async function discardContent(project: LinkedProject, prepared: string): Promise<void> {
  await inPlaceOf(project, prepared, (place, base) => unlink(place.at(base))).catch(() => {})
}

/** Removes what was prepared for a file under labels that sort before this one. */
export async function discardEarlier(project: LinkedProject, name: string, label: string): Promise<void> {
  await inPlaceOf(project, name, async (place, base) => {
    const prefix = prefixOf(base)
    for (const found of await readdir(place.at(''))) {
      if (!found.startsWith(prefix) || !found.endsWith(suffix)) continue
      const rest = found.slice(prefix.length, -suffix.length)
      if (/^\d{10}-[0-9a-f]{16}$/.test(rest) && rest < label) await unlink(place.at(found)).catch(() => {})
    }
  })
}

/** Refuses with `revision_mismatch` if the file no longer has these bytes. */
export async function requireSame(project: LinkedProject, name: string, before: Content): Promise<void> {
  if (versionOfContent(await readContent(project, name)) !== versionOfContent(before)) refuseChanged(name)
}

function refuseChanged(name: string): never {
  fail('revision_mismatch', {
    message: `${name} was changed at the same moment. Read it again and repeat the change.`,
  })
}

const suffix = '.tmp'

function prefixOf(base: string): string {
  return `.${base}.`
}

/** A link to another file of the project stays one. */
async function inPlaceOf<Result>(
  project: LinkedProject,
  name: string,
  work: (place: Folder, name: string, path: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await inFolderOfFile(project, name, work)
  } catch (cause) {
    if (!(cause instanceof OutsideFolder || cause instanceof ForbiddenPath)) throw cause
    return fail('path_forbidden', {
      message: `${name} is a symbolic link to what is no file of the project, or belongs to git or to the service.`,
      cause,
    })
  }
}

function versionBy(content: Content | number): number {
  return typeof content === 'number' ? content : versionOfContent(content)
}

async function modeOf(target: string): Promise<number> {
  return lstat(target).then(
    (stats) => stats.mode & 0o777,
    () => 0o644,
  )
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
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
