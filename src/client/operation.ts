import { GantryError } from './failure.ts'
import { messageOf } from './request.ts'
import { streamOf, waitForJob } from './streams.ts'
import type { Answer, Call, JobCall, CallOutcome, PageCall, StreamOptions, UploadOptions } from './calls.ts'
import type { Input } from './request.ts'
import type { TableRow } from './row.ts'
import type { StreamSource } from './streams.ts'
import type { Job } from '../generated/client-types.ts'

/** What all functions of a client share. */
export interface ClientParts extends StreamSource {
  /** The row of the stream of a job. */
  readonly jobRow: TableRow
}

/** The function of an operation; what it answers beside JSON has a function of its own (`bytes`, `stream`). */
export function functionOf(parts: ClientParts, row: TableRow): object {
  const call = (input: Input = {}, options: UploadOptions = {}) => callOf(parts, row, input, options)
  const bytes = (input: Input = {}, options: UploadOptions = {}) => {
    const query = row.bytes === 'download' ? { ...input, download: true } : input
    return new SentCall(send(parts, row, query, options, '*/*'), (response) => response)
  }
  const stream = (input: Input = {}, options: StreamOptions = {}) => streamOf(parts, row, input, options)
  if (row.bytes === 'bytes') return bytes
  if (row.stream === 'stream') return stream
  return Object.assign(call, row.bytes && { bytes }, row.stream && { stream })
}

function callOf(parts: ClientParts, row: TableRow, input: Input, options: UploadOptions): Call<unknown> {
  const sent = send(parts, row, input, options, 'application/json')
  if (row.items !== undefined) return new SentPages(sent.then(answerOf<Page>), parts, row, input, options)
  if (row.isJob) return new SentJob(sent.then(answerOf<{ job: Job }>), parts)
  return new SentCall(sent.then(answerOf<unknown>), dataOf)
}

function send(
  parts: ClientParts,
  row: TableRow,
  input: Input,
  options: UploadOptions,
  accept: string,
): Promise<Response> {
  // What is wrong with the arguments rejects, as what is wrong with the answer does.
  return Promise.resolve().then(() =>
    parts.http.send(messageOf(row, input), { ...options, isRead: row.isRead, accept }),
  )
}

// The data is what the contract says: the tests of the service compare them.
async function answerOf<Data>(response: Response): Promise<Answer<Data>> {
  const { status, headers } = response
  const text = await response.text()
  return {
    data: text === '' ? undefined : wholeDataOf(JSON.parse(text)),
    etag: strongTagOf(headers),
    location: headers.get('location') ?? undefined,
    status,
    headers,
  }
}

/**
 * The service gives strong tags alone, which name a version. A proxy that compresses makes them weak, and `If-Match`
 * never takes a weak one (RFC 9110, section 13.1.1).
 */
function strongTagOf(headers: Headers): string | undefined {
  return headers.get('etag')?.replace(/^W\//, '')
}

/** One operation has what it answers beside its data: both are what the caller asked for. */
function wholeDataOf({
  success: _,
  data,
  ...beside
}: Readonly<Record<string, unknown>>): ReturnType<typeof JSON.parse> {
  return Object.keys(beside).length === 0 ? data : Object.assign({}, data, beside)
}

const dataOf = <Data>({ data }: Answer<Data>): Data => data

/** A promise of the data that also knows the whole answer. */
class SentCall<Whole, Data> implements Promise<Data> {
  readonly [Symbol.toStringTag] = 'Call'
  readonly #sent: Promise<Whole>
  readonly #read: (whole: Whole) => Data

  constructor(sent: Promise<Whole>, read: (whole: Whole) => Data) {
    this.#sent = sent
    this.#read = read
  }

  // The data is read when it is asked for: a promise of it that nothing waits for would fail unhandled.
  // biome-ignore lint/suspicious/noThenProperty: it is a promise.
  then<Kept = Data, Caught = never>(
    kept?: ((data: Data) => Kept | PromiseLike<Kept>) | null,
    caught?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null,
  ): Promise<Kept | Caught> {
    return this.#sent.then(this.#read).then(kept, caught)
  }

  catch<Caught = never>(caught?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null): Promise<Data | Caught> {
    return this.then(undefined, caught)
  }

  finally(settled?: (() => void) | null): Promise<Data> {
    return this.#sent.then(this.#read).finally(settled)
  }

  answer(): Promise<Whole> {
    return this.#sent
  }

  async outcome<Code extends string>(): Promise<CallOutcome<Data, Code>> {
    try {
      return { data: await this }
    } catch (error) {
      if (error instanceof GantryError) return { error }
      throw error
    }
  }
}

class SentJob extends SentCall<Answer<{ job: Job }>, { job: Job }> implements JobCall<{ job: Job }> {
  readonly #parts: ClientParts

  constructor(sent: Promise<Answer<{ job: Job }>>, parts: ClientParts) {
    super(sent, dataOf)
    this.#parts = parts
  }

  async wait(options: StreamOptions = {}): Promise<Job> {
    const { job } = await this
    return waitForJob(this.#parts, this.#parts.jobRow, job.id, options)
  }
}

type Page = Readonly<Record<string, unknown>> & { readonly nextCursor?: string | number }

class SentPages extends SentCall<Answer<Page>, Page> implements PageCall<Page, unknown> {
  readonly #parts: ClientParts
  readonly #row: TableRow
  readonly #input: Input
  readonly #options: UploadOptions

  constructor(sent: Promise<Answer<Page>>, parts: ClientParts, row: TableRow, input: Input, options: UploadOptions) {
    super(sent, dataOf)
    this.#parts = parts
    this.#row = row
    this.#input = input
    this.#options = options
  }

  async *pages(): AsyncGenerator<Page, void> {
    const { items: _, cursor } = this.#row
    let page: Page = await this
    for (;;) {
      yield page
      if (page.nextCursor === undefined) return
      const input = { ...this.#input, [cursor]: page.nextCursor }
      const response = await send(this.#parts, this.#row, input, this.#options, 'application/json')
      page = (await answerOf<Page>(response)).data
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown, void> {
    for await (const page of this.pages()) yield* itemsOf(page, this.#row)
  }

  async all(): Promise<unknown[]> {
    const items: unknown[] = []
    for await (const item of this) items.push(item)
    return items
  }
}

/** Beside its items, a page may have other lists, such as what could not be read. */
function itemsOf(page: Page, { items = '' }: TableRow): readonly unknown[] {
  const list = page[items]
  return Array.isArray(list) ? list : []
}
