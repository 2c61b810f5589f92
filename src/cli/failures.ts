import { GantryError, UnexpectedAnswer } from '../client/failure.ts'
import { callExitCodes } from './exit-codes.ts'
import { inCommands } from './in-commands.ts'
import { UsageMistake } from './usage-mistake.ts'

const byStatus: Readonly<Record<number, number>> = {
  400: callExitCodes.usedWrongly,
  401: callExitCodes.notSignedIn,
  403: callExitCodes.notAllowed,
  404: callExitCodes.notFound,
  409: callExitCodes.conflict,
  412: callExitCodes.conflict,
  413: callExitCodes.usedWrongly,
  415: callExitCodes.usedWrongly,
  422: callExitCodes.usedWrongly,
  428: callExitCodes.conflict,
  429: callExitCodes.tryLater,
  503: callExitCodes.tryLater,
}

const signInHint =
  'Sign in with gantry login URL, or give a valid token in GANTRY_TOKEN; on the machine of the service, gantry token create makes one.'

const statusHint =
  'gantry status is the state of git; gantry server ready tells whether the service is, and gantry doctor checks its data.'

/** No service answers at an address, or none is known. */
export class NoService extends Error {}

/** Something that a command started has failed. */
export class EndedBadly extends Error {}

/** The exit code for an error of a command, and the lines that say it. */
export function explainCall(
  error: unknown,
  command?: string,
  words: readonly string[] = [],
): { readonly code: number; readonly lines: readonly string[] } {
  if (error instanceof UsageMistake) {
    const name = error.command ?? command
    const help =
      name === undefined ? 'Run gantry help to see the commands.' : `Run gantry ${name} --help to see how it is used.`
    return { code: callExitCodes.usedWrongly, lines: [`${error.message} ${help}`] }
  }
  if (error instanceof GantryError) {
    const hint = error.status === 401 ? signInHint : error.hint
    const ofStatus = words[0] === 'status' && error.status === 404 ? statusHint : undefined
    const hints = [hint, ofStatus].filter((each) => each !== undefined)
    const lines = [error.message, ...hints].map(inCommands)
    return { code: byStatus[error.status] ?? callExitCodes.refused, lines }
  }
  if (error instanceof EndedBadly) return { code: callExitCodes.endedBadly, lines: [inCommands(error.message)] }
  if (error instanceof NoService) return { code: callExitCodes.noService, lines: [error.message] }
  if (error instanceof UnexpectedAnswer)
    return { code: byStatus[error.status] ?? callExitCodes.refused, lines: [error.message] }
  if (error instanceof SyntaxError)
    return { code: callExitCodes.noService, lines: [`What answers there is not Gantry: ${error.message}`] }
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET')
    return { code: callExitCodes.noService, lines: ['The connection broke off before the end of the answer.'] }
  if (error instanceof Error && error.name === 'AbortError') return { code: callExitCodes.interrupted, lines: [''] }
  return { code: callExitCodes.refused, lines: [error instanceof Error ? error.message : String(error)] }
}
