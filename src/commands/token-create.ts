import { UsageError } from '../options.ts'
import { operate } from '../operator/operator.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/** Prints the secret of a new token of an owner, alone on the standard output, so that a script can take it. */
export const run: Command = async ({ config, options: { name, preset } }) => {
  if (name === undefined)
    throw new UsageError('--name is missing: by it the token is found in lists and in the audit log.')
  const { secret, expiresAt } = await operate(config, { call: 'createToken', name, preset })
  console.log(secret)
  console.error(`The token is valid until ${expiresAt}. It is not shown again.`)
  return exitCodes.stopped
}
