import type { EventData } from '../../generated/event-kinds.ts'
import type { JobDocument, ScheduleDocument } from '../../collections/jobs.ts'
import type { Change } from '../../collections.ts'

export function jobQueued(job: JobDocument, at: string): Change {
  const { id: jobId, kind, attempts, runAt = at } = job
  const again = attempts > 0 && { attempts, runAt }
  return { event: { kind: 'job.queued', ...momentOf(job, at), data: { jobId, kind, ...again } } }
}

export function jobStarted(job: JobDocument, at: string): Change {
  const { id: jobId, kind, attempts } = job
  return { event: { kind: 'job.started', ...momentOf(job, at), data: { jobId, kind, attempts } } }
}

export function jobProgressed(
  job: JobDocument,
  at: string,
  progress: Omit<EventData<'job.progress'>, 'jobId'>,
  actor = job.createdBy,
): Change {
  return { event: { kind: 'job.progress', ...momentOf(job, at), actor, data: { jobId: job.id, ...progress } } }
}

type FinishedJob = JobDocument & { readonly status: EventData<'job.finished'>['state'] }

export function jobFinished(job: FinishedJob, actor = job.createdBy): Change {
  const { id: jobId, kind, status: state, error, finishedAt = job.createdAt } = job
  const data = { jobId, kind, state, ...(error && { reason: error.reason }) }
  return { event: { kind: 'job.finished', ...momentOf(job, finishedAt), actor, data } }
}

/** That a command of the plan of a task wrote to the log of its job: the bytes from one position to another. */
export function planStepOutput(
  { id: jobId, createdBy: actor, planStepId }: JobDocument,
  taskId: string,
  at: string,
  { from, to }: { readonly from: number; readonly to: number },
): Change {
  const data = { jobId, ...(planStepId !== undefined && { planStepId }), from, to }
  return { event: { kind: 'plan_step.output', at, actor, taskId, data } }
}

type ScheduleEventKind = 'schedule.created' | 'schedule.updated' | 'schedule.deleted' | 'schedule.disabled'

export function scheduleEvent(kind: ScheduleEventKind, doc: ScheduleDocument, at: string, actor: string): Change {
  const { id: scheduleId, kind: jobKind, cron, timeZone, isActive, taskId, disabledReason } = doc
  const reason = disabledReason !== undefined && { reason: disabledReason }
  const data = { scheduleId, kind: jobKind, cron, timeZone, isEnabled: isActive, ...reason }
  return { event: { kind, at, actor, ...(taskId !== undefined && { taskId }), data } }
}

function momentOf({ taskId, createdBy: actor }: JobDocument, at: string) {
  return { at, actor, ...(taskId !== undefined && { taskId }) }
}
