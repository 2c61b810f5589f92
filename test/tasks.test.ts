import t from 'tap'
import { startGantry } from './support/gantry.ts'

t.test('createTask answers the whole task and where it is', async (t) => {
  const gantry = await startGantry(t)
  const { status, body, headers } = await gantry.call('POST', '/tasks', { body: { title: 'Plan', content: '# Goal', priority: 'critical', readiness: 100, tags: ['a', 'b'], author: { id: 'ada', name: 'Ada' } } })
  t.equal(status, 201)
  t.match(body.data, {
    id: /^task_[0-9a-z]{26}$/, title: 'Plan', content: '# Goal', priority: 'critical', readiness: 100, tags: ['a', 'b'], author: { id: 'ada', name: 'Ada' },
    reviewers: [], planSteps: [], comments: [], changes: [], createdAt: /Z$/, updatedAt: body.data.createdAt,
  })
  t.equal(headers.get('location'), `/api/v1/tasks/${body.data.id}`)
  t.equal(headers.get('deprecation'), null)
  t.notOk('intent' in body.data)
  t.same((await gantry.call('GET', `/tasks/${body.data.id}`)).body.data, body.data)
})

t.test('createTask fills in what is left out', async (t) => {
  const gantry = await startGantry(t)
  const { body } = await gantry.call('POST', '/tasks', { body: { title: 'Plan' } })
  t.match(body.data, { content: '', priority: 'medium', readiness: 0, tags: [], author: { id: 'user_owner', name: 'Owner' } })
})

t.test('createTask takes an intent for the title and says that this is deprecated', async (t) => {
  const gantry = await startGantry(t)
  const { status, body, headers } = await gantry.call('POST', '/tasks', { body: { intent: 'Plan' } })
  t.equal(status, 201)
  t.match(body.data, { title: 'Plan', intent: 'Plan' })
  t.match(headers.get('deprecation'), /^@\d+$/)
  t.match(headers.get('link'), /rel="deprecation"/)
  t.match((await gantry.call('POST', '/tasks', { body: { intent: 'Old', title: 'New' } })).body.data, { title: 'New', intent: 'Old' })
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
  t.match(await refuse({ titel: 'Plan', readiness: 101, priority: 'urgent' }), { details: [
    { path: 'body', rule: 'anyOf', message: 'Give a title.' },
    { path: 'body/titel', rule: 'additionalProperties', message: 'There is no field titel. Did you mean title?' },
    { path: 'body/priority', rule: 'enum', message: 'priority must be one of low, medium, high, critical.' },
    { path: 'body/readiness', rule: 'maximum', message: 'readiness must be at most 100.' },
  ] })
  t.match(await refuse({ title: 5 }), { details: [{ path: 'body/title', rule: 'type', message: 'title must be a string.' }] })
  t.match(await refuse({ title: ' ' }), { details: [{ path: 'body/title', rule: 'pattern' }] })
  t.match(await refuse([]), { details: [{ path: 'body', rule: 'type' }] })
})

t.test('getTaskChanges gives what was put, in its order', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  const empty = await gantry.call('GET', `/tasks/${id}/changes`)
  t.same(empty.body, { success: true, data: { changes: [] } })
  const changes = [{ path: 'b.txt', content: 'b\n' }, { path: 'a/ä.txt', content: '', oldPath: 'old.txt' }]
  t.equal((await gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes } })).status, 200)
  t.same((await gantry.call('GET', `/tasks/${id}/changes`)).body.data.changes, changes)
  t.same((await gantry.call('GET', `/tasks/${id}`)).body.data.changes, changes)
})

t.test('getTaskChanges answers 304 to who holds the current list', async (t) => {
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
  const put = (content: string) => gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes: [{ path: 'a', content }] }, headers: { 'if-match': tag } })
  const statuses = (await Promise.all([put('one'), put('two')])).map(({ status }) => status).sort()
  t.same(statuses, [200, 412])
  const late = await put('three')
  t.equal(late.status, 412)
  t.equal(late.body.error.code, 'revision_mismatch')
})

t.test('replaceTaskChanges without If-Match never loses to another writer', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes: [{ path: 'a', content: String(index) }] } })))
  t.same(answers.map(({ status }) => status), Array(10).fill(200))
})

t.test('replaceTaskChanges refuses a path that leads outside the project', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  for (const path of ['/etc/passwd', '../x', 'a/../../x', '..', 'a/..', 'a\\b', 'a\0b']) {
    t.equal((await gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes: [{ path, content: '' }] } })).status, 400, path)
  }
})

t.test('a task that does not exist is told so', async (t) => {
  const gantry = await startGantry(t)
  for (const [method, path] of [['GET', '/tasks/task_none'], ['GET', '/tasks/task_none/changes'], ['PUT', '/tasks/task_none/changes']] as const) {
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
  t.match(events, [{ kind: 'task.created', taskId: id, actor: 'user_owner' }, { kind: 'task.changes.replaced', taskId: id }])
})

t.test('listTasks pages through every task once, newest first, while tasks come and go', async (t) => {
  const gantry = await startGantry(t)
  const ids: string[] = []
  for (let count = 0; count < 7; count++) ids.unshift(await gantry.createTask(`Task ${count}`))
  const seen: string[] = []
  let path = '/tasks?limit=3'
  for (;;) {
    const { body, headers } = await gantry.call('GET', path)
    t.notOk(body.data.tasks.some((task: object) => 'changes' in task), 'a list holds no file contents')
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
  const list = async (query: string) => (await gantry.call('GET', `/tasks?${query}`)).body.data.tasks.map((task: { id: string }) => task.id)
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
