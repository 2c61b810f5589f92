import { serve as listen } from '@hono/node-server'
import { OpenAPIHono, createRoute, z } from '@hono/zod-openapi'
import { serve } from '../work.ts'
import { changesOf, createTask, notFound, unauthenticated, userOf } from './tasks.mjs'

const app = new OpenAPIHono()
app.use('/api/v1/*', async (context, next) => {
  const scope = context.req.method === 'POST' ? 'tasks:write' : 'tasks:read'
  const user = userOf(context.req.header('authorization'), scope)
  if (!user) return context.json(unauthenticated, 401)
  context.set('user', user)
  await next()
})
const body = z.strictObject({
  title: z.string().min(1).max(200),
  content: z.string().max(100_000).optional(),
  priority: z.enum(['low', 'medium', 'high', 'critical']).optional(),
  readiness: z.int().min(0).max(100).optional(),
  tags: z.array(z.string().min(1).max(50)).max(50).optional(),
})
const answer = (status, schema) => ({
  [status]: { description: 'Success', content: { 'application/json': { schema } } },
})
app.openapi(
  createRoute({
    method: 'post',
    path: '/api/v1/tasks',
    request: { body: { required: true, content: { 'application/json': { schema: body } } } },
    responses: answer(201, z.object({ success: z.literal(true), data: z.object({}).loose() })),
  }),
  (context) => context.json(createTask(context.req.valid('json'), context.get('user')), 201),
)
app.openapi(
  createRoute({
    method: 'get',
    path: '/api/v1/tasks/{id}/changes',
    request: { params: z.object({ id: z.string().min(1).max(64) }) },
    responses: answer(200, z.object({ success: z.literal(true), data: z.object({}).loose() })),
  }),
  (context) => {
    const found = changesOf(context.req.valid('param').id)
    if (!found) return context.json(notFound, 404)
    context.header('etag', found.tag)
    return context.json(found.body, 200)
  },
)
listen({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => serve(port))
