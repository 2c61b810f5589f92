/**
 * Opens a PostgreSQL store and commits items, events and audit entries in several lanes until it is ended; prints the
 * id of an item after its commit. With `open` it only opens the store, once it is told to.
 */
import { writeSync } from 'node:fs'
import { once } from 'node:events'
import { collections } from '../../../src/collections.ts'
import { foreignEvent } from '../events.ts'

const [, , task, driver, place = '', name = ''] = process.argv
const open =
  driver === 'postgres'
    ? (await import('../../../src/stores/postgres/store.ts')).openPostgresStore
    : (await import('../../../src/stores/sqlite/store.ts')).openSqliteStore

writeSync(1, 'ready\n')
if (task === 'open') {
  await once(process.stdin, 'data')
  const store = await open(place, collections)
  writeSync(1, 'open\n')
  await store.close()
  process.exit()
}

const store = await open(place, collections)
const at = new Date().toISOString()
await Promise.all(
  Array.from({ length: 6 }, async (_, lane) => {
    for (let count = 1; ; count++) {
      const id = `${name}-${lane}-${count}`
      await store.commit([
        { insert: 'approvals', doc: { id, approvedAt: at, approvedBy: name } },
        { event: { ...foreignEvent('item.made', at, { data: { id } }), actor: name } },
        {
          audit: {
            at,
            userId: name,
            credentialId: 'c',
            address: '',
            requestId: id,
            operation: 'make',
            object: id,
            outcome: 'done',
          },
        },
      ])
      writeSync(1, `${id}\n`)
    }
  }),
)
