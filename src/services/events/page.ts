import { setImmediate as nextTick } from 'node:timers/promises'
import type { components } from '../../generated/types.ts'
import type { Store } from '../../collections.ts'
import type { EventPlace } from '../../stores/port.ts'
import type { Actors } from '../../platform/work/actors.ts'
import type { EventFilter } from './filter.ts'
import { readFilteredEvents } from './read.ts'
import { shownEvent } from './shown.ts'

export interface EventPage {
  events: components['schemas']['Event'][]
  /** The number of the last event that was looked at, if there may be more behind it. */
  nextCursor?: string
}

/** How many events a page may look at before it gives what it has. */
const narrowedReadMax = 500
const readsMax = 20

/** Reads the events of a filter beyond a place, at most `limit` of them, in the order of the place. */
export async function readPage(
  { store, actors }: { readonly store: Pick<Store, 'events'>; readonly actors: Actors },
  filter: EventFilter,
  { limit, ...start }: EventPlace & { readonly limit: number },
): Promise<EventPage> {
  const events: EventPage['events'] = []
  let readMax = filter.isNarrowed ? narrowedReadMax : limit + 1
  let place: EventPlace = start
  for (let reads = 0; reads < readsMax; reads++) {
    const read = await readFilteredEvents(store, filter, { ...place, limit: readMax })
    for (const event of read) {
      if (filter.matches(event) && events.push(shownEvent(event, actors)) > limit)
        return { events: events.slice(0, limit), nextCursor: String(numberOf(place)) }
      place = 'before' in start ? { before: event.id } : { after: event.id }
    }
    if (read.length < readMax) return { events }
    // What the filter leaves out is passed in fewer and fewer reads.
    readMax = Math.min(2 * readMax, narrowedReadMax)
    await nextTick()
  }
  return { events, nextCursor: String(numberOf(place)) }
}

function numberOf(place: EventPlace): number {
  return 'before' in place ? place.before : place.after
}
