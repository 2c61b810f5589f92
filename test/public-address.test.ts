import t from 'tap'
import type { Test } from 'tap'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { OverloadRefusals } from '../src/http/overload/refusals.ts'
import { RefusedBodies } from '../src/http/bodies/refused-bodies.ts'
import { TrustedProxies } from '../src/http/trusted-proxies.ts'
import { startCaddy, whyNoCaddy } from './support/caddy.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { startNginx, whyNoNginx } from './support/nginx.ts'
import { freePort } from './support/ports.ts'
import { exchange } from './support/wire.ts'

const password = 'correct horse battery staple'

t.test('the caller is the last address that no trusted proxy has', async (t) => {
  const proxies = new TrustedProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/16'])
  const addressOf = (remoteAddress: string, forwarded?: string) =>
    proxies.addressOf({
      socket: { remoteAddress } as IncomingMessage['socket'],
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    })
  for (const [peer, forwarded, caller] of [
    ['127.0.0.1', '192.0.2.7', '192.0.2.7'],
    ['::ffff:127.0.0.1', '192.0.2.7', '192.0.2.7'],
    ['127.0.0.1', '198.51.100.1, 192.0.2.7', '192.0.2.7'],
    ['127.0.0.1', '198.51.100.1,192.0.2.7, 10.1.2.3', '192.0.2.7'],
    ['127.0.0.1', '10.9.9.9', '10.9.9.9'],
    ['127.0.0.1', '192.0.2.7:1234', '192.0.2.7'],
    ['127.0.0.1', '[2001:db8::7]:1234', '2001:db8::7'],
    ['fd00::1', '2001:db8::7', '2001:db8::7'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', '192.0.2.7, unknown', '127.0.0.1'],
    ['127.0.0.1', 'fe80::1%eth0', '127.0.0.1'],
    ['127.0.0.2', '192.0.2.7', '127.0.0.2'],
    ['192.0.2.9', '192.0.2.7', '192.0.2.9'],
  ] as const)
    t.equal(addressOf(peer, forwarded), caller, `${peer} ${forwarded}`)
  t.equal(new TrustedProxies([]).isTrusted('127.0.0.1'), false)
})

t.test('below a path, whether the proxy passes it on or not', async (t) => {
  const gantry = await startGantry(t, {
    environment: { GANTRY_PUBLIC_URL: 'https://example.org/gantry/', GANTRY_RATE_LIMIT: '600' },
  })

  t.test('each address in an answer contains the path', async (t) => {
    const created = await gantry.call('POST', '/tasks', { body: { title: 'A' } })
    t.equal(created.headers.get('location'), `/gantry/api/v1/tasks/${created.body.data.id}`)
    await gantry.createTask()
    const page = await gantry.fetch('/gantry/api/v1/tasks?limit=1')
    t.match(page.headers.get('link'), /^<\/gantry\/api\/v1\/tasks\?limit=1&cursor=/)
    const form = new FormData()
    form.append('file', new Blob(['some bytes']), 'plan.txt')
    const { resource } = (await gantry.call('POST', '/resources', { raw: form })).body.data
    t.equal(await (await gantry.fetch(resource.url)).text(), 'some bytes')
    t.match(resource.url, /^\/gantry\/api\/v1\//)
    const { link } = (await gantry.call('POST', '/resources/plan.txt/links', { body: {} })).body.data
    t.match(link.url, /^\/gantry\/api\/v1\/links\//)
    const { user } = (
      await gantry.call('POST', '/users', { body: { name: 'Ada', username: 'ada', role: 'developer' } })
    ).body.data
    const { invite } = (await gantry.call('POST', `/users/${user.id}/invite`)).body.data
    t.match(invite.link, /^https:\/\/example\.org\/gantry\/sign-in#invite=inv_/)
  })

  t.test('pages link below it, and name it as the server of the contract', async (t) => {
    for (const [path, expected] of [
      ['/docs', 'href="/gantry/docs/page.css"'],
      ['/gantry/docs/errors', 'href="/gantry/docs/'],
      ['/gantry/sign-in', 'src="/gantry/docs/sign-in.js"'],
      ['/gantry/docs/try', 'src="/gantry/docs/start.js"'],
      ['/gantry/openapi.yaml', '{url: /gantry/api/v1,'],
      ['/gantry/openapi.json', '"url":"/gantry/api/v1"'],
      ['/gantry/docs/openapi.json', '"url":"/gantry/api/v1"'],
    ] as const) {
      const page = await (await gantry.fetch(path)).text()
      t.ok(page.includes(expected), path)
      t.notMatch(page, /(?:href|src)="\/(?!gantry\/)/, path)
    }
    for (const path of ['/gantry', '/gantry/', '/', '/gantry?x'])
      t.equal((await gantry.fetch(path)).headers.get('location'), '/gantry/docs', path)
    t.equal((await gantry.fetch('/gantryish/docs')).status, 404)
  })

  t.test('each failure names paths below it, and leaves values of the caller as they are', async (t) => {
    const errorOf = async (...call: Parameters<typeof gantry.call>) => (await gantry.call(...call)).body.error
    const anonymous = await errorOf('GET', '/tasks', { headers: { authorization: '' } })
    t.match(anonymous.hint, 'POST /gantry/api/v1/identity/tokens')
    t.equal(anonymous.docs, '/gantry/docs/errors#unauthenticated')
    t.match(await (await gantry.fetch(anonymous.docs)).text(), 'id="unauthenticated"')
    const unknown = await errorOf('GET', '/taks')
    t.equal(
      unknown.message,
      'There is no operation with the path "/gantry/api/v1/taks". Did you mean /gantry/api/v1/tasks?',
    )
    t.equal(unknown.hint, 'The operations are documented at /gantry/docs.')
    const quoted = await errorOf('POST', '/tasks', { body: { title: 'A', priority: '/docs' } })
    t.match(quoted.message, 'not "/docs"')
    const repeated = { body: { title: 'A', dependsOn: ['task_none'] }, headers: { 'idempotency-key': 'once' } }
    for (const name of ['first', 'stored'])
      t.match((await errorOf('POST', '/tasks', repeated)).docs, /^\/gantry\/docs\/errors#/, name)
  })

  t.test('so does a failure that comes before the request is read', async (t) => {
    const refusals = new OverloadRefusals('/gantry')
    const refusedBodies = new RefusedBodies({ bytesMax: 0, ms: 0 })
    const overloaded = createServer((request, response) => refusals.refuse(request, response, refusedBodies))
    t.teardown(() => overloaded.close())
    await once(overloaded.listen(0, '127.0.0.1'), 'listening')
    const { port } = overloaded.address() as AddressInfo
    const broken = await exchange(gantry.port, 'BROKEN\r\n\r\n')
    for (const body of [
      await (await fetch(`http://127.0.0.1:${port}/`)).json(),
      JSON.parse(broken.answers[0]?.text ?? ''),
    ])
      t.match(body.error.docs, /^\/gantry\/docs\/errors#/)
  })

  t.test('so do the tools of agents', async (t) => {
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'readTerminal', arguments: {} } }
    const id = await gantry.createTask()
    call.params.arguments = { taskId: id, sessionId: 'term_none' }
    const answer = await gantry.fetch('/gantry/mcp?tools=all', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify(call),
    })
    t.match(await answer.text(), 'GET /gantry/api/v1/terminal/{taskId}/sessions')
  })

  t.test('each link of each page leads to a page', async (t) => {
    const seen = new Set(['/gantry/docs', '/gantry/sign-in'])
    for (const path of seen) {
      const page = await gantry.fetch(path, { redirect: 'follow', headers: { accept: 'text/html' } })
      t.equal(page.status, 200, path)
      if (!page.headers.get('content-type')?.startsWith('text/html')) continue
      for (const [, link = ''] of (await page.text()).matchAll(/\s(?:href|src)="(\/[^"#]*)/g)) seen.add(link)
    }
    t.ok(seen.size > 20, `${seen.size} pages`)
  })

  t.test('the contract for readers links below it, and its samples call there', async (t) => {
    const text = await (await gantry.fetch('/gantry/docs/openapi.json')).text()
    t.notMatch(text, /\]\(\/(?!gantry\/)/)
    t.match(text, 'http://gantry.example/gantry/api/v1/tasks')
    t.notMatch(text, 'http://gantry.example/api')
  })

  t.test('the service is still ready under overload, by either path', async (t) => {
    for (const path of ['/api/v1/health/ready', '/gantry/api/v1/health/ready'])
      t.equal((await gantry.fetch(path)).headers.get('ratelimit'), null, path)
  })
})

const proxies = [
  { name: 'nginx', site: 'nginx.conf', whyNot: whyNoNginx, start: startNginx },
  { name: 'Caddy', site: 'Caddyfile', whyNot: whyNoCaddy, start: startCaddy },
] as const

for (const proxy of proxies)
  t.test(`behind ${proxy.name} with TLS, by the site of the examples`, { skip: proxy.whyNot }, (t) =>
    testBehind(t, proxy),
  )

async function testBehind(t: Test, { name, site: file, start }: (typeof proxies)[number]): Promise<void> {
  const port = await freePort()
  const publicUrl = `https://example.org:${port}/gantry`
  const gantry = await startGantry(t, {
    environment: {
      GANTRY_PUBLIC_URL: publicUrl,
      GANTRY_TRUSTED_PROXIES: '127.0.0.1',
      GANTRY_RATE_LIMIT: '600',
      GANTRY_UPLOAD_BYTES_MAX: '3000000',
    },
  })
  const site = readFileSync(new URL(`../examples/${file}`, import.meta.url), 'utf8')
  await start(t, site.replace('127.0.0.1:4600', `127.0.0.1:${gantry.port}`), port)
  const send = sender(port)
  const own = { origin: new URL(publicUrl).origin, 'sec-fetch-site': 'same-origin' }
  await gantry.call('POST', '/users', { body: { name: 'Ada', username: 'ada', role: 'developer', password } })

  t.test('a browser signs in, and writes with its cookie', async (t) => {
    const signedIn = await logIn(send, { username: 'ada', password }, own)
    t.equal(signedIn.status, 200)
    const cookies = signedIn.headers['set-cookie'] ?? []
    for (const [name, path] of [
      ['__Secure-nut-session', '/gantry'],
      ['__Secure-nut-device', '/gantry/api/v1'],
    ] as const) {
      const cookie = cookies.find((one) => one.startsWith(`${name}=`)) ?? ''
      t.match(cookie, /; Secure(;|$)/)
      t.ok(cookie.includes(`; Path=${path};`), cookie)
    }
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
    const write = (headers: Readonly<Record<string, string>>) =>
      send('/gantry/api/v1/tasks', { method: 'POST', headers: { cookie, ...headers }, body: { title: 'By a browser' } })
    const created = await write(own)
    t.equal(created.status, 201)
    t.match(created.headers.location, /^\/gantry\/api\/v1\/tasks\/task_/)
    const foreign = await write({ origin: `https://example.org` })
    t.equal(foreign.body.error.code, 'origin_denied')
    t.ok(foreign.body.error.message.includes(own.origin), 'which names the right one')
  })

  t.test('every answer keeps browsers to TLS', async (t) => {
    for (const path of ['/gantry/docs', '/gantry/metrics', '/gantry/api/v1/none'])
      t.equal((await send(path, {})).headers['strict-transport-security'], 'max-age=31536000', path)
  })

  t.test('events arrive as they happen', async () => {
    const { response } = await open(port, '/gantry/api/v1/events', { headers: bearer({ accept: 'text/event-stream' }) })
    response.setEncoding('utf8')
    let seen = ''
    const arrived = new Promise<void>((resolve, reject) => {
      response.on('data', (part: string) => {
        seen += part
        if (seen.includes('Seen behind a proxy')) resolve()
      })
      response.on('error', reject).on('end', () => reject(new Error(`the stream ended: ${seen}`)))
    })
    await gantry.createTask('Seen behind a proxy')
    await arrived
    response.removeAllListeners('error').on('error', () => {})
    response.destroy()
  })

  t.test('uploads pass, and one that is too large is refused by the service', async (t) => {
    const upload = async (bytes: number) => {
      const form = new FormData()
      form.append('file', new Blob([Buffer.alloc(bytes)]), `${bytes}.bin`)
      const whole = new Response(form)
      return send('/gantry/api/v1/resources', {
        method: 'POST',
        headers: bearer({ 'content-type': whole.headers.get('content-type') ?? '' }),
        raw: Buffer.from(await whole.arrayBuffer()),
      })
    }
    t.equal((await upload(2_000_000)).status, 201)
    const refused = await upload(3_000_001)
    t.equal(refused.body.error.code, 'payload_too_large')
    t.match(refused.body.error.hint, /GANTRY_UPLOAD_BYTES_MAX/)
  })

  t.test('another host is refused with the address of the service', async (t) => {
    if (name === 'Caddy')
      return t.equal(
        (await send('/gantry/docs', { headers: { host: 'other.example.net' } })).body,
        '',
        'by Caddy itself',
      )
    const { status, body } = await send('/gantry/api/v1/tasks', { headers: bearer({ host: 'other.example.net' }) })
    t.equal(status, 421)
    t.ok(body.error.message.includes('"other.example.net"') && body.error.message.includes(publicUrl))
    t.match(body.error.hint, /GANTRY_ALLOWED_HOSTS/)
    t.match((await send(body.error.docs, {})).body, 'id="misdirected_request"', 'its documentation is there')
  })

  t.test('the metrics are not public', async (t) => {
    t.equal((await send('/gantry/metrics', {})).status, 403)
    t.equal((await gantry.fetch('/gantry/metrics')).status, 200)
  })

  const others = { skip: process.platform === 'linux' ? false : 'only Linux has more than one loopback address' }
  t.test('the audit log has the address of the caller, whatever the caller says', others, async (t) => {
    const headers = bearer({ 'x-forwarded-for': '203.0.113.9, 127.0.0.1' })
    await send('/gantry/api/v1/tasks', { method: 'POST', headers, body: { title: 'A' }, from: '127.0.0.5' })
    t.equal(await lastAddress(gantry), '127.0.0.5')
    const direct = { 'x-forwarded-for': '203.0.113.9' }
    await gantry.call('POST', '/tasks', { body: { title: 'B' }, headers: direct })
    t.equal(await lastAddress(gantry), '203.0.113.9', 'who can reach the port as a trusted proxy is believed')
  })

  t.test('wrong passwords and too many calls of one caller lock no other one out', others, async (t) => {
    const attack = (given: string) => logIn(send, { username: 'ada', password: given }, {}, '127.0.0.6')
    const codes = new Set<string>()
    while (!codes.has('rate_limited')) codes.add((await attack('a wrong password')).body.error.code)
    t.ok(codes.has('login_throttled'))
    t.equal((await attack(password)).body.error.code, 'rate_limited')
    t.equal((await logIn(send, { username: 'ada', password }, {}, '127.0.0.7')).status, 200)
  })
}

t.test('a proxy that is not trusted is named in the log, once, and says nothing', async (t) => {
  const lines: string[] = []
  const { write } = process.stderr
  const gantry = await startGantry(t, {
    environment: { GANTRY_PUBLIC_URL: 'https://example.org', GANTRY_LOG: 'warn' },
  })
  t.teardown(() => void (process.stderr.write = write))
  process.stderr.write = ((text: string) => lines.push(String(text)) > 0) as typeof write
  for (let count = 0; count < 2; count++)
    await gantry.call('POST', '/tasks', { body: { title: 'A' }, headers: { 'x-forwarded-for': '203.0.113.9' } })
  process.stderr.write = write
  t.equal(lines.filter((line) => line.includes('GANTRY_TRUSTED_PROXIES')).length, 1)
  t.equal(await lastAddress(gantry), '127.0.0.1')
})

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
  readonly raw?: Buffer
  /** The loopback address from which the request comes. */
  readonly from?: string | undefined
}

interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  // The tests look into answers of every shape.
  readonly body: any
}

type Send = ReturnType<typeof sender>

function sender(port: number) {
  return async (path: string, sent: Sent): Promise<Received> => {
    const { response } = await open(port, path, sent)
    const content = await text(response)
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return { status: response.statusCode ?? 0, headers: response.headers, body: isJson ? JSON.parse(content) : content }
  }
}

function open(port: number, path: string, { method = 'GET', headers = {}, body, raw, from }: Sent) {
  return new Promise<{ response: IncomingMessage }>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        rejectUnauthorized: false,
        servername: 'example.org',
        headers: { host: `example.org:${port}`, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(from !== undefined && { localAddress: from }),
      },
      (response) => resolve({ response }),
    )
    sent.on('error', reject).end(body ? JSON.stringify(body) : raw)
  })
}

function logIn(send: Send, body: object, headers: Readonly<Record<string, string>> = {}, from?: string) {
  return send('/gantry/api/v1/identity/login', { method: 'POST', body, headers, from })
}

function bearer(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { authorization: 'Bearer owner-token-of-the-tests-0123456789', ...headers }
}

async function lastAddress(gantry: Gantry): Promise<string> {
  const { entries } = (await gantry.call('GET', '/identity/audit?limit=1')).body.data
  return entries[0].address
}
