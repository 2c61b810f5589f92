import t from 'tap'
import { addCaller, addCredential } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'

const gantry = await startGantry(t)
const body = { url: 'https://93.184.216.34/', kinds: ['task.*'] }

/** Makes a webhook as a caller, and has another one rotate its secret. */
async function rotated(maker: TestCaller, caller: TestCaller) {
  const made = await maker.call('POST', '/webhooks', { body })
  t.equal(made.status, 201)
  const { status, body: answer } = await caller.call('POST', `/webhooks/${made.body.data.webhook.id}/rotate`)
  return [status, answer.error?.code, typeof answer.data?.secret]
}

const taken = [200, undefined, 'string']
const refused = [403, 'forbidden', 'undefined']

t.test('the secret of a webhook is rotated by who may read what it sends', async (t) => {
  const owner = await addCaller(gantry, 'owner')
  const maintainer = await addCaller(gantry, 'maintainer')
  t.same(await rotated(owner, owner), taken)
  t.same(await rotated(owner, maintainer), taken)
  t.same(await rotated(maintainer, maintainer), taken)
})

t.test('who may not is not given the secret by which the receiver knows this service', async (t) => {
  const maker = await addCaller(gantry, 'owner')
  const scopes = ['webhooks:admin', 'tasks:read'] as const
  const narrow = await addCaller(gantry, 'maintainer', { scopes })
  t.same(await rotated(maker, narrow), refused)
  t.same(await rotated(narrow, narrow), taken, 'their own is no more than theirs')
  const same = await addCredential(gantry, maker.userId, { scopes })
  t.same(await rotated(same, narrow), taken, 'one of a token with the same scopes')
})

t.test('the secret of a webhook whose maker is gone is rotated as before', async (t) => {
  const maker = await addCaller(gantry, 'owner')
  const narrow = await addCaller(gantry, 'maintainer', { scopes: ['webhooks:admin'] })
  const { id } = (await maker.call('POST', '/webhooks', { body })).body.data.webhook
  await gantry.call('POST', `/users/${maker.userId}/disable`)
  t.equal((await narrow.call('POST', `/webhooks/${id}/rotate`)).status, 200)
})
