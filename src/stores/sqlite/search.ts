import { extname } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { StorageLocked } from '../port.ts'
import type { SearchAnswer, SearchData, SearchOrder, SearchRequest } from './search-worker.ts'

/** A thread that nothing asks for so long ends, and gives its memory back; the next search starts another. */
const standardIdleMs = 30_000
const maxYoungGenerationSizeMb = 6

/** Searches and counts in its own thread, so that one with many hits does not block other calls. */
export class Searcher {
  readonly #file: string
  readonly #lockWaitMs: number
  readonly #idleMs: number
  readonly #waiting = new Map<
    number,
    { resolve: (rows: SearchAnswer['rows']) => void; reject: (reason: unknown) => void }
  >()
  #worker: Promise<Worker> | undefined
  #idle: NodeJS.Timeout | undefined
  #ending: Promise<unknown> | undefined
  #lastId = 0

  constructor(file: string, lockWaitMs: number, idleMs = standardIdleMs) {
    this.#file = file
    this.#lockWaitMs = lockWaitMs
    this.#idleMs = idleMs
  }

  async run(request: SearchRequest): Promise<SearchAnswer['rows']> {
    clearTimeout(this.#idle)
    const worker = await (this.#worker ??= this.#start())
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.ref()
      worker.postMessage({ ...request, id } satisfies SearchOrder)
    })
  }

  #rest(worker: Worker): void {
    worker.unref()
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => {
      if (this.#waiting.size > 0) return
      this.#worker = undefined
      // Its end is no end of searches that came since.
      worker.removeAllListeners()
      this.#ending = worker.terminate()
    }, this.#idleMs).unref()
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    await Promise.all([(await this.#worker)?.terminate(), this.#ending])
  }

  async #start(): Promise<Worker> {
    const { Worker } = await import('node:worker_threads')
    const worker = new Worker(new URL(`./search-worker${extname(import.meta.url)}`, import.meta.url), {
      workerData: { file: this.#file, lockWaitMs: this.#lockWaitMs } satisfies SearchData,
      // It passes rows on, and keeps none: more room for new objects would only stay in memory.
      resourceLimits: { maxYoungGenerationSizeMb },
    })
    worker.unref()
    worker.on('message', ({ id, rows, error, isLocked }: SearchAnswer) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) this.#rest(worker)
      if (error === undefined) waiting?.resolve(rows)
      else waiting?.reject(isLocked ? new StorageLocked(error) : error)
    })
    worker.on('error', (error) => this.#end(error))
    worker.on('exit', () => this.#end(new Error('the search was ended')))
    return worker
  }

  /** The next search starts a new thread. */
  #end(reason: unknown): void {
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
  }
}
