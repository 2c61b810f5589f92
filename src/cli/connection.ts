import { createClient } from '../client/client.ts'
import type { GantryClient } from '../client/client.ts'
import type { PlainMessage } from '../client/http.ts'
import { NoService } from './failures.ts'
import { httpFetch, httpSend } from './http-fetch.ts'
import type { KnownServer, Servers } from './servers.ts'
import { processTerminal } from './terminal.ts'

/** A server, and the client by which commands call it. */
export interface ServerConnection {
  readonly server: KnownServer
  readonly client: GantryClient
}

/** Where a command runs, and the server that it names. */
export interface CallPlace {
  readonly named: string | undefined
  readonly folder: string
  readonly mayMakeToken?: boolean
}

/** Calls are repeated for a short time only: a person waits. */
const waitMaxMs = 5_000

export function clientOf(server: KnownServer): ServerConnection {
  const { url, token } = server
  const client = createClient({
    baseUrl: url,
    ...(token !== undefined && { token }),
    fetch: httpFetch,
    send: patiently(httpSend),
    retry: { attemptsMax: 3, waitMaxMs },
  })
  return { server, client }
}

type Send = (message: PlainMessage) => Promise<Response>

/**
 * A stream goes on when its service does, which may be restarted: one of a service that has answered is tried until it
 * is there again, or its reader leaves. Other calls fail at once.
 */
function patiently(send: Send): Send {
  let hasAnswered = false
  const begun = new Set<string>()
  return async (message) => {
    const [place = ''] = message.url.split('?')
    if (message.headers['accept'] !== 'text/event-stream') {
      const answer = await send(message)
      hasAnswered = true
      return answer
    }
    for (let isLost = false; ; isLost = true) {
      const answer = await send(message).catch((error: unknown) => {
        if (!(error instanceof NoService) || !hasAnswered) throw error
        return undefined
      })
      hasAnswered ||= answer !== undefined
      if (answer?.ok) begun.add(place)
      if (answer && !(begun.has(place) && answer.status === 503)) return answer
      if (!isLost) processTerminal().note('The connection is lost; trying again.')
      await pause(retryMs, message.signal)
    }
  }
}

const retryMs = 1_000

/** Rejects when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { setTimeout } = process.getBuiltinModule('node:timers/promises')
  return setTimeout(milliseconds, undefined, { signal })
}

/** Does the work with the server that is meant. A token for a service of this folder that has ended is made anew. */
export async function withServer<Result>(
  servers: Servers,
  { named, folder, mayMakeToken = true }: CallPlace,
  work: (connection: ServerConnection) => Promise<Result>,
): Promise<Result> {
  const server = await servers.choose(named, folder, mayMakeToken)
  try {
    return await work(clientOf(server))
  } catch (error) {
    const renewed = mayMakeToken && isSignedOut(error) ? await servers.renew(server) : undefined
    if (renewed === undefined) throw error
    return work(clientOf(renewed))
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401
}
