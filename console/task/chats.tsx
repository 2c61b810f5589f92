import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { ChatStateChip } from '../chats/state.tsx'
import { gantry } from '../gantry.ts'
import { useRead } from '../parts/reading.ts'
import { hrefOf } from '../router.ts'
import { can } from '../session.ts'

const shownMax = 5

/** The newest chats about a task; nothing until they were read. */
export function useTaskChats(taskId: string): readonly Schemas.Chat[] | undefined {
  const { value, problem } = useRead(
    async () => (can('chats:read') ? (await gantry.chats.list({ taskId, limit: shownMax })).chats : []),
    (kind) => kind.startsWith('chat.'),
    taskId,
  )
  return value ?? (problem === undefined ? undefined : [])
}

interface TaskChatsProps {
  readonly taskId: string
  readonly chats: readonly Schemas.Chat[]
}

/** The conversations with models and agents about a task, with what does not rest, and the way to a new one. */
export function TaskChats({ taskId, chats }: TaskChatsProps): JSX.Element {
  return (
    <div class="side-list">
      {chats.map(({ id, title, state }) => (
        <span key={id} class="side-entry side-chat">
          <a class="side-link" data-go href={hrefOf(`/chats/${id}`)}>
            {title}
          </a>
          {state !== 'idle' && <ChatStateChip state={state} />}
        </span>
      ))}
      {can('chats:write') ? (
        <a class="link" data-go href={hrefOf(`/chats?task=${taskId}`)}>
          Start one
        </a>
      ) : (
        chats.length === 0 && <span class="quiet">None</span>
      )}
    </div>
  )
}
