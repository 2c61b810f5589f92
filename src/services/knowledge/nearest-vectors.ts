import { extname } from 'node:path'
import { IsolatedWorker } from '../../platform/isolated/isolated-worker.ts'
import { threadOf } from '../../platform/isolated/thread.ts'
import type { VectorHit } from './vector-table.ts'
import type { VectorOrder } from './vector-worker.ts'

/** Whether the vector is the newest of its id, and so was set. */
export type SetVector = (id: string, vector: Float32Array) => boolean

const module = new URL(`./vector-worker${extname(import.meta.url)}`, import.meta.url)

/**
 * The vectors of a thread, which are all compared with a question. A thread that starts, at first or again, loads them.
 */
export class NearestVectors {
  readonly #worker: IsolatedWorker<VectorOrder, readonly VectorHit[]>
  /** The ids that changed while the vectors are loaded: what is loaded of them may be older. */
  #changed: Set<string> | undefined

  constructor(load: (set: SetVector) => Promise<void>) {
    const onStart = async (post: (order: VectorOrder) => void) => {
      const changed = (this.#changed = new Set<string>())
      try {
        await load((id, vector) => {
          if (changed.has(id)) return false
          post({ set: id, vector })
          return true
        })
      } finally {
        this.#changed = undefined
      }
    }
    this.#worker = new IsolatedWorker({ start: threadOf(module), onStart })
  }

  /** Whether a thread runs that has all vectors. */
  get isReady(): boolean {
    return this.#worker.isReady
  }

  set(id: string, vector: Float32Array): void {
    this.#changed?.add(id)
    this.#worker.post({ set: id, vector })
  }

  remove(id: string): void {
    this.#changed?.add(id)
    this.#worker.post({ remove: id })
  }

  /** Ends the thread with all vectors. */
  async clear(): Promise<void> {
    await this.#worker.end()
  }

  /** Loads all vectors, unless a thread has them. */
  async load(): Promise<void> {
    await this.#worker.start()
  }

  /** The ids of the nearest vectors, nearest first. Rejects when the thread ends before. */
  ask(vector: Float32Array, limit: number): Promise<readonly VectorHit[]> {
    return this.#worker.ask({ vector, limit })
  }

  async close(): Promise<void> {
    await this.#worker.stop()
  }
}
