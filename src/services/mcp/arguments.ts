import type { ErrorObject, Options, ValidateFunction } from 'ajv'
import { fail } from '../../errors.ts'
import { nearest } from '../../platform/text/nearest.ts'
import { quote } from '../../platform/text/quote.ts'
import type { ErrorDetail } from '../../errors.ts'

/** Gives everything that is wrong with a value; nothing when it is right, or when the schema itself cannot be used. */
export type ArgumentCheck = (value: unknown) => Promise<ErrorDetail[]>

// A larger schema takes long to compile, and the server is the judge of its arguments anyway.
const schemaLengthMax = 256 * 1024
const detailsMax = 100

/** A check by a JSON schema of a server, compiled on first use. `place` is where the value stands, for the details. */
export function checkBy(schema: unknown, place: string): ArgumentCheck {
  let compiled: Promise<ValidateFunction | undefined> | undefined
  return async (value) => {
    compiled ??= compile(schema)
    const validate = await compiled
    if (validate === undefined || validate(value)) return []
    return (validate.errors ?? []).slice(0, detailsMax).map((error) => detailOf(error, place))
  }
}

const options: Options = {
  allErrors: true,
  strict: false,
  logger: false,
  // With the value beside each error, for a name that was meant by another one.
  verbose: true,
  // By the standard a format is a note, unless both sides agree to more.
  validateFormats: false,
  // The schemas of two tools may carry the same `$id`.
  addUsedSchema: false,
}

/** Schemas of servers follow draft 2020-12 unless they say otherwise, and some follow draft 7 without saying so. */
async function compile(schema: unknown): Promise<ValidateFunction | undefined> {
  if (typeof schema !== 'object' || schema === null || JSON.stringify(schema).length > schemaLengthMax) return undefined
  const [{ Ajv2020 }, { Ajv }] = await Promise.all([import('ajv/dist/2020.js'), import('ajv')])
  return attempt(() => new Ajv2020(options).compile(schema)) ?? attempt(() => new Ajv(options).compile(schema))
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function detailOf(error: ErrorObject, place: string): ErrorDetail {
  const { instancePath, keyword, message, params } = error
  const member: unknown =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName']
  const path =
    typeof member === 'string' ? `${instancePath}/${member.replaceAll('~', '~0').replaceAll('/', '~1')}` : instancePath
  return {
    path: `${place}${path}`.slice(0, 1024),
    rule: keyword.slice(0, 64),
    message: `${sentence(nameOf(path), keyword, message, params)}${givenFor(error)}`.slice(0, 2048),
  }
}

/** The name that was given in place of one that is missing. */
function givenFor({ keyword, params, data, parentSchema }: ErrorObject): string {
  const missing: unknown = params['missingProperty']
  if (keyword !== 'required' || typeof missing !== 'string') return ''
  const known = Object.keys(Object(parentSchema?.['properties']))
  const others = Object.keys(Object(data)).filter((name) => !known.includes(name))
  const given = nearest(missing, others)
  return given === undefined ? '' : ` The tool does not know ${quote(given)}: did you mean ${missing}?`
}

/** How a sentence names the value at a path: `edits/0/oldText`, or the whole value. */
function nameOf(path: string): string {
  return path === '' ? 'The value' : quote(path.slice(1)).slice(1, -1)
}

function sentence(name: string, keyword: string, message: string | undefined, params: Record<string, unknown>): string {
  switch (keyword) {
    case 'required':
      return `${name} is required.`
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${name} is not known to the tool.`
    case 'enum':
      return `${name} must be one of ${JSON.stringify(params['allowedValues'])}.`
    case 'const':
      return `${name} must be ${JSON.stringify(params['allowedValue'])}.`
    default:
      return `${name} ${message ?? 'does not match the schema of the tool'}.`
  }
}

const sentencesMax = 3

export function refuseArguments(details: ErrorDetail[]): never {
  fail('mcp_arguments_invalid', {
    message: `The arguments do not match the input schema of the tool: ${firstOf(details)}`,
    hint: 'GET /api/v1/mcp/tools lists the tools with their input schemas.',
    details,
  })
}

/** Refuses an answer to a question of a server. */
export function refuseAnswer(details: ErrorDetail[]): never {
  fail('mcp_arguments_invalid', {
    message: `The answer does not match the schema of the question: ${firstOf(details)}`,
    hint: 'Send the answer again: the question waits for it.',
    details,
  })
}

function firstOf(details: readonly ErrorDetail[]): string {
  return details
    .slice(0, sentencesMax)
    .map(({ message }) => message)
    .join(' ')
}
