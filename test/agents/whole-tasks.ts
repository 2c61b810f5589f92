/**
 * opencode does three tasks from claim to merge by `/mcp/compact` and by a list of tools: its own tools are denied, and
 * a server that speaks the protocol of OpenAI stands in for its model. `npm run test:agents` runs it, and prints what
 * each task takes in calls and tokens.
 */
import { gantryAlone, opencodeEnvironment } from '../support/agents/opencode-environment.ts'
import { doWholeTasks } from '../support/agents/task-programs.ts'

await doWholeTasks({
  variable: 'OPENCODE',
  prefix: 'gantry_',
  programOf: async ({ models, url, headers }) => {
    const mcp = { gantry: { type: 'remote', url, headers } }
    const tokens = { contextTokens: 1_000_000, outputTokens: 100_000 }
    return {
      args: ['run', 'Please do the next task.'],
      env: opencodeEnvironment(models.url, { ...tokens, ...gantryAlone, mcp }),
    }
  },
})
