import t from 'tap'
import { GantryError } from 'gantry/client'
import type { Schemas } from 'gantry/client'
import { putProvider, startModels } from './support/ai.ts'
import { answering, clientsOf, failing, thrownBy } from './support/client.ts'
import { startCuttingProxy } from './support/cutting-proxy.ts'
import { startGantry } from './support/gantry.ts'
import { oddEntry } from './support/mcp.ts'
import { waitUntil } from './support/wait.ts'

const models = await startModels(t)
models.onMessage('fail', { error: { message: 'The model is away.', type: 'x' }, status: 400 })
models.onMessage(/./, { content: 'one two three four five six seven' })
const gantry = await startGantry(t, {
  args: ['--trust'],
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
  files: {
    'gantry.json': JSON.stringify({
      scripts: { hello: 'echo hello', bad: 'exit 3' },
      mcpServers: { odd: oddEntry() },
    }),
  },
})
await putProvider(gantry, models)
const proxy = await startCuttingProxy(t, gantry.origin)
const clientOf = clientsOf(gantry)
const client = clientOf()
const model = 'acme/gpt-4o'

t.test('events come once and in order over connections that break anywhere', async (t) => {
  const after = await lastEvent()
  const cuts = proxy.cuts
  // In the headers, in the first block, in the middle of events, after several.
  proxy.cut(50, 900, 1_500, 1_777, 2_500, 3_003)
  const streamed: Schemas.Event[] = []
  const reading = (async () => {
    for await (const event of clientOf({ baseUrl: proxy.origin }).events.stream({ after, kinds: ['task.*'] })) {
      streamed.push(event)
      if (event.kind === 'task.created' && event.data.title === 'The last') break
    }
  })()
  await waitUntil(async () => {
    await gantry.createTask('Streamed')
    return proxy.cuts === cuts + 6
  }, 'six broken connections')
  await gantry.createTask('The last')
  await reading
  t.same(streamed, await client.events({ after, limit: 200 }).all())
})

t.test('a stream that stays silent is opened anew', async (t) => {
  const after = await lastEvent()
  const silent = () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })
  const { requests, fetch } = answering(silent)
  const events = clientOf({ fetch, silenceMaxMs: 50 }).events.stream({ after })
  const id = await gantry.createTask('After the silence')
  const first = await events.next()
  t.match(first.value, { kind: 'task.created', taskId: id })
  t.ok(requests.length >= 2)
  await events.return()
})

t.test('a stream says that events are no longer retained', async (t) => {
  const { fetch } = answering(failing(410, 'cursor_expired'))
  const error = await thrownBy(clientOf({ fetch }).events.stream({ after: 1 }).next())
  t.match(error, { code: 'cursor_expired' })
})

t.test('a signal ends a stream', async (t) => {
  const ends = new AbortController()
  const next = thrownBy(client.events.stream({}, { signal: ends.signal }).next())
  ends.abort()
  t.match(await next, { name: 'AbortError' })
})

t.test('the log of a job comes whole, each state once, up to its end', async (t) => {
  const id = await gantry.createTask()
  const command = 'for i in $(seq 2000); do echo "line $i of the log"; done'
  await client.plan.add({ id, description: 'Log', command })
  const { job } = await client.plan.run({ id })
  const cuts = proxy.cuts
  proxy.cut(700, 5_000, 20_011)
  let log = ''
  const states: Schemas.Job[] = []
  for await (const part of clientOf({ baseUrl: proxy.origin }).jobs.follow({ jobId: job.id })) {
    if (part.event === 'log') log += part.data.output
    else states.push(part.data)
  }
  t.ok(proxy.cuts > cuts)
  t.equal(states.at(-1)?.state, 'succeeded')
  const full = await client.jobs.log({ jobId: job.id })
  t.ok(log.includes('line 2000 of the log'))
  t.ok(log.startsWith(full.output))
  t.equal(Buffer.byteLength(log), states.at(-1)?.logBytes)
  t.equal(new Set(states.map((state) => JSON.stringify({ ...state, logBytes: 0 }))).size, states.length)
})

t.test('what a call has started is waited for, over lost connections too', async (t) => {
  const lossy = clientOf({ baseUrl: proxy.origin })
  const run = lossy.run({ scriptName: 'hello' })
  const { job } = await run
  proxy.cut(300, 600)
  t.match(await run.wait(), { id: job.id, state: 'succeeded' })
  const { job: bad } = await client.run({ scriptName: 'bad' })
  t.match(await client.jobs.wait({ jobId: bad.id }), { id: bad.id, state: 'failed' })
  t.match(await thrownBy(client.jobs.wait({ jobId: 'job_none' })), { code: 'job_not_found' })
})

t.test('a chat is followed over connections that break anywhere, and each part comes once', async (t) => {
  const { chat } = await client.chats.create({ title: 'Followed', backend: { kind: 'model', model } })
  const [chatId, after] = [chat.id, 0]
  proxy.cut(400, 900, 1_600, 2_400)
  const cuts = proxy.cuts
  const seen: string[] = []
  const following = (async () => {
    for await (const { event, data } of clientOf({ baseUrl: proxy.origin }).chats.follow({ chatId, after })) {
      seen.push(`${event} ${JSON.stringify(data)}`)
      if (event === 'message' && data.message?.role === 'assistant' && data.message.state === 'succeeded') break
    }
  })()
  await client.chats.send({ chatId, content: 'Count.' })
  await following
  t.ok(proxy.cuts > cuts)
  const whole: string[] = []
  for await (const { event, data } of client.chats.follow({ chatId, after })) {
    whole.push(`${event} ${JSON.stringify(data)}`)
    if (whole.length === seen.length) break
  }
  t.same(seen, whole)
})

t.test('the calls of MCP tools are seen as they begin and end, over lost connections too', async (t) => {
  const after = await lastEvent()
  const ownProxy = await startCuttingProxy(t, gantry.origin)
  ownProxy.cut(300, 1_100, 1_500)
  const seen: string[] = []
  const watching = (async () => {
    for await (const { kind } of clientOf({ baseUrl: ownProxy.origin }).events.stream({
      after,
      kinds: ['mcp.call.*'],
    })) {
      seen.push(kind)
      if (seen.filter((one) => one === 'mcp.call.finished').length === 3) break
    }
  })()
  for (const _ of [1, 2, 3]) await client.mcp.call({ serverName: 'odd', toolName: 'tell-pid', arguments: {} })
  await watching
  t.ok(ownProxy.cuts > 0)
  t.same(
    seen,
    [1, 2, 3].flatMap(() => ['mcp.call.started', 'mcp.call.finished']),
  )
})

t.test('a generation comes in parts, and ends with what the whole answer has', async (t) => {
  const messages: Schemas.GenerateTextArguments['messages'] = [{ role: 'user', content: 'Count.' }]
  let text = ''
  let finish: Schemas.GenerateAnswer['data'] | undefined
  for await (const part of client.ai.generate.stream({ model, messages }))
    if (part.event === 'delta') text += part.data.text ?? ''
    else if (part.event === 'finish') finish = part.data
  t.equal(text, 'one two three four five six seven')
  t.same(finish?.message.content, text)
  t.same((await client.ai.generate({ model, messages })).message.content, text)
})

t.test('a generation that fails or breaks off throws, and is not sent again', async (t) => {
  const failed = client.ai.generate.stream({ model, messages: [{ role: 'user', content: 'fail' }] })
  t.ok((await thrownBy(failed.next())) instanceof GantryError)
  const body = 'event: delta\ndata: {"text":"one"}\n\n'
  const { requests, fetch } = answering(
    () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    () => new Response('event: error\ndata: {"code":"ai_provider_error","message":"Away."}\n\n'),
  )
  const messages = [{ role: 'user' as const, content: 'hello' }]
  const cut = clientOf({ fetch }).ai.generate.stream({ model, messages })
  t.match(await cut.next(), { value: { event: 'delta', data: { text: 'one' } } })
  t.match(await thrownBy(cut.next()), { message: /connection was lost before the end/ })
  t.equal(requests.length, 1)
  const refused = clientOf({ fetch }).ai.generate.stream({ model, messages })
  t.match(await thrownBy(refused.next()), { name: 'GantryError', code: 'ai_provider_error' })
})

/** The number of the newest event. */
async function lastEvent(): Promise<number> {
  return (await client.events({ after: 0, limit: 200 }).all()).at(-1)?.id ?? 0
}
