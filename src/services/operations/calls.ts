import type { Caller } from '../../call.ts'
import type { Operation } from '../../generated/operations.js'

export interface OperationCall {
  readonly operation: Operation
  readonly arguments: Readonly<Record<string, unknown>>
  /** From where the caller calls, for the audit log and the rate. */
  readonly address?: string | undefined
  /** Makes the call safe to repeat: an operation that changes something does it once. */
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export interface OperationAnswer {
  readonly status: number
  /** In lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The envelope. */
  readonly body: Envelope
}

export type Envelope =
  | { readonly success: true; readonly data?: unknown }
  | { readonly success: false; readonly error: EnvelopeError }

export interface EnvelopeError {
  readonly code: string
  readonly message: string
  readonly hint?: string
  readonly retryAfter?: number
  readonly details?: readonly unknown[]
}

/** What calls the operations that a caller may call. */
export interface CallsOperations {
  allowed(caller: Caller): Promise<readonly Operation[]>
  call(caller: Caller, call: OperationCall): Promise<OperationAnswer>
}
