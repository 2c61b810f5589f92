import type { Change } from '../../collections.ts'
import type { EventData } from '../../generated/event-kinds.ts'
import type { Moment } from '../../platform/work/moment.ts'

export function fileWritten(data: EventData<'file.written'>, moment: Moment): Change {
  return { event: { kind: 'file.written', ...moment, data } }
}

export function fileMoved(data: EventData<'file.moved'>, moment: Moment): Change {
  return { event: { kind: 'file.moved', ...moment, data } }
}

export function fileDeleted(data: EventData<'file.deleted'>, moment: Moment): Change {
  return { event: { kind: 'file.deleted', ...moment, data } }
}
