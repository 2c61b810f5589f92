import { auditHash, firstAuditHash } from '../audit.ts'
import { collectionOf, schemasOf } from '../collection.ts'
import type { Collections, CollectionSchema, Document } from '../collection.ts'
import { CommitListeners } from '../commit-listeners.ts'
import { checkCount } from '../count-statement.ts'
import { deepFrozen } from '../kept-documents.ts'
import { isOfKind, kindFilter } from '../kinds.ts'
import { DuplicateId, VersionConflict } from '../port.ts'
import type {
  AnyTypes,
  AuditEntry,
  AuditQuery,
  Change,
  Collection,
  CommitResult,
  EventQuery,
  EventRange,
  ItemChange,
  SearchQuery,
  Store,
  StoredEvent,
  Versioned,
} from '../port.ts'
import { checkQuery, checkSearch, compareText, fits, multiValuesOf, textOf, valueOf } from '../query.ts'
import type { CheckedQuery } from '../query.ts'
import { tokensOf } from '../tokens.ts'

type Table = Map<string, Versioned<Document>>

/** Keeps everything in memory and nothing longer: for benchmarks and for trying things out. */
export function openMemoryStore<Types>(collections: Collections<Types>): Store<Types> {
  const schemas = schemasOf(collections)
  const memory = new Memory([...schemas.keys()])
  const listeners = new Set<() => void>()
  let commits = 0
  const commitListeners = new CommitListeners()
  const store: Store<AnyTypes> = {
    read: Object.fromEntries([...schemas].map(([name, schema]) => [name, reader(schema, memory.table(name))])),
    commit: async (changes) => {
      commits++
      const result = memory.apply(changes)
      commitListeners.notify(changes)
      if (result.eventIds.length > 0)
        queueMicrotask(() => {
          for (const listener of [...listeners]) listener()
        })
      return result
    },
    onCommit: commitListeners.add,
    events: async (query) => selectEvents(memory.events, query),
    eventRange: async () => memory.eventRange,
    onEvents: (listener) => {
      const own = () => listener()
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    onWentBack: () => () => {},
    trimEvents: async (limits) => memory.trimEvents(limits),
    audit: async (query) => memory.audit(query),
    search: async (name, query) => search(collectionOf(schemas, name), memory.table(name), query),
    probe: async () => {},
    clockSkewMs: () => 0,
    writeStats: () => ({ transactions: commits, commits }),
    durability: () => 'single',
    close: async () => {},
  }
  // The one cast between any documents and those of the types declared: what is read was written by `commit`, which
  // takes these.
  return store as unknown as Store<Types>
}

class Memory {
  readonly #tables: ReadonlyMap<string, Table>
  readonly #audit: AuditEntry[] = []
  #events: StoredEvent[] = []
  #newest = 0

  constructor(names: readonly string[]) {
    this.#tables = new Map(names.map((name): [string, Table] => [name, new Map()]))
  }

  get events(): readonly StoredEvent[] {
    return this.#events
  }
  get eventRange(): EventRange {
    return { oldest: this.#events[0]?.id ?? 0, newest: this.#newest }
  }

  table(name: string): Table {
    const table = this.#tables.get(name)
    if (!table) throw new Error(`there is no collection ${name}`)
    return table
  }

  /** Applies all changes or, when one of them fails, none. */
  apply(changes: readonly Change<AnyTypes>[]): CommitResult {
    const undo: (() => void)[] = []
    try {
      return { eventIds: changes.flatMap((change) => this.#apply(change, undo)) }
    } catch (error) {
      for (const step of undo.reverse()) step()
      throw error
    }
  }

  trimEvents({ before, countMax }: { readonly before: string; readonly countMax: number }): void {
    const first = this.#events.length - countMax
    const kept = this.#events.findIndex(({ at }, index) => index >= first && at >= before)
    this.#events = kept === -1 ? [] : this.#events.slice(kept)
  }

  audit({ before = Infinity, limit }: AuditQuery): AuditEntry[] {
    return this.#audit
      .slice(0, Math.max(0, Math.min(before - 1, this.#audit.length)))
      .reverse()
      .slice(0, limit)
  }

  #apply(change: Change<AnyTypes>, undo: (() => void)[]): number[] {
    if ('event' in change) {
      undo.push(() => {
        this.#events.pop()
        this.#newest--
      })
      this.#events.push({ ...copyOf(change.event), id: ++this.#newest })
      return [this.#newest]
    }
    if ('audit' in change) {
      undo.push(() => this.#audit.pop())
      const before = this.#audit.at(-1) ?? { id: 0, hash: firstAuditHash }
      this.#audit.push({ ...change.audit, id: before.id + 1, hash: auditHash(before.hash, change.audit) })
      return []
    }
    this.#applyToItem(change, undo)
    return []
  }

  #applyToItem(change: ItemChange<AnyTypes>, undo: (() => void)[]): void {
    const name = 'insert' in change ? change.insert : 'replace' in change ? change.replace : change.remove
    const table = this.table(name)
    const id = 'remove' in change ? change.id : change.doc.id
    const before = table.get(id)
    if ('insert' in change && before) throw new DuplicateId(name, id)
    if ('version' in change && before?.version !== change.version) throw new VersionConflict(name, id)
    undo.push(() => put(table, id, before))
    const doc = 'remove' in change ? undefined : copyOf(change.doc)
    put(table, id, doc && { doc, version: (before?.version ?? 0) + 1 })
  }
}

function search(
  collection: CollectionSchema,
  table: Table,
  { text, where, after, limit }: SearchQuery<Document>,
): Versioned<Document>[] {
  const tokens = tokensOf(text)
  const filter = checkSearch(collection, where)
  return [...table.values()]
    .filter(
      ({ doc }) =>
        tokens.length > 0 && fits(collection, doc, filter) && containsAll(tokensOf(textOf(collection, doc)), tokens),
    )
    .sort((one, other) => compareText(other.doc.id, one.doc.id))
    .filter(({ doc }) => after === undefined || compareText(doc.id, after) < 0)
    .slice(0, limit)
}

/** What the durable drivers would read again: nothing else, and in half the time of a structured clone. */
function copyOf<Stored extends object>(given: Stored): Stored {
  return JSON.parse(JSON.stringify(given))
}

function put(table: Table, id: string, item: Versioned<Document> | undefined): void {
  if (item) table.set(id, item)
  else table.delete(id)
}

function selectEvents(events: readonly StoredEvent[], query: EventQuery): StoredEvent[] {
  const { limit, kinds, taskId } = query
  const filter = kindFilter(kinds)
  const first = events[0]?.id ?? 0
  const found: StoredEvent[] = []
  const [start, step] =
    'before' in query
      ? [Math.min(events.length, query.before - first) - 1, -1]
      : [Math.max(0, query.after - first + 1), 1]
  for (let index = start; index >= 0 && index < events.length && found.length < limit; index += step) {
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

/** Calls share what is kept. It is frozen with the first read: what is never read is not worth the time. */
function frozen(item: Versioned<Document> | undefined): Versioned<Document> | undefined {
  return item === undefined || Object.isFrozen(item) ? item : deepFrozen(item)
}

function reader(collection: CollectionSchema, table: Table): Collection<Document> {
  return {
    get: async (id) => frozen(table.get(id)),
    list: async (query = {}) => {
      const checked = checkQuery(collection, query)
      const direction = checked.isDescending ? -1 : 1
      const placed = [...table.values()]
        .filter(({ doc }) => matches(collection, doc, checked))
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
    count: async (query) => {
      const { by, values, fields, lists, above, tokens } = checkCount(collection, query)
      const found = [...table.values()].filter(
        ({ doc }) =>
          fields.every(([field, each]) => each.includes(valueOf(doc, field) ?? '')) &&
          lists.every(([field, each]) => multiValuesOf(collection, doc, field).some((value) => each.includes(value))) &&
          (!above || compareText(valueOf(doc, above[0]) ?? '', above[1]) > 0) &&
          (!tokens || (tokens.length > 0 && containsAll(tokensOf(textOf(collection, doc)), tokens))),
      )
      return values.map((value) => found.filter(({ doc }) => valueOf(doc, by) === value).length)
    },
  }
}

function matches(collection: CollectionSchema, doc: object, query: CheckedQuery): boolean {
  const { orderBy, above } = query
  const value = orderBy === undefined ? '' : valueOf(doc, orderBy)
  return fits(collection, doc, query) && value !== undefined && (above === undefined || compareText(value, above) > 0)
}

function containsAll(tokens: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((word) => tokens.includes(word))
}

type Place = readonly [value: string, id: string]

function comparePlaces(one: Place, other: Place): number {
  return compareText(one[0], other[0]) || compareText(one[1], other[1])
}
