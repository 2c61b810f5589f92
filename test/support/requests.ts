import { createGeneratorSync } from 'json-schema-faker'
import type { JsonSchema } from 'json-schema-faker'
import { resolve } from '../../scripts/contract-document.ts'
import type { Contract, Parameter, Schema } from '../../scripts/contract-document.ts'
import type { JudgedOperation } from './judge.ts'

/** A request that was made up from the contract, without the caller's credential. */
export interface MadeRequest {
  readonly operation: JudgedOperation
  /** What is special about it. */
  readonly what: string
  /** As they are meant, not as they are escaped. */
  readonly path: Readonly<Record<string, string>>
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly headers: Readonly<Record<string, string>>
  /** Of a JSON body, or the fields of a form. */
  readonly body?: unknown
}

interface Variant<Value> {
  readonly what: string
  readonly value: Value
}

/**
 * Requests that stand at the edges of every rule of the contract, on both sides of each. `uses` counts the operations
 * that had a parameter: what many share is tried whole at the first ones, and in turns at the others.
 */
export function boundaryRequests(
  contract: Contract,
  operation: JudgedOperation,
  base: MadeRequest,
  uses: Map<Parameter, number> = new Map(),
): MadeRequest[] {
  return [
    { ...base, what: 'as in the examples' },
    ...operation.parameters.flatMap((parameter) => {
      const use = uses.get(parameter) ?? 0
      uses.set(parameter, use + 1)
      return inTurns(parameterVariants(contract, parameter), use).map(({ what, value }) =>
        withParameter(base, parameter, what, value),
      )
    }),
    ...operation.parameters
      .filter((parameter) => parameter.in === 'query' && base.query.some(([name]) => name === parameter.name))
      .map(({ name }) => ({
        ...base,
        what: `query/${name} left away`,
        query: base.query.filter(([given]) => given !== name),
      })),
    ...operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, example }) => ({
        ...base,
        what: `query/${name} twice`,
        query: [...base.query, [name, String(example)] as const, [name, String(example)] as const],
      })),
    { ...base, what: 'an unknown query parameter', query: [...base.query, ['unknown', '1'] as const] },
    ...bodyVariants(contract, operation, base.body).map(({ what, value }) => ({
      ...base,
      what: `body${what}`,
      body: value,
    })),
  ]
}

const wholeUses = 3
const turnSize = 2

/** All of the variants at the first uses, and then so many of them, after those of the use before. */
function inTurns<Item>(variants: readonly Item[], use: number): readonly Item[] {
  if (use < wholeUses || variants.length <= turnSize) return variants
  return Array.from({ length: turnSize }, (_, place) => variants[(use * turnSize + place) % variants.length] as Item)
}

/** Makes requests by chance, from a seed: about half of them fit the contract. */
export class RandomRequests {
  readonly #contract: Contract
  readonly #generator: { generate(schema: JsonSchema): unknown }
  readonly #chance: () => number

  constructor(contract: Contract, seed: number) {
    this.#contract = contract
    this.#generator = createGeneratorSync({ seed, optionalsProbability: 0.5 })
    this.#chance = chanceFrom(seed)
  }

  /** A number below the limit. */
  below(limit: number): number {
    return Math.floor(this.#chance() * limit)
  }

  pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value {
    return values[this.below(values.length)] as Value
  }

  make(operation: JudgedOperation, base: MadeRequest): MadeRequest {
    const schema = bodySchemaOf(operation)
    const body = schema && this.#generator.generate(inlined(this.#contract, schema))
    const optional = operation.parameters.filter((parameter) => !parameter.required && this.below(3) === 0)
    const made = optional.reduce(
      (request, parameter) => withParameter(request, parameter, 'by chance', this.#valueOf(parameter)),
      { ...base, what: 'by chance', ...(body !== undefined && { body }) },
    )
    return this.below(2) === 0 ? made : this.#spoil(made)
  }

  /** The request's JSON with some bytes changed, left out or put in. */
  spoilBytes({ body }: MadeRequest): Buffer {
    const bytes = [...Buffer.from(JSON.stringify(body ?? {}))]
    for (let count = 1 + this.below(3); count > 0; count--)
      bytes.splice(
        this.below(bytes.length + 1),
        this.below(3),
        ...Array.from({ length: this.below(3) }, () => this.below(256)),
      )
    return Buffer.from(bytes)
  }

  #valueOf({ schema, example }: Parameter): string {
    return String(
      this.below(2) === 0 && example !== undefined
        ? example
        : this.#generator.generate(inlined(this.#contract, schema)),
    )
  }

  #spoil(made: MadeRequest): MadeRequest {
    const { operation, path, query, body } = made
    const what = 'spoilt by chance'
    const parameter = operation.parameters.length > 0 ? this.pick(operation.parameters) : undefined
    if (parameter && (body === undefined || this.below(3) === 0))
      return withParameter({ ...made, what }, parameter, 'spoilt', this.pick(texts))
    if (body !== undefined) return { ...made, what, body: this.#spoilValue(body) }
    return { ...made, what, path, query: [...query, [this.pick(texts), this.pick(texts)]] }
  }

  #spoilValue(value: unknown): unknown {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    if (entries.length === 0 || this.below(4) === 0) return this.pick(junk)
    const [name, inner] = this.pick(entries)
    if (Array.isArray(value)) return value.with(Number(name), this.#spoilValue(inner))
    return this.below(4) === 0
      ? Object.fromEntries([...entries, [this.pick(texts), inner]])
      : Object.fromEntries([...entries, [name, this.#spoilValue(inner)]])
  }
}

const texts = [
  '',
  ' ',
  'a',
  '0',
  '-1',
  '1e2',
  'null',
  'undefined',
  'true',
  '\0',
  '\n',
  '\u2028',
  '𝒳',
  'é',
  'constructor',
  'toString',
  '..',
  '../../etc/passwd',
  '/',
  '\\',
  '%',
  '%00',
  '+',
  '&a=b',
  '#',
  '<script>',
  "'; DROP TABLE tasks",
  '--force',
  '${7*7}',
  '{{7*7}}',
  'a'.repeat(300),
  '𝒳'.repeat(129),
]
const junk: readonly unknown[] = [
  ...texts,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  true,
  false,
  null,
  [],
  {},
  [[]],
  { a: 1 },
  [null],
  ['a', 1],
]

/** How an instance of a parameter's schema stands in a request, and what it is read as. */
export function readParameter(contract: Contract, parameter: Parameter, text: string): unknown {
  const { type, items = {} } = resolve(contract, parameter.schema) as { type?: string; items?: Schema }
  if (type === 'array' && 'enum' in resolve(contract, items)) return text.split(',')
  // A text with commas also stands for itself; what is empty between them stands for nothing.
  if (type === 'array') return [...new Set([text, ...text.split(',').filter((part) => part !== '')])]
  if (type === 'integer') return /^-?(0|[1-9]\d*)$/.test(text) ? Number(text) : text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

export function bodySchemaOf({ requestBody }: JudgedOperation): Schema | undefined {
  const { 'application/json': json, ...others } = requestBody?.content ?? {}
  return (json ?? Object.values(others)[0])?.schema
}

function parameterVariants(contract: Contract, parameter: Parameter): Variant<string>[] {
  const isHeader = parameter.in === 'header'
  return (
    variantsOf(contract, parameter.schema)
      // A list stands as its items with commas between them; nothing else that has parts stands in a parameter.
      .filter(({ value }) => value !== null && (typeof value !== 'object' || Array.isArray(value)))
      .map(({ what, value }) => ({ what: `${parameter.in}/${parameter.name}${what}`, value: String(value) }))
      // A header holds Latin characters without blanks around them; what is beyond that is no request.
      .filter(({ value }) => !isHeader || /^([!-~]([ -~]*[!-~])?)?$/.test(value))
  )
}

function withParameter(base: MadeRequest, { name, in: place }: Parameter, what: string, value: string): MadeRequest {
  switch (place) {
    case 'path':
      return { ...base, what, path: { ...base.path, [name]: value } }
    case 'query':
      return { ...base, what, query: [...base.query.filter(([given]) => given !== name), [name, value]] }
    case 'header':
      return { ...base, what, headers: { ...base.headers, [name]: value.replaceAll(/[^!-~]/g, '') } }
  }
}

function bodyVariants(contract: Contract, operation: JudgedOperation, base: unknown): Variant<unknown>[] {
  const schema = bodySchemaOf(operation)
  if (!schema) return []
  return [{ what: ' left away', value: undefined }, ...variantsOf(contract, schema, base)]
}

/** Values around every rule of a schema. Which of them fit it is for a judge to say. */
function variantsOf(
  contract: Contract,
  schema: Schema,
  base: unknown = sampleOf(contract, schema),
  wrong: readonly Variant<unknown>[] = wrongTypes,
): Variant<unknown>[] {
  const whole = rulesOf(contract, schema)
  if (whole.oneOf)
    return whole.oneOf.flatMap((branch) =>
      variantsOf(contract, branch, isOfBranch(contract, branch, base) ? base : sampleOf(contract, branch), wrong),
    )
  return [...wrong, ...ownVariants(whole, base), ...nestedVariants(contract, whole, base)]
}

interface Rules {
  readonly type?: string
  /** The branches of a union that a property tells apart. */
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

/** The rules of a schema; where null may stand too, those of what else may stand. */
function rulesOf(contract: Contract, schema: Schema): Rules & Schema {
  const whole = resolve(contract, schema)
  const [type] = [whole['type']].flat().filter((type) => type !== 'null')
  return {
    ...whole,
    ...(typeof type === 'string' && { type }),
    ...('const' in whole && { enum: [whole['const']] }),
  }
}

/** Whether a value has the properties that are constant in a branch. */
function isOfBranch(contract: Contract, branch: Schema, value: unknown): boolean {
  const { properties = {} } = rulesOf(contract, branch)
  const given = (value ?? {}) as Record<string, unknown>
  return Object.entries(properties).every(
    ([name, property]) => !('const' in property) || property['const'] === given[name],
  )
}

const wrongTypes: readonly Variant<unknown>[] = [null, true, 0, 1.5, 'text', '', [], {}].map((value) => ({
  what: ` = ${JSON.stringify(value)}`,
  value,
}))
let turn = 0

/** Null, and two more in turn, because thousands of properties have the same rule of their type. */
function someWrongTypes(): readonly Variant<unknown>[] {
  turn++
  const [absent, ...others] = wrongTypes
  return [absent, others[turn % others.length], others[(turn + 3) % others.length]].filter((type) => type !== undefined)
}

const patternBreakers = [
  ' ',
  '\n',
  '/a',
  '..',
  '../a',
  'a/../b',
  'a/..',
  'a\\b',
  'a\0b',
  'a\u001bb',
  'a\u202eb',
  'A'.repeat(64),
  'g'.repeat(40),
]
/** Two units in JavaScript, four bytes in UTF-8, one character for the contract. */
const wideCharacter = '𝒳'
const wideCharactersMax = 100_000
/** The judge takes seconds for a longer text, such as a whole message of mail; the test of its operation sends one. */
const charactersMax = 5_000_000

/** Of a long list of values, the first ones stand for all. */
const valuesMax = 20

function ownVariants(
  { type, enum: values, pattern, minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems }: Rules,
  base: unknown,
): Variant<unknown>[] {
  if (values)
    return [...values.slice(0, valuesMax), 'nothing', String(values[0]).toUpperCase(), `${values[0]} `].map(
      (value) => ({
        what: ` = ${JSON.stringify(value)}`,
        value,
      }),
    )
  switch (type) {
    case 'string':
      return [
        ...lengthsAround(minLength, maxLength)
          .filter((length) => length <= charactersMax)
          .map((length) => ({ what: ` of ${length} characters`, value: 'a'.repeat(length) })),
        ...(maxLength !== undefined && maxLength <= wideCharactersMax
          ? [maxLength, maxLength + 1].map((length) => ({
              what: ` of ${length} wide characters`,
              value: wideCharacter.repeat(length),
            }))
          : []),
        ...(pattern ? patternBreakers.map((value) => ({ what: ` = ${JSON.stringify(value)}`, value })) : []),
      ]
    case 'integer':
      return around(minimum ?? 0, maximum)
        .flatMap((value) => [value, String(value), value + 0.5])
        .map((value) => ({ what: ` = ${JSON.stringify(value)}`, value }))
    case 'boolean':
      return [true, false, 'true', 'TRUE', '1', 1].map((value) => ({ what: ` = ${JSON.stringify(value)}`, value }))
    case 'array': {
      const [item] = base as unknown[]
      return lengthsAround(minItems, maxItems).map((length) => ({
        what: ` of ${length} items`,
        value: Array<unknown>(length).fill(item),
      }))
    }
    default:
      return []
  }
}

/** One below the least, the least, the most and one above it. */
function around(min: number, max: number | undefined): number[] {
  return [...new Set([min - 1, min, ...(max === undefined ? [] : [max, max + 1])])]
}

function lengthsAround(min: number, max: number | undefined): number[] {
  return around(min, max).filter((length) => length >= 0)
}

function nestedVariants(
  contract: Contract,
  { type, items, properties = {} }: Rules,
  base: unknown,
): Variant<unknown>[] {
  if (type === 'array' && items)
    return variantsOf(contract, items, undefined, someWrongTypes()).map(({ what, value }) => ({
      what: `/0${what}`,
      value: [value],
    }))
  if (type !== 'object') return []
  const given = base as Record<string, unknown>
  return [
    ...Object.keys(given).map((name) => ({ what: `/${name} left away`, value: without(given, name) })),
    { what: ' with an unknown field', value: { ...given, unknown: 1 } },
    ...Object.entries(properties).flatMap(([name, schema]) =>
      variantsOf(contract, schema, given[name], someWrongTypes()).map(({ what, value }) => ({
        what: `/${name}${what}`,
        value: { ...given, [name]: value },
      })),
    ),
  ]
}

function without(given: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([key]) => key !== name))
}

/** A small value that fits: the example, or what the rules ask for at least. */
function sampleOf(contract: Contract, schema: Schema): unknown {
  const whole: Rules & { example?: unknown; required?: readonly string[] } = rulesOf(contract, schema)
  if (whole.example !== undefined) return whole.example
  if (whole.enum) return whole.enum[0]
  switch (whole.type) {
    case 'object':
      return Object.fromEntries(
        (whole.required ?? []).map((name) => [name, sampleOf(contract, whole.properties?.[name] ?? {})]),
      )
    case 'array':
      return whole.items ? [sampleOf(contract, whole.items)] : []
    case 'integer':
      return whole.minimum ?? 0
    case 'boolean':
      return false
    default:
      return 'a'.repeat(Math.max(1, whole.minLength ?? 1))
  }
}

/** The schema with its references filled in, and small enough to be made a thousand times. */
function inlined(contract: Contract, schema: Schema): JsonSchema {
  const { oneOf } = rulesOf(contract, schema)
  if (oneOf) return { oneOf: oneOf.map((branch) => inlined(contract, branch)) } as JsonSchema
  // The generator cannot make sure of a number of properties when all of them may be left away.
  const {
    example: _,
    description: __,
    minProperties: ___,
    properties,
    items,
    maxLength,
    maxItems,
    minLength = 0,
    ...rest
  } = resolve(contract, schema) as Rules & Schema
  return {
    ...rest,
    minLength,
    ...(maxLength !== undefined && { maxLength: Math.min(maxLength, Math.max(minLength, 60)) }),
    ...(maxItems !== undefined && { maxItems: Math.min(maxItems, 5) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, inlined(contract, property)]),
      ),
    }),
    ...(items && { items: inlined(contract, items) }),
  } as JsonSchema
}

/** Numbers from 0 to 1 that a seed settles (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
