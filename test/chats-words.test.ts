import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { obeyWords, outcomeOfCalls, wordsFor } from './support/called-by-words.ts'
import { addCaller, addCredential } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { allowAll, chatClient } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'

/** What a model does unasked is what every author of the conversation may do. */
const models = await startModels(t)
obeyWords(models)
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` } })
const { call } = gantry
await putProvider(gantry, models)
const chats = chatClient(gantry)
const { createChat, send, compact, approvalsOf, settled } = chats
const { callsAfter, statesOf } = outcomeOfCalls(chats)
const developer = await addCaller(gantry, 'developer')
const say = async (by: TestCaller, chatId: string, content = 'hello', more: object = {}) => {
  await by.call('POST', `/chats/${chatId}/messages`, { body: { content, ...more } })
  await settled(chatId)
}

t.test('an owner alone, and two owners, are asked for no read', async (t) => {
  const other = await addCaller(gantry, 'owner')
  const chatId = await createChat({ system: 'Be brief.' })
  for (const by of [gantry, other]) {
    await by.call('POST', `/chats/${chatId}/messages`, {
      body: { content: wordsFor(['listAuditEntries'], ['listWebhooks']) },
    })
    t.strictSame(await statesOf(chatId), { listAuditEntries: 'succeeded', listWebhooks: 'succeeded' })
    await compact(chatId)
    await settled(chatId)
  }
  await send(chatId, wordsFor(['listTokens']))
  t.strictSame(await statesOf(chatId), { listTokens: 'waiting_approval' }, 'but for what belongs to one of them alone')
})

t.test('words of a token for one task read no other task in the turn of the owner', async (t) => {
  const [mine, foreign] = [await gantry.createTask(), await gantry.createTask('Not for the token')]
  const narrow = await addCredential(gantry, 'user_owner', { allow: { taskIds: [mine] } })
  const chatId = await createChat({ taskId: mine })
  const sent = await narrow.call('POST', `/chats/${chatId}/messages`, { body: { content: 'hello' } })
  t.equal(sent.status, 202)
  await settled(chatId)
  await send(
    chatId,
    wordsFor(
      ['getTask', { id: foreign }],
      ['listTaskComments', { id: foreign }],
      ['listPlanSteps', { id: foreign }],
      ['buildContext', { taskId: foreign, budgetTokens: 4_000 }],
      ['listEmails', { folder: 'inbox' }],
      ['listUsers'],
      ['listAuditEntries'],
      ['getGitStatus'],
    ),
  )
  const states = await statesOf(chatId)
  t.strictSame(new Set(Object.values(states)), new Set(['waiting_approval']), JSON.stringify(states))
  await call('POST', `/chats/${chatId}/interrupt`)
  await settled(chatId)
  await send(chatId, wordsFor(['getTask', { id: mine }], ['listTasks', { limit: 200 }], ['listKnowledge']))
  const calls = await callsAfter(chatId)
  t.match(calls, [{ state: 'succeeded' }, { state: 'succeeded', output: new RegExp(mine) }, { state: 'succeeded' }])
  t.notMatch(JSON.stringify(calls), foreign, 'a list has what all authors may read')
})

t.test('what is found only by its id is asked for when an author may not reach it', async (t) => {
  const [mine, foreign] = [await gantry.createTask(), await gantry.createTask()]
  const hidden = await createChat({ taskId: foreign, title: 'Hidden' })
  const narrow = await addCredential(gantry, 'user_owner', { allow: { taskIds: [mine] } })
  const chatId = await createChat({ taskId: mine })
  await narrow.call('POST', `/chats/${chatId}/messages`, { body: { content: 'hello' } })
  await settled(chatId)
  await send(chatId, wordsFor(['getChat', { chatId: hidden }]))
  t.strictSame(await statesOf(chatId), { getChat: 'waiting_approval' })
  const [{ id, authors }] = await approvalsOf(chatId)
  t.match(authors, [{ kind: 'user', actor: { id: 'user_owner' } }])
  await call('POST', `/chats/${chatId}/approvals/${id}/approve`)
  await settled(chatId)
  t.match(await callsAfter(chatId), [{ state: 'succeeded', output: /Hidden/ }])
})

t.test('the words of an author whose credential has ended may read nothing', async (t) => {
  const leaving = await addCaller(gantry, 'owner')
  const chatId = await createChat()
  await say(leaving, chatId)
  await gantry.service.app.store.commit([{ remove: 'tokens', version: 1, id: leaving.tokenId }])
  await send(chatId, wordsFor(['listTasks']))
  t.strictSame(await statesOf(chatId), { listTasks: 'waiting_approval' })
  t.match(await approvalsOf(chatId), [{ authors: [{ actor: { id: leaving.userId }, isEnded: true }] }])
})

t.test('words of a narrower credential of the same user read no more than it', async (t) => {
  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['chats:read', 'chats:write', 'tasks:read'] })
  const chatId = await createChat()
  await say(narrow, chatId)
  await send(chatId, wordsFor(['listTasks'], ['listEmails', { folder: 'inbox' }], ['listAuditEntries']))
  t.strictSame(await statesOf(chatId), {
    listTasks: 'succeeded',
    listEmails: 'waiting_approval',
    listAuditEntries: 'waiting_approval',
  })
})

t.test('a rule allows no call that an author of the conversation may not make', async (t) => {
  const chatId = await createChat({ toolRules: allowAll })
  await say(developer, chatId)
  await send(
    chatId,
    wordsFor(
      ['listAuditEntries'],
      ['putAiBudget', { period: 'month', tokensMax: 1_000_000_000 }],
      ['createTask', { title: 'Both may' }],
    ),
  )
  t.strictSame(await statesOf(chatId), {
    listAuditEntries: 'waiting_approval',
    putAiBudget: 'waiting_approval',
    createTask: 'succeeded',
  })
  const alone = await createChat({ toolRules: allowAll })
  await send(alone, wordsFor(['putAiBudget', { period: 'month', tokensMax: 1_000_000_000 }]))
  t.strictSame(await statesOf(alone), { putAiBudget: 'succeeded' })
})

t.test('what was always allowed is asked again when another author speaks', async (t) => {
  const chatId = await createChat()
  const audit = wordsFor(['listAuditEntries', { limit: 1 }])
  const maintainer = await addCaller(gantry, 'maintainer')
  await say(developer, chatId)
  await send(chatId, audit)
  await settled(chatId, 'waiting_approval')
  const [{ id }] = await approvalsOf(chatId)
  await call('POST', `/chats/${chatId}/approvals/${id}/approve`, { body: { scope: 'always' } })
  await settled(chatId)
  await send(chatId, audit)
  t.match(await callsAfter(chatId), [{ state: 'succeeded', output: /entries/ }], 'it is allowed for these authors')
  await say(maintainer, chatId)
  await send(chatId, audit)
  t.match(await callsAfter(chatId), [{ state: 'succeeded' }], 'who may read it asks for nothing')
  await say(await addCaller(gantry, 'developer'), chatId)
  await send(chatId, audit)
  t.match(await callsAfter(chatId), [{ state: 'waiting_approval' }])
})

t.test('what was always allowed is asked again when a token speaks whose rules refuse it', async (t) => {
  const budget = wordsFor(['putAiBudget', { period: 'month', tokensMax: 1_000_000_000 }])
  for (const action of ['deny', 'ask'] as const) {
    const ruled = await addCredential(gantry, 'user_owner', { rules: [[{ tool: 'putAiBudget', action }]] })
    const chatId = await createChat()
    await send(chatId, budget)
    await settled(chatId, 'waiting_approval')
    const [{ id }] = await approvalsOf(chatId)
    await call('POST', `/chats/${chatId}/approvals/${id}/approve`, { body: { scope: 'always' } })
    await settled(chatId)
    await send(chatId, budget)
    t.match(await callsAfter(chatId), [{ state: 'succeeded' }], 'the words of the person alone')
    await say(ruled, chatId)
    await send(chatId, budget)
    t.match(await callsAfter(chatId), [{ state: 'waiting_approval' }], action)
  }
})

t.test('a chat of an earlier version counts its instructions as text from outside', async (t) => {
  const { store } = gantry.service.app
  const chatId = await createChat({ system: 'Be brief.' })
  const found = await store.read.chats.get(chatId)
  if (!found) throw new Error('there is no chat')
  const { systemAuthors: _, ...old } = found.doc
  await store.commit([{ replace: 'chats', version: found.version, doc: old }])
  await send(chatId, wordsFor(['listTasks'], ['listEmails', { folder: 'inbox' }], ['listAuditEntries']))
  t.strictSame(await statesOf(chatId), {
    listTasks: 'succeeded',
    listEmails: 'succeeded',
    listAuditEntries: 'waiting_approval',
  })
  t.match(await approvalsOf(chatId), [{ authors: [{ kind: 'outside' }] }])
})
