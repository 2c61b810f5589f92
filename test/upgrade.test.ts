import t from 'tap'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { readConfig } from '../src/config.ts'
import { startService } from '../src/service.ts'
import { runCommand } from './support/command.ts'
import { makeFolder } from './support/gantry.ts'
import { sharedProbe } from './support/prepared.ts'
import { partsWith } from './support/parts.ts'

const token = 'owner-token-of-the-tests-0123456789'

t.test('data of version 1.0.72 are upgraded by a start, and a restore goes back', async (t) => {
  const [project, data, target] = [makeFolder(t), join(makeFolder(t), 'data'), join(makeFolder(t), 'backup')]
  mkdirSync(join(data, 'blobs'), { recursive: true, mode: 0o700 })
  const fixture = new URL('fixtures/data-1.0.72.sqlite.gz', import.meta.url)
  writeFileSync(join(data, 'gantry.db'), gunzipSync(readFileSync(fixture)), { mode: 0o600 })
  const state = { XDG_STATE_HOME: makeFolder(t) }
  const command = (...args: string[]) => runCommand([...args, '--project', project, '--data', data], state)
  const serve = async (act: (url: string) => Promise<void>) => {
    const environment = { ...state, GANTRY_ADMIN_TOKEN: token, GANTRY_LOG: 'silent' }
    const config = readConfig(['--project', project, '--data', data, '--port', '0'], environment)
    const service = await startService(config, partsWith({ sandboxProbe: sharedProbe }))
    await act(`http://127.0.0.1:${service.address.port}/api/v1`).finally(() => service.stop())
  }
  const titles = async (url: string): Promise<string[]> => {
    const response = await fetch(`${url}/tasks?limit=200`, { headers: { authorization: `Bearer ${token}` } })
    const { data } = (await response.json()) as { data: { tasks: { title: string }[] } }
    return data.tasks.map(({ title }) => title)
  }

  const before = await command('doctor')
  t.match(before.output, /^note +The data has schema \d+, which the next start brings to \d+\.$/m)
  t.match(before.output, /^ok +Each of \d+ audit entries follows from the one before/m)
  let found: string[] = []
  await serve(async (url) => {
    found = await titles(url)
    t.ok(found.length > 0, 'its tasks are there')
    // The fixture is the database alone: its files have no bytes.
    const headers = { authorization: `Bearer ${token}` }
    const listed = (await (await fetch(`${url}/resources?limit=200`, { headers })).json()) as {
      data: { resources: { filename: string }[] }
    }
    for (const { filename } of listed.data.resources)
      await fetch(`${url}/resources/${encodeURIComponent(filename)}`, { method: 'DELETE', headers })
  })
  const backup = await command('backup', target)
  t.equal(backup.code, 0, backup.errors)
  await serve(async (url) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const made = await fetch(`${url}/tasks`, { method: 'POST', headers, body: '{"title":"Written by this version"}' })
    t.equal(made.status, 201)
  })
  const after = await command('doctor')
  t.match(after.output, /^ok +Each of \d+ audit entries follows from the one before/m, 'the chain goes on')
  t.notMatch(after.output, /^wrong .*(schema|database|item)/m)

  const database = new DatabaseSync(join(data, 'gantry.db'))
  database.exec('PRAGMA user_version = 999')
  database.close()
  const refused = await command('start')
  t.equal(refused.code, 3, 'as an older version does')
  t.match(refused.errors, /newer/)
  const restored = await command('restore', target, '--force')
  t.equal(restored.code, 0, restored.errors)
  await serve(async (url) => {
    t.strictSame(await titles(url), found)
  })
})
