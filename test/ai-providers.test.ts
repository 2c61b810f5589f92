import t from 'tap'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { eventsIn, startModels } from './support/ai.ts'
import { addCredential } from './support/callers.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'

const key = 'key-of-the-project-0123456789'
const models = await startModels(t)
const usage = { promptTokenCount: 1000, candidatesTokenCount: 50, totalTokenCount: 1050 }
models.onMessage('hello', { content: 'Good day to you.', usage })
models.onMessage('tool', { toolCalls: [{ name: 'getTask', arguments: '{"id":"task_1"}' }] })
models.on({ userMessage: 'round', hasToolResult: true }, { content: 'It is done.' })
models.onMessage('json', { content: '{"answer": 42}' })
models.onMessage('leak', { error: { message: `The key ${key} is wrong.`, type: 'auth' }, status: 401 })
models.onEmbedding(/.*/, { embedding: [0.25, -0.5] })

// In front of the server of models, which does not record keys and has neither Google's list of models nor several
// texts in one request. Both answers here follow Google's reference (https://ai.google.dev/api/embeddings).
let sent: IncomingHttpHeaders = {}
let received: any = {}
const batches: number[] = []
const front = createServer((incoming, response) => {
  sent = incoming.headers
  if (incoming.url === '/v1beta/models') {
    response.writeHead(sent['x-goog-api-key'] === key ? 200 : 403, { 'content-type': 'application/json' })
    response.end('{"models": [{"name": "models/gemini-2.5-flash"}]}')
    return
  }
  if (incoming.url?.endsWith(':batchEmbedContents')) {
    void answerBatch(incoming, response)
    return
  }
  const { method = 'GET' } = incoming
  const asked = request(`${models.url}${incoming.url}`, { method, headers: sent, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  incoming.pipe(asked)
  void json(incoming).then(
    (body) => (received = body),
    () => undefined,
  )
})
await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
const { port } = front.address() as AddressInfo
t.teardown(() => front.close())
const root = `http://127.0.0.1:${port}`

const folder = makeFolder(t)
const gantry = await startGantry(t, {
  environment: {
    GANTRY_LOCAL_MODELS: folder,
    GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}`,
    GANTRY_SECRET_KEY: 'secret-key-of-this-test-0123456789',
    GOOGLE_GENERATIVE_AI_API_KEY: 'key-of-the-environment',
    OPENAI_API_KEY: 'key-of-the-environment',
  },
})
const { call } = gantry
const put = (name: string, body: object, headers = {}) => call('PUT', `/ai/providers/${name}`, { body, headers })
const ask = async (model: string, content: string, more: object = {}) =>
  (await call('POST', '/ai/generate', { body: { model, messages: [{ role: 'user', content }], ...more } })).body
const reference = '${secret:MODEL_KEY}'
await call('PUT', '/config/secrets/MODEL_KEY', { body: { value: key } })

t.test('a key may name a secret, whose value is read at each use and is shown nowhere', async (t) => {
  const answered = await put('named', { kind: 'openai-compatible', baseUrl: `${root}/v1`, apiKey: reference })
  t.match(answered.body.data.provider, { hasApiKey: true, apiKeySecret: 'MODEL_KEY' })
  await ask('named/gpt-4o', 'hello')
  t.equal(sent.authorization, `Bearer ${key}`)
  t.match((await ask('named/gpt-4o', 'leak')).error, { code: 'ai_provider_error', message: /redacted/ })
  await call('PUT', '/config/secrets/MODEL_KEY', { body: { value: 'another-key-0123456789' } })
  await ask('named/gpt-4o', 'hello')
  t.equal(sent.authorization, 'Bearer another-key-0123456789', 'the new value needs no other call')
  await call('PUT', '/config/secrets/MODEL_KEY', { body: { value: key } })
  await put('named', { kind: 'openai-compatible', baseUrl: `${root}/v1` })
  await ask('named/gpt-4o', 'hello')
  t.equal(sent.authorization, `Bearer ${key}`, 'a provider that is put again keeps it')
  const moved = await put('named', { kind: 'openai-compatible', baseUrl: `${root}/v2` })
  t.equal(moved.body.data.provider.hasApiKey, false, 'it goes to no other address')
  const seen = ['/ai/providers', '/ai/calls', '/events?limit=200', '/identity/audit?limit=200']
  const bodies = await Promise.all(seen.map(async (path) => JSON.stringify((await call('GET', path)).body)))
  t.notMatch(bodies.join(), key)
})

t.test('a missing secret is named, by a call and by the test of the provider', async (t) => {
  await put('lost', { kind: 'openai-compatible', baseUrl: `${root}/v1`, apiKey: '${secret:NOTHING}' })
  const before = models.getRequests().length
  t.match((await ask('lost/gpt-4o', 'hello')).error, {
    code: 'not_configured',
    message: /lost uses the secret NOTHING/,
  })
  const embedded = await call('POST', '/ai/embeddings', { body: { model: 'lost/e', input: ['one'] } })
  t.equal(embedded.body.error.code, 'not_configured')
  t.match((await call('GET', '/ai/calls?limit=1')).body.data.calls, [{ state: 'failed', problem: /NOTHING/ }])
  const tested = (await call('POST', '/ai/providers/lost/test')).body.data.test
  t.match(tested, { isReachable: false, problem: /NOTHING/ })
  t.equal(models.getRequests().length, before, 'the provider was not asked')
})

t.test('a key is one reference or none, and sending a secret takes the scope to set it', async (t) => {
  const body = { kind: 'openai-compatible', baseUrl: `${root}/v1` }
  for (const apiKey of ['${env:HOME}', 'Bearer-${secret:MODEL_KEY}', '${secret:}'])
    t.match((await put('odd', { ...body, apiKey })).body.error, {
      code: 'validation_failed',
      details: [{ path: 'body/apiKey' }],
    })
  const { secret } = await addCredential(gantry, 'user_owner', { scopes: ['ai:read', 'ai:admin'] })
  const headers = { authorization: `Bearer ${secret}` }
  t.match((await put('odd', { ...body, apiKey: reference }, headers)).body.error, {
    code: 'scope_missing',
    message: /secrets:write/,
  })
  t.equal((await put('odd', { ...body, apiKey: 'plain-key-0123' }, headers)).status, 200)
})

t.test('the interface of Google: text, tools, rounds, a schema, embeddings and its models', async (t) => {
  await put('gemini', { kind: 'google', baseUrl: `${root}/v1beta`, apiKey: reference })
  const model = 'gemini/gemini-2.5-flash'
  t.match((await ask(model, 'hello')).data, {
    message: { content: 'Good day to you.' },
    finishReason: 'stop',
    usage: { inputTokens: 1000, outputTokens: 50, isEstimated: false },
  })
  const { headers } = await call('POST', '/ai/generate', {
    body: { model, messages: [{ role: 'user', content: 'hello' }] },
  })
  t.match(headers.get('content-type'), /json/)
  t.match([models.getLastRequest()?.path, sent['x-goog-api-key']], [/gemini-2.5-flash:streamGenerateContent/, key])
  const tools = [{ name: 'getTask', inputSchema: { type: 'object', properties: { id: { type: 'string' } } } }]
  const { message } = (await ask(model, 'tool', { tools })).data
  t.match(message.toolCalls, [{ name: 'getTask', input: { id: 'task_1' } }])
  const messages = [
    { role: 'user', content: 'round' },
    { role: 'assistant', content: '', toolCalls: message.toolCalls },
    { role: 'tool', content: 'open', toolCallId: message.toolCalls[0].id },
  ]
  const round = await call('POST', '/ai/generate', { body: { model, messages, tools } })
  t.equal(round.body.data.message.content, 'It is done.')
  t.strictSame((await ask(model, 'json', { schema: { type: 'object' } })).data.output, { answer: 42 })
  t.match((await ask(model, 'leak')).error, { code: 'ai_provider_error', message: /answered 401: The key .*redacted/ })
  const streamed = await call('POST', '/ai/generate', {
    body: { model, messages: [{ role: 'user', content: 'hello' }] },
    headers: { accept: 'text/event-stream' },
  })
  t.match(eventsIn(String(streamed.body)).at(-1), { event: 'finish', data: { usage: { inputTokens: 1000 } } })
  const embedded = await call('POST', '/ai/embeddings', {
    body: { model: 'gemini/gemini-embedding-001', input: ['one'] },
  })
  t.strictSame(embedded.body.data.embeddings, [[0.25, -0.5]])
  await put('listed', { kind: 'google', baseUrl: `${root}/v1beta`, apiKey: reference })
  t.match((await call('POST', '/ai/providers/listed/test')).body.data.test, {
    isReachable: true,
    models: ['gemini-2.5-flash'],
  })
})

t.test('of more than a hundred texts, Google is asked several times, and the ledger has one call', async (t) => {
  const newest = async () => (await call('GET', '/ai/calls?limit=2')).body.data.calls
  const [before] = await newest()
  const input = Array.from({ length: 230 }, (_, index) => `text ${index}`)
  const body = { model: 'gemini/gemini-embedding-001', input }
  const { data } = (await call('POST', '/ai/embeddings', { body })).body
  t.strictSame(
    data.embeddings,
    input.map((_, index) => [index, 1]),
  )
  t.strictSame(batches.splice(0), [100, 100, 30])
  t.equal(sent['x-goog-api-key'], key)
  const embed = { id: data.aiCallId, operation: 'embed', state: 'succeeded', usage: { isEstimated: true } }
  t.match(await newest(), [embed, { id: before.id }])
  const refused = await call('POST', '/ai/embeddings', { body: { ...body, input: [...input, 'fewer vectors'] } })
  t.match(refused.body.error, { code: 'ai_provider_error', message: /did not answer one vector for each text/ })
})

t.test('without a key, none is taken from the environment of the service', async (t) => {
  await put('keyless', { kind: 'google', baseUrl: `${root}/v1beta` })
  await ask('keyless/gemini-2.5-flash', 'hello')
  t.notOk(sent['x-goog-api-key'])
})

t.test('the interface Responses of OpenAI: text, tools, rounds, a schema, embeddings', async (t) => {
  await put('openai', { kind: 'openai', baseUrl: `${root}/v1`, apiKey: reference })
  const model = 'openai/gpt-5-codex'
  const whole = (await ask(model, 'hello', { maxOutputTokens: 90 })).data
  t.match(whole, { message: { content: 'Good day to you.' }, finishReason: 'stop' })
  t.match([models.getLastRequest()?.path, sent.authorization], ['/v1/responses', `Bearer ${key}`])
  t.match(received, { model: 'gpt-5-codex', store: false, max_output_tokens: 90, stream: true })
  const tools = [{ name: 'getTask', inputSchema: { type: 'object', properties: { id: { type: 'string' } } } }]
  const { message } = (await ask(model, 'tool', { tools })).data
  t.match(message.toolCalls, [{ name: 'getTask', input: { id: 'task_1' } }])
  t.match(received.tools, [{ name: 'getTask', strict: false }], 'a field that is optional stays so')
  const messages = [
    { role: 'user', content: 'round' },
    { role: 'assistant', content: '', toolCalls: message.toolCalls },
    { role: 'tool', content: 'open', toolCallId: message.toolCalls[0].id },
  ]
  const round = await call('POST', '/ai/generate', { body: { model, messages, tools } })
  t.equal(round.body.data.message.content, 'It is done.')
  t.strictSame((await ask(model, 'json', { schema: { type: 'object' } })).data.output, { answer: 42 })
  t.match((await ask(model, 'leak')).error, { code: 'ai_provider_error', message: /answered 401: The key .*redacted/ })
  const streamed = await call('POST', '/ai/generate', {
    body: { model, messages: [{ role: 'user', content: 'hello' }] },
    headers: { accept: 'text/event-stream' },
  })
  const events = eventsIn(String(streamed.body))
  t.equal(events.map(({ data }) => data.text ?? '').join(''), 'Good day to you.')
  t.match(events.at(-1), { event: 'finish' })
  const embed = { model: 'openai/text-embedding-3-small', input: ['one', 'two'] }
  const embedded = await call('POST', '/ai/embeddings', { body: embed })
  t.strictSame(embedded.body.data.embeddings, [
    [0.25, -0.5],
    [0.25, -0.5],
  ])
})

t.test('without a key, none is taken from the environment by the kind openai', async (t) => {
  await put('keyless', { kind: 'openai', baseUrl: `${root}/v1` })
  await ask('keyless/gpt-5-codex', 'hello')
  t.notMatch(sent.authorization, 'key-of-the-environment')
})

t.test('a local server is asked by the interface for chats, with the names that it knows', async (t) => {
  await put('own', { kind: 'local', baseUrl: `${root}/v1` })
  t.equal((await ask('own/qwen3', 'hello', { maxOutputTokens: 9 })).data.message.content, 'Good day to you.')
  t.match([sent.authorization, received], [undefined, { max_tokens: 9 }])
})

t.test('a local provider without an address is a folder of models, and a call says what it lacks', async (t) => {
  const { provider } = (await put('here', { kind: 'local' })).body.data
  t.match(provider, { kind: 'local', baseUrl: undefined })
  const test = async () => (await call('POST', '/ai/providers/here/test')).body.data.test
  t.match(await test(), { isReachable: false, problem: /node-llama-cpp, which runs local models, is not installed/ })
  t.match((await ask('here/tiny', 'hello')).error, { code: 'not_configured', hint: /npm install node-llama-cpp/ })
  writeFiles(folder, {
    'tiny.gguf': '',
    'node_modules/node-llama-cpp/package.json': '{"type": "module", "exports": "./index.js"}',
    'node_modules/node-llama-cpp/index.js':
      'export async function getLlama() { throw new Error("no program for this machine") }',
  })
  t.match(await test(), { isReachable: true, models: ['tiny'] })
  t.equal((await ask('here/large', 'hello')).error.code, 'model_not_found')
  t.match((await ask('here/tiny', 'hello')).error, {
    code: 'ai_provider_error',
    message: /here failed: no program for this machine/,
  })
  const vectors = await call('POST', '/ai/embeddings', { body: { model: 'here/tiny', input: ['one'] } })
  t.match(vectors.body.error, { code: 'ai_provider_error', message: /no program/ })
  t.match((await ask('here/tiny', 'tool', { tools: [{ name: 'getTask', inputSchema: {} }] })).error, {
    code: 'validation_failed',
    details: [{ path: 'body/tools' }],
  })
})

/** The number of each text, as its vector; one is missing where a text asks for it. */
async function answerBatch(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { requests }: any = await json(incoming)
  batches.push(requests.length)
  const texts: string[] = requests.map((each: any) => each.content.parts[0].text)
  const numbered = texts.filter((text) => text.startsWith('text '))
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ embeddings: numbered.map((text) => ({ values: [Number(text.slice(5)), 1] })) }))
}
