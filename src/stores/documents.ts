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
  /** A bearer token; the id is the token's public id, and `hash` the SHA-256 of the secret. */
  tokens: TokenDocument
  /** A browser session; the id is the SHA-256 of the cookie's value. */
  sessions: SessionDocument
  /** A one-time sign-in link; the id is the SHA-256 of its secret. */
  signInLinks: { id: string; userId: string; expiresAt: string }
  /** A set of commands that the owner approved; the id is the SHA-256 of their canonical text. */
  approvals: { id: string; approvedAt: string; approvedBy: string }
}

/** The fields by which a collection may be listed. A driver keeps an index for each. */
export const indexedFields: { readonly [Name in keyof Documents]: readonly (keyof Documents[Name] & string)[] } = {
  tasks: [],
  taskChanges: [],
  resources: ['taskId'],
  users: [],
  tokens: ['hash'],
  sessions: ['userId'],
  signInLinks: [],
  approvals: [],
}

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
  role: 'owner'
  createdAt: string
}

export interface TokenDocument {
  id: string
  userId: string
  name: string
  hash: string
  scopes: Schemas['Scope'][]
  createdAt: string
  expiresAt?: string
}

export interface SessionDocument {
  id: string
  userId: string
  scopes: Schemas['Scope'][]
  createdAt: string
  expiresAt: string
}
