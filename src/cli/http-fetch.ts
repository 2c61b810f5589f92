import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { Readable } from 'node:stream'
import { NoService } from './failures.ts'

const unreachable = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ETIMEDOUT', 'ENOENT'],
  ...['ECONNRESET', 'EPIPE'],
]

/** `fetch` by `node:http`: the global one takes longer to load than the whole rest of a command. */
export async function httpFetch(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const send = url.protocol === 'https:' ? secure : plain
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const { method, signal } = request
  const outgoing = send(url, { method, headers: Object.fromEntries(request.headers), signal }, (answer) => {
    const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    )
    const status = answer.statusCode ?? 0
    const location = answer.headers.location
    // A token goes to the address that it is for. No operation answers with a redirect that a command follows.
    if (status >= 300 && status < 400 && status !== 304) {
      answer.resume()
      return reject(
        new NoService(
          `${url.origin} sends to ${location ?? 'another address'}, which may be the address of the service: use it with gantry login, GANTRY_URL or --server.`,
        ),
      )
    }
    // A web stream of Node is one of the global fetch, which its types do not say.
    const body = bodyless.includes(status) ? null : (Readable.toWeb(answer) as unknown as ReadableStream)
    resolve(new Response(body, { status, headers }))
  })
  outgoing.once('error', (error: Error & { readonly code?: string }) => reject(explained(error, url.origin)))
  if (request.body === null) outgoing.end()
  else
    Readable.fromWeb(request.body as never)
      .on('error', reject)
      .pipe(outgoing)
  return promise
}

function explained(error: Error & { readonly code?: string }, origin: string): Error {
  const { code = '' } = error
  if (unreachable.includes(code))
    return new NoService(
      `No service answers at ${origin} (${code}). Start one with gantry, or choose another with --server.`,
    )
  if (code === 'EPROTO') return new NoService(`${origin} does not speak TLS: use http:// in place of https://.`)
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code))
    return new NoService(
      `The certificate of ${origin} is not trusted (${code}). NODE_EXTRA_CA_CERTS names the file of an authority that is.`,
    )
  return error
}

/** Of these, a Response takes no body. */
const bodyless = [204, 205, 304]
