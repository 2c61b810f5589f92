import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collections } from '../src/collections.ts'
import type { Change, Store } from '../src/collections.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { below } from './report.ts'
import type { Goal } from './report.ts'
import { creationOf, newTask, preload, taskBodyOf } from './seed.ts'

const tasksBefore = 10_000
const atOnce = 32
const rounds = 60
const microsMax = 200

/** What one create costs in the store itself, of those that arrive together, beside so many tasks. */
export async function measureStoreCreates(): Promise<Goal> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const store = await openSqliteStore(folder, collections)
  try {
    await preload(store, tasksBefore)
    const micros: number[] = []
    for (let round = 0; round < rounds; round++) micros.push(await timeBatch(store, round))
    const value = micros.toSorted((one, other) => one - other)[rounds >> 1] ?? NaN
    return below(
      `One create in the SQLite store, of ${atOnce} at once with different bodies, beside ${tasksBefore / 1_000},000 tasks`,
      microsMax,
      'µs',
      { value, rounds, why: 'bench/stores-results.md has its parts, and the figures at a million tasks.' },
    )
  } finally {
    await store.close()
    rmSync(folder, { recursive: true })
  }
}

async function timeBatch(store: Store, round: number): Promise<number> {
  const batches = Array.from({ length: atOnce }, (_, index) => changesOf(round * atOnce + index))
  const startedAt = performance.now()
  await Promise.all(batches.map((changes) => store.commit(changes)))
  return ((performance.now() - startedAt) / atOnce) * 1_000
}

/** A task with the event and the audit entry of its creation. */
function changesOf(number: number): Change[] {
  const [at, actor] = [new Date().toISOString(), 'user_owner']
  const task = newTask(`task_new_${String(number).padStart(8, '0')}`, at, JSON.parse(taskBodyOf(number)))
  const entry = { at, userId: actor, credentialId: 'tok_preset', address: '127.0.0.1', requestId: `req_${number}` }
  return [
    ...creationOf(task),
    { event: { kind: 'task.created', at, actor, taskId: task.id, data: { taskId: task.id, title: task.title } } },
    { audit: { ...entry, operation: 'createTask', object: `/tasks/${task.id}`, outcome: 'done' } },
  ]
}
