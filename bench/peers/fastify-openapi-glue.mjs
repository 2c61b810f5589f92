import fastify from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { serve } from '../work.ts'
import { twoOperations } from './contract.mjs'
import { changesOf, createTask, notFound, unauthenticated, userOf } from './tasks.mjs'

const server = fastify({ ajv: { customOptions: { removeAdditional: false, coerceTypes: false, strict: false } } })
await server.register(openapiGlue, {
  specification: twoOperations(),
  prefix: 'api/v1',
  serviceHandlers: {
    async createTask(request, reply) {
      return reply.code(201).send(createTask(request.body, request.user))
    },
    async getTaskChanges(request, reply) {
      const found = changesOf(request.params.id)
      return found ? reply.header('etag', found.tag).send(found.body) : reply.code(404).send(notFound)
    },
  },
  securityHandlers: {
    bearer(request) {
      const user = userOf(request.headers.authorization, request.method === 'POST' ? 'tasks:write' : 'tasks:read')
      if (!user) throw Object.assign(new Error(unauthenticated.error.message), { statusCode: 401 })
      request.user = user
    },
  },
})
await server.listen({ host: '127.0.0.1', port: 0 })
serve(server.server.address().port)
