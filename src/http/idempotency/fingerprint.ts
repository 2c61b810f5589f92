import { createHash, hash } from 'node:crypto'
import type { Part } from '../../contract.ts'

/** Identifies what was sent: the query and the hash of the body. */
export function sentOf(url: string, bodyHash: string): string {
  return JSON.stringify([url.split('?')[1] ?? '', bodyHash])
}

/** The hash of a body that was read whole. */
export function hashOf(bytes: Uint8Array): string {
  return hash('sha256', bytes)
}

/**
 * Hashes a form while its parts are read. The boundary differs from try to try, so the names and the
 * contents of the parts are what counts.
 */
export class FormHash {
  readonly #hash = createHash('sha256')
  #isWhole = false
  #result: string | undefined

  async *read(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
    let isCut = false
    for await (const part of parts) {
      if ('value' in part) {
        this.#hash.update(JSON.stringify(['field', part.name, part.value]))
        yield part
        continue
      }
      this.#hash.update(JSON.stringify(['file', part.name, part.filename ?? '']))
      const content = createHash('sha256')
      let isRead = false
      yield {
        ...part,
        bytes: hashed(part.bytes, content, () => {
          isRead = true
        }),
      }
      if (isRead) this.#hash.update(content.digest())
      else isCut = true
    }
    this.#isWhole = !isCut
  }

  /** Undefined until the form was read to its end: the hash of a part is useless. */
  get result(): string | undefined {
    if (!this.#isWhole) return undefined
    this.#result ??= this.#hash.digest('hex')
    return this.#result
  }
}

async function* hashed(
  bytes: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
  onEnd: () => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
  onEnd()
}

/** Reads unused bytes, for their hash. */
export async function readThrough(parts: AsyncIterable<Part>): Promise<void> {
  for await (const part of parts) {
    if ('value' in part) continue
    for await (const chunk of part.bytes) void chunk
  }
}
