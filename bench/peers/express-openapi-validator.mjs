import express from 'express'
import { middleware } from 'express-openapi-validator'
import { serve } from '../work.ts'
import { twoOperations } from './contract.mjs'
import { changesOf, createTask, notFound, unauthenticated, userOf } from './tasks.mjs'

const app = express()
app.disable('x-powered-by')
app.use(express.json())
app.use((request, response, next) => {
  request.user = userOf(request.headers.authorization, request.method === 'POST' ? 'tasks:write' : 'tasks:read')
  if (!request.user) return response.status(401).json(unauthenticated)
  next()
})
app.use(middleware({ apiSpec: twoOperations(), validateRequests: true, validateResponses: false, validateSecurity: false }))
app.post('/api/v1/tasks', (request, response) => response.status(201).json(createTask(request.body, request.user)))
app.get('/api/v1/tasks/:id/changes', (request, response) => {
  const found = changesOf(request.params.id)
  return found ? response.set('etag', found.tag).json(found.body) : response.status(404).json(notFound)
})
const server = app.listen(0, '127.0.0.1', () => serve(server.address().port))
