import { auditHash, firstAuditHash, verifyAudit } from '../../../src/stores/audit.ts'
import type { EventChoice, StoredEvent } from '../../../src/stores/port.ts'
import { approval, at, auditEntry, event } from '../../support/stores/documents.ts'
import type { AddPromise } from './store-suite.ts'

/** The promises about events and audit entries. */
export function testEvents(promise: AddPromise): void {
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
      const ids = async (query: Partial<EventChoice & { after: number }>) =>
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

  promise('Gives those below a sequence number in descending order.', async (t, store) => {
    const kinds = ['task.created', 'task.comment.created', 'taskless.noise', 'token.created', 'task.created']
    for (const [index, kind] of kinds.entries())
      await store.commit([event(kind, index % 2 === 0 ? 'task_a' : 'task_b')])
    const ids = async (before: number, choice: { kinds?: string[]; taskId?: string } = {}, limit = 10) =>
      (await store.events({ before, limit, ...choice })).map(({ id }) => id)
    t.same(await ids(99), [5, 4, 3, 2, 1])
    t.same(await ids(4), [3, 2, 1])
    t.same(await ids(99, {}, 2), [5, 4])
    t.same(await ids(1), [])
    t.same(await ids(99, { kinds: ['task.*', 'token.created'] }), [5, 4, 2, 1])
    t.same(await ids(99, { kinds: ['task.*', 'token.created'] }, 3), [5, 4, 2])
    t.same(await ids(5, { kinds: ['task.created'] }), [1])
    t.same(await ids(99, { taskId: 'task_b' }), [4, 2])
    t.same(await ids(5, { taskId: 'task_a' }, 1), [3])
    t.same(await ids(99, { taskId: 'task_a', kinds: ['task.*'] }), [5, 1])
    t.same(await ids(99, { kinds: ['nothing.*'] }), [])
    await store.trimEvents({ before: '', countMax: 2 })
    t.same(await ids(99), [5, 4])
    t.same(await ids(2), [])
  })

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
}
