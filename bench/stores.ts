/**
 * What the stores cost with few and with many tasks: `npm run bench:stores`. Writes `bench/stores-results.md`.
 * `BENCH_TASKS` and `BENCH_POSTGRES_TASKS` set the sizes (1,000,000 and 200,000), `BENCH_STORES` the drivers.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { collections } from '../src/collections.ts'
import type { Change, Documents, Store } from '../src/collections.ts'
import { openPostgresStore } from '../src/stores/postgres/store.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { creationOf, newTask } from './seed.ts'

const small = 10_000
// More than the measuring itself creates.
const measuredMax = 5000
const drivers = (process.env['BENCH_STORES'] ?? 'sqlite,postgres').split(',')
const large = {
  sqlite: Number(process.env['BENCH_TASKS'] ?? 1_000_000),
  postgres: Number(process.env['BENCH_POSTGRES_TASKS'] ?? 200_000),
}

const priorities = ['low', 'medium', 'high', 'critical'] as const
const vocabulary = Array.from({ length: 20_000 }, (_, index) => (index * 7919 + 104_729).toString(36))
// From here on a word stands in about one task of 500.
const middling = 7000
const filters = [
  ['of a common state', { state: 'done' }],
  ['of one state in 20', { state: 'open' }],
  ['of a rare state', { state: 'blocked' }],
  ['of a common tag', { tags: 'tag7' }],
  ['of a rare tag', { tags: 'team7' }],
  ['of a state and a tag', { state: 'open', tags: 'tag7' }],
] as const
const closers: (() => unknown)[] = []
const lines = [
  '# Stores at scale',
  '',
  `Node ${process.version}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}. Medians in milliseconds of one call after another; a task has about 60 words, three tags out of 1,000, an event and an audit entry. Written by \`npm run bench:stores\`.`,
  '',
]

try {
  if (drivers.includes('sqlite')) {
    const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
    closers.push(() => rmSync(folder, { recursive: true }))
    await compare('SQLite', await openSqliteStore(folder, collections), large.sqlite)
  }
  if (drivers.includes('postgres')) {
    const server = await startPostgres({
      teardown: (close) => {
        closers.push(close)
      },
    })
    // Statistics and dead rows are left to the server's own autovacuum, as in production.
    await compare('PostgreSQL', await openPostgresStore(await server.makeSchema(), collections), large.postgres)
  }
  if (drivers.includes('sqlite')) await measureSearchIndex()
} finally {
  for (const close of closers.reverse()) await close()
}
writeFileSync(new URL('stores-results.md', import.meta.url), lines.join('\n') + '\n')

async function compare(name: string, store: Store, many: number): Promise<void> {
  await load(store, 0, small)
  const few = await measure(store, small)
  const started = performance.now()
  await load(store, small + measuredMax, many)
  const rate = ((many - small) / (performance.now() - started)) * 1000
  const lots = await measure(store, many)
  await store.close()
  say(
    `## ${name}`,
    '',
    `| call | ${small.toLocaleString('en')} tasks | ${many.toLocaleString('en')} tasks | ratio |`,
    '|---|---|---|---|',
  )
  for (const [call, ms] of few) {
    const later = lots.get(call) ?? NaN
    say(`| ${call} | ${ms.toFixed(3)} | ${later.toFixed(3)} | ${(later / ms).toFixed(2)} |`)
  }
  say('', `Loaded at ${Math.round(rate).toLocaleString('en')} tasks a second, 500 in a commit.`, '')
}

async function load(store: Store, from: number, to: number): Promise<void> {
  for (let first = from; first < to; first += 500) {
    await store.commit(
      Array.from({ length: Math.min(500, to - first) }, (_, index) => creation(taskOf(first + index))).flat(),
    )
  }
}

/** Makes a task done, or open again. */
async function change(store: Store, number: number): Promise<void> {
  const found = await store.read.tasks.get(idOf(number))
  if (found)
    await store.commit([
      {
        replace: 'tasks',
        version: found.version,
        doc: { ...found.doc, state: found.doc.state === 'done' ? 'open' : 'done' },
      },
    ])
}

/** The median of each call, in milliseconds. */
async function measure(store: Store, count: number): Promise<Map<string, number>> {
  const figures = new Map<string, number>()
  const some = () => Math.floor(Math.random() * Math.max(small, count))
  const page = { limit: 50, descending: true }
  let next = count
  const calls: [string, number, () => Promise<unknown>][] = [
    ['create', 300, () => store.commit(creation(taskOf(next++)))],
    [
      'create, 32 at once, each',
      50,
      () => Promise.all(Array.from({ length: 32 }, () => store.commit(creation(taskOf(next++))))),
    ],
    ['get', 2000, () => store.read.tasks.get(idOf(some()))],
    ['list from the middle', 300, () => store.read.tasks.list({ ...page, after: { id: idOf(some()) } })],
    [
      'list by priority',
      300,
      () => store.read.tasks.list({ ...page, where: { priority: 'high' }, after: { id: idOf(some()) } }),
    ],
    [
      'list by tag',
      300,
      () => store.read.tasks.list({ ...page, where: { tags: `tag${some() % 10}` }, after: { id: idOf(count) } }),
    ],
    [
      'list by tag and priority, by time',
      300,
      () =>
        store.read.tasks.list({
          ...page,
          orderBy: 'updatedAt',
          where: { tags: `tag${some() % 10}`, priority: 'high' },
          after: { id: '~', value: '9' },
        }),
    ],
    [
      'list by a common state',
      300,
      () => store.read.tasks.list({ ...page, where: { state: 'done' }, after: { id: idOf(some()) } }),
    ],
    ['list by a rare state', 300, () => store.read.tasks.list({ ...page, where: { state: 'blocked' } })],
    [
      'list by state and tag',
      300,
      () =>
        store.read.tasks.list({
          ...page,
          where: { state: 'open', tags: `tag${some() % 10}` },
          after: { id: idOf(count) },
        }),
    ],
    [
      'list by state, tag and priority',
      300,
      () =>
        store.read.tasks.list({
          ...page,
          where: { state: 'open', tags: `tag${some() % 10}`, priority: 'high' },
          after: { id: idOf(count) },
        }),
    ],
    [
      'list what changed after a time',
      300,
      () => store.read.tasks.list({ limit: 50, orderBy: 'updatedAt', above: timeOf(some()) }),
    ],
    [
      'list what changed after a time, a later page',
      300,
      () =>
        store.read.tasks.list({
          limit: 50,
          orderBy: 'updatedAt',
          above: timeOf(0),
          after: { id: idOf(some()), value: timeOf(some()) },
        }),
    ],
    [
      'list what changed after a time, newest first',
      300,
      () => store.read.tasks.list({ ...page, orderBy: 'updatedAt', above: timeOf(some()) }),
    ],
    [
      'list what changed after a time by state',
      300,
      () => store.read.tasks.list({ limit: 50, orderBy: 'updatedAt', above: timeOf(some()), where: { state: 'open' } }),
    ],
    ['search a rare word', 300, () => store.search('tasks', { text: `unique${some()}`, limit: 50 })],
    [
      'search a word of one task in 500',
      100,
      () => store.search('tasks', { text: vocabulary[middling + (some() % 20)] ?? '', limit: 50 }),
    ],
    ['search a common word', 100, () => store.search('tasks', { text: vocabulary[some() % 20] ?? '', limit: 50 })],
    [
      'search two common words',
      100,
      () => store.search('tasks', { text: `${vocabulary[some() % 10]} ${vocabulary[10 + (some() % 10)]}`, limit: 50 }),
    ],
    ...filters.flatMap(
      ([told, where]) =>
        [
          [
            `search a rare word, ${told}`,
            300,
            () => store.search('tasks', { text: `unique${some()}`, where, limit: 50 }),
          ],
          [
            `search a word of one task in 500, ${told}`,
            100,
            () => store.search('tasks', { text: vocabulary[middling + (some() % 20)] ?? '', where, limit: 50 }),
          ],
          [
            `search a common word, ${told}`,
            100,
            () => store.search('tasks', { text: vocabulary[some() % 20] ?? '', where, limit: 50 }),
          ],
        ] as [string, number, () => Promise<unknown>][],
    ),
    [
      'search a word that no task with the tag has',
      30,
      () => store.search('tasks', { text: 'evenly', where: { tags: 'odd' }, limit: 50 }),
    ],
    ['change the state', 300, () => change(store, some())],
    ['events of a rare kind', 300, () => store.events({ after: 0, limit: 50, kinds: ['task.deleted'] })],
    ['events of a task', 300, () => store.events({ after: 0, limit: 50, taskId: idOf(some()) })],
  ]
  for (const [name, rounds, call] of calls) {
    for (let round = 0; round < Math.min(20, rounds); round++) await call()
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      await call()
      times.push(performance.now() - started)
    }
    times.sort((one, other) => one - other)
    figures.set(name, (times[times.length >> 1] ?? NaN) / (name.includes('32 at once') ? 32 : 1))
  }
  return figures
}

/** What a create costs with its text indexed, and with the same text in a field that is not. */
async function measureSearchIndex(): Promise<void> {
  const seconds = { with: [] as number[], without: [] as number[] }
  for (let round = 0; round < 3; round++) {
    for (const kind of ['with', 'without'] as const) {
      const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
      const store = await openSqliteStore(folder, collections)
      const before = process.cpuUsage()
      const started = performance.now()
      const count = 16_000
      for (let first = 0; first < count; first += 32) {
        await Promise.all(
          Array.from({ length: 32 }, (_, index) => {
            const { content, ...task } = taskOf(first + index)
            return store.commit(
              creation(kind === 'with' ? { ...task, content } : { ...task, title: '', intent: content, content: '' }),
            )
          }),
        )
      }
      const { user, system } = process.cpuUsage(before)
      seconds[kind].push((user + system) / count)
      console.log(kind, Math.round((count / (performance.now() - started)) * 1000), 'creates a second')
      await store.close()
      rmSync(folder, { recursive: true })
    }
  }
  const [indexed = NaN, plain = NaN] = [Math.min(...seconds.with), Math.min(...seconds.without)]
  say(
    '## What the search index costs a create in SQLite',
    '',
    `32 at once: ${indexed.toFixed(0)} µs of CPU each with it, ${plain.toFixed(0)} µs without: ${(indexed / plain).toFixed(2)} times.`,
    '',
  )
}

function creation(task: Documents['tasks']): Change[] {
  return [
    ...(task.state === 'open' ? creationOf(task) : [{ insert: 'tasks', doc: task } as const]),
    {
      event: {
        kind: task.id.endsWith('00000') ? 'task.deleted' : 'task.created',
        at: task.createdAt,
        actor: 'user_owner',
        taskId: task.id,
        data: { taskId: task.id, title: task.title },
      },
    },
    {
      audit: {
        at: task.createdAt,
        userId: 'user_owner',
        credentialId: 'token_1',
        address: '127.0.0.1',
        requestId: 'req',
        operation: 'createTask',
        object: `/tasks/${task.id}`,
        outcome: 'done',
      },
    },
  ]
}

function taskOf(number: number): Documents['tasks'] {
  // Few words are in many tasks, most in few; one is in every second task, and the others have a tag instead.
  const words = Array.from({ length: 60 }, () => vocabulary[Math.floor(Math.random() ** 3 * vocabulary.length)])
  const at = timeOf(number)
  return {
    ...newTask(idOf(number), at, {
      title: `Task unique${number}${number % 2 === 0 ? ' evenly' : ''}`,
      content: words.join(' '),
      priority: priorities[Math.floor(number / 10) % 4] ?? 'low',
      tags: [`tag${number % 10}`, `area${number % 97}`, `team${number % 1000}`, ...(number % 2 === 0 ? [] : ['odd'])],
    }),
    state: stateOf(number),
  }
}

/** Most tasks are done, and one in a thousand is blocked. */
function stateOf(number: number): Documents['tasks']['state'] {
  const place = (number * 7) % 1000
  if (place < 900) return 'done'
  if (place < 950) return 'open'
  if (place < 970) return 'in_progress'
  if (place < 980) return 'in_review'
  return place < 999 ? 'cancelled' : 'blocked'
}

function timeOf(number: number): string {
  return new Date(1_700_000_000_000 + number * 1000).toISOString()
}

function idOf(number: number): string {
  return `task_${String(number).padStart(12, '0')}`
}

function say(...text: string[]): void {
  console.log(text.join('\n'))
  lines.push(...text)
}
