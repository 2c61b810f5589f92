import type { Collections } from '../stores/collection.ts'
import type { Grant } from '../stores/grant.ts'

export interface WorkspaceDocuments {
  workspaces: WorkspaceDocument
  /** Which workspace a task or a chat has; the id is that of the task or chat, so that it has one at most. */
  workspaceOwners: { id: string; workspaceId: string }
}

export const workspaceCollections: Collections<WorkspaceDocuments> = {
  workspaces: { equal: ['taskId'] },
  workspaceOwners: {},
}

export interface WorkspaceDocument {
  id: string
  taskId?: string
  chatId?: string
  /** An absolute path without links, in the data folder of the process that made it. */
  path: string
  /** The branch of which `baseOid` was the commit. */
  branch?: string
  baseOid: string
  /** The ref of its checkpoints. */
  checkpointRef: string
  /** What a process that ends in between leaves: a folder that is half made or half removed. */
  status: 'creating' | 'ready' | 'removing'
  createdBy: string
  grant: Grant
  createdAt: string
}
