import { once } from 'node:events'
import { createConnection } from 'node:net'
import type { Socket } from 'node:net'
import { shortSocketPath } from '../platform/files/socket-path.ts'
import { FrameReader, writeFrame } from './frames.ts'
import type { RunnerFrame } from './frames.ts'
import type { Ask, AnswerTo, CallName, RunnerEvent, RunnerMessage } from './protocol.ts'

/** The runner has gone before it answered. */
export class RunnerGone extends Error {
  readonly code = 'RUNNER_GONE'

  constructor() {
    super('The runner has gone.')
  }
}

export interface RunnerConnectionEvents {
  onEvent(event: RunnerEvent, body: Buffer): void
  onClose(): void
}

interface Pending {
  resolve(answer: { readonly answer: object; readonly body: Buffer }): void
  reject(error: Error): void
}

/** A connection of a service to a runner. */
export class RunnerConnection {
  readonly #socket: Socket
  readonly #pending = new Map<number, Pending>()
  #lastId = 0

  /** Fails with `ENOENT` or `ECONNREFUSED` where no runner listens. */
  static async open(path: string, events: RunnerConnectionEvents): Promise<RunnerConnection> {
    const place = shortSocketPath(path)
    try {
      const socket = createConnection(place.path)
      await once(socket, 'connect')
      return new RunnerConnection(socket, events)
    } finally {
      place.close()
    }
  }

  private constructor(socket: Socket, { onEvent, onClose }: RunnerConnectionEvents) {
    this.#socket = socket
    const reader = new FrameReader<RunnerMessage>()
    socket.on('data', (bytes) => {
      for (const { head, body } of this.#framesIn(reader, bytes)) this.#take(head, body, onEvent)
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      for (const { reject } of this.#pending.values()) reject(new RunnerGone())
      this.#pending.clear()
      onClose()
    })
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed
  }

  /** Fails with what the runner failed with, `code` and message, and with `RunnerGone`. */
  async call<Name extends CallName>(
    call: Name,
    ask: Ask<Name>,
    { body, signal }: { readonly body?: Uint8Array; readonly signal?: AbortSignal } = {},
  ): Promise<AnswerTo<Name> & { readonly body: Buffer }> {
    if (!this.isOpen) throw new RunnerGone()
    const id = ++this.#lastId
    const { promise, ...pending } = Promise.withResolvers<{ readonly answer: object; readonly body: Buffer }>()
    this.#pending.set(id, pending)
    const cancel = () => void writeFrame(this.#socket, { cancel: id })
    signal?.addEventListener('abort', cancel, { once: true })
    writeFrame(this.#socket, { id, call, ask }, body)
    if (signal?.aborted) cancel()
    try {
      const answered = await promise
      // The runner is code of this project, and answers each call in its shape.
      return { ...(answered.answer as AnswerTo<Name>), body: answered.body }
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }

  /** A call whose answer nobody needs. */
  tell<Name extends CallName>(call: Name, ask: Ask<Name>): void {
    if (this.isOpen) writeFrame(this.#socket, { call, ask })
  }

  close(): void {
    this.#socket.destroy()
  }

  /** What is no message of the protocol ends the connection. */
  #framesIn(reader: FrameReader<RunnerMessage>, bytes: Buffer): readonly RunnerFrame<RunnerMessage>[] {
    try {
      return reader.read(bytes)
    } catch {
      this.#socket.destroy()
      return []
    }
  }

  #take(message: RunnerMessage, body: Buffer, onEvent: RunnerConnectionEvents['onEvent']): void {
    if ('event' in message) return onEvent(message, body)
    const pending = this.#pending.get(message.id)
    this.#pending.delete(message.id)
    if ('answer' in message) return pending?.resolve({ answer: message.answer, body })
    const { error } = message
    pending?.reject(Object.assign(new Error(error.message), error))
  }
}
