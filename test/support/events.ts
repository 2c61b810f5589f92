import type { NewEvent, StoredEvent } from '../../src/stores/port.ts'

const moment = (at: string) => ({ at, actor: 'user_owner' })

export function taskCreated(at: string, { title = 'A task', taskId = 'task_1' } = {}): NewEvent {
  return { kind: 'task.created', ...moment(at), taskId, data: { taskId, title } }
}

/** Each revision makes another event. */
export function taskUpdated(at: string, { restoredFrom = 1, taskId = 'task_1' } = {}): NewEvent {
  return { kind: 'task.updated', ...moment(at), taskId, data: { taskId, changed: ['title'], restoredFrom } }
}

export function taskDeleted(at: string, { title = 'A task', taskId = 'task_1' } = {}): NewEvent {
  return { kind: 'task.deleted', ...moment(at), taskId, data: { taskId, title } }
}

export function commentCreated(at: string, { taskId = 'task_1' } = {}): NewEvent {
  const data = { taskId, commentId: 'cmt_1', author: 'Owner' }
  return { kind: 'task.comment.created', ...moment(at), taskId, data }
}

export function planStepOutput(at: string): NewEvent {
  const data = { jobId: 'job_1', planStepId: 'step_1', from: 0, to: 5 }
  return { kind: 'plan_step.output', ...moment(at), taskId: 'task_1', data }
}

export function userUpdated(at: string): NewEvent {
  return { kind: 'user.updated', ...moment(at), data: { userId: 'user_ada', name: 'Ada' } }
}

export function gitPushed(at: string): NewEvent {
  const data = { remote: 'origin', branch: 'main', engine: 'system', oid: '0'.repeat(40), forced: false } as const
  return { kind: 'git.pushed', ...moment(at), data }
}

export function mailReceived(at: string): NewEvent {
  const data = { folder: 'inbox', id: 'welcome', from: 'ada@example.org', subject: 'Welcome' } as const
  return { kind: 'mail.received', at, actor: 'system', data }
}

export function mailFailed(at: string, jobId: string, message = 'Refused.'): NewEvent {
  return { kind: 'mail.failed', at, actor: 'system', data: { jobId, subject: 'Welcome', message } }
}

/** An event that belongs to no task, and is as large as its reason. */
export function serverStopped(at: string, reason = 'It was not used.'): NewEvent {
  return { kind: 'mcp.server.stopped', at, actor: 'system', data: { serverName: 'everything', reason } }
}

/** An event that the contract does not know, as another version may have stored it: a store takes any. */
export function foreignEvent(
  kind: string,
  at: string,
  given: { readonly taskId?: string; readonly data?: object } = {},
): NewEvent {
  return { kind, ...moment(at), data: {}, ...given } as unknown as NewEvent
}

/** A field of the data of an event, whatever its kind. */
export function fieldOf({ data }: Pick<StoredEvent, 'data'>, name: string): unknown {
  return new Map<string, unknown>(Object.entries(data)).get(name)
}
