import { DatabaseSync } from 'node:sqlite'
import type { SQLOutputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { idsStatement } from '../list-statement.ts'
import type { Statement } from '../list-statement.ts'
import type { Filter } from '../query.ts'
import { isLocked } from './locks.ts'
import { dialect, Statements } from './statements.ts'

export interface SearchOrder {
  readonly id: number
  readonly name: string
  readonly tokens: readonly string[]
  readonly filter: Filter
  readonly after: string | undefined
  readonly limit: number
}

export interface SearchAnswer {
  readonly id: number
  readonly rows: readonly {
    readonly id: string
    readonly version: number
    readonly doc: string
    readonly checksum: number | null
  }[]
  readonly error?: unknown
  /** Whether the error is the lock of another program. */
  readonly isLocked?: boolean
}

export interface SearchData {
  readonly file: string
  readonly lockWaitMs: number
}

type Row = Readonly<Record<string, SQLOutputValue>>

const firstLook = 1000
const growth = 4

const { file, lockWaitMs }: SearchData = workerData
// This thread may block while it waits.
const database = new DatabaseSync(file, { readOnly: true, timeout: Math.min(lockWaitMs, 0x7fffffff) })
const statements = new Statements(database)

parentPort?.on('message', (order: SearchOrder) => parentPort?.postMessage(answer(order)))

function answer(order: SearchOrder): SearchAnswer {
  try {
    // One view of the data for all statements of a search.
    statements.run('BEGIN')
    return {
      id: order.id,
      rows: search(order).map((row) => ({
        id: String(row['id']),
        version: Number(row['version']),
        doc: String(row['doc']),
        checksum: row['checksum'] === null ? null : Number(row['checksum']),
      })),
    }
  } catch (error) {
    return { id: order.id, rows: [], error, isLocked: isLocked(error) }
  } finally {
    if (database.isTransaction) statements.run('COMMIT')
  }
}

/**
 * Walks the items that contain the words, newest first, and checks each against the filter.
 * Common words of items that seldom fit would make that a long way: as soon as fewer items fit than the next stretch of it has,
 * they are gathered and compared with the index of words alone.
 */
function search({ name, tokens, filter, after, limit }: SearchOrder): Row[] {
  // In quotes a word is a word, even AND, OR, NOT and NEAR.
  const match = tokens.map((word) => `"${word}"`).join(' ')
  const fitting = fittingOf(name, filter)
  const found: Row[] = []
  let before = after === undefined ? Number.MAX_SAFE_INTEGER : rowAfter(name, after)
  for (let look = firstLook; ; look *= growth) {
    const last = fitting && rowAt(look)
    found.push(...read(fitting?.fits ?? { sql: '1', values: [] }, last ?? 0))
    if (last === undefined || found.length === limit) return found
    before = last
    if (fitting?.isBelow(look * growth)) return [...found, ...read(fitting.isAmong, 0)]
  }

  /** The row of the last of so many items that contain the words, if there are more. */
  function rowAt(count: number): number | undefined {
    const row = statements
      .of(
        `SELECT rowid FROM "${name}_text" WHERE "${name}_text" MATCH ? AND rowid < ? ORDER BY rowid DESC LIMIT 1 OFFSET ?`,
      )
      .get(match, before, count - 1)
    return row && Number(row['rowid'])
  }

  function read(term: Statement, last: number): Row[] {
    const sql = `SELECT item.id, item.version, item.doc, item.checksum FROM "${name}_text" AS found CROSS JOIN "${name}" AS item
      WHERE "${name}_text" MATCH ? AND found.rowid < ? AND found.rowid >= ? AND item.row = found.rowid AND ${term.sql} ORDER BY found.rowid DESC LIMIT ?`
    return statements.of(sql).all(match, before, last, ...term.values, limit - found.length)
  }
}

interface Fitting {
  /** Looks at one `item`. */
  readonly fits: Statement
  /**
   * Looks for `found.rowid` among all that fit. The sign keeps the index of words from being asked for each of them.
   */
  readonly isAmong: Statement
  /** Whether fewer items than this fit. */
  isBelow(count: number): boolean
}

function fittingOf(name: string, filter: Filter): Fitting | undefined {
  const { equality, others, multiValue } = filter
  const equal = [...equality, ...others]
  if (equal.length === 0 && !multiValue) return undefined
  const terms = [
    ...equal.map(([field]) => `item."${field}" = ?`),
    ...(multiValue
      ? [`EXISTS (SELECT 1 FROM "${name}_${multiValue[0]}" AS label WHERE label.value = ? AND label.id = item.id)`]
      : []),
  ]
  const all = idsStatement(name, filter, dialect, {})
  return {
    fits: {
      sql: terms.join(' AND '),
      values: [...equal, ...(multiValue ? [multiValue] : [])].map(([, value]) => value),
    },
    isAmong: {
      sql: `+found.rowid IN (SELECT whole.row FROM (${all.sql}) AS fitting CROSS JOIN "${name}" AS whole WHERE whole.id = fitting.id)`,
      values: all.values,
    },
    isBelow: (count) =>
      Number(statements.of(`SELECT count(*) AS count FROM (${all.sql} LIMIT ?)`).get(...all.values, count)?.['count']) <
      count,
  }
}

/** Ids are created in the order of the rows: if the item is gone, its neighbour has the position. */
function rowAfter(name: string, id: string): number {
  const row = statements.of(`SELECT row, id FROM "${name}" WHERE id <= ? ORDER BY id DESC LIMIT 1`).get(id)
  return row === undefined ? 0 : Number(row['row']) + (row['id'] === id ? 0 : 1)
}
