import { Transport } from './transport.ts'
import { sendWithProgress } from './upload.ts'
import type { CallOptions, UploadOptions } from './calls.ts'
import type { OutgoingCall } from './request.ts'
import type { RetryOptions } from './transport.ts'

export interface HttpOptions {
  /** The address of the service, such as `http://127.0.0.1:4600`, with its path if it has one. */
  readonly baseUrl: string
  /** A token, or what gives one for each attempt. A page of the service is signed in by its cookie, and needs none. */
  readonly token?: string | (() => string | Promise<string>) | undefined
  readonly retry?: RetryOptions
  /** In place of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
  /**
   * In place of both, for calls without a form: for a program whose start counts, because the classes of `fetch` take
   * longer to load than a call takes. A JSON answer may be an object with `status`, `headers.get`, `text` and a body of
   * null.
   */
  readonly send?: (message: PlainMessage) => Promise<Response>
}

/** A request before it is one of `fetch`. */
export interface PlainMessage {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly signal: AbortSignal
}

export interface SendOptions extends UploadOptions {
  readonly isRead: boolean
  readonly accept: string
}

/** Sends messages to one service. */
export class Http {
  readonly #base: string
  readonly #token: HttpOptions['token']
  readonly #fetch: HttpOptions['fetch']
  readonly #send: HttpOptions['send']
  readonly transport: Transport

  constructor({ baseUrl, token, retry, fetch, send }: HttpOptions) {
    this.#base = `${baseUrl.replace(/\/+$/, '')}/api/v1`
    this.#token = token
    this.#fetch = fetch
    this.#send = send
    this.transport = new Transport(retry)
  }

  /** Whether calls have a token; otherwise a cookie is the credential, or there is none. */
  get hasToken(): boolean {
    return this.#token !== undefined
  }

  addressOf(path: string): string {
    return this.#base + path
  }

  /** Each attempt of a POST has the same `Idempotency-Key`. */
  async send(message: OutgoingCall, { isRead, accept, onProgress, ...options }: SendOptions): Promise<Response> {
    const { signal = new AbortController().signal } = options
    // The answer to a key is kept, and no stream is.
    const hasKey = message.method === 'POST' && accept !== streamType
    const headers = { accept, ...message.headers, ...(hasKey && keyOf(options)), ...options.headers }
    const url = this.#base + message.path
    const { method, body = null } = message
    const attempt = async () => {
      const given = { ...headers, ...(await this.#credential()) }
      if (onProgress && body instanceof FormData)
        return sendWithProgress({ url, method, headers: given, form: body, signal, onProgress, fetch: this.#fetch })
      if (this.#send && (body === null || typeof body === 'string'))
        return this.#send({ url, method, headers: given, body, signal })
      return (this.#fetch ?? fetch)(new Request(url, { method, headers: given, body, signal }))
    }
    return this.transport.send({ attempt, isRead, hasKey, signal })
  }

  async #credential(): Promise<Record<string, string>> {
    const token = typeof this.#token === 'function' ? await this.#token() : this.#token
    return token === undefined ? {} : { authorization: `Bearer ${token}` }
  }
}

export const streamType = 'text/event-stream'

function keyOf({ idempotencyKey = newKey() }: CallOptions): Record<string, string> {
  return { 'idempotency-key': idempotencyKey }
}

/** `randomUUID` is not there for a page that came over plain HTTP from another machine. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
