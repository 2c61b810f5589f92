import t from 'tap'
import { hash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTick } from 'node:timers/promises'
import { runCommand } from './support/command.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { upload } from './support/uploads.ts'

const environment = { XDG_STATE_HOME: makeFolder(t) }

t.test('a backup under load is whole, and what was acknowledged before it is there after a restore', async (t) => {
  const [data, target, restored] = [folderIn(t, 'data'), folderIn(t, 'backup'), folderIn(t, 'restored')]
  const gantry = await startGantry(t, { args: ['--data', data], environment })
  const before = await gantry.createTask('Before')
  await upload(gantry, 'plan.txt', 'five steps')
  await gantry.call('POST', '/resources/plan.txt/links')
  const load = startLoad(gantry)
  await load.beginsAgain()
  const backup = await command(['backup', target, '--data', data])
  const written = await load.stop()
  t.match(backup, { code: 0, output: /^Backup .* \d+ uploaded files? / })
  t.match(backup.output, /The key of secrets is not in the backup/)
  t.ok(written > 0, 'writes went on')
  const { newest: newestBefore } = await gantry.service.app.store.eventRange()
  await gantry.service.stop()

  const result = await command(['restore', target, '--data', restored])
  t.match(result, { code: 0, output: /^Restored the backup of \d{4}-/ }, result.errors)
  const doctor = await command(['doctor', '--data', restored, '--project', '/'])
  t.equal(doctor.code, 0, doctor.output)
  const again = await startGantry(t, { args: ['--data', restored], environment })
  t.match((await again.call('GET', `/tasks/${before}`)).body, { data: { title: 'Before' } })
  const { events } = (await again.call('GET', `/events?after=${newestBefore}`)).body.data
  t.match(events[0], { kind: 'stream.gap', data: { reason: 'log_went_back' } }, 'readers of later events receive it')
  const { resources } = (await again.call('GET', '/resources?limit=200')).body.data
  for (const { filename } of resources) {
    const bytes = await again.call('GET', `/resources/${filename}?download=true`)
    t.equal(bytes.status, 200, `the bytes of ${filename} are there`)
  }
  t.ok(resources.some(({ filename }: { filename: string }) => filename === 'plan.txt'))
})

t.test('a restore replaces nothing unless it is told to, and never what a service uses', async (t) => {
  const [data, target] = [folderIn(t, 'data'), folderIn(t, 'backup')]
  const gantry = await startGantry(t, { args: ['--data', data], environment })
  await gantry.createTask('In the backup')
  await upload(gantry, 'plan.txt', 'five steps')
  const backup = await command(['backup', target, '--data', data])
  t.match(backup, { code: 0, output: ', 1 uploaded file (10 bytes). ' }, 'notes beside it are not counted')
  const later = await gantry.createTask('After the backup')
  t.match(await command(['restore', target, '--data', data, '--force']), { code: 4, errors: /using the data folder/ })
  await gantry.service.stop()
  t.match(await command(['restore', target, '--data', data]), { code: 2, errors: /has data.*--force/ })
  const forced = await command(['restore', target, '--data', data, '--force'])
  t.match(forced, { code: 0, output: /The former data are in \S+replaced-\w+/ }, forced.errors)
  const again = await startGantry(t, { args: ['--data', data], environment })
  t.equal((await again.call('GET', `/tasks/${later}`)).status, 404, 'the state of the backup')
  t.match((await again.call('GET', '/tasks')).body.data.tasks, [{ title: 'In the backup' }])
  const aside = readdirSync(data).find((name) => name.startsWith('replaced-')) ?? ''
  t.ok(existsSync(join(data, aside, 'gantry.db')), 'the former data are kept')
})

t.test('a backup is refused where there is something or nothing, and a damaged one is not restored', async (t) => {
  const [data, target, restored] = [folderIn(t, 'data'), folderIn(t, 'backup'), folderIn(t, 'restored')]
  t.match(await command(['backup', target, '--data', data]), { code: 2, errors: /^There is no database/ })
  const gantry = await startGantry(t, { args: ['--data', data], environment })
  await upload(gantry, 'plan.txt', 'five steps')
  await gantry.service.stop()
  t.match(await command(['backup', target, '--data', data]), { code: 0 })
  t.match(await command(['backup', target, '--data', data]), { code: 2, errors: /is not empty/ })
  t.match(await command(['backup', '--data', data]), { code: 2, errors: /^TARGET is missing/ })

  const blobs = readdirSync(join(target, 'blobs'), { recursive: true }).map(String)
  const blob = join(target, 'blobs', blobs.find((name) => /^[0-9a-f]{2}\/[0-9a-f]{32}$/.test(name)) ?? '')
  const bytes = readFileSync(blob)
  writeFileSync(blob, 'other bytes')
  const spoilt = await command(['restore', target, '--data', restored])
  t.match(spoilt, { code: 2, errors: /^Nothing was restored\. .*plan\.txt/ })
  t.notOk(existsSync(join(restored, 'gantry.db')))
  writeFileSync(blob, bytes)
  writeFileSync(join(target, 'gantry.db'), 'no database')
  t.match(await command(['restore', target, '--data', restored]), { code: 2, errors: /not the one that was backed up/ })
  rmSync(join(target, 'manifest.json'))
  t.match(await command(['restore', target, '--data', restored]), { code: 2, errors: /is not a backup/ })
})

t.test('a database in PostgreSQL is dumped and restored with the uploaded files', async (t) => {
  const server = await startPostgres(t)
  const [data, target] = [folderIn(t, 'data'), folderIn(t, 'backup')]
  const url = await server.makeSchema()
  const gantry = await startGantry(t, { args: ['--data', data, '--store', url] })
  const id = await gantry.createTask('In PostgreSQL')
  await upload(gantry, 'plan.txt', 'five steps')
  const backup = await command(['backup', target, '--data', data, '--store', url])
  if (/pg_dump (is not installed|failed: .*version mismatch)/.test(backup.errors)) {
    t.pass('not tried', { skip: backup.errors.trim() })
    return
  }
  t.match(backup, { code: 0 }, backup.errors)
  t.match(await command(['restore', target, '--data', data]), { code: 2, errors: /backup of a PostgreSQL database/ })
  const gone = await gantry.createTask('After the backup')
  await gantry.service.stop()
  const restore = await command(['restore', target, '--data', data, '--store', url, '--force'])
  t.match(restore, { code: 0 }, restore.errors)
  const again = await startGantry(t, { args: ['--data', data, '--store', url] })
  t.equal((await again.call('GET', `/tasks/${id}`)).status, 200)
  t.equal((await again.call('GET', `/tasks/${gone}`)).status, 404)
  t.equal((await again.call('GET', '/resources/plan.txt?download=true')).status, 200)
})

t.test('a backup of a newer version is refused before anything is replaced', async (t) => {
  const [data, target] = [folderIn(t, 'data'), folderIn(t, 'backup')]
  const gantry = await startGantry(t, { args: ['--data', data], environment })
  const id = await gantry.createTask('It stays')
  await gantry.service.stop()
  const refusals: readonly [sql: string, RegExp][] = [
    ['PRAGMA user_version = 9999', /^Nothing was restored\. .*The data has schema 9999, and this version knows \d+/],
    [
      `UPDATE schemaRecord SET collections = json_insert(collections, '$.dragons', json('[]'))`,
      /^Nothing was restored\. .*collections that this version does not know: dragons/,
    ],
  ]
  for (const [sql, errors] of refusals) {
    rmSync(target, { recursive: true, force: true })
    t.match(await command(['backup', target, '--data', data]), { code: 0 })
    edit(join(target, 'gantry.db'), sql)
    const [manifest, database] = [join(target, 'manifest.json'), readFileSync(join(target, 'gantry.db'))]
    const told = JSON.parse(readFileSync(manifest, 'utf8'))
    Object.assign(told.database, { bytes: database.length, sha256: hash('sha256', database) })
    writeFileSync(manifest, JSON.stringify(told))
    t.match(await command(['restore', target, '--data', data, '--force']), { code: 2, errors })
  }
  const again = await startGantry(t, { args: ['--data', data], environment })
  t.equal((await again.call('GET', `/tasks/${id}`)).status, 200)
})

t.test('a dump of a newer version is refused before anything is replaced', async (t) => {
  const server = await startPostgres(t)
  const [data, target] = [folderIn(t, 'data'), folderIn(t, 'backup')]
  const url = await server.makeSchema()
  const gantry = await startGantry(t, { args: ['--data', data, '--store', url] })
  await gantry.service.stop()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  t.teardown(() => client.end())
  await client.query(`UPDATE "schemaVersion" SET version = version + 9999`)
  const backup = await command(['backup', target, '--data', data, '--store', url])
  if (/pg_dump (is not installed|failed: .*version mismatch)/.test(backup.errors)) {
    t.pass('not tried', { skip: backup.errors.trim() })
    return
  }
  t.match(backup, { code: 0 }, backup.errors)
  await client.query('CREATE TABLE "since" (id integer)')
  await client.query(`UPDATE "schemaVersion" SET version = version - 9999`)
  const newer = /^Nothing was restored\. The data has schema 1?\d{4}, and this version knows \d+/
  const restore = await command(['restore', target, '--data', data, '--store', url, '--force'])
  t.match(restore, { code: 2, errors: newer }, restore.errors)
  const { rows } = await client.query('SELECT version < 9999 AS "isOld" FROM "schemaVersion"')
  t.same(rows, [{ isOld: true }])
})

function edit(file: string, sql: string): void {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

function command(args: readonly string[]) {
  return runCommand(args, environment)
}

function folderIn(t: { teardown(remove: () => void): void }, name: string): string {
  return join(makeFolder(t), name)
}

/** Creates tasks and uploads, replaces and deletes files until it is stopped. */
function startLoad(gantry: Gantry) {
  let [rounds, isStopped] = [0, false]
  const work = (async () => {
    for (; !isStopped; rounds++) {
      await gantry.createTask(`Task ${rounds}`)
      await upload(gantry, `file-${rounds}.txt`, `content ${rounds}`)
      if (rounds % 2 === 1) await gantry.call('DELETE', `/resources/file-${rounds - 1}.txt`)
    }
  })()
  return {
    beginsAgain: async () => {
      while (rounds < 3) await nextTick()
    },
    stop: async () => {
      isStopped = true
      await work
      return rounds
    },
  }
}
