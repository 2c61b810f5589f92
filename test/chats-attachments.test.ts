/** Files and skills that are given to a chat. */
import t from 'tap'
import { fileURLToPath } from 'node:url'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller, addCredential } from './support/callers.ts'
import { chatClient, modelBackend, textOf, withoutContext } from './support/chats.ts'
import { startGantry, writeFiles } from './support/gantry.ts'
import { pdfOf } from './support/pdf.ts'
import { upload } from './support/uploads.ts'
import { readUntil, waitUntil } from './support/wait.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
const everything = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'))
const models = await startModels(t)
models.onMessage(
  /^long$/,
  { content: 'word '.repeat(2000) },
  { chunkSize: 10, streamingProfile: { ttft: 0, tps: 100 } },
)
const readMore = (id: string, offset: number) => ({
  toolCalls: [{ id: 'more', name: 'readMore', arguments: JSON.stringify({ id, offset }) }],
})
models.on({ userMessage: /^read on$/, hasToolResult: false }, readMore('file:long.txt', 24_576))
models.on({ userMessage: /^read the end$/, hasToolResult: false }, readMore('file:animals.pdf', 34_000))
const showImage = { serverName: 'everything', toolName: 'get-tiny-image', arguments: {} }
models.on(
  { predicate: ({ messages }) => messages.at(-1)?.content === 'show the image' },
  { toolCalls: [{ id: 'image', name: 'executeMcpTool', arguments: JSON.stringify(showImage) }] },
)
const createsTask = { id: 'create', name: 'createTask', arguments: JSON.stringify({ title: 'A task' }) }
models.on({ userMessage: /^ask, then read$/, hasToolResult: false }, { toolCalls: [createsTask] })
models.on(
  { predicate: ({ messages }) => messages.at(-1)?.role === 'tool' && JSON.stringify(messages).includes('ask, then') },
  readMore('file:queued.txt', 0),
)
models.onMessage(/./, { content: 'Yes.' })
const gantry = await startGantry(t, {
  files: {
    'gantry.json': JSON.stringify({
      agents: { robot: { command: process.execPath, args: [script] } },
      mcpServers: { everything: { command: process.execPath, args: [everything] } },
    }),
  },
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}`, GANTRY_TRUST: '1' },
})
const { call, project } = gantry
await putProvider(gantry, models)
const { createChat, send, messagesOf, settled } = chatClient(gantry, modelBackend, withoutContext)
writeFiles(project, {
  '.agents/skills/release-notes/SKILL.md':
    '---\nname: release-notes\ndescription: How release notes are written.\n---\nWrite them briefly.\n',
})
const task = await gantry.createTask()
await upload(gantry, 'plan.txt', 'First, measure.')
await upload(gantry, 'long.txt', 'é \n'.repeat(25_000))
await upload(gantry, 'pixel.png', pixel)
await upload(gantry, 'data.bin', Buffer.from([0, 1, 2, 3]))
await upload(gantry, 'secret.txt', 'Not for others.', { taskId: task })
// What a provider is sent has more shapes than the types of its emulator.
const messagesAsked = (): any[] => (models.getLastRequest() as any).body.messages
const asked = () => messagesAsked().at(-1).content
const readOf = async (chatId: string): Promise<string> => (await messagesOf(chatId)).at(-1).parts[0].output

t.test('a text is given inline, and its part says which bytes the model has read', async (t) => {
  const chatId = await createChat()
  const sent = await send(chatId, 'Read it.', { files: ['plan.txt'] })
  t.match(sent.body.data.message.parts, [
    { id: 'p0', kind: 'text', text: 'Read it.' },
    { id: 'p1', kind: 'file', name: 'plan.txt', mediaType: 'text/plain', size: 15, digest: /^[0-9a-f]{64}$/ },
  ])
  await settled(chatId)
  t.match(asked(), /Read it\.\n\nThe file "plan.txt" \(text\/plain, 15 bytes\) begins here\.\nFirst, measure\./)
  await call('DELETE', '/resources/plan.txt')
  await send(chatId, 'Again.')
  await settled(chatId)
  t.match(JSON.stringify(messagesAsked()), /First, measure/, 'the log is what counts')
  const events = await (await gantry.fetch(`/api/v1/chats/${chatId}/events?after=0`)).body?.getReader().read()
  t.match(Buffer.from(events?.value ?? []).toString(), /"kind":"file"/)
})

t.test('a long text is cut between characters, and the model reads on; what is no text is named', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'Read them.', { files: ['long.txt', 'data.bin'] })
  await settled(chatId)
  const [{ parts }] = await messagesOf(chatId)
  t.equal(
    parts[1].text,
    `${'é \n'.repeat(8_192)}\n[The file has 100000 bytes. It goes on: readMore {"id":"file:long.txt","offset":24576}]`,
  )
  t.equal(parts[2].text, undefined)
  t.match(asked(), /The file "data.bin" \(.*, 4 bytes\) cannot be shown here/)
  await send(chatId, 'read on')
  await settled(chatId)
  t.match(await readOf(chatId), /^é \n(é \n)+é?.*\n\[\d+ of 75000 characters follow: readMore/)
})

t.test('the pages of a PDF are given as text, and the model reads on', async (t) => {
  const pages = Array.from(
    { length: 400 },
    (_, page) => `Page ${page} speaks of zebras, lions and ${page * 7919} other animals that live here`,
  )
  await upload(gantry, 'animals.pdf', pdfOf(pages))
  const chatId = await createChat()
  const sent = await send(chatId, 'Read it.', { files: ['animals.pdf'] })
  t.equal(sent.status, 202, JSON.stringify(sent.body).slice(0, 500))
  await settled(chatId)
  t.match(asked(), /## Page 1\n\nPage 0 speaks of zebras/)
  t.notMatch(asked(), /and 3159681 other/)
  await send(chatId, 'read the end')
  await settled(chatId)
  t.match(await readOf(chatId), /and 3159681 other animals that live here\n$/)
})

t.test('an image is given as an image to a model that takes images, while it is the same', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'What is it?', { files: ['pixel.png'] })
  await settled(chatId)
  t.match(asked(), [
    { type: 'text', text: /"pixel.png" .* is attached as an image/ },
    { type: 'image_url', image_url: { url: `data:image/png;base64,${pixel.toString('base64')}` } },
  ])
  await call('PATCH', `/chats/${chatId}`, { body: { backend: { kind: 'model', model: 'acme/gpt-3.5-turbo' } } })
  await send(chatId, 'And now?')
  await settled(chatId)
  t.match(messagesAsked()[0].content, /"pixel.png" .* cannot be shown here/)
})

t.test(
  'a skill is given with its instructions and its digest, and one that the model activates is a part too',
  async (t) => {
    const chatId = await createChat()
    const { skill } = (await call('GET', '/skills/release-notes')).body.data
    const sent = await send(chatId, 'Write them.', { skills: ['release-notes'] })
    t.match(sent.body.data.message.parts[1], { kind: 'skill', name: 'release-notes', digest: skill.digest })
    await settled(chatId)
    t.match(asked(), /The skill "release-notes" is active\. Follow its instructions:\n\nWrite them briefly\./)
  },
)

t.test('a caller gives only what it may read', async (t) => {
  const chatId = await createChat({ taskId: task })
  const codeOf = async (caller: Pick<typeof gantry, 'call'>, body: object) =>
    (await caller.call('POST', `/chats/${chatId}/messages`, { body: { content: 'x', ...body } })).body.error.code
  t.equal(await codeOf(gantry, { files: ['none.txt'] }), 'resource_not_found')
  t.equal(await codeOf(gantry, { skills: ['none'] }), 'skill_not_found')
  const writer = await addCredential(gantry, 'user_owner', { scopes: ['chats:write'] })
  t.equal(await codeOf(writer, { files: ['long.txt'] }), 'forbidden')
  t.equal(await codeOf(writer, { skills: ['release-notes'] }), 'forbidden')
  const other = await createChat({ taskId: await gantry.createTask() })
  const { taskId } = (await call('GET', `/chats/${other}`)).body.data.chat
  const narrow = await addCredential(gantry, 'user_owner', { allow: { taskIds: [taskId] } })
  const given = { body: { content: 'x', files: ['secret.txt'] } }
  t.equal((await narrow.call('POST', `/chats/${other}/messages`, given)).body.error.code, 'resource_not_found')
  t.same(await messagesOf(chatId), [])
})

t.test('a queued message keeps its files when its words are changed', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'long')
  await waitUntil(async () => (await messagesOf(chatId))[1]?.parts.length > 0, 'the answer has begun')
  await send(chatId, 'first', { id: 'q1', files: ['pixel.png'] })
  const developer = await addCaller(gantry, 'developer')
  const changed = await developer.call('PATCH', `/chats/${chatId}/queue/q1`, { body: { content: 'second' } })
  t.match(changed.body.data.message.parts, [{ text: 'second' }, { kind: 'file', name: 'pixel.png' }])
  await call('POST', `/chats/${chatId}/interrupt`)
  await settled(chatId)
})

t.test('a model reads no file of a message that is still queued', async (t) => {
  await upload(gantry, 'queued.txt', `A secret. ${'word '.repeat(10_000)}`)
  const chatId = await createChat({ toolRules: [{ tool: '*', action: 'ask' }] })
  await send(chatId, 'ask, then read')
  await settled(chatId, 'waiting_approval')
  await send(chatId, 'here it is', { files: ['queued.txt'] })
  const [approval] = (await call('GET', `/chats/${chatId}/approvals`)).body.data.approvals
  await call('POST', `/chats/${chatId}/approvals/${approval.id}/approve`, { body: {} })
  await waitUntil(async () => (await messagesOf(chatId))[1]?.parts.length > 1, 'the model has read on')
  const readings = async () =>
    (await messagesOf(chatId))
      .flatMap(({ parts }: any) => parts)
      .find(({ tool, output }: any) => tool === 'readMore' && output)
  t.match((await readUntil(readings, (part) => part !== undefined, 'the page')).output, /There is no text/)
  await call('POST', `/chats/${chatId}/interrupt`)
})

t.test('an agent is given the same text', async (t) => {
  const agent = chatClient(gantry, { kind: 'agent', agent: 'robot' }, withoutContext)
  const chatId = await agent.createChat()
  await agent.send(chatId, 'please', { files: ['data.bin'], skills: ['release-notes'] })
  await agent.settled(chatId)
  const answer = textOf((await messagesOf(chatId))[1])
  t.match(answer, /please\\n\\nThe file \\"data.bin\\".*cannot be shown/)
  t.match(answer, /Write them briefly/)
})

t.test('an image that an MCP server returns is given as an image, and its bytes are in no text', async (t) => {
  const chatId = await createChat({ toolRules: [{ tool: '*', action: 'allow', isForOutsideText: true }] })
  await send(chatId, 'show the image')
  await settled(chatId)
  const [{ output }] = (await messagesOf(chatId)).at(-1).parts
  t.match(output, /The image 1 of this result/)
  t.notMatch(output, /iVBOR/)
  t.match(messagesAsked().at(-2), { role: 'tool', content: /The image 1 of this result/ })
  t.match(asked(), [
    { type: 'text', text: 'The images of the result of executeMcpTool:' },
    { type: 'image_url', image_url: { url: /^data:image\/png;base64,iVBOR/ } },
  ])
  await call('PATCH', `/chats/${chatId}`, { body: { backend: { kind: 'model', model: 'acme/gpt-3.5-turbo' } } })
  await send(chatId, 'And now?')
  await settled(chatId)
  t.notMatch(JSON.stringify(messagesAsked()), /iVBOR/)
  t.equal((await call('DELETE', `/chats/${chatId}`)).status, 200)
  t.same(await imagesOf(chatId), [])
})

const imagesOf = async (chatId: string) =>
  (await gantry.service.app.store.read.chatImages.list({ where: { chatId } })).map(({ doc }) => doc.id)

t.test('a fork has images of its own, and what a chat goes back over leaves none', async (t) => {
  const chatId = await createChat({ toolRules: [{ tool: '*', action: 'allow', isForOutsideText: true }] })
  await send(chatId, 'show the image')
  await settled(chatId)
  const fork = (await call('POST', `/chats/${chatId}/fork`, { body: {} })).body.data.chat.id
  const before = (await call('POST', `/chats/${chatId}/fork`, { body: {} })).body.data.chat.id
  t.same([(await imagesOf(chatId)).length, (await imagesOf(fork)).length], [1, 1])
  await call('DELETE', `/chats/${before}`)
  t.equal((await imagesOf(fork)).length, 1)
  const [question] = await messagesOf(chatId)
  t.equal((await call('DELETE', `/chats/${chatId}/messages/${question.id}`)).status, 200)
  t.same(await imagesOf(chatId), [], 'the image went with its message')
  await call('DELETE', `/chats/${chatId}`)
  await send(fork, 'And now?')
  await settled(fork)
  t.match(JSON.stringify(messagesAsked()), /data:image\/png;base64,iVBOR/, 'the fork still has its image')
})
