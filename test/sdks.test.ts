/**
 * Clients that generators of other people make from the published document: compiled strictly, and run. Those that need
 * more packages or programs are in `sdk-generators.test.ts`.
 */
import t from 'tap'
import { expected } from './fixtures/sdks/program.ts'
import { SdkFolder, startSdkService } from './support/sdks.ts'

const names = ['hey-api', 'openapi-fetch', 'swagger-typescript-api', 'oazapfts']
const sdks = new SdkFolder(t)

/** What a client's own faults change in the record of the program. */
const ownFaults: Readonly<Record<string, object>> = {
  // Its client reads a whole body, and no stream.
  'swagger-typescript-api': { streamed: 'not read' },
  // The same.
  oazapfts: { streamed: 'not read' },
}

t.test('four generators make clients of the published document, which compile strictly', async (t) => {
  await Promise.all(names.map((name) => sdks.make(name)))
  t.equal(await sdks.compile(names), '')
})

t.test('the generated clients do what their own documentation says, in all areas', async (t) => {
  const gantry = await startSdkService(t, names)
  for (const name of names)
    t.test(name, async (t) => {
      t.same(await sdks.run(gantry, name), { ...expected(name), ...ownFaults[name] })
    })
})
