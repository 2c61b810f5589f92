import { StorageFull, StorageUnavailable } from '../port.ts'

/**
 * The bucket does not answer, does not exist or may not be used; the message is one sentence for the operator, and what
 * to do.
 */
export class BucketUnavailable extends Error {
  constructor(bucket: string, cause: unknown) {
    const name = bucketFaultOf(cause)
    super(`The bucket ${bucket} cannot be used: ${name}. ${remedyOf(name)}`, { cause })
    this.name = 'BucketUnavailable'
  }
}

const remedies: readonly (readonly [names: RegExp, remedy: string])[] = [
  [/^NoSuchBucket$/, 'Create it, or correct its name in GANTRY_BLOBS.'],
  [/^InvalidBucketName$/, 'Correct its name in GANTRY_BLOBS.'],
  [
    /^(AccessDenied|Forbidden|AllAccessDisabled)$/,
    'Allow these credentials to list, read, write and delete in it (s3:ListBucket, s3:GetObject, s3:PutObject, s3:DeleteObject, s3:AbortMultipartUpload, s3:ListBucketMultipartUploads).',
  ],
  [
    /^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken|AuthorizationHeaderMalformed)$/,
    'Correct GANTRY_S3_ACCESS_KEY_ID, GANTRY_S3_SECRET_ACCESS_KEY and GANTRY_S3_REGION.',
  ],
  [/^CredentialsProviderError$/, 'Set GANTRY_S3_ACCESS_KEY_ID and GANTRY_S3_SECRET_ACCESS_KEY.'],
  [/^(PermanentRedirect|IllegalLocationConstraintException)$/, 'It is in another region: correct GANTRY_S3_REGION.'],
  [/^RequestTimeTooSkewed$/, 'Set the clock of this machine.'],
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    'The name of the server is unknown: correct GANTRY_S3_ENDPOINT, or the DNS of this machine.',
  ],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'No server listens there: start it, or correct GANTRY_S3_ENDPOINT.'],
  [
    /^(TimeoutError|ETIMEDOUT|ECONNRESET|EPIPE)$/,
    'The server does not answer: look at it and at the network, or correct GANTRY_S3_ENDPOINT.',
  ],
  [/CERT|SELF_SIGNED|TLS|SSL|EPROTO/, 'Name the certificate of its authority in NODE_EXTRA_CA_CERTS, or use http.'],
]

function remedyOf(name: string): string {
  return remedies.find(([names]) => names.test(name))?.[1] ?? 'Check GANTRY_BLOBS and GANTRY_S3_ENDPOINT.'
}

/** By what an operator can look an error up: what S3 calls it, or else the system. */
function bucketFaultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StorageUnavailable) return 'TimeoutError'
  const code = codeOf(error)
  if (code !== '') return code
  return ['Error', 'UnknownError', 'Unknown'].includes(error.name) ? error.message.replace(/\.$/, '') : error.name
}

const fullNames = ['QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'InsufficientStorage']

/** `TimeoutError` is the SDK's; other errors of connections may be those of the client that uploads. */
const silentNames = ['TimeoutError', 'ECONNREFUSED']

/** The error as the ports name it. */
export function named(error: unknown): unknown {
  if (silentNames.includes(nameOf(error)) || silentNames.includes(codeOf(error)))
    return new StorageUnavailable('the bucket does not answer', error)
  return fullNames.includes(nameOf(error)) ? new StorageFull(error) : error
}

export function missing(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes(nameOf(error))
}

/** What S3 calls a failure stands in the name of the SDK's error. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
