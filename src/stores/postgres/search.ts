import { toStored } from './text.ts'

export interface Search {
  readonly name: string
  readonly words: readonly string[]
  readonly after: string | undefined
  readonly limit: number
}

/** Runs one statement: `ordered` where rows come in the order of an index, `free` where the server may gather and sort. */
export type Run = (text: string, values: unknown[], plan: 'ordered' | 'free') => Promise<readonly Readonly<Record<string, unknown>>[]>

const windowSize = 1000
// With so many hits among the newest, walking on meets a page of them sooner than the index has gathered all.
const commonHits = 5

/**
 * Gives the ids of the newest items that hold all words.
 * The index of words knows no order, so gathering is right for rare words and walking from the newest for common ones.
 * PostgreSQL guesses which it is from statistics that know no rare word; the newest thousand items tell.
 */
export async function searchIds(run: Run, { name, words, after, limit }: Search): Promise<string[]> {
  // In quotes a word is a word, whatever it holds.
  const query = words.map((word) => `'${word}'`).join(' & ')
  const start = after === undefined ? [] : [toStored(after)]
  const [newest] = await run(`WITH newest AS MATERIALIZED (SELECT id, words FROM "${name}_text"${after === undefined ? '' : ' WHERE id < $4'} ORDER BY id DESC LIMIT $3)
    SELECT min(id) AS last, count(*) AS size, (array_agg(id ORDER BY id DESC) FILTER (WHERE words @@ $1::tsquery))[1:$2] AS ids FROM newest`, [query, limit, windowSize, ...start], 'free')
  const ids = Array.isArray(newest?.['ids']) ? newest['ids'].map(String) : []
  const missing = limit - ids.length
  if (missing <= 0 || Number(newest?.['size']) < windowSize) return ids
  const rest = ids.length >= commonHits
    ? await run(`SELECT id FROM "${name}_text" WHERE id < $2 AND words @@ $1::tsquery ORDER BY id DESC LIMIT $3`, [query, newest?.['last'], missing], 'ordered')
    : await run(`WITH found AS MATERIALIZED (SELECT id FROM "${name}_text" WHERE words @@ $1::tsquery) SELECT id FROM found WHERE id < $2 ORDER BY id DESC LIMIT $3`, [query, newest?.['last'], missing], 'free')
  return [...ids, ...rest.map((row) => String(row['id']))]
}
