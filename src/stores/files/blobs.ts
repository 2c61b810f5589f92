import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { BlobMissing, BlobTooLarge, headBytesMax } from '../blobs.ts'
import type { BlobStore, ReceivedBlob, ReceiveOptions, Swept } from '../blobs.ts'
import { StorageFull } from '../port.ts'

/** Keeps blobs as files: received in `<folder>/incoming/<id>`, kept in `<folder>/<first two digits of the id>/<id>`. */
export async function openBlobFolder(folder: string): Promise<BlobStore> {
  await mkdir(join(folder, incoming), { recursive: true, mode: 0o700 })
  return new BlobFolder(folder)
}

const incoming = 'incoming'
const shelfName = /^[0-9a-f]{2}$/
const blobId = /^[0-9a-f]{32}$/
const batchBytes = 524_288 // measured: a quarter faster than 128 KiB, and no slower than 1 MiB
const batchChunks = 256 // a sender of tiny chunks must not gather half a million of them
const syncBytes = 8_388_608 // measured: hides most of the final sync of a large blob
const readAtOnceBytes = 262_144

class BlobFolder implements BlobStore {
  readonly #folder: string
  // Every id ends with the mark of its run, so the sweep can tell what this run received from what an earlier one left behind.
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
    const file = await open(this.#path(id)).catch((error) => { throw missing(error) ? new BlobMissing(id) : error })
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
    if (blobId.test(id)) await rm(this.#path(id), { force: true })
  }

  async sweep(isKnown: (id: string) => boolean): Promise<Swept> {
    const received = await this.#clear(incoming, () => true)
    let kept = 0
    for (const shelf of await readdir(this.#folder)) {
      if (shelfName.test(shelf)) kept += await this.#clear(shelf, (id) => id.startsWith(shelf) && !isKnown(id))
    }
    return { received, kept }
  }

  async #clear(shelf: string, isLeftOver: (id: string) => boolean): Promise<number> {
    const names = await readdir(join(this.#folder, shelf))
    const leftOver = names.filter((name) => blobId.test(name) && !name.endsWith(this.#run) && isLeftOver(name))
    for (const name of leftOver) await rm(join(this.#folder, shelf, name), { force: true })
    return leftOver.length
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

  #path(id: string): string {
    if (!blobId.test(id)) throw new BlobMissing(id)
    return join(this.#folder, id.slice(0, 2), id)
  }
}

type Measures = Pick<ReceivedBlob, 'size' | 'sha256' | 'head'>

async function writeMeasured(path: string, bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Measures> {
  const file = await open(path, 'wx', 0o600)
  try {
    return await measure(bytes, limit, new WriteBehind(file))
  } finally {
    await file.close() // waits for a write that is still under way
  }
}

async function measure(bytes: AsyncIterable<Uint8Array>, limit: number, writer: WriteBehind): Promise<Measures> {
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    if (size < headBytesMax) head.push(chunk.subarray(0, headBytesMax - size))
    size += chunk.byteLength
    if (size > limit) throw new BlobTooLarge(limit)
    hash.update(chunk)
    if (writer.add(chunk)) await writer.send()
  }
  await writer.finish()
  return { size, sha256: hash.digest('hex'), head: Buffer.concat(head) }
}

/**
 * Gathers one batch while the one before is on its way to the file, so that receiving, hashing and writing overlap.
 * The disk is kept busy from the start too, or it would have everything to do at the end.
 */
class WriteBehind {
  readonly #file: FileHandle
  #batch: Uint8Array[] = []
  #batchBytes = 0
  #unsyncedBytes = 0
  #isSyncing = false
  #writing: Promise<void> = Promise.resolve()
  #syncing: Promise<void> = Promise.resolve()

  constructor(file: FileHandle) {
    this.#file = file
  }

  /** Tells whether the batch is full and wants to be sent. */
  add(chunk: Uint8Array): boolean {
    this.#batch.push(chunk)
    this.#batchBytes += chunk.byteLength
    return this.#batchBytes >= batchBytes || this.#batch.length >= batchChunks
  }

  async send(): Promise<void> {
    await this.#writing
    this.#startSync()
    this.#writing = met(writeAll(this.#file, this.#batch, this.#batchBytes))
    this.#unsyncedBytes += this.#batchBytes
    this.#batch = []
    this.#batchBytes = 0
  }

  /** Resolves once every byte is on disk. */
  async finish(): Promise<void> {
    await this.send()
    await this.#writing
    await this.#syncing
    await this.#file.sync()
  }

  #startSync(): void {
    if (this.#isSyncing || this.#unsyncedBytes < syncBytes) return
    this.#isSyncing = true
    this.#unsyncedBytes = 0
    // After a failure it stays the last one: the kernel reports a lost write once, and a second try would succeed.
    this.#syncing = met(this.#file.datasync().then(() => { this.#isSyncing = false }))
  }
}

/** A promise whose failure is met by who waits for it, however late that is. */
function met(promise: Promise<void>): Promise<void> {
  promise.catch(() => {})
  return promise
}

async function writeAll(file: FileHandle, chunks: Uint8Array[], size: number): Promise<void> {
  if (size === 0) return
  const { bytesWritten } = await file.writev(chunks)
  // A write may fall short, as on a disk that is nearly full; the rest then tells why.
  if (bytesWritten < size) await file.writeFile(Buffer.concat(chunks).subarray(bytesWritten))
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
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) ? new StorageFull(error) : error
}

function missing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
