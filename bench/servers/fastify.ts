import { hash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import fastify from 'fastify'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { operationsOf, resolve } from '../../scripts/contract-document.ts'
import { readContract } from '../../scripts/read-contract.ts'
import type { Schema } from '../../scripts/contract-document.ts'
import { answerKinds } from '../../src/http/headers.ts'
import { createIds } from '../../src/platform/work/ids.ts'
import { answerOf, creationOf, newTask, preload, seed, token } from '../seed.ts'
import type { TaskInput } from '../seed.ts'
import { serve } from '../work.ts'
import { openStore } from './open-store.ts'
import { keepPromises, promisedOptions } from './promises.ts'

// What somebody writes by hand for the same two operations: the schemas of the contract, the same store, the same
// headers, a check of the same token. What Gantry does beyond that is the cost of the contract layer; with `--promises`
// this server does it as well.
const { values } = parseArgs({
  options: {
    promises: { type: 'boolean', default: false },
    sqlite: { type: 'boolean', default: false },
    preload: { type: 'string', default: '0' },
  },
})
const keepsPromises = values.promises
const { store, close } = await openStore(values.sqlite)
const newId = createIds()
const contract = readContract()
const server = fastify({
  ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } },
  ...(keepsPromises && promisedOptions),
})
if (keepsPromises) keepPromises(server)

declare module 'fastify' {
  interface FastifyRequest {
    user: { id: string; name: string } | undefined
  }
}
server.decorateRequest('user')

const tokens = new Map([
  [hash('sha256', token), { id: 'user_owner', name: 'Owner', scopes: ['tasks:read', 'tasks:write'] }],
])

function allow(scope: string) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    reply.header('x-request-id', request.id).headers(answerKinds.json.headers)
    const [scheme, secret] = request.headers.authorization?.split(' ') ?? []
    const user = scheme === 'Bearer' && secret !== undefined ? tokens.get(hash('sha256', secret)) : undefined
    if (!user?.scopes.includes(scope))
      return void reply.code(401).send({ success: false, error: { code: 'unauthenticated', message: 'Send a token.' } })
    request.user = user
    done()
  }
}

server.post<{ Body: TaskInput }>(
  '/api/v1/tasks',
  { schema: schemaOf('createTask'), onRequest: allow('tasks:write') },
  async (request, reply) => {
    const at = new Date().toISOString()
    const userId = request.user?.id ?? ''
    const task = newTask(newId('task'), at, { author: { id: userId, name: request.user?.name ?? '' }, ...request.body })
    await store.commit([
      ...creationOf(task),
      {
        event: {
          kind: 'task.created',
          at,
          actor: userId,
          taskId: task.id,
          data: { taskId: task.id, title: task.title },
        },
      },
      {
        audit: {
          at,
          userId,
          credentialId: 'tok_preset',
          address: request.ip,
          requestId: request.id,
          operation: 'createTask',
          object: `/tasks/${task.id}`,
          outcome: 'done',
        },
      },
    ])
    return reply
      .code(201)
      .header('location', `/api/v1/tasks/${task.id}`)
      .send({ success: true, data: answerOf(task) })
  },
)

server.get<{ Params: { id: string } }>(
  '/api/v1/tasks/:id/changes',
  { schema: schemaOf('getTaskChanges'), onRequest: allow('tasks:read') },
  async (request, reply) => {
    const found = await store.read.taskChanges.get(request.params.id)
    if (!found && !(await store.read.tasks.get(request.params.id)))
      return reply
        .code(404)
        .send({ success: false, error: { code: 'task_not_found', message: 'There is no such task.' } })
    const tag = `"${found?.version ?? 0}"`
    reply.header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return { success: true, data: { changes: found?.doc.changes ?? [] } }
  },
)

/** The schemas of an operation in the form that Fastify takes. */
function schemaOf(id: string): {
  params?: object
  querystring: object
  body?: object
  response: Record<string, object>
} {
  const operation = operationsOf(contract).find(({ operation }) => operation.operationId === id)?.operation
  if (!operation) throw new Error(`the contract has no ${id}`)
  const path = (operation.parameters ?? [])
    .map((parameter) => resolve(contract, parameter))
    .filter((parameter) => parameter.in === 'path')
  const body = operation.requestBody && resolve(contract, operation.requestBody).content['application/json']?.schema
  const success = Object.entries(operation.responses).flatMap(([status, response]) => {
    const schema = resolve(contract, response).content?.['application/json']?.schema
    return status.startsWith('2') && schema ? [[status, inlined(schema)]] : []
  })
  return {
    ...(path.length > 0 && {
      params: {
        type: 'object',
        additionalProperties: false,
        required: path.map(({ name }) => name),
        properties: Object.fromEntries(path.map(({ name, schema }) => [name, inlined(schema)])),
      },
    }),
    querystring: { type: 'object', additionalProperties: false, properties: {} },
    ...(body && { body: inlined(body) }),
    response: Object.fromEntries(success),
  }
}

/** A schema with its references filled in and without what only OpenAPI knows. */
function inlined(schema: Schema): Schema {
  const { example, description, deprecated, 'x-refusal': refusal, ...whole } = resolve(contract, schema)
  return Object.fromEntries(
    Object.entries(whole).map(([keyword, value]) => {
      if (keyword === 'properties')
        return [
          keyword,
          Object.fromEntries(
            Object.entries(value as Record<string, Schema>).map(([name, property]) => [name, inlined(property)]),
          ),
        ]
      if (keyword === 'items') return [keyword, inlined(value as Schema)]
      return [keyword, value]
    }),
  )
}

await seed(store)
await preload(store, Number(values.preload))
await server.listen({ host: '127.0.0.1', port: 0 })
serve((server.server.address() as AddressInfo).port, close)
