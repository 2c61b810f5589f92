import type { Handler } from '../contract.ts'

export const listMcpServers: Handler<'listMcpServers'> = async ({ answer }, { mcp }) =>
  answer({ data: { servers: [...(await mcp.list())] } })

export const getMcpServer: Handler<'getMcpServer'> = async ({ path, answer }, { mcp }) =>
  answer({ data: { server: await mcp.get(path.serverName) } })

export const executeMcpTool: Handler<'executeMcpTool'> = async (
  { body, caller, signal, answer },
  { identity, mcp },
) => {
  identity.requireTool(caller, body.serverName, body.toolName)
  const result = await mcp.execute({ ...body, signal, actor: caller.userId, caller })
  return answer({ data: { result } })
}
