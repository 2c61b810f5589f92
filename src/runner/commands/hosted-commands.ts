import type { CallHandlers, ServicePeer } from '../server.ts'
import type { ServiceCommand, CommandPositions, CommandStream, RunningCommand } from './service-command.ts'
import type { LocalCommands } from './local-commands.ts'
import { RetainedStream } from './retained-stream.ts'

/** For how long a command goes on that a service has left behind: git is then done with most of what it does. */
const finishMs = 2_000

export type CommandCallName = Extract<keyof CallHandlers, `${string}ommand${string}`>

export interface HostedCommandsOptions {
  readonly commands: LocalCommands
  /** Whether the runner works for the service at this connection. */
  readonly isServed: (peer: ServicePeer) => boolean
  /** Called when a command has ended. */
  readonly onEnded: () => void
}

interface Hosted {
  readonly running: RunningCommand
  readonly order: ServiceCommand
  readonly streams: Readonly<Partial<Record<CommandStream, RetainedStream>>>
  peer: ServicePeer
  /** How much of the answers to its questions it was given. */
  answered: number
  end?: { readonly code: number | null }
}

/** No command has the id, or none any more. */
class UnknownCommand extends Error {
  readonly code = 'UNKNOWN_COMMAND'

  constructor(id: string) {
    super(`There is no command ${id}.`)
  }
}

/** The commands of the service that the runner works for: each call of a service is answered from here. */
export class HostedCommands {
  readonly #options: HostedCommandsOptions
  readonly #hosted = new Map<string, Promise<Hosted>>()

  constructor(options: HostedCommandsOptions) {
    this.#options = options
  }

  /** How many run, or have ended and wait for their service. */
  get count(): number {
    return this.#hosted.size
  }

  calls(): Pick<CallHandlers, CommandCallName> {
    return {
      startCommand: async ({ command, order }, { peer }) => {
        // What a service asks for that was replaced is of no use to anyone.
        if (!this.#options.isServed(peer)) throw new UnknownCommand(command)
        await this.#start(command, order, peer)
        return {}
      },
      resumeCommand: async ({ command, positions }, { peer }) => {
        resume(command, await this.#find(command), peer, positions)
        return {}
      },
      acknowledgeCommand: async ({ command, positions }) => {
        const hosted = await this.#find(command)
        for (const [stream, retained] of streamsOf(hosted)) retained.acknowledge(positions[stream])
        return {}
      },
      answerCommand: async ({ command, position }, { body }) => {
        const hosted = await this.#find(command)
        const rest = body.subarray(Math.max(0, hosted.answered - position))
        hosted.answered += rest.length
        // What was not read in time must not wait for the next command of the same sandbox.
        if (rest.length > 0 && !hosted.end) hosted.running.conversation?.write(rest)
        return {}
      },
      signalCommand: async ({ command, name }) => {
        const { running, end } = await this.#find(command)
        if (!end) running.kill(name)
        return {}
      },
      forgetCommand: ({ command }) => {
        this.#forget(command)
        return {}
      },
      keepCommands: ({ commands }) => {
        for (const id of this.#hosted.keys()) if (!commands.includes(id)) this.#forget(id)
        return {}
      },
      renewCommands: async ({ orders }) => {
        await this.#options.commands.renew(orders)
        return {}
      },
      restCommands: () => {
        this.#options.commands.rest()
        return {}
      },
    }
  }

  /**
   * The service has gone. What needs it, or another machine, ends in order; the rest is given the time to finish, which
   * leaves the working tree as git would. What they print is read and dropped.
   */
  abandon(): void {
    const { commands } = this.#options
    commands.rest()
    for (const id of [...this.#hosted.keys()])
      this.#letGo(id, ({ order, running }) => {
        if (order.asks || order.confinement.hasNetwork) return commands.end(running)
        const late = setTimeout(() => commands.end(running), finishMs)
        const forget = () => clearTimeout(late)
        running.ended.then(forget, forget)
      })
  }

  /** Ends all commands in order. */
  async close(): Promise<void> {
    for (const id of [...this.#hosted.keys()]) this.#forget(id)
    await this.#options.commands.close()
  }

  /** The same id again, after a cut, gives the one that runs or has run, by this connection. */
  async #start(id: string, order: ServiceCommand, peer: ServicePeer): Promise<void> {
    const known = this.#hosted.get(id)
    if (known) return resume(id, await known, peer, beginnings)
    const hosting = this.#host(id, order, peer)
    this.#hosted.set(id, hosting)
    try {
      await hosting
    } catch (error) {
      this.#forget(id)
      throw error
    }
  }

  async #host(id: string, order: ServiceCommand, peer: ServicePeer): Promise<Hosted> {
    const running = await this.#options.commands.start(order)
    const { stdout, stderr, conversation } = running
    const retain = (stream: CommandStream, source: RunningCommand['stdout']) =>
      new RetainedStream(source, (position, bytes) =>
        hosted.peer.tell({ event: 'commandOutput', command: id, stream, position }, bytes),
      )
    const streams = {
      output: retain('output', stdout),
      error: retain('error', stderr),
      ...(order.asks && conversation && { question: retain('question', conversation) }),
    }
    const hosted: Hosted = { running, order, streams, peer, answered: 0 }
    void this.#finish(id, hosted)
    return hosted
  }

  async #finish(id: string, hosted: Hosted): Promise<void> {
    const code = await hosted.running.ended.catch(() => null)
    hosted.end = { code }
    hosted.peer.tell({ event: 'commandEnd', command: id, code })
    this.#options.onEnded()
  }

  /** A command that runs on without anyone who reads it would never end. */
  #forget(id: string): void {
    this.#letGo(id, ({ running }) => this.#options.commands.end(running))
  }

  #letGo(id: string, end: (hosted: Hosted) => void): void {
    const hosting = this.#hosted.get(id)
    if (!hosting) return
    this.#hosted.delete(id)
    hosting
      .then(
        (hosted) => {
          for (const [, retained] of streamsOf(hosted)) retained.drop()
          if (!hosted.end) end(hosted)
        },
        () => {},
      )
      .finally(() => this.#options.onEnded())
  }

  async #find(id: string): Promise<Hosted> {
    return (await this.#hosted.get(id)) ?? unknown(id)
  }
}

const beginnings: CommandPositions = { output: 0, error: 0, question: 0 }

/** Hands on by the connection what comes after the positions. */
function resume(command: string, hosted: Hosted, peer: ServicePeer, positions: CommandPositions): void {
  hosted.peer = peer
  for (const [stream, retained] of streamsOf(hosted)) retained.resend(positions[stream])
  if (hosted.end) peer.tell({ event: 'commandEnd', command, ...hosted.end })
}

function streamsOf({ streams }: Hosted): [CommandStream, RetainedStream][] {
  return (['output', 'error', 'question'] as const).flatMap((name) => {
    const stream = streams[name]
    return stream ? [[name, stream]] : []
  })
}

function unknown(id: string): never {
  throw new UnknownCommand(id)
}
