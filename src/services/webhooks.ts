import type { Caller, Log } from '../call.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import { cutPage, readCursor } from '../page.ts'
import type { WebhookDocument } from '../stores/documents.ts'
import type { Change, Store, Versioned } from '../stores/port.ts'
import type { Egress } from './egress.ts'
import { EgressFailure } from './egress.ts'
import { later } from './clock.ts'
import { Deliverer } from './webhooks/deliverer.ts'
import type { Schedule } from './webhooks/deliverer.ts'
import { deliveryOf, isReceived, toDelivery } from './webhooks/delivery.ts'
import type { Delivery, DeliveryAttempt } from './webhooks/delivery.ts'
import { Dispatcher } from './webhooks/dispatcher.ts'
import { unwantable } from './webhooks/kinds.ts'
import { eventOf, planManualOutcome } from './webhooks/outcome.ts'
import { trimDeliveries } from './webhooks/retention.ts'
import { createSender } from './webhooks/sender.ts'
import type { Sender } from './webhooks/sender.ts'
import { createSecret } from './webhooks/signature.ts'

export type { Schedule }
export type Webhook = components['schemas']['Webhook']
type WebhookInput = components['schemas']['WebhookInput']
type WebhookPatch = components['schemas']['WebhookPatch']

/**
 * Events sent to other services as Standard Webhooks say: at least once, signed, tried again for three days. What a
 * caller may not see is not there for them: a credential for some tasks reaches the webhooks of those tasks alone.
 */
export interface Webhooks {
  list(page: Page, caller: Caller): Promise<{ webhooks: Webhook[]; nextCursor?: string }>
  get(id: string, caller: Caller): Promise<{ webhook: Webhook; version: number }>

  /** Refuses with `webhook_target_denied`, `validation_failed`, `quota_exceeded`, `task_not_found` or `forbidden`. */
  planCreation(input: WebhookInput, caller: Caller): Promise<Plan<{ webhook: Webhook; secret: string }>>
  planUpdate(
    id: string,
    patch: WebhookPatch,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Plan<{ webhook: Webhook; version: number }>>
  /** What is still to be delivered is dropped soon after. */
  planRemoval(id: string, ifVersion: number | undefined, caller: Caller): Promise<Plan<unknown>>
  /** The old secret signs too, for 24 hours. */
  planRotation(id: string, caller: Caller): Promise<Plan<{ webhook: Webhook; secret: string }>>

  listDeliveries(id: string, page: Page, caller: Caller): Promise<{ deliveries: Delivery[]; nextCursor?: string }>
  /** Sends a `webhook.test` now, whether the webhook is active or not, and plans its record. */
  test(id: string, caller: Caller): Promise<Plan<{ delivery: Delivery }>>
  /** Sends a delivery once more, now. */
  resend(id: string, deliveryId: string, caller: Caller): Promise<DeliveryAttempt>
  planResent(
    id: string,
    deliveryId: string,
    attempt: DeliveryAttempt,
    caller: Caller,
  ): Promise<Plan<{ delivery: Delivery }>>

  /** Begins to deliver, with what was left when the service ended. */
  start(): void
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
  stop(): Promise<void>
}

export type Plan<Given> = Given & { readonly changes: readonly Change[] }

interface Page {
  readonly limit: number
  readonly cursor?: string
}

export interface WebhooksOptions {
  readonly store: Store
  readonly egress: Egress
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly log: Log
  /** Of the service, as receivers are told it. */
  readonly version: string
  readonly schedule?: Schedule
  /** Gives numbers from 0 to 1 that spread retries. */
  readonly chance?: () => number
  readonly timeoutMs?: number
}

const webhooksMax = 100
const attemptMs = 15_000
const leaseMarginMs = 15_000 // Clocks of two processes may differ, and a record takes its time.
const lookMs = 30_000 // What another process left behind when it died is taken up after so long.
const trimMs = 3_600_000
const stopGraceMs = 3_000
const overlapMs = 86_400_000

export function createWebhooks(options: WebhooksOptions): Webhooks {
  return new StoredWebhooks(options)
}

class StoredWebhooks implements Webhooks {
  readonly #options: WebhooksOptions
  readonly #store: Store
  readonly #now: () => string
  readonly #send: Sender
  readonly #schedule: Schedule
  readonly #dispatcher: Dispatcher
  readonly #deliverer: Deliverer
  readonly #cancels = new Map<string, () => void>()
  #looking: Promise<void> = Promise.resolve()
  #trimming: Promise<void> = Promise.resolve()

  constructor(options: WebhooksOptions) {
    const {
      store,
      egress,
      now,
      newId,
      log,
      version,
      schedule = runLater,
      chance = Math.random,
      timeoutMs = attemptMs,
    } = options
    this.#options = options
    this.#store = store
    this.#now = now
    this.#schedule = schedule
    this.#send = createSender({ egress, now, version, timeoutMs })
    this.#deliverer = new Deliverer({
      store,
      now,
      schedule,
      chance,
      send: this.#send,
      leaseMs: timeoutMs + leaseMarginMs,
      onError: (error, webhookId) =>
        log.error({ err: error, webhookId }, 'deliveries to a webhook stopped for a moment'),
    })
    this.#dispatcher = new Dispatcher({
      store,
      now,
      newId,
      onWork: (id) => this.#deliverer.wake(id),
      onError: (error) => log.error({ err: error }, 'events did not become deliveries for a moment'),
    })
  }

  async list({ limit, cursor }: Page, caller: Caller): Promise<{ webhooks: Webhook[]; nextCursor?: string }> {
    const after = readCursor(cursor, 'webhooks')
    // There are few of them, so that those which the caller may not see are left out here.
    const found = (await this.#store.read.webhooks.list(after && { after })).filter(({ doc }) => maySee(caller, doc))
    const { items, ...next } = cutPage(found, limit, 'webhooks', ({ doc }) => ({ id: doc.id }))
    return { webhooks: items.map(({ doc }) => toWebhook(doc)), ...next }
  }

  async get(id: string, caller: Caller): Promise<{ webhook: Webhook; version: number }> {
    const { doc, version } = await this.#find(id, caller)
    return { webhook: toWebhook(doc), version }
  }

  async planCreation(
    { url, kinds, taskId, description }: WebhookInput,
    caller: Caller,
  ): Promise<Plan<{ webhook: Webhook; secret: string }>> {
    await this.#checkTask(taskId, caller)
    await this.#checkTarget(url)
    checkKinds(kinds)
    if ((await this.#store.read.webhooks.list({ limit: webhooksMax })).length >= webhooksMax)
      fail('quota_exceeded', { message: `There are ${webhooksMax} webhooks, which is the limit. Delete one first.` })
    const at = this.#now()
    const { newest } = await this.#store.eventRange()
    const doc: WebhookDocument = {
      id: this.#options.newId('hook'),
      url,
      kinds,
      isActive: true,
      sinceEvent: newest,
      secret: createSecret(),
      createdBy: caller.userId,
      createdAt: at,
      updatedAt: at,
      ...(taskId !== undefined && { taskId }),
      ...(description !== undefined && { description }),
    }
    return {
      webhook: toWebhook(doc),
      secret: doc.secret,
      changes: [{ insert: 'webhooks', doc }, this.#event('webhook.created', doc, caller)],
    }
  }

  async planUpdate(
    id: string,
    patch: WebhookPatch,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Plan<{ webhook: Webhook; version: number }>> {
    const found = await this.#findAt(id, ifVersion, caller)
    if (patch.taskId !== undefined) await this.#checkTask(patch.taskId ?? undefined, caller)
    if (patch.url !== undefined) await this.#checkTarget(patch.url)
    if (patch.kinds !== undefined) checkKinds(patch.kinds)
    const doc = await this.#patched(found.doc, patch)
    const version = found.version + 1
    return {
      webhook: toWebhook(doc),
      version,
      changes: [{ replace: 'webhooks', version: found.version, doc }, this.#event('webhook.updated', doc, caller)],
    }
  }

  async planRemoval(id: string, ifVersion: number | undefined, caller: Caller): Promise<Plan<unknown>> {
    const { doc, version } = await this.#findAt(id, ifVersion, caller)
    return { changes: [{ remove: 'webhooks', version, id }, this.#event('webhook.deleted', doc, caller)] }
  }

  async planRotation(id: string, caller: Caller): Promise<Plan<{ webhook: Webhook; secret: string }>> {
    const { doc: before, version } = await this.#find(id, caller)
    const now = this.#now()
    const doc = {
      ...before,
      secret: createSecret(),
      previousSecret: before.secret,
      previousUntil: later(now, overlapMs),
      updatedAt: now,
    }
    return {
      webhook: toWebhook(doc),
      secret: doc.secret,
      changes: [{ replace: 'webhooks', version, doc }, this.#event('webhook.updated', doc, caller)],
    }
  }

  async listDeliveries(
    id: string,
    { limit, cursor }: Page,
    caller: Caller,
  ): Promise<{ deliveries: Delivery[]; nextCursor?: string }> {
    await this.#find(id, caller)
    const filter = { webhookId: id }
    const after = readCursor(cursor, filter)
    const found = await this.#store.read.deliveries.list({
      where: filter,
      descending: true,
      limit: limit + 1,
      ...(after && { after }),
    })
    const { items, ...next } = cutPage(found, limit, filter, ({ doc }) => ({ id: doc.id }))
    return { deliveries: items.map(({ doc }) => toDelivery(doc)), ...next }
  }

  async test(id: string, caller: Caller): Promise<Plan<{ delivery: Delivery }>> {
    const { doc: webhook } = await this.#find(id, caller)
    const at = this.#now()
    // A test is no event of the log, so that it has no number in it.
    const event = { id: 0, kind: 'webhook.test', at, actor: caller.userId, data: { webhookId: id } }
    const { nextAttemptAt: _, ...delivery } = deliveryOf(event, webhook, this.#options.newId('msg'), at)
    const attempt = await this.#attempt(webhook, delivery)
    const doc = {
      ...delivery,
      status: isReceived(attempt) ? ('delivered' as const) : ('failed' as const),
      attempts: [attempt],
    }
    return {
      delivery: toDelivery(doc),
      changes: [{ insert: 'deliveries', doc }, { event: eventOf(webhook, doc, attempt, caller.userId, this.#now()) }],
    }
  }

  async resend(id: string, deliveryId: string, caller: Caller): Promise<DeliveryAttempt> {
    const { doc: webhook } = await this.#find(id, caller)
    return this.#attempt(webhook, (await this.#findDelivery(id, deliveryId)).doc)
  }

  async planResent(
    id: string,
    deliveryId: string,
    attempt: DeliveryAttempt,
    caller: Caller,
  ): Promise<Plan<{ delivery: Delivery }>> {
    const { doc: webhook } = await this.#find(id, caller)
    const { delivery, changes } = planManualOutcome(webhook, await this.#findDelivery(id, deliveryId), attempt, {
      actor: caller.userId,
      now: this.#now(),
    })
    return { delivery: toDelivery(delivery), changes }
  }

  start(): void {
    this.#cancels.set(
      'events',
      this.#store.onEvents(() => this.#dispatcher.wake()),
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
      this.#schedule(() => this.#repeat(name, pauseMs, run), pauseMs),
    )
    run()
  }

  /** Takes up what nobody told of: deliveries of a process that died, and retries that fell due meanwhile. */
  #look(): Promise<void> {
    this.#dispatcher.wake()
    return this.#eachWebhook((id) => this.#deliverer.wake(id))
  }

  #trim(): Promise<void> {
    return this.#eachWebhook((id) => trimDeliveries(this.#store, id, this.#now()))
  }

  async #eachWebhook(visit: (id: string) => unknown): Promise<void> {
    try {
      for (const { doc } of await this.#store.read.webhooks.list()) await visit(doc.id)
    } catch (error) {
      this.#options.log.error({ err: error }, 'the webhooks could not be looked through')
    }
  }

  async #patched(
    { taskId, description, disabledReason, failingSince, ...before }: WebhookDocument,
    patch: WebhookPatch,
  ): Promise<WebhookDocument> {
    const isActivated = patch.isActive === true && !before.isActive
    const kept = { taskId: merge(taskId, patch.taskId), description: merge(description, patch.description) }
    return {
      ...before,
      updatedAt: this.#now(),
      url: patch.url ?? before.url,
      kinds: patch.kinds ?? before.kinds,
      isActive: patch.isActive ?? before.isActive,
      ...(kept.taskId !== undefined && { taskId: kept.taskId }),
      ...(kept.description !== undefined && { description: kept.description }),
      ...(isActivated
        ? { sinceEvent: (await this.#store.eventRange()).newest }
        : {
            ...(disabledReason !== undefined && { disabledReason }),
            ...(failingSince !== undefined && { failingSince }),
          }),
    }
  }

  async #attempt(webhook: WebhookDocument, delivery: Parameters<Sender>[1]): Promise<DeliveryAttempt> {
    return (await this.#send(webhook, delivery)) ?? fail('shutting_down')
  }

  async #find(id: string, caller: Caller): Promise<Versioned<WebhookDocument>> {
    const found = await this.#store.read.webhooks.get(id)
    return found && maySee(caller, found.doc) ? found : fail('webhook_not_found')
  }

  async #findAt(id: string, version: number | undefined, caller: Caller): Promise<Versioned<WebhookDocument>> {
    const found = await this.#find(id, caller)
    return version === undefined || version === found.version
      ? found
      : fail('revision_mismatch', { version: found.version })
  }

  async #findDelivery(webhookId: string, id: string) {
    const found = await this.#store.read.deliveries.get(id)
    return found?.doc.webhookId === webhookId ? found : fail('delivery_not_found')
  }

  async #checkTask(taskId: string | undefined, { allow }: Caller): Promise<void> {
    if (allow?.taskIds && !(taskId !== undefined && allow.taskIds.includes(taskId)))
      fail('forbidden', { message: 'This credential is for some tasks. Give the taskId of one of them.' })
    if (taskId !== undefined && !(await this.#store.read.tasks.get(taskId))) fail('task_not_found')
  }

  async #checkTarget(url: string): Promise<void> {
    try {
      await this.#options.egress.check(url)
    } catch (error) {
      if (!(error instanceof EgressFailure)) throw error
      if (error.reason === 'denied') fail('webhook_target_denied', { message: error.message, cause: error })
      fail('validation_failed', {
        message: error.message,
        details: [{ path: 'body/url', rule: 'url', message: error.message }],
        cause: error,
      })
    }
  }

  #event(kind: string, { id, url, kinds, taskId, isActive }: WebhookDocument, caller: Caller): Change {
    return {
      event: {
        kind,
        at: this.#now(),
        actor: caller.userId,
        ...(taskId !== undefined && { taskId }),
        data: { webhookId: id, url, kinds, isActive },
      },
    }
  }
}

function checkKinds(kinds: readonly string[]): void {
  const wrong = unwantable(kinds)
  if (wrong === undefined) return
  const message = `"${wrong}" is never sent. Name kinds like task.created, task.* or *; what webhooks tell of themselves is not sent to them.`
  fail('validation_failed', { message, details: [{ path: 'body/kinds', rule: 'kind', message }] })
}

function maySee({ allow }: Caller, { taskId }: WebhookDocument): boolean {
  return !allow?.taskIds || (taskId !== undefined && allow.taskIds.includes(taskId))
}

/** A merge patch (RFC 7396): null removes, absence leaves. */
function merge(before: string | undefined, given: string | null | undefined): string | undefined {
  return given === undefined ? before : (given ?? undefined)
}

/** Everything but the secrets. */
function toWebhook({
  id,
  url,
  kinds,
  taskId,
  description,
  isActive,
  disabledReason,
  failingSince,
  createdAt,
  updatedAt,
}: WebhookDocument): Webhook {
  return {
    id,
    url,
    kinds,
    isActive,
    createdAt,
    updatedAt,
    ...(taskId !== undefined && { taskId }),
    ...(description !== undefined && { description }),
    ...(disabledReason !== undefined && { disabledReason }),
    ...(failingSince !== undefined && { failingSince }),
  }
}

function runLater(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs)
  // Nothing that is only waited for keeps the process from ending.
  timer.unref()
  return () => clearTimeout(timer)
}
