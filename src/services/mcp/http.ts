import type { FetchLike, Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { Transport as ModernTransport } from '@modelcontextprotocol/client'
import type { HttpTarget } from './entry.ts'
import { eventOf, ConnectionEvents } from './events.ts'
import { messageFaultOf, type MessageSchemas } from './messages.ts'

/** The SDK's transport for a remote server, over a `fetch` that bounds and checks what the server answers. */
export async function openHttp(
  target: HttpTarget,
  messageBytesMax: number,
  schemas: MessageSchemas,
  signIn?: ServerSignIn,
): Promise<Transport> {
  const fetch = boundedFetch(messageBytesMax, schemas, signedFetch(target, signIn))
  const options = { requestInit: { headers: { ...target.headers } }, fetch }
  if (target.kind === 'sse') {
    const { SSEClientTransport } = await import('@modelcontextprotocol/sdk/client/sse.js')
    return new SSEClientTransport(target.url, options)
  }
  const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/sdk/client/streamableHttp.js')
  return new StreamableHTTPClientTransport(target.url, options)
}

/** The same for a server of the specification of 2026-07-28. */
export async function openModernHttp(
  target: HttpTarget,
  messageBytesMax: number,
  schemas: MessageSchemas,
  signIn?: ServerSignIn,
): Promise<ModernTransport> {
  const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
  return new StreamableHTTPClientTransport(target.url, {
    requestInit: { headers: { ...target.headers } },
    fetch: boundedFetch(messageBytesMax, schemas, signedFetch(target, signIn)),
  })
}

/** The tokens of an authorization at the server. */
export interface ServerSignIn {
  token(): Promise<string | undefined>
  /** Another token than one that was refused. */
  renewed(used: string): Promise<string | undefined>
  /** The server refuses what there is or, with scopes, wants these. */
  refused(scopes?: string): void
}

/**
 * Adds the token of the authorization, unless the entry has a header for it, and renews it once where it is refused.
 */
function signedFetch({ url: server, headers }: HttpTarget, signIn: ServerSignIn | undefined): FetchLike {
  const hasOwn = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')
  return async (url, init) => {
    // A token is for the server that the configuration names, and for no address that the server names.
    const isServer = new URL(url).origin === server.origin
    const used = isServer && !hasOwn ? await signIn?.token() : undefined
    let response = await fetch(url, withToken(init, used))
    const renewed = response.status === 401 && used !== undefined ? await signIn?.renewed(used) : undefined
    if (renewed !== undefined) {
      await response.body?.cancel()
      response = await fetch(url, withToken(init, renewed))
    }
    if (isServer && response.status === 401) signIn?.refused()
    if (isServer && response.status === 403) noteScopes(response, signIn)
    return response
  }
}

/** A token that may not do all says so by RFC 6750: the person may give another one. */
function noteScopes({ headers }: Response, signIn: ServerSignIn | undefined): void {
  const challenge = headers.get('www-authenticate') ?? ''
  if (!/\berror="?insufficient_scope\b/.test(challenge)) return
  const [, scopes = ''] = /\bscope="([^"]{1,1000})"/.exec(challenge) ?? []
  signIn?.refused(scopes)
}

function withToken(init: RequestInit | undefined, token: string | undefined): RequestInit | undefined {
  if (token === undefined) return init
  const headers = new Headers(init?.headers)
  headers.set('authorization', `Bearer ${token}`)
  return { ...init, headers }
}

/**
 * The SDK reads bodies of any length, and it only reports a message that it cannot read, so that the call waits for
 * its timeout. Here such an answer becomes an error for the request that it answers.
 */
function boundedFetch(bytesMax: number, schemas: MessageSchemas, ask: FetchLike): FetchLike {
  const read = async (url: string | URL, init: RequestInit | undefined, answers: number | undefined) => {
    const response = await ask(url, init)
    switch (mediaType(response)) {
      case 'text/event-stream':
        return withBody(
          response,
          ReadableStream.from(checkedEvents(response, answers, new ConnectionEvents(bytesMax, schemas))),
        )
      case 'application/json':
        return withBody(response, await boundedJson(response, answers, bytesMax))
      default:
        return withBody(response, (await readUpTo(response, refusalBytesMax)) ?? '')
    }
  }
  let unanswered = 0
  return async (url, init) => {
    const answers = requestId(init?.body)
    if (answers !== undefined || init?.method !== 'POST') return read(url, init, answers)
    if (unanswered >= unansweredMax) throw new Error('The server does not take what it asked for.')
    unanswered++
    try {
      return await read(url, init, answers)
    } finally {
      unanswered--
    }
  }
}

/**
 * How many messages that nothing answers may be on their way: a server that asks without end, and takes no answer,
 * would have the service open connections without end.
 */
const unansweredMax = 32

// Only the first lines of a refusal are useful.
const refusalBytesMax = 16 * 1024

async function* checkedEvents(
  response: Response,
  answers: number | undefined,
  events: ConnectionEvents,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of response.body ?? []) yield* events.pass(chunk)
  } catch (error) {
    // A stream whose events have ids is taken up again by the SDK, and so is one that answers nothing.
    if (answers === undefined || events.hasIds) throw error
  }
  if (answers !== undefined && !events.hasIds && !events.hasAnswer)
    yield Buffer.from(eventOf(messageFaultOf(answers, 'brokenOff')))
}

async function boundedJson(response: Response, answers: number | undefined, bytesMax: number): Promise<string> {
  const text = await readUpTo(response, bytesMax)
  if (text !== undefined) return text
  return answers === undefined ? '' : JSON.stringify(messageFaultOf(answers, 'tooLarge'))
}

async function readUpTo(response: Response, bytesMax: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    // Leaving the loop cancels the rest of the body.
    if (length > bytesMax) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function withBody(response: Response, body: string | ReadableStream): Response {
  const { status, statusText, headers } = response
  // The constructor refuses a body beside a status that forbids one.
  return new Response(response.body === null ? null : body, { status, statusText, headers })
}

/** The id of the request in a body; notifications and responses have none that is answered. */
function requestId(body: unknown): number | undefined {
  if (typeof body !== 'string') return undefined
  // The SDK writes the id last, so a request of a megabyte need not be parsed again.
  const id = /"id":(\d+)\}$/.exec(body.slice(-40))?.[1]
  return id === undefined || !body.startsWith('{"method":') ? undefined : Number(id)
}

function mediaType(response: Response): string | undefined {
  return response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}
