/**
 * Open enumerations. A schema with `x-extensible: true` in openapi.yaml may get values in later versions: what reads an
 * answer must accept those that it does not know. An enumeration without the mark is closed (0112).
 *
 * Generators keep both apart by the form that OpenAPI has for it: in answers, an open enumeration is a choice of its
 * values or any text, with the values in `x-extensible-enum` as in the guidelines of Zalando. That of a component is a
 * component itself, to which the answers refer. In requests it stays as it is, since the service accepts no other
 * values.
 */
import { operationsOf } from './contract-document.ts'
import type { Contract, Operation, Schema } from './contract-document.ts'

const referenceStart = '#/components/schemas/'

/** Opens the enumerations of a document whose operations have their parameters, bodies and responses in place. */
export function openEnums(document: Contract): void {
  const { schemas } = document.components
  const requested = namesOfRequests(document)
  for (const { operation } of operationsOf(document)) operation.responses = opened(operation.responses, schemas)
  for (const methods of Object.values(document.webhooks))
    for (const [method, operation] of Object.entries(methods)) methods[method] = opened(operation, schemas)
  for (const [name, schema] of Object.entries(schemas))
    if (!requested.has(name)) schemas[name] = isOpenEnum(schema) ? schema : opened(schema, schemas)
  const references = referencesIn(document)
  for (const [name, schema] of Object.entries(schemas))
    if (isOpenEnum(schema)) addOpen(schemas, name, schema, references)
  for (const schema of Object.values(schemas)) if (schema['enum']) delete schema['x-extensible']
}

/** The schemas that are part of what callers send. */
function namesOfRequests(document: Contract): Set<string> {
  const sent = operationsOf(document).map(({ operation: { parameters, requestBody } }: { operation: Operation }) => ({
    parameters,
    requestBody,
  }))
  return namesFrom(document, sent)
}

/** The schemas to which a part of the document leads. */
function namesFrom(document: Contract, part: unknown): Set<string> {
  const names = new Set<string>()
  const read = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const reference = (value as Schema)['$ref']
    if (typeof reference === 'string') follow(reference)
    for (const member of Object.values(value)) read(member)
  }
  const follow = (reference: string) => {
    const [kind = '', name = ''] = reference.split('/').slice(-2)
    if (names.has(reference)) return
    names.add(reference)
    read((document.components as unknown as Record<string, Record<string, unknown>>)[kind]?.[name])
  }
  read(part)
  return new Set([...names].map((reference) => reference.split('/').at(-1) ?? ''))
}

/** Whether an enumeration of the source has the mark. */
export function isOpenEnum(schema: Schema): boolean {
  return schema['x-extensible'] === true && Array.isArray(schema['enum'])
}

function opened<Part>(part: Part, schemas: Readonly<Record<string, Schema>>): Part {
  if (Array.isArray(part)) return part.map((member) => opened(member, schemas)) as Part
  if (typeof part !== 'object' || part === null) return part
  const schema = part as unknown as Schema
  const reference = schema['$ref']
  const target = typeof reference === 'string' ? schemas[reference.slice(referenceStart.length)] : undefined
  if (typeof reference === 'string' && reference.startsWith(referenceStart) && target && isOpenEnum(target)) {
    return { ...schema, $ref: openReferenceOf(reference) } as Part
  }
  if (isOpenEnum(schema)) {
    const { type, enum: values, 'x-extensible': _, ...rest } = schema
    return openForm({ type, enum: values }, values, rest) as Part
  }
  return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, opened(member, schemas)])) as Part
}

/** Only where something refers to it. */
function addOpen(schemas: Record<string, Schema>, name: string, schema: Schema, references: ReadonlySet<string>): void {
  const reference = openReferenceOf(referenceStart + name)
  const openName = reference.slice(referenceStart.length)
  if (openName in schemas) throw new Error(`${openName} is the open form of ${name}, and may not be in the contract.`)
  if (!references.has(reference)) return
  const { description } = schema
  schemas[openName] = openForm({ $ref: referenceStart + name }, schema['enum'], { description })
}

function referencesIn(value: unknown): Set<string> {
  const texts = JSON.stringify(value).matchAll(/"(#\/components\/schemas\/[^"]+)"/g)
  return new Set(Array.from(texts, ([, reference]) => reference ?? ''))
}

function openReferenceOf(reference: string): string {
  return `${referenceStart}Open${reference.slice(referenceStart.length)}`
}

function openForm(closed: Schema, values: unknown, rest: Schema): Schema {
  return { ...rest, anyOf: [closed, { type: 'string' }], 'x-extensible-enum': values }
}

/** Where the mark says nothing: on what is neither an enumeration nor a choice, or what no answer contains. */
export function openEnumMistakes(contract: Contract): string[] {
  const answers = operationsOf(contract).map(({ operation }) => operation.responses)
  const answered = namesFrom(contract, [answers, contract.webhooks])
  const requested = namesOfRequests(contract)
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const marked = partsOf(schema).filter((part) => 'x-extensible' in part)
    const isWrong = marked.some((part) => part['x-extensible'] !== true || !(part['enum'] ?? part['oneOf']))
    // Parts of a stream are in no answer yet that the contract names, and in no request either.
    const isSentAlone = marked.length > 0 && !answered.has(name) && requested.has(name)
    return [
      ...(isWrong ? [`${name}: x-extensible: true stands at an enumeration or a oneOf`] : []),
      ...(isSentAlone ? [`${name}: x-extensible is for answers, and no answer has it`] : []),
    ]
  })
}

function partsOf(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(Array.isArray(value) ? [] : [value as Schema]), ...Object.values(value).flatMap(partsOf)]
}
