import { lstat, readFile, readdir, readlink, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../../../platform/work/system-error.ts'
import { BadIndex, readIndex } from './index-file.ts'
import type { IndexEntry } from './index-file.ts'
import { submoduleMode } from './objects.ts'
import type { GitObjects, TreeFile } from './objects.ts'

export interface WorktreePlace {
  /** The top of the working tree. */
  readonly folder: string
  readonly indexFile: string
  /** Whether the executable bit counts. */
  readonly hasModes: boolean
  /** Whether line ends are converted when a file is stored. */
  readonly convertsLines: boolean
}

/** The index and the files beside it. Nothing is written, and no link is followed out of a file's own place. */
export class Worktree {
  readonly #place: WorktreePlace
  readonly #objects: GitObjects
  #entries: readonly IndexEntry[] = []
  /** A file of this time or later may have changed after the index saw it. */
  #indexMs = 0
  /** Whether a folder on the way to files is one, and no link to somewhere else. */
  readonly #areFolders = new Map<string, boolean>()

  constructor(place: WorktreePlace, objects: GitObjects) {
    this.#place = place
    this.#objects = objects
  }

  async open(): Promise<void> {
    try {
      const { indexFile } = this.#place
      this.#indexMs = (await stat(indexFile)).mtimeMs
      const entries = readIndex(await readFile(indexFile))
      if (entries.some(({ path }) => leadsOut(path))) throw new BadIndex()
      this.#entries = entries
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
    }
  }

  get entries(): readonly IndexEntry[] {
    return this.#entries
  }

  /** What is staged, by path, without the files in conflict. */
  get staged(): Map<string, TreeFile> {
    const known = this.#entries.filter(({ stage }) => stage === 0)
    return new Map(known.map(({ path, mode, oid }) => [path, { mode: octal(mode), oid }]))
  }

  get conflicts(): Set<string> {
    return new Set(this.#entries.filter(({ stage }) => stage > 0).map(({ path }) => path))
  }

  /** The files of the index as they are in the working tree; those that are gone are missing. */
  async tracked(): Promise<Map<string, TreeFile>> {
    const found = new Map<string, TreeFile>()
    for (const entry of this.#entries) {
      if (entry.stage > 0) continue
      const file = await this.#fileOf(entry)
      if (file !== undefined) found.set(entry.path, file)
    }
    return found
  }

  /** The files that git does not know and does not ignore, by path. */
  async untracked(filesMax: number): Promise<string[]> {
    const known = new Set(this.#entries.map(({ path }) => path))
    const folders = new Set([...known].flatMap(foldersOf))
    const found: string[] = []
    const look = async (folder: string): Promise<void> => {
      const entries = await readdir(join(this.#place.folder, folder), { withFileTypes: true }).catch(() => [])
      for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`
        if (found.length > filesMax) return
        if (entry.name === '.git' || known.has(path)) continue
        const isFolder = entry.isDirectory()
        if (!isFolder && !entry.isFile() && !entry.isSymbolicLink()) continue
        if (!folders.has(path) && (await this.#objects.isIgnored(this.#place.folder, isFolder ? `${path}/` : path)))
          continue
        if (!isFolder) found.push(path)
        else if (await this.#isRepository(path)) found.push(`${path}/`)
        else await look(path)
      }
    }
    await look('')
    return found
  }

  /** The bytes of a file, or where a link leads. */
  async bytes(path: string, mode: string): Promise<Buffer> {
    const place = join(this.#place.folder, path)
    if (mode === linkMode) return Buffer.from(await readlink(place))
    return this.#stored(await readFile(place))
  }

  async #isRepository(path: string): Promise<boolean> {
    return lstat(join(this.#place.folder, path, '.git')).then(
      () => true,
      () => false,
    )
  }

  /** Octal; nothing where the working tree has no such file. A submodule that is there keeps its mode. */
  async modeOf(path: string, entry: IndexEntry | undefined): Promise<string | undefined> {
    for (const folder of foldersOf(path)) if (!(await this.#isFolder(folder))) return undefined
    const found = await lstat(join(this.#place.folder, path)).catch(() => undefined)
    if (found === undefined) return undefined
    const mode = entry && octal(entry.mode)
    // What is in a submodule is its own affair.
    if (mode === submoduleMode) return found.isDirectory() ? mode : undefined
    if (found.isSymbolicLink()) return linkMode
    if (!found.isFile()) return undefined
    if (mode !== undefined && mode !== linkMode && !this.#place.hasModes) return mode
    return (found.mode & 0o100) !== 0 ? '100755' : '100644'
  }

  async #fileOf(entry: IndexEntry): Promise<TreeFile | undefined> {
    const mode = octal(entry.mode)
    if (entry.isAssumed) return { mode, oid: entry.oid }
    const actual = await this.modeOf(entry.path, entry)
    if (actual === undefined) return undefined
    if (actual === submoduleMode) return { mode, oid: entry.oid }
    const found = await lstat(join(this.#place.folder, entry.path))
    const isUnchanged =
      actual === mode &&
      found.size % 2 ** 32 === entry.size &&
      Math.trunc(found.mtimeMs / 1_000) % 2 ** 32 === entry.mtimeSeconds &&
      isSameFraction(found.mtimeMs, entry.mtimeNanoseconds) &&
      found.mtimeMs < this.#indexMs
    if (isUnchanged) return { mode, oid: entry.oid }
    return { mode: actual, oid: await this.#objects.hash(await this.bytes(entry.path, actual)) }
  }

  async #isFolder(path: string): Promise<boolean> {
    const known = this.#areFolders.get(path)
    if (known !== undefined) return known
    const found = await lstat(join(this.#place.folder, path)).catch(() => undefined)
    this.#areFolders.set(path, found?.isDirectory() ?? false)
    return found?.isDirectory() ?? false
  }

  #stored(bytes: Buffer): Buffer {
    if (!this.#place.convertsLines || bytes.subarray(0, 8_000).includes(0) || !bytes.includes('\r\n')) return bytes
    return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
  }
}

export const linkMode = '120000'

function octal(mode: number): string {
  return mode.toString(8).padStart(6, '0')
}

/** Git may have no nanoseconds, and the time of Node has rounded ones. */
function isSameFraction(mtimeMs: number, nanoseconds: number): boolean {
  return nanoseconds === 0 || Math.abs((mtimeMs % 1_000) - nanoseconds / 1_000_000) < 0.001
}

/** No index that git wrote has such a path. */
function leadsOut(path: string): boolean {
  return path.split('/').some((part) => ['', '.', '..', '.git'].includes(part.toLowerCase()))
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
