const drainedBytesMax = 104_857_600 // as much as one upload by default; a sender of more is cut off

/** Reads bytes that are refused to their end, so that the sender hears the answer instead of a broken connection. */
export async function drain(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  let drainedBytes = 0
  for await (const chunk of bytes) {
    drainedBytes += chunk.byteLength
    if (drainedBytes > drainedBytesMax) return
  }
}

/** Bytes of which a reader may stop early, so that what is left can be drained. */
export function resumable(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]()
  return { [Symbol.asyncIterator]: () => ({ next: () => iterator.next() }) }
}
