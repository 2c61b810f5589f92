import t from 'tap'
import { addCaller } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { addDeviceSignIn, anonymously, base, complete, startDeviceSignIn } from './support/device-sign-ins.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Answer } from './support/gantry.ts'
import { by, dayMs } from './support/identity.ts'
import { as, codeOf, eventsOf, startWithClock } from './support/sign-ins.ts'

t.test('a program gets a token once a person has approved, once, and its secrets are nowhere', async (t) => {
  const gantry = await startGantry(t)
  const started = await anonymously(gantry, base, { clientName: 'gantry on ada-laptop' })
  t.equal(started.status, 201)
  const { deviceCode, userCode, ...rest } = started.body.data
  t.match(userCode, /^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
  t.match(deviceCode, /^dsi_[\w-]{43}$/)
  t.match(rest, {
    verificationUri: '/device',
    verificationUriComplete: `/device?code=${userCode}`,
    expiresAt: String,
    intervalSeconds: 5,
  })
  t.equal(started.headers.get('location'), `/api/v1${base}/${userCode}`)
  t.match(await complete(gantry, { deviceCode }), { status: 409, body: { error: { code: 'authorization_pending' } } })

  const found = await gantry.call('GET', `${base}/${userCode}`)
  t.match(found.body.data.deviceSignIn, { userCode, clientName: 'gantry on ada-laptop', state: 'pending' })
  t.match(found.body.data.deviceSignIn.address, '127.0.0.1')
  const approved = await gantry.call('POST', `${base}/${userCode}/approve`)
  t.match([approved.status, approved.body.data.deviceSignIn], [200, { state: 'approved' }])

  const completed = await complete(gantry, { deviceCode })
  t.equal(completed.status, 201)
  const { token, secret } = completed.body.data
  t.match(secret, /^gty_/)
  t.match(token, { userId: 'user_owner', name: 'gantry on ada-laptop', scopes: ['*'] })
  t.equal(Math.round((Date.parse(token.expiresAt) - Date.parse(token.createdAt)) / dayMs), 90)
  t.equal(completed.headers.get('location'), `/api/v1/identity/tokens/${token.id}`)
  t.equal((await by(gantry, secret)('GET', '/identity')).body.data.identity.tokenId, token.id)

  t.match(await complete(gantry, { deviceCode }), { status: 410, body: { error: { code: 'device_code_expired' } } })
  t.equal(codeOf(await gantry.call('GET', `${base}/${userCode}`)), 'device_sign_in_not_found')
  const { store } = gantry.service.app
  const audit = await store.audit({ limit: 100 })
  const everything = JSON.stringify([
    await store.read.deviceSignIns.list(),
    await store.read.tokens.list(),
    await store.events({ after: 0, limit: 100 }),
    audit,
  ])
  t.notOk(everything.includes(deviceCode) || everything.includes(deviceCode.slice(4)), 'nor the device code')
  t.notOk(everything.includes(secret), 'nor the secret of the token')
  t.match(
    audit.find(({ operation }) => operation === 'completeDeviceSignIn'),
    { userId: 'user_owner', object: `/identity/tokens/${token.id}`, outcome: 'done' },
    'the audit log names the person',
  )
  t.match(
    audit.find(({ operation }) => operation === 'startDeviceSignIn'),
    { userId: 'anonymous', object: `${base}/${userCode}` },
  )
  t.match(await eventsOf(gantry, 'device_sign_in.*,token.created'), [
    {
      kind: 'device_sign_in.approved',
      actor: 'user_owner',
      data: { userCode, userId: 'user_owner', clientName: 'gantry on ada-laptop' },
    },
    { kind: 'token.created', actor: 'user_owner', data: { tokenId: token.id } },
  ])
})

t.test('nothing of it is in the log', async (t) => {
  const lines: string[] = []
  const write = process.stderr.write.bind(process.stdout)
  const gantry = await startGantry(t, { environment: { GANTRY_LOG: 'debug' } })
  process.stderr.write = (chunk) => {
    lines.push(String(chunk))
    return true
  }
  t.teardown(() => {
    process.stderr.write = write
  })
  const codes = await startDeviceSignIn(gantry)
  await complete(gantry, codes)
  await gantry.call('POST', `${base}/${codes.userCode}/approve`)
  const { secret } = (await complete(gantry, codes)).body.data
  process.stderr.write = write
  t.match(lines.join(''), 'device-sign-ins/complete', 'the calls are logged')
  t.notMatch(lines.join(''), codes.deviceCode)
  t.notMatch(lines.join(''), secret)
})

t.test('at a public address, the page has its URL', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_PUBLIC_URL: 'http://gantry.example/below' } })
  const { body } = await anonymously(gantry, base, { clientName: 'gantry' })
  t.equal(body.data.verificationUri, 'http://gantry.example/below/device')
  t.match(body.data.verificationUriComplete, /^http:\/\/gantry\.example\/below\/device\?code=[A-Z]{4}-[A-Z]{4}$/)
})

t.test('the token has what the program asks for and the person has, and ends with the credential', async (t) => {
  const gantry = await startGantry(t)
  const scopes = ['tokens:manage', 'tasks:read', 'identity:read'] as const
  const allow = { taskIds: ['task_a'], gitBranches: ['feature/*'] }
  const expiresAt = new Date(Date.now() + 2 * dayMs).toISOString()
  const narrow = await addCaller(gantry, 'owner', { scopes, allow, expiresAt })
  const signIn = async (asked: object) => {
    const codes = await startDeviceSignIn(gantry, asked)
    t.equal((await narrow.call('POST', `${base}/${codes.userCode}/approve`)).status, 200)
    return (await complete(gantry, codes)).body.data
  }
  const { token: cut } = await signIn({ scopes: ['tasks:read', 'tasks:write', 'users:admin'] })
  t.same([cut.scopes, cut.allow], [['tasks:read'], allow])
  t.equal(cut.parentId, narrow.tokenId)
  t.ok(cut.expiresAt <= expiresAt, 'it does not outlive the credential')
  const { token, secret } = await signIn({})
  t.same([token.scopes, token.allow], [scopes, allow], 'who asks for nothing gets no more than that either')
  t.same((await signIn({ scopes: ['*'] })).token.scopes, scopes, 'nor does who asks for everything')
  const { userCode } = await startDeviceSignIn(gantry, { scopes: ['users:admin'] })
  t.equal(codeOf(await narrow.call('POST', `${base}/${userCode}/approve`)), 'scope_missing')

  await gantry.call('DELETE', `/identity/tokens/${narrow.tokenId}`)
  t.equal(codeOf(await by(gantry, secret)('GET', '/identity')), 'token_invalid')
})

t.test('who may not create a token approves nothing', async (t) => {
  const gantry = await startGantry(t)
  const { deviceCode, userCode } = await startDeviceSignIn(gantry)
  const agent = await addCaller(gantry, 'agent')
  const callers = {
    'an agent': agent,
    'a viewer': await addCaller(gantry, 'viewer'),
    'a token without the scope': await addCaller(gantry, 'owner', { scopes: ['tasks:write', 'identity:read'] }),
  }
  for (const [name, caller] of Object.entries(callers))
    for (const verb of ['approve', 'reject'])
      t.equal(codeOf(await caller.call('POST', `${base}/${userCode}/${verb}`)), 'scope_missing', `${name} ${verb}`)
  t.equal(codeOf(await anonymously(gantry, `${base}/${userCode}/approve`, {})), 'unauthenticated')
  t.equal(codeOf(await complete(gantry, { deviceCode })), 'authorization_pending')
  t.equal((await gantry.call('POST', `${base}/${userCode}/approve`)).status, 200, 'an owner may')
})

t.test('a page of another site, or a link, approves nothing', async (t) => {
  const gantry = await startGantry(t)
  const { cookie } = await addCaller(gantry, 'developer')
  const { deviceCode, userCode } = await startDeviceSignIn(gantry)
  const headers = { authorization: '', cookie: `nut-session=${cookie}` }
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
  t.equal(codeOf(await gantry.call('POST', `${base}/${userCode}/approve`, { headers: foreign })), 'csrf_failed')
  t.equal(codeOf(await gantry.call('GET', `${base}/${userCode}`, { headers: foreign })), 'csrf_failed')
  const page = await gantry.fetch(`/device?code=${userCode}`, { headers })
  t.equal(page.status, 200)
  t.match(page.headers.get('content-security-policy'), /frame-ancestors 'none'/)
  t.equal(codeOf(await complete(gantry, { deviceCode })), 'authorization_pending', 'nor did the page')
  const own = { ...headers, 'sec-fetch-site': 'same-origin' }
  t.equal((await gantry.call('POST', `${base}/${userCode}/approve`, { headers: own })).status, 200)
})

t.test('a decision is made once', async (t) => {
  const gantry = await startGantry(t)
  const other = await addCaller(gantry, 'developer')
  const approved = await startDeviceSignIn(gantry)
  t.equal((await gantry.call('POST', `${base}/${approved.userCode}/approve`)).status, 200)
  for (const verb of ['approve', 'reject'])
    t.equal(codeOf(await other.call('POST', `${base}/${approved.userCode}/${verb}`)), 'approval_resolved', verb)
  t.equal((await complete(gantry, approved)).body.data.token.userId, 'user_owner', 'the first one counts')

  const rejected = await startDeviceSignIn(gantry)
  const answer = await other.call('POST', `${base}/${rejected.userCode}/reject`)
  t.match([answer.status, answer.body.data.deviceSignIn.state], [200, 'rejected'])
  t.equal(codeOf(await gantry.call('POST', `${base}/${rejected.userCode}/approve`)), 'approval_resolved')
  t.match(await complete(gantry, rejected), { status: 403, body: { error: { code: 'access_denied' } } })
  t.match(await eventsOf(gantry, 'device_sign_in.rejected'), [{ actor: other.userId }])

  const raced = await startDeviceSignIn(gantry)
  const answers = await Promise.all(
    ['approve', 'reject', 'approve', 'reject'].map((verb) => gantry.call('POST', `${base}/${raced.userCode}/${verb}`)),
  )
  t.same(answers.map(({ status }) => status).sort(), [200, 409, 409, 409], 'of four at once, one')
})

t.test('both codes expire after ten minutes, approved or not', async (t) => {
  const { gantry, pass } = await startWithClock(t)
  const [open, approved] = [await startDeviceSignIn(gantry), await startDeviceSignIn(gantry)]
  t.equal((await gantry.call('POST', `${base}/${approved.userCode}/approve`)).status, 200)
  pass(599)
  t.equal(codeOf(await complete(gantry, open)), 'authorization_pending')
  pass(1)
  const { body } = await gantry.call('GET', `${base}/${open.userCode}`)
  t.equal(body.data.deviceSignIn.state, 'expired')
  for (const verb of ['approve', 'reject'])
    t.match(await gantry.call('POST', `${base}/${open.userCode}/${verb}`), {
      status: 409,
      body: { error: { code: 'approval_resolved', message: /expired/ } },
    })
  for (const codes of [open, approved]) t.equal(codeOf(await complete(gantry, codes)), 'device_code_expired')
})

t.test('a program that polls too often is slowed down, and no other one', async (t) => {
  const { gantry, pass } = await startWithClock(t)
  const [codes, other] = [await startDeviceSignIn(gantry), await startDeviceSignIn(gantry)]
  const poll = async () => {
    const { status, headers, body } = await complete(gantry, codes)
    return [status, body.error?.code, headers.get('retry-after')]
  }
  t.same(await poll(), [409, 'authorization_pending', '5'])
  t.same(await poll(), [429, 'slow_down', '5'])
  t.equal(codeOf(await complete(gantry, other)), 'authorization_pending')
  pass(3)
  t.same(await poll(), [429, 'slow_down', '2'])
  pass(2)
  t.same(await poll(), [409, 'authorization_pending', '5'], 'a poll that came too early puts nothing off')
  await gantry.call('POST', `${base}/${codes.userCode}/approve`)
  t.equal((await poll())[0], 201, 'the answer does not wait')
})

t.test('what ends a token of the person ends the approval before the program has it', async (t) => {
  const gantry = await startGantry(t)
  const endings: Record<string, (maker: { userId: string; tokenId: string }) => Promise<Answer>> = {
    'the user is disabled': ({ userId }) => gantry.call('POST', `/users/${userId}/disable`),
    'the user is deleted': ({ userId }) => gantry.call('DELETE', `/users/${userId}`),
    'the token is revoked': ({ tokenId }) => gantry.call('DELETE', `/identity/tokens/${tokenId}`),
    'the role may create no tokens': ({ userId }) =>
      gantry.call('PATCH', `/users/${userId}`, { body: { role: 'viewer' } }),
  }
  for (const [name, end] of Object.entries(endings)) {
    const maker = await addCaller(gantry, 'developer')
    const codes = await startDeviceSignIn(gantry)
    t.equal((await maker.call('POST', `${base}/${codes.userCode}/approve`)).status, 200)
    t.equal((await end(maker)).status, 200, name)
    t.match(await complete(gantry, codes), { status: 403, body: { error: { code: 'access_denied' } } }, name)
    t.same(await tokensOf(maker.userId, maker.tokenId), [], `${name}: there is no token`)
  }

  async function tokensOf(userId: string, own: string) {
    const found = await gantry.service.app.store.read.tokens.list({ where: { userId } })
    return found.filter(({ doc }) => doc.id !== own)
  }
})

t.test('a session approves soon after the sign-in, and its approval and token end with the password', async (t) => {
  const { gantry, pass } = await startWithClock(t)
  const password = 'correct horse battery staple'
  const { user } = (
    await gantry.call('POST', '/users', { body: { name: 'Ada', username: 'ada', role: 'developer', password } })
  ).body.data
  const login = await anonymously(gantry, '/identity/login', { username: 'ada', password })
  const cookie = /nut-session=[\w-]+/.exec(login.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const [first, second, third] = [
    await startDeviceSignIn(gantry),
    await startDeviceSignIn(gantry),
    await startDeviceSignIn(gantry),
  ]
  const approve = ({ userCode }: typeof first) => as(gantry, cookie, 'POST', `${base}/${userCode}/approve`)
  t.equal((await approve(first)).status, 200)
  t.equal((await approve(second)).status, 200)
  const { token, secret } = (await complete(gantry, first)).body.data
  t.match([token.userId, token.parentId], [user.id, undefined])
  t.notOk('authenticatedAt' in (await by(gantry, secret)('GET', '/identity')).body.data.identity)

  pass(599)
  t.equal(codeOf(await complete(gantry, third)), 'authorization_pending')
  pass(2)
  const late = await addDeviceSignIn(gantry)
  t.equal(codeOf(await approve(late)), 'reauthentication_required')
  t.equal((await as(gantry, cookie, 'POST', `${base}/${late.userCode}/reject`)).status, 200, 'to reject takes none')

  const fresh = await addDeviceSignIn(gantry)
  const again = await as(gantry, cookie, 'POST', '/identity/reauthenticate', { password })
  const renewed = /nut-session=[\w-]+/.exec(again.headers.get('set-cookie') ?? '')?.[0] ?? ''
  t.equal((await as(gantry, renewed, 'POST', `${base}/${fresh.userCode}/approve`)).status, 200)
  const change = { currentPassword: password, newPassword: 'another horse battery staple' }
  t.equal((await as(gantry, renewed, 'POST', '/user/password', change)).status, 200)
  t.equal(codeOf(await complete(gantry, fresh)), 'access_denied')
  t.equal(codeOf(await by(gantry, secret)('GET', '/identity')), 'token_invalid')
})

t.test('a program completes what it started, and nothing of another one', async (t) => {
  const gantry = await startGantry(t)
  const [mine, other] = [await startDeviceSignIn(gantry), await startDeviceSignIn(gantry)]
  t.equal((await gantry.call('POST', `${base}/${other.userCode}/approve`)).status, 200)
  const wrong = [other.userCode.padEnd(24, 'x'), `dsi_${'0'.repeat(43)}`, `${other.deviceCode}x`]
  for (const deviceCode of wrong) t.equal(codeOf(await complete(gantry, { deviceCode })), 'device_code_expired')
  t.equal(codeOf(await complete(gantry, mine)), 'authorization_pending')
  const { store } = gantry.service.app
  const [hash = ''] = (await store.read.deviceSignIns.list()).map(({ doc }) => doc.hash)
  t.equal(
    codeOf(await complete(gantry, { deviceCode: hash })),
    'device_code_expired',
    'what the store has opens nothing',
  )
  t.equal((await complete(gantry, other)).status, 201)
})

t.test('of four completions at once, one gets a token', async (t) => {
  const gantry = await startGantry(t)
  const codes = await startDeviceSignIn(gantry)
  await gantry.call('POST', `${base}/${codes.userCode}/approve`)
  const before = (await gantry.service.app.store.read.tokens.list()).length
  const answers = await Promise.all([1, 2, 3, 4].map(() => complete(gantry, codes)))
  t.same(answers.map(({ status }) => status).sort(), [201, 410, 410, 410])
  t.equal((await gantry.service.app.store.read.tokens.list()).length, before + 1)
})

t.test('guessed user codes are throttled for all credentials of a user, whatever codes are right', async (t) => {
  const { gantry, pass } = await startWithClock(t)
  const [right, own] = [await startDeviceSignIn(gantry), await startDeviceSignIn(gantry)]
  const guesser = await addCaller(gantry, 'developer')
  const get = ({ userCode }: { userCode: string }) => guesser.call('GET', `${base}/${userCode}`)
  const guesses = ['BBBB-BBBB', 'CCCC-CCCC', 'DDDD-DDDD', 'FFFF-FFFF', 'GGGG-GGGG']
  for (const userCode of guesses) {
    t.equal(codeOf(await get({ userCode })), 'device_sign_in_not_found')
    if (userCode !== guesses.at(-1)) t.equal((await get(own)).status, 200, 'a code of their own')
  }
  for (const verb of ['', '/approve', '/reject']) {
    const method = verb === '' ? 'GET' : 'POST'
    t.equal(codeOf(await guesser.call(method, `${base}/${right.userCode}${verb}`)), 'login_throttled')
  }
  const cookie = { authorization: '', cookie: `nut-session=${guesser.cookie}` }
  const bySession = await gantry.call('GET', `${base}/${right.userCode}`, { headers: cookie })
  t.equal(codeOf(bySession), 'login_throttled')
  t.equal((await gantry.call('GET', `${base}/${right.userCode}`)).status, 200, 'another user is not held up')
  pass(11)
  t.equal((await get(right)).status, 200, 'the delay ends')
})

t.test('one address opens 20 and all together 500, until they expire', async (t) => {
  const { gantry, pass } = await startWithClock(t, { environment: { GANTRY_TRUSTED_PROXIES: '127.0.0.1' } })
  const from = (address: string) => anonymously(gantry, base, { clientName: 'gantry' }, { 'x-forwarded-for': address })
  const statuses: number[] = []
  for (let count = 0; count < 20; count++) statuses.push((await from(`2001:db8::${count}`)).status)
  t.same(statuses, Array(20).fill(201))
  const refused = await from('2001:db8::ffff')
  t.match(refused, { status: 429, body: { error: { code: 'quota_exceeded', message: /20 from one address/ } } })
  t.match(refused.headers.get('retry-after'), /^(600|59\d)$/)
  t.equal((await from('192.0.2.1')).status, 201, 'another address is not held up')
  await Promise.all(Array.from({ length: 479 }, () => addDeviceSignIn(gantry)))
  t.equal(codeOf(await from('192.0.2.2')), 'quota_exceeded')
  pass(600)
  t.equal((await from('2001:db8::1')).status, 201)
})

t.test('a restart in between loses nothing, and removes what has expired', async (t) => {
  const [project, data] = [makeFolder(t), makeFolder(t)]
  const args = ['--project', project, '--data', data]
  const clock = new TestClock()
  const before = await startGantry(t, { args, parts: { now: clock.now } })
  const expired = await startDeviceSignIn(before)
  clock.advance(300_000)
  const [approved, pending] = [await startDeviceSignIn(before), await startDeviceSignIn(before)]
  await before.call('POST', `${base}/${approved.userCode}/approve`)
  clock.advance(300_001)
  await before.service.stop()
  const after = await startGantry(t, { args, parts: { now: clock.now } })
  t.equal((await complete(after, approved)).status, 201)
  t.equal(codeOf(await complete(after, pending)), 'authorization_pending')
  t.equal((await after.call('POST', `${base}/${pending.userCode}/approve`)).status, 200)
  t.equal((await complete(after, pending)).status, 201)
  t.equal(await after.service.app.store.read.deviceSignIns.get(expired.userCode), undefined)
})

t.test('a lost answer is given again to the same call with its Idempotency-Key, and to no other', async (t) => {
  const gantry = await startGantry(t)
  const codes = await startDeviceSignIn(gantry)
  const call = (key: string) =>
    anonymously(gantry, `${base}/complete`, { deviceCode: codes.deviceCode }, { 'idempotency-key': key })
  t.equal(codeOf(await call('one')), 'authorization_pending')
  await gantry.call('POST', `${base}/${codes.userCode}/approve`)
  const first = await call('one')
  t.equal(first.status, 201, 'the refusal was not kept')
  t.equal((await call('one')).body.data.secret, first.body.data.secret)
  t.equal(codeOf(await call('two')), 'device_code_expired')
})
