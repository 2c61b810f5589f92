import { fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import { countRest } from '../../platform/text/characters.ts'
import { terminalHostLimits } from '../../runner/terminal-host.ts'
import type { PtyExit, TerminalHost } from '../../runner/terminal-host.ts'
import { isGone } from './host-failures.ts'
import { writtenText } from './output-cap.ts'
import type { TerminalSession } from './session.ts'
import type { TerminalSessions } from './sessions.ts'

export interface ChatTerminalsParts {
  readonly host: Pick<TerminalHost, 'read'>
  readonly known: Pick<TerminalSessions, 'find' | 'running'>
  readonly endAuthority: (session: TerminalSession, reason: string) => void
}

/** A session of a chat of a task. */
export interface ChatTerminal {
  readonly taskId: string
  readonly chatId: string
  readonly sessionId: string
}

export interface ChatTerminalOutput {
  /** The newest output, without control sequences. */
  readonly output: string
  readonly isCut: boolean
  readonly hasEnded: boolean
  /** Absent while the program goes on, and where its host went away with it. */
  readonly exit: PtyExit | undefined
}

const lookEachMs = 30_000

/** The sessions that were opened for chats. Another chat does not find them. */
export class ChatTerminals {
  readonly #parts: ChatTerminalsParts

  constructor(parts: ChatTerminalsParts) {
    this.#parts = parts
  }

  /** The end of the output, of at most so many bytes. Fails with `terminal_not_found`, as all of these do. */
  async output(which: ChatTerminal, bytesMax: number = terminalHostLimits.outputBytes): Promise<ChatTerminalOutput> {
    const session = this.#find(which)
    const hasEnded = !session.isRunning
    const { bytes, start } = await this.#retained(session)
    const whole = Buffer.from(writtenText(bytes))
    const kept = whole.subarray(Math.max(0, whole.length - bytesMax))
    const isShorter = kept.length < whole.length
    const text = isShorter ? kept.subarray(countRest(kept)) : kept
    return { output: text.toString(), isCut: isShorter || start > 0, hasEnded, exit: exitOf(session) }
  }

  /** Resolves at the end of the program; without an exit where its host went away. Throws the signal's reason. */
  async wait(which: ChatTerminal, signal: AbortSignal): Promise<PtyExit | undefined> {
    const session = this.#find(which)
    while (session.isRunning) {
      await session.change(lookEachMs, signal)
      signal.throwIfAborted()
    }
    return exitOf(session)
  }

  /** Ends the program with all that it started. The session stays for a while and says why. */
  stop(which: ChatTerminal, reason: string): void {
    this.#parts.endAuthority(this.#find(which), reason)
  }

  /** Ends the running sessions of chats of which it is said why. */
  async stopThose(whyOf: (chatId: string, sessionId: string) => Promise<string | undefined>): Promise<void> {
    for (const session of this.#parts.known.running) {
      const reason = session.chatId === undefined ? undefined : await whyOf(session.chatId, session.id)
      if (reason !== undefined) this.#parts.endAuthority(session, reason)
    }
  }

  #find({ taskId, chatId, sessionId }: ChatTerminal): TerminalSession {
    const session = this.#parts.known.find(taskId, sessionId)
    return session.chatId === chatId
      ? session
      : fail('terminal_not_found', { message: `This chat has no terminal session with the id ${quote(sessionId)}.` })
  }

  async #retained({ id }: TerminalSession): Promise<{ readonly bytes: Buffer; readonly start: number }> {
    const wanted = { bytesMax: terminalHostLimits.outputBytes, waitMs: 0 }
    try {
      return await this.#parts.host.read(id, wanted, new AbortController().signal)
    } catch (error) {
      if (!isGone(error)) throw error
      return { bytes: Buffer.alloc(0), start: 0 }
    }
  }
}

function exitOf(session: TerminalSession): PtyExit | undefined {
  const { exitCode, signal } = session.outcome()
  if (signal !== undefined) return { signal }
  return exitCode === undefined ? undefined : { exitCode }
}
