/**
 * The gate of `sdks.test.ts` for generators that bring 300 MB of packages or take minutes to compile: `npm run sdks`
 * installs them and runs this file, as every night and every release do.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Test } from 'tap'
import { expected } from './fixtures/sdks/program.ts'
import { SdkFolder, startSdkService } from './support/sdks.ts'

const home = fileURLToPath(new URL('sdk-generators', import.meta.url))
const packages = join(home, 'node_modules')
const skip =
  !existsSync(packages) &&
  'orval, kubb and openapi-zod-client are not installed here; `npm run sdks` does it and runs them'

/** What a client's own faults change in the record of the program. */
const ownFaults: Readonly<Record<string, object>> = {
  // The zod plugin checks the bytes of a form as text, and refuses its own upload.
  'hey-api-zod': { uploaded: 'refused', downloaded: 'refused' },
  // Its clients read whole bodies, and no stream.
  orval: { streamed: 'not read' },
  // The same.
  kubb: { streamed: 'not read' },
  // The same.
  'openapi-zod-client': { streamed: 'not read' },
}

t.test('orval, kubb and openapi-zod-client make clients that compile strictly and work in all areas', { skip }, (t) =>
  gate(t, new SdkFolder(t, packages), ['orval', 'kubb', 'openapi-zod-client'], join(home, 'make-sdk.mjs')),
)

t.test('the client of hey-api with validators compiles strictly and works in all areas', { skip }, (t) => {
  const sdks = new SdkFolder(t)
  const program = readFileSync(join(sdks.folder, 'hey-api.ts'), 'utf8')
  const validated = program.replaceAll('./generated/hey-api/', './generated/hey-api-zod/')
  writeFileSync(join(sdks.folder, 'hey-api-zod.ts'), validated)
  return gate(t, sdks, ['hey-api-zod'])
})

async function gate(t: Test, sdks: SdkFolder, names: readonly string[], script?: string): Promise<void> {
  for (const name of names) await sdks.make(name, script)
  t.equal(await sdks.compile(names), '')
  const gantry = await startSdkService(t, names)
  for (const name of names) t.same(await sdks.run(gantry, name), { ...expected(name), ...ownFaults[name] }, name)
}
