import { perToken } from '../../platform/work/shares.ts'
import type { Limit } from '../../foundation.ts'

export interface TerminalLimits {
  readonly runningPerTask: number
  readonly runningPerUser: number
  readonly runningTotal: number
  readonly exitedKept: number
  readonly exitedKeptMs: number
  readonly outputBytesKept: number
  readonly answerBytesMax: number
  readonly inputBytesMax: number
  readonly hangUpMs: number
}

export const terminalLimits: TerminalLimits = {
  runningPerTask: 8,
  runningPerUser: 48,
  runningTotal: 64,
  exitedKept: 25,
  exitedKeptMs: 15 * 60_000,
  outputBytesKept: 2 * 1024 * 1024,
  answerBytesMax: 256 * 1024,
  inputBytesMax: 64 * 1024,
  hangUpMs: 500, // time for a shell to save its history and for an editor to save what was not written
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
      value: terminalLimits.inputBytesMax,
      unit: 'bytes',
      description: 'The size of the input that the program of a terminal session has not read yet.',
    },
    {
      name: 'terminalOutputBytes',
      value: terminalLimits.outputBytesKept,
      unit: 'bytes',
      description: 'The size of the newest output of a terminal session that is retained.',
    },
  ]
}
