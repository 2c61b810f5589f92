import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { callNamed, operationNamed } from '../operations.ts'
import type { Arguments, InputSchema, OperationEntry, OperationLine } from '../operations.ts'
import { isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { codeIn } from '../parts/code-in.tsx'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { SchemaFields } from '../parts/schema-form.tsx'
import { argumentsOf } from '../parts/schema-values.ts'
import { Problem, Skeleton } from '../parts/states.tsx'
import { place } from '../router.ts'

interface FormProps {
  readonly operation: OperationEntry
  readonly back: () => void
}

interface NamedOperationProps {
  readonly line: OperationLine
  readonly back: () => void
}

/** The form of an operation of the list; its arguments are loaded with it. */
export function NamedOperation({ line, back }: NamedOperationProps): JSX.Element {
  const [operation, setOperation] = useState<OperationEntry>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    operationNamed(line.group, line.command).then(setOperation, (error: unknown) => setProblem(sentenceOf(error)))
  }, [line])
  if (problem !== undefined) return <Problem text={problem} />
  return operation === undefined ? <Skeleton lines={4} /> : <OperationForm operation={operation} back={back} />
}

/** An operation as a form of its arguments, and its answer. */
function OperationForm({ operation, back }: FormProps): JSX.Element {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
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
          <p class="quiet">{codeIn(operation.firstSentence)}</p>
        </div>
        <CopyAs
          group={operation.group}
          command={operation.command}
          args={() => safeArguments(form.current, operation.input)}
        />
      </header>
      <div class="operation-fields">
        <SchemaFields input={operation.input} knownOf={knownOf} />
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

/** The task that is on the page is the one that is meant. */
function knownOf(name: string): string {
  const [, area, id = ''] = place.peek().path.split('/')
  return (name === 'id' || name === 'taskId') && area === 'tasks' ? id : ''
}

function safeArguments(form: HTMLFormElement | null, input: InputSchema): Arguments {
  try {
    return argumentsOf(form, input)
  } catch {
    return {}
  }
}

const shownMax = 200_000

async function shown(answer: unknown): Promise<string> {
  const text = answer instanceof Response ? await answer.text() : JSON.stringify(answer, undefined, 2)
  return (text ?? 'Done.').slice(0, shownMax)
}
