import type {
  ContentBlock,
  RequestPermissionRequest,
  RequestPermissionResponse,
  SessionUpdate,
  ToolCallUpdate,
} from '@agentclientprotocol/sdk'
import type { Caller, Log } from '../../call.ts'
import type { Store } from '../../collections.ts'
import { fail } from '../../errors.ts'
import type { Commits } from '../../platform/work/commits.ts'
import { intersect } from '../identity.ts'
import type { Identity } from '../identity.ts'
import type { JobDone } from '../jobs.ts'
import type { Operations } from '../operations.ts'
import type { Secrets } from '../secrets.ts'
import { afterUpdate, outcomeOf, outputOf, stateOf } from './agent-calls.ts'
import type { AgentCall, AgentDecision } from './agent-calls.ts'
import { lendAccess } from './agent-access.ts'
import { mayDoNothing, openSession } from './agent-session.ts'
import type { AgentListener, AgentSession } from './agent-session.ts'
import type { Agents } from './agents.ts'
import { summaryRequest } from './compaction.ts'
import { DeltaWriter } from './delta-writer.ts'
import type { Delta } from './delta-writer.ts'
import { keyOf } from './authors.ts'
import type { ChatDocument, ChatMessageDocument, ChatPartDocument, OutputAccess } from '../../collections/chats.ts'
import type { PartPatch } from './edit.ts'
import { compactionPartId, isCompaction, isOpenCall } from './history.ts'
import type { Attachments } from './attachments.ts'
import type { Inbox } from './inbox.ts'
import { accessToAgent, ownWords } from './output-access.ts'
import { askForApproval, decisionOn, pendingApprovals } from './pending-approvals.ts'
import { imagesOf, saidIn, transcriptOf, unknownOutcome } from './prompt.ts'
import { agentToolScopes } from './rule-authority.ts'
import { actionOf, callHash } from './rules.ts'
import { requireTurn } from './turn-log.ts'
import type { TurnLog } from './turn-log.ts'
import type { AuthorRights, WordAuthority } from './word-authority.ts'

export interface AgentTurnOptions {
  readonly store: Store
  readonly commits: Commits
  readonly newId: (prefix: string) => string
  readonly log: Log
  readonly isStoreShared: boolean
  readonly identity: Pick<Identity, 'tokens'>
  readonly operations: Pick<Operations, 'allowed'>
  readonly inbox: Inbox
  readonly agents: Agents
  readonly attachments: Pick<Attachments, 'images'>
  readonly secrets: Pick<Secrets, 'mask'>
  /** Where this service listens. */
  readonly origin: Promise<string>
  readonly version: string
}

const goOnRequest =
  'You were interrupted. Go on where you stopped, and verify the outcome of what was under way before you repeat it.'

/**
 * The answer of an agent. What it reports is committed as it comes, and the log is the truth: what the agent has
 * forgotten stays, and what it replays is not taken twice.
 */
export class AgentTurn implements AgentListener {
  readonly #options: AgentTurnOptions
  readonly #log: TurnLog
  readonly #name: string
  readonly #calls = new Map<string, AgentCall>()
  /** Decisions that an earlier run asked for and did not hand over, by what they are about. */
  readonly #asked = new Map<string, string>()
  readonly #writer: DeltaWriter
  /** Who may read what its tools return: nobody else, until it is known what the agent may read. */
  #readers: OutputAccess = { userId: '', scopes: ['*'], reach: 'none', taskIds: [] }
  #isCompaction = false
  #isTakenUp = false
  /** What is reported is recorded in order. */
  #recorded: Promise<unknown> = Promise.resolve()

  constructor(options: AgentTurnOptions, log: TurnLog, name: string) {
    this.#options = options
    this.#log = log
    this.#name = name
    this.#writer = new DeltaWriter(options.secrets.mask, (deltas) => this.#write(deltas))
  }

  async run(): Promise<JobDone> {
    const { agents } = this.#options
    const { run } = this.#log
    const caller = await this.#log.caller()
    await this.#begin()
    const authority = await this.#log.authority(caller)
    const process = await agents.start(this.#name, run, authority.meet)
    const end = agents.count(this.#name)
    // Whatever it is doing: it may just be opening its session.
    const onAbort = () => {
      if (mayDoNothing(run.signal)) void process.kill()
    }
    run.signal.addEventListener('abort', onAbort, { once: true })
    try {
      if (run.signal.aborted) onAbort()
      const notice = await this.#talk(process, caller, authority)
      end()
      return { changes: () => this.#log.end('done', notice) }
    } catch (error) {
      // What was received is kept, also when the rest is not.
      await this.#flush().catch(() => undefined)
      end(error instanceof Error && !run.signal.aborted ? error.message : undefined)
      throw error
    } finally {
      run.signal.removeEventListener('abort', onAbort)
      await process.end()
    }
  }

  onUpdate(update: SessionUpdate): void {
    switch (update.sessionUpdate) {
      case 'agent_message_chunk':
      case 'agent_thought_chunk': {
        const { content } = update
        const kind = update.sessionUpdate === 'agent_message_chunk' ? 'text' : 'reasoning'
        if (content.type === 'text') void this.#record(() => this.#writer.add(kind, content.text))
        return
      }
      case 'tool_call':
      case 'tool_call_update':
        void this.#record(() => this.#recordCall(this.#options.secrets.mask.value(update)))
    }
  }

  async onPermission({ toolCall, options }: RequestPermissionRequest): Promise<RequestPermissionResponse> {
    const decision = await this.#decide(this.#options.secrets.mask.value(toolCall)).catch(
      (error: unknown): AgentDecision => {
        if (!this.#log.run.signal.aborted)
          this.#options.log.warn({ err: error }, 'an agent could not be given permission')
        return 'cancelled'
      },
    )
    return { outcome: outcomeOf(decision, options) }
  }

  /** Talks with the agent until nothing is left to say. Returns what a person should know. */
  async #talk(
    process: Awaited<ReturnType<Agents['start']>>,
    caller: Caller,
    authority: WordAuthority,
  ): Promise<string | undefined> {
    const { agents, version } = this.#options
    const { doc: chat } = (await this.#log.load()).chat
    const access = await lendAccess(this.#options, caller, {
      name: this.#name,
      rules: chat.toolRules,
      rulesScopes: await this.#log.scopesOfRules(),
      authority,
      taskId: chat.taskId,
    })
    this.#readers = accessToAgent(authority.meet, access.scopes, chat.taskId)
    const seen = { ...this.#readers, scopes: intersect(authority.meet.scopes, this.#readers.scopes) }
    let session: AgentSession | undefined
    try {
      const known = sessionIn(chat, this.#name, authority)
      session = await openSession({
        process,
        version,
        cwd: agents.folder,
        mcpServer: { url: `${await this.#options.origin}/mcp`, token: access.token },
        sessionId: known?.id,
        listener: this,
      })
      const { id } = session
      const seenSoFar = id === known?.id ? joined(known.seen, seen) : seen
      await this.#log.edit(async (edit) => edit.set({ agentSession: { agent: this.#name, id, seen: seenSoFar } }))
      return await this.#ask(session, await this.#opening(session))
    } finally {
      session?.close()
      await access.end()
    }
  }

  async #ask(session: AgentSession, opening: ContentBlock[]): Promise<string | undefined> {
    const { run } = this.#log
    for (let blocks = opening; ; ) {
      const reason = await session.prompt(blocks, run.signal)
      await this.#flush()
      run.signal.throwIfAborted()
      if (reason === 'refusal' || reason === 'cancelled')
        fail('agent_failed', { message: `The agent "${this.#name}" refused to go on.` })
      if (this.#isCompaction) return await this.#finishCompaction()
      blocks = await this.#blocksOf(await this.#takeSteers(), session)
      if (blocks.length === 0) return reason === 'end_turn' ? undefined : 'The agent stopped at one of its limits.'
    }
  }

  /** Starts the answer or, after an interruption, drops what waited for a decision and marks what was under way. */
  async #begin(): Promise<void> {
    await this.#log.edit(async (edit, answer) => {
      const turn = { ...requireTurn(edit.chat), isLive: true }
      this.#isCompaction = answer !== undefined && isCompaction(answer.doc)
      this.#isTakenUp = answer !== undefined && !this.#isCompaction
      if (answer && this.#isCompaction) {
        edit.patch(answer, [{ id: compactionPartId, state: 'running', text: '' }])
        return edit.set({ turn })
      }
      if (!answer) {
        const doc = edit.add({ messageId: this.#options.newId('msg'), role: 'assistant', state: 'running', parts: [] })
        return edit.set({ turn: { ...turn, messageId: doc.messageId } })
      }
      edit.patch(
        answer,
        answer.doc.parts.filter(isOpenCall).map((part) => this.#left(part)),
      )
      edit.set({ turn, state: 'running' })
    })
  }

  #left(part: ChatPartDocument): PartPatch {
    const wasAsked = part.approvalId !== undefined && part.state !== 'running'
    if (!wasAsked || part.approvalId === undefined)
      return { id: part.id, state: 'interrupted', ...ownWords(unknownOutcome) }
    this.#asked.set(callHash(part.tool ?? '', part.input ?? {}), part.approvalId)
    return { id: part.id, text: null }
  }

  /** What the agent is told first: all that it does not know, and what was said to it. */
  async #opening(session: AgentSession): Promise<ContentBlock[]> {
    const { isNew } = session
    const { chat, answer } = await this.#log.load()
    const messages = (await this.#log.messages()).filter(({ state }) => state !== 'queued')
    const index = messages.findIndex(({ messageId }) => messageId === answer?.doc.messageId)
    const earlier = messages.slice(0, index)
    const said = this.#isCompaction ? [] : earlier.slice(earlier.findLastIndex(({ role }) => role !== 'user') + 1)
    const known = this.#isTakenUp ? messages.slice(0, index + 1) : earlier.slice(0, earlier.length - said.length)
    const request = this.#isCompaction ? [summaryRequest] : this.#isTakenUp ? [goOnRequest] : []
    return [
      ...(isNew && chat.doc.system !== undefined ? [blockOf(chat.doc.system)] : []),
      ...(isNew ? transcriptOf(known) : []).map(blockOf),
      ...(request.length > 0 ? request.map(blockOf) : await this.#blocksOf(said, session)),
    ]
  }

  /** Messages as the agent takes them: each as a text, and then its images. */
  async #blocksOf(said: readonly ChatMessageDocument[], { takesImages }: AgentSession): Promise<ContentBlock[]> {
    const images = takesImages ? await this.#options.attachments.images(said) : undefined
    return said.flatMap(({ parts }) => [
      blockOf(saidIn(parts, images)),
      ...(images ? imagesOf(parts, images) : []).map(({ mediaType: mimeType, data }) => ({
        type: 'image' as const,
        mimeType,
        data: Buffer.from(data).toString('base64'),
      })),
    ])
  }

  async #takeSteers(): Promise<ChatMessageDocument[]> {
    const { inbox } = this.#options
    let steers: ChatMessageDocument[] = []
    await this.#log.edit(async (edit, answer) => {
      steers = (await inbox.steers(edit.chat)).map(({ doc }) => doc)
      if (answer) await inbox.takeSteers(edit, answer)
    })
    if (steers.length > 0) this.#calls.clear()
    return steers
  }

  /** The next turn begins a session of its own, which knows the summary alone. */
  async #finishCompaction(): Promise<undefined> {
    await this.#log.edit(async (edit, answer) => {
      if ((answer?.doc.parts[0]?.text ?? '').trim() === '')
        fail('agent_failed', { message: `The agent "${this.#name}" wrote no summary.` })
      if (answer) edit.patch(answer, [{ id: compactionPartId, state: 'done' }])
      edit.forgetSession()
    })
  }

  async #write(deltas: readonly Delta[]): Promise<void> {
    if (!this.#isCompaction) return this.#log.write(deltas)
    const append = deltas.flatMap(({ kind, text }) => (kind === 'text' ? [text] : [])).join('')
    await this.#log.edit(async (edit, item) => item && edit.patch(item, [{ id: compactionPartId, append }]))
  }

  #record<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#recorded.then(work)
    this.#recorded = result
    // What goes wrong is thrown where the answer is flushed.
    result.catch(() => undefined)
    return result
  }

  async #flush(): Promise<void> {
    await this.#recorded
    await this.#writer.end()
  }

  async #recordCall(update: ToolCallUpdate): Promise<AgentCall> {
    await this.#writer.end()
    const known = this.#calls.get(update.toolCallId)
    const call = { callId: this.#options.newId('toolcall'), partId: '', ...known, ...afterUpdate(known, update) }
    const output = outputOf(update)
    await this.#log.edit(async (edit, answer) => {
      // The tools of a summary are none of the conversation.
      if (!answer || this.#isCompaction) return
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
          ...(output !== undefined && before?.state !== 'denied' && { output, readers: this.#readers }),
        },
      ])
    })
    this.#calls.set(update.toolCallId, call)
    return call
  }

  async #decide(toolCall: ToolCallUpdate): Promise<AgentDecision> {
    const { run } = this.#log
    const call = await this.#record(() => this.#recordCall(toolCall))
    if (this.#isCompaction) return 'deny'
    const { doc: chat } = (await this.#log.load()).chat
    const authority = await this.#log.authority(await this.#log.caller())
    const authors = authority.beyondScopes(agentToolScopes)
    const hash = callHash(
      call.tool,
      call.input,
      authors.map(({ author }) => keyOf(author)),
    )
    // What an agent asks for changes something, whatever it says.
    const isAlways = !authority.hasStrangers && chat.allowed.includes(hash)
    const byRules = isAlways ? undefined : actionOf(chat.toolRules, call.tool, false)
    const mayRule = byRules === 'allow' && authors.length === 0
    const action = mayRule
      ? await this.#log.allowedByRules(agentToolScopes)
      : byRules === 'allow'
        ? 'ask'
        : (byRules ?? 'allow')
    if (action === 'deny') {
      await this.#patch(call, { state: 'denied', ...ownWords('The rules of this chat deny this.') })
      return 'deny'
    }
    const state =
      action === 'allow'
        ? 'allowed'
        : await decisionOn(await this.#askPerson(call, hash, authors), this.#options, run.signal)
    if (state !== 'allowed') return 'deny'
    // Once this is committed, the decision counts as handed over.
    await this.#patch(call, { state: 'running' })
    return 'allow'
  }

  /** The decision that a call waits for: an earlier run may have asked for it already. */
  async #askPerson(call: AgentCall, hash: string, authors: readonly AuthorRights[]): Promise<string> {
    const { store, newId } = this.#options
    const pending = await pendingApprovals(store, this.#log.chatId)
    const isAlike = ({ doc }: (typeof pending)[number]) => callHash(doc.tool, doc.input, doc.authorKeys) === hash
    const earlier = this.#asked.get(hash) ?? (this.#isTakenUp ? pending.find(isAlike)?.doc.id : undefined)
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

  #patch({ partId: id }: AgentCall, patch: CallPatch): Promise<void> {
    return this.#record(() => this.#log.edit(async (edit, answer) => answer && edit.patch(answer, [{ ...patch, id }])))
  }
}

type CallPatch = { readonly state: NonNullable<ChatPartDocument['state']> } & Partial<ReturnType<typeof ownWords>>

/** The session of an earlier turn, if all authors may read what the agent has seen in it. */
function sessionIn({ agentSession }: ChatDocument, agent: string, authority: WordAuthority) {
  const { id, seen } = agentSession?.agent === agent ? agentSession : {}
  return id !== undefined && seen && authority.mayContinue(seen) ? { id, seen } : undefined
}

/** What was seen in a session before and now. */
function joined(before: OutputAccess, now: OutputAccess): OutputAccess {
  return { ...now, scopes: [...new Set([...before.scopes, ...now.scopes])] }
}

function blockOf(text: string): ContentBlock {
  return { type: 'text', text }
}
