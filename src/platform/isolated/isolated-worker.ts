import type { Transferable } from 'node:worker_threads'
import { residentBytesOf } from '../processes/resident-bytes.ts'
import { every } from '../work/every.ts'
import { FifoQueue } from '../work/fifo-queue.ts'
import { HelperEnded, TooManyQuestions } from './helper.ts'
import type { StartHelper } from './helper.ts'
import { RunningHelper } from './running-helper.ts'

export interface IsolatedWorkerOptions<Question> {
  readonly start: StartHelper
  /** How long one question may take, from the first message to the answer. Without it, any time. */
  readonly timeMs?: number
  /** Of the process and those below it, looked at while it works. Without it, any memory. */
  readonly residentBytesMax?: number
  /** How long an idle helper is kept. Without it, until it is closed. */
  readonly idleMs?: number
  /** How many questions may wait. Without it, any number. */
  readonly waitingMax?: number
  /**
   * Gives a new helper its state, before its first question. When it fails, so does the question, and the helper ends.
   */
  readonly onStart?: (post: (message: Question) => void) => Promise<void>
  /** Sent when the caller of a question has gone, and the helper then answers soon. Without it, the helper is ended. */
  readonly abortMessage?: Question
  /** What is moved to a thread with a message instead of copied. */
  readonly movedOf?: (message: Question) => readonly Transferable[]
}

export interface AskOptions<Part> {
  readonly signal?: AbortSignal
  /** Called with what the helper sends before its answer. */
  readonly onPart?: (part: Part) => void
}

/**
 * Asks a helper (a thread, or a process in the sandbox) one question after another. The helper starts with the first
 * question, and again with the next one after it has ended: what takes too much time or memory costs its own question
 * and no other one. It must be closed.
 */
export class IsolatedWorker<Question, Answer, Part = never> {
  readonly #options: IsolatedWorkerOptions<Question>
  readonly #queue: FifoQueue
  readonly #stopping = new AbortController()
  #helper: RunningHelper | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(options: IsolatedWorkerOptions<Question>) {
    this.#options = options
    this.#queue = new FifoQueue(options.waitingMax ?? Number.POSITIVE_INFINITY)
  }

  /** Of the process, while there is one. */
  get pid(): number | undefined {
    return this.#helper?.pid
  }

  /** Whether a helper runs that has its state. */
  get isReady(): boolean {
    return this.#helper?.isReady ?? false
  }

  /** Rejects with `HelperEnded`, `TooManyQuestions`, or the reason of the signal. */
  async ask(question: Question, options: AskOptions<Part> = {}): Promise<Answer> {
    const answer = await this.askInPieces(() => [question], options)
    // Undefined stands for a question without a message.
    return answer as Answer
  }

  /**
   * A question of several messages, which are read when it is the first in the queue; undefined when there is none.
   * Rejects as `ask`, and with an error of the reading: when a message was sent before, the helper ends.
   */
  async askInPieces(
    question: () => AsyncIterable<Question> | Iterable<Question>,
    options: AskOptions<Part> = {},
  ): Promise<Answer | undefined> {
    const stopping = this.#stopping.signal
    const signal = options.signal ? AbortSignal.any([stopping, options.signal]) : stopping
    const place = await this.#queue.enter(signal)
    try {
      this.#throwIfStopped()
      if (!place) throw new TooManyQuestions()
      const answer = await this.#exchange(question(), options)
      options.signal?.throwIfAborted()
      return answer
    } catch (error) {
      options.signal?.throwIfAborted()
      throw error
    } finally {
      place?.release()
      // A caller that has gone gets its own reason.
      options.signal?.throwIfAborted()
    }
  }

  /** Starts the helper and gives it its state, unless it runs. */
  async start(): Promise<void> {
    const place = await this.#queue.enter(this.#stopping.signal)
    try {
      this.#throwIfStopped()
      await this.#ready()
    } finally {
      place?.release()
    }
  }

  /** Changes the state of a helper that runs, without an answer; a later one gets it by `onStart`. */
  post(message: Question): void {
    void this.#helper?.post(message)
  }

  /** Ends the helper; what waits is asked of the next one. */
  async end(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#helper?.end('closed')
  }

  /** Lets the questions that wait be answered, and ends the helper. */
  async close(): Promise<void> {
    await this.#queue.idle()
    await this.stop()
  }

  /** Ends the helper now. All questions are rejected, these and later ones. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.end()
    await this.#queue.idle()
  }

  #throwIfStopped(): void {
    if (this.#stopping.signal.aborted) throw new HelperEnded('closed')
  }

  async #exchange(question: AsyncIterable<Question> | Iterable<Question>, asked: AskOptions<Part>) {
    const messages = inOrder(question)
    const first = await messages.next()
    if (first.done === true) return undefined
    const helper = await this.#ready()
    asked.signal?.throwIfAborted()
    const stopWatching = this.#watch(helper, asked.signal)
    try {
      // Both ends of this channel are code of this project.
      const answered = helper.answer(asked.onPart as ((part: unknown) => void) | undefined) as Promise<Answer>
      const [answer] = await Promise.all([answered, this.#send(helper, first.value, messages)])
      return answer
    } catch (error) {
      // The helper may still be busy with the question.
      await helper.end('closed')
      throw error
    } finally {
      stopWatching()
      this.#rest(helper)
    }
  }

  async #ready(): Promise<RunningHelper> {
    if (this.#helper?.isReady) return this.#helper
    const helper = await RunningHelper.start(this.#options.start, (ended) => {
      if (this.#helper === ended) this.#helper = undefined
    })
    this.#helper = helper
    try {
      this.#throwIfStopped()
      await helper.begin((post) => this.#options.onStart?.((message) => post(message)))
      this.#rest(helper)
      return helper
    } catch (error) {
      await helper.end('closed')
      throw error
    }
  }

  /** Waits for each message to leave, so that no more than one is in the memory of the service. */
  async #send(helper: RunningHelper, first: Question, rest: AsyncIterable<Question>): Promise<void> {
    const { movedOf } = this.#options
    await helper.post(first, movedOf?.(first))
    for await (const message of rest) await helper.post(message, movedOf?.(message))
  }

  /** Ends the helper when a limit is passed. Returns what stops this. */
  #watch(helper: RunningHelper, signal: AbortSignal | undefined): () => void {
    const { timeMs, residentBytesMax, abortMessage } = this.#options
    clearTimeout(this.#idle)
    const late = timeMs === undefined ? undefined : setTimeout(() => void helper.end('time'), timeMs)
    const look = () => residentBytesOf(helper.pid ?? 0) > (residentBytesMax ?? 0) && void helper.end('memory')
    const watch = residentBytesMax === undefined ? undefined : every(lookMs, look)
    const abort = () => (abortMessage === undefined ? void helper.end('aborted') : void helper.post(abortMessage))
    signal?.addEventListener('abort', abort, { once: true })
    return () => {
      clearTimeout(late)
      void watch?.stop()
      signal?.removeEventListener('abort', abort)
    }
  }

  #rest(helper: RunningHelper): void {
    helper.rest()
    const { idleMs } = this.#options
    clearTimeout(this.#idle)
    if (idleMs !== undefined && !this.#stopping.signal.aborted)
      this.#idle = setTimeout(() => void this.end(), idleMs).unref()
  }
}

const lookMs = 50

async function* inOrder<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item, void> {
  yield* items
}
