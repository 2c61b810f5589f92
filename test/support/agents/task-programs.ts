import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Test } from 'tap'
import type { WholeTask } from '../whole-tasks.ts'
import type { ModelWorker } from './model-worker.ts'

export interface TaskProgram {
  readonly program: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  /** Tools beside those of this service that it may offer to its model. */
  readonly ownTools?: readonly string[]
}

/** Has a program do a task to its end, and prints what that takes. */
export async function doTask(t: Test, task: WholeTask, worker: ModelWorker, options: TaskProgram): Promise<void> {
  const { program, args, env, cwd, ownTools = [] } = options
  const running = promisify(execFile)(program, args, { env, cwd })
  running.child.stdin?.end()
  await Promise.race([
    task.run(t, worker),
    running.then(({ stdout, stderr }) => Promise.reject(new Error(`the program has ended: ${stdout}${stderr}`))),
  ])
  worker.end()
  await running
  const { calls, characters, requested, offered, prefix, searches } = worker
  t.same(
    [...offered].filter((tool) => !tool.startsWith(prefix) && !ownTools.includes(tool)),
    [],
    'it has no tools of its own',
  )
  const tokens = Math.round(characters / 4)
  const loads = searches > 0 ? `, and ${searches} to load tools` : ''
  t.comment(`${calls.length} calls${loads}, about ${tokens} tokens (characters / 4): ${calls.join(', ')}`)
  t.comment(`all requests to the model together: about ${Math.round(requested / 4)} tokens`)
}
