import type { Log } from '../../call.ts'
import type { Catalogue, KnownName } from './catalogue.ts'
import { mailFolders, type Listing, type MailFile, type MailFiles, type MailFolder } from './files.ts'
import type { MessageReader } from './reader.ts'

export interface ScanOptions {
  readonly files: MailFiles
  readonly catalogue: Catalogue
  /** A reader of its own, so that no call waits for a message that nobody asked for. */
  readonly reader: MessageReader
  /** Whether other processes may be at work on the same folders. */
  readonly isStoreShared: boolean
  readonly log: Log
}

// So often every file is looked at, and not only those that came, went or were given another name.
const passesPerFullOne = 20
// A program that writes a message has not ended it yet, or the clock of the disk counts in steps.
const writingMs = 1_000
// Longer than anybody takes to write one message.
const spoolAgeMs = 3_600_000

/**
 * Looks through the folders and has the catalogue follow what other programs do there: a message that came, went, moved
 * or changed. What it compares with is the catalogue itself, as the store has it now, whoever put a message there; from one
 * pass to the next it remembers only when a folder changed. While nothing happens it costs three system calls.
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

  /** Resolves after a pass that began later than this call. Never fails: what could not be done is done by the next pass. */
  run(): Promise<void> {
    this.#next ??= this.#current.then(() => {
      this.#next = undefined
      return (this.#current = this.#pass())
    })
    return this.#next
  }

  /** Whether something is under way that the next pass may tell of. */
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
      // Told once, and tried again and again.
      if (!this.#isClosed && !this.#hasFailed)
        this.#options.log.warn({ err: error }, 'the mail folders could not be looked through')
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

  /** What an earlier run was writing goes at once when nobody else can be writing it. */
  async #sweep(folder: MailFolder, { spools }: Listing): Promise<void> {
    const { files, isStoreShared } = this.#options
    await files.sweep(folder, spools, isStoreShared || this.#swept.has(folder) ? spoolAgeMs : 0)
    this.#swept.add(folder)
  }

  /** Follows every known message that is not there any more, or not as it was. Gives the names that are not known. */
  async #followKnown(folder: MailFolder, names: ReadonlySet<string>, isFull: boolean): Promise<Set<string>> {
    const { catalogue } = this.#options
    const unknown = new Set(names)
    for await (const page of catalogue.names(folder)) {
      for (const { name } of page) {
        if (this.#isClosed) return new Set()
        if (!unknown.delete(name) && !(await catalogue.followDeparture(folder, name))) this.#unfinished.add(folder)
      }
      if (isFull) await this.#followChanges(folder, page)
    }
    return unknown
  }

  async #followChanges(folder: MailFolder, page: readonly KnownName[]): Promise<void> {
    const { files, catalogue } = this.#options
    const present = await files.lookAll(
      folder,
      page.map(({ name }) => name),
    )
    for (const { name, fileVersion } of page) {
      const file = present.get(name)
      if (this.#isClosed) return
      if (file && file.version !== fileVersion && !catalogue.isHeld(name) && !isBeingWritten(file))
        await this.#read(folder, name, file)
    }
  }

  async #followArrivals(folder: MailFolder, names: ReadonlySet<string>): Promise<void> {
    for (const name of names) {
      if (this.#isClosed || this.#options.catalogue.isHeld(name)) this.#unfinished.add(folder)
      else await this.#followArrival(folder, name)
    }
  }

  async #followArrival(folder: MailFolder, name: string): Promise<void> {
    const { files, catalogue } = this.#options
    const file = await files.look(folder, name)
    if (file === undefined) return
    const found = await catalogue.find(folder, name)
    if (found?.doc.fileVersion === file.version || (!found && (await catalogue.followMove(folder, name, file)))) return
    if (isBeingWritten(file)) this.#unfinished.add(folder)
    else await this.#read(folder, name, file)
  }

  async #read(folder: MailFolder, name: string, file: MailFile): Promise<void> {
    const { catalogue, reader } = this.#options
    if (!(await catalogue.record(folder, name, file, await catalogue.find(folder, name), reader)))
      this.#unfinished.add(folder)
  }
}

function isBeingWritten({ modifiedAt }: MailFile): boolean {
  return Math.abs(Date.now() - modifiedAt.getTime()) < writingMs
}
