import { constants } from 'node:fs'
import { lstat, mkdir, open, readlink, realpath } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { codeOf } from '../work/system-error.ts'

/** Why a folder cannot be entered: it is not there, or what has its name is no folder of the project. */
export type Obstacle = 'missing' | 'blocked'

/** A path leads to a folder or file that nobody may reach, by whatever name. */
export class ForbiddenPath extends Error {}

export interface FolderRules {
  /** What nobody may reach, as `device:inode`. */
  readonly forbidden: ReadonlySet<string>
  /** Whether the system shows the content of an open folder below `/proc/self/fd`, as Linux does. */
  readonly throughDescriptors: boolean
}

/** With the real path of the project. */
interface RulesOfProject extends FolderRules {
  readonly root: string
}

/**
 * An open folder of the project. On Linux, files are accessed relative to it, whatever happens to its name
 * meanwhile: each folder is opened through its parent, and a link is never followed. On other systems a folder is
 * checked after it was opened, and a program that replaces it between the check and the use is not noticed.
 */
export class Folder {
  readonly #handle: FileHandle
  readonly #rules: RulesOfProject
  /** Where it was when it was opened. */
  readonly path: string

  private constructor(handle: FileHandle, path: string, rules: RulesOfProject) {
    this.#handle = handle
    this.#rules = rules
    this.path = path
  }

  /** Opens the folder of a project, which may be named by a link. Throws `ForbiddenPath`. */
  static async openRoot(path: string, rules: FolderRules): Promise<Folder> {
    const real = await realpath(path)
    const handle = await open(real, constants.O_RDONLY | constants.O_DIRECTORY)
    try {
      const root = rules.throughDescriptors ? await readlink(`/proc/self/fd/${handle.fd}`) : real
      if (rules.forbidden.has(await idOf(handle))) throw new ForbiddenPath(path)
      return new Folder(handle, root, { ...rules, root })
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  /** By which another thread can open it. */
  get rules(): FolderRules {
    const { forbidden, throughDescriptors } = this.#rules
    return { forbidden, throughDescriptors }
  }

  /** Whether a file of this `device:inode` is one that nobody may reach. */
  forbids(id: string): boolean {
    return this.#rules.forbidden.has(id)
  }

  /** The path by which to reach what has this name here. */
  at(name: string): string {
    return this.#rules.throughDescriptors ? `/proc/self/fd/${this.#handle.fd}/${name}` : join(this.path, name)
  }

  /** Opens a folder in this one. Throws `ForbiddenPath`. */
  async enter(name: string): Promise<Folder | Obstacle> {
    const handle = await openFolder(this.at(name))
    if (handle === 'missing' || handle === 'blocked') return handle
    const path = join(this.path, name)
    try {
      const isOurs = await this.#isInside(handle, path)
      if (isOurs && this.#rules.forbidden.has(await idOf(handle))) throw new ForbiddenPath(path)
      if (isOurs) return new Folder(handle, path, this.#rules)
    } catch (error) {
      await handle.close()
      throw error
    }
    await handle.close()
    return 'blocked'
  }

  /** The same, and makes it before if it is not there. */
  async make(name: string): Promise<Folder | Obstacle> {
    try {
      await mkdir(this.at(name))
      await this.sync()
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    return this.enter(name)
  }

  /**
   * Resolves once the names in it are on disk. Some disks, of networks and of virtual machines, know no flush of names.
   */
  async sync(): Promise<void> {
    await this.#handle.sync().catch((error: unknown) => {
      if (!['EINVAL', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error) ?? '')) throw error
    })
  }

  async close(): Promise<void> {
    await this.#handle.close()
  }

  /** A folder may have been moved out of the project, too. */
  async #isInside(handle: FileHandle, path: string): Promise<boolean> {
    const { root, throughDescriptors } = this.#rules
    const real = throughDescriptors ? await readlink(`/proc/self/fd/${handle.fd}`) : await realpath(path)
    if (!real.startsWith(root.endsWith(sep) ? root : root + sep)) return false
    if (throughDescriptors) return true
    const found = await lstat(real, { bigint: true })
    return `${found.dev}:${found.ino}` === (await idOf(handle))
  }
}

/** Does work in the folder of a path, or with the reason why it cannot be entered. */
export async function inParent<Result>(
  root: Folder,
  path: string,
  work: (place: Folder | Obstacle, name: string) => Promise<Result>,
  enter = (folder: Folder, name: string): Promise<Folder | Obstacle> => folder.enter(name),
): Promise<Result> {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  let place: Folder | Obstacle = root
  try {
    for (const part of parts) {
      if (typeof place === 'string') break
      const outer: Folder = place
      place = await enter(outer, part)
      if (outer !== root) await outer.close()
    }
    return await work(place, name)
  } finally {
    if (typeof place !== 'string' && place !== root) await place.close()
  }
}

/** Something in a folder, by the last part of its path. */
export interface NamedEntry<Item> {
  readonly item: Item
  readonly name: string
}

/**
 * Runs work in each folder on the way to these paths, from the top, each opened once through its parent. Where
 * one cannot be opened, the work gets the reason, for it and for all below.
 */
export async function walk<Item extends { readonly path: string }>(
  root: Folder,
  items: readonly Item[],
  enter: (folder: Folder, name: string, path: string) => Promise<Folder | Obstacle>,
  work: (place: Folder | Obstacle, found: readonly NamedEntry<Item>[], path: string) => Promise<void>,
): Promise<void> {
  const walkBranch = async ({ path, found, branches }: Branch<Item>, place: Folder | Obstacle): Promise<void> => {
    await work(place, found, path)
    for (const [name, branch] of branches) {
      const inner = typeof place === 'string' ? place : await enter(place, name, branch.path)
      try {
        await walkBranch(branch, inner)
      } finally {
        if (typeof inner !== 'string') await inner.close()
      }
    }
  }
  await walkBranch(branchesOf(items), root)
}

interface Branch<Item> {
  readonly path: string
  readonly found: NamedEntry<Item>[]
  readonly branches: Map<string, Branch<Item>>
}

function branchesOf<Item extends { readonly path: string }>(items: readonly Item[]): Branch<Item> {
  const root: Branch<Item> = { path: '', found: [], branches: new Map() }
  for (const item of items) {
    const parts = item.path.split('/')
    const name = parts.pop() ?? ''
    let branch = root
    for (const part of parts) {
      const inner = branch.branches.get(part) ?? {
        path: branch === root ? part : `${branch.path}/${part}`,
        found: [],
        branches: new Map(),
      }
      branch.branches.set(part, inner)
      branch = inner
    }
    branch.found.push({ item, name })
  }
  return root
}

// ENOTDIR and ELOOP are what is said to a link.
const obstacles: Record<string, Obstacle> = {
  ENOENT: 'missing',
  ENOTDIR: 'blocked',
  ELOOP: 'blocked',
  ENXIO: 'blocked',
}

async function openFolder(path: string): Promise<FileHandle | Obstacle> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  } catch (error) {
    const obstacle = obstacles[codeOf(error) ?? '']
    if (obstacle === undefined) throw error
    return obstacle
  }
}

async function idOf(handle: FileHandle): Promise<string> {
  const { dev, ino } = await handle.stat({ bigint: true })
  return `${dev}:${ino}`
}
