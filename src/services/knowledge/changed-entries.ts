import type { Foundation } from '../../foundation.ts'
import { EventFollower } from '../../platform/work/event-follower.ts'

export interface ChangedEntriesOptions extends Pick<Foundation, 'store' | 'log'> {
  readonly onChange: (entryIds: ReadonlySet<string>) => Promise<void>
}

const pageSize = 500
// The process that changed an entry makes its vectors meanwhile.
const gatherMs = 2_000

/** Follows the events of entries: `store.onCommit` reports the commits of this process alone. */
export function followChangedEntries({ store, log, onChange }: ChangedEntriesOptions): EventFollower {
  return new EventFollower({
    store,
    gatherMs,
    onError: (error) => log.warn({ err: error }, 'the changed entries of the knowledge could not be read'),
    look: () => ({
      kinds: ['knowledge.*'],
      limit: pageSize,
      take: async (events) => {
        const entryIds = events.flatMap(({ data }) => ('entryId' in data ? [data.entryId] : []))
        if (entryIds.length > 0) await onChange(new Set(entryIds))
        return { changes: [] }
      },
    }),
  })
}
