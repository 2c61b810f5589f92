import t from 'tap'
import { collections } from '../src/collections.ts'
import type { Store } from '../src/collections.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { call, ownerToken, startGantry } from './support/gantry.ts'
import { readUntil, waitUntil } from './support/wait.ts'
import { freePort } from './support/ports.ts'

t.test('the preset token of the owner works as soon as the readiness says 200', async (t) => {
  const stored = Promise.withResolvers<void>()
  const memory = openMemoryStore(collections)
  const store: Store = {
    ...memory,
    commit: async (changes) => {
      if (changes.some((change) => 'insert' in change && change.insert === 'tokens')) await stored.promise
      return memory.commit(changes)
    },
  }
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const starting = startGantry(t, { args: ['--port', String(port)], parts: { store } })
  const readiness = () =>
    call(origin, 'GET', '/health/ready', { headers: { authorization: '' } }).catch(() => undefined)
  const early = await readUntil(readiness, (answer) => answer !== undefined, 'an answer')
  t.match(early, { status: 503, body: { error: { code: 'not_ready' } } })
  stored.resolve()
  await readUntil(readiness, (answer) => answer?.status === 200, 'readiness')
  const first = await call(origin, 'GET', '/tasks', { headers: { authorization: `Bearer ${ownerToken}` } })
  t.equal(first.status, 200)
  await starting
})

t.test('any number of calls of getReadiness cost the store no more than the timer does', async (t) => {
  let probes = 0
  const store = { ...openMemoryStore(collections), probe: async () => void probes++ }
  const gantry = await startGantry(t, { parts: { store } })
  const answers = await Promise.all(Array.from({ length: 200 }, () => gantry.call('GET', '/health/ready')))
  for (const { status } of answers) t.equal(status, 200)
  t.ok(probes < answers.length / 2, `${probes} probes for ${answers.length} calls`)
  const { checkedAt, ageMs } = answers[0]?.body.data.health ?? {}
  t.ok(Date.parse(checkedAt) <= Date.now())
  t.ok(ageMs >= 0)
})

t.test('the readiness follows the store, both ways, and a probe that hangs counts as failed', async (t) => {
  let probe: () => Promise<void> = async () => {}
  const hanging = Promise.withResolvers<void>()
  const store = { ...openMemoryStore(collections), probe: () => probe() }
  const gantry = await startGantry(t, { parts: { store } })
  const statusOf = async () => (await gantry.call('GET', '/health/ready')).status
  await waitUntil(async () => (await statusOf()) === 200)
  probe = () => Promise.reject(new Error('the disk is gone'))
  await waitUntil(async () => (await statusOf()) === 503)
  probe = async () => {}
  await waitUntil(async () => (await statusOf()) === 200)
  probe = () => hanging.promise
  await waitUntil(async () => (await statusOf()) === 503, 'the end of the wait')
  probe = async () => {}
  hanging.resolve()
  await waitUntil(async () => (await statusOf()) === 200)
  t.pass()
})
