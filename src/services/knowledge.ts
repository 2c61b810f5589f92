import { setImmediate as nextTick } from 'node:timers/promises'
import type { Caller, Log, Staged } from '../call.ts'
import type { Store } from '../collections.ts'
import type { Schemas } from '../generated/types.ts'
import { Egress } from '../platform/egress/egress.ts'
import type { Sandbox } from '../platform/sandbox/launch.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import type { Ai } from './ai.ts'
import type { Git, GitSources } from './git.ts'
import type { Job, Jobs } from './jobs.ts'
import { followChangedEntries } from './knowledge/changed-entries.ts'
import type { EventFollower } from '../platform/work/event-follower.ts'
import { Converter } from './knowledge/converter.ts'
import { Entries } from './knowledge/entries.ts'
import { evaluationWork } from './knowledge/evaluation.ts'
import type { EvaluationOptions } from './knowledge/evaluation.ts'
import { KnowledgeImporter } from './knowledge/importer.ts'
import { knowledgeLimits } from './knowledge/limits.ts'
import { reindexWork } from './knowledge/reindex.ts'
import { fuse } from './knowledge/fusion.ts'
import { hasFilter } from './knowledge/places.ts'
import type { KnowledgeFilter } from './knowledge/places.ts'
import { QueryWords } from './knowledge/query-words.ts'
import { WordSearch } from './knowledge/search.ts'
import { Vocabulary } from './knowledge/vocabulary.ts'
import { Vectors } from './knowledge/vectors.ts'
import type { Project } from './project.ts'

export interface KnowledgeSearch extends KnowledgeFilter {
  readonly q: string
  readonly mode: 'words' | 'semantic' | 'both'
  readonly limit: number
  /** Whether the model of the project is asked for other words. */
  readonly expand?: boolean
}

export interface KnowledgeOptions
  extends Pick<Foundation, 'actors' | 'store' | 'commits' | 'now' | 'newId' | 'log' | 'isStoreShared'> {
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly hostSandbox: Sandbox
  /** For web pages. */
  readonly egress: Egress
  readonly sources: () => GitSources
  readonly ai: Pick<Ai, 'embed' | 'generate'>
  /** The model of vectors that the project names; empty for none. */
  readonly embeddingModel: () => Promise<string>
}

// Of each ranking, so that an entry that both find somewhere is among the first.
const poolSize = 50
/** Of what fits a query, so many entries are looked at for a filter. */
const filteredMax = 500

/** Texts that the project knows: Markdown with a title and tags, its former states, and search. */
export class Knowledge implements Area {
  readonly entries: Entries
  readonly #store: Store
  readonly #log: Log
  readonly #search: WordSearch
  readonly #vectors: Vectors
  readonly #queryWords: QueryWords
  readonly #changedElsewhere: EventFollower | undefined
  /** Stages the job that imports files. */
  readonly importer: KnowledgeImporter
  readonly #jobs: KnowledgeOptions['jobs']
  readonly #hostSandbox: Sandbox
  readonly #stopListening: () => void
  readonly #vocabulary = new Vocabulary()
  #chunkCount = 0
  #counting: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(options: KnowledgeOptions) {
    this.#store = options.store
    this.#log = options.log
    this.entries = new Entries(options)
    const vocabulary = this.#vocabulary
    this.#search = new WordSearch({ store: options.store, chunkCount: () => this.#chunkCount, vocabulary })
    this.#vectors = new Vectors({ ...options, model: options.embeddingModel })
    this.#queryWords = new QueryWords(options)
    const onChange = (entryIds: ReadonlySet<string>) => this.#vectors.check(entryIds)
    this.#changedElsewhere = options.isStoreShared ? followChangedEntries({ ...options, onChange }) : undefined
    this.#jobs = options.jobs
    this.#hostSandbox = options.hostSandbox
    this.importer = new KnowledgeImporter({ ...options, entries: this.entries })
    this.#jobs.define('import_knowledge', this.importer.asJob())
    this.#jobs.define('reindex_knowledge', reindexWork(options.store, this.entries, this.#vectors))
    const search: EvaluationOptions['search'] = (query, caller) => this.search(query, caller)
    this.#jobs.define('evaluate_knowledge', evaluationWork({ store: options.store, search }))
    this.#stopListening = options.store.onCommit(['knowledgeChunks'], (changes) => {
      for (const change of changes) {
        this.#chunkCount += 'insert' in change ? 1 : 'remove' in change ? -1 : 0
        if ('doc' in change && 'headings' in change.doc) this.#vocabulary.add(change.doc)
      }
    })
  }

  /** The text of a PDF with a heading for each page; nothing of one that cannot be read within the limits. */
  async readPdf(bytes: Uint8Array, signal: AbortSignal): Promise<string | undefined> {
    const converter = new Converter(this.#hostSandbox)
    try {
      return (await converter.convert({ kind: 'pdf', bytes }, signal))?.content
    } finally {
      await converter.close()
    }
  }

  listLimits(): readonly Limit[] {
    return limits
  }

  /** The same as a caller asks, who may have the model of the project name other words. Fails with `scope_missing`. */
  async searchAs({ expand = false, ...query }: KnowledgeSearch, caller: Caller): Promise<Schemas['KnowledgeResults']> {
    if (!expand) return this.search(query, caller)
    const expansion = await this.#queryWords.ask(query.q, caller)
    return { ...(await this.search(query, caller, expansion.words)), expansion }
  }

  /** Finds entries by words and by meaning, best first, each by its best part. `others` are words that count less. */
  async search(
    { q, mode, ...asked }: KnowledgeSearch,
    { userId }: Pick<Caller, 'userId'>,
    others: readonly string[] = [],
  ): Promise<Schemas['KnowledgeResults']> {
    const { limit } = asked
    const isFiltered = hasFilter(asked)
    const pool = isFiltered ? filteredMax : Math.max(limit, poolSize)
    const meaning = mode === 'words' ? undefined : await this.#vectors.rank(q, pool, userId)
    const isMeaningAll = meaning !== undefined && mode === 'semantic'
    const words = isMeaningAll ? [] : await this.#search.rank(q, meaning || isFiltered ? pool : limit, others)
    const ranking = meaning === undefined ? words : isMeaningAll ? meaning : fuse([words, meaning])
    const shown = { ...asked, others }
    return { results: await this.#search.resultsOf(ranking, q, shown), semantic: await this.#vectors.state() }
  }

  /** Stages the job that makes the chunks of every entry again. */
  reindex(caller: Caller): Promise<Staged<{ job: Job }>> {
    return this.#jobs.enqueue({ kind: 'reindex_knowledge', grant: caller.grant })
  }

  /** Stages the job that asks questions whose places are known. */
  evaluate(evaluation: Schemas['KnowledgeEvaluationInput'], caller: Caller): Promise<Staged<{ job: Job }>> {
    return this.#jobs.enqueue({ kind: 'evaluate_knowledge', grant: caller.grant, input: { evaluation } })
  }

  async start(): Promise<void> {
    // Before the vectors are read: what changes meanwhile is looked at again.
    this.#changedElsewhere?.start((await this.#store.eventRange()).newest)
    this.#vectors.start()
    this.#counting = this.#count().catch((error: unknown) => {
      if (!this.#isClosed) this.#log.warn({ err: error }, 'the chunks of the knowledge could not be counted')
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#stopListening()
    this.#queryWords.close()
    await this.#changedElsewhere?.stop()
    await this.#vectors.close()
    await this.#counting
  }

  /** Counts in the background: until it is done, the search takes common words for rarer than they are. */
  async #count(): Promise<void> {
    for (let after: { id: string } | undefined; !this.#isClosed; ) {
      const page = await this.#store.read.knowledgeChunks.list({ limit: 200, ...(after && { after }) })
      this.#chunkCount += page.length
      for (const { doc } of page) this.#vocabulary.add(doc)
      const last = page.at(-1)
      if (last === undefined) return
      after = { id: last.doc.id }
      await nextTick()
    }
  }
}

/** The area as the service composes it. */
export function openKnowledge(
  foundation: Foundation & {
    readonly ai: Ai
    readonly git: Git
    readonly jobs: Jobs
    readonly project: Project
  },
): Knowledge {
  const { git, project } = foundation
  return new Knowledge({
    ...foundation,
    egress: new Egress({ allowed: foundation.config.privateTargets }),
    sources: () => git.sources,
    // A configuration that cannot be read names no model.
    embeddingModel: async () => (await project.config().catch(() => undefined))?.embeddingModel ?? '',
  })
}

const limits: readonly Limit[] = [
  {
    name: 'knowledgeCharacters',
    value: knowledgeLimits.contentLengthMax,
    unit: 'characters',
    description: 'The length of an entry of the knowledge.',
  },
  {
    name: 'knowledgeRevisions',
    value: knowledgeLimits.revisionsMax,
    unit: 'revisions',
    description: 'The number of former states of an entry that are retained.',
  },
]
