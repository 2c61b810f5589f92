/**
 * openapi.yaml → src/generated: types, validators, serializer schemas, the route table, the error codes of each
 * operation, the document for the tools of others (openapi.json), the operation table (operations.js), the table and
 * types of the client (client-*.ts), the commands (command-*), the client as a script for pages (client-script.mjs)
 * and operations.txt. Besides, the schema of gantry.json for editors (gantry.schema.json). With --check nothing that is
 * committed is written: the run fails when a file is not what the contract says.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { operationsOf, parametersOf, resolve, taskNamesOf } from './contract-document.ts'
import { contractFile, readContract } from './read-contract.ts'
import type { Contract, Operation, Parameter, Schema, TaskNames } from './contract-document.ts'
import { errorCodesOf } from './error-codes.ts'
import { eventKindsModuleOf } from './event-kinds.ts'
import { operationTableOf } from './operation-table.ts'
import { publishedDocumentOf, textOf } from './published-document.ts'
import type { RecordedAnswers } from './published-document.ts'
import { configSchemaOf } from './config-schema.ts'
import { secretArgumentsOf } from './secret-arguments.ts'

const target = new URL('../src/generated/', import.meta.url)
const banner = '// Made from openapi.yaml by `npm run generate`. Do not edit.\n'

/** Tests alone load it, and it is a third of what is generated: it is made, not committed. */
const uncommitted = 'answer-validators.js'

/** What `x-reach` may say (see `info.description` of the contract). */
const reaches = ['task', 'tasks', 'tools', 'git', 'self', 'shared', 'project', 'none']

const contract = readContract()
// A contract that is refused is refused at once: what takes long is loaded behind it.
const routes = routesOf(contract)
const { typesModuleOf } = await import('./types-module.ts')
const { validatorModuleOf } = await import('./validator-module.ts')
const { serializerModuleOf } = await import('./serializer-module.ts')
const { clientModulesOf } = await import('./client-module.ts')
const { table, types } = operationTableOf(contract)
const { clientScriptOf } = await import('./client-script.ts')
const { commandModulesOf } = await import('./command-table.ts')
const client = Object.entries(await clientModulesOf(contract)).map(([name, text]) => [name, banner + text] as const)
const clientTable = client.find(([name]) => name === 'client-table.ts')?.[1] ?? ''
const files: Record<string, string> = {
  'types.ts': banner + (await typesModuleOf(contract)),
  'defaults.ts': defaultsOf(contract),
  'routes.ts': routes,
  'error-codes.ts': errorCodesModuleOf(contract),
  'openapi.json': textOf(publishedDocumentOf(contract, recordedAnswers())),
  'event-kinds.ts': banner + eventKindsModuleOf(contract),
  ...validatorsOf(contract),
  ...serializersOf(contract),
  'operations.js': banner + table,
  'operations.d.ts': banner + types,
  ...Object.fromEntries(client),
  ...Object.fromEntries(Object.entries(commandModulesOf(contract)).map(([name, text]) => [name, banner + text])),
  'client-script.mjs': banner + (await clientScriptOf({ isMinified: true, table: clientTable })),
  'operations.txt': operationLinesOf(contract),
  '../../gantry.schema.json': `${JSON.stringify(configSchemaOf(contract), null, 2)}\n`,
}
if (process.argv.includes('--check')) check(files)
else write(files)

function write(files: Record<string, string>): void {
  mkdirSync(target, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeChanged(new URL(name, target), text)
}

function check({ [uncommitted]: made = '', ...committed }: Record<string, string>): void {
  writeChanged(new URL(uncommitted, target), made)
  const stale = Object.keys(committed).filter((name) => currentText(name) !== committed[name])
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

function errorCodesModuleOf(contract: Contract): string {
  const lines = operationsOf(contract).map(({ operation }) => {
    const codes = Object.values(errorCodesOf(contract, operation)).flat()
    return `  ${operation.operationId}: [${codes.map((code) => `'${code}'`).join(', ')}],`
  })
  return `${banner}import type { OperationId } from './routes.ts'
import type { components } from './types.ts'

type ErrorCode = components['schemas']['ErrorCode']

/** The error codes that each operation may give. */
export const errorCodesOf: { readonly [Id in OperationId]: readonly ErrorCode[] } = {
${lines.join('\n')}
}
`
}

function recordedAnswers(): RecordedAnswers {
  return JSON.parse(readFileSync(new URL('../docs/recorded-answers.json', import.meta.url), 'utf8'))
}

function packageVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
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
/** That of the package. */
export const serviceVersion = ${JSON.stringify(packageVersion())}
/** The SHA-256 of openapi.yaml. */
export const contractHash = '${createHash('sha256').update(readFileSync(contractFile)).digest('hex')}'

export const routes: { readonly [Id in OperationId]: Route } = {
${rows.join('\n')}
}
`
}

function routeOf(contract: Contract, path: string, method: string, operation: Operation): object {
  const known = resolve(contract, contract.components.schemas.Scope ?? {})['enum'] as string[]
  for (const scope of operation['x-scopes'])
    if (!known.includes(scope))
      throw new Error(`openapi.yaml: ${operation.operationId} names the unknown scope ${scope}.`)
  const isPublic = operation.security?.length === 0
  const tasks = taskNamesOf(contract, operation)
  const mistake = isPublic ? undefined : reachMistake(operation, tasks)
  if (mistake) throw new Error(`openapi.yaml: ${operation.operationId} ${mistake}`)
  const [status, success] = successOf(contract, operation)
  const requestBody = operation.requestBody && resolve(contract, operation.requestBody)
  const media = Object.keys(requestBody?.content ?? {})
  const names = (place: Parameter['in']) =>
    Object.fromEntries(
      parametersOf(contract, operation, place).map((parameter) => [
        parameter.name,
        parameterTypeOf(contract, parameter),
      ]),
    )
  const secrets = secretArgumentsOf(contract, operation)
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    tag: operation.tags[0],
    scopes: operation['x-scopes'],
    ...(isPublic && { isPublic: true }),
    ...(operation['x-reach'] && { reach: operation['x-reach'] }),
    ...(Object.keys(tasks).length > 0 && { tasks }),
    status,
    ...(media.length > 0 && { body: media.includes('multipart/form-data') ? 'multipart' : 'json' }),
    ...(media.length > 1 && { bodyTypes: media }),
    ...(media.length > 0 && !requestBody?.required && { isBodyOptional: true }),
    ...(operation['x-effect'] && { effect: operation['x-effect'] }),
    ...(operation['x-repeatable'] && { isRepeatable: true }),
    ...(operation['x-secret'] && { secret: operation['x-secret'] }),
    ...(secrets.length > 0 && { secretArguments: secrets }),
    ...(operation['x-reauthentication'] && { needsReauthentication: true }),
    ...(operation['x-signed'] && { isSigned: true }),
    ...(operation['x-unlimited'] && { isUnlimited: true }),
    ...(operation['x-body-bytes-max'] && { bodyBytesMax: operation['x-body-bytes-max'] }),
    ...(Object.keys(names('path')).length > 0 && { pathTypes: names('path') }),
    queryTypes: names('query'),
    headers: Object.keys(names('header')),
    answers: Object.keys(success.content ?? {}),
    ...(success.headers?.['Set-Cookie'] && { setsSession: true }),
  }
}

/**
 * The JSON type of a parameter, or what a list is of: texts may contain commas, which separate the values of a list.
 */
function parameterTypeOf(contract: Contract, { schema }: Parameter): unknown {
  const { type, items = {} } = resolve(contract, schema) as { type?: unknown; items?: Schema }
  if (type !== 'array') return type
  return 'enum' in resolve(contract, items) ? 'list' : 'texts'
}

/** What is wrong with what an operation says of its reach. */
function reachMistake({ 'x-reach': reach }: Operation, tasks: TaskNames): string | undefined {
  if (reach === undefined) return 'declares no x-reach: what may a credential with an allow-list reach by it?'
  if (!reaches.includes(reach)) return `has the unknown x-reach ${reach}. Known: ${reaches.join(', ')}.`
  if (reach === 'task' && Object.keys(tasks).length === 0) return 'has x-reach task, but a call of it names no task.'
  if (reach !== 'task' && tasks.path) return 'has a task in its path, so that its x-reach is task.'
  return undefined
}

function successOf(contract: Contract, operation: Operation) {
  const [status, response] = Object.entries(operation.responses).find(([status]) => /^20[0-5]$/.test(status)) ?? []
  if (!status || !response) throw new Error(`openapi.yaml: ${operation.operationId} declares no success.`)
  return [Number(status), resolve(contract, response)] as const
}

/**
 * Three modules: what checks requests, what checks answers, which only tests load, and what checks the files of the
 * configuration. Among the answers, those that end with `_event` check the data of one event of a stream, and the
 * operations of `webhooks` what the service sends.
 */
function validatorsOf(contract: Contract): Record<string, string> {
  const requests: Record<string, Schema> = {}
  const frames = ['LiveFrame', 'TerminalFrame'].map((name) => [name, { $ref: `#/components/schemas/${name}` }] as const)
  const answers: Record<string, Schema> = Object.fromEntries(frames)
  for (const { operation } of operationsOf({ ...contract, paths: contract.webhooks })) {
    const body = operation.requestBody && resolve(contract, operation.requestBody).content['application/json']
    if (body) answers[`${operation.operationId}_body`] = body.schema
  }
  for (const { operation } of operationsOf(contract)) {
    const id = operation.operationId
    for (const place of ['path', 'query', 'header'] as const) {
      const parameters = parametersOf(contract, operation, place)
      if (parameters.length > 0 || place === 'query') requests[`${id}_${place}`] = objectOf(parameters)
    }
    const body = operation.requestBody && resolve(contract, operation.requestBody).content['application/json']
    if (body) requests[`${id}_body`] = body.schema
    for (const [status, response] of Object.entries(operation.responses)) {
      const { 'application/json': json, 'text/event-stream': stream } = resolve(contract, response).content ?? {}
      if (json) answers[`${id}_${status}`] = json.schema
      if (stream) answers[`${id}_event`] = stream.schema
    }
  }
  return {
    ...moduleOf('request-validators', requests),
    ...moduleOf('answer-validators', answers),
    ...moduleOf('live-validators', {
      LiveRequest: { $ref: '#/components/schemas/LiveRequest' },
      TerminalRequest: { $ref: '#/components/schemas/TerminalRequest' },
    }),
    ...moduleOf('config-validators', {
      ConfigFile: { $ref: '#/components/schemas/ConfigFile' },
      McpFile: { $ref: '#/components/schemas/McpFile' },
    }),
  }

  function moduleOf(name: string, schemas: Record<string, Schema>): Record<string, string> {
    return {
      [`${name}.js`]: banner + validatorModuleOf(contract.components.schemas, schemas),
      [`${name}.d.ts`]: `${banner}import type { Validator } from '../http/route.ts'\n\nexport const validators: { readonly [name: string]: Validator | undefined }\n`,
    }
  }
}

function objectOf(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
  }
}

function serializersOf(contract: Contract): Record<string, string> {
  const schemas = operationsOf(contract).flatMap(({ operation }) => {
    const json = successOf(contract, operation)[1].content?.['application/json']
    return json ? [[operation.operationId, json.schema] as const] : []
  })
  return {
    'serializers.js': banner + serializerModuleOf(contract, schemas),
    'serializers.d.ts': `${banner}type Serializer = (value: unknown) => string

/** Makes the serializer of an operation. */
export const serializers: { readonly [id: string]: ((keeping?: (write: Serializer) => Serializer) => Serializer) | undefined }
`,
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
        const reach = operation['x-reach'] ? ` reach:${operation['x-reach']}` : ''
        return `${operation.tags[0]} ${operation.operationId} ${method} /api/v1${path} [${scopes}]${reach} ${statuses}`
      })
      .join('\n') + '\n'
  )
}

/** A file whose text stays the same keeps its time, so that nothing is built or restarted because of it. */
function writeChanged(file: URL, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
