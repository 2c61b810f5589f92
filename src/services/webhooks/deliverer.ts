import type { DeliveryDocument, WebhookDocument } from '../../collections/webhooks.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import { Slots } from '../../platform/work/slots.ts'
import { isDropped } from './delivery.ts'
import type { DeliveryAttempt } from './delivery.ts'
import type { Grants } from '../identity.ts'
import { recordDrop, recordEnd, recordOutcome } from './outcome.ts'
import { eventIn, readerOf } from './readers.ts'
import type { Sender } from './sender.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'
import { later } from '../../platform/work/clock.ts'

export interface DelivererOptions extends Pick<Foundation, 'store' | 'now' | 'setTimer'> {
  readonly chance: () => number
  readonly send: Sender
  readonly grants: Pick<Grants, 'check'>
  /** For how long an attempt belongs to the process that makes it: longer than an attempt can take. */
  readonly leaseMs: number
  readonly onError: (error: unknown, webhookId: string) => void
}

const attemptsAtOnce = 8
const droppedAtOnce = 50
const recordTriesMax = 20

/** Sends what is due: one delivery at a time to each webhook, in order, and some webhooks at the same time. */
export class Deliverer {
  readonly #options: DelivererOptions
  readonly #slots = new Slots(attemptsAtOnce)
  readonly #running = new Map<string, Promise<void>>()
  readonly #askedAgain = new Set<string>()
  readonly #timers = new Map<string, () => void>()
  readonly #abort = new AbortController()
  #isStopped = false

  constructor(options: DelivererOptions) {
    this.#options = options
  }

  /** Looks for due deliveries to a webhook; asked again meanwhile, looks again. */
  wake(webhookId: string): void {
    if (this.#isStopped) return
    this.#clearTimer(webhookId)
    if (this.#running.has(webhookId)) {
      this.#askedAgain.add(webhookId)
      return
    }
    const run = this.#drain(webhookId)
      .catch((error: unknown) => this.#options.onError(error, webhookId))
      .finally(() => {
        this.#running.delete(webhookId)
        if (this.#askedAgain.delete(webhookId)) this.wake(webhookId)
      })
    this.#running.set(webhookId, run)
  }

  /** What is under way. */
  get running(): readonly Promise<void>[] {
    return [...this.#running.values()]
  }

  /**
   * Begins no attempt any more and waits for those under way; what takes longer than the grace is given up and made
   * again later.
   */
  async stop(graceMs: number): Promise<void> {
    this.#isStopped = true
    for (const id of [...this.#timers.keys()]) this.#clearTimer(id)
    const cancel = this.#options.setTimer(() => this.#abort.abort(), graceMs)
    await Promise.all(this.running)
    cancel()
  }

  async #drain(webhookId: string): Promise<void> {
    const { store, now, setTimer } = this.#options
    while (!this.#isStopped) {
      const [webhook, [next]] = await Promise.all([store.read.webhooks.get(webhookId), this.#due(webhookId, 1)])
      if (!webhook || (await this.#disableIfEnded(webhook))) return
      if (!next?.doc.nextAttemptAt) return
      const waitMs = Date.parse(next.doc.nextAttemptAt) - Date.parse(now())
      if (isDropped(next.doc, webhook.doc)) await this.#drop(webhookId)
      else if (waitMs <= 0) await this.#slots.use(() => this.#deliver(webhookId, next))
      else {
        this.#timers.set(
          webhookId,
          setTimer(() => this.wake(webhookId), waitMs),
        )
        return
      }
    }
  }

  #due(webhookId: string, limit: number): Promise<Versioned<DeliveryDocument>[]> {
    return this.#options.store.read.deliveries.list({ where: { webhookId }, orderBy: 'nextAttemptAt', limit })
  }

  async #deliver(webhookId: string, delivery: Versioned<DeliveryDocument>): Promise<void> {
    const { store, send } = this.#options
    // Read again, because the wait for a slot may have been long.
    const webhook = await store.read.webhooks.get(webhookId)
    if (this.#isStopped || !webhook || isDropped(delivery.doc, webhook.doc)) return
    if (await this.#disableIfEnded(webhook)) return
    if (!(await this.#mayReceive(webhook.doc, delivery.doc)))
      return void (await tryCommit(store, recordDrop(webhook.doc, delivery, this.#options.now())))
    const leased = await this.#lease(delivery)
    if (!leased) return
    const attempt = await send(webhook.doc, leased.doc, this.#abort.signal)
    if (attempt) await this.#record(webhookId, delivery.doc.id, attempt)
    else await tryCommit(this.#options.store, [{ replace: 'deliveries', version: leased.version, doc: delivery.doc }])
  }

  /**
   * Returns whether the webhook was active and its grant has ended; looks again at what is due to it, which is dropped.
   */
  async #disableIfEnded(webhook: Versioned<WebhookDocument>): Promise<boolean> {
    const { grants, now } = this.#options
    const reader = webhook.doc.isActive ? await readerOf(grants, webhook.doc) : undefined
    if (reader === undefined || !('ended' in reader)) return false
    await tryCommit(this.#options.store, recordEnd(webhook, reader.ended, now()))
    this.wake(webhook.doc.id)
    return true
  }

  /** Whether what was made for those for whom the webhook acted is for those for whom it acts now. */
  async #mayReceive(webhook: WebhookDocument, delivery: DeliveryDocument): Promise<boolean> {
    const reader = await readerOf(this.#options.grants, webhook)
    return 'mayReceive' in reader && reader.mayReceive(eventIn(delivery))
  }

  /** Puts the next attempt off until this one must be over. Of two processes that try, one does. */
  async #lease({ doc, version }: Versioned<DeliveryDocument>): Promise<Versioned<DeliveryDocument> | undefined> {
    const { now, leaseMs } = this.#options
    const leased = { ...doc, nextAttemptAt: later(now(), leaseMs) }
    return (await tryCommit(this.#options.store, [{ replace: 'deliveries', version, doc: leased }]))
      ? { doc: leased, version: version + 1 }
      : undefined
  }

  async #record(webhookId: string, deliveryId: string, attempt: DeliveryAttempt): Promise<void> {
    const { store, now, chance } = this.#options
    for (let tries = 1; tries <= recordTriesMax; tries++) {
      const [webhook, delivery] = await Promise.all([
        store.read.webhooks.get(webhookId),
        store.read.deliveries.get(deliveryId),
      ])
      if (!delivery) return
      const changes: readonly Change[] = webhook
        ? recordOutcome(webhook, delivery, attempt, { now: now(), chance: chance() }).changes
        : [{ remove: 'deliveries', version: delivery.version, id: deliveryId }]
      if (await tryCommit(this.#options.store, changes)) return
    }
    throw new Error(`the attempt at ${deliveryId} could not be recorded`)
  }

  async #drop(webhookId: string): Promise<void> {
    const { store, now } = this.#options
    const [webhook, due] = await Promise.all([store.read.webhooks.get(webhookId), this.#due(webhookId, droppedAtOnce)])
    if (!webhook) return
    const dropped = due.filter(({ doc }) => doc.nextAttemptAt !== undefined && isDropped(doc, webhook.doc))
    await tryCommit(
      this.#options.store,
      dropped.flatMap((delivery) => recordDrop(webhook.doc, delivery, now())),
    )
  }

  #clearTimer(webhookId: string): void {
    this.#timers.get(webhookId)?.()
    this.#timers.delete(webhookId)
  }
}
