import type { Collections } from '../stores/collection.ts'

export interface SecretDocuments {
  /** The id is the name. */
  secrets: SecretDocument
  /** Names this store in what is sealed, so that a value of another store does not open here; the id is `project`. */
  secretProjects: { id: string; projectId: string }
}

export const secretCollections: Collections<SecretDocuments> = {
  secrets: {},
  secretProjects: {},
}

export interface SecretDocument {
  id: string
  /** Sealed. */
  value: string
  createdAt: string
  updatedAt: string
}
