import { request as plain } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { PlainMessage } from '../client/http.ts'
import { NoService } from './failures.ts'

const unreachable = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ETIMEDOUT', 'ENOENT'],
  ...['ECONNRESET', 'EPIPE'],
]

/** `fetch` by `node:http`, for forms. */
export async function httpFetch(request: Request): Promise<Response> {
  const { url, method, signal } = request
  const body = request.body && Readable.fromWeb(request.body as never)
  return send({ url, method, headers: Object.fromEntries(request.headers), signal }, body)
}

/**
 * A call by `node:http`. The classes of `fetch` take longer to load than the rest of a command: a JSON answer, which is
 * what most commands get, goes without them.
 */
export function httpSend({ body, ...message }: PlainMessage): Promise<Response> {
  return send(message, body)
}

async function send(
  { url: address, method, headers: given, signal }: Omit<PlainMessage, 'body'>,
  body: string | Readable | null,
): Promise<Response> {
  const url = new URL(address)
  const request = url.protocol === 'https:' ? process.getBuiltinModule('node:https').request : plain
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const outgoing = request(url, { method, headers: given, signal }, (answer) => {
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
    const isJson = /^application\/json\b/.test(answer.headers['content-type'] ?? '')
    if (isJson) textOf(answer).then((whole) => resolve(jsonAnswer(status, answer, whole)), reject)
    else resolve(responseOf(status, answer))
  })
  outgoing.once('error', (error: Error & { readonly code?: string }) => reject(explained(error, url.origin)))
  if (body instanceof Readable) body.on('error', reject).pipe(outgoing)
  else outgoing.end(body ?? undefined)
  return promise
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of answer.setEncoding('utf8')) text += piece
  return text
}

/** What the client reads of an answer in JSON. */
function jsonAnswer(status: number, { headers }: IncomingMessage, whole: string): Response {
  const get = (name: string) => headers[name.toLowerCase()]?.toString() ?? null
  const answer = { status, ok: status < 400, headers: { get }, body: null, text: async () => whole }
  return answer as unknown as Response
}

function responseOf(status: number, answer: IncomingMessage): Response {
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  // A web stream of Node is one of the global fetch, which its types do not say.
  const body = bodyless.includes(status) ? null : (Readable.toWeb(answer) as unknown as ReadableStream)
  return new Response(body, { status, headers })
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
