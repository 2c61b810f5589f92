import t from 'tap'
import { createHash } from 'node:crypto'
import { request } from './support/wire.ts'
import { gantry, port, token, owner, json, refuses, accepts, createTask, get } from './support/http-requests.ts'
const session = await signIn()

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

async function signIn(): Promise<string> {
  const { headers } = await gantry.call('POST', '/identity/login', { body: { token } })
  return /nut-session=([^;]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? ''
}

function percentCoded(text: string): string {
  return `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`
}
