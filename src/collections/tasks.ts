import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'

export interface TaskDocuments {
  /**
   * A task without its comments, plan steps and file changes, so that reading a task never drags their contents along.
   */
  tasks: TaskDocument
  /** The file changes of a task; the id is the task's. */
  taskChanges: TaskChangesDocument
  /** An open, unclaimed task; the id is the task's. */
  taskQueue: { id: string; priority: Schemas['Priority'] }
  /**
   * The expiry of the claim of a task; the id is the task's. Stored separately, so that renewing a claim does not
   * change the task.
   */
  taskClaims: { id: string; claimId: string; holderId: string; expiresAt: string }
  /** What a task depends on, when it depends on anything; the id is the task's. */
  taskDependencies: { id: string; dependsOn: string[] }
  /**
   * Replaced with every change of dependencies, so that two changes cannot make a cycle together; the id is `tasks`.
   */
  taskGraph: { id: string; changeCount: number }
  /** That and how a task was changed; the id is `revisionId` of task and revision. The first revision has none. */
  taskRevisions: TaskRevisionDocument
  /** What a task was in a revision that is not its last one; the id is the same. */
  taskSnapshots: Schemas['TaskAsItWas'] & { id: string }
  comments: Schemas['Comment'] & { taskId: string; authorId: string }
  reviews: ReviewDocument
}

export const taskCollections: Collections<TaskDocuments> = {
  tasks: {
    equal: ['state', 'priority'],
    together: [['state', 'priority']],
    lists: ['tags', 'reviewers'],
    ordered: ['updatedAt'],
    text: ['title', 'content'],
  },
  taskChanges: {},
  taskQueue: { equal: ['priority'] },
  taskClaims: { ordered: ['expiresAt'] },
  taskDependencies: { lists: ['dependsOn'] },
  taskGraph: {},
  taskRevisions: { equal: ['taskId'] },
  taskSnapshots: {},
  comments: { equal: ['taskId'] },
  reviews: { equal: ['taskId'] },
}

type TaskOfItsOwn = Omit<Schemas['Task'], 'changes' | 'comments' | 'planSteps' | 'claim'>

export interface TaskDocument extends TaskOfItsOwn {
  claim?: { id: string; holder: Schemas['Author']; claimedAt: string }
  /** The name of the token with which the task was created. */
  tokenName?: string
  /** Counts the changes of what the history keeps. */
  revision: number
  planStepIds: string[]
  commentCount: number
  /** Of the texts of all comments; absent while there was none. */
  commentBytes?: number
  reviewCount?: number
  changeCount: number
}

export interface ReviewDocument extends Omit<Schemas['Review'], 'reviewer'> {
  taskId: string
  reviewer: Schemas['Author']
  tokenName?: string
}

export interface TaskChangesDocument {
  id: string
  changes: Schemas['FileChange'][]
  /** The SHA-256 of each file that a change touches, as it was when the changes were put; null where there was none. */
  bases?: Record<string, string | null>
}

type TaskRevision = Omit<Schemas['TaskRevision'], 'createdAt' | 'createdBy'>

export interface TaskRevisionDocument extends TaskRevision {
  at: string
  actor: Schemas['Author']
  tokenName?: string
  id: string
  taskId: string
}
