import t from 'tap'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { startGantry } from './support/gantry.ts'
import { startServer } from './support/server.ts'
import { exchange, request } from './support/wire.ts'
import type { Bytes, WireAnswer } from './support/wire.ts'
import {
  gantry,
  port,
  owner,
  json,
  hasty,
  refuses,
  refusal,
  accepts,
  createTask,
  createTaskInChunks,
  get,
} from './support/http-requests.ts'

t.test('the address of a request is a path of this service', async (t) => {
  await refuses(
    t,
    request('GET', 'http://evil.example/api/v1/version', owner),
    400,
    'validation_failed',
    'an absolute address of another host',
  )
  await refuses(
    t,
    request('GET', 'http://localhost/api/v1/version', owner),
    400,
    'validation_failed',
    'an absolute address',
  )
  await refuses(t, request('OPTIONS', '*', owner), 400, 'validation_failed', 'OPTIONS *')
  for (const path of [
    '/tasks/%zz',
    '/tasks/%',
    '/tasks/%ff',
    '/resources?taskId=%zz',
    '/resources?taskId=%ff',
    '/resources?taskId=%c0%af',
  ])
    await refuses(t, get(path), 400, 'validation_failed', path)
  for (const path of [
    '',
    '/',
    '//version',
    '/version/',
    '/Version',
    '/version;a=1',
    '/tasks/%2e%2e/../version',
    '/../api/v1/version',
  ])
    await refuses(t, get(path), 404, 'route_not_found', `/api/v1${path}`)
  await refuses(t, get('/tasks/'), 400, 'validation_failed', 'an empty parameter')
  await refuses(t, get('/tasks/..%2f..%2fversion'), 404, 'task_not_found', 'a path inside a parameter is a value')
  await refuses(t, get('/tasks/%00'), 404, 'task_not_found', 'a NUL inside a parameter is a value')
})

t.test('an over-long address is 414, over-large headers are 431', async (t) => {
  await refuses(t, get(`/tasks/${'a'.repeat(8300)}`), 414, 'uri_too_long', 'a path')
  await refuses(t, get(`/resources?cursor=${'a'.repeat(8300)}`), 414, 'uri_too_long', 'a query')
  await refuses(
    t,
    get(`/tasks/${'a'.repeat(8100)}`),
    400,
    'validation_failed',
    'a long parameter within the limit is judged by the contract',
  )
  await refuses(
    t,
    get(`/tasks/${'a'.repeat(20_000)}`),
    431,
    'headers_too_large',
    'an address longer than all headers may be',
  )
  await refuses(t, get('/version', { 'X-Long': 'a'.repeat(17_000) }), 431, 'headers_too_large', 'one long header')
  await refuses(
    t,
    get('/version', Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`X-${index}`, 'a']))),
    431,
    'headers_too_large',
    'many headers',
  )
})

t.test('a method that is not allowed on a path is 405 and lists the allowed ones', async (t) => {
  for (const method of [
    'PROPFIND',
    'TRACE',
    'QUERY',
    'PURGE',
    'M-SEARCH',
    'OPTIONS',
    'PATCH',
    'PUT',
    'DELETE',
    'POST',
    'CONNECT',
  ]) {
    const answer = await refuses(t, request(method, '/api/v1/version', owner), 405, 'method_not_allowed', method)
    t.equal(answer.headers.get('allow'), 'GET, HEAD')
  }
  const answer = await refuses(
    t,
    request('PUT', '/api/v1/tasks', { ...owner, 'Content-Type': 'text/plain' }, 'a'),
    405,
    'method_not_allowed',
    'whatever the body is',
  )
  t.equal(answer.headers.get('allow'), 'GET, HEAD, POST')
  t.equal(
    (
      await refuses(t, request('PUT', '/api/v1/git/push', owner), 405, 'method_not_allowed', 'where nothing is read')
    ).headers.get('allow'),
    'POST',
  )
  await refuses(
    t,
    request('POST', '/api/v1/nothing', { ...owner, 'Content-Type': 'text/plain', 'Content-Length': '90000000' }),
    404,
    'route_not_found',
    'nor is the body of an unknown path of interest',
  )
  await refuses(t, request('CONNECT', 'localhost:80', owner), 404, 'route_not_found', 'CONNECT to an authority')
  const preflight = await refuses(
    t,
    request('OPTIONS', '/api/v1/tasks', { Origin: 'http://evil.example', 'Access-Control-Request-Method': 'POST' }),
    405,
    'method_not_allowed',
    'a preflight',
  )
  t.notOk(
    [...preflight.headers.keys()].some((name) => name.startsWith('access-control-')),
    'and it allows nothing',
  )
})

t.test('a path of its own is never taken for a parameter of another one, whatever the method', async (t) => {
  const taken: Record<string, string> = {
    '/tasks/next': 'GET, HEAD',
    '/tasks/next/claim': 'POST',
    '/tasks/t/plan-steps/order': 'PUT',
    '/tasks/t/plan-steps/execute': 'POST',
    '/mail/send': 'POST',
    '/schedules': 'GET, HEAD, POST',
    '/schedules/cancel': 'GET, HEAD, PATCH, DELETE',
  }
  for (const [path, allow] of Object.entries(taken)) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (each) => !allow.split(', ').includes(each),
    )) {
      const bytes = request(
        method,
        `/api/v1${path}`,
        { ...owner, ...json },
        method === 'GET' || method === 'HEAD' ? undefined : '{}',
      )
      const answer =
        method === 'HEAD'
          ? await headOf(`/api/v1${path}`, owner)
          : await refuses(t, bytes, 405, 'method_not_allowed', `${method} ${path}`)
      t.equal(`${answer.status} ${answer.headers.get('allow')}`, `405 ${allow}`, `${method} ${path}`)
    }
  }
  await refuses(t, get('/tasks/nexts'), 404, 'task_not_found', 'a name that only begins like it')
})

t.test('what is not HTTP is answered in the envelope and closed', async (t) => {
  const broken: Record<string, Bytes> = {
    'a TLS handshake': '\x16\x03\x01\x02\x00\x01\r\n\r\n',
    'a word': 'hello\r\n\r\n',
    'an unknown method': request('FOO', '/api/v1/version', owner),
    'a method in lower case': request('get', '/api/v1/version', owner),
    'a blank in the address': request('GET', '/api/v1/ver sion', owner),
    'a folded header': 'GET /api/v1/version HTTP/1.1\r\nHost: localhost\r\nX-A: a\r\n b\r\n\r\n',
    'a blank before the colon': 'GET /api/v1/version HTTP/1.1\r\nHost : localhost\r\n\r\n',
    'line feeds alone': 'GET /api/v1/version HTTP/1.1\nHost: localhost\n\n',
    'a NUL in a header': 'GET /api/v1/version HTTP/1.1\r\nHost: localhost\r\nX-A: a\0b\r\n\r\n',
    'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'a negative length': createTask('{}', { 'Content-Length': '-1' }),
    'a length that is no number': createTask('{}', { 'Content-Length': 'two' }),
    'two lengths in one': createTask('{}', { 'Content-Length': '2, 2' }),
    'two lengths': 'POST /api/v1/tasks HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}',
    'a length and chunks': createTaskInChunks('0\r\n\r\n', { 'Content-Length': '2' }),
    'a transfer coding before chunked': createTaskInChunks('', { 'Transfer-Encoding': 'gzip, chunked' }),
    'another transfer coding': createTaskInChunks('', { 'Transfer-Encoding': 'xchunked' }),
    'no transfer coding': createTaskInChunks('', { 'Transfer-Encoding': 'identity' }),
    'a chunk without a size': createTaskInChunks('zz\r\n{}\r\n0\r\n\r\n'),
    'a chunk of another size': createTaskInChunks('1\r\n{}\r\n0\r\n\r\n'),
  }
  for (const [name, bytes] of Object.entries(broken)) {
    const { answers, isClosed } = await exchange(hasty.port, bytes, { untilClosed: true })
    refusal(t, answers.at(-1), 400, 'validation_failed', name)
    t.ok(isClosed, `${name}: closed`)
  }
})

t.test('garbage after a request does not corrupt the response in progress', async (t) => {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(16_000_000)], 'zeros.bin'))
  t.equal((await gantry.call('POST', '/resources', { raw: form })).status, 201)
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.write(get('/resources/zeros.bin?download=true'))
  const chunks: Buffer[] = []
  for await (const chunk of socket) {
    if (chunks.length === 0) socket.write('garbage\r\n\r\n')
    chunks.push(chunk)
  }
  const received = Buffer.concat(chunks)
  t.match(received.toString('latin1', 0, 15), 'HTTP/1.1 200 OK')
  t.notOk(received.includes('HTTP/1.1 400'), 'no second status line stands in the bytes of the file')
})

t.test('HTTP/1.0 is answered and closed', async (t) => {
  const { answers, isClosed } = await exchange(port, 'GET /api/v1/health/live HTTP/1.0\r\nHost: localhost\r\n\r\n', {
    untilClosed: true,
  })
  t.equal(answers[0]?.status, 200)
  t.ok(isClosed)
  await refuses(t, 'GET /api/v1/version HTTP/1.0\r\n\r\n', 400, 'validation_failed', 'without a host')
})

t.test('the request id of the caller is taken when it is well-formed, else one is made', async (t) => {
  for (const id of ['a', 'req-1.2_3', 'x'.repeat(128)]) {
    const answer = await refuses(t, get('/nothing', { 'X-Request-Id': id }), 404, 'route_not_found', 'a well-formed id')
    t.equal(answer.headers.get('x-request-id'), id)
  }
  for (const id of ['', 'a b', 'x'.repeat(129), '<script>', 'é', 'a,b']) {
    const answer = await refuses(
      t,
      get('/nothing', { 'X-Request-Id': id }),
      404,
      'route_not_found',
      'an id that is not',
    )
    t.match(answer.headers.get('x-request-id'), /^req_[0-9a-z]+$/)
  }
  const [one, two] = await Promise.all([
    accepts(t, get('/version'), 200, 'a success'),
    accepts(t, get('/version'), 200, 'a success'),
  ])
  t.not(one.headers.get('x-request-id'), two.headers.get('x-request-id'), 'no two requests have the same id')
})

t.test('HEAD answers the headers of GET and no body', async (t) => {
  const [whole, head] = [await accepts(t, get('/health/live'), 200, 'GET'), await headOf('/api/v1/health/live')]
  t.equal(head.status, 200)
  t.equal(head.headers.get('content-length'), whole.headers.get('content-length'))
  const changes = await headOf(`/api/v1/tasks/${await gantry.createTask()}/changes`, {
    ...owner,
    'If-None-Match': '"0"',
  })
  t.equal(changes.status, 304, 'conditions hold as for GET')
  t.equal((await headOf('/api/v1/nothing')).status, 404)
  t.equal((await headOf('/api/v1/git/push')).status, 405)
  const [tasks, headOfTasks] = [await accepts(t, get('/tasks'), 200, 'GET'), await headOf('/api/v1/tasks')]
  t.equal(headOfTasks.status, 200)
  t.equal(
    headOfTasks.headers.get('content-length'),
    tasks.headers.get('content-length'),
    'also where POST is taken too',
  )
  t.equal((await headOf('/api/v1/version', {})).status, 401)
})

t.test('requests in a row are answered in their order', async (t) => {
  const { answers } = await exchange(
    port,
    [get('/version'), request('GET', '/api/v1/health/live'), get('/nothing'), ...createTask('{"title":"A"}')],
    { count: 4 },
  )
  t.strictSame(
    answers.map(({ status }) => status),
    [200, 200, 404, 201],
  )
})

t.test('a caller that expects 100 Continue gets it, or is refused before it sends the body', async (t) => {
  const waiting = { ...json, Expect: '100-continue', 'Content-Length': '13' }
  const { answers } = await exchange(
    port,
    request('POST', '/api/v1/tasks', { ...owner, ...waiting }, '{"title":"A"}'),
    { count: 2 },
  )
  t.strictSame(
    answers.map(({ status }) => status),
    [100, 201],
  )
  const { answers: refused } = await exchange(port, request('POST', '/api/v1/tasks', waiting), { untilClosed: true })
  t.equal(refused.length, 1)
  refusal(t, refused[0], 401, 'unauthenticated', 'without a credential')
  const { answers: unknown } = await exchange(port, createTask('{"title":"A"}', { Expect: 'a-miracle' }), { count: 2 })
  t.equal(unknown.at(-1)?.status, 201, 'an expectation that we do not know is none')
})

t.test('an upgrade that is not offered is answered as the plain request', async (t) => {
  for (const upgrade of ['websocket', 'h2c'])
    await accepts(t, get('/version', { Connection: 'Upgrade', Upgrade: upgrade }), 200, upgrade)
})

t.test('unknown and repeated query parameters are refused by name', async (t) => {
  t.match(
    (await refuses(t, get('/version?x=1'), 400, 'validation_failed', 'a parameter where there are none')).text,
    'There is no query parameter x.',
  )
  t.match(
    (await refuses(t, get('/resources?limt=1'), 400, 'validation_failed', 'a misspelt one')).text,
    'Did you mean limit?',
  )
  await refuses(t, get('/resources?limit=1&limit=2'), 400, 'validation_failed', 'one given twice')
  await refuses(t, get('/resources?__proto__=1'), 400, 'validation_failed', '__proto__')
  await refuses(t, get('/resources?constructor=1'), 400, 'validation_failed', 'constructor')
  for (const limit of ['', '1e2', '0x10', '+1', ' 1', '01', '1.0', '1.5', '-1', '99999999999999999999'])
    await refuses(
      t,
      get(`/resources?limit=${encodeURIComponent(limit)}`),
      400,
      'validation_failed',
      `a limit of "${limit}"`,
    )
})

t.test('a caller that disconnects in the middle of a body causes no error in the log', async (t) => {
  const { server, port } = await startServer(t, gantry, { logLevel: 'error' })
  const written = t.capture(process.stderr, 'write', () => true)
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(request('POST', '/api/v1/tasks', { ...owner, ...json, 'Content-Length': '100' }) + '{"ti')
  const [received] = (await once(server.server, 'request')) as [IncomingMessage]
  await setImmediate()
  const closed = new Promise((resolve) => received.once('close', resolve))
  socket.destroy()
  await closed
  await server.close()
  t.strictSame(
    written().map(({ args }) => String(args[0])),
    [],
  )
})

t.test('a request that arrives while the service stops gets shutting_down', async (t) => {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const check = async () => {
    reached.resolve()
    await released.promise
    return { checkedAt: new Date().toISOString(), ageMs: 0, durability: 'single' as const }
  }
  const endings: (() => unknown)[] = []
  const stopping = await startGantry(
    { teardown: (end) => endings.unshift(end) },
    { parts: { app: { health: { check, superseded: new Promise(() => {}) } } } },
  )
  const socket = connect({ port: stopping.port, host: '127.0.0.1' })
  socket.write(request('GET', '/api/v1/health/ready'))
  await reached.promise
  const stopped = endings.shift()?.()
  await refusesConnections(stopping.port)
  // A connection whose next request has not arrived yet is closed as an idle one.
  const arrived = nextRequest(stopping.port)
  socket.write(request('GET', '/api/v1/health/live'))
  socket.once('end', () => socket.end())
  await arrived
  released.resolve()
  let received = ''
  for await (const chunk of socket) received += String(chunk)
  t.match(received, /^HTTP\/1\.1 200 .*HTTP\/1\.1 503 /s, 'what was under way is answered, what came later is refused')
  t.match(received, '"code":"shutting_down"')
  t.match(received, /retry-after: 1\r\n/i)
  await stopped
  for (const end of endings) await end()
})

/** Resolves when a server of this process has read the head of another request on this port. */
function nextRequest(port: number): Promise<void> {
  return new Promise((resolve) => {
    const take = (message: unknown) => {
      if ((message as { socket: Socket }).socket.localPort !== port) return
      unsubscribe('http.server.request.start', take)
      resolve()
    }
    subscribe('http.server.request.start', take)
  })
}

async function headOf(path: string, headers: Readonly<Record<string, string>> = owner): Promise<WireAnswer> {
  const { answers } = await exchange(port, request('HEAD', path, headers), { isHead: true })
  return answers[0] ?? { status: 0, headers: new Map(), text: '' }
}

/** Resolves when nobody listens on the port any more. */
async function refusesConnections(port: number): Promise<void> {
  for (;;) {
    const socket = connect({ port, host: '127.0.0.1' })
    const isRefused = await once(socket, 'connect').then(
      () => false,
      () => true,
    )
    socket.destroy()
    if (isRefused) return
  }
}
