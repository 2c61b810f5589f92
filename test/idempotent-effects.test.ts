import t from 'tap'
import { collections } from '../src/collections.ts'
import type { Store } from '../src/collections.ts'
import { Processes } from '../src/http/relay/processes.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { startProcess, token } from './support/crash/service.ts'
import { TestClock } from './support/clock.ts'
import { call, makeFolder, startGantry } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { Receiver } from './support/receiver.ts'
import { waitUntil } from './support/wait.ts'

const authorization = `Bearer ${token}`
const log = { info: () => {}, warn: () => {}, error: () => {} }

t.test(
  'a call that a killed process was at is reported as unknown when the process was not seen for a while',
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
    clock.advance(31_000)
    t.equal(await again(), 'idempotency_outcome_unknown')
    t.equal(receiver.received.length, 1, 'and nothing is done again on a guess')
  },
)

t.test('before an effect, a process that was not seen lately shows that it lives', async (t) => {
  const store = openMemoryStore(collections)
  const clock = new TestClock()
  const processes = new Processes({ id: 'process_one', store, now: clock.now, log })
  t.teardown(() => processes.close())
  await processes.announce()
  const row = async () => await store.read.processes.get('process_one')
  const first = (await row())?.doc.seenAt
  clock.advance(10_000)
  await processes.confirm()
  t.equal((await row())?.doc.seenAt, first, 'it was seen a moment ago')
  clock.advance(5_000)
  await Promise.all([processes.confirm(), processes.confirm()])
  t.equal((await row())?.doc.seenAt, clock.now())
  t.equal((await row())?.version, 2, 'both calls needed one write')
  // What removed the row of a process that was slow does not end it.
  await store.commit([{ remove: 'processes', version: 2, id: 'process_one' }])
  clock.advance(15_000)
  await processes.confirm()
  t.ok(await processes.find('process_one'))
})

t.test('an address that becomes known during a write is announced', async (t) => {
  const memory = openMemoryStore(collections)
  const clock = new TestClock()
  let onCommit = () => {}
  const store: Store = {
    ...memory,
    commit: (changes, options) => {
      onCommit()
      return memory.commit(changes, options)
    },
  }
  const processes = new Processes({ id: 'process_one', store, now: clock.now, log })
  t.teardown(() => processes.close())
  await processes.announce()
  clock.advance(15_000)
  let known: Promise<void> | undefined
  onCommit = () => {
    known ??= processes.setAddress('http://127.0.0.1:1')
  }
  await processes.confirm()
  await known
  t.match(await processes.find('process_one'), { address: 'http://127.0.0.1:1' })
})
