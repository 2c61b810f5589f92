import { hash } from 'node:crypto'
import { changes, newTask, taskIds, token, answerOf } from '../seed.ts'

// What every peer does behind its own routing, validation and writing: the check of one token, and a Map.
const tasks = new Map(taskIds.map((id) => [id, { changes, version: 1 }]))
const tokens = new Map([[hash('sha256', token), { id: 'user_owner', name: 'Owner', scopes: ['tasks:read', 'tasks:write'] }]])
let count = 0

/** The user of an Authorization header who has a scope. */
export function userOf(authorization, scope) {
  const [scheme, secret] = authorization?.split(' ') ?? []
  const user = scheme === 'Bearer' && secret !== undefined ? tokens.get(hash('sha256', secret)) : undefined
  return user?.scopes.includes(scope) ? user : undefined
}

export function createTask(body, { id, name }) {
  const taskId = `task_${String(count++).padStart(26, '0')}`
  const task = newTask(taskId, new Date().toISOString(), { author: { id, name }, ...body })
  tasks.set(taskId, { changes: [], version: 1, task })
  return { success: true, data: answerOf(task) }
}

export function changesOf(id) {
  const found = tasks.get(id)
  return found && { tag: `"${found.version}"`, body: { success: true, data: { changes: found.changes } } }
}

export const unauthenticated = { success: false, error: { code: 'unauthenticated', message: 'Send a token.' } }
export const notFound = { success: false, error: { code: 'task_not_found', message: 'There is no such task.' } }
