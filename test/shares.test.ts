import t from 'tap'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { collections } from '../src/collections.ts'
import type { Change, Store } from '../src/collections.ts'
import { perToken, perTokens, pickFairly, ShareCounts, SharedPlaces, usedUpFor } from '../src/platform/work/shares.ts'
import { Backlogs } from '../src/services/jobs/backlogs.ts'
import type { JobWork } from '../src/services/jobs.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { addCaller, addCredential, addUser } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { Stage, queueJob } from './support/jobs.ts'
import { Receiver } from './support/receiver.ts'
import { chanceFrom } from './support/requests.ts'
import { upload } from './support/uploads.ts'
import { readUntil } from './support/wait.ts'

const nightly = { cron: '0 3 * * *', kind: 'sweep_resources' }

t.test('a user whose jobs run and wait does not keep the job of another user waiting', async (t) => {
  const gantry = await startGantry(t)
  const [greedy, other] = [await addUser(gantry, 'developer'), await addUser(gantry, 'developer')]
  const stage = new Stage(gantry)
  for (let count = 0; count < 12; count++) await queueJob(gantry, { grant: { userId: greedy } })
  await stage.begun(3)
  await queueJob(gantry, { grant: { userId: other } })
  t.equal((await stage.begun(4)).run.job.createdBy, other)
})

t.test('the queue is served by user: the one with the fewest running jobs is next', async (t) => {
  const gantry = await startGantry(t)
  const users = await Promise.all(['greedy', 'second', 'third'].map(() => addUser(gantry, 'developer')))
  const [greedy = '', second = '', third = ''] = users
  const stage = new Stage(gantry)
  const { runningMax } = gantry.service.app.jobs.limits
  for (let count = 0; count < 12; count++) await queueJob(gantry, { grant: { userId: greedy } })
  for (let count = 0; count < 3; count++) await queueJob(gantry, { grant: { userId: second } })
  await queueJob(gantry, { grant: { userId: third } })
  await stage.begun(runningMax - 1)
  const finished = new Set<string>()
  const maker = (index: number) => stage.runs[index]?.run.job.createdBy
  for (let ended = 0; ended < 3; ended++) {
    finishOne()
    await stage.begun(runningMax + ended)
  }
  t.same(
    [0, 1, 2].map((ended) => maker(runningMax + ended)),
    [third, second, greedy],
  )

  function finishOne(): void {
    const run = stage.runs.find(({ run: { job }, jobId }) => job.createdBy === greedy && !finished.has(jobId))
    finished.add(run?.jobId ?? '')
    run?.finish()
  }
})

t.test('turns of models, turns of agents and other jobs have places of their own', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry)
  const { runningPerUserMax, agents } = gantry.service.app.jobs.limits
  for (let count = 0; count < runningPerUserMax + 1; count++) await queueJob(gantry)
  await stage.begun(runningPerUserMax - 1)
  for (let count = 0; count < agents.perUser + 1; count++) await queueJob(gantry, { lane: 'agents' })
  await stage.begun(runningPerUserMax + agents.perUser - 1)
  for (let count = 0; count < 10; count++) await queueJob(gantry, { lane: 'turns' })
  await stage.begun(runningPerUserMax + agents.perUser + 9)
  t.same(
    Object.entries(Object.groupBy(stage.runs, ({ run: { job } }) => job.lane ?? 'work')).map(([lane, runs]) => [
      lane,
      runs.length,
    ]),
    [
      ['work', runningPerUserMax],
      ['agents', agents.perUser],
      ['turns', 10],
    ],
  )
  stage.runs.find(({ run: { job } }) => job.lane === 'agents')?.finish()
  t.equal((await stage.begun(stage.runs.length)).run.job.lane, 'agents')
})

t.test('a long backlog without a place costs one read', async (t) => {
  const { store } = (await startGantry(t)).service.app
  const runAt = '2999-01-01T00:00:00.000Z'
  await store.commit(
    Array.from({ length: 50 }, (_, index) => ({
      insert: 'jobQueue' as const,
      doc: { id: `job_${index}`, runAt, backlog: 'work user_owner' },
    })),
  )
  let reads = 0
  const jobQueue: typeof store.read.jobQueue = {
    ...store.read.jobQueue,
    list: (query) => {
      reads++
      return store.read.jobQueue.list(query)
    },
  }
  const backlogs = new Backlogs({ store: { read: { ...store.read, jobQueue } }, workOf: () => undefined })
  const share = { capacity: 1, perUser: 1 }
  const free = { share, holders: [] }
  t.same(
    await backlogs.take({ work: { share, holders: [{ userId: 'user_owner' }] }, turns: free, agents: free }, runAt),
    [],
  )
  t.equal(reads, 2, 'the second finds that no other lane has any')
})

t.test('entries of the queue without a user, of an earlier version, are taken too', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry)
  const { jobs, store } = gantry.service.app
  const { changes } = await jobs.enqueue({ kind: 'sweep_resources', grant: { userId: 'user_owner' } })
  const earlier = changes.map((change) => {
    if (!('insert' in change) || change.insert !== 'jobQueue') return change
    const { backlog: _, ...doc } = change.doc
    return { ...change, doc }
  })
  await store.commit(earlier)
  ;(await stage.begun()).finish()
})

t.test('one user does not have all schedules, and others can make theirs', async (t) => {
  const gantry = await startGantry(t)
  const greedy = await addCaller(gantry, 'maintainer')
  const second = inPerson(await addCredential(gantry, greedy.userId))
  const other = await addCaller(gantry, 'maintainer')
  const create = async (caller: Pick<TestCaller, 'call'>) => caller.call('POST', '/schedules', { body: nightly })
  const share = await valueOf(gantry, 'schedulesPerUser')
  for (let count = 0; count < share; count++) t.equal((await create(count % 2 ? greedy : second)).status, 201)
  t.match((await create(second)).body.error, { code: 'quota_exceeded', message: `This user has ${share} schedules` })
  t.equal((await create(other)).status, 201)
  t.ok((await valueOf(gantry, 'schedules')) > share)
})

t.test('one user does not have all webhooks, and others can make theirs', async (t) => {
  const receiver = await Receiver.start(t)
  const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1' } })
  const greedy = await addCaller(gantry, 'maintainer')
  const other = await addCaller(gantry, 'maintainer')
  const create = async (caller: Pick<TestCaller, 'call'>) =>
    caller.call('POST', '/webhooks', { body: { url: receiver.url, kinds: ['mail.sent'] } })
  const share = await valueOf(gantry, 'webhooksPerUser')
  const first = inPerson(greedy)
  for (let count = 0; count < share; count++) await create(first)
  t.match((await create(first)).body.error, { code: 'quota_exceeded', message: `This user has ${share} webhooks` })
  t.equal((await create(other)).status, 201)
})

t.test('limits name the share of a user beside the whole, and no share is the whole', async (t) => {
  const gantry = await startGantry(t)
  for (const name of [
    'jobs',
    'chatTurns',
    'agentTurns',
    'schedules',
    'webhooks',
    'terminals',
    'streams',
    'jobStreams',
    'uploads',
  ])
    t.ok((await valueOf(gantry, `${name}PerUser`)) < (await valueOf(gantry, name)), name)
})

t.test('a share is used up by one user, the capacity by all of them', async (t) => {
  const share = { capacity: 3, perUser: 2 }
  const [a, b, c] = [{ userId: 'a' }, { userId: 'b' }, { userId: 'c' }]
  t.equal(usedUpFor(a, [a, b], share), undefined)
  t.equal(usedUpFor(a, [a, a], share), 'user')
  t.equal(usedUpFor(c, [a, a, b], share), 'capacity')
})

t.test('one token takes half of a share, all tokens leave one, and a browser session takes that', async (t) => {
  const share = { capacity: 9, perUser: 4 }
  const [one, other, third] = ['tok_1', 'tok_2', 'tok_3'].map((family) => ({ userId: 'a', family }))
  const [session, foreign] = [{ userId: 'a' }, { userId: 'b', family: 'tok_4' }]
  if (!one || !other || !third) return
  t.equal(usedUpFor(one, [one], share), undefined)
  t.equal(usedUpFor(one, [one, one], share), 'token')
  t.equal(usedUpFor(third, [one, one, other], share), 'tokens')
  t.equal(usedUpFor(session, [one, one, other], share), undefined)
  t.equal(usedUpFor(one, [session, session, session, session], share), 'user')
  t.equal(usedUpFor(foreign, [one, one, other, session], share), undefined)
  t.same(
    [1, 2, 3, 4].map((perUser) => [perToken({ perUser }), perTokens({ perUser })]),
    [
      [1, 1],
      [1, 1],
      [1, 2],
      [2, 3],
    ],
  )
})

t.test('a place that is freed twice is freed once', async (t) => {
  const places = new SharedPlaces({ capacity: 3, perUser: 2 })
  const [a, b, c, d] = [{ userId: 'a' }, { userId: 'b' }, { userId: 'c' }, { userId: 'd' }]
  const free = places.take(a)
  places.take(a)
  t.equal(places.take(a), 'user')
  if (typeof free === 'function') for (let time = 0; time < 2; time++) free()
  t.equal(places.taken, 1)
  t.equal(typeof places.take(b), 'function')
  t.equal(typeof places.take(c), 'function')
  t.equal(places.take(d), 'capacity')
})

t.test('of several users the one who uses least is next, then the one who has waited longest', async (t) => {
  const heads = [
    { userId: 'a', since: 1 },
    { userId: 'b', since: 3 },
    { userId: 'c', since: 2 },
  ]
  const next = (...used: string[]) => pickFairly(heads, countsOf(used), { capacity: 9, perUser: 2 })?.userId
  t.equal(next(), 'a')
  t.equal(next('a'), 'c')
  t.equal(next('a', 'c'), 'b')
  t.equal(next('a', 'b', 'c'), 'a')
  t.equal(next('a', 'a', 'b', 'b', 'c', 'c'), undefined)
})

t.test(
  'of the credentials of a user the one that uses least is next, whatever those of another user use',
  async (t) => {
    const heads = [
      { userId: 'a', family: 'tok_1', since: 1 },
      { userId: 'a', since: 3 },
      { userId: 'b', family: 'tok_2', since: 2 },
    ]
    const counts = new ShareCounts()
    const next = () => pickFairly(heads, counts, { capacity: 9, perUser: 4 })
    const picked = []
    for (let head = next(); head; head = next()) {
      picked.push([head.userId, head.family])
      counts.add(head, 1)
    }
    t.same(picked, [
      ['a', 'tok_1'],
      ['b', 'tok_2'],
      ['a', undefined],
      ['b', 'tok_2'],
      ['a', 'tok_1'],
      ['a', undefined],
    ])
  },
)

t.test('the jobs to begin next are those of fair queueing, whatever waits and runs', async (t) => {
  const chance = chanceFrom(7)
  for (let round = 0; round < 60; round++) {
    const users = Math.ceil(chance() * 6)
    const waiting = Array.from({ length: Math.floor(chance() * 40) }, (_, index) => ({
      // Of some users nearly all wait, so that the oldest entries may be of one user alone.
      userId: `user_${Math.floor(users * chance() ** 3)}`,
      since: `2026-01-01T00:${String(index).padStart(2, '0')}:00.000Z`,
    }))
    const running = Array.from({ length: Math.floor(chance() * 5) }, () => `user_${Math.floor(users * chance())}`)
    const count = Math.ceil(chance() * 5)
    const { backlogs } = await openBacklogs(waiting)
    const holders = running.map((userId) => ({ userId }))
    const work = { share: { capacity: running.length + count, perUser: 2 }, holders }
    const taken = await backlogs.take({ work, ...full }, '2026-01-01T00:30:00.000Z')
    const due = waiting.filter(({ since }) => since <= '2026-01-01T00:30:00.000Z')
    t.same(
      taken.map(({ entry, job }) => ({ userId: job.doc.createdBy, since: entry.doc.runAt })),
      fairlyPicked(due, count, running),
      `round ${round}`,
    )
  }
})

t.test('the next job is found by one read of the queue, however many users wait', async (t) => {
  const ofMany = Array.from({ length: 200 }, (_, index) => ({
    userId: `user_${index % 100}`,
    since: `2026-01-01T00:00:00.${String(index).padStart(3, '0')}Z`,
  }))
  const { backlogs, reads } = await openBacklogs(ofMany)
  const work = { share: { capacity: 4, perUser: 2 }, holders: [{ userId: 'user_0' }, { userId: 'user_2' }] }
  const taken = await backlogs.take({ work, ...full }, '2026-01-02T00:00:00.000Z')
  t.same(
    taken.map(({ job }) => job.doc.createdBy),
    ['user_1', 'user_3'],
  )
  t.equal(reads(), 1)
})

const none = { share: { capacity: 0, perUser: 0 }, holders: [] }
const full = { turns: none, agents: none }

interface WaitingJob {
  readonly userId: string
  readonly since: string
}

/** The queue of a store in memory, and how many times it was listed. */
async function openBacklogs(waiting: readonly WaitingJob[]): Promise<{ backlogs: Backlogs; reads: () => number }> {
  const store = openMemoryStore(collections)
  await store.commit(waiting.flatMap(({ userId, since }, index) => queuedJob(`job_${index}`, userId, since)))
  let reads = 0
  const jobQueue: Store['read']['jobQueue'] = {
    ...store.read.jobQueue,
    list: (query) => {
      reads++
      return store.read.jobQueue.list(query)
    },
  }
  const work: JobWork = { scopes: [], isIdempotent: true, attemptsMax: 1, run: async () => ({}) }
  const backlogs = new Backlogs({
    store: { read: { ...store.read, jobQueue } },
    workOf: () => work,
  })
  return { backlogs, reads: () => reads }
}

function queuedJob(id: string, createdBy: string, runAt: string): Change[] {
  const shared = { kind: 'sweep_resources', status: 'queued', input: {}, attempts: 0, logBytes: 0 } as const
  return [
    { insert: 'jobs', doc: { id, ...shared, createdBy, createdAt: runAt, runAt } },
    { insert: 'jobQueue', doc: { id, backlog: `work ${createdBy}`, runAt } },
  ]
}

/** Looks at all that waits, before each choice. */
function fairlyPicked(waiting: readonly WaitingJob[], count: number, running: readonly string[]): WaitingJob[] {
  const taken: WaitingJob[] = []
  while (taken.length < count) {
    const left = waiting.filter((each) => !taken.includes(each))
    const used = countsOf([...running, ...taken.map(({ userId }) => userId)])
    const next = pickFairly(left, used, { capacity: Infinity, perUser: 2 })
    if (!next) break
    taken.push(next)
  }
  return taken
}

function countsOf(userIds: readonly string[]): ShareCounts {
  const counts = new ShareCounts()
  for (const userId of userIds) counts.add({ userId }, 1)
  return counts
}

/** The same user, in a browser. */
function inPerson({ call, cookie }: TestCaller): Pick<TestCaller, 'call'> {
  const headers = { authorization: '', cookie: `nut-session=${cookie}` }
  return { call: (method, path, options) => call(method, path, { ...options, headers }) }
}

async function valueOf(gantry: Gantry, name: string): Promise<number> {
  const { body } = await gantry.call('GET', '/limits')
  return body.data.limits.find((limit: { name: string }) => limit.name === name)?.value ?? NaN
}

t.test('one user does not have all uploads in progress, and others can upload', async (t) => {
  const gantry = await startGantry(t)
  const greedy = await addCaller(gantry, 'developer')
  const other = await addCaller(gantry, 'developer')
  const share = await valueOf(gantry, 'uploadsPerUser')
  const open = Array.from({ length: share }, (_, index) => keepUploading(gantry, greedy, `${index}.txt`))
  t.teardown(() => open.forEach((end) => end()))
  const refusalOfUpload = async () => (await upload(greedy, 'one-more.txt', 'text')).body.error
  const refused = await readUntil(refusalOfUpload, (error) => error?.code === 'quota_exceeded', 'the refusal')
  t.match(refused, { message: `This user has ${share} uploads in progress`, retryAfter: Number })
  t.equal((await upload(other, 'of-other.txt', 'text')).status, 201)
})

/** Holds a place. An answer is the refusal of one that came while another upload of the test held the last place. */
function keepUploading(gantry: Gantry, caller: TestCaller, filename: string): () => void {
  let socket: Socket
  const start = () => {
    socket = startUpload(gantry, caller, filename).once('data', () => {
      socket.destroy()
      start()
    })
  }
  start()
  return () => socket.destroy()
}

/** Sends the beginning of a file and leaves it at that. */
function startUpload(gantry: Gantry, { cookie }: TestCaller, filename: string): Socket {
  const start = `--b\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\nbegin`
  return connect(gantry.port, '127.0.0.1', function (this: Socket) {
    this.write(
      `POST /api/v1/resources HTTP/1.1\r\nHost: localhost\r\nCookie: nut-session=${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 10000\r\n\r\n${start}`,
    )
  })
}
