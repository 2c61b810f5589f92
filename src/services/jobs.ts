import type { Caller, Log, Scope, StreamReply } from '../call.ts'
import type { components } from '../generated/types.ts'
import type { JobDocument, JobInput, ProcessMark } from '../stores/documents.ts'
import type { Change, Store } from '../stores/port.ts'
import type { Identity } from './identity.ts'
import { createFollowers } from './jobs/followers.ts'
import { defaultLimits } from './jobs/limits.ts'
import type { JobLimits } from './jobs/limits.ts'
import { planJob } from './jobs/planner.ts'
import { Recovery } from './jobs/recovery.ts'
import { createRegister } from './jobs/register.ts'
import { removeOldJobs } from './jobs/retention.ts'
import { Runner } from './jobs/runner.ts'
import { ScheduleClock } from './jobs/schedule-clock.ts'
import { createSchedules } from './jobs/schedules.ts'
import type { Schedules } from './jobs/schedules.ts'
import { createWatches } from './jobs/watches.ts'
import type { Turns } from './turns.ts'

type Schemas = components['schemas']
export type Job = Schemas['Job']
export type JobKind = Schemas['JobKind']

/** Work that goes on after the call that asked for it, on the store's own tables: one queue for all processes on it. */
export interface Jobs {
  /** Says how the jobs of a kind are done, before `start`. What is said last counts. */
  define(kind: JobKind, work: JobWork): void

  /** Plans a job. What queues it is committed together with what wants it; call `wake` after the commit. */
  plan(order: JobOrder): Promise<Planned<{ job: Job }>>

  /** Looks for queued jobs now. They are found without it too, only later. */
  wake(): void

  /** A page of jobs, newest first; of these tasks alone if some are named, for a credential that is narrowed to them. */
  list(query: JobsQuery, taskIds?: readonly string[]): Promise<{ jobs: Job[]; nextCursor?: string }>

  /** Fails with `job_not_found`, as everything here that names a job; also when the caller may not see its task. */
  get(id: string, caller: Caller): Promise<{ job: Job; version: number }>

  planCancellation(id: string, caller: Caller): Promise<Planned<{ job: Job; version: number }>>

  /** Plans a new job with the work of a finished one. The caller needs the scopes of its kind. */
  planRetry(id: string, caller: Caller): Promise<Planned<{ job: Job }>>

  log(id: string, query: LogQuery, caller: Caller, signal: AbortSignal): Promise<Schemas['JobLogPart']>

  follow(
    id: string,
    query: { readonly cursor?: number | undefined; readonly lastEventId?: string | undefined },
    caller: Caller,
  ): Promise<StreamReply>

  /** What runs by the clock. */
  readonly schedules: Schedules

  readonly limits: JobLimits

  /** How many jobs this process works on. */
  running(): number

  /** How many follow jobs. */
  openStreams(): number

  /** Answers those who wait for a log, ends those who follow a job, and takes no more of them. */
  stopFollowing(): void

  /** Takes up what a former run of the service left, and begins to work. */
  start(): Promise<void>

  /** Begins nothing more, ends what runs (`interrupted`), and lets go of it. */
  stop(): Promise<void>
}

export type Planned<Given> = Given & { readonly changes: Change[] }

export interface JobOrder {
  readonly kind: JobKind
  /** The id of the user for whom it is done. */
  readonly createdBy: string
  readonly input?: JobInput
  readonly taskId?: string | undefined
  readonly planStepId?: string | undefined
  readonly scheduleId?: string | undefined
  readonly retryOf?: string | undefined
}

/** How the jobs of one kind are done. */
export interface JobWork {
  /** What a caller must be allowed, to have it done by a schedule or again. */
  readonly scopes: readonly Scope[]
  /** Whether it may be done again when nobody knows how far it came. */
  readonly isIdempotent: boolean
  /** How often it is begun at most, when it fails in a way that may pass. */
  readonly attemptsMax: number
  /** Refuses a caller who may not have this very job done, by a schedule or again. */
  readonly permit?: (order: Pick<JobDocument, 'input' | 'taskId'>, caller: Caller) => Promise<void>
  /** Refuses a job that cannot be, and gives what else is committed when it is queued. */
  readonly prepare?: (job: JobDocument) => Promise<readonly Change[]>
  /**
   * Does the work. Once its signal has aborted it throws, or gives an error with what it came to: the job is then cancelled
   * or interrupted. What it gives without an error has succeeded, also after that.
   */
  readonly run: (run: JobRun) => Promise<JobDone>
  /**
   * Gives what else is committed at the end of a job that did not come to its end by itself: it was cancelled or interrupted,
   * or its run threw. The job is given as its end leaves it. Called anew when another writer was faster.
   */
  readonly abandon?: (job: JobDocument) => Promise<readonly Change[]>
}

/** One run of a job. */
export interface JobRun {
  readonly job: JobDocument
  /** Aborts when the job is cancelled, the service stops, or another process took the job over. */
  readonly signal: AbortSignal
  /** Adds to the log. Resolves when there is room for more, so that who waits for it never fills the memory. */
  write(bytes: Uint8Array): Promise<void>
  /** Tells how far it is; of many at once the newest is told, at most four times a second. */
  progress(progress: Schemas['JobProgress']): void
  /** Commits changes while the job is still this process's; those that a function gives are built anew when another writer was faster. */
  commit(changes: Changes): Promise<void>
  /** Records a process that the job started, so that it can be ended after a crash; nothing once it has ended. */
  setProcess(process: ProcessMark | undefined): Promise<void>
}

/** How a run came to its end by itself. */
export interface JobDone {
  readonly result?: Schemas['JobResult']
  /** Why it failed. */
  readonly error?: Schemas['JobError']
  /** Whether another attempt may help. */
  readonly mayPass?: boolean
  /** Committed with the end of the job, as one, unless another attempt follows; those that a function gives are built anew when another writer was faster. */
  readonly changes?: Changes
}

export type BuildChanges = () => Promise<readonly Change[]>
export type Changes = readonly Change[] | BuildChanges

export interface JobsQuery {
  readonly status?: Schemas['JobStatus']
  readonly kind?: JobKind
  readonly taskId?: string
  readonly limit: number
  readonly cursor?: string
}

export interface LogQuery {
  readonly cursor?: number
  readonly waitMs: number
}

export interface JobsOptions {
  readonly store: Store
  readonly turns: Turns
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly log: Log
  /** Whether several processes work on the store, so that what another one left counts as left only after a while. */
  readonly isStoreShared: boolean
  readonly identity: Pick<Identity, 'mayUseTask' | 'current' | 'onEnded'>
  readonly limits?: Partial<JobLimits>
}

const sweepEachMs = 1_000
const tickEachMs = 1_000
const trimEachMs = 60 * 60 * 1000

export function createJobs({
  store,
  turns,
  now,
  newId,
  log,
  isStoreShared,
  identity,
  limits: given,
}: JobsOptions): Jobs {
  const { mayUseTask } = identity
  const limits: JobLimits = { ...defaultLimits, ...given }
  const owner = newId('worker')
  const works = new Map<JobKind, JobWork>()
  const workOf = (kind: JobKind) => works.get(kind)
  const plan = (order: JobOrder) => planJob({ now, newId, workOf }, order)
  const watches = createWatches({ store, log })
  const onChange = watches.tell
  const runner = new Runner({ store, turns, now, log, limits, owner, isStoreShared, workOf, onChange })
  const recovery = new Recovery({
    store,
    turns,
    now,
    log,
    owner,
    isStoreShared,
    isRunning: (id) => runner.has(id),
    workOf,
    onChange,
  })
  const { find, list, get, planCancellation, planRetry } = createRegister({ store, now, workOf, plan, mayUseTask })
  const followers = createFollowers({ store, log, limits, watches, identity, find })
  const schedules = createSchedules({ store, now, newId, schedulesMax: limits.schedulesMax, workOf, mayUseTask })
  const clock = new ScheduleClock({ store, turns, now, log, workOf, plan, onQueued: () => runner.wake() })
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  const timers: NodeJS.Timeout[] = []
  return {
    limits,
    schedules,
    plan,
    list,
    get,
    planCancellation,
    planRetry,
    start,
    stop,
    log: followers.log,
    follow: followers.follow,
    openStreams: followers.openStreams,
    stopFollowing: followers.stop,
    define: (kind, work) => {
      works.set(kind, work)
    },
    wake: () => runner.wake(),
    running: () => runner.runningCount,
  }

  async function start(): Promise<void> {
    await recovery.run()
    runner.start()
    repeat(sweepEachMs, () => recovery.run())
    repeat(tickEachMs, () => clock.tick())
    repeat(trimEachMs, trim)
  }

  async function stop(): Promise<void> {
    stopping.abort()
    followers.stop()
    for (const timer of timers) clearInterval(timer)
    await Promise.all(underWay)
    await runner.stop()
    watches.close()
  }

  function trim(): Promise<void> {
    return removeOldJobs({ store, now, keptMs: limits.keptMs, signal: stopping.signal }).catch((error: unknown) =>
      log.warn({ err: error }, 'old jobs could not be removed'),
    )
  }

  function repeat(pauseMs: number, work: () => Promise<void>): void {
    const begin = () => {
      const done = work().finally(() => underWay.delete(done))
      underWay.add(done)
    }
    timers.push(setInterval(begin, pauseMs).unref())
    begin()
  }
}
