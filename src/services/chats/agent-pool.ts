import type { Foundation } from '../../foundation.ts'
import type { Grant } from '../../stores/grant.ts'
import { every } from '../../platform/work/every.ts'
import type { Repetition } from '../../platform/work/every.ts'
import type { Grants } from '../identity.ts'
import type { AgentProcess } from './agent-process.ts'
import type { AgentSession } from './agent-session.ts'

/** A process of an agent with what a later turn of its chat needs to go on in it. */
export interface LiveAgent {
  readonly name: string
  readonly process: AgentProcess
  /** Names everything that it was started with: its configuration, its place, and for whom it works. */
  readonly key: string
  /** How its configuration is written. */
  readonly written: string
  readonly idleMs: number
  readonly cancelMs: number
  /** The mode that its configuration names. */
  readonly mode?: string | undefined
  /** The tools that its configuration names. */
  readonly toolSets?: string | undefined
  session?: AgentSession
  /** The secret that the agent presents, whose token is there during its turns alone. */
  secret?: string
}

interface RestingAgent {
  readonly agent: LiveAgent
  readonly until: number
  readonly stopWatching: () => void
}

export interface AgentPoolOptions extends Pick<Foundation, 'log'> {
  readonly grants: Pick<Grants, 'watch'>
  /** How the agent of a chat is configured now; nothing when it may not run, or the chat is gone. */
  readonly written: (chatId: string, name: string) => Promise<string | undefined>
}

/** Each of them is a program with its memory. */
const restingMax = 8
const lookEachMs = 1_000

/**
 * Agents at rest: processes that wait in their sandboxes for the next turn of their chat. A process is ended when its
 * time is over, when others have come, when its configuration changes, when the grant that it works for ends, and with
 * the service.
 */
export class AgentPool {
  readonly #options: AgentPoolOptions
  readonly #resting = new Map<string, RestingAgent>()
  readonly #ending = new Set<Promise<void>>()
  #timer: Repetition | undefined
  #isClosed = false

  constructor(options: AgentPoolOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#resting.size
  }

  /** The agent of a chat in this session, if it is still what a new one would be; another one is ended. */
  async take(chatId: string, key: string, sessionId: string | undefined): Promise<LiveAgent | undefined> {
    const agent = this.#remove(chatId)
    if (!agent) return undefined
    const { process, session } = agent
    const isUsable = process.isRunning && session?.isUsable === true
    if (isUsable && agent.key === key && session.id === sessionId) return agent
    await this.#end(agent)
    return undefined
  }

  /** Keeps an agent after a turn for the next one of its chat, as long as the grant holds. */
  async rest(chatId: string, agent: LiveAgent, grant: Grant, taskId: string | undefined): Promise<void> {
    const isUsable = agent.process.isRunning && agent.session?.isUsable === true
    if (this.#isClosed || agent.idleMs === 0 || !isUsable) return this.#end(agent)
    agent.session?.detach()
    await agent.process.rest()
    await this.drop(chatId)
    // The service may have begun to stop meanwhile.
    if (this.#isClosed) return this.#end(agent)
    const stopWatching = this.#options.grants.watch(grant, { scopes: ['chats:write'], taskId }, () => {
      void this.drop(chatId)
    })
    this.#resting.set(chatId, { agent, until: performance.now() + agent.idleMs, stopWatching })
    this.#timer ??= every(lookEachMs, () => this.#look())
    const [oldest] = this.#resting.keys()
    if (this.#resting.size > restingMax && oldest !== undefined) await this.drop(oldest)
  }

  /** Ends the agent of a chat. */
  async drop(chatId: string): Promise<void> {
    const agent = this.#remove(chatId)
    if (agent) await this.#end(agent)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#resting.keys()].map((chatId) => this.drop(chatId)))
    await Promise.all(this.#ending)
  }

  async #look(): Promise<void> {
    const now = performance.now()
    for (const [chatId, { agent, until }] of this.#resting) {
      const isOver = until <= now || !agent.process.isRunning
      if (isOver || (await this.#options.written(chatId, agent.name).catch(() => undefined)) !== agent.written)
        await this.drop(chatId)
    }
  }

  #remove(chatId: string): LiveAgent | undefined {
    const found = this.#resting.get(chatId)
    found?.stopWatching()
    this.#resting.delete(chatId)
    if (this.#resting.size === 0) {
      void this.#timer?.stop()
      this.#timer = undefined
    }
    return found?.agent
  }

  async #end(agent: LiveAgent): Promise<void> {
    const { log } = this.#options
    agent.session?.close()
    const ended = agent.process
      .end()
      .catch((error: unknown) => log.warn({ err: error, agent: agent.name }, 'an agent could not be ended'))
    this.#ending.add(ended)
    await ended
    this.#ending.delete(ended)
  }
}
