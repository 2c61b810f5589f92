import t from 'tap'
import { eventsIn, putProvider, startModels } from './support/ai.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
import { addCaller, addCredential } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { chatClient } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'

/** What a tool returned is for who could make the same call, whatever way it is read by. */
const models = await startModels(t)
obeyWords(models)
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` } })
const { call } = gantry
await putProvider(gantry, models)
const { createChat, send, approvalsOf, settled } = chatClient(gantry)
const developer = await addCaller(gantry, 'developer')
const maintainer = await addCaller(gantry, 'maintainer')
const viewer = await addCaller(gantry, 'viewer')

/** A field that only entries of the audit log have, however often the text is quoted. */
const ofAudit = /\bhash\\*"/
const callsSeen = async (by: Pick<TestCaller, 'call'>, chatId: string) =>
  (await by.call('GET', `/chats/${chatId}/messages?limit=200`)).body.data.messages
    .flatMap(({ parts }: { parts: object[] }) => parts)
    .filter(({ kind }: { kind: string }) => kind === 'toolCall')
const streamed = async (by: TestCaller, chatId: string, isEnough: (text: string) => boolean) => {
  const aborted = new AbortController()
  const response = await gantry.fetch(`/api/v1/chats/${chatId}/events?after=0`, {
    headers: { authorization: `Bearer ${by.secret}`, accept: 'text/event-stream' },
    signal: aborted.signal,
  })
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    if (isEnough(text)) break
  }
  aborted.abort()
  return eventsIn(text.slice(0, text.lastIndexOf('\n\n') + 2))
}
const askedOf = () => JSON.stringify((models.getLastRequest() as any).body.messages)

const audited = await createChat()
await send(
  audited,
  wordsFor(['listAuditEntries', { limit: 5 }], ['listTasks'], ['listTokens'], ['createTask', { title: 'x' }]),
)
await settled(audited, 'waiting_approval')
await call('POST', `/chats/${audited}/approvals/${(await approvalsOf(audited))[0].id}/approve`)
await settled(audited)

t.test('the transcript shows an output to who could make the call, and to others that there is one', async (t) => {
  const hidden = { state: 'succeeded', isOutputHidden: true, output: undefined }
  const shown = { state: 'succeeded', output: /./, isOutputHidden: undefined }
  t.match(await callsSeen(gantry, audited), [shown, shown, shown, shown])
  t.match(
    await callsSeen(developer, audited),
    [hidden, shown, hidden, shown],
    'its tokens are those of the owner alone',
  )
  t.match(await callsSeen(viewer, audited), [hidden, shown, hidden, hidden])
  t.match(await callsSeen(maintainer, audited), [shown, shown, hidden, shown])
  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['chats:read', 'tasks:read'] })
  t.match(await callsSeen(narrow, audited), [hidden, shown, hidden, hidden])
  const bound = await addCredential(gantry, 'user_owner', { allow: { mcpTools: ['none/*'] } })
  t.match(await callsSeen(bound, audited), [hidden, hidden, hidden, hidden], 'an allow-list covers nothing wider')
})

t.test('the stream, /mcp and a fork show no more than the transcript', async (t) => {
  const isEnough = (text: string) => text.includes('"state":"idle"')
  const [mine, theirs] = [await streamed(maintainer, audited, isEnough), await streamed(developer, audited, isEnough)]
  const outputsOf = (events: typeof mine) =>
    events
      .flatMap(({ data }) => [data.part, ...(data.message?.parts ?? [])])
      .filter((part) => ofAudit.test(part?.output ?? ''))
  t.not(outputsOf(mine).length, 0, 'who may read the audit log reads it in the stream')
  t.strictSame(outputsOf(theirs), [])
  t.ok(theirs.some(({ data }) => data.part?.isOutputHidden === true))
  t.notMatch(JSON.stringify(mine), /"readers"|"allowedFor"/, 'what is stored beside it stays inside')
  const forked = (await developer.call('POST', `/chats/${audited}/fork`, { body: {} })).body.data.chat.id
  t.match(await callsSeen(developer, forked), [{ isOutputHidden: true }, { output: /tasks/ }])
  const asked = await gantry.fetch('/mcp?tools=chats', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${developer.secret}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'listChatMessages', arguments: { chatId: audited } },
    }),
  })
  const answer = await asked.text()
  t.match(answer, /isOutputHidden/)
  t.notMatch(answer, ofAudit)
})

t.test('the model is given no output that an author of the conversation may not read', async (t) => {
  const chatId = await createChat()
  await send(chatId, wordsFor(['listAuditEntries', { limit: 5 }]))
  await settled(chatId)
  t.match(askedOf(), ofAudit, 'the owner alone reads it by the model')
  await send(chatId, 'What did it say?')
  await settled(chatId)
  t.match(askedOf(), ofAudit)
  for (const by of [developer, gantry]) {
    await by.call('POST', `/chats/${chatId}/messages`, { body: { content: 'Repeat the audit log.' } })
    await settled(chatId)
    t.notMatch(askedOf(), ofAudit, 'neither in the turn of the developer nor in the next one of the owner')
    t.match(askedOf(), /This output is withheld/)
  }
  await developer.call('POST', `/chats/${chatId}/compact`, { body: {} })
  await settled(chatId)
  t.notMatch(askedOf(), ofAudit, 'nor for a summary')
  await send(chatId, wordsFor(['listAuditEntries', { limit: 5 }]))
  await settled(chatId, 'waiting_approval')
  await call('POST', `/chats/${chatId}/approvals/${(await approvalsOf(chatId))[0].id}/approve`)
  await settled(chatId)
  t.match(askedOf(), ofAudit, 'what a person has allowed for these authors is given')
  t.match((await callsSeen(developer, chatId)).at(-1), { isOutputHidden: true }, 'and not shown to the developer')
})

t.test('a model that reads another conversation reads no more of it than all authors may', async (t) => {
  const chatId = await createChat()
  await developer.call('POST', `/chats/${chatId}/messages`, { body: { content: 'hello' } })
  await settled(chatId)
  await send(chatId, wordsFor(['listChatMessages', { chatId: audited }]))
  await settled(chatId)
  const [seen] = await callsSeen(gantry, chatId)
  t.match(seen, { state: 'succeeded', output: /isOutputHidden/ })
  t.notMatch(seen.output, ofAudit)
})

t.test('what a model reads of other conversations and calls is for those who may read all of it', async (t) => {
  const { messages } = (await call('GET', `/chats/${audited}/messages`)).body.data
  const { id: messageId, parts } = messages.find(({ role }: { role: string }) => role === 'assistant')
  const { id: partId } = parts.find(({ tool }: { tool?: string }) => tool === 'listAuditEntries')
  const rules = [{ tool: 'createTask', action: 'ask' }]
  const { secret } = (await call('POST', '/identity/tokens', { body: { name: 'Asking', rules } })).body.data
  const headers = { authorization: `Bearer ${secret}` }
  await call('POST', '/tasks', { body: { title: 'A hidden argument' }, headers })
  const [{ id: mcpCallId }] = (await call('GET', '/mcp/calls')).body.data.calls
  for (const [operation, input, secretWords] of [
    ['readChatOutput', { chatId: audited, messageId, partId }, ofAudit],
    ['getMcpCall', { mcpCallId }, /A hidden argument/],
  ] as const) {
    const chatId = await createChat()
    await send(chatId, wordsFor([operation, input]))
    await settled(chatId)
    const [seen] = await callsSeen({ call }, chatId)
    t.match(seen?.output, secretWords, `the owner reads it by ${operation}`)
    const [hidden] = await callsSeen(developer, chatId)
    t.match(hidden, { tool: operation })
    t.notMatch(hidden?.output ?? '', secretWords, `a developer reads it not by ${operation}`)
  }
})

t.test('a stream ends when its reader may read less than at its beginning', async (t) => {
  const { store } = gantry.service.app
  const demoted = await addCaller(gantry, 'maintainer')
  const response = await gantry.fetch(`/api/v1/chats/${audited}/events`, {
    headers: { authorization: `Bearer ${demoted.secret}`, accept: 'text/event-stream' },
  })
  const user = await store.read.users.get(demoted.userId)
  if (!user) throw new Error('there is no user')
  await store.commit([{ replace: 'users', version: user.version, doc: { ...user.doc, role: 'developer' } }])
  let text = ''
  for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString()
  t.match(text, /credential_ended/)
})

t.test('messages and events of an earlier version are shown by what their tools take', async (t) => {
  const { store } = gantry.service.app
  const chatId = (await call('POST', `/chats/${audited}/fork`, { body: {} })).body.data.chat.id
  for (const { doc, version } of await store.read.chatMessages.list({ where: { chatId } })) {
    const parts = doc.parts.map(({ readers: _, author: _author, allowedFor: _for, ...part }) => part)
    await store.commit([{ replace: 'chatMessages', version, doc: { ...doc, parts } }])
  }
  t.match(await callsSeen(developer, chatId), [{ isOutputHidden: true }, { output: /tasks/ }, { isOutputHidden: true }])
  t.match(await callsSeen(maintainer, chatId), [{ output: ofAudit }, { output: /tasks/ }, { isOutputHidden: true }])
})

t.test('an approval lends a turn nothing beyond the rights of the one who approves', async (t) => {
  const approve = async (by: Pick<TestCaller, 'call'>, chatId: string, body: object = {}) =>
    by.call('POST', `/chats/${chatId}/approvals/${(await approvalsOf(chatId))[0].id}/approve`, { body })
  const rules = ['listChatMessages', 'listTokens'].map((tool) => ({ tool, action: 'ask' }))
  const read = wordsFor(['listChatMessages', { chatId: audited }])
  for (const scope of ['once', 'always']) {
    const chatId = await createChat()
    t.equal((await developer.call('PATCH', `/chats/${chatId}`, { body: { toolRules: rules } })).status, 200)
    await send(chatId, read)
    await settled(chatId, 'waiting_approval')
    t.equal((await approve(developer, chatId, { scope })).status, 200)
    await settled(chatId)
    if (scope === 'always') {
      await send(chatId, read)
      await settled(chatId)
    }
    const seen = await callsSeen(gantry, chatId)
    t.match(seen.at(-1), { state: 'succeeded', output: /isOutputHidden/ })
    t.notMatch(JSON.stringify(seen), ofAudit)
    await send(chatId, wordsFor(['listTokens']))
    await settled(chatId, 'waiting_approval')
    t.equal((await approve(developer, chatId)).body.error?.code, 'forbidden', 'the tokens are those of the owner')
    t.equal((await approve(gantry, chatId)).status, 200)
    await settled(chatId)
    t.match((await callsSeen(gantry, chatId)).at(-1), { state: 'succeeded', output: /tokens/ })
  }
  const chatId = await createChat({ toolRules: rules })
  await developer.call('POST', `/chats/${chatId}/messages`, { body: { content: wordsFor(['listTokens']) } })
  await settled(chatId, 'waiting_approval')
  t.equal((await approve(developer, chatId, { scope: 'always' })).status, 200)
  await settled(chatId)
  await send(chatId, wordsFor(['listTokens']))
  await settled(chatId, 'waiting_approval')
})

t.test('events of an earlier version, which do not say for whom an output is, show none', async (t) => {
  const { store } = gantry.service.app
  const text = (part: object | undefined) => JSON.stringify(part ?? {})
  for (const { doc, version } of await store.read.chatEvents.list({ where: { chatId: audited } })) {
    const { part, message, ...data } = doc.data
    const withoutReaders = <Part extends { readers?: unknown }>({ readers: _, ...rest }: Part) => rest
    const old = {
      ...data,
      ...(part && { part: withoutReaders(part) }),
      ...(message && { message: { ...message, parts: message.parts.map(withoutReaders) } }),
    }
    await store.commit([{ replace: 'chatEvents', version, doc: { ...doc, data: old } }])
  }
  const seen = await streamed(maintainer, audited, (all) => all.includes('"state":"idle"'))
  t.ok(seen.some(({ data }) => data.part?.isOutputHidden === true))
  t.notOk(seen.some(({ data }) => ofAudit.test(text(data))))
})

t.test('words of an earlier version stay those of their author when their message is answered again', async (t) => {
  const { store } = gantry.service.app
  const chatId = await createChat()
  await developer.call('POST', `/chats/${chatId}/messages`, {
    body: { id: 'asked', content: wordsFor(['listAuditEntries', { limit: 5 }]) },
  })
  await settled(chatId)
  const message = await store.read.chatMessages.get(`${chatId}/asked`)
  if (!message) throw new Error('there is no message')
  const parts = message.doc.parts.map(({ author: _, ...part }) => part)
  await store.commit([{ replace: 'chatMessages', version: message.version, doc: { ...message.doc, parts } }])
  t.equal((await call('POST', `/chats/${chatId}/messages/asked/retry`, { body: {} })).status, 202)
  await settled(chatId, 'waiting_approval')
  t.match((await approvalsOf(chatId))[0].authors, [{ kind: 'user' }])
  await call('POST', `/chats/${chatId}/interrupt`)
})
