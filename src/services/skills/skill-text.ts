import type { Document } from 'yaml'
import { judge } from './rules.ts'
import type { RuleFinding, Judged, SkillFields } from './rules.ts'
import { isRecord } from '../../platform/text/is-record.ts'

/** The text of a `SKILL.md`, as far as it can be read. */
export interface SkillText extends Judged {
  /** The Markdown below the front matter. */
  readonly content: string
}

/** A new value for each field that changes; null removes one. */
export type SkillTextPatch = {
  readonly [Field in Exclude<keyof SkillFields, 'name'>]?: SkillFields[Field] | null | undefined
} & { readonly content?: string | undefined }

const frontMatterLengthMax = 65_536

/**
 * Reads the text leniently: what deviates from the specification is a finding. Without a folder, the name is not
 * compared with it.
 */
export async function readSkillText(text: string, folder: string | undefined): Promise<SkillText> {
  const parts = split(text)
  if (parts === undefined)
    return unreadable('front_matter_missing', 'The file begins with no front matter between lines of three dashes.')
  if (parts.frontMatter.length > frontMatterLengthMax)
    return unreadable('front_matter_length', `The front matter is longer than ${frontMatterLengthMax} characters.`)
  const { document, isCorrected } = await parse(parts.frontMatter)
  const front = valuesOf(document)
  if (front === undefined)
    return unreadable('front_matter_syntax', `The front matter is not valid YAML. ${mistakeIn(document)}`.trim())
  const { fields, findings } = judge(front, folder, parts.content)
  return {
    fields,
    findings: isCorrected ? [quotesMissing, ...findings] : findings,
    content: parts.content.toWellFormed(),
  }
}

/** The text of a new skill. */
export async function writeSkillText(fields: SkillFields, content: string): Promise<string> {
  const { default: yaml } = await import('yaml')
  return joined(yaml.stringify(frontMatterOf(fields), { lineWidth: 0 }), content)
}

/** The text with some fields changed. Other fields of the front matter, and its comments, stay. */
export async function patchSkillText(text: string, { content, ...patch }: SkillTextPatch): Promise<string> {
  const parts = split(text) ?? { frontMatter: '', content: text }
  const { document } = await parse(parts.frontMatter)
  for (const [key, value] of Object.entries(frontMatterOf(patch)))
    if (value === null) document.delete(key)
    else document.set(key, value)
  return joined(document.toString({ lineWidth: 0 }), content ?? parts.content)
}

/** The keys and values as the specification has them. An empty list or object is left out, of a patch removed. */
function frontMatterOf({ name, description, license, compatibility, metadata, allowedTools }: Fields): object {
  const pairs = {
    name,
    description,
    license,
    compatibility,
    metadata: metadata && Object.keys(metadata).length === 0 ? null : metadata,
    'allowed-tools': allowedTools?.length === 0 ? null : allowedTools?.join(' '),
  }
  const isNew = name !== undefined
  return Object.fromEntries(
    Object.entries(pairs).filter(([, value]) => value !== undefined && !(isNew && value === null)),
  )
}

type Fields = { readonly [Field in keyof SkillFields]?: SkillFields[Field] | null | undefined }

function joined(frontMatter: string, content: string): string {
  return `---\n${frontMatter.endsWith('\n') ? frontMatter : `${frontMatter}\n`}---\n\n${content}`
}

function unreadable(rule: string, message: string): SkillText {
  return { fields: undefined, findings: [{ rule, message: message.slice(0, 1_024) }], content: '' }
}

function split(given: string): { frontMatter: string; content: string } | undefined {
  const text = given.replace(/^\uFEFF/, '')
  const opening = /^---[ \t]*\r?\n/.exec(text)
  if (opening === null) return undefined
  const closing = /^---[ \t]*(?:\r?\n|$)/gm
  closing.lastIndex = opening[0].length
  const end = closing.exec(text)
  if (end === null) return undefined
  return {
    frontMatter: text.slice(opening[0].length, end.index),
    content: text.slice(end.index + end[0].length).replace(/^(?:\r?\n)+/, ''),
  }
}

const quotesMissing: RuleFinding = {
  rule: 'front_matter_quotes',
  message: 'A value contains a colon and a space without quotes. Put the value in double quotes.',
}

/** Every scalar is a text: a version 1.0 stays one. A value with a colon that is not quoted is read as if it was. */
async function parse(frontMatter: string): Promise<{ document: Document; isCorrected: boolean }> {
  const { default: yaml } = await import('yaml')
  const read = (text: string): Document =>
    yaml.parseDocument(text, { schema: 'failsafe', prettyErrors: false, logLevel: 'silent' })
  const document = read(frontMatter)
  if (document.errors.length === 0) return { document, isCorrected: false }
  const corrected = read(frontMatter.replaceAll(/^([A-Za-z-]+):[ \t]+([^"'[{|>&*!%@`#\s].*: .*)$/gm, quoted))
  return corrected.errors.length === 0 ? { document: corrected, isCorrected: true } : { document, isCorrected: false }
}

function quoted(_line: string, key: string, value: string): string {
  return `${key}: ${JSON.stringify(value.trim())}`
}

/** Nothing where it is no object of keys and values, or has aliases that grow without end. */
function valuesOf(document: Document): Record<string, unknown> | undefined {
  if (document.errors.length > 0) return undefined
  try {
    const values: unknown = document.toJS({ maxAliasCount: 100 })
    return isRecord(values) ? values : undefined
  } catch (error) {
    if (error instanceof RangeError || error instanceof ReferenceError) return undefined
    throw error
  }
}

function mistakeIn({ errors: [mistake] }: Document): string {
  return mistake?.message ?? 'It must be keys with values.'
}
