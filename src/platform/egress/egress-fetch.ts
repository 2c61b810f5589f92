import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Egress } from './egress.ts'

export type EgressFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** `fetch` by the egress rules, for packages that bring their own requests: to allowed addresses, without redirects. */
export function createEgressFetch(egress: Egress, timeoutMs: number): EgressFetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    const { status, headers, body } = await egress.open({
      url,
      method: (init.method ?? 'GET') === 'GET' ? 'GET' : 'POST',
      headers: Object.fromEntries(new Headers(init.headers)),
      timeoutMs,
      ...((typeof init.body === 'string' || init.body instanceof URLSearchParams) && { body: String(init.body) }),
      ...(init.signal && { signal: init.signal }),
    })
    // The answer of these statuses has no body (Fetch standard, section 2.2.3).
    if (bodiless.has(status)) {
      body.resume()
      return new Response(null, { status, headers: { ...headers } })
    }
    return new Response(webStreamOf(body), { status, headers: { ...headers } })
  }
}

const bodiless = new Set([204, 205, 304])

/** Node and the DOM declare the same class twice. */
function webStreamOf(body: Readable): globalThis.ReadableStream<Uint8Array> {
  const stream: ReadableStream = Readable.toWeb(body)
  return stream as globalThis.ReadableStream<Uint8Array>
}
