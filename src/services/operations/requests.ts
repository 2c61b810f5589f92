import { fail } from '../../errors.ts'
import type { ErrorDetail } from '../../errors.ts'
import type { Operation } from '../../generated/operations.js'
import { nearest } from '../../platform/text/nearest.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import { quote } from '../../platform/text/quote.ts'

/** An HTTP request for an operation, below the base path. */
export interface OperationRequest {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

type Arguments = Readonly<Record<string, unknown>>

/** The request that a call with these flat arguments stands for. Their values are judged by the operation. */
export function requestFor(operation: Operation, given: Arguments, idempotencyKey?: string): OperationRequest {
  const { places, method } = operation
  refuseUnknown(operation, given)
  const headers = { ...headersOf(places.headers, given), ...keyHeader(method, idempotencyKey) }
  const path = pathOf(operation, given) + queryOf(places.query, given)
  const body = bodyOf(places, given)
  return body === undefined
    ? { method, path, headers }
    : { method, path, headers: { ...headers, 'content-type': 'application/json' }, body }
}

/** Where a request has its arguments. */
export interface RequestArguments {
  readonly path: Arguments
  readonly query: Arguments
  readonly headers: Arguments
  readonly body: unknown
}

/** The flat arguments that a request stands for: what `requestFor` takes. */
export function argumentsOf({ places }: Operation, { path, query, headers, body }: RequestArguments): Arguments {
  const fields = isRecord(body) ? body : {}
  const given = [
    ...namedIn(places.path, path),
    ...namedIn(places.query, query),
    ...namedIn(places.headers, headers),
    ...(places.wholeBody === undefined ? namedIn(places.body ?? {}, fields) : [[places.wholeBody, body]]),
  ]
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

function namedIn(names: Readonly<Record<string, string>>, values: Arguments): [string, unknown][] {
  return Object.entries(names).map(([name, field]) => [name, values[field]])
}

function refuseUnknown({ operationId, input }: Operation, given: Arguments): void {
  const known = Object.keys((input['properties'] ?? {}) as object)
  const details = Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => detailOf(name, 'additionalProperties', `${quote(name)} is not known.${meant(name, known)}`))
  if (details.length > 0) refuse(operationId, details)
}

function meant(name: string, known: readonly string[]): string {
  const near = nearest(name, known)
  if (near) return ` Did you mean ${quote(near)}?`
  return known.length === 0 ? ' The operation takes no arguments.' : ` The arguments are ${known.join(', ')}.`
}

function detailOf(name: string, rule: string, message: string): ErrorDetail {
  return { path: `arguments/${name}`.slice(0, 1024), rule, message }
}

function refuse(operationId: string, details: ErrorDetail[]): never {
  fail('validation_failed', {
    message: `The arguments of ${operationId} are not right: ${details.map(({ message }) => message).join(' ')}`,
    details,
  })
}

/** Every part of the path is needed and is one part: what would change the path is escaped or refused. */
function pathOf({ operationId, path, places }: Operation, given: Arguments): string {
  const missing = Object.keys(places.path).filter((name) => !isPart(given[name]))
  if (missing.length > 0)
    refuse(
      operationId,
      missing.map((name) => detailOf(name, 'required', `${quote(name)} is required and must be a text.`)),
    )
  const values = new Map(Object.entries(places.path).map(([name, field]) => [field, given[name]]))
  return path.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(values.get(field)).toWellFormed()),
  )
}

/** A URL resolves the steps `.` and `..`, also when they are escaped. */
function isPart(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && !['', '.', '..'].includes(value))
}

function queryOf(names: Readonly<Record<string, string>>, given: Arguments): string {
  const query = new URLSearchParams()
  for (const [name, field] of Object.entries(names)) {
    const value = given[name]
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) query.append(field, textOf(each))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

function headersOf(names: Readonly<Record<string, string>>, given: Arguments): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, field]) =>
      given[name] === undefined || given[name] === null ? [] : [[field.toLowerCase(), textOf(given[name])]],
    ),
  )
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function keyHeader(method: string, key: string | undefined): Record<string, string> {
  return key !== undefined && method === 'POST' ? { 'idempotency-key': key } : {}
}

function bodyOf({ body, wholeBody }: Operation['places'], given: Arguments): unknown {
  if (wholeBody !== undefined) return given[wholeBody]
  if (body === undefined) return undefined
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, field]) => (given[name] === undefined ? [] : [[field, given[name]]])),
  )
}
