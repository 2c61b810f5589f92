import type { components } from '../../generated/types.ts'
import type { Actors } from '../../platform/work/actors.ts'
import type { StoredEvent } from '../../stores/port.ts'

type Event = components['schemas']['Event']

/** An event as callers see it: the store knows who caused it by the id. */
export function shownEvent(event: StoredEvent, actors: Actors): Event {
  return Object.assign({ ...event }, { actor: actors.of(event.actor) })
}
