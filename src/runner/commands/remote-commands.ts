import { randomUUID } from 'node:crypto'

import { withinTime } from '../../platform/work/within-time.ts'
import { RunnerGone } from '../connection.ts'
import type { Ask, CallName, RunnerEvent } from '../protocol.ts'
import type { FoundAtRunner, RunnerAccess } from '../runner-access.ts'
import type { ServiceCommands, ServiceCommand, RunningCommand } from './service-command.ts'
import { ReceivedCommand } from './received-command.ts'

/** Commands of this service at the runner, which is started for the first of them. */
export class RemoteCommands implements ServiceCommands {
  readonly #runner: RunnerAccess
  readonly #running = new Map<string, ReceivedCommand>()
  #isClosed = false

  constructor(runner: RunnerAccess) {
    this.#runner = runner
    runner.listen({
      onEvent: (event, body) => this.#take(event, body),
      // A connection that was only cut is made again, and a runner that only stands still goes on.
      onLeft: () => {},
      onLost: ({ isSilent }) => {
        if (!isSilent) for (const command of this.#running.values()) command.lose()
      },
      onFound: (found) => this.#resume(found),
    })
  }

  async ready(): Promise<void> {
    if (!this.#isClosed) await this.#runner.need()
  }

  async start(order: ServiceCommand): Promise<RunningCommand> {
    if (this.#isClosed) throw new RunnerGone()
    const { generation } = await this.#runner.need()
    const id = randomUUID()
    const command = new ReceivedCommand(generation, order.asks ?? false, {
      acknowledge: (positions) => this.#runner.connection?.tell('acknowledgeCommand', { command: id, positions }),
      answer: (position, bytes) => this.#askSame(generation, 'answerCommand', { command: id, position }, bytes),
      signal: (name) => this.#askSame(generation, 'signalCommand', { command: id, name }),
      forget: () => {
        this.#running.delete(id)
        this.#runner.connection?.tell('forgetCommand', { command: id })
      },
    })
    // What it writes may come before the answer.
    this.#running.set(id, command)
    try {
      await this.#askSame(generation, 'startCommand', { command: id, order })
      command.isStarted = true
      return command
    } catch (error) {
      command.lose()
      throw error
    }
  }

  /** Those of a runner that is gone have ended. */
  async renew(orders: string): Promise<void> {
    await this.#runner.connection?.call('renewCommands', { orders }).catch(() => {})
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const ended = Promise.allSettled([...this.#running.values()].map((command) => command.ended))
    await withinTime(closeMs, ended).catch(() => {})
    for (const command of this.#running.values()) command.lose()
    this.#runner.connection?.tell('restCommands', {})
    await this.#runner.close()
  }

  /**
   * Asks once more when the connection was cut: the runner knows what it has done already. Another generation is never
   * asked, which would do it twice.
   */
  async #askSame<Name extends CallName>(
    generation: string,
    call: Name,
    ask: Ask<Name>,
    body?: Uint8Array,
  ): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const found = await this.#runner.find()
      if (found?.generation !== generation) throw new RunnerGone()
      try {
        await found.connection.call(call, ask, body && { body })
        return
      } catch (error) {
        if (!(error instanceof RunnerGone) || tries === triesMax) throw error
      }
    }
  }

  #take(event: RunnerEvent, body: Buffer): void {
    if (!('command' in event)) return
    const command = this.#running.get(event.command)
    if (event.event === 'commandEnd') command?.end(event.code)
    else command?.take(event.stream, event.position, body)
  }

  #resume({ generation }: FoundAtRunner): void {
    this.#runner.connection?.tell('keepCommands', { commands: [...this.#running.keys()] })
    for (const [id, command] of [...this.#running]) {
      if (command.generation !== generation) command.lose()
      else if (command.isStarted) void this.#resumeOne(id, command)
    }
  }

  async #resumeOne(id: string, command: ReceivedCommand): Promise<void> {
    try {
      await this.#runner.connection?.call('resumeCommand', { command: id, positions: command.positions })
    } catch (error) {
      // A connection that was cut is made again.
      if (!(error instanceof RunnerGone)) command.lose()
    }
  }
}

const triesMax = 3
/** Longer than a command takes that is ended by its caller. */
const closeMs = 5_000
