import { isRecord } from '../../platform/text/is-record.ts'
import { plainJson } from '../../platform/text/plain-json.ts'
import { quote } from '../../platform/text/quote.ts'
import { judgedInput, ruleFor, rulesAt } from '../../platform/rules/tool-rules.ts'
import type { Caller } from '../../call.ts'
import { rulesOf } from '../identity.ts'
import type { OperationAnswer } from './calls.ts'
import type { Schemas } from '../../generated/types.ts'
import { askFor, dataOf } from './asking.ts'
import { withoutSecrets } from './secret-arguments.ts'
import type { Asking } from './asking.ts'

const argumentsLengthMax = 4_000
/** What a call is refused with that waits: one of a tool of a server, and one of an operation. */
const waitingCodes: readonly string[] = ['approval_required', 'forbidden']

/** A call that waits for a decision which the caller may make. */
export interface OpenDecision {
  readonly id: string
  /** What is asked, for a person. */
  readonly question: string
  /** A rule of the credential lets the person at the client decide, whatever else the credential may do. */
  readonly isByRule?: boolean
}

/**
 * What may be asked of the person at a client: whether a call may be made that was refused for want of an approval. The
 * credential may decide on the call of a tool of an MCP server, or a rule says that the person at the client decides.
 * No agent decides about its own calls, whatever scopes its token has.
 */
export async function openDecisionOf(
  asking: Asking,
  { operationId, values, answer: { body } }: AskedCall,
): Promise<OpenDecision | undefined> {
  const { operations, caller } = asking
  if (body.success || !waitingCodes.includes(body.error.code)) return undefined
  const id = /\bmcpc_[0-9a-z]+\b/.exec(body.error.hint ?? '')?.[0]
  if (id === undefined || caller.role === 'agent' || caller.isMeet === true) return undefined
  const allowed = await operations.allowed(caller)
  if (await isOfRule(asking, { id, operationId })) {
    const { input = {} } = allowed.find((each) => each.operationId === operationId) ?? {}
    const question = questionOf(`the operation ${quote(operationId)}`, withoutSecrets(operationId, values))
    return isForClient(caller, operationId, judgedInput(input, values)) ? { id, question, isByRule: true } : undefined
  }
  if (!allowed.some((each) => each.operationId === 'approveMcpCall')) return undefined
  const { serverName, toolName, arguments: given } = values
  const tool = `the tool ${quote(String(toolName))} of the MCP server ${quote(String(serverName))}`
  return { id, question: questionOf(tool, given) }
}

interface AskedCall {
  readonly operationId: string
  readonly values: Arguments
  readonly answer: OperationAnswer
}

type Arguments = Readonly<Record<string, unknown>>

/** Who decides by a rule may see and decide this call, and nothing else. */
function deciderOf({ rules: _rules, roleRules: _roleRules, allow: _allow, ...person }: Caller): Caller {
  return { ...person, scopes: ['mcp:read', 'mcp:admin'] }
}

/** Whether it is this operation, asked for by this user, that a rule has wait. */
async function isOfRule(
  asking: Asking,
  { id: mcpCallId, operationId }: { readonly id: string; readonly operationId: string },
): Promise<boolean> {
  const found = await askFor({ ...asking, caller: deciderOf(asking.caller) }, 'getMcpCall', { mcpCallId })
  if (!found) return false
  const { call } = dataOf<Schemas['McpCallAnswer']['data']>(found)
  return call.operationId === operationId && call.createdBy.id === asking.caller.userId
}

/** Whether each rule that asks for the call lets the person at the client decide. */
function isForClient(caller: Caller, operationId: string, judged: Arguments): boolean {
  // What was spent is not known here, so that it must hold for each list as it may be.
  const asking = rulesOf(caller).flatMap((rules) =>
    [0, ...rules.map(({ costMicrosMin = 0 }) => costMicrosMin)].flatMap(
      (spent) => ruleFor(rulesAt(rules, spent), operationId, judged) ?? [],
    ),
  )
  return asking.every(({ action, isAskedAtClient }) => action !== 'ask' || isAskedAtClient === true)
}

function questionOf(what: string, given: unknown): string {
  const shown = plainJson(isRecord(given) ? given : {}, 2)
  const cut = shown.length > argumentsLengthMax ? `${shown.slice(0, argumentsLengthMax).toWellFormed()}\n…` : shown
  return `May ${what} be called with these arguments?\n\n${cut}`
}

/** Decides by the operation that decides, in the name of the caller; gives the refusal where there is one. */
export async function decideOn(
  asking: Asking,
  { id, isByRule = false }: OpenDecision,
  isApproved: boolean,
): Promise<OperationAnswer | undefined> {
  const caller = isByRule ? deciderOf(asking.caller) : asking.caller
  const decided = await askFor({ ...asking, caller }, isApproved ? 'approveMcpCall' : 'rejectMcpCall', {
    mcpCallId: id,
  })
  return decided?.body.success === false ? decided : undefined
}
