import type { CommandCallName } from './hosted-commands.ts'
import type { CallHandlers } from '../server.ts'

/** At a runner of another machine, where a service may order programs of tasks alone. */
export function noCommands(): Pick<CallHandlers, CommandCallName> {
  const refuse = (): never => {
    throw new Error('This runner takes programs of tasks alone.')
  }
  return {
    startCommand: refuse,
    resumeCommand: refuse,
    acknowledgeCommand: refuse,
    answerCommand: refuse,
    signalCommand: refuse,
    forgetCommand: refuse,
    keepCommands: refuse,
    renewCommands: refuse,
    restCommands: refuse,
  }
}
