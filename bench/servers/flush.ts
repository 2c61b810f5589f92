import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/stores/sqlite/database.ts'
import { work } from '../work.ts'

// How long one commit takes that is flushed to the disk, and nothing else.
const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
const database = await openDatabase(join(folder, 'gantry.db'))
const insert = database.prepare('INSERT INTO events (event) VALUES (?)')
const event = 'x'.repeat(700) // as much as a task and its event

work({}, async ({ count }: { count: number }) => {
  const startedAt = performance.now()
  for (let index = 0; index < count; index++) insert.run(event)
  return { micros: (performance.now() - startedAt) / count * 1000 }
}, () => {
  database.close()
  rmSync(folder, { recursive: true })
})
