import { inputRequired, inputResponse } from '@modelcontextprotocol/server'
import type { ElicitResult, InputRequiredResult, ServerContext } from '@modelcontextprotocol/server'
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

/** Asks in the stream of the call; nothing without an answer. */
export type AskInStream = (question: ReturnType<typeof formOf>) => Promise<ElicitResult | undefined>

type Said = Pick<ElicitResult, 'action'> & { readonly content?: Readonly<Record<string, unknown>> | undefined }

const key = 'approval'

/**
 * Asks the person at the client whether a call may be made that needs an approval, if that person may decide. An
 * elicitation has no authority of its own: the decision is made by the operation that decides, with the credential of
 * the client. The question is a result of the specification of 2026, and a request in the stream of those of 2025.
 */
export async function askAtClient(
  offers: ClientOffers,
  call: AnsweredCall,
  { mcpReq, askInStream }: Pick<ServerContext, 'mcpReq'> & { readonly askInStream?: AskInStream | undefined },
): Promise<Asked> {
  const { answer } = call
  const decision = await offers.decisionOf(call)
  if (!decision) return { answer }
  if (askInStream) {
    const said = await askInStream(formOf(decision))
    return { answer: said ? await decideBy(said, decision, call, offers) : answer }
  }
  const said = inputResponse(mcpReq.inputResponses, key)
  // An answer for another call, such as one with other arguments, decides nothing about this one.
  if (said.kind !== 'elicit' || mcpReq.requestState() !== decision.id) return { question: questionOf(decision) }
  return { answer: await decideBy(said, decision, call, offers) }
}

async function decideBy(
  { action, content }: Said,
  decision: OpenDecision,
  { answer, repeat }: AnsweredCall,
  offers: ClientOffers,
): Promise<OperationAnswer> {
  if (action === 'cancel') return answer
  const isApproved = action === 'accept' && content?.['approve'] === true
  const refused = await offers.decide(decision, isApproved)
  if (refused) return refused
  return isApproved ? repeat() : rejectedBy(answer)
}

function formOf({ id, question }: OpenDecision) {
  const approve = { type: 'boolean' as const, title: 'Approve this call', description: `The call ${id}, once.` }
  return {
    message: question,
    requestedSchema: { type: 'object' as const, properties: { approve }, required: ['approve'] },
  }
}

function questionOf(decision: OpenDecision): InputRequiredResult {
  const inputRequests = { [key]: inputRequired.elicit(formOf(decision)) }
  return inputRequired({ inputRequests, requestState: decision.id })
}

function rejectedBy(answer: OperationAnswer): OperationAnswer {
  if (answer.body.success) return answer
  const { code } = answer.body.error
  return {
    ...answer,
    body: { success: false, error: { code, message: 'The person at the client rejected this call.' } },
  }
}
