import type { Schemas } from 'gantry/client'
import { useTakenFocus } from '../parts/take-focus.ts'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { Confirm } from '../parts/confirm.tsx'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { Menu } from '../parts/menu.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt } from '../parts/toasts.tsx'
import { Who, WhoActed } from '../parts/who.tsx'
import { can, identity } from '../session.ts'
import type { OpenTask } from './model.ts'
import { Section } from './section.tsx'

interface CommentsProps {
  readonly open: OpenTask
  readonly task: Schemas.Task
}

/** What was said, in threads, with the verdicts of reviews between. */
export function Comments({ open, task }: CommentsProps): JSX.Element {
  const threads = task.comments.filter(({ replyTo }) => replyTo === undefined)
  const entries = [
    ...threads.map((comment) => ({ at: comment.createdAt, comment })),
    ...open.reviews.value.map((review) => ({ at: review.createdAt, review })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return (
    <Section
      title="Comments"
      count={task.comments.length}
      actions={
        <CopyAs group="task-review" command="tasks comments create" args={() => ({ id: open.id, content: '' })} />
      }
    >
      <div class="thread-list">
        {entries.map((entry) =>
          'comment' in entry ? (
            <Thread key={entry.comment.id} open={open} first={entry.comment} all={task.comments} />
          ) : (
            <Verdict key={entry.review.id} review={entry.review} />
          ),
        )}
      </div>
      {can('tasks:write') && (
        <Write
          label="Write a comment"
          send={(content) => gantry.tasks.comments.create({ id: open.id, content })}
          open={open}
        />
      )}
    </Section>
  )
}

const verdictWords: Readonly<Record<Schemas.Verdict, string>> = {
  approved: 'approved',
  changes_requested: 'asked for changes',
  commented: 'reviewed',
}
const verdictTones: Readonly<Record<Schemas.Verdict, string>> = {
  approved: 'good',
  changes_requested: 'bad',
  commented: '',
}

function Verdict({ review }: { readonly review: Schemas.Review }): JSX.Element {
  return (
    <div class={`verdict-entry ${verdictTones[review.verdict]}`}>
      <p>
        <WhoActed actor={review.reviewer} /> {verdictWords[review.verdict]} revision {review.revision}{' '}
        <span class="quiet">
          <Ago at={review.createdAt} />
        </span>
      </p>
      {review.content !== '' && <Markdown text={review.content} />}
    </div>
  )
}

interface ThreadProps {
  readonly open: OpenTask
  readonly first: Schemas.Comment
  readonly all: readonly Schemas.Comment[]
  /** Whether the line that the thread is about stands beside it already. */
  readonly isAtLine?: boolean
}

/** A comment with its replies. */
export function Thread({ open, first, all, isAtLine = false }: ThreadProps): JSX.Element {
  const [isReplying, setReplying] = useState(false)
  const [isOpened, setOpened] = useState(false)
  const replies = all.filter(({ replyTo }) => replyTo === first.id)
  const isResolved = first.resolvedAt !== undefined
  if (isResolved && !isOpened)
    return (
      <button type="button" class="resolved" onClick={() => setOpened(true)}>
        <Icon name="check" /> {first.author}: {first.content.split('\n')[0]} <span class="chip">resolved</span>
      </button>
    )
  return (
    <article class="thread" aria-label={`Comment by ${first.author}`}>
      {first.anchor !== undefined && !isAtLine && (
        <p class="anchor">
          <Icon name="file" size={14} /> {first.anchor.path}:{first.anchor.line}
          {first.anchor.isOutdated && <span class="chip warn">outdated</span>}
        </p>
      )}
      <Comment open={open} comment={first} />
      {replies.map((reply) => (
        <Comment key={reply.id} open={open} comment={reply} />
      ))}
      {can('tasks:write') && !isReplying && (
        <div class="thread-foot">
          <button type="button" class="link" onClick={() => setReplying(true)}>
            Reply
          </button>
          <button type="button" class="link" onClick={() => void settle(open, first, !isResolved)}>
            {isResolved ? 'Reopen' : 'Resolve'}
          </button>
        </div>
      )}
      {isReplying && (
        <Write
          label="Reply"
          open={open}
          close={() => setReplying(false)}
          send={(content) => gantry.tasks.comments.create({ id: open.id, content, replyTo: first.id })}
        />
      )}
    </article>
  )
}

async function settle(open: OpenTask, { id: commentId }: Schemas.Comment, isResolved: boolean): Promise<void> {
  const place = { id: open.id, commentId }
  await attempt(() => (isResolved ? gantry.tasks.comments.resolve(place) : gantry.tasks.comments.reopen(place)))
  open.change()
}

function Comment({ open, comment }: { readonly open: OpenTask; readonly comment: Schemas.Comment }): JSX.Element {
  const [isEditing, setEditing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const place = { id: open.id, commentId: comment.id }
  const isOwn = comment.author === identity.value?.name || ['owner', 'maintainer'].includes(identity.value?.role ?? '')
  return (
    <div class="comment">
      <header>
        <Who name={comment.author} kind={comment.tokenName === undefined ? 'user' : 'token'} withName />
        <span class="quiet">
          <Ago at={comment.createdAt} />
        </span>
        {comment.isFromOutside === true && <span class="chip warn">from outside</span>}
        {isOwn && can('tasks:write') && (
          <Menu
            label={`Actions for the comment by ${comment.author}`}
            items={() => [
              { name: 'Edit', mark: <Icon name="edit" />, run: () => setEditing(true) },
              {
                name: 'Delete',
                mark: <Icon name="trash" />,
                run: () => setDeleting(true),
              },
            ]}
          >
            <Icon name="more" />
          </Menu>
        )}
      </header>
      {isEditing ? (
        <Write
          label="Edit the comment"
          text={comment.content}
          open={open}
          close={() => setEditing(false)}
          send={(content) => gantry.tasks.comments.update({ ...place, content })}
        />
      ) : (
        <Markdown text={comment.content} />
      )}
      {isDeleting && (
        <Confirm
          title="Delete the comment"
          action="Delete it"
          run={() => gantry.tasks.comments.delete(place)}
          close={() => setDeleting(false)}
        >
          Its text is gone then.
        </Confirm>
      )}
    </div>
  )
}

interface WriteProps {
  readonly label: string
  readonly open: OpenTask
  readonly send: (content: string) => Promise<unknown>
  readonly text?: string
  readonly close?: () => void
}

/** A field for a comment: what is written stays until the service has it. */
export function Write({ label, open, send, text = '', close }: WriteProps): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isSending, setSending] = useState(false)
  const submit = async () => {
    const content = field.current?.value.trim() ?? ''
    if (content === '' || isSending) return
    setSending(true)
    const sent = await attempt(async () => {
      await send(content)
      return true
    })
    setSending(false)
    if (sent !== true) return
    if (field.current !== null) field.current.value = ''
    open.change()
    close?.()
  }
  // A field that was asked for takes what is typed next.
  useTakenFocus(field, close !== undefined)
  return (
    <form
      class="write"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close?.()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
      }}
    >
      <textarea ref={field} class="field" aria-label={label} placeholder={label} defaultValue={text} />
      <div class="form-actions">
        <button type="submit" class="button" disabled={isSending}>
          {text === '' ? 'Comment' : 'Save'}
        </button>
        {close && (
          <button type="button" class="button" onClick={close}>
            Cancel
          </button>
        )}
      </div>
    </form>
  )
}
