import { hash } from 'node:crypto'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { quote } from '../../platform/text/quote.ts'
import { askFor, dataOf } from './asking.ts'
import type { Asking } from './asking.ts'
import { ToolSearch } from './tool-search.ts'
import type { SearchedTool } from './tool-search.ts'

type McpTool = Schemas['McpTool']

const pageSize = 200
const toolsMax = 2_000
const descriptionLength = 400

/** A tool of an MCP server beside the operations, by `server/tool`: no operation has a slash in its name. */
export interface ServerToolName {
  readonly serverName: string
  readonly toolName: string
}

/** Reads `server/tool`; nothing for the name of an operation. The name of a tool may have slashes itself. */
export function serverToolIn(id: string): ServerToolName | undefined {
  const [serverName = '', ...rest] = id.split('/')
  return rest.length === 0 ? undefined : { serverName, toolName: rest.join('/') }
}

/**
 * The tools of all MCP servers that fit the words best, best first, as far as the credential may call them. A server
 * that fails has none.
 */
export async function searchServerTools(asking: Asking, words: string, limit: number): Promise<readonly object[]> {
  const tools = await listServerTools(asking)
  return new ToolSearch(tools.map(searchedTool)).search(words, limit).map((tool) => ({
    operationId: `${tool.serverName}/${tool.name}`,
    summary: firstLineOf(tool.description),
  }))
}

async function listServerTools(asking: Asking, serverName?: string): Promise<readonly McpTool[]> {
  const tools: McpTool[] = []
  let cursor: string | undefined
  do {
    const query = {
      limit: pageSize,
      ...(serverName !== undefined && { serverName }),
      ...(cursor !== undefined && { cursor }),
    }
    const answer = await askFor(asking, 'listMcpTools', query)
    if (!answer?.body.success) return tools
    const page = dataOf<Schemas['McpToolListAnswer']['data']>(answer)
    tools.push(...page.tools)
    cursor = page.nextCursor
  } while (cursor !== undefined && tools.length < toolsMax)
  return tools
}

/** A tool of an MCP server as it is searched. */
export function searchedTool(tool: McpTool): SearchedTool<McpTool> {
  return {
    item: tool,
    name: tool.name,
    title: tool.title ?? '',
    description: tool.description.slice(0, descriptionLength),
    group: tool.serverName,
    input: tool.inputSchema,
    isReadOnly: tool.annotations['readOnlyHint'] === true,
  }
}

function firstLineOf(description: string): string {
  const [line = ''] = description.trim().split('\n')
  return line.length > descriptionLength ? `${line.slice(0, descriptionLength).toWellFormed()}…` : line
}

/** What a model needs in order to call a tool. Fails with `mcp_tool_not_found`. */
export async function describeServerTool(
  asking: Asking,
  { serverName, toolName }: ServerToolName,
): Promise<Record<string, unknown>> {
  const tool = (await listServerTools(asking, serverName)).find(({ name }) => name === toolName)
  if (!tool)
    fail('mcp_tool_not_found', {
      message: `The MCP server ${quote(serverName)} has no tool ${quote(toolName)} that this credential may call.`,
    })
  const { description, annotations, inputSchema, rule } = tool
  return { operationId: `${serverName}/${toolName}`, description, annotations, rule, inputSchema }
}

/**
 * What a server says of a tool now, as a value that changes with it: an approval is for the tool as it is described.
 * Nothing where the caller is offered no such tool, also because the server fails.
 */
export async function digestOfServerTool(
  asking: Asking,
  { serverName, toolName }: ServerToolName,
): Promise<string | undefined> {
  const tool = (await listServerTools(asking, serverName)).find(({ name }) => name === toolName)
  if (!tool) return undefined
  // These two are of the project and not of the server.
  const { rule: _rule, hasArgumentRules: _rules, ...said } = tool
  return hash('sha256', JSON.stringify(said))
}

/** The call of a tool as one of its operation. */
export function callOfServerTool(tool: ServerToolName, given: Readonly<Record<string, unknown>>) {
  return { operationId: 'executeMcpTool', values: { ...tool, arguments: given } }
}
