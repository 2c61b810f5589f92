import { perToken } from '../../platform/work/shares.ts'
import type { Limit } from '../../foundation.ts'
import { terminalHostLimits } from '../../runner/terminal-host.ts'

export interface TerminalLimits {
  readonly runningPerTask: number
  readonly runningPerUser: number
  readonly runningTotal: number
  readonly exitedKept: number
  readonly exitedKeptMs: number
  readonly answerBytesMax: number
}

export const terminalLimits: TerminalLimits = {
  runningPerTask: 8,
  runningPerUser: 48,
  runningTotal: 64,
  exitedKept: 25,
  exitedKeptMs: 15 * 60_000,
  answerBytesMax: 256 * 1024,
}

/** The limits of terminals, of which so many run. */
export function limitsOf(running: number): Limit[] {
  return [
    {
      name: 'terminals',
      value: terminalLimits.runningTotal,
      unit: 'sessions',
      used: running,
      description: 'The number of running terminal sessions.',
    },
    {
      name: 'terminalsPerUser',
      value: terminalLimits.runningPerUser,
      unit: 'sessions',
      description: 'The number of running terminal sessions of one user.',
    },
    {
      name: 'terminalsPerToken',
      value: perToken({ perUser: terminalLimits.runningPerUser }),
      unit: 'sessions',
      description: 'The number of running terminal sessions of one token with those made from it.',
    },
    {
      name: 'terminalsPerTask',
      value: terminalLimits.runningPerTask,
      unit: 'sessions',
      description: 'The number of running terminal sessions of one task.',
    },
    {
      name: 'terminalInputBytes',
      value: terminalHostLimits.inputBytes,
      unit: 'bytes',
      description: 'The size of the input that the program of a terminal session has not read yet.',
    },
    {
      name: 'terminalOutputBytes',
      value: terminalHostLimits.outputBytes,
      unit: 'bytes',
      description: 'The size of the newest output of a terminal session that is retained.',
    },
  ]
}
