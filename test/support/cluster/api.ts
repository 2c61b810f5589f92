import { token } from '../crash/service.ts'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  // The load looks into answers of several shapes.
  readonly body: any
}

export interface Sent {
  readonly body?: object
  readonly raw?: FormData
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
}

const answerMs = 8_000

/** Calls an operation. Returns nothing when no whole answer came. */
export async function ask(
  origin: string,
  method: string,
  path: string,
  { body, raw, headers, timeoutMs = answerMs }: Sent = {},
): Promise<Reply | undefined> {
  try {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined ? { body: JSON.stringify(body) } : raw !== undefined && { body: raw }),
    })
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    const content = isJson ? await response.json() : Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, body: content }
  } catch {
    return undefined
  }
}

export function versionIn(reply: Reply): number {
  return Number(reply.headers.get('etag')?.replaceAll('"', ''))
}
