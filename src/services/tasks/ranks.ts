import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Position } from '../../platform/work/page.ts'
import type { TaskDocument } from '../../collections/tasks.ts'
import type { Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import type { TaskContext } from './context.ts'
import { touchGraph } from './dependencies.ts'
import { editTask, requireTask } from './edit.ts'
import type { StagedTask } from './edit.ts'
import { taskMoved } from './events.ts'
import { rankBetween } from './rank-text.ts'

type Found = Versioned<TaskDocument>

// A cursor contains a rank, and has 1,024 characters at most.
const rankLengthMax = 600
const readAtOnce = 100

/** The place of a task in the manual order. */
export function rankOf({ id, rank = id }: Pick<TaskDocument, 'id' | 'rank'>): string {
  return rank
}

export interface RankedQuery {
  readonly where?: { readonly [name: string]: string }
  readonly after?: Position | undefined
  readonly isDescending: boolean
  readonly limit: number
}

/**
 * Tasks in the manual order. Only those that were moved have a rank in the store and entries in an index of ranks; all
 * others are in the order of their ids, and the two lists are merged.
 */
export async function listByRank(store: Store, query: RankedQuery): Promise<Found[]> {
  const { where, after, isDescending, limit } = query
  const base = { marksDamage: true, ...(where && { where }), descending: isDescending }
  const [moved, others] = await Promise.all([
    store.read.tasks.list({ ...base, orderBy: 'rank', limit, ...(after && { after }) }),
    listUnmoved(store, query),
  ])
  const direction = isDescending ? -1 : 1
  return [...moved, ...others]
    .sort((one, other) => direction * (rankOf(one.doc) < rankOf(other.doc) ? -1 : 1))
    .slice(0, limit)
}

async function listUnmoved(store: Store, { where, after, isDescending, limit }: RankedQuery): Promise<Found[]> {
  const found: Found[] = []
  const pageSize = Math.max(limit, readAtOnce)
  for (let last = after?.value; ; ) {
    const page = await store.read.tasks.list({
      marksDamage: true,
      ...(where && { where }),
      descending: isDescending,
      limit: pageSize,
      ...(last !== undefined && { after: { id: last } }),
    })
    found.push(...page.filter(({ doc }) => doc.rank === undefined))
    last = page.at(-1)?.doc.id
    if (found.length >= limit || last === undefined || page.length < pageSize) return found
  }
}

/**
 * Puts a task directly before or after another one. Moves wait for each other, so that none is computed from neighbours
 * that another one is about to change.
 */
export async function placeTask(
  { store, now }: TaskContext,
  id: string,
  { before, after }: Schemas['TaskMoveInput'],
  ifVersion: number | undefined,
  caller: Caller,
): Promise<StagedTask> {
  const graphChange = await touchGraph(store, 'ranks')
  const edit = await editTask(store, id, now(), ifVersion)
  const neighbour = await requireNeighbour(store, before ?? after, id, caller)
  const rank = rankOf(neighbour)
  const [beyond] = await listByRank(store, {
    after: { id: neighbour.id, value: rank },
    isDescending: before !== undefined,
    limit: 1,
  })
  if (beyond?.doc.id === id) return edit.stage(store)
  const far = beyond && rankOf(beyond.doc)
  const moved = before === undefined ? rankBetween(rank, far) : rankBetween(far, rank)
  if (moved.length > rankLengthMax)
    fail('quota_exceeded', {
      message: `Too many tasks were moved to this place one after the other. Move ${neighbour.id} first, and then this task.`,
    })
  edit.move(moved)
  edit.add(graphChange, taskMoved(edit.moment(caller.userId), { rank: moved }))
  return edit.stage(store)
}

/** A task that a narrowed credential does not reach is not there for it. */
async function requireNeighbour(
  store: Store,
  neighbourId: string | undefined,
  id: string,
  { allow }: Caller,
): Promise<TaskDocument> {
  if (neighbourId === id)
    fail('validation_failed', { message: 'A task cannot be moved next to itself. Name another task.' })
  const isReached = neighbourId !== undefined && (allow?.taskIds?.includes(neighbourId) ?? true)
  return (await requireTask(store, isReached ? neighbourId : undefined, `There is no task ${neighbourId}.`)).doc
}
