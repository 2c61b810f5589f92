import { createHash } from 'node:crypto'

/** The bytes of a file are not those that were received. */
export class ContentDamaged extends Error {}

export interface ExpectedContent {
  readonly size: number
  /** In lower-case hexadecimal. */
  readonly sha256: string
}

/**
 * Passes bytes on and throws `ContentDamaged` when there are fewer or more than expected, or when their hash is
 * another. The last chunk is held back until all is known, so that a client that counts the bytes never gets all of a
 * damaged file.
 */
export async function* verified(
  bytes: AsyncIterable<Uint8Array>,
  { size, sha256 }: ExpectedContent,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let passed = 0
  let last: Uint8Array | undefined
  for await (const chunk of bytes) {
    if (last) yield last
    last = chunk
    passed += chunk.byteLength
    hash.update(chunk)
    if (passed > size) break
  }
  if (passed !== size) throw new ContentDamaged(`${size} bytes were expected, and ${passed} were read`)
  if (hash.digest('hex') !== sha256) throw new ContentDamaged('the bytes have another SHA-256')
  if (last) yield last
}
