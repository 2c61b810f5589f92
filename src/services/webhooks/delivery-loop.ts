import type { Log } from '../../call.ts'
import type { Store } from '../../collections.ts'
import type { Identity } from '../identity.ts'
import { Deliverer } from './deliverer.ts'
import type { SetTimer } from './deliverer.ts'
import { Dispatcher } from './dispatcher.ts'
import { trimDeliveries } from './retention.ts'
import type { Sender } from './sender.ts'

export interface DeliveryLoopOptions {
  readonly store: Store
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly log: Log
  readonly send: Sender
  readonly identity: Pick<Identity, 'grants' | 'onEnded'>
  readonly setTimer?: SetTimer | undefined
  /** Gives numbers from 0 to 1 that spread retries. */
  readonly chance?: (() => number) | undefined
  /** How long one attempt may take. */
  readonly timeoutMs: number
}

const leaseMarginMs = 15_000 // Clocks of two processes may differ, and a record takes its time.
const lookMs = 30_000 // What another process left behind when it died is taken up after so long.
const trimMs = 3_600_000
const stopGraceMs = 3_000

/** Turns events into deliveries and sends them, for as long as the service runs. */
export class DeliveryLoop {
  readonly #options: DeliveryLoopOptions
  readonly #setTimer: SetTimer
  readonly #dispatcher: Dispatcher
  readonly #deliverer: Deliverer
  readonly #cancels = new Map<string, () => void>()
  #looking: Promise<void> = Promise.resolve()
  #trimming: Promise<void> = Promise.resolve()
  #isLookDue = false

  constructor(options: DeliveryLoopOptions) {
    const { store, now, newId, log, send, identity, setTimer = runLater, chance = Math.random, timeoutMs } = options
    const { grants } = identity
    this.#options = options
    this.#setTimer = setTimer
    this.#deliverer = new Deliverer({
      store,
      now,
      setTimer,
      chance,
      send,
      grants,
      leaseMs: timeoutMs + leaseMarginMs,
      onError: (error, webhookId) =>
        log.error({ err: error, webhookId }, 'deliveries to a webhook were interrupted; retrying'),
    })
    this.#dispatcher = new Dispatcher({
      store,
      now,
      newId,
      grants,
      onWork: (id) => this.#deliverer.wake(id),
      onError: (error) => log.error({ err: error }, 'deliveries could not be created from events; retrying'),
    })
  }

  start(): void {
    this.#cancels.set(
      'events',
      this.#options.store.onEvents(() => this.#dispatcher.wake()),
    )
    this.#cancels.set(
      'ended',
      this.#options.identity.onEnded(() => this.#lookSoon()),
    )
    this.#repeat('look', lookMs, () => {
      this.#looking = this.#look()
    })
    this.#repeat('trim', trimMs, () => {
      this.#trimming = this.#trim()
    })
  }

  async idle(): Promise<void> {
    for (;;) {
      await Promise.all([this.#looking, this.#trimming])
      const running = [...(this.#dispatcher.running ? [this.#dispatcher.running] : []), ...this.#deliverer.running]
      if (running.length === 0) return
      await Promise.all(running)
    }
  }

  async stop(): Promise<void> {
    for (const cancel of this.#cancels.values()) cancel()
    this.#cancels.clear()
    this.#dispatcher.stop()
    await Promise.all([this.#dispatcher.running, this.#looking, this.#trimming, this.#deliverer.stop(stopGraceMs)])
  }

  /** Runs now and again after each pause. */
  #repeat(name: string, pauseMs: number, run: () => void): void {
    this.#cancels.set(
      name,
      this.#setTimer(() => this.#repeat(name, pauseMs, run), pauseMs),
    )
    run()
  }

  /** For many callers at once, it looks once. */
  #lookSoon(): void {
    if (this.#isLookDue) return
    this.#isLookDue = true
    this.#looking = this.#looking.then(() => {
      this.#isLookDue = false
      return this.#look()
    })
  }

  /** Recovers deliveries of a process that died and retries that are due, and disables webhooks whose grant has ended. */
  #look(): Promise<void> {
    this.#dispatcher.wake()
    return this.#eachWebhook((id) => this.#deliverer.wake(id))
  }

  #trim(): Promise<void> {
    return this.#eachWebhook((id) => trimDeliveries(this.#options.store, id, this.#options.now()))
  }

  async #eachWebhook(visit: (id: string) => unknown): Promise<void> {
    try {
      for (const { doc } of await this.#options.store.read.webhooks.list()) await visit(doc.id)
    } catch (error) {
      this.#options.log.error({ err: error }, 'the webhooks could not be read')
    }
  }
}

function runLater(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs)
  // Nothing that is only waited for keeps the process from ending.
  timer.unref()
  return () => clearTimeout(timer)
}
