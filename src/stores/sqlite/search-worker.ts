import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { Statements } from './statements.ts'

export interface SearchOrder {
  readonly id: number
  readonly name: string
  readonly words: readonly string[]
  readonly after: string | undefined
  readonly limit: number
}

export interface SearchAnswer {
  readonly id: number
  readonly rows: readonly { readonly version: number; readonly doc: string }[]
  readonly error?: unknown
}

const database = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5000 })
const statements = new Statements(database)

parentPort?.on('message', (order: SearchOrder) => parentPort?.postMessage(answer(order)))

function answer(order: SearchOrder): SearchAnswer {
  try {
    return { id: order.id, rows: search(order) }
  } catch (error) {
    return { id: order.id, rows: [], error }
  }
}

function search({ name, words, after, limit }: SearchOrder): SearchAnswer['rows'] {
  // In quotes a word is a word, even AND, OR, NOT and NEAR.
  const match = words.map((word) => `"${word}"`).join(' ')
  const sql = `SELECT item.version, item.doc FROM "${name}_text" AS found JOIN "${name}" AS item ON item.row = found.rowid
    WHERE "${name}_text" MATCH ? AND found.rowid < ? ORDER BY found.rowid DESC LIMIT ?`
  return statements.of(sql).all(match, after === undefined ? Number.MAX_SAFE_INTEGER : rowAfter(name, after), limit)
    .map((row) => ({ version: Number(row['version']), doc: String(row['doc']) }))
}

/** Ids are made in the order of the rows: where the item is gone, its neighbour tells the place. */
function rowAfter(name: string, id: string): number {
  const row = statements.of(`SELECT row, id FROM "${name}" WHERE id <= ? ORDER BY id DESC LIMIT 1`).get(id)
  return row === undefined ? 0 : Number(row['row']) + (row['id'] === id ? 0 : 1)
}
