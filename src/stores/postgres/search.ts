import { idsStatement } from '../list-statement.ts'
import type { Filter } from '../query.ts'
import { dialect } from './text.ts'

/** What to search for, in texts as the database stores them. */
export interface Search {
  readonly name: string
  readonly tokens: readonly string[]
  /** The words that items have exactly when they match the filter. */
  readonly facets: readonly string[]
  readonly filter: Filter
  readonly after: string | undefined
  readonly limit: number
}

/**
 * Runs one statement: `ordered` where rows come in the order of an index, `free` where the server may gather and sort.
 */
export type QueryRun = (
  text: string,
  values: unknown[],
  queryPlan: 'ordered' | 'free',
) => Promise<readonly Readonly<Record<string, unknown>>[]>

const windowSize = 1000
// With so many hits among the newest, walking on meets a page of them sooner than the index has gathered all.
const commonHits = 5

/**
 * Returns the ids of the newest items that contain all words and match the filter.
 * The index of words is unordered, so collecting is fast for rare words and walking from the newest for common ones.
 * PostgreSQL decides by statistics that do not cover rare words; a sample of the newest thousand items decides here.
 */
export async function searchIds(
  run: QueryRun,
  { name, tokens, facets, filter, after, limit }: Search,
): Promise<string[]> {
  // A quoted word is taken literally, whatever it contains.
  const queryOf = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' & ')
  const query = queryOf(tokens)
  const isFiltered = filter.equality.length > 0 || filter.multiValue !== undefined
  const source = isFiltered ? fitting(name, filter) : everything(name)
  const { hits, size, last } = await look(source)
  const ids = hits.slice(0, limit)
  const missing = limit - ids.length
  if (missing <= 0 || size < windowSize) return ids
  const rest = await (ids.length >= commonHits ? walk(last, missing) : gather(last, missing))
  return [...ids, ...rest.map((row) => String(row['id']))]

  /** Reads the newest items that match a filter: which of them contain the words, and where they end. */
  async function look({ filter, contains, ...from }: Source): Promise<{ hits: string[]; size: number; last: string }> {
    const { sql, values } = idsStatement(name, filter, dialect, { ...from, below: after, limit: windowSize })
    const [row] = await run(
      `WITH newest AS MATERIALIZED (${sql}) SELECT min(id) AS last, count(*) AS size,
      (array_agg(id ORDER BY id DESC) FILTER (WHERE ${contains('newest', `$${values.length + 1}`)}))[1:$${values.length + 2}] AS hits FROM newest`,
      [...values, query, limit],
      'ordered',
    )
    return {
      hits: Array.isArray(row?.['hits']) ? row['hits'].map(String) : [],
      size: Number(row?.['size']),
      last: String(row?.['last']),
    }
  }

  function walk(below: string, count: number): ReturnType<QueryRun> {
    const { filter, contains, ...from } = source
    const { sql, values } = idsStatement(name, filter, dialect, {
      ...from,
      below,
      limit: count,
      term: (bind) => contains('item', bind(query)),
    })
    return run(sql, values, 'ordered')
  }

  function gather(below: string, count: number): ReturnType<QueryRun> {
    return run(
      `WITH gathered AS MATERIALIZED (SELECT id FROM "${name}_text" WHERE words @@ $1::tsquery)
      SELECT id FROM gathered WHERE id < $2 ORDER BY id DESC LIMIT $3`,
      [queryOf([...tokens, ...facets]), below, count],
      'free',
    )
  }
}

/** Where the newest items are, and how to check whether one of them contains the words. */
interface Source {
  readonly filter: Filter
  readonly table?: string
  readonly give?: string
  readonly contains: (item: string, placeholder: string) => string
}

function everything(name: string): Source {
  return {
    filter: { equality: [], others: [], multiValue: undefined, otherValues: [] },
    table: `${name}_text`,
    give: 'item.words',
    contains: (item, placeholder) => `${item}.words @@ ${placeholder}::tsquery`,
  }
}

/** A value, and not a join: so the server looks at one item after the other instead of beginning with the words. */
function fitting(name: string, filter: Filter): Source {
  return {
    filter,
    contains: (item, placeholder) =>
      `(SELECT text.words @@ ${placeholder}::tsquery FROM "${name}_text" AS text WHERE text.id = ${item}.id)`,
  }
}
