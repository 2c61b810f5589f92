import type { App, Call, Caller, Handler } from '../contract.ts'

export const listTerminals: Handler<'listTerminals'> = async ({ path, query, answer }, { tasks, terminals }) => {
  await tasks.require(path.taskId)
  return answer({ data: await terminals.list(path.taskId, query) })
}

export const openTerminal: Handler<'openTerminal'> = async (
  { path, body, caller, answer },
  { tasks, terminals, chats },
) => {
  await tasks.require(path.taskId)
  terminals.permitPrograms(caller)
  if (body.chatId !== undefined) await chats.terminals.requireOfTask(body.chatId, path.taskId)
  const session = await terminals.open(path.taskId, { cols: 80, rows: 24, ...body }, caller.grant, caller)
  return answer({ data: { session } }, { location: `/terminal/${path.taskId}/sessions/${session.id}` })
}

export const getTerminal: Handler<'getTerminal'> = async ({ path, answer }, { tasks, terminals }) => {
  await tasks.require(path.taskId)
  return answer({ data: { session: terminals.get(path.taskId, path.sessionId) } })
}

export const updateTerminal: Handler<'updateTerminal'> = async (
  { path, body, caller, answer },
  { tasks, terminals },
) => {
  await tasks.require(path.taskId)
  return answer({ data: { session: await terminals.share(path.taskId, path.sessionId, body.isShared, caller) } })
}

export const deleteTerminal: Handler<'deleteTerminal'> = async ({ path, caller, answer }, { tasks, terminals }) => {
  await tasks.require(path.taskId)
  terminals.requireUse(path.taskId, path.sessionId, 'close', caller)
  await terminals.end(path.taskId, path.sessionId, caller.userId)
  return answer({})
}

export const resizeTerminal: Handler<'resizeTerminal'> = async (
  { path: { taskId }, body, caller, answer },
  services,
) => {
  await resize(services, { taskId, sessionId: body.sessionId }, body, caller)
  return answer({})
}

export const resizeTerminalSession: Handler<'resizeTerminalSession'> = async (
  { path, body, caller, answer },
  services,
) => {
  await resize(services, path, body, caller)
  return answer({})
}

export const writeTerminal: Handler<'writeTerminal'> = async ({ path: { taskId }, body, caller, answer }, services) => {
  await write(services, { taskId, sessionId: body.sessionId }, body.data, caller)
  return answer({})
}

export const writeTerminalSession: Handler<'writeTerminalSession'> = async (
  { path, body, caller, answer },
  services,
) => {
  await write(services, path, body.data, caller)
  return answer({})
}

export const readTerminal: Handler<'readTerminal'> = async (
  { path: { taskId }, query, caller, signal, answer },
  services,
) => answer({ data: await read(services, { taskId, sessionId: query.sessionId }, query, { caller, signal }) })

export const readTerminalSession: Handler<'readTerminalSession'> = async (
  { path, query, caller, signal, answer },
  services,
) => answer({ data: await read(services, path, query, { caller, signal }) })

export const connectTerminal: Handler<'connectTerminal'> = async (
  { path, query, wantsSocket, caller, answer },
  { tasks, terminals },
) => {
  await tasks.require(path.taskId)
  const session = terminals.viewed(path.taskId, query.sessionId)
  return wantsSocket
    ? answer.socket(await terminals.viewers.connect(session, query, caller))
    : answer({ data: { connection: terminals.viewers.describe(session, query, caller) } })
}

export const createTerminalTicket: Handler<'createTerminalTicket'> = async (
  { path, body: { sessionId, mode = 'read' }, caller, commit, answer },
  { tasks, terminals },
) => {
  await tasks.require(path.taskId)
  const session = terminals.viewed(path.taskId, sessionId)
  return commit(
    async () => terminals.viewers.createTicket(session, mode, caller),
    ({ ticket }) => answer({ data: { ticket } }),
  )
}

export const listTerminalViewers: Handler<'listTerminalViewers'> = async (
  { path, query: { sessionId }, caller, answer },
  { tasks, terminals },
) => {
  await tasks.require(path.taskId)
  terminals.requireUse(path.taskId, sessionId, 'read', caller)
  return answer({ data: { viewers: terminals.viewers.list(sessionId) } })
}

/** For how long a call waits that does not say it. */
const [execMs, waitMs] = [60_000, 30_000]

export const execTerminal: Handler<'execTerminal'> = async (
  { path, body, caller, signal, answer },
  { tasks, terminals },
) => {
  await tasks.require(path.taskId)
  terminals.permitPrograms(caller)
  const request = { cols: 80, rows: 24, timeoutMs: execMs, outputBytesMax: 32_768, ...body }
  return answer({ data: { result: await terminals.tools.exec(path.taskId, request, { caller, signal }) } })
}

export const waitTerminal: Handler<'waitTerminal'> = async (
  { path, body, caller, signal, answer },
  { tasks, terminals },
) => {
  await tasks.require(path.taskId)
  terminals.requireUse(path.taskId, body.sessionId, 'read', caller)
  const request = { timeoutMs: waitMs, ...body }
  return answer({ data: { result: await terminals.tools.wait(path.taskId, request, { caller, signal }) } })
}

export const getTerminalScreen: Handler<'getTerminalScreen'> = async (
  { path, query: { sessionId }, caller, answer },
  { tasks, terminals },
) => {
  await tasks.require(path.taskId)
  terminals.requireUse(path.taskId, sessionId, 'read', caller)
  return answer({ data: { screen: await terminals.tools.screen(path.taskId, sessionId) } })
}

export const getTerminalRecording: Handler<'getTerminalRecording'> = async (
  { path: { taskId, sessionId }, caller, answer },
  { tasks, terminals },
) => {
  await tasks.require(taskId)
  terminals.requireUse(taskId, sessionId, 'read', caller)
  return answer.bytes(await terminals.tools.recording(taskId, sessionId))
}

export const signalTerminal: Handler<'signalTerminal'> = async (
  { path, body, caller, answer },
  { tasks, terminals },
) => {
  await tasks.require(path.taskId)
  terminals.permitPrograms(caller)
  terminals.requireUse(path.taskId, body.sessionId, 'control', caller)
  await terminals.signal(path.taskId, body.sessionId, body.signal)
  return answer({})
}

type Services = Pick<App, 'tasks' | 'terminals'>

interface Session {
  readonly taskId: string
  readonly sessionId: string
}

async function resize(
  { tasks, terminals }: Services,
  { taskId, sessionId }: Session,
  size: { readonly cols: number; readonly rows: number },
  caller: Caller,
): Promise<void> {
  await tasks.require(taskId)
  terminals.requireUse(taskId, sessionId, 'control', caller)
  terminals.viewers.requireSize(sessionId, caller)
  await terminals.resize(taskId, sessionId, size, caller.userId)
}

async function write(
  { tasks, terminals }: Services,
  { taskId, sessionId }: Session,
  data: string,
  caller: Caller,
): Promise<void> {
  await tasks.require(taskId)
  terminals.permitPrograms(caller)
  terminals.requireUse(taskId, sessionId, 'control', caller)
  await terminals.write(taskId, sessionId, data)
}

async function read(
  { tasks, terminals }: Services,
  { taskId, sessionId }: Session,
  query: Call<'readTerminalSession'>['query'],
  reader: Pick<Call<'readTerminalSession'>, 'caller' | 'signal'>,
) {
  await tasks.require(taskId)
  return terminals.read(taskId, sessionId, query, reader)
}
