/**
 * What the stores cost with few and with many tasks: `npm run bench:stores`. Writes `bench/stores-results.md`.
 * `BENCH_TASKS` and `BENCH_POSTGRES_TASKS` set the sizes (10000,100000,1000000 and 10000,200000), `BENCH_STORES` the drivers.
 * Every body is different, and each size is measured in a store that was filled with as many tasks before.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { collections } from '../src/collections.ts'
import type { Store } from '../src/collections.ts'
import { openPostgresStore } from '../src/stores/postgres/store.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { creationOfBody, idOf, newBodyOf, tagOf, Tasks, timeOf, wordOf } from './bodies.ts'

const drivers = (process.env['BENCH_STORES'] ?? 'sqlite,postgres').split(',')
const sizes = {
  sqlite: sizesOf(process.env['BENCH_TASKS'] ?? '10000,100000,1000000'),
  postgres: sizesOf(process.env['BENCH_POSTGRES_TASKS'] ?? '10000,200000'),
}

// Of the most common words nearly every task has one; a word of this rank and the next stands in about one task of 500.
const middling = 2360
const atOnce = 32
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
const closers: (() => unknown)[] = []
const lines = [
  '# Stores at scale',
  '',
  `Node ${process.version}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(
      ', ',
    )} at the start. Medians in milliseconds of one call after another. Every task is different: about 55 words and three tags by Zipf's law, an event and an audit entry. Written by \`npm run bench:stores\`.`,
  '',
]

try {
  if (drivers.includes('sqlite')) {
    const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
    closers.push(() => rmSync(folder, { recursive: true }))
    await compare('SQLite', await openSqliteStore(folder, collections), sizes.sqlite)
  }
  if (drivers.includes('postgres')) {
    const server = await startPostgres({
      teardown: (close) => {
        closers.push(close)
      },
    })
    // Statistics and dead rows are left to the server's own autovacuum, as in production.
    await compare('PostgreSQL', await openPostgresStore(await server.makeSchema(), collections), sizes.postgres)
  }
  if (drivers.includes('sqlite')) await measureSearchIndex()
} finally {
  for (const close of closers.reverse()) await close()
}
writeFileSync(new URL('stores-results.md', import.meta.url), lines.join('\n') + '\n')

async function compare(name: string, store: Store, counts: readonly number[]): Promise<void> {
  const tasks = new Tasks(store)
  const measured: (readonly [rate: number, figures: ReadonlyMap<string, number>])[] = []
  for (const count of counts) {
    const rate = await tasks.fill(count)
    measured.push([rate, await measure(store, tasks)])
  }
  await store.close()
  const columns = counts.map((count) => `${count.toLocaleString('en')} tasks`)
  say(
    `## ${name}`,
    '',
    `| call | ${columns.join(' | ')} | last to first |`,
    `|---|${columns.map(() => '---|').join('')}---|`,
  )
  for (const call of measured[0]?.[1].keys() ?? []) {
    const row = measured.map(([, figures]) => figures.get(call) ?? NaN)
    const ratio = (row.at(-1) ?? NaN) / (row[0] ?? NaN)
    say(`| ${call} | ${row.map((each) => each.toFixed(3)).join(' | ')} | ${ratio.toFixed(2)} |`)
  }
  const rates = measured.map(([rate]) => Math.round(rate).toLocaleString('en'))
  say('', `Filled at ${rates.join(', ')} tasks a second, 500 in a commit.`, '')
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
async function measure(store: Store, tasks: Tasks): Promise<Map<string, number>> {
  const { count } = tasks
  const figures = await measureCreates(store, tasks)
  const some = () => Math.floor(Math.random() * count)
  const page = { limit: 50, descending: true }
  const calls: [string, number, () => Promise<unknown>][] = [
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
      () => store.read.tasks.list({ ...page, where: { tags: tagOf(some() % 10) }, after: { id: idOf(count) } }),
    ],
    [
      'list by tag and priority, by time',
      300,
      () =>
        store.read.tasks.list({
          ...page,
          orderBy: 'updatedAt',
          where: { tags: tagOf(some() % 10), priority: 'high' },
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
          where: { state: 'open', tags: tagOf(some() % 10) },
          after: { id: idOf(count) },
        }),
    ],
    [
      'list by state, tag and priority',
      300,
      () =>
        store.read.tasks.list({
          ...page,
          where: { state: 'open', tags: tagOf(some() % 10), priority: 'high' },
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
      () => store.search('tasks', { text: wordOf(middling + (some() % 20)), limit: 50 }),
    ],
    ['search a common word', 100, () => store.search('tasks', { text: wordOf(some() % 20), limit: 50 })],
    [
      'search two common words',
      100,
      () => store.search('tasks', { text: `${wordOf(some() % 10)} ${wordOf(10 + (some() % 10))}`, limit: 50 }),
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
            () => store.search('tasks', { text: wordOf(middling + (some() % 20)), where, limit: 50 }),
          ],
          [
            `search a common word, ${told}`,
            100,
            () => store.search('tasks', { text: wordOf(some() % 20), where, limit: 50 }),
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
    figures.set(name, times[times.length >> 1] ?? NaN)
  }
  return figures
}

/** In milliseconds: one create after the other, and what each of a batch takes, by the clock and in CPU time of this process. */
async function measureCreates(store: Store, tasks: Tasks): Promise<Map<string, number>> {
  const alone: number[] = []
  const together: { wall: number; cpu: number }[] = []
  for (const changes of tasks.make(300)) {
    const started = performance.now()
    await store.commit(changes)
    alone.push(performance.now() - started)
  }
  for (let round = 0; round < 60; round++) {
    const batch = tasks.make(atOnce)
    const [started, before] = [performance.now(), process.cpuUsage()]
    await Promise.all(batch.map((changes) => store.commit(changes)))
    const { user, system } = process.cpuUsage(before)
    together.push({ wall: (performance.now() - started) / atOnce, cpu: (user + system) / 1000 / atOnce })
  }
  const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN
  return new Map([
    ['create', median(alone)],
    [`create, ${atOnce} at once, each`, median(together.map(({ wall }) => wall))],
    [`create, ${atOnce} at once, each, CPU time`, together.reduce((sum, { cpu }) => sum + cpu, 0) / together.length],
  ])
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
            const { content, ...task } = newBodyOf(first + index)
            return store.commit(
              creationOfBody(
                kind === 'with' ? { ...task, content } : { ...task, title: '', intent: content, content: '' },
              ),
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

function sizesOf(text: string): readonly number[] {
  return text.split(',').map(Number)
}

function say(...text: string[]): void {
  console.log(text.join('\n'))
  lines.push(...text)
}
