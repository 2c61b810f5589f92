import t from 'tap'
import type { TaskDocument } from '../src/collections/tasks.ts'
import type { StoredEvent } from '../src/stores/port.ts'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import type { Answer, Gantry } from './support/gantry.ts'

t.test('createTaskComment adds to the task in the name of the caller', async (t) => {
  const gantry = await startGantry(t)
  const ada = await addCaller(gantry, 'agent')
  const id = await gantry.createTask()
  const before = await gantry.call('GET', `/tasks/${id}`)
  const made = await comment(ada, id, 'Looks *good*.\n')
  t.equal(made.status, 201)
  const { comment: given } = made.body.data
  t.strictSame(Object.keys(given).sort(), ['author', 'content', 'createdAt', 'id', 'tokenName'])
  t.match(given, { id: /^cmt_/, author: 'The agent', content: 'Looks *good*.\n', createdAt: /Z$/ })
  t.equal(made.headers.get('location'), `/api/v1/tasks/${id}/comments/${given.id}`)
  const read = await gantry.call('GET', `/tasks/${id}/comments/${given.id}`)
  t.strictSame(read.body.data.comment, given)
  t.equal(read.headers.get('etag'), '"1"')
  t.equal(
    (await gantry.call('GET', `/tasks/${id}/comments/${given.id}`, { headers: { 'if-none-match': '"1"' } })).status,
    304,
  )
  const task = await gantry.call('GET', `/tasks/${id}`)
  t.strictSame(task.body.data.comments, [given])
  t.not(task.headers.get('etag'), before.headers.get('etag'))
  t.equal((await gantry.call('GET', '/tasks')).body.data.tasks[0].commentCount, 1)
  t.match((await eventsOf(gantry, id)).at(-1), {
    kind: 'task.comment.created',
    actor: ada.userId,
    data: { taskId: id, commentId: given.id },
  })
  t.match(await lastAudit(gantry), {
    operation: 'createTaskComment',
    object: `/tasks/${id}/comments/${given.id}`,
    actor: { id: ada.userId },
  })
  t.equal(
    (await gantry.call('GET', `/tasks/${id}/history`)).body.data.revisions.length,
    1,
    'comments are no part of the history',
  )
})

t.test('a comment is changed and deleted only by its author, an owner or a maintainer', async (t) => {
  const gantry = await startGantry(t)
  const [ada, bob, maintainer] = [
    await addCaller(gantry, 'developer'),
    await addCaller(gantry, 'developer'),
    await addCaller(gantry, 'maintainer'),
  ]
  const id = await gantry.createTask()
  const make = async () => `/tasks/${id}/comments/${(await comment(ada, id, 'One')).body.data.comment.id}`
  const path = await make()
  for (const method of ['PATCH', 'DELETE']) {
    const refused = await bob.call(method, path, method === 'PATCH' ? { body: { content: 'Two' } } : {})
    t.match({ status: refused.status, code: refused.body.error.code }, { status: 403, code: 'forbidden' })
  }
  const changed = await ada.call('PATCH', path, { body: { content: 'Two' }, headers: { 'if-match': '"1"' } })
  t.match(changed.body.data.comment, { content: 'Two', author: 'The developer' })
  t.equal(changed.headers.get('etag'), '"2"')
  t.match((await eventsOf(gantry, id)).at(-1), { kind: 'task.comment.updated', actor: ada.userId })
  const version = (await gantry.call('GET', `/tasks/${id}`)).headers.get('etag')
  t.equal(
    (await ada.call('PATCH', path, { body: { content: 'Two' } })).headers.get('etag'),
    '"2"',
    'the same again is no change',
  )
  t.equal((await gantry.call('GET', `/tasks/${id}`)).headers.get('etag'), version)
  for (const method of ['PATCH', 'DELETE'])
    t.equal(
      (
        await ada.call(method, path, {
          ...(method === 'PATCH' && { body: { content: 'Three' } }),
          headers: { 'if-match': '"1"' },
        })
      ).body.error.code,
      'revision_mismatch',
    )
  t.equal(
    (await maintainer.call('PATCH', path, { body: { content: 'By a maintainer' } })).body.data.comment.author,
    'The developer',
  )
  t.strictSame((await ada.call('DELETE', path, { headers: { 'if-match': '"3"' } })).body, { success: true })
  t.match((await eventsOf(gantry, id)).at(-1), {
    kind: 'task.comment.deleted',
    actor: ada.userId,
    data: { commentId: path.split('/').at(-1) },
  })
  for (const keeper of [gantry, maintainer]) t.equal((await keeper.call('DELETE', await make())).status, 200)
  t.match((await gantry.call('GET', `/tasks/${id}`)).body.data, { comments: [] })
  for (const [method, body] of [['GET'], ['PATCH', { content: 'x' }], ['DELETE']] as const)
    t.equal((await ada.call(method, path, body ? { body } : {})).body.error.code, 'comment_not_found')
})

t.test('listTaskComments pages through them oldest first, and a comment of another task is not found', async (t) => {
  const gantry = await startGantry(t)
  const [id, other] = [await gantry.createTask(), await gantry.createTask()]
  const texts = Array.from({ length: 7 }, (_, index) => `Comment ${index}`)
  for (const content of texts) await comment(gantry, id, content)
  t.same(
    (await pagesOf(gantry, `/tasks/${id}/comments`, 'comments', 3)).map(({ content }) => content),
    texts,
  )
  t.same(
    (await gantry.call('GET', `/tasks/${id}`)).body.data.comments.map(({ content }: { content: string }) => content),
    texts,
  )
  const first = (await gantry.call('GET', `/tasks/${id}/comments?limit=1`)).body.data
  t.equal(
    (await gantry.call('GET', `/tasks/${other}/comments?cursor=${first.nextCursor}`)).body.error.code,
    'invalid_cursor',
  )
  t.equal(
    (await gantry.call('GET', `/tasks/${other}/comments/${first.comments[0].id}`)).body.error.code,
    'comment_not_found',
  )
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '', { content: 'x' }],
    ['GET', '/cmt_1'],
    ['PATCH', '/cmt_1', { content: 'x' }],
    ['DELETE', '/cmt_1'],
  ] as const)
    t.equal(
      (await gantry.call(method, `/tasks/task_none/comments${path}`, body ? { body } : {})).body.error.code,
      'task_not_found',
    )
})

t.test('comments that come at once are all kept and counted', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => comment(gantry, id, `Comment ${index}`)))
  t.same(
    answers.map(({ status }) => status),
    Array(20).fill(201),
  )
  await Promise.all(
    answers.slice(0, 5).map(({ body }) => gantry.call('DELETE', `/tasks/${id}/comments/${body.data.comment.id}`)),
  )
  t.equal((await gantry.call('GET', '/tasks')).body.data.tasks[0].commentCount, 15)
  t.equal((await gantry.call('GET', `/tasks/${id}`)).body.data.comments.length, 15)
})

t.test('a comment must say something that fits', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  for (const body of [
    {},
    { content: '' },
    { content: ' \n' },
    { content: 'x'.repeat(65_537) },
    { content: 1 },
    { content: 'x', author: 'bob' },
    [],
  ]) {
    t.equal((await gantry.call('POST', `/tasks/${id}/comments`, { body })).body.error.code, 'validation_failed')
  }
  t.equal((await comment(gantry, id, '日'.repeat(65_536))).status, 201)
  t.equal(
    (await gantry.call('PATCH', `/tasks/${id}/comments/cmt_1`, { body: {} })).body.error.code,
    'validation_failed',
  )
})

t.test('a task has limits on the number and bytes of comments, and deleting frees room', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  const { comment: first } = (await comment(gantry, id, 'x'.repeat(100))).body.data
  const refused = async (answer: Answer, what: RegExp) =>
    t.match({ status: answer.status, ...answer.body.error }, { status: 429, code: 'quota_exceeded', message: what })
  await setCounts(gantry, id, { commentCount: 10_000 })
  await refused(await comment(gantry, id, 'One more'), /10000 comments/)
  t.equal(
    (await gantry.call('PATCH', `/tasks/${id}/comments/${first.id}`, { body: { content: 'Another text' } })).status,
    200,
  )
  await setCounts(gantry, id, { commentCount: 1, commentBytes: 16_777_216 })
  await refused(await comment(gantry, id, 'One more'), /bytes/)
  await refused(
    await gantry.call('PATCH', `/tasks/${id}/comments/${first.id}`, { body: { content: 'A text that is longer' } }),
    /bytes/,
  )
  t.equal((await gantry.call('PATCH', `/tasks/${id}/comments/${first.id}`, { body: { content: 'Short' } })).status, 200)
  t.equal((await comment(gantry, id, 'Fits')).status, 201)
})

t.test('putTaskReviewers puts the list in place of the old one, as a revision', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  const set = (reviewers: unknown, headers: Record<string, string> = {}, task = id) =>
    gantry.call('PUT', `/tasks/${task}/reviewers`, { body: { reviewers }, headers })
  const first = await set(['user_ada', 'Bob'], { 'if-match': '"1"' })
  t.strictSame(first.body.data.reviewers, ['user_ada', 'Bob'])
  t.equal(first.headers.get('etag'), (await gantry.call('GET', `/tasks/${id}`)).headers.get('etag'))
  t.match((await eventsOf(gantry, id)).at(-1), { kind: 'task.updated', data: { changed: ['reviewers'] } })
  t.equal((await set(['user_ada', 'Bob'])).headers.get('etag'), first.headers.get('etag'))
  t.match((await set(['a', 'b', 'a'])).body.error, {
    code: 'validation_failed',
    details: [{ path: 'body/reviewers', rule: 'uniqueItems' }],
  })
  t.equal((await set([], { 'if-match': '"1"' })).body.error.code, 'revision_mismatch')
  t.equal((await set([], {}, 'task_none')).body.error.code, 'task_not_found')
  for (const reviewers of [[''], [1], 'ada', Array.from({ length: 51 }, (_, index) => `user_${index}`)])
    t.equal((await set(reviewers)).body.error.code, 'validation_failed')
  t.strictSame((await set([])).body.data.reviewers, [])
  t.match((await gantry.call('GET', `/tasks/${id}/history`)).body.data.revisions, [
    { changed: ['reviewers'] },
    { changed: ['reviewers'] },
    { revision: 1 },
  ])
})

t.test('submitTaskReview keeps what the caller made of the task as it was', async (t) => {
  const gantry = await startGantry(t)
  const ada = await addCaller(gantry, 'agent')
  const id = await gantry.createTask()
  const before = (await gantry.call('GET', `/tasks/${id}`)).headers.get('etag')
  const submit = (body: object) => ada.call('POST', `/tasks/${id}/reviews`, { body })
  const made = await submit({ verdict: 'changes_requested', content: 'Not yet.' })
  t.equal(made.status, 201)
  const { review } = made.body.data
  t.match(review, {
    id: /^rev_/,
    reviewer: { id: ada.userId, name: 'The agent', kind: 'agent' },
    verdict: 'changes_requested',
    content: 'Not yet.',
    revision: 1,
    createdAt: /Z$/,
  })
  t.equal(made.headers.get('location'), `/api/v1/tasks/${id}/reviews/${review.id}`)
  t.strictSame((await gantry.call('GET', `/tasks/${id}/reviews/${review.id}`)).body.data.review, review)
  t.match((await eventsOf(gantry, id)).at(-1), {
    kind: 'task.review.submitted',
    actor: ada.userId,
    data: { taskId: id, reviewId: review.id, verdict: 'changes_requested' },
  })
  t.match(await lastAudit(gantry), { operation: 'submitTaskReview' })
  t.not((await gantry.call('GET', `/tasks/${id}`)).headers.get('etag'), before)
  await gantry.call('PATCH', `/tasks/${id}`, { body: { readiness: 100 } })
  t.match((await submit({ verdict: 'approved' })).body.data.review, { revision: 2, content: '' })
  for (let count = 0; count < 3; count++) await submit({ verdict: 'commented', content: `Comment ${count}` })
  t.same(
    (await pagesOf(gantry, `/tasks/${id}/reviews`, 'reviews', 2)).map(({ content }) => content),
    ['Not yet.', '', 'Comment 0', 'Comment 1', 'Comment 2'],
  )
  for (const body of [{}, { verdict: 'rejected' }, { verdict: 'approved', content: 'x'.repeat(65_537) }])
    t.equal((await submit(body)).body.error.code, 'validation_failed')
})

t.test('a review is looked for in its task, and a task has so many', async (t) => {
  const gantry = await startGantry(t)
  const [id, other] = [await gantry.createTask(), await gantry.createTask()]
  const submit = (task: string) => gantry.call('POST', `/tasks/${task}/reviews`, { body: { verdict: 'approved' } })
  const { review } = (await submit(id)).body.data
  t.equal((await gantry.call('GET', `/tasks/${other}/reviews/${review.id}`)).body.error.code, 'review_not_found')
  t.equal((await gantry.call('GET', `/tasks/task_none/reviews/${review.id}`)).body.error.code, 'task_not_found')
  t.equal((await gantry.call('GET', '/tasks/task_none/reviews')).body.error.code, 'task_not_found')
  t.equal((await submit('task_none')).body.error.code, 'task_not_found')
  t.equal((await gantry.call('GET', `/tasks/${other}/reviews?cursor=nonsense`)).body.error.code, 'invalid_cursor')
  await setCounts(gantry, id, { reviewCount: 999 })
  const answers = await Promise.all([submit(id), submit(id)])
  t.same(answers.map(({ status }) => status).sort(), [201, 429])
  t.match(answers.find(({ status }) => status === 429)?.body.error, { code: 'quota_exceeded', message: /1000 reviews/ })
})

t.test('an Idempotency-Key makes a comment and a review once', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  for (const [path, body] of [
    ['comments', { content: 'Once' }],
    ['reviews', { verdict: 'approved' }],
  ] as const) {
    const post = () => gantry.call('POST', `/tasks/${id}/${path}`, { body, headers: { 'idempotency-key': 'one' } })
    const first = await post()
    const again = await post()
    t.equal(again.headers.get('idempotency-replayed'), 'true')
    t.same(again.body, first.body)
    t.equal((await gantry.call('GET', `/tasks/${id}/${path}`)).body.data[path].length, 1)
  }
})

t.test('a token without the scope says nothing, and a narrowed one reaches its own tasks alone', async (t) => {
  const gantry = await startGantry(t)
  const [own, foreign] = [await gantry.createTask(), await gantry.createTask()]
  const made = (await comment(gantry, foreign, 'Foreign')).body.data.comment.id
  const reader = await addCaller(gantry, 'developer', { scopes: ['tasks:read'] })
  const narrow = await addCaller(gantry, 'owner', { allow: { taskIds: [own] } })
  const writes = [
    ['POST', 'comments', { content: 'x' }],
    ['PATCH', `comments/${made}`, { content: 'x' }],
    ['DELETE', `comments/${made}`],
    ['PUT', 'reviewers', { reviewers: [] }],
    ['POST', 'reviews', { verdict: 'approved' }],
  ] as const
  for (const [method, path, body] of writes)
    t.equal(
      (await reader.call(method, `/tasks/${foreign}/${path}`, body ? { body } : {})).body.error.code,
      'scope_missing',
      path,
    )
  for (const [method, path, body] of [
    ...writes,
    ['GET', 'comments'],
    ['GET', `comments/${made}`],
    ['GET', 'reviews'],
    ['GET', 'reviews/rev_1'],
  ] as const)
    t.equal(
      (await narrow.call(method, `/tasks/${foreign}/${path}`, body ? { body } : {})).body.error.code,
      'task_not_found',
      path,
    )
  t.equal(
    (await narrow.call('GET', `/tasks/${own}/comments/${made}`)).body.error.code,
    'comment_not_found',
    'nor by way of its own task',
  )
  t.equal((await comment(narrow, own, 'Its own')).status, 201)
})

function comment(caller: { call: Gantry['call'] }, id: string, content: string): Promise<Answer> {
  return caller.call('POST', `/tasks/${id}/comments`, { body: { content } })
}

function eventsOf(gantry: Gantry, taskId: string): Promise<StoredEvent[]> {
  return gantry.service.app.store.events({ after: 0, limit: 1_000, taskId })
}

async function lastAudit(gantry: Gantry) {
  return (await gantry.call('GET', '/identity/audit?limit=1')).body.data.entries[0]
}

/** Every item of a list, page by page. */
async function pagesOf(
  gantry: Gantry,
  path: string,
  name: 'comments' | 'reviews',
  limit: number,
): Promise<{ content: string }[]> {
  const items = []
  for (let cursor = ''; ; ) {
    const { data } = (await gantry.call('GET', `${path}?limit=${limit}${cursor}`)).body
    items.push(...data[name])
    if (data.nextCursor === undefined) return items
    cursor = `&cursor=${data.nextCursor}`
  }
}

/** Says that a task has more than it has: ten thousand comments take long to make. */
async function setCounts(
  {
    service: {
      app: { store },
    },
  }: Gantry,
  id: string,
  counts: Partial<Pick<TaskDocument, 'commentCount' | 'commentBytes' | 'reviewCount'>>,
): Promise<void> {
  const found = await store.read.tasks.get(id)
  if (!found) throw new Error('it is not there')
  await store.commit([{ replace: 'tasks', version: found.version, doc: { ...found.doc, ...counts } }])
}
