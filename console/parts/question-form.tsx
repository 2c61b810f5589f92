import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Arguments, InputSchema } from '../operations.ts'
import { isFields, Readable } from './readable.tsx'
import { SchemaFields } from './schema-form.tsx'
import { argumentsIn, problemsOf } from './schema-values.ts'

/** What a server asks in the middle of a call, by the names of its questions. */
export type Questions = readonly (readonly [name: string, question: Question])[]

interface Question {
  readonly message: string
  /** What the answer has, as fields. */
  readonly schema?: InputSchema
  /** A page of the server, where the person goes on. */
  readonly url?: string
  /** What this page cannot answer. */
  readonly other?: object
}

/** The questions of a result that asks for input; nothing of any other result. */
export function questionsOf(result: Schemas.McpResult): Questions | undefined {
  const requests = result['inputRequests']
  return result['resultType'] === 'input_required' && isFields(requests) ? questionsIn(requests) : undefined
}

/** The questions of `inputRequests`, as a result and an approval have them. */
export function questionsIn(requests: Arguments): Questions {
  return Object.entries(requests).map(([name, request]) => [name, questionOf(request)])
}

function questionOf(request: unknown): Question {
  const { method, params } = isFields(request) ? request : {}
  if (method !== 'elicitation/create' || !isFields(params)) return { message: '', other: { method, params } }
  const { message = '', requestedSchema, url } = params
  if (typeof url === 'string') return { message: String(message), url }
  return { message: String(message), schema: isSchema(requestedSchema) ? requestedSchema : {} }
}

function isSchema(value: unknown): value is InputSchema {
  return isFields(value)
}

interface QuestionFormProps {
  readonly serverName: string
  readonly questions: Questions
  readonly answer: (responses: Arguments) => Promise<unknown>
  /** Whether the keyboard goes on in it: who has made the call answers, and others come by. */
  readonly takesFocus?: boolean
}

/** The questions of a server as a form: they are answered, declined, or left without an answer. */
export function QuestionForm({ serverName, questions, answer, takesFocus = false }: QuestionFormProps): JSX.Element {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<ReadonlyMap<string, ReadonlyMap<string, string>>>(new Map())
  const [isSending, setSending] = useState(false)
  const canAccept = questions.every(([, { other }]) => other === undefined)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, select, textarea, a, button')?.focus()
  }, [])
  // What is wrong is where the keys go on.
  useEffect(
    () => form.current?.querySelector<HTMLElement>('[aria-invalid], [aria-describedby] input')?.focus(),
    [problems],
  )
  const send = async (responseOf: (name: string) => object) => {
    setSending(true)
    await answer(Object.fromEntries(questions.map(([name]) => [name, responseOf(name)])))
    setSending(false)
  }
  const accept = () => {
    const given = new Map(questions.map(([name, { schema }]) => [name, schema && valuesIn(form.current, name, schema)]))
    const found = questions.flatMap(([name, { schema }]) => {
      const wrong = problemsOf(given.get(name) ?? {}, schema ?? {})
      return wrong.size > 0 ? [[name, wrong] as const] : []
    })
    setProblems(new Map(found))
    if (found.length > 0) return
    void send((name) => ({ action: 'accept', ...(given.get(name) && { content: given.get(name) }) }))
  }
  return (
    <form
      ref={form}
      class="tool-question"
      noValidate
      aria-label={`What ${serverName} asks`}
      onSubmit={(event) => {
        event.preventDefault()
        accept()
      }}
    >
      <h3>{serverName} asks, before it goes on</h3>
      {questions.map(([name, question]) => (
        <QuestionView key={name} name={name} question={question} problems={problems.get(name)} />
      ))}
      <div class="form-actions">
        {canAccept && (
          <button type="submit" class="button primary" disabled={isSending}>
            Accept
          </button>
        )}
        <button
          type="button"
          class="button"
          title="The server is told that you do not answer this."
          disabled={isSending}
          onClick={() => void send(() => ({ action: 'decline' }))}
        >
          Decline
        </button>
        <button
          type="button"
          class="button"
          title="The server is told that nobody has answered."
          disabled={isSending}
          onClick={() => void send(() => ({ action: 'cancel' }))}
        >
          Cancel
        </button>
      </div>
    </form>
  )
}

interface QuestionViewProps {
  readonly name: string
  readonly question: Question
  readonly problems: ReadonlyMap<string, string> | undefined
}

function QuestionView({ name, question, problems }: QuestionViewProps): JSX.Element {
  const { message, schema, url, other } = question
  const knownOf = (field: string) => {
    const value = schema?.properties?.[field]?.default
    return value === undefined ? '' : String(value)
  }
  return (
    <div class="stack" data-question={name}>
      {message !== '' && <p class="tool-about">{message}</p>}
      {schema && Object.keys(schema.properties ?? {}).length > 0 && (
        <SchemaFields input={schema} knownOf={knownOf} {...(problems && { problems })} />
      )}
      {url !== undefined && <Address url={url} />}
      {other && (
        <>
          <p class="quiet small">This page cannot answer it.</p>
          <Readable value={other} />
        </>
      )}
    </div>
  )
}

/** A page of elsewhere: it is named whole, and opens in a window that does not know this one. */
function Address({ url }: { readonly url: string }): JSX.Element {
  if (!/^https?:\/\//i.test(url)) return <code>{url}</code>
  return (
    <p>
      <a class="link" href={url} target="_blank" rel="noopener noreferrer">
        {url}
      </a>{' '}
      <span class="quiet small">Accept once you are done there.</span>
    </p>
  )
}

/** The fields of one question, of those in the form. */
function valuesIn(form: HTMLFormElement | null, name: string, schema: InputSchema): Arguments {
  const place = form?.querySelector(`[data-question=${JSON.stringify(name)}]`)
  const fields = [...(place?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])]
  const data = new FormData()
  for (const field of fields) if (field.type !== 'checkbox' || field.checked) data.append(field.name, field.value)
  return argumentsIn(data, schema)
}
