import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { realpathSync, renameSync, writeFileSync } from 'node:fs'
import { realpath, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFoldersSync } from '../files/make-folders.ts'
import { createDeviceFolder, emptyFile } from './device-folder.ts'
import { makeTarget } from './mount-targets.ts'
import type { Target } from './mount-targets.ts'
import type { PrivateWall } from './walls.ts'

/** For whom a program runs: what keeps its private folders apart from those of others. */
export interface Owner {
  /** Who: the user, or the credential of a narrow caller. */
  readonly name: string
  /** Where: the task, the server, the chat. */
  readonly place: string
}

/** A folder that a program sees in the place of another one, or as a layer on it. */
export interface Layer {
  readonly lower: string
  readonly upper: string
  readonly work: string
  /** Where both are seen as one. */
  readonly merged: string
}

const copiedBytesMax = 1_048_576

/** The folders below the work folder from which the file system of programs is built. */
export class SandboxFolders {
  readonly #path: string
  /** Takes the place of `/dev`. */
  readonly devices: string
  readonly #made = new Set<string>()

  private constructor(path: string, devices: string) {
    this.#path = path
    this.devices = devices
  }

  /**
   * What is of no use after a restart is removed in the background: temporary folders, covers and tables. Waits for
   * nothing, so that the first program of the probe runs while the service is put together.
   */
  static open(workFolder: string): SandboxFolders {
    makeFoldersSync(workFolder, 0o700)
    const path = realpathSync(workFolder)
    removeLater(path, ['places', 'covers', 'tables'])
    makeFoldersSync(join(path, 'root'))
    return new SandboxFolders(path, createDeviceFolder(path))
  }

  static areIn(workFolder: string): boolean {
    return existsSync(join(workFolder, 'dev'))
  }

  /** Those that programs which run have already: nothing of them is removed. */
  static async resume(workFolder: string): Promise<SandboxFolders> {
    const path = await realpath(workFolder)
    return new SandboxFolders(path, await realpath(join(path, 'dev')))
  }

  /** Where a new file system is put together. */
  get root(): string {
    return join(this.#path, 'root')
  }

  /** An empty file, which covers one. */
  get emptyFile(): string {
    return join(this.devices, emptyFile)
  }

  /** A folder that covers one, with empty targets for what is mounted in it, as paths relative to it. */
  cover(targets: readonly Target[]): string {
    const folder = join(this.#path, 'covers', hashOf(JSON.stringify(targets)))
    return this.#make(folder, () => {
      makeFoldersSync(folder, 0o755)
      for (const target of targets) this.#makeTarget(folder, target)
    })
  }

  /** The folder that stands in the place of a wall, with targets for what is mounted in it. */
  privateOf({ name, place }: Owner, wall: PrivateWall, targets: readonly Target[]): string {
    const folder = wall.isOfPlace
      ? join(this.#path, 'places', hashOf(JSON.stringify([name, place])), wall.name)
      : join(this.#path, 'homes', hashOf(name), wall.name)
    this.#make(folder, () => {
      makeFoldersSync(folder, 0o700)
      if (wall.isOfPlace) chmodSync(folder, 0o1777)
      if (wall.hasCopies) copyFiles(wall.path, folder)
    })
    for (const target of targets) this.#makeTarget(folder, target)
    return folder
  }

  layerOf({ name }: Owner, wall: PrivateWall): Layer {
    const folder = join(this.#path, 'homes', hashOf(name), wall.name)
    const layer = {
      lower: wall.path,
      upper: join(folder, 'upper'),
      work: join(folder, 'work'),
      merged: join(folder, 'merged'),
    }
    this.#make(folder, () => {
      for (const path of [layer.upper, layer.work, layer.merged]) makeFoldersSync(path, 0o700)
      chmodSync(layer.upper, lstatSync(layer.lower).mode & 0o7777)
    })
    return layer
  }

  /** Keeps a table of mounts as a file, which `mount` can read only from files. Gives its path. */
  table(text: string): string {
    const path = join(this.#path, 'tables', `${hashOf(text)}.fstab`)
    return this.#make(path, () => {
      makeFoldersSync(dirname(path), 0o700)
      const unfinished = `${path}.${process.pid}`
      writeFileSync(unfinished, text, { mode: 0o600 })
      renameSync(unfinished, path)
    })
  }

  #makeTarget(folder: string, target: Target): void {
    makeTarget(folder, target, () => {
      const left = join(this.#path, 'left')
      makeFoldersSync(left, 0o700)
      return join(left, randomUUID())
    })
  }

  #make(path: string, make: () => void): string {
    if (!this.#made.has(path)) make()
    this.#made.add(path)
    return path
  }
}

/** What a stop leaves of them is removed after the next start. */
function removeLater(folder: string, names: readonly string[]): void {
  const left = join(folder, 'left')
  makeFoldersSync(left)
  const unique = `${process.pid}-${Date.now()}`
  // A folder that is not there need not be removed.
  for (const name of names.filter((each) => existsSync(join(folder, each))))
    renameSync(join(folder, name), join(left, `${name}-${unique}`))
  rm(left, { recursive: true, force: true }).catch(() => undefined)
}

/**
 * Files and links directly in a folder, when they are newer than their copies. What cannot be read is left out, and
 * what a program has put in the place of a copy meanwhile: a link there is never followed.
 */
function copyFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    try {
      const { mtimeMs, size } = lstatSync(source)
      if ((lstatSync(copy, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= mtimeMs) continue
      if (entry.isFile() && size <= copiedBytesMax) {
        rmSync(copy, { force: true })
        copyFileSync(source, copy, constants.COPYFILE_EXCL)
      } else if (entry.isSymbolicLink()) {
        rmSync(copy, { force: true })
        symlinkSync(readlinkSync(source), copy)
      }
    } catch {
      // One file that the user of the service may not read does not keep the others from being there.
    }
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
