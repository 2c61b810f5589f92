import type { Schemas } from '../../generated/types.ts'
import type { Project } from '../project.ts'
import type { IndexedSkill } from './skill-index.ts'

/** A skill that waits for an approval. */
export interface WaitingSkill extends Pick<Schemas['Skill'], 'name' | 'digest'> {
  /** When its files changed last. */
  readonly createdAt: string
  readonly isFromOutside: boolean
}

/**
 * The skills that an approval makes a difference to, of those that calls by name mean: with a script, which may run
 * then, or from elsewhere, whose text then counts as known.
 */
export async function waitingSkills(
  skills: readonly IndexedSkill[],
  project: Pick<Project, 'isApproved'>,
): Promise<WaitingSkill[]> {
  const candidates = skills.filter(({ doc, skill }) => skill.isWhole && (isForeign(doc) || hasScript(skill)))
  const approved = await Promise.all(candidates.map(({ doc }) => project.isApproved(doc.digest)))
  return candidates
    .filter((_, index) => approved[index] === false)
    .map(({ doc }) => ({
      name: doc.name,
      digest: doc.digest,
      createdAt: doc.updatedAt,
      isFromOutside: isForeign(doc),
    }))
}

function isForeign({ source }: IndexedSkill['doc']): boolean {
  return source.kind !== 'local'
}

/** What `runSkillScript` runs. */
function hasScript({ files }: IndexedSkill['skill']): boolean {
  return files.some(({ path, isExecutable }) => isExecutable || path.endsWith('.sh'))
}
