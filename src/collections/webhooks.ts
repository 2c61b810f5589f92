import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'
import type { Grant } from '../stores/grant.ts'

export interface WebhookDocuments {
  webhooks: WebhookDocument
  /** One event on its way to one webhook. */
  deliveries: DeliveryDocument
  /** Up to which event deliveries were made, for all webhooks; the id is `webhooks`. */
  webhookCursors: { id: string; eventId: number }
}

export const webhookCollections: Collections<WebhookDocuments> = {
  webhooks: {},
  deliveries: { equal: ['webhookId'], ordered: ['nextAttemptAt'] },
  webhookCursors: {},
}

export interface WebhookDocument {
  id: string
  url: string
  description?: string
  kinds: Schemas['WebhookSelector'][]
  taskId?: string
  isActive: boolean
  disabledReason?: string
  /** Events up to this one are not sent: the webhook was made, or made active again, after them. */
  sinceEvent: number
  /** `whsec_…`; the second one is accepted by receivers until `previousUntil`. */
  secret: string
  previousSecret?: string
  previousUntil?: string
  /** The user who chose the target last, or activated the webhook. */
  createdBy: string
  /** That of the call by which the user did; absent in documents of earlier versions. */
  grant?: Grant
  /** Those of the caller at that time; absent in documents of earlier versions. */
  scopes?: Schemas['Scope'][]
  createdAt: string
  updatedAt: string
  failingSince?: string
}

/** An attempt as it is stored. */
export interface StoredAttempt extends Omit<Schemas['DeliveryAttempt'], 'problem'> {
  error?: string
}

export interface DeliveryDocument {
  id: string
  webhookId: string
  eventId: number
  kind: Schemas['EventKind']
  /** The very bytes that are signed and sent. */
  payload: string
  status: 'pending' | 'delivered' | 'failed'
  attempts: StoredAttempt[]
  /** When to try next; absent when there is nothing to try. */
  nextAttemptAt?: string
  createdAt: string
}
