import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BlobMissing } from '../blobs.ts'
import type { BlobStore, ReceivedBlob, ReceiveOptions, SweepOptions, Swept } from '../blobs.ts'
import { StorageFailed, StorageFull } from '../port.ts'
import { writeMeasured } from './measured-write.ts'

/** Keeps blobs as files: received in `<folder>/incoming/<id>`, kept in `<folder>/<first two digits of the id>/<id>`. */
export async function openBlobFolder(folder: string): Promise<BlobStore> {
  await mkdir(join(folder, incoming), { recursive: true, mode: 0o700 })
  await syncFolder(dirname(folder))
  return new BlobFolder(folder)
}

const incoming = 'incoming'
const shelfName = /^[0-9a-f]{2}$/
const blobId = /^[0-9a-f]{32}$/
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
    if (blobId.test(id)) await rm(this.#path(id), { force: true })
  }

  async sweep(takeOutKnown: (ids: Set<string>) => Promise<void>, { olderThan }: SweepOptions = {}): Promise<Swept> {
    const received = (await this.#list(incoming))
      .filter((id) => !this.#isOfThisRun(id))
      .map((id) => join(this.#folder, incoming, id))
    const kept = new Set(
      olderThan === undefined
        ? (await this.#listKept()).filter((id) => !this.#isOfThisRun(id))
        : await this.#listKept(),
    )
    await takeOutKnown(kept)
    return {
      received: await removeFiles(received, olderThan),
      kept: await removeFiles(
        [...kept].map((id) => this.#path(id)),
        olderThan,
      ),
    }
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
