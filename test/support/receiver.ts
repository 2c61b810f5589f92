import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Teardown } from './folder.ts'
import { requireValid } from './require-valid.ts'

/** What a receiver answers: a status, a redirect to somewhere, or nothing at all. */
export type Reaction = number | { readonly redirect: string } | 'nothing'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A service that takes webhooks on loopback. */
export class Receiver {
  readonly received: Received[] = []
  /** How to answer the request of a number, counted from 1. */
  react: (request: Received, count: number) => Reaction = () => 204
  readonly #server: Server
  readonly #waiting = new Set<() => void>()

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(t: Teardown, port = 0): Promise<Receiver> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () =>
        receiver.#take(
          { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() },
          (reaction) => {
            if (reaction === 'nothing') return
            if (typeof reaction === 'number') response.writeHead(reaction)
            else response.writeHead(302, { location: reaction.redirect })
            response.end()
          },
        ),
      )
    })
    const receiver = new Receiver(server)
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    t.teardown(() => receiver.stop())
    return receiver
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`
  }

  /** Resolves when so many requests have come. */
  async has(count: number): Promise<Received[]> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.#waiting.add(resolve))
    return this.received
  }

  /** Cuts every connection and listens no more. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return
    const closed = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }

  /** What is off the contract fails the test, as an exception that nothing catches. */
  #take(request: Received, answer: (reaction: Reaction) => void): void {
    requireValid('receiveEvent_body', JSON.parse(request.body))
    answer(this.react(request, this.received.push(request)))
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}
