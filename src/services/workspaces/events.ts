import type { Change } from '../../collections.ts'
import type { WorkspaceDocument } from '../../collections/workspaces.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { defined } from '../../platform/work/defined.ts'

export function workspaceEvent(
  kind: 'workspace.created' | 'workspace.deleted',
  { id, taskId, chatId }: WorkspaceDocument,
  oid: string | undefined,
  moment: Moment,
): Change {
  const data = { workspaceId: id, ...defined({ taskId, chatId, oid }) }
  return { event: { kind, ...moment, ...defined({ taskId }), data } }
}
