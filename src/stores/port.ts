import type { Documents } from './documents.ts'

/** What every driver promises. Each sentence in these comments is the name of a test in `test/stores/`. */
export interface Store {
  /** One typed reader for each kind of document. */
  readonly read: { readonly [Name in CollectionName]: Collection<Documents[Name]> }

  /**
   * Commits all changes or none, and resolves once they are on disk.
   * Throws `DuplicateId` when an inserted id is taken and `VersionConflict` when an item is no longer at the expected version.
   * Gives the sequence numbers of the appended events, in order: a reader that saw N never later finds N-1.
   */
  commit(changes: readonly Change[]): Promise<CommitResult>

  /** Gives events after a sequence number in order, at most `limit` of them. */
  events(query: EventQuery): Promise<StoredEvent[]>

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

  /** Gives items by ascending or descending id, filtered by indexed fields, starting after `after`. */
  list(query?: ListQuery<Doc>): Promise<Versioned<Doc>[]>
}

export interface ListQuery<Doc> {
  where?: { readonly [Field in keyof Doc]?: string }
  after?: string
  descending?: boolean
  limit?: number
}

export type Change = { [Name in CollectionName]: ChangeOf<Name> }[CollectionName] | { readonly event: NewEvent }

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

/** The data was written by a newer version of the service. */
export class DataTooNew extends Error {
  constructor(found: number, known: number) {
    super(`The data has schema ${found}; this version knows ${known}.`)
    this.name = 'DataTooNew'
  }
}
