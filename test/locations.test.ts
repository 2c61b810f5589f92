/** What a create says of the thing that it made: where it is read, and its version. */
import t from 'tap'
import { readContract } from '../scripts/read-contract.ts'
import type { Answer } from './support/gantry.ts'
import { judgedOperationsOf } from './support/judge.ts'
import { startSampleGantry } from './support/samples.ts'

const operations = judgedOperationsOf(readContract())
const { gantry, call } = await startSampleGantry(t)

/** A signed link needs no credential and is read as bytes. */
const isOfLink = (location: string) => location.startsWith('/api/v1/links/')

t.test('the Location of every create leads to what was made, with the same ETag', async (t) => {
  const creates = operations.filter(({ responses }) => responses['201']?.headers?.['Location'])
  t.ok(creates.length > 15)
  for (const operation of creates) {
    const isVersioned = operation.responses['201']?.headers?.['ETag'] !== undefined
    const look = async ({ status, headers }: Answer) => {
      const location = headers.get('location') ?? ''
      t.match(location, /^\/api\/v1\//, `${operation.id} ${status}`)
      const read = isOfLink(location)
        ? await gantry.fetch(location)
        : await gantry.call('GET', location.slice('/api/v1'.length))
      t.equal(read.status, 200, `${operation.id}: ${location}`)
      if (isVersioned) t.equal(headers.get('etag'), read.headers.get('etag'), `${operation.id}: its ETag`)
    }
    await call(operation, { look })
  }
})
