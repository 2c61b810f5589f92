import type { Store } from '../../collections.ts'
import type { EventPlace, StoredEvent } from '../../stores/port.ts'
import type { EventFilter } from './filter.ts'
import { gapKind } from './kinds.ts'

/** Reads the events of a filter from the store, in order, and those of the kind that every reader gets. */
export async function readFilteredEvents(
  store: Pick<Store, 'events'>,
  { query }: EventFilter,
  place: EventPlace & { readonly limit: number },
): Promise<StoredEvent[]> {
  const found = await store.events({ ...place, ...query })
  // It belongs to no task. Where all tasks are wanted, it is among the kinds.
  const gaps = query.taskId === undefined ? [] : await store.events({ ...place, kinds: [gapKind] })
  if (gaps.length === 0) return found
  // Read again, so that no event before a gap is missing.
  const complete = await store.events({ ...place, ...query })
  const direction = 'before' in place ? -1 : 1
  return [...complete, ...gaps].sort((one, other) => direction * (one.id - other.id)).slice(0, place.limit)
}
