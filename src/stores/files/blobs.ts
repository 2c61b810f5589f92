import { randomBytes } from 'node:crypto'
import { appendFile, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BlobMissing } from '../blobs.ts'
import type { BlobNote, BlobStore, ReceivedBlob, ReceiveOptions, SweepOptions, Swept } from '../blobs.ts'
import { StorageFailed, StorageFull } from '../port.ts'
import { markOfName, nameOfMark, planQuarantine } from '../quarantine.ts'
import type { QuarantineMark } from '../quarantine.ts'
import { writeMeasured } from './measured-write.ts'

/**
 * Keeps blobs as files: received in `<folder>/incoming/<id>`, kept in `<folder>/<first two digits of the id>/<id>`.
 * `<folder>/quarantine` contains the marks of those that are not known, `<folder>/hashes` the hashes of blocks, and
 * `<folder>/identity` the identities. The notes are files of their names.
 */
export async function openBlobFolder(folder: string): Promise<BlobStore> {
  for (const name of [incoming, quarantine, hashes]) await mkdir(join(folder, name), { recursive: true, mode: 0o700 })
  await syncFolder(dirname(folder))
  return new BlobFolder(folder)
}

const incoming = 'incoming'
const quarantine = 'quarantine'
const hashes = 'hashes'
const identityFile = 'identity'
const shelfName = /^[0-9a-f]{2}$/
const blobId = /^[0-9a-f]{32}$/
const readAtOnceBytes = 262_144

class BlobFolder implements BlobStore {
  readonly #folder: string
  // Every id ends with the mark of its run, so that the sweep can distinguish blobs of this run from those of earlier
  // runs.
  readonly #run = randomBytes(4).toString('hex')
  readonly #shelves = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  async receive(bytes: AsyncIterable<Uint8Array>, { limit }: ReceiveOptions): Promise<ReceivedBlob> {
    const id = randomBytes(12).toString('hex') + this.#run
    const spool = join(this.#folder, incoming, id)
    const discard = () => rm(spool, { force: true })
    try {
      const measures = await writeMeasured(spool, bytes, limit)
      return { ...measures, keep: () => this.#keep(id, spool), discard }
    } catch (error) {
      await discard()
      throw named(error)
    }
  }

  async open(id: string, start: number, end: number): Promise<AsyncIterable<Uint8Array>> {
    const file = await open(this.#path(id)).catch((error) => {
      throw missing(error) ? new BlobMissing(id) : error
    })
    if (end < start) {
      await file.close()
      return nothing()
    }
    return file.createReadStream({ start, end, highWaterMark: readAtOnceBytes })
  }

  async size(id: string): Promise<number | undefined> {
    try {
      return (await stat(this.#path(id))).size
    } catch (error) {
      if (missing(error) || error instanceof BlobMissing) return undefined
      throw error
    }
  }

  async remove(id: string): Promise<void> {
    if (!blobId.test(id)) return
    await rm(this.#hashesPath(id), { force: true })
    await rm(this.#path(id), { force: true })
  }

  async recordHashes(id: string, recorded: Uint8Array): Promise<void> {
    await writeFile(this.#hashesPath(id), recorded, { mode: 0o600 })
  }

  async hashes(id: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.#hashesPath(id))
    } catch (error) {
      if (missing(error) || error instanceof BlobMissing) return undefined
      throw error
    }
  }

  async sweep(takeOutKnown: (ids: Set<string>) => Promise<void>, { at, olderThan }: SweepOptions): Promise<Swept> {
    const unfinished = (await this.#list(incoming)).filter((id) => !this.#isOfThisRun(id))
    const received = await removeFiles(
      unfinished.map((id) => join(this.#folder, incoming, id)),
      olderThan,
    )
    const hashed = await this.#list(hashes) // before the blobs, so that those of a new blob are left alone
    const kept = new Set(await this.#listKept())
    for (const id of hashed) if (!kept.has(id)) await rm(this.#hashesPath(id), { force: true })
    const unknown = new Set<string>()
    for (const id of kept) if (await this.#isSwept(id, olderThan)) unknown.add(id)
    await takeOutKnown(unknown)
    const { mark, remove, unmark, releasedCount } = planQuarantine(unknown, kept, await this.#marks(), at)
    for (const id of remove) await this.remove(id)
    for (const id of mark) await this.#write(join(quarantine, nameOfMark({ id, since: at })), '')
    for (const each of unmark) await rm(join(this.#folder, quarantine, nameOfMark(each)), { force: true })
    return { received, kept: remove.length, quarantined: mark.length, released: releasedCount }
  }

  async *ids(): AsyncGenerator<string> {
    yield* await this.#listKept()
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#listKept()).length === 0
  }

  stats(): undefined {
    return undefined
  }

  async identities(): Promise<readonly string[]> {
    try {
      const text = await readFile(join(this.#folder, identityFile), 'utf8')
      return [...new Set(text.match(/\S+/g))]
    } catch (error) {
      if (missing(error)) return []
      throw error
    }
  }

  async addIdentity(identity: string): Promise<void> {
    await appendFile(join(this.#folder, identityFile), `${identity}\n`, { mode: 0o600, flush: true })
    await syncFolder(this.#folder)
  }

  replaceIdentities(identity: string): Promise<void> {
    return this.#write(identityFile, `${identity}\n`)
  }

  async note(name: BlobNote): Promise<string | undefined> {
    try {
      return (await readFile(join(this.#folder, name), 'utf8')).trim() || undefined
    } catch (error) {
      if (missing(error)) return undefined
      throw error
    }
  }

  recordNote(name: BlobNote, text: string): Promise<void> {
    return this.#write(name, `${text}\n`)
  }

  async #isSwept(id: string, olderThan: Date | undefined): Promise<boolean> {
    return olderThan === undefined ? !this.#isOfThisRun(id) : isOlder(this.#path(id), olderThan)
  }

  async #marks(): Promise<QuarantineMark[]> {
    const names = await readdir(join(this.#folder, quarantine))
    return names.map(markOfName).filter((mark) => mark !== undefined)
  }

  /** Replaces a small file as a whole, and resolves once it is on disk. */
  async #write(name: string, text: string): Promise<void> {
    const path = join(this.#folder, name)
    const next = `${path}.${randomBytes(4).toString('hex')}`
    const file = await open(next, 'w', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(next, path)
    await syncFolder(dirname(path))
  }

  async #listKept(): Promise<string[]> {
    const ids: string[] = []
    for (const shelf of await readdir(this.#folder)) {
      if (shelfName.test(shelf)) ids.push(...(await this.#list(shelf)).filter((id) => id.startsWith(shelf)))
    }
    return ids
  }

  async #list(shelf: string): Promise<string[]> {
    return (await readdir(join(this.#folder, shelf))).filter((name) => blobId.test(name))
  }

  #isOfThisRun(id: string): boolean {
    return id.endsWith(this.#run)
  }

  async #keep(id: string, spool: string): Promise<string> {
    try {
      await this.#addShelf(id.slice(0, 2))
      await rename(spool, this.#path(id))
      await syncFolder(join(this.#folder, id.slice(0, 2)))
      return id
    } catch (error) {
      await Promise.all([rm(spool, { force: true }), this.remove(id)])
      throw named(error)
    }
  }

  async #addShelf(shelf: string): Promise<void> {
    if (this.#shelves.has(shelf)) return
    await mkdir(join(this.#folder, shelf), { recursive: true, mode: 0o700 })
    await syncFolder(this.#folder)
    this.#shelves.add(shelf)
  }

  #hashesPath(id: string): string {
    if (!blobId.test(id)) throw new BlobMissing(id)
    return join(this.#folder, hashes, id)
  }

  #path(id: string): string {
    if (!blobId.test(id)) throw new BlobMissing(id)
    return join(this.#folder, id.slice(0, 2), id)
  }
}

async function removeFiles(paths: readonly string[], olderThan: Date | undefined): Promise<number> {
  let removed = 0
  for (const path of paths) {
    if (olderThan !== undefined && !(await isOlder(path, olderThan))) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}

/** Whether the last byte was written before: keeping a blob leaves that time as it is. */
async function isOlder(path: string, time: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < time
  } catch (error) {
    if (missing(error)) return false // kept, discarded or removed meanwhile
    throw error
  }
}

/** A new name in a folder outlasts a power cut only once the folder itself is on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function named(error: unknown): unknown {
  if (['ENOSPC', 'EDQUOT'].includes(codeOf(error))) return new StorageFull(error)
  return codeOf(error) === 'EIO' ? new StorageFailed(error) : error
}

function missing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
