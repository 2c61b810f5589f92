import { isRecord } from '../../platform/text/is-record.ts'
import { quote } from '../../platform/text/quote.ts'
import type { OperationAnswer } from './calls.ts'
import { askFor } from './asking.ts'
import type { Asking } from './asking.ts'

const argumentsLengthMax = 4_000

/** A call that waits for a decision which the caller may make. */
export interface OpenDecision {
  readonly id: string
  /** What is asked, for a person. */
  readonly question: string
}

/**
 * What may be asked of the person at a client: whether the call of a tool of an MCP server may be made, when it was
 * refused for want of an approval and the credential may decide. No agent decides about its own calls, whatever scopes
 * its token has.
 */
export async function openDecisionOf(
  { operations, caller }: Asking,
  { operationId, values, answer: { body } }: { operationId: string; values: Arguments; answer: OperationAnswer },
): Promise<OpenDecision | undefined> {
  if (operationId !== 'executeMcpTool' || body.success || body.error.code !== 'approval_required') return undefined
  const id = /\bmcpc_[0-9a-z]+\b/.exec(body.error.hint ?? '')?.[0]
  if (id === undefined || caller.role === 'agent' || caller.isMeet === true) return undefined
  const allowed = await operations.allowed(caller)
  return allowed.some((each) => each.operationId === 'approveMcpCall')
    ? { id, question: questionOf(values) }
    : undefined
}

type Arguments = Readonly<Record<string, unknown>>

function questionOf({ serverName, toolName, arguments: given }: Arguments): string {
  const shown = JSON.stringify(isRecord(given) ? given : {}, null, 2)
  const cut = shown.length > argumentsLengthMax ? `${shown.slice(0, argumentsLengthMax).toWellFormed()}\n…` : shown
  const tool = `the tool ${quote(String(toolName))} of the MCP server ${quote(String(serverName))}`
  return `May ${tool} be called with these arguments?\n\n${cut}`
}

/** Decides by the operation that decides, in the name of the caller; gives the refusal where there is one. */
export async function decideOn(
  asking: Asking,
  { id }: OpenDecision,
  isApproved: boolean,
): Promise<OperationAnswer | undefined> {
  const decided = await askFor(asking, isApproved ? 'approveMcpCall' : 'rejectMcpCall', { mcpCallId: id })
  return decided?.body.success === false ? decided : undefined
}
