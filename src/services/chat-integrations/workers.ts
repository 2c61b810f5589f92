import type { ItemChange } from '../../collections.ts'
import { WakeLoop } from '../../platform/work/wake-loop.ts'
import { Dispatcher } from './dispatcher.ts'
import { trimChatDeliveries } from './retention.ts'
import { Worker } from './worker.ts'
import type { WorkerOptions } from './worker.ts'

// What other processes store is found by looking; a lease is renewed in time by it too.
const lookSharedMs = 500
const lookMs = 4_000
const trimMs = 3_600_000
// What wakes the dispatcher are commits, whose callers wait for answers: all of a moment share one look.
const gatherMs = 10

/** The work of all integrations, for as long as the service runs. */
export class Workers {
  readonly #options: WorkerOptions
  readonly #workers = new Map<string, Worker>()
  readonly #dispatching: WakeLoop
  readonly #looking: WakeLoop
  readonly #trimming: WakeLoop
  readonly #stops: (() => void)[] = []

  constructor(options: WorkerOptions) {
    this.#options = options
    const { log } = options
    const dispatcher = new Dispatcher({ ...options, onWork: (id) => this.#workerOf(id).wake() })
    const onError = (error: unknown) => log.error({ err: error }, 'the chat integrations were interrupted; retrying')
    this.#stops.push(() => dispatcher.stop())
    this.#dispatching = new WakeLoop(() => dispatcher.run(), onError, { gatherMs })
    this.#looking = new WakeLoop(() => this.#look(), onError)
    this.#trimming = new WakeLoop(() => trimChatDeliveries(options), onError)
  }

  start(): void {
    const { store, isStoreShared } = this.#options
    this.#stops.push(
      store.onEvents(() => this.#dispatching.wake()),
      store.onCommit(['chatDeliveries', 'chatIntegrations', 'chatBindings'], (changes) => this.#follow(changes)),
      repeat(isStoreShared ? lookSharedMs : lookMs, () => this.#looking.wake()),
      repeat(trimMs, () => this.#trimming.wake()),
    )
    this.#dispatching.wake()
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops) stop()
    await Promise.all([this.#dispatching.stop(), this.#looking.stop(), this.#trimming.stop()])
    await Promise.all([...this.#workers.values()].map((worker) => worker.stop()))
  }

  #follow(changes: readonly ItemChange[]): void {
    for (const change of changes)
      if ('remove' in change) {
        if (change.remove !== 'chatDeliveries') this.#looking.wake()
      } else this.#workerOf('integrationId' in change.doc ? change.doc.integrationId : change.doc.id).wake()
  }

  async #look(): Promise<void> {
    this.#dispatching.wake()
    const found = await this.#options.store.read.chatIntegrations.list()
    for (const { doc } of found) this.#workerOf(doc.id).wake()
    const known = new Set(found.map(({ doc }) => doc.id))
    for (const [id, worker] of this.#workers)
      if (!known.has(id)) {
        this.#workers.delete(id)
        await worker.stop()
      }
  }

  #workerOf(id: string): Worker {
    const worker = this.#workers.get(id) ?? new Worker(this.#options, id)
    this.#workers.set(id, worker)
    return worker
  }
}

/** Runs now and again after each pause. */
function repeat(pauseMs: number, run: () => void): () => void {
  const timer = setInterval(run, pauseMs).unref()
  run()
  return () => clearInterval(timer)
}
