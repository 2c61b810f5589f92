import { table } from '../generated/client-table.ts'
import { Http } from './http.ts'
import { functionOf } from './operation.ts'
import { parseRow } from './row.ts'
import { waitForJob } from './streams.ts'
import type { HttpOptions } from './http.ts'
import type { ClientParts } from './operation.ts'
import type { StreamOptions } from './calls.ts'
import { Live } from './live.ts'
import type { LiveConnection, LiveOptions } from './live.ts'
import type { Operations } from '../generated/client-operations.ts'

export { GantryError, UnexpectedAnswer } from './failure.ts'
export type { Answer, BytesCall, Call, CallOptions, JobCall, CallOutcome, PageCall, Progress } from './calls.ts'
export type { Stream, StreamOptions, UploadOptions } from './calls.ts'
export type { RetryOptions } from './transport.ts'
export type { JobFrame, LiveConnection, LiveEventsInput, LiveOptions, Socket } from './live.ts'
/** The types of the contract: `Schemas.Task`, and of the arguments of each operation: `Schemas.CreateTaskArguments`. */
export type * as Schemas from '../generated/client-types.ts'
/** The functions and the failure codes of each operation: `Codes.CreateTaskCode`. */
export type * as Codes from '../generated/client-operations.ts'
export type { ErrorCode } from '../generated/client-types.ts'

export interface ClientOptions extends HttpOptions {
  /**
   * A stream is opened anew after a silence of so many milliseconds; 45,000 by default, three comments of the service.
   */
  readonly silenceMaxMs?: number
}

/**
 * The operations of a service by their names in the command line: `gantry tasks create` is `gantry.tasks.create`. A
 * call throws a `GantryError` if the service reports a failure. It is repeated where that is safe (`RetryOptions`).
 */
export interface GantryClient extends Operations {
  /** One connection for events, jobs and chats, as many streams as a page needs. */
  live(options?: LiveOptions): LiveConnection
}

export function createClient({ silenceMaxMs = 45_000, ...options }: ClientOptions): GantryClient {
  const jobRow = parseRow(table.jobs.follow)
  const parts: ClientParts = { http: new Http(options), silenceMaxMs, jobRow }
  const wait = ({ jobId }: { jobId: string }, stream: StreamOptions = {}) => waitForJob(parts, jobRow, jobId, stream)
  const operations = membersOf(parts, table)
  // The table and the types are generated from the same contract.
  return Object.fromEntries([
    ...operations,
    ['live', (live: LiveOptions = {}): LiveConnection => new Live({ ...parts, ...live })],
    ['jobs', Object.fromEntries([...membersOf(parts, table.jobs), ['wait', wait]])],
  ])
}

interface Rows {
  readonly [word: string]: string | Rows
}

/** The functions and groups of a group, by their names. */
function membersOf(parts: ClientParts, rows: Rows): readonly unknown[][] {
  return Object.entries(rows).map(([word, row]) => [
    word,
    typeof row === 'string' ? functionOf(parts, parseRow(row)) : Object.fromEntries(membersOf(parts, row)),
  ])
}
