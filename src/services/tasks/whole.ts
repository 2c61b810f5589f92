import type { components } from '../../generated/types.ts'
import { toPlanStep } from './plan-step.ts'
import type { TaskDocument } from '../../collections/tasks.ts'
import { showComments } from './comments.ts'
import type { TaskContext } from './context.ts'
import { rankOf } from './ranks.ts'
import type { Actors } from '../../platform/work/actors.ts'

type Schemas = components['schemas']
export type Task = Schemas['Task']
type StoredClaim = NonNullable<TaskDocument['claim']>

/** The whole task, with its comments, plan steps and file changes. What it has none of is not looked for. */
export async function toWhole(
  { store, actors }: Pick<TaskContext, 'store' | 'actors'>,
  task: TaskDocument,
): Promise<Task> {
  const {
    revision: _revision,
    tokenName: _tokenName,
    planStepIds,
    commentCount,
    commentBytes: _commentBytes,
    reviewCount: _reviewCount,
    changeCount,
    claim,
    ...own
  } = task
  const where = { taskId: task.id }
  const comments = commentCount === 0 ? [] : await store.read.comments.list({ where })
  const steps = planStepIds.length === 0 ? [] : await store.read.planSteps.list({ where })
  const held = claim && (await store.read.taskClaims.get(task.id))?.doc
  const changes = changeCount === 0 ? undefined : await store.read.taskChanges.get(task.id)
  return Object.assign(own, {
    rank: rankOf(task),
    ...(claim && { claim: { ...shownClaim(claim, actors), ...(held && { expiresAt: held.expiresAt }) } }),
    planSteps: planStepIds
      .flatMap((id) => steps.find(({ doc }) => doc.id === id) ?? [])
      .map(({ doc }) => toPlanStep(doc)),
    comments: await showComments(
      { store, actors },
      task.id,
      comments.map(({ doc }) => doc),
    ),
    changes: changes?.doc.changes ?? [],
  })
}

/** The task as lists return it. */
export function toSummary(
  {
    revision: _revision,
    tokenName: _tokenName,
    planStepIds,
    commentBytes: _commentBytes,
    reviewCount: _reviewCount,
    claim,
    ...task
  }: TaskDocument,
  actors: Actors,
): Schemas['TaskSummary'] {
  return {
    ...task,
    rank: rankOf(task),
    planStepCount: planStepIds.length,
    ...(claim && { claim: shownClaim(claim, actors) }),
  }
}

function shownClaim({ id, holder, claimedAt }: StoredClaim, actors: Actors): NonNullable<Task['claim']> {
  return { id, claimedBy: actors.of(holder.id, { name: holder.name }), claimedAt }
}
