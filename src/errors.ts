import type { components } from './generated/types.ts'

export type ErrorCode = components['schemas']['ErrorCode']
export type ErrorDetail = components['schemas']['ErrorDetail']

/** Every code of the contract with its status and the sentence a reader gets unless the thrower knows a better one. */
export const errors: { readonly [Code in ErrorCode]: readonly [status: number, message: string] } = {
  bad_json: [400, 'The body is not valid JSON.'],
  validation_failed: [400, 'The request does not match the contract.'],
  invalid_cursor: [400, 'This cursor does not belong to this list. Start again without a cursor.'],
  invalid_filter: [400, 'This filter is not valid.'],
  mcp_server_not_found: [400, 'No MCP server has this name.'],
  mcp_tool_not_found: [400, 'This MCP server has no tool of this name.'],
  mcp_arguments_invalid: [400, 'The arguments do not match the input schema of the tool.'],
  config_invalid: [400, 'The project configuration has a mistake.'],

  unauthenticated: [401, 'Give a credential: a bearer token, an X-API-Key header or the session cookie.'],
  token_invalid: [401, 'This credential is not valid.'],
  token_expired: [401, 'This credential has expired. Sign in again or make a new token.'],
  login_failed: [401, 'The sign-in was not accepted. Check what you gave and try again.'],

  forbidden: [403, 'You may not do this.'],
  scope_missing: [403, 'This credential lacks the scope of the operation.'],
  csrf_failed: [403, 'A write with the session cookie must come from a page of this service.'],
  origin_denied: [403, 'Requests from this origin are not accepted.'],
  path_forbidden: [403, 'This path leads outside the project.'],
  protected_branch: [403, 'This branch is protected.'],
  mcp_tool_denied: [403, 'This credential may not call this tool.'],
  approval_required: [403, 'The project names commands that nobody has approved.'],
  webhook_target_denied: [403, 'This address is on a private network, which the configuration does not allow.'],
  account_disabled: [403, 'This account is disabled.'],

  route_not_found: [404, 'There is no such operation.'],
  not_found: [404, 'There is no such item.'],
  task_not_found: [404, 'There is no task with this id.'],
  comment_not_found: [404, 'This task has no comment with this id.'],
  review_not_found: [404, 'This task has no review with this id.'],
  revision_not_found: [404, 'This task has no such revision, or it is no longer kept.'],
  plan_step_not_found: [404, 'This task has no plan step with this id.'],
  job_not_found: [404, 'There is no job with this id.'],
  schedule_not_found: [404, 'There is no schedule with this id.'],
  link_not_found: [404, 'There is no such link.'],
  attachment_not_found: [404, 'This message has no attachment with this id.'],
  resource_not_found: [404, 'There is no resource with this filename.'],
  token_not_found: [404, 'There is no token with this id.'],
  user_not_found: [404, 'There is no user with this id.'],
  session_not_found: [404, 'There is no browser session with this id.'],
  webhook_not_found: [404, 'There is no webhook with this id.'],
  delivery_not_found: [404, 'This webhook has no delivery with this id.'],
  terminal_not_found: [404, 'This task has no terminal session with this id.'],
  email_not_found: [404, 'This folder has no message with this id.'],
  git_repository_not_found: [404, 'The project is not a git repository.'],
  git_remote_not_found: [404, 'The repository has no remote of this name.'],
  git_ref_not_found: [404, 'The repository has no branch of this name.'],

  method_not_allowed: [405, 'This path does not take this method. The Allow header lists those it takes.'],
  not_acceptable: [406, 'No representation of this answer matches the Accept header.'],
  request_timeout: [408, 'The request did not arrive in time.'],

  already_exists: [409, 'An item with this name already exists.'],
  invalid_transition: [409, 'The task cannot go from its state to this one.'],
  already_claimed: [409, 'Somebody else holds this task.'],
  dependency_cycle: [409, 'The task would wait for itself.'],
  plan_running: [409, 'The plan of this task is being executed. Wait for its job, or cancel it.'],
  changes_conflict: [409, 'Some files are no longer what they were when the changes were put. Nothing was written.'],
  job_not_cancellable: [409, 'This job has ended.'],
  job_not_finished: [409, 'This job has not ended yet.'],
  idempotency_key_reused: [409, 'This Idempotency-Key was used for another call. Use a new key.'],
  idempotency_in_progress: [409, 'The call with this Idempotency-Key is still under way. Try again in a moment.'],
  idempotency_outcome_unknown: [
    409,
    'The service stopped while the call with this Idempotency-Key was under way. Look whether it had its effect, and use a new key.',
  ],
  setup_done: [409, 'The first user is set up already.'],
  last_owner: [409, 'This is the last owner. Make somebody else an owner first.'],
  terminal_exited: [409, 'The program of this terminal session has ended.'],
  terminal_input_full: [409, 'The program does not read its input. Send more when it does.'],
  git_non_fast_forward: [
    409,
    'The remote branch has commits that this one lacks. Fetch and merge first, or push with force.',
  ],
  git_unsupported: [409, 'This repository or remote needs something that is not supported here.'],
  git_busy: [409, 'Another git operation holds the repository. Try again when it is done.'],

  cursor_expired: [410, 'What this cursor points at is no longer kept. Start again without a cursor.'],
  link_expired: [410, 'This link was used already or has expired.'],
  revision_mismatch: [412, 'The item has changed since you read it. Read it again and repeat your change.'],
  payload_too_large: [413, 'The request is larger than the limit.'],
  uri_too_long: [414, 'The request address is longer than the limit.'],
  unsupported_media_type: [415, 'This media type is not accepted here.'],
  range_not_satisfiable: [416, 'The range lies outside the file.'],
  misdirected_request: [421, 'This service does not answer for the host of the request.'],
  rate_limited: [429, 'Too many calls in a minute. Try again later.'],
  login_throttled: [429, 'Too many failed attempts. Try again later.'],
  too_many_streams: [429, 'Too many event streams are open. Close one first.'],
  quota_exceeded: [429, 'A quota is used up.'],
  too_many_terminals: [429, 'Too many terminal sessions are open. Close one first.'],
  headers_too_large: [431, 'The request headers are larger than the limit.'],

  internal_error: [500, 'Something went wrong on our side. The log has the details under the request id.'],
  mcp_server_unavailable: [500, 'The MCP server could not be started or reached.'],
  mcp_timeout: [500, 'The MCP server did not answer in time.'],
  mcp_cancelled: [500, 'The call was cancelled before the MCP server answered.'],
  mcp_protocol_error: [500, 'The MCP server answered outside the protocol.'],
  mcp_result_too_large: [500, 'The result of the MCP tool is larger than the limit.'],

  git_auth_failed: [502, 'The git remote refused the credentials.'],
  git_remote_rejected: [502, 'The git remote refused the push.'],
  git_remote_unreachable: [502, 'The git remote could not be reached.'],
  shutting_down: [503, 'The service is stopping. Try again in a moment.'],
  overloaded: [503, 'The service has more calls than it can answer. Try again in a moment.'],
  not_ready: [503, 'The service takes no work now.'],
  not_configured: [503, 'The project does not configure what this needs.'],
  upstream_timeout: [504, 'The other side did not answer in time.'],
  storage_full: [507, 'The disk of the service is full. Free some space and try again.'],
}

/** The codes in the order of the table, whose keys are just these. */
export const errorCodes = Object.keys(errors) as ErrorCode[]

export interface FailureOptions {
  /** A sentence for the reader of the answer: what is wrong and what to do about it. */
  message?: string
  hint?: string
  details?: ErrorDetail[]
  /** Seconds after which a retry makes sense. */
  retryAfter?: number
  headers?: Record<string, string>
  /** The version at which the item is now, where a refused precondition is told. */
  version?: number
  cause?: unknown
}

/** Thrown by `fail`; `http/failures` turns it into the failure envelope. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly options: FailureOptions

  constructor(code: ErrorCode, options: FailureOptions) {
    super(options.message ?? errors[code][1], options.cause === undefined ? {} : { cause: options.cause })
    this.name = 'Failure'
    this.code = code
    this.options = options
  }
}

/** Refuses the call: `const task = await tasks.get(id) ?? fail('task_not_found')`. */
export function fail(code: ErrorCode, options: FailureOptions = {}): never {
  throw new Failure(code, options)
}
