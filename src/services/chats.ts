import type { Caller, Staged, StreamReply } from '../call.ts'
import { fail } from '../errors.ts'
import type { Schemas } from '../generated/types.ts'
import type { Change } from '../collections.ts'
import type { CommandSandbox } from '../platform/sandbox/command-sandbox.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import { requireVersion } from '../platform/work/if-version.ts'
import { pageOf } from '../platform/work/page.ts'
import type { PageQuery } from '../platform/work/page.ts'
import type { Ai } from './ai.ts'
import { AgentGates } from './chats/agent-gate.ts'
import { Agents } from './chats/agents.ts'
import { ToolApprovals } from './chats/approvals.ts'
import { Attachments } from './chats/attachments.ts'
import { ChatContexts } from './chats/contexts.ts'
import { messageAuthorOf, systemAuthorsAfter } from './chats/authors.ts'
import type { ChatDocument } from '../collections/chats.ts'
import { ChatEdit } from './chats/edit.ts'
import { chatEvent } from './chats/events.ts'
import { forkOf } from './chats/fork.ts'
import { findChat, messagesOf } from './chats/history.ts'
import { Inbox, queuedMax, untitled } from './chats/inbox.ts'
import { listChatsOf } from './chats/list.ts'
import type { ChatsQuery } from './chats/list.ts'
import { removalsOf, trimEvents } from './chats/retention.ts'
import { Corrections } from './chats/corrections.ts'
import { Rewind } from './chats/rewind.ts'
import { RuleTests } from './chats/rule-test.ts'
import { nothingAllowed } from './chats/rules.ts'
import { ChatSearch } from './chats/search.ts'
import { Subchats } from './chats/subchats.ts'
import { TerminalsOfChats } from './chats/terminals-of-chats.ts'
import { ChatStreams, streamsMax } from './chats/stream.ts'
import { modeAfter } from './chats/agent-mode.ts'
import { ChatFiles } from './chats/files.ts'
import { runTurn } from './chats/turn.ts'
import { toChat, toMessage } from './chats/views.ts'
import type { Identity } from './identity.ts'
import type { JobDocument, JobRun, Jobs } from './jobs.ts'
import type { Knowledge } from './knowledge.ts'
import type { Operations } from './operations.ts'
import type { Project } from './project.ts'
import type { Resources } from './resources.ts'
import type { Runners } from './runners.ts'
import type { Secrets } from './secrets.ts'
import type { Skills } from './skills.ts'
import { requireTask } from './tasks.ts'
import type { Workspaces } from './workspaces.ts'
import type { Terminals } from './terminals.ts'
import type { Version } from './version.ts'
import type { RunnerClient } from '../runner/runner-client.ts'
import { every, type Repetition } from '../platform/work/every.ts'
import { defined } from '../platform/work/defined.ts'

export { filesFor } from './chats/shown-files.ts'
export { placeWords, sourcesFor } from './chats/sources.ts'
export type { WaitingToolCall } from './chats/approvals.ts'

type Chat = Schemas['Chat']

export type { ChatMessageDocument, StoredApproval } from '../collections/chats.ts'

export interface ChatsOptions
  extends Pick<
    Foundation,
    'store' | 'actors' | 'commits' | 'now' | 'newId' | 'log' | 'secretMask' | 'isStoreShared' | 'config' | 'ownAddress'
  > {
  readonly ai: Ai
  readonly jobs: Jobs
  readonly operations: Operations
  readonly identity: Identity
  readonly project: Project
  readonly secrets: Secrets
  readonly resources: Resources
  readonly skills: Skills
  readonly knowledge: Knowledge
  readonly sandbox: CommandSandbox
  readonly runner: RunnerClient
  readonly runners: Runners
  readonly terminals: Pick<Terminals, 'ofChats'>
  readonly workspaces: Pick<Workspaces, 'placeOf' | 'keep' | 'create' | 'elsewhere'>
  readonly version: Version
}

const expireEachMs = 15_000
/** How often a turn is begun at most: once, and three times after an interruption. */
const attemptsMax = 4

/**
 * Conversations with models that call the operations of this service. What a caller may not see is not there for them.
 */
export class Chats implements Area {
  readonly inbox: Inbox
  readonly approvals: ToolApprovals
  readonly agents: Agents
  readonly agentCalls = new AgentGates()
  readonly searches: ChatSearch
  readonly files: ChatFiles
  readonly contexts: ChatContexts
  readonly corrections: Corrections
  readonly rewind: Rewind
  readonly ruleTests: RuleTests
  readonly terminals: TerminalsOfChats
  readonly #options: ChatsOptions
  readonly #attachments: Attachments
  readonly #subchats: Subchats
  readonly #streams: ChatStreams
  readonly close = () => this.agents.close()
  #timer: Repetition | undefined

  constructor(options: ChatsOptions) {
    this.#options = options
    this.agents = new Agents({ ...options, grants: options.identity.grants, environment: options.config.environment })
    this.searches = new ChatSearch(options.store)
    this.files = new ChatFiles(options)
    this.terminals = new TerminalsOfChats(options)
    this.contexts = new ChatContexts(options.store)
    this.#attachments = new Attachments(options)
    this.inbox = new Inbox({ ...options, agents: this.agents, attachments: this.#attachments })
    this.ruleTests = new RuleTests(options)
    this.corrections = new Corrections(options)
    this.rewind = new Rewind({ ...options, agents: this.agents, inbox: this.inbox })
    const interrupt = (id: string, caller: Caller) => this.interrupt(id, caller)
    this.#subchats = new Subchats({ ...options, agents: this.agents, inbox: this.inbox, interrupt })
    this.approvals = new ToolApprovals({ ...options, inbox: this.inbox })
    this.#streams = new ChatStreams({ ...options, approvals: this.approvals })
    options.jobs.define('chat_turn', {
      scopes: ['chats:write'],
      isIdempotent: true,
      attemptsMax,
      permit: async () => fail('forbidden', { message: 'A turn is begun by a message. Send one to the chat.' }),
      run: (run) => this.#runTurn(run),
      abandon: (job) => this.#abandonTurn(job),
    })
  }

  listLimits(): readonly Limit[] {
    return limitsOf(this.streamCount)
  }

  get streamCount(): number {
    return this.#streams.size
  }

  async list(query: ChatsQuery, { allow }: Caller) {
    const { items, ...next } = await listChatsOf(this.#options.store, query, allow?.taskIds)
    return { chats: items.map((each) => toChat(each, this.#options.actors)), ...next }
  }

  async get(id: string, caller: Caller): Promise<{ chat: Chat; version: number }> {
    const { doc, version } = await findChat(this.#options.store, id, caller)
    return { chat: toChat(doc, this.#options.actors), version }
  }

  /** Refuses with `model_not_found`, `agent_not_found`, `not_configured` or `task_not_found`. */
  async create(
    { title, taskId, backend, system, toolRules = [], settings }: Schemas['ChatInput'],
    caller: Caller,
  ): Promise<Staged<{ chat: Chat }>> {
    const { store, now, newId } = this.#options
    if (taskId !== undefined) await requireTask(store, taskId)
    const answering = await this.#backendOf(backend)
    const at = now()
    const doc: ChatDocument = {
      id: newId('chat'),
      title: title ?? untitled,
      ...(title === undefined && { isUntitled: true }),
      ...answering,
      toolRules,
      rulesGrant: caller.grant,
      state: 'idle',
      seq: 0,
      eventCount: 0,
      eventsRemoved: 0,
      allowed: [],
      createdBy: caller.userId,
      createdAt: at,
      updatedAt: at,
      ...defined({ taskId, system, settings }),
      systemAuthors: system === undefined ? [] : [messageAuthorOf(caller)],
    }
    return {
      chat: toChat(doc, this.#options.actors),
      changes: [{ insert: 'chats', doc }, chatEvent('chat.created', doc, { at, actor: caller.userId })],
    }
  }

  async update(
    id: string,
    patch: Schemas['ChatPatch'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ chat: Chat; version: number }>> {
    const { store, now } = this.#options
    const { title, backend, system, toolRules, settings, isArchived } = patch
    const { doc: before, version } = requireVersion(await findChat(store, id, caller), ifVersion)
    const { system: systemBefore, model, agent, agentSession, agentMode, archivedAt, ...kept } = before
    const answering = backend ? await this.#backendOf(backend) : defined({ model, agent })
    const systemAfter = system === undefined ? systemBefore : (system ?? undefined)
    const at = now()
    const doc: ChatDocument = {
      ...kept,
      updatedAt: at,
      ...((isArchived ?? archivedAt !== undefined) && { archivedAt: archivedAt ?? at }),
      ...(title !== undefined && { title, isUntitled: false }),
      ...answering,
      // Another agent knows nothing of the chat.
      ...(agentSession && agentSession.agent === answering.agent && { agentSession }),
      ...(agent === answering.agent && modeAfter(before, patch)),
      // What was allowed for ever was allowed under the rules before.
      ...(toolRules && { toolRules, rulesGrant: caller.grant, ...nothingAllowed }),
      ...(systemAfter !== undefined && { system: systemAfter }),
      ...(settings && { settings: settingsAfter(before.settings, settings) }),
      ...(system !== undefined && { systemAuthors: systemAuthorsAfter(before, system, caller) }),
    }
    const changes: Change[] = [
      { replace: 'chats', version, doc },
      chatEvent('chat.updated', doc, { at, actor: caller.userId }),
    ]
    return { chat: toChat(doc, this.#options.actors), version: version + 1, changes }
  }

  async remove(id: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    const { store, now, runners } = this.#options
    const { doc, version } = requireVersion(await findChat(store, id, caller), ifVersion)
    const removals = [...(await removalsOf(store, id)), ...(await runners.removalsOfTree(id))]
    const deleted = chatEvent('chat.deleted', doc, { at: now(), actor: caller.userId })
    return {
      changes: [{ remove: 'chats', version, id }, ...removals, deleted, ...(await this.#stopTurn(doc, caller))],
    }
  }

  async messages(id: string, { sort = 'seq', ...page }: PageQuery & { sort?: 'seq' | '-seq' }, caller: Caller) {
    const { store, actors } = this.#options
    await findChat(store, id, caller)
    const descending = sort === '-seq'
    const filter = { chatId: id, list: descending ? 'newest messages' : 'messages' }
    const { items, ...next } = await pageOf(store.read.chatMessages, page, {
      where: { chatId: id },
      filter,
      orderBy: 'order',
      descending,
    })
    return { messages: items.map((doc) => toMessage(doc, caller, actors)), ...next }
  }

  follow(
    id: string,
    from: { readonly after?: number | undefined; readonly lastEventId?: string | undefined },
    caller: Caller,
  ): Promise<StreamReply> {
    return this.#streams.follow(id, from, caller)
  }

  async interrupt(id: string, caller: Caller): Promise<Staged<{ chat: Chat }>> {
    const { store, now } = this.#options
    const found = await findChat(store, id, caller)
    if (!found.doc.turn) return { chat: toChat(found.doc, this.#options.actors), changes: [] }
    if (hasJob(found.doc))
      return { chat: toChat(found.doc, this.#options.actors), changes: await this.#cancelTurn(found.doc, caller) }
    const edit = new ChatEdit(found, { at: now(), actor: caller.userId })
    await this.inbox.closeTurn(edit, 'interrupted')
    return { chat: toChat(edit.chat, this.#options.actors), changes: edit.changes() }
  }

  /** Refuses with `chat_message_not_found`. */
  async fork(
    id: string,
    { title, messageId, beforeMessageId }: Schemas['ChatForkInput'],
    caller: Caller,
  ): Promise<Staged<{ chat: Chat }>> {
    const { store, now, newId } = this.#options
    const { doc: before } = await findChat(store, id, caller)
    const moment = { at: now(), actor: caller.userId }
    const options = { id: newId('chat'), title, messageId, beforeMessageId, createdBy: caller.userId, at: moment.at }
    const { doc, changes } = await forkOf(store, before, await messagesOf(store, id), options)
    return { chat: toChat(doc, this.#options.actors), changes: [...changes, chatEvent('chat.created', doc, moment)] }
  }

  start(): void {
    this.#timer = every(expireEachMs, () => this.#expireOverdue(), { atOnce: true })
  }

  drain(): void {
    void this.#timer?.stop()
    this.#streams.stop()
    void this.agents.drain()
  }

  async #runTurn(run: JobRun) {
    const { store, commits, identity, log, ownAddress } = this.#options
    const { inbox, agents, agentCalls, contexts } = this
    const own = { inbox, agents, agentCalls, contexts, attachments: this.#attachments, subchats: this.#subchats }
    const parts = { ...own, ...this.#options.version, grants: identity.grants, origin: ownAddress.origin }
    const done = await runTurn({ ...this.#options, ...parts }, run)
    const { chatId = '' } = run.job.input
    await trimEvents(store, commits, chatId).catch((error: unknown) =>
      log.warn({ err: error, chatId }, 'old events of a chat could not be removed'),
    )
    return done
  }

  /** A turn that was cancelled, was interrupted too often, or lost its authority. */
  #abandonTurn({ id, input, status, error }: JobDocument): Promise<readonly Change[]> {
    const notice = status === 'cancelled' ? undefined : error?.message
    return this.inbox.endTurn(input.chatId ?? '', id, status === 'failed' ? 'failed' : 'interrupted', notice)
  }

  async #backendOf(backend: Schemas['ChatBackend'] | undefined): Promise<Pick<ChatDocument, 'model' | 'agent'>> {
    return backend?.kind === 'agent'
      ? { agent: await this.agents.require(backend.agent) }
      : { model: await this.#options.ai.requireModel(backend?.model) }
  }

  /** Ends the turn, with what that changes in the chat. A turn that has ended in the meantime needs no end. */
  async #cancelTurn(chat: ChatDocument, caller: Caller): Promise<readonly Change[]> {
    const { turn } = chat
    const isActive = ['queued', 'running'].includes((await this.#jobOf(chat))?.status ?? '')
    return turn && isActive ? (await this.#options.jobs.cancel(turn.jobId, caller)).changes : []
  }

  /** Ends the turn of a chat that is removed. One that has not begun finds no chat. */
  async #stopTurn(chat: ChatDocument, caller: Caller): Promise<readonly Change[]> {
    return (await this.#jobOf(chat))?.status === 'running' ? this.#cancelTurn(chat, caller) : []
  }

  async #jobOf(chat: ChatDocument): Promise<JobDocument | undefined> {
    const { turn } = chat
    return turn && hasJob(chat) ? (await this.#options.store.read.jobs.get(turn.jobId))?.doc : undefined
  }

  async #expireOverdue(): Promise<void> {
    const { commits, log } = this.#options
    try {
      await this.terminals.sweep()
      for (const id of await this.approvals.overdue()) await commits.commit(() => this.approvals.expire(id))
    } catch (error) {
      log.warn({ err: error }, 'overdue approvals could not be ended; retrying')
    }
  }
}

function limitsOf(used: number): readonly Limit[] {
  return [
    {
      name: 'chatQueuedMessages',
      value: queuedMax,
      unit: 'messages',
      description: 'The number of messages that wait in one chat.',
    },
    {
      name: 'chatStreams',
      value: streamsMax,
      unit: 'streams',
      used,
      description: 'The number of open streams of chats.',
    },
  ]
}

/** A merge patch: a field of null is removed, one that is absent stays. */
function settingsAfter(
  before: Schemas['ChatSettings'] = {},
  patch: Schemas['ChatSettingsPatch'],
): Schemas['ChatSettings'] {
  const { temperature, maxOutputTokens, reasoningEffort, isContextEnabled, isTitleGenerated, outputBytesMax } = {
    ...before,
    ...patch,
  }
  return {
    ...(temperature != null && { temperature }),
    ...(maxOutputTokens != null && { maxOutputTokens }),
    ...(reasoningEffort != null && { reasoningEffort }),
    ...(isContextEnabled != null && { isContextEnabled }),
    ...(isTitleGenerated != null && { isTitleGenerated }),
    ...(outputBytesMax != null && { outputBytesMax }),
  }
}

/** Whether a job works on the turn: that of a model ends while the turn waits for a decision. */
function hasJob({ turn, state }: ChatDocument): boolean {
  return turn !== undefined && (state !== 'waiting_approval' || turn.isLive === true)
}
