import t from 'tap'
import { createHmac, randomBytes } from 'node:crypto'
import type { Change } from '../src/collections.ts'
import { later } from '../src/platform/work/clock.ts'
import { addCaller, addCredential, addUser } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { queueJob } from './support/jobs.ts'
import { addStep, readStep, untilOver } from './support/plans.ts'
import { upload } from './support/uploads.ts'
import { readUntil } from './support/wait.ts'
import {
  gantry,
  clock,
  house,
  password,
  done,
  bySession,
  makers,
  endings,
  goesOn,
  things,
  hourMs,
  byToken,
  ends,
} from './support/granted-things.ts'
import type { Call, Maker, Ending, Verdict } from './support/granted-things.ts'
const ofTheUser = goesOn('what a session makes belongs to its user')
const ofTheToken = goesOn('the token with which the session was started goes on')
const own = goesOn('a token that no session made does not depend on the password')

/** What becomes of what each maker made. A maker that is not named does not know the ending. */
const verdicts: Readonly<Record<Ending, Partial<Record<Maker, Verdict>>>> = {
  revoked: {
    ...each(makers, ends('what made it was revoked')),
    session: ofTheUser,
    'session started by a token': ofTheToken,
  },
  'source revoked': {
    'token exchanged for a token': ends('its maker ended with the token'),
    'token exchanged for a session': ends('its maker ended with the session'),
    'token made by a token': ends('its maker ended with the token'),
    'token made by a session': ofTheUser,
    'session started by a token': ends('its maker ended with the token'),
  },
  expired: {
    ...each(makers, ends('what made it expired')),
    session: ofTheUser,
    'session started by a token': ofTheToken,
  },
  disabled: each(makers, ends('its user is disabled')),
  deleted: each(makers, ends('its user was deleted')),
  password: {
    token: own,
    'token exchanged for a token': own,
    'token made by a token': own,
    'session started by a token': own,
    ...each(
      ['session', 'token exchanged for a session', 'token made by a session'],
      ends('a session of the user may have been stolen'),
    ),
  },
  role: each(
    makers,
    ends('a viewer may not make it', { token: goesOn('a token is cut to the scopes of the role whenever it is used') }),
  ),
  rotated: each(
    makers.filter((maker) => maker.startsWith('token')),
    goesOn('a new secret does not end the token'),
  ),
}

const scenarios = endings.flatMap((ending) =>
  makers.flatMap((maker) => {
    const verdict = verdicts[ending][maker]
    return verdict ? [{ ending, maker, verdict }] : []
  }),
)

/** What goes on together, and how far the clock then moves: only what is to expire has the time to. */
const batches: readonly (readonly [endings: readonly Ending[], passMs: number])[] = [
  [['revoked', 'source revoked', 'disabled'], 61_000],
  [['deleted', 'password', 'role', 'rotated'], 61_000],
  [['expired'], 25 * hourMs],
]

t.test('what was made with a grant lasts exactly as long as the grant', async (t) => {
  for (const [batch, passMs] of batches) {
    const those = scenarios.filter(({ ending }) => batch.includes(ending))
    const release = await house.blockRunners()
    // Together, because commits of a moment share one flush of the disk.
    const made = await Promise.all(those.map(async (scenario) => ({ ...scenario, ...(await house.make(scenario)) })))
    await Promise.all(made.map(({ end }) => end()))
    house.clock.advance(passMs)
    await house.tellWebhooks()
    release()
    for (const { ending, maker, verdict, fateOf } of made) {
      const expected = things.map((thing) => {
        const { goesOn, why } = verdict.besides?.[thing] ?? verdict
        return `${thing}: ${goesOn ? 'goes on' : 'ends'}, because ${why}`
      })
      const fates = await Promise.all(things.map((thing) => fateOf(thing)))
      t.same(
        fates.map((fate, index) => `${things[index]}: ${fate}, because ${expected[index]?.split('because ')[1]}`),
        expected,
        `${maker}, ${ending}`,
      )
    }
  }
})

t.test('a running plan step and a running shell end by themselves when their grant ends', async (t) => {
  const endings: readonly (readonly [Ending, RegExp, (maker: TestCaller) => Promise<unknown>])[] = [
    ['revoked', /token .* was revoked/, (maker) => done(maker.call('DELETE', `/identity/tokens/${maker.tokenId}`))],
    ['expired', /token .* has expired/, async () => clock.advance(hourMs)],
    ['disabled', /user .* is disabled/, (maker) => done(gantry.call('POST', `/users/${maker.userId}/disable`))],
  ]
  for (const [ending, reason, end] of endings) {
    const maker = await addCaller(gantry, 'developer', { expiresAt: later(clock.now(), hourMs) })
    const taskId = await gantry.createTask()
    const stepId = await addStep(gantry, taskId, { command: 'echo ready; sleep 1000' })
    const { job } = (await done(maker.call('POST', `/tasks/${taskId}/plan-steps/execute`))).body.data
    const path = `/terminal/${taskId}/sessions`
    const { session } = (await done(maker.call('POST', path, { body: { command: ['cat'] } }))).body.data
    const readLog = async () => (await gantry.call('GET', `/jobs/${job.id}/log`)).body.data.output
    await readUntil(readLog, (output) => output.includes('ready'), 'the start of a command')
    await end(maker)
    const { state, error } = await untilOver(gantry, job.id)
    t.match({ state, error }, { state: 'failed', error: { reason: 'authority_ended', message: reason } }, ending)
    t.match((await readStep(gantry, taskId, stepId)).outcome, {
      state: 'cancelled',
      reason: 'The authority of the job ended while the command was running.',
    })
    const exited = await readUntil(
      async () => (await gantry.call('GET', `${path}/${session.id}`)).body.data.session,
      (given) => given.state === 'exited',
      'the exit of a shell',
    )
    t.match(exited.endedReason, reason)
  }
})

t.test('a job that lost its authority while it was queued is not begun', async (t) => {
  const maker = await addCaller(gantry, 'developer')
  const { userId, tokenId } = maker
  const taskId = await gantry.createTask()
  const stepId = await addStep(gantry, taskId, { command: 'true' })
  const release = await house.blockRunners()
  const { job } = (await done(maker.call('POST', `/tasks/${taskId}/plan-steps/execute`))).body.data
  const short = await queueJob(gantry, { grant: { userId, tokenId } })
  await done(maker.call('DELETE', `/identity/tokens/${tokenId}`))
  release()
  for (const id of [short, job.id])
    t.match(await untilOver(gantry, id), {
      state: 'failed',
      error: { reason: 'authority_ended', message: 'The token that created it was revoked.' },
    })
  t.match((await readStep(gantry, taskId, stepId)).outcome, { state: 'cancelled' })
})

t.test('a schedule of a token that has expired is ended when it is due', async (t) => {
  const maker = await addCaller(gantry, 'developer', { expiresAt: later(clock.now(), hourMs) })
  const body = { cron: '* * * * *', kind: 'sweep_resources' }
  const { id } = (await done(maker.call('POST', '/schedules', { body }))).body.data.schedule
  clock.advance(hourMs)
  const read = async () => (await gantry.call('GET', `/schedules/${id}`)).body.data.schedule
  const { disabledReason, lastJobId } = await readUntil(
    read,
    (schedule) => !schedule.isEnabled || schedule.lastJobId !== undefined,
    'what becomes of a schedule',
  )
  t.same(
    { disabledReason, lastJobId },
    { disabledReason: 'The token that created it has expired.', lastJobId: undefined },
  )
})

t.test('a caller who waits for output gets none when its credential ends meanwhile', async (t) => {
  const reader = await addCaller(gantry, 'viewer')
  const taskId = await gantry.createTask()
  const { session } = (
    await done(gantry.call('POST', `/terminal/${taskId}/sessions`, { body: { command: ['cat'], isShared: true } }))
  ).body.data
  const { terminals, identity } = gantry.service.app
  const caller = await identity.callerOfToken(reader.secret)
  const { signal } = new AbortController()
  const waiting = terminals.read(taskId, session.id, { waitMs: 600_000 }, { caller, signal })
  const refused = t.rejects(waiting, { code: 'token_invalid' })
  await done(gantry.call('DELETE', `/users/${reader.userId}`))
  await done(gantry.call('POST', `/terminal/${taskId}/input`, { body: { sessionId: session.id, data: 'secret\r' } }))
  await refused
})

t.test(
  'a token that a session rotates ends with the password, and a token that another one rotates with that',
  async (t) => {
    const rotated = async () => {
      const userId = await addUser(gantry, 'developer', { passwordHash: house.passwordHash })
      const [user, other] = [await addCredential(gantry, userId), await addCredential(gantry, userId)]
      return { user, other }
    }
    const rotate = async (call: Call, id: string): Promise<Call> =>
      byToken(gantry, (await done(call('POST', `/identity/tokens/${id}/rotate`, { body: {} }))).body.data.secret)

    const one = await rotated()
    const bySessionRotated = await rotate(bySession(gantry, one.user.cookie), one.other.tokenId)
    t.equal((await bySessionRotated('GET', '/identity')).status, 200)
    await house.changePassword(one.user)
    t.match(await bySessionRotated('GET', '/identity'), { status: 401, body: { error: { code: 'token_invalid' } } })

    const two = await rotated()
    const first = await rotate(two.user.call, two.other.tokenId)
    const second = await rotate(first, two.user.tokenId)
    for (const call of [first, second]) t.equal((await call('GET', '/identity')).status, 200, 'each made by the other')
    await done(second('DELETE', `/identity/tokens/${two.other.tokenId}`))
    for (const call of [first, second]) t.equal((await call('GET', '/identity')).status, 401, 'they end together')
  },
)

t.test('a session that was started before the password changed is not valid after it', async (t) => {
  const userId = await addUser(gantry, 'developer', { passwordHash: house.passwordHash })
  const user = await addCredential(gantry, userId)
  await house.changePassword(user)
  t.equal((await bySession(gantry, user.cookie)('GET', '/identity')).status, 200, 'that of the change goes on')
  // As when the sign-in with the old password was committed after the change.
  const late = await addCredential(gantry, userId)
  t.match(await bySession(gantry, late.cookie)('GET', '/identity'), {
    status: 401,
    body: { error: { code: 'token_invalid' } },
  })
})

t.test('what a narrowed token made ends when it no longer belongs to its tasks', async (t) => {
  const [mine, theirs] = [await gantry.createTask(), await gantry.createTask()]
  const maker = await addCaller(gantry, 'developer', { allow: { taskIds: [mine] } })
  await done(upload(gantry, 'moved.txt', 'x', { taskId: mine }))
  const { link } = (await done(maker.call('POST', '/resources/moved.txt/links'))).body.data
  const follow = async () => (await gantry.fetch(link.url, { headers: { authorization: '' } })).status
  t.equal(await follow(), 200)
  await done(gantry.call('PATCH', '/resources/moved.txt', { body: { taskId: theirs } }))
  t.equal(await follow(), 404)
})

t.test('who changes the times of a schedule, or activates it, answers for it', async (t) => {
  const [maker, other] = [await addCaller(gantry, 'developer'), await addCaller(gantry, 'developer')]
  const make = async () =>
    (await done(maker.call('POST', '/schedules', { body: { cron: '0 3 * * *', kind: 'sweep_resources' } }))).body.data
      .schedule.id
  const [named, moved] = [await make(), await make()]
  const patch = (id: string, body: object) => done(other.call('PATCH', `/schedules/${id}`, { body }))
  t.equal((await patch(named, { name: 'Mine' })).body.data.schedule.createdBy.id, maker.userId)
  t.equal((await patch(moved, { cron: '0 4 * * *' })).body.data.schedule.createdBy.id, other.userId)
  await done(maker.call('DELETE', `/identity/tokens/${maker.tokenId}`))
  const look = async (id: string) => (await gantry.call('GET', `/schedules/${id}`)).body.data.schedule
  t.match(
    await readUntil(
      () => look(named),
      ({ isEnabled }) => !isEnabled,
      'the end of a schedule that is not due',
    ),
    {
      disabledReason: 'The token that created it was revoked.',
    },
  )
  t.match(await look(moved), { isEnabled: true })
  t.match((await patch(named, { isEnabled: true })).body.data.schedule, {
    isEnabled: true,
    createdBy: { id: other.userId },
  })
})

t.test('an invite ends with the authority of who made it', async (t) => {
  const [admin, invited] = [await addCaller(gantry, 'owner'), await addUser(gantry, 'developer')]
  const { secret } = (await done(admin.call('POST', `/users/${invited}/invite`))).body.data.invite
  await done(admin.call('DELETE', `/identity/tokens/${admin.tokenId}`))
  const accept = () =>
    gantry.call('POST', '/identity/invites/accept', {
      body: { invite: secret, password },
      headers: { authorization: '' },
    })
  t.match(await accept(), { status: 410, body: { error: { code: 'link_expired' } } })
})

t.test('what an earlier version stored counts as made by a session of its user', async (t) => {
  const { store } = gantry.service.app
  const userId = await addUser(gantry, 'maintainer', { passwordHash: house.passwordHash })
  const user = await addCredential(gantry, userId)
  const { schedule } = (
    await done(user.call('POST', '/schedules', { body: { cron: '0 3 * * *', kind: 'sweep_resources' } }))
  ).body.data
  const { webhook } = (
    await done(user.call('POST', '/webhooks', { body: { url: `http://127.0.0.1:4700/hook`, kinds: ['task.created'] } }))
  ).body.data
  for (const [collection, id] of [
    ['schedules', schedule.id],
    ['webhooks', webhook.id],
  ] as const) {
    const found = await store.read[collection].get(id)
    if (!found) throw new Error('nothing was stored')
    const { grant: _, ...doc } = found.doc
    await store.commit([{ replace: collection, version: found.version, doc } as Change])
  }
  const link = `/api/v1/links/${await oldLink(userId)}`
  const follow = async () => (await gantry.fetch(link, { headers: { authorization: '' } })).status
  await done(user.call('DELETE', `/identity/tokens/${user.tokenId}`))
  t.equal(await follow(), 200)
  await house.changePassword(user)
  t.equal(await follow(), 404)
  for (const path of [`/schedules/${schedule.id}`, `/webhooks/${webhook.id}`]) {
    const read = async () => Object.values<any>((await gantry.call('GET', path)).body.data)[0]
    t.match(await readUntil(read, ({ isEnabled }) => !isEnabled, 'the end of what has no grant'), {
      disabledReason: 'The user who created it has changed the password since.',
    })
  }
})

/** A link in the form of earlier versions, which names a user alone. */
async function oldLink(userId: string): Promise<string> {
  const { store } = gantry.service.app
  await done(gantry.call('POST', '/resources/shared.txt/links'))
  const found = await store.read.serviceKeys.get('links')
  const key = randomBytes(32).toString('base64url')
  // An earlier version did not seal it.
  await store.commit([{ replace: 'serviceKeys', version: found?.version ?? 0, doc: { id: 'links', key } }])
  const blob = (await store.read.resources.get('shared.txt'))?.doc.blob
  const text = Buffer.from(JSON.stringify(['shared.txt', blob, Date.parse(clock.now()) + hourMs, userId, false]))
  const signature = createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest()
  return Buffer.concat([signature, text]).toString('base64url')
}

function each<Name extends string>(names: readonly Name[], verdict: Verdict): Partial<Record<Name, Verdict>> {
  return Object.fromEntries(names.map((name) => [name, verdict])) as Partial<Record<Name, Verdict>>
}
