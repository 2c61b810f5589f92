import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createIds } from '../../src/services/ids.ts'
import type { Documents } from '../../src/stores/documents.ts'
import { openMemoryStore } from '../../src/stores/memory/store.ts'
import { seed } from '../seed.ts'
import { serve } from '../work.ts'

// The same JSON work and nothing else: no router, no credential, no validation, no schema for the answer.
const store = openMemoryStore()
const newId = createIds()

const server = createServer((request, response) => {
  if (request.method === 'GET') return void readChanges(request, response)
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => void createTask(Buffer.concat(chunks), response))
})

type TaskInput = Pick<Documents['tasks'], 'title'> & Partial<Documents['tasks']>

async function createTask(body: Buffer, response: ServerResponse): Promise<void> {
  const at = new Date().toISOString()
  const { title, author, ...given } = JSON.parse(body.toString()) as TaskInput
  const task: Documents['tasks'] = {
    id: newId('task'), title, content: '', priority: 'medium', readiness: 0, tags: [], ...given,
    author: author ?? { id: 'user_owner', name: 'Owner' },
    reviewers: [], planSteps: [], comments: [], createdAt: at, updatedAt: at,
  }
  await store.commit([
    { insert: 'tasks', doc: task },
    { event: { kind: 'task.created', at, actor: 'user_owner', taskId: task.id, data: { taskId: task.id, title } } },
    { audit: { at, userId: 'user_owner', credentialId: 'tok_preset', address: '127.0.0.1', requestId: newId('req'), operation: 'createTask', object: `/tasks/${task.id}`, outcome: 'done' } },
  ])
  answer(response, 201, { success: true, data: { ...task, changes: [] } })
}

async function readChanges(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const id = request.url?.split('/')[4] ?? ''
  const found = await store.read.taskChanges.get(id)
  answer(response, found ? 200 : 404, { success: true, data: { changes: found?.doc.changes ?? [] } })
}

function answer(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

await seed(store)
server.listen(0, '127.0.0.1', () => serve((server.address() as AddressInfo).port))
