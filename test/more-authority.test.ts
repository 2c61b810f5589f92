/** Attempts to get more authority than a credential has, or to keep it for longer. */
import t from 'tap'
import { addCaller, addCredential, addUser } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { addStep, untilOver } from './support/plans.ts'
import { readUntil } from './support/wait.ts'
import { gantry, house, password, byToken, bySession, done } from './support/granted-things.ts'
import type { Call } from './support/granted-things.ts'

async function makeToken(call: Call): Promise<{ id: string; call: Call }> {
  const { token, secret } = (
    await done(call('POST', '/identity/tokens', { body: { name: 'made', expiresInDays: 30 } }))
  ).body.data
  return { id: token.id, call: byToken(gantry, secret) }
}

async function rotate(call: Call, id: string): Promise<Call> {
  return byToken(gantry, (await done(call('POST', `/identity/tokens/${id}/rotate`, { body: {} }))).body.data.secret)
}

async function statusesOf(...calls: Call[]): Promise<number[]> {
  return Promise.all(calls.map(async (call) => (await call('GET', '/identity')).status))
}

t.test('a token that one made from it rotates ends with what made it, as does that one', async (t) => {
  const root = await addCaller(gantry, 'developer')
  const first = await makeToken(root.call)
  const second = await makeToken(first.call)
  const third = await makeToken(second.call)
  const rotated = await rotate(third.call, first.id)
  t.same(await statusesOf(rotated, second.call, third.call), [200, 200, 200])
  await done(root.call('DELETE', `/identity/tokens/${root.tokenId}`))
  t.same(await statusesOf(rotated, second.call, third.call), [401, 401, 401], 'the token behind them all was revoked')

  const other = await addCaller(gantry, 'developer')
  const one = await makeToken(other.call)
  const two = await makeToken(one.call)
  const turned = await rotate(two.call, one.id)
  await done(other.call('DELETE', `/identity/tokens/${two.id}`))
  t.same(await statusesOf(turned, two.call), [401, 401], 'a secret ends with the token by which it was made')
})

t.test('a new password ends the tokens of sessions that have rotated each other', async (t) => {
  const userId = await addUser(gantry, 'developer', { passwordHash: house.passwordHash })
  const user = await addCredential(gantry, userId)
  const stolen = await makeToken(bySession(gantry, user.cookie))
  const made = await makeToken(stolen.call)
  const rotated = await rotate(made.call, stolen.id)
  t.same(await statusesOf(rotated, made.call), [200, 200])
  await house.changePassword(user)
  t.same(await statusesOf(rotated, made.call), [401, 401])
})

t.test('a token that is rotated by a session which it started still ends with what made it', async (t) => {
  const root = await addCaller(gantry, 'developer')
  const { token, secret } = (
    await done(root.call('POST', '/identity/tokens', { body: { name: 'console', expiresInDays: 1 } }))
  ).body.data
  const login = await gantry.fetch('/api/v1/identity/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: '' },
    body: JSON.stringify({ token: secret }),
  })
  const cookie = /nut-session=([^;]+)/.exec(login.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const rotated = await rotate(bySession(gantry, cookie), token.id)
  t.same(await statusesOf(rotated), [200])
  await done(root.call('DELETE', `/identity/tokens/${root.tokenId}`))
  t.same(await statusesOf(rotated), [401])
})

t.test('rules of a token hold for what it has done by the clock, or once more', async (t) => {
  const taskId = await gantry.createTask()
  await addStep(gantry, taskId, { command: 'true' })
  const { job } = (await done(gantry.call('POST', `/tasks/${taskId}/plan-steps/execute`))).body.data
  await untilOver(gantry, job.id)
  const cron = '* * * * *'
  const email = { to: ['ada@example.org'], subject: 'Report', content: 'All is well.' }
  const attempts: readonly (readonly [tool: string, path: string, body?: object])[] = [
    ['executePlan', '/schedules', { cron, kind: 'execute_plan', taskId }],
    ['executePlan', `/jobs/${job.id}/retry`],
    ['sendEmail', '/schedules', { cron, kind: 'send_email', email }],
  ]
  for (const action of ['deny', 'ask'] as const)
    for (const [tool, path, body] of attempts) {
      const ruled = await addCaller(gantry, 'maintainer', { rules: [[{ tool, action }]] })
      const { status, body: answer } = await ruled.call('POST', path, body && { body })
      t.match([status, answer.error], [403, { code: 'forbidden', message: new RegExp(`rule.*"${tool}"`) }])
    }
  const timed = { body: { timeoutSeconds: 77 } }
  const { job: slow } = (await done(gantry.call('POST', `/tasks/${taskId}/plan-steps/execute`, timed))).body.data
  await untilOver(gantry, slow.id)
  const long = { tool: 'executePlan', action: 'deny' as const, arguments: { timeoutSeconds: '77' } }
  const hurried = await addCaller(gantry, 'maintainer', { rules: [[long]] })
  t.equal((await hurried.call('POST', `/jobs/${slow.id}/retry`)).status, 403, 'with the arguments of before')

  const elsewhere = { tool: 'executePlan', action: 'deny' as const, arguments: { id: 'task_other' } }
  const narrow = await addCaller(gantry, 'maintainer', { rules: [[elsewhere]] })
  const body = { cron, kind: 'execute_plan', taskId, isEnabled: false }
  const { schedule } = (await done(narrow.call('POST', '/schedules', { body }))).body.data

  const enable = (caller: TestCaller) =>
    caller.call('PATCH', `/schedules/${schedule.id}`, { body: { isEnabled: true } })
  const denied = await addCaller(gantry, 'maintainer', { rules: [[{ tool: 'executePlan', action: 'deny' }]] })
  t.equal((await enable(denied)).status, 403)
  const developer = await addCaller(gantry, 'developer')
  await done(enable(developer))
  const rules = [{ tool: 'executePlan', action: 'deny' }]
  await done(gantry.call('PUT', '/identity/roles/developer/rules', { body: { rules } }))
  house.clock.advance(61_000)
  const read = async () => (await gantry.call('GET', `/schedules/${schedule.id}`)).body.data.schedule
  const { isEnabled, disabledReason } = await readUntil(
    read,
    (now) => !now.isEnabled || now.lastJobId !== undefined,
    'what becomes of a schedule',
  )
  await done(gantry.call('PUT', '/identity/roles/developer/rules', { body: { rules: [] } }))
  t.match({ isEnabled, disabledReason }, { isEnabled: false, disabledReason: /rule.*"executePlan"/ })
})

t.test('a credential with rules makes no way to sign in that has none', async (t) => {
  const userId = await addUser(gantry, 'developer')
  const ruled = await addCredential(gantry, userId, { rules: [[{ tool: 'deleteTask', action: 'deny' }]] })
  const first = { body: { newPassword: password } }
  const refused = { status: 403, body: { error: { code: 'forbidden', message: /rules for its calls/ } } }
  t.match(await ruled.call('POST', '/user/password', first), refused, 'a first password')
  t.equal((await (await addCredential(gantry, userId)).call('POST', '/user/password', first)).status, 200)

  const rules = [{ tool: 'deleteTask', action: 'deny' }]
  const maintainer = await addCaller(gantry, 'maintainer')
  const user = { name: 'Other', role: 'maintainer', password }
  const invited = (await done(maintainer.call('POST', '/users', { body: { ...user, username: 'other1' } }))).body.data
    .user
  await done(gantry.call('PUT', '/identity/roles/maintainer/rules', { body: { rules } }))
  t.match(await maintainer.call('POST', '/users', { body: { ...user, username: 'other2' } }), refused)
  t.match(await maintainer.call('POST', `/users/${invited.id}/invite`), refused)
  const inPerson = bySession(gantry, maintainer.cookie)
  t.match(await inPerson('POST', `/users/${invited.id}/invite`), { status: 201 }, 'who is there in person may')
  await done(gantry.call('PUT', '/identity/roles/maintainer/rules', { body: { rules: [] } }))
})

t.test('an invitation does not open what its user was given later', async (t) => {
  const inviter = await addCaller(gantry, 'maintainer')
  const username = 'promoted'
  const body = { name: 'Promoted', username, role: 'viewer' }
  const { user } = (await done(inviter.call('POST', '/users', { body }))).body.data
  const { secret: invite } = (await done(inviter.call('POST', `/users/${user.id}/invite`))).body.data.invite
  await done(gantry.call('PATCH', `/users/${user.id}`, { body: { role: 'owner' } }))
  const accepted = await gantry.call('POST', '/identity/invites/accept', { body: { invite, password } })
  t.match([accepted.status, accepted.body.error?.code], [410, 'link_expired'], 'the inviter knows it too')
  const again = (await done(gantry.call('POST', `/users/${user.id}/invite`))).body.data.invite
  await done(gantry.call('POST', '/identity/invites/accept', { body: { invite: again.secret, password } }))
})
