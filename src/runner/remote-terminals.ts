import { RunnerGone } from './connection.ts'
import type { RunnerEvent } from './protocol.ts'
import type { RunnerAccess } from './runner-access.ts'
import type { Follower, FollowerEvents, FoundTerminal, HostedOutput, HostedProgram } from './terminal-host.ts'
import type { RecordedTimes } from './terminal-host.ts'
import type { HostEvents, PtySize, TerminalHost, TerminalNote, TerminalScreen, WantedOutput } from './terminal-host.ts'

/** The terminals of the runner, which is started for the first of them. */
export class RemoteTerminals implements TerminalHost {
  readonly #runner: RunnerAccess
  readonly #events: HostEvents
  readonly #followers = new Map<number, FollowerEvents>()
  #lastFollower = 0

  constructor(runner: RunnerAccess, events: HostEvents) {
    this.#events = events
    this.#runner = runner
    runner.listen({
      onEvent: (event, body) => this.#take(event, body),
      onLost: () => events.onLost(),
      onLate: (since) => events.onLate?.(since),
      onFound: ({ terminals }) => events.onFound(terminals),
      onLeft: () => this.#leave(),
    })
  }

  get generation(): string | undefined {
    return this.#runner.generation
  }

  async find(): Promise<readonly FoundTerminal[]> {
    return (await this.#runner.find())?.terminals ?? []
  }

  async open(terminal: string, program: HostedProgram, note: TerminalNote): Promise<{ readonly pid: number }> {
    const { connection } = await this.#runner.need()
    return connection.call('open', { terminal, program, note })
  }

  async note(terminal: string, about: unknown): Promise<void> {
    await this.#there.call('note', { terminal, about })
  }

  async forget(terminal: string): Promise<void> {
    await this.#there.call('forget', { terminal })
  }

  async write(terminal: string, body: Uint8Array): Promise<boolean> {
    return (await this.#there.call('write', { terminal }, { body })).isTaken
  }

  async resize(terminal: string, { cols, rows }: PtySize): Promise<void> {
    await this.#there.call('resize', { terminal, cols, rows })
  }

  async signal(terminal: string, name: NodeJS.Signals): Promise<void> {
    await this.#there.call('signal', { terminal, name })
  }

  async end(terminal: string): Promise<boolean> {
    return (await this.#there.call('end', { terminal })).isGone
  }

  async read(terminal: string, wanted: WantedOutput, signal: AbortSignal) {
    const { body: bytes, ...output } = await this.#there.call('read', { terminal, ...wanted }, { signal })
    return { ...output, bytes } satisfies HostedOutput
  }

  async screen(terminal: string): Promise<TerminalScreen> {
    const { body: _, ...screen } = await this.#there.call('screen', { terminal })
    return screen
  }

  async times(terminal: string): Promise<RecordedTimes> {
    const { body: _, ...times } = await this.#there.call('times', { terminal })
    return times
  }

  async follow(terminal: string, position: number | undefined, events: FollowerEvents): Promise<Follower> {
    const follower = ++this.#lastFollower
    const connection = this.#there
    // What is handed on may come before the answer.
    this.#followers.set(follower, events)
    try {
      await connection.call('follow', { terminal, follower, ...(position !== undefined && { position }) })
    } catch (error) {
      this.#followers.delete(follower)
      throw error
    }
    return {
      acknowledge: (acknowledged) => connection.tell('acknowledge', { follower, position: acknowledged }),
      setAnswering: (isAnswering) => connection.tell('answering', { follower, isAnswering }),
      close: () => {
        this.#followers.delete(follower)
        connection.tell('unfollow', { follower })
      },
    }
  }

  async close(): Promise<void> {
    await this.#runner.close()
  }

  get #there() {
    return this.#runner.connection ?? gone()
  }

  #take(event: RunnerEvent, body: Buffer): void {
    if (event.event === 'exited') return this.#events.onExit(event.terminal, event.exit)
    if (event.event === 'screen') return this.#events.onScreen(event.terminal, event.screen)
    if ('program' in event || 'command' in event || event.event === 'beat' || event.event === 'programAwaited') return
    const follower = this.#followers.get(event.follower)
    switch (event.event) {
      case 'output':
        // The head of the message was there, and is read.
        return follower?.onOutput(event.position, body, true)
      case 'snapshot':
        return follower?.onSnapshot(event.position, event, body)
      case 'gap':
        return follower?.onGap(event.from, event.to)
      case 'resized':
        return follower?.onResized(event)
      case 'exit':
        this.#followers.delete(event.follower)
        return follower?.onExit(event.exit)
      case 'end':
        this.#followers.delete(event.follower)
        return follower?.onEnd(event.reason)
      default:
        return event satisfies never
    }
  }

  /** Who follows comes again with a position, whether the terminals are found again or not. */
  #leave(): void {
    const followers = [...this.#followers.values()]
    this.#followers.clear()
    for (const follower of followers) follower.onEnd('lost')
  }
}

function gone(): never {
  throw new RunnerGone()
}
