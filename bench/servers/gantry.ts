import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { collections } from '../../src/collections.ts'
import { readConfig } from '../../src/config.ts'
import type { Config } from '../../src/config.ts'
import { routes } from '../../src/generated/routes.ts'
import { startService } from '../../src/service.ts'
import { openMemoryStore } from '../../src/stores/memory/store.ts'
import { openSqliteStore } from '../../src/stores/sqlite/store.ts'
import type { Store } from '../../src/collections.ts'
import { preload, seed, secretKey, token } from '../seed.ts'
import { serve } from '../work.ts'
import { partsWith } from '../../test/support/parts.ts'

// The service itself, with the store and the project that the bench wants.
const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'memory' },
    project: { type: 'string' },
    public: { type: 'boolean' },
    preload: { type: 'string', default: '0' },
    crowd: { type: 'boolean', default: false },
    'counts-rate': { type: 'boolean', default: false },
  },
})

const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
// The data does not lie in the project, which the service watches and sandboxes cover.
const data = join(folder, 'data')
const project = join(folder, 'project')
for (const made of [data, project]) mkdirSync(made)
const read = readConfig(['--project', values.project ?? project, '--data', data, '--port', '0', '--trust'], {
  ...process.env,
  GANTRY_ADMIN_TOKEN: token,
  GANTRY_SECRET_KEY: secretKey,
  GANTRY_RATE_LIMIT: 'off',
  ...(values.crowd && { GANTRY_CONNECTIONS_PER_ADDRESS: 'off' }),
})
// More calls a minute than a bench can make, so that each is counted and none refused.
const config: Config = values['counts-rate'] ? { ...read, rateLimit: 1_000_000_000 } : read

// The same operations, declared to need no credential.
if (values.public) for (const route of Object.values(routes)) Object.assign(route, { isPublic: true })

const store = values.store === 'memory' ? openMemoryStore(collections) : await openSqliteStore(data, collections)
// One address with one credential stands for all clients.
const crowd = { eventLimits: { streamsMax: 4_000, streamsPerUserMax: 4_000, streamsPerCredentialMax: 4_000 } }
const service = await startService(config, partsWith({ store, ...(values.crowd && crowd) }))
await seed(store)
await preload(store, Number(values.preload))
if (values.store === 'one-by-one') commitOneByOne(store)
serve(service.address.port, async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

/** Leaves the store nothing to write together: each commit waits for the one before. */
function commitOneByOne(store: Store): void {
  const commit = store.commit.bind(store)
  let last: Promise<unknown> = Promise.resolve()
  store.commit = (changes) => {
    const next = last.then(() => commit(changes))
    last = next.catch(() => {})
    return next
  }
}
