import t from 'tap'
import { readFileSync } from 'node:fs'
import type { Contract } from '../../scripts/contract-document.ts'
import { patternPhrases } from '../../src/platform/text/pattern-phrases.ts'
import { judgedOperationsOf } from '../support/judge.ts'

const text = readFileSync(new URL('../../src/generated/openapi.json', import.meta.url), 'utf8')
const contract = JSON.parse(text) as Contract
const operations = judgedOperationsOf(contract)

t.test('every pattern of a request has a phrase, so that none reaches a message', async (t) => {
  const patterns = new Map<string, string>()
  const followed = new Set<string>()
  const collect = (value: unknown, id: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { pattern, $ref: reference } = value as { pattern?: unknown; $ref?: string }
    if (typeof pattern === 'string') patterns.set(pattern, id)
    if (typeof reference === 'string' && !followed.has(reference)) {
      followed.add(reference)
      collect(named(reference), id)
    }
    for (const member of Object.values(value)) collect(member, id)
  }
  for (const { id, parameters, requestBody } of operations) {
    for (const { schema } of parameters) collect(schema, id)
    for (const { schema } of Object.values(requestBody?.content ?? {})) collect(schema, id)
  }
  t.ok(patterns.size > 40)
  t.strictSame(
    [...patterns].filter(([pattern]) => !patternPhrases.has(pattern)),
    [],
  )
  t.strictSame(
    [...patternPhrases.keys()].filter((pattern) => !patterns.has(pattern)),
    [],
    'none is left over',
  )
})

function named(reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((place, name) => (place as Record<string, unknown>)[name], contract)
}
