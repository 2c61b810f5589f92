import { once } from 'node:events'
import { createServer } from 'node:net'
import { node } from '@elysiajs/node'
import { Elysia, t } from 'elysia'
import { serve } from '../work.ts'
import { changesOf, createTask, notFound, unauthenticated, userOf } from './tasks.mjs'

const body = t.Object(
  {
    title: t.String({ minLength: 1, maxLength: 200 }),
    content: t.Optional(t.String({ maxLength: 100_000 })),
    priority: t.Optional(t.Union(['low', 'medium', 'high', 'critical'].map((value) => t.Literal(value)))),
    readiness: t.Optional(t.Integer({ minimum: 0, maximum: 100 })),
    tags: t.Optional(t.Array(t.String({ minLength: 1, maxLength: 50 }), { maxItems: 50 })),
  },
  { additionalProperties: false },
)

const app = new Elysia({ adapter: node(), prefix: '/api/v1' })
  .derive(({ headers, request }) => ({
    user: userOf(headers.authorization, request.method === 'POST' ? 'tasks:write' : 'tasks:read'),
  }))
  .onBeforeHandle(({ user, status }) => (user ? undefined : status(401, unauthenticated)))
  .post('/tasks', ({ body, user, status }) => status(201, createTask(body, user)), { body })
  .get(
    '/tasks/:id/changes',
    ({ params, set, status }) => {
      const found = changesOf(params.id)
      if (!found) return status(404, notFound)
      set.headers.etag = found.tag
      return found.body
    },
    { params: t.Object({ id: t.String({ minLength: 1, maxLength: 64 }) }) },
  )
// It tells the port that it was asked for, and not the one that it was given.
const place = createServer().listen(0, '127.0.0.1')
await once(place, 'listening')
const { port } = place.address()
place.close()
await once(place, 'close')
app.listen({ port, hostname: '127.0.0.1' }, () => serve(port))
