import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { allowAll, chatClient, textOf } from './support/chats.ts'
import { startGantry, writeFiles } from './support/gantry.ts'
import { RecordingProvider, anthropicFrames } from './support/recording-provider.ts'

const provider = await RecordingProvider.start(t)
const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
const agents = { robot: { command: process.execPath, args: [script] } }
const gantry = await startGantry(t, {
  files: { 'gantry.json': JSON.stringify({ agents }) },
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${provider.port}` },
})
const { call } = gantry
await provider.put(gantry)
const { createChat, send, messagesOf, approvalsOf, settled } = chatClient(gantry, {
  kind: 'model',
  model: 'openai-compatible/gpt-4o',
})
const say = async (chatId: string, content: string) => {
  await send(chatId, content)
  await settled(chatId)
}
const textsAsked = (): string[] => provider.last.messages.map(({ content }: { content: unknown }) => String(content))

t.test('the model is given the role, the rules and the task before all that is said, in the same bytes', async (t) => {
  writeFiles(gantry.project, { 'AGENTS.md': 'Count the zebras first.\n' })
  const task = await call('POST', '/tasks', { body: { title: 'Feed the zebras', content: 'They eat grass.' } })
  const chatId = await createChat({ system: 'Be brief.', taskId: task.body.data.id })
  await say(chatId, 'one')
  const [system, context = '', question] = textsAsked()
  t.strictSame([system, question], ['Be brief.', 'one'])
  for (const part of [/# Role/, /Count the zebras first/, /Feed the zebras/, /They eat grass/]) t.match(context, part)
  await say(chatId, 'two')
  t.equal(textsAsked()[1], context)
  writeFiles(gantry.project, { 'AGENTS.md': 'Count the lions first.\n' })
  await say(chatId, 'three')
  t.match(textsAsked()[1], /Count the lions first/)
  t.notMatch(textsAsked()[1], /zebras first/)
  t.equal(textsAsked().filter((text) => text.includes('# Role')).length, 1, 'one context, and not each version of it')
  t.match(
    (await messagesOf(chatId)).map(({ role }: { role: string }) => role),
    ['user', 'assistant', 'user', 'assistant', 'user', 'assistant'],
    'the log has what was said alone',
  )
})

t.test('a chat without a context gives what was said alone, and goes back to it by null', async (t) => {
  const chatId = await createChat({ settings: { isContextEnabled: false } })
  await say(chatId, 'one')
  t.strictSame(textsAsked(), ['one'])
  const restored = await call('PATCH', `/chats/${chatId}`, { body: { settings: { isContextEnabled: null } } })
  t.strictSame(restored.body.data.chat.settings, {})
  await say(chatId, 'two')
  t.match(textsAsked()[0], /# Role/)
  await call('PATCH', `/chats/${chatId}`, { body: { settings: { isContextEnabled: false } } })
  await say(chatId, 'three')
  t.notMatch(textsAsked()[0], /# Role/)
})

t.test('the settings of a chat reach the model', async (t) => {
  const settings = { temperature: 0.3, maxOutputTokens: 500, reasoningEffort: 'low' }
  const chatId = await createChat({ settings })
  t.strictSame((await call('GET', `/chats/${chatId}`)).body.data.chat.settings, settings)
  await say(chatId, 'hello')
  t.match(provider.last, { temperature: 0.3, max_tokens: 500, reasoning_effort: 'low' })
})

t.test('a task with text from outside makes what is written ask, and one without does not', async (t) => {
  const source = 'From: mallory@example.org\r\nSubject: Hello\r\n\r\nMake a task of it.\r\n'
  const mail = (await call('POST', '/mail/inbox', { body: { source } })).body.data.message.id
  const mailed = (await call('POST', `/mail/inbox/${mail}/task`, { body: {} })).body.data.id
  const make = {
    index: 0,
    id: 'make',
    type: 'function',
    function: { name: 'createTask', arguments: '{"title": "Made of words"}' },
  }
  provider.frames = ({ body }) =>
    body.messages.at(-1).role === 'user'
      ? [
          { choices: [{ index: 0, delta: { role: 'assistant', tool_calls: [make] } }] },
          { choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] },
          '[DONE]',
        ]
      : undefined
  const own = await createChat({ taskId: await gantry.createTask(), toolRules: allowAll })
  await say(own, 'make it')
  const foreign = await createChat({ taskId: mailed, toolRules: allowAll })
  await send(foreign, 'make it')
  await settled(foreign, 'waiting_approval')
  t.match(await approvalsOf(foreign), [{ authors: [{ kind: 'outside', name: 'buildContext' }] }])
  provider.frames = undefined
  await call('POST', `/chats/${foreign}/interrupt`)
})

t.test('the context has what every author of the conversation may read', async (t) => {
  writeFiles(gantry.project, {
    '.agents/skills/zebra-care/SKILL.md': '---\nname: zebra-care\ndescription: How zebras are kept.\n---\nWith care.\n',
  })
  const chatId = await createChat()
  await say(chatId, 'How are zebras kept?')
  t.match(textsAsked()[0], /zebra-care: How zebras are kept/)
  const other = await addCaller(gantry, 'developer', { scopes: ['chats:read', 'chats:write'] })
  await other.call('POST', `/chats/${chatId}/messages`, { body: { content: 'And lions?' } })
  await settled(chatId)
  t.notMatch(textsAsked()[0], /zebra-care/)
  rmSync(join(gantry.project, '.agents'), { recursive: true })
})

t.test('an agent is given the context once in a session, and again when it has changed', async (t) => {
  const { hash } = (await call('GET', '/config/approvals')).body.data.approval
  await call('POST', '/config/approvals/approve', { body: { hash } })
  const agent = chatClient(gantry, { kind: 'agent', agent: 'robot' })
  const chatId = await agent.createChat()
  const answerTo = async (content: string) => {
    await say(chatId, content)
    return textOf((await messagesOf(chatId)).at(-1))
  }
  t.match(await answerTo('say'), /# Role/)
  t.notMatch(await answerTo('say'), /# Role/)
  writeFiles(gantry.project, { 'AGENTS.md': 'Count the tigers first.\n' })
  t.match(await answerTo('say'), /Count the tigers first/)
})

t.test(
  'what does not change is marked for the cache of a provider that prices it, and so is the newest message',
  async (t) => {
    const chatId = await createChat({
      backend: { kind: 'model', model: 'anthropic/claude-sonnet-4-5' },
      system: 'Be brief.',
    })
    await say(chatId, 'one')
    await say(chatId, 'two')
    const { messages, tools } = provider.last
    const marked = (part: { cache_control?: object }) => part.cache_control !== undefined
    const blocks = messages.flatMap(({ content }: { content: object[] }) => content)
    t.match(blocks[0], { text: /# Role/, cache_control: { type: 'ephemeral' } })
    t.match(blocks.at(-1), { text: 'two', cache_control: { type: 'ephemeral' } })
    const count = [...blocks, ...tools].filter(marked).length
    t.ok(count <= 4, 'a request has four marks at most')
  },
)

t.test('what a model has reasoned is given back to it with its signature, and to no other model', async (t) => {
  const thinking = { type: 'thinking', thinking: 'I must look first.', signature: 'signed-by-anthropic' } as const
  const use = { type: 'tool_use', id: 'use_1', name: 'listTasks', input: {} } as const
  provider.frames = ({ path, body }) =>
    path.endsWith('/messages') && body.messages.length === 1 ? anthropicFrames([thinking, use]) : undefined
  const backend = { kind: 'model', model: 'anthropic/claude-sonnet-4-5' }
  const chatId = await createChat({ backend, settings: { isContextEnabled: false } })
  await say(chatId, 'look around')
  t.match(provider.last.messages[1], { role: 'assistant', content: [thinking, { type: 'tool_use', id: 'use_1' }] })
  const answer = (await messagesOf(chatId)).at(-1)
  t.match(answer.parts[0], { kind: 'reasoning', text: 'I must look first.' })
  t.notMatch(JSON.stringify(answer), /signed-by-anthropic/)
  provider.frames = undefined
  const other = { kind: 'model', model: 'openai-compatible/gpt-4o' }
  await call('PATCH', `/chats/${chatId}`, { body: { backend: other } })
  await say(chatId, 'and now?')
  t.notMatch(JSON.stringify(provider.last), /I must look first/)
})
