import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Change, Store } from '../../stores/port.ts'
import { liveRunOf } from '../plans/steps.ts'
import { dependencyChanges, planGraphChange } from './dependencies.ts'
import { TaskEdit, authorOf, editTask } from './edit.ts'
import { asItIs, planHistoryRemoval } from './history.ts'
import type { Parts, Plan } from './parts.ts'

/** Removes a task with all that is its own. What others have of it stays: files without the task, tasks that no longer depend on it. */
export async function planRemoval(
  { store, now }: Parts,
  id: string,
  ifVersion: number | undefined,
  caller: Caller,
): Promise<Plan<unknown>> {
  const at = now()
  const graphChange = await planGraphChange(store)
  const edit = await editTask(store, id, at, ifVersion)
  // Whatever begins the plan replaces the task, so that none begins between this look and the commit.
  if (await liveRunOf(store, id)) fail('plan_running')
  edit.add(
    graphChange,
    ...(await partRemovals(store, id)),
    ...planHistoryRemoval(edit.task),
    ...(await dependencyChanges(store, id, [])),
    ...(await planIndependence(store, id, at, caller)),
    ...(await planLostFiles(store, id, at, caller)),
  )
  edit.tell('task.deleted', caller.userId, { title: edit.task.title })
  return { changes: await edit.planRemoval(store) }
}

async function partRemovals(store: Store, taskId: string): Promise<Change[]> {
  const where = { taskId }
  const changes = await store.read.taskChanges.get(taskId)
  const leftRun = await store.read.planRuns.get(taskId)
  return [
    ...(leftRun ? [{ remove: 'planRuns', version: leftRun.version, id: taskId } as const] : []),
    ...(changes ? [{ remove: 'taskChanges', version: changes.version, id: taskId } as const] : []),
    ...(await store.read.comments.list({ where })).map(
      ({ version, doc: { id } }) => ({ remove: 'comments', version, id }) as const,
    ),
    ...(await store.read.reviews.list({ where })).map(
      ({ version, doc: { id } }) => ({ remove: 'reviews', version, id }) as const,
    ),
    ...(await store.read.planSteps.list({ where })).map(
      ({ version, doc: { id } }) => ({ remove: 'planSteps', version, id }) as const,
    ),
  ]
}

async function planIndependence(store: Store, id: string, at: string, caller: Caller): Promise<Change[]> {
  const dependents = await store.read.taskDependencies.list({ where: { dependsOn: id } })
  const planned = await Promise.all(
    dependents.map(async ({ doc: { id: dependent } }) => {
      const found = await store.read.tasks.get(dependent)
      if (!found) return []
      const edit = new TaskEdit(found, undefined, at)
      const dependsOn = edit.task.dependsOn.filter((each) => each !== id)
      edit.update({ ...asItIs(edit.task), dependsOn }, authorOf(caller))
      edit.add(...(await dependencyChanges(store, dependent, dependsOn)))
      return (await edit.plan(store)).changes
    }),
  )
  return planned.flat()
}

async function planLostFiles(store: Store, taskId: string, at: string, caller: Caller): Promise<Change[]> {
  const files = await store.read.resources.list({ where: { taskId } })
  return files.flatMap(({ version, doc: { taskId: _, ...doc } }): Change[] => [
    { replace: 'resources', version, doc },
    {
      event: {
        kind: 'resource.updated',
        at,
        actor: caller.userId,
        taskId,
        data: { filename: doc.id, mimeType: doc.mimeType, size: doc.size },
      },
    },
  ])
}
