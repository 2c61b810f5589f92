import type { Transferable } from 'node:worker_threads'
import { HelperEnded } from './helper.ts'
import type { HelperEndReason, Helper, HelperMessage, StartHelper } from './helper.ts'

const startMs = 30_000

/** A helper from its start to its end, with the question that it works on. */
export class RunningHelper {
  readonly #onEnd: (helper: RunningHelper) => void
  readonly #started = Promise.withResolvers<void>()
  #helper: Helper | undefined
  #answer: PromiseWithResolvers<unknown> | undefined
  #onPart: ((part: unknown) => void) | undefined
  #reason: HelperEndReason | undefined
  #ended: HelperEnded | undefined
  #isReady = false

  private constructor(onEnd: (helper: RunningHelper) => void) {
    this.#onEnd = onEnd
    // It is awaited by `begin` alone.
    this.#started.promise.catch(() => undefined)
  }

  static async start(start: StartHelper, onEnd: (helper: RunningHelper) => void): Promise<RunningHelper> {
    const helper = new RunningHelper(onEnd)
    helper.#helper = await start({
      onMessage: (message) => helper.#take(message),
      onEnd: (cause) => helper.#finish(cause),
    })
    return helper
  }

  get pid(): number | undefined {
    return this.#helper?.pid
  }

  get isReady(): boolean {
    return this.#isReady && this.#reason === undefined
  }

  /** Waits until the module is loaded, and gives the helper its state. */
  async begin(giveState: (post: (message: unknown) => void) => Promise<void> | undefined): Promise<void> {
    this.#helper?.setBusy(true)
    const late = setTimeout(() => void this.end('time'), startMs)
    try {
      await this.#started.promise
    } finally {
      clearTimeout(late)
    }
    await giveState((message) => void this.post(message))
    if (this.#ended) throw this.#ended
    this.#isReady = true
  }

  /** The answer to what is posted next. */
  answer(onPart: ((part: unknown) => void) | undefined): Promise<unknown> {
    this.#helper?.setBusy(true)
    this.#answer = Promise.withResolvers<unknown>()
    this.#onPart = onPart
    if (this.#ended) this.#answer.reject(this.#ended)
    return this.#answer.promise
  }

  async post(message: unknown, moved?: readonly Transferable[]): Promise<void> {
    await this.#helper?.post(message, moved)
  }

  /** Keeps nothing of the last question. The service may exit meanwhile. */
  rest(): void {
    this.#helper?.setBusy(false)
    this.#answer = undefined
    this.#onPart = undefined
  }

  /** The first reason counts. */
  async end(reason: HelperEndReason): Promise<void> {
    this.#reason ??= reason
    await this.#helper?.end()
  }

  #take(message: HelperMessage): void {
    if (message === 'ready') this.#started.resolve()
    else if ('part' in message) this.#onPart?.(message.part)
    else this.#answer?.resolve(message.answer)
  }

  #finish(cause: unknown): void {
    if (this.#ended) return
    this.#ended = cause instanceof HelperEnded ? cause : new HelperEnded(this.#reason ?? 'died', cause)
    this.#reason ??= this.#ended.reason
    this.#started.reject(this.#ended)
    this.#answer?.reject(this.#ended)
    this.#onEnd(this)
  }
}
