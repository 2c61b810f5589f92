import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Change, Store } from '../../collections.ts'
import { actorOf, editTask, requireTask } from './edit.ts'
import type { StagedTask } from './edit.ts'
import { asItIs } from './history.ts'
import type { TaskContext } from './context.ts'
import { isFinalState } from './states.ts'

const graphId = 'tasks'
const reachedMax = 10_000
const readAtOnce = 100
const namedMax = 10

/** Finds the first of these tasks that is neither done nor cancelled. A deleted task does not block. */
export async function findUnfinished(
  store: Store,
  ids: readonly string[],
  isUnfinished = new Map<string, boolean>(),
): Promise<string | undefined> {
  await Promise.all(
    ids
      .filter((id) => !isUnfinished.has(id))
      .map(async (id) => {
        const found = await store.read.tasks.get(id)
        isUnfinished.set(id, found !== undefined && !isFinalState(found.doc.state))
      }),
  )
  return ids.find((id) => isUnfinished.get(id))
}

export async function requireFinished(store: Store, ids: readonly string[]): Promise<void> {
  const unfinished = await findUnfinished(store, ids)
  if (unfinished !== undefined)
    fail('invalid_transition', {
      message: `The task depends on ${unfinished}, which must be done or cancelled first.`,
    })
}

export async function setDependencies(
  { store, now }: TaskContext,
  id: string,
  dependsOn: string[],
  ifVersion: number | undefined,
  caller: Caller,
): Promise<StagedTask> {
  const graphChange = await touchGraph(store)
  const edit = await editTask(store, id, now(), ifVersion)
  await requireTasks(store, dependsOn, caller)
  await requireNoCycle(store, id, dependsOn, caller)
  if (edit.update({ ...asItIs(edit.task), dependsOn }, actorOf(caller)))
    edit.add(...(await dependencyChanges(store, id, dependsOn)), graphChange)
  return edit.stage(store)
}

/**
 * Lets those who change dependencies, or remove what others may depend on, go one after the other; by another id those
 * who move tasks. Staged before
 * anything else is read: a concurrent writer replaces the same item, and then everything is read again.
 */
export async function touchGraph(store: Store, id = graphId): Promise<Change> {
  const graph = await store.read.taskGraph.get(id)
  const doc = { id, changeCount: (graph?.doc.changeCount ?? 0) + 1 }
  return graph ? { replace: 'taskGraph', version: graph.version, doc } : { insert: 'taskGraph', doc }
}

/** Keeps what tasks depend on in a form in which it is found from both ends. */
export async function dependencyChanges(store: Store, id: string, dependsOn: string[]): Promise<Change[]> {
  const before = await store.read.taskDependencies.get(id)
  if (dependsOn.length === 0) return before ? [{ remove: 'taskDependencies', version: before.version, id }] : []
  const doc = { id, dependsOn }
  return [before ? { replace: 'taskDependencies', version: before.version, doc } : { insert: 'taskDependencies', doc }]
}

/** A task that a narrowed credential does not reach is not there for it. */
async function requireTasks(store: Store, ids: readonly string[], { allow }: Caller): Promise<void> {
  const found = await Promise.all(
    ids.map(async (id) => (allow?.taskIds?.includes(id) ?? true) && (await store.read.tasks.get(id)) !== undefined),
  )
  const missing = ids[found.indexOf(false)]
  if (missing !== undefined) await requireTask(store, undefined, `There is no task ${missing}.`)
}

async function requireNoCycle(
  store: Store,
  id: string,
  dependsOn: readonly string[],
  { allow }: Caller,
): Promise<void> {
  const way = await findWayBack(store, id, dependsOn)
  if (!way) return
  const isVisible = way.every((each) => allow?.taskIds?.includes(each) ?? true)
  const described = way.length > namedMax ? [...way.slice(0, namedMax - 1), '…', id] : way
  fail('dependency_cycle', isVisible ? { message: `The task would depend on itself: ${described.join(' → ')}.` } : {})
}

/** Searches the shortest way from a task over what it is to depend on back to itself. */
async function findWayBack(store: Store, id: string, dependsOn: readonly string[]): Promise<string[] | undefined> {
  const cameFrom = new Map<string, string>()
  const waiting: string[] = []
  const reach = (from: string, to: string) => {
    if (cameFrom.has(to)) return
    cameFrom.set(to, from)
    waiting.push(to)
  }
  for (const each of dependsOn) reach(id, each)
  while (waiting.length > 0 && !cameFrom.has(id)) {
    if (cameFrom.size > reachedMax)
      fail('quota_exceeded', {
        message: `The task would depend, directly or through other tasks, on more than ${reachedMax} tasks, which is the limit.`,
      })
    const found = await Promise.all(waiting.splice(0, readAtOnce).map((each) => store.read.taskDependencies.get(each)))
    for (const dependencies of found)
      for (const each of dependencies?.doc.dependsOn ?? []) reach(dependencies?.doc.id ?? '', each)
  }
  return cameFrom.has(id) ? wayTo(id, cameFrom) : undefined
}

function wayTo(id: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [id]
  for (let each = cameFrom.get(id); each !== undefined && each !== id; each = cameFrom.get(each)) way.unshift(each)
  return [id, ...way]
}
