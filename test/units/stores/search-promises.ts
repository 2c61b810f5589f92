import type { Change } from '../../../src/collections.ts'
import { at, task } from '../../support/stores/documents.ts'
import type { AddPromise } from './store-suite.ts'

/** The promises about searches of text. */
export function testSearch(promise: AddPromise): void {
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
}
