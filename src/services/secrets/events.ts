import type { Change } from '../../collections.ts'
import type { Moment } from '../../platform/work/moment.ts'

export function secretEvent(kind: 'secret.set' | 'secret.deleted', name: string, moment: Moment): Change {
  return { event: { kind, ...moment, data: { name } } }
}
