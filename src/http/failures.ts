import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { Duplex } from 'node:stream'
import type { ServerResponse } from 'node:http'
import { Failure, docsOf, errors, hints, statusOf } from '../errors.ts'
import { diskFailureOf } from '../platform/files/disk-fault.ts'
import { defined } from '../platform/work/defined.ts'
import { mebibytes } from '../platform/text/sizes.ts'
import { quote } from '../platform/text/quote.ts'
import type { ErrorCode, FailureOptions } from '../errors.ts'
import type { components } from '../generated/types.ts'
import {
  DocumentDamaged,
  DuplicateId,
  OutcomeUnknown,
  StorageFailed,
  StorageFull,
  StorageLocked,
  StorageReadOnly,
  StorageUnavailable,
  StoreSuperseded,
  VersionConflict,
} from '../stores/port.ts'
import { textBelow } from './public-path.ts'
import type { RefusedBodies } from './bodies/refused-bodies.ts'
import { withMissingName } from './missing-names.ts'
import { contractHeader } from './contract-headers.ts'
import { answerKinds } from './headers.ts'
import type { Rendered } from './rendered.ts'
import { makeRequestId } from './request-id.ts'

// An import would load the fetch of Node, which takes 20 ms and 6 MB that most services never need.
const { STATUS_CODES } = process.getBuiltinModule('node:http')

/** Turns whatever was thrown into the failure envelope. Nothing else in the service makes one. */
export function answerFailure(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  refusedBodies: Pick<RefusedBodies, 'drain'>,
): FastifyReply {
  const failure = isCutOff(thrown, request)
    ? new Failure('validation_failed', { message: 'The request ended before it was complete.', cause: thrown })
    : (frameworkFailureOf(thrown, request) ??
      diskFailureOf(thrown, { isReading: ['GET', 'HEAD'].includes(request.method) }) ??
      withMissingName(failureOf(thrown), request))
  const {
    status,
    headers,
    body: enveloped,
  } = renderFailure(failure, request.id, request.server.publicPath, request.routeOptions.config.operation)
  const { failureBody } = request.routeOptions.config
  const body = failureBody ? `${JSON.stringify(failureBody(failure))}\n` : enveloped
  if (failure.code === 'internal_error' || thrown instanceof StorageFailed)
    request.log.error({ err: thrown }, 'a call failed')
  reply.headers(answerKinds.json.headers).headers(headers).code(status)
  const { raw } = request
  // A request from inside the service has no connection, and does not know the word.
  if (raw.complete !== false) return reply.send(body)
  // The unread rest of a body must not be parsed as the next request.
  reply.header('connection', 'close')
  // A client that waits for `100 Continue` sends no body, and none follows a connection that is gone.
  if (raw.destroyed || request.headers.expect !== undefined) return reply.send(body)
  reply.header('content-length', Buffer.byteLength(body))
  const isBrief = failure.code === 'request_timeout'
  return reply.send(Readable.from(withEndOf(body, () => refusedBodies.drain(raw, { isBrief }))))
}

/** The whole answer at once; Node.js closes the connection when the answer ends. */
async function* withEndOf(body: string, drain: () => Promise<void>): AsyncGenerator<string> {
  yield body
  await drain()
}

/** The failure envelope of whatever was thrown, and what goes with it. Its paths are below the public one. */
export function renderFailure(thrown: unknown, requestId: string, publicPath: string, operationId?: string): Rendered {
  const failure = failureOf(thrown)
  return {
    status: statusOf(failure.code, operationId),
    headers: { ...headersOf(failure), 'content-type': jsonType },
    body: envelope(failure, requestId, publicPath),
  }
}

/** The failure envelope of what was thrown while a request was answered. */
export function renderFailureOf(thrown: unknown, request: FastifyRequest, operationId: string): Rendered {
  return renderFailure(withMissingName(failureOf(thrown), request), request.id, request.server.publicPath, operationId)
}

/** Whether the same call would fail again in the same way, so that the failure is the answer to it. */
export function isFinal(thrown: unknown): boolean {
  const { code, options } = failureOf(thrown)
  const [, retry] = errors[code]
  return retry === 'final' && options.retryAfter === undefined
}

const jsonType = 'application/json; charset=utf-8'

/** The client disconnected before the body was complete, so that no response is read. */
function isCutOff(thrown: unknown, { raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete && thrown instanceof Error && 'code' in thrown && thrown.code === 'ECONNRESET'
}

/** Answers what never became a request: broken HTTP, headers that are too large, a client that is too slow. */
export function answerClientError(error: Error & { code?: string }, socket: Socket, server: Site): void {
  if (!socket.writable || error.code === 'ECONNRESET' || responseOn(socket)?.headersSent) return void socket.destroy()
  const code = clientErrors[error.code ?? '']
  answerSocket(
    code ? new Failure(code, {}) : new Failure('validation_failed', { message: 'This is not a valid HTTP request.' }),
    socket,
    server,
  )
}

/** What every answer of a server says about it. */
type Site = Pick<FastifyInstance, 'publicPath' | 'strictTransport'>

/** Writes the failure on a connection that has no request to answer, and closes it. */
export function answerSocket(thrown: unknown, socket: Duplex, { publicPath, strictTransport }: Site): void {
  const requestId = makeRequestId()
  const { status, headers, body } = renderFailure(thrown, requestId, publicPath)
  const all = {
    ...answerKinds.json.headers,
    ...contractHeader,
    ...headers,
    ...(strictTransport !== undefined && { 'strict-transport-security': strictTransport }),
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
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
function responseOn(socket: Socket): ServerResponse | undefined {
  return '_httpMessage' in socket ? ((socket._httpMessage as ServerResponse | null) ?? undefined) : undefined
}

/** Whether a whole request head came by the connection and is not answered yet. */
export function isAnswering(socket: Socket): boolean {
  return responseOn(socket) !== undefined
}

const clientErrors: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Errors of the framework and its plugins by their code; some need the request to say what helps. */
const frameworkErrors: Record<
  string,
  readonly [ErrorCode, (FailureOptions | ((request: FastifyRequest) => FailureOptions))?]
> = {
  FST_ERR_BAD_URL: ['validation_failed', { message: 'The path of the request is not valid.' }],
  FST_ERR_ASYNC_CONSTRAINT: ['validation_failed'],
  FST_ERR_MAX_PARAM_LENGTH: ['uri_too_long'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', explainSize],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', explainMediaType],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'validation_failed',
    { message: 'The size of the body differs from its Content-Length.' },
  ],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['unsupported_media_type', explainMediaType],
  FST_REQ_FILE_TOO_LARGE: ['payload_too_large'],
  FST_PARTS_LIMIT: ['validation_failed', { message: 'The form has too many parts.' }],
  FST_FILES_LIMIT: ['validation_failed', { message: 'The form has too many files.' }],
  FST_FIELDS_LIMIT: ['validation_failed', { message: 'The form has too many fields.' }],
  FST_MP_PREMATURE_CLOSE: ['validation_failed', { message: 'The form ended before it was complete.' }],
  FST_INVALID_JSON_FIELD_ERROR: [
    'validation_failed',
    { message: 'A field of the form is declared as JSON and is not valid JSON.' },
  ],
  FST_PROTO_VIOLATION: ['validation_failed', { message: 'The name of a part of the form is not accepted.' }],
}

function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  if (thrown instanceof DuplicateId) return new Failure('already_exists', { cause: thrown })
  if (thrown instanceof VersionConflict) return new Failure('revision_mismatch', { cause: thrown })
  if (thrown instanceof StorageFull) return new Failure('storage_full', { cause: thrown })
  if (thrown instanceof StorageLocked)
    return new Failure('overloaded', {
      message: 'The database is locked by another program. Nothing was stored. Try again in a moment.',
      retryAfter: 1,
      cause: thrown,
    })
  if (thrown instanceof StoreSuperseded) return new Failure('superseded', { retryAfter: 1, cause: thrown })
  if (thrown instanceof StorageReadOnly)
    return new Failure('not_ready', {
      message: 'The disk of the service is read-only. Nothing was stored.',
      retryAfter: 5,
      cause: thrown,
    })
  if (thrown instanceof StorageUnavailable)
    return new Failure('not_ready', {
      message: 'The storage does not answer. Nothing was stored. Try again in a moment.',
      retryAfter: 5,
      cause: thrown,
    })
  if (thrown instanceof DocumentDamaged)
    return new Failure('data_damaged', {
      message: `The stored item ${thrown.id} of ${thrown.collection} is damaged. Restore it from a backup.`,
      cause: thrown,
    })
  if (thrown instanceof OutcomeUnknown)
    return new Failure('not_ready', {
      message:
        'The database did not confirm this write. It is unknown whether it was stored. Read the item, or send the same call again with the same Idempotency-Key.',
      retryAfter: 5,
      cause: thrown,
    })
  if (thrown instanceof StorageFailed)
    return new Failure('not_ready', {
      message:
        'The storage has failed, and the service accepts no writes until it is restarted. It is unknown whether this write was stored.',
      cause: thrown,
    })
  return new Failure('internal_error', { cause: thrown })
}

function frameworkFailureOf(thrown: unknown, request: FastifyRequest): Failure | undefined {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  const [known, options = {}] = frameworkErrors[code] ?? []
  return known && new Failure(known, typeof options === 'function' ? options(request) : options)
}

function explainMediaType(request: FastifyRequest): FailureOptions {
  const given = request.headers['content-type']
  const { accepts = ['application/json'] } = request.routeOptions.config
  const refusal = given ? `The media type ${quote(given)} is not accepted.` : 'The body has no media type.'
  return {
    message: `${refusal} Send ${accepts.join(' or ')}.`,
    headers: { [request.method === 'PATCH' ? 'accept-patch' : 'accept']: accepts.join(', ') },
    hint:
      accepts[0] === 'application/json'
        ? "Add the header Content-Type: application/json. With curl: -H 'Content-Type: application/json'"
        : 'HTTP clients add the boundary parameter themselves. With curl: -F file=@FILENAME',
  }
}

function explainSize(request: FastifyRequest): FailureOptions {
  const limit = request.routeOptions.bodyLimit
  const given = request.headers['content-length']
  const accepted = `this operation accepts at most ${limit} (${mebibytes(limit)})`
  return { message: given ? `The body has ${given} bytes; ${accepted}.` : `The body is too large; ${accepted}.` }
}

const detailsMax = 100

/** The error of whatever was thrown, for what is sent beside the envelope. */
export function errorOf(thrown: unknown, request: Pick<FastifyRequest, 'id' | 'server'>): FailureBody {
  return failureBody(failureOf(thrown), request.id, request.server.publicPath)
}

type FailureBody = components['schemas']['Error']

function envelope(failure: Failure, requestId: string, publicPath: string): string {
  return `${JSON.stringify({ success: false, error: failureBody(failure, requestId, publicPath) })}\n`
}

function failureBody(failure: Failure, requestId: string, publicPath: string): FailureBody {
  const { details, hint = hints[failure.code], retryAfter } = failure.options
  return {
    code: failure.code,
    message: textBelow(publicPath, failure.message),
    requestId,
    docs: publicPath + docsOf(failure.code),
    ...defined({
      details: details?.slice(0, detailsMax),
      hint: hint && textBelow(publicPath, hint),
      retryAfter,
    }),
  }
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
