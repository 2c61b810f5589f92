import { auditHash, firstAuditHash } from '../audit.ts'
import type { Documents } from '../documents.ts'
import { isOfKind, kindFilter } from '../kinds.ts'
import { DuplicateId, VersionConflict } from '../port.ts'
import type {
  AuditEntry,
  Change,
  Collection,
  CollectionName,
  CommitResult,
  EventQuery,
  Store,
  StoredEvent,
  Versioned,
} from '../port.ts'
import { checkFilter, checkQuery, collectionNames, compareText, fits, textOf, valueOf } from '../query.ts'
import type { CheckedQuery } from '../query.ts'
import { wordsOf } from '../words.ts'

type Table = Map<string, Versioned<unknown>>

/** Keeps everything in memory and nothing longer: for benchmarks and for trying things out. */
export function openMemoryStore(): Store {
  const tables = Object.fromEntries(collectionNames.map((name) => [name, new Map()])) as Record<CollectionName, Table>
  const audit: AuditEntry[] = []
  const listeners = new Set<() => void>()
  let events: StoredEvent[] = []
  let newest = 0
  return {
    read: Object.fromEntries(
      collectionNames.map((name) => [name, collection(name, tables[name])]),
    ) as unknown as Store['read'],
    commit: async (changes) => {
      const result = applyAll(changes)
      if (result.eventIds.length > 0)
        queueMicrotask(() => {
          for (const listener of [...listeners]) listener()
        })
      return result
    },
    events: async (query) => selectEvents(events, query),
    eventRange: async () => ({ oldest: events[0]?.id ?? 0, newest }),
    onEvents: (listener) => {
      const own = () => listener()
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    trimEvents: async ({ before, countMax }) => {
      const kept = events.findIndex(({ id, at }) => id > newest - countMax && at >= before)
      events = kept === -1 ? [] : events.slice(kept)
    },
    audit: async ({ before = Infinity, limit }) =>
      audit
        .slice(0, Math.max(0, Math.min(before - 1, audit.length)))
        .reverse()
        .slice(0, limit),
    search: async (name, { text, where, after, limit }) => {
      const words = wordsOf(text)
      const filter = checkFilter(name, where)
      const found = [...(tables[name].values() as Iterable<Versioned<Documents[typeof name]>>)].filter(
        ({ doc }) => words.length > 0 && fits(doc, filter) && holdsAll(wordsOf(textOf(name, doc)), words),
      )
      return found
        .sort((one, other) => compareText(other.doc.id, one.doc.id))
        .filter(({ doc }) => after === undefined || compareText(doc.id, after) < 0)
        .slice(0, limit)
    },
    probe: async () => {},
    close: async () => {},
  }

  function applyAll(changes: readonly Change[]): CommitResult {
    const undo: (() => void)[] = []
    try {
      return { eventIds: changes.flatMap((change) => apply(change, undo)) }
    } catch (error) {
      for (const step of undo.reverse()) step()
      throw error
    }
  }

  function apply(change: Change, undo: (() => void)[]): number[] {
    if ('event' in change) {
      undo.push(() => {
        events.pop()
        newest--
      })
      events.push({ ...structuredClone(change.event), id: ++newest })
      return [newest]
    }
    if ('audit' in change) {
      undo.push(() => audit.pop())
      const before = audit.at(-1) ?? { id: 0, hash: firstAuditHash }
      audit.push({ ...change.audit, id: before.id + 1, hash: auditHash(before.hash, change.audit) })
      return []
    }
    const name = 'insert' in change ? change.insert : 'replace' in change ? change.replace : change.remove
    const id = 'remove' in change ? change.id : change.doc.id
    const before = tables[name].get(id)
    if ('insert' in change && before) throw new DuplicateId(name, id)
    if ('version' in change && before?.version !== change.version) throw new VersionConflict(name, id)
    undo.push(() => put(tables[name], id, before))
    put(
      tables[name],
      id,
      'remove' in change ? undefined : { doc: structuredClone(change.doc), version: (before?.version ?? 0) + 1 },
    )
    return []
  }
}

function put(table: Table, id: string, item: Versioned<unknown> | undefined): void {
  if (item) table.set(id, item)
  else table.delete(id)
}

function selectEvents(events: readonly StoredEvent[], { after, limit, kinds, taskId }: EventQuery): StoredEvent[] {
  const filter = kindFilter(kinds)
  const first = events[0]?.id ?? 0
  const found: StoredEvent[] = []
  for (let index = Math.max(0, after - first + 1); index < events.length && found.length < limit; index++) {
    const event = events[index]
    if (
      event &&
      (filter === undefined || isOfKind(event.kind, filter)) &&
      (taskId === undefined || event.taskId === taskId)
    )
      found.push(event)
  }
  return found
}

function collection<Name extends CollectionName>(name: Name, untyped: Table): Collection<Documents[Name]> {
  // The name says of which type the items are; the compiler cannot follow a union of names through the tables.
  const table = untyped as Map<string, Versioned<Documents[Name]>>
  return {
    get: async (id) => table.get(id),
    list: async (query = {}) => {
      const checked = checkQuery(name, query)
      const direction = checked.isDescending ? -1 : 1
      const placed = [...table.values()]
        .filter(({ doc }) => matches(doc, checked))
        .map((item) => ({
          item,
          place: [
            checked.orderBy === undefined ? '' : (valueOf(item.doc, checked.orderBy) ?? ''),
            item.doc.id,
          ] as const,
        }))
      const { after } = checked
      return placed
        .filter(({ place }) => !after || direction * comparePlaces(place, [after.value ?? '', after.id]) > 0)
        .sort((one, other) => direction * comparePlaces(one.place, other.place))
        .slice(0, checked.limit)
        .map(({ item }) => item)
    },
  }
}

function matches(doc: object, query: CheckedQuery): boolean {
  const { orderBy, above } = query
  const value = orderBy === undefined ? '' : valueOf(doc, orderBy)
  return fits(doc, query) && value !== undefined && (above === undefined || compareText(value, above) > 0)
}

function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((word) => words.includes(word))
}

type Place = readonly [value: string, id: string]

function comparePlaces(one: Place, other: Place): number {
  return compareText(one[0], other[0]) || compareText(one[1], other[1])
}
