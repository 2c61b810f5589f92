import t from 'tap'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataTooNew } from '../../src/stores/port.ts'
import { openMemoryStore } from '../../src/stores/memory/store.ts'
import { migrate } from '../../src/stores/sqlite/database.ts'
import { openSqliteStore } from '../../src/stores/sqlite/store.ts'
import { makeFolder } from '../support/folder.ts'
import { testStore } from './store-suite.ts'

testStore(t, 'memory', async () => ({ open: async () => openMemoryStore(), isDurable: false }))
testStore(t, 'sqlite', async (t) => {
  const folder = makeFolder(t)
  return { open: () => openSqliteStore(folder), isDurable: true }
})

t.test('sqlite: flushes every commit to the disk', async (t) => {
  const folder = makeFolder(t)
  const store = await openSqliteStore(folder)
  await store.close()
  const database = new DatabaseSync(join(folder, 'gantry.db'))
  t.teardown(() => database.close())
  t.equal(database.prepare('PRAGMA journal_mode').get()?.['journal_mode'], 'wal')
})

t.test('sqlite: refuses data of a newer version', async (t) => {
  const folder = makeFolder(t)
  await (await openSqliteStore(folder)).close()
  const database = new DatabaseSync(join(folder, 'gantry.db'))
  database.exec('PRAGMA user_version = 999')
  database.close()
  await t.rejects(openSqliteStore(folder), DataTooNew)
})

t.test('sqlite: a failing migration leaves the old schema whole', async (t) => {
  const database = new DatabaseSync(':memory:')
  t.teardown(() => database.close())
  migrate(database, ['CREATE TABLE first (id TEXT);'])
  t.throws(() => migrate(database, ['CREATE TABLE first (id TEXT);', 'CREATE TABLE second (id TEXT); CREATE TABLE first (id TEXT);']))
  t.equal(database.prepare('PRAGMA user_version').get()?.['user_version'], 1)
  t.equal(database.prepare("SELECT count(*) AS count FROM sqlite_master WHERE name = 'second'").get()?.['count'], 0)
  migrate(database, ['CREATE TABLE first (id TEXT);', 'CREATE TABLE second (id TEXT);'])
  t.equal(database.prepare('PRAGMA user_version').get()?.['user_version'], 2)
})

t.test('sqlite: a kill at any moment of the first start leaves a store that opens', async (t) => {
  for (let delay = 20; delay < 140; delay += 15) {
    const folder = makeFolder(t)
    const child = spawn(process.execPath, ['-e', `import(${JSON.stringify(new URL('../../src/stores/sqlite/store.ts', import.meta.url).href)}).then((m) => m.openSqliteStore(${JSON.stringify(folder)}))`])
    setTimeout(() => child.kill('SIGKILL'), delay)
    await once(child, 'exit')
    const store = await openSqliteStore(folder)
    await store.probe()
    await store.close()
  }
  t.pass('eight kills')
})
