import t from 'tap'
import { addCaller } from './support/callers.ts'
import type { Gantry } from './support/gantry.ts'
import { startGantry } from './support/gantry.ts'

/** What a credential tries to read and may not is seen in the audit log, which that cannot fill. */

t.test('a refused read leaves one entry of each operation and credential, with the caller', async (t) => {
  const gantry = await startGantry(t)
  const [viewer, agent] = [await addCaller(gantry, 'viewer'), await addCaller(gantry, 'agent')]
  for (let round = 0; round < 20; round++)
    for (const path of ['/identity/audit', '/webhooks?limit=1']) t.equal((await viewer.call('GET', path)).status, 403)
  t.equal((await agent.call('GET', '/identity/audit')).status, 403)
  const expected = { outcome: 'refused', address: '127.0.0.1' }
  t.match(await entriesOf(gantry), [
    { ...expected, operation: 'listAuditEntries', object: '/identity/audit', ...idsOf(viewer) },
    { ...expected, operation: 'listWebhooks', object: '/webhooks', ...idsOf(viewer) },
    { ...expected, operation: 'listAuditEntries', object: '/identity/audit', ...idsOf(agent) },
  ])
  t.equal((await entriesOf(gantry)).length, 3)
})

t.test('a narrow token that asks for another task leaves an entry, though it is answered as for none', async (t) => {
  const gantry = await startGantry(t)
  const [own, other] = [await gantry.createTask(), await gantry.createTask()]
  const narrow = await addCaller(gantry, 'owner', { allow: { taskIds: [own] } })
  const before = (await entriesOf(gantry)).length
  for (let round = 0; round < 20; round++)
    t.equal((await narrow.call('GET', `/tasks/${other}`)).body.error.code, 'task_not_found')
  t.equal((await narrow.call('GET', '/identity/audit')).status, 403)
  t.equal((await narrow.call('DELETE', `/tasks/${other}`)).status, 404)
  t.match((await entriesOf(gantry)).slice(before), [
    { outcome: 'refused', operation: 'getTask', object: `/tasks/${other}`, ...idsOf(narrow) },
    { outcome: 'refused', operation: 'listAuditEntries', ...idsOf(narrow) },
    { outcome: 'refused', operation: 'deleteTask', object: `/tasks/${other}`, ...idsOf(narrow) },
  ])
})

t.test('a task that is not there is no refusal for a credential without an allow-list', async (t) => {
  const gantry = await startGantry(t)
  t.equal((await gantry.call('GET', '/tasks/task_none')).status, 404)
  t.equal((await gantry.call('GET', '/identity/audit', { headers: { authorization: '' } })).status, 401)
  t.same(await entriesOf(gantry), [], 'nor is a stranger that the service does not know')
})

t.test('refused reads fill neither the audit nor the room of refused writes', async (t) => {
  const gantry = await startGantry(t)
  const before = (await entriesOf(gantry)).length
  const paths = [
    '/identity/audit',
    '/webhooks',
    '/ai/providers',
    '/users',
    '/mail',
    '/git/status',
    '/skills',
    '/knowledge',
  ]
  const callers = await Promise.all(
    Array.from({ length: 20 }, () => addCaller(gantry, 'viewer', { scopes: ['identity:read'] })),
  )
  for (const caller of callers) for (const path of paths) t.equal((await caller.call('GET', path)).status, 403)
  const reads = (await entriesOf(gantry)).length - before
  t.ok(reads > 0 && reads <= 60, `${reads} entries of ${callers.length * paths.length} refusals`)
  const viewer = await addCaller(gantry, 'viewer')
  await viewer.call('POST', '/tasks', { body: { title: 'Plan' } })
  t.match((await entriesOf(gantry)).at(-1), { operation: 'createTask', outcome: 'refused', ...idsOf(viewer) })
})

/** Without those of the calls that the test makes as the owner. */
async function entriesOf({ service }: Gantry) {
  return (await service.app.store.audit({ limit: 200 }))
    .reverse()
    .filter(({ operation, outcome }) => !(operation === 'createTask' && outcome === 'done'))
}

function idsOf({ userId, tokenId }: { readonly userId: string; readonly tokenId: string }) {
  return { userId, credentialId: tokenId }
}
