import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { OperationAnswer } from '../../services/operations.ts'

/** The data of a success, as the contract has them. Throws the refusal of an operation as the protocol has errors. */
export function dataOf<Data>({ body }: OperationAnswer): Data {
  // The answer was checked against the contract, whose type the caller names.
  if (body.success) return body.data as Data
  const { code, message } = body.error
  const kind = code === 'internal_error' ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams
  throw new ProtocolError(kind, message, { code })
}
