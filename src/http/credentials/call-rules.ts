import type { App, Caller, OperationId } from '../../contract.ts'
import type { Named } from './authorize.ts'

type Ruling = Pick<App, 'operations' | 'mcp'>

export function isRuled({ rules, roleRules }: Caller): boolean {
  return rules !== undefined || roleRules !== undefined
}

/**
 * Asks the rules of a credential, and of its role, about a call of an operation. Refuses with `forbidden` or, until a
 * person has approved this very call, with `approval_required`.
 */
export async function requireRuled(
  operationId: OperationId,
  call: Named & { readonly headers: Readonly<Record<string, unknown>>; readonly parts?: unknown },
  caller: Caller,
  { operations, mcp }: Ruling,
): Promise<void> {
  const given = call.parts === undefined ? await operations.argumentsOf(operationId, call) : {}
  await mcp.calls.ruled.admit({ operationId, ...given, caller })
}
