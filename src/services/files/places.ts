import { isUtf8 } from 'node:buffer'
import { fail } from '../../errors.ts'
import { look } from '../../platform/files/contents.ts'
import type { FoundContent, FoundFile, LookOptions } from '../../platform/files/contents.ts'
import { refuseChange } from '../../platform/files/file-failures.ts'
import { inParent } from '../../platform/files/folders.ts'
import type { Folder } from '../../platform/files/folders.ts'
import { refusePath } from '../../platform/files/project-paths.ts'
import { fileLimits } from './limits.ts'
import { refuseReadOnly } from './roots.ts'
import type { WritableRoot } from './roots.ts'

export const absent: FoundContent = { kind: 'missing' }

/** What has a path. A part of the path that is no folder of the project leads to nothing. */
export function lookAtPath(root: Folder, path: string, options?: LookOptions): Promise<FoundContent> {
  return inFolder(root, path, async (folder, name) => (folder ? look(folder, name, options) : absent))
}

/** Does work in the folder of a path; without it where the folder is missing. Refuses a link on the way. */
export function inFolder<Result>(
  root: Folder,
  path: string,
  work: (folder: Folder | undefined, name: string) => Promise<Result>,
  { isMade = false } = {},
): Promise<Result> {
  const enter = (folder: Folder, name: string) => (isMade ? folder.make(name) : folder.enter(name))
  const workIn = (place: Folder | 'missing' | 'blocked', name: string) => {
    if (place === 'blocked') refuseOther(path)
    return work(place === 'missing' ? undefined : place, name)
  }
  return inParent(root, path, workIn, enter).catch((error: unknown) => refuseChange(error, path))
}

export async function refuseTakenPath(root: Folder, path: string): Promise<void> {
  if ((await lookAtPath(root, path)).kind !== 'missing') refuseExisting(path)
}

export function refuseExisting(path: string): never {
  fail('already_exists', { message: `${path} exists already. Nothing was written.` })
}

export function refuseWritten(
  place: WritableRoot,
  ...named: readonly { readonly path: string; readonly at: string }[]
): void {
  for (const each of named) refusePath(each)
  refuseReadOnly(
    place,
    named.map(({ path }) => path),
  )
}

export function requireFile(found: FoundContent, path: string): FoundFile {
  if (found.kind === 'other') refuseOther(path)
  return found.kind === 'file' ? found : refuseMissingPath(path)
}

export function refuseMissingPath(path: string): never {
  fail('file_not_found', { message: `The project has no file ${path}.` })
}

export function refuseOther(path: string): never {
  fail('not_a_file', {
    message: `${path} is not a regular file, or a part of its path is not a folder; links are not followed.`,
  })
}

/** The text of a file that was looked at with its bytes. */
export function textOfFile({ bytes, size }: FoundFile, path: string): string {
  if (bytes === undefined) return refuseLarge(path, size)
  if (bytes.includes(0) || !isUtf8(bytes))
    fail('edit_conflict', { message: `${path} is not UTF-8 text. Replace it as a whole by writeFile.` })
  return bytes.toString()
}

export function requireSize(path: string, size: number): void {
  if (size > fileLimits.writeBytesMax) refuseLarge(path, size)
}

export function refuseLarge(path: string, size: number, max: number = fileLimits.writeBytesMax): never {
  fail('payload_too_large', { message: `${path} has ${size} bytes; the limit is ${max}.` })
}
