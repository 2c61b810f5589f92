import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { createIds } from '../../src/platform/work/ids.ts'
import { answerOf, creationOf, newTask, preload, seed } from '../seed.ts'
import type { TaskInput } from '../seed.ts'
import { serve } from '../work.ts'
import { answerJson } from './answer-json.ts'
import { openStore } from './open-store.ts'

// The same JSON work and nothing else: no router, no credential, no validation, no schema for the answer.
const { values } = parseArgs({
  options: { sqlite: { type: 'boolean', default: false }, preload: { type: 'string', default: '0' } },
})
const { store, close } = await openStore(values.sqlite)
const newId = createIds()

const server = createServer((request, response) => {
  if (request.method === 'GET') return void readChanges(request, response)
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => void createTask(Buffer.concat(chunks), response))
})

async function createTask(body: Buffer, response: ServerResponse): Promise<void> {
  const at = new Date().toISOString()
  const task = newTask(newId('task'), at, JSON.parse(body.toString()) as TaskInput)
  await store.commit([
    ...creationOf(task),
    {
      event: {
        kind: 'task.created',
        at,
        actor: 'user_owner',
        taskId: task.id,
        data: { taskId: task.id, title: task.title },
      },
    },
    {
      audit: {
        at,
        userId: 'user_owner',
        credentialId: 'tok_preset',
        address: '127.0.0.1',
        requestId: newId('req'),
        operation: 'createTask',
        object: `/tasks/${task.id}`,
        outcome: 'done',
      },
    },
  ])
  answerJson(response, 201, { success: true, data: answerOf(task) })
}

async function readChanges(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const id = request.url?.split('/')[4] ?? ''
  const found = await store.read.taskChanges.get(id)
  answerJson(response, found ? 200 : 404, { success: true, data: { changes: found?.doc.changes ?? [] } })
}

await seed(store)
await preload(store, Number(values.preload))
server.listen(0, '127.0.0.1', () => serve((server.address() as AddressInfo).port, close))
