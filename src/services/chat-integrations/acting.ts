import type { Caller, Grant, Scope } from '../../call.ts'
import { fail } from '../../errors.ts'
import { routes } from '../../generated/routes.ts'
import type { OperationId } from '../../generated/routes.ts'
import type { Identity } from '../identity.ts'
import type { Mcp } from '../mcp.ts'

export interface ActingOptions {
  readonly identity: Pick<Identity, 'grants'>
  readonly mcp: { readonly calls: { readonly ruled: Pick<Mcp['calls']['ruled'], 'admit'> } }
}

/** What is done for an account: what an operation does, with these of its arguments. */
export interface ActingCall {
  readonly operationId: OperationId
  readonly judged: Readonly<Record<string, unknown>>
  readonly taskId?: string | undefined
}

/**
 * The caller that a grant stands for as of now, if it could have the operation called. Fails with `forbidden`, also
 * where a rule of its credential asks: what came from a thread is not sent again.
 */
export async function actingCaller(
  { identity, mcp }: ActingOptions,
  grant: Grant,
  { operationId, judged, taskId }: ActingCall,
): Promise<Caller> {
  // The generator has checked each scope of the contract against the scopes of the contract.
  const scopes = routes[operationId].scopes as readonly Scope[]
  const state = await identity.grants.check(grant, { scopes, taskId })
  if ('ended' in state) return fail('forbidden', { message: state.ended })
  await mcp.calls.ruled.admit({ operationId, judged, caller: state.caller })
  return state.caller
}
