import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'
import { commitLatest } from '../stores/commit-latest.ts'
import type { Documents } from '../stores/documents.ts'
import type { Store, Versioned } from '../stores/port.ts'

export const createTask: Handler<'createTask'> = async ({ body, caller, answer }, { store, now, newId }) => {
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
  await store.commit([
    { insert: 'tasks', doc: task },
    { event: { kind: 'task.created', at, actor: caller.userId, taskId: task.id, data: { taskId: task.id, title } } },
  ])
  return answer({ data: { ...task, changes: [] } }, { location: `/tasks/${task.id}`, deprecated: intent !== undefined })
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

export const replaceTaskChanges: Handler<'replaceTaskChanges'> = async ({ path, body, ifVersion, caller, answer }, { store, now }) => {
  const version = await commitLatest(store, async () => {
    const task = await findTask(store, path.id)
    const found = await store.read.taskChanges.get(path.id)
    const version = found?.version ?? 0
    if (ifVersion !== undefined && ifVersion !== version) fail('revision_mismatch')
    const at = now()
    const doc = { id: path.id, changes: body.changes }
    return {
      result: version + 1,
      changes: [
        found ? { replace: 'taskChanges', version, doc } : { insert: 'taskChanges', doc },
        { replace: 'tasks', version: task.version, doc: { ...task.doc, updatedAt: at } },
        { event: { kind: 'task.changes.replaced', at, actor: caller.userId, taskId: path.id, data: { taskId: path.id, count: body.changes.length } } },
      ],
    }
  })
  return answer({ data: { changes: body.changes } }, { version })
}

async function findTask(store: Store, id: string): Promise<Versioned<Documents['tasks']>> {
  return await store.read.tasks.get(id) ?? fail('task_not_found')
}
