import { createHash } from 'node:crypto'
import type { Log } from '../../call.ts'
import type { BlobStore } from '../../stores/blobs.ts'
import type { ResourceDocument } from '../../collections/resources.ts'
import { notePassedBytes } from '../../platform/work/memory.ts'
import { verified } from './verified.ts'

/** The bytes that one hash covers: the least that a range reads. */
export const blockBytes = 1_048_576
/** Of one SHA-256. */
export const hashBytes = 32
const rememberedMax = 100

/** What of a document the hashes depend on. */
export type HashedFile = Pick<ResourceDocument, 'blob' | 'size' | 'sha256'>

/** One after another the SHA-256 of each block of a file. */
export type Hashes = Buffer

/** Passes bytes on and hashes each block of them. */
export class BlockHashing {
  readonly #hashes: Buffer[] = []
  #hash = createHash('sha256')
  #hashedBytes = 0

  async *pass(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      this.#add(chunk)
      notePassedBytes(chunk.byteLength)
      yield chunk
    }
  }

  /** Once all bytes are passed. */
  result(): Hashes {
    if (this.#hashedBytes > 0) this.#endBlock()
    return Buffer.concat(this.#hashes)
  }

  #add(chunk: Uint8Array): void {
    for (let taken = 0; taken < chunk.byteLength; ) {
      const part = chunk.subarray(taken, taken + blockBytes - this.#hashedBytes)
      this.#hash.update(part)
      this.#hashedBytes += part.byteLength
      taken += part.byteLength
      if (this.#hashedBytes === blockBytes) this.#endBlock()
    }
  }

  #endBlock(): void {
    this.#hashes.push(this.#hash.digest())
    this.#hash = createHash('sha256')
    this.#hashedBytes = 0
  }
}

/**
 * The hashes of the blocks of files, which are kept beside the blobs. Those that are lost or damaged are made again
 * from the whole file, so that it does not matter when a crash loses them. The hash of a file of one block is that of
 * its document.
 */
export class BlockHashes {
  readonly #blobs: BlobStore
  readonly #log: Log
  /** The last ones that were used, so that the ranges of one reader cost one look-up, and at most one whole read. */
  readonly #remembered = new Map<string, Promise<Hashes>>()

  constructor(blobs: BlobStore, log: Log) {
    this.#blobs = blobs
    this.#log = log
  }

  /** Keeps the hashes of a blob that was received. */
  async record(file: HashedFile, hashes: Hashes): Promise<void> {
    if (file.size <= blockBytes) return
    try {
      await this.#blobs.recordHashes(file.blob, Buffer.concat([hashes, sealOf(file, hashes)]))
    } catch (error) {
      this.#log.warn({ err: error, blob: file.blob }, 'the block hashes of a file could not be kept')
    }
  }

  /** Returns the recorded ones, or nothing. */
  async recorded(file: HashedFile): Promise<Hashes | undefined> {
    if (file.size <= blockBytes) return Buffer.from(file.sha256, 'hex')
    const bytes = await this.#blobs.hashes(file.blob)
    const hashes = bytes && Buffer.from(bytes.subarray(0, -hashBytes))
    if (hashes?.length !== Math.ceil(file.size / blockBytes) * hashBytes) return undefined
    return sealOf(file, hashes).equals(bytes?.subarray(-hashBytes) ?? Buffer.alloc(0)) ? hashes : undefined
  }

  /**
   * Makes them from the whole file if need be. Throws `ContentDamaged` if it is not what was received, and
   * `BlobMissing`.
   */
  async of(file: HashedFile): Promise<Hashes> {
    const remembered = this.#remembered.get(file.blob)
    const hashes = remembered ?? this.recorded(file).then((found) => found ?? this.#make(file))
    this.#remembered.delete(file.blob)
    this.#remembered.set(file.blob, hashes)
    for (const oldest of this.#remembered.keys()) {
      if (this.#remembered.size <= rememberedMax) break
      this.#remembered.delete(oldest)
    }
    try {
      return await hashes
    } catch (error) {
      this.#remembered.delete(file.blob)
      throw error
    }
  }

  async #make(file: HashedFile): Promise<Hashes> {
    const hashing = new BlockHashing()
    const bytes = verified(await this.#blobs.open(file.blob, 0, file.size - 1), file)
    for await (const _ of hashing.pass(bytes)); // read to the end
    const hashes = hashing.result()
    await this.record(file, hashes)
    return hashes
  }
}

/** Says that the hashes are whole, and those of this file. */
function sealOf({ sha256 }: HashedFile, hashes: Hashes): Buffer {
  return createHash('sha256').update(sha256).update(hashes).digest()
}
