import { inputRequired, inputResponse } from '@modelcontextprotocol/server'
import type { InputRequiredResult, ServerContext } from '@modelcontextprotocol/server'
import { quote } from '../../platform/text/quote.ts'
import type { OperationAnswer } from '../../services/operations.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import { askFor } from './asking.ts'
import type { Asking } from './asking.ts'

/** A call of the tool of an MCP server that waits for an approval. */
export interface WaitingCall {
  readonly asking: Asking
  /** What the call was answered. */
  readonly answer: OperationAnswer
  readonly arguments: Readonly<Record<string, unknown>>
  /** Sends the same call again. */
  readonly repeat: () => Promise<OperationAnswer>
}

const key = 'approval'
const argumentsLengthMax = 4_000

/**
 * Asks the person at the client whether a call may be made, where the client can ask and the credential is that of a
 * person who may decide: an elicitation has no authority of its own. The decision is made by the operation that
 * decides, in the name of that person. Without all of these, the refusal is the answer.
 */
export async function askAtClient(
  { asking, answer, arguments: values, repeat }: WaitingCall,
  { mcpReq }: ServerContext,
  canAsk: boolean,
): Promise<OperationAnswer | InputRequiredResult> {
  const id = waitingIdOf(answer)
  if (!canAsk || id === undefined || !(await mayDecide(asking))) return answer
  const said = inputResponse(mcpReq.inputResponses, key)
  // An answer for another call, such as one with other arguments, decides nothing about this one.
  if (said.kind !== 'elicit' || mcpReq.requestState() !== id) return questionOf(id, values)
  if (said.action === 'cancel') return answer
  const isApproved = said.action === 'accept' && said.content?.['approve'] === true
  const decided = await askFor(asking, isApproved ? 'approveMcpCall' : 'rejectMcpCall', { mcpCallId: id })
  if (!decided?.body.success) return decided ?? answer
  return isApproved ? repeat() : refusedBy(answer)
}

function waitingIdOf({ body }: OperationAnswer): string | undefined {
  if (body.success || body.error.code !== 'approval_required') return undefined
  return /\bmcpc_[0-9a-z]+\b/.exec(body.error.hint ?? '')?.[0]
}

/** No agent decides about its own calls, whatever scopes its token has. */
async function mayDecide({ operations, caller }: Asking): Promise<boolean> {
  if (caller.role === 'agent' || caller.isMeet === true) return false
  return (await operations.allowed(caller)).some(({ operationId }) => operationId === 'approveMcpCall')
}

function questionOf(id: string, values: Readonly<Record<string, unknown>>): InputRequiredResult {
  const { serverName, toolName, arguments: given } = values
  const shown = JSON.stringify(isRecord(given) ? given : {}, null, 2)
  const cut = shown.length > argumentsLengthMax ? `${shown.slice(0, argumentsLengthMax).toWellFormed()}\n…` : shown
  const message = `May the tool ${quote(String(toolName))} of the MCP server ${quote(String(serverName))} be called with these arguments?\n\n${cut}`
  return inputRequired({
    inputRequests: {
      [key]: inputRequired.elicit({
        message,
        requestedSchema: {
          type: 'object',
          properties: {
            approve: { type: 'boolean', title: 'Approve this call', description: `The call ${id}, once.` },
          },
          required: ['approve'],
        },
      }),
    },
    requestState: id,
  })
}

function refusedBy(answer: OperationAnswer): OperationAnswer {
  const message = 'The person at the client rejected this call.'
  return { ...answer, body: { success: false, error: { code: 'approval_required', message } } }
}
