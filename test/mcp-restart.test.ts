import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Test } from 'tap'
import { pidFile } from '../src/runner/protocol.ts'
import { stopRunner } from '../src/runner/runner-client.ts'
import { RestartedService } from './support/crash/restarted-service.ts'
import { makeFolder } from './support/folder.ts'
import { odd } from './support/mcp.ts'
import { readUntil, waitUntil } from './support/wait.ts'

const agentScript = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))

t.test('kill -9 of the service ends its MCP servers, and the next call starts them at the same runner', async (t) => {
  const { service, ask, call, processes, runner } = await start(t)
  // A runner with nothing to do ends before a slow machine has the next service.
  const { id: taskId } = await call('POST', '/tasks', { title: 'Keeps the runner' })
  await call('POST', `/terminal/${taskId}/sessions`, { command: ['sleep', '10000'] })
  t.equal(await ask(), 'hi')
  const [before, runnerBefore] = [processes('SERVER'), runner()]
  t.ok(before.length > 0)
  await service.kill()
  await waitUntil(() => !before.some((pid) => processes('SERVER').includes(pid)), 'the end of what the service had')
  t.equal(await ask(), 'hi')
  t.equal(runner(), runnerBefore)
})

t.test('without another service nothing is left of MCP servers and agents either', async (t) => {
  const { service, ask, call, processes } = await start(t)
  await ask()
  const chatId = await promptAgent(call)
  await waitUntil(async () => (await call('GET', `/chats/${chatId}`)).chat.state === 'waiting_approval')
  t.ok(processes('SERVER').length > 0 && processes('AGENT').length > 0)
  await service.end('SIGKILL')
  await waitUntil(() => processes('SERVER').length + processes('AGENT').length === 0, 'the end of all of them')
})

t.test('kill -9 of the runner ends an MCP server and a turn; the next call starts both again', async (t) => {
  const { ask, call, processes, runner } = await start(t)
  await ask()
  const chatId = await promptAgent(call)
  await waitUntil(async () => (await call('GET', `/chats/${chatId}`)).chat.state === 'waiting_approval')
  const [before, runnerBefore] = [processes('SERVER'), runner()]
  process.kill(runnerBefore, 'SIGKILL')
  const { problem } = await readUntil(
    async () => (await call('GET', '/mcp/servers/odd')).server,
    ({ state }) => state !== 'connected',
    'the end of the server',
  )
  t.match(problem, /ended with the runner/)
  const { agents } = await readUntil(
    () => call('GET', '/chats/agents'),
    ({ agents }) => agents[0].state === 'failed',
    'the end of the turn',
  )
  t.match(agents[0].problem, /ended with the runner/)
  await waitUntil(() => !before.some((pid) => processes('SERVER').includes(pid)), 'the end of its processes')
  t.equal(await ask(), 'hi')
  t.not(runner(), runnerBefore)
})

async function start(t: Test) {
  const [project, data] = [makeFolder(t), makeFolder(t)]
  t.teardown(() => stopRunner(data))
  const words = { SERVER: `server of ${project}`, AGENT: `agent of ${project}` }
  const config = {
    mcpServers: { odd: { command: process.execPath, args: [odd], env: { TEST_WORD: words.SERVER } } },
    agents: { robot: { command: process.execPath, args: [agentScript], env: { TEST_WORD: words.AGENT } } },
  }
  writeFileSync(join(project, 'gantry.json'), JSON.stringify(config))
  const service = await RestartedService.start(t, { project, data, environment: { GANTRY_TRUST: '1' } })
  const { call } = service
  return {
    service,
    call,
    ask: async () => {
      const body = { serverName: 'odd', toolName: 'answer-extras' }
      return (await call('POST', '/mcp/tools/execute', body)).result.content[0].text
    },
    processes: (of: keyof typeof words) => processesWith(`TEST_WORD=${words[of]}\0`),
    runner: () => Number(readFileSync(join(data, pidFile), 'utf8')),
  }
}

/** The agent then waits for a decision. */
async function promptAgent(call: RestartedService['call']): Promise<string> {
  const { chat } = await call('POST', '/chats', { backend: { kind: 'agent', agent: 'robot' } })
  await call('POST', `/chats/${chat.id}/messages`, { content: 'please write' })
  return chat.id
}

function processesWith(words: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && environmentOf(pid).includes(words))
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1')
  } catch {
    return ''
  }
}
