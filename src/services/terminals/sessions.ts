import { fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import { holderOf, ownersOf, usedUpFor } from '../../platform/work/shares.ts'
import type { TimelessEvent } from '../../stores/port.ts'
import type { TerminalLimits } from './limits.ts'
import type { SessionRows } from './session-rows.ts'
import type { SessionView, TerminalSession } from './session.ts'

export type TerminalEvent = TimelessEvent<'terminal.'>

export interface TerminalSessionsOptions {
  readonly now: () => string
  readonly limits: TerminalLimits
  readonly emit?: (event: TerminalEvent) => void
  /** Called with a session of which nothing is kept any more. */
  readonly forget: (id: string) => void
  /** By what the other processes on the store find the sessions of this one, where there are any. */
  readonly rows?: SessionRows | undefined
}

/** The sessions of this process: the running ones, and for a while those whose program has exited. */
export class TerminalSessions {
  readonly #options: TerminalSessionsOptions
  readonly #sessions = new Map<string, TerminalSession>()

  constructor(options: TerminalSessionsOptions) {
    this.#options = options
  }

  get all(): readonly TerminalSession[] {
    return [...this.#sessions.values()]
  }

  get running(): readonly TerminalSession[] {
    return this.all.filter((session) => session.isRunning)
  }

  get(id: string): TerminalSession | undefined {
    return this.#sessions.get(id)
  }

  /** Of a task, oldest first: those of this process, and then those of the others. */
  async viewsOf(taskId: string): Promise<SessionView[]> {
    this.removeOld()
    const own = this.all
      .filter((session) => session.taskId === taskId && session.isStarted)
      .map((session) => session.view())
    const others = (await this.#options.rows?.elsewhere(taskId))?.filter((view) => !this.#isOld(view)) ?? []
    return [...own, ...others]
  }

  find(taskId: string, sessionId: string): TerminalSession {
    this.removeOld()
    const session = this.#sessions.get(sessionId)
    return session?.taskId === taskId && session.isStarted
      ? session
      : fail('terminal_not_found', { message: `This task has no terminal session with the id ${quote(sessionId)}.` })
  }

  findRunning(taskId: string, sessionId: string): TerminalSession {
    const session = this.find(taskId, sessionId)
    return session.isRunning ? session : fail('terminal_exited')
  }

  /** Refuses with `too_many_terminals`. */
  add(session: TerminalSession): void {
    const { id, taskId, grant } = session
    const { runningPerTask, runningPerUser, runningTotal } = this.#options.limits
    const { running } = this
    const share = { capacity: runningTotal, perUser: runningPerUser }
    const taken = running.map((each) => holderOf(each.grant))
    const usedUp = usedUpFor(holderOf(grant), taken, share)
    if (usedUp !== undefined)
      fail('too_many_terminals', {
        message: `${ownersOf(usedUp, share)} running terminal sessions, which is the limit. Close one first.`,
      })
    if (running.filter((each) => each.taskId === taskId).length >= runningPerTask)
      fail('too_many_terminals', {
        message: `The task has ${runningPerTask} running terminal sessions, which is the limit for a task. Close one first.`,
      })
    this.#sessions.set(id, session)
  }

  /** Keeps a session whose place was taken before. */
  keep(session: TerminalSession): void {
    this.#sessions.set(session.id, session)
  }

  /** Removes a session whose program did not start. */
  discard({ id }: TerminalSession): void {
    this.#sessions.delete(id)
  }

  remove({ id: sessionId, taskId }: TerminalSession, actor: string): void {
    const { rows, emit, forget } = this.#options
    if (!this.#sessions.delete(sessionId)) return
    forget(sessionId)
    void rows?.remove(sessionId)
    emit?.({ kind: 'terminal.closed', actor, taskId, data: { sessionId } })
  }

  /** Removes the sessions that exited too long ago, or before many others. */
  removeOld(): void {
    const exited = this.all.filter((session) => !session.isRunning).sort(lastExitedFirst)
    for (const [place, session] of exited.entries()) {
      if (place >= this.#options.limits.exitedKept || this.#isOld(session)) this.remove(session, 'system')
    }
  }

  #isOld({ exitedAt }: { readonly exitedAt?: string | undefined }): boolean {
    const { now, limits } = this.#options
    return exitedAt !== undefined && Date.parse(now()) - Date.parse(exitedAt) > limits.exitedKeptMs
  }
}

function lastExitedFirst(one: TerminalSession, other: TerminalSession): number {
  return (other.exitedAt ?? '').localeCompare(one.exitedAt ?? '')
}
