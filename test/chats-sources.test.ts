import t from 'tap'
import { eventsIn, putProvider, startModels } from './support/ai.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
import { addCaller } from './support/callers.ts'
import { ChatPlatform, genericSecret, sendEvent } from './support/chat-platform.ts'
import { chatClient, modelBackend, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { pdfOf } from './support/pdf.ts'
import { waitForJob } from './support/samples.ts'

/** An answer names the knowledge that the model was given for it. */
const models = await startModels(t)
obeyWords(models)
const platform = await ChatPlatform.start(t)
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port},127.0.0.1:${platform.port}` },
})
const { call } = gantry
await putProvider(gantry, models)
const { createChat, send, messagesOf, settled } = chatClient(gantry, modelBackend, withoutContext)

const write = async (title: string, content: string): Promise<string> =>
  (await call('POST', '/knowledge', { body: { title, content } })).body.data.entry.id
const zebras = await write('Keeping *zebras* [here](https://evil.example)', '# Food\n\nZebras eat grass.\n')
const form = new FormData()
const pages = ['Nothing of interest.', 'The numbat sleeps by night.']
form.append('file', new File([new Uint8Array(pdfOf(pages, 'Numbats'))], 'numbats.pdf'))
const { job } = (await call('POST', '/knowledge/import', { raw: form })).body.data
const numbats: string = ((await waitForJob(gantry, job.id)) as any).result.entries[0]

const sourcesOf = (messages: readonly any[]) =>
  messages.at(-1).parts.filter(({ kind }: { kind: string }) => kind === 'sources')
const searched = wordsFor(['searchKnowledge', { q: 'zebras' }], ['searchKnowledge', { q: 'numbat sleeps' }])
const twice = wordsFor(
  ['searchKnowledge', { q: 'zebras' }],
  ['searchKnowledge', { q: 'zebras' }],
  ['getKnowledge', { entryId: zebras }],
)
const ask = async (content: string) => {
  const chatId = await createChat()
  await send(chatId, content)
  await settled(chatId)
  return chatId
}

t.test('what the model found is one part of the answer, with places', async (t) => {
  const chatId = await ask(searched)
  const [{ sources }, ...others] = sourcesOf(await messagesOf(chatId))
  t.strictSame(others, [])
  t.match(sources, [
    {
      entryId: zebras,
      title: /Keeping/,
      operation: 'searchKnowledge',
      headingPath: ['Food'],
      place: { firstLine: 1, lastLine: 3 },
    },
    { entryId: numbats, title: 'Numbats', source: 'numbats.pdf', place: { page: 2 } },
  ])
  const response = await gantry.fetch(`/api/v1/chats/${chatId}/events?after=0`)
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    if (text.includes('"state":"idle"')) break
  }
  const streamed = eventsIn(text.slice(0, text.lastIndexOf('\n\n') + 2)).flatMap(({ data }) => data.part?.sources ?? [])
  t.equal(streamed.at(-1).entryId, numbats, 'the stream has it as it grows')
  const transcript = await gantry.fetch(`/api/v1/chats/${chatId}/transcript`)
  t.match(await transcript.text(), /\*Sources:\*\n\n- Keeping .*\n- Numbats.* \(numbats\.pdf, page 2\)/)
})

t.test('each place is named once, and a whole entry by itself', async (t) => {
  const [{ sources }] = sourcesOf(await messagesOf(await ask(twice)))
  t.equal(sources.length, 1)
  const whole = wordsFor(['getKnowledge', { entryId: numbats }])
  const [part] = sourcesOf(await messagesOf(await ask(whole)))
  t.strictSame(part.sources, [{ entryId: numbats, title: 'Numbats', operation: 'getKnowledge', source: 'numbats.pdf' }])
})

t.test('there are fifty sources at most, and none where nothing was found', async (t) => {
  for (let count = 0; count < 55; count++) await write(`Wombat ${count}`, `Wombat ${count} digs.`)
  const many = wordsFor(['searchKnowledge', { q: 'wombat', limit: 50 }], ['getKnowledge', { entryId: zebras }])
  const [{ sources }] = sourcesOf(await messagesOf(await ask(many)))
  t.equal(sources.length, 50)
  t.strictSame(sourcesOf(await messagesOf(await ask(wordsFor(['searchKnowledge', { q: 'xylophone' }])))), [])
})

t.test('the knowledge of the context is named in the answers that were written with it', async (t) => {
  const chatId = await createChat({ settings: {} })
  await send(chatId, 'What do zebras eat?')
  await settled(chatId)
  const isZebra = ({ entryId }: { entryId: string }) => entryId === zebras
  const [first] = sourcesOf(await messagesOf(chatId))
  t.match(first.sources.find(isZebra), { operation: 'buildContext', place: { firstLine: 1, lastLine: 3 } })
  await send(chatId, 'Anything else?')
  await settled(chatId)
  const [second] = sourcesOf(await messagesOf(chatId))
  t.ok(second.sources.some(isZebra))
})

t.test('who may not read the knowledge is told that there are sources, and no more', async (t) => {
  const chatId = await ask(searched)
  const reader = await addCaller(gantry, 'developer', { scopes: ['chats:read'] })
  const { messages } = (await reader.call('GET', `/chats/${chatId}/messages`)).body.data
  const [part] = sourcesOf(messages)
  t.match(part, { kind: 'sources', isOutputHidden: true, sources: undefined })
  t.notMatch(JSON.stringify(messages), /numbats\.pdf/)
  const exported = await gantry.fetch(`/api/v1/chats/${chatId}/transcript`, {
    headers: { authorization: `Bearer ${reader.secret}` },
  })
  t.equal(exported.status, 200)
  t.notMatch(await exported.text(), /numbats\.pdf/)
})

t.test(
  'on a chat platform, a line under the answer names what was looked up, and its titles mean nothing',
  async (t) => {
    const bind = async (threadId: string, by = gantry.call) => {
      const { id } = (
        await call('POST', '/chat-integrations', {
          body: {
            kind: 'generic',
            name: threadId,
            settings: { url: `${platform.url}/hook` },
            secrets: { signingSecret: genericSecret },
          },
        })
      ).body.data.integration
      const chatId = await createChat()
      const bound = await by('POST', `/chat-integrations/${id}/bindings`, { body: { threadId, chatId } })
      t.equal(bound.status, 201)
      await call('POST', `/chat-integrations/${id}/links`, { body: { accountId: 'ada' } })
      await sendEvent(gantry, id, { threadId, author: 'ada', text: searched })
      const { body } = await platform.called((each) => each.body?.threadId === threadId)
      return body.text
    }
    t.equal(
      await bind('planning'),
      String.raw`That is done.

Sources: Keeping \*zebras\* \[here\]\(https\://evil.example\) (lines 1 to 3); Numbats (page 2)`,
    )
    const scopes = ['chats:read', 'chats:write', 'integrations:admin'] as const
    const narrow = await addCaller(gantry, 'owner', { scopes })
    t.equal(await bind('narrow', (method, path, options) => narrow.call(method, path, options)), 'That is done.')
  },
)
