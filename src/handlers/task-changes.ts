import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'
import type { Documents, TaskChangesDocument } from '../stores/documents.ts'
import type { Change, Store, Versioned } from '../stores/port.ts'

export const getTaskChanges: Handler<'getTaskChanges'> = async ({ path, answer }, { store }) => {
  const found = await store.read.taskChanges.get(path.id)
  if (!found) await findTask(store, path.id)
  return answer({ data: { changes: found?.doc.changes ?? [] } }, { version: found?.version ?? 0 })
}

export const replaceTaskChanges: Handler<'replaceTaskChanges'> = async (
  { path, body: { changes }, ifVersion, caller, signal, commitLatest, answer },
  { store, workingTree, now },
) => {
  await findTask(store, path.id)
  const bases = await workingTree.bases(changes, signal)
  return commitLatest(async () => {
    const task = await findTask(store, path.id)
    const found = await store.read.taskChanges.get(path.id)
    const version = found?.version ?? 0
    if (ifVersion !== undefined && ifVersion !== version) fail('revision_mismatch', { version })
    const at = now()
    const doc = { id: path.id, changes, bases }
    return {
      reply: answer({ data: { changes } }, { version: version + 1 }),
      changes: [
        found ? { replace: 'taskChanges', version, doc } : { insert: 'taskChanges', doc },
        { replace: 'tasks', version: task.version, doc: { ...task.doc, changeCount: changes.length, updatedAt: at } },
        {
          event: {
            kind: 'task.changes.replaced',
            at,
            actor: caller.userId,
            taskId: path.id,
            data: { taskId: path.id, count: changes.length },
          },
        },
      ],
    }
  })
}

export const applyTaskChanges: Handler<'applyTaskChanges'> = async (
  { path, body, caller, commitLatest, answer },
  { store, workingTree, now },
) => {
  await findTask(store, path.id)
  const put = await store.read.taskChanges.get(path.id)
  const wanted = { changes: put?.doc.changes ?? [], bases: put?.doc.bases ?? {}, paths: body.paths }
  if (body.dryRun) return answer({ data: { applied: false, files: await workingTree.preview(wanted) } })
  const { files, bases } = await workingTree.apply(wanted)
  const paths = files.map((file) => file.path)
  return commitLatest(async () => ({
    reply: answer({ data: { applied: true, files } }),
    changes: [
      ...(await renewBases(store, put, bases)),
      {
        event: {
          kind: 'task.changes.applied',
          at: now(),
          actor: caller.userId,
          taskId: path.id,
          data: { taskId: path.id, count: paths.length, paths: paths.slice(0, toldMax) },
        },
      },
    ],
  }))
}

const toldMax = 100

/** What was applied is what the files are from now on, unless the task was given other changes in the meantime. */
async function renewBases(
  store: Store,
  put: Versioned<TaskChangesDocument> | undefined,
  bases: NonNullable<TaskChangesDocument['bases']>,
): Promise<Change[]> {
  if (!put || put.doc.bases === bases) return []
  const latest = await store.read.taskChanges.get(put.doc.id)
  return latest?.version === put.version
    ? [{ replace: 'taskChanges', version: put.version, doc: { ...put.doc, bases } }]
    : []
}

async function findTask(store: Store, id: string): Promise<Versioned<Documents['tasks']>> {
  return (await store.read.tasks.get(id)) ?? fail('task_not_found')
}
