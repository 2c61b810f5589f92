import { createClient } from 'gantry/client'
import type { ClientOptions, GantryClient } from 'gantry/client'
import type { Gantry } from './gantry.ts'

/** Makes clients that retry without waiting. */
export const clientsOf =
  (gantry: Gantry) =>
  (options: Partial<ClientOptions> = {}): GantryClient =>
    createClient({ baseUrl: gantry.origin, token: gantry.token, retry: { wait: async () => {} }, ...options })

/** Gives these responses first, and then those of the service; remembers the requests. */
export function answering(...responses: readonly (() => Response)[]) {
  const requests: Request[] = []
  const left = [...responses]
  const answer = async (request: Request) => {
    requests.push(request.clone())
    return left.shift()?.() ?? fetch(request)
  }
  return { requests, fetch: answer }
}

export const failing =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ success: false, error: { code, message: 'Not now.' } }, { status, headers })

export async function thrownBy(work: PromiseLike<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}
