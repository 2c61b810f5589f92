/** Rules with patterns of arguments, what is allowed for ever by patterns, and a dry run over the log. */
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { obeyWords, outcomeOfCalls, wordsFor } from './support/called-by-words.ts'
import type { Calls } from './support/called-by-words.ts'
import { addCaller } from './support/callers.ts'
import { chatClient, modelBackend, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'

const models = await startModels(t)
obeyWords(models)
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` } })
const { call } = gantry
await putProvider(gantry, models)
const chats = chatClient(gantry, modelBackend, withoutContext)
const { createChat, send, approvalsOf, settled, messagesOf } = chats
const { callsAfter } = outcomeOfCalls(chats)
const statesAfter = async (chatId: string, ...calls: Calls) => {
  await send(chatId, wordsFor(...calls))
  return (await callsAfter(chatId)).map(({ state }) => state)
}
const task = (title: string, more: object = {}) => ['createTask', { title, ...more }] as const
const rule = (action: string, tool: string, patterns?: object) => ({
  tool,
  action,
  ...(patterns && { arguments: patterns }),
})
const decide = (chatId: string, id: string, body: object) =>
  call('POST', `/chats/${chatId}/approvals/${id}/approve`, { body })

t.test('a rule decides by the arguments of a call, and the first that fits decides', async (t) => {
  const chatId = await createChat({
    toolRules: [
      rule('deny', 'createTask', { title: '*secret*' }),
      rule('allow', 'createTask', { title: 'Feed the *' }),
      rule('ask', '*'),
    ],
  })
  t.strictSame(await statesAfter(chatId, task('Feed the zebras'), task('Feed the secret ones'), task('Count them')), [
    'succeeded',
    'rejected',
    'waiting_approval',
  ])
  await call('POST', `/chats/${chatId}/interrupt`)
})

t.test(
  'a star of what is allowed begins no other command and leaves no folder, and one of what is denied does',
  async (t) => {
    const allowing = [rule('allow', 'writeFile', { path: 'docs/*' })]
    const chatId = await createChat({ toolRules: allowing })
    const write = (path: string) => ['writeFile', { path, content: 'x' }] as const
    t.strictSame(await statesAfter(chatId, write('docs/a.md'), write('docs/../package.json'), write('docs/a;b.md')), [
      'succeeded',
      'waiting_approval',
      'waiting_approval',
    ])
    await call('POST', `/chats/${chatId}/interrupt`)
    const denying = await createChat({ toolRules: [rule('deny', 'writeFile', { path: 'docs/*' }), rule('allow', '*')] })
    t.strictSame(await statesAfter(denying, write('docs/../package.json'), write('docs/a;b.md'), write('b.md')), [
      'rejected',
      'rejected',
      'succeeded',
    ])
  },
)

t.test('an approval proposes a pattern, and allows for ever what was written out', async (t) => {
  const chatId = await createChat()
  await send(chatId, wordsFor(task('Feed the zebras', { content: 'They eat grass.', priority: 'high' })))
  await settled(chatId, 'waiting_approval')
  const [approval] = await approvalsOf(chatId)
  t.strictSame(approval.proposedArguments, { title: '*', content: '*', priority: 'high' })
  const refused = async (body: object) => (await decide(chatId, approval.id, body)).body.error.message
  const patterns = { title: 'Feed the *', content: '*', priority: 'high' }
  t.match(await refused({ scope: 'once', arguments: patterns }), /scope always/)
  t.match(await refused({ scope: 'always', arguments: { title: '*' } }), /"content", for which there is no pattern/)
  t.match(await refused({ scope: 'always', arguments: { ...patterns, title: 'Count *' } }), /does not fit/)
  const decided = await decide(chatId, approval.id, { scope: 'always', arguments: patterns })
  t.match(decided.body.data.approval, { state: 'approved', scope: 'always', arguments: patterns })
  await settled(chatId)
  t.strictSame(await statesAfter(chatId, task('Feed the lions', { priority: 'high' })), ['succeeded'])
  t.strictSame(
    await statesAfter(
      chatId,
      task('Feed the lions', { priority: 'low' }),
      task('Feed them', { tags: ['x'] }),
      task('Count them'),
    ),
    ['waiting_approval', 'waiting_approval', 'waiting_approval'],
    'another priority, an argument that was not seen, and another title',
  )
  await call('POST', `/chats/${chatId}/interrupt`)
  await call('PATCH', `/chats/${chatId}`, { body: { toolRules: [] } })
  t.strictSame(
    await statesAfter(chatId, task('Feed the lions', { priority: 'high' })),
    ['waiting_approval'],
    'new rules',
  )
  await call('POST', `/chats/${chatId}/interrupt`)
})

t.test('what is allowed by a pattern is for these authors alone', async (t) => {
  const chatId = await createChat()
  await send(chatId, wordsFor(task('Feed the zebras')))
  await settled(chatId, 'waiting_approval')
  const [{ id }] = await approvalsOf(chatId)
  await decide(chatId, id, { scope: 'always', arguments: { title: '*' } })
  await settled(chatId)
  const reader = await addCaller(gantry, 'developer', { scopes: ['chats:read', 'chats:write'] })
  const sent = await reader.call('POST', `/chats/${chatId}/messages`, { body: { content: 'hello' } })
  t.equal(sent.status, 202)
  await settled(chatId)
  t.strictSame(await statesAfter(chatId, task('Feed the lions')), ['waiting_approval'])
  await call('POST', `/chats/${chatId}/interrupt`)
})

t.test('a dry run says what rules would have done with the calls of the log', async (t) => {
  const chatId = await createChat({ toolRules: [rule('allow', '*')] })
  await statesAfter(
    chatId,
    task('Feed the zebras'),
    task('Count them'),
    ['listTasks', {}],
    ['deleteTask', { id: 'task_none' }],
  )
  const run = async (toolRules: object[]) =>
    (await call('POST', `/chats/${chatId}/rules/test`, { body: { toolRules } })).body.data
  t.match(await run([rule('allow', 'createTask', { title: 'Feed *' }), rule('deny', 'delete*')]), {
    calls: [
      { tool: 'deleteTask', action: 'deny' },
      { tool: 'listTasks', action: 'allow' },
      { tool: 'createTask', action: 'ask' },
      { tool: 'createTask', action: 'allow' },
    ],
    allowedCount: 2,
    askedCount: 1,
    deniedCount: 1,
  })
  t.match(await run([]), { allowedCount: 1, askedCount: 3 })
  t.equal((await messagesOf(chatId)).length, 2, 'nothing was said or done')
  t.equal(
    (await call('POST', '/chats/chat_none/rules/test', { body: { toolRules: [] } })).body.error.code,
    'chat_not_found',
  )
})
