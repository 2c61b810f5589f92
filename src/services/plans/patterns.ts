import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { StreamName } from './expectation.ts'

/** What the thread is given. */
export interface PatternWork {
  readonly patterns: readonly { readonly pattern: string; readonly flags: string; readonly stream: StreamName }[]
  readonly output: string
  readonly error: string
}

/** What the thread says: that it begins, then what came of one pattern after the other. */
export type PatternMessage = 'begun' | { readonly isFound: boolean } | { readonly problem: string }

/** For how long patterns of one outcome may take, all together. */
const matchingMs = 1_000
const startMs = 30_000
const tookTooLong = 'Matching the pattern took longer than one second.'

/**
 * Looks for patterns in a thread of its own, so that one that takes for ever costs its thread and nothing else. Gives
 * for each whether it was found, or a sentence that says why this is unknown.
 */
export async function matchPatterns(work: PatternWork): Promise<(boolean | string)[]> {
  if (work.patterns.length === 0) return []
  const found: (boolean | string)[] = []
  const problem = await runWorker(work, (message) =>
    found.push('isFound' in message ? message.isFound : message.problem),
  )
  return work.patterns.map((_, index) => found[index] ?? problem)
}

/** Resolves at the end of the thread with why patterns are left, if some are. */
function runWorker(workerData: PatternWork, take: (message: Exclude<PatternMessage, string>) => void): Promise<string> {
  const worker = new Worker(workerFile, {
    workerData,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
  })
  return new Promise((resolve) => {
    let problem = 'The pattern could not be matched.'
    const end = () => {
      problem = tookTooLong
      void worker.terminate()
    }
    let timer = setTimeout(end, startMs)
    worker.on('message', (message: PatternMessage) => {
      if (message !== 'begun') return take(message)
      clearTimeout(timer)
      timer = setTimeout(end, matchingMs)
    })
    worker.on('error', () => {})
    worker.on('exit', () => {
      clearTimeout(timer)
      resolve(problem)
    })
  })
}

// Published as JavaScript, the worker is JavaScript as well.
const workerFile = new URL(`./pattern-worker${extname(import.meta.url)}`, import.meta.url)
