import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { startModels } from './support/ai.ts'
import { RestartedService } from './support/crash/restarted-service.ts'
import { makeFolder } from './support/folder.ts'
import { readUntil } from './support/wait.ts'

const models = await startModels(t)
const agentScript = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
const steps = 5
const stepsDone = (messages: readonly { role: string }[]) => messages.filter(({ role }) => role === 'tool').length
for (let step = 0; step < steps; step++)
  models.on(
    { predicate: ({ messages }) => stepsDone(messages) === step },
    { toolCalls: [{ id: `step_${step}`, name: 'createTask', arguments: JSON.stringify({ title: `Step ${step}` }) }] },
  )
models.onMessage(/./, { content: 'All five are there, and each of them once.' })

t.test('a turn of five steps that is killed again and again makes each task once', async (t) => {
  const [project, data] = [makeFolder(t), makeFolder(t)]
  const environment = { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}`, GANTRY_RATE_LIMIT: 'off' }
  const service = await RestartedService.start(t, { project, data, environment })
  const { call } = service
  await call('PUT', '/ai/providers/acme', { kind: 'openai-compatible', baseUrl: `${models.url}/v1` })
  const { chat } = await call('POST', '/chats', {
    backend: { kind: 'model', model: 'acme/gpt-4o' },
    toolRules: [{ tool: '*', action: 'allow' }],
  })
  const messagesNow = async () => (await call('GET', `/chats/${chat.id}/messages`)).messages
  const callsIn = (messages: { parts: { kind: string; state?: string }[] }[]) =>
    messages.flatMap(({ parts }) => parts).filter(({ kind }) => kind === 'toolCall')
  await call('POST', `/chats/${chat.id}/messages`, { content: 'Make five tasks.' })
  // Killed as soon as another call is there: it may be about to run, running, or done and not yet recorded.
  for (let killed = 1; killed <= 3; killed++) {
    await readUntil(messagesNow, (messages) => callsIn(messages).length >= killed + 1, 'another call')
    await service.kill()
  }
  const ended = await readUntil(
    async () => (await call('GET', `/chats/${chat.id}`)).chat,
    ({ state }) => state === 'idle' || state === 'failed',
    'the end of the turn',
  )
  t.equal(ended.state, 'idle')
  const [, answer] = await messagesNow()
  t.equal(answer.state, 'succeeded')
  t.strictSame(
    callsIn([answer]).map(({ state }) => state),
    Array(steps).fill('succeeded'),
  )
  const { tasks } = await call('GET', '/tasks')
  t.strictSame(
    tasks.map(({ title }: { title: string }) => title).sort(),
    [0, 1, 2, 3, 4].map((step) => `Step ${step}`),
  )
  const { calls } = await call('GET', `/ai/calls?chatId=${chat.id}&limit=200`)
  t.notOk(
    calls.some(({ state }: { state: string }) => state === 'running'),
    'the ledger has no open row',
  )
})

t.test('an agent that waits for a decision when the service is killed gets the decision once', async (t) => {
  const [project, data] = [makeFolder(t), makeFolder(t)]
  const robot = { command: process.execPath, args: [agentScript] }
  writeFileSync(join(project, 'gantry.json'), JSON.stringify({ agents: { robot } }))
  const environment = { GANTRY_TRUST: '1' }
  const service = await RestartedService.start(t, { project, data, environment })
  const { call } = service
  const { chat } = await call('POST', '/chats', { backend: { kind: 'agent', agent: 'robot' } })
  const inState = (state: string) =>
    readUntil(
      async () => (await call('GET', `/chats/${chat.id}`)).chat.state,
      (now) => now === state,
      `the chat is ${state}`,
    )
  const approvals = async () => (await call('GET', `/chats/${chat.id}/approvals`)).approvals
  await call('POST', `/chats/${chat.id}/messages`, { content: 'please write' })
  await inState('waiting_approval')
  await service.kill()
  const [approval] = await approvals()
  await call('POST', `/chats/${chat.id}/approvals/${approval.id}/approve`)
  await inState('idle')
  t.equal((await approvals()).length, 1, 'it is asked for once')
  const { messages } = await call('GET', `/chats/${chat.id}/messages`)
  t.match(messages, [{ role: 'user' }, { role: 'assistant', state: 'succeeded' }])
  t.match(messages[1].parts.at(-1), { kind: 'text', text: 'The answer was yes.' })
  t.equal(readFileSync(join(project, 'made.txt'), 'utf8'), 'made\n')
})

t.test('a turn of an agent that a model goes on with after a kill waits for its own decisions alone', async (t) => {
  const [project, data] = [makeFolder(t), makeFolder(t)]
  const robot = { command: process.execPath, args: [agentScript] }
  writeFileSync(join(project, 'gantry.json'), JSON.stringify({ agents: { robot } }))
  const environment = { GANTRY_TRUST: '1', GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` }
  const service = await RestartedService.start(t, { project, data, environment })
  const { call } = service
  await call('PUT', '/ai/providers/acme', { kind: 'openai-compatible', baseUrl: `${models.url}/v1` })
  const { chat } = await call('POST', '/chats', { backend: { kind: 'agent', agent: 'robot' } })
  const pending = async () =>
    (await call('GET', `/chats/${chat.id}/approvals`)).approvals.filter(
      ({ state }: { state: string }) => state === 'pending',
    )
  await call('POST', `/chats/${chat.id}/messages`, { content: 'please write' })
  await readUntil(pending, ({ length }) => length === 1, 'the agent asks')
  await call('PATCH', `/chats/${chat.id}`, { backend: { kind: 'model', model: 'acme/gpt-4o' } })
  await service.kill()
  for (let step = 0; step < steps; step++) {
    const [approval] = await readUntil(
      pending,
      (all) => all.length === 1 && all[0].tool === 'createTask',
      `step ${step} asks, and nothing else does`,
    )
    await call('POST', `/chats/${chat.id}/approvals/${approval.id}/approve`)
  }
  await readUntil(
    async () => (await call('GET', `/chats/${chat.id}`)).chat.state,
    (state) => state === 'idle',
    'the end of the turn',
  )
  t.equal((await call('GET', '/tasks')).tasks.length, steps)
})
