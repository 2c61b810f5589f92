export interface Progress {
  /** Bytes of the file that were handed to the connection. */
  readonly sentBytes: number
  readonly totalBytes: number
}

export interface UploadOptions {
  /** The key under which the file is stored; by default the name of the `File`. */
  readonly filename?: string
  readonly description?: string
  readonly taskId?: string
  /**
   * Called as bytes are sent, and from 0 again when the upload is repeated. The body is then a stream, which browsers
   * send over HTTP/2 only.
   */
  readonly onProgress?: (progress: Progress) => void
  readonly signal?: AbortSignal
}

/** A request of its own for each attempt: a stream is sent once. */
export function uploadRequest(
  url: string,
  headers: Record<string, string>,
  file: Blob,
  options: UploadOptions,
): Request {
  const { onProgress, signal } = options
  const form = formOf(file, options)
  const init = { method: 'POST', ...(signal && { signal }) }
  if (!onProgress) return new Request(url, { ...init, headers, body: form })
  // `Response` encodes the form and names its boundary.
  const encoded = new Response(form)
  const contentType = encoded.headers.get('content-type') ?? 'multipart/form-data'
  return new Request(url, {
    ...init,
    headers: { ...headers, 'content-type': contentType },
    body: encoded.body?.pipeThrough(countingBytes(file.size, onProgress)) ?? null,
    // Node requires it of a stream; TypeScript's library does not know it.
    ...{ duplex: 'half' },
  })
}

function formOf(file: Blob, { filename, description, taskId }: UploadOptions): FormData {
  const form = new FormData()
  if (description !== undefined) form.set('description', description)
  if (taskId !== undefined) form.set('taskId', taskId)
  if (filename === undefined) form.set('file', file)
  else form.set('file', file, filename)
  return form
}

/** The fields and boundaries of the form count as the file until its size is reached. */
function countingBytes(totalBytes: number, onProgress: (progress: Progress) => void) {
  let sentBytes = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      sentBytes = Math.min(sentBytes + chunk.byteLength, totalBytes)
      onProgress({ sentBytes, totalBytes })
      controller.enqueue(chunk)
    },
  })
}
