import { useSignal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { can } from '../session.ts'
import type { OpenChat } from './model.ts'

interface ChatUse {
  /** The tokens of the last question to the model. */
  readonly contextTokens: number
  readonly contextMax: number | undefined
  readonly costMicros: number
}

const number = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

/** How full the window of the model is, and what the calls of the chat have cost. */
export function Usage({ open, chat }: { readonly open: OpenChat; readonly chat: Schemas.Chat }): JSX.Element | null {
  const use = useSignal<ChatUse | undefined>(undefined)
  const isSettled = chat.state !== 'running' && chat.state !== 'compacting'
  useEffect(() => {
    if (isSettled && can('ai:read')) void readUse(open.id, chat.backend).then((found) => (use.value = found))
  }, [isSettled, open.id])
  if (use.value === undefined) return null
  const { contextTokens, contextMax, costMicros } = use.value
  return (
    <span class="chat-use quiet small" title="The context of the last answer, and the cost of the last 1,000 calls">
      {number.format(contextTokens)}
      {contextMax !== undefined && ` of ${number.format(contextMax)}`} tokens
      {costMicros > 0 && ` · ${dollars.format(costMicros / 1e6)}`}
    </span>
  )
}

const pageSize = 200
const pagesMax = 5

async function readUse(chatId: string, backend: Schemas.ChatBackend): Promise<ChatUse | undefined> {
  const calls: Schemas.AiCall[] = []
  let cursor: string | undefined
  for (let page = 0; page < pagesMax; page++) {
    const { data } = await gantry.ai.calls.list({ chatId, limit: pageSize, ...(cursor && { cursor }) }).outcome()
    if (!data) return undefined
    calls.push(...data.calls)
    cursor = data.nextCursor
    if (cursor === undefined) break
  }
  const last = calls.find(({ usage }) => usage !== undefined)?.usage
  if (last === undefined) return undefined
  return {
    contextTokens: last.inputTokens + last.outputTokens,
    contextMax: await windowOf(backend),
    costMicros: calls.reduce((sum, { usage }) => sum + (usage?.costMicros ?? 0), 0),
  }
}

async function windowOf(backend: Schemas.ChatBackend): Promise<number | undefined> {
  if (backend.kind !== 'model') return undefined
  const { data } = await gantry.ai.models.list({ limit: 200 }).outcome()
  return data?.models.find(({ id }) => id === backend.model)?.contextTokens
}
