import type { Collections } from '../stores/collection.ts'

export interface WorkingTreeDocuments {
  /** Applies that are under way, where several processes use the store: another one completes what one leaves. */
  applyRecords: ApplyRecordDocument
}

export const workingTreeCollections: Collections<WorkingTreeDocuments> = {
  applyRecords: {},
}

export interface ApplyRecordDocument {
  id: string
  state: 'staging' | 'ready'
  files: readonly RecordedFile[]
  removals?: readonly RecordedRemoval[]
  madeFolders: readonly string[]
  /** It could not be completed, and is kept for people to look at. */
  isSetAside?: boolean
}

export interface RecordedFile {
  readonly path: string
  /** The name of the file beside it that becomes it. */
  readonly temporary: string
  readonly sha256: string
  /** The SHA-256 of what it replaces. */
  readonly before: string | null
  /** The file that goes, with its SHA-256. */
  readonly oldPath?: string
  readonly oldBefore?: string | null
}

/** A file that goes, with its SHA-256. */
export interface RecordedRemoval {
  readonly path: string
  readonly sha256: string
}
