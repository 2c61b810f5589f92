import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'

export interface McpDocuments {
  /** How the service is authorized at a remote server; the id is a hash of its name. */
  mcpAuthorizations: AuthorizationDocument
  /** An authorization that was started; the id is the SHA-256 of its state. */
  mcpAuthFlows: AuthFlowDocument
  /** The calls of tools; the id is that of the call. */
  mcpCalls: CallDocument
}

export const mcpCollections: Collections<McpDocuments> = {
  mcpAuthorizations: {},
  mcpAuthFlows: { ordered: ['expiresAt'] },
  mcpCalls: { equal: ['status', 'serverName', 'key'] },
}

export interface AuthorizationDocument {
  id: string
  /** The server to which the tokens may be given. */
  url: string
  /** The authorization server to which the refresh token may be given. */
  issuer: string
  /** The client and its tokens, as JSON, sealed by the secret box for this server and this issuer. */
  sealed: string
  /** When the access token expires. */
  expiresAt?: string
  createdBy: string
  createdAt: string
  updatedAt: string
}

export interface AuthFlowDocument {
  id: string
  /** The flow as JSON, with its code verifier, sealed by the secret box. */
  sealed: string
  expiresAt: string
}

type Shown = Schemas['McpCallRecord']

/** A call as it is stored. */
export interface StoredCall extends Omit<Shown, 'state' | 'createdAt' | 'createdBy' | 'endedAt' | 'decidedBy'> {
  status:
    | 'waiting_approval'
    | 'approved'
    | 'rejected'
    | 'running'
    | 'input_required'
    | 'done'
    | 'failed'
    | 'cancelled'
    | 'interrupted'
  startedAt: string
  finishedAt?: string
  /** The id of the user, as of the one who decided on the approval. */
  actor: string
  approvedBy?: string
}

/** With its arguments only while it waits for an approval. */
export interface CallDocument extends StoredCall {
  /** Until when a call counts that has not ended, unless its process says so again. */
  aliveUntil?: string
  /** The digest of what the caller sent, while the call waits for an approval. */
  key?: string
  /** The same without what the server says of the tool. */
  callKey?: string
  /** By which the call of an operation was asked for, while it waits for an approval. */
  credentialId?: string
}
