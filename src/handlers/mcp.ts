import type { Handler } from '../contract.ts'

export const executeMcpTool: Handler<'executeMcpTool'> = async (
  { body, caller, signal, answer },
  { identity, mcp },
) => {
  identity.requireTool(caller, body.serverName, body.toolName)
  const result = await mcp.execute({ ...body, signal, actor: caller.userId, caller })
  return answer({ data: { result } })
}
