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
  const { planStepIds, commentCount, changeCount } = task
  const where = { taskId: task.id }
  const comments = commentCount === 0 ? [] : await store.read.comments.list({ where })
  const steps = planStepIds.length === 0 ? [] : await store.read.planSteps.list({ where })
  const held = task.claim && (await store.read.taskClaims.get(task.id))
  const changes = changeCount === 0 ? undefined : await store.read.taskChanges.get(task.id)
  const shown = toShown(task, actors)
  if (shown.claim && held) shown.claim.expiresAt = held.doc.expiresAt
  return Object.assign(shown, {
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
export function toSummary(task: TaskDocument, actors: Actors): Schemas['TaskSummary'] {
  return Object.assign(toShown(task, actors), {
    planStepCount: task.planStepIds.length,
    commentCount: task.commentCount,
    changeCount: task.changeCount,
  })
}

/** What a whole task and its summary share. Each field is named: to copy all but some takes several times as long. */
function toShown(task: TaskDocument, actors: Actors): Omit<Task, 'planSteps' | 'comments' | 'changes'> {
  const shown: ReturnType<typeof toShown> = {
    id: task.id,
    title: task.title,
    content: task.content,
    priority: task.priority,
    readiness: task.readiness,
    tags: task.tags,
    author: task.author,
    reviewers: task.reviewers,
    state: task.state,
    dependsOn: task.dependsOn,
    rank: rankOf(task),
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
  }
  if (task.intent !== undefined) shown.intent = task.intent
  if (task.claim) shown.claim = shownClaim(task.claim, actors)
  if (task.isFromOutside !== undefined) shown.isFromOutside = task.isFromOutside
  return shown
}

function shownClaim({ id, holder, claimedAt }: StoredClaim, actors: Actors): NonNullable<Task['claim']> {
  return { id, claimedBy: actors.of(holder.id, { name: holder.name }), claimedAt }
}
