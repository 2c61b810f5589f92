import type { components } from '../../generated/types.ts'
import type { DeliveryDocument, WebhookDocument } from '../../stores/documents.ts'
import type { StoredEvent } from '../../stores/port.ts'

export type Delivery = components['schemas']['Delivery']
export type DeliveryAttempt = components['schemas']['DeliveryAttempt']

/** The delivery of an event to a webhook, due at once. */
export function deliveryOf(event: StoredEvent, webhook: WebhookDocument, id: string, now: string): DeliveryDocument {
  const { id: eventId, kind, at, actor, taskId, data } = event
  const payload = JSON.stringify({
    type: kind,
    timestamp: at,
    data: { id: eventId, kind, at, actor, ...(taskId !== undefined && { taskId }), data },
  })
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

/** Tells whether a delivery will not be made: its webhook is off, or was off after the event. */
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
  // Only the dispatcher writes kinds, and it takes them from events.
  return {
    id,
    webhookId,
    eventId,
    kind: kind as Delivery['kind'],
    status,
    attempts,
    ...(nextAttemptAt !== undefined && { nextAttemptAt }),
    createdAt,
  }
}
