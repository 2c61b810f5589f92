import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { attempt } from '../parts/toasts.tsx'
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
  const isAtWork = chat.state !== 'idle' && chat.state !== 'failed'
  const chatId = open.id
  const args = () => ({ chatId, content, ...(isAtWork && { delivery }) })
  const send = async () => {
    if (content.trim() === '' || isSending) return
    setSending(true)
    const sent = await attempt(async () => gantry.chats.send(args()))
    setSending(false)
    if (sent !== undefined) setContent('')
  }
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
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
