import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t from 'tap'
import type { Test } from 'tap'
import { startModels } from '../ai.ts'
import type { Gantry } from '../gantry.ts'
import { makeFolder } from '../gantry.ts'
import { addCaller } from '../callers.ts'
import { startWholeTasks } from '../whole-tasks.ts'
import type { WholeTask } from '../whole-tasks.ts'
import { ModelWorker } from './model-worker.ts'

type Models = Awaited<ReturnType<typeof startModels>>

/** The program takes seconds to start, and much longer on a busy machine. */
const patient = { timeout: 600_000 }

export interface WholeTasksOptions {
  /** The variable that names the program. */
  readonly variable: string
  /** Before the names of tools of this service, as the program offers them. */
  readonly prefix: string
  /** How the program does the next task with the tools at this address. */
  readonly programOf: (at: {
    readonly gantry: Gantry
    readonly models: Models
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
  }) => Promise<Omit<TaskProgram, 'program' | 'cwd'>>
}

/** Three tasks by `/mcp/compact`, and three by a list of tools. */
export async function doWholeTasks({ variable, prefix, programOf }: WholeTasksOptions): Promise<void> {
  t.setTimeout(6 * patient.timeout)
  const program = process.env[variable] ?? ''
  if (program === '') {
    t.fail(`${variable} names no program: npm run test:agents installs it and runs this.`)
    process.exit(1)
  }
  const models = await startModels(t)
  let worker = new ModelWorker({ prefix, isCompact: true })
  models.on({ predicate: ({ tools = [] }) => tools.length > 0 }, (request) => worker.answer(request))
  models.on({ predicate: () => true }, { content: 'A title' })
  for (const [path, isCompact] of [
    ['/mcp/compact', true],
    ['/mcp?tools=default,workspaces,tasks,task-review,terminal', false],
  ] as const)
    t.test(path, patient, async (t) => {
      const environment = { GANTRY_ALLOW_PRIVATE_TARGETS: new URL(models.url).host }
      const { gantry, tasks } = await startWholeTasks(t, { environment })
      const { secret } = await addCaller(gantry, 'agent')
      const headers = { authorization: `Bearer ${secret}` }
      const options = await programOf({ gantry, models, url: `${gantry.origin}${path}`, headers })
      const env = { PATH: process.env['PATH'], HOME: makeFolder(t), ...options.env }
      const cwd = makeFolder(t)
      for (const task of tasks)
        await t.test(task.name, patient, (t) => {
          worker = new ModelWorker({ prefix, isCompact })
          return doTask(t, task, worker, { ...options, program, env, cwd })
        })
    })
}

interface TaskProgram {
  readonly program: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  /** Tools beside those of this service that it may offer to its model. */
  readonly ownTools?: readonly string[]
}

/** Has a program do a task to its end, and prints what that takes. */
async function doTask(t: Test, task: WholeTask, worker: ModelWorker, options: TaskProgram): Promise<void> {
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
