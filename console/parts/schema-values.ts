import type { Arguments, InputSchema } from '../operations.ts'

/** Text that a person typed into a field is no value of its type. */
class UnreadableField extends Error {}

export function typeOf({ type }: InputSchema): string {
  return typeof type === 'string' ? type : (type?.find((one) => one !== 'null') ?? 'object')
}

export interface Choice {
  readonly value: unknown
  readonly name: string
}

/** The values of which one is taken, with their names; nothing where any value is. */
export function choicesOf({ enum: values, enumNames, oneOf, anyOf }: InputSchema): readonly Choice[] | undefined {
  if (values !== undefined) return values.map((value, index) => ({ value, name: enumNames?.[index] ?? String(value) }))
  const named = oneOf ?? anyOf
  if (named === undefined || named.length === 0 || named.some(({ const: value }) => value === undefined))
    return undefined
  return named.map(({ const: value, title }) => ({ value, name: title ?? String(value) }))
}

/** A list of several of some choices. */
export function severalOf(schema: InputSchema): readonly Choice[] | undefined {
  return typeOf(schema) === 'array' && schema.items !== undefined ? choicesOf(schema.items) : undefined
}

/** What the fields of a form have, as values of their types. */
export function argumentsOf(form: HTMLFormElement | null, schema: InputSchema): Arguments {
  return form === null ? {} : argumentsIn(new FormData(form), schema)
}

export function argumentsIn(data: FormData, { properties = {} }: InputSchema): Arguments {
  const names = [...new Set(data.keys())].filter((name) => data.get(name) !== '')
  return Object.fromEntries(
    names.map((name) => {
      const schema = properties[name] ?? {}
      const texts = data.getAll(name).map(String)
      return [
        name,
        severalOf(schema)
          ? texts.map((text) => chosen(text, severalOf(schema)))
          : valueOf(name, texts[0] ?? '', schema),
      ]
    }),
  )
}

/** The choice that a field names by the text of its value. */
function chosen(text: string, choices: readonly Choice[] | undefined): unknown {
  return choices?.find(({ value }) => String(value) === text)?.value ?? text
}

function valueOf(name: string, text: string, schema: InputSchema): unknown {
  const type = typeOf(schema)
  if (choicesOf(schema)) return chosen(text, choicesOf(schema))
  if (type === 'boolean') return text === 'true'
  if (type === 'integer' || type === 'number') return Number(text)
  if (type === 'string') return schema.format === 'date-time' ? momentOf(text) : text
  if (type === 'array' && typeOf(schema.items ?? {}) !== 'object')
    return text.split(',').map((one) => valueOf(name, one.trim(), schema.items ?? {}))
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableField(`${name} must be JSON.`)
  }
}

/** A field for a time has that of the place where it is read. */
function momentOf(text: string): string {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString()
}

/** What is wrong with the values of fields, by their names: a sentence for each, as the service would say it. */
export function problemsOf(
  values: Arguments,
  { properties = {}, required = [] }: InputSchema,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(properties).flatMap(([name, schema]) => {
      const problem = values[name] === undefined ? missing(required.includes(name)) : problemOf(values[name], schema)
      return problem === undefined ? [] : [[name, `${schema.title ?? name} ${problem}.`] as const]
    }),
  )
}

function missing(isRequired: boolean): string | undefined {
  return isRequired ? 'is required' : undefined
}

function problemOf(value: unknown, schema: InputSchema): string | undefined {
  if (typeof value === 'number') return problemOfNumber(value, schema)
  if (typeof value === 'string') return choicesOf(schema) ? undefined : problemOfText(value, schema)
  return Array.isArray(value) ? problemOfList(value, schema) : undefined
}

function problemOfNumber(value: number, schema: InputSchema): string | undefined {
  const { minimum, maximum } = schema
  if (Number.isNaN(value)) return 'must be a number'
  if (typeOf(schema) === 'integer' && !Number.isInteger(value)) return 'must be a whole number'
  if (minimum !== undefined && value < minimum) return `must be at least ${minimum}`
  return maximum !== undefined && value > maximum ? `must be at most ${maximum}` : undefined
}

const formats: Readonly<Record<string, readonly [form: RegExp, name: string]>> = {
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address, such as ada@example.org'],
  uri: [/^[a-z][a-z0-9+.-]*:\S+$/i, 'an address, such as https://example.org'],
  date: [/^\d{4}-\d\d-\d\d$/, 'a date, such as 2027-03-31'],
  'date-time': [/^\d{4}-\d\d-\d\dT/, 'a time, such as 2027-03-31T12:00:00Z'],
}

function problemOfText(value: string, { minLength, maxLength, format = '' }: InputSchema): string | undefined {
  const { length } = [...value]
  const known = Object.hasOwn(formats, format) ? formats[format] : undefined
  if (known !== undefined && !known[0].test(value)) return `must be ${known[1]}`
  if (minLength !== undefined && length < minLength) return `must have at least ${minLength} characters`
  return maxLength !== undefined && length > maxLength ? `must have at most ${maxLength} characters` : undefined
}

function problemOfList({ length }: readonly unknown[], { minItems, maxItems }: InputSchema): string | undefined {
  if (minItems !== undefined && length < minItems) return `must have at least ${minItems} of these`
  return maxItems !== undefined && length > maxItems ? `must have at most ${maxItems} of these` : undefined
}
