import { Failure } from '../../errors.ts'

/** A provider refused a conversation because it does not fit the window of the model. */
export class ContextOverflow extends Failure {
  /** How many tokens the window has, if the provider says so. */
  readonly windowTokens: number | undefined

  constructor(message: string, windowTokens: number | undefined) {
    super('ai_provider_error', { message })
    this.windowTokens = windowTokens
  }
}

/**
 * How providers say so. OpenAI and those who follow it have the code `context_length_exceeded` or a sentence about the
 * maximum; Anthropic, Google, llama.cpp and Bedrock have sentences of their own.
 */
const overflowing = [
  /context_length_exceeded/i,
  /exceed_context_size/i,
  /maximum context (?:length|window|size)/i,
  /exceeds? the (?:available )?(?:context|model'?s? context)/i,
  /context (?:length|window|size) (?:is |was |of [\d,]+ )?exceeded/i,
  /exceeds the maximum number of (?:input )?tokens/i,
  /prompt is too long/i,
  /input is too long/i,
  /maximum prompt length/i,
  /too (?:large|long) for (?:the )?model with [\d,]+ maximum/i,
  /reduce the length of the (?:messages|prompt|input)/i,
]

const windowIn = [
  /maximum (?:context|prompt) (?:length|window|size)(?: is| of)? ([\d,]+)/i,
  /([\d,]+) maximum(?: context)?/i,
  /tokens? > ([\d,]+) maximum/i,
  /maximum number of (?:input )?tokens allowed \(?([\d,]+)/i,
  /available context size \(?([\d,]+)/i,
  /context (?:window|length|size) of ([\d,]+)/i,
]

/** The refusal of a conversation that is too long: nothing when these words say something else. */
export function readOverflow(words: string): { readonly windowTokens: number | undefined } | undefined {
  if (!overflowing.some((form) => form.test(words))) return undefined
  const digits = windowIn.map((form) => form.exec(words)?.[1]).find((found) => found !== undefined)
  const tokens = Number(digits?.replaceAll(',', ''))
  return { windowTokens: tokens >= windowTokensMin ? tokens : undefined }
}

/** A smaller number in such a sentence is no window. */
const windowTokensMin = 512
