import t from 'tap'
import { collections } from '../src/collections.ts'
import { fail } from '../src/errors.ts'
import { createIds } from '../src/platform/work/ids.ts'
import { Tasks } from '../src/services/tasks.ts'
import { soleWorkingTree } from './support/working-tree.ts'
import { Commits } from '../src/platform/work/commits.ts'
import { ItemLocks } from '../src/platform/work/item-locks.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { addCaller } from './support/callers.ts'
import { openStream } from './support/event-stream.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { silent, owner, patch, setDependencies, eventsOf, auditOf, history, faultsIn } from './support/tasks.ts'
import { namedByIds } from './support/actors.ts'

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
  t.ok(Date.parse(headers.get('sunset') ?? '') > Number(headers.get('deprecation')?.slice(1)) * 1000)
  const [, guide = ''] = /^<([^>]+)>; rel="deprecation"/.exec(headers.get('link') ?? '') ?? []
  t.match(await (await gantry.fetch(guide)).text(), /id="deprecation"/)
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

t.test('putTaskChanges with If-Match lets one of two writers win', async (t) => {
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

t.test('putTaskChanges without If-Match never loses to another writer', async (t) => {
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

t.test('putTaskChanges refuses a path that leads outside the project', async (t) => {
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

t.test('what other areas have of a task is changed in the commit that removes it, or the task stays', async (t) => {
  const store = await openSqliteStore(makeFolder(t), collections)
  t.teardown(() => store.close())
  const asked: unknown[] = []
  let isInUse = true
  const tasks = new Tasks({
    actors: namedByIds,
    store,
    isStoreShared: false,
    commits: new Commits({ store, itemLocks: new ItemLocks() }),
    areas: {
      onTaskRemoval: async ({ task, at, caller }) => {
        asked.push([task.id, task.title, at, caller.userId])
        if (isInUse) fail('plan_running')
        return [{ insert: 'serviceKeys', doc: { id: `left by ${task.id}`, key: 'x' } }]
      },
    },
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
const workingTree = soleWorkingTree({ folder: makeFolder(t), journal: makeFolder(t) })
