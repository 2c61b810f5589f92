import t from 'tap'
import { collections } from '../src/collections.ts'
import { ProcessLease } from '../src/http/idempotency/process-lease.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { startProcess, token } from './support/crash/service.ts'
import { TestClock } from './support/clock.ts'
import { call, makeFolder, startGantry } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { Receiver } from './support/receiver.ts'
import { readUntil, waitUntil } from './support/wait.ts'

const authorization = `Bearer ${token}`
const log = { info: () => {}, warn: () => {}, error: () => {} }

t.test(
  'a call that a killed process was at is reported as unknown when the lease of the process is over',
  async (t) => {
    const postgres = await startPostgres(t)
    const receiver = await Receiver.start(t)
    receiver.react = () => 'nothing'
    const project = makeFolder(t)
    const environment = {
      GANTRY_STORE: await postgres.makeSchema(),
      GANTRY_BLOBS: makeFolder(t),
      GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1',
      GANTRY_ADMIN_TOKEN: token,
    }
    const killed = await startProcess({ project, data: makeFolder(t), environment })
    t.teardown(() => killed.end('SIGKILL'))
    const webhook = await call(killed.origin, 'POST', '/webhooks', {
      body: { url: receiver.url, kinds: ['task.created'] },
      headers: { authorization },
    })
    const path = `/webhooks/${webhook.body.data.webhook.id}/test`
    const headers = { authorization, 'idempotency-key': 'the-key-of-the-effect-0001' }
    const first = call(killed.origin, 'POST', path, { headers }).catch(() => 'lost')
    await waitUntil(() => receiver.received.length === 1, 'the start of the effect')
    const clock = new TestClock()
    const other = await startGantry(t, { args: ['--project', project], environment, parts: { now: clock.now } })
    const again = async () => (await other.call('POST', path, { headers })).body.error.code
    t.equal(await again(), 'idempotency_in_progress')
    await killed.end('SIGKILL')
    t.equal(await first, 'lost')
    t.equal(await again(), 'idempotency_in_progress', 'it could still be at work')
    clock.advance(20_000)
    t.equal(await again(), 'idempotency_outcome_unknown')
    t.equal(receiver.received.length, 1, 'and nothing is done again on a guess')
  },
)

t.test('a process that has a call at work keeps its lease, and lets go of it at its end', async (t) => {
  const store = openMemoryStore(collections)
  const clock = new TestClock()
  const lease = new ProcessLease({ store, now: clock.now, log, renewEachMs: 5 })
  const expiry = async () => (await store.read.processLeases.get(lease.id))?.doc.expiresAt
  t.notOk(await lease.isAlive(lease.id), 'a process that has nothing at work has no lease')
  const release = await lease.acquire()
  const begun = await expiry()
  t.ok(await lease.isAlive(lease.id))
  clock.advance(10_000)
  await readUntil(expiry, (now) => now !== begun, 'a renewal')
  clock.advance(10_000)
  await waitUntil(() => lease.isAlive(lease.id), 'another renewal')
  // What swept the lease of a process that was slow does not end it.
  const found = await store.read.processLeases.get(lease.id)
  if (found) await store.commit([{ remove: 'processLeases', version: found.version, id: lease.id }]).catch(() => {})
  await waitUntil(() => lease.isAlive(lease.id), 'the lease again')
  release()
  clock.advance(20_000)
  t.notOk(await lease.isAlive(lease.id), 'it is over when nothing is at work')
  await lease.close()
  t.equal(await expiry(), undefined)
})
