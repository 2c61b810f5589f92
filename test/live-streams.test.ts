import t from 'tap'
import { readFileSync, writeFileSync } from 'node:fs'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller } from './support/callers.ts'
import { chatClient } from './support/chats.ts'
import { openStream } from './support/event-stream.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { LiveClient } from './support/live.ts'
import { readUntil } from './support/wait.ts'

/** What a live connection sends of each stream: the same as the event stream of the operation. */

type Test = Parameters<typeof startGantry>[0]

t.test('a chat is sent as its event stream sends it', async (t) => {
  const models = await startModels(t)
  models.onMessage(/./, { content: 'Good day.' })
  const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` } })
  await putProvider(gantry, models)
  const { createChat, send, settled } = chatClient(gantry)
  const chatId = await createChat()
  const live = await connect(t, gantry)
  live.send({ type: 'subscribe', id: 'chat', stream: 'chat', chatId, after: 0 })
  await send(chatId, 'Hello')
  await settled(chatId)
  const stream = await openStream(gantry.origin, `/chats/${chatId}/events?after=0`)
  t.teardown(() => stream.destroy())
  const isIdle = ({ event, data }: { event?: string | undefined; data?: any }) =>
    event === 'chat' && data.state === 'idle'
  await stream.until(({ frames }) => frames.some(isIdle))
  await live.until(isIdle)
  t.same(
    live.frames.flatMap(({ event, cursor, data }) => (event === undefined ? [] : [{ event, cursor, data }])),
    stream.frames.map(({ event, id, data }) => ({ event, cursor: id, data })),
  )
  await gantry.call('DELETE', `/chats/${chatId}`)
  t.match(await live.until(({ type }) => type === 'ended'), { id: 'chat', reason: 'removed' })
})

t.test('a scope that the user loses ends the subscriptions that need it, and not the connection', async (t) => {
  const gantry = await startGantry(t)
  const { userId, secret } = await addCaller(gantry, 'developer')
  const live = await connect(t, gantry, secret)
  live.send({ type: 'subscribe', id: 'e', stream: 'events' })
  await live.until(({ type }) => type === 'cursor')
  await gantry.call('PATCH', `/users/${userId}`, { body: { role: 'agent' } })
  t.match(await live.until(({ type }) => type === 'ended'), { id: 'e', reason: 'credential_ended' })
  live.send({ type: 'subscribe', id: 'again', stream: 'events' })
  await live.until(({ id, type }) => id === 'again' && type === 'subscribed')
  t.equal(live.closed, undefined, 'the client goes on with what it may read now')
})

t.test('the recorded exchange is what a service sends', async (t) => {
  const gantry = await startGantry(t)
  const live = await connect(t, gantry)
  const exchange: object[] = []
  const up = (message: object) => {
    exchange.push({ up: message })
    live.send(message)
  }
  let seen = 0
  const down = async (count: number) => {
    await readUntil(
      () => live.frames.length,
      (length) => length >= seen + count,
      `${count} messages`,
    )
    exchange.push(...live.frames.slice(seen, seen + count).map((frame) => ({ down: frame })))
    seen += count
  }
  up({ type: 'ping' })
  await down(1)
  up({ type: 'subscribe', id: 'board', stream: 'events', kinds: ['task.*'] })
  await down(2)
  await gantry.createTask('Ship it')
  await down(1)
  up({ type: 'subscribe', id: 'log', stream: 'job', jobId: 'job_none' })
  await down(1)
  up({ type: 'unsubscribe', id: 'board' })
  await down(1)
  const file = new URL('fixtures/live-exchange.json', import.meta.url)
  const text = `${JSON.stringify(exchange, masked, 1)}\n`
  if (process.env['RECORD']) writeFileSync(file, text)
  t.equal(text, readFileSync(file, 'utf8'))
})

/** What differs from run to run. */
function masked(name: string, value: unknown): unknown {
  if (name === 'at') return '2026-01-01T12:00:00.000Z'
  return typeof value === 'string' ? value.replace(/^(task|req)_\w+$/, '$1_…') : value
}

function connect(t: Test, gantry: Gantry, secret = gantry.token): Promise<LiveClient> {
  return new LiveClient(t, gantry.origin, { headers: { authorization: `Bearer ${secret}` } }).opened()
}
