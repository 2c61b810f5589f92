import type { components } from '../../generated/types.ts'
import { toPlanStep } from './plan-step.ts'
import type { TaskDocument } from '../../collections/tasks.ts'
import { showComments } from './comments.ts'
import type { TaskContext } from './context.ts'
import { rankOf } from './ranks.ts'
import type { Actors } from '../../platform/work/actors.ts'
import { shared } from '../../platform/text/kept-texts.ts'

type Schemas = components['schemas']
export type Task = Schemas['Task']
type StoredClaim = NonNullable<TaskDocument['claim']>

/** The whole tasks that were made of documents which the store keeps, with the changes that are in them. */
const wholes = new WeakMap<TaskDocument, { readonly changes: object | undefined; readonly whole: Task }>()
/** The same of summaries. */
const summaries = new WeakMap<TaskDocument, Schemas['TaskSummary']>()

/** The whole task, with its comments, plan steps and file changes. What it has none of is not looked for. */
export async function toWhole(
  { store, actors }: Pick<TaskContext, 'store' | 'actors'>,
  task: TaskDocument,
): Promise<Task> {
  const { planStepIds, commentCount, changeCount } = task
  const where = { taskId: task.id }
  const comments = commentCount === 0 ? undefined : await store.read.comments.list({ where })
  const steps = planStepIds.length === 0 ? [] : await store.read.planSteps.list({ where })
  const held = task.claim && (await store.read.taskClaims.get(task.id))
  const changes = changeCount === 0 ? undefined : await store.read.taskChanges.get(task.id)
  const kept = wholes.get(task)
  if (kept && kept.changes === changes?.doc) return kept.whole
  const shown = toShown(task, actors)
  if (shown.claim && held) shown.claim.expiresAt = held.doc.expiresAt
  const whole = Object.assign(shown, {
    planSteps: planStepIds
      .flatMap((id) => steps.find(({ doc }) => doc.id === id) ?? [])
      .map(({ doc }) => toPlanStep(doc)),
    comments: comments
      ? await showComments(
          { store, actors },
          task.id,
          comments.map(({ doc }) => doc),
        )
      : [],
    changes: changes?.doc.changes ?? [],
  })
  const isOfItself = isKept(task) && planStepIds.length + commentCount === 0
  if (isOfItself && Object.isFrozen(changes?.doc)) wholes.set(task, { changes: changes?.doc, whole: shared(whole) })
  return whole
}

/** The same of a task that is not stored yet: it has none of them. */
export function toNewWhole(task: TaskDocument, actors: Actors): Task {
  return Object.assign(toShown(task, actors), { planSteps: [], comments: [], changes: [] })
}

/** Whether a document shows nothing but itself, for as long as it is kept: no name of who claims it. */
function isKept(task: TaskDocument): boolean {
  return Object.isFrozen(task) && task.claim === undefined
}

/** The task as lists return it. */
export function toSummary(task: TaskDocument, actors: Actors): Schemas['TaskSummary'] {
  const kept = summaries.get(task)
  if (kept) return kept
  const summary = Object.assign(toShown(task, actors), {
    planStepCount: task.planStepIds.length,
    commentCount: task.commentCount,
    changeCount: task.changeCount,
  })
  if (isKept(task)) summaries.set(task, shared(summary))
  return summary
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
