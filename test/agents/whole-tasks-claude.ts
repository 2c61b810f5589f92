/**
 * Claude Code does three tasks from claim to merge by `/mcp/compact` and by a list of tools, of its own tools with the
 * search for deferred ones alone. It asks its model by `/v1/messages`, and a server that speaks the protocol of OpenAI
 * stands in for the model. `npm run test:agents` runs it, and prints what each task takes in calls and tokens.
 */
import t from 'tap'
import { ModelWorker } from '../support/agents/model-worker.ts'
import { doTask } from '../support/agents/task-programs.ts'
import { putProvider, startModels } from '../support/ai.ts'
import { addCaller } from '../support/callers.ts'
import { makeFolder } from '../support/gantry.ts'
import { startWholeTasks } from '../support/whole-tasks.ts'

/** The program takes seconds to start, and much longer on a busy machine. */
const patient = { timeout: 600_000 }
t.setTimeout(6 * patient.timeout)
const program = process.env['CLAUDE_CODE'] ?? ''
if (program === '') {
  t.fail('CLAUDE_CODE names no program: npm run test:agents installs Claude Code and runs this.')
  process.exit(1)
}

const models = await startModels(t)
const prefix = 'mcp__gantry__'
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
    await putProvider(gantry, models)
    const { secret } = await addCaller(gantry, 'agent')
    const headers = { authorization: `Bearer ${secret}` }
    const mcpServers = { gantry: { type: 'http', url: `${gantry.origin}${path}`, headers } }
    const env = {
      PATH: process.env['PATH'],
      HOME: makeFolder(t),
      ANTHROPIC_BASE_URL: gantry.origin,
      ANTHROPIC_AUTH_TOKEN: gantry.token,
      ANTHROPIC_DEFAULT_HAIKU_MODEL: 'acme/gpt-4o',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    }
    const ownTools = ['ToolSearch']
    const args = [
      ...['--model', 'acme/gpt-4o', '--tools', ...ownTools, '--allowed-tools', 'mcp__gantry'],
      ...['--strict-mcp-config', '--mcp-config', JSON.stringify({ mcpServers })],
      ...['-p', 'Please do the next task.'],
    ]
    const cwd = makeFolder(t)
    for (const task of tasks)
      await t.test(task.name, patient, (t) => {
        worker = new ModelWorker({ prefix, isCompact })
        return doTask(t, task, worker, { program, args, env, cwd, ownTools })
      })
  })
