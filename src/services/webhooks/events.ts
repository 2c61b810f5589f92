import type { DeliveryDocument, WebhookDocument } from '../../collections/webhooks.ts'
import type { Change } from '../../collections.ts'
import type { DeliveryAttempt } from './delivery.ts'
import { isReceived } from './delivery.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { defined } from '../../platform/work/defined.ts'

type EditKind = 'webhook.created' | 'webhook.updated' | 'webhook.deleted'

export function webhookEvent(kind: EditKind, webhook: WebhookDocument, moment: Moment): Change {
  const { id: webhookId, url, kinds, isActive } = webhook
  return { event: { kind, ...moment, ...taskOf(webhook), data: { webhookId, url, kinds, isEnabled: isActive } } }
}

/** What came of an attempt, or that none was made because the webhook was not active. */
export function webhookDelivery(
  webhook: WebhookDocument,
  { id: deliveryId, eventId, kind, attempts, nextAttemptAt }: DeliveryDocument,
  attempt: DeliveryAttempt | undefined,
  moment: Moment,
): Change {
  const { status, error } = attempt ?? { error: 'The webhook was not active.' }
  const data = {
    webhookId: webhook.id,
    deliveryId,
    eventId,
    kind,
    attempts: attempts.length,
    ...defined({ status, problem: error, nextAttemptAt }),
  }
  const outcome = attempt && isReceived(attempt) ? 'webhook.delivered' : 'webhook.failed'
  return { event: { kind: outcome, ...moment, ...taskOf(webhook), data } }
}

export function webhookDisabled(webhook: WebhookDocument, reason: string, at: string): Change {
  const data = { webhookId: webhook.id, reason }
  return { event: { kind: 'webhook.disabled', at, actor: 'system', ...taskOf(webhook), data } }
}

function taskOf({ taskId }: WebhookDocument) {
  return taskId !== undefined && { taskId }
}
