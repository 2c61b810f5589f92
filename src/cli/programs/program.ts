import type { Manner } from '../arguments.ts'
import type { ServerConnection } from '../connection.ts'
import type { Terminal } from '../terminal.ts'
import type { Servers } from '../servers.ts'

/** What a command is given that is not one operation. */
export interface ProgramContext {
  readonly operands: readonly string[]
  /** The arguments of the operation that has the name of the program. */
  readonly input: Readonly<Record<string, unknown>>
  readonly manner: Manner
  readonly terminal: Terminal
  readonly servers: Servers
  readonly environment: NodeJS.ProcessEnv
  /** Does the work with the server that is meant. */
  readonly withServer: <Result>(work: (connection: ServerConnection) => Promise<Result>) => Promise<Result>
}

/** Gives an exit code, or nothing for success. */
export type CliProgram = (context: ProgramContext) => Promise<number | undefined>
