import { kindFilter } from '../kinds.ts'
import type { EventQuery, StoredEvent } from '../port.ts'
import { readEvent } from '../read-document.ts'
import { limitPlace } from './statements.ts'
import type { Statements } from './statements.ts'

/** Reads events by the index that fits the query, so that rare ones are found without reading the others. */
export function readEvents(statements: Statements, query: EventQuery): StoredEvent[] {
  const { limit, kinds, taskId } = query
  const [position, isNext, order] =
    'before' in query ? [query.before, 'id < ?', 'ORDER BY id DESC'] : [query.after, 'id > ?', 'ORDER BY id']
  const filter = kindFilter(kinds)
  const rows =
    filter === undefined
      ? taskId === undefined
        ? statements
            .of(`SELECT id, event, checksum FROM events WHERE ${isNext} ${order} LIMIT ${limitPlace}`)
            .all(position, limit)
        : statements
            .of(`SELECT id, event, checksum FROM events WHERE "taskId" = ? AND ${isNext} ${order} LIMIT ${limitPlace}`)
            .all(taskId, position, limit)
      : readOfKinds([
          ...new Set([...filter.exact, ...filter.starts.flatMap((start) => kindsThatStart(statements, start))]),
        ])
  return rows.map(readEvent)

  function readOfKinds(names: readonly string[]) {
    if (names.length === 0) return []
    if (taskId !== undefined) {
      // The events of one task are few, and their index contains the kinds.
      return statements
        .of(
          `SELECT id, event, checksum FROM events WHERE "taskId" = ? AND ${isNext} AND kind IN (SELECT value FROM json_each(?)) ${order} LIMIT ${limitPlace}`,
        )
        .all(taskId, position, JSON.stringify(names), limit)
    }
    // Each kind gives its own next events by the index; the first of them all are the answer.
    const next = `SELECT id FROM (SELECT id FROM events WHERE kind = ? AND ${isNext} ${order} LIMIT ${limitPlace})`
    const ids = `SELECT id FROM (${names.map(() => next).join(' UNION ALL ')}) ${order} LIMIT ${limitPlace}`
    return statements
      .of(`SELECT id, event, checksum FROM events WHERE id IN (${ids}) ${order}`)
      .all(...names.flatMap((name) => [name, position, limit]), limit)
  }
}

/** Jumps through the index from one kind to the next, however many events each has. */
function kindsThatStart(statements: Statements, start: string): string[] {
  const found: string[] = []
  let row = statements.of('SELECT min(kind) AS kind FROM events WHERE kind >= ?').get(start)
  while (typeof row?.['kind'] === 'string' && row['kind'].startsWith(start)) {
    found.push(row['kind'])
    row = statements.of('SELECT min(kind) AS kind FROM events WHERE kind > ?').get(row['kind'])
  }
  return found
}
