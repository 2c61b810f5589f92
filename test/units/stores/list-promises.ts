import type { Change, Store } from '../../../src/collections.ts'
import { approval, at, task } from '../../support/stores/documents.ts'
import type { AddPromise } from './store-suite.ts'

/** The promises about single items and lists of them. */
export function testLists(promise: AddPromise): void {
  promise('One typed reader for each collection.', async (t, store) => {
    await store.commit([
      { insert: 'approvals', doc: approval('a') },
      { insert: 'tasks', doc: task('a', { title: 'A task' }) },
    ])
    t.same((await store.read.approvals.get('a'))?.doc, approval('a'))
    t.equal((await store.read.tasks.get('a'))?.doc.title, 'A task')
    t.equal(await store.read.users.get('a'), undefined)
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
}
