import type { Confinement, Program, SandboxSettings } from '../platform/sandbox/launch.ts'

export interface PtySize {
  readonly cols: number
  readonly rows: number
}

/** A program ends with an exit code, or by a signal. */
export type PtyExit = { readonly exitCode: number } | { readonly signal: number }

/** What is started on a terminal. */
export interface HostedProgram extends Program, PtySize {
  /**
   * The working tree at a runner of another machine: `cwd` is relative to it, and the runner adds the environment of
   * its machine.
   */
  readonly tree?: string
  readonly sandbox: SandboxSettings
  readonly confinement: Partial<Confinement>
}

export interface WantedOutput {
  /** The position from which on; without it, from the oldest byte that is retained. */
  readonly offset?: number
  /** Waits until there is more than up to this position; by default, than up to the offset. */
  readonly beyond?: number
  readonly bytesMax: number
  readonly waitMs: number
}

/** Output from a byte position on; none where the position is not retained. */
export interface HostedOutput {
  /** The position of the first byte. */
  readonly from: number
  readonly bytes: Buffer
  /** The positions of the oldest byte that is retained and of the one that comes next. */
  readonly start: number
  readonly end: number
  readonly exit?: PtyExit
}

/** What stands on a terminal, as text. */
export interface TerminalScreen extends PtySize {
  /** The lines from the top; spaces at their ends are left out. */
  readonly lines: readonly string[]
  /** Counted from 0. */
  readonly cursor: { readonly row: number; readonly col: number }
  /** The position in the output up to which it is drawn. */
  readonly position: number
  readonly title?: string
}

/** When output came and sizes changed, by positions in the output. Times are milliseconds since the start. */
export interface RecordedTimes {
  /** In milliseconds since 1970. */
  readonly startedAt: number
  readonly output: readonly (readonly [position: number, ms: number])[]
  /** The first one is the size at the start. */
  readonly sizes: readonly (readonly [position: number, ms: number, cols: number, rows: number])[]
}

/** What a follower is told, in the order in which it happened. */
export interface FollowerEvents {
  /**
   * The position is that of the first byte. Where `hasRoom`, the 16 bytes before them in memory are free to
   * be written over as well.
   */
  onOutput(position: number, bytes: Buffer, hasRoom?: boolean): void
  /**
   * Bytes that draw the screen as it was at the position. It comes first where the output from the wanted position on
   * is no longer retained; then output goes on from there.
   */
  onSnapshot(position: number, size: PtySize, bytes: Buffer): void
  /** The output between two positions cannot be had any more. */
  onGap(from: number, to: number): void
  onResized(size: PtySize): void
  onExit(exit: PtyExit): void
  /** Nothing follows: it acknowledged nothing for too long, or the host is gone. */
  onEnd(reason: 'too_slow' | 'lost'): void
}

export interface Follower {
  /** It has taken all bytes before the position. One that is far behind makes the program wait. */
  acknowledge(position: number): void
  /** Whether it answers what the program asks the terminal. Where no follower does, the host answers. */
  setAnswering(isAnswering: boolean): void
  close(): void
}

/** What a service notes about a terminal, for the next service that finds it. */
export interface TerminalNote {
  readonly about: unknown
  /** In milliseconds since 1970: the program is ended then, also where there is no service. */
  readonly expiresAt?: number
}

/** A terminal that was found: of an earlier run of the service. */
export interface FoundTerminal {
  readonly id: string
  readonly about: unknown
  readonly pid: number
  readonly exit?: PtyExit
}

/** What a host tells by itself. */
export interface HostEvents {
  /** Called once, after the last output. */
  onExit(id: string, exit: PtyExit): void
  /** What stands on the screen of a terminal, from time to time while it changes. */
  onScreen(id: string, screen: TerminalScreen): void
  /** The host is gone, and its terminals with it: all of them, or those that were at one of several. */
  onLost(isThere?: (id: string) => boolean): void
  /**
   * The host has answered nothing since, in milliseconds since 1970, and may yet: its terminals go on. Nothing when it
   * has answered.
   */
  onLate?(since: number | undefined, isThere?: (id: string) => boolean): void
  /** A host that was given up is there after all, with these terminals. */
  onFound(terminals: readonly FoundTerminal[]): void
}

/** Owns the terminals and their programs. */
export interface TerminalHost {
  /** Another generation has other terminals. Nothing where the host is gone, or was not needed yet. */
  readonly generation: string | undefined
  /** That of one terminal, where there are several hosts. */
  generationOf?(id: string): string | undefined
  /** The terminals of an earlier run of the service. */
  find(): Promise<readonly FoundTerminal[]>
  /** Starts a program and resolves with its process id before the first event about it. */
  open(id: string, program: HostedProgram, note: TerminalNote): Promise<{ readonly pid: number }>
  /** Changes what is noted about a terminal. */
  note(id: string, about: unknown): Promise<void>
  /** Lets go of what an ended program has printed. */
  forget(id: string): Promise<void>
  /** Types; takes all bytes or none. Resolves with false when the program has left too much unread. */
  write(id: string, bytes: Uint8Array): Promise<boolean>
  resize(id: string, size: PtySize): Promise<void>
  /** Sends a signal to the processes in the foreground of the terminal. */
  signal(id: string, name: NodeJS.Signals): Promise<void>
  /** Ends the program with everything it started, and returns whether all processes have ended. */
  end(id: string): Promise<boolean>
  /** Waits for output until the time is over, the program exits or the signal aborts. */
  read(id: string, wanted: WantedOutput, signal: AbortSignal): Promise<HostedOutput>
  screen(id: string): Promise<TerminalScreen>
  /** When the output came. */
  times(id: string): Promise<RecordedTimes>
  /** Hands on output from a position on; without one, a snapshot and what follows it. */
  follow(id: string, position: number | undefined, events: FollowerEvents): Promise<Follower>
  /** Ends what the host does for this service: in a process of its own, the programs go on. */
  close(): Promise<void>
}

export interface TerminalHostLimits {
  /** How much output of each is retained. */
  readonly outputBytes: number
  readonly inputBytes: number
  /** How long programs may tidy up after the hang-up signal before they are killed. */
  readonly hangUpMs: number
  readonly stallMs: number
  readonly screenEachMs: number
}

export const terminalHostLimits: TerminalHostLimits = {
  outputBytes: 2 * 1024 * 1024,
  inputBytes: 64 * 1024,
  // A shell saves its history, an editor what was not written; a shell that is killed leaves locks in its home.
  hangUpMs: 3_000,
  stallMs: 10_000,
  screenEachMs: 500,
}
