/** Text of one kind that a model has written since the last commit. */
export interface Delta {
  readonly kind: 'text' | 'reasoning'
  text: string
}

const gatherMs = 50
const gatherBytes = 2_048

/** Gathers the deltas of a model for up to 50 ms or 2 KB, and commits them one batch after the other. */
export class DeltaWriter {
  readonly #commit: (deltas: readonly Delta[]) => Promise<void>
  #gathered: Delta[] = []
  #size = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #error: unknown

  constructor(commit: (deltas: readonly Delta[]) => Promise<void>) {
    this.#commit = commit
  }

  /** Resolves when there is room for more. Throws what a commit has thrown. */
  async add(kind: Delta['kind'], text: string): Promise<void> {
    const last = this.#gathered.at(-1)
    if (last?.kind === kind) last.text += text
    else this.#gathered.push({ kind, text })
    this.#size += text.length
    if (this.#size >= gatherBytes) await this.#flush()
    else this.#timer ??= setTimeout(() => void this.#flush(), gatherMs)
    this.#throwError()
  }

  /** Resolves when everything is committed. */
  async end(): Promise<void> {
    await this.#flush()
    this.#throwError()
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
