import { errors } from '../../errors.ts'
import type { FormPart, SampleRequest } from './samples.ts'
import { samplesOf } from './samples.ts'

/** What the page changes in the contract or reads from it. Everything else passes through. */
export interface ContractDocument {
  openapi: string
  info: { title: string; version: string; description?: string }
  servers?: { url: string }[]
  tags?: { name: string; description?: string }[]
  security?: Record<string, string[]>[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas?: Record<string, Schema>
    securitySchemes?: Record<string, SecurityScheme>
  }
}

interface Operation {
  operationId: string
  summary: string
  description?: string
  security?: object[]
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody | Reference
  responses: Record<string, Answer | Reference>
  'x-scopes'?: string[]
  'x-errors'?: string[]
  'x-codeSamples'?: object[]
}

interface Reference {
  $ref: string
}
interface Parameter {
  name: string
  in: string
  required?: boolean
  example?: unknown
}
interface RequestBody {
  content: Record<string, Media>
}
interface Answer {
  description: string
  content?: Record<string, Media>
}
interface Media {
  schema?: Schema | Reference
  example?: unknown
  examples?: Record<string, { value?: unknown }>
}
interface SecurityScheme {
  type: 'http'
  scheme: string
  description?: string
}
interface Schema {
  description?: string
  anyOf?: { required?: string[]; properties?: Record<string, object> }[]
  properties?: Record<string, { format?: string; example?: unknown }>
  required?: string[]
}

/** The origin of the service in the samples: the page puts its own in its place. */
const placeholderOrigin = 'http://gantry.example'

/** The contract with code samples, scopes, what is to know about trying it, and the table of error codes. */
export function documentForReaders(contract: ContractDocument): ContractDocument {
  const document = structuredClone(contract)
  document.info.description = [document.info.description, howToTry].join('\n\n')
  document.tags = [...(document.tags ?? []), { name: 'Errors', description: errorTable(contract) }]
  for (const scheme of Object.values(document.components.securitySchemes ?? {})) mentionSession(scheme)
  for (const schema of Object.values(document.components.schemas ?? {})) flattenChoice(schema)
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) illustrate(operation, path, method, contract)
  }
  return document
}

const howToTry = `
## Trying it

*Test Request* sends a real request. If you are signed in, the session of your browser is used. To sign in, open the
link that the service printed at its first start, or enter a token under *Authentication*.

The code samples read a token from the environment variable \`GANTRY_TOKEN\`.

The contract itself: [openapi.yaml](/openapi.yaml), [openapi.json](/openapi.json). What a failure means:
[the error codes](#tag/errors).
`.trim()

/** Every code has an anchor, `/docs#task_not_found`. Its id is one that Scalar finds: that of the section, `.responses.`, a name. */
function errorTable({ paths }: ContractDocument): string {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const rows = Object.entries(errors).map(([code, [status, retry, message]]) => {
    const givers = operations
      .filter(({ 'x-errors': codes = [] }) => codes.includes(code))
      .map((each) => each.operationId)
    const anchor = `<span id="gantry/tag/errors.responses.${code}"></span>`
    return `| ${anchor}\`${code}\` | ${status} | ${retry} | ${message} | ${givers.join(', ') || 'common'} |`
  })
  return [
    'Every failure has one of these codes. Its message may be more specific than the sentence in this table.',
    '',
    'The last column lists the operations that give the code; *common* codes come from the checks before an operation.',
    '',
    '| Code | Status | Retry | Meaning | Operations |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function mentionSession(scheme: SecurityScheme): void {
  if (scheme.scheme === 'bearer')
    scheme.description = [scheme.description, 'Leave it empty if you are signed in.'].join(' ')
}

/** With an example, an optional parameter would be sent by each trial: a condition that fails, a page that is not there. */
function leaveOut(parameter: Parameter): void {
  if (!parameter.required) delete parameter.example
}

/** A choice of required members alone reads as a sentence: as alternatives it would repeat the whole schema for each. */
function flattenChoice(schema: Schema): void {
  const choice = schema.anyOf?.map((branch) =>
    branch.required?.length === 1 && Object.keys(branch.properties ?? {}).length === 1 ? branch.required[0] : undefined,
  )
  if (!choice || choice.includes(undefined)) return
  delete schema.anyOf
  schema.description = [schema.description, `Give ${choice.map((name) => `\`${name}\``).join(' or ')}.`]
    .join(' ')
    .trim()
}

function illustrate(operation: Operation, path: string, method: string, contract: ContractDocument): void {
  for (const parameter of operation.parameters ?? []) if (!('$ref' in parameter)) leaveOut(parameter)
  operation.summary = operation.summary.replace(/\.$/, '')
  operation.description = [operation.description, rightsOf(operation, contract), ownErrorsOf(operation)]
    .filter((text) => text)
    .join('\n\n')
  operation['x-codeSamples'] = requestsOf(operation, path, method, contract).flatMap(([example, request]) =>
    samplesOf(request).map((sample) => ({ ...sample, ...(example !== undefined && { example }) })),
  )
}

function rightsOf(operation: Operation, contract: ContractDocument): string {
  if (isPublic(operation, contract)) return ''
  const scopes = operation['x-scopes'] ?? []
  return scopes.length === 0
    ? 'Any credential is accepted.'
    : `Scope: ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`
}

/** The error codes that the operation decides itself, each with a link to its row. */
function ownErrorsOf({ 'x-errors': codes = [] }: Operation): string {
  return codes.length === 0 ? '' : `Errors: ${codes.map((code) => `[\`${code}\`](#${code})`).join(', ')}.`
}

function isPublic(operation: Operation, contract: ContractDocument): boolean {
  return (operation.security ?? contract.security ?? []).length === 0
}

/** One request for each named example of the body, with the name; one without a name if there is none. */
function requestsOf(
  operation: Operation,
  path: string,
  method: string,
  contract: ContractDocument,
): [example: string | undefined, SampleRequest][] {
  const request = plainRequest(operation, path, method, contract)
  const [type, media] =
    Object.entries(operation.requestBody ? resolve(operation.requestBody, contract).content : {})[0] ?? []
  if (!type || !media) return [[undefined, request]]
  if (type !== 'application/json') return [[undefined, { ...request, form: formOf(media, contract) }]]
  const examples = Object.entries(media.examples ?? {})
  if (examples.length === 0) return [[undefined, { ...request, json: media.example ?? {} }]]
  return examples.map(([name, { value }]) => [name, { ...request, json: value }])
}

/** The request with what it needs and nothing that it may have. */
function plainRequest(operation: Operation, path: string, method: string, contract: ContractDocument): SampleRequest {
  const needed = (operation.parameters ?? [])
    .map((parameter) => resolve(parameter, contract))
    .filter(({ required }) => required)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(exampleOf(needed.find((parameter) => parameter.name === name))),
  )
  const query = new URLSearchParams(
    needed
      .filter((parameter) => parameter.in === 'query')
      .map((parameter): [string, string] => [parameter.name, exampleOf(parameter)]),
  )
  const url = placeholderOrigin + (contract.servers?.[0]?.url ?? '') + filled + (query.size > 0 ? `?${query}` : '')
  const download = downloadOf(operation, path, contract)
  return { method: method.toUpperCase(), url, isPublic: isPublic(operation, contract), ...(download && { download }) }
}

function exampleOf(parameter: Parameter | undefined): string {
  return String(parameter?.example ?? parameter?.name ?? '')
}

/** The name of the file to save, if success is bytes alone. */
function downloadOf(operation: Operation, path: string, contract: ContractDocument): string | undefined {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  const types = Object.keys(success ? (resolve(success, contract).content ?? {}) : {})
  if (types.length === 0 || types.includes('application/json')) return undefined
  return `${path
    .split('/')
    .filter((segment) => !segment.startsWith('{'))
    .at(-1)}.${types[0]?.split('/')[1]}`
}

function formOf(media: Media, contract: ContractDocument): FormPart[] {
  const schema: Schema = media.schema ? resolve(media.schema, contract) : {}
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => schema.required?.includes(name))
    .map(([name, { format, example }]) =>
      format === 'binary' ? { name, file: 'plan.txt' } : { name, value: String(example ?? '') },
    )
}

/** Gives what a reference names, or the thing itself. */
function resolve<Thing extends object>(thing: Thing | Reference, contract: ContractDocument): Thing {
  if (!('$ref' in thing)) return thing
  // A reference is a path of names, `#/components/parameters/TaskId`; what stands there has the type that the place asks for.
  const found = thing.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((place, name) => (place as Record<string, unknown>)[name], contract)
  return resolve(found as Thing | Reference, contract)
}
