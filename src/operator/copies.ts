import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../platform/work/system-error.ts'

/** Received but not kept: these bytes belong to no file. */
const skippedFolders = ['incoming']
/** A folder with the blobs whose ids begin with its name; the others have notes about them. */
const shelfName = /^[0-9a-f]{2}$/

/**
 * Copies a folder of blobs, and only what the target lacks. A blob never changes, so equal names are equal bytes. A
 * blob that is removed meanwhile is left out.
 */
export async function copyBlobs(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isDirectory() && !skippedFolders.includes(entry.name)) await copyBlobs(from, to)
    else if (entry.isFile()) await copyOnce(from, to)
  }
}

async function copyOnce(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
  } catch (error) {
    if (!['EEXIST', 'ENOENT'].includes(codeOf(error) ?? '')) throw error
  }
}

/** The number and the bytes of the blobs in a folder of them, without what is kept beside them. */
export async function sizeOfBlobs(folder: string): Promise<{ count: number; bytes: number }> {
  const size = { count: 0, bytes: 0 }
  for (const shelf of await readdir(folder)) {
    if (!shelfName.test(shelf)) continue
    for (const name of await readdir(join(folder, shelf))) {
      size.count++
      size.bytes += (await stat(join(folder, shelf, name))).size
    }
  }
  return size
}

/** Makes an empty file that its owner alone can read, for a program that would make it readable by others. */
export async function makePrivateFile(path: string): Promise<void> {
  await (await open(path, 'w', 0o600)).close()
}

/** Makes what was written to a file, and its name in the folder, outlast a power cut. */
export async function syncFile(path: string): Promise<void> {
  for (const each of [path, dirname(path)]) {
    const file = await open(each, 'r')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
  }
}
