import t from 'tap'
import { collections } from '../src/collections.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { startGantry } from './support/gantry.ts'
import { startHaproxy, whyNoHaproxy } from './support/haproxy.ts'
import { freePort } from './support/ports.ts'
import { waitUntil } from './support/wait.ts'
import { exchange } from './support/wire.ts'

const [live, ready] = ['/api/v1/health/live', '/api/v1/health/ready']
let isStoreDown = false
const store = {
  ...openMemoryStore(collections),
  probe: async () => {
    if (isStoreDown) throw new Error('the disk is gone')
  },
}
const gantry = await startGantry(t, { parts: { store } })
const statusOf = async (bytes: string) => (await exchange(gantry.port, bytes)).answers[0]?.status
const check = (method: string, path: string, rest = '') => statusOf(`${method} ${path} HTTP/1.0\r\n${rest}\r\n`)
await waitUntil(async () => (await check('GET', ready)) === 200)

t.test('a health check in HTTP/1.0 needs no Host', async (t) => {
  for (const path of [live, ready]) {
    t.equal(await check('GET', path), 200, path)
    t.equal(await check('OPTIONS', path), 200, path)
    const [head] = (await exchange(gantry.port, `HEAD ${path} HTTP/1.0\r\n\r\n`, { isHead: true })).answers
    t.equal(head?.status, 200, path)
  }
  t.equal(await check('OPTIONS', '/'), 204)
})

t.test('everything else does', async (t) => {
  const owner = `Authorization: Bearer ${gantry.token}\r\n`
  for (const path of ['/', '/docs', '/api/v1/tasks', '/metrics', `${ready}/`, `/x/..${ready}`])
    t.equal(await check('GET', path, owner), 400, path)
  t.equal(await check('OPTIONS', '/api/v1/tasks', owner), 400)
  t.equal(await check('GET', ready, 'Host: \r\n'), 400, 'an empty one is none')
  t.equal(await check('GET', ready, 'Host: evil.example\r\n'), 421)
  t.equal(await statusOf(`GET ${ready} HTTP/1.1\r\n\r\n`), 400, 'HTTP/1.1 requires it of every request')
})

for (const [name, line] of [
  ['as in the example', undefined],
  ['without a method and a path', 'option httpchk'],
  ['with a path alone', `option httpchk ${ready}`],
  ['in HTTP/1.1', `option httpchk\n  http-check send meth GET uri ${ready} ver HTTP/1.1 hdr Host 127.0.0.1`],
] as const)
  t.test(`HAProxy sees whether the service is ready, ${name}`, { skip: whyNoHaproxy }, async (t) => {
    const edit = (configuration: string) => {
      const fast = configuration.replace('inter 1s', 'inter 20ms').replace('timeout check 3s', 'timeout check 1h')
      if (line === undefined) return fast
      return fast.replace(/^ {2}option httpchk.*$/m, `  ${line}`).replace(/^ {2}http-check expect.*\n/m, '')
    }
    const haproxy = await startHaproxy(t, await freePort(), [gantry.port], edit)
    const isSeen = (state: string) => waitUntil(async () => (await haproxy.states())[0] === state, state)
    await isSeen('UP')
    isStoreDown = true
    await isSeen('DOWN')
    isStoreDown = false
    await isSeen('UP')
  })
