import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Egress } from '../../platform/egress/egress.ts'
import { timeouts } from '../../timeouts.ts'
import type { Fetch } from './clients.ts'

/** `fetch` by the egress rules, for the packages of the providers: to allowed addresses, without redirects. */
export function createProviderFetch(egress: Egress): Fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    const { status, headers, body } = await egress.open({
      url,
      method: init.method === 'GET' ? 'GET' : 'POST',
      headers: Object.fromEntries(new Headers(init.headers)),
      timeoutMs: timeouts.aiHead.ms,
      ...(typeof init.body === 'string' && { body: init.body }),
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
