import { fail } from '../errors.ts'
import type { ErrorDetail } from '../errors.ts'
import { nearest } from '../nearest.ts'
import type { ParameterTypes, ValidationError, Validator } from './route.ts'

/** A checked part of a request, by the name under which a refusal speaks of it. */
export interface Check {
  readonly place: 'path' | 'query' | 'headers' | 'body'
  readonly validator: Validator
}

/** Refuses the request with every mistake at once. */
export function validate(request: { readonly [Place in Check['place']]: unknown }, checks: readonly Check[]): void {
  let details: ErrorDetail[] | undefined
  for (const { place, validator } of checks) {
    const value = request[place]
    if (validator(value)) continue
    details = [
      ...(details ?? []),
      ...(value === undefined ? [missing(place)] : detailsOf(place, validator.errors ?? [])),
    ]
  }
  if (details)
    fail('validation_failed', {
      message: details
        .map(({ message }) => message)
        .slice(0, 5)
        .join(' '),
      details,
    })
}

/**
 * Reads parameters as what the contract says they are. Only the exact spelling of a number or a boolean is read as
 * one; anything else stays text, and the validator refuses it.
 */
export function readParameters(
  given: Readonly<Record<string, unknown>>,
  types: ParameterTypes,
): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const name in given) {
    // Assigned, it would become the prototype, and nobody would refuse it.
    if (name === '__proto__') fail('validation_failed', { message: 'There is no query parameter __proto__.' })
    read[name] = readParameter(given[name], types[name])
  }
  return read
}

const none = {}

/** The header parameters that were sent, by their names in the contract. */
export function readHeaders(
  request: { readonly headers: Readonly<Record<string, unknown>> },
  names: readonly string[],
): Record<string, unknown> {
  if (names.length === 0) return none
  const read: Record<string, unknown> = {}
  for (const name of names) {
    const value = request.headers[name.toLowerCase()]
    if (value !== undefined) read[name] = value
  }
  return read
}

function readParameter(value: unknown, type: string | undefined): unknown {
  if (type === 'array') return Array.isArray(value) ? value : [value]
  if (type === 'commas') return typeof value === 'string' ? value.split(',') : String(value)
  if (typeof value !== 'string') return value
  if (type === 'integer') return /^-?(0|[1-9]\d{0,15})$/.test(value) ? Number(value) : value
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  return value
}

function missing(place: string): ErrorDetail {
  return { path: place, rule: 'required', message: `The ${place} is missing.` }
}

/** More mistakes than these help nobody, and a body can hold a hundred thousand. */
const detailsMax = 100

function detailsOf(place: string, found: readonly ValidationError[]): ErrorDetail[] {
  // An `anyOf` reports its branches too; its own sentence says it all.
  const unions = found.filter((error) => error.keyword === 'anyOf').map((error) => error.schemaPath)
  return found
    .filter((error) => !unions.some((union) => error.schemaPath.startsWith(`${union}/`)))
    .slice(0, detailsMax)
    .map((error) => ({ path: `${place}${pointerOf(error)}`, rule: error.keyword, message: sentenceOf(place, error) }))
}

function pointerOf({ instancePath, keyword, params }: ValidationError): string {
  if (keyword === 'additionalProperties') return `${instancePath}/${shorten(String(params['additionalProperty']))}`
  if (keyword === 'required') return `${instancePath}/${params['missingProperty']}`
  return instancePath
}

function sentenceOf(place: string, error: ValidationError): string {
  const { keyword, params, parentSchema } = error
  const name = pointerOf(error).slice(1) || `The ${place}`
  switch (keyword) {
    case 'additionalProperties':
      return unknownName(place, String(params['additionalProperty']), Object.keys(parentSchema?.properties ?? {}))
    case 'required':
      return `${name} is missing.`
    case 'anyOf':
      return parentSchema?.['x-refusal'] ?? `${name} fits none of the shapes it may have.`
    case 'type':
      return `${name} must be ${article(String(params['type']))}.`
    case 'enum':
      return `${name} must be one of ${listOf(params['allowedValues'])}.`
    case 'minLength':
      return params['limit'] === 1
        ? `${name} must not be empty.`
        : `${name} must have at least ${params['limit']} characters.`
    case 'maxLength':
      return `${name} must have at most ${params['limit']} characters.`
    case 'minimum':
      return `${name} must be at least ${params['limit']}.`
    case 'maximum':
      return `${name} must be at most ${params['limit']}.`
    case 'minItems':
      return `${name} must have at least ${params['limit']} items.`
    case 'maxItems':
      return `${name} must have at most ${params['limit']} items.`
    case 'uniqueItems':
      return `${name} must not have the same item twice: items ${params['j']} and ${params['i']} are alike.`
    case 'pattern':
      return `${name} does not have the form that the contract describes.`
    default:
      return `${name} ${error.message ?? 'is not accepted'}.`
  }
}

function unknownName(place: string, name: string, known: string[]): string {
  const kind = place === 'query' ? 'query parameter' : 'field'
  const meant = nearest(name, known)
  const refusal = `There is no ${kind} ${shorten(name)}.`
  if (meant) return `${refusal} Did you mean ${meant}?`
  return known.length > 0 ? `${refusal} Known: ${known.slice(0, 12).join(', ')}.` : refusal
}

/** A name that the caller made up may be as long as the whole request. */
function shorten(name: string): string {
  return name.length <= 100 ? name : `${name.slice(0, 100).toWellFormed()}…`
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`
}

function listOf(values: unknown): string {
  return Array.isArray(values) ? values.slice(0, 20).join(', ') : ''
}
