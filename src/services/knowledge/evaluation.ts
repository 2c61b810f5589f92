import { createHash } from 'node:crypto'
import type { Caller } from '../../call.ts'
import type { Store } from '../../collections.ts'
import type { Schemas } from '../../generated/types.ts'
import { eachOf } from '../../platform/work/page.ts'
import type { JobRun, JobWork } from '../jobs.ts'
import type { SearchResult } from './search.ts'

type Wanted = Schemas['KnowledgeWantedPlace']
type Evaluation = Schemas['KnowledgeEvaluation']

export interface EvaluationOptions {
  readonly store: Store
  readonly search: (
    query: { readonly q: string; readonly mode: Evaluation['mode']; readonly limit: number },
    caller: Pick<Caller, 'userId'>,
  ) => Promise<Schemas['KnowledgeResults']>
}

const resultsMax = 5

/** Asks questions whose places are known, as anybody would ask them, and counts what is found. */
export function evaluationWork(options: EvaluationOptions): JobWork {
  return {
    scopes: ['knowledge:read'],
    isIdempotent: true,
    attemptsMax: 3,
    run: async (run) => ({ result: { evaluation: await evaluated(options, run) } }),
  }
}

async function evaluated({ store, search }: EvaluationOptions, run: JobRun): Promise<Evaluation> {
  const { questions = [], mode = 'both' } = run.job.input.evaluation ?? {}
  const state = await stateOf(store, run.signal)
  const places: number[] = []
  const missed: Evaluation['missed'] = []
  let semantic: Evaluation['semantic'] = 'off'
  for (const [index, { q, wanted }] of questions.entries()) {
    run.signal.throwIfAborted()
    const found = await search({ q, mode, limit: resultsMax }, { userId: run.job.createdBy })
    semantic = found.semantic.state
    const place = found.results.findIndex((result) => wanted.some((each) => isAt(result, each)))
    if (place >= 0) places.push(place)
    else missed.push({ q, found: found.results.map(({ source, id }) => source ?? id) })
    run.progress({ current: index + 1, total: questions.length, unit: 'questions' })
  }
  const within = (count: number) => places.filter((place) => place < count).length
  const rates = { questions: questions.length, first: within(1), inThree: within(3), inFive: within(resultsMax) }
  return { ...rates, mode, semantic, ...state, missed }
}

function isAt({ id, source, headingPath }: SearchResult, wanted: Wanted): boolean {
  return (
    (wanted.entryId === undefined || wanted.entryId === id) &&
    (wanted.source === undefined || wanted.source === source) &&
    (wanted.heading === undefined || headingPath.includes(wanted.heading))
  )
}

/** What the knowledge was, so that a rate that fell can be told from a text that changed. */
async function stateOf(store: Store, signal: AbortSignal): Promise<Pick<Evaluation, 'entries' | 'digest'>> {
  const hash = createHash('sha256')
  let entries = 0
  for await (const { doc } of eachOf(store.read.knowledge, { limit: 50 })) {
    signal.throwIfAborted()
    hash.update(`${doc.id} ${doc.revision}\n`)
    entries += 1
  }
  return { entries, digest: hash.digest('hex') }
}
