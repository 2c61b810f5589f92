import { extname } from 'node:path'
import { HelperEnded, TooManyQuestions } from '../../platform/isolated/helper.ts'
import { IsolatedWorker } from '../../platform/isolated/isolated-worker.ts'
import { threadOf } from '../../platform/isolated/thread.ts'
import { BeyondLimits, TooManyWaiting, type ReaderLimits } from './limits.ts'
import type { LoadBytes } from './files.ts'
import type { Answers, Parsed, Question } from './parser.ts'

// Published as JavaScript, the worker is JavaScript as well.
const module = new URL(`./parser${extname(import.meta.url)}`, import.meta.url)

/**
 * Reads messages in a worker thread, one after the other: a message that is made to take all time or memory costs its
 * worker and nothing else. The worker starts with the first message and serves the next ones too.
 */
export class MessageReader {
  readonly #worker: IsolatedWorker<Question, Parsed>

  constructor({ timeMs, heapMegabytes, waitingMax, idleMs }: ReaderLimits) {
    const limits = { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
    const movedOf = ({ bytes }: Question) => [bytes.buffer]
    this.#worker = new IsolatedWorker({ start: threadOf(module, limits), timeMs, waitingMax, idleMs, movedOf })
  }

  /**
   * Loads a message when it reaches the head of the queue, and answers the query; undefined if there is no message.
   * Throws `BeyondLimits` for a message that takes too much, and `TooManyWaiting`.
   */
  async ask<About extends keyof Answers>(
    about: About,
    load: LoadBytes,
    id?: string,
  ): Promise<Answers[About] | undefined> {
    const parsed = await this.#worker.askInPieces(() => questionOf(about, load, id)).catch(refuse)
    if (parsed === undefined) return undefined
    if ('refusal' in parsed) throw new BeyondLimits(parsed.refusal)
    // The worker of parser.ts answers what it is asked.
    return parsed.answer as Answers[About]
  }

  /** Lets the messages in hand be read, and ends the worker. */
  async close(): Promise<void> {
    await this.#worker.close()
  }

  /** Ends the worker now; pending calls fail. */
  async stop(): Promise<void> {
    await this.#worker.stop()
  }
}

async function* questionOf(about: keyof Answers, load: LoadBytes, id: string | undefined): AsyncGenerator<Question> {
  const bytes = await load()
  if (bytes !== undefined) yield { about, bytes, ...(id !== undefined && { id }) }
}

function refuse(cause: unknown): never {
  if (cause instanceof TooManyQuestions) throw new TooManyWaiting()
  if (cause instanceof HelperEnded && (cause.reason === 'time' || cause.reason === 'memory'))
    throw new BeyondLimits(`Parsing the message takes too ${cause.reason === 'time' ? 'long' : 'much memory'}.`, {
      cause,
    })
  throw cause
}
