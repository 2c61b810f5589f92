import type { ContentBlock } from '@agentclientprotocol/sdk'
import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import { intersect } from '../identity.ts'
import type { JobDone } from '../jobs.ts'
import type { Actors } from '../../platform/work/actors.ts'
import { messageAuthorsOf } from './authors.ts'
import { lendAccess } from './agent-access.ts'
import type { AgentAccessOptions } from './agent-access.ts'
import { AgentRecorder } from './agent-recorder.ts'
import type { AgentRecorderOptions } from './agent-recorder.ts'
import type { LiveAgent } from './agent-pool.ts'
import { mayDoNothing, openSession } from './agent-session.ts'
import type { AgentSession, PromptEnd, WithoutTerminals } from './agent-session.ts'
import type { Agents } from './agents.ts'
import type { Ai } from '../ai.ts'
import type { AgentPlace } from './agents-elsewhere.ts'
import { AgentGate } from './agent-gate.ts'
import type { AgentGateOptions, AgentGates } from './agent-gate.ts'
import { AgentTerminals } from './agent-terminals.ts'
import type { AgentTerminalsOptions } from './agent-terminals.ts'
import { AgentUsage } from './agent-usage.ts'
import { summaryRequest } from './compaction.ts'
import type { ChatDocument, ChatMessageDocument, OutputAccess } from '../../collections/chats.ts'
import type { ChatContexts } from './contexts.ts'
import { compactionPartId, isCompaction, isOpenCall } from './history.ts'
import type { Attachments } from './attachments.ts'
import type { Inbox } from './inbox.ts'
import { accessToAgent } from './output-access.ts'
import { defined } from '../../platform/work/defined.ts'
import { imagesOf, saidBy, saidIn, transcriptOf } from './prompt.ts'
import { namesOf } from './speakers.ts'
import type { NameOf } from './speakers.ts'
import { requireTurn } from './turn-log.ts'
import type { TurnLog } from './turn-log.ts'
import type { WordAuthority } from './word-authority.ts'

export interface AgentTurnOptions
  extends Omit<AgentAccessOptions, 'operations'>,
    AgentRecorderOptions,
    AgentTerminalsOptions {
  readonly operations: AgentAccessOptions['operations'] &
    AgentGateOptions['operations'] &
    AgentTerminalsOptions['operations']
  readonly inbox: Inbox
  readonly agents: Agents
  readonly agentCalls: AgentGates
  readonly ai: Pick<Ai, 'beginAgent'>
  readonly actors: Actors
  readonly attachments: Pick<Attachments, 'images'>
  readonly contexts: Pick<ChatContexts, 'of' | 'refresh'>
  /** Where this service listens. */
  readonly origin: Promise<string>
  readonly version: string
}

/** What the window of an agent's model has is not known. */
const contextTokens = 8_000

const goOnRequest =
  'You were interrupted. Go on where you stopped, and verify the outcome of what was under way before you repeat it.'

/**
 * The answer of an agent. What it reports is committed as it comes, and the log is the truth: what the agent has
 * forgotten stays, and what it replays is not taken twice.
 */
export class AgentTurn {
  readonly #options: AgentTurnOptions
  readonly #log: TurnLog
  readonly #name: string
  readonly #recorder: AgentRecorder
  readonly #usage: AgentUsage
  /** Whether the agent can be asked to stop. */
  #hasOpened = false

  constructor(options: AgentTurnOptions, log: TurnLog, name: string) {
    this.#options = options
    this.#log = log
    this.#name = name
    this.#recorder = new AgentRecorder(options, log)
    this.#usage = new AgentUsage(options, log, name)
  }

  async run(): Promise<JobDone> {
    const { agents } = this.#options
    const { run } = this.#log
    const caller = await this.#log.caller()
    await this.#begin()
    // A budget that is used up refuses before anything is started.
    await this.#usage.begin()
    try {
      await this.#options.contexts.refresh(this.#log, contextTokens)
      const authority = await this.#log.authority(caller)
      const { doc: chat } = (await this.#log.load()).chat
      const place = await agents.placeOf(this.#name, chat, caller, run)
      const sessionId = sessionIn(chat, this.#name, authority)?.id
      const need = { run, caller: authority.meet, place, sessionId }
      const work = { chat, place, caller, authority }
      const agent = await agents.take(this.#name, need)
      const hasRested = agent.session !== undefined
      try {
        return await this.#work(agent, work)
      } catch (error) {
        // One that died at rest, without a word in this turn, is started anew.
        const isLost = hasRested && !agent.process.isRunning && !this.#recorder.hasHeard
        if (!isLost || run.signal.aborted) throw error
        return await this.#work(await agents.take(this.#name, need), work)
      }
    } catch (error) {
      await this.#usage.fail(run.signal.aborted ? undefined : error)
      throw error
    }
  }

  async #work(agent: LiveAgent, work: AgentWork): Promise<JobDone> {
    const { agents } = this.#options
    const { run } = this.#log
    const { chat, place, authority } = work
    let problem: string | undefined
    const end = agents.count(this.#name)
    this.#hasOpened = agent.session !== undefined
    // It may do nothing more, or it is still starting, and takes no cancellation.
    const onAbort = () => {
      if (!this.#hasOpened || mayDoNothing(run.signal)) void agent.process.kill()
    }
    run.signal.addEventListener('abort', onAbort, { once: true })
    try {
      if (run.signal.aborted) onAbort()
      const notice = await this.#talk(agent, work)
      end()
      return { changes: () => this.#log.end('done', sentencesOf(notice, problem)) }
    } catch (error) {
      // What was received is kept, also when the rest is not.
      await this.#recorder.flush().catch(() => undefined)
      end(error instanceof Error && !run.signal.aborted ? error.message : undefined)
      throw error
    } finally {
      run.signal.removeEventListener('abort', onAbort)
      if (mayDoNothing(run.signal)) await agent.process.kill()
      await agents.rest(agent, chat, authority.meet)
      problem = await agents.keep(chat, place, run)
    }
  }

  /** Talks with the agent until nothing is left to say. Returns what a person should know. */
  async #talk(agent: LiveAgent, { place, caller, authority }: AgentWork): Promise<string | undefined> {
    const { doc: chat } = (await this.#log.load()).chat
    const access = await lendAccess(this.#options, caller, {
      name: this.#name,
      rules: chat.toolRules,
      rulesScopes: await this.#log.scopesOfRules(),
      authority,
      taskId: chat.taskId,
      secret: agent.secret,
    })
    const readers = accessToAgent(authority.meet, access.scopes, chat.taskId)
    const seen = { ...readers, scopes: intersect(authority.meet.scopes, readers.scopes) }
    this.#recorder.readers = readers
    this.#recorder.folder = place.folder
    const gate = new AgentGate(this.#options, this.#log, this.#recorder, authority)
    const closeGate = this.#options.agentCalls.open(access.tokenId, gate)
    try {
      const known = sessionIn(chat, this.#name, authority)
      agent.secret = access.token
      const isKept = agent.session !== undefined
      const open = async () =>
        this.#open(
          agent,
          place,
          known,
          await terminalsIn(this.#options, { chat, place, gate, known: known?.terminalIds }),
        )
      agent.session ??= await open()
      const { session } = agent
      this.#hasOpened = true
      const { id } = session
      const isKnown = id === known?.id
      const seenSoFar = isKnown ? joined(known.seen, seen) : seen
      const contextHash = chat.context?.hash
      const isContextNew = contextHash !== (isKnown ? known.contextHash : undefined)
      const { mask } = this.#options.secrets
      const shown = { ...(isKnown && known.shown), ...mask.value(session.shown) }
      const terminalIds = session.terminals?.ids
      const agentSession = { agent: this.#name, id, seen: seenSoFar, shown, ...defined({ contextHash, terminalIds }) }
      await this.#log.edit(async (edit) => edit.set({ agentSession }))
      this.#usage.startAt(isKnown ? known.shown?.costMicros : undefined)
      const earlier = isKept || !session.isNew ? [] : (chat.agentSession?.terminalIds ?? [])
      await attach(session, { recorder: this.#recorder, log: this.#log, gate, earlier })
      await session.pinMode(chat.agentMode ?? agent.mode)
      return await this.#ask(session, await this.#opening(session, isContextNew))
    } finally {
      agent.session?.detach()
      closeGate()
      await access.end()
    }
  }

  async #open(
    { process, cancelMs, secret = '', toolSets }: LiveAgent,
    { folder: cwd, there }: AgentPlace,
    known: Parameters<typeof openSession>[0]['known'],
    terminals: AgentTerminals | WithoutTerminals,
  ): Promise<AgentSession> {
    const { version, origin } = this.#options
    const mcpServer = { url: `${there?.origin ?? (await origin)}${pathOfTools(toolSets)}`, token: secret }
    return openSession({ process, version, cwd, mcpServer, known, cancelMs, terminals })
  }

  async #ask(session: AgentSession, opening: ContentBlock[]): Promise<string | undefined> {
    const { run } = this.#log
    for (let blocks = opening; ; ) {
      await this.#usage.begin()
      let end: PromptEnd
      try {
        end = await session.prompt(blocks, run.signal)
      } catch (error) {
        await this.#usage.fail(run.signal.aborted ? undefined : error, session.shown.costMicros)
        throw error
      }
      await this.#usage.end(end, session.shown.costMicros, run.signal.aborted)
      await this.#recorder.flush()
      run.signal.throwIfAborted()
      const { reason } = end
      if (reason === 'refusal' || reason === 'cancelled')
        fail('agent_failed', { message: `The agent "${this.#name}" refused to go on.` })
      if (this.#recorder.isCompaction) return await this.#finishCompaction()
      const steers = await this.#takeSteers()
      const nameOf = namesOf(messageAuthorsOf(await this.#log.messages()), this.#options.actors)
      blocks = await this.#blocksOf(steers, session, nameOf)
      if (blocks.length === 0) return reason === 'end_turn' ? undefined : 'The agent stopped at one of its limits.'
    }
  }

  /** Starts the answer or, after an interruption, drops what waited for a decision and marks what was under way. */
  async #begin(): Promise<void> {
    const recorder = this.#recorder
    await this.#log.edit(async (edit, answer) => {
      const turn = { ...requireTurn(edit.chat), isLive: true }
      recorder.isCompaction = answer !== undefined && isCompaction(answer.doc)
      recorder.questions.isTakenUp = answer !== undefined && !recorder.isCompaction
      if (answer && recorder.isCompaction) {
        edit.patch(answer, [{ id: compactionPartId, state: 'running', text: '' }])
        return edit.set({ turn })
      }
      if (!answer) {
        const doc = edit.add({ messageId: this.#options.newId('msg'), role: 'assistant', state: 'running', parts: [] })
        return edit.set({ turn: { ...turn, messageId: doc.messageId } })
      }
      edit.patch(
        answer,
        answer.doc.parts.filter(isOpenCall).map((part) => recorder.questions.takeUp(part)),
      )
      edit.set({ turn, state: 'running' })
    })
  }

  /** What the agent is told first: all that it does not know, and what was said to it. */
  async #opening(session: AgentSession, isContextNew: boolean): Promise<ContentBlock[]> {
    const { isNew } = session
    const { isCompaction, questions } = this.#recorder
    const { isTakenUp } = questions
    const { chat, answer } = await this.#log.load()
    const context = isContextNew && !isCompaction ? await this.#options.contexts.of(chat.doc.id) : undefined
    const messages = (await this.#log.messages()).filter(({ state }) => state !== 'queued')
    const index = messages.findIndex(({ messageId }) => messageId === answer?.doc.messageId)
    const earlier = messages.slice(0, index)
    const said = isCompaction ? [] : earlier.slice(earlier.findLastIndex(({ role }) => role !== 'user') + 1)
    const known = isTakenUp ? messages.slice(0, index + 1) : earlier.slice(0, earlier.length - said.length)
    const nameOf = namesOf(messageAuthorsOf(messages), this.#options.actors)
    const request = isCompaction ? [summaryRequest] : isTakenUp ? [goOnRequest] : []
    return [
      ...(isNew && chat.doc.system !== undefined ? [blockOf(chat.doc.system)] : []),
      ...(context === undefined ? [] : [blockOf(context)]),
      ...(isNew ? transcriptOf(known, nameOf) : []).map(blockOf),
      ...(request.length > 0 ? request.map(blockOf) : await this.#blocksOf(said, session, nameOf)),
    ]
  }

  /** Messages as the agent takes them: each as a text, and then its images. */
  async #blocksOf(
    said: readonly ChatMessageDocument[],
    { takesImages }: AgentSession,
    nameOf: NameOf,
  ): Promise<ContentBlock[]> {
    const images = takesImages ? await this.#options.attachments.images(said) : undefined
    return said.flatMap((message) => [
      blockOf(saidBy(nameOf(message), saidIn(message.parts, images))),
      ...(images ? imagesOf(message.parts, images) : []).flatMap((image) =>
        'data' in image
          ? [{ type: 'image' as const, mimeType: image.mediaType, data: Buffer.from(image.data).toString('base64') }]
          : [],
      ),
    ])
  }

  async #takeSteers(): Promise<ChatMessageDocument[]> {
    const { inbox } = this.#options
    let steers: ChatMessageDocument[] = []
    await this.#log.edit(async (edit, answer) => {
      steers = (await inbox.steers(edit.chat)).map(({ doc }) => doc)
      if (answer) await inbox.takeSteers(edit, answer)
    })
    if (steers.length > 0) this.#recorder.forgetCalls()
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
}

/** Where an agent finds these tools. */
function pathOfTools(toolSets = 'default'): string {
  if (toolSets === 'compact') return '/mcp/compact'
  return toolSets === 'default' ? '/mcp' : `/mcp?tools=${toolSets}`
}

/** Said together; nothing where nothing is to be said. */
function sentencesOf(...given: readonly (string | undefined)[]): string | undefined {
  const said = given.filter((sentence) => sentence !== undefined)
  return said.length === 0 ? undefined : said.join(' ')
}

/** Terminals belong to a task and are on this machine; an agent elsewhere runs its commands by itself. */
async function terminalsIn(
  options: AgentTerminalsOptions,
  { chat, place, gate, known = [] }: TerminalsNeed,
): Promise<AgentTerminals | WithoutTerminals> {
  const { id: chatId, taskId } = chat
  if (taskId === undefined) return 'task'
  if (place.there) return 'elsewhere'
  if (!(await gate.mayOpenTerminals())) return 'authors'
  return new AgentTerminals(options, { taskId, chatId, folder: place.folder, terminalIds: known })
}

interface Attaching {
  readonly recorder: AgentRecorder
  readonly log: TurnLog
  readonly gate: AgentGate
  /** The terminals of a session that the agent does not know any more. */
  readonly earlier: readonly string[]
}

/** Lets the turn hear the agent, and decide on its commands. */
async function attach(session: AgentSession, { recorder, log, gate, earlier }: Attaching): Promise<void> {
  const { terminals } = session
  recorder.terminals = terminals
  if (terminals) terminals.remember = (ids) => rememberTerminals(log, ids)
  await terminals?.endEarlier(earlier)
  session.attach(recorder, (command, signal) => gate.permitCommand(command, AbortSignal.any([log.run.signal, signal])))
}

function rememberTerminals(log: TurnLog, terminalIds: readonly string[]): Promise<void> {
  return log.edit(async (edit) => {
    const { agentSession } = edit.chat
    if (agentSession) edit.set({ agentSession: { ...agentSession, terminalIds } })
  })
}

interface TerminalsNeed extends Pick<AgentWork, 'chat' | 'place'> {
  readonly gate: AgentGate
  readonly known: readonly string[] | undefined
}

/** What a turn of an agent works on. */
interface AgentWork {
  readonly chat: ChatDocument
  readonly place: AgentPlace
  readonly caller: Caller
  readonly authority: WordAuthority
}

/** The session of an earlier turn, if all authors may read what the agent has seen in it. */
function sessionIn({ agentSession }: ChatDocument, agent: string, authority: WordAuthority) {
  const { id, seen, contextHash, shown, terminalIds } = agentSession?.agent === agent ? agentSession : {}
  return id !== undefined && seen && authority.mayContinue(seen)
    ? { id, seen, contextHash, terminalIds, ...(shown && { shown }) }
    : undefined
}

/** What was seen in a session before and now. */
function joined(before: OutputAccess, now: OutputAccess): OutputAccess {
  return { ...now, scopes: [...new Set([...before.scopes, ...now.scopes])] }
}

function blockOf(text: string): ContentBlock {
  return { type: 'text', text }
}
