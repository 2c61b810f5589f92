import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { addCredential } from './support/callers.ts'
import { allowAll, chatClient, textOf, withoutContext } from './support/chats.ts'
import { RestartedService } from './support/crash/restarted-service.ts'
import { startGantry, writeFiles } from './support/gantry.ts'
import { makeFolder } from './support/folder.ts'
import { stopRunner } from '../src/runner/runner-client.ts'
import { readUntil, waitUntil } from './support/wait.ts'

/** The terminals that an agent has its client open are terminals of the task of its chat. */
const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
const robot = { command: process.execPath, args: [script, 'terminals'], cancelSeconds: 60 }
const gantry = await startGantry(t, {
  files: { 'gantry.json': JSON.stringify({ agents: { robot } }), 'sub/here.txt': 'here' },
  environment: { GANTRY_TRUST: '1' },
})
const { call, project } = gantry
const { createChat, send, messagesOf, approvalsOf, settled } = chatClient(
  gantry,
  { kind: 'agent', agent: 'robot' },
  withoutContext,
)
const taskId = await gantry.createTask()
const openAll = { toolRules: [{ tool: 'openTerminal', action: 'allow' }], taskId }
const answerOf = async (chatId: string) => (await messagesOf(chatId)).at(-1)
const order = (steps: readonly object[]) => `${JSON.stringify(steps)} run`
const did = async (chatId: string, steps: readonly object[]) => {
  t.equal((await send(chatId, order(steps))).status, 202)
  await settled(chatId)
  return JSON.parse(textOf(await answerOf(chatId)))
}
const sessions = async () => (await call('GET', `/terminal/${taskId}/sessions`)).body.data.sessions
const sessionOf = async (id: string) => (await call('GET', `/terminal/${taskId}/sessions/${id}`)).body.data.session
const decide = async (chatId: string, decision: string, body: object = {}) => {
  const approval = (await approvalsOf(chatId)).find(({ state }: { state: string }) => state === 'pending')
  return call('POST', `/chats/${chatId}/approvals/${approval.id}/${decision}`, { body })
}
const noted = () => readFileSync(join(project, 'agent.log'), 'utf8')
const create = (command: string, more: object = {}) => ({ do: 'create', order: { command, ...more } })

t.test('a command runs on a terminal of the task, to its end', async (t) => {
  const chatId = await createChat(openAll)
  const [created, exit, output, released, again] = await did(chatId, [
    create('sh', {
      args: ['-c', 'echo "$ZEBRA in $(cat here.txt)"; exit 3'],
      cwd: join(project, 'sub'),
      env: [{ name: 'ZEBRA', value: 'stripes' }],
    }),
    { do: 'wait' },
    { do: 'output' },
    { do: 'release' },
    { do: 'output' },
  ])
  t.same(exit, { exitCode: 3 })
  t.same(output, { output: 'stripes in here\n', truncated: false, exitStatus: { exitCode: 3 } })
  t.same(released, {})
  t.match(again, { error: { code: -32_002, message: /released/ } })
  t.match(await sessionOf(created.terminalId), { taskId, chatId, cwd: 'sub', state: 'exited', exitCode: 3 })
  t.match(noted(), /terminal true/)
})

t.test('a line for a shell is run by one, and a program that is not there is told', async (t) => {
  const chatId = await createChat(openAll)
  const [, , output, missing] = await did(chatId, [
    create('echo one && echo two | tr a-z A-Z'),
    { do: 'wait' },
    { do: 'output' },
    create('true', { cwd: '/' }),
  ])
  t.match(output, { output: 'one\nTWO\n' })
  t.match(missing, { error: { message: /./ } }, 'no folder outside of the project')
})

t.test('the newest output of at most so many bytes is kept, in whole characters', async (t) => {
  const chatId = await createChat(openAll)
  const [, , output] = await did(chatId, [
    create('sh', { args: ['-c', 'printf "abc\\360\\237\\246\\223xyz"'], outputByteLimit: 5 }),
    { do: 'wait' },
    { do: 'output' },
  ])
  t.match(output, { output: 'xyz', truncated: true })
})

t.test('a person follows it and takes it over, and the agent ends it', async (t) => {
  const chatId = await createChat(openAll)
  await send(
    chatId,
    order([create('sh', { args: ['-c', 'echo ready; read line; echo "got $line"; cat'] }), { do: 'wait' }]),
  )
  const session = await readUntil(
    async () => (await sessions()).find((each: { chatId?: string }) => each.chatId === chatId),
    (found) => found !== undefined,
    'the terminal is there',
  )
  const outputOf = async () =>
    (await call('GET', `/terminal/${taskId}/output?sessionId=${session.id}`)).body.data.output
  await waitUntil(async () => (await outputOf()).includes('ready'))
  await call('POST', `/terminal/${taskId}/input`, { body: { sessionId: session.id, data: 'hello\n' } })
  await waitUntil(async () => (await outputOf()).includes('got hello'))
  await call('POST', `/terminal/${taskId}/signal`, { body: { sessionId: session.id, signal: 'SIGINT' } })
  await settled(chatId)
  t.match(JSON.parse(textOf(await answerOf(chatId))), [{}, { signal: 'SIGINT' }])

  const [created, running, , , after] = await did(chatId, [
    create('cat'),
    { do: 'output' },
    { do: 'kill' },
    { do: 'wait' },
    { do: 'output' },
  ])
  t.same(running, { output: '', truncated: false })
  t.ok(after.exitStatus)
  t.match(await sessionOf(created.terminalId), { state: 'exited', endedReason: 'The agent of the chat ended it.' })
})

t.test('the rules of the chat decide before anything runs', async (t) => {
  const chatId = await createChat({ taskId })
  const before = (await sessions()).length
  await send(chatId, order([create('touch', { args: ['asked.txt'] }), { do: 'wait' }]))
  await settled(chatId, 'waiting_approval')
  t.match((await answerOf(chatId)).parts[0], {
    tool: 'openTerminal',
    state: 'waiting_approval',
    input: { command: ['touch', 'asked.txt'], taskId, chatId },
  })
  t.equal((await sessions()).length, before)
  t.notOk(existsSync(join(project, 'asked.txt')))
  await decide(chatId, 'reject', { reason: 'Not now.' })
  await settled(chatId)
  t.match(JSON.parse(textOf(await answerOf(chatId)))[0], { error: { message: /rejected/ } })
  t.notOk(existsSync(join(project, 'asked.txt')))

  await send(chatId, order([create('touch', { args: ['asked.txt'] }), { do: 'wait' }]))
  await settled(chatId, 'waiting_approval')
  await decide(chatId, 'approve')
  await settled(chatId)
  t.ok(existsSync(join(project, 'asked.txt')))
  t.match((await answerOf(chatId)).parts[0], { tool: 'openTerminal', state: 'succeeded' })
})

t.test('a permission for a command line counts for its terminal, once', async (t) => {
  const chatId = await createChat({ taskId })
  const line = 'echo permitted > permitted.txt'
  await send(chatId, order([{ do: 'ask', command: line }, create(line), { do: 'wait' }, create(line)]))
  await settled(chatId, 'waiting_approval')
  t.match(await approvalsOf(chatId), [{ tool: 'agentExecute', state: 'pending' }])
  await decide(chatId, 'approve')
  await waitUntil(() => existsSync(join(project, 'permitted.txt')))
  await settled(chatId, 'waiting_approval')
  await decide(chatId, 'reject')
  await settled(chatId)
  const asked = (await approvalsOf(chatId)).map(({ tool }: { tool: string }) => tool)
  t.same(asked.sort(), ['agentExecute', 'openTerminal'])
})

t.test('a permission is for the command that was shown: with its variables, and in its folder', async (t) => {
  for (const more of [{ env: [{ name: 'PATH', value: '/nowhere' }] }, { cwd: 'sub' }]) {
    const chatId = await createChat({ taskId })
    const line = 'echo shown > other.txt'
    await send(chatId, order([{ do: 'ask', command: line }, create(line, more), { do: 'wait' }]))
    await settled(chatId, 'waiting_approval')
    await decide(chatId, 'approve')
    await readUntil(
      () => approvalsOf(chatId),
      (asked: { tool: string }[]) => asked.some(({ tool }) => tool === 'openTerminal'),
      'it is asked about',
    )
    await settled(chatId, 'waiting_approval')
    await decide(chatId, 'reject')
    await settled(chatId)
    for (const folder of ['', 'sub']) t.notOk(existsSync(join(project, folder, 'other.txt')))
  }
})

t.test('a rule that refuses a command is not evaded by a shell or by variables', async (t) => {
  const toolRules = [{ tool: 'openTerminal', arguments: { command: 'touch *' }, action: 'deny' }, ...openAll.toolRules]
  const chatId = await createChat({ taskId, toolRules })
  const env = [{ name: 'A', value: 'b' }]
  const answers = await did(chatId, [
    create('touch', { args: ['denied.txt'] }),
    create('touch denied.txt'),
    create('touch', { args: ['denied.txt'], env }),
    create('touch  denied.txt', { env }),
  ])
  for (const answer of answers) t.match(answer, { error: { message: /rules of this chat deny/ } })
  t.notOk(existsSync(join(project, 'denied.txt')))
})

t.test('what a tool printed on a terminal is its output', async (t) => {
  const chatId = await createChat(openAll)
  const [created] = await did(chatId, [create('echo printed here'), { do: 'show' }, { do: 'release' }])
  const part = (await answerOf(chatId)).parts.find(({ tool }: { tool?: string }) => tool === 'agentExecute')
  t.match(part, { state: 'succeeded', terminalIds: [created.terminalId], output: 'printed here\n' })
})

t.test('an agent reaches the terminals of its chat alone, and they end with the chat', async (t) => {
  const [one, two] = [await createChat(openAll), await createChat(openAll)]
  const [created] = await did(one, [create('cat')])
  const own = (await call('POST', `/terminal/${taskId}/sessions`, { body: { command: ['cat'] } })).body.data.session
  for (const id of [created.terminalId, own.id])
    for (const answer of await did(
      two,
      ['output', 'kill', 'release', 'wait'].map((each) => ({ do: each, id })),
    ))
      t.match(answer, { error: { code: -32_002 } })
  const forIt = { command: ['cat'], chatId: two }
  const persons = (await call('POST', `/terminal/${taskId}/sessions`, { body: forIt })).body.data.session
  const [output] = await did(two, [{ do: 'output', id: persons.id }])
  t.match(output, { error: { code: -32_002 } }, 'nor one that a person opened for its chat')
  t.match(await sessionOf(created.terminalId), { state: 'running' })
  t.equal((await call('DELETE', `/chats/${one}`)).status, 200)
  await readUntil(
    () => sessionOf(created.terminalId),
    ({ state }) => state === 'exited',
    'it ends with its chat',
  )
  t.match(await sessionOf(created.terminalId), { endedReason: 'Its chat was deleted.' })
  t.match(await sessionOf(own.id), { state: 'running' })
})

t.test(
  'without a task, or for authors who may open none, no terminals are offered, and the agent reads why',
  async (t) => {
    const withoutTask = await createChat({ toolRules: openAll.toolRules })
    const refused = (message: RegExp) => ({ error: { code: -32_601, message } })
    t.match((await did(withoutTask, [create('true')]))[0], refused(/belongs to a task, and this chat has none/))
    const narrow = await addCredential(gantry, 'user_owner', { scopes: ['chats:read', 'chats:write'] })
    const shared = await createChat(openAll)
    await narrow.call('POST', `/chats/${shared}/messages`, { body: { content: 'hello' } })
    await settled(shared)
    t.match((await did(shared, [create('true')]))[0], refused(/Not all authors/))
  },
)

t.test('what an agent types by narrow words is for no terminal that it opened without them', async (t) => {
  const narrow = await addCredential(gantry, 'user_owner', { rules: [[{ tool: 'pushChanges', action: 'deny' }]] })
  const chatId = await createChat({ taskId, toolRules: allowAll })
  const using = async (name: string, input: object) => {
    await send(chatId, `${JSON.stringify({ name, arguments: { taskId, ...input } })} use`)
    await settled(chatId)
    return textOf(await answerOf(chatId))
  }
  const typing = (sessionId: string) => using('writeTerminal', { sessionId, data: 'typed' })
  const [{ terminalId: own }] = await did(chatId, [create('sh', { args: ['-c', 'stty -echo; cat >/dev/null'] })])
  t.match(await typing(own), /^made/, 'a later turn of the same words')
  t.match(await using('readTerminal', { sessionId: own, waitMs: 10 }), /^made/, 'and it waits for what is printed')
  await narrow.call('POST', `/chats/${chatId}/messages`, { body: { content: 'hello' } })
  await settled(chatId)
  t.match(await sessionOf(own), { state: 'running' })
  t.match(await typing(own), /^refused .*more rights/)
  const [{ terminalId }] = await did(chatId, [create('cat')])
  t.match(await typing(terminalId), /^made/, 'where it was opened by them')
})

t.test('a terminal is opened for a chat of its task alone', async (t) => {
  const other = await createChat()
  const body = { command: ['true'], chatId: other }
  t.match(await call('POST', `/terminal/${taskId}/sessions`, { body }), {
    status: 404,
    body: { error: { code: 'chat_not_found' } },
  })
})

t.test('a terminal outlives the service, and the session that is loaded again knows it', async (t) => {
  const [project, data] = [makeFolder(t), join(makeFolder(t), 'data')]
  t.teardown(() => stopRunner(data))
  writeFiles(project, { 'gantry.json': JSON.stringify({ agents: { robot } }) })
  const service = await RestartedService.start(t, { project, data, environment: { GANTRY_TRUST: '1' } })
  const { call } = service
  const { id: task } = await call('POST', '/tasks', { title: 'It stays' })
  const backend = { kind: 'agent', agent: 'robot' }
  const { chat } = await call('POST', '/chats', { backend, ...withoutContext, ...openAll, taskId: task })
  const done = async (steps: readonly object[]) => {
    await call('POST', `/chats/${chat.id}/messages`, { content: order(steps) })
    const stateOf = async () => (await call('GET', `/chats/${chat.id}`)).chat.state
    await readUntil(stateOf, (state) => state === 'idle', 'the turn has ended')
    return JSON.parse(textOf((await call('GET', `/chats/${chat.id}/messages?limit=200`)).messages.at(-1)))
  }
  const [{ terminalId: id }] = await done([create('sh', { args: ['-c', 'echo before; cat; exit 4'] })])
  await service.kill()
  t.match((await done([{ do: 'output', id }]))[0], { output: 'before\n', truncated: false })
  t.match((await call('GET', `/terminal/${task}/sessions/${id}`)).session, { state: 'running', chatId: chat.id })
  const [, , released, gone] = await done(['kill', 'wait', 'release', 'output'].map((each) => ({ do: each, id })))
  t.same(released, {})
  t.match(gone, { error: { message: /released/ } })
  t.match((await call('GET', `/terminal/${task}/sessions/${id}`)).session, { state: 'exited' })
})
