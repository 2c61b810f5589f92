/** The page of one operation, as Markdown. */
import { errors } from '../../../errors.ts'
import type { ErrorCode } from '../../../errors.ts'
import { errorCodesOf } from '../../../generated/error-codes.ts'
import { referenceSamples } from '../../../generated/reference-samples.ts'
import { firstSamplesOf } from '../document.ts'
import { SchemaFields } from './fields.ts'
import type { SchemaField } from './fields.ts'
import { resolved } from './published.ts'
import type { PublishedOperation, PublishedParameter, PublishedResponse, PublishedReference } from './published.ts'

/** A guide that tells of the operation. */
export interface RelatedGuide {
  readonly name: string
  readonly title: string
}

const apiBase = '/api/v1'

export function operationMarkdown(
  operation: PublishedOperation,
  reference: PublishedReference,
  related: readonly RelatedGuide[],
): string {
  const sections = [
    headOf(operation),
    section('Samples', samplesOf(operation, reference)),
    section('Parameters', parametersOf(operation, reference)),
    section('Body', bodyOf(operation, reference)),
    ...answersOf(operation, reference),
    section('Errors', errorsOf(operation)),
    section('Guides', related.map(({ name, title }) => `- [${title}](/docs/${name})`).join('\n')),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

/** `Create a task.` without its full stop. */
export function pageTitleOf({ summary }: Pick<PublishedOperation, 'summary'>): string {
  return summary.replace(/\.$/, '')
}

function headOf(operation: PublishedOperation): string {
  const { path, method, area, description, 'x-scopes': scopes = [], 'x-command': command, security } = operation
  const rights =
    security?.length === 0
      ? 'no credential is needed'
      : scopes.length === 0
        ? 'any credential'
        : `scope ${scopes.map((scope) => `\`${scope}\``).join(', ')}`
  const facts = [
    `[${area.name}](/docs/reference/areas/${area.slug})`,
    rights,
    ...(command ? [`command \`gantry ${command}\``] : []),
    `operation \`${operation.operationId}\``,
  ]
  return [
    `# ${pageTitleOf(operation)}`,
    `**${method.toUpperCase()}** \`${apiBase}${path}\``,
    facts.join(' · '),
    ...(description ? [description] : []),
  ].join('\n\n')
}

function section(title: string, content: string): string {
  return content === '' ? '' : `## ${title}\n\n${content}`
}

function samplesOf({ operationId, path, method }: PublishedOperation, { contract }: PublishedReference): string {
  const curl = firstSamplesOf(contract, path, method).find(({ lang }) => lang === 'curl')
  const own = referenceSamples[operationId]
  return [
    ...(curl ? [`**curl**\n\n${fenced('bash', curl.source)}`] : []),
    ...(own
      ? [`**gantry**\n\n${fenced('bash', own.command)}`, `**TypeScript**\n\n${fenced('typescript', own.call)}`]
      : []),
  ].join('\n\n')
}

function parametersOf({ parameters = [] }: PublishedOperation, { document }: PublishedReference): string {
  const fields = new SchemaFields(document)
  const rows = parameters
    .map((given): PublishedParameter => resolved(given, document))
    .map((parameter) => ({ ...parameter, field: fields.ofOne(parameter.schema) }))
    .map(({ name, required, description, in: place, field }) => [
      `\`${name}\`${required ? ' *required*' : ''}`,
      placeNames[place] ?? place,
      field.type,
      [description, field.bounds].filter(Boolean).join(' '),
    ])
  return rows.length === 0 ? '' : tableOf(['Name', 'In', 'Type', 'About'], rows)
}

const placeNames: Readonly<Record<string, string>> = { path: 'path', query: 'query', header: 'header' }

function bodyOf({ requestBody }: PublishedOperation, { document }: PublishedReference): string {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !media?.schema) return ''
  const examples = Object.values(media.examples ?? {})
  const shown = type === 'application/json' && examples.length > 0 ? fenced('json', json(examples.at(-1)?.value)) : ''
  const fields = fieldsTable(new SchemaFields(document).of(media.schema))
  return [type === 'application/json' ? '' : `\`${type}\``, fields, shown].filter(Boolean).join('\n\n')
}

function answersOf({ responses }: PublishedOperation, { document }: PublishedReference): string[] {
  return Object.entries(responses)
    .filter(([status]) => status < '4')
    .map(([status, given]) => [status, resolved<PublishedResponse>(given, document)] as const)
    .map(([status, response]) => section(`Answer ${status}`, answerOf(response, document)))
}

function answerOf(
  { description, headers = {}, content = {} }: PublishedResponse,
  document: PublishedReference['document'],
): string {
  const [type, media] = Object.entries(content)[0] ?? []
  const fields = media?.schema ? new SchemaFields(document).of(media.schema) : []
  const example = Object.values(media?.examples ?? {})[0]
  const special = Object.keys(headers).filter((name) => !headersOfAll.has(name))
  return [
    description,
    ...(type && type !== 'application/json' ? [`\`${type}\``] : []),
    fieldsTable(fields.filter(({ path }) => path !== 'success' && path !== 'data')),
    ...(special.length > 0 ? [`Headers: ${special.map((name) => `\`${name}\``).join(', ')}.`] : []),
    ...(example && type === 'application/json' ? [fenced('json', json(example.value))] : []),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Nearly every answer has these; see the guide on headers. */
const headersOfAll = new Set([
  'X-Request-Id',
  'Cache-Control',
  'RateLimit',
  'RateLimit-Policy',
  'Idempotency-Replayed',
  'Gantry-Contract',
])

function errorsOf({ operationId, responses }: PublishedOperation): string {
  const codes: readonly ErrorCode[] = errorCodesOf[operationId]
  const rows = codes
    .map((code) => ({ code, status: errors[code][0], cause: errors[code][2] }))
    .filter(({ status }) => String(status) in responses)
    .toSorted((one, other) => one.status - other.status)
    .map(({ code, status, cause }) => [String(status), `\`${code}\``, cause])
  return `${tableOf(['Status', 'Code', 'Cause'], rows)}\n\nWhat any call can meet stands in [all codes](/docs/errors#all-codes).`
}

function fieldsTable(fields: readonly SchemaField[]): string {
  if (fields.length === 0) return ''
  return tableOf(
    ['Field', 'Type', 'About'],
    fields.map(({ path, type, isRequired, about }) => [`\`${path}\`${isRequired ? ' *required*' : ''}`, type, about]),
  )
}

export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(' | ')} |`
  return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}

function cellOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`)
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
