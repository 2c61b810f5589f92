import t from 'tap'
import OpenAI from 'openai'
import { putProvider, startModels } from './support/ai.ts'
import { addCredential } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

const models = await startModels(t)
const usage = { prompt_tokens: 1000, completion_tokens: 50 }
models.on({ userMessage: 'weather', hasToolResult: true }, { content: 'It is sunny.' })
models.onMessage('weather', { toolCalls: [{ id: 'call_1', name: 'getWeather', arguments: '{"city":"Oslo"}' }] })
models.onMessage('hello', { content: 'Good day to you.', usage }, { chunkSize: 4 })
models.onMessage('json', { content: '{"answer":42}' })
models.onMessage('fail', { error: { message: 'The model is away.', type: 'x' }, status: 400 })
models.onMessage('long', { content: 'word '.repeat(4000) }, { chunkSize: 10, streamingProfile: { ttft: 0, tps: 40 } })
models.onEmbedding(/.*/, { embedding: [0.25, -0.5] })

const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` } })
await putProvider(gantry, models)
const clientOf = (apiKey: string) => new OpenAI({ baseURL: `${gantry.origin}/v1`, apiKey, maxRetries: 0 })
const client = clientOf(gantry.token)
const model = 'acme/gpt-4o'
const ask = (content: string) => [{ role: 'user' as const, content }]
const parameters = { type: 'object', properties: { city: { type: 'string' } } }
const tools = [{ type: 'function' as const, function: { name: 'getWeather', parameters } }]
/** What a call of the client was refused with. */
const failureOf = (asked: PromiseLike<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  )
const newestCall = async () => (await gantry.call('GET', '/ai/calls?limit=1')).body.data.calls[0]

t.test('the models are those of the providers', async (t) => {
  await gantry.call('POST', '/ai/providers/acme/test')
  const { data } = await client.models.list()
  t.ok(data.some(({ id, object, owned_by }) => id === model && object === 'model' && owned_by === 'acme'))
})

t.test('a chat completion has the answer and its usage, and a row in the ledger', async (t) => {
  const completion = await client.chat.completions.create({ model, messages: ask('hello') })
  t.match(completion, {
    object: 'chat.completion',
    model,
    choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: 'Good day to you.' } }],
    usage: { prompt_tokens: 1000, completion_tokens: 50, total_tokens: 1050 },
  })
  t.match(await newestCall(), { state: 'succeeded', model, usage: { inputTokens: 1000 } })
})

t.test('a streamed completion has the same text, and its usage if that is asked for', async (t) => {
  const read = async (more: object) => {
    const chunks = []
    for await (const chunk of await client.chat.completions.create({
      model,
      messages: ask('hello'),
      stream: true,
      ...more,
    }))
      chunks.push(chunk)
    return chunks
  }
  const chunks = await read({ stream_options: { include_usage: true } })
  t.equal(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join(''), 'Good day to you.')
  t.match(chunks.at(-1), { choices: [], usage: { prompt_tokens: 1000, completion_tokens: 50 } })
  t.equal(chunks.at(-2)?.choices[0]?.finish_reason, 'stop')
  t.ok((await read({})).every((chunk) => !chunk.usage))
})

t.test('tools are called and answered, whole and streamed', async (t) => {
  const first = await client.chat.completions.create({ model, messages: ask('weather'), tools })
  const message = first.choices[0]?.message
  t.match(message?.tool_calls, [{ id: 'call_1', function: { name: 'getWeather', arguments: '{"city":"Oslo"}' } }])
  t.equal(first.choices[0]?.finish_reason, 'tool_calls')
  const streamed = client.chat.completions.stream({ model, messages: ask('weather'), tools })
  t.match((await streamed.finalChatCompletion()).choices[0]?.message.tool_calls, message?.tool_calls)
  if (!message) throw new Error('there is no message')
  const second = await client.chat.completions.create({
    model,
    messages: [...ask('weather'), message, { role: 'tool', tool_call_id: 'call_1', content: 'sunny' }],
    tools,
  })
  t.equal(second.choices[0]?.message.content, 'It is sunny.')
})

t.test('a schema reaches the model', async (t) => {
  const json_schema = { name: 'answer', schema: { type: 'object' } }
  const response_format = { type: 'json_schema' as const, json_schema }
  const { choices } = await client.chat.completions.create({ model, messages: ask('json'), response_format })
  t.equal(choices[0]?.message.content, '{"answer":42}')
  t.match(models.getLastRequest()?.body?.response_format, { type: 'json_schema' })
})

t.test('a response has its output, whole and streamed, with tools too', async (t) => {
  const response = await client.responses.create({ model, input: 'hello', instructions: 'Be brief.' })
  t.match(response, { status: 'completed', output_text: 'Good day to you.', usage: { input_tokens: 1000 } })
  const stream = client.responses.stream({ model, input: 'hello' })
  const deltas: string[] = []
  stream.on('response.output_text.delta', ({ delta }) => deltas.push(delta))
  t.equal((await stream.finalResponse()).output_text, 'Good day to you.')
  t.equal(deltas.join(''), 'Good day to you.')
  const tool = { type: 'function' as const, name: 'getWeather', parameters, strict: false }
  const called = await client.responses.stream({ model, input: 'weather', tools: [tool] }).finalResponse()
  t.match(called.output, [
    { type: 'function_call', call_id: 'call_1', name: 'getWeather', arguments: '{"city":"Oslo"}' },
  ])
  const answered = await client.responses.create({
    model,
    tools: [tool],
    input: [
      { role: 'user', content: 'weather' },
      { type: 'function_call', call_id: 'call_1', name: 'getWeather', arguments: '{"city":"Oslo"}' },
      { type: 'function_call_output', call_id: 'call_1', output: 'sunny' },
    ],
  })
  t.equal(answered.output_text, 'It is sunny.')
  t.match(await failureOf(client.responses.create({ model, input: 'hello', previous_response_id: 'resp_1' })), {
    status: 400,
  })
})

t.test('a call that spends money is audited as its operation is, also one that is refused', async (t) => {
  const credential = await addCredential(gantry, 'user_owner')
  const own = clientOf(credential.secret)
  await own.chat.completions.create({ model, messages: ask('hello') })
  for await (const _ of await own.chat.completions.create({ model, messages: ask('hello'), stream: true }));
  await own.embeddings.create({ model: 'acme/text-embedding-3-small', input: 'one' })
  await failureOf(own.chat.completions.create({ model, messages: ask('fail') }))
  const none = await addCredential(gantry, 'user_owner', { scopes: ['tasks:read'] })
  await failureOf(clientOf(none.secret).responses.create({ model, input: 'hello' }))
  const entriesOf = async ({ tokenId }: { tokenId: string }) =>
    (await gantry.call('GET', '/identity/audit?limit=50')).body.data.entries
      .filter(({ credentialId }: { credentialId: string }) => credentialId === tokenId)
      .map(({ operation, object, outcome }: Record<string, string>) => `${operation} ${object} ${outcome}`)
      .toReversed()
  const [chat, embed] = ['generateText /v1/chat/completions', 'createEmbeddings /v1/embeddings']
  t.strictSame(await entriesOf(credential), [
    ...[`${chat} started`, `${chat} done`, `${chat} started`, `${chat} done`],
    ...[`${embed} started`, `${embed} done`, `${chat} started`, `${chat} refused`],
  ])
  t.strictSame(await entriesOf(none), ['generateText /v1/responses refused'])
})

t.test('embeddings are the same as numbers and, as the client asks by default, in base64', async (t) => {
  const input = ['one', 'two']
  const embedded = await client.embeddings.create({ model: 'acme/text-embedding-3-small', input })
  t.strictSame(
    embedded.data.map(({ embedding }) => [...embedding]),
    [
      [0.25, -0.5],
      [0.25, -0.5],
    ],
  )
  const floats = await client.embeddings.create({ model: 'acme/e', input: 'one', encoding_format: 'float' })
  t.strictSame(floats.data[0]?.embedding, [0.25, -0.5])
})

t.test('failures have the shape that clients of OpenAI know', async (t) => {
  const failing = (body: object) => client.chat.completions.create({ model, messages: ask('hello'), ...body } as never)
  t.match(await failureOf(failing({ model: 'acme/' })), { status: 404, code: 'model_not_found' })
  t.match(await failureOf(failing({ messages: ask('fail') })), {
    status: 400,
    type: 'invalid_request_error',
    message: /The model is away/,
  })
  t.match(await failureOf(failing({ model: 'nothing/x' })), {
    status: 404,
    code: 'model_not_found',
    type: 'invalid_request_error',
  })
  t.match(await failureOf(failing({ messages: 5 })), { status: 400, param: 'messages' })
  t.match(await failureOf(failing({ messages: [{ role: 'user', content: [{ type: 'image_url' }] }] })), { status: 400 })
  t.match(await failureOf(clientOf('nonsense').models.list()), { status: 401, type: 'authentication_error' })
  const mid = client.chat.completions.create({ model, messages: ask('fail'), stream: true })
  await t.rejects(async () => {
    for await (const _ of await mid);
  }, /The model is away/)
})

t.test('scopes, allow-lists, hosts and foreign pages are guarded as everywhere', async (t) => {
  const reader = await addCredential(gantry, 'user_owner', { scopes: ['ai:read'] })
  t.match(await failureOf(clientOf(reader.secret).models.list()), { status: 403, code: 'scope_missing' })
  const narrow = await addCredential(gantry, 'user_owner', { allow: { taskIds: ['task_1'] } })
  t.match(await failureOf(clientOf(narrow.secret).models.list()), { status: 403, code: 'forbidden' })
  const cookie = `nut-session=${narrow.cookie}`
  const foreign = await fetch(`${gantry.origin}/v1/models`, { headers: { cookie, origin: 'http://evil.example' } })
  t.match([foreign.status, await foreign.json()], [403, { error: { code: 'origin_denied' } }])
  const typed = await gantry.fetch('/v1/chat/completions', { method: 'POST', body: 'x' })
  t.match([typed.status, await typed.json()], [415, { error: { code: 'unsupported_media_type' } }])
})

t.test('rules of a token hold as for the operations of the contract', async (t) => {
  const ruled = async (tool: string) => {
    const rules = [[{ tool, action: 'deny' as const }]]
    return clientOf((await addCredential(gantry, 'user_owner', { rules })).secret)
  }
  const embed = (by: OpenAI) => failureOf(by.embeddings.create({ model: 'acme/e', input: 'one' }))
  const generate = (by: OpenAI) => failureOf(by.chat.completions.create({ model, messages: ask('hello') }))
  const list = (by: OpenAI) => failureOf(by.models.list())
  const denied = { status: 403, code: 'forbidden' }
  const ways = { createEmbeddings: embed, generateText: generate, listAiModels: list }
  for (const [tool, call] of Object.entries(ways)) {
    const client = await ruled(tool)
    for (const each of Object.values(ways)) {
      const failure = await each(client)
      if (each === call) t.match(failure, denied, tool)
      else t.equal(failure, undefined, `${tool} is denied, and nothing else`)
    }
  }
})

t.test('hanging up ends the call of the provider', async (t) => {
  const stream = await client.chat.completions.create({ model, messages: ask('long'), stream: true })
  let count = 0
  for await (const _ of stream) if (++count === 3) break
  await waitUntil(async () => (await newestCall()).state === 'cancelled')
  t.match(await newestCall(), { usage: { isEstimated: true } })
})
