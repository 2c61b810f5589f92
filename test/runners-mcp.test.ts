import { spawnSync } from 'node:child_process'
import t from 'tap'
import { connectElsewhere, startElsewhere, untilState } from './support/elsewhere.ts'
import { processesWith } from './support/elsewhere-steps.ts'
import { approveCommands, startGantry, writeFiles } from './support/gantry.ts'
import { execute, odd, textOf } from './support/mcp.ts'
import { startSwitchingProxy } from './support/switching-proxy.ts'
import { waitUntil } from './support/wait.ts'

/** An MCP server with labels is at a runner elsewhere, and the service talks with it as with its own. */
const word = `mcp-elsewhere-${process.pid}`
const there = { command: 'node', args: [odd, `--word=${word}`], env: { TEST_WORD: word }, runsOn: ['gpu'] }
const entry = { ...there, command: process.execPath }
const gantry = await startGantry(t, {
  files: { 'gantry.json': JSON.stringify({ mcpServers: { there: entry } }) },
  environment: { GANTRY_TRUST: '1' },
  parts: { runnerTimes: { silenceMs: 3_000 } },
})
// As on another machine, the process of the service is not seen there.
const own = ['unshare', '--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child']
const ownProcesses = spawnSync('unshare', [...own.slice(1), 'true']).status === 0 ? own : []
if (ownProcesses.length === 0) t.comment('no namespace of processes can be made here: the runner sees the service')
const ask = (toolName: string, given?: object) => execute(gantry, 'there', toolName, given)
const problemOf = async () => (await gantry.call('GET', '/mcp/servers/there')).body.data.server.problem

t.test('without a runner it says which labels are missing, and is started once there is one', async (t) => {
  const refused = await ask('tell-pid')
  t.match(refused.body.error, { code: 'mcp_server_unavailable', message: /No runner has the labels gpu/ })
  t.match(await problemOf(), /No runner has the labels gpu/)
})

t.test('it runs at the runner, and a cut of the connection costs nothing', async (t) => {
  const proxy = await startSwitchingProxy(t, gantry.origin)
  const runner = await connectElsewhere(t, gantry, { labels: ['gpu'], server: proxy.origin, launcher: ownProcesses })
  const environment = JSON.parse(textOf(await ask('tell-environment')))
  t.match(environment, { TEST_WORD: word })
  t.notMatch(environment, { HOME: process.env['HOME'] ?? '' }, 'the environment is that of the other machine')
  t.ok(environment.PWD === undefined || environment.PWD.startsWith(runner.folder))
  const pid = textOf(await ask('tell-pid'))
  proxy.switchTo(gantry.origin)
  t.equal(textOf(await ask('tell-pid')), pid, 'the same process answers after the cut')
  const [much, ...others] = await Promise.all([
    ask('answer-much', { bytes: 200_000 }),
    ...Array.from({ length: 20 }, () => ask('tell-pid')),
  ])
  t.equal(textOf(much).length, 200_000)
  t.ok(others.every((answer) => textOf(answer) === pid))
  const running = processesWith(word)
  t.ok(running.length > 0)
  await runner.end('SIGKILL')
  await waitUntil(() => processesWith(word).length === 0, 'it ends with its runner')
  await untilState(gantry, runner.id, 'offline')
  const again = startElsewhere(t, { server: proxy.origin, token: runner.secret, folder: runner.folder })
  await untilState(gantry, runner.id, 'connected')
  t.match(textOf(await ask('answer-extras')), 'hi', 'the next runner has the next one')
  await again.end('SIGTERM')
  await untilState(gantry, runner.id, 'offline')
})

t.test('what a remote server cannot have is refused', async (t) => {
  writeFiles(gantry.project, {
    'gantry.json': JSON.stringify({ mcpServers: { there: { url: 'http://127.0.0.1:1/mcp', runsOn: ['gpu'] } } }),
  })
  await approveCommands(gantry)
  t.match((await ask('tell-pid')).body.error, { code: 'config_invalid', message: /only a program can have/ })
})
