import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import type { InputSchema } from '../operations.ts'
import { codeIn } from './code-in.tsx'
import { choicesOf, severalOf, typeOf } from './schema-values.ts'
import type { Choice } from './schema-values.ts'

interface SchemaFieldsProps {
  readonly input: InputSchema
  /** What a field has at first. */
  readonly knownOf?: (name: string) => string
  /** What is wrong with fields, by their names. */
  readonly problems?: ReadonlyMap<string, string>
}

/** A field for each property of a schema, those before that are required. */
export function SchemaFields({ input, knownOf = () => '', problems }: SchemaFieldsProps): JSX.Element {
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
          problem={problems?.get(name)}
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
  readonly problem: string | undefined
}

function Field(props: FieldProps): JSX.Element {
  const { name, schema, isRequired, problem } = props
  const id = useId()
  const several = severalOf(schema)
  const label = (
    <>
      {schema.title ?? name}
      {isRequired && <small> required</small>}
    </>
  )
  const notes: ComponentChildren = (
    <>
      {schema.description !== undefined && <small class="quiet">{codeIn(schema.description)}</small>}
      {problem !== undefined && (
        <small class="field-problem" id={`${id}-problem`}>
          {problem}
        </small>
      )}
    </>
  )
  if (several)
    return (
      <fieldset class="form-field" {...(problem !== undefined && { 'aria-describedby': `${id}-problem` })}>
        <legend>{label}</legend>
        <Several name={name} choices={several} chosen={listOf(schema.default)} />
        {notes}
      </fieldset>
    )
  return (
    <div class="form-field">
      <label for={id}>{label}</label>
      <Control {...props} id={id} />
      {notes}
    </div>
  )
}

function problemMarks({ problem }: Pick<FieldProps, 'problem'>, id: string) {
  return problem !== undefined && { 'aria-invalid': true as const, 'aria-describedby': `${id}-problem` }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

interface SeveralProps {
  readonly name: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly unknown[]
}

function Several({ name, choices, chosen }: SeveralProps): JSX.Element {
  return (
    <div class="several">
      {choices.map((choice) => (
        <label key={String(choice.value)}>
          <input
            type="checkbox"
            name={name}
            value={String(choice.value)}
            defaultChecked={chosen.includes(choice.value)}
          />{' '}
          {choice.name}
        </label>
      ))}
    </div>
  )
}

interface ControlProps extends FieldProps {
  readonly id: string
}

function Control({ id, name, schema, isRequired, known, problem }: ControlProps): JSX.Element {
  const type = typeOf(schema)
  const choices = choicesOf(schema) ?? (type === 'boolean' ? booleans : undefined)
  const common = { class: 'field', id, name, required: isRequired, ...problemMarks({ problem }, id) }
  if (choices)
    return (
      <select {...common}>
        <option value="">{isRequired ? 'Choose' : 'Not given'}</option>
        {choices.map((choice) => (
          <option key={String(choice.value)} value={String(choice.value)} selected={String(choice.value) === known}>
            {choice.name}
          </option>
        ))}
      </select>
    )
  if (isLong(schema, type))
    return (
      <textarea
        {...common}
        defaultValue={known}
        rows={2}
        placeholder={placeholderOf(schema, type)}
        spellcheck={false}
      />
    )
  return (
    <input
      {...common}
      {...kindOf(schema, type)}
      defaultValue={known}
      placeholder={placeholderOf(schema, type)}
      spellcheck={false}
      autocomplete="off"
    />
  )
}

const booleans: readonly Choice[] = [
  { value: true, name: 'yes' },
  { value: false, name: 'no' },
]

/** What is typed into a field, so that a phone shows the right keys. Numbers are text, which can be said to be none. */
function kindOf({ format }: InputSchema, type: string) {
  if (type === 'integer' || type === 'number') return { inputMode: type === 'integer' ? 'numeric' : 'decimal' } as const
  if (format === 'date') return { type: 'date' } as const
  if (format === 'date-time') return { type: 'datetime-local', step: 1 } as const
  return format === 'email' ? ({ inputMode: 'email' } as const) : {}
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
