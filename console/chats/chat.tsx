import type { Schemas } from 'gantry/client'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { onKeys } from '../keys.ts'
import { Confirm } from '../parts/confirm.tsx'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import { Problem, Skeleton } from '../parts/states.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { Who } from '../parts/who.tsx'
import { go, hrefOf } from '../router.ts'
import { can } from '../session.ts'
import { Composer } from './composer.tsx'
import { MessageView } from './message.tsx'
import { backendName, useOpenChat } from './model.ts'
import type { OpenChat } from './model.ts'
import { ChatStateChip } from './state.tsx'
import { useScroll } from './scroll.ts'
import { Usage } from './usage.tsx'

interface ChatViewProps {
  readonly id: string
  readonly gone: ComponentChildren
}

/** One chat as it goes on. */
export function ChatView({ id, gone }: ChatViewProps): JSX.Element {
  const open = useOpenChat(id)
  const chat = open.chat.value
  useEffect(() => {
    if (chat !== undefined) document.title = `${chat.title} · Gantry`
  }, [chat?.title])
  useEffect(
    () =>
      onKeys((key) => {
        if (key === 'u') go('/chats')
        else if (key === 'w') document.querySelector<HTMLElement>('.composer textarea')?.focus()
        else return false
        return true
      }),
    [],
  )
  if (open.isGone.value) return <>{gone}</>
  return (
    <div class="screen chat">
      <h1 class="visually-hidden">{chat?.title ?? 'Chat'}</h1>
      <ChatBar open={open} />
      {open.problem.value !== undefined && (
        <Problem
          text={open.problem.value}
          again={() => {
            open.problem.value = undefined
            void open.open()
          }}
        />
      )}
      <Conversation open={open} />
      {chat !== undefined && can('chats:write') && <Composer open={open} chat={chat} />}
    </div>
  )
}

function ChatBar({ open }: { readonly open: OpenChat }): JSX.Element {
  const chat = open.chat.value
  return (
    <header class="bar">
      <a class="crumb" data-go href={hrefOf('/chats')}>
        Chats
      </a>
      <Icon name="chevron" size={12} />
      <span class="crumb-here">{chat?.title ?? open.id}</span>
      <div class="bar-end">
        {chat !== undefined && (
          <>
            <ChatStateChip state={chat.state} />
            <span class="wide-only chat-backend">
              <Who name={backendName(chat.backend)} kind="agent" withName />
            </span>
            <Usage open={open} chat={chat} />
            {chat.taskId !== undefined && (
              <a class="link small wide-only" data-go href={hrefOf(`/tasks/${chat.taskId}`)}>
                Task
              </a>
            )}
            <ChatMenu open={open} chat={chat} />
          </>
        )}
        <CopyAs group="chats" command="chats follow" args={() => ({ chatId: open.id })} />
      </div>
    </header>
  )
}

function ChatMenu({ open, chat }: { readonly open: OpenChat; readonly chat: Schemas.Chat }): JSX.Element | null {
  const chatId = open.id
  const [isDeleting, setDeleting] = useState(false)
  if (!can('chats:write')) return null
  const fork = () =>
    attempt(async () => {
      const made = await gantry.chats.fork({ chatId })
      go(`/chats/${made.chat.id}`)
    })
  const compact = () =>
    attempt(async () => {
      await gantry.chats.compact({ chatId })
      say('The summary is written once the chat is idle.')
    })
  const remove = async () => {
    await gantry.chats.delete({ chatId })
    go('/chats')
  }
  const { taskId } = chat
  return (
    <>
      <Menu
        label="What to do with this chat"
        items={() => [
          { name: 'Fork', run: fork },
          { name: 'Compact', run: compact },
          ...(taskId === undefined ? [] : [{ name: 'Open the task', run: () => go(`/tasks/${taskId}`) }]),
          { name: 'Delete', run: () => setDeleting(true) },
        ]}
      >
        <Icon name="more" />
      </Menu>
      {isDeleting && (
        <Confirm title="Delete the chat" action="Delete it" run={remove} close={() => setDeleting(false)}>
          Its messages are gone then. What was done in it stays.
        </Confirm>
      )}
    </>
  )
}

/** The messages. The view stays at the end while the reader is there, and never moves otherwise. */
function Conversation({ open }: { readonly open: OpenChat }): JSX.Element {
  const { frame, content, isAtEnd, toEnd } = useScroll(
    open.order.value[0],
    () => void attempt(() => open.readEarlier()),
  )
  const [isReading, setReading] = useState(false)
  const ids = open.order.value
  const isLoaded = open.chat.value !== undefined
  const readEarlier = async () => {
    setReading(true)
    await attempt(() => open.readEarlier())
    setReading(false)
  }
  return (
    <div class="conversation-place">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys. */}
      <section class="conversation" ref={frame} tabIndex={0} aria-label="Messages">
        <div class="conversation-content" ref={content}>
          {open.earlier.value !== undefined && (
            <button type="button" class="button earlier" disabled={isReading} onClick={() => void readEarlier()}>
              Earlier messages
            </button>
          )}
          {!isLoaded && open.problem.value === undefined && <Skeleton lines={8} />}
          {isLoaded && ids.length === 0 && (
            <p class="quiet nothing-said">Nothing was said yet. Write the first message below.</p>
          )}
          {ids.map((id) => (
            <MessageView key={id} open={open} id={id} />
          ))}
        </div>
      </section>
      {!isAtEnd && (
        <button type="button" class="button to-end" onClick={toEnd}>
          <Icon name="down" /> To the end
        </button>
      )}
    </div>
  )
}
