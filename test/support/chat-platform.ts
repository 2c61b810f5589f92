import { createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Teardown } from './folder.ts'
import type { Answer, Gantry } from './gantry.ts'

export interface PlatformCall {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly bytes: Buffer<ArrayBuffer>
  /** Of JSON. */
  readonly body: any
}

/** Stands in for the HTTP interface of a chat platform. */
export class ChatPlatform {
  readonly calls: PlatformCall[] = []
  readonly url: string
  readonly port: number
  /** What to answer: a body, a status without one, or all of it. */
  react: (call: PlatformCall) => Reaction | Promise<Reaction> = () => ({})
  readonly #waiting = new Set<() => void>()

  private constructor(port: number) {
    this.port = port
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(t: Teardown): Promise<ChatPlatform> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
      const bytes = Buffer.concat(chunks)
      const text = bytes.toString()
      const { method = '', url: path = '', headers } = request
      const isJson = headers['content-type']?.startsWith('application/json') === true && text !== ''
      const call = { method, path, headers, text, bytes, body: isJson ? JSON.parse(text) : undefined }
      const reacting = platform.react(call)
      platform.calls.push(call)
      for (const resolve of platform.#waiting) resolve()
      platform.#waiting.clear()
      const reaction = responseOf(await reacting)
      response.writeHead(reaction.status, Object.fromEntries(reaction.headers))
      response.end(Buffer.from(await reaction.arrayBuffer()))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const platform = new ChatPlatform((server.address() as AddressInfo).port)
    t.teardown(() => {
      server.closeAllConnections()
      server.close()
    })
    return platform
  }

  /** Resolves with the first call that fits. */
  called(fits: (call: PlatformCall) => boolean): Promise<PlatformCall> {
    return this.calledTimes(1, fits)
  }

  /** Resolves with the call that is the last of so many that fit. */
  async calledTimes(times: number, fits: (call: PlatformCall) => boolean): Promise<PlatformCall> {
    for (;;) {
      const found = this.calls.filter(fits)[times - 1]
      if (found) return found
      await new Promise<void>((resolve) => this.#waiting.add(resolve))
    }
  }
}

type Reaction = object | number | Response

function responseOf(reaction: Reaction): Response {
  if (reaction instanceof Response) return reaction
  return typeof reaction === 'number' ? new Response(null, { status: reaction }) : Response.json(reaction)
}

export const genericSecret = `whsec_${randomBytes(24).toString('base64')}`
let events = 0

export interface EventOptions {
  readonly id?: string
  readonly secret?: string
  /** Of the attempt, in milliseconds. */
  readonly at?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** The headers by which a service of the kind `generic` signs an event. */
export function signEvent(
  text: string,
  { id = `event_${++events}`, secret = genericSecret, at = Date.now() }: EventOptions = {},
) {
  const timestamp = String(Math.floor(at / 1000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** Sends an event of the kind `generic`, as a service of a user would. */
export function sendEvent(gantry: Gantry, integrationId: string, event: object, options: EventOptions = {}) {
  const text = JSON.stringify(event)
  return postEvent(gantry, integrationId, text, { ...signEvent(text, options), ...options.headers })
}

/** Sends an event as it stands, without a credential. */
export function postEvent(
  gantry: Gantry,
  integrationId: string,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  return gantry.call('POST', `/chat-integrations/${integrationId}/events`, {
    raw: text,
    headers: { authorization: '', 'content-type': 'application/json', ...headers },
  })
}
