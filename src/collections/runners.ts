import type { Collections } from '../stores/collection.ts'
import type { Grant } from '../stores/grant.ts'

export interface RunnerDocuments {
  runners: RunnerDocument
  /** The id is the name of a runner, so that no other one has it. */
  runnerNames: { id: string; runnerId: string }
  /** The last connection of a runner; the id is that of the runner. */
  runnerLinks: RunnerLinkDocument
  /** At which runner the files of a task are; the id is that of the task, or of the chat. */
  runnerTrees: { id: string; runnerId: string }
}

export const runnerCollections: Collections<RunnerDocuments> = {
  runners: { equal: ['hash'] },
  runnerNames: {},
  runnerLinks: {},
  runnerTrees: { equal: ['runnerId'] },
}

export interface RunnerDocument {
  id: string
  name: string
  labels: string[]
  isEnabled: boolean
  /** The SHA-256 of its token. */
  hash: string
  /** That of who made the token, or has enabled the runner since. One of an earlier version has none. */
  grant?: Grant
  /** The id of the user. */
  createdBy: string
  createdAt: string
  updatedAt: string
}

export interface RunnerLinkDocument {
  id: string
  /** The process to which it is connected, or was. */
  process: string
  isConnected: boolean
  /** Of the runner's program: another one knows nothing of what ran before. */
  generation: string
  connectedAt: string
  seenAt: string
  version?: string
  os?: string
}
