import type { SearchableName } from '../documents.ts'
import { idsStatement } from '../list-statement.ts'
import type { Filter } from '../query.ts'
import { dialect } from './text.ts'

/** What to look for, in texts as the database holds them. */
export interface Search {
  readonly name: SearchableName
  readonly words: readonly string[]
  readonly filter: Filter
  readonly after: string | undefined
  readonly limit: number
}

/** Runs one statement: `ordered` where rows come in the order of an index, `free` where the server may gather and sort. */
export type Run = (
  text: string,
  values: unknown[],
  plan: 'ordered' | 'free',
) => Promise<readonly Readonly<Record<string, unknown>>[]>

const windowSize = 1000
// With so many hits among the newest, walking on meets a page of them sooner than the index has gathered all.
const commonHits = 5
// With so many hits among the newest of all, gathering would take longer than walking those that fit, even if few of them hold the words.
const manyHits = 50

/**
 * Gives the ids of the newest items that hold all words and fit the filter.
 * The index of words knows no order, so gathering is right for rare words and walking from the newest for common ones.
 * PostgreSQL guesses which it is from statistics that know no rare word; the newest thousand items tell.
 */
export async function searchIds(run: Run, { name, words, filter, after, limit }: Search): Promise<string[]> {
  // In quotes a word is a word, whatever it holds.
  const query = words.map((word) => `'${word}'`).join(' & ')
  const isFiltered = filter.held.length > 0 || filter.label !== undefined
  const source = isFiltered ? fitting(name, filter) : everything(name)
  const { hits, size, last } = await look(source)
  const ids = hits.slice(0, limit)
  const missing = limit - ids.length
  if (missing <= 0 || size < windowSize) return ids
  const isCommon = ids.length >= commonHits || (isFiltered && (await look(everything(name))).hits.length >= manyHits)
  const rest = await (isCommon ? walk(last, missing) : gather(last, missing))
  return [...ids, ...rest.map((row) => String(row['id']))]

  /** Looks at the newest items that fit a filter: which of them hold the words, and where they end. */
  async function look({ filter, holds, ...from }: Source): Promise<{ hits: string[]; size: number; last: string }> {
    const { sql, values } = idsStatement(name, filter, dialect, { ...from, below: after, limit: windowSize })
    const [row] = await run(
      `WITH newest AS MATERIALIZED (${sql}) SELECT min(id) AS last, count(*) AS size,
      (array_agg(id ORDER BY id DESC) FILTER (WHERE ${holds('newest', `$${values.length + 1}`)}))[1:$${values.length + 2}] AS hits FROM newest`,
      [...values, query, Math.max(limit, manyHits)],
      'ordered',
    )
    return {
      hits: Array.isArray(row?.['hits']) ? row['hits'].map(String) : [],
      size: Number(row?.['size']),
      last: String(row?.['last']),
    }
  }

  function walk(below: string, count: number): ReturnType<Run> {
    const { filter, holds, ...from } = source
    const { sql, values } = idsStatement(name, filter, dialect, {
      ...from,
      below,
      limit: count,
      term: (bind) => holds('item', bind(query)),
    })
    return run(sql, values, 'ordered')
  }

  function gather(below: string, count: number): ReturnType<Run> {
    const { held, others, label } = filter
    const equal = [...held, ...others]
    const terms = [
      ...equal.map(
        ([field], index) => `(SELECT item."${field}" = $${index + 4} FROM "${name}" AS item WHERE item.id = found.id)`,
      ),
      ...(label
        ? [
            `(SELECT true FROM "${name}_${label[0]}" AS label WHERE label.id = found.id AND label.value = $${equal.length + 4})`,
          ]
        : []),
    ]
    return run(
      `WITH gathered AS MATERIALIZED (SELECT id FROM "${name}_text" WHERE words @@ $1::tsquery)
      SELECT id FROM (SELECT id FROM gathered WHERE id < $2 ORDER BY id DESC OFFSET 0) AS found ${terms.length === 0 ? '' : `WHERE ${terms.join(' AND ')}`} LIMIT $3`,
      [query, below, count, ...[...equal, ...(label ? [label] : [])].map(([, value]) => value)],
      'free',
    )
  }
}

/** Where the newest items are found, and how to see whether one of them holds the words. */
interface Source {
  readonly filter: Filter
  readonly table?: string
  readonly give?: string
  readonly holds: (item: string, mark: string) => string
}

function everything(name: SearchableName): Source {
  return {
    filter: { held: [], others: [], label: undefined },
    table: `${name}_text`,
    give: 'item.words',
    holds: (item, mark) => `${item}.words @@ ${mark}::tsquery`,
  }
}

/** A value, and not a join: so the server looks at one item after the other instead of beginning with the words. */
function fitting(name: SearchableName, filter: Filter): Source {
  return {
    filter,
    holds: (item, mark) =>
      `(SELECT text.words @@ ${mark}::tsquery FROM "${name}_text" AS text WHERE text.id = ${item}.id)`,
  }
}
