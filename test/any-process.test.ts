import t from 'tap'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { openStream } from './support/event-stream.ts'
import { startPostgres } from './support/postgres.ts'

const postgres = await startPostgres(t)
t.test('a ticket of one process opens one stream at another', async (t) => {
  const { first, second } = await startTwo(t)
  const anonymous = { headers: { authorization: '' } }
  const statuses: number[] = []
  for (let round = 0; round < 10; round++) {
    const { secret } = (await first.call('POST', '/events/tickets')).body.data.ticket
    const stream = await openStream(second.origin, `/events?after=0&ticket=${secret}`)
    statuses.push(stream.status)
    stream.destroy()
    t.equal((await first.call('GET', `/events?ticket=${secret}`, anonymous)).status, 401, 'once')
  }
  t.same(statuses, Array(10).fill(200))
  const { secret } = (await first.call('POST', '/events/tickets')).body.data.ticket
  const raced = await Promise.all(
    [first, second, first, second].map((at) => at.call('GET', `/events?ticket=${secret}`, anonymous)),
  )
  t.same(raced.map(({ status }) => status).sort(), [200, 401, 401, 401], 'of four at once, one')
})

async function startTwo(t: Parameters<typeof makeFolder>[0]) {
  const { first, second } = await startThree(t, 2)
  return { first, second }
}

/** Services on one database and one project. */
async function startThree(t: Parameters<typeof makeFolder>[0], count = 3) {
  const project = makeFolder(t)
  const environment = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t), INIT_CWD: project }
  const args = ['--project', project, '--trust']
  const started: Gantry[] = []
  for (let number = 0; number < count; number++)
    started.push(await startGantry(t, { args: [...args, '--data', makeFolder(t)], environment }))
  const [first, second, third = second] = started
  if (!first || !second || !third) throw new Error('one of them did not start')
  return { first, second, third }
}
