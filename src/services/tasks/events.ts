import type { NewEvent, StoredEventData } from '../../stores/port.ts'
import type { Change } from '../../collections.ts'

/** What the events of a task have in common. */
export interface TaskMoment {
  readonly at: string
  /** The id of the user, or `system`. */
  readonly actor: string
  readonly taskId: string
}

/** The data of a kind, without the id of the task. */
type Data<Kind extends NewEvent['kind']> = Omit<StoredEventData<Kind>, 'taskId'>

export function taskCreated(moment: TaskMoment, data: Data<'task.created'>): Change {
  return { event: { kind: 'task.created', ...moment, data: { taskId: moment.taskId, ...data } } }
}

export function taskUpdated(moment: TaskMoment, data: Data<'task.updated'>): Change {
  return { event: { kind: 'task.updated', ...moment, data: { taskId: moment.taskId, ...data } } }
}

export function taskDeleted(moment: TaskMoment, data: Data<'task.deleted'>): Change {
  return { event: { kind: 'task.deleted', ...moment, data: { taskId: moment.taskId, ...data } } }
}

export function taskTransitioned(moment: TaskMoment, data: Data<'task.transitioned'>): Change {
  return { event: { kind: 'task.transitioned', ...moment, data: { taskId: moment.taskId, ...data } } }
}

export function taskMoved(moment: TaskMoment, data: Data<'task.moved'>): Change {
  return { event: { kind: 'task.moved', ...moment, data: { taskId: moment.taskId, ...data } } }
}

export type ClaimEventKind = 'task.claimed' | 'task.released' | 'task.stalled'

export function taskClaimChanged(kind: ClaimEventKind, moment: TaskMoment, data: Data<ClaimEventKind>): Change {
  return { event: { kind, ...moment, data: { taskId: moment.taskId, ...data } } }
}

type CommentEventKind = Extract<NewEvent['kind'], `task.comment.${string}`>

export function taskCommentChanged(
  kind: CommentEventKind,
  moment: TaskMoment,
  { id, author }: { readonly id: string; readonly author: string },
): Change {
  return { event: { kind, ...moment, data: { taskId: moment.taskId, commentId: id, author } } }
}

export function taskChangesReplaced(moment: TaskMoment, data: Data<'task.changes.replaced'>): Change {
  return { event: { kind: 'task.changes.replaced', ...moment, data: { taskId: moment.taskId, ...data } } }
}

export function taskChangesApplied(moment: TaskMoment, data: Data<'task.changes.applied'>): Change {
  return { event: { kind: 'task.changes.applied', ...moment, data: { taskId: moment.taskId, ...data } } }
}

export function taskReviewSubmitted(moment: TaskMoment, data: Data<'task.review.submitted'>): Change {
  return { event: { kind: 'task.review.submitted', ...moment, data: { taskId: moment.taskId, ...data } } }
}
