import type { S3 } from '@aws-sdk/client-s3'
import { timeouts } from '../../timeouts.ts'

export interface S3Connection {
  /** Where the server is, like `https://s3.example.org`; Amazon's own when absent. */
  readonly endpoint?: string
  readonly region?: string
  /** Together with the secret; the SDK looks in its usual places when they are absent. */
  readonly accessKeyId?: string
  readonly secretAccessKey?: string
  /**
   * The bucket in the path and not in the host name, as most servers but Amazon's want it. True when an endpoint is
   * named.
   */
  readonly isPathStyle?: boolean
}

const connectionsMax = 512 // each download occupies one until its reader is done

/** The optional package is not installed. */
export class S3ClientMissing extends Error {
  constructor(cause: unknown) {
    super(
      'GANTRY_BLOBS names a bucket, and the package of the S3 client is not installed. Run: npm install @aws-sdk/client-s3@3, with --global if Gantry is installed so.',
      { cause },
    )
  }
}

/**
 * The SDK weighs a sixth of a second at the start and 24 MB on disk, so it is installed and loaded by those alone who
 * use it.
 */
export async function connect({
  endpoint,
  region = 'us-east-1',
  accessKeyId,
  secretAccessKey,
  isPathStyle = endpoint !== undefined,
}: S3Connection): Promise<S3> {
  const { S3 } = await loadClient()
  const agent = { maxSockets: connectionsMax, keepAlive: true }
  return new S3({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
    requestHandler: {
      connectionTimeout: timeouts.bucketConnection.ms,
      requestTimeout: timeouts.bucketCompletion.ms,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.bucketIdle.ms,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Each part's SHA-256 is part of its signature; the newer checksums are unknown to most other servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

async function loadClient(): Promise<typeof import('@aws-sdk/client-s3')> {
  try {
    return await import('@aws-sdk/client-s3')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new S3ClientMissing(error)
    throw error
  }
}
