import { fail } from '../../errors.ts'
import { isRecord } from '../../platform/text/is-record.ts'

/** Reads the fields of a JSON body that no schema describes. `path` names a field in a refusal. */
export class Fields {
  readonly #fields: Readonly<Record<string, unknown>>
  readonly #path: string

  constructor(value: unknown, path = '') {
    this.#path = path
    this.#fields = isRecord(value) ? value : refuse(path === '' ? 'The body' : path, 'a JSON object')
  }

  get names(): readonly string[] {
    return Object.keys(this.#fields)
  }

  value(name: string): unknown {
    return this.#fields[name] ?? undefined
  }

  text(name: string): string | undefined {
    const value = this.value(name)
    return value === undefined || typeof value === 'string' ? value : refuse(this.#place(name), 'a string')
  }

  needText(name: string): string {
    return this.text(name) ?? refuse(this.#place(name), 'a string')
  }

  number(name: string, min: number, max: number): number | undefined {
    const value = this.value(name)
    if (value === undefined) return undefined
    return typeof value === 'number' && value >= min && value <= max
      ? value
      : refuse(this.#place(name), `a number from ${min} to ${max}`)
  }

  flag(name: string): boolean {
    const value = this.value(name) ?? false
    return typeof value === 'boolean' ? value : refuse(this.#place(name), 'true or false')
  }

  list(name: string, countMax: number): readonly unknown[] {
    const value = this.value(name) ?? []
    return Array.isArray(value) && value.length <= countMax
      ? value
      : refuse(this.#place(name), `a list of at most ${countMax} items`)
  }

  /** The objects of a list, with their places. */
  objects(name: string, countMax: number): readonly Fields[] {
    return this.list(name, countMax).map((item, index) => new Fields(item, `${this.#place(name)}[${index}]`))
  }

  object(name: string): Fields | undefined {
    const value = this.value(name)
    return value === undefined ? undefined : new Fields(value, this.#place(name))
  }

  record(name: string): Record<string, unknown> | undefined {
    const value = this.value(name)
    if (value === undefined) return undefined
    return isRecord(value) ? { ...value } : refuse(this.#place(name), 'a JSON object')
  }

  refuse(name: string, wanted: string): never {
    return refuse(this.#place(name), wanted)
  }

  #place(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`
  }
}

function refuse(place: string, wanted: string): never {
  const message = `${place} must be ${wanted}.`
  return fail('validation_failed', { message, details: [{ path: `body/${place}`, rule: 'type', message }] })
}

/**
 * The JSON object in a text, as tool calls have their input. Models write other texts too, which clients give back as
 * they are: providers take objects alone, and so the text is the member of one.
 */
export function inputIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text)
    if (isRecord(value)) return { ...value }
  } catch {
    // Given back below, as any other text that is no object.
  }
  return { unreadableArguments: text }
}

/** Text, or parts of text; images and files are refused. */
export function contentOf(fields: Fields, name: string): string {
  const value = fields.value(name)
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  return fields
    .objects(name, 1_000)
    .map((part) => {
      const type = part.needText('type')
      return ['text', 'input_text', 'output_text', 'refusal'].includes(type)
        ? (part.text('text') ?? part.text('refusal') ?? '')
        : part.refuse('type', 'text: other content is not supported')
    })
    .join('')
}
