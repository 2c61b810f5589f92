import t from 'tap'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import {
  states,
  ways,
  owner,
  startWithTwo,
  taskIn,
  patch,
  setDependencies,
  eventsOf,
  history,
  faultsIn,
} from './support/tasks.ts'
import type { State } from './support/tasks.ts'

t.test('the history records who changed what, returns revisions, and restores them', async (t) => {
  const gantry = await startGantry(t)
  const other = await addCaller(gantry, 'developer')
  const { id } = (
    await gantry.call('POST', '/tasks', {
      body: { title: 'First', intent: 'Old', content: 'one', author: { id: 'ada', name: 'Ada' } },
    })
  ).body.data
  await patch(gantry, id, { intent: null, content: 'two' })
  await other.call('PUT', `/tasks/${id}/reviewers`, { body: { reviewers: ['ada'] } })
  await gantry.call('POST', `/tasks/${id}/transition`, { body: { state: 'blocked' } })
  t.match(await history(gantry, id), [
    { revision: 4, changed: ['state'], createdBy: { id: 'user_owner', name: 'Owner' } },
    { revision: 3, changed: ['reviewers'], createdBy: { id: other.userId, name: 'The developer' } },
    { revision: 2, changed: ['intent', 'content'], createdAt: /Z$/ },
    { revision: 1, changed: [], createdBy: { id: 'ada', name: 'Ada' } },
  ])
  const was = async (revision: number) => (await gantry.call('GET', `/tasks/${id}/history/${revision}`)).body
  t.match((await was(1)).data, {
    revision: { revision: 1, changed: [] },
    task: { title: 'First', intent: 'Old', content: 'one', reviewers: [], state: 'open' },
  })
  t.match((await was(2)).data.task, { content: 'two', reviewers: [] })
  t.notOk('intent' in (await was(2)).data.task)
  t.match((await was(4)).data.task, { reviewers: ['ada'], state: 'blocked' })
  for (const revision of [5, 9007199254740991]) t.equal((await was(revision)).error.code, 'revision_not_found')

  const restored = await gantry.call('POST', `/tasks/${id}/history/1/restore`)
  t.match(restored.body.data, { title: 'First', intent: 'Old', content: 'one', reviewers: [], state: 'blocked' })
  t.equal(restored.headers.get('etag'), (await gantry.call('GET', `/tasks/${id}`)).headers.get('etag'))
  t.match((await history(gantry, id))[0], { revision: 5, changed: ['intent', 'content', 'reviewers'], restoredFrom: 1 })
  t.match((await eventsOf(gantry, id)).at(-1), {
    kind: 'task.updated',
    data: { changed: ['intent', 'content', 'reviewers'], restoredFrom: 1 },
  })
  t.equal(
    (await gantry.call('POST', `/tasks/${id}/history/5/restore`)).headers.get('etag'),
    restored.headers.get('etag'),
    'what it is already is no change',
  )
  t.equal((await gantry.call('POST', `/tasks/${id}/history/9/restore`)).body.error.code, 'revision_not_found')
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/1'],
    ['POST', '/1/restore'],
  ] as const)
    t.equal((await gantry.call(method, `/tasks/task_none/history${path}`)).body.error.code, 'task_not_found')
})

t.test('the history is paged newest first, and its cursor serves no other task', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  for (let readiness = 1; readiness < 7; readiness++) await patch(gantry, id, { readiness })
  for (const limit of [1, 2, 3, 7])
    t.same(
      (await history(gantry, id, limit)).map(({ revision }) => revision),
      [7, 6, 5, 4, 3, 2, 1],
      `${limit} at a time`,
    )
  const { nextCursor } = (await gantry.call('GET', `/tasks/${id}/history?limit=2`)).body.data
  t.equal(
    (await gantry.call('GET', `/tasks/${await gantry.createTask()}/history?cursor=${nextCursor}`)).body.error.code,
    'invalid_cursor',
  )
})

t.test('the last thousand revisions are kept, and go with the task', async (t) => {
  const gantry = await startGantry(t)
  const { store, tasks } = gantry.service.app
  const id = await gantry.createTask()
  let written = 0
  const write = async (count: number) => {
    for (let each = 0; each < count; each++)
      await store.commit((await tasks.update(id, { content: `version ${++written}` }, undefined, owner)).changes)
  }
  await write(999)
  t.equal((await gantry.call('GET', `/tasks/${id}/history/1`)).status, 200)
  await write(1)
  t.equal((await gantry.call('GET', `/tasks/${id}/history/1`)).body.error.code, 'revision_not_found')
  t.match((await gantry.call('GET', `/tasks/${id}/history/2`)).body.data, {
    revision: { revision: 2 },
    task: { content: 'version 1' },
  })
  await write(1)
  const kept = await history(gantry, id, 200)
  t.same([kept.length, kept[0]?.revision, kept.at(-1)?.revision], [1_000, 1_002, 3])
  t.same([(await store.read.taskRevisions.list()).length, (await store.read.taskSnapshots.list()).length], [1_000, 999])
  t.equal((await gantry.call('DELETE', `/tasks/${id}`)).status, 200)
  t.same([(await store.read.taskRevisions.list()).length, (await store.read.taskSnapshots.list()).length], [0, 0])
})

t.test('transitionTask allows every transition that its description names, and no other', async (t) => {
  const gantry = await startGantry(t)
  const { store } = gantry.service.app
  for (const from of states) {
    for (const to of states) {
      const id = await taskIn(gantry, from)
      const answer = await gantry.call('POST', `/tasks/${id}/transition`, { body: { state: to } })
      if (ways[from].includes(to)) {
        t.match(
          { status: answer.status, state: answer.body.data.state },
          { status: 200, state: to },
          `${from} to ${to}`,
        )
        t.match((await eventsOf(gantry, id)).at(-1), {
          kind: 'task.transitioned',
          taskId: id,
          actor: 'user_owner',
          data: { taskId: id, from, to },
        })
      } else {
        t.equal(answer.body.error?.code, 'invalid_transition', `${from} to ${to}`)
        for (const way of ways[from]) t.match(answer.body.error?.message, way)
      }
    }
  }
  t.same(await faultsIn(store), [])
})

t.test('a task is neither begun nor done while one that it depends on is not finished', async (t) => {
  const gantry = await startGantry(t)
  const [first, second, last] = [
    await gantry.createTask('One'),
    await gantry.createTask('Two'),
    await gantry.createTask('Three'),
  ]
  await setDependencies(gantry, last, [first, second])
  const move = (id: string, state: State) => gantry.call('POST', `/tasks/${id}/transition`, { body: { state } })
  await move(first, 'done')
  for (const refused of [
    await move(last, 'in_progress'),
    await move(last, 'done'),
    await gantry.call('POST', `/tasks/${last}/claim`),
  ]) {
    t.equal(refused.body.error.code, 'invalid_transition')
    t.match(refused.body.error.message, second)
  }
  t.equal((await move(last, 'blocked')).status, 200)
  t.equal((await move(last, 'in_progress')).body.error.code, 'invalid_transition')
  t.equal((await move(second, 'cancelled')).status, 200)
  t.equal((await move(last, 'in_progress')).status, 200)
  t.equal((await move(second, 'open')).status, 200)
  t.equal((await move(last, 'in_review')).status, 200)
  t.equal((await move(last, 'done')).body.error.code, 'invalid_transition')
  t.equal((await gantry.call('DELETE', `/tasks/${second}`)).status, 200)
  t.equal((await move(last, 'done')).status, 200)
})

t.test(
  'while a task is claimed only the claimant changes its state, and every state but in_progress ends the claim',
  async (t) => {
    const { gantry, ada, bob } = await startWithTwo(t)
    for (const state of ways.in_progress) {
      const id = await gantry.createTask()
      const claimId = (await ada.call('POST', `/tasks/${id}/claim`)).body.data.claim.id
      const move = (caller: { call: Gantry['call'] }, more: object = {}) =>
        caller.call('POST', `/tasks/${id}/transition`, { body: { state, ...more } })
      for (const refused of [
        await move(bob),
        await move(bob, { claimId }),
        await move(gantry),
        await move(ada, { claimId: 'claim_other' }),
      ])
        t.equal(refused.body.error.code, 'already_claimed')
      const moved = await move(ada, { claimId })
      t.equal(moved.body.data.state, state)
      t.notOk('claim' in moved.body.data)
      t.match((await eventsOf(gantry, id)).slice(-2), [
        { kind: 'task.transitioned' },
        { kind: 'task.released', data: { claimId } },
      ])
      t.equal((await move(ada, { claimId })).body.error.code, 'already_claimed', 'the claim is over')
    }
    t.same(await faultsIn(gantry.service.app.store), [])
  },
)

t.test('putTaskDependencies says what must be done before, and refuses what cannot be', async (t) => {
  const gantry = await startGantry(t)
  const [a, b, c] = [await gantry.createTask('a'), await gantry.createTask('b'), await gantry.createTask('c')]
  const set = await setDependencies(gantry, a, [b, c])
  t.strictSame(set.body.data.dependsOn, [b, c])
  t.equal(set.headers.get('etag'), (await gantry.call('GET', `/tasks/${a}`)).headers.get('etag'))
  t.match((await eventsOf(gantry, a)).at(-1), { kind: 'task.updated', data: { changed: ['dependsOn'] } })
  t.equal(
    (await setDependencies(gantry, a, [b, c])).headers.get('etag'),
    set.headers.get('etag'),
    'the same again is no change',
  )
  await setDependencies(gantry, b, [c])
  const codes = async (id: string, dependsOn: string[]) => (await setDependencies(gantry, id, dependsOn)).body.error
  t.match(await codes(a, [a]), { code: 'dependency_cycle', message: `${a} → ${a}` })
  t.match(await codes(c, [a]), { code: 'dependency_cycle', message: `${c} → ${a} → ${c}` })
  t.match(await codes(c, [b]), { code: 'dependency_cycle', message: `${c} → ${b} → ${c}` })
  t.match(await codes(a, ['task_none']), { code: 'task_not_found', message: /task_none/ })
  t.match(await codes(a, [b, b]), {
    code: 'validation_failed',
    message: 'dependsOn must not have the same item twice: items 0 and 1 are equal.',
    details: [{ path: 'body/dependsOn', rule: 'uniqueItems' }],
  })
  t.match(await codes('task_none', [a]), { code: 'task_not_found' })
  t.equal(
    (await gantry.call('PUT', `/tasks/${a}/dependencies`, { body: { dependsOn: [] }, headers: { 'if-match': '"1"' } }))
      .body.error.code,
    'revision_mismatch',
  )
  t.equal(
    (await gantry.call('PUT', `/tasks/${a}/dependencies`, { body: { dependsOn: Array(101).fill(b) } })).body.error.code,
    'validation_failed',
  )
  await setDependencies(gantry, b, [])
  t.equal((await setDependencies(gantry, c, [b])).status, 200)
  const deep = [c]
  for (let depth = 0; depth < 20; depth++) {
    const id = await gantry.createTask()
    await setDependencies(gantry, id, [deep.at(-1) ?? ''])
    deep.push(id)
  }
  t.match(
    await codes(c, [deep.at(-1) ?? '']),
    { code: 'dependency_cycle', message: /→ … →/ },
    'a long way is told in part',
  )
  t.same(await faultsIn(gantry.service.app.store), [])
})

t.test('changes of dependencies that are made at once never make a cycle together', async (t) => {
  const gantry = await startGantry(t)
  for (let round = 0; round < 25; round++) {
    const [a, b, c] = [await gantry.createTask(), await gantry.createTask(), await gantry.createTask()]
    const answers = await Promise.all([
      setDependencies(gantry, a, [b]),
      setDependencies(gantry, b, [c]),
      setDependencies(gantry, c, [a]),
    ])
    t.same(answers.map(({ status }) => status).sort(), [200, 200, 409])
    t.equal(answers.find(({ status }) => status === 409)?.body.error.code, 'dependency_cycle')
  }
  t.same(await faultsIn(gantry.service.app.store), [])
})
