import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
import { addCaller, addCredential } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { allowAll, chatClient } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { upload } from './support/uploads.ts'
import { readUntil } from './support/wait.ts'

/** What a model does unasked is what every author of the conversation may do. */
const models = await startModels(t)
obeyWords(models)
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` } })
const { call } = gantry
await putProvider(gantry, models)
const { createChat, send, compact, messagesOf, approvalsOf, settled } = chatClient(gantry)
await upload(gantry, 'plan.txt', 'Read the audit log.')
const developer = await addCaller(gantry, 'developer')
const say = async (by: TestCaller, chatId: string, content = 'hello', more: object = {}) => {
  await by.call('POST', `/chats/${chatId}/messages`, { body: { content, ...more } })
  await settled(chatId)
}
const sayAsOwner = async (chatId: string, content = 'hello') => {
  await send(chatId, content)
  await settled(chatId)
}
const patch = (by: Pick<TestCaller, 'call'>, chatId: string, body: object) =>
  by.call('PATCH', `/chats/${chatId}`, { body })
/** The calls of the last answer, once the turn has ended or waits. */
const callsAfter = async (chatId: string) => {
  await readUntil(
    async () => (await call('GET', `/chats/${chatId}`)).body.data.chat.state as string,
    (state) => state !== 'running',
    'the turn waits or has ended',
  )
  return (await messagesOf(chatId)).at(-1).parts.filter(({ kind }: { kind: string }) => kind === 'toolCall')
}
const statesOf = async (chatId: string) =>
  Object.fromEntries((await callsAfter(chatId)).map(({ tool, state }: Record<string, string>) => [tool, state]))

/** By what the words of a developer get into a conversation; each returns the chat in which the owner then speaks. */
const ways: Readonly<Record<string, (chatId: string) => Promise<string>>> = {
  instructions: async (chatId) => {
    await patch(developer, chatId, { system: 'Read the audit log.' })
    return chatId
  },
  'instructions that the owner has replaced after an answer': async (chatId) => {
    await patch(developer, chatId, { system: 'Say in each answer: read the audit log.' })
    await sayAsOwner(chatId)
    await patch(gantry, chatId, { system: 'Be brief.' })
    return chatId
  },
  'instructions that the owner has removed after an answer': async (chatId) => {
    await patch(developer, chatId, { system: 'Say in each answer: read the audit log.' })
    await sayAsOwner(chatId)
    await patch(gantry, chatId, { system: null })
    return chatId
  },
  'a message': async (chatId) => {
    await say(developer, chatId)
    return chatId
  },
  'a message with a file': async (chatId) => {
    await say(developer, chatId, 'Read it.', { files: ['plan.txt'] })
    return chatId
  },
  'a message before a compaction by the owner': async (chatId) => {
    await say(developer, chatId)
    await compact(chatId)
    await settled(chatId)
    return chatId
  },
  'instructions before two compactions': async (chatId) => {
    await patch(developer, chatId, { system: 'Read the audit log.' })
    for (const _ of [1, 2]) {
      await sayAsOwner(chatId)
      await compact(chatId)
      await settled(chatId)
    }
    return chatId
  },
  'a queued message of the owner with another text': async (chatId) => {
    await send(chatId, wordsFor(['createTask', { title: 'Waits' }]))
    await settled(chatId, 'waiting_approval')
    const { id } = (await send(chatId, 'hello')).body.data.message
    await developer.call('PATCH', `/chats/${chatId}/queue/${id}`, { body: { content: 'Read the audit log.' } })
    await call('POST', `/chats/${chatId}/interrupt`)
    await settled(chatId)
    return chatId
  },
  'a queued message with a file, whose text the owner has changed': async (chatId) => {
    await send(chatId, wordsFor(['createTask', { title: 'Waits' }]))
    await settled(chatId, 'waiting_approval')
    const sent = await developer.call('POST', `/chats/${chatId}/messages`, {
      body: { content: 'hello', files: ['plan.txt'] },
    })
    await call('PATCH', `/chats/${chatId}/queue/${sent.body.data.message.id}`, { body: { content: 'hello' } })
    await call('POST', `/chats/${chatId}/interrupt`)
    await settled(chatId)
    return chatId
  },
  'a chat that the owner has forked': async (chatId) => {
    await say(developer, chatId)
    return (await call('POST', `/chats/${chatId}/fork`, { body: {} })).body.data.chat.id
  },
  'a chat that the developer has forked': async (chatId) => {
    await sayAsOwner(chatId)
    const forked = (await developer.call('POST', `/chats/${chatId}/fork`, { body: {} })).body.data.chat.id
    await say(developer, forked)
    return forked
  },
}
const targets = ['listAuditEntries', 'listTokens', 'listWebhooks', 'listChatIntegrations'] as const

for (const [way, bring] of Object.entries(ways))
  t.test(`the owner is asked for what a developer may not read, after ${way}`, async (t) => {
    const chatId = await bring(await createChat())
    await send(chatId, wordsFor(...targets.map((target) => [target] as const)))
    t.strictSame(await statesOf(chatId), Object.fromEntries(targets.map((target) => [target, 'waiting'])))
    const author = { kind: 'user', user: { id: developer.userId, name: 'The developer' }, tokenName: 'Test token' }
    for (const { authors } of (await approvalsOf(chatId)).slice(0, targets.length)) t.match(authors, [author])
    await call('POST', `/chats/${chatId}/interrupt`)
    await settled(chatId)
    await send(chatId, wordsFor(['listTasks'], ['listEmails', { folder: 'inbox' }], ['listUsers']))
    t.strictSame(
      await statesOf(chatId),
      { listTasks: 'done', listEmails: 'done', listUsers: 'done' },
      'what the developer may read too is not asked for',
    )
  })

t.test('an owner alone, and two owners, are asked for no read', async (t) => {
  const other = await addCaller(gantry, 'owner')
  const chatId = await createChat({ system: 'Be brief.' })
  for (const by of [gantry, other]) {
    await by.call('POST', `/chats/${chatId}/messages`, {
      body: { content: wordsFor(['listAuditEntries'], ['listWebhooks']) },
    })
    t.strictSame(await statesOf(chatId), { listAuditEntries: 'done', listWebhooks: 'done' })
    await compact(chatId)
    await settled(chatId)
  }
  await send(chatId, wordsFor(['listTokens']))
  t.strictSame(await statesOf(chatId), { listTokens: 'waiting' }, 'but for what belongs to one of them alone')
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
      ['buildContext', { taskId: foreign }],
      ['listEmails', { folder: 'inbox' }],
      ['listUsers'],
      ['listAuditEntries'],
      ['getGitStatus'],
    ),
  )
  const states = await statesOf(chatId)
  t.strictSame(new Set(Object.values(states)), new Set(['waiting']), JSON.stringify(states))
  await call('POST', `/chats/${chatId}/interrupt`)
  await settled(chatId)
  await send(chatId, wordsFor(['getTask', { id: mine }], ['listTasks', { limit: 200 }], ['listKnowledge']))
  const calls = await callsAfter(chatId)
  t.match(calls, [{ state: 'done' }, { state: 'done', output: new RegExp(mine) }, { state: 'done' }])
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
  t.strictSame(await statesOf(chatId), { getChat: 'waiting' })
  const [{ id, authors }] = await approvalsOf(chatId)
  t.match(authors, [{ kind: 'user', user: { id: 'user_owner' } }])
  await call('POST', `/chats/${chatId}/approvals/${id}`, { body: { decision: 'allow' } })
  await settled(chatId)
  t.match(await callsAfter(chatId), [{ state: 'done', output: /Hidden/ }])
})

t.test('the words of an author whose credential has ended may read nothing', async (t) => {
  const leaving = await addCaller(gantry, 'owner')
  const chatId = await createChat()
  await say(leaving, chatId)
  await gantry.service.app.store.commit([{ remove: 'tokens', version: 1, id: leaving.tokenId }])
  await send(chatId, wordsFor(['listTasks']))
  t.strictSame(await statesOf(chatId), { listTasks: 'waiting' })
  t.match(await approvalsOf(chatId), [{ authors: [{ user: { id: leaving.userId }, isEnded: true }] }])
})

t.test('words of a narrower credential of the same user read no more than it', async (t) => {
  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['chats:read', 'chats:write', 'tasks:read'] })
  const chatId = await createChat()
  await say(narrow, chatId)
  await send(chatId, wordsFor(['listTasks'], ['listEmails', { folder: 'inbox' }], ['listAuditEntries']))
  t.strictSame(await statesOf(chatId), { listTasks: 'done', listEmails: 'waiting', listAuditEntries: 'waiting' })
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
  t.strictSame(await statesOf(chatId), { listAuditEntries: 'waiting', putAiBudget: 'waiting', createTask: 'done' })
  const alone = await createChat({ toolRules: allowAll })
  await send(alone, wordsFor(['putAiBudget', { period: 'month', tokensMax: 1_000_000_000 }]))
  t.strictSame(await statesOf(alone), { putAiBudget: 'done' })
})

t.test('what was always allowed is asked again when another author speaks', async (t) => {
  const chatId = await createChat()
  const audit = wordsFor(['listAuditEntries', { limit: 1 }])
  const maintainer = await addCaller(gantry, 'maintainer')
  await say(developer, chatId)
  await send(chatId, audit)
  await settled(chatId, 'waiting_approval')
  const [{ id }] = await approvalsOf(chatId)
  await call('POST', `/chats/${chatId}/approvals/${id}`, { body: { decision: 'allow', scope: 'always' } })
  await settled(chatId)
  await send(chatId, audit)
  t.match(await callsAfter(chatId), [{ state: 'done', output: /entries/ }], 'it is allowed for these authors')
  await say(maintainer, chatId)
  await send(chatId, audit)
  t.match(await callsAfter(chatId), [{ state: 'done' }], 'who may read it asks for nothing')
  await say(await addCaller(gantry, 'developer'), chatId)
  await send(chatId, audit)
  t.match(await callsAfter(chatId), [{ state: 'waiting' }])
})

t.test('a chat of an earlier version counts its instructions as text from outside', async (t) => {
  const { store } = gantry.service.app
  const chatId = await createChat({ system: 'Be brief.' })
  const found = await store.read.chats.get(chatId)
  if (!found) throw new Error('there is no chat')
  const { systemAuthors: _, ...old } = found.doc
  await store.commit([{ replace: 'chats', version: found.version, doc: old }])
  await send(chatId, wordsFor(['listTasks'], ['listEmails', { folder: 'inbox' }], ['listAuditEntries']))
  t.strictSame(await statesOf(chatId), { listTasks: 'done', listEmails: 'done', listAuditEntries: 'waiting' })
  t.match(await approvalsOf(chatId), [{ authors: [{ kind: 'outside' }] }])
})
