import type { Confinement, Program } from '../../platform/sandbox/launch.ts'

export interface PtySize {
  readonly cols: number
  readonly rows: number
}

/** A program ends with an exit code, or by a signal. */
export type PtyExit = { readonly exitCode: number } | { readonly signal: number }

/** What is started on a terminal. */
export interface HostedProgram extends Program, PtySize {
  readonly confinement: Partial<Confinement>
}

/** Whole output from a byte position on. */
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

/** What a follower is told, in the order in which it happened. */
export interface FollowerEvents {
  /** The position is that of the first byte. */
  onOutput(position: number, bytes: Buffer): void
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
  close(): void
}

/** Owns the terminals and their programs, outside of the service. */
export interface TerminalHost {
  /** Starts a program and resolves with its process id before the first event about it. */
  open(id: string, program: HostedProgram): Promise<{ readonly pid: number }>
  /** Types; takes all bytes or none. Resolves with false when the program has left too much unread. */
  write(id: string, bytes: Uint8Array): Promise<boolean>
  resize(id: string, size: PtySize): Promise<void>
  /** Sends a signal to the processes in the foreground of the terminal. */
  signal(id: string, name: NodeJS.Signals): Promise<void>
  /** Ends the program with everything it started, and returns whether all processes have ended. */
  end(id: string): Promise<boolean>
  /**
   * Output from a position on, or from the oldest that is retained; waits for some until the time is over, the program
   * exits or the signal aborts.
   */
  read(
    id: string,
    wanted: { readonly offset?: number; readonly bytesMax: number; readonly waitMs: number },
    signal: AbortSignal,
  ): Promise<HostedOutput>
  screen(id: string): Promise<TerminalScreen>
  /** Hands on output from a position on; without one, a snapshot and what follows it. */
  follow(id: string, position: number | undefined, events: FollowerEvents): Promise<Follower>
}
