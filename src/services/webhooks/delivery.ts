import type { components } from '../../generated/types.ts'
import type { DeliveryDocument, StoredAttempt, WebhookDocument } from '../../collections/webhooks.ts'
import { shownWorkState, withProblem } from '../../platform/work/shown-state.ts'

type Event = components['schemas']['Event']
type Payload = components['schemas']['WebhookPayload']
export type Delivery = components['schemas']['Delivery']
export type DeliveryAttempt = StoredAttempt

/** The delivery of an event to a webhook, due at once. */
export function deliveryOf(
  event: Event,
  webhook: Pick<WebhookDocument, 'id'>,
  id: string,
  now: string,
): DeliveryDocument {
  const { id: eventId, ...rest } = event
  const { kind, at } = event
  const payload = JSON.stringify({ type: kind, timestamp: at, data: { id: eventId, ...rest } } satisfies Payload)
  return {
    id,
    webhookId: webhook.id,
    eventId,
    kind,
    payload,
    status: 'pending',
    attempts: [],
    nextAttemptAt: now,
    createdAt: now,
  }
}

/** Returns whether a delivery is skipped: its webhook is inactive, or was inactive after the event. */
export function isDropped(delivery: DeliveryDocument, webhook: WebhookDocument): boolean {
  return !webhook.isActive || delivery.eventId <= webhook.sinceEvent
}

export function isReceived({ status = 0 }: DeliveryAttempt): boolean {
  return status >= 200 && status < 300
}

export function toDelivery({
  id,
  webhookId,
  eventId,
  kind,
  status,
  attempts,
  nextAttemptAt,
  createdAt,
}: DeliveryDocument): Delivery {
  return {
    id,
    webhookId,
    eventId,
    kind,
    state: shownWorkState(status),
    attempts: attempts.map((attempt) => withProblem(attempt)),
    ...(nextAttemptAt !== undefined && { nextAttemptAt }),
    createdAt,
  }
}
