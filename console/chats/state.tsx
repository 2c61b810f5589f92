import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'

const words: Readonly<Record<Schemas.ChatState, readonly [word: string, tone: string]>> = {
  idle: ['idle', ''],
  running: ['at work', 'good'],
  waiting_approval: ['waits for approval', 'warn'],
  compacting: ['compacting', 'good'],
  failed: ['failed', 'bad'],
}

/** What a chat does, in words. */
export function ChatStateChip({ state }: { readonly state: Schemas.ChatState }): JSX.Element {
  const [word, tone] = words[state]
  return <span class={`chip ${tone}`}>{word}</span>
}
