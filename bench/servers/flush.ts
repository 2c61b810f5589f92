import { openPlainDatabase } from '../database.ts'
import { work } from '../work.ts'

// How long one commit takes that is flushed to the disk, and nothing else.
const { database, close } = openPlainDatabase()
const insert = database.prepare('INSERT INTO events (event) VALUES (?)')
const event = 'x'.repeat(700) // as much as a task and its event

work(
  {},
  async ({ count }: { count: number }) => {
    const startedAt = performance.now()
    for (let index = 0; index < count; index++) insert.run(event)
    return { micros: ((performance.now() - startedAt) / count) * 1000 }
  },
  close,
)
