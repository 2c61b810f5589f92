import type { Grant } from '../../call.ts'
import type { Schemas } from '../../generated/types.ts'
import { backlogOf } from './backlogs.ts'
import type { JobDocument, StoredResult } from '../../collections/jobs.ts'
import type { Change } from '../../collections.ts'
import { jobQueued } from './events.ts'
import type { JobWork } from './work.ts'
import { shownState } from '../../platform/work/shown-state.ts'
import type { Actors } from '../../platform/work/actors.ts'

export type Job = Schemas['Job']
export type JobStatus = Schemas['JobState']
export type FinalStatus = Exclude<JobStatus, 'queued' | 'running'>
type JobError = Schemas['JobError']

export type QueuedJob = JobDocument & { readonly status: 'queued' }
export type FinishedJob = JobDocument & { readonly status: FinalStatus }

/** The job as callers see it, without its input, which may contain an email. */
export function toJob(
  {
    input: _,
    grant: _grant,
    isByNarrow: _isByNarrow,
    lane: _lane,
    status: state,
    createdBy,
    finishedAt,
    result,
    ...job
  }: JobDocument,
  actors: Actors,
): Job {
  return {
    ...job,
    state,
    createdBy: actors.of(createdBy),
    ...(result && { result: shownResult(result) }),
    ...(finishedAt !== undefined && { endedAt: finishedAt }),
  }
}

function shownResult({ planSteps, ...result }: StoredResult): Schemas['JobResult'] {
  return {
    ...result,
    ...(planSteps && { planSteps: planSteps.map(({ id, status }) => ({ id, state: shownState(status) })) }),
  }
}

/** With what a job or a schedule was made. What an earlier version stored counts as made by a session of its user. */
export function grantOf({ grant, createdBy }: Pick<JobDocument, 'grant' | 'createdBy'>): Grant {
  return grant ?? { userId: createdBy }
}

export function isFinished({ status }: Pick<JobDocument, 'status'>): boolean {
  return status !== 'queued' && status !== 'running'
}

export function queuedAgain(
  { startedAt: _, isCancelling: _cancelling, ...job }: JobDocument,
  runAt: string,
): QueuedJob {
  return { ...job, status: 'queued', runAt }
}

export function started({ error: _, runAt: _runAt, ...job }: JobDocument, at: string): JobDocument {
  return { ...job, status: 'running', attempts: job.attempts + 1, startedAt: at }
}

export function finished(
  { runAt: _, isCancelling: _cancelling, ...job }: JobDocument,
  status: FinalStatus,
  at: string,
  outcome: { result?: StoredResult | undefined; error?: JobError | undefined } = {},
): FinishedJob {
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
  message: 'The service or its runner stopped while the job was running. The progress is unknown.',
}

/**
 * How often a job that may be done again is begun when it is interrupted each time: it may be what ends the service.
 */
const interruptedMax = 5

/** The job after its worker was lost: queued again if it is idempotent. */
export function afterInterruption(
  job: JobDocument,
  work: Pick<JobWork, 'isIdempotent'> | undefined,
  at: string,
): QueuedJob | FinishedJob {
  if (job.isCancelling) return finished(job, 'cancelled', at, { error: cancelledError })
  return work?.isIdempotent && job.attempts < interruptedMax
    ? queuedAgain(job, at)
    : finished(job, 'interrupted', at, { error: interruptedError })
}

/** What queues a job, besides its own document. */
export function queueing(job: JobDocument, at: string): Change[] {
  const { id, runAt = at } = job
  return [{ insert: 'jobQueue', doc: { id, backlog: backlogOf(job), runAt } }, jobQueued(job, at)]
}
