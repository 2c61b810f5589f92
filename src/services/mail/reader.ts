import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BeyondLimits, TooManyWaiting, type ReaderLimits } from './limits.ts'
import type { LoadBytes } from './files.ts'
import type { Answers, Parsed, Question } from './parser.ts'

/**
 * Reads messages in a worker thread, one after the other: a message that is made to take all time or memory costs its
 * worker and nothing else. The worker starts with the first message and serves the next ones too.
 */
export class MessageReader {
  readonly #limits: ReaderLimits
  #worker: Worker | undefined
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()
  #retirement: NodeJS.Timeout | undefined
  readonly #giveUp = new AbortController()

  constructor(limits: ReaderLimits) {
    this.#limits = limits
  }

  /**
   * Loads a message when it reaches the head of the queue, and answers the query; undefined if there is no message. Throws
   * `BeyondLimits` for a message that takes too much, and `TooManyWaiting`.
   */
  async ask<About extends keyof Answers>(
    about: About,
    load: LoadBytes,
    id?: string,
  ): Promise<Answers[About] | undefined> {
    if (this.#waiting > this.#limits.waitingMax) throw new TooManyWaiting()
    this.#waiting += 1
    const answered = this.#last
      .then(() => this.#askNow(about, load, id))
      .finally(() => {
        this.#waiting -= 1
      })
    this.#last = answered.catch(() => undefined)
    return await answered
  }

  /** Lets the messages in hand be read, and ends the worker. */
  async close(): Promise<void> {
    await this.#last
    await this.#retire()
  }

  /** Ends the worker now; pending calls fail. */
  async stop(): Promise<void> {
    this.#giveUp.abort()
    await this.close()
  }

  async #askNow<About extends keyof Answers>(
    about: About,
    load: LoadBytes,
    id: string | undefined,
  ): Promise<Answers[About] | undefined> {
    const bytes = await load()
    if (bytes === undefined) return undefined
    clearTimeout(this.#retirement)
    this.#worker ??= this.#start()
    try {
      // The worker of parser.ts answers what it is asked.
      return (await this.#exchange(this.#worker, { about, bytes, ...(id !== undefined && { id }) })) as Answers[About]
    } catch (error) {
      // What is left of a worker after a failure is not to be trusted.
      if (!(error instanceof BeyondLimits)) await this.#retire()
      throw this.#giveUp.signal.aborted ? error : asBeyondLimits(error)
    } finally {
      this.#retirement = setTimeout(() => void this.#retire(), this.#limits.idleMs).unref()
    }
  }

  #start(): Worker {
    const worker = new Worker(parserFile, {
      resourceLimits: {
        maxOldGenerationSizeMb: this.#limits.heapMegabytes,
        maxYoungGenerationSizeMb: 32,
        stackSizeMb: 4,
      },
      // It needs nothing of ours.
      env: {},
      execArgv: [],
    })
    // Between two messages there is no other listener, and an error without a listener would end the service.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    return worker
  }

  async #exchange(worker: Worker, question: Question): Promise<Answers[keyof Answers]> {
    worker.ref()
    const answer = once(worker, 'message', {
      signal: AbortSignal.any([this.#giveUp.signal, AbortSignal.timeout(this.#limits.timeMs)]),
    })
    worker.postMessage(question, [question.bytes.buffer])
    // The worker of parser.ts sends nothing else.
    const [parsed] = (await answer) as [Parsed]
    worker.unref()
    if ('refusal' in parsed) throw new BeyondLimits(parsed.refusal)
    return parsed.answer
  }

  async #retire(): Promise<void> {
    clearTimeout(this.#retirement)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }
}

// Published as JavaScript, the worker is JavaScript as well.
const parserFile = new URL(`./parser${extname(import.meta.url)}`, import.meta.url)

function asBeyondLimits(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  if (cause.name === 'AbortError' || cause.name === 'TimeoutError')
    return new BeyondLimits('Parsing the message takes too long.', { cause })
  if ('code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new BeyondLimits('Parsing the message takes too much memory.', { cause })
  return cause
}
