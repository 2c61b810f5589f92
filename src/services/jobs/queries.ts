import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import { combinationsOf } from '../../platform/work/any-of.ts'
import { pageOf } from '../../platform/work/page.ts'
import { actingAgain } from './acting.ts'
import type { JobDocument } from '../../collections/jobs.ts'
import { VersionConflict } from '../../stores/port.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import type { Runners } from '../runners.ts'
import { missingScopes } from '../identity.ts'
import { mayUseTask } from '../identity.ts'
import type { Job, JobOrder, JobsQuery, JobWork } from './work.ts'
import { jobFinished, jobProgressed } from './events.ts'
import { requireRuledJob } from './ruled-jobs.ts'
import { cancelledError, finished, isFinished, toJob } from './job.ts'
import type { FinishedJob } from './job.ts'

export interface JobQueriesOptions extends Pick<Foundation, 'actors' | 'store' | 'now'> {
  readonly workOf: (kind: Job['kind']) => JobWork | undefined
  readonly enqueue: (order: JobOrder) => Promise<Staged<{ job: Job }>>
  /** Why no runner takes what needs these labels. */
  readonly runners?: { readonly choice: Pick<Runners['choice'], 'problemOf'> } | undefined
}

/** What callers see of jobs and do to them. */
export class JobQueries {
  readonly #options: JobQueriesOptions

  constructor(options: JobQueriesOptions) {
    this.#options = options
  }

  /**
   * A page of jobs, newest first; of these tasks alone if some are named, for a credential that is narrowed to them.
   */
  async list(
    { limit, cursor, ...filter }: JobsQuery,
    taskIds?: readonly string[],
  ): Promise<{ jobs: Job[]; nextCursor?: string }> {
    // A credential that is narrowed names few tasks; each has its own list, and the newest of all come first.
    const { state, kind, taskId } = filter
    const where = combinationsOf({ taskId: taskId === undefined ? taskIds : [taskId], status: state, kind })
    const list = { where, filter: [filter, taskIds], descending: true }
    const { items, ...next } = await pageOf(this.#options.store.read.jobs, { limit, cursor }, list)
    return { jobs: await Promise.all(items.map((each) => this.#shownNow(each))), ...next }
  }

  /** Fails with `job_not_found`, as everything here that names a job; also when the caller may not see its task. */
  async get(id: string, caller: Caller): Promise<{ job: Job; version: number }> {
    const { doc, version } = await this.find(id, caller)
    return { job: await this.#shownNow(doc), version }
  }

  async find(id: string, caller: Caller): Promise<Versioned<JobDocument>> {
    const { store } = this.#options
    const found = await store.read.jobs.get(id)
    return found && mayUseTask(caller, found.doc.taskId)
      ? found
      : fail('job_not_found', Object.hasOwn(elsewhere, id) ? elsewhere[id] : undefined)
  }

  async cancel(id: string, caller: Caller): Promise<Staged<{ job: Job; version: number }>> {
    const { now } = this.#options
    const { doc, version } = await this.find(id, caller)
    if (isFinished(doc)) fail('job_not_cancellable', { message: `This job has already ended (${doc.status}).` })
    if (doc.isCancelling) return { job: this.#shown(doc), version, changes: [] }
    if (doc.status === 'queued') {
      const job = finished(doc, 'cancelled', now(), { error: cancelledError })
      const changes: Change[] = [{ replace: 'jobs', version, doc: job }, ...(await this.#leavingQueue(job, caller))]
      return { job: this.#shown(job), version: version + 1, changes }
    }
    const job = { ...doc, isCancelling: true }
    const cancelling = jobProgressed(doc, now(), { isCancelling: true }, caller.userId)
    return {
      job: this.#shown(job),
      version: version + 1,
      changes: [{ replace: 'jobs', version, doc: job }, cancelling],
    }
  }

  /** A job that waits for a runner says why. */
  async #shownNow(doc: JobDocument): Promise<Job> {
    const { runners } = this.#options
    const waits = doc.status === 'queued' && doc.runsOn !== undefined
    const problem = waits ? await runners?.choice.problemOf(doc.runsOn ?? [], doc.taskId) : undefined
    return { ...this.#shown(doc), ...(problem !== undefined && { problem }) }
  }

  #shown(doc: JobDocument): Job {
    return toJob(doc, this.#options.actors)
  }

  async #leavingQueue(job: FinishedJob, caller: Caller): Promise<Change[]> {
    const { store, workOf } = this.#options
    const entry = await store.read.jobQueue.get(job.id)
    // It has just started: the caller checks again.
    if (!entry) throw new VersionConflict('jobQueue', job.id)
    const abandoned = (await workOf(job.kind)?.abandon?.(job)) ?? []
    return [{ remove: 'jobQueue', version: entry.version, id: job.id }, ...abandoned, jobFinished(job, caller.userId)]
  }

  /** Stages a new job with the work of a finished one. The caller needs the scopes of its kind. */
  async retry(id: string, caller: Caller): Promise<Staged<{ job: Job }>> {
    const { workOf, enqueue } = this.#options
    const { doc } = await this.find(id, caller)
    if (!isFinished(doc)) fail('job_not_finished')
    await requirePermit(workOf(doc.kind), doc, caller, this.#options)
    const { kind, input, taskId, planStepId } = doc
    return enqueue({ kind, input, taskId, planStepId, ...actingAgain(doc, caller), retryOf: id })
  }
}

/** Refuses who may not have this very job done. */
export async function requirePermit(
  work: JobWork | undefined,
  order: Pick<JobDocument, 'kind' | 'input' | 'taskId' | 'planStepId'>,
  caller: Caller,
  options: Pick<Foundation, 'store' | 'now'>,
): Promise<void> {
  requireScopesOf(work, order.kind, caller)
  await requireRuledJob(order, caller, options)
  await work?.permit?.(order, caller)
}

/** Refuses who may not do by other means what a job of the kind does. */
export function requireScopesOf(work: JobWork | undefined, kind: Job['kind'], { scopes }: Caller): void {
  if (!work) fail('not_ready', { message: `This service cannot run jobs of the kind ${kind}.` })
  const missing = missingScopes(scopes, work.scopes)
  if (missing.length > 0)
    fail('scope_missing', { message: `This credential lacks ${missing.join(', ')}, which ${kind} requires.` })
}

/** What other services have below their jobs. */
const elsewhere: Readonly<Record<string, { readonly hint: string } | undefined>> = {
  schedules: { hint: 'Did you mean GET /api/v1/schedules?' },
}
