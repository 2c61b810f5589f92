import type { Call, Handler } from '../contract.ts'
import { fail } from '../errors.ts'
import { cutPage, readCursor } from '../page.ts'
import type { Position } from '../page.ts'
import type { Documents } from '../stores/documents.ts'
import type { Change, Store, Versioned } from '../stores/port.ts'

export const listTasks: Handler<'listTasks'> = async ({ query, caller, answer }, { store }) => {
  const { limit, cursor, ...filter } = query
  const after = readCursor(cursor, filter)
  const found = caller.allow?.taskIds ? await findAllowed(store, caller.allow.taskIds, filter, after, limit + 1) : await findTasks(store, filter, after, limit + 1)
  const { items, ...next } = cutPage(found, limit, filter, ({ doc }) => positionOf(doc, filter.sort))
  return answer({ data: { tasks: items.map(({ doc }) => doc), ...next } })
}

export const createTask: Handler<'createTask'> = async ({ body, caller, commit, answer }, { now, newId }) => {
  const at = now()
  const { title = body.intent ?? fail('validation_failed', { message: 'Give a title.' }), intent, author, ...given } = body
  const task: Documents['tasks'] = {
    id: newId('task'),
    title,
    ...(intent !== undefined && { intent }),
    content: '',
    priority: 'medium',
    readiness: 0,
    tags: [],
    ...given,
    author: author ?? { id: caller.userId, name: caller.name },
    reviewers: [],
    planSteps: [],
    comments: [],
    createdAt: at,
    updatedAt: at,
  }
  const changes: Change[] = [
    { insert: 'tasks', doc: task },
    { event: { kind: 'task.created', at, actor: caller.userId, taskId: task.id, data: { taskId: task.id, title } } },
  ]
  return commit(changes, answer({ data: { ...task, changes: [] } }, { location: `/tasks/${task.id}`, deprecated: intent !== undefined }))
}

export const getTask: Handler<'getTask'> = async ({ path, answer }, { store }) => {
  const { doc } = await findTask(store, path.id)
  const found = await store.read.taskChanges.get(path.id)
  return answer({ data: { ...doc, changes: found?.doc.changes ?? [] } })
}

export const getTaskChanges: Handler<'getTaskChanges'> = async ({ path, answer }, { store }) => {
  const found = await store.read.taskChanges.get(path.id)
  if (!found) await findTask(store, path.id)
  return answer({ data: { changes: found?.doc.changes ?? [] } }, { version: found?.version ?? 0 })
}

export const replaceTaskChanges: Handler<'replaceTaskChanges'> = ({ path, body, ifVersion, caller, commitLatest, answer }, { store, now }) => commitLatest(async () => {
  const task = await findTask(store, path.id)
  const found = await store.read.taskChanges.get(path.id)
  const version = found?.version ?? 0
  if (ifVersion !== undefined && ifVersion !== version) fail('revision_mismatch', { version })
  const at = now()
  const doc = { id: path.id, changes: body.changes }
  return {
    reply: answer({ data: { changes: body.changes } }, { version: version + 1 }),
    changes: [
      found ? { replace: 'taskChanges', version, doc } : { insert: 'taskChanges', doc },
      { replace: 'tasks', version: task.version, doc: { ...task.doc, updatedAt: at } },
      { event: { kind: 'task.changes.replaced', at, actor: caller.userId, taskId: path.id, data: { taskId: path.id, count: body.changes.length } } },
    ],
  }
})

type Filter = Omit<Call<'listTasks'>['query'], 'limit' | 'cursor'>
type FoundTasks = Versioned<Documents['tasks']>[]

function findTasks(store: Store, { q, priority, tag, sort }: Filter, after: Position | undefined, limit: number): Promise<FoundTasks> {
  if (q !== undefined) {
    if (priority ?? tag ?? (sort !== '-createdAt' ? sort : undefined)) fail('invalid_filter', { message: 'q cannot be combined with priority, tag or another order yet: it answers the newest tasks first.' })
    return store.search('tasks', { text: q, limit, ...(after && { after: after.id }) })
  }
  return store.read.tasks.list({
    limit, descending: sort.startsWith('-'), ...(after && { after }),
    where: { ...(priority && { priority }), ...(tag && { tags: tag }) },
    ...(sort.endsWith('updatedAt') && { orderBy: 'updatedAt' }),
  })
}

/** A credential that is narrowed to some tasks sees those alone: they are few, and are read one by one. */
async function findAllowed(store: Store, ids: readonly string[], filter: Filter, after: Position | undefined, limit: number): Promise<FoundTasks> {
  if (filter.q !== undefined) fail('invalid_filter', { message: 'A credential that is narrowed to some tasks cannot search by q.' })
  const all = (await Promise.all(ids.map((id) => store.read.tasks.get(id)))).flatMap((found) => found ?? [])
  const matching = all.filter(({ doc }) => (!filter.priority || doc.priority === filter.priority) && (!filter.tag || doc.tags.includes(filter.tag)))
  const key = ({ doc }: FoundTasks[number]) => { const { id, value = '' } = positionOf(doc, filter.sort); return value + id }
  const direction = filter.sort.startsWith('-') ? -1 : 1
  const sorted = matching.sort((a, b) => direction * (key(a) < key(b) ? -1 : 1))
  const start = after && (after.value ?? '') + after.id
  return sorted.filter((found) => start === undefined || (direction > 0 ? key(found) > start : key(found) < start)).slice(0, limit)
}

function positionOf({ id, updatedAt }: Documents['tasks'], sort: string): Position {
  return sort.endsWith('updatedAt') ? { id, value: updatedAt } : { id }
}

async function findTask(store: Store, id: string): Promise<Versioned<Documents['tasks']>> {
  return await store.read.tasks.get(id) ?? fail('task_not_found')
}
