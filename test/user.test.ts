import t from 'tap'
import { addCaller, addCredential, addUser } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { isAfter } from './support/moments.ts'
import { fieldOf } from './support/events.ts'

const password = 'correct horse battery staple'
const gantry = await startGantry(t)

t.test('getCurrentUser and updateCurrentUser speak of the user of the caller', async (t) => {
  const bob = await addCaller(gantry, 'developer')
  const found = await bob.call('GET', '/user')
  t.match(found.body.data.user, { id: bob.userId, role: 'developer', isEnabled: true })
  const tag = found.headers.get('etag') ?? ''
  t.equal((await bob.call('GET', '/user', { headers: { 'if-none-match': tag } })).status, 304)
  const changed = await bob.call('PATCH', '/user', {
    body: { name: 'Bob', email: 'bob@example.org' },
    headers: { 'if-match': tag },
  })
  t.match(changed.body.data.user, { name: 'Bob', email: 'bob@example.org' })
  t.equal((await bob.call('PATCH', '/user', { body: { name: 'Rob' }, headers: { 'if-match': tag } })).status, 412)
  const without = await bob.call('PATCH', '/user', { body: { email: null } })
  t.match(without.body.data.user, { name: 'Bob' })
  t.notOk('email' in without.body.data.user, 'null removes')
  t.equal((await bob.call('GET', '/identity')).body.data.identity.name, 'Bob', 'known at once')
})

t.test('preferences are merged: null removes a key, objects are merged deep', async (t) => {
  const bob = await addCaller(gantry, 'viewer')
  const patch = (body: object, headers = {}) => bob.call('PATCH', '/user/preferences', { body, headers })
  t.same((await bob.call('GET', '/user/preferences')).body.data.preferences, {})
  t.same((await patch({ theme: 'dark', editor: { tab: 2, wrap: true } })).body.data.preferences, {
    theme: 'dark',
    editor: { tab: 2, wrap: true },
  })
  const merged = await patch({ theme: null, editor: { tab: 4 }, list: [1, null] })
  t.same(merged.body.data.preferences, { editor: { tab: 4, wrap: true }, list: [1, null] })
  const tag = (await bob.call('GET', '/user/preferences')).headers.get('etag') ?? ''
  t.equal(merged.headers.get('etag'), tag)
  t.equal((await bob.call('GET', '/user/preferences', { headers: { 'if-none-match': tag } })).status, 304)
  const answers = await Promise.all([patch({ a: 1 }, { 'if-match': tag }), patch({ b: 1 }, { 'if-match': tag })])
  t.same(answers.map(({ status }) => status).sort(), [200, 412])
  t.match(await patch({ text: 'x'.repeat(70_000) }), { status: 413, body: { error: { code: 'payload_too_large' } } })
  t.match(await patch(Object.fromEntries(Array.from({ length: 199 }, (_, index) => [`key${index}`, 1]))), {
    status: 400,
    body: { error: { message: /at most 200 preferences/ } },
  })
  await Promise.all(Array.from({ length: 10 }, (_, index) => patch({ [`n${index}`]: index })))
  t.match(
    (await bob.call('GET', '/user/preferences')).body.data.preferences,
    { n0: 0, n9: 9 },
    'no change is lost without If-Match',
  )
})

t.test('createUser answers the user and where it is; a username is given away once', async (t) => {
  const { status, headers, body } = await gantry.call('POST', '/users', {
    body: { name: 'Ada', username: 'ada', role: 'developer', email: 'ada@example.org' },
  })
  t.equal(status, 201)
  t.match(body.data.user, {
    name: 'Ada',
    username: 'ada',
    role: 'developer',
    isEnabled: true,
    email: 'ada@example.org',
  })
  t.equal(headers.get('location'), `/api/v1/users/${body.data.user.id}`)
  t.equal(headers.get('etag'), '"1"')
  t.same((await gantry.call('GET', `/users/${body.data.user.id}`)).body.data.user, body.data.user)
  t.match(await gantry.call('POST', '/users', { body: { name: 'Eve', username: 'ada', role: 'viewer' } }), {
    status: 409,
    body: { error: { code: 'already_exists' } },
  })
  const racing = await Promise.all(
    Array.from({ length: 8 }, () =>
      gantry.call('POST', '/users', { body: { name: 'Cleo', username: 'cleo', role: 'viewer' } }),
    ),
  )
  t.same(
    racing.map((answer) => answer.status).sort(),
    [201, 409, 409, 409, 409, 409, 409, 409],
    'of eight at once one gets it',
  )
  const winner = racing.find((answer) => answer.status === 201)?.body.data.user.id
  t.equal((await gantry.call('DELETE', `/users/${winner}`)).status, 200)
  t.equal(
    (await gantry.call('POST', '/users', { body: { name: 'Cleo', username: 'cleo', role: 'viewer' } })).status,
    201,
    'the name of a deleted user is free',
  )
})

t.test('listUsers pages through all users, oldest first', async (t) => {
  const ids: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { body, headers } = await gantry.call('GET', `/users?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
    ids.push(...body.data.users.map(({ id }: { id: string }) => id))
    cursor = body.data.nextCursor
    t.equal(headers.get('link') !== null, cursor !== undefined)
    if (cursor === undefined) break
  }
  t.same(ids, [...new Set(ids)].sort())
  t.ok(ids.includes('user_owner') && ids.length > 4)
  t.equal((await gantry.call('GET', '/users?cursor=nonsense')).body.error.code, 'invalid_cursor')
})

t.test('a caller cannot assign a role above their own, nor change a user who has one', async (t) => {
  const maintainer = await addCaller(gantry, 'maintainer')
  const owner = await addUser(gantry, 'owner')
  const peer = await addUser(gantry, 'maintainer')
  const forbidden = { status: 403, body: { error: { code: 'forbidden' } } }
  t.match(
    await maintainer.call('POST', '/users', { body: { name: 'Eve', username: 'eve-owner', role: 'owner' } }),
    forbidden,
  )
  t.match(await maintainer.call('PATCH', `/users/${maintainer.userId}`, { body: { role: 'owner' } }), forbidden)
  for (const [method, path, body] of [
    ['PATCH', '', { name: 'X' }],
    ['DELETE', ''],
    ['POST', '/invite'],
    ['POST', '/disable'],
    ['POST', '/enable'],
  ] as const) {
    t.match(await maintainer.call(method, `/users/${owner}${path}`, body && { body }), forbidden, `${method} ${path}`)
  }
  t.equal((await maintainer.call('PATCH', `/users/${peer}`, { body: { role: 'developer' } })).status, 200)
  t.equal(
    (await maintainer.call('POST', '/users', { body: { name: 'Eve', username: 'eve', role: 'maintainer' } })).status,
    201,
  )
})

t.test('a narrow credential does not widen itself by opening an account', async (t) => {
  const owner = await addUser(gantry, 'owner')
  const target = await addUser(gantry, 'owner')
  const viewer = await addUser(gantry, 'viewer')
  const narrow = await addCredential(gantry, owner, { scopes: ['users:admin', 'identity:read'] })
  const lacks = { status: 403, body: { error: { code: 'scope_missing' } } }
  t.match(await narrow.call('POST', `/users/${target}/invite`), lacks)
  t.match(await narrow.call('POST', `/users/${viewer}/invite`), lacks)
  t.match(
    await narrow.call('POST', '/users', { body: { name: 'Eve', username: 'eve-narrow', role: 'owner', password } }),
    lacks,
  )
  t.match(await narrow.call('PATCH', `/users/${viewer}`, { body: { role: 'maintainer' } }), lacks)
  t.match(
    await narrow.call('POST', '/user/password', { body: { newPassword: password } }),
    lacks,
    'a first password of its own user',
  )
  const bound = await addCredential(gantry, owner, { allow: { taskIds: [] } })
  t.match(await bound.call('POST', `/users/${viewer}/invite`), lacks)
  t.equal((await narrow.call('PATCH', `/users/${viewer}`, { body: { name: 'Just a name' } })).status, 200)
})

t.test('an invitation sets a password once, and ends an older one', async (t) => {
  const {
    body: {
      data: { user },
    },
  } = await gantry.call('POST', '/users', { body: { name: 'Bob', username: 'bob', role: 'developer' } })
  t.match(await login('bob', password), { status: 401, body: { error: { code: 'login_failed' } } })
  const invite = async () => (await gantry.call('POST', `/users/${user.id}/invite`)).body.data.invite
  const older = await invite()
  const before = Date.now()
  const newer = await invite()
  t.match(newer, { userId: user.id, secret: /^inv_[\w-]{43}$/ })
  t.ok(isAfter(newer.expiresAt, 7 * 86_400_000, before), 'seven days')
  const gone = { status: 410, body: { error: { code: 'link_expired' } } }
  t.match(await accept(older.secret, password), gone)
  const answers = await Promise.all([accept(newer.secret, `${password} 1`), accept(newer.secret, `${password} 2`)])
  t.same(answers.map(({ status }) => status).sort(), [200, 410], 'of two at once one is accepted')
  t.match(await accept(newer.secret, password), gone)
  const winner = answers[0]?.status === 200 ? 1 : 2
  t.equal((await login('bob', `${password} ${winner}`)).status, 200)
  t.equal((await login('bob', `${password} ${3 - winner}`)).status, 401)
})

t.test('two invitations at once leave one', async (t) => {
  const id = await addUser(gantry, 'viewer')
  const invites = (await Promise.all([1, 2, 3].map(() => gantry.call('POST', `/users/${id}/invite`)))).map(
    ({ body }) => body.data.invite.secret,
  )
  const statuses = []
  for (const secret of invites) statuses.push((await accept(secret, password)).status)
  t.same(statuses.sort(), [200, 410, 410])
})

t.test('an invitation that has ended is refused', async (t) => {
  const { store } = gantry.service.app
  const id = await addUser(gantry, 'viewer')
  const { secret } = (await gantry.call('POST', `/users/${id}/invite`)).body.data.invite
  const found = await store.read.invites.get(id)
  if (!found) throw new Error('there is no invitation')
  await store.commit([
    { replace: 'invites', version: found.version, doc: { ...found.doc, expiresAt: '2020-01-01T00:00:00.000Z' } },
  ])
  t.equal((await accept(secret, password)).status, 410)
  t.equal((await accept('inv_0000000000000000000000000000000000000000000', password)).status, 410)
})

t.test('a disabled user is out at once with every credential, and back with the tokens alone', async (t) => {
  const { username, id } = await addPerson(gantry)
  const cookie = cookieOf(await login(username, password))
  const token = await addCredential(gantry, id)
  t.equal((await token.call('GET', '/identity')).status, 200)
  t.match((await gantry.call('POST', `/users/${id}/disable`)).body.data.user, { isEnabled: false })
  t.match(await token.call('GET', '/identity'), { status: 401, body: { error: { code: 'token_invalid' } } })
  t.equal((await byCookie(cookie)).status, 401)
  t.match(await login(username, password), { status: 403, body: { error: { code: 'account_disabled' } } })
  t.match(await login(username, 'a wrong password'), { status: 401 }, 'who does not know the password is not told')
  t.equal((await gantry.call('POST', `/users/${id}/invite`)).status, 403)
  t.equal((await gantry.call('POST', `/users/${id}/disable`)).status, 200, 'again')
  t.match((await gantry.call('POST', `/users/${id}/enable`)).body.data.user, { isEnabled: true })
  t.equal((await gantry.call('POST', `/users/${id}/enable`)).status, 200, 'again')
  t.equal((await token.call('GET', '/identity')).status, 200)
  t.equal((await byCookie(cookie)).status, 401, 'sessions are started anew')
})

t.test('a deleted user is gone with all credentials', async (t) => {
  const { store } = gantry.service.app
  const { username, id } = await addPerson(gantry)
  const token = await addCredential(gantry, id)
  await gantry.call('POST', `/users/${id}/invite`)
  t.equal((await gantry.call('DELETE', `/users/${id}`, { headers: { 'if-match': '"99"' } })).status, 412)
  t.equal((await gantry.call('DELETE', `/users/${id}`)).status, 200)
  t.equal((await token.call('GET', '/identity')).status, 401)
  t.match(await login(username, password), { status: 401, body: { error: { code: 'login_failed' } } })
  for (const [method, path] of [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/invite'],
    ['POST', '/disable'],
    ['POST', '/enable'],
  ] as const) {
    t.match(
      await gantry.call(method, `/users/${id}${path}`, method === 'PATCH' ? { body: { name: 'X' } } : {}),
      { status: 404, body: { error: { code: 'user_not_found' } } },
      `${method} ${path}`,
    )
  }
  t.same(await store.read.tokens.list({ where: { userId: id } }), [])
  t.same(await store.read.sessions.list({ where: { userId: id } }), [])
  t.equal(await store.read.invites.get(id), undefined)
})

t.test('changePassword wants the current one, and ends all other sessions and the invitation', async (t) => {
  const { username, id } = await addPerson(gantry)
  const [kept, other] = [cookieOf(await login(username, password)), cookieOf(await login(username, password))]
  const { secret } = (await gantry.call('POST', `/users/${id}/invite`)).body.data.invite
  const change = (body: object) =>
    gantry.call('POST', '/user/password', { body, headers: { authorization: '', cookie: kept } })
  t.match(await change({ newPassword: `${password}!` }), {
    status: 400,
    body: { error: { details: [{ path: 'body/currentPassword' }] } },
  })
  t.match(await change({ currentPassword: 'wrong', newPassword: `${password}!` }), {
    status: 403,
    body: { error: { code: 'forbidden' } },
  })
  t.equal((await byCookie(other)).status, 200)
  t.equal((await change({ currentPassword: password, newPassword: `${password}!` })).status, 200)
  t.equal((await byCookie(other)).status, 401)
  t.equal((await byCookie(kept)).status, 200)
  t.equal((await accept(secret, password)).status, 410)
  t.equal((await login(username, password)).status, 401)
  t.equal((await login(username, `${password}!`)).status, 200)
})

t.test('changePassword throttles guesses of the current password', async (t) => {
  const { username } = await addPerson(gantry)
  const cookie = cookieOf(await login(username, password))
  const statuses: number[] = []
  for (let count = 0; count < 10 && !statuses.includes(429); count++) {
    const { status, headers } = await gantry.call('POST', '/user/password', {
      body: { currentPassword: `guess ${count}`, newPassword: `${password}!` },
      headers: { authorization: '', cookie },
    })
    statuses.push(status)
    if (status === 429) t.ok(Number(headers.get('retry-after')) > 0)
  }
  t.same(statuses, [403, 403, 403, 403, 403, 429])
})

t.test('a new password by invitation ends every session', async (t) => {
  const { username, id } = await addPerson(gantry)
  const cookie = cookieOf(await login(username, password))
  const { secret } = (await gantry.call('POST', `/users/${id}/invite`)).body.data.invite
  t.equal((await accept(secret, `${password}?`)).status, 200)
  t.equal((await byCookie(cookie)).status, 401)
})

t.test('passwords are stored as argon2id, each with a salt of its own', async (t) => {
  const [one, other] = await Promise.all([addPerson(gantry), addPerson(gantry)])
  const hashes = await Promise.all(
    [one, other].map(async ({ id }) => (await gantry.service.app.store.read.users.get(id))?.doc.passwordHash),
  )
  for (const hash of hashes) t.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  t.not(hashes[0], hashes[1])
})

t.test('the last owner stays, also when two owners remove each other at once', async (t) => {
  const gantry = await startGantry(t)
  const last = { status: 409, body: { error: { code: 'last_owner' } } }
  const attempts = [
    ['PATCH', '', { role: 'viewer' }],
    ['POST', '/disable'],
    ['DELETE', ''],
  ] as const
  for (const [method, path, body] of attempts)
    t.match(await gantry.call(method, `/users/user_owner${path}`, body && { body }), last, method)
  await addUser(gantry, 'owner', { isDisabled: true })
  t.match(await gantry.call('DELETE', '/users/user_owner'), last, 'an owner who cannot get in does not count')
  const { store } = gantry.service.app
  for (const [method, path, body] of attempts) {
    await demoteAll(gantry)
    const [one, other] = [await addCaller(gantry, 'owner'), await addCaller(gantry, 'owner')]
    const answers = await Promise.all([
      one.call(method, `/users/${other.userId}${path}`, body && { body }),
      other.call(method, `/users/${one.userId}${path}`, body && { body }),
    ])
    t.equal(
      answers.filter(({ status }) => status === 200).length,
      1,
      `${method}: ${answers.map(({ status }) => status)}`,
    )
    t.equal((await store.read.users.list({ where: { role: 'owner' } })).filter(({ doc }) => !doc.isDisabled).length, 1)
  }
})

t.test('every change of a user leaves its event', async (t) => {
  const { newest } = await gantry.service.app.store.eventRange()
  const {
    body: {
      data: {
        user: { id },
      },
    },
  } = await gantry.call('POST', '/users', { body: { name: 'Zoe', username: 'zoe', role: 'viewer' } })
  await gantry.call('PATCH', `/users/${id}`, { body: { role: 'developer' } })
  await gantry.call('POST', `/users/${id}/disable`)
  await gantry.call('POST', `/users/${id}/enable`)
  await gantry.call('DELETE', `/users/${id}`)
  const events = await gantry.service.app.store.events({ after: newest, limit: 50 })
  t.same(
    events.map(({ kind }) => kind),
    ['user.created', 'user.updated', 'user.disabled', 'user.enabled', 'user.deleted'],
  )
  t.ok(events.every((event) => event.actor === 'user_owner' && fieldOf(event, 'userId') === id))
})

async function demoteAll({ service }: Gantry): Promise<void> {
  const owners = await service.app.store.read.users.list({ where: { role: 'owner' } })
  await service.app.store.commit(
    owners.map(({ doc, version }) => ({ replace: 'users', version, doc: { ...doc, role: 'viewer' } }) as const),
  )
}

function login(username: string, secret: string) {
  return gantry.call('POST', '/identity/login', {
    body: { username, password: secret },
    headers: { authorization: '' },
  })
}

function accept(invite: string, secret: string) {
  return gantry.call('POST', '/identity/invites/accept', {
    body: { invite, password: secret },
    headers: { authorization: '' },
  })
}

function byCookie(cookie: string) {
  return gantry.call('GET', '/identity', { headers: { authorization: '', cookie } })
}

function cookieOf({ headers }: { headers: Headers }): string {
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

let people = 0
async function addPerson(gantry: Gantry): Promise<{ id: string; username: string }> {
  const username = `person${++people}`
  const { body } = await gantry.call('POST', '/users', {
    body: { name: 'A person', username, role: 'developer', password },
  })
  return { id: body.data.user.id, username }
}
