import type { DeliveryDocument, WebhookDocument } from '../../stores/documents.ts'
import type { Change, NewEvent, Versioned } from '../../stores/port.ts'
import { isReceived } from './delivery.ts'
import type { DeliveryAttempt } from './delivery.ts'

const attemptsKept = 50 // What the contract lets a delivery show.
const failingMsMax = 3 * 86_400_000
const statusGone = 410

/** The pauses after the first, second and further failures: ten attempts in a little more than three days. */
const retrySeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
const jitter = 0.1

export interface Outcome {
  readonly changes: readonly Change[]
  readonly delivery: DeliveryDocument
}

export interface OutcomeTime {
  readonly now: string
  /** A number from 0 to 1 that spreads retries. */
  readonly chance: number
}

/** What an attempt of the deliverer changes: the delivery, the health of its webhook, and the events that tell of both. */
export function planOutcome(
  webhook: Versioned<WebhookDocument>,
  delivery: Versioned<DeliveryDocument>,
  attempt: DeliveryAttempt,
  time: OutcomeTime,
): Outcome {
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
      { event: eventOf(webhook.doc, doc, attempt, 'system', time.now) },
      ...healthChanges(webhook, attempt, disabledReason, time.now),
    ],
  }
}

/** What an attempt changes that somebody asked for: what else is due to the webhook does not depend on it. */
export function planManualOutcome(
  webhook: WebhookDocument,
  delivery: Versioned<DeliveryDocument>,
  attempt: DeliveryAttempt,
  { actor, now }: { actor: string; now: string },
): Outcome {
  const { status, nextAttemptAt: due } = delivery.doc
  const doc = isReceived(attempt)
    ? withAttempt(delivery.doc, attempt, 'delivered', undefined)
    : withAttempt(delivery.doc, attempt, status === 'pending' ? 'pending' : 'failed', due)
  return {
    delivery: doc,
    changes: [
      { replace: 'deliveries', version: delivery.version, doc },
      { event: eventOf(webhook, doc, attempt, actor, now) },
    ],
  }
}

/** What becomes of a delivery that will not be made. */
export function planDrop(
  webhook: WebhookDocument,
  { doc: { nextAttemptAt: _, ...doc }, version }: Versioned<DeliveryDocument>,
  now: string,
): Change[] {
  const dropped: DeliveryDocument = { ...doc, status: 'failed' }
  return [
    { replace: 'deliveries', version, doc: dropped },
    { event: eventOf(webhook, dropped, undefined, 'system', now) },
  ]
}

export function eventOf(
  webhook: WebhookDocument,
  delivery: DeliveryDocument,
  attempt: DeliveryAttempt | undefined,
  actor: string,
  now: string,
): NewEvent {
  const { status, error } = attempt ?? { error: 'The webhook was not active.' }
  return {
    kind: attempt && isReceived(attempt) ? 'webhook.delivered' : 'webhook.failed',
    at: now,
    actor,
    ...(webhook.taskId !== undefined && { taskId: webhook.taskId }),
    data: {
      webhookId: webhook.id,
      deliveryId: delivery.id,
      eventId: delivery.eventId,
      kind: delivery.kind,
      attempts: delivery.attempts.length,
      ...(status !== undefined && { status }),
      ...(error !== undefined && { error }),
      ...(delivery.nextAttemptAt !== undefined && { nextAttemptAt: delivery.nextAttemptAt }),
    },
  }
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
  if (status === statusGone) return 'The receiver answered 410: it wants no more.'
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
  const failing = { ...webhook, failingSince: failingSince ?? attempt.at }
  if (disabledReason === undefined || !webhook.isActive) return failingSince === undefined ? [change(failing)] : []
  const told = {
    kind: 'webhook.disabled',
    at: now,
    actor: 'system',
    ...(webhook.taskId !== undefined && { taskId: webhook.taskId }),
    data: { webhookId: webhook.id, reason: disabledReason },
  }
  return [change({ ...failing, isActive: false, disabledReason }), { event: told }]
}
