import { statSync } from 'node:fs'
import { chmod, rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { shortSocketPath } from '../platform/files/socket-path.ts'
import { codeOf } from '../platform/work/system-error.ts'
import { socketLink } from './link.ts'
import type { MakeLink, RunnerLink } from './link.ts'
import type { Ask, AnswerTo, CallName, RunnerEvent, ServiceMessage } from './protocol.ts'

/** An answer, and the bytes that go with it. */
export type RunnerReply<Name extends CallName> = AnswerTo<Name> & { readonly body?: Uint8Array }

/** What a call is answered with: one function for each call. */
export type CallHandlers = {
  readonly [Name in CallName]: (
    ask: Ask<Name>,
    call: { readonly body: Buffer; readonly signal: AbortSignal; readonly peer: ServicePeer },
  ) => Promise<RunnerReply<Name>> | RunnerReply<Name>
}

/** The service at the other end of a connection. */
export interface ServicePeer {
  tell(event: RunnerEvent, body?: Uint8Array): void
  /** Tells what the next one replaces: it is left out while the service has much to read. */
  tellLatest(event: RunnerEvent): void
  close(): void
}

const unreadBytesMax = 1024 * 1024

/** Answers services on a socket that the owner of its folder alone may open. */
export class RunnerServer {
  readonly #server: Server
  readonly #handlers: CallHandlers
  readonly #onClose: (peer: ServicePeer) => void
  readonly #links = new Set<RunnerLink>()
  #inode: number | undefined

  constructor(handlers: CallHandlers, onClose: (peer: ServicePeer) => void) {
    this.#handlers = handlers
    this.#onClose = onClose
    this.#server = createServer((socket: Socket) => this.serve(socketLink(socket)))
  }

  get connections(): number {
    return this.#links.size
  }

  /** Takes the place of a runner that has ended: at no time may others than the owner open what is there. */
  async listen(path: string): Promise<void> {
    // The name that it was bound to is removed at its end, when another runner may have its place.
    const bound = `${path}.${process.pid}`
    const place = shortSocketPath(bound)
    await rm(bound, { force: true })
    this.#server.listen(place.path)
    await once(this.#server, 'listening')
    await chmod(bound, 0o600)
    this.#inode = inodeOf(bound)
    await rename(bound, path)
  }

  /** Whether who opens the socket at the path comes to this server. */
  isAt(path: string): boolean {
    return this.#inode !== undefined && inodeOf(path) === this.#inode
  }

  close(): void {
    this.#server.close()
    for (const link of this.#links) link.close()
  }

  /** Answers a service that is connected in another way. */
  serve(makeLink: MakeLink<ServiceMessage>): void {
    const pending = new Map<number, AbortController>()
    const link = makeLink({
      onFrame: ({ head, body }) => {
        // What comes by this connection is no message of the protocol.
        this.#take(head, { body, link, peer, pending }).catch(() => link.close())
      },
      onClose: () => {
        this.#links.delete(link)
        for (const controller of pending.values()) controller.abort()
        this.#onClose(peer)
      },
    })
    const peer: ServicePeer = {
      tell: (event, body) => link.send(event, body),
      tellLatest: (event) => {
        if (link.waitingBytes < unreadBytesMax) link.send(event)
      },
      close: () => link.close(),
    }
    this.#links.add(link)
  }

  async #take(
    message: ServiceMessage,
    { body, link, peer, pending }: TakenCall & { readonly pending: Map<number, AbortController> },
  ): Promise<void> {
    if ('cancel' in message) return pending.get(message.cancel)?.abort()
    const { id, call, ask } = message
    const controller = new AbortController()
    if (id !== undefined) pending.set(id, controller)
    const reply = await this.#answer(call, ask, { body, peer, signal: controller.signal })
    if (id === undefined || !link.isOpen) return
    pending.delete(id)
    link.send({ id, ...reply.message }, reply.body)
  }

  async #answer(
    call: CallName,
    ask: object,
    context: { readonly body: Buffer; readonly peer: ServicePeer; readonly signal: AbortSignal },
  ): Promise<{ readonly message: object; readonly body?: Uint8Array }> {
    try {
      // The service is code of this project: what it asks has the shape that the call has.
      const handler = this.#handlers[call] as AnyHandler<typeof context>
      const { body, ...answer } = await handler(ask, context)
      return { message: { answer }, ...(body && { body }) }
    } catch (error) {
      const code = codeOf(error)
      const message = error instanceof Error ? error.message : String(error)
      return { message: { error: { message, ...(code !== undefined && { code }) } } }
    }
  }
}

/** While the socket is open, no other file has its number. */
function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}

type AnyHandler<Context> = (ask: object, context: Context) => Promise<{ readonly body?: Uint8Array }>

interface TakenCall {
  readonly body: Buffer
  readonly link: RunnerLink
  readonly peer: ServicePeer
}
