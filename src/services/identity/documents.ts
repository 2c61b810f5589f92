import type { components } from '../../generated/types.ts'
import type { Collections } from '../../stores/collection.ts'
import type { Grant } from '../../stores/grant.ts'

type Schemas = components['schemas']

export interface IdentityDocuments {
  users: UserDocument
  /** The user of a username; the id is the username, so that the store enforces uniqueness. */
  usernames: { id: string; userId: string }
  /** A bearer token; the id is the token's public id, and `hash` the SHA-256 of the secret. */
  tokens: TokenDocument
  /**
   * The one open invitation of a user to set a password; the id is the user's, and `hash` the SHA-256 of the secret.
   */
  invites: { id: string; hash: string; expiresAt: string; grant?: Grant }
  /** A browser session; the id is the SHA-256 of the cookie's value. */
  sessions: SessionDocument
  /** A browser from which a user signed in; the id is the SHA-256 of its cookie's value. */
  devices: DeviceDocument
  /** A one-time sign-in link; the id is the SHA-256 of its secret. */
  signInLinks: { id: string; userId: string; expiresAt: string }
}

export const identityCollections: Collections<IdentityDocuments> = {
  users: { equal: ['role'] },
  usernames: {},
  tokens: { equal: ['hash', 'previousHash', 'userId', 'parentId'], ordered: ['expiresAt'] },
  invites: { equal: ['hash'] },
  sessions: { equal: ['userId', 'publicId', 'parentId'], ordered: ['expiresAt'] },
  devices: { equal: ['userId'], ordered: ['expiresAt'] },
  signInLinks: {},
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
  /** How often the password was changed; absent for never. What a session made before a change ends by it. */
  passwordChanges?: number
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
  /** With what the secret was made; absent for the tokens of the service itself and of earlier versions. */
  grant?: Grant
  /** By which credential the shares of the user are counted, if not by this token: see `Grant`. */
  family?: string
  /** The hash before a rotation, which is accepted until `previousUntil`. */
  previousHash?: string
  previousUntil?: string
}

export interface DeviceDocument {
  id: string
  userId: string
  createdAt: string
  expiresAt: string
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
  /** When its user last proved who they are; absent for since it was created. */
  authenticatedAt?: string
  /** The token by which the session was started, and with which it ends. */
  parentId?: string
  /** By which credential the shares of the user are counted, if not by that token: see `Grant`. */
  family?: string
  /** How often the password had been changed when the session was started; absent for never. */
  passwordChanges?: number
  /** Shown to the owner, to recognize the session. */
  publicId: string
  address: string
}
