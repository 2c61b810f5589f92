import { batch } from '@preact/signals'
import { gantry } from '../gantry.ts'
import { attempt, say, sayFailure } from '../parts/toasts.tsx'
import { taskItems } from './items.ts'
import type { State } from './query.ts'
import { stateNames } from './words.ts'

/** Moves tasks to a state: at once on the page, and back where the service refuses it. */
export async function moveTasks(ids: readonly string[], state: State, isUndo = false): Promise<void> {
  const moved = ids.flatMap((id) => {
    const from = taskItems.item(id).peek()?.state
    return from === undefined || from === state ? [] : [{ id, from }]
  })
  if (moved.length === 0) return
  const results = await batch(() => Promise.all(moved.map(({ id }) => moveOne(id, state))))
  const done = moved.filter((_, index) => results[index] === true)
  if (done.length === 0 || isUndo) return
  const what =
    done.length === 1 ? (taskItems.item(done[0]?.id ?? '').peek()?.title ?? 'The task') : `${done.length} tasks`
  say(`${what} → ${stateNames[state]}`, () => undo(done))
}

async function undo(moved: readonly { readonly id: string; readonly from: State }[]): Promise<void> {
  for (const [from, tasks] of Map.groupBy(moved, (each) => each.from))
    await moveTasks(
      tasks.map(({ id }) => id),
      from,
      true,
    )
}

async function moveOne(id: string, state: State): Promise<boolean> {
  const restore = taskItems.expect(id, { state })
  const claimId = taskItems.item(id).peek()?.claim?.id
  try {
    await gantry.tasks.move({ id, state, ...(claimId !== undefined && { claimId }) })
    return true
  } catch (error) {
    batch(restore)
    sayFailure(error)
    return false
  }
}

/** Puts a task between others, as a drag leaves it. */
export async function placeTask(id: string, before: string | undefined, after: string | undefined): Promise<void> {
  const rankOf = (other: string | undefined) => (other === undefined ? undefined : taskItems.item(other).peek()?.rank)
  const [next, last] = [rankOf(before), rankOf(after)]
  const rank = last !== undefined ? `${last}!` : next?.slice(0, -1)
  if (rank === undefined) return
  const restore = taskItems.expect(id, { rank })
  try {
    if (before !== undefined) await gantry.tasks.reorder({ id, before })
    else if (after !== undefined) await gantry.tasks.reorder({ id, after })
  } catch (error) {
    restore()
    sayFailure(error)
  }
}

/** Gives the id of the new task. */
export function createTask(title: string, tags: readonly string[] = []): Promise<string | undefined> {
  return attempt(async () => (await gantry.tasks.create({ title, ...(tags.length > 0 && { tags: [...tags] }) })).id)
}

type Priority = 'low' | 'medium' | 'high' | 'critical'

export async function setPriority(ids: readonly string[], priority: Priority, isUndo = false): Promise<void> {
  const changed = ids.flatMap((id) => {
    const from = taskItems.item(id).peek()?.priority
    return from === undefined || from === priority ? [] : [{ id, from }]
  })
  const results = await Promise.all(changed.map(({ id }) => setOne(id, priority)))
  const done = changed.filter((_, index) => results[index] === true)
  if (done.length === 0 || isUndo) return
  say(`Priority of ${done.length === 1 ? 'one task' : `${done.length} tasks`}: ${priority}.`, () => {
    for (const { id, from } of done) void setPriority([id], from, true)
  })
}

async function setOne(id: string, priority: Priority): Promise<boolean> {
  const restore = taskItems.expect(id, { priority })
  try {
    await gantry.tasks.update({ id, priority })
    return true
  } catch (error) {
    restore()
    sayFailure(error)
    return false
  }
}

export async function claim(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => attempt(() => gantry.tasks.claim({ id }))))
}
