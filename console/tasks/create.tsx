import type { JSX } from 'preact'
import { useTakenFocus } from '../parts/take-focus.ts'
import { useRef, useState } from 'preact/hooks'
import { CopyAs } from '../parts/copy-as.tsx'
import { createTask } from './actions.ts'

/** A new task in its place: Enter makes it and asks for the next one, Escape ends that. */
export function CreateTask({ close }: { readonly close: () => void }): JSX.Element {
  const field = useRef<HTMLInputElement>(null)
  useTakenFocus(field)
  const [isSending, setSending] = useState(false)
  const send = async () => {
    const input = field.current
    const title = input?.value.trim() ?? ''
    if (input === null || title === '' || isSending) return
    setSending(true)
    const id = await createTask(title)
    setSending(false)
    if (id !== undefined) input.value = ''
    input.focus()
  }
  return (
    <form
      class="create"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <input
        ref={field}
        class="field"
        aria-label="Title of the new task"
        placeholder="What is to be done?"
        maxLength={256}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      />
      <div class="create-actions">
        <button type="submit" class="button primary" disabled={isSending}>
          Create
        </button>
        <button type="button" class="button" onClick={close}>
          Cancel
        </button>
        <CopyAs group="tasks" command="tasks create" args={() => ({ title: field.current?.value ?? '' })} />
      </div>
    </form>
  )
}
