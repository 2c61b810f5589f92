import { timeouts } from '../../timeouts.ts'

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

export interface MailLimits extends ReaderLimits {
  /** How long a list waits for a look at the folders: what other programs left a moment ago is in the next one. */
  readonly scanWaitMs: number
  readonly messageBytesMax: number
}

export const mailLimits: MailLimits = {
  scanWaitMs: 2_000,
  messageBytesMax: 25 * 1024 * 1024,
  timeMs: timeouts.messageReading.ms,
  heapMegabytes: 128,
  waitingMax: 100,
  idleMs: 60_000,
}

/**
 * A message goes beyond what may be read of it. The message of the error is a sentence for the reader of the answer.
 */
export class BeyondLimits extends Error {}

/** More messages wait to be read than may wait. */
export class TooManyWaiting extends Error {}
