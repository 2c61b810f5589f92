import { fail } from '../errors.ts'
import type { ParameterTypes } from './route.ts'

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
    // An assignment would set the prototype, and the validator would not see the key.
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
  if (type === 'list' || type === 'texts') return readList([value].flat().map(String), type)
  if (typeof value !== 'string') return value
  if (type === 'integer') return /^-?(0|[1-9]\d{0,15})$/.test(value) ? Number(value) : value
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  return value
}

/** A list is given by repeating the parameter, by commas, or both. A text with a comma also stands for itself. */
function readList(given: readonly string[], type: 'list' | 'texts'): string[] {
  const parts = given.flatMap((text) => text.split(','))
  if (type === 'list') return parts
  return [...new Set([...given, ...parts.filter((part) => part !== '')])]
}
