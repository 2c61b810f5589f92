import { constants } from 'node:fs'
import { lstat, open, readdir, rename, rm, unlink } from 'node:fs/promises'
import type { Dirent } from 'node:fs'
import type { CommitOutcome } from '../../call.ts'
import { Folder } from '../../platform/files/folders.ts'
import { readInside, versionOf } from '../../platform/files/inside-folder.ts'
import { namedDiskFault } from '../../platform/files/disk-fault.ts'
import { skillLimits } from './limits.ts'
import { mainFile, skillRoots } from './paths.ts'
import type { RuleFinding } from './rules.ts'

/** A file of a skill, without its content. */
export interface FoundSkillFile {
  readonly path: string
  readonly size: number
  readonly isExecutable: boolean
  /** Differs whenever the file may have changed. */
  readonly version: string
}

/** A folder with a `SKILL.md`. */
export interface FoundSkill {
  /** The folder, from the project on. */
  readonly path: string
  readonly files: readonly FoundSkillFile[]
  /** Why not all of it could be looked at: then nothing of it may be executed. */
  readonly problems: readonly RuleFinding[]
}

/** Something to write into the folder of a skill. */
export interface NewFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly isExecutable: boolean
}

/** What begins so is ours for a moment, and no file of a skill. */
export const temporary = '.gantry-'

/**
 * The folders of skills in a project. Each folder is opened through its parent, and no link is followed: nothing
 * outside the project is read, written or removed.
 */
export class SkillFolders {
  readonly #project: string

  constructor(project: string) {
    this.#project = project
  }

  /** Every skill of every root, in the order of their precedence. */
  async scan(): Promise<FoundSkill[]> {
    const found: FoundSkill[] = []
    const budget = { folders: skillLimits.foldersMax }
    for (const root of skillRoots)
      await this.#within(root, (folder) => findSkills(folder, root, skillLimits.depthMax, budget, found))
    return found
  }

  /** The skill in a folder, if there is one. */
  look(path: string): Promise<FoundSkill | undefined> {
    return this.#within(path, (folder) => lookAtSkill(folder, path))
  }

  /** The bytes of a file in a folder of a skill. Throws `FileTooLarge`. */
  async read(skill: string, file: string): Promise<Uint8Array | undefined> {
    const { folder, name } = placeOf(skill, file)
    return await this.#within(
      folder,
      async (opened) => (await readInside(this.#project, opened.at(name), skillLimits.fileBytesMax))?.bytes,
    )
  }

  /** Reads many files, one after the other. */
  async readAll(skill: string, files: readonly string[]): Promise<(Uint8Array | undefined)[]> {
    const contents: (Uint8Array | undefined)[] = []
    for (const file of files) contents.push(await this.read(skill, file))
    return contents
  }

  /**
   * Makes a folder with these files, all at once: they are written beside it first. Gives false where something has its
   * name. Throws `StorageFull`.
   */
  async create(path: string, id: string, files: readonly NewFile[]): Promise<boolean> {
    const { folder, name } = placeOf(path)
    const draft = `${folder}/${temporary}${id}`
    try {
      for (const file of files) await this.write(draft, file)
      return await this.#withinMade(folder, async (opened) => {
        if (await exists(opened.at(name))) return false
        await rename(opened.at(`${temporary}${id}`), opened.at(name))
        await opened.sync()
        return true
      })
    } catch (error) {
      throw namedDiskFault(error)
    } finally {
      await this.remove(draft)
    }
  }

  /**
   * Puts these files in the place of a folder. Gives what is to be done when it is known whether that was committed:
   * the files before come back, or go.
   */
  async replace(
    path: string,
    id: string,
    files: readonly NewFile[],
  ): Promise<(outcome: CommitOutcome) => Promise<unknown>> {
    const draft = this.asideOf(path, id)
    const aside = this.asideOf(path, `${id}-old`)
    try {
      for (const file of files) await this.write(draft, file)
      await this.rename(path, aside)
      await this.rename(draft, path)
    } catch (error) {
      await this.remove(draft)
      throw namedDiskFault(error)
    }
    return async (outcome) => {
      if (outcome !== 'dropped') return this.remove(aside)
      await this.remove(path)
      return this.rename(aside, path)
    }
  }

  /** Writes one file, in place of the one of its name, and makes the folders on the way. Throws `StorageFull`. */
  async write(skill: string, { path, bytes, isExecutable }: NewFile): Promise<void> {
    const { folder, name } = placeOf(skill, path)
    // One call writes at a time. The name of the file would make that of the draft too long.
    const draft = temporary + process.pid
    try {
      await this.#withinMade(folder, async (opened) => {
        await rm(opened.at(draft), { force: true })
        const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW
        const handle = await open(opened.at(draft), flags, isExecutable ? 0o755 : 0o644)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(opened.at(draft), opened.at(name))
        await opened.sync()
      })
    } catch (error) {
      throw namedDiskFault(error)
    }
  }

  async removeFile(skill: string, file: string): Promise<void> {
    const { folder, name } = placeOf(skill, file)
    await this.#within(folder, async (opened) => {
      await unlink(opened.at(name))
      await opened.sync()
    })
  }

  /** Gives a folder another name beside it. Gives whether it was there. */
  async rename(path: string, to: string): Promise<boolean> {
    const { folder, name } = placeOf(path)
    const isDone = await this.#within(folder, async (opened) => {
      if (!(await exists(opened.at(name)))) return false
      await rename(opened.at(name), opened.at(placeOf(to).name))
      await opened.sync()
      return true
    })
    return isDone ?? false
  }

  async remove(path: string): Promise<void> {
    const { folder, name } = placeOf(path)
    await this.#within(folder, (opened) => rm(opened.at(name), { recursive: true, force: true }))
  }

  /** Where a folder is put before it is removed. */
  asideOf(path: string, id: string): string {
    return `${placeOf(path).folder}/${temporary}${id}`
  }

  /** Removes what an earlier run left, if nothing has changed in it for this long. */
  async sweep(ageMs: number): Promise<void> {
    for (const root of skillRoots)
      await this.#within(root, async (opened) => {
        for (const { name } of await entriesOf(opened)) {
          if (!name.startsWith(temporary)) continue
          const { mtimeMs } = await lstat(opened.at(name))
          if (Date.now() - mtimeMs >= ageMs) await rm(opened.at(name), { recursive: true, force: true })
        }
      })
  }

  /** Runs work in a folder of the project; nothing where it is not there, or is a link. */
  #within<Result>(path: string, work: (folder: Folder) => Promise<Result>): Promise<Result | undefined> {
    return this.#through(path, (folder, name) => folder.enter(name), work)
  }

  /** The same in a folder that is made where it is not there. */
  async #withinMade<Result>(path: string, work: (folder: Folder) => Promise<Result>): Promise<Result> {
    const done = await this.#through(
      path,
      async (folder, name) => {
        const made = await folder.make(name)
        if (made === 'missing') throw new FolderRemoved(`${path} was removed while it was made`)
        return made
      },
      async (folder) => ({ result: await work(folder) }),
    )
    if (done === undefined) throw new FolderBlocked(path)
    return done.result
  }

  async #through<Result>(
    path: string,
    enter: (folder: Folder, name: string) => ReturnType<Folder['enter']>,
    work: (folder: Folder) => Promise<Result>,
  ): Promise<Result | undefined> {
    let folder = await Folder.openRoot(this.#project, {
      forbidden: new Set(),
      throughDescriptors: process.platform === 'linux',
    })
    try {
      for (const name of path.split('/')) {
        const inner = await enter(folder, name)
        if (typeof inner === 'string') return undefined
        await folder.close()
        folder = inner
      }
      return await work(folder)
    } finally {
      await folder.close()
    }
  }
}

/** Something on the way to a folder is a link or no folder. */
export class FolderBlocked extends Error {}

/** Another program removed a folder while it was used. The file system reports the same by this code. */
class FolderRemoved extends Error {
  readonly code = 'ENOENT'
}

/** The folder of a file, and its name in it. */
function placeOf(...parts: string[]): { folder: string; name: string } {
  const path = parts.join('/')
  const end = path.lastIndexOf('/')
  return { folder: path.slice(0, end), name: path.slice(end + 1) }
}

/** A folder with a `SKILL.md` is a skill, and what is below it belongs to it. */
async function findSkills(
  folder: Folder,
  path: string,
  depthLeft: number,
  budget: { folders: number },
  found: FoundSkill[],
): Promise<void> {
  for (const { name } of (await entriesOf(folder)).filter((entry) => entry.isDirectory() && !isSkipped(entry.name))) {
    if (budget.folders-- <= 0) return
    const inner = await folder.enter(name)
    if (typeof inner === 'string') continue
    try {
      const skill = await lookAtSkill(inner, `${path}/${name}`)
      if (skill) found.push(skill)
      else if (depthLeft > 1) await findSkills(inner, `${path}/${name}`, depthLeft - 1, budget, found)
    } finally {
      await inner.close()
    }
  }
}

function isSkipped(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules'
}

async function lookAtSkill(folder: Folder, path: string): Promise<FoundSkill | undefined> {
  const main = await lstat(folder.at(mainFile)).catch(() => undefined)
  if (!main?.isFile()) return undefined
  const files: FoundSkillFile[] = []
  const problems = new Map<string, string>()
  await listFiles(folder, '', skillLimits.depthMax, files, problems)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes > skillLimits.bytesMax)
    problems.set('skill_bytes', `The skill has ${bytes} bytes; the limit is ${skillLimits.bytesMax}.`)
  return {
    path,
    files: files.sort((one, other) => (one.path < other.path ? -1 : 1)),
    problems: [...problems].map(([rule, message]) => ({ rule, message })),
  }
}

async function listFiles(
  folder: Folder,
  prefix: string,
  depthLeft: number,
  files: FoundSkillFile[],
  problems: Map<string, string>,
): Promise<void> {
  for (const entry of await entriesOf(folder)) {
    const path = prefix + entry.name
    if (entry.name.startsWith(temporary)) continue
    if (files.length >= skillLimits.filesMax) {
      problems.set('skill_files', `The skill has more than ${skillLimits.filesMax} files.`)
      return
    }
    if (entry.isDirectory()) {
      const inner = depthLeft > 0 ? await folder.enter(entry.name) : 'blocked'
      if (typeof inner === 'string') {
        problems.set('skill_depth', `Files below ${path.slice(0, 256)} are ignored: the skill is nested too deeply.`)
        continue
      }
      try {
        await listFiles(inner, `${path}/`, depthLeft - 1, files, problems)
      } finally {
        await inner.close()
      }
    } else await listFile(folder, entry, path, files, problems)
  }
}

async function listFile(
  folder: Folder,
  entry: Dirent,
  path: string,
  files: FoundSkillFile[],
  problems: Map<string, string>,
): Promise<void> {
  const stats = await lstat(folder.at(entry.name), { bigint: true }).catch(() => undefined)
  if (stats === undefined) return
  if (!stats.isFile())
    problems.set('skill_link', `${path.slice(0, 256)} is a link or no regular file. Links are not followed.`)
  else if (stats.size > skillLimits.fileBytesMax)
    problems.set('file_bytes', `${path.slice(0, 256)} is larger than ${skillLimits.fileBytesMax} bytes.`)
  else
    files.push({
      path,
      size: Number(stats.size),
      isExecutable: (stats.mode & 0o100n) !== 0n,
      version: versionOf(stats),
    })
}

async function entriesOf(folder: Folder): Promise<Dirent[]> {
  const entries = await readdir(folder.at(''), { withFileTypes: true })
  return entries.sort((one, other) => (one.name < other.name ? -1 : 1))
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined
}
