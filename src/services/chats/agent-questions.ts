import type { ChatPartDocument } from '../../collections/chats.ts'
import type { Foundation } from '../../foundation.ts'
import type { AgentCall } from './agent-calls.ts'
import { keyOf } from './authors.ts'
import type { PartPatch } from './edit.ts'
import { ownWords } from './output-access.ts'
import { askForApproval, pendingApprovals } from './pending-approvals.ts'
import { unknownOutcome } from './prompt.ts'
import { callHash } from './rules.ts'
import type { TurnLog } from './turn-log.ts'
import type { ToolQuestion } from './pending-approvals.ts'
import type { AuthorRights } from './word-authority.ts'

/** What a turn of an agent asks people, also across a restart. */
export class AgentQuestions {
  /** Whether an earlier run has begun the answer. */
  isTakenUp = false
  readonly #options: Pick<Foundation, 'store' | 'newId'>
  readonly #log: TurnLog
  /** Approvals that an earlier run asked for and whose decisions it did not hand over, by what they are about. */
  readonly #asked = new Map<string, string>()

  constructor(options: Pick<Foundation, 'store' | 'newId'>, log: TurnLog) {
    this.#options = options
    this.#log = log
  }

  /** What becomes of a call that an interrupted run has left open: the decision it waited for may still come. */
  takeUp({ id, tool = '', input = {}, state, approvalId }: ChatPartDocument): PartPatch {
    if (approvalId === undefined || state === 'running')
      return { id, state: 'interrupted', ...ownWords(unknownOutcome) }
    this.#asked.set(callHash(tool, input), approvalId)
    return { id, text: null }
  }

  /** Asks, and gives the id of the approval: an earlier run may have asked for it already. */
  async ask(
    call: AgentCall,
    authors: readonly AuthorRights[],
    about: Pick<ToolQuestion, 'toolDigest' | 'isToolChanged'> = {},
  ): Promise<string> {
    const { store, newId } = this.#options
    const { partId: id, callId, tool, input } = call
    const keys = authors.map(({ author }) => keyOf(author))
    const hash = callHash(tool, input, keys)
    const pending = await pendingApprovals(store, this.#log.chatId)
    const isAlike = ({ doc }: (typeof pending)[number]) => callHash(doc.tool, doc.input, doc.authorKeys) === hash
    const found = this.#asked.get(hash) ?? (this.isTakenUp ? pending.find(isAlike)?.doc.id : undefined)
    this.#asked.delete(hash)
    const asked = found === undefined ? undefined : await store.read.chatApprovals.get(found)
    // What was asked about a tool as it was is not for the tool as it is.
    const earlier = asked?.doc.toolDigest === about.toolDigest ? found : undefined
    const approvalId = earlier ?? newId('appr')
    await this.#log.edit(async (edit, answer) => {
      if (!answer) return
      const doc = earlier === undefined ? undefined : (await store.read.chatApprovals.get(earlier))?.doc
      if (!doc) askForApproval(edit, answer, { approvalId, part: { id, callId }, tool, input, authors, ...about })
      else if (doc.state === 'pending') edit.patch(answer, [{ id, state: 'waiting', approvalId }])
      if (!doc || doc.state === 'pending') edit.set({ state: 'waiting_approval' })
    })
    return approvalId
  }
}
