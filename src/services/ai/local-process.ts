import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutTerminals } from '../../platform/processes/child-descriptors.ts'
import type { ModelAnswer, ModelOrder } from './model-process.ts'

const program = fileURLToPath(new URL(`./model-process${extname(import.meta.url)}`, import.meta.url))
/** A model that was not used for so long leaves the memory. */
const idleMs = 300_000

type Take = (answer: ModelAnswer) => void
type NewOrder = ModelOrder extends infer Order ? (Order extends ModelOrder ? Omit<Order, 'id'> : never) : never

/**
 * The process of one model: its memory and its crashes are not those of the service. It ends when it is not used, and starts
 * with the next order.
 */
export class LocalProcess {
  readonly #args: readonly string[]
  readonly #waiting = new Map<number, Take>()
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(packageFile: string, modelFile: string) {
    this.#args = [packageFile, modelFile]
  }

  /** Sends an order. `take` gets its answers; the last one is an end or an error. Gives what ends it before. */
  send(order: NewOrder, take: Take): () => void {
    const id = ++this.#lastId
    clearTimeout(this.#idle)
    this.#waiting.set(id, take)
    const child = (this.#child ??= this.#start())
    child.send({ ...order, id })
    return () => {
      if (this.#waiting.has(id) && child.connected) child.send({ id, abort: true } satisfies ModelOrder)
      this.#forget(id)
    }
  }

  close(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
  }

  #start(): ChildProcess {
    const child = fork(program, this.#args, {
      // The environment of the service may contain secrets.
      env: {},
      execArgv: [],
      stdio: withoutTerminals(['ignore', 'ignore', 'ignore', 'ipc']),
    })
    // Both ends of this channel are code of this project.
    child.on('message', (message) => this.#take(message as ModelAnswer))
    child.on('error', () => child.kill('SIGKILL'))
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined
      for (const id of this.#waiting.keys()) this.#take({ id, error: 'The process of the model ended.' })
    })
    return child
  }

  #take(answer: ModelAnswer): void {
    this.#waiting.get(answer.id)?.(answer)
    if (!('text' in answer)) this.#forget(answer.id)
  }

  #forget(id: number): void {
    this.#waiting.delete(id)
    clearTimeout(this.#idle)
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.close(), idleMs).unref()
  }
}
