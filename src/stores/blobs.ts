/**
 * Where bytes live, apart from the documents that name them. Each sentence in these comments is the name of a test in
 * `test/units/stores/blobs.ts`.
 */
export interface BlobStore {
  /**
   * Receives bytes as a stream and returns their size, their SHA-256 and their first bytes.
   * Takes no bytes as an empty blob.
   * Throws `BlobTooLarge` and leaves nothing behind when there are more bytes than the limit.
   * Passes on the error of a source that fails and leaves nothing behind.
   * Lets go of the source when it stops before the end.
   * Keeps no more than a few mebibytes of a large blob in memory.
   * Throws `StorageFull` and leaves nothing behind when the disk is full.
   */
  receive(bytes: AsyncIterable<Uint8Array>, options: ReceiveOptions): Promise<ReceivedBlob>

  /**
   * Gives the bytes from `start` to `end`, both included.
   * Gives no bytes when `end` lies before `start`.
   * Throws `BlobMissing` for an unknown id.
   * Treats a malformed id as an unknown one.
   * Reads no further than its reader.
   * Lets go of the blob when the reader stops before the end.
   * Gives a reader that has begun the whole blob, even when it is removed meanwhile.
   */
  open(id: string, start: number, end: number): Promise<AsyncIterable<Uint8Array>>

  /** Returns the size of a blob, or nothing for an unknown id. */
  size(id: string): Promise<number | undefined>

  /**
   * Records the hashes of the blocks of a blob, in the place of earlier ones. They need not outlast a crash.
   * They are no blob, and go when the blob is removed.
   */
  recordHashes(id: string, hashes: Uint8Array): Promise<void>

  /** Returns the hashes that were recorded, also after a restart, or nothing. */
  hashes(id: string): Promise<Uint8Array | undefined>

  /** Deletes a blob; an unknown id has no effect. */
  remove(id: string): Promise<void>

  /**
   * Removes what was received but never kept, and quarantines what was kept but is not known. Gives a blob in
   * quarantine like any other, and releases it when it is known again. Removes a blob that was in quarantine for seven
   * days. Removes the hashes of blobs that are gone. Leaves alone what was received since the store was opened. Lists
   * the blobs first and then has the known ones taken out, so that one that becomes known meanwhile is left alone. With
   * an age, looks only at what is older, for others may be at work on the rest. With an age, looks at what is older
   * also when it was kept since the store was opened. Changes no blob if the known ids cannot be read, and rethrows
   * that error.
   */
  sweep(takeOutKnown: (ids: Set<string>) => Promise<void>, options: SweepOptions): Promise<Swept>

  /** Gives the ids of all blobs that are kept, in no order. */
  ids(): AsyncIterable<string>

  /** Returns whether no blob is kept. */
  isEmpty(): Promise<boolean>

  /** Returns the identities that were recorded, also after a restart, each once, the first one first. */
  identities(): Promise<readonly string[]>

  /**
   * Adds an identity behind the others. When several are added at once, all of them are recorded. It is not a blob, and
   * no sweep removes it.
   */
  addIdentity(identity: string): Promise<void>

  /** Records the identity in the place of all others. */
  replaceIdentities(identity: string): Promise<void>

  /** Returns what the requests to the server of the blobs have cost since the start, or nothing where there is none. */
  stats(): BlobStats | undefined

  /** Returns the note of this name that was recorded, also after a restart, or nothing. */
  note(name: BlobNote): Promise<string | undefined>

  /** Records a note in the place of an earlier one. It is not a blob, and no sweep removes it. */
  recordNote(name: BlobNote, text: string): Promise<void>
}

/**
 * A small text beside the blobs: the state that their store is known to have reached, and the ids of blobs that no
 * sweep touches.
 */
export type BlobNote = 'watermark' | 'spared'

/** Counted since the start of the process. */
export interface BlobStats {
  /** An attempt that the client repeats by itself is no request of its own. */
  readonly requests: number
  /** The requests that failed; a blob that is missing is no failure. */
  readonly errors: number
  /** The time of all requests together, up to the first byte of each answer. */
  readonly seconds: number
}

export interface ReceiveOptions {
  /** The most bytes that are taken. */
  readonly limit: number
}

export interface SweepOptions {
  /** The time of the sweep, from which a quarantine counts. */
  readonly at: Date
  /** What was written at this time or later is left alone. */
  readonly olderThan?: Date
}

/** Bytes that do not count yet: they are kept or discarded, and after a crash the sweep discards them. */
export interface ReceivedBlob {
  readonly size: number
  /** In lower-case hexadecimal. */
  readonly sha256: string
  /** The first bytes, at most `headBytesMax`, for detecting the type. */
  readonly head: Uint8Array

  /**
   * Makes the bytes a blob that outlasts a restart, and gives its id.
   * Gives equal bytes two ids, so that removing one blob never takes another with it.
   */
  keep(): Promise<string>

  /**
   * Forgets bytes that were not kept.
   * Leaves bytes alone that were kept.
   */
  discard(): Promise<void>
}

export interface Swept {
  /** How many had been received but never kept. */
  readonly received: number
  /** How many had been kept, and were not known for the time of a quarantine. */
  readonly kept: number
  /** How many were put into quarantine. */
  readonly quarantined: number
  /** How many were released from quarantine. */
  readonly released: number
}

export const headBytesMax = 4100 // what file-type needs to detect every type that it knows

/** There are more bytes than the limit. */
export class BlobTooLarge extends Error {
  readonly limit: number
  constructor(limit: number) {
    super(`more than ${limit} bytes`)
    this.name = 'BlobTooLarge'
    this.limit = limit
  }
}

/** No blob has this id. */
export class BlobMissing extends Error {
  readonly id: string
  constructor(id: string) {
    super(`no blob ${id}`)
    this.name = 'BlobMissing'
    this.id = id
  }
}
