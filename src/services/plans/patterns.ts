import { extname } from 'node:path'
import { HelperEnded } from '../../platform/isolated/helper.ts'
import { IsolatedWorker } from '../../platform/isolated/isolated-worker.ts'
import { threadOf } from '../../platform/isolated/thread.ts'
import type { StreamName } from './expectation.ts'

/** What the thread is given. */
export interface PatternWork {
  readonly patterns: readonly { readonly pattern: string; readonly flags: string; readonly stream: StreamName }[]
  readonly output: string
  readonly error: string
}

/** What came of one pattern. */
export type PatternResult = { readonly isFound: boolean } | { readonly problem: string }

/** For how long patterns of one outcome may take, all together. */
const matchingMs = 1_000
const module = new URL(`./pattern-worker${extname(import.meta.url)}`, import.meta.url)
const start = threadOf(module, { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 })

/**
 * Looks for patterns in a thread of its own, so that one that takes for ever costs its thread and nothing else. Gives
 * for each whether it was found, or a sentence that says why this is unknown.
 */
export async function matchPatterns(work: PatternWork): Promise<(boolean | string)[]> {
  if (work.patterns.length === 0) return []
  const found: (boolean | string)[] = []
  const onPart = (result: PatternResult) => found.push('isFound' in result ? result.isFound : result.problem)
  const worker = new IsolatedWorker<PatternWork, undefined, PatternResult>({ start, timeMs: matchingMs })
  const problem = await worker.ask(work, { onPart }).catch(problemOf)
  await worker.stop()
  return work.patterns.map((_, index) => found[index] ?? problem ?? unknown)
}

const unknown = 'The pattern could not be matched.'

function problemOf(error: unknown): string {
  const isLate = error instanceof HelperEnded && error.reason === 'time'
  return isLate ? 'Matching the pattern took longer than one second.' : unknown
}
