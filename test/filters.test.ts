import t from 'tap'
import { operationsOf } from '../scripts/contract-document.ts'
import { readContract } from '../scripts/read-contract.ts'
import { addCredential } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'

const gantry = await startGantry(t)
const made = await makeTasks()

interface MadeTask {
  readonly id: string
  readonly state: string
  readonly priority: string
  readonly tags: readonly string[]
}

/** Which tasks a filter means, in words of its own. */
const filters: Readonly<Record<string, (task: MadeTask) => boolean>> = {
  'state=open': ({ state }) => state === 'open',
  'state=open&state=blocked': ({ state }) => ['open', 'blocked'].includes(state),
  'state=open,blocked': ({ state }) => ['open', 'blocked'].includes(state),
  'state=open,blocked&state=done': () => true,
  'state=open&state=open': ({ state }) => state === 'open',
  'tag=a&tag=b': ({ tags }) => tags.includes('a') || tags.includes('b'),
  'tag=a,b': ({ tags }) => ['a', 'b', 'a,b'].some((tag) => tags.includes(tag)),
  'tag=a%2Cb': ({ tags }) => ['a', 'b', 'a,b'].some((tag) => tags.includes(tag)),
  'priority=high&priority=low': ({ priority }) => ['high', 'low'].includes(priority),
  'priority=high,low&state=open&tag=b,c': ({ priority, state, tags }) =>
    ['high', 'low'].includes(priority) && state === 'open' && (tags.includes('b') || tags.includes('c')),
}

for (const [filter, isMeant] of Object.entries(filters)) {
  t.test(`listTasks with ${filter} lists each task that fits once, in order, page by page`, async (t) => {
    const meant = made.filter(isMeant).map(({ id }) => id)
    t.strictSame(await idsOf(filter), meant.toReversed(), 'newest first')
    t.strictSame(await idsOf(`${filter}&sort=createdAt`), meant, 'oldest first')
    t.strictSame((await idsOf(`${filter}&sort=-updatedAt`)).toSorted(), meant.toSorted(), 'by the last change')
    t.strictSame(await idsOf(`${filter}&q=plan`), meant.toReversed(), 'with words')
    const narrow = await addCredential(gantry, 'user_owner', { allow: { taskIds: made.map(({ id }) => id) } })
    t.strictSame(await idsOf(filter, narrow.call), meant.toReversed(), 'by a credential of these tasks')
  })
}

t.test('a value that a filter does not know is refused by its place', async (t) => {
  for (const query of ['state=open&state=opne', 'state=open,opne']) {
    const { status, body } = await gantry.call('GET', `/tasks?${query}`)
    t.equal(status, 400)
    t.match(body.error.details, [{ path: 'query/state/1', rule: 'enum' }])
    t.match(body.error.message, 'Did you mean open?')
  }
  t.match((await gantry.call('GET', '/tasks?state=')).body.error, { details: [{ path: 'query/state/0' }] })
  t.match((await gantry.call('GET', '/tasks?sort=createdAt&sort=updatedAt')).body.error, {
    details: [{ path: 'query/sort', rule: 'type' }],
  })
})

t.test('filters with more combinations than lists are read are refused', async (t) => {
  const many = Array.from({ length: 20 }, (_, index) => `tag=t${index}`).join('&')
  t.equal((await gantry.call('GET', `/tasks?${many}`)).status, 200)
  t.match(
    (await gantry.call('GET', `/tasks?${many}&state=open,blocked,done,in_review&priority=low,high,medium`)).body,
    {
      error: { code: 'invalid_filter' },
    },
  )
})

t.test('a cursor belongs to the values of a filter', async (t) => {
  const { nextCursor } = (await gantry.call('GET', '/tasks?state=open,blocked&limit=1')).body.data
  t.equal((await gantry.call('GET', `/tasks?state=open&state=blocked&limit=1&cursor=${nextCursor}`)).status, 200)
  t.match((await gantry.call('GET', `/tasks?state=open&limit=1&cursor=${nextCursor}`)).body.error, {
    code: 'invalid_cursor',
  })
})

t.test('fields and kinds of events are given by repeating them or by commas', async (t) => {
  for (const query of ['fields=title&fields=state', 'fields=title,state']) {
    const [task] = (await gantry.call('GET', `/tasks?${query}`)).body.data.tasks
    t.strictSame(Object.keys(task).toSorted(), ['id', 'state', 'title'], query)
  }
  const kindsOf = async (query: string) =>
    (await gantry.call('GET', `/events?after=0&${query}`)).body.data.events.map(({ kind }: { kind: string }) => kind)
  const expected = await kindsOf('kinds=task.created,task.transitioned')
  t.ok(expected.length > 0)
  t.strictSame(await kindsOf('kinds=task.created&kinds=task.transitioned'), expected)
})

t.test('listJobs takes several statuses and kinds, by repeating them or by commas', async (t) => {
  const [task] = made
  const { planStep } = (
    await gantry.call('POST', `/tasks/${task?.id}/plan-steps`, { body: { description: 'Fail', command: 'false' } })
  ).body.data
  const { job } = (await gantry.call('POST', `/tasks/${task?.id}/plan-steps/${planStep.id}/execute`)).body.data
  const idsOfJobs = async (query: string) =>
    (await gantry.call('GET', `/jobs?${query}`)).body.data.jobs.map(({ id }: { id: string }) => id)
  const all = 'queued,running,succeeded,failed,cancelled,interrupted'
  for (const query of [
    `state=${all}`,
    all
      .split(',')
      .map((state) => `state=${state}`)
      .join('&'),
  ])
    t.strictSame(await idsOfJobs(query), [job.id], query)
  t.strictSame(await idsOfJobs('kind=execute_plan_step,execute_plan'), [job.id])
  t.strictSame(await idsOfJobs('kind=send_email&kind=execute_plan'), [])
})

/** By what an item of a list is known. */
interface ListedItem {
  readonly id?: string
  readonly filename?: string
  readonly name?: string
  readonly oid?: string
  readonly path?: string
  readonly line?: number
}

function nameOf({ id, filename, name, oid, path, line = 0 }: ListedItem): string {
  return id ?? filename ?? name ?? oid ?? `${path}:${line}`
}

t.test('one helper reads every list with pages, by what x-pagination says', async (t) => {
  await makeGitProject(t, gantry.project)
  const paged = operationsOf(readContract()).filter(({ operation }) => operation['x-pagination'])
  t.ok(paged.length >= 17)
  for (const { path, operation } of paged.filter(({ path }) => !path.includes('{'))) {
    const { items = '', cursor = 'cursor' } = operation['x-pagination'] ?? {}
    const seen: string[] = []
    let next = { streamEvents: `&${cursor}=0`, searchFiles: '&q=a', searchChats: '&q=a' }[operation.operationId] ?? ''
    for (let page = 0; page < 3; page++) {
      const { status, body } = await gantry.call('GET', `${path}?limit=1${next}`)
      t.equal(status, 200, operation.operationId)
      seen.push(...body.data[items].map(nameOf))
      if (body.data.nextCursor === undefined) break
      next = `${operation.operationId === 'searchFiles' ? '&q=a' : ''}&${cursor}=${body.data.nextCursor}`
    }
    t.equal(new Set(seen).size, seen.length, `${operation.operationId} repeats nothing`)
  }
})

t.test('bounded lists come as a whole, or in pages that deleted items do not shift', async (t) => {
  const task = await gantry.createTask()
  const ids = async (path: string, items: string) =>
    (await gantry.call('GET', path)).body.data[items].map(({ id }: { id: string }) => id) as string[]
  const lists = [
    [`/tasks/${task}/plan-steps`, 'planSteps', { description: 'A step' }],
    [`/terminal/${task}/sessions`, 'sessions', { command: ['/bin/cat'] }],
  ] as const
  for (const [path, , body] of lists)
    for (let made = 0; made < 5; made++) t.equal((await gantry.call('POST', path, { body })).status, 201)
  for (let made = 0; made < 5; made++) await gantry.call('POST', '/identity/login', { body: { token: gantry.token } })
  for (const [path, items] of [...lists, ['/identity/sessions', 'sessions'] as const]) {
    const all = await ids(path, items)
    t.ok(all.length >= 5, path)
    const { headers, body } = await gantry.call('GET', `${path}?limit=2`)
    t.strictSame(await ids(`${path}?limit=2`, items), all.slice(0, 2))
    const { nextCursor } = body.data
    t.equal(headers.get('link'), `</api/v1${path}?limit=2&cursor=${nextCursor}>; rel="next"`)
    await gantry.call('DELETE', `${path}/${all[0]}`)
    const second = await gantry.call('GET', `${path}?limit=200&cursor=${nextCursor}`)
    t.strictSame(
      second.body.data[items].map(({ id }: { id: string }) => id),
      all.slice(2),
      path,
    )
    t.equal(second.body.data.nextCursor, undefined)
    t.equal((await gantry.call('GET', `/tasks?cursor=${nextCursor}`)).body.error.code, 'invalid_cursor')
    await gantry.call('DELETE', `${path}/${all[1]}`)
    const afterDeleted = await gantry.call('GET', `${path}?cursor=${nextCursor}`)
    // The order of steps is the caller's own: without the step there is no place after it.
    if (items === 'planSteps') t.match(afterDeleted.body.error, { code: 'invalid_cursor', message: /was deleted/ })
    else t.equal(afterDeleted.body.data[items].length, all.length - 2)
  }
})

async function makeTasks(): Promise<MadeTask[]> {
  const tasks: MadeTask[] = []
  for (const [state, priority, tags] of [
    ['open', 'high', ['a']],
    ['open', 'low', ['a', 'b']],
    ['blocked', 'high', ['b', 'c']],
    ['done', 'medium', ['a,b']],
    ['blocked', 'low', []],
    ['open', 'critical', ['c']],
    ['open', 'high', ['c', 'b']],
  ] as const) {
    const { body } = await gantry.call('POST', '/tasks', { body: { title: 'A plan', priority, tags } })
    const { id } = body.data
    if (state !== 'open') await gantry.call('POST', `/tasks/${id}/transition`, { body: { state } })
    tasks.push({ id, state, priority, tags })
  }
  return tasks
}

/** The ids of all pages, two tasks at a time. */
async function idsOf(query: string, call: typeof gantry.call = gantry.call): Promise<string[]> {
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
