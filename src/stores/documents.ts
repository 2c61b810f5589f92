import type { components } from '../generated/types.ts'

type Schemas = components['schemas']

/** What each collection of the store holds. Every document has an `id`, its key. */
export interface Documents {
  /** A task without its comments, plan steps and file changes, so that reading a task never drags their contents along. */
  tasks: TaskDocument
  /** The file changes of a task; the id is the task's. */
  taskChanges: TaskChangesDocument
  /** A task that is open and that nobody has claimed; the id is the task's. */
  taskQueue: { id: string; priority: Schemas['Priority'] }
  /** Until when somebody holds a task; the id is the task's. Kept apart, so that keeping a claim does not change the task. */
  taskClaims: { id: string; claimId: string; holderId: string; expiresAt: string }
  /** What a task depends on, when it depends on anything; the id is the task's. */
  taskDependencies: { id: string; dependsOn: string[] }
  /** Replaced with every change of dependencies, so that two changes cannot make a cycle together; the id is `tasks`. */
  taskGraph: { id: string; changeCount: number }
  /** That and how a task was changed; the id is `revisionId` of task and revision. The first revision has none. */
  taskRevisions: TaskRevisionDocument
  /** What a task was in a revision that is not its last one; the id is the same. */
  taskSnapshots: Schemas['TaskAsItWas'] & { id: string }
  comments: Schemas['Comment'] & { taskId: string; authorId: string }
  reviews: Schemas['Review'] & { taskId: string }
  /** Their order is `planStepIds` of the task. */
  planSteps: Schemas['PlanStep'] & { taskId: string }
  /** Which job executes the plan of a task or a step of it; the id is the task's, so that there is one at a time. */
  planRuns: { id: string; jobId: string; planStepId?: string }
  jobs: JobDocument
  /** A job that waits; the id is the job's. Whoever removes it has the job. */
  jobQueue: { id: string; runAt: string }
  /** Which process runs a job and until when that counts; the id is the job's. */
  jobLeases: { id: string; owner: string; expiresAt: string; process?: ProcessMark }
  /** A piece of the log of a job; the id is `logId` of job and start. */
  jobLogs: { id: string; jobId: string; start: number; base64: string }
  schedules: ScheduleDocument
  /** A secret of the service that all its processes share; the id says for what. */
  serviceKeys: { id: string; key: string }
  /** What is known of a stored message without reading it; the id is in the order in which messages were found. */
  emails: EmailDocument
  /** Which message a file is; the id is `folder/name`, so that the store itself gives each name once. */
  emailNames: { id: string; emailId: string; fileVersion?: string }
  /** The task that was made of a message; the id is the one of the message's content. */
  emailTasks: { id: string; emailId: string; taskId: string }
  /** An uploaded file; the id is its filename. */
  resources: ResourceDocument
  users: UserDocument
  /** Who holds a username; the id is the username, so that the store itself gives each away once. */
  usernames: { id: string; userId: string }
  /** A bearer token; the id is the token's public id, and `hash` the SHA-256 of the secret. */
  tokens: TokenDocument
  /** The one open invitation of a user to set a password; the id is the user's, and `hash` the SHA-256 of the secret. */
  invites: { id: string; hash: string; expiresAt: string }
  /** A browser session; the id is the SHA-256 of the cookie's value. */
  sessions: SessionDocument
  /** A one-time sign-in link; the id is the SHA-256 of its secret. */
  signInLinks: { id: string; userId: string; expiresAt: string }
  /** A set of commands that the owner approved; the id is the SHA-256 of their canonical text. */
  approvals: { id: string; approvedAt: string; approvedBy: string }
  /** The first answer to a call with an `Idempotency-Key`; the id is the SHA-256 of caller, operation and key. */
  idempotency: IdempotencyDocument
  webhooks: WebhookDocument
  /** One event on its way to one webhook. */
  deliveries: DeliveryDocument
  /** Up to which event deliveries were made, for all webhooks; the id is `webhooks`. */
  webhookCursors: { id: string; eventId: number }
}

/** How a collection may be listed and searched. A driver keeps an index for each of these. */
export interface Indexes<Doc> {
  /** Filtered by equality. Of several fields of a filter the first one here leads to the index, so those that leave the fewest come first. */
  readonly equal?: readonly (keyof Doc & string)[]
  /** Fields, in the order of `equal`, that are filtered by at once though each of them leaves many. */
  readonly together?: readonly (readonly (keyof Doc & string)[])[]
  /** Lists of strings, filtered by one of their values. */
  readonly lists?: readonly (keyof Doc & string)[]
  /** Ordered by, besides the id. */
  readonly ordered?: readonly (keyof Doc & string)[]
  /** Searched as text. */
  readonly text?: readonly (keyof Doc & string)[]
}

export const indexes: { readonly [Name in keyof Documents]: Indexes<Documents[Name]> } = {
  tasks: {
    equal: ['state', 'priority'],
    together: [['state', 'priority']],
    lists: ['tags'],
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
  planSteps: { equal: ['taskId'] },
  planRuns: {},
  jobs: { equal: ['taskId', 'status', 'kind'], together: [['status', 'kind']], ordered: ['finishedAt'] },
  jobQueue: { ordered: ['runAt'] },
  jobLeases: { ordered: ['expiresAt'] },
  jobLogs: { equal: ['jobId'] },
  schedules: { ordered: ['nextRunAt'] },
  serviceKeys: {},
  emails: { equal: ['folder'], ordered: ['receivedAt'], text: ['subject', 'from', 'to', 'text'] },
  emailNames: {},
  emailTasks: {},
  resources: { equal: ['taskId', 'mimeType', 'mediaKind'] },
  users: { equal: ['role'] },
  usernames: {},
  invites: { equal: ['hash'] },
  tokens: { equal: ['hash', 'previousHash', 'userId', 'parentId'], ordered: ['expiresAt'] },
  sessions: { equal: ['userId', 'publicId', 'parentId'], ordered: ['expiresAt'] },
  signInLinks: {},
  approvals: {},
  idempotency: { ordered: ['expiresAt'] },
  webhooks: {},
  deliveries: { equal: ['webhookId'], ordered: ['nextAttemptAt'] },
  webhookCursors: {},
}

export type SearchableName = 'tasks' | 'emails'

type TaskOfItsOwn = Omit<Schemas['Task'], 'changes' | 'comments' | 'planSteps'>

export interface TaskDocument extends TaskOfItsOwn {
  /** Counts the changes of what the history keeps. */
  revision: number
  planStepIds: string[]
  commentCount: number
  /** Of the texts of all comments; absent while there was none. */
  commentBytes?: number
  reviewCount?: number
  changeCount: number
}

export interface TaskChangesDocument {
  id: string
  changes: Schemas['FileChange'][]
  /** The SHA-256 of each file that a change touches, as it was when the changes were put; null where there was none. */
  bases?: Record<string, string | null>
}

type TaskRevision = Schemas['TaskRevision']

export interface TaskRevisionDocument extends TaskRevision {
  id: string
  taskId: string
}

export interface JobDocument {
  id: string
  kind: Schemas['JobKind']
  status: Schemas['JobStatus']
  /** What to do, as the kind has it; never shown. */
  input: JobInput
  progress?: Schemas['JobProgress']
  result?: Schemas['JobResult']
  error?: Schemas['JobError']
  isCancelling?: boolean
  taskId?: string
  planStepId?: string
  scheduleId?: string
  retryOf?: string
  createdBy: string
  attempts: number
  logBytes: number
  createdAt: string
  runAt?: string
  startedAt?: string
  finishedAt?: string
}

/** What the kinds of jobs are told. */
export interface JobInput {
  readonly timeoutSeconds?: number
  readonly restart?: boolean
  readonly email?: Schemas['EmailInput']
}

/** A process that a job started: with its start time it is known for sure, by its mark what it started too. */
export interface ProcessMark {
  readonly pid: number
  readonly startTime: number
  /** A `NAME=value` of its environment. */
  readonly mark: string
  /** The machine since its last start, on which alone the numbers mean something. */
  readonly bootId: string
}

export interface ScheduleDocument {
  id: string
  name?: string
  cron: string
  timeZone: string
  kind: Schemas['JobKind']
  taskId?: string
  planStepId?: string
  input: JobInput
  isActive: boolean
  disabledReason?: string
  /** Absent while it is not active. */
  nextRunAt?: string
  lastRunAt?: string
  lastJobId?: string
  createdBy: string
  createdAt: string
  updatedAt: string
}

export interface EmailDocument {
  id: string
  folder: Schemas['MailFolder']
  /** The id that callers know the message by: the name of its file without `.eml`. */
  name: string
  from: string
  to: string[]
  subject: string
  /** The beginning of the text, to be searched. */
  text: string
  snippet?: string
  receivedAt: string
  size: number
  attachmentCount: number
  taskId?: string
  /** Identifies the content, whatever file it is in; absent when it could not be read. */
  contentId?: string
  problem?: string
  /** Differs whenever the file may have changed. */
  fileVersion: string
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

export interface UserDocument {
  id: string
  name: string
  /** What the user signs in with; the owner of the first start has none until the setup is completed. */
  username?: string
  email?: string
  role: Schemas['Role']
  /** argon2id in PHC form. */
  passwordHash?: string
  isDisabled?: boolean
  preferences: Record<string, unknown>
  createdAt: string
  updatedAt: string
}

export interface TokenDocument {
  id: string
  userId: string
  name: string
  hash: string
  scopes: Schemas['Scope'][]
  allow?: Schemas['AllowList']
  createdAt: string
  expiresAt?: string
  /** The token, or the public id of the session, for which this one was exchanged, and with which it ends. */
  parentId?: string
  /** The hash before a rotation, which is accepted until `previousUntil`. */
  previousHash?: string
  previousUntil?: string
}

export interface SessionDocument {
  id: string
  userId: string
  scopes: Schemas['Scope'][]
  allow?: Schemas['AllowList']
  createdAt: string
  /** Moves on while the session is used, up to `endsAt`. */
  expiresAt: string
  endsAt: string
  /** The token by which the session was started, and with which it ends. */
  parentId?: string
  /** Told to its owner, to know it by. */
  publicId: string
  address: string
}

export interface IdempotencyDocument {
  id: string
  /** SHA-256 of what was sent. */
  fingerprint: string
  /** `started` marks an effect outside the store, whose outcome is not known until it is `done`. */
  state: 'started' | 'done'
  /** Status, headers and body, encrypted with a key that only the holder of the idempotency key can make. */
  answer?: string
  expiresAt: string
}

export interface WebhookDocument {
  id: string
  url: string
  description?: string
  kinds: string[]
  taskId?: string
  isActive: boolean
  disabledReason?: string
  /** Events up to this one are not sent: the webhook was made, or made active again, after them. */
  sinceEvent: number
  /** `whsec_…`; the second one is accepted by receivers until `previousUntil`. */
  secret: string
  previousSecret?: string
  previousUntil?: string
  createdBy: string
  createdAt: string
  updatedAt: string
  failingSince?: string
}

export interface DeliveryDocument {
  id: string
  webhookId: string
  eventId: number
  kind: string
  /** The very bytes that are signed and sent. */
  payload: string
  status: 'pending' | 'delivered' | 'failed'
  attempts: Schemas['DeliveryAttempt'][]
  /** When to try next; absent when there is nothing to try. */
  nextAttemptAt?: string
  createdAt: string
}
