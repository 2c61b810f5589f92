import type { Schemas } from 'gantry/client'
import type { JSX, TargetedDragEvent } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { attempt } from '../parts/toasts.tsx'
import { can } from '../session.ts'
import type { OpenChat } from './model.ts'

interface ComposerProps {
  readonly open: OpenChat
  readonly chat: Schemas.Chat
}

/** Where the next message is written. While the chat is at work, it waits for the turn or for the step. */
export function Composer({ open, chat }: ComposerProps): JSX.Element {
  const [content, setContent] = useState('')
  const [delivery, setDelivery] = useState<Schemas.ChatDelivery>('queue')
  const [isSending, setSending] = useState(false)
  const [files, setFiles] = useState<readonly string[]>([])
  const isAtWork = chat.state !== 'idle' && chat.state !== 'failed'
  const chatId = open.id
  const args = () => ({
    chatId,
    content,
    ...(isAtWork && { delivery }),
    ...(files.length > 0 && { files: [...files] }),
  })
  const send = async () => {
    if (content.trim() === '' || isSending) return
    setSending(true)
    const sent = await attempt(async () => gantry.chats.send(args()))
    setSending(false)
    if (sent === undefined) return
    setContent('')
    setFiles([])
  }
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      {...dropsOf((names) => setFiles((before) => [...new Set([...before, ...names])]))}
    >
      <Attached files={files} remove={(name) => setFiles(files.filter((each) => each !== name))} />
      <textarea
        class="field"
        aria-label="Message"
        placeholder="Write a message"
        rows={2}
        value={content}
        onInput={({ currentTarget }) => setContent(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
          event.preventDefault()
          void send()
        }}
      />
      <div class="composer-actions">
        {isAtWork && (
          <select
            class="field"
            aria-label="When it is taken"
            value={delivery}
            onChange={({ currentTarget }) => setDelivery(currentTarget.value === 'steer' ? 'steer' : 'queue')}
          >
            <option value="queue">After this turn</option>
            <option value="steer">After this step</option>
          </select>
        )}
        <span class="quiet small wide-only">Shift Enter begins a new line</span>
        <span class="composer-end">
          <CopyAs group="chats" command="chats send" args={args} />
          {isAtWork && (
            <button
              type="button"
              class="button danger"
              onClick={() => void attempt(async () => gantry.chats.interrupt({ chatId }))}
            >
              <Icon name="stop" size={12} /> Interrupt
            </button>
          )}
          <button type="submit" class="button primary" disabled={content.trim() === '' || isSending}>
            {isAtWork ? (delivery === 'steer' ? 'Steer' : 'Queue') : 'Send'}
          </button>
        </span>
      </div>
    </form>
  )
}

/** Files that are dropped on the form are uploaded, and go with the next message. */
function dropsOf(add: (names: readonly string[]) => void) {
  if (!can('resources:write')) return {}
  return {
    onDragOver: (event: TargetedDragEvent<HTMLFormElement>) => event.preventDefault(),
    onDrop: (event: TargetedDragEvent<HTMLFormElement>) => {
      event.preventDefault()
      for (const file of event.dataTransfer?.files ?? [])
        void attempt(async () => add([(await gantry.files.upload({ file })).resource.filename]))
    },
  }
}

interface AttachedProps {
  readonly files: readonly string[]
  readonly remove: (name: string) => void
}

function Attached({ files, remove }: AttachedProps): JSX.Element | null {
  if (files.length === 0) return null
  return (
    <ul class="composer-files" aria-label="Files of the message">
      {files.map((name) => (
        <li key={name} class="chip">
          <Icon name="file" size={12} /> {name}
          <button type="button" class="icon-button small" aria-label={`Leave out ${name}`} onClick={() => remove(name)}>
            <Icon name="cross" size={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}
