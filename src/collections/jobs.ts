import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'
import type { Grant } from '../stores/grant.ts'

export interface JobDocuments {
  jobs: JobDocument
  /** An entry of the job queue; the id is the job's. The process that removes it gets the job. */
  jobQueue: JobQueueDocument
  /** Which process runs a job and until when that counts; the id is the job's. */
  jobLeases: JobLeaseDocument
  /** A piece of the log of a job; the id is `logId` of job and start. */
  jobLogs: { id: string; jobId: string; start: number; base64: string }
  schedules: ScheduleDocument
}

export const jobCollections: Collections<JobDocuments> = {
  jobs: { equal: ['taskId', 'status', 'kind'], together: [['status', 'kind']], ordered: ['finishedAt'] },
  jobQueue: { equal: ['backlog'], ordered: ['runAt', 'backlog'] },
  jobLeases: { ordered: ['expiresAt'] },
  jobLogs: { equal: ['jobId'] },
  schedules: { ordered: ['nextRunAt'] },
}

/** What a job gave, as it is stored. */
export interface StoredResult extends Omit<Schemas['JobResult'], 'planSteps'> {
  planSteps?: { id: string; status: 'passed' | 'failed' | 'skipped' | 'cancelled' | 'interrupted' }[]
}

export interface JobQueueDocument {
  id: string
  runAt: string
  /**
   * The lane, the user and the credential of the job, as `backlogOf` joins them. Absent in entries of earlier versions.
   */
  backlog?: string
}

/**
 * Which places a job needs: those of work, of turns that wait for a model, or of turns that have an agent as a process.
 */
export type Lane = 'work' | 'turns' | 'agents'

export interface JobDocument {
  id: string
  kind: Schemas['JobKind']
  status: Schemas['JobState']
  /** What to do, as the kind has it; never shown. */
  input: JobInput
  progress?: Schemas['JobProgress']
  result?: StoredResult
  error?: Schemas['JobError']
  isCancelling?: boolean
  taskId?: string
  planStepId?: string
  scheduleId?: string
  retryOf?: string
  createdBy: string
  /** Absent for `work`. */
  lane?: Lane
  /** The labels of the runner that its programs need; absent where they run on the machine of the service. */
  runsOn?: string[]
  /** Absent in documents of earlier versions. */
  grant?: Grant
  /** Whether who has ordered it may do less than a person of their role. */
  isByNarrow?: boolean
  attempts: number
  logBytes: number
  createdAt: string
  runAt?: string
  startedAt?: string
  finishedAt?: string
}

/** The inputs of the kinds of jobs. */
export interface JobInput {
  readonly timeoutSeconds?: number
  readonly restart?: boolean
  /** Of a plan: for the steps that have no labels. */
  readonly runsOn?: readonly string[]
  readonly email?: Schemas['EmailInput']
  /** Of an email: the SHA-256 of its attachments when it was ordered, by their filenames. */
  readonly attachedDigests?: Readonly<Record<string, string>>
  readonly git?: {
    readonly remote?: string
    readonly branch?: string
    readonly mode?: 'fast_forward' | 'merge'
    readonly url?: string
    readonly depth?: number
    /** Of submodules. */
    readonly paths?: readonly string[]
  }
  /** Of a turn: the chat. */
  readonly chatId?: string
  readonly skillScript?: SkillScriptInput
  /** Of an evaluation of the knowledge. */
  readonly evaluation?: Schemas['KnowledgeEvaluationInput']
  readonly script?: ScriptInput
  /** Of a rekeying: the key that sealed when it was ordered. */
  readonly keyId?: string
  /** Of a merge: the workspace, and where it is merged. */
  readonly workspace?: { readonly id: string; readonly branch: string; readonly message?: string }
}

/** A script of the configuration, and the SHA-256 of the command that was asked for. */
export interface ScriptInput {
  readonly name: string
  readonly hash: string
  readonly arguments: readonly string[]
}

/** A script of a skill, and the digest of the files with which it was approved. */
export interface SkillScriptInput {
  readonly name: string
  readonly digest: string
  readonly script: string
  readonly arguments: readonly string[]
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

export interface JobLeaseDocument {
  id: string
  owner: string
  expiresAt: string
  process?: ProcessMark
  /**
   * The generation of the runner at which its programs are, recorded before the first of them is started; for a runner
   * of another machine after its id and a slash.
   */
  runner?: string
  logged?: LoggedProgram
}

/** How far the log of a job contains the output of the program that it follows: the bytes of each stream. */
export interface LoggedProgram {
  readonly program: string
  readonly output: number
  readonly error: number
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
  /** The user who chose its times or activated it last, and as whom its jobs run. */
  createdBy: string
  /** That of the call by which the user did; absent in documents of earlier versions. */
  grant?: Grant
  /** Whether that caller may do less than a person of their role. */
  isByNarrow?: boolean
  createdAt: string
  updatedAt: string
}
