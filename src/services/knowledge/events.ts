import type { Change } from '../../collections.ts'
import type { EventData } from '../../generated/event-kinds.ts'
import type { KnowledgeDocument } from '../../collections/knowledge.ts'
import type { Moment } from '../../platform/work/moment.ts'

export type KnowledgeChange = EventData<'knowledge.updated'>['changed'][number]

export function knowledgeEvent(
  kind: 'knowledge.created' | 'knowledge.deleted',
  { id: entryId, title }: KnowledgeDocument,
  moment: Moment,
): Change {
  return { event: { kind, ...moment, data: { entryId, title } } }
}

export function knowledgeUpdated(
  { id: entryId, title, revision }: KnowledgeDocument,
  changed: KnowledgeChange[],
  moment: Moment,
  restoredFrom?: number,
): Change {
  const data = { entryId, title, revision, changed, ...(restoredFrom !== undefined && { restoredFrom }) }
  return { event: { kind: 'knowledge.updated', ...moment, data } }
}
