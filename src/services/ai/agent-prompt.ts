import type { Staged } from '../../call.ts'
import type { AiUsage, CallEnd, CallOwner, Ledger } from './ledger.ts'

/** What an agent says that a prompt took, as far as it does. */
export interface AgentUse {
  readonly tokens?:
    | {
        readonly input: number
        readonly output: number
        readonly reasoning: number
        readonly cached: number
        readonly cacheWrite: number
      }
    | undefined
  readonly costMicros?: number | undefined
}

const provider = 'agent'
const nameLengthMax = 200

/** A prompt to an agent that the ledger has as started. It must be settled, whatever becomes of it. */
export class AgentPrompt {
  readonly #id: string
  readonly #ledger: Ledger
  readonly #startedAt = performance.now()

  private constructor(id: string, ledger: Ledger) {
    this.#id = id
    this.#ledger = ledger
  }

  /**
   * Records the start. What it will take is not known: of a budget it reserves as much as one of the last prompts of
   * this agent has taken at most, and all that is left where none has ended yet. Fails with `quota_exceeded`.
   */
  static async begin(ledger: Ledger, agent: string, owner: CallOwner): Promise<AgentPrompt> {
    const name = `${provider}/${encodeURIComponent(agent.toWellFormed()).slice(0, nameLengthMax)}`
    const models = [{ name, provider: { id: provider }, about: {} }] as const
    const least = { inputTokens: 1, outputTokensMax: 0, costMicros: 1 }
    const likely = (await ledger.mostUsed(name)) ?? 'unknown'
    return new AgentPrompt(await ledger.begin({ operation: 'agent', models, owner, ...least, likely }), ledger)
  }

  /** Stages the end of the call. */
  async settle(
    { status, error }: Pick<CallEnd, 'status' | 'error'>,
    { tokens, costMicros }: AgentUse,
  ): Promise<Staged<{ usage: AiUsage | undefined }>> {
    const isKnown = tokens !== undefined || costMicros !== undefined
    const usage = {
      inputTokens: tokens?.input ?? 0,
      cachedInputTokens: tokens?.cached ?? 0,
      outputTokens: tokens?.output ?? 0,
      reasoningTokens: tokens?.reasoning ?? 0,
      isEstimated: false,
      ...(tokens && tokens.cacheWrite > 0 && { cacheWriteTokens: tokens.cacheWrite }),
      ...(costMicros !== undefined && { costMicros }),
    }
    const durationMs = Math.round(performance.now() - this.#startedAt)
    return this.#ledger.settle(this.#id, { status, error, durationMs, ...(isKnown && { usage }) }, undefined)
  }
}
