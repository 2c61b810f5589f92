import type { Caller } from '../../contract.ts'
import type { OperationAnswer, Operations } from '../../services/operations.ts'

/** An operation that is called on behalf of a request that is no call of a tool. */
export interface Asking {
  readonly operations: Pick<Operations, 'allowed' | 'find' | 'call'>
  readonly caller: Caller
  readonly address: string
  readonly signal: AbortSignal
}

/** Calls an operation, with all its checks; nothing when the credential may not call it. */
export async function askFor(
  { operations, caller, address, signal }: Asking,
  operationId: string,
  values: Readonly<Record<string, unknown>>,
): Promise<OperationAnswer | undefined> {
  const operation = (await operations.allowed(caller)).find((each) => each.operationId === operationId)
  return operation && operations.call(caller, { operation, arguments: values, address, signal })
}
