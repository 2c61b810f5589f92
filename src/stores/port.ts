import type { Document } from './collection.ts'
import type { NewEvent, StoredEvent } from './stored-events.ts'

export type { NewEvent, StoredEvent, StoredEventData, TimelessEvent } from './stored-events.ts'

/**
 * What every driver promises, for collections of these types of documents. Each sentence in the comments of its members
 * is the name of a test in `test/units/stores/`.
 */
export interface Store<Types> {
  /** One typed reader for each collection. */
  readonly read: { readonly [Name in keyof Types]: Collection<Types[Name]> }

  /**
   * Commits all changes or none, and resolves once they are on disk.
   * Throws `DuplicateId` when an inserted id is taken and `VersionConflict` when an item is no longer at the expected
   * version.
   * Each change of a batch sees those before it: an item may be removed and another of its id inserted, which begins at
   * version 1.
   * Takes thousands of changes in one batch.
   * One failing batch leaves the others of its moment alone.
   * Gives the sequence numbers of the appended events, in order: a reader that saw N never later finds N-1.
   * Throws `StorageFull` when nothing more fits, and takes changes again as soon as they fit.
   * Throws `StorageFailed` when it is unknown whether the write is on disk.
   * Commits patient changes in their order with those that come next, or soon by themselves.
   */
  commit(changes: readonly Change<Types>[], options?: StoreCommitOptions): Promise<CommitResult>

  /**
   * Calls back after each commit through this store that changed items of these collections, with those changes in
   * order.
   * Calls back once the changes are on disk, and before `commit` resolves.
   * Calls back for no batch that is refused, and not after it was ended.
   */
  onCommit(
    collections: readonly (keyof Types & string)[],
    listener: (changes: readonly ItemChange<Types>[]) => void,
  ): () => void

  /**
   * Gives events after a sequence number in order, at most `limit` of them, of these kinds and this task if they are
   * named.
   * Gives those below a sequence number in descending order.
   * Finds rare ones among many without reading the others.
   */
  events(query: EventQuery): Promise<StoredEvent[]>

  /** Returns the numbers of the oldest retained event and of the newest one; 0 if there is none. */
  eventRange(): Promise<EventRange>

  /**
   * Calls back soon after every commit that appended events, also after those of other processes on the same store.
   * Gives what ends it.
   */
  onEvents(listener: () => void): () => void

  /**
   * Calls back when the database went back: a promoted replica or a backup has taken over, and what was read or
   * committed before may be gone. The numbers of events then jump, so that none is given twice, and an event
   * `stream.gap` is the first.
   */
  onWentBack(listener: () => void): () => void

  /**
   * Removes the events that are older than a time or beyond a count, oldest first and up to the first to keep. Their
   * numbers are never given again.
   */
  trimEvents(limits: { readonly before: string; readonly countMax: number }): Promise<void>

  /**
   * Returns audit entries by number, newest first, starting below `before`. Each contains the hash of the one before
   * it.
   */
  audit(query: AuditQuery): Promise<AuditEntry[]>

  /**
   * Returns documents whose text contains every word of the query, newest first.
   * Words are runs of letters and digits, whatever their case and accents.
   * Any text is a query; none is an error, and one without a word finds nothing.
   * Of those it gives the ones that lists would give by the same filters.
   * Throws when the collection is not declared to be searched as text.
   */
  search<Name extends keyof Types & string>(
    name: Name,
    query: SearchQuery<Types[Name]>,
  ): Promise<Versioned<Types[Name]>[]>

  /**
   * Fails when the store cannot take a write now.
   * Throws `StoreSuperseded` once a newer version of the service has taken over the database.
   * Writes nothing while the last write of this process is younger than the given time, and then fails when the store
   * does not answer.
   */
  probe(trustMs?: number): Promise<void>

  /**
   * Returns the clock of the database minus the wall clock of this process, in milliseconds: 0 where they are the same.
   * Stays right when the clock of the process is set, and follows the clock of the database.
   */
  clockSkewMs(): number

  /** Returns what this process has written since its start. */
  writeStats(): WriteStats

  /** Returns what an acknowledged write survives, as the database was last found. */
  durability(): Durability

  /** Waits for the commits in flight and lets the files or connections go. */
  close(): Promise<void>
}

export interface WriteStats {
  /** The transactions; each has the commits of a moment. */
  readonly transactions: number
  readonly commits: number
}

export interface StoreCommitOptions {
  /** No caller waits for the changes: SQLite stores them with the next commit, or after a while. */
  readonly isPatient?: boolean
}

/**
 * What an acknowledged write survives. `single`: as long as the one disk or server that has it. `asynchronous`: there
 * are replicas, and a failover to one of them can lose the last writes. `synchronous`: a replica has it too.
 */
export type Durability = 'single' | 'asynchronous' | 'synchronous'

/** What a driver knows of the types of documents: each has a key. */
export type AnyTypes = Record<string, Document>

export interface Versioned<Doc> {
  readonly doc: Doc
  /** 1 for a new item, one more with each change. */
  readonly version: number
  /** Only where a query marks damage: `doc` has nothing but the id and the fields by which it is listed. */
  readonly isDamaged?: true
}

export interface Collection<Doc> {
  /** Gives the item as last committed, or nothing. */
  get(id: string): Promise<Versioned<Doc> | undefined>

  /**
   * Gives items by ascending or descending id or ordered field, filtered by indexed fields, starting after `after`.
   * Leaves items without the ordered field out.
   * Gives only items whose ordered field is greater than `above`, whatever the direction and the page.
   * Gives a damaged item by its id and the fields that it is listed by, where the query marks damage.
   * Costs the same however many items there are.
   * Throws when a field is not declared to be listed by, and when something is to be above an id.
   */
  list(query?: ListQuery<Doc>): Promise<Versioned<Doc>[]>

  /**
   * Counts the items that have each of these values of an indexed field, of those that a filter and a text fit: once
   * each, as of one moment.
   * Throws when a field is not declared to be counted by.
   */
  count(query: CountQuery<Doc>): Promise<number[]>
}

export interface CountQuery<Doc> extends Pick<Partial<SearchQuery<Doc>>, 'text'> {
  by: keyof Doc & string
  values: readonly string[]
  /** Only items of which each of these fields has one of its values; of a list, contains one. */
  where?: { readonly [Field in keyof Doc]?: readonly string[] | undefined }
  /** Only items whose ordered field is greater. */
  above?: { readonly field: keyof Doc & string; readonly value: string }
}

export interface ListQuery<Doc> {
  /** The value of an indexed field; of a field that is a list, one of its values. */
  where?: { readonly [Field in keyof Doc]?: string }
  /** `id` unless an ordered field is named; items of the same value go by id. */
  orderBy?: keyof Doc & string
  /** The last item of the page before: its id, and its value when an ordered field is named. */
  after?: { readonly id: string; readonly value?: string }
  /** Of the ordered field. */
  above?: string
  descending?: boolean
  limit?: number
  /** For a page that a caller reads: a damaged item is given as such, and does not fail the others. */
  marksDamage?: boolean
}

export interface SearchQuery<Doc> {
  readonly text: string
  /** As in a list: the value of an indexed field; of a field that is a list, one of its values. */
  readonly where?: { readonly [Field in keyof Doc]?: string }
  /** The id of the last item of the page before. */
  readonly after?: string
  readonly limit: number
  /** As in a list. */
  readonly marksDamage?: boolean
}

export type Change<Types> = ItemChange<Types> | { readonly event: NewEvent } | { readonly audit: NewAuditEntry }

export type ItemChange<Types> = {
  [Name in keyof Types & string]: ChangeOf<Types, Name>
}[keyof Types & string]

export type ChangeOf<Types, Name extends keyof Types> =
  | { readonly insert: Name; readonly doc: Types[Name] }
  | { readonly replace: Name; readonly version: number; readonly doc: Types[Name] }
  | { readonly remove: Name; readonly version: number; readonly id: string }

/** Those after a number in ascending order, or those before a number in descending order. */
export type EventPlace = { readonly after: number } | { readonly before: number }

export type EventQuery = EventPlace & EventChoice

export interface EventChoice {
  readonly limit: number
  /** Each a kind, the start of kinds (`task.*`), or every kind (`*`). */
  readonly kinds?: readonly string[]
  readonly taskId?: string
}

export interface EventRange {
  readonly oldest: number
  readonly newest: number
}

/** What was done, by whom, to what. Never a body, never a secret. */
export interface NewAuditEntry {
  readonly at: string
  readonly userId: string
  readonly credentialId: string
  /** The name of the token, if one was used. */
  readonly tokenName?: string
  /** Where the call came from. */
  readonly address: string
  readonly requestId: string
  readonly operation: string
  /** The path of what was changed, below `/api/v1`. */
  readonly object: string
  readonly outcome: 'done' | 'refused' | 'started'
}

export interface AuditEntry extends NewAuditEntry {
  /** Counts from 1 without a gap. */
  readonly id: number
  /** SHA-256 of the hash before it and of the entry's canonical text (`auditHash`). */
  readonly hash: string
}

export interface AuditQuery {
  readonly before?: number
  readonly limit: number
}

export interface CommitResult {
  readonly eventIds: readonly number[]
}

/** An inserted id is taken. */
export class DuplicateId extends Error {
  readonly collection: string
  readonly id: string
  constructor(collection: string, id: string) {
    super(`${collection} already contains ${id}`)
    this.name = 'DuplicateId'
    this.collection = collection
    this.id = id
  }
}

/** An item is not at the version at which it was read. */
export class VersionConflict extends Error {
  readonly collection: string
  readonly id: string
  constructor(collection: string, id: string) {
    super(`${collection} ${id} has changed since it was read`)
    this.name = 'VersionConflict'
    this.collection = collection
    this.id = id
  }
}

/** The disk or the quota is full: nothing of the batch was kept. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super('storage is full', { cause })
    this.name = 'StorageFull'
  }
}

/**
 * The disk or the database failed in the middle of a write, which may come to light after a restart or not.
 * After a disk's failure the store takes no more changes, since a second flush would claim what the first one lost;
 * reads go on.
 */
export class StorageFailed extends Error {
  constructor(cause: unknown) {
    super('storage has failed', { cause })
    this.name = 'StorageFailed'
  }
}

/**
 * The database did not confirm a write: it may be stored. The next writes are taken as soon as the database answers.
 */
export class OutcomeUnknown extends StorageFailed {
  constructor(cause: unknown) {
    super(cause)
    this.name = 'OutcomeUnknown'
  }
}

/**
 * The database does not answer now. A write that failed by this has stored nothing; reads and writes may be sent again
 * later.
 */
export class StorageUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StorageUnavailable'
  }
}

/** The disk is read-only: nothing of the batch was kept. Writes are taken again as soon as the disk takes them. */
export class StorageReadOnly extends StorageUnavailable {
  constructor(message: string, cause: unknown) {
    super(message, cause)
    this.name = 'StorageReadOnly'
  }
}

/**
 * A newer version of the service has taken over the database, and this process may no longer write: until it is
 * replaced by one of that version, no write succeeds. Nothing of the write is stored.
 */
export class StoreSuperseded extends StorageUnavailable {
  constructor() {
    super('a newer version of the service has taken over the database')
    this.name = 'StoreSuperseded'
  }
}

/** Another program has had the database locked for too long. */
export class StorageLocked extends StorageUnavailable {
  constructor(cause: unknown) {
    super('the database is locked by another program', cause)
    this.name = 'StorageLocked'
  }
}

/** The database cannot be reached or refuses the connection; the message is one sentence for the operator. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * A stored document is not what was written: its text cannot be read or does not have its checksum. Thrown by every
 * read that meets it. Other documents can be read; a list that contains the damaged one fails, because one that left it
 * out would look complete, unless its query marks damage. The collection is `events` for an event and `audit` for an
 * entry of the audit log.
 */
export class DocumentDamaged extends Error {
  readonly collection: string
  readonly id: string
  constructor(collection: string, id: string, cause?: unknown) {
    super(`${collection} ${id} is damaged`, { cause })
    this.name = 'DocumentDamaged'
    this.collection = collection
    this.id = id
  }
}

/** The database is damaged or is not one of this product; the message is one sentence for the operator. */
export class DataDamaged extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'DataDamaged'
  }
}

/** The data was written by a newer version of the service. */
export class DataTooNew extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DataTooNew'
  }
}
