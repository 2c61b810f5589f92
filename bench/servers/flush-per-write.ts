import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPlainDatabase } from '../database.ts'
import { serve } from '../work.ts'
import { answerJson } from './answer-json.ts'

// What a bare service does that commits each write when it comes: a task and its event, and one flush a request.
const { database, close } = openPlainDatabase()
const begin = database.prepare('BEGIN IMMEDIATE')
const insertTask = database.prepare('INSERT INTO tasks VALUES (?, ?)')
const insertEvent = database.prepare('INSERT INTO events (event) VALUES (?)')
const commit = database.prepare('COMMIT')
let count = 0

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    answerJson(response, 201, { success: true, data: createTask(JSON.parse(Buffer.concat(chunks).toString())) })
  })
})

function createTask(given: { title: string }): object {
  const at = new Date().toISOString()
  const id = `task_${String(count++).padStart(26, '0')}`
  const task = {
    id,
    ...given,
    author: { id: 'user_owner', name: 'Owner' },
    reviewers: [],
    planSteps: [],
    comments: [],
    createdAt: at,
    updatedAt: at,
  }
  begin.run()
  insertTask.run(id, JSON.stringify(task))
  insertEvent.run(
    JSON.stringify({
      kind: 'task.created',
      at,
      actor: 'user_owner',
      taskId: id,
      data: { taskId: id, title: given.title },
    }),
  )
  commit.run()
  return { ...task, changes: [] }
}

server.listen(0, '127.0.0.1', () => serve((server.address() as AddressInfo).port, close))
