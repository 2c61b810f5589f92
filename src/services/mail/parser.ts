import { parentPort } from 'node:worker_threads'
import { BeyondLimits } from './limits.ts'
import { readMessage, type Message } from './message.ts'

/** What the worker answers to the bytes of a message. */
export type Parsed =
  | { readonly message: Message }
  | { readonly refusal: string }

// The entry of the worker thread: one message in, one answer out.
parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await parse(bytes))
})

async function parse(bytes: Uint8Array): Promise<Parsed> {
  try {
    return { message: await readMessage(bytes) }
  } catch (error) {
    // Anything else ends the worker, and the thread that waits for it learns why.
    if (error instanceof BeyondLimits) return { refusal: error.message }
    throw error
  }
}
