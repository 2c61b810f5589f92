import { DatabaseSync } from 'node:sqlite'
import type { SQLOutputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Statement } from '../list-statement.ts'
import { isLocked } from './locks.ts'
import { limitPlace, Statements } from './statements.ts'
import { wordsTableOf } from './tables.ts'
import { matching, numberPlace } from './words.ts'

export type SearchOrder = SearchRequest & { readonly id: number }

export type SearchRequest = Search | { readonly statements: readonly Statement[] }

interface Search {
  readonly name: string
  /** Those of the text and those of the filter. */
  readonly words: readonly string[]
  readonly after: string | undefined
  readonly limit: number
}

export interface SearchAnswer {
  readonly id: number
  readonly rows: readonly Row[]
  readonly error?: unknown
  /** Whether the error is the lock of another program. */
  readonly isLocked?: boolean
}

export interface SearchData {
  readonly file: string
  readonly lockWaitMs: number
}

type Row = Readonly<Record<string, SQLOutputValue>>

const { file, lockWaitMs }: SearchData = workerData
// This thread may block while it waits.
const database = new DatabaseSync(file, { readOnly: true, timeout: Math.min(lockWaitMs, 0x7fffffff) })
const statements = new Statements(database)

parentPort?.on('message', (order: SearchOrder) => parentPort?.postMessage(answer(order)))

function answer(order: SearchOrder): SearchAnswer {
  try {
    // One view of the data for all statements of a search.
    statements.run('BEGIN')
    return { id: order.id, rows: 'statements' in order ? order.statements.flatMap(rowsOf) : search(order) }
  } catch (error) {
    return { id: order.id, rows: [], error, isLocked: isLocked(error) }
  } finally {
    if (database.isTransaction) statements.run('COMMIT')
  }
}

function rowsOf({ sql, values }: Statement): Row[] {
  return statements.of(sql).all(...values)
}

/** The newest items that have all words. */
function search({ name, words, after, limit }: Search): Row[] {
  const table = wordsTableOf(name)
  const before = after === undefined ? Number.MAX_SAFE_INTEGER : rowAfter(name, after)
  return statements
    .of(
      `SELECT item.id, item.version, item.doc, item.checksum FROM "${table}" AS found CROSS JOIN "${name}" AS item
      WHERE "${table}" MATCH ? AND found.rowid < ${numberPlace} AND item.row = found.rowid ORDER BY found.rowid DESC LIMIT ${limitPlace}`,
    )
    .all(matching(words), before, limit)
}

/** Ids are created in the order of the rows: if the item is gone, its neighbour has the position. */
function rowAfter(name: string, id: string): number {
  const row = statements.of(`SELECT row, id FROM "${name}" WHERE id <= ? ORDER BY id DESC LIMIT 1`).get(id)
  return row === undefined ? 0 : Number(row['row']) + (row['id'] === id ? 0 : 1)
}
