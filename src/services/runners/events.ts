import type { Change } from '../../collections.ts'
import type { RunnerDocument } from '../../collections/runners.ts'
import type { Moment } from '../../platform/work/moment.ts'

type RunnerEventKind = `runner.${'created' | 'updated' | 'deleted' | 'connected' | 'disconnected'}`

export function runnerEvent(kind: RunnerEventKind, { id: runnerId, name }: RunnerDocument, moment: Moment): Change {
  return { event: { kind, ...moment, data: { runnerId, name } } }
}
