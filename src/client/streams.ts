import type { Schemas } from '../generated/types.ts'
import type { Respond } from './calls.ts'
import { follow } from './event-stream.ts'
import type { Frame } from './event-stream.ts'

/** An event of the project; `kind` decides what `data` is. */
/** `stream.gap` comes when the database went back: what was read before may be wrong. */
export type GantryEvent = Schemas['Event']
/** A state of a job, or output of it. */
export type JobEvent =
  | { readonly event: 'job'; readonly data: Schemas['Job'] }
  | { readonly event: 'log'; readonly data: Schemas['JobLogPart'] }

export interface EventOptions {
  /** The number of the last event known; without it, the stream starts at the next event. */
  readonly after?: number
  readonly kinds?: readonly Schemas['EventSelector'][]
  readonly taskId?: string
  readonly signal?: AbortSignal
}

export interface JobEventOptions {
  /** The byte position in the log at which to start; 0 by default. */
  readonly cursor?: number
  readonly signal?: AbortSignal
}

export interface StreamSource {
  readonly respond: Respond
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly silenceMaxMs: number
}

/**
 * `stream.gap` is given when the log went back. With any other reason it says that this connection ends, and is not
 * given: the next one starts after the last event received, or is refused if it cannot.
 */
export async function* eventsOf(
  source: StreamSource,
  { after, kinds, taskId, signal }: EventOptions,
): AsyncGenerator<GantryEvent, void> {
  const query = { ...(kinds && { kinds }), ...(taskId !== undefined && { taskId }) }
  const start = after !== undefined && { after }
  for await (const { data } of framesOf(source, '/events', { query, start, signal })) {
    const event: Schemas['Event'] = JSON.parse(data)
    if (event.kind !== 'stream.gap' || event.data.reason === 'log_went_back') yield event
  }
}

export async function* jobEventsOf(
  source: StreamSource,
  jobId: string,
  { cursor, signal }: JobEventOptions,
): AsyncGenerator<JobEvent, void> {
  const start = cursor !== undefined && { cursor }
  let last = ''
  for await (const { event, data } of framesOf(source, '/jobs/{jobId}/events', { path: { jobId }, start, signal })) {
    if (event === 'log') yield { event, data: JSON.parse(data) }
    if (event !== 'job') continue
    const job: Schemas['Job'] = JSON.parse(data)
    // Each connection begins with the state of the job, which may be the one known.
    const state = JSON.stringify({ ...job, logBytes: 0 })
    if (state !== last) yield { event, data: job }
    last = state
    if (job.status !== 'queued' && job.status !== 'running') return
  }
}

interface FramesOptions {
  readonly path?: object
  readonly query?: object
  /** The query that says where the first connection starts. */
  readonly start: object | false
  readonly signal: AbortSignal | undefined
}

function framesOf(
  { respond, wait, silenceMaxMs }: StreamSource,
  url: string,
  { path, query, start, signal = new AbortController().signal }: FramesOptions,
): AsyncGenerator<Frame & { data: string }> {
  return follow({
    open: (lastId) => {
      const headers = { accept: 'text/event-stream', ...(lastId !== undefined && { 'last-event-id': lastId }) }
      const params = { path, query: { ...query, ...(lastId === undefined && start) } }
      return respond('get', url, { params, headers, signal })
    },
    wait: (milliseconds) => wait(milliseconds, signal),
    silenceMaxMs,
  })
}
