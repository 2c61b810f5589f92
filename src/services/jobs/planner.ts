import { fail } from '../../errors.ts'
import type { JobDocument } from '../../stores/documents.ts'
import type { Job, JobKind, JobOrder, JobWork, Planned } from '../jobs.ts'
import { queueing, toJob } from './job.ts'

export interface PlannerOptions {
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly workOf: (kind: JobKind) => JobWork | undefined
}

/** Makes what queues a job, after its kind has agreed to it. */
export async function planJob(
  { now, newId, workOf }: PlannerOptions,
  { kind, createdBy, input = {}, taskId, planStepId, scheduleId, retryOf }: JobOrder,
): Promise<Planned<{ job: Job }>> {
  const work = workOf(kind) ?? fail('not_ready', { message: `Nothing here does the work of ${kind}.` })
  const at = now()
  const doc: JobDocument = {
    id: newId('job'),
    kind,
    status: 'queued',
    input,
    createdBy,
    attempts: 0,
    logBytes: 0,
    createdAt: at,
    runAt: at,
    ...(taskId !== undefined && { taskId }),
    ...(planStepId !== undefined && { planStepId }),
    ...(scheduleId !== undefined && { scheduleId }),
    ...(retryOf !== undefined && { retryOf }),
  }
  const prepared = (await work.prepare?.(doc)) ?? []
  return { job: toJob(doc), changes: [{ insert: 'jobs', doc }, ...queueing(doc, at), ...prepared] }
}
