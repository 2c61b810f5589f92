import type { Caller } from '../../src/contract.ts'
import { validators } from '../../src/generated/answer-validators.js'
import type { EventLimits } from '../../src/services/events.ts'
import type { NewEvent } from '../../src/stores/port.ts'
import { openStream } from './event-stream.ts'
import { serverStopped } from './events.ts'
import type { EventReader, Frame, StreamOptions } from './event-stream.ts'
import type { Teardown } from './folder.ts'
import { startGantry } from './gantry.ts'
import type { Gantry } from './gantry.ts'

export async function start(t: Teardown, eventLimits: Partial<EventLimits> = {}): Promise<Gantry> {
  // A test that shares its machine with others must not be taken for an overload.
  return startGantry(t, { parts: { eventLimits, server: { admission: 'off' } } })
}

export async function follow(t: Teardown, gantry: Gantry, path: string, options?: StreamOptions): Promise<EventReader> {
  const stream = await openStream(gantry.origin, path, options)
  t.teardown(() => stream.destroy())
  return stream
}

/** Appends events as a service would, and gives their numbers. */
export async function append(
  gantry: Gantry,
  count: number,
  eventAt: (at: string) => NewEvent = (at) => serverStopped(at),
): Promise<readonly number[]> {
  const { store, now } = gantry.service.app
  const { eventIds } = await store.commit(Array.from({ length: count }, () => ({ event: eventAt(now()) })))
  return eventIds
}

export async function newestOf(gantry: Gantry): Promise<number> {
  return (await gantry.service.app.store.eventRange()).newest
}

export async function createToken(
  gantry: Gantry,
  wanted: { scopes?: Caller['scopes']; preset?: 'agent'; allow?: Caller['allow'] },
) {
  const { body } = await gantry.call('POST', '/identity/tokens', { body: { name: 'A token', ...wanted } })
  return body.data as { token: { id: string }; secret: string }
}

/** Whether a frame is an event that the contract knows. */
export function isEvent({ data }: Frame): boolean {
  return validators['streamEvents_200']?.({ success: true, data: { events: [data] } }) ?? false
}
