import { constants } from 'node:os'
import type { ProcessTrees } from '../../platform/processes/process-trees.ts'
import type { ProgramEvents, ProgramExit, ProgramFollower, ProgramHost } from '../../runner/programs/program-host.ts'
import type { ProgramPositions, ProgramRoot, ProgramStream } from '../../runner/programs/program-host.ts'
import { WorkLeft, left } from '../jobs.ts'
import type { OutputLog } from '../jobs.ts'
import { CommandOutput } from './output.ts'

export interface CommandOrder {
  /** Of the program at the host. */
  readonly id: string
  readonly root: ProgramRoot
  readonly outputBytesMax: number
  /** Ends it, unless it is left to the next run of the service. */
  readonly signal: AbortSignal
  /** Takes what it writes, as it comes. */
  readonly log: OutputLog
  readonly onStart: (root: ProgramRoot) => Promise<void>
}

/** What ended a command that did not end by itself. */
export type Stop = 'timeout' | 'outputLimit' | 'signal' | 'expired'

export interface CommandEnd {
  /** Absent when a signal ended it. */
  readonly exitCode?: number
  readonly signal?: NodeJS.Signals
  readonly stop?: Stop
  readonly durationMs: number
  readonly output: CommandOutput
  readonly error: CommandOutput
  /** Whether nothing is left of what it started. */
  readonly isGone: boolean
}

/** The host of the command is gone: how far it came is unknown. */
export class CommandLost extends Error {
  constructor() {
    super('The runner ended while the command was running. The progress is unknown.')
    this.name = 'CommandLost'
  }
}

interface Chunk {
  readonly stream: ProgramStream
  readonly bytes: Buffer
  /** Its end in the stream. */
  readonly end: number
}

/**
 * Follows a command at its host to its end: what it writes goes to the log, and what it and all that it started leave
 * behind is ended too.
 */
export class FollowedCommand implements ProgramEvents {
  readonly #order: CommandOrder
  readonly #host: ProgramHost
  readonly #trees: Pick<ProcessTrees, 'end'>
  readonly #ended = Promise.withResolvers<ProgramExit>()
  readonly #chunks: Chunk[] = []
  readonly #received = { output: 0, error: 0 }
  #streams = { output: new CommandOutput(), error: new CommandOutput() }
  #bytesLeft: number
  #follower: ProgramFollower | undefined
  #isPumping = false
  #exit: ProgramExit | undefined
  #stopped: Stop | undefined
  readonly #startedAt = performance.now()

  /** `trees` ends its processes where the host does not. */
  constructor(
    order: CommandOrder,
    { host, trees }: { readonly host: ProgramHost; readonly trees: Pick<ProcessTrees, 'end'> },
  ) {
    this.#order = order
    this.#host = host
    this.#trees = trees
    this.#bytesLeft = order.outputBytesMax
    // `run` waits for it.
    this.#ended.promise.catch(() => {})
  }

  /** Throws `CommandLost`, and `WorkLeft` when the command goes on without this run of the service. */
  async run(): Promise<CommandEnd> {
    const { root, signal, onStart, log } = this.#order
    const onAbort = () => this.#abort()
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      await this.#follow(log.logged ?? { output: 0, error: 0 })
      if (signal.aborted) onAbort()
      await onStart(root)
      const { endedBy, ...exit } = await this.#ended.promise
      if (endedBy === 'host') throw new CommandLost()
      const stop = this.#stopped ?? (endedBy === 'service' ? 'signal' : endedBy)
      return { ...exit, ...(stop && { stop }), ...this.#streams }
    } catch (error) {
      // What cannot be recorded is not left running.
      if (!(error instanceof WorkLeft)) await this.#end()
      throw error
    } finally {
      signal.removeEventListener('abort', onAbort)
      this.#follower?.close()
    }
  }

  /** The log contains the output up to there. */
  acknowledge(positions: ProgramPositions): void {
    this.#follower?.acknowledge(positions)
  }

  onOutput(stream: ProgramStream, position: number, bytes: Buffer): void {
    const end = position + bytes.length
    this.#received[stream] = end
    this.#chunks.push({ stream, bytes, end })
    void this.#pump()
  }

  onExit(exit: ProgramExit): void {
    this.#exit = exit
    void this.#pump()
  }

  onLost(): void {
    void this.#lose()
  }

  async #follow({ output, error }: ProgramPositions): Promise<void> {
    const { id } = this.#order
    const earlier = async (stream: ProgramStream, position: number) =>
      new CommandOutput({
        position,
        newest: position === 0 ? Buffer.alloc(0) : await this.#host.newest(id, stream, position),
      })
    this.#streams = { output: await earlier('output', output), error: await earlier('error', error) }
    this.#bytesLeft -= output + error
    this.#follower = await this.#host.follow(id, { output, error }, this)
  }

  async #pump(): Promise<void> {
    if (this.#isPumping) return
    this.#isPumping = true
    try {
      for (let chunk = this.#chunks.shift(); chunk; chunk = this.#chunks.shift()) await this.#take(chunk)
      if (this.#exit) await this.#finish(this.#exit)
    } catch (error) {
      this.#ended.reject(error)
    } finally {
      this.#isPumping = false
    }
  }

  async #take({ stream, bytes }: Chunk): Promise<void> {
    if (this.#isDropping) return this.acknowledge(this.#received)
    const isTooMuch = bytes.length > this.#bytesLeft
    const wanted = bytes.subarray(0, this.#bytesLeft)
    this.#bytesLeft -= wanted.length
    const { whole, end } = this.#streams[stream].take(wanted)
    if (whole.length > 0) await this.#order.log.write(stream, end, whole)
    if (isTooMuch) this.#stop('outputLimit')
  }

  /** What is not wanted must not keep the program from its end. */
  get #isDropping(): boolean {
    return this.#stopped === 'outputLimit' || this.#order.signal.reason === 'lost'
  }

  async #finish(exit: ProgramExit): Promise<void> {
    const { log } = this.#order
    for (const stream of ['output', 'error'] as const) {
      const { whole, end } = this.#streams[stream].takeRest()
      if (whole.length > 0) await log.write(stream, end, whole)
    }
    await log.end()
    this.#ended.resolve(exit)
  }

  #abort(): void {
    if (this.#order.signal.reason === left) this.#ended.reject(new WorkLeft())
    else this.#stop('signal')
  }

  #stop(why: Stop): void {
    this.#stopped ??= why
    if (this.#isDropping) this.acknowledge(this.#received)
    void this.#end()
  }

  /** Where the host does not answer, its processes are ended all the same. */
  async #end(): Promise<void> {
    try {
      await this.#host.end(this.#order.id)
    } catch {
      await this.#lose()
    }
  }

  async #lose(): Promise<void> {
    const isGone = await this.#trees.end(this.#order.root)
    if (this.#stopped) this.#ended.resolve({ durationMs: performance.now() - this.#startedAt, isGone })
    else this.#ended.reject(new CommandLost())
  }
}

/** The exit code as a shell reports it, also for a command that was ended by a signal. */
export function exitCodeOf({ exitCode, signal }: CommandEnd): number {
  return exitCode ?? 128 + (signal === undefined ? 0 : constants.signals[signal])
}
