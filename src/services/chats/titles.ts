import { isFailure } from '../../errors.ts'
import type { Commits } from '../../platform/work/commits.ts'
import type { Ai } from '../ai.ts'
import { chatEvent } from './events.ts'
import { withoutMiddle } from './pieces.ts'
import { textOfParts } from './prompt.ts'
import { titleOf } from './title-line.ts'
import type { TurnLog } from './turn-log.ts'

export interface TitlesOptions {
  readonly commits: Commits
  readonly ai: Pick<Ai, 'begin'>
}

const saidLengthMax = 4_000
const titleTokensMax = 1_024
const titleRequest =
  'Write a title for the conversation above: at most eight words in its language, in one line, without quotation marks.'

/** Has the model write the title of a chat that has no own one, once it has answered. A fault leaves the title. */
export async function writeTitle({ commits, ai }: TitlesOptions, log: TurnLog): Promise<void> {
  const { chat } = await log.load()
  if (chat.doc.isUntitled !== true || chat.doc.settings?.isTitleGenerated !== true) return
  const said = (await log.messages()).slice(0, 2).map(({ role, parts }) => ({
    role: role === 'assistant' ? ('assistant' as const) : ('user' as const),
    content: withoutMiddle(textOfParts(parts), saidLengthMax),
  }))
  const request = {
    model: chat.doc.model,
    messages: [...said, { role: 'user' as const, content: titleRequest }],
    maxOutputTokens: titleTokensMax,
  }
  try {
    const { call, parts } = await ai.begin(request, log.owner(chat.doc), log.run.signal)
    let text = ''
    try {
      for await (const part of parts) if (part.type === 'text') text += part.text
    } finally {
      await commits.commit(() => call.settle())
    }
    const title = titleOf(text)
    if (title === undefined) return
    await log.edit(async (edit) => {
      if (edit.chat.isUntitled !== true) return
      edit.set({ title, isUntitled: false })
      edit.push(chatEvent('chat.updated', edit.chat, { at: edit.createdAt, actor: log.run.job.createdBy }))
    })
  } catch (error) {
    if (!isFailure(error, 'ai_provider_error') && !isFailure(error, 'quota_exceeded')) throw error
  }
}
