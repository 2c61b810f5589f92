import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import { cutPage, readCursor } from '../../page.ts'
import type { JobDocument } from '../../stores/documents.ts'
import { VersionConflict } from '../../stores/port.ts'
import type { Change, Store, Versioned } from '../../stores/port.ts'
import { missingScopes } from '../identity/roles.ts'
import type { Job, JobOrder, Jobs, JobsQuery, JobWork, Planned } from '../jobs.ts'
import { cancelledError, finished, finishedEvent, isFinished, jobEvent, toJob } from './job.ts'

export interface RegisterOptions {
  readonly store: Store
  readonly now: () => string
  readonly workOf: (kind: Job['kind']) => JobWork | undefined
  readonly plan: (order: JobOrder) => Promise<Planned<{ job: Job }>>
  readonly mayUseTask: (caller: Caller, taskId: string | undefined) => boolean
}

/** What callers see of jobs and do to them. */
export interface Register extends Pick<Jobs, 'list' | 'get' | 'planCancellation' | 'planRetry'> {
  find(id: string, caller: Caller): Promise<Versioned<JobDocument>>
}

export function createRegister({ store, now, workOf, plan, mayUseTask }: RegisterOptions): Register {
  return { list, get, find, planCancellation, planRetry }

  async function list(
    { limit, cursor, ...filter }: JobsQuery,
    taskIds?: readonly string[],
  ): Promise<{ jobs: Job[]; nextCursor?: string }> {
    const of = [filter, taskIds]
    const after = readCursor(cursor, of)
    const page = { descending: true, limit: limit + 1, ...(after && { after }) }
    // A credential that is narrowed names few tasks; each has its own list, and the newest of all come first.
    const lists =
      taskIds && filter.taskId === undefined ? [...new Set(taskIds)].map((taskId) => ({ ...filter, taskId })) : [filter]
    const found = await Promise.all(lists.map((where) => store.read.jobs.list({ ...page, where })))
    const newest = found
      .flat()
      .sort((one, other) => (one.doc.id < other.doc.id ? 1 : -1))
      .slice(0, limit + 1)
    const { items, ...next } = cutPage(newest, limit, of, ({ doc }) => ({ id: doc.id }))
    return { jobs: items.map(({ doc }) => toJob(doc)), ...next }
  }

  async function get(id: string, caller: Caller): Promise<{ job: Job; version: number }> {
    const { doc, version } = await find(id, caller)
    return { job: toJob(doc), version }
  }

  async function find(id: string, caller: Caller): Promise<Versioned<JobDocument>> {
    const found = await store.read.jobs.get(id)
    return found && mayUseTask(caller, found.doc.taskId) ? found : fail('job_not_found')
  }

  async function planCancellation(id: string, caller: Caller): Promise<Planned<{ job: Job; version: number }>> {
    const { doc, version } = await find(id, caller)
    if (isFinished(doc)) fail('job_not_cancellable', { message: `This job has ended: it is ${doc.status}.` })
    if (doc.isCancelling) return { job: toJob(doc), version, changes: [] }
    const job =
      doc.status === 'queued'
        ? finished(doc, 'cancelled', now(), { error: cancelledError })
        : { ...doc, isCancelling: true }
    const more =
      doc.status === 'queued'
        ? await leavingQueue(job, caller)
        : [jobEvent('job.progress', doc, now(), { isCancelling: true }, caller.userId)]
    return { job: toJob(job), version: version + 1, changes: [{ replace: 'jobs', version, doc: job }, ...more] }
  }

  async function leavingQueue(job: JobDocument, caller: Caller): Promise<Change[]> {
    const entry = await store.read.jobQueue.get(job.id)
    // It has just begun: whoever cancels it looks again.
    if (!entry) throw new VersionConflict('jobQueue', job.id)
    const abandoned = (await workOf(job.kind)?.abandon?.(job)) ?? []
    return [{ remove: 'jobQueue', version: entry.version, id: job.id }, ...abandoned, finishedEvent(job, caller.userId)]
  }

  async function planRetry(id: string, caller: Caller): Promise<Planned<{ job: Job }>> {
    const { doc } = await find(id, caller)
    if (!isFinished(doc)) fail('job_not_finished')
    await requirePermit(workOf(doc.kind), doc, caller)
    const { kind, input, taskId, planStepId } = doc
    return plan({ kind, input, taskId, planStepId, createdBy: caller.userId, retryOf: id })
  }
}

/** Refuses who may not have this very job done. */
export async function requirePermit(
  work: JobWork | undefined,
  order: Pick<JobDocument, 'kind' | 'input' | 'taskId'>,
  caller: Caller,
): Promise<void> {
  requireScopesOf(work, order.kind, caller)
  await work?.permit?.(order, caller)
}

/** Refuses who may not do by other means what a job of the kind does. */
export function requireScopesOf(work: JobWork | undefined, kind: Job['kind'], { scopes }: Caller): void {
  if (!work) fail('not_ready', { message: `Nothing here does the work of ${kind}.` })
  const missing = missingScopes(scopes, work.scopes)
  if (missing.length > 0)
    fail('scope_missing', { message: `This credential lacks ${missing.join(', ')}, which ${kind} needs.` })
}
