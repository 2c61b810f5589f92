import t from 'tap'
import { SecretBox } from '../src/platform/secrets/secret-box.ts'
import { Commits } from '../src/platform/work/commits.ts'
import { ItemLocks } from '../src/platform/work/item-locks.ts'
import { OwnAddress } from '../src/platform/egress/own-address.ts'
import { Identity } from '../src/services/identity.ts'
import { addCaller } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { startGantry } from './support/gantry.ts'
import { fail } from '../src/errors.ts'
import { waitUntil } from './support/wait.ts'
import { hourMs, dayMs, rewriteOwner, cookieOf, signIn } from './support/identity.ts'
import { namedByIds } from './support/actors.ts'

t.test('login answers a cookie that scripts cannot read and other sites cannot send', async (t) => {
  const gantry = await startGantry(t)
  const { status, headers, body } = await gantry.call('POST', '/identity/login', {
    body: { token: gantry.token },
    headers: { authorization: '' },
  })
  t.equal(status, 200)
  t.equal(body.data.identity.method, 'session')
  t.ok(Date.parse(body.data.identity.expiresAt) > Date.now())
  t.match(headers.get('set-cookie'), /^nut-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/)
})

t.test('logout ends the session of the cookie', async (t) => {
  const gantry = await startGantry(t)
  const cookie = await signIn(gantry)
  const answer = await gantry.call('POST', '/identity/logout', { headers: { authorization: '', cookie } })
  t.same(answer.body, { success: true })
  t.match(answer.headers.get('set-cookie'), /^nut-session=;.*Expires=Thu, 01 Jan 1970/)
  t.equal(answer.headers.get('clear-site-data'), '"cache", "storage"', 'the browser keeps nothing of it')
  t.equal(
    (await gantry.call('GET', '/identity', { headers: { authorization: '', cookie } })).body.error.code,
    'token_invalid',
  )
  t.equal((await gantry.call('POST', '/identity/logout')).status, 200, 'a token is not ended')
  t.equal((await gantry.call('GET', '/identity')).status, 200)
})

t.test('a session has the authority of the token that started it, and ends with it', async (t) => {
  const gantry = await startGantry(t)
  const expiresAt = new Date(Date.now() + hourMs).toISOString()
  const narrow = await addCaller(gantry, 'owner', {
    scopes: ['tasks:read', 'tokens:manage'],
    allow: { taskIds: ['task_a'] },
    expiresAt,
  })
  const answer = await gantry.call('POST', '/identity/login', {
    body: { token: narrow.secret },
    headers: { authorization: '' },
  })
  t.match(answer.body.data.identity, {
    scopes: ['tasks:read', 'tokens:manage'],
    allow: { taskIds: ['task_a'] },
    expiresAt,
  })
  const cookie = cookieOf(answer)
  const { token } = (
    await gantry.call('POST', '/identity/tokens', { body: { name: 'Child' }, headers: { authorization: '', cookie } })
  ).body.data
  t.match(token, { scopes: ['tasks:read', 'tokens:manage'], allow: { taskIds: ['task_a'] } })
  t.ok(token.expiresAt <= expiresAt)
})

t.test('what ends in one process ends in the others on the same store', async (t) => {
  const gantry = await startGantry(t)
  const { store, now, newId, identity } = gantry.service.app
  const commits = new Commits({ store, itemLocks: new ItemLocks() })
  const secretBox = new SecretBox(undefined)
  const ownAddress = new OwnAddress()
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const other = new Identity({
    actors: namedByIds,
    ...{ store, now, newId, commits, secretBox, ownAddress, log },
    ...{ isStoreShared: false, publicPath: '', privateTargets: [], secondFactorRule: 'off' },
  })
  t.teardown(() => other.close())
  const bob = await addCaller(gantry, 'developer')
  const caller = await other.callerOfToken(bob.secret)
  const session = await other.callerOfSession(bob.cookie)
  const local = await identity.callerOfToken(bob.secret)
  t.same([await other.isValid(caller), await other.isValid(session), await identity.isValid(local)], [true, true, true])
  const ended = new Promise<void>((resolve) => other.onEnded(resolve))
  let isToldHere = false
  const stop = identity.onEnded(() => {
    isToldHere = true
  })
  await gantry.call('DELETE', `/identity/tokens/${bob.tokenId}`)
  t.ok(isToldHere, 'this process knows when the answer is there')
  t.equal(await identity.isValid(local), false)
  stop()
  await ended
  t.equal(await other.isValid(caller), false)
  await t.rejects(other.callerOfToken(bob.secret), { code: 'token_invalid' })
  t.ok(await other.current(session), 'the other credential goes on')
  const changed = new Promise<void>((resolve) => other.onEnded(resolve))
  await gantry.call('PATCH', `/users/${bob.userId}`, { body: { role: 'viewer' } })
  await changed
  t.equal((await other.current(session))?.role, 'viewer')
  t.equal(await other.isValid({ ...session }), true, 'a caller is known by its ids too')
  t.equal(await other.isValid({ ...caller }), false)
})

t.test('listSessions shows the sessions of the caller, and deleteSession ends one of them', async (t) => {
  const gantry = await startGantry(t)
  const bob = await addCaller(gantry, 'developer')
  const login = async () =>
    cookieOf(
      await gantry.call('POST', '/identity/login', { body: { token: bob.secret }, headers: { authorization: '' } }),
    )
  const [here, there] = [await login(), await login()]
  const list = async () =>
    (await gantry.call('GET', '/identity/sessions', { headers: { authorization: '', cookie: here } })).body.data
      .sessions
  const sessions = await list()
  t.equal(sessions.length, 3)
  t.same(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent).length, 1)
  t.match(sessions[0], { id: /^sess_/, address: '127.0.0.1' })
  const other = sessions.find(
    ({ isCurrent, id }: { isCurrent: boolean; id: string }) => !isCurrent && id !== bob.sessionId,
  )
  t.equal((await bob.call('DELETE', `/identity/sessions/${other.id}`)).status, 200)
  t.equal((await bob.call('DELETE', `/identity/sessions/${other.id}`)).body.error.code, 'session_not_found')
  t.equal((await gantry.call('GET', '/identity', { headers: { authorization: '', cookie: there } })).status, 401)
  t.equal((await list()).length, 2)
})

t.test(
  'a credential that any commit ends is refused at once, and one that any commit narrows is narrowed',
  async (t) => {
    const gantry = await startGantry(t)
    const { store } = gantry.service.app
    const bob = await addCaller(gantry, 'agent')
    const use = async () => (await bob.call('GET', '/tasks')).status
    const [token] = await store.read.tokens.list({ where: { userId: bob.userId } })
    if (!token) throw new Error('Bob has no token')
    t.equal(await use(), 200)

    await store.commit([
      { replace: 'tokens', version: token.version, doc: { ...token.doc, scopes: ['identity:read'] } },
    ])
    t.equal(await use(), 403)
    await store.commit([{ replace: 'tokens', version: token.version + 1, doc: token.doc }])
    t.equal(await use(), 200)

    const { doc, version } = (await store.read.users.get(bob.userId)) ?? fail('user_not_found')
    await store.commit([{ replace: 'users', version, doc: { ...doc, isDisabled: true } }])
    t.equal(await use(), 401)
    await store.commit([{ replace: 'users', version: version + 1, doc }])
    t.equal(await use(), 200)

    await store.commit([{ remove: 'tokens', version: token.version + 2, id: token.doc.id }])
    t.equal(await use(), 401)
  },
)

t.test('a session goes on while it is used, up to 30 days', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const { store } = gantry.service.app
  const cookie = await signIn(gantry)
  const use = async () => {
    await rewriteOwner(gantry)
    return gantry.call('GET', '/identity', { headers: { authorization: '', cookie } })
  }
  const versionOf = async () => (await store.read.sessions.list())[0]?.version
  clock.advance(hourMs / 2)
  await use()
  t.equal(await versionOf(), 1, 'it is not written at each use')
  for (let hours = 0; hours < 28 * 24; hours += 11) {
    const before = await versionOf()
    clock.advance(11 * hourMs)
    t.equal((await use()).status, 200, `${hours} hours`)
    // Only a test, whose days are short, waits for a session to be written.
    await waitUntil(async () => (await versionOf()) !== before)
  }
  clock.advance(3 * dayMs)
  t.equal((await use()).body.error.code, 'token_expired')
  const idle = await signIn(gantry)
  clock.advance(12 * hourMs + 1)
  t.equal(
    (await gantry.call('GET', '/identity', { headers: { authorization: '', cookie: idle } })).body.error.code,
    'token_expired',
  )
})

t.test('a user has at most a hundred sessions: the oldest makes room', async (t) => {
  const gantry = await startGantry(t)
  const bob = await addCaller(gantry, 'developer')
  for (let round = 0; round < 100; round++)
    await gantry.call('POST', '/identity/login', { body: { token: bob.secret }, headers: { authorization: '' } })
  t.equal((await bob.call('GET', '/identity/sessions')).body.data.sessions.length, 100)
  t.equal(
    (await gantry.call('GET', '/identity', { headers: { authorization: '', cookie: `nut-session=${bob.cookie}` } }))
      .status,
    401,
  )
})
