import type { TreeEnding } from '../../platform/processes/process-trees.ts'
import type { Confinement, Program, SandboxSettings } from '../../platform/sandbox/launch.ts'
import type { CarriedFiles } from './carried-files.ts'

/** A stream of a program that is read: its standard output or its standard error. */
export type ProgramStream = 'output' | 'error'

/** A position in each of the two streams: the number of its bytes up to there. */
export type ProgramPositions = Readonly<Record<ProgramStream, number>>

/** What is started with pipes. */
export interface ProgramOrder extends Program {
  /**
   * The working tree at a runner of another machine: `cwd` is relative to it, and the runner adds the environment of
   * its machine.
   */
  readonly tree?: string
  /** The same for what belongs to no task: a folder by this name, which is empty at first. */
  readonly ownFolder?: string
  /** The same for files that it brings; without a tree it works in a folder that goes with it. */
  readonly carried?: CarriedFiles
  readonly sandbox: SandboxSettings
  readonly confinement: Partial<Confinement>
  /** The `NAME=value` of its environment by which all that it starts is found. */
  readonly mark: string
  readonly input: 'none' | 'pipe'
  /** The names of its pipes, where the one who orders it has the other ends. */
  readonly pipes?: PipeNames
  /** For how long it may run. The host ends it then, also where there is no service. */
  readonly timeoutMs?: number
  /** In milliseconds since 1970: its right to run ends then. */
  readonly expiresAt?: number
  /** Whether it ends with the service that ordered it. */
  readonly isTied?: boolean
  /**
   * Whether it is of use to that service alone: it ends once this one has gone, not when a connection is cut, and the
   * host lets go of it.
   */
  readonly isOwned?: boolean
  /** How its processes are ended; by default, as those of commands. */
  readonly ending?: TreeEnding
}

/** Of the standard input, the standard output and the standard error of a program. */
export type PipeNames = Readonly<Record<'input' | ProgramStream, string>>

/** The first process of a program, by which its tree is found; see `TreeRoot`. */
export interface ProgramRoot {
  readonly pid: number
  readonly startTime: number
  readonly mark: string
}

/** A process that waits for a program. */
export type WaitingProcess = Omit<ProgramRoot, 'mark'>

/** Those that wait at a host. */
export interface WaitingProcesses extends WaitingProcess {
  /** One in a sandbox, for a program of this place. */
  readonly sandbox?: WaitingProcess & { readonly place?: string }
}

/** Which process is to be set aside: that one, or one that waits for a program of this place, or any. */
export interface WantedProcess {
  readonly pid?: number
  readonly place?: string
}

export interface ProgramNote {
  /** For the next service that finds it. */
  readonly about: unknown
  /** The generation that is to start it; by default, any. Another one does not. */
  readonly runner?: string
}

/** Why the host ended a program by itself; `host` when it ends itself. */
export type HostReason = 'timeout' | 'expired' | 'service' | 'host'

/** How a program ended. Neither code nor signal: one of its processes could not be ended. */
export interface ProgramExit {
  readonly exitCode?: number
  readonly signal?: NodeJS.Signals
  readonly endedBy?: HostReason
  readonly durationMs: number
  /** Whether nothing is left of what it started. */
  readonly isGone: boolean
}

/** A program of which the host has not let go. */
export interface FoundProgram {
  readonly id: string
  /** What the service noted about it. */
  readonly about: unknown
  readonly root: ProgramRoot
  readonly exit?: ProgramExit
}

/** What happens to a program before its end. */
export type ProgramChange =
  /** Its first process has ended. More of its output may come. */
  | ({ readonly kind: 'exited' } & Pick<ProgramExit, 'exitCode' | 'signal'>)
  /** A pipe was closed by the program. */
  | { readonly kind: 'closed'; readonly pipe: 'input' | ProgramStream }

/** What the follower of a program is told, in the order in which it happened. */
export interface ProgramEvents {
  /** The position is that of the first byte. */
  onOutput(stream: ProgramStream, position: number, bytes: Buffer): void
  onChange?(change: ProgramChange): void
  /** Comes after the last byte. */
  onExit(exit: ProgramExit): void
  /** The host is gone, or does not know the program. */
  onLost(): void
}

export interface ProgramFollower {
  /** All bytes before the positions are kept elsewhere. A program of which too much is not waits. */
  acknowledge(positions: ProgramPositions): void
  close(): void
}

/**
 * Owns programs and the pipes to them. Nothing of what a program writes is dropped: it waits until it was acknowledged,
 * whether anyone follows it or not.
 */
export interface ProgramHost {
  /** Another generation has other programs. Nothing where there is no host. */
  generation(): Promise<string | undefined>
  /** That of the host, which is started where there is none. */
  ready(): Promise<string>
  find(): Promise<readonly FoundProgram[]>
  /** Sets a process aside for a program, where one waits for an order. */
  reserve(id: string, mark: string, wanted?: WantedProcess): Promise<ProgramRoot | undefined>
  /** Lets go of what was set aside. */
  release(id: string): void
  /** Starts a program. The same id again gives the one that runs, or has run. */
  open(id: string, order: ProgramOrder, note: ProgramNote): Promise<ProgramRoot>
  /** Hands on what was not acknowledged from these positions on. There is one follower at a time. */
  follow(id: string, positions: ProgramPositions, events: ProgramEvents): Promise<ProgramFollower>
  /** The newest bytes of a stream before a position, as far as they are retained. */
  newest(id: string, stream: ProgramStream, before: number): Promise<Buffer>
  /** Writes to its input. What was taken before is not taken again. Resolves when there is room for more. */
  write(id: string, position: number, bytes: Uint8Array): Promise<void>
  endInput(id: string): Promise<void>
  signal(id: string, name: NodeJS.Signals): Promise<void>
  /** Ends the program with everything it started, and returns whether all processes have ended. */
  end(id: string): Promise<boolean>
  /** Lets go of an ended program and of what is left of its output. */
  forget(id: string): Promise<void>
  /** Ends what the host does for this service: in a process of its own, the programs go on. */
  close(): Promise<void>
}

export interface ProgramHostLimits {
  /** How much of each stream may be unacknowledged; so much of the newest is retained in any case. */
  readonly unreadBytes: number
  /** How long programs may tidy up after the hang-up signal before they are killed. */
  readonly hangUpMs: number
}

export const programHostLimits: ProgramHostLimits = { unreadBytes: 1024 * 1024, hangUpMs: 500 }

/** No program has the id, or none any more. */
export class UnknownProgram extends Error {
  readonly code = 'UNKNOWN_PROGRAM'

  constructor(id: string) {
    super(`There is no program ${id}.`)
  }
}
