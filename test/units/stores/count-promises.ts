import type { Change, Documents, Store } from '../../../src/collections.ts'
import { approval, task } from '../../support/stores/documents.ts'
import type { AddPromise } from './store-suite.ts'

const users = ['ada', 'bob', 'cleo'] as const
const states = ['open', 'blocked', 'done', 'cancelled'] as const
const priorities = ['low', 'high'] as const

/** Tasks in which the fields that are filtered by occur in every combination. */
const tasks = Array.from({ length: 96 }, (_, index) => {
  const pick = <Value>(values: readonly Value[], step: number) => values[Math.floor(index / step) % values.length]
  const holder = pick([undefined, ...users], 5)
  return task(`task_${String(index).padStart(2, '0')}`, {
    title: index % 3 === 0 ? 'Plan of the house' : 'Something else',
    state: pick(states, 1) ?? 'open',
    priority: pick(priorities, 4) ?? 'low',
    tags: ['x', 'y', 'z'].slice(index % 4),
    author: { id: pick(users, 7) ?? 'ada', name: 'A name' },
    reviewers: users.slice(0, index % 3),
    updatedAt: `2026-01-01T00:00:${String(index % 60).padStart(2, '0')}.500Z`,
    ...(holder && { claim: { id: `claim_${index}`, holder: { id: holder, name: holder }, claimedAt: '2026-01-01' } }),
  })
})

/** What a filter means, in words of its own. */
const has = (wanted: readonly string[] | undefined, values: readonly string[]) =>
  !wanted || wanted.some((each) => values.includes(each))

type Where = NonNullable<Parameters<Store['read']['tasks']['count']>[0]['where']>

function isMeant({ priority, state, tags, reviewers, claimedBy, authorId }: Where, doc: Documents['tasks']): boolean {
  return (
    has(priority, [doc.priority]) &&
    has(state, [doc.state]) &&
    has(tags, doc.tags) &&
    has(reviewers, doc.reviewers) &&
    has(claimedBy, doc.claim ? [doc.claim.holder.id] : []) &&
    has(authorId, [doc.author.id])
  )
}

const filters: readonly Where[] = [
  {},
  { state: ['open', 'done'] },
  { tags: ['x'] },
  { tags: ['x', 'z', 'x'] },
  { claimedBy: ['ada', 'bob'] },
  { reviewers: ['ada'], tags: ['z', 'y'] },
  { authorId: ['cleo'], claimedBy: ['bob'], priority: ['low'] },
  { authorId: ['ada', 'bob'], reviewers: ['bob', 'ada'], tags: ['y', 'z'], priority: ['low', 'high'], state: ['open'] },
  { tags: ['"; DROP', '\0', '*'] },
]

/** The promises about counts, and about lists that are filtered by several of their lists at once. */
export function testCounts(promise: AddPromise): void {
  promise(
    'Counts the items that have each of these values of an indexed field, of those that a filter and a text fit: once each, as of one moment.',
    async (t, store) => {
      await store.commit(tasks.map((doc): Change => ({ insert: 'tasks', doc })))
      const countOf = (found: readonly Documents['tasks'][]) =>
        states.map((state) => found.filter((doc) => doc.state === state).length)
      for (const where of filters) {
        const meant = tasks.filter((doc) => isMeant(where, doc))
        const count = (query: object = {}) => store.read.tasks.count({ by: 'state', values: states, where, ...query })
        const told = JSON.stringify(where)
        t.same(await count(), countOf(meant), told)
        const floor = '2026-01-01T00:00:30.500Z'
        t.same(
          await count({ above: { field: 'updatedAt', value: floor } }),
          countOf(meant.filter(({ updatedAt }) => updatedAt > floor)),
          `${told} above a moment`,
        )
        t.same(
          await count({ text: 'house PLAN' }),
          countOf(meant.filter(({ title }) => title.startsWith('Plan'))),
          `${told} with words`,
        )
        t.same(await count({ text: '!' }), [0, 0, 0, 0], `${told} without a word`)
      }
      t.same(await store.read.tasks.count({ by: 'priority', values: ['high', 'low', 'none'] }), [48, 48, 0])
      const [first] = tasks
      if (first) await store.commit([{ replace: 'tasks', version: 1, doc: { ...first, state: 'done' } }])
      t.same(await store.read.tasks.count({ by: 'state', values: ['open', 'done'] }), [23, 25])
    },
  )

  promise('Throws when a field is not declared to be counted by.', async (t, store) => {
    await store.commit([{ insert: 'approvals', doc: approval('a') }])
    await t.rejects(store.read.tasks.count({ by: 'title', values: ['a'] }), { message: /cannot be counted by title/ })
    await t.rejects(store.read.approvals.count({ by: 'approvedBy', values: ['a'] }), { message: /cannot be counted/ })
    await t.rejects(store.read.tasks.count({ by: 'state', values: [], above: { field: 'title', value: '' } }), {
      message: /are not ordered by title/,
    })
    await t.rejects(store.read.reviews.count({ by: 'taskId', values: [], text: 'a' }), { message: /be searched/ })
  })

  promise('Filters by several lists at once, also those that are computed.', async (t, store) => {
    await store.commit(tasks.map((doc): Change => ({ insert: 'tasks', doc })))
    const cases = [
      { tags: 'z', reviewers: 'ada' },
      { claimedBy: 'bob', authorId: 'ada' },
      { claimedBy: 'ada', authorId: 'bob', tags: 'y', reviewers: 'ada', state: 'open', priority: 'low' },
      { authorId: 'bob', tags: 'z', state: 'done' },
    ] as const
    for (const where of cases) {
      const wanted = Object.fromEntries(Object.entries(where).map(([field, value]) => [field, [value]]))
      const meant = tasks.filter((doc) => isMeant(wanted, doc)).map(({ id }) => id)
      t.ok(meant.length > 0)
      const told = JSON.stringify(where)
      t.same(
        (await store.read.tasks.list({ where })).map(({ doc }) => doc.id),
        meant,
        told,
      )
      t.same(
        (await store.read.tasks.list({ where, orderBy: 'updatedAt', descending: true }))
          .map(({ doc }) => doc.id)
          .sort(),
        meant,
        `${told} in an order`,
      )
      t.same(
        (await store.search('tasks', { text: 'e', where, limit: 100 })).length,
        0,
        'words are words, with whatever filter',
      )
      t.same(
        (await store.search('tasks', { text: 'of', where, limit: 100 })).map(({ doc }) => doc.id),
        tasks
          .filter((doc) => isMeant(wanted, doc) && doc.title.startsWith('Plan'))
          .map(({ id }) => id)
          .reverse(),
        `${told} with words`,
      )
    }
  })
}
