import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The parts of an OpenAPI 3.1 document that the scripts read. */
export interface Contract {
  info: { version: string }
  tags: { name: string }[]
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
  'x-scopes': string[]
  'x-reach'?: string
  'x-read-only'?: boolean
  'x-secret'?: 'path' | 'location'
  'x-unlimited'?: boolean
  'x-effect'?: 'outside' | 'transient'
  'x-repeatable'?: boolean
  'x-body-bytes-max'?: number
  /** The error codes that the operation itself decides. */
  'x-errors'?: string[]
  /** Which field of `data` has the items of a page, and which parameter takes its `nextCursor`: `cursor`, or this one. */
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

export const contractFile = new URL('../openapi.yaml', import.meta.url)

export function readContract(): Contract {
  return parse(readFileSync(contractFile, 'utf8')) as Contract
}

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
