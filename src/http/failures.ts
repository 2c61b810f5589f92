import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { STATUS_CODES } from 'node:http'
import type { ServerResponse } from 'node:http'
import { Failure, errors } from '../errors.ts'
import type { ErrorCode, FailureOptions } from '../errors.ts'
import { DuplicateId, StorageFailed, StorageFull, VersionConflict } from '../stores/port.ts'
import type { Rendered } from './rendered.ts'
import { makeRequestId } from './request-id.ts'

/** Turns whatever was thrown into the failure envelope. Nothing else in the service makes one. */
export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = isCutOff(thrown, request)
    ? new Failure('validation_failed', { message: 'The request was cut off.', cause: thrown })
    : failureOf(thrown)
  const { status, headers, body } = renderFailure(failure, request.id)
  if (failure.code === 'internal_error' || thrown instanceof StorageFailed)
    request.log.error({ err: thrown }, 'a call failed')
  reply.headers(headers).code(status)
  // The rest of a body that nobody will read must not pass for the next request.
  if (!request.raw.complete) reply.header('connection', 'close')
  return reply.send(body)
}

/** The failure envelope of whatever was thrown, and what goes with it. */
export function renderFailure(thrown: unknown, requestId: string): Rendered {
  const failure = failureOf(thrown)
  return {
    status: errors[failure.code][0],
    headers: { ...headersOf(failure), 'content-type': jsonType },
    body: envelope(failure, requestId),
  }
}

const jsonType = 'application/json; charset=utf-8'

/** The caller hung up before the body was whole. That is no fault of ours, and nobody reads the answer. */
function isCutOff(thrown: unknown, { raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete && thrown instanceof Error && 'code' in thrown && thrown.code === 'ECONNRESET'
}

/** Answers what never became a request: broken HTTP, headers that are too large, a client that is too slow. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET' || isAnswering(socket)) return void socket.destroy()
  const code = clientErrors[error.code ?? '']
  answerSocket(
    code
      ? new Failure(code, {})
      : new Failure('validation_failed', { message: 'This is not a well-formed HTTP request.' }),
    socket,
  )
}

/** Writes the failure on a connection that has no request to answer, and closes it. */
export function answerSocket(thrown: unknown, socket: Duplex): void {
  const requestId = makeRequestId()
  const { status, headers, body } = renderFailure(thrown, requestId)
  const all = {
    ...headers,
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    connection: 'close',
  }
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  )
}

// Node keeps the answer that is under way there, and its own handler looks there too: a second status line would stand
// in the middle of the first answer's bytes.
function isAnswering(socket: Socket): boolean {
  return '_httpMessage' in socket && (socket._httpMessage as ServerResponse | null)?.headersSent === true
}

const clientErrors: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Errors of the framework and its plugins by their code. */
const frameworkErrors: Record<string, readonly [ErrorCode, FailureOptions?]> = {
  FST_ERR_BAD_URL: ['validation_failed', { message: 'The path of the request is not well-formed.' }],
  FST_ERR_ASYNC_CONSTRAINT: ['validation_failed'],
  FST_ERR_MAX_PARAM_LENGTH: ['uri_too_long'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'validation_failed',
    { message: 'The body is not as long as Content-Length says.' },
  ],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [
    'unsupported_media_type',
    { message: 'Send multipart/form-data with a boundary.' },
  ],
  FST_REQ_FILE_TOO_LARGE: ['payload_too_large'],
  FST_PARTS_LIMIT: ['validation_failed', { message: 'The form has too many parts.' }],
  FST_FILES_LIMIT: ['validation_failed', { message: 'The form has too many files.' }],
  FST_FIELDS_LIMIT: ['validation_failed', { message: 'The form has too many fields.' }],
  FST_MP_PREMATURE_CLOSE: ['validation_failed', { message: 'The form was cut off.' }],
  FST_INVALID_JSON_FIELD_ERROR: [
    'validation_failed',
    { message: 'A field of the form is not the JSON that it says it is.' },
  ],
  FST_PROTO_VIOLATION: ['validation_failed', { message: 'A part of the form has a name that is not accepted.' }],
}

function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  if (thrown instanceof DuplicateId) return new Failure('already_exists', { cause: thrown })
  if (thrown instanceof VersionConflict) return new Failure('revision_mismatch', { cause: thrown })
  if (thrown instanceof StorageFull) return new Failure('storage_full', { cause: thrown })
  if (thrown instanceof StorageFailed)
    return new Failure('not_ready', {
      message:
        'The storage of the service has failed, and it takes no writes until it is started again. Whether this one was kept is not known.',
      cause: thrown,
    })
  const known = thrown instanceof Error && 'code' in thrown ? frameworkErrors[String(thrown.code)] : undefined
  return known ? new Failure(known[0], known[1] ?? {}) : new Failure('internal_error', { cause: thrown })
}

const detailsMax = 100

function envelope(failure: Failure, requestId: string): string {
  const { details, hint, retryAfter } = failure.options
  const error = {
    code: failure.code,
    message: failure.message,
    requestId,
    details: details?.slice(0, detailsMax),
    hint,
    retryAfter,
  }
  return JSON.stringify({ success: false, error })
}

function headersOf(failure: Failure): Record<string, string> {
  const { headers, retryAfter, version } = failure.options
  return {
    ...headers,
    ...(version !== undefined && { etag: `"${version}"` }),
    ...(errors[failure.code][0] === 401 && { 'www-authenticate': 'Bearer realm="gantry"' }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  }
}
