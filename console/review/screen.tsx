import '../late.ts'
import { useTakenFocus } from '../parts/take-focus.ts'
import { useSignal } from '@preact/signals'
import type { Signal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { onKeys } from '../keys.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { Empty, Problem, Skeleton } from '../parts/states.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { go, hrefOf } from '../router.ts'
import { can } from '../session.ts'
import { Thread } from '../task/comments.tsx'
import { DiffCount, DiffSum, DiffTable, diffForm, FormSwitch } from '../task/diff-table.tsx'
import type { LineNotes, LinePlace } from '../task/diff-table.tsx'
import { useOpenTask } from '../task/model.ts'
import type { OpenTask } from '../task/model.ts'
import { ReviewDraft } from './drafts.ts'

/** All changes of a task, to comment on their lines and to decide. */
export function ReviewScreen({ id }: { readonly id: string }): JSX.Element {
  const open = useOpenTask(id)
  const draft = useMemo(() => new ReviewDraft(id), [id])
  const viewed = useSignal<ReadonlySet<string>>(new Set())
  useEffect(() => onKeys(actOn), [])
  useEffect(() => keepDrafts(draft), [draft])
  const task = open.task.value
  const changes = open.changes.value
  return (
    <div class="screen review">
      <header class="bar">
        <a class="crumb" data-go href={hrefOf(`/tasks/${id}`)}>
          {task?.title ?? 'Task'}
        </a>
        <Icon name="chevron" size={12} />
        <h1>Review</h1>
        <div class="bar-end">
          <FormSwitch />
          <CopyAs group="task-changes" command="changes get" args={() => ({ id, include: ['before'] })} />
        </div>
      </header>
      {open.problem.value !== undefined && <Problem text={open.problem.value} again={() => void open.load()} />}
      {(changes === undefined || task === undefined) && open.problem.value === undefined && <Skeleton lines={8} />}
      {changes?.length === 0 && (
        <Empty title="No changes" line={`gantry changes set ${id} --changes @changes.json`}>
          Nothing is proposed for this task yet. An agent or a person proposes files from a shell:
        </Empty>
      )}
      {task !== undefined && changes !== undefined && changes.length > 0 && (
        <div class="review-columns">
          <FileTree changes={changes} comments={task.comments} viewed={viewed.value} />
          <div class="review-files">
            {changes.map((change) => (
              <ReviewedFile key={change.path} open={open} task={task} change={change} draft={draft} viewed={viewed} />
            ))}
            {can('tasks:write') && <Decide open={open} draft={draft} />}
          </div>
        </div>
      )}
    </div>
  )
}

/** A page that is left by mistake asks before drafts are lost. */
function keepDrafts(draft: ReviewDraft): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (draft.comments.peek().length > 0) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}

function actOn(key: string): boolean {
  if (key === 's') diffForm.value = diffForm.value === 'split' ? 'unified' : 'split'
  else if (key === 'n' || key === 'p') jump(key === 'n' ? 1 : -1)
  else if (key === 'd') document.querySelector<HTMLElement>('.decide textarea')?.focus()
  else if (key === 'u') go(location.pathname.slice(0, -'/review'.length).replace(/^.*(?=\/tasks\/)/, ''))
  else return false
  return true
}

/** To the next or the previous change below the bar. */
function jump(step: 1 | -1): void {
  const marks = [...document.querySelectorAll<HTMLElement>('.review-files .hunk')]
  const barBottom = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0
  const tops = marks.map((mark) => mark.getBoundingClientRect().top - barBottom - jumpGap)
  const next = step === 1 ? tops.findIndex((top) => top > 1) : tops.findLastIndex((top) => top < -1)
  const mark = marks[next]
  mark?.scrollIntoView({ block: 'start' })
  // From there, Enter comments on the line, and Tab goes on.
  noteButtonAfter(mark)?.focus({ preventScroll: true })
}

function noteButtonAfter(mark: Element | undefined): HTMLElement | undefined {
  for (let row = mark?.nextElementSibling; row && !row.matches('.hunk'); row = row.nextElementSibling) {
    const button = row.querySelector<HTMLElement>('.add-note')
    if (button !== null) return button
  }
  return undefined
}

/** What stays free between the bar and the change that was jumped to. */
const jumpGap = 56

function idOf(path: string): string {
  return `file-${path.replaceAll(/[^\w.-]/g, '_')}`
}

interface FileTreeProps {
  readonly changes: readonly Schemas.ReviewedFileChange[]
  readonly comments: readonly Schemas.Comment[]
  readonly viewed: ReadonlySet<string>
}

/** The files by their folders. */
function FileTree({ changes, comments, viewed }: FileTreeProps): JSX.Element {
  const folders = Map.groupBy(changes, ({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/'))))
  const seen = changes.filter((change) => viewed.has(viewKeyOf(change))).length
  return (
    <nav class="file-tree" aria-label="Changed files">
      <p class="tree-sum">
        {changes.length === 1 ? '1 file' : `${changes.length} files`}
        <DiffSum changes={changes} />
        <span class="quiet small">
          {seen} of {changes.length} viewed
        </span>
        <progress aria-label="Progress of the review" max={changes.length} value={seen} />
      </p>
      {[...folders].map(([folder, files]) => (
        <section key={folder}>
          {folder !== '' && <h2>{folder}/</h2>}
          {files.map((change) => {
            const count = comments.filter(
              ({ anchor, resolvedAt }) => anchor?.path === change.path && resolvedAt === undefined,
            ).length
            return (
              <a key={change.path} href={`#${idOf(change.path)}`} data-viewed={viewed.has(viewKeyOf(change))}>
                <span>{change.path.slice(folder === '' ? 0 : folder.length + 1)}</span>
                {count > 0 && (
                  <span class="fact">
                    <Icon name="comment" size={12} />
                    {count}
                  </span>
                )}
                <DiffCount change={change} />
              </a>
            )
          })}
        </section>
      ))}
    </nav>
  )
}

/** A file that changes again is to be looked at again. */
function viewKeyOf({ path, digest = '' }: Schemas.ReviewedFileChange): string {
  return `${path} ${digest}`
}

interface ReviewedFileProps {
  readonly open: OpenTask
  readonly task: Schemas.Task
  readonly change: Schemas.ReviewedFileChange
  readonly draft: ReviewDraft
  readonly viewed: Signal<ReadonlySet<string>>
}

function ReviewedFile({ open, task, change, draft, viewed }: ReviewedFileProps): JSX.Element {
  const key = viewKeyOf(change)
  const isViewed = viewed.value.has(key)
  const mark = () => {
    const next = new Set(viewed.value)
    if (!next.delete(key)) next.add(key)
    viewed.value = next
  }
  const notes: LineNotes = {
    below: (place) => notesAt(open, task, change, draft, place),
    ...(can('tasks:write') && {
      add: (place: LinePlace) => {
        draft.writing.value = { ...place, path: change.path }
      },
    }),
  }
  return (
    <section id={idOf(change.path)} class="file" aria-label={change.path}>
      <header class="file-head">
        <Icon name="file" />
        <h2 class="file-path">
          {change.oldPath !== undefined && `${change.oldPath} → `}
          {change.path}
        </h2>
        {change.isStale === true && <span class="chip warn">The file has changed since</span>}
        {change.beforeKind === 'none' && <span class="chip good">new file</span>}
        <DiffCount change={change} />
        <label class="viewed">
          <input type="checkbox" checked={isViewed} onChange={mark} /> Viewed
        </label>
      </header>
      {!isViewed && <DiffTable change={change} notes={notes} />}
    </section>
  )
}

/** The threads, the drafts and the field at a line. */
function notesAt(
  open: OpenTask,
  task: Schemas.Task,
  change: Schemas.ReviewedFileChange,
  draft: ReviewDraft,
  { side, line }: LinePlace,
): ComponentChildren {
  const isHere = (place: { readonly path: string; readonly side: string; readonly line: number }) =>
    place.path === change.path && place.side === side && place.line === line
  const threads = task.comments.filter(
    ({ anchor, replyTo }) =>
      replyTo === undefined &&
      anchor !== undefined &&
      !anchor.isOutdated &&
      isHere({ ...anchor, line: anchor.endLine ?? anchor.line }),
  )
  const drafts = draft.comments.value.filter(isHere)
  const writing = draft.writing.value
  const isWriting = writing !== undefined && isHere(writing)
  if (threads.length === 0 && drafts.length === 0 && !isWriting) return undefined
  return (
    <div class="notes">
      {threads.map((thread) => (
        <Thread key={thread.id} open={open} first={thread} all={task.comments} isAtLine />
      ))}
      {drafts.map((comment) => (
        <div key={comment.content} class="thread pending">
          <div class="comment">
            <header>
              <span class="chip warn">Not sent yet</span>
              <button
                type="button"
                class="icon-button"
                aria-label="Remove the draft"
                onClick={() => draft.remove(comment)}
              >
                <Icon name="trash" />
              </button>
            </header>
            <Markdown text={comment.content} />
          </div>
        </div>
      ))}
      {isWriting && (
        <WriteNote
          add={(content) => draft.add(change, { side, line }, content)}
          close={() => (draft.writing.value = undefined)}
          line={line}
        />
      )}
    </div>
  )
}

interface WriteNoteProps {
  readonly line: number
  readonly add: (content: string) => void
  readonly close: () => void
}

function WriteNote({ line, add, close }: WriteNoteProps): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null)
  useTakenFocus(field)
  const submit = () => {
    const content = field.current?.value.trim() ?? ''
    if (content !== '') add(content)
  }
  return (
    <form
      class="write"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
      }}
    >
      <textarea ref={field} class="field" aria-label={`Comment on line ${line}`} placeholder="What about this line?" />
      <div class="form-actions">
        <button type="submit" class="button primary">
          Add to the review
        </button>
        <button type="button" class="button" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  )
}

const verdicts: readonly (readonly [Schemas.Verdict, string])[] = [
  ['commented', 'Comment'],
  ['approved', 'Approve'],
  ['changes_requested', 'Ask for changes'],
]

/** The verdict, which sends all comments of the review with it. */
function Decide({ open, draft }: { readonly open: OpenTask; readonly draft: ReviewDraft }): JSX.Element {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useSignal(false)
  const count = draft.comments.value.length
  const input = () => {
    const data = form.current === null ? new FormData() : new FormData(form.current)
    const verdict = verdicts.find(([name]) => name === data.get('verdict'))?.[0] ?? 'commented'
    return { verdict, content: String(data.get('content') ?? '').trim() }
  }
  const send = async () => {
    isSending.value = true
    const { verdict, content } = input()
    const sent = await attempt(async () => {
      await draft.send(verdict, content)
      return true
    })
    isSending.value = false
    open.change()
    if (sent !== true) return
    form.current?.reset()
    say('The review was sent.')
  }
  return (
    <form
      ref={form}
      class="decide"
      aria-label="Your review"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h2>
        Your review
        {count > 0 && <span class="chip warn">{count === 1 ? 'one comment' : `${count} comments`} not sent yet</span>}
      </h2>
      <textarea
        class="field"
        name="content"
        aria-label="Summary of the review"
        placeholder="What you think of it as a whole"
      />
      <fieldset class="verdicts">
        <legend class="visually-hidden">Verdict</legend>
        {verdicts.map(([verdict, name], index) => (
          <label key={verdict}>
            <input type="radio" name="verdict" value={verdict} defaultChecked={index === 0} /> {name}
          </label>
        ))}
      </fieldset>
      <div class="form-actions">
        <button type="submit" class="button primary" disabled={isSending.value}>
          Send the review
        </button>
        <CopyAs group="task-review" command="tasks reviews submit" args={() => ({ id: open.id, ...input() })} />
      </div>
    </form>
  )
}
