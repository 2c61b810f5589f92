import { counter } from '../../platform/work/metrics.ts'
import type { Metric } from '../../platform/work/metrics.ts'
import type { BlobStore } from '../../stores/blobs.ts'

/** What the bucket costs; nothing where the bytes are in a folder. */
export function blobMetrics(blobs: Pick<BlobStore, 'stats'>): Metric[] {
  const stats = blobs.stats()
  if (!stats) return []
  const { requests, errors, seconds } = stats
  return [
    counter(
      'gantry_s3_requests_total',
      'Requests to the bucket, without the attempts that the client repeats.',
      requests,
    ),
    counter('gantry_s3_errors_total', 'Requests to the bucket that failed.', errors),
    counter('gantry_s3_request_seconds_total', 'Time until the bucket began to answer, of all requests.', seconds),
  ]
}
