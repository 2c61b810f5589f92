/** Chats that are archived, and the search in what was said. */
import t from 'tap'
import { addCredential } from './support/callers.ts'
import { chatClient, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { WindowModel, lastText } from './support/window-model.ts'

const model = new WindowModel({
  windowTokens: 128_000,
  answer: (request) => ({ content: `An answer about ${lastText(request)}.` }),
})
const { url, port } = await model.start()
t.teardown(() => model.stop())
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` } })
const { call } = gantry
await call('PUT', '/ai/providers/acme', {
  body: { kind: 'openai-compatible', baseUrl: `${url}/v1`, models: [{ id: 'm', contextTokens: 128_000 }] },
})
const { createChat, send, messagesOf, settled } = chatClient(gantry, { kind: 'model', model: 'acme/m' }, withoutContext)
const say = async (chatId: string, content: string) => {
  await send(chatId, content)
  await settled(chatId)
}
const listed = async (query = '') => {
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page: any = await call('GET', `/chats?limit=2${query}${cursor === undefined ? '' : `&cursor=${cursor}`}`)
    t.ok(page.body.data.chats.length <= 2)
    found.push(...page.body.data.chats.map(({ id }: { id: string }) => id))
    cursor = page.body.data.nextCursor
  } while (cursor !== undefined)
  return found
}
const archive = (chatId: string, isArchived = true) => call('PATCH', `/chats/${chatId}`, { body: { isArchived } })
const found = async (query: string, caller: Pick<typeof gantry, 'call'> = gantry): Promise<any[]> =>
  (await caller.call('GET', `/chats/search?${query}`)).body.data.messages

t.test('archived chats are listed by themselves, and a message brings one back', async (t) => {
  const ids: string[] = []
  for (let count = 0; count < 7; count++) ids.unshift(await createChat())
  const hidden = [ids[0], ids[2], ids[3], ids[4]] as string[]
  for (const id of hidden) t.match((await archive(id)).body.data.chat, { archivedAt: /^\d{4}-/ })
  t.same(await listed(), [ids[1], ids[5], ids[6]])
  t.same(await listed('&isArchived=true'), hidden)
  const before = (await call('GET', `/chats/${ids[0]}`)).body.data.chat.archivedAt
  t.equal((await archive(ids[0] as string)).body.data.chat.archivedAt, before, 'it is archived once')
  t.equal((await archive(ids[0] as string, false)).body.data.chat.archivedAt, undefined)
  await say(ids[2] as string, 'hello')
  t.same(await listed('&isArchived=true'), [ids[3], ids[4]])
  const fork = (await call('POST', `/chats/${ids[3]}/fork`, { body: {} })).body.data.chat
  t.equal(fork.archivedAt, undefined)
  const cursor = (await call('GET', '/chats?limit=1')).body.data.nextCursor
  t.equal((await call('GET', `/chats?limit=1&isArchived=true&cursor=${cursor}`)).body.error.code, 'invalid_cursor')
})

t.test('messages are found by their words, page by page, with the place', async (t) => {
  const chatId = await createChat({ title: 'About animals' })
  await say(chatId, 'striped zebras in Étosha')
  await say(chatId, 'spotted giraffes')
  const all = await found('q=zebras')
  t.match(
    all,
    [
      {
        chatId,
        chatTitle: 'About animals',
        isArchived: false,
        role: 'assistant',
        snippet: { text: /answer about striped zebras/ },
      },
      { chatId, role: 'user', snippet: { text: 'striped zebras in Étosha', matches: [{ start: 8, end: 14 }] } },
    ].toSorted(() => (all[0].role === 'assistant' ? 0 : -1)),
  )
  t.equal((await found('q=etosha%20striped')).length, 2, 'all words, whatever their accents')
  t.same(await found('q=zebras%20giraffes'), [])
  t.same(await found('q=%20'), [])
  const first = (await call('GET', '/chats/search?q=zebras&limit=1')).body.data
  const second = (await call('GET', `/chats/search?q=zebras&limit=1&cursor=${first.nextCursor}`)).body.data
  t.same([...first.messages, ...second.messages], all)
  t.equal(second.nextCursor, undefined)
  t.equal((await call('GET', `/chats/search?q=lions&cursor=${first.nextCursor}`)).status, 400)
  await archive(chatId)
  t.match(await found('q=giraffes'), [{ isArchived: true }, { isArchived: true }])
})

t.test('who may not see a task finds nothing of its chats, and what is gone is not found', async (t) => {
  const task = await gantry.createTask()
  const chatId = await createChat({ taskId: task })
  await say(chatId, 'a secret about walruses')
  const other = await addCredential(gantry, 'user_owner', { allow: { taskIds: [await gantry.createTask()] } })
  const same = await addCredential(gantry, 'user_owner', { allow: { taskIds: [task] } })
  t.same(await found('q=walruses', other), [])
  t.match(await found('q=walruses', same), [{ taskId: task }, { taskId: task }])
  t.equal((await found(`q=walruses&taskId=${task}`)).length, 2)
  const fork = (await call('POST', `/chats/${chatId}/fork`, { body: {} })).body.data.chat.id
  t.equal((await found('q=walruses')).length, 4)
  const [question] = await messagesOf(chatId)
  await call('DELETE', `/chats/${chatId}/messages/${question.id}`)
  t.equal((await found('q=walruses')).length, 2, 'what is taken back is gone')
  await call('DELETE', `/chats/${fork}`)
  t.same(await found('q=walruses'), [])
  await say(chatId, 'of penguins')
  await call('POST', `/chats/${chatId}/messages/${(await messagesOf(chatId))[0].id}/retry`, {
    body: { content: 'of seals' },
  })
  await settled(chatId)
  t.same([(await found('q=penguins')).length, (await found('q=seals')).length], [0, 2])
})
