import type { components } from '../../generated/types.ts'
import type { TaskDocument } from '../../collections/tasks.ts'
import type { Store } from '../../collections.ts'
import { toComment } from './comments.ts'

type Schemas = components['schemas']
export type Task = Schemas['Task']

/** The whole task, with its comments, plan steps and file changes. What it has none of is not looked for. */
export async function toWhole(store: Store, task: TaskDocument): Promise<Task> {
  const {
    revision: _revision,
    tokenName: _tokenName,
    planStepIds,
    commentCount,
    commentBytes: _commentBytes,
    reviewCount: _reviewCount,
    changeCount,
    ...own
  } = task
  const where = { taskId: task.id }
  const comments = commentCount === 0 ? [] : await store.read.comments.list({ where })
  const steps = planStepIds.length === 0 ? [] : await store.read.planSteps.list({ where })
  const changes = changeCount === 0 ? undefined : await store.read.taskChanges.get(task.id)
  return Object.assign(own, {
    planSteps: planStepIds
      .flatMap((id) => steps.find(({ doc }) => doc.id === id) ?? [])
      .map(({ doc: { taskId: _, ...step } }) => step),
    comments: comments.map(({ doc }) => toComment(doc)),
    changes: changes?.doc.changes ?? [],
  })
}

/** The task as lists return it. */
export function toSummary({
  revision: _revision,
  tokenName: _tokenName,
  planStepIds,
  commentBytes: _commentBytes,
  reviewCount: _reviewCount,
  ...task
}: TaskDocument): Schemas['TaskSummary'] {
  return { ...task, planStepCount: planStepIds.length }
}
