import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StreamFrame, StreamReply } from '../contract.ts'
import { fail } from '../errors.ts'
import { answerKinds } from './headers.ts'

/** How long a connection that we end may take to let go of what was written. */
const graceMs = 250
/** The same after the reader took nothing: should it go on reading, it hears that it was too slow. */
const stalledGraceMs = 5000

/** Whether the caller asks for a stream rather than JSON (RFC 9110, section 12.5.1). Refuses who takes neither. */
export function wantsStream(accept: string | undefined): boolean {
  if (accept === undefined) return false
  const ranges = accept.split(',').map(rangeOf)
  const stream = qualityOf('text/event-stream', ranges)
  const json = qualityOf('application/json', ranges)
  if (stream === 0 && json === 0)
    fail('not_acceptable', { message: 'The response is text/event-stream or application/json. Accept one of them.' })
  const isNamed = ranges.some(({ type }) => type === 'text/event-stream')
  return stream > json || (stream === json && isNamed)
}

/** Whether the caller takes a stream, where there is nothing else. */
export function takesStream(accept: string | undefined): boolean {
  return accept === undefined || qualityOf('text/event-stream', accept.split(',').map(rangeOf)) > 0
}

interface MediaRange {
  readonly type: string
  readonly quality: number
}

function rangeOf(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = given === undefined ? 1 : Number(given.slice(2))
  return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 }
}

/** The most exact range that fits decides. */
function qualityOf(type: string, ranges: readonly MediaRange[]): number {
  const wider = [type, `${type.split('/')[0]}/*`, '*/*']
  for (const name of wider) {
    const found = ranges.find((range) => range.type === name)
    if (found) return found.quality
  }
  return 0
}

/**
 * Sends frames as they come, as server-sent events (HTML standard, section 9.2), and no faster than the reader takes
 * them. `authority` aborts when the grant of the reader ends.
 */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: StreamReply,
  authority: () => AbortSignal,
): FastifyReply {
  const { raw } = reply
  reply.headers(answerKinds.stream.headers).header('content-type', 'text/event-stream')
  reply.hijack()
  raw.once('close', () => stream.close())
  if (stream.endsWithGrant) authority().addEventListener('abort', () => stream.close())
  // Who hung up while the stream was being opened has closed already.
  if (raw.destroyed || request.raw.socket.destroyed || request.method === 'HEAD') stream.close()
  // Fastify types every header as what any of them may be.
  raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
  writeFrames(raw, stream).catch((error: unknown) => {
    request.log.error({ err: error }, 'an event stream ended with an error')
    raw.destroy()
  })
  return reply
}

async function writeFrames(raw: ServerResponse, stream: StreamReply): Promise<void> {
  let isStalled = false
  const stall = () => {
    isStalled = true
    stream.stall()
  }
  raw.write(`retry: ${stream.retryMs}\n\n`)
  for (let frames = await stream.next(); frames && !raw.destroyed; frames = await stream.next()) {
    if (!raw.write(bytesOf(frames)) && !stream.signal.aborted) await waitUntilTaken(raw, stream, stall)
  }
  await endConnection(raw, isStalled ? Math.min(stream.stallMs, stalledGraceMs) : graceMs)
}

/** Waits until the reader has taken what was written, or its stream ends. */
function waitUntilTaken(raw: ServerResponse, { signal, stallMs }: StreamReply, stall: () => void): Promise<void> {
  return new Promise((resolve) => {
    const stalled = setTimeout(stall, stallMs)
    const goOn = () => {
      clearTimeout(stalled)
      raw.off('drain', goOn).off('close', goOn)
      signal.removeEventListener('abort', goOn)
      resolve()
    }
    raw.once('drain', goOn).once('close', goOn)
    signal.addEventListener('abort', goOn)
  })
}

/**
 * A client that reads gets the last frame; one that does not must not occupy the connection and its memory for long.
 */
function endConnection(raw: ServerResponse, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (raw.destroyed) return resolve()
    const cut = setTimeout(() => raw.destroy(), waitMs)
    raw.once('close', () => {
      clearTimeout(cut)
      resolve()
    })
    raw.end()
  })
}

const chunks = new WeakMap<readonly StreamFrame[], Buffer>()
const texts = new WeakMap<StreamFrame, Buffer>()

/** The bytes of a batch, made once for all streams that send it. */
function bytesOf(frames: readonly StreamFrame[]): Buffer {
  const known = chunks.get(frames)
  if (known) return known
  const bytes = Buffer.concat(frames.map(bytesOfFrame))
  chunks.set(frames, bytes)
  return bytes
}

function bytesOfFrame(frame: StreamFrame): Buffer {
  const known = texts.get(frame)
  if (known) return known
  const bytes = Buffer.from(textOf(frame))
  texts.set(frame, bytes)
  return bytes
}

// JSON contains no literal line break, so that its text is one line of data.
function textOf({ id, event, data, text, comment }: StreamFrame): string {
  const lines = [
    ...(comment === undefined ? [] : [`: ${comment}`]),
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(data === undefined ? [] : [`data: ${JSON.stringify(data)}`]),
    ...(text === undefined ? [] : [`data: ${text}`]),
  ]
  return `${lines.join('\n')}\n\n`
}
