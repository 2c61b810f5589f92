import type { OperatorAccess, ResetFactors } from '../services/identity.ts'

/** What each call of a command on the machine of the data folder takes. */
interface OperatorInputs {
  createToken: { readonly name: string; readonly preset?: string | undefined }
  createLink: object
  /** Only asks where the service is reached. */
  locate: object
  resetSecondFactor: { readonly username: string }
}

/** What each gives. */
interface OperatorResults {
  createToken: IssuedSecret
  createLink: IssuedSecret
  locate: object
  resetSecondFactor: ResetFactors
}

export type OperatorCallName = keyof OperatorInputs

/** What a command asks of the service that uses the folder. */
export type OperatorCall<Name extends OperatorCallName = OperatorCallName> = {
  readonly call: Name
} & OperatorInputs[Name]

export interface IssuedSecret {
  readonly secret: string
  readonly expiresAt: string
}

/** With the origin at which the service is reached. */
export type OperatorAnswer<Name extends OperatorCallName = OperatorCallName> = OperatorResults[Name] & {
  readonly origin: string
}

type Answers = {
  readonly [Name in OperatorCallName]: (
    operator: OperatorAccess,
    input: OperatorInputs[Name],
  ) => Promise<OperatorResults[Name]>
}

const answers: Answers = {
  createToken: (operator, { name, preset }) => operator.createToken({ name, preset }).then(secretOf),
  createLink: (operator) => operator.createLink().then(secretOf),
  locate: async () => ({}),
  resetSecondFactor: (operator, { username }) => operator.resetSecondFactor({ username }),
}

export async function answerOperator<Name extends OperatorCallName>(
  operator: OperatorAccess,
  call: OperatorCall<Name>,
  origin: string,
): Promise<OperatorAnswer<Name>> {
  return { ...(await answers[call.call](operator, call)), origin }
}

function secretOf({ secret, expiresAt }: IssuedSecret): IssuedSecret {
  return { secret, expiresAt }
}
