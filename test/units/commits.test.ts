import t from 'tap'
import type { CommitOutcome } from '../../src/call.ts'
import { collections } from '../../src/collections.ts'
import { Commits, recordEffect } from '../../src/platform/work/commits.ts'
import { ItemLocks } from '../../src/platform/work/item-locks.ts'
import { openMemoryStore } from '../../src/stores/memory/store.ts'
import { DuplicateId, StorageFailed, StorageFull } from '../../src/stores/port.ts'
import type { Store } from '../../src/collections.ts'

t.test('what is staged is committed, and given back', async (t) => {
  const { store, commits } = begin()
  const staged = await commits.commit(async () => ({ changes: [named('ada', 'user_1')], name: 'ada' }))
  t.equal(staged.name, 'ada')
  t.match(await store.read.usernames.get('ada'), { version: 1, doc: { userId: 'user_1' } })
})

t.test('nothing staged is nothing to commit', async (t) => {
  const { commits } = begin(() => Promise.reject(new Error('the store was asked')))
  t.same(await commits.commit(async () => ({ changes: [] })), { changes: [] })
})

t.test('it is staged again after every conflict with another writer', async (t) => {
  const { store, commits } = begin()
  await store.commit([named('ada', 'user_0')])
  let count = 0
  await commits.commit(async () => {
    const found = await store.read.usernames.get('ada')
    const version = found?.version ?? 0
    // Another writer comes between the reading and the commit, ten times.
    if (++count <= 10)
      await store.commit([{ replace: 'usernames', version, doc: { id: 'ada', userId: `user_${count}` } }])
    return { changes: [{ replace: 'usernames', version, doc: { id: 'ada', userId: 'user_last' } }] }
  })
  t.equal(count, 11)
  t.match(await store.read.usernames.get('ada'), { version: 12, doc: { userId: 'user_last' } })
})

t.test('it is not staged again when that cannot help, and not for ever', async (t) => {
  const { store, commits } = begin()
  await store.commit([named('ada', 'user_0')])
  let count = 0
  const stage = async () => {
    count++
    return { changes: [named('ada', 'user_1')] }
  }
  await t.rejects(commits.commit(stage, { mayRetry: () => false }), DuplicateId)
  t.equal(count, 1)
  await t.rejects(commits.commit(stage), DuplicateId)
  t.equal(count, 101)
})

t.test('an effect outside the store is not repeated when its record is staged again', async (t) => {
  const { store, commits } = begin()
  await store.commit([named('ada', 'user_0')])
  const outcomes: CommitOutcome[] = []
  let effects = 0
  let records = 0
  await commits.commit(() => {
    effects++
    return recordEffect(
      async () => ({ changes: [named(++records < 4 ? 'ada' : 'bob', 'user_1')] }),
      (outcome) => void outcomes.push(outcome),
    )
  })
  t.same([effects, records, outcomes], [1, 4, ['committed']])
  t.match(await store.read.usernames.get('bob'), { version: 1 })
})

for (const [error, outcome] of [
  [undefined, 'committed'],
  [new StorageFull(new Error('full')), 'dropped'],
  [new StorageFailed(new Error('broken')), 'unknown'],
  [new Error('the connection broke'), 'unknown'],
] as const)
  t.test(`an effect hears once that its record is ${outcome}${error ? ` after ${error.name}` : ''}`, async (t) => {
    const { commits } = begin(error && (() => Promise.reject(error)))
    const outcomes: CommitOutcome[] = []
    const committing = commits.commit(() =>
      recordEffect(
        async () => ({ changes: [named('ada', 'user_1')] }),
        (heard) => void outcomes.push(heard),
      ),
    )
    await (error ? t.rejects(committing, error) : committing)
    t.same(outcomes, [outcome])
  })

t.test(
  'an effect hears that its record is dropped when it is refused, at first or when it is staged again',
  async (t) => {
    for (const conflicts of [0, 1]) {
      const { store, commits } = begin()
      await store.commit([named('ada', 'user_0')])
      const outcomes: CommitOutcome[] = []
      let records = 0
      await t.rejects(
        commits.commit(() =>
          recordEffect(
            async () => {
              if (records++ === conflicts) throw new Error('the name is taken')
              return { changes: [named('ada', 'user_1')] }
            },
            (outcome) => void outcomes.push(outcome),
          ),
        ),
        { message: 'the name is taken' },
      )
      t.same([records, outcomes], [conflicts + 1, ['dropped']])
    }
  },
)

t.test('an effect hears that its record is committed when another writer has made it already', async (t) => {
  const { commits } = begin()
  const outcomes: CommitOutcome[] = []
  await commits.commit(() =>
    recordEffect(
      async () => ({ changes: [] }),
      (outcome) => void outcomes.push(outcome),
    ),
  )
  t.same(outcomes, ['committed'])
})

function named(id: string, userId: string) {
  return { insert: 'usernames', doc: { id, userId } } as const
}

function begin(commit?: Store['commit']) {
  const store = openMemoryStore(collections)
  return { store, commits: new Commits({ store: { commit: commit ?? store.commit }, itemLocks: new ItemLocks() }) }
}
