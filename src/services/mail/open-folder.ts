import { constants } from 'node:fs'
import { mkdir, open, readlink, realpath, type FileHandle } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { OutsideFolder } from '../../platform/files/inside-folder.ts'
import { codeOf } from '../../platform/work/system-error.ts'

/** A folder that is held open: exchanging it for a link meanwhile changes nothing. */
export interface OpenFolder {
  /** The path of an entry, or of the folder itself. */
  readonly path: (name: string) => string
  /** Resolves when new and removed entries are on disk. */
  sync(): Promise<void>
  /** When an entry was last added or removed. */
  changedAt(): Promise<bigint>
}

/** Runs work in a folder inside the project; returns undefined if there is no such folder. */
export async function withinFolder<Result>(
  project: string,
  path: string,
  work: (opened: OpenFolder) => Promise<Result>,
): Promise<Result | undefined> {
  const handle = await openFolder(path)
  if (handle === undefined) return undefined
  try {
    const base = await insidePath(handle, path, project)
    if (base === undefined) return undefined
    return await work({
      path: (name) => `${base}/${name}`,
      sync: () => handle.sync(),
      changedAt: async () => (await handle.stat({ bigint: true })).mtimeNs,
    })
  } finally {
    await handle.close()
  }
}

/** Makes a folder of the project, step by step, each within the one that was checked before. Throws `OutsideFolder`. */
export async function makeFolder(project: string, parts: readonly string[]): Promise<void> {
  let place = project
  for (const part of parts) {
    const made = await withinFolder(project, place, async (opened) => {
      if (await makeEntry(opened.path(part))) await opened.sync()
      return true
    })
    if (made === undefined) throw new OutsideFolder(`${place} is not a folder of the project`)
    place = join(place, part)
  }
}

async function makeEntry(path: string): Promise<boolean> {
  try {
    await mkdir(path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function openFolder(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_DIRECTORY)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}

/** The path by which entries are reached, if the opened folder lies inside of the project or is the project. */
async function insidePath(handle: FileHandle, path: string, project: string): Promise<string | undefined> {
  const opened = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : await realpath(path)
  const real = process.platform === 'linux' ? await readlink(opened) : opened
  const root = await realpath(project)
  return real === root || real.startsWith(root.endsWith(sep) ? root : root + sep) ? opened : undefined
}
