import type { ReadStream } from 'node:tty'

const controlC = '\u0003'
const controlD = '\u0004'

/**
 * The keys of a terminal, one by one and without Enter. What is typed while nothing is asked is dropped: it answers
 * nothing that stands there.
 */
export class SingleKeys {
  readonly #input: ReadStream
  #asked: { readonly isAnswer: (key: string) => boolean; readonly resolve: (key: string) => void } | undefined

  constructor(input: ReadStream) {
    this.#input = input
    input.setRawMode(true)
    input.on('data', this.#take)
    input.on('end', this.#end)
  }

  /** The next key that is an answer; Control-D where the input has ended. */
  next(isAnswer: (key: string) => boolean): Promise<string> {
    return new Promise((resolve) => (this.#asked = { isAnswer, resolve }))
  }

  close(): void {
    this.#input.off('data', this.#take)
    this.#input.off('end', this.#end)
    this.#input.setRawMode(false)
    this.#input.pause()
  }

  readonly #take = (typed: Buffer | string): void => {
    for (const key of String(typed))
      if (key === controlC) this.#interrupt()
      else if (this.#asked?.isAnswer(key) === true) this.#answer(key)
  }

  readonly #end = (): void => this.#answer(controlD)

  #answer(key: string): void {
    this.#asked?.resolve(key)
    this.#asked = undefined
  }

  /** As Control-C does where the terminal itself reads it. */
  #interrupt(): void {
    this.close()
    process.kill(process.pid, 'SIGINT')
  }
}

/** Whether the key ends what asks. */
export function isLeaving(key: string): boolean {
  return key === 'q' || key === controlD
}
