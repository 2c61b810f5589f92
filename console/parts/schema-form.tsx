import type { JSX } from 'preact'
import type { Arguments, InputSchema } from '../operations.ts'

/** Text that a person typed into a field is no value of its type. */
class UnreadableField extends Error {}

interface SchemaFieldsProps {
  readonly input: InputSchema
  /** What a field has at first. */
  readonly knownOf?: (name: string) => string
}

/** A field for each property of a schema, those before that are required. */
export function SchemaFields({ input, knownOf = () => '' }: SchemaFieldsProps): JSX.Element {
  const { properties = {}, required = [] } = input
  const names = Object.keys(properties).toSorted(
    (one, other) => Number(required.includes(other)) - Number(required.includes(one)),
  )
  return (
    <>
      {names.map((name) => (
        <Field
          key={name}
          name={name}
          schema={properties[name] ?? {}}
          isRequired={required.includes(name)}
          known={knownOf(name)}
        />
      ))}
      {names.length === 0 && <p class="quiet">It takes no arguments.</p>}
    </>
  )
}

interface FieldProps {
  readonly name: string
  readonly schema: InputSchema
  readonly isRequired: boolean
  readonly known: string
}

function Field({ name, schema, isRequired, known }: FieldProps): JSX.Element {
  const type = typeOf(schema)
  const id = `argument-${name}`
  return (
    <div class="form-field">
      <label for={id}>
        {name}
        {isRequired && <small> required</small>}
      </label>
      {schema.enum !== undefined ? (
        <select class="field" id={id} name={name} required={isRequired}>
          <option value="">{isRequired ? 'Choose' : 'Not given'}</option>
          {schema.enum.map((value) => (
            <option key={String(value)} value={String(value)}>
              {String(value)}
            </option>
          ))}
        </select>
      ) : type === 'boolean' ? (
        <select class="field" id={id} name={name} required={isRequired}>
          <option value="">Not given</option>
          <option value="true">yes</option>
          <option value="false">no</option>
        </select>
      ) : isLong(schema, type) ? (
        <textarea
          class="field"
          id={id}
          name={name}
          required={isRequired}
          rows={2}
          placeholder={placeholderOf(schema, type)}
          spellcheck={false}
        />
      ) : (
        <input
          class="field"
          id={id}
          name={name}
          required={isRequired}
          defaultValue={known}
          placeholder={placeholderOf(schema, type)}
          spellcheck={false}
          autocomplete="off"
        />
      )}
      {schema.description !== undefined && <small class="quiet">{schema.description}</small>}
    </div>
  )
}

function typeOf({ type }: InputSchema): string {
  return typeof type === 'string' ? type : (type?.find((one) => one !== 'null') ?? 'object')
}

function isLong(schema: InputSchema, type: string): boolean {
  return (
    type === 'object' ||
    (type === 'array' && typeOf(schema.items ?? {}) === 'object') ||
    (schema.maxLength ?? 0) > 1_000
  )
}

function placeholderOf(schema: InputSchema, type: string): string {
  if (schema.default !== undefined) return `${JSON.stringify(schema.default)} if not given`
  if (type === 'array') return typeOf(schema.items ?? {}) === 'object' ? 'JSON' : 'several, separated by commas'
  return type === 'object' ? 'JSON' : (schema.format ?? '')
}

/** What the fields of a form have, as values of their types. */
export function argumentsOf(form: HTMLFormElement | null, { properties = {} }: InputSchema): Arguments {
  if (form === null) return {}
  const given = [...new FormData(form)].filter(([, value]) => value !== '')
  return Object.fromEntries(given.map(([name, value]) => [name, valueOf(name, String(value), properties[name] ?? {})]))
}

function valueOf(name: string, text: string, schema: InputSchema): unknown {
  const type = typeOf(schema)
  if (type === 'boolean') return text === 'true'
  if (type === 'integer' || type === 'number') return Number(text)
  if (type === 'string') return text
  if (type === 'array' && typeOf(schema.items ?? {}) !== 'object')
    return text.split(',').map((one) => valueOf(name, one.trim(), schema.items ?? {}))
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableField(`${name} must be JSON.`)
  }
}
