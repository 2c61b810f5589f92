import { randomUUID } from 'node:crypto'
import { SecretMask } from '../platform/secrets/secret-mask.ts'
import { startTimeOf } from '../platform/processes/process-trees.ts'
import { every } from '../platform/work/every.ts'
import { LocalTerminals } from './local-terminals.ts'
import { LocalPrograms } from './programs/local-programs.ts'
import { programCalls } from './programs/program-calls.ts'
import { programHostLimits } from './programs/program-host.ts'
import { Sandboxes } from './sandboxes.ts'
import { RunnerServer } from './server.ts'
import type { Ask, ServiceMark } from './protocol.ts'
import type { CallHandlers, ServicePeer } from './server.ts'
import { terminalHostLimits } from './terminal-host.ts'
import type { Follower, FollowerEvents } from './terminal-host.ts'

/** For how long a runner waits for a service when nothing runs. */
const idleMs = 10_000
const lookEachMs = 2_000

/**
 * The runner: owns the terminals, the programs with pipes, and all that these start. It goes on when its service ends,
 * however that ends, and waits for the next one; it ends when it has nothing to do and nobody to do it for.
 */
export class RunnerHost {
  readonly #generation = randomUUID()
  readonly #isLasting: boolean
  readonly #secretMask = new SecretMask()
  readonly #sandboxes = new Sandboxes()
  readonly #server: RunnerServer
  readonly #terminals: LocalTerminals
  readonly #programs: LocalPrograms
  /** Of the service that it works for, by the numbers that this service gave. */
  readonly #followers = new Map<number, Follower>()
  readonly #ended = Promise.withResolvers<void>()
  #service: ServicePeer | undefined
  /** The service that said hello last. */
  #lastService: ServiceMark | undefined

  /** No program sees the folder. */
  constructor(folder: string, { isLasting }: { readonly isLasting: boolean }) {
    this.#isLasting = isLasting
    this.#terminals = new LocalTerminals({
      limits: terminalHostLimits,
      secretMask: this.#secretMask,
      wrap: async ({ sandbox, confinement, ...program }) =>
        (await this.#sandboxes.open(sandbox)).wrap(program, confinement),
      events: {
        onExit: (terminal, exit) => {
          this.#service?.tell({ event: 'exited', terminal, exit })
          this.#endWhenIdle()
        },
        onScreen: (terminal, screen) => this.#service?.tellLatest({ event: 'screen', terminal, screen }),
      },
    })
    this.#programs = new LocalPrograms({
      folder,
      limits: programHostLimits,
      wrap: async ({ sandbox, confinement, ...program }) =>
        (await this.#sandboxes.open(sandbox)).wrap(program, confinement),
      onForgotten: () => this.#endWhenIdle(),
    })
    this.#server = new RunnerServer(this.#handlers(), (peer) => this.#leave(peer))
  }

  /** Answers on the socket. Resolves when the runner has ended, with whether the socket was still its own. */
  async run(socketPath: string, onListening: () => void): Promise<{ readonly isOwn: boolean }> {
    await this.#server.listen(socketPath)
    onListening()
    this.#endWhenIdle()
    const watch = every(lookEachMs, () => {
      this.#endOwned()
      this.#endWhenOutOfReach(socketPath)
    })
    await this.#ended.promise
    await watch.stop()
    return { isOwn: this.#server.isAt(socketPath) }
  }

  /** Ends all programs, and then the runner. */
  async stop(): Promise<void> {
    await Promise.all([this.#terminals.close(), this.#programs.close()])
    await this.#sandboxes.close()
    this.#server.close()
    this.#ended.resolve()
  }

  #handlers(): CallHandlers {
    const terminals = this.#terminals
    return {
      ...programCalls(this.#programs, (peer) => peer === this.#service),
      hello: (ask, { peer }) => this.#welcome(peer, ask),
      secrets: ({ words }) => {
        this.#secretMask.add(...words)
        return {}
      },
      open: async ({ terminal, program, note }, { peer }) => {
        const opened = await terminals.open(terminal, program, note)
        // The service has gone meanwhile, and the next one was greeted without it: it could never be ended.
        if (this.#service !== peer) void terminals.end(terminal).then(() => terminals.forget(terminal))
        return opened
      },
      note: async ({ terminal, about }) => {
        await terminals.note(terminal, about)
        return {}
      },
      write: async ({ terminal }, { body }) => ({ isTaken: await terminals.write(terminal, body) }),
      resize: async ({ terminal, cols, rows }) => {
        await terminals.resize(terminal, { cols, rows })
        return {}
      },
      signal: async ({ terminal, name }) => {
        await terminals.signal(terminal, name)
        return {}
      },
      end: async ({ terminal }) => ({ isGone: await terminals.end(terminal) }),
      forget: async ({ terminal }) => {
        await terminals.forget(terminal)
        return {}
      },
      read: async ({ terminal, ...wanted }, { signal }) => {
        const { bytes: body, ...answer } = await terminals.read(terminal, wanted, signal)
        return { ...answer, body }
      },
      screen: ({ terminal }) => terminals.screen(terminal),
      times: ({ terminal }) => terminals.times(terminal),
      follow: async ({ terminal, follower, position }, { peer }) => {
        const following = await terminals.follow(terminal, position, eventsFor(peer, follower))
        // The service may have gone while the screen was drawn.
        if (this.#service === peer) this.#followers.set(follower, following)
        else following.close()
        return {}
      },
      acknowledge: ({ follower, position }) => {
        this.#followers.get(follower)?.acknowledge(position)
        return {}
      },
      answering: ({ follower, isAnswering }) => {
        this.#followers.get(follower)?.setAnswering(isAnswering)
        return {}
      },
      unfollow: ({ follower }) => {
        this.#followers.get(follower)?.close()
        this.#followers.delete(follower)
        return {}
      },
      ping: () => ({}),
      stop: async () => {
        setImmediate(() => void this.stop())
        return {}
      },
    }
  }

  async #welcome(peer: ServicePeer, { secrets, service }: Ask<'hello'>) {
    this.#secretMask.add(...secrets)
    if (this.#service !== peer) this.#service?.close()
    this.#letGo()
    if (this.#lastService?.id !== service.id) void this.#programs.endOwned()
    this.#service = peer
    this.#lastService = service
    void this.#sandboxes.close()
    const [terminals, programs] = await Promise.all([this.#terminals.find(), this.#programs.find()])
    return { generation: this.#generation, pid: process.pid, terminals, programs }
  }

  #leave(peer: ServicePeer): void {
    if (this.#service === peer) {
      this.#service = undefined
      this.#letGo()
      this.#endOwned()
    }
    this.#endWhenIdle()
  }

  /** A service that runs comes back: it has given up a connection on which nothing came. */
  #endOwned(): void {
    if (!this.#service && !(this.#lastService && isRunning(this.#lastService))) void this.#programs.endOwned()
  }

  /** The programs wait for nobody who has gone. */
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
    return this.#terminals.running === 0 && this.#programs.count === 0
  }
}

function isRunning({ pid, startTime }: ServiceMark): boolean {
  return startTime !== undefined && startTimeOf(pid) === startTime
}

function eventsFor(service: ServicePeer, follower: number): FollowerEvents {
  return {
    onOutput: (position, bytes) => service.tell({ event: 'output', follower, position }, bytes),
    onSnapshot: (position, size, bytes) => service.tell({ event: 'snapshot', follower, position, ...size }, bytes),
    onGap: (from, to) => service.tell({ event: 'gap', follower, from, to }),
    onResized: ({ cols, rows }) => service.tell({ event: 'resized', follower, cols, rows }),
    onExit: (exit) => service.tell({ event: 'exit', follower, exit }),
    onEnd: (reason) => service.tell({ event: 'end', follower, reason }),
  }
}
