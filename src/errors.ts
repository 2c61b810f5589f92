import type { Schemas } from './generated/types.ts'

export type ErrorCode = Schemas['ErrorCode']
export type ErrorDetail = Schemas['ErrorDetail']

/**
 * Whether the same call may succeed when it is sent again.
 * - `later`: after a wait, because the cause passes by itself. Never stored for an `Idempotency-Key`.
 * - `corrected`: once the call, its credential or the configuration is corrected. Not stored either, so that the
 *   corrected call may use the same key.
 * - `final`: no. This is the answer to the call, and is stored for its `Idempotency-Key`.
 */
export type Retry = Schemas['ErrorDescription']['retry']

/**
 * Every code of the contract: its status, its retry class, and the sentence that is sent unless `fail` is given
 * another.
 */
export const errors: { readonly [Code in ErrorCode]: readonly [status: number, retry: Retry, message: string] } = {
  bad_json: [400, 'corrected', 'The body is not valid JSON.'],
  validation_failed: [400, 'corrected', 'The request does not match the contract.'],
  invalid_cursor: [400, 'final', 'This cursor does not belong to this list. Start again without a cursor.'],
  invalid_filter: [400, 'final', 'This filter is not valid.'],
  mcp_arguments_invalid: [400, 'final', 'The arguments do not match the input schema of the tool.'],
  config_invalid: [400, 'corrected', 'The project configuration is not valid.'],
  archive_invalid: [400, 'corrected', 'The archive has an entry that is not accepted.'],
  skill_invalid: [400, 'corrected', 'The skill does not follow the Agent Skills specification.'],

  unauthenticated: [401, 'corrected', 'Send a credential: a bearer token, an X-API-Key header or the session cookie.'],
  token_invalid: [401, 'corrected', 'This credential is not valid.'],
  token_expired: [401, 'corrected', 'This credential has expired. Sign in again or create a new token.'],
  login_failed: [401, 'corrected', 'The username, password or token is not correct.'],
  second_factor_required: [
    401,
    'corrected',
    'This account has a second factor. Give the code of your authenticator app or a recovery code, or sign in with a passkey.',
  ],

  forbidden: [403, 'corrected', 'The caller is not allowed to do this.'],
  scope_missing: [403, 'corrected', 'This credential lacks a scope that the operation requires.'],
  reauthentication_required: [
    403,
    'corrected',
    'This operation is sensitive, and the user of this session last signed in more than ten minutes ago.',
  ],
  csrf_failed: [
    403,
    'corrected',
    'A call that is authenticated by the session cookie must come from a page of this service.',
  ],
  origin_denied: [403, 'corrected', 'Requests from this origin are not accepted.'],
  runner_disabled: [403, 'corrected', 'This runner is disabled.'],
  path_forbidden: [403, 'corrected', 'This path is outside the project or is protected.'],
  protected_branch: [403, 'corrected', 'This branch is protected.'],
  mcp_tool_denied: [403, 'corrected', 'This credential is not allowed to call this tool.'],
  approval_required: [403, 'corrected', "The project's files name commands that are not approved."],
  sandbox_unavailable: [
    403,
    'corrected',
    'This machine has no sandbox for commands, so a restricted token or an agent may not run any. Install bubblewrap, allow user namespaces, or start the service with --unsafe-commands.',
  ],
  signature_invalid: [403, 'corrected', 'The signature of this event is not valid, or is too old.'],
  webhook_target_denied: [
    403,
    'corrected',
    'This address is in a private network, which the configuration does not allow.',
  ],
  account_disabled: [403, 'corrected', 'This account is disabled.'],
  access_denied: [403, 'final', 'The person rejected this device sign-in. Start another one.'],

  route_not_found: [404, 'corrected', 'There is no operation with this path.'],
  not_found: [404, 'final', 'The item does not exist.'],
  task_not_found: [404, 'final', 'There is no task with this id.'],
  comment_not_found: [404, 'final', 'This task has no comment with this id.'],
  review_not_found: [404, 'final', 'This task has no review with this id.'],
  revision_not_found: [404, 'final', 'This task has no such revision, or it is no longer retained.'],
  plan_step_not_found: [404, 'final', 'This task has no plan step with this id.'],
  job_not_found: [404, 'final', 'There is no job with this id.'],
  checkpoint_not_found: [404, 'final', 'This workspace has no checkpoint with this id.'],
  conflict_not_found: [404, 'final', 'This file of the workspace is not in conflict.'],
  workspace_not_found: [404, 'final', 'There is no workspace with this id.'],
  schedule_not_found: [404, 'final', 'There is no schedule with this id.'],
  link_not_found: [404, 'final', 'This link is not valid.'],
  attachment_not_found: [404, 'final', 'This email has no attachment with this id.'],
  resource_not_found: [404, 'final', 'There is no file with this filename.'],
  token_not_found: [404, 'final', 'There is no token with this id.'],
  user_not_found: [404, 'final', 'There is no user with this id.'],
  second_factor_not_found: [404, 'final', 'There is no second factor with this id.'],
  session_not_found: [404, 'final', 'There is no browser session with this id.'],
  device_sign_in_not_found: [404, 'final', 'There is no device sign-in with this code.'],
  webhook_not_found: [404, 'final', 'There is no webhook with this id.'],
  runner_not_found: [404, 'final', 'There is no runner with this id.'],
  integration_not_found: [404, 'final', 'There is no chat integration with this id.'],
  binding_not_found: [404, 'final', 'This chat integration has no binding with this id.'],
  delivery_not_found: [404, 'final', 'This webhook has no delivery with this id.'],
  terminal_not_found: [404, 'final', 'This task has no terminal session with this id.'],
  email_not_found: [404, 'final', 'This folder has no email with this id.'],
  ai_provider_not_found: [404, 'final', 'There is no AI provider with this name.'],
  agent_not_found: [404, 'corrected', 'The project has no agent with this name.'],
  model_not_found: [404, 'corrected', 'There is no model with this name.'],
  ai_call_not_found: [404, 'final', 'There is no AI call with this id.'],
  chat_not_found: [404, 'final', 'There is no chat with this id.'],
  chat_image_not_found: [404, 'final', 'This chat has no image with this id that the caller may read.'],
  chat_output_not_found: [404, 'final', 'This part has no output that the caller may read.'],
  chat_message_not_found: [404, 'final', 'This chat has no message with this id.'],
  approval_not_found: [404, 'final', 'This chat has no approval with this id.'],
  skill_not_found: [404, 'final', 'There is no skill with this name.'],
  knowledge_not_found: [404, 'final', 'There is no knowledge entry with this id.'],
  document_not_found: [404, 'final', 'There is no context document with this name.'],
  secret_not_found: [404, 'final', 'There is no secret with this name.'],
  git_repository_not_found: [404, 'final', 'The project is not a git repository.'],
  git_remote_not_found: [404, 'final', 'The repository has no remote with this name.'],
  git_ref_not_found: [404, 'final', 'The repository has no branch with this name.'],
  mcp_server_not_found: [404, 'final', 'No MCP server has this name.'],
  mcp_tool_not_found: [404, 'final', 'This MCP server has no tool of this name.'],
  mcp_call_not_found: [404, 'final', 'No call of an MCP tool has this id.'],
  mcp_resource_not_found: [404, 'final', 'This MCP server has no such resource.'],
  mcp_auth_not_found: [404, 'final', 'There is no such authorization at an MCP server.'],
  script_not_found: [404, 'final', 'The project has no script of this name.'],
  skill_file_not_found: [404, 'final', 'The skill has no file of this path.'],
  file_not_found: [404, 'final', 'The project has no file of this path.'],
  git_path_not_found: [404, 'final', 'Git has no file of this path.'],

  method_not_allowed: [
    405,
    'corrected',
    'This method is not allowed on this path. The Allow header lists the allowed methods.',
  ],
  not_acceptable: [406, 'corrected', 'No media type of the response matches the Accept header.'],
  request_timeout: [408, 'later', 'The request did not arrive in time.'],

  already_exists: [409, 'final', 'An item with this name already exists.'],
  invalid_transition: [409, 'final', 'This transition is not allowed from the current state of the task.'],
  already_claimed: [409, 'later', 'This task is claimed by another caller.'],
  dependency_cycle: [409, 'final', 'The task would depend on itself.'],
  command_missing: [409, 'corrected', 'This step has no command. Add a command, or perform the step yourself.'],
  mail_not_configured: [409, 'corrected', 'The project configuration has no outgoing mail server.'],
  runner_unavailable: [409, 'later', 'No runner with these labels is connected.'],
  runner_unsupported: [
    409,
    'corrected',
    'This runner speaks another version of the protocol. Install the version of the service.',
  ],
  plan_running: [409, 'later', 'The plan of this task is running. Wait for its job to end, or cancel it.'],
  changes_conflict: [409, 'final', 'Some files have changed since the changes were set. Nothing was written.'],
  not_a_file: [409, 'final', 'This path is not a regular file; links are not followed.'],
  edit_conflict: [409, 'final', 'The text to be replaced is not in the file exactly once. Nothing was written.'],
  chat_busy: [409, 'later', 'This chat is at work. Interrupt it, or wait until it is idle.'],
  chat_message_taken: [409, 'final', 'The model has taken this message already.'],
  approval_resolved: [409, 'final', 'This approval was decided differently, or has expired.'],
  authorization_pending: [
    409,
    'later',
    'No person has decided on this device sign-in yet. Ask again after the interval.',
  ],
  agent_not_approved: [409, 'corrected', 'The commands of the project are not approved, so its agents may not run.'],
  skill_not_approved: [409, 'corrected', 'These files of the skill are not approved, so their scripts may not run.'],
  skill_changed: [409, 'later', 'Another program changed the folder of the skill during the call. Try again.'],
  job_not_cancellable: [409, 'final', 'This job has ended.'],
  job_not_finished: [409, 'final', 'This job has not ended yet.'],
  idempotency_key_reused: [409, 'corrected', 'This Idempotency-Key was used for another call. Use a new key.'],
  idempotency_in_progress: [
    409,
    'later',
    'The call with this Idempotency-Key is still in progress. Try again in a moment.',
  ],
  idempotency_outcome_unknown: [
    409,
    'corrected',
    'The service stopped while the call with this Idempotency-Key was in progress. Check whether it took effect before you repeat it with a new key.',
  ],
  setup_done: [409, 'final', 'The setup is already complete.'],
  last_owner: [409, 'final', 'This is the last owner. Make another user an owner first.'],
  terminal_exited: [409, 'final', 'The program of this terminal session has ended.'],
  terminal_size_held: [
    409,
    'corrected',
    'A viewer holds the size of this terminal. It is free when the viewer disconnects; or connect, and take it.',
  ],
  terminal_input_full: [
    409,
    'later',
    'The input buffer is full because the program is not reading its input. Try again later.',
  ],
  git_non_fast_forward: [
    409,
    'final',
    'The remote branch has commits that the local branch lacks. Fetch and merge first, or push with force.',
  ],
  git_unsupported: [409, 'final', 'This repository or remote uses a feature that is not supported.'],
  git_conflict: [409, 'final', 'This conflicts with the state of the repository.'],
  git_worktree_dirty: [409, 'final', 'Local changes would be lost. Commit them first.'],
  git_nothing_to_commit: [409, 'final', 'There is nothing to commit. Stage files, or name them in paths.'],
  git_busy: [409, 'later', 'Another git operation is using the repository. Try again later.'],
  workspace_not_ready: [409, 'later', 'This workspace cannot be used at the moment.'],

  cursor_expired: [410, 'final', 'The data at this cursor is no longer retained. Start again without a cursor.'],
  link_expired: [410, 'final', 'This link was already used or has expired.'],
  device_code_expired: [
    410,
    'final',
    'This device sign-in has expired or was completed, or the code is wrong. Start another one.',
  ],
  revision_mismatch: [412, 'final', 'The item has changed since it was read. Read it again and repeat the change.'],
  payload_too_large: [413, 'corrected', 'The request is larger than a limit of the service.'],
  uri_too_long: [414, 'corrected', 'The request URL is longer than the limit.'],
  unsupported_media_type: [415, 'corrected', 'This media type is not accepted.'],
  range_not_satisfiable: [416, 'final', 'The range is outside the file.'],
  misdirected_request: [421, 'corrected', 'This service does not serve the host of the request.'],
  rate_limited: [429, 'later', 'Too many calls within a minute. Try again later.'],
  login_throttled: [429, 'later', 'Too many failed attempts. Try again later.'],
  slow_down: [429, 'later', 'This device sign-in is polled too often. Wait for the interval between two polls.'],
  too_many_streams: [429, 'later', 'Too many event streams are open. Close one first.'],
  quota_exceeded: [429, 'later', 'A quota has been reached.'],
  too_many_terminals: [429, 'later', 'Too many terminal sessions are open. Close one first.'],
  headers_too_large: [431, 'corrected', 'The request headers are larger than the limit.'],

  internal_error: [500, 'later', "An internal error occurred. The service's log has the details under the request id."],
  data_damaged: [500, 'corrected', 'Stored data is damaged. Restore it from a backup.'],

  git_auth_failed: [502, 'corrected', 'The git remote refused the credentials.'],
  git_remote_rejected: [502, 'corrected', 'The git remote refused the push.'],
  git_remote_unreachable: [502, 'later', 'The git remote could not be reached.'],
  agent_failed: [502, 'later', 'The agent could not be started, or failed.'],
  mcp_server_unavailable: [502, 'later', 'The MCP server could not be started or reached.'],
  mcp_cancelled: [502, 'later', 'The call was cancelled before the MCP server answered.'],
  mcp_protocol_error: [502, 'later', 'The MCP server violated the protocol.'],
  mcp_result_too_large: [502, 'corrected', 'The result of the MCP tool is larger than the limit.'],
  mcp_auth_failed: [502, 'corrected', 'The authorization server of the MCP server refused or failed the request.'],
  ai_provider_error: [502, 'later', 'The AI provider refused or failed the call.'],
  shutting_down: [503, 'later', 'The service is stopping. Try again in a moment.'],
  superseded: [
    503,
    'later',
    'A newer version of the service has taken over the database, and this process is stopping. Nothing was stored. Try again in a moment.',
  ],
  overloaded: [503, 'later', 'The service is overloaded. Try again in a moment.'],
  not_ready: [503, 'later', 'The service cannot take requests at the moment.'],
  watch_unavailable: [503, 'later', 'Changes of files cannot be watched at the moment.'],
  not_configured: [503, 'corrected', 'The project configuration lacks a setting that this requires.'],
  mcp_timeout: [504, 'later', 'The MCP server did not answer in time.'],
  upstream_timeout: [504, 'later', 'The remote server did not respond in time.'],
  storage_full: [507, 'later', 'The disk of the service is full. Free some space and try again.'],
}

/** What helps with a code wherever it occurs; the thrower may know better. */
export const hints: { readonly [Code in ErrorCode]?: string } = {
  bad_json:
    'Check the body with a JSON parser. It must be UTF-8, with names and texts in double quotes, without comments and trailing commas.',
  unauthenticated:
    'The first start of the service prints a token; create more with POST /api/v1/identity/tokens. Send it as: Authorization: Bearer TOKEN',
  token_invalid:
    'On the machine of the service, gantry token create makes a new token; GET /api/v1/identity/tokens lists those that are valid.',
  login_failed:
    'A person is let in again by POST /api/v1/users/{userId}/invite, and on the machine of the service by gantry open.',
  scope_missing:
    'Use a token with this scope: POST /api/v1/identity/tokens creates one, and POST /api/v1/identity/check lists what a token may do.',
  reauthentication_required:
    'POST /api/v1/identity/reauthenticate takes the password of the user and allows the session such operations for ten minutes.',
  webhook_target_denied:
    'Use a public address; an operator opens a private one with GANTRY_ALLOW_PRIVATE_TARGETS=HOST:PORT at the start.',
  task_not_found: 'GET /api/v1/tasks lists the tasks.',
  comment_not_found: 'GET /api/v1/tasks/{id}/comments lists the comments of a task.',
  review_not_found: 'GET /api/v1/tasks/{id}/reviews lists the reviews of a task.',
  revision_not_found: 'GET /api/v1/tasks/{id}/history lists the revisions of a task.',
  plan_step_not_found: 'GET /api/v1/tasks/{id}/plan-steps lists the plan steps of a task.',
  job_not_found: 'GET /api/v1/jobs lists the jobs.',
  checkpoint_not_found: 'GET /api/v1/workspaces/{workspaceId}/checkpoints lists the checkpoints of a workspace.',
  conflict_not_found: 'GET /api/v1/workspaces/{workspaceId}/conflicts lists the conflicts of a workspace.',
  workspace_not_found: 'GET /api/v1/workspaces lists the workspaces.',
  schedule_not_found: 'GET /api/v1/schedules lists the schedules.',
  attachment_not_found: 'GET /api/v1/mail/{folder}/{id} lists the attachments of an email.',
  resource_not_found: 'GET /api/v1/resources lists the files.',
  token_not_found: 'GET /api/v1/identity/tokens lists the tokens.',
  user_not_found: 'GET /api/v1/users lists the users.',
  file_not_found: 'GET /api/v1/files lists the files of a folder.',
  session_not_found: 'GET /api/v1/identity/sessions lists the sessions.',
  device_sign_in_not_found: 'Compare the code with the one that the program shows; it is valid for ten minutes.',
  second_factor_not_found: 'GET /api/v1/user/second-factors lists your second factors.',
  webhook_not_found: 'GET /api/v1/webhooks lists the webhooks.',
  runner_not_found: 'GET /api/v1/runners lists the runners.',
  integration_not_found: 'GET /api/v1/chat-integrations lists the chat integrations.',
  binding_not_found: 'GET /api/v1/chat-integrations/{integrationId}/bindings lists the bindings.',
  delivery_not_found: 'GET /api/v1/webhooks/{webhookId}/deliveries lists the deliveries of a webhook.',
  terminal_not_found: 'GET /api/v1/terminal/{taskId}/sessions lists the sessions of a task.',
  email_not_found: 'GET /api/v1/mail/{folder} lists the emails of a folder.',
  ai_provider_not_found: 'GET /api/v1/ai/providers lists the providers.',
  agent_not_found: 'GET /api/v1/chats/agents lists the agents.',
  ai_call_not_found: 'GET /api/v1/ai/calls lists the calls.',
  chat_not_found: 'GET /api/v1/chats lists the chats.',
  chat_message_not_found: 'GET /api/v1/chats/{chatId}/messages lists the messages of a chat.',
  chat_image_not_found: 'GET /api/v1/chats/{chatId}/messages lists the messages of a chat, with its images.',
  chat_output_not_found:
    'GET /api/v1/chats/{chatId}/messages lists the messages of a chat, with the ids of their parts.',
  approval_not_found: 'GET /api/v1/chats/{chatId}/approvals lists the approvals of a chat.',
  skill_not_found: 'GET /api/v1/skills lists the skills.',
  knowledge_not_found: 'GET /api/v1/knowledge lists the entries.',
  document_not_found: 'GET /api/v1/context/documents lists the documents.',
  secret_not_found: 'GET /api/v1/config/secrets lists the names of the secrets.',
  git_remote_not_found:
    'GET /api/v1/git/remotes lists the remotes; git remote add, or POST /api/v1/git/remotes, adds one.',
  git_ref_not_found: 'GET /api/v1/git/branches lists the branches.',
  mcp_server_not_found:
    'GET /api/v1/mcp/servers lists the servers, which stand in gantry.json under mcpServers; PUT /api/v1/mcp/servers/{serverName} adds one.',
  mcp_server_unavailable:
    'Check its entry in gantry.json, and that it starts by itself. GET /api/v1/mcp/servers/{serverName}/logs returns what it wrote on standard error.',
  csrf_failed: 'Use a token to call the service from another site or from a program.',
  origin_denied: 'Use a token to call the service from another site or from a program.',
  misdirected_request: 'If this is a name of the service, add it to GANTRY_ALLOWED_HOSTS and restart the service.',
  route_not_found: 'The operations are documented at /docs.',
  payload_too_large: 'GET /api/v1/limits lists every limit.',
}

/** Where a code is documented, as a path of the service. */
export function docsOf(code: ErrorCode): string {
  return `/docs/errors#${code}`
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
  /** The current version of the item, for the ETag of a refused precondition. */
  version?: number
  /** Whether the caller may not know the item, and is answered as if there were none. */
  isDenial?: boolean
  /** Whether the input is longer than the model takes. */
  isTooLong?: boolean
  cause?: unknown
}

/** Thrown by `fail`; `http/failures` turns it into the failure envelope. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly options: FailureOptions

  constructor(code: ErrorCode, options: FailureOptions) {
    super(options.message ?? errors[code][2], options.cause === undefined ? {} : { cause: options.cause })
    this.name = 'Failure'
    this.code = code
    this.options = options
  }
}

/** What was given for one operation: where the others answer 404 it answers 400, and 500 where the server failed. */
const givenStatuses: { readonly [operation: string]: { readonly [status: number]: readonly ErrorCode[] } } = {
  executeMcpTool: {
    400: ['mcp_server_not_found', 'mcp_tool_not_found'],
    500: ['mcp_server_unavailable', 'mcp_timeout', 'mcp_cancelled', 'mcp_protocol_error', 'mcp_result_too_large'],
  },
}

/** The status with which an operation, or anything else, answers a code. */
export function statusOf(code: ErrorCode, operation: string | undefined): number {
  const given = Object.entries(givenStatuses[operation ?? ''] ?? {}).find(([, codes]) => codes.includes(code))
  return given ? Number(given[0]) : errors[code][0]
}

/** Whether something was refused with this code. */
export function isFailure(error: unknown, code: ErrorCode): error is Failure {
  return error instanceof Failure && error.code === code
}

/** Refuses the call: `const job = await jobs.get(id) ?? fail('job_not_found')`. */
export function fail(code: ErrorCode, options: FailureOptions = {}): never {
  throw new Failure(code, options)
}
