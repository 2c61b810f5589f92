import { fail } from '../../errors.ts'
import type { Commits } from '../../platform/work/commits.ts'
import type { Ai, ModelRequest } from '../ai.ts'
import type { JobDone } from '../jobs.ts'
import type { Secrets } from '../secrets.ts'
import { DeltaWriter } from './delta-writer.ts'
import type { Delta } from './delta-writer.ts'
import { compactionPartId, summaryOf } from './history.ts'
import { conversationOf } from './prompt.ts'
import { chatTools } from './tools.ts'
import type { TurnLog } from './turn-log.ts'

export interface CompactionOptions {
  readonly commits: Commits
  readonly ai: Pick<Ai, 'begin'>
  readonly secrets: Pick<Secrets, 'mask'>
}

/** A conversation that no longer fits is summarized without most of what its tools have answered. */
const outputLengthMax = 4_000

export const summaryRequest = [
  'Summarize the conversation above, so that the work can go on from the summary alone.',
  'Say what the user wants, what was decided, what was done and with what result, and what is open.',
  'Keep names, ids, paths and numbers exactly. Write the summary only.',
].join(' ')

/** Writes the summary of what was said before the item. A run that takes it up begins the summary again. */
export async function compact({ ai, commits, secrets }: CompactionOptions, log: TurnLog): Promise<JobDone> {
  const caller = await log.caller()
  const { chat, answer } = await log.load()
  if (answer && summaryOf(answer.doc) !== undefined) return { changes: () => log.end('done') }
  await log.edit(async (edit, item) => item && edit.patch(item, [{ id: compactionPartId, state: 'running', text: '' }]))
  const said = await log.messages()
  const authority = await log.authority(caller, said)
  const before = said.filter(({ seq }) => seq < (answer?.doc.seq ?? 0))
  const messages = [
    ...conversationOf(chat.doc, before, (part) => authority.mayRead(part)).map(shortened),
    { role: 'user' as const, content: summaryRequest },
  ]
  // What has tool calls in it is taken by some providers only together with the tools.
  const request = { model: chat.doc.model, messages, tools: chatTools, toolChoice: 'none' as const }
  const { call, parts } = await ai.begin(request, log.owner(chat.doc), log.run.signal)
  const writer = new DeltaWriter(secrets.mask, (deltas) => appendSummary(log, deltas))
  try {
    for await (const part of parts) if (part.type === 'text') await writer.add('text', part.text)
    await writer.end()
    await requireSummary(log)
  } catch (error) {
    await commits.commit(() => call.settle())
    throw error
  }
  await log.edit(async (edit, written) => {
    if (written) edit.patch(written, [{ id: compactionPartId, state: 'done' }])
    edit.push(...(await call.settle()).changes)
  })
  return { changes: () => log.end('done') }
}

/** Appends text to the summary; the reasoning of an agent is no part of it. */
export async function appendSummary(log: TurnLog, deltas: readonly Delta[]): Promise<void> {
  const append = deltas.flatMap(({ kind, text }) => (kind === 'text' ? [text] : [])).join('')
  await log.edit(async (edit, answer) => answer && edit.patch(answer, [{ id: compactionPartId, append }]))
}

async function requireSummary(log: TurnLog): Promise<void> {
  const { answer } = await log.load()
  if ((answer?.doc.parts[0]?.text ?? '').trim() === '')
    fail('ai_provider_error', { message: 'The model wrote no summary. What was said before stays as it is.' })
}

function shortened(message: ModelRequest['messages'][number]): ModelRequest['messages'][number] {
  if (message.role !== 'tool' || message.content.length <= outputLengthMax) return message
  return { ...message, content: `${message.content.slice(0, outputLengthMax)}\n[The rest was left out.]` }
}
