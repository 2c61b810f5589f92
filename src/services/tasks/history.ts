import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { cutPage, readCursor, type PageQuery } from '../../platform/work/page.ts'
import type { TaskDocument, TaskRevisionDocument } from '../../collections/tasks.ts'
import type { Change, Store } from '../../collections.ts'
import type { TaskContext } from './context.ts'
import type { Actors } from '../../platform/work/actors.ts'

type Schemas = components['schemas']
export type Author = Schemas['Author']
export type TaskAsItWas = Schemas['TaskAsItWas']
export type TaskRevision = Schemas['TaskRevision']
export type ChangedField = TaskRevision['changed'][number]

/** So many revisions of a task are kept, the one that it is in among them. */
const revisionsMax = 1_000

const keptFields: readonly ChangedField[] = [
  'title',
  'intent',
  'content',
  'priority',
  'readiness',
  'tags',
  'reviewers',
  'dependsOn',
  'state',
]

/** Who changes a task, and with which token. */
export interface Actor {
  readonly user: Author
  readonly tokenName?: string | undefined
}

export interface RevisionInput {
  readonly at: string
  readonly actor: Actor
  readonly changed: readonly ChangedField[]
  /** The revision that is restored. */
  readonly restoredFrom: number | undefined
}

export type HistoryContext = Pick<TaskContext, 'store' | 'actors'>

/** What of a task the history keeps. */
export function asItIs({
  title,
  intent,
  content,
  priority,
  readiness,
  tags,
  reviewers,
  dependsOn,
  state,
}: TaskDocument): TaskAsItWas {
  return {
    title,
    ...(intent !== undefined && { intent }),
    content,
    priority,
    readiness,
    tags,
    reviewers,
    dependsOn,
    state,
  }
}

export function changedFields(before: TaskAsItWas, after: TaskAsItWas): ChangedField[] {
  return keptFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

/** Records what a task was before its next revision, and who made that; lets go of what is beyond the last thousand. */
export function recordRevision(before: TaskDocument, { at, actor, changed, restoredFrom }: RevisionInput): Change[] {
  const { id: taskId, revision: last } = before
  const revision = last + 1
  const gone = revision - revisionsMax
  return [
    { insert: 'taskSnapshots', doc: { id: revisionId(taskId, last), ...asItIs(before) } },
    {
      insert: 'taskRevisions',
      doc: {
        id: revisionId(taskId, revision),
        taskId,
        revision,
        at,
        actor: actor.user,
        ...(actor.tokenName !== undefined && { tokenName: actor.tokenName }),
        changed: [...changed],
        ...(restoredFrom !== undefined && { restoredFrom }),
      },
    },
    ...(gone >= 1 ? [removalOfSnapshot(taskId, gone)] : []),
    ...(gone >= 2 ? [removalOfRecord(taskId, gone)] : []),
  ]
}

/** Removes the whole history of a task. */
export function removalsOfHistory({ id, revision: last }: TaskDocument): Change[] {
  const changes: Change[] = []
  for (let revision = oldestRevision(last); revision <= last; revision++) {
    if (revision < last) changes.push(removalOfSnapshot(id, revision))
    if (revision > 1) changes.push(removalOfRecord(id, revision))
  }
  return changes
}

/** Gives a page of revisions, newest first. */
export async function listRevisions(
  { store, actors }: HistoryContext,
  task: TaskDocument,
  { limit, cursor }: PageQuery,
): Promise<{ revisions: TaskRevision[]; nextCursor?: string }> {
  const filter = { historyOf: task.id }
  const after = readCursor(cursor, filter)
  const recorded = await store.read.taskRevisions.list({
    marksDamage: true,
    where: { taskId: task.id },
    descending: true,
    limit: limit + 1,
    ...(after && { after }),
  })
  const first = firstRevision(task)
  const isFirstNext = oldestRevision(task.revision) === 1 && (after === undefined || after.id > first.id)
  const all = isFirstNext ? [...recorded, { doc: first }] : recorded
  const { items, ...next } = cutPage(all, limit, filter, ({ doc: { id } }) => ({ id }))
  return { revisions: items.map(({ doc }) => toRevision(doc, actors)), ...next }
}

/** Gives one revision with what the task was in it. */
export async function getRevision(
  { store, actors }: HistoryContext,
  task: TaskDocument,
  revision: number,
): Promise<{ revision: TaskRevision; task: TaskAsItWas }> {
  if (revision < oldestRevision(task.revision) || revision > task.revision) fail('revision_not_found')
  const id = revisionId(task.id, revision)
  const record = revision === 1 ? firstRevision(task) : (await store.read.taskRevisions.get(id))?.doc
  return {
    revision: toRevision(record ?? fail('revision_not_found'), actors),
    task: revision === task.revision ? asItIs(task) : await readSnapshot(store, id),
  }
}

/** Sorts as the revisions of a task do. */
export function revisionId(taskId: string, revision: number): string {
  return `${taskId}/${String(revision).padStart(8, '0')}`
}

function oldestRevision(last: number): number {
  return Math.max(1, last - revisionsMax + 1)
}

// Neither of the two is ever replaced, so that both stay at version 1.
function removalOfSnapshot(taskId: string, revision: number): Change {
  return { remove: 'taskSnapshots', version: 1, id: revisionId(taskId, revision) }
}

function removalOfRecord(taskId: string, revision: number): Change {
  return { remove: 'taskRevisions', version: 1, id: revisionId(taskId, revision) }
}

/** The first revision has no record: it is derived from the task. */
function firstRevision({ id, author, tokenName, createdAt }: TaskDocument): TaskRevisionDocument {
  return {
    id: revisionId(id, 1),
    taskId: id,
    revision: 1,
    at: createdAt,
    actor: author,
    ...(tokenName !== undefined && { tokenName }),
    changed: [],
  }
}

function toRevision(
  { id: _id, taskId: _taskId, at, actor, tokenName, ...revision }: TaskRevisionDocument,
  actors: Actors,
): TaskRevision {
  return { ...revision, createdAt: at, createdBy: actors.of(actor.id, { name: actor.name, tokenName }) }
}

/** A change that comes in between may have pushed it out. */
async function readSnapshot(store: Store, id: string): Promise<TaskAsItWas> {
  const { id: _id, ...task } = (await store.read.taskSnapshots.get(id))?.doc ?? fail('revision_not_found')
  return task
}
