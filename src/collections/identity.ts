import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'
import type { Grant } from '../stores/grant.ts'

export interface IdentityDocuments {
  users: UserDocument
  /** What names a user who was deleted, in what they did. */
  formerUsers: Pick<UserDocument, 'id' | 'name' | 'role'>
  /** The user of a username; the id is the username, so that the store enforces uniqueness. */
  usernames: { id: string; userId: string }
  /** The rules for the calls of all tokens of users with a role; the id is the role. */
  roleRules: RoleRulesDocument
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
  /** An authenticator app. */
  totps: TotpDocument
  passkeys: PasskeyDocument
  /** The codes of a user that were not used yet, each as its SHA-256; the id is the user's. */
  recoveryCodes: { id: string; hashes: string[]; createdAt: string }
  /** What a passkey is to sign, once; the id is the SHA-256 of it. */
  passkeyChallenges: PasskeyChallengeDocument
  /** The failed sign-ins on one account from one source; the id is the SHA-256 of both. */
  signInFailures: SignInFailuresDocument
  /** An account of the OpenID provider that signs in as a user; the id is the SHA-256 of issuer and subject. */
  oidcAccounts: { id: string; issuer: string; subject: string; userId: string; createdAt: string }
  /** A program that waits for a person to sign it in; the id is the code that the person compares. */
  deviceSignIns: DeviceSignInDocument
}

export const identityCollections: Collections<IdentityDocuments> = {
  users: { equal: ['role'] },
  formerUsers: {},
  usernames: {},
  roleRules: {},
  tokens: { equal: ['hash', 'previousHash', 'userId', 'parentId'], ordered: ['expiresAt'] },
  invites: { equal: ['hash'] },
  sessions: { equal: ['userId', 'publicId', 'parentId'], ordered: ['expiresAt'] },
  devices: { equal: ['userId'], ordered: ['expiresAt'] },
  signInLinks: {},
  totps: { equal: ['userId'] },
  passkeys: { equal: ['credentialId', 'userId'] },
  recoveryCodes: {},
  passkeyChallenges: { ordered: ['expiresAt'] },
  signInFailures: { ordered: ['expiresAt'] },
  oidcAccounts: { equal: ['userId'] },
  deviceSignIns: { equal: ['hash', 'network'], ordered: ['expiresAt'] },
}

export interface UserDocument {
  id: string
  name: string
  /** What the user signs in with; the owner of the first start has none until the setup is completed. */
  username?: string
  email?: string
  /** Whether the user gave the address: then it does not find the user at a sign-in by an OpenID provider. */
  isEmailOwn?: boolean
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
  /** Its own rules and those of what it was made from; the strictest answer counts. */
  rules?: Schemas['CallRule'][][]
  createdAt: string
  expiresAt?: string
  /** The token, or the public id of the session, for which this one was exchanged, and with which it ends. */
  parentId?: string
  /** With what the secret was made; absent for the tokens of the service itself and of earlier versions. */
  grant?: Grant
  /**
   * With what its secret was made by something that was itself made from this token: it ends with that one as well.
   */
  rotatedBy?: Grant
  /** By which credential the shares of the user are counted, if not by this token: see `Grant`. */
  family?: string
  /** The hash before a rotation, which is accepted until `previousUntil`. */
  previousHash?: string
  previousUntil?: string
}

/** A token as its maker decided on it, before it has a secret. */
export type PreparedToken = Omit<TokenDocument, 'id' | 'hash' | 'createdAt' | 'previousHash' | 'previousUntil'>

export interface DeviceSignInDocument {
  id: string
  /** The SHA-256 of the code of the program. */
  hash: string
  clientName: string
  /** The scopes that the program asks for; absent for all. */
  scopes?: Schemas['Scope'][]
  address: string
  /** By what the device sign-ins of one source are counted. */
  network: string
  state: 'pending' | 'approved' | 'rejected'
  /** What the program gets, once it is approved. */
  token?: PreparedToken
  decidedAt?: string
  /** The id of the user. */
  decidedBy?: string
  createdAt: string
  expiresAt: string
}

export interface RoleRulesDocument {
  id: Schemas['RuledRole']
  rules: Schemas['CallRule'][]
  updatedAt: string
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
  /** Those of the token by which it was started. */
  rules?: Schemas['CallRule'][][]
  createdAt: string
  /** Moves on while the session is used, up to `endsAt`. */
  expiresAt: string
  endsAt: string
  /** When its user last proved who they are; absent for since it was created. */
  authenticatedAt?: string
  /** Absent for sessions of earlier versions. */
  signedInBy?: Schemas['SignInMethod']
  /** Whether the user of a password showed a second factor too. */
  hasSecondFactor?: boolean
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

export interface TotpDocument {
  id: string
  userId: string
  name: string
  /** The secret, sealed. */
  sealed: string
  /** The time step of the last code that was accepted: no code is accepted twice. */
  lastStep?: number
  /** Until when it may be confirmed; absent once it is. */
  pendingUntil?: string
  createdAt: string
  lastUsedAt?: string
}

export interface PasskeyDocument {
  id: string
  userId: string
  name: string
  /** The id by which the authenticator knows it, in Base64url. */
  credentialId: string
  /** The public key as COSE, in Base64url. */
  publicKey: string
  /** How often the authenticator signed; some always say 0. */
  counter: number
  transports: string[]
  createdAt: string
  lastUsedAt?: string
}

export interface PasskeyChallengeDocument {
  id: string
  /** For whom a passkey is registered, and by which credential; absent for a sign-in. */
  registration?: { userId: string; credentialId: string }
  expiresAt: string
}

export interface SignInFailuresDocument {
  id: string
  /** When the failures of the last minute were, in milliseconds since 1970; so is `blockedUntil`. */
  failedAt: number[]
  /** The last delay, in milliseconds; 0 before the first one. */
  delayMs: number
  blockedUntil: number
  expiresAt: string
}
