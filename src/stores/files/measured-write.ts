import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { BlobTooLarge, headBytesMax } from '../blobs.ts'
import type { ReceivedBlob } from '../blobs.ts'

export type Measures = Pick<ReceivedBlob, 'size' | 'sha256' | 'head'>

/**
 * Writes bytes to a new file and measures them on the way. Resolves once they are on disk; a failure leaves the file to
 * the caller.
 */
export async function writeMeasured(path: string, bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Measures> {
  const file = await open(path, 'wx', 0o600)
  try {
    return await measure(bytes, limit, new WriteBehind(file))
  } finally {
    await file.close() // waits for a write that is still under way
  }
}

const batchBytes = 524_288 // measured: a quarter faster than 128 KiB, and no slower than 1 MiB
const batchChunks = 256 // a sender of tiny chunks must not gather half a million of them
const syncBytes = 8_388_608 // measured: hides most of the final sync of a large blob

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

  /** Returns whether the batch is full and must be sent. */
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
    this.#syncing = met(
      this.#file.datasync().then(() => {
        this.#isSyncing = false
      }),
    )
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
  // A write may fall short, as on a disk that is nearly full; writing the rest then fails with the reason.
  if (bytesWritten < size) await file.writeFile(Buffer.concat(chunks).subarray(bytesWritten))
}
