import { randomUUID } from 'node:crypto'
import { SecretMask } from '../platform/secrets/secret-mask.ts'
import { startTimeOf } from '../platform/processes/process-trees.ts'
import { every } from '../platform/work/every.ts'
import { HostedCommands } from './commands/hosted-commands.ts'
import { LocalCommands } from './commands/local-commands.ts'
import { noCommands } from './commands/no-commands.ts'
import { LocalTerminals } from './local-terminals.ts'
import { LocalPrograms } from './programs/local-programs.ts'
import { programCalls } from './programs/program-calls.ts'
import { programHostLimits } from './programs/program-host.ts'
import { Sandboxes } from './sandboxes.ts'
import { RunnerServer } from './server.ts'
import type { Launch } from '../platform/sandbox/launch.ts'
import type { ServiceCommand } from './commands/service-command.ts'
import type { MakeLink } from './link.ts'
import type { OwnMachine } from './own-machine.ts'
import type { ProgramOrder } from './programs/program-host.ts'
import type { Ask, ServiceMark, ServiceMessage } from './protocol.ts'
import type { CallHandlers, ServicePeer } from './server.ts'
import { ServiceLease } from './service-lease.ts'
import { terminalCalls } from './terminal-calls.ts'
import { terminalHostLimits } from './terminal-host.ts'
import type { Follower, HostedProgram } from './terminal-host.ts'
import { treeCalls } from './trees/tree-calls.ts'

/** For how long a runner waits for a service when nothing runs. */
const idleMs = 10_000
const lookEachMs = 2_000
const beatEachMs = 1_000
/** A connection by which a service answered no beat for so long is cut, and made again. */
const serviceSilenceMs = 12_000

export interface RunnerHostOptions {
  /** Whether it also stays when it has nothing to do: under a supervisor, which would start it again. */
  readonly isLasting: boolean
  /** Its own machine, where that is not the one of the service. */
  readonly machine?: OwnMachine
  /** Called with the reason when a service does not take the runner. */
  readonly onRefused?: (sentence: string) => void
}

/**
 * The runner: owns the terminals, the programs with pipes, and all that these start. It goes on when its service ends,
 * however that ends, and waits for the next one; it ends when it runs nothing and has no service.
 */
export class RunnerHost {
  readonly #generation = randomUUID()
  readonly #isLasting: boolean
  readonly #secretMask = new SecretMask()
  readonly #sandboxes = new Sandboxes()
  readonly #server: RunnerServer
  readonly #terminals: LocalTerminals
  readonly #programs: LocalPrograms
  /** Of the service itself; a runner of another machine has none. */
  readonly #commands: HostedCommands | undefined
  /** Of the service that it works for, by the numbers that this service gave. */
  readonly #followers = new Map<number, Follower>()
  readonly #ended = Promise.withResolvers<void>()
  #service: ServicePeer | undefined
  /** The service that said hello last. */
  #lastService: ServiceMark | undefined
  readonly #machine: OwnMachine | undefined
  readonly #onRefused: (sentence: string) => void
  readonly #lease = new ServiceLease()

  /** No program sees the folder. */
  constructor(folder: string, { isLasting, machine, onRefused = () => {} }: RunnerHostOptions) {
    this.#onRefused = onRefused
    this.#isLasting = isLasting
    this.#machine = machine
    this.#secretMask.add(...(machine?.secrets ?? []))
    this.#terminals = new LocalTerminals({
      limits: terminalHostLimits,
      secretMask: this.#secretMask,
      wrap: async (program) => machine?.wrapTerminal(program) ?? this.#wrap(program),
      events: {
        onExit: (terminal, exit) => {
          this.#service?.tell({ event: 'exited', terminal, exit })
          if (this.#service) this.#terminals.noteKnown()
          this.#endWhenIdle()
        },
        onScreen: (terminal, screen) => this.#service?.tellLatest({ event: 'screen', terminal, screen }),
      },
    })
    this.#programs = new LocalPrograms({
      folder,
      limits: programHostLimits,
      wrap: async (order) => machine?.wrapProgram(order) ?? this.#wrap(order),
      ...(machine && { secretMask: this.#secretMask, release: (order: ProgramOrder) => machine.release(order) }),
      onForgotten: () => this.#endWhenIdle(),
      onWaiting: () => this.#tellWaiting(),
    })
    this.#commands = machine
      ? undefined
      : new HostedCommands({
          commands: new LocalCommands((order) => this.#wrap(order)),
          isServed: (peer) => peer === this.#service,
          onEnded: () => this.#endWhenIdle(),
        })
    machine?.setOccupants(() => [...this.#programs.trees, ...this.#terminals.trees])
    this.#server = new RunnerServer(this.#handlers(folder), (peer) => this.#leave(peer))
  }

  /** Answers on the socket. Resolves when the runner has ended, with whether the socket was still its own. */
  async run(socketPath: string, onListening: () => void): Promise<{ readonly isOwn: boolean }> {
    await this.#server.listen(socketPath)
    onListening()
    this.#endWhenIdle()
    let wasIdle = this.#isIdle
    const watch = every(lookEachMs, () => {
      this.#endOwned()
      if (this.#isIdle && !wasIdle) this.#endWhenIdle()
      wasIdle = this.#isIdle
      this.#endWhenOutOfReach(socketPath)
    })
    const beat = this.#machine && every(beatEachMs, () => this.#beat())
    await this.#ended.promise
    await Promise.all([watch.stop(), beat?.stop()])
    return { isOwn: this.#server.isAt(socketPath) }
  }

  /** Answers a service that is connected in another way than by the socket. */
  serve(makeLink: MakeLink<ServiceMessage>): void {
    this.#server.serve(makeLink)
  }

  /** Ends all programs, and then the runner. */
  async stop(): Promise<void> {
    await Promise.all([this.#terminals.close(), this.#programs.close(), this.#commands?.close()])
    await this.#sandboxes.close()
    this.#server.close()
    this.#ended.resolve()
  }

  #handlers(folder: string): CallHandlers {
    return {
      ...programCalls(this.#programs, { folder, isServed: (peer) => peer === this.#service }),
      ...terminalCalls(this.#terminals, this.#followers, (peer) => peer === this.#service),
      ...(this.#commands?.calls() ?? noCommands()),
      ...treeCalls(this.#machine?.trees),
      hello: (ask, { peer }) => this.#welcome(peer, ask),
      secrets: ({ words }) => {
        this.#secretMask.add(...words)
        return {}
      },
      beat: ({ number }) => {
        this.#lease.answered(number)
        return {}
      },
      refused: ({ sentence }) => {
        this.#onRefused(sentence)
        return {}
      },
      ping: () => ({}),
      endAll: () => {
        this.endAll()
        return {}
      },
      stop: async () => {
        setImmediate(() => void this.stop())
        return {}
      },
    }
  }

  async #welcome(peer: ServicePeer, { secrets, service, awayMs }: Ask<'hello'>) {
    if (awayMs !== undefined) this.#lease.begin(awayMs)
    this.#secretMask.add(...secrets)
    if (this.#service !== peer) this.#service?.close()
    this.#letGo()
    if (this.#lastService?.id !== service.id) this.#endOwnedNow()
    this.#service = peer
    this.#lastService = service
    void this.#sandboxes.close()
    this.#tellWaiting()
    const programs = await this.#programs.find()
    const terminals = await this.#terminals.find()
    if (this.#service === peer) this.#terminals.noteKnown()
    const machine = this.#machine && { ...this.#machine.about(), clockMs: Date.now() }
    return { generation: this.#generation, pid: process.pid, ...machine, terminals, programs }
  }

  /** The service need not ask for it when it claims the job of a command. */
  #tellWaiting(): void {
    const { waiting } = this.#programs
    if (waiting) this.#service?.tell({ event: 'programAwaited', ...waiting })
  }

  #leave(peer: ServicePeer): void {
    if (this.#service === peer) {
      this.#service = undefined
      this.#letGo()
      this.#endOwned()
    }
    this.#endWhenIdle()
  }

  /**
   * A service that runs comes back: it has given up a connection on which nothing came. Whether that of another machine
   * runs is not seen: what is its own ends when it is away for too long, as everything does, and when another comes.
   */
  #endOwned(): void {
    if (this.#machine) return
    if (!this.#service && !(this.#lastService && isRunning(this.#lastService))) this.#endOwnedNow()
  }

  #endOwnedNow(): void {
    void this.#programs.endOwned()
    this.#commands?.abandon()
  }

  /** A service of another machine that is silent for too long has given up what runs here: nothing of it may go on. */
  #beat(): void {
    this.#service?.tell({ event: 'beat', number: this.#lease.beat() })
    if (this.#service && this.#lease.silentMs > serviceSilenceMs) this.#service.close()
    if (this.#lease.isOver && !this.#runsNothing) this.endAll()
  }

  /** Ends what runs, and goes on. */
  endAll(): void {
    void this.#programs.endAll()
    void this.#terminals.endAll()
  }

  #wrap({ sandbox, confinement, ...program }: ProgramOrder | HostedProgram | ServiceCommand): Promise<Launch> {
    return this.#sandboxes.open(sandbox).then((opened) => opened.wrap(program, confinement))
  }

  /** The service has gone: no program waits for it to read on. */
  #letGo(): void {
    for (const follower of this.#followers.values()) follower.close()
    this.#followers.clear()
    void this.#programs.endTied()
  }

  #endWhenIdle(): void {
    if (!this.#isIdle) return
    setTimeout(() => {
      if (this.#isIdle) void this.stop()
    }, idleMs)
  }

  /** The data folder was removed, or another runner has taken its place: no service could ever end what runs here. */
  #endWhenOutOfReach(socketPath: string): void {
    if (this.#server.connections === 0 && !this.#server.isAt(socketPath)) void this.stop()
  }

  get #isIdle(): boolean {
    return !this.#isLasting && this.#server.connections === 0 && this.#runsNothing
  }

  /** A program that has ended counts until its service has taken its end. */
  get #runsNothing(): boolean {
    return this.#terminals.count === 0 && this.#programs.count === 0 && !this.#commands?.count
  }
}

function isRunning({ pid, startTime }: ServiceMark): boolean {
  return startTime !== undefined && startTimeOf(pid) === startTime
}
