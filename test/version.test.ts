import t from 'tap'
import { createHash } from 'node:crypto'
import { readFileSync, renameSync } from 'node:fs'
import { collections } from '../src/collections.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { StorageFull } from '../src/stores/port.ts'
import { startGantry } from './support/gantry.ts'
import { packageVersion } from './support/version.ts'
import { waitUntil } from './support/wait.ts'

t.test('getVersion names the very contract that the service serves', async (t) => {
  const gantry = await startGantry(t)
  const { body } = await gantry.call('GET', '/version')
  const yaml = readFileSync(new URL('../openapi.yaml', import.meta.url))
  t.match(body.data.version, {
    service: 'gantry',
    version: packageVersion,
    contract: { version: '1.0.72', sha256: createHash('sha256').update(yaml).digest('hex') },
    deprecations: ['createTask.intent'],
  })
  t.ok(Buffer.from(await (await gantry.fetch('/openapi.yaml')).arrayBuffer()).equals(yaml))
})

t.test('health needs no credential', async (t) => {
  const gantry = await startGantry(t)
  for (const path of ['/health/live', '/health/ready']) {
    const { status, body } = await gantry.call('GET', path, { headers: { authorization: '' } })
    t.equal(status, 200)
    t.match(body, { success: true, data: { health: { status: 'ok' } } })
  }
})

t.test('getReadiness says when the store takes no writes, and getHealth still answers', async (t) => {
  const store = { ...openMemoryStore(collections), probe: () => Promise.reject(new StorageFull(new Error('full'))) }
  const gantry = await startGantry(t, { parts: { store } })
  const { status, body, headers } = await gantry.call('GET', '/health/ready')
  t.equal(status, 503)
  t.equal(body.error.code, 'not_ready')
  t.equal(headers.get('retry-after'), '5')
  t.equal((await gantry.call('GET', '/health/live')).status, 200)
})

t.test('a service whose data folder was taken away acknowledges no write, and is not ready', async (t) => {
  const gantry = await startGantry(t)
  const id = await gantry.createTask()
  renameSync(gantry.data, `${gantry.data}-elsewhere`)
  const refused = await gantry.call('POST', '/tasks', { body: { title: 'B' } })
  t.equal(`${refused.status} ${refused.body.error.code}`, '503 not_ready')
  await waitUntil(async () => (await gantry.call('GET', '/health/ready')).status === 503, 'the next probe')
  t.equal((await gantry.call('GET', `/tasks/${id}`)).status, 200, 'what it has can be read')
})
