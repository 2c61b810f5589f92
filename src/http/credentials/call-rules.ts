import type { App, Caller, OperationId } from '../../contract.ts'
import type { Named } from './authorize.ts'

type Ruling = Pick<App, 'operations' | 'mcp'>

interface NamedCall extends Named {
  readonly caller: Caller
  readonly headers: Readonly<Record<string, unknown>>
  readonly parts?: unknown
}

export function isRuled({ rules, roleRules }: Caller): boolean {
  return rules !== undefined || roleRules !== undefined
}

/**
 * Asks the rules of a credential, and of its role, about a call of an operation. Refuses what they deny and, until a
 * person has approved this very call, what they ask for.
 */
export async function requireRuled(
  operationId: OperationId,
  call: NamedCall,
  { operations, mcp }: Ruling,
): Promise<void> {
  const given = call.parts === undefined ? await operations.argumentsOf(operationId, call) : {}
  await mcp.calls.ruled.admit({ operationId, ...given, caller: call.caller })
}
