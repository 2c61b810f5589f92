import type { GitHttpRequest, GitHttpResponse, HttpClient } from 'isomorphic-git'

/** The remote answered with another status than success. */
export class StatusRefused extends Error {
  readonly status: number
  /** What it said, when it said so in plain text. */
  readonly words: string
  constructor(status: number, words: string) {
    super(`the remote answered with status ${status}`)
    this.name = 'StatusRefused'
    this.status = status
    this.words = words
  }
}

/** The remote sends more than a push has to read. */
export class AnswerTooLarge extends Error {}

/** Far more than a hundred thousand refs. */
const answerBytesMax = 33_554_432
const wordsLengthMax = 1_000
/** Git too sends what is longer in pieces. */
const wholeBodyBytesMax = 1_048_576
const pieceBytes = 65_536

/**
 * The way of the library to the network. Its own one follows redirects and takes the credentials along, reads answers
 * of any size and waits forever.
 */
export function createHttp(note: () => void): HttpClient & { isSending(): boolean } {
  let isSending = false
  return { request, isSending: () => isSending }

  async function request({ url, method = 'GET', headers = {}, body }: GitHttpRequest): Promise<GitHttpResponse> {
    isSending = body !== undefined
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && bodyOf(await join(body), note)),
    })
    note()
    if (response.status !== 200) throw new StatusRefused(response.status, await textOf(response))
    return {
      url,
      method,
      statusCode: response.status,
      statusMessage: response.statusText,
      headers: Object.fromEntries(response.headers),
      body: read(response, note),
    }
  }
}

async function* read(response: Response, note: () => void): AsyncGenerator<Uint8Array, void> {
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    note()
    bytes += chunk.byteLength
    if (bytes > answerBytesMax) throw new AnswerTooLarge()
    yield chunk
  }
}

async function join(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const joined: Uint8Array[] = []
  for await (const piece of pieces) joined.push(piece)
  return Buffer.concat(joined)
}

/** In pieces when it is long, so that a slow line shows that it moves. */
function bodyOf(body: Buffer<ArrayBuffer>, note: () => void): RequestInit {
  if (body.length <= wholeBodyBytesMax) return { body }
  return { body: ReadableStream.from(cut(body, note)), duplex: 'half' }
}

function* cut(body: Buffer<ArrayBuffer>, note: () => void): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < body.length; at += pieceBytes) {
    note()
    yield body.subarray(at, at + pieceBytes)
  }
}

async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/plain')) {
    await response.body?.cancel()
    return ''
  }
  let words = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    words += decoder.decode(chunk, { stream: true })
    if (words.length > wordsLengthMax) break
  }
  return words
}
