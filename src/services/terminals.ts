import type { Caller, Grant, Log } from '../call.ts'
import { fail } from '../errors.ts'
import type { CommandSandbox, Tenant } from '../platform/sandbox/command-sandbox.ts'
import { olderRunners } from '../runner/older-runners.ts'
import { RemoteTerminals } from '../runner/remote-terminals.ts'
import type { RunnerClient } from '../runner/runner-client.ts'
import type { PtySize, WantedOutput } from '../runner/terminal-host.ts'
import { isNarrow, missingScopes } from './identity.ts'
import type { Identity } from './identity.ts'
import type { Runners } from './runners.ts'
import type { Workspaces } from './workspaces.ts'
import { TerminalPlaces } from './terminals/places.ts'
import type { TerminalPlacesOptions } from './terminals/places.ts'
import { RoutedTerminals } from './terminals/routed-terminals.ts'
import { ChatTerminals } from './terminals/chat-terminals.ts'
import { requireConsent } from './terminals/consent.ts'
import type { SessionUse } from './terminals/consent.ts'
import { askHost, isGone } from './terminals/host-failures.ts'
import { HostedSessions, terminalUseOf } from './terminals/hosted-sessions.ts'
import type { HostedSessionsOptions } from './terminals/hosted-sessions.ts'
import { limitsOf } from './terminals/limits.ts'
import type { TerminalLimits } from './terminals/limits.ts'
import { refuseOffset, shownSession, TerminalSession } from './terminals/session.ts'
import type { Output, ShownSession } from './terminals/session.ts'
import type { OpenRequest, Reader, ReadRequest } from './terminals/requests.ts'
import { TerminalOccupants } from './terminals/occupants.ts'
import { TerminalTools } from './terminals/tools.ts'
import { TerminalViewers } from './terminals/viewers.ts'
import type { ViewedSession, ViewersParts } from './terminals/viewers.ts'
import { SessionRows } from './terminals/session-rows.ts'
import type { TerminalEvent } from './terminals/sessions.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import { defined } from '../platform/work/defined.ts'
import { pageOfAll } from '../platform/work/page.ts'
import type { PageQuery } from '../platform/work/page.ts'

export { terminalLimits } from './terminals/limits.ts'
export type { TerminalEvent, TerminalLimits }

export interface TerminalsOptions
  extends Omit<HostedSessionsOptions, 'onExited' | 'onLate'>,
    Omit<TerminalPlacesOptions, 'onChange'>,
    Omit<ViewersParts, 'host' | 'log' | 'now'> {
  readonly projectFolder: string
  readonly workspaces: Pick<Workspaces, 'placeOf' | 'confirm' | 'setOccupants'>
  readonly identity: Pick<Identity, 'grants' | 'mayUseTask'> & ViewersParts['identity']
  readonly sandbox: Pick<CommandSandbox, 'permit' | 'confine' | 'needsWalls' | 'settings'>
  readonly log: Log
}

/**
 * Programs on terminals of their own, each for a task and where it works. They are at the runner, and outlive the
 * service; this is what is known of them, and who may do what with them.
 */
export class Terminals implements Area {
  readonly #options: TerminalsOptions
  readonly #limits: TerminalLimits
  readonly #hosted: HostedSessions
  /** Where programs are started. */
  readonly places: TerminalPlaces
  /** The connections to the sessions. */
  readonly viewers: TerminalViewers
  /** What programs and agents do with the sessions. */
  readonly tools: TerminalTools
  /** What the agents of chats do with the sessions that were opened for their chats. */
  readonly ofChats: ChatTerminals
  #isStopping = false

  constructor(options: TerminalsOptions) {
    this.#options = options
    this.#limits = options.limits
    this.places = new TerminalPlaces({ ...options, onChange: (session) => void this.#hosted.record(session) })
    this.#hosted = new HostedSessions({
      ...options,
      onExited: (session) => void this.places.leave(session),
      onLate: (session) => this.viewers.showLate(session),
    })
    const { host, known } = this.#hosted
    const end: Terminals['end'] = (...given) => this.end(...given)
    options.workspaces.setOccupants(new TerminalOccupants({ known, rows: options.rows, end }))
    this.viewers = new TerminalViewers({ ...options, host })
    const endAuthority: HostedSessions['endAuthority'] = (...given) => this.#hosted.endAuthority(...given)
    this.ofChats = new ChatTerminals({ host, known, endAuthority })
    this.tools = new TerminalTools({
      host,
      find: (taskId, sessionId) => known.find(taskId, sessionId),
      open: (taskId, request, caller) => this.open(taskId, request, caller.grant, caller),
    })
  }

  /** How many programs run. */
  get running(): number {
    return this.#hosted.known.running.length
  }

  listLimits(): readonly Limit[] {
    return [...limitsOf(this.running), ...this.viewers.listLimits()]
  }

  recover(): Promise<void> {
    return this.#hosted.recover()
  }

  /** Refuses with `sandbox_unavailable` a caller who may not run programs on this machine. */
  permitPrograms(caller: Caller): void {
    this.#options.sandbox.permit(caller)
  }

  /** Starts a program, or else the user's shell, for as long as the grant covers it. A caller may do less than it. */
  async open(taskId: string, request: OpenRequest, grant: Grant, caller?: Caller): Promise<ShownSession> {
    const { userId: actor } = grant
    const acting = rightsFor(request, caller)
    const { cols, rows, isShared = false, chatId } = request
    const { place, command, cwd } = await this.places.enter(taskId, request, grant)
    if (this.#isStopping) return fail('shutting_down')
    const start = {
      id: this.#options.newId('term'),
      taskId,
      ...defined({ workspaceId: place.workspaceId, runnerId: place.runnerId, chatId }),
      cols,
      rows,
      command,
      cwd,
      createdBy: actor,
      createdAt: this.#options.now(),
    }
    const session = new TerminalSession(start, grant)
    Object.assign(session, { isShared, isByNarrow: openedByNarrow(caller) })
    const confirm = () => this.#options.workspaces.confirm({ ...place })
    await this.#hosted.start(session, place, { confirm, ...acting }).catch((error: unknown) => {
      if (this.#isStopping) return fail('shutting_down', { cause: error })
      throw error
    })
    this.#options.emit?.({ kind: 'terminal.opened', actor, taskId, data: { sessionId: session.id, cols, rows } })
    return shownSession(session.view(), this.#options.actors)
  }

  /** A page of the sessions of a task, the running and the lately exited ones, oldest first. */
  async list(taskId: string, page: PageQuery): Promise<{ sessions: ShownSession[]; nextCursor?: string }> {
    const all = await this.#hosted.known.viewsOf(taskId)
    const { items, ...next } = pageOfAll(all, page, { terminalsOf: taskId }, ({ id }) => id)
    return { sessions: items.map((view) => shownSession(view, this.#options.actors)), ...next }
  }

  get(taskId: string, sessionId: string): ShownSession {
    return shownSession(this.#hosted.known.find(taskId, sessionId).view(), this.#options.actors)
  }

  /** The other living process on the store that has a session; nothing where this one has it, and where none does. */
  async processOf(sessionId: string): Promise<string | undefined> {
    return this.#hosted.known.get(sessionId) ? undefined : this.#options.rows?.processOf(sessionId)
  }

  /** Refuses a caller to whom the session does not belong, unless it is shared. */
  requireUse(taskId: string, sessionId: string, use: SessionUse, caller: Caller): void {
    requireConsent(this.#hosted.known.find(taskId, sessionId), use, caller)
  }

  /** Shares the session with other callers, or withdraws that. */
  async share(taskId: string, sessionId: string, isShared: boolean, caller: Caller): Promise<ShownSession> {
    const session = this.#hosted.known.find(taskId, sessionId)
    requireConsent(session, 'share', caller)
    session.isShared = isShared
    // Readers who wait may have lost the right to read.
    session.wake()
    this.viewers.checkConsent(session)
    await this.#hosted.record(session)
    this.#options.emit?.({ kind: 'terminal.shared', actor: caller.userId, taskId, data: { sessionId, isShared } })
    return shownSession(session.view(), this.#options.actors)
  }

  async resize(taskId: string, sessionId: string, { cols, rows }: PtySize, actor: string): Promise<void> {
    const session = this.#hosted.known.findRunning(taskId, sessionId)
    await askHost(() => this.#hosted.host.resize(session.id, { cols, rows }))
    this.viewers.noteSize(session, { cols, rows })
    await this.#hosted.record(session)
    this.#options.emit?.({ kind: 'terminal.resized', actor, taskId, data: { sessionId, cols, rows } })
  }

  /** Types into the terminal. All of it is taken or none. Refuses with `terminal_exited` when the grant has ended. */
  async write(taskId: string, sessionId: string, data: string | Uint8Array): Promise<void> {
    const session = await this.#requireAuthority(taskId, sessionId)
    const bytes = typeof data === 'string' ? Buffer.from(data) : data
    if (!(await askHost(() => this.#hosted.host.write(session.id, bytes)))) fail('terminal_input_full')
  }

  /** Sends a signal to what runs in the foreground. Refuses as `write` does. */
  async signal(taskId: string, sessionId: string, name: NodeJS.Signals): Promise<void> {
    const session = await this.#requireAuthority(taskId, sessionId)
    await askHost(() => this.#hosted.host.signal(session.id, name))
  }

  /** A session as its viewers see it. */
  viewed(taskId: string, sessionId: string): ViewedSession {
    const session = this.#hosted.known.find(taskId, sessionId)
    return {
      session,
      shown: () => shownSession(session.view(), this.#options.actors),
      write: (bytes) => this.write(taskId, sessionId, bytes),
      resize: (size, actor) => this.resize(taskId, sessionId, size, actor),
    }
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
    const session = this.#hosted.known.find(taskId, sessionId)
    requireConsent(session, 'read', caller)
    const deadline = performance.now() + waitMs
    let { output, end } = await this.#look(session, { offset, beyond: undefined, waitMs: 0 }, signal)
    while (output.output === '' && output.state === 'running' && !signal.aborted && !this.#isStopping) {
      const restMs = deadline - performance.now()
      if (restMs <= 0) break
      // Part of a character may be there already.
      const looked = await this.#look(session, { offset, beyond: end, waitMs: restMs }, signal)
      requireConsent(session, 'read', await this.#requireReader(taskId, caller))
      output = looked.output
      end = looked.end
    }
    return output
  }

  /** Ends the program with everything it started, and forgets the session. */
  async end(taskId: string, sessionId: string, actor: string): Promise<void> {
    const session = this.#hosted.known.find(taskId, sessionId)
    await this.#hosted.end(session)
    this.#hosted.known.remove(session, actor)
  }

  /** Opens no more sessions and answers the readers that wait, so that the calls in flight can finish. */
  drain(): void {
    this.#isStopping = true
    this.viewers.stop()
    for (const session of this.#hosted.known.all) session.wake()
  }

  /** Leaves the sessions to the next run of the service. */
  async close(): Promise<void> {
    this.drain()
    await this.#hosted.close()
  }

  /** The running session, if the grant still covers what is done with its program. */
  async #requireAuthority(taskId: string, sessionId: string): Promise<TerminalSession> {
    const { grant } = this.#hosted.known.findRunning(taskId, sessionId)
    const state = await this.#options.identity.grants.check(grant, terminalUseOf(taskId))
    const session = this.#hosted.known.findRunning(taskId, sessionId)
    if ('ended' in state) {
      this.#hosted.endAuthority(session, state.ended)
      return fail('terminal_exited', { message: `Gantry ended this terminal session. ${state.ended}` })
    }
    return session
  }

  /** One look at the output, which waits for a change at most so long. */
  async #look(
    session: TerminalSession,
    { offset, beyond, waitMs }: Looking,
    signal: AbortSignal,
  ): Promise<{ readonly output: Output; readonly end: number }> {
    const woken = new AbortController()
    const changed = session.change(waitMs, woken.signal).then(() => woken.abort())
    try {
      const bytesMax = this.#limits.answerBytesMax
      const wanted = {
        ...(offset !== undefined && { offset }),
        ...(beyond !== undefined && { beyond }),
        bytesMax,
        waitMs,
      }
      const found = await this.#hosted.host.read(session.id, wanted, AbortSignal.any([signal, woken.signal]))
      refuseOffset(found, offset)
      return { output: session.output(found, offset), end: found.end }
    } catch (error) {
      if (!isGone(error)) throw error
      // Whether the terminals are lost or found again is known soon.
      if (session.isRunning) await session.change(goneMs, signal)
      const at = offset ?? 0
      return { output: { output: '', offset: at, nextOffset: at, ...session.outcome() }, end: at }
    } finally {
      woken.abort()
      await changed
    }
  }

  /** The credential may have ended, or lost a right, while the call waited. */
  async #requireReader(taskId: string, caller: Caller): Promise<Caller> {
    const { identity } = this.#options
    const now = await identity.current(caller)
    if (!now || missingScopes(now.scopes, ['terminal:read']).length > 0 || !identity.mayUseTask(now, taskId))
      fail('token_invalid', {
        message: 'This credential expired, was revoked or lost a scope while the call was waiting.',
      })
    return actingAs(now, caller)
  }
}

interface Looking extends Pick<WantedOutput, 'waitMs'> {
  readonly offset: number | undefined
  readonly beyond: number | undefined
}

/** For how long a call waits for word about a host that has gone. */
const goneMs = 3_000

/** What the program may do, where that is less than what its grant allows. */
function rightsFor({ chatId }: OpenRequest, caller: Caller | undefined): Pick<Tenant, 'caller' | 'isByNarrow'> {
  if (caller === undefined) return {}
  const isCut = caller.isMeet === true || chatId !== undefined
  return { isByNarrow: isNarrow(caller), ...(isCut && { caller }) }
}

/** A credential as it is now, for the words by which it called. */
function actingAs(now: Caller, { grant, isMeet, isByNarrowWords }: Caller): Caller {
  return { ...now, grant, ...defined({ isMeet, isByNarrowWords }) }
}

/** Whether it is opened by less than all that its user may do. */
function openedByNarrow(caller: Caller | undefined): boolean | undefined {
  return caller && (isNarrow(caller) || caller.isMeet === true)
}

/** The area as the service composes it. */
export function openTerminals(
  house: Foundation & {
    readonly identity: Identity
    readonly workspaces: Workspaces
    readonly sandbox: CommandSandbox
    readonly runner: RunnerClient
    readonly runners: Runners
    readonly areaLimits: { readonly terminals: TerminalLimits }
  },
): Terminals {
  const { project: projectFolder, environment } = house.config
  return new Terminals({
    ...house,
    elsewhere: house,
    limits: house.areaLimits.terminals,
    projectFolder,
    environment,
    rows: house.isStoreShared ? new SessionRows(house) : undefined,
    openHost: (events) =>
      new RoutedTerminals({
        ...house,
        events,
        local: (its) => new RemoteTerminals(house.runner, its),
        older: () => olderRunners(house.config.data, house.secretMask),
      }),
  })
}
