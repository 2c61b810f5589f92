import type { Progress } from './calls.ts'

export interface Upload {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly form: FormData
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  readonly fetch: ((request: Request) => Promise<Response>) | undefined
}

/**
 * Sends a form and counts its bytes. Browsers send a stream over HTTP/2 only, but their older interface reports the
 * progress of any body.
 */
export function sendWithProgress(upload: Upload): Promise<Response> {
  return typeof XMLHttpRequest === 'function' && !upload.fetch ? sendByPage(upload) : sendAsStream(upload)
}

function sendAsStream({ url, method, headers, form, signal, onProgress, fetch }: Upload): Promise<Response> {
  // `Response` encodes the form and names its boundary.
  const encoded = new Response(form)
  const contentType = encoded.headers.get('content-type') ?? 'multipart/form-data'
  const request = new Request(url, {
    method,
    headers: { ...headers, 'content-type': contentType },
    body: encoded.body?.pipeThrough(countingBytes(sizeOf(form), onProgress)) ?? null,
    signal,
    // Node requires it of a stream; TypeScript's library does not know it.
    ...{ duplex: 'half' },
  })
  return (fetch ?? globalThis.fetch)(request)
}

/** The bytes of the files. */
function sizeOf(form: FormData): number {
  let bytes = 0
  form.forEach((value) => {
    if (typeof value !== 'string') bytes += value.size
  })
  return bytes
}

/** The fields and boundaries of the form count as its files until their size is reached. */
function countingBytes(totalBytes: number, onProgress: Upload['onProgress']) {
  let sentBytes = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      sentBytes = Math.min(sentBytes + chunk.byteLength, totalBytes)
      onProgress({ sentBytes, totalBytes })
      controller.enqueue(chunk)
    },
  })
}

/** What a browser has of `XMLHttpRequest` that is used here. */
interface PageRequest {
  readonly upload: { onprogress: ((event: { readonly loaded: number; readonly total: number }) => void) | null }
  readonly status: number
  readonly response: Blob | null
  responseType: string
  onload: (() => void) | null
  onerror: (() => void) | null
  onabort: (() => void) | null
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  getAllResponseHeaders(): string
  send(form: FormData): void
  abort(): void
}
declare const XMLHttpRequest: (new () => PageRequest) | undefined

function sendByPage({ url, method, headers, form, signal, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted || XMLHttpRequest === undefined) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total })
    request.onerror = () => reject(new TypeError('The connection was lost.'))
    request.onabort = () => reject(signal.reason)
    request.onload = () => {
      const lines = request.getAllResponseHeaders().trim().split(/\r\n/)
      const received = lines.map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ')
        return [name, value.join(': ')]
      })
      resolve(new Response(request.response, { status: request.status, headers: received }))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
