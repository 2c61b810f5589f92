import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Caller, FileReply } from '../../call.ts'
import type { components } from '../../generated/types.ts'
import { terminalHostLimits } from '../../runner/terminal-host.ts'
import type { PtyExit, TerminalHost, TerminalScreen } from '../../runner/terminal-host.ts'
import { asciicastOf } from './recording.ts'
import { requireConsent } from './consent.ts'
import { waitForEnd } from './exec.ts'
import type { ExecLimits } from './exec.ts'
import { askHost, isGone, rangeOf } from './host-failures.ts'
import type { OpenRequest, Reader } from './requests.ts'
import { refuseOffset } from './session.ts'
import type { TerminalSession } from './session.ts'
import { waitFor } from './wait.ts'
import type { WaitRequest } from './wait.ts'

type Schemas = components['schemas']

export interface ToolsParts {
  readonly host: Pick<TerminalHost, 'follow' | 'read' | 'screen' | 'times'>
  readonly open: (taskId: string, request: OpenRequest, caller: Caller) => Promise<{ readonly id: string }>
  /** Fails with `terminal_not_found`. */
  readonly find: (taskId: string, sessionId: string) => TerminalSession
}

/** For how long a call waits for word about a host that has gone. */
const goneMs = 3_000

/** Terminals for programs and agents, which see no screen: they run a program to its end, wait, and read the screen. */
export class TerminalTools {
  readonly #parts: ToolsParts

  constructor(parts: ToolsParts) {
    this.#parts = parts
  }

  /** Runs a program on a terminal to its end, or until the time is over: then it goes on. */
  async exec(
    taskId: string,
    request: OpenRequest & ExecLimits,
    { caller, signal }: Reader,
  ): Promise<Schemas['TerminalExec']> {
    const { open, host, find } = this.#parts
    const { timeoutMs, outputBytesMax, ...opening } = request
    const { id: sessionId } = await open(taskId, opening, caller)
    const session = find(taskId, sessionId)
    const { exit, hasLeft, ...executed } = await waitForEnd(host, sessionId, { timeoutMs, outputBytesMax }, signal)
    return { sessionId, ...(await outcomeOf(session, exit, hasLeft, signal)), ...executed }
  }

  /** Waits for what happens on a terminal. */
  async wait(
    taskId: string,
    { sessionId, ...request }: WaitRequest & { readonly sessionId: string },
    { caller, signal }: Reader,
  ): Promise<Schemas['TerminalWait']> {
    const { host, find } = this.#parts
    const session = find(taskId, sessionId)
    const range = await rangeOf(host, sessionId)
    if (range) refuseOffset(range, request.offset)
    const { exit, hasLeft, ...waited } = await waitFor(host, sessionId, request, signal)
    const outcome = await outcomeOf(session, exit, hasLeft, signal)
    // Sharing may have ended while the call waited.
    requireConsent(session, 'read', caller)
    return { ...outcome, ...waited, ...(outcome.state === 'lost' && { outcome: 'exit' }) }
  }

  /** What stands on the terminal, or stood there when its host was last heard of. */
  async screen(taskId: string, sessionId: string): Promise<Schemas['TerminalScreen']> {
    const session = this.#parts.find(taskId, sessionId)
    const { cursor, position, lines: all, ...screen } = await this.#screenOf(session)
    const lines = all.slice(0, all.findLastIndex((line) => line !== '') + 1)
    return { ...screen, lines, cursorRow: cursor.row, cursorColumn: cursor.col, offset: position }
  }

  /** What is retained of the output, with its times. Refuses with `terminal_exited` where its host is gone. */
  async recording(taskId: string, sessionId: string): Promise<FileReply> {
    const { host, find } = this.#parts
    const session = find(taskId, sessionId)
    const wanted = { bytesMax: terminalHostLimits.outputBytes, waitMs: 0 }
    const times = await askHost(() => host.times(session.id))
    const retained = await askHost(() => host.read(session.id, wanted, new AbortController().signal))
    const bytes = asciicastOf(times, retained)
    return {
      size: bytes.length,
      type: 'application/x-asciicast',
      tag: hash('sha256', bytes).slice(0, 32),
      lastModified: new Date(times.startedAt + (times.output.at(-1)?.[1] ?? 0)).toISOString(),
      filename: `${session.id}.cast`,
      open: async (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
    }
  }

  async #screenOf(session: TerminalSession): Promise<TerminalScreen> {
    try {
      session.lastScreen = await this.#parts.host.screen(session.id)
      return session.lastScreen
    } catch (error) {
      if (!isGone(error)) throw error
      const { cols, rows } = session.view()
      return session.lastScreen ?? { cols, rows, lines: [], cursor: { row: 0, col: 0 }, position: 0 }
    }
  }
}

/** How a session stands after a wait. Whether its terminal is lost is known soon after the host has left. */
async function outcomeOf(session: TerminalSession, exit: PtyExit | undefined, hasLeft: boolean, signal: AbortSignal) {
  if (exit) return { state: 'exited' as const, ...exit }
  if (hasLeft && session.isRunning) await session.change(goneMs, signal)
  return session.outcome()
}
