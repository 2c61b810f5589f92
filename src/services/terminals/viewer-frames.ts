import type { components } from '../../generated/types.ts'
import type { PtySize } from '../../runner/terminal-host.ts'

/** The text messages of a connection, as the contract has them. */
export type TerminalFrame = components['schemas']['TerminalFrame']
export type TerminalRequest = components['schemas']['TerminalRequest']

const outputKind = 0
const snapshotKind = 1
/** A byte for the kind and eight for the position. */
const headBytes = 9
const sizeBytes = 4

/**
 * A binary message: the position is that of the first byte. Where there is room before the bytes, it is made in place:
 * a flood is not copied, and makes no garbage.
 */
export function outputMessage(position: number, bytes: Uint8Array, hasRoom = false): Uint8Array {
  const message = hasRoom
    ? Buffer.from(bytes.buffer, bytes.byteOffset - headBytes, headBytes + bytes.length)
    : Buffer.allocUnsafe(headBytes + bytes.length)
  if (!hasRoom) message.set(bytes, headBytes)
  writeHead(message, outputKind, position)
  return message
}

/** A binary message: the bytes draw the screen as it was at the position. */
export function snapshotMessage(position: number, { cols, rows }: PtySize, bytes: Uint8Array): Uint8Array {
  const message = Buffer.allocUnsafe(headBytes + sizeBytes + bytes.length)
  writeHead(message, snapshotKind, position)
  message.writeUInt16BE(cols, headBytes)
  message.writeUInt16BE(rows, headBytes + 2)
  message.set(bytes, headBytes + sizeBytes)
  return message
}

function writeHead(message: Buffer, kind: number, position: number): void {
  message.writeUInt8(kind, 0)
  message.writeBigUInt64BE(BigInt(position), 1)
}
