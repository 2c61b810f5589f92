import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { resolve } from '../../scripts/contract-document.ts'
import type { Contract, Parameter, Schema } from '../../scripts/contract-document.ts'
import type { JudgedOperation } from './judge.ts'

/** A request that fast-check made from a schema. Values that start with `@pool:` stand for one that an answer had. */
export interface ForeignRequest {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** One of those that the operation takes; absent without a body. */
  readonly mediaType: string | undefined
  readonly file: string
}

/** Values by which a request does no harm to this machine and does not wait. */
const harmless: Readonly<Record<string, Arbitrary<unknown>>> = {
  waitMs: fc.integer({ min: 0, max: 20 }),
  command: fc.constantFrom('echo hello', 'exit 3', 'true'),
  args: fc.constant(['hello']),
  host: fc.constant('127.0.0.1'),
}
const uris = ['http://127.0.0.1:9/none', 'https://example.invalid/none', 'ftp://127.0.0.1/', 'http://[::1]:9/']
const lengthMax = 80
const itemsMax = 4
const depthMax = 8

/** Makes requests of an operation, of which about two in three fit the contract. */
export function requestsOf(contract: Contract, operation: JudgedOperation): Arbitrary<ForeignRequest> {
  const media = Object.entries(operation.requestBody?.content ?? {})
  const ofType = ([mediaType, { schema }]: (typeof media)[number]) => {
    const values = valuesOf(contract, schema)
    const body = fc.oneof({ weight: 4, arbitrary: values }, { weight: 1, arbitrary: values.chain(spoil) })
    return fc.record({ mediaType: fc.constant(mediaType), body })
  }
  const none = fc.constant({ mediaType: undefined, body: undefined })
  const rest = fc.record({
    path: parametersIn('path'),
    query: parametersIn('query'),
    headers: parametersIn('header'),
    file: fc.string({ unit: 'binary', maxLength: 200 }),
  })
  const bodies = media.length > 0 ? fc.oneof(...media.map(ofType)) : none
  return fc.tuple(rest, bodies).map(([parts, { mediaType, body }]) => ({ ...parts, mediaType, body }))

  function parametersIn(place: Parameter['in']): Arbitrary<Record<string, unknown>> {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place)
    return fc.record(Object.fromEntries(parameters.map((parameter) => [parameter.name, parameterOf(parameter)])), {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    })
  }

  function parameterOf({ name, in: place, schema, example }: Parameter): Arbitrary<unknown> {
    const known = place === 'path' || /Ids?$/.test(name) ? poolOfName(name) : (poolOf(example) ?? example)
    const fitting = harmless[name] ?? fc.oneof(fc.constant(known), valuesOf(contract, schema))
    return fc.oneof(
      { weight: 12, arbitrary: fitting },
      { weight: place === 'path' ? 4 : 0, arbitrary: fc.constant(known) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) },
    )
  }
}

/** The pool of ids to which an example belongs: `task` for `task_01ke3v7s9x4t2m8r6d0w5hq9nz`. A name says it better. */
function poolOf(example: unknown): string | undefined {
  const [, prefix] = /^([a-z]+)_01ke3v/.exec(String(example)) ?? []
  return prefix && `@pool:${prefix}`
}

function valuesOf(contract: Contract, given: Schema, name = '', depth = 0): Arbitrary<unknown> {
  const schema = resolve(contract, given)
  const isText = schema['type'] === 'string'
  const safe = harmless[name]
  if (safe) return isText || schema['type'] === 'integer' ? safe : fc.constant(['/bin/true'])
  if ('const' in schema) return fc.constant(schema['const'])
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]))
  const branches = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined
  if (depth > depthMax) return fc.constant(null)
  if (branches) return fc.oneof(...branches.map((branch) => valuesOf(contract, branch, name, depth + 1)))
  const types = [schema['type'] ?? 'any'].flat() as string[]
  const made = fc.oneof(...types.map((type) => valuesOfType(contract, { ...schema, type }, depth)))
  const pool = /Ids?$/.test(name) && isText ? poolOfName(name) : poolOf(schema['example'])
  return pool ? fc.oneof({ weight: 4, arbitrary: fc.constant(pool) }, { weight: 1, arbitrary: made }) : made
}

/** `taskId` names a task, and `taskIds` several; which prefix their ids have, the pool of the name knows. */
function poolOfName(name: string): string {
  return `@pool:${name.replace(/s$/, '')}`
}

function valuesOfType(contract: Contract, schema: Schema & { type: string }, depth: number): Arbitrary<unknown> {
  const { minimum = -100, maximum = 100 } = schema as { minimum?: number; maximum?: number }
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: minimum, max: Math.max(minimum, maximum) })
    case 'number':
      return fc.double({ min: minimum, max: Math.max(minimum, maximum), noNaN: true })
    case 'string':
      return textsOf(schema)
    case 'array':
      return arraysOf(contract, schema, depth)
    case 'object':
      return objectsOf(contract, schema, depth)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function textsOf(schema: Schema): Arbitrary<unknown> {
  const { format, pattern, minLength = 0 } = schema as { format?: string; pattern?: string; minLength?: number }
  const maxLength = Math.max(minLength, Math.min(Number(schema['maxLength'] ?? lengthMax), lengthMax))
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'uri') return fc.constantFrom(...uris)
  const example = 'example' in schema ? [fc.constant(schema['example'])] : []
  return fc.oneof(
    ...example,
    ...(pattern === undefined ? [] : matching(pattern)),
    fc.string({ unit: 'grapheme', minLength, maxLength }),
  )
}

/** fast-check makes no text for some patterns, such as those that look ahead. */
function matching(pattern: string): Arbitrary<string>[] {
  try {
    return [fc.stringMatching(new RegExp(pattern, 'u'))]
  } catch {
    return []
  }
}

function arraysOf(contract: Contract, schema: Schema, depth: number): Arbitrary<unknown[]> {
  const { minItems = 0 } = schema as { minItems?: number }
  const items = (schema['items'] ?? {}) as Schema
  const maxLength = Math.max(minItems, Math.min(Number(schema['maxItems'] ?? itemsMax), itemsMax))
  return fc.array(valuesOf(contract, items, '', depth + 1), { minLength: minItems, maxLength })
}

function objectsOf(contract: Contract, schema: Schema, depth: number): Arbitrary<unknown> {
  const { properties, required = [] } = schema as { properties?: Record<string, Schema>; required?: string[] }
  if (!properties) return fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 })
  const values = Object.entries(properties).map(([name, property]): [string, Arbitrary<unknown>] => [
    name,
    valuesOf(contract, property, name, depth + 1),
  ])
  return fc.record(Object.fromEntries(values), { requiredKeys: required.filter((name) => name in properties) })
}

/** Another value in the place of a body or of one of its members, or one member more. */
function spoil(body: unknown): Arbitrary<unknown> {
  const junk = fc.jsonValue({ maxDepth: 2 })
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return junk
  const names = Object.keys(body).filter((name) => !(name in harmless))
  const name = fc.oneof(fc.string({ maxLength: 12 }), ...(names.length > 0 ? [fc.constantFrom(...names)] : []))
  return fc.oneof(
    junk,
    fc.tuple(name, junk).map(([name, value]) => ({ ...body, [name]: value })),
  )
}
