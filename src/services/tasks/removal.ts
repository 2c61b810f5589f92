import type { Caller, Staged } from '../../call.ts'
import type { Change, Store } from '../../collections.ts'
import type { AllAreas } from '../../foundation.ts'
import type { TaskContext } from './context.ts'
import { dependencyChanges, touchGraph } from './dependencies.ts'
import { TaskEdit, actorOf, editTask } from './edit.ts'
import { taskDeleted } from './events.ts'
import { asItIs, removalsOfHistory } from './history.ts'

export interface RemovalContext extends TaskContext {
  readonly areas: Pick<AllAreas, 'onTaskRemoval'>
}

/**
 * Removes a task with all that is its own, and lets the other areas do the same. Tasks that depend on it no longer do.
 */
export async function removeTask(
  { store, now, areas }: RemovalContext,
  id: string,
  ifVersion: number | undefined,
  caller: Caller,
): Promise<Staged> {
  const at = now()
  const graphChange = await touchGraph(store)
  const edit = await editTask(store, id, at, ifVersion)
  const { task } = edit
  const ofAreas = await areas.onTaskRemoval({ task, at, caller })
  edit.add(
    graphChange,
    ...ofAreas,
    ...(await partRemovals(store, id)),
    ...removalsOfHistory(task),
    ...(await dependencyChanges(store, id, [])),
    ...(await releaseDependents(store, id, at, caller)),
  )
  edit.add(taskDeleted(edit.moment(caller.userId), { title: task.title }))
  return { changes: await edit.stageRemoval(store) }
}

async function partRemovals(store: Store, taskId: string): Promise<Change[]> {
  const where = { taskId }
  const changes = await store.read.taskChanges.get(taskId)
  return [
    ...(changes ? [{ remove: 'taskChanges', version: changes.version, id: taskId } as const] : []),
    ...(await store.read.comments.list({ where })).map(
      ({ version, doc: { id } }) => ({ remove: 'comments', version, id }) as const,
    ),
    ...(await store.read.reviews.list({ where })).map(
      ({ version, doc: { id } }) => ({ remove: 'reviews', version, id }) as const,
    ),
  ]
}

async function releaseDependents(store: Store, id: string, at: string, caller: Caller): Promise<Change[]> {
  const dependents = await store.read.taskDependencies.list({ where: { dependsOn: id } })
  const staged = await Promise.all(
    dependents.map(async ({ doc: { id: dependent } }) => {
      const found = await store.read.tasks.get(dependent)
      if (!found) return []
      const edit = new TaskEdit(found, undefined, at)
      const dependsOn = edit.task.dependsOn.filter((each) => each !== id)
      edit.update({ ...asItIs(edit.task), dependsOn }, actorOf(caller))
      edit.add(...(await dependencyChanges(store, dependent, dependsOn)))
      return (await edit.stage(store)).changes
    }),
  )
  return staged.flat()
}
