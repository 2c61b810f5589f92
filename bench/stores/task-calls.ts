import type { Store } from '../../src/collections.ts'
import { idOf, tagOf, timeOf, wordOf } from '../bodies.ts'

/** A call of a store, and how many times it is measured. */
export interface StoreCall {
  readonly name: string
  readonly times: number
  readonly run: () => Promise<unknown>
}

type Query = NonNullable<Parameters<Store['read']['tasks']['list']>[0]>

// Of the most common words nearly every task has one; a word of this rank and the next stands in about one task of 500.
const middling = 2360
// The tags of these ranks are on one task in twelve, and on one in 3,000.
const [commonTag, rareTag] = [tagOf(3), tagOf(900)]
const filters = [
  ['of a common state', { state: 'done' }],
  ['of one state in 20', { state: 'open' }],
  ['of a rare state', { state: 'blocked' }],
  ['of a common tag', { tags: commonTag }],
  ['of a rare tag', { tags: rareTag }],
  ['of a state and a tag', { state: 'open', tags: commonTag }],
] as const

/** The reads of a store with so many tasks, and changes of one of them. */
export function taskCalls(store: Store, count: number): StoreCall[] {
  const some = () => Math.floor(Math.random() * count)
  return [
    { name: 'get', times: 2000, run: () => store.read.tasks.get(idOf(some())) },
    ...lists(store, count, some),
    ...searches(store, some),
    { name: 'change the state', times: 300, run: () => change(store, some()) },
    ...events(store, some),
  ]
}

function lists({ read }: Store, count: number, some: () => number): StoreCall[] {
  const list = (name: string, query: () => Query): StoreCall => ({
    name: `list ${name}`,
    times: 300,
    run: () => read.tasks.list({ limit: 50, ...query() }),
  })
  const [newest, middle] = [() => ({ descending: true }), () => ({ descending: true, after: { id: idOf(some()) } })]
  const tag = () => tagOf(some() % 10)
  return [
    list('from the middle', middle),
    list('by priority', () => ({ ...middle(), where: { priority: 'high' } })),
    list('by tag', () => ({ ...newest(), where: { tags: tag() } })),
    list('by tag from the middle', () => ({ ...middle(), where: { tags: tag() } })),
    list('by tag and priority, by time', () => ({
      ...newest(),
      orderBy: 'updatedAt',
      where: { tags: tag(), priority: 'high' },
    })),
    list('by a common state', () => ({ ...middle(), where: { state: 'done' } })),
    list('by a rare state', () => ({ ...newest(), where: { state: 'blocked' } })),
    list('by state and tag', () => ({ ...newest(), where: { state: 'open', tags: tag() } })),
    list('by state, tag and priority', () => ({
      ...newest(),
      where: { state: 'open', tags: tag(), priority: 'high' },
    })),
    list('what changed after a time', () => ({ orderBy: 'updatedAt', above: timeOf(some()) })),
    list('what changed after a time, a later page', () => ({
      orderBy: 'updatedAt',
      above: timeOf(0),
      after: { id: idOf(some()), value: timeOf(some()) },
    })),
    list('what changed after a time, newest first', () => ({
      ...newest(),
      orderBy: 'updatedAt',
      above: timeOf(some()),
    })),
    list('what changed after a time by state', () => ({
      orderBy: 'updatedAt',
      above: timeOf(Math.floor(count / 2)),
      where: { state: 'open' },
    })),
  ]
}

function searches(store: Store, some: () => number): StoreCall[] {
  const search = (name: string, times: number, text: () => string, where?: object): StoreCall => ({
    name: `search ${name}`,
    times,
    run: () => store.search('tasks', { text: text(), limit: 50, ...(where && { where }) }),
  })
  const words = [
    ['a rare word', 200, () => `unique${some()}`],
    ['a word of one task in 500', 100, () => wordOf(middling + (some() % 20))],
    ['a common word', 100, () => wordOf(some() % 20)],
  ] as const
  return [
    ...words.map(([name, times, text]) => search(name, times, text)),
    search('two common words', 100, () => `${wordOf(some() % 10)} ${wordOf(10 + (some() % 10))}`),
    ...filters.flatMap(([filter, where]) =>
      words.map(([name, times, text]) => search(`${name}, ${filter}`, times, text, where)),
    ),
    search('a word that no task with the tag has', 30, () => 'evenly', { tags: 'odd' }),
  ]
}

function events(store: Store, some: () => number): StoreCall[] {
  return [
    { name: 'events from the middle', times: 300, run: () => store.events({ after: some(), limit: 50 }) },
    {
      name: 'events of a rare kind',
      times: 300,
      run: () => store.events({ after: 0, limit: 50, kinds: ['task.deleted'] }),
    },
    {
      name: 'events of a common kind from the middle',
      times: 300,
      run: () => store.events({ after: some(), limit: 50, kinds: ['task.created'] }),
    },
    { name: 'events of a task', times: 300, run: () => store.events({ after: 0, limit: 50, taskId: idOf(some()) }) },
    { name: 'numbers of the first and last event', times: 300, run: () => store.eventRange() },
    { name: 'audit entries from the middle', times: 300, run: () => store.audit({ before: some(), limit: 50 }) },
  ]
}

/** Makes a task done, or open again. */
async function change(store: Store, number: number): Promise<void> {
  const found = await store.read.tasks.get(idOf(number))
  if (!found) return
  const state = found.doc.state === 'done' ? 'open' : 'done'
  await store.commit([{ replace: 'tasks', version: found.version, doc: { ...found.doc, state } }])
}
