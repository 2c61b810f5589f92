import type { Collections } from '../stores/collection.ts'

export interface HttpDocuments {
  /** The first answer to a call with an `Idempotency-Key`; the id is the SHA-256 of caller, operation and key. */
  idempotency: IdempotencyDocument
}

export const httpCollections: Collections<HttpDocuments> = {
  idempotency: { ordered: ['expiresAt'] },
}

export interface IdempotencyDocument {
  id: string
  /** SHA-256 of what was sent. */
  fingerprint: string
  /** `started` marks an effect outside the store, whose outcome is not known until it is `done`. */
  state: 'started' | 'done'
  /** Status, headers and body, encrypted with a key that only the holder of the idempotency key can make. */
  answer?: string
  expiresAt: string
}
