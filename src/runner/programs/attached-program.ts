import type { ProcessTrees } from '../../platform/processes/process-trees.ts'
import { RunnerGone } from '../connection.ts'
import type { ProgramChange, ProgramEvents, ProgramExit, ProgramFollower } from './program-host.ts'
import type { ProgramHost, ProgramOrder, ProgramRoot, ProgramStream } from './program-host.ts'

export interface AttachedOptions {
  readonly host: ProgramHost
  /** Of this start of the program alone. */
  readonly id: string
  readonly order: Omit<ProgramOrder, 'input' | 'isOwned'>
  /** Ends its processes where the host is gone. */
  readonly trees: Pick<ProcessTrees, 'end'>
}

/** What its owner is told, in the order in which it happened; not before `start` has begun to follow. */
export interface AttachedEvents {
  /** Returns whether more may come at once: otherwise `resume` says when. */
  onOutput(stream: ProgramStream, bytes: Buffer): boolean
  onChange(change: ProgramChange): void
  /** Nothing comes any more. Without an exit, the host is gone, and the program with it. */
  onEnd(exit: ProgramExit | undefined): void
}

/** So much is taken before the host is told: a word for each part would cost as much as the part. */
const untoldBytesMax = 64 * 1024
const untoldPartsMax = 256

/** A program at the host with which this process talks by its pipes, as with a child. It ends with this process. */
export class AttachedProgram {
  readonly root: ProgramRoot
  readonly #options: AttachedOptions
  readonly #events: AttachedEvents
  readonly #received = { output: 0, error: 0 }
  #untold = { bytes: 0, parts: 0 }
  #isHeld = false
  #follower: ProgramFollower | undefined
  /** What is written in this tick, which goes out as one. */
  #input: Buffer[] = []
  #flushing: Promise<void> | undefined
  #written = 0
  #waitingBytes = 0
  #isOver = false
  #ending: Promise<boolean> | undefined

  /** Fails as the start of a program does, and with `RunnerGone`. */
  static async start(options: AttachedOptions, events: AttachedEvents): Promise<AttachedProgram> {
    const { host, id, order } = options
    const root = await host.open(id, { ...order, input: 'pipe', isOwned: true }, { about: {} })
    const program = new AttachedProgram(options, root, events)
    await program.#follow()
    return program
  }

  private constructor(options: AttachedOptions, root: ProgramRoot, events: AttachedEvents) {
    this.#options = options
    this.root = root
    this.#events = events
  }

  /** How much was written that the program has not taken. */
  get waitingBytes(): number {
    return this.#waitingBytes
  }

  /** Resolves when the program takes more. Fails when it takes no input. */
  async write(bytes: Buffer): Promise<void> {
    if (this.#isOver) throw new RunnerGone()
    this.#input.push(bytes)
    this.#waitingBytes += bytes.length
    return (this.#flushing ??= endOfTick().then(() => this.#flush()))
  }

  endInput(): void {
    void this.#endInput()
  }

  /** More output may come. */
  resume(): void {
    if (!this.#isHeld) return
    this.#isHeld = false
    this.#acknowledge()
  }

  async signal(name: NodeJS.Signals): Promise<void> {
    if (this.#isOver) return
    return this.#options.host.signal(this.#options.id, name).catch(() => {})
  }

  /** Ends it with everything it started, once. Returns whether nothing is left. */
  end(): Promise<boolean> {
    return (this.#ending ??= this.#end())
  }

  async #follow(): Promise<void> {
    const { host, id } = this.#options
    const events: ProgramEvents = {
      onOutput: (stream, position, bytes) => this.#take(stream, position, bytes),
      onChange: (change) => this.#events.onChange(change),
      onExit: (exit) => this.#finish(exit),
      onLost: () => {
        void this.end()
        this.#finish(undefined)
      },
    }
    try {
      this.#follower = await host.follow(id, { output: 0, error: 0 }, events)
    } catch (error) {
      await this.end()
      throw error
    }
    if (this.#isOver) this.#follower.close()
    else if (!this.#isHeld) this.#acknowledge()
  }

  #take(stream: ProgramStream, position: number, bytes: Buffer): void {
    this.#received[stream] = position + bytes.length
    this.#untold.bytes += bytes.length
    this.#untold.parts += 1
    if (!this.#events.onOutput(stream, bytes)) this.#isHeld = true
    const { bytes: count, parts } = this.#untold
    if (!this.#isHeld && (count >= untoldBytesMax || parts >= untoldPartsMax)) this.#acknowledge()
  }

  #acknowledge(): void {
    if (this.#untold.parts === 0 || !this.#follower) return
    this.#untold = { bytes: 0, parts: 0 }
    this.#follower.acknowledge({ ...this.#received })
  }

  async #flush(): Promise<void> {
    this.#flushing = undefined
    const [first, ...rest] = this.#input
    const bytes = first && rest.length === 0 ? first : Buffer.concat(this.#input)
    this.#input = []
    const position = this.#written
    this.#written += bytes.length
    try {
      await this.#options.host.write(this.#options.id, position, bytes)
    } finally {
      this.#waitingBytes -= bytes.length
    }
  }

  /** What was written in this tick comes first. */
  async #endInput(): Promise<void> {
    await endOfTick()
    await this.#options.host.endInput(this.#options.id).catch(() => {})
  }

  #finish(exit: ProgramExit | undefined): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#events.onEnd(exit)
    if (exit) void this.#forget()
  }

  async #end(): Promise<boolean> {
    const { host, id, order, trees } = this.#options
    try {
      return await host.end(id)
    } catch {
      return await trees.end(this.root, order.ending)
    } finally {
      await this.#forget()
    }
  }

  async #forget(): Promise<void> {
    this.#isOver = true
    this.#follower?.close()
    await this.#options.host.forget(this.#options.id).catch(() => {})
  }
}

function endOfTick(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve))
}
