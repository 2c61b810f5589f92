import { docsOf } from '../../errors.ts'
import type { ErrorCode } from '../../errors.ts'
import type { FormPart, Sample, SampleRequest } from './samples.ts'
import { samplesOf } from './samples.ts'

/** What the page changes in the contract or reads from it. Everything else passes through. */
export interface ContractDocument {
  openapi: string
  info: { title: string; version: string; description?: string }
  servers?: { url: string }[]
  tags?: { name: string; description?: string }[]
  'x-tagGroups'?: { name: string; tags: string[] }[]
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
  'x-errors'?: ErrorCode[]
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
  examples?: Record<string, { value: unknown; 'x-disabled': boolean }>
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
  /** Of a cookie or a header. */
  name?: string
  description?: string
}
interface Schema {
  description?: string
  anyOf?: { required?: string[]; properties?: Record<string, { format?: string; example?: unknown }> }[]
  properties?: Record<string, { format?: string; example?: unknown }>
  required?: string[]
}

/** The origin of the service in the samples: the page puts its own in its place. */
const placeholderOrigin = 'http://gantry.example'

/** The contract with code samples, scopes, what is to know about trying it, and links to the error codes. */
export function documentForReaders(contract: ContractDocument): ContractDocument {
  const document = structuredClone(contract)
  document.info.description = [document.info.description, howToTry].join('\n\n')
  document['x-tagGroups'] = groupsOf(document)
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

The [guides](/docs) explain how to use the operations, and [the error codes](/docs/errors#all-codes) what a failure means.
The contract itself: [openapi.yaml](/openapi.yaml), [openapi.json](/openapi.json).
`.trim()

/** The page shows no tag that is in no group: a new one is in a last group. */
function groupsOf({ tags = [], 'x-tagGroups': groups = [] }: ContractDocument): { name: string; tags: string[] }[] {
  const grouped = groups.flatMap((group) => group.tags)
  const others = tags.map(({ name }) => name).filter((name) => !grouped.includes(name))
  return others.length === 0 ? groups : [...groups, { name: 'More', tags: others }]
}

function mentionSession(scheme: SecurityScheme): void {
  if (scheme.scheme === 'bearer')
    scheme.description = [scheme.description, 'Leave it empty if you are signed in.'].join(' ')
}

/**
 * Scalar sends each parameter that has an example, a default or an enum: with filters that the reader has not chosen, a
 * list is empty. So an optional parameter is switched off in each trial, and shows its example beside the switch.
 */
function switchOff(parameter: Parameter, trials: readonly string[]): void {
  const { example: value } = parameter
  delete parameter.example
  parameter.examples = Object.fromEntries(trials.map((trial) => [trial, { value, 'x-disabled': true }]))
}

/**
 * A choice of required members alone reads as a sentence: as alternatives it would repeat the whole schema for each.
 */
function flattenChoice(schema: Schema): void {
  const choice = schema.anyOf?.map(({ required, properties }) =>
    properties && required?.length === 1 ? required[0] : undefined,
  )
  if (!choice || choice.includes(undefined)) return
  const { required: _, ...whole } = schema.anyOf?.[0] ?? {}
  delete schema.anyOf
  Object.assign(schema, whole)
  schema.description = [schema.description, `Give ${choice.map((name) => `\`${name}\``).join(' or ')}.`]
    .join(' ')
    .trim()
}

function illustrate(operation: Operation, path: string, method: string, contract: ContractDocument): void {
  const requests = requestsOf(operation, path, method, contract)
  const trials = requests.map(([example = 'default']) => example)
  const parameters = operation.parameters?.map((parameter) => structuredClone(resolve(parameter, contract)))
  for (const parameter of parameters ?? []) if (!parameter.required) switchOff(parameter, trials)
  if (parameters) operation.parameters = parameters
  operation.summary = operation.summary.replace(/\.$/, '')
  operation.description = [operation.description, rightsOf(operation, contract), ownErrorsOf(operation)]
    .filter((text) => text)
    .join('\n\n')
  operation['x-codeSamples'] = requests.flatMap(([example, request]) =>
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

/** The error codes that the operation decides itself, each with a link to its entry. */
function ownErrorsOf({ 'x-errors': codes = [] }: Operation): string {
  return codes.length === 0 ? '' : `Errors: ${codes.map((code) => `[\`${code}\`](${docsOf(code)})`).join(', ')}.`
}

function isPublic(operation: Operation, contract: ContractDocument): boolean {
  return (operation.security ?? contract.security ?? []).length === 0
}

/** The first request of an operation, in the languages of the samples. */
export function firstSamplesOf(contract: ContractDocument, path: string, method: string): readonly Sample[] {
  const operation = contract.paths[path]?.[method]
  const [first] = operation ? requestsOf(operation, path, method, contract) : []
  return first ? samplesOf(first[1]) : []
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
  // A reference is a path of names, `#/components/parameters/TaskId`; what stands there has the type that the place
  // asks for.
  const found = thing.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((place, name) => (place as Record<string, unknown>)[name], contract)
  return resolve(found as Thing | Reference, contract)
}
