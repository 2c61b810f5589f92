import '../late.ts'
import { useSignal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { gantry, isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { onKeys } from '../keys.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { moveFocus } from '../parts/move-focus.ts'
import { adoptStyles } from '../parts/sheet.ts'
import { useReading } from '../parts/reading.ts'
import { Empty, Gone, Problem, ShowMore, Skeleton } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { Who, WhoActed } from '../parts/who.tsx'
import { go, hrefOf, place } from '../router.ts'
import { can } from '../session.ts'
import { readTitles, titleOf } from '../tasks/titles.ts'
import { ChatView } from './chat.tsx'
import { backendName } from './model.ts'
import { NewChat } from './new-chat.tsx'
import { ChatStateChip } from './state.tsx'
import styles from './style.sheet.css'

adoptStyles(styles)

/** All chats, or one of them. */
export function ChatsScreen({ id }: { readonly id: string }): JSX.Element {
  return id === '' ? <ChatList /> : <ChatView key={id} id={id} gone={<Gone what="chat" list="/chats" />} />
}

const pageSize = 50

interface ChatPage {
  readonly chats: readonly Schemas.Chat[]
  readonly next?: string | undefined
}

function useChats() {
  const page = useSignal<ChatPage | undefined>(undefined)
  const [problem, setProblem] = useState<string>()
  const read = async (cursor?: string) => {
    try {
      const found = await gantry.chats.list({ limit: pageSize, ...(cursor !== undefined && { cursor }) })
      const before = cursor === undefined ? [] : (page.value?.chats ?? [])
      page.value = { chats: [...before, ...found.chats], next: found.nextCursor }
      setProblem(undefined)
      void readTitles(found.chats)
    } catch (error) {
      if (isSignedOut(error)) leave()
      setProblem(sentenceOf(error))
    }
  }
  useReading(read, (kind) => kind.startsWith('chat.'))
  return { page: page.value, problem, read }
}

function ChatList(): JSX.Element {
  const { page, problem, read } = useChats()
  const asked = place.value.query.get('task') ?? undefined
  const [isCreating, setCreating] = useState(asked !== undefined)
  const list = useRef<HTMLUListElement>(null)
  const mayCreate = can('chats:write')
  useEffect(
    () =>
      onKeys((key) => {
        if (key === 'c' && mayCreate) setCreating(true)
        else return moveFocus(list.current, key)
        return true
      }),
    [mayCreate],
  )
  return (
    <div class="screen narrow chats">
      <header class="bar">
        <h1>Chats</h1>
        <div class="bar-end">
          <CopyAs group="chats" command="chats list" args={() => ({})} />
          {mayCreate && (
            <button type="button" class="button primary" onClick={() => setCreating(true)}>
              <Icon name="plus" /> New chat
            </button>
          )}
        </div>
      </header>
      {problem !== undefined && <Problem text={problem} again={() => void read()} />}
      {page === undefined && problem === undefined && <Skeleton lines={6} />}
      {page?.chats.length === 0 && <NoChats />}
      <ul class="rows" ref={list}>
        {page?.chats.map((chat) => (
          <ChatRow key={chat.id} chat={chat} />
        ))}
      </ul>
      {page?.next !== undefined && <ShowMore read={() => read(page.next)} />}
      {isCreating && <NewChat taskId={asked} close={() => setCreating(false)} created={(id) => go(`/chats/${id}`)} />}
    </div>
  )
}

function ChatRow({
  chat: { id, title, backend, state, taskId, createdBy, updatedAt },
}: {
  readonly chat: Schemas.Chat
}): JSX.Element {
  return (
    <li class="row chat-row">
      <Who name={backendName(backend)} kind="agent" />
      <span class="chat-words">
        <a class="title" data-go href={hrefOf(`/chats/${id}`)}>
          {title}
        </a>
        <span class="quiet small">
          {backendName(backend)}
          {taskId !== undefined && ` · ${titleOf(taskId)}`}
        </span>
      </span>
      <ChatStateChip state={state} />
      <span class="wide-only">
        <WhoActed actor={createdBy} withName={false} />
      </span>
      <span class="when">
        <Ago at={updatedAt} />
      </span>
    </li>
  )
}

function NoChats(): JSX.Element {
  return (
    <Empty title="No chats yet" line="gantry chat 'What is to be done?'">
      A model or an agent answers in a chat, with the operations of this service as its tools. Start one with New chat,
      or from a shell:
    </Empty>
  )
}
