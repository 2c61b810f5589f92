import type { CollectionSchema } from './collection.ts'
import type { CountQuery } from './port.ts'
import { columnsOf, isSearchable } from './query.ts'
import { tokensOf } from './tokens.ts'

/** A count whose fields are all declared. */
export interface CheckedCount {
  readonly by: string
  readonly values: readonly string[]
  /** Fields of which each must have one of these values. */
  readonly fields: readonly (readonly [field: string, values: readonly string[]])[]
  /** The same for lists, which must contain one. */
  readonly lists: readonly (readonly [field: string, values: readonly string[]])[]
  readonly above: readonly [field: string, value: string] | undefined
  /** The words that the text must contain, where it is searched. */
  readonly tokens: readonly string[] | undefined
}

/** Throws when the query names a field for which no driver keeps an index. */
export function checkCount<Doc>(
  collection: CollectionSchema,
  { by, values, where = {}, above, text }: CountQuery<Doc>,
): CheckedCount {
  const { name, equal, lists, ordered } = collection
  const given = Object.entries<readonly string[] | undefined>(where)
  const terms = given.flatMap(([field, each]) => (each === undefined ? [] : [[field, each] as const]))
  for (const field of [by, ...terms.map(([field]) => field)])
    if (!equal.includes(field) && !lists.includes(field)) throw new Error(`${name} cannot be counted by ${field}`)
  if (above !== undefined && !ordered.includes(above.field))
    throw new Error(`${name} are not ordered by ${above.field}, and so cannot be counted above a value`)
  if (text !== undefined && !isSearchable(collection)) throw new Error(`${name} cannot be searched`)
  return {
    by,
    values,
    fields: terms.filter(([field]) => columnsOf(collection).includes(field)),
    lists: terms.filter(([field]) => lists.includes(field)),
    above: above && [above.field, above.value],
    tokens: text === undefined ? undefined : tokensOf(text),
  }
}

type Value = string | number | readonly string[]
type Bind = (value: Value) => string

export interface CountDialect {
  readonly placeholder: (position: number) => string
  /** The condition that a column has one of these values. */
  readonly isOneOf: (column: string, values: readonly string[], bind: Bind) => string
  /** The condition that the text of `item` has these words. */
  readonly hasWords: (name: string, tokens: readonly string[], bind: Bind) => string
}

/** The SQL of a count: a row with `value` and `count` for each value that some items have. */
export function countStatement(
  { name }: CollectionSchema,
  { by, values, fields, lists, above, tokens }: CheckedCount,
  { placeholder, isOneOf, hasWords }: CountDialect,
): { sql: string; values: Value[] } {
  const bound: Value[] = []
  const bind: Bind = (value) => placeholder(bound.push(value))
  const terms = [...fields, [by, values] as const].map(([field, each]) => isOneOf(`item."${field}"`, each, bind))
  for (const [field, each] of lists)
    terms.push(
      `EXISTS (SELECT 1 FROM "${name}_${field}" AS other WHERE other.id = item.id AND ${isOneOf('other.value', each, bind)})`,
    )
  if (above) terms.push(`item."${above[0]}" > ${bind(above[1])}`)
  if (tokens) terms.push(hasWords(name, tokens, bind))
  return {
    sql: `SELECT item."${by}" AS value, count(*) AS count FROM "${name}" AS item WHERE ${terms.join(' AND ')} GROUP BY item."${by}"`,
    values: bound,
  }
}

/** The counts in the order of the values that they were asked for. */
export function countsOf(
  { values }: CheckedCount,
  rows: readonly { readonly value?: unknown; readonly count?: unknown }[],
): number[] {
  const counts = new Map(rows.map(({ value, count }) => [String(value), Number(count)]))
  return values.map((value) => counts.get(value) ?? 0)
}
