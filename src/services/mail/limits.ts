/** What the reading of one message may take, and how many may wait for it. */
export interface ReaderLimits {
  /** How long one message may take. */
  readonly timeMs: number
  /** The memory for objects and texts that the reading of one message may take. */
  readonly heapMegabytes: number
  /** How many messages may wait for the one that is read now. */
  readonly waitingMax: number
  /** How long the worker is kept when there is nothing to read. */
  readonly idleMs: number
}

/** A message goes beyond what may be read of it. The message of the error is a sentence for the reader of the answer. */
export class BeyondLimits extends Error {}

/** More messages wait to be read than may wait. */
export class TooManyWaiting extends Error {}
