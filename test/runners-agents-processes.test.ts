import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { allowAll, chatClient, textOf, withoutContext } from './support/chats.ts'
import { startProcess } from './support/crash/service.ts'
import { connectElsewhere } from './support/elsewhere.ts'
import { processesWith } from './support/elsewhere-steps.ts'
import { approveCommands, makeFolder, ownerToken, startGantry, writeFiles } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { startPostgres } from './support/postgres.ts'
import { startSwitchingProxy } from './support/switching-proxy.ts'
import { readUntil, waitUntil } from './support/wait.ts'

/** The runner of an agent moves to another process of the service. */
const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
const word = `agent-moved-${process.pid}`
const postgres = await startPostgres(t)
const project = await makeGitProject(t)
const agents = { robot: { command: process.execPath, args: [script, word], runsOn: ['gpu'] } }
writeFiles(project.project, { 'gantry.json': JSON.stringify({ agents }) })
const environment = {
  ...project.environment,
  GANTRY_STORE: await postgres.makeSchema(),
  GANTRY_BLOBS: makeFolder(t),
  GANTRY_GIT_CONFIG: join(project.home, '.gitconfig'),
  GANTRY_ADMIN_TOKEN: ownerToken,
}
const data = () => join(makeFolder(t), 'data')
const first = await startGantry(t, { args: ['--project', project.project, '--data', data()], environment })
await approveCommands(first)
// A runner knows its services by their processes.
const second = await startProcess({ project: project.project, data: data(), environment })
t.teardown(() => second.end('SIGKILL'))

t.test('a turn of an agent ends when its runner moves, and the next one has its files', async (t) => {
  const proxy = await startSwitchingProxy(t, first.origin)
  await connectElsewhere(t, first, { labels: ['gpu'], server: proxy.origin })
  const { createChat, send, messagesOf, settled } = chatClient(first, { kind: 'agent', agent: 'robot' }, withoutContext)
  const chatId = await createChat({ toolRules: allowAll })
  await send(chatId, 'now wait')
  const answer = async () => (await messagesOf(chatId)).at(-1)
  await readUntil(
    async () => textOf(await answer()),
    (text) => /^0 1 /.test(text),
    'it counts',
  )
  proxy.switchTo(second.origin)
  await settled(chatId, 'failed')
  t.match(JSON.stringify(await answer()), /ended with the runner/)
  await waitUntil(() => processesWith(word).length === 0, 'nothing of it is left')
  await send(chatId, 'please remember')
  await settled(chatId)
  t.match(textOf(await answer()), /I know/, 'it works at the other process')
})
