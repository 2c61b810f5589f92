import { GantryError } from 'gantry/client'
import { useTakenFocus } from '../parts/take-focus.ts'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { gantry, sentenceOf } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Problem } from '../parts/states.tsx'
import { say } from '../parts/toasts.tsx'
import { TwoTexts } from '../parts/two-texts.tsx'

interface FileEditorProps {
  /** The file as it is now, which may change while it is edited. */
  readonly file: Schemas.ProjectFile
  readonly close: () => void
}

/** The text of a file. What was saved meanwhile is never overwritten without a look at it. */
export function FileEditor({ file, close }: FileEditorProps): JSX.Element {
  const { path } = file
  const base = useRef({ content: file.content, version: file.version })
  const field = useRef<HTMLTextAreaElement>(null)
  useTakenFocus(field)
  const [text, setText] = useState(file.content)
  const [other, setOther] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const isChanged = text !== base.current.content
  useEffect(() => keepText(isChanged), [isChanged])
  const save = async () => {
    setProblem(undefined)
    try {
      await gantry.tree.write({ path, content: text, ifMatch: `"${base.current.version}"` })
      say('Saved.')
      close()
    } catch (error) {
      if (!(error instanceof GantryError && error.code === 'revision_mismatch')) return setProblem(sentenceOf(error))
      const { file: newest } = await gantry.tree.read({ path })
      base.current = newest
      setOther(newest.content)
    }
  }
  return (
    <form
      class="editor"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isChanged) close()
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void save()
      }}
    >
      {other === undefined && file.version !== base.current.version && (
        <p class="notice">The file has changed since you began.</p>
      )}
      {other !== undefined && <TwoTexts mine={text} other={other} take={() => setText(other)} />}
      <textarea
        class="field mono file-text"
        aria-label={`The text of ${path}`}
        spellcheck={false}
        ref={field}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {problem !== undefined && <Problem text={problem} />}
      <div class="form-actions">
        <button type="submit" class="button primary" disabled={!isChanged}>
          {other === undefined ? 'Save' : 'Save my text over it'}
        </button>
        <button type="button" class="button" onClick={close}>
          Cancel
        </button>
        <CopyAs group="files" command="tree write" args={() => ({ path, content: text })} />
        <span class="quiet hint">Ctrl S saves.</span>
      </div>
    </form>
  )
}

/** A page that is left by mistake asks before the text is lost. */
function keepText(isChanged: boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => void (isChanged && event.preventDefault())
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
