import t from 'tap'
import type { Test } from 'tap'
import { connect } from 'node:net'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'

interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly error: { readonly code: string; readonly message: string } | undefined
}

/** Sends bytes as they are and gives the first answer to them. */
function send(gantry: Gantry, request: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(gantry.port, '127.0.0.1', () => socket.write(request))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`closed after ${JSON.stringify(text)}`)))
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      const [head = '', body = ''] = text.split('\r\n\r\n')
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? NaN)
      if (!(Buffer.byteLength(body) >= length)) return
      socket.removeAllListeners('close').destroy()
      resolve({
        status: Number(head.slice(9, 12)),
        head,
        error: body === '' ? undefined : JSON.parse(body.slice(0, length)).error,
      })
    })
  })
}

interface Given {
  readonly method?: string
  readonly path?: string
  /** A header of the same name replaces the usual one; none at all is written for ''. */
  readonly headers?: readonly (readonly [string, string])[]
  readonly body?: string | Buffer
}

/** A request that would create a task, but for what is given. */
function requestOf(
  { token }: Gantry,
  { method = 'POST', path = '/api/v1/tasks', headers = [], body = '{"title":"Plan"}' }: Given,
): Buffer {
  const usual: [string, string][] = [
    ['Host', 'localhost'],
    ['Authorization', `Bearer ${token}`],
    ['Content-Type', 'application/json'],
    ['Content-Length', String(Buffer.byteLength(body))],
  ]
  const names = new Set(headers.map(([name]) => name.toLowerCase()))
  const all = [
    ...usual.filter(([name]) => !names.has(name.toLowerCase())),
    ...headers.filter(([, value]) => value !== ''),
  ]
  return Buffer.concat([
    Buffer.from(
      `${method} ${path} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      'latin1',
    ),
    Buffer.from(body),
  ])
}

async function refuses(
  t: Test,
  gantry: Gantry,
  given: Given,
  status: number,
  code: string,
  name: string,
): Promise<void> {
  const answer = await send(gantry, requestOf(gantry, given))
  t.match({ status: answer.status, code: answer.error?.code }, { status, code }, name)
  t.match(answer.head, /\r\nx-request-id: /i, name)
}

async function hasNoTask({ service }: Gantry): Promise<boolean> {
  return (await service.app.store.read.tasks.list()).length === 0
}

t.test('a well-formed request is accepted', async (t) => {
  const gantry = await startGantry(t)
  t.equal((await send(gantry, requestOf(gantry, {}))).status, 201)
  t.equal(
    (await send(gantry, requestOf(gantry, { headers: [['Content-Type', 'application/json; charset=utf-8']] }))).status,
    201,
  )
  for (const host of ['127.0.0.1', '127.0.0.1:4600', '[::1]:4600', 'LOCALHOST'])
    t.equal((await send(gantry, requestOf(gantry, { headers: [['Host', host]] }))).status, 201, host)
})

t.test('a body without the media type of JSON is refused, whatever its content', async (t) => {
  const gantry = await startGantry(t)
  for (const type of [
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/jsonp',
    'multipart/form-data; boundary=b',
    'x',
  ]) {
    await refuses(t, gantry, { headers: [['Content-Type', type]] }, 415, 'unsupported_media_type', type)
  }
  await refuses(t, gantry, { headers: [['Content-Type', '']] }, 415, 'unsupported_media_type', 'no type')
  await refuses(
    t,
    gantry,
    { headers: [['Content-Encoding', 'gzip']] },
    415,
    'unsupported_media_type',
    'a content coding',
  )
  t.ok(await hasNoTask(gantry))
})

t.test('JSON that two readers could read differently is refused', async (t) => {
  const gantry = await startGantry(t)
  const bodies: Record<string, string | Buffer> = {
    'invalid UTF-8': Buffer.from([...Buffer.from('{"title":"'), 0xff, 0xfe, ...Buffer.from('"}')]),
    'an overlong encoding': Buffer.from([...Buffer.from('{"title":"'), 0xc0, 0xaf, ...Buffer.from('"}')]),
    'a byte order mark': '\ufeff{"title":"Plan"}',
    'a lone surrogate': '{"title":"\\ud800"}',
    'a lone surrogate in a key': '{"\\udc00":1,"title":"Plan"}',
    'a repeated key': '{"title":"One","title":"Two"}',
    'a repeated key, once escaped': '{"title":"One","\\u0074itle":"Two"}',
    __proto__: '{"title":"Plan","__proto__":{"polluted":true}}',
    'deep nesting': `{"title":${'['.repeat(100)}${']'.repeat(100)}}`,
    'a trailing comma': '{"title":"Plan",}',
    'two values': '{"title":"Plan"}{}',
    'half of it': '{"title":',
  }
  for (const [name, body] of Object.entries(bodies)) await refuses(t, gantry, { body }, 400, 'bad_json', name)
  t.ok(await hasNoTask(gantry))
  t.notOk('polluted' in {})
})

t.test('a request for another host is refused before anything else', async (t) => {
  const gantry = await startGantry(t)
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    'localhost@evil.example',
    'evil.example:80',
    '127.0.0.1.evil.example',
    '127.1.evil',
    'localhost:80:80',
    '[::1',
    'local host',
  ]) {
    const { status, error } = await send(
      gantry,
      requestOf(gantry, {
        headers: [
          ['Host', host],
          ['Authorization', ''],
        ],
      }),
    )
    t.ok([400, 421].includes(status), `${host} ${status}`)
    t.ok(['misdirected_request', 'validation_failed'].includes(error?.code ?? ''), `${host} ${error?.code}`)
  }
  await refuses(
    t,
    gantry,
    { headers: [['Host', 'evil.example']], path: '/none', method: 'GET' },
    421,
    'misdirected_request',
    'an unknown path',
  )
  await refuses(t, gantry, { headers: [['Host', '']] }, 400, 'validation_failed', 'no host')
  t.ok(await hasNoTask(gantry))
})

t.test('a header that must stand once is refused twice', async (t) => {
  const gantry = await startGantry(t)
  const twice: Record<string, [string, string]> = {
    Host: ['localhost', 'evil.example'],
    Authorization: [`Bearer ${gantry.token}`, 'Bearer other'],
    'X-API-Key': [gantry.token, 'other'],
    Cookie: ['nut-session=one', 'nut-session=two'],
    'Content-Type': ['application/json', 'text/plain'],
    Origin: ['http://localhost', 'http://evil.example'],
  }
  for (const [name, [one, two]] of Object.entries(twice))
    await refuses(
      t,
      gantry,
      {
        headers: [
          [name, one],
          [name, two],
        ],
      },
      400,
      'validation_failed',
      name,
    )
  await refuses(
    t,
    gantry,
    {
      headers: [
        ['Authorization', ''],
        ['Cookie', 'nut-session=one; nut-session=two'],
      ],
    },
    401,
    'token_invalid',
    'two cookies in one header',
  )
  t.ok(await hasNoTask(gantry))
})

t.test('an address that is not a plain path is refused', async (t) => {
  const gantry = await startGantry(t)
  for (const path of ['http://evil.example/api/v1/tasks', 'http://localhost/api/v1/tasks', '*', 'api/v1/tasks']) {
    const { status } = await send(gantry, requestOf(gantry, { path }))
    t.equal(status, 400, path)
  }
  await refuses(
    t,
    gantry,
    { method: 'GET', path: '/api/v1/tasks/%zz' },
    400,
    'validation_failed',
    'a broken escape in the path',
  )
  await refuses(
    t,
    gantry,
    { method: 'GET', path: '/api/v1/tasks?q=%ff' },
    400,
    'validation_failed',
    'a broken escape in the query',
  )
  await refuses(
    t,
    gantry,
    { method: 'GET', path: `/api/v1/tasks?q=${'x'.repeat(9_000)}` },
    414,
    'uri_too_long',
    'a long address',
  )
  t.equal((await send(gantry, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n')).status, 404)
  t.ok(await hasNoTask(gantry))
})

t.test('framing that two readers could read differently is refused', async (t) => {
  const gantry = await startGantry(t)
  const body = '{"title":"Plan"}'
  const head = `POST /api/v1/tasks HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${gantry.token}\r\nContent-Type: application/json\r\n`
  const requests: Record<string, string> = {
    'a length and a transfer coding': `${head}Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    'two lengths': `${head}Content-Length: ${body.length}\r\nContent-Length: 1\r\n\r\n${body}`,
    'a negative length': `${head}Content-Length: -1\r\n\r\n${body}`,
    'an unknown transfer coding': `${head}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
    'a broken chunk': `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`,
    'a space before the colon': `${head}Content-Length : ${body.length}\r\n\r\n${body}`,
    'a folded header': `${head}X-Folded: a\r\n b\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    'a bare line feed': `${head}X-Bare: a\nContent-Length: ${body.length}\r\n\r\n${body}`,
    'a NUL in a header': `${head}X-Nul: a\0b\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    'no HTTP at all': 'hello\r\n\r\n',
  }
  for (const [name, request] of Object.entries(requests)) {
    const { status, error } = await send(gantry, request)
    t.equal(status, 400, name)
    t.equal(error?.code, 'validation_failed', name)
  }
  t.equal(
    (await send(gantry, `GET /api/v1/version HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`))
      .status,
    431,
  )
  t.ok(await hasNoTask(gantry))
})

t.test('a body beyond the limit is refused with 413', async (t) => {
  const gantry = await startGantry(t)
  await refuses(
    t,
    gantry,
    { body: JSON.stringify({ title: 'Plan', content: 'x'.repeat(1_048_600) }) },
    413,
    'payload_too_large',
    'by its length',
  )
  const chunk = 'x'.repeat(65_536)
  const chunks = Array.from({ length: 17 }, () => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')
  const head = `POST /api/v1/tasks HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${gantry.token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
  t.equal((await send(gantry, head + chunks)).status, 413)
  t.ok(await hasNoTask(gantry))
})

t.test('a write with the cookie comes from our own pages or from no page at all', async (t) => {
  const gantry = await startGantry(t)
  const login = await gantry.call('POST', '/identity/login', {
    body: { token: gantry.token },
    headers: { authorization: '' },
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const write = async (headers: [string, string][]) =>
    (await send(gantry, requestOf(gantry, { headers: [['Authorization', ''], ['Cookie', cookie], ...headers] }))).status
  t.equal(await write([]), 201)
  t.equal(
    await write([
      ['Origin', 'http://localhost'],
      ['Sec-Fetch-Site', 'same-origin'],
    ]),
    201,
  )
  for (const origin of [
    'http://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://localhost:1',
    'ftp://localhost',
  ])
    t.equal(await write([['Origin', origin]]), 403, origin)
  for (const site of ['cross-site', 'same-site', 'anything'])
    t.equal(await write([['Sec-Fetch-Site', site]]), 403, site)
})

t.test('a read with the cookie comes from our own pages or from no page at all', async (t) => {
  const gantry = await startGantry(t)
  const login = await gantry.call('POST', '/identity/login', {
    body: { token: gantry.token },
    headers: { authorization: '' },
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const read = async (path: string, headers: [string, string][], method = 'GET') =>
    (
      await send(
        gantry,
        requestOf(gantry, {
          method,
          path: `/api/v1${path}`,
          headers: [['Content-Type', ''], ['Content-Length', ''], ...headers],
          body: '',
        }),
      )
    ).status
  const byCookie: [string, string][] = [
    ['Authorization', ''],
    ['Cookie', cookie],
  ]
  const paths = ['/tasks', '/identity', '/config', '/events', '/resources']
  for (const path of paths) {
    for (const site of ['', 'none', 'same-origin'])
      t.equal(await read(path, [...byCookie, ['Sec-Fetch-Site', site]]), 200, `${path} ${site}`)
    for (const site of ['same-site', 'cross-site', 'anything']) {
      t.equal(await read(path, [...byCookie, ['Sec-Fetch-Site', site]]), 403, `${path} ${site}`)
      t.equal(await read(path, [['Sec-Fetch-Site', site]]), 200, `${path} ${site} by a token`)
    }
    t.equal(await read(path, [...byCookie, ['Origin', 'http://localhost:1']]), 403, `${path} of another port`)
    t.equal(await read(path, [...byCookie, ['Origin', 'http://localhost']]), 200, `${path} of our own origin`)
  }
  for (const site of ['same-site', 'cross-site'])
    t.equal(
      await read('/events', [...byCookie, ['Accept', 'text/event-stream'], ['Sec-Fetch-Site', site]]),
      403,
      `a stream ${site}`,
    )
})

t.test('what is refused never lets the rest of its body pass for the next request', async (t) => {
  const gantry = await startGantry(t)
  const smuggled = 'GET /api/v1/version HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const { status, head } = await send(
    gantry,
    requestOf(gantry, {
      headers: [
        ['Content-Type', 'text/plain'],
        ['Content-Length', '100000'],
      ],
      body: smuggled,
    }),
  )
  t.equal(status, 415)
  t.match(head, /\r\nconnection: close/i)
})
