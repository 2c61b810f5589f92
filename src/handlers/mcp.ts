import type { Handler } from '../contract.ts'

export const executeMcpTool: Handler<'executeMcpTool'> = async ({ body, caller, signal, answer }, { mcp }) => {
  const result = await mcp.execute({ ...body, signal, actor: caller.userId })
  return answer({ data: { result } })
}
