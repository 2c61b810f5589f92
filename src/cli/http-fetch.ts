import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { Readable } from 'node:stream'
import { NoService } from './failures.ts'

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'ENOENT']

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
    // A web stream of Node is one of the global fetch, which its types do not say.
    const body = bodyless.includes(status) ? null : (Readable.toWeb(answer) as unknown as ReadableStream)
    resolve(new Response(body, { status, headers }))
  })
  outgoing.once('error', (error: Error & { readonly code?: string }) =>
    reject(
      unreachable.includes(error.code ?? '')
        ? new NoService(
            `No service answers at ${url.origin} (${error.code}). Start one with gantry, or choose another with --server.`,
          )
        : error,
    ),
  )
  if (request.body === null) outgoing.end()
  else
    Readable.fromWeb(request.body as never)
      .on('error', reject)
      .pipe(outgoing)
  return promise
}

/** Of these, a Response takes no body. */
const bodyless = [204, 205, 304]
