import type { Log } from '../../call.ts'
import type { Store } from '../../stores/port.ts'
import type { Catalogue, FoundEmail } from './catalogue.ts'
import { mailFolders, type Listing, type MailFile, type MailFiles, type MailFolder } from './files.ts'
import type { MessageReader } from './reader.ts'

export interface ScanOptions {
  readonly store: Store
  readonly files: MailFiles
  readonly catalogue: Catalogue
  /** A reader of its own, so that no call waits for a message that nobody asked for. */
  readonly reader: MessageReader
  readonly log: Log
}

// So often every file is looked at, and not only those that came, went or were given another name.
const passesPerFullOne = 20
// A program that writes a message has not ended it yet, or the clock of the disk counts in steps.
const writingMs = 1_000
const pageSize = 50

/**
 * Looks through the folders and has the catalogue follow what other programs do there: a message that came, went, moved
 * or changed. While nothing happens it costs three system calls.
 */
export class Scan {
  readonly #options: ScanOptions
  /** The file version under which the catalogue knows each name. */
  readonly #known: Readonly<Record<MailFolder, Map<string, string>>> = { inbox: new Map(), read: new Map(), sent: new Map() }
  readonly #seen = new Map<MailFolder, Listing>()
  /** Folders that need another look, however little changes there. */
  readonly #unfinished = new Set<MailFolder>(mailFolders)
  #passes = 0
  #isLoaded = false
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
      return this.#current = this.#pass()
    })
    return this.#next
  }

  /** Whether something is under way that the next pass may tell of. */
  get isUnfinished(): boolean {
    return this.#unfinished.size > 0
  }

  /** How many messages there are. */
  count(folder: MailFolder): number {
    return this.#seen.get(folder)?.names.size ?? 0
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await (this.#next ?? this.#current)
  }

  async #pass(): Promise<void> {
    try {
      if (this.#isClosed) return
      if (!this.#isLoaded) await this.#load()
      const isFull = this.#passes++ % passesPerFullOne === 0
      const listed = await this.#listFolders(isFull)
      for (const folder of listed) await this.#followDepartures(folder)
      for (const folder of listed) await this.#followArrivals(folder)
      if (isFull) for (const folder of listed) await this.#followChanges(folder)
      this.#hasFailed = false
    } catch (error) {
      for (const folder of mailFolders) this.#unfinished.add(folder)
      // Told once, and tried again and again.
      if (!this.#isClosed && !this.#hasFailed) this.#options.log.warn({ err: error }, 'the mail folders could not be looked through')
      this.#hasFailed = true
    }
  }

  async #load(): Promise<void> {
    const { emails } = this.#options.store.read
    for (let after: { id: string } | undefined; ;) {
      const page = await emails.list({ limit: pageSize, ...(after && { after }) })
      for (const { doc } of page) this.#known[doc.folder].set(doc.name, doc.fileVersion)
      const last = page.at(-1)
      if (last === undefined || page.length < pageSize || this.#isClosed) break
      after = { id: last.doc.id }
    }
    this.#isLoaded = true
  }

  /** Gives the folders in which something may have changed. */
  async #listFolders(isFull: boolean): Promise<MailFolder[]> {
    const listed: MailFolder[] = []
    for (const folder of mailFolders) {
      const before = isFull || this.#unfinished.has(folder) ? undefined : this.#seen.get(folder)?.changedAt
      const listing = await this.#options.files.list(folder, before)
      if (listing === undefined) continue
      this.#seen.set(folder, listing)
      this.#unfinished.delete(folder)
      // What comes within one step of the clock leaves no further trace.
      if (Date.now() - Number(listing.changedAt / 1_000_000n) < writingMs) this.#unfinished.add(folder)
      listed.push(folder)
    }
    return listed
  }

  async #followDepartures(folder: MailFolder): Promise<void> {
    const names = this.#seen.get(folder)?.names
    for (const name of [...this.#known[folder].keys()]) {
      if (names?.has(name) || this.#isClosed) continue
      if (this.#options.catalogue.isHeld(name)) this.#unfinished.add(folder)
      else await this.#followDeparture(folder, name)
    }
  }

  async #followDeparture(folder: MailFolder, name: string): Promise<void> {
    const { files, catalogue } = this.#options
    this.#known[folder].delete(name)
    const found = await catalogue.find(folder, name)
    // Somebody else may have told already, or put a message of this name there just now.
    if (found === undefined || await files.look(folder, name)) return
    for (const other of mailFolders) {
      const file = this.#known[other].has(name) || other === folder ? undefined : await files.look(other, name)
      if (file) return await this.#recordMove(found, other, file)
    }
    await catalogue.commit(await catalogue.planRemoval(found, 'system'))
  }

  async #followArrivals(folder: MailFolder): Promise<void> {
    for (const name of this.#seen.get(folder)?.names ?? []) {
      if (this.#known[folder].has(name)) continue
      if (this.#isClosed || this.#options.catalogue.isHeld(name)) this.#unfinished.add(folder)
      else await this.#followArrival(folder, name)
    }
  }

  async #followArrival(folder: MailFolder, name: string): Promise<void> {
    const { files, catalogue } = this.#options
    const file = await files.look(folder, name)
    if (file === undefined) return
    const found = await catalogue.find(folder, name)
    if (found?.doc.fileVersion === file.version) return void this.#known[folder].set(name, file.version)
    if (!found && file.names > 1 && await this.#finishMove(folder, name, file)) return
    if (isBeingWritten(file)) return void this.#unfinished.add(folder)
    await this.#read(folder, name, file, found)
  }

  /** A move that was cut off in between has left the message under both names: the catalogue knows the old one. */
  async #finishMove(folder: MailFolder, name: string, file: MailFile): Promise<boolean> {
    const { files, catalogue } = this.#options
    for (const other of mailFolders) {
      const twin = other === folder ? undefined : await files.look(other, name)
      const found = twin?.identity === file.identity ? await catalogue.find(other, name) : undefined
      if (found === undefined) continue
      await files.remove(other, name)
      this.#known[other].delete(name)
      await this.#recordMove(found, folder, await files.look(folder, name) ?? file)
      return true
    }
    return false
  }

  async #followChanges(folder: MailFolder): Promise<void> {
    const { files, catalogue } = this.#options
    const known = this.#known[folder]
    for (const [name, file] of await files.lookAll(folder, [...known.keys()])) {
      if (this.#isClosed) return
      if (file.version === known.get(name) || catalogue.isHeld(name) || isBeingWritten(file)) continue
      await this.#read(folder, name, file, await catalogue.find(folder, name))
    }
  }

  async #read(folder: MailFolder, name: string, file: MailFile, found: FoundEmail | undefined): Promise<void> {
    const { catalogue, reader } = this.#options
    const doc = await catalogue.describe(folder, name, file, reader)
    const isTold = await catalogue.commit(found ? catalogue.planUpdate(found, doc) : catalogue.planArrival(doc))
    if (isTold) this.#known[folder].set(name, file.version)
    else this.#unfinished.add(folder)
  }

  async #recordMove(found: FoundEmail, folder: MailFolder, file: MailFile): Promise<void> {
    const { catalogue } = this.#options
    const { changes } = await catalogue.planMove(found, folder, file, 'system')
    // Known as it was read: a file that was changed too is read again by the next full pass.
    if (await catalogue.commit(changes)) this.#known[folder].set(found.doc.name, file.version)
    else this.#unfinished.add(folder)
  }
}

function isBeingWritten({ modifiedAt }: MailFile): boolean {
  return Math.abs(Date.now() - modifiedAt.getTime()) < writingMs
}
