/**
 * What of a published document is promised, as text: without prose and examples, with a line for each operation and
 * each schema, so that a change of one is a change of one line.
 */
import { textOf } from './published-document.ts'

/** Members that say something to people alone. */
const prose = new Set(['description', 'summary', 'example', 'examples', 'title', 'externalDocs', 'x-tagGroups'])

/** Their members have names of the contract, which may be those of prose. */
const named = new Set([
  'properties',
  'patternProperties',
  'schemas',
  'responses',
  'headers',
  'parameters',
  'requestBodies',
  'securitySchemes',
  'paths',
  'webhooks',
  'content',
  'mapping',
])

export function baseTextOf(published: string): string {
  const { info, tags: _, ...document } = JSON.parse(published) as { info: { version: string }; tags?: unknown }
  return textOf({ info: { version: info.version }, ...(bare(document) as object) })
}

function bare(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((member) => bare(member))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isNamed || !prose.has(name))
      .map(([name, member]) => [name, bare(member, !isNamed && named.has(name))]),
  )
}
