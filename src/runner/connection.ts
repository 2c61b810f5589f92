import { once } from 'node:events'
import { createConnection } from 'node:net'
import type { OnReadOpts } from 'node:net'
import { shortSocketPath } from '../platform/files/socket-path.ts'
import { socketLink } from './link.ts'
import type { ArrivingBytes, MakeLink, RunnerLink } from './link.ts'
import type { Ask, AnswerTo, CallName, RunnerEvent, RunnerMessage } from './protocol.ts'

/** The runner has gone before it answered. */
export class RunnerGone extends Error {
  readonly code = 'RUNNER_GONE'

  constructor() {
    super('The runner has gone.')
  }
}

/** It has connected to another process of the service: what was this one's alone has ended. */
export class RunnerMoved extends RunnerGone {
  override readonly message = 'The runner is connected to another process of the service.'
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
  readonly #link: RunnerLink
  readonly #pending = new Map<number, Pending>()
  #lastId = 0
  #received = 0

  /** Fails with `ENOENT` or `ECONNREFUSED` where no runner listens. */
  static async open(path: string, events: RunnerConnectionEvents): Promise<RunnerConnection> {
    const place = shortSocketPath(path)
    try {
      const { onread, arriving } = oneBuffer()
      const socket = createConnection({ path: place.path, onread })
      await once(socket, 'connect')
      return new RunnerConnection(socketLink(socket, arriving), events)
    } finally {
      place.close()
    }
  }

  constructor(makeLink: MakeLink<RunnerMessage>, { onEvent, onClose }: RunnerConnectionEvents) {
    this.#link = makeLink({
      onFrame: ({ head, body }) => this.#take(head, body, onEvent),
      onClose: () => {
        for (const { reject } of this.#pending.values()) reject(new RunnerGone())
        this.#pending.clear()
        onClose()
      },
    })
  }

  get isOpen(): boolean {
    return this.#link.isOpen
  }

  /** How many messages have come from the runner. */
  get received(): number {
    return this.#received
  }

  /** How much the runner has not taken. */
  get waitingBytes(): number {
    return this.#link.waitingBytes
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
    const cancel = () => void this.#link.send({ cancel: id })
    signal?.addEventListener('abort', cancel, { once: true })
    this.#link.send({ id, call, ask }, body)
    if (signal?.aborted) cancel()
    try {
      const answered = await promise
      // The runner is code of this project, and answers each call in its shape.
      return { ...(answered.answer as AnswerTo<Name>), body: answered.body }
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }

  /** A call without an answer. */
  tell<Name extends CallName>(call: Name, ask: Ask<Name>): void {
    if (this.isOpen) this.#link.send({ call, ask })
  }

  close(): void {
    this.#link.close()
  }

  #take(message: RunnerMessage, body: Buffer, onEvent: RunnerConnectionEvents['onEvent']): void {
    this.#received += 1
    if ('event' in message) return onEvent(message, body)
    const pending = this.#pending.get(message.id)
    this.#pending.delete(message.id)
    if ('answer' in message) return pending?.resolve({ answer: message.answer, body })
    pending?.reject(failureOf(message.error))
  }
}

/** What a terminal prints passes here: to read into buffers of its own costs more than to copy. */
function oneBuffer(): { readonly onread: OnReadOpts; readonly arriving: ArrivingBytes } {
  let take: (bytes: Buffer) => void = () => {}
  const buffer = Buffer.allocUnsafeSlow(readBytes)
  const callback = (count: number) => {
    take(buffer.subarray(0, count))
    return true
  }
  // The runner says nothing before it is asked.
  const on = (_event: 'data', next: (bytes: Buffer) => void) => {
    take = next
  }
  return { onread: { buffer, callback }, arriving: { on } }
}

const readBytes = 128 * 1024
const wordsMax = 1_500
const codeForm = /^[A-Za-z][A-Za-z0-9_]{0,40}$/

/** What a runner failed with, in one line of a length that fits where it is shown. */
function failureOf({ message, code }: { readonly message: string; readonly code?: string }): Error {
  const words = String(message)
    .slice(0, wordsMax)
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
  const error = new Error(words === '' ? 'The runner failed without a word.' : words)
  return code !== undefined && codeForm.test(code) ? Object.assign(error, { code }) : error
}
