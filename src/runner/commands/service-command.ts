import type { Duplex, Readable } from 'node:stream'
import type { Confinement, Program, SandboxSettings } from '../../platform/sandbox/launch.ts'

/** A short program of the service itself, such as git: what it prints is of use to this service alone. */
export interface ServiceCommand extends Program {
  readonly sandbox: SandboxSettings
  readonly confinement: Partial<Confinement>
  /**
   * A folder that its sandbox shows, in which the command is written down for a sandbox that is ready; without one, a
   * new sandbox is made. No other program may write there.
   */
  readonly orders?: string
  /** A file that it sees, which is its standard input; nothing when absent. */
  readonly inputFile?: string
  /** Whether it asks questions by its descriptor 3. */
  readonly asks?: boolean
}

export interface RunningCommand {
  readonly stdout: Readable
  readonly stderr: Readable
  /** The descriptor 3 of the program. */
  readonly conversation: Duplex | undefined
  /**
   * Its exit code, once it has ended and its output was read; null when a signal ended the sandbox. Rejects with
   * `RunnerGone` when the host is gone, and the command with it.
   */
  readonly ended: Promise<number | null>
  kill(signal: CommandSignal): void
}

/** A stream that a command writes: its output, its errors, or what it asks by its descriptor 3. */
export type CommandStream = 'output' | 'error' | 'question'

/** A position in each of them: the number of its bytes up to there. */
export type CommandPositions = Readonly<Record<CommandStream, number>>

export type CommandSignal = 'SIGTERM' | 'SIGKILL'

/** Runs commands of the service itself. */
export interface ServiceCommands {
  /** Starts the host where there is none, before it is needed. */
  ready(): Promise<void>
  /** Rejects when the command could not be started, and with `RunnerGone` when it is not known whether it was. */
  start(order: ServiceCommand): Promise<RunningCommand>
  /** Ends the sandboxes that read their orders in this folder, and makes the next one. */
  renew(orders: string): Promise<void>
  /** Waits for the commands that run, and ends the sandboxes that wait. */
  close(): Promise<void>
}
