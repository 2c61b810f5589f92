import type { OperatorAccess } from '../services/identity.ts'

/** What a command on the machine of the data folder asks of the service that uses the folder. */
export type OperatorCall =
  | { readonly call: 'createToken'; readonly name: string; readonly preset?: string | undefined }
  | { readonly call: 'createLink' }

/** A secret, and the origin at which the service is reached. */
export interface OperatorAnswer {
  readonly secret: string
  readonly expiresAt: string
  readonly origin: string
}

export async function answerOperator(
  operator: OperatorAccess,
  call: OperatorCall,
  origin: string,
): Promise<OperatorAnswer> {
  const { secret, expiresAt } = await (call.call === 'createToken' ? operator.createToken(call) : operator.createLink())
  return { secret, expiresAt, origin }
}
