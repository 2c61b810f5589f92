import { GantryError } from 'gantry/client'
import { useTakenFocus } from '../parts/take-focus.ts'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { gantry, sentenceOf } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { Problem } from '../parts/states.tsx'
import { TwoTexts } from '../parts/two-texts.tsx'
import { say } from '../parts/toasts.tsx'
import type { OpenTask } from './model.ts'

interface ContentProps {
  readonly open: OpenTask
  readonly task: Schemas.Task
  readonly isEditing: boolean
  readonly setEditing: (isEditing: boolean) => void
}

/** Title and text, to read and to edit in their place. */
export function Content({ open, task, isEditing, setEditing }: ContentProps): JSX.Element {
  if (isEditing) return <Editor open={open} task={task} close={() => setEditing(false)} />
  return (
    <article class="content">
      <h1>{task.title}</h1>
      {task.isFromOutside === true && <p class="chip warn">Contains text from outside the project</p>}
      {task.content === '' ? <p class="quiet">No description.</p> : <Markdown text={task.content} level={2} />}
    </article>
  )
}

interface EditorProps {
  readonly open: OpenTask
  readonly task: Schemas.Task
  readonly close: () => void
}

interface Draft {
  readonly title: string
  readonly content: string
  readonly tags: string
}

/** What an edit began with, and its version. */
interface Base {
  readonly etag: string | undefined
  readonly draft: Draft
}

const draftOf = ({ title, content, tags }: Schemas.Task): Draft => ({ title, content, tags: tags.join(', ') })

/** Saves against the version that was read. Where another change came first, both texts are shown. */
function Editor({ open, task, close }: EditorProps): JSX.Element {
  // What another caller changes meanwhile is not the base of this edit.
  const base = useRef<Base>({ etag: open.etag, draft: draftOf(task) })
  const [draft, setDraft] = useState(base.current.draft)
  const [other, setOther] = useState<Draft>()
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const change = () => changeOf(base.current.draft, draft)
  const save = async () => {
    setSaving(true)
    setProblem(undefined)
    try {
      const theirs = await saveOn(open, base, draft)
      setOther(theirs)
      if (theirs === undefined) {
        await open.load()
        say('Saved.')
        close()
      }
    } catch (error) {
      setProblem(sentenceOf(error))
    }
    setSaving(false)
  }
  return (
    <form
      class="content editor"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
      }}
    >
      <h1 class="visually-hidden">Edit the task</h1>
      {other !== undefined && <TwoTexts mine={textOf(draft)} other={textOf(other)} take={() => setDraft(other)} />}
      <Fields draft={draft} setDraft={setDraft} />
      {problem !== undefined && <Problem text={problem} />}
      <div class="form-actions">
        <button type="submit" class="button primary" disabled={isSaving}>
          {other === undefined ? 'Save' : 'Save my text over it'}
        </button>
        <button type="button" class="button" onClick={close}>
          Cancel
        </button>
        <CopyAs group="tasks" command="tasks update" args={() => ({ id: open.id, ...change() })} />
        <span class="quiet hint">Markdown. Ctrl Enter saves.</span>
      </div>
    </form>
  )
}

function Fields({
  draft,
  setDraft,
}: {
  readonly draft: Draft
  readonly setDraft: (draft: Draft) => void
}): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null)
  useTakenFocus(field)
  return (
    <>
      <input
        class="field title-field"
        aria-label="Title"
        value={draft.title}
        maxLength={256}
        required
        onInput={({ currentTarget }) => setDraft({ ...draft, title: currentTarget.value })}
      />
      <textarea
        class="field content-field"
        aria-label="Description"
        ref={field}
        value={draft.content}
        onInput={({ currentTarget }) => setDraft({ ...draft, content: currentTarget.value })}
      />
      <input
        class="field"
        aria-label="Tags"
        placeholder="Tags, separated by commas"
        value={draft.tags}
        onInput={({ currentTarget }) => setDraft({ ...draft, tags: currentTarget.value })}
      />
    </>
  )
}

/** Only what was edited is sent: what others changed of the rest stays. */
function changeOf(base: Draft, draft: Draft): Schemas.TaskPatch {
  return {
    ...(draft.title !== base.title && { title: draft.title }),
    ...(draft.content !== base.content && { content: draft.content }),
    ...(draft.tags !== base.tags && {
      tags: draft.tags
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    }),
  }
}

/**
 * Saves a draft, and gives the text of another edit that came first. A comment, a claim and a step change the version of
 * a task too: where what was edited is as it was, the draft is saved on the new version.
 */
async function saveOn({ id }: OpenTask, base: { current: Base }, draft: Draft): Promise<Draft | undefined> {
  for (;;) {
    const { etag, draft: before } = base.current
    const change = changeOf(before, draft)
    if (Object.keys(change).length === 0) return undefined
    try {
      await gantry.tasks.update({ id, ...change, ...(etag !== undefined && { ifMatch: etag }) })
      return undefined
    } catch (error) {
      if (!(error instanceof GantryError && error.code === 'revision_mismatch')) throw error
    }
    const now = await gantry.tasks.get({ id }).answer()
    base.current = { etag: now.etag, draft: draftOf(now.data) }
    if (textOf(before) !== textOf(base.current.draft)) return base.current.draft
  }
}

function textOf({ title, content, tags }: Draft): string {
  return `${title}\n\n${content}${tags === '' ? '' : `\n\n${tags}`}`
}
