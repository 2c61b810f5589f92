import t from 'tap'
import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { collections } from '../../../src/collections.ts'
import { verifyAudit } from '../../../src/stores/audit.ts'
import type { Store } from '../../../src/collections.ts'
import { DuplicateId } from '../../../src/stores/port.ts'
import { openPostgresStore } from '../../../src/stores/postgres/store.ts'
import { openSqliteStore } from '../../../src/stores/sqlite/store.ts'
import { makeFolder } from '../../support/folder.ts'
import { approval, auditEntry, event } from '../../support/stores/documents.ts'
import { fieldOf } from '../../support/events.ts'
import { postgres, openBoth, connect } from '../../support/stores/drivers.ts'

const writingProcess = fileURLToPath(new URL('../../support/stores/writing-process.ts', import.meta.url))

t.test('sqlite: a kill at any moment of a migration leaves the old or the new schema', async (t) => {
  await killAtRandom(
    t,
    'sqlite',
    () => makeFolder(t),
    async (folder) => {
      const database = new DatabaseSync(join(folder, 'gantry.db'))
      const version = database.prepare('PRAGMA user_version').get()?.['user_version']
      const tables = database.prepare('SELECT count(*) AS count FROM sqlite_master').get()?.['count']
      database.close()
      t.ok(version === 0 ? tables === 0 : tables !== 0, `version ${version} with ${tables} tables`)
      return openSqliteStore(folder, collections)
    },
  )
})

t.test('postgres: a kill at any moment of a migration leaves the old or the new schema', async (t) => {
  await killAtRandom(
    t,
    'postgres',
    () => postgres.makeSchema(),
    async (url) => {
      const client = await connect(t, url)
      const [found] = (
        await client.query(
          `SELECT to_regclass('"schemaVersion"') AS version, to_regclass('tasks') AS first, to_regclass('probe') AS last`,
        )
      ).rows
      t.equal(found.first === null, found.last === null)
      if (found.version === null) t.equal(found.first, null)
      return openPostgresStore(url, collections)
    },
  )
})

t.test(
  'postgres: when one of two writing processes is killed nothing acknowledged is lost, the other goes on, and no reader finds a gap',
  async (t) => {
    const { store, url } = await openBoth(t)
    const doomed = startWriting(t, url, 'doomed')
    const survivor = startWriting(t, url, 'survivor')
    const seen: number[] = []
    const madeBy = new Map<string, number>()
    const read = async () => {
      for (const event of await store.events({ after: seen.length, limit: 1000 })) {
        const { id, actor } = event
        seen.push(id)
        madeBy.set(String(fieldOf(event, 'id')), id)
        if (actor === 'nobody') t.fail('an event of nobody')
      }
    }
    while (doomed.acknowledged.length < 40 || survivor.acknowledged.length < 40) await read()
    doomed.child.kill('SIGKILL')
    await once(doomed.child, 'close')
    const atTheKill = survivor.acknowledged.length
    while (survivor.acknowledged.length < atTheKill + 40) await read()
    survivor.child.kill('SIGKILL')
    await once(survivor.child, 'close')
    await store.commit([event('last.one')])
    await read()

    t.same(
      seen,
      Array.from({ length: seen.length }, (_, index) => index + 1),
    )
    const acknowledged = [...doomed.acknowledged, ...survivor.acknowledged]
    const kept = new Set((await store.read.approvals.list()).map(({ doc }) => doc.id))
    t.same(
      acknowledged.filter((id) => !kept.has(id) || !madeBy.has(id)),
      [],
    )
    t.equal(kept.size, madeBy.size - 1, 'an item and its event are there together')
    const verdict = await verifyAudit(store)
    t.equal(verdict.brokenAt, undefined)
    t.equal(verdict.count, kept.size)
  },
)

t.test('a changed or missing audit entry is found by the script', async (t) => {
  const folder = makeFolder(t)
  const store = await openSqliteStore(folder, collections)
  for (let count = 1; count <= 5; count++) await store.commit([{ audit: auditEntry(`/tasks/${count}`) }])
  await store.close()
  t.match(await verify(folder), { status: 0, output: /5 audit entries/ })
  const database = new DatabaseSync(join(folder, 'gantry.db'))
  database.exec(`UPDATE audit SET entry = replace(entry, '/tasks/3', '/tasks/9') WHERE id = 3`)
  t.match(await verify(folder), { status: 1, output: /entry 3 of 5/ })
  database.exec(
    `UPDATE audit SET entry = replace(entry, '/tasks/9', '/tasks/3') WHERE id = 3; DELETE FROM audit WHERE id = 2`,
  )
  t.match(await verify(folder), { status: 1, output: /entry 3 of 4/ })
  database.exec('DELETE FROM audit WHERE id < 3')
  t.match(await verify(folder), { status: 1, output: /entry 3 of 3/ })
  database.close()
  t.match(await verify(join(folder, 'nothing')), { status: 2 })
})

async function killAtRandom(
  t: Test,
  driver: 'sqlite' | 'postgres',
  makePlace: () => string | Promise<string>,
  reopen: (place: string) => Promise<Store>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const place = await makePlace()
      const child = spawn(process.execPath, [writingProcess, 'open', driver, place])
      const lines = createInterface(child.stdout)
      await once(lines, 'line')
      child.stdin.write('go\n')
      // Any moment will do: the outcome must be right at each.
      setTimeout(() => child.kill('SIGKILL'), index * 6)
      await once(child, 'close')
      const store = await reopen(place)
      await store.probe()
      await t.rejects(
        store.commit([
          { insert: 'approvals', doc: approval('a') },
          { insert: 'approvals', doc: approval('a') },
        ]),
        DuplicateId,
      )
      await store.close()
    }),
  )
}

interface WritingProcess {
  readonly child: ChildProcessWithoutNullStreams
  readonly acknowledged: string[]
}

function startWriting(t: Test, url: string, name: string): WritingProcess {
  const child = spawn(process.execPath, [writingProcess, 'write', 'postgres', url, name])
  t.teardown(() => child.kill('SIGKILL'))
  child.stderr.pipe(process.stderr)
  const acknowledged: string[] = []
  createInterface(child.stdout).on('line', (line) => {
    if (line !== 'ready') acknowledged.push(line)
  })
  return { child, acknowledged }
}

async function verify(data: string): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('../../../scripts/verify-audit.ts', import.meta.url)),
    '--data',
    data,
  ])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const [status] = await once(child, 'close')
  return { status, output }
}
