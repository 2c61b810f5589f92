import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { obeyWords, outcomeOfCalls, wordsFor } from './support/called-by-words.ts'
import { addCaller } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { chatClient } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { upload } from './support/uploads.ts'

/** By whatever way words get into a conversation, their author is one of its authors. */
const models = await startModels(t)
obeyWords(models)
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` } })
const { call } = gantry
await putProvider(gantry, models)
const chats = chatClient(gantry)
const { createChat, send, compact, approvalsOf, settled } = chats
const { statesOf } = outcomeOfCalls(chats)
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
    t.strictSame(await statesOf(chatId), Object.fromEntries(targets.map((target) => [target, 'waiting_approval'])))
    const author = {
      kind: 'user',
      actor: { id: developer.userId, name: 'The developer', kind: 'user', tokenName: 'Test token' },
    }
    for (const { authors } of (await approvalsOf(chatId)).slice(0, targets.length)) t.match(authors, [author])
    await call('POST', `/chats/${chatId}/interrupt`)
    await settled(chatId)
    await send(chatId, wordsFor(['listTasks'], ['listEmails', { folder: 'inbox' }], ['listUsers']))
    t.strictSame(
      await statesOf(chatId),
      { listTasks: 'succeeded', listEmails: 'succeeded', listUsers: 'succeeded' },
      'what the developer may read too is not asked for',
    )
  })
