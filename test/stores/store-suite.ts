import type { Test } from 'tap'
import { auditHash, firstAuditHash, verifyAudit } from '../../src/stores/audit.ts'
import type { Change, Documents, Store } from '../../src/collections.ts'
import { DuplicateId, VersionConflict } from '../../src/stores/port.ts'
import type { NewAuditEntry, StoredEvent } from '../../src/stores/port.ts'
import { foreignEvent } from '../support/events.ts'

/** What every driver must hold. `open` gives the store of a place; opening it again gives what was committed there. */
export interface Driver {
  readonly open: () => Promise<Store>
  /** Whether the data outlives the store. */
  readonly isDurable: boolean
  /** Whether several may have a place open at once. */
  readonly isShared: boolean
}

const at = '2026-01-01T00:00:00.000Z'

export function approval(id: string): Documents['approvals'] {
  return { id, approvedAt: at, approvedBy: 'user_owner' }
}

export function event(kind: string, taskId?: string, when = at): Change {
  return { event: foreignEvent(kind, when, taskId === undefined ? {} : { taskId }) }
}

export function task(id: string, given: Partial<Documents['tasks']> = {}): Documents['tasks'] {
  return {
    id,
    title: id,
    content: '',
    priority: 'medium',
    readiness: 0,
    tags: [],
    author: { id: 'user_owner', name: 'Owner' },
    reviewers: [],
    state: 'open',
    dependsOn: [],
    revision: 1,
    planStepIds: [],
    commentCount: 0,
    changeCount: 0,
    createdAt: at,
    updatedAt: at,
    ...given,
  }
}

export function auditEntry(object: string): NewAuditEntry {
  return {
    at,
    userId: 'user_owner',
    credentialId: 'token_1',
    address: '127.0.0.1',
    requestId: 'req_1',
    operation: 'createTask',
    object,
    outcome: 'done',
  }
}

/** Runs the promises of `stores/port.ts` on a driver. A driver written elsewhere proves itself by the same call. */
export function testStore(t: Test, name: string, makeDriver: (t: Test) => Promise<Driver>): void {
  promise('One typed reader for each collection.', async (t, store) => {
    await store.commit([
      { insert: 'approvals', doc: approval('a') },
      { insert: 'tasks', doc: task('a', { title: 'A task' }) },
    ])
    t.same((await store.read.approvals.get('a'))?.doc, approval('a'))
    t.equal((await store.read.tasks.get('a'))?.doc.title, 'A task')
    t.equal(await store.read.users.get('a'), undefined)
  })

  promise('Commits all changes or none, and resolves once they are on disk.', async (t, store, driver) => {
    await store.commit([{ insert: 'approvals', doc: approval('a') }])
    const doomed: Change[] = [
      { insert: 'approvals', doc: approval('b') },
      { insert: 'tasks', doc: task('t', { title: 'doomed', tags: ['x'] }) },
      event('x.happened'),
      { audit: auditEntry('/b') },
      { insert: 'approvals', doc: approval('a') },
    ]
    await t.rejects(store.commit(doomed), DuplicateId)
    t.equal(await store.read.approvals.get('b'), undefined)
    t.same(await store.read.tasks.list({ where: { tags: 'x' } }), [])
    t.same(await store.search('tasks', { text: 'doomed', limit: 5 }), [])
    t.same(await store.events({ after: 0, limit: 10 }), [])
    t.same(await store.audit({ limit: 10 }), [])
    await t.rejects(
      store.commit([
        { insert: 'approvals', doc: approval('c') },
        { insert: 'approvals', doc: approval('c') },
      ]),
      DuplicateId,
    )
    t.equal(await store.read.approvals.get('c'), undefined)

    const comment = (id: string): Change => ({
      insert: 'comments',
      doc: { id, taskId: 't1', authorId: 'user_owner', author: 'Owner', content: 'Fine.', createdAt: at },
    })
    await store.commit([
      { insert: 'tasks', doc: task('t1', { title: 'kept', tags: ['y'] }) },
      { insert: 'taskQueue', doc: { id: 't1', priority: 'high' } },
      { insert: 'taskDependencies', doc: { id: 't1', dependsOn: ['t0'] } },
      { insert: 'taskGraph', doc: { id: 'tasks', changeCount: 1 } },
      comment('c1'),
    ])
    const claim: Change[] = [
      { replace: 'tasks', version: 1, doc: task('t1', { title: 'claimed', state: 'in_progress', tags: ['z'] }) },
      { remove: 'taskQueue', version: 1, id: 't1' },
      { insert: 'taskClaims', doc: { id: 't1', claimId: 'c', holderId: 'u', expiresAt: at } },
      { replace: 'taskDependencies', version: 1, doc: { id: 't1', dependsOn: ['t9'] } },
      comment('c2'),
      event('task.claimed', 't1'),
      { audit: auditEntry('/tasks/t1/claim') },
      { replace: 'taskGraph', version: 2, doc: { id: 'tasks', changeCount: 2 } },
    ]
    for (const changes of [
      claim,
      [...claim].reverse(),
      [...claim, { insert: 'approvals', doc: approval('a') } as const].filter(
        (change) => !('replace' in change && change.replace === 'taskGraph'),
      ),
    ]) {
      await t.rejects(store.commit(changes))
      t.same(
        (await store.read.tasks.list({ where: { state: 'open', tags: 'y' } })).map(({ doc, version }) => [
          doc.title,
          version,
        ]),
        [['kept', 1]],
        'one conflict among many collections changes none of them',
      )
      t.same(await store.read.tasks.list({ where: { state: 'in_progress' } }), [])
      t.same((await store.read.taskQueue.list({ where: { priority: 'high' } })).length, 1)
      t.same(await store.read.taskClaims.list({ orderBy: 'expiresAt' }), [])
      t.same((await store.read.taskDependencies.list({ where: { dependsOn: 't0' } })).length, 1)
      t.same(
        (await store.read.comments.list({ where: { taskId: 't1' } })).map(({ doc }) => doc.id),
        ['c1'],
      )
      t.same(
        [
          await store.search('tasks', { text: 'claimed', limit: 5 }),
          await store.events({ after: 0, limit: 10 }),
          await store.audit({ limit: 10 }),
        ],
        [[], [], []],
      )
    }
    if (!driver.isDurable) return
    const other = await driver.open()
    t.teardown(() => other.close())
    t.equal((await other.read.approvals.get('a'))?.version, 1, 'another look finds it while the first has not let go')
  })

  promise(
    'Throws `DuplicateId` when an inserted id is taken and `VersionConflict` when an item is no longer at the expected version.',
    async (t, store) => {
      await store.commit([{ insert: 'approvals', doc: approval('a') }])
      await t.rejects(store.commit([{ insert: 'approvals', doc: approval('a') }]), DuplicateId)
      await store.commit([{ replace: 'approvals', version: 1, doc: approval('a') }])
      await t.rejects(store.commit([{ replace: 'approvals', version: 1, doc: approval('a') }]), VersionConflict)
      await t.rejects(store.commit([{ remove: 'approvals', version: 1, id: 'a' }]), VersionConflict)
      await t.rejects(store.commit([{ replace: 'approvals', version: 1, doc: approval('missing') }]), VersionConflict)
      await store.commit([{ remove: 'approvals', version: 2, id: 'a' }])
      t.equal(await store.read.approvals.get('a'), undefined)
      await store.commit([{ insert: 'approvals', doc: approval('b') }])
      const outcomes = await Promise.allSettled(
        Array.from({ length: 25 }, () =>
          store.commit([{ replace: 'approvals', version: 1, doc: approval('b') }, event('b.changed')]),
        ),
      )
      t.equal(
        outcomes.filter(({ status }) => status === 'fulfilled').length,
        1,
        'one of many writers of one version wins',
      )
      t.equal((await store.events({ after: 0, limit: 100 })).length, 1)
    },
  )

  promise(
    'Each change of a batch sees those before it: an item may be removed and another of its id inserted, which begins at version 1.',
    async (t, store) => {
      await store.commit([
        { insert: 'tasks', doc: task('a', { title: 'first apple', tags: ['x'], state: 'done' }) },
        { insert: 'tasks', doc: task('b', { title: 'pear' }) },
      ])
      await store.commit([
        { replace: 'tasks', version: 1, doc: task('a', { title: 'second apple', tags: ['x', 'y'] }) },
        { remove: 'tasks', version: 2, id: 'a' },
        { insert: 'tasks', doc: task('a', { title: 'third plum', tags: ['z'], priority: 'low' }) },
      ])
      const found = await store.read.tasks.get('a')
      t.same([found?.doc.title, found?.version], ['third plum', 1])
      for (const tags of ['x', 'y']) t.same(await store.read.tasks.list({ where: { tags } }), [])
      t.equal((await store.read.tasks.list({ where: { tags: 'z', state: 'open', priority: 'low' } })).length, 1)
      t.same(
        [
          (await store.search('tasks', { text: 'apple', limit: 5 })).length,
          (await store.search('tasks', { text: 'plum', limit: 5 })).length,
        ],
        [0, 1],
      )
      await store.commit([
        { insert: 'tasks', doc: task('c', { title: 'short fig', tags: ['z'] }) },
        { replace: 'tasks', version: 1, doc: task('c', { title: 'shorter fig', tags: ['q'] }) },
        { remove: 'tasks', version: 2, id: 'c' },
      ])
      t.equal(await store.read.tasks.get('c'), undefined)
      t.same(
        [
          (await store.search('tasks', { text: 'fig', limit: 5 })).length,
          (await store.read.tasks.list({ where: { tags: 'q' } })).length,
        ],
        [0, 0],
      )
      await t.rejects(
        store.commit([
          { remove: 'tasks', version: 1, id: 'b' },
          { remove: 'tasks', version: 1, id: 'b' },
        ]),
        VersionConflict,
      )
      await t.rejects(
        store.commit([
          { insert: 'tasks', doc: task('a') },
          { remove: 'tasks', version: 1, id: 'a' },
        ]),
        DuplicateId,
        'in their order',
      )
      t.equal((await store.read.tasks.get('b'))?.version, 1)
    },
  )

  promise('Takes thousands of changes in one batch.', async (t, store) => {
    const numbers = Array.from({ length: 1000 }, (_, index) => `task_${String(index).padStart(4, '0')}`)
    await store.commit(
      numbers.flatMap((id, index): Change[] => [
        { insert: 'tasks', doc: task(id, { title: 'each one', tags: ['all'] }) },
        { insert: 'taskDependencies', doc: { id, dependsOn: [`task_${index % 7}`] } },
        event('task.created', id),
      ]),
    )
    t.equal((await store.read.tasks.list({ where: { tags: 'all', state: 'open' } })).length, 1000)
    t.equal((await store.search('tasks', { text: 'each', where: { tags: 'all' }, limit: 2000 })).length, 1000)
    const changes = numbers.flatMap((id, index): Change[] => [
      index % 2 === 0
        ? { remove: 'tasks', version: 1, id }
        : { replace: 'tasks', version: 1, doc: task(id, { title: 'other', state: 'done' }) },
      { remove: 'taskDependencies', version: 1, id },
      event('task.changed', id),
    ])
    await t.rejects(store.commit([...changes, { remove: 'tasks', version: 1, id: 'nobody' }]), VersionConflict)
    t.equal((await store.read.tasks.list({ where: { tags: 'all', state: 'open' } })).length, 1000)
    t.same(
      (await store.commit(changes)).eventIds,
      numbers.map((_, index) => 1001 + index),
    )
    t.same(
      [
        (await store.read.tasks.list()).length,
        (await store.read.tasks.list({ where: { tags: 'all' } })).length,
        (await store.read.taskDependencies.list()).length,
      ],
      [500, 0, 0],
    )
    t.same(
      [
        (await store.search('tasks', { text: 'each', limit: 5 })).length,
        (await store.search('tasks', { text: 'other', where: { state: 'done' }, limit: 2000 })).length,
      ],
      [0, 500],
    )
  })

  promise('One failing batch leaves the others of its moment alone.', async (t, store) => {
    const outcomes = await Promise.allSettled(
      ['a', 'a', 'b', 'c'].map((id) =>
        store.commit([{ insert: 'approvals', doc: approval(id) }, event(id), { audit: auditEntry(id) }]),
      ),
    )
    t.same(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
    )
    t.same(
      (await store.events({ after: 0, limit: 100 })).map(({ kind }) => kind),
      ['a', 'b', 'c'],
    )
    t.same(
      (await store.audit({ limit: 100 })).map(({ object }) => object),
      ['c', 'b', 'a'],
    )
    const later = await Promise.allSettled([
      store.commit([{ replace: 'approvals', version: 1, doc: approval('a') }]),
      store.commit([
        { replace: 'approvals', version: 2, doc: approval('a') },
        { remove: 'approvals', version: 3, id: 'a' },
      ]),
      store.commit([{ insert: 'approvals', doc: approval('a') }]),
      store.commit([{ remove: 'approvals', version: 3, id: 'a' }]),
    ])
    t.same(
      later.map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'fulfilled', 'rejected'],
      'each sees what the one before it did',
    )
    t.equal((await store.read.approvals.get('a'))?.version, 1)
  })

  promise(
    'Gives the sequence numbers of the appended events, in order: a reader that saw N never later finds N-1.',
    async (t, store, driver) => {
      const results = await Promise.all(
        Array.from({ length: 50 }, () => store.commit([event('x.happened'), event('y.happened')])),
      )
      t.same(
        results.flatMap(({ eventIds }) => eventIds),
        Array.from({ length: 100 }, (_, index) => index + 1),
      )
      const writers = driver.isShared ? [store, await driver.open()] : [store]
      const seen: number[] = []
      let isWriting = true
      const reading = (async () => {
        for (let isLast = false; !isLast; ) {
          isLast = !isWriting
          seen.push(...(await store.events({ after: 100 + seen.length, limit: 1000 })).map(({ id }) => id))
          await new Promise((resolve) => setImmediate(resolve))
        }
      })()
      await Promise.all(
        writers.flatMap((writer) =>
          Array.from({ length: 8 }, async (_, lane) => {
            for (let count = 0; count < 25; count++) {
              await writer.commit(
                count % 5 === 0 ? [event(`lane.${lane}`), event(`lane.${lane}`)] : [event(`lane.${lane}`)],
              )
              if (count % 7 === 0)
                await writer
                  .commit([event('lost.event'), { replace: 'approvals', version: 9, doc: approval('nobody') }])
                  .catch(() => {})
            }
          }),
        ),
      )
      isWriting = false
      await reading
      for (const writer of writers.slice(1)) await writer.close()
      t.same(
        seen,
        Array.from({ length: writers.length * 8 * 30 }, (_, index) => index + 101),
      )
    },
  )

  promise(
    'Gives events after a sequence number in order, at most `limit` of them, of these kinds and this task if they are named.',
    async (t, store) => {
      const kinds = ['task.created', 'task.comment.created', 'taskless.noise', 'token.created', 'task.created']
      for (const [index, kind] of kinds.entries())
        await store.commit([event(kind, index % 2 === 0 ? 'task_a' : 'task_b')])
      const ids = async (query: Partial<Parameters<Store['events']>[0]>) =>
        (await store.events({ after: 0, limit: 10, ...query })).map(({ id }) => id)
      t.same(await ids({}), [1, 2, 3, 4, 5])
      t.same(await ids({ after: 3 }), [4, 5])
      t.same(await ids({ limit: 2 }), [1, 2])
      t.same(await ids({ after: 99 }), [])
      t.same(await ids({ kinds: ['task.created'] }), [1, 5])
      t.same(await ids({ kinds: ['task.*'] }), [1, 2, 5])
      t.same(await ids({ kinds: ['task.*', 'token.created', 'task.created'], after: 1 }), [2, 4, 5])
      t.same(await ids({ kinds: ['task.*'], limit: 2 }), [1, 2])
      t.same(await ids({ kinds: ['*'], after: 4 }), [5])
      t.same(await ids({ kinds: ['nothing.*'] }), [])
      t.same(await ids({ kinds: [] }), [])
      t.same(await ids({ taskId: 'task_b' }), [2, 4])
      t.same(await ids({ taskId: 'task_a', kinds: ['task.*'] }), [1, 5])
      t.same(await ids({ taskId: 'task_a', kinds: ['task.created'], after: 1 }), [5])
      t.same(await ids({ taskId: 'task_\0' }), [])
      t.same(await store.events({ after: 1, limit: 1 }), [
        { id: 2, kind: 'task.comment.created', at, actor: 'user_owner', taskId: 'task_b', data: {} },
      ])
    },
  )

  promise('Finds rare ones among many without reading the others.', async (t, store) => {
    await store.commit([
      event('rare.thing', 'task_rare'),
      ...Array.from({ length: 3000 }, (_, index) => event(`common.${index % 20}`, `task_${index % 100}`)),
      event('rare.thing', 'task_rare'),
    ])
    t.same(
      (await store.events({ after: 0, limit: 5, kinds: ['rare.*'] })).map(({ id }) => id),
      [1, 3002],
    )
    t.same(
      (await store.events({ after: 1, limit: 5, taskId: 'task_rare' })).map(({ id }) => id),
      [3002],
    )
    t.same(
      (await store.events({ after: 2990, limit: 3, kinds: ['common.*'] })).map(({ id }) => id),
      [2991, 2992, 2993],
    )
  })

  promise(
    'Returns the numbers of the oldest retained event and of the newest one; 0 if there is none.',
    async (t, store) => {
      t.same(await store.eventRange(), { oldest: 0, newest: 0 })
      await store.commit([event('a.b'), event('a.b'), event('a.b')])
      t.same(await store.eventRange(), { oldest: 1, newest: 3 })
      await store.trimEvents({ before: '', countMax: 2 })
      t.same(await store.eventRange(), { oldest: 2, newest: 3 })
      await store.trimEvents({ before: '', countMax: 0 })
      t.same(await store.eventRange(), { oldest: 0, newest: 3 })
    },
  )

  promise(
    'Commits patient changes in their order with those that come next, or soon by themselves.',
    async (t, store) => {
      const patient = store.commit([event('a.b')], { isPatient: true })
      const next = store.commit([event('a.c')])
      t.same((await patient).eventIds, [1])
      t.same((await next).eventIds, [2])
      t.same((await store.commit([event('a.d')], { isPatient: true })).eventIds, [3])
    },
  )

  promise(
    'Calls back soon after every commit that appended events, also after those of other processes on the same store.',
    async (t, store, driver) => {
      const writer = driver.isShared ? await driver.open() : store
      let cursor = 0
      let wake = () => {}
      t.teardown(store.onEvents(() => wake()))
      for (let count = 1; count <= 20; count++) {
        const told = new Promise<void>((resolve) => {
          wake = resolve
        })
        await (count % 2 === 0 ? store : writer).commit([event(`a.${count}`)])
        for (let found: StoredEvent[] = []; found.length === 0; ) {
          found = await store.events({ after: cursor, limit: 1 })
          cursor += found.length
        }
        await told
      }
      t.equal(cursor, 20)
      if (writer !== store) await writer.close()
    },
  )

  promise(
    'Calls back after each commit through this store that changed items of these collections, with those changes in order.',
    async (t, store) => {
      const heard: unknown[] = []
      store.onCommit(['approvals', 'tasks'], (changes) => heard.push(changes))
      const [first, second] = [approval('a'), approval('b')]
      await store.commit([
        event('a.1'),
        { insert: 'approvals', doc: first },
        { insert: 'usernames', doc: { id: 'c', userId: 'u' } },
      ])
      await store.commit([{ insert: 'usernames', doc: { id: 'd', userId: 'u' } }, event('a.2')])
      await store.commit([
        { replace: 'approvals', version: 1, doc: first },
        { insert: 'approvals', doc: second },
        { insert: 'tasks', doc: task('t') },
        { remove: 'approvals', version: 2, id: 'a' },
      ])
      t.same(heard, [
        [{ insert: 'approvals', doc: first }],
        [
          { replace: 'approvals', version: 1, doc: first },
          { insert: 'approvals', doc: second },
          { insert: 'tasks', doc: task('t') },
          { remove: 'approvals', version: 2, id: 'a' },
        ],
      ])
    },
  )

  promise('Calls back once the changes are on disk, and before `commit` resolves.', async (t, store) => {
    const order: string[] = []
    const reads: Promise<unknown>[] = []
    store.onCommit(['approvals'], (changes) => {
      order.push('listener')
      for (const change of changes) if ('insert' in change) reads.push(store.read.approvals.get(change.doc.id))
    })
    await Promise.all(
      ['a', 'b', 'c'].map((id) =>
        store.commit([{ insert: 'approvals', doc: approval(id) }]).then(() => order.push('resolved')),
      ),
    )
    t.equal(order.indexOf('resolved') > order.indexOf('listener'), true)
    t.equal(order.filter((each) => each === 'listener').length, 3)
    t.match(await Promise.all(reads), [{ version: 1 }, { version: 1 }, { version: 1 }])
    await store.commit([{ insert: 'approvals', doc: approval('d') }])
    order.push('after')
    t.same(order.slice(-2), ['listener', 'after'])
  })

  promise('Calls back for no batch that is refused, and not after it was ended.', async (t, store) => {
    let count = 0
    const stop = store.onCommit(['approvals'], () => count++)
    const inserted = [{ insert: 'approvals', doc: approval('a') }] as const
    await Promise.allSettled([store.commit(inserted), store.commit(inserted)])
    t.equal(count, 1)
    stop()
    await store.commit([{ remove: 'approvals', version: 1, id: 'a' }])
    t.equal(count, 1)
  })

  promise('Gives what ends it.', async (t, store) => {
    const told: string[] = []
    const listener = () => told.push('same listener')
    const stop = store.onEvents(listener)
    const stopTwin = store.onEvents(listener)
    stop()
    stop()
    const done = new Promise<void>((resolve) => store.onEvents(resolve))
    await store.commit([event('a.b')])
    await done
    t.same(told, ['same listener'], 'its twin is told still')
    stopTwin()
  })

  promise(
    'Removes the events that are older than a time or beyond a count, oldest first and up to the first to keep.',
    async (t, store) => {
      const times = ['2026-01-01', '2026-01-03', '2026-01-02', '2026-01-04', '2026-01-05']
      await store.commit(times.map((time) => event('a.b', undefined, time)))
      await store.trimEvents({ before: '2026-01-01', countMax: 100 })
      t.equal((await store.eventRange()).oldest, 1)
      await store.trimEvents({ before: '2026-01-03', countMax: 100 })
      t.same(
        (await store.events({ after: 0, limit: 10 })).map(({ id }) => id),
        [2, 3, 4, 5],
      )
      await store.trimEvents({ before: '', countMax: 2 })
      t.same(
        (await store.events({ after: 0, limit: 10 })).map(({ id }) => id),
        [4, 5],
      )
      t.same(
        (await store.events({ after: 0, limit: 10, kinds: ['a.*'] })).map(({ id }) => id),
        [4, 5],
      )
      await store.commit(Array.from({ length: 4500 }, () => event('b.c')))
      await store.trimEvents({ before: '', countMax: 10 })
      t.same(await store.eventRange(), { oldest: 4496, newest: 4505 })
    },
  )

  promise('Their numbers are never given again.', async (t, store, driver) => {
    await store.commit([event('a.b'), event('a.b')])
    await store.trimEvents({ before: '9', countMax: 0 })
    if (!driver.isDurable) return t.same((await store.commit([event('a.b')])).eventIds, [3])
    await store.close()
    const again = await driver.open()
    t.teardown(() => again.close())
    t.same((await again.commit([event('a.b')])).eventIds, [3])
  })

  promise('Returns audit entries by number, newest first, starting below `before`.', async (t, store) => {
    t.same(await store.audit({ limit: 5 }), [])
    for (const object of ['/a', '/b', '/c']) await store.commit([{ audit: auditEntry(object) }])
    t.same(
      (await store.audit({ limit: 2 })).map(({ id, object }) => [id, object]),
      [
        [3, '/c'],
        [2, '/b'],
      ],
    )
    t.same(
      (await store.audit({ before: 2, limit: 2 })).map(({ id }) => id),
      [1],
    )
    t.same(await store.audit({ before: 1, limit: 2 }), [])
  })

  promise('Each contains the hash of the one before it.', async (t, store, driver) => {
    const writers = driver.isShared ? [store, await driver.open()] : [store]
    await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        writers[index % writers.length]?.commit([
          { audit: auditEntry(`/${index}`) },
          { audit: auditEntry(`/${index}/more`) },
          { insert: 'approvals', doc: approval(`${index % 30}`) },
        ]),
      ),
    )
    for (const writer of writers.slice(1)) await writer.close()
    const entries = (await store.audit({ limit: 100 })).reverse()
    t.same(
      entries.map(({ id }) => id),
      Array.from({ length: 60 }, (_, index) => index + 1),
      'refused batches leave no trace',
    )
    let before = firstAuditHash
    for (const entry of entries) t.equal(entry.hash, (before = auditHash(before, entry)))
    t.same(await verifyAudit(store), { count: 60, newestHash: before })
  })

  promise('Returns documents whose text contains every word of the query, newest first.', async (t, store) => {
    const ids = async (text: string, given: { after?: string; limit?: number } = {}) =>
      (await store.search('tasks', { text, limit: 10, ...given })).map(({ doc }) => doc.id)
    await store.commit(
      ['red apple', 'green apple', 'red pear', 'RED and green apples'].map(
        (title, index): Change => ({ insert: 'tasks', doc: task(`task_${index + 1}`, { title, content: 'fruit' }) }),
      ),
    )
    t.same(await ids('red'), ['task_4', 'task_3', 'task_1'])
    t.same(await ids('red fruit apple'), ['task_1'])
    t.same(await ids('red', { limit: 2 }), ['task_4', 'task_3'])
    t.same(await ids('red', { limit: 2, after: 'task_3' }), ['task_1'])
    t.same(await ids('red', { after: 'task_1' }), [])
    await store.commit([{ remove: 'tasks', version: 1, id: 'task_3' }])
    t.same(await ids('red'), ['task_4', 'task_1'])
    t.same(await ids('red', { after: 'task_3' }), ['task_1'], 'a page goes on where a removed item was')
    await store.commit([
      { replace: 'tasks', version: 1, doc: task('task_4', { title: 'blue plum', content: 'fruit' }) },
    ])
    t.same(await ids('red'), ['task_1'])
    t.same(await ids('blue'), ['task_4'])
    await store.commit([
      { replace: 'tasks', version: 2, doc: task('task_4', { title: 'blue plum', content: 'fruit', readiness: 50 }) },
    ])
    t.equal((await store.search('tasks', { text: 'plum', limit: 1 }))[0]?.doc.readiness, 50)
    t.equal((await store.search('tasks', { text: 'plum', limit: 1 }))[0]?.version, 3)
    // Beyond a thousand items, with words that are in few of them, in many, and in the oldest alone.
    const many = Array.from({ length: 2200 }, (_, index) =>
      task(`u${String(index).padStart(4, '0')}`, {
        title: `each ${index % 150 === 0 ? 'seldom' : ''} ${index % 900 === 7 ? 'rarely' : ''} ${index < 30 ? 'ancient' : ''}`,
      }),
    )
    for (let first = 0; first < many.length; first += 550)
      await store.commit(many.slice(first, first + 550).map((doc): Change => ({ insert: 'tasks', doc })))
    for (const [word, step, start] of [
      ['each', 1, 0],
      ['seldom', 150, 0],
      ['rarely', 900, 7],
      ['ancient', 1, 0],
    ] as const) {
      const expected = many
        .map(({ id }) => id)
        .filter((_, index) => index % step === start && (word !== 'ancient' || index < 30))
        .reverse()
        .slice(0, 100)
      t.same(await ids(word, { limit: 100 }), expected, word)
      t.same(await ids(word, { limit: 7, after: expected[1] ?? '' }), expected.slice(2, 9), `${word}, a later page`)
    }
  })

  promise('Words are runs of letters and digits, whatever their case and accents.', async (t, store) => {
    await store.commit([
      {
        insert: 'tasks',
        doc: task('task_1', { title: 'Café-au-lait: ÜBERGRÖSSE #42, привет мир, 日本語 user@example.com' }),
      },
    ])
    for (const text of [
      'cafe',
      'CAFÉ',
      'lait au',
      'cafe-au-lait',
      'übergrösse',
      'ubergrosse',
      '42',
      'ПРИВЕТ',
      'Мир',
      '日本語',
      'example',
      'user@example.com',
    ]) {
      t.equal((await store.search('tasks', { text, limit: 1 })).length, 1, text)
    }
    for (const text of ['caf', 'afe', '4', 'example.org'])
      t.equal((await store.search('tasks', { text, limit: 1 })).length, 0, text)
  })

  promise('Any text is a query; none is an error, and one without a word finds nothing.', async (t, store) => {
    await store.commit([
      { insert: 'tasks', doc: task('task_1', { title: 'and or not near', content: 'x'.repeat(5000) + ' \0 y' }) },
    ])
    const hostile = [
      '',
      ' ',
      '"',
      '""',
      "'",
      '*',
      'a*',
      '(',
      ')',
      ':',
      '-',
      '^',
      'title:',
      '{a b}:',
      'a NEAR/2',
      '\\',
      '\0',
      '&|!<->',
      '%',
      '🚀',
      '\ud800',
      "'; DROP TABLE tasks; --",
      '$1',
      '?',
      ':*',
      'z'.repeat(20_000),
      Array.from({ length: 2000 }, (_, index) => `w${index}`).join(' '),
    ]
    for (const text of hostile)
      t.same(await store.search('tasks', { text, limit: 5 }), [], JSON.stringify(text).slice(0, 30))
    for (const text of ['AND', 'and OR', 'NOT near', '"and" (or', 'x'.repeat(5000), 'y'])
      t.equal((await store.search('tasks', { text, limit: 5 })).length, 1, text.slice(0, 20))
  })

  promise('Throws when the collection is not declared to be searched as text.', async (t, store) => {
    await t.rejects(store.search('users', { text: 'ada', limit: 1 }), { message: 'users cannot be searched' })
  })

  promise('Of those it gives the ones that lists would give by the same filters.', async (t, store) => {
    type Where = { state?: string; priority?: string; tags?: string }
    const ids = async (text: string, where: Where, given: { after?: string; limit?: number } = {}) =>
      (await store.search('tasks', { text, where, limit: 100, ...given })).map(({ doc }) => doc.id)
    const states = ['done', 'done', 'done', 'done', 'done', 'done', 'in_progress', 'open'] as const
    const many = Array.from({ length: 2600 }, (_, index) =>
      task(`task_${String(index).padStart(4, '0')}`, {
        title: `each ${index % 3 === 0 ? 'common' : ''} ${index % 130 === 0 ? 'rare' : ''} ${index < 40 ? 'ancient' : ''}`,
        state: index % 650 === 13 ? 'cancelled' : (states[index % 8] ?? 'done'),
        priority: index % 2 === 0 ? 'low' : 'high',
        tags: [`tag${index % 5}`, ...(index % 400 === 3 ? ['seldom'] : []), ...(index < 20 ? ['early', 'early'] : [])],
      }),
    )
    for (let first = 0; first < many.length; first += 650)
      await store.commit(many.slice(first, first + 650).map((doc): Change => ({ insert: 'tasks', doc })))
    for (const text of ['each', 'common', 'rare', 'ancient', 'common each', 'absent', '']) {
      for (const where of [
        { state: 'done' },
        { state: 'open' },
        { state: 'cancelled' },
        { tags: 'tag1' },
        { tags: 'seldom' },
        { tags: 'early' },
        { priority: 'low', state: 'in_progress' },
        { state: 'done', tags: 'tag0' },
        { state: 'open', priority: 'high', tags: 'seldom' },
        { tags: 'nobody' },
        { tags: '\0' },
        { state: undefined },
      ] as Where[]) {
        const expected = many
          .filter(
            ({ title, state, priority, tags }) =>
              text !== '' &&
              text.split(' ').every((word) => title.includes(word)) &&
              (where.state ?? state) === state &&
              (where.priority ?? priority) === priority &&
              (where.tags === undefined || tags.includes(where.tags)),
          )
          .map(({ id }) => id)
          .reverse()
        const told = `${text} where ${JSON.stringify(where)}`
        t.same(await ids(text, where), expected.slice(0, 100), told)
        t.same(
          await ids(text, where, { limit: 3, after: expected[2] ?? 'a' }),
          expected.slice(3, 6),
          `${told}, a later page`,
        )
      }
    }
    await store.commit([
      { replace: 'tasks', version: 1, doc: task('task_0003', { title: 'common', state: 'open', tags: ['moved'] }) },
      { remove: 'tasks', version: 1, id: 'task_0013' },
    ])
    t.same(
      await ids('common', { tags: 'moved', state: 'open' }),
      ['task_0003'],
      'a change moves an item from filter to filter',
    )
    t.notOk((await ids('common', { tags: 'seldom' })).includes('task_0003'))
    t.notOk((await ids('each', { state: 'cancelled' })).includes('task_0013'))
    const email = (id: string, folder: 'inbox' | 'sent', subject: string): Change => ({
      insert: 'emails',
      doc: {
        id,
        folder,
        name: id,
        from: 'ada@example.org',
        to: ['you@example.org'],
        subject,
        text: '',
        receivedAt: at,
        size: 1,
        attachmentCount: 0,
        fileVersion: '1',
      },
    })
    await store.commit([
      email('mail_1', 'inbox', 'Prices'),
      email('mail_2', 'sent', 'Prices'),
      email('mail_3', 'inbox', 'Prices'),
      email('mail_4', 'inbox', 'Hello'),
    ])
    t.same(
      (await store.search('emails', { text: 'prices', where: { folder: 'inbox' }, limit: 5 })).map(({ doc }) => doc.id),
      ['mail_3', 'mail_1'],
    )
    await t.rejects(store.search('tasks', { text: 'each', where: { title: 'x' }, limit: 5 }), {
      message: 'tasks cannot be filtered by title',
    })
  })

  promise('Fails when the store cannot take a write now.', async (t, store, driver) => {
    await store.probe()
    await store.probe()
    await store.close()
    if (driver.isDurable) await t.rejects(store.probe())
  })

  promise('Returns what this process has written since its start.', async (t, store) => {
    const before = store.writeStats()
    await Promise.all(['a', 'b', 'c'].map((id) => store.commit([{ insert: 'approvals', doc: approval(id) }])))
    const after = store.writeStats()
    t.equal(after.commits - before.commits, 3)
    const transactions = after.transactions - before.transactions
    t.ok(transactions >= 1 && transactions <= 3)
  })

  promise('Waits for the commits in flight and lets the files or connections go.', async (t, store, driver) => {
    const written = Promise.all(
      Array.from({ length: 20 }, (_, index) => store.commit([{ insert: 'approvals', doc: approval(`${index}`) }])),
    )
    void store.search('tasks', { text: 'anything', limit: 1 }).catch(() => {})
    await store.close()
    t.equal((await written).length, 20)
    if (!driver.isDurable) return
    const again = await driver.open()
    t.teardown(() => again.close())
    t.equal((await again.read.approvals.list()).length, 20)
    t.same((await again.commit([event('y.happened')])).eventIds, [1])
  })

  promise('Gives the item as last committed, or nothing.', async (t, store) => {
    const name = 'Zoë \u{1F680} "quoted" \\ \n \u2028 \u0000 end'
    const doc = { ...approval("o'hara; DROP TABLE users \0 \x01"), approvedBy: name }
    await store.commit([{ insert: 'approvals', doc }])
    t.same(await store.read.approvals.get(doc.id), { version: 1, doc }, 'whatever the text')
    await store.commit([{ replace: 'approvals', version: 1, doc: { ...doc, approvedBy: 'x' } }])
    t.same(await store.read.approvals.get(doc.id), { version: 2, doc: { ...doc, approvedBy: 'x' } })
    for (const id of ['', '\0', "o'hara; DROP TABLE users \x01 \0", '\ud800', 'x'.repeat(10_000)])
      t.equal(await store.read.approvals.get(id), undefined)
  })

  promise(
    'Gives items by ascending or descending id or ordered field, filtered by indexed fields, starting after `after`.',
    async (t, store) => {
      const ids = async (query: Parameters<Store['read']['tasks']['list']>[0]) =>
        (await store.read.tasks.list(query)).map(({ doc }) => doc.id).join('')
      const given = [
        ['c', 'low', ['x']],
        ['a', 'high', ['x', 'y']],
        ['b', 'low', []],
        ['e', 'low', ['y', 'y']],
        ['d', 'high', ['x']],
      ] as const
      await store.commit(
        given.map(
          ([id, priority, tags], index): Change => ({
            insert: 'tasks',
            doc: task(id, { priority, tags: [...tags], updatedAt: `2026-01-0${Math.floor(index / 2) + 1}` }),
          }),
        ),
      )
      t.equal(await ids({}), 'abcde')
      t.equal(await ids({ descending: true, after: { id: 'c' } }), 'ba')
      t.equal(await ids({ after: { id: 'c' }, limit: 1 }), 'd')
      t.equal(await ids({ where: { priority: 'low' } }), 'bce')
      t.equal(await ids({ where: { priority: 'low' }, after: { id: 'b' }, limit: 1 }), 'c')
      t.equal(await ids({ where: { tags: 'x' } }), 'acd')
      t.equal(await ids({ where: { tags: 'y' }, descending: true }), 'ea')
      t.equal(await ids({ where: { tags: 'x', priority: 'high' } }), 'ad')
      t.equal(await ids({ where: { tags: 'nobody' } }), '')
      t.equal(await ids({ where: { tags: '\0' } }), '')
      t.equal(await ids({ orderBy: 'updatedAt' }), 'acbed')
      t.equal(await ids({ orderBy: 'updatedAt', descending: true }), 'debca')
      t.equal(await ids({ orderBy: 'updatedAt', after: { id: 'c', value: '2026-01-01' } }), 'bed')
      t.equal(
        await ids({ orderBy: 'updatedAt', descending: true, after: { id: 'b', value: '2026-01-02' }, limit: 1 }),
        'c',
      )
      t.equal(await ids({ orderBy: 'updatedAt', where: { priority: 'low', tags: 'y' } }), 'e')
      t.equal(
        await ids({
          orderBy: 'updatedAt',
          where: { tags: 'x' },
          descending: true,
          after: { id: 'd', value: '2026-01-03' },
        }),
        'ca',
      )
      await store.commit([
        { replace: 'tasks', version: 1, doc: task('a', { priority: 'low', tags: ['z'], updatedAt: '2026-01-09' }) },
        { remove: 'tasks', version: 1, id: 'd' },
      ])
      t.equal(await ids({ where: { tags: 'x' } }), 'c', 'changes move items from filter to filter')
      t.equal(await ids({ where: { tags: 'z', priority: 'low' } }), 'a')
      t.equal(await ids({ orderBy: 'updatedAt', where: { priority: 'low' } }), 'cbea')
      await store.commit([
        { remove: 'tasks', version: 2, id: 'a' },
        { insert: 'tasks', doc: task('a', { tags: ['q'] }) },
      ])
      t.equal(await ids({ where: { tags: 'z' } }), '')
      t.equal(await ids({ where: { tags: 'q' } }), 'a')
      await store.commit(['\u{1F680}', '\uFF5E', 'Z'].map((id): Change => ({ insert: 'approvals', doc: approval(id) })))
      t.equal(
        (await store.read.approvals.list()).map(({ doc }) => doc.id).join(''),
        'Z\uFF5E\u{1F680}',
        'by the bytes of the text',
      )

      const times = [
        '',
        '1960-01-01T00:00:00.000Z',
        '2026-02-30T00:00:00.000Z',
        '2026-03-01T00:00:00.000Z',
        '2026-03-01T00:00:00.001Z',
        '2026-03-01T00:00:00.9',
        '2026-03-01T00:00:01.000Z',
        '2999',
        '\u{1F680}',
      ]
      await store.commit(
        times.flatMap((updatedAt, index): Change[] =>
          ['q', 'p'].map((half) => ({
            insert: 'tasks',
            doc: task(`${half}${(index * 5) % times.length}`, { tags: ['timed'], updatedAt }),
          })),
        ),
      )
      const inOrder = times.flatMap((value, index) =>
        ['p', 'q'].map((half) => ({ id: `${half}${(index * 5) % times.length}`, value })),
      )
      for (const descending of [false, true]) {
        const expected = descending ? inOrder.toReversed() : inOrder
        for (const [index, after] of expected.entries())
          t.equal(
            await ids({ where: { tags: 'timed' }, orderBy: 'updatedAt', descending, after, limit: 3 }),
            expected
              .slice(index + 1, index + 4)
              .map(({ id }) => id)
              .join(''),
            `behind ${JSON.stringify(after.value)}`,
          )
      }
    },
  )

  promise('The value of an indexed field; of a field that is a list, one of its values.', async (t, store) => {
    const values = [
      'Ab',
      'ab',
      'a b',
      'a"b',
      "a'b",
      'a-b',
      'a*',
      '\u{1F680}',
      '\ue000',
      '\ue100a',
      '\ue241b',
      'a\0',
      'x'.repeat(65),
      `${'x'.repeat(65)}y`,
    ]
    await store.commit(
      values.map(
        (value, index): Change => ({
          insert: 'tasks',
          doc: task(`task_${index + 10}`, { title: 'Each', tags: [value] }),
        }),
      ),
    )
    for (const [index, value] of values.entries()) {
      const expected = [`task_${index + 10}`]
      const told = JSON.stringify(value)
      t.same(
        (await store.read.tasks.list({ where: { tags: value } })).map(({ doc }) => doc.id),
        expected,
        told,
      )
      t.same(
        (await store.search('tasks', { text: 'each', where: { tags: value, state: 'open' }, limit: 5 })).map(
          ({ doc }) => doc.id,
        ),
        expected,
        told,
      )
    }
  })

  promise('Leaves items without the ordered field out.', async (t, store) => {
    const token = (id: string, expiresAt?: string): Change => ({
      insert: 'tokens',
      doc: {
        id,
        userId: 'u',
        name: id,
        hash: id,
        scopes: [],
        createdAt: at,
        ...(expiresAt !== undefined && { expiresAt }),
      },
    })
    await store.commit([token('a'), token('b', '2026-02-02'), token('c', '2026-02-01'), token('d')])
    const ids = async (descending: boolean) =>
      (await store.read.tokens.list({ orderBy: 'expiresAt', descending })).map(({ doc }) => doc.id)
    t.same(await ids(false), ['c', 'b'])
    t.same(await ids(true), ['b', 'c'])
    t.equal((await store.read.tokens.list({ where: { userId: 'u' } })).length, 4)
  })

  promise(
    'Gives only items whose ordered field is greater than `above`, whatever the direction and the page.',
    async (t, store) => {
      const ids = async (query: Parameters<Store['read']['tasks']['list']>[0]) =>
        (await store.read.tasks.list({ orderBy: 'updatedAt', ...query })).map(({ doc }) => doc.id).join('')
      await store.commit(
        [...'abcdefgh'].map(
          (id, index): Change => ({
            insert: 'tasks',
            doc: task(id, {
              state: index % 2 === 0 ? 'open' : 'done',
              priority: index < 6 ? 'low' : 'high',
              tags: index < 7 ? ['x'] : [],
              updatedAt: `2026-01-0${Math.floor(index / 2) + 1}`,
            }),
          }),
        ),
      )
      t.equal(await ids({ above: '2026-01-02' }), 'efgh')
      t.equal(await ids({ above: '2026-01-02', descending: true }), 'hgfe')
      t.equal(await ids({ above: '' }), 'abcdefgh')
      t.equal(await ids({ above: '2026-01-04' }), '')
      t.equal(await ids({ above: '2026-01-04', descending: true }), '')
      t.equal(
        await ids({ above: '2026-01-01', after: { id: 'e', value: '2026-01-03' }, limit: 2 }),
        'fg',
        'a page that is beyond the value',
      )
      t.equal(await ids({ above: '2026-01-03', after: { id: 'a', value: '2026-01-01' } }), 'gh', 'a page that is not')
      t.equal(await ids({ above: '2026-01-03', after: { id: 'z', value: '2026-01-03' } }), 'gh')
      t.equal(await ids({ above: '2026-01-02', descending: true, after: { id: 'g', value: '2026-01-04' } }), 'fe')
      t.equal(await ids({ above: '2026-01-02', descending: true, after: { id: 'c', value: '2026-01-02' } }), '')
      for (const [where, rising] of [
        [{ state: 'open' }, 'ceg'],
        [{ tags: 'x' }, 'cdefg'],
        [{ tags: 'x', state: 'open' }, 'ceg'],
        [{ tags: 'x', state: 'open', priority: 'low' }, 'ce'],
      ] as const) {
        t.equal(await ids({ where, above: '2026-01-01' }), rising)
        t.equal(await ids({ where, above: '2026-01-01', descending: true }), [...rising].reverse().join(''))
        t.equal(await ids({ where, above: '2026-01-01', after: { id: 'c', value: '2026-01-02' } }), rising.slice(1))
        t.equal(await ids({ where, above: '2026-01-01', after: { id: 'a', value: '2026-01-01' } }), rising)
        t.equal(
          await ids({ where, above: '2026-01-01', descending: true, after: { id: 'e', value: '2026-01-03' } }),
          [...rising.slice(0, rising.indexOf('e'))].reverse().join(''),
        )
      }
    },
  )

  promise('Costs the same however many items there are.', async (t, store) => {
    await store.commit(
      Array.from(
        { length: 500 },
        (_, index): Change => ({
          insert: 'tasks',
          doc: task(`task_${String(index).padStart(4, '0')}`, {
            tags: ['all', `t${index % 7}`],
            priority: index % 2 === 0 ? 'low' : 'high',
            updatedAt: String(index % 10),
          }),
        }),
      ),
    )
    const seen: string[] = []
    for (let after: { id: string; value: string } | undefined; ; ) {
      const page = await store.read.tasks.list({
        where: { tags: 'all', priority: 'low' },
        orderBy: 'updatedAt',
        descending: true,
        limit: 60,
        ...(after && { after }),
      })
      const last = page.at(-1)
      if (!last) break
      seen.push(...page.map(({ doc }) => doc.id))
      after = { id: last.doc.id, value: last.doc.updatedAt }
    }
    t.equal(new Set(seen).size, 250, 'pages neither repeat nor hide an item')
    t.equal(seen.length, 250)
  })

  promise(
    'Throws when a field is not declared to be listed by, and when something is to be above an id.',
    async (t, store) => {
      await t.rejects(store.read.tasks.list({ where: { title: 'x' } }), {
        message: 'tasks cannot be filtered by title',
      })
      await t.rejects(store.read.tasks.list({ orderBy: 'createdAt' }), {
        message: 'tasks cannot be ordered by createdAt',
      })
      await t.rejects(store.read.tasks.list({ orderBy: 'updatedAt', after: { id: 'a' } }), {
        message: 'a page ordered by updatedAt starts after a value and an id',
      })
      await t.rejects(store.read.tasks.list({ above: 'a' }), {
        message: 'tasks are above a value only when ordered by a field',
      })
      await t.rejects(store.read.tasks.list({ orderBy: 'id', above: 'a' }), {
        message: 'tasks are above a value only when ordered by a field',
      })
      await t.rejects(store.read.approvals.list({ above: 'a' }), {
        message: 'approvals are above a value only when ordered by a field',
      })
    },
  )

  /** Each name is a sentence of the port. */
  function promise(sentence: string, hold: (t: Test, store: Store, driver: Driver) => Promise<unknown>): void {
    t.test(`${name}: ${sentence}`, async (t) => {
      const driver = await makeDriver(t)
      const store = await driver.open()
      let isClosed = false
      const close = store.close.bind(store)
      store.close = () => {
        isClosed = true
        return close()
      }
      t.teardown(() => (isClosed ? undefined : close()))
      await hold(t, store, driver)
    })
  }
}
