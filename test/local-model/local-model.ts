/** A model of llama.cpp that Gantry runs itself; `npm run test:local-model` runs it. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'
import OpenAI from 'openai'
import { eventsIn } from '../support/ai.ts'
import { ownerToken, startGantry } from '../support/gantry.ts'
import { waitUntil } from '../support/wait.ts'
import { writeTinyModel } from './tiny-model.ts'

/** The first order loads the program and the model, which takes seconds on a busy machine. */
const patient = { timeout: 300_000 }
t.setTimeout(2 * patient.timeout)
const folder = process.env['LOCAL_MODELS'] ?? ''
writeTinyModel(join(folder, 'tiny.gguf'))
writeTinyModel(join(folder, 'tiny-embed.gguf'), 2)

const gantry = await startGantry(t, {
  environment: { GANTRY_LOCAL_MODELS: folder },
  files: { 'gantry.json': JSON.stringify({ embeddingModel: 'own/tiny-embed' }) },
})
const { call } = gantry
const model = 'own/tiny'
const ask = (more: object, headers = {}) =>
  call('POST', '/ai/generate', {
    body: { model, messages: [{ role: 'user', content: 'Hello' }], maxOutputTokens: 16, ...more },
    headers,
  })
const newestCall = async () => (await call('GET', '/ai/calls?limit=1')).body.data.calls[0]
await call('PUT', '/ai/providers/own', { body: { kind: 'local' } })

t.test('the provider has no address and lists the files of the folder', patient, async (t) => {
  const { providers } = (await call('GET', '/ai/providers')).body.data
  t.match(providers, [{ name: 'own', kind: 'local', baseUrl: undefined }])
  const { test } = (await call('POST', '/ai/providers/own/test')).body.data
  t.match(test, { isReachable: true })
  t.strictSame(test.models.toSorted(), ['tiny', 'tiny-embed'])
  t.match((await call('GET', '/ai/models')).body.data.models, [
    { id: 'own/tiny', capabilities: ['text', 'json'] },
    { id: 'own/tiny-embed', capabilities: ['embeddings'] },
  ])
})

t.test('it answers, streams the same text, and its tokens are counted', patient, async (t) => {
  const { data } = (await ask({})).body
  t.match(data, { finishReason: 'length', usage: { outputTokens: 16, isEstimated: false } })
  t.ok(data.usage.inputTokens > 5)
  t.not(data.message.content, '')
  const events = eventsIn(String((await ask({}, { accept: 'text/event-stream' })).body))
  const deltas = events.filter(({ event }) => event === 'delta')
  t.ok(deltas.length > 3, 'in several parts')
  t.equal(deltas.map((each) => each.data.text).join(''), data.message.content)
  t.match(events.at(-1), { event: 'finish', data: { usage: { outputTokens: 16 } } })
  t.match(await newestCall(), { state: 'succeeded', model })
})

t.test('it obeys a JSON schema, although its weights are random', patient, async (t) => {
  const properties = {
    action: { type: 'string', enum: ['read', 'write'] },
    count: { type: 'array', items: { type: 'boolean' }, maxItems: 3 },
    done: { type: 'boolean' },
  }
  const schema = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
  for (const temperature of [0, 0.5, 1, 1.5, 2]) {
    const { output } = (await ask({ schema, temperature, maxOutputTokens: 500 })).body.data
    t.match(output, { action: /^(?:read|write)$/, count: Array, done: Boolean })
    t.strictSame(Object.keys(output), Object.keys(properties))
  }
})

t.test('a caller who hangs up ends the generation, and the next call is served', patient, async (t) => {
  const hangUp = new AbortController()
  const response = await fetch(`${gantry.origin}/api/v1/ai/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${ownerToken}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ model, messages: [{ role: 'user', content: 'Hello' }], maxOutputTokens: 100_000 }),
    signal: hangUp.signal,
  })
  await response.body?.getReader().read()
  hangUp.abort()
  await waitUntil(async () => (await newestCall()).state !== 'running')
  t.match(await newestCall(), { state: 'cancelled', usage: { isEstimated: true } })
  t.equal((await ask({})).status, 200)
})

t.test('the end of its process fails one call, and the next one starts it again', patient, async (t) => {
  const broken = ask({ maxOutputTokens: 100_000 })
  const pidOf = (name: string) => {
    const lines = execFileSync('ps', ['-eo', 'pid,args']).toString().split('\n')
    return Number(
      lines
        .find((line) => line.includes('model-process') && line.includes(`${folder}/${name}.gguf`))
        ?.split(/\s+/)
        .find(Boolean),
    )
  }
  await waitUntil(async () => (await newestCall()).state === 'running')
  process.kill(pidOf('tiny'), 'SIGKILL')
  t.match((await broken).body.error, {
    code: 'ai_provider_error',
    message: /own failed: The process of the model ended/,
  })
  t.match((await ask({})).body.data.usage, { outputTokens: 16 })
})

t.test('tools are refused, and a file that is not there is no model', patient, async (t) => {
  const tools = [{ name: 'getTask', inputSchema: { type: 'object' } }]
  t.match((await ask({ tools })).body.error, { code: 'validation_failed', details: [{ path: 'body/tools' }] })
  t.equal((await ask({ model: 'own/../tiny' })).body.error.code, 'model_not_found')
})

t.test('its vectors find knowledge by meaning', patient, async (t) => {
  const { embeddings, usage } = (
    await call('POST', '/ai/embeddings', { body: { model: 'own/tiny-embed', input: ['one', 'two', 'one'] } })
  ).body.data
  t.strictSame(
    embeddings.map((each: number[]) => each.length),
    [64, 64, 64],
  )
  t.strictSame(embeddings[0], embeddings[2])
  t.notSame(embeddings[0], embeddings[1])
  t.match(usage, { isEstimated: false })
  const content = 'The cat sleeps on the warm stove.'
  await call('POST', '/knowledge', { body: { title: 'Cats', content } })
  const search = async () => (await call('GET', '/knowledge/search?q=Cats&mode=semantic')).body.data
  await waitUntil(async () => (await search()).semantic.state === 'ready' && (await search()).results.length > 0)
  t.match(await search(), { results: [{ title: 'Cats' }], semantic: { state: 'ready', model: 'own/tiny-embed' } })
})

t.test('clients of OpenAI use it through /v1', patient, async (t) => {
  const client = new OpenAI({ baseURL: `${gantry.origin}/v1`, apiKey: ownerToken, maxRetries: 0 })
  const stream = await client.chat.completions.create({
    model,
    messages: [{ role: 'user', content: 'Hello' }],
    max_tokens: 16,
    stream: true,
    stream_options: { include_usage: true },
  })
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  t.equal(chunks.at(-1)?.usage?.completion_tokens, 16)
})
