import type { ServiceCommand, CommandPositions, CommandSignal, CommandStream } from './commands/service-command.ts'
import type {
  FoundProgram,
  PipeNames,
  ProgramChange,
  ProgramExit,
  ProgramOrder,
  ProgramPositions,
  ProgramRoot,
  ProgramStream,
  WaitingProcesses,
} from './programs/program-host.ts'
import type {
  FoundTerminal,
  HostedProgram,
  PtyExit,
  PtySize,
  RecordedTimes,
  TerminalNote,
  TerminalScreen,
  WantedOutput,
} from './terminal-host.ts'
import type { Collected, LayOrder } from './trees/tree-store.ts'

/**
 * The version of the protocol. It names the socket: a service of another version does not meet this runner, which goes
 * on until what it runs has ended.
 */
export const protocolVersion = 3

/**
 * Since this version the calls about terminals are the same, and those that end programs: a runner of one since then is
 * drained, and asked nothing else.
 */
export const drainedSince = 2

/** The socket of the runner in the data folder of its service. Who may open it may read the database as well. */
export const socketFile = `runner-${protocolVersion}.sock`

/** That of a runner of any version. */
export const anySocketFile = /^runner-(\d+)\.sock$/

/** Where an operator finds the process id of the runner. */
export const pidFile = 'runner.pid'

interface OfTerminal {
  readonly terminal: string
}

interface OfTree {
  readonly tree: string
}

interface OfProgram {
  readonly program: string
}

interface OfCommand {
  readonly command: string
}

/** By what a runner sees whether a service still runs. */
export interface ServiceMark {
  /** Of this run of the service. */
  readonly id: string
  readonly pid: number
  readonly startTime?: number
}

/** What a service asks, and what it is answered. A call and its answer may have a body of bytes. */
export interface RunnerCalls {
  /** The first call of each connection. The service that said it last is the one that the runner works for. */
  hello: {
    readonly ask: {
      readonly secrets: readonly string[]
      readonly service: ServiceMark
      /** For how long a runner of another machine may be away before it ends what it runs. */
      readonly awayMs?: number
    }
    /** Another generation has other terminals. */
    readonly answer: {
      readonly generation: string
      readonly pid: number
      /** Whether a runner of another machine separates programs from it. */
      readonly hasSandbox?: boolean
      /** The clock of a runner of another machine, in milliseconds since 1970. */
      readonly clockMs?: number
      /** The address of the service, as it is reached from another machine. */
      readonly serviceUrl?: string
      readonly terminals: readonly FoundTerminal[]
      readonly programs: readonly FoundProgram[]
    }
  }
  /** Hides these as well in what is printed from now on. */
  secrets: { readonly ask: { readonly words: readonly string[] }; readonly answer: object }
  open: {
    readonly ask: OfTerminal & { readonly program: HostedProgram; readonly note: TerminalNote }
    readonly answer: { readonly pid: number }
  }
  note: { readonly ask: OfTerminal & { readonly about: unknown }; readonly answer: object }
  write: { readonly ask: OfTerminal; readonly answer: { readonly isTaken: boolean } }
  resize: { readonly ask: OfTerminal & PtySize; readonly answer: object }
  signal: { readonly ask: OfTerminal & { readonly name: NodeJS.Signals }; readonly answer: object }
  end: { readonly ask: OfTerminal; readonly answer: { readonly isGone: boolean } }
  forget: { readonly ask: OfTerminal; readonly answer: object }
  read: {
    readonly ask: OfTerminal & WantedOutput
    readonly answer: { readonly from: number; readonly start: number; readonly end: number; readonly exit?: PtyExit }
  }
  times: { readonly ask: OfTerminal; readonly answer: RecordedTimes }
  screen: { readonly ask: OfTerminal; readonly answer: TerminalScreen }
  follow: {
    readonly ask: OfTerminal & { readonly follower: number; readonly position?: number }
    readonly answer: object
  }
  acknowledge: { readonly ask: { readonly follower: number; readonly position: number }; readonly answer: object }
  answering: { readonly ask: { readonly follower: number; readonly isAnswering: boolean }; readonly answer: object }
  unfollow: { readonly ask: { readonly follower: number }; readonly answer: object }
  programs: { readonly ask: object; readonly answer: { readonly programs: readonly FoundProgram[] } }
  reserveProgram: {
    /** `pid`: that process, or none. */
    readonly ask: OfProgram & { readonly mark: string; readonly pid?: number }
    readonly answer: { readonly root?: ProgramRoot }
  }
  releaseProgram: { readonly ask: OfProgram; readonly answer: object }
  openProgram: {
    readonly ask: OfProgram & { readonly order: ProgramOrder; readonly about: unknown }
    readonly answer: ProgramRoot
  }
  /** For a program of which this service has the pipes itself; nothing where there are no named pipes. */
  nameProgramPipes: { readonly ask: object; readonly answer: { readonly pipes?: PipeNames } }
  followProgram: { readonly ask: OfProgram & { readonly positions: ProgramPositions }; readonly answer: object }
  acknowledgeProgram: { readonly ask: OfProgram & { readonly positions: ProgramPositions }; readonly answer: object }
  unfollowProgram: { readonly ask: OfProgram; readonly answer: object }
  newestOfProgram: {
    readonly ask: OfProgram & { readonly stream: ProgramStream; readonly before: number }
    readonly answer: object
  }
  writeProgram: { readonly ask: OfProgram & { readonly position: number }; readonly answer: object }
  endProgramInput: { readonly ask: OfProgram; readonly answer: object }
  signalProgram: { readonly ask: OfProgram & { readonly name: NodeJS.Signals }; readonly answer: object }
  endProgram: { readonly ask: OfProgram; readonly answer: { readonly isGone: boolean } }
  forgetProgram: { readonly ask: OfProgram; readonly answer: object }
  /** A command of the service itself, at the runner of its own machine alone. */
  startCommand: { readonly ask: OfCommand & { readonly order: ServiceCommand }; readonly answer: object }
  /** Hands on by this connection what comes after the positions. */
  resumeCommand: { readonly ask: OfCommand & { readonly positions: CommandPositions }; readonly answer: object }
  acknowledgeCommand: { readonly ask: OfCommand & { readonly positions: CommandPositions }; readonly answer: object }
  /** A part of the answers to what it asks. */
  answerCommand: { readonly ask: OfCommand & { readonly position: number }; readonly answer: object }
  signalCommand: { readonly ask: OfCommand & { readonly name: CommandSignal }; readonly answer: object }
  forgetCommand: { readonly ask: OfCommand; readonly answer: object }
  /** The service knows these alone: others end. */
  keepCommands: { readonly ask: { readonly commands: readonly string[] }; readonly answer: object }
  /** Ends the sandboxes that read their orders in the folder. */
  renewCommands: { readonly ask: { readonly orders: string }; readonly answer: object }
  /** Ends the sandboxes that wait for a command. */
  restCommands: { readonly ask: object; readonly answer: object }
  /** The commits that the runner has, so that they need not be sent. */
  treeCommits: { readonly ask: object; readonly answer: { readonly commits: readonly string[] } }
  /** A part of a pack. */
  receivePack: { readonly ask: { readonly transfer: string; readonly position: number }; readonly answer: object }
  /** Gives the path of the folder of its files. */
  layTree: { readonly ask: OfTree & { readonly order: LayOrder }; readonly answer: { readonly path?: string } }
  collectTree: { readonly ask: OfTree; readonly answer: Partial<Collected> }
  /** A part of the pack of what was collected; empty at its end. */
  readPack: { readonly ask: OfTree & { readonly position: number }; readonly answer: object }
  settleTree: { readonly ask: OfTree & { readonly commit: string }; readonly answer: object }
  removeTree: { readonly ask: OfTree; readonly answer: object }
  listTrees: { readonly ask: object; readonly answer: { readonly trees: readonly string[] } }
  /** The service has heard this beat of a runner of another machine. */
  beat: { readonly ask: { readonly number: number }; readonly answer: object }
  /** The service does not take this runner, which tries again. */
  refused: { readonly ask: { readonly sentence: string }; readonly answer: object }
  /** Is answered as long as the runner goes on. */
  ping: { readonly ask: object; readonly answer: object }
  /** Ends all programs and terminals: the runner may run nothing any more. */
  endAll: { readonly ask: object; readonly answer: object }
  /** Ends all programs, and the runner. */
  stop: { readonly ask: object; readonly answer: object }
}

export type CallName = keyof RunnerCalls
export type Ask<Name extends CallName> = RunnerCalls[Name]['ask']
export type AnswerTo<Name extends CallName> = RunnerCalls[Name]['answer']

/** What the runner tells its service. The bytes of output and snapshots are the body. */
export type RunnerEvent =
  | { readonly event: 'exited'; readonly terminal: string; readonly exit: PtyExit }
  /** Of a runner of another machine, each second: it goes on for a while from the last one that is answered. */
  | { readonly event: 'beat'; readonly number: number }
  | { readonly event: 'screen'; readonly terminal: string; readonly screen: TerminalScreen }
  /** A process has begun to wait for a program, or another one waits in a sandbox. */
  | ({ readonly event: 'programAwaited' } & WaitingProcesses)
  | ({ readonly program: string } & (
      | { readonly event: 'programOutput'; readonly stream: ProgramStream; readonly position: number }
      | { readonly event: 'programChange'; readonly change: ProgramChange }
      | { readonly event: 'programExit'; readonly exit: ProgramExit }
    ))
  | ({ readonly command: string } & (
      | { readonly event: 'commandOutput'; readonly stream: CommandStream; readonly position: number }
      | { readonly event: 'commandEnd'; readonly code: number | null }
    ))
  | ({ readonly follower: number } & (
      | { readonly event: 'output'; readonly position: number }
      | ({ readonly event: 'snapshot'; readonly position: number } & PtySize)
      | { readonly event: 'gap'; readonly from: number; readonly to: number }
      | ({ readonly event: 'resized' } & PtySize)
      | { readonly event: 'exit'; readonly exit: PtyExit }
      | { readonly event: 'end'; readonly reason: 'too_slow' | 'lost' }
    ))

/** From the service. A call without an id is not answered. */
export type ServiceMessage =
  | { readonly id?: number; readonly call: CallName; readonly ask: object }
  /** The service waits no longer for the answer. */
  | { readonly cancel: number }

/** From the runner. */
export type RunnerMessage =
  | { readonly id: number; readonly answer: object }
  | { readonly id: number; readonly error: { readonly message: string; readonly code?: string } }
  | RunnerEvent
