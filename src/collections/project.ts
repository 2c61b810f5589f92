import type { Collections } from '../stores/collection.ts'

export interface ProjectDocuments {
  /** Commands or a skill that may run; the id is the SHA-256 of their canonical text, or the digest of the files. */
  approvals: ApprovalDocument
  /** A state of `gantry.json`; the id is its number, as text that sorts like it. */
  configRevisions: ConfigRevisionDocument
  /** What the file contained; the id is that of the revision. */
  configContents: ConfigContentDocument
  /** Which process may write some files of the project; the id names the files. */
  fileLeases: FileLeaseDocument
  /** Which project the store belongs to: one item. */
  projectMarks: ProjectMarkDocument
}

export const projectCollections: Collections<ProjectDocuments> = {
  approvals: {},
  configRevisions: {},
  configContents: {},
  fileLeases: {},
  projectMarks: {},
}

export interface ApprovalDocument {
  id: string
  approvedAt: string
  approvedBy: string
  /** Made by a change through a call, and not by an approval: counts where the service runs with `--trust`. */
  isTrustNeeded?: boolean
}

export interface ConfigRevisionDocument {
  id: string
  revision: number
  at: string
  /** The id of a user, or `file` where the file was edited by hand. */
  actor: string
  keys: string[]
  restoredFrom?: number
  /** The `versionOfContent` of the file. */
  contentVersion: number
  /** Of a revision that a call made: where its content was prepared. While that is there, it is not written. */
  prepared?: string
  /** The `versionOfContent` of what it replaced. */
  replaces?: number
}

export interface FileLeaseDocument {
  id: string
  /** The fencing number: one more with each process that takes the lease. */
  term: number
  owner: string
  /** In the time of the database; empty when the lease was released. */
  until: string
  /** Names the store for marks on disk. */
  storeName: string
}

export interface ProjectMarkDocument {
  id: string
  /** What the folder of the project has, too. */
  projectId: string
  /** Where it was when the store began to belong to it, for people. */
  folder: string
  machine: string
  at: string
}

export interface ConfigContentDocument {
  id: string
  /** Sealed. Absent where there was no file. */
  text?: string
}
