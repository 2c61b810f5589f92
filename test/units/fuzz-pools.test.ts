import t from 'tap'
import { Pools } from '../support/fuzz-pools.ts'

t.test('an id is found by its prefix, its list and the name of the parameter that named it', async (t) => {
  const pools = new Pools(new Set(['tok_own']))
  const id = 'schedule_01ke3v7s9x4t2m8rxxxxxxxxxx'
  pools.learn({ success: true, data: { schedules: [{ id, cron: '0 3 * * *' }] } })
  t.same(pools.fill(['@pool:scheduleId', '@pool:schedule', '@pool:cron'], 0), [id, id, '0 3 * * *'])
  pools.learn({ data: { entry: { id: 'know_1' }, entries: [] } })
  pools.learn({ data: { entries: [{ id: 'know_2' }] } })
  t.same(pools.fill(['@pool:entryId'], 0), ['know_1'])
  t.same(pools.fill(['@pool:entryId'], 1), ['know_2'])
  pools.learnPath('/git/remotes/{remote}', '/git/remotes/up%20stream?limit=1')
  t.same(pools.fill({ path: '@pool:remote' }, 7), { path: 'up stream' })
})

t.test('what the run needs is never given to a request', async (t) => {
  const pools = new Pools(new Set(['tok_own']))
  pools.learn({ data: { tokens: [{ id: 'tok_own' }] } })
  pools.learnPath('/identity/tokens/{tokenId}', '/identity/tokens/tok_own')
  t.same(pools.fill(['@pool:tokenId'], 0), ['tokenId_01ke3v7s9x4t2m8r'])
  t.equal(pools.fill(undefined, 0), undefined)
})
