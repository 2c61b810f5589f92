import type {
  PlanEntry,
  RequestPermissionRequest,
  RequestPermissionResponse,
  SessionUpdate,
  ToolCallUpdate,
} from '@agentclientprotocol/sdk'
import type { OutputAccess, OutputReaders } from '../../collections/chats.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Secrets } from '../secrets.ts'
import { withoutSecrets } from '../operations.ts'
import { afterUpdate, commandShownIn, outcomeOf, stateOf } from './agent-calls.ts'
import type { AgentCall, AgentDecision, ShownCommand } from './agent-calls.ts'
import {
  diffsOf,
  imageOf,
  imagesOfCall,
  locationsOf,
  outputOf,
  terminalIdsOf,
  textOfContent,
  todoOf,
  withPathsFrom,
} from './agent-content.ts'
import type { AgentImage } from './agent-content.ts'
import { AgentQuestions } from './agent-questions.ts'
import type { SessionListener } from './agent-session.ts'
import type { AgentTerminals } from './agent-terminals.ts'
import { defined } from '../../platform/work/defined.ts'
import { keyOf } from './authors.ts'
import { appendSummary } from './compaction.ts'
import { DeltaWriter } from './delta-writer.ts'
import type { PartPatch } from './edit.ts'
import { putTodo } from './todo.ts'
import { titleOf } from './title-line.ts'
import { chatEvent } from './events.ts'
import { ownWords } from './output-access.ts'
import { decisionOn } from './pending-approvals.ts'
import { agentToolScopes } from './rule-authority.ts'
import { keepOutput } from './kept-outputs.ts'
import { withoutHalfCharacter } from './text-pages.ts'
import type { ChatEdit } from './edit.ts'
import { actionOf, alwaysAllowed } from './rules.ts'
import { toolRulesNow } from './rules-now.ts'
import type { TurnLog } from './turn-log.ts'

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
  /** In which the agent works, as it knows it. */
  folder = ''
  /** Those of the agent, if its client opens them for it. */
  terminals: Pick<AgentTerminals, 'textOf'> | undefined
  readonly questions: AgentQuestions
  /** The commands for which a person has given a permission that was not used. */
  readonly #permitted: ShownCommand[] = []
  readonly #options: AgentRecorderOptions
  readonly #log: TurnLog
  readonly #writer: DeltaWriter
  readonly #calls = new Map<string, AgentCall>()
  #recorded: Promise<unknown> = Promise.resolve()
  #imageCount = 0

  constructor(options: AgentRecorderOptions, log: TurnLog) {
    this.#options = options
    this.#log = log
    this.questions = new AgentQuestions(options, log)
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
        if (text !== undefined) void this.record(() => this.#writer.add(kind, text))
        const image = imageOf(content)
        if (image) void this.record(() => this.#recordImages([image], 'everyone'))
        return
      }
      case 'plan':
        void this.record(() => this.#recordPlan(this.#options.secrets.mask.value(update.entries)))
        return
      case 'tool_call':
      case 'tool_call_update':
        void this.record(() => this.#recordCall(this.#options.secrets.mask.value(update)))
    }
  }

  /** Called when the agent has reported something of its session. */
  onState(shown: Schemas['ChatAgentSession']): void {
    const masked = this.#options.secrets.mask.value(shown)
    void this.record(() => this.#recordState(masked))
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
    const call = await this.record(() => this.#recordCall(toolCall))
    if (this.isCompaction) return 'deny'
    const { partId: id, tool, input } = call
    const { doc: chat } = (await this.#log.load()).chat
    const authority = await this.#log.authority(await this.#log.caller())
    const authors = authority.beyondScopes(agentToolScopes)
    const keys = authors.map(({ author }) => keyOf(author))
    // What an agent asks for changes something, whatever it says.
    const isAlways = !authority.hasStrangers && alwaysAllowed(chat, { tool, input }, keys) !== undefined
    const byRules = isAlways ? undefined : actionOf(await toolRulesNow(chat, this.#options.store), tool, false, input)
    const mayRule = byRules === 'allow' && authors.length === 0
    const action = mayRule
      ? await this.#log.allowedByRules(agentToolScopes)
      : byRules === 'allow'
        ? 'ask'
        : (byRules ?? 'allow')
    if (action === 'deny') {
      await this.patch({ id, state: 'denied', ...ownWords('The rules of this chat deny this.') })
      return 'deny'
    }
    const state =
      action === 'allow'
        ? 'allowed'
        : await decisionOn(await this.record(() => this.questions.ask(call, authors)), this.#options, run.signal)
    if (state !== 'allowed') return 'deny'
    // Once this is committed, the decision counts as handed over.
    await this.patch({ id, state: 'running' })
    const shown = action === 'allow' ? undefined : commandShownIn(call, this.folder)
    if (shown !== undefined) this.#permitted.push(shown)
    return 'allow'
  }

  /** Whether a person has given a permission for this very command, which is used up by this. */
  takePermission({ line, cwd }: ShownCommand): boolean {
    const index = this.#permitted.findIndex((each) => each.line === line && each.cwd === cwd)
    if (index >= 0) this.#permitted.splice(index, 1)
    return index >= 0
  }

  patch(patch: PartPatch): Promise<void> {
    return this.record(() => this.#log.edit(async (edit, answer) => answer && edit.patch(answer, [patch])))
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

  /** Adds the call of an operation, which waits for a decision, as a part. */
  recordOperation(tool: string, input: AgentCall['input']): Promise<AgentCall> {
    return this.record(async () => {
      await this.#writer.end()
      const call = { callId: this.#options.newId('toolcall'), partId: '', title: '', tool, input }
      await this.#log.edit(async (edit, answer) => {
        if (!answer) return
        const { partCount, step } = edit.patch(answer, [])
        call.partId = `p${partCount}`
        const { partId: id, callId } = call
        const shown = withoutSecrets(tool, input)
        edit.patch(answer, [{ id, kind: 'toolCall', step, callId, tool, input: shown, state: 'pending' }])
      })
      return call
    })
  }

  async #recordCall(reported: ToolCallUpdate): Promise<AgentCall> {
    await this.#writer.end()
    const update = withPathsFrom(this.folder, reported)
    const known = this.#calls.get(update.toolCallId)
    const call = { callId: this.#options.newId('toolcall'), partId: '', ...known, ...afterUpdate(known, update) }
    const isOver = update.status === 'completed' || update.status === 'failed'
    const terminalIds = terminalIdsOf(update) ?? known?.terminalIds
    const printed = isOver && terminalIds ? await this.terminals?.textOf(terminalIds) : undefined
    const said = outputOf(update) ?? printed
    const output = said ?? (isOver ? known?.output : undefined)
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
          ...(output !== undefined &&
            before?.state !== 'denied' &&
            !before?.kept && { ...shownOutput(edit, call, output, isOver), readers: this.readers }),
          ...defined({ locations, diffs, terminalIds }),
        },
      ])
    })
    this.#calls.set(update.toolCallId, {
      ...call,
      terminalIds,
      ...(!isOver && { output: said ?? known?.output }),
    })
    await this.#recordImages(imagesOfCall(update), this.readers)
    return call
  }

  /** Records what came of a call of an operation. */
  patchOutput(
    { partId: id, callId, tool }: AgentCall,
    state: 'done' | 'failed',
    { output, readers }: { readonly output: string; readonly readers: OutputReaders },
  ): Promise<void> {
    return this.record(() =>
      this.#log.edit(async (edit, answer) => {
        if (answer) edit.patch(answer, [{ id, tool, state, readers, ...keepOutput(edit, callId, output) }])
      }),
    )
  }

  /** Does work after all that was reported before. */
  record<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#recorded.then(work)
    this.#recorded = result
    // `flush` throws what goes wrong.
    result.catch(() => undefined)
    return result
  }
}

const shownLengthMax = 65_536

/** What the message contains of an output: all of it is kept once the call has ended. */
function shownOutput(edit: ChatEdit, { callId }: AgentCall, output: string, isOver: boolean) {
  return isOver ? keepOutput(edit, callId, output) : { output: withoutHalfCharacter(output.slice(0, shownLengthMax)) }
}
