import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileReply } from '../contract.ts'
import { fail } from '../errors.ts'
import { timeouts } from '../timeouts.ts'
import { answerKinds } from './headers.ts'

/** Answers a file whole, in part or not at all, as the caller's conditions say (RFC 9110, sections 13 and 14). */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileReply,
  silenceMs: number = timeouts.downloadSilence.ms,
): Promise<FastifyReply> {
  const tag = `"${file.tag}"`
  if (matchesTag(request.headers['if-none-match'], tag))
    return reply.headers(answerKinds.file.headers).header('etag', tag).code(304).send()
  const range = rangeOf(request, tag, file.size)
  const [start, end] = range ?? [0, file.size - 1]
  // Opened before anything is said, so that a file that cannot be read is a failure like any other.
  const bytes =
    request.method === 'HEAD' || end < start
      ? Readable.from([])
      : Readable.from(await begun(await file.open(start, end)), { objectMode: false })
  reply.headers({
    ...answerKinds.file.headers,
    etag: tag,
    'last-modified': new Date(file.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    'content-type': file.type,
    'content-length': end - start + 1,
    ...(file.filename !== undefined && {
      'content-disposition': dispositionOf(file.filename, file.isInline ? 'inline' : 'attachment'),
    }),
  })
  // A client that takes nothing would keep the connection and the file open for as long as it likes.
  if (request.raw.socket instanceof Socket) reply.raw.setTimeout(silenceMs, () => reply.raw.destroy())
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  return reply.send(bytes)
}

/**
 * The bytes, of which the first are read already. Who hangs up before the first read ends an iterator that was never
 * begun, and by that nothing of what it would close at its end: a file stays open.
 */
async function begun(bytes: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const rest = bytes[Symbol.asyncIterator]()
  let first: IteratorResult<Uint8Array> | undefined = await rest.next()
  const next = async () => {
    const result = first ?? (await rest.next())
    first = undefined
    return result
  }
  const end = async () => (await rest.return?.()) ?? { done: true as const, value: undefined }
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) }
}

/** Whether a list of entity tags names this one, by the weak comparison that `If-None-Match` wants. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((given) => given.trim().replace(/^W\//, '') === tag)
}

/**
 * One satisfiable range, or nothing when the whole file is to be sent: so are several ranges and units we do not know.
 */
function rangeOf(request: FastifyRequest, tag: string, size: number): [number, number] | undefined {
  const { range } = request.headers
  const condition = request.headers['if-range']
  if (range === undefined || (condition !== undefined && condition !== tag)) return undefined
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.replaceAll(' ', '')) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // A range that ends before it begins is not one, and is ignored.
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  if (start >= size) fail('range_not_satisfiable', { headers: { 'content-range': `bytes */${size}` } })
  return [start, end]
}

/** Both spellings of RFC 6266: one that every client reads, and the true one. */
function dispositionOf(filename: string, kind: 'inline' | 'attachment'): string {
  const plain = filename.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
