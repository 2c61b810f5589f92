import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { addCaller, addCredential } from './support/callers.ts'
import { chatClient, textOf, withoutContext } from './support/chats.ts'
import { startGantry, writeFiles } from './support/gantry.ts'
import { readUntil, waitUntil } from './support/wait.ts'

/** What agents send beside words, and processes that go on from turn to turn. */
const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
const editor = fileURLToPath(new URL('../examples/acp-agent.mjs', import.meta.url))
/** By this its processes are found, and not those of other tests. */
const mark = `kept-${process.pid}`
const robot = { command: process.execPath, args: [script, mark], cancelSeconds: 60 }
const agents = {
  robot,
  modal: { ...robot, env: { AGENT_MODES: 'bypass acceptEdits default plan' } },
  planner: { ...robot, env: { AGENT_MODES: 'bypass default plan' }, mode: 'plan' },
  wrong: { ...robot, env: { AGENT_MODES: 'default plan' }, mode: 'nothing' },
  compact: { ...robot, toolSets: 'compact' },
  mailer: { ...robot, toolSets: 'mail,git' },
  brief: { ...robot, idleSeconds: 1 },
  deaf: { ...robot, cancelSeconds: 0 },
  editor: { command: process.execPath, args: [editor, 'greet.sh', '!', '.'] },
}
const gantry = await startGantry(t, {
  files: { 'gantry.json': JSON.stringify({ agents }), 'greet.sh': 'echo "Hello!"' },
  environment: { GANTRY_TRUST: '1' },
})
const { call, project } = gantry
const { createChat, send, chatOf, messagesOf, settled } = chatClient(
  gantry,
  { kind: 'agent', agent: 'robot' },
  withoutContext,
)
const by = (agent: string) => ({ backend: { kind: 'agent', agent } })
const say = async (chatId: string, content: string) => {
  t.equal((await send(chatId, content)).status, 202)
  await settled(chatId)
  return (await messagesOf(chatId)).at(-1)
}
const noted = (word: string) => {
  const file = join(project, 'agent.log')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
}
const startCount = () => noted('started').length
const callsOf = async (chatId: string) => (await call('GET', `/ai/calls?chatId=${chatId}`)).body.data.calls

t.test('the output of a tool of an agent is kept whole, and read by pages', async (t) => {
  const chatId = await createChat()
  const { id, parts } = await say(chatId, 'please report')
  const part = parts.find(({ kind }: { kind: string }) => kind === 'toolCall')
  t.ok(part.output.length < 66_000 && part.outputLength > 200_000)
  const path = `/chats/${chatId}/messages/${id}/parts/${part.id}/output?offset=${part.outputLength - 16}`
  t.equal((await call('GET', path)).body.data.output.split('\n').at(-1), 'line 19999 🦓')
})

t.test('an agent is offered the operations that `toolSets` names, and the default ones without it', async (t) => {
  const offeredTo = async (agent: string) => {
    await say(await createChat(by(agent)), 'your tools')
    return (noted('offered').at(-1) ?? '').split(' ')
  }
  const areas = ['createWorkspace', 'listEmails', 'listBranches', 'listTasks']
  const found = async (agent: string) => {
    const offered = await offeredTo(agent)
    return areas.filter((name) => offered.includes(name))
  }
  t.same(await found('robot'), ['createWorkspace', 'listTasks'])
  t.same(await found('mailer'), ['listEmails', 'listBranches'])
  const compact = await offeredTo('compact')
  t.equal(compact.length, 3)
})

t.test('diffs, places, images, commands, the title and the context of an agent are kept and streamed', async (t) => {
  const chatId = await createChat()
  const { parts } = await say(chatId, 'please show')
  t.match(
    parts.map(({ kind }: { kind: string }) => kind),
    ['text', 'image', 'toolCall', 'image'],
  )
  const [, image, edit] = parts
  t.match(edit, {
    locations: [{ path: '/zebras.txt', line: 3 }],
    diffs: [
      { path: '/zebras.txt', oldText: 'one', newText: 'two' },
      { path: '/new.txt', isCut: true },
    ],
    output: 'Changed /zebras.txt.\nChanged /new.txt.\n[the herd](file:///herd.txt)',
  })
  t.equal(edit.diffs[0].isCut, undefined)
  t.equal(edit.diffs[1].newText.length, 65_536)
  const { agentSession, title } = await chatOf(chatId)
  t.match(agentSession, {
    commands: [{ name: 'feed', description: 'Feed an animal', hint: 'which one' }],
    title: 'Zebras\nat work',
    contextTokens: 2_100,
    contextTokensMax: 200_000,
  })
  t.equal(title, 'Zebras', 'a chat that no person has named has the title of the session')
  const events = (await gantry.service.app.store.read.chatEvents.list({ where: { chatId } })).map(({ doc }) => doc.data)
  t.ok(events.some((data) => data.agentSession?.commands?.length === 1))
  t.ok(events.some(({ part }) => part?.diffs?.length === 2))

  const path = `/chats/${chatId}/images/${image.imageId}`
  const found = await call('GET', path)
  t.equal(found.status, 200)
  t.equal(found.headers.get('content-type'), 'image/png')
  const etag = found.headers.get('etag') ?? ''
  t.equal((await call('GET', path, { headers: { 'if-none-match': etag } })).status, 304)
  t.equal((await call('GET', path, { headers: { range: 'bytes=0-3' } })).status, 206)
  const nothing = `/chats/${chatId}/images/img_01ke3v7s9x4t2m8r6d0w5hq9nz`
  t.equal((await call('GET', nothing)).body.error.code, 'chat_image_not_found')
  const forkId = (await call('POST', `/chats/${chatId}/fork`, { body: {} })).body.data.chat.id
  t.equal((await call('GET', `/chats/${forkId}/images/${image.imageId}`)).status, 200)
  const other = await createChat()
  t.equal((await call('GET', `/chats/${other}/images/${image.imageId}`)).status, 404)
  const developer = await addCaller(gantry, 'developer')
  t.equal((await developer.call('GET', path)).status, 200)
  const ofTool = `/chats/${chatId}/images/${parts[3].imageId}`
  t.equal((await call('GET', ofTool)).status, 200)
  t.equal((await developer.call('GET', ofTool)).status, 404, 'it came from a tool whose output others may not read')
})

t.test('files of the folder in which an agent works have paths from there', async (t) => {
  const chatId = await createChat(by('editor'))
  await send(chatId, 'Take the mark away.')
  await settled(chatId, 'waiting_approval')
  const { parts } = (await messagesOf(chatId)).at(-1)
  const edit = parts.find(({ kind }: { kind: string }) => kind === 'toolCall')
  t.match(edit, { locations: [{ path: 'greet.sh' }], diffs: [{ path: 'greet.sh', newText: 'echo "Hello."' }] })
})

t.test('the plan of an agent is a to-do list', async (t) => {
  const chatId = await createChat()
  const { parts } = await say(chatId, 'make a plan')
  t.match(parts[0], {
    kind: 'plan',
    items: [
      { content: 'Count the zebras', progress: 'done', priority: 'medium' },
      { content: 'Feed them', progress: 'in_progress' },
    ],
  })
})

t.test('what an agent uses is in the ledger, and a budget that is used up refuses its next turn', async (t) => {
  const chatId = await createChat()
  await say(chatId, 'please spend')
  await say(chatId, 'please spend')
  await say(chatId, 'hello')
  const [silent, second, first] = await callsOf(chatId)
  const usage = { inputTokens: 140, cachedInputTokens: 40, outputTokens: 25, reasoningTokens: 5, costMicros: 250_000 }
  t.match(first, { operation: 'agent', provider: 'agent', model: 'agent/robot', state: 'succeeded', usage })
  t.match(second, { usage }, 'a session says what it has cost so far')
  t.match(silent, { state: 'succeeded', usage: { inputTokens: 0, costMicros: 0 } })
  t.match((await chatOf(chatId)).agentSession, { costMicros: 500_000 })
  const plain = await createChat()
  await say(plain, 'hello')
  t.equal((await callsOf(plain))[0].usage, undefined, 'nothing is made up for an agent that says nothing')
  const { usage: groups } = (await call('GET', '/ai/usage?groupBy=model')).body.data
  t.match(groups, [{ key: 'agent/robot', sums: { costMicros: 500_000 } }])

  await call('PUT', '/ai/budget', { body: { period: 'day', costMicrosMax: 500_000 } })
  const started = startCount()
  await send(plain, 'hello again')
  await settled(plain, 'failed')
  t.match((await messagesOf(plain)).at(-1).parts, [{ kind: 'notice', text: /AI budget allows 500000/ }])
  t.equal(startCount(), started)
  await call('PUT', '/ai/budget', { body: { period: 'day' } })
  await say(plain, 'hello again')
})

t.test('an agent works in the strictest mode, or in the one that is chosen', async (t) => {
  const chatId = await createChat(by('modal'))
  await say(chatId, 'hello')
  t.equal(noted('mode').at(-1), 'default', 'it offers to bypass first, and is not asked to plan alone')
  t.match((await chatOf(chatId)).agentSession, { mode: 'default', modes: [{ id: 'bypass' }, {}, {}, { id: 'plan' }] })
  const patch = (agentMode: string | null) => call('PATCH', `/chats/${chatId}`, { body: { agentMode } })
  t.equal((await patch('plan')).body.data.chat.agentMode, 'plan')
  await say(chatId, 'please switch')
  t.equal(noted('mode').at(-1), 'plan')
  t.match((await chatOf(chatId)).agentSession, { mode: 'bypass' }, 'the agent has gone over to another one')
  await say(chatId, 'hello')
  t.match((await chatOf(chatId)).agentSession, { mode: 'plan' }, 'each turn begins in the mode that is chosen')
  t.match((await patch('yolo')).body.error, { code: 'validation_failed', message: /It offers "bypass"/ })
  t.equal((await patch(null)).body.data.chat.agentMode, undefined)
  await say(chatId, 'hello')
  t.equal(noted('mode').at(-1), 'default')

  const planned = await createChat(by('planner'))
  await say(planned, 'hello')
  t.match((await chatOf(planned)).agentSession, { mode: 'plan' })
  const wrong = await createChat(by('wrong'))
  await send(wrong, 'hello')
  await settled(wrong, 'failed')
  t.match((await messagesOf(wrong)).at(-1).parts, [{ kind: 'notice', text: /does not offer the mode "nothing"/ }])
  const plain = await createChat()
  const refused = await call('PATCH', `/chats/${plain}`, { body: { agentMode: 'plan' } })
  t.match(refused.body.error, { code: 'validation_failed', message: /has reported no modes/ })
})

t.test('the next turn goes on in the process of the last one, with a token of its own', async (t) => {
  const chatId = await createChat()
  await say(chatId, 'please call')
  const [started, token] = [startCount(), noted('authorization').at(-1)]
  const late = await call('GET', '/tasks', { headers: { authorization: token ?? '' } })
  t.equal(late.body.error.code, 'token_invalid', 'between turns there is no token')
  const answer = await say(chatId, 'and again call')
  t.match(textOf(answer), /There are \d+ tools/)
  t.equal(startCount(), started)
  const remembered = textOf(await say(chatId, 'what do you remember'))
  t.equal(remembered, 'I know ["please call","and again call","what do you remember"].')
})

t.test('a process that rests is not for one who may do something else', async (t) => {
  const developer = await addCaller(gantry, 'developer')
  const chatId = await createChat()
  await say(chatId, 'please call')
  const started = startCount()
  t.ok(noted('tools').at(-1)?.includes('listAuditEntries'), 'the owner may read the audit log')
  await developer.call('POST', `/chats/${chatId}/messages`, { body: { content: 'please call' } })
  await settled(chatId)
  t.equal(startCount(), started + 1)
  t.notOk(noted('tools').at(-1)?.includes('listAuditEntries'))
  await say(chatId, 'please call')
  t.notOk(noted('tools').at(-1)?.includes('listAuditEntries'), 'the words of the developer stay in the conversation')
})

t.test('a process that died in between is started anew, and the chat goes on', async (t) => {
  const chatId = await createChat()
  await say(chatId, 'please remember this')
  const pids = pidsOf()
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  await waitUntil(() => pids.every((pid) => !pidsOf().includes(pid)), 'it is gone')
  t.match(textOf(await say(chatId, 'what do you remember')), /please remember this.*what do you remember/)
})

/** A chat whose agent rests. */
const resting = async (agent: string) => {
  const chatId = await createChat(by(agent))
  const before = pidsOf()
  await say(chatId, 'hello')
  return { chatId, isGone: () => pidsOf().every((pid) => before.includes(pid)) }
}

t.test('a process rests for its time alone, and no longer than its authority', async (t) => {
  const brief = await resting('brief')
  await waitUntil(brief.isGone, 'its time is over')
  const deleted = await resting('robot')
  t.notOk(deleted.isGone())
  t.equal((await call('DELETE', `/chats/${deleted.chatId}`)).status, 200)
  await waitUntil(deleted.isGone, 'the chat is deleted')

  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['chats:read', 'chats:write'] })
  const chatId = await createChat()
  const before = pidsOf()
  await narrow.call('POST', `/chats/${chatId}/messages`, { body: { content: 'hello' } })
  await settled(chatId)
  t.notSame(pidsOf(), before)
  t.equal((await call('DELETE', `/identity/tokens/${narrow.tokenId}`)).status, 200)
  await waitUntil(() => pidsOf().every((pid) => before.includes(pid)), 'the token is revoked')
})

t.test('an agent that does not hear an interruption is ended', async (t) => {
  const chatId = await createChat(by('deaf'))
  await send(chatId, 'please stay')
  await readUntil(
    async () => (await messagesOf(chatId)).at(-1),
    ({ role, parts }) => role === 'assistant' && parts.length > 0,
    'the beginning of an answer',
  )
  const before = startCount()
  t.equal((await call('POST', `/chats/${chatId}/interrupt`)).status, 200)
  await settled(chatId)
  t.match((await messagesOf(chatId)).at(-1), { state: 'interrupted' })
  t.match((await callsOf(chatId))[0], { state: 'cancelled' })
  await say(chatId, 'hello')
  t.equal(startCount(), before + 1)
})

t.test('a process that is configured otherwise now rests no longer', async () => {
  const { isGone } = await resting('robot')
  const changed = { ...agents, robot: { ...robot, args: [script, mark, '2'] } }
  writeFiles(project, { 'gantry.json': JSON.stringify({ agents: changed }) })
  await waitUntil(isGone, 'it is configured otherwise')
})

/** The agents of this test on this machine: in a sandbox they have other pids. */
function pidsOf(): number[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const [command, ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      return command === process.execPath && args.includes(mark) ? [Number(pid)] : []
    } catch {
      return []
    }
  })
}
