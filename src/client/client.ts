import createHttp from 'openapi-fetch'
import type { Schemas } from '../generated/types.ts'
import type { Answer, ArgumentsOf, Call, ItemOf, ListPath, Method, PathOf, Respond } from './calls.ts'
import { itemsOf } from './lists.ts'
import { eventsOf, jobEventsOf } from './streams.ts'
import type { EventOptions, GantryEvent, JobEvent, JobEventOptions } from './streams.ts'
import { Transport } from './transport.ts'
import type { RetryOptions } from './transport.ts'
import { uploadRequest } from './upload.ts'
import type { UploadOptions } from './upload.ts'

export { GantryError, UnexpectedAnswer } from './failure.ts'
export type { ErrorCode } from './failure.ts'
export type { Answer, ItemOf, ListPath } from './calls.ts'
export type { EventOptions, GantryEvent, JobEvent, JobEventOptions } from './streams.ts'
export type { RetryOptions } from './transport.ts'
export type { Progress, UploadOptions } from './upload.ts'

/** The types of the contract's schemas: `Schemas['Task']`. */
export type { Schemas }

export interface ClientOptions {
  /** The address of the service, such as `http://127.0.0.1:4600`. */
  readonly baseUrl: string
  readonly token: string
  readonly retry?: RetryOptions
  /** In place of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
  /**
   * A stream is opened anew after a silence of so many milliseconds; 45,000 by default, three comments of the service.
   */
  readonly silenceMaxMs?: number
}

/**
 * The calls of a service. Each throws a `GantryError` if the service reports a failure. Calls are repeated where that
 * is safe (`RetryOptions`); the signal in the options of a call ends it, its retries and its waits.
 */
export interface GantryClient {
  readonly get: Call<'get'>
  readonly put: Call<'put'>
  readonly post: Call<'post'>
  readonly patch: Call<'patch'>
  readonly delete: Call<'delete'>
  /** The response of a call whose answer is bytes, such as a file with `download: true`. */
  bytes<Path extends PathOf<'get'>>(path: Path, ...options: ArgumentsOf<'get', Path>): Promise<Response>
  /** The items of a list, from all its pages. */
  list<Path extends ListPath>(path: Path, ...options: ArgumentsOf<'get', Path>): AsyncGenerator<ItemOf<Path>, void>
  /** Events in order, each once, over lost connections too. Throws `cursor_expired` if some are no longer retained. */
  events(options?: EventOptions): AsyncGenerator<GantryEvent, void>
  /** The states of a job and its log, over lost connections too, up to its end. */
  jobEvents(jobId: string, options?: JobEventOptions): AsyncGenerator<JobEvent, void>
  /** Sends a file; its name becomes its key. */
  upload(file: Blob, options: UploadOptions): Promise<Answer<Schemas['ResourceAnswer']>>
}

export function createClient({ baseUrl, token, retry, fetch, silenceMaxMs = 45_000 }: ClientOptions): GantryClient {
  const base = `${baseUrl.replace(/\/+$/, '')}/api/v1`
  const headers = { authorization: `Bearer ${token}` }
  const transport = new Transport({ ...retry, ...(fetch && { fetch }) })
  const http = createHttp<UntypedPaths>({
    baseUrl: base,
    headers,
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: (request) => transport.send(() => request.clone()),
  })
  const respond: Respond = async (method, path, options) =>
    (await http.request(method, path, { ...options, parseAs: 'stream' })).response
  const stream = { respond, wait: transport.wait, silenceMaxMs }
  return {
    get: callOf(respond, 'get'),
    put: callOf(respond, 'put'),
    post: callOf(respond, 'post'),
    patch: callOf(respond, 'patch'),
    delete: callOf(respond, 'delete'),
    bytes: (path, ...[options]) => respond('get', path, options),
    list: (path, ...[options]) => itemsOf(respond, path, options),
    events: (options = {}) => eventsOf(stream, options),
    jobEvents: (jobId, options = {}) => jobEventsOf(stream, jobId, options),
    upload: async (file, options) =>
      answerOf(await transport.send(() => uploadRequest(`${base}/resources`, headers, file, options))),
  }
}

/** What `GantryClient` states of each call is what the contract says of it; `openapi-fetch` needs no more than this. */
type UntypedPaths = Record<string, Record<Method, { responses: Record<number, unknown> }>>

function callOf<M extends Method>(respond: Respond, method: M): Call<M> {
  return async (path, ...[options]) => answerOf(await respond(method, path, options))
}

// The body is what the contract says: the tests of the service compare them.
async function answerOf<Body>(response: Response): Promise<Answer<Body>> {
  const body = JSON.parse(await response.text())
  const etag = response.headers.get('etag') ?? undefined
  return { data: body.data, body, etag, status: response.status, headers: response.headers }
}
