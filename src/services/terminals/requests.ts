import type { Caller } from '../../call.ts'
import type { PtySize } from '../../runner/terminal-host.ts'

export interface OpenRequest extends PtySize {
  readonly command?: string[]
  /** A folder, relative to the project. */
  readonly cwd?: string
  /** Whether other callers may use the session; they may not by default. */
  readonly isShared?: boolean
  /** The labels of the runner; absent for the machine of the service. */
  readonly runsOn?: readonly string[]
  /** The chat for which it is opened, whose folder and temporary folder it has. */
  readonly chatId?: string
}

export interface ReadRequest {
  readonly offset?: number
  readonly waitMs: number
}

export interface Reader {
  readonly caller: Caller
  /** Aborts when the caller waits no longer. */
  readonly signal: AbortSignal
}
