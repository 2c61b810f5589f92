import { kindFilter } from '../kinds.ts'
import type { EventQuery } from '../port.ts'
import { toStored } from './text.ts'

/**
 * The SQL that reads events by the index that fits the query, so that rare ones are found without reading the others.
 */
export function eventsStatement({ after, limit, kinds, taskId }: EventQuery): { sql: string; values: unknown[] } {
  const filter = kindFilter(kinds)
  const kindValues = filter ? [filter.exact.map(toStored), filter.starts.map(toStored)] : []
  if (!filter && taskId === undefined)
    return { sql: 'SELECT id, event, checksum FROM events WHERE id > $1 ORDER BY id LIMIT $2', values: [after, limit] }
  if (taskId !== undefined)
    return { sql: filter ? ofTaskAndKinds : ofTask, values: [after, limit, toStored(taskId), ...kindValues] }
  return { sql: ofKinds, values: [after, limit, ...kindValues] }
}

// A range from a value to itself, in place of the value, makes it part of the order: so the server cannot take the
// index of the
// numbers alone, walk it, and hope to meet the value soon.
const ofTask =
  'SELECT id, event, checksum FROM events WHERE "taskId" <= $3 AND ("taskId", id) > ($3, $1) AND "taskId" IS NOT NULL ORDER BY "taskId", id LIMIT $2'

// The events of one task are few, and their index contains the kinds.
const ofTaskAndKinds = `SELECT id, event, checksum FROM events WHERE "taskId" <= $3 AND ("taskId", id) > ($3, $1) AND "taskId" IS NOT NULL
  AND (kind = ANY ($4) OR EXISTS (SELECT FROM unnest($5::text[]) AS start WHERE starts_with(kind, start))) ORDER BY "taskId", id LIMIT $2`

// Jumps through the index from one kind to the next, and takes the next events of each kind by the same index.
// It is one statement, and so one view of the data: a kind that comes up in between cannot be passed over.
const ofKinds = `WITH RECURSIVE jump (start, kind) AS (
    SELECT start, (SELECT min(kind) FROM events WHERE kind >= start) FROM unnest($4::text[]) AS start
    UNION ALL
    SELECT start, (SELECT min(events.kind) FROM events WHERE events.kind > jump.kind) FROM jump WHERE starts_with(kind, start)
  ), wanted (kind) AS (
    SELECT kind COLLATE "C" FROM unnest($3::text[]) AS kind UNION SELECT kind FROM jump WHERE starts_with(kind, start)
  )
  SELECT next.id, next.event, next.checksum FROM wanted
  CROSS JOIN LATERAL (SELECT id, event, checksum FROM events WHERE kind <= wanted.kind AND (kind, id) > (wanted.kind, $1) ORDER BY kind, id LIMIT $2) AS next ORDER BY next.id LIMIT $2`
