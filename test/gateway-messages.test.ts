/** Anthropic's interface at `/v1/messages`, for a provider of Anthropic and for others. */
import t from 'tap'
import { startGantry } from './support/gantry.ts'
import { RecordingProvider, anthropicFrames, providerWords } from './support/recording-provider.ts'

const provider = await RecordingProvider.start(t)
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${provider.port}` },
})
await provider.put(gantry, [{ id: 'gpt-4o' }, { id: 'claude-sonnet-4-5' }])
const claude = 'anthropic/claude-sonnet-4-5'
const question = { messages: [{ role: 'user', content: 'hello' }], max_tokens: 8_192 }
const ask = async (model: string, more: object): Promise<{ status: number; body: any }> => {
  const response = await gantry.fetch('/v1/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${gantry.token}` },
    body: JSON.stringify({ model, ...question, ...more }),
  })
  return { status: response.status, body: await response.json() }
}

t.test('a conversation with tools, results, images of results and thinking comes to Anthropic as it was', async (t) => {
  const thinking = { type: 'thinking', thinking: 'Let me see.', signature: 'signed-by-anthropic' }
  const use = { type: 'tool_use', id: 'use_1', name: 'look', input: { at: 'zebras' } }
  const tools = [{ name: 'look', input_schema: { type: 'object' } }]
  const budget = { thinking: { type: 'enabled', budget_tokens: 2_048 }, tools }
  provider.frames = ({ body }) =>
    body.messages.length === 1
      ? anthropicFrames([thinking as any, { type: 'text', text: 'I look.' }, use as any])
      : undefined
  t.teardown(() => {
    provider.frames = undefined
  })
  const first = await ask(claude, budget)
  t.match(first.body, {
    type: 'message',
    role: 'assistant',
    content: [thinking, { type: 'text', text: 'I look.' }, use],
    stop_reason: 'tool_use',
    usage: { input_tokens: 9, output_tokens: 3 },
  })
  const messages = [
    { role: 'user', content: 'hello' },
    { role: 'assistant', content: first.body.content },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'use_1', content: [{ type: 'text', text: 'Three zebras.' }] },
        { type: 'text', text: 'Count them.' },
      ],
    },
  ]
  const second = await ask(claude, { ...budget, messages })
  t.match(second.body, { content: [{ type: 'text', text: providerWords }], stop_reason: 'end_turn' })
  const [, answer, results] = provider.last.messages
  t.match(answer.content, [thinking, { type: 'text', text: 'I look.' }, use])
  t.match(results.content, [
    { type: 'tool_result', tool_use_id: 'use_1' },
    { type: 'text', text: 'Count them.' },
  ])
  // The same conversation at another provider: its reasoning is not that of this one.
  const other = await ask('openai-compatible/gpt-4o', { tools, messages })
  t.equal(other.status, 200)
  t.match(provider.last.messages.slice(1), [
    { role: 'assistant', content: 'I look.', tool_calls: [{ id: 'use_1' }] },
    { role: 'tool', content: 'Three zebras.' },
    { role: 'user' },
  ])
})

t.test('that a tool failed reaches Anthropic as it was said, and others in words', async (t) => {
  const messages = [
    { role: 'user', content: 'hello' },
    { role: 'assistant', content: [{ type: 'tool_use', id: 'use_1', name: 'look', input: {} }] },
    {
      role: 'user',
      content: [{ type: 'tool_result', tool_use_id: 'use_1', content: 'No such animal.', is_error: true }],
    },
  ]
  const tools = [{ name: 'look', input_schema: { type: 'object' } }]
  t.equal((await ask(claude, { tools, messages })).status, 200)
  t.match(provider.last.messages[2].content[0], { type: 'tool_result', is_error: true })
  t.match(JSON.stringify(provider.last.messages[2].content[0].content), /No such animal\./)
  t.equal((await ask('openai-compatible/gpt-4o', { tools, messages })).status, 200)
  t.match(provider.last.messages[2], { role: 'tool', content: 'The tool failed:\nNo such animal.' })
  const wrong = [{ type: 'tool_result', tool_use_id: 'use_1', content: 'x', is_error: 'yes' }]
  t.match((await ask(claude, { tools, messages: [...messages.slice(0, 2), { role: 'user', content: wrong }] })).body, {
    error: { message: /is_error/ },
  })
})

t.test('a deferred tool reaches the model once a search of the client has found it', async (t) => {
  const tool = (name: string, more = {}) => ({ name, input_schema: { type: 'object' }, ...more })
  const deferred = Array.from({ length: 200 }, (_, n) => tool(`tool${n}`, { defer_loading: true }))
  const tools = [tool('ToolSearch'), ...deferred]
  const named = (list: any[]) => list.map((each) => each.name ?? each.function?.name)
  t.equal((await ask(claude, { tools })).status, 200)
  t.strictSame(named(provider.last.tools), ['ToolSearch'])
  const found = (...names: string[]) => names.map((name) => ({ type: 'tool_reference', tool_name: name }))
  const messages = [
    { role: 'user', content: 'hello' },
    { role: 'assistant', content: [{ type: 'tool_use', id: 'use_1', name: 'ToolSearch', input: { query: 'x' } }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'use_1', content: found('tool7', 'tool9') }] },
  ]
  for (const model of [claude, 'openai-compatible/gpt-4o']) {
    t.equal((await ask(model, { tools, messages })).status, 200, model)
    t.strictSame(named(provider.last.tools), ['ToolSearch', 'tool7', 'tool9'], model)
    t.match(JSON.stringify(provider.last.messages[2]), /The tool tool7 can be called now\..*tool9 can/, model)
  }
  const many = Array.from({ length: 200 }, (_, n) => tool(`tool${n}`))
  t.match((await ask(claude, { tools: many })).body.error.message, /tools must be a list of at most 128 items/)
  t.match((await ask(claude, { tools: [tool('x', { defer_loading: 'yes' })] })).body.error.message, /defer_loading/)
})

t.test('instructions may stand between the messages, and advice about thinking is taken', async (t) => {
  const messages = [
    { role: 'user', content: 'hello' },
    { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] },
    { role: 'user', content: 'again' },
  ]
  const advice = { context_management: { edits: [{ type: 'clear_thinking_20251015', keep: 'all' }] } }
  t.equal((await ask('openai-compatible/gpt-4o', { messages, ...advice })).status, 200)
  t.match(provider.last.messages[1], { role: 'system', content: 'Be brief.' })
  t.equal((await ask(claude, { messages, ...advice })).status, 200)
  t.match(JSON.stringify(provider.last), /Be brief\./)
  const results = { context_management: { edits: [{ type: 'clear_tool_uses_20250919' }] } }
  t.match((await ask(claude, results)).body.error.message, /context_management/)
})

t.test('a stream of messages has the events of the interface, in order', async (t) => {
  const use = { type: 'tool_use', id: 'use_1', name: 'look', input: { at: 'zebras' } } as const
  provider.frames = () =>
    anthropicFrames([
      { type: 'thinking', thinking: 'Let me see.', signature: 'signed' },
      { type: 'text', text: 'I look.' },
      use,
    ])
  t.teardown(() => {
    provider.frames = undefined
  })
  const response = await gantry.fetch('/v1/messages?beta=true', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': gantry.token, authorization: '' },
    body: JSON.stringify({ model: claude, ...question, stream: true }),
  })
  t.equal(response.status, 200)
  const data = (await response.text())
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []))
  t.strictSame(
    data.map(({ type }) => type),
    [
      'message_start',
      ...['content_block_start', 'content_block_delta', 'content_block_delta', 'content_block_stop'],
      ...['content_block_start', 'content_block_delta', 'content_block_stop'],
      ...['content_block_start', 'content_block_delta', 'content_block_stop'],
      'message_delta',
      'message_stop',
    ],
  )
  t.match(data[3], { index: 0, delta: { type: 'signature_delta', signature: 'signed' } })
  t.match(data[9], { index: 2, delta: { type: 'input_json_delta', partial_json: JSON.stringify(use.input) } })
  t.match(data.at(-2), { delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 3 } })
})

t.test('tokens are counted before they are sent, and a failure has the form of the interface', async (t) => {
  const response = await gantry.fetch('/v1/messages/count_tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: claude,
      messages: [{ role: 'user', content: 'Say hello to the zebras.' }],
    }),
  })
  const counted: any = await response.json()
  t.ok(counted.input_tokens > 4 && counted.input_tokens < 20)
  t.match(await ask('nowhere/model', {}), {
    status: 404,
    body: { type: 'error', error: { type: 'not_found_error', message: /nowhere/ } },
  })
  t.match((await ask(claude, { max_tokens: null })).body.error.message, /max_tokens/)
})
