/** The refusals of the published document: one that several operations give stands once. */
import { operationsOf } from './contract-document.ts'
import type { Contract, Media, Response } from './contract-document.ts'
import type { ErrorCode } from '../src/errors.ts'

/** The codes that a refusal with this status has nearly everywhere. Its name says the status, and what differs. */
const usual: Readonly<Record<string, readonly ErrorCode[]>> = {
  400: ['validation_failed'],
  401: ['unauthenticated', 'token_invalid', 'token_expired'],
  403: ['forbidden', 'scope_missing', 'csrf_failed', 'origin_denied', 'account_disabled'],
  409: ['idempotency_key_reused', 'idempotency_in_progress'],
}

/** A refusal of more codes than a name can say stands in its operations. */
const nameLengthMax = 80

const titles: Readonly<Record<string, string>> = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  409: 'Conflict',
}

/**
 * Puts the refusals that several operations give, alike but for the messages of their examples, into
 * `components.responses`, with one example of each code. Of several that would have one name, the one that stands most
 * often takes it.
 */
export function hoistRefusals(document: Contract): Record<string, Response> {
  const places = operationsOf(document).flatMap(({ operation }) =>
    Object.entries(operation.responses as Record<string, Response>)
      .filter(([status]) => isRefusal(status) || status === notModified)
      .map(([status, response]) => ({ operation, status, response, text: JSON.stringify(withoutExamples(response)) })),
  )
  const shared = Object.values(Object.groupBy(places, ({ status, text }) => `${status} ${text}`))
    .filter((group = []) => group.length > 1)
    .toSorted((one = [], other = []) => other.length - one.length)
  const hoisted: Record<string, Response> = {}
  for (const group of shared) {
    const [first] = group ?? []
    const name = first && nameOf(first.status, codesOf(first.response))
    if (!first || !name || name.length > nameLengthMax || name in hoisted) continue
    hoisted[name] = withExamplesOf((group ?? []).map(({ response }) => response))
    for (const { operation, status } of group ?? [])
      operation.responses[status] = { $ref: `#/components/responses/${name}` }
  }
  return Object.fromEntries(Object.entries(hoisted).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function withoutExamples({ content, ...response }: Response): Response {
  const bare = Object.entries(content ?? {}).map(([type, { examples: _, ...media }]) => [type, media])
  return { ...response, content: Object.fromEntries(bare) }
}

/** The first response with the examples of all, one of each code. */
function withExamplesOf(responses: readonly Response[]): Response {
  const [first] = responses
  if (!first) throw new Error('A refusal that no operation gives cannot be shared.')
  if (first.content === undefined) return first
  const all = responses.flatMap(({ content }) => Object.entries(content?.['application/json']?.examples ?? {}))
  const codes = new Set<string>()
  const kept = all.filter(([, { value }]) => {
    const { code } = (value as { error: { code: string } }).error
    return !codes.has(code) && codes.add(code)
  })
  const media = {
    ...first.content?.['application/json'],
    ...(kept.length > 0 && { examples: Object.fromEntries(kept) }),
  }
  return { ...first, content: { 'application/json': media as Media } }
}

/** The answer to a condition: without a body, and alike nearly everywhere. */
const notModified = '304'

export function isRefusal(status: string): boolean {
  return status === 'default' || Number(status) >= 400
}

/** The codes of a failure that was narrowed to them. */
function codesOf({ content }: Response): readonly string[] {
  const parts = (content?.['application/json']?.schema['allOf'] ?? []) as { properties?: NarrowedFailure }[]
  return parts.flatMap(({ properties }) => properties?.error.properties.code.enum ?? [])
}

type NarrowedFailure = { error: { properties: { code: { enum: readonly string[] } } } }

/** It depends on the codes alone, so that an operation more or less renames nothing. */
function nameOf(status: string, codes: readonly string[]): string | undefined {
  if (status === notModified) return 'NotModified'
  const [only] = codes
  if (only === undefined) return undefined
  if (status === 'default') return codes.length === 1 ? pascalOf(only) : defaultNameOf(codes)
  if (codes.length === 1) return pascalOf(only)
  const title = titles[status]
  if (title === undefined) return codes.map(pascalOf).join('Or')
  const known: readonly string[] = usual[status] ?? []
  const more = codes.filter((code) => !known.includes(code))
  const missing = known.filter((code) => !codes.includes(code))
  return [title, ...more.map(pascalOf), ...(missing.length > 0 ? ['Without', ...missing.map(pascalOf)] : [])].join('')
}

/** What stands under `default` is what can meet every request, without the statuses that the operation declares. */
function defaultNameOf(codes: readonly string[]): string {
  const declared = Object.entries(undeclared).filter(([code]) => !codes.includes(code))
  return ['OtherFailure', ...declared.map(([, status]) => status)].join('Not')
}

const undeclared: Readonly<Record<string, string>> = {
  unsupported_media_type: '415',
  rate_limited: '429',
  internal_error: '500',
  overloaded: '503',
  storage_full: '507',
} satisfies Partial<Record<ErrorCode, string>>

function pascalOf(code: string): string {
  return code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
