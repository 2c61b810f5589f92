import type { Collections } from '../../stores/collection.ts'

export interface ProjectDocuments {
  /** A set of commands that the owner approved; the id is the SHA-256 of their canonical text. */
  approvals: { id: string; approvedAt: string; approvedBy: string }
}

export const projectCollections: Collections<ProjectDocuments> = {
  approvals: {},
}
