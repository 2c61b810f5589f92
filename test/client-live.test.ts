import t from 'tap'
import type { Schemas } from 'gantry/client'
import { clientsOf, thrownBy } from './support/client.ts'
import { startCuttingProxy } from './support/cutting-proxy.ts'
import { append, newestOf } from './support/events-streams.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** The live connection of the client, over a WebSocket of the runtime. */

const gantry = await startGantry(t, {
  args: ['--trust'],
  files: { 'gantry.json': JSON.stringify({ scripts: { hello: 'echo hello' } }) },
})
const clientOf = clientsOf(gantry)
const client = clientOf()

/** More than the client keeps for a reader. */
const eventCount = 2_500

t.test('events of several streams come once and in order over connections that break anywhere', async (t) => {
  const proxy = await startCuttingProxy(t, gantry.origin)
  const live = clientOf({ baseUrl: proxy.origin }).live()
  const after = (await client.events({ sort: '-id', limit: 1 }).all())[0]?.id ?? 0
  proxy.cut(400, 900, 1_500, 2_500)
  const streams = [undefined, undefined].map(async () => {
    const seen: Schemas.Event[] = []
    for await (const event of live.events({ after, kinds: ['task.*'] })) {
      seen.push(event)
      if (event.kind === 'task.created' && event.data.title === 'The last') return seen
    }
    return seen
  })
  for (let count = 0; count < 20; count++) await gantry.createTask(`Task ${count}`)
  await gantry.createTask('The last')
  const expected = await client.events({ after, kinds: ['task.*'], limit: 200 }).all()
  for (const seen of await Promise.all(streams)) t.same(seen, expected)
  t.ok(proxy.cuts >= 1, 'connections broke')
})

t.test('a job is followed to its end, and a stream ends without a word to the others', async (t) => {
  const live = client.live()
  const reading = live.events({ kinds: ['task.created'] })
  const next = reading.next()
  const { job } = await client.run({ scriptName: 'hello' })
  const frames = await Array.fromAsync(live.job({ jobId: job.id }))
  t.match(frames.at(-1), { event: 'job', data: { state: 'succeeded' } })
  t.equal(frames.flatMap((frame) => (frame.event === 'log' ? [frame.data.output] : [])).join(''), 'hello\n')
  const made = await gantry.createTask('Still there')
  t.match((await next).value, { taskId: made })
  live.close()
  t.match(await reading.next(), { done: true })
})

t.test('a reader that is slow gets everything, once', async (t) => {
  const sent: string[] = []
  class Spy extends WebSocket {
    override send(text: string): void {
      sent.push(JSON.parse(text).type)
      super.send(text)
    }
  }
  const live = client.live({ WebSocket: Spy })
  const after = await newestOf(gantry)
  await append(gantry, eventCount)
  const seen: number[] = []
  for await (const event of live.events({ after, kinds: ['*'] })) {
    seen.push(event.id)
    // While this reader does something else, the client asks the service to stop.
    if (seen.length === 1) await waitUntil(() => sent.includes('unsubscribe'), 'a pause')
    if (seen.length === eventCount) break
  }
  t.same(
    seen,
    seen.map((_, index) => after + 1 + index),
  )
  t.ok(sent.filter((type) => type === 'subscribe').length >= 2, 'it went on')
  live.close()
})

t.test('what is refused is thrown, and so is the end of a credential', async (t) => {
  t.match(await thrownBy(client.live().job({ jobId: 'job_none' }).next()), { code: 'job_not_found' })
  t.match(await thrownBy(clientOf({ token: 'wrong' }).live().events().next()), { code: 'token_invalid' })
  const { token, secret } = (
    await gantry.call('POST', '/identity/tokens', { body: { name: 'narrow', scopes: ['events:read', 'tasks:read'] } })
  ).body.data
  const reading = clientOf({ token: secret })
    .live()
    .events({ kinds: ['task.*'] })
  const first = reading.next()
  await waitUntil(async () => {
    await gantry.createTask('Seen')
    return (await Promise.race([first, Promise.resolve(undefined)])) !== undefined
  }, 'an event')
  // More than one may have come.
  const next = thrownBy(Array.fromAsync(reading))
  await gantry.call('DELETE', `/identity/tokens/${token.id}`)
  t.match(await next, { name: 'GantryError', code: 'token_invalid' })
})

t.test('a connection that is silent is opened anew, and one reader can stop it by a signal', async (t) => {
  const { Silent, connections } = silentSockets()
  const stop = new AbortController()
  const reading = clientOf({ baseUrl: 'http://127.0.0.1:1', token: undefined, silenceMaxMs: 60 })
    .live({ WebSocket: Silent })
    .events({}, { signal: stop.signal })
  const next = thrownBy(reading.next())
  await waitUntil(() => connections() >= 2)
  stop.abort(new Error('enough'))
  t.match(await next, { message: 'enough' })
})

t.test('a lost connection is opened at once when it is asked for, and not only after its pause', async (t) => {
  const proxy = await startCuttingProxy(t, gantry.origin)
  const sockets: WebSocket[] = []
  class Seen extends WebSocket {
    constructor(url: string) {
      super(url)
      sockets.push(this)
    }
  }
  let pauses = 0
  /** Ends when it is aborted, and never by the clock. */
  const wait = (_: number, signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      pauses++
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const live = clientOf({ baseUrl: proxy.origin, retry: { wait } }).live({ WebSocket: Seen })
  t.doesNotThrow(() => live.reconnect(), 'nothing is lost yet')
  const reading = live.events({ kinds: ['task.created'] })
  const first = reading.next()
  await waitUntil(async () => {
    await gantry.createTask('Before')
    return (await Promise.race([first, Promise.resolve(undefined)])) !== undefined
  }, 'an event')
  sockets[0]?.close()
  await waitUntil(() => pauses === 1, 'the pause after the loss')
  await gantry.createTask('Meanwhile')
  live.reconnect()
  for (;;) {
    const { value } = await reading.next()
    if (value?.kind === 'task.created' && value.data.title === 'Meanwhile') break
  }
  t.equal(sockets.length, 2)
  // An open connection that answers stays.
  live.reconnect()
  await gantry.createTask('After')
  t.match((await reading.next()).value, { kind: 'task.created', data: { title: 'After' } })
  t.equal(sockets.length, 2)
  live.close()
})

t.test('an open connection that does not answer when it is asked is opened anew', async (t) => {
  const { Silent, connections } = silentSockets()
  const stop = new AbortController()
  // Its silence alone would be found out after an hour.
  const live = clientOf({ token: undefined, silenceMaxMs: 3_600_000 }).live({ WebSocket: Silent })
  const next = thrownBy(live.events({}, { signal: stop.signal }).next())
  await waitUntil(() => connections() === 1)
  await new Promise((resolve) => setTimeout(resolve, 2))
  live.reconnect()
  await waitUntil(() => connections() === 2, 'the connection after the one that is silent')
  stop.abort(new Error('enough'))
  t.match(await next, { message: 'enough' })
})

/** Sockets that never say anything. They open at once, so that the time of a handshake does not count as silence. */
function silentSockets() {
  let count = 0
  class Silent {
    readonly readyState = WebSocket.OPEN
    constructor() {
      count++
    }
    addEventListener(type: string, listener: (message: { readonly data: unknown }) => void): void {
      if (type === 'open') queueMicrotask(() => listener({ data: undefined }))
    }
    send(): void {}
    close(): void {}
  }
  return { Silent, connections: () => count }
}
