/** Models that are asked when another one cannot answer. */
import t from 'tap'
import { startGantry } from './support/gantry.ts'
import { RecordingProvider, providerWords } from './support/recording-provider.ts'

const provider = await RecordingProvider.start(t)
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${provider.port}` },
})
await provider.put(gantry)
const prices = { inputMicros: 1_000_000, outputMicros: 2_000_000 }
const put = (name: string, models: readonly object[]) =>
  gantry.call('PUT', `/ai/providers/${name}`, {
    body: { kind: 'openai-compatible', baseUrl: `http://127.0.0.1:${provider.port}/v1`, models },
  })
t.equal(
  (await put('first', [{ id: 'a', fallbacks: ['none/x', 'anthropic/claude-sonnet-4-5', 'first/b'] }, { id: 'b' }]))
    .status,
  200,
)
const question = { messages: [{ role: 'user', content: 'hello' }], max_tokens: 100 }
const ask = async (path: string, body: object): Promise<Response> =>
  gantry.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${gantry.token}` },
    body: JSON.stringify(body),
  })
const lastCall = async () => (await gantry.call('GET', '/ai/calls?limit=1')).body.data.calls[0]
const refuse = (...models: readonly string[]) => {
  const asked: string[] = []
  provider.refusal = ({ body }) => {
    asked.push(body.model)
    return models.includes(body.model) ? 503 : undefined
  }
  return asked
}
t.afterEach(() => {
  provider.refusal = undefined
  provider.frames = undefined
})

t.test('a fallback answers in each dialect and streamed, and the ledger has both models', async (t) => {
  for (const [path, body] of [
    ['/v1/chat/completions', question],
    ['/v1/chat/completions', { ...question, stream: true }],
    ['/v1/messages', question],
    ['/v1/responses', { input: 'hello' }],
  ] as const) {
    const asked = refuse('a')
    const response = await ask(path, { model: 'first/a', ...body })
    t.equal(response.status, 200)
    t.match(await response.text(), /The provider speaks/)
    t.same(asked, ['a', 'claude-sonnet-4-5'], 'the first one is asked once')
    t.match(await lastCall(), {
      model: 'anthropic/claude-sonnet-4-5',
      provider: 'anthropic',
      requestedModel: 'first/a',
      fallbackReason: /first answered 503/,
      state: 'succeeded',
      attempts: 2,
    })
  }
  const asked = refuse('a', 'claude-sonnet-4-5')
  t.equal((await ask('/v1/chat/completions', { model: 'first/a', ...question })).status, 200)
  t.same(asked, ['a', 'claude-sonnet-4-5', 'b'])
  t.match(await lastCall(), { model: 'first/b', fallbackReason: /anthropic answered 503/ })
})

t.test('a model that answers is not followed by another, and neither is a refusal of the request', async (t) => {
  refuse()
  const { data } = (
    await gantry.call('POST', '/ai/generate', { body: { model: 'first/a', messages: question.messages } })
  ).body
  t.equal(data.message.content, providerWords)
  const call = await lastCall()
  t.same([call.model, call.requestedModel, call.fallbackReason], ['first/a', undefined, undefined])
  const asked: string[] = []
  provider.refusal = ({ body }) => {
    asked.push(body.model)
    return 400
  }
  t.equal((await ask('/v1/chat/completions', { model: 'first/a', ...question })).status, 400)
  t.same(asked, ['a'])
})

t.test('after the first part no other model is asked', async (t) => {
  const asked: string[] = []
  provider.frames = ({ body }) => {
    asked.push(body.model)
    return [
      {
        id: 'c',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'a',
        choices: [{ index: 0, delta: { content: 'One' } }],
      },
    ]
  }
  const response = await ask('/v1/chat/completions', { model: 'first/a', ...question, stream: true })
  t.match(await response.text(), /One[\s\S]*error/)
  t.same(asked, ['a'])
  t.match(await lastCall(), { model: 'first/a', state: 'failed' })
})

t.test('what is reserved and counted is the price of the model that may answer', async (t) => {
  await put('dear', [{ id: 'd', prices }])
  await put('cheap', [{ id: 'c', fallbacks: ['dear/d'] }])
  const period = 'day'
  await gantry.call('PUT', '/ai/budget', { body: { period, costMicrosMax: 50 } })
  const refused = await ask('/v1/chat/completions', { model: 'cheap/c', ...question })
  t.equal(refused.status, 429, 'the dearest one would not fit')
  await gantry.call('PUT', '/ai/budget', { body: { period, costMicrosMax: 1_000_000 } })
  const used = async () => (await gantry.call('GET', '/ai/budget')).body.data.budget.usedCostMicros
  const before = await used()
  refuse('c')
  t.equal((await ask('/v1/chat/completions', { model: 'cheap/c', ...question })).status, 200)
  const call = await lastCall()
  t.match(call, { model: 'dear/d', priceSource: 'configured', usage: { costMicros: Number } })
  t.equal((await used()) - before, call.usage.costMicros)
})
