import { operationsOf, parametersOf, resolve } from './contract-document.ts'
import type { Contract, Operation, Parameter, Schema } from './contract-document.ts'
import type { Operation as TypedRow } from '../src/generated/operations.d.ts'

/** A row, before its names are those of types. */
export type OperationRow = Omit<TypedRow, 'operationId' | 'reach'> & {
  readonly operationId: string
  readonly reach?: string
}

/** How many operations `/mcp` lists when no tool set is asked for. */
const defaultToolsMax = 30

/** The module of the operation table and its types: one row for each operation, in the order of the contract. */
export function operationTableOf(contract: Contract): { readonly table: string; readonly types: string } {
  const all = operationsOf(contract)
  const defaults = all.filter(({ operation }) => operation['x-default-tool'])
  if (defaults.length > defaultToolsMax)
    throw new Error(
      `openapi.yaml: ${defaults.length} operations are x-default-tool; at most ${defaultToolsMax} are listed.`,
    )
  const rows = operationRowsOf(contract).map((row) => `  ${JSON.stringify(row)},`)
  return { table: `export const operations = [\n${rows.join('\n')}\n]\n`, types: typesText }
}

export function operationRowsOf(contract: Contract): readonly OperationRow[] {
  return operationsOf(contract).map(({ path, method, operation }) => rowOf(contract, path, method, operation))
}

const typesText = `import type { Reach } from '../http/route.ts'
import type { OperationId } from './routes.ts'

/** A JSON schema without references; at its top one object without a choice. */
export type InputSchema = { readonly [keyword: string]: unknown }

/** One operation, as tools, search, the command line and the console read it. */
export interface Operation {
  readonly operationId: OperationId
  /** The name in the command line and the client: group, noun, verb. Absent where no person calls it. */
  readonly command?: string
  readonly tag: string
  /** The tag as a word: \`task-plan\`. */
  readonly toolSet: string
  readonly method: string
  /** Below the base, with \`{name}\` for a parameter. */
  readonly path: string
  readonly summary: string
  /** The first sentence of the description. */
  readonly firstSentence: string
  /** What people say who do not know its name, separated by semicolons. */
  readonly asked?: string
  readonly scopes: readonly string[]
  readonly reach?: Reach
  /** Whether it answers JSON, takes nothing but JSON and signs nobody in, so that a model can call it. */
  readonly isTool: boolean
  /** Whether it is listed when no tool set is asked for. */
  readonly isDefaultTool: boolean
  /** Whether the answer contains text that others than the users of this service wrote. */
  readonly isOutsideText?: boolean
  readonly annotations: { readonly isReadOnly: boolean; readonly isDestructive: boolean; readonly isIdempotent: boolean }
  /** All arguments of a call as one object: those of the path, the query, the headers and the body. */
  readonly input: InputSchema
  /** Where each argument goes, and its name there. An argument that is the whole body stands in \`wholeBody\`. */
  readonly places: {
    readonly path: Readonly<Record<string, string>>
    readonly query: Readonly<Record<string, string>>
    readonly headers: Readonly<Record<string, string>>
    readonly body?: Readonly<Record<string, string>>
    readonly wholeBody?: string
  }
  /** Arguments of a call that is accepted. */
  readonly example: Readonly<Record<string, unknown>>
}

export const operations: readonly Operation[]
`

interface Argument {
  /** The name in the flat object. */
  readonly name: string
  readonly place: 'path' | 'query' | 'headers' | 'body' | 'wholeBody'
  /** The name where it goes. */
  readonly field: string
  readonly isRequired: boolean
  readonly schema: Schema
  readonly example: unknown
}

function rowOf(contract: Contract, path: string, method: string, operation: Operation): OperationRow {
  const body = bodyOf(contract, operation)
  const inputs = withoutClashes([...parameterArguments(contract, operation), ...body.inputs])
  const tag = operation.tags[0] ?? ''
  const sentence = [firstSentenceOf(operation.description), body.note].filter(Boolean).join(' ')
  return {
    operationId: operation.operationId,
    ...(operation['x-command'] && { command: operation['x-command'] }),
    tag,
    toolSet: tag.toLowerCase().replaceAll(' ', '-'),
    method,
    path,
    summary: operation.summary,
    firstSentence: sentence,
    ...(operation['x-asked'] && { asked: operation['x-asked'] }),
    scopes: operation['x-scopes'],
    ...(operation['x-reach'] && { reach: operation['x-reach'] }),
    isTool: isTool(contract, operation),
    isDefaultTool: operation['x-default-tool'] === true,
    ...(operation['x-outside-text'] && { isOutsideText: true }),
    annotations: annotationsOf(method, operation),
    input: inputSchemaOf(inputs),
    places: placesOf(inputs, operation.requestBody !== undefined),
    example: Object.fromEntries(
      inputs.filter(({ example }) => example !== undefined).map(({ name, example }) => [name, example]),
    ),
  }
}

function firstSentenceOf(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0].replaceAll(/\s+/g, ' ') ?? text
}

function isTool(contract: Contract, operation: Operation): boolean {
  const media = Object.keys((operation.requestBody && resolve(contract, operation.requestBody).content) ?? {})
  const [, success] = Object.entries(operation.responses).find(([status]) => /^20[0-5]$/.test(status)) ?? []
  const answers = success && resolve(contract, success)
  return (
    operation.security?.length !== 0 &&
    (media.includes('application/json') || !media.includes('multipart/form-data')) &&
    answers?.content?.['application/json'] !== undefined &&
    answers.headers?.['Set-Cookie'] === undefined
  )
}

/** A command, a push or a call of another program may destroy something. */
function annotationsOf(method: string, operation: Operation): OperationRow['annotations'] {
  const isReadOnly = method === 'GET' || operation['x-read-only'] === true
  const runsAnything = operation['x-scopes'].some((scope) => /:(execute|push)$/.test(scope))
  return {
    isReadOnly,
    isDestructive: method === 'DELETE' || (!isReadOnly && runsAnything),
    isIdempotent: isReadOnly || method === 'PUT' || method === 'DELETE',
  }
}

/** Headers that another layer gives, or that ask for something but JSON. */
const headersInCall = ['If-Match']

function parameterArguments(contract: Contract, operation: Operation): Argument[] {
  const of = (place: Parameter['in'], target: Argument['place']) =>
    parametersOf(contract, operation, place).map((parameter): Argument => {
      const schema = foldParameter(contract, parameter)
      return {
        name: place === 'header' ? camelCase(parameter.name) : parameter.name,
        place: target,
        field: parameter.name,
        isRequired: parameter.required === true,
        schema,
        example: parameter.required ? parameter.example : undefined,
      }
    })
  // With `download`, an operation answers bytes.
  const isKept = ({ field }: Argument) => field !== 'ticket' && field !== 'download'
  return [
    ...of('path', 'path'),
    ...of('query', 'query').filter(isKept),
    ...of('header', 'headers').filter(({ field }) => headersInCall.includes(field)),
  ]
}

function camelCase(header: string): string {
  const [first = '', ...others] = header.toLowerCase().split('-')
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** How several values are written in an address: for who writes one, and not for who gives a list. */
const inAddress = /; repeat it, or separate the values by commas(?=\.)/

/** The description of a parameter stands beside its schema. */
function foldParameter(contract: Contract, parameter: Parameter & { readonly description?: string }): Schema {
  const { description, ...rest } = fold(contract, parameter.schema)
  const text = parameter.description?.replace(inAddress, '') ?? description
  return withPlainItems({ ...rest, ...(text !== undefined && { description: text }) })
}

/** A list that says what it is needs no second description of each text or number in it. */
function withPlainItems(schema: Schema): Schema {
  const items = schema['items'] as Schema | undefined
  if (items === undefined || schema['description'] === undefined || 'properties' in items) return schema
  const { description: _, ...rest } = items
  return { ...schema, items: rest }
}

interface Body {
  readonly inputs: readonly Argument[]
  /** What the choice of members says that one object cannot say. */
  readonly note?: string | undefined
}

function bodyOf(contract: Contract, operation: Operation): Body {
  const requestBody = operation.requestBody && resolve(contract, operation.requestBody)
  const media = requestBody?.content['application/json'] ?? requestBody?.content['multipart/form-data']
  if (requestBody === undefined || media === undefined) return { inputs: [] }
  const schema = mergedChoice(contract, resolve(contract, media.schema))
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  const isWhole = properties.length === 0 && schema['additionalProperties'] !== false
  const required = requestBody.required ? ((schema['required'] ?? []) as string[]) : []
  const sample = sampleOf(media.examples)
  if (isWhole) return { inputs: [wholeBodyOf(contract, schema, requestBody.required === true, sample)] }
  const inputs = properties
    .filter(([, property]) => resolve(contract, property)['deprecated'] !== true && property['deprecated'] !== true)
    .map(
      ([field, property]): Argument => ({
        name: field,
        place: 'body',
        field,
        isRequired: required.includes(field),
        schema: fold(contract, property),
        example: sample[field],
      }),
    )
  return { inputs, note: schema['x-refusal'] as string | undefined }
}

function wholeBodyOf(contract: Contract, schema: Schema, isRequired: boolean, example: object): Argument {
  return { name: 'body', place: 'wholeBody', field: 'body', isRequired, schema: fold(contract, schema), example }
}

function sampleOf(examples: Record<string, { value: unknown }> | undefined): Record<string, unknown> {
  const [first] = Object.values(examples ?? {})
  return (first?.value ?? {}) as Record<string, unknown>
}

/**
 * The object that stands for a choice at the top. Of a choice of required members, what is left once deprecated members
 * are gone: one branch is required, of several none is, and the refusal of the contract says what is missing. Of a
 * choice of objects, the members of all of them; those of each are required.
 */
function mergedChoice(contract: Contract, schema: Schema): Schema {
  const { anyOf, oneOf, ...rest } = schema as { anyOf?: Schema[]; oneOf?: Schema[] } & Schema
  if (anyOf) return { ...rest, ...requiredOfOne(contract, rest, anyOf) }
  if (!oneOf) return schema
  const branches = oneOf.map((branch) => resolve(contract, branch))
  const names = [...new Set(branches.flatMap((branch) => Object.keys(propertiesOf(branch))))]
  const required = names.filter((name) => branches.every((branch) => requiredOf(branch).includes(name)))
  const properties = names.map((name) => {
    const having = branches.filter((branch) => name in propertiesOf(branch))
    return [
      name,
      oneOfSame(
        contract,
        having.map((branch) => propertiesOf(branch)[name] ?? {}),
      ),
    ] as const
  })
  return { ...rest, additionalProperties: false, required, properties: Object.fromEntries(properties) }
}

function requiredOfOne(contract: Contract, schema: Schema, choice: readonly Schema[]): Schema {
  const isDeprecated = (name: string) =>
    resolve(contract, propertiesOf(schema)[name] ?? {})['deprecated'] === true ||
    propertiesOf(schema)[name]?.['deprecated'] === true
  const [first, ...others] = choice.filter((branch) => !requiredOf(branch).some(isDeprecated))
  const isOne = first !== undefined && others.length === 0
  return {
    required: [...requiredOf(schema), ...(isOne ? requiredOf(first) : [])],
    ...(isOne && { 'x-refusal': undefined }),
  }
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  return (schema['properties'] ?? {}) as Record<string, Schema>
}

function requiredOf(schema: Schema): string[] {
  return (schema['required'] ?? []) as string[]
}

/**
 * One schema for the same member of several objects: of constants their enumeration, else the first, if all are alike
 * but for the description.
 */
function oneOfSame(contract: Contract, schemas: readonly Schema[]): Schema {
  const [first = {}, ...others] = schemas.map((schema) => ({
    ...resolve(contract, schema),
    ...withoutReference(schema),
  }))
  if (others.length === 0) return first
  const constants = [first, ...others].map((schema) => schema['const'])
  if (!constants.includes(undefined)) {
    const { const: _, ...rest } = first
    return { ...rest, enum: constants }
  }
  const folded = [first, ...others].map((schema) => fold(contract, schema))
  const distinct = new Map(folded.map((schema) => [JSON.stringify({ ...schema, description: '' }), schema]))
  return distinct.size === 1 ? first : { anyOf: [...distinct.values()] }
}

function withoutReference({ $ref: _, ...rest }: Schema): Schema {
  return rest
}

/** A member of the body that has the name of a parameter is the new value of it. */
function withoutClashes(inputs: readonly Argument[]): Argument[] {
  const taken = new Set<string>()
  return inputs.map((argument) => {
    const { name } = argument
    const free = taken.has(name) ? `new${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
    if (taken.has(free)) throw new Error(`openapi.yaml: two arguments of one call would be called ${free}.`)
    taken.add(free)
    return { ...argument, name: free }
  })
}

function inputSchemaOf(inputs: readonly Argument[]): Schema {
  const required = inputs.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(inputs.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

function placesOf(inputs: readonly Argument[], hasBody: boolean): OperationRow['places'] {
  const at = (wanted: Argument['place']) =>
    Object.fromEntries(inputs.filter(({ place }) => place === wanted).map(({ name, field }) => [name, field]))
  const whole = inputs.find(({ place }) => place === 'wholeBody')
  return {
    path: at('path'),
    query: at('query'),
    headers: at('headers'),
    ...(whole ? { wholeBody: whole.name } : hasBody && { body: at('body') }),
  }
}

/**
 * What a model needs of a schema: the lengths and patterns of texts are checked by the operation, whose refusal names
 * them.
 */
const keptKeywords = ['type', 'description', 'enum', 'default', 'minimum', 'maximum', 'format', 'additionalProperties']

/** The schema without references, extensions and what model providers refuse (lists of types, `const`, `oneOf`). */
function fold(contract: Contract, given: Schema): Schema {
  const schema: Schema = { ...resolve(contract, given), ...withoutReference(given) }
  const kept: Schema = {}
  for (const keyword of keptKeywords) if (schema[keyword] !== undefined) kept[keyword] = schema[keyword]
  if ('const' in schema) kept['enum'] = [schema['const']]
  if (typeof kept['additionalProperties'] === 'object')
    kept['additionalProperties'] = fold(contract, kept['additionalProperties'] as Schema)
  if (schema['items']) kept['items'] = fold(contract, schema['items'] as Schema)
  if (schema['properties']) Object.assign(kept, foldedMembers(contract, schema))
  const choice = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined
  if (choice?.some((branch) => 'type' in resolve(contract, branch) || 'properties' in resolve(contract, branch)))
    kept['anyOf'] = choice.map((branch) => fold(contract, branch))
  return Array.isArray(kept['type']) ? withTypeChoice(kept) : withPlainItems(kept)
}

function foldedMembers(contract: Contract, schema: Schema): Schema {
  const properties = Object.entries(propertiesOf(schema)).map(([name, property]) => [name, fold(contract, property)])
  const required = requiredOf(schema)
  return { properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) }
}

function withTypeChoice({ type, description, default: initial, ...rest }: Schema): Schema {
  return {
    anyOf: (type as string[]).map((each) => (each === 'null' ? { type: each } : { type: each, ...rest })),
    ...(description !== undefined && { description }),
    ...(initial !== undefined && { default: initial }),
  }
}
