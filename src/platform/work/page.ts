import { hash } from 'node:crypto'
import { fail } from '../../errors.ts'
import type { ListQuery, Versioned } from '../../stores/port.ts'

/** Where a page ended: the id of its last item and, for a list that is sorted by something else, the value of that. */
export interface Position {
  readonly id: string
  readonly value?: string
}

/** The parameters of a list. */
export interface PageQuery {
  readonly limit: number
  readonly cursor?: string | undefined
}

export interface Page<Item> {
  readonly items: Item[]
  /** The damaged items of the page; absent where there are none. */
  readonly damaged?: DamagedItem[]
  /** Absent at the end. */
  readonly nextCursor?: string
}

/** An item that is stored and cannot be read. */
export interface DamagedItem {
  readonly id: string
}

/** A list of the documents of a collection. */
export interface PagedList<Doc> extends Pick<ListQuery<Doc>, 'orderBy' | 'descending'> {
  /** One list, or several that are merged by id. */
  readonly where?: ListQuery<Doc>['where'] | readonly ListQuery<Doc>['where'][]
  /** What a cursor of the list is bound to; `where`, unless it is given. */
  readonly filter?: unknown
  /** Leaves out documents. The whole list is read: for collections of few documents. */
  readonly isVisible?: (doc: Doc) => boolean
}

interface Listed<Doc> {
  list(query: ListQuery<Doc>): Promise<Versioned<Doc>[]>
}

/** A page of a collection. Fails with `invalid_cursor`. */
export async function pageOf<Doc extends { readonly id: string }>(
  collection: Listed<Doc>,
  { limit, cursor }: PageQuery,
  { where, filter = where, orderBy, descending = false, isVisible }: PagedList<Doc>,
): Promise<Page<Doc>> {
  const after = readCursor(cursor, filter)
  const query: ListQuery<Doc> = { marksDamage: true, descending }
  if (orderBy !== undefined) query.orderBy = orderBy
  if (after !== undefined) query.after = after
  if (isVisible === undefined) query.limit = limit + 1
  const all = await listAny(collection, isSeveral(where) ? where : [where], query)
  const visible = isVisible === undefined ? all : all.filter(({ doc }) => isVisible(doc))
  const { items, ...next } = cutPage(visible, limit, filter, (each) => positionOf(each, orderBy))
  return { items: items.map(({ doc }) => doc), ...next }
}

/** What is in any of several lists, in one order by id. */
export async function listAny<Doc extends { readonly id: string }>(
  collection: Listed<Doc>,
  lists: readonly ListQuery<Doc>['where'][],
  query: ListQuery<Doc>,
): Promise<Versioned<Doc>[]> {
  const found = await Promise.all(
    lists.map((where) => collection.list(where === undefined ? query : { ...query, where })),
  )
  return lists.length === 1 ? (found[0] ?? []) : merged(found.flat(), query.descending ?? false)
}

/** All documents of a list, which is read in pages of `limit`. */
export async function* eachOf<Doc extends { readonly id: string }>(
  collection: Listed<Doc>,
  query: ListQuery<Doc> & { readonly limit: number },
): AsyncGenerator<Versioned<Doc>, void> {
  for (let after = query.after; ; ) {
    const page = await collection.list(after === undefined ? query : { ...query, after })
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < query.limit) return
    after = positionOf(last, query.orderBy)
  }
}

function positionOf<Doc extends { readonly id: string }>(
  { doc }: Versioned<Doc>,
  orderBy: (keyof Doc & string) | undefined,
): Position {
  return orderBy === undefined ? { id: doc.id } : { id: doc.id, value: String(doc[orderBy]) }
}

/** A page of a list in memory, which is sorted by what `idOf` gives. Fails with `invalid_cursor`. */
export function pageOfAll<Item>(
  all: readonly Item[],
  { limit, cursor }: PageQuery,
  filter: unknown,
  idOf: (item: Item) => string,
): Page<Item> {
  const after = readCursor(cursor, filter)?.id
  const rest = all
    .filter((item) => after === undefined || idOf(item) > after)
    .sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
  return cutPage(rest, limit, filter, (item) => ({ id: idOf(item) }))
}

/**
 * Cuts a page from what was found: one item more than the limit means that there is a next page. A cursor is the
 * position of the last item behind a fingerprint of the filter, so that it serves no other list. Damaged items take
 * part in paging, and are given apart: no item has less than its type says.
 */
export function cutPage<Item>(
  found: readonly Item[],
  limit: number,
  filter: unknown,
  positionOf: (item: Item) => Position,
): Page<Item> {
  const given = found.slice(0, limit)
  const last = given.at(-1)
  const damaged = given.filter(isDamaged).map((item) => ({ id: positionOf(item).id }))
  return {
    items: damaged.length === 0 ? given : given.filter((item) => !isDamaged(item)),
    ...(damaged.length > 0 && { damaged }),
    ...(found.length > limit && last !== undefined && { nextCursor: makeCursor(positionOf(last), filter) }),
  }
}

function isSeveral<Where>(where: Where | readonly Where[]): where is readonly Where[] {
  return Array.isArray(where)
}

function merged<Doc extends { readonly id: string }>(found: readonly Versioned<Doc>[], descending: boolean) {
  const order = descending ? -1 : 1
  return found.toSorted((one, other) => order * compareAsStores(one.doc.id, other.doc.id))
}

/** By bytes, as the stores order ids; JavaScript itself would put an emoji before a full-width letter. */
function compareAsStores(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other))
}

/** What of one area waits for a decision. */
export interface WaitingPart<Item> {
  readonly items: readonly Item[]
  readonly damaged: readonly DamagedItem[]
}

/** The documents that can be read, and the others. */
export function apartFromDamaged<Doc extends { readonly id: string }>(
  all: readonly Versioned<Doc>[],
): { readonly found: Doc[]; readonly damaged: DamagedItem[] } {
  return {
    found: all.filter((each) => !isDamaged(each)).map(({ doc }) => doc),
    damaged: all.filter(isDamaged).map(({ doc: { id } }) => ({ id })),
  }
}

/** Whether a store marked the item as one that cannot be read. */
export function isDamaged(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'isDamaged' in item && item.isDamaged === true
}

/** Gives the position after which the next page begins, or nothing for the first page. */
export function readCursor(cursor: string | undefined, filter: unknown): Position | undefined {
  if (cursor === undefined) return undefined
  const text = Buffer.from(cursor, 'base64url').toString()
  const [id, value] = parseStrings(text.slice(fingerprintDigits))
  if (id === undefined) return fail('invalid_cursor')
  const position = value === undefined ? { id } : { id, value }
  return makeCursor(position, filter) === cursor ? position : fail('invalid_cursor')
}

const fingerprintDigits = 16

function makeCursor({ id, value }: Position, filter: unknown): string {
  const fingerprint = hash('sha256', JSON.stringify(filter)).slice(0, fingerprintDigits)
  return Buffer.from(fingerprint + JSON.stringify(value === undefined ? [id] : [id, value])).toString('base64url')
}

function parseStrings(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) && parsed.every((item) => typeof item === 'string') ? parsed : []
  } catch {
    return []
  }
}
