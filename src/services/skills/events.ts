import type { Change } from '../../collections.ts'
import type { EventData } from '../../generated/event-kinds.ts'
import type { SkillDocument } from '../../collections/skills.ts'
import type { Moment } from '../../platform/work/moment.ts'

export type SkillChange = EventData<'skill.updated'>['changed'][number]

export function skillEvent(kind: 'skill.created' | 'skill.deleted', doc: SkillDocument, moment: Moment): Change {
  return { event: { kind, ...moment, data: aboutOf(doc) } }
}

export function skillUpdated(doc: SkillDocument, changed: SkillChange[], moment: Moment): Change {
  return { event: { kind: 'skill.updated', ...moment, data: { ...aboutOf(doc), changed } } }
}

function aboutOf({ id, name, digest }: SkillDocument): EventData<'skill.created'> {
  return { name, path: id, digest }
}
