import type { Caller, Staged } from '../../call.ts'
import type { Store } from '../../collections.ts'
import type { DeliveryDocument, WebhookDocument } from '../../collections/webhooks.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { pageOf, type PageQuery } from '../../platform/work/page.ts'
import type { Versioned } from '../../stores/port.ts'
import { deliveryOf, isReceived, toDelivery } from './delivery.ts'
import type { Delivery, DeliveryAttempt } from './delivery.ts'
import { webhookDelivery } from './events.ts'
import { recordManualOutcome } from './outcome.ts'
import type { Grants } from '../identity.ts'
import { eventIn, readerOf } from './readers.ts'
import type { Sender } from './sender.ts'
import { findWebhook } from './webhook.ts'

export interface DeliveriesOptions extends Pick<Foundation, 'actors' | 'store' | 'now' | 'newId'> {
  readonly send: Sender
  readonly identity: { readonly grants: Pick<Grants, 'check'> }
}

/** The deliveries of one webhook, for a caller: they are listed, and sent on request. */
export class Deliveries {
  readonly #options: DeliveriesOptions

  constructor(options: DeliveriesOptions) {
    this.#options = options
  }

  async list(id: string, page: PageQuery, caller: Caller): Promise<{ deliveries: Delivery[]; nextCursor?: string }> {
    const { store } = this.#options
    await findWebhook(store, id, caller)
    const { items, ...next } = await pageOf(store.read.deliveries, page, { where: { webhookId: id }, descending: true })
    return { deliveries: items.map(toDelivery), ...next }
  }

  /** Sends a `webhook.test` now, whether the webhook is active or not, and stages its record. */
  async test(id: string, caller: Caller): Promise<Staged<{ delivery: Delivery }>> {
    const { store, actors, now, newId } = this.#options
    const { doc: webhook } = await findWebhook(store, id, caller)
    const at = now()
    // A test is no event of the log, so that it has no number in it.
    const actor = actors.of(caller.userId)
    const event = { id: 0, kind: 'webhook.test', at, actor, data: { webhookId: id } } as const
    const { nextAttemptAt: _, ...delivery } = deliveryOf(event, webhook, newId('msg'), at)
    const attempt = await this.#attempt(webhook, delivery)
    const status = isReceived(attempt) ? 'delivered' : 'failed'
    const doc: DeliveryDocument = { ...delivery, status, attempts: [attempt] }
    return recordEffect(async () => ({
      delivery: toDelivery(doc),
      changes: [
        { insert: 'deliveries', doc },
        webhookDelivery(webhook, doc, attempt, { at: now(), actor: caller.userId }),
      ],
    }))
  }

  /** Sends a delivery once more, now, and stages its record. Refuses with `forbidden`. */
  async redeliver(id: string, deliveryId: string, caller: Caller): Promise<Staged<{ delivery: Delivery }>> {
    const { store, now } = this.#options
    const { doc: webhook } = await findWebhook(store, id, caller)
    const { doc: delivery } = await findDelivery(store, id, deliveryId)
    await this.#requireReadable(webhook, delivery, caller)
    const attempt = await this.#attempt(webhook, delivery)
    return recordEffect(async () => {
      const { doc } = await findWebhook(store, id, caller)
      const found = await findDelivery(store, id, deliveryId)
      const { delivery, changes } = recordManualOutcome(doc, found, attempt, { actor: caller.userId, now: now() })
      return { delivery: toDelivery(delivery), changes }
    })
  }

  /** Refuses to send what those may not read for whom the webhook acts or, when they are gone, the caller. */
  async #requireReadable(webhook: WebhookDocument, delivery: DeliveryDocument, { grant, scopes }: Caller) {
    const { grants } = this.#options.identity
    const reader = await readerOf(grants, webhook)
    const mayRead = 'ended' in reader ? await readerOf(grants, { ...webhook, grant, scopes: [...scopes] }) : reader
    if (!('mayReceive' in mayRead && mayRead.mayReceive(eventIn(delivery))))
      fail('forbidden', { message: `The credential that the webhook acts for may not read this ${delivery.kind}.` })
  }

  async #attempt(webhook: WebhookDocument, delivery: DeliveryDocument): Promise<DeliveryAttempt> {
    return (await this.#options.send(webhook, delivery)) ?? fail('shutting_down')
  }
}

async function findDelivery(
  store: Pick<Store, 'read'>,
  webhookId: string,
  id: string,
): Promise<Versioned<DeliveryDocument>> {
  const found = await store.read.deliveries.get(id)
  return found?.doc.webhookId === webhookId ? found : fail('delivery_not_found')
}
