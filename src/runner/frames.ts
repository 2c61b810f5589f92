import type { Socket } from 'node:net'

/** A message of the protocol: a JSON object, and bytes that go with it. */
export interface RunnerFrame<Head> {
  readonly head: Head
  readonly body: Buffer
}

/** Two lengths, each an unsigned number of 32 bits: of all that follows the first, and of the head. */
const lengthBytes = 4
/** More than any message has: what claims to be longer is no message of this protocol. */
const frameBytesMax = 64 * 1024 * 1024
const nothing = Buffer.alloc(0)

class FrameTooLong extends Error {
  constructor() {
    super('A message of the runner is longer than any may be.')
  }
}

/** Writes a frame. */
export function writeFrame(socket: Socket, head: object, body: Uint8Array = nothing): void {
  const text = Buffer.from(JSON.stringify(head))
  const start = Buffer.allocUnsafe(2 * lengthBytes)
  start.writeUInt32BE(lengthBytes + text.length + body.length)
  start.writeUInt32BE(text.length, lengthBytes)
  socket.cork()
  socket.write(start)
  socket.write(text)
  if (body.length > 0) socket.write(body)
  process.nextTick(() => socket.uncork())
}

/** A frame as one message of bytes. */
export function frameBytes(head: object, body: Uint8Array = nothing): Buffer {
  const text = Buffer.from(JSON.stringify(head))
  const start = Buffer.allocUnsafe(2 * lengthBytes)
  start.writeUInt32BE(lengthBytes + text.length + body.length)
  start.writeUInt32BE(text.length, lengthBytes)
  return Buffer.concat([start, text, body])
}

/** The one frame of a message. Throws at what is none, at more than one, and at a part of one. */
export function frameIn<Head>(message: Buffer): RunnerFrame<Head> {
  const isWhole = message.length >= lengthBytes && message.readUInt32BE() + lengthBytes === message.length
  const [frame] = isWhole ? new FrameReader<Head>().read(message) : []
  if (!frame) throw new TypeError('A message of a runner is one frame.')
  return frame
}

/** Puts frames together from what arrives in pieces. The pieces are copied once, and may then be written over. */
export class FrameReader<Head> {
  readonly #start = Buffer.alloc(lengthBytes)
  #startBytes = 0
  /** What follows the first length. */
  #rest: Buffer | undefined
  #restBytes = 0

  /** The frames that are complete with these bytes. Throws `FrameTooLong`, and at what has no object as its head. */
  read(bytes: Buffer): RunnerFrame<Head>[] {
    const frames: RunnerFrame<Head>[] = []
    for (let at = 0; at < bytes.length; ) {
      const rest = this.#rest
      if (rest) {
        const taken = bytes.copy(rest, this.#restBytes, at)
        at += taken
        this.#restBytes += taken
      } else {
        const taken = bytes.copy(this.#start, this.#startBytes, at)
        at += taken
        this.#startBytes += taken
        if (this.#startBytes === lengthBytes) this.#begin(this.#start.readUInt32BE())
      }
      if (this.#rest && this.#restBytes === this.#rest.length) frames.push(this.#take(this.#rest))
    }
    return frames
  }

  #begin(length: number): void {
    if (length + lengthBytes > frameBytesMax) throw new FrameTooLong()
    this.#rest = Buffer.allocUnsafe(length)
    this.#restBytes = 0
  }

  #take(rest: Buffer): RunnerFrame<Head> {
    this.#rest = undefined
    this.#startBytes = 0
    const headEnd = lengthBytes + rest.readUInt32BE()
    if (headEnd > rest.length) throw new TypeError('The head of a message is longer than the message.')
    // What it has to be is looked at by who reads it.
    const head: Head | null = JSON.parse(rest.toString('utf8', lengthBytes, headEnd))
    if (typeof head !== 'object' || head === null) throw new TypeError('The head of a message is an object.')
    return { head, body: rest.subarray(headEnd) }
  }
}
