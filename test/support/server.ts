import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { handlers } from '../../src/handlers/index.ts'
import { InProcessCalls } from '../../src/http/in-process-calls.ts'
import { createServer } from '../../src/http/server.ts'
import type { ServerOptions } from '../../src/http/server.ts'
import { Rates } from '../../src/services/rates.ts'
import { SecretMask } from '../../src/platform/secrets/secret-mask.ts'
import { Commits } from '../../src/platform/work/commits.ts'
import { ItemLocks } from '../../src/platform/work/item-locks.ts'
import type { Teardown } from './folder.ts'
import type { Gantry } from './gantry.ts'

/** A second door to the services of a running Gantry, with other options. */
export async function startServer(
  t: Teardown,
  gantry: Gantry,
  options: Partial<ServerOptions>,
): Promise<{ server: FastifyInstance; port: number }> {
  const contractFile = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))
  const server = await createServer({
    app: gantry.service.app,
    handlers,
    contractFile,
    allowedHosts: ['localhost'],
    logLevel: 'silent',
    secretMask: new SecretMask(),
    inProcessCalls: new InProcessCalls(),
    commits: new Commits({ store: gantry.service.app.store, itemLocks: new ItemLocks() }),
    rates: new Rates({
      config: { rateLimit: 'off' },
      project: { config: async () => ({}) },
      log: { info: () => {}, warn: () => {}, error: () => {} },
    }),
    ...options,
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  t.teardown(() => server.close())
  return { server, port: (server.server.address() as AddressInfo).port }
}
