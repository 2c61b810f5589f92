import t from 'tap'
import { readFileSync } from 'node:fs'
import { eventsIn, providerKey, putProvider, startModels } from './support/ai.ts'
import { addCredential } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'
import { filesBelow } from './support/data-files.ts'

const models = await startModels(t)
const usage = { prompt_tokens: 1000, completion_tokens: 50, input_tokens: 1000, output_tokens: 50 }
models.onMessage('hello', { content: 'Good day to you.', usage })
models.onMessage('unpriced', { content: 'Yes.' })
models.onMessage('tool', { toolCalls: [{ id: 'call_1', name: 'getTask', arguments: '{"id":"task_1"}' }] })
models.on({ userMessage: 'round', hasToolResult: true }, { content: 'It is done.' })
models.onMessage('json', { content: '{"answer": 42}' })
models.onMessage('prose', { content: 'I would rather not.' })
models.onMessage('broken', { toolCalls: [{ name: 'getTask', arguments: '[1' }] })
models.onMessage('long', { content: 'word '.repeat(4000) }, { chunkSize: 10, streamingProfile: { ttft: 0, tps: 40 } })
models.onMessage('leak', { error: { message: `The key ${providerKey} is wrong.`, type: 'auth' }, status: 401 })
models.onMessage('busy', { error: { message: 'Come back later.', type: 'rate' }, status: 429, retryAfter: 90 })
models.onMessage(
  'cut',
  { content: 'word '.repeat(100) },
  { chunkSize: 5, truncateAfterChunks: 6, streamingProfile: { ttft: 0, tps: 50 } },
)
models.onEmbedding(/.*/, { embedding: [0.25, -0.5] })
let faults = 0
models.onMessage('shaky', () =>
  faults-- > 0 ? { error: { message: 'Not now.', type: 'x' }, status: 503, retryAfter: 0 } : { content: 'Here I am.' },
)

const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
})
const { call } = gantry
const model = 'acme/gpt-4o'
await putProvider(gantry, models)

const generate = (content: string, more: object = {}, headers: Record<string, string> = {}) =>
  call('POST', '/ai/generate', { body: { model, messages: [{ role: 'user', content }], ...more }, headers })
const streamed = async (content: string, more: object = {}) => {
  const { body } = await generate(content, more, { accept: 'text/event-stream' })
  return eventsIn(String(body))
}
const ledgerRow = async (id: string) => (await call('GET', `/ai/calls/${id}`)).body.data.call
const newestCall = async () => (await call('GET', '/ai/calls?limit=1')).body.data.calls[0]

t.test('a provider is listed without its key, which no answer, event or file of the data contains', async (t) => {
  const { body } = await call('GET', '/ai/providers')
  t.match(body.data.providers, [{ name: 'acme', kind: 'openai-compatible', hasApiKey: true }])
  t.equal((await generate('hello')).status, 200)
  const sent = models.getLastRequest()?.headers['authorization']
  t.ok(sent, 'the provider was given a credential')
  const answers = await Promise.all(
    ['/ai/providers', '/events?limit=200', '/identity/audit?limit=200'].map(
      async (path) => (await call('GET', path)).body,
    ),
  )
  t.notMatch(JSON.stringify(answers), providerKey)
  for (const file of filesBelow(gantry.data)) t.notOk(readFileSync(file).includes(providerKey), file)
})

t.test('a stored key is kept when a provider is put again, and never goes to another address', async (t) => {
  const put = (body: object, headers = {}) => call('PUT', '/ai/providers/again', { body, headers })
  const baseUrl = `${models.url}/v1`
  const first = await put({ kind: 'openai-compatible', baseUrl, apiKey: providerKey })
  t.equal((await put({ kind: 'openai-compatible', baseUrl, models: ['gpt-4o'] })).body.data.provider.hasApiKey, true)
  t.equal((await put({ kind: 'openai-compatible', baseUrl: `${models.url}/v2` })).body.data.provider.hasApiKey, false)
  await put({ kind: 'openai-compatible', baseUrl, apiKey: providerKey })
  t.equal((await put({ kind: 'openai-compatible', baseUrl, apiKey: null })).body.data.provider.hasApiKey, false)
  const stale = await put({ kind: 'openai-compatible', baseUrl }, { 'if-match': first.headers.get('etag') ?? '' })
  t.equal(stale.body.error.code, 'revision_mismatch')
  t.equal((await call('DELETE', '/ai/providers/again')).status, 200)
  t.equal((await call('DELETE', '/ai/providers/again')).body.error.code, 'ai_provider_not_found')
})

t.test('a provider at a private address or without an address is refused', async (t) => {
  const put = async (body: object) => (await call('PUT', '/ai/providers/other', { body })).body.error
  t.match(await put({ kind: 'openai-compatible', baseUrl: 'http://169.254.169.254/v1' }), {
    code: 'validation_failed',
    details: [{ path: 'body/baseUrl' }],
  })
  t.match(await put({ kind: 'openai-compatible' }), { details: [{ path: 'body/baseUrl' }] })
  t.match(await put({ kind: 'local' }), { message: /private network/ }, 'a local model must be allowed too')
})

t.test('the test of a provider finds its models, which are offered from then on', async (t) => {
  const { body } = await call('POST', '/ai/providers/acme/test')
  t.match(body.data.test, { isReachable: true })
  const listed = (await call('GET', '/ai/models')).body.data.models
  t.ok(listed.some(({ id }: { id: string }) => id === model))
  t.strictSame(listed.length, body.data.test.models.length)
  await call('PUT', '/ai/providers/gone', { body: { kind: 'openai-compatible', baseUrl: `${models.url}/nothing` } })
  t.match((await call('POST', '/ai/providers/gone/test')).body.data.test, { isReachable: false, problem: /404/ })
  await call('DELETE', '/ai/providers/gone')
  t.equal((await call('POST', '/ai/providers/gone/test')).body.error.code, 'ai_provider_not_found')
})

t.test(
  'a model has a price from the catalogue or from its provider, and an unknown one is refused with the nearest',
  async (t) => {
    await call('PUT', '/ai/providers/openai', { body: { kind: 'openai', apiKey: providerKey } })
    await call('PUT', '/ai/providers/own', {
      body: {
        kind: 'openai-compatible',
        baseUrl: `${models.url}/v1`,
        models: ['gpt-4o', { id: 'tiny', prices: { inputMicros: 3_000_000, outputMicros: 6_000_000 } }],
      },
    })
    const found = (await call('GET', '/ai/models?limit=200')).body.data.models
    const modelOf = (id: string) => found.find((each: { id: string }) => each.id === id)
    t.match(modelOf('openai/gpt-4o'), {
      prices: { inputMicros: 2_500_000, outputMicros: 10_000_000 },
      priceSource: 'catalogue',
    })
    t.match(modelOf('own/tiny'), {
      prices: { inputMicros: 3_000_000 },
      priceSource: 'configured',
      capabilities: ['text', 'tools', 'json'],
    })
    t.equal(modelOf('own/gpt-4o').prices, undefined)
    const priced = await generate('hello', { model: 'own/tiny' })
    t.match(priced.body.data.usage, { inputTokens: 1000, outputTokens: 50, costMicros: 3300, isEstimated: false })
    t.match((await generate('hello', { model: 'own/tinny' })).body.error, {
      code: 'model_not_found',
      message: /own\/tiny/,
    })
    t.match((await generate('hello', { model: 'acmee/gpt-4o' })).body.error, {
      code: 'model_not_found',
      message: /acme/,
    })
    t.equal((await generate('hello', { model: undefined })).body.error.code, 'not_configured')
    for (const name of ['openai', 'own']) await call('DELETE', `/ai/providers/${name}`)
  },
)

t.test('a generation answers the message, and the ledger has its row', async (t) => {
  const { body } = await generate('hello')
  t.match(body.data, {
    message: { role: 'assistant', content: 'Good day to you.' },
    finishReason: 'stop',
    usage: { inputTokens: 1000, outputTokens: 50, isEstimated: false },
  })
  t.match(await ledgerRow(body.data.aiCallId), {
    state: 'succeeded',
    model,
    provider: 'acme',
    operation: 'generate',
    attempts: 1,
  })
  const { events } = (await call('GET', '/events?kinds=ai.call.finished&limit=200')).body.data
  t.match(events.at(-1), { data: { aiCallId: body.data.aiCallId, state: 'succeeded', usage: { inputTokens: 1000 } } })
  t.equal((await call('GET', '/ai/calls/call_nothing')).body.error.code, 'ai_call_not_found')
})

t.test('the same by the dialect of Anthropic', async (t) => {
  await putProvider(gantry, models, 'claude', 'anthropic')
  const { body } = await generate('hello', { model: 'claude/claude-sonnet-4-5' })
  t.match(body.data, { message: { content: 'Good day to you.' }, usage: { inputTokens: 1000, outputTokens: 50 } })
  t.match(await streamed('tool', { model: 'claude/claude-sonnet-4-5', tools: [getTask] }), [
    { event: 'toolCall', data: { name: 'getTask', input: { id: 'task_1' } } },
    { event: 'finish', data: { finishReason: 'tool_calls' } },
  ])
})

const getTask = { name: 'getTask', inputSchema: { type: 'object', properties: { id: { type: 'string' } } } }

t.test('a stream has deltas, tool calls and one finish, and is settled by then', async (t) => {
  const events = await streamed('hello')
  t.equal(
    events
      .filter(({ event }) => event === 'delta')
      .map(({ data }) => data.text)
      .join(''),
    'Good day to you.',
  )
  const finish = events.at(-1)
  t.match(finish, { event: 'finish', data: { message: { content: 'Good day to you.' }, usage: { inputTokens: 1000 } } })
  t.match(await ledgerRow(finish?.data.aiCallId), { state: 'succeeded', usage: finish?.data.usage })
  const tools = await streamed('tool', { tools: [getTask] })
  t.match(tools, [
    { event: 'toolCall', data: { id: 'call_1', name: 'getTask', input: { id: 'task_1' } } },
    { event: 'finish', data: { finishReason: 'tool_calls', message: { toolCalls: [{ id: 'call_1' }] } } },
  ])
  const keyed = await generate('hello', {}, { accept: 'text/event-stream', 'idempotency-key': 'streamed' })
  t.equal(keyed.body.error.code, 'validation_failed')
  t.equal((await generate('hello', {}, { accept: 'image/png' })).body.error.code, 'not_acceptable')
})

t.test('tool outputs go back to the model, and one without its call is refused', async (t) => {
  const answered = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'round' },
    { role: 'assistant', content: '', toolCalls: [{ id: 'call_1', name: 'getTask', input: { id: 'task_1' } }] },
    { role: 'tool', content: 'open', toolCallId: 'call_1' },
  ]
  const { body } = await call('POST', '/ai/generate', { body: { model, messages: answered, tools: [getTask] } })
  t.equal(body.data.message.content, 'It is done.')
  t.match(models.getLastRequest()?.body?.messages, [
    { role: 'system' },
    { role: 'user' },
    { role: 'assistant', tool_calls: [{ id: 'call_1' }] },
    { role: 'tool', tool_call_id: 'call_1', content: 'open' },
  ])
  const orphan = { model, messages: [{ role: 'tool', content: 'open', toolCallId: 'call_2' }] }
  t.match((await call('POST', '/ai/generate', { body: orphan })).body.error, {
    code: 'validation_failed',
    details: [{ path: 'body/messages/0/toolCallId' }],
  })
})

t.test('with a schema the answer is parsed, and prose is a failure of the provider', async (t) => {
  const schema = { type: 'object', properties: { answer: { type: 'number' } } }
  t.strictSame((await generate('json', { schema })).body.data.output, { answer: 42 })
  t.match(models.getLastRequest()?.body?.response_format, { type: 'json_schema' })
  t.match((await generate('prose', { schema })).body.error, { code: 'ai_provider_error', message: /JSON/ })
  t.equal((await generate('broken', { tools: [getTask] })).body.error.code, 'ai_provider_error')
})

t.test('a failure has the sentence of the provider, without its key, and the row says so', async (t) => {
  const { status, body } = await generate('leak')
  t.equal(status, 502)
  t.match(body.error, {
    code: 'ai_provider_error',
    message: /^The AI provider acme answered 401: The key .*redacted.* is wrong\.$/,
  })
  t.notMatch(JSON.stringify(body), providerKey)
  const failed = await newestCall()
  t.match(failed, { state: 'failed', problem: /is wrong/ })
  t.notMatch(JSON.stringify(failed), providerKey)
  t.equal(failed.usage, undefined)
  const events = await streamed('leak')
  t.match(events, [{ event: 'error', data: { code: 'ai_provider_error' } }])
})

t.test('a call is repeated before its first token alone, and a long Retry-After is handed on', async (t) => {
  faults = 2
  const { body } = await generate('shaky')
  t.equal(body.data.message.content, 'Here I am.')
  t.match(await ledgerRow(body.data.aiCallId), { state: 'succeeded', attempts: 3 })
  faults = 3
  t.equal((await generate('shaky')).body.error.code, 'ai_provider_error')
  const before = models.getRequests().length
  const busy = await generate('busy')
  t.match(busy.body.error, { code: 'ai_provider_error', retryAfter: 90 })
  t.equal(busy.headers.get('retry-after'), '90')
  t.equal(models.getRequests().length, before + 1, 'it was asked once')
  const cut = await streamed('cut')
  t.equal(cut.at(-1)?.event, 'error')
  t.ok(cut.some(({ event }) => event === 'delta'))
  t.equal(models.getRequests().length, before + 2, 'what had begun was not asked again')
  t.match(await newestCall(), { state: 'failed', usage: { isEstimated: true } })
})

t.test('hanging up ends the call of the provider and settles it with an estimate', async (t) => {
  for (const accept of ['text/event-stream', 'application/json']) {
    const hangUp = new AbortController()
    const body = JSON.stringify({ model, messages: [{ role: 'user', content: 'long' }] })
    const asked = gantry.fetch('/api/v1/ai/generate', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', accept },
      signal: hangUp.signal,
    })
    if (accept === 'text/event-stream') {
      const reader = (await asked).body?.getReader()
      for (let text = ''; !text.includes('delta'); ) text += Buffer.from((await reader?.read())?.value ?? []).toString()
    } else await waitUntil(async () => (await newestCall()).state === 'running')
    hangUp.abort()
    await asked.then((response) => response.body?.cancel()).catch(() => {})
    await waitUntil(async () => (await newestCall()).state !== 'running')
    t.match(await newestCall(), { state: 'cancelled', usage: { isEstimated: true } }, accept)
  }
})

t.test('a repeated call with the same key is answered from the first one', async (t) => {
  const before = models.getRequests().length
  const headers = { 'idempotency-key': 'generate-once' }
  const first = await generate('hello', {}, headers)
  const again = await generate('hello', {}, headers)
  t.strictSame(again.body, first.body)
  t.equal(models.getRequests().length, before + 1)
})

t.test('embeddings come one for each text, and are in the ledger', async (t) => {
  const body = { model: 'acme/text-embedding-3-small', input: ['one', 'two'] }
  const { data } = (await call('POST', '/ai/embeddings', { body })).body
  t.strictSame(data.embeddings, [
    [0.25, -0.5],
    [0.25, -0.5],
  ])
  t.match(await ledgerRow(data.aiCallId), { operation: 'embed', state: 'succeeded', usage: { isEstimated: true } })
  const refused = (more: object) => call('POST', '/ai/embeddings', { body: { ...body, ...more } })
  t.equal((await refused({ model: 'nothing/x' })).body.error.code, 'model_not_found')
  t.equal((await refused({ model: 'claude/claude-sonnet-4-5' })).body.error.code, 'ai_provider_error')
  t.equal((await refused({ taskId: 'task_nothing' })).body.error.code, 'task_not_found')
})

t.test('tokens are counted by an estimate, in linear time whatever the text', async (t) => {
  const count = async (text: string) => (await call('POST', '/ai/count-tokens', { body: { text } })).body.data
  t.strictSame(await count(''), { tokens: 0, method: 'estimate' })
  const prose = 'The step is the unit of durability, and the log is the truth of what was said. '.repeat(20)
  const { tokens } = await count(prose)
  t.ok(tokens > prose.length / 6 && tokens < prose.length / 3, `${tokens} for ${prose.length} characters`)
  t.ok((await count('a'.repeat(1_000_000))).tokens > 100_000)
})

t.test('the ledger is filtered and paged, and a narrow credential sees its tasks alone', async (t) => {
  const [taskId, otherId] = [await gantry.createTask(), await gantry.createTask()]
  await generate('hello', { taskId })
  await generate('hello', { taskId: otherId })
  const listed = (await call('GET', `/ai/calls?taskId=${taskId}`)).body.data.calls
  t.strictSame(
    listed.map((row: { taskId: string }) => row.taskId),
    [taskId],
  )
  const page = (await call('GET', '/ai/calls?limit=1')).body.data
  t.ok(page.nextCursor)
  t.not((await call('GET', `/ai/calls?limit=1&cursor=${page.nextCursor}`)).body.data.calls[0].id, page.calls[0].id)
  t.equal((await call('GET', `/ai/calls?cursor=${page.nextCursor}&model=${model}`)).body.error.code, 'invalid_cursor')
  t.equal((await generate('hello', { taskId: 'task_nothing' })).body.error.code, 'task_not_found')
  const narrow = await addCredential(gantry, 'user_owner', {
    scopes: ['ai:read', 'ai:execute'],
    allow: { taskIds: [taskId] },
  })
  const headers = { authorization: `Bearer ${narrow.secret}` }
  const seen = (await call('GET', '/ai/calls', { headers })).body.data.calls
  t.strictSame(
    seen.map((row: { id: string }) => row.id),
    [listed[0].id],
  )
  t.equal((await call('GET', `/ai/calls?taskId=${otherId}`, { headers })).body.error.code, 'task_not_found')
  const foreign = (await call('GET', `/ai/calls?taskId=${otherId}`)).body.data.calls[0].id
  t.equal((await call('GET', `/ai/calls/${foreign}`, { headers })).body.error.code, 'ai_call_not_found')
  t.equal((await generate('hello', {}, headers)).body.error.code, 'forbidden')
  t.equal((await generate('hello', { taskId }, headers)).status, 200)
})

t.test('the sums of the usage are those of the ledger, whatever they are grouped by', async (t) => {
  const rows: { usage?: { inputTokens: number; outputTokens: number } }[] = []
  for (let cursor = ''; ; ) {
    const { calls, nextCursor } = (await call('GET', `/ai/calls?limit=200${cursor && `&cursor=${cursor}`}`)).body.data
    rows.push(...calls)
    if (!nextCursor) break
    cursor = nextCursor
  }
  const input = rows.reduce((sum, { usage: used }) => sum + (used?.inputTokens ?? 0), 0)
  const output = rows.reduce((sum, { usage: used }) => sum + (used?.outputTokens ?? 0), 0)
  for (const groupBy of ['day', 'model', 'actor']) {
    const { usage: groups, totals } = (await call('GET', `/ai/usage?groupBy=${groupBy}`)).body.data
    t.match(totals, { calls: rows.length, inputTokens: input, outputTokens: output }, groupBy)
    t.equal(
      groups.reduce((sum: number, { sums }: { sums: { calls: number } }) => sum + sums.calls, 0),
      rows.length,
    )
  }
  t.equal((await call('GET', '/ai/usage?groupBy=task')).body.data.usage.length, 2)
  t.strictSame((await call('GET', '/ai/usage?groupBy=chat&from=2020-01-01&to=2020-01-31')).body.data.usage, [])
  t.equal((await call('GET', '/ai/usage?from=2026-02-31')).body.error.code, 'invalid_filter')
})

t.test('a budget is reserved before a call and settled after it, and what does not fit is refused', async (t) => {
  const put = (body: object) => call('PUT', '/ai/budget', { body })
  const budget = async () => (await call('GET', '/ai/budget')).body.data.budget
  const { usedTokens } = (await put({ period: 'day', tokensMax: 1 })).body.data.budget
  t.ok(usedTokens > 1000, 'what was used before there was a budget counts')
  const before = models.getRequests().length
  for (const refused of [
    await generate('hello'),
    await call('POST', '/ai/embeddings', { body: { model: 'acme/e', input: ['x'] } }),
  ])
    t.match([refused.status, refused.body.error.code], [429, 'quota_exceeded'])
  t.equal(models.getRequests().length, before, 'the provider was not asked')
  await put({ period: 'day', tokensMax: usedTokens + 3000 })
  const [one, other] = await Promise.all([
    generate('hello', { maxOutputTokens: 2000 }),
    generate('hello', { maxOutputTokens: 2000 }),
  ])
  t.strictSame([one.status, other.status].sort(), [200, 429], 'both together would not fit')
  t.match(await budget(), { usedTokens: usedTokens + 1050, reservedTokens: 0 })
  await generate('leak', { maxOutputTokens: 10 })
  t.match(await budget(), { usedTokens: usedTokens + 1050, reservedTokens: 0 }, 'a failure costs nothing')
  await put({ period: 'month' })
  t.equal((await generate('hello')).status, 200)
})

t.test('a call that a former run left is lost, and what it had reserved is free again', async (t) => {
  const environment = { GANTRY_SECRET_KEY: 'secret-key-of-this-test-0123456789' }
  const first = await startGantry(t, { environment })
  const at = new Date().toISOString()
  const day = `day:${at.slice(0, 10)}`
  const period = { id: day, usedCostMicros: 0, usedTokens: 0, reservedCostMicros: 0, reservedTokens: 500 }
  const reservation = { periodId: day, costMicros: 0, tokens: 500 }
  const left = { id: 'call_left', at, actor: 'user_owner', provider: 'acme', model, attempts: 1, reservation }
  await first.service.app.store.commit([
    { insert: 'aiBudgets', doc: { id: 'budget', period: 'day', tokensMax: 1000 } },
    { insert: 'aiPeriods', doc: period },
    { insert: 'aiCalls', doc: { ...left, operation: 'generate', status: 'started' } },
  ])
  await first.service.stop()
  const again = await startGantry(t, { args: ['--data', first.data], environment })
  t.match((await again.call('GET', '/ai/calls/call_left')).body.data.call, { state: 'interrupted' })
  t.match((await again.call('GET', '/ai/budget')).body.data.budget, { reservedTokens: 0, usedTokens: 0 })
})
