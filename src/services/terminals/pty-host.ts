import type { Tenant } from '../../platform/sandbox/command-sandbox.ts'

/**
 * Owns the pseudo-terminals. What goes in and what comes out is plain data, and events come in the order in which
 * things happened: so the host can live in this process or, behind a socket, in one of its own.
 */
export interface PtyHost {
  /** Starts a program on a terminal of its own and resolves before the first event about it. */
  open(id: string, program: PtyProgram): Promise<{ pid: number }>

  /** Queues bytes for the program; `onInputTaken` is called when the terminal has accepted them. */
  write(id: string, bytes: Uint8Array): void

  /** Gives the terminal another size. The size of an ended program stays as it was. */
  resize(id: string, size: PtySize): Promise<void>

  /**
   * Ends the program with everything it started, and returns whether all processes have ended: those of another user
   * may remain.
   */
  end(id: string): Promise<boolean>

  /** Ends every program and opens no more. */
  close(): Promise<void>
}

export interface PtyEvents {
  onOutput(id: string, bytes: Uint8Array): void
  onInputTaken(id: string, byteCount: number): void
  /** Called once, after the last output. */
  onExit(id: string, exit: PtyExit): void
}

export interface PtyProgram extends PtySize {
  readonly tenant: Tenant
  readonly command: readonly string[]
  /** An absolute path. */
  readonly cwd: string
  /** The whole environment: nothing is added from the service's own. */
  readonly environment: Readonly<Record<string, string>>
}

export interface PtySize {
  readonly cols: number
  readonly rows: number
}

/** A program ends with an exit code, or by a signal. */
export type PtyExit = { readonly exitCode: number } | { readonly signal: number }
