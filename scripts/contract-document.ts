/** The parts of an OpenAPI 3.1 document that the scripts read. */
export interface Contract {
  info: { version: string }
  tags: { name: string }[]
  'x-tagGroups': { name: string; tags: string[] }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Response>
    parameters: Record<string, Parameter>
    headers: Record<string, Header>
    requestBodies: Record<string, RequestBody>
  }
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security?: unknown[]
  /** What people say who do not know its name, separated by semicolons: for the search of tools alone. */
  'x-asked'?: string
  'x-scopes': string[]
  'x-reach'?: string
  /** The name in the command line and the client: group, noun, verb. */
  'x-command'?: string
  'x-read-only'?: boolean
  'x-outside-text'?: boolean
  /** Is among the tools of `/mcp` when none are asked for. */
  'x-default-tool'?: boolean
  'x-secret'?: 'path' | 'location'
  'x-reauthentication'?: boolean
  'x-signed'?: boolean
  'x-unlimited'?: boolean
  'x-effect'?: 'outside' | 'sent' | 'transient'
  'x-repeatable'?: boolean
  'x-body-bytes-max'?: number
  /** The error codes that the operation itself decides. */
  'x-errors'?: string[]
  /** Of an operation that makes a job: the error codes that a retry of the job refuses too. */
  'x-job-errors'?: string[]
  /** Makes a job again that another operation made, and so refuses what any of them says in `x-job-errors`. */
  'x-retries-jobs'?: boolean
  /**
   * Which field of `data` has the items of a page, and which parameter takes its `nextCursor`: `cursor`, or this one.
   */
  'x-pagination'?: { items: string; cursor?: string }
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody | Reference
  responses: Record<string, Response | Reference>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  explode?: boolean
  'x-names'?: 'task'
  schema: Schema
  example?: unknown
}
export interface RequestBody {
  required?: boolean
  content: Record<string, Media>
}
export interface Response {
  description: string
  headers?: Record<string, Header | Reference>
  content?: Record<string, Media>
}
export interface Header {
  required?: boolean
  schema: Schema
}
export interface Media {
  schema: Schema
  examples?: Record<string, { value: unknown }>
}
export interface Reference {
  $ref: string
}
export type Schema = { [keyword: string]: unknown }

/** Gives what a reference names, or the thing itself. */
export function resolve<Thing extends object>(contract: Contract, thing: Thing | Reference): Thing {
  if (!('$ref' in thing)) return thing as Thing
  let found: unknown = contract
  for (const step of (thing as Reference).$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[step]
  if (found === undefined) throw new Error(`openapi.yaml: ${(thing as Reference).$ref} does not exist.`)
  return resolve(contract, found as Thing | Reference)
}

/** Every operation in the order of the document. */
export function operationsOf(contract: Contract): { path: string; method: string; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
}

/** The parameters of an operation in one place, references resolved. */
export function parametersOf(contract: Contract, operation: Operation, place: Parameter['in']): Parameter[] {
  return (operation.parameters ?? [])
    .map((parameter) => resolve(contract, parameter))
    .filter((parameter) => parameter.in === place)
}

/** The name of a parameter or field that names a task. */
const taskField = 'taskId'

/** Where a call names a task: the names of the parameters and of the field. */
export type TaskNames = { path?: string; query?: string; body?: string }

/** Where a call names a task: as `taskId`, or as the path parameter that says so. */
export function taskNamesOf(contract: Contract, operation: Operation): TaskNames {
  const named = (place: Parameter['in']) =>
    parametersOf(contract, operation, place).find(
      (parameter) => parameter.name === taskField || parameter['x-names'] === 'task',
    )?.name
  const media = operation.requestBody && Object.values(resolve(contract, operation.requestBody).content)
  const isInBody = media?.some(({ schema }) => hasProperty(contract, schema, taskField))
  const [path, query] = [named('path'), named('query')]
  return { ...(path && { path }), ...(query && { query }), ...(isInBody && { body: taskField }) }
}

/** Whether the schema, or a branch of the union that it is, has the property. */
function hasProperty(contract: Contract, schema: Schema, name: string): boolean {
  const { properties = {}, oneOf = [] } = resolve(contract, schema) as { properties?: object; oneOf?: Schema[] }
  return name in properties || oneOf.some((branch) => hasProperty(contract, branch, name))
}
