import t from 'tap'
import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'

/** No test here is about the clock: what is locked out stays locked out for longer than a test takes. */
const callsPerMinute = 60
const limited = { environment: { GANTRY_RATE_LIMIT: '600' } }

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The loopback address from which the request comes. */
  readonly from?: string
}

interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly code: string | undefined
}

t.test('the requests of foreign pages, however many, keep nobody from signing in', async (t) => {
  const gantry = await startGantry(t, limited)
  const cookie = 'nut-session=none'
  const pages: readonly Sent[] = ['cross-site', 'same-site'].flatMap((site) => [
    { method: 'POST', headers: { 'sec-fetch-site': site }, body: { token: 'a guess that is long enough' } },
    { method: 'POST', headers: { 'sec-fetch-site': site, 'content-type': 'text/plain' }, body: {} },
    { method: 'POST', headers: { origin: 'http://evil.example' }, body: { token: 'a guess that is long enough' } },
    { method: 'GET', headers: { 'sec-fetch-site': site } },
    { method: 'GET', headers: { 'sec-fetch-site': site, cookie } },
  ])
  for (const sent of pages)
    for (let count = 0; count < callsPerMinute; count++) await send(gantry, '/identity/login', sent)
  for (const path of ['/health/ready', '/identity/setup', '/tasks', '/nowhere', '/identity'])
    for (let count = 0; count < callsPerMinute / 3; count++)
      await send(gantry, path, { headers: { 'sec-fetch-site': 'cross-site' } })
  t.equal((await logIn(gantry, { token: gantry.token })).status, 200)
})

t.test('a foreign page is refused before its sign-in counts', async (t) => {
  const gantry = await startGantry(t, limited)
  for (let count = 0; count <= callsPerMinute; count++) {
    const { code } = await logIn(
      gantry,
      { token: 'a guess that is long enough' },
      { headers: { 'sec-fetch-site': 'same-site' } },
    )
    if (code !== 'csrf_failed') t.fail(`${count} ${code}`)
  }
  t.equal((await logIn(gantry, { token: 'a guess that is long enough' })).code, 'login_failed')
})

t.test('other calls without a credential keep nobody at their address from signing in', async (t) => {
  const gantry = await startGantry(t, limited)
  let last: string | undefined
  while (last !== 'rate_limited') last = (await send(gantry, '/tasks', {})).code
  t.equal((await logIn(gantry, { token: gantry.token })).status, 200)
})

function logIn(gantry: Gantry, body: object, sent: Sent = {}): Promise<Received> {
  return send(gantry, '/identity/login', { ...sent, method: 'POST', body })
}

function send({ port }: Gantry, path: string, { method = 'GET', headers = {}, body, from }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: `/api/v1${path}`,
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(from !== undefined && { localAddress: from }),
      },
      (response) => {
        text(response).then(
          (body) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              code: body === '' ? undefined : JSON.parse(body).error?.code,
            }),
          reject,
        )
      },
    )
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })
}
