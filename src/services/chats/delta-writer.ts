import type { MaskedStream, SecretMask } from '../../platform/secrets/secret-mask.ts'

/** Text of one kind that a model has written since the last commit. */
export interface Delta {
  readonly kind: 'text' | 'reasoning'
  text: string
}

const gatherMs = 50
const gatherBytes = 2_048

/**
 * Gathers the deltas of a model or agent for up to 50 ms or 2 KB, and commits them one batch after the other. Secrets
 * in use are masked, also one that is cut by deltas: what may be the beginning of one waits for the next delta.
 */
export class DeltaWriter {
  readonly #commit: (deltas: readonly Delta[]) => Promise<void>
  readonly #masked: MaskedStream
  #kind: Delta['kind'] = 'text'
  #gathered: Delta[] = []
  #size = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #error: unknown

  constructor(mask: Pick<SecretMask, 'stream'>, commit: (deltas: readonly Delta[]) => Promise<void>) {
    this.#masked = mask.stream()
    this.#commit = commit
  }

  /** Resolves when there is room for more. Throws what a commit has thrown. */
  async add(kind: Delta['kind'], text: string): Promise<void> {
    if (kind !== this.#kind) this.#gatherRest()
    this.#kind = kind
    this.#gather(this.#masked.write(Buffer.from(text)))
    if (this.#size >= gatherBytes) await this.#flush()
    else this.#timer ??= setTimeout(() => void this.#flush(), gatherMs)
    this.#throwError()
  }

  /** Resolves when everything is committed. */
  async end(): Promise<void> {
    this.#gatherRest()
    await this.#flush()
    this.#throwError()
  }

  #gatherRest(): void {
    this.#gather(this.#masked.end())
  }

  #gather(bytes: Uint8Array): void {
    if (bytes.length === 0) return
    const [text, last] = [Buffer.from(bytes).toString(), this.#gathered.at(-1)]
    if (last?.kind === this.#kind) last.text += text
    else this.#gathered.push({ kind: this.#kind, text })
    this.#size += text.length
  }

  #flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const deltas = this.#gathered
    this.#gathered = []
    this.#size = 0
    if (deltas.length > 0)
      this.#writing = this.#writing
        .then(() => this.#commit(deltas))
        .catch((error: unknown) => {
          this.#error ??= error
        })
    return this.#writing
  }

  #throwError(): void {
    if (this.#error !== undefined) throw this.#error
  }
}
