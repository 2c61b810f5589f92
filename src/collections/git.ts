import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'

export interface GitDocuments {
  /** A push that asked a remote. */
  gitPushes: PushDocument
  /** How the service signs in at a remote; the id is the name of the remote. */
  gitCredentials: CredentialDocument
}

export const gitCollections: Collections<GitDocuments> = { gitPushes: {}, gitCredentials: {} }

export interface PushDocument {
  id: string
  at: string
  actor: string
  remote: string
  branch: string
  oid?: string
  oldOid?: string
  forced: boolean
  outcome: 'pushed' | 'rejected'
  code?: Schemas['ErrorCode']
}

export interface CredentialDocument {
  id: string
  /** The server to which the secret may be given: `https://host:port` or `ssh://host:port`. */
  target: string
  kind: 'password' | 'key'
  username?: string
  knownHosts?: string
  /** The secret, as JSON, sealed by the secret box. */
  sealed: string
  createdBy: string
  createdAt: string
  updatedAt: string
}
