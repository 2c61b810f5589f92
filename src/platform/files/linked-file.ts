import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { findForbidden } from './forbidden-files.ts'
import { ForbiddenPath, Folder, inParent } from './folders.ts'
import { OutsideFolder } from './inside-folder.ts'
import { isInProtectedFolder } from './project-paths.ts'

/** Whose files are named by paths in which links may be, as long as they lead to others of the same project. */
export interface LinkedProject {
  readonly folder: string
  /** Absolute paths to which no link leads, beside what belongs to git and to the service in the folder. */
  readonly secretPaths?: readonly string[]
}

/**
 * Does work in the folder in which a file of the project really is, with its name there and its path from the project
 * on: links are followed once, before, and whatever is put in the way meanwhile is not. Programs can write to the
 * project: a link that they put there may lead to nothing that they cannot reach themselves. Throws `OutsideFolder`,
 * `ForbiddenPath`, and `ENOENT` where there is no such folder.
 */
export async function inFolderOfFile<Result>(
  { folder, secretPaths = [] }: LinkedProject,
  name: string,
  work: (place: Folder, name: string, path: string) => Promise<Result>,
): Promise<Result> {
  const project = await realpath(folder)
  const named = join(project, name)
  const target = await realpath(named).catch(async () => join(await realpath(dirname(named)), basename(named)))
  const path = relative(project, target).replaceAll(sep, '/')
  if (path === '' || path === '..' || path.startsWith('../')) throw new OutsideFolder(name)
  const isLinked = target !== named
  if (isLinked && isInProtectedFolder(path)) throw new ForbiddenPath(name)
  const forbidden = isLinked ? await findForbidden(project, secretPaths) : new Set<string>()
  const root = await Folder.openRoot(project, { forbidden, throughDescriptors: process.platform === 'linux' })
  try {
    return await inParent(root, path, async (place, base) => {
      if (typeof place === 'string') throw new FolderGone(`The folder of ${name} is gone.`)
      if (isLinked && (await isForbidden(place, base))) throw new ForbiddenPath(name)
      return work(place, base, path)
    })
  } finally {
    await root.close()
  }
}

async function isForbidden(place: Folder, name: string): Promise<boolean> {
  const found = await stat(place.at(name), { bigint: true }).catch(() => undefined)
  return found !== undefined && place.forbids(`${found.dev}:${found.ino}`)
}

/** Another program has put something else in its place since. */
class FolderGone extends Error {
  readonly code = 'ENOENT'
}
