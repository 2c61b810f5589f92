import type { ComponentChildren, JSX } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { Dialog } from './dialog.tsx'
import { Problem } from './states.tsx'
import { sayFailure } from './toasts.tsx'

interface FormDialogProps {
  readonly title: string
  /** What the button does. */
  readonly action: string
  readonly send: () => Promise<unknown>
  readonly close: () => void
  readonly children: ComponentChildren
  readonly copy?: ComponentChildren
  readonly isDisabled?: boolean
  /** Whether what comes next stands in its place, and closes it. */
  readonly isStaying?: boolean
}

/** A form over the page: it closes when the service has taken it, and shows the words of a refusal. */
export function FormDialog(props: FormDialogProps): JSX.Element {
  const { title, action, send, close, children, copy, isDisabled = false, isStaying = false } = props
  const sending = useSending(send, close, isStaying)
  const { problem, isSending } = sending
  return (
    <Dialog label={title} close={close} mayClose={sending.mayClose} class="sheet-dialog">
      <h2>{title}</h2>
      {problem !== undefined && <Problem text={problem} />}
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void sending.submit()
        }}
      >
        {children}
        <div class="form-actions">
          <button type="submit" class="button primary" disabled={isSending || isDisabled}>
            {action}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              if (sending.mayClose()) close()
            }}
          >
            Cancel
          </button>
          {copy}
        </div>
        {sending.isKept && isSending && (
          <p class="quiet small" role="status">
            Waiting for the answer. It is shown here once, so this stays open until then.
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** Sends a form, whose dialog may be closed before the answer is there. */
function useSending(send: () => Promise<unknown>, close: () => void, isStaying: boolean) {
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [isKept, setKept] = useState(false)
  const isGone = useRef(false)
  useLayoutEffect(() => () => void (isGone.current = true), [])
  const submit = async () => {
    setSending(true)
    setKept(false)
    try {
      await send()
      // Another dialog may stand there by now.
      if (!isStaying && !isGone.current) close()
    } catch (error) {
      if (isGone.current) return sayFailure(error)
      if (isSignedOut(error)) leave()
      setProblem(sentenceOf(error))
      setSending(false)
    }
  }
  /** What comes next may be a secret that is shown once: it needs its place until it is there. */
  const mayClose = () => {
    if (!isStaying || !isSending) return true
    setKept(true)
    return false
  }
  return { problem, isSending, isKept, submit, mayClose }
}

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly set: (value: string) => void
  readonly isRequired?: boolean
  readonly hint?: string
  /** The number of lines of a longer text. */
  readonly lines?: number
  /** Whether what is typed is not shown. */
  readonly isSecret?: boolean
}

/** A field grows with its text, and so does not heed its rows. */
const linePx = 22

export function TextField(props: TextFieldProps): JSX.Element {
  const { label, value, set, isRequired = false, hint, lines, isSecret = false } = props
  const id = useId()
  const shared = { id, class: 'field', required: isRequired, value, spellcheck: false }
  return (
    <div class="form-field">
      <label for={id}>{label}</label>
      {lines !== undefined ? (
        <textarea
          {...shared}
          style={{ minHeight: `${lines * linePx}px` }}
          onInput={({ currentTarget }) => set(currentTarget.value)}
        />
      ) : isSecret ? (
        <input
          {...shared}
          type="password"
          autocomplete="new-password"
          onInput={({ currentTarget }) => set(currentTarget.value)}
        />
      ) : (
        <input {...shared} autocomplete="off" onInput={({ currentTarget }) => set(currentTarget.value)} />
      )}
      {hint !== undefined && <small class="quiet">{hint}</small>}
    </div>
  )
}

interface ChoiceFieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly (readonly [value: Value, words: string])[]
  readonly set: (value: Value) => void
}

export function ChoiceField<Value extends string>({
  label,
  value,
  choices,
  set,
}: ChoiceFieldProps<Value>): JSX.Element {
  const id = useId()
  return (
    <div class="form-field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="field"
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = choices.find(([each]) => each === currentTarget.value)
          if (chosen !== undefined) set(chosen[0])
        }}
      >
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
