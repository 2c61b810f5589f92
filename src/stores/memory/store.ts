import { indexedFields } from '../documents.ts'
import type { Documents } from '../documents.ts'
import { DuplicateId, VersionConflict } from '../port.ts'
import type { Change, Collection, CollectionName, CommitResult, Store, StoredEvent, Versioned } from '../port.ts'

/** Keeps everything in memory and nothing longer: for benchmarks and for trying things out. */
export function openMemoryStore(): Store {
  const tables = Object.fromEntries(Object.keys(indexedFields).map((name) => [name, new Map()])) as { [Name in CollectionName]: Map<string, Versioned<Documents[Name]>> }
  const events: StoredEvent[] = []
  return {
    read: Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, collection(table as Map<string, Versioned<unknown>>)])) as unknown as Store['read'],
    commit: async (changes) => applyAll(changes),
    events: async ({ after, limit }) => events.slice(after, after + limit),
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
      undo.push(() => events.pop())
      return [events.push({ ...change.event, id: events.length + 1 })]
    }
    const name = 'insert' in change ? change.insert : 'replace' in change ? change.replace : change.remove
    const id = 'remove' in change ? change.id : change.doc.id
    const before = tables[name].get(id)
    if ('insert' in change && before) throw new DuplicateId(name, id)
    if ('version' in change && before?.version !== change.version) throw new VersionConflict(name, id)
    undo.push(() => put(name, id, before))
    put(name, id, 'remove' in change ? undefined : { doc: structuredClone(change.doc), version: (before?.version ?? 0) + 1 })
    return []
  }

  function put(name: CollectionName, id: string, item: Versioned<unknown> | undefined): void {
    // The name says of which type the item is; the compiler cannot follow a union of names through the table.
    const table = tables[name] as Map<string, Versioned<unknown>>
    if (item) table.set(id, item)
    else table.delete(id)
  }
}

function collection<Doc>(table: Map<string, Versioned<Doc>>): Collection<Doc> {
  return {
    get: async (id) => table.get(id),
    list: async ({ where = {}, after, descending = false, limit = Infinity } = {}) => {
      const ids = [...table.keys()].sort()
      if (descending) ids.reverse()
      const matches = (id: string) => Object.entries(where).every(([field, value]) => value === undefined || (table.get(id)?.doc as Record<string, unknown>)[field] === value)
      const isPast = (id: string) => after === undefined || (descending ? id < after : id > after)
      return ids.filter((id) => isPast(id) && matches(id)).slice(0, limit).flatMap((id) => table.get(id) ?? [])
    },
  }
}
