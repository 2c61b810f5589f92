import type { Foundation } from '../../foundation.ts'
import type { MailIndex, KnownName } from './mail-index.ts'
import type { MailSync } from './mail-sync.ts'
import { mailFolders, type Listing, type MailFile, type MailFiles, type MailFolder } from './files.ts'
import type { MessageReader } from './reader.ts'

export interface ScanOptions extends Pick<Foundation, 'log' | 'isStoreShared'> {
  readonly files: MailFiles
  readonly mailIndex: MailIndex
  readonly mailSync: MailSync
  /** A separate reader, so that no call waits for the scan. */
  readonly reader: MessageReader
}

// So often every file is looked at, and not only those that came, went or were given another name.
const passesPerFullOne = 20
// A program that writes a message has not ended it yet, or the clock of the disk counts in steps.
const writingMs = 1_000
// Longer than anybody takes to write one message.
const spoolAgeMs = 3_600_000

/**
 * Scans the folders and updates the index after changes by other programs: a message that was added, removed, moved
 * or changed. It compares the folders with the current index in the store; from one
 * pass to the next it remembers only when each folder changed. A pass without changes costs three system calls.
 */
export class Scan {
  readonly #options: ScanOptions
  readonly #seen = new Map<MailFolder, { readonly count: number; readonly changedAt: bigint }>()
  /** Folders in which nothing is left of what an earlier run was writing. */
  readonly #swept = new Set<MailFolder>()
  /** Folders that need another look, however little changes there. */
  readonly #unfinished = new Set<MailFolder>(mailFolders)
  #passes = 0
  #isClosed = false
  #hasFailed = false
  #current: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(options: ScanOptions) {
    this.#options = options
  }

  /**
   * Resolves after a pass that began later than this call. Never fails: what could not be done is done by the next
   * pass.
   */
  run(): Promise<void> {
    this.#next ??= this.#current.then(() => {
      this.#next = undefined
      return (this.#current = this.#pass())
    })
    return this.#next
  }

  /** The next pass looks at every file: nothing else finds what was edited in its place. */
  expectEdits(): void {
    this.#passes = 0
  }

  /** Whether there is unfinished work that the next pass may report. */
  get isUnfinished(): boolean {
    return this.#unfinished.size > 0
  }

  /** How many messages there are. */
  count(folder: MailFolder): number {
    return this.#seen.get(folder)?.count ?? 0
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await (this.#next ?? this.#current)
  }

  async #pass(): Promise<void> {
    try {
      if (this.#isClosed) return
      const isFull = this.#passes++ % passesPerFullOne === 0
      const listed = await this.#listFolders(isFull)
      const arrivals: [MailFolder, ReadonlySet<string>][] = []
      // Every departure before any arrival: a message that lies in another folder now is known there then.
      for (const [folder, { names }] of listed) arrivals.push([folder, await this.#followKnown(folder, names, isFull)])
      for (const [folder, names] of arrivals) await this.#followArrivals(folder, names)
      this.#hasFailed = false
    } catch (error) {
      for (const folder of mailFolders) this.#unfinished.add(folder)
      // Logged once, and retried until it succeeds.
      if (!this.#isClosed && !this.#hasFailed)
        this.#options.log.warn({ err: error }, 'the mail folders could not be listed')
      this.#hasFailed = true
    }
  }

  /** Gives the folders in which something may have changed. */
  async #listFolders(isFull: boolean): Promise<[MailFolder, Listing][]> {
    const listed: [MailFolder, Listing][] = []
    for (const folder of mailFolders) {
      const before = isFull || this.#unfinished.has(folder) ? undefined : this.#seen.get(folder)?.changedAt
      const listing = await this.#options.files.list(folder, before)
      if (listing === undefined) continue
      if (isFull) await this.#sweep(folder, listing)
      this.#seen.set(folder, { count: listing.names.size, changedAt: listing.changedAt })
      this.#unfinished.delete(folder)
      // What comes within one step of the clock leaves no further trace.
      if (Date.now() - Number(listing.changedAt / 1_000_000n) < writingMs) this.#unfinished.add(folder)
      listed.push([folder, listing])
    }
    return listed
  }

  /** Temporary files of an earlier run are removed at once if no other process can be writing them. */
  async #sweep(folder: MailFolder, { spools }: Listing): Promise<void> {
    const { files, isStoreShared } = this.#options
    await files.sweep(folder, spools, isStoreShared || this.#swept.has(folder) ? spoolAgeMs : 0)
    this.#swept.add(folder)
  }

  /** Follows every known message that is not there any more, or not as it was. Gives the names that are not known. */
  async #followKnown(folder: MailFolder, names: ReadonlySet<string>, isFull: boolean): Promise<Set<string>> {
    const { mailIndex, mailSync } = this.#options
    const unknown = new Set(names)
    for await (const page of mailIndex.names(folder)) {
      for (const { name } of page) {
        if (this.#isClosed) return new Set()
        if (!unknown.delete(name) && !(await mailSync.followDeparture(folder, name))) this.#unfinished.add(folder)
      }
      if (isFull) await this.#followChanges(folder, page)
    }
    return unknown
  }

  async #followChanges(folder: MailFolder, page: readonly KnownName[]): Promise<void> {
    const { files, mailIndex } = this.#options
    const present = await files.lookAll(
      folder,
      page.map(({ name }) => name),
    )
    for (const { name, fileVersion } of page) {
      const file = present.get(name)
      if (this.#isClosed) return
      if (file && file.version !== fileVersion && !mailIndex.inFlight.has(name) && !isBeingWritten(file))
        await this.#read(folder, name, file)
    }
  }

  async #followArrivals(folder: MailFolder, names: ReadonlySet<string>): Promise<void> {
    for (const name of names) {
      if (this.#isClosed || this.#options.mailIndex.inFlight.has(name)) this.#unfinished.add(folder)
      else await this.#followArrival(folder, name)
    }
  }

  async #followArrival(folder: MailFolder, name: string): Promise<void> {
    const { files, mailIndex, mailSync } = this.#options
    const file = await files.look(folder, name)
    if (file === undefined) return
    const found = await mailIndex.find(folder, name)
    if (found?.doc.fileVersion === file.version || (!found && (await mailSync.followMove(folder, name, file)))) return
    if (isBeingWritten(file)) this.#unfinished.add(folder)
    else await this.#read(folder, name, file)
  }

  async #read(folder: MailFolder, name: string, file: MailFile): Promise<void> {
    const { mailIndex, mailSync, reader } = this.#options
    if (!(await mailSync.record(folder, name, file, await mailIndex.find(folder, name), reader)))
      this.#unfinished.add(folder)
  }
}

function isBeingWritten({ modifiedAt }: MailFile): boolean {
  return Math.abs(Date.now() - modifiedAt.getTime()) < writingMs
}
