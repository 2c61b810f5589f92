import type { GantryError } from './failure.ts'
import type { Job } from '../generated/client-types.ts'

/** Of an operation without arguments. */
export type NoArguments = Readonly<Record<string, never>>

export interface CallOptions {
  /** Ends the call, its retries and its waits. */
  readonly signal?: AbortSignal
  /** Sent with the call, beside what the client sends. */
  readonly headers?: Readonly<Record<string, string>>
  /** Of a POST; by default, each call has one of its own, which its retries share. */
  readonly idempotencyKey?: string
}

export type StreamOptions = Pick<CallOptions, 'signal' | 'headers'>

export interface Progress {
  /** Bytes of the request that were handed to the connection. */
  readonly sentBytes: number
  readonly totalBytes: number
}

export interface UploadOptions extends CallOptions {
  /** Called as bytes are sent, and from 0 again when the upload is repeated. */
  readonly onProgress?: (progress: Progress) => void
}

export interface Answer<Data> {
  readonly data: Data
  /** For `ifMatch`; present where the operation answers with an `ETag`. */
  readonly etag: string | undefined
  /** Where the thing that was made can be read, below the base of the API. */
  readonly location: string | undefined
  readonly status: number
  readonly headers: Headers
}

/** What became of a call: its data, or its failure. */
export type CallOutcome<Data, Code extends string> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: GantryError<Code> }

/** A call that was sent: awaited, it gives the data of the answer, or throws a `GantryError`. */
export interface Call<Data, Code extends string = string> extends Promise<Data> {
  /** The whole answer, with its status and `ETag`. */
  answer(): Promise<Answer<Data>>
  /** The data, or the failure as a value, whose code is one of those of the operation. */
  outcome(): Promise<CallOutcome<Data, Code>>
}

/** Awaited, the first page; iterated, the items of all pages, each page read when it is needed. */
export interface PageCall<Page, Item, Code extends string = string> extends Call<Page, Code>, AsyncIterable<Item> {
  pages(): AsyncGenerator<Page, void>
  all(): Promise<Item[]>
}

/** A call that has started a job. */
export interface JobCall<Data, Code extends string = string> extends Call<Data, Code> {
  /** Waits for the end of the job, over lost connections too. Gives the job as it ended. */
  wait(options?: StreamOptions): Promise<Job>
}

/** Gives the response when its head has come, to be read as a stream, a blob or bytes. */
export interface BytesCall<Code extends string = string> extends Promise<Response> {
  outcome(): Promise<CallOutcome<Response, Code>>
}

/** What comes, over lost connections too, until the loop is left or the signal aborts. */
export type Stream<Item> = AsyncGenerator<Item, void>
