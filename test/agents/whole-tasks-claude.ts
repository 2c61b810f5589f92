/**
 * Claude Code does three tasks from claim to merge by `/mcp/compact` and by a list of tools, of its own tools with the
 * search for deferred ones alone. It asks its model by `/v1/messages`, and a server that speaks the protocol of OpenAI
 * stands in for the model. `npm run test:agents` runs it, and prints what each task takes in calls and tokens.
 */
import { doWholeTasks } from '../support/agents/task-programs.ts'
import { putProvider } from '../support/ai.ts'

await doWholeTasks({
  variable: 'CLAUDE_CODE',
  prefix: 'mcp__gantry__',
  programOf: async ({ gantry, models, url, headers }) => {
    await putProvider(gantry, models)
    const mcpServers = { gantry: { type: 'http', url, headers } }
    const ownTools = ['ToolSearch']
    return {
      args: [
        ...['--model', 'acme/gpt-4o', '--tools', ...ownTools, '--allowed-tools', 'mcp__gantry'],
        ...['--strict-mcp-config', '--mcp-config', JSON.stringify({ mcpServers })],
        ...['-p', 'Please do the next task.'],
      ],
      env: {
        ANTHROPIC_BASE_URL: gantry.origin,
        ANTHROPIC_AUTH_TOKEN: gantry.token,
        ANTHROPIC_DEFAULT_HAIKU_MODEL: 'acme/gpt-4o',
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      },
      ownTools,
    }
  },
})
