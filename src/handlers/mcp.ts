import type { Handler } from '../contract.ts'

export const listMcpServers: Handler<'listMcpServers'> = async ({ answer }, { mcp }) =>
  answer({ data: { servers: [...(await mcp.list())] } })

export const importMcpServer: Handler<'importMcpServer'> = async ({ body, answer }, { mcp }) =>
  answer({ data: mcp.entries.read(body) })

export const getMcpServer: Handler<'getMcpServer'> = async ({ path, answer }, { mcp }) => {
  const { server, version } = await mcp.get(path.serverName)
  return answer({ data: { server } }, { version })
}

export const putMcpServer: Handler<'putMcpServer'> = ({ path, body, ifVersion, caller, commit, answer }, { mcp }) =>
  commit(
    () => mcp.entries.put({ name: path.serverName, entry: body, ifVersion, caller }),
    ({ server, warnings, version }) => answer({ data: { server, ...(warnings && { warnings }) } }, { version }),
  )

export const deleteMcpServer: Handler<'deleteMcpServer'> = ({ path, ifVersion, caller, commit, answer }, { mcp }) =>
  commit(
    () => mcp.entries.remove({ name: path.serverName, ifVersion, caller }),
    () => answer({}),
  )

export const testMcpServer: Handler<'testMcpServer'> = async ({ path, caller, signal, answer }, { mcp }) =>
  answer({ data: { test: await mcp.test(path.serverName, { caller, signal }) } })

export const restartMcpServer: Handler<'restartMcpServer'> = async ({ path, caller, signal, answer }, { mcp }) => {
  const { server, version } = await mcp.restart(path.serverName, { caller, signal })
  return answer({ data: { server } }, { version })
}

export const startMcpAuth: Handler<'startMcpAuth'> = async ({ path, body, caller, answer }, { mcp }) =>
  answer({ data: { authorization: await mcp.startAuth(path.serverName, body.redirectUrl, caller) } })

export const completeMcpAuth: Handler<'completeMcpAuth'> = ({ path, body, caller, commit, answer }, { mcp }) =>
  commit(
    () => mcp.completeAuth(path.serverName, body, caller),
    ({ server, version }) => answer({ data: { server } }, { version }),
  )

export const deleteMcpAuth: Handler<'deleteMcpAuth'> = ({ path, commit, answer }, { mcp }) =>
  commit(
    () => mcp.removeAuth(path.serverName),
    () => answer({}),
  )

export const getMcpServerLogs: Handler<'getMcpServerLogs'> = async ({ path, query, answer }, { mcp }) =>
  answer({ data: await mcp.log(path.serverName, query.offset) })

export const listMcpTools: Handler<'listMcpTools'> = async ({ query, caller, signal, answer }, { mcp }) =>
  answer({ data: await mcp.tools(query, { caller, signal }) })

export const executeMcpTool: Handler<'executeMcpTool'> = async (
  { body, caller, signal, recordStart, answer },
  { identity, mcp },
) => {
  identity.requireTool(caller, body.serverName, body.toolName)
  const result = await mcp.execute({ ...body, signal, caller, onEffect: recordStart })
  return answer({ data: { result } })
}

export const testMcpRules: Handler<'testMcpRules'> = async ({ path, body, caller, answer }, { mcp }) =>
  answer({ data: await mcp.calls.testRules(path.serverName, body, caller) })

export const listMcpCalls: Handler<'listMcpCalls'> = async ({ query, caller, answer }, { mcp }) =>
  answer({ data: await mcp.calls.list(query, caller) })

export const getMcpCall: Handler<'getMcpCall'> = async ({ path, caller, answer }, { mcp }) =>
  answer({ data: { call: await mcp.calls.get(path.mcpCallId, caller) } })

export const approveMcpCall: Handler<'approveMcpCall'> = ({ path, caller, commit, answer }, { mcp }) =>
  commit(
    () => mcp.calls.approve(path.mcpCallId, caller),
    ({ call }) => answer({ data: { call } }),
  )

export const rejectMcpCall: Handler<'rejectMcpCall'> = ({ path, caller, commit, answer }, { mcp }) =>
  commit(
    () => mcp.calls.reject(path.mcpCallId, caller),
    ({ call }) => answer({ data: { call } }),
  )

export const cancelMcpCall: Handler<'cancelMcpCall'> = ({ path, caller, commit, answer }, { mcp }) =>
  commit(
    () => mcp.calls.cancel(path.mcpCallId, caller),
    ({ call }) => answer({ data: { call } }),
  )

export const listMcpResources: Handler<'listMcpResources'> = async ({ query, caller, signal, answer }, { mcp }) =>
  answer({ data: await mcp.contents.resources(query, { caller, signal }) })

export const readMcpResource: Handler<'readMcpResource'> = async ({ body, caller, signal, answer }, { mcp }) =>
  answer({ data: await mcp.contents.readResource(body, { caller, signal }) })

export const listMcpPrompts: Handler<'listMcpPrompts'> = async ({ query, caller, signal, answer }, { mcp }) =>
  answer({ data: await mcp.contents.prompts(query, { caller, signal }) })

export const getMcpPrompt: Handler<'getMcpPrompt'> = async ({ body, caller, signal, answer }, { mcp }) =>
  answer({ data: await mcp.contents.prompt(body, { caller, signal }) })
