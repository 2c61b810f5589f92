import t from 'tap'
import { verifyAudit } from '../src/stores/audit.ts'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'

const gantry = await startGantry(t)
const { store } = gantry.service.app
const { token, secret } = (await gantry.call('POST', '/identity/tokens', { body: { name: 'ci main', scopes: ['*'] } }))
  .body.data
const byToken = { headers: { authorization: `Bearer ${secret}` } }

t.test('what a token writes shows its name beside the user', async (t) => {
  const { id } = (await gantry.call('POST', '/tasks', { body: { title: 'A' }, ...byToken })).body.data
  const comment = await gantry.call('POST', `/tasks/${id}/comments`, { body: { content: 'Built.' }, ...byToken })
  t.equal(comment.body.data.comment.tokenName, 'ci main')
  const review = await gantry.call('POST', `/tasks/${id}/reviews`, { body: { verdict: 'approved' }, ...byToken })
  t.equal(review.body.data.review.reviewer.tokenName, 'ci main')
  await gantry.call('PATCH', `/tasks/${id}`, { body: { title: 'B' }, ...byToken })
  await gantry.call('POST', `/tasks/${id}/claim`, { body: {}, ...byToken })
  const { revisions } = (await gantry.call('GET', `/tasks/${id}/history`)).body.data
  t.strictSame(
    revisions.map(({ revision, createdBy }: { revision: number; createdBy: { tokenName?: string } }) => [
      revision,
      createdBy.tokenName,
    ]),
    [
      [3, 'ci main'],
      [2, 'ci main'],
      [1, 'ci main'],
    ],
  )
  const { comments } = (await gantry.call('GET', `/tasks/${id}`)).body.data
  t.equal(comments[0].tokenName, 'ci main')
  const [entry] = (await gantry.call('GET', '/identity/audit?limit=1')).body.data.entries
  t.match(entry, { operation: 'claimTask', credentialId: token.id, actor: { tokenName: 'ci main' } })
})

t.test('the name stays as it was, and the audit chain covers it', async (t) => {
  const { id } = (await gantry.call('POST', '/tasks', { body: { title: 'A' }, ...byToken })).body.data
  await gantry.call('DELETE', `/identity/tokens/${token.id}`)
  const [revision] = (await gantry.call('GET', `/tasks/${id}/history`)).body.data.revisions
  t.equal(revision.createdBy.tokenName, 'ci main')
  t.equal((await verifyAudit(store)).brokenAt, undefined)
  const renamed = {
    audit: async (query: Parameters<typeof store.audit>[0]) =>
      (await store.audit(query)).map((entry) =>
        entry.tokenName === 'ci main' ? { ...entry, tokenName: 'other' } : entry,
      ),
  }
  t.type((await verifyAudit(renamed)).brokenAt, 'number', 'another name breaks it')
})

t.test('a browser session has no token name', async (t) => {
  const { headers } = await gantry.call('POST', '/identity/login', { body: { token: gantry.token } })
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const id = await gantry.createTask()
  const session = { headers: { authorization: '', cookie } }
  const comment = await gantry.call('POST', `/tasks/${id}/comments`, { body: { content: 'Seen.' }, ...session })
  t.equal(comment.status, 201)
  t.notOk('tokenName' in comment.body.data.comment)
})

t.test('a claim without a lease expires after the default lease, and the task comes free', async (t) => {
  const clock = { now: Date.parse('2026-01-01T12:00:00.000Z') }
  const other = await startGantry(t, { parts: { now: () => new Date(clock.now).toISOString() } })
  const id = await other.createTask()
  const { claim } = (await other.call('POST', `/tasks/${id}/claim`, { body: {} })).body.data
  t.equal(Date.parse(claim.expiresAt) - clock.now, 300_000)
  clock.now += 300_000
  const second = await addCaller(other, 'agent')
  t.equal((await second.call('POST', `/tasks/${id}/claim`, { body: {} })).status, 200)
})
