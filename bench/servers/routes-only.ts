import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// The same cache of compiled code that the service uses: without it, the types of these files are removed anew each
// time.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/gantry', import.meta.url)))
const [{ default: fastify }, { routes }] = await Promise.all([
  import('fastify'),
  import('../../src/generated/routes.ts'),
])

// As many routes as the contract has, or half of them, and nothing in them.
const server = fastify()
const all = Object.values(routes)
for (const { method, path } of process.argv.includes('--half') ? all.slice(all.length / 2) : all)
  server.route({ method, url: `/api/v1${path}`, handler: async () => ({ success: true }) })
console.log(await server.listen({ host: '127.0.0.1', port: 0 }))
process.once('SIGTERM', () => process.exit())
