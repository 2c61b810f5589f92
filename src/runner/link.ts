import type { Socket } from 'node:net'
import { FrameReader, writeFrame } from './frames.ts'
import type { RunnerFrame } from './frames.ts'

/** A connection of frames between a service and a runner, whatever carries it. */
export interface RunnerLink {
  readonly isOpen: boolean
  /** How many bytes wait because the other end has not taken them. */
  readonly waitingBytes: number
  send(head: object, body?: Uint8Array): void
  close(): void
}

export interface RunnerLinkEvents<Head> {
  /** What it throws ends the connection: the other end has sent what is no message of the protocol. */
  onFrame(frame: RunnerFrame<Head>): void
  onClose(): void
}

/** Begins to use a connection: opened, or about to be. */
export type MakeLink<Head> = (events: RunnerLinkEvents<Head>) => RunnerLink

/** What arrives by a socket: its events, or the buffer that it fills again and again. */
export interface ArrivingBytes {
  on(event: 'data', take: (bytes: Buffer) => void): unknown
}

/** Frames by a stream of bytes. */
export function socketLink<Head>(socket: Socket, arriving: ArrivingBytes = socket): MakeLink<Head> {
  return ({ onFrame, onClose }) => {
    const reader = new FrameReader<Head>()
    arriving.on('data', (bytes) => {
      try {
        for (const frame of reader.read(bytes)) onFrame(frame)
      } catch {
        socket.destroy()
      }
    })
    // The end of a connection follows its errors.
    socket.on('error', () => {})
    socket.once('close', onClose)
    return {
      get isOpen() {
        return socket.writable
      },
      get waitingBytes() {
        return socket.writableLength
      },
      send: (head, body) => {
        if (socket.writable) writeFrame(socket, head, body)
      },
      close: () => void socket.destroy(),
    }
  }
}
