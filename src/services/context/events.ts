import type { Change } from '../../collections.ts'
import type { EventData } from '../../generated/event-kinds.ts'

export function contextUpdated(
  data: EventData<'context.updated'>,
  moment: { readonly at: string; readonly actor: string },
): Change {
  return { event: { kind: 'context.updated', ...moment, data } }
}
