import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller } from './support/callers.ts'
import { ChatPlatform, genericSecret, sendEvent } from './support/chat-platform.ts'
import type { PlatformCall } from './support/chat-platform.ts'
import { allowAll, chatClient, modelBackend, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { upload } from './support/uploads.ts'
import { readUntil } from './support/wait.ts'

/** Files that go to chat platforms. What is sent is that of their documentation; forms are read by another parser. */
const models = await startModels(t)
const show = /(show|tell) (\S+)$/
const namesIn = (request: { messages: { role: string; content: unknown }[] }) => {
  const { content } = request.messages.findLast(({ role }) => role === 'user') ?? {}
  return show.exec(String(content))?.[2] ?? ''
}
const linkTo = (name: string) => `Here it is: ![the file](/api/v1/resources/${encodeURIComponent(name)}?download=true)`
models.on({ userMessage: /show \S+$/, hasToolResult: false }, (request) => ({
  toolCalls: [
    {
      name: 'callOperation',
      arguments: JSON.stringify({ operationId: 'getResource', arguments: { filename: namesIn(request) } }),
    },
  ],
}))
models.onMessage(show, (request) => ({ content: linkTo(namesIn(request)) }))
const platform = await ChatPlatform.start(t)
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port},127.0.0.1:${platform.port}` },
})
const { call } = gantry
await putProvider(gantry, models)
const { createChat, send } = chatClient(gantry, modelBackend, { ...withoutContext, toolRules: allowAll })
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const report = Buffer.from([0, 255, 13, 10, 45, 45, 7])
await upload(gantry, 'chart.png', picture)
await upload(gantry, 'report.bin', report)
await upload(gantry, 'sixty.bin', new Uint8Array(60 * 1024 * 1024))

const url = platform.url
const kinds = {
  telegram: { settings: { url, botId: 'bot' }, secrets: { token: '1:k', signingSecret: 's' } },
  slack: { settings: { url, botId: 'U0' }, secrets: { token: 'xoxb', signingSecret: 's' } },
  mattermost: { settings: { url, botId: 'bot' }, secrets: { token: 'mm', signingSecret: 's' } },
  discord: { settings: { url, publicKey: 'ab'.repeat(32) }, secrets: { token: 'dd' } },
  matrix: { settings: { url, botId: '@bot:x' }, secrets: { token: 'as', signingSecret: 'hs' } },
  generic: { settings: { url }, secrets: { signingSecret: genericSecret } },
}
let threads = 0
const connect = async (kind: keyof typeof kinds, target: object) => {
  const body = { kind, name: kind, ...kinds[kind] }
  const { id } = (await call('POST', '/chat-integrations', { body })).body.data.integration
  const threadId = `thread${++threads}`
  const bound = await call('POST', `/chat-integrations/${id}/bindings`, { body: { threadId, ...target } })
  t.equal(bound.status, 201)
  return { id: id as string, threadId }
}
const bound = async (kind: keyof typeof kinds) => {
  const chatId = await createChat()
  return { chatId, ...(await connect(kind, { chatId })) }
}
const formOf = ({ bytes, headers }: PlatformCall) =>
  new Response(bytes, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData()
const fileIn = async (form: FormData, field: string) => {
  const file = form.get(field)
  if (!(file instanceof File)) throw new Error(`there is no file ${field}`)
  return { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) }
}
platform.react = ({ path, headers }: PlatformCall) => {
  if (path.includes('getUploadURLExternal')) return { ok: true, upload_url: `${url}/upload/v1/F1`, file_id: 'F1' }
  if (path.startsWith('/upload/')) return new Response('OK - 7')
  if (path.includes('/api/v4/files')) return { file_infos: [{ id: 'f1' }] }
  if (path.includes('/media/v3/upload')) return { content_uri: 'mxc://x/abc' }
  if (path.endsWith('/sendPhoto') && refusesPhotos)
    return Response.json({ ok: false, description: 'Bad Request: PHOTO_INVALID_DIMENSIONS' }, { status: 400 })
  if (headers['content-type']?.startsWith('multipart') && failures.length > 0)
    return Response.json({ message: 'slow down' }, { status: failures.pop() ?? 500, headers: { 'retry-after': '1' } })
  return { ok: true, result: { message_id: 1 }, id: '7', ts: '1.1', event_id: '$1' }
}
let refusesPhotos = false
const failures: number[] = []
/** No words lead to the path: it leads nowhere from there. */
const wordsAfter = async (threadId: string) => {
  const { text } = await platform.called(({ text }) => text.includes(threadId) && text.includes('Here it is'))
  t.notMatch(text, /api\/v1\/resources/)
}

t.test('Telegram: a picture is shown, other files and pictures that it refuses are documents', async (t) => {
  const { chatId, threadId } = await bound('telegram')
  await send(chatId, 'show chart.png')
  await wordsAfter(threadId)
  const photo = await formOf(await platform.called(({ path }) => path === '/bot1:k/sendPhoto'))
  t.equal(photo.get('chat_id'), threadId)
  t.match(await fileIn(photo, 'photo'), { name: 'chart.png', type: 'image/png', bytes: picture })
  await send(chatId, 'show report.bin')
  const isDocument = ({ path }: PlatformCall) => path === '/bot1:k/sendDocument'
  const document = await fileIn(await formOf(await platform.called(isDocument)), 'document')
  t.match(document, { name: 'report.bin', type: 'application/octet-stream', bytes: report })
  refusesPhotos = true
  await send(chatId, 'show chart.png')
  const again = await fileIn(await formOf(await platform.calledTimes(2, isDocument)), 'document')
  t.match(again, { name: 'chart.png', bytes: picture })
})

t.test('Slack: an upload to the address that it gives, without our token, and shared in the thread', async (t) => {
  const chatId = await createChat()
  await connect('slack', { chatId })
  await send(chatId, 'show chart.png')
  const asked = await platform.called(({ path }) => path === '/files.getUploadURLExternal')
  t.strictSame(Object.fromEntries(new URLSearchParams(asked.text)), {
    filename: 'chart.png',
    length: String(picture.length),
  })
  const uploaded = await platform.called(({ path }) => path === '/upload/v1/F1')
  t.strictSame(uploaded.bytes, picture)
  t.equal(uploaded.headers.authorization, undefined)
  const { body } = await platform.called(({ path }) => path === '/files.completeUploadExternal')
  t.match(body, { channel_id: /^thread/, files: [{ id: 'F1', title: 'chart.png' }] })
})

t.test('Mattermost: a stored file, and a post with it', async (t) => {
  const { chatId, threadId } = await bound('mattermost')
  await send(chatId, 'show chart.png')
  const stored = await platform.called(({ path }) => path.startsWith('/api/v4/files'))
  t.equal(stored.path, `/api/v4/files?channel_id=${threadId}&filename=chart.png`)
  t.equal(stored.headers['content-type'], 'image/png')
  t.strictSame(stored.bytes, picture)
  const post = await platform.called(({ body }) => body?.file_ids !== undefined)
  t.match(post.body, { channel_id: threadId, file_ids: ['f1'] })
})

t.test(
  'Discord: a form; it is sent again as the same when it is told to wait, and is as long as it says',
  async (t) => {
    const { chatId, threadId } = await bound('discord')
    failures.push(429)
    await send(chatId, 'show chart.png')
    const isForm = ({ path, headers }: PlatformCall) =>
      path === `/channels/${threadId}/messages` && headers['content-type']?.startsWith('multipart') === true
    const last = await platform.calledTimes(2, isForm)
    t.equal(last.headers['content-length'], String(last.bytes.length))
    const [first, second] = await Promise.all(platform.calls.filter(isForm).map(formOf))
    const about = JSON.parse(String(second?.get('payload_json')))
    t.match(about, { attachments: [{ id: 0, filename: 'chart.png' }], enforce_nonce: true })
    t.equal(about.nonce, JSON.parse(String(first?.get('payload_json'))).nonce)
    t.match(second && (await fileIn(second, 'files[0]')), { name: 'chart.png', bytes: picture })
    const words = platform.calls.filter(({ path, body }) => path === `/channels/${threadId}/messages` && body?.content)
    t.equal(words.length, 1, 'the words are not sent again')
  },
)

t.test('Matrix: what is uploaded is an event of its own', async (t) => {
  const { chatId } = await bound('matrix')
  await send(chatId, 'show chart.png')
  const stored = await platform.called(({ path }) => path === '/_matrix/media/v3/upload?filename=chart.png')
  t.strictSame(stored.bytes, picture)
  t.equal(stored.headers.authorization, 'Bearer as')
  const { body } = await platform.called(({ body }) => body?.msgtype === 'm.image')
  t.match(body, { body: 'chart.png', url: 'mxc://x/abc', info: { mimetype: 'image/png', size: picture.length } })
})

const refused = async (kind: keyof typeof kinds, target: object, says: () => Promise<unknown>, reason: RegExp) => {
  const before = platform.calls.length
  const { threadId } = await connect(kind, target)
  await says()
  await readUntil(
    async () => platform.calls.slice(before).map(({ path, text }) => path + text),
    (texts) => texts.some((text) => reason.test(text) && text.includes(threadId)),
    `the thread reads ${reason}`,
  )
  const forms = platform.calls.slice(before).filter(({ headers }) => headers['content-type']?.startsWith('multipart'))
  t.strictSame(forms, [], 'no file is sent')
}

t.test('what is not sent is named with the reason', async () => {
  const chatId = await createChat()
  // Who makes the model write a name has not read the file.
  await refused('discord', { chatId }, () => send(chatId, 'tell chart.png'), /did not look it up/)
  const large = await createChat()
  await refused('discord', { chatId: large }, () => send(large, 'show sixty.bin'), /larger than 10 MiB/)
  const none = await createChat()
  await refused('generic', { chatId: none }, () => send(none, 'show chart.png'), /cannot be sent to this platform/)
  const gone = await createChat()
  await refused('telegram', { chatId: gone }, () => send(gone, 'show nothing.png'), /was not sent/)
})

t.test('a binding shows no more than who made it may read', async () => {
  const chatId = await createChat()
  const scopes = ['integrations:admin', 'chats:read', 'chats:write'] as const
  const admin = await addCaller(gantry, 'owner', { scopes })
  const body = { kind: 'discord', name: 'other', ...kinds.discord }
  const { id } = (await admin.call('POST', '/chat-integrations', { body })).body.data.integration
  const made = await admin.call('POST', `/chat-integrations/${id}/bindings`, { body: { threadId: 'closed', chatId } })
  t.equal(made.status, 201)
  await send(chatId, 'show chart.png')
  const { text } = await platform.called(({ text, path }) => path.includes('/closed/') && text.includes('was not sent'))
  t.match(text, /resources:read|may not/)
})

t.test('a comment sends files of its task, which its author links', async (t) => {
  const taskId = await gantry.createTask()
  await upload(gantry, 'plan.txt', 'The plan.', { taskId })
  const say = (content: string) => call('POST', `/tasks/${taskId}/comments`, { body: { content } })
  const { threadId } = await connect('discord', { taskId })
  await say(`The plan: [here](/api/v1/resources/plan.txt?download=true)`)
  const isForm = ({ path, headers }: PlatformCall) =>
    path.includes(`/${threadId}/`) && headers['content-type']?.startsWith('multipart') === true
  t.match(await fileIn(await formOf(await platform.called(isForm)), 'files[0]'), { name: 'plan.txt' })
  await refused('discord', { taskId }, () => say(linkTo('chart.png')), /not a file of this task/)
  const { id, threadId: other } = await connect('generic', { taskId })
  const before = platform.calls.length
  await sendEvent(gantry, id, { threadId: other, author: 'Eve', text: '[x](/api/v1/resources/plan.txt)' })
  await readUntil(
    async () => platform.calls.slice(before).map(({ text }) => text),
    (texts) => texts.some((text) => text.includes('Only users of Gantry send files')),
    'the words of a stranger send nothing',
  )
})
