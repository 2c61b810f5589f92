import type { Test } from 'tap'
import { DuplicateId, VersionConflict } from '../../src/stores/port.ts'
import type { Store } from '../../src/stores/port.ts'

/** What every driver must hold. `open` gives the store of a place; opening it again gives what was committed there. */
export interface Driver {
  readonly open: () => Promise<Store>
  /** Whether the data outlives the store. */
  readonly isDurable: boolean
}

const at = '2026-01-01T00:00:00.000Z'
const approval = (id: string) => ({ id, approvedAt: at, approvedBy: 'user_owner' })
const event = (kind: string) => ({ event: { kind, at, actor: 'user_owner', data: {} } })

/** Runs the promises of `stores/port.ts` on a driver. A driver written elsewhere proves itself by the same call. */
export function testStore(t: Test, name: string, makeDriver: (t: Test) => Promise<Driver>): void {
  t.test(`${name}: commits all changes or none`, async (t) => {
    const store = await openFor(t)
    await store.commit([{ insert: 'approvals', doc: approval('a') }])
    await t.rejects(store.commit([{ insert: 'approvals', doc: approval('b') }, event('x.happened'), { insert: 'approvals', doc: approval('a') }]), DuplicateId)
    t.equal(await store.read.approvals.get('b'), undefined)
    t.same(await store.events({ after: 0, limit: 10 }), [])
    await t.rejects(store.commit([{ insert: 'approvals', doc: approval('c') }, { insert: 'approvals', doc: approval('c') }]), DuplicateId)
    t.equal(await store.read.approvals.get('c'), undefined)
  })

  t.test(`${name}: throws VersionConflict when an item is no longer at the expected version`, async (t) => {
    const store = await openFor(t)
    await store.commit([{ insert: 'approvals', doc: approval('a') }])
    await store.commit([{ replace: 'approvals', version: 1, doc: approval('a') }])
    t.equal((await store.read.approvals.get('a'))?.version, 2)
    await t.rejects(store.commit([{ replace: 'approvals', version: 1, doc: approval('a') }]), VersionConflict)
    await t.rejects(store.commit([{ remove: 'approvals', version: 1, id: 'a' }]), VersionConflict)
    await t.rejects(store.commit([{ replace: 'approvals', version: 1, doc: approval('missing') }]), VersionConflict)
    await store.commit([{ remove: 'approvals', version: 2, id: 'a' }])
    t.equal(await store.read.approvals.get('a'), undefined)
  })

  t.test(`${name}: lets one of many writers of one version win`, async (t) => {
    const store = await openFor(t)
    await store.commit([{ insert: 'approvals', doc: approval('a') }])
    const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => store.commit([{ replace: 'approvals', version: 1, doc: approval('a') }, event('a.changed')])))
    t.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
    t.equal((await store.events({ after: 0, limit: 100 })).length, 1)
  })

  t.test(`${name}: one failing batch leaves the others of its moment alone`, async (t) => {
    const store = await openFor(t)
    const outcomes = await Promise.allSettled(['a', 'a', 'b', 'c'].map((id) => store.commit([{ insert: 'approvals', doc: approval(id) }, event(id)])))
    t.same(outcomes.map(({ status }) => status), ['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    t.same((await store.events({ after: 0, limit: 100 })).map(({ kind }) => kind), ['a', 'b', 'c'])
  })

  t.test(`${name}: gives the numbers of the appended events, in order and without a gap`, async (t) => {
    const store = await openFor(t)
    const results = await Promise.all(Array.from({ length: 50 }, () => store.commit([event('x.happened'), event('y.happened')])))
    t.same(results.flatMap(({ eventIds }) => eventIds), Array.from({ length: 100 }, (_, index) => index + 1))
    t.same((await store.events({ after: 98, limit: 10 })).map(({ id }) => id), [99, 100])
    t.equal((await store.events({ after: 0, limit: 7 })).length, 7)
  })

  t.test(`${name}: lists by id from a position on, both ways, filtered by an indexed field`, async (t) => {
    const store = await openFor(t)
    const session = (id: string, userId: string) => ({ insert: 'sessions' as const, doc: { id, userId, scopes: [], createdAt: at, expiresAt: at } })
    await store.commit([session('c', 'ada'), session('a', 'ada'), session('b', 'bob'), session('d', 'ada')])
    const ids = async (query: Parameters<Store['read']['sessions']['list']>[0]) => (await store.read.sessions.list(query)).map(({ doc }) => doc.id)
    t.same(await ids({}), ['a', 'b', 'c', 'd'])
    t.same(await ids({ where: { userId: 'ada' } }), ['a', 'c', 'd'])
    t.same(await ids({ where: { userId: 'ada' }, after: 'a', limit: 1 }), ['c'])
    t.same(await ids({ descending: true, after: 'c' }), ['b', 'a'])
  })

  t.test(`${name}: gives back exactly what was put, whatever the text`, async (t) => {
    const store = await openFor(t)
    const name = 'Zoë \u{1F680} "quoted" \\ \n \u2028 \u0000 end'
    await store.commit([{ insert: 'users', doc: { id: "o'hara; DROP TABLE users", name, role: 'owner', createdAt: at } }])
    t.equal((await store.read.users.get("o'hara; DROP TABLE users"))?.doc.name, name)
  })

  t.test(`${name}: takes a probe`, async (t) => {
    const store = await openFor(t)
    await store.probe()
    await t.resolves(store.probe())
  })

  t.test(`${name}: holds after a restart what was committed before`, async (t) => {
    const driver = await makeDriver(t)
    if (!driver.isDurable) return t.pass('nothing outlives this store, and it says so')
    const store = await driver.open()
    await store.commit([{ insert: 'approvals', doc: approval('a') }, event('x.happened')])
    await store.close()
    const again = await driver.open()
    t.teardown(() => again.close())
    t.equal((await again.read.approvals.get('a'))?.version, 1)
    t.same((await again.commit([event('y.happened')])).eventIds, [2])
  })

  async function openFor(t: Test): Promise<Store> {
    const store = await (await makeDriver(t)).open()
    t.teardown(() => store.close())
    return store
  }
}
