import { parentPort, workerData } from 'node:worker_threads'
import type { PatternMessage, PatternWork } from './patterns.ts'

// The only one who starts this thread is patterns.ts.
const work = workerData as PatternWork

post('begun')
for (const pattern of work.patterns) post(look(pattern))

function look({ pattern, flags, stream }: PatternWork['patterns'][number]): PatternMessage {
  try {
    return { isFound: new RegExp(pattern, flags).test(work[stream]) }
  } catch (error) {
    return {
      problem: `The pattern could not be matched: ${error instanceof Error ? error.message.slice(-200) : 'it failed'}.`,
    }
  }
}

function post(message: PatternMessage): void {
  parentPort?.postMessage(message)
}
