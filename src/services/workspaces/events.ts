import type { EventData } from '../../generated/event-kinds.ts'
import type { Change } from '../../collections.ts'
import type { WorkspaceDocument } from '../../collections/workspaces.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { defined } from '../../platform/work/defined.ts'

type Kind =
  | 'workspace.created'
  | 'workspace.deleted'
  | 'workspace.checkpointed'
  | 'workspace.restored'
  | 'workspace.conflicted'
  | 'workspace.merged'
  | 'workspace.aborted'

export function workspaceEvent(
  kind: Kind,
  { id, taskId, chatId }: WorkspaceDocument,
  more: Pick<EventData<Kind>, 'oid' | 'branch'>,
  moment: Moment,
): Change {
  const data = { workspaceId: id, ...defined({ taskId, chatId }), ...more }
  return { event: { kind, ...moment, ...defined({ taskId }), data } }
}
