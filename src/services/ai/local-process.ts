import type { ChildProcess } from 'node:child_process'
import { dirname, extname } from 'node:path'
import { startHelper } from '../../platform/sandbox/helper-process.ts'
import type { Sandbox } from '../../platform/sandbox/launch.ts'
import type { ModelAnswer, ModelOrder } from './model-process.ts'

const module = new URL(`./model-process${extname(import.meta.url)}`, import.meta.url)
/** A model that was not used for so long leaves the memory. */
const idleMs = 300_000

type Take = (answer: ModelAnswer) => void
type NewOrder = ModelOrder extends infer Order ? (Order extends ModelOrder ? Omit<Order, 'id'> : never) : never

/**
 * The process of one model: its memory and its crashes are not those of the service. It ends when it is not used, and starts
 * with the next order.
 */
export class LocalProcess {
  readonly #sandbox: Pick<Sandbox, 'wrap'>
  readonly #args: readonly [packageFile: string, modelFile: string]
  readonly #waiting = new Map<number, Take>()
  #child: Promise<ChildProcess> | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(sandbox: Pick<Sandbox, 'wrap'>, packageFile: string, modelFile: string) {
    this.#sandbox = sandbox
    this.#args = [packageFile, modelFile]
  }

  /** Sends an order. `take` gets its answers; the last one is an end or an error. Gives what ends it before. */
  send(order: NewOrder, take: Take): () => void {
    const id = ++this.#lastId
    clearTimeout(this.#idle)
    this.#waiting.set(id, take)
    const child = (this.#child ??= this.#start())
    const send = (message: ModelOrder) =>
      child.then(
        (process) => process.connected && process.send(message),
        () => this.#take({ id, error: 'The process of the model could not be started.' }),
      )
    void send({ ...order, id })
    return () => {
      if (this.#waiting.has(id)) void send({ id, abort: true })
      this.#forget(id)
    }
  }

  close(): void {
    clearTimeout(this.#idle)
    this.#child?.then(
      (child) => child.kill('SIGKILL'),
      () => undefined,
    )
  }

  async #start(): Promise<ChildProcess> {
    const [packageFile, modelFile] = this.#args
    const child = await startHelper(this.#sandbox, {
      module,
      args: this.#args,
      readOnly: [modelFile, nodeModulesOf(packageFile)],
      hasGraphics: true,
    })
    // Both ends of this channel are code of this project.
    child.on('message', (message) => this.#take(message as ModelAnswer))
    child.on('error', () => child.kill('SIGKILL'))
    child.once('exit', () => {
      this.#child = undefined
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

/** The folder in which the package and what it needs are installed. */
function nodeModulesOf(packageFile: string): string {
  const at = packageFile.lastIndexOf('/node_modules/')
  return at < 0 ? dirname(packageFile) : packageFile.slice(0, at + '/node_modules'.length)
}
