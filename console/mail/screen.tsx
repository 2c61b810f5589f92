import '../late.ts'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { useKeys } from '../parts/use-keys.ts'
import { base } from '../address.ts'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { KeyHints } from '../parts/key-hints.tsx'
import { moveFocus } from '../parts/move-focus.ts'
import { usePages, useRead } from '../parts/reading.ts'
import { adoptStyles } from '../parts/sheet.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty, ShowMore } from '../parts/states.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { Ago } from '../parts/time.tsx'
import { go, hrefOf, place } from '../router.ts'
import { can } from '../session.ts'
import { Compose } from './compose.tsx'
import type { Draft } from './compose.tsx'
import { MessageView } from './message.tsx'
import { addressOf, folders, nameOf } from './model.ts'
import styles from './style.sheet.css'

adoptStyles(styles)

interface MailScreenProps {
  readonly folder: string
  readonly id: string
}

const isMailEvent = (kind: string) => kind.startsWith('mail.')

/** The mail of the project: its folders, the emails of one, and one of them. */
export function MailScreen({ folder: given, id }: MailScreenProps): JSX.Element {
  const folder = folders.find(([name]) => name === given)?.[0] ?? 'inbox'
  const folderReading = useRead(async () => (await gantry.mail.folders()).folders, isMailEvent)
  const [draft, setDraft] = useState<Draft>()
  const mayWriteTo = can('mail:send')
  useKeys((key) => {
    if (key === 'c' && mayWriteTo) setDraft({})
    else if (key === '/') document.querySelector<HTMLElement>('.mail-find input')?.focus()
    else return false
    return true
  })
  return (
    <div class="screen mail">
      <header class="bar">
        <h1 class="visually-hidden">Mail</h1>
        <Folders folder={folder} counts={folderReading.value} />
        <div class="bar-end">
          <CopyAs group="mail" command="mail list" args={() => ({ folder })} />
          {mayWriteTo && (
            <button type="button" class="button primary" onClick={() => setDraft({})}>
              <Icon name="edit" /> New email
            </button>
          )}
        </div>
      </header>
      <div class="panes mail-panes">
        <MessageList key={folder} folder={folder} chosen={id} />
        <div class="pane-main">
          {id === '' ? (
            <NothingOpen isWithoutMail={folderReading.value?.every(({ count }) => count === 0) === true} />
          ) : (
            <MessageView key={id} folder={folder} id={id} answer={setDraft} />
          )}
        </div>
      </div>
      {draft !== undefined && <Compose draft={draft} close={() => setDraft(undefined)} />}
    </div>
  )
}

/** Beside the list: while there is no email at all, how one comes. */
function NothingOpen({ isWithoutMail }: { readonly isWithoutMail: boolean }): JSX.Element {
  if (!isWithoutMail)
    return (
      <Empty title="No email is open">
        Choose an email to read it.
        <KeyHints
          keys={[
            ['j k', 'go through'],
            ['t', 'make a task of it'],
            ['/', 'search'],
          ]}
        />
      </Empty>
    )
  return (
    <Empty title="No email yet" line="gantry mail deliver inbox --source @email.eml">
      An email becomes a task by one key, with its attachments. It comes as a file in <code>.gantry/mail/inbox</code> of
      the project, or by SMTP where{' '}
      <a class="link" href={`${base}/docs/mail`}>
        gantry.json names a server
      </a>
      . From a shell:
    </Empty>
  )
}

interface FoldersProps {
  readonly folder: Schemas.MailFolder
  readonly counts: Schemas.MailFolderListAnswer['data']['folders'] | undefined
}

function Folders({ folder, counts }: FoldersProps): JSX.Element {
  return (
    <Tabs
      label="Folders"
      tabs={folders.map(([name, words]) => ({
        name: words,
        path: `/mail/${name}`,
        isCurrent: name === folder,
        count: counts?.find((each) => each.name === name)?.count,
      }))}
    />
  )
}

interface MessageListProps {
  readonly folder: Schemas.MailFolder
  readonly chosen: string
}

const searchWaitMs = 200

function MessageList({ folder, chosen }: MessageListProps): JSX.Element {
  const q = place.value.query.get('q') ?? ''
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reading = usePages(
    async (cursor) => {
      const { messages, nextCursor } = await gantry.mail.list({ folder, limit: 50, ...(q !== '' && { q }), ...cursor })
      return { items: messages, next: nextCursor }
    },
    isMailEvent,
    `${folder} ${q}`,
  )
  const list = useRef<HTMLUListElement>(null)
  useKeys((key) => {
    const hasMoved = moveFocus(list.current, key)
    // Who goes through the list reads on the way.
    if (hasMoved && document.activeElement instanceof HTMLAnchorElement) document.activeElement.click()
    return hasMoved
  })
  const find = (words: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      go(`/mail/${folder}${words === '' ? '' : `?q=${encodeURIComponent(words)}`}`, 'replace')
    }, searchWaitMs)
  }
  return (
    <div class="pane-list mail-list">
      <div class="mail-find">
        <input
          class="field"
          type="search"
          aria-label="Search in this folder"
          placeholder="Search in this folder"
          defaultValue={q}
          onInput={({ currentTarget }) => find(currentTarget.value.trim())}
        />
      </div>
      <Shown reading={reading} lines={8}>
        {({ items }) => (
          <>
            {items.length === 0 && (
              <p class="nothing">{q === '' ? 'No email is here.' : 'No email has these words.'}</p>
            )}
            <ul ref={list}>
              {items.map((message) => (
                <MessageRow key={message.id} message={message} folder={folder} isChosen={message.id === chosen} q={q} />
              ))}
            </ul>
          </>
        )}
      </Shown>
      {reading.more !== undefined && <ShowMore read={reading.more} />}
    </div>
  )
}

interface MessageRowProps {
  readonly message: Schemas.EmailSummary
  readonly folder: Schemas.MailFolder
  readonly isChosen: boolean
  readonly q: string
}

function MessageRow({ message, folder, isChosen, q }: MessageRowProps): JSX.Element {
  const { id, from, to, subject, snippet, receivedAt, attachmentCount, taskId, problem } = message
  return (
    <li>
      <a
        class="title"
        data-go
        href={hrefOf(addressOf(folder, id, q))}
        {...(isChosen && { 'aria-current': 'page' as const })}
      >
        <span class="mail-line">
          <strong>{folder === 'sent' ? `to ${to.map(nameOf).join(', ')}` : nameOf(from)}</strong>
          <span class="quiet small">
            <Ago at={receivedAt} />
          </span>
        </span>
        <span class="mail-subject">{subject === '' ? 'No subject' : subject}</span>
        <span class="quiet small mail-snippet">{problem ?? snippet}</span>
        {(attachmentCount > 0 || taskId !== undefined) && (
          <span class="mail-marks">
            {attachmentCount > 0 && <span class="chip">{attachmentCount} attached</span>}
            {taskId !== undefined && <span class="chip good">a task</span>}
          </span>
        )}
      </a>
    </li>
  )
}
