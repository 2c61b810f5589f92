import t from 'tap'
import { addCaller } from './support/callers.ts'
import type { CallOptions, Gantry } from './support/gantry.ts'
import { startGantry } from './support/gantry.ts'
import { Stage } from './support/jobs.ts'
import { addStep } from './support/plans.ts'

/** Within the share of a user, no token with what is made from it keeps the others of the user from working. */

const nightly = { cron: '0 3 * * *', kind: 'sweep_resources' }

t.test(
  'one token runs half of the jobs of its user, all tokens leave one, and a browser session runs it',
  async (t) => {
    const gantry = await startGantry(t)
    const { session, token } = await addUser(gantry)
    const [greedy, second] = [await token(), await token()]
    const stage = new Stage(gantry, 'execute_plan')
    const child = await exchange(gantry, greedy)
    for (let count = 0; count < 6; count++) await executePlan(gantry, count % 2 ? greedy : child)
    await stage.begun(1)
    for (let count = 0; count < 6; count++) await executePlan(gantry, second)
    await stage.begun(2)
    const last = await executePlan(gantry, session)
    await stage.begun(3)
    const begun = stage.runs.map(({ run: { job } }) => job.id)
    t.ok(begun.includes(last), 'the job of the session')
    t.equal((await readLimit(gantry, 'jobsPerToken'))?.value, 2)
    const tokens = stage.runs.map(({ run: { job } }) => job.grant?.tokenId)
    t.equal(tokens.filter((id) => id !== undefined).length, 3)
  },
)

t.test('a backlog of one token does not delay the job of another credential of its user', async (t) => {
  const gantry = await startGantry(t)
  const { session, token } = await addUser(gantry)
  const [greedy, second] = [await token(), await token()]
  const stage = new Stage(gantry, 'execute_plan')
  for (let count = 0; count < 12; count++) await executePlan(gantry, greedy)
  await stage.begun(1)
  const [ofSecond, ofSession] = [await executePlan(gantry, second), await executePlan(gantry, session)]
  await stage.begun(3)
  t.same(new Set(stage.runs.slice(2).map(({ jobId }) => jobId)), new Set([ofSecond, ofSession]))
})

t.test('one token, with what it exchanges and makes, has half of the schedules of its user', async (t) => {
  const gantry = await startGantry(t)
  const { session, token } = await addUser(gantry, 'maintainer')
  const [greedy, second] = [await token(), await token()]
  const made = await madeBy(gantry, greedy)
  const family = [greedy, await exchange(gantry, greedy), made, await exchange(gantry, made)]
  const create = async (headers: Headers) => gantry.call('POST', '/schedules', { body: nightly, headers })
  const { value: perUser = 0 } = (await readLimit(gantry, 'schedulesPerUser')) ?? {}
  const half = perUser / 2
  t.equal((await readLimit(gantry, 'schedulesPerToken'))?.value, half)
  for (let count = 0; count < half; count++) t.equal((await create(family[count % 4] ?? greedy)).status, 201)
  for (const each of family)
    t.match((await create(each)).body.error, {
      code: 'quota_exceeded',
      message: `This token, with those made from it, has ${half}`,
    })
  for (let count = 0; count < half - 1; count++) t.equal((await create(second)).status, 201)
  t.match((await create(second)).body.error, { code: 'quota_exceeded', message: /The tokens of this user have 99/ })
  t.equal((await create(session)).status, 201, 'a browser session finds one')
  t.match((await create(session)).body.error, { message: `This user has ${perUser}` })
})

t.test('a token counts with the token that gives it a new secret', async (t) => {
  const gantry = await startGantry(t)
  const { session, token } = await addUser(gantry, 'maintainer')
  const create = async (headers: Headers) => gantry.call('POST', '/schedules', { body: nightly, headers })
  const body = { name: 'Of another program', preset: 'full' }
  const { id } = (await post(gantry, '/identity/tokens', { headers: session, body })).body.data.token
  const greedy = await token()
  const taken = bearer((await post(gantry, `/identity/tokens/${id}/rotate`, { headers: greedy })).body.data.secret)
  for (let count = 0; count < 50; count++) t.equal((await create(greedy)).status, 201)
  t.equal((await create(taken)).body.error?.code, 'quota_exceeded')
})

t.test('one token and those exchanged for it have the streams of one credential', async (t) => {
  const gantry = await startGantry(t)
  const { session, token } = await addUser(gantry)
  const greedy = await token()
  const family = [greedy, await exchange(gantry, greedy), await exchange(gantry, greedy)]
  const { value: most = 0 } = (await readLimit(gantry, 'streamsPerCredential')) ?? {}
  const hangUp = new AbortController()
  t.teardown(() => hangUp.abort())
  /** An answer that nobody holds is collected, and its stream ends. */
  const held: Response[] = []
  const open = async (headers: Headers) => {
    const answer = await fetch(`${gantry.origin}/api/v1/events`, {
      headers: { accept: 'text/event-stream', ...headers },
      signal: hangUp.signal,
    })
    held.push(answer)
    return answer.status
  }
  for (let count = 0; count < most; count++) t.equal(await open(family[count % 3] ?? greedy), 200)
  for (const each of family) t.equal(await open(each), 429)
  t.equal(await open(session), 200)
})

t.test('a sign-in by a token counts with the token, unless the operator made it', async (t) => {
  const gantry = await startGantry(t)
  const { token } = await addUser(gantry, 'maintainer')
  const greedy = await token()
  const create = async (headers: Headers) => gantry.call('POST', '/schedules', { body: nightly, headers })
  const signedIn = await signIn(gantry, greedy)
  for (let count = 0; count < 50; count++) await create(greedy)
  t.match((await create(signedIn)).body.error, { code: 'quota_exceeded', message: /This token/ })
  const owner = bearer(gantry.token)
  for (let count = 0; count < 50; count++) t.equal((await create(owner)).status, 201)
  t.equal((await create(owner)).status, 429)
  t.equal((await create(await signIn(gantry, owner))).status, 201, 'the owner in person')
  t.equal((await create(await madeBy(gantry, owner))).status, 201, 'a token that the owner made')
})

t.test('a token has no more calls a minute by what it exchanges, and never those of a session', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_RATE_LIMIT: '100' } })
  const { session, token } = await addUser(gantry)
  const greedy = await token()
  const family = [greedy, await exchange(gantry, greedy), await exchange(gantry, greedy)]
  const refused = await untilRefused(gantry, family)
  // Each for itself would have had 300.
  t.ok(refused.granted < 200, `${refused.granted} were granted`)
  t.equal(refused.headers.get('ratelimit-policy'), '"default";q=100;w=60')
  t.match(refused.headers.get('ratelimit'), /^"default";r=0;/)
  const bySession = await gantry.call('GET', '/version', { headers: session })
  t.equal(bySession.status, 200)
  t.match(bySession.headers.get('ratelimit'), /^"default";r=(9\d|100);/)
})

t.test('all tokens of a user have twice the calls of one, and leave those of a session', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_RATE_LIMIT: '100' } })
  const { session, token } = await addUser(gantry)
  const tokens = [await token(), await token(), await token(), await token()]
  const refused = await untilRefused(gantry, tokens)
  t.ok(refused.granted >= 200 && refused.granted < 300, `${refused.granted} were granted`)
  t.equal(refused.headers.get('ratelimit-policy'), '"user";q=200;w=60')
  t.match(refused.headers.get('ratelimit'), /^"user";r=0;/)
  t.match(refused.message, /All tokens of this user/)
  const { status, body } = await gantry.call('GET', '/limits', { headers: session })
  t.equal(status, 200)
  const limit = (name: string) => body.data.limits.find((each: { name: string }) => each.name === name)
  t.match([limit('callsPerMinute').value, limit('callsPerMinuteOfTokens').value], [100, 200])
  t.ok(limit('callsPerMinute').used < 50 && limit('callsPerMinuteOfTokens').used > 100)
})

t.test('three agents of an owner do not silence the browser session of the owner', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_RATE_LIMIT: '60' } })
  const session = await signIn(gantry, bearer(gantry.token))
  const agents = [await madeBy(gantry, session), await madeBy(gantry, session), await madeBy(gantry, session)]
  await untilRefused(gantry, agents)
  const { status, headers } = await gantry.call('GET', '/tasks', { headers: session })
  t.equal(status, 200)
  t.match(headers.get('ratelimit'), /^"default";r=[1-9]/)
})

type Headers = Readonly<Record<string, string>>

interface TestUser {
  /** The headers of a browser that is signed in. */
  readonly session: Headers
  /** Makes a token in the browser. */
  token(): Promise<Headers>
}

async function addUser(gantry: Gantry, role: 'developer' | 'maintainer' = 'developer'): Promise<TestUser> {
  const { cookie } = await addCaller(gantry, role)
  const session = { authorization: '', cookie: `nut-session=${cookie}` }
  return { session, token: () => madeBy(gantry, session) }
}

async function madeBy(gantry: Gantry, headers: Headers): Promise<Headers> {
  const { body } = await post(gantry, '/identity/tokens', { headers, body: { name: 'Agent', preset: 'full' } })
  return bearer(body.data.secret)
}

async function exchange(gantry: Gantry, headers: Headers): Promise<Headers> {
  return bearer((await post(gantry, '/identity/exchange', { headers, body: {} })).body.data.secret)
}

async function signIn(gantry: Gantry, { authorization = '' }: Headers): Promise<Headers> {
  const body = { token: authorization.slice('Bearer '.length) }
  const { headers } = await post(gantry, '/identity/login', { body, headers: { authorization: '' } })
  const [cookie = ''] = headers.getSetCookie()
  return { authorization: '', cookie: cookie.split(';')[0] ?? '' }
}

function bearer(secret: string): Headers {
  return { authorization: `Bearer ${secret}` }
}

/** Executes the plan of a new task and gives the id of the job. */
async function executePlan(gantry: Gantry, headers: Headers): Promise<string> {
  const taskId = await gantry.createTask()
  await addStep(gantry, taskId, {})
  return (await post(gantry, `/tasks/${taskId}/plan-steps/execute`, { headers })).body.data.job.id
}

async function post(gantry: Gantry, path: string, options: CallOptions) {
  const answer = await gantry.call('POST', path, options)
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer
}

/** Calls by these in turn until one is refused, and gives how many were granted before. */
async function untilRefused(gantry: Gantry, callers: readonly Headers[]) {
  for (let granted = 0; ; granted++) {
    const { status, headers, body } = await gantry.call('GET', '/version', {
      headers: callers[granted % callers.length] ?? {},
    })
    if (status !== 200) return { granted, headers, message: body.error.message as string }
  }
}

async function readLimit(gantry: Gantry, name: string): Promise<{ readonly value: number } | undefined> {
  const { body } = await gantry.call('GET', '/limits')
  return body.data.limits.find((limit: { name: string }) => limit.name === name)
}
