import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'

export interface AiDocuments {
  /** The id is the name of the provider. */
  aiProviders: AiProviderDocument
  /** The ledger: one document for each call of a provider. */
  aiCalls: AiCallDocument
  /** The sums of the ended calls of one day, model, user, chat and task; the id is a hash of these. */
  aiSums: AiSumsDocument
  /** The maxima; the id is `budget`, or `token:` and the id of a token. */
  aiBudgets: AiBudgetDocument
  /**
   * What was used and is reserved in one period; the id is `day:2026-01-01` or `month:2026-01`, for a token behind the
   * id of its budget and a colon.
   */
  aiPeriods: AiPeriodDocument
  /** What ended calls have cost; the id is `chat:ID`, or `token:ID:2026-01` or `user:ID:2026-01`. */
  aiSpent: AiSpentDocument
}

export const aiCollections: Collections<AiDocuments> = {
  aiProviders: {},
  aiCalls: { equal: ['chatId', 'taskId', 'actor', 'model', 'status'] },
  aiSums: { ordered: ['day'] },
  aiBudgets: {},
  aiPeriods: {},
  aiSpent: {},
}

export interface AiProviderDocument {
  id: string
  kind: Schemas['AiProviderKind']
  /** Absent where the models are files of this machine. */
  baseUrl?: string
  /** Sealed. */
  apiKey?: string
  /** The secret of the project that the key is, instead of `apiKey`. */
  apiKeySecret?: string
  models?: Schemas['AiModelInput'][]
  /** What the last test found. */
  foundModels?: string[]
  createdAt: string
  updatedAt: string
}

export interface AiCallDocument
  extends Omit<Schemas['AiCall'], 'state' | 'problem' | 'usage' | 'createdBy' | 'createdAt'> {
  status: 'started' | 'done' | 'failed' | 'aborted' | 'lost'
  error?: string
  at: string
  /** The id of the user. */
  actor: string
  usage?: Schemas['AiUsage']
  /** What the call has reserved of a budget until it ends. */
  reservation?: AiReservation
  /** The same of the budgets of tokens. */
  tokenReservations?: AiReservation[]
}

export interface AiReservation {
  periodId: string
  costMicros: number
  tokens: number
}

export interface AiSumsDocument {
  id: string
  /** `2026-01-01`, by UTC. */
  day: string
  model: string
  actor: string
  chatId?: string
  taskId?: string
  sums: Schemas['AiSums']
}

export interface AiBudgetDocument {
  id: string
  period: Schemas['AiBudgetPeriod']
  costMicrosMax?: number
  tokensMax?: number
  /** Of the budget of a token. */
  tokenId?: string
}

export interface AiSpentDocument {
  id: string
  costMicros: number
}

export interface AiPeriodDocument {
  id: string
  usedCostMicros: number
  usedTokens: number
  reservedCostMicros: number
  reservedTokens: number
}
