import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { callPlaces } from '../src/services/ai/ledger.ts'
import { eventsIn } from './support/ai.ts'
import { addCaller } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** A provider that answers as its model is named, and never ends. */
const deltaOf = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`
const pieces: Readonly<Record<string, string>> = {
  words: deltaOf('word '.repeat(20_000)),
  line: 'x'.repeat(1_000_000),
  tool: `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: [{ index: 0, id: 'c', type: 'function', function: { name: 'f', arguments: '"'.padEnd(100_000) } }] } }] })}\n\n`,
}
let open = 0
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const { model } = JSON.parse(Buffer.concat(chunks).toString())
  open++
  response.once('close', () => open--)
  response.writeHead(model === 'error' ? 400 : 200, {
    'content-type': model === 'error' ? 'text/plain' : 'text/event-stream',
  })
  response.write(deltaOf('Hello. '))
  const piece = model === 'error' ? pieces['line'] : pieces[model]
  if (piece !== undefined) pour(response, piece)
})
function pour(response: ServerResponse, piece: string): void {
  while (!response.destroyed && response.write(piece));
  response.once('drain', () => pour(response, piece))
}
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
t.teardown(() => {
  server.closeAllConnections()
  server.close()
})
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` } })
await gantry.call('PUT', '/ai/providers/acme', {
  body: { kind: 'openai-compatible', baseUrl: `http://127.0.0.1:${port}/v1` },
})
const bodyOf = (model: string) => ({ model: `acme/${model}`, messages: [{ role: 'user', content: 'Go on.' }] })
const stream = (caller: Partial<Pick<TestCaller, 'secret' | 'cookie'>>, model: string, signal: AbortSignal) =>
  fetch(`${gantry.origin}/api/v1/ai/generate`, {
    method: 'POST',
    signal,
    body: JSON.stringify(bodyOf(model)),
    headers: {
      // A browser session has the whole share of its user, a token half of it.
      ...(caller.cookie === undefined
        ? { authorization: `Bearer ${caller.secret}` }
        : { cookie: `nut-session=${caller.cookie}` }),
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
  })

for (const model of ['words', 'line', 'tool', 'error'])
  t.test(`an answer without an end is ended: ${model}`, async (t) => {
    const { status, body } = await gantry.call('POST', '/ai/generate', { body: bodyOf(model) })
    t.match([status, body.error], [502, { code: 'ai_provider_error' }])
    const answer = await stream({ secret: gantry.token }, model, new AbortController().signal)
    if (answer.status === 200) t.equal(eventsIn(await answer.text()).at(-1)?.event, 'error')
    await waitUntil(() => open === 0)
    t.pass('the provider is asked no longer')
  })

t.test('one user takes a share of the calls of models, and gives it back', async (t) => {
  const [greedy, other] = [await addCaller(gantry, 'developer'), await addCaller(gantry, 'developer')]
  const hangUp = new AbortController()
  const places = Array.from({ length: callPlaces.perUser })
  const streams = await Promise.all(places.map(() => stream(greedy, 'silent', hangUp.signal)))
  t.ok(streams.every(({ status }) => status === 200))
  const refused = await greedy.call('POST', '/ai/generate', { body: bodyOf('silent') })
  t.match([refused.status, refused.body.error], [429, { code: 'quota_exceeded', message: /100 calls of models/ }])
  const free = await stream(other, 'silent', hangUp.signal)
  t.equal(free.status, 200)
  const { limits } = (await gantry.call('GET', '/limits')).body.data
  t.match(
    limits.find(({ name }: { name: string }) => name === 'aiCalls'),
    { used: callPlaces.perUser + 1 },
  )
  hangUp.abort()
  await waitUntil(async () => {
    const { limits: now } = (await gantry.call('GET', '/limits')).body.data
    return now.find(({ name }: { name: string }) => name === 'aiCalls').used === 0
  })
  const again = new AbortController()
  t.equal((await stream(greedy, 'silent', again.signal)).status, 200)
  again.abort()
})
