import type { Config } from '../config.ts'
import type { Options } from '../options.ts'

/** What a command is given. */
export interface CommandLine {
  readonly config: Config
  readonly options: Options
  readonly operands: readonly string[]
  /** The folder that relative paths are relative to. */
  readonly folder: string
}

/** A command gives its exit code, or nothing when it goes on until a signal ends it. */
export type Command = (line: CommandLine) => Promise<number | undefined>

export const exitCodes = {
  stopped: 0,
  cannotListen: 1,
  wrongOptions: 2,
  dataTooNew: 3,
  dataFolderBusy: 4,
  dataDamaged: 5,
  unhealthy: 6,
  stopInterrupted: 7,
  superseded: 8,
  runnerRefused: 21,
  runnerUnsupported: 22,
} as const
