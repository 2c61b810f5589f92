import t from 'tap'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { startServer } from './support/server.ts'
import { atAnySpeed } from './support/speed.ts'
import { exchange, request } from './support/wire.ts'
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
  t.equal(error.details.length, 100, 'a hundred mistakes are reported')
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

t.test('a body in chunks is read', async (t) => {
  await accepts(
    t,
    createTaskInChunks('6;a=b\r\n{"titl\r\n7\r\ne":"A"}\r\n0\r\nX-Trailer: a\r\n\r\n'),
    201,
    'chunks with an extension and a trailer',
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
