/**
 * The gateway in its three dialects, judged by what real requests bring to a provider of each kind: a parameter
 * arrives, or the request is refused by its name.
 */
import t from 'tap'
import { startGantry } from './support/gantry.ts'
import { RecordingProvider, onePixel } from './support/recording-provider.ts'
import type { ProviderKind } from './support/recording-provider.ts'

const provider = await RecordingProvider.start(t)
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${provider.port}` },
})
const ids = ['gpt-4o', 'gpt-5', 'claude-sonnet-4-5', 'gemini-2.5-flash']
await provider.put(
  gantry,
  ids.map((id) => ({ id })),
)
const modelOf: Readonly<Record<ProviderKind, string>> = {
  'openai-compatible': 'openai-compatible/gpt-4o',
  openai: 'openai/gpt-4o',
  anthropic: 'anthropic/claude-sonnet-4-5',
  google: 'google/gemini-2.5-flash',
}
const kinds = ['openai-compatible', 'openai', 'anthropic', 'google'] as const
type Dialect = 'chat' | 'responses' | 'messages'
const bodyOf: Readonly<Record<Dialect, object>> = {
  chat: { messages: [{ role: 'user', content: 'hello' }] },
  responses: { input: 'hello' },
  messages: { messages: [{ role: 'user', content: 'hello' }], max_tokens: 8_192 },
}
const pathOf: Readonly<Record<Dialect, string>> = {
  chat: '/v1/chat/completions',
  responses: '/v1/responses',
  messages: '/v1/messages',
}
const ask = async (dialect: Dialect, model: string, more: object): Promise<{ status: number; body: any }> => {
  const response = await gantry.fetch(pathOf[dialect], {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${gantry.token}` },
    body: JSON.stringify({ model, ...bodyOf[dialect], ...more }),
  })
  return { status: response.status, body: await response.json() }
}
const refused = Symbol('refused')
type Arrives = object | typeof refused

interface Row {
  readonly dialect: Dialect
  readonly given: object
  /** What the provider is sent. */
  readonly arrives: Readonly<Record<ProviderKind, Arrives>>
}

const generation = (fields: object) => ({ generationConfig: fields })
const tool = { name: 'look', parameters: { type: 'object', properties: {} } }
const chatTool = { tools: [{ type: 'function', function: tool }] }
const schema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false }
const only = (kind: ProviderKind, arrives: object): Row['arrives'] => ({
  'openai-compatible': refused,
  openai: refused,
  anthropic: refused,
  google: refused,
  [kind]: arrives,
})

const rows: readonly Row[] = [
  {
    dialect: 'chat',
    given: { temperature: 0.3 },
    arrives: {
      'openai-compatible': { temperature: 0.3 },
      openai: { temperature: 0.3 },
      anthropic: { temperature: 0.3 },
      google: generation({ temperature: 0.3 }),
    },
  },
  {
    dialect: 'chat',
    given: { top_p: 0.4 },
    arrives: {
      'openai-compatible': { top_p: 0.4 },
      openai: { top_p: 0.4 },
      anthropic: { top_p: 0.4 },
      google: generation({ topP: 0.4 }),
    },
  },
  {
    dialect: 'chat',
    given: { max_completion_tokens: 77 },
    arrives: {
      'openai-compatible': { max_tokens: 77 },
      openai: { max_output_tokens: 77 },
      anthropic: { max_tokens: 77 },
      google: generation({ maxOutputTokens: 77 }),
    },
  },
  {
    dialect: 'chat',
    given: { stop: ['END', 'STOP'] },
    arrives: {
      'openai-compatible': { stop: ['END', 'STOP'] },
      openai: refused,
      anthropic: { stop_sequences: ['END', 'STOP'] },
      google: generation({ stopSequences: ['END', 'STOP'] }),
    },
  },
  {
    dialect: 'chat',
    given: { seed: 7 },
    arrives: { 'openai-compatible': { seed: 7 }, openai: refused, anthropic: refused, google: generation({ seed: 7 }) },
  },
  {
    dialect: 'chat',
    given: { presence_penalty: 0.5 },
    arrives: {
      'openai-compatible': { presence_penalty: 0.5 },
      openai: refused,
      anthropic: refused,
      // This model of Google takes none.
      google: refused,
    },
  },
  {
    dialect: 'chat',
    given: { frequency_penalty: 0.5 },
    arrives: {
      'openai-compatible': { frequency_penalty: 0.5 },
      openai: refused,
      anthropic: refused,
      google: refused,
    },
  },
  {
    dialect: 'chat',
    given: { logit_bias: { 50: -100 } },
    arrives: only('openai-compatible', { logit_bias: { 50: -100 } }),
  },
  {
    dialect: 'chat',
    given: { top_k: 20 },
    arrives: {
      'openai-compatible': { top_k: 20 },
      openai: refused,
      anthropic: { top_k: 20 },
      google: generation({ topK: 20 }),
    },
  },
  {
    dialect: 'chat',
    given: { ...chatTool, parallel_tool_calls: false },
    arrives: {
      'openai-compatible': { parallel_tool_calls: false },
      openai: { parallel_tool_calls: false },
      anthropic: { tool_choice: { type: 'auto', disable_parallel_tool_use: true } },
      google: refused,
    },
  },
  {
    dialect: 'chat',
    given: { ...chatTool, tool_choice: { type: 'function', function: { name: 'look' } } },
    arrives: {
      'openai-compatible': { tool_choice: { type: 'function', function: { name: 'look' } } },
      openai: { tool_choice: { type: 'function', name: 'look' } },
      anthropic: { tool_choice: { type: 'tool', name: 'look' } },
      google: { toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['look'] } } },
    },
  },
  {
    dialect: 'chat',
    given: { response_format: { type: 'json_object' } },
    arrives: {
      'openai-compatible': { response_format: { type: 'json_object' } },
      openai: { text: { format: { type: 'json_object' } } },
      anthropic: refused,
      google: generation({ responseMimeType: 'application/json' }),
    },
  },
  {
    dialect: 'chat',
    given: { response_format: { type: 'json_schema', json_schema: { name: 'thing', schema, strict: true } } },
    arrives: {
      'openai-compatible': {
        response_format: { type: 'json_schema', json_schema: { name: 'thing', strict: true, schema } },
      },
      openai: { text: { format: { type: 'json_schema', name: 'thing', strict: true } } },
      anthropic: { output_config: { format: { type: 'json_schema' } } },
      google: generation({ responseMimeType: 'application/json' }),
    },
  },
  {
    dialect: 'chat',
    given: { response_format: { type: 'json_schema', json_schema: { name: 'thing', schema } } },
    arrives: {
      'openai-compatible': { response_format: { json_schema: { strict: false } } },
      openai: { text: { format: { strict: false } } },
      anthropic: {},
      google: {},
    },
  },
  {
    dialect: 'chat',
    given: { reasoning_effort: 'low' },
    arrives: {
      'openai-compatible': { reasoning_effort: 'low' },
      // A model that does not reason.
      openai: refused,
      anthropic: { thinking: { type: 'enabled' } },
      google: generation({ thinkingConfig: {} }),
    },
  },
  {
    dialect: 'responses',
    given: { text: { format: { type: 'json_object' }, verbosity: 'low' } },
    arrives: {
      'openai-compatible': { response_format: { type: 'json_object' }, verbosity: 'low' },
      openai: { text: { format: { type: 'json_object' }, verbosity: 'low' } },
      anthropic: refused,
      google: refused,
    },
  },
  {
    dialect: 'responses',
    given: { top_p: 0.4, tools: [{ type: 'function', ...tool }], tool_choice: { type: 'function', name: 'look' } },
    arrives: {
      'openai-compatible': { top_p: 0.4, tool_choice: { function: { name: 'look' } } },
      openai: { top_p: 0.4, tool_choice: { type: 'function', name: 'look' } },
      anthropic: { top_p: 0.4, tool_choice: { type: 'tool', name: 'look' } },
      google: generation({ topP: 0.4 }),
    },
  },
  {
    dialect: 'messages',
    given: {
      system: [{ type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } }],
      stop_sequences: ['END'],
      top_p: 0.4,
      tools: [{ name: 'look', input_schema: { type: 'object' } }],
      tool_choice: { type: 'tool', name: 'look' },
    },
    arrives: {
      'openai-compatible': {
        stop: ['END'],
        top_p: 0.4,
        tool_choice: { function: { name: 'look' } },
        max_tokens: 8_192,
      },
      openai: refused,
      anthropic: {
        stop_sequences: ['END'],
        top_p: 0.4,
        max_tokens: 8_192,
        system: [{ type: 'text', text: 'Be brief.' }],
        tool_choice: { type: 'tool', name: 'look' },
      },
      google: generation({ stopSequences: ['END'], topP: 0.4, maxOutputTokens: 8_192 }),
    },
  },
  {
    dialect: 'messages',
    given: { thinking: { type: 'enabled', budget_tokens: 2_048 } },
    arrives: {
      'openai-compatible': { reasoning_effort: 'low' },
      // A model that does not reason.
      openai: refused,
      anthropic: { thinking: { type: 'enabled', budget_tokens: 2_048 } },
      google: generation({ thinkingConfig: {} }),
    },
  },
]

for (const { dialect, given, arrives } of rows)
  t.test(`${dialect}: ${JSON.stringify(given)}`, async (t) => {
    for (const kind of kinds) {
      const { status, body } = await ask(dialect, modelOf[kind], given)
      const wanted = arrives[kind]
      const names = Object.keys(given)
      if (wanted === refused) {
        t.equal(status, 400, `${kind} refuses`)
        const { message } = body.error
        const isNamed = [...names, 'response_format', 'reasoning_effort', 'stop', 'verbosity'].some((name) =>
          message.includes(name),
        )
        t.ok(isNamed, `${kind}: ${message}`)
      } else {
        t.equal(status, 200, `${kind}: ${JSON.stringify(body.error)}`)
        t.match(provider.last, wanted, kind)
      }
    }
  })

const notForwarded: readonly (readonly [dialect: Dialect, name: string, value: unknown])[] = [
  ['chat', 'n', 2],
  ['chat', 'logprobs', true],
  ['chat', 'top_logprobs', 3],
  ['chat', 'store', true],
  ['chat', 'prediction', { type: 'content', content: 'x' }],
  ['chat', 'audio', { voice: 'alloy' }],
  ['chat', 'web_search_options', {}],
  ['chat', 'functions', [{ name: 'look' }]],
  ['chat', 'no_such_parameter', 1],
  ['responses', 'store', true],
  ['responses', 'previous_response_id', 'resp_1'],
  ['responses', 'background', true],
  ['responses', 'include', ['message.output_text.logprobs']],
  ['responses', 'truncation', 'auto'],
  ['messages', 'container', 'x'],
  ['messages', 'mcp_servers', []],
]

t.test('the effort arrives at a model that reasons', async (t) => {
  for (const [dialect, given] of [
    ['chat', { reasoning_effort: 'low' }],
    ['responses', { reasoning: { effort: 'low' } }],
    ['messages', { output_config: { effort: 'low' } }],
  ] as const) {
    t.equal((await ask(dialect, 'openai/gpt-5', given)).status, 200)
    t.match(provider.last, { reasoning: { effort: 'low' } })
  }
  const { status, body } = await ask('chat', 'openai/gpt-5', { temperature: 0.3 })
  t.equal(status, 400, 'which takes no temperature')
  t.match(body.error, { param: 'temperature', message: /does not take temperature/ })
})

t.test('what is not forwarded is refused by its name, in each dialect', async (t) => {
  const before = provider.requests.length
  for (const [dialect, name, value] of notForwarded) {
    const { status, body } = await ask(dialect, modelOf['openai-compatible'], { [name]: value })
    t.equal(status, 400, `${dialect} ${name}`)
    t.match(body.error.message, name)
    if (dialect === 'messages') t.match(body, { type: 'error', error: { type: 'invalid_request_error' } })
    else t.equal(body.error.param, name)
  }
  for (const [name, value] of [
    ['hasOwnProperty', 'metadata'],
    ['propertyIsEnumerable', 'metadata'],
    ['__defineGetter__', 1],
  ] as const)
    for (const dialect of ['chat', 'responses', 'messages'] as const) {
      const { status, body } = await ask(dialect, modelOf['openai-compatible'], { [name]: value })
      t.equal(status, 400, `${dialect} ${name}, which each object has`)
      t.match(body.error.message, name)
    }
  t.equal(provider.requests.length, before, 'no provider was asked')
  const harmless = { metadata: { a: 'b' }, store: false, logprobs: false, service_tier: 'auto', n: 1, user: null }
  t.equal((await ask('chat', modelOf.anthropic, harmless)).status, 200)
})

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const images: Readonly<Record<Dialect, object>> = {
  chat: {
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'look' },
          { type: 'image_url', image_url: { url: `data:image/png;base64,${pixel}` } },
        ],
      },
    ],
  },
  responses: {
    input: [
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'look' },
          { type: 'input_image', image_url: `data:image/png;base64,${pixel}` },
        ],
      },
    ],
  },
  messages: {
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'look' },
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: pixel } },
        ],
      },
    ],
  },
}

for (const dialect of ['chat', 'responses', 'messages'] as const)
  t.test(`an image of ${dialect} arrives at each provider`, async (t) => {
    for (const kind of kinds) {
      const { status, body } = await ask(dialect, modelOf[kind], images[dialect])
      t.equal(status, 200, `${kind}: ${JSON.stringify(body.error)}`)
      t.ok(JSON.stringify(provider.last).includes(pixel), kind)
    }
  })

const withUrl = (url: string, more: object = {}) => ({
  messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url, ...more } }] }],
})

t.test('an image by its address is loaded by the service, and each kind of provider is sent its bytes', async (t) => {
  const local = { kind: 'local', baseUrl: `http://127.0.0.1:${provider.port}/v1`, models: [{ id: 'gpt-4o' }] }
  await gantry.call('PUT', '/ai/providers/near', { body: local })
  for (const model of [...Object.values(modelOf), 'near/gpt-4o']) {
    const loaded = await ask('chat', model, withUrl(`http://127.0.0.1:${provider.port}/zebra.png`))
    t.equal(loaded.status, 200, model)
    const sent = JSON.stringify(provider.last)
    t.ok(sent.includes(onePixel.toString('base64')), model)
    t.notMatch(sent, /zebra\.png/, model)
  }
})

t.test('no kind of provider is sent an address that the egress rules deny, nor what is no image', async (t) => {
  for (const model of [...Object.values(modelOf), 'near/gpt-4o']) {
    const before = provider.requests.length
    for (const url of [
      'http://127.0.0.1:8099/zebra.png',
      'http://169.254.169.254/latest/meta-data',
      'http://[::1]/a.png',
    ]) {
      const { status, body } = await ask('chat', model, withUrl(url))
      t.equal(status, 400, `${model} ${url}`)
      t.match(body.error.message, /private network/)
    }
    const models = await ask('chat', model, withUrl(`http://127.0.0.1:${provider.port}/v1/models`))
    t.match(models, { status: 400, body: { error: { message: /application\/json/ } } })
    t.equal(provider.requests.length, before, model)
  }
  t.equal((await ask('chat', modelOf['openai-compatible'], withUrl('file:///etc/passwd'))).status, 400)
  const low = withUrl('https://example.org/zebra.png', { detail: 'low' })
  t.match((await ask('chat', modelOf['openai-compatible'], low)).body.error.message, /detail/)
})

t.test(
  'tools of a namespace, as Codex has them, reach each provider, and calls come back with the namespace',
  async (t) => {
    const tools = [
      { type: 'namespace', name: 'agents', description: 'Agents.', tools: [{ type: 'function', ...tool }] },
      { type: 'function', name: 'write', parameters: tool.parameters },
    ]
    const call = {
      type: 'function_call',
      call_id: 'c1',
      namespace: 'agents',
      name: 'look',
      arguments: '{"at":"zebras"}',
    }
    const input = [
      { role: 'user', content: 'hello' },
      call,
      { type: 'function_call_output', call_id: 'c1', output: 'ok' },
    ]
    const more = {
      tools,
      input,
      client_metadata: { turn: '1' },
      include: ['reasoning.encrypted_content'],
      store: false,
    }
    for (const kind of kinds) t.equal((await ask('responses', modelOf[kind], more)).status, 200, kind)
    t.equal((await ask('responses', modelOf['openai-compatible'], more)).status, 200)
    t.match(provider.last, {
      tools: [{ function: { name: 'agents__look' } }, { function: { name: 'write' } }],
      messages: [{}, { tool_calls: [{ function: { name: 'agents__look' } }] }, { role: 'tool', content: 'ok' }],
    })
    const part = { index: 0, id: 'c2', type: 'function', function: { name: 'agents__look', arguments: '{}' } }
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' }
    provider.frames = () => [
      { ...chunk, choices: [{ index: 0, delta: { role: 'assistant', tool_calls: [part] } }] },
      {
        ...chunk,
        choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }],
        usage: { prompt_tokens: 9, completion_tokens: 3 },
      },
      '[DONE]',
    ]
    t.teardown(() => {
      provider.frames = undefined
    })
    const { body } = await ask('responses', modelOf['openai-compatible'], more)
    t.match(body.output, [{ type: 'function_call', namespace: 'agents', name: 'look', call_id: 'c2' }])
  },
)

t.test('the models of a provider that nobody has tested are listed', async (t) => {
  await gantry.call('PUT', '/ai/providers/unseen', {
    body: { kind: 'openai-compatible', baseUrl: `http://127.0.0.1:${provider.port}/v1` },
  })
  const { data }: any = await (await gantry.fetch('/v1/models')).json()
  t.ok(data.some(({ id }: { id: string }) => id === 'unseen/gpt-4o'))
  const away = { kind: 'openai-compatible', baseUrl: `http://127.0.0.1:${provider.port}/v1`, apiKey: `\${secret:NONE}` }
  await gantry.call('PUT', '/ai/providers/away', { body: away })
  t.equal((await gantry.call('GET', '/ai/models')).status, 200, 'one that cannot be asked holds up no list')
})
