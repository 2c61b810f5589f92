import type { Foundation } from '../../foundation.ts'
import type { Ai, AgentPrompt } from '../ai.ts'
import type { PromptEnd } from './agent-session.ts'
import type { TurnLog } from './turn-log.ts'

export interface AgentUsageOptions extends Pick<Foundation, 'commits'> {
  readonly ai: Pick<Ai, 'beginAgent'>
}

const errorLengthMax = 2_048

/** What the prompts of a turn take, as rows of the AI ledger. An agent reports what its session has cost so far. */
export class AgentUsage {
  readonly #options: AgentUsageOptions
  readonly #log: TurnLog
  readonly #name: string
  #call: AgentPrompt | undefined
  #costMicros = 0

  constructor(options: AgentUsageOptions, log: TurnLog, name: string) {
    this.#options = options
    this.#log = log
    this.#name = name
  }

  /** What the session had cost before. */
  startAt(costMicros = 0): void {
    this.#costMicros = costMicros
  }

  /** Records that the agent is asked; once, until that has ended. Fails with `quota_exceeded`. */
  async begin(): Promise<void> {
    const { doc } = (await this.#log.load()).chat
    this.#call ??= await this.#options.ai.beginAgent(this.#name, this.#log.owner(doc))
  }

  async end({ tokens }: PromptEnd, costMicros: number | undefined, isAborted: boolean): Promise<void> {
    const status = isAborted ? 'aborted' : 'done'
    await this.#settle({ status }, { tokens, costMicros: this.#costSince(costMicros) })
  }

  /** Records that the agent gave no answer; without an error, since it was interrupted. */
  async fail(error: unknown, costMicros?: number): Promise<void> {
    const end =
      error === undefined ? ({ status: 'aborted' } as const) : ({ status: 'failed', error: messageOf(error) } as const)
    await this.#settle(end, { costMicros: this.#costSince(costMicros) })
  }

  async #settle(...[end, use]: Parameters<AgentPrompt['settle']>): Promise<void> {
    const call = this.#call
    this.#call = undefined
    if (call) await this.#options.commits.commit(() => call.settle(end, use))
  }

  /** An agent that begins to count anew has taken what it says now. */
  #costSince(costMicros: number | undefined): number | undefined {
    if (costMicros === undefined) return undefined
    const since = costMicros >= this.#costMicros ? costMicros - this.#costMicros : costMicros
    this.#costMicros = costMicros
    return since
  }
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, errorLengthMax)
}
