import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TaskDocument } from '../../collections/tasks.ts'
import type { Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { combinationsOf } from '../../platform/work/any-of.ts'
import { listAny } from '../../platform/work/page.ts'
import { findUnfinished } from './dependencies.ts'
import { isWaiting } from './states.ts'

/** In the order in which tasks are done. */
const priorities: readonly TaskDocument['priority'][] = ['critical', 'high', 'medium', 'low']
const pageSize = 50

export interface Wanted {
  /** One of these, unless there are none. */
  readonly tags: readonly string[]
  /** The tasks of a narrowed credential. */
  readonly taskIds: readonly string[] | undefined
}

type Found = Versioned<TaskDocument>

/**
 * Finds the task to do next: of those that wait and whose dependencies are finished, of the highest priority the
 * oldest.
 */
export async function findNext(store: Store, { tags, taskIds }: Wanted): Promise<Found | undefined> {
  const isUnfinished = new Map<string, boolean>()
  const own = taskIds && (await readOwn(store, taskIds))
  for (const priority of priorities) {
    for await (const id of own
      ? own.filter((task) => task.priority === priority && hasTag(task, tags)).map((task) => task.id)
      : waitingIds(store, priority, tags)) {
      const dependencies = await store.read.taskDependencies.get(id)
      if (dependencies && (await findUnfinished(store, dependencies.doc.dependsOn, isUnfinished)) !== undefined)
        continue
      const found = await store.read.tasks.get(id)
      if (found && isWaiting(found.doc)) return found
    }
  }
  return undefined
}

/**
 * Gives the ids of the tasks that wait, oldest first. However many of them wait for others, other calls come in
 * between.
 */
async function* waitingIds(
  store: Store,
  priority: TaskDocument['priority'],
  tags: readonly string[],
): AsyncGenerator<string> {
  let after: { id: string } | undefined
  for (;;) {
    const query = { limit: pageSize, ...(after && { after }) }
    const page =
      tags.length === 0
        ? await store.read.taskQueue.list({ ...query, where: { priority } })
        : await listAny(store.read.tasks, combinationsOf({ priority: [priority], tags, state: ['open'] }), query)
    for (const { doc } of page) yield doc.id
    const last = page.at(-1)?.doc
    if (last === undefined || page.length < pageSize) return
    after = { id: last.id }
    await nextTurn()
  }
}

/** A narrowed credential has few tasks. */
async function readOwn(store: Store, taskIds: readonly string[]): Promise<TaskDocument[]> {
  const found = await Promise.all([...new Set(taskIds)].sort().map((id) => store.read.tasks.get(id)))
  return found.flatMap((task) => (task && isWaiting(task.doc) ? [task.doc] : []))
}

function hasTag(task: TaskDocument, tags: readonly string[]): boolean {
  return tags.length === 0 || tags.some((tag) => task.tags.includes(tag))
}
