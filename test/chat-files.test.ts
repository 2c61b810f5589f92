import t from 'tap'
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { putProvider, startModels } from './support/ai.ts'
import { ChatPlatform, postEvent } from './support/chat-platform.ts'
import type { PlatformCall } from './support/chat-platform.ts'
import { startGantry } from './support/gantry.ts'
import { readUntil } from './support/wait.ts'

/** Files that people send on chat platforms. What the platforms send is that of their documentation. */
const models = await startModels(t)
models.onMessage(/./, { content: 'I see.' })
const platform = await ChatPlatform.start(t)
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port},127.0.0.1:${platform.port}` },
})
const { call } = gantry
await putProvider(gantry, models)
const signingSecret = 'secret-of-the-platform'
const notes = 'Zebras eat grass.\n'
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const tooMuch = new Uint8Array(60 * 1024 * 1024)
const stored: Readonly<Record<string, () => Response>> = {
  '/file/bot1234:key/documents/file%201.txt': () => new Response(notes),
  '/file/bot1234:key/photos/file_2.jpg': () => new Response(picture),
  '/file/bot1234:key/large': () => new Response(tooMuch),
  '/files-pri/T1-F1/notes.txt': () => new Response(notes),
  '/files-pri/T1-F2/notes.txt': () => new Response(picture),
  '/attachments/1/2/notes.txt?ex=1': () => new Response(notes),
  '/api/v4/files/f1/info': () => Response.json({ id: 'f1', name: 'notes.txt', size: 18 }),
  '/api/v4/files/f1': () => new Response(notes),
  '/_matrix/client/v1/media/download/example.org/abc': () => new Response(notes),
}
const paths: Readonly<Record<string, string>> = {
  doc: 'documents/file 1.txt',
  big: 'photos/file_2.jpg',
  large: 'large',
  gone: 'gone',
}
platform.react = ({ path, body, method }: PlatformCall) => {
  if (path.endsWith('/getFile')) return { ok: true, result: { file_path: paths[body.file_id] } }
  if (method === 'GET') return stored[path]?.() ?? 404
  return { ok: true, result: { message_id: 1 }, ts: '9.9' }
}

const connect = async (kind: string, settings: object, secrets: object, binding: object) => {
  const body = { kind, name: kind, settings: { url: platform.url, ...settings }, secrets }
  const { id } = (await call('POST', '/chat-integrations', { body })).body.data.integration
  await call('POST', `/chat-integrations/${id}/links`, { body: { accountId: 'U1' } })
  const bound = await call('POST', `/chat-integrations/${id}/bindings`, { body: binding })
  t.equal(bound.status, 201)
  return id as string
}
const createChat = async (): Promise<string> =>
  (await call('POST', '/chats', { body: { backend: { kind: 'model', model: 'acme/gpt-4o' } } })).body.data.chat.id
/** The parts of the newest message of a person, once there are so many. */
const saidIn = async (chatId: string, count: number) => {
  const said = await readUntil(
    async () =>
      (await call('GET', `/chats/${chatId}/messages`)).body.data.messages.filter(
        ({ role }: { role: string }) => role === 'user',
      ),
    (messages) => messages.length >= count,
    'the message is there',
  )
  return said[count - 1].parts
}

/** Waits for so many messages with these words, in any order: a message that waits gets its place at its turn. */
async function untilSaid(chatId: string, words: RegExp, count = 1): Promise<void> {
  await readUntil(
    async () => (await call('GET', `/chats/${chatId}/messages`)).body.data.messages,
    (messages) => messages.filter((message: object) => words.test(JSON.stringify(message))).length >= count,
    `${count} messages with ${words}`,
  )
}
let updates = 0

t.test('Telegram: documents and photos are attachments, by the token of the bot', async (t) => {
  const chatId = await createChat()
  const secrets = { token: '1234:key', signingSecret }
  const id = await connect('telegram', { botId: 'gantry_bot' }, secrets, { threadId: '42', chatId })
  const post = async (message: object, user = 'U1') => {
    const about = { message_id: ++updates, chat: { id: 42, type: 'private' }, from: { id: user, username: user } }
    const text = JSON.stringify({ update_id: updates, message: { ...about, ...message } })
    const answer = await postEvent(gantry, id, text, { 'x-telegram-bot-api-secret-token': signingSecret })
    return answer.body.data.outcome
  }
  const document = { file_id: 'doc', file_name: '../Our notes.txt', file_size: 18 }
  t.equal(await post({ caption: 'What is in it?', document }), 'accepted')
  const [words, file] = await saidIn(chatId, 1)
  t.equal(words.text, 'What is in it?')
  t.match(file, { kind: 'file', name: /^Our-notes-telegram-\w+\.txt$/, size: 18, text: notes })
  const resource = await call('GET', `/resources/${encodeURIComponent(file.name)}`)
  t.match(resource.body.data.resource, { mimeType: 'text/plain', size: 18 })

  const photo = [{ file_id: 'small' }, { file_id: 'big', file_size: picture.length }]
  t.equal(await post({ photo }), 'accepted')
  t.match(await saidIn(chatId, 2), [{ text: 'photo.jpg' }, { kind: 'file', mediaType: 'image/png' }])

  await post({ caption: 'And this?', document }, 'U2')
  t.match(await saidIn(chatId, 3), [
    {
      text: 'And this?\n\n[The file "../Our notes.txt" was not taken: Only files of accounts that are linked to a user are taken.]',
    },
  ])
  const loads = platform.calls.filter(({ path }) => path.endsWith('/getFile')).length
  await post({ document: { ...document, file_size: 21 * 1024 * 1024 } })
  await untilSaid(chatId, /larger than 20 MiB/)
  t.equal(platform.calls.filter(({ path }) => path.endsWith('/getFile')).length, loads, 'it is not loaded')
  await post({ document: { ...document, file_id: 'large', file_size: 5 } })
  // Whatever the platform says of its size.
  await untilSaid(chatId, /larger than 20 MiB/, 2)
  await post({ document: { ...document, file_id: 'gone' } })
  await untilSaid(chatId, /The platform answered 404/)
  const { resources } = (await call('GET', '/resources')).body.data
  t.equal(resources.length, 2, 'nothing is left of what was not taken')
})

t.test('Slack: its files are attachments, and our token is given to nobody else', async (t) => {
  const chatId = await createChat()
  const secrets = { token: 'xoxb-1', signingSecret }
  const id = await connect('slack', { botId: 'U0BOT' }, secrets, { threadId: 'C1', chatId })
  const post = async (more: object) => {
    const about = { type: 'message', channel: 'C1', user: 'U1', text: '<@U0BOT> look', subtype: 'file_share' }
    const text = JSON.stringify({ type: 'event_callback', event: { ...about, ts: `${++updates}.1`, ...more } })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const mac = createHmac('sha256', signingSecret).update(`v0:${timestamp}:${text}`).digest('hex')
    return postEvent(gantry, id, text, { 'x-slack-request-timestamp': timestamp, 'x-slack-signature': `v0=${mac}` })
  }
  const file = { name: 'notes.txt', size: 18, url_private: `${platform.url}/files-pri/T1-F1/notes.txt` }
  await post({ files: [file] })
  t.match(await saidIn(chatId, 1), [{ text: 'look' }, { kind: 'file', name: /^notes-slack-\w+\.txt$/, text: notes }])
  const loaded = platform.calls.find(({ path }) => path === '/files-pri/T1-F1/notes.txt')
  t.equal(loaded?.headers.authorization, 'Bearer xoxb-1')
  const other = await ChatPlatform.start(t)
  await post({ files: [{ ...file, url_private: `${other.url}/files-pri/T1-F1/notes.txt`, is_external: true }] })
  await untilSaid(chatId, /The file is not at Slack/)
  t.strictSame(other.calls, [])
})

t.test('two files of one name are two', async (t) => {
  const chatId = await createChat()
  const id = await connect('slack', { botId: 'U0BOT' }, { token: 'xoxb-1', signingSecret }, { threadId: 'C2', chatId })
  const files = ['F1', 'F2'].map((each) => ({
    name: 'notes.txt',
    url_private: `${platform.url}/files-pri/T1-${each}/notes.txt`,
  }))
  const about = { type: 'message', channel: 'C2', user: 'U1', text: '<@U0BOT> look', subtype: 'file_share' }
  const text = JSON.stringify({ type: 'event_callback', event: { ...about, ts: '2.1', files } })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const mac = createHmac('sha256', signingSecret).update(`v0:${timestamp}:${text}`).digest('hex')
  await postEvent(gantry, id, text, { 'x-slack-request-timestamp': timestamp, 'x-slack-signature': `v0=${mac}` })
  const [, one, other] = await saidIn(chatId, 1)
  t.match(one, { text: notes })
  t.match(other, { mediaType: 'image/png', size: picture.length })
})

t.test('Discord: attachments of a command are loaded without the token, from Discord alone', async (t) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  const chatId = await createChat()
  const id = await connect('discord', { publicKey: key }, { token: 'bot-token' }, { threadId: 'c1', chatId })
  const post = (url: string, options: readonly object[]) => {
    const resolved = { attachments: { a1: { id: 'a1', filename: 'notes.txt', size: 18, url } } }
    const data = { name: 'ask', options: [{ name: 'file', type: 11, value: 'a1' }, ...options], resolved }
    const about = { type: 2, id: `i${++updates}`, channel_id: 'c1', member: { user: { id: 'U1', username: 'ada' } } }
    const text = JSON.stringify({ ...about, data })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = sign(null, Buffer.from(timestamp + text), privateKey).toString('hex')
    const headers = { 'x-signature-timestamp': timestamp, 'x-signature-ed25519': signature }
    return postEvent(gantry, id, text, headers)
  }
  const url = `${platform.url}/attachments/1/2/notes.txt?ex=1`
  await post(url, [{ name: 'text', type: 3, value: 'What is in it?' }])
  t.match(await saidIn(chatId, 1), [{ text: 'What is in it?' }, { name: /^notes-discord-\w+\.txt$/, text: notes }])
  const loaded = platform.calls.find(({ path }) => path.startsWith('/attachments/'))
  t.equal(loaded?.headers.authorization, undefined)
  await post(url, [])
  t.match(await saidIn(chatId, 2), [{ text: 'notes.txt' }, { text: notes }])
  const other = await ChatPlatform.start(t)
  await post(`${other.url}/attachments/1/2/notes.txt?ex=1`, [])
  await untilSaid(chatId, /The file is not at Discord/)
  t.strictSame(other.calls, [])
})

t.test('Mattermost: files are named by their ids, and have their names', async (t) => {
  const chatId = await createChat()
  const secrets = { token: 'mm-token', signingSecret }
  const id = await connect('mattermost', { botId: 'gantry' }, secrets, { threadId: 'ch1', chatId })
  const about = { token: signingSecret, channel_id: 'ch1', user_id: 'U1', user_name: 'ada' }
  await postEvent(gantry, id, JSON.stringify({ ...about, post_id: 'p1', text: '@gantry look', file_ids: 'f1' }), {})
  const [words, file] = await saidIn(chatId, 1)
  t.equal(words.text, 'look')
  t.match(file, { name: /^notes-mattermost-\w+\.txt$/, text: notes })
  t.equal(platform.calls.find(({ path }) => path === '/api/v4/files/f1')?.headers.authorization, 'Bearer mm-token')
  await postEvent(gantry, id, JSON.stringify({ ...about, post_id: 'p2', text: '@gantry', file_ids: 'f1,f2' }), {})
  await untilSaid(chatId, /The file \\"file\\" was not taken: The platform answered 404/)
})

t.test('Matrix: a file is loaded from the media of the homeserver, with its words beside it', async (t) => {
  const chatId = await createChat()
  const secrets = { token: 'as-token', signingSecret }
  const bot = '@gantry:example.org'
  const binding = { threadId: '!r:example.org', chatId, isMentionOnly: false }
  const id = await connect('matrix', { botId: bot }, secrets, binding)
  const post = (content: object) => {
    const about = { type: 'm.room.message', room_id: '!r:example.org', sender: 'U1', event_id: `$${++updates}` }
    return call('PUT', `/chat-integrations/${id}/_matrix/app/v1/transactions/${updates}`, {
      body: { events: [{ ...about, content }] },
      headers: { authorization: `Bearer ${signingSecret}` },
    })
  }
  const file = { msgtype: 'm.file', url: 'mxc://example.org/abc', info: { size: 18 } }
  await post({ ...file, body: 'What is in it?', filename: 'notes.txt' })
  t.match(await saidIn(chatId, 1), [{ text: 'What is in it?' }, { name: /^notes-matrix-\w+\.txt$/, text: notes }])
  await post({ ...file, body: 'notes.txt' })
  t.match(await saidIn(chatId, 2), [{ text: 'notes.txt' }, { text: notes }])
  await post({ ...file, body: 'notes.txt', url: 'mxc://example.org/../../../client/v3/account' })
  await untilSaid(chatId, /does not say where the file is/)
  await post({ ...file, body: 'notes.txt', info: { size: 60 * 1024 * 1024 } })
  await untilSaid(chatId, /larger than 20 MiB/)
})

t.test('in a thread of a task, a comment names the file', async (t) => {
  const taskId = await gantry.createTask()
  const secrets = { token: '1234:key', signingSecret }
  const id = await connect('telegram', { botId: 'gantry_bot' }, secrets, { threadId: '43', taskId })
  const from = { id: 'U1', username: 'ada' }
  const message = { message_id: 1, chat: { id: 43, type: 'private' }, from, document: { file_id: 'doc' } }
  const text = JSON.stringify({ update_id: 1, message })
  await postEvent(gantry, id, text, { 'x-telegram-bot-api-secret-token': signingSecret })
  const [comment] = await readUntil(
    async () => (await call('GET', `/tasks/${taskId}/comments`)).body.data.comments,
    (comments) => comments.length > 0,
    'the comment is there',
  )
  t.match(comment.content, /^document\n\nFile: "document-telegram-\w+"$/)
})
