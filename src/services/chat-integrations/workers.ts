import type { ItemChange } from '../../collections.ts'
import type { EventFollower } from '../../platform/work/event-follower.ts'
import { WakeLoop } from '../../platform/work/wake-loop.ts'
import { IntegrationDispatcher } from './dispatcher.ts'
import { trimChatDeliveries } from './retention.ts'
import { Worker } from './worker.ts'
import type { WorkerOptions } from './worker.ts'
import { every } from '../../platform/work/every.ts'

// What other processes store is found by looking; a lease is renewed in time by it too.
const lookSharedMs = 500
const lookMs = 4_000
const trimMs = 3_600_000

/** The work of all integrations, for as long as the service runs. */
export class Workers {
  readonly #options: WorkerOptions
  readonly #workers = new Map<string, Worker>()
  readonly #events: EventFollower
  readonly #looking: WakeLoop
  readonly #trimming: WakeLoop
  readonly #stops: (() => unknown)[] = []

  constructor(options: WorkerOptions) {
    this.#options = options
    const { log } = options
    const onError = (error: unknown) => log.error({ err: error }, 'the chat integrations were interrupted; retrying')
    this.#events = new IntegrationDispatcher({
      ...options,
      onError,
      onWork: (id) => this.#workerOf(id).wake(),
    }).follower
    this.#looking = new WakeLoop(() => this.#look(), onError)
    this.#trimming = new WakeLoop(() => trimChatDeliveries(options), onError)
  }

  start(): void {
    const { store, isStoreShared } = this.#options
    this.#stops.push(
      store.onCommit(['chatDeliveries', 'chatIntegrations', 'chatBindings'], (changes) => this.#follow(changes)),
      every(isStoreShared ? lookSharedMs : lookMs, () => this.#lookAgain()).stop,
      every(trimMs, () => this.#trimming.wake(), { atOnce: true }).stop,
    )
    this.#events.start()
    this.#looking.wake()
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops) stop()
    await Promise.all([this.#events.stop(), this.#looking.stop(), this.#trimming.stop()])
    await Promise.all([...this.#workers.values()].map((worker) => worker.stop()))
  }

  #follow(changes: readonly ItemChange[]): void {
    for (const change of changes)
      if ('remove' in change) {
        if (change.remove !== 'chatDeliveries') this.#looking.wake()
      } else this.#workerOf('integrationId' in change.doc ? change.doc.integrationId : change.doc.id).wake()
  }

  /** Without integrations there is nothing to look after, and each new one is known by its commit. */
  #lookAgain(): void {
    if (this.#options.isStoreShared || this.#workers.size > 0) this.#looking.wake()
  }

  async #look(): Promise<void> {
    this.#events.wake()
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
