import type { components } from '../generated/types.ts'

type Schemas = components['schemas']

/** What each collection of the store holds. Every document has an `id`, its key. */
export interface Documents {
  /** A task without its file changes, so that reading a task never drags file contents along. */
  tasks: Omit<Schemas['Task'], 'changes'>
  /** The file changes of a task; the id is the task's. */
  taskChanges: { id: string; changes: Schemas['FileChange'][] }
  /** An uploaded file; the id is its filename. */
  resources: ResourceDocument
  users: UserDocument
  /** Who holds a username; the id is the username, so that the store itself gives each away once. */
  usernames: { id: string; userId: string }
  /** A bearer token; the id is the token's public id, and `hash` the SHA-256 of the secret. */
  tokens: TokenDocument
  /** The one open invitation of a user to set a password; the id is the user's, and `hash` the SHA-256 of the secret. */
  invites: { id: string; hash: string; expiresAt: string }
  /** A browser session; the id is the SHA-256 of the cookie's value. */
  sessions: SessionDocument
  /** A one-time sign-in link; the id is the SHA-256 of its secret. */
  signInLinks: { id: string; userId: string; expiresAt: string }
  /** A set of commands that the owner approved; the id is the SHA-256 of their canonical text. */
  approvals: { id: string; approvedAt: string; approvedBy: string }
  /** The first answer to a call with an `Idempotency-Key`; the id is the SHA-256 of caller, operation and key. */
  idempotency: IdempotencyDocument
  webhooks: WebhookDocument
  /** One event on its way to one webhook. */
  deliveries: DeliveryDocument
  /** Up to which event deliveries were made, for all webhooks; the id is `webhooks`. */
  webhookCursors: { id: string; eventId: number }
}

/** How a collection may be listed and searched. A driver keeps an index for each of these. */
export interface Indexes<Doc> {
  /** Filtered by equality. */
  readonly equal?: readonly (keyof Doc & string)[]
  /** Lists of strings, filtered by one of their values. */
  readonly lists?: readonly (keyof Doc & string)[]
  /** Ordered by, besides the id. */
  readonly ordered?: readonly (keyof Doc & string)[]
  /** Searched as text. */
  readonly text?: readonly (keyof Doc & string)[]
}

export const indexes: { readonly [Name in keyof Documents]: Indexes<Documents[Name]> } = {
  tasks: { equal: ['priority'], lists: ['tags'], ordered: ['updatedAt'], text: ['title', 'content'] },
  taskChanges: {},
  resources: { equal: ['taskId'] },
  users: { equal: ['role'] },
  usernames: {},
  invites: { equal: ['hash'] },
  tokens: { equal: ['hash', 'previousHash', 'userId', 'parentId'], ordered: ['expiresAt'] },
  sessions: { equal: ['userId', 'publicId', 'parentId'], ordered: ['expiresAt'] },
  signInLinks: {},
  approvals: {},
  idempotency: { ordered: ['expiresAt'] },
  webhooks: {},
  deliveries: { equal: ['webhookId'], ordered: ['nextAttemptAt'] },
  webhookCursors: {},
}

export type SearchableName = 'tasks'

export interface ResourceDocument {
  id: string
  mimeType: string
  size: number
  sha256: string
  /** Names the bytes in the blob store. */
  blob: string
  thumbnailBlob?: string
  description?: string
  taskId?: string
  createdAt: string
}

export interface UserDocument {
  id: string
  name: string
  /** What the user signs in with; the owner of the first start has none until the setup is completed. */
  username?: string
  email?: string
  role: Schemas['Role']
  /** argon2id in PHC form. */
  passwordHash?: string
  isDisabled?: boolean
  preferences: Record<string, unknown>
  createdAt: string
  updatedAt: string
}

export interface TokenDocument {
  id: string
  userId: string
  name: string
  hash: string
  scopes: Schemas['Scope'][]
  allow?: Schemas['AllowList']
  createdAt: string
  expiresAt?: string
  /** The token, or the public id of the session, for which this one was exchanged, and with which it ends. */
  parentId?: string
  /** The hash before a rotation, which is accepted until `previousUntil`. */
  previousHash?: string
  previousUntil?: string
}

export interface SessionDocument {
  id: string
  userId: string
  scopes: Schemas['Scope'][]
  allow?: Schemas['AllowList']
  createdAt: string
  /** Moves on while the session is used, up to `endsAt`. */
  expiresAt: string
  endsAt: string
  /** The token by which the session was started, and with which it ends. */
  parentId?: string
  /** Told to its owner, to know it by. */
  publicId: string
  address: string
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

export interface WebhookDocument {
  id: string
  url: string
  description?: string
  kinds: string[]
  taskId?: string
  isActive: boolean
  disabledReason?: string
  /** Events up to this one are not sent: the webhook was made, or made active again, after them. */
  sinceEvent: number
  /** `whsec_…`; the second one is accepted by receivers until `previousUntil`. */
  secret: string
  previousSecret?: string
  previousUntil?: string
  createdBy: string
  createdAt: string
  updatedAt: string
  failingSince?: string
}

export interface DeliveryDocument {
  id: string
  webhookId: string
  eventId: number
  kind: string
  /** The very bytes that are signed and sent. */
  payload: string
  status: 'pending' | 'delivered' | 'failed'
  attempts: Schemas['DeliveryAttempt'][]
  /** When to try next; absent when there is nothing to try. */
  nextAttemptAt?: string
  createdAt: string
}
