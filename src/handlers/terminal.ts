import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listTerminals: Handler<'listTerminals'> = async ({ path, answer }, { store, terminals }) => {
  ;(await store.read.tasks.get(path.taskId)) ?? fail('task_not_found')
  return answer({ data: { sessions: terminals.list(path.taskId) } })
}

export const openTerminal: Handler<'openTerminal'> = async ({ path, body, caller, answer }, { store, terminals }) => {
  ;(await store.read.tasks.get(path.taskId)) ?? fail('task_not_found')
  const session = await terminals.open(path.taskId, { cols: 80, rows: 24, ...body }, caller.userId)
  return answer({ data: { session } }, { location: `/terminal/${path.taskId}/sessions/${session.id}` })
}

export const getTerminal: Handler<'getTerminal'> = async ({ path, answer }, { store, terminals }) => {
  ;(await store.read.tasks.get(path.taskId)) ?? fail('task_not_found')
  return answer({ data: { session: terminals.get(path.taskId, path.sessionId) } })
}

export const closeTerminal: Handler<'closeTerminal'> = async ({ path, caller, answer }, { store, terminals }) => {
  ;(await store.read.tasks.get(path.taskId)) ?? fail('task_not_found')
  await terminals.end(path.taskId, path.sessionId, caller.userId)
  return answer({})
}

export const resizeTerminal: Handler<'resizeTerminal'> = async (
  { path, body, caller, answer },
  { store, terminals },
) => {
  ;(await store.read.tasks.get(path.taskId)) ?? fail('task_not_found')
  await terminals.resize(path.taskId, body.sessionId, body, caller.userId)
  return answer({})
}

export const writeTerminal: Handler<'writeTerminal'> = async ({ path, body, answer }, { store, terminals }) => {
  ;(await store.read.tasks.get(path.taskId)) ?? fail('task_not_found')
  terminals.write(path.taskId, body.sessionId, body.data)
  return answer({})
}

export const readTerminal: Handler<'readTerminal'> = async ({ path, query, signal, answer }, { store, terminals }) => {
  ;(await store.read.tasks.get(path.taskId)) ?? fail('task_not_found')
  const output = await terminals.read(path.taskId, query.sessionId, query, signal)
  return answer({ data: output })
}
