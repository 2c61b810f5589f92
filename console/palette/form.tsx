import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { callNamed } from '../operations.ts'
import type { Arguments, InputSchema, OperationEntry } from '../operations.ts'
import { isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { Problem } from '../parts/states.tsx'
import { place } from '../router.ts'

interface FormProps {
  readonly operation: OperationEntry
  readonly back: () => void
}

/** Text that a person typed into a field is no value of its type. */
class UnreadableField extends Error {}

/** An operation as a form of its arguments, and its answer. */
export function OperationForm({ operation, back }: FormProps): JSX.Element {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { properties = {}, required = [] } = operation.input
  const names = Object.keys(properties).toSorted(
    (one, other) => Number(required.includes(other)) - Number(required.includes(one)),
  )
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea, button[type=submit]')?.focus(), [])
  const send = async () => {
    setProblem(undefined)
    setAnswer(undefined)
    setSending(true)
    try {
      setAnswer(await shown(await callNamed(operation.command, argumentsOf(form.current, operation.input))))
    } catch (error) {
      if (isSignedOut(error)) leave()
      setProblem(sentenceOf(error))
    }
    setSending(false)
  }
  return (
    <form
      ref={form}
      class="operation"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <header>
        <button type="button" class="icon-button" aria-label="Back to the list" onClick={back}>
          <span class="turned">
            <Icon name="chevron" />
          </span>
        </button>
        <div>
          <h2>{operation.summary.replace(/\.$/, '')}</h2>
          <p class="quiet">{operation.firstSentence}</p>
        </div>
        <CopyAs
          group={operation.group}
          command={operation.command}
          args={() => safeArguments(form.current, operation.input)}
        />
      </header>
      <div class="operation-fields">
        {names.map((name) => (
          <Field key={name} name={name} schema={properties[name] ?? {}} isRequired={required.includes(name)} />
        ))}
        {names.length === 0 && <p class="quiet">It takes no arguments.</p>}
        {problem !== undefined && <Problem text={problem} />}
        {answer !== undefined && (
          <textarea
            class="answer"
            aria-label="Answer"
            readOnly
            value={answer}
            rows={Math.min(answer.split('\n').length, 16)}
          />
        )}
      </div>
      <footer>
        <code>
          {operation.method} {operation.path}
        </code>
        <button type="submit" class={`button ${operation.isDestructive ? 'danger' : 'primary'}`} disabled={isSending}>
          {operation.isReadOnly ? 'Read' : operation.isDestructive ? 'Do it' : 'Send'}
        </button>
      </footer>
    </form>
  )
}

interface FieldProps {
  readonly name: string
  readonly schema: InputSchema
  readonly isRequired: boolean
}

function Field({ name, schema, isRequired }: FieldProps): JSX.Element {
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
          defaultValue={knownOf(name)}
          placeholder={placeholderOf(schema, type)}
          spellcheck={false}
          autocomplete="off"
        />
      )}
      {schema.description !== undefined && <small class="quiet">{schema.description}</small>}
    </div>
  )
}

/** The task that is on the page is the one that is meant. */
function knownOf(name: string): string {
  const [, area, id = ''] = place.peek().path.split('/')
  return (name === 'id' || name === 'taskId') && area === 'tasks' ? id : ''
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

function safeArguments(form: HTMLFormElement | null, input: InputSchema): Arguments {
  try {
    return argumentsOf(form, input)
  } catch {
    return {}
  }
}

function argumentsOf(form: HTMLFormElement | null, { properties = {} }: InputSchema): Arguments {
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

const shownMax = 200_000

async function shown(answer: unknown): Promise<string> {
  const text = answer instanceof Response ? await answer.text() : JSON.stringify(answer, undefined, 2)
  return (text ?? 'Done.').slice(0, shownMax)
}
