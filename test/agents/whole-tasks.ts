/**
 * opencode does three tasks from claim to merge by `/mcp/compact` and by a list of tools: its own tools are denied, and
 * a server that speaks the protocol of OpenAI stands in for its model. `npm run test:agents` runs it, and prints what
 * each task takes in calls and tokens.
 */
import t from 'tap'
import { ModelWorker } from '../support/agents/model-worker.ts'
import { gantryAlone, opencodeEnvironment } from '../support/agents/opencode-environment.ts'
import { doTask } from '../support/agents/task-programs.ts'
import { startModels } from '../support/ai.ts'
import { addCaller } from '../support/callers.ts'
import { makeFolder } from '../support/gantry.ts'
import { startWholeTasks } from '../support/whole-tasks.ts'

/** The program takes seconds to start, and much longer on a busy machine. */
const patient = { timeout: 600_000 }
t.setTimeout(6 * patient.timeout)
const program = process.env['OPENCODE'] ?? ''
if (program === '') {
  t.fail('OPENCODE names no program: npm run test:agents installs opencode and runs this.')
  process.exit(1)
}

const models = await startModels(t)
const prefix = 'gantry_'
let worker = new ModelWorker({ prefix, isCompact: true })
models.on({ predicate: ({ tools = [] }) => tools.length > 0 }, (request) => worker.answer(request))
models.on({ predicate: () => true }, { content: 'A title' })

for (const [path, isCompact] of [
  ['/mcp/compact', true],
  ['/mcp?tools=default,workspaces,tasks,task-review,terminal', false],
] as const)
  t.test(path, patient, async (t) => {
    const { gantry, tasks } = await startWholeTasks(t)
    const { secret } = await addCaller(gantry, 'agent')
    const headers = { authorization: `Bearer ${secret}` }
    const mcp = { gantry: { type: 'remote', url: `${gantry.origin}${path}`, headers } }
    const tokens = { contextTokens: 1_000_000, outputTokens: 100_000 }
    const env = {
      PATH: process.env['PATH'],
      HOME: makeFolder(t),
      ...opencodeEnvironment(models.url, { ...tokens, ...gantryAlone, mcp }),
    }
    const cwd = makeFolder(t)
    for (const task of tasks)
      await t.test(task.name, patient, (t) => {
        worker = new ModelWorker({ prefix, isCompact })
        return doTask(t, task, worker, { program, args: ['run', 'Please do the next task.'], env, cwd })
      })
  })
