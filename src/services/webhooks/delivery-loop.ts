import type { Foundation } from '../../foundation.ts'
import type { Identity } from '../identity.ts'
import { Deliverer } from './deliverer.ts'
import { createDispatcher } from './dispatcher.ts'
import type { EventFollower } from '../../platform/work/event-follower.ts'
import { trimDeliveries } from './retention.ts'
import type { Sender } from './sender.ts'

export interface DeliveryLoopOptions
  extends Pick<Foundation, 'actors' | 'store' | 'now' | 'newId' | 'log' | 'setTimer'> {
  readonly send: Sender
  readonly identity: Pick<Identity, 'grants' | 'onEnded'>
  /** Gives numbers from 0 to 1 that spread retries. */
  readonly chance: () => number
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
  readonly #events: EventFollower
  readonly #deliverer: Deliverer
  readonly #cancels = new Map<string, () => void>()
  #looking: Promise<void> = Promise.resolve()
  #trimming: Promise<void> = Promise.resolve()
  #isLookDue = false

  constructor(options: DeliveryLoopOptions) {
    const { log, timeoutMs } = options
    const { grants } = options.identity
    this.#options = options
    this.#deliverer = new Deliverer({
      ...options,
      grants,
      leaseMs: timeoutMs + leaseMarginMs,
      onError: (error, webhookId) =>
        log.error({ err: error, webhookId }, 'deliveries to a webhook were interrupted; retrying'),
    })
    this.#events = createDispatcher({
      ...options,
      grants,
      onWork: (id) => this.#deliverer.wake(id),
      onError: (error) => log.error({ err: error }, 'deliveries could not be created from events; retrying'),
    })
  }

  start(): void {
    this.#events.start()
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
      const running = [...(this.#events.running ? [this.#events.running] : []), ...this.#deliverer.running]
      if (running.length === 0) return
      await Promise.all(running)
    }
  }

  async stop(): Promise<void> {
    for (const cancel of this.#cancels.values()) cancel()
    this.#cancels.clear()
    await Promise.all([this.#events.stop(), this.#looking, this.#trimming, this.#deliverer.stop(stopGraceMs)])
  }

  /** Runs now and again after each pause. */
  #repeat(name: string, pauseMs: number, run: () => void): void {
    this.#cancels.set(
      name,
      this.#options.setTimer(() => this.#repeat(name, pauseMs, run), pauseMs),
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

  /**
   * Recovers deliveries of a process that died and retries that are due, and disables webhooks whose grant has ended.
   */
  #look(): Promise<void> {
    this.#events.wake()
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
