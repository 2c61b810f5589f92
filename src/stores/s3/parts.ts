import { createHash } from 'node:crypto'
import { BlobTooLarge, headBytesMax } from '../blobs.ts'
import type { ReceivedBlob } from '../blobs.ts'

export type PartMeasures = Pick<ReceivedBlob, 'size' | 'sha256' | 'head'>

// The smallest part that S3 takes before the last one. Some servers want all parts of one size, so it does not grow.
const partBytes = 5_242_880
const partsMax = 10_000

/**
 * Sends bytes as numbered parts, one at a time, and measures them on the way. Empty bytes are one empty part.
 * Uses the memory of one part only, which is reused once `send` resolves.
 */
export async function sendInParts<Part>(
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
  send: (number: number, body: Uint8Array) => Promise<Part>,
): Promise<PartMeasures & { parts: Part[] }> {
  const mostBytes = Math.min(limit, partBytes * partsMax)
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  const parts: Part[] = []
  const buffer = new PartBuffer()
  let size = 0
  const flush = async () => {
    parts.push(await send(parts.length + 1, buffer.take()))
  }
  for await (const chunk of bytes) {
    if (size < headBytesMax) head.push(Uint8Array.from(chunk.subarray(0, headBytesMax - size)))
    size += chunk.byteLength
    if (size > mostBytes) throw new BlobTooLarge(mostBytes)
    hash.update(chunk)
    for (let taken = 0; taken < chunk.byteLength; ) {
      taken += buffer.add(chunk.subarray(taken))
      if (buffer.isFull) await flush()
    }
  }
  if (!buffer.isEmpty || parts.length === 0) await flush()
  return { size, sha256: hash.digest('hex'), head: Buffer.concat(head), parts }
}

/** Room for one part, made when the first byte comes. */
class PartBuffer {
  #room: Buffer | undefined
  #used = 0

  get isFull(): boolean {
    return this.#used === partBytes
  }
  get isEmpty(): boolean {
    return this.#used === 0
  }

  /** Copies as much as there is room for, and returns how much that was. */
  add(bytes: Uint8Array): number {
    this.#room ??= Buffer.allocUnsafeSlow(partBytes)
    const fitting = bytes.subarray(0, partBytes - this.#used)
    this.#room.set(fitting, this.#used)
    this.#used += fitting.byteLength
    return fitting.byteLength
  }

  /** Gives what is there, which stands until bytes are added again. */
  take(): Uint8Array {
    const taken = this.#room?.subarray(0, this.#used) ?? new Uint8Array()
    this.#used = 0
    return taken
  }
}
