import type { Caller } from '../../src/contract.ts'
import type { Store } from '../../src/collections.ts'
import type { StoredEvent } from '../../src/stores/port.ts'
import { addCaller } from './callers.ts'
import type { TestCaller } from './callers.ts'
import type { TestClock } from './clock.ts'
import { startGantry } from './gantry.ts'
import type { Answer, Gantry } from './gantry.ts'
import { ownerBy } from './grants.ts'
import { fieldOf } from './events.ts'

export type Test = Parameters<typeof startGantry>[0]

export const states = ['open', 'in_progress', 'blocked', 'in_review', 'done', 'cancelled'] as const

export type State = (typeof states)[number]

/** As the description of transitionTask has it. */
export const ways: Readonly<Record<State, readonly State[]>> = {
  open: ['in_progress', 'blocked', 'done', 'cancelled'],
  in_progress: ['open', 'blocked', 'in_review', 'done', 'cancelled'],
  blocked: ['open', 'in_progress', 'cancelled'],
  in_review: ['open', 'in_progress', 'blocked', 'done', 'cancelled'],
  done: ['open'],
  cancelled: ['open'],
}

export const silent = { info: () => {}, warn: () => {}, error: () => {} }

export const owner: Caller = ownerBy({ userId: 'user_owner' })

export async function startWithTwo(
  t: Test,
  clock?: TestClock,
): Promise<{ gantry: Gantry; ada: TestCaller; bob: TestCaller }> {
  const gantry = await startGantry(t, clock ? { parts: { now: clock.now } } : {})
  return { gantry, ada: await addCaller(gantry, 'agent'), bob: await addCaller(gantry, 'agent') }
}

/** A task that was brought into a state on its shortest way. */
export async function taskIn(gantry: Gantry, state: State): Promise<string> {
  const id = await gantry.createTask()
  for (const each of state === 'open' ? [] : state === 'in_review' ? ['in_progress', state] : [state])
    await gantry.call('POST', `/tasks/${id}/transition`, { body: { state: each } })
  return id
}

export function patch(
  gantry: Gantry,
  id: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return gantry.call('PATCH', `/tasks/${id}`, { body, headers })
}

export function setDependencies(gantry: Gantry, id: string, dependsOn: string[]): Promise<Answer> {
  return gantry.call('PUT', `/tasks/${id}/dependencies`, { body: { dependsOn } })
}

export function eventsOf(gantry: Gantry, taskId: string): Promise<StoredEvent[]> {
  return gantry.service.app.store.events({ after: 0, limit: 1_000, taskId })
}

export async function auditOf(gantry: Gantry) {
  return (await gantry.call('GET', '/identity/audit?limit=1')).body.data.entries
}

/** The whole history, page by page. */
export async function history(
  gantry: Gantry,
  id: string,
  limit = 50,
): Promise<{ revision: number; changed: string[] }[]> {
  const revisions = []
  for (let cursor = ''; ; ) {
    const { data } = (await gantry.call('GET', `/tasks/${id}/history?limit=${limit}${cursor}`)).body
    revisions.push(...data.revisions)
    if (data.nextCursor === undefined) return revisions
    cursor = `&cursor=${data.nextCursor}`
  }
}

/** What in a store contradicts itself, and what in its events could not have been. */
export async function faultsIn(store: Store): Promise<string[]> {
  const faults: string[] = []
  const check = (isTrue: boolean, fault: string) => {
    if (!isTrue) faults.push(fault)
  }
  // Each of them is read by its name, which says of which type it is; the compiler loses that on the way through the
  // map.
  const byId = async <
    Name extends 'tasks' | 'taskQueue' | 'taskClaims' | 'taskDependencies' | 'taskRevisions' | 'taskSnapshots',
  >(
    name: Name,
  ) =>
    new Map((await store.read[name].list()).map(({ doc }) => [doc.id, doc] as const)) as Map<
      string,
      Awaited<ReturnType<Store['read'][Name]['list']>>[number]['doc']
    >
  const [tasks, queue, claims, dependencies, revisions, snapshots] = [
    await byId('tasks'),
    await byId('taskQueue'),
    await byId('taskClaims'),
    await byId('taskDependencies'),
    await byId('taskRevisions'),
    await byId('taskSnapshots'),
  ]
  for (const { id, state, claim, priority, dependsOn, revision } of tasks.values()) {
    check(
      queue.get(id)?.priority === (state === 'open' && !claim ? priority : undefined),
      `${id} is ${state} and ${queue.has(id) ? '' : 'not '}in the queue`,
    )
    check(
      claims.get(id)?.claimId === claim?.id && claims.get(id)?.holderId === claim?.holder.id,
      `${id} has a claim that is not the one on record`,
    )
    check(!claim || state === 'in_progress', `${id} is claimed and ${state}`)
    check(
      JSON.stringify(dependencies.get(id)?.dependsOn ?? []) === JSON.stringify(dependsOn),
      `${id} depends on other tasks than on record`,
    )
    check(
      dependsOn.every((each) => tasks.has(each)),
      `${id} depends on a task that is gone`,
    )
    const kept = Math.min(revision, 1_000)
    check(
      [...revisions.values()].filter(({ taskId }) => taskId === id).length === kept - (revision <= 1_000 ? 1 : 0),
      `${id} has revisions that are not told of`,
    )
    check(
      [...snapshots.keys()].filter((each) => each.startsWith(`${id}/`)).length === kept - 1,
      `${id} has revisions that cannot be read`,
    )
  }
  for (const [name, ids] of Object.entries({ queue, claims, dependencies }))
    for (const id of ids.keys()) check(tasks.has(id), `${name} holds ${id}, which is gone`)
  for (const each of [...revisions.keys(), ...snapshots.keys()])
    check(tasks.has(each.split('/')[0] ?? ''), `the history holds ${each}, whose task is gone`)
  return [...faults, ...(await faultsInEvents(store))]
}

/** Nobody is told to hold a task that another one holds, and each state is left from where it was entered. */
export async function faultsInEvents(store: Store): Promise<string[]> {
  const faults: string[] = []
  const now = new Map<string, { state: unknown; claimId: unknown }>()
  for (let after = 0; ; ) {
    const events = await store.events({ after, limit: 1_000, kinds: ['task.*'] })
    for (const event of events) {
      const { id, kind, taskId = '' } = event
      const given = (name: string) => fieldOf(event, name)
      const task = now.get(taskId) ?? { state: 'open', claimId: undefined }
      if (kind === 'task.claimed' && task.claimId !== undefined) faults.push(`${id}: ${taskId} is claimed twice`)
      if (['task.released', 'task.stalled'].includes(kind) && task.claimId !== given('claimId'))
        faults.push(`${id}: ${taskId} loses a claim that it does not have`)
      if (kind === 'task.transitioned' && task.state !== given('from'))
        faults.push(`${id}: ${taskId} leaves ${String(given('from'))} and was ${String(task.state)}`)
      if (kind === 'task.claimed') now.set(taskId, { ...task, claimId: given('claimId') })
      if (['task.released', 'task.stalled'].includes(kind)) now.set(taskId, { ...task, claimId: undefined })
      if (kind === 'task.transitioned') now.set(taskId, { ...task, state: given('to') })
    }
    const last = events.at(-1)
    if (!last) return faults
    after = last.id
  }
}
