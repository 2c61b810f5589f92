import type { Grant } from '../../call.ts'
import type { StoredTerminal } from '../../collections/terminals.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { countRest, countWhole } from '../../platform/text/characters.ts'
import type { Actors } from '../../platform/work/actors.ts'
import { defined } from '../../platform/work/defined.ts'
import { waitAtMost } from '../../platform/work/within-time.ts'
import type { HostedOutput, PtyExit, PtySize, TerminalScreen } from '../../runner/terminal-host.ts'

export type SessionView = StoredTerminal & Pick<ShownSession, 'lateSince'>
/** A session as callers see it. */
export type ShownSession = components['schemas']['TerminalSession']
export type Output = components['schemas']['TerminalOutput']

export type TerminalStart = Pick<
  SessionView,
  | 'id'
  | 'taskId'
  | 'workspaceId'
  | 'runnerId'
  | 'chatId'
  | 'cols'
  | 'rows'
  | 'command'
  | 'cwd'
  | 'createdBy'
  | 'createdAt'
>

/** What the next run of the service needs to know of a session that goes on. */
export interface SessionNote {
  readonly start: TerminalStart
  readonly grant: Grant
  readonly isShared: boolean
  readonly isByNarrow?: boolean | undefined
}

/** What is known of a terminal session; its program and its output are at the host. */
export class TerminalSession {
  readonly grant: Grant
  /** Whether other callers than its opener may use it. */
  isShared = false
  /** Whether it was opened by less than all that its user may do, or by the words of several; where that is known. */
  isByNarrow: boolean | undefined
  /** Why its program was ended, if Gantry did so. */
  endedReason: string | undefined
  /** Why what it has changed at a runner is not in the workspace. */
  problem: string | undefined
  /** Since when its host answers nothing, while it is waited for. */
  lateSince: string | undefined
  /** Called at its end: nothing more is to be ended. */
  stopWatching = () => {}
  /** What stood on it when the host was last heard of. */
  lastScreen: TerminalScreen | undefined
  readonly #start: TerminalStart
  readonly #waiting = new Set<() => void>()
  #pid: number | undefined
  #size: PtySize
  #exit: PtyExit | undefined
  #endedAt: string | undefined

  constructor(start: TerminalStart, grant: Grant) {
    this.#start = start
    this.grant = grant
    this.#size = { cols: start.cols, rows: start.rows }
  }

  get id(): string {
    return this.#start.id
  }
  get taskId(): string {
    return this.#start.taskId
  }
  /** The workspace in which it was opened; nothing where that is the project folder. */
  get workspaceId(): string | undefined {
    return this.#start.workspaceId
  }
  /** The runner of another machine at which it is. */
  get runnerId(): string | undefined {
    return this.#start.runnerId
  }
  /** The chat for which it was opened. */
  get chatId(): string | undefined {
    return this.#start.chatId
  }
  get isStarted(): boolean {
    return this.#pid !== undefined
  }
  get isRunning(): boolean {
    return this.#endedAt === undefined
  }
  /** Whether its host has gone, and took its output with it. */
  get isLost(): boolean {
    return !this.isRunning && !this.#exit
  }
  get exitedAt(): string | undefined {
    return this.#endedAt
  }

  view(): SessionView {
    const { endedReason, isShared, problem, lateSince } = this
    const about = { ...this.#start, ...this.#size, isShared, ...(problem !== undefined && { problem }) }
    if (this.#endedAt === undefined) return { ...about, status: 'running', ...defined({ pid: this.#pid, lateSince }) }
    const ended = { exitedAt: this.#endedAt, ...(endedReason !== undefined && { endedReason }) }
    return this.#exit ? { ...about, status: 'exited', ...this.#exit, ...ended } : { ...about, status: 'lost', ...ended }
  }

  note(): SessionNote {
    const { grant, isShared, isByNarrow } = this
    return { start: { ...this.#start, ...this.#size }, grant, isShared, ...defined({ isByNarrow }) }
  }

  begin(pid: number): void {
    this.#pid = pid
  }

  resize({ cols, rows }: PtySize): void {
    this.#size = { cols, rows }
  }

  exit(exit: PtyExit, at: string): void {
    this.#exit = exit
    this.#end(at)
  }

  lose(at: string): void {
    if (this.isRunning) this.#end(at)
  }

  /** Its host is there after all. */
  find(): void {
    this.#endedAt = undefined
    this.wake()
  }

  /** Resolves when it is woken, when the time is over, or when the signal aborts. */
  async change(waitMs: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.add(resolve)
    await waitAtMost(waitMs, promise, signal)
    this.#waiting.delete(resolve)
  }

  /** Lets those that wait for a change look again. */
  wake(): void {
    for (const resolve of this.#waiting) resolve()
  }

  /** What of the output makes whole characters. */
  output({ from: given, bytes, start, end, exit }: HostedOutput, offset: number | undefined): Output {
    const skipped = offset === undefined && start > 0 ? countRest(bytes) : 0
    const from = given + skipped
    const held = bytes.subarray(skipped)
    // The rest of a cut character may still come, unless this is the very end.
    const isEnd = from + held.length === end && exit !== undefined
    const length = isEnd ? held.length : countWhole(held)
    // The session may know of its exit before output comes that was read earlier.
    const outcome = exit ? { state: 'exited' as const, ...exit } : { state: 'running' as const }
    return { output: held.toString('utf8', 0, length), offset: from, nextOffset: from + length, ...outcome }
  }

  outcome(): Pick<Output, 'state' | 'exitCode' | 'signal'> {
    if (this.isRunning) return { state: 'running' }
    return this.#exit ? { state: 'exited', ...this.#exit } : { state: 'lost' }
  }

  #end(at: string): void {
    this.#endedAt = at
    this.lateSince = undefined
    this.stopWatching()
    this.wake()
  }
}

/** Refuses a position of which the output is no longer retained, or not there yet. */
export function refuseOffset({ start, end }: Pick<HostedOutput, 'start' | 'end'>, offset: number | undefined): void {
  if (offset === undefined) return
  if (offset < start)
    return fail('cursor_expired', {
      message: `The output before byte ${start} is no longer retained. Continue from that byte, or read without an offset.`,
    })
  if (offset > end)
    return fail('invalid_cursor', {
      message: `The output has ${end} bytes so far, and the offset is beyond its end. Use the nextOffset of an earlier response.`,
    })
}

export function shownSession(
  { status: state, createdBy, exitedAt, ...session }: SessionView,
  actors: Actors,
): ShownSession {
  return { ...session, state, createdBy: actors.of(createdBy), ...(exitedAt !== undefined && { endedAt: exitedAt }) }
}
