// Made from openapi.yaml by `npm run generate`. Do not edit.
/**
 * An identifier: a prefix and a time-ordered part.
 * @example task_01ke3v7s9x4t2m8r6d0w5hq9nz
 */
export type Id = string;

/**
 * For 24 hours, a repeated key returns the first response and has no further effect.
 * @example 6f1c2a4e-plan-1
 */
export type IdempotencyKey = string;

/**
 * Format: date-time
 * A date and time in UTC (ISO 8601, RFC 3339).
 * @example 2026-01-01T12:00:00.000Z
 */
export type Timestamp = string;

export interface DoneAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
}

export interface FailureAnswer {
    /**
     * Always false in a failure.
     * @constant
     */
    success: false;
    /** What went wrong. */
    error: Error;
}

/** Why the call failed. */
export interface Error {
    code: ErrorCode;
    /** What is wrong, and what to do about it. */
    message: string;
    /** The id of the request, under which the service's log has details. */
    requestId?: string;
    /** Each violation of the contract, if there are several. */
    details?: ErrorDetail[];
    /** The command, field or call that helps. */
    hint?: string;
    /**
     * The path of the documentation of this code, on the host of the service.
     * @example /docs/errors#task_not_found
     */
    docs?: string;
    /** Seconds to wait before a retry. */
    retryAfter?: number;
}

/** The items of this page that are stored and cannot be read; absent where there are none. */
export type DamagedItems = DamagedItem[];

/** An item whose stored text was changed by something else than the service. To read it answers `data_damaged`. */
export interface DamagedItem {
    /** The id of the item. */
    id: string;
}

/** One violation of the contract. */
export interface ErrorDetail {
    /**
     * The place of the violation: `body`, `query`, `path` or `headers`, followed by a JSON pointer.
     * @example body/title
     */
    path: string;
    /**
     * The JSON Schema keyword that was violated.
     * @example maxLength
     */
    rule: string;
    /** What is wrong with the value, and what is accepted. */
    message: string;
}

/**
 * The error codes of this version. Later versions may add codes; those of an operation are closed.
 * @enum {string}
 */
export type ErrorCode = "bad_json" | "validation_failed" | "invalid_cursor" | "invalid_filter" | "mcp_server_not_found" | "mcp_tool_not_found" | "mcp_arguments_invalid" | "config_invalid" | "archive_invalid" | "skill_invalid" | "unauthenticated" | "token_invalid" | "token_expired" | "login_failed" | "second_factor_required" | "forbidden" | "scope_missing" | "reauthentication_required" | "csrf_failed" | "origin_denied" | "path_forbidden" | "protected_branch" | "mcp_tool_denied" | "approval_required" | "sandbox_unavailable" | "account_disabled" | "access_denied" | "route_not_found" | "not_found" | "agent_not_found" | "task_not_found" | "comment_not_found" | "review_not_found" | "revision_not_found" | "plan_step_not_found" | "job_not_found" | "workspace_not_found" | "checkpoint_not_found" | "conflict_not_found" | "schedule_not_found" | "link_not_found" | "attachment_not_found" | "resource_not_found" | "terminal_not_found" | "email_not_found" | "skill_not_found" | "knowledge_not_found" | "ai_provider_not_found" | "model_not_found" | "ai_call_not_found" | "document_not_found" | "secret_not_found" | "chat_not_found" | "chat_image_not_found" | "chat_output_not_found" | "chat_message_not_found" | "approval_not_found" | "git_repository_not_found" | "git_remote_not_found" | "git_ref_not_found" | "mcp_call_not_found" | "mcp_resource_not_found" | "mcp_auth_not_found" | "script_not_found" | "skill_file_not_found" | "file_not_found" | "not_a_file" | "edit_conflict" | "git_path_not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "already_exists" | "invalid_transition" | "already_claimed" | "dependency_cycle" | "plan_running" | "skill_not_approved" | "skill_changed" | "agent_not_approved" | "command_missing" | "mail_not_configured" | "changes_conflict" | "chat_message_taken" | "chat_busy" | "approval_resolved" | "job_not_cancellable" | "job_not_finished" | "terminal_exited" | "terminal_size_held" | "terminal_input_full" | "git_non_fast_forward" | "git_conflict" | "git_worktree_dirty" | "git_nothing_to_commit" | "git_busy" | "workspace_not_ready" | "git_unsupported" | "cursor_expired" | "link_expired" | "authorization_pending" | "device_code_expired" | "idempotency_key_reused" | "idempotency_in_progress" | "idempotency_outcome_unknown" | "setup_done" | "last_owner" | "rate_limited" | "login_throttled" | "slow_down" | "too_many_streams" | "quota_exceeded" | "overloaded" | "signature_invalid" | "webhook_target_denied" | "integration_not_found" | "binding_not_found" | "token_not_found" | "user_not_found" | "session_not_found" | "second_factor_not_found" | "device_sign_in_not_found" | "webhook_not_found" | "runner_not_found" | "runner_unavailable" | "runner_disabled" | "runner_unsupported" | "delivery_not_found" | "revision_mismatch" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "range_not_satisfiable" | "misdirected_request" | "too_many_terminals" | "headers_too_large" | "internal_error" | "data_damaged" | "mcp_server_unavailable" | "agent_failed" | "mcp_timeout" | "mcp_cancelled" | "mcp_protocol_error" | "mcp_result_too_large" | "git_auth_failed" | "git_remote_rejected" | "git_remote_unreachable" | "mcp_auth_failed" | "ai_provider_error" | "shutting_down" | "superseded" | "not_ready" | "watch_unavailable" | "not_configured" | "upstream_timeout" | "storage_full";

/**
 * A permission of a credential. `*` is every permission.
 * @enum {string}
 */
export type Scope = "*" | "tasks:read" | "tasks:write" | "tasks:execute" | "resources:read" | "resources:write" | "terminal:read" | "terminal:execute" | "mail:read" | "mail:write" | "mail:send" | "context:read" | "context:write" | "config:read" | "config:write" | "secrets:write" | "git:read" | "git:write" | "git:push" | "workspaces:read" | "workspaces:write" | "mcp:read" | "mcp:execute" | "mcp:admin" | "skills:read" | "skills:write" | "skills:execute" | "knowledge:read" | "knowledge:write" | "ai:read" | "ai:execute" | "ai:admin" | "chats:read" | "chats:write" | "chats:approve" | "identity:read" | "identity:write" | "tokens:manage" | "users:read" | "users:admin" | "jobs:read" | "jobs:write" | "integrations:admin" | "events:read" | "webhooks:admin" | "audit:read" | "files:read" | "files:write" | "runners:admin";

/** A new task. Requires `title`. */
export interface TaskInput {
    title?: NewTaskTitle;
    intent?: NewTaskIntent;
    content?: TaskContent;
    priority?: Priority;
    readiness?: Readiness;
    tags?: NewTags;
    author?: NewAuthor;
}

/**
 * What is to be done, in one line.
 * @example Write the first plan
 */
export type NewTaskTitle = string;

/**
 * @deprecated
 * The former name of `title`; use `title`.
 * @example Write the first plan
 */
export type NewTaskIntent = string;

/**
 * Labels for filtering, one line each.
 * @example [
 *       "planning"
 *     ]
 */
export type NewTags = string[];

/** The user who is to be named as the author. */
export interface NewAuthor {
    /** The id of the user. */
    id: Id;
    /**
     * The name of the user, in one line.
     * @example Ada
     */
    name: string;
}

/**
 * What is to be done.
 * @example Write the first plan
 */
export type TaskTitle = string;

/**
 * @deprecated
 * The former name of `title`; use `title`.
 * @example Write the first plan
 */
export type TaskIntent = string;

/**
 * The description of the task in Markdown.
 * @example ## Goal
 *     A plan in five steps.
 */
export type TaskContent = string;

/**
 * How urgent the task is.
 * @example high
 * @enum {string}
 */
export type Priority = "low" | "medium" | "high" | "critical";

/**
 * How ready the task is to be worked on, in percent.
 * @example 40
 */
export type Readiness = number;

/**
 * Labels for filtering.
 * @example [
 *       "planning"
 *     ]
 */
export type Tags = string[];

/** The user who wrote or did something. */
export interface Author {
    /** The id of the user. */
    id: Id;
    /**
     * The name of the user.
     * @example Ada
     */
    name: string;
}

/** Who did something: a user, a program that is a user, or the service itself. */
export interface Actor {
    /**
     * The id of the user; `system`, `file` or `anonymous` for what is no user.
     * @example user_ada
     */
    id: string;
    /**
     * The name of the user as it is now or, of a deleted user, as it was last.
     * @example Ada
     */
    name: string;
    kind: ActorKind;
    tokenName?: UsedTokenName;
}

/**
 * What acted: a user, a user with the role `agent`, the service, a hand that edited a file, or a caller without a credential.
 * @example user
 * @enum {string}
 */
export type ActorKind = "user" | "agent" | "system" | "file" | "anonymous";

/** A task with everything that belongs to it. */
export interface Task {
    /** The id of the task. */
    id: Id;
    title: TaskTitle;
    intent?: TaskIntent;
    content: TaskContent;
    priority: Priority;
    readiness: Readiness;
    tags: Tags;
    author: Author;
    reviewers: Reviewers;
    /** The steps of the plan, in plan order. */
    planSteps: PlanStep[];
    /** The comments, oldest first. */
    comments: Comment[];
    changes: FileChanges;
    state: TaskState;
    claim?: TaskClaim;
    dependsOn: TaskIds;
    rank: TaskRank;
    /**
     * Whether its text was written by others than users of this service: it was made from an email. Absent otherwise.
     * @example true
     */
    isFromOutside?: boolean;
    /** When the task was created. */
    createdAt: Timestamp;
    /** When the task was last updated. */
    updatedAt: Timestamp;
}

/**
 * User ids, or any names.
 * @example [
 *       "user_ada"
 *     ]
 */
export type Reviewers = string[];

/**
 * The tasks that must be done first.
 * @example [
 *       "task_01ke3v7s9x4t2m8r6d0w5hq9nz"
 *     ]
 */
export type TaskIds = Id[];

/**
 * The state of the task.
 * @example open
 * @enum {string}
 */
export type TaskState = "open" | "in_progress" | "blocked" | "in_review" | "done" | "cancelled";

/** Who is working on the task. */
export interface TaskClaim {
    /** The id of the claim. */
    id: Id;
    /** The user who claimed the task. */
    claimedBy: Actor;
    /** When the task was claimed. */
    claimedAt: Timestamp;
    /** When the claim expires unless it is renewed. A renewal changes this time and not the version of the task, so that an answer 304 does not tell it. Absent in lists. */
    expiresAt?: Timestamp;
}

/** The fields to change. */
export interface TaskPatch {
    title?: NewTaskTitle;
    /**
     * @deprecated
     * The former name of `title`.
     */
    intent?: string | null;
    content?: TaskContent;
    priority?: Priority;
    readiness?: Readiness;
    tags?: NewTags;
}

/** The state to move to. */
export interface TransitionInput {
    /** The new state. */
    state: TaskState;
    /** The id of the caller's claim; required while the task is claimed. */
    claimId?: Id;
}

/**
 * The place of the task in the manual order: tasks are in the order of the bytes of their ranks. It changes when the task is moved.
 * @example task_01ke3v7s9x4t2m8r6d0w5hq9nz
 */
export type TaskRank = string;

/** Where to put the task; either `before` or `after`. */
export interface TaskMoveInput {
    /** The task before which to put this one. */
    before?: Id;
    /** The task after which to put this one. */
    after?: Id;
}

/** The number of tasks in each state; 0 for a state that the filters exclude. */
export interface TaskCounts {
    /** The tasks that are open. */
    open: TaskCount;
    /** The tasks that are in progress. */
    in_progress: TaskCount;
    /** The tasks that are blocked. */
    blocked: TaskCount;
    /** The tasks that are in review. */
    in_review: TaskCount;
    /** The tasks that are done. */
    done: TaskCount;
    /** The tasks that are cancelled. */
    cancelled: TaskCount;
}

/**
 * A number of tasks.
 * @example 12
 */
export type TaskCount = number;

export interface TaskCountsAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The counts. */
    data: {
        counts: TaskCounts;
    };
}

/**
 * Seconds until the claim expires, unless it is renewed.
 * @default 300
 * @example 600
 */
export type LeaseSeconds = number;

/** The claim to create or renew. */
export interface ClaimInput {
    /** The id of the claim to renew. */
    claimId?: string;
    leaseSeconds?: LeaseSeconds;
}

/** Which task to claim, and for how long. */
export interface NextClaimInput {
    /** Claim only a task with this tag. */
    tag?: string;
    leaseSeconds?: LeaseSeconds;
}

/** The claim to release. */
export interface ReleaseInput {
    /** The id of the caller's claim. */
    claimId?: Id;
}

/** The new list of dependencies. */
export interface DependenciesInput {
    dependsOn: TaskIds;
}

/** A caller's reservation of a task. */
export interface Claim {
    /**
     * The id of the claim, which the claimant sends with later calls.
     * @example claim_01ke3v7s9x4t2m8r6d0w5hq9nz
     */
    id: string;
    /** The id of the claimed task. */
    taskId: Id;
    /** When the claim expires unless it is renewed. */
    expiresAt: Timestamp;
}

export interface ClaimAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The claim. */
    data: {
        /** The new or renewed claim. */
        claim: Claim;
    };
}

export interface NextTaskAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The next task, if there is one. */
    data: {
        /** The next task; absent if there is none. */
        task?: TaskSummary;
    };
}

export interface NextClaimAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The claimed task and the claim, if there is a task. */
    data: {
        /** The claimed task; absent if there is none. */
        task?: TaskSummary;
        /** The claim on the task; absent if there is no task. */
        claim?: Claim;
    };
}

/** One entry of a task's history. */
export interface TaskRevision {
    /** The number of the revision, counted from 1. */
    revision: number;
    /** When the change was made. */
    createdAt: Timestamp;
    /** The user who made the change. */
    createdBy: Actor;
    /** The fields that differ from the previous revision; empty for the first revision. */
    changed: ("title" | "intent" | "content" | "priority" | "readiness" | "tags" | "reviewers" | "dependsOn" | "state")[];
    /** The revision that was restored, if this revision is the result of a restore. */
    restoredFrom?: number;
}

/** The fields of a task at one revision. */
export interface TaskAsItWas {
    title: TaskTitle;
    intent?: TaskIntent;
    content: TaskContent;
    priority: Priority;
    readiness: Readiness;
    tags: Tags;
    reviewers: Reviewers;
    dependsOn: TaskIds;
    state: TaskState;
}

export interface TaskRevisionListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of revisions. */
    data: {
        /** The revisions, newest first. */
        revisions: TaskRevision[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface TaskRevisionAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The task at this revision. */
    data: {
        /** The revision. */
        revision: TaskRevision;
        /** The fields of the task at this revision. */
        task: TaskAsItWas;
    };
}

/** One step of a task's plan. */
export interface PlanStep {
    /** The id of the step. */
    id: Id;
    /**
     * What the step is for.
     * @example Say hello
     */
    description: string;
    command?: StepCommand;
    expectedOutcome?: ExpectedOutcome;
    runsOn?: RunsOn;
    /** The last 64 KiB of the command's standard output, as UTF-8. */
    output?: string;
    /** The last 64 KiB of the command's standard error, as UTF-8. */
    error?: string;
    /** When the last execution started. */
    executedAt?: Timestamp;
    outcome?: StepOutcome;
    /** True where a caller with fewer rights than a person of its role gave the command: an agent, a restricted token, or one with rules. Such a command runs with those rights, whoever executes it, unless `If-Match` says that it was read, and until somebody else gives it again. Absent otherwise. */
    isRestricted?: boolean;
}

/**
 * A shell command, run with `/bin/sh -c` in the project folder.
 * @example echo hello
 */
export type StepCommand = string;

/**
 * What the step should result in, for people and, where a line is a check, for Gantry. A line is a check if it starts
 *     with one of these forms, in upper or lower case, optionally after a list marker:
 *
 *     - `exit code: 0`, a list (`exit code: 0, 2`), or `exit code: not 0`
 *     - `output contains: TEXT`, `output lacks: TEXT`, `output is: TEXT`
 *     - `output matches: /PATTERN/i` (a JavaScript regular expression with the flags i, m, s and u)
 *     - the same with `error` in place of `output`
 *
 *     TEXT is the rest of the line, or a JSON string if it is in double quotes. `is` ignores leading and trailing
 *     whitespace. All checks must pass. Without an `exit code` check, the exit code must be 0. A line that starts like a
 *     check but is not valid, such as `output contain: hello`, is refused, so that a typing error is not taken for prose.
 * @example exit code: 0
 *     output contains: hello
 */
export type ExpectedOutcome = string;

/** The result of the last execution of the step. */
export interface StepOutcome {
    /**
     * The state of the execution; failed: the result differs from the expected outcome, or the command did not end by itself.
     * @enum {string}
     */
    state: "queued" | "running" | "succeeded" | "failed" | "cancelled" | "interrupted";
    /**
     * What the checks say of a command that ended by itself; `unchecked`: the expected outcome is prose without a check, so that a success is the exit code alone.
     * @enum {string}
     */
    verdict?: "passed" | "failed" | "unchecked";
    /** The job that executed the step. */
    jobId: Id;
    /** The exit code of the command; absent if a signal ended it. */
    exitCode?: number;
    /**
     * The signal that ended the command.
     * @example SIGKILL
     */
    signal?: string;
    /** How long the command ran, in milliseconds. */
    durationMs?: number;
    /** The size of the command's standard output, in bytes. */
    outputBytes?: number;
    /** The size of the command's standard error, in bytes. */
    errorBytes?: number;
    /** Why the step did not succeed. */
    reason?: string;
    /** What a success does not show: an expected outcome without a check says nothing but the exit code. */
    problem?: string;
    /** The result of each check of the expected outcome. */
    checks?: OutcomeCheck[];
}

/** The result of one check. */
export interface OutcomeCheck {
    /**
     * The line of the expected outcome.
     * @example output contains: hello
     */
    check: string;
    /** Whether the check passed. */
    passed: boolean;
    /** What was found instead, if the check failed. */
    found?: string;
}

/** A new plan step. */
export interface PlanStepInput {
    /** What the step is for. */
    description: string;
    command?: StepCommand;
    expectedOutcome?: ExpectedOutcome;
    runsOn?: RunsOn;
    /** The index at which to insert the step, counted from 0; by default the end of the plan. */
    position?: number;
}

/** The fields to change. */
export interface PlanStepPatch {
    /** What the step is for. */
    description?: string;
    /** The new shell command; null removes it. */
    command?: string | null;
    /** The new expected outcome; null removes it. */
    expectedOutcome?: string | null;
    /** Labels of the runner; null removes them. */
    runsOn?: string[] | null;
}

/** The new order of the plan. */
export interface PlanOrderInput {
    /** The ids of all steps, in the new order. */
    stepIds: Id[];
}

/**
 * Seconds after which a running command is ended.
 * @default 300
 * @example 600
 */
export type TimeoutSeconds = number;

/** How to execute the step. */
export interface StepExecutionInput {
    timeoutSeconds?: TimeoutSeconds;
}

/** How to execute the plan. */
export interface PlanExecutionInput {
    timeoutSeconds?: TimeoutSeconds;
    /** As in a step, for those without. */
    runsOn?: RunsOn;
    /**
     * Whether to start at the first step instead of the first step that has not passed.
     * @default false
     */
    restart?: boolean;
}

export interface PlanStepAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The plan step, and what was odd about the call. */
    data: {
        /** The plan step. */
        planStep: PlanStep;
        warnings?: CallWarnings;
    };
}

export interface PlanStepPageAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of plan steps. */
    data: {
        /** The plan steps, in plan order. */
        planSteps: PlanStep[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface PlanStepListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The plan steps in plan order. */
    data: {
        /** The plan steps, in plan order. */
        planSteps: PlanStep[];
    };
}

/**
 * The name, at that time, of the token that the call used; absent if it used none.
 * @example ci
 */
export type UsedTokenName = string;

/** A comment on a task. */
export interface Comment {
    /** The id of the comment. */
    id: Id;
    /** The name of the user who wrote the comment. */
    author: string;
    tokenName?: UsedTokenName;
    /** The text of the comment. */
    content: string;
    anchor?: CommentAnchor;
    /** The first comment of the thread; absent in that one. */
    replyTo?: Id;
    /** When the thread that it begins was resolved; absent while it is open. */
    resolvedAt?: Timestamp;
    /** Who resolved the thread. */
    resolvedBy?: Actor;
    /**
     * Whether an account of a chat platform without a link wrote it; absent otherwise.
     * @example true
     */
    isFromOutside?: boolean;
    /** When the comment was created. */
    createdAt: Timestamp;
}

/**
 * A path in the project folder, with forward slashes.
 * @example docs/plan.md
 */
export type FilePath = string;

/** A proposed change of one file. */
export interface FileChange {
    path: FilePath;
    /**
     * The whole new content of the file.
     * @example # Plan
     */
    content: string;
    /**
     * The previous path of a renamed file.
     * @example docs/old-plan.md
     */
    oldPath?: string;
}

/** A proposed change of one file; with `include=before`, also what it is compared with. */
export interface ReviewedFileChange {
    path: FilePath;
    /**
     * The whole new content of the file.
     * @example # Plan
     */
    content: string;
    /**
     * The previous path of a renamed file.
     * @example docs/old-plan.md
     */
    oldPath?: string;
    /** The digest of the new content. */
    digest?: TextDigest;
    /**
     * The text before the change.
     * @example # The plan
     */
    before?: string;
    /**
     * Whether `before` has the text before the change: none is a new file, binary is no UTF-8 text, too_large is beyond what an answer contains, and unavailable is neither in git nor in the project any more, or was never committed.
     * @example text
     * @enum {string}
     */
    beforeKind?: "text" | "none" | "binary" | "too_large" | "unavailable";
    /** The digest of `before`. */
    beforeDigest?: TextDigest;
    /**
     * Whether the file is neither as it was when the changes were set nor as the change makes it.
     * @example false
     */
    isStale?: boolean;
}

/** The file changes, in the order in which they were set. */
export type FileChanges = FileChange[];

/** The new list of file changes. */
export interface TaskChangesInput {
    changes: FileChanges;
}

export interface TaskAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The new task. */
    data: Task;
}

export interface TaskChangesAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The file changes. */
    data: {
        /** The file changes of the task. */
        changes: FileChanges;
    };
}

export interface TaskChangesFoundAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The file changes. */
    data: {
        /** The file changes of the task, in the order in which they were set. */
        changes: ReviewedFileChange[];
    };
}

/** A task without its comments, plan steps and file changes. Contains all other fields, unless the caller selected some with `fields`. */
export interface TaskSummary {
    /** The id of the task. */
    id: Id;
    title?: TaskTitle;
    intent?: TaskIntent;
    content?: TaskContent;
    priority?: Priority;
    readiness?: Readiness;
    tags?: Tags;
    author?: Author;
    reviewers?: Reviewers;
    state?: TaskState;
    claim?: TaskClaim;
    dependsOn?: TaskIds;
    rank?: TaskRank;
    /**
     * Whether its text was written by others than users of this service: it was made from an email. It is there whatever `fields` says, and absent otherwise.
     * @example true
     */
    isFromOutside?: boolean;
    /** The number of plan steps. */
    planStepCount?: number;
    /** The number of comments. */
    commentCount?: number;
    /** The number of file changes. */
    changeCount?: number;
    /** When the task was created. */
    createdAt?: Timestamp;
    /** When the task was last updated. */
    updatedAt?: Timestamp;
}

/**
 * The name of a field of a task.
 * @example title
 * @enum {string}
 */
export type TaskField = "id" | "title" | "intent" | "content" | "priority" | "readiness" | "tags" | "author" | "reviewers" | "state" | "claim" | "dependsOn" | "rank" | "planStepCount" | "commentCount" | "changeCount" | "createdAt" | "updatedAt";

/** A new comment. */
export interface CommentInput {
    /** The text of the comment. */
    content: string;
    anchor?: CommentAnchorInput;
    /** A comment of the thread to reply to. */
    replyTo?: Id;
}

/** The text of a comment. */
export interface CommentUpdate {
    /** The text of the comment. */
    content: string;
}

/**
 * Whether the lines are those of the text before the change or of the new text.
 * @example after
 * @enum {string}
 */
export type ChangeSide = "before" | "after";

/**
 * The number of a line, counted from 1.
 * @example 3
 */
export type LineNumber = number;

/**
 * The SHA-256 of the text in UTF-8, in hexadecimal digits.
 * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
 */
export type TextDigest = string;

/** The lines of a file change that the comment is about. */
export interface CommentAnchorInput {
    /** The path of the file change. */
    path: FilePath;
    side: ChangeSide;
    /** The first line. */
    line: LineNumber;
    /** The last line; by default, the first one. */
    endLine?: LineNumber;
    /** The digest of the text on that side, as `getTaskChanges` returns it. */
    digest: TextDigest;
}

/** The lines of a file change that the comment is about. */
export interface CommentAnchor {
    /** The path of the file change. */
    path: FilePath;
    side: ChangeSide;
    /** The first line. */
    line: LineNumber;
    /** The last line; absent where it is the first one. */
    endLine?: LineNumber;
    /** The digest of the text that the comment was written on. */
    digest: TextDigest;
    /**
     * Whether that text is another one by now.
     * @example false
     */
    isOutdated: boolean;
}

export interface CommentAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The new comment. */
    data: {
        /** The comment. */
        comment: Comment;
    };
}

export interface CommentListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of comments. */
    data: {
        /** The comments, oldest first. */
        comments: Comment[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** The new list of reviewers. */
export interface ReviewersInput {
    reviewers: Reviewers;
}

/**
 * The reviewer's decision.
 * @example approved
 * @enum {string}
 */
export type Verdict = "approved" | "changes_requested" | "commented";

/** A new review. */
export interface ReviewInput {
    verdict: Verdict;
    /** The reasons for the verdict. */
    content?: string;
}

/** A user's verdict on one revision of a task. */
export interface Review {
    /** The id of the review. */
    id: Id;
    /** The user who reviewed the task. */
    reviewer: Actor;
    verdict: Verdict;
    /** The reasons for the verdict; empty if none were given. */
    content: string;
    /** The revision of the task that was reviewed. */
    revision: number;
    /** When the review was submitted. */
    createdAt: Timestamp;
}

export interface ReviewAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The new review. */
    data: {
        /** The review. */
        review: Review;
    };
}

export interface ReviewListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of reviews. */
    data: {
        /** The reviews, oldest first. */
        reviews: Review[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** Which changes to apply, and whether to write them. */
export interface ApplyInput {
    /**
     * Whether to check for conflicts without writing.
     * @default false
     */
    dryRun?: boolean;
    /** Apply only the changes of these paths; by default all changes. */
    paths?: FilePath[];
}

/** The result for one file. */
export interface AppliedFile {
    path: FilePath;
    oldPath?: FilePath;
    /**
     * What is done with the file; none: it already has the new content.
     * @enum {string}
     */
    action: "create" | "replace" | "rename" | "none";
    /**
     * Why the change cannot be applied: the file has changed, another file has this path, the file is missing, or it is not a regular file.
     * @enum {string}
     */
    conflict?: "changed" | "exists" | "missing" | "not_a_file";
}

export interface ApplyAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The result for each file. */
    data: {
        /** Whether the changes were written. */
        applied: boolean;
        /** The result for each file. */
        files: AppliedFile[];
        /** The current commit of the workspace of the task; absent without a workspace. */
        commit?: GitOid;
        warnings?: CallWarnings;
    };
}

/** What the caller may not have meant, in sentences; absent if there is nothing to say. */
export type CallWarnings = string[];

export interface TaskListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of tasks. */
    data: {
        /** The tasks of this page. */
        tasks: TaskSummary[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/**
 * The state of the job; interrupted: the service or its runner stopped while the job was running, and the progress is unknown.
 * @example succeeded
 * @enum {string}
 */
export type JobState = "queued" | "running" | "succeeded" | "failed" | "cancelled" | "interrupted";

/**
 * The kind of work that the job does.
 * @example execute_plan
 * @enum {string}
 */
export type JobKind = "execute_plan_step" | "execute_plan" | "send_email" | "sweep_resources" | "fetch_remote" | "pull_changes" | "clone_repository" | "chat_turn" | "import_skills" | "refresh_skill" | "import_knowledge" | "reindex_knowledge" | "evaluate_knowledge" | "run_skill_script" | "run_script" | "rekey_secrets" | "merge_workspace" | "update_submodules";

/** How far a running job is. */
export interface JobProgress {
    /** The number of units done. */
    current?: number;
    /** The number of units in total. */
    total?: number;
    /**
     * The name of the unit, in the plural.
     * @example steps
     */
    unit?: string;
    /** The current phase of the job. */
    phase?: string;
    /** What the job is doing. */
    message?: string;
}

/** Why a job did not succeed. */
export interface JobError {
    /**
     * The kind of failure; `authority_ended`: the user or token that queued the job may no longer run it.
     * @enum {string}
     */
    reason: "outcome_differs" | "timed_out" | "output_limit" | "not_sent" | "cancelled" | "interrupted" | "authority_ended" | "failed";
    /** What went wrong. */
    message: string;
    /** The error code that a call would have answered, where there is one. */
    code?: ErrorCode;
}

/** The result of a finished job. Which fields are present depends on its kind. */
export interface JobResult {
    /** The steps that were executed or skipped. */
    planSteps?: {
        /** The id of the step. */
        id: Id;
        /**
         * The result of the step.
         * @enum {string}
         */
        state: "succeeded" | "failed" | "skipped" | "cancelled" | "interrupted";
    }[];
    /** The id of the email in the folder `sent`. */
    emailId?: string;
    /** The Message-ID header of the email. */
    messageId?: string;
    /** The recipients that the mail server accepted. */
    accepted?: string[];
    /** The recipients that the mail server rejected. */
    rejected?: string[];
    /** The number of files that were removed. */
    removed?: number;
    /** The number of files that were put into quarantine. They belong to no resource and are removed after seven days. */
    quarantined?: number;
    /** The commit that is checked out now, or was imported. */
    commit?: string;
    /** The remote-tracking branches that were updated. */
    refs?: {
        /** The name of the branch. */
        name: string;
        /** Where it points now; absent if it was removed. */
        oid?: string;
        /** Where it pointed before. */
        oldOid?: string;
    }[];
    /** The exit code of the program. */
    exitCode?: number;
    /** The names of the skills that were imported. */
    skills?: string[];
    /** The files of a skill that differ from those of its repository, by path. */
    changes?: SkillFileChange[];
    /** The ids of the knowledge entries that were imported. */
    entries?: Id[];
    /** The number of files that were no text. */
    skipped?: number;
    /** The number of knowledge entries that were indexed. */
    indexed?: number;
    /** The number of vectors that were made. */
    embedded?: number;
    evaluation?: KnowledgeEvaluation;
    /** The key with which the secrets are encrypted now. */
    keyId?: string;
}

/** How a file of a skill differs. */
export interface SkillFileChange {
    /**
     * The path in the folder of the skill.
     * @example SKILL.md
     */
    path: string;
    /**
     * What the repository did: `mode` changed only whether the file is executable.
     * @example modified
     * @enum {string}
     */
    change: "added" | "modified" | "removed" | "mode";
    /** The lines that differ, as in a unified diff; absent for what is no text, or too long. */
    patch?: string;
}

/** A unit of background work. */
export interface Job {
    /**
     * The id of the job.
     * @example job_01ke3v7s9x4t2m8r6d0w5hq9nz
     */
    id: string;
    kind: JobKind;
    state: JobState;
    progress?: JobProgress;
    result?: JobResult;
    error?: JobError;
    runsOn?: RunsOn;
    /** Why it waits: no runner with its labels is connected. */
    problem?: string;
    /** Whether a running job was asked to stop. */
    isCancelling?: boolean;
    /** The task that the job belongs to. */
    taskId?: Id;
    /** The plan step that the job executes. */
    planStepId?: Id;
    /** The schedule that queued the job. */
    scheduleId?: Id;
    /** The job that this job retries. */
    retryOf?: string;
    /** The user who started the job. */
    createdBy: Actor;
    /** How often the job was started. */
    attempts: number;
    /** The size of the log, in bytes. */
    logBytes: number;
    /** When the job was queued. */
    createdAt: Timestamp;
    /**
     * Format: date-time
     * The earliest time at which a queued job may start.
     */
    runAt?: string;
    /** When the job started. */
    startedAt?: Timestamp;
    /** When the job ended. */
    endedAt?: Timestamp;
}

export interface JobAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The job that was started. */
    data: {
        /** The job. */
        job: Job;
    };
}

export interface PlanJobAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The job that was started, and what was odd about the call. */
    data: {
        /** The job. */
        job: Job;
        warnings?: CallWarnings;
    };
}

export interface JobListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of jobs. */
    data: {
        /** The jobs, newest first. */
        jobs: Job[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** Part of a job's log. */
export interface JobLogPart {
    /** The part of the log, as UTF-8. */
    output: string;
    /** The byte position at which the part starts. */
    offset: number;
    /** The byte position at which to continue. */
    nextOffset: number;
    state: JobState;
}

/** The `data` of one event of a job's stream: the job if the `event` is `job`, the next part of its log if it is `log`. The `id` resumes the stream. */
export type JobStreamEvent = Job | JobLogPart;

export interface JobLogAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** Part of the log. */
    data: JobLogPart;
}

/** A new schedule. The kind of its jobs decides which target it names. */
export type ScheduleInput = PlanScheduleInput | PlanStepScheduleInput | EmailScheduleInput | SweepScheduleInput;

/** A new schedule that executes the plan of a task. */
export interface PlanScheduleInput {
    /**
     * A name for people.
     * @example Clean up
     */
    name?: string;
    /**
     * A cron expression with five fields: minute, hour, day of the month, month, day of the week.
     * @example 0 3 * * *
     */
    cron: string;
    /**
     * A name from the IANA time zone database; UTC by default.
     * @example Europe/Berlin
     */
    timeZone?: string;
    /**
     * The kind of the jobs.
     * @constant
     */
    kind: "execute_plan";
    /** The task whose plan the jobs execute. */
    taskId: Id;
    /** Whether the schedule queues jobs; true by default. */
    isEnabled?: boolean;
}

/** A new schedule that executes one plan step. */
export interface PlanStepScheduleInput {
    /**
     * A name for people.
     * @example Clean up
     */
    name?: string;
    /**
     * A cron expression with five fields: minute, hour, day of the month, month, day of the week.
     * @example 0 3 * * *
     */
    cron: string;
    /**
     * A name from the IANA time zone database; UTC by default.
     * @example Europe/Berlin
     */
    timeZone?: string;
    /**
     * The kind of the jobs.
     * @constant
     */
    kind: "execute_plan_step";
    /** The task of the plan step. */
    taskId: Id;
    /** The plan step that the jobs execute. */
    planStepId: Id;
    /** Whether the schedule queues jobs; true by default. */
    isEnabled?: boolean;
}

/** A new schedule that sends an email. */
export interface EmailScheduleInput {
    /**
     * A name for people.
     * @example Clean up
     */
    name?: string;
    /**
     * A cron expression with five fields: minute, hour, day of the month, month, day of the week.
     * @example 0 3 * * *
     */
    cron: string;
    /**
     * A name from the IANA time zone database; UTC by default.
     * @example Europe/Berlin
     */
    timeZone?: string;
    /**
     * The kind of the jobs.
     * @constant
     */
    kind: "send_email";
    /** The task to which the email belongs. */
    taskId?: Id;
    /** The email that the jobs send. */
    email: EmailInput;
    /** Whether the schedule queues jobs; true by default. */
    isEnabled?: boolean;
}

/** A new schedule that deletes orphaned file contents. */
export interface SweepScheduleInput {
    /**
     * A name for people.
     * @example Clean up
     */
    name?: string;
    /**
     * A cron expression with five fields: minute, hour, day of the month, month, day of the week.
     * @example 0 3 * * *
     */
    cron: string;
    /**
     * A name from the IANA time zone database; UTC by default.
     * @example Europe/Berlin
     */
    timeZone?: string;
    /**
     * The kind of the jobs.
     * @constant
     */
    kind: "sweep_resources";
    /** Whether the schedule queues jobs; true by default. */
    isEnabled?: boolean;
}

/** The fields to change. */
export interface SchedulePatch {
    /** A name for people; null removes it. */
    name?: string | null;
    /**
     * A cron expression with five fields: minute, hour, day of the month, month, day of the week.
     * @example 0 3 * * *
     */
    cron?: string;
    /**
     * A name from the IANA time zone database.
     * @example Europe/Berlin
     */
    timeZone?: string;
    /** Whether the schedule queues jobs. */
    isEnabled?: boolean;
}

/** A schedule that queues jobs at times given by a cron expression. */
export interface Schedule {
    /** The id of the schedule. */
    id: Id;
    /**
     * A name for people.
     * @example Clean up
     */
    name?: string;
    /**
     * A cron expression with five fields: minute, hour, day of the month, month, day of the week.
     * @example 0 3 * * *
     */
    cron: string;
    /**
     * A name from the IANA time zone database.
     * @example Europe/Berlin
     */
    timeZone: string;
    kind: JobKind;
    /** The task whose plan the job executes, or to which the email belongs. */
    taskId?: Id;
    /** The plan step that the job executes. */
    planStepId?: Id;
    /** Whether the schedule queues jobs. */
    isEnabled: boolean;
    /** Why Gantry disabled the schedule. */
    disabledReason?: string;
    /** When the next job is due. */
    nextRunAt?: Timestamp;
    /** When the last job was queued. */
    lastRunAt?: Timestamp;
    /** The last job that was queued. */
    lastJobId?: Id;
    /** The user who last set the times of the schedule or activated it, and as whom its jobs run. */
    createdBy: Actor;
    /** When the schedule was created. */
    createdAt: Timestamp;
    /** When the schedule was last updated. */
    updatedAt: Timestamp;
}

export interface ScheduleAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The new schedule. */
    data: {
        /** The schedule. */
        schedule: Schedule;
    };
}

export interface ScheduleListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of schedules. */
    data: {
        /** The schedules, oldest first. */
        schedules: Schedule[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** A file to upload, with its metadata. */
export interface ResourceUpload {
    /**
     * Format: binary
     * The file. Its filename becomes the key.
     */
    file: Blob;
    /** What the file is. */
    description?: string;
    /** The task to which the file belongs. */
    taskId?: string;
}

/** The metadata of an uploaded file. */
export interface Resource {
    /**
     * The filename, which is the key of the file.
     * @example plan.txt
     */
    filename: string;
    /**
     * The media type, detected from the content.
     * @example text/plain
     */
    mimeType: string;
    /**
     * The size in bytes.
     * @example 4096
     */
    size: number;
    /** What the file is. */
    description?: string;
    /** The task to which the file belongs. */
    taskId?: Id;
    /**
     * The URL path of the bytes.
     * @example /api/v1/resources/plan.txt?download=true
     */
    url: string;
    /**
     * The URL path of the thumbnail; absent if there is none.
     * @example /api/v1/resources/plan.png/thumbnail
     */
    thumbnailUrl?: string;
    /** When the file was uploaded or replaced. */
    createdAt: Timestamp;
}

/** The fields to change. */
export interface ResourcePatch {
    /** What the file is; null removes it. */
    description?: string | null;
    /** The task to which the file belongs; null removes it. */
    taskId?: string | null;
}

/** How the link works. */
export interface LinkInput {
    /**
     * Seconds until the link expires.
     * @default 3600
     */
    expiresInSeconds?: number;
    /**
     * Whether a browser may display a PNG, JPEG, WebP, GIF or AVIF image instead of saving it.
     * @default false
     */
    inline?: boolean;
}

export interface LinkAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The new link. */
    data: {
        /** The new link. */
        link: {
            /**
             * The URL path of the link on this service.
             * @example /api/v1/links/eyJhbGciOiJub25lIn0
             */
            url: string;
            /** When the link expires. */
            expiresAt: Timestamp;
        };
    };
}

export interface ResourceAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The metadata of the file. */
    data: {
        /** The metadata of the file. */
        resource: Resource;
    };
}

export interface ResourceListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of files. */
    data: {
        /** The files, sorted by filename. */
        resources: Resource[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/**
 * The width of the terminal in characters.
 * @example 80
 */
export type Columns = number;

/**
 * The height of the terminal in lines.
 * @example 24
 */
export type Rows = number;

/** The terminal session to open. */
export interface TerminalInput {
    cols?: Columns;
    rows?: Rows;
    /**
     * The program and its arguments; a shell by default.
     * @example [
     *       "/bin/sh",
     *       "-c",
     *       "echo ready"
     *     ]
     */
    command?: string[];
    /** The working directory, relative to the project folder; the project folder by default. */
    cwd?: FilePath;
    /**
     * Whether other callers may use the session.
     * @default false
     * @example false
     */
    isShared?: boolean;
    runsOn?: RunsOn;
    /** The chat of the task for which it is opened: it works where the agent of the chat does, shares its temporary folder, and ends with the chat. */
    chatId?: Id;
}

/** The fields of a terminal session to change. */
export interface TerminalPatch {
    /**
     * Whether other callers may use the session.
     * @example true
     */
    isShared: boolean;
}

/** The new size of a terminal session. */
export interface TerminalResize {
    /** The id of the terminal session. */
    sessionId: Id;
    cols: Columns;
    rows: Rows;
}

/** The new size of a terminal session. */
export interface TerminalSize {
    cols: Columns;
    rows: Rows;
}

/** Input for a terminal session. */
export interface TerminalData {
    /**
     * The characters to type.
     * @example echo ready
     */
    data: string;
}

/** Input for a terminal session. */
export interface TerminalWrite {
    /** The id of the terminal session. */
    sessionId: Id;
    /**
     * The characters to type.
     * @example echo ready
     */
    data: string;
}

/** A terminal session of a task. */
export interface TerminalSession {
    /** The id of the terminal session. */
    id: Id;
    /** The task to which the session belongs. */
    taskId: Id;
    /** The workspace in which it was opened; absent for the project folder. */
    workspaceId?: Id;
    /** The runner at which it is; absent on the machine of the service. */
    runnerId?: Id;
    /** The chat for which it was opened. */
    chatId?: Id;
    cols: Columns;
    rows: Rows;
    state: TerminalState;
    /** The program and its arguments. */
    command: string[];
    /**
     * The working directory in which the program was started.
     * @example .
     */
    cwd: string;
    /** Whether other callers may use the session. */
    isShared: boolean;
    /** The process id, while the program is running. */
    pid?: number;
    /** The user who opened the session. */
    createdBy: Actor;
    /** When the session was opened. */
    createdAt: Timestamp;
    /** When the program ended. */
    endedAt?: Timestamp;
    /** The exit code of the program; absent while it is running. */
    exitCode?: number;
    /** The number of the signal that ended the program. */
    signal?: number;
    /** Why Gantry ended the program. */
    endedReason?: string;
    /** Why what it changed at a runner is not in the workspace. */
    problem?: string;
    /** Since when the process that runs the terminal has answered nothing: the program goes on, and calls wait. It may be lost later. */
    lateSince?: Timestamp;
}

export interface TerminalSessionAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The new session. */
    data: {
        /** The terminal session. */
        session: TerminalSession;
    };
}

export interface TerminalSessionListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of sessions. */
    data: {
        /** The terminal sessions, oldest first. */
        sessions: TerminalSession[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** Part of the output of a terminal session. */
export interface TerminalOutput {
    /** The part of the output, as UTF-8. */
    output: string;
    /** The byte position at which the part starts. */
    offset: number;
    /** The byte position at which to continue. */
    nextOffset: number;
    state: TerminalState;
    /** The exit code of the program; absent while it is running. */
    exitCode?: number;
    /** The number of the signal that ended the program. */
    signal?: number;
}

export interface TerminalOutputAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** Part of the output. */
    data: TerminalOutput;
}

/**
 * Whether the program is running; `lost` is that its host has ended, and the program with it.
 * @example running
 * @enum {string}
 */
export type TerminalState = "running" | "exited" | "lost";

/**
 * `read` watches; `write` types, resizes and signals too.
 * @example read
 * @enum {string}
 */
export type TerminalMode = "read" | "write";

/**
 * A byte position in the output of a terminal.
 * @example 4096
 */
export type TerminalPosition = number;

/** For what a ticket is. */
export interface TerminalTicketInput {
    /** The id of the terminal session. */
    sessionId: Id;
    /** @default read */
    mode?: TerminalMode;
}

export interface TerminalConnectionAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** How the caller may connect. */
    data: {
        /** What a connection takes. */
        connection: TerminalConnection;
    };
}

/** What a connection to a terminal takes. Its texts are `TerminalRequest` and `TerminalFrame`. */
export interface TerminalConnection {
    mode: TerminalMode;
    /**
     * The number of viewers of a session at a time.
     * @example 16
     */
    viewersMax: number;
    /**
     * The size of a message of the client in bytes.
     * @example 65536
     */
    messageBytesMax: number;
}

/** A text that a client sends by a connection to a terminal. */
export type TerminalRequest = TerminalAck | TerminalResizeRequest | TerminalTake | TerminalPing;

/** The client has taken all output before a position. */
export interface TerminalAck {
    /**
     * What the message is.
     * @constant
     */
    type: "ack";
    /** The position of the next byte that the client wants. */
    cursor: TerminalPosition;
}

/** Resizes the terminal, unless another viewer holds its size. */
export interface TerminalResizeRequest {
    /**
     * What the message is.
     * @constant
     */
    type: "resize";
    cols: Columns;
    rows: Rows;
}

/** Takes the size of the terminal: from now on only this viewer resizes it, until it disconnects or another one takes it. */
export interface TerminalTake {
    /**
     * What the message is.
     * @constant
     */
    type: "take";
}

/** Asks for a `pong`, which says that all messages before it were handled. */
export interface TerminalPing {
    /**
     * What the message is.
     * @constant
     */
    type: "ping";
}

/** A text that the service sends by a connection to a terminal. */
export type TerminalFrame = TerminalAttached | TerminalHost | TerminalExited | TerminalGap | TerminalResized | TerminalViewers | TerminalEnded | TerminalError | TerminalPong;

/** The first message of a connection. */
export interface TerminalAttached {
    /**
     * What the message is.
     * @constant
     */
    type: "attached";
    /** The session. */
    session: TerminalSession;
    /**
     * The host that runs the terminal, unless it is gone; another one has other positions.
     * @example process_01ke3v7s9x4t2m8r6d0w5hq9nz
     */
    generation?: string;
    /** The size of the terminal. */
    size: TerminalSize;
    /** Whether this viewer types. */
    mode: TerminalMode;
    /** The id of this viewer. */
    viewerId: Id;
}

/** Whether the process that runs the terminal answers: sent when it has answered nothing for a while, and when it answers again. */
export interface TerminalHost {
    /**
     * What the message is.
     * @constant
     */
    type: "host";
    /** Since when it has answered nothing: the program goes on, and what is typed waits. Absent when it answers. */
    lateSince?: Timestamp;
}

/** The program has ended; all its output was sent before. */
export interface TerminalExited {
    /**
     * What the message is.
     * @constant
     */
    type: "exited";
    /** The exit code of the program; absent while it is running. */
    exitCode?: number;
    /** The number of the signal that ended the program. */
    signal?: number;
}

/** The output between two positions is no longer retained, or was not sent: what the client shows is replaced by the snapshot that follows. */
export interface TerminalGap {
    /**
     * What the message is.
     * @constant
     */
    type: "gap";
    /** The position of the first byte that is missing. */
    from: TerminalPosition;
    /** The position after the last byte that is missing. */
    to: TerminalPosition;
}

/** The terminal has another size. */
export interface TerminalResized {
    /**
     * What the message is.
     * @constant
     */
    type: "resized";
    cols: Columns;
    rows: Rows;
}

/** Who watches, whenever that changes or another viewer takes the size. */
export interface TerminalViewers {
    /**
     * What the message is.
     * @constant
     */
    type: "viewers";
    /** The viewers, oldest first. */
    viewers: TerminalViewer[];
}

/** The last message of a connection. */
export interface TerminalEnded {
    /**
     * What the message is.
     * @constant
     */
    type: "ended";
    /**
     * Why: after `shutting_down`, `too_slow` and `failed`, connect again with the `cursor`.
     * @enum {string}
     */
    reason: "exited" | "lost" | "shutting_down" | "credential_ended" | "sharing_ended" | "too_slow" | "failed";
    /** The position after the last output that was sent. */
    cursor?: TerminalPosition;
}

/** A message of the client was refused; the connection stays open. */
export interface TerminalError {
    /**
     * What the message is.
     * @constant
     */
    type: "error";
    error: Error;
}

/** The answer to a `ping`. */
export interface TerminalPong {
    /**
     * What the message is.
     * @constant
     */
    type: "pong";
}

/** A connection to a terminal session. */
export interface TerminalViewer {
    /** The id of the viewer. */
    id: Id;
    /** Who watches. */
    user: Actor;
    mode: TerminalMode;
    /**
     * Whether only this viewer resizes the terminal.
     * @example false
     */
    holdsSize: boolean;
    /** When the viewer connected. */
    connectedAt: Timestamp;
}

export interface TerminalViewerListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The viewers of a terminal session. */
    data: {
        /** The viewers, oldest first. */
        viewers: TerminalViewer[];
    };
}

/** What stands on a terminal. */
export interface TerminalScreen {
    /**
     * The lines from the top, without spaces at their ends and empty lines at the end.
     * @example [
     *       "$ ls",
     *       "plan.md",
     *       "$"
     *     ]
     */
    lines: string[];
    cols: Columns;
    rows: Rows;
    /**
     * The line of the cursor, counted from 0.
     * @example 2
     */
    cursorRow: number;
    /**
     * The column of the cursor, counted from 0.
     * @example 2
     */
    cursorColumn: number;
    /** The byte position in the output up to which the screen is drawn. */
    offset: TerminalPosition;
    /**
     * The title that the program has set.
     * @example plan.md
     */
    title?: string;
}

export interface TerminalScreenAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The screen of a terminal session. */
    data: {
        /** The screen. */
        screen: TerminalScreen;
    };
}

/** A signal for the program on a terminal. */
export interface TerminalSignal {
    /** The id of the terminal session. */
    sessionId: Id;
    /**
     * The name of the signal.
     * @example SIGINT
     * @enum {string}
     */
    signal: "SIGINT" | "SIGTERM" | "SIGHUP" | "SIGQUIT" | "SIGKILL" | "SIGTSTP" | "SIGCONT" | "SIGUSR1" | "SIGUSR2";
}

/** The program to run on a terminal. */
export interface TerminalExecInput {
    /**
     * The program and its arguments.
     * @example [
     *       "npm",
     *       "test"
     *     ]
     */
    command: string[];
    /** The working directory, relative to the project folder; the project folder by default. */
    cwd?: FilePath;
    cols?: Columns;
    rows?: Rows;
    /**
     * Whether other callers may use the session.
     * @default false
     * @example false
     */
    isShared?: boolean;
    /**
     * How long to wait for the end of the program, in milliseconds; then it goes on.
     * @default 60000
     * @example 60000
     */
    timeoutMs?: number;
    /**
     * How much of the output to return, in bytes: its beginning and its end, half each.
     * @default 32768
     * @example 32768
     */
    outputBytesMax?: number;
    runsOn?: RunsOn;
}

/** How a program ended, and what it printed. */
export interface TerminalExec {
    /** The id of the terminal session. */
    sessionId: Id;
    state: TerminalState;
    /** The exit code of the program; absent while it is running. */
    exitCode?: number;
    /** The number of the signal that ended the program. */
    signal?: number;
    /**
     * The output without control sequences, as UTF-8; where it was cut, a line says how much is missing.
     * @example ready
     */
    output: string;
    /**
     * Whether output is missing in the middle.
     * @example false
     */
    isCut: boolean;
    /** The byte position in the output at which to continue. */
    nextOffset: TerminalPosition;
}

export interface TerminalExecAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** What became of the program. */
    data: {
        /** The result. */
        result: TerminalExec;
    };
}

/** For what to wait. */
export interface TerminalWaitInput {
    /** The id of the terminal session. */
    sessionId: Id;
    /** What ends the wait: the first of these that comes. */
    until: {
        /**
         * A text that is printed.
         * @example ready
         */
        text?: string;
        /**
         * That nothing is printed for so many milliseconds.
         * @example 2000
         */
        silenceMs?: number;
        /**
         * That the program ends.
         * @example true
         * @constant
         */
        exit?: true;
    };
    /** The byte position in the output from which to look. */
    offset?: TerminalPosition;
    /**
     * How long to wait, in milliseconds.
     * @default 30000
     * @example 30000
     */
    timeoutMs?: number;
}

/** What happened on a terminal. */
export interface TerminalWait {
    /**
     * What ended the wait; `timeout` is that the time was over.
     * @example text
     * @enum {string}
     */
    outcome: "text" | "silence" | "exit" | "timeout";
    state: TerminalState;
    /** The exit code of the program; absent while it is running. */
    exitCode?: number;
    /** The number of the signal that ended the program. */
    signal?: number;
    /** The byte position after the text, or after all output so far. */
    nextOffset: TerminalPosition;
}

export interface TerminalWaitAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** What happened. */
    data: {
        /** The result. */
        result: TerminalWait;
    };
}

/**
 * A mail folder.
 * @example inbox
 * @enum {string}
 */
export type MailFolder = "inbox" | "read" | "sent";

/**
 * An address in the form `display name <address>`.
 * @example Ada <ada@example.org>
 */
export type Address = string;

/** A list of addresses. */
export type Addresses = Address[];

/** A parsed email. */
export interface Email {
    /**
     * The id of the email in its folder.
     * @example welcome
     */
    id: string;
    /**
     * A hash of the email's content, the same in every folder.
     * @example em_9f86d081884c7d659a2feaa0c55ad015
     */
    emailId: string;
    /** The sender. */
    from: Address;
    /** The recipients. */
    to: Addresses;
    /** The subject. */
    subject: string;
    /** The recipients of a copy. */
    cc: Addresses;
    /** The recipients of a blind copy. */
    bcc: Addresses;
    /**
     * The Message-ID header.
     * @example <welcome@example.org>
     */
    messageId: string;
    /** The attachments. */
    attachments: EmailAttachment[];
    /** When the email arrived. */
    receivedAt: Timestamp;
    /** The text of the email. */
    content: string;
}

/** An attachment of an email. */
export interface EmailAttachment {
    /**
     * The id of the attachment in the email.
     * @example 1
     */
    id: string;
    /**
     * The filename that the sender gave.
     * @example plan.pdf
     */
    filename?: string;
    /**
     * The media type that the sender declared.
     * @example application/pdf
     */
    contentType: string;
    /**
     * Whether the sender meant the part as an attachment or for display in the text.
     * @enum {string}
     */
    contentDisposition?: "attachment" | "inline";
    /**
     * The Content-ID header, which the HTML text uses to refer to the part.
     * @example <logo@example.org>
     */
    contentId?: string;
}

/** An email without its text. */
export interface EmailSummary {
    /**
     * The id of the email in its folder.
     * @example welcome
     */
    id: string;
    /** The folder of the email. */
    folder: MailFolder;
    /** The sender. */
    from: Address;
    /** The first 100 recipients. */
    to: Address[];
    /** The subject. */
    subject: string;
    /** The start of the text. */
    snippet?: string;
    /** When the email arrived. */
    receivedAt: Timestamp;
    /** The size in bytes. */
    size: number;
    /** The number of attachments. */
    attachmentCount: number;
    /** The task that was created from the email. */
    taskId?: string;
    /** Why the email could not be parsed. */
    problem?: string;
}

export interface EmailSummaryAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The email in its new folder. */
    data: {
        /** The email. */
        message: EmailSummary;
    };
}

export interface EmailListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of emails. */
    data: {
        /** The emails, newest first. */
        messages: EmailSummary[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface MailFolderListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The folders. */
    data: {
        /** The mail folders. */
        folders: {
            /** The name of the folder. */
            name: MailFolder;
            /** The number of emails in the folder. */
            count: number;
        }[];
    };
}

/**
 * An address in the form `address` or `display name <address>`.
 * @example Ada <ada@example.org>
 */
export type Recipient = string;

/** A list of recipients. */
export type Recipients = Recipient[];

/** An email to send. */
export interface EmailInput {
    /** The recipients. */
    to: Recipient[];
    /** The recipients of a copy. */
    cc?: Recipients;
    /** The recipients of a blind copy. */
    bcc?: Recipients;
    /** The address to which replies go. */
    replyTo?: Recipient;
    /** The subject. */
    subject: string;
    /** The plain text. */
    content: string;
    /** The same text as HTML. */
    html?: string;
    /**
     * The messageId of the email to which this one replies.
     * @example <welcome@example.org>
     */
    inReplyTo?: string;
    /** The filenames of uploaded files to attach. */
    attachments?: string[];
}

/** A raw message to deliver. */
export interface DeliveryInput {
    /** The raw message. */
    source: string;
    /**
     * The encoding of `source`; use base64 for a message that is not UTF-8.
     * @default utf8
     * @enum {string}
     */
    encoding?: "utf8" | "base64";
}

/** Where to move the email. */
export interface EmailMoveInput {
    /** The new folder. */
    folder: MailFolder;
}

/** Fields of the new task. */
export interface EmailTaskInput {
    priority?: Priority;
    tags?: NewTags;
}

export interface EmailAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The new email. */
    data: {
        /** The email. */
        message: Email;
    };
}

/** A document for agents. */
export interface ContextDocument {
    /**
     * The name of the file.
     * @example role.md
     */
    filename: string;
    /** The front matter. */
    metadata: {
        [key: string]: unknown;
    };
    /** The Markdown text without the front matter. */
    content: string;
    /**
     * The title from the front matter, else the first heading, else the filename.
     * @example Developer
     */
    title: string;
}

export interface RoleContextAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** An empty object. */
    data: Record<string, never>;
    /** The role document. */
    document: ContextDocument;
}

/** The text of a document. */
export interface ContextInput {
    /**
     * Markdown with front matter, as it is in the file.
     * @example ---
     *     title: Conventions
     *     pinned: true
     *     ---
     *
     *     Write small functions.
     */
    content: string;
}

/** A document for agents, as a file of the project. */
export interface ContextFile {
    /**
     * The name of the file.
     * @example conventions.md
     */
    filename: string;
    /**
     * The title from the front matter, else the first heading, else the filename.
     * @example Conventions
     */
    title: string;
    /** The front matter. */
    metadata: {
        [key: string]: unknown;
    };
    /** The Markdown text without the front matter. */
    content: string;
    /** The text of the file, front matter included, as `putContextDocument` takes it. */
    source: string;
    /** Whether the front matter says `pinned: true`. */
    isPinned: boolean;
    /** The size of the file in bytes. */
    size: number;
    /** When the file was saved. */
    updatedAt: Timestamp;
}

/** A document for agents without its content. */
export interface ContextFileSummary {
    /**
     * The name of the file.
     * @example conventions.md
     */
    filename: string;
    /**
     * The title.
     * @example Conventions
     */
    title: string;
    /** Whether the front matter says `pinned: true`. */
    isPinned: boolean;
    /** The size of the file in bytes. */
    size: number;
    /** When the file was saved. */
    updatedAt: Timestamp;
    /** Why the document cannot be read. */
    problem?: string;
}

export interface ContextDocumentAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The document. */
    data: {
        /** The document. */
        document: ContextFile;
    };
}

export interface ContextDocumentListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of documents. */
    data: {
        /** The documents, by name. */
        documents: ContextFileSummary[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/**
 * A part of the context: `agents` is `AGENTS.md`, `catalogue` names the skills, and `skills` has those that match.
 * @example task
 * @enum {string}
 */
export type ContextPart = "role" | "agents" | "task" | "documents" | "catalogue" | "skills" | "knowledge";

/** What the context is for. */
export interface ContextBuildInput {
    /**
     * The number of tokens that the text may have at most.
     * @example 4000
     */
    budgetTokens: number;
    /** The task to be done. */
    taskId?: Id;
    /** A chat, whose task and title count where `taskId` and `query` are absent. */
    chatId?: Id;
    /**
     * What skills and knowledge are searched for; the text of the task by default.
     * @example write the notes of a release
     */
    query?: string;
    /**
     * The parts to include, all by default. Their order is always the same.
     * @example [
     *       "role",
     *       "task"
     *     ]
     */
    parts?: ContextPart[];
}

/** A text that was considered. */
export interface ContextSource {
    /**
     * What it is.
     * @enum {string}
     */
    kind: "role" | "agents" | "task" | "plan" | "comment" | "document" | "catalogue" | "skill" | "knowledge";
    /**
     * The id, name or filename.
     * @example conventions.md
     */
    id: string;
    /**
     * The version, revision or digest; absent where nothing was read.
     * @example 3
     */
    revision?: string;
    /**
     * Whether others than users of this service wrote it, as far as is known; absent otherwise.
     * @example true
     */
    isFromOutside?: boolean;
    /** The tokens that it takes in the text, its heading and markers among them. */
    tokens: number;
    /**
     * How much of it is in the text.
     * @enum {string}
     */
    included: "full" | "partial" | "dropped";
    /** Why it is not whole. */
    reason?: string;
}

/** The context for an agent. */
export interface BuiltContext {
    /** The text. */
    content: string;
    /** The number of tokens of the text. */
    tokens: number;
    /**
     * How the tokens were counted.
     * @enum {string}
     */
    method: "estimate";
    /** What was considered, in the order of the text. */
    sources: ContextSource[];
}

export interface BuiltContextAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The context. */
    data: BuiltContext;
}

/** The configuration from `gantry.json`. */
export interface ProjectConfig {
    /**
     * The name of the project.
     * @example gantry
     */
    name: string;
    /** The skill that agents use by default. */
    defaultSkill: string;
    /** The AI model that agents use by default. */
    aiModel: string;
    /** The model that makes the vectors of the knowledge, if one is set. */
    embeddingModel?: string;
    /** MCP servers by name, in the format of `.mcp.json`. */
    mcpServers: {
        [key: string]: unknown;
    };
    /** Agents that can be the backend of a chat, by name: each a `command` with `args`, `env` and `cwd` that speaks the Agent Client Protocol. */
    agents?: {
        [key: string]: unknown;
    };
    /** Settings of the platform on which the project runs. */
    platform: {
        [key: string]: unknown;
    };
    /** Commands by name. */
    scripts: {
        [key: string]: unknown;
    };
}

/** The keys of `gantry.json` to change, with their new values; `null` removes a key, and objects are merged. */
export interface ConfigPatch {
    [key: string]: unknown;
}

export interface ConfigAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The configuration. */
    data: {
        /** The configuration. */
        config: ProjectConfig;
    };
}

/** The commands to approve. */
export interface ApprovalInput {
    hash: ApprovalHash;
}

/** The SHA-256 hash of the commands. */
export type ApprovalHash = string;

/** The commands that the project's files name, and whether they are approved. */
export interface Approval {
    hash: ApprovalHash;
    /** Whether these commands may run. */
    approved: boolean;
    /** The commands. */
    commands: {
        /**
         * The file that names the command.
         * @example gantry.json
         */
        source: string;
        /**
         * The setting that names the command.
         * @example mcpServers.everything
         */
        name: string;
        /**
         * The command with its arguments.
         * @example npx -y @modelcontextprotocol/server-everything
         */
        command: string;
    }[];
}

export interface ApprovalAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The commands and their approval. */
    data: {
        /** The commands and their approval. */
        approval: Approval;
    };
}

/** The configuration of a Gantry project. */
export interface ConfigFile {
    /** The schema of this file, for editors. */
    $schema?: string;
    /** The name of the project; that of its folder by default. */
    name?: string;
    /** The skill that agents use by default. */
    defaultSkill?: string;
    /** The AI model that agents use by default, as provider/model. */
    aiModel?: string;
    /** The model that makes the vectors of the knowledge, as provider/model. */
    embeddingModel?: string;
    /** MCP servers by name. Without this key, those of .mcp.json are used. */
    mcpServers?: {
        [key: string]: ConfigMcpServer;
    };
    /** Agents that can be the backend of a chat, by name. */
    agents?: {
        [key: string]: AgentConfig;
    };
    /** Settings of the platform on which the project runs. */
    platform?: {
        [key: string]: unknown;
    };
    /** Shell commands by name. A dollar sign and `{secret:NAME}` stand for a secret, with `{env:NAME}` for a variable. */
    scripts?: {
        [key: string]: string;
    };
    /** How many calls one credential may make in a minute. */
    rateLimit?: number | "off";
    /** How mail comes in and goes out. */
    mail?: {
        smtp?: IncomingMailConfig;
        outgoing?: OutgoingMailConfig;
    };
    sandbox?: SandboxConfig;
    workspaces?: WorkspacesConfig;
}

/** An MCP server, as `gantry.json` and `.mcp.json` name it. */
export type ConfigMcpServer = McpServerEntry;

/** What the service reads of `.mcp.json`, which belongs to other programs too. Some of them write `servers`. */
export interface McpFile {
    /** MCP servers by name. */
    mcpServers?: {
        [key: string]: ConfigMcpServer;
    };
    /** MCP servers by name. */
    servers?: {
        [key: string]: ConfigMcpServer;
    };
}

/** A program that speaks the Agent Client Protocol on its standard input and output. */
export interface AgentConfig {
    /** The program to start. */
    command: string;
    /** The arguments of the program. */
    args?: string[];
    /** Environment variables; a value can refer to a secret or a variable by a dollar sign and `{secret:NAME}` or `{env:NAME}`. */
    env?: {
        [key: string]: string;
    };
    /** The working folder of the program, relative to the project. */
    cwd?: string;
    runsOn?: RunsOn;
    /** The mode in which it works, instead of the strictest that it offers. */
    mode?: string;
    /** Which operations are its tools: `compact`, three tools for all of them, or sets as in `/mcp?tools=`. By default, `default`. */
    toolSets?: string;
    /**
     * How long its process is kept after a turn, for the next turn of the same chat. With 0, each turn starts a process.
     * @default 300
     */
    idleSeconds?: number;
    /**
     * How long it may take to stop when it is interrupted; then its process is ended.
     * @default 0.8
     */
    cancelSeconds?: number;
}

/** Where mail is taken by SMTP, and for whom. */
export interface IncomingMailConfig {
    /** The port. */
    port: number;
    /** The address to listen on, 127.0.0.1 by default. */
    host?: string;
    /** The domains for which mail is received. */
    domains: string[];
    /** The size of a message in bytes. */
    bytesMax?: number;
}

/** Through which server mail is sent, and as whom. */
export interface OutgoingMailConfig {
    /** The name of the server. */
    host: string;
    /** The port. */
    port: number;
    /** True uses TLS from the first byte, false permits a connection without TLS where the server has none; by default only this machine may do without. */
    secure?: boolean;
    /** The sender, such as "Gantry <gantry@example.org>". */
    from: string;
}

/** How the sandbox of commands, terminals and MCP servers differs from the default. */
export interface SandboxConfig {
    /** False leaves the loopback interface alone. */
    network?: boolean;
    /** Paths that commands can read and not write, relative to the project. */
    readOnlyPaths?: string[];
    /** The memory of one process in bytes. */
    memoryBytes?: number;
}

/** Whether tasks and chats get workspaces by themselves. */
export interface WorkspacesConfig {
    /** True makes a workspace for the first command, terminal or agent turn of a task or chat; false by default. */
    isAutomatic?: boolean;
    /** The branch, tag or commit to begin with; the current commit by default. */
    ref?: GitRevision;
}

/** The JSON Schema of `gantry.json`. */
export interface ConfigSchema {
    [key: string]: unknown;
}

export interface ConfigSchemaAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The schema. */
    data: {
        /** The schema. */
        schema: ConfigSchema;
    };
}

/** The text to check. */
export interface ConfigValidationInput {
    /**
     * The text of the file; that on disk by default.
     * @example {"scripts": {"test": "npm test"}}
     */
    content?: string;
    /** The file that has the text, gantry.json by default. */
    file?: ConfigFileName;
}

/**
 * A file of the configuration.
 * @example gantry.json
 * @enum {string}
 */
export type ConfigFileName = "gantry.json" | ".mcp.json";

/** A mistake in a file of the configuration. */
export interface ConfigFinding {
    /**
     * An error stops the start; a warning is of what fails later, when it is used.
     * @enum {string}
     */
    severity: "error" | "warning";
    file: ConfigFileName;
    /**
     * The value, as a JSON pointer (RFC 6901); empty for the whole file.
     * @example /scripts/test
     */
    path: string;
    /** The line, counted from 1. */
    line: number;
    /** The column, counted from 1 in UTF-16 code units. */
    column: number;
    /**
     * The rule that is broken.
     * @example unknownKey
     */
    rule: string;
    /** What is wrong and what is accepted. */
    message: string;
}

/** What is wrong with a configuration. */
export interface ConfigValidation {
    /** Whether there is no error; warnings do not count. */
    isValid: boolean;
    /** Everything that is wrong, in the order of the text. */
    findings: ConfigFinding[];
}

export interface ConfigValidationAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** What is wrong. */
    data: ConfigValidation;
}

/** A state of `gantry.json`. */
export interface ConfigRevision {
    /** The number of the revision, counted from 1. */
    revision: number;
    /** When this state began. */
    createdAt: Timestamp;
    /** The user who made it, or `file` for a change by hand. */
    createdBy: Actor;
    /**
     * The keys that differ from the previous revision.
     * @example [
     *       "scripts"
     *     ]
     */
    keys: string[];
    /** The revision that was restored, if this revision is the result of a restore. */
    restoredFrom?: number;
}

export interface ConfigRevisionAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The revision and its configuration. */
    data: {
        /** The revision. */
        revision: ConfigRevision;
        /** The configuration of that time. */
        config: ProjectConfig;
    };
}

export interface ConfigRevisionListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of revisions. */
    data: {
        /** The revisions, newest first. */
        revisions: ConfigRevision[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** How a script is run. */
export interface ScriptRunInput {
    /**
     * The arguments.
     * @example [
     *       "--all"
     *     ]
     */
    arguments?: string[];
    /** Seconds after which the script is ended, 300 by default. */
    timeoutSeconds?: number;
}

/**
 * The name of a secret: letters, digits, `_`, `.` and `-`.
 * @example API_KEY
 */
export type SecretName = string;

/** The value of a secret. */
export interface SecretInput {
    /** The value. */
    value: string;
}

/** A secret without its value. */
export interface Secret {
    name: SecretName;
    /** When the secret was created. */
    createdAt: Timestamp;
    /** When the value was last set. */
    updatedAt: Timestamp;
}

export interface SecretListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The names of the secrets. */
    data: {
        /** The secrets, by name. */
        secrets: Secret[];
    };
}

export interface SecretPutAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The secret without its value. */
    data: {
        /** The secret. */
        secret: Secret;
    };
}

/**
 * A hash of the content: the first 52 bits of its SHA-256, as in the ETag. `If-Match` takes it in quotes.
 * @example 1827364554637281
 */
export type FileVersion = number;

/**
 * The size of the file, in bytes.
 * @example 17
 */
export type FileSize = number;

/**
 * How `content` encodes the bytes.
 * @example utf8
 * @enum {string}
 */
export type FileEncoding = "utf8" | "base64";

/** What has a path in the project. */
export interface FileEntry {
    path: FilePath;
    /**
     * Whether it is a regular file, a folder, a symbolic link, or something else, such as a socket.
     * @example file
     * @enum {string}
     */
    type: "file" | "folder" | "link" | "other";
    /** The size in bytes; 0 unless it is a file. */
    size: FileSize;
    /** When the content of a file was last changed. */
    modifiedAt?: Timestamp;
}

/** What has changed, as it is now. */
export interface WatchedFile {
    path: FilePath;
    /**
     * Whether it is there.
     * @example changed
     * @enum {string}
     */
    change: "changed" | "deleted";
    /**
     * What it is; absent when it is deleted.
     * @enum {string}
     */
    type?: "file" | "folder" | "link" | "other";
    /** The size of a file in bytes. */
    size?: FileSize;
    /** When the content of a file was last changed. */
    modifiedAt?: Timestamp;
}

/** The `data` of an event: `ready` has `folders`, `changes` has `changes`, `rescan` and `end` have the `reason`. */
export interface FileWatchEvent {
    /** How many folders are watched. */
    folders?: number;
    /** What has changed, each path once. */
    changes?: WatchedFile[];
    /**
     * Why to list the files again, or why the stream ends.
     * @enum {string}
     */
    reason?: "too_many_changes" | "ignore_rules_changed" | "removed" | "watch_unavailable" | "interrupted" | "too_slow" | "credential_ended" | "shutting_down";
}

export interface FileListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of files. */
    data: {
        /** The files of this page, by path. */
        files: FileEntry[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** A file of the project, or a part of it. */
export interface ProjectFile {
    path: FilePath;
    /**
     * The content of the part.
     * @example # Plan
     */
    content: string;
    encoding: FileEncoding;
    /**
     * The first line of the part; absent without text.
     * @example 1
     */
    startLine?: number;
    /**
     * The last line of the part, which may be cut; absent without text.
     * @example 40
     */
    endLine?: number;
    /**
     * The lines of the whole file; absent without text.
     * @example 40
     */
    totalLines?: number;
    /**
     * The byte position of the part.
     * @example 0
     */
    offset: number;
    /**
     * The byte position of the next part; absent where the part ends with the file.
     * @example 65536
     */
    nextOffset?: number;
    /** The size of the whole file, in bytes. */
    size: FileSize;
    version: FileVersion;
}

export interface FileAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The file. */
    data: {
        /** The file. */
        file: ProjectFile;
    };
}

/**
 * A line, without its end.
 * @example # Plan
 */
export type FileLine = string;

/** A line that was found. */
export interface FileMatch {
    path: FilePath;
    /**
     * The number of the line, counted from 1.
     * @example 1
     */
    line: number;
    /**
     * Where the first match begins in the line, in UTF-16 units.
     * @example 3
     */
    column: number;
    /** The line, or 500 characters of it around the match. */
    text: FileLine;
    /**
     * The lines before it.
     * @example []
     */
    before?: FileLine[];
    /**
     * The lines after it.
     * @example []
     */
    after?: FileLine[];
}

export interface FileMatchesAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of matches. */
    data: {
        /** The matches of this page, by path and line. */
        matches: FileMatch[];
        /** How many text files this page skipped because they are too large or could not be read. */
        skippedFiles: number;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** The whole content of a file. */
export interface FileWriteInput {
    path: FilePath;
    /**
     * The content, at most 4 MiB.
     * @example # Plan
     */
    content: string;
    /** How `content` encodes the bytes; by default utf8. */
    encoding?: FileEncoding;
    /** By default the project folder. */
    workspaceId?: Id;
}

/** An exact replacement. */
export interface FileEdit {
    /**
     * The text to be replaced, exactly as it stands in the file.
     * @example # Plan
     */
    oldText: string;
    /**
     * What takes its place.
     * @example # The plan
     */
    newText: string;
    /**
     * Whether the text may stand at several places, all of which are replaced.
     * @example false
     */
    isEverywhere?: boolean;
}

/** Replacements in one file. */
export interface FileEditInput {
    path: FilePath;
    /** The replacements, in the order in which they are made. */
    edits: FileEdit[];
    /** By default the project folder. */
    workspaceId?: Id;
}

/** The version that a file must have. */
export interface ExpectedVersion {
    path: FilePath;
    /** Its version as it was read; 0 for a file that must not exist. */
    version: FileVersion;
}

/** A diff of files. */
export interface FilePatchInput {
    /**
     * A unified diff, as `git diff` writes it; paths may begin with a/ and b/.
     * @example --- a/docs/plan.md
     *     +++ b/docs/plan.md
     *     @@ -1 +1 @@
     *     -# Plan
     *     +# The plan
     */
    patch: string;
    /** The versions that files of the patch must have. */
    versions?: ExpectedVersion[];
    /** By default the project folder. */
    workspaceId?: Id;
}

/** Another path of a file. */
export interface FileMoveInput {
    path: FilePath;
    /**
     * The path that the file gets.
     * @example docs/the-plan.md
     */
    newPath: FilePath;
    /** By default the project folder. */
    workspaceId?: Id;
}

/** A file of the project, without its content. */
export interface FileState {
    path: FilePath;
    size: FileSize;
    version: FileVersion;
}

export interface FileStateAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The file. */
    data: {
        /** The file. */
        file: FileState;
    };
}

/** A file that a patch changed. */
export interface PatchedFile {
    path: FilePath;
    /**
     * The previous path of a renamed file.
     * @example docs/old-plan.md
     */
    oldPath?: FilePath;
    /**
     * What was done; none where the file had this content already.
     * @example replace
     * @enum {string}
     */
    action: "create" | "replace" | "rename" | "delete" | "none";
    /** The size in bytes; absent for a deleted file. */
    size?: FileSize;
    /** Its version now; absent for a deleted file. */
    version?: FileVersion;
}

export interface PatchedFilesAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The files that were changed. */
    data: {
        /** The files, in the order of the patch. */
        files: PatchedFile[];
    };
}

/**
 * The id of an object in the repository.
 * @example 9fceb02d0ae598e95dc970b74767f19372d61af8
 */
export type GitOid = string;

/**
 * A name of a commit: an id, a branch, a tag or `HEAD`, with `~` and `^`.
 * @example HEAD~1
 */
export type GitRevision = string;

/**
 * The path of a file, from the top of the repository.
 * @example src/main.ts
 */
export type GitFilePath = string;

/**
 * How a file differs.
 * @example modified
 * @enum {string}
 */
export type GitChange = "unmodified" | "modified" | "added" | "deleted" | "renamed" | "copied" | "type_changed" | "unmerged" | "untracked";

/** The state of the working tree. */
export interface GitStatus {
    /** The current branch; null if HEAD is detached. */
    branch: string | null;
    /** The current commit; null before the first one. */
    head: string | null;
    /**
     * The branch that the current branch follows.
     * @example origin/main
     */
    upstream?: string;
    /** The number of commits that the upstream lacks. */
    ahead: number;
    /** The number of commits of the upstream that the branch lacks. */
    behind: number;
    /** The files that differ, by path. */
    files: GitStatusFile[];
    /** Whether files were left out. */
    isTruncated: boolean;
}

/** A file that differs from the last commit, or from the index. */
export interface GitStatusFile {
    /**
     * The path of the file.
     * @example src/main.ts
     */
    path: string;
    /** The former path of a renamed or copied file. */
    oldPath?: string;
    /** How the index differs from the last commit. */
    index: GitChange;
    /** How the working tree differs from the index. */
    worktree: GitChange;
}

export interface GitStatusAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The status. */
    data: {
        /** The status. */
        status: GitStatus;
    };
}

/** The changes of one file. */
export interface GitDiffFile {
    /**
     * The path of the file.
     * @example src/main.ts
     */
    path: string;
    /** The former path of a renamed or copied file. */
    oldPath?: string;
    /** How the file changed. */
    change: GitChange;
    /** The number of added lines; 0 for a binary file. */
    additions: number;
    /** The number of deleted lines; 0 for a binary file. */
    deletions: number;
    /** The changes as a unified diff; empty for a binary or unmerged file. */
    patch: string;
    /** Whether the content is not text. */
    isBinary: boolean;
    /** Whether the patch was cut. */
    isTruncated: boolean;
    /**
     * Present where a side is a pointer of Git LFS, which the patch shows.
     * @constant
     */
    isLfsPointer?: true;
}

export interface GitDiffAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The diff. */
    data: {
        /** The files that differ, by path. */
        files: GitDiffFile[];
        /** Whether files were left out. */
        isTruncated: boolean;
    };
}

/** Who wrote a commit, and when. */
export interface GitSignature {
    /**
     * The name.
     * @example Ada
     */
    name: string;
    /**
     * The email address, as it stands in the commit.
     * @example ada@example.org
     */
    email: string;
    /** The time, as it stands in the commit. */
    createdAt: Timestamp;
}

/** A commit. */
export interface GitCommit {
    /** The id of the commit. */
    oid: GitOid;
    /**
     * The message; a longer one is cut.
     * @example Add the main loop
     */
    message: string;
    /** Who wrote the change. */
    author: GitSignature;
    /** Who made the commit. */
    committer: GitSignature;
    /** The parents of the commit; none for the first commit, several for a merge. */
    parents: GitOid[];
}

export interface GitCommitAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The commit. */
    data: {
        /** The commit. */
        commit: GitCommit;
    };
}

export interface GitCommitListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of commits. */
    data: {
        /** The commits of this page, newest first. */
        commits: GitCommit[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** A file at a commit. */
export interface GitBlob {
    /**
     * The path of the file.
     * @example src/main.ts
     */
    path: string;
    /** The id of the commit. */
    commit: GitOid;
    /** The id of the content. */
    oid: GitOid;
    /** The size of the file, in bytes. */
    size: number;
    /**
     * How `content` encodes the bytes; base64 for a binary file.
     * @enum {string}
     */
    encoding: "utf8" | "base64";
    /** The content, at most its first MiB. */
    content: string;
    /** Whether the content is not UTF-8 text. */
    isBinary: boolean;
    /** Whether the content was cut. */
    isTruncated: boolean;
    /**
     * Present where the content is a pointer of Git LFS.
     * @constant
     */
    isLfsPointer?: true;
    /** The size of the file that the pointer stands for, in bytes. */
    lfsSize?: number;
}

export interface GitBlobAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The file. */
    data: {
        /** The file. */
        blob: GitBlob;
    };
}

/** A local branch. */
export interface GitBranch {
    /**
     * The name of the branch.
     * @example main
     */
    name: string;
    /** The commit to which the branch points. */
    oid: GitOid;
    /**
     * The branch that it follows.
     * @example origin/main
     */
    upstream?: string;
    /** Whether it is checked out in the project folder. */
    isCurrent: boolean;
}

export interface GitBranchListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of branches. */
    data: {
        /** The branches of this page, by name. */
        branches: GitBranch[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** A tag. */
export interface GitTag {
    /**
     * The name of the tag.
     * @example v1.0.0
     */
    name: string;
    /** The object to which the tag points: a commit or, if it is annotated, a tag object. */
    oid: GitOid;
    /** The commit that it names; absent if it names something else. */
    commit?: GitOid;
    /** Whether it has a message, a tagger and a time. */
    isAnnotated: boolean;
    /**
     * The message of an annotated tag; a longer one is cut.
     * @example The first release
     */
    message?: string;
    /** Who made an annotated tag. */
    tagger?: GitSignature;
}

export interface GitTagAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The tag. */
    data: {
        /** The tag. */
        tag: GitTag;
    };
}

export interface GitTagListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of tags. */
    data: {
        /** The tags of this page, by name. */
        tags: GitTag[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** A new tag. */
export interface NewTag {
    /**
     * The name of the tag.
     * @example v1.1.0
     */
    name: string;
    /** The commit; the current one by default. */
    target?: GitRevision;
    /**
     * The message of an annotated tag.
     * @example The first release
     */
    message?: string;
}

/** An entry of a folder in a commit. */
export interface GitTreeEntry {
    /**
     * The path, from the top of the repository.
     * @example src/main.ts
     */
    path: string;
    /**
     * What the entry is.
     * @example file
     * @enum {string}
     */
    type: "file" | "link" | "folder" | "submodule";
    /**
     * The mode that git stores.
     * @example 100644
     * @enum {string}
     */
    mode: "100644" | "100755" | "120000" | "040000" | "160000";
    /** The id of the content. */
    oid: GitOid;
    /** The size of a file or a link, in bytes. */
    size?: number;
}

export interface GitTreeListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of a folder. */
    data: {
        /** The id of the commit. */
        commit: GitOid;
        /** The entries of this page, by path. */
        entries: GitTreeEntry[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** Lines that one commit wrote. */
export interface GitBlameRange {
    /** The number of the first line, from 1. */
    startLine: number;
    /** The number of the first line in that commit. */
    originalLine: number;
    /**
     * The path of the file in that commit.
     * @example src/main.ts
     */
    originalPath: string;
    /** The id of the commit. */
    oid: GitOid;
    /** Who wrote the lines. */
    author: GitSignature;
    /**
     * The first line of the message.
     * @example Add the main loop
     */
    subject: string;
    /** The lines; a longer one is cut. */
    lines: string[];
}

export interface GitBlameAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The blame of the file. */
    data: {
        /** The id of the commit. */
        commit: GitOid;
        /** The lines, in order. */
        ranges: GitBlameRange[];
        /** The first line that was left out; absent at the end. */
        nextLine?: number;
    };
}

/** Local changes that were put aside. */
export interface GitStash {
    /** The id of the stash, which is that of its commit. */
    id: GitOid;
    /** When it was made. */
    createdAt: Timestamp;
    /**
     * The message; without one, that of the commit.
     * @example Half of the loop
     */
    message: string;
    /**
     * The branch on which it was made.
     * @example main
     */
    branch?: string;
    /** The commit that was the current one. */
    baseOid: GitOid;
}

export interface GitStashAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The stash. */
    data: {
        /** The stash. */
        stash: GitStash;
    };
}

export interface GitStashListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of stashes. */
    data: {
        /** The stashes of this page, newest first. */
        stashes: GitStash[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** A new stash. */
export interface NewStash {
    /**
     * The message, one line.
     * @example Half of the loop
     */
    message?: string;
    /**
     * Whether new files are put aside too.
     * @example true
     */
    includeUntracked?: boolean;
    /** By default the project folder. */
    workspaceId?: Id;
}

/** How a stash is applied. */
export interface StashInput {
    /**
     * Whether to delete it then.
     * @example true
     */
    drop?: boolean;
    /** By default the project folder. */
    workspaceId?: Id;
}

/** A new workspace. */
export interface NewWorkspace {
    /** The task whose programs work in it. */
    taskId?: Id;
    /** The chat whose agent works in it; not beside a task. */
    chatId?: Id;
    /** The commit to begin with; by default the current one of the project. */
    ref?: GitRevision;
}

/**
 * Whether it can be used: `conflicted` has a merge whose conflicts are to be resolved, `missing` has lost its folder or is in the folder of another process.
 * @example ready
 * @enum {string}
 */
export type WorkspaceState = "creating" | "ready" | "conflicted" | "missing" | "removing";

/** A working tree of git for a task or a chat. */
export interface Workspace {
    /** The id of the workspace. */
    id: Id;
    /** The task whose programs work in it. */
    taskId?: Id;
    /** The chat whose agent works in it. */
    chatId?: Id;
    /**
     * The folder on the machine of the service.
     * @example /var/lib/gantry/workspaces/workspace_01ke3v7s9x4t2m8r6d0w5hq9nz
     */
    path: string;
    /**
     * The branch that it was made from; absent if there is none.
     * @example main
     */
    branch?: string;
    /** The commit that it was made from. */
    baseOid: GitOid;
    /** The current commit; absent while there is no folder. */
    head?: GitOid;
    state: WorkspaceState;
    /** Who created it. */
    createdBy: Actor;
    /** When it was created. */
    createdAt: Timestamp;
}

export interface WorkspaceAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The workspace. */
    data: {
        /** The workspace. */
        workspace: Workspace;
    };
}

export interface WorkspaceListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of workspaces. */
    data: {
        /** The workspaces of this page, newest first. */
        workspaces: Workspace[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** A new checkpoint. */
export interface NewCheckpoint {
    /**
     * What it is, in one line.
     * @example Before the rewrite
     */
    message?: string;
}

/** The files of a workspace at a time. */
export interface Checkpoint {
    /** The id of the checkpoint, which is that of its commit. */
    id: GitOid;
    /**
     * What it is.
     * @example Before the rewrite
     */
    message: string;
    /** The commit that was the current one. */
    head: GitOid;
    /** When it was created. */
    createdAt: Timestamp;
}

export interface CheckpointAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The checkpoint. */
    data: {
        /** The checkpoint. */
        checkpoint: Checkpoint;
    };
}

export interface CheckpointListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of checkpoints. */
    data: {
        /** The checkpoints of this page, newest first. */
        checkpoints: Checkpoint[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** Where a workspace is merged, and how the commits are called. */
export interface MergeInput {
    /**
     * The branch; by default the one that the workspace was made from.
     * @example main
     */
    branch?: string;
    /**
     * The message of the commits that it makes.
     * @example Add the main loop
     */
    message?: string;
}

/**
 * The file on one side; null where it does not exist.
 * @example export const limit = 2
 */
export type ConflictSide = string | null;

/** A file that both sides changed. */
export interface Conflict {
    /**
     * The path of the file.
     * @example src/main.ts
     */
    path: string;
    /** The file of the common ancestor; null where it does not exist. */
    base: ConflictSide;
    /** The file of the workspace; null where it does not exist. */
    ours: ConflictSide;
    /** The file of the branch; null where it does not exist. */
    theirs: ConflictSide;
    /**
     * How the sides encode the bytes; base64 where one is no text.
     * @example utf8
     * @enum {string}
     */
    encoding: "utf8" | "base64";
    /** Whether a side was cut. */
    isTruncated: boolean;
}

export interface ConflictListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of conflicts. */
    data: {
        /** The conflicts of this page, by path. */
        conflicts: Conflict[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** What becomes of a file in conflict. Requires `content` or `side`. */
export interface ConflictResolution {
    path: GitFilePath;
    /**
     * The content of the file.
     * @example export const limit = 3
     */
    content?: string;
    /**
     * How `content` encodes the bytes.
     * @default utf8
     * @example utf8
     * @enum {string}
     */
    encoding?: "utf8" | "base64";
    /**
     * The side to take.
     * @example theirs
     * @enum {string}
     */
    side?: "base" | "ours" | "theirs" | "working_tree";
}

/** Files and folders. */
export interface GitPathsInput {
    /** The files and folders; everything by default. */
    paths?: GitFilePath[];
    /**
     * In place of paths: a unified diff with the hunks, such as a part of one of `getGitDiff`.
     * @example --- a/README.md
     *     +++ b/README.md
     *     @@ -1 +1 @@
     *     -# Sample
     *     +# The sample
     */
    patch?: string;
    /** By default the project folder. */
    workspaceId?: Id;
}

/** Who wrote a change. */
export interface GitIdentity {
    /**
     * The name.
     * @example Ada
     */
    name: string;
    /**
     * The email address.
     * @example ada@example.org
     */
    email: string;
}

/** A new commit. */
export interface CommitInput {
    /**
     * The message: a subject and, behind an empty line, a body.
     * @example Add the main loop
     */
    message: string;
    /** Who wrote the change; by default whom the git configuration names. */
    author?: GitIdentity;
    /** Commit these files and folders instead of what is staged. */
    paths?: GitFilePath[];
    /** The commit that must be the current one; all zeros if there must be none. */
    expectedHead?: GitOid;
    /** By default the project folder. */
    workspaceId?: Id;
}

/** A new branch. */
export interface NewBranch {
    /**
     * The name of the branch.
     * @example topic-1
     */
    name: string;
    /** The commit at which it starts; the current one by default. */
    from?: GitRevision;
}

/** What to merge. */
export interface BranchMergeInput {
    /**
     * A branch, also of a remote, or a commit.
     * @example topic-1
     */
    branch: GitRevision;
    /**
     * The message of a merge commit; by default that of git.
     * @example Merge the main loop
     */
    message?: string;
    /**
     * When to move the branch without a merge commit: where that is enough, the default; or else fail; or never.
     * @example never
     * @enum {string}
     */
    fastForward?: "allow" | "only" | "never";
    /** The commit that must be the current one. */
    expectedHead?: GitOid;
    /** By default the project folder. */
    workspaceId?: Id;
}

/** Where the branch is to begin. */
export interface RebaseInput {
    /**
     * A branch, also of a remote, or a commit.
     * @example origin/main
     */
    onto: GitRevision;
    /** The commit that must be the current one. */
    expectedHead?: GitOid;
    /** By default the project folder. */
    workspaceId?: Id;
}

/** Commits to apply or to take back. */
export interface PickInput {
    /** The commits, in order. */
    commits: GitRevision[];
    /**
     * Of a merge commit, the parent from which its changes count.
     * @example 1
     */
    mainline?: number;
    /** The commit that must be the current one. */
    expectedHead?: GitOid;
    /** By default the project folder. */
    workspaceId?: Id;
}

/** What to check out. */
export interface CheckoutInput {
    /**
     * The name of the branch.
     * @example main
     */
    branch: string;
}

export interface GitBranchAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The branch. */
    data: {
        /** The branch. */
        branch: GitBranch;
    };
}

/** What to push, and how. */
export interface PushInput {
    /**
     * The name of the remote; `origin` by default.
     * @example origin
     */
    remote?: string;
    /**
     * The branch; the current branch by default.
     * @example main
     */
    branch?: string;
    /**
     * A tag, in place of a branch.
     * @example v1.0.0
     */
    tag?: string;
    /**
     * Whether to overwrite the remote branch.
     * @example false
     */
    force?: boolean;
    /**
     * Whether to check the push without changing the remote.
     * @example false
     */
    dryRun?: boolean;
    /** The commit at which the remote branch must be; all zeros if the branch must not exist. */
    expectedOid?: string;
}

export interface PushedAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** What was odd about the push; most often nothing. */
    data: {
        warnings?: CallWarnings;
    };
}

/** A remote of the repository. */
export interface GitRemote {
    /**
     * The name of the remote.
     * @example origin
     */
    name: string;
    /**
     * The URL, without credentials.
     * @example https://git.example.org/app.git
     */
    url?: string;
    /** The URL to push to, if it is another one. */
    pushUrl?: string;
}

export interface GitRemoteListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of remotes. */
    data: {
        /** The remotes of this page, by name. */
        remotes: GitRemote[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface GitRemoteAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The remote. */
    data: {
        /** The remote. */
        remote: GitRemote;
    };
}

/** A new remote. */
export interface NewRemote {
    /**
     * The name of the remote.
     * @example upstream
     */
    name: string;
    /**
     * The URL.
     * @example https://git.example.org/app.git
     */
    url: string;
}

/** What to fetch. */
export interface FetchInput {
    /**
     * The name of the remote; `origin` by default.
     * @example origin
     */
    remote?: string;
}

/** What to pull, and how. */
export interface PullInput {
    /**
     * The name of the remote; `origin` by default.
     * @example origin
     */
    remote?: string;
    /**
     * The branch of the remote; by default that of the name of the current branch.
     * @example main
     */
    branch?: string;
    /**
     * What to do where both branches have commits: `fast_forward`, the default, fails; `merge` makes a merge commit.
     * @enum {string}
     */
    mode?: "fast_forward" | "merge";
}

/** What to clone. */
export interface CloneInput {
    /**
     * The URL.
     * @example https://git.example.org/app.git
     */
    url: string;
    /**
     * The branch to check out; by default that of the remote.
     * @example main
     */
    branch?: string;
    /** Fetch only this many commits of each branch. */
    depth?: number;
}

/** A repository in a folder of the repository. */
export interface GitSubmodule {
    /**
     * The path of its folder.
     * @example vendor/library
     */
    path: string;
    /**
     * The name in `.gitmodules`; absent if that does not have it.
     * @example library
     */
    name?: string;
    /**
     * The URL, without credentials.
     * @example https://git.example.org/library.git
     */
    url?: string;
    /** The commit that the index has. */
    oid: GitOid;
    /** The commit that is checked out in the folder. */
    currentOid?: GitOid;
    /** Whether the folder has a repository. */
    isPresent: boolean;
}

export interface GitSubmoduleListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of submodules. */
    data: {
        /** The submodules of this page, by path. */
        submodules: GitSubmodule[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** Which submodules to update. */
export interface SubmodulesInput {
    /** The paths of their folders. */
    paths: GitFilePath[];
}

/** A push by the service. */
export interface GitPush {
    /**
     * The id of the push.
     * @example push_01ke3v7s9x4t2m8r6d0w5hq9nz
     */
    id: string;
    /** When the push ended. */
    createdAt: Timestamp;
    /** The user who pushed. */
    createdBy: Actor;
    /**
     * The name of the remote.
     * @example origin
     */
    remote: string;
    /**
     * The name of the branch; of a tag, `refs/tags/NAME`.
     * @example main
     */
    branch: string;
    /** The commit to which the remote branch points now; absent if it was refused. */
    oid?: GitOid;
    /** The commit before; absent for a new branch. */
    oldOid?: GitOid;
    /** Whether commits of the remote branch were replaced or, if it was refused, were to be replaced. */
    forced: boolean;
    /**
     * What came of it.
     * @enum {string}
     */
    outcome: "pushed" | "rejected";
    /** The error code of a refused push. */
    code?: ErrorCode;
}

export interface GitPushListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of pushes. */
    data: {
        /** The pushes of this page, newest first. */
        pushes: GitPush[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** How to sign in at a remote: a password for http and https, or a private key for ssh. */
export interface GitCredentialInput {
    /**
     * The username; `git` by default, which most servers accept beside a token.
     * @example git
     */
    username?: string;
    /** The password or token. */
    password?: string;
    /** A private key without a passphrase, Ed25519 or RSA, as PEM or in the format of OpenSSH. */
    privateKey?: string;
    /** The host keys of the server, as lines of a known_hosts file; those of the machine by default. */
    knownHosts?: string;
}

/** How the service signs in at a remote, without the value. */
export interface GitCredential {
    /**
     * The name of the remote.
     * @example origin
     */
    remote: string;
    /**
     * The server to which it is bound.
     * @example https://git.example.org
     */
    target: string;
    /**
     * What it is.
     * @enum {string}
     */
    kind: "password" | "key";
    /** The username. */
    username?: string;
    /** When it was first stored. */
    createdAt: Timestamp;
    /** When it was last stored. */
    updatedAt: Timestamp;
}

export interface GitCredentialAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The credential. */
    data: {
        /** The credential. */
        credential: GitCredential;
    };
}

export interface GitCredentialListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of credentials. */
    data: {
        /** The credentials of this page, by remote. */
        credentials: GitCredential[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/**
 * Whether the server runs: `failed` after it could not be started or ended by itself, `needs_auth` after it refused the credentials (`startMcpAuth`).
 * @example connected
 * @enum {string}
 */
export type McpServerState = "stopped" | "starting" | "connected" | "failed" | "needs_auth";

/** An MCP server of the project. */
export interface McpServer {
    /**
     * Its name in the project configuration.
     * @example everything
     */
    name: string;
    state: McpServerState;
    /**
     * How the service talks to it: a program of this machine, streamable HTTP, or server-sent events.
     * @example stdio
     * @enum {string}
     */
    transport: "stdio" | "http" | "sse";
    /** The number of its tools when they were listed last; 0 before its first start. */
    toolCount: number;
    /** How often it was started again since the service started. */
    restarts: number;
    /** Why it failed; absent unless the state is `failed` or `needs_auth`. */
    problem?: string;
}

/**
 * Whether a tool may be called: `ask` means after an approval of each call.
 * @example ask
 * @enum {string}
 */
export type McpToolRule = "allow" | "ask" | "deny";

/** Which calls of the tools of an MCP server may be made. */
export interface McpCallRule {
    /**
     * The name of a tool; `*` stands for any characters.
     * @example write_*
     */
    tool: string;
    arguments?: ToolArgumentPatterns;
    /**
     * Whether a call is made, waits for an approval or is refused.
     * @example ask
     * @enum {string}
     */
    action: "allow" | "ask" | "deny";
    costMicrosMin?: RuleCostMin;
}

/**
 * Rules by the name of a tool, in which `*` stands for any characters. The longest pattern that matches decides; without one, `allow`.
 * @example {
 *       "*": "ask",
 *       "read_*": "allow"
 *     }
 */
export interface McpToolRules {
    [key: string]: McpToolRule;
}

/**
 * Rules for calls with certain arguments, of which the first that matches decides. A call that none matches is ruled by `tools`.
 * @example [
 *       {
 *         "tool": "write_file",
 *         "arguments": {
 *           "path": "docs/*"
 *         },
 *         "action": "allow"
 *       },
 *       {
 *         "tool": "write_file",
 *         "action": "ask"
 *       }
 *     ]
 */
export type McpCallRules = McpCallRule[];

/** The rules to test, as an entry of `mcpServers` has them. */
export interface McpRulesTestInput {
    tools?: McpToolRules;
    rules?: McpCallRules;
}

/** What the rules would have done with a call of a tool. */
export interface RuledMcpCall {
    /** The id of the call. */
    mcpCallId: Id;
    /**
     * The tool.
     * @example write_file
     */
    toolName: string;
    action: RuledAction;
    isCertain: RuledCertainty;
    /** When it was called. */
    createdAt: Timestamp;
    /** Who called it. */
    createdBy: Actor;
}

export interface McpRulesTestAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The calls, newest first, and how many of them there are. */
    data: {
        /** The calls, newest first. */
        calls: RuledMcpCall[];
        /**
         * How many would have been made.
         * @example 117
         */
        allowedCount: number;
        /**
         * How many would have waited for an approval.
         * @example 3
         */
        askedCount: number;
        /**
         * How many would have been refused.
         * @example 0
         */
        deniedCount: number;
        /**
         * How many of them are not certain.
         * @example 2
         */
        uncertainCount: number;
    };
}

/** An entry of `mcpServers` in `gantry.json`: a program with `command`, or a remote server with `url`. */
export interface McpServerEntry {
    /**
     * How to talk to the server; by default `stdio` with a `command` and `http` with a `url`.
     * @enum {string}
     */
    type?: "stdio" | "http" | "streamable-http" | "sse";
    /**
     * The program to start.
     * @example npx
     */
    command?: string;
    /** The arguments of the program. */
    args?: string[];
    /** Environment variables; a value can refer to a secret by a dollar sign and `{secret:NAME}`. */
    env?: {
        [key: string]: string;
    };
    /** The working folder of the program, relative to the project. */
    cwd?: string;
    /** As in a step. The program has an empty folder of its own there. */
    runsOn?: RunsOn;
    /**
     * How many milliseconds the server may take from its start to its list of tools; 60,000 for a program and 15,000 for others by default.
     * @example 120000
     */
    startupTimeout?: number;
    /**
     * How many milliseconds a call may go without an answer or a sign of progress; 60,000 by default.
     * @example 300000
     */
    timeout?: number;
    /**
     * The address of a remote server.
     * @example https://mcp.example.org/mcp
     */
    url?: string;
    /** Headers for a remote server; a value can refer to a secret by a dollar sign and `{secret:NAME}`. */
    headers?: {
        [key: string]: string;
    };
    oauth?: McpOAuthOptions;
    tools?: McpToolRules;
    rules?: McpCallRules;
}

/**
 * Where a server comes from: a package of npm or PyPI, a container image, or an address.
 * @example npm
 * @enum {string}
 */
export type McpImportSource = "npm" | "pypi" | "oci" | "remote";

/** A document of the MCP registry. */
export interface McpServerImportInput {
    /** The `server.json`, or an answer of the registry that has it as `server`. */
    document: {
        [key: string]: unknown;
    };
    /** What to take of it; by default the first that can be used. */
    source?: McpImportSource;
    /**
     * Values that the document asks for, by the name of the variable, header or argument. A secret value is not given here.
     * @example {
     *       "REGION": "eu"
     *     }
     */
    values?: {
        [key: string]: string;
    };
}

/** A value that the document asks for. */
export interface McpImportedValue {
    /**
     * The name of the variable, header or argument.
     * @example WEATHER_KEY
     */
    name: string;
    /** What it is, in the words of the document. */
    description?: string;
    /** Whether the server needs it. */
    isRequired: boolean;
    /** Whether the entry has a value for it. */
    isFilled: boolean;
    /** For a secret value: the secret that the entry refers to. */
    secretName?: SecretName;
}

/** An entry of `mcpServers`, as `putMcpServer` takes it. */
export interface McpImportedEntry {
    /**
     * How to talk to a remote server.
     * @example http
     * @enum {string}
     */
    type?: "http" | "sse";
    /**
     * The program to start.
     * @example npx
     */
    command?: string;
    /** The arguments of the program. */
    args?: string[];
    /** Environment variables. */
    env?: {
        [key: string]: string;
    };
    /**
     * The address of a remote server.
     * @example https://mcp.example.org/mcp
     */
    url?: string;
    /** Headers for a remote server. */
    headers?: {
        [key: string]: string;
    };
}

/** What a document of the MCP registry describes. */
export interface McpServerImport {
    /**
     * The proposed name of the server.
     * @example weather
     */
    name: string;
    /** What the server does, in the words of the document. */
    description?: string;
    source: McpImportSource;
    entry: McpImportedEntry;
    /** The values that the document asks for. */
    values: McpImportedValue[];
}

export interface McpServerImportAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The entry that the document describes. */
    data: McpServerImport;
}

/** Why a server failed. */
export interface McpFailureReason {
    code: ErrorCode;
    /**
     * What happened.
     * @example The MCP server "files" ended with exit code 1.
     */
    message: string;
}

/** What came of the test of an MCP server. */
export interface McpServerTest {
    /** Whether the server listed its tools. */
    isReachable: boolean;
    /** The number of its tools. */
    toolCount?: number;
    error?: McpFailureReason;
    /** How long the test took, in milliseconds. */
    durationMs: number;
}

/** Part of the log of an MCP server. */
export interface McpServerLogPart {
    /** The part of the log, as UTF-8. */
    output: string;
    /** The byte position at which the part starts: later than the given one if that is no longer kept. */
    offset: number;
    /** The byte position at which to continue. */
    nextOffset: number;
    /** The byte position of the end of the log. */
    end: number;
}

/** A tool of an MCP server. */
export interface McpTool {
    /**
     * The name of the MCP server in the project configuration.
     * @example everything
     */
    serverName: string;
    /**
     * The name of the tool.
     * @example echo
     */
    name: string;
    /** The name of the tool for people. */
    title?: string;
    /** What the tool does, in the words of its server; empty if it says nothing. */
    description: string;
    /** The JSON Schema of the arguments. */
    inputSchema: {
        [key: string]: unknown;
    };
    /** The JSON Schema of `structuredContent` in the result. */
    outputSchema?: {
        [key: string]: unknown;
    };
    /** What the server claims of the tool, such as `readOnlyHint`; an empty object if it claims nothing. */
    annotations: {
        [key: string]: unknown;
    };
    /** Whether it may be called, where no rule for the arguments of a call matches. */
    rule: McpToolRule;
    /**
     * Present if there are rules for calls of it with certain arguments.
     * @constant
     */
    hasArgumentRules?: true;
}

/** A server whose list is missing. */
export interface McpListFailure {
    /**
     * The name of the MCP server in the project configuration.
     * @example everything
     */
    serverName: string;
    code: ErrorCode;
    /** What happened. */
    message: string;
}

/** The servers whose lists are missing, and why. */
export type McpListFailures = McpListFailure[];

/** How to come back from the authorization server. */
export interface McpAuthInput {
    /**
     * The address that receives the code: https, or http of this machine.
     * @example http://127.0.0.1:4700/callback
     */
    redirectUrl: string;
}

/** What the authorization server added to the redirect. */
export interface McpAuthCode {
    /**
     * The authorization code.
     * @example a-code-of-mcp-auth
     */
    code: string;
    /**
     * The `state` that `startMcpAuth` returned.
     * @example a-state-of-mcp-auth
     */
    state: string;
    /**
     * The issuer (RFC 9207), if the redirect has one.
     * @example https://auth.example.org
     */
    iss?: string;
}

/** An authorization that was started. */
export interface McpAuthorization {
    /** The address at which a person signs in. */
    url: string;
    /** Names the authorization in the redirect. */
    state: string;
    /** The authorization server, to which a person is about to give a password. */
    issuer: string;
    /** When the authorization can no longer be completed. */
    expiresAt: Timestamp;
}

/** How the service identifies itself to the authorization server of a remote server: without it, by registering itself. */
export interface McpOAuthOptions {
    /** The id of a registered client. */
    clientId?: string;
    /** Its secret, as a dollar sign and `{secret:NAME}`. */
    clientSecret?: string;
    /** The https address of a client id metadata document, which is used where the authorization server supports it. */
    clientMetadataUrl?: string;
    /** The scopes to ask for, separated by blanks; by default those that the server names. */
    scope?: string;
}

export interface McpAuthAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The authorization that was started. */
    data: {
        authorization: McpAuthorization;
    };
}

export interface McpServerListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The MCP servers. */
    data: {
        /** The servers, in the order of the configuration. */
        servers: McpServer[];
    };
}

export interface McpServerAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The MCP server. */
    data: {
        /** The server. */
        server: McpServer;
    };
}

export interface McpServerPutAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The MCP server, and what was odd about the call. */
    data: {
        /** The server. */
        server: McpServer;
        warnings?: CallWarnings;
    };
}

export interface McpServerTestAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** What came of the test. */
    data: {
        test: McpServerTest;
    };
}

export interface McpServerLogAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    data: McpServerLogPart;
}

export interface McpToolListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of tools. */
    data: {
        /** The tools of this page, by server and name. */
        tools: McpTool[];
        failures: McpListFailures;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** A call of a tool. */
export interface McpToolCall {
    /**
     * The name of the MCP server in the project configuration.
     * @example everything
     */
    serverName: string;
    /**
     * The name of the tool.
     * @example echo
     */
    toolName: string;
    /**
     * The arguments, as the input schema of the tool describes them.
     * @example {
     *       "message": "hello"
     *     }
     */
    arguments?: {
        [key: string]: unknown;
    };
    /**
     * What answers the `inputRequests` of the result before, by their names.
     * @example {
     *       "name": {
     *         "action": "accept",
     *         "content": {
     *           "name": "Ada"
     *         }
     *       }
     *     }
     */
    inputResponses?: {
        [key: string]: unknown;
    };
    /** The `requestState` of the result before, unchanged. */
    requestState?: string;
}

/** The result of the tool: `content`, `structuredContent`, `isError` and `_meta`; or, with `resultType: input_required`, `inputRequests` and `requestState`. */
export interface McpResult {
    [key: string]: unknown;
}

export interface McpResultAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The result of the tool. */
    data: {
        result: McpResult;
    };
}

/**
 * What became of a call: `waiting_approval` and `approved` until it is sent again, `rejected` when that was decided, `input_required` when the tool asked for input, `succeeded` also if the tool reported an error, `interrupted` when the service ended before the call, so that its outcome is unknown.
 * @example running
 * @enum {string}
 */
export type McpCallState = "waiting_approval" | "approved" | "running" | "input_required" | "succeeded" | "failed" | "rejected" | "cancelled" | "interrupted";

/** How far a call has come, as its server reports it. */
export interface McpProgress {
    /**
     * How much is done.
     * @example 3
     */
    progress: number;
    /**
     * How much there is to do.
     * @example 5
     */
    total?: number;
    /** What is being done. */
    message?: string;
}

/** A call of an MCP tool. */
export interface McpCallRecord {
    /** The id of the call. */
    id: Id;
    /**
     * The name of the MCP server in the project configuration.
     * @example everything
     */
    serverName: string;
    /**
     * The name of the tool.
     * @example echo
     */
    toolName: string;
    /** Of a call of an operation of this service, for which a rule of its token or role asks; `serverName` is then `gantry`. */
    operationId?: OperationId;
    state: McpCallState;
    /** The arguments, while the call waits for an approval. */
    arguments?: {
        [key: string]: unknown;
    };
    /**
     * The server has changed the description or the schema of the tool since the same call was approved or waited.
     * @example true
     * @constant
     */
    isToolChanged?: true;
    progress?: McpProgress;
    error?: McpFailureReason;
    /** Whether the tool itself reported an error; only of a call that succeeded. */
    isError?: boolean;
    /** When the call was made. */
    createdAt: Timestamp;
    /** When it ended. */
    endedAt?: Timestamp;
    /** How long it took, in milliseconds. */
    durationMs?: number;
    /** The user who called. */
    createdBy: Actor;
    /** When its approval was decided. */
    decidedAt?: Timestamp;
    /** The user who decided on its approval. */
    decidedBy?: Actor;
}

export interface McpCallListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of calls. */
    data: {
        /** The calls of this page, newest first. */
        calls: McpCallRecord[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface McpCallAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The call. */
    data: {
        call: McpCallRecord;
    };
}

/** A resource of an MCP server. */
export interface McpResourceInput {
    /**
     * The name of the MCP server in the project configuration.
     * @example everything
     */
    serverName: string;
    /**
     * The address of the resource.
     * @example demo://resource/dynamic/text/1
     */
    uri: string;
}

/** A resource of an MCP server, or a template of addresses. */
export interface McpResource {
    /**
     * The name of the MCP server in the project configuration.
     * @example everything
     */
    serverName: string;
    /** The address; absent of a template. */
    uri?: string;
    /** The template of addresses (RFC 6570); absent of a single resource. */
    uriTemplate?: string;
    /** The name of the resource. */
    name: string;
    /** The name for people. */
    title?: string;
    /** What it is, in the words of its server. */
    description?: string;
    /** Its media type. */
    mimeType?: string;
    /** Its size, in bytes. */
    size?: number;
}

/** A prompt of an MCP server with its arguments. */
export interface McpPromptInput {
    /**
     * The name of the MCP server in the project configuration.
     * @example everything
     */
    serverName: string;
    /**
     * The name of the prompt.
     * @example args-prompt
     */
    promptName: string;
    /**
     * The arguments, texts by name.
     * @example {
     *       "city": "Berlin"
     *     }
     */
    arguments?: {
        [key: string]: string;
    };
}

/** A prompt of an MCP server. */
export interface McpPrompt {
    /**
     * The name of the MCP server in the project configuration.
     * @example everything
     */
    serverName: string;
    /**
     * The name of the prompt.
     * @example args-prompt
     */
    name: string;
    /** The name for people. */
    title?: string;
    /** What it is for, in the words of its server. */
    description?: string;
    /** Its arguments. */
    arguments: McpPromptArgument[];
}

/** An argument of a prompt. */
export interface McpPromptArgument {
    /**
     * The name of the argument.
     * @example city
     */
    name: string;
    /** What it means, in the words of the server. */
    description?: string;
    /** Whether the prompt needs it. */
    isRequired: boolean;
}

export interface McpResourceListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of resources. */
    data: {
        /** The resources of this page, by server and address. */
        resources: McpResource[];
        failures: McpListFailures;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface McpResourceAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The contents of the resource. */
    data: {
        /** The parts of the contents. */
        contents: {
            [key: string]: unknown;
        }[];
    };
}

export interface McpPromptListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of prompts. */
    data: {
        /** The prompts of this page, by server and name. */
        prompts: McpPrompt[];
        failures: McpListFailures;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface McpPromptAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The prompt. */
    data: {
        /** What the prompt is for. */
        description?: string;
        /** The messages of the prompt. */
        messages: {
            [key: string]: unknown;
        }[];
    };
}

/** An archive with skills. */
export interface SkillUpload {
    /**
     * Format: binary
     * The zip or tar.gz archive.
     */
    file: Blob;
}

/** A folder of a git repository. */
export interface GitSource {
    /**
     * The URL, with https, http or ssh and without a password.
     * @example https://git.example.org/skills.git
     */
    gitUrl: string;
    /**
     * The folder to read, with slashes; all of the repository by default.
     * @example skills
     */
    path?: string;
    /**
     * The branch, tag or commit; the default branch by default.
     * @example main
     */
    ref?: string;
}

/** Questions whose places are known. */
export interface KnowledgeEvaluationInput {
    /**
     * The questions.
     * @example [
     *       {
     *         "q": "how is mail sent",
     *         "wanted": [
     *           {
     *             "source": "docs/mail.md"
     *           }
     *         ]
     *       }
     *     ]
     */
    questions: KnowledgeQuestion[];
    /**
     * As with `searchKnowledge`.
     * @default both
     * @enum {string}
     */
    mode?: "words" | "semantic" | "both";
}

/** A question, and where it is answered. */
export interface KnowledgeQuestion {
    /**
     * The question.
     * @example how is mail sent
     */
    q: string;
    /**
     * The places that answer it; any of them is right.
     * @example [
     *       {
     *         "source": "docs/mail.md"
     *       }
     *     ]
     */
    wanted: KnowledgeWantedPlace[];
}

/** An entry, by its id or its source, and if need be a heading of it. */
export interface KnowledgeWantedPlace {
    /** The id of the entry. */
    entryId?: Id;
    /**
     * The source of the entry, as results show it.
     * @example docs/mail.md
     */
    source?: string;
    /**
     * One of the headings above the part, as results show them.
     * @example Sending
     */
    heading?: string;
}

/** How often a search found what it should. */
export interface KnowledgeEvaluation {
    /**
     * The number of questions.
     * @example 32
     */
    questions: number;
    /**
     * For how many a right place was the first result.
     * @example 21
     */
    first: number;
    /**
     * For how many it was among the first three.
     * @example 25
     */
    inThree: number;
    /**
     * For how many it was among the first five.
     * @example 29
     */
    inFive: number;
    /**
     * The mode that was asked for.
     * @enum {string}
     */
    mode: "words" | "semantic" | "both";
    /**
     * Whether the meaning counted, as with `searchKnowledge`.
     * @enum {string}
     */
    semantic: "off" | "building" | "ready" | "unavailable";
    /**
     * The number of entries.
     * @example 219
     */
    entries: number;
    /** The SHA-256 of the ids and revisions of all entries. */
    digest: string;
    /** The questions that were not answered among the first five. */
    missed: {
        /**
         * The question.
         * @example how is mail sent
         */
        q: string;
        /**
         * The sources of the first results; the ids of entries without one.
         * @example [
         *       "docs/settings.md"
         *     ]
         */
        found: string[];
    }[];
}

/** Web pages. */
export interface KnowledgePageSource {
    /** The addresses; all pages that were imported before by default. */
    urls?: string[];
}

/** A folder of a git repository. */
export interface KnowledgeGitSource {
    /**
     * The URL, with https, http or ssh and without a password.
     * @example https://git.example.org/skills.git
     */
    gitUrl: string;
    /**
     * The folder to read, with slashes; all of the repository by default.
     * @example skills
     */
    path?: string;
    /**
     * The branch, tag or commit; the default branch by default.
     * @example main
     */
    ref?: string;
    /**
     * Whether source files are imported too, and not documents alone.
     * @default false
     */
    isCodeIncluded?: boolean;
}

/** How to refresh a skill. */
export interface SkillRefreshInput {
    /**
     * Whether to show the difference and write nothing.
     * @example true
     */
    dryRun?: boolean;
}

/** A new skill. */
export interface SkillInput {
    /**
     * The name: lower-case letters and digits, with single hyphens between them.
     * @example release-notes
     */
    name: string;
    /** What the skill does and when to use it. */
    description: string;
    /** The Markdown text for agents. */
    content: string;
    /** The license. */
    license?: string;
    /** What the skill requires of its environment. */
    compatibility?: string;
    /** Further values, texts by key. */
    metadata?: {
        [key: string]: string;
    };
    /** What may be called while the skill is active in a chat; all if empty. */
    allowedTools?: string[];
}

/** The fields to change. */
export interface SkillPatch {
    /** What the skill does and when to use it. */
    description?: string;
    /** The Markdown text for agents. */
    content?: string;
    /** The license; null removes it. */
    license?: string | null;
    /** What the skill requires of its environment; null removes it. */
    compatibility?: string | null;
    /** Further values, texts by key; null removes them. */
    metadata?: {
        [key: string]: string;
    } | null;
    /** The tools that the skill may use without a question; null removes them. */
    allowedTools?: string[] | null;
    /** Whether agents are offered the skill. */
    isEnabled?: boolean;
}

/**
 * The SHA-256 of the paths, modes and contents of its files.
 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
 */
export type SkillDigest = string;

/** A deviation from the Agent Skills specification or from a limit. */
export interface SkillFinding {
    /**
     * The rule.
     * @example name_folder
     */
    rule: string;
    /** What deviates. */
    message: string;
}

/** Where the skill is, and where it came from. */
export interface SkillSource {
    /**
     * How the skill came into the project.
     * @enum {string}
     */
    kind: "local" | "archive" | "git";
    /**
     * Its folder, from the project on.
     * @example .agents/skills/release-notes
     */
    path: string;
    /** The name of the archive, or the URL of the repository. */
    uri?: string;
    /** The commit that was imported. */
    commit?: string;
}

/** A skill without its text. */
export interface Skill {
    /**
     * The name, as a rule that of its folder.
     * @example release-notes
     */
    name: string;
    /** What the skill does and when to use it. */
    description: string;
    /** The license. */
    license?: string;
    /** What the skill requires of its environment. */
    compatibility?: string;
    /** Further values, texts by key. */
    metadata: {
        [key: string]: string;
    };
    /** What may be called while the skill is active in a chat; all if empty. */
    allowedTools: string[];
    source: SkillSource;
    digest: SkillDigest;
    /** Whether its scripts may run: exactly these files are approved, or stood there when the service was started with `--trust`. */
    isApproved: boolean;
    /** Whether agents are offered the skill. */
    isEnabled: boolean;
    /** The folder of the skill of the same name that counts instead. */
    shadowedBy?: string;
    /** Where the skill deviates from the specification. */
    findings: SkillFinding[];
    /** When the skill last changed. */
    updatedAt: Timestamp;
}

/** A skill. */
export interface WholeSkill {
    /**
     * The name, as a rule that of its folder.
     * @example release-notes
     */
    name: string;
    /** What the skill does and when to use it. */
    description: string;
    /** The license. */
    license?: string;
    /** What the skill requires of its environment. */
    compatibility?: string;
    /** Further values, texts by key. */
    metadata: {
        [key: string]: string;
    };
    /** What may be called while the skill is active in a chat; all if empty. */
    allowedTools: string[];
    source: SkillSource;
    digest: SkillDigest;
    /** Whether its scripts may run: exactly these files are approved, or stood there when the service was started with `--trust`. */
    isApproved: boolean;
    /** Whether agents are offered the skill. */
    isEnabled: boolean;
    /** The folder of the skill of the same name that counts instead. */
    shadowedBy?: string;
    /** Where the skill deviates from the specification. */
    findings: SkillFinding[];
    /** When the skill last changed. */
    updatedAt: Timestamp;
    /** The Markdown text below the front matter. */
    content: string;
    use: SkillUse;
}

/** How often the skill was used: by a chat, in which it became active, or by a run of one of its scripts. It is no part of the skill, whose ETag it does not change. */
export interface SkillUse {
    /**
     * How often, on the last 400 days with a use.
     * @example 3
     */
    count: number;
    /** When it was used last; absent if it was not. */
    lastUsedAt?: Timestamp;
}

/** The text of a `SKILL.md`. */
export interface SkillValidationInput {
    /** The text with its front matter. */
    source: string;
    /**
     * The name of the folder, which the name of the skill must equal.
     * @example changelog
     */
    folder?: string;
}

/** What deviates from the specification. */
export interface SkillValidation {
    /** Whether the skill could be created like this. */
    isValid: boolean;
    /** Every deviation. */
    findings: SkillFinding[];
}

/** What the skills are for. */
export interface SkillMatchInput {
    /**
     * A text that says what is to be done.
     * @example write the notes of a release
     */
    query?: string;
    /** The task to be done; then the query is ignored. */
    taskId?: Id;
    /** The maximum number of matches, 10 by default. */
    limit?: number;
}

/** A skill that shares words with the text. */
export interface SkillMatch {
    /** The name of the skill. */
    name: string;
    /** How well it fits (BM25): comparable within one answer. */
    score: number;
    /** The words that it shares. */
    why: {
        /** The word. */
        term: string;
        /**
         * Where it stands.
         * @enum {string}
         */
        field: "name" | "description";
    }[];
}

/** The files to approve. */
export interface SkillApprovalInput {
    digest: SkillDigest;
}

/** A script, and what it is called with. */
export interface SkillScriptInput {
    /**
     * The path of the script in the folder of the skill.
     * @example scripts/list.sh
     */
    script: string;
    /** The arguments. */
    arguments?: string[];
    /** Seconds after which the script is ended, 300 by default. */
    timeoutSeconds?: number;
    /** The task in whose workspace it runs. */
    taskId?: Id;
    runsOn?: RunsOn;
}

/** A file of a skill. */
export interface SkillFile {
    /**
     * Its path in the folder of the skill.
     * @example scripts/list.sh
     */
    path: string;
    /** The size in bytes. */
    size: number;
    /** The SHA-256 of its content. */
    sha256: string;
    /** Whether it may be executed. */
    isExecutable: boolean;
}

/** A file of a skill with its content. */
export interface SkillFileContent {
    /**
     * Its path in the folder of the skill.
     * @example scripts/list.sh
     */
    path: string;
    /** The size in bytes. */
    size: number;
    /** The SHA-256 of its content. */
    sha256: string;
    /** Whether it may be executed. */
    isExecutable: boolean;
    /** The content. */
    content: string;
    encoding: SkillFileEncoding;
}

/**
 * How the content is written: as text, or as base64.
 * @enum {string}
 */
export type SkillFileEncoding = "utf8" | "base64";

/** The new content of a file. */
export interface SkillFileInput {
    /** The content. */
    content: string;
    /** How the content is written: as text, by default, or as base64. */
    encoding?: SkillFileEncoding;
    /** Whether it may be executed; by default as before, and a new file may not. */
    isExecutable?: boolean;
}

export interface SkillAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The skill. */
    data: {
        /** The skill. */
        skill: WholeSkill;
    };
}

export interface SkillListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of skills. */
    data: {
        /** The skills, sorted by name. */
        skills: Skill[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface SkillValidationAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** What deviates from the specification. */
    data: SkillValidation;
}

export interface SkillMatchesAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The matches. */
    data: {
        /** The skills, best first. */
        matches: SkillMatch[];
    };
}

export interface SkillFileListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The files. */
    data: {
        /** The files, sorted by path. */
        files: SkillFile[];
    };
}

export interface SkillFileAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The file. */
    data: {
        /** The file. */
        file: SkillFile;
    };
}

export interface SkillFileContentAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The file and its content. */
    data: {
        /** The file. */
        file: SkillFileContent;
    };
}

/** Files to import. */
export interface KnowledgeUpload {
    /**
     * Format: binary
     * The Markdown, text, HTML or PDF file, or an archive of them.
     */
    file: Blob;
}

/** A new entry. */
export interface KnowledgeInput {
    /**
     * What the entry is about, in one line.
     * @example How mail is sent
     */
    title: string;
    content: KnowledgeContent;
    tags?: NewTags;
}

/** The fields to change. */
export interface KnowledgePatch {
    /**
     * What the entry is about, in one line.
     * @example How mail is sent
     */
    title?: string;
    content?: KnowledgeContent;
    tags?: NewTags;
}

/** The Markdown text. */
export type KnowledgeContent = string;

/** Where an entry was imported from. */
export interface KnowledgeSource {
    /**
     * The file; of a repository, its URL with the file behind `#`.
     * @example docs/mail.md
     */
    uri: string;
    /** The SHA-256 of the file. */
    digest: string;
    /** When it was imported. */
    importedAt: Timestamp;
}

/** A text that the project knows. */
export interface KnowledgeEntry {
    /** The id of the entry. */
    id: Id;
    /**
     * What the entry is about.
     * @example How mail is sent
     */
    title: string;
    content: KnowledgeContent;
    /** Labels for filtering. */
    tags: string[];
    source?: KnowledgeSource;
    /** The number of the state, one more with each change. */
    revision: number;
    /** When the entry was created. */
    createdAt: Timestamp;
    /** When the entry was last updated. */
    updatedAt: Timestamp;
}

/** An entry without its content. */
export interface KnowledgeSummary {
    /** The id of the entry. */
    id: Id;
    /**
     * What the entry is about.
     * @example How mail is sent
     */
    title: string;
    /** The length of the content, in UTF-16 code units. */
    contentLength: number;
    /** Labels for filtering. */
    tags: string[];
    source?: KnowledgeSource;
    /** The number of the state, one more with each change. */
    revision: number;
    /** When the entry was created. */
    createdAt: Timestamp;
    /** When the entry was last updated. */
    updatedAt: Timestamp;
}

/** A former state of an entry. */
export interface KnowledgeRevision {
    /** The number of the state. */
    revision: number;
    /** What the entry was about. */
    title: string;
    /** Labels for filtering. */
    tags: string[];
    /** The user who ended this state. */
    endedBy: Actor;
    /** When this state ended. */
    endedAt: Timestamp;
}

export interface KnowledgeRevisionAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The former state. */
    data: {
        /** The former state. */
        revision: WholeKnowledgeRevision;
    };
}

/** A former state of an entry with its content. */
export interface WholeKnowledgeRevision {
    /** The number of the state. */
    revision: number;
    /** What the entry was about. */
    title: string;
    /** Labels for filtering. */
    tags: string[];
    /** The user who ended this state. */
    endedBy: Actor;
    /** When this state ended. */
    endedAt: Timestamp;
    content: KnowledgeContent;
}

/** An entry that was found, by its best part. */
export interface KnowledgeResult {
    /** The id of the entry. */
    id: Id;
    /**
     * What the entry is about.
     * @example How mail is sent
     */
    title: string;
    kind: KnowledgeKind;
    /**
     * The file that it was imported from; absent without one.
     * @example docs/mail.md
     */
    source?: string;
    /** The labels of the entry. */
    tags: string[];
    /** The headings above the part, from the top. */
    headingPath: string[];
    place: KnowledgePlace;
    snippet: KnowledgeSnippet;
    /** How well it fits: comparable within one answer. */
    score: number;
    /**
     * Whether the entry was imported from a repository elsewhere; absent otherwise.
     * @example true
     */
    isFromOutside?: boolean;
}

/**
 * How an entry came: `written` by a call, or imported as a `file`, from a `repository` or as a web `page`.
 * @example file
 * @enum {string}
 */
export type KnowledgeKind = "written" | "file" | "repository" | "page";

/** Where a snippet stands in the content of its entry. */
export interface KnowledgePlace {
    /**
     * The first UTF-16 code unit.
     * @example 0
     */
    start: number;
    /**
     * The UTF-16 code unit after the last.
     * @example 12
     */
    end: number;
    /**
     * The number of its first line, from 1.
     * @example 1
     */
    firstLine: number;
    /**
     * The number of its last line, from 1.
     * @example 1
     */
    lastLine: number;
    /**
     * The page of a PDF; absent otherwise.
     * @example 3
     */
    page?: number;
}

/** The place of the part where most words stand. */
export interface KnowledgeSnippet {
    /** The text as it stands there, never HTML. */
    text: string;
    /** Where the words stand in it, in UTF-16 code units. */
    matches: {
        /** The first code unit. */
        start: number;
        /** The code unit after the last. */
        end: number;
    }[];
}

/** What was found. */
export interface KnowledgeResults {
    /** The entries, best first. */
    results: KnowledgeResult[];
    semantic: KnowledgeSemantic;
    /** With `expand`: what the model answered. */
    expansion?: KnowledgeExpansion;
}

/** Other words of the question, by a model. */
export interface KnowledgeExpansion {
    /**
     * `unavailable`: no model is configured, its budget is used up, or it did not answer in time.
     * @example ready
     * @enum {string}
     */
    state: "ready" | "unavailable";
    /**
     * What was searched beside the question, with less weight.
     * @example [
     *       "renew",
     *       "credential"
     *     ]
     */
    words: string[];
    /** Why the model was of no use. */
    reason?: string;
}

/** Whether the meaning counts. */
export interface KnowledgeSemantic {
    /**
     * `off`: the project names no `embeddingModel`. `building`: vectors are being made. `unavailable`: the provider failed.
     * @example ready
     * @enum {string}
     */
    state: "off" | "building" | "ready" | "unavailable";
    /** The model that the project names. */
    model?: string;
    /** How many parts of entries wait for their vectors, while they are being made. */
    pending?: number;
    /** Why the provider cannot be used. */
    reason?: string;
}

export interface KnowledgeAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The entry. */
    data: {
        /** The entry. */
        entry: KnowledgeEntry;
    };
}

export interface KnowledgeListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of entries. */
    data: {
        /** The entries, newest first. */
        entries: KnowledgeSummary[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface KnowledgeRevisionListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of revisions. */
    data: {
        /** The revisions, newest first. */
        revisions: KnowledgeRevision[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface KnowledgeResultsAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** What was found. */
    data: KnowledgeResults;
}

/**
 * The name of a provider: lower-case letters, digits and hyphens.
 * @example acme
 */
export type AiProviderName = string;

/**
 * A model: the name of its provider, a slash, and the provider's name of the model.
 * @example acme/gpt-4o
 */
export type AiModelName = string;

/**
 * What the provider speaks. `openai` is the interface Responses of OpenAI, at api.openai.com by default; `openai-compatible` is its interface for chats, which other servers speak too. `local` is a server on this machine or network that you run and that speaks this interface, such as llama.cpp, Ollama, vLLM or LM Studio, allowed by GANTRY_ALLOW_PRIVATE_TARGETS. Without a `baseUrl` it is the models of the folder GANTRY_LOCAL_MODELS, which Gantry runs itself if it is set, else a server at port 11434.
 * @example openai-compatible
 * @enum {string}
 */
export type AiProviderKind = "openai-compatible" | "anthropic" | "openai" | "google" | "local";

/**
 * What a model can do.
 * @example text
 * @enum {string}
 */
export type AiCapability = "text" | "tools" | "json" | "reasoning" | "images" | "embeddings";

/** The prices of a model in millionths of a US dollar for a million tokens. */
export interface AiPrices {
    /**
     * The price of input.
     * @example 2500000
     */
    inputMicros: number;
    /** The price of input that the provider had cached; that of input by default. */
    cachedInputMicros?: number;
    /**
     * The price of output, reasoning included.
     * @example 10000000
     */
    outputMicros: number;
}

/**
 * The provider's name of a model.
 * @example gpt-4o
 */
export type AiModelId = string;

/** A model of a provider. */
export interface AiModelInput {
    id: AiModelId;
    /** What it can do; text, tools and JSON by default. */
    capabilities?: AiCapability[];
    /**
     * How many tokens its input and output may have.
     * @example 128000
     */
    contextTokens?: number;
    prices?: AiPrices;
    /**
     * The models to ask, in order, when this one cannot answer: its provider answers 429 or 5xx, cannot be reached or sends nothing in time. Another one is asked only before the first part of an answer.
     * @example [
     *       "other/gpt-4o"
     *     ]
     */
    fallbacks?: AiModelName[];
}

/** An AI provider. */
export interface AiProviderInput {
    kind: AiProviderKind;
    /**
     * The URL below which its API is, with the version; required for `openai-compatible`.
     * @example https://ai.example.org/v1
     */
    baseUrl?: string;
    /**
     * The key, stored encrypted and never returned, or a dollar sign and `{secret:NAME}`; null removes it.
     * @example sk-0123456789
     */
    apiKey?: string | null;
    /** The models to offer, by name or with what is known of them; all by default. */
    models?: (AiModelId | AiModelInput)[];
}

/** An AI provider without its key. */
export interface AiProvider {
    name: AiProviderName;
    kind: AiProviderKind;
    /** The URL below which its API is. */
    baseUrl?: string;
    /** Whether it has a key. */
    hasApiKey: boolean;
    /** The secret of the project that is its key, instead of a stored one. */
    apiKeySecret?: SecretName;
    /** The models that are offered, if they are limited. */
    models?: AiModelInput[];
    /** When the provider was created. */
    createdAt: Timestamp;
    /** When the provider was last put. */
    updatedAt: Timestamp;
}

/** What came of the test of a provider. */
export interface AiProviderTest {
    /** Whether the provider answered and accepted the key. */
    isReachable: boolean;
    /** Why not. */
    problem?: string;
    /** The provider's names of its models. */
    models?: string[];
    /** How long the answer took, in milliseconds. */
    durationMs: number;
}

/** A model that can be used. */
export interface AiModel {
    id: AiModelName;
    provider: AiProviderName;
    /**
     * What it can do.
     * @example [
     *       "text"
     *     ]
     */
    capabilities: AiCapability[];
    /** How many tokens its input and output may have. */
    contextTokens?: number;
    prices?: AiPrices;
    priceSource?: AiPriceSource;
}

/**
 * Where a price is from: the catalogue of the service, or the provider as it was put.
 * @example catalogue
 * @enum {string}
 */
export type AiPriceSource = "catalogue" | "configured";

/**
 * The name of a tool; most providers take letters, digits, `_` and `-` only.
 * @example listTasks
 */
export type AiToolName = string;

/** A tool that the model wants to be called. */
export interface AiToolCall {
    /**
     * The provider's id of the call.
     * @example call_1
     */
    id: string;
    /**
     * The name of the tool, as `tools` has it.
     * @example listTasks
     */
    name: string;
    /** The input of the tool. */
    input: {
        [key: string]: unknown;
    };
}

/** A message of a conversation. */
export interface AiMessage {
    /**
     * Who wrote it.
     * @example user
     * @enum {string}
     */
    role: "system" | "user" | "assistant" | "tool";
    /**
     * The text; of a tool, its output.
     * @example Say hello.
     */
    content: string;
    /** The tool calls of an assistant message. */
    toolCalls?: AiToolCall[];
    /** The id of the call that a message of the role `tool` answers. */
    toolCallId?: string;
}

/** A tool that the model may call. */
export interface AiTool {
    name: AiToolName;
    /** What the tool does, for the model. */
    description?: string;
    /** The JSON Schema of its input. */
    inputSchema: {
        [key: string]: unknown;
    };
}

/**
 * How much the model reasons before it answers; the default of the model without it.
 * @example low
 * @enum {string}
 */
export type AiReasoningEffort = "none" | "minimal" | "low" | "medium" | "high";

/** What to generate. */
export interface GenerateInput {
    /** The model; `aiModel` of the project configuration by default. */
    model?: AiModelName;
    /** The conversation, oldest message first. */
    messages: AiMessage[];
    /** The tools that the model may call. */
    tools?: AiTool[];
    /**
     * Whether the model may or must call a tool; `auto` by default.
     * @enum {string}
     */
    toolChoice?: "auto" | "none" | "required";
    /** The JSON Schema of the answer; the model is asked for JSON. */
    schema?: {
        [key: string]: unknown;
    };
    /**
     * How many tokens the answer may have.
     * @example 1024
     */
    maxOutputTokens?: number;
    /** How random the choice of words is. */
    temperature?: number;
    /** The task that the call is for. */
    taskId?: Id;
}

/** The tokens of a call, and what they cost. */
export interface AiUsage {
    /**
     * The tokens of the input, cached ones included.
     * @example 11
     */
    inputTokens: number;
    /** The part of the input that the provider had cached. */
    cachedInputTokens: number;
    /** The part of the input that the provider cached. */
    cacheWriteTokens?: number;
    /**
     * The tokens of the output, reasoning included.
     * @example 7
     */
    outputTokens: number;
    /** The part of the output that is reasoning. */
    reasoningTokens: number;
    /** The cost in millionths of a US dollar, if a price is known. */
    costMicros?: number;
    /** Whether the tokens are estimated because the provider did not report them. */
    isEstimated: boolean;
}

/**
 * Why the model ended.
 * @example stop
 * @enum {string}
 */
export type AiFinishReason = "stop" | "length" | "tool_calls" | "content_filter" | "other";

/** What the model answered. */
export interface GeneratedMessage {
    /**
     * Who wrote it.
     * @enum {string}
     */
    role: "assistant";
    /** The text. */
    content: string;
    /** The reasoning of the model, if the provider returns it. */
    reasoning?: string;
    /** The tools that the model wants to be called. */
    toolCalls?: AiToolCall[];
}

/** The text to count. */
export interface TokenCountInput {
    /**
     * The text.
     * @example Say hello.
     */
    text: string;
    /** The model for which to count. */
    model?: AiModelName;
}

/** The texts to embed. */
export interface EmbeddingsInput {
    model: AiModelName;
    /** The texts. */
    input: string[];
    /** The task that the call is for. */
    taskId?: Id;
}

/** One call of a provider, as the ledger has it. */
export interface AiCall {
    /** The id of the call. */
    id: Id;
    /** When the call was started. */
    createdAt: Timestamp;
    /** The user for whom the call was made. */
    createdBy: Actor;
    /** The id of the token with which it was made. */
    tokenId?: Id;
    /** The task that the call was for. */
    taskId?: Id;
    /** The chat that the call was for. */
    chatId?: Id;
    provider: AiProviderName;
    model: AiModelName;
    /** The model that was asked for, when a fallback of it was asked instead. */
    requestedModel?: AiModelName;
    /** Why the model before it could not answer. */
    fallbackReason?: string;
    operation: AiOperation;
    /**
     * The state of the call: `cancelled` by the caller, `interrupted` when the service ended before the call did.
     * @enum {string}
     */
    state: "running" | "succeeded" | "failed" | "cancelled" | "interrupted";
    usage?: AiUsage;
    priceSource?: AiPriceSource;
    finishReason?: AiFinishReason;
    /** Why the call failed. */
    problem?: string;
    /** How often the provider was asked. */
    attempts: number;
    /** How long the call took, in milliseconds. */
    durationMs?: number;
    /** The milliseconds until the first token. */
    firstDeltaMs?: number;
}

/**
 * What was asked for: an `agent` is one prompt of a chat with an agent, as far as the agent reports what it used.
 * @example generate
 * @enum {string}
 */
export type AiOperation = "generate" | "embed" | "agent";

/** The sums of several calls. */
export interface AiSums {
    /** The number of calls. */
    calls: number;
    /** The tokens of the input, cached ones included. */
    inputTokens: number;
    /** The part of the input that providers had cached. */
    cachedInputTokens: number;
    /** The tokens of the output, reasoning included. */
    outputTokens: number;
    /** The part of the output that is reasoning. */
    reasoningTokens: number;
    /** The cost of the calls with a known price in millionths of a US dollar. */
    costMicros: number;
    /** The number of calls with estimated tokens. */
    estimatedCalls: number;
}

/** The sums of one group. */
export interface AiUsageGroupSums {
    /**
     * The day, the model, or the id of the user, chat or task.
     * @example 2026-01-01
     */
    key: string;
    sums: AiSums;
}

/** What may be used in one period. */
export interface AiBudgetInput {
    period: AiBudgetPeriod;
    /**
     * The cost that may be reached, in millionths of a US dollar; models without a known price are not counted.
     * @example 50000000
     */
    costMicrosMax?: number;
    /** The tokens that may be used, input and output together. */
    tokensMax?: number;
}

/**
 * The period of the budget, by UTC.
 * @example month
 * @enum {string}
 */
export type AiBudgetPeriod = "day" | "month";

/** What may be used in the current period, and what is used. */
export interface AiBudget {
    period: AiBudgetPeriod;
    /** The token whose budget it is; absent for that of all calls. */
    tokenId?: Id;
    /** The cost that may be reached, in millionths of a US dollar. */
    costMicrosMax?: number;
    /** The tokens that may be used. */
    tokensMax?: number;
    /** When the current period started. */
    startsAt: Timestamp;
    /** When the next period starts. */
    resetsAt: Timestamp;
    /** The cost of the calls of this period. */
    usedCostMicros: number;
    /** The tokens of the calls of this period. */
    usedTokens: number;
    /** The cost that calls in progress have reserved. */
    reservedCostMicros: number;
    /** The tokens that calls in progress have reserved. */
    reservedTokens: number;
}

export interface AiProviderListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The AI providers. */
    data: {
        /** The providers, by name. */
        providers: AiProvider[];
    };
}

export interface AiProviderAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The AI provider. */
    data: {
        provider: AiProvider;
    };
}

export interface AiProviderTestAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** What the provider answered. */
    data: {
        test: AiProviderTest;
    };
}

export interface AiModelListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of AI models. */
    data: {
        /** The models, by name. */
        models: AiModel[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface GenerateAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The answer of the model. */
    data: GeneratedText;
}

/** The answer of a model. */
export interface GeneratedText {
    message: GeneratedMessage;
    finishReason: AiFinishReason;
    /** The answer parsed as JSON, if a `schema` was given. */
    output?: unknown;
    usage: AiUsage;
    /** The id of the call in the ledger. */
    aiCallId: Id;
}

/** The next part of what the model writes. */
export interface GenerateDelta {
    /** The next part of the text. */
    text?: string;
    /** The next part of the reasoning. */
    reasoning?: string;
}

/** The `data` of one event of a generation: a part if the `event` is `delta`, the call if it is `toolCall`, what the JSON answer has as `data` if it is `finish`, and the failure if it is `error`. `finish` or `error` is the last one. */
export type GenerateStreamEvent = GenerateDelta | AiToolCall | GeneratedText | Error;

export interface TokenCountAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The number of tokens. */
    data: {
        /** The number of tokens. */
        tokens: number;
        /**
         * How they were counted.
         * @enum {string}
         */
        method: "estimate";
    };
}

export interface EmbeddingsAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The vectors. */
    data: {
        /** One vector for each text, in order. */
        embeddings: number[][];
        usage: AiUsage;
        /** The id of the call in the ledger. */
        aiCallId: Id;
    };
}

export interface AiCallListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of the ledger. */
    data: {
        /** The calls, newest first. */
        calls: AiCall[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface AiCallAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The AI call. */
    data: {
        call: AiCall;
    };
}

export interface AiUsageAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The sums. */
    data: {
        /** The groups: days in order, others by their tokens, the most first. */
        usage: AiUsageGroupSums[];
        /** The sums of all calls. */
        totals: AiSums;
    };
}

export interface AiBudgetAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The budget and its use. */
    data: {
        budget: AiBudget;
    };
}

/**
 * What the chat is about, in one line.
 * @example Plan the release
 */
export type ChatTitle = string;

/** What answers in a chat. */
export type ChatBackend = ModelBackend | AgentBackend;

/** A model with the tools of this service. */
export interface ModelBackend {
    /**
     * The kind of the backend.
     * @example model
     * @constant
     */
    kind: "model";
    model: AiModelName;
}

/** An agent of the project. */
export interface AgentBackend {
    /**
     * The kind of the backend.
     * @example agent
     * @constant
     */
    kind: "agent";
    agent: AgentName;
}

/**
 * The name of an agent in `gantry.json`.
 * @example opencode
 */
export type AgentName = string;

/** A program that can be the backend of a chat. */
export interface ChatAgent {
    name: AgentName;
    /**
     * What is started, without secrets.
     * @example opencode acp
     */
    command: string;
    /** Whether it may run: exactly these commands are approved, or covered by `--trust`. */
    isApproved: boolean;
    /**
     * Whether it works in a chat now, or ended with an error last time.
     * @example idle
     * @enum {string}
     */
    state: "idle" | "running" | "failed";
    /** Why it failed last. */
    problem?: string;
}

/** Which tools a chat may use. */
export interface ToolRule {
    /**
     * The id of an operation; `*` stands for any letters.
     * @example create*
     */
    tool: string;
    arguments?: ToolArgumentPatterns;
    /**
     * Whether a call is run, waits for an approval or is refused.
     * @example ask
     * @enum {string}
     */
    action: "allow" | "ask" | "deny";
    costMicrosMin?: RuleCostMin;
    /**
     * Whether `allow` also applies after the model has read text from outside: mail, results of MCP servers, what was imported. Not so by default: such a call asks.
     * @example false
     */
    isForOutsideText?: boolean;
}

/**
 * Patterns by the name of an argument, all of which a call must fit; `*` stands for any characters. Where it allows, a pattern matches no sign by which a shell starts another command and no `..` in a path, unless it is `*` alone.
 * @example {
 *       "remote": "origin",
 *       "branch": "topic/*"
 *     }
 */
export interface ToolArgumentPatterns {
    [key: string]: string;
}

/**
 * The rule holds once calls of models have cost so many millionths of a dollar. For the rules of a chat those of the chat count; else those of the current month by UTC: for the rules of a token its own with all that was made from it, for others those of the user. Calls that run do not count yet.
 * @example 2000000
 */
export type RuleCostMin = number;

/** The rules for tools, of which the first that matches decides. */
export type ToolRules = ToolRule[];

/**
 * Instructions for the model, before all messages.
 * @example Be brief.
 */
export type ChatSystem = string;

/** A new chat. */
export interface ChatInput {
    title?: ChatTitle;
    /** The task that the chat belongs to. */
    taskId?: Id;
    backend?: ChatBackend;
    system?: ChatSystem;
    settings?: ChatSettings;
    toolRules?: ToolRules;
}

/** How the model of a chat is asked. */
export interface ChatSettings {
    /**
     * How random the choice of words is.
     * @example 0.2
     */
    temperature?: number;
    /**
     * How many tokens one answer of the model may have.
     * @example 4096
     */
    maxOutputTokens?: number;
    reasoningEffort?: AiReasoningEffort;
    /**
     * Whether the model is given the role, the rules, the task, the documents, the skills and the knowledge of the project, as `buildContext` joins them; true by default.
     * @example true
     */
    isContextEnabled?: boolean;
    /**
     * Whether the model writes the title of a chat that was created without one, after its first answer. It is the first line of the first message until then, and by default.
     * @example true
     */
    isTitleGenerated?: boolean;
    /**
     * How many bytes the chat stores of results of tools that have more than 65,536 characters, which the model reads on by pages; 4,194,304 by default. What exceeds it is left out of the newest result.
     * @example 4194304
     */
    outputBytesMax?: number;
}

/** The settings to change; null restores the default. */
export interface ChatSettingsPatch {
    /**
     * How random the choice of words is.
     * @example 0.2
     */
    temperature?: number | null;
    /** How many tokens one answer of the model may have. */
    maxOutputTokens?: number | null;
    /**
     * How much the model reasons before it answers.
     * @enum {string|null}
     */
    reasoningEffort?: "none" | "minimal" | "low" | "medium" | "high" | null;
    /** Whether the model is given the context of the project. */
    isContextEnabled?: boolean | null;
    /** Whether the model writes the title. */
    isTitleGenerated?: boolean | null;
    /** How many bytes of long results of tools the chat stores. */
    outputBytesMax?: number | null;
}

/** What to fork. */
export interface ChatForkInput {
    /** The first message that is not taken over, instead of `messageId`. */
    beforeMessageId?: ChatMessageId;
    /** The last message to take over; the last complete one by default. */
    messageId?: ChatMessageId;
    /** The title; that of the chat by default. */
    title?: ChatTitle;
}

/** The fields to change. */
export interface ChatPatch {
    title?: ChatTitle;
    backend?: ChatBackend;
    /** Instructions for the model; null removes them. */
    system?: string | null;
    settings?: ChatSettingsPatch;
    /** Whether lists leave it out. A message to an archived chat brings it back. */
    isArchived?: boolean;
    toolRules?: ToolRules;
    /** The mode in which the agent works from its next turn on, one of those in `agentSession`; null for the strictest. */
    agentMode?: string | null;
}

/**
 * Whether the model is at work, waits for a decision, or writes a summary.
 * @example idle
 * @enum {string}
 */
export type ChatState = "idle" | "running" | "waiting_approval" | "compacting" | "failed";

/** A conversation. */
export interface Chat {
    /** The id of the chat. */
    id: Id;
    title: ChatTitle;
    /** The task that the chat belongs to. */
    taskId?: Id;
    backend: ChatBackend;
    state: ChatState;
    system?: ChatSystem;
    settings?: ChatSettings;
    toolRules: ToolRules;
    /** The id of the chat that it was forked from. */
    forkedFrom?: Id;
    /** The mode that was set for the agent; absent for the strictest. */
    agentMode?: ChatAgentModeId;
    agentSession?: ChatAgentSession;
    /** The id of the chat for which this one works, by the tool `startSubchat`. */
    parentChatId?: Id;
    /** When the chat was archived; absent unless it is. */
    archivedAt?: Timestamp;
    /** The user who created the chat. */
    createdBy: Actor;
    /** When the chat was created. */
    createdAt: Timestamp;
    /** When the chat last changed. */
    updatedAt: Timestamp;
}

/** A message with the words of a query. */
export interface FoundChatMessage {
    /** The id of the chat. */
    chatId: Id;
    chatTitle: ChatTitle;
    /** Whether the chat is archived. */
    isArchived: boolean;
    /** The task that the chat belongs to. */
    taskId?: Id;
    messageId: ChatMessageId;
    role: ChatRole;
    /** The place of its text where most words stand. */
    snippet: KnowledgeSnippet;
    /** When the message was created. */
    createdAt: Timestamp;
}

export interface ChatSearchAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The messages. */
    data: {
        /** Of the newest chats first. */
        messages: FoundChatMessage[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/**
 * The id of a message, chosen by its sender or by the service.
 * @example queued-1
 */
export type ChatMessageId = string;

/**
 * When a message is taken while the model is at work: after its turn, or after its current step.
 * @example queue
 * @enum {string}
 */
export type ChatDelivery = "queue" | "steer";

/** A new message. */
export interface ChatMessageInput {
    id?: ChatMessageId;
    /**
     * The text.
     * @example Say hello.
     */
    content: string;
    delivery?: ChatDelivery;
    /**
     * The filenames of uploaded files to give to the model: of a text or PDF the beginning, in which it reads on by itself, and an image of up to 5 MiB to a model that takes images.
     * @example [
     *       "plan.txt"
     *     ]
     */
    files?: string[];
    /**
     * The names of skills to activate.
     * @example [
     *       "release-notes"
     *     ]
     */
    skills?: string[];
}

/** How to send a message again. */
export interface ChatRetryInput {
    /** The id of the new message; chosen by the service by default. */
    id?: ChatMessageId;
    /**
     * The new text; the same by default.
     * @example Say hello in French.
     */
    content?: string;
}

/** A new compaction. */
export interface ChatCompactionInput {
    id?: ChatMessageId;
}

/**
 * The id of a mode of an agent.
 * @example plan
 */
export type ChatAgentModeId = string;

/** A mode in which an agent can work. */
export interface ChatAgentMode {
    id: ChatAgentModeId;
    /**
     * Its name, for people.
     * @example Plan
     */
    name: string;
    /** What it does. */
    description?: string;
}

/** A command of an agent: a message that begins with a slash and its name. */
export interface ChatAgentCommand {
    /**
     * The name without the slash.
     * @example review
     */
    name: string;
    /**
     * What it does.
     * @example Review the changes
     */
    description: string;
    /**
     * What to write after it, if it takes something.
     * @example path
     */
    hint?: string;
}

/** What the agent of a chat has reported of its session. */
export interface ChatAgentSession {
    /**
     * The title that the agent gave the session.
     * @example Counting zebras
     */
    title?: string;
    /** The id of the current mode. */
    mode?: ChatAgentModeId;
    /** The modes that it offers. */
    modes?: ChatAgentMode[];
    /** The commands that it takes. */
    commands?: ChatAgentCommand[];
    /**
     * The tokens that are in the context of its model.
     * @example 2100
     */
    contextTokens?: number;
    /**
     * The size of that context.
     * @example 200000
     */
    contextTokensMax?: number;
    /** What the session has cost so far, in millionths of a US dollar. */
    costMicros?: number;
}

/** The fields to change. */
export interface QueuedMessagePatch {
    /**
     * The text.
     * @example Say goodbye.
     */
    content?: string;
    delivery?: ChatDelivery;
}

/**
 * What the part is; a `compaction` is the summary of what was said before it, a `file` an uploaded file, a `skill` an activated skill, an `image` what an agent has drawn or read (`getChatImage`), a `plan` the to-do list of the answer, as a list in Markdown and as `items`, and `sources` the knowledge that the model was given for the answer.
 * @example text
 * @enum {string}
 */
export type ChatPartKind = "text" | "reasoning" | "toolCall" | "file" | "skill" | "compaction" | "notice" | "plan" | "image" | "sources";

/**
 * The state of a tool call or a compaction: `rejected` by a rule or a decision, `interrupted` when the outcome of a call is unknown.
 * @example succeeded
 * @enum {string}
 */
export type ChatToolState = "queued" | "waiting_approval" | "running" | "succeeded" | "failed" | "rejected" | "interrupted";

/** A part of a message. */
export interface ChatPart {
    /**
     * The id of the part in its message.
     * @example p1
     */
    id: string;
    kind: ChatPartKind;
    /**
     * The step of the turn in which the part was made.
     * @example 0
     */
    step: number;
    /** The text, also of reasoning, of a summary, of a notice, of a file and of the instructions of a skill. */
    text?: string;
    /** The id of the tool call, which is also the Idempotency-Key of the operation. */
    callId?: Id;
    /**
     * The tool: the id of an operation, or `searchOperations`.
     * @example createTask
     */
    tool?: string;
    /** The input of the tool. */
    input?: {
        [key: string]: unknown;
    };
    state?: ChatToolState;
    /** What the tool answered, as the model reads it. */
    output?: string;
    /**
     * Of an output that is longer than what is shown: how many characters `readChatOutput` returns of it.
     * @example 120000
     */
    outputLength?: number;
    /**
     * There is an output, or there are sources, that the caller may not read: the caller could not make the same call. Absent otherwise.
     * @example true
     * @constant
     */
    isOutputHidden?: true;
    /** The id of the approval that the call waited for. */
    approvalId?: Id;
    /**
     * The filename of a file, or the name of a skill.
     * @example plan.txt
     */
    name?: string;
    /**
     * The media type of a file.
     * @example text/plain
     */
    mediaType?: string;
    /**
     * The size of a file in bytes.
     * @example 4096
     */
    size?: number;
    /** The SHA-256 of a file or the digest of a skill, as it was given to the model. */
    digest?: string;
    reason?: ChatCompactionReason;
    items?: ChatTodoItems;
    locations?: ChatLocations;
    diffs?: ChatDiffs;
    terminalIds?: ChatTerminalIds;
    /** The id of an image, which `getChatImage` returns. */
    imageId?: Id;
    /** The id of the chat that works on the tool call `startSubchat`. */
    subchatId?: Id;
    sources?: ChatSources;
}

/** The knowledge that the model was given, each place once, in the order in which it came. */
export type ChatSources = ChatSource[];

/** An entry of the knowledge that a model was given for its answer, and where in it. */
export interface ChatSource {
    /** The id of the entry, which `getKnowledge` returns. */
    entryId: Id;
    /**
     * What the entry is about.
     * @example How mail is sent
     */
    title: string;
    /**
     * The file or address that it came from; absent without one.
     * @example docs/mail.md
     */
    source?: string;
    /** The headings above the place, from the top. */
    headingPath?: string[];
    /** Where in the content; absent when the model read all of it. */
    place?: KnowledgePlace;
    /**
     * What gave it to the model: `searchKnowledge` or `getKnowledge`, which it called, or `buildContext`, with which the chat begins.
     * @example searchKnowledge
     */
    operation: string;
}

/** What is to be done, in order. */
export type ChatTodoItems = ChatTodoItem[];

/** One item of a to-do list. */
export interface ChatTodoItem {
    /**
     * What is to be done.
     * @example Count the zebras
     */
    content: string;
    /**
     * How far it is.
     * @example in_progress
     * @enum {string}
     */
    progress: "pending" | "in_progress" | "done";
    /**
     * How much it matters, if that was said.
     * @example medium
     * @enum {string}
     */
    priority?: "high" | "medium" | "low";
}

/** The files that the tool reads or changes. */
export type ChatLocations = ChatLocation[];

/** The terminals of the task in which the tool runs commands. */
export type ChatTerminalIds = Id[];

/** A place in a file. */
export interface ChatLocation {
    /**
     * The path, from the folder in which the agent works; as the agent gives it if it is elsewhere.
     * @example src/zebras.ts
     */
    path: string;
    /**
     * The line, from 1.
     * @example 12
     */
    line?: number;
}

/** What the tool changes in files. */
export type ChatDiffs = ChatDiff[];

/** The change of a file or of a part of it. */
export interface ChatDiff {
    /**
     * The path, from the folder in which the agent works; as the agent gives it if it is elsewhere.
     * @example src/zebras.ts
     */
    path: string;
    /**
     * The text before; absent for a new file.
     * @example one zebra
     */
    oldText?: string;
    /**
     * The text after.
     * @example two zebras
     */
    newText: string;
    /**
     * A text was too long and was cut. Absent otherwise.
     * @example true
     * @constant
     */
    isCut?: true;
}

/**
 * Why a conversation was compacted unasked: it would not fit the `window` of the model, or the provider refused it for that (`overflow`).
 * @example window
 * @enum {string}
 */
export type ChatCompactionReason = "window" | "overflow";

/**
 * The state of the message.
 * @example succeeded
 * @enum {string}
 */
export type ChatMessageState = "queued" | "running" | "succeeded" | "interrupted" | "failed";

/**
 * Who wrote the message.
 * @example user
 * @enum {string}
 */
export type ChatRole = "user" | "assistant" | "system";

/** A message of a chat. */
export interface ChatMessage {
    id: ChatMessageId;
    /**
     * The place of the message in the chat.
     * @example 1
     */
    seq: number;
    role: ChatRole;
    state: ChatMessageState;
    /** Whose words a message of a user is; absent where that is not known. In a chat that works for another one, in whose name it does. */
    author?: ChatAuthor;
    delivery?: ChatDelivery;
    /** The parts, in order. */
    parts: ChatPart[];
    /** The number of the last stream event that the message contains. */
    event: number;
    /** When the message was created. */
    createdAt: Timestamp;
}

/** What changed in a part; `kind` and `step` are there when the part is new. */
export interface ChatPartPatch {
    /**
     * The id of the part in its message.
     * @example p1
     */
    id: string;
    kind?: ChatPartKind;
    /** The step of the turn in which the part was made. */
    step?: number;
    /** Text to add to the end of `text`. */
    append?: string;
    /** The new text; null when the part was dropped. */
    text?: string | null;
    /** The id of the tool call. */
    callId?: Id;
    /** The tool. */
    tool?: string;
    /** The input of the tool. */
    input?: {
        [key: string]: unknown;
    };
    state?: ChatToolState;
    /** What the tool answered. */
    output?: string;
    /**
     * The tool answered something that the caller may not read.
     * @example true
     * @constant
     */
    isOutputHidden?: true;
    /** The id of the approval. */
    approvalId?: Id;
    /** The name of a file or skill. */
    name?: string;
    /** The media type of a file. */
    mediaType?: string;
    /** The size of a file in bytes. */
    size?: number;
    /** The digest of a file or skill. */
    digest?: string;
    reason?: ChatCompactionReason;
    items?: ChatTodoItems;
    locations?: ChatLocations;
    diffs?: ChatDiffs;
    terminalIds?: ChatTerminalIds;
    /** The id of an image. */
    imageId?: Id;
    /** The id of the chat that works on the tool call. */
    subchatId?: Id;
    sources?: ChatSources;
}

/** The `data` of one event of a chat's stream, whose `event` is `message`, `part`, `approval` or `chat`. The `id` resumes the stream. */
export interface ChatEvent {
    messageId?: ChatMessageId;
    part?: ChatPartPatch;
    message?: ChatMessage;
    approval?: ToolApproval;
    state?: ChatState;
    agentSession?: ChatAgentSession;
}

/** Whose words are in a conversation. */
export interface ChatAuthor {
    /**
     * A user; an account of a chat platform without a link; or text from outside, such as mail, which the model has read.
     * @example user
     * @enum {string}
     */
    kind: "user" | "account" | "outside";
    /** The user or, of an account, the one who made the binding; absent for text from outside. */
    actor?: Actor;
    /**
     * The name of the account as the platform shows it; of text from outside, the operation that returned it.
     * @example mallory
     */
    name?: string;
    /**
     * Whether the credential of the author has ended, so that the words may do nothing any more.
     * @example false
     */
    isEnded?: boolean;
}

export interface ChatOutputAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** A page of the output of a tool call. */
    data: {
        /** The characters of this page. */
        output: string;
        /** The character at which the page starts. */
        offset: number;
        /** The character at which to continue; `length` at the end. */
        nextOffset: number;
        /** How many characters the output has. */
        length: number;
    };
}

/** The rules to test. */
export interface ToolRulesTestInput {
    toolRules: ToolRules;
}

/** What the rules would have done with a call. */
export interface RuledToolCall {
    /** The id of the tool call. */
    callId: Id;
    /**
     * The tool.
     * @example createTask
     */
    tool: string;
    /**
     * Whether it would have been run, have waited or have been refused.
     * @example ask
     * @enum {string}
     */
    action: "allow" | "ask" | "deny";
}

export interface ToolRulesTestAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The calls, newest first, and how many of them there are. */
    data: {
        /** The calls, newest first. */
        calls: RuledToolCall[];
        /**
         * How many would have been run.
         * @example 117
         */
        allowedCount: number;
        /**
         * How many would have waited for an approval.
         * @example 3
         */
        askedCount: number;
        /**
         * How many would have been refused.
         * @example 0
         */
        deniedCount: number;
    };
}

/**
 * What was decided.
 * @example pending
 * @enum {string}
 */
export type ApprovalState = "pending" | "approved" | "rejected" | "expired";

/** A tool call that waits for a decision. */
export interface ToolApproval {
    /** The id of the approval. */
    id: Id;
    /** The id of the chat. */
    chatId: Id;
    /** The id of the tool call. */
    callId: Id;
    /**
     * The tool.
     * @example createTask
     */
    tool: string;
    /** The input of the tool. */
    input: {
        [key: string]: unknown;
    };
    /** What the MCP server asks in the middle of the call, by names, as in the result of `executeMcpTool`. An approval with `inputResponses` answers it, and the call goes on; without them, the model reads the question. */
    inputRequests?: {
        [key: string]: unknown;
    };
    /** What may be allowed for ever instead of exactly this input. */
    proposedArguments?: ToolArgumentPatterns;
    /**
     * The MCP server has changed the description or the schema of its tool since a call like this was allowed.
     * @example true
     * @constant
     */
    isToolChanged?: true;
    /** What was allowed for ever instead of exactly this input. */
    arguments?: ToolArgumentPatterns;
    state: ApprovalState;
    /**
     * For what it was decided.
     * @enum {string}
     */
    scope?: "once" | "always";
    /** Whose words are in the conversation and may not make this call; absent if there are none. */
    authors?: ChatAuthor[];
    /** Why it was decided so. */
    reason?: string;
    /** When it was decided; absent of decisions of earlier versions. */
    decidedAt?: Timestamp;
    /** The user who decided. */
    decidedBy?: Actor;
    /**
     * What this credential may decide, of an approval that is pending: nothing, to reject it, or both.
     * @example [
     *       "approve",
     *       "reject"
     *     ]
     */
    decisions?: Decision[];
    /** When the call began to wait. */
    createdAt: Timestamp;
    /** When the call is refused without a decision. */
    expiresAt: Timestamp;
}

/** How far an approval of a tool call goes. */
export interface ToolApprovalInput {
    /**
     * Whether it is for this call, or for every call of the tool with this input in this chat.
     * @default once
     * @example once
     * @enum {string}
     */
    scope?: "once" | "always";
    /** With `always`, which calls are meant, by patterns of each argument. */
    arguments?: ToolArgumentPatterns;
    /**
     * What answers the `inputRequests` of the approval, by their names. Refused where there are none.
     * @example {
     *       "question": {
     *         "action": "accept",
     *         "content": {
     *           "name": "Ada"
     *         }
     *       }
     *     }
     */
    inputResponses?: {
        [key: string]: unknown;
    };
    /** Why, for the model to read. */
    reason?: string;
}

/** The rejection of a tool call. */
export interface ToolRejectionInput {
    /** Why, for the model to read. */
    reason?: string;
}

export interface ChatAgentListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The agents. */
    data: {
        /** The agents, in the order of `gantry.json`. */
        agents: ChatAgent[];
    };
}

export interface ChatListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of chats. */
    data: {
        /** The chats, newest first. */
        chats: Chat[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface ChatAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The chat. */
    data: {
        chat: Chat;
    };
}

export interface ChatMessageListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of messages. */
    data: {
        /** The messages, in order. */
        messages: ChatMessage[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface ChatMessageAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The message. */
    data: {
        message: ChatMessage;
    };
}

export interface ToolApprovalListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of approvals. */
    data: {
        /** The approvals, newest first. */
        approvals: ToolApproval[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface ToolApprovalAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The approval. */
    data: {
        approval: ToolApproval;
    };
}

/** A token, a username and a password, or the secret of a sign-in link. */
export interface LoginInput {
    /** A token of this service. */
    token?: string;
    username?: Username;
    /**
     * The password of the user.
     * @example correct horse battery staple
     */
    password?: string;
    /** The code of an authenticator app, or a recovery code, for a user with a second factor. */
    code?: SecondFactorCode;
    /** The secret of a sign-in link, which follows `#link=` in it. It can be used once. */
    link?: string;
}

/** The password of the user, with a code of the second factor if there is one, or a token of the user. */
export interface ReauthenticationInput {
    /**
     * The password of the user.
     * @example correct horse battery staple
     */
    password?: string;
    /** The code of an authenticator app, or a recovery code, which a user with a second factor gives beside the password. */
    code?: SecondFactorCode;
    /** A token of this service. */
    token?: string;
}

/**
 * The name with which the user signs in.
 * @example ada
 */
export type Username = string;

/**
 * A password of at least 10 characters of any kind. One that is common, or made of common passwords, of the names of its user or of the name of this service, is refused.
 * @example correct horse battery staple
 */
export type Password = string;

/**
 * The role, which limits what the user can do.
 * @enum {string}
 */
export type Role = "owner" | "maintainer" | "developer" | "viewer" | "agent";

/**
 * A name for people.
 * @example Ada
 */
export type DisplayName = string;

/** The user and authority of a credential. */
export interface Identity {
    /** The id of the user. */
    userId: Id;
    /** The name of the user. */
    name: string;
    role: Role;
    /**
     * The type of the credential.
     * @enum {string}
     */
    method: "token" | "session";
    /** How the user of a session signed in; absent for a token. */
    signedInBy?: SignInMethod;
    /** True for a session that can only add a second factor, because the operator requires one; absent otherwise. */
    needsSecondFactor?: boolean;
    /** The id of the token; absent for a session. */
    tokenId?: Id;
    /** The scopes of the credential. */
    scopes: Scope[];
    allow?: AllowList;
    /** When the credential expires. */
    expiresAt?: Timestamp;
    /** When the user of a session last signed in or reauthenticated; absent for a token, unless a session exchanged itself for it. */
    authenticatedAt?: Timestamp;
}

export interface IdentityAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The caller's identity. */
    data: {
        /** The caller's identity. */
        identity: Identity;
    };
}

/** Restricts a token to certain tasks, tools, remotes or branches. An absent list does not restrict, except that a token restricted to tasks calls only the tools and pushes only to the remotes and branches that it lists. */
export interface AllowList {
    /** The tasks that the token can access. */
    taskIds?: Id[];
    /** The tools that the token can call, as `server/tool`, where `*` matches any text. */
    mcpTools?: string[];
    /** The remotes that the token can push to. */
    gitRemotes?: string[];
    /** The branches that the token can push, where `*` matches any text. */
    gitBranches?: string[];
}

/** The first user. */
export interface SetupInput {
    name: DisplayName;
    username: Username;
    password: Password;
}

export interface SetupAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The state of the setup. */
    data: {
        /** The state of the setup. */
        setup: {
            /** Whether the first user has a name and a password. */
            isDone: boolean;
        };
    };
}

/** An invite and the new password. */
export interface InviteAcceptance {
    /** The secret of the invite. */
    invite: string;
    password: Password;
}

/** A new token. Its scopes are either named or those of a preset. */
export interface TokenInput {
    name: DisplayName;
    /** The scopes of the token; give either scopes or a preset. */
    scopes?: Scope[];
    preset?: Preset;
    allow?: AllowList;
    rules?: CallRules;
    /**
     * Days until the token expires; 90 by default.
     * @example 30
     */
    expiresInDays?: number;
}

/** Which calls of operations may be made. */
export interface CallRule {
    /**
     * The id of an operation; `*` stands for any letters.
     * @example pushChanges
     */
    tool: string;
    arguments?: ToolArgumentPatterns;
    /**
     * Whether a call is made, waits for an approval or is refused.
     * @example ask
     * @enum {string}
     */
    action: "allow" | "ask" | "deny";
    costMicrosMin?: RuleCostMin;
    /**
     * Whether the person at an MCP client may decide on a call that is asked for, if the client can ask (elicitation). The answer is as trustworthy as the client. It does not count for users of the role `agent`.
     * @example true
     */
    isAskedAtClient?: boolean;
}

/**
 * Rules for calls of operations, by HTTP as by MCP, of which the first that matches decides; a call that none matches is made. What is asked for waits as a call of an MCP tool does, and is approved by `approveMcpCall`.
 * @example [
 *       {
 *         "tool": "pushChanges",
 *         "arguments": {
 *           "remote": "origin",
 *           "branch": "topic/*"
 *         },
 *         "action": "allow"
 *       },
 *       {
 *         "tool": "pushChanges",
 *         "action": "ask"
 *       }
 *     ]
 */
export type CallRules = CallRule[];

/**
 * Whether it would have been made, have waited or have been refused.
 * @example ask
 * @enum {string}
 */
export type RuledAction = "allow" | "ask" | "deny";

/**
 * Whether no argument and no cost that the log does not have could change the action.
 * @example true
 */
export type RuledCertainty = boolean;

/** The rules to test, and on whose calls. */
export interface CallRulesTestInput {
    rules: CallRules;
    /** Only the calls of users who have this role now. */
    role?: RuledRole;
    /** Only the calls by this token and by those that were exchanged from it. */
    tokenId?: Id;
}

/** What the rules would have done with a call. */
export interface RuledCall {
    /**
     * The number of the entry in the audit log.
     * @example 42
     */
    auditEntryId: number;
    /**
     * The operation.
     * @example deleteTask
     */
    operation: string;
    /**
     * The path of what was changed, below `/api/v1`.
     * @example /tasks/task_1
     */
    object: string;
    action: RuledAction;
    isCertain: RuledCertainty;
    /** Who called it. */
    actor?: Actor;
    /** When it was called. */
    createdAt: Timestamp;
}

export interface CallRulesTestAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The calls, newest first, and how many of them there are. */
    data: {
        /** The calls, newest first. */
        calls: RuledCall[];
        /**
         * How many would have been made.
         * @example 117
         */
        allowedCount: number;
        /**
         * How many would have waited for an approval.
         * @example 3
         */
        askedCount: number;
        /**
         * How many would have been refused.
         * @example 0
         */
        deniedCount: number;
        /**
         * How many of them are not certain.
         * @example 2
         */
        uncertainCount: number;
    };
}

/** Rules, of which the first that matches decides. */
export type RuleList = CallRule[];

/**
 * A role whose tokens can be ruled.
 * @enum {string}
 */
export type RuledRole = "maintainer" | "developer" | "viewer" | "agent";

/** The rules of a role. */
export interface RoleRulesInput {
    rules: CallRules;
}

export interface RoleRulesAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The rules of the role. */
    data: {
        rules: RuleList;
    };
}

/**
 * A named set of scopes.
 * @example agent
 * @enum {string}
 */
export type Preset = "read_only" | "agent" | "ci" | "full";

/** A token without its secret. */
export interface Token {
    /** The id of the token. */
    id: Id;
    /** The user as whom the token acts. */
    userId: Id;
    /** A name for people. */
    name: string;
    /** The scopes of the token. */
    scopes: Scope[];
    allow?: AllowList;
    /** The rules for its calls: first its own, then those of the tokens from which it was created. The strictest answer counts. */
    ruleLists?: RuleList[];
    /** When the token was created. */
    createdAt: Timestamp;
    /** When the token expires; absent if it never does. */
    expiresAt?: Timestamp;
    /** The token from which it was created, or the token or session that was exchanged for it, and with which it ends. */
    parentId?: string;
}

export interface TokenAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The token. */
    data: {
        /** The token. */
        token: Token;
    };
}

export interface TokenListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of tokens. */
    data: {
        /** The tokens of this page. */
        tokens: Token[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface TokenSecretAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The token and its secret. */
    data: {
        /** The token. */
        token: Token;
        /** The secret of the token, returned only once. */
        secret: string;
    };
}

/** How to rotate the secret. */
export interface RotationInput {
    /**
     * Seconds for which the old secret stays valid; 0 by default.
     * @example 3600
     */
    overlapSeconds?: number;
}

/** The token to return. */
export interface ExchangeInput {
    /** The scopes of the new token; by default those of the credential. */
    scopes?: Scope[];
    allow?: AllowList;
    rules?: CallRules;
    /**
     * Seconds until the token expires; 900 by default.
     * @example 900
     */
    expiresInSeconds?: number;
}

/** A scope and the operations that require it. */
export interface ScopeDescription {
    scope: Scope;
    /** The ids of the operations that require the scope. */
    operations: string[];
}

/** A preset or role with its scopes. */
export interface ScopeSet {
    /** The name of the preset or role. */
    name: string;
    /** The scopes. */
    scopes: Scope[];
}

export interface ScopeListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The scopes. */
    data: {
        /** Every scope. */
        scopes: ScopeDescription[];
        /** The presets for new tokens. */
        presets: ScopeSet[];
        /** The maximum scopes of each role. */
        roles: ScopeSet[];
    };
}

/** A session of a signed-in browser. */
export interface BrowserSession {
    /** The id of the session. */
    id: Id;
    /** The IP address from which the session was started. */
    address?: string;
    /** How the user signed in. */
    signedInBy?: SignInMethod;
    /** When the session was started. */
    createdAt: Timestamp;
    /** When the session expires. */
    expiresAt: Timestamp;
    /** Whether this call uses the session. */
    isCurrent: boolean;
}

export interface SessionListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of sessions. */
    data: {
        /** The caller's browser sessions, newest first. */
        sessions: BrowserSession[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/**
 * The id of an operation.
 * @example createTask
 * @enum {string}
 */
export type OperationId = "listTasks" | "createTask" | "getTaskCounts" | "getNextTask" | "claimNextTask" | "getTask" | "updateTask" | "deleteTask" | "transitionTask" | "moveTask" | "claimTask" | "releaseTask" | "putTaskDependencies" | "listTaskHistory" | "getTaskRevision" | "restoreTaskRevision" | "listTaskComments" | "createTaskComment" | "getTaskComment" | "updateTaskComment" | "deleteTaskComment" | "resolveTaskComment" | "reopenTaskComment" | "putTaskReviewers" | "listTaskReviews" | "submitTaskReview" | "getTaskReview" | "listPlanSteps" | "createPlanStep" | "putPlanStepOrder" | "executePlan" | "getPlanStep" | "updatePlanStep" | "deletePlanStep" | "executePlanStep" | "getTaskChanges" | "putTaskChanges" | "applyTaskChanges" | "listJobs" | "listSchedules" | "createSchedule" | "getSchedule" | "updateSchedule" | "deleteSchedule" | "getJob" | "cancelJob" | "retryJob" | "getJobLog" | "streamJob" | "listResources" | "uploadResource" | "getResource" | "putResource" | "updateResource" | "deleteResource" | "getResourceThumbnail" | "createResourceLink" | "getLinkedFile" | "listTerminals" | "openTerminal" | "getTerminal" | "updateTerminal" | "deleteTerminal" | "resizeTerminalSession" | "writeTerminalSession" | "readTerminalSession" | "getTerminalRecording" | "resizeTerminal" | "writeTerminal" | "readTerminal" | "connectTerminal" | "createTerminalTicket" | "execTerminal" | "waitTerminal" | "getTerminalScreen" | "signalTerminal" | "listTerminalViewers" | "listRunners" | "createRunner" | "connectRunner" | "getRunner" | "updateRunner" | "deleteRunner" | "rotateRunnerToken" | "listMailFolders" | "sendEmail" | "listEmails" | "deliverEmail" | "getEmail" | "deleteEmail" | "moveEmail" | "getEmailSource" | "getEmailAttachment" | "createTaskFromEmail" | "getRoleContext" | "putRoleContext" | "listContextDocuments" | "getContextDocument" | "putContextDocument" | "deleteContextDocument" | "buildContext" | "getConfig" | "updateConfig" | "getApproval" | "approveCommands" | "getConfigSchema" | "validateConfig" | "listConfigRevisions" | "getConfigRevision" | "restoreConfigRevision" | "runScript" | "listSecrets" | "putSecret" | "deleteSecret" | "rekeySecrets" | "listFiles" | "streamFileChanges" | "readFile" | "deleteFile" | "searchFiles" | "writeFile" | "editFile" | "patchFiles" | "moveFile" | "getGitStatus" | "getGitDiff" | "stageFiles" | "unstageFiles" | "listCommits" | "createCommit" | "getCommit" | "getBlob" | "listTree" | "getBlame" | "listBranches" | "createBranch" | "getBranch" | "deleteBranch" | "listTags" | "createTag" | "getTag" | "deleteTag" | "checkoutBranch" | "mergeBranch" | "rebaseBranch" | "cherryPickCommits" | "revertCommits" | "listStashes" | "createStash" | "getStash" | "deleteStash" | "applyStash" | "pushChanges" | "listRemotes" | "createRemote" | "getRemote" | "deleteRemote" | "fetchRemote" | "pullChanges" | "cloneRepository" | "listPushes" | "listGitCredentials" | "putGitCredential" | "deleteGitCredential" | "listSubmodules" | "updateSubmodules" | "listWorkspaces" | "createWorkspace" | "getWorkspace" | "deleteWorkspace" | "diffWorkspace" | "listCheckpoints" | "createCheckpoint" | "getCheckpoint" | "restoreCheckpoint" | "mergeWorkspace" | "abortMerge" | "listConflicts" | "resolveConflict" | "listMcpServers" | "importMcpServer" | "getMcpServer" | "putMcpServer" | "deleteMcpServer" | "testMcpRules" | "testMcpServer" | "restartMcpServer" | "getMcpServerLogs" | "startMcpAuth" | "deleteMcpAuth" | "completeMcpAuth" | "listMcpTools" | "executeMcpTool" | "listMcpCalls" | "getMcpCall" | "approveMcpCall" | "rejectMcpCall" | "cancelMcpCall" | "listMcpResources" | "readMcpResource" | "listMcpPrompts" | "getMcpPrompt" | "listSkills" | "createSkill" | "importSkill" | "validateSkill" | "matchSkills" | "getSkill" | "updateSkill" | "deleteSkill" | "approveSkill" | "refreshSkill" | "exportSkill" | "runSkillScript" | "listSkillFiles" | "getSkillFile" | "putSkillFile" | "deleteSkillFile" | "listKnowledge" | "createKnowledge" | "importKnowledge" | "importKnowledgePages" | "reindexKnowledge" | "evaluateKnowledge" | "searchKnowledge" | "getKnowledge" | "updateKnowledge" | "deleteKnowledge" | "listKnowledgeRevisions" | "getKnowledgeRevision" | "restoreKnowledgeRevision" | "listAiProviders" | "putAiProvider" | "deleteAiProvider" | "testAiProvider" | "listAiModels" | "generateText" | "countTokens" | "createEmbeddings" | "listAiCalls" | "getAiCall" | "getAiUsage" | "getAiBudget" | "putAiBudget" | "listChats" | "createChat" | "searchChats" | "listChatAgents" | "getChat" | "updateChat" | "deleteChat" | "listChatMessages" | "sendChatMessage" | "deleteChatMessage" | "retryChatMessage" | "exportChat" | "getChatImage" | "readChatOutput" | "streamChat" | "interruptChat" | "forkChat" | "compactChat" | "listApprovals" | "approveToolCall" | "rejectToolCall" | "testToolRules" | "updateQueuedMessage" | "deleteQueuedMessage" | "getIdentity" | "login" | "logout" | "reauthenticate" | "getSetup" | "completeSetup" | "acceptInvite" | "listTokens" | "createToken" | "getToken" | "deleteToken" | "rotateToken" | "exchangeToken" | "listScopes" | "getRoleRules" | "putRoleRules" | "testCallRules" | "listSessions" | "deleteSession" | "checkAccess" | "listAuditEntries" | "listSignInMethods" | "loginWithPasskey" | "createSignInChallenge" | "startDeviceSignIn" | "completeDeviceSignIn" | "getDeviceSignIn" | "approveDeviceSignIn" | "rejectDeviceSignIn" | "listSecondFactors" | "createTotp" | "confirmTotp" | "createPasskey" | "createPasskeyChallenge" | "renewRecoveryCodes" | "removeSecondFactor" | "getCurrentUser" | "updateCurrentUser" | "changePassword" | "getPreferences" | "updatePreferences" | "listUsers" | "createUser" | "getUser" | "updateUser" | "deleteUser" | "createUserInvite" | "disableUser" | "enableUser" | "streamEvents" | "createEventTicket" | "connectLive" | "listWebhooks" | "createWebhook" | "getWebhook" | "updateWebhook" | "deleteWebhook" | "testWebhook" | "listDeliveries" | "redeliver" | "rotateWebhookSecret" | "listChatIntegrations" | "createChatIntegration" | "getChatIntegration" | "updateChatIntegration" | "deleteChatIntegration" | "testChatIntegration" | "receiveChatEvent" | "receiveMatrixTransaction" | "listChatBindings" | "createChatBinding" | "getChatBinding" | "deleteChatBinding" | "createChatLink" | "deleteChatLink" | "listChatDeliveries" | "listWaiting" | "searchAll" | "getVersion" | "getHealth" | "getReadiness" | "getLimits" | "listErrorCodes";

/** The operations to check. */
export interface AccessInput {
    /** The ids of the operations. */
    operations: OperationId[];
}

/** The caller's access to one operation. */
export interface Access {
    /** The id of the operation. */
    operation: string;
    /** Whether the caller may call it: by its scopes and its allow-list, and unless a rule denies every call. */
    isAllowed: boolean;
    /** The required scopes that the caller lacks. */
    missingScopes: Scope[];
    /**
     * The strictest that rules do with a call of it; absent if they allow every call.
     * @enum {string}
     */
    action?: "ask" | "deny";
    /** Whether rules do that with every call, whatever its arguments and what was spent; given with `action`. */
    isCertain?: boolean;
}

export interface AccessAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The access to each operation. */
    data: {
        /** The access to each operation. */
        access: Access[];
    };
}

/** A record of one write or refusal. */
export interface AuditEntry {
    /** The number of the entry in the audit log. */
    id: number;
    /** When the entry was written. */
    createdAt: Timestamp;
    /** The caller; absent if unknown. */
    actor?: Actor;
    /** The id of the token or session; empty if unknown. */
    credentialId: string;
    /** The IP address of the caller. */
    address: string;
    /** The id of the request. */
    requestId: string;
    /** The id of the operation. */
    operation: string;
    /** The path of the item. */
    object: string;
    /**
     * Whether the operation was done, refused or started.
     * @enum {string}
     */
    outcome: "done" | "refused" | "started";
    /** The SHA-256 hash over this entry and the hash of the previous entry. */
    hash: string;
}

export interface AuditListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of audit entries. */
    data: {
        /** The audit entries, newest first. */
        entries: AuditEntry[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/**
 * A way to sign in.
 * @example password
 * @enum {string}
 */
export type SignInMethod = "password" | "passkey" | "oidc" | "link" | "token";

/**
 * A code of six digits of an authenticator app.
 * @example 492039
 */
export type SecondFactorCode = string;

/**
 * Bytes in Base64url without padding.
 * @example bm90LWEtcGFzc2tleQ
 */
export type Base64Url = string;

/**
 * The id of a passkey in Base64url.
 * @example bm90LWEtcGFzc2tleQ
 */
export type CredentialId = string;

/**
 * How the authenticator is reached.
 * @example internal
 */
export type Transport = string;

/** Shows that the user makes the call. */
export interface OwnerConfirmation {
    /** The current password, if the user has one. */
    currentPassword?: Password;
}

/** A new authenticator app. */
export interface TotpInput {
    name?: DisplayName;
    /** The current password, if the user has one. */
    currentPassword?: Password;
}

/** The code that the app shows. */
export interface TotpConfirmation {
    code: SecondFactorCode;
}

/** What the authenticator app is given. */
export interface Totp {
    /**
     * The secret in Base32, to be typed.
     * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
     */
    secret: string;
    /** The same as a URI, to be shown as a QR code. */
    uri: string;
    /** Until when it can be confirmed. */
    expiresAt: Timestamp;
}

/** An authenticator app or a passkey. */
export interface SecondFactor {
    /** The id of the second factor. */
    id: Id;
    /**
     * An authenticator app, or a passkey.
     * @enum {string}
     */
    kind: "totp" | "passkey";
    /** A name for people. */
    name: string;
    /** When it was added. */
    createdAt: Timestamp;
    /** When it last signed in; absent if it never did. */
    lastUsedAt?: Timestamp;
}

/** Codes that each sign in once in place of a second factor, returned only once. */
export type RecoveryCodes = string[];

/** The answer of the authenticator, as `PublicKeyCredential.toJSON()` gives it. */
export interface PasskeyInput {
    name?: DisplayName;
    /** The new credential (WebAuthn, RegistrationResponseJSON). */
    credential: {
        id: CredentialId;
        rawId?: CredentialId;
        /**
         * The type of the credential.
         * @constant
         */
        type: "public-key";
        /**
         * Where the authenticator is.
         * @enum {string}
         */
        authenticatorAttachment?: "platform" | "cross-platform";
        /** Results of extensions; they are ignored. */
        clientExtensionResults?: {
            [key: string]: unknown;
        };
        /** What the authenticator signed. */
        response: {
            clientDataJSON: Base64Url;
            attestationObject: Base64Url;
            authenticatorData?: Base64Url;
            publicKey?: Base64Url;
            /**
             * The COSE algorithm.
             * @example -7
             */
            publicKeyAlgorithm?: number;
            /** How the authenticator is reached. */
            transports?: Transport[];
        };
    };
}

/** The answer of a passkey, as `PublicKeyCredential.toJSON()` gives it. */
export interface PasskeyLogin {
    /** The signed challenge (WebAuthn, AuthenticationResponseJSON). */
    credential: {
        id: CredentialId;
        rawId?: CredentialId;
        /**
         * The type of the credential.
         * @constant
         */
        type: "public-key";
        /**
         * Where the authenticator is.
         * @enum {string}
         */
        authenticatorAttachment?: "platform" | "cross-platform";
        /** Results of extensions; they are ignored. */
        clientExtensionResults?: {
            [key: string]: unknown;
        };
        /** What the authenticator signed. */
        response: {
            clientDataJSON: Base64Url;
            authenticatorData: Base64Url;
            signature: Base64Url;
            userHandle?: Base64Url;
        };
    };
}

/** A passkey that the user has already. */
export interface PasskeyDescriptor {
    id: CredentialId;
    /**
     * The type of the credential.
     * @constant
     */
    type: "public-key";
    /** How the authenticator is reached. */
    transports?: Transport[];
}

/** The options for `navigator.credentials.create()` (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export interface PasskeyCreationOptions {
    challenge: Base64Url;
    /** This service. */
    rp: {
        /** The domain to which the passkey is bound. */
        id: string;
        /** The name of the service. */
        name: string;
    };
    /** The user. */
    user: {
        id: Base64Url;
        /** The username. */
        name: string;
        /** The name for people. */
        displayName: string;
    };
    /** The algorithms that are accepted. */
    pubKeyCredParams: {
        /**
         * The COSE algorithm.
         * @example -7
         */
        alg: number;
        /**
         * The type of the credential.
         * @constant
         */
        type: "public-key";
    }[];
    /**
     * Milliseconds that the browser waits.
     * @example 300000
     */
    timeout: number;
    /** The passkeys that the user has already. */
    excludeCredentials: PasskeyDescriptor[];
    /** What the authenticator must do. */
    authenticatorSelection: {
        /**
         * The passkey finds its user by itself.
         * @constant
         */
        residentKey: "required";
        /**
         * The same for older browsers.
         * @constant
         */
        requireResidentKey: true;
        /**
         * The authenticator verifies its user.
         * @constant
         */
        userVerification: "required";
    };
    /**
     * The make of the authenticator does not matter.
     * @constant
     */
    attestation: "none";
}

/** The options for `navigator.credentials.get()` (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export interface PasskeyRequestOptions {
    challenge: Base64Url;
    /** The domain to which the passkeys are bound. */
    rpId: string;
    /**
     * Milliseconds that the browser waits.
     * @example 300000
     */
    timeout: number;
    /**
     * The authenticator verifies its user.
     * @constant
     */
    userVerification: "required";
}

/** What the sign-in page offers besides a password and a token. */
export interface SignInMethods {
    /** Passkeys; absent where there can be none. */
    passkeys?: {
        /** The domain to which they are bound. */
        rpId: string;
        /** The origin of the pages that may use them. */
        origin: string;
    };
    /** The OpenID provider; absent where there is none. */
    oidc?: {
        /** Its name for people. */
        name: string;
        /** The path on which the sign-in starts. */
        path: string;
    };
}

export interface SignInMethodListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The sign-in methods. */
    data: {
        methods: SignInMethods;
    };
}

export interface SignInChallengeAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The options for the browser. */
    data: {
        options: PasskeyRequestOptions;
    };
}

export interface PasskeyChallengeAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The options for the browser. */
    data: {
        options: PasskeyCreationOptions;
    };
}

/**
 * The code that the program shows and the person compares, of letters that are not mistaken for others.
 * @example BCDF-GHJK
 */
export type UserCode = string;

/** The program that asks to be signed in. */
export interface DeviceSignInInput {
    /** The name of the program and its machine, which the person sees. */
    clientName: DisplayName;
    /** The scopes that the program asks for; by default, all that the person has. The token lacks those that the person lacks. */
    scopes?: Scope[];
}

/** The code of the program. */
export interface DeviceCodeInput {
    /** The secret of `startDeviceSignIn`. */
    deviceCode: string;
}

/** A program that asks a person to be signed in. */
export interface DeviceSignIn {
    userCode: UserCode;
    /**
     * What the program calls itself; nothing proves it.
     * @example gantry on ada-laptop
     */
    clientName: string;
    /**
     * The IP address from which it was started.
     * @example 192.0.2.7
     */
    address?: string;
    /** The scopes that the program asks for; absent for all that the person has. */
    scopes?: Scope[];
    /**
     * What became of it.
     * @example pending
     * @enum {string}
     */
    state: "pending" | "approved" | "rejected" | "expired";
    /** When it was decided. */
    decidedAt?: Timestamp;
    /** The user who decided. */
    decidedBy?: Actor;
    /** When the program started it. */
    createdAt: Timestamp;
    /** When both codes expire. */
    expiresAt: Timestamp;
}

export interface DeviceSignInAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The device sign-in. */
    data: {
        /** The device sign-in. */
        deviceSignIn: DeviceSignIn;
    };
}

export interface DeviceSignInStartAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The codes of the device sign-in. */
    data: {
        /** The secret of the program, returned only once. */
        deviceCode: string;
        userCode: UserCode;
        /**
         * The page on which the person approves: its URL or, where the service does not know its own address (`GANTRY_PUBLIC_URL`), its path, to follow that address.
         * @example /device
         */
        verificationUri: string;
        /**
         * The same with the code, which the page then need not ask for.
         * @example /device?code=BCDF-GHJK
         */
        verificationUriComplete: string;
        /** When both codes expire. */
        expiresAt: Timestamp;
        /**
         * Seconds to wait between two polls.
         * @example 5
         */
        intervalSeconds: number;
    };
}

export interface SecondFactorListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The second factors. */
    data: {
        /** The second factors, oldest first. */
        secondFactors: SecondFactor[];
        /**
         * How many recovery codes were not used yet.
         * @example 10
         */
        recoveryCodesLeft: number;
    };
}

export interface TotpAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The secret for the app. */
    data: {
        totp: Totp;
    };
}

export interface SecondFactorAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The second factor. */
    data: {
        secondFactor: SecondFactor;
        recoveryCodes?: RecoveryCodes;
    };
}

export interface RecoveryCodesAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The recovery codes. */
    data: {
        recoveryCodes: RecoveryCodes;
    };
}

/** A person or an agent. */
export interface User {
    /** The id of the user. */
    id: Id;
    /** The name of the user. */
    name: string;
    username?: Username;
    email?: EmailAddress;
    role: Role;
    /** Whether the account may be used; changed by `enableUser` and `disableUser`. */
    isEnabled: boolean;
    /** When the user was created. */
    createdAt: Timestamp;
    /** When the user was last updated. */
    updatedAt: Timestamp;
}

/**
 * An email address.
 * @example ada@example.org
 */
export type NewEmailAddress = string;

/**
 * An email address.
 * @example ada@example.org
 */
export type EmailAddress = string;

/** A new user. */
export interface UserInput {
    name: DisplayName;
    username: Username;
    email?: NewEmailAddress;
    role: Role;
    password?: Password;
}

/** The fields to change. */
export interface UserPatch {
    name?: DisplayName;
    /**
     * The new email address; null removes it.
     * @example ada@example.org
     */
    email?: string | null;
    role?: Role;
}

/** The fields to change. */
export interface CurrentUserPatch {
    name?: DisplayName;
    /**
     * The new email address; null removes it.
     * @example ada@example.org
     */
    email?: string | null;
}

/** The current and the new password. */
export interface PasswordChange {
    /** The current password; required if the user has one. */
    currentPassword?: string;
    newPassword: Password;
}

/** Values that clients store for the user, by name. */
export interface Preferences {
    [key: string]: unknown;
}

/** The values to set, by name; null removes a value. */
export interface PreferencesPatch {
    [key: string]: unknown;
}

export interface UserAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The user. */
    data: {
        /** The user. */
        user: User;
    };
}

export interface UserListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of users. */
    data: {
        /** The users, oldest first. */
        users: User[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface PreferencesAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The preferences. */
    data: {
        /** The preferences. */
        preferences: Preferences;
    };
}

export interface InviteAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The invite and its secret. */
    data: {
        /** The invite. */
        invite: {
            /** The id of the invited user. */
            userId: Id;
            /** The secret of the invite, returned only once. */
            secret: string;
            /**
             * The page on which the user sets the password: its URL or, where the service does not know its own address (`GANTRY_PUBLIC_URL`), its path and fragment, to follow that address.
             * @example /sign-in#invite=inv_0123456789abcdefghij
             */
            link: string;
            /** When the invite expires. */
            expiresAt: Timestamp;
        };
    };
}

/**
 * What happened: the thing and the verb in the past tense.
 * @enum {string}
 */
export type EventKind = "task.created" | "task.updated" | "task.deleted" | "task.transitioned" | "task.moved" | "task.claimed" | "task.released" | "task.stalled" | "task.comment.created" | "task.comment.updated" | "task.comment.deleted" | "task.comment.resolved" | "task.comment.reopened" | "task.changes.replaced" | "task.changes.applied" | "task.review.submitted" | "plan_step.created" | "plan_step.updated" | "plan_step.deleted" | "plan_step.started" | "plan_step.output" | "plan_step.finished" | "resource.uploaded" | "resource.deleted" | "resource.updated" | "terminal.opened" | "terminal.resized" | "terminal.shared" | "terminal.exited" | "terminal.closed" | "terminal.lost" | "mail.received" | "mail.moved" | "mail.deleted" | "mail.sent" | "mail.failed" | "context.updated" | "config.updated" | "config.approved" | "secret.set" | "secret.deleted" | "git.pushed" | "git.push.rejected" | "git.fetched" | "git.committed" | "git.branch.updated" | "git.tag.updated" | "git.stash.updated" | "file.written" | "file.moved" | "file.deleted" | "workspace.created" | "workspace.deleted" | "workspace.checkpointed" | "workspace.restored" | "workspace.conflicted" | "workspace.merged" | "workspace.aborted" | "mcp.server.starting" | "mcp.server.connected" | "mcp.server.failed" | "mcp.server.needs_auth" | "mcp.server.stopped" | "mcp.tools.changed" | "mcp.call.waiting" | "mcp.call.started" | "mcp.call.progress" | "mcp.call.finished" | "ai.provider.put" | "ai.provider.deleted" | "ai.call.finished" | "ai.budget.put" | "chat.created" | "chat.updated" | "chat.deleted" | "chat.message.created" | "chat.message.finished" | "chat.approval.requested" | "chat.approval.resolved" | "skill.created" | "skill.deleted" | "skill.updated" | "knowledge.created" | "knowledge.deleted" | "knowledge.updated" | "job.queued" | "job.started" | "job.progress" | "job.finished" | "schedule.created" | "schedule.updated" | "schedule.deleted" | "schedule.disabled" | "token.created" | "token.revoked" | "token.rotated" | "session.started" | "session.ended" | "user.created" | "user.updated" | "user.disabled" | "user.enabled" | "user.deleted" | "second_factor.added" | "second_factor.removed" | "recovery_code.used" | "device_sign_in.approved" | "device_sign_in.rejected" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.delivered" | "webhook.failed" | "webhook.disabled" | "webhook.test" | "integration.created" | "integration.updated" | "integration.deleted" | "integration.connected" | "integration.failed" | "runner.created" | "runner.updated" | "runner.deleted" | "runner.connected" | "runner.disconnected" | "stream.gap";

/**
 * A kind of events, or several: `task.*` is every task event, `*` every event.
 * @example task.*
 * @enum {string}
 */
export type EventSelector = "*" | "task.*" | "task.comment.*" | "task.changes.*" | "task.review.*" | "plan_step.*" | "resource.*" | "terminal.*" | "mail.*" | "context.*" | "config.*" | "secret.*" | "git.*" | "git.push.*" | "git.branch.*" | "git.tag.*" | "git.stash.*" | "file.*" | "workspace.*" | "mcp.*" | "mcp.server.*" | "mcp.tools.*" | "mcp.call.*" | "ai.*" | "ai.provider.*" | "ai.call.*" | "ai.budget.*" | "chat.*" | "chat.message.*" | "chat.approval.*" | "skill.*" | "knowledge.*" | "job.*" | "schedule.*" | "token.*" | "session.*" | "user.*" | "second_factor.*" | "recovery_code.*" | "device_sign_in.*" | "webhook.*" | "integration.*" | "runner.*" | "stream.*" | "task.created" | "task.updated" | "task.deleted" | "task.transitioned" | "task.moved" | "task.claimed" | "task.released" | "task.stalled" | "task.comment.created" | "task.comment.updated" | "task.comment.deleted" | "task.comment.resolved" | "task.comment.reopened" | "task.changes.replaced" | "task.changes.applied" | "task.review.submitted" | "plan_step.created" | "plan_step.updated" | "plan_step.deleted" | "plan_step.started" | "plan_step.output" | "plan_step.finished" | "resource.uploaded" | "resource.deleted" | "resource.updated" | "terminal.opened" | "terminal.resized" | "terminal.shared" | "terminal.exited" | "terminal.closed" | "terminal.lost" | "mail.received" | "mail.moved" | "mail.deleted" | "mail.sent" | "mail.failed" | "context.updated" | "config.updated" | "config.approved" | "secret.set" | "secret.deleted" | "git.pushed" | "git.push.rejected" | "git.fetched" | "git.committed" | "git.branch.updated" | "git.tag.updated" | "git.stash.updated" | "file.written" | "file.moved" | "file.deleted" | "workspace.created" | "workspace.deleted" | "workspace.checkpointed" | "workspace.restored" | "workspace.conflicted" | "workspace.merged" | "workspace.aborted" | "mcp.server.starting" | "mcp.server.connected" | "mcp.server.failed" | "mcp.server.needs_auth" | "mcp.server.stopped" | "mcp.tools.changed" | "mcp.call.waiting" | "mcp.call.started" | "mcp.call.progress" | "mcp.call.finished" | "ai.provider.put" | "ai.provider.deleted" | "ai.call.finished" | "ai.budget.put" | "chat.created" | "chat.updated" | "chat.deleted" | "chat.message.created" | "chat.message.finished" | "chat.approval.requested" | "chat.approval.resolved" | "skill.created" | "skill.deleted" | "skill.updated" | "knowledge.created" | "knowledge.deleted" | "knowledge.updated" | "job.queued" | "job.started" | "job.progress" | "job.finished" | "schedule.created" | "schedule.updated" | "schedule.deleted" | "schedule.disabled" | "token.created" | "token.revoked" | "token.rotated" | "session.started" | "session.ended" | "user.created" | "user.updated" | "user.disabled" | "user.enabled" | "user.deleted" | "second_factor.added" | "second_factor.removed" | "recovery_code.used" | "device_sign_in.approved" | "device_sign_in.rejected" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.delivered" | "webhook.failed" | "webhook.disabled" | "webhook.test" | "integration.created" | "integration.updated" | "integration.deleted" | "integration.connected" | "integration.failed" | "runner.created" | "runner.updated" | "runner.deleted" | "runner.connected" | "runner.disconnected" | "stream.gap";

/**
 * The number in the sequence of all events.
 * @example 42
 */
export type EventNumber = number;

/**
 * The version of the item that the event is about after the change, as in its `ETag`; absent where it has none.
 * @example 3
 */
export type EventVersion = number;

/** One event; its `kind` decides the fields of `data`. Events that an earlier version of the service stored may lack fields that this version adds. */
export type Event = TaskCreatedEvent | TaskUpdatedEvent | TaskDeletedEvent | TaskTransitionedEvent | TaskMovedEvent | TaskClaimEvent | TaskCommentEvent | TaskChangesReplacedEvent | TaskChangesAppliedEvent | TaskReviewEvent | PlanStepEvent | PlanStepStartedEvent | PlanStepOutputEvent | PlanStepFinishedEvent | ResourceEvent | ResourceUpdatedEvent | TerminalSizeEvent | TerminalSharedEvent | TerminalExitedEvent | TerminalClosedEvent | TerminalLostEvent | MailReceivedEvent | MailMovedEvent | MailDeletedEvent | MailSentEvent | MailFailedEvent | ContextUpdatedEvent | ConfigUpdatedEvent | ConfigApprovedEvent | SecretEvent | GitPushedEvent | GitPushRejectedEvent | GitFetchedEvent | GitCommittedEvent | GitBranchUpdatedEvent | GitTagUpdatedEvent | GitStashUpdatedEvent | FileWrittenEvent | FileMovedEvent | FileDeletedEvent | WorkspaceEvent | McpServerStartingEvent | McpServerConnectedEvent | McpServerEndedEvent | McpToolsChangedEvent | McpCallEvent | McpCallProgressEvent | McpCallFinishedEvent | AiProviderEvent | AiCallFinishedEvent | AiBudgetEvent | ChatLifeEvent | ChatMessageEvent | ChatApprovalEvent | SkillEvent | SkillUpdatedEvent | KnowledgeEvent | KnowledgeUpdatedEvent | JobQueuedEvent | JobStartedEvent | JobProgressEvent | JobFinishedEvent | ScheduleEvent | TokenEvent | SessionEvent | UserCreatedEvent | UserUpdatedEvent | UserEvent | SecondFactorEvent | RecoveryCodeEvent | DeviceSignInEvent | WebhookEvent | WebhookDeliveryEvent | WebhookDisabledEvent | WebhookTestEvent | ChatIntegrationEvent | RunnerChangedEvent | StreamGapEvent;

/** A task was created. */
export interface TaskCreatedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "task.created";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the task. */
        taskId: Id;
        /** The title of the task. */
        title: TaskTitle;
        /** The email from which the task was created. */
        emailId?: string;
    };
}

/** Fields of a task changed. */
export interface TaskUpdatedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "task.updated";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the task. */
        taskId: Id;
        /** The fields that changed; planSteps when the order of the plan changed. */
        changed: ("title" | "intent" | "content" | "priority" | "readiness" | "tags" | "reviewers" | "dependsOn" | "state" | "planSteps")[];
        /** The revision that was restored. */
        restoredFrom?: number;
    };
}

/** A task was deleted. */
export interface TaskDeletedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "task.deleted";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the task. */
        taskId: Id;
        /** The title of the task. */
        title: TaskTitle;
    };
}

/** A task entered another state. */
export interface TaskTransitionedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "task.transitioned";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the task. */
        taskId: Id;
        /** The state before. */
        from: TaskState;
        /** The state after. */
        to: TaskState;
    };
}

/** A task was moved in the manual order. */
export interface TaskMovedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "task.moved";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the task. */
        taskId: Id;
        /** The new rank of the task. */
        rank: TaskRank;
    };
}

/** A task was claimed, was released, or its claim expired (stalled). */
export interface TaskClaimEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "task.claimed" | "task.released" | "task.stalled";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the task. */
        taskId: Id;
        /** The id of the claim. */
        claimId: Id;
        /** The user who has or had the claim. */
        claimedBy: Actor;
    };
}

/** A comment on a task was created, updated or deleted, or its thread was resolved or reopened. */
export interface TaskCommentEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "task.comment.created" | "task.comment.updated" | "task.comment.deleted" | "task.comment.resolved" | "task.comment.reopened";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the task. */
        taskId: Id;
        /** The id of the comment. */
        commentId: Id;
        /** The name of the author of the comment. */
        author: string;
    };
}

/** The file changes of a task were replaced. */
export interface TaskChangesReplacedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "task.changes.replaced";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the task. */
        taskId: Id;
        /** The number of file changes. */
        count: number;
    };
}

/** File changes of a task were applied to the project. */
export interface TaskChangesAppliedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "task.changes.applied";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the task. */
        taskId: Id;
        /** The number of files that were changed. */
        count: number;
        /** The paths of the first hundred, from the project folder. */
        paths: string[];
    };
}

/** A review of a task was submitted. */
export interface TaskReviewEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "task.review.submitted";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the task. */
        taskId: Id;
        /** The id of the review. */
        reviewId: Id;
        /** The verdict of the review. */
        verdict: Verdict;
    };
}

/** A step of a plan was created, updated or deleted. */
export interface PlanStepEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "plan_step.created" | "plan_step.updated" | "plan_step.deleted";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the plan step. */
        planStepId: Id;
    };
}

/** The execution of a plan step started. */
export interface PlanStepStartedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "plan_step.started";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the plan step. */
        planStepId: Id;
        /** The id of the job. */
        jobId: Id;
    };
}

/** The command of a plan step wrote output to the log of its job. */
export interface PlanStepOutputEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "plan_step.output";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the job. */
        jobId: Id;
        /** The id of the plan step; absent when the job executes a whole plan. */
        planStepId?: Id;
        /** The byte position in the log at which the output begins. */
        from: number;
        /** The byte position in the log after the output. */
        to: number;
    };
}

/** The execution of a plan step ended. */
export interface PlanStepFinishedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "plan_step.finished";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the plan step. */
        planStepId: Id;
        /** The id of the job. */
        jobId: Id;
        /**
         * The outcome.
         * @enum {string}
         */
        state: "succeeded" | "failed" | "cancelled" | "interrupted";
        /** The exit code; absent when a signal ended the command. */
        exitCode?: number;
    };
}

/** A resource was uploaded or deleted. */
export interface ResourceEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "resource.uploaded" | "resource.deleted";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /**
         * The filename of the resource.
         * @example plan.txt
         */
        filename: string;
        /**
         * The media type.
         * @example text/plain
         */
        mimeType: string;
        /** The size in bytes. */
        size: number;
    };
}

/** The metadata of a resource changed. `taskId` is the task of the resource or, when it was detached, the task that it left. */
export interface ResourceUpdatedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "resource.updated";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /**
         * The filename of the resource.
         * @example plan.txt
         */
        filename: string;
        /**
         * The media type.
         * @example text/plain
         */
        mimeType: string;
        /** The size in bytes. */
        size: number;
        /** The fields that changed; `content` is the bytes. */
        changed: ("description" | "taskId" | "content")[];
    };
}

/** A terminal session was opened or resized. */
export interface TerminalSizeEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "terminal.opened" | "terminal.resized";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the terminal session. */
        sessionId: Id;
        /** The width in characters. */
        cols: Columns;
        /** The height in lines. */
        rows: Rows;
    };
}

/** A terminal session was shared with other callers, or is no longer shared. */
export interface TerminalSharedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "terminal.shared";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the terminal session. */
        sessionId: Id;
        /** Whether other callers may use the session. */
        isShared: boolean;
    };
}

/** The program of a terminal session ended. */
export interface TerminalExitedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "terminal.exited";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the terminal session. */
        sessionId: Id;
        /** The exit code; absent when a signal ended the program. */
        exitCode?: number;
        /** The number of the signal that ended the program. */
        signal?: number;
    };
}

/** A terminal session was closed. */
export interface TerminalClosedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "terminal.closed";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the terminal session. */
        sessionId: Id;
    };
}

/** The host of a terminal session has ended, and its program with it. */
export interface TerminalLostEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "terminal.lost";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId: Id;
    /** The details of the event. */
    data: {
        /** The id of the terminal session. */
        sessionId: Id;
    };
}

/** A message arrived in a folder. */
export interface MailReceivedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "mail.received";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The folder of the message. */
        folder: MailFolder;
        /**
         * The id of the message in its folder.
         * @example welcome
         */
        id: string;
        /** The sender. */
        from: Address;
        /** The subject of the message. */
        subject: string;
    };
}

/** A message was moved to another folder. */
export interface MailMovedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "mail.moved";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The id of the message in its folder.
         * @example welcome
         */
        id: string;
        /** The folder before. */
        from: MailFolder;
        /** The folder after. */
        to: MailFolder;
    };
}

/** A message was deleted. */
export interface MailDeletedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "mail.deleted";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The folder of the message. */
        folder: MailFolder;
        /**
         * The id of the message in its folder.
         * @example welcome
         */
        id: string;
    };
}

/** A message was sent. `folder` and `id` are absent when no copy could be stored. */
export interface MailSentEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "mail.sent";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the job. */
        jobId: Id;
        /** The folder of the copy. */
        folder?: MailFolder;
        /** The id of the copy in its folder. */
        id?: string;
        /** The Message-ID of the message. */
        messageId: string;
        /** The subject of the message. */
        subject: string;
        /** The number of recipients that the mail server accepted. */
        accepted: number;
        /** The number of recipients that the mail server rejected. */
        rejected: number;
    };
}

/** A message could not be sent. */
export interface MailFailedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "mail.failed";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the job. */
        jobId: Id;
        /** The subject of the message. */
        subject: string;
        /** Why it could not be sent. */
        message: string;
    };
}

/** A context document was created, replaced or deleted. */
export interface ContextUpdatedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "context.updated";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the file.
         * @example conventions.md
         */
        filename: string;
        /**
         * What was done to it.
         * @enum {string}
         */
        change: "created" | "replaced" | "deleted";
    };
}

/** The file gantry.json was changed. */
export interface ConfigUpdatedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "config.updated";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The keys of the file that changed.
         * @example [
         *       "scripts"
         *     ]
         */
        keys: string[];
        /** The revision that was restored, if this is the result of a restore. */
        restoredFrom?: number;
    };
}

/** The commands of the project were approved. */
export interface ConfigApprovedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "config.approved";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The SHA-256 of the commands. */
        hash: ApprovalHash;
    };
}

/** A secret was set or deleted. */
export interface SecretEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "secret.set" | "secret.deleted";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        name: SecretName;
    };
}

/** A branch was pushed to a remote. */
export interface GitPushedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "git.pushed";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the remote.
         * @example origin
         */
        remote: string;
        /**
         * The name of the branch.
         * @example main
         */
        branch: string;
        /**
         * What pushed: the git of the machine, or the one in the service.
         * @enum {string}
         */
        engine: "system" | "isomorphic";
        /** The commit to which the remote branch points now. */
        oid: string;
        /** The commit before; absent for a new branch. */
        oldOid?: string;
        /** Whether commits of the remote branch were replaced. */
        forced: boolean;
    };
}

/** A push failed after the remote was asked. */
export interface GitPushRejectedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "git.push.rejected";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the remote.
         * @example origin
         */
        remote: string;
        /**
         * The name of the branch.
         * @example main
         */
        branch: string;
        /**
         * What pushed: the git of the machine, or the one in the service.
         * @enum {string}
         */
        engine: "system" | "isomorphic";
        /** The error code that the push answered. */
        code: ErrorCode;
    };
}

/** The branches of a remote were fetched. */
export interface GitFetchedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "git.fetched";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the remote.
         * @example origin
         */
        remote: string;
        /** The job that fetched. */
        jobId: Id;
        /** The number of remote-tracking branches that were updated. */
        updated: number;
    };
}

/** A commit was created. */
export interface GitCommittedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "git.committed";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The branch; absent if HEAD is detached.
         * @example main
         */
        branch?: string;
        /** The id of the commit. */
        oid: string;
        /** The commit before; absent for the first one. */
        oldOid?: string;
        /**
         * The first line of the message.
         * @example Add the main loop
         */
        subject: string;
        /** The workspace in which it happened; absent in the project folder. */
        workspaceId?: Id;
    };
}

/** A local branch was created, moved, deleted or checked out. */
export interface GitBranchUpdatedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "git.branch.updated";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the branch.
         * @example main
         */
        branch: string;
        /**
         * What happened to the branch.
         * @enum {string}
         */
        change: "created" | "moved" | "deleted" | "checked_out";
        /** The commit to which the branch points now; absent if it was deleted. */
        oid?: string;
        /** The commit before. */
        oldOid?: string;
        /** The workspace in which it happened; absent in the project folder. */
        workspaceId?: Id;
    };
}

/** A local tag was created or deleted by a call. */
export interface GitTagUpdatedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "git.tag.updated";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the tag.
         * @example v1.0.0
         */
        tag: string;
        /**
         * What happened to the tag.
         * @enum {string}
         */
        change: "created" | "deleted";
        /** The object to which the tag points or pointed. */
        oid: string;
    };
}

/** A stash was created, applied or deleted by a call. */
export interface GitStashUpdatedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "git.stash.updated";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the stash. */
        stashId: string;
        /**
         * What happened to the stash.
         * @enum {string}
         */
        change: "created" | "applied" | "deleted";
        /** The workspace in which it happened; absent in the project folder. */
        workspaceId?: Id;
    };
}

/** A file of the project was created or changed by a call. */
export interface FileWrittenEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "file.written";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        path: FilePath;
        size: FileSize;
        fileVersion: FileVersion;
        /** The workspace; absent for the project folder. */
        workspaceId?: Id;
    };
}

/** A file of the project was moved by a call. */
export interface FileMovedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "file.moved";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        path: FilePath;
        /**
         * Where it was before.
         * @example docs/old-plan.md
         */
        oldPath: FilePath;
        /** The workspace; absent for the project folder. */
        workspaceId?: Id;
    };
}

/** A file of the project was deleted by a call. */
export interface FileDeletedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "file.deleted";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        path: FilePath;
        /** The workspace; absent for the project folder. */
        workspaceId?: Id;
    };
}

/** A workspace was created, deleted, kept as a checkpoint, restored or merged, or its merge has conflicts or was aborted. */
export interface WorkspaceEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "workspace.created" | "workspace.deleted" | "workspace.checkpointed" | "workspace.restored" | "workspace.conflicted" | "workspace.merged" | "workspace.aborted";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the workspace. */
        workspaceId: Id;
        /** The task that it is for. */
        taskId?: Id;
        /** The chat that it is for. */
        chatId?: Id;
        /** Its current commit, the checkpoint that was made or restored, or the commit of the merge. */
        oid?: string;
        /**
         * The branch of the merge.
         * @example main
         */
        branch?: string;
    };
}

/** The service begins to connect to an MCP server. */
export interface McpServerStartingEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "mcp.server.starting";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the MCP server in the configuration.
         * @example everything
         */
        serverName: string;
        /**
         * How the service talks to the server.
         * @enum {string}
         */
        transport: "stdio" | "http" | "sse";
    };
}

/** An MCP server is connected. */
export interface McpServerConnectedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "mcp.server.connected";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the MCP server in the configuration.
         * @example everything
         */
        serverName: string;
        /**
         * How the service talks to the server.
         * @enum {string}
         */
        transport: "stdio" | "http" | "sse";
        /** The process id of a server that the service started. */
        pid?: number;
    };
}

/** The connection to an MCP server failed, or the service stopped it. */
export interface McpServerEndedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "mcp.server.failed" | "mcp.server.needs_auth" | "mcp.server.stopped";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the MCP server in the configuration.
         * @example everything
         */
        serverName: string;
        /** Why. */
        reason: string;
    };
}

/** The tools of an MCP server are others than when they were listed before. */
export interface McpToolsChangedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "mcp.tools.changed";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the MCP server in the configuration.
         * @example everything
         */
        serverName: string;
        /** The names of new tools, at most 100. */
        added: string[];
        /** The names of tools that are gone, at most 100. */
        removed: string[];
        /** The names of tools whose description, schema or annotations changed, at most 100. */
        changed: string[];
    };
}

/** A call of an MCP tool began, or waits for an approval. */
export interface McpCallEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "mcp.call.waiting" | "mcp.call.started";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the MCP server in the configuration.
         * @example everything
         */
        serverName: string;
        /** The id of the call. */
        mcpCallId: Id;
        /** The name of the tool. */
        toolName: string;
    };
}

/** An MCP server reported progress on a call; at most one such event a second is made for each call. */
export interface McpCallProgressEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "mcp.call.progress";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the MCP server in the configuration.
         * @example everything
         */
        serverName: string;
        /** The id of the call. */
        mcpCallId: Id;
        /** The name of the tool. */
        toolName: string;
        progress: McpProgress;
    };
}

/** A call of an MCP tool ended. */
export interface McpCallFinishedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "mcp.call.finished";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the call; absent in events of older versions. */
        mcpCallId?: Id;
        /**
         * The name of the MCP server in the configuration.
         * @example everything
         */
        serverName: string;
        /** The name of the tool. */
        toolName: string;
        /**
         * `ok`, `tool_error` when the tool itself reported an error, or the error code that the call answered.
         * @example ok
         */
        outcome: string;
        /** How long the call took, in milliseconds. */
        durationMs: number;
    };
}

/** An AI provider was put or deleted. */
export interface AiProviderEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "ai.provider.put" | "ai.provider.deleted";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        provider: AiProviderName;
    };
}

/** A call of an AI provider ended. */
export interface AiCallFinishedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "ai.call.finished";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the call in the ledger. */
        aiCallId: Id;
        model: AiModelName;
        operation: AiOperation;
        /**
         * How the call ended.
         * @enum {string}
         */
        state: "succeeded" | "failed" | "cancelled" | "interrupted";
        /** The chat that the call was for. */
        chatId?: Id;
        usage?: AiUsage;
    };
}

/** The AI budget was put. */
export interface AiBudgetEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "ai.budget.put";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        period: AiBudgetPeriod;
        /** The cost that may be reached in millionths of a US dollar. */
        costMicrosMax?: number;
        /** The token whose budget it is; absent for that of all calls. */
        tokenId?: Id;
        /** The tokens that may be used. */
        tokensMax?: number;
    };
}

/** A skill was created or deleted, by a call or by another program. The actor of what another program did is `system`. */
export interface SkillEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "skill.created" | "skill.deleted";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the skill.
         * @example release-notes
         */
        name: string;
        /**
         * Its folder.
         * @example .agents/skills/release-notes
         */
        path: string;
        digest: SkillDigest;
    };
}

/** A skill changed. */
export interface SkillUpdatedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "skill.updated";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /**
         * The name of the skill.
         * @example release-notes
         */
        name: string;
        /**
         * Its folder.
         * @example .agents/skills/release-notes
         */
        path: string;
        digest: SkillDigest;
        /** What changed; files: the content of some file, SKILL.md among them. */
        changed: ("name" | "description" | "license" | "compatibility" | "metadata" | "allowedTools" | "isEnabled" | "isApproved" | "source" | "files")[];
    };
}

/** A knowledge entry was created or deleted. */
export interface KnowledgeEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "knowledge.created" | "knowledge.deleted";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the entry. */
        entryId: Id;
        /** What the entry is about. */
        title: string;
    };
}

/** A knowledge entry changed. */
export interface KnowledgeUpdatedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "knowledge.updated";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the entry. */
        entryId: Id;
        /** What the entry is about. */
        title: string;
        /** The number of the new state. */
        revision: number;
        /** The fields that changed. */
        changed: ("title" | "content" | "tags")[];
        /** The revision that was restored. */
        restoredFrom?: number;
    };
}

/** A chat was created, updated or deleted. */
export interface ChatLifeEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "chat.created" | "chat.updated" | "chat.deleted";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the chat. */
        chatId: Id;
        title: ChatTitle;
    };
}

/** A message of a chat was created or finished. */
export interface ChatMessageEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "chat.message.created" | "chat.message.finished";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the chat. */
        chatId: Id;
        messageId: ChatMessageId;
        role: ChatRole;
        state: ChatMessageState;
    };
}

/** A tool call of a chat waits for a decision or was decided. */
export interface ChatApprovalEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "chat.approval.requested" | "chat.approval.resolved";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the chat. */
        chatId: Id;
        /** The id of the approval. */
        approvalId: Id;
        /** The tool. */
        tool: string;
        state: ApprovalState;
    };
}

/** A job was queued. */
export interface JobQueuedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "job.queued";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the job. */
        jobId: Id;
        /** The kind of the job. */
        kind: JobKind;
        /** How often a job that is queued again was started. */
        attempts?: number;
        /** When a job that is queued again may start. */
        runAt?: Timestamp;
    };
}

/** A job started. */
export interface JobStartedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "job.started";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the job. */
        jobId: Id;
        /** The kind of the job. */
        kind: JobKind;
        /** How often the job was started, this time included. */
        attempts: number;
    };
}

/** A job made progress, or its cancellation was requested. */
export interface JobProgressEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "job.progress";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the job. */
        jobId: Id;
        /** How far the job is. */
        progress?: JobProgress;
        /**
         * That the cancellation was requested.
         * @constant
         */
        isCancelling?: true;
    };
}

/** A job ended. */
export interface JobFinishedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "job.finished";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the job. */
        jobId: Id;
        /** The kind of the job. */
        kind: JobKind;
        /**
         * How it ended.
         * @enum {string}
         */
        state: "succeeded" | "failed" | "cancelled" | "interrupted";
        /**
         * Why it did not succeed.
         * @enum {string}
         */
        reason?: "outcome_differs" | "timed_out" | "output_limit" | "not_sent" | "cancelled" | "interrupted" | "authority_ended" | "failed";
    };
}

/** A schedule was created, updated or deleted, or the service disabled it. */
export interface ScheduleEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "schedule.created" | "schedule.updated" | "schedule.deleted" | "schedule.disabled";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the schedule. */
        scheduleId: Id;
        /** The kind of its jobs. */
        kind: JobKind;
        /**
         * When it runs.
         * @example 0 3 * * *
         */
        cron: string;
        /**
         * The time zone of `cron`.
         * @example Europe/Berlin
         */
        timeZone: string;
        /** Whether it runs. */
        isEnabled: boolean;
        /** Why it was disabled. */
        reason?: string;
    };
}

/** A token was created, revoked or rotated. */
export interface TokenEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "token.created" | "token.revoked" | "token.rotated";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the token. */
        tokenId: Id;
        /** The user of the token. */
        userId: Id;
        /** The name of the token. */
        name: string;
    };
}

/** A browser session was started or ended. */
export interface SessionEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "session.started" | "session.ended";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the session. */
        sessionId: Id;
        /** The user of the session. */
        userId: Id;
    };
}

/** A second factor was added or removed. */
export interface SecondFactorEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "second_factor.added" | "second_factor.removed";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the second factor. */
        secondFactorId: Id;
        /** The user of the second factor. */
        userId: Id;
        /**
         * An authenticator app, or a passkey.
         * @enum {string}
         */
        kind: "totp" | "passkey";
    };
}

/** A user signed in with a recovery code. */
export interface RecoveryCodeEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "recovery_code.used";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The user who signed in. */
        userId: Id;
        /** How many recovery codes the user has left. */
        codesLeft: number;
    };
}

/** A person approved or rejected a device sign-in. */
export interface DeviceSignInEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "device_sign_in.approved" | "device_sign_in.rejected";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        userCode: UserCode;
        /** The user who decided. */
        userId: Id;
        /** What the program calls itself. */
        clientName: string;
    };
}

/** A user was created. */
export interface UserCreatedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "user.created";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the user. */
        userId: Id;
        /** The name of the user. */
        name: string;
        /** The role of the user. */
        role: Role;
    };
}

/** A user changed, or was invited. */
export interface UserUpdatedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "user.updated";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the user. */
        userId: Id;
        /** The name of the user. */
        name: string;
        /** The new role, when it was given. */
        role?: Role;
        /**
         * That the user was invited.
         * @constant
         */
        isInvited?: true;
    };
}

/** A user was disabled, enabled or deleted. */
export interface UserEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "user.disabled" | "user.enabled" | "user.deleted";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the user. */
        userId: Id;
        /** The name of the user. */
        name: string;
    };
}

/** A runner was created, updated or deleted, or its connection began or ended. */
export interface RunnerChangedEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "runner.created" | "runner.updated" | "runner.deleted" | "runner.connected" | "runner.disconnected";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the runner. */
        runnerId: Id;
        name: RunnerName;
    };
}

/** A webhook was created, updated or deleted. */
export interface WebhookEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "webhook.created" | "webhook.updated" | "webhook.deleted";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the webhook. */
        webhookId: Id;
        /** The address of the webhook. */
        url: WebhookUrl;
        /** The kinds of events that it receives. */
        kinds: WebhookKinds;
        /** Whether events are sent to it. */
        isEnabled: boolean;
    };
}

/** An attempt to deliver an event to a webhook succeeded or failed. */
export interface WebhookDeliveryEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "webhook.delivered" | "webhook.failed";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the webhook. */
        webhookId: Id;
        /** The id of the delivery. */
        deliveryId: Id;
        /** The number of the delivered event. */
        eventId: number;
        /** The kind of the delivered event. */
        kind: EventKind;
        /** The number of attempts so far. */
        attempts: number;
        /** The status that the receiver answered. */
        status?: number;
        /** Why there was no answer. */
        problem?: string;
        /** When the next attempt is due; absent when there is none. */
        nextAttemptAt?: Timestamp;
    };
}

/** The service disabled a webhook. */
export interface WebhookDisabledEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "webhook.disabled";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The task that the event is about. */
    taskId?: Id;
    /** The details of the event. */
    data: {
        /** The id of the webhook. */
        webhookId: Id;
        /** Why it was disabled. */
        reason: string;
    };
}

/** A test delivery. It is only sent to the webhook, never listed, and its `id` is 0. */
export interface WebhookTestEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "webhook.test";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the webhook. */
        webhookId: Id;
    };
}

/** A chat integration was created, updated or deleted, or its connection was made or failed. */
export interface ChatIntegrationEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @enum {string}
     */
    kind: "integration.created" | "integration.updated" | "integration.deleted" | "integration.connected" | "integration.failed";
    version?: EventVersion;
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The id of the chat integration. */
        integrationId: Id;
        kind: ChatPlatformKind;
        /** What the integration is called. */
        name: string;
        /** Why the connection failed. */
        problem?: string;
    };
}

/** What was read before may be wrong. With `log_went_back` it is an event of the log, which every reader of events and every webhook receives, whatever it selects: the database has gone back, after a failover that may have lost writes or after a restore. Read the items again; the stream goes on, and no number is given twice. With every other reason it is the last frame of a stream, without an `id`, and is not listed. */
export interface StreamGapEvent {
    id: EventNumber;
    /**
     * The kind of the event.
     * @constant
     */
    kind: "stream.gap";
    /** When the event occurred. */
    at: Timestamp;
    /** Who caused the event. */
    actor: Actor;
    /** The details of the event. */
    data: {
        /** The number of the event after which to resume. */
        resumeAfter: number;
        /**
         * Why the stream ends, or `log_went_back`, with which it goes on.
         * @enum {string}
         */
        reason: "shutting_down" | "credential_ended" | "too_slow" | "cursor_expired" | "interrupted" | "log_went_back";
    };
}

export interface EventPageAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of events, or the stream. */
    data: {
        /** The events, in order. */
        events: Event[];
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface LiveAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The limits of a live connection. */
    data: {
        /** What a connection takes and sends. */
        live: Live;
    };
}

/** What a live connection takes. Its messages are `LiveRequest` and `LiveFrame`. */
export interface Live {
    /**
     * The number of streams that are open at a time.
     * @example 32
     */
    subscriptionsMax: number;
    /**
     * The size of a message of the client in bytes.
     * @example 65536
     */
    messageBytesMax: number;
}

/**
 * The name of a subscription, which the client chooses.
 * @example board
 */
export type LiveId = string;

/** A message that a client sends by a live connection. */
export type LiveRequest = LiveSubscribe | LiveUnsubscribe | LivePing;

/** Opens a stream. A job needs `jobId`, a chat `chatId`; `kinds` and `taskId` are for events. */
export interface LiveSubscribe {
    /**
     * What the message is.
     * @constant
     */
    type: "subscribe";
    id: LiveId;
    /**
     * What is followed: events, a job with its log, or a chat.
     * @enum {string}
     */
    stream: "events" | "job" | "chat";
    /** The last `cursor` that the client has: it gets what follows. By default a job is sent from its beginning, and new events. */
    after?: number;
    /** The kinds of events, as in `streamEvents`. */
    kinds?: EventSelector[];
    /** Only events of this task. */
    taskId?: Id;
    /** The id of the job. */
    jobId?: Id;
    /** The id of the chat. */
    chatId?: Id;
}

/** Ends a stream. */
export interface LiveUnsubscribe {
    /**
     * What the message is.
     * @constant
     */
    type: "unsubscribe";
    id: LiveId;
}

/** Asks for a `pong`: browsers cannot send the ping of the protocol. */
export interface LivePing {
    /**
     * What the message is.
     * @constant
     */
    type: "ping";
}

/** A message that the service sends by a live connection. */
export type LiveFrame = LiveSubscribed | LiveEvent | LiveCursor | LiveGap | LiveEnded | LiveError | LivePong;

/** The stream is open. */
export interface LiveSubscribed {
    /**
     * What the message is.
     * @constant
     */
    type: "subscribed";
    id: LiveId;
}

/** One event of a stream: what the stream of the operation sends, with the same name, number and data. */
export interface LiveEvent {
    /**
     * What the message is.
     * @constant
     */
    type: "event";
    id: LiveId;
    /** The kind of an event, `job`, `log`, or the name of an event of a chat. */
    event: string;
    cursor?: LivePosition;
    /** The event, the job, the part of its log, or the event of the chat. */
    data: {
        [key: string]: unknown;
    };
}

/**
 * The position after this message, to be given as `after`; absent where the position is the one before.
 * @example 42
 */
export type LivePosition = number;

/** The position of a stream has moved on: nothing up to it passes the filter, or the stream begins there. */
export interface LiveCursor {
    /**
     * What the message is.
     * @constant
     */
    type: "cursor";
    id: LiveId;
    cursor: LivePosition;
}

/** What was read before may be wrong, or the stream ends here; see `StreamGapEvent`. */
export interface LiveGap {
    /**
     * What the message is.
     * @constant
     */
    type: "gap";
    id: LiveId;
    /** The position after which to resume. */
    resumeAfter: LivePosition;
    /**
     * Why events may be missing.
     * @enum {string}
     */
    reason: "shutting_down" | "credential_ended" | "too_slow" | "cursor_expired" | "interrupted" | "log_went_back";
}

/** The stream has ended; its id is free. */
export interface LiveEnded {
    /**
     * What the message is.
     * @constant
     */
    type: "ended";
    id: LiveId;
    /**
     * Why: `finished` is the end of a job, `removed` that of its item; after the others, subscribe again.
     * @enum {string}
     */
    reason: "finished" | "unsubscribed" | "removed" | "shutting_down" | "credential_ended" | "too_slow" | "cursor_expired" | "interrupted" | "log_went_back";
}

/** A message of the client was refused; the connection stays open. */
export interface LiveError {
    /**
     * What the message is.
     * @constant
     */
    type: "error";
    id?: LiveId;
    error: Error;
}

/** The answer to a `ping`. */
export interface LivePong {
    /**
     * What the message is.
     * @constant
     */
    type: "pong";
}

export interface TicketAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The ticket and its secret. */
    data: {
        /** The ticket. */
        ticket: {
            /** The secret to pass as `ticket`. */
            secret: string;
            /** When the ticket expires. */
            expiresAt: Timestamp;
        };
    };
}

/**
 * A word by which work is given to runners, such as `gpu`.
 * @example gpu
 */
export type RunnerLabel = string;

/**
 * The labels of the runner.
 * @example [
 *       "gpu"
 *     ]
 */
export type RunnerLabels = RunnerLabel[];

/**
 * Labels of the runner.
 * @example [
 *       "gpu",
 *       "linux"
 *     ]
 */
export type RunsOn = string[];

/**
 * The name of the runner, which no other one has.
 * @example build-1
 */
export type RunnerName = string;

/** A new runner. */
export interface RunnerInput {
    /**
     * The name of the runner, which no other one has.
     * @example build-1
     */
    name: string;
    labels?: RunnerLabels;
}

/** The fields to change. */
export interface RunnerPatch {
    labels?: RunnerLabels;
    /** Whether the runner may connect. */
    isEnabled?: boolean;
}

/** A runner on another machine. */
export interface Runner {
    /** The id of the runner. */
    id: Id;
    name: RunnerName;
    labels: RunnerLabels;
    /** Whether the runner may connect. */
    isEnabled: boolean;
    /** Why it may not connect any more although nobody has disabled it. */
    disabledReason?: string;
    /**
     * Whether it is connected now.
     * @enum {string}
     */
    state: "connected" | "offline";
    /** When the last connection began. */
    connectedAt?: Timestamp;
    /** When it was last heard of. */
    lastSeenAt?: Timestamp;
    /** The version of its program. */
    version?: string;
    /** The operating system of its machine. */
    os?: RunnerLabel;
    /** The running jobs that have programs there. */
    jobIds: Id[];
    /** Who created the runner. */
    createdBy: Actor;
    /** When the runner was created. */
    createdAt: Timestamp;
    /** When the runner was last updated. */
    updatedAt: Timestamp;
}

export interface RunnerAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The runner. */
    data: {
        /** The runner. */
        runner: Runner;
    };
}

export interface RunnerTokenAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The runner and its token. */
    data: {
        /** The runner. */
        runner: Runner;
        /** The token, which is returned this once. */
        secret: string;
    };
}

export interface RunnerListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of runners. */
    data: {
        /** The runners of this page. */
        runners: Runner[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/**
 * The URL to which events are sent.
 * @example https://example.org/hooks/gantry
 */
export type WebhookUrl = string;

/**
 * A kind of events that webhooks receive, or several: `task.*` is every task event, `*` every event but those of webhooks and streams.
 * @example task.*
 * @enum {string}
 */
export type WebhookSelector = "*" | "task.*" | "task.comment.*" | "task.changes.*" | "task.review.*" | "plan_step.*" | "resource.*" | "terminal.*" | "mail.*" | "context.*" | "config.*" | "secret.*" | "git.*" | "git.push.*" | "git.branch.*" | "git.tag.*" | "git.stash.*" | "file.*" | "workspace.*" | "mcp.*" | "mcp.server.*" | "mcp.tools.*" | "mcp.call.*" | "ai.*" | "ai.provider.*" | "ai.call.*" | "ai.budget.*" | "chat.*" | "chat.message.*" | "chat.approval.*" | "skill.*" | "knowledge.*" | "job.*" | "schedule.*" | "token.*" | "session.*" | "user.*" | "second_factor.*" | "recovery_code.*" | "device_sign_in.*" | "integration.*" | "runner.*" | "task.created" | "task.updated" | "task.deleted" | "task.transitioned" | "task.moved" | "task.claimed" | "task.released" | "task.stalled" | "task.comment.created" | "task.comment.updated" | "task.comment.deleted" | "task.comment.resolved" | "task.comment.reopened" | "task.changes.replaced" | "task.changes.applied" | "task.review.submitted" | "plan_step.created" | "plan_step.updated" | "plan_step.deleted" | "plan_step.started" | "plan_step.output" | "plan_step.finished" | "resource.uploaded" | "resource.deleted" | "resource.updated" | "terminal.opened" | "terminal.resized" | "terminal.shared" | "terminal.exited" | "terminal.closed" | "terminal.lost" | "mail.received" | "mail.moved" | "mail.deleted" | "mail.sent" | "mail.failed" | "context.updated" | "config.updated" | "config.approved" | "secret.set" | "secret.deleted" | "git.pushed" | "git.push.rejected" | "git.fetched" | "git.committed" | "git.branch.updated" | "git.tag.updated" | "git.stash.updated" | "file.written" | "file.moved" | "file.deleted" | "workspace.created" | "workspace.deleted" | "workspace.checkpointed" | "workspace.restored" | "workspace.conflicted" | "workspace.merged" | "workspace.aborted" | "mcp.server.starting" | "mcp.server.connected" | "mcp.server.failed" | "mcp.server.needs_auth" | "mcp.server.stopped" | "mcp.tools.changed" | "mcp.call.waiting" | "mcp.call.started" | "mcp.call.progress" | "mcp.call.finished" | "ai.provider.put" | "ai.provider.deleted" | "ai.call.finished" | "ai.budget.put" | "chat.created" | "chat.updated" | "chat.deleted" | "chat.message.created" | "chat.message.finished" | "chat.approval.requested" | "chat.approval.resolved" | "skill.created" | "skill.deleted" | "skill.updated" | "knowledge.created" | "knowledge.deleted" | "knowledge.updated" | "job.queued" | "job.started" | "job.progress" | "job.finished" | "schedule.created" | "schedule.updated" | "schedule.deleted" | "schedule.disabled" | "token.created" | "token.revoked" | "token.rotated" | "session.started" | "session.ended" | "user.created" | "user.updated" | "user.disabled" | "user.enabled" | "user.deleted" | "second_factor.added" | "second_factor.removed" | "recovery_code.used" | "device_sign_in.approved" | "device_sign_in.rejected" | "integration.created" | "integration.updated" | "integration.deleted" | "integration.connected" | "integration.failed" | "runner.created" | "runner.updated" | "runner.deleted" | "runner.connected" | "runner.disconnected";

/** The kinds of events to send; `task.*` matches every task event, `*` every event. */
export type WebhookKinds = WebhookSelector[];

/** A new webhook. */
export interface WebhookInput {
    url: WebhookUrl;
    kinds: WebhookKinds;
    /** Send only events of this task. */
    taskId?: Id;
    /** What the webhook is for. */
    description?: string;
}

/** The fields to change. */
export interface WebhookPatch {
    url?: WebhookUrl;
    kinds?: WebhookKinds;
    /** Send only events of this task; null removes the filter. */
    taskId?: string | null;
    /** What the webhook is for; null removes it. */
    description?: string | null;
    /** Whether events are sent. */
    isEnabled?: boolean;
}

/** A receiver of events. */
export interface Webhook {
    /** The id of the webhook. */
    id: Id;
    url: WebhookUrl;
    kinds: WebhookKinds;
    /** Only events of this task are sent. */
    taskId?: Id;
    /** What the webhook is for. */
    description?: string;
    /** Whether events are sent. */
    isEnabled: boolean;
    /** Why Gantry disabled the webhook. */
    disabledReason?: string;
    /** When deliveries started to fail; absent if the last one succeeded. */
    failingSince?: Timestamp;
    /** When the webhook was created. */
    createdAt: Timestamp;
    /** When the webhook was last updated. */
    updatedAt: Timestamp;
}

/** One attempt to deliver an event. */
export interface DeliveryAttempt {
    /** When the request was sent. */
    startedAt: Timestamp;
    /** The HTTP status of the response. */
    status?: number;
    /** Why there was no response. */
    problem?: string;
    /** How long the attempt took, in milliseconds. */
    durationMs: number;
}

/** The delivery of one event to one webhook. */
export interface Delivery {
    /** The id of the delivery, sent as `webhook-id`. */
    id: Id;
    /** The id of the webhook. */
    webhookId: Id;
    /** The number of the event. */
    eventId: number;
    kind: EventKind;
    /**
     * The state of the delivery.
     * @enum {string}
     */
    state: "queued" | "succeeded" | "failed";
    /** The attempts, oldest first. */
    attempts: DeliveryAttempt[];
    /** When the next attempt is due. */
    nextAttemptAt?: Timestamp;
    /** When the delivery was created. */
    createdAt: Timestamp;
}

/** The body of a delivery. */
export interface WebhookPayload {
    type: EventKind;
    /** When the event occurred. */
    timestamp: Timestamp;
    /** The event. */
    data: Event;
}

export interface WebhookAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The webhook. */
    data: {
        /** The webhook. */
        webhook: Webhook;
    };
}

export interface WebhookListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of webhooks. */
    data: {
        /** The webhooks of this page. */
        webhooks: Webhook[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface WebhookSecretAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The webhook and its secret. */
    data: {
        /** The webhook. */
        webhook: Webhook;
        /** The secret for verifying signatures, returned only once. */
        secret: string;
    };
}

export interface DeliveryAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The delivery. */
    data: {
        /** The delivery. */
        delivery: Delivery;
    };
}

export interface DeliveryListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of deliveries. */
    data: {
        /** The deliveries, newest first. */
        deliveries: Delivery[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/**
 * The kind of a chat platform.
 * @example generic
 * @enum {string}
 */
export type ChatPlatformKind = "generic" | "irc" | "telegram" | "slack" | "mattermost" | "discord" | "xmpp" | "matrix";

/**
 * The platform's id of a thread, channel or room.
 * @example general
 */
export type ChatThreadId = string;

/**
 * The platform's id of an account.
 * @example ada
 */
export type ChatAccountId = string;

/**
 * What the integration is called.
 * @example Team chat
 */
export type ChatIntegrationName = string;

/**
 * The URL of a chat platform.
 * @example https://chat.example.org
 */
export type ChatPlatformUrl = string;

/**
 * The name or address of a server.
 * @example irc.example.org
 */
export type ChatServerHost = string;

/**
 * The port of a server.
 * @example 6697
 */
export type ChatServerPort = number;

/**
 * A nickname.
 * @example gantry
 */
export type ChatNick = string;

/**
 * The account to sign in with.
 * @example gantry
 */
export type ChatLoginAccount = string;

/**
 * The own account. Its messages are ignored, and it is what mentions name.
 * @example gantry
 */
export type ChatBotId = string;

/**
 * A secret. It is stored encrypted and never returned.
 * @example an-example
 */
export type ChatPlatformSecret = string;

/** How a platform is reached. `createChatIntegration` says which settings a kind takes. */
export interface ChatIntegrationSettings {
    /** Where messages are sent, or the base of the API of the platform. */
    url?: ChatPlatformUrl;
    host?: ChatServerHost;
    port?: ChatServerPort;
    /** Whether the connection must be encrypted. */
    isTls?: boolean;
    nick?: ChatNick;
    account?: ChatLoginAccount;
    botId?: ChatBotId;
    /** The public key of the application. */
    publicKey?: string;
}

/** The secrets to replace. */
export interface ChatIntegrationSecretsPatch {
    /** What authenticates the platform. Null removes it. */
    signingSecret?: string | null;
    /** What authenticates the integration to an API. Null removes it. */
    token?: string | null;
    /** The password of the account. Null removes it. */
    password?: string | null;
}

/** A new chat integration. Its kind decides which settings and secrets it takes. */
export type ChatIntegrationInput = GenericChatInput | IrcChatInput | TelegramChatInput | SlackChatInput | MattermostChatInput | DiscordChatInput | XmppChatInput | MatrixChatInput;

/** A service of your own, by Standard Webhooks both ways. */
export interface GenericChatInput {
    /**
     * The kind of the platform.
     * @constant
     */
    kind: "generic";
    name: ChatIntegrationName;
    /** Settings of the kind `generic`. */
    settings: {
        /** Where messages are sent. Without it, the integration only receives. */
        url?: ChatPlatformUrl;
    };
    /** Secrets of the kind `generic`. */
    secrets: {
        /** What signs both ways: `whsec_` and at least 16 bytes in base64. */
        signingSecret: string;
    };
}

/** A network of IRC, by a connection that is kept. */
export interface IrcChatInput {
    /**
     * The kind of the platform.
     * @constant
     */
    kind: "irc";
    name: ChatIntegrationName;
    /** Settings of the kind `irc`. */
    settings: {
        host: ChatServerHost;
        port: ChatServerPort;
        /** Whether the connection is encrypted from its start. True by default. */
        isTls?: boolean;
        nick: ChatNick;
        /** The account for SASL; the nickname by default. */
        account?: ChatLoginAccount;
    };
    /** Secrets of the kind `irc`. */
    secrets?: {
        /** The password for SASL, or that of the connection where the server has no SASL. */
        password?: ChatPlatformSecret;
    };
}

/** A bot of Telegram, by its webhook. */
export interface TelegramChatInput {
    /**
     * The kind of the platform.
     * @constant
     */
    kind: "telegram";
    name: ChatIntegrationName;
    /** Settings of the kind `telegram`. */
    settings: {
        /** The base of the API, if it is not that of the platform. */
        url?: ChatPlatformUrl;
        /** The username of the bot, without `@`. */
        botId: ChatBotId;
    };
    /** Secrets of the kind `telegram`. */
    secrets: {
        /** The token of the bot. */
        token: ChatPlatformSecret;
        /** The `secret_token` of `setWebhook`. */
        signingSecret: ChatPlatformSecret;
    };
}

/** An app of Slack, by the Events API. */
export interface SlackChatInput {
    /**
     * The kind of the platform.
     * @constant
     */
    kind: "slack";
    name: ChatIntegrationName;
    /** Settings of the kind `slack`. */
    settings: {
        /** The base of the API, if it is not that of the platform. */
        url?: ChatPlatformUrl;
        /** The id of the user of the bot, as in U0BOT. */
        botId: ChatBotId;
    };
    /** Secrets of the kind `slack`. */
    secrets: {
        /** The token of the bot, `xoxb-…`. */
        token: ChatPlatformSecret;
        /** The signing secret of the app. */
        signingSecret: ChatPlatformSecret;
    };
}

/** A bot account of Mattermost, and an outgoing webhook. */
export interface MattermostChatInput {
    /**
     * The kind of the platform.
     * @constant
     */
    kind: "mattermost";
    name: ChatIntegrationName;
    /** Settings of the kind `mattermost`. */
    settings: {
        /** The URL of the server. */
        url: ChatPlatformUrl;
        /** The username of the bot account. */
        botId: ChatBotId;
    };
    /** Secrets of the kind `mattermost`. */
    secrets: {
        /** The token of the bot account. */
        token: ChatPlatformSecret;
        /** The token of the outgoing webhook. */
        signingSecret: ChatPlatformSecret;
    };
}

/** An application of Discord, by its interactions. */
export interface DiscordChatInput {
    /**
     * The kind of the platform.
     * @constant
     */
    kind: "discord";
    name: ChatIntegrationName;
    /** Settings of the kind `discord`. */
    settings: {
        /** The base of the API, if it is not that of the platform. */
        url?: ChatPlatformUrl;
        /** The public key of the application, which verifies its requests. */
        publicKey: string;
    };
    /** Secrets of the kind `discord`. */
    secrets: {
        /** The token of the bot. */
        token: ChatPlatformSecret;
    };
}

/** An account of XMPP, by a connection that is kept. */
export interface XmppChatInput {
    /**
     * The kind of the platform.
     * @constant
     */
    kind: "xmpp";
    name: ChatIntegrationName;
    /** Settings of the kind `xmpp`. */
    settings: {
        /** The address of the account, as in gantry@example.org. */
        account: string;
        /** The nickname in rooms. */
        nick: ChatNick;
        /** The name or address of the server; the domain of the account by default. */
        host?: ChatServerHost;
        /** The port of the server; 5222 by default. */
        port?: ChatServerPort;
        /** Whether the connection must be encrypted, by STARTTLS. True by default. */
        isTls?: boolean;
    };
    /** Secrets of the kind `xmpp`. */
    secrets: {
        /** The password of the account. */
        password: ChatPlatformSecret;
    };
}

/** An application service of a homeserver of Matrix. */
export interface MatrixChatInput {
    /**
     * The kind of the platform.
     * @constant
     */
    kind: "matrix";
    name: ChatIntegrationName;
    /** Settings of the kind `matrix`. */
    settings: {
        /** The URL of the homeserver. */
        url: ChatPlatformUrl;
        /** The user that `sender_localpart` of the registration names, as in @gantry:example.org. */
        botId: string;
    };
    /** Secrets of the kind `matrix`. */
    secrets: {
        /** The `as_token` of the registration. */
        token: ChatPlatformSecret;
        /** The `hs_token` of the registration. */
        signingSecret: ChatPlatformSecret;
    };
}

/** The fields to change. */
export interface ChatIntegrationPatch {
    name?: ChatIntegrationName;
    /** The settings, all of them: they replace the earlier ones, and must be those of the kind. */
    settings?: ChatIntegrationSettings;
    secrets?: ChatIntegrationSecretsPatch;
    /** Whether the integration receives and sends. */
    isEnabled?: boolean;
    /** How messages start chats. They are those of the caller, as with `createChatBinding`; null ends it. */
    newChats?: NewChatsRule | null;
}

/** A message that is addressed to the integration in a thread without a binding, or to it alone, starts a chat and binds the thread to it. At Slack, a mention in a channel starts a thread. */
export interface NewChatsRule {
    /** What answers in the chats. */
    backend: ChatBackend;
    /**
     * Whether accounts without a link start chats too.
     * @default false
     */
    isForAnyone?: boolean;
    /**
     * As `reads` of a binding.
     * @example [
     *       "searchKnowledge"
     *     ]
     */
    reads?: OperationId[];
}

/** The state of the connection to the platform. */
export interface ChatConnection {
    /**
     * `ready`: the platform calls, and there is no connection to keep. `connecting`, `connected` and `failed`: of a kind that keeps a connection. `inactive`: the integration neither receives nor sends.
     * @enum {string}
     */
    state: "ready" | "connecting" | "connected" | "failed" | "inactive";
    /** Why the last attempt failed. */
    problem?: string;
    /** Since when it is so. */
    since: Timestamp;
}

/** An account of the platform. */
export interface ChatLinkInput {
    accountId: ChatAccountId;
}

/** An account of the platform that acts for a user. */
export interface ChatLink {
    /** The id of the link. */
    id: Id;
    accountId: ChatAccountId;
    /** For whom the account acts. */
    userId: Id;
    /** When the account was linked. */
    createdAt: Timestamp;
}

/** A chat platform that is connected. */
export interface ChatIntegration {
    /** The id of the chat integration. */
    id: Id;
    kind: ChatPlatformKind;
    /** What the integration is called. */
    name: string;
    settings: ChatIntegrationSettings;
    /** The names of the secrets that are set. */
    secretNames: ("signingSecret" | "token" | "password")[];
    /** Whether the integration receives and sends. */
    isEnabled: boolean;
    /** How messages start chats; absent where only bound threads are heard. */
    newChats?: NewChatsRule;
    connection: ChatConnection;
    /** The linked accounts. */
    links: ChatLink[];
    /** The user who created it. */
    createdBy: Actor;
    /** When it was created. */
    createdAt: Timestamp;
    /** When it was last updated. */
    updatedAt: Timestamp;
}

/** What came of the test of a chat integration. */
export interface ChatIntegrationTest {
    /** Whether the platform answered and accepted the integration. */
    isReachable: boolean;
    /** Why not. */
    problem?: string;
    /** How long the test took, in milliseconds. */
    durationMs: number;
}

/** An event as the platform sends it. Of the kind `generic`: `threadId`, `author`, `text`, and as needed `accountId`, which is the author by default, `isMention`, which is true by default, `isBot`, and `editOf`, which is the `webhook-id` of the message that the same account has edited. */
export interface ChatPlatformEvent {
    [key: string]: unknown;
}

/** What a service of the kind `generic` is sent. */
export type ChatPayload = ChatMessagePayload | ChatTestPayload;

/** A message for a thread. */
export interface ChatMessagePayload {
    /**
     * What is sent.
     * @constant
     */
    type: "chat.message";
    threadId: ChatThreadId;
    author: ChatIntegrationName;
    /** The text; what is longer follows as further messages. */
    text: string;
    /** When the request was sent. */
    timestamp: Timestamp;
}

/** The test of a chat integration. */
export interface ChatTestPayload {
    /**
     * What is sent.
     * @constant
     */
    type: "chat.test";
    /** When the request was sent. */
    timestamp: Timestamp;
}

/** The events of a transaction as the homeserver pushes them, in `events`. */
export interface MatrixTransaction {
    [key: string]: unknown;
}

/** A thread, and the chat or task to which it is bound, or that it is for approvals. */
export interface ChatBindingInput {
    threadId: ChatThreadId;
    /** The chat to bind it to. */
    chatId?: Id;
    /** The task to bind it to. */
    taskId?: Id;
    /**
     * Asks in the thread about each call of an MCP tool or of an operation that waits for an approval, with its arguments. Linked accounts that may call `approveMcpCall` decide. The caller needs `mcp:admin` too.
     * @example true
     * @constant
     */
    isForApprovals?: true;
    /**
     * Whether only messages that mention the integration are taken.
     * @default true
     */
    isMentionOnly?: boolean;
    /**
     * The operations that accounts without a link may have the model call unasked: only such as read, and that the caller may call. None by default.
     * @example [
     *       "searchKnowledge"
     *     ]
     */
    reads?: OperationId[];
}

/** A thread that is bound to a chat or a task, or that is for approvals. */
export interface ChatBinding {
    /** The id of the binding. */
    id: Id;
    /** The id of the chat integration. */
    integrationId: Id;
    threadId: ChatThreadId;
    /** The chat to which the thread is bound. */
    chatId?: Id;
    /** The task to which the thread is bound. */
    taskId?: Id;
    /**
     * The thread is asked about calls that wait for an approval; absent if it is not.
     * @example true
     * @constant
     */
    isForApprovals?: true;
    /** Whether only messages that mention the integration are taken. */
    isMentionOnly: boolean;
    /** The operations that accounts without a link may have the model call unasked; absent if there are none. */
    reads?: OperationId[];
    /** The user for whom the binding acts. */
    createdBy: Actor;
    /** When the thread was bound. */
    createdAt: Timestamp;
    entry?: ChatThreadEntry;
}

/** Whether the integration is in the channel or room; absent for a thread that is not entered, such as a person, and for kinds that keep no connection. */
export interface ChatThreadEntry {
    /**
     * `refused` is tried again every 30 seconds.
     * @example entered
     * @enum {string}
     */
    state: "entering" | "entered" | "refused";
    /** Why the platform refused it. */
    problem?: string;
    /** Since when it is so. */
    since: Timestamp;
}

/** A message on its way from a platform or to it. */
export interface ChatIntegrationDelivery {
    /** The id of the delivery. */
    id: Id;
    /**
     * `in` is from the platform, `out` to it.
     * @enum {string}
     */
    direction: "in" | "out";
    /**
     * The state. A message is `ignored` when no binding takes it.
     * @enum {string}
     */
    state: "queued" | "succeeded" | "failed" | "ignored";
    threadId: ChatThreadId;
    /** The binding that takes it. */
    bindingId?: Id;
    /** The account that wrote it. */
    accountId?: ChatAccountId;
    /** The text, of which the end can be missing. */
    text: string;
    /**
     * The person has edited the message: its words are replaced, and it is not answered again. Absent otherwise.
     * @example true
     * @constant
     */
    isEdit?: true;
    /** The message of the chat. */
    messageId?: ChatMessageId;
    /** The approval that is asked for or decided. */
    approvalId?: Id;
    /** The comment of the task. */
    commentId?: Id;
    /** The number of attempts so far. */
    attempts: number;
    /** Why the last attempt failed, or why the message was ignored. */
    problem?: string;
    /** When the next attempt is due. */
    nextAttemptAt?: Timestamp;
    /** When it was received or made. */
    createdAt: Timestamp;
}

export interface ChatIntegrationListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of chat integrations. */
    data: {
        /** The items of this page. */
        integrations: ChatIntegration[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface ChatIntegrationAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The chat integration. */
    data: {
        /** The chat integration. */
        integration: ChatIntegration;
    };
}

export interface ChatIntegrationTestAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** What the platform answered. */
    data: {
        /** The outcome. */
        test: ChatIntegrationTest;
    };
}

export interface ChatEventAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** Slack's check of the address, answered. */
    challenge?: string;
    /**
     * The method of Telegram by which a pressed button is answered.
     * @constant
     */
    method?: "answerCallbackQuery";
    /** Which press of a button is answered. */
    callback_query_id?: string;
    /** The type of the answer to an interaction of Discord. */
    type?: number;
    /** What became of the event. */
    data: {
        /** What Discord shows in the channel. */
        content?: string;
        /**
         * `duplicate` if it was received before, `ignored` if it is no message for a bound thread.
         * @enum {string}
         */
        outcome: "accepted" | "duplicate" | "ignored";
    };
}

export interface ChatBindingListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of bindings. */
    data: {
        /** The items of this page. */
        bindings: ChatBinding[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

export interface ChatBindingAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The binding. */
    data: {
        /** The binding. */
        binding: ChatBinding;
    };
}

export interface ChatLinkAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The linked account. */
    data: {
        /** The link. */
        link: ChatLink;
    };
}

export interface ChatIntegrationDeliveryListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of deliveries. */
    data: {
        /** The items of this page. */
        deliveries: ChatIntegrationDelivery[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** A call of an operation that reads a thing. */
export interface OperationLink {
    operationId: OperationId;
    path: PathParameters;
}

/**
 * The path parameters of the operation, by their names.
 * @example {
 *       "id": "task_01ke3v7s9x4t2m8r6d0w5hq9nz"
 *     }
 */
export interface PathParameters {
    [key: string]: string;
}

/**
 * What waits for a decision.
 * @example review
 * @enum {string}
 */
export type WaitingKind = "tool_call" | "mcp_call" | "commands" | "skill" | "review";

/**
 * What is decided.
 * @example approve
 * @enum {string}
 */
export type Decision = "approve" | "reject";

/** A call of an operation that decides. */
export interface WaitingDecision {
    decision: Decision;
    operationId: OperationId;
    path: PathParameters;
    /**
     * What the body has at least; absent where it may be empty.
     * @example {
     *       "verdict": "approved"
     *     }
     */
    body?: {
        [key: string]: string;
    };
}

/** Something that waits for a decision of the caller. */
export interface WaitingItem {
    /**
     * The id of the item in this list.
     * @example review/task_01ke3v7s9x4t2m8r6d0w5hq9nz
     */
    id: string;
    kind: WaitingKind;
    /**
     * The title of the task, or the name of the tool or skill.
     * @example Write the first plan
     */
    title: string;
    /** Since when it waits: when the call was made, or when the commands, the skill or the task last changed. */
    createdAt: Timestamp;
    /** Who made the call or the change, if that is known. */
    createdBy?: Actor;
    /** When it ends without a decision; absent if it does not end. */
    expiresAt?: Timestamp;
    /** The id of the task that it belongs to. */
    taskId?: Id;
    /** The id of the chat that it belongs to. */
    chatId?: Id;
    /**
     * Whether others than users of this service wrote the task or the skill; absent otherwise.
     * @example true
     */
    isFromOutside?: boolean;
    /** The operation that shows what is to be decided. */
    link: OperationLink;
    /** The operations that decide it and that this credential may call. */
    decisions: WaitingDecision[];
}

/** How much of one kind waits. */
export interface WaitingCount {
    kind: WaitingKind;
    /**
     * How many items of this kind wait; 1,000 stands for more, too.
     * @example 2
     */
    count: number;
}

/**
 * What was found.
 * @example task
 * @enum {string}
 */
export type SearchKind = "task" | "knowledge" | "email" | "document" | "skill" | "chat" | "resource";

/** Something that was found. */
export interface SearchResult {
    kind: SearchKind;
    /**
     * The id, or the name of a document, skill or file.
     * @example task_01ke3v7s9x4t2m8r6d0w5hq9nz
     */
    id: string;
    /**
     * The title, subject or name.
     * @example Write the first plan
     */
    title: string;
    /** The place of its text where most words stand; absent without a text. */
    snippet?: KnowledgeSnippet;
    /**
     * How well it fits: comparable within one answer.
     * @example 1.25
     */
    score: number;
    /** The id of the task that it belongs to. */
    taskId?: Id;
    /**
     * Whether others than users of this service wrote it; absent otherwise.
     * @example true
     */
    isFromOutside?: boolean;
    /** The operation that reads it. */
    link: OperationLink;
}

/** The search of one kind. */
export interface SearchedKind {
    kind: SearchKind;
    /** Whether more of this kind fits than the answer has. */
    hasMore: boolean;
    /** Whether all of this kind was searched: not if that took too long, if there is too much, or if an item cannot be read. */
    isComplete: boolean;
}

export interface SearchAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** What was found. */
    data: {
        /** The results, best first. */
        results: SearchResult[];
        /** The kinds that were searched: those that were asked for and that the credential may read. */
        kinds: SearchedKind[];
    };
}

export interface WaitingListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** One page of what waits. */
    data: {
        /** The items of this page, newest first. */
        items: WaitingItem[];
        /**
         * How many items all pages have.
         * @example 2
         */
        total: number;
        /** How many items of each kind wait, of the kinds that were asked for and that the credential may decide. */
        counts: WaitingCount[];
        damaged?: DamagedItems;
        /** The cursor of the next page; absent on the last page. */
        nextCursor?: string;
    };
}

/** The version of the service. */
export interface Version {
    /**
     * The name of the service.
     * @constant
     */
    service: "gantry";
    /**
     * The version of the service.
     * @example 1.1.0
     */
    version: string;
    /** The contract that the service implements. */
    contract: {
        /** The version of the contract. */
        version: string;
        /** The SHA-256 hash of `/openapi.yaml`. */
        sha256: string;
    };
    /**
     * The version of Node.js.
     * @example v24.21.0
     */
    node: string;
    /**
     * What isolates plan steps, terminals and MCP servers from the service. With `none` they run as the user of the service, and restricted tokens and agents may not start them.
     * @example unshare
     * @enum {string}
     */
    sandbox: "bwrap" | "unshare" | "none";
    /** The areas that the service offers. */
    capabilities: string[];
    /**
     * The deprecated fields, each as operation and field.
     * @example [
     *       "createTask.intent"
     *     ]
     */
    deprecations: string[];
}

export interface VersionAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The version. */
    data: {
        /** The version. */
        version: Version;
    };
}

export interface HealthAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The service is available. */
    data: {
        /** The health of the service. */
        health: {
            /**
             * Always `ok`; a service that is not available returns a failure.
             * @enum {string}
             */
            status: "ok";
        };
    };
}

export interface ReadinessAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The service takes requests. */
    data: {
        /** The last probe. */
        health: ReadinessProbe;
    };
}

/** A successful probe of the store and the disk. */
export interface ReadinessProbe {
    /**
     * Always `ok`; a service that is not available returns a failure.
     * @example ok
     * @enum {string}
     */
    status: "ok";
    /** When the probe ended. */
    checkedAt: Timestamp;
    /**
     * The milliseconds since the probe ended.
     * @example 240
     */
    ageMs: number;
    /**
     * What an acknowledged write survives. `single`: as long as the disk or the database server that has it. `asynchronous`: the database has replicas, and a failover to one of them can lose the last acknowledged writes. `synchronous`: a replica has it too.
     * @example single
     * @enum {string}
     */
    durability?: "single" | "asynchronous" | "synchronous";
}

/** A limit of the service. */
export interface Limit {
    /**
     * The name of the limit.
     * @example jsonBodyBytes
     */
    name: string;
    /**
     * The value of the limit.
     * @example 1048576
     */
    value: number;
    /**
     * The unit of the value.
     * @example bytes
     */
    unit: string;
    /** How much of the limit is used, where known. */
    used?: number;
    /** What is limited. */
    description: string;
}

export interface LimitsAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The limits. */
    data: {
        /** The limits. */
        limits: Limit[];
    };
}

/** An error code with its meaning. */
export interface ErrorDescription {
    code: ErrorCode;
    /** The HTTP status. */
    status: number;
    /**
     * When the same call may succeed: `later` after a wait, `corrected` once the call, its credential or the configuration is corrected, `final` never; only a final failure is stored for an `Idempotency-Key`.
     * @example later
     * @enum {string}
     */
    retry: "later" | "corrected" | "final";
    /** What the code means and what to do. */
    message: string;
}

export interface ErrorCodeListAnswer {
    /**
     * Always true in a success.
     * @constant
     */
    success: true;
    /** The error codes. */
    data: {
        /** The error codes. */
        errors: ErrorDescription[];
    };
}

export interface ListTasksArguments {
    /** Return only tasks in one of these states; repeat it, or separate the values by commas. */
    state?: TaskState[];
    /** Return only tasks of these priorities; repeat it, or separate the values by commas. */
    priority?: Priority[];
    /** Return only tasks with one of these tags; repeat it, or separate the values by commas. */
    tag?: string[];
    /** Return only tasks that one of these users has claimed, by their ids; repeat it, or separate the values by commas. */
    claimedBy?: Id[];
    /** Return only tasks of these authors, by the ids of the users; repeat it, or separate the values by commas. */
    author?: Id[];
    /** Return only tasks with one of these reviewers, as the task names them; repeat it, or separate the values by commas. */
    reviewer?: string[];
    /** Return only the tasks with these ids; repeat it, or separate the values by commas. Ids of other tasks are ignored. */
    ids?: Id[];
    /** Return only tasks updated after this time. */
    updatedAfter?: Timestamp;
    /** Words that must all occur, separated by spaces. */
    q?: string;
    /**
     * The field to sort by; with a minus in front, descending. `rank` is the manual order.
     * @default -createdAt
     * @enum {string}
     */
    sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "rank" | "-rank";
    /** Return only these fields; repeat it, or separate the values by commas. `id` is always included. */
    fields?: TaskField[];
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateTaskArguments = TaskInput

export interface GetTaskCountsArguments {
    /** Return only tasks in one of these states; repeat it, or separate the values by commas. */
    state?: TaskState[];
    /** Return only tasks of these priorities; repeat it, or separate the values by commas. */
    priority?: Priority[];
    /** Return only tasks with one of these tags; repeat it, or separate the values by commas. */
    tag?: string[];
    /** Return only tasks that one of these users has claimed, by their ids; repeat it, or separate the values by commas. */
    claimedBy?: Id[];
    /** Return only tasks of these authors, by the ids of the users; repeat it, or separate the values by commas. */
    author?: Id[];
    /** Return only tasks with one of these reviewers, as the task names them; repeat it, or separate the values by commas. */
    reviewer?: string[];
    /** Return only the tasks with these ids; repeat it, or separate the values by commas. Ids of other tasks are ignored. */
    ids?: Id[];
    /** Return only tasks updated after this time. */
    updatedAfter?: Timestamp;
    /** Words that must all occur, separated by spaces. */
    q?: string;
}

export interface GetNextTaskArguments {
    /** Consider only tasks with one of these tags; repeat it, or separate the values by commas. */
    tag?: string[];
}

export type ClaimNextTaskArguments = NextClaimInput

export interface GetTaskArguments {
    /** The id of the task. */
    id: Id;
}

export interface UpdateTaskArguments extends TaskPatch {
    /** The id of the task. */
    id: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteTaskArguments {
    /** The id of the task. */
    id: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface TransitionTaskArguments extends TransitionInput {
    /** The id of the task. */
    id: Id;
}

export interface MoveTaskArguments extends TaskMoveInput {
    /** The id of the task. */
    id: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ClaimTaskArguments extends ClaimInput {
    /** The id of the task. */
    id: Id;
}

export interface ReleaseTaskArguments extends ReleaseInput {
    /** The id of the task. */
    id: Id;
}

export interface PutTaskDependenciesArguments extends DependenciesInput {
    /** The id of the task. */
    id: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ListTaskHistoryArguments {
    /** The id of the task. */
    id: Id;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface GetTaskRevisionArguments {
    /** The id of the task. */
    id: Id;
    /** The number of the revision. */
    revision: number;
}

export interface RestoreTaskRevisionArguments {
    /** The id of the task. */
    id: Id;
    /** The number of the revision. */
    revision: number;
}

export interface ListTaskCommentsArguments {
    /** The id of the task. */
    id: Id;
    /** Return only threads about these file changes, by their paths; repeat it, or separate the values by commas. */
    path?: FilePath[];
    /** Return only threads that are resolved, or only those that are not. */
    isResolved?: boolean;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface CreateTaskCommentArguments extends CommentInput {
    /** The id of the task. */
    id: Id;
}

export interface GetTaskCommentArguments {
    /** The id of the task. */
    id: Id;
    /** The id of the comment. */
    commentId: Id;
}

export interface UpdateTaskCommentArguments extends CommentUpdate {
    /** The id of the task. */
    id: Id;
    /** The id of the comment. */
    commentId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteTaskCommentArguments {
    /** The id of the task. */
    id: Id;
    /** The id of the comment. */
    commentId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ResolveTaskCommentArguments {
    /** The id of the task. */
    id: Id;
    /** The id of the comment. */
    commentId: Id;
}

export interface ReopenTaskCommentArguments {
    /** The id of the task. */
    id: Id;
    /** The id of the comment. */
    commentId: Id;
}

export interface PutTaskReviewersArguments extends ReviewersInput {
    /** The id of the task. */
    id: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ListTaskReviewsArguments {
    /** The id of the task. */
    id: Id;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface SubmitTaskReviewArguments extends ReviewInput {
    /** The id of the task. */
    id: Id;
}

export interface GetTaskReviewArguments {
    /** The id of the task. */
    id: Id;
    /** The id of the review. */
    reviewId: Id;
}

export interface ListPlanStepsArguments {
    /** The id of the task. */
    id: Id;
    /**
     * The maximum number of items to return; all of them by default.
     * @default 200
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface CreatePlanStepArguments extends PlanStepInput {
    /** The id of the task. */
    id: Id;
}

export interface PutPlanStepOrderArguments extends PlanOrderInput {
    /** The id of the task. */
    id: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ExecutePlanArguments extends PlanExecutionInput {
    /** The id of the task. */
    id: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface GetPlanStepArguments {
    /** The id of the task. */
    id: Id;
    /** The id of the plan step. */
    stepId: Id;
}

export interface UpdatePlanStepArguments extends PlanStepPatch {
    /** The id of the task. */
    id: Id;
    /** The id of the plan step. */
    stepId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeletePlanStepArguments {
    /** The id of the task. */
    id: Id;
    /** The id of the plan step. */
    stepId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ExecutePlanStepArguments extends StepExecutionInput {
    /** The id of the task. */
    id: Id;
    /** The id of the plan step. */
    stepId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface GetTaskChangesArguments {
    /** The id of the task. */
    id: Id;
    /** What to return besides the changes; `before` is the text before each of them. */
    include?: "before"[];
}

export interface PutTaskChangesArguments extends TaskChangesInput {
    /** The id of the task. */
    id: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ApplyTaskChangesArguments extends ApplyInput {
    /** The id of the task. */
    id: Id;
}

export interface ListJobsArguments {
    /** Return only jobs in one of these states; repeat it, or separate the values by commas. */
    state?: JobState[];
    /** Return only jobs of these kinds; repeat it, or separate the values by commas. */
    kind?: JobKind[];
    /** Return only items of this task. */
    taskId?: Id;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface ListSchedulesArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateScheduleArguments = ScheduleInput

export interface GetScheduleArguments {
    /** The id of the schedule. */
    scheduleId: Id;
}

export interface UpdateScheduleArguments extends SchedulePatch {
    /** The id of the schedule. */
    scheduleId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteScheduleArguments {
    /** The id of the schedule. */
    scheduleId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface GetJobArguments {
    /** The id of the job. */
    jobId: Id;
}

export interface CancelJobArguments {
    /** The id of the job. */
    jobId: Id;
}

export interface RetryJobArguments {
    /** The id of the job. */
    jobId: Id;
}

export interface GetJobLogArguments {
    /** The id of the job. */
    jobId: Id;
    /** The byte position in the log at which to start. */
    offset?: number;
    /**
     * How long to wait for more output, in milliseconds.
     * @default 0
     */
    waitMs?: number;
}

export interface StreamJobArguments {
    /** The id of the job. */
    jobId: Id;
    /** The byte position in the log at which to start. */
    offset?: number;
}

export interface ListResourcesArguments {
    /** Return only items of this task. */
    taskId?: Id;
    /** Return only files of this media type; `image/*` matches every image. */
    type?: string;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type UploadResourceArguments = ResourceUpload

export interface GetResourceArguments {
    /** The filename with which the file was uploaded. */
    filename: string;
}

export interface PutResourceArguments extends ResourceUpload {
    /** The filename with which the file was uploaded. */
    filename: string;
    /**
     * Replace the file whatever its version, without `If-Match`.
     * @default false
     */
    replace?: boolean;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface UpdateResourceArguments extends ResourcePatch {
    /** The filename with which the file was uploaded. */
    filename: string;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteResourceArguments {
    /** The filename with which the file was uploaded. */
    filename: string;
}

export interface GetResourceThumbnailArguments {
    /** The filename with which the file was uploaded. */
    filename: string;
}

export interface CreateResourceLinkArguments extends LinkInput {
    /** The filename with which the file was uploaded. */
    filename: string;
}

export interface ListTerminalsArguments {
    /** The id of the task. */
    taskId: Id;
    /**
     * The maximum number of items to return; all of them by default.
     * @default 200
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface OpenTerminalArguments extends TerminalInput {
    /** The id of the task. */
    taskId: Id;
}

export interface GetTerminalArguments {
    /** The id of the task. */
    taskId: Id;
    /** The id of the terminal session. */
    sessionId: Id;
}

export interface UpdateTerminalArguments extends TerminalPatch {
    /** The id of the task. */
    taskId: Id;
    /** The id of the terminal session. */
    sessionId: Id;
}

export interface DeleteTerminalArguments {
    /** The id of the task. */
    taskId: Id;
    /** The id of the terminal session. */
    sessionId: Id;
}

export interface ResizeTerminalSessionArguments extends TerminalSize {
    /** The id of the task. */
    taskId: Id;
    /** The id of the terminal session. */
    sessionId: Id;
}

export interface WriteTerminalSessionArguments extends TerminalData {
    /** The id of the task. */
    taskId: Id;
    /** The id of the terminal session. */
    sessionId: Id;
}

export interface ReadTerminalSessionArguments {
    /** The id of the task. */
    taskId: Id;
    /** The id of the terminal session. */
    sessionId: Id;
    /** The byte position in the output at which to start. */
    offset?: number;
    /**
     * How long to wait for more output, in milliseconds.
     * @default 0
     */
    waitMs?: number;
}

export interface GetTerminalRecordingArguments {
    /** The id of the task. */
    taskId: Id;
    /** The id of the terminal session. */
    sessionId: Id;
}

export interface ExecTerminalArguments extends TerminalExecInput {
    /** The id of the task. */
    taskId: Id;
}

export interface WaitTerminalArguments extends TerminalWaitInput {
    /** The id of the task. */
    taskId: Id;
}

export interface GetTerminalScreenArguments {
    /** The id of the task. */
    taskId: Id;
    /** The id of the terminal session. */
    sessionId: Id;
}

export interface SignalTerminalArguments extends TerminalSignal {
    /** The id of the task. */
    taskId: Id;
}

export interface ListTerminalViewersArguments {
    /** The id of the task. */
    taskId: Id;
    /** The id of the terminal session. */
    sessionId: Id;
}

export interface ListRunnersArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateRunnerArguments = RunnerInput

export interface GetRunnerArguments {
    /** The id of the runner. */
    runnerId: Id;
}

export interface UpdateRunnerArguments extends RunnerPatch {
    /** The id of the runner. */
    runnerId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteRunnerArguments {
    /** The id of the runner. */
    runnerId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface RotateRunnerTokenArguments {
    /** The id of the runner. */
    runnerId: Id;
}

export type SendEmailArguments = EmailInput

export interface ListEmailsArguments {
    /** The mail folder. */
    folder: MailFolder;
    /** Words that must all occur, separated by spaces. */
    q?: string;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface DeliverEmailArguments extends DeliveryInput {
    /**
     * The folder to which emails are delivered.
     * @enum {string}
     */
    folder: "inbox";
}

export interface GetEmailArguments {
    /** The mail folder. */
    folder: MailFolder;
    /** The id of the email in its folder. */
    id: string;
}

export interface DeleteEmailArguments {
    /** The mail folder. */
    folder: MailFolder;
    /** The id of the email in its folder. */
    id: string;
}

export interface MoveEmailArguments extends Omit<EmailMoveInput, 'folder'> {
    /** The mail folder. */
    folder: MailFolder;
    /** The id of the email in its folder. */
    id: string;
  newFolder: EmailMoveInput['folder']
}

export interface GetEmailSourceArguments {
    /** The mail folder. */
    folder: MailFolder;
    /** The id of the email in its folder. */
    id: string;
}

export interface GetEmailAttachmentArguments {
    /** The mail folder. */
    folder: MailFolder;
    /** The id of the email in its folder. */
    id: string;
    /** The id of the attachment in the email. */
    attachmentId: string;
}

export interface CreateTaskFromEmailArguments extends EmailTaskInput {
    /** The mail folder. */
    folder: MailFolder;
    /** The id of the email in its folder. */
    id: string;
}

export interface PutRoleContextArguments extends ContextInput {
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ListContextDocumentsArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface GetContextDocumentArguments {
    /** The name of the document. */
    filename: string;
}

export interface PutContextDocumentArguments extends ContextInput {
    /** The name of the document. */
    filename: string;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteContextDocumentArguments {
    /** The name of the document. */
    filename: string;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export type BuildContextArguments = ContextBuildInput

export interface UpdateConfigArguments {
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
    body: ConfigPatch;
}

export type ApproveCommandsArguments = ApprovalInput

export type ValidateConfigArguments = ConfigValidationInput

export interface ListConfigRevisionsArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface GetConfigRevisionArguments {
    /** The number of the revision. */
    revision: number;
}

export interface RestoreConfigRevisionArguments {
    /** The number of the revision. */
    revision: number;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface RunScriptArguments extends ScriptRunInput {
    /** The name of the script in `gantry.json`. */
    scriptName: string;
}

export interface PutSecretArguments extends SecretInput {
    /** The name of the secret. */
    secretName: SecretName;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteSecretArguments {
    /** The name of the secret. */
    secretName: SecretName;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ListFilesArguments {
    /** A folder or file, by its path in the project; by default the project. */
    path?: FilePath;
    /** By default the project folder. */
    workspaceId?: Id;
    /**
     * Levels of folders: 1 is the folder alone.
     * @default 1
     */
    depth?: number;
    /** Only files that fit, as in .gitignore: `*.ts`, `src/**`; `!*.test.ts` leaves out. Repeat it, or separate by commas. */
    glob?: string[];
    /**
     * Include what git ignores.
     * @default false
     */
    includeIgnored?: boolean;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface StreamFileChangesArguments {
    /** A folder or file, by its path in the project; by default the project. */
    path?: FilePath;
    /** By default the project folder. */
    workspaceId?: Id;
}

export interface ReadFileArguments {
    /** The path of the file, relative to the project folder. */
    path: FilePath;
    /** By default the project folder. */
    workspaceId?: Id;
    /** The first line to return, counted from 1. */
    startLine?: number;
    /** The last line to return. */
    endLine?: number;
    /** The byte position at which to start, in place of `startLine`. */
    offset?: number;
    /**
     * The maximum number of bytes to return.
     * @default 65536
     */
    limit?: number;
}

export interface DeleteFileArguments {
    /** The path of the file, relative to the project folder. */
    path: FilePath;
    /** By default the project folder. */
    workspaceId?: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface SearchFilesArguments {
    /** A text within one line. */
    q: string;
    /** By default the project folder. */
    workspaceId?: Id;
    /**
     * Whether `q` is a JavaScript regular expression.
     * @default false
     */
    isRegex?: boolean;
    /**
     * Ignore the case of letters.
     * @default false
     */
    ignoreCase?: boolean;
    /**
     * Lines before and after each match.
     * @default 0
     */
    contextLines?: number;
    /** A folder or file, by its path in the project; by default the project. */
    path?: FilePath;
    /** Only files that fit, as in .gitignore: `*.ts`, `src/**`; `!*.test.ts` leaves out. Repeat it, or separate by commas. */
    glob?: string[];
    /**
     * Include what git ignores.
     * @default false
     */
    includeIgnored?: boolean;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface WriteFileArguments extends FileWriteInput {
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface EditFileArguments extends FileEditInput {
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export type PatchFilesArguments = FilePatchInput

export interface MoveFileArguments extends FileMoveInput {
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface GetGitStatusArguments {
    /** By default the project folder. */
    workspaceId?: Id;
}

export interface GetGitDiffArguments {
    /** The commit to compare from: an id, a branch, a tag or `HEAD`, with `~` and `^`. */
    from?: GitRevision;
    /** The commit to compare to: an id, a branch, a tag or `HEAD`, with `~` and `^`. */
    to?: GitRevision;
    /**
     * Whether to compare the index instead of the working tree.
     * @default false
     */
    staged?: boolean;
    /** Return only what concerns this file or folder. */
    path?: GitFilePath;
    /** By default the project folder. */
    workspaceId?: Id;
}

export type StageFilesArguments = GitPathsInput

export type UnstageFilesArguments = GitPathsInput

export interface ListCommitsArguments {
    /** The commit: an id, a branch, a tag or `HEAD`, with `~` and `^`. */
    ref?: GitRevision;
    /** Return only what concerns this file or folder. */
    path?: GitFilePath;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateCommitArguments = CommitInput

export interface GetCommitArguments {
    /** The id of the commit, whole or abbreviated. */
    oid: string;
}

export interface GetBlobArguments {
    /** The path of the file, from the top of the repository. */
    path: GitFilePath;
    /** The commit: an id, a branch, a tag or `HEAD`, with `~` and `^`. */
    ref?: GitRevision;
}

export interface ListTreeArguments {
    /** The folder; by default the top of the repository. */
    path?: GitFilePath;
    /** The commit: an id, a branch, a tag or `HEAD`, with `~` and `^`. */
    ref?: GitRevision;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface GetBlameArguments {
    /** The path of the file, from the top of the repository. */
    path: GitFilePath;
    /** The commit: an id, a branch, a tag or `HEAD`, with `~` and `^`. */
    ref?: GitRevision;
    /** The first line to return, counted from 1. */
    startLine?: number;
    /** The last line to return. */
    endLine?: number;
}

export interface ListBranchesArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateBranchArguments = NewBranch

export interface GetBranchArguments {
    /** The name of the branch. */
    branchName: string;
}

export interface DeleteBranchArguments {
    /** The name of the branch. */
    branchName: string;
    /**
     * Whether to delete a branch whose commits no other branch contains.
     * @default false
     */
    force?: boolean;
    /** The commit at which the branch must be. */
    expectedOid?: GitOid;
}

export interface ListTagsArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateTagArguments = NewTag

export interface GetTagArguments {
    /** The name of the tag. */
    tagName: string;
}

export interface DeleteTagArguments {
    /** The name of the tag. */
    tagName: string;
    /** The object to which the tag must point. */
    expectedOid?: GitOid;
}

export type CheckoutBranchArguments = CheckoutInput

export type MergeBranchArguments = BranchMergeInput

export type RebaseBranchArguments = RebaseInput

export type CherryPickCommitsArguments = PickInput

export type RevertCommitsArguments = PickInput

export interface ListStashesArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateStashArguments = NewStash

export interface GetStashArguments {
    /** The id of the stash. */
    stashId: GitOid;
}

export interface DeleteStashArguments {
    /** The id of the stash. */
    stashId: GitOid;
}

export interface ApplyStashArguments extends StashInput {
    /** The id of the stash. */
    stashId: GitOid;
}

export type PushChangesArguments = PushInput

export interface ListRemotesArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateRemoteArguments = NewRemote

export interface GetRemoteArguments {
    /** The name of the remote. */
    remoteName: string;
}

export interface DeleteRemoteArguments {
    /** The name of the remote. */
    remoteName: string;
}

export type FetchRemoteArguments = FetchInput

export type PullChangesArguments = PullInput

export type CloneRepositoryArguments = CloneInput

export interface ListPushesArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface ListGitCredentialsArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface PutGitCredentialArguments extends GitCredentialInput {
    /** The name of the remote. */
    remoteName: string;
}

export interface DeleteGitCredentialArguments {
    /** The name of the remote. */
    remoteName: string;
}

export interface ListSubmodulesArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type UpdateSubmodulesArguments = SubmodulesInput

export interface ListWorkspacesArguments {
    /** Return only items of this task. */
    taskId?: Id;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateWorkspaceArguments = NewWorkspace

export interface GetWorkspaceArguments {
    /** The id of the workspace. */
    workspaceId: Id;
}

export interface DeleteWorkspaceArguments {
    /** The id of the workspace. */
    workspaceId: Id;
    /**
     * Whether to lose work that no branch has.
     * @default false
     */
    discard?: boolean;
    /**
     * Whether to end the terminals in it, which takes the scope `terminal:execute`.
     * @default false
     */
    endTerminals?: boolean;
}

export interface DiffWorkspaceArguments {
    /** The id of the workspace. */
    workspaceId: Id;
    /** Return only what concerns this file or folder. */
    path?: GitFilePath;
}

export interface ListCheckpointsArguments {
    /** The id of the workspace. */
    workspaceId: Id;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface CreateCheckpointArguments extends NewCheckpoint {
    /** The id of the workspace. */
    workspaceId: Id;
}

export interface GetCheckpointArguments {
    /** The id of the workspace. */
    workspaceId: Id;
    /** The id of the checkpoint, which is that of its commit. */
    checkpointId: GitOid;
}

export interface RestoreCheckpointArguments {
    /** The id of the workspace. */
    workspaceId: Id;
    /** The id of the checkpoint, which is that of its commit. */
    checkpointId: GitOid;
}

export interface MergeWorkspaceArguments extends MergeInput {
    /** The id of the workspace. */
    workspaceId: Id;
}

export interface AbortMergeArguments {
    /** The id of the workspace. */
    workspaceId: Id;
}

export interface ListConflictsArguments {
    /** The id of the workspace. */
    workspaceId: Id;
    /**
     * The maximum number of conflicts to return.
     * @default 20
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface ResolveConflictArguments extends ConflictResolution {
    /** The id of the workspace. */
    workspaceId: Id;
}

export type ImportMcpServerArguments = McpServerImportInput

export interface GetMcpServerArguments {
    /** The name of the MCP server in the project configuration. */
    serverName: string;
}

export interface PutMcpServerArguments extends McpServerEntry {
    /** The name of the MCP server in the project configuration. */
    serverName: string;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteMcpServerArguments {
    /** The name of the MCP server in the project configuration. */
    serverName: string;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface TestMcpRulesArguments extends McpRulesTestInput {
    /** The name of the MCP server in the project configuration. */
    serverName: string;
}

export interface TestMcpServerArguments {
    /** The name of the MCP server in the project configuration. */
    serverName: string;
}

export interface RestartMcpServerArguments {
    /** The name of the MCP server in the project configuration. */
    serverName: string;
}

export interface GetMcpServerLogsArguments {
    /** The name of the MCP server in the project configuration. */
    serverName: string;
    /** The byte position in the log at which to start. */
    offset?: number;
}

export interface StartMcpAuthArguments extends McpAuthInput {
    /** The name of a remote MCP server in the project configuration. */
    serverName: string;
}

export interface DeleteMcpAuthArguments {
    /** The name of a remote MCP server in the project configuration. */
    serverName: string;
}

export interface CompleteMcpAuthArguments extends McpAuthCode {
    /** The name of a remote MCP server in the project configuration. */
    serverName: string;
}

export interface ListMcpToolsArguments {
    /** Return only those of this MCP server. */
    serverName?: string;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type ExecuteMcpToolArguments = McpToolCall

export interface ListMcpCallsArguments {
    /** Return only those of this MCP server. */
    serverName?: string;
    /** Return only calls in one of these states; repeat it, or separate the values by commas. */
    state?: McpCallState[];
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface GetMcpCallArguments {
    /** The id of the call. */
    mcpCallId: Id;
}

export interface ApproveMcpCallArguments {
    /** The id of the call. */
    mcpCallId: Id;
}

export interface RejectMcpCallArguments {
    /** The id of the call. */
    mcpCallId: Id;
}

export interface CancelMcpCallArguments {
    /** The id of the call. */
    mcpCallId: Id;
}

export interface ListMcpResourcesArguments {
    /** Return only those of this MCP server. */
    serverName?: string;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type ReadMcpResourceArguments = McpResourceInput

export interface ListMcpPromptsArguments {
    /** Return only those of this MCP server. */
    serverName?: string;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type GetMcpPromptArguments = McpPromptInput

export interface ListSkillsArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateSkillArguments = SkillInput

export type ImportSkillArguments = GitSource | SkillUpload

export type ValidateSkillArguments = SkillValidationInput

export type MatchSkillsArguments = SkillMatchInput

export interface GetSkillArguments {
    /** The name of the skill. */
    skillName: string;
}

export interface UpdateSkillArguments extends SkillPatch {
    /** The name of the skill. */
    skillName: string;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteSkillArguments {
    /** The name of the skill. */
    skillName: string;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ApproveSkillArguments extends SkillApprovalInput {
    /** The name of the skill. */
    skillName: string;
}

export interface RefreshSkillArguments extends SkillRefreshInput {
    /** The name of the skill. */
    skillName: string;
}

export interface ExportSkillArguments {
    /** The name of the skill. */
    skillName: string;
}

export interface RunSkillScriptArguments extends SkillScriptInput {
    /** The name of the skill. */
    skillName: string;
}

export interface ListSkillFilesArguments {
    /** The name of the skill. */
    skillName: string;
}

export interface GetSkillFileArguments {
    /** The name of the skill. */
    skillName: string;
    /** The path of the file in the folder of the skill; slashes are encoded as `%2F`. */
    path: string;
}

export interface PutSkillFileArguments extends SkillFileInput {
    /** The name of the skill. */
    skillName: string;
    /** The path of the file in the folder of the skill; slashes are encoded as `%2F`. */
    path: string;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteSkillFileArguments {
    /** The name of the skill. */
    skillName: string;
    /** The path of the file in the folder of the skill; slashes are encoded as `%2F`. */
    path: string;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ListKnowledgeArguments {
    /** Return only entries with one of these tags; repeat it, or separate the values by commas. */
    tag?: string[];
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateKnowledgeArguments = KnowledgeInput

export type ImportKnowledgeArguments = KnowledgeGitSource | KnowledgeUpload

export type ImportKnowledgePagesArguments = KnowledgePageSource

export type EvaluateKnowledgeArguments = KnowledgeEvaluationInput

export interface SearchKnowledgeArguments {
    /** A question, or words. */
    q: string;
    /**
     * What counts: the words, the meaning, or both.
     * @default both
     * @enum {string}
     */
    mode?: "words" | "semantic" | "both";
    /** Return only entries with one of these tags; repeat it, or separate the values by commas. */
    tag?: string[];
    /** Return only entries whose source begins with one of these; repeat it, or separate the values by commas. */
    source?: string[];
    /** Return only entries that came in one of these ways; repeat it, or separate the values by commas. */
    kind?: KnowledgeKind[];
    /**
     * Whether a model is asked for further words.
     * @default false
     */
    expand?: boolean;
    /**
     * The maximum number of results.
     * @default 10
     */
    limit?: number;
}

export interface GetKnowledgeArguments {
    /** The id of the knowledge entry. */
    entryId: Id;
}

export interface UpdateKnowledgeArguments extends KnowledgePatch {
    /** The id of the knowledge entry. */
    entryId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteKnowledgeArguments {
    /** The id of the knowledge entry. */
    entryId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ListKnowledgeRevisionsArguments {
    /** The id of the knowledge entry. */
    entryId: Id;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface GetKnowledgeRevisionArguments {
    /** The id of the knowledge entry. */
    entryId: Id;
    /** The number of the revision. */
    revision: number;
}

export interface RestoreKnowledgeRevisionArguments {
    /** The id of the knowledge entry. */
    entryId: Id;
    /** The number of the revision. */
    revision: number;
}

export interface PutAiProviderArguments extends AiProviderInput {
    /** The name of the AI provider. */
    providerName: AiProviderName;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteAiProviderArguments {
    /** The name of the AI provider. */
    providerName: AiProviderName;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface TestAiProviderArguments {
    /** The name of the AI provider. */
    providerName: AiProviderName;
}

export interface ListAiModelsArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type GenerateTextArguments = GenerateInput

export type CountTokensArguments = TokenCountInput

export type CreateEmbeddingsArguments = EmbeddingsInput

export interface ListAiCallsArguments {
    /** Return only calls of this model. */
    model?: AiModelName;
    /** Return only calls for this user. */
    createdBy?: Id;
    /** Return only items of this chat. */
    chatId?: Id;
    /** Return only items of this task. */
    taskId?: Id;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface GetAiCallArguments {
    /** The id of the AI call. */
    aiCallId: Id;
}

export interface GetAiUsageArguments {
    /**
     * What to sum up by.
     * @default day
     * @enum {string}
     */
    groupBy?: "day" | "model" | "actor" | "chat" | "task";
    /** The first day; 30 days before the last one by default. */
    from?: string;
    /** The last day; today by default. */
    to?: string;
}

export interface GetAiBudgetArguments {
    /** The token whose budget is meant; without it the budget of all calls. */
    tokenId?: Id;
}

export interface PutAiBudgetArguments extends AiBudgetInput {
    /** The token whose budget is meant; without it the budget of all calls. */
    tokenId?: Id;
}

export interface ListChatsArguments {
    /** Return only items of this task. */
    taskId?: Id;
    /**
     * Whether the archived chats are listed in place of the others.
     * @default false
     */
    isArchived?: boolean;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateChatArguments = ChatInput

export interface SearchChatsArguments {
    /** Words that must all occur, separated by spaces. */
    q: string;
    /** Return only items of this task. */
    taskId?: Id;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface GetChatArguments {
    /** The id of the chat. */
    chatId: Id;
}

export interface UpdateChatArguments extends ChatPatch {
    /** The id of the chat. */
    chatId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteChatArguments {
    /** The id of the chat. */
    chatId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface ListChatMessagesArguments {
    /** The id of the chat. */
    chatId: Id;
    /**
     * The order: `seq` is the oldest message first, `-seq` the newest.
     * @default seq
     * @enum {string}
     */
    sort?: "seq" | "-seq";
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface SendChatMessageArguments extends ChatMessageInput {
    /** The id of the chat. */
    chatId: Id;
}

export interface DeleteChatMessageArguments {
    /** The id of the chat. */
    chatId: Id;
    /** The id of the message. */
    messageId: ChatMessageId;
}

export interface RetryChatMessageArguments extends ChatRetryInput {
    /** The id of the chat. */
    chatId: Id;
    /** The id of the message. */
    messageId: ChatMessageId;
}

export interface ExportChatArguments {
    /** The id of the chat. */
    chatId: Id;
    /**
     * The form of the file.
     * @default markdown
     * @enum {string}
     */
    format?: "markdown" | "json";
}

export interface GetChatImageArguments {
    /** The id of the chat. */
    chatId: Id;
    /** The id of the image. */
    imageId: Id;
}

export interface ReadChatOutputArguments {
    /** The id of the chat. */
    chatId: Id;
    /** The id of the message. */
    messageId: ChatMessageId;
    /** The id of the part in its message. */
    partId: Id;
    /**
     * The character at which to start.
     * @default 0
     */
    offset?: number;
    /**
     * The maximum number of characters to return.
     * @default 16384
     */
    limit?: number;
}

export interface StreamChatArguments {
    /** The id of the chat. */
    chatId: Id;
    /** Return only events that follow this number in the order of `sort`: greater ones, with `-id` smaller. */
    after?: number;
}

export interface InterruptChatArguments {
    /** The id of the chat. */
    chatId: Id;
}

export interface ForkChatArguments extends ChatForkInput {
    /** The id of the chat. */
    chatId: Id;
}

export interface CompactChatArguments extends ChatCompactionInput {
    /** The id of the chat. */
    chatId: Id;
}

export interface ListApprovalsArguments {
    /** The id of the chat. */
    chatId: Id;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface ApproveToolCallArguments extends ToolApprovalInput {
    /** The id of the chat. */
    chatId: Id;
    /** The id of the approval. */
    approvalId: Id;
}

export interface RejectToolCallArguments extends ToolRejectionInput {
    /** The id of the chat. */
    chatId: Id;
    /** The id of the approval. */
    approvalId: Id;
}

export interface TestToolRulesArguments extends ToolRulesTestInput {
    /** The id of the chat. */
    chatId: Id;
}

export interface UpdateQueuedMessageArguments extends QueuedMessagePatch {
    /** The id of the chat. */
    chatId: Id;
    /** The id of the message. */
    messageId: ChatMessageId;
}

export interface DeleteQueuedMessageArguments {
    /** The id of the chat. */
    chatId: Id;
    /** The id of the message. */
    messageId: ChatMessageId;
}

export type LoginArguments = LoginInput

export type ReauthenticateArguments = ReauthenticationInput

export type CompleteSetupArguments = SetupInput

export type AcceptInviteArguments = InviteAcceptance

export interface ListTokensArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateTokenArguments = TokenInput

export interface GetTokenArguments {
    /** The id of the token. */
    tokenId: Id;
}

export interface DeleteTokenArguments {
    /** The id of the token. */
    tokenId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface RotateTokenArguments extends RotationInput {
    /** The id of the token. */
    tokenId: Id;
}

export type ExchangeTokenArguments = ExchangeInput

export interface GetRoleRulesArguments {
    /** The role. The owner is not ruled. */
    role: RuledRole;
}

export interface PutRoleRulesArguments extends RoleRulesInput {
    /** The role. The owner is not ruled. */
    role: RuledRole;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export type TestCallRulesArguments = CallRulesTestInput

export interface ListSessionsArguments {
    /**
     * The maximum number of items to return; all of them by default.
     * @default 200
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface DeleteSessionArguments {
    /** The id of the browser session. */
    sessionId: Id;
}

export type CheckAccessArguments = AccessInput

export interface ListAuditEntriesArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type LoginWithPasskeyArguments = PasskeyLogin

export type StartDeviceSignInArguments = DeviceSignInInput

export type CompleteDeviceSignInArguments = DeviceCodeInput

export interface GetDeviceSignInArguments {
    /** The code that the program shows. */
    userCode: UserCode;
}

export interface ApproveDeviceSignInArguments {
    /** The code that the program shows. */
    userCode: UserCode;
}

export interface RejectDeviceSignInArguments {
    /** The code that the program shows. */
    userCode: UserCode;
}

export type CreateTotpArguments = TotpInput

export type ConfirmTotpArguments = TotpConfirmation

export type CreatePasskeyArguments = PasskeyInput

export type CreatePasskeyChallengeArguments = OwnerConfirmation

export type RenewRecoveryCodesArguments = OwnerConfirmation

export interface RemoveSecondFactorArguments extends OwnerConfirmation {
    /** The id of the second factor. */
    secondFactorId: Id;
}

export interface UpdateCurrentUserArguments extends CurrentUserPatch {
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export type ChangePasswordArguments = PasswordChange

export interface UpdatePreferencesArguments {
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
    body: PreferencesPatch;
}

export interface ListUsersArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateUserArguments = UserInput

export interface GetUserArguments {
    /** The id of the user. */
    userId: Id;
}

export interface UpdateUserArguments extends UserPatch {
    /** The id of the user. */
    userId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteUserArguments {
    /** The id of the user. */
    userId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface CreateUserInviteArguments {
    /** The id of the user. */
    userId: Id;
}

export interface DisableUserArguments {
    /** The id of the user. */
    userId: Id;
}

export interface EnableUserArguments {
    /** The id of the user. */
    userId: Id;
}

export interface StreamEventsArguments {
    /** Return only events that follow this number in the order of `sort`: greater ones, with `-id` smaller. */
    after?: number;
    /** Return only events of these kinds; repeat it, or separate the values by commas. `task.*` matches every task event. */
    kinds?: EventSelector[];
    /** Return only items of this task. */
    taskId?: Id;
    /**
     * The order of a page: `id` is the oldest event first, `-id` the newest. A stream has the order `id`.
     * @default id
     * @enum {string}
     */
    sort?: "id" | "-id";
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
}

export interface ListWebhooksArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateWebhookArguments = WebhookInput

export interface GetWebhookArguments {
    /** The id of the webhook. */
    webhookId: Id;
}

export interface UpdateWebhookArguments extends WebhookPatch {
    /** The id of the webhook. */
    webhookId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteWebhookArguments {
    /** The id of the webhook. */
    webhookId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface TestWebhookArguments {
    /** The id of the webhook. */
    webhookId: Id;
}

export interface ListDeliveriesArguments {
    /** The id of the webhook. */
    webhookId: Id;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface RedeliverArguments {
    /** The id of the webhook. */
    webhookId: Id;
    /** The id of the delivery. */
    deliveryId: Id;
}

export interface RotateWebhookSecretArguments {
    /** The id of the webhook. */
    webhookId: Id;
}

export interface ListChatIntegrationsArguments {
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export type CreateChatIntegrationArguments = ChatIntegrationInput

export interface GetChatIntegrationArguments {
    /** The id of the chat integration. */
    integrationId: Id;
}

export interface UpdateChatIntegrationArguments extends ChatIntegrationPatch {
    /** The id of the chat integration. */
    integrationId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface DeleteChatIntegrationArguments {
    /** The id of the chat integration. */
    integrationId: Id;
    /** The ETag as it was read; a change since then refuses the call. */
    ifMatch?: string;
}

export interface TestChatIntegrationArguments {
    /** The id of the chat integration. */
    integrationId: Id;
}

export interface ListChatBindingsArguments {
    /** The id of the chat integration. */
    integrationId: Id;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface CreateChatBindingArguments extends ChatBindingInput {
    /** The id of the chat integration. */
    integrationId: Id;
}

export interface GetChatBindingArguments {
    /** The id of the chat integration. */
    integrationId: Id;
    /** The id of the binding. */
    bindingId: Id;
}

export interface DeleteChatBindingArguments {
    /** The id of the chat integration. */
    integrationId: Id;
    /** The id of the binding. */
    bindingId: Id;
}

export interface CreateChatLinkArguments extends ChatLinkInput {
    /** The id of the chat integration. */
    integrationId: Id;
}

export interface DeleteChatLinkArguments {
    /** The id of the chat integration. */
    integrationId: Id;
    /** The id of the linked account. */
    linkId: Id;
}

export interface ListChatDeliveriesArguments {
    /** The id of the chat integration. */
    integrationId: Id;
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface ListWaitingArguments {
    /** Return only items of one of these kinds; repeat it, or separate the values by commas. */
    kind?: WaitingKind[];
    /**
     * The maximum number of items to return.
     * @default 50
     */
    limit?: number;
    /** The `nextCursor` of the previous page, with the same filters. */
    cursor?: string;
}

export interface SearchAllArguments {
    /** Words, separated by spaces. */
    q: string;
    /** Search only these kinds; repeat it, or separate the values by commas. */
    kind?: SearchKind[];
    /**
     * The maximum number of results of each kind.
     * @default 5
     */
    limit?: number;
}
