/** Files that an answer sends to XMPP, by the upload service of a real server (XEP-0363). */
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { allowAll, chatClient, modelBackend, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { freePort } from './support/ports.ts'
import { XmppPerson, startProsody, uploadBytesMax, whyNoProsody } from './support/prosody.ts'
import { upload } from './support/uploads.ts'
import { readUntil } from './support/wait.ts'

/** The service with an integration, a chat for each thread, and a model that shows the file that it is asked for. */
async function start(t: Parameters<typeof startProsody>[0], hasUploads: boolean) {
  const uploadPort = await freePort()
  const server = await startProsody(t, ['gantry', 'ada', 'bob'], hasUploads ? uploadPort : undefined)
  const models = await startModels(t)
  const show = /show (\S+)$/
  const nameIn = ({ messages }: any) =>
    show.exec(String(messages.findLast(({ role }: any) => role === 'user')?.content))?.[1] ?? ''
  models.on({ userMessage: show, hasToolResult: false }, (request) => {
    const given = { operationId: 'getResource', arguments: { filename: nameIn(request) } }
    return { toolCalls: [{ name: 'callOperation', arguments: JSON.stringify(given) }] }
  })
  models.onMessage(show, (request) => ({ content: `Here: ![it](/api/v1/resources/${nameIn(request)}?download=true)` }))
  const allowed = [models.port, server.port, uploadPort].map((port) => `127.0.0.1:${port}`).join()
  const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: allowed } })
  await putProvider(gantry, models)
  const settings = { account: 'gantry@localhost', nick: 'gantry', host: '127.0.0.1', port: server.port, isTls: false }
  const body = { kind: 'xmpp', name: 'XMPP', settings, secrets: { password: 'gantry' } }
  const { id } = (await gantry.call('POST', '/chat-integrations', { body })).body.data.integration
  const { createChat, send } = chatClient(gantry, modelBackend, { ...withoutContext, toolRules: allowAll })
  const bind = async (threadId: string) => {
    const chatId = await createChat()
    const path = `/chat-integrations/${id}/bindings`
    const { binding } = (await gantry.call('POST', path, { body: { threadId, chatId } })).body.data
    return { chatId, entry: async () => (await gantry.call('GET', `${path}/${binding.id}`)).body.data.binding.entry }
  }
  return { gantry, server, send, bind }
}

t.test('files go to a room and to a person by the upload service', { skip: whyNoProsody }, async (t) => {
  if (whyNoProsody !== false) return
  const { gantry, server, send, bind } = await start(t, true)
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await upload(gantry, 'chart.png', picture)
  await upload(gantry, 'large.bin', new Uint8Array(uploadBytesMax + 1))
  const room = 'dev@open.localhost'
  const inRoom = await bind(room)
  await readUntil(inRoom.entry, (entry) => entry?.state === 'entered', 'the room is entered')
  const direct = await bind('bob@localhost')
  const [ada, bob] = [new XmppPerson(server.port, 'ada'), new XmppPerson(server.port, 'bob')]
  t.teardown(() => Promise.all([ada.quit(), bob.quit()]))
  await Promise.all([ada.connect(room), bob.connect()])
  for (const [person, { chatId }, from] of [
    [ada, inRoom, `${room}/gantry`],
    [bob, direct, /^gantry@localhost\//],
  ] as const) {
    await send(chatId, 'show chart.png')
    const said = await person.heardBy('/file_share/')
    t.match(said, { from, fileUrl: said.text }, 'the message is the address, which clients show as a file')
    const loaded = await fetch(said.text, { headers: { connection: 'close' } })
    t.strictSame(Buffer.from(await loaded.arrayBuffer()), picture)
    t.match(loaded.headers.get('content-type'), /^image\/png/)
    t.notMatch((await person.heardBy('Here')).text, /api\/v1/)
  }
  await send(inRoom.chatId, 'show large.bin')
  t.match((await ada.heardBy('was not sent')).text, /large\.bin.* larger than the 1048576 bytes that the server takes/)
})

t.test('a server without an upload service is named as the reason', { skip: whyNoProsody }, async (t) => {
  if (whyNoProsody !== false) return
  const { gantry, server, send, bind } = await start(t, false)
  await upload(gantry, 'chart.png', 'x')
  const { chatId } = await bind('bob@localhost')
  const bob = new XmppPerson(server.port, 'bob')
  t.teardown(() => bob.quit())
  await bob.connect()
  await send(chatId, 'show chart.png')
  t.match((await bob.heardBy('was not sent')).text, /The server has no service for uploads \(XEP-0363\)/)
})
