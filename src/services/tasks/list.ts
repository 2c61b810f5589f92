import { fail } from '../../errors.ts'
import type { components, operations } from '../../generated/types.ts'
import { combinationsOf } from '../../platform/work/any-of.ts'
import { cutPage, isDamaged, readCursor } from '../../platform/work/page.ts'
import type { Position } from '../../platform/work/page.ts'
import type { TaskDocument } from '../../collections/tasks.ts'
import type { Store } from '../../collections.ts'
import { DocumentDamaged } from '../../stores/port.ts'
import type { Versioned } from '../../stores/port.ts'
import { tokensOf } from '../../stores/tokens.ts'
import { listByRank, rankOf } from './ranks.ts'
import { toSummary } from './whole.ts'
import type { TaskContext } from './context.ts'

type Schemas = components['schemas']
export type TaskSummary = Schemas['TaskSummary']
type Given = NonNullable<operations['listTasks']['parameters']['query']>
export type TasksQuery = Given & Required<Pick<Given, 'sort' | 'limit'>>
type Filter = Omit<TasksQuery, 'limit' | 'cursor' | 'fields'>
export type TaskCountsQuery = Omit<Filter, 'sort'>
type Found = Versioned<TaskDocument>

interface Order {
  /** What comes before the id. */
  readonly by: 'updatedAt' | 'rank' | undefined
  readonly isDescending: boolean
}

/** A page of tasks; of these alone for a credential that is narrowed to some. */
export async function listTasks(
  { store, actors }: Pick<TaskContext, 'store' | 'actors'>,
  query: TasksQuery,
  taskIds: readonly string[] | undefined,
): Promise<{ tasks: TaskSummary[]; nextCursor?: string }> {
  const { limit, cursor, fields, ...filter } = query
  const order = orderOf(filter)
  const after = readCursor(cursor, filter)
  const ids = idsOf(filter, taskIds)
  const found = ids
    ? (await findAmong(store, ids, filter, order)).filter(isBehind(after, order))
    : await find(store, filter, order, after, limit + 1)
  const { items, ...next } = cutPage(found, limit, filter, ({ doc }) => positionOf(doc, order))
  return { tasks: items.map(({ doc }) => selected(toSummary(doc, actors), fields)), ...next }
}

/** How many tasks are in each state, of those that a credential sees. */
export async function countTasks(
  { store }: Pick<TaskContext, 'store'>,
  filter: TaskCountsQuery,
  taskIds: readonly string[] | undefined,
): Promise<Schemas['TaskCounts']> {
  const ids = idsOf(filter, taskIds)
  if (ids) {
    const found = await findAmong(store, ids, filter, { by: undefined, isDescending: true })
    return countsOf((state) => found.filter(({ doc }) => doc.state === state).length)
  }
  const { q, priority, state, updatedAfter } = filter
  const counts = await store.read.tasks.count({
    by: 'state',
    values: states,
    where: { priority, state, ...listsOf(filter) },
    ...(q !== undefined && { text: q }),
    ...(updatedAfter !== undefined && { above: { field: 'updatedAt', value: momentOf(updatedAfter) } }),
  })
  return countsOf((state) => counts[states.indexOf(state)] ?? 0)
}

const states = [
  'open',
  'in_progress',
  'blocked',
  'in_review',
  'done',
  'cancelled',
] as const satisfies Schemas['TaskState'][]

function countsOf(count: (state: Schemas['TaskState']) => number): Schemas['TaskCounts'] {
  return {
    open: count('open'),
    in_progress: count('in_progress'),
    blocked: count('blocked'),
    in_review: count('in_review'),
    done: count('done'),
    cancelled: count('cancelled'),
  }
}

/** The tasks to look among, where they are named or the credential reaches some alone. */
function idsOf({ ids }: TaskCountsQuery, taskIds: readonly string[] | undefined): readonly string[] | undefined {
  return ids && taskIds ? ids.filter((id) => taskIds.includes(id)) : (ids ?? taskIds)
}

/** The filters by what a task has several of, or by what is computed of it. */
function listsOf({ tag, claimedBy, reviewer, author }: TaskCountsQuery) {
  return { tags: tag, claimedBy, reviewers: reviewer, authorId: author }
}

function orderOf({ q, updatedAfter, sort }: Filter): Order {
  if (q !== undefined && (updatedAfter !== undefined || sort !== '-createdAt'))
    fail('invalid_filter', {
      message:
        'q cannot be combined with updatedAfter or another sort: its results are sorted by creation time, newest first.',
    })
  if (updatedAfter !== undefined && !sort.endsWith('updatedAt') && sort !== '-createdAt')
    fail('invalid_filter', {
      message: 'With updatedAfter, tasks are sorted by updatedAt. Sort by updatedAt or -updatedAt, or omit sort.',
    })
  return {
    by:
      updatedAfter !== undefined || sort.endsWith('updatedAt')
        ? 'updatedAt'
        : sort.endsWith('rank')
          ? 'rank'
          : undefined,
    isDescending: sort.startsWith('-'),
  }
}

/** Filters of several values are several lists, of which the first items in order are the page. */
async function find(
  store: Store,
  filter: Filter,
  order: Order,
  after: Position | undefined,
  limit: number,
): Promise<Found[]> {
  const { priority, state } = filter
  const lists = combinationsOf({ priority, state, ...listsOf(filter) })
  const found = await Promise.all(lists.map((where) => findWhere(store, where, filter, order, { after, limit })))
  const [only] = found
  if (only && lists.length === 1) return only
  const unique = new Map(found.flat().map((each) => [each.doc.id, each]))
  return inOrder([...unique.values()], order)
}

function findWhere(
  store: Store,
  where: { readonly [name: string]: string },
  { q, updatedAfter }: Filter,
  { by, isDescending }: Order,
  { after, limit }: { readonly after: Position | undefined; readonly limit: number },
): Promise<Found[]> {
  if (q !== undefined)
    return store.search('tasks', { marksDamage: true, text: q, where, limit, ...(after && { after: after.id }) })
  if (by === 'rank') return listByRank(store, { where, after, isDescending, limit })
  return store.read.tasks.list({
    marksDamage: true,
    where,
    limit,
    descending: isDescending,
    ...(by && { orderBy: by }),
    ...(after && { after }),
    ...(updatedAfter !== undefined && { above: momentOf(updatedAfter) }),
  })
}

/** The tasks of a narrowed credential are few, and are read one by one. */
async function findAmong(
  store: Store,
  ids: readonly string[],
  filter: TaskCountsQuery,
  order: Order,
): Promise<Found[]> {
  const all = await Promise.all([...new Set(ids)].map((id) => store.read.tasks.get(id).catch(markDamage)))
  const isAsked = filterOf(filter)
  const asked = all.flatMap((found) => (found && (isDamaged(found) || isAsked(found.doc)) ? [found] : []))
  return inOrder(asked, order)
}

function isBehind(after: Position | undefined, order: Order): (found: Found) => boolean {
  return ({ doc }) => {
    const place = keyOf(positionOf(doc, order))
    return after === undefined || (order.isDescending ? place < keyOf(after) : place > keyOf(after))
  }
}

/** Of a damaged item that was not found by a list, nothing but the id is known. */
function markDamage(error: unknown): Found {
  if (!(error instanceof DocumentDamaged)) throw error
  return { doc: { id: error.id } as TaskDocument, version: 0, isDamaged: true }
}

function inOrder(found: readonly Found[], order: Order): Found[] {
  const direction = order.isDescending ? -1 : 1
  return found
    .map((each) => ({ each, place: keyOf(positionOf(each.doc, order)) }))
    .sort((one, other) => direction * (one.place < other.place ? -1 : 1))
    .map(({ each }) => each)
}

function keyOf({ id, value = '' }: Position): string {
  // Ranks have different lengths: what begins as another one sorts behind it, whatever their ids are.
  return `${value}\0${id}`
}

function filterOf(filter: TaskCountsQuery): (task: TaskDocument) => boolean {
  const { q, priority, state, tag, claimedBy, reviewer, author, updatedAfter } = filter
  const tokens = q === undefined ? undefined : tokensOf(q)
  const floor = updatedAfter === undefined ? '' : momentOf(updatedAfter)
  return (task) =>
    (!priority || priority.some((each) => each === task.priority)) &&
    (!state || state.includes(task.state)) &&
    (!tag || tag.some((each) => task.tags.includes(each))) &&
    (!claimedBy || claimedBy.some((each) => each === task.claim?.holder.id)) &&
    (!reviewer || reviewer.some((each) => task.reviewers.includes(each))) &&
    (!author || author.includes(task.author.id)) &&
    task.updatedAt > floor &&
    (!tokens || containsAll(task, tokens))
}

function containsAll({ title, content }: TaskDocument, tokens: readonly string[]): boolean {
  const present = new Set(tokensOf(`${title}\n${content}`))
  return tokens.length > 0 && tokens.every((word) => present.has(word))
}

function positionOf(task: TaskDocument, { by }: Order): Position {
  const { id, updatedAt } = task
  return by ? { id, value: by === 'rank' ? rankOf(task) : updatedAt } : { id }
}

const lastMoment = Date.parse('9999-12-31T23:59:59.999Z')

/** As times are kept, so that they compare as text. */
function momentOf(timestamp: string): string {
  const moment = Date.parse(timestamp)
  if (Number.isNaN(moment)) fail('invalid_filter', { message: 'updatedAfter is not a valid time.' })
  return new Date(Math.min(moment, lastMoment)).toISOString()
}

/** A field without a value is left out. */
function selected(task: TaskSummary, fields: readonly Schemas['TaskField'][] | undefined): TaskSummary {
  if (!fields) return task
  const some: TaskSummary = { id: task.id }
  copy('isFromOutside', task, some)
  for (const field of fields) copy(field, task, some)
  return some
}

function copy<Field extends keyof TaskSummary>(field: Field, from: TaskSummary, to: TaskSummary): void {
  if (from[field] !== undefined) to[field] = from[field]
}
