import t from 'tap'
import { createHash } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { validators } from '../src/generated/answer-validators.js'
import { startGantry } from './support/gantry.ts'
import { startServer } from './support/server.ts'
import { atAnySpeed } from './support/speed.ts'
import { exchange, request } from './support/wire.ts'
import type { Bytes, WireAnswer } from './support/wire.ts'

const gantry = await startGantry(t)
const { port, token } = gantry
const owner = { Authorization: `Bearer ${token}` }
const json = { 'Content-Type': 'application/json' }
const session = await signIn()
/** The same service, which does not wait long for the rest of a body that it has refused. */
const hasty = await startServer(t, gantry, { drain: { bytesMax: 1_000_000, ms: 100 } })

t.test('a body is read only as what it says it is', async (t) => {
  const refused = [
    'text/plain',
    'application/jsonx',
    'application/merge-patch+json',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    'application/json text',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    '"',
    '',
  ]
  for (const type of refused)
    await refuses(
      t,
      createTask('{"title":"A"}', { 'Content-Type': type }),
      415,
      'unsupported_media_type',
      `of the type ${type}`,
    )
  await refuses(
    t,
    request('POST', '/api/v1/tasks', owner, '{"title":"A"}'),
    415,
    'unsupported_media_type',
    'of no type',
  )
  await refuses(
    t,
    createTask('{"title":"A"}', { 'Content-Encoding': 'gzip' }),
    415,
    'unsupported_media_type',
    'in a content coding',
  )
  for (const type of [
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=UTF-8',
    'application/json;charset="utf-8"',
  ])
    await accepts(t, createTask('{"title":"A"}', { 'Content-Type': type }), 201, `of the type ${type}`)
})

t.test('JSON is read without forgiving anything', async (t) => {
  const long = '['.repeat(100_000)
  const refused: Record<string, string | Buffer> = {
    'invalid UTF-8': Buffer.from([...Buffer.from('{"title":"'), 0xff, 0xfe, ...Buffer.from('"}')]),
    'an overlong encoding': Buffer.from([...Buffer.from('{"title":"'), 0xc0, 0xaf, ...Buffer.from('"}')]),
    'half a character': '{"title":"\\ud800"}',
    'half a character in a key': '{"title":"A","\\udc00":1}',
    'a key twice': '{"title":"A","title":"B"}',
    'a key twice, once escaped': '{"title":"A","t\\u0069tle":"B"}',
    'a key twice in an inner object': '{"title":"A","author":{"id":"a","id":"b","name":"c"}}',
    __proto__: '{"title":"A","__proto__":{"polluted":1}}',
    'an escaped __proto__': '{"title":"A","__\\u0070roto__":{"polluted":1}}',
    '65 levels': `{"title":${'['.repeat(64)}${']'.repeat(64)}}`,
    'a hundred thousand levels': `{"title":${long}${long.replaceAll('[', ']')}}`,
    'a byte order mark': '\ufeff{"title":"A"}',
    'a raw control character': '{"title":"A\u0000"}',
    NaN: '{"title":"A","readiness":NaN}',
    'a comment': '{"title":"A"/* a */}',
    'a trailing comma': '{"title":"A",}',
    'two values': '{"title":"A"}{"title":"B"}',
    'blanks alone': '  ',
    'half of it': '{"title":',
  }
  for (const [name, body] of Object.entries(refused)) await refuses(t, createTask(body), 400, 'bad_json', name)
  t.equal(({} as Record<string, unknown>)['polluted'], undefined, 'nothing is polluted')
})

t.test('a JSON body that is no object, or none at all, is refused by name', async (t) => {
  for (const body of ['[]', 'null', '"title"', '1', 'true'])
    await refuses(t, createTask(body), 400, 'validation_failed', body)
  await refuses(t, createTask(''), 400, 'validation_failed', 'an empty body')
  await refuses(t, request('POST', '/api/v1/tasks', owner), 400, 'validation_failed', 'no body and no type')
  await refuses(t, createTask('{"title":"A","constructor":{"prototype":{}}}'), 400, 'validation_failed', 'constructor')
  await refuses(
    t,
    createTask(`{"title":${'['.repeat(63)}${']'.repeat(63)}}`),
    400,
    'validation_failed',
    '64 levels of the wrong type',
  )
  await refuses(
    t,
    createTask('{"title":"A","readiness":1e999}'),
    400,
    'validation_failed',
    'a number beyond every number',
  )
  await refuses(
    t,
    createTask('{"title":"A","readiness":9007199254740993}'),
    400,
    'validation_failed',
    'a number beyond exactness',
  )
})

t.test('a refusal conforms to the contract however long the name in it is', async (t) => {
  const name = '𝒳'.repeat(20_000)
  const answer = await refuses(
    t,
    createTask(JSON.stringify({ title: 'A', [name]: 1 })),
    400,
    'validation_failed',
    'a field of twenty thousand characters',
  )
  t.match(answer.text, /There is no field 𝒳+…/u)
  await refuses(
    t,
    get(`/resources?${'n'.repeat(8000)}=1`),
    400,
    'validation_failed',
    'a query parameter of eight thousand characters',
  )
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`field${index}`, 1]))
  const { error } = JSON.parse(
    (await refuses(t, createTask(JSON.stringify(many)), 400, 'validation_failed', 'fifty thousand unknown fields'))
      .text,
  )
  t.equal(error.details.length, 100, 'a hundred mistakes are told')
})

t.test('an operation without a body refuses one', async (t) => {
  await refuses(
    t,
    request('POST', '/api/v1/identity/logout', { ...owner, ...json }, '{"a":1}'),
    400,
    'validation_failed',
    'an object',
  )
  await refuses(
    t,
    request('POST', '/api/v1/identity/logout', { ...owner, ...json }, '[]'),
    400,
    'validation_failed',
    'a list',
  )
  await refuses(
    t,
    request('POST', '/api/v1/identity/logout', { ...owner, 'Content-Type': 'text/plain' }, 'a'),
    415,
    'unsupported_media_type',
    'a text',
  )
  await accepts(
    t,
    request('POST', '/api/v1/identity/logout', { ...owner, ...json }, '{}'),
    200,
    'an empty object is none',
  )
})

t.test('a body may be left away where the contract says so, with and without a type', async (t) => {
  for (const headers of [owner, { ...owner, 'Content-Length': '0' }, { ...owner, ...json, 'Content-Length': '0' }]) {
    await refuses(
      t,
      request('POST', '/api/v1/terminal/none/sessions', headers),
      404,
      'task_not_found',
      JSON.stringify(Object.keys(headers)),
    )
  }
  await refuses(
    t,
    request('POST', '/api/v1/terminal/none/sessions', { ...owner, ...json }, 'null'),
    400,
    'validation_failed',
    'null is a body',
  )
})

t.test('a body beyond the limit is refused before it is read', async (t) => {
  const { answers } = await exchange(
    port,
    request('POST', '/api/v1/tasks', { ...owner, ...json, 'Content-Length': '5000000' }),
  )
  refusal(t, answers[0], 413, 'payload_too_large', 'by its declared length')
  await refuses(
    t,
    createTaskInChunks(`200000\r\n${'a'.repeat(0x200000)}`),
    413,
    'payload_too_large',
    'in chunks, when the limit is passed',
  )
  await refuses(
    t,
    createTaskInChunks(`1;${'a'.repeat(20_000)}\r\n{`),
    413,
    'payload_too_large',
    'in the extension of a chunk',
  )
})

t.test('a refused body is not read to its end: the connection is closed', async (t) => {
  const { answers, isClosed } = await exchange(
    hasty.port,
    [request('POST', '/api/v1/tasks', { ...json, 'Content-Length': '100000000' }), 'a'.repeat(100_000)],
    { untilClosed: true },
  )
  refusal(t, answers[0], 401, 'unauthenticated', 'a big body without a credential')
  t.equal(answers[0]?.headers.get('connection'), 'close')
  t.ok(isClosed)
})

t.test('what follows an unread body is not taken for a request', async (t) => {
  const smuggled = request('GET', '/api/v1/health/live')
  const { answers } = await exchange(
    hasty.port,
    request('POST', '/api/v1/tasks', { ...json, 'Content-Length': '1000' }) + smuggled,
    { untilClosed: true },
  )
  t.equal(answers.length, 1)
  refusal(t, answers[0], 401, 'unauthenticated', 'the one answer')
})

t.test('headers that two readers could read differently are refused', async (t) => {
  const values: Record<string, string> = {
    Host: 'localhost',
    Authorization: `Bearer ${token}`,
    'X-API-Key': token,
    Cookie: `nut-session=${session}`,
    'Content-Type': 'application/json',
    Origin: 'http://localhost',
  }
  for (const [name, value] of Object.entries(values)) {
    const host = name === 'Host' ? '' : 'Host: localhost\r\n'
    await refuses(
      t,
      `GET /api/v1/version HTTP/1.1\r\n${host}${name}: ${value}\r\n${name}: ${value}\r\n\r\n`,
      400,
      'validation_failed',
      `two ${name} headers`,
    )
  }
  await refuses(
    t,
    request('GET', '/api/v1/version', { Cookie: `nut-session=${session}; nut-session=${session}` }),
    401,
    'token_invalid',
    'two session cookies',
  )
  await refuses(
    t,
    request('GET', '/api/v1/version', { Cookie: `nut-session=${percentCoded(session)}` }),
    401,
    'token_invalid',
    'a percent-coded session cookie',
  )
  await accepts(
    t,
    request('GET', '/api/v1/version', { Cookie: `a=b; nut-session=${session}; c=d` }),
    200,
    'one session cookie among others',
  )
})

t.test('credentials that are malformed are refused', async (t) => {
  for (const value of [
    `Basic ${token}`,
    token,
    'Bearer',
    'Bearer ',
    `Bearer ${token} ${token}`,
    `Bearer  ${token}`,
    `Bearer ${token},`,
    'Bearer é',
  ])
    await refuses(
      t,
      get('/version', { Authorization: value }),
      401,
      'token_invalid',
      `Authorization: ${value.replace(token, 'token')}`,
    )
  await accepts(t, get('/version', { Authorization: `bearer ${token}` }), 200, 'the scheme in lower case')
  await accepts(
    t,
    get('/version', { 'X-API-Key': token, Cookie: `nut-session=${session}` }),
    200,
    'three credentials of one user',
  )
})

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
    '/jobs/schedules': 'GET, HEAD, POST',
    '/jobs/schedules/cancel': 'GET, HEAD, PATCH, DELETE',
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

t.test('a body in chunks is read', async (t) => {
  await accepts(
    t,
    createTaskInChunks('6;a=b\r\n{"titl\r\n7\r\ne":"A"}\r\n0\r\nX-Trailer: a\r\n\r\n'),
    201,
    'chunks with an extension and a trailer',
  )
})

t.test('only hosts of this service are answered, so that no foreign name can be pointed at it', async (t) => {
  const foreign = [
    'evil.example',
    'localhost.evil.example',
    'evil.localhost',
    'localhost.',
    '127.0.0.1.nip.io',
    '127.1',
    '2130706433',
    '0x7f.1',
    '127.0.0.1:',
    '127.0.0.1:80:80',
    'user@localhost',
    'localhost/',
    'localhost:abc',
    '::1',
    '[::1',
    'localhost, evil.example',
  ]
  for (const host of foreign)
    await refuses(t, request('GET', '/api/v1/health/live', { Host: host }), 421, 'misdirected_request', host)
  for (const host of [
    'localhost',
    'LOCALHOST',
    `localhost:${port}`,
    '127.0.0.1',
    `127.0.0.1:${port}`,
    '[::1]',
    `[::1]:${port}`,
  ])
    await accepts(t, request('GET', '/api/v1/health/live', { Host: host }), 200, host)
  await refuses(t, 'GET /api/v1/version HTTP/1.1\r\n\r\n', 400, 'validation_failed', 'no host')
  await refuses(t, 'GET /api/v1/version HTTP/1.1\r\nHost:\r\n\r\n', 400, 'validation_failed', 'an empty host')
  await refuses(
    t,
    request('GET', '/api/v1/version', { Host: 'evil.example', ...owner }),
    421,
    'misdirected_request',
    'also with a good credential',
  )
  await refuses(
    t,
    request('GET', '/docs', { Host: 'evil.example' }),
    421,
    'misdirected_request',
    'also outside the operations',
  )
})

t.test('HTTP/1.0 is answered and closed', async (t) => {
  const { answers, isClosed } = await exchange(port, 'GET /api/v1/health/live HTTP/1.0\r\nHost: localhost\r\n\r\n', {
    untilClosed: true,
  })
  t.equal(answers[0]?.status, 200)
  t.ok(isClosed)
  await refuses(t, 'GET /api/v1/version HTTP/1.0\r\n\r\n', 400, 'validation_failed', 'without a host')
})

t.test('a write with the cookie is accepted only from our own pages and from programs that are none', async (t) => {
  const own = `http://localhost:${port}`
  const origins = [
    undefined,
    own,
    `https://localhost:${port}`,
    'http://localhost',
    'http://localhost:1',
    'http://evil.example',
    `${own}.evil.example`,
    'null',
    '',
    own.toUpperCase(),
  ]
  const sites = [undefined, 'same-origin', 'none', 'same-site', 'cross-site', 'Same-Origin', 'unknown', '']
  for (const origin of origins) {
    for (const site of sites) {
      const isOwnSite = site === undefined || site === 'same-origin' || site === 'none'
      const isOwnOrigin = origin === undefined || origin === own || origin === `https://localhost:${port}`
      const headers = {
        Host: `localhost:${port}`,
        ...json,
        ...(origin !== undefined && { Origin: origin }),
        ...(site !== undefined && { 'Sec-Fetch-Site': site }),
      }
      const name = `from ${origin ?? 'no origin'}, ${site ?? 'no site'}`
      const write = request('POST', '/api/v1/tasks', { ...headers, Cookie: `nut-session=${session}` }, '{"title":"A"}')
      const read = request('GET', '/api/v1/version', { ...headers, Cookie: `nut-session=${session}` })
      const signIn = request('POST', '/api/v1/identity/login', headers, JSON.stringify({ token }))
      if (isOwnSite && isOwnOrigin) {
        await accepts(t, write, 201, `a write ${name}`)
        await accepts(t, signIn, 200, `a sign-in ${name}`)
        await accepts(t, read, 200, `a read ${name}`)
        continue
      }
      const code = isOwnSite ? 'origin_denied' : 'csrf_failed'
      await refuses(t, write, 403, code, `a write ${name}`)
      await refuses(t, read, 403, code, `a read ${name}`)
      await refuses(t, signIn, 403, code, `a sign-in ${name}`)
    }
  }
})

t.test('a call with a token is not bound to a page', async (t) => {
  const foreign = { Origin: 'http://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  const read = await accepts(t, request('GET', '/api/v1/version', { ...foreign, ...owner }), 200, 'a read')
  t.notOk(
    [...read.headers.keys()].some((name) => name.startsWith('access-control-')),
    'which the foreign page may not see',
  )
  await accepts(t, createTask('{"title":"A"}', foreign), 201, 'a write with a bearer token')
  await accepts(
    t,
    request('POST', '/api/v1/tasks', { ...foreign, ...json, 'X-API-Key': token }, '{"title":"A"}'),
    201,
    'a write with a key',
  )
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

t.test('the body of a GET is left aside and what follows it is read', async (t) => {
  const { answers } = await exchange(
    port,
    request('GET', '/api/v1/version', { ...owner, 'Content-Type': 'text/plain' }, 'GET / HTTP/1.1') + get('/nothing'),
    { count: 2 },
  )
  t.strictSame(
    answers.map(({ status }) => status),
    [200, 404],
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

t.test('malformed forms are refused', async (t) => {
  const type = { 'Content-Type': 'multipart/form-data; boundary=b' }
  const form = (text: string, headers: Record<string, string> = type) =>
    request('POST', '/api/v1/resources', { ...owner, ...headers }, text)
  const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="form.txt"\r\n\r\nhello\r\n'
  await refuses(t, form(file, { 'Content-Type': 'multipart/form-data' }), 400, 'validation_failed', 'no boundary')
  await refuses(
    t,
    form(file, { 'Content-Type': `multipart/form-data; boundary=${'b'.repeat(300)}` }),
    400,
    'validation_failed',
    'a boundary of three hundred characters',
  )
  await refuses(t, form('garbage'), 400, 'validation_failed', 'no part')
  await refuses(t, form(file), 400, 'validation_failed', 'no end')
  await refuses(
    t,
    form(
      `${file}--b\r\nContent-Disposition: form-data; name="description"\r\nContent-Type: application/json\r\n\r\n{\r\n--b--\r\n`,
    ),
    400,
    'validation_failed',
    'a field of broken JSON',
  )
  await refuses(
    t,
    form(
      `${file}--b\r\nContent-Disposition: form-data; name="description"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--b--\r\n`,
    ),
    400,
    'validation_failed',
    'a field of JSON that is no text',
  )
  await refuses(
    t,
    form(`${file}--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--b--\r\n`),
    400,
    'validation_failed',
    'a field called __proto__',
  )
  await refuses(
    t,
    request('POST', '/api/v1/resources', { ...owner, ...json }, '{}'),
    415,
    'unsupported_media_type',
    'JSON',
  )
  t.equal((await gantry.call('GET', '/resources/form.txt')).status, 404, 'nothing is left of them')
})

t.test('a body that does not arrive is given up, a form that goes on is not', async (t) => {
  const form = (length: number) =>
    request('POST', '/api/v1/resources', {
      ...owner,
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': String(length),
    })
  const part = (filename: string) =>
    `--b\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`
  const givenUp = async (port: number, bytes: string, name: string) => {
    const { answers, isClosed } = await exchange(port, bytes, { untilClosed: true })
    refusal(t, answers[0], 408, 'request_timeout', name)
    t.ok(isClosed)
  }
  const goesOn = async (factor: number) => {
    const arrivalMs = 1000 * factor
    const times = { headersMs: 10_000 * factor, bodyMs: arrivalMs, uploadBytesPerSecondMin: 1 }
    const { port } = await startServer(t, gantry, { times })
    const pieces = [part(`slow-${factor}.txt`), ...Array<string>(12).fill('slow '), '\r\n--b--\r\n']
    const socket = connect({ port, host: '127.0.0.1' })
    const answered = once(socket, 'data') as Promise<[Buffer]>
    socket.write(form(pieces.join('').length))
    for (const piece of pieces) {
      socket.write(piece)
      await setTimeout(arrivalMs / 10)
    }
    const [answer] = await answered
    socket.destroy()
    return String(answer)
  }
  const { port } = await startServer(t, gantry, { times: { bodyMs: 1000 } })
  const [, , answer] = await Promise.all([
    givenUp(
      port,
      request('POST', '/api/v1/tasks', { ...owner, ...json, 'Content-Length': '100' }) + '{"ti',
      'half a JSON body',
    ),
    givenUp(port, form(1000) + part('half.txt') + 'half', 'half a form'),
    atAnySpeed(goesOn, (answer) => answer.startsWith('HTTP/1.1 201 ')),
  ])
  t.match(answer, 'HTTP/1.1 201 ')
  t.equal((await gantry.call('GET', '/resources/half.txt')).status, 404, 'nothing is left of the half')
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

t.test('credentials of two users do not go together', async (t) => {
  const { store, now } = gantry.service.app
  const secret = 'the-token-of-somebody-else'
  await store.commit([
    {
      insert: 'users',
      doc: { id: 'user_other', name: 'Other', role: 'owner', preferences: {}, createdAt: now(), updatedAt: now() },
    },
    {
      insert: 'tokens',
      doc: {
        id: 'tok_other',
        userId: 'user_other',
        name: 'Other',
        hash: createHash('sha256').update(secret).digest('hex'),
        scopes: ['*'],
        createdAt: now(),
      },
    },
  ])
  await accepts(t, request('GET', '/api/v1/version', { 'X-API-Key': secret }), 200, 'the other token alone')
  await refuses(t, get('/version', { 'X-API-Key': secret }), 401, 'token_invalid', 'two tokens')
  await refuses(
    t,
    request('GET', '/api/v1/version', { 'X-API-Key': secret, Cookie: `nut-session=${session}` }),
    401,
    'token_invalid',
    'a token and a session',
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

type Test = Pick<typeof t, 'equal' | 'ok' | 'match'>

/** The service answers this with a failure of the contract. */
async function refuses(t: Test, bytes: Bytes, status: number, code: string, name: string): Promise<WireAnswer> {
  const { answers } = await exchange(port, bytes)
  return refusal(t, answers[0], status, code, name)
}

/** The answer is the failure envelope with this code, and its request id stands in the header too. */
function refusal(t: Test, answer: WireAnswer | undefined, status: number, code: string, name: string): WireAnswer {
  if (!answer) throw new Error(`${name} was not answered`)
  const body = JSON.parse(answer.text || 'null')
  t.equal(`${answer.status} ${body?.error.code}`, `${status} ${code}`, name)
  t.ok(validators['getHealth_default']?.(body), `${name}: in the envelope`)
  t.match(answer.headers.get('content-type'), /^application\/json/)
  t.equal(answer.headers.get('x-request-id'), body?.error.requestId)
  return answer
}

async function accepts(t: Test, bytes: Bytes, status: number, name: string): Promise<WireAnswer> {
  const answer = (await exchange(port, bytes)).answers.at(-1)
  if (!answer) throw new Error(`${name} was not answered`)
  t.equal(answer.status, status, name)
  t.equal(JSON.parse(answer.text).success, true)
  t.ok(answer.headers.get('x-request-id'))
  return answer
}

async function headOf(path: string, headers: Readonly<Record<string, string>> = owner): Promise<WireAnswer> {
  const { answers } = await exchange(port, request('HEAD', path, headers), { isHead: true })
  return answers[0] ?? { status: 0, headers: new Map(), text: '' }
}

function createTask(body: string | Buffer, headers: Readonly<Record<string, string>> = {}): [string, Buffer] {
  const bytes = Buffer.from(body)
  return [
    request('POST', '/api/v1/tasks', { ...owner, ...json, 'Content-Length': String(bytes.length), ...headers }),
    bytes,
  ]
}

function createTaskInChunks(chunks: string, headers: Readonly<Record<string, string>> = {}): string {
  return request('POST', '/api/v1/tasks', { ...owner, ...json, 'Transfer-Encoding': 'chunked', ...headers }) + chunks
}

function get(path: string, headers: Readonly<Record<string, string>> = {}): string {
  return request('GET', `/api/v1${path}`, { ...owner, ...headers })
}

async function signIn(): Promise<string> {
  const { headers } = await gantry.call('POST', '/identity/login', { body: { token } })
  return /nut-session=([^;]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? ''
}

function percentCoded(text: string): string {
  return `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`
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
