import { rm } from 'node:fs/promises'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { remedy } from './lacks.ts'
import type { LocalEnd, LocalMessage, LocalTask } from './local-worker.ts'
import type { Site } from '../reading.ts'
import { Watch } from '../watch.ts'
import { codeOf } from '../../../platform/work/system-error.ts'

const keptMax = 2
const keptMs = 30_000

/**
 * Threads that answer questions about a repository, each one at a time. The start of a thread takes far longer than most
 * answers, so that one that has answered is kept for the next question; one that was ended, failed or has left a lock is not.
 */
export class LocalThreads {
  readonly #idle: Thread[] = []
  #isClosed = false

  /** Ends the thread when the time is over or the signal aborts. Its failures are answers; a fault of the program rejects. */
  async answer(task: LocalTask, { limits, signal }: Pick<Site, 'limits' | 'signal'>): Promise<LocalEnd> {
    const thread = this.#idle.pop() ?? new Thread((ended) => this.#remove(ended))
    const watch = new Watch(limits, signal, () => void thread.end())
    try {
      return await thread.answer(task, watch)
    } finally {
      watch.stop()
      if (thread.isReady && !this.#isClosed && this.#idle.length < keptMax) {
        thread.rest()
        this.#idle.push(thread)
      } else await thread.end()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()))
  }

  #remove(thread: Thread): void {
    const place = this.#idle.indexOf(thread)
    if (place >= 0) this.#idle.splice(place, 1)
  }
}

class Thread {
  readonly #worker = new Worker(workerFile, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 512 } })
  /** The lock files that the thread has. */
  readonly #locks = new Set<string>()
  readonly #onEnd: (thread: Thread) => void
  #settle: PromiseWithResolvers<LocalEnd> | undefined
  #watch: Watch | undefined
  #rest: NodeJS.Timeout | undefined
  #isEnded = false

  constructor(onEnd: (thread: Thread) => void) {
    this.#onEnd = onEnd
    this.#worker.on('message', (message: LocalMessage) => {
      if (message.kind !== 'lock') this.#settle?.resolve(message)
      else if (message.isHeld) this.#locks.add(message.file)
      else this.#locks.delete(message.file)
    })
    this.#worker.on('error', (error) => {
      this.#isEnded = true
      this.#onEnd(this)
      if (codeOf(error) !== 'ERR_WORKER_OUT_OF_MEMORY') this.#settle?.reject(error)
      else this.#settle?.resolve({ kind: 'failure', code: 'git_unsupported', message: tooLarge })
    })
    this.#worker.on('exit', () => this.#exit())
  }

  /** Whether it has nothing to do and may be asked. */
  get isReady(): boolean {
    return !this.#isEnded && this.#locks.size === 0
  }

  answer(task: LocalTask, watch: Watch): Promise<LocalEnd> {
    clearTimeout(this.#rest)
    this.#worker.ref()
    this.#watch = watch
    this.#settle = Promise.withResolvers<LocalEnd>()
    this.#worker.postMessage(task)
    return this.#settle.promise
  }

  /** Waits for a question, for a while. The process may end meanwhile. */
  rest(): void {
    this.#worker.unref()
    this.#rest = setTimeout(() => void this.end(), keptMs).unref()
  }

  async end(): Promise<void> {
    this.#isEnded = true
    clearTimeout(this.#rest)
    this.#onEnd(this)
    await this.#worker.terminate()
    for (const file of this.#locks) await rm(file, { force: true })
  }

  #exit(): void {
    this.#isEnded = true
    this.#onEnd(this)
    if (this.#watch?.ending === 'abandoned') this.#settle?.resolve({ kind: 'failure', code: 'shutting_down' })
    else if (this.#watch?.ending === 'silent')
      this.#settle?.resolve({ kind: 'failure', code: 'overloaded', message: tooSlow })
    else this.#settle?.reject(new Error('the thread ended without an answer'))
  }
}

// A build turns the other file into JavaScript as it does with this one.
const workerFile = new URL(`./local-worker${extname(import.meta.url)}`, import.meta.url)
const tooSlow = 'The work in the repository took too long. Install git, which is faster.'
const tooLarge = `This is too large for the memory. ${remedy}`
