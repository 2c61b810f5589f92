import type { Change } from '../../../src/collections.ts'
import { DuplicateId, VersionConflict } from '../../../src/stores/port.ts'
import { approval, at, auditEntry, event, task } from '../../support/stores/documents.ts'
import type { AddPromise } from './store-suite.ts'

/** The promises about what is committed, and who is called back. */
export function testCommits(promise: AddPromise): void {
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
}
