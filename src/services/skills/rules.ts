import type { Schemas } from '../../generated/types.ts'

export type RuleFinding = Schemas['SkillFinding']

/** What the front matter of a skill says, in the bounds of the contract. */
export interface SkillFields {
  readonly name: string
  readonly description: string
  readonly license?: string
  readonly compatibility?: string
  readonly metadata: Readonly<Record<string, string>>
  readonly allowedTools: readonly string[]
}

export interface Judged {
  /** Absent where a skill cannot be used: without a description. */
  readonly fields: SkillFields | undefined
  readonly findings: readonly RuleFinding[]
}

/** What the contract takes of a field that another program wrote. */
const taken = {
  name: 255,
  description: 16_384,
  license: 1_024,
  compatibility: 2_048,
  metadataEntries: 100,
  metadataKey: 256,
  metadataValue: 4_096,
  tools: 200,
  tool: 512,
}

const known = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools']
const findingsMax = 50
const linesMax = 500

/** Paths of the API: a skill of such a name could not be read. */
const reservedNames = ['import', 'match', 'validate']

/** Findings that advise and forbid nothing. */
const advice: readonly string[] = ['content_lines']

export function isBreach({ rule }: RuleFinding): boolean {
  return !advice.includes(rule)
}

/** Compares front matter with the Agent Skills specification (agentskills.io/specification). */
export function judge(front: Readonly<Record<string, unknown>>, folder: string | undefined, content: string): Judged {
  const findings: RuleFinding[] = []
  const note = (rule: string, message: string) => {
    if (findings.length < findingsMax) findings.push({ rule, message: message.slice(0, 1_024) })
  }
  const text = (key: string) => textOf(front[key])
  const name = nameOf(text('name'), folder, note)
  const description = descriptionOf(text('description'), note)
  const license = text('license')
  const compatibility = compatibilityOf(text('compatibility'), note)
  const metadata = metadataOf(front['metadata'], note)
  const allowedTools = toolsOf(front['allowed-tools'], note)
  for (const key of Object.keys(front).filter((each) => !known.includes(each)))
    note('unknown_field', `The front matter has the unknown field ${key.slice(0, 64)}. Put it below metadata.`)
  const lines = content.split('\n').length
  if (lines > linesMax)
    note('content_lines', `The text has ${lines} lines. Move details into files of their own; ${linesMax} are advised.`)
  if (description === undefined) return { findings, fields: undefined }
  return {
    findings,
    fields: {
      name,
      description,
      ...(license !== undefined && { license: license.slice(0, taken.license) }),
      ...(compatibility !== undefined && { compatibility: compatibility.slice(0, taken.compatibility) }),
      metadata,
      allowedTools,
    },
  }
}

type Note = (rule: string, message: string) => void

function nameOf(given: string | undefined, folder: string | undefined, note: Note): string {
  const fallback = (folder ?? '').slice(0, taken.name)
  if (given === undefined) {
    note('name_missing', 'The front matter has no name.')
    return fallback
  }
  if (given.length > 64) note('name_length', `The name has ${given.length} characters; the limit is 64.`)
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(given))
    note('name_characters', 'A name has lower-case letters and digits, with single hyphens between them.')
  if (reservedNames.includes(given))
    note('name_reserved', `The name ${given} is a path of the API. Choose another one.`)
  if (folder !== undefined && given !== folder)
    note('name_folder', 'The name in the front matter and the name of the folder differ.')
  return given.length > taken.name || /\p{Cc}/u.test(given) ? fallback : given
}

function descriptionOf(given: string | undefined, note: Note): string | undefined {
  if (given === undefined) note('description_missing', 'The front matter has no description.')
  else if ([...given].length > 1_024)
    note('description_length', `The description has ${[...given].length} characters; the limit is 1024.`)
  return given?.slice(0, taken.description)
}

function compatibilityOf(given: string | undefined, note: Note): string | undefined {
  if (given !== undefined && [...given].length > 500)
    note('compatibility_length', `The compatibility has ${[...given].length} characters; the limit is 500.`)
  return given
}

function metadataOf(given: unknown, note: Note): Record<string, string> {
  if (given === undefined || given === null || given === '') return {}
  if (typeof given !== 'object' || Array.isArray(given)) {
    note('metadata_type', 'The metadata must be keys with texts.')
    return {}
  }
  const entries = Object.entries(given)
  if (entries.some(([, value]) => typeof value !== 'string'))
    note('metadata_type', 'Each value of the metadata must be a text.')
  if (entries.length > taken.metadataEntries)
    note('metadata_length', `The metadata has ${entries.length} entries; the limit is ${taken.metadataEntries}.`)
  return Object.fromEntries(
    entries
      .slice(0, taken.metadataEntries)
      .map(([key, value]) => [
        key.slice(0, taken.metadataKey).toWellFormed(),
        (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, taken.metadataValue).toWellFormed(),
      ]),
  )
}

function toolsOf(given: unknown, note: Note): string[] {
  if (given === undefined || given === null || given === '') return []
  if (typeof given !== 'string') note('allowed_tools_type', 'The field allowed-tools must be one text, with spaces.')
  const words = Array.isArray(given) ? given.map(String) : typeof given === 'string' ? toolsNamedIn(given) : []
  return words.slice(0, taken.tools).map((word) => word.slice(0, taken.tool).toWellFormed())
}

/** The words of a list of tools: `Bash(git add:*) Read` are two. */
function toolsNamedIn(text: string): string[] {
  return text.match(/[^\s,(]+(?:\([^)]*\))?/g) ?? []
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().toWellFormed() : undefined
}
