import { Duplex, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { RunnerGone } from '../connection.ts'
import type { CommandPositions, CommandSignal, CommandStream, RunningCommand } from './service-command.ts'

export interface CommandActions {
  acknowledge(positions: CommandPositions): void
  answer(position: number, bytes: Buffer): Promise<void>
  signal(name: CommandSignal): Promise<void>
  /** It has ended, and the host may let go of it. */
  forget(): void
}

/** So much is read before the host is told: less than what it sends without an answer. */
const untoldBytesMax = 256 * 1024

/** A command at a host in another process, used like a child. */
export class ReceivedCommand implements RunningCommand {
  readonly generation: string
  readonly stdout: ReceivedStream
  readonly stderr: ReceivedStream
  readonly conversation: Conversation | undefined
  readonly ended: Promise<number | null>
  isStarted = false
  readonly #actions: CommandActions
  readonly #end = Promise.withResolvers<number | null>()
  #isOver = false

  constructor(generation: string, asks: boolean, actions: CommandActions) {
    this.generation = generation
    this.#actions = actions
    const told = () => actions.acknowledge(this.positions)
    this.stdout = new ReceivedStream(told)
    this.stderr = new ReceivedStream(told)
    this.conversation = asks ? new Conversation((position, bytes) => actions.answer(position, bytes)) : undefined
    this.ended = this.#end.promise
    // It is awaited later, unless the reader leaves before.
    this.ended.catch(() => {})
  }

  /** Up to where its streams have come. */
  get positions(): CommandPositions {
    return {
      output: this.stdout.position,
      error: this.stderr.position,
      question: this.conversation?.position ?? 0,
    }
  }

  kill(name: CommandSignal): void {
    // A command that the signal does not reach is gone, or its host hangs: it counts as lost.
    if (!this.#isOver) this.#actions.signal(name).catch(() => this.lose())
  }

  take(stream: CommandStream, position: number, bytes: Buffer): void {
    if (stream === 'question') this.conversation?.receive(position, bytes)
    else (stream === 'output' ? this.stdout : this.stderr).receive(position, bytes)
  }

  end(code: number | null): void {
    if (this.#isOver) return
    this.#close()
    const isRead = Promise.allSettled([finished(this.stdout), finished(this.stderr)])
    void isRead.then(() => this.#end.resolve(code))
  }

  /** The host is gone, or does not know it. */
  lose(): void {
    if (this.#isOver) return
    this.#close()
    this.#end.reject(new RunnerGone())
  }

  #close(): void {
    this.#isOver = true
    this.#actions.forget()
    this.stdout.push(null)
    this.stderr.push(null)
    this.conversation?.destroy()
  }
}

class ReceivedStream extends Readable {
  readonly #acknowledge: () => void
  position = 0
  #told = 0

  constructor(acknowledge: () => void) {
    super()
    this.#acknowledge = acknowledge
  }

  receive(from: number, given: Buffer): void {
    // What was on its way when it was resumed comes twice.
    const bytes = given.subarray(Math.max(0, this.position - from))
    if (from > this.position || bytes.length === 0) return
    this.position += bytes.length
    if (this.destroyed) this.#tell()
    else this.push(bytes)
  }

  /** What has come is read no more: the host must not wait for its acknowledgement. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (!this.readableEnded && this.position > this.#told) this.#tellNow()
    done(error)
  }

  /** What came before was read. */
  override _read(): void {
    this.#tell()
  }

  #tell(): void {
    if (this.position - this.#told >= untoldBytesMax) this.#tellNow()
  }

  #tellNow(): void {
    this.#told = this.position
    this.#acknowledge()
  }
}

class Conversation extends Duplex {
  readonly #answer: (position: number, bytes: Buffer) => Promise<void>
  position = 0
  #written = 0

  constructor(answer: (position: number, bytes: Buffer) => Promise<void>) {
    super()
    this.#answer = answer
    this.on('error', () => {})
  }

  receive(from: number, given: Buffer): void {
    const bytes = given.subarray(Math.max(0, this.position - from))
    if (from > this.position || bytes.length === 0 || this.destroyed) return
    this.position += bytes.length
    this.push(bytes)
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    const position = this.#written
    this.#written += bytes.length
    this.#answer(position, bytes).then(() => done(), done)
  }
}
