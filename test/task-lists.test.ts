import t from 'tap'
import { addCaller } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { startGantry } from './support/gantry.ts'

t.test('listTasks pages through every task once, newest first, while tasks come and go', async (t) => {
  const gantry = await startGantry(t)
  const ids: string[] = []
  for (let count = 0; count < 7; count++) ids.unshift(await gantry.createTask(`Task ${count}`))
  const seen: string[] = []
  let path = '/tasks?limit=3'
  for (;;) {
    const { body, headers } = await gantry.call('GET', path)
    t.notOk(
      body.data.tasks.some((task: object) => 'changes' in task),
      'a list holds no file contents',
    )
    seen.push(...body.data.tasks.map((task: { id: string }) => task.id))
    if (seen.length === 3) await gantry.createTask('A late one')
    const next = /<\/api\/v1([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
    t.equal(next === undefined, body.data.nextCursor === undefined)
    if (next === undefined) break
    path = next
  }
  t.strictSame(seen, ids)
})

t.test('listTasks filters, sorts and searches', async (t) => {
  const gantry = await startGantry(t)
  const make = async (body: object) => (await gantry.call('POST', '/tasks', { body })).body.data.id as string
  const a = await make({ title: 'Alpha plan', priority: 'high', tags: ['red', 'blue'] })
  const b = await make({ title: 'Beta', content: 'the plan of beta', priority: 'low', tags: ['blue'] })
  const list = async (query: string) =>
    (await gantry.call('GET', `/tasks?${query}`)).body.data.tasks.map((task: { id: string }) => task.id)
  t.strictSame(await list('priority=high'), [a])
  t.strictSame(await list('tag=blue'), [b, a])
  t.strictSame(await list('tag=red'), [a])
  t.strictSame(await list('sort=createdAt'), [a, b])
  await gantry.call('PUT', `/tasks/${a}/changes`, { body: { changes: [] } })
  t.strictSame(await list('sort=-updatedAt'), [a, b])
  t.strictSame(await list('q=plan'), [b, a])
  t.strictSame(await list('q=plan%20alpha'), [a])
  t.strictSame(await list(`q=${encodeURIComponent('"; DROP -- NEAR( * ^')}`), [])
})

t.test('a cursor serves the list that made it, and no other', async (t) => {
  const gantry = await startGantry(t)
  await gantry.createTask()
  await gantry.createTask()
  const { nextCursor } = (await gantry.call('GET', '/tasks?limit=1')).body.data
  for (const query of [`limit=1&priority=high&cursor=${nextCursor}`, 'cursor=nonsense', `cursor=${nextCursor}x`]) {
    t.equal((await gantry.call('GET', `/tasks?${query}`)).body.error.code, 'invalid_cursor', query)
  }
})

t.test('listTasks combines every filter with words, a moment and an order', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const make = async (body: object) => {
    clock.advance(1_000)
    return (await gantry.call('POST', '/tasks', { body })).body.data.id as string
  }
  const a = await make({ title: 'Alpha plan', priority: 'high', tags: ['red', 'blue'] })
  const b = await make({ title: 'Beta plan', priority: 'low', tags: ['blue'] })
  const c = await make({ title: 'Gamma plan', priority: 'high', tags: ['blue'] })
  const moment = clock.now()
  clock.advance(1_000)
  await gantry.call('POST', `/tasks/${a}/transition`, { body: { state: 'blocked' } })
  const { secret } = await addCaller(gantry, 'agent', { allow: { taskIds: [a, b, c] } })
  const narrow = { authorization: `Bearer ${secret}` }
  const cases: [string, string[]][] = [
    ['state=open', [c, b]],
    ['state=blocked', [a]],
    ['state=open&priority=high', [c]],
    ['tag=blue&state=open', [c, b]],
    ['q=plan&priority=high', [c, a]],
    ['q=plan&priority=high&state=open', [c]],
    ['q=plan&tag=red', [a]],
    ['q=pl%C3%A1n%20GAMMA&tag=blue', [c]],
    ['q=plan&tag=green', []],
    ['q=%21', []],
    [`updatedAfter=${moment}`, [a]],
    ['updatedAfter=2020-01-01T00:00:00Z', [a, c, b]],
    ['updatedAfter=2020-01-01T00:00:00Z&sort=updatedAt', [b, c, a]],
    ['updatedAfter=2020-01-01T00:00:00Z&sort=-updatedAt&priority=high&tag=blue', [a, c]],
    ['updatedAfter=9999-12-31T23:59:59-23:00', []],
    [
      `updatedAfter=${encodeURIComponent(new Date(Date.parse(moment) + 7_200_000).toISOString().replace('Z', '+02:00'))}`,
      [a],
    ],
  ]
  for (const headers of [{}, narrow]) {
    for (const [query, ids] of cases) {
      const seen: string[] = []
      for (let cursor = ''; ; ) {
        const { body } = await gantry.call('GET', `/tasks?${query}&limit=1${cursor}`, { headers })
        seen.push(...body.data.tasks.map(({ id }: { id: string }) => id))
        if (body.data.nextCursor === undefined) break
        cursor = `&cursor=${body.data.nextCursor}`
      }
      t.strictSame(seen, ids, query)
    }
  }
})

t.test('listTasks refuses what has no order, and cursors of other filters', async (t) => {
  const gantry = await startGantry(t)
  const codeOf = async (query: string) => (await gantry.call('GET', `/tasks?${query}`)).body.error?.code
  for (const query of [
    'q=a&sort=updatedAt',
    'q=a&sort=createdAt',
    'q=a&updatedAfter=2020-01-01T00:00:00Z',
    'updatedAfter=2020-01-01T00:00:00Z&sort=createdAt',
    'updatedAfter=2016-12-31T23:59:60Z',
  ])
    t.equal(await codeOf(query), 'invalid_filter', query)
  for (const query of [
    'state=finished',
    'priority=urgent',
    'fields=color',
    'updatedAfter=yesterday',
    'sort=title',
    'q=',
    'limit=0',
  ])
    t.equal(await codeOf(query), 'validation_failed', query)
  for (let count = 0; count < 3; count++) await gantry.createTask('plan')
  const { nextCursor } = (await gantry.call('GET', '/tasks?limit=1&state=open')).body.data
  for (const query of [
    '',
    'state=open&q=plan',
    'state=done',
    'state=open&sort=updatedAt',
    'state=open&updatedAfter=2020-01-01T00:00:00Z',
  ])
    t.equal(await codeOf(`limit=1&${query}&cursor=${nextCursor}`), 'invalid_cursor', query)
  t.equal(
    await codeOf(`limit=2&state=open&fields=title&cursor=${nextCursor}`),
    undefined,
    'how much is told of each does not matter',
  )
})

t.test('listTasks returns the fields that are asked for, and the id', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask('Plan')
  const first = async (fields: string) => (await gantry.call('GET', `/tasks?fields=${fields}`)).body.data.tasks[0]
  t.strictSame(await first('title,intent,claim'), { id, title: 'Plan' })
  t.strictSame(await first('commentCount,planStepCount,changeCount'), {
    id,
    planStepCount: 0,
    commentCount: 0,
    changeCount: 0,
  })
  await gantry.call('POST', `/tasks/${id}/claim`)
  t.match(await first('claim'), {
    id,
    claim: { id: /^claim_/, claimedBy: { id: 'user_owner', name: 'Owner', kind: 'user' }, claimedAt: /Z$/ },
  })
})
