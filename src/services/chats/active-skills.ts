import type { ActiveSkill, ChatPartDocument } from '../../collections/chats.ts'
import { quote } from '../../platform/text/quote.ts'
import { allowsCall } from '../skills.ts'
import { ownWords } from './output-access.ts'

type Input = Readonly<Record<string, unknown>>

/** By these a model activates another skill. */
const neverRefused: readonly string[] = ['getSkill', 'matchSkills']
/** By these it reads the files of the active one. */
const ofActiveSkill: readonly string[] = ['listSkillFiles', 'getSkillFile']

/** The skills that parts of messages activate. */
export function skillsIn(parts: readonly ChatPartDocument[]): ActiveSkill[] {
  return parts.flatMap(({ kind, name = '', allowedTools = [] }) => (kind === 'skill' ? [{ name, allowedTools }] : []))
}

/**
 * Why the active skills of a turn refuse a call; nothing if one of them allows it. They refuse what the rules of the
 * chat may allow, and allow nothing that these do not.
 */
export function refusalBySkills(
  skills: readonly ActiveSkill[] | undefined = [],
  operationId: string,
  input: Input,
): string | undefined {
  if (neverRefused.includes(operationId) || skills.length === 0) return undefined
  const isAllowed = skills.some(
    ({ name, allowedTools }) =>
      allowsCall(allowedTools, { operationId, input }) ||
      (ofActiveSkill.includes(operationId) && input['skillName'] === name),
  )
  if (isAllowed) return undefined
  const names = skills.map(({ name }) => quote(name)).join(' and ')
  const tools = [...new Set(skills.flatMap(({ allowedTools }) => allowedTools))].join(' ')
  return `The active skill ${names} does not allow ${quote(operationId)} with these arguments. Its allowed-tools are: ${tools}`
}

/** A call that was refused so. */
export function refusedPart(id: string, output: string) {
  return { id, state: 'denied' as const, ...ownWords(output) }
}
