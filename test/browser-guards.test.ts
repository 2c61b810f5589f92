import t from 'tap'
import { Agent, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { startGantry } from './support/gantry.ts'

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

interface Attempt {
  host: string
  origin: string | undefined
  site: string | undefined
  type: string | undefined
  credential: string | undefined
}

/** The rule, written a second time: an allowed host, a JSON body, the cookie, and a page of the same origin or no page. */
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
