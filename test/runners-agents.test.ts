import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { allowAll, chatClient, textOf, withoutContext } from './support/chats.ts'
import { createRunner, startElsewhere, untilState } from './support/elsewhere.ts'
import { processesWith } from './support/elsewhere-steps.ts'
import { approveCommands, writeFiles } from './support/gantry.ts'
import { startSwitchingProxy } from './support/switching-proxy.ts'
import { readUntil, waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

/** The agent of a chat is at a runner elsewhere, in the workspace of the chat. */
const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
const word = `agent-elsewhere-${process.pid}`
const { gantry, project } = await startWorkspaces(t, { parts: { runnerTimes: { silenceMs: 3_000 } } })
const agents = { robot: { command: process.execPath, args: [script, word], runsOn: ['gpu'] } }
writeFiles(project.project, { 'gantry.json': JSON.stringify({ agents }) })
await approveCommands(gantry)
const { call } = gantry
const { createChat, send, messagesOf, settled, chatOf } = chatClient(
  gantry,
  { kind: 'agent', agent: 'robot' },
  withoutContext,
)
const proxy = await startSwitchingProxy(t, gantry.origin)
const { id: runnerId, secret: token } = await createRunner(gantry, 'build-1', ['gpu'])
const answerOf = async (chatId: string) => textOf((await messagesOf(chatId)).at(-1))
const folderOf = async (chatId: string): Promise<string> =>
  (await call('GET', '/workspaces')).body.data.workspaces.find((each: { chatId?: string }) => each.chatId === chatId)
    .path

t.test('a turn waits for a runner, works at it, and what it changed comes back', async (t) => {
  const chatId = await createChat({ toolRules: allowAll })
  await send(chatId, 'please remember')
  const { jobs } = (await call('GET', '/jobs?state=queued')).body.data
  t.match(jobs[0], { kind: 'chat_turn', runsOn: ['gpu'], problem: /build-1 is offline/ })
  const runner = startElsewhere(t, { server: proxy.origin, token })
  await settled(chatId)
  t.match(await answerOf(chatId), /I know/)
  const folder = await folderOf(chatId)
  const log = join(folder, 'agent.log')
  t.match(readFileSync(log, 'utf8'), /^started \d+\nterminal false\n$/)
  t.notOk(existsSync(join(project.project, 'agent.log')), 'the project folder is left alone')
  const pids = processesWith(word)
  t.ok(pids.every((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8').includes('GANTRY_AGENT_CHAT')))

  writeFiles(folder, { 'new.txt': 'changed here' })
  await send(chatId, 'Make a task: create')
  await settled(chatId)
  const { tasks } = (await call('GET', '/tasks')).body.data
  t.ok(tasks.length > 0, `it reaches the service: ${await answerOf(chatId)}`)
  t.equal(readFileSync(log, 'utf8').split('started').length, 2, 'it rests between turns')
  const files = readFileSync(join(folder, 'new.txt'), 'utf8')
  t.equal(files, 'changed here')

  await send(chatId, 'now wait')
  const untilCount = (least: number) =>
    readUntil(
      () => answerOf(chatId),
      (text) => text.split(' ').length > least,
      'it counts',
    )
  await untilCount(5)
  proxy.switchTo(gantry.origin)
  const before = (await answerOf(chatId)).split(' ').length
  await untilState(gantry, runnerId, 'connected')
  await untilCount(before + 20)
  t.equal((await call('POST', `/chats/${chatId}/interrupt`)).status, 200)
  await readUntil(
    () => chatOf(chatId),
    ({ state }) => state !== 'running',
    'it stops',
  )
  const counted = (await answerOf(chatId)).trim().split(' ')
  t.same(
    counted,
    counted.map((_, index) => String(index)),
    'nothing is lost and nothing is there twice',
  )

  const other = await createChat()
  await send(other, 'now wait')
  await readUntil(
    () => answerOf(other),
    (text) => /^0 1 /.test(text),
    'it counts',
  )
  await runner.end('SIGKILL')
  await waitUntil(() => processesWith(word).length === 0, 'nothing of it is left')
  startElsewhere(t, { server: proxy.origin, token, folder: runner.folder })
  await settled(other, 'failed')
  const notice = JSON.stringify((await messagesOf(other)).at(-1))
  t.match(notice, /ended with the runner/)
})
