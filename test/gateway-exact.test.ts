/**
 * What clients of `/v1` send and are given, to the letter: nested fields arrive or are refused, answers are given as
 * the model wrote them, and what a provider refuses has the status by which clients know what to do.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import t from 'tap'
import OpenAI from 'openai'
import { startGantry } from './support/gantry.ts'
import { RecordingProvider, anthropicFrames } from './support/recording-provider.ts'
import type { Refusal } from './support/recording-provider.ts'
import { waitUntil } from './support/wait.ts'

const provider = await RecordingProvider.start(t)
/** Answers vectors, and everything else never. */
const asked: any[] = []
let hungUp = 0
const slow = createServer(async (request, response) => {
  asked.push(await json(request))
  request.socket.once('close', () => hungUp++)
  if (!request.url?.endsWith('/embeddings')) return
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ data: [{ embedding: [0.5, 0.25] }], usage: { prompt_tokens: 2 } }))
})
await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
t.teardown(() => {
  slow.closeAllConnections()
  slow.close()
})
// Listening on a port of this machine.
const { port: slowPort } = slow.address() as AddressInfo
const targets = [provider.port, slowPort].map((port) => `127.0.0.1:${port}`).join(',')
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: targets } })
const ids = ['gpt-4o', 'gpt-5', 'claude-sonnet-4-5', 'claude-opus-4-7']
await provider.put(
  gantry,
  ids.map((id) => ({ id })),
)
await gantry.call('PUT', '/ai/providers/slow', {
  body: { kind: 'openai-compatible', baseUrl: `http://127.0.0.1:${slowPort}/v1`, models: [{ id: 'm' }] },
})
const client = new OpenAI({ baseURL: `${gantry.origin}/v1`, apiKey: gantry.token, maxRetries: 0 })
const [compatible, reasoning] = ['openai-compatible/gpt-4o', 'openai/gpt-5']
const [claude, adaptive] = ['anthropic/claude-sonnet-4-5', 'anthropic/claude-opus-4-7']
const post = (path: string, body: object) =>
  gantry.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${gantry.token}` },
    body: JSON.stringify(body),
  })
const hello = [{ role: 'user', content: 'hello' }]
const ask = async (path: string, body: object): Promise<{ status: number; body: any }> => {
  const response = await post(path, body)
  return { status: response.status, body: await response.json() }
}
const chat = (more: object) => ask('/v1/chat/completions', { model: compatible, messages: hello, ...more })
const messages = (more: object) => ask('/v1/messages', { model: claude, messages: hello, max_tokens: 8_192, ...more })
const responses = (more: object) => ask('/v1/responses', { model: compatible, input: 'hello', ...more })
const newestCall = async () => (await gantry.call('GET', '/ai/calls?limit=1')).body.data.calls[0]
const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' }
const completion = (delta: object, finish: string) => () => [
  { ...chunk, choices: [{ index: 0, delta: { role: 'assistant', ...delta } }] },
  {
    ...chunk,
    choices: [{ index: 0, delta: {}, finish_reason: finish }],
    usage: { prompt_tokens: 9, completion_tokens: 3 },
  },
  '[DONE]',
]
t.afterEach(() => {
  provider.frames = undefined
  provider.refusal = undefined
})
const schema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false }

t.test('the form and the effort of an answer arrive from messages', async (t) => {
  const output = { output_config: { format: { type: 'json_schema', schema }, effort: 'max' } }
  t.equal((await messages(output)).status, 200)
  t.match(provider.last.output_config, { format: { type: 'json_schema' }, effort: 'max' })
  t.notOk(provider.last.thinking, 'which is not asked for')
  t.equal((await messages({ model: compatible, ...output })).status, 200)
  t.match(provider.last, {
    response_format: { type: 'json_schema', json_schema: { strict: true, schema } },
    reasoning_effort: 'max',
  })
  const tools = [{ name: 'look', input_schema: schema, strict: true }]
  t.equal((await messages({ model: compatible, tools })).status, 200)
  t.match(provider.last.tools, [{ function: { name: 'look', strict: true } }])
})

t.test('whether Anthropic thinks is said as it was asked for, and others do as they do', async (t) => {
  for (const thinking of [{ type: 'adaptive', display: 'summarized' }, { type: 'adaptive' }, { type: 'disabled' }]) {
    t.equal(
      (await messages({ model: adaptive, thinking, temperature: 1 })).status,
      thinking.type === 'disabled' ? 400 : 200,
    )
    t.equal((await messages({ model: adaptive, thinking })).status, 200, JSON.stringify(thinking))
    t.strictSame(provider.last.thinking, thinking)
    t.equal((await messages({ model: compatible, thinking })).status, 200)
    t.notOk('reasoning_effort' in provider.last)
  }
})

t.test('nested fields that are not forwarded are refused by their names', async (t) => {
  const before = provider.requests.length
  const said = (message: object) => ({ messages: [...hello, message] })
  for (const [refused, name] of [
    [await messages({ thinking: { type: 'enabled' } }), 'thinking.budget_tokens'],
    [await messages({ thinking: { type: 'between_tools' } }), 'thinking.type'],
    [await messages({ thinking: { type: 'enabled', budget_tokens: 2_048, display: 'omitted' } }), 'thinking.display'],
    [await messages({ output_config: { effort: 'none' } }), 'output_config.effort'],
    [await messages({ output_config: { task_budget: { type: 'tokens', total: 1 } } }), 'output_config.task_budget'],
    [await messages({ output_config: { format: { type: 'json_schema' } } }), 'output_config.format.schema'],
    [await chat({ response_format: { type: 'json_schema' } }), 'response_format.json_schema'],
    [await chat({ response_format: { type: 'json_schema', json_schema: { name: 'a' } } }), 'json_schema.schema'],
    [await chat({ tools: [{ type: 'custom', function: { name: 'look' } }] }), 'tools[0].type'],
    [await chat(said({ role: 'assistant', function_call: { name: 'look', arguments: '{}' } })), 'function_call'],
    [await chat(said({ role: 'assistant', audio: { id: 'a' } })), 'messages[1].audio'],
    [await chat({ model: claude, messages: [{ ...hello[0], name: 'ada' }] }), 'messages.name'],
    [await responses({ text: { format: { type: 'json_schema', name: 'a' } } }), 'text.format.schema'],
    [await responses({ reasoning: { summary: 'all' } }), 'reasoning.summary'],
    [await responses({ reasoning: { effort: 'low', mode: 'fast' } }), 'reasoning.mode'],
    [await ask('/v1/embeddings', { model: 'slow/m', input: 'one', truncate: 'END' }), 'truncate'],
    [await ask('/v1/embeddings', { model: 'slow/m', input: 'one', encoding_format: 'hex' }), 'encoding_format'],
  ] as const) {
    t.equal(refused.status, 400, name)
    t.ok(refused.body.error.message.includes(name), refused.body.error.message)
  }
  t.equal(provider.requests.length, before, 'no provider was asked')
})

t.test('who speaks, what was refused, and what was reasoned come back to a provider that takes it', async (t) => {
  const turns = [
    { role: 'system', content: 'Be brief.' },
    { ...hello[0], name: 'ada' },
    { role: 'assistant', content: null, refusal: 'I will not.', reasoning_content: 'Let me see.', annotations: [] },
    { role: 'user', content: 'Why?' },
  ]
  t.equal((await chat({ messages: turns })).status, 200)
  t.match(provider.last.messages, [
    {},
    { role: 'user', content: 'hello', name: 'ada' },
    { role: 'assistant', content: 'I will not.', reasoning_content: 'Let me see.' },
    { role: 'user', content: 'Why?' },
  ])
  t.equal((await chat({ model: claude, messages: turns.map(({ name: _, ...turn }: any) => turn) })).status, 200)
  t.notMatch(JSON.stringify(provider.last), /Let me see/, 'it has no signature')
})

t.test('how long vectors are is asked for', async (t) => {
  const embedded = await client.embeddings.create({ model: 'slow/m', input: 'one', dimensions: 2, user: 'ada' })
  t.match(embedded.data[0]?.embedding, [0.5, 0.25])
  t.match(asked.at(-1), { input: ['one'], dimensions: 2 })
})

t.test('an answer that was cut, or is no JSON, is given as the model wrote it', async (t) => {
  const response_format = { type: 'json_schema' as const, json_schema: { name: 'thing', schema } }
  provider.frames = completion({ content: '{"a": "The pro' }, 'length')
  const cut = await chat({ response_format, max_completion_tokens: 3 })
  t.match(cut, {
    status: 200,
    body: { choices: [{ finish_reason: 'length', message: { content: '{"a": "The pro' } }] },
  })
  const streamed = await (
    await post('/v1/chat/completions', { model: compatible, messages: hello, response_format, stream: true })
  ).text()
  t.match(streamed, /"finish_reason":"length"/)
  t.notMatch(streamed, /error/)
  t.match(await newestCall(), { state: 'succeeded', finishReason: 'length' })
})

t.test('arguments of tools are given as the model wrote them, and come back when they cannot be read', async (t) => {
  const written = '{"at": "zebras'
  const call = { id: 'c1', type: 'function', function: { name: 'look', arguments: written } }
  provider.frames = completion({ tool_calls: [{ index: 0, ...call }] }, 'tool_calls')
  const tools = [{ type: 'function', function: { name: 'look', parameters: schema } }]
  const first = await chat({ tools })
  t.strictSame(first.body.choices[0].message.tool_calls, [call])
  const { output } = (await responses({ tools: [{ type: 'function', name: 'look', parameters: schema }] })).body
  t.match(output, [{ type: 'function_call', arguments: written }])
  const stream = await (
    await post('/v1/messages', { model: compatible, messages: hello, max_tokens: 9, stream: true })
  ).text()
  t.ok(stream.includes(JSON.stringify({ type: 'input_json_delta', partial_json: written })))
  t.equal((await messages({ model: compatible })).status, 502, 'a whole message has no place for it')
  provider.frames = undefined
  const results = [first.body.choices[0].message, { role: 'tool', tool_call_id: 'c1', content: 'no JSON' }]
  for (const model of [compatible, claude]) {
    t.equal((await chat({ model, tools, messages: [...hello, ...results] })).status, 200)
    t.match(JSON.stringify(provider.last), /unreadableArguments/)
  }
})

t.test('what a provider refuses has a status of the same kind, whole and streamed', async (t) => {
  const refuse = async (refusal: Refusal, status: number, about: object) => {
    provider.refusal = () => refusal
    for (const stream of [false, true]) {
      const answers = [
        await chat({ stream }),
        await responses({ stream }),
        await messages({ model: compatible, stream }),
      ]
      t.strictSame(
        answers.map((answer) => answer.status),
        [status, status, status],
        JSON.stringify({ ...refusal, stream }),
      )
      t.match(answers[0]?.body, { error: about })
    }
  }
  await refuse({ status: 400, message: 'No such thing.' }, 400, {
    type: 'invalid_request_error',
    message: /No such thing/,
  })
  await refuse({ status: 422 }, 400, { message: /answered 422/ })
  await refuse({ status: 404, message: 'No model.' }, 404, { code: 'model_not_found', message: /No model/ })
  await refuse({ status: 401 }, 502, { type: 'api_error' })
  await refuse({ status: 429, headers: { 'retry-after': '60' } }, 429, { type: 'rate_limit_error' })
  const response = await post('/v1/chat/completions', { model: compatible, messages: hello })
  t.equal(response.headers.get('retry-after'), '60')
  const message = "This model's maximum context length is 8192 tokens."
  await refuse({ status: 400, message }, 400, { code: 'context_length_exceeded' })
  t.match((await messages({ model: compatible })).body, {
    error: { type: 'invalid_request_error', message: /^prompt is too long: .*8192 tokens/ },
  })
  const tries = provider.requests.length
  await t.rejects(
    new OpenAI({ baseURL: `${gantry.origin}/v1`, apiKey: gantry.token }).chat.completions.create({
      model: compatible,
      messages: [{ role: 'user', content: 'hello' }],
    }),
  )
  t.equal(provider.requests.length, tries + 1, 'a client does not ask again')
})

t.test('a model is found by its name, and lists have the form of the interface', async (t) => {
  t.match(await client.models.retrieve(compatible), { id: compatible, object: 'model', owned_by: 'openai-compatible' })
  t.equal((await gantry.fetch('/v1/models/acme/none')).status, 404)
  const headers = { 'anthropic-version': '2023-06-01' }
  const list: any = await (await gantry.fetch('/v1/models', { headers })).json()
  t.match(list, { has_more: false, first_id: String, last_id: String })
  t.match(
    list.data.find(({ id }: { id: string }) => id === claude),
    { type: 'model', display_name: claude },
  )
  const one = await (await gantry.fetch(`/v1/models/${encodeURIComponent(claude)}`, { headers })).json()
  t.match(one, { type: 'model', id: claude, created_at: String })
})

t.test('a response repeats what was asked for, and has the reasoning of the model', async (t) => {
  provider.frames = completion({ reasoning_content: 'Let me see.', content: 'Yes.' }, 'stop')
  const more = { metadata: { a: 'b' }, temperature: 0.5, instructions: 'Be brief.', parallel_tool_calls: false }
  const { body } = await responses(more)
  t.match(body, { ...more, output: [{ type: 'reasoning', summary: [{ text: 'Let me see.' }] }, { type: 'message' }] })
  const stream = client.responses.stream({ model: compatible, input: 'hello' })
  const kinds: string[] = []
  for await (const { type } of stream) kinds.push(type)
  t.strictSame(kinds.slice(2, 8), [
    'response.output_item.added',
    'response.reasoning_summary_part.added',
    'response.reasoning_summary_text.delta',
    'response.reasoning_summary_text.done',
    'response.reasoning_summary_part.done',
    'response.output_item.done',
  ])
  const final = await stream.finalResponse()
  t.match(final.output, [{ type: 'reasoning' }, { type: 'message', content: [{ text: 'Yes.' }] }])
  const input: any = [{ role: 'user', content: 'hello' }, ...final.output, { role: 'user', content: 'again' }]
  await client.responses.create({ model: compatible, input })
  t.match(provider.last.messages, [{}, { role: 'assistant', content: 'Yes.', reasoning_content: 'Let me see.' }, {}])
})

t.test('what OpenAI has signed comes back to it', async (t) => {
  const response = { id: 'resp_1', object: 'response', created_at: 1, model: 'm', output: [], status: 'in_progress' }
  const thought = { id: 'rs_7', type: 'reasoning', summary: [], encrypted_content: 'sealed' }
  const call = {
    id: 'fc_1',
    type: 'function_call',
    call_id: 'c1',
    name: 'look',
    arguments: '{"a":"b"}',
    status: 'completed',
  }
  const usage = { input_tokens: 9, output_tokens: 3, total_tokens: 12 }
  provider.frames = ({ body }) =>
    body.input.length > 1
      ? undefined
      : [
          { type: 'response.created', response },
          { type: 'response.output_item.added', output_index: 0, item: { ...thought, encrypted_content: null } },
          { type: 'response.output_item.done', output_index: 0, item: thought },
          {
            type: 'response.output_item.added',
            output_index: 1,
            item: { ...call, arguments: '', status: 'in_progress' },
          },
          { type: 'response.function_call_arguments.delta', item_id: 'fc_1', output_index: 1, delta: call.arguments },
          { type: 'response.output_item.done', output_index: 1, item: call },
          { type: 'response.completed', response: { ...response, status: 'completed', usage } },
        ]
  const tools: any = [{ type: 'function', name: 'look', parameters: schema, strict: true }]
  const include: any = ['reasoning.encrypted_content']
  const whole = await client.responses.create({ model: reasoning, input: 'hello', tools, include })
  const streamed = await client.responses.stream({ model: reasoning, input: 'hello', tools, include }).finalResponse()
  for (const { output } of [whole, streamed]) {
    t.match(output, [{ id: 'rs_7', type: 'reasoning', encrypted_content: 'sealed' }, { type: 'function_call' }])
    const result = { type: 'function_call_output', call_id: 'c1', output: 'Three zebras.' }
    const input: any = [{ role: 'user', content: 'hello' }, ...output, result]
    await client.responses.create({ model: reasoning, input, tools, include })
    t.match(provider.last.input.slice(1), [
      { type: 'reasoning', encrypted_content: 'sealed' },
      { type: 'function_call', call_id: 'c1' },
      { type: 'function_call_output', call_id: 'c1' },
    ])
  }
})

t.test('a client that hangs up ends the call of its provider, which is counted', async (t) => {
  for (const stream of [false, true]) {
    const hangUp = new AbortController()
    const before = { asked: asked.length, hungUp }
    const create = client.chat.completions.create(
      { model: 'slow/m', messages: [{ role: 'user', content: 'hello' }], stream },
      { signal: hangUp.signal },
    )
    const ended = create.then(
      () => undefined,
      (error: unknown) => error,
    )
    await waitUntil(() => asked.length > before.asked)
    hangUp.abort()
    t.ok(await ended)
    await waitUntil(() => hungUp > before.hungUp)
    await waitUntil(async () => (await newestCall()).state === 'cancelled')
    t.match(await newestCall(), { model: 'slow/m', usage: { isEstimated: true, inputTokens: Number } })
  }
})

t.test('thinking of Anthropic is no reasoning item that can be given back', async (t) => {
  const thinking = { type: 'thinking', thinking: 'Let me see.', signature: 'signed' } as const
  provider.frames = ({ path }) =>
    path.endsWith('/messages') ? anthropicFrames([thinking, { type: 'text', text: 'Yes.' }]) : undefined
  const { body } = await responses({ model: claude })
  t.match(body.output, [{ type: 'reasoning', summary: [{ text: 'Let me see.' }] }, { type: 'message' }])
  t.notOk('encrypted_content' in body.output[0])
})
