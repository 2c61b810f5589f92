import { errorCodes, statusOf } from '../src/errors.ts'
import type { ErrorCode } from '../src/errors.ts'
import { parametersOf, resolve, taskNamesOf } from './contract-document.ts'
import type { Contract, Operation, Parameter } from './contract-document.ts'

/**
 * The error codes of an operation by the status under which the contract has them, in the order of the table of
 * errors; those of a status that the operation does not declare stand under `default`.
 */
export function errorCodesOf(contract: Contract, operation: Operation): Record<string, ErrorCode[]> {
  const codes = new Set<ErrorCode>([...commonCodesOf(contract, operation), ...ownCodesOf(operation)])
  const byStatus: Record<string, ErrorCode[]> = {}
  for (const code of errorCodes) {
    if (!codes.has(code)) continue
    const status = String(statusOf(code, operation.operationId))
    const declared = operation.responses[status] ? status : 'default'
    byStatus[declared] = [...(byStatus[declared] ?? []), code]
  }
  return byStatus
}

/** What the operation itself decides: `x-errors`. */
export function ownCodesOf(operation: Operation): ErrorCode[] {
  return (operation['x-errors'] ?? []) as ErrorCode[]
}

/**
 * The codes whose status the operation declares: those that it decides itself, and those that depend on what is asked
 * of it. The others can meet every request and stand under `default`.
 */
export function ownRefusalsOf(contract: Contract, operation: Operation): ErrorCode[] {
  const common = commonCodesOf(contract, operation).filter(
    (code) => !meetAll.includes(code) && !(code === 'unsupported_media_type' && !operation.requestBody),
  )
  return [...common, ...ownCodesOf(operation)]
}

/** What the service answers before or around the operation, by what the contract says of it. */
export function commonCodesOf(contract: Contract, operation: Operation): ErrorCode[] {
  const has = (place: Parameter['in'], name: string) =>
    parametersOf(contract, operation, place).some((parameter) => parameter.name === name)
  const media = Object.keys((operation.requestBody && resolve(contract, operation.requestBody))?.content ?? {})
  const isPublic = operation.security?.length === 0
  const rules: [boolean, ErrorCode[]][] = [
    [true, ['validation_failed', ...ofTheConnection, ...ofTheService]],
    [!operation['x-unlimited'], ['rate_limited']],
    [!isPublic, ofTheCredential],
    [!isPublic && operation['x-scopes'].length > 0, ['scope_missing']],
    [!isPublic && operation['x-reach'] !== undefined, ['forbidden']],
    [operation['x-reauthentication'] === true, ['reauthentication_required']],
    [Object.keys(taskNamesOf(contract, operation)).length > 0, ['task_not_found']],
    [media.length > 0, ['payload_too_large']],
    [media.includes('application/json'), ['bad_json']],
    [has('query', 'cursor'), ['invalid_cursor']],
    [has('header', 'If-Match'), ['revision_mismatch']],
    [has('header', 'Range'), ['range_not_satisfiable']],
    [has('header', 'Idempotency-Key'), ['idempotency_key_reused', 'idempotency_in_progress', 'storage_full']],
    [
      has('header', 'Idempotency-Key') && ['outside', 'sent'].includes(operation['x-effect'] ?? ''),
      ['idempotency_outcome_unknown'],
    ],
  ]
  return rules.flatMap(([applies, codes]) => (applies ? codes : []))
}

// A content coding is refused on every path.
const ofTheConnection: ErrorCode[] = [
  'request_timeout',
  'uri_too_long',
  'unsupported_media_type',
  'misdirected_request',
  'headers_too_large',
]
const ofTheService: ErrorCode[] = [
  'internal_error',
  'data_damaged',
  'shutting_down',
  'superseded',
  'overloaded',
  'not_ready',
]
const ofTheCredential: ErrorCode[] = [
  'unauthenticated',
  'token_invalid',
  'token_expired',
  'account_disabled',
  'csrf_failed',
  'origin_denied',
]
/** What can meet every request, whatever it asks for. */
const meetAll: readonly ErrorCode[] = [
  ...ofTheConnection.filter((code) => code !== 'unsupported_media_type'),
  ...ofTheService,
  'rate_limited',
  'storage_full',
]
