import type { Collections } from '../../stores/collection.ts'

export interface McpDocuments {
  /** How the service is authorized at a remote server; the id is a hash of its name. */
  mcpAuthorizations: AuthorizationDocument
}

export const mcpCollections: Collections<McpDocuments> = { mcpAuthorizations: {} }

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
