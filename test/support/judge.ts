import { getSchema, interpret, Validation } from '@hyperjump/json-schema/experimental'
import type { CompiledSchema } from '@hyperjump/json-schema/experimental'
import { fromJs } from '@hyperjump/json-schema/instance/experimental'
import { registerSchema, setShouldValidateFormat } from '@hyperjump/json-schema/openapi-3-1'
import '@hyperjump/json-schema/formats-lite'
import { operationsOf, resolve } from '../../scripts/contract-document.ts'
import { readContract } from '../../scripts/read-contract.ts'
import type { Contract, Operation, Parameter, RequestBody, Response, Schema } from '../../scripts/contract-document.ts'

/** An operation of the contract with its references resolved. */
export interface JudgedOperation {
  readonly id: string
  readonly method: string
  /** Below `/api/v1`, with `{name}` for a parameter. */
  readonly path: string
  readonly operation: Operation
  readonly isPublic: boolean
  readonly parameters: readonly Parameter[]
  readonly requestBody: RequestBody | undefined
  readonly responses: Readonly<Record<string, Response>>
}

export interface JudgedAnswer {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  readonly text: string
}

/**
 * Judges requests and answers by openapi.yaml alone, with a validator that nobody of the service uses: what the service
 * and its own validator both get wrong would otherwise pass for right.
 */
export interface Judge {
  readonly contract: Contract
  readonly operations: readonly JudgedOperation[]
  /** Whether the value fits a schema that stands in the contract. */
  fits(schema: Schema, value: unknown): boolean
  /** Everything in which an answer is not what the contract declares for the operation. */
  mistakesIn(operation: JudgedOperation, answer: JudgedAnswer): string[]
}

/** What any operation may answer before it begins, with the codes; the contract has these under `default`. */
const codesOfTheShell: Readonly<Record<number, readonly string[]>> = {
  405: ['method_not_allowed'],
  408: ['request_timeout'],
  414: ['uri_too_long'],
  421: ['misdirected_request'],
  431: ['headers_too_large'],
  503: ['shutting_down', 'superseded', 'overloaded', 'not_ready'],
}

let registered = 0

/** For those who judge nothing: it takes seconds to compile all schemas. */
export function judgedOperationsOf(contract: Contract): readonly JudgedOperation[] {
  return operationsOf(contract).map(({ path, method, operation }) => judgedOperation(contract, path, method, operation))
}

export async function createJudge(contract: Contract = readContract()): Promise<Judge> {
  const operations = judgedOperationsOf(contract)
  const schemas = await compile(contract, schemasOf(contract, operations))
  return { contract, operations, fits, mistakesIn }

  function fits(schema: Schema, value: unknown): boolean {
    const compiled = schemas.get(schema)
    if (!compiled) throw new Error(`This schema does not stand in the contract: ${JSON.stringify(schema)}`)
    return interpret(compiled, fromJs(value as never)).valid
  }

  function mistakesIn({ responses }: JudgedOperation, answer: JudgedAnswer): string[] {
    const declared = responses[answer.status]
    if (!declared && !isOfTheShell(answer)) return [`the status ${answer.status} is not declared`]
    const response = declared ?? responses['default']
    return response
      ? [...headerMistakes(response, answer), ...contentMistakes(response, answer)]
      : ['there is no default response']
  }

  function headerMistakes(response: Response, answer: JudgedAnswer): string[] {
    return Object.entries(response.headers ?? {}).flatMap(([name, given]) => {
      const header = resolve(contract, given)
      const value = answer.headers.get(name)
      if (value === null) return header.required ? [`the header ${name} is missing`] : []
      return fits(header.schema, value) ? [] : [`the header ${name} is ${value}`]
    })
  }

  function contentMistakes({ content }: Response, { headers, text }: JudgedAnswer): string[] {
    if (!content) return text === '' ? [] : ['there is a body where none is declared']
    const type = headers.get('content-type')?.split(';')[0] ?? ''
    const media = content[type] ?? content['*/*']
    if (!media) return [`the media type ${type} is not declared`]
    if (type !== 'application/json' || !content[type]) return []
    return fits(media.schema, parse(text)) ? [] : [`the body is off its schema: ${text.slice(0, 1000)}`]
  }
}

function isOfTheShell({ status, text }: JudgedAnswer): boolean {
  const { error } = (parse(text) ?? {}) as { error?: { code?: string } }
  return codesOfTheShell[status]?.includes(error?.code ?? '') ?? false
}

function judgedOperation(contract: Contract, path: string, method: string, operation: Operation): JudgedOperation {
  return {
    id: operation.operationId,
    method,
    path,
    operation,
    isPublic: operation.security?.length === 0,
    parameters: (operation.parameters ?? []).map((parameter) => resolve(contract, parameter)),
    requestBody: operation.requestBody && resolve(contract, operation.requestBody),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, resolve(contract, response)]),
    ),
  }
}

/** Every schema that a parameter, a header or a body has, and whatever the components nest. */
function schemasOf(contract: Contract, operations: readonly JudgedOperation[]): Set<Schema> {
  const found = new Set<Schema>(Object.values(contract.components.schemas).flatMap(nestedSchemas))
  for (const header of Object.values(contract.components.headers)) found.add(header.schema)
  for (const { parameters, requestBody, responses } of operations) {
    for (const parameter of parameters) found.add(parameter.schema)
    for (const { content } of [requestBody, ...Object.values(responses)].flatMap((part) => part ?? [])) {
      for (const media of Object.values(content ?? {})) found.add(media.schema)
    }
  }
  return found
}

/** The schema and those in it: its properties and its items. */
export function nestedSchemas(schema: Schema): Schema[] {
  const inside = [
    ...Object.values((schema['properties'] ?? {}) as Record<string, Schema>),
    ...(schema['items'] ? [schema['items'] as Schema] : []),
  ]
  return [schema, ...inside.flatMap(nestedSchemas)]
}

/** All of them share one tree: `validate` of the package compiles for each schema also what it refers to, once more. */
async function compile(contract: Contract, schemas: ReadonlySet<Schema>): Promise<Map<Schema, CompiledSchema>> {
  setShouldValidateFormat(true)
  const named = [...schemas].map((schema, index) => [`schema${index}`, schema] as const)
  const text = JSON.stringify({
    $schema: 'https://spec.openapis.org/oas/3.1/dialect/base',
    $defs: { ...contract.components.schemas, ...Object.fromEntries(named) },
  })
  // The registry is global.
  const address = `https://contract.test/openapi-${++registered}`
  registerSchema(JSON.parse(text.replaceAll('"#/components/schemas/', '"#/$defs/')), address)
  const ast = { metaData: {}, plugins: new Set() } as CompiledSchema['ast']
  const document = await getSchema(address)
  const compiled = new Map<Schema, CompiledSchema>()
  for (const [name, schema] of named) {
    const place = await getSchema(`${address}#/$defs/${name}`, document)
    // The package says that this is what a keyword does, and has it return the address of the schema.
    compiled.set(schema, { ast, schemaUri: await Validation.compile(place, ast, document) })
  }
  return compiled
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
