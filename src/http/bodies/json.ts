import { fail } from '../../errors.ts'

export const depthMax = 64
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Reads a JSON body without forgiving anything: invalid UTF-8, lone surrogates, repeated keys, `__proto__` and depths
 * beyond 64 are refused, because other parsers may read them differently.
 */
export function parseJson(bytes: Buffer): unknown {
  const text = decode(bytes)
  const value = parse(text)
  // UTF-8 that is valid has no lone surrogates: only an escape makes one.
  const keys = countKeys(value, 0, text.includes('\\u'))
  if (keys > 0 && keys !== countKeysInText(text))
    fail('bad_json', { message: 'An object in the body has the same key twice.' })
  return value
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    fail('bad_json', { message: 'The body is not valid UTF-8.', cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    fail('bad_json', { message: `The body is not valid JSON: ${cause instanceof Error ? cause.message : ''}`, cause })
  }
}

function countKeys(value: unknown, depth: number, hasEscapes: boolean): number {
  if (typeof value === 'string') return hasEscapes ? refuseLoneSurrogates(value) : 0
  if (typeof value !== 'object' || value === null) return 0
  if (depth === depthMax) fail('bad_json', { message: `The body is nested more than ${depthMax} levels deep.` })
  let count = 0
  if (Array.isArray(value)) {
    for (const item of value) count += countKeys(item, depth + 1, hasEscapes)
    return count
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__') fail('bad_json', { message: 'The key __proto__ is not accepted.' })
    if (hasEscapes) refuseLoneSurrogates(key)
    count += 1 + countKeys((value as Record<string, unknown>)[key], depth + 1, hasEscapes)
  }
  return count
}

function refuseLoneSurrogates(text: string): 0 {
  if (!text.isWellFormed())
    fail('bad_json', { message: 'A string in the body contains a lone surrogate, which is not valid Unicode.' })
  return 0
}

/** Counts the strings of a valid JSON text that stand before a colon. */
function countKeysInText(text: string): number {
  let count = 0
  for (let start = text.indexOf('"'); start >= 0; ) {
    const end = endOfString(text, start)
    let next = end + 1
    while (isBlank(text.charCodeAt(next))) next++
    if (text.charCodeAt(next) === colon) count++
    start = text.indexOf('"', next)
  }
  return count
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes++
    if (backslashes % 2 === 0) return end
  }
}

const colon = 0x3a

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}
