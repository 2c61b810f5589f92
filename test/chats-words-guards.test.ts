/** What a model does by the words of a narrow token passes no wall that the token does not pass. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { obeyWords, outcomeOfCalls, wordsFor } from './support/called-by-words.ts'
import { addCaller, addCredential } from './support/callers.ts'
import { allowAll, chatClient } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { upload } from './support/uploads.ts'

const models = await startModels(t)
obeyWords(models)
const gantry = await startGantry(t, {
  args: ['--trust'],
  files: {
    'gantry.json': JSON.stringify({ sandbox: { readOnlyPaths: ['fixed.txt'] } }),
    'fixed.txt': 'as it was',
    'free.txt': 'as it was',
  },
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
})
const { call, project } = gantry
await putProvider(gantry, models)
const chats = chatClient(gantry)
const { createChat, send, settled } = chats
const { statesOf } = outcomeOfCalls(chats)

t.test('changes that a token may not apply are not applied by its words in the turn of its user', async (t) => {
  const scopes = ['chats:read', 'chats:write', 'tasks:read', 'tasks:write', 'tasks:execute'] as const
  const narrow = await addCredential(gantry, 'user_owner', { scopes: [...scopes] })
  const taskOf = async (path: string) => {
    const id = await gantry.createTask()
    await narrow.call('PUT', `/tasks/${id}/changes`, { body: { changes: [{ path, content: 'changed' }] } })
    return id
  }
  const [fixed, free] = [await taskOf('fixed.txt'), await taskOf('free.txt')]
  t.match(await narrow.call('POST', `/tasks/${fixed}/changes/apply`, { body: {} }), {
    status: 403,
    body: { error: { code: 'path_forbidden' } },
  })
  const chatId = await createChat({ toolRules: allowAll })
  await narrow.call('POST', `/chats/${chatId}/messages`, { body: { content: 'hello' } })
  await settled(chatId)
  await send(chatId, wordsFor(['applyTaskChanges', { id: free }]))
  t.strictSame(await statesOf(chatId), { applyTaskChanges: 'succeeded' })
  t.equal(readFileSync(join(project, 'free.txt'), 'utf8'), 'changed')
  await send(chatId, wordsFor(['applyTaskChanges', { id: fixed }]))
  t.not((await statesOf(chatId))['applyTaskChanges'], 'succeeded')
  t.equal(readFileSync(join(project, 'fixed.txt'), 'utf8'), 'as it was')
  await call('POST', `/chats/${chatId}/interrupt`)
})

t.test('the terminal of a token is not for narrow words in a turn of that token', async (t) => {
  const scopes = ['chats:read', 'chats:write', 'terminal:read', 'terminal:execute', 'tasks:read'] as const
  const whole = await addCredential(gantry, 'user_owner')
  const narrow = await addCredential(gantry, 'user_owner', { scopes: [...scopes] })
  const taskId = await gantry.createTask()
  const path = `/terminal/${taskId}/sessions`
  const { session } = (await whole.call('POST', path, { body: { command: ['cat'] } })).body.data
  const ask = async (chatId: string, by: typeof whole, content: string) =>
    t.equal((await by.call('POST', `/chats/${chatId}/messages`, { body: { content } })).status, 202)
  const say = async (chatId: string, by: typeof whole, content: string) => {
    await ask(chatId, by, content)
    await settled(chatId)
  }
  const typed = (data: string) => wordsFor(['writeTerminal', { taskId, sessionId: session.id, data }])
  const own = await createChat({ toolRules: allowAll })
  await say(own, whole, typed('typed by the token'))
  t.strictSame(await statesOf(own), { writeTerminal: 'succeeded' })
  const shared = await createChat({ toolRules: allowAll })
  await say(shared, narrow, 'hello')
  await ask(shared, whole, typed('typed by narrow words'))
  t.not((await statesOf(shared))['writeTerminal'], 'succeeded')
  await call('POST', `/chats/${shared}/interrupt`)
  const opening = await createChat({ toolRules: allowAll })
  await say(opening, narrow, 'hello')
  await say(opening, whole, wordsFor(['openTerminal', { taskId, command: ['cat'] }]))
  const { sessions } = (await whole.call('GET', path)).body.data
  const { id: sessionId } = sessions.find(({ id }: { id: string }) => id !== session.id)
  await say(opening, whole, wordsFor(['writeTerminal', { taskId, sessionId, data: 'where narrow words opened it' }]))
  t.strictSame(await statesOf(opening), { writeTerminal: 'succeeded' })
  const { output } = (await whole.call('GET', `/terminal/${taskId}/output?sessionId=${session.id}`)).body.data
  t.match(output, /typed by the token/)
  t.notMatch(output, /narrow words/)
})

t.test('the terminal that a token opened for a chat is not for narrow words in a turn of that token', async (t) => {
  const scopes = ['chats:read', 'chats:write', 'terminal:read', 'terminal:execute', 'tasks:read'] as const
  const whole = await addCredential(gantry, 'user_owner')
  const narrow = await addCredential(gantry, 'user_owner', { scopes: [...scopes] })
  const taskId = await gantry.createTask()
  const chatId = await createChat({ taskId, toolRules: allowAll })
  const path = `/terminal/${taskId}/sessions`
  const { id: sessionId } = (await whole.call('POST', path, { body: { command: ['cat'], chatId } })).body.data.session
  const say = async (by: typeof whole, content: string) =>
    t.equal((await by.call('POST', `/chats/${chatId}/messages`, { body: { content } })).status, 202)
  const typed = wordsFor(['writeTerminal', { taskId, sessionId, data: 'typed' }])
  await say(whole, typed)
  await settled(chatId)
  t.strictSame(await statesOf(chatId), { writeTerminal: 'succeeded' })
  await say(narrow, 'hello')
  await settled(chatId)
  await say(whole, typed)
  t.not((await statesOf(chatId))['writeTerminal'], 'succeeded')
  await call('POST', `/chats/${chatId}/interrupt`)
})

t.test('the terminal of a person is not for the words of another one in a turn of that person', async (t) => {
  const [alice, bob] = [await addCaller(gantry, 'developer'), await addCaller(gantry, 'developer')]
  const taskId = await gantry.createTask()
  const path = `/terminal/${taskId}/sessions`
  const { session } = (await alice.call('POST', path, { body: { command: ['cat'] } })).body.data
  const chatId = await createChat({ toolRules: allowAll })
  const say = async (by: typeof alice, content: string) =>
    t.equal((await by.call('POST', `/chats/${chatId}/messages`, { body: { content } })).status, 202)
  await say(bob, 'hello')
  await settled(chatId)
  await say(alice, wordsFor(['readTerminal', { taskId, sessionId: session.id }]))
  t.not((await statesOf(chatId))['readTerminal'], 'succeeded')
  await call('POST', `/chats/${chatId}/interrupt`)
  t.equal((await alice.call('GET', `/terminal/${taskId}/output?sessionId=${session.id}`)).status, 200)
})

t.test('a file that rules ask about is given to a chat no more than it is read', async (t) => {
  await upload(gantry, 'asked.txt', 'what is asked for')
  const chatId = await createChat()
  for (const action of ['ask', 'deny'] as const) {
    const ruled = await addCredential(gantry, 'user_owner', { rules: [[{ tool: 'getResource', action }]] })
    const body = { content: 'Read this', files: ['asked.txt'] }
    const { status, body: answer } = await ruled.call('POST', `/chats/${chatId}/messages`, { body })
    t.match([status, answer.error?.code], [403, 'forbidden'], action)
  }
})
