import { Failure } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import { timeouts } from '../../timeouts.ts'
import { chunkDigestOf, embedChunks } from './chunk-vectors.ts'
import type { EmbeddingOptions } from './chunk-vectors.ts'
import type { RankedEntry } from './fusion.ts'
import { NearestVectors } from './nearest-vectors.ts'
import type { SetVector } from './nearest-vectors.ts'
import { decoded, normalized } from './unit-vector.ts'
import { eachOf } from '../../platform/work/page.ts'

export type Semantic = Schemas['KnowledgeSemantic']

export interface VectorsOptions extends EmbeddingOptions, Pick<Foundation, 'log'> {
  /** The model that the project names; empty for none. */
  readonly model: () => Promise<string>
}

const batchSize = 32
const pageSize = 200
const questionsMax = 200
/** After a failure, the provider is left alone for so long: searches answer at once. */
const pauseMs = 15_000

/**
 * The vectors of all chunks, from the provider of the model that the project names. They are made after the commit of
 * an entry, in the background: until then an entry is found by its words. While the provider does not answer, so are
 * all.
 */
export class Vectors {
  readonly #options: VectorsOptions
  readonly #nearest = new NearestVectors((set) => this.#loadVectors(set))
  readonly #stopping = new AbortController()
  readonly #stopListening: () => void
  readonly #stopReloading: () => void
  /** The digest of what each vector was made of. */
  readonly #known = new Map<string, string>()
  readonly #dirty = new Set<string>()
  readonly #questions = new Map<string, Float32Array>()
  #model = ''
  #working: Promise<void> = Promise.resolve()
  #isWorking = false
  #failure: { readonly reason: string; readonly until: number } | undefined
  #retry: NodeJS.Timeout | undefined

  constructor(options: VectorsOptions) {
    this.#options = options
    this.#stopListening = options.store.onCommit(['knowledgeChunks'], (changes) => {
      for (const change of changes)
        if ('doc' in change && 'entryId' in change.doc) this.#dirty.add(change.doc.id)
        else if ('remove' in change) this.#dirty.add(change.id)
      this.#wake()
    })
    this.#stopReloading = options.store.onWentBack(() => {
      this.#model = ''
      this.#wake()
    })
  }

  start(): void {
    this.#wake()
  }

  /** Looks at the chunks of entries again, which another process may have changed. */
  async check(entryIds: ReadonlySet<string>): Promise<void> {
    for (const id of this.#known.keys()) if (entryIds.has(entryOf(id))) this.#dirty.add(id)
    for (const entryId of entryIds) {
      const where = { entryId }
      for await (const { doc } of eachOf(this.#options.store.read.knowledgeChunks, { where, limit: pageSize }))
        this.#dirty.add(doc.id)
    }
    this.#wake()
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    this.#stopListening()
    this.#stopReloading()
    clearTimeout(this.#retry)
    await this.#working
    await this.#nearest.close()
  }

  /** Whether the meaning counts in a search now. */
  async state(): Promise<Semantic> {
    const model = await this.#options.model()
    if (model === '') return { state: 'off' }
    if (this.#failure) return { state: 'unavailable', model, reason: this.#failure.reason }
    if (!this.#isLoaded(model)) this.#wake()
    const isBuilding = this.#isWorking || this.#dirty.size > 0
    return isBuilding ? { state: 'building', model, pending: this.#dirty.size } : { state: 'ready', model }
  }

  /** The entries that mean most nearly what the text does; nothing while that is not known. */
  async rank(text: string, limit: number, userId: string): Promise<RankedEntry[] | undefined> {
    const model = await this.#options.model()
    if (model === '' || (this.#failure && this.#failure.until > performance.now())) return undefined
    if (!this.#isLoaded(model)) {
      this.#wake()
      return undefined
    }
    const question = await this.#vectorOf(text, model, userId)
    if (question === undefined) return undefined
    const nearest = await this.#nearest.ask(question, limit * 4).catch(() => undefined)
    if (nearest === undefined) return undefined
    const best = new Map<string, RankedEntry>()
    for (const { id, similarity } of nearest) {
      const entryId = entryOf(id)
      if (!best.has(entryId)) best.set(entryId, { entryId, chunkId: id, score: similarity })
    }
    return [...best.values()].slice(0, limit)
  }

  /** Makes all vectors that are missing. Fails with what the provider fails with. */
  async complete(signal: AbortSignal, report: (left: number) => void): Promise<number> {
    if ((await this.#options.model()) === '') return 0
    await this.#working
    this.#model = ''
    this.#failure = undefined
    let made = 0
    const work = this.#work((count) => {
      made += count
      report(this.#dirty.size)
      signal.throwIfAborted()
    })
    this.#working = work.catch((error: unknown) => this.#fail(error))
    await work
    return made
  }

  /** Works in the background, unless it does already. */
  #wake(): void {
    if (this.#isWorking || this.#stopping.signal.aborted || (this.#failure && this.#failure.until > performance.now()))
      return
    this.#working = this.#work(() => undefined).catch((error: unknown) => this.#fail(error))
  }

  async #work(note: (made: number) => void): Promise<void> {
    this.#isWorking = true
    try {
      // Entries that are written at once become one batch.
      await new Promise(setImmediate)
      const model = await this.#options.model()
      if (model !== this.#model) await this.#load(model)
      else if (model !== '') await this.#nearest.load()
      // What is written until there is a model is found by reading all.
      if (model === '') return this.#dirty.clear()
      while (this.#dirty.size > 0) {
        this.#stopping.signal.throwIfAborted()
        note(await this.#embedNext(model))
      }
      this.#failure = undefined
    } finally {
      this.#isWorking = false
    }
  }

  #fail(error: unknown): void {
    if (this.#stopping.signal.aborted) return
    const reason = error instanceof Failure ? error.message : 'The vectors could not be made.'
    if (!(error instanceof Failure)) this.#options.log.warn({ err: error }, 'the vectors of the knowledge failed')
    this.#failure = { reason: reason.slice(0, 1_024), until: performance.now() + pauseMs }
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#wake(), pauseMs + 1).unref()
  }

  /** What was changed meanwhile is dirty again. */
  async #embedNext(model: string): Promise<number> {
    const ids: string[] = []
    for (const id of this.#dirty) {
      if (ids.length === batchSize) break
      ids.push(id)
      this.#dirty.delete(id)
    }
    try {
      return await this.#embed(ids, model)
    } catch (error) {
      for (const id of ids) this.#dirty.add(id)
      throw error
    }
  }

  /** Reads what is stored, and finds what is missing or left over. */
  async #load(model: string): Promise<void> {
    const { store } = this.#options
    this.#known.clear()
    this.#questions.clear()
    this.#model = model
    await this.#nearest.clear()
    if (model === '') return
    await this.#nearest.load()
    const left = new Set(this.#known.keys())
    for await (const { doc } of eachOf(store.read.knowledgeChunks, { limit: pageSize })) {
      this.#stopping.signal.throwIfAborted()
      left.delete(doc.id)
      if (this.#known.get(doc.id) !== chunkDigestOf(doc)) this.#dirty.add(doc.id)
    }
    for (const id of left) this.#dirty.add(id)
  }

  /**
   * Whether the vectors of the model can be compared: not after a change of the model, nor after the end of their
   * thread.
   */
  #isLoaded(model: string): boolean {
    return model === this.#model && (model === '' || this.#nearest.isReady)
  }

  async #loadVectors(set: SetVector): Promise<void> {
    const model = this.#model
    for await (const { doc } of eachOf(this.#options.store.read.knowledgeVectors, { limit: pageSize })) {
      this.#stopping.signal.throwIfAborted()
      if (doc.model === model && set(doc.id, decoded(doc.vector))) this.#known.set(doc.id, doc.digest)
    }
  }

  /** Makes the vectors of these chunks that are missing, and removes the others. Returns how many were made. */
  async #embed(ids: readonly string[], model: string): Promise<number> {
    const { signal } = this.#stopping
    const { made, taken, gone } = await embedChunks(this.#options, ids, { model, known: this.#known, signal })
    for (const { id, digest, vector } of [...made, ...taken]) {
      this.#known.set(id, digest)
      this.#nearest.set(id, decoded(vector))
    }
    for (const id of gone) {
      this.#known.delete(id)
      this.#nearest.remove(id)
    }
    return made.length
  }

  /** Asks the provider within the time that a search may wait. */
  async #vectorOf(text: string, model: string, userId: string): Promise<Float32Array | undefined> {
    const key = `${model}\n${text}`
    const known = this.#questions.get(key)
    if (known) return known
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(timeouts.embedQuestion.ms), this.#stopping.signal])
      const staged = () => this.#options.ai.embed({ model, input: [text] }, { userId }, signal)
      const [embedding] = (await this.#options.commits.commit(staged)).embeddings
      const vector = normalized(embedding ?? [])
      const [oldest] = this.#questions.keys()
      if (this.#questions.size >= questionsMax && oldest !== undefined) this.#questions.delete(oldest)
      this.#questions.set(key, vector)
      this.#failure = undefined
      this.#wake()
      return vector
    } catch (error) {
      this.#fail(error)
      return undefined
    }
  }
}

function entryOf(chunkId: string): string {
  return chunkId.slice(0, chunkId.lastIndexOf('/'))
}
