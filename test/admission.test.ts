import t from 'tap'
import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { Admission } from '../src/http/overload/admission.ts'
import type { AdmissionOptions } from '../src/http/overload/admission.ts'
import { CallQueue } from '../src/http/overload/call-queue.ts'
import { CallSources } from '../src/http/overload/call-sources.ts'
import { OverloadRefusals } from '../src/http/overload/refusals.ts'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'
import { request } from './support/wire.ts'

const options = { callsMin: 0, burstMs: 20, patienceMs: 100, targetMs: 20, ageMsMax: 40, tickMsMax: 30, calmMs: 250 }

/** A queue of calls that take a millisecond each. */
function queueOf(given: Partial<typeof options> = {}): CallQueue<string> {
  const queue = new CallQueue<string>({ ...options, ...given })
  for (let time = 0; time < 100; time++) queue.noteCost(1)
  return queue
}

function serveAll(queue: CallQueue<string>, now: number): string[] {
  const served: string[] = []
  for (let call = queue.next(now); call !== undefined; call = queue.next(now)) served.push(call)
  return served
}

t.test('a burst that is served in time is refused nothing, and served in its order', async (t) => {
  const queue = queueOf()
  const refused = Array.from({ length: 20 }, (_, index) => queue.push('a', `a${index}`, 0)).flat()
  t.same(refused, [])
  t.same(serveAll(queue, 1).slice(0, 3), ['a0', 'a1', 'a2'])
})

t.test('calls that would wait too long are refused at once', async (t) => {
  const queue = queueOf()
  const refused = Array.from({ length: 50 }, (_, index) => queue.push('a', `a${index}`, 0)).flat()
  t.equal(queue.size, 20)
  t.equal(refused.length, 30)
})

t.test('a burst may wait longer than a call under overload', async (t) => {
  const queue = queueOf({ burstMs: 100 })
  t.same(Array.from({ length: 90 }, (_, index) => queue.push('a', `a${index}`, 0)).flat(), [])
  queue.next(1)
  t.equal(queue.push('a', 'late', 101).length, 70, 'a queue that has not been empty for so long is overload')
  t.equal(queue.isPressed(102), true)
  serveAll(queue, 103)
  t.equal(queue.push('a', 'next', 104).length, 0)
})

t.test('what counts is the wait and not the number of calls', async (t) => {
  const queue = new CallQueue<string>(options)
  for (let time = 0; time < 200; time++) queue.noteCost(0.1)
  t.same(Array.from({ length: 190 }, (_, index) => queue.push('a', `a${index}`, 0)).flat(), [])
})

t.test('one long pause of the process refuses no burst', async (t) => {
  const queue = queueOf()
  queue.noteCost(1_000)
  t.same(Array.from({ length: 16 }, (_, index) => queue.push('a', `a${index}`, 0)).flat(), [])
})

t.test('a wait of one and a half ticks is acceptable, up to ticks of the longest length', async (t) => {
  const queue = queueOf()
  for (let time = 0; time < 100; time++) queue.noteTick(1_000)
  const refused = Array.from({ length: 60 }, (_, index) => queue.push('a', `a${index}`, 0)).flat()
  t.equal(Math.round((60 - refused.length) / 10), 4, 'one and a half times thirty milliseconds')
})

t.test('under overload the newest call is served first, and in order again once it is over', async (t) => {
  const queue = queueOf()
  for (let index = 0; index < 25; index++) queue.push('a', `a${index}`, 0)
  t.equal(queue.isPressed(0), true)
  t.equal(queue.next(1), 'a24')
  serveAll(queue, 2)
  queue.push('a', 'first', 300)
  queue.push('a', 'second', 300)
  t.equal(queue.isPressed(300), false)
  t.same(serveAll(queue, 301), ['first', 'second'])
})

t.test('users are served in rotation, and calls of the one who has the most are refused first', async (t) => {
  const queue = queueOf()
  const refused: string[] = []
  for (let index = 0; index < 40; index++) refused.push(...queue.push('greedy', 'greedy', 0))
  for (let index = 0; index < 3; index++) refused.push(...queue.push('other', 'other', 0))
  t.notOk(refused.includes('other'))
  t.same(serveAll(queue, 1).slice(0, 6), ['greedy', 'other', 'greedy', 'other', 'greedy', 'other'])
})

t.test('a call that waits for much longer than expected is refused', async (t) => {
  const queue = queueOf()
  queue.push('a', 'old', 0)
  queue.push('b', 'newer', 30)
  t.same(queue.expire(40), [])
  t.same(queue.expire(41), ['old'])
  t.same(serveAll(queue, 42), ['newer'])
})

t.test('few waiting calls are refused by nothing, however long they wait', async (t) => {
  const queue = queueOf({ callsMin: 32 })
  const refused = Array.from({ length: 32 }, (_, index) => queue.push('a', `a${index}`, 0)).flat()
  t.same([...refused, ...queue.expire(10_000)], [])
  t.equal(queue.push('a', 'one more', 0).length > 0, true)
})

t.test('of few waiting calls the oldest is served first, also under overload', async (t) => {
  const queue = queueOf({ callsMin: 4 })
  for (let index = 0; index < 25; index++) queue.push('a', `a${index}`, 0)
  const served = serveAll(queue, 1)
  t.equal(served[0], 'a24')
  t.same(served.slice(-4), served.slice(-4).toSorted())
})

t.test('a source is starved when many calls of others were served since its last one', async (t) => {
  const queue = queueOf()
  queue.noteServed('a')
  t.equal(queue.isStarved('a'), false)
  for (let count = 0; count < 101; count++) queue.noteServed('b')
  t.same([queue.isStarved('a'), queue.isStarved('b'), queue.isStarved('new')], [true, false, true])
})

t.test('refusals take a tenth of the time of a busy service: beyond it connections are not read', async (t) => {
  const refusals = refusalsOf({ used: 1, idle: 0 })
  const pauses = Array.from({ length: 1_000 }, () => refusals.nextPauseMs(1_000))
  t.equal(pauses[0], 0, 'a burst is refused without a pause')
  t.ok(pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0)))
  const inTime = pauses.filter((pause) => pause <= 500).length
  t.ok(inTime * 0.03 <= 0.1 * (500 + 50) + 0.03, `${inTime} refusals within half a second`)
})

t.test('refusals take half of the time that nothing else takes', async (t) => {
  const [busy, half] = [refusalsIn({ used: 1, idle: 0 }), refusalsIn({ used: 0.5, idle: 0.5 })]
  t.ok(half > 2 * busy, `${busy} in half a second of a busy service, and ${half} of one that is idle for half of it`)
})

t.test('refusals take less of the time when other programs have the processor', async (t) => {
  t.ok(refusalsIn({ used: 0.25, idle: 0 }) < refusalsIn({ used: 1, idle: 0 }) / 2)
})

t.test('a client that waits as long as a refusal says never meets a pause', async (t) => {
  const refusals = refusalsOf({ used: 1, idle: 0 })
  const pauses = Array.from({ length: 100_000 }, () => refusals.nextPauseMs(0))
  t.ok(Math.max(...pauses) < 1_000)
})

t.test('a credential counts as its user once it was accepted, and not after it was refused', async (t) => {
  const sources = new CallSources()
  t.teardown(() => sources.close())
  const call = new IncomingMessage(new Socket())
  call.headers = { authorization: 'Bearer secret' }
  t.equal(sources.userOf(call), undefined)
  sources.note(call, 'user_1')
  t.equal(sources.userOf(call), 'user_1')
  const other = new IncomingMessage(new Socket())
  other.headers = { 'x-api-key': 'secret' }
  t.equal(sources.userOf(other), undefined)
  sources.note(call, undefined)
  t.equal(sources.userOf(call), undefined)
})

/** How many refusals the budget allows within half a second. */
function refusalsIn(time: { readonly used: number; readonly idle: number }): number {
  const refusals = refusalsOf(time)
  // The share follows the looks at the processor, which are some time apart.
  for (let now = 0; now < 10_000; now += 100) refusals.nextPauseMs(now)
  let count = 0
  while (refusals.nextPauseMs(10_000) <= 500) count++
  return count
}

function refusalsOf(time: { readonly used: number; readonly idle: number }): OverloadRefusals {
  return new OverloadRefusals(
    '',
    () => 0,
    () => time,
  )
}

/** Takes four calls a tick and refuses the others: so that no speed of the machine matters. */
const strict: AdmissionOptions = {
  sliceMs: [0, 0],
  tickMs: 0,
  targetMs: 0,
  burstMs: 0,
  ageMsMax: Infinity,
  anonymousShare: 0.2,
}

function startStrict(t: Parameters<typeof startGantry>[0], given: Partial<AdmissionOptions> = {}): Promise<Gantry> {
  return startGantry(t, { parts: { server: { admission: new Admission({ ...strict, ...given }) } } })
}

t.test('calls that are found to be of a user leave the queue of the others', async (t) => {
  const queue = queueOf()
  for (const call of ['a1', 'b1', 'a2', 'b2']) queue.push(call.slice(0, 1), call, 0)
  t.same(
    queue.remove((call) => call.startsWith('a')),
    ['a1', 'a2'],
  )
  t.equal(queue.size, 2)
  t.same(serveAll(queue, 1), ['b1', 'b2'])
})

t.test('all credentials that are accepted in one turn of the event loop count as those of users', async (t) => {
  const admission = new Admission(strict)
  t.teardown(() => admission.close())
  const callOf = (user: string) => {
    const call = new IncomingMessage(new Socket())
    call.headers = { authorization: user }
    return call
  }
  for (const user of ['first', 'second']) admission.noteUser(callOf(user), user)
  let refused = 0
  for (let count = 0; count < 100; count++) {
    const call = callOf('second')
    const answer = new ServerResponse(call)
    answer.end = () => {
      refused++
      return answer
    }
    const [accept, refusedBodies] = [() => {}, { drain: async () => {} }]
    admission.offer({ request: call, response: answer, address: '', isUnlimited: false, accept, refusedBodies })
  }
  t.ok(refused > 50, 'calls without a known user would wait')
})

t.test('an overloaded service refuses with 503, says when to come back, and still answers health checks', async (t) => {
  const gantry = await startStrict(t)
  await gantry.createTask()
  const calls = await connectAll(t, gantry, 100)
  const create = createTask(gantry.token)
  for (const [index, call] of calls.entries()) call.send(index % 2 ? create : request('GET', '/api/v1/health/live'))
  await waitUntil(() => calls.every(({ status }) => status !== undefined))
  const creates = calls.filter((_, index) => index % 2 === 1)
  t.ok(
    calls.filter((_, index) => index % 2 === 0).every(({ status }) => status === 200),
    'every health check is answered',
  )
  const refused = creates.filter(({ status }) => status === 503)
  t.ok(refused.length > 0)
  for (const { head, body } of refused) {
    const id = /\r\nx-request-id: (.*)\r\n/.exec(head)?.[1]
    t.match(body.error, { code: 'overloaded', retryAfter: Number, requestId: id, message: String, docs: String })
    t.match(head, /\r\nretry-after: [1-4]\r\n/)
    t.match(head, /\r\ncontent-type: application\/json; charset=utf-8\r\n/)
  }
  const created = creates.filter(({ status }) => status === 201).length
  const tasks = await gantry.service.app.store.read.tasks.list()
  t.equal(tasks.length, 1 + created, 'what was refused had no effect')
})

t.test('a user with many calls takes none from a user with one', async (t) => {
  const gantry = await startStrict(t)
  const [greedy, other] = [await addCaller(gantry, 'developer'), await addCaller(gantry, 'developer')]
  for (const caller of [greedy, other]) await caller.call('GET', '/version')
  for (let round = 0; round < 3; round++) {
    const calls = await connectAll(t, gantry, 61)
    for (const [index, call] of calls.entries()) call.send(createTask(index === 60 ? other.secret : greedy.secret))
    await waitUntil(() => calls.every(({ status }) => status !== undefined))
    t.ok(calls.some(({ status }) => status === 503))
    t.equal(calls[60]?.status, 201)
  }
})

t.test('readers without a credential do not delay a user', async (t) => {
  const gantry = await startStrict(t, { sliceMs: [5, 5] })
  await gantry.call('GET', '/version')
  const calls = await connectAll(t, gantry, 301)
  const [user, ...readers] = calls.toReversed()
  for (const reader of readers) reader.send(request('GET', '/api/v1/health/live'))
  user?.send(createTask(gantry.token))
  await waitUntil(() => calls.every(({ status }) => status !== undefined), 'all calls are answered')
  t.equal(user?.status, 201)
  t.ok(readers.every(({ status }) => status === 200))
  const before = readers.filter(({ answeredAt }) => answeredAt < (user?.answeredAt ?? 0)).length
  t.ok(before < readers.length / 2, `${before} of ${readers.length} were answered before`)
})

function createTask(secret: string): string {
  const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' }
  return request('POST', '/api/v1/tasks', headers, '{"title":"Plan"}')
}

/** Connections that were answered once, so that what is sent on all of them at once is read in one tick. */
async function connectAll(t: { teardown(end: () => void): void }, { port }: Gantry, count: number): Promise<Call[]> {
  const calls = Array.from({ length: count }, () => new Call(port))
  t.teardown(() => calls.forEach((call) => call.close()))
  for (const call of calls) {
    await call.connected
    call.send(request('GET', '/api/v1/health/live'))
    await waitUntil(() => call.status === 200)
  }
  return calls
}

class Call {
  readonly connected: Promise<unknown>
  readonly #socket: Socket
  #text = ''
  /** When the answer began, by the clock of `performance`. */
  answeredAt = Infinity

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.setEncoding('utf8').on('data', (text: string) => {
      if (this.#text === '') this.answeredAt = performance.now()
      this.#text += text
    })
    this.connected = once(this.#socket, 'connect')
  }

  send(text: string): void {
    this.#text = ''
    this.#socket.write(text)
  }

  get head(): string {
    return this.#text.slice(0, this.#text.indexOf('\r\n\r\n') + 2)
  }

  get body() {
    return JSON.parse(this.#text.slice(this.head.length + 2))
  }

  /** Undefined until the answer is complete. */
  get status(): number | undefined {
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.head)?.[1] ?? NaN)
    const isComplete = Buffer.byteLength(this.#text) >= this.head.length + 2 + length
    return isComplete ? Number(this.#text.slice(9, 12)) : undefined
  }

  close(): void {
    this.#socket.destroy()
  }
}
