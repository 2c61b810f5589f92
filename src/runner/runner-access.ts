import type { RunnerConnection } from './connection.ts'
import type { RunnerEvent } from './protocol.ts'
import type { FoundProgram } from './programs/program-host.ts'
import type { FoundTerminal } from './terminal-host.ts'

/** What a service is told of a runner, for each part of it that uses it. */
export interface RunnerAccessEvents {
  onEvent(event: RunnerEvent, body: Buffer): void
  /** The connection has ended, and what was followed by it. */
  onLeft(): void
  /** The runner is gone, or it only `isSilent`, and no other one of its generation is there. */
  onLost(how: { readonly isSilent: boolean }): void
  /**
   * The runner has answered nothing since, in milliseconds since 1970, and is waited for; nothing when it has answered.
   */
  onLate?(since: number | undefined): void
  /** A runner is there: the same one again, one that was given up, or another one. */
  onFound(found: FoundAtRunner): void
}

/** What runs at a runner. */
export interface FoundAtRunner {
  readonly generation: string
  readonly terminals: readonly FoundTerminal[]
  readonly programs: readonly FoundProgram[]
}

export interface ConnectedRunner extends FoundAtRunner {
  readonly connection: RunnerConnection
}

/** A runner, as the parts of a service use it. */
export interface RunnerAccess {
  /** All parts of a service share its one connection. */
  listen(events: RunnerAccessEvents): void
  /** The connection to the runner; nothing where none is there. Waits for one that is only away for a while. */
  find(): Promise<ConnectedRunner | undefined>
  /** The same; fails where none can be had. */
  need(): Promise<ConnectedRunner>
  /** The connection that there is. */
  readonly connection: RunnerConnection | undefined
  /** Of the runner that there is. */
  readonly generation: string | undefined
  /** Whether it runs on this machine, and sees the same files. */
  readonly isHere?: boolean
  /** Of another machine: aborts with `RunnerMoved`, while another process of the service has it. */
  readonly moved?: AbortSignal
  /** Of another machine: a time of this one as the clock there will show it, in milliseconds since 1970. */
  atItsClock?(timeMs: number): number
  /** Of another machine: for how long one call about files may go without an answer. */
  readonly filesMs?: number
  /** Leaves the runner, which goes on, once all parts of the service that listen have left it. */
  close(): Promise<void>
}
