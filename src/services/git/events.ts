import type { EventData } from '../../generated/event-kinds.ts'
import type { Change } from '../../collections.ts'

/** When, and by whom: the id of a user. */
export interface Moment {
  readonly at: string
  readonly actor: string
}

export function committed(data: EventData<'git.committed'>, moment: Moment): Change {
  return { event: { kind: 'git.committed', ...moment, data } }
}

export function fetched(data: EventData<'git.fetched'>, moment: Moment): Change {
  return { event: { kind: 'git.fetched', ...moment, data } }
}

export function branchUpdated(data: EventData<'git.branch.updated'>, moment: Moment): Change {
  return { event: { kind: 'git.branch.updated', ...moment, data } }
}
