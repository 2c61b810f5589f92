import fastify from 'fastify'
import { routes } from '../../src/generated/routes.ts'

// As many routes as the contract has, and nothing in them.
const server = fastify()
for (const { method, path } of Object.values(routes))
  server.route({ method, url: `/api/v1${path}`, handler: async () => ({ success: true }) })
console.log(await server.listen({ host: '127.0.0.1', port: 0 }))
process.once('SIGTERM', () => process.exit())
