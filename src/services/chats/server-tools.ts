import type { Caller } from '../../call.ts'
import { quote } from '../../platform/text/quote.ts'
import type { Operations } from '../operations.ts'
import { isServerTool } from './rules.ts'
import type { AllowableCall } from './rules.ts'

/** A call as a person allows it: of a tool of an MCP server with what the server says of it now. */
export async function allowableCall(
  operations: Pick<Operations, 'serverToolDigest'>,
  caller: Caller,
  { tool, input }: Pick<AllowableCall, 'tool' | 'input'>,
  signal: AbortSignal,
): Promise<AllowableCall> {
  if (!isServerTool(tool)) return { tool, input }
  const { serverName, toolName } = input
  if (typeof serverName !== 'string' || typeof toolName !== 'string') return { tool, input }
  return { tool, input, toolDigest: await operations.serverToolDigest(caller, { serverName, toolName }, signal) }
}

/** Why no person is asked about a call: what they would allow is not known. Nothing where it is. */
export function whyNotAsked({ tool, input, toolDigest }: AllowableCall): string | undefined {
  if (!isServerTool(tool) || toolDigest !== undefined) return undefined
  const [server, name] = [input['serverName'], input['toolName']].map((each) => quote(String(each)))
  return `The MCP server ${server} offers no tool ${name} now, so no person can be asked about it. The operation listMcpTools says what there is, and which servers fail.`
}
