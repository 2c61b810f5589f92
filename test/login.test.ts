import t from 'tap'
import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { FairSlots } from '../src/platform/work/fair-slots.ts'
import { digest } from '../src/services/identity/secrets.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'

/** No test here is about the clock: what is locked out stays locked out for longer than a test takes. */
const callsPerMinute = 60
const password = 'correct horse battery staple'
const guess = 'a guess that is long enough'
/** What a browser adds for a page of ours. */
const page: Sent = { headers: { 'sec-fetch-site': 'same-origin' } }
const others = { skip: process.platform === 'linux' ? false : 'only Linux has more than one loopback address' }
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
  readonly message: string | undefined
}

t.test('the requests of foreign pages, however many, keep nobody from signing in', async (t) => {
  const gantry = await startGantry(t, limited)
  const cookie = 'nut-session=none'
  const pages: readonly Sent[] = ['cross-site', 'same-site'].flatMap((site) => [
    { method: 'POST', headers: { 'sec-fetch-site': site }, body: { token: guess } },
    { method: 'POST', headers: { 'sec-fetch-site': site, 'content-type': 'text/plain' }, body: {} },
    { method: 'POST', headers: { origin: 'http://evil.example' }, body: { token: guess } },
    { method: 'GET', headers: { 'sec-fetch-site': site } },
    { method: 'GET', headers: { 'sec-fetch-site': site, cookie } },
  ])
  for (const sent of pages)
    for (let count = 0; count < callsPerMinute; count++) await send(gantry, '/identity/login', sent)
  for (const path of ['/health/ready', '/identity/setup', '/tasks', '/nowhere', '/identity'])
    for (let count = 0; count < callsPerMinute / 3; count++)
      await send(gantry, path, { headers: { 'sec-fetch-site': 'cross-site' } })
  t.equal((await logIn(gantry, { token: gantry.token })).status, 200)
  t.equal((await send(gantry, '/identity/setup', {})).status, 200, 'nor from other calls without a credential')
})

t.test('a foreign page is refused before its sign-in counts', async (t) => {
  const gantry = await startGantry(t, limited)
  for (let count = 0; count <= callsPerMinute; count++) {
    const { code } = await logIn(gantry, { token: guess }, { headers: { 'sec-fetch-site': 'same-site' } })
    if (code !== 'csrf_failed') t.fail(`${count} ${code}`)
  }
  t.equal((await logIn(gantry, { token: guess })).code, 'login_failed')
})

t.test('other calls without a credential keep nobody at their address from signing in', async (t) => {
  const gantry = await startGantry(t, limited)
  let last: string | undefined
  while (last !== 'rate_limited') last = (await send(gantry, '/tasks', {})).code
  t.equal((await logIn(gantry, { token: gantry.token })).status, 200)
})

t.test('wrong tokens keep the right one from nobody', async (t) => {
  const gantry = await startGantry(t)
  const codes: (string | undefined)[] = []
  for (let count = 0; count < 7; count++) codes.push((await logIn(gantry, { token: guess })).code)
  t.same(codes, [...Array(5).fill('login_failed'), 'login_throttled', 'login_throttled'])
  t.equal((await logIn(gantry, { token: gantry.token })).status, 200)
  t.equal((await logIn(gantry, { token: guess })).code, 'login_throttled', 'which starts nothing over for wrong ones')
})

t.test('wrong current passwords keep nobody from signing in', async (t) => {
  const gantry = await startGantry(t)
  await addUser(gantry, 'ada')
  const cookie = cookieOf(await logIn(gantry, { username: 'ada', password }), 'nut-session')
  let code: string | undefined
  while (code !== 'login_throttled')
    code = (
      await send(gantry, '/user/password', {
        method: 'POST',
        headers: { cookie },
        body: { currentPassword: 'a wrong password', newPassword: password },
      })
    ).code
  t.equal((await logIn(gantry, { username: 'ada', password })).status, 200)
})

t.test('an unknown username is refused like a known one', async (t) => {
  const gantry = await startGantry(t)
  await addUser(gantry, 'ada')
  const refusals = async (username: string) => {
    const found: unknown[] = []
    for (let count = 0; count < 7; count++) {
      const { status, code, message } = await logIn(gantry, { username, password: 'a wrong password' })
      // How long is left depends on how quick the machine is.
      found.push([status, code, message?.replace(/\d+ seconds/, 'a time')])
    }
    return found
  }
  t.same(await refusals('nobody'), await refusals('ada'))
})

t.test(
  'guesses from one address, however many at once, do not take the right password of another one',
  others,
  async (t) => {
    const gantry = await startGantry(t)
    await addUser(gantry, 'ada')
    // Each names another user, so that nothing but the work of hashing limits them.
    const guesses = Array.from({ length: 100 }, (_, index) =>
      logIn(gantry, { username: `user${index}`, password: 'a wrong password' }, { from: '127.0.0.2' }),
    )
    await Promise.any(guesses.map(async (guess) => ((await guess).status === 503 ? true : Promise.reject(new Error()))))
    t.equal((await logIn(gantry, { username: 'ada', password }, { from: '127.0.0.3' })).status, 200)
    await Promise.all(guesses)
  },
)

t.test('sources take turns at what few can use at once, and the one with most waiting loses its last', async (t) => {
  const slots = new FairSlots({ atOnceMax: 1, waitingMax: 4 })
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const use = (source: string, name: string) =>
    slots.use(source, async () => void order.push(name)).catch((error) => void order.push(`${name} ${error.code}`))
  const running = slots.use('a', () => first.promise)
  const waiting = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'a5', 'c1'].map((name) => use(name.slice(0, 1), name))
  first.resolve()
  await Promise.all([running, ...waiting])
  const refused = order.filter((name) => name.includes(' ')).toSorted()
  t.same(refused, ['a2 overloaded', 'a3 overloaded', 'a4 overloaded', 'a5 overloaded'])
  t.same(
    order.filter((name) => !name.includes(' ')),
    ['a1', 'b1', 'c1', 'b2'],
  )
})

t.test('a browser that signed in before signs in again, whatever others at its address try', async (t) => {
  const gantry = await startGantry(t, limited)
  await addUser(gantry, 'ada')
  await addUser(gantry, 'bob')
  const first = await logIn(gantry, { username: 'ada', password }, page)
  t.match(deviceCookieOf(first), /^nut-device=[\w-]{43}; .*Path=\/api\/v1; .*HttpOnly.*SameSite=Strict/)
  const ada = cookieOf(first, 'nut-device')
  const bob = cookieOf(await logIn(gantry, { username: 'bob', password }, page), 'nut-device')
  t.equal(
    (await send(gantry, '/identity', { headers: { cookie: ada } })).code,
    'unauthenticated',
    'it is no credential',
  )

  const codes = new Set<string | undefined>()
  while (!codes.has('rate_limited'))
    codes.add((await logIn(gantry, { username: 'ada', password: 'a wrong password' })).code)
  t.ok(codes.has('login_throttled'))
  const by = (cookie: string, given = password) =>
    logIn(gantry, { username: 'ada', password: given }, { headers: { cookie } })
  t.equal((await by('nut-device=made-up')).code, 'rate_limited')
  t.equal((await by(bob)).code, 'login_throttled', 'the browser of another user is an unknown one')
  const again = await by(ada)
  t.equal(again.status, 200)
  t.equal(deviceCookieOf(again), undefined, 'it keeps its cookie')

  const own: (string | undefined)[] = []
  for (let count = 0; count < 6; count++) own.push((await by(ada, 'a wrong password')).code)
  t.same(own, [...Array(5).fill('login_failed'), 'login_throttled'], 'its own guesses are counted too')
})

t.test('the browser of a sign-in link and of a token is known, until its user is removed', async (t) => {
  const gantry = await startGantry(t)
  const { store } = gantry.service.app
  t.equal(deviceCookieOf(await logIn(gantry, { token: gantry.token })), undefined, 'a program keeps no cookie')
  const byToken = await logIn(gantry, { token: gantry.token }, page)
  t.ok(deviceCookieOf(byToken))
  const [owner] = await store.read.users.list({ limit: 1 })
  const link = {
    id: digest('a-link-of-the-tests-0123'),
    userId: owner?.doc.id ?? '',
    expiresAt: '2999-01-01T00:00:00.000Z',
  }
  await store.commit([{ insert: 'signInLinks', doc: link }])
  t.ok(deviceCookieOf(await logIn(gantry, { link: 'a-link-of-the-tests-0123' }, page)))
  t.equal((await store.read.devices.list()).length, 2)

  const id = await addUser(gantry, 'ada')
  await logIn(gantry, { username: 'ada', password }, page)
  t.equal((await store.read.devices.list()).length, 3)
  t.equal((await gantry.call('DELETE', `/users/${id}`)).status, 200)
  t.equal((await store.read.devices.list()).length, 2)
})

t.test('a sign-in ends the session whose cookie comes with it', async (t) => {
  const gantry = await startGantry(t)
  await addUser(gantry, 'ada')
  const first = cookieOf(await logIn(gantry, { token: gantry.token }), 'nut-session')
  const second = cookieOf(
    await logIn(gantry, { username: 'ada', password }, { headers: { cookie: first } }),
    'nut-session',
  )
  t.equal((await send(gantry, '/identity', { headers: { cookie: first } })).code, 'token_invalid')
  t.equal((await send(gantry, '/identity', { headers: { cookie: second } })).status, 200)
  const failed = { headers: { cookie: second } }
  t.equal((await logIn(gantry, { username: 'ada', password: guess }, failed)).code, 'login_failed')
  t.equal((await send(gantry, '/identity', failed)).status, 200, 'one that fails ends nothing')
})

async function addUser(gantry: Gantry, username: string): Promise<string> {
  const { body } = await gantry.call('POST', '/users', {
    body: { name: username, username, role: 'developer', password },
  })
  return body.data.user.id
}

function deviceCookieOf({ headers }: Received): string | undefined {
  return headers['set-cookie']?.find((cookie) => cookie.startsWith('nut-device='))
}

function cookieOf({ headers }: Received, name: string): string {
  return headers['set-cookie']?.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0] ?? ''
}

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
        text(response).then((body) => {
          const { code, message } = (body === '' ? {} : JSON.parse(body)).error ?? {}
          resolve({ status: response.statusCode ?? 0, headers: response.headers, code, message })
        }, reject)
      },
    )
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })
}
