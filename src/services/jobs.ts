import type { Metric } from '../platform/work/metrics.ts'
import type { Caller, Staged } from '../call.ts'
import type { ItemChange } from '../collections.ts'
import type { Identity } from './identity.ts'
import type { Lane } from '../collections/jobs.ts'
import { LogSubscribers } from './jobs/log-subscribers.ts'
import type { JobLimits } from './jobs/limits.ts'
import { enqueueJob } from './jobs/queue.ts'
import { Recovery } from './jobs/recovery.ts'
import { JobQueries } from './jobs/queries.ts'
import { removeOldJobs } from './jobs/retention.ts'
import { Runner } from './jobs/runner.ts'
import { ScheduleClock } from './jobs/schedule-clock.ts'
import { Schedules } from './jobs/schedules.ts'
import { jobMetrics } from './jobs/metrics.ts'
import { JobPoller } from './jobs/poller.ts'
import type { Job, JobKind, JobOrder, JobsQuery, JobWork, LogQuery } from './jobs/work.ts'
import type { SecretMask } from '../platform/secrets/secret-mask.ts'
import { Commits } from '../platform/work/commits.ts'
import { perToken } from '../platform/work/shares.ts'
import type { Share } from '../platform/work/shares.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import { every, type Repetition } from '../platform/work/every.ts'
import type { RunnerClient } from '../runner/runner-client.ts'
import type { Runners } from './runners.ts'

export { jobLimits } from './jobs/limits.ts'
export type { JobDocument, LoggedProgram, ProcessMark, StoredResult } from '../collections/jobs.ts'
export { fetchingOf, inputWork, jobErrorOf } from './jobs/input-work.ts'
export type { InputDocument } from './jobs/input-work.ts'
export { actingFor, actingOf } from './jobs/acting.ts'
export type { Acting } from './jobs/acting.ts'
export { grantOf } from './jobs/job.ts'
export { WorkLeft, left } from './jobs/work.ts'
export type {
  Beginning,
  StageChanges,
  Job,
  JobDone,
  JobKind,
  JobOrder,
  JobRun,
  JobsQuery,
  JobWork,
  LogQuery,
  OutputLog,
} from './jobs/work.ts'

export interface JobsOptions
  extends Pick<Foundation, 'actors' | 'store' | 'itemLocks' | 'now' | 'newId' | 'log' | 'isStoreShared'> {
  /** Hides secrets in the logs of jobs. */
  readonly secretMask?: SecretMask
  readonly identity: Pick<Identity, 'current' | 'onEnded' | 'grants'>
  /** Where the programs of jobs are that outlive the service. */
  readonly runner?: Pick<RunnerClient, 'find'>
  /** The runners of other machines. */
  readonly runners?: Pick<Runners, 'choice'>
  readonly limits: JobLimits
}

const sweepEachMs = 1_000
const trimEachMs = 60 * 60 * 1000

/** Work that goes on after the call that asked for it, on the store's own tables: one queue for all processes on it. */
export class Jobs implements Area {
  readonly limits: JobLimits
  /** What runs by the clock. */
  readonly schedules: Schedules
  readonly #options: JobsOptions
  readonly #works = new Map<JobKind, JobWork>()
  readonly #queries: JobQueries
  readonly #subscribers: LogSubscribers
  readonly #poller: JobPoller
  readonly #runner: Runner
  readonly #recovery: Recovery
  readonly #clock: ScheduleClock
  readonly #stopListening: readonly (() => void)[]
  readonly #stopping = new AbortController()
  readonly #repetitions: Repetition[] = []

  constructor(options: JobsOptions) {
    const { store, itemLocks, newId, identity } = options
    this.#options = options
    this.limits = options.limits
    const { grants } = identity
    const { leaseMs, schedulesMax: capacity, schedulesPerUserMax: perUser } = this.limits
    const shared = {
      ...options,
      grants,
      limits: this.limits,
      owner: newId('worker'),
      workOf: (kind: JobKind) => this.#works.get(kind),
      enqueue: (order: JobOrder) => this.enqueue(order),
    }
    this.#poller = new JobPoller(options)
    this.#runner = new Runner(shared)
    this.#recovery = new Recovery({
      ...shared,
      leaseMs,
      isRunning: (id) => this.#runner.has(id),
      runnerGeneration: async () => (await options.runner?.find())?.generation,
      fateOf: async (runner) => options.runners?.choice.fateOf(runner),
      resume: (claim) => this.#runner.resume(claim),
    })
    this.#queries = new JobQueries(shared)
    const find = (id: string, caller: Caller) => this.#queries.find(id, caller)
    this.#subscribers = new LogSubscribers({ ...shared, poller: this.#poller, identity, find })
    this.schedules = new Schedules({ ...shared, share: { capacity, perUser } })
    this.#clock = new ScheduleClock({ ...shared, commits: new Commits({ store, itemLocks }) })
    this.#stopListening = [
      store.onCommit(['jobQueue'], (changes) => {
        if (changes.some((change) => 'insert' in change)) this.#runner.wake()
      }),
      store.onCommit(['jobs'], (changes) => changes.forEach((change) => this.#followJob(change))),
      identity.onEnded(() => this.#clock.recheck()),
      options.runners?.choice.onConnected(() => this.#runner.wake()) ?? (() => {}),
    ]
  }

  listLimits(): readonly Limit[] {
    return [
      {
        name: 'jobs',
        value: this.limits.runningMax,
        unit: 'jobs',
        used: this.running('work'),
        description: 'The number of jobs that one service runs at a time besides turns of chats; others are queued.',
      },
      {
        name: 'jobsPerUser',
        value: this.limits.runningPerUserMax,
        unit: 'jobs',
        description: 'The number of jobs of one user that one service runs at a time; users take turns.',
      },
      {
        name: 'jobsPerToken',
        value: perToken({ perUser: this.limits.runningPerUserMax }),
        unit: 'jobs',
        description: 'The number of jobs of one token, with those made from it, that one service runs at a time.',
      },
      ...turnLimitsOf('chatTurns', this.limits.turns, this.running('turns'), 'turns of chats that a model answers'),
      ...turnLimitsOf('agentTurns', this.limits.agents, this.running('agents'), 'turns of chats that an agent answers'),
      {
        name: 'jobLogBytes',
        value: this.limits.logBytesMax,
        unit: 'bytes',
        description: 'The size of the log of one job that is retained.',
      },
      {
        name: 'jobSeconds',
        value: this.limits.keptMs / 1_000,
        unit: 'seconds',
        description: 'How long a finished job is retained.',
      },
      {
        name: 'jobStreams',
        value: this.limits.streamsMax,
        unit: 'streams',
        used: this.openStreams(),
        description: 'The number of open job streams of all callers.',
      },
      {
        name: 'jobStreamsPerUser',
        value: this.limits.streamsPerUserMax,
        unit: 'streams',
        description: 'The number of open job streams of one user.',
      },
      {
        name: 'jobStreamsPerCredential',
        value: this.limits.streamsPerCredentialMax,
        unit: 'streams',
        description: 'The number of open job streams of one token with those made from it, or of one session.',
      },
      {
        name: 'schedules',
        value: this.limits.schedulesMax,
        unit: 'schedules',
        description: 'The number of schedules.',
      },
      {
        name: 'schedulesPerUser',
        value: this.limits.schedulesPerUserMax,
        unit: 'schedules',
        description: 'The number of schedules of one user.',
      },
      {
        name: 'schedulesPerToken',
        value: perToken({ perUser: this.limits.schedulesPerUserMax }),
        unit: 'schedules',
        description: 'The number of schedules of one token with those made from it.',
      },
    ]
  }

  metrics(): Promise<readonly Metric[]> {
    return jobMetrics(this, this.#options)
  }

  /** Says how the jobs of a kind are done, before `start`. What is said last counts. */
  define(kind: JobKind, work: JobWork): void {
    this.#works.set(kind, work)
  }

  /** Stages a job, to be committed together with what wants it. */
  enqueue(order: JobOrder): Promise<Staged<{ job: Job }>> {
    const { actors, now, newId } = this.#options
    return enqueueJob({ actors, now, newId, workOf: (kind) => this.#works.get(kind) }, order)
  }

  list(query: JobsQuery, taskIds?: readonly string[]): ReturnType<JobQueries['list']> {
    return this.#queries.list(query, taskIds)
  }

  get(id: string, caller: Caller): ReturnType<JobQueries['get']> {
    return this.#queries.get(id, caller)
  }

  cancel(id: string, caller: Caller): ReturnType<JobQueries['cancel']> {
    return this.#queries.cancel(id, caller)
  }

  retry(id: string, caller: Caller): ReturnType<JobQueries['retry']> {
    return this.#queries.retry(id, caller)
  }

  log(id: string, query: LogQuery, caller: Caller, signal: AbortSignal): ReturnType<LogSubscribers['log']> {
    return this.#subscribers.log(id, query, caller, signal)
  }

  follow(
    id: string,
    query: Parameters<LogSubscribers['follow']>[1],
    caller: Caller,
  ): ReturnType<LogSubscribers['follow']> {
    return this.#subscribers.follow(id, query, caller)
  }

  openStreams(): number {
    return this.#subscribers.openStreams()
  }

  /** How many leases of jobs this process has lost since its start: to a cut-off database, a stop, another process. */
  leasesLost(): number {
    return this.#runner.leasesLost
  }

  /** How many jobs of a lane this process works on. */
  running(lane: Lane): number {
    return this.#runner.running(lane)
  }

  /** Whether a process has a job, which may be at its programs. */
  async isLeased(jobId: string): Promise<boolean> {
    return this.#runner.has(jobId) || (await this.#options.store.read.jobLeases.get(jobId)) !== undefined
  }

  /** Begins no more jobs here: another process takes them. Those that run go on. */
  beginDrain(): void {
    this.#runner.stopTaking()
  }

  /** Answers those who wait for a log, ends those who follow a job, and takes no more of them. */
  drain(): void {
    this.#subscribers.stop()
  }

  /** Takes up what a former run of the service left, and begins to work. */
  async start(): Promise<void> {
    await this.#recovery.run()
    this.#runner.start()
    this.#clock.start()
    this.#repetitions.push(
      every(sweepEachMs, () => this.#recovery.run(), { atOnce: true }),
      every(trimEachMs, () => this.#trim(), { atOnce: true }),
    )
  }

  /** Begins nothing more, ends what runs (`interrupted`), and lets go of it. */
  async finish(): Promise<void> {
    this.#stopping.abort()
    this.#subscribers.stop()
    await Promise.all([this.#clock, ...this.#repetitions].map((each) => each.stop()))
    await this.#runner.stop()
    for (const stopOne of this.#stopListening) stopOne()
    this.#poller.close()
  }

  /** What other processes do to a job is found by polling. */
  #followJob(change: ItemChange): void {
    this.#poller.notify('remove' in change ? change.id : change.doc.id)
    if ('replace' in change && change.replace === 'jobs' && change.doc.isCancelling) this.#runner.cancel(change.doc.id)
  }

  #trim(): Promise<void> {
    const { store, now, log } = this.#options
    const { keptMs } = this.limits
    return removeOldJobs({ store, now, keptMs, signal: this.#stopping.signal }).catch((error: unknown) =>
      log.warn({ err: error }, 'old jobs could not be removed'),
    )
  }
}

function turnLimitsOf(name: string, { capacity, perUser }: Share, used: number, what: string): Limit[] {
  return [
    { name, value: capacity, unit: 'jobs', used, description: `The number of ${what} at a time in one service.` },
    { name: `${name}PerUser`, value: perUser, unit: 'jobs', description: `The number of ${what} for one user.` },
    {
      name: `${name}PerToken`,
      value: perToken({ perUser }),
      unit: 'jobs',
      description: `The number of ${what} for one token with those made from it.`,
    },
  ]
}
