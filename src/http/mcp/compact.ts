import { isInputRequiredResult } from '@modelcontextprotocol/server'
import type { CallToolResult, InputRequiredResult, Tool } from '@modelcontextprotocol/server'
import { fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import type { Caller } from '../../contract.ts'
import type { ClientOffers, Operations } from '../../services/operations.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import { operationIdIn, operationIdSchema } from '../../platform/text/operation-argument.ts'
import { resultWith } from './tools.ts'

/** What the tools work on. */
export interface OperationRun {
  readonly operations: Pick<Operations, 'search' | 'find'>
  readonly caller: Caller
  readonly offers: ClientOffers
}

type Result = CallToolResult | InputRequiredResult

const operationId = operationIdSchema

/**
 * Three tools for all operations and for the tools of all MCP servers, for clients whose context is small: find, read,
 * call.
 */
export const compactTools: readonly Tool[] = [
  {
    name: 'searchOperations',
    description: 'Find operations of Gantry, and tools of its MCP servers, by words, such as "send an email".',
    inputSchema: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
    annotations: { readOnlyHint: true },
  },
  {
    name: 'describeOperation',
    description: 'Get the input schema and an example of an operation.',
    inputSchema: { type: 'object', properties: { operationId }, required: ['operationId'] },
    annotations: { readOnlyHint: true },
  },
  {
    name: 'callOperation',
    description: 'Call an operation with arguments that match its input schema.',
    inputSchema: {
      type: 'object',
      properties: { operationId, arguments: { type: 'object', additionalProperties: true } },
      required: ['operationId'],
    },
  },
]

const foundMax = 8

/** Runs one of the three. `call` runs an operation. */
export async function runCompactTool(
  name: string,
  values: Readonly<Record<string, unknown>>,
  run: OperationRun,
  call: (asked: { operationId: string; values: Readonly<Record<string, unknown>> }) => Promise<Result>,
): Promise<Result> {
  const { operations, caller, offers } = run
  switch (name) {
    case 'searchOperations': {
      const query = textOf(values, 'query')
      const found = await operations.search(caller, query, foundMax)
      const tools = await offers.searchTools(query, foundMax)
      return resultWith({
        operations: found.map((each) => ({ operationId: each.operationId, summary: each.summary })),
        ...(tools.length > 0 && { tools }),
      })
    }
    case 'describeOperation': {
      const tool = offers.toolIn(operationIdIn(values))
      if (tool) return resultWith(await offers.describeTool(tool))
      const found = await operations.find(caller, operationIdIn(values))
      const { summary, firstSentence, annotations, input, example } = found
      return resultWith({
        operationId: found.operationId,
        description: `${summary} ${firstSentence}`,
        ...annotations,
        inputSchema: input,
        example,
      })
    }
    case 'callOperation': {
      const given = values['arguments'] ?? {}
      if (!isRecord(given)) fail('validation_failed', { message: 'The arguments must be an object.' })
      const tool = offers.toolIn(operationIdIn(values))
      if (!tool) return call({ operationId: operationIdIn(values), values: given })
      const result = await call(offers.callOf(tool, given))
      return isInputRequiredResult(result) ? result : toolResultIn(result)
    }
    default:
      fail('not_found', {
        message: `There is no tool ${quote(name)}. The tools are ${compactTools.map((tool) => tool.name).join(', ')}.`,
      })
  }
}

/** The result of a tool as its server gave it, where a call of it succeeded. */
function toolResultIn({ structuredContent, ...result }: CallToolResult): CallToolResult {
  const given = isRecord(structuredContent) ? structuredContent['result'] : undefined
  if (result.isError === true || !isRecord(given) || !Array.isArray(given['content']))
    return { ...result, ...(structuredContent !== undefined && { structuredContent }) }
  // The service has checked that it is the result of a tool (MCP, Tools).
  return given as CallToolResult
}

function textOf(values: Readonly<Record<string, unknown>>, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : fail('validation_failed', { message: `Give ${name} as a text.` })
}
