// Made from openapi.yaml by `npm run generate`. Do not edit.
import type {
  BytesCall,
  Call,
  CallOptions,
  JobCall,
  NoArguments,
  PageCall,
  Stream,
  StreamOptions,
  UploadOptions,
} from '../client/calls.ts'
import type * as S from './client-types.ts'

/** The codes of every operation. */
export type CommonCode = 'validation_failed' | 'request_timeout' | 'uri_too_long' | 'unsupported_media_type' | 'misdirected_request' | 'headers_too_large' | 'internal_error' | 'data_damaged' | 'shutting_down' | 'superseded' | 'overloaded' | 'not_ready'
/** The codes of every operation that needs a credential. */
export type CredentialCode = 'unauthenticated' | 'token_invalid' | 'token_expired' | 'forbidden' | 'csrf_failed' | 'origin_denied' | 'account_disabled' | 'rate_limited'
/** The codes of every operation that takes a body. */
export type BodyCode = 'payload_too_large'
/** The codes of every POST. */
export type PostCode = 'idempotency_key_reused' | 'idempotency_in_progress' | 'storage_full'
export type ListTasksCode = CommonCode | CredentialCode | 'invalid_cursor' | 'invalid_filter' | 'scope_missing'
export type CreateTaskCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing'
export type GetTaskCountsCode = CommonCode | CredentialCode | 'invalid_filter' | 'scope_missing'
export type GetNextTaskCode = CommonCode | CredentialCode | 'scope_missing'
export type ClaimNextTaskCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing'
export type GetTaskCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found'
export type UpdateTaskCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'revision_mismatch'
export type DeleteTaskCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found' | 'plan_running' | 'revision_mismatch'
export type TransitionTaskCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'invalid_transition' | 'already_claimed'
export type MoveTaskCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'revision_mismatch' | 'quota_exceeded'
export type ClaimTaskCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'invalid_transition' | 'already_claimed'
export type ReleaseTaskCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'already_claimed'
export type PutTaskDependenciesCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'dependency_cycle' | 'revision_mismatch'
export type ListTaskHistoryCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found'
export type GetTaskRevisionCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found' | 'revision_not_found'
export type RestoreTaskRevisionCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'task_not_found' | 'revision_not_found'
export type ListTaskCommentsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found'
export type CreateTaskCommentCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'comment_not_found' | 'quota_exceeded'
export type GetTaskCommentCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found' | 'comment_not_found'
export type UpdateTaskCommentCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'comment_not_found' | 'revision_mismatch' | 'quota_exceeded'
export type DeleteTaskCommentCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found' | 'comment_not_found' | 'revision_mismatch'
export type ResolveTaskCommentCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'task_not_found' | 'comment_not_found'
export type ReopenTaskCommentCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'task_not_found' | 'comment_not_found'
export type PutTaskReviewersCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'revision_mismatch'
export type ListTaskReviewsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found'
export type SubmitTaskReviewCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'quota_exceeded'
export type GetTaskReviewCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found' | 'review_not_found'
export type ListPlanStepsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found'
export type CreatePlanStepCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'quota_exceeded'
export type PutPlanStepOrderCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'revision_mismatch'
export type ExecutePlanCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'sandbox_unavailable' | 'task_not_found' | 'plan_running' | 'revision_mismatch'
export type GetPlanStepCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found' | 'plan_step_not_found'
export type UpdatePlanStepCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'plan_step_not_found' | 'plan_running' | 'revision_mismatch'
export type DeletePlanStepCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found' | 'plan_step_not_found' | 'plan_running' | 'revision_mismatch'
export type ExecutePlanStepCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'sandbox_unavailable' | 'task_not_found' | 'plan_step_not_found' | 'command_missing' | 'plan_running' | 'revision_mismatch'
export type GetTaskChangesCode = CommonCode | CredentialCode | 'scope_missing' | 'path_forbidden' | 'task_not_found' | 'workspace_not_ready'
export type PutTaskChangesCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'task_not_found' | 'workspace_not_ready' | 'revision_mismatch'
export type ApplyTaskChangesCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'task_not_found' | 'git_repository_not_found' | 'changes_conflict' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_busy' | 'workspace_not_ready'
export type ListJobsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found'
export type ListSchedulesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type CreateScheduleCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'approval_required' | 'sandbox_unavailable' | 'task_not_found' | 'plan_step_not_found' | 'resource_not_found' | 'mail_not_configured' | 'quota_exceeded'
export type GetScheduleCode = CommonCode | CredentialCode | 'scope_missing' | 'schedule_not_found'
export type UpdateScheduleCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'approval_required' | 'sandbox_unavailable' | 'schedule_not_found' | 'resource_not_found' | 'mail_not_configured' | 'revision_mismatch'
export type DeleteScheduleCode = CommonCode | CredentialCode | 'scope_missing' | 'schedule_not_found' | 'revision_mismatch'
export type GetJobCode = CommonCode | CredentialCode | 'scope_missing' | 'job_not_found'
export type CancelJobCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'job_not_found' | 'job_not_cancellable'
export type RetryJobCode = CommonCode | CredentialCode | PostCode | 'config_invalid' | 'scope_missing' | 'path_forbidden' | 'protected_branch' | 'approval_required' | 'sandbox_unavailable' | 'task_not_found' | 'plan_step_not_found' | 'job_not_found' | 'workspace_not_found' | 'resource_not_found' | 'skill_not_found' | 'git_repository_not_found' | 'git_remote_not_found' | 'git_ref_not_found' | 'script_not_found' | 'skill_file_not_found' | 'git_path_not_found' | 'already_exists' | 'command_missing' | 'mail_not_configured' | 'plan_running' | 'skill_not_approved' | 'job_not_finished' | 'git_unsupported' | 'git_conflict' | 'git_worktree_dirty' | 'git_busy' | 'workspace_not_ready'
export type GetJobLogCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'job_not_found'
export type StreamJobCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'job_not_found' | 'not_acceptable' | 'too_many_streams'
export type ListResourcesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found'
export type UploadResourceCode = CommonCode | CredentialCode | BodyCode | PostCode | 'scope_missing' | 'task_not_found' | 'already_exists' | 'quota_exceeded'
export type GetResourceCode = CommonCode | CredentialCode | 'scope_missing' | 'resource_not_found' | 'range_not_satisfiable'
export type PutResourceCode = CommonCode | CredentialCode | BodyCode | 'scope_missing' | 'task_not_found' | 'resource_not_found' | 'revision_mismatch' | 'quota_exceeded'
export type UpdateResourceCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'resource_not_found' | 'revision_mismatch'
export type DeleteResourceCode = CommonCode | CredentialCode | 'scope_missing' | 'resource_not_found'
export type GetResourceThumbnailCode = CommonCode | CredentialCode | 'scope_missing' | 'resource_not_found' | 'range_not_satisfiable'
export type CreateResourceLinkCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'resource_not_found'
export type ListTerminalsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found'
export type OpenTerminalCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'path_forbidden' | 'sandbox_unavailable' | 'task_not_found' | 'chat_not_found' | 'runner_unavailable' | 'idempotency_outcome_unknown' | 'workspace_not_ready' | 'too_many_terminals'
export type GetTerminalCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found' | 'terminal_not_found'
export type UpdateTerminalCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'terminal_not_found'
export type DeleteTerminalCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found' | 'terminal_not_found'
export type ResizeTerminalSessionCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'terminal_not_found' | 'terminal_exited' | 'terminal_size_held'
export type WriteTerminalSessionCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'sandbox_unavailable' | 'task_not_found' | 'terminal_not_found' | 'terminal_exited' | 'terminal_input_full'
export type ReadTerminalSessionCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found' | 'terminal_not_found' | 'cursor_expired'
export type GetTerminalRecordingCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found' | 'terminal_not_found' | 'terminal_exited' | 'range_not_satisfiable'
export type ExecTerminalCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'path_forbidden' | 'sandbox_unavailable' | 'task_not_found' | 'runner_unavailable' | 'idempotency_outcome_unknown' | 'workspace_not_ready' | 'too_many_terminals'
export type WaitTerminalCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'invalid_cursor' | 'scope_missing' | 'task_not_found' | 'terminal_not_found' | 'cursor_expired'
export type GetTerminalScreenCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found' | 'terminal_not_found'
export type SignalTerminalCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'sandbox_unavailable' | 'task_not_found' | 'terminal_not_found' | 'idempotency_outcome_unknown' | 'terminal_exited'
export type ListTerminalViewersCode = CommonCode | CredentialCode | 'scope_missing' | 'task_not_found' | 'terminal_not_found'
export type ListRunnersCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type CreateRunnerCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'already_exists' | 'quota_exceeded'
export type GetRunnerCode = CommonCode | CredentialCode | 'scope_missing' | 'runner_not_found'
export type UpdateRunnerCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'runner_not_found' | 'revision_mismatch'
export type DeleteRunnerCode = CommonCode | CredentialCode | 'scope_missing' | 'runner_not_found' | 'revision_mismatch'
export type RotateRunnerTokenCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'runner_not_found'
export type ListMailFoldersCode = CommonCode | CredentialCode | 'scope_missing'
export type SendEmailCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'approval_required' | 'resource_not_found' | 'not_configured'
export type ListEmailsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type DeliverEmailCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'idempotency_outcome_unknown'
export type GetEmailCode = CommonCode | CredentialCode | 'scope_missing' | 'email_not_found' | 'payload_too_large'
export type DeleteEmailCode = CommonCode | CredentialCode | 'scope_missing' | 'email_not_found'
export type MoveEmailCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'email_not_found' | 'already_exists' | 'idempotency_outcome_unknown'
export type GetEmailSourceCode = CommonCode | CredentialCode | 'scope_missing' | 'email_not_found' | 'range_not_satisfiable'
export type GetEmailAttachmentCode = CommonCode | CredentialCode | 'scope_missing' | 'attachment_not_found' | 'email_not_found' | 'payload_too_large' | 'range_not_satisfiable'
export type CreateTaskFromEmailCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'email_not_found' | 'already_exists'
export type GetRoleContextCode = CommonCode | CredentialCode | 'config_invalid' | 'scope_missing'
export type PutRoleContextCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'path_forbidden' | 'revision_mismatch'
export type ListContextDocumentsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type GetContextDocumentCode = CommonCode | CredentialCode | 'config_invalid' | 'scope_missing' | 'document_not_found'
export type PutContextDocumentCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'path_forbidden' | 'revision_mismatch'
export type DeleteContextDocumentCode = CommonCode | CredentialCode | 'config_invalid' | 'scope_missing' | 'path_forbidden' | 'document_not_found' | 'revision_mismatch'
export type BuildContextCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'chat_not_found'
export type GetConfigCode = CommonCode | CredentialCode | 'config_invalid' | 'scope_missing'
export type UpdateConfigCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'path_forbidden' | 'revision_mismatch'
export type GetApprovalCode = CommonCode | CredentialCode | 'config_invalid' | 'scope_missing'
export type ApproveCommandsCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'revision_mismatch'
export type GetConfigSchemaCode = CommonCode | CredentialCode | 'scope_missing'
export type ValidateConfigCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing'
export type ListConfigRevisionsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type GetConfigRevisionCode = CommonCode | CredentialCode | 'scope_missing' | 'revision_not_found'
export type RestoreConfigRevisionCode = CommonCode | CredentialCode | PostCode | 'config_invalid' | 'scope_missing' | 'path_forbidden' | 'revision_not_found' | 'revision_mismatch'
export type RunScriptCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'approval_required' | 'sandbox_unavailable' | 'script_not_found'
export type ListSecretsCode = CommonCode | CredentialCode | 'scope_missing'
export type PutSecretCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'revision_mismatch' | 'quota_exceeded' | 'not_configured'
export type DeleteSecretCode = CommonCode | CredentialCode | 'scope_missing' | 'secret_not_found' | 'revision_mismatch'
export type RekeySecretsCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'not_configured'
export type ListFilesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'path_forbidden' | 'workspace_not_found' | 'file_not_found' | 'workspace_not_ready'
export type StreamFileChangesCode = CommonCode | CredentialCode | 'scope_missing' | 'path_forbidden' | 'workspace_not_found' | 'file_not_found' | 'not_acceptable' | 'workspace_not_ready' | 'too_many_streams' | 'watch_unavailable'
export type ReadFileCode = CommonCode | CredentialCode | 'scope_missing' | 'path_forbidden' | 'workspace_not_found' | 'file_not_found' | 'not_a_file' | 'workspace_not_ready' | 'payload_too_large'
export type DeleteFileCode = CommonCode | CredentialCode | 'scope_missing' | 'path_forbidden' | 'workspace_not_found' | 'file_not_found' | 'not_a_file' | 'git_busy' | 'workspace_not_ready' | 'revision_mismatch'
export type SearchFilesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'path_forbidden' | 'workspace_not_found' | 'file_not_found' | 'workspace_not_ready'
export type WriteFileCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'workspace_not_found' | 'changes_conflict' | 'not_a_file' | 'idempotency_outcome_unknown' | 'git_busy' | 'workspace_not_ready' | 'revision_mismatch'
export type EditFileCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'workspace_not_found' | 'file_not_found' | 'changes_conflict' | 'not_a_file' | 'edit_conflict' | 'idempotency_outcome_unknown' | 'git_busy' | 'workspace_not_ready' | 'revision_mismatch'
export type PatchFilesCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'workspace_not_found' | 'file_not_found' | 'already_exists' | 'changes_conflict' | 'not_a_file' | 'edit_conflict' | 'idempotency_outcome_unknown' | 'git_busy' | 'workspace_not_ready' | 'revision_mismatch'
export type MoveFileCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'workspace_not_found' | 'file_not_found' | 'already_exists' | 'not_a_file' | 'idempotency_outcome_unknown' | 'git_busy' | 'workspace_not_ready' | 'revision_mismatch'
export type GetGitStatusCode = CommonCode | CredentialCode | 'scope_missing' | 'workspace_not_found' | 'git_repository_not_found' | 'git_unsupported' | 'workspace_not_ready'
export type GetGitDiffCode = CommonCode | CredentialCode | 'scope_missing' | 'workspace_not_found' | 'git_repository_not_found' | 'git_ref_not_found' | 'git_unsupported' | 'workspace_not_ready'
export type StageFilesCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'workspace_not_found' | 'git_repository_not_found' | 'git_path_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_conflict' | 'git_busy' | 'workspace_not_ready'
export type UnstageFilesCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'workspace_not_found' | 'git_repository_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_conflict' | 'git_busy' | 'workspace_not_ready'
export type ListCommitsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'git_repository_not_found' | 'git_ref_not_found' | 'git_unsupported'
export type CreateCommitCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'protected_branch' | 'workspace_not_found' | 'git_repository_not_found' | 'git_path_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_conflict' | 'git_nothing_to_commit' | 'git_busy' | 'workspace_not_ready' | 'revision_mismatch'
export type GetCommitCode = CommonCode | CredentialCode | 'scope_missing' | 'git_repository_not_found' | 'git_ref_not_found' | 'git_unsupported'
export type GetBlobCode = CommonCode | CredentialCode | 'scope_missing' | 'git_repository_not_found' | 'git_ref_not_found' | 'git_path_not_found' | 'git_unsupported' | 'range_not_satisfiable'
export type ListTreeCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'git_repository_not_found' | 'git_ref_not_found' | 'git_path_not_found' | 'git_unsupported'
export type GetBlameCode = CommonCode | CredentialCode | 'scope_missing' | 'git_repository_not_found' | 'git_ref_not_found' | 'git_path_not_found' | 'git_unsupported'
export type ListBranchesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'git_repository_not_found' | 'git_unsupported'
export type CreateBranchCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'protected_branch' | 'git_repository_not_found' | 'git_ref_not_found' | 'already_exists' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_busy'
export type GetBranchCode = CommonCode | CredentialCode | 'scope_missing' | 'git_repository_not_found' | 'git_ref_not_found' | 'git_unsupported'
export type DeleteBranchCode = CommonCode | CredentialCode | 'scope_missing' | 'protected_branch' | 'git_repository_not_found' | 'git_ref_not_found' | 'git_unsupported' | 'git_conflict' | 'git_busy' | 'revision_mismatch'
export type ListTagsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'git_repository_not_found' | 'git_unsupported'
export type CreateTagCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'protected_branch' | 'git_repository_not_found' | 'git_ref_not_found' | 'already_exists' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_busy'
export type GetTagCode = CommonCode | CredentialCode | 'scope_missing' | 'git_repository_not_found' | 'git_ref_not_found' | 'git_unsupported'
export type DeleteTagCode = CommonCode | CredentialCode | 'scope_missing' | 'protected_branch' | 'git_repository_not_found' | 'git_ref_not_found' | 'git_unsupported' | 'git_busy' | 'revision_mismatch'
export type CheckoutBranchCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'protected_branch' | 'git_repository_not_found' | 'git_ref_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_conflict' | 'git_worktree_dirty' | 'git_busy'
export type MergeBranchCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'protected_branch' | 'workspace_not_found' | 'git_repository_not_found' | 'git_ref_not_found' | 'idempotency_outcome_unknown' | 'git_non_fast_forward' | 'git_unsupported' | 'git_conflict' | 'git_worktree_dirty' | 'git_busy' | 'workspace_not_ready' | 'revision_mismatch'
export type RebaseBranchCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'protected_branch' | 'workspace_not_found' | 'git_repository_not_found' | 'git_ref_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_conflict' | 'git_worktree_dirty' | 'git_busy' | 'workspace_not_ready' | 'revision_mismatch'
export type CherryPickCommitsCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'protected_branch' | 'workspace_not_found' | 'git_repository_not_found' | 'git_ref_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_conflict' | 'git_worktree_dirty' | 'git_nothing_to_commit' | 'git_busy' | 'workspace_not_ready' | 'revision_mismatch'
export type RevertCommitsCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'protected_branch' | 'workspace_not_found' | 'git_repository_not_found' | 'git_ref_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_conflict' | 'git_worktree_dirty' | 'git_nothing_to_commit' | 'git_busy' | 'workspace_not_ready' | 'revision_mismatch'
export type ListStashesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'git_repository_not_found' | 'git_unsupported'
export type CreateStashCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'workspace_not_found' | 'git_repository_not_found' | 'git_ref_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_conflict' | 'git_nothing_to_commit' | 'git_busy' | 'workspace_not_ready'
export type GetStashCode = CommonCode | CredentialCode | 'scope_missing' | 'git_repository_not_found' | 'git_ref_not_found' | 'git_unsupported'
export type DeleteStashCode = CommonCode | CredentialCode | 'scope_missing' | 'git_repository_not_found' | 'git_ref_not_found' | 'git_unsupported' | 'git_busy'
export type ApplyStashCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'workspace_not_found' | 'git_repository_not_found' | 'git_ref_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_conflict' | 'git_worktree_dirty' | 'git_busy' | 'workspace_not_ready'
export type PushChangesCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'protected_branch' | 'git_repository_not_found' | 'git_remote_not_found' | 'git_ref_not_found' | 'idempotency_outcome_unknown' | 'git_non_fast_forward' | 'git_unsupported' | 'git_auth_failed' | 'git_remote_rejected' | 'git_remote_unreachable' | 'upstream_timeout'
export type ListRemotesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'git_repository_not_found'
export type CreateRemoteCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'git_repository_not_found' | 'already_exists' | 'idempotency_outcome_unknown' | 'git_busy'
export type GetRemoteCode = CommonCode | CredentialCode | 'scope_missing' | 'git_repository_not_found' | 'git_remote_not_found'
export type DeleteRemoteCode = CommonCode | CredentialCode | 'scope_missing' | 'git_repository_not_found' | 'git_remote_not_found' | 'git_unsupported' | 'git_busy'
export type FetchRemoteCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'git_repository_not_found' | 'git_remote_not_found' | 'git_unsupported'
export type PullChangesCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'protected_branch' | 'git_repository_not_found' | 'git_remote_not_found' | 'git_unsupported'
export type CloneRepositoryCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'already_exists' | 'git_unsupported'
export type ListPushesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type ListGitCredentialsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type PutGitCredentialCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'git_repository_not_found' | 'git_remote_not_found' | 'git_unsupported' | 'quota_exceeded'
export type DeleteGitCredentialCode = CommonCode | CredentialCode | 'scope_missing' | 'secret_not_found'
export type ListSubmodulesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'git_repository_not_found' | 'git_unsupported'
export type UpdateSubmodulesCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'git_repository_not_found' | 'git_path_not_found' | 'git_unsupported'
export type ListWorkspacesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found'
export type CreateWorkspaceCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'chat_not_found' | 'git_repository_not_found' | 'git_ref_not_found' | 'already_exists' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_busy' | 'quota_exceeded'
export type GetWorkspaceCode = CommonCode | CredentialCode | 'scope_missing' | 'workspace_not_found'
export type DeleteWorkspaceCode = CommonCode | CredentialCode | 'scope_missing' | 'workspace_not_found' | 'git_unsupported' | 'git_conflict' | 'git_worktree_dirty' | 'git_busy' | 'workspace_not_ready'
export type DiffWorkspaceCode = CommonCode | CredentialCode | 'scope_missing' | 'workspace_not_found' | 'git_unsupported' | 'git_busy' | 'workspace_not_ready'
export type ListCheckpointsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'workspace_not_found' | 'git_unsupported' | 'workspace_not_ready'
export type CreateCheckpointCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'workspace_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_busy' | 'workspace_not_ready'
export type GetCheckpointCode = CommonCode | CredentialCode | 'scope_missing' | 'checkpoint_not_found' | 'workspace_not_found' | 'git_unsupported' | 'workspace_not_ready'
export type RestoreCheckpointCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'checkpoint_not_found' | 'workspace_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_worktree_dirty' | 'git_busy' | 'workspace_not_ready'
export type MergeWorkspaceCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'path_forbidden' | 'protected_branch' | 'workspace_not_found' | 'git_ref_not_found' | 'git_unsupported' | 'git_conflict' | 'git_worktree_dirty' | 'git_busy' | 'workspace_not_ready'
export type AbortMergeCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'workspace_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_busy' | 'workspace_not_ready'
export type ListConflictsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'workspace_not_found' | 'git_unsupported' | 'git_busy' | 'workspace_not_ready'
export type ResolveConflictCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'conflict_not_found' | 'workspace_not_found' | 'idempotency_outcome_unknown' | 'git_unsupported' | 'git_busy' | 'workspace_not_ready'
export type ListMcpServersCode = CommonCode | CredentialCode | 'config_invalid' | 'scope_missing'
export type ImportMcpServerCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing'
export type GetMcpServerCode = CommonCode | CredentialCode | 'config_invalid' | 'scope_missing' | 'mcp_server_not_found'
export type PutMcpServerCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'path_forbidden' | 'revision_mismatch'
export type DeleteMcpServerCode = CommonCode | CredentialCode | 'config_invalid' | 'scope_missing' | 'path_forbidden' | 'mcp_server_not_found' | 'revision_mismatch'
export type TestMcpRulesCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing'
export type TestMcpServerCode = CommonCode | CredentialCode | PostCode | 'config_invalid' | 'scope_missing' | 'approval_required' | 'sandbox_unavailable' | 'mcp_server_not_found' | 'idempotency_outcome_unknown'
export type RestartMcpServerCode = CommonCode | CredentialCode | PostCode | 'config_invalid' | 'scope_missing' | 'approval_required' | 'sandbox_unavailable' | 'mcp_server_not_found' | 'idempotency_outcome_unknown'
export type GetMcpServerLogsCode = CommonCode | CredentialCode | 'config_invalid' | 'scope_missing' | 'mcp_server_not_found'
export type StartMcpAuthCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'approval_required' | 'mcp_server_not_found' | 'idempotency_outcome_unknown' | 'mcp_auth_failed' | 'not_configured'
export type DeleteMcpAuthCode = CommonCode | CredentialCode | 'config_invalid' | 'scope_missing' | 'mcp_server_not_found' | 'mcp_auth_not_found'
export type CompleteMcpAuthCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'config_invalid' | 'scope_missing' | 'approval_required' | 'mcp_server_not_found' | 'mcp_auth_not_found' | 'idempotency_outcome_unknown' | 'mcp_auth_failed'
export type ListMcpToolsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'config_invalid' | 'scope_missing' | 'approval_required' | 'mcp_server_not_found'
export type ExecuteMcpToolCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'mcp_arguments_invalid' | 'config_invalid' | 'mcp_server_not_found' | 'mcp_tool_not_found' | 'scope_missing' | 'mcp_tool_denied' | 'approval_required' | 'sandbox_unavailable' | 'idempotency_outcome_unknown' | 'mcp_server_unavailable' | 'mcp_cancelled' | 'mcp_protocol_error' | 'mcp_result_too_large' | 'mcp_timeout'
export type ListMcpCallsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type GetMcpCallCode = CommonCode | CredentialCode | 'scope_missing' | 'mcp_call_not_found'
export type ApproveMcpCallCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'mcp_call_not_found' | 'invalid_transition'
export type RejectMcpCallCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'mcp_call_not_found' | 'invalid_transition'
export type CancelMcpCallCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'mcp_call_not_found' | 'invalid_transition'
export type ListMcpResourcesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'config_invalid' | 'scope_missing' | 'approval_required' | 'mcp_server_not_found'
export type ReadMcpResourceCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'mcp_arguments_invalid' | 'config_invalid' | 'scope_missing' | 'mcp_tool_denied' | 'approval_required' | 'sandbox_unavailable' | 'mcp_server_not_found' | 'mcp_resource_not_found' | 'mcp_server_unavailable' | 'mcp_protocol_error' | 'mcp_result_too_large' | 'mcp_timeout'
export type ListMcpPromptsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'config_invalid' | 'scope_missing' | 'approval_required' | 'mcp_server_not_found'
export type GetMcpPromptCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'mcp_arguments_invalid' | 'config_invalid' | 'scope_missing' | 'mcp_tool_denied' | 'approval_required' | 'sandbox_unavailable' | 'mcp_server_not_found' | 'mcp_server_unavailable' | 'mcp_protocol_error' | 'mcp_result_too_large' | 'mcp_timeout'
export type ListSkillsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type CreateSkillCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'skill_invalid' | 'scope_missing' | 'path_forbidden' | 'already_exists' | 'skill_changed' | 'idempotency_outcome_unknown'
export type ImportSkillCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'archive_invalid' | 'skill_invalid' | 'scope_missing' | 'already_exists' | 'git_unsupported'
export type ValidateSkillCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing'
export type MatchSkillsCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found'
export type GetSkillCode = CommonCode | CredentialCode | 'scope_missing' | 'skill_not_found'
export type UpdateSkillCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'skill_invalid' | 'scope_missing' | 'path_forbidden' | 'skill_not_found' | 'skill_changed' | 'revision_mismatch'
export type DeleteSkillCode = CommonCode | CredentialCode | 'scope_missing' | 'path_forbidden' | 'skill_not_found' | 'skill_changed' | 'revision_mismatch'
export type ApproveSkillCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'skill_invalid' | 'scope_missing' | 'skill_not_found' | 'skill_changed' | 'revision_mismatch'
export type RefreshSkillCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'skill_invalid' | 'scope_missing' | 'skill_not_found' | 'git_unsupported'
export type ExportSkillCode = CommonCode | CredentialCode | 'scope_missing' | 'skill_not_found' | 'range_not_satisfiable'
export type RunSkillScriptCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'skill_invalid' | 'scope_missing' | 'sandbox_unavailable' | 'task_not_found' | 'skill_not_found' | 'skill_file_not_found' | 'skill_not_approved'
export type ListSkillFilesCode = CommonCode | CredentialCode | 'scope_missing' | 'skill_not_found'
export type GetSkillFileCode = CommonCode | CredentialCode | 'scope_missing' | 'skill_not_found' | 'skill_file_not_found'
export type PutSkillFileCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'skill_invalid' | 'scope_missing' | 'path_forbidden' | 'skill_not_found' | 'skill_changed' | 'revision_mismatch'
export type DeleteSkillFileCode = CommonCode | CredentialCode | 'skill_invalid' | 'scope_missing' | 'path_forbidden' | 'skill_not_found' | 'skill_file_not_found' | 'skill_changed' | 'revision_mismatch'
export type ListKnowledgeCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type CreateKnowledgeCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing'
export type ImportKnowledgeCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'archive_invalid' | 'scope_missing' | 'git_unsupported'
export type ImportKnowledgePagesCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing'
export type ReindexKnowledgeCode = CommonCode | CredentialCode | PostCode | 'scope_missing'
export type EvaluateKnowledgeCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing'
export type SearchKnowledgeCode = CommonCode | CredentialCode | 'scope_missing'
export type GetKnowledgeCode = CommonCode | CredentialCode | 'scope_missing' | 'knowledge_not_found'
export type UpdateKnowledgeCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'knowledge_not_found' | 'revision_mismatch'
export type DeleteKnowledgeCode = CommonCode | CredentialCode | 'scope_missing' | 'knowledge_not_found' | 'revision_mismatch'
export type ListKnowledgeRevisionsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'knowledge_not_found'
export type GetKnowledgeRevisionCode = CommonCode | CredentialCode | 'scope_missing' | 'revision_not_found' | 'knowledge_not_found'
export type RestoreKnowledgeRevisionCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'revision_not_found' | 'knowledge_not_found'
export type ListAiProvidersCode = CommonCode | CredentialCode | 'scope_missing'
export type PutAiProviderCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'revision_mismatch' | 'quota_exceeded'
export type DeleteAiProviderCode = CommonCode | CredentialCode | 'scope_missing' | 'ai_provider_not_found' | 'revision_mismatch'
export type TestAiProviderCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'ai_provider_not_found' | 'idempotency_outcome_unknown'
export type ListAiModelsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type GenerateTextCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'model_not_found' | 'not_acceptable' | 'idempotency_outcome_unknown' | 'quota_exceeded' | 'ai_provider_error' | 'not_configured'
export type CountTokensCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing'
export type CreateEmbeddingsCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'model_not_found' | 'idempotency_outcome_unknown' | 'quota_exceeded' | 'ai_provider_error' | 'not_configured'
export type ListAiCallsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found'
export type GetAiCallCode = CommonCode | CredentialCode | 'scope_missing' | 'ai_call_not_found'
export type GetAiUsageCode = CommonCode | CredentialCode | 'invalid_filter' | 'scope_missing'
export type GetAiBudgetCode = CommonCode | CredentialCode | 'scope_missing' | 'token_not_found'
export type PutAiBudgetCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'token_not_found'
export type ListChatsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found'
export type CreateChatCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'agent_not_found' | 'model_not_found' | 'not_configured'
export type SearchChatsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found'
export type ListChatAgentsCode = CommonCode | CredentialCode | 'config_invalid' | 'scope_missing'
export type GetChatCode = CommonCode | CredentialCode | 'scope_missing' | 'chat_not_found'
export type UpdateChatCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'agent_not_found' | 'model_not_found' | 'chat_not_found' | 'revision_mismatch'
export type DeleteChatCode = CommonCode | CredentialCode | 'scope_missing' | 'chat_not_found' | 'revision_mismatch'
export type ListChatMessagesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'chat_not_found'
export type SendChatMessageCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'resource_not_found' | 'agent_not_found' | 'chat_not_found' | 'skill_not_found' | 'already_exists' | 'agent_not_approved' | 'quota_exceeded'
export type DeleteChatMessageCode = CommonCode | CredentialCode | 'scope_missing' | 'chat_not_found' | 'chat_message_not_found' | 'chat_busy'
export type RetryChatMessageCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'agent_not_found' | 'chat_not_found' | 'chat_message_not_found' | 'already_exists' | 'chat_busy' | 'agent_not_approved'
export type ExportChatCode = CommonCode | CredentialCode | 'scope_missing' | 'chat_not_found' | 'range_not_satisfiable'
export type GetChatImageCode = CommonCode | CredentialCode | 'scope_missing' | 'chat_not_found' | 'chat_image_not_found' | 'range_not_satisfiable'
export type ReadChatOutputCode = CommonCode | CredentialCode | 'scope_missing' | 'chat_not_found' | 'chat_output_not_found' | 'chat_message_not_found'
export type StreamChatCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'chat_not_found' | 'not_acceptable' | 'cursor_expired' | 'too_many_streams'
export type InterruptChatCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'chat_not_found'
export type ForkChatCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'chat_not_found' | 'chat_message_not_found'
export type CompactChatCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'agent_not_found' | 'chat_not_found' | 'already_exists' | 'agent_not_approved' | 'quota_exceeded'
export type ListApprovalsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'chat_not_found'
export type ApproveToolCallCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'chat_not_found' | 'approval_not_found' | 'approval_resolved'
export type RejectToolCallCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'chat_not_found' | 'approval_not_found' | 'approval_resolved'
export type TestToolRulesCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'chat_not_found'
export type UpdateQueuedMessageCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'chat_not_found' | 'chat_message_not_found' | 'chat_message_taken'
export type DeleteQueuedMessageCode = CommonCode | CredentialCode | 'scope_missing' | 'chat_not_found' | 'chat_message_not_found' | 'chat_message_taken'
export type GetIdentityCode = CommonCode | CredentialCode
export type LoginCode = CommonCode | BodyCode | PostCode | 'bad_json' | 'login_failed' | 'second_factor_required' | 'csrf_failed' | 'origin_denied' | 'account_disabled' | 'link_expired' | 'rate_limited' | 'login_throttled'
export type LogoutCode = CommonCode | CredentialCode | PostCode
export type ReauthenticateCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'login_throttled'
export type GetSetupCode = CommonCode | 'rate_limited'
export type CompleteSetupCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'reauthentication_required' | 'setup_done'
export type AcceptInviteCode = CommonCode | BodyCode | PostCode | 'bad_json' | 'link_expired' | 'rate_limited'
export type ListTokensCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type CreateTokenCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'reauthentication_required'
export type GetTokenCode = CommonCode | CredentialCode | 'scope_missing' | 'token_not_found'
export type DeleteTokenCode = CommonCode | CredentialCode | 'scope_missing' | 'token_not_found' | 'revision_mismatch'
export type RotateTokenCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'reauthentication_required' | 'token_not_found'
export type ExchangeTokenCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing'
export type ListScopesCode = CommonCode | CredentialCode
export type GetRoleRulesCode = CommonCode | CredentialCode | 'scope_missing'
export type PutRoleRulesCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'revision_mismatch'
export type TestCallRulesCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing'
export type ListSessionsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type DeleteSessionCode = CommonCode | CredentialCode | 'scope_missing' | 'reauthentication_required' | 'session_not_found'
export type CheckAccessCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json'
export type ListAuditEntriesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type ListSignInMethodsCode = CommonCode | 'rate_limited'
export type LoginWithPasskeyCode = CommonCode | BodyCode | PostCode | 'bad_json' | 'login_failed' | 'csrf_failed' | 'origin_denied' | 'account_disabled' | 'rate_limited' | 'login_throttled' | 'not_configured'
export type CreateSignInChallengeCode = CommonCode | PostCode | 'not_configured' | 'rate_limited'
export type StartDeviceSignInCode = CommonCode | BodyCode | PostCode | 'bad_json' | 'rate_limited' | 'quota_exceeded'
export type CompleteDeviceSignInCode = CommonCode | BodyCode | PostCode | 'bad_json' | 'access_denied' | 'authorization_pending' | 'device_code_expired' | 'rate_limited' | 'slow_down'
export type GetDeviceSignInCode = CommonCode | CredentialCode | 'scope_missing' | 'device_sign_in_not_found' | 'login_throttled'
export type ApproveDeviceSignInCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'reauthentication_required' | 'device_sign_in_not_found' | 'approval_resolved' | 'login_throttled'
export type RejectDeviceSignInCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'device_sign_in_not_found' | 'approval_resolved' | 'login_throttled'
export type ListSecondFactorsCode = CommonCode | CredentialCode | 'scope_missing'
export type CreateTotpCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'login_throttled' | 'quota_exceeded'
export type ConfirmTotpCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'second_factor_not_found' | 'login_throttled'
export type CreatePasskeyCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'already_exists' | 'quota_exceeded' | 'not_configured'
export type CreatePasskeyChallengeCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'login_throttled' | 'quota_exceeded' | 'not_configured'
export type RenewRecoveryCodesCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'second_factor_not_found' | 'login_throttled'
export type RemoveSecondFactorCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'second_factor_not_found' | 'login_throttled'
export type GetCurrentUserCode = CommonCode | CredentialCode | 'scope_missing'
export type UpdateCurrentUserCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'reauthentication_required' | 'revision_mismatch'
export type ChangePasswordCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'reauthentication_required' | 'login_throttled'
export type GetPreferencesCode = CommonCode | CredentialCode | 'scope_missing'
export type UpdatePreferencesCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'revision_mismatch'
export type ListUsersCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type CreateUserCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'reauthentication_required' | 'already_exists'
export type GetUserCode = CommonCode | CredentialCode | 'scope_missing' | 'user_not_found'
export type UpdateUserCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'reauthentication_required' | 'user_not_found' | 'last_owner' | 'revision_mismatch'
export type DeleteUserCode = CommonCode | CredentialCode | 'scope_missing' | 'reauthentication_required' | 'user_not_found' | 'last_owner' | 'revision_mismatch'
export type CreateUserInviteCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'reauthentication_required' | 'user_not_found'
export type DisableUserCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'reauthentication_required' | 'user_not_found' | 'last_owner'
export type EnableUserCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'reauthentication_required' | 'user_not_found'
export type StreamEventsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'task_not_found' | 'not_acceptable' | 'cursor_expired' | 'too_many_streams'
export type ListWebhooksCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type CreateWebhookCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'webhook_target_denied' | 'task_not_found' | 'quota_exceeded'
export type GetWebhookCode = CommonCode | CredentialCode | 'scope_missing' | 'webhook_not_found'
export type UpdateWebhookCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'webhook_target_denied' | 'task_not_found' | 'webhook_not_found' | 'revision_mismatch'
export type DeleteWebhookCode = CommonCode | CredentialCode | 'scope_missing' | 'webhook_not_found' | 'revision_mismatch'
export type TestWebhookCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'webhook_not_found' | 'idempotency_outcome_unknown'
export type ListDeliveriesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'webhook_not_found'
export type RedeliverCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'webhook_not_found' | 'delivery_not_found' | 'idempotency_outcome_unknown'
export type RotateWebhookSecretCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'webhook_not_found'
export type ListChatIntegrationsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing'
export type CreateChatIntegrationCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'webhook_target_denied' | 'quota_exceeded'
export type GetChatIntegrationCode = CommonCode | CredentialCode | 'scope_missing' | 'integration_not_found'
export type UpdateChatIntegrationCode = CommonCode | CredentialCode | BodyCode | 'bad_json' | 'scope_missing' | 'webhook_target_denied' | 'integration_not_found' | 'revision_mismatch'
export type DeleteChatIntegrationCode = CommonCode | CredentialCode | 'scope_missing' | 'integration_not_found' | 'revision_mismatch'
export type TestChatIntegrationCode = CommonCode | CredentialCode | PostCode | 'scope_missing' | 'integration_not_found' | 'idempotency_outcome_unknown'
export type ListChatBindingsCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'integration_not_found'
export type CreateChatBindingCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'task_not_found' | 'integration_not_found' | 'chat_not_found' | 'already_exists' | 'quota_exceeded'
export type GetChatBindingCode = CommonCode | CredentialCode | 'scope_missing' | 'integration_not_found' | 'binding_not_found'
export type DeleteChatBindingCode = CommonCode | CredentialCode | 'scope_missing' | 'integration_not_found' | 'binding_not_found'
export type CreateChatLinkCode = CommonCode | CredentialCode | BodyCode | PostCode | 'bad_json' | 'scope_missing' | 'integration_not_found' | 'already_exists' | 'quota_exceeded'
export type DeleteChatLinkCode = CommonCode | CredentialCode | 'scope_missing' | 'link_not_found' | 'integration_not_found'
export type ListChatDeliveriesCode = CommonCode | CredentialCode | 'invalid_cursor' | 'scope_missing' | 'integration_not_found'
export type ListWaitingCode = CommonCode | CredentialCode | 'invalid_cursor'
export type SearchAllCode = CommonCode | CredentialCode
export type GetVersionCode = CommonCode | CredentialCode
export type GetHealthCode = CommonCode
export type GetReadinessCode = CommonCode
export type GetLimitsCode = CommonCode | CredentialCode
export type ListErrorCodesCode = CommonCode | CredentialCode


export interface Operations {
  readonly tasks: TasksGroup
  readonly plan: PlanGroup
  readonly changes: ChangesGroup
  readonly jobs: JobsGroup
  readonly schedules: SchedulesGroup
  readonly files: FilesGroup
  readonly terminals: TerminalsGroup
  readonly runners: RunnersGroup
  readonly mail: MailGroup
  readonly context: ContextGroup
  readonly config: ConfigGroup
  /** Run a script of the configuration. Starts a job that runs the command `scripts.{name}` of `gantry.json` by `/bin/sh` in the sandbox, in the project folder; the log of the job has its output. */
  run(input: S.RunScriptArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], RunScriptCode>
  readonly secrets: SecretsGroup
  readonly tree: TreeGroup
  readonly git: GitGroup
  readonly workspaces: WorkspacesGroup
  readonly mcp: McpGroup
  readonly skills: SkillsGroup
  readonly knowledge: KnowledgeGroup
  readonly ai: AiGroup
  readonly chats: ChatsGroup
  /** Get the caller's identity. Returns the user of the credential, the type of the credential and its scopes. */
  whoami(input?: NoArguments, options?: CallOptions): Call<S.IdentityAnswer['data'], GetIdentityCode>
  /** Sign in from a browser. Takes a username and a password, a token, or the secret of a sign-in link, and sets the `nut-session` cookie, which authenticates every operation. */
  login(input: S.LoginArguments, options?: CallOptions): Call<S.IdentityAnswer['data'], LoginCode>
  /** Sign out of a browser session. Ends the session of the cookie. */
  logout(input?: NoArguments, options?: CallOptions): Call<undefined, LogoutCode>
  readonly me: MeGroup
  readonly server: ServerGroup
  readonly users: UsersGroup
  readonly tokens: TokensGroup
  readonly sessions: SessionsGroup
  readonly audit: AuditGroup
  readonly signIn: SignInGroup
  /** Stream events, or get them page by page. With `Accept: text/event-stream`, a continuous stream of every event, once and in order, with its number as `id`. */
  readonly events: {
    (input?: S.StreamEventsArguments, options?: CallOptions): PageCall<S.EventPageAnswer['data'], S.Event, StreamEventsCode>
    stream(input?: S.StreamEventsArguments, options?: StreamOptions): Stream<S.Event>
  }
  readonly webhooks: WebhooksGroup
  readonly integrations: IntegrationsGroup
  readonly waiting: WaitingGroup
  /** Search all areas. Best first: tasks, knowledge, email, context documents and files by their names, of which each contains every word; knowledge and skills with some of the words; and the newest 500 chats by their titles. */
  search(input: S.SearchAllArguments, options?: CallOptions): Call<S.SearchAnswer['data'], SearchAllCode>
}

export interface WaitingGroup {
  /** List what is waiting for the caller's decision. Newest first, from all areas: tool calls of chats (`tool_call`), calls of MCP tools (`mcp_call`), the commands of the project (`commands`), skills that have a script or come from elsewhere (`skill`), and reviews of tasks that are in review and name the caller as a reviewer (`review`). */
  list(input?: S.ListWaitingArguments, options?: CallOptions): PageCall<S.WaitingListAnswer['data'], S.WaitingItem, ListWaitingCode>
}

export interface IntegrationsGroup {
  /** List chat integrations. In the order of their creation. */
  list(input?: S.ListChatIntegrationsArguments, options?: CallOptions): PageCall<S.ChatIntegrationListAnswer['data'], S.ChatIntegration, ListChatIntegrationsCode>
  /** Create a chat integration. Connects a chat platform: threads of it can then be bound to chats and tasks. */
  create(input: S.CreateChatIntegrationArguments, options?: CallOptions): Call<S.ChatIntegrationAnswer['data'], CreateChatIntegrationCode>
  /** Get a chat integration. With the state of its connection and the linked accounts. */
  get(input: S.GetChatIntegrationArguments, options?: CallOptions): Call<S.ChatIntegrationAnswer['data'], GetChatIntegrationCode>
  /** Update a chat integration. Applies a JSON merge patch; a secret is replaced or, by null, removed. */
  update(input: S.UpdateChatIntegrationArguments, options?: CallOptions): Call<S.ChatIntegrationAnswer['data'], UpdateChatIntegrationCode>
  /** Delete a chat integration. Deletes its bindings too. */
  delete(input: S.DeleteChatIntegrationArguments, options?: CallOptions): Call<undefined, DeleteChatIntegrationCode>
  /** Test a chat integration. Asks the platform who the integration is or, where a platform has no such question, whether it can be reached. */
  test(input: S.TestChatIntegrationArguments, options?: CallOptions): Call<S.ChatIntegrationTestAnswer['data'], TestChatIntegrationCode>
  readonly bindings: IntegrationsBindingsGroup
  readonly accounts: IntegrationsAccountsGroup
  readonly deliveries: IntegrationsDeliveriesGroup
}

export interface IntegrationsDeliveriesGroup {
  /** List a chat integration's deliveries. Newest first: what was received from the platform and what was sent to it, for seven days. */
  list(input: S.ListChatDeliveriesArguments, options?: CallOptions): PageCall<S.ChatIntegrationDeliveryListAnswer['data'], S.ChatIntegrationDelivery, ListChatDeliveriesCode>
}

export interface IntegrationsAccountsGroup {
  /** Create a link of an account of a chat platform to the caller. What the account writes in a bound thread is then done for the caller, and the account may decide on approvals. */
  link(input: S.CreateChatLinkArguments, options?: CallOptions): Call<S.ChatLinkAnswer['data'], CreateChatLinkCode>
  /** Delete a link of an account of a chat platform. From then on, the account may decide on no approval. */
  unlink(input: S.DeleteChatLinkArguments, options?: CallOptions): Call<undefined, DeleteChatLinkCode>
}

export interface IntegrationsBindingsGroup {
  /** List a chat integration's bindings. In no particular order, which stays the same. */
  list(input: S.ListChatBindingsArguments, options?: CallOptions): PageCall<S.ChatBindingListAnswer['data'], S.ChatBinding, ListChatBindingsCode>
  /** Create a chat binding. Binds a thread of the platform to a chat or to a task. */
  create(input: S.CreateChatBindingArguments, options?: CallOptions): Call<S.ChatBindingAnswer['data'], CreateChatBindingCode>
  /** Get a chat binding. Returns the thread, and the chat or task to which it belongs. */
  get(input: S.GetChatBindingArguments, options?: CallOptions): Call<S.ChatBindingAnswer['data'], GetChatBindingCode>
  /** Delete a chat binding. The thread is no longer connected; the chat or task stays as it is. */
  delete(input: S.DeleteChatBindingArguments, options?: CallOptions): Call<undefined, DeleteChatBindingCode>
}

export interface WebhooksGroup {
  /** List webhooks. Oldest first. */
  list(input?: S.ListWebhooksArguments, options?: CallOptions): PageCall<S.WebhookListAnswer['data'], S.Webhook, ListWebhooksCode>
  /** Create a webhook. Sends events from now on, as Standard Webhooks: of the given kinds, those that the caller may read. */
  create(input: S.CreateWebhookArguments, options?: CallOptions): Call<S.WebhookSecretAnswer['data'], CreateWebhookCode>
  /** Get a webhook. The secret is never returned. */
  get(input: S.GetWebhookArguments, options?: CallOptions): Call<S.WebhookAnswer['data'], GetWebhookCode>
  /** Update a webhook. Applies a JSON merge patch. */
  update(input: S.UpdateWebhookArguments, options?: CallOptions): Call<S.WebhookAnswer['data'], UpdateWebhookCode>
  /** Delete a webhook. Pending deliveries are dropped. */
  delete(input: S.DeleteWebhookArguments, options?: CallOptions): Call<undefined, DeleteWebhookCode>
  /** Test a webhook. Sends a `webhook.test` event immediately and returns the receiver's response. */
  test(input: S.TestWebhookArguments, options?: CallOptions): Call<S.DeliveryAnswer['data'], TestWebhookCode>
  readonly deliveries: WebhooksDeliveriesGroup
  /** Rotate a webhook's secret. For 24 hours, deliveries carry a signature with the old secret too. */
  rotate(input: S.RotateWebhookSecretArguments, options?: CallOptions): Call<S.WebhookSecretAnswer['data'], RotateWebhookSecretCode>
}

export interface WebhooksDeliveriesGroup {
  /** List a webhook's deliveries. Newest first, each with all attempts. */
  list(input: S.ListDeliveriesArguments, options?: CallOptions): PageCall<S.DeliveryListAnswer['data'], S.Delivery, ListDeliveriesCode>
  /** Redeliver an event to a webhook. Sends the same id and payload with a new signature, if the webhook may receive the event as of now. */
  redeliver(input: S.RedeliverArguments, options?: CallOptions): Call<S.DeliveryAnswer['data'], RedeliverCode>
}

export interface SignInGroup {
  /** List the sign-in methods. What the sign-in page offers. */
  methods(input?: NoArguments, options?: CallOptions): Call<S.SignInMethodListAnswer['data'], ListSignInMethodsCode>
  /** Sign in with a passkey. Takes the answer of a passkey to a challenge of `createSignInChallenge` and sets the `nut-session` cookie. */
  passkey(input: S.LoginWithPasskeyArguments, options?: CallOptions): Call<S.IdentityAnswer['data'], LoginWithPasskeyCode>
  /** Create a challenge to sign in with a passkey. Returns the options for `navigator.credentials.get()`. */
  challenge(input?: NoArguments, options?: CallOptions): Call<S.SignInChallengeAnswer['data'], CreateSignInChallengeCode>
  readonly device: SignInDeviceGroup
}

export interface SignInDeviceGroup {
  /** Start a device sign-in. For a program that has no credential yet, as in RFC 8628. */
  start(input: S.StartDeviceSignInArguments, options?: CallOptions): Call<S.DeviceSignInStartAnswer['data'], StartDeviceSignInCode>
  /** Complete a device sign-in. Returns the token once, after a person approved. */
  complete(input: S.CompleteDeviceSignInArguments, options?: CallOptions): Call<S.TokenSecretAnswer['data'], CompleteDeviceSignInCode>
  /** Get a device sign-in. By the code that the program shows. */
  get(input: S.GetDeviceSignInArguments, options?: CallOptions): Call<S.DeviceSignInAnswer['data'], GetDeviceSignInCode>
  /** Approve a device sign-in. Lets the program have a token of the caller, as if the caller had created it with `createToken`: for 90 days or as long as the credential that approves, with the scopes that the program asked for and the caller has, and with the allow-list of the caller. */
  approve(input: S.ApproveDeviceSignInArguments, options?: CallOptions): Call<S.DeviceSignInAnswer['data'], ApproveDeviceSignInCode>
  /** Reject a device sign-in. The program gets `access_denied`, and no token. */
  reject(input: S.RejectDeviceSignInArguments, options?: CallOptions): Call<S.DeviceSignInAnswer['data'], RejectDeviceSignInCode>
}

export interface AuditGroup {
  /** List audit entries. Newest first. */
  list(input?: S.ListAuditEntriesArguments, options?: CallOptions): PageCall<S.AuditListAnswer['data'], S.AuditEntry, ListAuditEntriesCode>
}

export interface SessionsGroup {
  /** List browser sessions. Lists the caller's sessions, newest first. */
  list(input?: S.ListSessionsArguments, options?: CallOptions): PageCall<S.SessionListAnswer['data'], S.BrowserSession, ListSessionsCode>
  /** Delete a browser session, which ends it. The session and its open streams end within a second. */
  revoke(input: S.DeleteSessionArguments, options?: CallOptions): Call<undefined, DeleteSessionCode>
}

export interface TokensGroup {
  /** List tokens. Lists the caller's tokens, or with `users:admin` those of all users. */
  list(input?: S.ListTokensArguments, options?: CallOptions): PageCall<S.TokenListAnswer['data'], S.Token, ListTokensCode>
  /** Create a token. Returns the secret once. */
  create(input: S.CreateTokenArguments, options?: CallOptions): Call<S.TokenSecretAnswer['data'], CreateTokenCode>
  /** Get a token. The secret is never returned. */
  get(input: S.GetTokenArguments, options?: CallOptions): Call<S.TokenAnswer['data'], GetTokenCode>
  /** Delete a token, which ends it. The token, everything that was made with it and their open streams end within a second. */
  revoke(input: S.DeleteTokenArguments, options?: CallOptions): Call<undefined, DeleteTokenCode>
  /** Rotate a token's secret. The old secret stays valid for `overlapSeconds`. */
  rotate(input: S.RotateTokenArguments, options?: CallOptions): Call<S.TokenSecretAnswer['data'], RotateTokenCode>
  /** Exchange a credential for a short-lived token. Returns a bearer token that is valid for at most 15 minutes, with the same scopes or fewer, for a browser, a job or an agent. */
  exchange(input?: S.ExchangeTokenArguments, options?: CallOptions): Call<S.TokenSecretAnswer['data'], ExchangeTokenCode>
  /** List scopes. Returns every scope, the presets, and the maximum scopes of each role. */
  scopes(input?: NoArguments, options?: CallOptions): Call<S.ScopeListAnswer['data'], ListScopesCode>
  readonly rules: TokensRulesGroup
  /** Check the caller's access to operations. Returns for each operation whether the caller may call it, which scopes are missing, and what the rules of the credential and of its role do with it, as far as that is known without the arguments. */
  check(input: S.CheckAccessArguments, options?: CallOptions): Call<S.AccessAnswer['data'], CheckAccessCode>
}

export interface TokensRulesGroup {
  /** Get the call rules of a role. The rules for the calls of all tokens of users with this role; empty by default. */
  get(input: S.GetRoleRulesArguments, options?: CallOptions): Call<S.RoleRulesAnswer['data'], GetRoleRulesCode>
  /** Put the call rules of a role. They apply to the calls of all tokens of users with this role within a second, beside the rules of the token itself: the strictest answer counts. */
  put(input: S.PutRoleRulesArguments, options?: CallOptions): Call<S.RoleRulesAnswer['data'], PutRoleRulesCode>
  /** Test call rules on the audit log. What these rules would have done with the newest 1,000 calls by tokens among the newest 10,000 entries of the audit log, newest first. */
  test(input: S.TestCallRulesArguments, options?: CallOptions): Call<S.CallRulesTestAnswer['data'], TestCallRulesCode>
}

export interface UsersGroup {
  /** Accept an invite. Sets the password of an invited user, which ends the user's sessions and what they made. */
  acceptInvite(input: S.AcceptInviteArguments, options?: CallOptions): Call<undefined, AcceptInviteCode>
  /** List users. Oldest first. */
  list(input?: S.ListUsersArguments, options?: CallOptions): PageCall<S.UserListAnswer['data'], S.User, ListUsersCode>
  /** Create a user. To create a user without a password, omit it and call `createUserInvite`. */
  create(input: S.CreateUserArguments, options?: CallOptions): Call<S.UserAnswer['data'], CreateUserCode>
  /** Get a user. Returns name, role and whether the account is disabled. */
  get(input: S.GetUserArguments, options?: CallOptions): Call<S.UserAnswer['data'], GetUserCode>
  /** Update a user. Applies a JSON merge patch. */
  update(input: S.UpdateUserArguments, options?: CallOptions): Call<S.UserAnswer['data'], UpdateUserCode>
  /** Delete a user. Also deletes all tokens and sessions of the user. */
  delete(input: S.DeleteUserArguments, options?: CallOptions): Call<undefined, DeleteUserCode>
  /** Create an invite for a user. Returns a secret with which the user sets a password, once and within seven days. */
  invite(input: S.CreateUserInviteArguments, options?: CallOptions): Call<S.InviteAnswer['data'], CreateUserInviteCode>
  /** Disable a user. All credentials of the user become invalid within a second. */
  disable(input: S.DisableUserArguments, options?: CallOptions): Call<S.UserAnswer['data'], DisableUserCode>
  /** Enable a user. The user's tokens become valid again; sessions stay ended. */
  enable(input: S.EnableUserArguments, options?: CallOptions): Call<S.UserAnswer['data'], EnableUserCode>
}

export interface ServerGroup {
  readonly setup: ServerSetupGroup
  /** Get the version of the service and its contract. The contract's hash is the SHA-256 of `/openapi.yaml`. */
  version(input?: NoArguments, options?: CallOptions): Call<S.VersionAnswer['data'], GetVersionCode>
  /** Get the health of the process. Succeeds whenever the process can answer. */
  health(input?: NoArguments, options?: CallOptions): Call<S.HealthAnswer['data'], GetHealthCode>
  /** Get the service's readiness to take requests. Returns the result of the last probe of the store and the disk. */
  ready(input?: NoArguments, options?: CallOptions): Call<S.ReadinessAnswer['data'], GetReadinessCode>
  /** Get the limits in force. Returns every limit with its value and, where known, how much of it the caller uses. */
  limits(input?: NoArguments, options?: CallOptions): Call<S.LimitsAnswer['data'], GetLimitsCode>
  /** List error codes. All codes of this version, each with its status and message. */
  errors(input?: NoArguments, options?: CallOptions): Call<S.ErrorCodeListAnswer['data'], ListErrorCodesCode>
}

export interface ServerSetupGroup {
  /** Get the state of the first-time setup. Requires no credential. */
  get(input?: NoArguments, options?: CallOptions): Call<S.SetupAnswer['data'], GetSetupCode>
  /** Complete the first-time setup. Gives the owner a name and a password, once. */
  complete(input: S.CompleteSetupArguments, options?: CallOptions): Call<S.IdentityAnswer['data'], CompleteSetupCode>
}

export interface MeGroup {
  /** Reauthenticate a browser session. Takes the password of the user, or a token of the user that no session exchanged itself for, and allows the session of the cookie the operations with `x-reauthentication` for ten minutes. */
  reauthenticate(input: S.ReauthenticateArguments, options?: CallOptions): Call<S.IdentityAnswer['data'], ReauthenticateCode>
  readonly factors: MeFactorsGroup
  readonly totp: MeTotpGroup
  readonly passkeys: MePasskeysGroup
  /** Get the current user. Returns the caller's name, role and creation time. */
  get(input?: NoArguments, options?: CallOptions): Call<S.UserAnswer['data'], GetCurrentUserCode>
  /** Update the current user. Applies a JSON merge patch to the caller's name and email address. */
  update(input?: S.UpdateCurrentUserArguments, options?: CallOptions): Call<S.UserAnswer['data'], UpdateCurrentUserCode>
  /** Change the current user's password. Ends all other sessions of the user, and what sessions of the user made: tokens, schedules, webhooks, links, terminal sessions and queued jobs. */
  password(input: S.ChangePasswordArguments, options?: CallOptions): Call<undefined, ChangePasswordCode>
  readonly preferences: MePreferencesGroup
}

export interface MePreferencesGroup {
  /** Get the current user's preferences. Values that clients store for the user, by name. */
  get(input?: NoArguments, options?: CallOptions): Call<S.PreferencesAnswer['data'], GetPreferencesCode>
  /** Update the current user's preferences. Applies a JSON merge patch: `null` removes a key. */
  update(input: S.UpdatePreferencesArguments, options?: CallOptions): Call<S.PreferencesAnswer['data'], UpdatePreferencesCode>
}

export interface MePasskeysGroup {
  /** Create a passkey. Takes the answer of the authenticator to a challenge of `createPasskeyChallenge`. */
  create(input: S.CreatePasskeyArguments, options?: CallOptions): Call<S.SecondFactorAnswer['data'], CreatePasskeyCode>
  /** Create a challenge to register a passkey. Returns the options for `navigator.credentials.create()`. */
  challenge(input?: S.CreatePasskeyChallengeArguments, options?: CallOptions): Call<S.PasskeyChallengeAnswer['data'], CreatePasskeyChallengeCode>
}

export interface MeTotpGroup {
  /** Create a TOTP secret for an authenticator app. Returns the secret once (RFC 6238: SHA-1, six digits, 30 seconds). */
  create(input?: S.CreateTotpArguments, options?: CallOptions): Call<S.TotpAnswer['data'], CreateTotpCode>
  /** Confirm a TOTP secret. Takes a code of the app, which shows that it has the secret. */
  confirm(input: S.ConfirmTotpArguments, options?: CallOptions): Call<S.SecondFactorAnswer['data'], ConfirmTotpCode>
}

export interface MeFactorsGroup {
  /** List the second factors of the current user. Authenticator apps and passkeys, oldest first, and how many recovery codes are left. */
  list(input?: NoArguments, options?: CallOptions): Call<S.SecondFactorListAnswer['data'], ListSecondFactorsCode>
  /** Renew the recovery codes. Returns ten new codes, once; the old ones end. */
  renewCodes(input?: S.RenewRecoveryCodesArguments, options?: CallOptions): Call<S.RecoveryCodesAnswer['data'], RenewRecoveryCodesCode>
  /** Remove a second factor. It no longer signs in. */
  remove(input: S.RemoveSecondFactorArguments, options?: CallOptions): Call<undefined, RemoveSecondFactorCode>
}

export interface ChatsGroup {
  /** List chats. Newest first, without those that are archived; with `isArchived=true` these alone. */
  list(input?: S.ListChatsArguments, options?: CallOptions): PageCall<S.ChatListAnswer['data'], S.Chat, ListChatsCode>
  /** Create a chat. Without `backend`, the model is `aiModel` of the project configuration. */
  create(input?: S.CreateChatArguments, options?: CallOptions): Call<S.ChatAnswer['data'], CreateChatCode>
  /** Search chats. Finds messages whose own words have every word of the query, of the newest chats first, archived ones included. */
  search(input: S.SearchChatsArguments, options?: CallOptions): PageCall<S.ChatSearchAnswer['data'], S.FoundChatMessage, SearchChatsCode>
  /** List agents of chats. The programs that `gantry.json` names under `agents`: they speak the Agent Client Protocol and can be the backend of a chat. */
  agents(input?: NoArguments, options?: CallOptions): Call<S.ChatAgentListAnswer['data'], ListChatAgentsCode>
  /** Get a chat. The state says whether the model is at work or waits for an approval. */
  get(input: S.GetChatArguments, options?: CallOptions): Call<S.ChatAnswer['data'], GetChatCode>
  /** Update a chat. Applies a JSON merge patch. */
  update(input: S.UpdateChatArguments, options?: CallOptions): Call<S.ChatAnswer['data'], UpdateChatCode>
  /** Delete a chat. Its messages and approvals are removed, and what runs is interrupted. */
  delete(input: S.DeleteChatArguments, options?: CallOptions): Call<undefined, DeleteChatCode>
  /** List a chat's messages. In order, or with `sort=-seq` the newest first: the newest page alone shows the end of a long chat. */
  messages(input: S.ListChatMessagesArguments, options?: CallOptions): PageCall<S.ChatMessageListAnswer['data'], S.ChatMessage, ListChatMessagesCode>
  /** Send a message to a chat. The same `id` again is the same message. */
  send(input: S.SendChatMessageArguments, options?: CallOptions): Call<S.ChatMessageAnswer['data'], SendChatMessageCode>
  /** Delete a message of a chat, and all after it. The conversation goes on from before it: compactions after it are removed as well. */
  rewind(input: S.DeleteChatMessageArguments, options?: CallOptions): Call<undefined, DeleteChatMessageCode>
  /** Retry a message of a chat. Removes the message with all after it and sends it again, with its files and skills, and with other words if `content` is given. */
  retry(input: S.RetryChatMessageArguments, options?: CallOptions): Call<S.ChatMessageAnswer['data'], RetryChatMessageCode>
  /** Export a chat as a file. All messages as Markdown for people, or as JSON with `chat` and `messages` as `getChat` and `listChatMessages` have them. */
  export(input: S.ExportChatArguments, options?: CallOptions): BytesCall<ExportChatCode>
  readonly images: ChatsImagesGroup
  readonly outputs: ChatsOutputsGroup
  /** Stream a chat's events. A continuous stream: `message` when a message is new or its state changes, `part` with a patch of a part, `approval`, and `chat` when its state changes. */
  follow(input: S.StreamChatArguments, options?: StreamOptions): Stream<{ event: 'message' | 'part' | 'approval' | 'chat'; data: S.ChatEvent }>
  /** Interrupt a chat. Ends what the model is doing; the answer so far stays, with the state `interrupted`. */
  interrupt(input: S.InterruptChatArguments, options?: CallOptions): Call<S.ChatAnswer['data'], InterruptChatCode>
  /** Fork a chat. Creates a chat with the same settings and the messages up to the given one, or all that are complete. */
  fork(input: S.ForkChatArguments, options?: CallOptions): Call<S.ChatAnswer['data'], ForkChatCode>
  /** Compact a chat. Queues an item that replaces what was said before it by a summary, for the model alone: the messages stay as they are. */
  compact(input: S.CompactChatArguments, options?: CallOptions): Call<S.ChatMessageAnswer['data'], CompactChatCode>
  readonly approvals: ChatsApprovalsGroup
  readonly rules: ChatsRulesGroup
  readonly queue: ChatsQueueGroup
}

export interface ChatsQueueGroup {
  /** Update a queued message. Changes the text or the delivery of a message that the model has not taken yet. */
  update(input: S.UpdateQueuedMessageArguments, options?: CallOptions): Call<S.ChatMessageAnswer['data'], UpdateQueuedMessageCode>
  /** Delete a queued message. Only a message that the model has not taken yet. */
  delete(input: S.DeleteQueuedMessageArguments, options?: CallOptions): Call<undefined, DeleteQueuedMessageCode>
}

export interface ChatsRulesGroup {
  /** Test tool rules on the calls of a chat. What these rules would have done with the newest 1,000 tool calls of the chat: allowed, asked or denied, newest first. */
  test(input: S.TestToolRulesArguments, options?: CallOptions): Call<S.ToolRulesTestAnswer['data'], TestToolRulesCode>
}

export interface ChatsApprovalsGroup {
  /** List a chat's approvals. Newest first: the tool calls that waited for a decision, and what was decided. */
  list(input: S.ListApprovalsArguments, options?: CallOptions): PageCall<S.ToolApprovalListAnswer['data'], S.ToolApproval, ListApprovalsCode>
  /** Approve a tool call of a chat. The decision is stored and acted on also after a restart. */
  approve(input: S.ApproveToolCallArguments, options?: CallOptions): Call<S.ToolApprovalAnswer['data'], ApproveToolCallCode>
  /** Reject a tool call of a chat. The model reads that the call was rejected, and the reason. */
  reject(input: S.RejectToolCallArguments, options?: CallOptions): Call<S.ToolApprovalAnswer['data'], RejectToolCallCode>
}

export interface ChatsOutputsGroup {
  /** Read the whole output of a tool call by pages. A message contains the first 65,536 characters of an output; `outputLength` of its part says that there is more. */
  read(input: S.ReadChatOutputArguments, options?: CallOptions): Call<S.ChatOutputAnswer['data'], ReadChatOutputCode>
}

export interface ChatsImagesGroup {
  /** Get an image of a chat. An image that an agent has sent, which a part of the kind `image` names. */
  get(input: S.GetChatImageArguments, options?: CallOptions): BytesCall<GetChatImageCode>
}

export interface AiGroup {
  readonly providers: AiProvidersGroup
  readonly models: AiModelsGroup
  /** Generate text with a model. Returns the whole answer or, with `Accept: text/event-stream`, the events `delta`, `toolCall`, `finish` and `error` as they come. */
  readonly generate: {
    (input: S.GenerateTextArguments, options?: CallOptions): Call<S.GeneratedText, GenerateTextCode>
    stream(input: S.GenerateTextArguments, options?: StreamOptions): Stream<{ event: 'delta'; data: { text?: string; reasoning?: string } } | { event: 'toolCall'; data: S.AiToolCall } | { event: 'finish'; data: S.GenerateAnswer['data'] }>
  }
  /** Count the tokens of a text. `method` says how they were counted: `estimate` is by the kinds of characters, within about a tenth for prose and code. */
  tokens(input: S.CountTokensArguments, options?: CallOptions): Call<S.TokenCountAnswer['data'], CountTokensCode>
  /** Create embeddings of texts. Returns one vector for each text, in order. */
  embed(input: S.CreateEmbeddingsArguments, options?: CallOptions): Call<S.EmbeddingsAnswer['data'], CreateEmbeddingsCode>
  readonly calls: AiCallsGroup
  /** Get the AI usage. The sums of the ledger over the days from `from` to `to` (UTC, both included), grouped by day, model, actor, chat or task. */
  usage(input?: S.GetAiUsageArguments, options?: CallOptions): Call<S.AiUsageAnswer['data'], GetAiUsageCode>
  readonly budget: AiBudgetGroup
}

export interface AiBudgetGroup {
  /** Get the AI budget. What may be used in the current period, and what is used and reserved. */
  get(input?: S.GetAiBudgetArguments, options?: CallOptions): Call<S.AiBudgetAnswer['data'], GetAiBudgetCode>
  /** Put the AI budget. Replaces the maxima. */
  set(input: S.PutAiBudgetArguments, options?: CallOptions): Call<S.AiBudgetAnswer['data'], PutAiBudgetCode>
}

export interface AiCallsGroup {
  /** List the AI calls. The ledger, newest first: every call of a provider, written before it starts. */
  list(input?: S.ListAiCallsArguments, options?: CallOptions): PageCall<S.AiCallListAnswer['data'], S.AiCall, ListAiCallsCode>
  /** Get an AI call. A call in the state `running` is in progress; `interrupted` means that the service ended before the call did. */
  get(input: S.GetAiCallArguments, options?: CallOptions): Call<S.AiCallAnswer['data'], GetAiCallCode>
}

export interface AiModelsGroup {
  /** List the AI models. By name: the models that the providers were put with, else those that the last test found, else those that the price catalogue knows of the provider. */
  list(input?: S.ListAiModelsArguments, options?: CallOptions): PageCall<S.AiModelListAnswer['data'], S.AiModel, ListAiModelsCode>
}

export interface AiProvidersGroup {
  /** List the AI providers. By name. */
  list(input?: NoArguments, options?: CallOptions): Call<S.AiProviderListAnswer['data'], ListAiProvidersCode>
  /** Put an AI provider. Creates or replaces the provider. */
  set(input: S.PutAiProviderArguments, options?: CallOptions): Call<S.AiProviderAnswer['data'], PutAiProviderCode>
  /** Delete an AI provider. Its key is removed. */
  delete(input: S.DeleteAiProviderArguments, options?: CallOptions): Call<undefined, DeleteAiProviderCode>
  /** Test an AI provider. Asks the provider for its models, which costs nothing. */
  test(input: S.TestAiProviderArguments, options?: CallOptions): Call<S.AiProviderTestAnswer['data'], TestAiProviderCode>
}

export interface KnowledgeGroup {
  /** List the knowledge entries. Newest first, without their content. */
  list(input?: S.ListKnowledgeArguments, options?: CallOptions): PageCall<S.KnowledgeListAnswer['data'], S.KnowledgeSummary, ListKnowledgeCode>
  /** Create a knowledge entry. It is found by `searchKnowledge` as soon as the response arrives. */
  create(input: S.CreateKnowledgeArguments, options?: CallOptions): Call<S.KnowledgeAnswer['data'], CreateKnowledgeCode>
  /** Import files into the knowledge. Takes a Markdown, text, HTML, PDF, Word (.docx) or CSV file, a source file, a zip or tar.gz archive of them, or as JSON the URL of a git repository, and starts a job that makes an entry of each. */
  import(input: S.ImportKnowledgeArguments, options?: UploadOptions): JobCall<S.JobAnswer['data'], ImportKnowledgeCode>
  readonly pages: KnowledgePagesGroup
  /** Reindex the knowledge. Starts a job that divides every entry into parts again, as after an upgrade of the service, and makes the vectors that are missing. */
  reindex(input?: NoArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], ReindexKnowledgeCode>
  /** Evaluate the knowledge search. Starts a job that asks questions whose places are known, and counts how many are answered first, among the first three and among the first five. */
  evaluate(input: S.EvaluateKnowledgeArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], EvaluateKnowledgeCode>
  /** Search the knowledge. Ranks entries, best first, each by its best part. */
  search(input: S.SearchKnowledgeArguments, options?: CallOptions): Call<S.KnowledgeResults, SearchKnowledgeCode>
  /** Get a knowledge entry. With its content. */
  get(input: S.GetKnowledgeArguments, options?: CallOptions): Call<S.KnowledgeAnswer['data'], GetKnowledgeCode>
  /** Update a knowledge entry. Applies a JSON merge patch and records the former state as a revision. */
  update(input: S.UpdateKnowledgeArguments, options?: CallOptions): Call<S.KnowledgeAnswer['data'], UpdateKnowledgeCode>
  /** Delete a knowledge entry. With its revisions. */
  delete(input: S.DeleteKnowledgeArguments, options?: CallOptions): Call<undefined, DeleteKnowledgeCode>
  readonly revisions: KnowledgeRevisionsGroup
}

export interface KnowledgeRevisionsGroup {
  /** List a knowledge entry's revisions. The former states, newest first. */
  list(input: S.ListKnowledgeRevisionsArguments, options?: CallOptions): PageCall<S.KnowledgeRevisionListAnswer['data'], S.KnowledgeRevision, ListKnowledgeRevisionsCode>
  /** Get a knowledge entry's revision. Returns the former state with its content. */
  get(input: S.GetKnowledgeRevisionArguments, options?: CallOptions): Call<S.KnowledgeRevisionAnswer['data'], GetKnowledgeRevisionCode>
  /** Restore a knowledge entry to an earlier revision. Restores title, content and tags, and records the state before as a revision. */
  restore(input: S.RestoreKnowledgeRevisionArguments, options?: CallOptions): Call<S.KnowledgeAnswer['data'], RestoreKnowledgeRevisionCode>
}

export interface KnowledgePagesGroup {
  /** Import web pages into the knowledge. Starts a job that loads each address and makes an entry of it, whose source is the address. */
  import(input?: S.ImportKnowledgePagesArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], ImportKnowledgePagesCode>
}

export interface SkillsGroup {
  /** List the skills. Sorted by name. */
  list(input?: S.ListSkillsArguments, options?: CallOptions): PageCall<S.SkillListAnswer['data'], S.Skill, ListSkillsCode>
  /** Create a skill. Writes `.agents/skills/NAME/SKILL.md`. */
  create(input: S.CreateSkillArguments, options?: CallOptions): Call<S.SkillAnswer['data'], CreateSkillCode>
  /** Import skills from an archive or a git repository. Takes a zip or tar.gz archive, or as JSON the URL of a repository, and starts a job that writes every folder with a `SKILL.md` in it; the result names the skills. */
  import(input: S.ImportSkillArguments, options?: UploadOptions): JobCall<S.JobAnswer['data'], ImportSkillCode>
  /** Validate the text of a skill. Compares a `SKILL.md` with the Agent Skills specification and returns every deviation. */
  validate(input: S.ValidateSkillArguments, options?: CallOptions): Call<S.SkillValidation, ValidateSkillCode>
  /** Match skills to a text or a task. Ranks the enabled skills by the words that their names and descriptions share with the text, best first. */
  match(input: S.MatchSkillsArguments, options?: CallOptions): Call<S.SkillMatchesAnswer['data'], MatchSkillsCode>
  /** Get a skill. With the text of its `SKILL.md` below the front matter. */
  get(input: S.GetSkillArguments, options?: CallOptions): Call<S.SkillAnswer['data'], GetSkillCode>
  /** Update a skill. Applies a JSON merge patch to its `SKILL.md`. */
  update(input: S.UpdateSkillArguments, options?: CallOptions): Call<S.SkillAnswer['data'], UpdateSkillCode>
  /** Delete a skill. Deletes its folder with all files. */
  delete(input: S.DeleteSkillArguments, options?: CallOptions): Call<undefined, DeleteSkillCode>
  /** Approve a skill's scripts. Requires the `digest` of the skill. */
  approve(input: S.ApproveSkillArguments, options?: CallOptions): Call<S.SkillAnswer['data'], ApproveSkillCode>
  /** Refresh a skill from its repository. Starts a job that reads the skill again from the git repository that it was imported from, and compares all its files; `changes` of the result is the difference. */
  refresh(input: S.RefreshSkillArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], RefreshSkillCode>
  /** Export a skill as an archive. A gzipped tar archive of its folder. */
  export(input: S.ExportSkillArguments, options?: CallOptions): BytesCall<ExportSkillCode>
  /** Run a script of a skill. Starts a job that runs the script in the sandbox, in the project folder or the workspace of `taskId`, with the files that are approved; the log of the job has its output. */
  run(input: S.RunSkillScriptArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], RunSkillScriptCode>
  readonly files: SkillsFilesGroup
}

export interface SkillsFilesGroup {
  /** List a skill's files. Sorted by path. */
  list(input: S.ListSkillFilesArguments, options?: CallOptions): Call<S.SkillFileListAnswer['data'], ListSkillFilesCode>
  /** Get a file of a skill. Text as it is, other content as base64. */
  get(input: S.GetSkillFileArguments, options?: CallOptions): Call<S.SkillFileContentAnswer['data'], GetSkillFileCode>
  /** Put a file of a skill. Creates or replaces it. */
  set(input: S.PutSkillFileArguments, options?: CallOptions): Call<S.SkillFileAnswer['data'], PutSkillFileCode>
  /** Delete a file of a skill. `If-Match` takes the ETag of the skill. */
  delete(input: S.DeleteSkillFileArguments, options?: CallOptions): Call<undefined, DeleteSkillFileCode>
}

export interface McpGroup {
  readonly servers: McpServersGroup
  readonly auth: McpAuthGroup
  readonly tools: McpToolsGroup
  /** Execute a tool of an MCP server. Returns the tool's result unchanged. */
  call(input: S.ExecuteMcpToolArguments, options?: CallOptions): Call<S.McpResultAnswer['data'], ExecuteMcpToolCode>
  readonly calls: McpCallsGroup
  readonly resources: McpResourcesGroup
  readonly prompts: McpPromptsGroup
}

export interface McpPromptsGroup {
  /** List the prompts of MCP servers. By server and name. */
  list(input?: S.ListMcpPromptsArguments, options?: CallOptions): PageCall<S.McpPromptListAnswer['data'], S.McpPrompt, ListMcpPromptsCode>
  /** Get a prompt of an MCP server. With its arguments filled in. */
  get(input: S.GetMcpPromptArguments, options?: CallOptions): Call<S.McpPromptAnswer['data'], GetMcpPromptCode>
}

export interface McpResourcesGroup {
  /** List the resources of MCP servers. By server and address, also templates of addresses. */
  list(input?: S.ListMcpResourcesArguments, options?: CallOptions): PageCall<S.McpResourceListAnswer['data'], S.McpResource, ListMcpResourcesCode>
  /** Read a resource of an MCP server. Returns its contents unchanged: each has `uri` and either `text` or, in Base64, `blob`. */
  read(input: S.ReadMcpResourceArguments, options?: CallOptions): Call<S.McpResourceAnswer['data'], ReadMcpResourceCode>
}

export interface McpCallsGroup {
  /** List the calls of MCP tools. Newest first: those in progress, those that wait for an approval, and the last 1,000 that ended, of each process on the store. */
  list(input?: S.ListMcpCallsArguments, options?: CallOptions): PageCall<S.McpCallListAnswer['data'], S.McpCallRecord, ListMcpCallsCode>
  /** Get a call of an MCP tool. With its progress, as far as the server reports it. */
  get(input: S.GetMcpCallArguments, options?: CallOptions): Call<S.McpCallAnswer['data'], GetMcpCallCode>
  /** Approve a call of an MCP tool. For a tool whose rule is `ask`. */
  approve(input: S.ApproveMcpCallArguments, options?: CallOptions): Call<S.McpCallAnswer['data'], ApproveMcpCallCode>
  /** Reject a call of an MCP tool. For a call that waits for an approval. */
  reject(input: S.RejectMcpCallArguments, options?: CallOptions): Call<S.McpCallAnswer['data'], RejectMcpCallCode>
  /** Cancel a call of an MCP tool. The server is asked to stop, and the caller is answered `mcp_cancelled`. */
  cancel(input: S.CancelMcpCallArguments, options?: CallOptions): Call<S.McpCallAnswer['data'], CancelMcpCallCode>
}

export interface McpToolsGroup {
  /** List the tools of MCP servers. By server and name, those that the credential may call. */
  list(input?: S.ListMcpToolsArguments, options?: CallOptions): PageCall<S.McpToolListAnswer['data'], S.McpTool, ListMcpToolsCode>
}

export interface McpAuthGroup {
  /** Start the authorization at an MCP server. For a remote server in the state `needs_auth` (OAuth 2.1). */
  start(input: S.StartMcpAuthArguments, options?: CallOptions): Call<S.McpAuthAnswer['data'], StartMcpAuthCode>
  /** Delete the authorization at an MCP server. The tokens are deleted, and revoked at the authorization server if it can be reached. */
  delete(input: S.DeleteMcpAuthArguments, options?: CallOptions): Call<undefined, DeleteMcpAuthCode>
  /** Complete the authorization at an MCP server. Takes what the authorization server added to the `redirectUrl`. */
  complete(input: S.CompleteMcpAuthArguments, options?: CallOptions): Call<S.McpServerAnswer['data'], CompleteMcpAuthCode>
}

export interface McpServersGroup {
  /** List the MCP servers of the project. In the order of the configuration, each with its status in this process. */
  list(input?: NoArguments, options?: CallOptions): Call<S.McpServerListAnswer['data'], ListMcpServersCode>
  /** Import an MCP server. Reads a `server.json` of the public MCP registry and returns the entry of `mcpServers` that it describes, to be checked and then written by `putMcpServer`. */
  import(input: S.ImportMcpServerArguments, options?: CallOptions): Call<S.McpServerImport, ImportMcpServerCode>
  /** Get an MCP server. Its status in this process. */
  get(input: S.GetMcpServerArguments, options?: CallOptions): Call<S.McpServerAnswer['data'], GetMcpServerCode>
  /** Put an MCP server. Creates or replaces its entry of `mcpServers` in `gantry.json`, in place: comments and the order of the rest stay. */
  set(input: S.PutMcpServerArguments, options?: CallOptions): Call<S.McpServerPutAnswer['data'], PutMcpServerCode>
  /** Delete an MCP server. Removes its entry from `mcpServers` in `gantry.json`. */
  delete(input: S.DeleteMcpServerArguments, options?: CallOptions): Call<undefined, DeleteMcpServerCode>
  /** Test rules on the calls of an MCP server. What these rules would have done with the newest 1,000 calls of the tools of the server that are recorded and that the caller may see, newest first. */
  testRules(input: S.TestMcpRulesArguments, options?: CallOptions): Call<S.McpRulesTestAnswer['data'], TestMcpRulesCode>
  /** Test an MCP server. Starts or reaches the server, unless it runs, and asks for its tools again. */
  test(input: S.TestMcpServerArguments, options?: CallOptions): Call<S.McpServerTestAnswer['data'], TestMcpServerCode>
  /** Restart an MCP server. Ends its connection and processes, so that calls in progress fail, and starts it again at once, without the pause after a failure. */
  restart(input: S.RestartMcpServerArguments, options?: CallOptions): Call<S.McpServerAnswer['data'], RestartMcpServerCode>
  /** Get the logs of an MCP server. What the programs of the server wrote on standard error since the process that answers started, over all its restarts, without secrets. */
  logs(input: S.GetMcpServerLogsArguments, options?: CallOptions): Call<S.McpServerLogPart, GetMcpServerLogsCode>
}

export interface WorkspacesGroup {
  /** List workspaces. Newest first. */
  list(input?: S.ListWorkspacesArguments, options?: CallOptions): PageCall<S.WorkspaceListAnswer['data'], S.Workspace, ListWorkspacesCode>
  /** Create a workspace. Makes a working tree of git from `ref`, in a folder that only programs of its task or chat see. */
  create(input?: S.CreateWorkspaceArguments, options?: CallOptions): Call<S.WorkspaceAnswer['data'], CreateWorkspaceCode>
  /** Get a workspace. Returns the workspace with its current commit and state. */
  get(input: S.GetWorkspaceArguments, options?: CallOptions): Call<S.WorkspaceAnswer['data'], GetWorkspaceCode>
  /** Delete a workspace. Removes the working tree. */
  delete(input: S.DeleteWorkspaceArguments, options?: CallOptions): Call<undefined, DeleteWorkspaceCode>
  /** Diff a workspace against its base. Compares all files that git does not ignore, as they are now, with the commit `baseOid`, by path. */
  diff(input: S.DiffWorkspaceArguments, options?: CallOptions): Call<S.GitDiffAnswer['data'], DiffWorkspaceCode>
  readonly checkpoints: WorkspacesCheckpointsGroup
  /** Merge a workspace into a branch. Starts a job that commits the changes, merges the branch into the workspace and moves the branch to the result. */
  merge(input: S.MergeWorkspaceArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], MergeWorkspaceCode>
  /** Abort the merge of a workspace. Makes the workspace what it was before the merge that has conflicts. */
  abort(input: S.AbortMergeArguments, options?: CallOptions): Call<S.WorkspaceAnswer['data'], AbortMergeCode>
  readonly conflicts: WorkspacesConflictsGroup
}

export interface WorkspacesConflictsGroup {
  /** List the conflicts of a workspace. By path. */
  list(input: S.ListConflictsArguments, options?: CallOptions): PageCall<S.ConflictListAnswer['data'], S.Conflict, ListConflictsCode>
  /** Resolve a conflict of a workspace. Makes the file what `content` says, or what a side has: a side without the file deletes it, and `working_tree` is the file as it lies in the workspace. */
  resolve(input: S.ResolveConflictArguments, options?: CallOptions): Call<S.WorkspaceAnswer['data'], ResolveConflictCode>
}

export interface WorkspacesCheckpointsGroup {
  /** List the checkpoints of a workspace. Newest first, those of an earlier workspace of the task included. */
  list(input: S.ListCheckpointsArguments, options?: CallOptions): PageCall<S.CheckpointListAnswer['data'], S.Checkpoint, ListCheckpointsCode>
  /** Create a checkpoint of a workspace. Keeps all files that git does not ignore as they are now: as a commit of `refs/gantry/task/ID`, which is on no branch. */
  create(input: S.CreateCheckpointArguments, options?: CallOptions): Call<S.CheckpointAnswer['data'], CreateCheckpointCode>
  /** Get a checkpoint of a workspace. Returns the checkpoint with the commit that was the current one. */
  get(input: S.GetCheckpointArguments, options?: CallOptions): Call<S.CheckpointAnswer['data'], GetCheckpointCode>
  /** Restore a checkpoint of a workspace. Makes the files what they were at the checkpoint; the current commit and ignored files stay. */
  restore(input: S.RestoreCheckpointArguments, options?: CallOptions): Call<S.CheckpointAnswer['data'], RestoreCheckpointCode>
}

export interface GitGroup {
  /** Get the status of the working tree. The branch with its upstream, and every file that differs from the last commit or from the index. */
  status(input?: S.GetGitStatusArguments, options?: CallOptions): Call<S.GitStatusAnswer['data'], GetGitStatusCode>
  /** Get a diff by file. Without parameters, the working tree against the index. */
  diff(input?: S.GetGitDiffArguments, options?: CallOptions): Call<S.GitDiffAnswer['data'], GetGitDiffCode>
  /** Stage files for the next commit. Stages these files and folders as they are, also removed ones, or the hunks of a `patch`; without both, everything. */
  stage(input?: S.StageFilesArguments, options?: CallOptions): Call<S.GitStatusAnswer['data'], StageFilesCode>
  /** Unstage files. Makes the index what the last commit has, or takes the hunks of a `patch` out of it; without both, for everything. */
  unstage(input?: S.UnstageFilesArguments, options?: CallOptions): Call<S.GitStatusAnswer['data'], UnstageFilesCode>
  /** List commits. Newest first, those that the commit `ref` (by default the current one) contains. */
  log(input?: S.ListCommitsArguments, options?: CallOptions): PageCall<S.GitCommitListAnswer['data'], S.GitCommit, ListCommitsCode>
  /** Create a commit. Commits what is staged or, with `paths`, these files and folders as they are, which stages them. */
  commit(input: S.CreateCommitArguments, options?: CallOptions): Call<S.GitCommitAnswer['data'], CreateCommitCode>
  /** Get a commit. The id may be abbreviated. */
  show(input: S.GetCommitArguments, options?: CallOptions): Call<S.GitCommitAnswer['data'], GetCommitCode>
  /** Get the blob of a file at a commit, or its bytes. The file as it is in the commit `ref` (by default the current one), without a checkout: text, or base64 for binary content, cut after 1 MiB. */
  readonly cat: {
    (input: S.GetBlobArguments, options?: CallOptions): Call<S.GitBlobAnswer['data'], GetBlobCode>
    bytes(input: S.GetBlobArguments, options?: CallOptions): BytesCall<GetBlobCode>
  }
  /** List the tree of a commit. The entries of one folder of the commit `ref` (by default the current one), by path. */
  tree(input?: S.ListTreeArguments, options?: CallOptions): PageCall<S.GitTreeListAnswer['data'], S.GitTreeEntry, ListTreeCode>
  /** Get the blame of a file. For each line of the file in the commit `ref` (by default the current one), the commit that wrote it. */
  blame(input: S.GetBlameArguments, options?: CallOptions): Call<S.GitBlameAnswer['data'], GetBlameCode>
  readonly branches: GitBranchesGroup
  readonly tags: GitTagsGroup
  /** Check out a branch. Writes the files of the branch to the project folder, and keeps local changes; it is refused where one would be lost. */
  checkout(input: S.CheckoutBranchArguments, options?: CallOptions): Call<S.GitStatusAnswer['data'], CheckoutBranchCode>
  /** Merge a branch into the current one. Moves the current branch forward or makes a merge commit, and returns the commit that is then the current one. */
  merge(input: S.MergeBranchArguments, options?: CallOptions): Call<S.GitCommitAnswer['data'], MergeBranchCode>
  /** Rebase the current branch. Makes the commits that `onto` lacks again, behind it; merges are left out. */
  rebase(input: S.RebaseBranchArguments, options?: CallOptions): Call<S.GitCommitAnswer['data'], RebaseBranchCode>
  /** Cherry-pick commits. Makes the changes of these commits again, in this order, behind the current one. */
  cherryPick(input: S.CherryPickCommitsArguments, options?: CallOptions): Call<S.GitCommitAnswer['data'], CherryPickCommitsCode>
  /** Revert commits. Takes the changes of these commits back, in this order, by new commits. */
  revert(input: S.RevertCommitsArguments, options?: CallOptions): Call<S.GitCommitAnswer['data'], RevertCommitsCode>
  readonly stashes: GitStashesGroup
  /** Push a branch's changes to a remote. Pushes one branch to the branch of the same name, or one `tag`. */
  push(input?: S.PushChangesArguments, options?: CallOptions): Call<S.PushedAnswer['data'], PushChangesCode>
  readonly remotes: GitRemotesGroup
  /** Fetch the branches of a remote. Starts a job that updates the remote-tracking branches, adds the tags of what it fetches, and reports its progress. */
  fetch(input?: S.FetchRemoteArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], FetchRemoteCode>
  /** Pull the changes of a remote branch into the current branch. Starts a job that fetches and then moves the current branch forward or, with `mode: merge`, merges where both have commits. */
  pull(input?: S.PullChangesArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], PullChangesCode>
  /** Clone a repository into the project folder. Starts a job that fetches the repository and checks its branch out. */
  clone(input: S.CloneRepositoryArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], CloneRepositoryCode>
  readonly pushes: GitPushesGroup
  readonly credentials: GitCredentialsGroup
  readonly submodules: GitSubmodulesGroup
}

export interface GitSubmodulesGroup {
  /** List the submodules of the repository. By path, as the index and its `.gitmodules` have them. */
  list(input?: S.ListSubmodulesArguments, options?: CallOptions): PageCall<S.GitSubmoduleListAnswer['data'], S.GitSubmodule, ListSubmodulesCode>
  /** Update submodules of the repository. Starts a job that fetches these submodules where they are missing and checks out the commits that the index has. */
  update(input: S.UpdateSubmodulesArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], UpdateSubmodulesCode>
}

export interface GitCredentialsGroup {
  /** List the credentials of remotes. By the name of the remote. */
  list(input?: S.ListGitCredentialsArguments, options?: CallOptions): PageCall<S.GitCredentialListAnswer['data'], S.GitCredential, ListGitCredentialsCode>
  /** Put the credential of a remote. Stores how the service signs in at the remote: a username and password (or token) for http and https, a private key without a passphrase for ssh. */
  set(input: S.PutGitCredentialArguments, options?: CallOptions): Call<S.GitCredentialAnswer['data'], PutGitCredentialCode>
  /** Delete the credential of a remote. The remote is then used with what the machine of the service has. */
  delete(input: S.DeleteGitCredentialArguments, options?: CallOptions): Call<undefined, DeleteGitCredentialCode>
}

export interface GitPushesGroup {
  /** List pushes. Every push by the service that asked a remote, newest first: who pushed what, and what came of it. */
  list(input?: S.ListPushesArguments, options?: CallOptions): PageCall<S.GitPushListAnswer['data'], S.GitPush, ListPushesCode>
}

export interface GitRemotesGroup {
  /** List remotes. The remotes of the repository by name. */
  list(input?: S.ListRemotesArguments, options?: CallOptions): PageCall<S.GitRemoteListAnswer['data'], S.GitRemote, ListRemotesCode>
  /** Create a remote. Adds it to the configuration of the repository, under its lock. */
  add(input: S.CreateRemoteArguments, options?: CallOptions): Call<S.GitRemoteAnswer['data'], CreateRemoteCode>
  /** Get a remote. Returns its name and addresses, without credentials. */
  get(input: S.GetRemoteArguments, options?: CallOptions): Call<S.GitRemoteAnswer['data'], GetRemoteCode>
  /** Delete a remote. Removes its settings, its remote-tracking branches and its credential. */
  remove(input: S.DeleteRemoteArguments, options?: CallOptions): Call<undefined, DeleteRemoteCode>
}

export interface GitStashesGroup {
  /** List stashes. Newest first. */
  list(input?: S.ListStashesArguments, options?: CallOptions): PageCall<S.GitStashListAnswer['data'], S.GitStash, ListStashesCode>
  /** Create a stash. Puts the local changes aside and makes the files what the last commit has. */
  create(input?: S.CreateStashArguments, options?: CallOptions): Call<S.GitStashAnswer['data'], CreateStashCode>
  /** Get a stash. `getGitDiff` with its id as `to` returns the changes. */
  get(input: S.GetStashArguments, options?: CallOptions): Call<S.GitStashAnswer['data'], GetStashCode>
  /** Delete a stash. Its changes are lost. */
  delete(input: S.DeleteStashArguments, options?: CallOptions): Call<undefined, DeleteStashCode>
  /** Apply a stash. Makes its changes in the files; `drop` then deletes it. */
  apply(input: S.ApplyStashArguments, options?: CallOptions): Call<S.GitStatusAnswer['data'], ApplyStashCode>
}

export interface GitTagsGroup {
  /** List tags. By name. */
  list(input?: S.ListTagsArguments, options?: CallOptions): PageCall<S.GitTagListAnswer['data'], S.GitTag, ListTagsCode>
  /** Create a tag. Points to the commit `target`, by default the current one. */
  create(input: S.CreateTagArguments, options?: CallOptions): Call<S.GitTagAnswer['data'], CreateTagCode>
  /** Get a tag. Returns the commit to which it points and, of an annotated one, its message. */
  get(input: S.GetTagArguments, options?: CallOptions): Call<S.GitTagAnswer['data'], GetTagCode>
  /** Delete a tag. Of the repository of the project; a remote keeps its own. */
  delete(input: S.DeleteTagArguments, options?: CallOptions): Call<undefined, DeleteTagCode>
}

export interface GitBranchesGroup {
  /** List branches. The local branches by name. */
  list(input?: S.ListBranchesArguments, options?: CallOptions): PageCall<S.GitBranchListAnswer['data'], S.GitBranch, ListBranchesCode>
  /** Create a branch. Creates it at the commit `from`, by default the current one, without checking it out. */
  create(input: S.CreateBranchArguments, options?: CallOptions): Call<S.GitBranchAnswer['data'], CreateBranchCode>
  /** Get a branch. Returns the branch and its newest commit. */
  get(input: S.GetBranchArguments, options?: CallOptions): Call<S.GitBranchAnswer['data'], GetBranchCode>
  /** Delete a branch. The branch must not be checked out. */
  delete(input: S.DeleteBranchArguments, options?: CallOptions): Call<undefined, DeleteBranchCode>
}

export interface TreeGroup {
  /** List the files of the project. Lists a folder, or with `depth` the tree below it, without what git ignores. */
  list(input?: S.ListFilesArguments, options?: CallOptions): PageCall<S.FileListAnswer['data'], S.FileEntry, ListFilesCode>
  /** Stream the changes of files. A server-sent event stream of what calls and programs change below a folder, without what git ignores and what belongs to git or to the service. */
  watch(input?: S.StreamFileChangesArguments, options?: StreamOptions): Stream<{ event: 'ready' | 'changes' | 'rescan' | 'end'; data: S.FileWatchEvent }>
  /** Read a file of the project. Returns the file from `startLine` or the byte `offset` on, to `endLine` or `limit` bytes. */
  read(input: S.ReadFileArguments, options?: CallOptions): Call<S.FileAnswer['data'], ReadFileCode>
  /** Delete a file of the project. Deletes a regular file. */
  delete(input: S.DeleteFileArguments, options?: CallOptions): Call<undefined, DeleteFileCode>
  /** Search the text of the files. Returns the lines with a text, without what git ignores. */
  search(input: S.SearchFilesArguments, options?: CallOptions): PageCall<S.FileMatchesAnswer['data'], S.FileMatch, SearchFilesCode>
  /** Write a whole file of the project. Creates it with its folders, or replaces its content and keeps its permissions. */
  write(input: S.WriteFileArguments, options?: CallOptions): Call<S.FileStateAnswer['data'], WriteFileCode>
  /** Edit a file of the project by exact replacements. Replaces each `oldText`, which must be in the file exactly once, by its `newText`, in this order, all or none. */
  edit(input: S.EditFileArguments, options?: CallOptions): Call<S.FileStateAnswer['data'], EditFileCode>
  /** Patch files of the project by a unified diff. Applies a diff of one or several files, all or nothing: it creates, changes, renames and deletes. */
  patch(input: S.PatchFilesArguments, options?: CallOptions): Call<S.PatchedFilesAnswer['data'], PatchFilesCode>
  /** Move a file of the project. Gives a regular file another path, and creates the folders of it. */
  move(input: S.MoveFileArguments, options?: CallOptions): Call<S.FileStateAnswer['data'], MoveFileCode>
}

export interface SecretsGroup {
  /** List the names of secrets. In alphabetical order. */
  list(input?: NoArguments, options?: CallOptions): Call<S.SecretListAnswer['data'], ListSecretsCode>
  /** Put a secret. Creates or replaces it. */
  set(input: S.PutSecretArguments, options?: CallOptions): Call<S.SecretPutAnswer['data'], PutSecretCode>
  /** Delete a secret. What refers to it fails with `config_invalid` from then on. */
  delete(input: S.DeleteSecretArguments, options?: CallOptions): Call<undefined, DeleteSecretCode>
  /** Rekey the secrets. Starts a job that encrypts everything with a new key: secrets, keys of AI providers, credentials of git remotes, MCP servers and chat integrations, secrets of webhooks, the key of links, and the revisions of the configuration. */
  rekey(input?: NoArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], RekeySecretsCode>
}

export interface ConfigGroup {
  /** Get the project configuration. Read from `gantry.json` on disk on every call. */
  get(input?: NoArguments, options?: CallOptions): Call<S.ConfigAnswer['data'], GetConfigCode>
  /** Update the project configuration. Applies a JSON merge patch to `gantry.json` in place: comments, order and line ends stay, and `null` removes a key. */
  update(input: S.UpdateConfigArguments, options?: CallOptions): Call<S.ConfigAnswer['data'], UpdateConfigCode>
  readonly approvals: ConfigApprovalsGroup
  /** Get the schema of the configuration. The JSON Schema (draft 2020-12) of `gantry.json`, for editors. */
  schema(input?: NoArguments, options?: CallOptions): Call<S.ConfigSchemaAnswer['data'], GetConfigSchemaCode>
  /** Validate the text of a configuration. Returns everything that a start or an update would refuse, with its line and column, and as warnings the references that have no value. */
  validate(input?: S.ValidateConfigArguments, options?: CallOptions): Call<S.ConfigValidation, ValidateConfigCode>
  readonly revisions: ConfigRevisionsGroup
}

export interface ConfigRevisionsGroup {
  /** List the revisions of the configuration. The states of `gantry.json`, newest first; the newest one is the current state. */
  list(input?: S.ListConfigRevisionsArguments, options?: CallOptions): PageCall<S.ConfigRevisionListAnswer['data'], S.ConfigRevision, ListConfigRevisionsCode>
  /** Get a revision of the configuration. Returns the revision with the configuration of that time, as `getConfig` shows it: without values of secrets. */
  get(input: S.GetConfigRevisionArguments, options?: CallOptions): Call<S.ConfigRevisionAnswer['data'], GetConfigRevisionCode>
  /** Restore the configuration to an earlier revision. Writes the bytes of that revision to `gantry.json`, or removes the file if there was none, and records the result as a new revision. */
  restore(input: S.RestoreConfigRevisionArguments, options?: CallOptions): Call<S.ConfigAnswer['data'], RestoreConfigRevisionCode>
}

export interface ConfigApprovalsGroup {
  /** Get the approval state of the project's commands. Commands that the project's files name run only if exactly these commands are approved, or stood in the files when the service was started with `--trust`, which covers no references to secrets. */
  get(input?: NoArguments, options?: CallOptions): Call<S.ApprovalAnswer['data'], GetApprovalCode>
  /** Approve the project's commands. Requires the hash from `getApproval`. */
  approve(input: S.ApproveCommandsArguments, options?: CallOptions): Call<S.ApprovalAnswer['data'], ApproveCommandsCode>
}

export interface ContextGroup {
  readonly role: ContextRoleGroup
  readonly documents: ContextDocumentsGroup
  /** Build the context for an agent. Joins the role, `AGENTS.md`, the task with its open steps and last comments, the pinned documents, the skills, and what the knowledge says, in this order and within a budget of tokens. */
  build(input: S.BuildContextArguments, options?: CallOptions): Call<S.BuiltContext, BuildContextCode>
}

export interface ContextDocumentsGroup {
  /** List context documents. The Markdown files in `.gantry/context` by name, without their content. */
  list(input?: S.ListContextDocumentsArguments, options?: CallOptions): PageCall<S.ContextDocumentListAnswer['data'], S.ContextFileSummary, ListContextDocumentsCode>
  /** Get a context document. Read from `.gantry/context` on every call. */
  get(input: S.GetContextDocumentArguments, options?: CallOptions): Call<S.ContextDocumentAnswer['data'], GetContextDocumentCode>
  /** Put a context document. Creates or replaces the file with these bytes, at once. */
  set(input: S.PutContextDocumentArguments, options?: CallOptions): Call<S.ContextDocumentAnswer['data'], PutContextDocumentCode>
  /** Delete a context document. Removes the file. */
  delete(input: S.DeleteContextDocumentArguments, options?: CallOptions): Call<undefined, DeleteContextDocumentCode>
}

export interface ContextRoleGroup {
  /** Get the role context document. Read from `.gantry/context/role.md` in the project, or a built-in document. */
  get(input?: NoArguments, options?: CallOptions): Call<Omit<S.RoleContextAnswer, 'success' | 'data'>, GetRoleContextCode>
  /** Put the role context document. Writes `.gantry/context/role.md`: the text with its front matter. */
  set(input: S.PutRoleContextArguments, options?: CallOptions): Call<Omit<S.RoleContextAnswer, 'success' | 'data'>, PutRoleContextCode>
}

export interface MailGroup {
  /** List the mail folders. In the order inbox, read, sent; each with the number of its emails. */
  folders(input?: NoArguments, options?: CallOptions): Call<S.MailFolderListAnswer['data'], ListMailFoldersCode>
  /** Send an email. Starts a job that sends the email through the configured mail server and stores it in the folder `sent`. */
  send(input: S.SendEmailArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], SendEmailCode>
  /** List the emails in a folder. Newest first. */
  list(input: S.ListEmailsArguments, options?: CallOptions): PageCall<S.EmailListAnswer['data'], S.EmailSummary, ListEmailsCode>
  /** Deliver an email to the inbox. Takes a raw message (RFC 5322, MIME), as a mail delivery agent passes it on, and stores it byte for byte. */
  deliver(input: S.DeliverEmailArguments, options?: CallOptions): Call<S.EmailAnswer['data'], DeliverEmailCode>
  /** Get an email. Parsed from the raw message in the project's folder `.gantry/mail`. */
  get(input: S.GetEmailArguments, options?: CallOptions): Call<S.EmailAnswer['data'], GetEmailCode>
  /** Delete an email. The email is deleted permanently. */
  delete(input: S.DeleteEmailArguments, options?: CallOptions): Call<undefined, DeleteEmailCode>
  /** Move an email to another folder. The email keeps its id. */
  move(input: S.MoveEmailArguments, options?: CallOptions): Call<S.EmailSummaryAnswer['data'], MoveEmailCode>
  /** Get an email's raw source. The message as it arrived, byte for byte. */
  source(input: S.GetEmailSourceArguments, options?: CallOptions): BytesCall<GetEmailSourceCode>
  /** Get an attachment of an email. Returns the decoded bytes as a download: browsers save the file and never display it, whatever media type the email declares. */
  attachment(input: S.GetEmailAttachmentArguments, options?: CallOptions): BytesCall<GetEmailAttachmentCode>
  /** Create a task from an email. The subject becomes the title; the sender, the text and the list of attachments become the content. */
  toTask(input: S.CreateTaskFromEmailArguments, options?: CallOptions): Call<S.Task, CreateTaskFromEmailCode>
}

export interface RunnersGroup {
  /** List runners. Oldest first. */
  list(input?: S.ListRunnersArguments, options?: CallOptions): PageCall<S.RunnerListAnswer['data'], S.Runner, ListRunnersCode>
  /** Create a runner. Returns the token once. */
  create(input: S.CreateRunnerArguments, options?: CallOptions): Call<S.RunnerTokenAnswer['data'], CreateRunnerCode>
  /** Get a runner. The token is never returned. */
  get(input: S.GetRunnerArguments, options?: CallOptions): Call<S.RunnerAnswer['data'], GetRunnerCode>
  /** Update a runner. Applies a JSON merge patch. */
  update(input: S.UpdateRunnerArguments, options?: CallOptions): Call<S.RunnerAnswer['data'], UpdateRunnerCode>
  /** Delete a runner. Its token ends and it is disconnected: its jobs end as `interrupted`, and its terminals are lost. */
  delete(input: S.DeleteRunnerArguments, options?: CallOptions): Call<undefined, DeleteRunnerCode>
  /** Rotate a runner's token. The old token ends, and a connection with it. */
  rotate(input: S.RotateRunnerTokenArguments, options?: CallOptions): Call<S.RunnerTokenAnswer['data'], RotateRunnerTokenCode>
}

export interface TerminalsGroup {
  /** List a task's terminal sessions. Running sessions and those that ended recently, oldest first. */
  list(input: S.ListTerminalsArguments, options?: CallOptions): PageCall<S.TerminalSessionListAnswer['data'], S.TerminalSession, ListTerminalsCode>
  /** Open a terminal session. Starts a shell, or the given command, in a new pseudo-terminal, in the workspace of the task or else in the project folder. */
  open(input: S.OpenTerminalArguments, options?: CallOptions): Call<S.TerminalSessionAnswer['data'], OpenTerminalCode>
  /** Get a terminal session. Returns its size, its command and whether the program is running. */
  get(input: S.GetTerminalArguments, options?: CallOptions): Call<S.TerminalSessionAnswer['data'], GetTerminalCode>
  /** Update a terminal session. Shares the session with other callers, or withdraws that. */
  update(input: S.UpdateTerminalArguments, options?: CallOptions): Call<S.TerminalSessionAnswer['data'], UpdateTerminalCode>
  /** Delete a terminal session, which ends its program. Ends the program and all processes that it started, and deletes the session. */
  close(input: S.DeleteTerminalArguments, options?: CallOptions): Call<undefined, DeleteTerminalCode>
  /** Resize a terminal session by its path. The same as `resizeTerminal`, which names the session in the body. */
  resize(input: S.ResizeTerminalSessionArguments, options?: CallOptions): Call<undefined, ResizeTerminalSessionCode>
  /** Write input to a terminal session by its path. The same as `writeTerminal`, which names the session in the body. */
  input(input: S.WriteTerminalSessionArguments, options?: CallOptions): Call<undefined, WriteTerminalSessionCode>
  /** Read the output of a terminal session by its path. The same as `readTerminal`, which names the session in the query. */
  output(input: S.ReadTerminalSessionArguments, options?: CallOptions): Call<S.TerminalOutput, ReadTerminalSessionCode>
  /** Get the recording of a terminal session. What is retained of the output, with its times and the sizes of the terminal, as asciicast v2: players of asciinema show it. */
  record(input: S.GetTerminalRecordingArguments, options?: CallOptions): BytesCall<GetTerminalRecordingCode>
  /** Exec a program on a terminal, and wait for its end. Opens a terminal session with the command and returns how it ended and what it printed, without control sequences. */
  exec(input: S.ExecTerminalArguments, options?: CallOptions): Call<S.TerminalExecAnswer['data'], ExecTerminalCode>
  /** Wait for something to happen on a terminal. Returns as soon as the text is printed, nothing was printed for a while, or the program has ended: whichever of those in `until` comes first; the end of the program always ends the wait. */
  wait(input: S.WaitTerminalArguments, options?: CallOptions): Call<S.TerminalWaitAnswer['data'], WaitTerminalCode>
  /** Get the screen of a terminal session. Returns what stands on the terminal now, as lines of text, with the cursor and the position in the output up to which it is drawn. */
  screen(input: S.GetTerminalScreenArguments, options?: CallOptions): Call<S.TerminalScreenAnswer['data'], GetTerminalScreenCode>
  /** Signal the program on a terminal. Sends a signal to the processes in the foreground of the terminal: in a shell, to the command that it runs, and otherwise to the shell. */
  signal(input: S.SignalTerminalArguments, options?: CallOptions): Call<undefined, SignalTerminalCode>
  /** List the viewers of a terminal session. The open connections of `connectTerminal`, oldest first; at most one of them holds the size of the terminal. */
  viewers(input: S.ListTerminalViewersArguments, options?: CallOptions): Call<S.TerminalViewerListAnswer['data'], ListTerminalViewersCode>
}

export interface FilesGroup {
  /** List uploaded files. Sorted by filename. */
  list(input?: S.ListResourcesArguments, options?: CallOptions): PageCall<S.ResourceListAnswer['data'], S.Resource, ListResourcesCode>
  /** Upload a file. Takes one file and its fields as multipart/form-data, in any order. */
  upload(input: S.UploadResourceArguments, options?: UploadOptions): Call<S.ResourceAnswer['data'], UploadResourceCode>
  /** Get a file's metadata or its bytes. With `download=true`, the response is the file itself, with its media type, a strong ETag and range support. */
  readonly get: {
    (input: S.GetResourceArguments, options?: CallOptions): Call<S.ResourceAnswer['data'], GetResourceCode>
    bytes(input: S.GetResourceArguments, options?: CallOptions): BytesCall<GetResourceCode>
  }
  /** Put a file's bytes, and so replace them. Takes the new file and its fields as multipart/form-data; the filename in the form has no effect. */
  set(input: S.PutResourceArguments, options?: UploadOptions): Call<S.ResourceAnswer['data'], PutResourceCode>
  /** Update a file's metadata. Applies a JSON merge patch to the description and the task. */
  update(input: S.UpdateResourceArguments, options?: CallOptions): Call<S.ResourceAnswer['data'], UpdateResourceCode>
  /** Delete a file. Deletes the file and its thumbnail. */
  delete(input: S.DeleteResourceArguments, options?: CallOptions): Call<undefined, DeleteResourceCode>
  /** Get an image's thumbnail. A WebP image of at most 256 by 256 pixels. */
  thumbnail(input: S.GetResourceThumbnailArguments, options?: CallOptions): BytesCall<GetResourceThumbnailCode>
  /** Create a link to a file. The link serves the file to anyone who has it, without a credential, until it expires, the file is deleted or replaced, or the authority of the caller ends. */
  link(input: S.CreateResourceLinkArguments, options?: CallOptions): Call<S.LinkAnswer['data'], CreateResourceLinkCode>
}

export interface SchedulesGroup {
  /** List schedules. Oldest first. */
  list(input?: S.ListSchedulesArguments, options?: CallOptions): PageCall<S.ScheduleListAnswer['data'], S.Schedule, ListSchedulesCode>
  /** Create a schedule that runs jobs. Queues a job of this kind whenever the cron expression matches, as the user who created the schedule. */
  create(input: S.CreateScheduleArguments, options?: CallOptions): Call<S.ScheduleAnswer['data'], CreateScheduleCode>
  /** Get a schedule. Returns the schedule with its next run and its last job. */
  get(input: S.GetScheduleArguments, options?: CallOptions): Call<S.ScheduleAnswer['data'], GetScheduleCode>
  /** Update a schedule. Applies a JSON merge patch. */
  update(input: S.UpdateScheduleArguments, options?: CallOptions): Call<S.ScheduleAnswer['data'], UpdateScheduleCode>
  /** Delete a schedule. Jobs that it has queued remain. */
  delete(input: S.DeleteScheduleArguments, options?: CallOptions): Call<undefined, DeleteScheduleCode>
}

export interface JobsGroup {
  /** List jobs. Newest first. */
  list(input?: S.ListJobsArguments, options?: CallOptions): PageCall<S.JobListAnswer['data'], S.Job, ListJobsCode>
  /** Get a job. Returns its status and progress. */
  get(input: S.GetJobArguments, options?: CallOptions): Call<S.JobAnswer['data'], GetJobCode>
  /** Cancel a job. A queued job never starts. */
  cancel(input: S.CancelJobArguments, options?: CallOptions): Call<S.JobAnswer['data'], CancelJobCode>
  /** Retry a finished job. Queues a new job of the same kind with the same target. */
  retry(input: S.RetryJobArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], RetryJobCode>
  /** Get a job's log. Reads from a byte position, by default from the beginning. */
  log(input: S.GetJobLogArguments, options?: CallOptions): Call<S.JobLogPart, GetJobLogCode>
  /** Stream a job's state and log. A server-sent event stream: a `job` event contains the job whenever anything but its log has changed, and a `log` event contains new log output, with the byte position after it as `id`. */
  follow(input: S.StreamJobArguments, options?: StreamOptions): Stream<{ event: 'job'; data: S.Job } | { event: 'log'; data: S.JobLogPart }>
  /** Wait for the end of a job, over lost connections too. Gives the job as it ended. */
  wait(input: { jobId: string }, options?: StreamOptions): Promise<S.Job>
}

export interface ChangesGroup {
  /** Get all file changes of a task. Returns the changes in the order in which they were set. */
  get(input: S.GetTaskChangesArguments, options?: CallOptions): Call<S.TaskChangesFoundAnswer['data'], GetTaskChangesCode>
  /** Put a task's file changes, and so replace them. Replaces the whole list. */
  set(input: S.PutTaskChangesArguments, options?: CallOptions): Call<S.TaskChangesAnswer['data'], PutTaskChangesCode>
  /** Apply a task's file changes to the project. Atomic: if one file conflicts, nothing is written, and `changes_conflict` names each conflicting file with the reason. */
  apply(input: S.ApplyTaskChangesArguments, options?: CallOptions): Call<S.ApplyAnswer['data'], ApplyTaskChangesCode>
}

export interface PlanGroup {
  /** List a task's plan steps. In plan order, each with the result of its last execution. */
  list(input: S.ListPlanStepsArguments, options?: CallOptions): PageCall<S.PlanStepPageAnswer['data'], S.PlanStep, ListPlanStepsCode>
  /** Create a plan step. Adds the step at the end, or at `position`. */
  add(input: S.CreatePlanStepArguments, options?: CallOptions): Call<S.PlanStepAnswer['data'], CreatePlanStepCode>
  /** Put a task's plan steps in order. The list names every step of the plan exactly once. */
  reorder(input: S.PutPlanStepOrderArguments, options?: CallOptions): Call<S.PlanStepListAnswer['data'], PutPlanStepOrderCode>
  /** Execute a task's plan. Starts a job that runs the steps in order and stops at the first step whose result differs from its expected outcome. */
  run(input: S.ExecutePlanArguments, options?: CallOptions): JobCall<S.PlanJobAnswer['data'], ExecutePlanCode>
  /** Get a plan step. Returns the step with the result of its last execution. */
  get(input: S.GetPlanStepArguments, options?: CallOptions): Call<S.PlanStepAnswer['data'], GetPlanStepCode>
  /** Update a plan step. Applies a JSON merge patch. */
  update(input: S.UpdatePlanStepArguments, options?: CallOptions): Call<S.PlanStepAnswer['data'], UpdatePlanStepCode>
  /** Delete a plan step. Refused while the step is running. */
  delete(input: S.DeletePlanStepArguments, options?: CallOptions): Call<undefined, DeletePlanStepCode>
  /** Execute a plan step. Starts a job that runs the command with `/bin/sh -c` in the project folder, in a sandbox. */
  runStep(input: S.ExecutePlanStepArguments, options?: CallOptions): JobCall<S.JobAnswer['data'], ExecutePlanStepCode>
}

export interface TasksGroup {
  /** List tasks. Newest first, unless `sort` says otherwise. */
  list(input?: S.ListTasksArguments, options?: CallOptions): PageCall<S.TaskListAnswer['data'], S.TaskSummary, ListTasksCode>
  /** Create a task. The author is the caller unless `author` is given. */
  create(input: S.CreateTaskArguments, options?: CallOptions): Call<S.Task, CreateTaskCode>
  /** Get the counts of tasks by state. Counts the tasks that `listTasks` returns with the same filters, exactly and as of one moment. */
  count(input?: S.GetTaskCountsArguments, options?: CallOptions): Call<S.TaskCountsAnswer['data'], GetTaskCountsCode>
  /** Get the next task to work on. Returns the oldest task of the highest priority among the open, unclaimed tasks whose dependencies are done. */
  next(input?: S.GetNextTaskArguments, options?: CallOptions): Call<S.NextTaskAnswer['data'], GetNextTaskCode>
  /** Claim the next task to work on. Selects the next task as `getNextTask` does and claims it for the caller, atomically: two callers never claim the same task. */
  claimNext(input?: S.ClaimNextTaskArguments, options?: CallOptions): Call<S.NextClaimAnswer['data'], ClaimNextTaskCode>
  /** Get a task. Returns the whole task, including its comments, plan steps and file changes. */
  get(input: S.GetTaskArguments, options?: CallOptions): Call<S.Task, GetTaskCode>
  /** Update a task. Applies a JSON merge patch (RFC 7396): fields that are absent keep their value, and null removes a field. */
  update(input: S.UpdateTaskArguments, options?: CallOptions): Call<S.Task, UpdateTaskCode>
  /** Delete a task. Also deletes its comments, reviews, plan steps, file changes and history. */
  delete(input: S.DeleteTaskArguments, options?: CallOptions): Call<undefined, DeleteTaskCode>
  /** Change a task's state. Allowed transitions: from open to in_progress, blocked, done or cancelled; from in_progress to open, blocked, in_review, done or cancelled; from blocked to open, in_progress or cancelled; from in_review to open, in_progress, blocked, done or cancelled; from done or cancelled to open. */
  move(input: S.TransitionTaskArguments, options?: CallOptions): Call<S.Task, TransitionTaskCode>
  /** Move a task in the manual order. Puts the task directly before or directly after another task, in the order of `sort=rank`. */
  reorder(input: S.MoveTaskArguments, options?: CallOptions): Call<S.Task, MoveTaskCode>
  /** Claim a task or renew a claim. Claims an open task, which moves it to in_progress, or a task in progress that is unclaimed. */
  claim(input: S.ClaimTaskArguments, options?: CallOptions): Call<S.ClaimAnswer['data'], ClaimTaskCode>
  /** Release a claimed task. Returns the task to open. */
  release(input: S.ReleaseTaskArguments, options?: CallOptions): Call<S.Task, ReleaseTaskCode>
  /** Put a task's dependencies. Replaces the list of tasks that must be done first; each task may occur once. */
  depend(input: S.PutTaskDependenciesArguments, options?: CallOptions): Call<S.Task, PutTaskDependenciesCode>
  readonly history: TasksHistoryGroup
  readonly comments: TasksCommentsGroup
  readonly reviewers: TasksReviewersGroup
  readonly reviews: TasksReviewsGroup
}

export interface TasksReviewsGroup {
  /** List a task's reviews. Oldest first. */
  list(input: S.ListTaskReviewsArguments, options?: CallOptions): PageCall<S.ReviewListAnswer['data'], S.Review, ListTaskReviewsCode>
  /** Submit a review of a task. Records the caller's verdict on the current revision of the task. */
  submit(input: S.SubmitTaskReviewArguments, options?: CallOptions): Call<S.ReviewAnswer['data'], SubmitTaskReviewCode>
  /** Get a review. Returns one review of the task. */
  get(input: S.GetTaskReviewArguments, options?: CallOptions): Call<S.ReviewAnswer['data'], GetTaskReviewCode>
}

export interface TasksReviewersGroup {
  /** Put a task's reviewers. Replaces the list: user ids, or any names, each at most once. */
  set(input: S.PutTaskReviewersArguments, options?: CallOptions): Call<S.Task, PutTaskReviewersCode>
}

export interface TasksCommentsGroup {
  /** List a task's comments. Oldest first. */
  list(input: S.ListTaskCommentsArguments, options?: CallOptions): PageCall<S.CommentListAnswer['data'], S.Comment, ListTaskCommentsCode>
  /** Create a comment on a task. The author is the caller. */
  create(input: S.CreateTaskCommentArguments, options?: CallOptions): Call<S.CommentAnswer['data'], CreateTaskCommentCode>
  /** Get a comment. Returns one comment of the task. */
  get(input: S.GetTaskCommentArguments, options?: CallOptions): Call<S.CommentAnswer['data'], GetTaskCommentCode>
  /** Update a comment. Allowed for its author, owners and maintainers. */
  update(input: S.UpdateTaskCommentArguments, options?: CallOptions): Call<S.CommentAnswer['data'], UpdateTaskCommentCode>
  /** Delete a comment. Allowed for its author, owners and maintainers. */
  delete(input: S.DeleteTaskCommentArguments, options?: CallOptions): Call<undefined, DeleteTaskCommentCode>
  /** Resolve the thread of a comment. Marks the thread that the comment begins as resolved. */
  resolve(input: S.ResolveTaskCommentArguments, options?: CallOptions): Call<S.CommentAnswer['data'], ResolveTaskCommentCode>
  /** Reopen the thread of a comment. Takes back that the thread was resolved. */
  reopen(input: S.ReopenTaskCommentArguments, options?: CallOptions): Call<S.CommentAnswer['data'], ReopenTaskCommentCode>
}

export interface TasksHistoryGroup {
  /** List a task's revisions. Newest first. */
  list(input: S.ListTaskHistoryArguments, options?: CallOptions): PageCall<S.TaskRevisionListAnswer['data'], S.TaskRevision, ListTaskHistoryCode>
  /** Get a revision of a task. Returns the fields of the task at this revision. */
  get(input: S.GetTaskRevisionArguments, options?: CallOptions): Call<S.TaskRevisionAnswer['data'], GetTaskRevisionCode>
  /** Restore a task to an earlier revision. Restores title, intent, content, priority, readiness, tags and reviewers, and records the result as a new revision. */
  restore(input: S.RestoreTaskRevisionArguments, options?: CallOptions): Call<S.Task, RestoreTaskRevisionCode>
}
