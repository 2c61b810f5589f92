/**
 * openapi.yaml → src/generated: types, validators, serializer schemas, the route table and operations.txt.
 * With --check nothing is written: the run fails when a file is not what the contract says.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import type { SchemaObject } from 'openapi-typescript'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'
import ts from 'typescript'
import { contractFile, operationsOf, readContract, resolve } from './contract-document.ts'
import type { Contract, Operation, Parameter, Schema } from './contract-document.ts'

const target = new URL('../src/generated/', import.meta.url)
const banner = '// Made from openapi.yaml by `npm run generate`. Do not edit.\n'

const contract = readContract()
const files: Record<string, string> = {
  'types.ts': await typesOf(contract),
  'defaults.ts': defaultsOf(contract),
  'routes.ts': routesOf(contract),
  ...validatorsOf(contract),
  'serializer-schemas.json': serializerSchemasOf(contract),
  'operations.txt': operationLinesOf(contract),
}
if (process.argv.includes('--check')) check(files)
else write(files)

function write(files: Record<string, string>): void {
  mkdirSync(target, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, target), text)
}

function check(files: Record<string, string>): void {
  const stale = Object.keys(files).filter((name) => currentText(name) !== files[name])
  if (stale.length === 0) return
  console.error(`src/generated is not what openapi.yaml says (${stale.join(', ')}). Run: npm run generate`)
  process.exit(1)
}

function currentText(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, target), 'utf8')
  } catch {
    return undefined
  }
}

async function typesOf(contract: Contract): Promise<string> {
  const bytes = ts.factory.createTypeReferenceNode('Uint8Array')
  const nodes = await openapiTS(withoutBareUnions(contract) as unknown as Parameters<typeof openapiTS>[0], {
    // A property with a default may still be left out by a client.
    defaultNonNullable: false,
    transform: (schema: SchemaObject) => (schema.format === 'binary' ? bytes : undefined),
  })
  return banner + astToString(nodes)
}

/** openapi-typescript makes `unknown` of a branch that only requires, and of the whole type with it. */
function withoutBareUnions(contract: Contract): Contract {
  const isBare = (branch: object) => Object.keys(branch).every((key) => key === 'required')
  return JSON.parse(JSON.stringify(contract), (key, value) =>
    key === 'anyOf' && (value as object[]).every(isBare) ? undefined : value,
  ) as Contract
}

/** The query parameters that the validator fills in, so that handlers always find them. */
function defaultsOf(contract: Contract): string {
  const lines = operationsOf(contract).flatMap(({ operation }) => {
    const names = parametersOf(contract, operation, 'query')
      .filter((parameter) => 'default' in resolve(contract, parameter.schema))
      .map((parameter) => `'${parameter.name}'`)
    return names.length === 0 ? [] : [`  ${operation.operationId}: ${names.join(' | ')}`]
  })
  return `${banner}export interface Defaults {\n${lines.join('\n')}\n}\n`
}

function routesOf(contract: Contract): string {
  const rows = operationsOf(contract).map(
    ({ path, method, operation }) =>
      `  ${operation.operationId}: ${JSON.stringify(routeOf(contract, path, method, operation))},`,
  )
  return `${banner}import type { Route } from '../http/route.ts'

/** The operations that the service answers; what it sends itself (webhooks) is not among them. */
export type OperationId = ${operationsOf(contract)
    .map(({ operation }) => `'${operation.operationId}'`)
    .join(' | ')}

export const contractVersion = ${JSON.stringify(contract.info.version)}
/** The SHA-256 of openapi.yaml. */
export const contractHash = '${createHash('sha256').update(readFileSync(contractFile)).digest('hex')}'

export const routes: { readonly [Id in OperationId]: Route } = {
${rows.join('\n')}
}
`
}

function routeOf(contract: Contract, path: string, method: string, operation: Operation): object {
  if (!Array.isArray(operation['x-scopes']))
    throw new Error(`openapi.yaml: ${operation.operationId} declares no x-scopes.`)
  const known = resolve(contract, contract.components.schemas.Scope ?? {})['enum'] as string[]
  for (const scope of operation['x-scopes'])
    if (!known.includes(scope))
      throw new Error(`openapi.yaml: ${operation.operationId} names the unknown scope ${scope}.`)
  const [status, success] = successOf(contract, operation)
  const requestBody = operation.requestBody && resolve(contract, operation.requestBody)
  const media = Object.keys(requestBody?.content ?? {})
  const names = (place: Parameter['in']) =>
    Object.fromEntries(
      parametersOf(contract, operation, place).map((parameter) => [
        parameter.name,
        parameter.explode === false ? 'commas' : resolve(contract, parameter.schema)['type'],
      ]),
    )
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    tag: operation.tags[0],
    scopes: operation['x-scopes'],
    ...(operation.security?.length === 0 && { isPublic: true }),
    status,
    ...(media.length > 0 && { body: media.includes('multipart/form-data') ? 'multipart' : 'json' }),
    ...(media.length > 0 && !requestBody?.required && { isBodyOptional: true }),
    ...(operation['x-effect'] && { effect: operation['x-effect'] }),
    ...(operation['x-body-bytes-max'] && { bodyBytesMax: operation['x-body-bytes-max'] }),
    ...(Object.keys(names('path')).length > 0 && { pathTypes: names('path') }),
    queryTypes: names('query'),
    headers: Object.keys(names('header')),
    answers: Object.keys(success.content ?? {}),
    ...(success.headers?.['Set-Cookie'] && { setsSession: true }),
  }
}

function parametersOf(contract: Contract, operation: Operation, place: Parameter['in']): Parameter[] {
  return (operation.parameters ?? [])
    .map((parameter) => resolve(contract, parameter))
    .filter((parameter) => parameter.in === place)
}

function successOf(contract: Contract, operation: Operation) {
  const [status, response] = Object.entries(operation.responses).find(([status]) => /^20[0-5]$/.test(status)) ?? []
  if (!status || !response) throw new Error(`openapi.yaml: ${operation.operationId} declares no success.`)
  return [Number(status), resolve(contract, response)] as const
}

/** Two modules: what checks requests, and what checks answers, which only tests load. */
function validatorsOf(contract: Contract): Record<string, string> {
  const requests: Record<string, Schema> = {}
  const answers: Record<string, Schema> = {}
  for (const { operation } of operationsOf(contract)) {
    const id = operation.operationId
    for (const place of ['path', 'query', 'header'] as const) {
      const parameters = parametersOf(contract, operation, place)
      if (parameters.length > 0 || place === 'query') requests[`${id}_${place}`] = objectOf(parameters)
    }
    const body = operation.requestBody && resolve(contract, operation.requestBody).content['application/json']
    if (body) requests[`${id}_body`] = body.schema
    for (const [status, response] of Object.entries(operation.responses)) {
      const json = resolve(contract, response).content?.['application/json']
      if (json) answers[`${id}_${status}`] = json.schema
    }
  }
  return { ...moduleOf(contract, 'request-validators', requests), ...moduleOf(contract, 'answer-validators', answers) }
}

function objectOf(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
  }
}

/** A standalone ajv module. The same schema, wherever it stands, is one function. */
function moduleOf(contract: Contract, name: string, schemas: Record<string, Schema>): Record<string, string> {
  const ajv = new Ajv2020({
    allErrors: true,
    // A refusal names the nearest known field, and for that needs the schema it broke.
    verbose: true,
    strict: true,
    strictRequired: false,
    useDefaults: true,
    discriminator: true,
    code: { source: true, esm: true, lines: true },
    formats: { binary: true },
  })
  formats.default(ajv, ['date-time'])
  ajv.addVocabulary(['example', 'x-refusal'])
  for (const [component, schema] of Object.entries(contract.components.schemas))
    ajv.addSchema(withLocalReferences(schema), component)
  const exported: Record<string, string> = {}
  const idOfText = new Map<string, string>()
  for (const [key, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(schema)
    const reference = schema['$ref'] as string | undefined
    const id = reference ? (reference.split('/').at(-1) ?? key) : (idOfText.get(text) ?? key)
    if (!reference && !idOfText.has(text)) {
      idOfText.set(text, key)
      ajv.addSchema(withLocalReferences(schema), key)
    }
    exported[key] = id
  }
  const ids = [...new Set(Object.values(exported))]
  const code = withImports(standaloneCode.default(ajv, Object.fromEntries(ids.map((id) => [`check_${id}`, id]))))
  const table = Object.entries(exported)
    .map(([key, id]) => `  ${key}: check_${id},`)
    .join('\n')
  return {
    [`${name}.js`]: `${banner}/* eslint-disable */\n${code}\nexport const validators = {\n${table}\n}\n`,
    [`${name}.d.ts`]: `${banner}import type { Validator } from '../http/route.ts'\n\nexport const validators: { readonly [name: string]: Validator | undefined }\n`,
  }
}

/** ajv knows the components by their names. */
function withLocalReferences(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"'), (key, value) =>
    key === '$ref' ? `${value}#` : value,
  ) as Schema
}

// ajv writes require() even into ES modules (ajv-validator/ajv#2209).
function withImports(code: string): string {
  const names = new Map<string, string>()
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, path: string) => {
    const file = path.endsWith('.js') ? path : `${path}.js`
    if (!names.has(file)) names.set(file, `runtime${names.size}`)
    return names.get(file) ?? ''
  })
  return (
    [...names].map(([file, name]) => `import ${name} from '${file}'`).join('\n') +
    '\n' +
    body.replace('"use strict";', '')
  )
}

/**
 * The success schemas for fast-json-stringify, with references inlined: with shared schemas every serializer is built
 * over all of them. `const` is left out because the serializer would write it instead of the value.
 */
function serializerSchemasOf(contract: Contract): string {
  const schemas: Record<string, unknown> = {}
  for (const { operation } of operationsOf(contract)) {
    const json = successOf(contract, operation)[1].content?.['application/json']
    if (json) schemas[operation.operationId] = plain(json.schema)
  }
  return JSON.stringify(schemas, undefined, 1) + '\n'

  function plain(schema: Schema): Schema {
    const whole = resolve(contract, schema)
    const kept: Schema = {}
    for (const key of ['type', 'required', 'additionalProperties'] as const)
      if (whole[key] !== undefined) kept[key] = whole[key]
    if (whole['properties'])
      kept['properties'] = Object.fromEntries(
        Object.entries(whole['properties'] as Record<string, Schema>).map(([name, property]) => [
          name,
          plain(property),
        ]),
      )
    if (whole['items']) kept['items'] = plain(whole['items'] as Schema)
    return kept
  }
}

/** One line an operation: what a review of a changed contract looks at. */
function operationLinesOf(contract: Contract): string {
  return (
    operationsOf(contract)
      .map(({ path, method, operation }) => {
        const statuses = Object.keys(operation.responses)
          .filter((status) => status !== 'default')
          .join(' ')
        const scopes =
          operation['x-scopes'].join(' ') || (operation.security?.length === 0 ? 'public' : 'any credential')
        return `${operation.tags[0]} ${operation.operationId} ${method} /api/v1${path} [${scopes}] ${statuses}`
      })
      .join('\n') + '\n'
  )
}
