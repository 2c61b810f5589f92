import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { base } from '../address.ts'
import { useKeys } from '../parts/use-keys.ts'
import { gantry } from '../gantry.ts'
import { Confirm } from '../parts/confirm.tsx'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { go } from '../router.ts'
import { can } from '../session.ts'
import type { Draft } from './compose.tsx'
import { addressOf } from './model.ts'

interface MessageViewProps {
  readonly folder: Schemas.MailFolder
  readonly id: string
  readonly answer: (draft: Draft) => void
}

/** One email as text. Nothing of it is HTML, and no picture of another server is loaded. */
export function MessageView({ folder, id, answer }: MessageViewProps): JSX.Element {
  const reading = useRead(
    async () => (await gantry.mail.get({ folder, id })).message,
    () => false,
    `${folder}/${id}`,
  )
  return (
    <Shown reading={reading} lines={8}>
      {(message) => (
        <article class="mail-message" aria-label={message.subject}>
          <header>
            <h2>{message.subject === '' ? 'No subject' : message.subject}</h2>
            <Actions folder={folder} id={id} message={message} answer={answer} />
          </header>
          <Facts message={message} />
          <pre class="mail-text">{message.content}</pre>
          <Attachments folder={folder} id={id} attachments={message.attachments} />
        </article>
      )}
    </Shown>
  )
}

function Facts({ message: { from, to, cc, receivedAt } }: { readonly message: Schemas.Email }): JSX.Element {
  return (
    <dl class="mail-facts">
      <dt>From</dt>
      <dd>{from}</dd>
      <dt>To</dt>
      <dd>{to.join(', ')}</dd>
      {cc.length > 0 && (
        <>
          <dt>Cc</dt>
          <dd>{cc.join(', ')}</dd>
        </>
      )}
      <dt>At</dt>
      <dd>
        <Ago at={receivedAt} />
      </dd>
    </dl>
  )
}

interface AttachmentsProps {
  readonly folder: Schemas.MailFolder
  readonly id: string
  readonly attachments: readonly Schemas.EmailAttachment[]
}

/** They are saved, and never shown: what they are is said by the sender alone. */
function Attachments({ folder, id, attachments }: AttachmentsProps): JSX.Element | null {
  if (attachments.length === 0) return null
  return (
    <ul class="mail-attachments" aria-label="Attachments">
      {attachments.map(({ id: attachmentId, filename = attachmentId, contentType }) => (
        <li key={attachmentId}>
          <a
            class="button"
            href={`${base}/api/v1/mail/${folder}/${encodeURIComponent(id)}/attachments/${encodeURIComponent(attachmentId)}`}
            download
          >
            <Icon name="file" /> {filename} <span class="quiet small">{contentType}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface ActionsProps extends MessageViewProps {
  readonly message: Schemas.Email
}

/** What is done with an email, by buttons and by keys. */
function useActions({ folder, id, message, answer }: ActionsProps) {
  const newFolder = folder === 'inbox' ? 'read' : 'inbox'
  const mayMove = can('mail:write') && folder !== 'sent'
  const mayMake = can('tasks:write')
  const makeTask = () =>
    attempt(async () => {
      const task = await gantry.mail.toTask({ folder, id })
      say(`“${task.title}” is a task now.`)
      go(`/tasks/${task.id}`)
    })
  const move = () =>
    attempt(async () => {
      await gantry.mail.move({ folder, id, newFolder })
      const back = () =>
        attempt(async () => {
          await gantry.mail.move({ folder: newFolder, id, newFolder: folder })
          go(addressOf(folder, id))
        })
      say(newFolder === 'read' ? 'Put among the read ones.' : 'Back in the inbox.', () => void back())
      go(`/mail/${folder}`)
    })
  const reply = () =>
    answer({
      to: folder === 'sent' ? message.to.join(', ') : message.from,
      subject: /^re:/i.test(message.subject) ? message.subject : `Re: ${message.subject}`,
      content: `\n\n${message.content.trimEnd().replaceAll(/^/gm, '> ')}\n`,
      ...(message.messageId !== '' && { inReplyTo: message.messageId }),
    })
  useKeys((key) => {
    if (key === 't' && mayMake) void makeTask()
    else if (key === 'e' && mayMove) void move()
    else if (key === 'r' && can('mail:send')) reply()
    else return false
    return true
  })
  return { mayMake, mayMove, makeTask, move, reply, newFolder }
}

function Actions(props: ActionsProps): JSX.Element {
  const { folder, id } = props
  const { mayMake, mayMove, makeTask, move, reply, newFolder } = useActions(props)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <div class="mail-actions">
      {mayMake && (
        <button type="button" class="button" onClick={() => void makeTask()}>
          <Icon name="tasks" /> To a task
        </button>
      )}
      {can('mail:send') && (
        <button type="button" class="button" onClick={reply}>
          <Icon name="reply" /> Answer
        </button>
      )}
      {mayMove && (
        <button type="button" class="button" onClick={() => void move()}>
          {newFolder === 'read' ? 'Done' : 'To the inbox'}
        </button>
      )}
      <CopyAs group="mail" command="mail get" args={() => ({ folder, id })} />
      <Menu
        label="What to do with this email"
        items={() => [
          { name: 'The source', run: () => open(`${base}/api/v1/mail/${folder}/${encodeURIComponent(id)}/source`) },
          ...(can('mail:write') ? [{ name: 'Delete', run: () => setDeleting(true) }] : []),
        ]}
      >
        <Icon name="more" />
      </Menu>
      {isDeleting && (
        <Confirm
          title="Delete the email"
          action="Delete it"
          run={async () => {
            await gantry.mail.delete({ folder, id })
            go(`/mail/${folder}`)
          }}
          close={() => setDeleting(false)}
        >
          It is gone then, with its attachments. A task that was made of it stays.
        </Confirm>
      )}
    </div>
  )
}
