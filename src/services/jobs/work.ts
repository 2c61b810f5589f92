import type { Caller, Grant, Scope } from '../../call.ts'
import type { StoredResult } from '../../collections/jobs.ts'
import type { Schemas } from '../../generated/types.ts'
import type { JobDocument, JobInput, Lane, LoggedProgram, ProcessMark } from '../../collections/jobs.ts'
import type { Change } from '../../collections.ts'

export type Job = Schemas['Job']
export type JobKind = Schemas['JobKind']

export interface JobOrder {
  readonly kind: JobKind
  /** `work` by default. */
  readonly lane?: Lane
  /** For whom it is done, and for how long it may be. */
  readonly grant: Grant
  /** Whether who orders it may do less than a person: its programs run behind the walls for such callers. */
  readonly isByNarrow?: boolean | undefined
  readonly input?: JobInput
  readonly taskId?: string | undefined
  readonly planStepId?: string | undefined
  readonly scheduleId?: string | undefined
  readonly retryOf?: string | undefined
  /** The labels of the runner that it needs; by default, what its kind says. */
  readonly runsOn?: readonly string[]
}

/** How the jobs of one kind are done. */
export interface JobWork {
  /** What a caller must be allowed, to have it done by a schedule or again. */
  readonly scopes: readonly Scope[]
  /** Whether it may be repeated when its progress is unknown: whether it is idempotent. */
  readonly isIdempotent: boolean
  /** How often it is begun at most, when it fails in a way that may pass. */
  readonly attemptsMax: number
  /** Refuses a caller who may not have this very job done, by a schedule or again. */
  readonly permit?: (order: Pick<JobDocument, 'input' | 'taskId'>, caller: Caller) => Promise<void>
  /** The labels of the runner that the programs of a job need. */
  readonly runsOn?: (job: JobDocument) => Promise<readonly string[]>
  /** Refuses a job that cannot be, and gives what else is committed when it is queued. */
  readonly prepare?: (job: JobDocument) => Promise<readonly Change[]>
  /**
   * Gives what else is committed when a process claims the job: the beginning of its work, which the run finds done.
   * The job is given as its claim leaves it. Another writer may keep it from being committed; then the run finds
   * nothing done.
   */
  readonly begin?: (job: JobDocument) => Promise<Beginning>
  /**
   * Does the work. Once its signal has aborted it throws, or gives an error with what it came to: the job is then
   * cancelled or interrupted. What it gives without an error has succeeded, also after that.
   */
  readonly run: (run: JobRun) => Promise<JobDone>
  /**
   * Whether its programs are at the runner and outlive the service: then `run` is called again by the next run of the
   * service, `isResumed`, and goes on where the log stands.
   */
  readonly outlivesService?: boolean
  /** Called when the end of the job is committed, or another process has the job. */
  readonly settled?: (jobId: string) => void
  /**
   * Gives what else is committed at the end of a job that did not come to its end by itself: it was cancelled or
   * interrupted, or its run threw. The job is given as its end leaves it. Called again after a conflict with another
   * writer.
   */
  readonly abandon?: (job: JobDocument) => Promise<readonly Change[]>
}

/** The beginning of the work of a job. */
export interface Beginning {
  readonly changes: readonly Change[]
  readonly progress?: NonNullable<JobDocument['progress']>
  /** What the run will work in, recorded as by `setProcess`. */
  readonly process?: ProcessMark
  /** The generation of the runner at which it will start programs, recorded as by `setRunner`. */
  readonly runner?: string
  /** Called when the claim was not committed. */
  readonly release?: () => void
}

/** One run of a job. */
export interface JobRun {
  readonly job: JobDocument
  /** Aborts when the job is cancelled, the service stops, or another process took the job over. */
  readonly signal: AbortSignal
  /** Whether an earlier run of the service has begun it. */
  readonly isResumed: boolean
  /** Adds to the log. Resolves when there is room for more, so that who waits for it never fills the memory. */
  write(bytes: Uint8Array): Promise<void>
  /**
   * Adds the output of a program to the log. How far the log contains it is stored with the log, and told then: one
   * after the other, for one program at a time.
   */
  logProgram(program: string, onLogged: (logged: LoggedProgram) => void): OutputLog
  /** Hides the secrets in use in a text that the job stores. */
  mask(text: string): string
  /** Reports progress; of many reports, the newest is recorded, at most four times a second. */
  progress(progress: Schemas['JobProgress']): void
  /**
   * Commits staged changes while this process has the lease of the job; they are staged again after a
   * conflict.
   */
  commit(stage: StageChanges): Promise<void>
  /** Records a process that the job started, so that it can be ended after a crash; nothing once it has ended. */
  setProcess(process: ProcessMark | undefined): Promise<void>
  /**
   * Records the runner at which a program is started, before it is. So a job without one has started none, and may be
   * begun by another process.
   */
  setRunner(runner: string): Promise<void>
  /** What was recorded last. */
  readonly runner: string | undefined
}

/** The part of a log that contains the output of a program. */
export interface OutputLog {
  /** How far the log contains it already; nothing when not even its heading is there. */
  readonly logged: LoggedProgram | undefined
  /** Adds a line that stands before the output. */
  head(line: string): Promise<void>
  /** Adds the bytes of a stream up to a position. Resolves when there is room for more. */
  write(stream: 'output' | 'error', end: number, bytes: Uint8Array): Promise<void>
  /** Nothing follows: what waits as the beginning of a secret is none. */
  end(): Promise<void>
}

/** The reason of the abort signal of a run that the next run of the service goes on with. */
export const left = 'left'

/** The service ends, and the work goes on at the runner. */
export class WorkLeft extends Error {
  constructor() {
    super('the work is left to the next run of the service')
    this.name = 'WorkLeft'
  }
}

/** How a run came to its end by itself. */
export interface JobDone {
  readonly result?: StoredResult
  /** Why it failed. */
  readonly error?: Schemas['JobError']
  /** Whether another attempt may help. */
  readonly mayPass?: boolean
  /**
   * Committed with the end of the job, as one, unless another attempt follows; staged
   * again after a conflict.
   */
  readonly changes?: StageChanges
}

export type StageChanges = () => Promise<readonly Change[]>

export interface JobsQuery {
  /** Any of these. */
  readonly state?: readonly Schemas['JobState'][]
  readonly kind?: readonly JobKind[]
  readonly taskId?: string
  readonly limit: number
  readonly cursor?: string
}

export interface LogQuery {
  readonly offset?: number
  readonly waitMs: number
}
