import type { S3 } from '@aws-sdk/client-s3'
import type { BlobStats } from '../blobs.ts'
import { StorageUnavailable } from '../port.ts'
import { timeouts } from '../../timeouts.ts'
import { missing } from './bucket-errors.ts'

/**
 * Gives the client with a time limit for each call, with all attempts of the SDK, and counts the calls. A call that
 * takes longer throws `StorageUnavailable`; the body of an answer is not part of it.
 */
export function boundCalls(client: S3, answerMs: number): { readonly client: S3; readonly stats: () => BlobStats } {
  const counts = { requests: 0, errors: 0, seconds: 0 }
  const bound = new Proxy(client, {
    get(target, name) {
      const member = Reflect.get(target, name) as unknown
      if (typeof member !== 'function') return member
      const timeoutMs = name === 'completeMultipartUpload' ? Math.max(answerMs, timeouts.bucketCompletion.ms) : answerMs
      return (input: object) =>
        counted(counts, () => within(timeoutMs, (abortSignal) => member.call(target, input, { abortSignal })))
    },
  })
  return { client: bound, stats: () => ({ ...counts }) }
}

async function counted<Output>(counts: Counts, call: () => Promise<Output>): Promise<Output> {
  const started = performance.now()
  counts.requests++
  try {
    return await call()
  } catch (error) {
    if (!missing(error)) counts.errors++
    throw error
  } finally {
    counts.seconds += (performance.now() - started) / 1000
  }
}

async function within<Output>(timeoutMs: number, call: (signal: AbortSignal) => Promise<Output>): Promise<Output> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    return await call(abort.signal)
  } catch (error) {
    throw abort.signal.aborted ? new StorageUnavailable('the bucket does not answer', error) : error
  } finally {
    clearTimeout(timer)
  }
}

type Counts = { -readonly [Name in keyof BlobStats]: number }

/** Passes the bytes of an answer on. Throws `StorageUnavailable` when a reader waits for the next ones for too long. */
export async function* withinSilence(
  body: AsyncIterable<Uint8Array> & { destroy(error?: Error): unknown },
  silenceMs: number,
): AsyncGenerator<Uint8Array> {
  let timer = watch()
  function watch() {
    return setTimeout(() => body.destroy(new StorageUnavailable('the bucket does not answer')), silenceMs)
  }
  try {
    for await (const chunk of body) {
      clearTimeout(timer)
      yield chunk
      timer = watch()
    }
  } finally {
    clearTimeout(timer)
  }
}
