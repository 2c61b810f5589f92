import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Grant } from '../../call.ts'
import type { components } from '../../generated/types.ts'
import { fail } from '../../errors.ts'
import { countRest, countWhole } from '../../platform/text/characters.ts'
import { OutputRing } from '../../platform/streams/output-ring.ts'
import type { SecretFinder } from '../../platform/secrets/secret-mask.ts'
import type { PtyExit, PtySize } from './pty.ts'
import { waitAtMost } from '../../platform/work/within-time.ts'
import type { StoredTerminal } from '../../collections/terminals.ts'
import type { Actors } from '../../platform/work/actors.ts'

export type SessionView = StoredTerminal
/** A session as callers see it. */
export type ShownSession = components['schemas']['TerminalSession']
export type Output = components['schemas']['TerminalOutput']

export type TerminalStart = Pick<
  SessionView,
  'id' | 'taskId' | 'cols' | 'rows' | 'command' | 'cwd' | 'createdBy' | 'createdAt'
>

/** What a terminal session is and has printed; its program runs elsewhere. */
export class TerminalSession {
  readonly grant: Grant
  /** Whether other callers than its opener may use it. */
  isShared = false
  /** Why its program was ended, if Gantry did so. */
  endedReason: string | undefined
  /** Called at its exit: nothing more is to be ended. */
  stopWatching = () => {}
  readonly #start: TerminalStart
  readonly #output: OutputRing
  readonly #secrets: SecretFinder
  readonly #waiting = new Set<() => void>()
  #pid: number | undefined
  #size: PtySize
  #exit: (PtyExit & { readonly exitedAt: string }) | undefined
  #unreadBytes = 0

  constructor(start: TerminalStart, grant: Grant, outputBytesMax: number, secrets: SecretFinder) {
    this.#start = start
    this.grant = grant
    this.#secrets = secrets
    this.#size = { cols: start.cols, rows: start.rows }
    this.#output = new OutputRing(outputBytesMax)
  }

  get id(): string {
    return this.#start.id
  }
  get taskId(): string {
    return this.#start.taskId
  }
  get isStarted(): boolean {
    return this.#pid !== undefined
  }
  get isRunning(): boolean {
    return this.#exit === undefined
  }
  get exitedAt(): string | undefined {
    return this.#exit?.exitedAt
  }
  /** Input that the terminal has not taken yet. */
  get unreadBytes(): number {
    return this.#unreadBytes
  }
  get outputStart(): number {
    return this.#output.start
  }
  get outputEnd(): number {
    return this.#output.end
  }

  view(): SessionView {
    const { endedReason, isShared } = this
    const about = { ...this.#start, ...this.#size, isShared }
    if (this.#exit)
      return { ...about, status: 'exited', ...this.#exit, ...(endedReason !== undefined && { endedReason }) }
    return { ...about, status: 'running', ...(this.#pid === undefined ? {} : { pid: this.#pid }) }
  }

  begin(pid: number): void {
    this.#pid = pid
  }

  resize(size: PtySize): void {
    this.#size = { cols: size.cols, rows: size.rows }
  }

  expectInput(byteCount: number): void {
    this.#unreadBytes += byteCount
  }

  takeInput(byteCount: number): void {
    this.#unreadBytes -= byteCount
  }

  /**
   * Secrets are covered in place, so that all that follows keeps its position, on the screen too. Nothing waits for
   * what may go on as a secret: a person types at the other end.
   */
  addOutput(bytes: Uint8Array): void {
    const from = this.#output.end
    this.#output.append(bytes)
    for (const { start, end } of this.#secrets.find(bytes)) this.#output.overwrite(from + start, coverOf(end - start))
    this.wake()
  }

  exit(exit: PtyExit, exitedAt: string): void {
    this.#exit = { ...exit, exitedAt }
    this.stopWatching()
    this.wake()
  }

  /** Whole characters from a position on, or from the oldest that is held. */
  read(offset: number | undefined, bytesMax: number): Output {
    const from = offset ?? this.#oldestCharacter()
    const to = Math.min(this.#output.end, from + bytesMax)
    const bytes = this.#output.copy(from, to)
    // The rest of a cut character may still come, unless this is the very end.
    const isEnd = to === this.#output.end && !this.isRunning
    const length = isEnd ? bytes.length : countWhole(bytes)
    return { output: bytes.toString('utf8', 0, length), offset: from, nextOffset: from + length, ...this.#outcome() }
  }

  /** Resolves with the next output or the exit, when it is woken, when the time is over, or when the signal aborts. */
  async change(waitMs: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.add(resolve)
    await waitAtMost(waitMs, promise, signal)
    this.#waiting.delete(resolve)
    // More of the same burst arrives in this turn of the event loop.
    await nextTurn()
  }

  /** Lets those that wait for a change look again. */
  wake(): void {
    for (const resolve of this.#waiting) resolve()
  }

  #oldestCharacter(): number {
    const { start, end } = this.#output
    return start === 0 ? 0 : start + countRest(this.#output.copy(start, Math.min(start + 3, end)))
  }

  #outcome(): Pick<Output, 'state' | 'exitCode' | 'signal'> {
    if (!this.#exit) return { state: 'running' }
    const { exitedAt, ...outcome } = this.#exit
    return { state: 'exited', ...outcome }
  }
}

/** Refuses a position of which the output is no longer retained, or not there yet. */
export function refuseOffset(session: TerminalSession, offset: number | undefined): void {
  if (offset === undefined) return
  if (offset < session.outputStart) {
    return fail('cursor_expired', {
      message: `The output before byte ${session.outputStart} is no longer retained. Continue from that byte, or read without an offset.`,
    })
  }
  if (offset > session.outputEnd) {
    return fail('invalid_cursor', {
      message: `The output has ${session.outputEnd} bytes so far, and the offset is beyond its end. Use the nextOffset of an earlier response.`,
    })
  }
}

/** What stands in the place of a secret. */
function coverOf(length: number): Uint8Array {
  const cover = '[redacted]'
  return Buffer.from(length < cover.length ? '*'.repeat(length) : cover.padEnd(length, '*'))
}

export function shownSession(
  { status: state, createdBy, exitedAt, ...session }: SessionView,
  actors: Actors,
): ShownSession {
  return { ...session, state, createdBy: actors.of(createdBy), ...(exitedAt !== undefined && { endedAt: exitedAt }) }
}
