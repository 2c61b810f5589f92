import { inputRequired, inputResponse } from '@modelcontextprotocol/server'
import type { InputRequiredResult, ServerContext } from '@modelcontextprotocol/server'
import type { ClientOffers, OpenDecision, OperationAnswer } from '../../services/operations.ts'

/** A call as it was answered first. */
export interface AnsweredCall {
  readonly operationId: string
  readonly values: Readonly<Record<string, unknown>>
  readonly answer: OperationAnswer
  /** Sends the same call again. */
  readonly repeat: () => Promise<OperationAnswer>
}

/** An answer, or a question to the person at the client before there is one. */
export type Asked = { readonly answer: OperationAnswer } | { readonly question: InputRequiredResult }

const key = 'approval'

/**
 * Asks the person at the client whether a call may be made that needs an approval, if that person may decide. An
 * elicitation has no authority of its own: the decision is made by the operation that decides, with the credential of
 * the client. The question is a result of the specification of 2026; a client of 2025 has no stream for one here.
 */
export async function askAtClient(offers: ClientOffers, call: AnsweredCall, { mcpReq }: ServerContext): Promise<Asked> {
  const { answer, repeat } = call
  const decision = await offers.decisionOf(call)
  if (!decision) return { answer }
  const said = inputResponse(mcpReq.inputResponses, key)
  // An answer for another call, such as one with other arguments, decides nothing about this one.
  if (said.kind !== 'elicit' || mcpReq.requestState() !== decision.id) return { question: questionOf(decision) }
  if (said.action === 'cancel') return { answer }
  const isApproved = said.action === 'accept' && said.content?.['approve'] === true
  const refused = await offers.decide(decision, isApproved)
  if (refused) return { answer: refused }
  return { answer: isApproved ? await repeat() : rejectedBy(answer) }
}

function questionOf({ id, question }: OpenDecision): InputRequiredResult {
  const approve = { type: 'boolean' as const, title: 'Approve this call', description: `The call ${id}, once.` }
  const requestedSchema = { type: 'object' as const, properties: { approve }, required: ['approve'] }
  const inputRequests = { [key]: inputRequired.elicit({ message: question, requestedSchema }) }
  return inputRequired({ inputRequests, requestState: id })
}

function rejectedBy(answer: OperationAnswer): OperationAnswer {
  if (answer.body.success) return answer
  const { code } = answer.body.error
  return {
    ...answer,
    body: { success: false, error: { code, message: 'The person at the client rejected this call.' } },
  }
}
