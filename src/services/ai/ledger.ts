import { hash } from 'node:crypto'
import type { Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import { ownersOf, SharedPlaces } from '../../platform/work/shares.ts'
import type { ShareHolder } from '../../platform/work/shares.ts'
import { lineOfToken, spendingIdsOf } from '../identity.ts'
import { reserve, settleReservation, budgetedTokensOf } from './budget.ts'
import type { Amount, BudgetNeed } from './budget.ts'
import { callFinished } from './events.ts'
import type { AiCallDocument, AiSumsDocument } from '../../collections/ai.ts'
import type { FoundModel } from './models.ts'
import { costOf } from './prices.ts'
import { defined } from '../../platform/work/defined.ts'

export type AiUsage = Schemas['AiUsage']
type Sums = Schemas['AiSums']

/** For whom and for what a provider is called. */
export interface CallOwner extends ShareHolder {
  readonly tokenId?: string | undefined
  readonly chatId?: string | undefined
  readonly taskId?: string | undefined
}

/** What is called, as the ledger has it. */
export interface CalledModel extends Pick<FoundModel, 'name'> {
  readonly provider: Pick<FoundModel['provider'], 'id'>
  readonly about: Pick<FoundModel['about'], 'prices' | 'priceSource'>
}

export interface CallStart<Model extends CalledModel = CalledModel> {
  readonly operation: 'generate' | 'embed' | 'agent'
  /** The model that is asked first, and those that are asked when it cannot answer. */
  readonly models: readonly [Model, ...Model[]]
  readonly owner: CallOwner
  readonly inputTokens: number
  readonly outputTokensMax: number
  /** What it costs at most, where there are no prices. */
  readonly costMicros?: number
  /** What it is likely to use where no most is known. */
  readonly likely?: BudgetNeed['likely']
}

/** How a call ended. */
export interface CallEnd {
  readonly status: 'done' | 'failed' | 'aborted' | 'lost'
  readonly usage?: AiUsage | undefined
  readonly finishReason?: Schemas['AiFinishReason'] | undefined
  readonly error?: string | undefined
  readonly attempts?: number
  readonly durationMs?: number
  readonly firstDeltaMs?: number | undefined
  /** The fallback that was asked last, and why. */
  readonly fallback?: { readonly model: FoundModel; readonly reason: string } | undefined
}

const lastCalls = 20

export type LedgerOptions = Pick<Foundation, 'store' | 'commits' | 'now' | 'newId'>

/** How many calls of providers this process makes at a time; each occupies a connection and its answer. */
export const callPlaces = { capacity: 500, perUser: 100 }

/** Records every call of a provider: before it starts, and when it has ended. */
export class Ledger {
  readonly #options: LedgerOptions
  readonly #places = new SharedPlaces(callPlaces)
  /** What frees the places of calls in progress. */
  readonly #running = new Map<string, () => void>()

  constructor(options: LedgerOptions) {
    this.#options = options
  }

  /** Records the start and gives the id of the call. Fails with `quota_exceeded`. */
  async begin(start: CallStart): Promise<string> {
    const { operation, models, owner, inputTokens, outputTokensMax, costMicros = 0, likely } = start
    const { store, commits, now, newId } = this.#options
    const [model] = models
    const { priceSource } = model.about
    const most = { inputTokens, cachedInputTokens: 0, outputTokens: outputTokensMax }
    const costs = models.map(({ about: { prices } }) => (prices ? costOf(most, prices) : costMicros))
    const wanted = { costMicros: Math.max(...costs), tokens: inputTokens + outputTokensMax, likely }
    const id = newId('call')
    this.#running.set(id, this.#takePlace(owner))
    const isBegun = commits.commit(async () => {
      const at = now()
      const { reservation, changes } = await reserve(store, wanted, at)
      const tokens = await budgetedTokensOf(store, owner)
      const ofTokens = await Promise.all(tokens.map((tokenId) => reserve(store, wanted, at, tokenId)))
      const tokenReservations = ofTokens.flatMap((each) => each.reservation ?? [])
      const doc: AiCallDocument = {
        id,
        at,
        actor: owner.userId,
        provider: model.provider.id,
        model: model.name,
        operation,
        status: 'started',
        attempts: 1,
        ...defined({ tokenId: owner.tokenId, chatId: owner.chatId, taskId: owner.taskId, priceSource }),
        ...(reservation && { reservation }),
        ...(tokenReservations.length > 0 && { tokenReservations }),
      }
      return { changes: [{ insert: 'aiCalls', doc }, ...changes, ...ofTokens.flatMap((each) => each.changes)] }
    })
    await isBegun.catch((error: unknown) => {
      this.#freePlace(id)
      throw error
    })
    return id
  }

  /** The most that one of the last calls of a model has used; nothing if none of them was answered. */
  async mostUsed(model: string): Promise<Amount | undefined> {
    const found = await this.#options.store.read.aiCalls.list({ where: { model }, descending: true, limit: lastCalls })
    const used = found.flatMap(({ doc }) => (doc.status === 'done' ? [usedBy(doc.usage)] : []))
    if (used.length === 0) return undefined
    return {
      costMicros: Math.max(...used.map(({ costMicros }) => costMicros)),
      tokens: Math.max(...used.map(({ tokens }) => tokens)),
    }
  }

  /** How many calls are in progress. */
  get runningCount(): number {
    return this.#running.size
  }

  /** Stages the end of a call; nothing for one that has ended before. */
  async settle(
    id: string,
    end: CallEnd,
    prices: Schemas['AiPrices'] | undefined,
  ): Promise<Staged<{ usage: AiUsage | undefined }>> {
    const { store, now } = this.#options
    this.#freePlace(id)
    const usage = end.usage && { ...end.usage, ...(prices && { costMicros: costOf(end.usage, prices) }) }
    const found = await store.read.aiCalls.get(id)
    if (found?.doc.status !== 'started') return { usage, changes: [] }
    const { reservation, tokenReservations = [], ...started } = found.doc
    const reservations = [...(reservation ? [reservation] : []), ...tokenReservations]
    const { status, finishReason, error, attempts = 1, durationMs, firstDeltaMs, fallback } = end
    const doc: AiCallDocument = {
      ...started,
      ...(fallback && answeredBy(started, fallback)),
      status,
      attempts,
      ...(usage && { usage }),
      ...(finishReason && { finishReason }),
      ...defined({ error, durationMs, firstDeltaMs }),
    }
    const used = usedBy(usage)
    const changes: Change[] = [
      { replace: 'aiCalls', version: found.version, doc },
      ...(await Promise.all(reservations.map((each) => settleReservation(store, each, used)))).flat(),
      ...(await this.#addUp(doc)),
      ...(await this.#addSpent(doc)),
      callFinished(doc, now()),
    ]
    return { usage, changes }
  }

  #takePlace(owner: CallOwner): () => void {
    const place = this.#places.take(owner)
    if (typeof place !== 'string') return place
    return fail('quota_exceeded', {
      message: `${ownersOf(place, callPlaces)} calls of models in progress, which is the limit. Wait until one has ended.`,
      retryAfter: 1,
    })
  }

  #freePlace(id: string): void {
    this.#running.get(id)?.()
    this.#running.delete(id)
  }

  /** What rules that depend on the cost are judged by. */
  async #addSpent({ at, actor: userId, chatId, tokenId, usage }: AiCallDocument): Promise<readonly Change[]> {
    const cost = usage?.costMicros ?? 0
    if (cost === 0) return []
    const { store } = this.#options
    const ids = spendingIdsOf({ chatId, userId, tokens: await lineOfToken(store, tokenId) }, at)
    return Promise.all(
      ids.map(async (id): Promise<Change> => {
        const found = await store.read.aiSpent.get(id)
        const doc = { id, costMicros: (found?.doc.costMicros ?? 0) + cost }
        return found ? { replace: 'aiSpent', version: found.version, doc } : { insert: 'aiSpent', doc }
      }),
    )
  }

  async #addUp({ at, model, actor, chatId, taskId, usage }: AiCallDocument): Promise<readonly Change[]> {
    const day = at.slice(0, 10)
    const id = hash('sha256', JSON.stringify([day, model, actor, chatId ?? null, taskId ?? null])).slice(0, 40)
    const found = await this.#options.store.read.aiSums.get(id)
    const sums = plus(found?.doc.sums ?? noSums, usage)
    const doc: AiSumsDocument = {
      id,
      day,
      model,
      actor,
      sums,
      ...defined({ chatId, taskId }),
    }
    return [found ? { replace: 'aiSums', version: found.version, doc } : { insert: 'aiSums', doc }]
  }
}

function usedBy(usage: AiUsage | undefined): Amount {
  return { costMicros: usage?.costMicros ?? 0, tokens: (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0) }
}

function answeredBy(
  { model: requestedModel }: Pick<AiCallDocument, 'model'>,
  { model, reason: fallbackReason }: NonNullable<CallEnd['fallback']>,
) {
  const { priceSource } = model.about
  const { id: provider } = model.provider
  return { model: model.name, provider, requestedModel, fallbackReason, ...(priceSource && { priceSource }) }
}

export const noSums: Sums = {
  calls: 0,
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  reasoningTokens: 0,
  costMicros: 0,
  estimatedCalls: 0,
}

function plus(sums: Sums, usage: AiUsage | undefined): Sums {
  return addSums(sums, {
    calls: 1,
    inputTokens: usage?.inputTokens ?? 0,
    cachedInputTokens: usage?.cachedInputTokens ?? 0,
    outputTokens: usage?.outputTokens ?? 0,
    reasoningTokens: usage?.reasoningTokens ?? 0,
    costMicros: usage?.costMicros ?? 0,
    estimatedCalls: usage?.isEstimated ? 1 : 0,
  })
}

export function addSums(one: Sums, other: Sums): Sums {
  return {
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    cachedInputTokens: one.cachedInputTokens + other.cachedInputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    reasoningTokens: one.reasoningTokens + other.reasoningTokens,
    costMicros: one.costMicros + other.costMicros,
    estimatedCalls: one.estimatedCalls + other.estimatedCalls,
  }
}
