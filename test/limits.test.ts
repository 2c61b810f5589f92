import t from 'tap'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { Rates } from '../src/services/rates.ts'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry, GantryOptions } from './support/gantry.ts'
import { atAnySpeed } from './support/speed.ts'
import { readUntil } from './support/wait.ts'

const noLog = { info: () => {}, warn: () => {}, error: () => {} }

function startLimited(
  t: Parameters<typeof startGantry>[0],
  rate: string,
  options: GantryOptions = {},
): Promise<Gantry> {
  return startGantry(t, { ...options, environment: { GANTRY_RATE_LIMIT: rate } })
}

t.test('every response reports the remaining calls of the minute', async (t) => {
  const gantry = await startLimited(t, '100')
  const first = await gantry.call('GET', '/version')
  t.match(first.headers.get('ratelimit'), /^"default";r=99;t=[12]$/)
  t.equal(first.headers.get('ratelimit-policy'), '"default";q=100;w=60')
  for (const [method, path, headers, status] of [
    ['GET', '/tasks/task_none', {}, 404],
    ['POST', '/tasks', {}, 400],
    ['GET', '/none', {}, 404],
    ['PATCH', '/tasks', {}, 405],
    ['GET', '/version', { authorization: '' }, 401],
    ['GET', '/version', { authorization: 'Bearer none' }, 401],
    ['GET', '/version', { 'content-encoding': 'gzip' }, 415],
  ] as const) {
    const answer = await gantry.call(method, path, { headers, ...(method === 'POST' && { body: {} }) })
    t.equal(answer.status, status, path)
    t.match(answer.headers.get('ratelimit'), /^"default";r=\d+;t=\d+$/, `${method} ${path} ${status}`)
    t.match(answer.headers.get('ratelimit-policy'), /^"default";q=\d+;w=60$/, `${method} ${path} ${status}`)
  }
})

t.test('calls over the limit are refused with the time to wait', async (t) => {
  const gantry = await startLimited(t, '5')
  const answers = await Promise.all(Array.from({ length: 8 }, () => gantry.call('GET', '/version')))
  t.same(answers.map(({ status }) => status).sort(), [200, 200, 200, 200, 200, 429, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  t.match(refused?.body.error, { code: 'rate_limited', retryAfter: Number })
  t.match(refused?.headers.get('retry-after'), /^1[0-2]$/)
  t.match(refused?.headers.get('ratelimit'), /^"default";r=0;t=(59|60)$/)
  t.equal((await gantry.call('GET', '/health/live', { headers: { authorization: '' } })).status, 200)
})

t.test('one user does not use up what another one has', async (t) => {
  const gantry = await startLimited(t, '20')
  const other = await addCaller(gantry, 'developer')
  const use = async () => (await gantry.call('GET', '/version')).status
  for (let calls = 0; calls < 20; calls++) t.equal(await use(), 200)
  t.equal(await use(), 429)
  t.equal((await other.call('GET', '/version')).status, 200)
})

t.test('wrong credentials are counted by address, and leave valid ones alone', async (t) => {
  const gantry = await startLimited(t, '3')
  const attempt = async () =>
    (await gantry.call('GET', '/version', { headers: { authorization: 'Bearer guess' } })).status
  t.same([await attempt(), await attempt(), await attempt(), await attempt()], [401, 401, 401, 429])
  const login = async () =>
    (
      await gantry.call('POST', '/identity/login', {
        headers: { authorization: '' },
        body: { token: 'a guess that is long enough' },
      })
    ).body.error.code
  const refusals = [await login(), await login(), await login(), await login()]
  t.same(refusals, ['login_failed', 'login_failed', 'login_failed', 'rate_limited'], 'sign-ins are counted apart')
  t.equal((await gantry.call('GET', '/version')).status, 200)
})

t.test('gantry.json sets the limit, and GANTRY_RATE_LIMIT goes before it', async (t) => {
  const files = { 'gantry.json': '{ "rateLimit": 7 }' }
  const policyOf = async (rate: string) =>
    (await (await startLimited(t, rate, { files })).call('GET', '/version')).headers.get('ratelimit-policy')
  t.equal(await policyOf(''), '"default";q=7;w=60')
  t.equal(await policyOf('9'), '"default";q=9;w=60')
  t.equal(await policyOf('off'), null)
})

t.test('gantry.json takes no other rate than a number or off', async (t) => {
  for (const rate of ['0', '-1', '1.5', '"many"', 'null', '2000000']) {
    await t.rejects(
      startGantry(t, { files: { 'gantry.json': `{ "rateLimit": ${rate} }` } }),
      { code: 'config_invalid', message: /"rateLimit" must be a whole number from 1 to 1000000 or "off"\./ },
      rate,
    )
  }
})

t.test('GANTRY_RATE_LIMIT takes no other rate than a number or off', async (t) => {
  for (const rate of ['0', '-1', '1.5', 'many', '2000000'])
    await t.rejects(startLimited(t, rate), { message: /GANTRY_RATE_LIMIT must be/ }, rate)
})

t.test('calls come back as the minute goes by', async (t) => {
  let now = 0
  const rates = new Rates({ config: { rateLimit: 60 }, project: { config: async () => ({}) }, log: noLog }, () => now)
  const take = () => rates.take({ userId: 'user_1' })
  for (let calls = 0; calls < 60; calls++) t.equal(take()?.isGranted, true)
  t.match(take(), { isGranted: false, left: 0, nextInSeconds: 1, wholeInSeconds: 60 })
  now += 10_000
  for (let calls = 0; calls < 10; calls++) t.equal(take()?.isGranted, true)
  t.equal(take()?.isGranted, false)
  now += 600_000
  t.equal(take()?.left, 59)
})

t.test('all addresses of one IPv6 network are one caller', async (t) => {
  const rates = new Rates({ config: { rateLimit: 1 }, project: { config: async () => ({}) }, log: noLog }, () => 0)
  const take = (address: string) => rates.take({ address })?.isGranted
  t.same([take('2001:db8::1'), take('2001:db8:0:0:ffff::2'), take('2001:db8:0:1::1')], [true, false, true])
  t.same([take('192.0.2.1'), take('::ffff:192.0.2.1'), take('192.0.2.2')], [true, false, true])
})

t.test('getLimits lists every limit with what is used', async (t) => {
  const gantry = await startLimited(t, '50')
  await gantry.call('GET', '/version')
  const { status, body } = await gantry.call('GET', '/limits')
  t.equal(status, 200)
  const limits = new Map(body.data.limits.map((limit: { name: string }) => [limit.name, limit]))
  t.equal(limits.size, body.data.limits.length)
  t.match(limits.get('callsPerMinute'), { value: 50, unit: 'calls', used: 2 })
  t.match(limits.get('jsonBodyBytes'), { value: 1_048_576, unit: 'bytes' })
  t.match(limits.get('terminals'), { value: 64, unit: 'sessions', used: 0 })
  t.match(limits.get('streams'), { unit: 'streams', used: 0 })
  t.notOk(
    (await (await startGantry(t)).call('GET', '/limits')).body.data.limits.some(
      (limit: { name: string }) => limit.name === 'callsPerMinute',
    ),
  )
})

t.test('listErrorCodes lists the closed set', async (t) => {
  const gantry = await startGantry(t)
  const { body } = await gantry.call('GET', '/errors')
  const codes = new Map(body.data.errors.map((error: { code: string; status: number }) => [error.code, error.status]))
  t.equal(codes.size, body.data.errors.length)
  t.match(Object.fromEntries(codes), {
    rate_limited: 429,
    overloaded: 503,
    task_not_found: 404,
    revision_mismatch: 412,
    idempotency_key_reused: 409,
  })
})

const ticksMax = 150
const tickMs = 20

/**
 * What a server writes on a raw connection until it closes it. A server that never does is left after many ticks of the
 * event loop, which the server shares: however slow the machine is, its own timer of ten ticks runs out before.
 */
async function readAll(socket: Socket): Promise<string> {
  let ticks = 0
  const giveUp = setInterval(() => {
    if (++ticks > ticksMax) socket.destroy()
  }, tickMs)
  const text = await readToEnd(socket)
  clearInterval(giveUp)
  return text
}

function readToEnd(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        text += chunk
      })
      .on('error', () => {})
      .on('close', () => resolve(text))
  })
}

const impatient = { parts: { server: { times: { headersMs: 10 * tickMs, bodyMs: 10 * tickMs } } } }

t.test('headers that do not arrive in time are answered by 408 in the envelope', async (t) => {
  const gantry = await startGantry(t, impatient)
  const socket = connect(gantry.port, '127.0.0.1', () =>
    socket.write('GET /api/v1/version HTTP/1.1\r\nHost: localhost\r\n'),
  )
  const answer = await readAll(socket)
  t.match(answer, /^HTTP\/1\.1 408 /)
  t.match(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''), { success: false, error: { code: 'request_timeout' } })
})

t.test('a JSON body that does not arrive in time is answered by 408, however steadily it drips', async (t) => {
  const gantry = await startGantry(t, impatient)
  const head = `POST /api/v1/tasks HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${gantry.token}\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`
  const socket = connect(gantry.port, '127.0.0.1', () => socket.write(head))
  const drip = setInterval(() => {
    if (socket.writable) socket.write(' ')
  }, tickMs)
  const answer = await readAll(socket)
  clearInterval(drip)
  t.match(answer, /^HTTP\/1\.1 408 /)
  t.match(answer, /\r\nconnection: close\r\n/i)
  t.match(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''), {
    success: false,
    error: { code: 'request_timeout', requestId: String },
  })
})

t.test('an upload may take its time while it goes on, and is answered by 408 when it does not', async (t) => {
  const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
  const end = '\r\n--b--\r\n'
  const startUpload = (gantry: Gantry, bytes: number) => {
    const head = `POST /api/v1/resources HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${gantry.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nConnection: close\r\n`
    const socket = connect(gantry.port, '127.0.0.1')
    socket.write(`${head}Content-Length: ${start.length + bytes + end.length}\r\n\r\n${start}`)
    return socket
  }
  const uploadSlowly = async (factor: number) => {
    const bodyMs = 10 * tickMs * factor
    const gantry = await startGantry(t, { parts: { server: { times: { bodyMs, uploadBytesPerSecondMin: 1 } } } })
    const slow = startUpload(gantry, 30)
    let sent = 0
    const drip = setInterval(() => {
      if (sent++ < 30) slow.write('x')
      else {
        slow.write(end)
        clearInterval(drip)
      }
    }, tickMs * factor)
    const began = performance.now()
    const answer = await readToEnd(slow)
    clearInterval(drip)
    return { gantry, answer, isLonger: performance.now() - began > 2 * bodyMs }
  }
  const { gantry, answer, isLonger } = await atAnySpeed(uploadSlowly, ({ answer }) =>
    answer.startsWith('HTTP/1.1 201 '),
  )
  t.match(answer, /^HTTP\/1\.1 201 /)
  t.ok(isLonger, 'longer than a JSON body may take')
  const stuck = await readToEnd(startUpload(gantry, 30))
  t.match(stuck, /^HTTP\/1\.1 408 /)
  t.match(JSON.parse(stuck.split('\r\n\r\n')[1] ?? ''), { error: { code: 'request_timeout' } })
  t.equal((await gantry.call('GET', '/resources')).body.data.resources.length, 1)
})

t.test('an upload that trickles is ended by 408, however steadily it goes on', async (t) => {
  let now = 0
  const times = { bodyMs: 10 * tickMs, uploadBytesPerSecondMin: 1_024, clock: () => now }
  const gantry = await startGantry(t, { parts: { server: { times } } })
  const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
  const head = `POST /api/v1/resources HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${gantry.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nConnection: close\r\n`
  const socket = connect(gantry.port, '127.0.0.1')
  socket.write(`${head}Content-Length: 1000000\r\n\r\n${start}`)
  // A byte in ten milliseconds of the clock is less than the rate, at any speed of the machine.
  const drip = setInterval(() => {
    now += 10
    if (socket.writable) socket.write('x')
  }, 1)
  const answer = await readToEnd(socket)
  clearInterval(drip)
  t.match(answer, /^HTTP\/1\.1 408 /)
  t.match(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''), { error: { code: 'request_timeout' } })
})

t.test('an address has only so many connections, and one that is closed makes room', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_CONNECTIONS_PER_ADDRESS: '1' } })
  const { body } = await gantry.call('GET', '/limits')
  const limit = body.data.limits.find(({ name }: { name: string }) => name === 'connectionsPerAddress')
  t.match(limit, { value: 1, unit: 'connections', description: /16 times/ })
  const sockets: Socket[] = []
  t.teardown(() => sockets.forEach((socket) => socket.destroy()))
  const open = async () => {
    const socket = connect(gantry.port, '127.0.0.1', () =>
      socket.write('GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    )
    sockets.push(socket)
    const [answer] = await once(
      socket.setEncoding('utf8').on('error', () => {}),
      'data',
    )
    return String(answer)
  }
  const answers = []
  for (let count = 0; count < 20; count++) answers.push(await open())
  t.match(answers[0], /^HTTP\/1\.1 200 /)
  const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 429 '))
  t.ok(refused.length >= 4, `${refused.length} of 20 were refused`)
  t.match(JSON.parse(refused[0]?.split('\r\n\r\n')[1] ?? '{}'), {
    success: false,
    error: { code: 'rate_limited', message: /16 open connections/, retryAfter: Number },
  })
  for (const socket of sockets.splice(0)) socket.destroy()
  t.match(await readUntil(open, (answer) => answer.startsWith('HTTP/1.1 200 '), 'room'), /^HTTP\/1\.1 200 /)
})
