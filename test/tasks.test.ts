import t from 'tap'
import fc from 'fast-check'
import { collections } from '../src/collections.ts'
import { fail } from '../src/errors.ts'
import { createIds } from '../src/platform/work/ids.ts'
import { createTasks } from '../src/services/tasks.ts'
import { createWorkingTree } from '../src/services/working-tree.ts'
import { Commits } from '../src/platform/work/commits.ts'
import { ItemLocks } from '../src/platform/work/item-locks.ts'
import type { Caller } from '../src/contract.ts'
import type { Change, Store } from '../src/collections.ts'
import type { StoredEvent } from '../src/stores/port.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { addCaller } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { openStream } from './support/event-stream.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Answer, Gantry } from './support/gantry.ts'
import { ownerBy } from './support/grants.ts'
import { startPostgres } from './support/postgres.ts'
import { startWriters } from './support/writers.ts'
import { waitUntil } from './support/wait.ts'
import { fieldOf } from './support/events.ts'

type Test = Parameters<typeof startGantry>[0]

const postgres = await startPostgres(t)

const states = ['open', 'in_progress', 'blocked', 'in_review', 'done', 'cancelled'] as const
type State = (typeof states)[number]
/** As the description of transitionTask has it. */
const ways: Readonly<Record<State, readonly State[]>> = {
  open: ['in_progress', 'blocked', 'done', 'cancelled'],
  in_progress: ['open', 'blocked', 'in_review', 'done', 'cancelled'],
  blocked: ['open', 'in_progress', 'cancelled'],
  in_review: ['open', 'in_progress', 'blocked', 'done', 'cancelled'],
  done: ['open'],
  cancelled: ['open'],
}

t.test('createTask answers the whole task and where it is', async (t) => {
  const gantry = await startGantry(t)
  const { status, body, headers } = await gantry.call('POST', '/tasks', {
    body: {
      title: 'Plan',
      content: '# Goal',
      priority: 'critical',
      readiness: 100,
      tags: ['a', 'b'],
      author: { id: 'ada', name: 'Ada' },
    },
  })
  t.equal(status, 201)
  t.match(body.data, {
    id: /^task_[0-9a-z]{26}$/,
    title: 'Plan',
    content: '# Goal',
    priority: 'critical',
    readiness: 100,
    tags: ['a', 'b'],
    author: { id: 'ada', name: 'Ada' },
    reviewers: [],
    planSteps: [],
    comments: [],
    changes: [],
    createdAt: /Z$/,
    updatedAt: body.data.createdAt,
  })
  t.equal(headers.get('location'), `/api/v1/tasks/${body.data.id}`)
  t.equal(headers.get('deprecation'), null)
  t.notOk('intent' in body.data)
  t.same((await gantry.call('GET', `/tasks/${body.data.id}`)).body.data, body.data)
})

t.test('createTask fills in what is left out', async (t) => {
  const gantry = await startGantry(t)
  const { body } = await gantry.call('POST', '/tasks', { body: { title: 'Plan' } })
  t.match(body.data, {
    content: '',
    priority: 'medium',
    readiness: 0,
    tags: [],
    author: { id: 'user_owner', name: 'Owner' },
  })
})

t.test('createTask takes an intent for the title and says that this is deprecated', async (t) => {
  const gantry = await startGantry(t)
  const { status, body, headers } = await gantry.call('POST', '/tasks', { body: { intent: 'Plan' } })
  t.equal(status, 201)
  t.match(body.data, { title: 'Plan', intent: 'Plan' })
  t.match(headers.get('deprecation'), /^@\d+$/)
  t.match(headers.get('link'), /rel="deprecation"/)
  t.match((await gantry.call('POST', '/tasks', { body: { intent: 'Old', title: 'New' } })).body.data, {
    title: 'New',
    intent: 'Old',
  })
})

t.test('createTask refuses what the contract does not say, with every mistake at once', async (t) => {
  const gantry = await startGantry(t)
  const refuse = async (body: unknown) => {
    const answer = await gantry.call('POST', '/tasks', { body })
    t.equal(answer.status, 400)
    t.equal(answer.body.error.code, 'validation_failed')
    return answer.body.error
  }
  t.equal((await refuse({})).message, 'Give a title.')
  t.match(await refuse({ titel: 'Plan', readiness: 101, priority: 'urgent' }), {
    details: [
      { path: 'body', rule: 'anyOf', message: 'Give a title.' },
      { path: 'body/titel', rule: 'additionalProperties', message: 'There is no field titel. Did you mean title?' },
      {
        path: 'body/priority',
        rule: 'enum',
        message: 'priority must be one of low, medium, high, critical, not "urgent".',
      },
      { path: 'body/readiness', rule: 'maximum', message: 'readiness must be at most 100, not 101.' },
    ],
  })
  t.match(await refuse({ title: 5 }), {
    details: [{ path: 'body/title', rule: 'type', message: 'title must be a string, not a number.' }],
  })
  t.match(await refuse({ title: ' ' }), { details: [{ path: 'body/title', rule: 'pattern' }] })
  t.match(await refuse([]), { details: [{ path: 'body', rule: 'type' }] })
})

t.test('getTaskChanges gives what was put, in its order', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  const empty = await gantry.call('GET', `/tasks/${id}/changes`)
  t.same(empty.body, { success: true, data: { changes: [] } })
  const changes = [
    { path: 'b.txt', content: 'b\n' },
    { path: 'a/ä.txt', content: '', oldPath: 'old.txt' },
  ]
  t.equal((await gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes } })).status, 200)
  t.same((await gantry.call('GET', `/tasks/${id}/changes`)).body.data.changes, changes)
  t.same((await gantry.call('GET', `/tasks/${id}`)).body.data.changes, changes)
})

t.test('getTaskChanges answers 304 to a client that has the current list', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  const tag = (await gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes: [] } })).headers.get('etag') ?? ''
  t.equal((await gantry.call('GET', `/tasks/${id}/changes`, { headers: { 'if-none-match': tag } })).status, 304)
  t.equal((await gantry.call('GET', `/tasks/${id}/changes`, { headers: { 'if-none-match': '"other"' } })).status, 200)
})

t.test('replaceTaskChanges with If-Match lets one of two writers win', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  const tag = (await gantry.call('GET', `/tasks/${id}/changes`)).headers.get('etag') ?? ''
  const put = (content: string) =>
    gantry.call('PUT', `/tasks/${id}/changes`, {
      body: { changes: [{ path: 'a', content }] },
      headers: { 'if-match': tag },
    })
  const statuses = (await Promise.all([put('one'), put('two')])).map(({ status }) => status).sort()
  t.same(statuses, [200, 412])
  const late = await put('three')
  t.equal(late.status, 412)
  t.equal(late.body.error.code, 'revision_mismatch')
})

t.test('replaceTaskChanges without If-Match never loses to another writer', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes: [{ path: 'a', content: String(index) }] } }),
    ),
  )
  t.same(
    answers.map(({ status }) => status),
    Array(10).fill(200),
  )
})

t.test('replaceTaskChanges refuses a path that leads outside the project', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  for (const path of ['/etc/passwd', '../x', 'a/../../x', '..', 'a/..', 'a\\b', 'a\0b']) {
    t.equal(
      (await gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes: [{ path, content: '' }] } })).status,
      400,
      path,
    )
  }
})

t.test('a task that does not exist is task_not_found', async (t) => {
  const gantry = await startGantry(t)
  for (const [method, path] of [
    ['GET', '/tasks/task_none'],
    ['GET', '/tasks/task_none/changes'],
    ['PUT', '/tasks/task_none/changes'],
  ] as const) {
    const answer = await gantry.call(method, path, method === 'PUT' ? { body: { changes: [] } } : {})
    t.equal(answer.status, 404)
    t.equal(answer.body.error.code, 'task_not_found')
  }
})

t.test('every change of a task leaves its event', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  await gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes: [] } })
  const events = await gantry.service.app.store.events({ after: 0, limit: 10, taskId: id })
  t.match(events, [
    { kind: 'task.created', taskId: id, actor: 'user_owner' },
    { kind: 'task.changes.replaced', taskId: id },
  ])
})

t.test('listTasks pages through every task once, newest first, while tasks come and go', async (t) => {
  const gantry = await startGantry(t)
  const ids: string[] = []
  for (let count = 0; count < 7; count++) ids.unshift(await gantry.createTask(`Task ${count}`))
  const seen: string[] = []
  let path = '/tasks?limit=3'
  for (;;) {
    const { body, headers } = await gantry.call('GET', path)
    t.notOk(
      body.data.tasks.some((task: object) => 'changes' in task),
      'a list holds no file contents',
    )
    seen.push(...body.data.tasks.map((task: { id: string }) => task.id))
    if (seen.length === 3) await gantry.createTask('A late one')
    const next = /<\/api\/v1([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
    t.equal(next === undefined, body.data.nextCursor === undefined)
    if (next === undefined) break
    path = next
  }
  t.strictSame(seen, ids)
})

t.test('listTasks filters, sorts and searches', async (t) => {
  const gantry = await startGantry(t)
  const make = async (body: object) => (await gantry.call('POST', '/tasks', { body })).body.data.id as string
  const a = await make({ title: 'Alpha plan', priority: 'high', tags: ['red', 'blue'] })
  const b = await make({ title: 'Beta', content: 'the plan of beta', priority: 'low', tags: ['blue'] })
  const list = async (query: string) =>
    (await gantry.call('GET', `/tasks?${query}`)).body.data.tasks.map((task: { id: string }) => task.id)
  t.strictSame(await list('priority=high'), [a])
  t.strictSame(await list('tag=blue'), [b, a])
  t.strictSame(await list('tag=red'), [a])
  t.strictSame(await list('sort=createdAt'), [a, b])
  await gantry.call('PUT', `/tasks/${a}/changes`, { body: { changes: [] } })
  t.strictSame(await list('sort=-updatedAt'), [a, b])
  t.strictSame(await list('q=plan'), [b, a])
  t.strictSame(await list('q=plan%20alpha'), [a])
  t.strictSame(await list(`q=${encodeURIComponent('"; DROP -- NEAR( * ^')}`), [])
})

t.test('a cursor serves the list that made it, and no other', async (t) => {
  const gantry = await startGantry(t)
  await gantry.createTask()
  await gantry.createTask()
  const { nextCursor } = (await gantry.call('GET', '/tasks?limit=1')).body.data
  for (const query of [`limit=1&priority=high&cursor=${nextCursor}`, 'cursor=nonsense', `cursor=${nextCursor}x`]) {
    t.equal((await gantry.call('GET', `/tasks?${query}`)).body.error.code, 'invalid_cursor', query)
  }
})

t.test('listTasks combines every filter with words, a moment and an order', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const make = async (body: object) => {
    clock.advance(1_000)
    return (await gantry.call('POST', '/tasks', { body })).body.data.id as string
  }
  const a = await make({ title: 'Alpha plan', priority: 'high', tags: ['red', 'blue'] })
  const b = await make({ title: 'Beta plan', priority: 'low', tags: ['blue'] })
  const c = await make({ title: 'Gamma plan', priority: 'high', tags: ['blue'] })
  const moment = clock.now()
  clock.advance(1_000)
  await gantry.call('POST', `/tasks/${a}/transition`, { body: { state: 'blocked' } })
  const { secret } = await addCaller(gantry, 'agent', { allow: { taskIds: [a, b, c] } })
  const narrow = { authorization: `Bearer ${secret}` }
  const cases: [string, string[]][] = [
    ['state=open', [c, b]],
    ['state=blocked', [a]],
    ['state=open&priority=high', [c]],
    ['tag=blue&state=open', [c, b]],
    ['q=plan&priority=high', [c, a]],
    ['q=plan&priority=high&state=open', [c]],
    ['q=plan&tag=red', [a]],
    ['q=pl%C3%A1n%20GAMMA&tag=blue', [c]],
    ['q=plan&tag=green', []],
    ['q=%21', []],
    [`updatedAfter=${moment}`, [a]],
    ['updatedAfter=2020-01-01T00:00:00Z', [a, c, b]],
    ['updatedAfter=2020-01-01T00:00:00Z&sort=updatedAt', [b, c, a]],
    ['updatedAfter=2020-01-01T00:00:00Z&sort=-updatedAt&priority=high&tag=blue', [a, c]],
    ['updatedAfter=9999-12-31T23:59:59-23:00', []],
    [
      `updatedAfter=${encodeURIComponent(new Date(Date.parse(moment) + 7_200_000).toISOString().replace('Z', '+02:00'))}`,
      [a],
    ],
  ]
  for (const headers of [{}, narrow]) {
    for (const [query, ids] of cases) {
      const seen: string[] = []
      for (let cursor = ''; ; ) {
        const { body } = await gantry.call('GET', `/tasks?${query}&limit=1${cursor}`, { headers })
        seen.push(...body.data.tasks.map(({ id }: { id: string }) => id))
        if (body.data.nextCursor === undefined) break
        cursor = `&cursor=${body.data.nextCursor}`
      }
      t.strictSame(seen, ids, query)
    }
  }
})

t.test('listTasks refuses what has no order, and cursors of other filters', async (t) => {
  const gantry = await startGantry(t)
  const codeOf = async (query: string) => (await gantry.call('GET', `/tasks?${query}`)).body.error?.code
  for (const query of [
    'q=a&sort=updatedAt',
    'q=a&sort=createdAt',
    'q=a&updatedAfter=2020-01-01T00:00:00Z',
    'updatedAfter=2020-01-01T00:00:00Z&sort=createdAt',
    'updatedAfter=2016-12-31T23:59:60Z',
  ])
    t.equal(await codeOf(query), 'invalid_filter', query)
  for (const query of [
    'state=finished',
    'priority=urgent',
    'fields=color',
    'updatedAfter=yesterday',
    'sort=title',
    'q=',
    'limit=0',
  ])
    t.equal(await codeOf(query), 'validation_failed', query)
  for (let count = 0; count < 3; count++) await gantry.createTask('plan')
  const { nextCursor } = (await gantry.call('GET', '/tasks?limit=1&state=open')).body.data
  for (const query of [
    '',
    'state=open&q=plan',
    'state=done',
    'state=open&sort=updatedAt',
    'state=open&updatedAfter=2020-01-01T00:00:00Z',
  ])
    t.equal(await codeOf(`limit=1&${query}&cursor=${nextCursor}`), 'invalid_cursor', query)
  t.equal(
    await codeOf(`limit=2&state=open&fields=title&cursor=${nextCursor}`),
    undefined,
    'how much is told of each does not matter',
  )
})

t.test('listTasks returns the fields that are asked for, and the id', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask('Plan')
  const first = async (fields: string) => (await gantry.call('GET', `/tasks?fields=${fields}`)).body.data.tasks[0]
  t.strictSame(await first('title,intent,claim'), { id, title: 'Plan' })
  t.strictSame(await first('commentCount,planStepCount,changeCount'), {
    id,
    planStepCount: 0,
    commentCount: 0,
    changeCount: 0,
  })
  await gantry.call('POST', `/tasks/${id}/claim`)
  t.match(await first('claim'), {
    id,
    claim: { id: /^claim_/, holder: { id: 'user_owner', name: 'Owner' }, claimedAt: /Z$/ },
  })
})

t.test('updateTask changes given fields, removes null ones, and reports the changed ones', async (t) => {
  const gantry = await startGantry(t)
  const { id } = (await gantry.call('POST', '/tasks', { body: { title: 'Plan', intent: 'Old', tags: ['a'] } })).body
    .data
  const changed = await patch(gantry, id, { title: 'Better plan', intent: null, readiness: 80 })
  t.match(changed.body.data, { id, title: 'Better plan', readiness: 80, tags: ['a'], priority: 'medium' })
  t.notOk('intent' in changed.body.data)
  const read = await gantry.call('GET', `/tasks/${id}`)
  t.same(read.body, changed.body)
  t.equal(changed.headers.get('etag'), read.headers.get('etag'))
  t.match((await eventsOf(gantry, id)).at(-1), {
    kind: 'task.updated',
    actor: 'user_owner',
    data: { taskId: id, changed: ['title', 'intent', 'readiness'] },
  })
  t.equal((await auditOf(gantry))[0].operation, 'updateTask')
})

t.test('updateTask that changes nothing is no change: the same ETag, no revision, no event', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask('Plan')
  const before = await gantry.call('GET', `/tasks/${id}`)
  const same = await patch(gantry, id, { title: 'Plan', tags: [], intent: null })
  t.equal(same.status, 200)
  t.same(same.body, before.body)
  t.equal(same.headers.get('etag'), before.headers.get('etag'))
  t.same(
    (await eventsOf(gantry, id)).map(({ kind }) => kind),
    ['task.created'],
  )
  t.equal((await history(gantry, id)).length, 1)
})

t.test('updateTask refuses a stale If-Match, an unknown task and what the contract does not say', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  const tag = (await gantry.call('GET', `/tasks/${id}`)).headers.get('etag') ?? ''
  const put = (title: string) => patch(gantry, id, { title }, { 'if-match': tag })
  t.same((await Promise.all([put('one'), put('two')])).map(({ status }) => status).sort(), [200, 412])
  t.match((await put('three')).body.error, { code: 'revision_mismatch' })
  t.equal((await patch(gantry, 'task_none', { title: 'x' })).body.error.code, 'task_not_found')
  for (const body of [
    {},
    { title: null },
    { title: ' ' },
    { state: 'done' },
    { priority: 'urgent' },
    { readiness: 101 },
    { reviewers: [] },
    [],
  ])
    t.equal((await patch(gantry, id, body)).body.error.code, 'validation_failed', JSON.stringify(body))
})

t.test('updateTask without If-Match never loses to another writer, and each change is a revision', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => patch(gantry, id, { readiness: index + 1 })),
  )
  t.same(
    answers.map(({ status }) => status),
    Array(12).fill(200),
  )
  t.same(
    (await history(gantry, id)).map(({ revision }) => revision),
    Array.from({ length: 13 }, (_, index) => 13 - index),
  )
  t.same(await faultsIn(gantry.service.app.store), [])
})

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
    { revision: 4, changed: ['state'], actor: { id: 'user_owner', name: 'Owner' } },
    { revision: 3, changed: ['reviewers'], actor: { id: other.userId, name: 'The developer' } },
    { revision: 2, changed: ['intent', 'content'], at: /Z$/ },
    { revision: 1, changed: [], actor: { id: 'ada', name: 'Ada' } },
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
    claim: { id: claimed.body.data.claim.id, holder: { id: ada.userId }, claimedAt: /Z$/ },
  })
  t.match((await eventsOf(gantry, id)).slice(1), [
    { kind: 'task.transitioned', actor: ada.userId, data: { from: 'open', to: 'in_progress' } },
    { kind: 'task.claimed', actor: ada.userId, data: { taskId: id, holder: { id: ada.userId } } },
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

t.test('a claim is renewed by its id, which changes neither the task nor its ETag and emits nothing', async (t) => {
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
  t.same(after.body, before.body)
  t.equal(after.headers.get('etag'), before.headers.get('etag'))
  t.equal((await eventsOf(gantry, id)).length, eventCount)
  for (const [caller, claimId] of [
    [bob, claim.id],
    [ada, 'claim_other'],
  ] as const)
    t.equal((await caller.call('POST', `/tasks/${id}/claim`, { body: { claimId } })).body.error.code, 'already_claimed')
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
})

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
    actor: 'system',
    data: { taskId: id, claimId: claim.id, holder: { id: ada.userId, name: 'The agent' } },
  })
  const { data } = (await gantry.call('GET', `/tasks/${id}`)).body
  t.equal(data.state, 'open')
  t.notOk('claim' in data)
  t.match((await eventsOf(gantry, id)).at(-1), {
    kind: 'task.transitioned',
    actor: 'system',
    data: { from: 'in_progress', to: 'open' },
  })
  t.match((await history(gantry, id))[0], { changed: ['state'], actor: { id: 'system' } })
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
  const rivalled: Store = {
    ...store,
    read: store.read,
    search: store.search.bind(store),
    events: store.events.bind(store),
    close: async () => {},
    async commit(changes) {
      const isGivenBack = changes.some((change) => 'event' in change && change.event.kind === 'task.stalled')
      const found = await store.read.tasks.get(id)
      if (isGivenBack && found && rivals-- > 0)
        await store.commit([{ replace: 'tasks', version: found.version, doc: { ...found.doc, readiness: rivals } }])
      return store.commit(changes)
    },
  }
  const tasks = createTasks({
    store: rivalled,
    commits: new Commits({ store: rivalled, itemLocks: new ItemLocks() }),
    removalHooks: [],
    workingTree,
    now: clock.now,
    newId: createIds(),
    log: silent,
    setTimer: clock.schedule,
  })
  const {
    task: { id },
    changes,
  } = await tasks.create({ title: 'A task' }, owner)
  await store.commit(changes)
  await store.commit((await tasks.claim(id, { leaseSeconds: 5 }, owner)).changes)
  clock.advance(5_000)
  tasks.start()
  await tasks.stop()
  t.match((await tasks.get(id)).task, { state: 'open', readiness: 0 })
  t.same(await faultsIn(store), [])
})

t.test('what other areas have of a task is changed in the commit that removes it, or the task stays', async (t) => {
  const store = await openSqliteStore(makeFolder(t), collections)
  t.teardown(() => store.close())
  const asked: unknown[] = []
  let isInUse = true
  const tasks = createTasks({
    store,
    commits: new Commits({ store, itemLocks: new ItemLocks() }),
    removalHooks: [
      async ({ task, at, caller }) => {
        asked.push([task.id, task.title, at, caller.userId])
        return [{ insert: 'serviceKeys', doc: { id: `left by ${task.id}`, key: 'x' } }]
      },
      async () => (isInUse ? fail('plan_running') : []),
    ],
    workingTree,
    now: () => '2026-01-01T00:00:00.000Z',
    newId: createIds(),
    log: silent,
  })
  const { task, changes } = await tasks.create({ title: 'A task' }, owner)
  await store.commit(changes)
  await t.rejects(tasks.remove(task.id, undefined, owner), { code: 'plan_running' })
  t.equal((await tasks.get(task.id)).version, 1)

  isInUse = false
  await store.commit((await tasks.remove(task.id, undefined, owner)).changes)
  await t.rejects(tasks.get(task.id), { code: 'task_not_found' })
  t.match(await store.read.serviceKeys.get(`left by ${task.id}`), { doc: { key: 'x' } })
  t.same(asked.at(-1), [task.id, 'A task', '2026-01-01T00:00:00.000Z', owner.userId])
})

t.test('an expired claim has no effect from that moment on', async (t) => {
  const clock = new TestClock()
  const store = await openSqliteStore(makeFolder(t), collections)
  // Without its clock: nobody gives the task back before.
  const tasks = createTasks({
    store,
    commits: new Commits({ store, itemLocks: new ItemLocks() }),
    removalHooks: [],
    workingTree,
    now: clock.now,
    newId: createIds(),
    log: silent,
    setTimer: clock.schedule,
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
  t.match((await tasks.get(claimed.id)).task, { state: 'in_progress', claim: { holder: { id: 'bob' } } })
  t.match((await tasks.listRevisions(claimed.id, { limit: 9 })).revisions, [
    { actor: { id: 'bob' } },
    { actor: { id: 'system' } },
    { actor: { id: 'ada' } },
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
  const shaky: Store = {
    ...store,
    read: store.read,
    commit: (changes) => (breaking.isBroken ? Promise.reject(new Error('no disk')) : store.commit(changes)),
    search: store.search.bind(store),
    events: store.events.bind(store),
    close: async () => {},
  }
  const tasks = createTasks({
    store: shaky,
    commits: new Commits({ store: shaky, itemLocks: new ItemLocks() }),
    removalHooks: [],
    workingTree,
    now: clock.now,
    newId: createIds(),
    log: { ...silent, error: (_about, message) => errors.push(message) },
    setTimer: clock.schedule,
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
  await tasks.stop()
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
    { kind: 'task.released', actor: ada.userId, data: { claimId, holder: { id: ada.userId } } },
    { kind: 'task.transitioned', data: { from: 'in_progress', to: 'open' } },
  ])
  for (const keeper of [gantry, maintainer]) {
    await claim()
    t.equal((await release(keeper)).body.data.state, 'open')
  }
  t.equal((await gantry.call('POST', '/tasks/task_none/release')).body.error.code, 'task_not_found')
  t.same(await faultsIn(gantry.service.app.store), [])
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
      task: { id, state: 'in_progress', claim: { id: claimed.claim.id, holder: { id: ada.userId } }, commentCount: 0 },
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
  await Promise.all(services.map(({ service }) => service.app.tasks.stop()))
  t.same(
    (await one.service.app.store.events({ after: 0, limit: 100, kinds: ['task.stalled'] }))
      .map(({ taskId }) => taskId)
      .sort(),
    [...ids].sort(),
    'each once',
  )
  t.same(await faultsIn(one.service.app.store), [])
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

t.test('setTaskDependencies says what must be done before, and refuses what cannot be', async (t) => {
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

t.test("deleteTask takes all that is the task's along, and lets go of what is not", async (t) => {
  const gantry = await startGantry(t)
  const { store } = gantry.service.app
  const id = await gantry.createTask('Gone')
  const [before, after, also] = [await gantry.createTask(), await gantry.createTask(), await gantry.createTask()]
  await setDependencies(gantry, id, [before])
  await setDependencies(gantry, after, [id])
  await setDependencies(gantry, also, [before, id])
  await patch(gantry, id, { readiness: 50 })
  await gantry.call('POST', `/tasks/${id}/comments`, { body: { content: 'A comment' } })
  await gantry.call('POST', `/tasks/${id}/reviews`, { body: { verdict: 'approved' } })
  await gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes: [{ path: 'a', content: 'b' }] } })
  const form = new FormData()
  form.set('taskId', id)
  form.set('file', new File(['five steps'], 'plan.txt'))
  await gantry.call('POST', '/resources', { raw: form })
  const found = await store.read.tasks.get(id)
  if (!found) throw new Error('it is not there')
  await store.commit([
    { replace: 'tasks', version: found.version, doc: { ...found.doc, planStepIds: ['step_1'] } },
    { insert: 'planSteps', doc: { id: 'step_1', taskId: id, description: 'Say hello' } },
  ])
  const stale = await gantry.call('DELETE', `/tasks/${id}`, { headers: { 'if-match': '"1"' } })
  t.match({ status: stale.status, code: stale.body.error.code }, { status: 412, code: 'revision_mismatch' })
  t.strictSame((await gantry.call('DELETE', `/tasks/${id}`)).body, { success: true })

  t.equal((await gantry.call('GET', `/tasks/${id}`)).body.error.code, 'task_not_found')
  t.equal((await gantry.call('DELETE', `/tasks/${id}`)).body.error.code, 'task_not_found')
  for (const name of ['comments', 'reviews', 'planSteps', 'taskChanges', 'planRuns'] as const)
    t.same(await store.read[name].list(), [], name)
  t.strictSame((await gantry.call('GET', `/tasks/${after}`)).body.data.dependsOn, [])
  t.strictSame((await gantry.call('GET', `/tasks/${also}`)).body.data.dependsOn, [before])
  t.match((await history(gantry, also))[0], { changed: ['dependsOn'] })
  t.equal((await gantry.call('GET', '/resources/plan.txt')).body.data.resource.taskId, undefined)
  const events = await store.events({ after: 0, limit: 100 })
  t.match(
    events.filter(({ kind }) => kind === 'task.deleted'),
    [{ taskId: id, actor: 'user_owner', data: { taskId: id, title: 'Gone' } }],
  )
  t.match(
    events.filter(({ kind }) => kind === 'resource.updated'),
    [{ taskId: id, data: { filename: 'plan.txt' } }],
  )
  t.same(
    events
      .filter(({ kind }) => kind === 'task.updated')
      .slice(-2)
      .map(({ taskId }) => taskId)
      .sort(),
    [after, also].sort(),
  )
  t.match(await auditOf(gantry), [{ operation: 'deleteTask', object: `/tasks/${id}` }])
  t.same(await faultsIn(store), [])
})

t.test('tasks that depend on each other are deleted at once', async (t) => {
  const gantry = await startGantry(t)
  const ids = await Promise.all(Array.from({ length: 12 }, () => gantry.createTask()))
  for (const [index, id] of ids.entries()) await setDependencies(gantry, id, ids.slice(0, index))
  t.same(
    (await Promise.all(ids.slice(2).map((id) => gantry.call('DELETE', `/tasks/${id}`)))).map(({ status }) => status),
    Array(10).fill(200),
  )
  t.same(
    (await gantry.call('GET', '/tasks')).body.data.tasks.map(({ id }: { id: string }) => id),
    [ids[1], ids[0]],
  )
  t.same(await faultsIn(gantry.service.app.store), [])
})

t.test('deleteTask is refused while the plan of the task runs, also when it was begun just then', async (t) => {
  const gantry = await startGantry(t, { args: ['--trust'] })
  const { store, tasks } = gantry.service.app
  const id = await gantry.createTask()
  await gantry.call('POST', `/tasks/${id}/plan-steps`, { body: { description: 'Wait', command: 'sleep 600' } })
  const { changes } = await tasks.remove(id, undefined, owner)
  const { job } = (await gantry.call('POST', `/tasks/${id}/plan-steps/execute`)).body.data
  await t.rejects(store.commit(changes), { name: 'VersionConflict' })
  const refused = await gantry.call('DELETE', `/tasks/${id}`)
  t.match({ status: refused.status, code: refused.body.error.code }, { status: 409, code: 'plan_running' })
  const stream = await openStream(gantry.origin, '/events?kinds=job.finished&after=0')
  await gantry.call('POST', `/jobs/${job.id}/cancel`)
  await stream.until(({ frames }) => frames.length > 0)
  stream.destroy()
  // A job that nobody could end properly leaves its mark, which is no run.
  await store.commit([{ insert: 'planRuns', doc: { id, jobId: job.id } }])
  t.equal((await gantry.call('DELETE', `/tasks/${id}`)).status, 200)
  t.same(await store.read.planRuns.list(), [])
})

t.test('an agent creates tasks in its own name alone', async (t) => {
  const gantry = await startGantry(t)
  const agent = await addCaller(gantry, 'agent')
  const developer = await addCaller(gantry, 'developer')
  const create = (caller: typeof agent, author?: { id: string; name: string }) =>
    caller.call('POST', '/tasks', { body: { title: 'A task', ...(author && { author }) } })
  const other = { id: 'user_owner', name: 'Owner' }
  const own = { id: agent.userId, name: 'The agent' }
  for (const author of [other, { ...own, name: 'Owner' }])
    t.match(await create(agent, author), {
      status: 403,
      body: { error: { code: 'forbidden', message: /author/ } },
    })
  t.same((await gantry.call('GET', '/tasks')).body.data.tasks, [])
  t.match(await create(agent, own), { status: 201, body: { data: { author: own } } })
  t.match(await create(agent), { status: 201, body: { data: { author: own } } })
  t.match(await create(developer, other), { status: 201, body: { data: { author: other } } }, 'a person may import')
})

t.test('a token without the scope changes no task, and a narrowed one knows its own alone', async (t) => {
  const gantry = await startGantry(t)
  const [own, also, foreign] = [
    await gantry.createTask('Own'),
    await gantry.createTask('Also'),
    (await gantry.call('POST', '/tasks', { body: { title: 'Foreign', priority: 'critical' } })).body.data.id as string,
  ]
  const reader = await addCaller(gantry, 'developer', { scopes: ['tasks:read'] })
  const narrow = await addCaller(gantry, 'developer', { allow: { taskIds: [own, also] } })
  const writes: [string, string, object?][] = [
    ['PATCH', '', { title: 'x' }],
    ['DELETE', ''],
    ['POST', '/transition', { state: 'done' }],
    ['POST', '/claim', {}],
    ['POST', '/release', {}],
    ['PUT', '/dependencies', { dependsOn: [] }],
    ['POST', '/history/1/restore'],
  ]
  const reads: [string, string][] = [
    ['GET', ''],
    ['GET', '/history'],
    ['GET', '/history/1'],
  ]
  for (const [method, path, body] of [...writes])
    t.equal(
      (await reader.call(method, `/tasks/${own}${path}`, { body })).body.error.code,
      'scope_missing',
      `${method} ${path}`,
    )
  t.equal((await reader.call('POST', '/tasks/next/claim', { body: {} })).body.error.code, 'scope_missing')
  for (const [method, path, body] of [...writes, ...reads] as [string, string, object?][])
    t.equal(
      (await narrow.call(method, `/tasks/${foreign}${path}`, { body })).body.error.code,
      'task_not_found',
      `${method} ${path}`,
    )
  t.equal(
    (await narrow.call('PUT', `/tasks/${own}/dependencies`, { body: { dependsOn: [foreign] } })).body.error.code,
    'task_not_found',
  )
  t.equal((await narrow.call('GET', '/tasks/next')).body.data.task.id, own, 'not the critical one')
  await setDependencies(gantry, own, [foreign])
  await setDependencies(gantry, foreign, [also])
  const cycle = await narrow.call('PUT', `/tasks/${also}/dependencies`, { body: { dependsOn: [own] } })
  t.equal(cycle.body.error.code, 'dependency_cycle')
  t.notMatch(cycle.body.error.message, foreign)
  t.equal((await narrow.call('POST', '/tasks/next/claim', { body: {} })).body.data.task.id, also)
  t.strictSame((await narrow.call('POST', '/tasks/next/claim', { body: {} })).body.data, {})
  t.same(
    (await narrow.call('GET', '/tasks')).body.data.tasks.map(({ id }: { id: string }) => id),
    [also, own],
  )
})

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

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const workingTree = createWorkingTree({ folder: makeFolder(t), journal: makeFolder(t), log: silent })
const owner: Caller = ownerBy({ userId: 'user_owner' })

function callerNamed(userId: string): Caller {
  return { ...owner, userId, name: userId, role: 'agent' }
}

async function startWithTwo(t: Test, clock?: TestClock): Promise<{ gantry: Gantry; ada: TestCaller; bob: TestCaller }> {
  const gantry = await startGantry(t, clock ? { parts: { now: clock.now } } : {})
  return { gantry, ada: await addCaller(gantry, 'agent'), bob: await addCaller(gantry, 'agent') }
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

/** A task that was brought into a state on its shortest way. */
async function taskIn(gantry: Gantry, state: State): Promise<string> {
  const id = await gantry.createTask()
  for (const each of state === 'open' ? [] : state === 'in_review' ? ['in_progress', state] : [state])
    await gantry.call('POST', `/tasks/${id}/transition`, { body: { state: each } })
  return id
}

function patch(gantry: Gantry, id: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return gantry.call('PATCH', `/tasks/${id}`, { body, headers })
}

function setDependencies(gantry: Gantry, id: string, dependsOn: string[]): Promise<Answer> {
  return gantry.call('PUT', `/tasks/${id}/dependencies`, { body: { dependsOn } })
}

function eventsOf(gantry: Gantry, taskId: string): Promise<StoredEvent[]> {
  return gantry.service.app.store.events({ after: 0, limit: 1_000, taskId })
}

async function auditOf(gantry: Gantry) {
  return (await gantry.call('GET', '/identity/audit?limit=1')).body.data.entries
}

/** The whole history, page by page. */
async function history(gantry: Gantry, id: string, limit = 50): Promise<{ revision: number; changed: string[] }[]> {
  const revisions = []
  for (let cursor = ''; ; ) {
    const { data } = (await gantry.call('GET', `/tasks/${id}/history?limit=${limit}${cursor}`)).body
    revisions.push(...data.revisions)
    if (data.nextCursor === undefined) return revisions
    cursor = `&cursor=${data.nextCursor}`
  }
}

/** What in a store contradicts itself, and what in its events could not have been. */
async function faultsIn(store: Store): Promise<string[]> {
  const faults: string[] = []
  const check = (isTrue: boolean, fault: string) => {
    if (!isTrue) faults.push(fault)
  }
  // Each of them is read by its name, which says of which type it is; the compiler loses that on the way through the map.
  const byId = async <
    Name extends 'tasks' | 'taskQueue' | 'taskClaims' | 'taskDependencies' | 'taskRevisions' | 'taskSnapshots',
  >(
    name: Name,
  ) =>
    new Map((await store.read[name].list()).map(({ doc }) => [doc.id, doc] as const)) as Map<
      string,
      Awaited<ReturnType<Store['read'][Name]['list']>>[number]['doc']
    >
  const [tasks, queue, claims, dependencies, revisions, snapshots] = [
    await byId('tasks'),
    await byId('taskQueue'),
    await byId('taskClaims'),
    await byId('taskDependencies'),
    await byId('taskRevisions'),
    await byId('taskSnapshots'),
  ]
  for (const { id, state, claim, priority, dependsOn, revision } of tasks.values()) {
    check(
      queue.get(id)?.priority === (state === 'open' && !claim ? priority : undefined),
      `${id} is ${state} and ${queue.has(id) ? '' : 'not '}in the queue`,
    )
    check(
      claims.get(id)?.claimId === claim?.id && claims.get(id)?.holderId === claim?.holder.id,
      `${id} has a claim that is not the one on record`,
    )
    check(!claim || state === 'in_progress', `${id} is claimed and ${state}`)
    check(
      JSON.stringify(dependencies.get(id)?.dependsOn ?? []) === JSON.stringify(dependsOn),
      `${id} depends on other tasks than on record`,
    )
    check(
      dependsOn.every((each) => tasks.has(each)),
      `${id} depends on a task that is gone`,
    )
    const kept = Math.min(revision, 1_000)
    check(
      [...revisions.values()].filter(({ taskId }) => taskId === id).length === kept - (revision <= 1_000 ? 1 : 0),
      `${id} has revisions that are not told of`,
    )
    check(
      [...snapshots.keys()].filter((each) => each.startsWith(`${id}/`)).length === kept - 1,
      `${id} has revisions that cannot be read`,
    )
  }
  for (const [name, ids] of Object.entries({ queue, claims, dependencies }))
    for (const id of ids.keys()) check(tasks.has(id), `${name} holds ${id}, which is gone`)
  for (const each of [...revisions.keys(), ...snapshots.keys()])
    check(tasks.has(each.split('/')[0] ?? ''), `the history holds ${each}, whose task is gone`)
  return [...faults, ...(await faultsInEvents(store))]
}

/** Nobody is told to hold a task that another one holds, and each state is left from where it was entered. */
async function faultsInEvents(store: Store): Promise<string[]> {
  const faults: string[] = []
  const now = new Map<string, { state: unknown; claimId: unknown }>()
  for (let after = 0; ; ) {
    const events = await store.events({ after, limit: 1_000, kinds: ['task.*'] })
    for (const event of events) {
      const { id, kind, taskId = '' } = event
      const given = (name: string) => fieldOf(event, name)
      const task = now.get(taskId) ?? { state: 'open', claimId: undefined }
      if (kind === 'task.claimed' && task.claimId !== undefined) faults.push(`${id}: ${taskId} is claimed twice`)
      if (['task.released', 'task.stalled'].includes(kind) && task.claimId !== given('claimId'))
        faults.push(`${id}: ${taskId} loses a claim that it does not have`)
      if (kind === 'task.transitioned' && task.state !== given('from'))
        faults.push(`${id}: ${taskId} leaves ${String(given('from'))} and was ${String(task.state)}`)
      if (kind === 'task.claimed') now.set(taskId, { ...task, claimId: given('claimId') })
      if (['task.released', 'task.stalled'].includes(kind)) now.set(taskId, { ...task, claimId: undefined })
      if (kind === 'task.transitioned') now.set(taskId, { ...task, state: given('to') })
    }
    const last = events.at(-1)
    if (!last) return faults
    after = last.id
  }
}
