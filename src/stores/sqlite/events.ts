import { kindFilter } from '../kinds.ts'
import type { EventQuery, StoredEvent } from '../port.ts'
import { readEvent } from '../read-document.ts'
import { limitPlace } from './statements.ts'
import type { Statements } from './statements.ts'

/** Reads events by the index that fits the query, so that rare ones are found without reading the others. */
export function readEvents(statements: Statements, { after, limit, kinds, taskId }: EventQuery): StoredEvent[] {
  const filter = kindFilter(kinds)
  const rows =
    filter === undefined
      ? taskId === undefined
        ? statements
            .of(`SELECT id, event, checksum FROM events WHERE id > ? ORDER BY id LIMIT ${limitPlace}`)
            .all(after, limit)
        : statements
            .of(`SELECT id, event, checksum FROM events WHERE "taskId" = ? AND id > ? ORDER BY id LIMIT ${limitPlace}`)
            .all(taskId, after, limit)
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
          `SELECT id, event, checksum FROM events WHERE "taskId" = ? AND id > ? AND kind IN (SELECT value FROM json_each(?)) ORDER BY id LIMIT ${limitPlace}`,
        )
        .all(taskId, after, JSON.stringify(names), limit)
    }
    // Each kind gives its own next events by the index; the first of them all are the answer.
    const next = `SELECT id FROM (SELECT id FROM events WHERE kind = ? AND id > ? ORDER BY id LIMIT ${limitPlace})`
    const ids = `SELECT id FROM (${names.map(() => next).join(' UNION ALL ')}) ORDER BY id LIMIT ${limitPlace}`
    return statements
      .of(`SELECT id, event, checksum FROM events WHERE id IN (${ids}) ORDER BY id`)
      .all(...names.flatMap((name) => [name, after, limit]), limit)
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
