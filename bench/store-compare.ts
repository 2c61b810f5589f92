/**
 * What creates, filtered lists and searches cost in the SQLite store of this checkout and of another one, in
 * alternating rounds of one process: processor time of creates, and the clock of the reads, which a thread of the store
 * makes.
 *
 *   node bench/store-compare.ts OTHER_CHECKOUT [--rounds 20]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { collections } from '../src/collections.ts'
import type { Store } from '../src/collections.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { tableOf, written } from './report.ts'
import { interleave, medianOf, ratioOf } from './rounds.ts'
import { creationOf, newTask, preload, taskBodyOf } from './seed.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20' } },
})
const tasksBefore = 5_000
const atOnce = 32
const batches = 30
const readsAtOnce = 20

interface Subject {
  readonly name: string
  readonly folder: string
  readonly store: Store
  count: number
}

const works: Readonly<Record<string, (subject: Subject) => Promise<number>>> = {
  'a create, of 32 at once': create,
  'a filtered list of 50': ({ store }) =>
    read(() =>
      store.read.tasks.list({
        where: { state: 'open', priority: 'high' },
        orderBy: 'updatedAt',
        descending: true,
        limit: 50,
      }),
    ),
  'a search': ({ store }) => read(() => store.search('tasks', { text: 'importer migration', limit: 50 })),
}

const here = 'this checkout'
const subjects = [await open(here, openSqliteStore)]
for (const checkout of positionals) {
  const file = pathToFileURL(join(resolve(checkout), 'src/stores/sqlite/store.ts')).href
  subjects.push(
    await open(checkout, ((await import(file)) as { openSqliteStore: typeof openSqliteStore }).openSqliteStore),
  )
}
try {
  for (const [work, measure] of Object.entries(works)) {
    for (const subject of subjects) await measure(subject)
    const rounds = await interleave(
      subjects.map((subject) => ({ name: subject.name, measure: () => measure(subject) })),
      { rounds: Number(values.rounds), spanMs: Infinity },
    )
    const micros = (figure: number) => figure
    const rows = subjects.map(({ name }) => [
      name,
      medianOf(rounds, name, micros).toFixed(1),
      written(ratioOf(rounds, name, here, micros)),
    ])
    console.log(`${tableOf({ columns: [work, 'µs', 'of this checkout'], rows })}\n`)
  }
} finally {
  for (const { store, folder } of subjects) {
    await store.close()
    rmSync(folder, { recursive: true })
  }
}

async function open(name: string, openStore: typeof openSqliteStore): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const store = await openStore(folder, collections)
  await preload(store, tasksBefore)
  return { name, folder, store, count: 0 }
}

async function create(subject: Subject): Promise<number> {
  const all = Array.from({ length: batches }, () =>
    Array.from({ length: atOnce }, () => {
      const number = subject.count++
      const id = `task_new_${String(number).padStart(8, '0')}`
      return creationOf(newTask(id, new Date().toISOString(), JSON.parse(taskBodyOf(number))))
    }),
  )
  const before = process.cpuUsage()
  for (const batch of all) await Promise.all(batch.map((changes) => subject.store.commit(changes)))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / (batches * atOnce)
}

async function read(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  for (let time = 0; time < readsAtOnce; time++) await work()
  return ((performance.now() - before) / readsAtOnce) * 1_000
}
