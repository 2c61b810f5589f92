import { mock } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import t from 'tap'
import { collections } from '../../src/collections.ts'
import type { Store } from '../../src/collections.ts'
import { SecretBox } from '../../src/platform/secrets/secret-box.ts'
import { resealAll } from '../../src/platform/secrets/resealing.ts'
import { defined } from '../../src/platform/work/defined.ts'
import { every } from '../../src/platform/work/every.ts'
import { eachOf, pageOf, pageOfAll } from '../../src/platform/work/page.ts'
import { removeOld } from '../../src/platform/work/retention.ts'
import { openMemoryStore } from '../../src/stores/memory/store.ts'

t.test('old documents are removed in small commits, up to the first that is kept', async (t) => {
  const store = await storeOf(7)
  const sizes: number[] = []
  const counting: Pick<Store, 'read' | 'commit'> = {
    read: store.read,
    commit: (changes) => {
      sizes.push(changes.length)
      return store.commit(changes)
    },
  }
  await removeOld(counting, 'processes', { orderBy: 'seenAt', isOld: ({ seenAt }) => seenAt < '5', batch: 2 })
  t.same(sizes, [2, 2, 1])
  t.same(await idsOf(store), ['p5', 'p6'])
})

t.test('no more documents are removed at once than allowed', async (t) => {
  const store = await storeOf(7)
  await removeOld(store, 'processes', { isOld: () => true, batch: 2, max: 3 })
  t.same(await idsOf(store), ['p3', 'p4', 'p5', 'p6'])
})

t.test('a document that another writer changes meanwhile stays, and the others go', async (t) => {
  const store = await storeOf(4)
  let isFirst = true
  const contended: Pick<Store, 'read' | 'commit'> = {
    read: store.read,
    commit: async (changes) => {
      if (isFirst) await touch(store, 'p1')
      isFirst = false
      return store.commit(changes)
    },
  }
  await removeOld(contended, 'processes', { isOld: () => true })
  t.same(await idsOf(store), ['p1'])
})

t.test('a secret is sealed with the current key, also beside another writer', async (t) => {
  const store = openMemoryStore(collections)
  await store.commit([{ insert: 'serviceKeys', doc: { id: 'links', key: 'plain' } }])
  const box = new SecretBox('a new key')
  let count = 0
  await resealAll(store, 'serviceKeys', async (doc) => {
    if (++count === 1) await store.commit([{ replace: 'serviceKeys', version: 1, doc: { id: 'links', key: 'other' } }])
    return { ...doc, key: box.reseal(doc.key, 'here') }
  })
  const found = await store.read.serviceKeys.get('links')
  t.equal(found?.version, 3)
  t.equal(box.open(found?.doc.key ?? '', 'here'), 'other', 'what the other writer wrote')
  await resealAll(store, 'serviceKeys', (doc) => ({ ...doc, key: box.reseal(doc.key, 'here') }))
  t.equal((await store.read.serviceKeys.get('links'))?.version, 3, 'a sealed one is not written again')
})

t.test('several lists are one page, merged by id', async (t) => {
  const store = await storeOf(6)
  const list = { filter: 'all', where: [{}, {}], descending: true, isVisible: ({ id }: { id: string }) => id !== 'p4' }
  const { items, nextCursor: cursor } = await pageOf(store.read.processes, { limit: 3 }, list)
  t.same(
    items.map(({ id }) => id),
    ['p5', 'p5', 'p3'],
  )
  t.type(cursor, 'string')
  await t.rejects(pageOf(store.read.processes, { limit: 3, cursor }, { filter: 'others' }), { code: 'invalid_cursor' })
})

t.test('a list in memory has pages in the order of its ids', async (t) => {
  const first = pageOfAll(['c', 'a', 'b'], { limit: 2 }, 'letters', (letter) => letter)
  t.same(first.items, ['a', 'b'])
  t.same(pageOfAll(['c', 'a', 'b'], { limit: 2, cursor: first.nextCursor }, 'letters', (letter) => letter).items, ['c'])
})

t.test('runs of repeated work never overlap, and the end waits for the last one', async (t) => {
  let running = 0
  let most = 0
  let runs = 0
  const errors: unknown[] = []
  const work = async () => {
    most = Math.max(most, ++running)
    await pause(5)
    running--
    if (++runs === 1) throw new Error('the first one fails')
  }
  const repetition = every(1, work, { atOnce: true, onError: (error) => errors.push(error) })
  while (runs < 3) await pause(1)
  await repetition.stop()
  t.equal(running, 0)
  t.equal(most, 1)
  t.equal(errors.length, 1)
})

t.test('intervals of whole seconds share one timer, and none is shorter than it says', async (t) => {
  mock.timers.enable({ apis: ['setInterval'] })
  t.teardown(() => mock.timers.reset())
  const timers = t.capture(globalThis, 'setInterval', globalThis.setInterval)
  const runs: string[] = []
  const first = every(1_000, () => runs.push('each second'))
  mock.timers.tick(500)
  const second = every(2_000, () => runs.push('each two'))
  const secondsLater = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed++) {
      mock.timers.tick(1_000)
      await pause(0)
    }
  }
  await secondsLater(2)
  t.same(runs.splice(0), ['each second', 'each second'])
  await secondsLater(3)
  t.same(runs.splice(0), ['each second', 'each two', 'each second', 'each second', 'each two'])
  await first.stop()
  await secondsLater(2)
  t.same(runs.splice(0), ['each two'])
  await second.stop()
  await secondsLater(2)
  t.same(runs, [])
  t.equal(timers().length, 1)
})

t.test('work that fails at once begins again', async (t) => {
  let runs = 0
  const work = () => {
    if (++runs === 1) throw new Error('at once')
  }
  const repetition = every(1, work, { atOnce: true, onError: () => undefined })
  while (runs < 2) await pause(1)
  await repetition.stop()
  t.ok(runs >= 2)
})

t.test('fields without a value are left out, and others stay', async (t) => {
  const missing: string | undefined = undefined
  t.same(Object.entries(defined({ a: 1, b: missing, c: null, d: false })), [
    ['a', 1],
    ['c', null],
    ['d', false],
  ])
})

/** A row of a process for each number, named and seen by it. */
async function storeOf(count: number): Promise<Store> {
  const store = openMemoryStore(collections)
  const rows = Array.from({ length: count }, (_, number) => ({
    id: `p${number}`,
    publicKey: '',
    startedAt: '',
    seenAt: String(number),
  }))
  await store.commit(rows.map((doc) => ({ insert: 'processes', doc })))
  return store
}

async function touch(store: Store, id: string): Promise<void> {
  const found = await store.read.processes.get(id)
  if (found) await store.commit([{ replace: 'processes', ...found }])
}

async function idsOf(store: Store): Promise<string[]> {
  const found = await Array.fromAsync(eachOf(store.read.processes, { limit: 2 }))
  return found.map(({ doc }) => doc.id)
}
