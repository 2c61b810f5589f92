import type { JSONRPCMessage, JSONRPCResultResponse } from '@modelcontextprotocol/sdk/types.js'
import type { Overlong } from './frames.ts'
import type { Sdk } from './sdk.ts'

export type MessageSchemas = Pick<Sdk, 'JSONRPCMessageSchema' | 'JSONRPCResultResponseSchema'>

/**
 * Codes that our transports give to a request whose answer cannot be handed on. The SDK knows no way to fail one
 * request from within a transport, so they travel as JSON-RPC errors; a server that sends them only names its own
 * fault.
 */
export const answerFaults = { tooLarge: -32_901, malformed: -32_902, brokenOff: -32_903 } as const

export type Reading =
  | { readonly message: JSONRPCMessage }
  /** Stands in for an answer that cannot be handed on. */
  | { readonly message: JSONRPCMessage; readonly isFault: true }
  /** Not a message of the protocol, and no answer to a request. */
  | { readonly noise: string }

/** Reads one JSON-RPC message. An answer in a wrong shape becomes an error for the request that it answers. */
export function readRpcMessage(text: string, schemas: MessageSchemas): Reading {
  const value = parseJson(text)
  if (isPlainResult(value)) return { message: value }
  const isResult = typeof value === 'object' && value !== null && 'result' in value
  // Almost every message is a result, and the schema of all messages would try the others first.
  const parsed = isResult
    ? schemas.JSONRPCResultResponseSchema.safeParse(value)
    : schemas.JSONRPCMessageSchema.safeParse(value)
  if (parsed.success) return { message: parsed.data }
  const id = answeredId(value)
  return id === undefined ? { noise: text } : { message: messageFaultOf(id, 'malformed'), isFault: true }
}

/**
 * Whether a value is a result with nothing that a schema would have to look into: almost every message is, and the
 * schema takes longer than to parse it.
 */
function isPlainResult(value: unknown): value is JSONRPCResultResponse {
  if (typeof value !== 'object' || value === null || !('result' in value) || !('id' in value)) return false
  const { id, result } = value
  const isObject = typeof result === 'object' && result !== null && !Array.isArray(result)
  return (
    isObject &&
    !('_meta' in result) &&
    (typeof id === 'string' || Number.isSafeInteger(id)) &&
    'jsonrpc' in value &&
    value.jsonrpc === '2.0' &&
    Object.keys(value).length === 3
  )
}

/** The error for the request whose response was too long to keep, if its ends identify the request. */
export function readOverlong(line: Overlong): Reading {
  const id = headId.exec(line.head)?.[1] ?? tailId.exec(line.tail)?.[1]
  return id === undefined ? { noise: line.head } : { message: messageFaultOf(Number(id), 'tooLarge'), isFault: true }
}

export function messageFaultOf(id: number | string, fault: keyof typeof answerFaults): JSONRPCMessage {
  return { jsonrpc: '2.0', id, error: { code: answerFaults[fault], message: fault } }
}

// Some servers write the id before the result and some after it; a nested id is followed by more than one brace.
const headId = /^[^{]{0,64}\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d+)\s*,/
const tailId = /,\s*"id"\s*:\s*(\d+)\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*$/

function answeredId(value: unknown): number | string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || 'method' in value) return undefined
  return typeof value.id === 'number' || typeof value.id === 'string' ? value.id : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
