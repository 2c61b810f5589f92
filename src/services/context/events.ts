import type { Change } from '../../collections.ts'
import type { EventData } from '../../generated/event-kinds.ts'
import type { Moment } from '../../platform/work/moment.ts'

export function contextUpdated(data: EventData<'context.updated'>, moment: Moment): Change {
  return { event: { kind: 'context.updated', ...moment, data } }
}
