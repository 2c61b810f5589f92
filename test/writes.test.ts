import t from 'tap'
import { readFileSync } from 'node:fs'
import { collections } from '../src/collections.ts'
import type { Change } from '../src/collections.ts'
import type { App } from '../src/contract.ts'
import { fail } from '../src/errors.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { StorageLocked } from '../src/stores/port.ts'
import type { Versioned } from '../src/stores/port.ts'
import type { IdempotencyDocument } from '../src/collections/http.ts'
import { call, makeFolder, ownerToken, startGantry } from './support/gantry.ts'
import type { Answer, Gantry, GantryOptions } from './support/gantry.ts'
import { filesBelow } from './support/data-files.ts'

const keyed = (key: string) => ({ 'idempotency-key': key })

async function countTasks({ service }: Gantry): Promise<number> {
  return (await service.app.store.read.tasks.list()).length
}

async function recordsOf({ service }: Gantry): Promise<Versioned<IdempotencyDocument>[]> {
  return service.app.store.read.idempotency.list()
}

/** A git whose pushes are counted and wait until they are let go. */
function heldGit(push: () => void = () => {}) {
  let pushes = 0
  let begin = () => {}
  let release = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const git = {
    push: async () => {
      pushes++
      begin()
      await released
      push()
      return {}
    },
  } as unknown as App['git']
  return { app: { git } satisfies Partial<App>, pushes: () => pushes, begun, release }
}

function startWithGit(
  t: Parameters<typeof startGantry>[0],
  git: ReturnType<typeof heldGit>,
  options: GantryOptions = {},
): Promise<Gantry> {
  return startGantry(t, { ...options, parts: { app: git.app } })
}

t.test('25 concurrent calls with one Idempotency-Key have one effect, for each of 10 keys', async (t) => {
  const gantry = await startGantry(t)
  const create = (key: string) => gantry.call('POST', '/tasks', { body: { title: key }, headers: keyed(key) })
  const keys = Array.from({ length: 10 }, (_, index) => `key-${index}`)
  const answers = await Promise.all(keys.flatMap((key) => Array.from({ length: 25 }, () => create(key))))
  t.equal(await countTasks(gantry), 10)
  for (const { status, body, headers } of answers) {
    if (status === 201) continue
    t.match(
      { status, code: body.error.code, retryAfter: headers.get('retry-after') },
      { status: 409, code: 'idempotency_in_progress', retryAfter: '1' },
    )
  }
  t.equal(
    answers.filter(({ status, headers }) => status === 201 && headers.get('idempotency-replayed') === null).length,
    10,
  )
  for (const key of keys) {
    const again = await create(key)
    t.equal(again.headers.get('idempotency-replayed'), 'true')
    t.equal(again.body.data.title, key)
  }
  t.equal(await countTasks(gantry), 10)
})

t.test('a repeated call is given the whole first answer', async (t) => {
  const gantry = await startGantry(t)
  const create = () => gantry.call('POST', '/tasks', { body: { intent: 'Plan' }, headers: keyed('one') })
  const first = await create()
  const again = await create()
  t.equal(first.headers.get('idempotency-replayed'), null)
  t.equal(again.status, 201)
  t.same(again.body, first.body)
  for (const name of ['location', 'deprecation', 'link', 'content-type'])
    t.equal(again.headers.get(name), first.headers.get(name), name)
  t.not(again.headers.get('x-request-id'), first.headers.get('x-request-id'))
  const { audit } = gantry.service.app.store
  t.equal(
    (await audit.call(gantry.service.app.store, { limit: 10 })).filter(({ operation }) => operation === 'createTask')
      .length,
    1,
  )
})

t.test('a key that was used for another call is refused', async (t) => {
  const gantry = await startGantry(t)
  const create = (title: string, key = 'one', path = '/tasks') =>
    gantry.call('POST', path, { body: { title }, headers: keyed(key) })
  await create('Plan')
  const other = await create('Another plan')
  t.match({ status: other.status, code: other.body.error.code }, { status: 409, code: 'idempotency_key_reused' })
  t.equal((await create('Plan')).headers.get('idempotency-replayed'), 'true')
})

t.test('a key means nothing to another operation, path or credential', async (t) => {
  const gantry = await startGantry(t)
  const [one, two] = [await gantry.createTask('One'), await gantry.createTask('Two')]
  const {
    body: {
      data: { secret },
    },
  } = await gantry.call('POST', '/identity/tokens', {
    body: { name: 'Second', preset: 'full' },
    headers: keyed('same'),
  })
  const create = (token: string) =>
    gantry.call('POST', '/tasks', {
      body: { title: 'Three' },
      headers: { ...keyed('same'), authorization: `Bearer ${token}` },
    })
  t.equal((await create(ownerToken)).headers.get('idempotency-replayed'), null)
  t.equal((await create(secret)).headers.get('idempotency-replayed'), null)
  t.equal(await countTasks(gantry), 4)
  const resize = (id: string) =>
    gantry.call('POST', `/terminal/${id}/resize`, {
      body: { sessionId: 'pty_none', cols: 80, rows: 24 },
      headers: keyed('same'),
    })
  t.equal((await resize(one)).headers.get('idempotency-replayed'), null)
  t.equal((await resize(two)).headers.get('idempotency-replayed'), null)
})

t.test('a key is valid across a restart of the service', async (t) => {
  const data = makeFolder(t)
  const first = await startGantry(t, { args: ['--data', data] })
  const options = { body: { title: 'Plan' }, headers: keyed('one') }
  const created = await first.call('POST', '/tasks', options)
  await first.service.stop()
  const second = await startGantry(t, { args: ['--data', data] })
  const again = await second.call('POST', '/tasks', options)
  t.equal(again.headers.get('idempotency-replayed'), 'true')
  t.same(again.body, created.body)
  t.equal(await countTasks(second), 1)
})

t.test('an upload is known again by its parts, whatever the boundary', async (t) => {
  const gantry = await startGantry(t)
  const upload = (content: string, key = 'one', filename = 'a.txt') => {
    const form = new FormData()
    form.set('description', 'A file')
    form.set('file', new Blob([content], { type: 'text/plain' }), filename)
    return gantry.call('POST', '/resources', { raw: form, headers: keyed(key) })
  }
  const first = await upload('hello')
  const again = await upload('hello')
  t.equal(first.status, 201)
  t.equal(again.headers.get('idempotency-replayed'), 'true')
  t.same(again.body, first.body)
  t.equal((await upload('hullo')).body.error.code, 'idempotency_key_reused')
  t.equal((await upload('hello', 'one', 'b.txt')).body.error.code, 'idempotency_key_reused')
  const taken = await upload('other', 'two')
  t.match({ status: taken.status, code: taken.body.error.code }, { status: 409, code: 'already_exists' })
  t.equal((await upload('other', 'two')).headers.get('idempotency-replayed'), 'true')
})

t.test('a refusal of the handler is the first answer too', async (t) => {
  const gantry = await startGantry(t)
  const resize = () =>
    gantry.call('POST', '/terminal/task_none/resize', {
      body: { sessionId: 'pty_none', cols: 80, rows: 24 },
      headers: keyed('one'),
    })
  const first = await resize()
  const again = await resize()
  t.match({ status: first.status, code: first.body.error.code }, { status: 404, code: 'task_not_found' })
  t.same(again.body, first.body)
  t.equal(again.headers.get('idempotency-replayed'), 'true')
})

t.test("a refusal that was not the handler's is not kept", async (t) => {
  const gantry = await startGantry(t)
  const create = (body: unknown, headers = {}) =>
    gantry.call('POST', '/tasks', { body, headers: { ...keyed('one'), ...headers } })
  t.equal((await create({})).status, 400)
  t.equal((await create({ title: 'Plan' }, { authorization: 'Bearer none' })).status, 401)
  const {
    body: {
      data: { secret },
    },
  } = await gantry.call('POST', '/identity/tokens', { body: { name: 'Reader', preset: 'read_only' } })
  t.equal((await create({ title: 'Plan' }, { authorization: `Bearer ${secret}` })).status, 403)
  t.equal((await create({ title: 'Plan' })).status, 201)
  t.equal(await countTasks(gantry), 1)
})

t.test('an Idempotency-Key has 1 to 255 visible characters', async (t) => {
  const gantry = await startGantry(t)
  for (const key of ['a b', 'ä', 'x'.repeat(256)])
    t.equal((await gantry.call('POST', '/tasks', { body: { title: 'Plan' }, headers: keyed(key) })).status, 400, key)
  t.equal(
    (await gantry.call('POST', '/tasks', { body: { title: 'Plan' }, headers: keyed('x'.repeat(255)) })).status,
    201,
  )
})

t.test('a repeated login is given the same cookie', async (t) => {
  const gantry = await startGantry(t)
  const login = (token: string) =>
    gantry.call('POST', '/identity/login', { body: { token }, headers: { ...keyed('one'), authorization: '' } })
  const first = await login(ownerToken)
  const again = await login(ownerToken)
  t.equal(first.status, 200)
  t.equal(again.headers.get('idempotency-replayed'), 'true')
  t.equal(again.headers.get('set-cookie'), first.headers.get('set-cookie'))
  const cookie = again.headers.get('set-cookie')?.split(';')[0] ?? ''
  t.equal(
    (await gantry.call('GET', '/identity', { headers: { authorization: '', cookie } })).body.data.identity.method,
    'session',
  )
  // Whoever only knows the key gets nothing.
  t.equal((await login('another-token-0123456789')).body.error.code, 'idempotency_key_reused')
})

t.test('a repeated createToken returns the same secret, which the store does not contain', async (t) => {
  const gantry = await startGantry(t)
  const create = () =>
    gantry.call('POST', '/identity/tokens', { body: { name: 'Agent' }, headers: keyed('a-key-nobody-knows') })
  const first = await create()
  const again = await create()
  const { secret } = first.body.data
  t.equal(first.status, 201)
  t.equal(again.body.data.secret, secret)
  t.equal((await gantry.call('GET', '/identity', { headers: { authorization: `Bearer ${secret}` } })).status, 200)
  await gantry.service.stop()
  const files = filesBelow(gantry.data)
  t.ok(files.length > 0)
  for (const file of files) {
    const bytes = readFileSync(file)
    for (const told of [secret, Buffer.from(secret).toString('base64').replace(/=+$/, ''), 'a-key-nobody-knows'])
      t.notOk(bytes.includes(told), file)
  }
})

t.test('an effect outside the store happens once, and a second call gets idempotency_in_progress', async (t) => {
  const git = heldGit()
  const gantry = await startWithGit(t, git)
  const push = () => gantry.call('POST', '/git/push', { body: {}, headers: keyed('one') })
  const first = push()
  await git.begun
  t.match(
    (await recordsOf(gantry)).map(({ doc }) => doc.state),
    ['started'],
  )
  const second = await push()
  t.match({ status: second.status, code: second.body.error.code }, { status: 409, code: 'idempotency_in_progress' })
  git.release()
  t.equal((await first).status, 200)
  t.equal((await push()).headers.get('idempotency-replayed'), 'true')
  t.equal(git.pushes(), 1)
  t.match(
    (await recordsOf(gantry)).map(({ doc }) => doc.state),
    ['done'],
  )
  const { store } = gantry.service.app
  const pushed = (await store.audit({ limit: 50 })).filter(({ operation }) => operation === 'pushChanges')
  t.same(
    pushed.map(({ outcome }) => outcome),
    ['done', 'started'],
  )
})

t.test('an effect outside the store with an unknown outcome after a crash is reported as unknown', async (t) => {
  const git = heldGit()
  const data = makeFolder(t)
  const gantry = await startWithGit(t, git, { args: ['--data', data] })
  const options = { body: {}, headers: keyed('one') }
  const first = gantry.call('POST', '/git/push', options)
  await git.begun
  const [started] = await recordsOf(gantry)
  git.release()
  await first
  // What a kill in the middle of the push leaves behind.
  const [done] = await recordsOf(gantry)
  if (!started || !done) throw new Error('no record was kept')
  await gantry.service.app.store.commit([{ replace: 'idempotency', version: done.version, doc: started.doc }])
  await gantry.service.stop()
  const next = heldGit()
  const restarted = await startWithGit(t, next, { args: ['--data', data] })
  const again = await restarted.call('POST', '/git/push', options)
  t.match({ status: again.status, code: again.body.error.code }, { status: 409, code: 'idempotency_outcome_unknown' })
  t.equal(next.pushes(), 0)
})

t.test('an effect whose record cannot be stored is reported as one that happened, and not done again', async (t) => {
  const git = heldGit()
  git.release()
  const memory = openMemoryStore(collections)
  let isLocked = false
  const store = {
    ...memory,
    commit: (changes: readonly Change[]) =>
      isLocked ? Promise.reject(new StorageLocked(new Error('busy'))) : memory.commit(changes),
  }
  const gantry = await startGantry(t, { parts: { app: git.app, store } })
  const push = () => gantry.call('POST', '/git/push', { body: {}, headers: keyed('one') })
  void git.begun.then(() => (isLocked = true))
  const { status, body } = await push()
  t.match({ status, code: body.error.code }, { status: 503, code: 'not_ready' })
  t.match(body.error.message, /took effect/)
  t.notMatch(body.error.message, /Nothing was stored/)
  isLocked = false
  t.equal((await push()).body.error.code, 'idempotency_outcome_unknown')
  t.equal(git.pushes(), 1)
})

t.test('a failure on our side or further on is not kept, and the call can be tried again', async (t) => {
  let isDown = true
  const git = heldGit(() => {
    if (isDown) fail('git_remote_unreachable')
  })
  git.release()
  const gantry = await startWithGit(t, git)
  const push = () => gantry.call('POST', '/git/push', { body: {}, headers: keyed('one') })
  t.equal((await push()).status, 502)
  t.same(await recordsOf(gantry), [])
  isDown = false
  const second = await push()
  t.equal(second.status, 200)
  t.equal(second.headers.get('idempotency-replayed'), null)
  t.equal(git.pushes(), 2)
})

t.test('an answer is kept for a day', async (t) => {
  let at = Date.parse('2026-01-01T00:00:00Z')
  const gantry = await startGantry(t, { parts: { now: () => new Date(at).toISOString() } })
  const create = () => gantry.call('POST', '/tasks', { body: { title: 'Plan' }, headers: keyed('one') })
  await create()
  at += 23 * 3_600_000
  t.equal((await create()).headers.get('idempotency-replayed'), 'true')
  at += 2 * 3_600_000
  t.equal((await create()).headers.get('idempotency-replayed'), null)
  t.equal(await countTasks(gantry), 2)
  t.equal((await create()).headers.get('idempotency-replayed'), 'true')
})

t.test('64 writers who read, change and write one item lose no update', async (t) => {
  const gantry = await startGantry(t)
  const path = `/tasks/${await gantry.createTask()}/changes`
  let conflicts = 0
  await Promise.all(
    Array.from({ length: 64 }, async (_, writer) => {
      for (;;) {
        const { body, headers } = await gantry.call('GET', path)
        const changes = [...body.data.changes, { path: `writer-${writer}`, content: '' }]
        const written = await gantry.call('PUT', path, {
          body: { changes },
          headers: { 'if-match': headers.get('etag') ?? '' },
        })
        if (written.status === 200) return
        if (written.status !== 412) throw new Error(`answered ${written.status}`)
        conflicts++
      }
    }),
  )
  const { changes } = (await gantry.call('GET', path)).body.data
  t.equal(changes.length, 64)
  t.equal(new Set(changes.map((change: { path: string }) => change.path)).size, 64)
  t.ok(conflicts > 0)
})

t.test('150 writers without If-Match all succeed', async (t) => {
  const gantry = await startGantry(t)
  const path = `/tasks/${await gantry.createTask()}/changes`
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => gantry.call('PUT', path, { body: { changes: [] } })),
  )
  t.same(new Set(answers.map(({ status }) => status)), new Set([200]))
})

t.test('If-Match takes one tag, several, or any', async (t) => {
  const gantry = await startGantry(t)
  const path = `/tasks/${await gantry.createTask()}/changes`
  const put = (tag: string): Promise<Answer> =>
    gantry.call('PUT', path, { body: { changes: [] }, headers: { 'if-match': tag } })
  t.equal((await put('"0"')).headers.get('etag'), '"1"')
  t.equal((await put('"7", "1"')).headers.get('etag'), '"2"')
  t.equal((await put('*')).headers.get('etag'), '"3"')
  for (const tag of ['"2"', 'W/"3"', '3', '"x"', '"03"', '"2", W/"3"', '"3']) {
    const { status, body, headers } = await put(tag)
    t.match(
      { status, code: body.error.code, etag: headers.get('etag') },
      { status: 412, code: 'revision_mismatch', etag: '"3"' },
      tag,
    )
  }
  t.equal((await gantry.call('GET', path)).headers.get('etag'), '"3"')
})

t.test('If-None-Match answers 304 to a client that has the current version', async (t) => {
  const gantry = await startGantry(t)
  const path = `/tasks/${await gantry.createTask()}/changes`
  await gantry.call('PUT', path, { body: { changes: [] } })
  const get = (tag: string, method = 'GET') => gantry.call(method, path, { headers: { 'if-none-match': tag } })
  for (const tag of ['"1"', 'W/"1"', '"0", "1"', '*']) {
    const { status, headers } = await get(tag)
    t.match({ status, etag: headers.get('etag') }, { status: 304, etag: '"1"' }, tag)
  }
  t.equal((await get('"1"', 'HEAD')).status, 304)
  t.equal((await get('"0"')).status, 200)
})

t.test('a call without a key leaves no record', async (t) => {
  const gantry = await startGantry(t)
  await call(gantry.origin, 'POST', '/tasks', { body: { title: 'Plan' } })
  t.same(await recordsOf(gantry), [])
})
