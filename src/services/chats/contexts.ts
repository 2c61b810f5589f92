import { createHash } from 'node:crypto'
import type { Caller } from '../../call.ts'
import type { Store } from '../../collections.ts'
import { isFailure } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { ChatDocument } from '../../collections/chats.ts'
import { textOfParts } from './prompt.ts'
import type { TurnLog } from './turn-log.ts'

/** What an agent is given of the project, within a budget. */
export type BuildContext = (
  input: Pick<Schemas['ContextBuildInput'], 'taskId' | 'query' | 'budgetTokens'>,
  caller: Caller,
) => Promise<BuiltContext>

interface BuiltContext extends Pick<Schemas['BuiltContext'], 'content' | 'sources'> {
  /** The knowledge in it. */
  readonly citations: readonly Schemas['ChatSource'][]
}

const queryLengthMax = 2_048
/** What a task is refused with that an author may not read. */
const unreadable = ['scope_missing', 'forbidden', 'task_not_found'] as const
const introduction = 'This is what you are given of the project. It is replaced when the project or the task changes.'

/**
 * What the models and agents of chats are given of the project before all that was said. It is read at the start of a
 * turn and stored when it has changed, so that the bytes stay the same as long as the project does: providers price
 * what begins as an earlier request did at a fraction.
 */
export class ChatContexts {
  readonly #store: Pick<Store, 'read'>
  #build: BuildContext | undefined

  constructor(store: Pick<Store, 'read'>) {
    this.#store = store
  }

  /** To be called once, by the area that builds contexts: it is opened after this one, which it reads. */
  define(build: BuildContext): void {
    this.#build = build
  }

  /** The context that a chat has. */
  async of(chatId: string): Promise<string | undefined> {
    return (await this.#store.read.chatContexts.get(chatId))?.doc.content
  }

  /** The knowledge that is in it. */
  async sourcesOf(chatId: string): Promise<readonly Schemas['ChatSource'][]> {
    return (await this.#store.read.chatContexts.get(chatId))?.doc.sources ?? []
  }

  /** Reads what the project says now, as all authors of the conversation may, and stores it if it is new. */
  async refresh(log: TurnLog, budgetTokens: number): Promise<void> {
    const { chat } = await log.load()
    if (this.#build === undefined) return
    const isEnabled = chat.doc.settings?.isContextEnabled ?? true
    const built = isEnabled ? await this.#builtFor(chat.doc, log, budgetTokens) : undefined
    const content = built === undefined || built.content === '' ? undefined : `${introduction}\n\n${built.content}`
    const hash = content === undefined ? undefined : createHash('sha256').update(content).digest('hex')
    if (hash === chat.doc.context?.hash) return
    const isOutside = built?.sources.some(({ isFromOutside, included }) => isFromOutside && included !== 'dropped')
    await log.edit(async (edit) => {
      const found = await this.#store.read.chatContexts.get(log.chatId)
      // What was once read stays among the words of the conversation.
      const isFromOutside = isOutside === true || edit.chat.context?.isFromOutside === true
      edit.set({ context: { ...(hash !== undefined && { hash }), isFromOutside } })
      if (content !== undefined) {
        const doc = { id: log.chatId, content, sources: built?.citations ?? [] }
        edit.push(found ? { replace: 'chatContexts', version: found.version, doc } : { insert: 'chatContexts', doc })
      } else if (found) edit.push({ remove: 'chatContexts', version: found.version, id: log.chatId })
    })
  }

  async #builtFor(chat: ChatDocument, log: TurnLog, budgetTokens: number) {
    const { meet } = await log.authority(await log.caller())
    const query = chat.taskId === undefined ? await this.#firstWords(log) : undefined
    const about = { budgetTokens, ...(query !== undefined && { query }) }
    const { taskId } = chat
    try {
      return await this.#build?.({ ...about, ...(taskId !== undefined && { taskId }) }, meet)
    } catch (error) {
      // An author may not read the task: the rest is given all the same.
      if (!unreadable.some((code) => isFailure(error, code))) throw error
      return await this.#build?.(about, meet)
    }
  }

  /** What a chat without a task is about: what was said first, which stays the same. */
  async #firstWords({ chatId }: TurnLog): Promise<string> {
    const where = { chatId }
    const [first] = await this.#store.read.chatMessages.list({ where, orderBy: 'order', limit: 1 })
    return first ? textOfParts(first.doc.parts).slice(0, queryLengthMax) : ''
  }
}
