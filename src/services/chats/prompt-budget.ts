import type { LearnedWindow } from '../../collections/chats.ts'

/** How the window of a model is shared out, in tokens as they are estimated; lengths are in characters. */
export interface PromptBudget {
  /** What the model takes, as it counts. */
  readonly windowTokens: number
  /** What a request may have before the conversation is compacted. */
  readonly inputTokens: number
  /** What a summary may have. */
  readonly summaryTokens: number
  /** What messages may have together that a compaction leaves as they are. */
  readonly keptTokens: number
  /** What a message may have that a turn answers: a compaction leaves it as it is. */
  readonly questionTokens: number
  /** What the context of the project may have. */
  readonly contextTokens: number
  /** What is given at once of the result of one tool, and of one text. */
  readonly resultLength: number
  readonly textLength: number
  readonly summaryLength: number
}

const answerTokensMax = 16_384
/** Estimates are wrong by about a tenth where the provider has not counted yet. */
const estimateShare = 0.9
const contextTokensMax = 8_000
const resultLengthMax = 16_384
const resultLengthMin = 1_024
const textLengthMax = 131_072
/** Fewer characters than most texts have for a token, so that a share in tokens is not exceeded. */
const lengthOfToken = 3
const summaryLengthOfToken = 4

/** @param answerTokens What the answer may have, if that is limited. */
export function budgetOf(
  windowTokens: number,
  { ratio = 1 }: Pick<LearnedWindow, 'ratio'> = {},
  answerTokens?: number,
): PromptBudget {
  const answer = Math.min(answerTokens ?? answerTokensMax, Math.floor(windowTokens / 4))
  const inputTokens = Math.max(1, Math.floor(((windowTokens - answer) * estimateShare) / ratio))
  const summaryTokens = Math.min(4_096, Math.floor(inputTokens / 4))
  return {
    windowTokens,
    inputTokens,
    summaryTokens,
    summaryLength: summaryTokens * summaryLengthOfToken,
    keptTokens: Math.min(16_384, Math.floor(inputTokens / 6)),
    contextTokens: Math.min(contextTokensMax, Math.floor(inputTokens / 6)),
    resultLength: between(resultLengthMin, Math.floor((inputTokens / 8) * lengthOfToken), resultLengthMax),
    questionTokens: Math.floor(inputTokens / 2),
    textLength: Math.min(textLengthMax, inputTokens * 2),
  }
}

function between(min: number, value: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
