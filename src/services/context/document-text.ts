import type { Schemas } from '../../generated/types.ts'
import { fail } from '../../errors.ts'
import { redactObject, redactProse } from '../../platform/text/redaction.ts'
import { isRecord } from '../../platform/text/is-record.ts'

type ContextDocument = Schemas['ContextDocument']

/** Reads Markdown with YAML front matter. Fails with `config_invalid`, naming the line, if that is broken. */
export async function parseDocument(file: string, text: string): Promise<ContextDocument> {
  const filename = file.slice(file.lastIndexOf('/') + 1)
  const { frontMatter, content } = split(file, text)
  const metadata = frontMatter === undefined ? {} : await parseFrontMatter(file, frontMatter)
  return {
    filename,
    metadata: redactObject(metadata),
    content: redactProse(content),
    title: redactProse(titleOf(metadata) ?? firstHeading(content) ?? filename).slice(0, titleLengthMax),
  }
}

const titleLengthMax = 1024

/** The role document for projects without their own. */
export const builtInRole: ContextDocument = {
  filename: 'role.md',
  metadata: { title: 'Developer', builtIn: true },
  title: 'Developer',
  content: `# Developer

You work on this project as a careful software developer.

- Read the code and its tests before you change them, and follow the style that you find.
- Make the smallest change that solves the whole problem, with a test that shows it.
- Run the tests before you call something done, and say what you could not check.
- Ask before you delete data, rewrite history or publish anything.
- Never write secrets into code, logs or messages.

This role is built in. To replace it, write the file \`.gantry/context/role.md\`.
`,
}

function split(file: string, text: string): { frontMatter?: string; content: string } {
  const lines = text.split(/\r?\n/)
  if (lines[0]?.trimEnd() !== '---') return { content: text }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (end === -1)
    return fail('config_invalid', {
      message: `${file}:1:1: The front matter is not closed. End it with a line of three dashes.`,
    })
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    content: lines
      .slice(end + 1)
      .join('\n')
      .replace(/^\n+/, ''),
  }
}

async function parseFrontMatter(file: string, text: string): Promise<Record<string, unknown>> {
  const { default: yaml } = await import('yaml')
  const lineCounter = new yaml.LineCounter()
  const document = readYaml(file, () =>
    yaml.parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' }),
  )
  const [mistake] = document.errors
  if (mistake !== undefined) {
    const { line, col } = lineCounter.linePos(mistake.pos[0])
    // The first line of the file is the one with the dashes.
    fail('config_invalid', { message: `${file}:${line + 1}:${col}: ${mistake.message}` })
  }
  const metadata: unknown = readYaml(file, () => withDepth(document.toJS(), depthMax)) ?? {}
  return isRecord(metadata)
    ? metadata
    : fail('config_invalid', {
        message: `${file}:2:1: The front matter must be keys with values, such as “title: Developer”.`,
      })
}

// Besides what it lists as errors, the parser throws for aliases that grow without end and for very deep nesting.
function readYaml<Value>(file: string, read: () => Value): Value {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof RangeError || cause instanceof ReferenceError)) throw cause
    return fail('config_invalid', {
      message: `${file}:2:1: The front matter is nested too deeply or has too many aliases.`,
      cause,
    })
  }
}

const depthMax = 64

function withDepth(value: unknown, levels: number): unknown {
  if (levels === 0) throw new RangeError('nested too deeply')
  if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) withDepth(member, levels - 1)
  return value
}

function titleOf({ title }: Record<string, unknown>): string | undefined {
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined
}

function firstHeading(content: string): string | undefined {
  let isCode = false
  for (const line of content.split(/\r?\n/)) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isCode = !isCode
    const [, heading] = isCode ? [] : (/^ {0,3}#{1,6}[ \t]+(.*)$/.exec(line) ?? [])
    // Cut first: on a very long run of blanks the pattern would take its time.
    const title = heading
      ?.slice(0, 2 * titleLengthMax)
      .trim()
      .replace(/[ \t]+#+$/, '')
      .trim()
    if (title !== undefined && title !== '' && !/^#+$/.test(title)) return title
  }
  return undefined
}
