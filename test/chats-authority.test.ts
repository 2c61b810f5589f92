import t from 'tap'
import { createClient } from '../src/client/client.ts'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller, addCredential } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { allowAll, chatClient } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { readUntil } from './support/wait.ts'

/** In a chat several people speak, each with rights of their own: nobody gets at those of another one. */
const models = await startModels(t)
const calls: Readonly<Record<string, object>> = {
  putAiBudget: { period: 'month', tokensMax: 1_000_000_000 },
  createChat: { toolRules: allowAll },
  updateChat: { chatId: 'x', toolRules: allowAll },
  sendChatMessage: { chatId: 'x', content: 'set the budget' },
  createToken: { name: 'For the model' },
}
for (const [operation, input] of Object.entries(calls))
  models.on(
    { userMessage: new RegExp(`call ${operation}$`), hasToolResult: false },
    { toolCalls: [{ name: 'callOperation', arguments: JSON.stringify({ operation, arguments: input }) }] },
  )
models.on({ hasToolResult: true }, { content: 'That is done.' })
models.onMessage(/./, { content: 'Hello.' })
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` } })
const { call } = gantry
await putProvider(gantry, models)
const { createChat, send, messagesOf, approvalsOf, settled } = chatClient(gantry)
const developer = await addCaller(gantry, 'developer')
const setRules = (by: TestCaller, chatId: string) =>
  by.call('PATCH', `/chats/${chatId}`, { body: { toolRules: allowAll } })
const callsOf = async (chatId: string) =>
  (await messagesOf(chatId)).flatMap(({ parts }: { parts: { kind: string }[] }) =>
    parts.filter(({ kind }) => kind === 'toolCall'),
  )
const ended = (chatId: string) =>
  readUntil(
    async () => (await call('GET', `/chats/${chatId}`)).body.data.chat.state as string,
    (state) => state !== 'running',
    'the turn waits or has ended',
  )

t.test('a rule allows no call that the one who set it may not make', async (t) => {
  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['chats:read', 'chats:write'] })
  const bound = await addCredential(gantry, 'user_owner', { allow: { mcpTools: ['none/*'] } })
  const ruled = await addCredential(gantry, 'user_owner', { rules: [[{ tool: 'putAiBudget', action: 'deny' }]] })
  for (const by of [developer, narrow, bound, ruled]) {
    const chatId = await createChat()
    t.equal((await setRules(by, chatId)).status, 200)
    await send(chatId, 'call putAiBudget')
    t.equal(await ended(chatId), 'waiting_approval')
    t.match(await callsOf(chatId), [{ tool: 'putAiBudget', state: 'waiting_approval' }])
  }
  const chatId = await createChat()
  const administrator = await addCaller(gantry, 'maintainer')
  t.equal((await setRules(administrator, chatId)).status, 200)
  await send(chatId, 'call putAiBudget')
  await settled(chatId)
  t.match(await callsOf(chatId), [{ tool: 'putAiBudget', state: 'succeeded' }], 'who may call it may allow it')
  await gantry.service.app.store.commit([{ remove: 'tokens', version: 1, id: administrator.tokenId }])
  await send(chatId, 'call putAiBudget')
  t.equal(await ended(chatId), 'waiting_approval', 'a rule ends with its grant')
})

t.test('an approval lends the turn no rights that the one who approves lacks', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'call putAiBudget')
  await settled(chatId, 'waiting_approval')
  const [{ id }] = await approvalsOf(chatId)
  const decide = (by: TestCaller, decision: string) => by.call('POST', `/chats/${chatId}/approvals/${id}/${decision}`)
  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['chats:read', 'chats:approve'] })
  for (const by of [developer, narrow]) t.equal((await decide(by, 'approve')).body.error?.code, 'forbidden')
  const administrator = await addCaller(gantry, 'maintainer')
  t.equal((await decide(administrator, 'approve')).status, 200)
  await settled(chatId)
  t.match(await callsOf(chatId), [{ tool: 'putAiBudget', state: 'succeeded' }])
  const ruled = await addCredential(gantry, 'user_owner', { rules: [[{ tool: 'putAiBudget', action: 'deny' }]] })
  const approved = await createChat()
  await send(approved, 'call putAiBudget')
  await settled(approved, 'waiting_approval')
  await ruled.call('POST', `/chats/${approved}/approvals/${(await approvalsOf(approved))[0].id}/approve`)
  await ended(approved)
  t.not((await callsOf(approved))[0].state, 'succeeded', 'its rules hold for what it approves')
  const other = await createChat()
  await send(other, 'call putAiBudget')
  await settled(other, 'waiting_approval')
  const [{ id: denied }] = await approvalsOf(other)
  const answer = await developer.call('POST', `/chats/${other}/approvals/${denied}/reject`)
  t.equal(answer.status, 200, 'everybody who may decide may deny')
})

t.test('an approval says what the reader may decide, in the list and in the stream', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'call putAiBudget')
  await settled(chatId, 'waiting_approval')
  const scopes = ['chats:read', 'chats:approve'] as const
  const readers = {
    owner: { by: gantry, decisions: ['approve', 'reject'] },
    narrow: { by: await addCredential(gantry, 'user_owner', { scopes }), decisions: ['reject'] },
    bound: {
      by: await addCredential(gantry, 'user_owner', { allow: { mcpTools: ['none/*'] } }),
      decisions: ['reject'],
    },
    viewer: { by: await addCaller(gantry, 'viewer'), decisions: [] },
  }
  for (const [name, { by, decisions }] of Object.entries(readers)) {
    const { approvals } = (await by.call('GET', `/chats/${chatId}/approvals`)).body.data
    t.strictSame(approvals[0].decisions, decisions, `${name} by the list`)
    const token = 'secret' in by ? by.secret : by.token
    const client = createClient({ baseUrl: gantry.origin, token })
    for await (const { data } of client.chats.follow({ chatId, after: 0 }))
      if (data.approval) {
        t.strictSame(data.approval.decisions, decisions, `${name} by the stream`)
        break
      }
  }
  const [{ id }] = await approvalsOf(chatId)
  const { approval } = (await call('POST', `/chats/${chatId}/approvals/${id}/reject`)).body.data
  t.notOk('decisions' in approval, 'what is decided is decided no more')
})

t.test('a model writes neither its rules nor messages in its own favour, and makes no token', async (t) => {
  const before = (await call('GET', '/chats')).body.data.chats.length
  const tokens = (await call('GET', '/identity/tokens')).body.data.tokens.length
  for (const operation of ['createChat', 'updateChat', 'sendChatMessage', 'createToken']) {
    const chatId = await createChat({ toolRules: [{ tool: 'put*', action: 'deny' }, ...allowAll] })
    await send(chatId, `call ${operation}`)
    await settled(chatId)
    t.match(await callsOf(chatId), [{ state: 'failed', output: /A model cannot/ }], operation)
  }
  t.equal((await call('GET', '/chats')).body.data.chats.length, before + 4)
  t.equal((await call('GET', '/identity/tokens')).body.data.tokens.length, tokens)
})
