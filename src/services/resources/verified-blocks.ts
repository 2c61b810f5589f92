import { createHash } from 'node:crypto'
import { blockBytes, hashBytes } from './block-hashes.ts'
import type { Hashes } from './block-hashes.ts'
import { ContentDamaged } from './verified.ts'

export interface BlockRange {
  /** The first and the last byte that are wanted. */
  readonly start: number
  readonly end: number
  /** Of the whole file. */
  readonly size: number
  readonly hashes: Hashes
  /** Opens the bytes from `start` to `end`, both included. */
  open(start: number, end: number): Promise<AsyncIterable<Uint8Array>>
}

/**
 * Gives a range of a file, of which each byte is verified before it is given: one block at a time is read, compared
 * with its hash, and only then passed on. The first block is verified before the promise resolves. Throws
 * `ContentDamaged`.
 */
export async function openVerifiedBlocks(range: BlockRange): Promise<AsyncIterable<Uint8Array>> {
  const first = Math.floor(range.start / blockBytes)
  const last = Math.floor(range.end / blockBytes)
  const bytes = await range.open(first * blockBytes, Math.min((last + 1) * blockBytes, range.size) - 1)
  const verified = verifyBlocks(range, bytes, first)
  const begun = await verified.next()
  return begun.done ? verified : resume(begun.value, verified)
}

async function* verifyBlocks(
  { start, end, size, hashes }: BlockRange,
  bytes: AsyncIterable<Uint8Array>,
  first: number,
): AsyncGenerator<Uint8Array> {
  let block = first
  for await (const chunks of inBlocks(bytes)) {
    const begin = block * blockBytes
    verify(chunks, block, Math.min(blockBytes, size - begin), hashes)
    yield* cut(chunks, start - begin, end - begin + 1)
    block++
  }
  if (block * blockBytes <= end) throw new ContentDamaged(`the bytes end before the block ${block}`)
}

function verify(chunks: readonly Uint8Array[], block: number, expectedBytes: number, hashes: Hashes): void {
  const hash = createHash('sha256')
  let bytes = 0
  for (const chunk of chunks) {
    hash.update(chunk)
    bytes += chunk.byteLength
  }
  const expected = hashes.subarray(block * hashBytes, (block + 1) * hashBytes)
  if (bytes !== expectedBytes || !hash.digest().equals(expected))
    throw new ContentDamaged(`the block ${block} has another SHA-256`)
}

/** Gathers chunks until they are a block; the last one may be shorter. */
async function* inBlocks(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array[]> {
  let chunks: Uint8Array[] = []
  let gathered = 0
  for await (const chunk of bytes) {
    for (let taken = 0; taken < chunk.byteLength; ) {
      const part = chunk.subarray(taken, taken + blockBytes - gathered)
      chunks.push(part)
      gathered += part.byteLength
      taken += part.byteLength
      if (gathered < blockBytes) continue
      yield chunks
      chunks = []
      gathered = 0
    }
  }
  if (gathered > 0) yield chunks
}

/** What of the chunks lies between these places, which may be before or behind them. */
function* cut(chunks: readonly Uint8Array[], from: number, to: number): Generator<Uint8Array> {
  let at = 0
  for (const chunk of chunks) {
    const part = chunk.subarray(Math.max(0, from - at), Math.max(0, to - at))
    if (part.byteLength > 0) yield part
    at += chunk.byteLength
  }
}

async function* resume(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}
