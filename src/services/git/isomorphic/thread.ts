import { extname } from 'node:path'
import { HelperEnded } from '../../../platform/isolated/helper.ts'
import { IsolatedWorker } from '../../../platform/isolated/isolated-worker.ts'
import { threadOf } from '../../../platform/isolated/thread.ts'
import { Watch } from '../watch.ts'
import type { WatchEnding } from '../watch.ts'
import type { ExchangeLimits } from '../limits.ts'

export type ThreadEnd<Outcome> =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  /** `tooLarge`: the memory of the thread did not suffice. */
  | { readonly kind: WatchEnding | 'tooLarge' }

/** A build finds the programs by these lines. */
const programs = {
  push: new URL(`./push-worker${extname(import.meta.url)}`, import.meta.url),
  read: new URL(`./read-worker${extname(import.meta.url)}`, import.meta.url),
} as const

export interface ThreadWork {
  readonly program: keyof typeof programs
  readonly task: object
  readonly limits: ExchangeLimits
  readonly signal: AbortSignal
}

/** The library packs and unpacks on the processor, and only a thread of its own can be ended whatever it does. */
export async function runInThread<Outcome>({ program, task, limits, signal }: ThreadWork): Promise<ThreadEnd<Outcome>> {
  const start = threadOf(programs[program], { maxOldGenerationSizeMb: 512 })
  const thread = new IsolatedWorker<object, Outcome, 'sign'>({ start })
  const watch = new Watch(limits, signal, () => void thread.stop())
  try {
    // Each part is a sign of life of the remote.
    return { kind: 'outcome', outcome: await thread.ask(task, { onPart: () => watch.note() }) }
  } catch (error) {
    if (watch.ending !== undefined) return { kind: watch.ending }
    if (!(error instanceof HelperEnded)) throw error
    if (error.reason === 'memory') return { kind: 'tooLarge' }
    throw error.cause ?? error
  } finally {
    watch.stop()
    await thread.stop()
  }
}
