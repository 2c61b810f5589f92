import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { ErrorCode } from '../../errors.ts'
import type { CallsOperations, OperationAnswer } from './calls.ts'

/** In whose name operations are called for a client that lists and reads. */
export interface Asking {
  readonly operations: CallsOperations
  readonly caller: Caller
  readonly address?: string | undefined
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

/** The data of a success, as the contract has them. Fails as the operation does. */
export function dataOf<Data>({ body }: OperationAnswer): Data {
  // The answer was checked against the contract, whose type the caller names.
  if (body.success) return body.data as Data
  const { code, message } = body.error
  // The codes of answers are those of the contract.
  return fail(code as ErrorCode, { message })
}
