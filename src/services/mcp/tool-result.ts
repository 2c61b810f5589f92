import { fail } from '../../errors.ts'
import type { Scene } from './failures.ts'
import type { Sdk } from './sdk.ts'
import type { ServerTool } from './tools.ts'
import type { McpResult } from './use.ts'

/**
 * Refuses a result that violates the protocol or the output schema of its tool. The parse of the SDK drops members that
 * it does not know, so the result is returned as it came.
 */
export async function checkToolResult(
  result: McpResult,
  tool: ServerTool,
  { serverName, conceal }: Pick<Scene, 'serverName' | 'conceal'>,
  sdk: Sdk,
): Promise<McpResult> {
  if (result['resultType'] === 'input_required') return result
  const problem = await problemOf(result, tool, sdk)
  if (problem !== undefined)
    fail('mcp_protocol_error', {
      message: conceal(
        `The tool "${tool.name}" of the MCP server "${serverName}" returned a result that is not valid: ${problem}.`,
        1_000,
      ),
    })
  return 'content' in result ? result : { ...result, content: [] }
}

async function problemOf(result: McpResult, { checkOutput }: ServerTool, sdk: Sdk): Promise<string | undefined> {
  const { data, error } = sdk.CallToolResultSchema.safeParse(result)
  if (error) return `the value at "${error.issues[0]?.path.join('/') ?? ''}" is not valid in a tool result`
  if (checkOutput === undefined || data.isError === true) return undefined
  if (data.structuredContent === undefined) return 'its structured content is missing'
  const [first] = await checkOutput(data.structuredContent)
  return first && `its structured content does not match the tool's own schema at "${first.path}"`
}
