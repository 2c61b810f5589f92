import { constants } from 'node:fs'
import { access, open, readdir, realpath, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { faultInBranch } from './ref-names.ts'
import { parseSettings } from './settings.ts'
import type { Setting } from './settings.ts'

/** The git repository of a project, as far as it can be known by reading a few small files. */
export interface Repository {
  /** The project folder, the top of the working tree; a real path. */
  readonly folder: string
  /** What belongs to this working tree alone: HEAD. */
  readonly gitFolder: string
  /** What all working trees share: objects, refs, configuration. Most often the same folder. */
  readonly commonFolder: string
  readonly settings: readonly Setting[]
  /** The content of HEAD. */
  readonly head: string
  /** The branch that HEAD is on; none when it is detached, or names what no branch is called. */
  readonly branch: string | undefined
  /** Folders of objects of other repositories, from which this one borrows. */
  readonly alternates: readonly string[]
  /** Whether contents live in Git LFS, beside the commits. */
  readonly keepsLargeFiles: boolean
}

/**
 * Opens the repository whose top is this folder, or gives nothing. Folders above are not searched: a project does not
 * reach out of its folder, and a home folder that happens to be a repository must not be pushed by accident.
 * Throws `BadSettings` when the configuration cannot be read.
 */
export async function openRepository(project: string): Promise<Repository | undefined> {
  const folder = await realpath(project).catch(() => project)
  return openGitFolder(folder, await findGitFolder(folder))
}

/** The same for a git folder that is known. */
export async function openGitFolder(folder: string, gitFolder: string | undefined): Promise<Repository | undefined> {
  if (gitFolder === undefined) return undefined
  const [head, commonFolder] = await Promise.all([readSmallFile(join(gitFolder, 'HEAD')), findCommonFolder(gitFolder)])
  const [settings, alternates, hasObjects, keepsLargeFiles] = await Promise.all([
    readSmallFile(join(commonFolder, 'config')),
    findAlternates(join(commonFolder, 'objects')),
    isReadable(join(commonFolder, 'objects')),
    isFilled(join(commonFolder, 'lfs', 'objects')),
  ])
  if (head === undefined || !hasObjects) return undefined
  return {
    folder,
    gitFolder,
    commonFolder,
    settings: parseSettings(settings ?? ''),
    head,
    branch: branchIn(head),
    alternates,
    keepsLargeFiles,
  }
}

/** The repository as a working tree of its own sees it, whose git folder has this name below `worktrees`. */
export async function openWorktree(main: Repository, name: string, folder: string): Promise<Repository | undefined> {
  const gitFolder = join(main.commonFolder, 'worktrees', name)
  const head = await readSmallFile(join(gitFolder, 'HEAD'))
  return head === undefined ? undefined : { ...main, folder, gitFolder, head, branch: branchIn(head) }
}

/** The id that the file of a branch has; nothing where git keeps or finds it in another way. */
export async function readRef({ commonFolder }: Repository, ref: string): Promise<string | undefined> {
  const text = await readSmallFile(join(commonFolder, ref))
  return /^([0-9a-f]{40}|[0-9a-f]{64})\n$/.exec(text ?? '')?.[1]
}

function branchIn(head: string): string | undefined {
  const name = /^ref: refs\/heads\/(.+?)\s*$/.exec(head)?.[1]
  return name === undefined || faultInBranch(name) !== undefined ? undefined : name
}

/** Whether git would take the folder for that of a repository, as far as a command may have made it. */
export async function isGitFolder(gitFolder: string, commonFolder: string): Promise<boolean> {
  const found = await Promise.all([isReadable(join(gitFolder, 'HEAD')), isReadable(join(commonFolder, 'objects'))])
  return found.every(Boolean)
}

export async function isReadable(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
}

/** In a linked working tree and in a submodule `.git` is a file that names the folder. */
export async function findGitFolder(folder: string): Promise<string | undefined> {
  const place = join(folder, '.git')
  const kind = await stat(place).catch(() => undefined)
  if (kind?.isDirectory()) return place
  const named = kind?.isFile() ? /^gitdir: (.+?)\s*$/.exec((await readSmallFile(place)) ?? '')?.[1] : undefined
  return named === undefined ? undefined : resolve(folder, named)
}

export async function findCommonFolder(gitFolder: string): Promise<string> {
  const named = (await readSmallFile(join(gitFolder, 'commondir')))?.trim()
  return named === undefined || named === '' ? gitFolder : resolve(gitFolder, named)
}

const smallFileBytesMax = 1_048_576

/** Reads a file that has to be small; anything that is not a plain file of that size counts as absent. */
export async function readSmallFile(path: string): Promise<string | undefined> {
  // Without O_NONBLOCK a named pipe in this place would block the caller until a process writes to it.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch(() => undefined)
  if (file === undefined) return undefined
  try {
    const { size } = await file.stat().then((found) => (found.isFile() ? found : { size: Infinity }))
    return size <= smallFileBytesMax ? await file.readFile('utf8') : undefined
  } finally {
    await file.close()
  }
}

/** By gitrepository-layout(5). A folder that has no packs of objects is none of them, whatever the file says. */
async function findAlternates(objects: string): Promise<string[]> {
  const text = await readSmallFile(join(objects, 'info', 'alternates'))
  const lines = (text ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const folders = lines.slice(0, alternatesMax).map((line) => resolve(objects, line))
  const found = await Promise.all(folders.map((folder) => isReadable(join(folder, 'pack'))))
  return folders.filter((_, index) => found[index])
}

const alternatesMax = 16

async function isFilled(folder: string): Promise<boolean> {
  return readdir(folder).then(
    (names) => names.length > 0,
    () => false,
  )
}
