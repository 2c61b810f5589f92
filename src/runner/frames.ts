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

export class FrameTooLong extends Error {
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
  const [frame, ...more] = new FrameReader<Head>().read(message)
  if (!frame || more.length > 0 || message.readUInt32BE() + lengthBytes !== message.length)
    throw new TypeError('A message of a runner is one frame.')
  return frame
}

/** Puts frames together from what arrives in pieces. */
export class FrameReader<Head> {
  #waiting: Buffer[] = []
  #length = 0

  /** The frames that are complete with these bytes. Throws `FrameTooLong`, and at what has no object as its head. */
  read(bytes: Buffer): RunnerFrame<Head>[] {
    this.#waiting.push(bytes)
    this.#length += bytes.length
    const frames: RunnerFrame<Head>[] = []
    for (let wanted = this.#wanted(); this.#length >= wanted; wanted = this.#wanted()) {
      const frame = this.#take(wanted)
      const headEnd = 2 * lengthBytes + frame.readUInt32BE(lengthBytes)
      if (headEnd > frame.length) throw new TypeError('The head of a message is longer than the message.')
      // What it has to be is looked at by who reads it.
      const head: Head | null = JSON.parse(frame.toString('utf8', 2 * lengthBytes, headEnd))
      if (typeof head !== 'object' || head === null) throw new TypeError('The head of a message is an object.')
      frames.push({ head, body: frame.subarray(headEnd) })
    }
    return frames
  }

  /** The length of the next frame, or of what tells it. */
  #wanted(): number {
    if (this.#length < lengthBytes) return lengthBytes
    if ((this.#waiting[0]?.length ?? 0) < lengthBytes) this.#waiting = [Buffer.concat(this.#waiting)]
    const wanted = lengthBytes + (this.#waiting[0]?.readUInt32BE() ?? 0)
    if (wanted > frameBytesMax) throw new FrameTooLong()
    return wanted
  }

  #take(length: number): Buffer {
    const all = this.#waiting.length === 1 && this.#waiting[0] ? this.#waiting[0] : Buffer.concat(this.#waiting)
    this.#waiting = all.length > length ? [all.subarray(length)] : []
    this.#length = all.length - length
    return all.subarray(0, length)
  }
}
