import type { Caller, Grant, Log } from '../call.ts'
import { fail } from '../errors.ts'
import { SecretMask } from '../platform/secrets/secret-mask.ts'
import type { CommandSandbox } from '../platform/sandbox/command-sandbox.ts'
import { findShell, makeEnvironment } from '../platform/processes/environment.ts'
import { findFolder } from '../platform/files/working-folder.ts'
import { missingScopes } from './identity.ts'
import type { GrantUse, Identity } from './identity.ts'
import { requireConsent } from './terminals/consent.ts'
import type { SessionUse } from './terminals/consent.ts'
import { limitsOf } from './terminals/limits.ts'
import type { TerminalLimits } from './terminals/limits.ts'
import { PtyHost } from './terminals/pty-host.ts'
import type { PtyExit, PtySize } from './terminals/pty.ts'
import { refuseOffset, shownSession, TerminalSession } from './terminals/session.ts'
import type { Actors } from '../platform/work/actors.ts'
import type { Output, ShownSession } from './terminals/session.ts'
import type { OpenRequest, Reader, ReadRequest } from './terminals/requests.ts'
import { SessionRows } from './terminals/session-rows.ts'
import { TerminalSessions } from './terminals/sessions.ts'
import type { TerminalEvent, TerminalSessionsOptions } from './terminals/sessions.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import { pageOfAll } from '../platform/work/page.ts'
import type { PageQuery } from '../platform/work/page.ts'

export { terminalLimits } from './terminals/limits.ts'
export type { TerminalEvent, TerminalLimits }

export interface TerminalsOptions extends TerminalSessionsOptions {
  readonly projectFolder: string
  readonly identity: Pick<Identity, 'grants' | 'current' | 'mayUseTask'>
  /** Where the few variables come from that programs may see. */
  readonly environment: NodeJS.ProcessEnv
  readonly actors: Actors
  readonly sandbox: CommandSandbox
  readonly newId: (prefix: string) => string
  /** Hides secrets in what programs print. */
  readonly secretMask?: SecretMask
  readonly log?: Log
}

/**
 * Programs on terminals of their own, in the project folder, each for a task. They live as long as the service does.
 */
export class Terminals implements Area {
  readonly #options: TerminalsOptions
  readonly #limits: TerminalLimits
  readonly #host: PtyHost
  readonly #sessions: TerminalSessions
  #isStopping = false

  constructor(options: TerminalsOptions) {
    this.#options = options
    this.#limits = options.limits
    this.#sessions = new TerminalSessions(options)
    this.#host = new PtyHost({
      wrap: (program, options) => this.#options.sandbox.wrap(program, options),
      hangUpMs: this.#limits.hangUpMs,
      events: {
        onOutput: (id, bytes) => this.#sessions.get(id)?.addOutput(bytes),
        onInputTaken: (id, byteCount) => this.#sessions.get(id)?.takeInput(byteCount),
        onExit: (id, exit) => this.#exit(id, exit),
      },
    })
  }

  listLimits(): readonly Limit[] {
    return limitsOf(this.#sessions.running.length)
  }

  async recover(): Promise<void> {
    await this.#options.rows?.sweep()
  }

  /** Refuses with `sandbox_unavailable` a caller who may not run programs on this machine. */
  permitPrograms(caller: Caller): void {
    this.#options.sandbox.permit(caller)
  }

  /** Starts a program, or else the user's shell. It runs for as long as the grant covers it. */
  async open(taskId: string, request: OpenRequest, grant: Grant): Promise<ShownSession> {
    const { userId: actor } = grant
    const { secretMask = new SecretMask() } = this.#options
    const folder = await findFolder(this.#options.projectFolder, request.cwd ?? '.')
    const { cols, rows, isShared = false, command = [findShell(this.#options.environment)] } = request
    if (this.#isStopping) return fail('shutting_down')
    const start = {
      id: this.#options.newId('term'),
      taskId,
      cols,
      rows,
      command,
      cwd: folder.relative,
      createdBy: actor,
      createdAt: this.#options.now(),
    }
    const session = new TerminalSession(start, grant, this.#limits.outputBytesKept, secretMask.finder())
    session.isShared = isShared
    // Known before its program starts: its place is taken, and no output can come too early.
    this.#sessions.add(session)
    await this.#start(session, folder.absolute)
    this.#watchGrant(session)
    await this.#options.rows?.put(session.view())
    this.#options.emit?.({ kind: 'terminal.opened', actor, taskId, data: { sessionId: session.id, cols, rows } })
    return shownSession(session.view(), this.#options.actors)
  }

  /** A page of the sessions of a task, the running and the lately exited ones, oldest first. */
  async list(taskId: string, page: PageQuery): Promise<{ sessions: ShownSession[]; nextCursor?: string }> {
    const all = await this.#sessions.viewsOf(taskId)
    const { items, ...next } = pageOfAll(all, page, { terminalsOf: taskId }, ({ id }) => id)
    return { sessions: items.map((view) => shownSession(view, this.#options.actors)), ...next }
  }

  get(taskId: string, sessionId: string): ShownSession {
    return shownSession(this.#sessions.find(taskId, sessionId).view(), this.#options.actors)
  }

  /** The other living process on the store that has a session; nothing where this one has it, and where none does. */
  async processOf(sessionId: string): Promise<string | undefined> {
    return this.#sessions.get(sessionId) ? undefined : this.#options.rows?.processOf(sessionId)
  }

  /** Refuses a caller to whom the session does not belong, unless it is shared. */
  requireUse(taskId: string, sessionId: string, use: SessionUse, caller: Caller): void {
    requireConsent(this.#sessions.find(taskId, sessionId), use, caller)
  }

  /** Shares the session with other callers, or withdraws that. */
  share(taskId: string, sessionId: string, isShared: boolean, caller: Caller): ShownSession {
    const session = this.#sessions.find(taskId, sessionId)
    requireConsent(session, 'share', caller)
    session.isShared = isShared
    // Readers who wait may have lost the right to read.
    session.wake()
    this.#record(session)
    return shownSession(session.view(), this.#options.actors)
  }

  async resize(taskId: string, sessionId: string, { cols, rows }: PtySize, actor: string): Promise<void> {
    const session = this.#sessions.findRunning(taskId, sessionId)
    await this.#host.resize(session.id, { cols, rows })
    session.resize({ cols, rows })
    this.#record(session)
    this.#options.emit?.({ kind: 'terminal.resized', actor, taskId, data: { sessionId, cols, rows } })
  }

  /** Types into the terminal. All of it is taken or none. Refuses with `terminal_exited` when the grant has ended. */
  async write(taskId: string, sessionId: string, data: string): Promise<void> {
    const { grant } = this.#sessions.findRunning(taskId, sessionId)
    const state = await this.#options.identity.grants.check(grant, useOf(taskId))
    const session = this.#sessions.findRunning(taskId, sessionId)
    if ('ended' in state) {
      this.#endAuthority(session, state.ended)
      return fail('terminal_exited', { message: `Gantry ended this terminal session. ${state.ended}` })
    }
    const bytes = Buffer.from(data)
    if (session.unreadBytes + bytes.length > this.#limits.inputBytesMax) return fail('terminal_input_full')
    session.expectInput(bytes.length)
    this.#host.write(session.id, bytes)
  }

  /**
   * Output from a byte position on, in whole characters. When there is none yet, waits until there is some, the
   * program exits, the time is over or the signal aborts. Refuses with `token_invalid` a caller whose credential ended
   * meanwhile.
   */
  async read(
    taskId: string,
    sessionId: string,
    { offset, waitMs }: ReadRequest,
    { caller, signal }: Reader,
  ): Promise<Output> {
    const session = this.#sessions.find(taskId, sessionId)
    const deadline = performance.now() + waitMs
    for (let hasWaited = false; ; hasWaited = true) {
      const reader = hasWaited ? await this.#requireReader(taskId, caller) : caller
      requireConsent(session, 'read', reader)
      refuseOffset(session, offset)
      const output = session.read(offset, this.#limits.answerBytesMax)
      const restMs = deadline - performance.now()
      if (output.output !== '' || !session.isRunning || restMs <= 0 || signal.aborted || this.#isStopping) return output
      await session.change(restMs, signal)
    }
  }

  /** Ends the program with everything it started, and forgets the session. */
  async end(taskId: string, sessionId: string, actor: string): Promise<void> {
    const session = this.#sessions.find(taskId, sessionId)
    await this.#endProgram(session)
    this.#sessions.remove(session, actor)
  }

  /** Opens no more sessions and answers the readers that wait, so that the calls in flight can finish. */
  drain(): void {
    this.#isStopping = true
    for (const session of this.#sessions.all) session.wake()
  }

  /** Ends all sessions. */
  async close(): Promise<void> {
    this.drain()
    await this.#host.close()
    await this.#options.rows?.close()
  }

  async #start(session: TerminalSession, cwd: string): Promise<void> {
    const { command, cols, rows } = session.view()
    try {
      const environment = makeEnvironment(this.#options.environment)
      const tenant = { grant: session.grant, place: session.taskId }
      const { pid } = await this.#host.open(session.id, { command, cwd, cols, rows, environment, tenant })
      session.begin(pid)
    } catch (error) {
      this.#sessions.discard(session)
      if (this.#isStopping) return fail('shutting_down', { cause: error })
      throw error
    }
  }

  #watchGrant(session: TerminalSession): void {
    if (!session.isRunning) return
    const { grants } = this.#options.identity
    session.stopWatching = grants.watch(session.grant, useOf(session.taskId), (reason) =>
      this.#endAuthority(session, reason),
    )
  }

  /** Ends the program; its session stays for a while and says why. */
  #endAuthority(session: TerminalSession, reason: string): void {
    if (!session.isRunning) return
    session.endedReason = reason
    this.#endProgram(session).catch((error: unknown) => this.#logLeft(session, { err: error }))
  }

  async #endProgram(session: TerminalSession): Promise<void> {
    if (!(await this.#host.end(session.id))) this.#logLeft(session)
  }

  #logLeft({ id: sessionId, taskId }: TerminalSession, cause: { readonly err?: unknown } = {}): void {
    const about = { sessionId, taskId, ...cause }
    this.#options.log?.warn(about, 'a program that a terminal session started could not be ended')
  }

  /** The credential may have ended, or lost a right, while the call waited. */
  async #requireReader(taskId: string, caller: Caller): Promise<Caller> {
    const { identity } = this.#options
    const now = await identity.current(caller)
    if (!now || missingScopes(now.scopes, ['terminal:read']).length > 0 || !identity.mayUseTask(now, taskId))
      fail('token_invalid', {
        message: 'This credential expired, was revoked or lost a scope while the call was waiting.',
      })
    return now
  }

  #exit(id: string, exit: PtyExit): void {
    const session = this.#sessions.get(id)
    if (!session) return
    session.exit(exit, this.#options.now())
    if (session.isStarted) this.#record(session)
    const { id: sessionId, taskId } = session
    this.#options.emit?.({ kind: 'terminal.exited', actor: 'system', taskId, data: { sessionId, ...exit } })
    this.#sessions.removeOld()
  }

  /** What the other processes know of a session; no call waits for it. */
  #record(session: TerminalSession): void {
    void this.#options.rows?.put(session.view())
  }
}

function useOf(taskId: string): GrantUse {
  return { scopes: ['terminal:execute'], taskId }
}

/** The area as the service composes it. */
export function openTerminals(
  house: Foundation & {
    readonly identity: Identity
    readonly sandbox: CommandSandbox
    readonly areaLimits: { readonly terminals: TerminalLimits }
  },
): Terminals {
  const { project: projectFolder, environment } = house.config
  const rows = house.isStoreShared ? new SessionRows(house) : undefined
  return new Terminals({ ...house, limits: house.areaLimits.terminals, projectFolder, environment, rows })
}
