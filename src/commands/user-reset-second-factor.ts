import { operate } from '../operator/operator.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/**
 * For a user who lost the phone and the recovery codes: the password alone signs in again, and a new factor is added.
 */
export const run: Command = async ({ config, operands: [username = ''] }) => {
  const { removed } = await operate(config, { call: 'resetSecondFactor', username })
  console.log(
    removed === 0
      ? `${username} has no second factor. All browser sessions were ended.`
      : `Removed ${removed} second ${removed === 1 ? 'factor' : 'factors'} of ${username} and the recovery codes, and ended all browser sessions.`,
  )
  return exitCodes.stopped
}
