import type { CollectionSchema } from '../collection.ts'
import { countStatement } from '../count-statement.ts'
import type { CheckedCount, CountDialect } from '../count-statement.ts'
import { facetsOfFilter } from '../facets.ts'
import type { Statement } from '../list-statement.ts'
import { checkFilter } from '../query.ts'
import { keysOf, keysOfField } from './order-keys.ts'
import { keyColumnsOf, wordsTableOf } from './tables.ts'
import { matching, numberPlace, orderedFacet } from './words.ts'

/**
 * The statements of a count. Where filters are words, it is the length of what their lists have in common, and no item
 * is read.
 */
export function countStatements(collection: CollectionSchema, checked: CheckedCount): readonly Statement[] {
  if (collection.lists.length > 0) return checked.values.map((value) => wordStatement(collection, checked, value))
  const { sql, values } = countStatement(collection, checked, countDialect)
  return [{ sql, values: values.flat() }]
}

function wordStatement(
  collection: CollectionSchema,
  { by, fields, lists, above, tokens = [] }: CheckedCount,
  value: string,
): Statement {
  const { name } = collection
  const words = wordsTableOf(name)
  const facetOf = (field: string, each: string) =>
    facetsOfFilter(collection, checkFilter(collection, { [field]: each }))
  const matchOf = (form: (facet: string) => string) =>
    [
      matching([...tokens, ...facetOf(by, value).map(form)]),
      ...[...fields, ...lists].map(
        ([field, values]) => `(${values.map((each) => matching(facetOf(field, each).map(form))).join(' OR ')})`,
      ),
    ].join(' AND ')
  if (above && tokens.length === 0) return orderedStatement(collection, value, above, matchOf)
  const match = matchOf((facet) => facet)
  const matched = `"${words}" WHERE "${words}" MATCH ?`
  return above
    ? {
        sql: `SELECT ? AS value, count(*) AS count FROM "${name}" AS item WHERE item."${above[0]}" > ? AND item.row IN (SELECT rowid FROM ${matched})`,
        values: [value, above[1], match],
      }
    : { sql: `SELECT ? AS value, count(*) AS count FROM ${matched}`, values: [value, match] }
}

/**
 * The entries of an order whose keys are above those of the second of a value, and those of that second whose items say
 * that they are.
 */
function orderedStatement(
  collection: CollectionSchema,
  value: string,
  [orderBy, floor]: readonly [field: string, value: string],
  matchOf: (form: (facet: string) => string) => string,
): Statement {
  const { name, ordered } = collection
  const field = ordered.indexOf(orderBy)
  const [words, key] = [wordsTableOf(name), keyColumnsOf(collection)[field] ?? '']
  const match = matchOf((facet) => orderedFacet(field, facet))
  const second = keysOf(field, floor)
  const matched = `"${words}" MATCH ? AND found.rowid >= ${numberPlace} AND found.rowid <= ${numberPlace}`
  return {
    sql: `SELECT ? AS value, (SELECT count(*) FROM "${words}" AS found WHERE ${matched})
      + (SELECT count(*) FROM "${words}" AS found CROSS JOIN "${name}" AS item WHERE ${matched} AND item."${key}" = found.rowid AND item."${orderBy}" > ?) AS count`,
    values: [value, match, second.high + 1, keysOfField(field).high, match, second.low, second.high, floor],
  }
}

const countDialect: CountDialect = {
  placeholder: () => '?',
  isOneOf: (column, values, bind) => `${column} IN (${values.map(bind).join(', ')})`,
  hasWords: (name, tokens, bind) =>
    `item.row IN (SELECT rowid FROM "${wordsTableOf(name)}" WHERE "${wordsTableOf(name)}" MATCH ${bind(matching(tokens))})`,
}
