import t from 'tap'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { startGantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** What a browser may be made to send by a page of somebody else, in every combination. */
const hosts = (port: number) => [
  `127.0.0.1:${port}`,
  `localhost:${port}`,
  `LOCALHOST:${port}`,
  `[::1]:${port}`,
  '127.0.0.1',
  'evil.example',
  `evil.example:${port}`,
  `127.0.0.1.evil.example:${port}`,
  `localhost.evil.example:${port}`,
  `localhost.:${port}`,
  `127.0.0.1:${port}@evil.example`,
  '',
]
const origins = (host: string) => [
  undefined,
  `http://${host}`,
  `https://${host}`,
  'null',
  '',
  'http://evil.example',
  `http://${host}.evil.example`,
  `http://evil.example/?${host}`,
  `http://user@${host}`,
  'file://',
  'http://127.0.0.1:1',
]
const sites = [undefined, 'same-origin', 'none', 'cross-site', 'same-site']
const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', undefined]
const allowedHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i

t.test('of 5,280 writes that a browser may send, those of our own pages alone have an effect', async (t) => {
  const gantry = await startGantry(t)
  const { headers } = await gantry.call('POST', '/identity/login', {
    body: { token: gantry.token },
    headers: { authorization: '' },
  })
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  t.teardown(() => agent.destroy())
  const attempts = hosts(gantry.port).flatMap((host) =>
    origins(host).flatMap((origin) =>
      sites.flatMap((site) =>
        types.flatMap((type) => [cookie, undefined].map((credential) => ({ host, origin, site, type, credential }))),
      ),
    ),
  )
  t.equal(attempts.length, 5280)
  const wrong: string[] = []
  let effects = 0
  for (let start = 0; start < attempts.length; start += 64) {
    await Promise.all(
      attempts.slice(start, start + 64).map(async (attempt) => {
        const { status, headers, body } = await send(agent, gantry.port, attempt)
        const isLegal = isOurOwn(attempt)
        if (status === 201) effects++
        if ((status === 201) !== isLegal) wrong.push(`${JSON.stringify(attempt)} → ${status} ${body}`)
        if (status !== 201 && JSON.parse(body).success !== false) wrong.push(`${JSON.stringify(attempt)} → ${body}`)
        if (Object.keys(headers).some((name) => name.startsWith('access-control-')))
          wrong.push(`${JSON.stringify(attempt)} → a CORS header`)
      }),
    )
  }
  t.strictSame(wrong, [])
  const kept = await gantry.service.app.store.events({ after: 0, limit: 10_000, kinds: ['task.created'] })
  t.equal(kept.length, effects, 'what was refused had no effect')
  t.ok(effects > 0)
})

t.test('a preflight is given no leave', async (t) => {
  const gantry = await startGantry(t)
  for (const origin of ['http://evil.example', gantry.origin]) {
    const answer = await fetch(`${gantry.origin}/api/v1/tasks`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })
    t.equal(answer.status, 405)
    t.strictSame(
      [...answer.headers.keys()].filter((name) => name.startsWith('access-control-')),
      [],
    )
  }
})

t.test('a page of another port reads nothing by the cookie and holds no stream', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t)
  const login = await gantry.call('POST', '/identity/login', {
    body: { token: gantry.token },
    headers: { authorization: '' },
  })
  const [, value = ''] = login.headers.get('set-cookie')?.split(';')[0]?.split('=') ?? []
  const browser = await openBrowser(t)
  const context = await browser.newContext()
  await context.addCookies([
    { name: 'nut-session', value, url: gantry.origin, httpOnly: true, sameSite: 'Strict' as const },
  ])
  const targets = ['fetch', 'image', 'script', 'frame', 'stream'].map((by, index) => ({
    by,
    path: `/api/v1/${by === 'stream' ? 'events' : 'tasks'}?limit=${10 + index}`,
  }))
  // At the server: a browser hides what it blocks.
  const exchanges: { request: IncomingMessage; response: ServerResponse }[] = []
  const note = (exchange: unknown) => exchanges.push(exchange as (typeof exchanges)[number])
  subscribe('http.server.request.start', note)
  t.teardown(() => unsubscribe('http.server.request.start', note))
  const statuses = () =>
    Object.fromEntries(
      targets.flatMap(({ by, path }) => {
        const { response } = exchanges.find(({ request }) => request.url === path) ?? {}
        return response?.headersSent ? [[by, response.statusCode]] : []
      }),
    )

  const foreign = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Another service</title>')
  }).listen(0, '127.0.0.1')
  t.teardown(() => foreign.close())
  await once(foreign, 'listening')
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`)
  await page.evaluate(callEach, { origin: gantry.origin, targets })
  await waitUntil(() => Object.keys(statuses()).length === targets.length, 'an answer to each request of the page')
  t.strictSame(statuses(), { fetch: 403, image: 403, script: 403, frame: 403, stream: 403 })

  exchanges.length = 0
  const own = await context.newPage()
  t.equal((await own.goto(`${gantry.origin}/api/v1/tasks`))?.status(), 200, 'the address bar')
  await own.route('**/reference.js', (route) => route.abort())
  await own.goto(`${gantry.origin}/docs`)
  await own.evaluate(callEach, { origin: '', targets: targets.filter(({ by }) => by === 'fetch' || by === 'stream') })
  await waitUntil(() => Object.keys(statuses()).length === 2, 'an answer to each request of our own page')
  t.strictSame(statuses(), { fetch: 200, stream: 200 })
})

/** Runs in the page: sends a request with the cookie in each way that a page has. */
function callEach({ origin, targets }: { origin: string; targets: readonly { by: string; path: string }[] }): void {
  const { document, EventSource, fetch } = globalThis as any
  for (const { by, path } of targets) {
    const url = origin + path
    if (by === 'fetch') fetch(url, { mode: origin === '' ? 'cors' : 'no-cors', credentials: 'include' }).catch(() => {})
    else if (by === 'stream') new EventSource(url, { withCredentials: true })
    else
      document.body.append(
        Object.assign(document.createElement({ image: 'img', script: 'script', frame: 'iframe' }[by]), { src: url }),
      )
  }
}

interface Attempt {
  host: string
  origin: string | undefined
  site: string | undefined
  type: string | undefined
  credential: string | undefined
}

/**
 * The rule, written a second time: an allowed host, a JSON body, the cookie, and a page of the same origin or no page.
 */
function isOurOwn({ host, origin, site, type, credential }: Attempt): boolean {
  return (
    allowedHost.test(host) &&
    type === 'application/json' &&
    credential !== undefined &&
    (site === undefined || site === 'same-origin' || site === 'none') &&
    (origin === undefined || origin === `http://${host}` || origin === `https://${host}`)
  )
}

function send(
  agent: Agent,
  port: number,
  { host, origin, site, type, credential }: Attempt,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const headers = {
    host,
    ...(origin !== undefined && { origin }),
    ...(site !== undefined && { 'sec-fetch-site': site }),
    ...(type !== undefined && { 'content-type': type }),
    ...(credential !== undefined && { cookie: credential }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: '127.0.0.1', port, method: 'POST', path: '/api/v1/tasks', headers, setHost: false },
      (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        )
      },
    )
    sent.on('error', reject)
    sent.end('{"title":"From a page"}')
  })
}
