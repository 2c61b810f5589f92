import type { App, OperationId } from '../../contract.ts'
import type { Named } from '../credentials/authorize.ts'

/** Finds the other process that alone can answer a call; nothing where this one answers it. */
export type Placement = (call: Named, app: App) => Promise<string | undefined>

/** The operations on what lives in the memory of one process. */
export const placements: { readonly [Id in OperationId]?: Placement } = {
  getMcpServer: ofServer,
  testMcpServer: ofServer,
  restartMcpServer: ofServer,
  getMcpServerLogs: ofServer,
  listMcpTools: ofServer,
  executeMcpTool: ofServer,
  listMcpResources: ofServer,
  readMcpResource: ofServer,
  listMcpPrompts: ofServer,
  getMcpPrompt: ofServer,
  openTerminal: ofRunner,
  getTerminal: ofTerminal,
  updateTerminal: ofTerminal,
  deleteTerminal: ofTerminal,
  resizeTerminal: ofTerminal,
  resizeTerminalSession: ofTerminal,
  writeTerminal: ofTerminal,
  writeTerminalSession: ofTerminal,
  readTerminal: ofTerminal,
  readTerminalSession: ofTerminal,
  connectTerminal: ofTerminal,
  createTerminalTicket: ofTerminal,
  waitTerminal: ofTerminal,
  getTerminalScreen: ofTerminal,
  getTerminalRecording: ofTerminal,
  signalTerminal: ofTerminal,
  listTerminalViewers: ofTerminal,
}

/** A terminal at a runner is opened by the process to which the runner is connected. */
async function ofRunner({ path, body }: Named, { terminals }: App): Promise<string | undefined> {
  const labels = typeof body === 'object' && body !== null && 'runsOn' in body ? body.runsOn : undefined
  return Array.isArray(labels) && labels.length > 0
    ? terminals.places.processFor(String(path['taskId']), labels.map(String))
    : undefined
}

/** An MCP server at a runner is reached by the process to which the runner is connected. */
async function ofServer({ path, query, body }: Named, { mcp }: App): Promise<string | undefined> {
  const inBody = typeof body === 'object' && body !== null && 'serverName' in body ? body.serverName : undefined
  const name = path['serverName'] ?? query['serverName'] ?? inBody
  return name === undefined ? undefined : mcp.processFor(String(name))
}

function ofTerminal({ path, query, body }: Named, { terminals }: App): Promise<string | undefined> {
  const inBody = typeof body === 'object' && body !== null && 'sessionId' in body ? body.sessionId : undefined
  // The contract has it in one of these places, and the call is validated.
  return terminals.processOf(String(path['sessionId'] ?? query['sessionId'] ?? inBody))
}
