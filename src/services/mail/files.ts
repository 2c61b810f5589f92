import { readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Schemas } from '../../generated/types.ts'
import { NotAFile, openInside, OutsideFolder, readInside, type FileRead } from '../../platform/files/inside-folder.ts'
import { makeFolder, withinFolder, type OpenFolder } from './open-folder.ts'
import {
  lookAt,
  mailFileOf,
  moveMailFile,
  takeAway,
  writeDurably,
  type Bytes,
  type MailFile,
  type Moved,
} from './mail-file.ts'
import { namedDiskFault } from '../../platform/files/disk-fault.ts'

export type { Bytes, MailFile }
export type MailFolder = Schemas['MailFolder']
export const mailFolders: readonly MailFolder[] = ['inbox', 'read', 'sent']

/** What is in a folder. */
export interface Listing {
  readonly names: ReadonlySet<string>
  /** When an entry was last added or removed. */
  readonly changedAt: bigint
  /** Messages that are about to be kept, or were when a process ended. */
  readonly spools: readonly string[]
}

/** Gives the bytes of a message in a buffer of their own; nothing when it is gone. */
export type LoadBytes = () => Promise<Uint8Array<ArrayBuffer> | undefined>

/**
 * The files of the messages: `<name>.eml` in the folders inbox, read and sent below `.gantry/mail` of the project.
 * Whatever links are there, nothing is read, written or removed outside of the project.
 */
export class MailFiles {
  readonly #project: string
  /** What this process is writing. */
  readonly #spools = new Set<string>()

  constructor(project: string) {
    this.#project = project
  }

  /** The names of the messages in a folder; nothing when it has not changed since it was listed. */
  async list(folder: MailFolder, unchangedSince?: bigint): Promise<Listing | undefined> {
    const listing = await this.#within(folder, async (opened) => {
      const changedAt = await opened.changedAt()
      if (changedAt === unchangedSince) return 'unchanged'
      const entries = await readdir(opened.path(''), { withFileTypes: true })
      return {
        names: new Set(entries.flatMap((entry) => (entry.isFile() && messageName(entry.name)) || [])),
        changedAt,
        spools: entries.flatMap(({ name }) => (isSpool(name) ? [name] : [])),
      }
    })
    return listing === 'unchanged' ? undefined : (listing ?? { names: new Set(), changedAt: 0n, spools: [] })
  }

  async look(folder: MailFolder, name: string): Promise<MailFile | undefined> {
    return (await this.lookAll(folder, [name])).get(name)
  }

  /** Looks at many files at the cost of one. */
  async lookAll(folder: MailFolder, names: readonly string[]): Promise<Map<string, MailFile>> {
    const found = new Map<string, MailFile>()
    await this.#within(folder, async ({ path }) => {
      for (const name of names) {
        const file = await lookAt(path(fileName(name)))
        if (file) found.set(name, file)
      }
    })
    return found
  }

  /** Reads a message. Throws `FileTooLarge`. */
  async read(folder: MailFolder, name: string, bytesMax: number): Promise<FileRead | undefined> {
    return await unlessOutside(readInside(this.#project, join(this.#pathOf(folder), fileName(name)), bytesMax))
  }

  /** Opens a message to be read piece by piece. The handle is the caller's to close. */
  async open(folder: MailFolder, name: string): Promise<{ handle: FileHandle; file: MailFile } | undefined> {
    const handle = await unlessOutside(openInside(this.#project, join(this.#pathOf(folder), fileName(name))))
    if (handle === undefined) return undefined
    const stats = await handle.stat({ bigint: true })
    if (stats.isFile()) return { handle, file: mailFileOf(stats) }
    await handle.close()
    return undefined
  }

  /**
   * Stores a new message under a unique name, once `check` has passed it. Resolves when it is on disk, and
   * leaves nothing behind when it fails. Throws `StorageFull`, and `OutsideFolder` when there can be no such folder.
   */
  async keep<Checked>(
    folder: MailFolder,
    name: string,
    bytes: Bytes,
    check: (load: LoadBytes) => Promise<Checked>,
  ): Promise<{ file: MailFile; checked: Checked }> {
    try {
      await makeFolder(this.#project, [...folderParts, folder])
      const kept = await this.#within(folder, (opened) => this.#keepWithin(opened, name, bytes, check))
      if (kept) return kept
    } catch (error) {
      throw namedDiskFault(error)
    }
    throw new OutsideFolder(`the mail folder ${folder} is not a folder of the project`)
  }

  /** Moves a message, and never over another one. Throws `OutsideFolder` when there can be no such folder. */
  async move(name: string, from: MailFolder, to: MailFolder): Promise<Moved> {
    if ((await this.look(from, name)) === undefined) return 'missing'
    try {
      await makeFolder(this.#project, [...folderParts, to])
      const moved = await this.#within(from, (source) =>
        this.#within(to, async (target) => {
          const outcome = await moveMailFile(source.path(fileName(name)), target.path(fileName(name)))
          // The new name first: with power lost in between, a message with two names is found again, one with none is
          // not.
          await target.sync()
          await source.sync()
          return outcome
        }),
      )
      if (moved) return moved
    } catch (error) {
      throw namedDiskFault(error)
    }
    throw new OutsideFolder(`the mail folder ${to} is not a folder of the project`)
  }

  /** Returns whether there was such a message. */
  async remove(folder: MailFolder, name: string): Promise<boolean> {
    const isRemoved = await this.#within(folder, async ({ path, sync }) => {
      const file = path(fileName(name))
      if ((await lookAt(file)) === undefined || !(await takeAway(file))) return false
      await sync()
      return true
    })
    return isRemoved ?? false
  }

  /** Removes temporary files that a crash left behind, if they have not changed for this long. */
  async sweep(folder: MailFolder, spools: readonly string[], ageMs: number): Promise<void> {
    const left = spools.filter((spool) => !this.#spools.has(spool))
    if (left.length === 0) return
    await this.#within(folder, async ({ path }) => {
      for (const spool of left) {
        const file = await lookAt(path(spool))
        if (file && Date.now() - file.modifiedAt.getTime() >= ageMs) await rm(path(spool), { force: true })
      }
    })
  }

  async #keepWithin<Checked>(
    { path, sync }: OpenFolder,
    name: string,
    bytes: Bytes,
    check: (load: LoadBytes) => Promise<Checked>,
  ): Promise<{ file: MailFile; checked: Checked } | undefined> {
    const spoolName = `.${name}${spoolEnding}`
    const spool = path(spoolName)
    const kept = path(fileName(name))
    this.#spools.add(spoolName)
    try {
      // An attempt of the same name may have been killed.
      await rm(spool, { force: true })
      await writeDurably(spool, bytes)
      const checked = await check(async () => (await readInside(this.#project, spool, Number.MAX_SAFE_INTEGER))?.bytes)
      const written = await lookAt(spool)
      await rename(spool, kept)
      await sync()
      // Another program may wait for messages here, and have taken it already.
      const file = (await lookAt(kept)) ?? written
      return file && { file, checked }
    } catch (error) {
      await rm(spool, { force: true })
      throw error
    } finally {
      this.#spools.delete(spoolName)
    }
  }

  #within<Result>(folder: MailFolder, work: (opened: OpenFolder) => Promise<Result>): Promise<Result | undefined> {
    return withinFolder(this.#project, this.#pathOf(folder), work)
  }

  #pathOf(folder: MailFolder): string {
    return join(this.#project, ...folderParts, folder)
  }
}

const folderParts = ['.gantry', 'mail']
const spoolEnding = '.tmp'

function isSpool(entry: string): boolean {
  return entry.startsWith('.mail_') && entry.endsWith(spoolEnding)
}

/** A file name of every system, and never a path. */
export function isMessageName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._@+-]{0,127}$/.test(name) && !name.includes('..')
}

function messageName(entry: string): string | undefined {
  const name = entry.endsWith('.eml') ? entry.slice(0, -'.eml'.length) : ''
  return isMessageName(name) ? name : undefined
}

function fileName(name: string): string {
  return `${name}.eml`
}

async function unlessOutside<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof OutsideFolder || error instanceof NotAFile) return undefined
    throw error
  }
}
