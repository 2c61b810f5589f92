import type { Caller } from '../call.ts'
import type { Foundation } from '../foundation.ts'
import type { OperationId } from '../generated/routes.ts'
import type { Schemas } from '../generated/types.ts'
import { searchWords } from '../platform/text/search-words.ts'
import { TimeIsOver, withinTime } from '../platform/work/within-time.ts'
import type { Identity } from './identity.ts'
import { searches } from './search-all/areas.ts'
import type { FoundOfKind, SearchedAreas } from './search-all/areas.ts'
import { scoreOf, toResult } from './search-all/results.ts'

type Kind = Schemas['SearchKind']
type Answer = Schemas['SearchAnswer']['data']

export interface SearchAllOptions extends SearchedAreas, Pick<Foundation, 'log'> {
  readonly identity: { readonly access: Pick<Identity['access'], 'mayCallAll'> }
  /** How long the search of one kind may take. */
  readonly patienceMs?: number
}

export interface SearchAllQuery {
  readonly q: string
  readonly kind?: readonly Kind[]
  /** Of each kind. */
  readonly limit: number
}

const termsMax = 24
/** Of a kind, so many are found at least, of which the best ones are given. */
const poolSize = 20

/** What a credential must be able to call for a kind. */
const operationsOf: Readonly<Record<Kind, readonly OperationId[]>> = {
  task: ['listTasks', 'getTask'],
  knowledge: ['searchKnowledge', 'getKnowledge'],
  email: ['listEmails', 'getEmail'],
  document: ['listContextDocuments', 'getContextDocument'],
  skill: ['listSkills', 'getSkill'],
  chat: ['listChats', 'getChat'],
  resource: ['listResources', 'getResource'],
}
/** Among equally good results, those of the first kind come first. */
const kinds: readonly Kind[] = ['task', 'knowledge', 'document', 'skill', 'chat', 'resource', 'email']

/** One search over all areas. It has no index of its own: the areas search, and their results are put in one order. */
export class SearchAll {
  readonly #options: SearchAllOptions

  constructor(options: SearchAllOptions) {
    this.#options = options
  }

  async search({ q, kind, limit }: SearchAllQuery, caller: Caller): Promise<Answer> {
    const terms = new Set(searchWords(q).slice(0, termsMax))
    const searched = kinds.filter((each) => (kind?.includes(each) ?? true) && this.#mayRead(each, caller))
    const found = await Promise.all(
      searched.map((each) => this.#find(each, { q, limit: Math.max(limit + 1, poolSize), caller })),
    )
    const best = found.flatMap(({ items }) =>
      items
        .map((item) => ({ item, score: scoreOf(item, terms) }))
        .toSorted((one, other) => other.score - one.score)
        .slice(0, limit),
    )
    return {
      results: best
        .toSorted((one, other) => other.score - one.score)
        .map(({ item, score }) => toResult(item, score, terms)),
      kinds: searched.map((each, index) => ({
        kind: each,
        hasMore: (found[index]?.items.length ?? 0) > limit,
        isComplete: found[index]?.isComplete ?? false,
      })),
    }
  }

  /** A kind that takes too long leaves the others their answer. */
  async #find(kind: Kind, query: Parameters<(typeof searches)[Kind]>[1]): Promise<FoundOfKind> {
    const { patienceMs = 2_000, log } = this.#options
    try {
      return await withinTime(patienceMs, searches[kind](this.#options, query))
    } catch (error) {
      if (!(error instanceof TimeIsOver)) throw error
      log.warn({ kind }, 'the search of a kind took too long')
      return { items: [], isComplete: false }
    }
  }

  #mayRead(kind: Kind, caller: Caller): boolean {
    return this.#options.identity.access.mayCallAll(caller, operationsOf[kind])
  }
}
