import t from 'tap'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '../src/collections.ts'
import type { Store } from '../src/collections.ts'
import { createIds } from '../src/platform/work/ids.ts'
import { leaseMs } from '../src/platform/work/store-lease.ts'
import { fileLockTimes } from '../src/services/project.ts'
import { FileLocks } from '../src/services/project/file-locks.ts'
import { WorkingTree } from '../src/services/working-tree.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { openPostgresStore } from '../src/stores/postgres/store.ts'
import { TestClock } from './support/clock.ts'
import { startProcess, token } from './support/crash/service.ts'
import { atRename } from './support/crash/signal-at-rename.ts'
import { makeFolder } from './support/folder.ts'
import { startPostgres } from './support/postgres.ts'
import { waitUntil } from './support/wait.ts'
import { filesIn, sha256 } from './support/working-tree.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

t.test('a lock of files waits for its release, and each owner has a larger number', async (t) => {
  const { locks } = cluster()
  const [one, other] = [locks(), locks()]
  const first = await one.lock('documents')
  const waiting = other.lock('documents')
  const apart = await other.lock('skills')
  await apart.release()
  await first.release()
  const second = await waiting
  t.ok(second.term > first.term)
  t.equal(second.storeName, first.storeName)
  await second.release()
})

t.test('the lock of a process that died is free when its lease expires; then the old owner is refused', async (t) => {
  const { locks, clock } = cluster()
  const [one, other] = [locks(), locks()]
  const dead = await one.lock('documents')
  await t.rejects(locks({ times: { ...fileLockTimes, patienceMs: 0 } }).lock('documents'), { code: 'overloaded' })
  clock.advance(leaseMs - 1)
  await t.rejects(locks({ times: { ...fileLockTimes, patienceMs: 0 } }).lock('documents'), { code: 'overloaded' })
  clock.advance(1)
  const next = await other.lock('documents')
  await t.rejects(dead.confirm(), { code: 'overloaded' })
  await t.rejects(dead.renewal(), { code: 'overloaded' })
  t.equal(dead.isLost, true)
  await dead.release()
  await next.confirm()
  await next.release()
})

t.test('a lease is renewed while the work goes on', async (t) => {
  const { locks, clock, store } = cluster()
  const lease = await locks({ times: { ...fileLockTimes, renewEachMs: 1 } }).lock('working-tree')
  const until = async () => (await store.read.fileLeases.get('working-tree'))?.doc.until ?? ''
  const first = await until()
  clock.advance(leaseMs / 2)
  await waitUntil(async () => (await until()) > first)
  await lease.release()
  t.equal(await until(), '')
})

t.test('where one process uses the store, a lock writes nothing', async (t) => {
  const { locks, store } = cluster()
  const lease = await locks({ isStoreShared: false }).lock('working-tree')
  await lease.confirm()
  await lease.release()
  t.strictSame(await store.read.fileLeases.list(), [])
})

t.test('an apply that loses the lock before it is ready writes nothing, and the next one goes on', async (t) => {
  const { tree, clock, folder, store, onCommit } = cluster(t)
  const [slow, fast] = [tree(), tree()]
  writeFileSync(join(folder, 'a.txt'), 'old')
  let applied: Promise<unknown> | undefined
  // As if the process was stopped between what it prepared and the record that makes it ready.
  onCommit(async (changes) => {
    if (applied !== undefined || !changes.some((change) => isReady(change))) return
    clock.advance(leaseMs)
    applied = apply(fast, 'a.txt', 'by the next')
    await applied
  })
  await t.rejects(apply(slow, 'a.txt', 'by the slow'), { code: 'overloaded' })
  t.strictSame(filesIn(folder), { 'a.txt': 'by the next' })
  t.strictSame(await store.read.applyRecords.list(), [])
})

t.test(
  'an apply that loses the lock when it is ready is completed by the next owner, and changes nothing later',
  async (t) => {
    const { tree, clock, folder, store, onCommit } = cluster(t)
    const [slow, fast] = [tree(), tree()]
    for (const name of ['a.txt', 'b.txt']) writeFileSync(join(folder, name), 'old')
    let isDone = false
    onCommit(async (changes, committed) => {
      if (isDone || !changes.some((change) => isReady(change))) return
      isDone = true
      await committed()
      clock.advance(leaseMs)
      await apply(fast, 'b.txt', 'by the next')
      t.strictSame(filesIn(folder), { 'a.txt': 'by the slow', 'b.txt': 'by the next' })
      writeFileSync(join(folder, 'a.txt'), 'by hand')
    })
    await t.rejects(apply(slow, 'a.txt', 'by the slow'), { code: 'changes_conflict' })
    t.strictSame(filesIn(folder), { 'a.txt': 'by hand', 'b.txt': 'by the next' })
    t.strictSame(await store.read.applyRecords.list(), [])
  },
)

t.test('what is under way in a workspace is recorded on its machine, where no other one completes it', async (t) => {
  const { tree, folder, onCommit } = cluster(t)
  const workspace = makeFolder(t)
  const [mine, recorded] = [tree(), [] as string[]]
  onCommit(async (changes) => {
    for (const change of changes) if ('insert' in change) recorded.push(change.insert)
  })
  const change = { changes: [{ path: 'a.txt', content: 'new' }], bases: { 'a.txt': null } }
  await mine.exclusively((_root, write) => write(change), workspace)
  await mine.at(workspace).apply({ changes: [{ path: 'b.txt', content: 'new' }], bases: { 'b.txt': null } })
  t.strictSame(filesIn(workspace), { 'a.txt': 'new', 'b.txt': 'new' })
  t.strictSame(filesIn(folder), {})
  t.notOk(recorded.includes('applyRecords'))
  await mine.apply(change)
  t.ok(recorded.includes('applyRecords'), 'as it is of the project')
})

t.test('a process is killed in an apply: another one completes it, and the next apply goes on', async (t) => {
  const postgres = await startPostgres(t)
  const [project, environment] = [
    makeFolder(t),
    { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) },
  ]
  const names = ['a.txt', 'b.txt', 'c.txt']
  for (const name of names) writeFileSync(join(project, name), 'old')
  const [doomed, other] = await Promise.all(
    [atRename('SIGKILL', '/b\\.txt$'), {}].map((more) =>
      startProcess({ project, data: makeFolder(t), environment: { ...environment, ...more } }),
    ),
  )
  if (!doomed || !other) throw new Error('one of them did not start')
  t.teardown(() => other.end('SIGKILL'))
  const ask = async (origin: string, method: string, path: string, body: object) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as any }
  }
  const put = async (changes: readonly object[]) => {
    const { id } = (await ask(other.origin, 'POST', '/tasks', { title: 'Changes' })).body.data
    await ask(other.origin, 'PUT', `/tasks/${id}/changes`, { changes })
    return `/tasks/${id}/changes/apply`
  }
  const first = await put(names.map((path) => ({ path, content: 'new' })))
  const second = await put([{ path: 'd.txt', content: 'next' }])
  await ask(doomed.origin, 'POST', first, {}).catch(() => undefined)
  await doomed.end('SIGKILL')
  t.ok(existsSync(join(project, '.gantry-apply')), 'it left its lock')
  await expireLease(environment.GANTRY_STORE)
  t.equal((await ask(other.origin, 'POST', second, {})).status, 200)
  t.strictSame(
    names.map((name) => readFileSync(join(project, name), 'utf8')),
    ['new', 'new', 'new'],
    'all of the first one is written',
  )
  t.strictSame(readdirSync(project).toSorted(), ['.gantry', 'a.txt', 'b.txt', 'c.txt', 'd.txt'])
})

/** As if the time of the lease had passed. */
async function expireLease(url: string): Promise<void> {
  const store = await openPostgresStore(url, collections)
  const found = await store.read.fileLeases.get('working-tree')
  if (!found) throw new Error('there is no lease')
  await store.commit([{ replace: 'fileLeases', version: found.version, doc: { ...found.doc, until: '' } }])
  await store.close()
}

type Commit = Store['commit']
type Changes = Parameters<Commit>[0]
type Listener = (changes: Changes, committed: () => Promise<unknown>) => Promise<void>

/** Processes on one store and one project, with a clock that they share. */
function cluster(t?: Parameters<typeof makeFolder>[0]) {
  const memory = openMemoryStore(collections)
  const clock = new TestClock()
  let listener: Listener | undefined
  const store: Store = {
    ...memory,
    commit: async (changes, options) => {
      let result: ReturnType<Commit> | undefined
      const committed = () => (result ??= memory.commit(changes, options))
      await listener?.(changes, committed)
      return await committed()
    },
  }
  const options = { store, now: clock.now, newId: createIds(), log: silent, isStoreShared: true, times: fileLockTimes }
  const locks = (more: Partial<ConstructorParameters<typeof FileLocks>[0]> = {}) =>
    new FileLocks({ ...options, ...more })
  const folder = t === undefined ? '' : makeFolder(t)
  return {
    store,
    clock,
    folder,
    locks,
    onCommit: (given: Listener) => (listener = given),
    tree: () =>
      new WorkingTree({
        folder,
        journal: t ? makeFolder(t) : '',
        log: silent,
        patienceMs: fileLockTimes.patienceMs,
        locks: locks(),
        sharedStore: store,
      }),
  }
}

function isReady(change: Changes[number]): boolean {
  return 'replace' in change && change.replace === 'applyRecords' && change.doc.state === 'ready'
}

async function apply(tree: WorkingTree, path: string, content: string): Promise<unknown> {
  const changes = [{ path, content }]
  return await tree.apply({ changes, bases: { [path]: sha256('old') } })
}
