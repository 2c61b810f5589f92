import type { Caller } from '../../call.ts'
import { Failure, fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import { timeouts } from '../../timeouts.ts'
import type { Ai } from '../ai.ts'
import { missingScopes } from '../identity.ts'

export interface QueryWordsOptions extends Pick<Foundation, 'commits'> {
  readonly ai: Pick<Ai, 'generate'>
}

type Expansion = Schemas['KnowledgeExpansion']

const outputTokensMax = 200
const wordsMax = 24
const wordLengthMax = 64
const reasonLengthMax = 1_024
const rememberedMax = 200
const instructions =
  'You help a full-text search of technical documents. Answer with up to 12 other words or short terms that a document which answers the question may contain: synonyms, technical terms, names. One per line, without explanation.'

/** Has the model of the project name other words of a question, and remembers them for a while. */
export class QueryWords {
  readonly #options: QueryWordsOptions
  readonly #stopping = new AbortController()
  readonly #known = new Map<string, readonly string[]>()

  constructor(options: QueryWordsOptions) {
    this.#options = options
  }

  /** Fails with `scope_missing` alone: a search needs no model. */
  async ask(question: string, caller: Caller): Promise<Expansion> {
    requireScope(caller)
    const known = this.#known.get(question)
    if (known) return { state: 'ready', words: [...known] }
    const signal = AbortSignal.any([AbortSignal.timeout(timeouts.queryWords.ms), this.#stopping.signal])
    try {
      const request = {
        messages: [
          { role: 'system' as const, content: instructions },
          { role: 'user' as const, content: question },
        ],
        maxOutputTokens: outputTokensMax,
      }
      const { message } = await this.#options.commits.commit(() => this.#options.ai.generate(request, caller, signal))
      const words = wordsIn(message.content)
      this.#remember(question, words)
      return { state: 'ready', words }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const reason = signal.aborted ? 'The model did not answer in time.' : error.message
      return { state: 'unavailable', words: [], reason: reason.slice(0, reasonLengthMax).toWellFormed() }
    }
  }

  /** Ends what is asked. */
  close(): void {
    this.#stopping.abort()
  }

  #remember(question: string, words: readonly string[]): void {
    const [oldest] = this.#known.keys()
    if (this.#known.size >= rememberedMax && oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(question, words)
  }
}

/** A model costs money, and so needs more than a search. */
function requireScope({ scopes }: Caller): void {
  if (missingScopes(scopes, ['ai:execute']).length > 0)
    fail('scope_missing', { message: '`expand` requires the scope ai:execute, which this credential lacks.' })
}

/** The words of an answer, which may be a list in Markdown, or of one line. */
function wordsIn(text: string): string[] {
  const words = text
    .split(/[\n,;]/)
    .map((line) =>
      line
        .replace(/^[\s\d.*•-]+/, '')
        .replaceAll(/[`"*]/g, '')
        .trim(),
    )
    .filter((word) => word !== '' && word.length <= wordLengthMax)
  return [...new Set(words)].slice(0, wordsMax)
}
