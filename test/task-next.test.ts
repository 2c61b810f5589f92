import t from 'tap'
import fc from 'fast-check'
import type { Change } from '../src/collections.ts'
import { addCaller } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { startGantry } from './support/gantry.ts'
import type { Answer } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { states, startWithTwo, patch, setDependencies, auditOf, faultsIn } from './support/tasks.ts'

const postgres = await startPostgres(t)

t.test('getNextTask gives the oldest of the highest priority that can be begun', async (t) => {
  const gantry = await startGantry(t)
  const make = async (body: object) =>
    (await gantry.call('POST', '/tasks', { body: { title: 'A task', ...body } })).body.data.id as string
  const next = async (query = '') => (await gantry.call('GET', `/tasks/next${query}`)).body.data.task?.id
  t.strictSame((await gantry.call('GET', '/tasks/next')).body.data, {})
  const [low, old, young, tagged] = [
    await make({ priority: 'low', tags: ['a'] }),
    await make({ priority: 'high' }),
    await make({ priority: 'high' }),
    await make({ tags: ['a', 'b'] }),
  ]
  t.equal(await next(), old)
  t.equal(await next('?tag=a'), tagged)
  t.equal(await next('?tag=none'), undefined)
  await setDependencies(gantry, old, [low])
  t.equal(await next(), young)
  await patch(gantry, low, { priority: 'critical' })
  t.equal(await next(), low)
  await gantry.call('POST', `/tasks/${low}/transition`, { body: { state: 'done' } })
  t.equal(await next(), old, 'what it waited for is done')
  await gantry.call('POST', `/tasks/${old}/claim`)
  t.equal(await next(), young)
  await gantry.call('POST', `/tasks/${tagged}/transition`, { body: { state: 'in_progress' } })
  t.equal(await next('?tag=a'), undefined)
  await gantry.call('DELETE', `/tasks/${young}`)
  t.equal(await next(), undefined)
  t.equal((await gantry.call('GET', '/tasks/next?tag=')).body.error.code, 'validation_failed')
})

t.test('getNextTask finds what can be begun behind thousands that cannot', async (t) => {
  const gantry = await startGantry(t)
  const { store } = gantry.service.app
  const blocker = await gantry.createTask('Blocks all')
  await gantry.call('POST', `/tasks/${blocker}/transition`, { body: { state: 'blocked' } })
  const { doc } = (await store.read.tasks.get(blocker)) ?? {}
  if (!doc) throw new Error('it is not there')
  const ids = Array.from({ length: 2_500 }, (_, index) => `task_0${String(index).padStart(4, '0')}`)
  await store.commit(
    ids.flatMap((id): Change[] => [
      {
        insert: 'tasks',
        doc: { ...doc, id, state: 'open', priority: 'critical', tags: ['a'], dependsOn: [blocker], revision: 1 },
      },
      { insert: 'taskQueue', doc: { id, priority: 'critical' } },
      { insert: 'taskDependencies', doc: { id, dependsOn: [blocker] } },
    ]),
  )
  const last = (await gantry.call('POST', '/tasks', { body: { title: 'Free', priority: 'critical', tags: ['a'] } }))
    .body.data.id
  for (const query of ['', '?tag=a']) t.equal((await gantry.call('GET', `/tasks/next${query}`)).body.data.task.id, last)
})

t.test(
  'claimNextTask claims the task that getNextTask returns, with a tag if given, and nothing if there is none',
  async (t) => {
    const { gantry, ada } = await startWithTwo(t)
    const { id } = (await gantry.call('POST', '/tasks', { body: { title: 'Tagged', tags: ['a'] } })).body.data
    const other = await gantry.createTask()
    t.strictSame((await ada.call('POST', '/tasks/next/claim', { body: { tag: 'none' } })).body.data, {})
    const claimed = (await ada.call('POST', '/tasks/next/claim', { body: { tag: 'a', leaseSeconds: 600 } })).body.data
    t.match(claimed, {
      task: {
        id,
        state: 'in_progress',
        claim: { id: claimed.claim.id, claimedBy: { id: ada.userId } },
        commentCount: 0,
      },
      claim: { taskId: id },
    })
    t.same((await gantry.call('GET', `/tasks?tag=a`)).body.data.tasks[0], claimed.task)
    t.match((await ada.call('POST', '/tasks/next/claim')).body.data, { task: { id: other } })
    t.strictSame((await ada.call('POST', '/tasks/next/claim')).body.data, {})
    t.match(await auditOf(gantry), [{ operation: 'claimNextTask' }])
  },
)

t.test('claimNextTask with an Idempotency-Key claims one task, however often it is called', async (t) => {
  const gantry = await startGantry(t)
  await Promise.all([gantry.createTask(), gantry.createTask(), gantry.createTask()])
  const claim = () => gantry.call('POST', '/tasks/next/claim', { headers: { 'idempotency-key': 'one' } })
  const first = await claim()
  const again = await claim()
  t.equal(again.headers.get('idempotency-replayed'), 'true')
  t.same(again.body, first.body)
  t.equal((await gantry.service.app.store.read.taskClaims.list()).length, 1)
})

for (const name of ['SQLite', 'PostgreSQL'] as const) {
  t.test(`twenty who claim the next task at once get ten different ones (${name})`, async (t) => {
    const environment: Record<string, string> = name === 'SQLite' ? {} : { GANTRY_STORE: await postgres.makeSchema() }
    const gantry = await startGantry(t, { environment })
    const callers = await Promise.all(Array.from({ length: 20 }, () => addCaller(gantry, 'agent')))
    const ids = await Promise.all(Array.from({ length: 10 }, () => gantry.createTask()))
    const answers = await Promise.all(callers.map((caller) => caller.call('POST', '/tasks/next/claim')))
    t.same(
      answers.map(({ status }) => status),
      Array(20).fill(200),
    )
    const got = answers.flatMap(({ body }) => body.data.task?.id ?? [])
    t.strictSame(got.sort(), ids.sort())
    t.same(await faultsIn(gantry.service.app.store), [])
  })
}

t.test('under concurrent calls no task is claimed twice, and every open task is found', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const { store } = gantry.service.app
  const callers = await Promise.all(
    (['developer', 'agent', 'maintainer'] as const).map((role) => addCaller(gantry, role)),
  )
  const who = fc.nat({ max: 2 })
  const task = fc.nat({ max: 3 })
  const action = fc.oneof(
    fc.record({
      kind: fc.constant('transition' as const),
      who,
      task,
      state: fc.constantFrom(...states),
      named: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('claim' as const), who, task, named: fc.boolean() }),
    fc.record({ kind: fc.constant('next' as const), who }),
    fc.record({ kind: fc.constant('release' as const), who, task, named: fc.boolean() }),
    fc.record({ kind: fc.constant('depend' as const), who, task, on: task }),
    fc.record({ kind: fc.constant('update' as const), who, task, priority: fc.constantFrom('low', 'high') }),
    fc.record({ kind: fc.constant('delete' as const), who, task }),
    fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 6) }),
  )
  type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      async (rounds) => {
        const ids = await Promise.all([0, 1, 2, 3].map(() => gantry.createTask()))
        const claims = new Map<string, string>()
        for (const round of rounds) {
          const answers = await Promise.all(round.map((each) => act(each, ids, claims)))
          for (const answer of answers) if (answer && answer.status >= 500) throw new Error(JSON.stringify(answer.body))
        }
        const faults = await faultsIn(store)
        if (faults.length > 0) throw new Error(faults.join('\n'))
        for (const {
          doc: { id },
        } of await store.read.tasks.list())
          await gantry.call('DELETE', `/tasks/${id}`)
      },
    ),
    { numRuns: 40 },
  )
  t.same(await faultsIn(store), [])
  t.same(await store.read.taskRevisions.list(), [])

  async function act(each: Action, ids: readonly string[], claims: Map<string, string>): Promise<Answer | undefined> {
    if (each.kind === 'wait') return void clock.advance(each.seconds * 1_000)
    const caller = callers[each.who]
    if (!caller) throw new Error('there are three')
    if (each.kind === 'next')
      return noted(await caller.call('POST', '/tasks/next/claim', { body: { leaseSeconds: 5 } }), claims)
    const id = ids[each.task] ?? ''
    const claimId = 'named' in each && each.named ? claims.get(id) : undefined
    const named = claimId === undefined ? {} : { claimId }
    switch (each.kind) {
      case 'transition':
        return caller.call('POST', `/tasks/${id}/transition`, { body: { state: each.state, ...named } })
      case 'claim':
        return noted(await caller.call('POST', `/tasks/${id}/claim`, { body: { leaseSeconds: 5, ...named } }), claims)
      case 'release':
        return caller.call('POST', `/tasks/${id}/release`, { body: named })
      case 'depend':
        return caller.call('PUT', `/tasks/${id}/dependencies`, { body: { dependsOn: [ids[each.on]] } })
      case 'update':
        return caller.call('PATCH', `/tasks/${id}`, { body: { priority: each.priority } })
      case 'delete':
        return caller.call('DELETE', `/tasks/${id}`)
    }
  }

  function noted(answer: Answer, claims: Map<string, string>): Answer {
    const claim = answer.status === 200 ? answer.body.data.claim : undefined
    if (claim) claims.set(claim.taskId, claim.id)
    return answer
  }
})
