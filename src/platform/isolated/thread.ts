import { Worker } from 'node:worker_threads'
import type { ResourceLimits } from 'node:worker_threads'
import { letThreadGrow } from '../work/memory.ts'
import { codeOf } from '../work/system-error.ts'
import { HelperEnded } from './helper.ts'
import type { StartHelper } from './helper.ts'

/**
 * A thread with an empty environment, whose output is ignored as that of a process is. The limits are of its heap and
 * stack.
 */
export function threadOf(module: URL, resourceLimits: ResourceLimits = {}): StartHelper {
  return async ({ onMessage, onEnd }) => {
    const worker = new Worker(module, { env: {}, execArgv: [], stdout: true, stderr: true, resourceLimits })
    worker.unref()
    worker.once('exit', letThreadGrow())
    worker.on('message', onMessage)
    // An error without a listener would end the service.
    worker.on('error', (error) =>
      onEnd(codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? new HelperEnded('memory', error) : error),
    )
    worker.on('exit', (code) => onEnd(new Error(`exit code ${code}`)))
    return {
      pid: undefined,
      post: async (message, moved = []) => worker.postMessage(message, [...moved]),
      setBusy: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
      end: async () => void (await worker.terminate()),
    }
  }
}
