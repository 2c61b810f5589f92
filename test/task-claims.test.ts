import t from 'tap'
import { collections } from '../src/collections.ts'
import { createIds } from '../src/platform/work/ids.ts'
import { Areas } from '../src/composition.ts'
import { Tasks } from '../src/services/tasks.ts'
import { soleWorkingTree } from './support/working-tree.ts'
import { Commits } from '../src/platform/work/commits.ts'
import { ItemLocks } from '../src/platform/work/item-locks.ts'
import type { Caller } from '../src/contract.ts'
import type { Change } from '../src/collections.ts'
import { openPostgresStore } from '../src/stores/postgres/store.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { addCaller } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { openStream } from './support/event-stream.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Answer, Gantry } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { startWriters } from './support/writers.ts'
import { waitUntil } from './support/wait.ts'
import { ways, silent, owner, startWithTwo, taskIn, eventsOf, history, faultsIn } from './support/tasks.ts'
import { namedByIds } from './support/actors.ts'
import { alteredStore } from './support/stores/altered-store.ts'

const postgres = await startPostgres(t)

t.test('claimTask takes an open task and begins it, for one caller', async (t) => {
  const { gantry, ada, bob } = await startWithTwo(t)
  const id = await gantry.createTask()
  const claimed = await ada.call('POST', `/tasks/${id}/claim`, { body: {} })
  t.match(claimed.body.data.claim, { id: /^claim_/, taskId: id, expiresAt: /Z$/ })
  t.equal(
    Date.parse(claimed.body.data.claim.expiresAt) - Date.parse(gantry.service.app.now()) > 250_000,
    true,
    'five minutes unless said otherwise',
  )
  t.match((await gantry.call('GET', `/tasks/${id}`)).body.data, {
    state: 'in_progress',
    claim: {
      id: claimed.body.data.claim.id,
      claimedBy: { id: ada.userId },
      claimedAt: /Z$/,
      expiresAt: claimed.body.data.claim.expiresAt,
    },
  })
  t.match((await eventsOf(gantry, id)).slice(1), [
    { kind: 'task.transitioned', actor: ada.userId, data: { from: 'open', to: 'in_progress' } },
    { kind: 'task.claimed', actor: ada.userId, data: { taskId: id, claimedBy: { id: ada.userId } } },
  ])
  t.match(await history(gantry, id), [{ revision: 2, changed: ['state'] }, {}])
  t.match((await bob.call('POST', `/tasks/${id}/claim`)).body.error, { code: 'already_claimed' })
  t.match((await ada.call('POST', `/tasks/${id}/claim`)).body.error, { code: 'already_claimed', message: /claimId/ })
  for (const state of ['blocked', 'in_review', 'done', 'cancelled'] as const) {
    const refused = await ada.call('POST', `/tasks/${await taskIn(gantry, state)}/claim`)
    t.match(refused.body.error, { code: 'invalid_transition', message: ways[state][0] }, state)
  }
  const begun = await taskIn(gantry, 'in_progress')
  t.equal(
    (await bob.call('POST', `/tasks/${begun}/claim`, { body: { leaseSeconds: 86_400 } })).status,
    200,
    'one in progress that nobody holds',
  )
  t.equal((await history(gantry, begun)).length, 2, 'its state stays')
  for (const leaseSeconds of [4, 86_401, 5.5])
    t.equal(
      (await bob.call('POST', `/tasks/${id}/claim`, { body: { leaseSeconds } })).body.error.code,
      'validation_failed',
    )
  t.equal((await ada.call('POST', '/tasks/task_none/claim')).body.error.code, 'task_not_found')
  t.same(await faultsIn(gantry.service.app.store), [])
})

t.test('of many who claim one task at once, one gets it', async (t) => {
  const gantry = await startGantry(t)
  const callers = await Promise.all(Array.from({ length: 10 }, () => addCaller(gantry, 'agent')))
  const id = await gantry.createTask()
  const answers = await Promise.all(callers.map((caller) => caller.call('POST', `/tasks/${id}/claim`)))
  t.same(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(409)])
  t.same(await faultsIn(gantry.service.app.store), [])
})

t.test(
  'a claim is renewed by its id, which changes neither the rest of the task nor its ETag and emits nothing',
  async (t) => {
    const clock = new TestClock()
    const { gantry, ada, bob } = await startWithTwo(t, clock)
    const id = await gantry.createTask()
    const { claim } = (await ada.call('POST', `/tasks/${id}/claim`, { body: { leaseSeconds: 10 } })).body.data
    const before = await gantry.call('GET', `/tasks/${id}`)
    const eventCount = (await eventsOf(gantry, id)).length
    clock.advance(9_000)
    const kept = await ada.call('POST', `/tasks/${id}/claim`, { body: { claimId: claim.id, leaseSeconds: 10 } })
    t.same(kept.body.data.claim, { ...claim, expiresAt: new Date(Date.parse(claim.expiresAt) + 9_000).toISOString() })
    clock.advance(9_000)
    const after = await gantry.call('GET', `/tasks/${id}`)
    const { data } = before.body
    t.same(after.body.data, { ...data, claim: { ...data.claim, expiresAt: kept.body.data.claim.expiresAt } })
    t.equal(after.headers.get('etag'), before.headers.get('etag'))
    t.equal((await eventsOf(gantry, id)).length, eventCount)
    for (const [caller, claimId] of [
      [bob, claim.id],
      [ada, 'claim_other'],
    ] as const)
      t.equal(
        (await caller.call('POST', `/tasks/${id}/claim`, { body: { claimId } })).body.error.code,
        'already_claimed',
      )
    t.equal(
      (await ada.call('POST', `/tasks/${await gantry.createTask()}/claim`, { body: { claimId: claim.id } })).body.error
        .code,
      'already_claimed',
    )
    t.equal(
      (await ada.call('POST', '/tasks/task_none/claim', { body: { claimId: claim.id } })).body.error.code,
      'task_not_found',
    )
    clock.advance(1_000)
    t.equal(
      (await ada.call('POST', `/tasks/${id}/claim`, { body: { claimId: claim.id } })).body.error.code,
      'already_claimed',
      'it ran out',
    )
  },
)

t.test('a claim that ran out gives the task back by itself, and says so', async (t) => {
  const clock = new TestClock()
  const { gantry, ada } = await startWithTwo(t, clock)
  const [id, kept] = [await gantry.createTask(), await gantry.createTask()]
  const stream = await openStream(gantry.origin, '/events?kinds=task.stalled&after=0')
  const { claim } = (await ada.call('POST', `/tasks/${id}/claim`, { body: { leaseSeconds: 5 } })).body.data
  await ada.call('POST', `/tasks/${kept}/claim`, { body: { leaseSeconds: 86_400 } })
  clock.advance(5_000)
  await stream.until(({ frames }) => frames.length > 0)
  t.match(stream.frames[0]?.data, {
    kind: 'task.stalled',
    taskId: id,
    actor: { id: 'system', name: 'Gantry', kind: 'system' },
    data: { taskId: id, claimId: claim.id, claimedBy: { id: ada.userId, name: 'The agent' } },
  })
  const { data } = (await gantry.call('GET', `/tasks/${id}`)).body
  t.equal(data.state, 'open')
  t.notOk('claim' in data)
  t.match((await eventsOf(gantry, id)).at(-1), {
    kind: 'task.transitioned',
    actor: 'system',
    data: { from: 'in_progress', to: 'open' },
  })
  t.match((await history(gantry, id))[0], { changed: ['state'], createdBy: { id: 'system' } })
  t.equal((await gantry.call('GET', '/tasks/next')).body.data.task.id, id)
  t.equal((await gantry.call('GET', `/tasks/${kept}`)).body.data.state, 'in_progress')
  t.same(await faultsIn(gantry.service.app.store), [])
  stream.destroy()
})

t.test('a claim that ran out is given back while twenty callers write to the task as fast as they can', async (t) => {
  const clock = new TestClock()
  const { gantry, ada } = await startWithTwo(t, clock)
  const id = await gantry.createTask()
  await ada.call('POST', `/tasks/${id}/claim`, { body: { leaseSeconds: 5 } })
  const stream = await openStream(gantry.origin, '/events?kinds=task.stalled&after=0')
  const writers = startWriters(gantry, id)
  clock.advance(5_000)
  await stream.until(({ frames }) => frames.length > 0)
  const written = await writers.stop()
  t.match(
    (await gantry.service.app.store.read.tasks.get(id))?.doc,
    { state: 'open', commentCount: written },
    'nobody lost a comment',
  )
  t.same(await faultsIn(gantry.service.app.store), [])
  stream.destroy()
})

t.test('one look gives a claim back, however often others write to the task meanwhile', async (t) => {
  const clock = new TestClock()
  const store = await openSqliteStore(makeFolder(t), collections)
  t.teardown(() => store.close())
  let rivals = 20
  const rivalled = alteredStore(store, {
    async commit(changes) {
      const isGivenBack = changes.some((change) => 'event' in change && change.event.kind === 'task.stalled')
      const found = await store.read.tasks.get(id)
      if (isGivenBack && found && rivals-- > 0)
        await store.commit([{ replace: 'tasks', version: found.version, doc: { ...found.doc, readiness: rivals } }])
      return store.commit(changes)
    },
  })
  const tasks = new Tasks({
    actors: namedByIds,
    store: rivalled,
    commits: new Commits({ store: rivalled, itemLocks: new ItemLocks() }),
    areas: new Areas([]),
    workingTree,
    now: clock.now,
    newId: createIds(),
    log: silent,
    repeat: clock.repeat,
    isStoreShared: false,
  })
  const {
    task: { id },
    changes,
  } = await tasks.create({ title: 'A task' }, owner)
  await store.commit(changes)
  await store.commit((await tasks.claim(id, { leaseSeconds: 5 }, owner)).changes)
  clock.advance(5_000)
  tasks.start()
  await tasks.close()
  t.match((await tasks.get(id)).task, { state: 'open', readiness: 0 })
  t.same(await faultsIn(store), [])
})

t.test('an expired claim has no effect from that moment on', async (t) => {
  const clock = new TestClock()
  const store = await openSqliteStore(makeFolder(t), collections)
  // Without its clock: nobody gives the task back before.
  const tasks = new Tasks({
    actors: namedByIds,
    store,
    commits: new Commits({ store, itemLocks: new ItemLocks() }),
    areas: new Areas([]),
    workingTree,
    now: clock.now,
    newId: createIds(),
    log: silent,
    repeat: clock.repeat,
    isStoreShared: false,
  })
  t.teardown(() => store.close())
  const run = async <Given extends { changes: readonly Change[] }>(plan: Promise<Given>) => {
    const given = await plan
    await store.commit(given.changes)
    return given
  }
  const [ada, bob] = [callerNamed('ada'), callerNamed('bob')]
  const makeStalled = async () => {
    const { task } = await run(tasks.create({ title: 'A task' }, ada))
    const { claim } = await run(tasks.claim(task.id, { leaseSeconds: 5 }, ada))
    clock.advance(5_000)
    return { id: task.id, claimId: claim.id }
  }
  const kindsOf = async (id: string) =>
    (await store.events({ after: 0, limit: 100, taskId: id })).slice(3).map(({ kind }) => kind)

  const claimed = await makeStalled()
  await run(tasks.claim(claimed.id, {}, bob))
  t.same(await kindsOf(claimed.id), ['task.stalled', 'task.transitioned', 'task.transitioned', 'task.claimed'])
  t.match((await tasks.get(claimed.id)).task, { state: 'in_progress', claim: { claimedBy: { id: 'bob' } } })
  t.match((await tasks.listRevisions(claimed.id, { limit: 9 })).revisions, [
    { createdBy: { id: 'bob' } },
    { createdBy: { id: 'system' } },
    { createdBy: { id: 'ada' } },
    { revision: 1 },
  ])

  const moved = await makeStalled()
  await t.rejects(
    tasks.transition(moved.id, { state: 'in_review' }, ada),
    { code: 'invalid_transition' },
    'it is open by now',
  )
  await t.rejects(tasks.transition(moved.id, { state: 'done', claimId: moved.claimId }, ada), {
    code: 'already_claimed',
  })
  await run(tasks.transition(moved.id, { state: 'done' }, bob))
  t.same(await kindsOf(moved.id), ['task.stalled', 'task.transitioned', 'task.transitioned'])

  const released = await makeStalled()
  t.match((await run(tasks.release(released.id, { claimId: released.claimId }, bob))).task, { state: 'open' })
  t.same(await kindsOf(released.id), ['task.stalled', 'task.transitioned'])

  const deleted = await makeStalled()
  await run(tasks.remove(deleted.id, undefined, bob))
  t.same(await faultsIn(store), [])
})

t.test('the clock ends hundreds of claims at once, continues after a failure, and stops on request', async (t) => {
  const clock = new TestClock()
  const store = await openSqliteStore(makeFolder(t), collections)
  t.teardown(() => store.close())
  const errors: string[] = []
  const breaking = { isBroken: false }
  const shaky = alteredStore(store, {
    commit: (changes) => (breaking.isBroken ? Promise.reject(new Error('no disk')) : store.commit(changes)),
  })
  const tasks = new Tasks({
    actors: namedByIds,
    store: shaky,
    commits: new Commits({ store: shaky, itemLocks: new ItemLocks() }),
    areas: new Areas([]),
    workingTree,
    now: clock.now,
    newId: createIds(),
    log: { ...silent, error: (_about, message) => errors.push(message) },
    repeat: clock.repeat,
    isStoreShared: false,
  })
  const ids = await Promise.all(
    Array.from({ length: 250 }, async () => {
      const { task, changes } = await tasks.create({ title: 'A task' }, owner)
      await store.commit(changes)
      await store.commit((await tasks.claim(task.id, { leaseSeconds: 5 }, owner)).changes)
      return task.id
    }),
  )
  tasks.start()
  clock.advance(5_000)
  const openCount = async () => (await store.read.tasks.list({ where: { state: 'open' } })).length
  /** Turns the clock until something is so. */
  const turn = async (isSo: () => Promise<boolean> | boolean) => {
    await waitUntil(async () => {
      clock.advance(1_000)
      return isSo()
    })
  }
  breaking.isBroken = true
  let failures = 0
  await turn(() => errors.length > 0 && failures++ > 20)
  breaking.isBroken = false
  await turn(async () => (await openCount()) === ids.length)
  await tasks.close()
  t.equal(await openCount(), ids.length)
  t.equal(errors.length, 1, 'the same failure is told once')
  t.same(await faultsIn(store), [])
  await store.commit((await tasks.claim(ids[0] ?? '', { leaseSeconds: 5 }, owner)).changes)
  clock.advance(10_000)
  t.equal((await store.read.taskClaims.list()).length, 1)
})

t.test('releaseTask gives a task back for its holder, and for an owner or maintainer', async (t) => {
  const { gantry, ada, bob } = await startWithTwo(t)
  const maintainer = await addCaller(gantry, 'maintainer')
  const id = await gantry.createTask()
  const claim = async () => (await ada.call('POST', `/tasks/${id}/claim`)).body.data.claim.id as string
  const release = (caller: { call: Gantry['call'] }, body: object = {}) =>
    caller.call('POST', `/tasks/${id}/release`, { body })
  const untouched = await release(bob)
  t.equal(untouched.status, 200, 'a task that nobody holds stays as it is')
  t.equal(untouched.headers.get('etag'), '"1"')
  const claimId = await claim()
  t.equal((await release(ada)).body.error.code, 'forbidden')
  t.equal((await release(bob)).body.error.code, 'forbidden')
  t.equal((await release(bob, { claimId })).body.error.code, 'forbidden', 'everybody can read the id of a claim')
  t.equal((await release(ada, { claimId: 'claim_other' })).body.error.code, 'already_claimed')
  const released = await release(ada, { claimId })
  t.equal(released.body.data.state, 'open')
  t.notOk('claim' in released.body.data)
  t.match((await eventsOf(gantry, id)).slice(-2), [
    { kind: 'task.released', actor: ada.userId, data: { claimId, claimedBy: { id: ada.userId } } },
    { kind: 'task.transitioned', data: { from: 'in_progress', to: 'open' } },
  ])
  for (const keeper of [gantry, maintainer]) {
    await claim()
    t.equal((await release(keeper)).body.data.state, 'open')
  }
  t.equal((await gantry.call('POST', '/tasks/task_none/release')).body.error.code, 'task_not_found')
  t.same(await faultsIn(gantry.service.app.store), [])
})

t.test('of two services on one store, one gives a task back', async (t) => {
  const clock = new TestClock()
  const environment = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) }
  const args = ['--project', makeFolder(t)]
  const startOne = () =>
    startGantry(t, { args: [...args, '--data', makeFolder(t)], environment, parts: { now: clock.now } })
  const services = await Promise.all([startOne(), startOne()])
  const [one, other] = services
  if (!one || !other) throw new Error('one of them did not start')
  const ids = await Promise.all(Array.from({ length: 30 }, () => one.createTask()))
  await Promise.all(ids.map((id) => other.call('POST', `/tasks/${id}/claim`, { body: { leaseSeconds: 5 } })))
  const stream = await openStream(one.origin, '/events?kinds=task.stalled&after=0')
  clock.advance(5_000)
  await stream.until(({ frames }) => ids.every((id) => frames.some(({ data }) => data.taskId === id)))
  await Promise.all(services.map(({ service }) => service.stop()))
  const reader = await openPostgresStore(environment.GANTRY_STORE, collections)
  t.teardown(() => reader.close())
  t.same(
    (await reader.events({ after: 0, limit: 100, kinds: ['task.stalled'] })).map(({ taskId }) => taskId).sort(),
    [...ids].sort(),
    'each once',
  )
  t.same(await faultsIn(reader), [])
  stream.destroy()
})

t.test(
  'a service that is killed keeps the claims that count, and gives the others back after its restart',
  async (t) => {
    const folders = { project: makeFolder(t), data: makeFolder(t) }
    const first = await startProcess(folders)
    const [short, long] = [
      (await send(first, 'POST', '/tasks', { title: 'Short' })).id,
      (await send(first, 'POST', '/tasks', { title: 'Long' })).id,
    ]
    await send(first, 'POST', `/tasks/${short}/claim`, { leaseSeconds: 5 })
    const { claim } = await send(first, 'POST', `/tasks/${long}/claim`, { leaseSeconds: 600 })
    await first.end('SIGKILL')
    const second = await startProcess(folders)
    t.match(await send(second, 'GET', `/tasks/${long}`), { state: 'in_progress', claim: { id: claim.id } })
    t.match(await send(second, 'POST', `/tasks/${long}/claim`, { claimId: claim.id }), { claim: { id: claim.id } })
    const stream = await openStream(second.origin, '/events?kinds=task.stalled&after=0', {
      headers: { authorization: `Bearer ${token}` },
    })
    await stream.until(({ frames }) => frames.length > 0)
    t.equal(stream.frames[0]?.data.taskId, short)
    t.match(await send(second, 'GET', `/tasks/${short}`), { state: 'open' })
    stream.destroy()
    t.equal(await second.end('SIGTERM'), 0)
  },
)
const workingTree = soleWorkingTree({ folder: makeFolder(t), journal: makeFolder(t) })

function callerNamed(userId: string): Caller {
  return { ...owner, userId, name: userId, role: 'agent' }
}

/** Calls a service that is a process of its own, and gives the data of its answer. */
async function send({ origin }: RunningService, method: string, path: string, body?: object): Promise<Answer['body']> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return ((await response.json()) as Answer['body']).data
}
