import type { EventData } from '../../generated/event-kinds.ts'
import type { Change } from '../../collections.ts'
import type { Moment } from '../../platform/work/moment.ts'

export function committed(data: EventData<'git.committed'>, moment: Moment): Change {
  return { event: { kind: 'git.committed', ...moment, data } }
}

export function fetched(data: EventData<'git.fetched'>, moment: Moment): Change {
  return { event: { kind: 'git.fetched', ...moment, data } }
}

export function branchUpdated(data: EventData<'git.branch.updated'>, moment: Moment): Change {
  return { event: { kind: 'git.branch.updated', ...moment, data } }
}

export function tagUpdated(data: EventData<'git.tag.updated'>, moment: Moment): Change {
  return { event: { kind: 'git.tag.updated', ...moment, data } }
}

export function stashUpdated(data: EventData<'git.stash.updated'>, moment: Moment): Change {
  return { event: { kind: 'git.stash.updated', ...moment, data } }
}

export function branchMoved(data: Omit<EventData<'git.branch.updated'>, 'change'>, moment: Moment): Change {
  return branchUpdated({ ...data, change: 'moved' }, moment)
}
