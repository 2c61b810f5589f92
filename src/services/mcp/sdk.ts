import type { Client } from '@modelcontextprotocol/sdk/client/index.js'

export type { Client }
export type Sdk = Awaited<ReturnType<typeof loadSdk>>

/**
 * The parts of the MCP SDK that every connection needs. It takes a fifth of a second to load, so the first use loads
 * it.
 */
export async function loadSdk() {
  const [{ Client }, { StreamableHTTPError }, types] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/client/streamableHttp.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ])
  const {
    CallToolResultSchema,
    ElicitRequestSchema,
    ErrorCode,
    JSONRPCMessageSchema,
    JSONRPCResultResponseSchema,
    McpError,
    ResultSchema,
    ToolListChangedNotificationSchema,
  } = types
  return {
    Client,
    StreamableHTTPError,
    CallToolResultSchema,
    ElicitRequestSchema,
    ErrorCode,
    JSONRPCMessageSchema,
    JSONRPCResultResponseSchema,
    McpError,
    ResultSchema,
    ToolListChangedNotificationSchema,
  }
}
