import { errorCodesOf } from './error-codes.ts'
import { openEnums } from './open-enums.ts'
import { operationsOf, resolve } from './contract-document.ts'
import { hoistRefusals, isRefusal } from './published-refusals.ts'
import type { ErrorCode } from '../src/errors.ts'
import type { Contract, Media, Operation, Reference, Response, Schema } from './contract-document.ts'

/** By operation id, and in it by the status, for failures by status and code (`404 task_not_found`). */
export type RecordedAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * The contract as the generators of other people read it best, with the same meaning:
 * - bodies and successes stand in their operation, because some generators follow no reference to them;
 * - parameters and refusals that several operations have alike stand once: every generator follows these references;
 * - a choice of required members alone becomes a choice of whole objects, because some make `unknown` of it;
 * - integers that need more than 32 bits say so;
 * - a constant is an enumeration of one value too: openapi-zod-client and what reads OpenAPI 3.0 ignore `const`;
 * - each failure has just the codes that its operation gives with this status;
 * - open enumerations of answers accept any text;
 * - what people say for an operation is left out: it is for the search of tools;
 * - the examples of answers are recorded ones; of the others, those remain that the narrowed failure allows.
 */
export function publishedDocumentOf(contract: Contract, recorded: RecordedAnswers): object {
  const document = structuredClone(contract)
  for (const { operation } of operationsOf(document)) publishOperation(document, operation, recorded)
  for (const { operation } of operationsOf({ ...document, paths: document.webhooks })) inlineParts(document, operation)
  openEnums(document)
  const { schemas, headers, parameters, securitySchemes } = document.components as Contract['components'] & {
    securitySchemes: object
  }
  const responses = hoistRefusals(document)
  return withPlainSchemas({ ...document, components: { securitySchemes, headers, parameters, responses, schemas } })
}

function publishOperation(document: Contract, operation: Operation, recorded: RecordedAnswers): void {
  const codes = errorCodesOf(document, operation)
  inlineParts(document, operation)
  delete operation['x-asked']
  const answers = recorded[operation.operationId] ?? {}
  for (const [status, response] of Object.entries(operation.responses as Record<string, Response>)) {
    const json = response.content?.['application/json']
    if (!json) continue
    const examples = Object.entries(answers).filter(([key]) => key.split(' ')[0] === status)
    if (examples.length > 0)
      json.examples = Object.fromEntries(
        examples.map(([key, value]) => [key.split(' ')[1] ?? 'recorded', { value: withShortLists(value) }]),
      )
    const known = codes[status] ?? []
    // Some generators write a member without a type for an enum without values.
    if (known.length === 0 || !isRefusal(status)) continue
    json.schema = failureWith(known)
    if (examples.length === 0) keepExamplesOf(json, known)
  }
}

/** An example with the first of its things: a list of two says what one of three hundred is. */
function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isOfThings = value.every((item) => typeof item === 'object')
    return (isOfThings ? value.slice(0, itemsMax) : value).map(withShortLists)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withShortLists(member)]))
}

const itemsMax = 2

/** Of the examples that all operations share, those with a code that this one gives. */
function keepExamplesOf(json: Media, codes: readonly ErrorCode[]): void {
  const { examples = {} } = json
  const kept = Object.entries(examples).filter(([, { value }]) =>
    codes.includes((value as { error: { code: ErrorCode } }).error.code),
  )
  if (kept.length > 0) json.examples = Object.fromEntries(kept)
  else delete json.examples
}

function inlineParts(document: Contract, operation: Operation): void {
  if (operation.requestBody) operation.requestBody = structuredClone(resolve(document, operation.requestBody))
  operation.responses = Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => [
      status,
      structuredClone(resolve<Response>(document, response as Response | Reference)),
    ]),
  )
}

/** The failure envelope with these codes alone. */
function failureWith(codes: readonly string[]): Schema {
  const code = { type: 'string', enum: codes }
  const error = { type: 'object', required: ['code'], properties: { code } }
  const narrowed = { type: 'object', required: ['error'], properties: { error } }
  return { allOf: [{ $ref: '#/components/schemas/FailureAnswer' }, narrowed] }
}

function withPlainSchemas(document: object): object {
  return JSON.parse(JSON.stringify(document), (_, value) => plain(value)) as object
}

/** Works on anything of the document: what is no schema has neither these types nor these choices. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const schema = value as Schema
  if (schema['type'] === 'integer' && !schema['format'] && needs64Bits(schema)) schema['format'] = 'int64'
  if (typeof schema['type'] === 'string' && 'const' in schema) schema['enum'] ??= [schema['const']]
  const choice = schema['anyOf']
  return schema['properties'] && Array.isArray(choice) && choice.every(isBare) ? withWholeBranches(schema) : schema
}

/** `{properties, anyOf: [{required: [a]}, …]}` as a choice of objects that each have all properties. */
function withWholeBranches({ anyOf, required = [], type, properties, additionalProperties, ...rest }: Schema): Schema {
  const branches = (anyOf as { required: string[] }[]).map((branch) => ({
    type,
    additionalProperties,
    required: [...(required as string[]), ...branch.required],
    properties,
  }))
  return { ...rest, anyOf: branches }
}

function needs64Bits({ maximum, minimum }: Schema): boolean {
  const [most, least] = [2 ** 31 - 1, -(2 ** 31)]
  return typeof maximum !== 'number' || maximum > most || (typeof minimum === 'number' && minimum < least)
}

function isBare(branch: object): boolean {
  return Object.keys(branch).every((key) => key === 'required')
}

/** JSON with a line for each operation and each schema, so that a change of one is a change of one line. */
export function textOf(document: object): string {
  const linesOf = (value: unknown, depth: number): string => {
    if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
    const members = Object.entries(value).map(
      ([name, member]) => `${JSON.stringify(name)}: ${linesOf(member, depth - 1)}`,
    )
    return `{\n${members.join(',\n')}\n}`
  }
  return `${linesOf(document, 3)}\n`
}
