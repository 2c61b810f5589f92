import t from 'tap'
import { tried } from './support/attacks.ts'
import { addCredential } from './support/callers.ts'
import { runCommand } from './support/command.ts'
import { makeFolder } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import {
  addApp,
  addUser,
  appOf,
  as,
  codeOf,
  cookieOf,
  currentPassword,
  eventsOf,
  logIn,
  password,
  startWithClock,
} from './support/sign-ins.ts'

t.test(
  'a user with an authenticator app signs in with a code, and without it is refused by a code of its own',
  async (t) => {
    const started = await startWithClock(t)
    const { gantry } = started
    const ada = await addUser(gantry, 'ada')
    const app = await addApp(started, ada.cookie)
    t.match(app.recoveryCodes, Array(10).fill(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/))
    started.pass(30)
    t.equal(codeOf(await logIn(gantry, { username: 'ada', password })), 'second_factor_required')
    t.equal(codeOf(await logIn(gantry, { username: 'ada', password: 'a wrong password' })), 'login_failed')
    t.equal(
      codeOf(await logIn(gantry, { username: 'ada', password: 'a wrong password', code: app.code() })),
      'login_failed',
    )
    const answer = await logIn(gantry, { username: 'ada', password, code: app.code() })
    t.match(answer.body.data.identity, { method: 'session', signedInBy: 'password' })
    const { body } = await as(gantry, cookieOf(answer), 'GET', '/user/second-factors')
    t.match(body.data, {
      secondFactors: [{ kind: 'totp', name: 'My phone', lastUsedAt: started.now() }],
      recoveryCodesLeft: 10,
    })
    t.match((await as(gantry, cookieOf(answer), 'GET', '/identity/sessions')).body.data.sessions[0], {
      signedInBy: 'password',
    })
  },
)

t.test('a code is accepted once, one step before and after its time, and no older one after it', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const app = await addApp(started, ada.cookie)
  t.equal(
    codeOf(await logIn(gantry, { username: 'ada', password, code: app.code() })),
    'login_failed',
    'the one of the confirmation',
  )
  const tryAt = (seconds: number) => logIn(gantry, { username: 'ada', password, code: app.code(seconds) })
  started.pass(300)
  t.equal(codeOf(await tryAt(-60)), 'login_failed', 'two steps behind')
  t.equal(codeOf(await tryAt(60)), 'login_failed', 'two steps ahead')
  t.equal((await tryAt(-30)).status, 200, 'a clock that is behind')
  t.equal((await tryAt(30)).status, 200, 'a clock that is ahead')
  t.equal(codeOf(await tryAt(30)), 'login_failed', 'the same again')
  t.equal(codeOf(await tryAt(0)), 'login_failed', 'one from before the last')
  started.pass(60)
  const [one, other] = await Promise.all([tryAt(0), tryAt(0)])
  t.same([one?.status, other?.status].toSorted(), [200, 401], 'two at once')
})

t.test('guessed codes are throttled across addresses, and a lack of a code resets nothing', async (t) => {
  const started = await startWithClock(t, { environment: { GANTRY_TRUSTED_PROXIES: '127.0.0.1' } })
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const app = await addApp(started, ada.cookie)
  started.pass(300)
  const codes: (string | undefined)[] = []
  for (let count = 0; count < 7; count++) {
    const headers = { 'x-forwarded-for': `192.0.2.${count}` }
    codes.push(codeOf(await logIn(gantry, { username: 'ada', password, code: app.wrong() }, headers)))
    await logIn(gantry, { username: 'ada', password }, headers)
  }
  t.same(codes, [...Array(5).fill('login_failed'), 'login_throttled', 'login_throttled'])
  t.equal(codeOf(await logIn(gantry, { username: 'ada', password, code: app.code() })), 'login_throttled')
  started.pass(11)
  t.equal((await logIn(gantry, { username: 'ada', password, code: app.code() })).status, 200)
})

t.test('the code or the recovery code of another user is refused', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const [ada, bob] = [await addUser(gantry, 'ada'), await addUser(gantry, 'bob')]
  await addApp(started, ada.cookie)
  const app = await addApp(started, bob.cookie)
  started.pass(60)
  t.equal(codeOf(await logIn(gantry, { username: 'ada', password, code: app.code() })), 'login_failed')
  t.equal(codeOf(await logIn(gantry, { username: 'ada', password, code: app.recoveryCodes[0] })), 'login_failed')
  t.equal(
    (await logIn(gantry, { username: 'bob', password, code: app.code() })).status,
    200,
    'which costs its user nothing',
  )
})

t.test('a recovery code signs in once, and new codes end the old ones', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const { recoveryCodes } = await addApp(started, ada.cookie)
  const use = (code = '') => logIn(gantry, { username: 'ada', password, code })
  const first = await use(recoveryCodes[0]?.toUpperCase().replaceAll('-', ' '))
  t.equal(first.status, 200, 'however it is typed')
  t.equal(codeOf(await use(recoveryCodes[0])), 'login_failed')
  const cookie = cookieOf(first)
  t.equal((await as(gantry, cookie, 'GET', '/user/second-factors')).body.data.recoveryCodesLeft, 9)
  t.match(await eventsOf(gantry, 'recovery_code.used'), [{ data: { userId: ada.id, codesLeft: 9 } }])
  const renewed = await as(gantry, cookie, 'POST', '/user/second-factors/recovery-codes', { currentPassword })
  t.equal(codeOf(await use(recoveryCodes[1])), 'login_failed')
  t.equal((await use(renewed.body.data.recoveryCodes[1])).status, 200)
  const [found] = await gantry.service.app.store.read.recoveryCodes.list()
  t.equal(
    recoveryCodes.filter((code: string) => JSON.stringify(found).includes(code)).length,
    0,
    'only hashes are stored',
  )
})

t.test('a stolen session adds, removes and renews nothing without the password, and guesses it slowly', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  await addApp(started, ada.cookie)
  const [{ id }] = (await as(gantry, ada.cookie, 'GET', '/user/second-factors')).body.data.secondFactors
  const paths = ['totp', 'passkeys/challenge', 'recovery-codes', `${id}/remove`].map(
    (path) => `/user/second-factors/${path}`,
  )
  for (const path of paths) {
    t.equal(codeOf(await as(gantry, ada.cookie, 'POST', path, {})), 'validation_failed', path)
    t.equal(
      codeOf(await as(gantry, ada.cookie, 'POST', path, { currentPassword: 'a wrong password' })),
      'forbidden',
      path,
    )
    t.equal(
      (await gantry.call('POST', path, { body: { currentPassword }, headers: { authorization: '' } })).status,
      401,
    )
  }
  await as(gantry, ada.cookie, 'POST', '/user/second-factors/totp', { currentPassword: 'a wrong password' })
  for (const path of paths)
    t.equal(codeOf(await as(gantry, ada.cookie, 'POST', path, { currentPassword })), 'login_throttled', path)
})

t.test('a narrow token changes no second factor, not even with the password', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada', 'developer')
  await addApp(started, ada.cookie)
  const [{ id }] = (await as(gantry, ada.cookie, 'GET', '/user/second-factors')).body.data.secondFactors
  const narrow = [
    await addCredential(gantry, ada.id, { scopes: ['identity:read', 'identity:write', 'tasks:read'] }),
    await addCredential(gantry, ada.id, { scopes: ['*'], allow: { taskIds: ['task_a'] } }),
    await addCredential(gantry, ada.id, { scopes: ['tasks:read'] }),
  ]
  for (const caller of narrow)
    for (const [path, body] of [
      ['totp', { currentPassword }],
      ['totp/confirm', { code: '123456' }],
      ['passkeys/challenge', { currentPassword }],
      ['recovery-codes', { currentPassword }],
      [`${id}/remove`, { currentPassword }],
    ] as const) {
      tried(
        t,
        'a second factor or a provider is got around',
        path,
        (await caller.call('POST', `/user/second-factors/${path}`, { body })).status < 400,
      )
      const bySession = await as(gantry, `nut-session=${caller.cookie}`, 'POST', `/user/second-factors/${path}`, body)
      t.equal(bySession.status, 403, path)
    }
  t.equal((await as(gantry, ada.cookie, 'GET', '/user/second-factors')).body.data.secondFactors.length, 1)
})

t.test('a user without a password adds a factor only soon after a sign-in, and never by a token', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const user = (await gantry.call('POST', '/users', { body: { name: 'Eve', username: 'eve', role: 'developer' } })).body
    .data.user
  const eve = await addCredential(gantry, user.id)
  t.equal((await eve.call('POST', '/user/second-factors/totp', { body: {} })).status, 403, 'a token')
  const byToken = await logIn(gantry, { token: eve.secret })
  t.equal((await as(gantry, cookieOf(byToken), 'POST', '/user/second-factors/totp', {})).status, 403, 'its session')
  t.equal(
    (await gantry.call('POST', '/user/second-factors/totp', { body: {} })).status,
    403,
    'an owner before the setup',
  )
})

t.test('a removed app signs in no more, and the password alone does again', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const app = await addApp(started, ada.cookie)
  const bob = await addUser(gantry, 'bob')
  const [{ id }] = (await as(gantry, ada.cookie, 'GET', '/user/second-factors')).body.data.secondFactors
  const remove = (cookie: string) =>
    as(gantry, cookie, 'POST', `/user/second-factors/${id}/remove`, { currentPassword })
  t.equal(codeOf(await remove(bob.cookie)), 'second_factor_not_found', 'it is not of this user')
  t.equal((await remove(ada.cookie)).status, 200)
  t.equal(codeOf(await remove(ada.cookie)), 'second_factor_not_found')
  t.equal(
    (await logIn(gantry, { username: 'ada', password, code: app.recoveryCodes[0] })).status,
    200,
    'no code is asked for',
  )
  const { body } = await as(gantry, ada.cookie, 'GET', '/user/second-factors')
  t.same(body.data, { secondFactors: [], recoveryCodesLeft: 0 })
  const renewal = await as(gantry, ada.cookie, 'POST', '/user/second-factors/recovery-codes', { currentPassword })
  t.equal(codeOf(renewal), 'second_factor_not_found')
  t.match(await eventsOf(gantry, 'second_factor.*'), [
    { kind: 'second_factor.added', actor: { id: ada.id }, data: { userId: ada.id, secondFactorId: id, kind: 'totp' } },
    { kind: 'second_factor.removed', actor: { id: ada.id }, data: { secondFactorId: id } },
  ])
  const { entries } = (await gantry.call('GET', '/identity/audit')).body.data
  const operations = entries.map(({ operation }: { operation: string }) => operation)
  for (const operation of ['createTotp', 'confirmTotp', 'removeSecondFactor'])
    t.ok(operations.includes(operation), operation)
})

t.test('a factor that is added or removed ends all other sessions of the user', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const bob = await addUser(gantry, 'bob')
  const before = cookieOf(await logIn(gantry, { username: 'ada', password }))
  const exchanged = (await as(gantry, before, 'POST', '/identity/exchange', {})).body.data.secret
  const app = await addApp(started, ada.cookie)
  const statusOf = async (cookie: string) => (await as(gantry, cookie, 'GET', '/identity')).status
  t.equal(await statusOf(before), 401)
  const headers = { authorization: `Bearer ${exchanged}` }
  t.equal((await gantry.call('GET', '/identity', { headers })).status, 401, 'and what it exchanged itself for')
  const [code] = app.recoveryCodes
  const other = cookieOf(await logIn(gantry, { username: 'ada', password, code }))
  const [{ id }] = (await as(gantry, ada.cookie, 'GET', '/user/second-factors')).body.data.secondFactors
  t.equal((await as(gantry, ada.cookie, 'POST', `/user/second-factors/${id}/remove`, { currentPassword })).status, 200)
  t.same([await statusOf(other), await statusOf(ada.cookie), await statusOf(bob.cookie)], [401, 200, 200])
})

t.test('a user with a second factor reauthenticates with a code beside the password', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const app = await addApp(started, ada.cookie)
  started.pass(601)
  const proveBy = (cookie: string, proof: object) => as(gantry, cookie, 'POST', '/identity/reauthenticate', proof)
  const code = app.code()
  const attempts: Readonly<Record<string, readonly [object, string]>> = {
    'a password alone': [{ password }, 'validation_failed'],
    'a wrong code': [{ password, code: app.wrong() }, 'forbidden'],
    'a code with a wrong password': [{ password: 'a wrong password', code }, 'forbidden'],
  }
  for (const [why, [proof, refusal]] of Object.entries(attempts)) {
    const answer = await proveBy(ada.cookie, proof)
    tried(t, 'a second factor or a provider is got around', why, answer.status < 300)
    t.equal(codeOf(answer), refusal, why)
  }
  t.equal((await as(gantry, ada.cookie, 'POST', '/identity/tokens', { name: 'Mine' })).status, 403)
  const both = await Promise.all([1, 2].map(() => proveBy(ada.cookie, { password, code })))
  t.same(both.map(codeOf).toSorted(), ['forbidden', undefined], 'of two with one code at once, one is taken')
  const renewed = both.map(cookieOf).join('')
  t.equal((await as(gantry, renewed, 'POST', '/identity/tokens', { name: 'Mine' })).status, 201)
  t.equal(codeOf(await proveBy(renewed, { password, code })), 'forbidden', 'the code a second time')
  t.equal((await proveBy(renewed, { password, code: app.recoveryCodes[0] })).status, 200, 'a recovery code')
})

t.test('a token that reauthenticates a session changes no second factor', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const eve = (await gantry.call('POST', '/users', { body: { name: 'Eve', username: 'eve', role: 'developer' } })).body
    .data.user
  for (const [userId, refusal] of [
    [ada.id, 'validation_failed'],
    [eve.id, 'forbidden'],
  ]) {
    const { secret: token } = await addCredential(gantry, userId)
    const start = cookieOf(await logIn(gantry, { token }))
    const cookie = cookieOf(await as(gantry, start, 'POST', '/identity/reauthenticate', { token }))
    for (const path of ['totp', 'passkeys/challenge'])
      t.equal(codeOf(await as(gantry, cookie, 'POST', `/user/second-factors/${path}`, {})), refusal, path)
  }
})

t.test('a new password by invitation does not go around a second factor', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const app = await addApp(started, ada.cookie)
  const { secret: invite } = (await gantry.call('POST', `/users/${ada.id}/invite`)).body.data.invite
  const fresh = `${password}, and a horse`
  const accepted = await gantry.call('POST', '/identity/invites/accept', {
    body: { invite, password: fresh },
    headers: { authorization: '' },
  })
  t.equal(accepted.status, 200)
  t.equal(codeOf(await logIn(gantry, { username: 'ada', password: fresh })), 'second_factor_required')
  const [code] = app.recoveryCodes
  t.equal((await logIn(gantry, { username: 'ada', password: fresh, code })).status, 200)
})

t.test('a session says by what its user signed in', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_ADMIN_TOKEN: '' } })
  const { linkSecret: link, token } = gantry.service.firstCredentials ?? {}
  const ways = { link: await logIn(gantry, { link }), token: await logIn(gantry, { token }) }
  for (const [way, answer] of Object.entries(ways)) {
    t.match(answer.body.data.identity, { signedInBy: way, authenticatedAt: String })
    const { identity } = (await as(gantry, cookieOf(answer), 'GET', '/identity')).body.data
    t.equal(identity.signedInBy, way)
  }
})

t.test('an app counts once it is confirmed, within ten minutes; guesses at its code are throttled', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const create = () => as(gantry, ada.cookie, 'POST', '/user/second-factors/totp', { currentPassword })
  const confirm = (code: string) => as(gantry, ada.cookie, 'POST', '/user/second-factors/totp/confirm', { code })
  t.equal(codeOf(await confirm('123456')), 'second_factor_not_found')
  const { totp } = (await create()).body.data
  t.match(totp.uri, /^otpauth:\/\/totp\/Gantry:ada\?/)
  t.ok(totp.uri.includes(`secret=${totp.secret}`))
  t.equal((await logIn(gantry, { username: 'ada', password })).status, 200, 'it asks for nothing yet')
  t.equal(codeOf(await confirm(appOf(totp.secret, started).wrong())), 'forbidden')
  started.pass(601)
  t.equal(codeOf(await confirm(appOf(totp.secret, started).code())), 'second_factor_not_found', 'too late')
  const next = appOf((await create()).body.data.totp.secret, started)
  for (let count = 0; count < 5; count++) await confirm(next.wrong())
  t.equal(codeOf(await confirm(next.code())), 'login_throttled')
  started.pass(400)
  await create()
  t.equal(
    (await gantry.service.app.store.read.totps.list()).length,
    1,
    'the newer one takes the place of the older one',
  )
})

t.test('a user has at most two apps', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const first = await addApp(started, ada.cookie)
  const second = await addApp(started, ada.cookie)
  t.equal(second.recoveryCodes, undefined, 'recovery codes come with the first one')
  t.equal(
    codeOf(await as(gantry, ada.cookie, 'POST', '/user/second-factors/totp', { currentPassword })),
    'quota_exceeded',
  )
  started.pass(60)
  for (const app of [first, second])
    t.equal((await logIn(gantry, { username: 'ada', password, code: app.code() })).status, 200)
})

t.test('the secret of an app is sealed, and sealed again with a new key', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  const app = await addApp(started, ada.cookie)
  const { store } = gantry.service.app
  const sealed = async () => (await store.read.totps.list())[0]?.doc.sealed ?? ''
  const before = await sealed()
  t.match(before, /^sealed:1:/)
  t.notOk(before.includes(app.secret))
  const { job } = (await gantry.call('POST', '/config/secrets/rekey')).body.data
  await gantry.call('GET', `/jobs/${job.id}/events`)
  t.not((await sealed()).slice(0, 25), before.slice(0, 25), 'by another key')
  started.pass(60)
  t.equal((await logIn(gantry, { username: 'ada', password, code: app.code() })).status, 200)
})

t.test('where a second factor is required, a session by a password alone can only add one', async (t) => {
  const started = await startWithClock(t, { environment: { GANTRY_REQUIRE_SECOND_FACTOR: 'all' } })
  const { gantry } = started
  const ada = await addUser(gantry, 'ada', 'owner')
  t.match((await as(gantry, ada.cookie, 'GET', '/identity')).body.data.identity, {
    needsSecondFactor: true,
    scopes: ['identity:read', 'identity:write'],
  })
  const refused = await as(gantry, ada.cookie, 'GET', '/tasks')
  t.match(refused.body.error, { code: 'scope_missing', message: /requires a second factor/ })
  t.equal((await as(gantry, ada.cookie, 'POST', '/identity/tokens', { name: 'A way around' })).status, 403)
  const exchanged = (await as(gantry, ada.cookie, 'POST', '/identity/exchange', {})).body.data
  t.same(exchanged.token.scopes, ['identity:read', 'identity:write'], 'what it makes has no more authority')
  const headers = { authorization: `Bearer ${exchanged.secret}` }
  t.equal((await gantry.call('POST', '/user/second-factors/totp', { body: { currentPassword }, headers })).status, 403)

  const stolen = cookieOf(await logIn(gantry, { username: 'ada', password }))
  const app = await addApp(started, ada.cookie)
  t.equal((await as(gantry, ada.cookie, 'GET', '/tasks')).status, 200, 'the session goes on with its whole authority')
  t.equal((await as(gantry, stolen, 'GET', '/tasks')).status, 401, 'another one ends')
  for (const [path, body] of [
    ['totp', { currentPassword }],
    ['totp/confirm', { code: app.code() }],
    ['recovery-codes', { currentPassword }],
  ] as const)
    tried(
      t,
      'a second factor or a provider is got around',
      path,
      (await as(gantry, stolen, 'POST', `/user/second-factors/${path}`, body)).status !== 401,
    )
  const [{ id }] = (await as(gantry, ada.cookie, 'GET', '/user/second-factors')).body.data.secondFactors
  const removal = await as(gantry, ada.cookie, 'POST', `/user/second-factors/${id}/remove`, { currentPassword })
  t.match(removal.body.error, { code: 'forbidden', message: /requires a second factor/ }, 'the last one stays')
  t.equal((await gantry.call('GET', '/tasks')).status, 200, 'a token is a credential of its own')
})

t.test('where owners alone need a second factor, others do not, until they become owners', async (t) => {
  const started = await startWithClock(t, { environment: { GANTRY_REQUIRE_SECOND_FACTOR: 'owners' } })
  const { gantry } = started
  const ada = await addUser(gantry, 'ada', 'maintainer')
  t.equal((await as(gantry, ada.cookie, 'GET', '/tasks')).status, 200)
  await gantry.call('PATCH', `/users/${ada.id}`, { body: { role: 'owner' } })
  t.equal((await as(gantry, ada.cookie, 'GET', '/tasks')).status, 403)
})

t.test('the operator resets the second factors of a user, which ends the sessions', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  await addApp(started, ada.cookie)
  const run = (name: string) =>
    runCommand(['user', 'reset-second-factor', name, '--data', gantry.data], { HOME: makeFolder(t) })
  t.match(await run('nobody'), { code: 2, errors: /no user with the username "nobody"/ })
  t.match(await run('ada'), { code: 0, output: /^Removed 1 second factor of ada/ })
  t.equal((await as(gantry, ada.cookie, 'GET', '/identity')).status, 401)
  t.equal((await logIn(gantry, { username: 'ada', password })).status, 200)
  t.match(await eventsOf(gantry, 'second_factor.removed'), [{ actor: { id: 'system' }, data: { userId: ada.id } }])
  const { entries } = (await gantry.call('GET', '/identity/audit')).body.data
  t.ok(entries.some(({ operation }: { operation: string }) => operation === 'resetSecondFactor'))
})

t.test('what a user had to sign in with goes with the user', async (t) => {
  const started = await startWithClock(t)
  const { gantry } = started
  const ada = await addUser(gantry, 'ada')
  await addApp(started, ada.cookie)
  t.equal((await gantry.call('DELETE', `/users/${ada.id}`)).status, 200)
  const { read } = gantry.service.app.store
  t.same([(await read.totps.list()).length, (await read.recoveryCodes.list()).length], [0, 0])
})
