import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:os'
import { defined } from '../../platform/work/defined.ts'
import { ProcessTrees, startTimeOf } from '../../platform/processes/process-trees.ts'
import type { TreeRoot } from '../../platform/processes/process-trees.ts'
import type { Launch } from '../../platform/sandbox/launch.ts'
import { signalIn } from '../../platform/sandbox/sandbox.ts'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import { PipedProgram } from './piped-program.ts'
import { ProcessReaper } from './process-reaper.ts'
import { UnknownProgram } from './program-host.ts'
import type {
  FoundProgram,
  HostReason,
  ProgramEvents,
  ProgramExit,
  ProgramHost,
  ProgramHostLimits,
  ProgramNote,
  ProgramOrder,
  ProgramPositions,
  ProgramRoot,
  ProgramStream,
  WaitingProcess,
  WaitingProcesses,
  WantedProcess,
} from './program-host.ts'
import { ProgramStarter, endShell } from './program-starter.ts'
import type { WaitingShell } from './program-starter.ts'
import { WaitingSandbox, isInSandbox } from './waiting-sandbox.ts'

export interface LocalProgramsOptions {
  /** Where pipes have names for a moment; no program sees it. */
  readonly folder: string
  /** What to start instead of a program. */
  readonly wrap: (order: ProgramOrder) => Promise<Launch>
  readonly limits: ProgramHostLimits
  /** Covers secrets in what programs write, before anyone has it. */
  readonly secretMask?: SecretMask
  /** Called when nothing of an order runs any more, or it could not be started. */
  readonly release?: (order: ProgramOrder) => Promise<void>
  /** Called when the host has let go of a program. */
  readonly onForgotten?: () => void
  /** Called when a process has begun to wait for a program. */
  readonly onWaiting?: () => void
}

/** The longest time of a timer. */
const timerMsMax = 2_147_483_647

/** The programs of this process. They end with it. */
export class LocalPrograms implements ProgramHost {
  readonly #options: LocalProgramsOptions
  readonly #generation = randomUUID()
  readonly #trees: ProcessTrees
  readonly #reaper = new ProcessReaper()
  readonly #starter: ProgramStarter
  readonly #sandbox: WaitingSandbox
  readonly #reserved = new Map<string, WaitingShell>()
  readonly #programs = new Map<string, Promise<OpenProgram>>()
  readonly #treeOf = new Map<string, string>()
  #isClosed = false

  constructor(options: LocalProgramsOptions) {
    this.#options = options
    this.#trees = new ProcessTrees(options.limits)
    const { folder, wrap, onWaiting = () => {} } = options
    this.#starter = new ProgramStarter(folder, onWaiting)
    this.#sandbox = new WaitingSandbox({ starter: this.#starter, reaper: this.#reaper, wrap, onWaiting })
  }

  /** How many programs there are, those included that have ended and wait for their service. */
  get count(): number {
    return this.#programs.size
  }

  /** In which they run, at a runner of another machine. */
  get trees(): readonly string[] {
    return [...this.#treeOf.values()]
  }

  /** The processes that wait for the next program. */
  get waiting(): WaitingProcesses | undefined {
    const { waitingPid: pid } = this.#starter
    if (pid === undefined) return undefined
    const { waiting } = this.#sandbox
    const sandbox = waiting && { ...processOf(waiting.pid), ...defined({ place: waiting.place }) }
    return { ...processOf(pid), ...defined({ sandbox }) }
  }

  async generation(): Promise<string> {
    return this.#generation
  }

  ready(): Promise<string> {
    return this.generation()
  }

  async find(): Promise<readonly FoundProgram[]> {
    const found = [...this.#programs].map(([id, opening]) =>
      opening.then(
        (opened) => [foundOf(id, opened)],
        () => [],
      ),
    )
    return (await Promise.all(found)).flat()
  }

  async reserve(id: string, mark: string, wanted: WantedProcess = {}): Promise<ProgramRoot | undefined> {
    const shell = this.#sandbox.reserve(wanted) ?? this.#starter.reserve(wanted.pid)
    if (!shell) return undefined
    this.release(id)
    this.#reserved.set(id, shell)
    return rootOf(this.#trees.root(shell.child.pid ?? 0, mark))
  }

  release(id: string): void {
    const shell = this.#takeReserved(id)
    if (shell) endShell(shell)
  }

  /** Starts the shell for the next program, unless it waits already. */
  prefork(): Promise<void> {
    return this.#starter.prefork()
  }

  async open(id: string, order: ProgramOrder, { about }: ProgramNote): Promise<ProgramRoot> {
    if (this.#isClosed) throw new Error('The host of programs is closed.')
    const known = this.#programs.get(id)
    if (known) return rootOf((await known).root)
    if (order.tree !== undefined) this.#treeOf.set(id, order.tree)
    const opening = this.#start(id, order, about)
    this.#programs.set(id, opening)
    try {
      return rootOf((await opening).root)
    } catch (error) {
      this.#programs.delete(id)
      this.#treeOf.delete(id)
      this.#options.onForgotten?.()
      throw error
    }
  }

  async follow(id: string, positions: ProgramPositions, events: ProgramEvents) {
    return (await this.#find(id)).program.follow(positions, events)
  }

  async newest(id: string, stream: ProgramStream, before: number): Promise<Buffer> {
    return (await this.#find(id)).program.newest(stream, before)
  }

  async write(id: string, position: number, bytes: Uint8Array): Promise<void> {
    await (await this.#find(id)).program.write(position, bytes)
  }

  async endInput(id: string): Promise<void> {
    ;(await this.#find(id)).program.endInput()
  }

  async signal(id: string, name: NodeJS.Signals): Promise<void> {
    const { child } = await this.#find(id)
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), name)
  }

  async end(id: string): Promise<boolean> {
    const opened = await this.#programs.get(id)
    return opened ? await this.#end(opened) : true
  }

  async forget(id: string): Promise<void> {
    const opened = await this.#programs.get(id)
    if (!opened) return
    opened.program.drop()
    this.#programs.delete(id)
    this.#treeOf.delete(id)
    this.#options.onForgotten?.()
  }

  /** A connection of the service has ended: what is tied to it ends. */
  async endTied(): Promise<void> {
    for (const id of this.#reserved.keys()) this.release(id)
    this.#sandbox.rest()
    for (const opening of [...this.#programs.values()]) {
      const opened = await opening.catch(() => undefined)
      if (opened?.order.isTied) void this.#endFor(opened, 'service')
    }
  }

  /** The service has gone for good: what was its own ends, and is forgotten. */
  async endOwned(): Promise<void> {
    for (const [id, opening] of [...this.#programs]) {
      const opened = await opening.catch(() => undefined)
      if (opened?.order.isOwned) void this.#endFor(opened, 'service').then(() => this.forget(id))
    }
  }

  /** Ends every program, as the end of this host does. */
  async endAll(): Promise<void> {
    const ending = (opening: Promise<OpenProgram>) =>
      opening.then(
        (opened) => this.#endFor(opened, 'host'),
        () => {},
      )
    await Promise.all([...this.#programs.values()].map(ending))
  }

  /** Ends every program and opens no more. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const id of this.#reserved.keys()) this.release(id)
    await this.endAll()
    this.#sandbox.close()
    this.#starter.close()
    this.#reaper.close()
  }

  async #start(id: string, order: ProgramOrder, about: unknown): Promise<OpenProgram> {
    const { mark, input, timeoutMs, expiresAt } = order
    this.#reaper.watch(mark)
    try {
      const { child, forksBefore, readers, isSandboxed } = await this.#startProcess(id, order)
      const startedAt = performance.now()
      const root = this.#trees.root(child.pid ?? 0, mark, forksBefore)
      const { unreadBytes } = this.#options.limits
      const { secretMask } = this.#options
      const stdin = input === 'pipe' ? child.stdin : null
      const program = new PipedProgram({ readers, input: stdin, unreadBytes, secretMask })
      const stuck = Promise.withResolvers<ExitCause>()
      const opened: OpenProgram = { about, child, root, program, order, stuck, timers: new Map() }
      void this.#finish(opened, exitOf(child, { isSandboxed }), startedAt)
      if (timeoutMs !== undefined) this.#endAt(opened, startedAt + timeoutMs, 'timeout')
      if (expiresAt !== undefined) this.#endAt(opened, performance.now() + expiresAt - Date.now(), 'expired')
      return opened
    } catch (error) {
      this.release(id)
      this.#reaper.release(mark)
      await this.#options.release?.(order).catch(() => {})
      throw error
    }
  }

  async #startProcess(id: string, order: ProgramOrder) {
    const reserved = this.#reserved.get(id)
    if (isInSandbox(reserved)) this.#reserved.delete(id)
    const inside = await this.#sandbox.start(order, reserved)
    const started = inside ? { ...inside, isSandboxed: true } : await this.#startAlone(id, order)
    this.#sandbox.prepareBehind(order, started.child)
    return started
  }

  async #startAlone(id: string, order: ProgramOrder) {
    const launch = await this.#options.wrap(order)
    const start = { reserved: this.#takeReserved(id), hasInput: order.input === 'pipe', pipes: order.pipes }
    return { ...(await this.#starter.start(launch, start)), isSandboxed: launch.isSandboxed }
  }

  async #finish(opened: OpenProgram, exited: Promise<ExitCause>, startedAt: number): Promise<void> {
    const cause = await Promise.race([exited, opened.stuck.promise])
    const durationMs = performance.now() - startedAt
    opened.hasExited = true
    opened.program.change({ kind: 'exited', ...cause })
    for (const timer of opened.timers.values()) clearTimeout(timer)
    // What the program left behind ends too.
    const isGone = await this.#end(opened)
    await opened.program.finish()
    if (isGone) this.#reaper.release(opened.root.mark)
    await this.#options.release?.(opened.order).catch(() => {})
    const { endedBy } = opened
    opened.program.close({ ...cause, ...(endedBy && { endedBy }), durationMs, isGone })
  }

  async #end(opened: OpenProgram): Promise<boolean> {
    const isGone = await (opened.ending ??= this.#trees.end(opened.root, opened.order.ending))
    if (!isGone) opened.stuck.resolve({})
    return isGone
  }

  async #endFor(opened: OpenProgram, reason: HostReason): Promise<void> {
    if (opened.hasExited) return
    opened.endedBy ??= reason
    await this.#end(opened)
  }

  /** A limit of time needs no service to be kept. */
  #endAt(opened: OpenProgram, at: number, reason: HostReason): void {
    const restMs = at - performance.now()
    if (restMs <= 0) return void this.#endFor(opened, reason)
    const timer = setTimeout(() => this.#endAt(opened, at, reason), Math.min(restMs, timerMsMax))
    opened.timers.set(reason, timer.unref())
  }

  #takeReserved(id: string): WaitingShell | undefined {
    const shell = this.#reserved.get(id)
    this.#reserved.delete(id)
    return shell
  }

  async #find(id: string): Promise<OpenProgram> {
    return (await this.#programs.get(id)) ?? unknown(id)
  }
}

type ExitCause = Pick<ProgramExit, 'exitCode' | 'signal'>

interface OpenProgram {
  readonly about: unknown
  readonly child: ChildProcess
  readonly root: TreeRoot
  readonly program: PipedProgram
  readonly order: ProgramOrder
  /** Resolves when a process could not be ended: its exit is not waited for. */
  readonly stuck: PromiseWithResolvers<ExitCause>
  /** Of its limits of time. */
  readonly timers: Map<HostReason, NodeJS.Timeout>
  hasExited?: boolean
  endedBy?: HostReason
  ending?: Promise<boolean>
}

function unknown(id: string): never {
  throw new UnknownProgram(id)
}

function rootOf({ pid, startTime, mark }: TreeRoot): ProgramRoot {
  return { pid, startTime, mark }
}

function processOf(pid: number): WaitingProcess {
  return { pid, startTime: startTimeOf(pid) ?? 0 }
}

function foundOf(id: string, { about, root, program: { exit } }: OpenProgram): FoundProgram {
  return { id, about, root: rootOf(root), ...(exit && { exit }) }
}

/** The end of the program, where its launcher reports it. */
async function exitOf(child: ChildProcess, launch: Pick<Launch, 'isSandboxed'>): Promise<ExitCause> {
  const [exitCode, signal] =
    child.exitCode === null && child.signalCode === null
      ? await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
          child.once('exit', (...ended) => resolve(ended)),
        )
      : [child.exitCode, child.signalCode]
  const name = exitCode === null ? signal : signalNames.get(signalIn(exitCode, launch))
  if (name) return { signal: name }
  return exitCode === null ? {} : { exitCode }
}

const signalNames: ReadonlyMap<number | undefined, NodeJS.Signals> = new Map(
  // The names of the list are those of the type.
  Object.entries(constants.signals).map(([name, number]) => [number, name as NodeJS.Signals]),
)
