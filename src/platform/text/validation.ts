import { fail } from '../../errors.ts'
import type { ErrorDetail } from '../../errors.ts'
import type { validators } from '../../generated/request-validators.js'
import { excludedFromLines } from './characters.ts'
import { nameMeant, placeElsewhere, valueMeant } from './foreign-words.ts'
import { pathPhrase, patternPhrases } from './pattern-phrases.ts'
import { quote } from './quote.ts'

/** As ajv makes it of a schema of the contract. */
type Validator = NonNullable<(typeof validators)[string]>
type ValidationError = NonNullable<Validator['errors']>[number]

/** A checked part of a request, by the name under which a refusal speaks of it. */
export interface Check {
  readonly place: 'path' | 'query' | 'headers' | 'body'
  readonly validator: Validator
}

/** Refuses the parts of a request with every mistake at once. */
export function validate(request: { readonly [Place in Check['place']]?: unknown }, checks: readonly Check[]): void {
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

function missing(place: string): ErrorDetail {
  const message = place === 'body' ? 'The body is missing: send a JSON object.' : `The ${place} is missing.`
  return { path: place, rule: 'required', message }
}

/** More details than these are not useful, and a body can cause a hundred thousand. */
const detailsMax = 100

function detailsOf(place: string, found: readonly ValidationError[]): ErrorDetail[] {
  // An `anyOf` reports its branches too; its own sentence says it all.
  const unions = found.filter((error) => error.keyword === 'anyOf').map((error) => error.schemaPath)
  const pathsOf = (keyword: string) =>
    new Set(found.filter((error) => error.keyword === keyword).map((error) => error.instancePath))
  const [empty, chosen] = [pathsOf('minLength'), pathsOf('enum')]
  const formed = new Set([...pathsOf('pattern'), ...pathsOf('format')])
  const meant = missingNameMeant(found)
  return (
    found
      .filter((error) => !unions.some((union) => error.schemaPath.startsWith(`${union}/`)))
      // One sentence is enough: what is empty breaks its pattern too, what has another form may be too short as well,
      // and what has the wrong type is none of the values.
      .filter(
        ({ keyword, instancePath, data }) => keyword !== 'pattern' || !empty.has(instancePath) || lengthOf(data) > 0,
      )
      .filter(
        ({ keyword, instancePath, data }) =>
          keyword !== 'minLength' || !formed.has(instancePath) || lengthOf(data) === 0,
      )
      .filter(
        ({ keyword, instancePath, data }) => keyword !== 'type' || Array.isArray(data) || !chosen.has(instancePath),
      )
      .slice(0, detailsMax)
      .map((error) => ({
        path: `${place}${pointerOf(error)}`,
        rule: ruleOf(error),
        message: sentenceOf(place, error, meant),
      }))
  )
}

/** Where one name is missing and one is unknown, the first is meant by the second. */
function missingNameMeant(found: readonly ValidationError[]): string | undefined {
  const of = (keyword: string) => found.filter((error) => error.keyword === keyword)
  const [missingNames, unknown] = [of('required'), of('additionalProperties')]
  const [one] = missingNames
  return missingNames.length === 1 && unknown.length === 1 && one?.instancePath === unknown[0]?.instancePath
    ? String(one?.params['missingProperty'])
    : undefined
}

/** The property by which the branches of a union differ has a value for each of them. */
function ruleOf({ keyword, params }: ValidationError): string {
  if (keyword !== 'discriminator') return keyword
  return params['tagValue'] === undefined ? 'required' : 'enum'
}

function pointerOf({ instancePath, keyword, params }: ValidationError): string {
  if (keyword === 'additionalProperties') return `${instancePath}/${shorten(String(params['additionalProperty']))}`
  if (keyword === 'discriminator') return `${instancePath}/${params['tag']}`
  if (keyword === 'required') return `${instancePath}/${params['missingProperty']}`
  return instancePath
}

function sentenceOf(place: string, error: ValidationError, meant: string | undefined): string {
  const { keyword, params, parentSchema, data } = error
  const pointer = pointerOf(error).slice(1)
  // The caller of a list in a query wrote no numbers.
  const name = (place === 'query' ? pointer.replace(/\/\d+$/, '') : pointer) || `The ${place}`
  switch (keyword) {
    case 'additionalProperties':
      return unknownName(
        place,
        String(params['additionalProperty']),
        Object.keys(parentSchema?.properties ?? {}),
        meant,
      )
    case 'required':
      return `${name} is missing${choicesOf(parentSchema?.['x-choices'], params['missingProperty'])}.`
    case 'anyOf':
    case 'not':
      return parentSchema?.['x-refusal'] ?? `${name} matches none of the accepted schemas.`
    case 'type':
      return `${name} must be ${[params['type']]
        .flat()
        .map((type) => article(String(type)))
        .join(
          ' or ',
        )}${listExample(params['type'], data)}, not ${place === 'query' && typeof data === 'string' ? quote(data) : typeOf(data)}.`
    case 'discriminator':
      return params['tagValue'] === undefined
        ? `${name} is missing: give one of ${listOf(parentSchema?.['x-tags'], listedMax)}.`
        : notOneOf(name, params['tagValue'], parentSchema?.['x-tags'])
    case 'enum':
      return notOneOf(name, data, params['allowedValues'])
    case 'minLength':
      return place === 'path' && params['limit'] === 1
        ? 'The path has an empty id. Give an id, or remove the slash at the end.'
        : params['limit'] === 1
          ? `${name} must not be empty.`
          : (parentSchema?.['x-refusal'] ??
            `${name} must have at least ${params['limit']} characters, not ${lengthOf(data)}.`)
    case 'maxLength':
      return `${name} must have at most ${params['limit']} characters, not ${lengthOf(data)}.`
    case 'minimum':
      return `${name} must be at least ${params['limit']}, not ${data}.`
    case 'maximum':
      return `${name} must be at most ${params['limit']}, not ${data}.`
    case 'minItems':
      return `${name} must have at least ${params['limit']} items.`
    case 'maxItems':
      return `${name} must have at most ${params['limit']} items, not ${lengthOf(data)}.`
    case 'uniqueItems':
      return `${name} must not have the same item twice: items ${params['j']} and ${params['i']} are equal.`
    case 'pattern':
      return patternSentence(name, String(params['pattern']), data)
    case 'format':
      return params['format'] === 'date-time'
        ? `${name} must be a time, such as 2026-11-27T09:30:00Z.`
        : `${name} ${error.message ?? 'is not accepted'}.`
    default:
      return `${name} ${error.message ?? 'is not accepted'}.`
  }
}

function choicesOf(choices: Readonly<Record<string, readonly unknown[]>> | undefined, property: unknown): string {
  const values = choices?.[String(property)]
  return values === undefined ? '' : `: give one of ${listOf(values, listedMax)}`
}

function patternSentence(name: string, pattern: string, data: unknown): string {
  const text = String(data)
  const [found] = pattern.includes(excludedFromLines)
    ? (new RegExp(`[${excludedFromLines}]`, 'u').exec(text) ?? [])
    : []
  if (found !== undefined) {
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    return `${name} must not contain the character U+${code} at position ${lengthOf(text.slice(0, text.indexOf(found))) + 1}.`
  }
  if (text.trim() === '') return `${name} must not be blank.`
  const phrase = patternPhrases.get(pattern) ?? 'have the form that its operation in the reference names'
  // Another text may be a secret.
  return `${name} must ${phrase}${phrase === pathPhrase ? `, not ${quote(text)}` : ''}.`
}

/** A single text in the place of a list is shown as a list. */
function listExample(type: unknown, data: unknown): string {
  return type === 'array' && typeof data === 'string' && data.length <= exampleLengthMax
    ? `, such as [${quote(data)}]`
    : ''
}

const exampleLengthMax = 40

function unknownName(place: string, name: string, known: string[], missingName: string | undefined): string {
  const kind = place === 'query' ? 'query parameter' : 'field'
  const refusal = `There is no ${kind} ${shorten(name)}.`
  const elsewhere = placeElsewhere(name, known)
  if (elsewhere !== undefined) return `${refusal} ${elsewhere}`
  const meant = nameMeant(name, known) ?? missingName
  if (meant) return `${refusal} Did you mean ${meant}?`
  return known.length > 0 ? `${refusal} Known: ${known.slice(0, 12).join(', ')}.` : refusal
}

/** A name that the caller made up may be as long as the whole request. */
function shorten(name: string): string {
  return quote(name).slice(1, -1)
}

function notOneOf(name: string, given: unknown, allowed: unknown): string {
  const meant = typeof given === 'string' && Array.isArray(allowed) ? valueMeant(given, allowed.map(String)) : undefined
  const refusal = `${name} must be one of ${listOf(allowed, meant === undefined ? listedMax : listedBesideMax)}, not ${typeof given === 'string' ? quote(given) : typeOf(given)}.`
  return meant === undefined ? refusal : `${refusal} Did you mean ${meant}?`
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : article(typeof value)
}

/** The length of a text in characters, as JSON Schema counts them, or of a list in items. */
function lengthOf(value: unknown): number {
  return typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`
}

const listedMax = 20
/** So many are listed of more, where the one that is meant is named as well. */
const listedBesideMax = 8

function listOf(values: unknown, countMax: number): string {
  if (!Array.isArray(values)) return ''
  if (values.length <= listedMax) return values.join(', ')
  return `${values.slice(0, countMax).join(', ')} or ${values.length - countMax} others`
}
