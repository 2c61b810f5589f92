import t from 'tap'
import { collections } from '../src/collections.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { addCredential, addUser } from './support/callers.ts'
import { makeFolder } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry, GantryOptions } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'

const postgres = await startPostgres(t)

const stores: Readonly<Record<string, () => Promise<GantryOptions>>> = {
  memory: async () => ({ parts: { store: openMemoryStore(collections) } }),
  sqlite: async () => ({}),
  postgres: async () => ({ environment: { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) } }),
}

interface MadeTask {
  readonly id: string
  readonly state: string
  readonly priority: string
  readonly tags: readonly string[]
  readonly author: string
  readonly reviewers: readonly string[]
  readonly claimedBy: string | undefined
}

const [low, high] = ['low', 'high'] as const

for (const [store, optionsOf] of Object.entries(stores)) {
  t.test(`${store}: listTasks and getTaskCounts agree on every combination of filters`, async (t) => {
    const gantry = await startGantry(t, await optionsOf())
    const { made, ada, bob } = await makeTasks(gantry)
    const filters: Readonly<Record<string, (task: MadeTask) => boolean>> = {
      '': () => true,
      [`author=${ada}`]: ({ author }) => author === ada,
      [`author=${ada},user_owner`]: ({ author }) => author !== bob,
      [`claimedBy=${bob}`]: ({ claimedBy }) => claimedBy === bob,
      [`claimedBy=${bob}&claimedBy=${ada}`]: ({ claimedBy }) => claimedBy !== undefined,
      [`reviewer=${ada},${bob}`]: ({ reviewers }) => reviewers.length > 0,
      [`reviewer=${ada}&tag=a&author=user_owner`]: ({ reviewers, tags, author }) =>
        reviewers.includes(ada) && tags.includes('a') && author === 'user_owner',
      [`claimedBy=${ada}&priority=high&state=in_progress&tag=b,a`]: ({ claimedBy, priority, tags }) =>
        claimedBy === ada && priority === 'high' && tags.length > 0,
      [`author=${ada},${bob}&reviewer=${ada},${bob}&state=open,blocked&tag=a,b`]: ({
        author,
        reviewers,
        state,
        tags,
      }) => author !== 'user_owner' && reviewers.length > 0 && ['open', 'blocked'].includes(state) && tags.length > 0,
      [`ids=${made[1]?.id},${made[4]?.id},task_none,${made[5]?.id}`]: ({ id }) =>
        [1, 4, 5].some((index) => made[index]?.id === id),
      [`ids=${made[1]?.id},${made[4]?.id},${made[6]?.id}&author=${ada},${bob}`]: ({ id, author }) =>
        author !== 'user_owner' && [1, 4, 6].some((index) => made[index]?.id === id),
      'author=user_none': () => false,
      'reviewer=%22%3B%20DROP': () => false,
    }
    const reached = made.slice(0, 8).map(({ id }) => id)
    const narrow = await addCredential(gantry, 'user_owner', { allow: { taskIds: reached } })
    for (const [filter, isMeant] of Object.entries(filters)) {
      const meant = made.filter(isMeant)
      const ids = meant.map(({ id }) => id)
      t.strictSame(await idsOf(gantry.call, filter), ids.toReversed(), `${filter}: newest first`)
      t.strictSame(await idsOf(gantry.call, `${filter}&sort=createdAt`), ids, `${filter}: oldest first`)
      t.strictSame(await idsOf(gantry.call, `${filter}&sort=rank`), ids, `${filter}: never moved`)
      t.strictSame((await idsOf(gantry.call, `${filter}&sort=updatedAt`)).sort(), ids, `${filter}: by change`)
      t.strictSame(await idsOf(gantry.call, `${filter}&q=plan`), ids.toReversed(), `${filter}: with words`)
      t.strictSame(await countsOf(gantry.call, filter), countsBy(meant), `${filter}: counted`)
      t.strictSame(await countsOf(gantry.call, `${filter}&q=plan`), countsBy(meant), `${filter}: counted with words`)
      t.strictSame(await countsOf(gantry.call, `${filter}&q=none`), countsBy([]), `${filter}: counted with other words`)
      t.strictSame(await countsOf(gantry.call, `${filter}&updatedAfter=2020-01-01T00:00:00Z`), countsBy(meant))
      t.strictSame(await countsOf(gantry.call, `${filter}&updatedAfter=2999-01-01T00:00:00Z`), countsBy([]))
      const seen = meant.filter(({ id }) => reached.includes(id))
      t.strictSame(await countsOf(narrow.call, filter), countsBy(seen), `${filter}: of the tasks of a credential`)
      t.strictSame(await idsOf(narrow.call, filter), seen.map(({ id }) => id).toReversed())
    }
    t.match((await gantry.call('GET', '/tasks/counts?updatedAfter=2016-12-31T23:59:60Z')).body.error, {
      code: 'invalid_filter',
    })
  })

  t.test(`${store}: moveTask keeps one order for all, whatever comes between`, async (t) => {
    const gantry = await startGantry(t, await optionsOf())
    const ids: string[] = []
    for (let made = 0; made < 6; made++) ids.push(await gantry.createTask(`Task ${made}`))
    const order = [...ids]
    const move = async (id: string | undefined, place: 'before' | 'after', other: string | undefined) => {
      const { status, body } = await gantry.call('POST', `/tasks/${id}/move`, { body: { [place]: other } })
      t.equal(status, 200, JSON.stringify(body.error))
      order.splice(order.indexOf(id ?? ''), 1)
      order.splice(order.indexOf(other ?? '') + (place === 'after' ? 1 : 0), 0, id ?? '')
      t.strictSame(await idsOf(gantry.call, 'sort=rank'), order, `${id} ${place} ${other}`)
    }
    await move(ids[5], 'before', ids[0])
    await move(ids[0], 'after', ids[4])
    await move(ids[3], 'after', ids[5])
    await move(ids[2], 'before', ids[3])
    const late = await gantry.createTask('A late one')
    order.push(late)
    t.strictSame(await idsOf(gantry.call, 'sort=rank'), order, 'a new task is the last one')
    for (let round = 0; round < 30; round++)
      await move(order[round % 7], round % 3 ? 'before' : 'after', order[(round + 3) % 7])
    t.strictSame(await idsOf(gantry.call, 'sort=-rank'), order.toReversed())
    const tasks = (await gantry.call('GET', '/tasks?fields=rank')).body.data.tasks as { id: string; rank: string }[]
    const byRank = tasks.toSorted((one, other) => Buffer.compare(Buffer.from(one.rank), Buffer.from(other.rank)))
    t.strictSame(
      byRank.map(({ id }) => id),
      order,
      'as the ranks say',
    )
    t.equal(new Set(tasks.map(({ rank }) => rank)).size, tasks.length, 'each rank is one of its own')
    await gantry.call('POST', `/tasks/${order[2]}/transition`, { body: { state: 'blocked' } })
    t.strictSame(
      await idsOf(gantry.call, 'sort=rank&state=open'),
      order.filter((id) => id !== order[2]),
    )
    const narrow = await addCredential(gantry, 'user_owner', { allow: { taskIds: order.slice(1, 5) } })
    t.strictSame(await idsOf(narrow.call, 'sort=rank'), order.slice(1, 5))
    const { body } = await gantry.call('GET', `/tasks/${order[0]}`)
    t.equal(body.data.rank, byRank[0]?.rank)
  })

  t.test(`${store}: moves of many at once are all kept, and give no two tasks one rank`, async (t) => {
    const gantry = await startGantry(t, await optionsOf())
    const anchor = await gantry.createTask('The anchor')
    const last = await gantry.createTask('The last one')
    const ids = await Promise.all(Array.from({ length: 12 }, (_, index) => gantry.createTask(`Task ${index}`)))
    const moved = await Promise.all(
      ids.map((id, index) =>
        gantry.call('POST', `/tasks/${id}/move`, { body: index % 2 ? { after: anchor } : { before: last } }),
      ),
    )
    t.ok(moved.every(({ status }) => status === 200))
    const order = await idsOf(gantry.call, 'sort=rank')
    t.equal(order[0], anchor)
    t.equal(order.at(-1), last)
    t.strictSame(order.toSorted(), [anchor, last, ...ids].sort())
    const ranks = (await gantry.call('GET', '/tasks?fields=rank')).body.data.tasks.map(
      ({ rank }: { rank: string }) => rank,
    )
    t.equal(new Set(ranks).size, ranks.length)
  })
}

t.test('moveTask refuses what is no place, and tells a narrow credential nothing of other tasks', async (t) => {
  const gantry = await startGantry(t)
  const [one, two, hidden] = [await gantry.createTask(), await gantry.createTask(), await gantry.createTask()]
  const move = async (body: object, call = gantry.call) => (await call('POST', `/tasks/${one}/move`, { body })).body
  t.match(await move({}), { error: { code: 'validation_failed' } })
  t.match(await move({ before: two, after: hidden }), { error: { code: 'validation_failed' } })
  t.match(await move({ before: one }), { error: { code: 'validation_failed', message: /next to itself/ } })
  t.match(await move({ before: 'task_none' }), { error: { code: 'task_not_found', message: /no task task_none/ } })
  const narrow = await addCredential(gantry, 'user_owner', { allow: { taskIds: [one, two] } })
  t.match(await move({ before: hidden }, narrow.call), {
    error: { code: 'task_not_found', message: `There is no task ${hidden}.` },
  })
  t.match(await move({ after: two }, narrow.call), { success: true })
  const reader = await addCredential(gantry, 'user_owner', { scopes: ['tasks:read'] })
  t.match(await move({ before: two }, reader.call), { error: { code: 'scope_missing' } })
})

t.test('moveTask reports the new rank once, and changes nothing where the task is already there', async (t) => {
  const gantry = await startGantry(t)
  const [one, two] = [await gantry.createTask(), await gantry.createTask()]
  const moved = await gantry.call('POST', `/tasks/${two}/move`, {
    body: { before: one },
    headers: { 'if-match': '"1"' },
  })
  t.equal(moved.headers.get('etag'), '"2"')
  const again = await gantry.call('POST', `/tasks/${two}/move`, { body: { before: one } })
  t.equal(again.headers.get('etag'), '"2"')
  t.equal((await gantry.call('POST', `/tasks/${one}/move`, { body: { after: two } })).headers.get('etag'), '"1"')
  const { events } = (await gantry.call('GET', '/events?after=0&kinds=task.moved')).body.data
  t.match(events, [{ taskId: two, version: 2, data: { taskId: two, rank: moved.body.data.rank } }])
  t.equal(events.length, 1)
  const stale = await gantry.call('POST', `/tasks/${two}/move`, {
    body: { after: one },
    headers: { 'if-match': '"1"' },
  })
  t.match(stale.body.error, { code: 'revision_mismatch' })
})

t.test('a rank that would be too long is refused, and the task stays where it is', async (t) => {
  const gantry = await startGantry(t)
  const [one, two, three] = [await gantry.createTask(), await gantry.createTask(), await gantry.createTask()]
  const { store } = gantry.service.app
  const task = await store.read.tasks.get(two)
  if (task)
    await store.commit([{ replace: 'tasks', version: 1, doc: { ...task.doc, rank: `${one}${'z'.repeat(568)}1` } }])
  const again = await store.read.tasks.get(one)
  if (again)
    await store.commit([{ replace: 'tasks', version: 1, doc: { ...again.doc, rank: `${one}${'z'.repeat(568)}` } }])
  t.match((await gantry.call('POST', `/tasks/${three}/move`, { body: { before: two } })).body.error, {
    code: 'quota_exceeded',
    message: `Too many tasks were moved to this place one after the other. Move ${two} first, and then this task.`,
  })
  t.strictSame(await idsOf(gantry.call, 'sort=rank'), [one, two, three])
})

type Call = Gantry['call']

/** The ids of all pages, two tasks at a time. */
async function idsOf(call: Call, query: string): Promise<string[]> {
  const ids: string[] = []
  let cursor = ''
  do {
    const { status, body } = await call('GET', `/tasks?${query}&limit=2${cursor}`)
    if (status !== 200) throw new Error(JSON.stringify(body))
    ids.push(...body.data.tasks.map(({ id }: { id: string }) => id))
    cursor = body.data.nextCursor === undefined ? '' : `&cursor=${body.data.nextCursor}`
  } while (cursor !== '')
  return ids
}

async function countsOf(call: Call, query: string): Promise<unknown> {
  const { status, body } = await call('GET', `/tasks/counts?${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data.counts
}

function countsBy(tasks: readonly MadeTask[]): Record<string, number> {
  const states = ['open', 'in_progress', 'blocked', 'in_review', 'done', 'cancelled']
  return Object.fromEntries(states.map((state) => [state, tasks.filter((task) => task.state === state).length]))
}

async function makeTasks(gantry: Gantry): Promise<{ made: MadeTask[]; ada: string; bob: string }> {
  const [ada, bob] = [await addUser(gantry, 'maintainer'), await addUser(gantry, 'developer')]
  const callers = { ada: await addCredential(gantry, ada), bob: await addCredential(gantry, bob) }
  const made: MadeTask[] = []
  for (const [state, priority, tags, author, reviewers, claimant] of [
    ['open', high, ['a'], 'user_owner', [ada], undefined],
    ['open', low, ['a', 'b'], ada, [bob, ada], undefined],
    ['in_progress', high, ['b'], 'user_owner', [], 'ada'],
    ['in_progress', low, [], bob, [ada], 'bob'],
    ['blocked', high, ['a'], bob, [ada, bob], undefined],
    ['done', high, ['b'], ada, [], undefined],
    ['in_progress', high, ['a', 'b'], 'user_owner', [ada], 'ada'],
    ['cancelled', low, [], ada, [], undefined],
    ['in_review', low, ['a'], 'user_owner', [bob], undefined],
    ['open', high, ['b', 'a'], ada, [ada], undefined],
  ] as const) {
    const body = { title: 'A plan', priority, tags, author: { id: author, name: 'A name' } }
    const { id } = (await gantry.call('POST', '/tasks', { body })).body.data
    if (reviewers.length > 0) await gantry.call('PUT', `/tasks/${id}/reviewers`, { body: { reviewers } })
    if (claimant !== undefined) await callers[claimant].call('POST', `/tasks/${id}/claim`)
    else if (state !== 'open') {
      if (state === 'in_review')
        await gantry.call('POST', `/tasks/${id}/transition`, { body: { state: 'in_progress' } })
      await gantry.call('POST', `/tasks/${id}/transition`, { body: { state } })
    }
    made.push({ id, state, priority, tags, author, reviewers, claimedBy: claimant && (claimant === 'ada' ? ada : bob) })
  }
  return { made, ada, bob }
}
