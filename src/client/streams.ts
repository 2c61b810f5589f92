import { GantryError } from './failure.ts'
import { follow, framesOf } from './event-stream.ts'
import { streamType } from './http.ts'
import { messageOf } from './request.ts'
import type { Http } from './http.ts'
import type { Input } from './request.ts'
import type { TableRow } from './row.ts'
import type { StreamOptions } from './calls.ts'
import type { Job } from '../generated/client-types.ts'

export interface StreamSource {
  readonly http: Http
  /** A connection that is silent for so long is given up; the service sends a comment every 15 seconds. */
  readonly silenceMaxMs: number
}

/** The items of a stream. One that reads goes on after a lost connection; one that writes cannot be sent again. */
export async function* streamOf(
  source: StreamSource,
  row: TableRow,
  input: Input,
  options: StreamOptions,
): AsyncGenerator<unknown, void> {
  if (row.path === '/events') yield* eventsOf(framesFrom(source, row, input, options))
  else if (row.path.startsWith('/jobs/')) yield* jobEventsOf(framesFrom<Job>(source, row, input, options))
  else if (row.isRead)
    for await (const { event, data } of framesFrom(source, row, input, options)) yield { event, data }
  else yield* answerPartsOf(source, row, input, options)
}

/** The job as it ended. */
export async function waitForJob(
  source: StreamSource,
  row: TableRow,
  jobId: string,
  options: StreamOptions,
): Promise<Job> {
  let last: Job | undefined
  // The log is of no interest: a position behind it leaves it out.
  for await (const { event, data } of jobEventsOf<Job>(framesFrom(source, row, { jobId }, options)))
    if (event === 'job') last = data
  if (last === undefined) throw new Error(`The stream of the job ${jobId} had no state of it.`)
  return last
}

interface Received<Data> {
  readonly event: string
  readonly data: Data
}

// The data is what the contract says: the tests of the service compare them.
async function* framesFrom<Data>(
  source: StreamSource,
  row: TableRow,
  input: Input,
  options: StreamOptions,
): AsyncGenerator<Received<Data>, void> {
  const { signal = new AbortController().signal } = options
  // What is read next follows the last id received, in place of the position at which the first connection began.
  const { after: _after, offset: _offset, ...others } = input
  const frames = follow({
    open: (lastId) => {
      const headers = { ...options.headers, ...(lastId !== undefined && { 'last-event-id': lastId }) }
      const message = messageOf(row, lastId === undefined ? input : others)
      return source.http.send(message, { ...options, signal, headers, isRead: true, accept: streamType })
    },
    wait: (milliseconds) => source.http.transport.wait(milliseconds, signal),
    silenceMaxMs: source.silenceMaxMs,
  })
  for await (const { event, data } of frames) yield { event, data: JSON.parse(data) }
}

interface EventLike {
  readonly kind: string
  readonly data: { readonly reason?: string }
}

/**
 * `stream.gap` is given when the log went back. With any other reason it says that this connection ends, and is not
 * given: the next one starts after the last event received, or is refused if it cannot.
 */
async function* eventsOf(frames: AsyncGenerator<Received<EventLike>, void>): AsyncGenerator<EventLike, void> {
  for await (const { data } of frames)
    if (data.kind !== 'stream.gap' || data.data.reason === 'log_went_back') yield data
}

/** The states and the log of a job, up to its end. */
async function* jobEventsOf<Data extends Job>(
  frames: AsyncGenerator<Received<Data>, void>,
): AsyncGenerator<Received<Data>, void> {
  let last = ''
  for await (const frame of frames) {
    if (frame.event === 'log') yield frame
    if (frame.event !== 'job') continue
    // Each connection begins with the state of the job, which may be the one known.
    const state = JSON.stringify({ ...frame.data, logBytes: 0 })
    if (state !== last) yield frame
    last = state
    if (frame.data.state !== 'queued' && frame.data.state !== 'running') return
  }
}

/** The parts of an answer as they come; its failure is thrown. */
async function* answerPartsOf(
  { http, silenceMaxMs }: StreamSource,
  row: TableRow,
  input: Input,
  options: StreamOptions,
): AsyncGenerator<Received<unknown>, void> {
  const response = await http.send(messageOf(row, input), { ...options, isRead: false, accept: streamType })
  for await (const { event, data } of framesOf(response, silenceMaxMs)) {
    if (data === undefined) continue
    const value = JSON.parse(data)
    if (event === 'error') throw new GantryError(response.status, value)
    yield { event, data: value }
    if (event === 'finish') return
  }
  throw new TypeError('The connection was lost before the end of the answer.')
}
