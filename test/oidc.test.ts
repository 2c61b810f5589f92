import t from 'tap'
import { tried } from './support/attacks.ts'
import { addCaller, addCredential, addUser } from './support/callers.ts'
import { runCommand } from './support/command.ts'
import type { Teardown } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { client, followSignIn, startOidcProvider } from './support/oidc.ts'
import type { Accounts } from './support/oidc.ts'
import { as, cookieOf } from './support/sign-ins.ts'

const ada = { email: 'ada@example.org', email_verified: true, name: 'Ada', preferred_username: 'Ada L' }

/** A service with a provider that has these accounts. */
async function start(t: Teardown, accounts: Accounts, environment: Readonly<Record<string, string>> = {}) {
  const provider = await startOidcProvider(t, accounts)
  const gantry = await startGantry(t, {
    environment: {
      GANTRY_OIDC_ISSUER: provider.issuer,
      GANTRY_OIDC_CLIENT_ID: client.id,
      GANTRY_OIDC_CLIENT_SECRET: client.secret,
      GANTRY_OIDC_NAME: 'Example <SSO>',
      ...environment,
    },
  })
  await provider.serve([callbackOf(gantry)])
  return { gantry, provider }
}

t.test('an invited user signs in by the verified address, then by the account, whatever its address', async (t) => {
  const accounts: Accounts = { ada }
  const { gantry } = await start(t, accounts)
  const { user } = (await invite(gantry, 'ada', 'Ada@Example.org')).body.data
  t.match((await gantry.call('GET', '/identity/sign-in/methods')).body.data.methods.oidc, {
    name: 'Example <SSO>',
    path: '/sign-in/oidc',
  })
  const { status, location, cookie } = await signIn(gantry, 'ada')
  t.match([status, location], [303, '/'])
  const { identity } = (await as(gantry, cookie, 'GET', '/identity')).body.data
  t.match(identity, { userId: user.id, method: 'session', signedInBy: 'oidc', role: 'developer' })
  t.equal((await as(gantry, cookie, 'GET', '/tasks')).status, 200)
  const asked = '/tasks/task_1?view=list'
  t.equal((await signIn(gantry, 'ada', asked)).location, asked, 'it leads back to where the user was')
  for (const hostile of [
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    '/..//evil.example',
    '/x/..//evil.example',
  ])
    t.match((await signIn(gantry, 'ada', hostile)).location, /^\/(?![/\\])/, hostile)
  t.equal((await as(gantry, cookie, 'POST', '/identity/logout')).status, 200)
  t.equal((await as(gantry, cookie, 'GET', '/tasks')).status, 401)
  accounts['ada'] = { email: 'other@example.org', email_verified: false }
  const again = await signIn(gantry, 'ada')
  t.equal((await as(gantry, again.cookie, 'GET', '/identity')).body.data.identity.userId, user.id)
  const { entries } = (await gantry.call('GET', '/identity/audit')).body.data
  t.match(
    entries.filter(({ operation }: { operation: string }) => operation === 'signIn'),
    [{ actor: { id: user.id }, object: '/sign-in/oidc', outcome: 'done' }, { actor: { id: user.id } }],
  )
  await gantry.call('POST', `/users/${user.id}/disable`)
  t.match(await signIn(gantry, 'ada'), { status: 403, page: /account is disabled/, cookie: '' })
  await gantry.call('DELETE', `/users/${user.id}`)
  t.equal((await gantry.service.app.store.read.oidcAccounts.list()).length, 0, 'the link goes with the user')
})

t.test('the request has PKCE, a state and a nonce of its own, and the cookie is kept for the way back', async (t) => {
  const { gantry } = await start(t, { ada })
  const [one, other] = [await begin(gantry), await begin(gantry)]
  const asked = Object.fromEntries(new URL(one.url).searchParams)
  t.match(asked, {
    response_type: 'code',
    client_id: client.id,
    redirect_uri: callbackOf(gantry),
    scope: 'openid profile email',
    code_challenge_method: 'S256',
    state: /.{40}/,
    nonce: /.{40}/,
    code_challenge: /.{43}/,
  })
  const repeated = ['state', 'nonce', 'code_challenge'].filter(
    (name) => asked[name] === new URL(other.url).searchParams.get(name),
  )
  t.same(repeated, [])
  t.match(one.set, /^nut-oidc=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  const secure = await start(t, { ada }, { GANTRY_PUBLIC_URL: 'https://gantry.example/below' })
  const { set, url } = await begin(secure.gantry, 'https://gantry.example')
  t.match(set, /^__Host-nut-oidc=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  t.equal(new URL(url).searchParams.get('redirect_uri'), 'https://gantry.example/below/sign-in/oidc/callback')
})

t.test(
  'a sign-in ends the session whose cookie comes with it, and has a moment in which the user proved who they are',
  async (t) => {
    const { gantry } = await start(t, { ada })
    await invite(gantry, 'ada', 'ada@example.org')
    const first = (await signIn(gantry, 'ada')).cookie
    const { url, cookie } = await begin(gantry)
    const back = await followSignIn(url, callbackOf(gantry), 'ada')
    t.match(await end(back, `${cookie}x; ${first}`), { status: 401 })
    t.equal((await as(gantry, first, 'GET', '/identity')).status, 200, 'one that fails ends nothing')
    const second = (await end(back, `${cookie}; ${first}`)).cookie
    t.equal((await as(gantry, first, 'GET', '/identity')).status, 401)
    const { identity } = (await as(gantry, second, 'GET', '/identity')).body.data
    t.match(identity, { signedInBy: 'oidc', authenticatedAt: String })
    t.equal((await as(gantry, second, 'POST', '/identity/tokens', { name: 'Mine' })).status, 201)
  },
)

t.test('an end that does not fit its beginning signs nobody in', async (t) => {
  const { gantry } = await start(t, { ada })
  await invite(gantry, 'ada', 'ada@example.org')
  const pieces = (cookie: string) => cookie.replace('nut-oidc=', '').split('.')
  const changed = (cookie: string, index: number) =>
    `nut-oidc=${pieces(cookie)
      .map((piece, place) => (place === index ? [...piece].toReversed().join('') : piece))
      .join('.')}`
  const attempts: Readonly<Record<string, (url: URL, cookie: string) => readonly [URL, string]>> = {
    'no cookie': (url) => [url, ''],
    'the cookie of another sign-in': (url, cookie) => [url, changed(cookie, 1)],
    'another state': (url, cookie) => [withParameter(url, 'state', 'forged'), cookie],
    'no state': (url, cookie) => [withParameter(url, 'state', undefined), cookie],
    'another nonce': (url, cookie) => [url, changed(cookie, 2)],
    'another PKCE verifier': (url, cookie) => [url, changed(cookie, 3)],
    'another issuer': (url, cookie) => [withParameter(url, 'iss', 'https://evil.example'), cookie],
    'no issuer, though the provider names itself': (url, cookie) => [withParameter(url, 'iss', undefined), cookie],
    'another code': (url, cookie) => [withParameter(url, 'code', 'forged'), cookie],
    'a cookie with more in it': (url, cookie) => [url, `${cookie}.more`],
  }
  for (const [why, change] of Object.entries(attempts)) {
    const { url, cookie } = await begin(gantry)
    const back = await followSignIn(url, callbackOf(gantry), 'ada')
    const answer = await end(...change(back, cookie))
    tried(t, 'a second factor or a provider is got around', why, answer.cookie !== '')
    t.match(answer, { status: 401, page: /Start it again/ }, why)
  }
  const { url, cookie } = await begin(gantry)
  const back = await followSignIn(url, callbackOf(gantry), 'ada')
  const first = await end(back, cookie)
  t.match(first, { status: 303, cookie: /nut-session/ })
  t.match(await end(back, cookie), { status: 401, cookie: '' }, 'the same a second time')
})

t.test('what the provider refuses is a page in plain words, with nothing of what the address says', async (t) => {
  const { gantry, provider } = await start(t, { ada })
  const { url, cookie } = await begin(gantry)
  const refused = new URL(callbackOf(gantry))
  refused.search = String(
    new URLSearchParams({
      error: 'access_denied',
      error_description: '<script>alert(1)</script>',
      state: new URL(url).searchParams.get('state') ?? '',
      iss: provider.issuer,
    }),
  )
  const answer = await end(refused, cookie)
  t.match(answer, { status: 401, page: /The sign-in at Example &lt;SSO&gt; was cancelled/ })
  t.notMatch(answer.page, /<script|alert/)
  t.match(answer.page, /href="\/sign-in"/)
})

t.test('a provider that is not there is reported, and asked again at the next sign-in', async (t) => {
  const { gantry, provider } = await start(t, { ada })
  provider.close()
  for (let count = 0; count < 2; count++) {
    const answer = await fetch(`${gantry.origin}/sign-in/oidc`, { redirect: 'manual' })
    t.equal(answer.status, 401)
    t.match(await answer.text(), /did not succeed/)
  }
})

t.test('an address that is not verified, unknown, or taken by two users finds no user', async (t) => {
  const { gantry } = await start(t, {
    unverified: { email: 'ada@example.org', email_verified: false },
    text: { email: 'ada@example.org', email_verified: 'true' },
    silent: { email: 'ada@example.org' },
    none: {},
    stranger: { email: 'eve@example.org', email_verified: true },
    shared: { email: 'shared@example.org', email_verified: true },
  })
  await invite(gantry, 'ada', 'ada@example.org')
  for (const name of ['one', 'two']) await invite(gantry, name, 'shared@example.org')
  for (const account of ['unverified', 'text', 'silent', 'none', 'stranger', 'shared'])
    tried(t, 'a second factor or a provider is got around', account, (await signIn(gantry, account)).status !== 401)
  t.equal((await gantry.service.app.store.read.oidcAccounts.list()).length, 0)
})

t.test('an address that a user gave to himself gets nobody else’s sign-in', async (t) => {
  const { gantry } = await start(t, { ada })
  const mallory = await addCaller(gantry, 'viewer')
  const body = { email: 'ada@example.org' }
  t.equal((await mallory.call('PATCH', '/user', { body })).status, 200)
  t.match(await signIn(gantry, 'ada'), { status: 401, cookie: '' })
  await mallory.call('PATCH', '/user', { body: { name: 'Mallory' } })
  t.match(await signIn(gantry, 'ada'), { status: 401 }, 'nor after another change')
  t.equal((await gantry.call('PATCH', `/users/${mallory.userId}`, { body: { name: 'Ada' } })).status, 200)
  t.match(await signIn(gantry, 'ada'), { status: 401 }, 'nor after one of an administrator that is not about it')
  await gantry.call('PATCH', `/users/${mallory.userId}`, { body: { email: null } })
  await gantry.call('PATCH', `/users/${mallory.userId}`, { body })
  t.match(await signIn(gantry, 'ada'), { status: 303 }, 'unless an administrator confirms it')
})

t.test('who gives a user an address gives the sign-in, and so has all that the user may do', async (t) => {
  const { gantry } = await start(t, { ada })
  const narrow = await addCredential(gantry, 'user_owner', { scopes: ['users:admin', 'users:read'] })
  const owner = await addUser(gantry, 'owner')
  const { email } = ada
  const made = { name: 'Eve', username: 'eve', role: 'owner' }
  for (const [method, path, body] of [
    ['PATCH', `/users/${owner}`, { email }],
    ['PATCH', `/users/${owner}`, { email, name: 'Other' }],
    ['POST', '/users', { ...made, email }],
  ] as const) {
    const { status, body: answer } = await narrow.call(method, path, { body })
    t.match([status, answer.error?.code], [403, 'scope_missing'], `${method} ${path}`)
  }
  const { status, cookie } = await signIn(gantry, 'ada')
  t.match([status, cookie], [401, ''])
  t.equal((await narrow.call('PATCH', `/users/${owner}`, { body: { name: 'Other', email: null } })).status, 200)
  t.equal((await narrow.call('POST', '/users', { body: made })).status, 201, 'without a way in')
  const maintainer = await addCaller(gantry, 'maintainer')
  const invited = { name: 'Ada', username: 'ada', role: 'developer', email }
  t.equal((await maintainer.call('POST', '/users', { body: invited })).status, 201)
  t.equal((await signIn(gantry, 'ada')).status, 303)
})

t.test('users are created for a domain or a claim, with its role and a free username', async (t) => {
  const accounts: Accounts = {
    ada,
    namesake: { ...ada, email: 'ada@second.example', preferred_username: 'ada-l' },
    boss: { email: 'boss@elsewhere.example', email_verified: true, groups: ['staff', 'admins'] },
    similar: { email: 'eve@evil-example.org', email_verified: true },
    below: { email: 'eve@sub.example.org', email_verified: true },
    unverified: { email: 'eve@example.org', email_verified: false },
    twin: { email: 'twin@example.org', email_verified: true },
    grouped: { groups: 'admins', preferred_username: '__' },
    other: { groups: ['administrators'], email: 'eve@x.example', email_verified: true },
  }
  const { gantry } = await start(t, accounts, {
    GANTRY_OIDC_CREATE_USERS: '@example.org=developer, @second.example=viewer, groups:admins=maintainer',
    GANTRY_REQUIRE_SECOND_FACTOR: 'all',
  })
  const created = async (account: string) => {
    const { cookie } = await signIn(gantry, account)
    const { user } = (await as(gantry, cookie, 'GET', '/user')).body.data
    return [user.username, user.role, user.name]
  }
  t.same(await created('ada'), ['ada-l', 'developer', 'Ada'])
  t.same(await created('namesake'), ['ada-l2', 'viewer', 'Ada'])
  t.same(await created('boss'), ['boss', 'maintainer', 'boss'])
  t.same(await created('grouped'), ['user', 'maintainer', 'user'])
  for (const account of ['similar', 'below', 'unverified', 'other'])
    t.match(await signIn(gantry, account), { status: 401, cookie: '' }, account)
  const both = await Promise.all([signIn(gantry, 'twin'), signIn(gantry, 'twin')])
  t.match(both, [{ status: 303 }, { status: 303 }], 'two at once')
  t.equal((await gantry.service.app.store.read.users.list()).length, 6, 'are one user')
})

t.test('without a provider there is no such way, and wrong settings stop the start', async (t) => {
  const gantry = await startGantry(t)
  t.equal((await gantry.call('GET', '/identity/sign-in/methods')).body.data.methods.oidc, undefined)
  t.equal((await fetch(`${gantry.origin}/sign-in/oidc`, { redirect: 'manual' })).status, 503)
  const issuer = { GANTRY_OIDC_ISSUER: 'https://id.example.org', GANTRY_OIDC_CLIENT_ID: 'gantry' }
  for (const [environment, sentence] of [
    [{ GANTRY_OIDC_CLIENT_ID: 'gantry' }, /GANTRY_OIDC_CLIENT_ID is set without GANTRY_OIDC_ISSUER/],
    [{ GANTRY_OIDC_ISSUER: 'https://id.example.org' }, /GANTRY_OIDC_CLIENT_ID must be set/],
    [{ ...issuer, GANTRY_OIDC_ISSUER: 'http://id.example.org' }, /must be an https URL/],
    [{ ...issuer, GANTRY_OIDC_SCOPES: 'email' }, /must contain openid/],
    [{ ...issuer, GANTRY_OIDC_CREATE_USERS: '@example.org=owner' }, /one of the roles maintainer, developer, viewer/],
    [{ ...issuer, GANTRY_OIDC_CREATE_USERS: 'example.org=viewer' }, /entries such as @example.org=developer/],
  ] as const)
    t.match(await runCommand(['start'], environment), { code: 2, errors: sentence })
})

function callbackOf({ origin }: Gantry): string {
  return `${origin}/sign-in/oidc/callback`
}

function invite(gantry: Gantry, username: string, email: string) {
  return gantry.call('POST', '/users', { body: { name: username, username, email, role: 'developer' } })
}

/** Where the browser is sent, and what it keeps. */
async function begin({ origin }: Gantry, from = origin, next = '') {
  const headers = from === origin ? {} : { host: new URL(from).host }
  const answer = await fetch(`${origin}/sign-in/oidc${next}`, { redirect: 'manual', headers })
  const set = answer.headers.getSetCookie()[0] ?? ''
  return { url: answer.headers.get('location') ?? '', set, cookie: set.split(';')[0] ?? '' }
}

/** What comes of the way back. */
async function end(url: URL, cookie: string) {
  const answer = await fetch(url, { redirect: 'manual', headers: { cookie, 'sec-fetch-site': 'cross-site' } })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookie: cookieOf(answer),
    page: await answer.text(),
  }
}

async function signIn(gantry: Gantry, account: string, next = '') {
  const { url, cookie } = await begin(gantry, gantry.origin, next && `?next=${encodeURIComponent(next)}`)
  return end(await followSignIn(url, callbackOf(gantry), account), cookie)
}

function withParameter(url: URL, name: string, value: string | undefined): URL {
  const changed = new URL(url)
  if (value === undefined) changed.searchParams.delete(name)
  else changed.searchParams.set(name, value)
  return changed
}
