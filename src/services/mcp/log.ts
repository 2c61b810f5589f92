import { OutputRing } from '../../platform/streams/output-ring.ts'
import { SecretMask, type MaskedStream } from '../../platform/secrets/secret-mask.ts'

/** A part of the log under its position in it. */
export interface LogPart {
  readonly output: string
  readonly offset: number
  readonly nextOffset: number
  readonly end: number
}

const bytesKept = 256 * 1024
const partBytesMax = 64 * 1024

/** What the programs of one server wrote on standard error, without secrets, over all its restarts. */
export class ServerLog {
  readonly #inUse: SecretMask
  #ring: OutputRing | undefined

  /** `inUse` hides what the service gave out anywhere. */
  constructor(inUse: SecretMask = new SecretMask()) {
    this.#inUse = inUse
  }

  /** Takes the output of one program, whose configuration contains these secrets. */
  open(secrets: readonly string[]): ProgramLog {
    const own = new SecretMask()
    own.add(...secrets)
    return new ProgramLog([own.stream(), this.#inUse.stream()], (bytes) => this.#append(bytes))
  }

  /** From a position, or from the oldest byte that is kept. */
  read(from = 0): LogPart {
    const { start, end } = this.#ring ?? { start: 0, end: 0 }
    const offset = Math.min(Math.max(from, start), end)
    const bytes = this.#ring?.copy(offset, Math.min(end, offset + partBytesMax)) ?? Buffer.alloc(0)
    const whole = offset + bytes.length < end ? bytes.subarray(0, wholeLength(bytes)) : bytes
    return { output: whole.toString('utf8'), offset, nextOffset: offset + whole.length, end }
  }

  #append(bytes: Uint8Array): void {
    // Most servers write nothing, and so take no memory.
    this.#ring ??= new OutputRing(bytesKept)
    this.#ring.append(bytes)
  }
}

/** Masks the output piece by piece: a secret may be cut by the pieces. */
export class ProgramLog {
  readonly #masks: readonly MaskedStream[]
  readonly #append: (bytes: Uint8Array) => void

  constructor(masks: readonly MaskedStream[], append: (bytes: Uint8Array) => void) {
    this.#masks = masks
    this.#append = append
  }

  write(bytes: Uint8Array): void {
    this.#append(this.#masks.reduce((rest, mask) => mask.write(rest), bytes))
  }

  end(): void {
    let rest: Uint8Array = Buffer.alloc(0)
    for (const mask of this.#masks) rest = Buffer.concat([mask.write(rest), mask.end()])
    this.#append(rest)
  }
}

/** Up to the last character that is not cut: a character has at most four bytes. */
function wholeLength(bytes: Buffer): number {
  let length = bytes.length
  while (length > bytes.length - 3 && ((bytes[length] ?? 0) & 0xc0) === 0x80) length -= 1
  const last = bytes[length - 1] ?? 0
  return last >= 0xc0 ? length - 1 : length
}
