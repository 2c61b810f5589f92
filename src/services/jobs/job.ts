import type { components } from '../../generated/types.ts'
import type { JobDocument } from '../../stores/documents.ts'
import type { Change } from '../../stores/port.ts'
import type { JobWork } from '../jobs.ts'

type Schemas = components['schemas']
export type Job = Schemas['Job']
export type JobStatus = Schemas['JobStatus']
export type FinalStatus = Exclude<JobStatus, 'queued' | 'running'>
type JobError = Schemas['JobError']

/** The job as callers see it: what it was told to do may be a letter. */
export function toJob({ input: _, ...job }: JobDocument): Job {
  return job
}

export function isFinished({ status }: Pick<JobDocument, 'status'>): boolean {
  return status !== 'queued' && status !== 'running'
}

export function queuedAgain(
  { startedAt: _, isCancelling: _cancelling, ...job }: JobDocument,
  runAt: string,
): JobDocument {
  return { ...job, status: 'queued', runAt }
}

export function started({ error: _, runAt: _runAt, ...job }: JobDocument, at: string): JobDocument {
  return { ...job, status: 'running', attempts: job.attempts + 1, startedAt: at }
}

export function finished(
  { runAt: _, isCancelling: _cancelling, ...job }: JobDocument,
  status: FinalStatus,
  at: string,
  outcome: { result?: Schemas['JobResult'] | undefined; error?: JobError | undefined } = {},
): JobDocument {
  return {
    ...job,
    status,
    finishedAt: at,
    ...(outcome.result && { result: outcome.result }),
    ...(outcome.error && { error: outcome.error }),
  }
}

export const cancelledError: JobError = { reason: 'cancelled', message: 'The job was cancelled.' }
export const interruptedError: JobError = {
  reason: 'interrupted',
  message: 'The service ended while the job ran. How far it came is not known.',
}

/** How often a job that may be done again is begun when it is interrupted each time: it may be what ends the service. */
const interruptedMax = 5

/** The job when nobody works on it any more: queued again if it may be done twice. */
export function afterInterruption(
  job: JobDocument,
  work: Pick<JobWork, 'isIdempotent'> | undefined,
  at: string,
): JobDocument {
  if (job.isCancelling) return finished(job, 'cancelled', at, { error: cancelledError })
  return work?.isIdempotent && job.attempts < interruptedMax
    ? queuedAgain(job, at)
    : finished(job, 'interrupted', at, { error: interruptedError })
}

/** What queues a job, besides its own document. */
export function queueing(job: JobDocument, at: string): Change[] {
  const { id, kind, attempts, runAt = at } = job
  return [
    { insert: 'jobQueue', doc: { id, runAt } },
    jobEvent('job.queued', job, at, { kind, ...(attempts > 0 && { attempts, runAt }) }),
  ]
}

/** Tells of the end of a job. */
export function finishedEvent(job: JobDocument, actor = job.createdBy): Change {
  const { kind, status, error, finishedAt = job.createdAt } = job
  return jobEvent('job.finished', job, finishedAt, { kind, status, ...(error && { reason: error.reason }) }, actor)
}

type EventKind = 'job.queued' | 'job.started' | 'job.progress' | 'job.finished' | 'plan_step.output'

export function jobEvent(
  kind: EventKind,
  { id, taskId, createdBy }: JobDocument,
  at: string,
  data: Readonly<Record<string, unknown>>,
  actor = createdBy,
): Change {
  return { event: { kind, at, actor, ...(taskId !== undefined && { taskId }), data: { jobId: id, ...data } } }
}
