import type { StoredOutcome } from '../../collections/plans.ts'
import type { JobDocument } from '../jobs.ts'
import type { Change } from '../../collections.ts'
import { shownState } from '../../platform/work/shown-state.ts'

type Outcome = StoredOutcome

interface Step {
  readonly id: string
  readonly taskId: string
}

type EditKind = 'plan_step.created' | 'plan_step.updated' | 'plan_step.deleted'

export function planStepEvent(kind: EditKind, { id, taskId }: Step, at: string, actor: string): Change {
  return { event: { kind, at, actor, taskId, data: { planStepId: id } } }
}

export function planStepStarted(
  { id, taskId }: Step,
  { id: jobId, createdBy: actor }: JobDocument,
  at: string,
): Change {
  return { event: { kind: 'plan_step.started', at, actor, taskId, data: { planStepId: id, jobId } } }
}

export function planStepFinished(
  { id, taskId, outcome }: Step & { readonly outcome?: Outcome },
  { id: jobId, createdBy: actor }: JobDocument,
  at: string,
): Change {
  const exitCode = outcome?.exitCode
  const data = {
    planStepId: id,
    jobId,
    state: shownState(finalStatusOf(outcome)),
    ...(exitCode !== undefined && { exitCode }),
  }
  return { event: { kind: 'plan_step.finished', at, actor, taskId, data } }
}

/** The order of the steps is a field of the task. */
export function planReordered(taskId: string, at: string, actor: string): Change {
  return { event: { kind: 'task.updated', at, actor, taskId, data: { taskId, changed: ['planSteps'] } } }
}

/** How an execution ended. One whose end is not known was interrupted. */
export function finalStatusOf(outcome: Outcome | undefined): Exclude<Outcome['status'], 'queued' | 'running'> {
  const status = outcome?.status ?? 'interrupted'
  return status === 'queued' || status === 'running' ? 'interrupted' : status
}
