import type { Documents, SearchableName } from './documents.ts'

/** What every driver promises. Each sentence in these comments is the name of a test in `test/stores/`. */
export interface Store {
  /** One typed reader for each kind of document. */
  readonly read: { readonly [Name in CollectionName]: Collection<Documents[Name]> }

  /**
   * Commits all changes or none, and resolves once they are on disk.
   * Throws `DuplicateId` when an inserted id is taken and `VersionConflict` when an item is no longer at the expected version.
   * Each change of a batch sees those before it: an item may be removed and another of its id inserted, which begins at version 1.
   * Takes thousands of changes in one batch.
   * One failing batch leaves the others of its moment alone.
   * Gives the sequence numbers of the appended events, in order: a reader that saw N never later finds N-1.
   * Throws `StorageFull` when nothing more fits, and takes changes again as soon as they fit.
   * Throws `StorageFailed` when nobody can say whether the disk holds what was written.
   */
  commit(changes: readonly Change[]): Promise<CommitResult>

  /**
   * Gives events after a sequence number in order, at most `limit` of them, of these kinds and this task if they are named.
   * Finds rare ones among many without reading the others.
   */
  events(query: EventQuery): Promise<StoredEvent[]>

  /** Gives the numbers of the oldest event that is kept and of the newest that ever was; 0 when there is none. */
  eventRange(): Promise<EventRange>

  /** Calls back soon after every commit that appended events, also after those of other processes on the same store. Gives what ends it. */
  onEvents(listener: () => void): () => void

  /** Removes the events that are older than a time or beyond a count, oldest first and up to the first to keep. Their numbers are never given again. */
  trimEvents(limits: { readonly before: string; readonly countMax: number }): Promise<void>

  /** Gives audit entries by number, newest first, starting below `before`. Each holds the hash of the one before it. */
  audit(query: AuditQuery): Promise<AuditEntry[]>

  /**
   * Gives documents whose text holds every word of the query, newest first.
   * Words are runs of letters and digits, whatever their case and accents.
   * Any text is a query; none is an error, and one without a word finds nothing.
   * Of those it gives the ones that lists would give by the same filters.
   */
  search<Name extends SearchableName>(
    name: Name,
    query: SearchQuery<Documents[Name]>,
  ): Promise<Versioned<Documents[Name]>[]>

  /** Fails when the store cannot take a write now. */
  probe(): Promise<void>

  /** Waits for the commits in flight and lets the files or connections go. */
  close(): Promise<void>
}

export type CollectionName = keyof Documents

export interface Versioned<Doc> {
  readonly doc: Doc
  /** 1 for a new item, one more with each change. */
  readonly version: number
}

export interface Collection<Doc> {
  /** Gives the item as last committed, or nothing. */
  get(id: string): Promise<Versioned<Doc> | undefined>

  /**
   * Gives items by ascending or descending id or ordered field, filtered by indexed fields, starting after `after`.
   * Leaves items without the ordered field out.
   * Gives only items whose ordered field is greater than `above`, whatever the direction and the page.
   * Costs the same however many items there are.
   * Throws when a field is not declared in `indexes`, and when something is to be above an id.
   */
  list(query?: ListQuery<Doc>): Promise<Versioned<Doc>[]>
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
}

export interface SearchQuery<Doc> {
  readonly text: string
  /** As in a list: the value of an indexed field; of a field that is a list, one of its values. */
  readonly where?: { readonly [Field in keyof Doc]?: string }
  /** The id of the last item of the page before. */
  readonly after?: string
  readonly limit: number
}

export type Change =
  | { [Name in CollectionName]: ChangeOf<Name> }[CollectionName]
  | { readonly event: NewEvent }
  | { readonly audit: NewAuditEntry }

export type ChangeOf<Name extends CollectionName> =
  | { readonly insert: Name; readonly doc: Documents[Name] }
  | { readonly replace: Name; readonly version: number; readonly doc: Documents[Name] }
  | { readonly remove: Name; readonly version: number; readonly id: string }

export interface NewEvent {
  readonly kind: string
  readonly at: string
  readonly actor: string
  readonly taskId?: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface StoredEvent extends NewEvent {
  /** The sequence number. */
  readonly id: number
}

export interface EventQuery {
  readonly after: number
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
    super(`${collection} already holds ${id}`)
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
 * After a disk's failure the store takes no more changes, since a second flush would claim what the first one lost; reads go on.
 */
export class StorageFailed extends Error {
  constructor(cause: unknown) {
    super('storage has failed', { cause })
    this.name = 'StorageFailed'
  }
}

/** The data was written by a newer version of the service. */
export class DataTooNew extends Error {
  constructor(found: number, known: number) {
    super(`The data has schema ${found}; this version knows ${known}.`)
    this.name = 'DataTooNew'
  }
}
