import type {
  PlanEntry,
  RequestPermissionRequest,
  RequestPermissionResponse,
  SessionUpdate,
  ToolCallUpdate,
} from '@agentclientprotocol/sdk'
import type { ChatPartDocument, OutputAccess, OutputReaders } from '../../collections/chats.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Secrets } from '../secrets.ts'
import { afterUpdate, outcomeOf, stateOf } from './agent-calls.ts'
import type { AgentCall, AgentDecision } from './agent-calls.ts'
import { diffsOf, imageOf, imagesOfCall, locationsOf, outputOf, textOfContent, todoOf } from './agent-content.ts'
import type { AgentImage } from './agent-content.ts'
import type { SessionListener } from './agent-session.ts'
import { defined } from '../../platform/work/defined.ts'
import { keyOf } from './authors.ts'
import { appendSummary } from './compaction.ts'
import { DeltaWriter } from './delta-writer.ts'
import type { PartPatch } from './edit.ts'
import { putTodo } from './todo.ts'
import { titleOf } from './title-line.ts'
import { chatEvent } from './events.ts'
import { ownWords } from './output-access.ts'
import { askForApproval, decisionOn, pendingApprovals } from './pending-approvals.ts'
import { unknownOutcome } from './prompt.ts'
import { agentToolScopes } from './rule-authority.ts'
import { actionOf, alwaysAllowed, callHash } from './rules.ts'
import type { TurnLog } from './turn-log.ts'
import type { AuthorRights } from './word-authority.ts'

export interface AgentRecorderOptions extends Pick<Foundation, 'store' | 'newId' | 'log' | 'isStoreShared'> {
  readonly secrets: Pick<Secrets, 'mask'>
}

/** The images of one run of a turn. */
const imagesMax = 32

/** Records in order what an agent reports in a turn, and decides on the tool calls for which it asks permission. */
export class AgentRecorder implements SessionListener {
  /** Who may read what its tools return: no caller, until it is known what the agent may read. */
  readers: OutputAccess = { userId: '', scopes: ['*'], reach: 'none', taskIds: [] }
  /** Whether the agent writes a summary. */
  isCompaction = false
  /** Whether the agent has said anything in this turn. */
  hasHeard = false
  /** Whether an earlier run has begun the answer. */
  isTakenUp = false
  readonly #options: AgentRecorderOptions
  readonly #log: TurnLog
  readonly #writer: DeltaWriter
  readonly #calls = new Map<string, AgentCall>()
  /** Approvals that an earlier run asked for and whose decisions it did not hand over, by what they are about. */
  readonly #asked = new Map<string, string>()
  #recorded: Promise<unknown> = Promise.resolve()
  #imageCount = 0

  constructor(options: AgentRecorderOptions, log: TurnLog) {
    this.#options = options
    this.#log = log
    this.#writer = new DeltaWriter(options.secrets.mask, (deltas) =>
      this.isCompaction ? appendSummary(log, deltas) : log.write(deltas),
    )
  }

  /** Called in the order in which the agent reports. */
  onUpdate(update: SessionUpdate): void {
    this.hasHeard = true
    switch (update.sessionUpdate) {
      case 'agent_message_chunk':
      case 'agent_thought_chunk': {
        const { content } = update
        const kind = update.sessionUpdate === 'agent_message_chunk' ? 'text' : 'reasoning'
        const text = textOfContent(content)
        if (text !== undefined) void this.#record(() => this.#writer.add(kind, text))
        const image = imageOf(content)
        if (image) void this.#record(() => this.#recordImages([image], 'everyone'))
        return
      }
      case 'plan':
        void this.#record(() => this.#recordPlan(this.#options.secrets.mask.value(update.entries)))
        return
      case 'tool_call':
      case 'tool_call_update':
        void this.#record(() => this.#recordCall(this.#options.secrets.mask.value(update)))
    }
  }

  /** Called when the agent has reported something of its session. */
  onState(shown: Schemas['ChatAgentSession']): void {
    const masked = this.#options.secrets.mask.value(shown)
    void this.#record(() => this.#recordState(masked))
  }

  async onPermission({ toolCall, options }: RequestPermissionRequest): Promise<RequestPermissionResponse> {
    this.hasHeard = true
    const decision = await this.#decide(this.#options.secrets.mask.value(toolCall)).catch(
      (error: unknown): AgentDecision => {
        if (!this.#log.run.signal.aborted)
          this.#options.log.warn({ err: error }, 'an agent could not be given permission')
        return 'cancelled'
      },
    )
    return { outcome: outcomeOf(decision, options) }
  }

  /** What becomes of a call that an interrupted run has left open: the decision it waited for may still come. */
  takeUp({ id, tool = '', input = {}, state, approvalId }: ChatPartDocument): PartPatch {
    if (approvalId === undefined || state === 'running')
      return { id, state: 'interrupted', ...ownWords(unknownOutcome) }
    this.#asked.set(callHash(tool, input), approvalId)
    return { id, text: null }
  }

  /** Resolves when all that was reported is committed. Throws what went wrong while it was recorded. */
  async flush(): Promise<void> {
    await this.#recorded
    await this.#writer.end()
  }

  /** The agent may use the ids of its calls again. */
  forgetCalls(): void {
    this.#calls.clear()
  }

  async #decide(toolCall: ToolCallUpdate): Promise<AgentDecision> {
    const { run } = this.#log
    const call = await this.#record(() => this.#recordCall(toolCall))
    if (this.isCompaction) return 'deny'
    const { partId: id, tool, input } = call
    const { doc: chat } = (await this.#log.load()).chat
    const authority = await this.#log.authority(await this.#log.caller())
    const authors = authority.beyondScopes(agentToolScopes)
    const keys = authors.map(({ author }) => keyOf(author))
    const hash = callHash(tool, input, keys)
    // What an agent asks for changes something, whatever it says.
    const isAlways = !authority.hasStrangers && alwaysAllowed(chat, tool, input, keys) !== undefined
    const byRules = isAlways ? undefined : actionOf(chat.toolRules, tool, false, input)
    const mayRule = byRules === 'allow' && authors.length === 0
    const action = mayRule
      ? await this.#log.allowedByRules(agentToolScopes)
      : byRules === 'allow'
        ? 'ask'
        : (byRules ?? 'allow')
    if (action === 'deny') {
      await this.#patch({ id, state: 'denied', ...ownWords('The rules of this chat deny this.') })
      return 'deny'
    }
    const state =
      action === 'allow'
        ? 'allowed'
        : await decisionOn(await this.#askPerson(call, hash, authors), this.#options, run.signal)
    if (state !== 'allowed') return 'deny'
    // Once this is committed, the decision counts as handed over.
    await this.#patch({ id, state: 'running' })
    return 'allow'
  }

  /** The decision that a call waits for: an earlier run may have asked for it already. */
  async #askPerson(call: AgentCall, hash: string, authors: readonly AuthorRights[]): Promise<string> {
    const { store, newId } = this.#options
    const pending = await pendingApprovals(store, this.#log.chatId)
    const isAlike = ({ doc }: (typeof pending)[number]) => callHash(doc.tool, doc.input, doc.authorKeys) === hash
    const earlier = this.#asked.get(hash) ?? (this.isTakenUp ? pending.find(isAlike)?.doc.id : undefined)
    this.#asked.delete(hash)
    const approvalId = earlier ?? newId('appr')
    const { partId: id, callId, tool, input } = call
    await this.#record(() =>
      this.#log.edit(async (edit, answer) => {
        if (!answer) return
        const doc = earlier === undefined ? undefined : (await store.read.chatApprovals.get(earlier))?.doc
        if (!doc) askForApproval(edit, answer, { approvalId, part: { id, callId }, tool, input, authors })
        else if (doc.state === 'pending') edit.patch(answer, [{ id, state: 'waiting', approvalId }])
        if (!doc || doc.state === 'pending') edit.set({ state: 'waiting_approval' })
      }),
    )
    return approvalId
  }

  #patch(patch: PartPatch): Promise<void> {
    return this.#record(() => this.#log.edit(async (edit, answer) => answer && edit.patch(answer, [patch])))
  }

  async #recordPlan(entries: readonly PlanEntry[]): Promise<void> {
    await this.#writer.end()
    await this.#log.edit(async (edit, answer) => {
      if (answer && !this.isCompaction) putTodo(edit, answer, todoOf(entries))
    })
  }

  /** Keeps what is known of the session, with its title as that of a chat that no person has named. */
  async #recordState(shown: Schemas['ChatAgentSession']): Promise<void> {
    await this.#log.edit(async (edit) => {
      const { agentSession, isUntitled, settings } = edit.chat
      if (!agentSession) return
      edit.set({ agentSession: { ...agentSession, shown } })
      const title = isUntitled === true && settings?.isTitleGenerated !== false ? titleOf(shown.title ?? '') : undefined
      if (title === undefined || title === edit.chat.title) return
      edit.set({ title, isUntitled: false })
      edit.push(chatEvent('chat.updated', edit.chat, { at: edit.createdAt, actor: this.#log.run.job.createdBy }))
    })
  }

  /** Adds images as parts, and stores them beside the chat. */
  async #recordImages(images: readonly AgentImage[], readers: OutputReaders): Promise<void> {
    const room = imagesMax - this.#imageCount
    this.#imageCount += images.length
    if (images.length === 0 || this.isCompaction) return
    await this.#writer.end()
    const taken = images.slice(0, Math.max(0, room)).map((image) => ({ ...image, id: this.#options.newId('img') }))
    await this.#log.edit(async (edit, answer) => {
      if (!answer) return
      for (const { id: imageId, mediaType, data } of taken) {
        const { partCount, step } = edit.patch(answer, [])
        const size = Buffer.byteLength(data, 'base64')
        const about = { kind: 'image' as const, step, imageId, mediaType, size }
        edit.patch(answer, [{ id: `p${partCount}`, ...about }])
        const { createdAt, chat } = edit
        const doc = { id: imageId, chatId: chat.id, mediaType, data, readers, createdAt }
        edit.push({ insert: 'chatImages', doc })
      }
    })
  }

  async #recordCall(update: ToolCallUpdate): Promise<AgentCall> {
    await this.#writer.end()
    const known = this.#calls.get(update.toolCallId)
    const call = { callId: this.#options.newId('toolcall'), partId: '', ...known, ...afterUpdate(known, update) }
    const output = outputOf(update)
    const [locations, diffs] = [locationsOf(update), diffsOf(update)]
    await this.#log.edit(async (edit, answer) => {
      // The tools of a summary are none of the conversation.
      if (!answer || this.isCompaction) return
      const { parts, partCount, step } = edit.patch(answer, [])
      const before = parts.find(({ id }) => id === call.partId)
      call.partId = before?.id ?? `p${partCount}`
      const { tool, input, callId } = call
      const isSettled = before?.state === 'denied' || (before?.state === 'waiting' && update.status !== 'failed')
      edit.patch(answer, [
        {
          id: call.partId,
          tool,
          input: { ...input },
          ...(!before && { kind: 'toolCall', step, callId, state: stateOf(update) }),
          ...(before && update.status != null && !isSettled && { state: stateOf(update) }),
          ...(output !== undefined && before?.state !== 'denied' && { output, readers: this.readers }),
          ...defined({ locations, diffs }),
        },
      ])
    })
    this.#calls.set(update.toolCallId, call)
    await this.#recordImages(imagesOfCall(update), this.readers)
    return call
  }

  #record<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#recorded.then(work)
    this.#recorded = result
    // `flush` throws what goes wrong.
    result.catch(() => undefined)
    return result
  }
}
