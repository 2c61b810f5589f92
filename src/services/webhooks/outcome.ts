import type { Staged } from '../../call.ts'
import type { DeliveryDocument, WebhookDocument } from '../../collections/webhooks.ts'
import type { Change } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { isReceived } from './delivery.ts'
import type { DeliveryAttempt } from './delivery.ts'
import { webhookDelivery, webhookDisabled } from './events.ts'

const attemptsKept = 50 // What the contract lets a delivery show.
const failingMsMax = 3 * 86_400_000
const statusGone = 410

/** The pauses after the first, second and further failures: ten attempts in a little more than three days. */
const retrySeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
const jitter = 0.1

export interface OutcomeTime {
  readonly now: string
  /** A number from 0 to 1 that spreads retries. */
  readonly chance: number
}

/**
 * What an attempt of the deliverer changes: the delivery, the health of its webhook, and the events that report both.
 */
export function recordOutcome(
  webhook: Versioned<WebhookDocument>,
  delivery: Versioned<DeliveryDocument>,
  attempt: DeliveryAttempt,
  time: OutcomeTime,
): Staged<{ delivery: DeliveryDocument }> {
  const isDelivered = isReceived(attempt) || delivery.doc.status === 'delivered'
  const disabledReason = isReceived(attempt) ? undefined : reasonToDisable(webhook.doc, attempt, time.now)
  const retryAt = isDelivered || disabledReason !== undefined ? undefined : nextAttemptAt(delivery.doc, time)
  const doc = withAttempt(
    delivery.doc,
    attempt,
    isDelivered ? 'delivered' : retryAt === undefined ? 'failed' : 'pending',
    retryAt,
  )
  return {
    delivery: doc,
    changes: [
      { replace: 'deliveries', version: delivery.version, doc },
      webhookDelivery(webhook.doc, doc, attempt, { at: time.now, actor: 'system' }),
      ...healthChanges(webhook, attempt, disabledReason, time.now),
    ],
  }
}

/** What a requested attempt changes: other deliveries of the webhook do not depend on it. */
export function recordManualOutcome(
  webhook: WebhookDocument,
  delivery: Versioned<DeliveryDocument>,
  attempt: DeliveryAttempt,
  { actor, now }: { actor: string; now: string },
): Staged<{ delivery: DeliveryDocument }> {
  const { status, nextAttemptAt: due } = delivery.doc
  const doc = isReceived(attempt)
    ? withAttempt(delivery.doc, attempt, 'delivered', undefined)
    : withAttempt(delivery.doc, attempt, status === 'pending' ? 'pending' : 'failed', due)
  return {
    delivery: doc,
    changes: [
      { replace: 'deliveries', version: delivery.version, doc },
      webhookDelivery(webhook, doc, attempt, { at: now, actor }),
    ],
  }
}

/** What becomes of a delivery that will not be made. */
export function recordDrop(
  webhook: WebhookDocument,
  { doc: { nextAttemptAt: _, ...doc }, version }: Versioned<DeliveryDocument>,
  now: string,
): Change[] {
  const dropped: DeliveryDocument = { ...doc, status: 'failed' }
  return [
    { replace: 'deliveries', version, doc: dropped },
    webhookDelivery(webhook, dropped, undefined, { at: now, actor: 'system' }),
  ]
}

/** What becomes of a webhook that may receive nothing any more. */
export function recordEnd({ doc, version }: Versioned<WebhookDocument>, reason: string, now: string): Change[] {
  const disabled: WebhookDocument = { ...doc, isActive: false, disabledReason: reason, updatedAt: now }
  return [{ replace: 'webhooks', version, doc: disabled }, webhookDisabled(doc, reason, now)]
}

function withAttempt(
  { nextAttemptAt: _, ...delivery }: DeliveryDocument,
  attempt: DeliveryAttempt,
  status: DeliveryDocument['status'],
  retryAt: string | undefined,
): DeliveryDocument {
  return {
    ...delivery,
    attempts: [...delivery.attempts, attempt].slice(-attemptsKept),
    status,
    ...(status === 'pending' && retryAt !== undefined && { nextAttemptAt: retryAt }),
  }
}

function nextAttemptAt(delivery: DeliveryDocument, { now, chance }: OutcomeTime): string | undefined {
  const seconds = retrySeconds[delivery.attempts.length]
  return seconds === undefined
    ? undefined
    : new Date(Date.parse(now) + Math.round(seconds * 1000 * (1 + jitter * chance))).toISOString()
}

function reasonToDisable(
  { failingSince }: WebhookDocument,
  { status }: DeliveryAttempt,
  now: string,
): string | undefined {
  if (status === statusGone) return 'The receiver responded with 410, which disables the webhook.'
  if (failingSince !== undefined && Date.parse(now) - Date.parse(failingSince) >= failingMsMax)
    return `Every attempt since ${failingSince} has failed.`
  return undefined
}

function healthChanges(
  { doc: { failingSince, ...webhook }, version }: Versioned<WebhookDocument>,
  attempt: DeliveryAttempt,
  disabledReason: string | undefined,
  now: string,
): Change[] {
  const change = (doc: WebhookDocument): Change => ({ replace: 'webhooks', version, doc: { ...doc, updatedAt: now } })
  if (isReceived(attempt)) return failingSince === undefined ? [] : [change(webhook)]
  const failing = { ...webhook, failingSince: failingSince ?? attempt.startedAt }
  if (disabledReason === undefined || !webhook.isActive) return failingSince === undefined ? [change(failing)] : []
  return [change({ ...failing, isActive: false, disabledReason }), webhookDisabled(webhook, disabledReason, now)]
}
