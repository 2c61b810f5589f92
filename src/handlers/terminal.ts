import type { Handler } from '../contract.ts'

export const listTerminals: Handler<'listTerminals'> = async ({ path, answer }, { tasks, terminals }) => {
  await tasks.require(path.taskId)
  return answer({ data: { sessions: terminals.list(path.taskId) } })
}

export const openTerminal: Handler<'openTerminal'> = async ({ path, body, caller, answer }, { tasks, terminals }) => {
  await tasks.require(path.taskId)
  terminals.permitPrograms(caller)
  const session = await terminals.open(path.taskId, { cols: 80, rows: 24, ...body }, caller.userId)
  return answer({ data: { session } }, { location: `/terminal/${path.taskId}/sessions/${session.id}` })
}

export const getTerminal: Handler<'getTerminal'> = async ({ path, answer }, { tasks, terminals }) => {
  await tasks.require(path.taskId)
  return answer({ data: { session: terminals.get(path.taskId, path.sessionId) } })
}

export const closeTerminal: Handler<'closeTerminal'> = async ({ path, caller, answer }, { tasks, terminals }) => {
  await tasks.require(path.taskId)
  terminals.requireControl(path.taskId, path.sessionId, caller)
  await terminals.end(path.taskId, path.sessionId, caller.userId)
  return answer({})
}

export const resizeTerminal: Handler<'resizeTerminal'> = async (
  { path, body, caller, answer },
  { tasks, terminals },
) => {
  await tasks.require(path.taskId)
  terminals.requireControl(path.taskId, body.sessionId, caller)
  await terminals.resize(path.taskId, body.sessionId, body, caller.userId)
  return answer({})
}

export const writeTerminal: Handler<'writeTerminal'> = async ({ path, body, caller, answer }, { tasks, terminals }) => {
  await tasks.require(path.taskId)
  terminals.permitPrograms(caller)
  terminals.requireControl(path.taskId, body.sessionId, caller)
  terminals.write(path.taskId, body.sessionId, body.data)
  return answer({})
}

export const readTerminal: Handler<'readTerminal'> = async ({ path, query, signal, answer }, { tasks, terminals }) => {
  await tasks.require(path.taskId)
  const output = await terminals.read(path.taskId, query.sessionId, query, signal)
  return answer({ data: output })
}
