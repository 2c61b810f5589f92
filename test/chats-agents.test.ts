import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller } from './support/callers.ts'
import { chatClient, textOf, withoutContext } from './support/chats.ts'
import { startGantry, writeFiles } from './support/gantry.ts'
import { readUntil, waitUntil } from './support/wait.ts'

const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
/** By this the process that the agent starts is found. */
const childSeconds = `${100_000 + process.pid}`
/** By this its processes are found, and not those of other tests. */
const mark = `agents-${process.pid}`
const robot = {
  command: process.execPath,
  args: [script, mark],
  env: { ROBOT_TOKEN: 'sesame-open-1234', AGENT_CHILD: childSeconds },
  // Here each turn starts a process, and one that is slow is not ended.
  idleSeconds: 0,
  cancelSeconds: 60,
}
const agents = {
  robot,
  forgetful: { ...robot, env: { AGENT_FORGETS: '1' } },
  endless: { ...robot, env: { AGENT_STARTS_NEVER: '1' } },
  missing: { command: '/nowhere/agent' },
  mute: { command: 'false' },
}
const models = await startModels(t)
models.onMessage(/./, { content: 'A model speaks.' })
const gantry = await startGantry(t, {
  files: { 'gantry.json': JSON.stringify({ agents }) },
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
})
const { call, project } = gantry
await putProvider(gantry, models)
const { createChat, send, compact, chatOf, messagesOf, approvalsOf, settled } = chatClient(
  gantry,
  { kind: 'agent', agent: 'robot' },
  withoutContext,
)
const agentsNow = async () => (await call('GET', '/chats/agents')).body.data.agents
const noted = () => {
  const file = join(project, 'agent.log')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
const respond = async (chatId: string, decision: string, more: object = {}) => {
  const [approval] = await approvalsOf(chatId)
  return call('POST', `/chats/${chatId}/approvals/${approval.id}/${decision}`, { body: more })
}
const answerOf = async (chatId: string) => (await messagesOf(chatId)).at(-1)

t.test('an agent runs only after the commands of the project were approved', async (t) => {
  const chatId = await createChat()
  t.match(await agentsNow(), [
    { name: 'robot', command: /agent.ts/, isApproved: false, state: 'idle' },
    { name: 'forgetful' },
    { name: 'endless' },
    { name: 'missing' },
    { name: 'mute' },
  ])
  t.notMatch(JSON.stringify(await agentsNow()), /sesame/)
  t.match((await call('GET', '/config')).body.data.config.agents.robot, { command: process.execPath })
  t.equal((await send(chatId, 'hello')).body.error.code, 'agent_not_approved')
  t.equal((await compact(chatId)).body.error.code, 'agent_not_approved')
  const { hash } = (await call('GET', '/config/approvals')).body.data.approval
  t.equal((await call('POST', '/config/approvals/approve', { body: { hash } })).status, 200)
  t.match(await agentsNow(), [{ name: 'robot', isApproved: true }])
  const unknown = { kind: 'agent', agent: 'robbot' }
  t.match((await call('POST', '/chats', { body: { backend: unknown } })).body.error, {
    code: 'agent_not_found',
    message: /Did you mean "robot"/,
  })
  t.equal((await call('PATCH', `/chats/${chatId}`, { body: { backend: unknown } })).body.error.code, 'agent_not_found')
  t.equal((await call('POST', '/chats', { body: { backend: { kind: 'agent' } } })).body.error.code, 'validation_failed')
})

t.test('the plan of an agent is one part with what it said last, and a link is a link', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'make a plan')
  await settled(chatId)
  const { parts } = await answerOf(chatId)
  t.match(
    parts.map(({ kind, text }: { kind: string; text: string }) => [kind, text]),
    [
      ['plan', '- [x] Count the zebras\n- [ ] Feed them (in progress)'],
      ['text', 'Counting. [the list](file:///zebras.txt)'],
    ],
  )
})

t.test('an agent that is interrupted while it starts is ended, and the chat goes on', async (t) => {
  const chatId = await createChat({ backend: { kind: 'agent', agent: 'endless' } })
  const begun = noted().filter((line) => line === 'starting').length
  await send(chatId, 'hello')
  await waitUntil(async () => noted().filter((line) => line === 'starting').length > begun, 'it is starting')
  t.equal((await call('POST', `/chats/${chatId}/interrupt`)).status, 200)
  // Its start would take a minute.
  await settled(chatId)
  t.match(await answerOf(chatId), { state: 'interrupted' })
})

t.test('an agent answers with text and reasoning, and knows the chat at the next turn', async (t) => {
  const chatId = await createChat({ system: 'Be brief.' })
  t.match(await chatOf(chatId), { backend: { kind: 'agent', agent: 'robot' }, state: 'idle' })
  await send(chatId, 'please think')
  await settled(chatId)
  t.match(await answerOf(chatId), {
    state: 'succeeded',
    parts: [
      { kind: 'reasoning', text: 'Let me see.' },
      { kind: 'text', text: 'I thought.' },
    ],
  })
  await send(chatId, 'what do you remember')
  await settled(chatId)
  const remembered = ['Be brief.', 'please think', 'what do you remember']
  t.equal(textOf(await answerOf(chatId)), `I know ${JSON.stringify(remembered)}.`, 'the replay is not taken')
  t.match(await agentsNow(), [{ name: 'robot', state: 'idle' }])
})

t.test('a tool waits for a person, is done when it is allowed, and not when it is denied', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'please write')
  await settled(chatId, 'waiting_approval')
  const [approval] = await approvalsOf(chatId)
  t.match(approval, { tool: 'agentEdit', input: { title: 'Write a file', path: 'made.txt' }, state: 'pending' })
  t.match((await answerOf(chatId)).parts, [{ kind: 'toolCall', tool: 'agentEdit', state: 'waiting_approval' }])
  t.equal((await respond(chatId, 'reject', { reason: 'Not today.' })).status, 200)
  await settled(chatId)
  t.match((await answerOf(chatId)).parts, [
    { state: 'rejected', output: /Not today/, callId: approval.callId },
    { text: 'The answer was no.' },
  ])
  t.notOk(existsSync(join(project, 'made.txt')))
  await send(chatId, 'please write')
  await settled(chatId, 'waiting_approval')
  await respond(chatId, 'approve', { scope: 'always' })
  await settled(chatId)
  t.match((await answerOf(chatId)).parts, [
    { state: 'succeeded', output: 'It is written.' },
    { text: 'The answer was yes.' },
  ])
  await send(chatId, 'please write')
  await settled(chatId)
  t.match(
    (await answerOf(chatId)).parts,
    [{ state: 'succeeded' }, {}],
    'the same call is allowed for ever in this chat',
  )
  t.equal((await approvalsOf(chatId)).length, 2)
  const denying = await createChat({ toolRules: [{ tool: 'agent*', action: 'deny' }] })
  await send(denying, 'please write')
  await settled(denying)
  t.match((await answerOf(denying)).parts, [{ state: 'rejected', output: /rules/ }, { text: 'The answer was no.' }])
  const allowing = await createChat({ toolRules: [{ tool: 'agentEdit', action: 'allow' }] })
  await send(allowing, 'please write')
  await settled(allowing)
  t.match((await answerOf(allowing)).parts, [{ state: 'succeeded' }, {}])
})

t.test('an interruption cancels the agent, and what waited for a person is answered cancelled', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'please write')
  await settled(chatId, 'waiting_approval')
  await send(chatId, 'hello', { id: 'next' })
  t.equal((await call('POST', `/chats/${chatId}/interrupt`)).status, 200)
  await settled(chatId)
  t.ok(noted().includes('permission cancelled'))
  t.match(await approvalsOf(chatId), [{ state: 'expired' }])
  const [, interrupted, , answer] = await messagesOf(chatId)
  t.match(interrupted, { state: 'interrupted', parts: [{ state: 'failed' }, { text: 'The answer was cancelled.' }] })
  t.match(textOf(answer), /hello/)
  await send(chatId, 'please wait')
  await readUntil(
    () => answerOf(chatId),
    ({ role, parts }) => role === 'assistant' && parts.length > 0,
    'the beginning of an answer',
  )
  t.match(await agentsNow(), [{ state: 'running' }])
  await send(chatId, 'and then say', { delivery: 'steer' })
  await call('POST', `/chats/${chatId}/interrupt`)
  await settled(chatId)
  t.match(textOf(await answerOf(chatId)), /and then say/)
})

t.test('an agent is ended at once when the authority of its turn ends, and not asked to stop', async (t) => {
  const developer = await addCaller(gantry, 'developer')
  const chatId = await createChat()
  const asked = noted().filter((line) => line === 'cancel').length
  const message = { content: 'please wait' }
  t.equal((await developer.call('POST', `/chats/${chatId}/messages`, { body: message })).status, 202)
  await readUntil(
    () => answerOf(chatId),
    ({ role, parts }) => role === 'assistant' && parts.length > 0,
    'the beginning of an answer',
  )
  t.equal((await call('DELETE', `/identity/tokens/${developer.tokenId}`)).status, 200)
  await settled(chatId, 'failed')
  t.equal(noted().filter((line) => line === 'cancel').length, asked)
  t.notOk(isRunning(process.execPath, script, mark))
})

t.test('a killed agent leaves its partial answer and no process, and the chat goes on', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'please die')
  await settled(chatId, 'failed')
  t.match(await answerOf(chatId), {
    state: 'failed',
    parts: [
      { kind: 'text', text: 'A part of the answer.' },
      { kind: 'toolCall', tool: 'agentExecute', state: 'interrupted' },
      { kind: 'notice', text: /The agent "robot"/ },
    ],
  })
  const isAnyRunning = () => isRunning('sleep', childSeconds) || isRunning(process.execPath, script, mark)
  await waitUntil(() => !isAnyRunning(), 'the processes are gone')
  t.match(await agentsNow(), [{ state: 'failed', problem: /The agent "robot"/ }])
  await send(chatId, 'what do you remember')
  await settled(chatId)
  t.equal(textOf(await answerOf(chatId)), 'I know ["please die","what do you remember"].')
})

t.test('an agent that cannot be started ends the turn with a notice', async (t) => {
  for (const agent of ['missing', 'mute']) {
    const chatId = await createChat({ backend: { kind: 'agent', agent } })
    await send(chatId, 'hello')
    await settled(chatId, 'failed')
    t.match(await answerOf(chatId), { state: 'failed', parts: [{ kind: 'notice', text: new RegExp(`"${agent}"`) }] })
  }
})

t.test(
  'an agent calls operations with a token that ends with its turn and asks no more than the rules allow',
  async (t) => {
    const chatId = await createChat()
    await send(chatId, 'please call')
    await settled(chatId)
    t.match(textOf(await answerOf(chatId)), /tasks/)
    const tools =
      noted()
        .findLast((line) => line.startsWith('tools'))
        ?.split(' ') ?? []
    t.ok(tools.includes('listTasks') && tools.includes('createTask'), 'what asks is offered')
    t.notOk(tools.includes('approveToolCall') || tools.includes('sendChatMessage') || tools.includes('createToken'))
    const authorization = noted()
      .findLast((line) => line.startsWith('authorization'))
      ?.slice('authorization '.length)
    const late = await call('GET', '/tasks', { headers: { authorization: authorization ?? '' } })
    t.equal(late.body.error.code, 'token_invalid')
    const open = await createChat({ toolRules: [{ tool: '*', action: 'allow' }] })
    await send(open, 'please call')
    await settled(open)
    const more =
      noted()
        .findLast((line) => line.startsWith('tools'))
        ?.split(' ') ?? []
    t.ok(more.includes('createTask') && !more.includes('approveToolCall') && !more.includes('createToken'))
  },
)

t.test('an agent that forgets is told the conversation, also after the model of the chat changed', async (t) => {
  const chatId = await createChat({ backend: { kind: 'agent', agent: 'forgetful' } })
  await send(chatId, 'first say')
  await settled(chatId)
  const model = { kind: 'model', model: 'acme/gpt-4o' }
  t.match((await call('PATCH', `/chats/${chatId}`, { body: { backend: model } })).body.data.chat.backend, model)
  await send(chatId, 'second')
  await settled(chatId)
  await call('PATCH', `/chats/${chatId}`, { body: { backend: { kind: 'agent', agent: 'forgetful' } } })
  await send(chatId, 'third say')
  await settled(chatId)
  t.match(textOf(await answerOf(chatId)), /The conversation so far.*first say.*second.*A model speaks.*third say/)
})

t.test('an agent writes the summary of a compaction, and knows that alone afterwards', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'first say')
  await settled(chatId)
  t.equal((await compact(chatId)).status, 202)
  await settled(chatId)
  t.match(await answerOf(chatId), {
    role: 'system',
    state: 'succeeded',
    parts: [{ kind: 'compaction', text: /You said/ }],
  })
  await send(chatId, 'what do you remember')
  await settled(chatId)
  t.match(textOf(await answerOf(chatId)), /A summary of the conversation so far/)
})

t.test('an agent that is no longer configured refuses what is sent to its chats', async (t) => {
  const chatId = await createChat()
  writeFiles(project, { 'gantry.json': '{}' })
  t.equal((await send(chatId, 'hello')).body.error.code, 'agent_not_found')
  t.equal((await compact(chatId)).body.error.code, 'agent_not_found')
  t.strictSame(await agentsNow(), [])
})

/** Whether a process of this machine has this command line: an agent in a sandbox has pids of its own. */
function isRunning(...command: string[]): boolean {
  return readdirSync('/proc').some((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8') === [...command, ''].join('\0')
    } catch {
      return false
    }
  })
}

t.test('a secret that an agent is given is masked in all that it says and asks', async (t) => {
  const secret = 'open-sesame-9876-of-the-keeper'
  await call('PUT', '/config/secrets/ROBOT', { body: { value: secret } })
  const keeper = { ...robot, env: { ROBOT_TOKEN: '${secret:ROBOT}' } }
  writeFiles(project, { 'gantry.json': JSON.stringify({ agents: { keeper } }) })
  const { hash } = (await call('GET', '/config/approvals')).body.data.approval
  await call('POST', '/config/approvals/approve', { body: { hash } })
  const chatId = await createChat({ backend: { kind: 'agent', agent: 'keeper' } })
  await send(chatId, 'please leak')
  await settled(chatId, 'waiting_approval')
  await respond(chatId, 'approve')
  await settled(chatId)
  const { parts } = await answerOf(chatId)
  t.match(parts, [
    { kind: 'text', text: 'It is [redacted], [redacted], open-s' },
    { kind: 'reasoning', text: 'I know [redacted]' },
    { kind: 'toolCall', input: { title: 'Show [redacted]', key: '[redacted]' }, output: 'It is [redacted].' },
  ])
  const seen = [
    parts,
    await approvalsOf(chatId),
    await agentsNow(),
    (await call('GET', '/events?kinds=chat.*&limit=200')).body,
    (await call('GET', '/jobs?limit=200')).body,
    (await gantry.service.app.store.read.chatEvents.list({ where: { chatId } })).map(({ doc }) => doc),
  ]
  t.notMatch(JSON.stringify(seen), new RegExp(`${secret}|${Buffer.from(secret).toString('base64')}`))
})
