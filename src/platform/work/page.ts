import { hash } from 'node:crypto'
import { fail } from '../../errors.ts'

/** Where a page ended: the id of its last item and, for a list that is sorted by something else, the value of that. */
export interface Position {
  readonly id: string
  readonly value?: string
}

/** The parameters of a list. */
export interface PageQuery {
  readonly limit: number
  readonly cursor?: string
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

/**
 * Cuts a page from what was found: one item more than the limit means that there is a next page. A cursor is the
 * position of the last item behind a fingerprint of the filter, so that it serves no other list. Damaged items take part in
 * paging, and are given apart: no item has less than its type says.
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
