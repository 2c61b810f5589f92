import type { Log } from '../../call.ts'
import type { CommandSandbox, Tenant } from '../../platform/sandbox/command-sandbox.ts'
import { makeEnvironment } from '../../platform/processes/environment.ts'
import { defined } from '../../platform/work/defined.ts'
import { noSandbox } from '../../platform/sandbox/sandbox.ts'
import type { FoundTerminal, HostedProgram, HostEvents, PtyExit, TerminalHost } from '../../runner/terminal-host.ts'
import { fail } from '../../errors.ts'
import type { PlaceThere } from './elsewhere.ts'
import type { GrantUse, Identity } from '../identity.ts'
import type { WorkPlace } from '../workspaces.ts'
import { isGone } from './host-failures.ts'
import { TerminalSession } from './session.ts'
import type { SessionNote } from './session.ts'
import { TerminalSessions } from './sessions.ts'
import type { TerminalSessionsOptions } from './sessions.ts'

export interface HostedSessionsOptions extends Omit<TerminalSessionsOptions, 'forget'> {
  readonly identity: Pick<Identity, 'grants'>
  /** Where the few variables come from that programs may see. */
  readonly environment: NodeJS.ProcessEnv
  readonly sandbox: Pick<CommandSandbox, 'confine' | 'needsWalls' | 'settings'>
  /** Opens what owns the terminals. */
  readonly openHost: (events: HostEvents) => TerminalHost
  readonly log?: Log | undefined
  /** The program of a session has ended by itself. */
  readonly onExited?: (session: TerminalSession) => void
  /** The host of a session answers nothing for a while, or has answered. */
  readonly onLate?: (session: TerminalSession) => void
}

/** Brings together the sessions and the host at which their programs are. */
export class HostedSessions {
  readonly #options: HostedSessionsOptions
  readonly known: TerminalSessions
  readonly host: TerminalHost

  constructor(options: HostedSessionsOptions) {
    this.#options = options
    this.known = new TerminalSessions({ ...options, forget: (id) => this.#forget(id) })
    this.host = options.openHost({
      onExit: (id, exit) => this.#exit(id, exit),
      onScreen: (id, screen) => {
        const session = this.known.get(id)
        if (session) session.lastScreen = screen
      },
      onLost: (isThere) => this.#lose(isThere),
      onLate: (since, isThere) => this.#noteLate(since, isThere),
      onFound: (found) => this.#adopt(found),
    })
  }

  /** Finds the sessions again that have outlived the service. */
  async recover(): Promise<void> {
    await this.#options.rows?.sweep()
    this.#adopt(await this.host.find())
  }

  /**
   * Starts the program of a session, in an absolute folder. `confirm` fails where the folder is being removed: from
   * then on a removal finds the session. The caller is who may do less than the grant allows.
   */
  async start(
    session: TerminalSession,
    { folder: cwd, shared, readOnly, tree, hasSandbox }: WorkPlace & Partial<PlaceThere>,
    { confirm, ...acting }: { readonly confirm: () => Promise<void> } & Pick<Tenant, 'caller' | 'isByNarrow'>,
  ): Promise<void> {
    // Its place is taken, and no exit can come too early.
    this.known.add(session)
    try {
      await confirm()
      const { command, cols, rows } = session.view()
      const { sandbox, identity } = this.#options
      // A runner of another machine adds what is there.
      const environment = tree === undefined ? makeEnvironment(this.#options.environment) : {}
      const tenant = { grant: session.grant, place: session.chatId ?? session.taskId, ...acting }
      const confinement = await sandbox.confine({ tenant, ...defined({ shared, readOnly }) })
      if (tree !== undefined && !hasSandbox && (await sandbox.needsWalls(tenant)))
        fail('sandbox_unavailable', {
          message: 'The runner has no sandbox, so a restricted token or an agent may not run any command there.',
        })
      const state = await identity.grants.check(session.grant, terminalUseOf(session.taskId))
      const { expiresAt } = 'caller' in state ? state.caller : {}
      const order = { command, cwd, cols, rows, environment, sandbox: sandbox.settings, confinement }
      const program = tree === undefined ? order : orderElsewhere(order, tree)
      const note = { about: session.note(), ...(expiresAt !== undefined && { expiresAt: Date.parse(expiresAt) }) }
      const { pid } = await this.host.open(session.id, program, note)
      session.begin(pid)
    } catch (error) {
      this.known.discard(session)
      if (!isGone(error)) throw error
      fail('runner_unavailable', { message: wentAway, cause: error })
    }
    this.#watchGrant(session)
    const { rows } = this.#options
    if (rows === undefined) return
    await rows.put(session.view())
    // A removal at another process finds the row from now on.
    await confirm().catch(async (error: unknown) => {
      await this.end(session)
      throw error
    })
  }

  /** What has changed of a session: the next run of the service and the other processes know it. */
  async record(session: TerminalSession): Promise<void> {
    void this.#options.rows?.put(session.view())
    await this.host.note(session.id, session.note()).catch((error: unknown) => this.#ignoreGone(error))
  }

  /** Ends the program with everything it started. */
  async end(session: TerminalSession): Promise<void> {
    try {
      if (!(await this.host.end(session.id))) this.#logLeft(session)
    } catch (error) {
      this.#ignoreGone(error)
    }
  }

  /** Ends the program; its session stays for a while and says why. */
  endAuthority(session: TerminalSession, reason: string): void {
    if (!session.isRunning) return
    session.endedReason = reason
    this.end(session).catch((error: unknown) => this.#logLeft(session, { err: error }))
  }

  /** Leaves the sessions to the next run of the service. */
  async close(): Promise<void> {
    for (const session of this.known.all) session.stopWatching()
    await this.host.close()
    await this.#options.rows?.close()
  }

  #adopt(found: readonly FoundTerminal[]): void {
    for (const { id, about, pid, exit } of found) {
      const known = this.known.get(id)
      if (known && !known.isRunning && !known.isLost) continue
      // An earlier run of this service noted it.
      const { start, grant, isShared, isByNarrow } = about as SessionNote
      const session = known ?? new TerminalSession(start, grant)
      if (!known) {
        session.isShared = isShared
        session.isByNarrow = isByNarrow
        session.begin(pid)
        this.known.keep(session)
      }
      session.find()
      if (exit && known) {
        this.#exit(id, exit)
        continue
      }
      if (exit) session.exit(exit, this.#options.now())
      else this.#watchGrant(session)
      void this.#options.rows?.put(session.view())
    }
  }

  /** The host is gone, and the programs with it. */
  #lose(isThere: (id: string) => boolean = () => true): void {
    for (const session of this.known.running.filter(({ id }) => isThere(id))) {
      session.lose(this.#options.now())
      if (session.isStarted) void this.#options.rows?.put(session.view())
      const { id: sessionId, taskId } = session
      this.#options.emit?.({ kind: 'terminal.lost', actor: 'system', taskId, data: { sessionId } })
    }
  }

  #noteLate(since: number | undefined, isThere: (id: string) => boolean = () => true): void {
    for (const session of this.known.running.filter(({ id }) => isThere(id))) {
      session.lateSince = since === undefined ? undefined : new Date(since).toISOString()
      this.#options.onLate?.(session)
    }
  }

  #exit(id: string, exit: PtyExit): void {
    const session = this.known.get(id)
    if (!session) return
    session.exit(exit, this.#options.now())
    if (session.isStarted) void this.#options.rows?.put(session.view())
    const { id: sessionId, taskId } = session
    this.#options.emit?.({ kind: 'terminal.exited', actor: 'system', taskId, data: { sessionId, ...exit } })
    this.#options.onExited?.(session)
    this.known.removeOld()
  }

  #watchGrant(session: TerminalSession): void {
    if (!session.isRunning) return
    session.stopWatching()
    session.stopWatching = this.#options.identity.grants.watch(session.grant, terminalUseOf(session.taskId), (reason) =>
      this.endAuthority(session, reason),
    )
  }

  #forget(id: string): void {
    this.host.forget(id).catch((error: unknown) => this.#ignoreGone(error))
  }

  #ignoreGone(error: unknown): void {
    if (!isGone(error)) throw error
  }

  #logLeft({ id: sessionId, taskId }: TerminalSession, cause: { readonly err?: unknown } = {}): void {
    const about = { sessionId, taskId, ...cause }
    this.#options.log?.warn(about, 'a program that a terminal session started could not be ended')
  }
}

const wentAway =
  'The runner went away while the program was started. If it runs nevertheless, its session is listed once the runner is back.'

/** Of paths, a runner of another machine knows its own. */
function orderElsewhere(order: HostedProgram, tree: string): HostedProgram {
  const confinement = { ...order.confinement, shared: [], readOnly: [] }
  return { ...order, tree, sandbox: noSandbox().settings, confinement }
}

/** What the grant of a session must cover. */
export function terminalUseOf(taskId: string): GrantUse {
  return { scopes: ['terminal:execute'], taskId }
}
