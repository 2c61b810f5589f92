import type { Writable } from 'node:stream'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import { ProgramOutput } from './program-output.ts'
import type { ProgramChange, ProgramEvents, ProgramExit } from './program-host.ts'
import type { ProgramFollower, ProgramPositions, ProgramStream } from './program-host.ts'

export interface PipedProgramParts {
  readonly readers: readonly [output: Socket, error: Socket]
  readonly input: Writable | null
  readonly unreadBytes: number
  readonly secretMask?: SecretMask | undefined
}

/** The largest part of the output that is handed on at once. */
const partBytes = 64 * 1024
/** So often the streams may alternate in what is not acknowledged. */
const segmentsMax = 16 * 1024

/** Bytes of one stream that were read one after the other, none of the other stream between them. */
interface Segment {
  readonly stream: ProgramStream
  readonly from: number
  to: number
}

/** What a program has written, in the order in which it was read, and who follows it. */
export class PipedProgram {
  readonly #streams: Readonly<Record<ProgramStream, ProgramOutput>>
  readonly #input: Writable | null
  /** What is not acknowledged. */
  readonly #segments: Segment[] = []
  /** What has changed so far, for who follows later. */
  readonly #changes: ProgramChange[] = []
  #follower: Following | undefined
  #exit: ProgramExit | undefined
  #inputBytes = 0

  constructor({ readers, input, unreadBytes, secretMask }: PipedProgramParts) {
    const [output, error] = readers
    const streamOf = (stream: ProgramStream, reader: Socket) =>
      new ProgramOutput(reader, unreadBytes, {
        secrets: secretMask?.finder(),
        onBytes: (from, to) => this.#add(stream, from, to),
        onClosed: () => this.change({ kind: 'closed', pipe: stream }),
      })
    this.#streams = { output: streamOf('output', output), error: streamOf('error', error) }
    this.#input = input
    input?.setMaxListeners(0)
    input?.on('error', () => this.change({ kind: 'closed', pipe: 'input' }))
  }

  get exit(): ProgramExit | undefined {
    return this.#exit
  }

  follow({ output, error }: ProgramPositions, events: ProgramEvents): ProgramFollower {
    // What was acknowledged is no longer wanted.
    const positions = {
      output: Math.max(output, this.#streams.output.acknowledged),
      error: Math.max(error, this.#streams.error.acknowledged),
    }
    const follower = { events, positions, next: 0, changes: 0 }
    this.#follower = follower
    this.#pump()
    return {
      acknowledge: (acknowledged) => this.#acknowledge(acknowledged),
      close: () => {
        if (this.#follower === follower) this.#follower = undefined
      },
    }
  }

  change(change: ProgramChange): void {
    this.#changes.push(change)
    this.#pump()
  }

  newest(stream: ProgramStream, before: number): Buffer {
    return this.#streams[stream].newest(before)
  }

  async write(position: number, bytes: Uint8Array): Promise<void> {
    const input = this.#input
    const rest = bytes.subarray(this.#inputBytes - position)
    if (!input?.writable || position > this.#inputBytes) throw new Error('The program takes no input at this position.')
    this.#inputBytes += rest.length
    if (rest.length > 0) input.write(rest)
    if (input.writableNeedDrain) await Promise.race([once(input, 'drain'), once(input, 'close')]).catch(() => {})
  }

  endInput(): void {
    this.#input?.end()
  }

  /** Waits until all that the ended program has written was read. */
  async finish(): Promise<void> {
    this.#input?.destroy()
    await Promise.all([this.#streams.output.finish(), this.#streams.error.finish()])
  }

  /** Nothing comes any more. */
  close(exit: ProgramExit): void {
    this.#exit = exit
    this.#pump()
  }

  /** Lets go of the pipes. */
  drop(): void {
    this.#follower = undefined
    this.#streams.output.drop()
    this.#streams.error.drop()
  }

  #add(stream: ProgramStream, from: number, to: number): void {
    const last = this.#segments.at(-1)
    if (last?.stream === stream) last.to = to
    else this.#segments.push({ stream, from, to })
    this.#pump()
    this.#govern()
  }

  #pump(): void {
    const follower = this.#follower
    if (!follower) return
    for (; ; follower.next += 1) {
      const segment = this.#segments[follower.next]
      if (segment) this.#send(segment, follower)
      // The last one may grow.
      if (follower.next >= this.#segments.length - 1) break
    }
    for (const change of this.#changes.slice(follower.changes)) follower.events.onChange?.(change)
    follower.changes = this.#changes.length
    if (!this.#exit) return
    this.#follower = undefined
    follower.events.onExit(this.#exit)
  }

  #send({ stream, from, to }: Segment, { positions, events }: Following): void {
    for (let at = Math.max(from, positions[stream]); at < to; at = positions[stream]) {
      positions[stream] = Math.min(to, at + partBytes)
      events.onOutput(stream, at, this.#streams[stream].copy(at, positions[stream]))
    }
  }

  #acknowledge({ output, error }: ProgramPositions): void {
    this.#streams.output.acknowledge(output)
    this.#streams.error.acknowledge(error)
    for (let first = this.#segments[0]; first && this.#isAcknowledged(first); first = this.#segments[0]) {
      this.#segments.shift()
      if (this.#follower && this.#follower.next > 0) this.#follower.next -= 1
    }
    this.#govern()
  }

  #isAcknowledged({ stream, to }: Segment): boolean {
    return to <= this.#streams[stream].acknowledged
  }

  /** The program waits while too much is not acknowledged. */
  #govern(): void {
    const { output, error } = this.#streams
    const isCrowded = this.#segments.length >= segmentsMax
    output.setReading(!isCrowded && !output.isFull)
    error.setReading(!isCrowded && !error.isFull)
  }
}

interface Following {
  readonly events: ProgramEvents
  /** Up to where it was handed each stream. */
  readonly positions: Record<ProgramStream, number>
  /** The segment that comes next. */
  next: number
  /** How many changes it was told. */
  changes: number
}
