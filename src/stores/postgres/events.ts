import { kindFilter } from '../kinds.ts'
import type { EventQuery } from '../port.ts'
import { toStored } from './text.ts'

/**
 * The SQL that reads events by the index that fits the query, so that rare ones are found without reading the others.
 */
export function eventsStatement(query: EventQuery): { sql: string; values: unknown[] } {
  const { limit, kinds, taskId } = query
  const [position, statements] = 'before' in query ? [query.before, descending] : [query.after, ascending]
  const filter = kindFilter(kinds)
  const kindValues = filter ? [filter.exact.map(toStored), filter.starts.map(toStored)] : []
  if (!filter && taskId === undefined) return { sql: statements.ofAll, values: [position, limit] }
  if (taskId !== undefined)
    return {
      sql: filter ? statements.ofTaskAndKinds : statements.ofTask,
      values: [position, limit, toStored(taskId), ...kindValues],
    }
  return { sql: statements.ofKinds, values: [position, limit, ...kindValues] }
}

const ascending = statementsOf('>', '<=', 'ASC')
const descending = statementsOf('<', '>=', 'DESC')

/** The statements for what is `beyond` a position in an order. */
function statementsOf(beyond: '<' | '>', orSame: '<=' | '>=', order: 'ASC' | 'DESC') {
  // A range from a value to itself, in place of the value, makes it part of the order: so the server cannot take the
  // index of the numbers alone, walk it, and hope to meet the value soon.
  const ofTask = `SELECT id, event, checksum FROM events
  WHERE "taskId" ${orSame} $3 AND ("taskId", id) ${beyond} ($3, $1) AND "taskId" IS NOT NULL`
  return {
    ofAll: `SELECT id, event, checksum FROM events WHERE id ${beyond} $1 ORDER BY id ${order} LIMIT $2`,
    ofTask: `${ofTask} ORDER BY "taskId" ${order}, id ${order} LIMIT $2`,
    // The events of one task are few, and their index contains the kinds.
    ofTaskAndKinds: `${ofTask}
  AND (kind = ANY ($4) OR EXISTS (SELECT FROM unnest($5::text[]) AS start WHERE starts_with(kind, start)))
  ORDER BY "taskId" ${order}, id ${order} LIMIT $2`,
    // Jumps through the index from one kind to the next, and takes the next events of each kind by the same index.
    // It is one statement, and so one view of the data: a kind that comes up in between cannot be passed over.
    ofKinds: `WITH RECURSIVE jump (start, kind) AS (
    SELECT start, (SELECT min(kind) FROM events WHERE kind >= start) FROM unnest($4::text[]) AS start
    UNION ALL
    SELECT start, (SELECT min(events.kind) FROM events WHERE events.kind > jump.kind) FROM jump WHERE starts_with(kind, start)
  ), wanted (kind) AS (
    SELECT kind COLLATE "C" FROM unnest($3::text[]) AS kind UNION SELECT kind FROM jump WHERE starts_with(kind, start)
  )
  SELECT next.id, next.event, next.checksum FROM wanted
  CROSS JOIN LATERAL (
    SELECT id, event, checksum FROM events WHERE kind ${orSame} wanted.kind AND (kind, id) ${beyond} (wanted.kind, $1)
    ORDER BY kind ${order}, id ${order} LIMIT $2
  ) AS next ORDER BY next.id ${order} LIMIT $2`,
  }
}
