import { lineOfToken } from '../identity.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Change, Store } from '../../collections.ts'
import { periodOf } from './periods.ts'
import type { Period } from './periods.ts'
import type { AiBudgetDocument, AiPeriodDocument, AiReservation } from '../../collections/ai.ts'
import { defined } from '../../platform/work/defined.ts'

type Reader = Pick<Store, 'read'>

const budgetId = 'budget'

/** The id of the budget of a token and those made from it, or of that of all calls. */
export function budgetIdOf(tokenId: string | undefined): string {
  return tokenId === undefined ? budgetId : `token:${tokenId}`
}

/** Fails with `token_not_found` when a token is named that there is not. */
export async function requireToken(store: Reader, id: string | undefined): Promise<void> {
  if (id !== undefined && !(await store.read.tokens.get(id))) fail('token_not_found')
}

/** The token of a call, and each from which it was made: the budgets of all of them hold. */
export async function budgetedTokensOf(
  store: Reader,
  { tokenId, family }: { readonly tokenId?: string | undefined; readonly family?: string | undefined },
): Promise<string[]> {
  const line = new Set(await lineOfToken(store, tokenId))
  // It may be the only one that is left.
  return [...(family === undefined ? line : line.add(family))]
}

/** The budget with what is used of it. */
export async function readBudget(
  store: Reader,
  tokenId: string | undefined,
  now: string,
): Promise<Schemas['AiBudget']> {
  const id = budgetIdOf(tokenId)
  const budget = (await store.read.aiBudgets.get(id))?.doc
  return describeBudget(store, budget ?? { id, period: 'month', ...defined({ tokenId }) }, now)
}

export async function describeBudget(
  store: Reader,
  budget: AiBudgetDocument,
  now: string,
  { isRecounted = false }: { readonly isRecounted?: boolean } = {},
): Promise<Schemas['AiBudget']> {
  const { period, costMicrosMax, tokensMax, tokenId } = budget
  const current = periodIn(budget, now)
  const found = (await store.read.aiPeriods.get(current.id))?.doc
  const { id: _, ...counts } = found && !isRecounted ? found : await countPeriod(store, current, found)
  return {
    period,
    startsAt: current.startsAt,
    resetsAt: current.resetsAt,
    ...counts,
    ...defined({ costMicrosMax, tokensMax, tokenId }),
  }
}

export interface Amount {
  readonly costMicros: number
  readonly tokens: number
}

/**
 * What a call reserves of a budget: the most that it may use or, where that is not known, the least. Then it reserves
 * what is likely, as far as there is room; beside other calls in progress that must fit.
 */
export interface BudgetNeed extends Amount {
  readonly likely?: Amount | 'unknown' | undefined
}

/**
 * Stages the reservation of what a call may use at most; nothing without a budget. Fails with `quota_exceeded` when it
 * does not fit.
 */
export async function reserve(
  store: Reader,
  { likely, ...least }: BudgetNeed,
  now: string,
  tokenId?: string,
): Promise<{ readonly reservation?: AiReservation; readonly changes: readonly Change[] }> {
  const budget = (await store.read.aiBudgets.get(budgetIdOf(tokenId)))?.doc
  if (!budget || (budget.costMicrosMax === undefined && budget.tokensMax === undefined)) return { changes: [] }
  const current = periodIn(budget, now)
  const found = await store.read.aiPeriods.get(current.id)
  const period = found?.doc ?? (await countPeriod(store, current))
  requireRoom(budget, period, least, current, now)
  const isAlone = period.reservedTokens === 0 && period.reservedCostMicros === 0
  if (likely !== undefined && likely !== 'unknown' && !isAlone) requireRoom(budget, period, likely, current, now)
  const wanted = likely === undefined ? least : likelyOf(budget, period, least, likely)
  const doc = {
    ...period,
    reservedCostMicros: period.reservedCostMicros + wanted.costMicros,
    reservedTokens: period.reservedTokens + wanted.tokens,
  }
  return { reservation: { periodId: current.id, ...wanted }, changes: [putPeriod(doc, found?.version)] }
}

function likelyOf(
  { costMicrosMax = 0, tokensMax = 0 }: AiBudgetDocument,
  { usedCostMicros, reservedCostMicros, usedTokens, reservedTokens }: AiPeriodDocument,
  least: Amount,
  likely: Amount | 'unknown',
): Amount {
  const { costMicros, tokens } = likely === 'unknown' ? { costMicros: Infinity, tokens: Infinity } : likely
  return {
    costMicros: Math.max(least.costMicros, Math.min(costMicros, costMicrosMax - usedCostMicros - reservedCostMicros)),
    tokens: Math.max(least.tokens, Math.min(tokens, tokensMax - usedTokens - reservedTokens)),
  }
}

/** Stages what the calls of the current period have used, also those that were made without a budget. */
export async function recountPeriod(store: Reader, budget: AiBudgetDocument, now: string): Promise<readonly Change[]> {
  const current = periodIn(budget, now)
  const found = await store.read.aiPeriods.get(current.id)
  return [putPeriod(await countPeriod(store, current, found?.doc), found?.version)]
}

interface BudgetPeriod extends Period {
  /** Whether it is of a token, whose calls of before are in no sums. */
  readonly isOfToken: boolean
}

function periodIn({ id, period, tokenId }: AiBudgetDocument, now: string): BudgetPeriod {
  const current = periodOf(period, now)
  return tokenId === undefined
    ? { ...current, isOfToken: false }
    : { ...current, id: `${id}:${current.id}`, isOfToken: true }
}

/** Stages what replaces a reservation when the call has ended. */
export async function settleReservation(
  store: Reader,
  { periodId, costMicros, tokens }: AiReservation,
  used: { readonly costMicros: number; readonly tokens: number },
): Promise<readonly Change[]> {
  const found = await store.read.aiPeriods.get(periodId)
  if (!found) return []
  const { doc, version } = found
  const settled = {
    id: doc.id,
    usedCostMicros: doc.usedCostMicros + used.costMicros,
    usedTokens: doc.usedTokens + used.tokens,
    reservedCostMicros: Math.max(0, doc.reservedCostMicros - costMicros),
    reservedTokens: Math.max(0, doc.reservedTokens - tokens),
  }
  return [putPeriod(settled, version)]
}

function putPeriod(doc: AiPeriodDocument, version: number | undefined): Change {
  return version === undefined ? { insert: 'aiPeriods', doc } : { replace: 'aiPeriods', version, doc }
}

function requireRoom(
  { costMicrosMax, tokensMax, tokenId }: AiBudgetDocument,
  period: AiPeriodDocument,
  wanted: Amount,
  { resetsAt }: Period,
  now: string,
): void {
  const cost = period.usedCostMicros + period.reservedCostMicros + wanted.costMicros
  const tokens = period.usedTokens + period.reservedTokens + wanted.tokens
  const isOverCost = costMicrosMax !== undefined && cost > costMicrosMax
  if (!isOverCost && !(tokensMax !== undefined && tokens > tokensMax)) return
  const [needed, max, unit] = isOverCost
    ? [cost, costMicrosMax, 'millionths of a dollar']
    : [tokens, tokensMax, 'tokens']
  const retryAfter = Math.min(86_400, Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.parse(now)) / 1000)))
  fail('quota_exceeded', {
    message: `The AI budget${tokenId === undefined ? '' : ' of this token'} allows ${max} ${unit} until ${resetsAt}; with this call, ${needed} could be used. Ask for fewer output tokens, or wait.`,
    hint: 'PUT /api/v1/ai/budget changes the budget.',
    retryAfter,
  })
}

const daysMax = 10_000

/** What the calls of a period have used by the ledger, and what those in progress have reserved. */
async function countPeriod(
  store: Reader,
  { id, days, isOfToken }: BudgetPeriod,
  before?: AiPeriodDocument,
): Promise<AiPeriodDocument> {
  if (isOfToken) return before ?? { id, usedCostMicros: 0, usedTokens: 0, reservedCostMicros: 0, reservedTokens: 0 }
  const found = await store.read.aiSums.list({ orderBy: 'day', descending: true, limit: daysMax, above: days.before })
  const sums = found.map(({ doc }) => doc.sums)
  return {
    id,
    usedCostMicros: sums.reduce((sum, each) => sum + each.costMicros, 0),
    usedTokens: sums.reduce((sum, each) => sum + each.inputTokens + each.outputTokens, 0),
    reservedCostMicros: before?.reservedCostMicros ?? 0,
    reservedTokens: before?.reservedTokens ?? 0,
  }
}
