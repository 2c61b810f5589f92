import type { Collections } from '../stores/collection.ts'

export interface HttpDocuments {
  /** The first answer to a call with an `Idempotency-Key`; the id is the SHA-256 of caller, operation and key. */
  idempotency: IdempotencyDocument
  /** The processes that work on the store, where processes share it. */
  processes: ProcessDocument
}

export const httpCollections: Collections<HttpDocuments> = {
  idempotency: { ordered: ['expiresAt'] },
  processes: { ordered: ['seenAt'] },
}

export interface IdempotencyDocument {
  id: string
  /** SHA-256 of what was sent. */
  fingerprint: string
  /** `started` marks an effect outside the store, whose outcome is not known until it is `done`. */
  state: 'started' | 'done'
  /** Names the effect, the same for each attempt. */
  effectId?: string
  /** The process that has started the effect, on a store that processes share. */
  process?: string
  /** Status, headers and body, encrypted with a key that only the holder of the idempotency key can make. */
  answer?: string
  expiresAt: string
}

export interface ProcessDocument {
  id: string
  /** The Ed25519 key by which its signatures are verified: SPKI, in Base64url. */
  publicKey: string
  /** The origin at which the other processes reach it. */
  address?: string
  startedAt: string
  /** When it last said that it lives. */
  seenAt: string
}
