import type { CollectionSchema } from '../collection.ts'
import { facetsOfFilter } from '../facets.ts'
import { listStatement } from '../list-statement.ts'
import type { Statement } from '../list-statement.ts'
import type { ListQuery } from '../port.ts'
import { checkQuery, compareText } from '../query.ts'
import type { CheckedQuery } from '../query.ts'
import { keysBeside, keysOf, keysOfField } from './order-keys.ts'
import type { KeyRange } from './order-keys.ts'
import { dialect, documentColumns, limitPlace } from './statements.ts'
import type { DocumentCells, Statements } from './statements.ts'
import { keyColumnsOf, wordsTableOf } from './tables.ts'
import { lateWord, matching, numberPlace, orderedFacet } from './words.ts'

/** Reads a list: by the index trees of the documents, or, of a collection with lists that is filtered, by its words. */
export function readList<Doc>(
  statements: Statements,
  collection: CollectionSchema,
  query: ListQuery<Doc>,
): readonly DocumentCells[] {
  const checked = checkQuery(collection, query)
  const facets = facetsOfFilter(collection, checked)
  if (collection.lists.length === 0 || facets.length === 0) {
    const { sql, values } = listStatement(collection, query, dialect)
    return statements.documents(sql, ...values)
  }
  const list = { collection, facets, query: checked }
  return checked.orderBy === undefined ? listById(statements, list) : listByKey(statements, list, checked.orderBy)
}

/** A list that is read from the index of words. */
export interface WordList {
  readonly collection: CollectionSchema
  readonly facets: readonly string[]
  readonly query: CheckedQuery
}

/** Rows are in the order of the ids, except those of late items, which are as a rule none and are merged in. */
function listById(statements: Statements, list: WordList): readonly DocumentCells[] {
  const { collection, query } = list
  const hasLate = statements.of(`SELECT 1 FROM "${collection.name}" WHERE "isLate" = 1 LIMIT 1`).get() !== undefined
  const { sql, values } = inTimeStatement(list, hasLate, rowBound(statements, list))
  const inTime = statements.documents(sql, ...values)
  if (!hasLate) return inTime
  const late = lateStatement(list)
  const all = [...inTime, ...statements.documents(late.sql, ...late.values)].sort(ascending)
  return (query.isDescending ? all.reverse() : all).slice(0, query.limit)
}

/** The row beyond which a page begins: that of the nearest item in time at the position or before it. */
function rowBound(statements: Statements, { collection: { name }, query: { after, isDescending } }: WordList): number {
  const last = isDescending ? rowsMax : 0
  if (!after) return last
  const [operator, direction] = isDescending ? ['>=', 'ASC'] : ['<=', 'DESC']
  const row = statements
    .of(`SELECT row FROM "${name}" WHERE id ${operator} ? AND "isLate" = 0 ORDER BY id ${direction} LIMIT 1`)
    .get(after.id)
  return row ? Number(row['row']) : last
}

const rowsMax = Number.MAX_SAFE_INTEGER

/** The items whose rows are in the order of the ids. */
export function inTimeStatement(
  { collection: { name }, facets, query: { isDescending, limit } }: WordList,
  hasLate: boolean,
  bound: number,
): Statement {
  const words = wordsTableOf(name)
  const match = hasLate ? `(${matching(facets)}) NOT ${matching([lateWord])}` : matching(facets)
  return {
    sql: `SELECT ${given} FROM "${words}" AS found CROSS JOIN "${name}" AS item WHERE "${words}" MATCH ? AND found.rowid ${isDescending ? '<' : '>'} ${numberPlace} AND item.row = found.rowid
      ORDER BY found.rowid ${isDescending ? 'DESC' : 'ASC'} LIMIT ${limitPlace}`,
    values: [match, bound, limit ?? -1],
  }
}

/** The items that were inserted behind one with a greater id. */
function lateStatement({ collection: { name }, facets, query: { isDescending, after, limit } }: WordList): Statement {
  const words = wordsTableOf(name)
  const [operator, direction] = isDescending ? ['<', 'DESC'] : ['>', 'ASC']
  return {
    sql: `SELECT ${given} FROM "${words}" AS found CROSS JOIN "${name}" AS item WHERE "${words}" MATCH ? AND item.row = found.rowid
      ${after ? `AND item.id ${operator} ?` : ''} ORDER BY item.id ${direction} LIMIT ${limitPlace}`,
    values: [matching([...facets, lateWord]), ...(after ? [after.id] : []), limit ?? -1],
  }
}

const given = documentColumns

/** Keys are in the order of the values, except within a second: the one at the end of a page is read whole. */
function listByKey(statements: Statements, list: WordList, orderBy: string): readonly DocumentCells[] {
  const { collection, query } = list
  const field = collection.ordered.indexOf(orderBy)
  const limit = query.limit ?? Number.MAX_SAFE_INTEGER - 1
  const keyOf = (row: KeyedCells | undefined) => Number(row?.[5])
  const read = (range: KeyRange, count: number, isSorted: boolean): readonly KeyedCells[] => {
    const { sql, values } = keyStatement(list, field, range, count, isSorted)
    return statements.documents<KeyedCells>(sql, ...values)
  }
  const rows = read(rangeOf(query, field), limit + 1, false)
  const lastSecond = keysBeside(keyOf(rows[limit - 1]))
  const isCut = rows.length > limit && keyOf(rows[limit]) >= lastSecond.low && keyOf(rows[limit]) <= lastSecond.high
  const whole = isCut ? rows.filter((row) => keyOf(row) < lastSecond.low || keyOf(row) > lastSecond.high) : rows
  const rest = isCut ? read(lastSecond, limit - whole.length, true) : []
  const sorted = whole.toSorted(byValue)
  return [...(query.isDescending ? sorted.reverse() : sorted), ...rest]
    .slice(0, query.limit)
    .map(([id, version, doc, checksum]) => [id, version, doc, checksum])
}

/** The keys between which a page lies. */
function rangeOf({ after, above, isDescending }: CheckedQuery, field: number): KeyRange {
  const { low, high } = keysOfField(field)
  const floor = above === undefined ? low : keysOf(field, above).low
  if (after?.value === undefined) return { low: floor, high }
  const position = keysOf(field, after.value)
  return isDescending ? { low: floor, high: position.high } : { low: Math.max(floor, position.low), high }
}

/** The items whose keys are in a range, by their keys or sorted by their values. */
export function keyStatement(
  { collection, facets, query: { after, above, isDescending } }: WordList,
  field: number,
  { low, high }: KeyRange,
  limit: number,
  isSorted: boolean,
): Statement {
  const { name, ordered } = collection
  const [words, key, value] = [wordsTableOf(name), keyColumnsOf(collection)[field] ?? '', ordered[field] ?? '']
  const [operator, direction] = isDescending ? ['<', 'DESC'] : ['>', 'ASC']
  const order = isSorted ? [`item."${value}"`, 'item.id'] : ['found.rowid']
  const match = matching(facets.map((facet) => orderedFacet(field, facet)))
  return {
    sql: `SELECT ${given}, item."${value}" AS value, item."${key}" AS key FROM "${words}" AS found CROSS JOIN "${name}" AS item
      WHERE "${words}" MATCH ? AND found.rowid >= ${numberPlace} AND found.rowid <= ${numberPlace} AND item."${key}" = found.rowid
      ${after?.value === undefined ? '' : `AND (item."${value}", item.id) ${operator} (?, ?)`} ${above === undefined ? '' : `AND item."${value}" > ?`}
      ORDER BY ${order.map((each) => `${each} ${direction}`).join(', ')} LIMIT ${limitPlace}`,
    values: [
      match,
      low,
      high,
      ...(after?.value === undefined ? [] : [after.value, after.id]),
      ...(above === undefined ? [] : [above]),
      limit,
    ],
  }
}

/** With the value and the key by which they are in order. */
type KeyedCells = readonly [...DocumentCells, value: unknown, key: unknown]

function ascending([one]: DocumentCells, [other]: DocumentCells): number {
  return compareText(String(one), String(other))
}

function byValue(one: KeyedCells, other: KeyedCells): number {
  return compareText(String(one[4]), String(other[4])) || compareText(String(one[0]), String(other[0]))
}
