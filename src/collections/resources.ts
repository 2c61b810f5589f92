import type { Collections } from '../stores/collection.ts'

export interface ResourceDocuments {
  /** An uploaded file; the id is its filename. */
  resources: ResourceDocument
  /** A secret of the service that all its processes share; the id says for what. */
  serviceKeys: { id: string; key: string }
}

export const resourceCollections: Collections<ResourceDocuments> = {
  resources: { equal: ['taskId', 'mimeType', 'mediaKind'], text: ['id', 'description'] },
  serviceKeys: {},
}

export interface ResourceDocument {
  id: string
  mimeType: string
  /** What stands before the slash of the media type. */
  mediaKind: string
  size: number
  sha256: string
  /** Names the bytes in the blob store. */
  blob: string
  thumbnailBlob?: string
  description?: string
  taskId?: string
  createdAt: string
}
