import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { Icon } from '../parts/icons.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { Menu } from '../parts/menu.tsx'
import type { MenuItem } from '../parts/menu.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { go } from '../router.ts'
import { can } from '../session.ts'
import { ChatImage } from './image.tsx'
import { backendName } from './model.ts'
import type { Message, OpenChat, Part } from './model.ts'
import { Sources } from './sources.tsx'
import { TodoList } from './todo.tsx'
import { ToolPart } from './tool-part.tsx'

interface MessageProps {
  readonly open: OpenChat
  readonly id: string
}

/** One message; it is drawn again when it alone changes. */
export function MessageView({ open, id }: MessageProps): JSX.Element | null {
  const message = open.message(id)?.value
  const [isEditing, setEditing] = useState(false)
  if (message === undefined) return null
  const { role, state, createdAt, parts } = message
  const text = textOf(message)
  return (
    <article
      class={`message ${role} ${state}`}
      style={{ containIntrinsicBlockSize: `auto ${heightOf(parts)}px` }}
      data-message={id}
      aria-label={nameOf(message, open)}
    >
      <header>
        <span class="message-name">{nameOf(message, open)}</span>
        <Ago at={createdAt} />
        {state === 'queued' && (
          <span class="chip">{message.delivery === 'steer' ? 'taken after this step' : 'taken after this turn'}</span>
        )}
        {state === 'interrupted' && <span class="chip warn">interrupted</span>}
        {state === 'failed' && <span class="chip bad">failed</span>}
        <Actions open={open} message={message} text={text} edit={() => setEditing(true)} />
      </header>
      {isEditing ? (
        <Edit open={open} message={message} text={text} close={() => setEditing(false)} />
      ) : (
        inReadingOrder(parts).map((part) => <PartView key={part.id} part={part} open={open} role={role} />)
      )}
      {state === 'running' && parts.length === 0 && <Thinking />}
    </article>
  )
}

const headerPx = 32
const charactersOfLine = 100
const linePx = 22
const foldedPx = 42

/**
 * About how high a message is: the browser takes it for one that was never in view, and so has not been laid out. What
 * is folded is as high as its line.
 */
function heightOf(parts: readonly Part[]): number {
  const heights = parts.map(({ kind, text = '', items = [] }) => {
    if (kind === 'plan') return foldedPx + items.length * linePx
    return kind === 'text' ? linesOf(text) * linePx + 8 : foldedPx
  })
  return heights.reduce((sum, each) => sum + each, headerPx)
}

function linesOf(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersOfLine)), 0)
}

/** The sources stand under the answer, although they come before it. */
function inReadingOrder(parts: readonly Part[]): readonly Part[] {
  const isSources = ({ kind }: Part) => kind === 'sources'
  return [...parts.filter((part) => !isSources(part)), ...parts.filter(isSources)]
}

function Thinking(): JSX.Element {
  return (
    <p class="thinking quiet" role="status">
      Thinking
    </p>
  )
}

function nameOf({ role, parts, author }: Message, open: OpenChat): string {
  if (role === 'user' && parts.some(({ kind }) => kind === 'compaction')) return 'Summary'
  if (role === 'user') return author?.name ?? author?.actor?.name ?? 'User'
  const backend = open.chat.value?.backend
  return role === 'assistant' && backend !== undefined ? backendName(backend) : 'Gantry'
}

function textOf({ parts }: Message): string {
  return parts
    .filter(({ kind }) => kind === 'text')
    .map(({ text }) => text ?? '')
    .join('\n\n')
}

interface PartProps {
  readonly part: Part
  readonly open: OpenChat
  readonly role: Schemas.ChatRole
}

/** Drawn again when it alone or its approval has changed: a part that is as it was is the same object. */
function PartView({ part, open, role }: PartProps): JSX.Element | null {
  const approval = part.approvalId ? open.approvals.value.get(part.approvalId) : undefined
  const taskId = open.chat.value?.taskId
  return useMemo(() => partOf({ part, role, taskId, approval, chatId: open.id }), [part, role, taskId, approval])
}

interface PartFacts extends Omit<PartProps, 'open'> {
  readonly chatId: string
  readonly taskId: string | undefined
  readonly approval: Schemas.ToolApproval | undefined
}

function partOf({ part, role, chatId, taskId, approval }: PartFacts): JSX.Element | null {
  const { kind, text = '' } = part
  if (kind === 'text') return role === 'user' ? <p class="said">{text}</p> : <Markdown text={text} level={2} />
  if (kind === 'toolCall') return <ToolPart part={part} taskId={taskId} approval={approval} />
  if (kind === 'notice')
    return (
      <p class="chat-notice">
        <Icon name="warning" /> <span>{text}</span>
      </p>
    )
  if (kind === 'file' || kind === 'skill')
    return (
      <details class="given">
        <summary>
          <Icon name={kind === 'file' ? 'file' : 'book'} /> {part.name}
          <span class="quiet small">{part.size !== undefined && `${part.size.toLocaleString()} bytes`}</span>
        </summary>
        {text !== '' && <pre>{text}</pre>}
      </details>
    )
  if (kind === 'sources') return <Sources part={part} />
  if (kind === 'plan')
    return part.items === undefined ? <Markdown text={text} level={2} /> : <TodoList items={part.items} />
  if (kind === 'image') return <ChatImage part={part} chatId={chatId} />
  const isSummary = kind === 'compaction'
  return (
    <details class={isSummary ? 'given compaction' : 'reasoning'}>
      <summary>{isSummary ? summaryWords(part) : 'Reasoning'}</summary>
      {text === '' ? <p class="quiet small">Nothing yet.</p> : <Markdown text={text} level={2} />}
    </details>
  )
}

function summaryWords({ reason, state }: Part): string {
  const why =
    reason === 'window'
      ? ': it would not fit the model'
      : reason === 'overflow'
        ? ': the provider found it too long'
        : ''
  return state === 'failed' ? `The compaction failed${why}` : `What was said before is summarized for the model${why}`
}

interface ActionsProps {
  readonly open: OpenChat
  readonly message: Message
  readonly text: string
  readonly edit: () => void
}

function Actions({ open, message, text, edit }: ActionsProps): JSX.Element {
  return (
    <Menu label="What to do with this message" items={() => itemsOf({ open, message, text, edit })}>
      <Icon name="more" />
    </Menu>
  )
}

function itemsOf({ open, message: { id, role, state, parts }, text, edit }: ActionsProps): readonly MenuItem[] {
  const chatId = open.id
  const copy = { name: 'Copy', run: () => navigator.clipboard.writeText(text).then(() => say('Copied.')) }
  if (!can('chats:write')) return [copy]
  if (state === 'queued')
    return [
      copy,
      { name: 'Take it back', run: () => attempt(async () => gantry.chats.queue.delete({ chatId, messageId: id })) },
    ]
  const fork = {
    name: 'Fork from here',
    run: () =>
      attempt(async () => {
        const { chat } = await gantry.chats.fork({ chatId, messageId: id })
        go(`/chats/${chat.id}`)
      }),
  }
  const chatState = open.chat.peek()?.state
  const isAtWork = chatState === 'running' || chatState === 'waiting_approval' || chatState === 'compacting'
  if (isAtWork || parts.some(({ kind }) => kind === 'compaction')) return [copy, fork]
  const retry = { name: 'Answer again', run: () => attempt(async () => gantry.chats.retry({ chatId, messageId: id })) }
  const rewind = {
    name: 'Take back from here',
    run: () => attempt(async () => gantry.chats.rewind({ chatId, messageId: id })),
  }
  return [copy, fork, retry, ...(role === 'user' ? [{ name: 'Edit and send again', run: edit }] : []), rewind]
}

function Edit({
  open,
  message,
  text,
  close,
}: Pick<ActionsProps, 'open' | 'message' | 'text'> & { readonly close: () => void }): JSX.Element {
  const [content, setContent] = useState(text)
  const send = () =>
    attempt(async () => {
      await gantry.chats.retry({ chatId: open.id, messageId: message.id, content })
      close()
    })
  return (
    <div class="editor">
      <textarea
        class="field"
        aria-label="The message"
        value={content}
        onInput={({ currentTarget }) => setContent(currentTarget.value)}
      />
      <div class="form-actions">
        <button type="button" class="button primary" disabled={content.trim() === ''} onClick={() => void send()}>
          Send again
        </button>
        <button type="button" class="button" onClick={close}>
          Cancel
        </button>
        <span class="quiet hint">What came after it is removed. Fork first to keep it.</span>
      </div>
    </div>
  )
}
