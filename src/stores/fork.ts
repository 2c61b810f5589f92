import { randomInt } from 'node:crypto'
import type { NewEvent } from './port.ts'

/**
 * The numbers of events of two histories are further apart than this: what one has numbered, the other one never does.
 */
export const jumpMin = 2 ** 30

/** The event with which a new history begins. Its number is one that no other history can have reached. */
export function composeFork(newest: number, timeMs = Date.now()): { id: number; event: NewEvent } {
  const id = newest + jumpMin + randomInt(jumpMin)
  return {
    id,
    event: {
      kind: 'stream.gap',
      at: new Date(timeMs).toISOString(),
      actor: 'system',
      data: { resumeAfter: id, reason: 'log_went_back' },
    },
  }
}
