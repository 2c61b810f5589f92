import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Watch } from '../watch.ts'
import type { Ending } from '../watch.ts'
import type { Limits } from '../limits.ts'
import { codeOf } from '../../../platform/work/system-error.ts'

export type ThreadMessage<Outcome> =
  /** The remote gave a sign of life. */
  { readonly kind: 'sign' } | { readonly kind: 'outcome'; readonly outcome: Outcome }

export type ThreadEnd<Outcome> =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  /** `tooLarge`: the memory of the thread did not suffice. */
  | { readonly kind: Ending | 'tooLarge' }

export interface ThreadWork {
  readonly file: 'push-worker' | 'read-worker'
  readonly task: object
  readonly limits: Limits
  readonly signal: AbortSignal
}

/** The library packs and unpacks on the processor, and only a thread of its own can be ended whatever it does. */
export async function runInThread<Outcome>({ file, task, limits, signal }: ThreadWork): Promise<ThreadEnd<Outcome>> {
  // A build turns the other file into JavaScript as it does with this one.
  const worker = new Worker(new URL(`./${file}${extname(import.meta.url)}`, import.meta.url), {
    workerData: task,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const watch = new Watch(limits, signal, () => void worker.terminate())
  try {
    return await endOf<Outcome>(worker, watch)
  } finally {
    watch.stop()
    await worker.terminate()
  }
}

function endOf<Outcome>(worker: Worker, watch: Watch): Promise<ThreadEnd<Outcome>> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: ThreadMessage<Outcome>) =>
      message.kind === 'sign' ? watch.note() : resolve(message),
    )
    worker.once('error', (error) =>
      codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ kind: 'tooLarge' }) : reject(error),
    )
    worker.once('exit', () =>
      watch.ending === undefined
        ? reject(new Error('the thread ended without an outcome'))
        : resolve({ kind: watch.ending }),
    )
  })
}
