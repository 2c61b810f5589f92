import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import t from 'tap'
import { waitUntil } from './support/wait.ts'
import {
  formType,
  uploadBytesMax,
  gantry,
  send,
  sendForm,
  post,
  upload,
  form,
  part,
  file,
  field,
  refuses,
  countReceived,
  countKept,
} from './support/resources.ts'

t.test('uploadResource takes fields before and after a large file', async (test) => {
  const bytes = randomBytes(5_000_000)
  const taskId = await gantry.createTask()
  const before = await post([field('description', 'before'), field('taskId', taskId), file('fields-first', bytes)])
  const after = await post([file('file-first', bytes), field('description', 'after'), field('taskId', taskId)])
  test.match(before.body.data.resource, { description: 'before', taskId, size: bytes.length })
  test.match(after.body.data.resource, { description: 'after', taskId, size: bytes.length })
})

t.test('uploadResource refuses a filename that is not UTF-8', async (test) => {
  await refuses(
    test,
    () => post([Buffer.from('Content-Disposition: form-data; name="file"; filename="caf\xe9"\r\n\r\nx', 'latin1')]),
    400,
    'validation_failed',
  )
})

const badForms: [sentence: string, parts: () => Buffer[], message: RegExp][] = [
  ['without parts', () => [], /part named file/],
  ['without a file', () => [field('description', 'x')], /part named file/],
  ['with a file of another name', () => [file('a', 'x', 'files')], /not accept a part named files/],
  ['with an unknown field', () => [file('a', 'x'), field('colour', 'red')], /not accept a part named colour/],
  ['with two files', () => [file('a', 'x'), file('b', 'y')], /more than one file/],
  ['with three files', () => [file('a', 'x'), file('b', 'y'), file('c', 'z')], /file/],
  ['with a file without a filename', () => [part('Content-Disposition: form-data; name="file"', 'x')], /no filename/],
  [
    'with bytes without a filename',
    () => [part('Content-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream', 'x')],
    /no filename/,
  ],
  ['with a part without a name', () => [file('a', 'x'), part('Content-Disposition: form-data', 'x')], /part/],
  ['with a part named __proto__', () => [file('a', 'x'), field('__proto__', 'x')], /part/],
  ['with the description as a file', () => [file('a', 'x'), file('b', 'y', 'description')], /description is a field/],
  [
    'with two descriptions',
    () => [file('a', 'x'), field('description', 'x'), field('description', 'y')],
    /more than one part named description/,
  ],
  [
    'with a description that is too long',
    () => [file('a', 'x'), field('description', 'x'.repeat(4097))],
    /at most 4096/,
  ],
  ['with an empty taskId', () => [file('a', 'x'), field('taskId', '')], /taskId is empty/],
  [
    'with a mistake before a large file',
    () => [field('colour', 'red'), file('a', randomBytes(5_000_000))],
    /not accept a part named colour/,
  ],
]
for (const [sentence, parts, message] of badForms) {
  t.test(`uploadResource refuses a form ${sentence}`, async (test) => {
    const error = await refuses(test, () => post(parts()), 400, 'validation_failed')
    test.match(error.message, message)
  })
}

t.test('uploadResource names every mistake of a form', async (test) => {
  const error = await refuses(
    test,
    () => post([file('a/b', 'x'), field('colour', 'red'), field('taskId', '')]),
    400,
    'validation_failed',
  )
  test.same(
    error.details.map(({ path, rule }: { path: string; rule: string }) => [path, rule]),
    [
      ['body/file', 'pattern'],
      ['body/colour', 'additionalProperties'],
      ['body/taskId', 'minLength'],
    ],
  )
})

t.test('uploadResource refuses a body that is no multipart form', async (test) => {
  await refuses(
    test,
    () => send('POST', '/resources', { 'content-type': 'application/json' }, '{}'),
    415,
    'unsupported_media_type',
  )
  await refuses(
    test,
    () => send('POST', '/resources', { 'content-type': 'text/plain' }, 'x'),
    415,
    'unsupported_media_type',
  )
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
  ]) {
    await refuses(
      test,
      () => send('POST', '/resources', { 'content-type': type }, form([file('a', 'x')])),
      400,
      'validation_failed',
    )
  }
  const body = form([file('a', 'x')])
  await refuses(
    test,
    () => send('POST', '/resources', { 'content-type': 'multipart/form-data; boundary=other' }, body),
    400,
    'validation_failed',
  )
})

t.test('uploadResource refuses a body that ends before its last boundary', async (test) => {
  const body = form([field('description', 'x'), file('cut', randomBytes(500_000))])
  for (const length of [10, 100, 200, 70_000, body.length - 20, body.length - 3]) {
    await refuses(test, () => sendForm(body.subarray(0, length)), 400, 'validation_failed')
  }
})

t.test('uploadResource leaves nothing behind when the caller hangs up', async (test) => {
  const keptBefore = await countKept()
  const body = form([file('hang-up', randomBytes(1_000_000))])
  const socket = connect(gantry.port, '127.0.0.1')
  socket.write(head('POST', '/resources', [`Content-Type: ${formType}`, `Content-Length: ${body.length}`]))
  socket.write(body.subarray(0, 500_000))
  await waitUntil(async () => (await countReceived()) === 1)
  socket.destroy()
  await waitUntil(async () => (await countReceived()) === 0)
  test.equal(await countKept(), keptBefore)
  test.equal((await send('GET', '/resources/hang-up')).status, 404)
})

t.test('uploadResource refuses a file above the limit and takes one at the limit', async (test) => {
  await refuses(test, () => upload('large', Buffer.alloc(uploadBytesMax + 1)), 413, 'payload_too_large')
  await refuses(test, () => upload('large', Buffer.alloc(uploadBytesMax + 3_000_000)), 413, 'payload_too_large')
  test.equal((await upload('large', Buffer.alloc(uploadBytesMax))).status, 201)
})

t.test('uploadResource refuses a field that calls itself JSON and is not', async (test) => {
  await refuses(
    test,
    () =>
      post([
        file('a', 'x'),
        part('Content-Disposition: form-data; name="description"\r\nContent-Type: application/json', '{'),
      ]),
    400,
    'validation_failed',
  )
  await refuses(
    test,
    () =>
      post([
        file('a', 'x'),
        part('Content-Disposition: form-data; name="description"\r\nContent-Type: application/json', '{"a":1}'),
      ]),
    400,
    'validation_failed',
  )
})

t.test('uploadResource reads a form with a mistake, so that the connection serves the next request', async (test) => {
  const refused = [
    form([file('a/b', randomBytes(10_000))]),
    form([file('a', randomBytes(1_000_000)), field('colour', 'red')]),
  ]
  const requests = refused.map((body) =>
    Buffer.concat([head('POST', '/resources', [`Content-Type: ${formType}`, `Content-Length: ${body.length}`]), body]),
  )
  const socket = connect(gantry.port, '127.0.0.1')
  socket.write(Buffer.concat([...requests, head('GET', '/version', ['Connection: close'])]))
  let answers = ''
  for await (const bytes of socket) answers += bytes
  test.same(
    [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status),
    ['400', '400', '200'],
  )
})

function head(method: string, path: string, headers: string[]): Buffer {
  return Buffer.from(
    [
      `${method} /api/v1${path} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${gantry.token}`,
      ...headers,
      '',
      '',
    ].join('\r\n'),
  )
}
