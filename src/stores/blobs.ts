/** Where bytes live, apart from the documents that name them. Each sentence in these comments is the name of a test in `test/stores/blobs.ts`. */
export interface BlobStore {
  /**
   * Takes bytes in as they come and tells their size, their SHA-256 and their first bytes.
   * Takes no bytes as an empty blob.
   * Throws `BlobTooLarge` and leaves nothing behind when there are more bytes than the limit.
   * Passes on the error of a source that fails and leaves nothing behind.
   * Lets go of the source when it stops before the end.
   * Holds no more than a few mebibytes of a large blob in memory.
   * Throws `StorageFull` and leaves nothing behind when the disk is full.
   */
  receive(bytes: AsyncIterable<Uint8Array>, options: ReceiveOptions): Promise<ReceivedBlob>

  /**
   * Gives the bytes from `start` to `end`, both included.
   * Gives no bytes when `end` lies before `start`.
   * Throws `BlobMissing` for an id that it does not hold.
   * Takes an id that is no id of its own for one that it does not hold.
   * Reads no further than its reader.
   * Lets go of the blob when the reader stops before the end.
   * Gives a reader that has begun the whole blob, even when it is removed meanwhile.
   */
  open(id: string, start: number, end: number): Promise<AsyncIterable<Uint8Array>>

  /** Tells the size of a blob, or nothing for an id that it does not hold. */
  size(id: string): Promise<number | undefined>

  /** Forgets a blob, and is content when there is none. */
  remove(id: string): Promise<void>

  /**
   * Removes what was received but never kept, and what was kept but is not known.
   * Leaves alone what was received since the store was opened.
   * Lists the blobs first and then has the known ones taken out, so that one that becomes known meanwhile is left alone.
   * With an age, removes only what is older, for others may be at work on the rest.
   * With an age, removes what is older also when it was kept since the store was opened.
   * Removes no blob when the known ones cannot be told, and passes that error on.
   */
  sweep(takeOutKnown: (ids: Set<string>) => Promise<void>, options?: SweepOptions): Promise<Swept>
}

export interface ReceiveOptions {
  /** The most bytes that are taken. */
  readonly limit: number
}

export interface SweepOptions {
  /** What was written at this time or later is left alone. */
  readonly olderThan?: Date
}

/** Bytes that do not count yet: they are kept or discarded, and after a crash the sweep discards them. */
export interface ReceivedBlob {
  readonly size: number
  /** In lower-case hexadecimal. */
  readonly sha256: string
  /** The first bytes, at most `headBytesMax`, to tell the type from. */
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
  /** How many had been kept but were not known. */
  readonly kept: number
}

export const headBytesMax = 4100 // what file-type needs to tell every type that it knows

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
