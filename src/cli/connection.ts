import { createClient } from '../client/client.ts'
import type { GantryClient } from '../client/client.ts'
import { httpFetch, httpSend } from './http-fetch.ts'
import type { KnownServer, Servers } from './servers.ts'

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
    send: httpSend,
    retry: { attemptsMax: 3, waitMaxMs },
  })
  return { server, client }
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
