import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { askFor, dataOf } from './asking.ts'
import type { Asking } from './asking.ts'

/** A prompt as MCP lists it. */
export interface SkillPrompt {
  readonly name: string
  readonly description: string
  readonly arguments: { readonly name: string; readonly description: string; readonly required: boolean }[]
}

const pageSize = 100
/** The one argument: what is written after the name of a skill in clients that have commands. */
const argumentName = 'arguments'
/** Where a skill wants it. */
const placeholder = '$ARGUMENTS'

/** The skills that are enabled, as prompts; none for a credential that may not read skills. */
export async function listSkillPrompts(
  asking: Asking,
  cursor: string | undefined,
): Promise<{ prompts: SkillPrompt[]; nextCursor?: string }> {
  const answer = await askFor(asking, 'listSkills', { limit: pageSize, ...(cursor !== undefined && { cursor }) })
  if (!answer) return { prompts: [] }
  const { skills, nextCursor } = dataOf<Schemas['SkillListAnswer']['data']>(answer)
  const offered = skills.filter(({ isEnabled, shadowedBy }) => isEnabled && shadowedBy === undefined)
  return { prompts: offered.map(promptOf), ...(nextCursor !== undefined && { nextCursor }) }
}

function promptOf({ name, description, metadata }: Schemas['Skill']): SkillPrompt {
  const hint = metadata['argument-hint']
  const about = hint === undefined ? 'What the skill is to be used for.' : hint
  return { name, description, arguments: [{ name: argumentName, description: about, required: false }] }
}

/** The instructions of a skill. Fails with `skill_not_found` or `validation_failed`. */
export async function readSkillPrompt(
  asking: Asking,
  name: string,
  given: Readonly<Record<string, string>>,
): Promise<{ readonly description: string; readonly text: string }> {
  const [unknown] = Object.keys(given).filter((each) => each !== argumentName)
  if (unknown !== undefined) refuse(`A prompt has the argument ${argumentName} alone, and not ${unknown}.`)
  const answer = await askFor(asking, 'getSkill', { skillName: name })
  if (!answer) return refuse('This credential may not read skills.')
  const { skill } = dataOf<Schemas['SkillAnswer']['data']>(answer)
  if (!skill.isEnabled) refuse(`The skill ${name} is disabled.`)
  return { description: skill.description, text: textOf(skill, given) }
}

function textOf(
  { name, content }: Schemas['WholeSkill'],
  { [argumentName]: wanted = '' }: Record<string, string>,
): string {
  const heading = `Follow the instructions of the skill "${name}":`
  if (content.includes(placeholder)) return `${heading}\n\n${content.replaceAll(placeholder, () => wanted)}`
  return [heading, content, ...(wanted === '' ? [] : [wanted])].join('\n\n')
}

function refuse(message: string): never {
  return fail('validation_failed', { message })
}
