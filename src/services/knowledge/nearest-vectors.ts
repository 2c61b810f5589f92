import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { VectorHit } from './vector-table.ts'
import type { VectorAnswer, VectorOrder } from './vector-worker.ts'

/** The vectors of a thread, which are all compared with a question. The thread starts with the first vector. */
export class NearestVectors {
  #worker: Worker | undefined
  readonly #waiting = new Map<number, (nearest: readonly VectorHit[] | undefined) => void>()
  #lastAsk = 0

  set(id: string, vector: Float32Array): void {
    this.#post({ set: id, vector })
  }

  remove(id: string): void {
    if (this.#worker) this.#post({ remove: id })
  }

  clear(): void {
    if (this.#worker) this.#post({ clear: true })
  }

  /** The ids of the nearest vectors, nearest first; nothing when the thread has ended. */
  ask(vector: Float32Array, limit: number): Promise<readonly VectorHit[] | undefined> {
    const ask = ++this.#lastAsk
    const { promise, resolve } = Promise.withResolvers<readonly VectorHit[] | undefined>()
    this.#waiting.set(ask, resolve)
    this.#post({ ask, vector, limit })
    return promise
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #post(order: VectorOrder): void {
    this.#worker ??= this.#start()
    this.#worker.postMessage(order)
  }

  #start(): Worker {
    const worker = new Worker(new URL(`./vector-worker${extname(import.meta.url)}`, import.meta.url), {
      env: {},
      execArgv: [],
    })
    worker.unref()
    worker.on('message', ({ ask, nearest }: VectorAnswer) => this.#answer(ask, nearest))
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
      for (const ask of this.#waiting.keys()) this.#answer(ask, undefined)
    })
    return worker
  }

  #answer(ask: number, nearest: readonly VectorHit[] | undefined): void {
    this.#waiting.get(ask)?.(nearest)
    this.#waiting.delete(ask)
  }
}
