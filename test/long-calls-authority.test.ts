import { fileURLToPath } from 'node:url'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** What was authorized when it began ends with its credential, however long it would go on. */
const models = await startModels(t)
models.onMessage(/./, { content: 'word '.repeat(100_000) }, { chunkSize: 10, streamingProfile: { ttft: 0, tps: 50 } })
const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const mcpServers = { odd: { command: process.execPath, args: [odd] } }
const gantry = await startGantry(t, {
  args: ['--trust'],
  files: { 'gantry.json': JSON.stringify({ mcpServers }) },
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
})
await putProvider(gantry, models)
const model = 'acme/gpt-4o'
const messages = [{ role: 'user', content: 'Say much.' }]
const endings: Readonly<Record<string, (caller: TestCaller) => Promise<unknown>>> = {
  'its token is revoked': ({ tokenId }) => gantry.call('DELETE', `/identity/tokens/${tokenId}`),
  'its user is disabled': ({ userId }) => gantry.call('POST', `/users/${userId}/disable`),
}
const states = async (path: string, list: string) =>
  (await gantry.call('GET', path)).body.data[list].map(({ state }: { state: string }) => state)

for (const [ending, end] of Object.entries(endings)) {
  for (const [path, body] of [
    ['/api/v1/ai/generate', { model, messages }],
    ['/v1/chat/completions', { model, messages, stream: true }],
  ] as const)
    t.test(`the stream of ${path} ends when ${ending}`, async (t) => {
      const caller = await addCaller(gantry, 'developer')
      const answer = await fetch(gantry.origin + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          authorization: `Bearer ${caller.secret}`,
          'content-type': 'application/json',
          accept: 'text/event-stream',
        },
      })
      t.equal(answer.status, 200)
      const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
      await reader.read()
      await end(caller)
      for (let part = await reader.read(); !part.done; part = await reader.read()) void part
      await waitUntil(async () => !(await states('/ai/calls', 'calls')).includes('running'))
      t.pass('the model is asked no longer')
    })

  t.test(`a call of a tool and a generation are given up when ${ending}`, async (t) => {
    const caller = await addCaller(gantry, 'developer')
    const calls = [
      caller.call('POST', '/mcp/tools/execute', { body: { serverName: 'odd', toolName: 'never-answer' } }),
      caller.call('POST', '/ai/generate', { body: { model, messages }, headers: { accept: 'application/json' } }),
    ]
    await waitUntil(async () => (await states('/mcp/calls', 'calls')).includes('running'))
    await waitUntil(async () => (await states('/ai/calls', 'calls')).includes('running'))
    await end(caller)
    for (const { status, body } of await Promise.all(calls))
      t.match([status, body.error], [401, { code: 'token_invalid', message: /revoked|disabled/ }])
    t.strictSame(
      [
        (await states('/mcp/calls', 'calls')).includes('running'),
        (await states('/ai/calls', 'calls')).includes('running'),
      ],
      [false, false],
    )
  })
}

t.test('a call of a token that is restricted to its task goes on while others end', async (t) => {
  const taskId = await gantry.createTask()
  const [narrow, other] = [
    await addCaller(gantry, 'developer', { allow: { taskIds: [taskId] } }),
    await addCaller(gantry, 'developer'),
  ]
  const readers = []
  for (const { secret } of [narrow, other]) {
    const headers = {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    }
    const body = JSON.stringify({ model, messages, taskId })
    const answer = await fetch(`${gantry.origin}/api/v1/ai/generate`, { method: 'POST', body, headers })
    t.equal(answer.status, 200)
    readers.push((answer.body as ReadableStream<Uint8Array>).getReader())
  }
  const [kept, ended] = readers
  if (!kept || !ended) throw new Error('a stream is missing')
  // All calls are looked at, in the order in which they began.
  await gantry.call('DELETE', `/identity/tokens/${other.tokenId}`)
  for (let part = await ended.read(); !part.done; part = await ended.read()) void part
  for (let parts = 0; parts < 20; parts++) t.notOk((await kept.read()).done)
  await kept.cancel()
})
