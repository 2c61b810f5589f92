// Made from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks.
         * @description Newest first, unless `sort` says otherwise. `q` returns tasks whose title or content contains every word, newest first; it combines with the filters, but not with `updatedAfter` or another `sort`. With `updatedAfter`, tasks are sorted by `updatedAt`, newest first unless `sort` is `updatedAt`. The response contains counts in place of comments, plan steps and file changes; use `fields` to return fewer fields.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task.
         * @description The author is the caller unless `author` is given. Users with the role `agent` cannot name another author. Requires `title`, or the deprecated `intent`, which then becomes the title.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the next task to work on.
         * @description Returns the oldest task of the highest priority among the open, unclaimed tasks whose dependencies are done. Returns no task if there is none. Another caller may claim the task in the meantime: use `claimNextTask` to find and claim one atomically.
         */
        get: operations["getNextTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/next/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the next task to work on.
         * @description Selects the next task as `getNextTask` does and claims it for the caller, atomically: two callers never claim the same task. Claims nothing if there is no task.
         */
        post: operations["claimNextTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a task.
         * @description Returns the whole task, including its comments, plan steps and file changes.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task.
         * @description Also deletes its comments, reviews, plan steps, file changes and history. Uploaded files remain, without the task, and the task is removed from the dependencies of other tasks. Refused while the task's plan is running.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Update a task.
         * @description Applies a JSON merge patch (RFC 7396): fields that are absent keep their value, and null removes a field. Adds a revision to the task's history. Use `transitionTask` to change the state.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/tasks/{id}/transition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a task's state.
         * @description Allowed transitions: from open to in_progress, blocked, done or cancelled; from in_progress to open, blocked, in_review, done or cancelled; from blocked to open, in_progress or cancelled; from in_review to open, in_progress, blocked, done or cancelled; from done or cancelled to open. A task cannot move to in_progress or done until each of its dependencies is done or cancelled. While a task is claimed, only the claimant may change its state. Moving to any state except in_progress ends the claim.
         */
        post: operations["transitionTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a task or renew a claim.
         * @description Claims an open task, which moves it to in_progress, or a task in progress that is unclaimed. The claim expires after `leaseSeconds`; to renew it, call again with its `claimId` before then. When a claim expires, the task returns to open and `task.stalled` is emitted.
         */
        post: operations["claimTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a claimed task.
         * @description Returns the task to open. The claimant identifies the claim by `claimId`; an owner or maintainer may end any claim. Releasing an unclaimed task has no effect.
         */
        post: operations["releaseTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/dependencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a task's dependencies.
         * @description Replaces the list of tasks that must be done first; each task may occur once. Refused if a task would depend on itself, directly or through other tasks, or on more than 10000 tasks in total.
         */
        put: operations["putTaskDependencies"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a task's revisions.
         * @description Newest first. Each revision names who changed which of title, intent, content, priority, readiness, tags, reviewers, dependsOn and state. The newest 1000 revisions are retained. Comments, plan steps and file changes have no revisions.
         */
        get: operations["listTaskHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/history/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a revision of a task.
         * @description Returns the fields of the task at this revision.
         */
        get: operations["getTaskRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/history/{revision}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a task to an earlier revision.
         * @description Restores title, intent, content, priority, readiness, tags and reviewers, and records the result as a new revision. State and dependencies do not change.
         */
        post: operations["restoreTaskRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a task's comments.
         * @description Oldest first.
         */
        get: operations["listTaskComments"];
        put?: never;
        /**
         * Create a comment on a task.
         * @description The author is the caller. A task can have at most 10000 comments, with at most 16 MiB of text in total.
         */
        post: operations["createTaskComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a comment.
         * @description Returns one comment of the task.
         */
        get: operations["getTaskComment"];
        put?: never;
        post?: never;
        /**
         * Delete a comment.
         * @description Allowed for its author, owners and maintainers.
         */
        delete: operations["deleteTaskComment"];
        options?: never;
        head?: never;
        /**
         * Update a comment.
         * @description Allowed for its author, owners and maintainers.
         */
        patch: operations["updateTaskComment"];
        trace?: never;
    };
    "/tasks/{id}/reviewers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a task's reviewers.
         * @description Replaces the list: user ids, or any names, each at most once.
         */
        put: operations["putTaskReviewers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a task's reviews.
         * @description Oldest first.
         */
        get: operations["listTaskReviews"];
        put?: never;
        /**
         * Submit a review of a task.
         * @description Records the caller's verdict on the current revision of the task. Reviews are never changed: a later review is added after the earlier ones. A task can have at most 1000 reviews.
         */
        post: operations["submitTaskReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/reviews/{reviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a review.
         * @description Returns one review of the task.
         */
        get: operations["getTaskReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/plan-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a task's plan steps.
         * @description In plan order, each with the result of its last execution. A cursor whose step was deleted since is refused with `invalid_cursor`.
         */
        get: operations["listPlanSteps"];
        put?: never;
        /**
         * Create a plan step.
         * @description Adds the step at the end, or at `position`. A step without a command is for people: executing the plan skips it. See `expectedOutcome` for the conditions that Gantry can check. A step with a command requires `tasks:execute` too.
         */
        post: operations["createPlanStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/plan-steps/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a task's plan steps in order.
         * @description The list names every step of the plan exactly once. `If-Match` takes the ETag of `listPlanSteps`. Changing the order of steps with commands requires `tasks:execute` too.
         */
        put: operations["putPlanStepOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/plan-steps/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a task's plan.
         * @description Starts a job that runs the steps in order and stops at the first step whose result differs from its expected outcome. Execution starts at the first step that has not passed, so a second call resumes; `restart` starts at the first step. Steps without a command are skipped. The job's log marks where each step begins. Only one execution per task runs at a time. `If-Match` takes the ETag of `listPlanSteps`: then only the plan that was read is executed. From the call on, the steps cannot change until they were executed.
         */
        post: operations["executePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/plan-steps/{stepId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a plan step.
         * @description Returns the step with the result of its last execution.
         */
        get: operations["getPlanStep"];
        put?: never;
        post?: never;
        /**
         * Delete a plan step.
         * @description Refused while the step is running. Deleting a step with a command requires `tasks:execute` too.
         */
        delete: operations["deletePlanStep"];
        options?: never;
        head?: never;
        /**
         * Update a plan step.
         * @description Applies a JSON merge patch. Changing the command or the expected outcome clears the previous result. Refused while the step is running. Changing the command, or the expected outcome of a step with a command, requires `tasks:execute` too.
         */
        patch: operations["updatePlanStep"];
        trace?: never;
    };
    "/tasks/{id}/plan-steps/{stepId}/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a plan step.
         * @description Starts a job that runs the command with `/bin/sh -c` in the project folder, in a sandbox, with an allow-list of environment variables and no secrets: it cannot see the processes and the data of the service. Where the machine has no sandbox (see `sandbox` in the version), restricted tokens and agents get 403 `sandbox_unavailable`. Output is written to the job's log; the last 64 KiB of standard output and of standard error, the start time and the exit status are written to the step. Only one execution per task runs at a time. `If-Match` takes the ETag of `getPlanStep`: then only the step that was read is executed. From the call on, it cannot change until it was executed. Processes that the command leaves running are ended too. Without a sandbox, a process that has left its session, lost its parent and cleared or overwritten its environment (all three) is not found; on systems without `/proc`, only the process group is ended.
         */
        post: operations["executePlanStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all file changes of a task.
         * @description Returns the changes in the order in which they were set. A new task has none.
         */
        get: operations["getTaskChanges"];
        /**
         * Put a task's file changes, and so replace them.
         * @description Replaces the whole list. With `If-Match`, it is replaced only if it has not changed since it was read. Gantry records the current state of the named files, to detect conflicts when the changes are applied. Each path may occur once, either as `path` or as `oldPath`, and no path may be inside another. Paths into `.git` or the service's own folders are refused with `path_forbidden`.
         */
        put: operations["putTaskChanges"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/changes/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a task's file changes to the project.
         * @description Atomic: if one file conflicts, nothing is written, and `changes_conflict` names each conflicting file with the reason. A file conflicts if it has changed since the changes were set, unless it already has the new content. Nothing is written outside the project folder, through links, or into `.git` or the service's own folders. With `dryRun`, nothing is written and conflicts are part of the response. If the service stops during an apply, the next start completes it or, if no file was changed yet, rolls it back.
         */
        post: operations["applyTaskChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs.
         * @description Newest first. Finished jobs are retained for 30 days.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List schedules.
         * @description Oldest first.
         */
        get: operations["listSchedules"];
        put?: never;
        /**
         * Create a schedule that runs jobs.
         * @description Queues a job of this kind whenever the cron expression matches, as the user who created the schedule. It is disabled when the authority of the caller ends. Missed runs are coalesced into one: runs that fall due while the previous job is running, or while no service is running. Requires the scopes of the kind as well. An email that names a task can attach only files of that task.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/schedules/{scheduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a schedule.
         * @description Returns the schedule with its next run and its last job.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        /**
         * Delete a schedule.
         * @description Jobs that it has queued remain.
         */
        delete: operations["deleteSchedule"];
        options?: never;
        head?: never;
        /**
         * Update a schedule.
         * @description Applies a JSON merge patch. The kind of the job and its target cannot be changed; create another schedule instead. From a change of the times or an activation on, its jobs run as the caller.
         */
        patch: operations["updateSchedule"];
        trace?: never;
    };
    "/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job.
         * @description Returns its status and progress.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job.
         * @description A queued job never starts. A running job is asked to stop, and its command is ended with all processes that it started; `isCancelling` is true until then.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a finished job.
         * @description Queues a new job of the same kind with the same target. Requires the scopes of the kind as well.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job's log.
         * @description Reads from a byte position, by default from the beginning. Pass `nextCursor` to continue; no byte is lost or repeated. With `waitMs`, the response waits until there is more output or the job ends.
         */
        get: operations["getJobLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream a job's status and log.
         * @description A server-sent event stream: a `job` event contains the job whenever anything but its log has changed, and a `log` event contains new log output, with the byte position after it as `id`. Resume with `Last-Event-ID` or `cursor`. The `job` event of the finished job is the last event, after the whole log.
         */
        get: operations["streamJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List uploaded files.
         * @description Sorted by filename. With `taskId` and `type`, returns only files that match both.
         */
        get: operations["listResources"];
        put?: never;
        /**
         * Upload a file.
         * @description Takes one file and its fields as multipart/form-data, in any order. The filename is the key and must not be in use. The media type is detected from the content. The default size limit is 100 MiB.
         */
        post: operations["uploadResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file's metadata or its bytes.
         * @description With `download=true`, the response is the file itself, with its media type, a strong ETag and range support.
         */
        get: operations["getResource"];
        /**
         * Put a file's bytes, and so replace them.
         * @description Takes the new file and its fields as multipart/form-data; the filename in the form has no effect. A field that is absent keeps its value, and links to the former bytes end. The call says that it replaces on purpose: by `If-Match` with the ETag of the metadata, or by `replace=true` whatever the version.
         */
        put: operations["putResource"];
        post?: never;
        /**
         * Delete a file.
         * @description Deletes the file and its thumbnail. The filename can be used again.
         */
        delete: operations["deleteResource"];
        options?: never;
        head?: never;
        /**
         * Update a file's metadata.
         * @description Applies a JSON merge patch to the description and the task. `If-Match` takes the ETag of the metadata.
         */
        patch: operations["updateResource"];
        trace?: never;
    };
    "/resources/{filename}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an image's thumbnail.
         * @description A WebP image of at most 256 by 256 pixels.
         */
        get: operations["getResourceThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{filename}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link to a file.
         * @description The link serves the file to anyone who has it, without a credential, until it expires, the file is deleted or replaced, or the authority of the caller ends.
         */
        post: operations["createResourceLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{link}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file through a link.
         * @description Returns the bytes, with a strong ETag and range support. Requires no credential. Browsers save the file, unless it is an image and the link was created with `inline`.
         */
        get: operations["getLinkedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terminal/{taskId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a task's terminal sessions.
         * @description Running sessions and those that ended recently, oldest first.
         */
        get: operations["listTerminals"];
        put?: never;
        /**
         * Open a terminal session.
         * @description Starts a shell, or the given command, in a new pseudo-terminal in the project folder. It is ended within a second after the authority of the caller ends. The session belongs to the credential that opened it: only that one, the token from which it was made, and the same user by a browser session or by a token without restrictions type into it, resize it, read its output and close it. With `isShared`, other callers do too.
         */
        post: operations["openTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terminal/{taskId}/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a terminal session.
         * @description Returns its size, its command and whether the program is running.
         */
        get: operations["getTerminal"];
        put?: never;
        post?: never;
        /**
         * Delete a terminal session, which ends its program.
         * @description Ends the program and all processes that it started, and deletes the session. Who may is described at `openTerminal`; owners close every session. Users with the role `agent` close only the sessions that they opened, also where a session is shared.
         */
        delete: operations["deleteTerminal"];
        options?: never;
        head?: never;
        /**
         * Update a terminal session.
         * @description Shares the session with other callers, or withdraws that. Only those to whom it belongs may; see `openTerminal`.
         */
        patch: operations["updateTerminal"];
        trace?: never;
    };
    "/terminal/{taskId}/sessions/{sessionId}/resize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resize a terminal session by its path.
         * @description The same as `resizeTerminal`, which names the session in the body.
         */
        post: operations["resizeTerminalSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terminal/{taskId}/sessions/{sessionId}/input": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write input to a terminal session by its path.
         * @description The same as `writeTerminal`, which names the session in the body.
         */
        post: operations["writeTerminalSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terminal/{taskId}/sessions/{sessionId}/output": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the output of a terminal session by its path.
         * @description The same as `readTerminal`, which names the session in the query.
         */
        get: operations["readTerminalSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terminal/{taskId}/resize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resize a terminal session.
         * @description The program receives SIGWINCH immediately. Who may is described at `openTerminal`. Users with the role `agent` resize only the sessions that they opened, also where a session is shared.
         */
        post: operations["resizeTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terminal/{taskId}/input": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write input to a terminal session.
         * @description The program receives the data as if it were typed: end a line with a carriage return. Up to 64 KiB (as UTF-8) are buffered for a program that is not reading its input; after that, input is refused until the program reads. Who may is described at `openTerminal`. Users with the role `agent` write only to the sessions that they opened, also where a session is shared.
         */
        post: operations["writeTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terminal/{taskId}/output": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the output of a terminal session.
         * @description Reads from a byte position, by default from the oldest retained byte; the last 2 MiB are retained. Pass `nextCursor` to continue; no byte is lost or repeated. With `waitMs`, the response waits until there is output or the program exits. After the exit, continue reading until `output` is empty. A cursor before the oldest retained byte is refused with `cursor_expired`; output is never skipped silently. Who may read is described at `openTerminal`.
         */
        get: operations["readTerminal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mail folders.
         * @description Each with the number of its emails.
         */
        get: operations["listMailFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an email.
         * @description Starts a job that sends the email through the configured mail server and stores it in the folder `sent`. Attachments are uploaded files, by filename. Refused if no mail server is configured.
         */
        post: operations["sendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/{folder}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the emails in a folder.
         * @description Newest first. With `q`, returns emails whose subject, addresses or text contain every word.
         */
        get: operations["listEmails"];
        put?: never;
        /**
         * Deliver an email to the inbox.
         * @description Takes a raw message (RFC 5322, MIME), as a mail delivery agent passes it on, and stores it byte for byte. With an `Idempotency-Key`, it can be repeated after a crash too: the message is stored once.
         */
        post: operations["deliverEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/{folder}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an email.
         * @description Parsed from the raw message in the project's folder `.gantry/mail`.
         */
        get: operations["getEmail"];
        put?: never;
        post?: never;
        /**
         * Delete an email.
         * @description The email is deleted permanently.
         */
        delete: operations["deleteEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/{folder}/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an email to another folder.
         * @description The email keeps its id.
         */
        post: operations["moveEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/{folder}/{id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an email's raw source.
         * @description The message as it arrived, byte for byte.
         */
        get: operations["getEmailSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/{folder}/{id}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an attachment of an email.
         * @description Returns the decoded bytes as a download: browsers save the file and never display it, whatever media type the email declares.
         */
        get: operations["getEmailAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/{folder}/{id}/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a task from an email.
         * @description The subject becomes the title; the sender, the text and the list of attachments become the content. Each email can become one task only.
         */
        post: operations["createTaskFromEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/context/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the role context document.
         * @description Read from `.gantry/context/role.md` in the project, or a built-in document. The `document` stands beside an empty `data`.
         */
        get: operations["getRoleContext"];
        /**
         * Put the role context document.
         * @description Writes `.gantry/context/role.md`: the text with its front matter. `If-Match` takes the ETag of this operation, and of `getContextDocument` for `role.md`.
         */
        put: operations["putRoleContext"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/context/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List context documents.
         * @description The Markdown files in `.gantry/context` by name, without their content. A document whose front matter has a mistake is listed with `fault`.
         */
        get: operations["listContextDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/context/documents/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a context document.
         * @description Read from `.gantry/context` on every call. Credentials in the text are replaced by `[redacted]`. The ETag is that of the bytes on disk, so that edits by hand count.
         */
        get: operations["getContextDocument"];
        /**
         * Put a context document.
         * @description Creates or replaces the file with these bytes, at once. `pinned: true` in the front matter has `buildContext` include the document always.
         */
        put: operations["putContextDocument"];
        post?: never;
        /**
         * Delete a context document.
         * @description Removes the file. Without `role.md`, the built-in role applies.
         */
        delete: operations["deleteContextDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/context/build": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Build the context for an agent.
         * @description Joins the role, `AGENTS.md`, the task with its open steps and last comments, the pinned documents, the skills, and what the knowledge says, in this order and within a budget of tokens. `sources` lists each of them, and why it was cut or dropped. The same input and revisions give the same text. Text that is no file of the project stands between markers that name its source, because it may contain instructions of others. With `taskId` the scope `tasks:read` is required too, with `chatId` the scope `chats:read`; what the credential may not read otherwise is dropped.
         */
        post: operations["buildContext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the project configuration.
         * @description Read from `gantry.json` on disk on every call. Secrets are replaced by `[redacted]`. The ETag is that of the bytes on disk, so that edits by hand count.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the project configuration.
         * @description Applies a JSON merge patch to `gantry.json` in place: comments, order and line ends stay, and `null` removes a key. A patch that changes nothing leaves the file as it is. What the patch makes runnable needs an approval; of a service with `--trust` the patch is one, if what it changes was approved or trusted. Changing `mcpServers` also needs the scope `mcp:admin`, `agents`, `scripts` and `sandbox` `tasks:execute`, `mail` `mail:send`, and a changed entry with a secret or variable `secrets:write`.
         */
        patch: operations["updateConfig"];
        trace?: never;
    };
    "/config/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the approval state of the project's commands.
         * @description Commands that the project's files name run only if exactly these commands are approved, or stood in the files when the service was started with `--trust`, which covers no references to secrets. A change of a file by a command or an editor needs an approval. Where rules of the sandbox were removed from the file, the list says so.
         */
        get: operations["getApproval"];
        put?: never;
        /**
         * Approve the project's commands.
         * @description Requires the hash from `getApproval`. If the commands change, they need a new approval. If they refer to secrets (`${secret:NAME}`), the scope `secrets:write` is needed too.
         */
        post: operations["approveCommands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the schema of the configuration.
         * @description The JSON Schema (draft 2020-12) of `gantry.json`, for editors. `/gantry.schema.json` serves the schema alone, without a credential, and the package contains it as `gantry.schema.json`: name either as `$schema` in the file.
         */
        get: operations["getConfigSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate the text of a configuration.
         * @description Returns everything that a start or an update would refuse, with its line and column, and as warnings the references that have no value. Without `content`, the file on disk is checked. Nothing is stored.
         */
        post: operations["validateConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of the configuration.
         * @description The states of `gantry.json`, newest first; the newest one is the current state. A change by hand is a revision whose creator is `file`. The newest 100 are retained.
         */
        get: operations["listConfigRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/revisions/{revision}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the configuration to an earlier revision.
         * @description Writes the bytes of that revision to `gantry.json`, or removes the file if there was none, and records the result as a new revision. It also cures a file with a mistake. What it changes requires the scopes that `updateConfig` names, and what it makes runnable an approval.
         */
        post: operations["restoreConfigRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/scripts/{scriptName}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a script of the configuration.
         * @description Starts a job that runs the command `scripts.{name}` of `gantry.json` by `/bin/sh` in the sandbox, in the project folder; the log of the job has its output. The arguments are `$1`, `$2` and so on. The command must be approved, or covered by `--trust`. `${secret:NAME}` and `${env:NAME}` are one word each, whatever the value contains; values of four or more characters are replaced by `[redacted]` in the log.
         */
        post: operations["runScript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the names of secrets.
         * @description In alphabetical order. No operation returns the value of a secret.
         */
        get: operations["listSecrets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/secrets/{secretName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a secret.
         * @description Creates or replaces it. The value is stored encrypted. The project's files refer to it with `${secret:NAME}`, for example in the `env` or `headers` of an MCP server; the reference is replaced when the value is used. Values of four or more characters are replaced by `[redacted]` in logs, events and results.
         */
        put: operations["putSecret"];
        post?: never;
        /**
         * Delete a secret.
         * @description What refers to it fails with `config_invalid` from then on.
         */
        delete: operations["deleteSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/secrets/rekey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rekey the secrets.
         * @description Starts a job that encrypts everything with a new key: secrets, keys of AI providers, credentials of git remotes, MCP servers and chat integrations, secrets of webhooks, the key of links, and the revisions of the configuration. The service makes the new key beside the old one, which stays because backups need it. If the operator gives the key, the job encrypts with that key what an earlier one encrypted. A job that is interrupted loses nothing and continues.
         */
        post: operations["rekeySecrets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of the working tree.
         * @description The branch with its upstream, and every file that differs from the last commit or from the index. Untracked files are listed one by one, ignored ones not. Lists at most 10,000 files.
         */
        get: operations["getGitStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a diff by file.
         * @description Without parameters, the working tree against the index. `staged=true` compares the index with `from` (by default the last commit); `from` alone compares the working tree with a commit; `from` and `to` compare two commits; `to` alone compares a commit with its first parent. Renames are detected; external diff programs and text filters never run. A patch of more than 131,072 characters, or beyond 2 MiB in total, is cut; at most 1,000 files are listed.
         */
        get: operations["getGitDiff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stage files for the next commit.
         * @description Stages these files and folders as they are, also removed ones; without `paths`, everything. Returns the status after it. A file that goes through a filter of git, such as Git LFS, is refused.
         */
        post: operations["stageFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/unstage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unstage files.
         * @description Makes the index what the last commit has; without `paths`, for everything. The working tree stays as it is. Returns the status after it.
         */
        post: operations["unstageFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/commits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List commits.
         * @description Newest first, those that the commit `ref` (by default the current one) contains. The pages go on from the commit at which the first one began, whatever is committed meanwhile.
         */
        get: operations["listCommits"];
        put?: never;
        /**
         * Create a commit.
         * @description Commits what is staged or, with `paths`, these files and folders as they are, which stages them. Hooks do not run. With `expectedHead`, the commit is refused if the current commit is another one (`revision_mismatch`). Without an author, the git configuration names one.
         */
        post: operations["createCommit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/commits/{oid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a commit.
         * @description The id may be abbreviated. `getGitDiff` with `to` returns what the commit changed.
         */
        get: operations["getCommit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the blob of a file at a commit, or its bytes.
         * @description The file as it is in the commit `ref` (by default the current one), without a checkout: text, or base64 for binary content, cut after 1 MiB. With `download=true`, the response is the whole file, with a strong ETag and range support.
         */
        get: operations["getBlob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List branches.
         * @description The local branches by name.
         */
        get: operations["listBranches"];
        put?: never;
        /**
         * Create a branch.
         * @description Creates it at the commit `from`, by default the current one, without checking it out.
         */
        post: operations["createBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/branches/{branchName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a branch.
         * @description The branch must not be checked out. Without `force`, its commits must be contained in the current branch or in its upstream.
         */
        delete: operations["deleteBranch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check out a branch.
         * @description Writes the files of the branch to the project folder, and keeps local changes; it is refused where one would be lost. Filters of git do not run. Returns the status after it.
         */
        post: operations["checkoutBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Push a branch's changes to a remote.
         * @description Pushes one branch to the branch of the same name. `force` overwrites only that branch, and only if the remote branch is still at the last fetched commit or at `expectedOid`.
         */
        post: operations["pushChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/remotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List remotes.
         * @description The remotes of the repository by name. Credentials in a URL are not returned.
         */
        get: operations["listRemotes"];
        put?: never;
        /**
         * Create a remote.
         * @description Adds it to the configuration of the repository, under its lock. The URL has the scheme `https`, `http` or `ssh`, or the form `user@host:path`, and no password; addresses in private networks are refused unless the configuration allows them.
         */
        post: operations["createRemote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/remotes/{remoteName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a remote.
         * @description Removes its settings, its remote-tracking branches and its credential.
         */
        delete: operations["deleteRemote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the branches of a remote.
         * @description Starts a job that updates the remote-tracking branches, and reports its progress.
         */
        post: operations["fetchRemote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/pull": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pull the changes of a remote branch into the current branch.
         * @description Starts a job that fetches and then moves the current branch forward or, with `mode: merge`, merges where both have commits. A merge with conflicts is undone and the job fails. No hook, filter or merge driver runs.
         */
        post: operations["pullChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone a repository into the project folder.
         * @description Starts a job that fetches the repository and checks its branch out. The project must not be a repository yet, and no file of the project is overwritten. Submodules are not cloned; no hook or filter runs.
         */
        post: operations["cloneRepository"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/pushes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pushes.
         * @description Every push by the service that asked a remote, newest first: who pushed what, and what came of it. The newest 10,000 are kept.
         */
        get: operations["listPushes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the credentials of remotes.
         * @description By the name of the remote. Passwords and keys are never returned.
         */
        get: operations["listGitCredentials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/git/credentials/{remoteName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the credential of a remote.
         * @description Stores how the service signs in at the remote: a username and password (or token) for http and https, a private key without a passphrase for ssh. It is encrypted, is bound to the server that the remote names now, and is handed out when git asks for it, before any other credential of the machine.
         */
        put: operations["putGitCredential"];
        post?: never;
        /**
         * Delete the credential of a remote.
         * @description The remote is then used with what the machine of the service has.
         */
        delete: operations["deleteGitCredential"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the MCP servers of the project.
         * @description In the order of the configuration, each with its status in this process. A server starts when one of its tools is called first, and stops when it is idle.
         */
        get: operations["listMcpServers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/servers/{serverName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an MCP server.
         * @description Its status in this process. Neither its command nor its headers are returned, because they can contain secrets. The ETag is that of the configuration.
         */
        get: operations["getMcpServer"];
        /**
         * Put an MCP server.
         * @description Creates or replaces its entry of `mcpServers` in `gantry.json`, in place: comments and the order of the rest stay. The entry needs an approval before it runs; of a service with `--trust` the call is one, if the other commands are approved or trusted. An entry with a secret or variable also needs the scope `secrets:write`. If the project keeps its servers in `.mcp.json`, move them to `gantry.json` first.
         */
        put: operations["putMcpServer"];
        post?: never;
        /**
         * Delete an MCP server.
         * @description Removes its entry from `mcpServers` in `gantry.json`. Calls in progress end first.
         */
        delete: operations["deleteMcpServer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/servers/{serverName}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test an MCP server.
         * @description Starts or reaches the server, unless it runs, and asks for its tools again. A server that fails is a result with `isReachable: false`.
         */
        post: operations["testMcpServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/servers/{serverName}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart an MCP server.
         * @description Ends its connection and processes, so that calls in progress fail, and starts it again at once, without the pause after a failure. Each process of the service has a connection of its own, and restarts that one. If it cannot be started, the status of the server that is returned is `failed`.
         */
        post: operations["restartMcpServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/servers/{serverName}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the logs of an MCP server.
         * @description What the programs of the server wrote on standard error since the process that answers started, over all its restarts, without secrets. The last 256 KiB are kept; at most 64 KiB are returned at once. Pass `nextCursor` to continue.
         */
        get: operations["getMcpServerLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/servers/{serverName}/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the authorization at an MCP server.
         * @description For a remote server with the status `needs_auth` (OAuth 2.1). Returns the address at which a person signs in with a browser. The authorization server then redirects to `redirectUrl`; send what it adds there to `completeMcpAuth`, as the same user, within ten minutes.
         */
        post: operations["startMcpAuth"];
        /**
         * Delete the authorization at an MCP server.
         * @description The tokens are deleted, and revoked at the authorization server if it can be reached.
         */
        delete: operations["deleteMcpAuth"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/servers/{serverName}/auth/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the authorization at an MCP server.
         * @description Takes what the authorization server added to the `redirectUrl`. The tokens are stored encrypted and renewed when they expire.
         */
        post: operations["completeMcpAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tools of MCP servers.
         * @description By server and name, those that the credential may call. Starts the servers that do not run. A list is asked for again when its server says that it changed or its `ttlMs` is over. A server that fails is in `failures` and costs the others nothing.
         */
        get: operations["listMcpTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/tools/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a tool of an MCP server.
         * @description Returns the tool's result unchanged. An error that the tool reports is a result with `isError: true`; if the server has exited, times out or violates the protocol, the call fails. A result with `resultType: input_required` asks for input (MCP 2026-07-28): send the call again with `inputResponses`, by the names in `inputRequests`, and `requestState`.
         */
        post: operations["executeMcpTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calls of MCP tools.
         * @description Newest first: those in progress, those that wait for an approval, and the last 1,000 that ended, of each process on the store.
         */
        get: operations["listMcpCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/calls/{callId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a call of an MCP tool.
         * @description With its progress, as far as the server reports it. The arguments are included while the call waits for an approval.
         */
        get: operations["getMcpCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/calls/{callId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a call of an MCP tool.
         * @description For a tool whose rule is `ask`. The caller then sends the same call again, with the same arguments: it runs once, at whatever process of the service. An approval expires an hour after the call was first sent.
         */
        post: operations["approveMcpCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/calls/{callId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a call of an MCP tool.
         * @description The server is asked to stop, and the caller is answered `mcp_cancelled`. A call that waits for an approval is refused.
         */
        post: operations["cancelMcpCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resources of MCP servers.
         * @description By server and address, also templates of addresses. Starts the servers that do not run. A credential with a list of tools sees the servers of which it may call all tools. A server that fails is in `failures`.
         */
        get: operations["listMcpResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/resources/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a resource of an MCP server.
         * @description Returns its contents unchanged: each has `uri` and either `text` or, in Base64, `blob`.
         */
        post: operations["readMcpResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prompts of MCP servers.
         * @description By server and name. Starts the servers that do not run. A credential with a list of tools sees the servers of which it may call all tools. A server that fails is in `failures`.
         */
        get: operations["listMcpPrompts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/prompts/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a prompt of an MCP server.
         * @description With its arguments filled in. The messages are returned unchanged.
         */
        post: operations["getMcpPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the skills.
         * @description Sorted by name. Skills are read from `.agents/skills`, `.claude/skills` and `.opencode/skills` of the project; of those with the same name the first in this order counts, and the others have `shadowedBy`.
         */
        get: operations["listSkills"];
        put?: never;
        /**
         * Create a skill.
         * @description Writes `.agents/skills/NAME/SKILL.md`. The skill must follow the Agent Skills specification.
         */
        post: operations["createSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import skills from an archive or a git repository.
         * @description Takes a zip or tar.gz archive, or as JSON the URL of a repository, and starts a job that writes every folder with a `SKILL.md` in it; the result names the skills. Everything is refused as a whole, before anything is written, for one link, device, submodule, path out of its folder, name twice, or size over a limit; of a repository, what is in no folder of a skill is ignored. Reading a repository takes the scope `git:write` too, and uses the credential of a remote on the same server.
         */
        post: operations["importSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate the text of a skill.
         * @description Compares a `SKILL.md` with the Agent Skills specification and returns every deviation. Nothing is stored.
         */
        post: operations["validateSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match skills to a text or a task.
         * @description Ranks the enabled skills by the words that their names and descriptions share with the text, best first. With `taskId`, the text is that of the task, and the scope `tasks:read` is required too.
         */
        post: operations["matchSkills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/{skillName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a skill.
         * @description With the text of its `SKILL.md` below the front matter.
         */
        get: operations["getSkill"];
        put?: never;
        post?: never;
        /**
         * Delete a skill.
         * @description Deletes its folder with all files.
         */
        delete: operations["deleteSkill"];
        options?: never;
        head?: never;
        /**
         * Update a skill.
         * @description Applies a JSON merge patch to its `SKILL.md`. Other fields of the front matter stay as they are.
         */
        patch: operations["updateSkill"];
        trace?: never;
    };
    "/skills/{skillName}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a skill's scripts.
         * @description Requires the `digest` of the skill. Its scripts may run until one of its files changes; then it needs a new approval.
         */
        post: operations["approveSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/{skillName}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh a skill from its repository.
         * @description Starts a job that reads the skill again from the git repository that it was imported from, and compares all its files; `changes` of the result is the difference. Unless `dryRun` is set, the files of the repository then take the place of those of the project, edits there included, and a difference ends the approval. Takes the scope `git:write` too.
         */
        post: operations["refreshSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/{skillName}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a skill as an archive.
         * @description A gzipped tar archive of its folder.
         */
        get: operations["exportSkill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/{skillName}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a script of a skill.
         * @description Starts a job that runs the script in the sandbox, in the project folder, with the files that are approved; the log of the job has its output. An executable script is run itself, and any other `.sh` by `/bin/sh`.
         */
        post: operations["runSkillScript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/{skillName}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a skill's files.
         * @description Sorted by path.
         */
        get: operations["listSkillFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/{skillName}/files/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of a skill.
         * @description Text as it is, other content as base64.
         */
        get: operations["getSkillFile"];
        /**
         * Put a file of a skill.
         * @description Creates or replaces it. `If-Match` takes the ETag of the skill. A `SKILL.md` must follow the specification.
         */
        put: operations["putSkillFile"];
        post?: never;
        /**
         * Delete a file of a skill.
         * @description `If-Match` takes the ETag of the skill. `SKILL.md` cannot be deleted.
         */
        delete: operations["deleteSkillFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the knowledge entries.
         * @description Newest first, without their content. With `tag`, returns only entries with this tag.
         */
        get: operations["listKnowledge"];
        put?: never;
        /**
         * Create a knowledge entry.
         * @description It is found by `searchKnowledge` as soon as the response arrives.
         */
        post: operations["createKnowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import files into the knowledge.
         * @description Takes a Markdown, text, HTML or PDF file, a zip or tar.gz archive of them, or as JSON the URL of a git repository, and starts a job that makes an entry of each. A file whose path was imported before updates its entry. PDF and HTML files are read in a process of their own, with limits of time and memory; what cannot be read is counted as skipped, and named in the log of the job. Reading a repository takes the scope `git:write` too.
         */
        post: operations["importKnowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/reindex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reindex the knowledge.
         * @description Starts a job that divides every entry into parts again, as after an upgrade of the service, and makes the vectors that are missing.
         */
        post: operations["reindexKnowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the knowledge.
         * @description Ranks entries, best first, each by its best part. Identifiers are found by their parts, and Chinese, Japanese and Korean texts by pairs of characters. With `embeddingModel` in the project configuration, the meaning counts too: `both` fuses the two rankings by their places, with scores that say nothing else. `semantic.state` says whether it did: without a model, and while its provider does not answer, every `mode` searches by words.
         */
        get: operations["searchKnowledge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a knowledge entry.
         * @description With its content.
         */
        get: operations["getKnowledge"];
        put?: never;
        post?: never;
        /**
         * Delete a knowledge entry.
         * @description With its revisions. It is no longer found as soon as the response arrives.
         */
        delete: operations["deleteKnowledge"];
        options?: never;
        head?: never;
        /**
         * Update a knowledge entry.
         * @description Applies a JSON merge patch and records the former state as a revision.
         */
        patch: operations["updateKnowledge"];
        trace?: never;
    };
    "/knowledge/{entryId}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a knowledge entry's revisions.
         * @description The former states, newest first. The newest 100 are retained.
         */
        get: operations["listKnowledgeRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/{entryId}/revisions/{revision}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a knowledge entry to an earlier revision.
         * @description Restores title, content and tags, and records the state before as a revision.
         */
        post: operations["restoreKnowledgeRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the AI providers.
         * @description By name. API keys are never returned.
         */
        get: operations["listAiProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/providers/{providerName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put an AI provider.
         * @description Creates or replaces the provider. Its models are then named `provider/model`. Without `apiKey`, the stored key is kept unless the base URL or the kind changes; null removes it. An `apiKey` of the form `${secret:NAME}` names a secret of the project, whose value is read at each use; that takes the scope `secrets:write` too. With `models`, only those are offered. Addresses in private networks are refused unless the configuration allows them.
         */
        put: operations["putAiProvider"];
        post?: never;
        /**
         * Delete an AI provider.
         * @description Its key is removed. The calls of the ledger stay.
         */
        delete: operations["deleteAiProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/providers/{providerName}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test an AI provider.
         * @description Asks the provider for its models, which costs nothing. If the provider was put without `models`, `listAiModels` offers what it answers from then on.
         */
        post: operations["testAiProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the AI models.
         * @description By name: the models that the providers were put with, else those that the last test found, else those that the price catalogue knows of the provider.
         */
        get: operations["listAiModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate text with a model.
         * @description Returns the whole answer or, with `Accept: text/event-stream`, the events `delta`, `toolCall`, `finish` and `error` as they come. Hanging up ends the call of the provider. Tool calls are returned, not run. With `schema`, the answer is JSON, parsed as `output`. A call that failed before its first token is repeated up to two times. Every call is recorded in the ledger. A streamed response cannot be repeated by an Idempotency-Key.
         */
        post: operations["generateText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/count-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the tokens of a text.
         * @description `method` says how they were counted: `estimate` is by the kinds of characters, within about a tenth for prose and code.
         */
        post: operations["countTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/embeddings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create embeddings of texts.
         * @description Returns one vector for each text, in order. The call is recorded in the ledger.
         */
        post: operations["createEmbeddings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the AI calls.
         * @description The ledger, newest first: every call of a provider, written before it starts.
         */
        get: operations["listAiCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/calls/{callId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an AI call.
         * @description A call with the status `started` is in progress; `lost` means that the service ended before the call did.
         */
        get: operations["getAiCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the AI usage.
         * @description The sums of the ledger over the days from `from` to `to` (UTC, both included), grouped by day, model, actor, chat or task. Calls that have not ended are not counted.
         */
        get: operations["getAiUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the AI budget.
         * @description What may be used in the current period, and what is used and reserved. Without maxima, nothing is refused.
         */
        get: operations["getAiBudget"];
        /**
         * Put the AI budget.
         * @description Replaces the maxima. Each call reserves its estimated input and its largest output before it starts, and is refused with `quota_exceeded` if they do not fit; when it ends, the reservation is replaced by what it used.
         */
        put: operations["putAiBudget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List chats.
         * @description Newest first.
         */
        get: operations["listChats"];
        put?: never;
        /**
         * Create a chat.
         * @description Without `backend`, the model is `aiModel` of the project configuration. An agent is a program that `gantry.json` names under `agents`. `toolRules` say which operations may be called: the first rule that matches decides, and without one, operations that only read are allowed and all others ask. What an agent asks permission for has the tools `agentEdit`, `agentExecute` and so on. A rule allows no call that the credential which set the rules may not make: such a call asks. Nothing runs unasked beyond what every author whose words are in the conversation may do: who wrote the instructions, a message or a file that was given, also before a compaction. Such a call asks, and the approval names those authors.
         */
        post: operations["createChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents of chats.
         * @description The programs that `gantry.json` names under `agents`: they speak the Agent Client Protocol and can be the backend of a chat. They may run once the commands of the project are approved.
         */
        get: operations["listChatAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{chatId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a chat.
         * @description The state says whether the model is at work or waits for an approval.
         */
        get: operations["getChat"];
        put?: never;
        post?: never;
        /**
         * Delete a chat.
         * @description Its messages and approvals are removed, and what runs is interrupted.
         */
        delete: operations["deleteChat"];
        options?: never;
        head?: never;
        /**
         * Update a chat.
         * @description Applies a JSON merge patch. A new model or new rules apply from the next step on. Who changes `system` is from then on an author of the conversation.
         */
        patch: operations["updateChat"];
        trace?: never;
    };
    "/chats/{chatId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a chat's messages.
         * @description In order. Each message names as `event` the number of the last stream event that it contains: read a page, then `streamChat` with `after`, and skip the events of a message up to that number. What a tool returned is shown to a caller who could make the same call; otherwise the part has `isOutputHidden`.
         */
        get: operations["listChatMessages"];
        put?: never;
        /**
         * Send a message to a chat.
         * @description The same `id` again is the same message. While the model is at work, the message waits: with `queue` until its turn has ended, with `steer` until its current step has. What the model then does, it does with the authority of this call; unasked it does nothing that another author of the conversation may not do. To give a file or a skill, the credential must be one that may read it.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{chatId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream a chat's events.
         * @description A continuous stream: `message` when a message is new or its state changes, `part` with a patch of a part, `approval`, and `chat` when its state changes. In a patch, an absent field is unchanged, null clears it, a value replaces it, and `append` is added to the text. Resume with `Last-Event-ID` or `after`; without either, the stream starts at the next event. A number that is no longer retained is refused with `cursor_expired`. What a tool returned is shown as `listChatMessages` shows it. A stream ends when the scopes of its caller become fewer.
         */
        get: operations["streamChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{chatId}/interrupt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Interrupt a chat.
         * @description Ends what the model is doing; the answer so far stays, with the state `interrupted`. Pending approvals expire. The next queued message is then taken. Does nothing when the chat is idle.
         */
        post: operations["interruptChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{chatId}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fork a chat.
         * @description Creates a chat with the same settings and the messages up to the given one, or all that are complete. Both then go their own ways. What was always allowed is asked again. Words keep their authors, and outputs of tools their readers.
         */
        post: operations["forkChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{chatId}/compact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compact a chat.
         * @description Queues an item that replaces what was said before it by a summary, for the model alone: the messages stay as they are. It waits like a message, can be deleted while it waits, and messages sent meanwhile are taken after it. The summary is the `compaction` part of the message that is returned. The same `id` again is the same item. The authors of what is summarized stay authors of the conversation.
         */
        post: operations["compactChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{chatId}/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a chat's approvals.
         * @description Newest first: the tool calls that waited for a decision, and what was decided.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{chatId}/approvals/{approvalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Respond to an approval.
         * @description The decision is stored and acted on also after a restart. With the scope `always`, the same tool with the same input is allowed in this chat from now on, as long as no other authors ask by it; for an account of a chat platform without a link, it is for the one call. The same decision again has no effect; another one is refused. To allow a call takes the scopes of the call itself, unless the turn was begun with the same credential; to deny it does not.
         */
        post: operations["respondApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chats/{chatId}/queue/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a queued message.
         * @description Only a message that the model has not taken yet.
         */
        delete: operations["deleteQueuedMessage"];
        options?: never;
        head?: never;
        /**
         * Update a queued message.
         * @description Changes the text or the delivery of a message that the model has not taken yet.
         */
        patch: operations["updateQueuedMessage"];
        trace?: never;
    };
    "/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's identity.
         * @description Returns the user of the credential, the type of the credential and its scopes.
         */
        get: operations["getIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from a browser.
         * @description Takes a username and a password, a token, or the secret of a sign-in link, and sets the `nut-session` cookie, which authenticates every operation. A session by whose cookie the call comes ends. After five failures a minute from one address for one account, further attempts are throttled, except those with a valid token. A user with a second factor also gives a `code` beside the password; without it, the right password gets `second_factor_required`. A browser also gets the `nut-device` cookie. It authenticates nothing: attempts from a browser that presents it are counted separately from others at its address.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out of a browser session.
         * @description Ends the session of the cookie. A call with a token has no effect.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reauthenticate a browser session.
         * @description Takes the password of the user, or a token of the user that no session exchanged itself for, and allows the session of the cookie the operations with `x-reauthentication` for ten minutes. A user with a second factor also gives a `code` beside the password. The session goes on with a new cookie; the old one ends. A call with a token checks the password and has no effect on a session. Wrong passwords and codes are throttled.
         */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the first-time setup.
         * @description Requires no credential.
         */
        get: operations["getSetup"];
        put?: never;
        /**
         * Complete the first-time setup.
         * @description Gives the owner a name and a password, once. Requires the token or the sign-in link that the first start printed.
         */
        post: operations["completeSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/invites/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invite.
         * @description Sets the password of an invited user, which ends the user's sessions and what they made. An invite can be used once.
         */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tokens.
         * @description Lists the caller's tokens, or with `users:admin` those of all users. A credential with an allow-list sees only the tokens that its allow-list covers. Secrets are never returned.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Create a token.
         * @description Returns the secret once. A token never has more authority than its creator: default scopes and allow-lists are reduced to the creator's, and explicit ones beyond them are refused. A token restricted to tasks gets only the scopes that its allow-list restricts (see `x-reach`): default scopes, presets and `*` are reduced to them, and other explicit scopes are refused.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a token.
         * @description The secret is never returned.
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        /**
         * Delete a token, which ends it.
         * @description The token, everything that was made with it and their open streams end within a second.
         */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/tokens/{tokenId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a token's secret.
         * @description The old secret stays valid for `overlapSeconds`. Allowed only for the token's user, with a credential that has at least the token's authority. What was made with the token goes on; revoke the token to end it. A token that another credential rotates ends with that credential, as if that one had created it.
         */
        post: operations["rotateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a credential for a short-lived token.
         * @description Returns a bearer token that is valid for at most 15 minutes, with the same scopes or fewer, for a browser, a job or an agent. With an allow-list, scopes are reduced or refused as in `createToken`.
         */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/scopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scopes.
         * @description Returns every scope, the presets, and the maximum scopes of each role.
         */
        get: operations["listScopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List browser sessions.
         * @description Lists the caller's sessions, newest first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a browser session, which ends it.
         * @description The session and its open streams end within a second.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the caller's access to operations.
         * @description Returns for each operation whether the caller has the required scopes, and which are missing.
         */
        post: operations["checkAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit entries.
         * @description Newest first. Each entry contains the hash of the one before it, so that removing or changing an entry is detectable.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/sign-in/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sign-in methods.
         * @description What the sign-in page offers. Requires no credential.
         */
        get: operations["listSignInMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/sign-in/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey.
         * @description Takes the answer of a passkey to a challenge of `createSignInChallenge` and sets the `nut-session` cookie. A passkey verifies its user, so that it counts as two factors. A challenge can be used once.
         */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/sign-in/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a challenge to sign in with a passkey.
         * @description Returns the options for `navigator.credentials.get()`. The challenge can be used once, within five minutes.
         */
        post: operations["createSignInChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the second factors of the current user.
         * @description Authenticator apps and passkeys, oldest first, and how many recovery codes are left.
         */
        get: operations["listSecondFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a TOTP secret for an authenticator app.
         * @description Returns the secret once (RFC 6238: SHA-1, six digits, 30 seconds). The app counts as a second factor from `confirmTotp` on, within ten minutes. Requires the current password; a user without one must have signed in within ten minutes. A credential with less authority than its user is refused.
         */
        post: operations["createTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factors/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a TOTP secret.
         * @description Takes a code of the app, which shows that it has the secret. The first second factor of a user also returns the recovery codes, once. All other sessions of the user end.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factors/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a passkey.
         * @description Takes the answer of the authenticator to a challenge of `createPasskeyChallenge`. The passkey signs in without a username and a password. The first second factor of a user also returns the recovery codes, once. All other sessions of the user end.
         */
        post: operations["createPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factors/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a challenge to register a passkey.
         * @description Returns the options for `navigator.credentials.create()`. The challenge can be used once, within five minutes, by the credential of this call. Requires what `createTotp` requires.
         */
        post: operations["createPasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factors/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the recovery codes.
         * @description Returns ten new codes, once; the old ones end. Each signs in one time in place of the code of an app. Requires a second factor, and what `createTotp` requires.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factors/{secondFactorId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a second factor.
         * @description It no longer signs in. With the last one the recovery codes end. Where the operator requires a second factor, the last one is not removed. All other sessions of the user end. Requires what `createTotp` requires.
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current user.
         * @description Returns the caller's name, role and creation time.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the current user.
         * @description Applies a JSON merge patch to the caller's name and email address.
         */
        patch: operations["updateCurrentUser"];
        trace?: never;
    };
    "/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the current user's password.
         * @description Ends all other sessions of the user, and what sessions of the user made: tokens, schedules, webhooks, links, terminal sessions and queued jobs. Tokens that no session made, and what those made, go on.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current user's preferences.
         * @description Values that clients store for the user, by name.
         */
        get: operations["getPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the current user's preferences.
         * @description Applies a JSON merge patch: `null` removes a key.
         */
        patch: operations["updatePreferences"];
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users.
         * @description Oldest first.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user.
         * @description To create a user without a password, omit it and call `createUserInvite`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user.
         * @description Returns name, role and whether the account is disabled.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user.
         * @description Also deletes all tokens and sessions of the user. The last owner cannot be deleted.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Update a user.
         * @description Applies a JSON merge patch. Callers cannot assign a role above their own, and the last owner keeps that role.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{userId}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an invite for a user.
         * @description Returns a secret with which the user sets a password, once and within seven days. Requires a credential with at least the authority of the user's role. An earlier invite of the user becomes invalid.
         */
        post: operations["createUserInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a user.
         * @description All credentials of the user become invalid within a second. The last owner cannot be disabled.
         */
        post: operations["disableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a user.
         * @description The user's tokens become valid again; sessions stay ended.
         */
        post: operations["enableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream events, or get them page by page.
         * @description With `Accept: text/event-stream`, a continuous stream of every event, once and in order, with its number as `id`. Resume with `Last-Event-ID` or `after`; without either, the stream starts at the next event, and a first block that has only an `id` names the current position. A comment is sent every 15 seconds, with an `id` if the filter excluded events since the last one. Before the service closes a stream, it sends `stream.gap` without an `id`, whose data contains `resumeAfter` and `reason`. When the database went back, the stream sends it with an `id` and the reason `log_went_back`, and goes on: read the items again. Without that header, the response is one page as JSON: pass its `nextCursor` as `after`. A number that is no longer retained is refused with `cursor_expired`; events are never skipped silently. Events of tasks that the credential cannot access are excluded, and so are events of kinds that it may not read: each schema of an event names the scope that it needs as `x-read-scope`. Asking for such kinds alone is refused with `scope_missing`.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a ticket for an event stream.
         * @description For clients that cannot send headers, such as EventSource in a browser on another origin: pass it as `ticket` once, within 60 seconds.
         */
        post: operations["createEventTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks.
         * @description Secrets are never returned.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook.
         * @description Sends events from now on, as Standard Webhooks: of the given kinds, those that the caller may read. It is disabled when the authority of the caller ends. Returns the secret once. Addresses in private networks are refused unless the configuration allows them.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook.
         * @description The secret is never returned.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook.
         * @description Pending deliveries are dropped.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook.
         * @description Applies a JSON merge patch. A webhook that is activated again starts at the next event. From a change of the address, the kinds, the task or the activation on, the webhook acts for the caller.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook.
         * @description Sends a `webhook.test` event immediately and returns the receiver's response.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a webhook's deliveries.
         * @description Newest first, each with all attempts.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver an event to a webhook.
         * @description Sends the same id and payload with a new signature.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook's secret.
         * @description For 24 hours, deliveries carry a signature with the old secret too.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat-integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List chat integrations.
         * @description In the order of their creation. Secrets are never returned.
         */
        get: operations["listChatIntegrations"];
        put?: never;
        /**
         * Create a chat integration.
         * @description Connects a chat platform: threads of it can then be bound to chats and tasks. Each kind takes settings and secrets of its own. Secrets are stored encrypted and never returned. Addresses in private networks are refused unless the configuration allows them.
         */
        post: operations["createChatIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat-integrations/{integrationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a chat integration.
         * @description With the state of its connection and the linked accounts. Secrets are never returned.
         */
        get: operations["getChatIntegration"];
        put?: never;
        post?: never;
        /**
         * Delete a chat integration.
         * @description Deletes its bindings too. What waits to be sent is dropped.
         */
        delete: operations["deleteChatIntegration"];
        options?: never;
        head?: never;
        /**
         * Update a chat integration.
         * @description Applies a JSON merge patch; a secret is replaced or, by null, removed. With another server, the token and the password have to be given again. An integration that is not active neither receives nor sends.
         */
        patch: operations["updateChatIntegration"];
        trace?: never;
    };
    "/chat-integrations/{integrationId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a chat integration.
         * @description Asks the platform who the integration is or, where a platform has no such question, whether it can be reached. Sends no message to a thread; a `generic` receiver gets a `chat.test`.
         */
        post: operations["testChatIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat-integrations/{integrationId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event of a chat platform.
         * @description For the platform alone: it takes no credential but the signature or the secret that the platform sends over the raw bytes of the body. An event that was received before, by the id that the platform gave it, is accepted and not taken again. The answer comes as soon as the event is stored; `challenge` and `type` answer the checks of Slack and Discord.
         */
        post: operations["receiveChatEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat-integrations/{integrationId}/_matrix/app/v1/transactions/{txnId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Receive events of a Matrix homeserver.
         * @description For the homeserver alone, whose registration of the application service has `…/api/v1/chat-integrations/ID` as its `url`. It takes no credential but the `hs_token` as the bearer. An event that was received before, by its `event_id`, is accepted and not taken again.
         */
        put: operations["receiveMatrixTransaction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat-integrations/{integrationId}/bindings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a chat integration's bindings.
         * @description In no particular order, which stays the same.
         */
        get: operations["listChatBindings"];
        put?: never;
        /**
         * Create a chat binding.
         * @description Binds a thread of the platform to a chat or to a task. Messages of the thread go into the chat, and the answers of the model into the thread; with a task, messages and comments are exchanged. The binding acts for the caller: it takes messages for as long as the caller may send them to the chat or comment on the task, and sends what the caller may read. An account without a link has a grant of its own: that of the caller, cut to writing in this chat and to the operations in `reads` (none by default). Rules of people never apply to it: everything else asks.
         */
        post: operations["createChatBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat-integrations/{integrationId}/bindings/{bindingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a chat binding.
         * @description The thread is no longer connected; the chat or task stays as it is.
         */
        delete: operations["deleteChatBinding"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat-integrations/{integrationId}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link of an account of a chat platform to the caller.
         * @description What the account writes in a bound thread is then done for the caller, and the account may decide on approvals. Link only accounts that the platform has verified, and that are yours. The same call again changes nothing.
         */
        post: operations["createChatLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat-integrations/{integrationId}/links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a link of an account of a chat platform.
         * @description From then on, the account may decide on no approval.
         */
        delete: operations["deleteChatLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat-integrations/{integrationId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a chat integration's deliveries.
         * @description Newest first: what was received from the platform and what was sent to it, for seven days.
         */
        get: operations["listChatDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the version of the service and its contract.
         * @description The contract's hash is the SHA-256 of `/openapi.yaml`.
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health of the process.
         * @description Succeeds whenever the process can answer. Requires no credential.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the service's readiness to take requests.
         * @description Returns the result of the last probe of the store and the disk, which a timer makes every second; the call itself writes nothing. Until the first probe after the start has succeeded, the service is not ready. Requires no credential.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the limits in force.
         * @description Returns every limit with its value and, where known, how much of it the caller uses. Where several processes serve one store, each counts its own calls a minute, running jobs, terminals, streams, uploads and calls of models, and a limit is that of the process that answers; schedules, webhooks and failed sign-ins are counted for all of them.
         */
        get: operations["getLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List error codes.
         * @description The closed set of codes, each with its status and message.
         */
        get: operations["listErrorCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive one event.
         * @description The request that Gantry sends to a webhook's URL, signed as Standard Webhooks specifies. Respond with 2xx within 15 seconds. Any other response is retried for three days; 410 disables the webhook.
         */
        post: operations["receiveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    chatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive one message.
         * @description The request that Gantry sends to the `url` of a chat integration of the kind `generic`, signed with its `signingSecret` as Standard Webhooks specifies. Respond with 2xx within 15 seconds. 401, 403, 404, 408, 425, 429, 5xx and no response are retried for about six hours, after `Retry-After` at the earliest; any other response is final.
         */
        post: operations["receiveChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description An identifier: a prefix and a time-ordered part.
         * @example task_01ke3v7s9x4t2m8r
         */
        Id: string;
        /**
         * Format: date-time
         * @description A date and time in UTC (ISO 8601, RFC 3339).
         * @example 2026-01-01T12:00:00.000Z
         */
        Timestamp: string;
        DoneAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
        };
        EmptyAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description An empty object. */
            data: Record<string, never>;
        };
        FailureAnswer: {
            /**
             * @description Always false in a failure.
             * @constant
             */
            success: false;
            /** @description What went wrong. */
            error: components["schemas"]["Error"];
        };
        /** @description Why the call failed. */
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description What is wrong, and what to do about it. */
            message: string;
            /** @description The id of the request, under which the service's log has details. */
            requestId?: string;
            /** @description Each violation of the contract, if there are several. */
            details?: components["schemas"]["ErrorDetail"][];
            /** @description The command, field or call that helps. */
            hint?: string;
            /**
             * @description The path of the documentation of this code, on the host of the service.
             * @example /docs/errors#task_not_found
             */
            docs?: string;
            /** @description Seconds to wait before a retry. */
            retryAfter?: number;
        };
        /** @description The items of this page that are stored and cannot be read; absent where there are none. */
        DamagedItems: components["schemas"]["DamagedItem"][];
        /** @description An item whose stored text was changed by something else than the service. To read it answers `data_damaged`. */
        DamagedItem: {
            /** @description The id of the item. */
            id: string;
        };
        /** @description One violation of the contract. */
        ErrorDetail: {
            /**
             * @description The place of the violation: `body`, `query`, `path` or `headers`, followed by a JSON pointer.
             * @example body/title
             */
            path: string;
            /**
             * @description The JSON Schema keyword that was violated.
             * @example maxLength
             */
            rule: string;
            /** @description What is wrong with the value, and what is accepted. */
            message: string;
        };
        /**
         * @description The closed set of error codes.
         * @enum {string}
         */
        ErrorCode: "bad_json" | "validation_failed" | "invalid_cursor" | "invalid_filter" | "mcp_server_not_found" | "mcp_tool_not_found" | "mcp_arguments_invalid" | "config_invalid" | "archive_invalid" | "skill_invalid" | "unauthenticated" | "token_invalid" | "token_expired" | "login_failed" | "second_factor_required" | "forbidden" | "scope_missing" | "reauthentication_required" | "csrf_failed" | "origin_denied" | "path_forbidden" | "protected_branch" | "mcp_tool_denied" | "approval_required" | "sandbox_unavailable" | "account_disabled" | "route_not_found" | "not_found" | "agent_not_found" | "task_not_found" | "comment_not_found" | "review_not_found" | "revision_not_found" | "plan_step_not_found" | "job_not_found" | "schedule_not_found" | "link_not_found" | "attachment_not_found" | "resource_not_found" | "terminal_not_found" | "email_not_found" | "skill_not_found" | "knowledge_not_found" | "ai_provider_not_found" | "model_not_found" | "ai_call_not_found" | "document_not_found" | "secret_not_found" | "chat_not_found" | "chat_message_not_found" | "approval_not_found" | "git_repository_not_found" | "git_remote_not_found" | "git_ref_not_found" | "mcp_call_not_found" | "mcp_resource_not_found" | "mcp_auth_not_found" | "script_not_found" | "skill_file_not_found" | "git_path_not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "already_exists" | "invalid_transition" | "already_claimed" | "dependency_cycle" | "plan_running" | "skill_not_approved" | "agent_not_approved" | "command_missing" | "mail_not_configured" | "changes_conflict" | "chat_message_taken" | "approval_resolved" | "job_not_cancellable" | "job_not_finished" | "terminal_exited" | "terminal_input_full" | "git_non_fast_forward" | "git_conflict" | "git_worktree_dirty" | "git_nothing_to_commit" | "git_busy" | "git_unsupported" | "cursor_expired" | "link_expired" | "idempotency_key_reused" | "idempotency_in_progress" | "idempotency_outcome_unknown" | "setup_done" | "last_owner" | "rate_limited" | "login_throttled" | "too_many_streams" | "quota_exceeded" | "overloaded" | "signature_invalid" | "webhook_target_denied" | "integration_not_found" | "binding_not_found" | "token_not_found" | "user_not_found" | "session_not_found" | "second_factor_not_found" | "webhook_not_found" | "delivery_not_found" | "revision_mismatch" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "range_not_satisfiable" | "misdirected_request" | "too_many_terminals" | "headers_too_large" | "internal_error" | "data_damaged" | "mcp_server_unavailable" | "agent_failed" | "mcp_timeout" | "mcp_cancelled" | "mcp_protocol_error" | "mcp_result_too_large" | "git_auth_failed" | "git_remote_rejected" | "git_remote_unreachable" | "mcp_auth_failed" | "ai_provider_error" | "shutting_down" | "superseded" | "not_ready" | "not_configured" | "upstream_timeout" | "storage_full";
        /**
         * @description A permission of a credential. `*` is every permission.
         * @enum {string}
         */
        Scope: "*" | "tasks:read" | "tasks:write" | "tasks:execute" | "resources:read" | "resources:write" | "terminal:read" | "terminal:execute" | "mail:read" | "mail:write" | "mail:send" | "context:read" | "context:write" | "config:read" | "config:write" | "secrets:write" | "git:read" | "git:write" | "git:push" | "mcp:read" | "mcp:execute" | "mcp:admin" | "skills:read" | "skills:write" | "skills:execute" | "knowledge:read" | "knowledge:write" | "ai:read" | "ai:execute" | "ai:admin" | "chats:read" | "chats:write" | "chats:approve" | "identity:read" | "identity:write" | "tokens:manage" | "users:read" | "users:admin" | "jobs:read" | "jobs:write" | "integrations:admin" | "events:read" | "webhooks:admin" | "audit:read";
        /** @description A new task. Requires `title`. */
        TaskInput: {
            title?: components["schemas"]["NewTaskTitle"];
            intent?: components["schemas"]["NewTaskIntent"];
            content?: components["schemas"]["TaskContent"];
            priority?: components["schemas"]["Priority"];
            readiness?: components["schemas"]["Readiness"];
            tags?: components["schemas"]["NewTags"];
            author?: components["schemas"]["NewAuthor"];
        };
        /**
         * @description What is to be done, in one line.
         * @example Write the first plan
         */
        NewTaskTitle: string;
        /**
         * @deprecated
         * @description The former name of `title`; use `title`.
         * @example Write the first plan
         */
        NewTaskIntent: string;
        /**
         * @description Labels for filtering, one line each.
         * @example [
         *       "planning"
         *     ]
         */
        NewTags: string[];
        /** @description The user who is to be named as the author. */
        NewAuthor: {
            /** @description The id of the user. */
            id: components["schemas"]["Id"];
            /**
             * @description The name of the user, in one line.
             * @example Ada
             */
            name: string;
        };
        /**
         * @description What is to be done.
         * @example Write the first plan
         */
        TaskTitle: string;
        /**
         * @deprecated
         * @description The former name of `title`; use `title`.
         * @example Write the first plan
         */
        TaskIntent: string;
        /**
         * @description The description of the task in Markdown.
         * @example ## Goal
         *     A plan in five steps.
         */
        TaskContent: string;
        /**
         * @description How urgent the task is.
         * @example high
         * @enum {string}
         */
        Priority: "low" | "medium" | "high" | "critical";
        /**
         * @description How ready the task is to be worked on, in percent.
         * @example 40
         */
        Readiness: number;
        /**
         * @description Labels for filtering.
         * @example [
         *       "planning"
         *     ]
         */
        Tags: string[];
        /** @description The user who wrote or did something. */
        Author: {
            /** @description The id of the user. */
            id: components["schemas"]["Id"];
            /**
             * @description The name of the user.
             * @example Ada
             */
            name: string;
        };
        /** @description Who did something: a user, a program that is a user, or the service itself. */
        Actor: {
            /**
             * @description The id of the user; `system`, `file` or `anonymous` for what is no user.
             * @example user_ada
             */
            id: string;
            /**
             * @description The name of the user as it is now or, of a deleted user, as it was last.
             * @example Ada
             */
            name: string;
            kind: components["schemas"]["ActorKind"];
            tokenName?: components["schemas"]["UsedTokenName"];
        };
        /**
         * @description What acted: a user, a user with the role `agent`, the service, a hand that edited a file, or a caller without a credential.
         * @example user
         * @enum {string}
         */
        ActorKind: "user" | "agent" | "system" | "file" | "anonymous";
        /** @description A task with everything that belongs to it. */
        Task: {
            /** @description The id of the task. */
            id: components["schemas"]["Id"];
            title: components["schemas"]["TaskTitle"];
            intent?: components["schemas"]["TaskIntent"];
            content: components["schemas"]["TaskContent"];
            priority: components["schemas"]["Priority"];
            readiness: components["schemas"]["Readiness"];
            tags: components["schemas"]["Tags"];
            author: components["schemas"]["Author"];
            reviewers: components["schemas"]["Reviewers"];
            /** @description The steps of the plan, in plan order. */
            planSteps: components["schemas"]["PlanStep"][];
            /** @description The comments, oldest first. */
            comments: components["schemas"]["Comment"][];
            changes: components["schemas"]["FileChanges"];
            state: components["schemas"]["TaskState"];
            claim?: components["schemas"]["TaskClaim"];
            dependsOn: components["schemas"]["TaskIds"];
            /**
             * @description Whether its text was written by others than users of this service: it was made from an email. Absent otherwise.
             * @example true
             */
            isFromOutside?: boolean;
            /** @description When the task was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the task was last updated. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description User ids, or any names.
         * @example [
         *       "user_ada"
         *     ]
         */
        Reviewers: string[];
        /**
         * @description The tasks that must be done first.
         * @example [
         *       "task_01ke3v7s9x4t2m8r"
         *     ]
         */
        TaskIds: components["schemas"]["Id"][];
        /**
         * @description The state of the task.
         * @example open
         * @enum {string}
         */
        TaskState: "open" | "in_progress" | "blocked" | "in_review" | "done" | "cancelled";
        /** @description Who is working on the task. */
        TaskClaim: {
            /** @description The id of the claim. */
            id: components["schemas"]["Id"];
            /** @description The user who claimed the task. */
            claimedBy: components["schemas"]["Actor"];
            /** @description When the task was claimed. */
            claimedAt: components["schemas"]["Timestamp"];
        };
        /** @description The fields to change. */
        TaskPatch: {
            title?: components["schemas"]["NewTaskTitle"];
            /**
             * @deprecated
             * @description The former name of `title`.
             */
            intent?: string | null;
            content?: components["schemas"]["TaskContent"];
            priority?: components["schemas"]["Priority"];
            readiness?: components["schemas"]["Readiness"];
            tags?: components["schemas"]["NewTags"];
        };
        /** @description The state to move to. */
        TransitionInput: {
            /** @description The new state. */
            state: components["schemas"]["TaskState"];
            /** @description The id of the caller's claim; required while the task is claimed. */
            claimId?: components["schemas"]["Id"];
        };
        /**
         * @description Seconds until the claim expires, unless it is renewed.
         * @default 300
         * @example 600
         */
        LeaseSeconds: number;
        /** @description The claim to create or renew. */
        ClaimInput: {
            /** @description The id of the claim to renew. */
            claimId?: string;
            leaseSeconds?: components["schemas"]["LeaseSeconds"];
        };
        /** @description Which task to claim, and for how long. */
        NextClaimInput: {
            /** @description Claim only a task with this tag. */
            tag?: string;
            leaseSeconds?: components["schemas"]["LeaseSeconds"];
        };
        /** @description The claim to release. */
        ReleaseInput: {
            /** @description The id of the caller's claim. */
            claimId?: components["schemas"]["Id"];
        };
        /** @description The new list of dependencies. */
        DependenciesInput: {
            dependsOn: components["schemas"]["TaskIds"];
        };
        /** @description A caller's reservation of a task. */
        Claim: {
            /**
             * @description The id of the claim, which the claimant sends with later calls.
             * @example claim_01ke3v7s9x4t2m8r
             */
            id: string;
            /** @description The id of the claimed task. */
            taskId: components["schemas"]["Id"];
            /** @description When the claim expires unless it is renewed. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        ClaimAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The claim. */
            data: {
                /** @description The new or renewed claim. */
                claim: components["schemas"]["Claim"];
            };
        };
        NextTaskAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The next task, if there is one. */
            data: {
                /** @description The next task; absent if there is none. */
                task?: components["schemas"]["TaskSummary"];
            };
        };
        NextClaimAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The claimed task and the claim, if there is a task. */
            data: {
                /** @description The claimed task; absent if there is none. */
                task?: components["schemas"]["TaskSummary"];
                /** @description The claim on the task; absent if there is no task. */
                claim?: components["schemas"]["Claim"];
            };
        };
        /** @description One entry of a task's history. */
        TaskRevision: {
            /** @description The number of the revision, counted from 1. */
            revision: number;
            /** @description When the change was made. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The user who made the change. */
            createdBy: components["schemas"]["Actor"];
            /** @description The fields that differ from the previous revision; empty for the first revision. */
            changed: ("title" | "intent" | "content" | "priority" | "readiness" | "tags" | "reviewers" | "dependsOn" | "state")[];
            /** @description The revision that was restored, if this revision is the result of a restore. */
            restoredFrom?: number;
        };
        /** @description The fields of a task at one revision. */
        TaskAsItWas: {
            title: components["schemas"]["TaskTitle"];
            intent?: components["schemas"]["TaskIntent"];
            content: components["schemas"]["TaskContent"];
            priority: components["schemas"]["Priority"];
            readiness: components["schemas"]["Readiness"];
            tags: components["schemas"]["Tags"];
            reviewers: components["schemas"]["Reviewers"];
            dependsOn: components["schemas"]["TaskIds"];
            state: components["schemas"]["TaskState"];
        };
        TaskRevisionListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of revisions. */
            data: {
                /** @description The revisions, newest first. */
                revisions: components["schemas"]["TaskRevision"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        TaskRevisionAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The task at this revision. */
            data: {
                /** @description The revision. */
                revision: components["schemas"]["TaskRevision"];
                /** @description The fields of the task at this revision. */
                task: components["schemas"]["TaskAsItWas"];
            };
        };
        /** @description One step of a task's plan. */
        PlanStep: {
            /** @description The id of the step. */
            id: components["schemas"]["Id"];
            /**
             * @description What the step is for.
             * @example Say hello
             */
            description: string;
            command?: components["schemas"]["StepCommand"];
            expectedOutcome?: components["schemas"]["ExpectedOutcome"];
            /** @description The last 64 KiB of the command's standard output, as UTF-8. */
            output?: string;
            /** @description The last 64 KiB of the command's standard error, as UTF-8. */
            error?: string;
            /** @description When the last execution started. */
            executedAt?: components["schemas"]["Timestamp"];
            outcome?: components["schemas"]["StepOutcome"];
        };
        /**
         * @description A shell command, run with `/bin/sh -c` in the project folder.
         * @example echo hello
         */
        StepCommand: string;
        /**
         * @description What the step should result in, for people and, where a line is a check, for Gantry. A line is a check if it starts
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
        ExpectedOutcome: string;
        /** @description The result of the last execution of the step. */
        StepOutcome: {
            /**
             * @description The status of the execution; failed: the result differs from the expected outcome, or the command did not end by itself.
             * @enum {string}
             */
            status: "queued" | "running" | "passed" | "failed" | "cancelled" | "interrupted";
            /** @description The job that executed the step. */
            jobId: components["schemas"]["Id"];
            /** @description The exit code of the command; absent if a signal ended it. */
            exitCode?: number;
            /**
             * @description The signal that ended the command.
             * @example SIGKILL
             */
            signal?: string;
            /** @description How long the command ran, in milliseconds. */
            durationMs?: number;
            /** @description The size of the command's standard output, in bytes. */
            outputBytes?: number;
            /** @description The size of the command's standard error, in bytes. */
            errorBytes?: number;
            /** @description Why the step did not pass. */
            reason?: string;
            /** @description The result of each check of the expected outcome. */
            checks?: components["schemas"]["OutcomeCheck"][];
        };
        /** @description The result of one check. */
        OutcomeCheck: {
            /**
             * @description The line of the expected outcome.
             * @example output contains: hello
             */
            check: string;
            /** @description Whether the check passed. */
            passed: boolean;
            /** @description What was found instead, if the check failed. */
            found?: string;
        };
        /** @description A new plan step. */
        PlanStepInput: {
            /** @description What the step is for. */
            description: string;
            command?: components["schemas"]["StepCommand"];
            expectedOutcome?: components["schemas"]["ExpectedOutcome"];
            /** @description The index at which to insert the step, counted from 0; by default the end of the plan. */
            position?: number;
        };
        /** @description The fields to change. */
        PlanStepPatch: {
            /** @description What the step is for. */
            description?: string;
            /** @description The new shell command; null removes it. */
            command?: string | null;
            /** @description The new expected outcome; null removes it. */
            expectedOutcome?: string | null;
        };
        /** @description The new order of the plan. */
        PlanOrderInput: {
            /** @description The ids of all steps, in the new order. */
            stepIds: components["schemas"]["Id"][];
        };
        /**
         * @description Seconds after which a running command is ended.
         * @default 300
         * @example 600
         */
        TimeoutSeconds: number;
        /** @description How to execute the step. */
        StepExecutionInput: {
            timeoutSeconds?: components["schemas"]["TimeoutSeconds"];
        };
        /** @description How to execute the plan. */
        PlanExecutionInput: {
            timeoutSeconds?: components["schemas"]["TimeoutSeconds"];
            /**
             * @description Whether to start at the first step instead of the first step that has not passed.
             * @default false
             */
            restart?: boolean;
        };
        PlanStepAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The new plan step. */
            data: {
                /** @description The plan step. */
                planStep: components["schemas"]["PlanStep"];
            };
        };
        PlanStepPageAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of plan steps. */
            data: {
                /** @description The plan steps, in plan order. */
                planSteps: components["schemas"]["PlanStep"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        PlanStepListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The plan steps in plan order. */
            data: {
                /** @description The plan steps, in plan order. */
                planSteps: components["schemas"]["PlanStep"][];
            };
        };
        /**
         * @description The name, at that time, of the token that the call used; absent if it used none.
         * @example ci
         */
        UsedTokenName: string;
        /** @description A comment on a task. */
        Comment: {
            /** @description The id of the comment. */
            id: components["schemas"]["Id"];
            /** @description The name of the user who wrote the comment. */
            author: string;
            tokenName?: components["schemas"]["UsedTokenName"];
            /** @description The text of the comment. */
            content: string;
            /**
             * @description Whether an account of a chat platform without a link wrote it; absent otherwise.
             * @example true
             */
            isFromOutside?: boolean;
            /** @description When the comment was created. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A path relative to the project folder, with forward slashes.
         * @example docs/plan.md
         */
        FilePath: string;
        /** @description A proposed change of one file. */
        FileChange: {
            path: components["schemas"]["FilePath"];
            /**
             * @description The whole new content of the file.
             * @example # Plan
             */
            content: string;
            /**
             * @description The previous path of a renamed file.
             * @example docs/old-plan.md
             */
            oldPath?: string;
        };
        /** @description The file changes, in the order in which they were set. */
        FileChanges: components["schemas"]["FileChange"][];
        /** @description The new list of file changes. */
        TaskChangesInput: {
            changes: components["schemas"]["FileChanges"];
        };
        TaskAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The new task. */
            data: components["schemas"]["Task"];
        };
        TaskChangesAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The file changes. */
            data: {
                /** @description The file changes of the task. */
                changes: components["schemas"]["FileChanges"];
            };
        };
        /** @description A task without its comments, plan steps and file changes. Contains all other fields, unless the caller selected some with `fields`. */
        TaskSummary: {
            /** @description The id of the task. */
            id: components["schemas"]["Id"];
            title?: components["schemas"]["TaskTitle"];
            intent?: components["schemas"]["TaskIntent"];
            content?: components["schemas"]["TaskContent"];
            priority?: components["schemas"]["Priority"];
            readiness?: components["schemas"]["Readiness"];
            tags?: components["schemas"]["Tags"];
            author?: components["schemas"]["Author"];
            reviewers?: components["schemas"]["Reviewers"];
            state?: components["schemas"]["TaskState"];
            claim?: components["schemas"]["TaskClaim"];
            dependsOn?: components["schemas"]["TaskIds"];
            /**
             * @description Whether its text was written by others than users of this service: it was made from an email. It is there whatever `fields` says, and absent otherwise.
             * @example true
             */
            isFromOutside?: boolean;
            /** @description The number of plan steps. */
            planStepCount?: number;
            /** @description The number of comments. */
            commentCount?: number;
            /** @description The number of file changes. */
            changeCount?: number;
            /** @description When the task was created. */
            createdAt?: components["schemas"]["Timestamp"];
            /** @description When the task was last updated. */
            updatedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * @description The name of a field of a task.
         * @example title
         * @enum {string}
         */
        TaskField: "id" | "title" | "intent" | "content" | "priority" | "readiness" | "tags" | "author" | "reviewers" | "state" | "claim" | "dependsOn" | "planStepCount" | "commentCount" | "changeCount" | "createdAt" | "updatedAt";
        /** @description The text of a comment. */
        CommentInput: {
            /** @description The text of the comment. */
            content: string;
        };
        CommentAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The new comment. */
            data: {
                /** @description The comment. */
                comment: components["schemas"]["Comment"];
            };
        };
        CommentListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of comments. */
            data: {
                /** @description The comments, oldest first. */
                comments: components["schemas"]["Comment"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /** @description The new list of reviewers. */
        ReviewersInput: {
            reviewers: components["schemas"]["Reviewers"];
        };
        /**
         * @description The reviewer's decision.
         * @example approved
         * @enum {string}
         */
        Verdict: "approved" | "changes_requested" | "commented";
        /** @description A new review. */
        ReviewInput: {
            verdict: components["schemas"]["Verdict"];
            /** @description The reasons for the verdict. */
            content?: string;
        };
        /** @description A user's verdict on one revision of a task. */
        Review: {
            /** @description The id of the review. */
            id: components["schemas"]["Id"];
            /** @description The user who reviewed the task. */
            reviewer: components["schemas"]["Actor"];
            verdict: components["schemas"]["Verdict"];
            /** @description The reasons for the verdict; empty if none were given. */
            content: string;
            /** @description The revision of the task that was reviewed. */
            revision: number;
            /** @description When the review was submitted. */
            createdAt: components["schemas"]["Timestamp"];
        };
        ReviewAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The new review. */
            data: {
                /** @description The review. */
                review: components["schemas"]["Review"];
            };
        };
        ReviewListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of reviews. */
            data: {
                /** @description The reviews, oldest first. */
                reviews: components["schemas"]["Review"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /** @description Which changes to apply, and whether to write them. */
        ApplyInput: {
            /**
             * @description Whether to check for conflicts without writing.
             * @default false
             */
            dryRun?: boolean;
            /** @description Apply only the changes of these paths; by default all changes. */
            paths?: components["schemas"]["FilePath"][];
        };
        /** @description The result for one file. */
        AppliedFile: {
            path: components["schemas"]["FilePath"];
            oldPath?: components["schemas"]["FilePath"];
            /**
             * @description What is done with the file; none: it already has the new content.
             * @enum {string}
             */
            action: "create" | "replace" | "rename" | "none";
            /**
             * @description Why the change cannot be applied: the file has changed, another file has this path, the file is missing, or it is not a regular file.
             * @enum {string}
             */
            conflict?: "changed" | "exists" | "missing" | "not_a_file";
        };
        ApplyAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The result for each file. */
            data: {
                /** @description Whether the changes were written. */
                applied: boolean;
                /** @description The result for each file. */
                files: components["schemas"]["AppliedFile"][];
            };
        };
        TaskListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of tasks. */
            data: {
                /** @description The tasks of this page. */
                tasks: components["schemas"]["TaskSummary"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /**
         * @description The status of the job; interrupted: the service stopped while the job was running, and the progress is unknown.
         * @example succeeded
         * @enum {string}
         */
        JobStatus: "queued" | "running" | "succeeded" | "failed" | "cancelled" | "interrupted";
        /**
         * @description The kind of work that the job does.
         * @example execute_plan
         * @enum {string}
         */
        JobKind: "execute_plan_step" | "execute_plan" | "send_email" | "sweep_resources" | "fetch_remote" | "pull_changes" | "clone_repository" | "chat_turn" | "import_skills" | "refresh_skill" | "import_knowledge" | "reindex_knowledge" | "run_skill_script" | "run_script" | "rekey_secrets";
        /** @description How far a running job is. */
        JobProgress: {
            /** @description The number of units done. */
            current?: number;
            /** @description The number of units in total. */
            total?: number;
            /**
             * @description The name of the unit, in the plural.
             * @example steps
             */
            unit?: string;
            /** @description The current phase of the job. */
            phase?: string;
            /** @description What the job is doing. */
            message?: string;
        };
        /** @description Why a job did not succeed. */
        JobError: {
            /**
             * @description The kind of failure; `authority_ended`: the user or token that queued the job may no longer run it.
             * @enum {string}
             */
            reason: "outcome_differs" | "timed_out" | "output_limit" | "not_sent" | "cancelled" | "interrupted" | "authority_ended" | "failed";
            /** @description What went wrong. */
            message: string;
            /** @description The error code that a call would have answered, where there is one. */
            code?: components["schemas"]["ErrorCode"];
        };
        /** @description The result of a finished job. Which fields are present depends on its kind. */
        JobResult: {
            /** @description The steps that were executed or skipped. */
            planSteps?: {
                /** @description The id of the step. */
                id: components["schemas"]["Id"];
                /**
                 * @description The result of the step.
                 * @enum {string}
                 */
                status: "passed" | "failed" | "skipped" | "cancelled" | "interrupted";
            }[];
            /** @description The id of the email in the folder `sent`. */
            emailId?: string;
            /** @description The Message-ID header of the email. */
            messageId?: string;
            /** @description The recipients that the mail server accepted. */
            accepted?: string[];
            /** @description The recipients that the mail server rejected. */
            rejected?: string[];
            /** @description The number of files that were removed. */
            removed?: number;
            /** @description The number of files that were put into quarantine. They belong to no resource and are removed after seven days. */
            quarantined?: number;
            /** @description The commit that is checked out now, or was imported. */
            commit?: string;
            /** @description The remote-tracking branches that were updated. */
            refs?: {
                /** @description The name of the branch. */
                name: string;
                /** @description Where it points now; absent if it was removed. */
                oid?: string;
                /** @description Where it pointed before. */
                oldOid?: string;
            }[];
            /** @description The exit code of the program. */
            exitCode?: number;
            /** @description The names of the skills that were imported. */
            skills?: string[];
            /** @description The files of a skill that differ from those of its repository, by path. */
            changes?: components["schemas"]["SkillFileChange"][];
            /** @description The ids of the knowledge entries that were imported. */
            entries?: components["schemas"]["Id"][];
            /** @description The number of files that were no text. */
            skipped?: number;
            /** @description The number of knowledge entries that were indexed. */
            indexed?: number;
            /** @description The number of vectors that were made. */
            embedded?: number;
            /** @description The key with which the secrets are encrypted now. */
            keyId?: string;
        };
        /** @description How a file of a skill differs. */
        SkillFileChange: {
            /**
             * @description The path in the folder of the skill.
             * @example SKILL.md
             */
            path: string;
            /**
             * @description What the repository did: `mode` changed only whether the file is executable.
             * @example modified
             * @enum {string}
             */
            change: "added" | "modified" | "removed" | "mode";
            /** @description The lines that differ, as in a unified diff; absent for what is no text, or too long. */
            patch?: string;
        };
        /** @description A unit of background work. */
        Job: {
            /**
             * @description The id of the job.
             * @example job_01ke3v7s9x4t2m8r
             */
            id: string;
            kind: components["schemas"]["JobKind"];
            status: components["schemas"]["JobStatus"];
            progress?: components["schemas"]["JobProgress"];
            result?: components["schemas"]["JobResult"];
            error?: components["schemas"]["JobError"];
            /** @description Whether a running job was asked to stop. */
            isCancelling?: boolean;
            /** @description The task that the job belongs to. */
            taskId?: components["schemas"]["Id"];
            /** @description The plan step that the job executes. */
            planStepId?: components["schemas"]["Id"];
            /** @description The schedule that queued the job. */
            scheduleId?: components["schemas"]["Id"];
            /** @description The job that this job retries. */
            retryOf?: string;
            /** @description The user who started the job. */
            createdBy: components["schemas"]["Actor"];
            /** @description How often the job was started. */
            attempts: number;
            /** @description The size of the log, in bytes. */
            logBytes: number;
            /** @description When the job was queued. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The earliest time at which a queued job may start.
             */
            runAt?: string;
            /** @description When the job started. */
            startedAt?: components["schemas"]["Timestamp"];
            /** @description When the job ended. */
            endedAt?: components["schemas"]["Timestamp"];
        };
        JobAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The job that was started. */
            data: {
                /** @description The job. */
                job: components["schemas"]["Job"];
            };
        };
        JobListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of jobs. */
            data: {
                /** @description The jobs, newest first. */
                jobs: components["schemas"]["Job"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /** @description Part of a job's log. */
        JobLogPart: {
            /** @description The part of the log, as UTF-8. */
            output: string;
            /** @description The byte position at which the part starts. */
            cursor: number;
            /** @description The byte position at which to continue. */
            nextCursor: number;
            status: components["schemas"]["JobStatus"];
        };
        JobLogAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description Part of the log. */
            data: components["schemas"]["JobLogPart"];
        };
        /** @description A new schedule. The kind of its jobs decides which target it names. */
        ScheduleInput: components["schemas"]["PlanScheduleInput"] | components["schemas"]["PlanStepScheduleInput"] | components["schemas"]["EmailScheduleInput"] | components["schemas"]["SweepScheduleInput"];
        /** @description A new schedule that executes the plan of a task. */
        PlanScheduleInput: {
            /**
             * @description A name for people.
             * @example Clean up
             */
            name?: string;
            /**
             * @description A cron expression with five fields: minute, hour, day of the month, month, day of the week.
             * @example 0 3 * * *
             */
            cron: string;
            /**
             * @description A name from the IANA time zone database; UTC by default.
             * @example Europe/Berlin
             */
            timeZone?: string;
            /**
             * @description The kind of the jobs.
             * @constant
             */
            kind: "execute_plan";
            /** @description The task whose plan the jobs execute. */
            taskId: components["schemas"]["Id"];
            /** @description Whether the schedule queues jobs; true by default. */
            isEnabled?: boolean;
        };
        /** @description A new schedule that executes one plan step. */
        PlanStepScheduleInput: {
            /**
             * @description A name for people.
             * @example Clean up
             */
            name?: string;
            /**
             * @description A cron expression with five fields: minute, hour, day of the month, month, day of the week.
             * @example 0 3 * * *
             */
            cron: string;
            /**
             * @description A name from the IANA time zone database; UTC by default.
             * @example Europe/Berlin
             */
            timeZone?: string;
            /**
             * @description The kind of the jobs.
             * @constant
             */
            kind: "execute_plan_step";
            /** @description The task of the plan step. */
            taskId: components["schemas"]["Id"];
            /** @description The plan step that the jobs execute. */
            planStepId: components["schemas"]["Id"];
            /** @description Whether the schedule queues jobs; true by default. */
            isEnabled?: boolean;
        };
        /** @description A new schedule that sends an email. */
        EmailScheduleInput: {
            /**
             * @description A name for people.
             * @example Clean up
             */
            name?: string;
            /**
             * @description A cron expression with five fields: minute, hour, day of the month, month, day of the week.
             * @example 0 3 * * *
             */
            cron: string;
            /**
             * @description A name from the IANA time zone database; UTC by default.
             * @example Europe/Berlin
             */
            timeZone?: string;
            /**
             * @description The kind of the jobs.
             * @constant
             */
            kind: "send_email";
            /** @description The task to which the email belongs. */
            taskId?: components["schemas"]["Id"];
            /** @description The email that the jobs send. */
            email: components["schemas"]["EmailInput"];
            /** @description Whether the schedule queues jobs; true by default. */
            isEnabled?: boolean;
        };
        /** @description A new schedule that deletes orphaned file contents. */
        SweepScheduleInput: {
            /**
             * @description A name for people.
             * @example Clean up
             */
            name?: string;
            /**
             * @description A cron expression with five fields: minute, hour, day of the month, month, day of the week.
             * @example 0 3 * * *
             */
            cron: string;
            /**
             * @description A name from the IANA time zone database; UTC by default.
             * @example Europe/Berlin
             */
            timeZone?: string;
            /**
             * @description The kind of the jobs.
             * @constant
             */
            kind: "sweep_resources";
            /** @description Whether the schedule queues jobs; true by default. */
            isEnabled?: boolean;
        };
        /** @description The fields to change. */
        SchedulePatch: {
            /** @description A name for people; null removes it. */
            name?: string | null;
            /**
             * @description A cron expression with five fields: minute, hour, day of the month, month, day of the week.
             * @example 0 3 * * *
             */
            cron?: string;
            /**
             * @description A name from the IANA time zone database.
             * @example Europe/Berlin
             */
            timeZone?: string;
            /** @description Whether the schedule queues jobs. */
            isEnabled?: boolean;
        };
        /** @description A schedule that queues jobs at times given by a cron expression. */
        Schedule: {
            /** @description The id of the schedule. */
            id: components["schemas"]["Id"];
            /**
             * @description A name for people.
             * @example Clean up
             */
            name?: string;
            /**
             * @description A cron expression with five fields: minute, hour, day of the month, month, day of the week.
             * @example 0 3 * * *
             */
            cron: string;
            /**
             * @description A name from the IANA time zone database.
             * @example Europe/Berlin
             */
            timeZone: string;
            kind: components["schemas"]["JobKind"];
            /** @description The task whose plan the job executes, or to which the email belongs. */
            taskId?: components["schemas"]["Id"];
            /** @description The plan step that the job executes. */
            planStepId?: components["schemas"]["Id"];
            /** @description Whether the schedule queues jobs. */
            isEnabled: boolean;
            /** @description Why Gantry disabled the schedule. */
            disabledReason?: string;
            /** @description When the next job is due. */
            nextRunAt?: components["schemas"]["Timestamp"];
            /** @description When the last job was queued. */
            lastRunAt?: components["schemas"]["Timestamp"];
            /** @description The last job that was queued. */
            lastJobId?: components["schemas"]["Id"];
            /** @description The user who last set the times of the schedule or activated it, and as whom its jobs run. */
            createdBy: components["schemas"]["Actor"];
            /** @description When the schedule was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the schedule was last updated. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        ScheduleAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The new schedule. */
            data: {
                /** @description The schedule. */
                schedule: components["schemas"]["Schedule"];
            };
        };
        ScheduleListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of schedules. */
            data: {
                /** @description The schedules, oldest first. */
                schedules: components["schemas"]["Schedule"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /** @description A file to upload, with its metadata. */
        ResourceUpload: {
            /**
             * Format: binary
             * @description The file. Its filename becomes the key.
             */
            file: Uint8Array;
            /** @description What the file is. */
            description?: string;
            /** @description The task to which the file belongs. */
            taskId?: string;
        };
        /** @description The metadata of an uploaded file. */
        Resource: {
            /**
             * @description The filename, which is the key of the file.
             * @example plan.txt
             */
            filename: string;
            /**
             * @description The media type, detected from the content.
             * @example text/plain
             */
            mimeType: string;
            /**
             * @description The size in bytes.
             * @example 4096
             */
            size: number;
            /** @description What the file is. */
            description?: string;
            /** @description The task to which the file belongs. */
            taskId?: components["schemas"]["Id"];
            /**
             * @description The URL path of the bytes.
             * @example /api/v1/resources/plan.txt?download=true
             */
            url: string;
            /**
             * @description The URL path of the thumbnail; absent if there is none.
             * @example /api/v1/resources/plan.png/thumbnail
             */
            thumbnailUrl?: string;
            /** @description When the file was uploaded or replaced. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description The fields to change. */
        ResourcePatch: {
            /** @description What the file is; null removes it. */
            description?: string | null;
            /** @description The task to which the file belongs; null removes it. */
            taskId?: string | null;
        };
        /** @description How the link works. */
        LinkInput: {
            /**
             * @description Seconds until the link expires.
             * @default 3600
             */
            expiresInSeconds?: number;
            /**
             * @description Whether a browser may display a PNG, JPEG, WebP, GIF or AVIF image instead of saving it.
             * @default false
             */
            inline?: boolean;
        };
        LinkAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The new link. */
            data: {
                /** @description The new link. */
                link: {
                    /**
                     * @description The URL path of the link on this service.
                     * @example /api/v1/links/eyJhbGciOiJub25lIn0
                     */
                    url: string;
                    /** @description When the link expires. */
                    expiresAt: components["schemas"]["Timestamp"];
                };
            };
        };
        ResourceAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The metadata of the file. */
            data: {
                /** @description The metadata of the file. */
                resource: components["schemas"]["Resource"];
            };
        };
        ResourceListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of files. */
            data: {
                /** @description The files, sorted by filename. */
                resources: components["schemas"]["Resource"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /**
         * @description The width of the terminal in characters.
         * @example 80
         */
        Columns: number;
        /**
         * @description The height of the terminal in lines.
         * @example 24
         */
        Rows: number;
        /** @description The terminal session to open. */
        TerminalInput: {
            cols?: components["schemas"]["Columns"];
            rows?: components["schemas"]["Rows"];
            /**
             * @description The program and its arguments; a shell by default.
             * @example [
             *       "/bin/sh",
             *       "-c",
             *       "echo ready"
             *     ]
             */
            command?: string[];
            /** @description The working directory, relative to the project folder; the project folder by default. */
            cwd?: components["schemas"]["FilePath"];
            /**
             * @description Whether other callers may use the session.
             * @default false
             * @example false
             */
            isShared?: boolean;
        };
        /** @description The fields of a terminal session to change. */
        TerminalPatch: {
            /**
             * @description Whether other callers may use the session.
             * @example true
             */
            isShared: boolean;
        };
        /** @description The new size of a terminal session. */
        TerminalResize: {
            /** @description The id of the terminal session. */
            sessionId: components["schemas"]["Id"];
            cols: components["schemas"]["Columns"];
            rows: components["schemas"]["Rows"];
        };
        /** @description The new size of a terminal session. */
        TerminalSize: {
            cols: components["schemas"]["Columns"];
            rows: components["schemas"]["Rows"];
        };
        /** @description Input for a terminal session. */
        TerminalData: {
            /**
             * @description The characters to type.
             * @example echo ready
             */
            data: string;
        };
        /** @description Input for a terminal session. */
        TerminalWrite: {
            /** @description The id of the terminal session. */
            sessionId: components["schemas"]["Id"];
            /**
             * @description The characters to type.
             * @example echo ready
             */
            data: string;
        };
        /** @description A terminal session of a task. */
        TerminalSession: {
            /** @description The id of the terminal session. */
            id: components["schemas"]["Id"];
            /** @description The task to which the session belongs. */
            taskId: components["schemas"]["Id"];
            cols: components["schemas"]["Columns"];
            rows: components["schemas"]["Rows"];
            /**
             * @description Whether the program is running.
             * @enum {string}
             */
            status: "running" | "exited";
            /** @description The program and its arguments. */
            command: string[];
            /**
             * @description The working directory in which the program was started.
             * @example .
             */
            cwd: string;
            /** @description Whether other callers may use the session. */
            isShared: boolean;
            /** @description The process id, while the program is running. */
            pid?: number;
            /** @description The user who opened the session. */
            createdBy: components["schemas"]["Actor"];
            /** @description When the session was opened. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the program ended. */
            endedAt?: components["schemas"]["Timestamp"];
            /** @description The exit code of the program; absent while it is running. */
            exitCode?: number;
            /** @description The number of the signal that ended the program. */
            signal?: number;
            /** @description Why Gantry ended the program. */
            endedReason?: string;
        };
        TerminalSessionAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The new session. */
            data: {
                /** @description The terminal session. */
                session: components["schemas"]["TerminalSession"];
            };
        };
        TerminalSessionListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of sessions. */
            data: {
                /** @description The terminal sessions, oldest first. */
                sessions: components["schemas"]["TerminalSession"][];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /** @description Part of the output of a terminal session. */
        TerminalOutput: {
            /** @description The part of the output, as UTF-8. */
            output: string;
            /** @description The byte position at which the part starts. */
            cursor: number;
            /** @description The byte position at which to continue. */
            nextCursor: number;
            /**
             * @description Whether the program is running.
             * @enum {string}
             */
            status: "running" | "exited";
            /** @description The exit code of the program; absent while it is running. */
            exitCode?: number;
            /** @description The number of the signal that ended the program. */
            signal?: number;
        };
        TerminalOutputAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description Part of the output. */
            data: components["schemas"]["TerminalOutput"];
        };
        /**
         * @description A mail folder.
         * @example inbox
         * @enum {string}
         */
        MailFolder: "inbox" | "read" | "sent";
        /**
         * @description An address in the form `display name <address>`.
         * @example Ada <ada@example.org>
         */
        Address: string;
        /** @description A list of addresses. */
        Addresses: components["schemas"]["Address"][];
        /** @description A parsed email. */
        Email: {
            /**
             * @description The id of the email in its folder.
             * @example welcome
             */
            id: string;
            /**
             * @description A hash of the email's content, the same in every folder.
             * @example em_9f86d081884c7d659a2feaa0c55ad015
             */
            emailId: string;
            /** @description The sender. */
            from: components["schemas"]["Address"];
            /** @description The recipients. */
            to: components["schemas"]["Addresses"];
            /** @description The subject. */
            subject: string;
            /** @description The recipients of a copy. */
            cc: components["schemas"]["Addresses"];
            /** @description The recipients of a blind copy. */
            bcc: components["schemas"]["Addresses"];
            /**
             * @description The Message-ID header.
             * @example <welcome@example.org>
             */
            messageId: string;
            /** @description The attachments. */
            attachments: components["schemas"]["EmailAttachment"][];
            /** @description When the email arrived. */
            receivedAt: components["schemas"]["Timestamp"];
            /** @description The text of the email. */
            content: string;
        };
        /** @description An attachment of an email. */
        EmailAttachment: {
            /**
             * @description The id of the attachment in the email.
             * @example 1
             */
            id: string;
            /**
             * @description The filename that the sender gave.
             * @example plan.pdf
             */
            filename?: string;
            /**
             * @description The media type that the sender declared.
             * @example application/pdf
             */
            contentType: string;
            /**
             * @description Whether the sender meant the part as an attachment or for display in the text.
             * @enum {string}
             */
            contentDisposition?: "attachment" | "inline";
            /**
             * @description The Content-ID header, which the HTML text uses to refer to the part.
             * @example <logo@example.org>
             */
            contentId?: string;
        };
        /** @description An email without its text. */
        EmailSummary: {
            /**
             * @description The id of the email in its folder.
             * @example welcome
             */
            id: string;
            /** @description The folder of the email. */
            folder: components["schemas"]["MailFolder"];
            /** @description The sender. */
            from: components["schemas"]["Address"];
            /** @description The first 100 recipients. */
            to: components["schemas"]["Address"][];
            /** @description The subject. */
            subject: string;
            /** @description The start of the text. */
            snippet?: string;
            /** @description When the email arrived. */
            receivedAt: components["schemas"]["Timestamp"];
            /** @description The size in bytes. */
            size: number;
            /** @description The number of attachments. */
            attachmentCount: number;
            /** @description The task that was created from the email. */
            taskId?: string;
            /** @description Why the email could not be parsed. */
            problem?: string;
        };
        EmailSummaryAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The email in its new folder. */
            data: {
                /** @description The email. */
                message: components["schemas"]["EmailSummary"];
            };
        };
        EmailListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of emails. */
            data: {
                /** @description The emails, newest first. */
                messages: components["schemas"]["EmailSummary"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        MailFolderListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The folders. */
            data: {
                /** @description The mail folders. */
                folders: {
                    /** @description The name of the folder. */
                    name: components["schemas"]["MailFolder"];
                    /** @description The number of emails in the folder. */
                    count: number;
                }[];
            };
        };
        /**
         * @description An address in the form `address` or `display name <address>`.
         * @example Ada <ada@example.org>
         */
        Recipient: string;
        /** @description A list of recipients. */
        Recipients: components["schemas"]["Recipient"][];
        /** @description An email to send. */
        EmailInput: {
            /** @description The recipients. */
            to: components["schemas"]["Recipient"][];
            /** @description The recipients of a copy. */
            cc?: components["schemas"]["Recipients"];
            /** @description The recipients of a blind copy. */
            bcc?: components["schemas"]["Recipients"];
            /** @description The address to which replies go. */
            replyTo?: components["schemas"]["Recipient"];
            /** @description The subject. */
            subject: string;
            /** @description The plain text. */
            content: string;
            /** @description The same text as HTML. */
            html?: string;
            /**
             * @description The messageId of the email to which this one replies.
             * @example <welcome@example.org>
             */
            inReplyTo?: string;
            /** @description The filenames of uploaded files to attach. */
            attachments?: string[];
        };
        /** @description A raw message to deliver. */
        DeliveryInput: {
            /** @description The raw message. */
            source: string;
            /**
             * @description The encoding of `source`; use base64 for a message that is not UTF-8.
             * @default utf8
             * @enum {string}
             */
            encoding?: "utf8" | "base64";
        };
        /** @description Where to move the email. */
        EmailMoveInput: {
            /** @description The new folder. */
            folder: components["schemas"]["MailFolder"];
        };
        /** @description Fields of the new task. */
        EmailTaskInput: {
            priority?: components["schemas"]["Priority"];
            tags?: components["schemas"]["NewTags"];
        };
        EmailAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The new email. */
            data: {
                /** @description The email. */
                message: components["schemas"]["Email"];
            };
        };
        /** @description A document for agents. */
        ContextDocument: {
            /**
             * @description The name of the file.
             * @example role.md
             */
            filename: string;
            /** @description The front matter. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description The Markdown text without the front matter. */
            content: string;
            /**
             * @description The title from the front matter, else the first heading, else the filename.
             * @example Developer
             */
            title: string;
        };
        RoleContextAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description An empty object. */
            data: Record<string, never>;
            /** @description The role document. */
            document: components["schemas"]["ContextDocument"];
        };
        /** @description The text of a document. */
        ContextInput: {
            /**
             * @description Markdown with front matter, as it is in the file.
             * @example ---
             *     title: Conventions
             *     pinned: true
             *     ---
             *
             *     Write small functions.
             */
            content: string;
        };
        /** @description A document for agents, as a file of the project. */
        ContextFile: {
            /**
             * @description The name of the file.
             * @example conventions.md
             */
            filename: string;
            /**
             * @description The title from the front matter, else the first heading, else the filename.
             * @example Conventions
             */
            title: string;
            /** @description The front matter. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description The Markdown text without the front matter. */
            content: string;
            /** @description The text of the file, front matter included, as `putContextDocument` takes it. */
            source: string;
            /** @description Whether the front matter says `pinned: true`. */
            isPinned: boolean;
            /** @description The size of the file in bytes. */
            size: number;
            /** @description When the file was saved. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A document for agents without its content. */
        ContextFileSummary: {
            /**
             * @description The name of the file.
             * @example conventions.md
             */
            filename: string;
            /**
             * @description The title.
             * @example Conventions
             */
            title: string;
            /** @description Whether the front matter says `pinned: true`. */
            isPinned: boolean;
            /** @description The size of the file in bytes. */
            size: number;
            /** @description When the file was saved. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description Why the document cannot be read. */
            fault?: string;
        };
        ContextDocumentAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The document. */
            data: {
                /** @description The document. */
                document: components["schemas"]["ContextFile"];
            };
        };
        ContextDocumentListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of documents. */
            data: {
                /** @description The documents, by name. */
                documents: components["schemas"]["ContextFileSummary"][];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /**
         * @description A part of the context: `agents` is `AGENTS.md`, `catalogue` names the skills, and `skills` has those that match.
         * @example task
         * @enum {string}
         */
        ContextPart: "role" | "agents" | "task" | "documents" | "catalogue" | "skills" | "knowledge";
        /** @description What the context is for. */
        ContextBuildInput: {
            /**
             * @description The number of tokens that the text may have at most.
             * @example 4000
             */
            budgetTokens: number;
            /** @description The task to be done. */
            taskId?: components["schemas"]["Id"];
            /** @description A chat, whose task and title count where `taskId` and `query` are absent. */
            chatId?: components["schemas"]["Id"];
            /**
             * @description What skills and knowledge are searched for; the text of the task by default.
             * @example write the notes of a release
             */
            query?: string;
            /**
             * @description The parts to include, all by default. Their order is always the same.
             * @example [
             *       "role",
             *       "task"
             *     ]
             */
            parts?: components["schemas"]["ContextPart"][];
        };
        /** @description A text that was considered. */
        ContextSource: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "role" | "agents" | "task" | "plan" | "comment" | "document" | "catalogue" | "skill" | "knowledge";
            /**
             * @description The id, name or filename.
             * @example conventions.md
             */
            id: string;
            /**
             * @description The version, revision or digest; absent where nothing was read.
             * @example 3
             */
            revision?: string;
            /**
             * @description Whether others than users of this service wrote it, as far as is known; absent otherwise.
             * @example true
             */
            isFromOutside?: boolean;
            /** @description The tokens that it takes in the text, its heading and markers among them. */
            tokens: number;
            /**
             * @description How much of it is in the text.
             * @enum {string}
             */
            included: "full" | "partial" | "dropped";
            /** @description Why it is not whole. */
            reason?: string;
        };
        /** @description The context for an agent. */
        BuiltContext: {
            /** @description The text. */
            content: string;
            /** @description The number of tokens of the text. */
            tokens: number;
            /**
             * @description How the tokens were counted.
             * @enum {string}
             */
            method: "estimate";
            /** @description What was considered, in the order of the text. */
            sources: components["schemas"]["ContextSource"][];
        };
        BuiltContextAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The context. */
            data: components["schemas"]["BuiltContext"];
        };
        /** @description The configuration from `gantry.json`. */
        ProjectConfig: {
            /**
             * @description The name of the project.
             * @example gantry
             */
            name: string;
            /** @description The skill that agents use by default. */
            defaultSkill: string;
            /** @description The AI model that agents use by default. */
            aiModel: string;
            /** @description The model that makes the vectors of the knowledge, if one is set. */
            embeddingModel?: string;
            /** @description MCP servers by name, in the format of `.mcp.json`. */
            mcpServers: {
                [key: string]: unknown;
            };
            /** @description Agents that can be the backend of a chat, by name: each a `command` with `args`, `env` and `cwd` that speaks the Agent Client Protocol. */
            agents?: {
                [key: string]: unknown;
            };
            /** @description Settings of the platform on which the project runs. */
            platform: {
                [key: string]: unknown;
            };
            /** @description Commands by name. */
            scripts: {
                [key: string]: unknown;
            };
        };
        /** @description The keys of `gantry.json` to change, with their new values; `null` removes a key, and objects are merged. */
        ConfigPatch: {
            [key: string]: unknown;
        };
        ConfigAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The configuration. */
            data: {
                /** @description The configuration. */
                config: components["schemas"]["ProjectConfig"];
            };
        };
        /** @description The commands to approve. */
        ApprovalInput: {
            hash: components["schemas"]["ApprovalHash"];
        };
        /** @description The SHA-256 hash of the commands. */
        ApprovalHash: string;
        /** @description The commands that the project's files name, and whether they are approved. */
        Approval: {
            hash: components["schemas"]["ApprovalHash"];
            /** @description Whether these commands may run. */
            approved: boolean;
            /** @description The commands. */
            commands: {
                /**
                 * @description The file that names the command.
                 * @example gantry.json
                 */
                source: string;
                /**
                 * @description The setting that names the command.
                 * @example mcpServers.everything
                 */
                name: string;
                /**
                 * @description The command with its arguments.
                 * @example npx -y @modelcontextprotocol/server-everything
                 */
                command: string;
            }[];
        };
        ApprovalAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The commands and their approval. */
            data: {
                /** @description The commands and their approval. */
                approval: components["schemas"]["Approval"];
            };
        };
        /** @description The configuration of a Gantry project. */
        ConfigFile: {
            /** @description The schema of this file, for editors. */
            $schema?: string;
            /** @description The name of the project; that of its folder by default. */
            name?: string;
            /** @description The skill that agents use by default. */
            defaultSkill?: string;
            /** @description The AI model that agents use by default, as provider/model. */
            aiModel?: string;
            /** @description The model that makes the vectors of the knowledge, as provider/model. */
            embeddingModel?: string;
            /** @description MCP servers by name. Without this key, those of .mcp.json are used. */
            mcpServers?: {
                [key: string]: components["schemas"]["ConfigMcpServer"];
            };
            /** @description Agents that can be the backend of a chat, by name. */
            agents?: {
                [key: string]: components["schemas"]["AgentConfig"];
            };
            /** @description Settings of the platform on which the project runs. */
            platform?: {
                [key: string]: unknown;
            };
            /** @description Shell commands by name. ${secret:NAME} stands for a secret, ${env:NAME} for a variable. */
            scripts?: {
                [key: string]: string;
            };
            /** @description How many calls one credential may make in a minute. */
            rateLimit?: number | "off";
            /** @description How mail comes in and goes out. */
            mail?: {
                smtp?: components["schemas"]["IncomingMailConfig"];
                outgoing?: components["schemas"]["OutgoingMailConfig"];
            };
            sandbox?: components["schemas"]["SandboxConfig"];
        };
        /** @description An MCP server, as `gantry.json` and `.mcp.json` name it. */
        ConfigMcpServer: components["schemas"]["McpServerEntry"];
        /** @description What the service reads of `.mcp.json`, which belongs to other programs too. Some of them write `servers`. */
        McpFile: {
            /** @description MCP servers by name. */
            mcpServers?: {
                [key: string]: components["schemas"]["ConfigMcpServer"];
            };
            /** @description MCP servers by name. */
            servers?: {
                [key: string]: components["schemas"]["ConfigMcpServer"];
            };
        };
        /** @description A program that speaks the Agent Client Protocol on its standard input and output. */
        AgentConfig: {
            /** @description The program to start. */
            command: string;
            /** @description The arguments of the program. */
            args?: string[];
            /** @description Environment variables; a value can refer to `${secret:NAME}` or `${env:NAME}`. */
            env?: {
                [key: string]: string;
            };
            /** @description The working folder of the program, relative to the project. */
            cwd?: string;
        };
        /** @description Where mail is taken by SMTP, and for whom. */
        IncomingMailConfig: {
            /** @description The port. */
            port: number;
            /** @description The address to listen on, 127.0.0.1 by default. */
            host?: string;
            /** @description The domains for which mail is received. */
            domains: string[];
            /** @description The size of a message in bytes. */
            bytesMax?: number;
        };
        /** @description Through which server mail is sent, and as whom. */
        OutgoingMailConfig: {
            /** @description The name of the server. */
            host: string;
            /** @description The port. */
            port: number;
            /** @description True uses TLS from the first byte, false permits a connection without TLS where the server has none; by default only this machine may do without. */
            secure?: boolean;
            /** @description The sender, such as "Gantry <gantry@example.org>". */
            from: string;
        };
        /** @description How the sandbox of commands, terminals and MCP servers differs from the default. */
        SandboxConfig: {
            /** @description False leaves the loopback interface alone. */
            network?: boolean;
            /** @description Paths that commands can read and not write, relative to the project. */
            readOnlyPaths?: string[];
            /** @description The memory of one process in bytes. */
            memoryBytes?: number;
        };
        /** @description The JSON Schema of `gantry.json`. */
        ConfigSchema: {
            [key: string]: unknown;
        };
        ConfigSchemaAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The schema. */
            data: {
                /** @description The schema. */
                schema: components["schemas"]["ConfigSchema"];
            };
        };
        /** @description The text to check. */
        ConfigValidationInput: {
            /**
             * @description The text of the file; that on disk by default.
             * @example {"scripts": {"test": "npm test"}}
             */
            content?: string;
            /** @description The file that has the text, gantry.json by default. */
            file?: components["schemas"]["ConfigFileName"];
        };
        /**
         * @description A file of the configuration.
         * @example gantry.json
         * @enum {string}
         */
        ConfigFileName: "gantry.json" | ".mcp.json";
        /** @description A mistake in a file of the configuration. */
        ConfigFinding: {
            /**
             * @description An error stops the start; a warning is of what fails later, when it is used.
             * @enum {string}
             */
            severity: "error" | "warning";
            file: components["schemas"]["ConfigFileName"];
            /**
             * @description The value, as a JSON pointer (RFC 6901); empty for the whole file.
             * @example /scripts/test
             */
            path: string;
            /** @description The line, counted from 1. */
            line: number;
            /** @description The column, counted from 1 in UTF-16 code units. */
            column: number;
            /**
             * @description The rule that is broken.
             * @example unknownKey
             */
            rule: string;
            /** @description What is wrong and what is accepted. */
            message: string;
        };
        /** @description What is wrong with a configuration. */
        ConfigValidation: {
            /** @description Whether there is no error; warnings do not count. */
            isValid: boolean;
            /** @description Everything that is wrong, in the order of the text. */
            findings: components["schemas"]["ConfigFinding"][];
        };
        ConfigValidationAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description What is wrong. */
            data: components["schemas"]["ConfigValidation"];
        };
        /** @description A state of `gantry.json`. */
        ConfigRevision: {
            /** @description The number of the revision, counted from 1. */
            revision: number;
            /** @description When this state began. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The user who made it, or `file` for a change by hand. */
            createdBy: components["schemas"]["Actor"];
            /**
             * @description The keys that differ from the previous revision.
             * @example [
             *       "scripts"
             *     ]
             */
            keys: string[];
            /** @description The revision that was restored, if this revision is the result of a restore. */
            restoredFrom?: number;
        };
        ConfigRevisionListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of revisions. */
            data: {
                /** @description The revisions, newest first. */
                revisions: components["schemas"]["ConfigRevision"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /** @description How a script is run. */
        ScriptRunInput: {
            /**
             * @description The arguments.
             * @example [
             *       "--all"
             *     ]
             */
            arguments?: string[];
            /** @description Seconds after which the script is ended, 300 by default. */
            timeoutSeconds?: number;
        };
        /**
         * @description The name of a secret: letters, digits, `_`, `.` and `-`.
         * @example API_KEY
         */
        SecretName: string;
        /** @description The value of a secret. */
        SecretInput: {
            /** @description The value. */
            value: string;
        };
        /** @description A secret without its value. */
        Secret: {
            name: components["schemas"]["SecretName"];
            /** @description When the secret was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the value was last set. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        SecretListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The names of the secrets. */
            data: {
                /** @description The secrets, by name. */
                secrets: components["schemas"]["Secret"][];
            };
        };
        SecretPutAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The secret without its value. */
            data: {
                /** @description The secret. */
                secret: components["schemas"]["Secret"];
            };
        };
        /**
         * @description The id of an object in the repository.
         * @example 9fceb02d0ae598e95dc970b74767f19372d61af8
         */
        GitOid: string;
        /**
         * @description A name of a commit: an id, a branch, a tag or `HEAD`, with `~` and `^`.
         * @example HEAD~1
         */
        GitRevision: string;
        /**
         * @description The path of a file, from the top of the repository.
         * @example src/main.ts
         */
        GitFilePath: string;
        /**
         * @description How a file differs.
         * @example modified
         * @enum {string}
         */
        GitChange: "unmodified" | "modified" | "added" | "deleted" | "renamed" | "copied" | "type_changed" | "unmerged" | "untracked";
        /** @description The state of the working tree. */
        GitStatus: {
            /** @description The current branch; null if HEAD is detached. */
            branch: string | null;
            /** @description The current commit; null before the first one. */
            head: string | null;
            /**
             * @description The branch that the current branch follows.
             * @example origin/main
             */
            upstream?: string;
            /** @description The number of commits that the upstream lacks. */
            ahead: number;
            /** @description The number of commits of the upstream that the branch lacks. */
            behind: number;
            /** @description The files that differ, by path. */
            files: components["schemas"]["GitStatusFile"][];
            /** @description Whether files were left out. */
            isTruncated: boolean;
        };
        /** @description A file that differs from the last commit, or from the index. */
        GitStatusFile: {
            /**
             * @description The path of the file.
             * @example src/main.ts
             */
            path: string;
            /** @description The former path of a renamed or copied file. */
            oldPath?: string;
            /** @description How the index differs from the last commit. */
            index: components["schemas"]["GitChange"];
            /** @description How the working tree differs from the index. */
            worktree: components["schemas"]["GitChange"];
        };
        GitStatusAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The status. */
            data: {
                /** @description The status. */
                status: components["schemas"]["GitStatus"];
            };
        };
        /** @description The changes of one file. */
        GitDiffFile: {
            /**
             * @description The path of the file.
             * @example src/main.ts
             */
            path: string;
            /** @description The former path of a renamed or copied file. */
            oldPath?: string;
            /** @description How the file changed. */
            status: components["schemas"]["GitChange"];
            /** @description The number of added lines; 0 for a binary file. */
            additions: number;
            /** @description The number of deleted lines; 0 for a binary file. */
            deletions: number;
            /** @description The changes as a unified diff; empty for a binary or unmerged file. */
            patch: string;
            /** @description Whether the content is not text. */
            isBinary: boolean;
            /** @description Whether the patch was cut. */
            isTruncated: boolean;
        };
        GitDiffAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The diff. */
            data: {
                /** @description The files that differ, by path. */
                files: components["schemas"]["GitDiffFile"][];
                /** @description Whether files were left out. */
                isTruncated: boolean;
            };
        };
        /** @description Who wrote a commit, and when. */
        GitSignature: {
            /**
             * @description The name.
             * @example Ada
             */
            name: string;
            /**
             * @description The email address, as it stands in the commit.
             * @example ada@example.org
             */
            email: string;
            /** @description The time, as it stands in the commit. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A commit. */
        GitCommit: {
            /** @description The id of the commit. */
            oid: components["schemas"]["GitOid"];
            /**
             * @description The message; a longer one is cut.
             * @example Add the main loop
             */
            message: string;
            /** @description Who wrote the change. */
            author: components["schemas"]["GitSignature"];
            /** @description Who made the commit. */
            committer: components["schemas"]["GitSignature"];
            /** @description The parents of the commit; none for the first commit, several for a merge. */
            parents: components["schemas"]["GitOid"][];
        };
        GitCommitAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The commit. */
            data: {
                /** @description The commit. */
                commit: components["schemas"]["GitCommit"];
            };
        };
        GitCommitListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of commits. */
            data: {
                /** @description The commits of this page, newest first. */
                commits: components["schemas"]["GitCommit"][];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /** @description A file at a commit. */
        GitBlob: {
            /**
             * @description The path of the file.
             * @example src/main.ts
             */
            path: string;
            /** @description The id of the commit. */
            commit: components["schemas"]["GitOid"];
            /** @description The id of the content. */
            oid: components["schemas"]["GitOid"];
            /** @description The size of the file, in bytes. */
            size: number;
            /**
             * @description How `content` encodes the bytes; base64 for a binary file.
             * @enum {string}
             */
            encoding: "utf8" | "base64";
            /** @description The content, at most its first MiB. */
            content: string;
            /** @description Whether the content is not UTF-8 text. */
            isBinary: boolean;
            /** @description Whether the content was cut. */
            isTruncated: boolean;
        };
        GitBlobAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The file. */
            data: {
                /** @description The file. */
                blob: components["schemas"]["GitBlob"];
            };
        };
        /** @description A local branch. */
        GitBranch: {
            /**
             * @description The name of the branch.
             * @example main
             */
            name: string;
            /** @description The commit to which the branch points. */
            oid: components["schemas"]["GitOid"];
            /**
             * @description The branch that it follows.
             * @example origin/main
             */
            upstream?: string;
            /** @description Whether it is checked out in the project folder. */
            isCurrent: boolean;
        };
        GitBranchListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of branches. */
            data: {
                /** @description The branches of this page, by name. */
                branches: components["schemas"]["GitBranch"][];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /** @description Files and folders. */
        GitPathsInput: {
            /** @description The files and folders; everything by default. */
            paths?: components["schemas"]["GitFilePath"][];
        };
        /** @description Who wrote a change. */
        GitIdentity: {
            /**
             * @description The name.
             * @example Ada
             */
            name: string;
            /**
             * @description The email address.
             * @example ada@example.org
             */
            email: string;
        };
        /** @description A new commit. */
        CommitInput: {
            /**
             * @description The message: a subject and, behind an empty line, a body.
             * @example Add the main loop
             */
            message: string;
            /** @description Who wrote the change; by default whom the git configuration names. */
            author?: components["schemas"]["GitIdentity"];
            /** @description Commit these files and folders instead of what is staged. */
            paths?: components["schemas"]["GitFilePath"][];
            /** @description The commit that must be the current one; all zeros if there must be none. */
            expectedHead?: components["schemas"]["GitOid"];
        };
        /** @description A new branch. */
        NewBranch: {
            /**
             * @description The name of the branch.
             * @example topic-1
             */
            name: string;
            /** @description The commit at which it starts; the current one by default. */
            from?: components["schemas"]["GitRevision"];
        };
        /** @description What to check out. */
        CheckoutInput: {
            /**
             * @description The name of the branch.
             * @example main
             */
            branch: string;
        };
        GitBranchAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The branch. */
            data: {
                /** @description The branch. */
                branch: components["schemas"]["GitBranch"];
            };
        };
        /** @description What to push, and how. */
        PushInput: {
            /**
             * @description The name of the remote; `origin` by default.
             * @example origin
             */
            remote?: string;
            /**
             * @description The branch; the current branch by default.
             * @example main
             */
            branch?: string;
            /**
             * @description Whether to overwrite the remote branch.
             * @example false
             */
            force?: boolean;
            /**
             * @description Whether to check the push without changing the remote.
             * @example false
             */
            dryRun?: boolean;
            /** @description The commit at which the remote branch must be; all zeros if the branch must not exist. */
            expectedOid?: string;
        };
        /** @description A remote of the repository. */
        GitRemote: {
            /**
             * @description The name of the remote.
             * @example origin
             */
            name: string;
            /**
             * @description The URL, without credentials.
             * @example https://git.example.org/app.git
             */
            url?: string;
            /** @description The URL to push to, if it is another one. */
            pushUrl?: string;
        };
        GitRemoteListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of remotes. */
            data: {
                /** @description The remotes of this page, by name. */
                remotes: components["schemas"]["GitRemote"][];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        GitRemoteAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The remote. */
            data: {
                /** @description The remote. */
                remote: components["schemas"]["GitRemote"];
            };
        };
        /** @description A new remote. */
        NewRemote: {
            /**
             * @description The name of the remote.
             * @example upstream
             */
            name: string;
            /**
             * @description The URL.
             * @example https://git.example.org/app.git
             */
            url: string;
        };
        /** @description What to fetch. */
        FetchInput: {
            /**
             * @description The name of the remote; `origin` by default.
             * @example origin
             */
            remote?: string;
        };
        /** @description What to pull, and how. */
        PullInput: {
            /**
             * @description The name of the remote; `origin` by default.
             * @example origin
             */
            remote?: string;
            /**
             * @description The branch of the remote; by default that of the name of the current branch.
             * @example main
             */
            branch?: string;
            /**
             * @description What to do where both branches have commits: `fast_forward`, the default, fails; `merge` makes a merge commit.
             * @enum {string}
             */
            mode?: "fast_forward" | "merge";
        };
        /** @description What to clone. */
        CloneInput: {
            /**
             * @description The URL.
             * @example https://git.example.org/app.git
             */
            url: string;
            /**
             * @description The branch to check out; by default that of the remote.
             * @example main
             */
            branch?: string;
            /** @description Fetch only this many commits of each branch. */
            depth?: number;
        };
        /** @description A push by the service. */
        GitPush: {
            /**
             * @description The id of the push.
             * @example push_01ke3v7s9x4t2m8r
             */
            id: string;
            /** @description When the push ended. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The user who pushed. */
            createdBy: components["schemas"]["Actor"];
            /**
             * @description The name of the remote.
             * @example origin
             */
            remote: string;
            /**
             * @description The name of the branch.
             * @example main
             */
            branch: string;
            /** @description The commit to which the remote branch points now; absent if it was refused. */
            oid?: components["schemas"]["GitOid"];
            /** @description The commit before; absent for a new branch. */
            oldOid?: components["schemas"]["GitOid"];
            /** @description Whether commits of the remote branch were replaced or, if it was refused, were to be replaced. */
            forced: boolean;
            /**
             * @description What came of it.
             * @enum {string}
             */
            outcome: "pushed" | "rejected";
            /** @description The error code of a refused push. */
            code?: components["schemas"]["ErrorCode"];
        };
        GitPushListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of pushes. */
            data: {
                /** @description The pushes of this page, newest first. */
                pushes: components["schemas"]["GitPush"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /** @description How to sign in at a remote: a password for http and https, or a private key for ssh. */
        GitCredentialInput: {
            /**
             * @description The username; `git` by default, which most servers accept beside a token.
             * @example git
             */
            username?: string;
            /** @description The password or token. */
            password?: string;
            /** @description A private key without a passphrase, Ed25519 or RSA, as PEM or in the format of OpenSSH. */
            privateKey?: string;
            /** @description The host keys of the server, as lines of a known_hosts file; those of the machine by default. */
            knownHosts?: string;
        };
        /** @description How the service signs in at a remote, without the value. */
        GitCredential: {
            /**
             * @description The name of the remote.
             * @example origin
             */
            remote: string;
            /**
             * @description The server to which it is bound.
             * @example https://git.example.org
             */
            target: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "password" | "key";
            /** @description The username. */
            username?: string;
            /** @description When it was first stored. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was last stored. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        GitCredentialAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The credential. */
            data: {
                /** @description The credential. */
                credential: components["schemas"]["GitCredential"];
            };
        };
        GitCredentialListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of credentials. */
            data: {
                /** @description The credentials of this page, by remote. */
                credentials: components["schemas"]["GitCredential"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /**
         * @description Whether the server runs: `failed` after it could not be started or ended by itself, `needs_auth` after it refused the credentials (`startMcpAuth`).
         * @example connected
         * @enum {string}
         */
        McpServerStatus: "stopped" | "starting" | "connected" | "failed" | "needs_auth";
        /** @description An MCP server of the project. */
        McpServer: {
            /**
             * @description Its name in the project configuration.
             * @example everything
             */
            name: string;
            status: components["schemas"]["McpServerStatus"];
            /**
             * @description How the service talks to it: a program of this machine, streamable HTTP, or server-sent events.
             * @example stdio
             * @enum {string}
             */
            transport: "stdio" | "http" | "sse";
            /** @description The number of its tools when they were listed last; 0 before its first start. */
            toolCount: number;
            /** @description How often it was started again since the service started. */
            restarts: number;
            /** @description Why it failed; absent unless the status is `failed` or `needs_auth`. */
            error?: string;
        };
        /**
         * @description Whether a tool may be called: `ask` means after an approval of each call.
         * @example ask
         * @enum {string}
         */
        McpToolRule: "allow" | "ask" | "deny";
        /** @description An entry of `mcpServers` in `gantry.json`: a program with `command`, or a remote server with `url`. */
        McpServerEntry: {
            /**
             * @description How to talk to the server; by default `stdio` with a `command` and `http` with a `url`.
             * @enum {string}
             */
            type?: "stdio" | "http" | "streamable-http" | "sse";
            /**
             * @description The program to start.
             * @example npx
             */
            command?: string;
            /** @description The arguments of the program. */
            args?: string[];
            /** @description Environment variables; a value can refer to `${secret:NAME}`. */
            env?: {
                [key: string]: string;
            };
            /** @description The working folder of the program, relative to the project. */
            cwd?: string;
            /**
             * @description The address of a remote server.
             * @example https://mcp.example.org/mcp
             */
            url?: string;
            /** @description Headers for a remote server; a value can refer to `${secret:NAME}`. */
            headers?: {
                [key: string]: string;
            };
            oauth?: components["schemas"]["McpOAuthOptions"];
            /**
             * @description Rules by the name of a tool, in which `*` stands for any characters. The longest pattern that matches decides; without one, `allow`.
             * @example {
             *       "*": "ask",
             *       "read_*": "allow"
             *     }
             */
            tools?: {
                [key: string]: components["schemas"]["McpToolRule"];
            };
        };
        /** @description Why a server failed. */
        McpFailureReason: {
            code: components["schemas"]["ErrorCode"];
            /**
             * @description What happened.
             * @example The MCP server "files" ended with exit code 1.
             */
            message: string;
        };
        /** @description What came of the test of an MCP server. */
        McpServerTest: {
            /** @description Whether the server listed its tools. */
            isReachable: boolean;
            /** @description The number of its tools. */
            toolCount?: number;
            error?: components["schemas"]["McpFailureReason"];
            /** @description How long the test took, in milliseconds. */
            durationMs: number;
        };
        /** @description Part of the log of an MCP server. */
        McpServerLogPart: {
            /** @description The part of the log, as UTF-8. */
            output: string;
            /** @description The byte position at which the part starts: later than the given one if that is no longer kept. */
            cursor: number;
            /** @description The byte position at which to continue. */
            nextCursor: number;
            /** @description The byte position of the end of the log. */
            end: number;
        };
        /** @description A tool of an MCP server. */
        McpTool: {
            /**
             * @description The name of the MCP server in the project configuration.
             * @example everything
             */
            serverName: string;
            /**
             * @description The name of the tool.
             * @example echo
             */
            name: string;
            /** @description The name of the tool for people. */
            title?: string;
            /** @description What the tool does, in the words of its server; empty if it says nothing. */
            description: string;
            /** @description The JSON Schema of the arguments. */
            inputSchema: {
                [key: string]: unknown;
            };
            /** @description The JSON Schema of `structuredContent` in the result. */
            outputSchema?: {
                [key: string]: unknown;
            };
            /** @description What the server claims of the tool, such as `readOnlyHint`; an empty object if it claims nothing. */
            annotations: {
                [key: string]: unknown;
            };
            rule: components["schemas"]["McpToolRule"];
        };
        /** @description A server whose list is missing. */
        McpListFailure: {
            /**
             * @description The name of the MCP server in the project configuration.
             * @example everything
             */
            serverName: string;
            code: components["schemas"]["ErrorCode"];
            /** @description What happened. */
            message: string;
        };
        /** @description The servers whose lists are missing, and why. */
        McpListFailures: components["schemas"]["McpListFailure"][];
        /** @description How to come back from the authorization server. */
        McpAuthInput: {
            /**
             * @description The address that receives the code: https, or http of this machine.
             * @example http://127.0.0.1:4700/callback
             */
            redirectUrl: string;
        };
        /** @description What the authorization server added to the redirect. */
        McpAuthCode: {
            /**
             * @description The authorization code.
             * @example a-code-of-mcp-auth
             */
            code: string;
            /**
             * @description The `state` that `startMcpAuth` returned.
             * @example a-state-of-mcp-auth
             */
            state: string;
            /**
             * @description The issuer (RFC 9207), if the redirect has one.
             * @example https://auth.example.org
             */
            iss?: string;
        };
        /** @description An authorization that was started. */
        McpAuthorization: {
            /** @description The address at which a person signs in. */
            url: string;
            /** @description Names the authorization in the redirect. */
            state: string;
            /** @description The authorization server, to which a person is about to give a password. */
            issuer: string;
            /** @description When the authorization can no longer be completed. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description How the service identifies itself to the authorization server of a remote server: without it, by registering itself. */
        McpOAuthOptions: {
            /** @description The id of a registered client. */
            clientId?: string;
            /** @description Its secret, as a reference like `${secret:NAME}`. */
            clientSecret?: string;
            /** @description The https address of a client id metadata document, which is used where the authorization server supports it. */
            clientMetadataUrl?: string;
            /** @description The scopes to ask for, separated by blanks; by default those that the server names. */
            scope?: string;
        };
        McpAuthAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The authorization that was started. */
            data: {
                authorization: components["schemas"]["McpAuthorization"];
            };
        };
        McpServerListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The MCP servers. */
            data: {
                /** @description The servers, in the order of the configuration. */
                servers: components["schemas"]["McpServer"][];
            };
        };
        McpServerAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The MCP server. */
            data: {
                /** @description The server. */
                server: components["schemas"]["McpServer"];
            };
        };
        McpServerTestAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description What came of the test. */
            data: {
                test: components["schemas"]["McpServerTest"];
            };
        };
        McpServerLogAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            data: components["schemas"]["McpServerLogPart"];
        };
        McpToolListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of tools. */
            data: {
                /** @description The tools of this page, by server and name. */
                tools: components["schemas"]["McpTool"][];
                failures: components["schemas"]["McpListFailures"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /** @description A call of a tool. */
        McpToolCall: {
            /**
             * @description The name of the MCP server in the project configuration.
             * @example everything
             */
            serverName: string;
            /**
             * @description The name of the tool.
             * @example echo
             */
            toolName: string;
            /**
             * @description The arguments, as the input schema of the tool describes them.
             * @example {
             *       "message": "hello"
             *     }
             */
            arguments?: {
                [key: string]: unknown;
            };
            /**
             * @description What answers the `inputRequests` of the result before, by their names.
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
            /** @description The `requestState` of the result before, unchanged. */
            requestState?: string;
        };
        /** @description The result of the tool: `content`, `structuredContent`, `isError` and `_meta`; or, with `resultType: input_required`, `inputRequests` and `requestState`. */
        McpResult: {
            [key: string]: unknown;
        };
        McpResultAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The result of the tool. */
            data: {
                result: components["schemas"]["McpResult"];
            };
        };
        /**
         * @description What became of a call: `waiting_approval` and `approved` until it is sent again, `input_required` when the tool asked for input, `done` also if the tool reported an error, `interrupted` when the service ended before the call, so that its outcome is unknown.
         * @example running
         * @enum {string}
         */
        McpCallStatus: "waiting_approval" | "approved" | "running" | "input_required" | "done" | "failed" | "cancelled" | "interrupted";
        /** @description How far a call has come, as its server reports it. */
        McpProgress: {
            /**
             * @description How much is done.
             * @example 3
             */
            progress: number;
            /**
             * @description How much there is to do.
             * @example 5
             */
            total?: number;
            /** @description What is being done. */
            message?: string;
        };
        /** @description A call of an MCP tool. */
        McpCallRecord: {
            /** @description The id of the call. */
            id: components["schemas"]["Id"];
            /**
             * @description The name of the MCP server in the project configuration.
             * @example everything
             */
            serverName: string;
            /**
             * @description The name of the tool.
             * @example echo
             */
            toolName: string;
            status: components["schemas"]["McpCallStatus"];
            /** @description The arguments, while the call waits for an approval. */
            arguments?: {
                [key: string]: unknown;
            };
            progress?: components["schemas"]["McpProgress"];
            error?: components["schemas"]["McpFailureReason"];
            /** @description Whether the tool itself reported an error; only of a call that is done. */
            isError?: boolean;
            /** @description When the call was made. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it ended. */
            endedAt?: components["schemas"]["Timestamp"];
            /** @description How long it took, in milliseconds. */
            durationMs?: number;
            /** @description The user who called. */
            createdBy: components["schemas"]["Actor"];
            /** @description The user who approved the call. */
            approvedBy?: components["schemas"]["Actor"];
        };
        McpCallListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of calls. */
            data: {
                /** @description The calls of this page, newest first. */
                calls: components["schemas"]["McpCallRecord"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        McpCallAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The call. */
            data: {
                call: components["schemas"]["McpCallRecord"];
            };
        };
        /** @description A resource of an MCP server. */
        McpResourceInput: {
            /**
             * @description The name of the MCP server in the project configuration.
             * @example everything
             */
            serverName: string;
            /**
             * @description The address of the resource.
             * @example demo://resource/dynamic/text/1
             */
            uri: string;
        };
        /** @description A resource of an MCP server, or a template of addresses. */
        McpResource: {
            /**
             * @description The name of the MCP server in the project configuration.
             * @example everything
             */
            serverName: string;
            /** @description The address; absent of a template. */
            uri?: string;
            /** @description The template of addresses (RFC 6570); absent of a single resource. */
            uriTemplate?: string;
            /** @description The name of the resource. */
            name: string;
            /** @description The name for people. */
            title?: string;
            /** @description What it is, in the words of its server. */
            description?: string;
            /** @description Its media type. */
            mimeType?: string;
            /** @description Its size, in bytes. */
            size?: number;
        };
        /** @description A prompt of an MCP server with its arguments. */
        McpPromptInput: {
            /**
             * @description The name of the MCP server in the project configuration.
             * @example everything
             */
            serverName: string;
            /**
             * @description The name of the prompt.
             * @example args-prompt
             */
            promptName: string;
            /**
             * @description The arguments, texts by name.
             * @example {
             *       "city": "Berlin"
             *     }
             */
            arguments?: {
                [key: string]: string;
            };
        };
        /** @description A prompt of an MCP server. */
        McpPrompt: {
            /**
             * @description The name of the MCP server in the project configuration.
             * @example everything
             */
            serverName: string;
            /**
             * @description The name of the prompt.
             * @example args-prompt
             */
            name: string;
            /** @description The name for people. */
            title?: string;
            /** @description What it is for, in the words of its server. */
            description?: string;
            /** @description Its arguments. */
            arguments: components["schemas"]["McpPromptArgument"][];
        };
        /** @description An argument of a prompt. */
        McpPromptArgument: {
            /**
             * @description The name of the argument.
             * @example city
             */
            name: string;
            /** @description What it means, in the words of the server. */
            description?: string;
            /** @description Whether the prompt needs it. */
            isRequired: boolean;
        };
        McpResourceListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of resources. */
            data: {
                /** @description The resources of this page, by server and address. */
                resources: components["schemas"]["McpResource"][];
                failures: components["schemas"]["McpListFailures"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        McpResourceAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The contents of the resource. */
            data: {
                /** @description The parts of the contents. */
                contents: {
                    [key: string]: unknown;
                }[];
            };
        };
        McpPromptListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of prompts. */
            data: {
                /** @description The prompts of this page, by server and name. */
                prompts: components["schemas"]["McpPrompt"][];
                failures: components["schemas"]["McpListFailures"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        McpPromptAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The prompt. */
            data: {
                /** @description What the prompt is for. */
                description?: string;
                /** @description The messages of the prompt. */
                messages: {
                    [key: string]: unknown;
                }[];
            };
        };
        /** @description An archive with skills. */
        SkillUpload: {
            /**
             * Format: binary
             * @description The zip or tar.gz archive.
             */
            file: Uint8Array;
        };
        /** @description A folder of a git repository. */
        GitSource: {
            /**
             * @description The URL, with https, http or ssh and without a password.
             * @example https://git.example.org/skills.git
             */
            gitUrl: string;
            /**
             * @description The folder to read, with slashes; all of the repository by default.
             * @example skills
             */
            path?: string;
            /**
             * @description The branch, tag or commit; the default branch by default.
             * @example main
             */
            ref?: string;
        };
        /** @description How to refresh a skill. */
        SkillRefreshInput: {
            /**
             * @description Whether to show the difference and write nothing.
             * @example true
             */
            dryRun?: boolean;
        };
        /** @description A new skill. */
        SkillInput: {
            /**
             * @description The name: lower-case letters and digits, with single hyphens between them.
             * @example release-notes
             */
            name: string;
            /** @description What the skill does and when to use it. */
            description: string;
            /** @description The Markdown text for agents. */
            content: string;
            /** @description The license. */
            license?: string;
            /** @description What the skill requires of its environment. */
            compatibility?: string;
            /** @description Further values, texts by key. */
            metadata?: {
                [key: string]: string;
            };
            /** @description The tools that the skill may use without a question. */
            allowedTools?: string[];
        };
        /** @description The fields to change. */
        SkillPatch: {
            /** @description What the skill does and when to use it. */
            description?: string;
            /** @description The Markdown text for agents. */
            content?: string;
            /** @description The license; null removes it. */
            license?: string | null;
            /** @description What the skill requires of its environment; null removes it. */
            compatibility?: string | null;
            /** @description Further values, texts by key; null removes them. */
            metadata?: {
                [key: string]: string;
            } | null;
            /** @description The tools that the skill may use without a question; null removes them. */
            allowedTools?: string[] | null;
            /** @description Whether agents are offered the skill. */
            isEnabled?: boolean;
        };
        /**
         * @description The SHA-256 of the paths, modes and contents of its files.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        SkillDigest: string;
        /** @description A deviation from the Agent Skills specification or from a limit. */
        SkillFinding: {
            /**
             * @description The rule.
             * @example name_folder
             */
            rule: string;
            /** @description What deviates. */
            message: string;
        };
        /** @description Where the skill is, and where it came from. */
        SkillSource: {
            /**
             * @description How the skill came into the project.
             * @enum {string}
             */
            kind: "local" | "archive" | "git";
            /**
             * @description Its folder, from the project on.
             * @example .agents/skills/release-notes
             */
            path: string;
            /** @description The name of the archive, or the URL of the repository. */
            uri?: string;
            /** @description The commit that was imported. */
            commit?: string;
        };
        /** @description A skill without its text. */
        Skill: {
            /**
             * @description The name, as a rule that of its folder.
             * @example release-notes
             */
            name: string;
            /** @description What the skill does and when to use it. */
            description: string;
            /** @description The license. */
            license?: string;
            /** @description What the skill requires of its environment. */
            compatibility?: string;
            /** @description Further values, texts by key. */
            metadata: {
                [key: string]: string;
            };
            /** @description The tools that the skill may use without a question. */
            allowedTools: string[];
            source: components["schemas"]["SkillSource"];
            digest: components["schemas"]["SkillDigest"];
            /** @description Whether its scripts may run: exactly these files are approved, or stood there when the service was started with `--trust`. */
            isApproved: boolean;
            /** @description Whether agents are offered the skill. */
            isEnabled: boolean;
            /** @description The folder of the skill of the same name that counts instead. */
            shadowedBy?: string;
            /** @description Where the skill deviates from the specification. */
            findings: components["schemas"]["SkillFinding"][];
            /** @description When the skill last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A skill. */
        WholeSkill: {
            /**
             * @description The name, as a rule that of its folder.
             * @example release-notes
             */
            name: string;
            /** @description What the skill does and when to use it. */
            description: string;
            /** @description The license. */
            license?: string;
            /** @description What the skill requires of its environment. */
            compatibility?: string;
            /** @description Further values, texts by key. */
            metadata: {
                [key: string]: string;
            };
            /** @description The tools that the skill may use without a question. */
            allowedTools: string[];
            source: components["schemas"]["SkillSource"];
            digest: components["schemas"]["SkillDigest"];
            /** @description Whether its scripts may run: exactly these files are approved, or stood there when the service was started with `--trust`. */
            isApproved: boolean;
            /** @description Whether agents are offered the skill. */
            isEnabled: boolean;
            /** @description The folder of the skill of the same name that counts instead. */
            shadowedBy?: string;
            /** @description Where the skill deviates from the specification. */
            findings: components["schemas"]["SkillFinding"][];
            /** @description When the skill last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The Markdown text below the front matter. */
            content: string;
        };
        /** @description The text of a `SKILL.md`. */
        SkillValidationInput: {
            /** @description The text with its front matter. */
            source: string;
            /**
             * @description The name of the folder, which the name of the skill must equal.
             * @example changelog
             */
            folder?: string;
        };
        /** @description What deviates from the specification. */
        SkillValidation: {
            /** @description Whether the skill could be created like this. */
            isValid: boolean;
            /** @description Every deviation. */
            findings: components["schemas"]["SkillFinding"][];
        };
        /** @description What the skills are for. */
        SkillMatchInput: {
            /**
             * @description A text that says what is to be done.
             * @example write the notes of a release
             */
            query?: string;
            /** @description The task to be done; then the query is ignored. */
            taskId?: components["schemas"]["Id"];
            /** @description The maximum number of matches, 10 by default. */
            limit?: number;
        };
        /** @description A skill that shares words with the text. */
        SkillMatch: {
            /** @description The name of the skill. */
            name: string;
            /** @description How well it fits (BM25): comparable within one answer. */
            score: number;
            /** @description The words that it shares. */
            why: {
                /** @description The word. */
                term: string;
                /**
                 * @description Where it stands.
                 * @enum {string}
                 */
                field: "name" | "description";
            }[];
        };
        /** @description The files to approve. */
        SkillApprovalInput: {
            digest: components["schemas"]["SkillDigest"];
        };
        /** @description A script, and what it is called with. */
        SkillScriptInput: {
            /**
             * @description The path of the script in the folder of the skill.
             * @example scripts/list.sh
             */
            script: string;
            /** @description The arguments. */
            arguments?: string[];
            /** @description Seconds after which the script is ended, 300 by default. */
            timeoutSeconds?: number;
        };
        /** @description A file of a skill. */
        SkillFile: {
            /**
             * @description Its path in the folder of the skill.
             * @example scripts/list.sh
             */
            path: string;
            /** @description The size in bytes. */
            size: number;
            /** @description The SHA-256 of its content. */
            sha256: string;
            /** @description Whether it may be executed. */
            isExecutable: boolean;
        };
        /** @description A file of a skill with its content. */
        SkillFileContent: {
            /**
             * @description Its path in the folder of the skill.
             * @example scripts/list.sh
             */
            path: string;
            /** @description The size in bytes. */
            size: number;
            /** @description The SHA-256 of its content. */
            sha256: string;
            /** @description Whether it may be executed. */
            isExecutable: boolean;
            /** @description The content. */
            content: string;
            encoding: components["schemas"]["SkillFileEncoding"];
        };
        /**
         * @description How the content is written: as text, or as base64.
         * @enum {string}
         */
        SkillFileEncoding: "utf8" | "base64";
        /** @description The new content of a file. */
        SkillFileInput: {
            /** @description The content. */
            content: string;
            /** @description How the content is written: as text, by default, or as base64. */
            encoding?: components["schemas"]["SkillFileEncoding"];
            /** @description Whether it may be executed; by default as before, and a new file may not. */
            isExecutable?: boolean;
        };
        SkillAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The skill. */
            data: {
                /** @description The skill. */
                skill: components["schemas"]["WholeSkill"];
            };
        };
        SkillListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of skills. */
            data: {
                /** @description The skills, sorted by name. */
                skills: components["schemas"]["Skill"][];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        SkillValidationAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description What deviates from the specification. */
            data: components["schemas"]["SkillValidation"];
        };
        SkillMatchesAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The matches. */
            data: {
                /** @description The skills, best first. */
                matches: components["schemas"]["SkillMatch"][];
            };
        };
        SkillFileListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The files. */
            data: {
                /** @description The files, sorted by path. */
                files: components["schemas"]["SkillFile"][];
            };
        };
        SkillFileAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The file. */
            data: {
                /** @description The file. */
                file: components["schemas"]["SkillFile"];
            };
        };
        SkillFileContentAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The file and its content. */
            data: {
                /** @description The file. */
                file: components["schemas"]["SkillFileContent"];
            };
        };
        /** @description Files to import. */
        KnowledgeUpload: {
            /**
             * Format: binary
             * @description The Markdown, text, HTML or PDF file, or an archive of them.
             */
            file: Uint8Array;
        };
        /** @description A new entry. */
        KnowledgeInput: {
            /**
             * @description What the entry is about, in one line.
             * @example How mail is sent
             */
            title: string;
            content: components["schemas"]["KnowledgeContent"];
            tags?: components["schemas"]["NewTags"];
        };
        /** @description The fields to change. */
        KnowledgePatch: {
            /**
             * @description What the entry is about, in one line.
             * @example How mail is sent
             */
            title?: string;
            content?: components["schemas"]["KnowledgeContent"];
            tags?: components["schemas"]["NewTags"];
        };
        /** @description The Markdown text. */
        KnowledgeContent: string;
        /** @description Where an entry was imported from. */
        KnowledgeSource: {
            /**
             * @description The file; of a repository, its URL with the file behind `#`.
             * @example docs/mail.md
             */
            uri: string;
            /** @description The SHA-256 of the file. */
            digest: string;
            /** @description When it was imported. */
            importedAt: components["schemas"]["Timestamp"];
        };
        /** @description A text that the project knows. */
        KnowledgeEntry: {
            /** @description The id of the entry. */
            id: components["schemas"]["Id"];
            /**
             * @description What the entry is about.
             * @example How mail is sent
             */
            title: string;
            content: components["schemas"]["KnowledgeContent"];
            /** @description Labels for filtering. */
            tags: string[];
            source?: components["schemas"]["KnowledgeSource"];
            /** @description The number of the state, one more with each change. */
            revision: number;
            /** @description When the entry was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the entry was last updated. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description An entry without its content. */
        KnowledgeSummary: {
            /** @description The id of the entry. */
            id: components["schemas"]["Id"];
            /**
             * @description What the entry is about.
             * @example How mail is sent
             */
            title: string;
            /** @description The length of the content, in UTF-16 code units. */
            contentLength: number;
            /** @description Labels for filtering. */
            tags: string[];
            source?: components["schemas"]["KnowledgeSource"];
            /** @description The number of the state, one more with each change. */
            revision: number;
            /** @description When the entry was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the entry was last updated. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A former state of an entry. */
        KnowledgeRevision: {
            /** @description The number of the state. */
            revision: number;
            /** @description What the entry was about. */
            title: string;
            /** @description Labels for filtering. */
            tags: string[];
            /** @description The user who ended this state. */
            endedBy: components["schemas"]["Actor"];
            /** @description When this state ended. */
            endedAt: components["schemas"]["Timestamp"];
        };
        /** @description An entry that was found, by its best part. */
        KnowledgeResult: {
            /** @description The id of the entry. */
            id: components["schemas"]["Id"];
            /**
             * @description What the entry is about.
             * @example How mail is sent
             */
            title: string;
            /** @description The headings above the part, from the top. */
            headingPath: string[];
            snippet: components["schemas"]["KnowledgeSnippet"];
            /** @description How well it fits: comparable within one answer. */
            score: number;
            /**
             * @description Whether the entry was imported from a repository elsewhere; absent otherwise.
             * @example true
             */
            isFromOutside?: boolean;
        };
        /** @description The place of the part where most words stand. */
        KnowledgeSnippet: {
            /** @description The text as it stands in the entry, never HTML. */
            text: string;
            /** @description Where the words stand in it, in UTF-16 code units. */
            matches: {
                /** @description The first code unit. */
                start: number;
                /** @description The code unit after the last. */
                end: number;
            }[];
        };
        /** @description What was found. */
        KnowledgeResults: {
            /** @description The entries, best first. */
            results: components["schemas"]["KnowledgeResult"][];
            semantic: components["schemas"]["KnowledgeSemantic"];
        };
        /** @description Whether the meaning counts. */
        KnowledgeSemantic: {
            /**
             * @description `off`: the project names no `embeddingModel`. `building`: vectors are being made. `unavailable`: the provider failed.
             * @example ready
             * @enum {string}
             */
            state: "off" | "building" | "ready" | "unavailable";
            /** @description The model that the project names. */
            model?: string;
            /** @description How many parts of entries wait for their vectors, while they are being made. */
            pending?: number;
            /** @description Why the provider cannot be used. */
            reason?: string;
        };
        KnowledgeAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The entry. */
            data: {
                /** @description The entry. */
                entry: components["schemas"]["KnowledgeEntry"];
            };
        };
        KnowledgeListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of entries. */
            data: {
                /** @description The entries, newest first. */
                entries: components["schemas"]["KnowledgeSummary"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        KnowledgeRevisionListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of revisions. */
            data: {
                /** @description The revisions, newest first. */
                revisions: components["schemas"]["KnowledgeRevision"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        KnowledgeResultsAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description What was found. */
            data: components["schemas"]["KnowledgeResults"];
        };
        /**
         * @description The name of a provider: lower-case letters, digits and hyphens.
         * @example acme
         */
        AiProviderName: string;
        /**
         * @description A model: the name of its provider, a slash, and the provider's name of the model.
         * @example acme/gpt-4o
         */
        AiModelName: string;
        /**
         * @description What the provider speaks. `openai` is the interface Responses of OpenAI, at api.openai.com by default; `openai-compatible` is its interface for chats, which other servers speak too. `local` is a server on this machine or network that you run and that speaks this interface, such as llama.cpp, Ollama, vLLM or LM Studio, allowed by GANTRY_ALLOW_PRIVATE_TARGETS. Without a `baseUrl` it is the models of the folder GANTRY_LOCAL_MODELS, which Gantry runs itself if it is set, else a server at port 11434.
         * @example openai-compatible
         * @enum {string}
         */
        AiProviderKind: "openai-compatible" | "anthropic" | "openai" | "google" | "local";
        /**
         * @description What a model can do.
         * @example text
         * @enum {string}
         */
        AiCapability: "text" | "tools" | "json" | "reasoning" | "images" | "embeddings";
        /** @description The prices of a model in millionths of a US dollar for a million tokens. */
        AiPrices: {
            /**
             * @description The price of input.
             * @example 2500000
             */
            inputMicros: number;
            /** @description The price of input that the provider had cached; that of input by default. */
            cachedInputMicros?: number;
            /**
             * @description The price of output, reasoning included.
             * @example 10000000
             */
            outputMicros: number;
        };
        /**
         * @description The provider's name of a model.
         * @example gpt-4o
         */
        AiModelId: string;
        /** @description A model of a provider. */
        AiModelInput: {
            id: components["schemas"]["AiModelId"];
            /** @description What it can do; text, tools and JSON by default. */
            capabilities?: components["schemas"]["AiCapability"][];
            /**
             * @description How many tokens its input and output may have.
             * @example 128000
             */
            contextTokens?: number;
            prices?: components["schemas"]["AiPrices"];
        };
        /** @description An AI provider. */
        AiProviderInput: {
            kind: components["schemas"]["AiProviderKind"];
            /**
             * @description The URL below which its API is, with the version; required for `openai-compatible`.
             * @example https://ai.example.org/v1
             */
            baseUrl?: string;
            /**
             * @description The key, stored encrypted and never returned, or `${secret:NAME}`; null removes it.
             * @example sk-0123456789
             */
            apiKey?: string | null;
            /** @description The models to offer, by name or with what is known of them; all by default. */
            models?: (components["schemas"]["AiModelId"] | components["schemas"]["AiModelInput"])[];
        };
        /** @description An AI provider without its key. */
        AiProvider: {
            name: components["schemas"]["AiProviderName"];
            kind: components["schemas"]["AiProviderKind"];
            /** @description The URL below which its API is. */
            baseUrl?: string;
            /** @description Whether it has a key. */
            hasApiKey: boolean;
            /** @description The secret of the project that is its key, instead of a stored one. */
            apiKeySecret?: components["schemas"]["SecretName"];
            /** @description The models that are offered, if they are limited. */
            models?: components["schemas"]["AiModelInput"][];
            /** @description When the provider was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the provider was last put. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description What came of the test of a provider. */
        AiProviderTest: {
            /** @description Whether the provider answered and accepted the key. */
            isReachable: boolean;
            /** @description Why not. */
            error?: string;
            /** @description The provider's names of its models. */
            models?: string[];
            /** @description How long the answer took, in milliseconds. */
            durationMs: number;
        };
        /** @description A model that can be used. */
        AiModel: {
            id: components["schemas"]["AiModelName"];
            provider: components["schemas"]["AiProviderName"];
            /**
             * @description What it can do.
             * @example [
             *       "text"
             *     ]
             */
            capabilities: components["schemas"]["AiCapability"][];
            /** @description How many tokens its input and output may have. */
            contextTokens?: number;
            prices?: components["schemas"]["AiPrices"];
            priceSource?: components["schemas"]["AiPriceSource"];
        };
        /**
         * @description Where a price is from: the catalogue of the service, or the provider as it was put.
         * @example catalogue
         * @enum {string}
         */
        AiPriceSource: "catalogue" | "configured";
        /**
         * @description The name of a tool; most providers take letters, digits, `_` and `-` only.
         * @example listTasks
         */
        AiToolName: string;
        /** @description A tool that the model wants to be called. */
        AiToolCall: {
            /**
             * @description The provider's id of the call.
             * @example call_1
             */
            id: string;
            /**
             * @description The name of the tool, as `tools` has it.
             * @example listTasks
             */
            name: string;
            /** @description The input of the tool. */
            input: {
                [key: string]: unknown;
            };
        };
        /** @description A message of a conversation. */
        AiMessage: {
            /**
             * @description Who wrote it.
             * @example user
             * @enum {string}
             */
            role: "system" | "user" | "assistant" | "tool";
            /**
             * @description The text; of a tool, its output.
             * @example Say hello.
             */
            content: string;
            /** @description The tool calls of an assistant message. */
            toolCalls?: components["schemas"]["AiToolCall"][];
            /** @description The id of the call that a message of the role `tool` answers. */
            toolCallId?: string;
        };
        /** @description A tool that the model may call. */
        AiTool: {
            name: components["schemas"]["AiToolName"];
            /** @description What the tool does, for the model. */
            description?: string;
            /** @description The JSON Schema of its input. */
            inputSchema: {
                [key: string]: unknown;
            };
        };
        /** @description What to generate. */
        GenerateInput: {
            /** @description The model; `aiModel` of the project configuration by default. */
            model?: components["schemas"]["AiModelName"];
            /** @description The conversation, oldest message first. */
            messages: components["schemas"]["AiMessage"][];
            /** @description The tools that the model may call. */
            tools?: components["schemas"]["AiTool"][];
            /**
             * @description Whether the model may or must call a tool; `auto` by default.
             * @enum {string}
             */
            toolChoice?: "auto" | "none" | "required";
            /** @description The JSON Schema of the answer; the model is asked for JSON. */
            schema?: {
                [key: string]: unknown;
            };
            /**
             * @description How many tokens the answer may have.
             * @example 1024
             */
            maxOutputTokens?: number;
            /** @description How random the choice of words is. */
            temperature?: number;
            /** @description The task that the call is for. */
            taskId?: components["schemas"]["Id"];
        };
        /** @description The tokens of a call, and what they cost. */
        AiUsage: {
            /**
             * @description The tokens of the input, cached ones included.
             * @example 11
             */
            inputTokens: number;
            /** @description The part of the input that the provider had cached. */
            cachedInputTokens: number;
            /** @description The part of the input that the provider cached. */
            cacheWriteTokens?: number;
            /**
             * @description The tokens of the output, reasoning included.
             * @example 7
             */
            outputTokens: number;
            /** @description The part of the output that is reasoning. */
            reasoningTokens: number;
            /** @description The cost in millionths of a US dollar, if a price is known. */
            costMicros?: number;
            /** @description Whether the tokens are estimated because the provider did not report them. */
            isEstimated: boolean;
        };
        /**
         * @description Why the model ended.
         * @example stop
         * @enum {string}
         */
        AiFinishReason: "stop" | "length" | "tool_calls" | "content_filter" | "other";
        /** @description What the model answered. */
        GeneratedMessage: {
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            role: "assistant";
            /** @description The text. */
            content: string;
            /** @description The reasoning of the model, if the provider returns it. */
            reasoning?: string;
            /** @description The tools that the model wants to be called. */
            toolCalls?: components["schemas"]["AiToolCall"][];
        };
        /** @description The text to count. */
        TokenCountInput: {
            /**
             * @description The text.
             * @example Say hello.
             */
            text: string;
            /** @description The model for which to count. */
            model?: components["schemas"]["AiModelName"];
        };
        /** @description The texts to embed. */
        EmbeddingsInput: {
            model: components["schemas"]["AiModelName"];
            /** @description The texts. */
            input: string[];
            /** @description The task that the call is for. */
            taskId?: components["schemas"]["Id"];
        };
        /** @description One call of a provider, as the ledger has it. */
        AiCall: {
            /** @description The id of the call. */
            id: components["schemas"]["Id"];
            /** @description When the call was started. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The user for whom the call was made. */
            createdBy: components["schemas"]["Actor"];
            /** @description The id of the token with which it was made. */
            tokenId?: components["schemas"]["Id"];
            /** @description The task that the call was for. */
            taskId?: components["schemas"]["Id"];
            /** @description The chat that the call was for. */
            chatId?: components["schemas"]["Id"];
            provider: components["schemas"]["AiProviderName"];
            model: components["schemas"]["AiModelName"];
            /**
             * @description What was asked for.
             * @enum {string}
             */
            operation: "generate" | "embed";
            /**
             * @description The status of the call: `aborted` by the caller, `lost` when the service ended before the call did.
             * @enum {string}
             */
            status: "started" | "done" | "failed" | "aborted" | "lost";
            usage?: components["schemas"]["AiUsage"];
            priceSource?: components["schemas"]["AiPriceSource"];
            finishReason?: components["schemas"]["AiFinishReason"];
            /** @description Why the call failed. */
            error?: string;
            /** @description How often the provider was asked. */
            attempts: number;
            /** @description How long the call took, in milliseconds. */
            durationMs?: number;
            /** @description The milliseconds until the first token. */
            firstDeltaMs?: number;
        };
        /** @description The sums of several calls. */
        AiSums: {
            /** @description The number of calls. */
            calls: number;
            /** @description The tokens of the input, cached ones included. */
            inputTokens: number;
            /** @description The part of the input that providers had cached. */
            cachedInputTokens: number;
            /** @description The tokens of the output, reasoning included. */
            outputTokens: number;
            /** @description The part of the output that is reasoning. */
            reasoningTokens: number;
            /** @description The cost of the calls with a known price in millionths of a US dollar. */
            costMicros: number;
            /** @description The number of calls with estimated tokens. */
            estimatedCalls: number;
        };
        /** @description The sums of one group. */
        AiUsageGroupSums: {
            /**
             * @description The day, the model, or the id of the user, chat or task.
             * @example 2026-01-01
             */
            key: string;
            sums: components["schemas"]["AiSums"];
        };
        /** @description What may be used in one period. */
        AiBudgetInput: {
            period: components["schemas"]["AiBudgetPeriod"];
            /**
             * @description The cost that may be reached, in millionths of a US dollar; models without a known price are not counted.
             * @example 50000000
             */
            costMicrosMax?: number;
            /** @description The tokens that may be used, input and output together. */
            tokensMax?: number;
        };
        /**
         * @description The period of the budget, by UTC.
         * @example month
         * @enum {string}
         */
        AiBudgetPeriod: "day" | "month";
        /** @description What may be used in the current period, and what is used. */
        AiBudget: {
            period: components["schemas"]["AiBudgetPeriod"];
            /** @description The cost that may be reached, in millionths of a US dollar. */
            costMicrosMax?: number;
            /** @description The tokens that may be used. */
            tokensMax?: number;
            /** @description When the current period started. */
            startsAt: components["schemas"]["Timestamp"];
            /** @description When the next period starts. */
            resetsAt: components["schemas"]["Timestamp"];
            /** @description The cost of the calls of this period. */
            usedCostMicros: number;
            /** @description The tokens of the calls of this period. */
            usedTokens: number;
            /** @description The cost that calls in progress have reserved. */
            reservedCostMicros: number;
            /** @description The tokens that calls in progress have reserved. */
            reservedTokens: number;
        };
        AiProviderListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The AI providers. */
            data: {
                /** @description The providers, by name. */
                providers: components["schemas"]["AiProvider"][];
            };
        };
        AiProviderAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The AI provider. */
            data: {
                provider: components["schemas"]["AiProvider"];
            };
        };
        AiProviderTestAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description What the provider answered. */
            data: {
                test: components["schemas"]["AiProviderTest"];
            };
        };
        AiModelListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of AI models. */
            data: {
                /** @description The models, by name. */
                models: components["schemas"]["AiModel"][];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        GenerateAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The answer of the model. */
            data: {
                message: components["schemas"]["GeneratedMessage"];
                finishReason: components["schemas"]["AiFinishReason"];
                /** @description The answer parsed as JSON, if a `schema` was given. */
                output?: unknown;
                usage: components["schemas"]["AiUsage"];
                /** @description The id of the call in the ledger. */
                callId: components["schemas"]["Id"];
            };
        };
        TokenCountAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The number of tokens. */
            data: {
                /** @description The number of tokens. */
                tokens: number;
                /**
                 * @description How they were counted.
                 * @enum {string}
                 */
                method: "estimate";
            };
        };
        EmbeddingsAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The vectors. */
            data: {
                /** @description One vector for each text, in order. */
                embeddings: number[][];
                usage: components["schemas"]["AiUsage"];
                /** @description The id of the call in the ledger. */
                callId: components["schemas"]["Id"];
            };
        };
        AiCallListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of the ledger. */
            data: {
                /** @description The calls, newest first. */
                calls: components["schemas"]["AiCall"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        AiCallAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The AI call. */
            data: {
                call: components["schemas"]["AiCall"];
            };
        };
        AiUsageAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The sums. */
            data: {
                /** @description The groups: days in order, others by their tokens, the most first. */
                usage: components["schemas"]["AiUsageGroupSums"][];
                /** @description The sums of all calls. */
                totals: components["schemas"]["AiSums"];
            };
        };
        AiBudgetAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The budget and its use. */
            data: {
                budget: components["schemas"]["AiBudget"];
            };
        };
        /**
         * @description What the chat is about, in one line.
         * @example Plan the release
         */
        ChatTitle: string;
        /** @description What answers in a chat. */
        ChatBackend: components["schemas"]["ModelBackend"] | components["schemas"]["AgentBackend"];
        /** @description A model with the tools of this service. */
        ModelBackend: {
            /**
             * @description The kind of the backend.
             * @example model
             * @constant
             */
            kind: "model";
            model: components["schemas"]["AiModelName"];
        };
        /** @description An agent of the project. */
        AgentBackend: {
            /**
             * @description The kind of the backend.
             * @example agent
             * @constant
             */
            kind: "agent";
            agent: components["schemas"]["AgentName"];
        };
        /**
         * @description The name of an agent in `gantry.json`.
         * @example opencode
         */
        AgentName: string;
        /** @description A program that can be the backend of a chat. */
        ChatAgent: {
            name: components["schemas"]["AgentName"];
            /**
             * @description What is started, without secrets.
             * @example opencode acp
             */
            command: string;
            /** @description Whether it may run: exactly these commands are approved, or covered by `--trust`. */
            isApproved: boolean;
            /**
             * @description Whether it works in a chat now, or ended with an error last time.
             * @example idle
             * @enum {string}
             */
            status: "idle" | "running" | "failed";
            /** @description Why it failed last. */
            error?: string;
        };
        /** @description Which tools a chat may use. */
        ToolRule: {
            /**
             * @description The id of an operation; `*` stands for any letters.
             * @example create*
             */
            tool: string;
            /**
             * @description Whether a call is run, waits for an approval or is refused.
             * @example ask
             * @enum {string}
             */
            action: "allow" | "ask" | "deny";
            /**
             * @description Whether `allow` also applies after the model has read text from outside: mail, results of MCP servers, what was imported. Not so by default: such a call asks.
             * @example false
             */
            isForOutsideText?: boolean;
        };
        /** @description The rules for tools, of which the first that matches decides. */
        ToolRules: components["schemas"]["ToolRule"][];
        /**
         * @description Instructions for the model, before all messages.
         * @example Be brief.
         */
        ChatSystem: string;
        /** @description A new chat. */
        ChatInput: {
            title?: components["schemas"]["ChatTitle"];
            /** @description The task that the chat belongs to. */
            taskId?: components["schemas"]["Id"];
            backend?: components["schemas"]["ChatBackend"];
            system?: components["schemas"]["ChatSystem"];
            toolRules?: components["schemas"]["ToolRules"];
        };
        /** @description What to fork. */
        ChatForkInput: {
            /** @description The last message to take over; the last complete one by default. */
            messageId?: components["schemas"]["ChatMessageId"];
            /** @description The title; that of the chat by default. */
            title?: components["schemas"]["ChatTitle"];
        };
        /** @description The fields to change. */
        ChatPatch: {
            title?: components["schemas"]["ChatTitle"];
            backend?: components["schemas"]["ChatBackend"];
            /** @description Instructions for the model; null removes them. */
            system?: string | null;
            toolRules?: components["schemas"]["ToolRules"];
        };
        /**
         * @description Whether the model is at work, waits for a decision, or writes a summary.
         * @example idle
         * @enum {string}
         */
        ChatState: "idle" | "running" | "waiting_approval" | "compacting" | "failed";
        /** @description A conversation. */
        Chat: {
            /** @description The id of the chat. */
            id: components["schemas"]["Id"];
            title: components["schemas"]["ChatTitle"];
            /** @description The task that the chat belongs to. */
            taskId?: components["schemas"]["Id"];
            backend: components["schemas"]["ChatBackend"];
            state: components["schemas"]["ChatState"];
            system?: components["schemas"]["ChatSystem"];
            toolRules: components["schemas"]["ToolRules"];
            /** @description The id of the chat that it was forked from. */
            forkedFrom?: components["schemas"]["Id"];
            /** @description The user who created the chat. */
            createdBy: components["schemas"]["Actor"];
            /** @description When the chat was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the chat last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description The id of a message, chosen by its sender or by the service.
         * @example queued-1
         */
        ChatMessageId: string;
        /**
         * @description When a message is taken while the model is at work: after its turn, or after its current step.
         * @example queue
         * @enum {string}
         */
        ChatDelivery: "queue" | "steer";
        /** @description A new message. */
        ChatMessageInput: {
            id?: components["schemas"]["ChatMessageId"];
            /**
             * @description The text.
             * @example Say hello.
             */
            content: string;
            delivery?: components["schemas"]["ChatDelivery"];
            /**
             * @description The filenames of uploaded files to give to the model: of a text the first 32 KiB, and an image of up to 5 MiB to a model that takes images.
             * @example [
             *       "plan.txt"
             *     ]
             */
            files?: string[];
            /**
             * @description The names of skills to activate.
             * @example [
             *       "release-notes"
             *     ]
             */
            skills?: string[];
        };
        /** @description A new compaction. */
        ChatCompactionInput: {
            id?: components["schemas"]["ChatMessageId"];
        };
        /** @description The fields to change. */
        QueuedMessagePatch: {
            /**
             * @description The text.
             * @example Say goodbye.
             */
            content?: string;
            delivery?: components["schemas"]["ChatDelivery"];
        };
        /**
         * @description What the part is; a `compaction` is the summary of what was said before it, a `file` an uploaded file and a `skill` an activated skill.
         * @example text
         * @enum {string}
         */
        ChatPartKind: "text" | "reasoning" | "toolCall" | "file" | "skill" | "compaction" | "notice";
        /**
         * @description The state of a tool call or a compaction: `waiting` for an approval, `interrupted` when the outcome of a call is unknown.
         * @example done
         * @enum {string}
         */
        ChatToolState: "pending" | "waiting" | "running" | "done" | "failed" | "denied" | "interrupted";
        /** @description A part of a message. */
        ChatPart: {
            /**
             * @description The id of the part in its message.
             * @example p1
             */
            id: string;
            kind: components["schemas"]["ChatPartKind"];
            /**
             * @description The step of the turn in which the part was made.
             * @example 0
             */
            step: number;
            /** @description The text, also of reasoning, of a summary, of a notice, of a file and of the instructions of a skill. */
            text?: string;
            /** @description The id of the tool call, which is also the Idempotency-Key of the operation. */
            callId?: components["schemas"]["Id"];
            /**
             * @description The tool: the id of an operation, or `searchOperations`.
             * @example createTask
             */
            tool?: string;
            /** @description The input of the tool. */
            input?: {
                [key: string]: unknown;
            };
            state?: components["schemas"]["ChatToolState"];
            /** @description What the tool answered, as the model reads it. */
            output?: string;
            /**
             * @description There is an output that the caller may not read: the caller could not make the same call. Absent otherwise.
             * @example true
             * @constant
             */
            isOutputHidden?: true;
            /** @description The id of the approval that the call waited for. */
            approvalId?: components["schemas"]["Id"];
            /**
             * @description The filename of a file, or the name of a skill.
             * @example plan.txt
             */
            name?: string;
            /**
             * @description The media type of a file.
             * @example text/plain
             */
            mediaType?: string;
            /**
             * @description The size of a file in bytes.
             * @example 4096
             */
            size?: number;
            /** @description The SHA-256 of a file or the digest of a skill, as it was given to the model. */
            digest?: string;
        };
        /**
         * @description The state of the message.
         * @example done
         * @enum {string}
         */
        ChatMessageState: "queued" | "running" | "done" | "interrupted" | "failed";
        /**
         * @description Who wrote the message.
         * @example user
         * @enum {string}
         */
        ChatRole: "user" | "assistant" | "system";
        /** @description A message of a chat. */
        ChatMessage: {
            id: components["schemas"]["ChatMessageId"];
            /**
             * @description The place of the message in the chat.
             * @example 1
             */
            seq: number;
            role: components["schemas"]["ChatRole"];
            state: components["schemas"]["ChatMessageState"];
            delivery?: components["schemas"]["ChatDelivery"];
            /** @description The parts, in order. */
            parts: components["schemas"]["ChatPart"][];
            /** @description The number of the last stream event that the message contains. */
            event: number;
            /** @description When the message was created. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description What changed in a part; `kind` and `step` are there when the part is new. */
        ChatPartPatch: {
            /**
             * @description The id of the part in its message.
             * @example p1
             */
            id: string;
            kind?: components["schemas"]["ChatPartKind"];
            /** @description The step of the turn in which the part was made. */
            step?: number;
            /** @description Text to add to the end of `text`. */
            append?: string;
            /** @description The new text; null when the part was dropped. */
            text?: string | null;
            /** @description The id of the tool call. */
            callId?: components["schemas"]["Id"];
            /** @description The tool. */
            tool?: string;
            /** @description The input of the tool. */
            input?: {
                [key: string]: unknown;
            };
            state?: components["schemas"]["ChatToolState"];
            /** @description What the tool answered. */
            output?: string;
            /**
             * @description The tool answered something that the caller may not read.
             * @example true
             * @constant
             */
            isOutputHidden?: true;
            /** @description The id of the approval. */
            approvalId?: components["schemas"]["Id"];
            /** @description The name of a file or skill. */
            name?: string;
            /** @description The media type of a file. */
            mediaType?: string;
            /** @description The size of a file in bytes. */
            size?: number;
            /** @description The digest of a file or skill. */
            digest?: string;
        };
        /** @description The data of an event of a chat's stream. */
        ChatEvent: {
            messageId?: components["schemas"]["ChatMessageId"];
            part?: components["schemas"]["ChatPartPatch"];
            message?: components["schemas"]["ChatMessage"];
            approval?: components["schemas"]["ToolApproval"];
            state?: components["schemas"]["ChatState"];
        };
        /** @description Whose words are in a conversation. */
        ChatAuthor: {
            /**
             * @description A user; an account of a chat platform without a link; or text from outside, such as mail, which the model has read.
             * @example user
             * @enum {string}
             */
            kind: "user" | "account" | "outside";
            /** @description The user or, of an account, the one who made the binding; absent for text from outside. */
            actor?: components["schemas"]["Actor"];
            /**
             * @description The name of the account as the platform shows it; of text from outside, the operation that returned it.
             * @example mallory
             */
            name?: string;
            /**
             * @description Whether the credential of the author has ended, so that the words may do nothing any more.
             * @example false
             */
            isEnded?: boolean;
        };
        /**
         * @description What was decided.
         * @example pending
         * @enum {string}
         */
        ApprovalState: "pending" | "allowed" | "denied" | "expired";
        /** @description A tool call that waits for a decision. */
        ToolApproval: {
            /** @description The id of the approval. */
            id: components["schemas"]["Id"];
            /** @description The id of the chat. */
            chatId: components["schemas"]["Id"];
            /** @description The id of the tool call. */
            callId: components["schemas"]["Id"];
            /**
             * @description The tool.
             * @example createTask
             */
            tool: string;
            /** @description The input of the tool. */
            input: {
                [key: string]: unknown;
            };
            state: components["schemas"]["ApprovalState"];
            /**
             * @description For what it was decided.
             * @enum {string}
             */
            scope?: "once" | "always";
            /** @description Whose words are in the conversation and may not make this call; absent if there are none. */
            authors?: components["schemas"]["ChatAuthor"][];
            /** @description Why it was decided so. */
            reason?: string;
            /** @description The user who decided. */
            decidedBy?: components["schemas"]["Actor"];
            /** @description When the call began to wait. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the call is refused without a decision. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description The decision on a tool call. */
        ApprovalDecision: {
            /**
             * @description Whether the tool may be called.
             * @example allow
             * @enum {string}
             */
            decision: "allow" | "deny";
            /**
             * @description Whether the decision to allow is for this call, or for every call of the tool with this input in this chat; `once` by default.
             * @example once
             * @enum {string}
             */
            scope?: "once" | "always";
            /** @description Why, for the model to read. */
            reason?: string;
        };
        ChatAgentListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The agents. */
            data: {
                /** @description The agents, in the order of `gantry.json`. */
                agents: components["schemas"]["ChatAgent"][];
            };
        };
        ChatListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of chats. */
            data: {
                /** @description The chats, newest first. */
                chats: components["schemas"]["Chat"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        ChatAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The chat. */
            data: {
                chat: components["schemas"]["Chat"];
            };
        };
        ChatMessageListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of messages. */
            data: {
                /** @description The messages, in order. */
                messages: components["schemas"]["ChatMessage"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        ChatMessageAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The message. */
            data: {
                message: components["schemas"]["ChatMessage"];
            };
        };
        ToolApprovalListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of approvals. */
            data: {
                /** @description The approvals, newest first. */
                approvals: components["schemas"]["ToolApproval"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        ToolApprovalAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The approval. */
            data: {
                approval: components["schemas"]["ToolApproval"];
            };
        };
        /** @description A token, a username and a password, or the secret of a sign-in link. */
        LoginInput: {
            /** @description A token of this service. */
            token?: string;
            username?: components["schemas"]["Username"];
            /** @description The password of the user. */
            password?: components["schemas"]["Password"];
            /** @description The code of an authenticator app, or a recovery code, for a user with a second factor. */
            code?: components["schemas"]["SecondFactorCode"];
            /** @description The secret of a sign-in link, which follows `#link=` in it. It can be used once. */
            link?: string;
        };
        /** @description The password of the user, with a code of the second factor if there is one, or a token of the user. */
        ReauthenticationInput: {
            /**
             * @description The password of the user.
             * @example correct horse battery staple
             */
            password?: string;
            /** @description The code of an authenticator app, or a recovery code, which a user with a second factor gives beside the password. */
            code?: components["schemas"]["SecondFactorCode"];
            /** @description A token of this service. */
            token?: string;
        };
        /**
         * @description The name with which the user signs in.
         * @example ada
         */
        Username: string;
        /**
         * @description A password of at least 10 characters of any kind. One that is common, or made of common passwords, of the names of its user or of the name of this service, is refused.
         * @example correct horse battery staple
         */
        Password: string;
        /**
         * @description The role, which limits what the user can do.
         * @enum {string}
         */
        Role: "owner" | "maintainer" | "developer" | "viewer" | "agent";
        /**
         * @description A name for people.
         * @example Ada
         */
        DisplayName: string;
        /** @description The user and authority of a credential. */
        Identity: {
            /** @description The id of the user. */
            userId: components["schemas"]["Id"];
            /** @description The name of the user. */
            name: string;
            role: components["schemas"]["Role"];
            /**
             * @description The type of the credential.
             * @enum {string}
             */
            method: "token" | "session";
            /** @description How the user of a session signed in; absent for a token. */
            signedInBy?: components["schemas"]["SignInMethod"];
            /** @description True for a session that can only add a second factor, because the operator requires one; absent otherwise. */
            needsSecondFactor?: boolean;
            /** @description The id of the token; absent for a session. */
            tokenId?: components["schemas"]["Id"];
            /** @description The scopes of the credential. */
            scopes: components["schemas"]["Scope"][];
            allow?: components["schemas"]["AllowList"];
            /** @description When the credential expires. */
            expiresAt?: components["schemas"]["Timestamp"];
            /** @description When the user of a session last signed in or reauthenticated; absent for a token, unless a session exchanged itself for it. */
            authenticatedAt?: components["schemas"]["Timestamp"];
        };
        IdentityAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The caller's identity. */
            data: {
                /** @description The caller's identity. */
                identity: components["schemas"]["Identity"];
            };
        };
        /** @description Restricts a token to certain tasks, tools, remotes or branches. An absent list does not restrict, except that a token restricted to tasks calls only the tools and pushes only to the remotes and branches that it lists. */
        AllowList: {
            /** @description The tasks that the token can access. */
            taskIds?: components["schemas"]["Id"][];
            /** @description The tools that the token can call, as `server/tool`, where `*` matches any text. */
            mcpTools?: string[];
            /** @description The remotes that the token can push to. */
            gitRemotes?: string[];
            /** @description The branches that the token can push, where `*` matches any text. */
            gitBranches?: string[];
        };
        /** @description The first user. */
        SetupInput: {
            name: components["schemas"]["DisplayName"];
            username: components["schemas"]["Username"];
            password: components["schemas"]["Password"];
        };
        SetupAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The state of the setup. */
            data: {
                /** @description The state of the setup. */
                setup: {
                    /** @description Whether the first user has a name and a password. */
                    isDone: boolean;
                };
            };
        };
        /** @description An invite and the new password. */
        InviteAcceptance: {
            /** @description The secret of the invite. */
            invite: string;
            password: components["schemas"]["Password"];
        };
        /** @description A new token. Its scopes are either named or those of a preset. */
        TokenInput: {
            name: components["schemas"]["DisplayName"];
            /** @description The scopes of the token; give either scopes or a preset. */
            scopes?: components["schemas"]["Scope"][];
            preset?: components["schemas"]["Preset"];
            allow?: components["schemas"]["AllowList"];
            /**
             * @description Days until the token expires; 90 by default.
             * @example 30
             */
            expiresInDays?: number;
        };
        /**
         * @description A named set of scopes.
         * @example agent
         * @enum {string}
         */
        Preset: "read_only" | "agent" | "ci" | "full";
        /** @description A token without its secret. */
        Token: {
            /** @description The id of the token. */
            id: components["schemas"]["Id"];
            /** @description The user as whom the token acts. */
            userId: components["schemas"]["Id"];
            /** @description A name for people. */
            name: string;
            /** @description The scopes of the token. */
            scopes: components["schemas"]["Scope"][];
            allow?: components["schemas"]["AllowList"];
            /** @description When the token was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the token expires; absent if it never does. */
            expiresAt?: components["schemas"]["Timestamp"];
            /** @description The token from which it was created, or the token or session that was exchanged for it, and with which it ends. */
            parentId?: string;
        };
        TokenAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The token. */
            data: {
                /** @description The token. */
                token: components["schemas"]["Token"];
            };
        };
        TokenListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of tokens. */
            data: {
                /** @description The tokens of this page. */
                tokens: components["schemas"]["Token"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        TokenSecretAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The token and its secret. */
            data: {
                /** @description The token. */
                token: components["schemas"]["Token"];
                /** @description The secret of the token, returned only once. */
                secret: string;
            };
        };
        /** @description How to rotate the secret. */
        RotationInput: {
            /**
             * @description Seconds for which the old secret stays valid; 0 by default.
             * @example 3600
             */
            overlapSeconds?: number;
        };
        /** @description The token to return. */
        ExchangeInput: {
            /** @description The scopes of the new token; by default those of the credential. */
            scopes?: components["schemas"]["Scope"][];
            allow?: components["schemas"]["AllowList"];
            /**
             * @description Seconds until the token expires; 900 by default.
             * @example 900
             */
            expiresInSeconds?: number;
        };
        /** @description A scope and the operations that require it. */
        ScopeDescription: {
            scope: components["schemas"]["Scope"];
            /** @description The ids of the operations that require the scope. */
            operations: string[];
        };
        /** @description A preset or role with its scopes. */
        ScopeSet: {
            /** @description The name of the preset or role. */
            name: string;
            /** @description The scopes. */
            scopes: components["schemas"]["Scope"][];
        };
        ScopeListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The scopes. */
            data: {
                /** @description Every scope. */
                scopes: components["schemas"]["ScopeDescription"][];
                /** @description The presets for new tokens. */
                presets: components["schemas"]["ScopeSet"][];
                /** @description The maximum scopes of each role. */
                roles: components["schemas"]["ScopeSet"][];
            };
        };
        /** @description A session of a signed-in browser. */
        BrowserSession: {
            /** @description The id of the session. */
            id: components["schemas"]["Id"];
            /** @description The IP address from which the session was started. */
            address?: string;
            /** @description How the user signed in. */
            signedInBy?: components["schemas"]["SignInMethod"];
            /** @description When the session was started. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the session expires. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description Whether this call uses the session. */
            isCurrent: boolean;
        };
        SessionListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of sessions. */
            data: {
                /** @description The caller's browser sessions, newest first. */
                sessions: components["schemas"]["BrowserSession"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /**
         * @description The id of an operation.
         * @example createTask
         * @enum {string}
         */
        OperationId: "listTasks" | "createTask" | "getNextTask" | "claimNextTask" | "getTask" | "updateTask" | "deleteTask" | "transitionTask" | "claimTask" | "releaseTask" | "putTaskDependencies" | "listTaskHistory" | "getTaskRevision" | "restoreTaskRevision" | "listTaskComments" | "createTaskComment" | "getTaskComment" | "updateTaskComment" | "deleteTaskComment" | "putTaskReviewers" | "listTaskReviews" | "submitTaskReview" | "getTaskReview" | "listPlanSteps" | "createPlanStep" | "putPlanStepOrder" | "executePlan" | "getPlanStep" | "updatePlanStep" | "deletePlanStep" | "executePlanStep" | "getTaskChanges" | "putTaskChanges" | "applyTaskChanges" | "listJobs" | "listSchedules" | "createSchedule" | "getSchedule" | "updateSchedule" | "deleteSchedule" | "getJob" | "cancelJob" | "retryJob" | "getJobLog" | "streamJob" | "listResources" | "uploadResource" | "getResource" | "putResource" | "updateResource" | "deleteResource" | "getResourceThumbnail" | "createResourceLink" | "getLinkedFile" | "listTerminals" | "openTerminal" | "getTerminal" | "updateTerminal" | "deleteTerminal" | "resizeTerminalSession" | "writeTerminalSession" | "readTerminalSession" | "resizeTerminal" | "writeTerminal" | "readTerminal" | "listMailFolders" | "sendEmail" | "listEmails" | "deliverEmail" | "getEmail" | "deleteEmail" | "moveEmail" | "getEmailSource" | "getEmailAttachment" | "createTaskFromEmail" | "getRoleContext" | "putRoleContext" | "listContextDocuments" | "getContextDocument" | "putContextDocument" | "deleteContextDocument" | "buildContext" | "getConfig" | "updateConfig" | "getApproval" | "approveCommands" | "getConfigSchema" | "validateConfig" | "listConfigRevisions" | "restoreConfigRevision" | "runScript" | "listSecrets" | "putSecret" | "deleteSecret" | "rekeySecrets" | "getGitStatus" | "getGitDiff" | "stageFiles" | "unstageFiles" | "listCommits" | "createCommit" | "getCommit" | "getBlob" | "listBranches" | "createBranch" | "deleteBranch" | "checkoutBranch" | "pushChanges" | "listRemotes" | "createRemote" | "deleteRemote" | "fetchRemote" | "pullChanges" | "cloneRepository" | "listPushes" | "listGitCredentials" | "putGitCredential" | "deleteGitCredential" | "listMcpServers" | "getMcpServer" | "putMcpServer" | "deleteMcpServer" | "testMcpServer" | "restartMcpServer" | "getMcpServerLogs" | "startMcpAuth" | "deleteMcpAuth" | "completeMcpAuth" | "listMcpTools" | "executeMcpTool" | "listMcpCalls" | "getMcpCall" | "approveMcpCall" | "cancelMcpCall" | "listMcpResources" | "readMcpResource" | "listMcpPrompts" | "getMcpPrompt" | "listSkills" | "createSkill" | "importSkill" | "validateSkill" | "matchSkills" | "getSkill" | "updateSkill" | "deleteSkill" | "approveSkill" | "refreshSkill" | "exportSkill" | "runSkillScript" | "listSkillFiles" | "getSkillFile" | "putSkillFile" | "deleteSkillFile" | "listKnowledge" | "createKnowledge" | "importKnowledge" | "reindexKnowledge" | "searchKnowledge" | "getKnowledge" | "updateKnowledge" | "deleteKnowledge" | "listKnowledgeRevisions" | "restoreKnowledgeRevision" | "listAiProviders" | "putAiProvider" | "deleteAiProvider" | "testAiProvider" | "listAiModels" | "generateText" | "countTokens" | "createEmbeddings" | "listAiCalls" | "getAiCall" | "getAiUsage" | "getAiBudget" | "putAiBudget" | "listChats" | "createChat" | "listChatAgents" | "getChat" | "updateChat" | "deleteChat" | "listChatMessages" | "sendChatMessage" | "streamChat" | "interruptChat" | "forkChat" | "compactChat" | "listApprovals" | "respondApproval" | "updateQueuedMessage" | "deleteQueuedMessage" | "getIdentity" | "login" | "logout" | "reauthenticate" | "getSetup" | "completeSetup" | "acceptInvite" | "listTokens" | "createToken" | "getToken" | "deleteToken" | "rotateToken" | "exchangeToken" | "listScopes" | "listSessions" | "deleteSession" | "checkAccess" | "listAuditEntries" | "listSignInMethods" | "loginWithPasskey" | "createSignInChallenge" | "listSecondFactors" | "createTotp" | "confirmTotp" | "createPasskey" | "createPasskeyChallenge" | "renewRecoveryCodes" | "removeSecondFactor" | "getCurrentUser" | "updateCurrentUser" | "changePassword" | "getPreferences" | "updatePreferences" | "listUsers" | "createUser" | "getUser" | "updateUser" | "deleteUser" | "createUserInvite" | "disableUser" | "enableUser" | "streamEvents" | "createEventTicket" | "listWebhooks" | "createWebhook" | "getWebhook" | "updateWebhook" | "deleteWebhook" | "testWebhook" | "listDeliveries" | "redeliver" | "rotateWebhookSecret" | "listChatIntegrations" | "createChatIntegration" | "getChatIntegration" | "updateChatIntegration" | "deleteChatIntegration" | "testChatIntegration" | "receiveChatEvent" | "receiveMatrixTransaction" | "listChatBindings" | "createChatBinding" | "deleteChatBinding" | "createChatLink" | "deleteChatLink" | "listChatDeliveries" | "getVersion" | "getHealth" | "getReadiness" | "getLimits" | "listErrorCodes";
        /** @description The operations to check. */
        AccessInput: {
            /** @description The ids of the operations. */
            operations: components["schemas"]["OperationId"][];
        };
        /** @description The caller's access to one operation. */
        Access: {
            /** @description The id of the operation. */
            operation: string;
            /** @description Whether the caller has the required scopes. */
            isAllowed: boolean;
            /** @description The required scopes that the caller lacks. */
            missingScopes: components["schemas"]["Scope"][];
        };
        AccessAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The access to each operation. */
            data: {
                /** @description The access to each operation. */
                access: components["schemas"]["Access"][];
            };
        };
        /** @description A record of one write or refusal. */
        AuditEntry: {
            /** @description The number of the entry in the audit log. */
            id: number;
            /** @description When the entry was written. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The caller; absent if unknown. */
            actor?: components["schemas"]["Actor"];
            /** @description The id of the token or session; empty if unknown. */
            credentialId: string;
            /** @description The IP address of the caller. */
            address: string;
            /** @description The id of the request. */
            requestId: string;
            /** @description The id of the operation. */
            operation: string;
            /** @description The path of the item. */
            object: string;
            /**
             * @description Whether the operation was done, refused or started.
             * @enum {string}
             */
            outcome: "done" | "refused" | "started";
            /** @description The SHA-256 hash over this entry and the hash of the previous entry. */
            hash: string;
        };
        AuditListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of audit entries. */
            data: {
                /** @description The audit entries, newest first. */
                entries: components["schemas"]["AuditEntry"][];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /**
         * @description A way to sign in.
         * @example password
         * @enum {string}
         */
        SignInMethod: "password" | "passkey" | "oidc" | "link" | "token";
        /**
         * @description A code of six digits of an authenticator app.
         * @example 492039
         */
        SecondFactorCode: string;
        /**
         * @description Bytes in Base64url without padding.
         * @example bm90LWEtcGFzc2tleQ
         */
        Base64Url: string;
        /**
         * @description The id of a passkey in Base64url.
         * @example bm90LWEtcGFzc2tleQ
         */
        CredentialId: string;
        /**
         * @description How the authenticator is reached.
         * @example internal
         */
        Transport: string;
        /** @description Shows that the user makes the call. */
        OwnerConfirmation: {
            /** @description The current password, if the user has one. */
            currentPassword?: components["schemas"]["Password"];
        };
        /** @description A new authenticator app. */
        TotpInput: {
            name?: components["schemas"]["DisplayName"];
            /** @description The current password, if the user has one. */
            currentPassword?: components["schemas"]["Password"];
        };
        /** @description The code that the app shows. */
        TotpConfirmation: {
            code: components["schemas"]["SecondFactorCode"];
        };
        /** @description What the authenticator app is given. */
        Totp: {
            /**
             * @description The secret in Base32, to be typed.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /** @description The same as a URI, to be shown as a QR code. */
            uri: string;
            /** @description Until when it can be confirmed. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description An authenticator app or a passkey. */
        SecondFactor: {
            /** @description The id of the second factor. */
            id: components["schemas"]["Id"];
            /**
             * @description An authenticator app, or a passkey.
             * @enum {string}
             */
            kind: "totp" | "passkey";
            /** @description A name for people. */
            name: string;
            /** @description When it was added. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it last signed in; absent if it never did. */
            lastUsedAt?: components["schemas"]["Timestamp"];
        };
        /** @description Codes that each sign in once in place of a second factor, returned only once. */
        RecoveryCodes: string[];
        /** @description The answer of the authenticator, as `PublicKeyCredential.toJSON()` gives it. */
        PasskeyInput: {
            name?: components["schemas"]["DisplayName"];
            /** @description The new credential (WebAuthn, RegistrationResponseJSON). */
            credential: {
                id: components["schemas"]["CredentialId"];
                rawId?: components["schemas"]["CredentialId"];
                /**
                 * @description The type of the credential.
                 * @constant
                 */
                type: "public-key";
                /**
                 * @description Where the authenticator is.
                 * @enum {string}
                 */
                authenticatorAttachment?: "platform" | "cross-platform";
                /** @description Results of extensions; they are ignored. */
                clientExtensionResults?: {
                    [key: string]: unknown;
                };
                /** @description What the authenticator signed. */
                response: {
                    clientDataJSON: components["schemas"]["Base64Url"];
                    attestationObject: components["schemas"]["Base64Url"];
                    authenticatorData?: components["schemas"]["Base64Url"];
                    publicKey?: components["schemas"]["Base64Url"];
                    /**
                     * @description The COSE algorithm.
                     * @example -7
                     */
                    publicKeyAlgorithm?: number;
                    /** @description How the authenticator is reached. */
                    transports?: components["schemas"]["Transport"][];
                };
            };
        };
        /** @description The answer of a passkey, as `PublicKeyCredential.toJSON()` gives it. */
        PasskeyLogin: {
            /** @description The signed challenge (WebAuthn, AuthenticationResponseJSON). */
            credential: {
                id: components["schemas"]["CredentialId"];
                rawId?: components["schemas"]["CredentialId"];
                /**
                 * @description The type of the credential.
                 * @constant
                 */
                type: "public-key";
                /**
                 * @description Where the authenticator is.
                 * @enum {string}
                 */
                authenticatorAttachment?: "platform" | "cross-platform";
                /** @description Results of extensions; they are ignored. */
                clientExtensionResults?: {
                    [key: string]: unknown;
                };
                /** @description What the authenticator signed. */
                response: {
                    clientDataJSON: components["schemas"]["Base64Url"];
                    authenticatorData: components["schemas"]["Base64Url"];
                    signature: components["schemas"]["Base64Url"];
                    userHandle?: components["schemas"]["Base64Url"];
                };
            };
        };
        /** @description A passkey that the user has already. */
        PasskeyDescriptor: {
            id: components["schemas"]["CredentialId"];
            /**
             * @description The type of the credential.
             * @constant
             */
            type: "public-key";
            /** @description How the authenticator is reached. */
            transports?: components["schemas"]["Transport"][];
        };
        /** @description The options for `navigator.credentials.create()` (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
        PasskeyCreationOptions: {
            challenge: components["schemas"]["Base64Url"];
            /** @description This service. */
            rp: {
                /** @description The domain to which the passkey is bound. */
                id: string;
                /** @description The name of the service. */
                name: string;
            };
            /** @description The user. */
            user: {
                id: components["schemas"]["Base64Url"];
                /** @description The username. */
                name: string;
                /** @description The name for people. */
                displayName: string;
            };
            /** @description The algorithms that are accepted. */
            pubKeyCredParams: {
                /**
                 * @description The COSE algorithm.
                 * @example -7
                 */
                alg: number;
                /**
                 * @description The type of the credential.
                 * @constant
                 */
                type: "public-key";
            }[];
            /**
             * @description Milliseconds that the browser waits.
             * @example 300000
             */
            timeout: number;
            /** @description The passkeys that the user has already. */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            /** @description What the authenticator must do. */
            authenticatorSelection: {
                /**
                 * @description The passkey finds its user by itself.
                 * @constant
                 */
                residentKey: "required";
                /**
                 * @description The same for older browsers.
                 * @constant
                 */
                requireResidentKey: true;
                /**
                 * @description The authenticator verifies its user.
                 * @constant
                 */
                userVerification: "required";
            };
            /**
             * @description The make of the authenticator does not matter.
             * @constant
             */
            attestation: "none";
        };
        /** @description The options for `navigator.credentials.get()` (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
        PasskeyRequestOptions: {
            challenge: components["schemas"]["Base64Url"];
            /** @description The domain to which the passkeys are bound. */
            rpId: string;
            /**
             * @description Milliseconds that the browser waits.
             * @example 300000
             */
            timeout: number;
            /**
             * @description The authenticator verifies its user.
             * @constant
             */
            userVerification: "required";
        };
        /** @description What the sign-in page offers besides a password and a token. */
        SignInMethods: {
            /** @description Passkeys; absent where there can be none. */
            passkeys?: {
                /** @description The domain to which they are bound. */
                rpId: string;
                /** @description The origin of the pages that may use them. */
                origin: string;
            };
            /** @description The OpenID provider; absent where there is none. */
            oidc?: {
                /** @description Its name for people. */
                name: string;
                /** @description The path on which the sign-in starts. */
                path: string;
            };
        };
        SignInMethodListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The sign-in methods. */
            data: {
                methods: components["schemas"]["SignInMethods"];
            };
        };
        SignInChallengeAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The options for the browser. */
            data: {
                options: components["schemas"]["PasskeyRequestOptions"];
            };
        };
        PasskeyChallengeAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The options for the browser. */
            data: {
                options: components["schemas"]["PasskeyCreationOptions"];
            };
        };
        SecondFactorListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The second factors. */
            data: {
                /** @description The second factors, oldest first. */
                secondFactors: components["schemas"]["SecondFactor"][];
                /**
                 * @description How many recovery codes were not used yet.
                 * @example 10
                 */
                recoveryCodesLeft: number;
            };
        };
        TotpAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The secret for the app. */
            data: {
                totp: components["schemas"]["Totp"];
            };
        };
        SecondFactorAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The second factor. */
            data: {
                secondFactor: components["schemas"]["SecondFactor"];
                recoveryCodes?: components["schemas"]["RecoveryCodes"];
            };
        };
        RecoveryCodesAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The recovery codes. */
            data: {
                recoveryCodes: components["schemas"]["RecoveryCodes"];
            };
        };
        /** @description A person or an agent. */
        User: {
            /** @description The id of the user. */
            id: components["schemas"]["Id"];
            /** @description The name of the user. */
            name: string;
            username?: components["schemas"]["Username"];
            email?: components["schemas"]["EmailAddress"];
            role: components["schemas"]["Role"];
            /** @description Whether the account may be used; changed by `enableUser` and `disableUser`. */
            isEnabled: boolean;
            /** @description When the user was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the user was last updated. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description An email address.
         * @example ada@example.org
         */
        NewEmailAddress: string;
        /**
         * @description An email address.
         * @example ada@example.org
         */
        EmailAddress: string;
        /** @description A new user. */
        UserInput: {
            name: components["schemas"]["DisplayName"];
            username: components["schemas"]["Username"];
            email?: components["schemas"]["NewEmailAddress"];
            role: components["schemas"]["Role"];
            password?: components["schemas"]["Password"];
        };
        /** @description The fields to change. */
        UserPatch: {
            name?: components["schemas"]["DisplayName"];
            /**
             * @description The new email address; null removes it.
             * @example ada@example.org
             */
            email?: string | null;
            role?: components["schemas"]["Role"];
        };
        /** @description The fields to change. */
        CurrentUserPatch: {
            name?: components["schemas"]["DisplayName"];
            /**
             * @description The new email address; null removes it.
             * @example ada@example.org
             */
            email?: string | null;
        };
        /** @description The current and the new password. */
        PasswordChange: {
            /** @description The current password; required if the user has one. */
            currentPassword?: string;
            newPassword: components["schemas"]["Password"];
        };
        /** @description Values that clients store for the user, by name. */
        Preferences: {
            [key: string]: unknown;
        };
        /** @description The values to set, by name; null removes a value. */
        PreferencesPatch: {
            [key: string]: unknown;
        };
        UserAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The user. */
            data: {
                /** @description The user. */
                user: components["schemas"]["User"];
            };
        };
        UserListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of users. */
            data: {
                /** @description The users, oldest first. */
                users: components["schemas"]["User"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        PreferencesAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The preferences. */
            data: {
                /** @description The preferences. */
                preferences: components["schemas"]["Preferences"];
            };
        };
        InviteAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The invite and its secret. */
            data: {
                /** @description The invite. */
                invite: {
                    /** @description The id of the invited user. */
                    userId: components["schemas"]["Id"];
                    /** @description The secret of the invite, returned only once. */
                    secret: string;
                    /**
                     * @description The page on which the user sets the password: its URL or, where the service does not know its own address (`GANTRY_PUBLIC_URL`), its path and fragment, to follow that address.
                     * @example /sign-in#invite=inv_0123456789abcdefghij
                     */
                    link: string;
                    /** @description When the invite expires. */
                    expiresAt: components["schemas"]["Timestamp"];
                };
            };
        };
        /**
         * @description What happened: the thing and the verb in the past tense.
         * @enum {string}
         */
        EventKind: "task.created" | "task.updated" | "task.deleted" | "task.transitioned" | "task.claimed" | "task.released" | "task.stalled" | "task.comment.created" | "task.comment.updated" | "task.comment.deleted" | "task.changes.replaced" | "task.changes.applied" | "task.review.submitted" | "plan_step.created" | "plan_step.updated" | "plan_step.deleted" | "plan_step.started" | "plan_step.output" | "plan_step.finished" | "resource.uploaded" | "resource.deleted" | "resource.updated" | "terminal.opened" | "terminal.resized" | "terminal.exited" | "terminal.closed" | "mail.received" | "mail.moved" | "mail.deleted" | "mail.sent" | "mail.failed" | "context.updated" | "config.updated" | "config.approved" | "secret.set" | "secret.deleted" | "git.pushed" | "git.push.rejected" | "git.fetched" | "git.committed" | "git.branch.updated" | "mcp.server.starting" | "mcp.server.connected" | "mcp.server.failed" | "mcp.server.needs_auth" | "mcp.server.stopped" | "mcp.tools.changed" | "mcp.call.waiting" | "mcp.call.started" | "mcp.call.progress" | "mcp.call.finished" | "ai.provider.put" | "ai.provider.deleted" | "ai.call.finished" | "ai.budget.put" | "chat.created" | "chat.updated" | "chat.deleted" | "chat.message.created" | "chat.message.finished" | "chat.approval.requested" | "chat.approval.resolved" | "skill.created" | "skill.deleted" | "skill.updated" | "knowledge.created" | "knowledge.deleted" | "knowledge.updated" | "job.queued" | "job.started" | "job.progress" | "job.finished" | "schedule.created" | "schedule.updated" | "schedule.deleted" | "schedule.disabled" | "token.created" | "token.revoked" | "token.rotated" | "session.started" | "session.ended" | "user.created" | "user.updated" | "user.disabled" | "user.enabled" | "user.deleted" | "second_factor.added" | "second_factor.removed" | "recovery_code.used" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.delivered" | "webhook.failed" | "webhook.disabled" | "webhook.test" | "integration.created" | "integration.updated" | "integration.deleted" | "integration.connected" | "integration.failed" | "stream.gap";
        /**
         * @description A kind of events, or several: `task.*` is every task event, `*` every event.
         * @example task.*
         * @enum {string}
         */
        EventSelector: "*" | "task.*" | "task.comment.*" | "task.changes.*" | "task.review.*" | "plan_step.*" | "resource.*" | "terminal.*" | "mail.*" | "context.*" | "config.*" | "secret.*" | "git.*" | "git.push.*" | "git.branch.*" | "mcp.*" | "mcp.server.*" | "mcp.tools.*" | "mcp.call.*" | "ai.*" | "ai.provider.*" | "ai.call.*" | "ai.budget.*" | "chat.*" | "chat.message.*" | "chat.approval.*" | "skill.*" | "knowledge.*" | "job.*" | "schedule.*" | "token.*" | "session.*" | "user.*" | "second_factor.*" | "recovery_code.*" | "webhook.*" | "integration.*" | "stream.*" | "task.created" | "task.updated" | "task.deleted" | "task.transitioned" | "task.claimed" | "task.released" | "task.stalled" | "task.comment.created" | "task.comment.updated" | "task.comment.deleted" | "task.changes.replaced" | "task.changes.applied" | "task.review.submitted" | "plan_step.created" | "plan_step.updated" | "plan_step.deleted" | "plan_step.started" | "plan_step.output" | "plan_step.finished" | "resource.uploaded" | "resource.deleted" | "resource.updated" | "terminal.opened" | "terminal.resized" | "terminal.exited" | "terminal.closed" | "mail.received" | "mail.moved" | "mail.deleted" | "mail.sent" | "mail.failed" | "context.updated" | "config.updated" | "config.approved" | "secret.set" | "secret.deleted" | "git.pushed" | "git.push.rejected" | "git.fetched" | "git.committed" | "git.branch.updated" | "mcp.server.starting" | "mcp.server.connected" | "mcp.server.failed" | "mcp.server.needs_auth" | "mcp.server.stopped" | "mcp.tools.changed" | "mcp.call.waiting" | "mcp.call.started" | "mcp.call.progress" | "mcp.call.finished" | "ai.provider.put" | "ai.provider.deleted" | "ai.call.finished" | "ai.budget.put" | "chat.created" | "chat.updated" | "chat.deleted" | "chat.message.created" | "chat.message.finished" | "chat.approval.requested" | "chat.approval.resolved" | "skill.created" | "skill.deleted" | "skill.updated" | "knowledge.created" | "knowledge.deleted" | "knowledge.updated" | "job.queued" | "job.started" | "job.progress" | "job.finished" | "schedule.created" | "schedule.updated" | "schedule.deleted" | "schedule.disabled" | "token.created" | "token.revoked" | "token.rotated" | "session.started" | "session.ended" | "user.created" | "user.updated" | "user.disabled" | "user.enabled" | "user.deleted" | "second_factor.added" | "second_factor.removed" | "recovery_code.used" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.delivered" | "webhook.failed" | "webhook.disabled" | "webhook.test" | "integration.created" | "integration.updated" | "integration.deleted" | "integration.connected" | "integration.failed" | "stream.gap";
        /**
         * @description The number in the sequence of all events.
         * @example 42
         */
        EventNumber: number;
        /** @description One event; its `kind` decides the fields of `data`. Events that an earlier version of the service stored may lack fields that this version adds. */
        Event: components["schemas"]["TaskCreatedEvent"] | components["schemas"]["TaskUpdatedEvent"] | components["schemas"]["TaskDeletedEvent"] | components["schemas"]["TaskTransitionedEvent"] | components["schemas"]["TaskClaimEvent"] | components["schemas"]["TaskCommentEvent"] | components["schemas"]["TaskChangesReplacedEvent"] | components["schemas"]["TaskChangesAppliedEvent"] | components["schemas"]["TaskReviewEvent"] | components["schemas"]["PlanStepEvent"] | components["schemas"]["PlanStepStartedEvent"] | components["schemas"]["PlanStepOutputEvent"] | components["schemas"]["PlanStepFinishedEvent"] | components["schemas"]["ResourceEvent"] | components["schemas"]["ResourceUpdatedEvent"] | components["schemas"]["TerminalSizeEvent"] | components["schemas"]["TerminalExitedEvent"] | components["schemas"]["TerminalClosedEvent"] | components["schemas"]["MailReceivedEvent"] | components["schemas"]["MailMovedEvent"] | components["schemas"]["MailDeletedEvent"] | components["schemas"]["MailSentEvent"] | components["schemas"]["MailFailedEvent"] | components["schemas"]["ContextUpdatedEvent"] | components["schemas"]["ConfigUpdatedEvent"] | components["schemas"]["ConfigApprovedEvent"] | components["schemas"]["SecretEvent"] | components["schemas"]["GitPushedEvent"] | components["schemas"]["GitPushRejectedEvent"] | components["schemas"]["GitFetchedEvent"] | components["schemas"]["GitCommittedEvent"] | components["schemas"]["GitBranchUpdatedEvent"] | components["schemas"]["McpServerStartingEvent"] | components["schemas"]["McpServerConnectedEvent"] | components["schemas"]["McpServerEndedEvent"] | components["schemas"]["McpToolsChangedEvent"] | components["schemas"]["McpCallEvent"] | components["schemas"]["McpCallProgressEvent"] | components["schemas"]["McpCallFinishedEvent"] | components["schemas"]["AiProviderEvent"] | components["schemas"]["AiCallFinishedEvent"] | components["schemas"]["AiBudgetEvent"] | components["schemas"]["ChatLifeEvent"] | components["schemas"]["ChatMessageEvent"] | components["schemas"]["ChatApprovalEvent"] | components["schemas"]["SkillEvent"] | components["schemas"]["SkillUpdatedEvent"] | components["schemas"]["KnowledgeEvent"] | components["schemas"]["KnowledgeUpdatedEvent"] | components["schemas"]["JobQueuedEvent"] | components["schemas"]["JobStartedEvent"] | components["schemas"]["JobProgressEvent"] | components["schemas"]["JobFinishedEvent"] | components["schemas"]["ScheduleEvent"] | components["schemas"]["TokenEvent"] | components["schemas"]["SessionEvent"] | components["schemas"]["UserCreatedEvent"] | components["schemas"]["UserUpdatedEvent"] | components["schemas"]["UserEvent"] | components["schemas"]["SecondFactorEvent"] | components["schemas"]["RecoveryCodeEvent"] | components["schemas"]["WebhookEvent"] | components["schemas"]["WebhookDeliveryEvent"] | components["schemas"]["WebhookDisabledEvent"] | components["schemas"]["WebhookTestEvent"] | components["schemas"]["ChatIntegrationEvent"] | components["schemas"]["StreamGapEvent"];
        /** @description A task was created. */
        TaskCreatedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "task.created";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the task. */
                taskId: components["schemas"]["Id"];
                /** @description The title of the task. */
                title: components["schemas"]["TaskTitle"];
                /** @description The email from which the task was created. */
                emailId?: string;
            };
        };
        /** @description Fields of a task changed. */
        TaskUpdatedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "task.updated";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the task. */
                taskId: components["schemas"]["Id"];
                /** @description The fields that changed; planSteps when the order of the plan changed. */
                changed: ("title" | "intent" | "content" | "priority" | "readiness" | "tags" | "reviewers" | "dependsOn" | "state" | "planSteps")[];
                /** @description The revision that was restored. */
                restoredFrom?: number;
            };
        };
        /** @description A task was deleted. */
        TaskDeletedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "task.deleted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the task. */
                taskId: components["schemas"]["Id"];
                /** @description The title of the task. */
                title: components["schemas"]["TaskTitle"];
            };
        };
        /** @description A task entered another state. */
        TaskTransitionedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "task.transitioned";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the task. */
                taskId: components["schemas"]["Id"];
                /** @description The state before. */
                from: components["schemas"]["TaskState"];
                /** @description The state after. */
                to: components["schemas"]["TaskState"];
            };
        };
        /** @description A task was claimed, was released, or its claim expired (stalled). */
        TaskClaimEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "task.claimed" | "task.released" | "task.stalled";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the task. */
                taskId: components["schemas"]["Id"];
                /** @description The id of the claim. */
                claimId: components["schemas"]["Id"];
                /** @description The user who has or had the claim. */
                holder: components["schemas"]["Author"];
            };
        };
        /** @description A comment on a task was created, updated or deleted. */
        TaskCommentEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "task.comment.created" | "task.comment.updated" | "task.comment.deleted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the task. */
                taskId: components["schemas"]["Id"];
                /** @description The id of the comment. */
                commentId: components["schemas"]["Id"];
                /** @description The name of the author of the comment. */
                author: string;
            };
        };
        /** @description The file changes of a task were replaced. */
        TaskChangesReplacedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "task.changes.replaced";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the task. */
                taskId: components["schemas"]["Id"];
                /** @description The number of file changes. */
                count: number;
            };
        };
        /** @description File changes of a task were applied to the project. */
        TaskChangesAppliedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "task.changes.applied";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the task. */
                taskId: components["schemas"]["Id"];
                /** @description The number of files that were changed. */
                count: number;
                /** @description The paths of the first hundred, from the project folder. */
                paths: string[];
            };
        };
        /** @description A review of a task was submitted. */
        TaskReviewEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "task.review.submitted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the task. */
                taskId: components["schemas"]["Id"];
                /** @description The id of the review. */
                reviewId: components["schemas"]["Id"];
                /** @description The verdict of the review. */
                verdict: components["schemas"]["Verdict"];
            };
        };
        /** @description A step of a plan was created, updated or deleted. */
        PlanStepEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "plan_step.created" | "plan_step.updated" | "plan_step.deleted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the plan step. */
                planStepId: components["schemas"]["Id"];
            };
        };
        /** @description The execution of a plan step started. */
        PlanStepStartedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "plan_step.started";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the plan step. */
                planStepId: components["schemas"]["Id"];
                /** @description The id of the job. */
                jobId: components["schemas"]["Id"];
            };
        };
        /** @description The command of a plan step wrote output to the log of its job. */
        PlanStepOutputEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "plan_step.output";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the job. */
                jobId: components["schemas"]["Id"];
                /** @description The id of the plan step; absent when the job executes a whole plan. */
                planStepId?: components["schemas"]["Id"];
                /** @description The byte position in the log at which the output begins. */
                from: number;
                /** @description The byte position in the log after the output. */
                to: number;
            };
        };
        /** @description The execution of a plan step ended. */
        PlanStepFinishedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "plan_step.finished";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the plan step. */
                planStepId: components["schemas"]["Id"];
                /** @description The id of the job. */
                jobId: components["schemas"]["Id"];
                /**
                 * @description The outcome.
                 * @enum {string}
                 */
                status: "passed" | "failed" | "cancelled" | "interrupted";
                /** @description The exit code; absent when a signal ended the command. */
                exitCode?: number;
            };
        };
        /** @description A resource was uploaded or deleted. */
        ResourceEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "resource.uploaded" | "resource.deleted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The filename of the resource.
                 * @example plan.txt
                 */
                filename: string;
                /**
                 * @description The media type.
                 * @example text/plain
                 */
                mimeType: string;
                /** @description The size in bytes. */
                size: number;
            };
        };
        /** @description The metadata of a resource changed. `taskId` is the task of the resource or, when it was detached, the task that it left. */
        ResourceUpdatedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "resource.updated";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The filename of the resource.
                 * @example plan.txt
                 */
                filename: string;
                /**
                 * @description The media type.
                 * @example text/plain
                 */
                mimeType: string;
                /** @description The size in bytes. */
                size: number;
                /** @description The fields that changed; `content` is the bytes. */
                changed: ("description" | "taskId" | "content")[];
            };
        };
        /** @description A terminal session was opened or resized. */
        TerminalSizeEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "terminal.opened" | "terminal.resized";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the terminal session. */
                sessionId: components["schemas"]["Id"];
                /** @description The width in characters. */
                cols: components["schemas"]["Columns"];
                /** @description The height in lines. */
                rows: components["schemas"]["Rows"];
            };
        };
        /** @description The program of a terminal session ended. */
        TerminalExitedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "terminal.exited";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the terminal session. */
                sessionId: components["schemas"]["Id"];
                /** @description The exit code; absent when a signal ended the program. */
                exitCode?: number;
                /** @description The number of the signal that ended the program. */
                signal?: number;
            };
        };
        /** @description A terminal session was closed. */
        TerminalClosedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "terminal.closed";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the terminal session. */
                sessionId: components["schemas"]["Id"];
            };
        };
        /** @description A message arrived in a folder. */
        MailReceivedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "mail.received";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The folder of the message. */
                folder: components["schemas"]["MailFolder"];
                /**
                 * @description The id of the message in its folder.
                 * @example welcome
                 */
                id: string;
                /** @description The sender. */
                from: components["schemas"]["Address"];
                /** @description The subject of the message. */
                subject: string;
            };
        };
        /** @description A message was moved to another folder. */
        MailMovedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "mail.moved";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The id of the message in its folder.
                 * @example welcome
                 */
                id: string;
                /** @description The folder before. */
                from: components["schemas"]["MailFolder"];
                /** @description The folder after. */
                to: components["schemas"]["MailFolder"];
            };
        };
        /** @description A message was deleted. */
        MailDeletedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "mail.deleted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The folder of the message. */
                folder: components["schemas"]["MailFolder"];
                /**
                 * @description The id of the message in its folder.
                 * @example welcome
                 */
                id: string;
            };
        };
        /** @description A message was sent. `folder` and `id` are absent when no copy could be stored. */
        MailSentEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "mail.sent";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the job. */
                jobId: components["schemas"]["Id"];
                /** @description The folder of the copy. */
                folder?: components["schemas"]["MailFolder"];
                /** @description The id of the copy in its folder. */
                id?: string;
                /** @description The Message-ID of the message. */
                messageId: string;
                /** @description The subject of the message. */
                subject: string;
                /** @description The number of recipients that the mail server accepted. */
                accepted: number;
                /** @description The number of recipients that the mail server rejected. */
                rejected: number;
            };
        };
        /** @description A message could not be sent. */
        MailFailedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "mail.failed";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the job. */
                jobId: components["schemas"]["Id"];
                /** @description The subject of the message. */
                subject: string;
                /** @description Why it could not be sent. */
                message: string;
            };
        };
        /** @description A context document was created, replaced or deleted. */
        ContextUpdatedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "context.updated";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the file.
                 * @example conventions.md
                 */
                filename: string;
                /**
                 * @description What was done to it.
                 * @enum {string}
                 */
                change: "created" | "replaced" | "deleted";
            };
        };
        /** @description The file gantry.json was changed. */
        ConfigUpdatedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "config.updated";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The keys of the file that changed.
                 * @example [
                 *       "scripts"
                 *     ]
                 */
                keys: string[];
                /** @description The revision that was restored, if this is the result of a restore. */
                restoredFrom?: number;
            };
        };
        /** @description The commands of the project were approved. */
        ConfigApprovedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "config.approved";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The SHA-256 of the commands. */
                hash: components["schemas"]["ApprovalHash"];
            };
        };
        /** @description A secret was set or deleted. */
        SecretEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "secret.set" | "secret.deleted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                name: components["schemas"]["SecretName"];
            };
        };
        /** @description A branch was pushed to a remote. */
        GitPushedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "git.pushed";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the remote.
                 * @example origin
                 */
                remote: string;
                /**
                 * @description The name of the branch.
                 * @example main
                 */
                branch: string;
                /**
                 * @description What pushed: the git of the machine, or the one in the service.
                 * @enum {string}
                 */
                engine: "system" | "isomorphic";
                /** @description The commit to which the remote branch points now. */
                oid: string;
                /** @description The commit before; absent for a new branch. */
                oldOid?: string;
                /** @description Whether commits of the remote branch were replaced. */
                forced: boolean;
            };
        };
        /** @description A push failed after the remote was asked. */
        GitPushRejectedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "git.push.rejected";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the remote.
                 * @example origin
                 */
                remote: string;
                /**
                 * @description The name of the branch.
                 * @example main
                 */
                branch: string;
                /**
                 * @description What pushed: the git of the machine, or the one in the service.
                 * @enum {string}
                 */
                engine: "system" | "isomorphic";
                /** @description The error code that the push answered. */
                code: components["schemas"]["ErrorCode"];
            };
        };
        /** @description The branches of a remote were fetched. */
        GitFetchedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "git.fetched";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the remote.
                 * @example origin
                 */
                remote: string;
                /** @description The job that fetched. */
                jobId: components["schemas"]["Id"];
                /** @description The number of remote-tracking branches that were updated. */
                updated: number;
            };
        };
        /** @description A commit was created. */
        GitCommittedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "git.committed";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The branch; absent if HEAD is detached.
                 * @example main
                 */
                branch?: string;
                /** @description The id of the commit. */
                oid: string;
                /** @description The commit before; absent for the first one. */
                oldOid?: string;
                /**
                 * @description The first line of the message.
                 * @example Add the main loop
                 */
                subject: string;
            };
        };
        /** @description A local branch was created, moved, deleted or checked out. */
        GitBranchUpdatedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "git.branch.updated";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the branch.
                 * @example main
                 */
                branch: string;
                /**
                 * @description What happened to the branch.
                 * @enum {string}
                 */
                change: "created" | "moved" | "deleted" | "checked_out";
                /** @description The commit to which the branch points now; absent if it was deleted. */
                oid?: string;
                /** @description The commit before. */
                oldOid?: string;
            };
        };
        /** @description The service begins to connect to an MCP server. */
        McpServerStartingEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "mcp.server.starting";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the MCP server in the configuration.
                 * @example everything
                 */
                serverName: string;
                /**
                 * @description How the service talks to the server.
                 * @enum {string}
                 */
                transport: "stdio" | "http" | "sse";
            };
        };
        /** @description An MCP server is connected. */
        McpServerConnectedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "mcp.server.connected";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the MCP server in the configuration.
                 * @example everything
                 */
                serverName: string;
                /**
                 * @description How the service talks to the server.
                 * @enum {string}
                 */
                transport: "stdio" | "http" | "sse";
                /** @description The process id of a server that the service started. */
                pid?: number;
            };
        };
        /** @description The connection to an MCP server failed, or the service stopped it. */
        McpServerEndedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "mcp.server.failed" | "mcp.server.needs_auth" | "mcp.server.stopped";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the MCP server in the configuration.
                 * @example everything
                 */
                serverName: string;
                /** @description Why. */
                reason: string;
            };
        };
        /** @description The tools of an MCP server are others than when they were listed before. */
        McpToolsChangedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "mcp.tools.changed";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the MCP server in the configuration.
                 * @example everything
                 */
                serverName: string;
                /** @description The names of new tools, at most 100. */
                added: string[];
                /** @description The names of tools that are gone, at most 100. */
                removed: string[];
                /** @description The names of tools whose description, schema or annotations changed, at most 100. */
                changed: string[];
            };
        };
        /** @description A call of an MCP tool began, or waits for an approval. */
        McpCallEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "mcp.call.waiting" | "mcp.call.started";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the MCP server in the configuration.
                 * @example everything
                 */
                serverName: string;
                /** @description The id of the call. */
                callId: components["schemas"]["Id"];
                /** @description The name of the tool. */
                toolName: string;
            };
        };
        /** @description An MCP server reported progress on a call; at most one such event a second is made for each call. */
        McpCallProgressEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "mcp.call.progress";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the MCP server in the configuration.
                 * @example everything
                 */
                serverName: string;
                /** @description The id of the call. */
                callId: components["schemas"]["Id"];
                /** @description The name of the tool. */
                toolName: string;
                progress: components["schemas"]["McpProgress"];
            };
        };
        /** @description A call of an MCP tool ended. */
        McpCallFinishedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "mcp.call.finished";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the call; absent in events of older versions. */
                callId?: components["schemas"]["Id"];
                /**
                 * @description The name of the MCP server in the configuration.
                 * @example everything
                 */
                serverName: string;
                /** @description The name of the tool. */
                toolName: string;
                /**
                 * @description `ok`, `tool_error` when the tool itself reported an error, or the error code that the call answered.
                 * @example ok
                 */
                outcome: string;
                /** @description How long the call took, in milliseconds. */
                durationMs: number;
            };
        };
        /** @description An AI provider was put or deleted. */
        AiProviderEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "ai.provider.put" | "ai.provider.deleted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                provider: components["schemas"]["AiProviderName"];
            };
        };
        /** @description A call of an AI provider ended. */
        AiCallFinishedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "ai.call.finished";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the call in the ledger. */
                callId: components["schemas"]["Id"];
                model: components["schemas"]["AiModelName"];
                /**
                 * @description What was asked for.
                 * @enum {string}
                 */
                operation: "generate" | "embed";
                /**
                 * @description How the call ended.
                 * @enum {string}
                 */
                status: "done" | "failed" | "aborted" | "lost";
                /** @description The chat that the call was for. */
                chatId?: components["schemas"]["Id"];
                usage?: components["schemas"]["AiUsage"];
            };
        };
        /** @description The AI budget was put. */
        AiBudgetEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "ai.budget.put";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                period: components["schemas"]["AiBudgetPeriod"];
                /** @description The cost that may be reached in millionths of a US dollar. */
                costMicrosMax?: number;
                /** @description The tokens that may be used. */
                tokensMax?: number;
            };
        };
        /** @description A skill was created or deleted, by a call or by another program. The actor of what another program did is `system`. */
        SkillEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "skill.created" | "skill.deleted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                name: string;
                /**
                 * @description Its folder.
                 * @example .agents/skills/release-notes
                 */
                path: string;
                digest: components["schemas"]["SkillDigest"];
            };
        };
        /** @description A skill changed. */
        SkillUpdatedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "skill.updated";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                name: string;
                /**
                 * @description Its folder.
                 * @example .agents/skills/release-notes
                 */
                path: string;
                digest: components["schemas"]["SkillDigest"];
                /** @description What changed; files: the content of some file, SKILL.md among them. */
                changed: ("name" | "description" | "license" | "compatibility" | "metadata" | "allowedTools" | "isEnabled" | "isApproved" | "source" | "files")[];
            };
        };
        /** @description A knowledge entry was created or deleted. */
        KnowledgeEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "knowledge.created" | "knowledge.deleted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the entry. */
                entryId: components["schemas"]["Id"];
                /** @description What the entry is about. */
                title: string;
            };
        };
        /** @description A knowledge entry changed. */
        KnowledgeUpdatedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "knowledge.updated";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the entry. */
                entryId: components["schemas"]["Id"];
                /** @description What the entry is about. */
                title: string;
                /** @description The number of the new state. */
                revision: number;
                /** @description The fields that changed. */
                changed: ("title" | "content" | "tags")[];
                /** @description The revision that was restored. */
                restoredFrom?: number;
            };
        };
        /** @description A chat was created, updated or deleted. */
        ChatLifeEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "chat.created" | "chat.updated" | "chat.deleted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the chat. */
                chatId: components["schemas"]["Id"];
                title: components["schemas"]["ChatTitle"];
            };
        };
        /** @description A message of a chat was created or finished. */
        ChatMessageEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "chat.message.created" | "chat.message.finished";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the chat. */
                chatId: components["schemas"]["Id"];
                messageId: components["schemas"]["ChatMessageId"];
                role: components["schemas"]["ChatRole"];
                state: components["schemas"]["ChatMessageState"];
            };
        };
        /** @description A tool call of a chat waits for a decision or was decided. */
        ChatApprovalEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "chat.approval.requested" | "chat.approval.resolved";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the chat. */
                chatId: components["schemas"]["Id"];
                /** @description The id of the approval. */
                approvalId: components["schemas"]["Id"];
                /** @description The tool. */
                tool: string;
                state: components["schemas"]["ApprovalState"];
            };
        };
        /** @description A job was queued. */
        JobQueuedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "job.queued";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the job. */
                jobId: components["schemas"]["Id"];
                /** @description The kind of the job. */
                kind: components["schemas"]["JobKind"];
                /** @description How often a job that is queued again was started. */
                attempts?: number;
                /** @description When a job that is queued again may start. */
                runAt?: components["schemas"]["Timestamp"];
            };
        };
        /** @description A job started. */
        JobStartedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "job.started";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the job. */
                jobId: components["schemas"]["Id"];
                /** @description The kind of the job. */
                kind: components["schemas"]["JobKind"];
                /** @description How often the job was started, this time included. */
                attempts: number;
            };
        };
        /** @description A job made progress, or its cancellation was requested. */
        JobProgressEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "job.progress";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the job. */
                jobId: components["schemas"]["Id"];
                /** @description How far the job is. */
                progress?: components["schemas"]["JobProgress"];
                /**
                 * @description That the cancellation was requested.
                 * @constant
                 */
                isCancelling?: true;
            };
        };
        /** @description A job ended. */
        JobFinishedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "job.finished";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the job. */
                jobId: components["schemas"]["Id"];
                /** @description The kind of the job. */
                kind: components["schemas"]["JobKind"];
                /**
                 * @description How it ended.
                 * @enum {string}
                 */
                status: "succeeded" | "failed" | "cancelled" | "interrupted";
                /**
                 * @description Why it did not succeed.
                 * @enum {string}
                 */
                reason?: "outcome_differs" | "timed_out" | "output_limit" | "not_sent" | "cancelled" | "interrupted" | "authority_ended" | "failed";
            };
        };
        /** @description A schedule was created, updated or deleted, or the service disabled it. */
        ScheduleEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "schedule.created" | "schedule.updated" | "schedule.deleted" | "schedule.disabled";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the schedule. */
                scheduleId: components["schemas"]["Id"];
                /** @description The kind of its jobs. */
                kind: components["schemas"]["JobKind"];
                /**
                 * @description When it runs.
                 * @example 0 3 * * *
                 */
                cron: string;
                /**
                 * @description The time zone of `cron`.
                 * @example Europe/Berlin
                 */
                timeZone: string;
                /** @description Whether it runs. */
                isEnabled: boolean;
                /** @description Why it was disabled. */
                reason?: string;
            };
        };
        /** @description A token was created, revoked or rotated. */
        TokenEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "token.created" | "token.revoked" | "token.rotated";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the token. */
                tokenId: components["schemas"]["Id"];
                /** @description The user of the token. */
                userId: components["schemas"]["Id"];
                /** @description The name of the token. */
                name: string;
            };
        };
        /** @description A browser session was started or ended. */
        SessionEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "session.started" | "session.ended";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the session. */
                sessionId: components["schemas"]["Id"];
                /** @description The user of the session. */
                userId: components["schemas"]["Id"];
            };
        };
        /** @description A second factor was added or removed. */
        SecondFactorEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "second_factor.added" | "second_factor.removed";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the second factor. */
                secondFactorId: components["schemas"]["Id"];
                /** @description The user of the second factor. */
                userId: components["schemas"]["Id"];
                /**
                 * @description An authenticator app, or a passkey.
                 * @enum {string}
                 */
                kind: "totp" | "passkey";
            };
        };
        /** @description A user signed in with a recovery code. */
        RecoveryCodeEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "recovery_code.used";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The user who signed in. */
                userId: components["schemas"]["Id"];
                /** @description How many recovery codes the user has left. */
                codesLeft: number;
            };
        };
        /** @description A user was created. */
        UserCreatedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "user.created";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the user. */
                userId: components["schemas"]["Id"];
                /** @description The name of the user. */
                name: string;
                /** @description The role of the user. */
                role: components["schemas"]["Role"];
            };
        };
        /** @description A user changed, or was invited. */
        UserUpdatedEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "user.updated";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the user. */
                userId: components["schemas"]["Id"];
                /** @description The name of the user. */
                name: string;
                /** @description The new role, when it was given. */
                role?: components["schemas"]["Role"];
                /**
                 * @description That the user was invited.
                 * @constant
                 */
                isInvited?: true;
            };
        };
        /** @description A user was disabled, enabled or deleted. */
        UserEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "user.disabled" | "user.enabled" | "user.deleted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the user. */
                userId: components["schemas"]["Id"];
                /** @description The name of the user. */
                name: string;
            };
        };
        /** @description A webhook was created, updated or deleted. */
        WebhookEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "webhook.created" | "webhook.updated" | "webhook.deleted";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the webhook. */
                webhookId: components["schemas"]["Id"];
                /** @description The address of the webhook. */
                url: components["schemas"]["WebhookUrl"];
                /** @description The kinds of events that it receives. */
                kinds: components["schemas"]["WebhookKinds"];
                /** @description Whether events are sent to it. */
                isEnabled: boolean;
            };
        };
        /** @description An attempt to deliver an event to a webhook succeeded or failed. */
        WebhookDeliveryEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "webhook.delivered" | "webhook.failed";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the webhook. */
                webhookId: components["schemas"]["Id"];
                /** @description The id of the delivery. */
                deliveryId: components["schemas"]["Id"];
                /** @description The number of the delivered event. */
                eventId: number;
                /** @description The kind of the delivered event. */
                kind: components["schemas"]["EventKind"];
                /** @description The number of attempts so far. */
                attempts: number;
                /** @description The status that the receiver answered. */
                status?: number;
                /** @description Why there was no answer. */
                error?: string;
                /** @description When the next attempt is due; absent when there is none. */
                nextAttemptAt?: components["schemas"]["Timestamp"];
            };
        };
        /** @description The service disabled a webhook. */
        WebhookDisabledEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "webhook.disabled";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The task that the event is about. */
            taskId?: components["schemas"]["Id"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the webhook. */
                webhookId: components["schemas"]["Id"];
                /** @description Why it was disabled. */
                reason: string;
            };
        };
        /** @description A test delivery. It is only sent to the webhook, never listed, and its `id` is 0. */
        WebhookTestEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "webhook.test";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the webhook. */
                webhookId: components["schemas"]["Id"];
            };
        };
        /** @description A chat integration was created, updated or deleted, or its connection was made or failed. */
        ChatIntegrationEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @enum {string}
             */
            kind: "integration.created" | "integration.updated" | "integration.deleted" | "integration.connected" | "integration.failed";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the chat integration. */
                integrationId: components["schemas"]["Id"];
                kind: components["schemas"]["ChatPlatformKind"];
                /** @description What the integration is called. */
                name: string;
                /** @description Why the connection failed. */
                error?: string;
            };
        };
        /** @description What was read before may be wrong. With `log_went_back` it is an event of the log, which every reader of events and every webhook receives, whatever it selects: the database has gone back, after a failover that may have lost writes or after a restore. Read the items again; the stream goes on, and no number is given twice. With every other reason it is the last frame of a stream, without an `id`, and is not listed. */
        StreamGapEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "stream.gap";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            /** @description Who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description The details of the event. */
            data: {
                /** @description The number of the event after which to resume. */
                resumeAfter: number;
                /**
                 * @description Why the stream ends, or `log_went_back`, with which it goes on.
                 * @enum {string}
                 */
                reason: "shutting_down" | "credential_ended" | "too_slow" | "cursor_expired" | "interrupted" | "log_went_back";
            };
        };
        EventPageAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of events, or the stream. */
            data: {
                /** @description The events, in order. */
                events: components["schemas"]["Event"][];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        TicketAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The ticket and its secret. */
            data: {
                /** @description The ticket. */
                ticket: {
                    /** @description The secret to pass as `ticket`. */
                    secret: string;
                    /** @description When the ticket expires. */
                    expiresAt: components["schemas"]["Timestamp"];
                };
            };
        };
        /**
         * @description The URL to which events are sent.
         * @example https://example.org/hooks/gantry
         */
        WebhookUrl: string;
        /**
         * @description A kind of events that webhooks receive, or several: `task.*` is every task event, `*` every event but those of webhooks and streams.
         * @example task.*
         * @enum {string}
         */
        WebhookSelector: "*" | "task.*" | "task.comment.*" | "task.changes.*" | "task.review.*" | "plan_step.*" | "resource.*" | "terminal.*" | "mail.*" | "context.*" | "config.*" | "secret.*" | "git.*" | "git.push.*" | "git.branch.*" | "mcp.*" | "mcp.server.*" | "mcp.tools.*" | "mcp.call.*" | "ai.*" | "ai.provider.*" | "ai.call.*" | "ai.budget.*" | "chat.*" | "chat.message.*" | "chat.approval.*" | "skill.*" | "knowledge.*" | "job.*" | "schedule.*" | "token.*" | "session.*" | "user.*" | "second_factor.*" | "recovery_code.*" | "integration.*" | "task.created" | "task.updated" | "task.deleted" | "task.transitioned" | "task.claimed" | "task.released" | "task.stalled" | "task.comment.created" | "task.comment.updated" | "task.comment.deleted" | "task.changes.replaced" | "task.changes.applied" | "task.review.submitted" | "plan_step.created" | "plan_step.updated" | "plan_step.deleted" | "plan_step.started" | "plan_step.output" | "plan_step.finished" | "resource.uploaded" | "resource.deleted" | "resource.updated" | "terminal.opened" | "terminal.resized" | "terminal.exited" | "terminal.closed" | "mail.received" | "mail.moved" | "mail.deleted" | "mail.sent" | "mail.failed" | "context.updated" | "config.updated" | "config.approved" | "secret.set" | "secret.deleted" | "git.pushed" | "git.push.rejected" | "git.fetched" | "git.committed" | "git.branch.updated" | "mcp.server.starting" | "mcp.server.connected" | "mcp.server.failed" | "mcp.server.needs_auth" | "mcp.server.stopped" | "mcp.tools.changed" | "mcp.call.waiting" | "mcp.call.started" | "mcp.call.progress" | "mcp.call.finished" | "ai.provider.put" | "ai.provider.deleted" | "ai.call.finished" | "ai.budget.put" | "chat.created" | "chat.updated" | "chat.deleted" | "chat.message.created" | "chat.message.finished" | "chat.approval.requested" | "chat.approval.resolved" | "skill.created" | "skill.deleted" | "skill.updated" | "knowledge.created" | "knowledge.deleted" | "knowledge.updated" | "job.queued" | "job.started" | "job.progress" | "job.finished" | "schedule.created" | "schedule.updated" | "schedule.deleted" | "schedule.disabled" | "token.created" | "token.revoked" | "token.rotated" | "session.started" | "session.ended" | "user.created" | "user.updated" | "user.disabled" | "user.enabled" | "user.deleted" | "second_factor.added" | "second_factor.removed" | "recovery_code.used" | "integration.created" | "integration.updated" | "integration.deleted" | "integration.connected" | "integration.failed";
        /** @description The kinds of events to send; `task.*` matches every task event, `*` every event. */
        WebhookKinds: components["schemas"]["WebhookSelector"][];
        /** @description A new webhook. */
        WebhookInput: {
            url: components["schemas"]["WebhookUrl"];
            kinds: components["schemas"]["WebhookKinds"];
            /** @description Send only events of this task. */
            taskId?: components["schemas"]["Id"];
            /** @description What the webhook is for. */
            description?: string;
        };
        /** @description The fields to change. */
        WebhookPatch: {
            url?: components["schemas"]["WebhookUrl"];
            kinds?: components["schemas"]["WebhookKinds"];
            /** @description Send only events of this task; null removes the filter. */
            taskId?: string | null;
            /** @description What the webhook is for; null removes it. */
            description?: string | null;
            /** @description Whether events are sent. */
            isEnabled?: boolean;
        };
        /** @description A receiver of events. */
        Webhook: {
            /** @description The id of the webhook. */
            id: components["schemas"]["Id"];
            url: components["schemas"]["WebhookUrl"];
            kinds: components["schemas"]["WebhookKinds"];
            /** @description Only events of this task are sent. */
            taskId?: components["schemas"]["Id"];
            /** @description What the webhook is for. */
            description?: string;
            /** @description Whether events are sent. */
            isEnabled: boolean;
            /** @description Why Gantry disabled the webhook. */
            disabledReason?: string;
            /** @description When deliveries started to fail; absent if the last one succeeded. */
            failingSince?: components["schemas"]["Timestamp"];
            /** @description When the webhook was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the webhook was last updated. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description One attempt to deliver an event. */
        DeliveryAttempt: {
            /** @description When the request was sent. */
            startedAt: components["schemas"]["Timestamp"];
            /** @description The HTTP status of the response. */
            status?: number;
            /** @description Why there was no response. */
            error?: string;
            /** @description How long the attempt took, in milliseconds. */
            durationMs: number;
        };
        /** @description The delivery of one event to one webhook. */
        Delivery: {
            /** @description The id of the delivery, sent as `webhook-id`. */
            id: components["schemas"]["Id"];
            /** @description The id of the webhook. */
            webhookId: components["schemas"]["Id"];
            /** @description The number of the event. */
            eventId: number;
            kind: components["schemas"]["EventKind"];
            /**
             * @description The status of the delivery.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description The attempts, oldest first. */
            attempts: components["schemas"]["DeliveryAttempt"][];
            /** @description When the next attempt is due. */
            nextAttemptAt?: components["schemas"]["Timestamp"];
            /** @description When the delivery was created. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description The body of a delivery. */
        WebhookPayload: {
            type: components["schemas"]["EventKind"];
            /** @description When the event occurred. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The event. */
            data: components["schemas"]["Event"];
        };
        WebhookAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The webhook. */
            data: {
                /** @description The webhook. */
                webhook: components["schemas"]["Webhook"];
            };
        };
        WebhookListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of webhooks. */
            data: {
                /** @description The webhooks of this page. */
                webhooks: components["schemas"]["Webhook"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        WebhookSecretAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The webhook and its secret. */
            data: {
                /** @description The webhook. */
                webhook: components["schemas"]["Webhook"];
                /** @description The secret for verifying signatures, returned only once. */
                secret: string;
            };
        };
        DeliveryAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The delivery. */
            data: {
                /** @description The delivery. */
                delivery: components["schemas"]["Delivery"];
            };
        };
        DeliveryListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of deliveries. */
            data: {
                /** @description The deliveries, newest first. */
                deliveries: components["schemas"]["Delivery"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /**
         * @description The kind of a chat platform.
         * @example generic
         * @enum {string}
         */
        ChatPlatformKind: "generic" | "irc" | "telegram" | "slack" | "mattermost" | "discord" | "xmpp" | "matrix";
        /**
         * @description The platform's id of a thread, channel or room.
         * @example general
         */
        ChatThreadId: string;
        /**
         * @description The platform's id of an account.
         * @example ada
         */
        ChatAccountId: string;
        /**
         * @description What the integration is called.
         * @example Team chat
         */
        ChatIntegrationName: string;
        /**
         * @description The URL of a chat platform.
         * @example https://chat.example.org
         */
        ChatPlatformUrl: string;
        /**
         * @description The name or address of a server.
         * @example irc.example.org
         */
        ChatServerHost: string;
        /**
         * @description The port of a server.
         * @example 6697
         */
        ChatServerPort: number;
        /**
         * @description A nickname.
         * @example gantry
         */
        ChatNick: string;
        /**
         * @description The account to sign in with.
         * @example gantry
         */
        ChatLoginAccount: string;
        /**
         * @description The own account. Its messages are ignored, and it is what mentions name.
         * @example gantry
         */
        ChatBotId: string;
        /**
         * @description A secret. It is stored encrypted and never returned.
         * @example an-example
         */
        ChatPlatformSecret: string;
        /** @description How a platform is reached. `createChatIntegration` says which settings a kind takes. */
        ChatIntegrationSettings: {
            /** @description Where messages are sent, or the base of the API of the platform. */
            url?: components["schemas"]["ChatPlatformUrl"];
            host?: components["schemas"]["ChatServerHost"];
            port?: components["schemas"]["ChatServerPort"];
            /** @description Whether the connection must be encrypted. */
            isTls?: boolean;
            nick?: components["schemas"]["ChatNick"];
            account?: components["schemas"]["ChatLoginAccount"];
            botId?: components["schemas"]["ChatBotId"];
            /** @description The public key of the application. */
            publicKey?: string;
        };
        /** @description The secrets to replace. */
        ChatIntegrationSecretsPatch: {
            /** @description What authenticates the platform. Null removes it. */
            signingSecret?: string | null;
            /** @description What authenticates the integration to an API. Null removes it. */
            token?: string | null;
            /** @description The password of the account. Null removes it. */
            password?: string | null;
        };
        /** @description A new chat integration. Its kind decides which settings and secrets it takes. */
        ChatIntegrationInput: components["schemas"]["GenericChatInput"] | components["schemas"]["IrcChatInput"] | components["schemas"]["TelegramChatInput"] | components["schemas"]["SlackChatInput"] | components["schemas"]["MattermostChatInput"] | components["schemas"]["DiscordChatInput"] | components["schemas"]["XmppChatInput"] | components["schemas"]["MatrixChatInput"];
        /** @description A service of your own, by Standard Webhooks both ways. */
        GenericChatInput: {
            /**
             * @description The kind of the platform.
             * @constant
             */
            kind: "generic";
            name: components["schemas"]["ChatIntegrationName"];
            /** @description Settings of the kind `generic`. */
            settings: {
                /** @description Where messages are sent. Without it, the integration only receives. */
                url?: components["schemas"]["ChatPlatformUrl"];
            };
            /** @description Secrets of the kind `generic`. */
            secrets: {
                /** @description What signs both ways: `whsec_` and at least 16 bytes in base64. */
                signingSecret: string;
            };
        };
        /** @description A network of IRC, by a connection that is kept. */
        IrcChatInput: {
            /**
             * @description The kind of the platform.
             * @constant
             */
            kind: "irc";
            name: components["schemas"]["ChatIntegrationName"];
            /** @description Settings of the kind `irc`. */
            settings: {
                host: components["schemas"]["ChatServerHost"];
                port: components["schemas"]["ChatServerPort"];
                /** @description Whether the connection is encrypted from its start. True by default. */
                isTls?: boolean;
                nick: components["schemas"]["ChatNick"];
                /** @description The account for SASL; the nickname by default. */
                account?: components["schemas"]["ChatLoginAccount"];
            };
            /** @description Secrets of the kind `irc`. */
            secrets?: {
                /** @description The password for SASL, or that of the connection where the server has no SASL. */
                password?: components["schemas"]["ChatPlatformSecret"];
            };
        };
        /** @description A bot of Telegram, by its webhook. */
        TelegramChatInput: {
            /**
             * @description The kind of the platform.
             * @constant
             */
            kind: "telegram";
            name: components["schemas"]["ChatIntegrationName"];
            /** @description Settings of the kind `telegram`. */
            settings: {
                /** @description The base of the API, if it is not that of the platform. */
                url?: components["schemas"]["ChatPlatformUrl"];
                /** @description The username of the bot, without `@`. */
                botId: components["schemas"]["ChatBotId"];
            };
            /** @description Secrets of the kind `telegram`. */
            secrets: {
                /** @description The token of the bot. */
                token: components["schemas"]["ChatPlatformSecret"];
                /** @description The `secret_token` of `setWebhook`. */
                signingSecret: components["schemas"]["ChatPlatformSecret"];
            };
        };
        /** @description An app of Slack, by the Events API. */
        SlackChatInput: {
            /**
             * @description The kind of the platform.
             * @constant
             */
            kind: "slack";
            name: components["schemas"]["ChatIntegrationName"];
            /** @description Settings of the kind `slack`. */
            settings: {
                /** @description The base of the API, if it is not that of the platform. */
                url?: components["schemas"]["ChatPlatformUrl"];
                /** @description The id of the user of the bot, as in U0BOT. */
                botId: components["schemas"]["ChatBotId"];
            };
            /** @description Secrets of the kind `slack`. */
            secrets: {
                /** @description The token of the bot, `xoxb-…`. */
                token: components["schemas"]["ChatPlatformSecret"];
                /** @description The signing secret of the app. */
                signingSecret: components["schemas"]["ChatPlatformSecret"];
            };
        };
        /** @description A bot account of Mattermost, and an outgoing webhook. */
        MattermostChatInput: {
            /**
             * @description The kind of the platform.
             * @constant
             */
            kind: "mattermost";
            name: components["schemas"]["ChatIntegrationName"];
            /** @description Settings of the kind `mattermost`. */
            settings: {
                /** @description The URL of the server. */
                url: components["schemas"]["ChatPlatformUrl"];
                /** @description The username of the bot account. */
                botId: components["schemas"]["ChatBotId"];
            };
            /** @description Secrets of the kind `mattermost`. */
            secrets: {
                /** @description The token of the bot account. */
                token: components["schemas"]["ChatPlatformSecret"];
                /** @description The token of the outgoing webhook. */
                signingSecret: components["schemas"]["ChatPlatformSecret"];
            };
        };
        /** @description An application of Discord, by its interactions. */
        DiscordChatInput: {
            /**
             * @description The kind of the platform.
             * @constant
             */
            kind: "discord";
            name: components["schemas"]["ChatIntegrationName"];
            /** @description Settings of the kind `discord`. */
            settings: {
                /** @description The base of the API, if it is not that of the platform. */
                url?: components["schemas"]["ChatPlatformUrl"];
                /** @description The public key of the application, which verifies its requests. */
                publicKey: string;
            };
            /** @description Secrets of the kind `discord`. */
            secrets: {
                /** @description The token of the bot. */
                token: components["schemas"]["ChatPlatformSecret"];
            };
        };
        /** @description An account of XMPP, by a connection that is kept. */
        XmppChatInput: {
            /**
             * @description The kind of the platform.
             * @constant
             */
            kind: "xmpp";
            name: components["schemas"]["ChatIntegrationName"];
            /** @description Settings of the kind `xmpp`. */
            settings: {
                /** @description The address of the account, as in gantry@example.org. */
                account: string;
                /** @description The nickname in rooms. */
                nick: components["schemas"]["ChatNick"];
                /** @description The name or address of the server; the domain of the account by default. */
                host?: components["schemas"]["ChatServerHost"];
                /** @description The port of the server; 5222 by default. */
                port?: components["schemas"]["ChatServerPort"];
                /** @description Whether the connection must be encrypted, by STARTTLS. True by default. */
                isTls?: boolean;
            };
            /** @description Secrets of the kind `xmpp`. */
            secrets: {
                /** @description The password of the account. */
                password: components["schemas"]["ChatPlatformSecret"];
            };
        };
        /** @description An application service of a homeserver of Matrix. */
        MatrixChatInput: {
            /**
             * @description The kind of the platform.
             * @constant
             */
            kind: "matrix";
            name: components["schemas"]["ChatIntegrationName"];
            /** @description Settings of the kind `matrix`. */
            settings: {
                /** @description The URL of the homeserver. */
                url: components["schemas"]["ChatPlatformUrl"];
                /** @description The user that `sender_localpart` of the registration names, as in @gantry:example.org. */
                botId: string;
            };
            /** @description Secrets of the kind `matrix`. */
            secrets: {
                /** @description The `as_token` of the registration. */
                token: components["schemas"]["ChatPlatformSecret"];
                /** @description The `hs_token` of the registration. */
                signingSecret: components["schemas"]["ChatPlatformSecret"];
            };
        };
        /** @description The fields to change. */
        ChatIntegrationPatch: {
            name?: components["schemas"]["ChatIntegrationName"];
            /** @description The settings, all of them: they replace the earlier ones, and must be those of the kind. */
            settings?: components["schemas"]["ChatIntegrationSettings"];
            secrets?: components["schemas"]["ChatIntegrationSecretsPatch"];
            /** @description Whether the integration receives and sends. */
            isEnabled?: boolean;
        };
        /** @description The state of the connection to the platform. */
        ChatConnection: {
            /**
             * @description `ready`: the platform calls, and there is no connection to keep. `connecting`, `connected` and `failed`: of a kind that keeps a connection. `inactive`: the integration neither receives nor sends.
             * @enum {string}
             */
            state: "ready" | "connecting" | "connected" | "failed" | "inactive";
            /** @description Why the last attempt failed. */
            error?: string;
            /** @description Since when it is so. */
            since: components["schemas"]["Timestamp"];
        };
        /** @description An account of the platform. */
        ChatLinkInput: {
            accountId: components["schemas"]["ChatAccountId"];
        };
        /** @description An account of the platform that acts for a user. */
        ChatLink: {
            /** @description The id of the link. */
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["ChatAccountId"];
            /** @description For whom the account acts. */
            userId: components["schemas"]["Id"];
            /** @description When the account was linked. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A chat platform that is connected. */
        ChatIntegration: {
            /** @description The id of the chat integration. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ChatPlatformKind"];
            /** @description What the integration is called. */
            name: string;
            settings: components["schemas"]["ChatIntegrationSettings"];
            /** @description The names of the secrets that are set. */
            secretNames: ("signingSecret" | "token" | "password")[];
            /** @description Whether the integration receives and sends. */
            isEnabled: boolean;
            connection: components["schemas"]["ChatConnection"];
            /** @description The linked accounts. */
            links: components["schemas"]["ChatLink"][];
            /** @description The user who created it. */
            createdBy: components["schemas"]["Actor"];
            /** @description When it was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was last updated. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description What came of the test of a chat integration. */
        ChatIntegrationTest: {
            /** @description Whether the platform answered and accepted the integration. */
            isReachable: boolean;
            /** @description Why not. */
            error?: string;
            /** @description How long the test took, in milliseconds. */
            durationMs: number;
        };
        /** @description An event as the platform sends it. Of the kind `generic`: `threadId`, `author`, `text`, and as needed `accountId`, which is the author by default, `isMention`, which is true by default, and `isBot`. */
        ChatPlatformEvent: {
            [key: string]: unknown;
        };
        /** @description What a service of the kind `generic` is sent. */
        ChatPayload: components["schemas"]["ChatMessagePayload"] | components["schemas"]["ChatTestPayload"];
        /** @description A message for a thread. */
        ChatMessagePayload: {
            /**
             * @description What is sent.
             * @constant
             */
            type: "chat.message";
            threadId: components["schemas"]["ChatThreadId"];
            author: components["schemas"]["ChatIntegrationName"];
            /** @description The text; what is longer follows as further messages. */
            text: string;
            /** @description When the request was sent. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /** @description The test of a chat integration. */
        ChatTestPayload: {
            /**
             * @description What is sent.
             * @constant
             */
            type: "chat.test";
            /** @description When the request was sent. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /** @description The events of a transaction as the homeserver pushes them, in `events`. */
        MatrixTransaction: {
            [key: string]: unknown;
        };
        /** @description A thread, and the chat or task to which it is bound. */
        ChatBindingInput: {
            threadId: components["schemas"]["ChatThreadId"];
            /** @description The chat to bind it to. */
            chatId?: components["schemas"]["Id"];
            /** @description The task to bind it to. */
            taskId?: components["schemas"]["Id"];
            /**
             * @description Whether only messages that mention the integration are taken.
             * @default true
             */
            isMentionOnly?: boolean;
            /**
             * @description The operations that accounts without a link may have the model call unasked: only such as read, and that the caller may call. None by default.
             * @example [
             *       "searchKnowledge"
             *     ]
             */
            reads?: components["schemas"]["OperationId"][];
        };
        /** @description A thread that is bound to a chat or a task. */
        ChatBinding: {
            /** @description The id of the binding. */
            id: components["schemas"]["Id"];
            /** @description The id of the chat integration. */
            integrationId: components["schemas"]["Id"];
            threadId: components["schemas"]["ChatThreadId"];
            /** @description The chat to which the thread is bound. */
            chatId?: components["schemas"]["Id"];
            /** @description The task to which the thread is bound. */
            taskId?: components["schemas"]["Id"];
            /** @description Whether only messages that mention the integration are taken. */
            isMentionOnly: boolean;
            /** @description The operations that accounts without a link may have the model call unasked; absent if there are none. */
            reads?: components["schemas"]["OperationId"][];
            /** @description The user for whom the binding acts. */
            createdBy: components["schemas"]["Actor"];
            /** @description When the thread was bound. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A message on its way from a platform or to it. */
        ChatIntegrationDelivery: {
            /** @description The id of the delivery. */
            id: components["schemas"]["Id"];
            /**
             * @description `in` is from the platform, `out` to it.
             * @enum {string}
             */
            direction: "in" | "out";
            /**
             * @description The status. A message is `ignored` when no binding takes it.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed" | "ignored";
            threadId: components["schemas"]["ChatThreadId"];
            /** @description The binding that takes it. */
            bindingId?: components["schemas"]["Id"];
            /** @description The account that wrote it. */
            accountId?: components["schemas"]["ChatAccountId"];
            /** @description The text, of which the end can be missing. */
            text: string;
            /** @description The message of the chat. */
            messageId?: components["schemas"]["ChatMessageId"];
            /** @description The approval that is asked for or decided. */
            approvalId?: components["schemas"]["Id"];
            /** @description The comment of the task. */
            commentId?: components["schemas"]["Id"];
            /** @description The number of attempts so far. */
            attempts: number;
            /** @description Why the last attempt failed, or why the message was ignored. */
            error?: string;
            /** @description When the next attempt is due. */
            nextAttemptAt?: components["schemas"]["Timestamp"];
            /** @description When it was received or made. */
            createdAt: components["schemas"]["Timestamp"];
        };
        ChatIntegrationListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of chat integrations. */
            data: {
                /** @description The items of this page. */
                integrations: components["schemas"]["ChatIntegration"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        ChatIntegrationAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The chat integration. */
            data: {
                /** @description The chat integration. */
                integration: components["schemas"]["ChatIntegration"];
            };
        };
        ChatIntegrationTestAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description What the platform answered. */
            data: {
                /** @description The outcome. */
                test: components["schemas"]["ChatIntegrationTest"];
            };
        };
        ChatEventAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description Slack's check of the address, answered. */
            challenge?: string;
            /** @description The type of the answer to an interaction of Discord. */
            type?: number;
            /** @description What became of the event. */
            data: {
                /** @description What Discord shows in the channel. */
                content?: string;
                /**
                 * @description `duplicate` if it was received before, `ignored` if it is no message for a bound thread.
                 * @enum {string}
                 */
                status: "accepted" | "duplicate" | "ignored";
            };
        };
        ChatBindingListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of bindings. */
            data: {
                /** @description The items of this page. */
                bindings: components["schemas"]["ChatBinding"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        ChatBindingAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The binding. */
            data: {
                /** @description The binding. */
                binding: components["schemas"]["ChatBinding"];
            };
        };
        ChatLinkAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The linked account. */
            data: {
                /** @description The link. */
                link: components["schemas"]["ChatLink"];
            };
        };
        ChatIntegrationDeliveryListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description One page of deliveries. */
            data: {
                /** @description The items of this page. */
                deliveries: components["schemas"]["ChatIntegrationDelivery"][];
                damaged?: components["schemas"]["DamagedItems"];
                /** @description The cursor of the next page; absent on the last page. */
                nextCursor?: string;
            };
        };
        /** @description The version of the service. */
        Version: {
            /**
             * @description The name of the service.
             * @constant
             */
            service: "gantry";
            /**
             * @description The version of the service.
             * @example 1.1.0
             */
            version: string;
            /** @description The contract that the service implements. */
            contract: {
                /** @description The version of the contract. */
                version: string;
                /** @description The SHA-256 hash of `/openapi.yaml`. */
                sha256: string;
            };
            /**
             * @description The version of Node.js.
             * @example v24.21.0
             */
            node: string;
            /**
             * @description What isolates plan steps, terminals and MCP servers from the service. With `none` they run as the user of the service, and restricted tokens and agents may not start them.
             * @example unshare
             * @enum {string}
             */
            sandbox: "bwrap" | "unshare" | "none";
            /** @description The areas that the service offers. */
            capabilities: string[];
            /**
             * @description The deprecated fields, each as operation and field.
             * @example [
             *       "createTask.intent"
             *     ]
             */
            deprecations: string[];
        };
        VersionAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The version. */
            data: {
                /** @description The version. */
                version: components["schemas"]["Version"];
            };
        };
        HealthAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The service is available. */
            data: {
                /** @description The health of the service. */
                health: {
                    /**
                     * @description Always `ok`; a service that is not available returns a failure.
                     * @enum {string}
                     */
                    status: "ok";
                };
            };
        };
        ReadinessAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The service takes requests. */
            data: {
                /** @description The last probe. */
                health: components["schemas"]["ReadinessProbe"];
            };
        };
        /** @description A successful probe of the store and the disk. */
        ReadinessProbe: {
            /**
             * @description Always `ok`; a service that is not available returns a failure.
             * @example ok
             * @enum {string}
             */
            status: "ok";
            /** @description When the probe ended. */
            checkedAt: components["schemas"]["Timestamp"];
            /**
             * @description The milliseconds since the probe ended.
             * @example 240
             */
            ageMs: number;
            /**
             * @description What an acknowledged write survives. `single`: as long as the disk or the database server that has it. `asynchronous`: the database has replicas, and a failover to one of them can lose the last acknowledged writes. `synchronous`: a replica has it too.
             * @example single
             * @enum {string}
             */
            durability?: "single" | "asynchronous" | "synchronous";
        };
        /** @description A limit of the service. */
        Limit: {
            /**
             * @description The name of the limit.
             * @example jsonBodyBytes
             */
            name: string;
            /**
             * @description The value of the limit.
             * @example 1048576
             */
            value: number;
            /**
             * @description The unit of the value.
             * @example bytes
             */
            unit: string;
            /** @description How much of the limit is used, where known. */
            used?: number;
            /** @description What is limited. */
            description: string;
        };
        LimitsAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The limits. */
            data: {
                /** @description The limits. */
                limits: components["schemas"]["Limit"][];
            };
        };
        /** @description An error code with its meaning. */
        ErrorDescription: {
            code: components["schemas"]["ErrorCode"];
            /** @description The HTTP status. */
            status: number;
            /**
             * @description When the same call may succeed: `later` after a wait, `corrected` once the call, its credential or the configuration is corrected, `final` never; only a final failure is stored for an `Idempotency-Key`.
             * @example later
             * @enum {string}
             */
            retry: "later" | "corrected" | "final";
            /** @description What the code means and what to do. */
            message: string;
        };
        ErrorCodeListAnswer: {
            /**
             * @description Always true in a success.
             * @constant
             */
            success: true;
            /** @description The error codes. */
            data: {
                /** @description The error codes. */
                errors: components["schemas"]["ErrorDescription"][];
            };
        };
    };
    responses: {
        /** @description The new task. */
        TaskCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                Deprecation: components["headers"]["Deprecation"];
                Link: components["headers"]["DeprecationLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskAnswer"];
            };
        };
        /** @description The task. */
        TaskFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskAnswer"];
            };
        };
        /** @description The new task. */
        TaskFromEmail: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskAnswer"];
            };
        };
        /** @description The next task, if there is one. */
        NextTask: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NextTaskAnswer"];
            };
        };
        /** @description The claimed task and the claim, if there is a task. */
        NextTaskClaimed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NextClaimAnswer"];
            };
        };
        /** @description The claim. */
        TaskClaimed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClaimAnswer"];
            };
        };
        /** @description One page of revisions. */
        TaskRevisionList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskRevisionListAnswer"];
            };
        };
        /** @description The task at this revision. */
        TaskRevisionFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskRevisionAnswer"];
            };
        };
        /** @description One page of comments. */
        CommentList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentListAnswer"];
            };
        };
        /** @description The new comment. */
        CommentCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentAnswer"];
            };
        };
        /** @description The comment. */
        CommentFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentAnswer"];
            };
        };
        /** @description One page of reviews. */
        ReviewList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewListAnswer"];
            };
        };
        /** @description The new review. */
        ReviewCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewAnswer"];
            };
        };
        /** @description The review. */
        ReviewFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewAnswer"];
            };
        };
        /** @description One page of plan steps. */
        PlanStepPage: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlanStepPageAnswer"];
            };
        };
        /** @description The plan steps in plan order. */
        PlanStepList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlanStepListAnswer"];
            };
        };
        /** @description The new plan step. */
        PlanStepCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlanStepAnswer"];
            };
        };
        /** @description The plan step. */
        PlanStepFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlanStepAnswer"];
            };
        };
        /** @description The result for each file. */
        ChangesApplied: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplyAnswer"];
            };
        };
        /** @description The job that was started. */
        JobAccepted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                "Retry-After": components["headers"]["RetryAfterOfJob"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JobAnswer"];
            };
        };
        /** @description The job. */
        JobFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JobAnswer"];
            };
        };
        /** @description One page of jobs. */
        JobList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JobListAnswer"];
            };
        };
        /** @description Part of the log. */
        JobLog: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JobLogAnswer"];
            };
        };
        /** @description The event stream. */
        JobStream: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "text/event-stream": string;
            };
        };
        /** @description One page of schedules. */
        ScheduleList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ScheduleListAnswer"];
            };
        };
        /** @description The new schedule. */
        ScheduleCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ScheduleAnswer"];
            };
        };
        /** @description The schedule. */
        ScheduleFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ScheduleAnswer"];
            };
        };
        /** @description The metadata of the file. */
        ResourceFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceAnswer"];
            };
        };
        /** @description The new link. */
        LinkCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LinkAnswer"];
            };
        };
        /** @description The bytes of the file. */
        LinkedBytes: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                [name: string]: unknown;
            };
            content: {
                "*/*": Uint8Array;
            };
        };
        /** @description The bytes. */
        Bytes: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                [name: string]: unknown;
            };
            content: {
                "*/*": Uint8Array;
            };
        };
        /** @description The folders. */
        MailFolderList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MailFolderListAnswer"];
            };
        };
        /** @description One page of emails. */
        EmailList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailListAnswer"];
            };
        };
        /** @description The new email. */
        EmailDelivered: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailAnswer"];
            };
        };
        /** @description The email in its new folder. */
        EmailMoved: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailSummaryAnswer"];
            };
        };
        /** @description The file changes. */
        TaskChanges: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskChangesAnswer"];
            };
        };
        /** @description The metadata of the new file. */
        ResourceCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceAnswer"];
            };
        };
        /** @description One page of files. */
        ResourceList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceListAnswer"];
            };
        };
        /** @description The metadata of the file, or with `download=true` its bytes. Each has its own ETag. */
        ResourceOrBytes: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResourceAnswer"];
                "*/*": Uint8Array;
            };
        };
        /** @description The requested range. */
        PartialBytes: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                "*/*": Uint8Array;
            };
        };
        /** @description The thumbnail. */
        Thumbnail: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                [name: string]: unknown;
            };
            content: {
                "image/webp": Uint8Array;
            };
        };
        /** @description The new session. */
        TerminalSessionCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TerminalSessionAnswer"];
            };
        };
        /** @description The session. */
        TerminalSessionFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TerminalSessionAnswer"];
            };
        };
        /** @description The sessions. */
        TerminalSessionList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TerminalSessionListAnswer"];
            };
        };
        /** @description Part of the output. */
        TerminalOutput: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TerminalOutputAnswer"];
            };
        };
        /** @description The email. */
        EmailFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailAnswer"];
            };
        };
        /** @description The role document. */
        RoleContext: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RoleContextAnswer"];
            };
        };
        /** @description The role document. */
        RoleContextPut: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RoleContextAnswer"];
            };
        };
        /** @description The document. */
        ContextDocumentFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContextDocumentAnswer"];
            };
        };
        /** @description One page of documents. */
        ContextDocumentList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContextDocumentListAnswer"];
            };
        };
        /** @description The context. */
        ContextBuilt: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BuiltContextAnswer"];
            };
        };
        /** @description The configuration. */
        ConfigFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConfigAnswer"];
            };
        };
        /** @description The commands and their approval. */
        ApprovalFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApprovalAnswer"];
            };
        };
        /** @description The names of the secrets. */
        SecretList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecretListAnswer"];
            };
        };
        /** @description The schema. */
        ConfigSchemaFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConfigSchemaAnswer"];
            };
        };
        /** @description What is wrong with the text. */
        ConfigValidated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConfigValidationAnswer"];
            };
        };
        /** @description One page of revisions. */
        ConfigRevisionList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConfigRevisionListAnswer"];
            };
        };
        /** @description The secret without its value. */
        SecretPut: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecretPutAnswer"];
            };
        };
        /** @description The status of the working tree. */
        GitStatusFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitStatusAnswer"];
            };
        };
        /** @description The diff. */
        GitDiffFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitDiffAnswer"];
            };
        };
        /** @description One page of commits. */
        GitCommitList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitCommitListAnswer"];
            };
        };
        /** @description The commit. */
        GitCommitFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitCommitAnswer"];
            };
        };
        /** @description The file, or with `download=true` its bytes, which have an ETag. */
        GitBlobOrBytes: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitBlobAnswer"];
                "*/*": Uint8Array;
            };
        };
        /** @description One page of branches. */
        GitBranchList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitBranchListAnswer"];
            };
        };
        /** @description The new commit. */
        GitCommitCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitCommitAnswer"];
            };
        };
        /** @description The new branch. */
        GitBranchCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitBranchAnswer"];
            };
        };
        /** @description The branch was pushed. */
        Pushed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmptyAnswer"];
            };
        };
        /** @description One page of remotes. */
        GitRemoteList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitRemoteListAnswer"];
            };
        };
        /** @description The new remote. */
        GitRemoteCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitRemoteAnswer"];
            };
        };
        /** @description One page of pushes. */
        GitPushList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitPushListAnswer"];
            };
        };
        /** @description One page of credentials. */
        GitCredentialList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitCredentialListAnswer"];
            };
        };
        /** @description The credential, without its value. */
        GitCredentialFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GitCredentialAnswer"];
            };
        };
        /** @description The MCP servers. */
        McpServerList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpServerListAnswer"];
            };
        };
        /** @description The MCP server. */
        McpServerFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpServerAnswer"];
            };
        };
        /** @description What came of the test. */
        McpServerTested: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpServerTestAnswer"];
            };
        };
        /** @description Part of the log. */
        McpServerLogs: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpServerLogAnswer"];
            };
        };
        /** @description One page of tools. */
        McpToolList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpToolListAnswer"];
            };
        };
        /** @description The result of the tool. */
        McpResult: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpResultAnswer"];
            };
        };
        /** @description One page of calls. */
        McpCallList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpCallListAnswer"];
            };
        };
        /** @description The call. */
        McpCallFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpCallAnswer"];
            };
        };
        /** @description Where to sign in. */
        McpAuthStarted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpAuthAnswer"];
            };
        };
        /** @description One page of resources. */
        McpResourceList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpResourceListAnswer"];
            };
        };
        /** @description The resource. */
        McpResourceRead: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpResourceAnswer"];
            };
        };
        /** @description One page of prompts. */
        McpPromptList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpPromptListAnswer"];
            };
        };
        /** @description The prompt. */
        McpPromptFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpPromptAnswer"];
            };
        };
        /** @description The AI providers. */
        AiProviderList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AiProviderListAnswer"];
            };
        };
        /** @description The AI provider. */
        AiProviderFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AiProviderAnswer"];
            };
        };
        /** @description What the provider answered. */
        AiProviderTested: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AiProviderTestAnswer"];
            };
        };
        /** @description One page of AI models. */
        AiModelList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AiModelListAnswer"];
            };
        };
        /** @description The answer of the model, or its stream. */
        GeneratedText: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GenerateAnswer"];
                "text/event-stream": string;
            };
        };
        /** @description The number of tokens. */
        TokensCounted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenCountAnswer"];
            };
        };
        /** @description The vectors. */
        EmbeddingsCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmbeddingsAnswer"];
            };
        };
        /** @description One page of the ledger. */
        AiCallList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AiCallListAnswer"];
            };
        };
        /** @description The AI call. */
        AiCallFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AiCallAnswer"];
            };
        };
        /** @description The sums. */
        AiUsageFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AiUsageAnswer"];
            };
        };
        /** @description The budget and its use. */
        AiBudgetFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AiBudgetAnswer"];
            };
        };
        /** @description The agents. */
        ChatAgentList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatAgentListAnswer"];
            };
        };
        /** @description One page of chats. */
        ChatList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatListAnswer"];
            };
        };
        /** @description The chat. */
        ChatCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatAnswer"];
            };
        };
        /** @description The chat. */
        ChatFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatAnswer"];
            };
        };
        /** @description The chat. */
        ChatInterrupted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatAnswer"];
            };
        };
        /** @description One page of messages. */
        ChatMessageList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatMessageListAnswer"];
            };
        };
        /** @description The message. */
        ChatMessageAccepted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatMessageAnswer"];
            };
        };
        /** @description The message. */
        ChatMessageFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatMessageAnswer"];
            };
        };
        /** @description One page of approvals. */
        ToolApprovalList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ToolApprovalListAnswer"];
            };
        };
        /** @description The approval. */
        ToolApprovalFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ToolApprovalAnswer"];
            };
        };
        /** @description The event stream. */
        ChatStream: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "text/event-stream": string;
            };
        };
        /** @description The caller's identity. */
        IdentityFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityAnswer"];
            };
        };
        /** @description The identity that is signed in. */
        SignedIn: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                "Set-Cookie": components["headers"]["SetCookie"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityAnswer"];
            };
        };
        /** @description The identity of the caller. */
        Reauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                "Set-Cookie": components["headers"]["RenewedCookie"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityAnswer"];
            };
        };
        /** @description The sign-in methods. */
        SignInMethodList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignInMethodListAnswer"];
            };
        };
        /** @description The options for the browser. */
        SignInChallengeCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignInChallengeAnswer"];
            };
        };
        /** @description The second factors. */
        SecondFactorList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecondFactorListAnswer"];
            };
        };
        /** @description The secret for the app. */
        TotpCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TotpAnswer"];
            };
        };
        /** @description The second factor. */
        SecondFactorAdded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecondFactorAnswer"];
            };
        };
        /** @description The options for the browser. */
        PasskeyChallengeCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PasskeyChallengeAnswer"];
            };
        };
        /** @description The new recovery codes. */
        RecoveryCodesRenewed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecoveryCodesAnswer"];
            };
        };
        /** @description The session has ended. */
        SignedOut: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                "Set-Cookie": components["headers"]["SetCookie"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DoneAnswer"];
            };
        };
        /** @description The version. */
        VersionFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VersionAnswer"];
            };
        };
        /** @description The service is available. */
        Healthy: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HealthAnswer"];
            };
        };
        /** @description The service takes requests. */
        Ready: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReadinessAnswer"];
            };
        };
        /** @description One page of entries. */
        KnowledgeList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["KnowledgeListAnswer"];
            };
        };
        /** @description The new entry. */
        KnowledgeCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["KnowledgeAnswer"];
            };
        };
        /** @description The entry. */
        KnowledgeEntryFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["KnowledgeAnswer"];
            };
        };
        /** @description The results. */
        KnowledgeFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["KnowledgeResultsAnswer"];
            };
        };
        /** @description One page of revisions. */
        KnowledgeRevisionList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["KnowledgeRevisionListAnswer"];
            };
        };
        /** @description One page of skills. */
        SkillList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SkillListAnswer"];
            };
        };
        /** @description The new skill. */
        SkillCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SkillAnswer"];
            };
        };
        /** @description The skill. */
        SkillFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SkillAnswer"];
            };
        };
        /** @description What deviates from the specification. */
        SkillValidated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SkillValidationAnswer"];
            };
        };
        /** @description The matching skills. */
        SkillsMatched: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SkillMatchesAnswer"];
            };
        };
        /** @description The files. */
        SkillFileList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SkillFileListAnswer"];
            };
        };
        /** @description The file and its content. */
        SkillFileFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SkillFileContentAnswer"];
            };
        };
        /** @description The file as it was written. */
        SkillFileStored: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SkillFileAnswer"];
            };
        };
        /** @description The operation is complete. */
        Done: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DoneAnswer"];
            };
        };
        /** @description One page of tasks. */
        TaskList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaskListAnswer"];
            };
        };
        /** @description The state of the setup. */
        SetupFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SetupAnswer"];
            };
        };
        /** @description One page of tokens. */
        TokenList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenListAnswer"];
            };
        };
        /** @description The token and its secret. */
        TokenCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenSecretAnswer"];
            };
        };
        /** @description The token and its new secret. */
        TokenRotated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenSecretAnswer"];
            };
        };
        /** @description The token. */
        TokenFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenAnswer"];
            };
        };
        /** @description The scopes. */
        ScopeList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ScopeListAnswer"];
            };
        };
        /** @description The sessions. */
        SessionList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionListAnswer"];
            };
        };
        /** @description The access to each operation. */
        AccessChecked: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccessAnswer"];
            };
        };
        /** @description One page of audit entries. */
        AuditList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuditListAnswer"];
            };
        };
        /** @description The user. */
        UserFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserAnswer"];
            };
        };
        /** @description The new user. */
        UserCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserAnswer"];
            };
        };
        /** @description One page of users. */
        UserList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserListAnswer"];
            };
        };
        /** @description The preferences. */
        PreferencesFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PreferencesAnswer"];
            };
        };
        /** @description The invite and its secret. */
        InviteCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InviteAnswer"];
            };
        };
        /** @description One page of events, or the stream. */
        EventPageOrStream: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EventPageAnswer"];
                "text/event-stream": string;
            };
        };
        /** @description The ticket and its secret. */
        TicketCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TicketAnswer"];
            };
        };
        /** @description One page of webhooks. */
        WebhookList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookListAnswer"];
            };
        };
        /** @description The webhook. */
        WebhookFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookAnswer"];
            };
        };
        /** @description The webhook and its secret. */
        WebhookCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookSecretAnswer"];
            };
        };
        /** @description The delivery. */
        DeliveryFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliveryAnswer"];
            };
        };
        /** @description One page of deliveries. */
        DeliveryList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliveryListAnswer"];
            };
        };
        /** @description One page of chat integrations. */
        ChatIntegrationList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatIntegrationListAnswer"];
            };
        };
        /** @description The chat integration. */
        ChatIntegrationFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatIntegrationAnswer"];
            };
        };
        /** @description The chat integration. */
        ChatIntegrationCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatIntegrationAnswer"];
            };
        };
        /** @description What the platform answered. */
        ChatIntegrationTested: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatIntegrationTestAnswer"];
            };
        };
        /** @description What became of the event. */
        ChatEventReceived: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatEventAnswer"];
            };
        };
        /** @description What became of the events. */
        MatrixTransactionReceived: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatEventAnswer"];
            };
        };
        /** @description One page of bindings. */
        ChatBindingList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatBindingListAnswer"];
            };
        };
        /** @description The binding. */
        ChatBindingCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatBindingAnswer"];
            };
        };
        /** @description The linked account. */
        ChatAccountLinked: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatLinkAnswer"];
            };
        };
        /** @description One page of deliveries. */
        ChatIntegrationDeliveryList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Link: components["headers"]["NextLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatIntegrationDeliveryListAnswer"];
            };
        };
        /** @description The limits. */
        LimitsFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LimitsAnswer"];
            };
        };
        /** @description The error codes. */
        ErrorCodeList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorCodeListAnswer"];
            };
        };
        /** @description The caller has the current version. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request does not match the contract. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The credential is missing or not valid. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                "WWW-Authenticate": components["headers"]["Challenge"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The credential does not allow this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The item does not exist. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description No media type of the response matches the Accept header. */
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The state of the item does not allow this. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The requested data is no longer retained. */
        Gone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The item has changed since it was read. */
        RevisionMismatch: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The request, or the data that it names, exceeds a limit. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The media type of the body is not accepted by the operation. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                Accept: components["headers"]["Accept"];
                "Accept-Patch": components["headers"]["AcceptPatch"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The range is outside the file. */
        RangeNotSatisfiable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                "Content-Range": components["headers"]["ContentRangeOfNone"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description A limit was reached. */
        TooMany: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The MCP server failed. */
        McpFailure: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The remote server refused the request or could not be reached. */
        BadGateway: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The remote server did not respond in time. */
        UpstreamTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The service cannot take requests at the moment. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description Any other failure, in the same envelope. */
        Failure: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the task.
         * @example task_01ke3v7s9x4t2m8r
         */
        TaskIdAsId: components["schemas"]["Id"];
        /**
         * @description The id of the comment.
         * @example cmt_01ke3v7s9x4t2m8r
         */
        CommentId: components["schemas"]["Id"];
        /**
         * @description The id of the review.
         * @example rev_01ke3v7s9x4t2m8r
         */
        ReviewId: components["schemas"]["Id"];
        /**
         * @description The id of the plan step.
         * @example step_01ke3v7s9x4t2m8r
         */
        StepId: components["schemas"]["Id"];
        /**
         * @description The number of the revision.
         * @example 1
         */
        Revision: number;
        /**
         * @description The id of the job.
         * @example job_01ke3v7s9x4t2m8r
         */
        JobId: components["schemas"]["Id"];
        /**
         * @description The id of the schedule.
         * @example sched_01ke3v7s9x4t2m8r
         */
        ScheduleId: components["schemas"]["Id"];
        /**
         * @description The byte position in the log at which to start.
         * @example 0
         */
        LogCursor: number;
        /**
         * @description Return only jobs with one of these statuses; repeat the parameter, or separate the values by commas.
         * @example [
         *       "succeeded"
         *     ]
         */
        JobStatusFilter: components["schemas"]["JobStatus"][];
        /**
         * @description Return only jobs of these kinds; repeat the parameter, or separate the values by commas.
         * @example [
         *       "execute_plan"
         *     ]
         */
        JobKindFilter: components["schemas"]["JobKind"][];
        /**
         * @description Return only tasks in one of these states; repeat the parameter, or separate the values by commas.
         * @example [
         *       "open"
         *     ]
         */
        StateFilter: components["schemas"]["TaskState"][];
        /**
         * @description Return only tasks updated after this time.
         * @example 2026-01-01T12:00:00.000Z
         */
        UpdatedAfter: components["schemas"]["Timestamp"];
        /**
         * @description Return only these fields; repeat the parameter, or separate the values by commas. `id` is always included.
         * @example [
         *       "id",
         *       "title"
         *     ]
         */
        TaskFields: components["schemas"]["TaskField"][];
        /**
         * @description Return only files of this media type; `image/*` matches every image.
         * @example image/*
         */
        TypeFilter: string;
        /**
         * @description The last path segment of the URL that `createResourceLink` returned.
         * @example eyJhbGciOiJub25lIn0
         */
        Link: string;
        /**
         * @description The folder to which emails are delivered.
         * @example inbox
         */
        InboxFolder: "inbox";
        /**
         * @description The id of the attachment in the email.
         * @example 1
         */
        AttachmentId: string;
        /**
         * @description The id of the task.
         * @example task_01ke3v7s9x4t2m8r
         */
        TaskId: components["schemas"]["Id"];
        /**
         * @description Return only items of this task.
         * @example task_01ke3v7s9x4t2m8r
         */
        TaskIdFilter: components["schemas"]["Id"];
        /**
         * @description The id of the terminal session.
         * @example term_01ke3v7s9x4t2m8r
         */
        SessionId: components["schemas"]["Id"];
        /**
         * @description The id of the terminal session.
         * @example term_01ke3v7s9x4t2m8r
         */
        SessionIdInQuery: components["schemas"]["Id"];
        /**
         * @description The byte position in the output at which to start.
         * @example 0
         */
        OutputCursor: number;
        /**
         * @description How long to wait for more output, in milliseconds.
         * @example 1000
         */
        WaitMs: number;
        /**
         * @description The filename with which the file was uploaded.
         * @example plan.txt
         */
        Filename: string;
        /**
         * @description Replace the file whatever its version, without `If-Match`.
         * @example true
         */
        ReplaceResource: boolean;
        /**
         * @description Return the bytes of the file instead of its metadata.
         * @example true
         */
        Download: boolean;
        /**
         * @description The mail folder.
         * @example inbox
         */
        Folder: components["schemas"]["MailFolder"];
        /**
         * @description The id of the email in its folder.
         * @example welcome
         */
        MessageId: string;
        /**
         * @description The id of the knowledge entry.
         * @example know_01ke3v7s9x4t2m8r
         */
        EntryId: components["schemas"]["Id"];
        /**
         * @description Return only entries with this tag.
         * @example mail
         */
        KnowledgeTag: string;
        /**
         * @description A question, or words.
         * @example how is mail sent
         */
        KnowledgeQuery: string;
        /**
         * @description What counts: the words, the meaning, or both.
         * @example words
         */
        KnowledgeMode: "words" | "semantic" | "both";
        /**
         * @description The maximum number of results.
         * @example 10
         */
        KnowledgeLimit: number;
        /**
         * @description The name of the MCP server in the project configuration.
         * @example everything
         */
        McpServerName: string;
        /**
         * @description The id of the call.
         * @example mcpc_01ke3v7s9x4t2m8r
         */
        McpCallId: components["schemas"]["Id"];
        /**
         * @description Return only calls with this status.
         * @example running
         */
        McpCallStatusFilter: components["schemas"]["McpCallStatus"];
        /**
         * @description The name of a remote MCP server in the project configuration.
         * @example remote-1
         */
        McpRemoteServerName: string;
        /**
         * @description Return only those of this MCP server.
         * @example everything
         */
        McpServerNameFilter: string;
        /**
         * @description The name of the skill.
         * @example release-notes
         */
        SkillName: string;
        /**
         * @description The path of the file in the folder of the skill; slashes are encoded as `%2F`.
         * @example scripts/list.sh
         */
        SkillFilePath: string;
        /**
         * @description The maximum number of items to return.
         * @example 50
         */
        Limit: number;
        /**
         * @description The maximum number of items to return; by default all of them, because the list is bounded.
         * @example 50
         */
        LimitOfBoundedList: number;
        /**
         * @description The `nextCursor` of the previous page, with the same filters.
         * @example eyJ2IjoxfQ
         */
        Cursor: string;
        /**
         * @description Return only tasks of these priorities; repeat the parameter, or separate the values by commas.
         * @example [
         *       "high"
         *     ]
         */
        PriorityFilter: components["schemas"]["Priority"][];
        /**
         * @description Consider only tasks with this tag.
         * @example planning
         */
        TagOfNextTask: string;
        /**
         * @description Return only tasks with one of these tags; repeat the parameter, or separate the values by commas.
         * @example [
         *       "planning"
         *     ]
         */
        TagFilter: string[];
        /**
         * @description Words that must all occur, separated by spaces.
         * @example first plan
         */
        Search: string;
        /**
         * @description The field to sort by; a leading minus sorts in descending order.
         * @example -updatedAt
         */
        TaskSort: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
        /**
         * @description The name of the AI provider.
         * @example acme
         */
        AiProviderName: components["schemas"]["AiProviderName"];
        /**
         * @description Return only calls of this model.
         * @example acme/gpt-4o
         */
        AiModelFilter: components["schemas"]["AiModelName"];
        /**
         * @description Return only calls for this user.
         * @example user_01ke3v7s9x4t2m8r
         */
        AiActorFilter: components["schemas"]["Id"];
        /**
         * @description Return only items of this chat.
         * @example chat_01ke3v7s9x4t2m8r
         */
        ChatIdFilter: components["schemas"]["Id"];
        /**
         * @description The id of the AI call.
         * @example call_01ke3v7s9x4t2m8r
         */
        AiCallId: components["schemas"]["Id"];
        /**
         * @description What to sum up by.
         * @example model
         */
        AiUsageGroup: "day" | "model" | "actor" | "chat" | "task";
        /**
         * @description The first day; 30 days before the last one by default.
         * @example 2026-01-01
         */
        AiUsageFrom: string;
        /**
         * @description The last day; today by default.
         * @example 2026-01-31
         */
        AiUsageTo: string;
        /**
         * @description The id of the chat.
         * @example chat_01ke3v7s9x4t2m8r
         */
        ChatId: components["schemas"]["Id"];
        /**
         * @description The id of the message.
         * @example queued-1
         */
        ChatMessageId: components["schemas"]["ChatMessageId"];
        /**
         * @description The id of the approval.
         * @example appr_01ke3v7s9x4t2m8r
         */
        ApprovalId: components["schemas"]["Id"];
        /**
         * @description The id of the second factor.
         * @example factor_01ke3v7s9x4t2m8r
         */
        SecondFactorId: components["schemas"]["Id"];
        /**
         * @description The id of the token.
         * @example tok_01ke3v7s9x4t2m8r
         */
        TokenId: components["schemas"]["Id"];
        /**
         * @description The id of the browser session.
         * @example sess_01ke3v7s9x4t2m8r
         */
        BrowserSessionId: components["schemas"]["Id"];
        /**
         * @description The id of the user.
         * @example user_01ke3v7s9x4t2m8r
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description The name of the script in `gantry.json`.
         * @example test
         */
        ScriptName: string;
        /**
         * @description The name of the document.
         * @example conventions.md
         */
        DocumentName: string;
        /**
         * @description The name of the secret.
         * @example API_KEY
         */
        SecretName: components["schemas"]["SecretName"];
        /**
         * @description The id of the webhook.
         * @example hook_01ke3v7s9x4t2m8r
         */
        WebhookId: components["schemas"]["Id"];
        /**
         * @description The id of the delivery.
         * @example msg_01ke3v7s9x4t2m8r
         */
        DeliveryId: components["schemas"]["Id"];
        /**
         * @description The id of the chat integration.
         * @example chatint_01ke3v7s9x4t2m8r
         */
        ChatIntegrationId: components["schemas"]["Id"];
        /**
         * @description The id that the homeserver gave the transaction.
         * @example 35
         */
        MatrixTransactionId: string;
        /**
         * @description The id of the binding.
         * @example binding_01ke3v7s9x4t2m8r
         */
        ChatBindingId: components["schemas"]["Id"];
        /**
         * @description The id of the linked account.
         * @example chatlink_01ke3v7s9x4t2m8r
         */
        ChatLinkId: components["schemas"]["Id"];
        /**
         * @description Kind `generic`: the id of the event, the same in every attempt (Standard Webhooks).
         * @example msg_1
         */
        WebhookIdHeader: string;
        /**
         * @description Kind `generic`: the time of the attempt in seconds since 1970-01-01 UTC.
         * @example 1767225600
         */
        WebhookTimestampHeader: string;
        /**
         * @description Kind `generic`: one or several signatures, separated by a space.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignatureHeader: string;
        /**
         * @description Kind `slack`: the signature.
         * @example v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503
         */
        SlackSignatureHeader: string;
        /**
         * @description Kind `slack`: the time of the request in seconds since 1970-01-01 UTC.
         * @example 1531420618
         */
        SlackTimestampHeader: string;
        /**
         * @description Kind `telegram`: the secret token of the webhook.
         * @example an-example-of-a-secret
         */
        TelegramSecretHeader: string;
        /**
         * @description Kind `discord`: the signature in hexadecimal digits.
         * @example 00
         */
        DiscordSignatureHeader: string;
        /**
         * @description Kind `discord`: the time that was signed.
         * @example 1767225600
         */
        DiscordTimestampHeader: string;
        /**
         * @description Return only events with a greater number.
         * @example 0
         */
        EventsAfter: number;
        /**
         * @description Return only events of these kinds; repeat the parameter, or separate the values by commas. `task.*` matches every task event.
         * @example [
         *       "task.created"
         *     ]
         */
        EventKinds: components["schemas"]["EventSelector"][];
        /**
         * @description A ticket from `createEventTicket`, in place of a credential.
         * @example tkt_9f86d081884c7d65
         */
        EventTicketInQuery: string;
        /**
         * @description The number of the last event received; browsers send it when they reconnect.
         * @example 42
         */
        LastEventId: string;
        /**
         * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
         * @example 6f1c2a4e-plan-1
         */
        IdempotencyKey: string;
        /**
         * @description The ETag of the item as it was read. The change is refused if the item has changed since.
         * @example "3"
         */
        IfMatch: string;
        /**
         * @description ETags of versions that the caller has. If one is current, the response is 304.
         * @example "3"
         */
        IfNoneMatch: string;
        /**
         * @description One range of bytes.
         * @example bytes=0-1023
         */
        Range: string;
        /**
         * @description The ETag that the file must have for the range to apply.
         * @example "9f86d081884c7d65"
         */
        IfRange: string;
        /**
         * @description The commit to compare from: an id, a branch, a tag or `HEAD`, with `~` and `^`.
         * @example HEAD
         */
        GitFrom: components["schemas"]["GitRevision"];
        /**
         * @description The commit to compare to: an id, a branch, a tag or `HEAD`, with `~` and `^`.
         * @example HEAD
         */
        GitTo: components["schemas"]["GitRevision"];
        /**
         * @description Whether to compare the index instead of the working tree.
         * @example true
         */
        GitStaged: boolean;
        /**
         * @description Return only what concerns this file or folder.
         * @example README.md
         */
        GitPathFilter: components["schemas"]["GitFilePath"];
        /**
         * @description The path of the file, from the top of the repository.
         * @example README.md
         */
        GitPath: components["schemas"]["GitFilePath"];
        /**
         * @description The commit: an id, a branch, a tag or `HEAD`, with `~` and `^`.
         * @example HEAD
         */
        GitRef: components["schemas"]["GitRevision"];
        /**
         * @description The id of the commit, whole or abbreviated.
         * @example 9fceb02d0ae598e95dc970b74767f19372d61af8
         */
        GitOidInPath: string;
        /**
         * @description Return the bytes of the file.
         * @example true
         */
        GitDownload: boolean;
        /**
         * @description The name of the branch.
         * @example topic-1
         */
        GitBranchInPath: string;
        /**
         * @description Whether to delete a branch whose commits no other branch contains.
         * @example true
         */
        GitForce: boolean;
        /**
         * @description The commit at which the branch must be.
         * @example 9fceb02d0ae598e95dc970b74767f19372d61af8
         */
        GitExpectedOid: components["schemas"]["GitOid"];
        /**
         * @description The name of the remote.
         * @example upstream-1
         */
        GitRemoteInPath: string;
        /**
         * @description The name of the remote.
         * @example upstream-3
         */
        GitRemoteOfCredential: string;
    };
    requestBodies: {
        CreateTask: {
            content: {
                "application/json": components["schemas"]["TaskInput"];
            };
        };
        UpdateTask: {
            content: {
                "application/json": components["schemas"]["TaskPatch"];
                "application/merge-patch+json": components["schemas"]["TaskPatch"];
            };
        };
        ClaimNextTask: {
            content: {
                "application/json": components["schemas"]["NextClaimInput"];
            };
        };
        TransitionTask: {
            content: {
                "application/json": components["schemas"]["TransitionInput"];
            };
        };
        ClaimTask: {
            content: {
                "application/json": components["schemas"]["ClaimInput"];
            };
        };
        ReleaseTask: {
            content: {
                "application/json": components["schemas"]["ReleaseInput"];
            };
        };
        SetTaskDependencies: {
            content: {
                "application/json": components["schemas"]["DependenciesInput"];
            };
        };
        CreateTaskComment: {
            content: {
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        UpdateTaskComment: {
            content: {
                "application/json": components["schemas"]["CommentInput"];
                "application/merge-patch+json": components["schemas"]["CommentInput"];
            };
        };
        SetTaskReviewers: {
            content: {
                "application/json": components["schemas"]["ReviewersInput"];
            };
        };
        SubmitTaskReview: {
            content: {
                "application/json": components["schemas"]["ReviewInput"];
            };
        };
        CreatePlanStep: {
            content: {
                "application/json": components["schemas"]["PlanStepInput"];
            };
        };
        ReorderPlanSteps: {
            content: {
                "application/json": components["schemas"]["PlanOrderInput"];
            };
        };
        UpdatePlanStep: {
            content: {
                "application/json": components["schemas"]["PlanStepPatch"];
                "application/merge-patch+json": components["schemas"]["PlanStepPatch"];
            };
        };
        ExecutePlan: {
            content: {
                "application/json": components["schemas"]["PlanExecutionInput"];
            };
        };
        ExecutePlanStep: {
            content: {
                "application/json": components["schemas"]["StepExecutionInput"];
            };
        };
        ApplyTaskChanges: {
            content: {
                "application/json": components["schemas"]["ApplyInput"];
            };
        };
        CreateSchedule: {
            content: {
                "application/json": components["schemas"]["ScheduleInput"];
            };
        };
        UpdateSchedule: {
            content: {
                "application/json": components["schemas"]["SchedulePatch"];
                "application/merge-patch+json": components["schemas"]["SchedulePatch"];
            };
        };
        UpdateResource: {
            content: {
                "application/json": components["schemas"]["ResourcePatch"];
                "application/merge-patch+json": components["schemas"]["ResourcePatch"];
            };
        };
        CreateResourceLink: {
            content: {
                "application/json": components["schemas"]["LinkInput"];
            };
        };
        SendEmail: {
            content: {
                "application/json": components["schemas"]["EmailInput"];
            };
        };
        DeliverEmail: {
            content: {
                "application/json": components["schemas"]["DeliveryInput"];
            };
        };
        MoveEmail: {
            content: {
                "application/json": components["schemas"]["EmailMoveInput"];
            };
        };
        CreateTaskFromEmail: {
            content: {
                "application/json": components["schemas"]["EmailTaskInput"];
            };
        };
        ReplaceTaskChanges: {
            content: {
                "application/json": components["schemas"]["TaskChangesInput"];
            };
        };
        UploadResource: {
            content: {
                "multipart/form-data": components["schemas"]["ResourceUpload"];
            };
        };
        OpenTerminal: {
            content: {
                "application/json": components["schemas"]["TerminalInput"];
            };
        };
        UpdateTerminal: {
            content: {
                "application/json": components["schemas"]["TerminalPatch"];
                "application/merge-patch+json": components["schemas"]["TerminalPatch"];
            };
        };
        ResizeTerminal: {
            content: {
                "application/json": components["schemas"]["TerminalResize"];
            };
        };
        ResizeTerminalSession: {
            content: {
                "application/json": components["schemas"]["TerminalSize"];
            };
        };
        WriteTerminalSession: {
            content: {
                "application/json": components["schemas"]["TerminalData"];
            };
        };
        WriteTerminal: {
            content: {
                "application/json": components["schemas"]["TerminalWrite"];
            };
        };
        UpdateRoleContext: {
            content: {
                "application/json": components["schemas"]["ContextInput"];
            };
        };
        PutContextDocument: {
            content: {
                "application/json": components["schemas"]["ContextInput"];
            };
        };
        BuildContext: {
            content: {
                "application/json": components["schemas"]["ContextBuildInput"];
            };
        };
        UpdateConfig: {
            content: {
                "application/json": components["schemas"]["ConfigPatch"];
                "application/merge-patch+json": components["schemas"]["ConfigPatch"];
            };
        };
        ApproveCommands: {
            content: {
                "application/json": components["schemas"]["ApprovalInput"];
            };
        };
        StageFiles: {
            content: {
                "application/json": components["schemas"]["GitPathsInput"];
            };
        };
        UnstageFiles: {
            content: {
                "application/json": components["schemas"]["GitPathsInput"];
            };
        };
        CreateCommit: {
            content: {
                "application/json": components["schemas"]["CommitInput"];
            };
        };
        CreateBranch: {
            content: {
                "application/json": components["schemas"]["NewBranch"];
            };
        };
        CheckoutBranch: {
            content: {
                "application/json": components["schemas"]["CheckoutInput"];
            };
        };
        ValidateConfig: {
            content: {
                "application/json": components["schemas"]["ConfigValidationInput"];
            };
        };
        RunScript: {
            content: {
                "application/json": components["schemas"]["ScriptRunInput"];
            };
        };
        PutSecret: {
            content: {
                "application/json": components["schemas"]["SecretInput"];
            };
        };
        PushChanges: {
            content: {
                "application/json": components["schemas"]["PushInput"];
            };
        };
        AddRemote: {
            content: {
                "application/json": components["schemas"]["NewRemote"];
            };
        };
        FetchRemote: {
            content: {
                "application/json": components["schemas"]["FetchInput"];
            };
        };
        PullChanges: {
            content: {
                "application/json": components["schemas"]["PullInput"];
            };
        };
        CloneRepository: {
            content: {
                "application/json": components["schemas"]["CloneInput"];
            };
        };
        PutGitCredential: {
            content: {
                "application/json": components["schemas"]["GitCredentialInput"];
            };
        };
        PutMcpServer: {
            content: {
                "application/json": components["schemas"]["McpServerEntry"];
            };
        };
        ExecuteMcpTool: {
            content: {
                "application/json": components["schemas"]["McpToolCall"];
            };
        };
        ReadMcpResource: {
            content: {
                "application/json": components["schemas"]["McpResourceInput"];
            };
        };
        GetMcpPrompt: {
            content: {
                "application/json": components["schemas"]["McpPromptInput"];
            };
        };
        StartMcpAuth: {
            content: {
                "application/json": components["schemas"]["McpAuthInput"];
            };
        };
        CompleteMcpAuth: {
            content: {
                "application/json": components["schemas"]["McpAuthCode"];
            };
        };
        PutAiProvider: {
            content: {
                "application/json": components["schemas"]["AiProviderInput"];
            };
        };
        GenerateText: {
            content: {
                "application/json": components["schemas"]["GenerateInput"];
            };
        };
        CountTokens: {
            content: {
                "application/json": components["schemas"]["TokenCountInput"];
            };
        };
        CreateEmbeddings: {
            content: {
                "application/json": components["schemas"]["EmbeddingsInput"];
            };
        };
        PutAiBudget: {
            content: {
                "application/json": components["schemas"]["AiBudgetInput"];
            };
        };
        CreateChat: {
            content: {
                "application/json": components["schemas"]["ChatInput"];
            };
        };
        UpdateChat: {
            content: {
                "application/json": components["schemas"]["ChatPatch"];
                "application/merge-patch+json": components["schemas"]["ChatPatch"];
            };
        };
        SendChatMessage: {
            content: {
                "application/json": components["schemas"]["ChatMessageInput"];
            };
        };
        ForkChat: {
            content: {
                "application/json": components["schemas"]["ChatForkInput"];
            };
        };
        CompactChat: {
            content: {
                "application/json": components["schemas"]["ChatCompactionInput"];
            };
        };
        RespondApproval: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
            };
        };
        UpdateQueuedMessage: {
            content: {
                "application/json": components["schemas"]["QueuedMessagePatch"];
                "application/merge-patch+json": components["schemas"]["QueuedMessagePatch"];
            };
        };
        Login: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        Reauthenticate: {
            content: {
                "application/json": components["schemas"]["ReauthenticationInput"];
            };
        };
        LoginWithPasskey: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        CreateTotp: {
            content: {
                "application/json": components["schemas"]["TotpInput"];
            };
        };
        ConfirmTotp: {
            content: {
                "application/json": components["schemas"]["TotpConfirmation"];
            };
        };
        CreatePasskey: {
            content: {
                "application/json": components["schemas"]["PasskeyInput"];
            };
        };
        CreatePasskeyChallenge: {
            content: {
                "application/json": components["schemas"]["OwnerConfirmation"];
            };
        };
        ConfirmOwner: {
            content: {
                "application/json": components["schemas"]["OwnerConfirmation"];
            };
        };
        CreateKnowledge: {
            content: {
                "application/json": components["schemas"]["KnowledgeInput"];
            };
        };
        UpdateKnowledge: {
            content: {
                "application/json": components["schemas"]["KnowledgePatch"];
                "application/merge-patch+json": components["schemas"]["KnowledgePatch"];
            };
        };
        ImportSkill: {
            content: {
                "multipart/form-data": components["schemas"]["SkillUpload"];
                "application/json": components["schemas"]["GitSource"];
            };
        };
        RefreshSkill: {
            content: {
                "application/json": components["schemas"]["SkillRefreshInput"];
            };
        };
        ImportKnowledge: {
            content: {
                "multipart/form-data": components["schemas"]["KnowledgeUpload"];
                "application/json": components["schemas"]["GitSource"];
            };
        };
        CreateSkill: {
            content: {
                "application/json": components["schemas"]["SkillInput"];
            };
        };
        ValidateSkill: {
            content: {
                "application/json": components["schemas"]["SkillValidationInput"];
            };
        };
        MatchSkills: {
            content: {
                "application/json": components["schemas"]["SkillMatchInput"];
            };
        };
        UpdateSkill: {
            content: {
                "application/json": components["schemas"]["SkillPatch"];
                "application/merge-patch+json": components["schemas"]["SkillPatch"];
            };
        };
        ApproveSkill: {
            content: {
                "application/json": components["schemas"]["SkillApprovalInput"];
            };
        };
        RunSkillScript: {
            content: {
                "application/json": components["schemas"]["SkillScriptInput"];
            };
        };
        PutSkillFile: {
            content: {
                "application/json": components["schemas"]["SkillFileInput"];
            };
        };
        CompleteSetup: {
            content: {
                "application/json": components["schemas"]["SetupInput"];
            };
        };
        AcceptInvite: {
            content: {
                "application/json": components["schemas"]["InviteAcceptance"];
            };
        };
        CreateToken: {
            content: {
                "application/json": components["schemas"]["TokenInput"];
            };
        };
        RotateToken: {
            content: {
                "application/json": components["schemas"]["RotationInput"];
            };
        };
        ExchangeToken: {
            content: {
                "application/json": components["schemas"]["ExchangeInput"];
            };
        };
        CheckAccess: {
            content: {
                "application/json": components["schemas"]["AccessInput"];
            };
        };
        UpdateCurrentUser: {
            content: {
                "application/json": components["schemas"]["CurrentUserPatch"];
                "application/merge-patch+json": components["schemas"]["CurrentUserPatch"];
            };
        };
        ChangePassword: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        UpdatePreferences: {
            content: {
                "application/json": components["schemas"]["PreferencesPatch"];
                "application/merge-patch+json": components["schemas"]["PreferencesPatch"];
            };
        };
        CreateUser: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        UpdateUser: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
                "application/merge-patch+json": components["schemas"]["UserPatch"];
            };
        };
        CreateWebhook: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        UpdateWebhook: {
            content: {
                "application/json": components["schemas"]["WebhookPatch"];
                "application/merge-patch+json": components["schemas"]["WebhookPatch"];
            };
        };
        CreateChatIntegration: {
            content: {
                "application/json": components["schemas"]["ChatIntegrationInput"];
            };
        };
        UpdateChatIntegration: {
            content: {
                "application/json": components["schemas"]["ChatIntegrationPatch"];
                "application/merge-patch+json": components["schemas"]["ChatIntegrationPatch"];
            };
        };
        ReceiveChatEvent: {
            content: {
                "application/json": components["schemas"]["ChatPlatformEvent"];
            };
        };
        ReceiveMatrixTransaction: {
            content: {
                "application/json": components["schemas"]["MatrixTransaction"];
            };
        };
        CreateChatBinding: {
            content: {
                "application/json": components["schemas"]["ChatBindingInput"];
            };
        };
        LinkChatAccount: {
            content: {
                "application/json": components["schemas"]["ChatLinkInput"];
            };
        };
    };
    headers: {
        /**
         * @description The id of the request, taken from the request if it was well-formed.
         * @example req_01ke3v7s9x4t2m8r
         */
        RequestId: string;
        /**
         * @description What caches may do: JSON is never stored, an event stream neither; a browser may keep the bytes of a file, and asks before each use whether they are current.
         * @example no-store
         */
        CacheControl: "no-store" | "private, no-cache" | "no-cache, no-store, no-transform";
        /**
         * @description The URL of the new item.
         * @example /api/v1/tasks/task_01ke3v7s9x4t2m8r
         */
        Location: string;
        /**
         * @description The strong validator of the returned version.
         * @example "3"
         */
        ETag: string;
        /**
         * @description Sent if the call used something deprecated, with the date of the deprecation (RFC 9745).
         * @example @1767225600
         */
        Deprecation: string;
        /**
         * @description Documentation of the deprecation.
         * @example </docs>; rel="deprecation"
         */
        DeprecationLink: string;
        /**
         * @description The remaining calls of the current minute (draft-ietf-httpapi-ratelimit-headers): `default` are those of the token, of the browser sessions of the user, or of the IP address; `user` are those of all tokens of the user, if fewer of them are left.
         * @example "default";r=599;t=60
         */
        RateLimit: string;
        /**
         * @description The limit on calls that `RateLimit` reports. Of several processes on one store, each counts the calls that it answers.
         * @example "default";q=600;w=60
         */
        RateLimitPolicy: string;
        /** @description Sent if this is the stored response to an earlier call with the same key. */
        IdempotencyReplayed: "true";
        /**
         * @description The URL of the next page.
         * @example </api/v1/resources?cursor=eyJ2IjoxfQ>; rel="next"
         */
        NextLink: string;
        /**
         * @description The session cookie with its new value; absent where the call came with a token.
         * @example nut-session=…; Path=/; HttpOnly; SameSite=Strict
         */
        RenewedCookie: string;
        /**
         * @description The session cookie; a sign-in from a browser that is not known adds the cookie `nut-device`, by which it is known when it signs in again. At an https address, both names begin with `__Host-` or `__Secure-`.
         * @example nut-session=…; Path=/; HttpOnly; SameSite=Strict
         */
        SetCookie: string;
        /** @description Sent if the file supports byte ranges. */
        AcceptRanges: "bytes";
        /**
         * @description The range of bytes in this response.
         * @example bytes 0-1023/4096
         */
        ContentRange: string;
        /**
         * @description The size of the file.
         * @example bytes *\/4096
         */
        ContentRangeOfNone: string;
        /**
         * @description Seconds to wait before polling the job.
         * @example 1
         */
        RetryAfterOfJob: string;
        /**
         * @description Seconds to wait before a retry.
         * @example 1
         */
        RetryAfter: string;
        /**
         * @description The media types that the operation accepts.
         * @example application/json
         */
        Accept: string;
        /**
         * @description The media types that the operation accepts, of a PATCH (RFC 5789).
         * @example application/json, application/merge-patch+json
         */
        AcceptPatch: string;
        /**
         * @description The authentication scheme to use.
         * @example Bearer realm="gantry"
         */
        Challenge: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTasks: {
        parameters: {
            query?: {
                /**
                 * @description Return only tasks in one of these states; repeat the parameter, or separate the values by commas.
                 * @example [
                 *       "open"
                 *     ]
                 */
                state?: components["parameters"]["StateFilter"];
                /**
                 * @description Return only tasks of these priorities; repeat the parameter, or separate the values by commas.
                 * @example [
                 *       "high"
                 *     ]
                 */
                priority?: components["parameters"]["PriorityFilter"];
                /**
                 * @description Return only tasks with one of these tags; repeat the parameter, or separate the values by commas.
                 * @example [
                 *       "planning"
                 *     ]
                 */
                tag?: components["parameters"]["TagFilter"];
                /**
                 * @description Return only tasks updated after this time.
                 * @example 2026-01-01T12:00:00.000Z
                 */
                updatedAfter?: components["parameters"]["UpdatedAfter"];
                /**
                 * @description Words that must all occur, separated by spaces.
                 * @example first plan
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description The field to sort by; a leading minus sorts in descending order.
                 * @example -updatedAt
                 */
                sort?: components["parameters"]["TaskSort"];
                /**
                 * @description Return only these fields; repeat the parameter, or separate the values by commas. `id` is always included.
                 * @example [
                 *       "id",
                 *       "title"
                 *     ]
                 */
                fields?: components["parameters"]["TaskFields"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaskList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateTask"];
        responses: {
            201: components["responses"]["TaskCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getNextTask: {
        parameters: {
            query?: {
                /**
                 * @description Consider only tasks with this tag.
                 * @example planning
                 */
                tag?: components["parameters"]["TagOfNextTask"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NextTask"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    claimNextTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ClaimNextTask"];
        responses: {
            200: components["responses"]["NextTaskClaimed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaskFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateTask"];
        responses: {
            200: components["responses"]["TaskFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    transitionTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["TransitionTask"];
        responses: {
            200: components["responses"]["TaskFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    claimTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ClaimTask"];
        responses: {
            200: components["responses"]["TaskClaimed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    releaseTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ReleaseTask"];
        responses: {
            200: components["responses"]["TaskFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    putTaskDependencies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SetTaskDependencies"];
        responses: {
            200: components["responses"]["TaskFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listTaskHistory: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaskRevisionList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getTaskRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
                /**
                 * @description The number of the revision.
                 * @example 1
                 */
                revision: components["parameters"]["Revision"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaskRevisionFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    restoreTaskRevision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
                /**
                 * @description The number of the revision.
                 * @example 1
                 */
                revision: components["parameters"]["Revision"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaskFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listTaskComments: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createTaskComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateTaskComment"];
        responses: {
            201: components["responses"]["CommentCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getTaskComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
                /**
                 * @description The id of the comment.
                 * @example cmt_01ke3v7s9x4t2m8r
                 */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommentFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTaskComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
                /**
                 * @description The id of the comment.
                 * @example cmt_01ke3v7s9x4t2m8r
                 */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    updateTaskComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
                /**
                 * @description The id of the comment.
                 * @example cmt_01ke3v7s9x4t2m8r
                 */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateTaskComment"];
        responses: {
            200: components["responses"]["CommentFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    putTaskReviewers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SetTaskReviewers"];
        responses: {
            200: components["responses"]["TaskFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listTaskReviews: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    submitTaskReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SubmitTaskReview"];
        responses: {
            201: components["responses"]["ReviewCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getTaskReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
                /**
                 * @description The id of the review.
                 * @example rev_01ke3v7s9x4t2m8r
                 */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listPlanSteps: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return; by default all of them, because the list is bounded.
                 * @example 50
                 */
                limit?: components["parameters"]["LimitOfBoundedList"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlanStepPage"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createPlanStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreatePlanStep"];
        responses: {
            201: components["responses"]["PlanStepCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    putPlanStepOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReorderPlanSteps"];
        responses: {
            200: components["responses"]["PlanStepList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    executePlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ExecutePlan"];
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getPlanStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
                /**
                 * @description The id of the plan step.
                 * @example step_01ke3v7s9x4t2m8r
                 */
                stepId: components["parameters"]["StepId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlanStepFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deletePlanStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
                /**
                 * @description The id of the plan step.
                 * @example step_01ke3v7s9x4t2m8r
                 */
                stepId: components["parameters"]["StepId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    updatePlanStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
                /**
                 * @description The id of the plan step.
                 * @example step_01ke3v7s9x4t2m8r
                 */
                stepId: components["parameters"]["StepId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdatePlanStep"];
        responses: {
            200: components["responses"]["PlanStepFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    executePlanStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
                /**
                 * @description The id of the plan step.
                 * @example step_01ke3v7s9x4t2m8r
                 */
                stepId: components["parameters"]["StepId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ExecutePlanStep"];
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getTaskChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaskChanges"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    putTaskChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReplaceTaskChanges"];
        responses: {
            200: components["responses"]["TaskChanges"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    applyTaskChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["TaskIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ApplyTaskChanges"];
        responses: {
            200: components["responses"]["ChangesApplied"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description Return only jobs with one of these statuses; repeat the parameter, or separate the values by commas.
                 * @example [
                 *       "succeeded"
                 *     ]
                 */
                status?: components["parameters"]["JobStatusFilter"];
                /**
                 * @description Return only jobs of these kinds; repeat the parameter, or separate the values by commas.
                 * @example [
                 *       "execute_plan"
                 *     ]
                 */
                kind?: components["parameters"]["JobKindFilter"];
                /**
                 * @description Return only items of this task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId?: components["parameters"]["TaskIdFilter"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JobList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ScheduleList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateSchedule"];
        responses: {
            201: components["responses"]["ScheduleCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the schedule.
                 * @example sched_01ke3v7s9x4t2m8r
                 */
                scheduleId: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ScheduleFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the schedule.
                 * @example sched_01ke3v7s9x4t2m8r
                 */
                scheduleId: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    updateSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the schedule.
                 * @example sched_01ke3v7s9x4t2m8r
                 */
                scheduleId: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateSchedule"];
        responses: {
            200: components["responses"]["ScheduleFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the job.
                 * @example job_01ke3v7s9x4t2m8r
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JobFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the job.
                 * @example job_01ke3v7s9x4t2m8r
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JobFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the job.
                 * @example job_01ke3v7s9x4t2m8r
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    getJobLog: {
        parameters: {
            query?: {
                /**
                 * @description The byte position in the log at which to start.
                 * @example 0
                 */
                cursor?: components["parameters"]["LogCursor"];
                /**
                 * @description How long to wait for more output, in milliseconds.
                 * @example 1000
                 */
                waitMs?: components["parameters"]["WaitMs"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the job.
                 * @example job_01ke3v7s9x4t2m8r
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JobLog"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    streamJob: {
        parameters: {
            query?: {
                /**
                 * @description The byte position in the log at which to start.
                 * @example 0
                 */
                cursor?: components["parameters"]["LogCursor"];
            };
            header?: {
                /**
                 * @description The number of the last event received; browsers send it when they reconnect.
                 * @example 42
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description The id of the job.
                 * @example job_01ke3v7s9x4t2m8r
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JobStream"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    listResources: {
        parameters: {
            query?: {
                /**
                 * @description Return only items of this task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId?: components["parameters"]["TaskIdFilter"];
                /**
                 * @description Return only files of this media type; `image/*` matches every image.
                 * @example image/*
                 */
                type?: components["parameters"]["TypeFilter"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ResourceList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    uploadResource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadResource"];
        responses: {
            201: components["responses"]["ResourceCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getResource: {
        parameters: {
            query?: {
                /**
                 * @description Return the bytes of the file instead of its metadata.
                 * @example true
                 */
                download?: components["parameters"]["Download"];
            };
            header?: {
                /**
                 * @description One range of bytes.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The ETag that the file must have for the range to apply.
                 * @example "9f86d081884c7d65"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The filename with which the file was uploaded.
                 * @example plan.txt
                 */
                filename: components["parameters"]["Filename"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ResourceOrBytes"];
            206: components["responses"]["PartialBytes"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Failure"];
        };
    };
    putResource: {
        parameters: {
            query?: {
                /**
                 * @description Replace the file whatever its version, without `If-Match`.
                 * @example true
                 */
                replace?: components["parameters"]["ReplaceResource"];
            };
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The filename with which the file was uploaded.
                 * @example plan.txt
                 */
                filename: components["parameters"]["Filename"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadResource"];
        responses: {
            200: components["responses"]["ResourceFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    deleteResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The filename with which the file was uploaded.
                 * @example plan.txt
                 */
                filename: components["parameters"]["Filename"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateResource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The filename with which the file was uploaded.
                 * @example plan.txt
                 */
                filename: components["parameters"]["Filename"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateResource"];
        responses: {
            200: components["responses"]["ResourceFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getResourceThumbnail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One range of bytes.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The ETag that the file must have for the range to apply.
                 * @example "9f86d081884c7d65"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The filename with which the file was uploaded.
                 * @example plan.txt
                 */
                filename: components["parameters"]["Filename"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Thumbnail"];
            206: components["responses"]["PartialBytes"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Failure"];
        };
    };
    createResourceLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The filename with which the file was uploaded.
                 * @example plan.txt
                 */
                filename: components["parameters"]["Filename"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CreateResourceLink"];
        responses: {
            201: components["responses"]["LinkCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getLinkedFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One range of bytes.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The ETag that the file must have for the range to apply.
                 * @example "9f86d081884c7d65"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The last path segment of the URL that `createResourceLink` returned.
                 * @example eyJhbGciOiJub25lIn0
                 */
                link: components["parameters"]["Link"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LinkedBytes"];
            206: components["responses"]["PartialBytes"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Failure"];
        };
    };
    listTerminals: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return; by default all of them, because the list is bounded.
                 * @example 50
                 */
                limit?: components["parameters"]["LimitOfBoundedList"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TerminalSessionList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    openTerminal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["OpenTerminal"];
        responses: {
            201: components["responses"]["TerminalSessionCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getTerminal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId: components["parameters"]["TaskId"];
                /**
                 * @description The id of the terminal session.
                 * @example term_01ke3v7s9x4t2m8r
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TerminalSessionFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTerminal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId: components["parameters"]["TaskId"];
                /**
                 * @description The id of the terminal session.
                 * @example term_01ke3v7s9x4t2m8r
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateTerminal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId: components["parameters"]["TaskId"];
                /**
                 * @description The id of the terminal session.
                 * @example term_01ke3v7s9x4t2m8r
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateTerminal"];
        responses: {
            200: components["responses"]["TerminalSessionFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    resizeTerminalSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId: components["parameters"]["TaskId"];
                /**
                 * @description The id of the terminal session.
                 * @example term_01ke3v7s9x4t2m8r
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ResizeTerminalSession"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    writeTerminalSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId: components["parameters"]["TaskId"];
                /**
                 * @description The id of the terminal session.
                 * @example term_01ke3v7s9x4t2m8r
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WriteTerminalSession"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    readTerminalSession: {
        parameters: {
            query?: {
                /**
                 * @description The byte position in the output at which to start.
                 * @example 0
                 */
                cursor?: components["parameters"]["OutputCursor"];
                /**
                 * @description How long to wait for more output, in milliseconds.
                 * @example 1000
                 */
                waitMs?: components["parameters"]["WaitMs"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId: components["parameters"]["TaskId"];
                /**
                 * @description The id of the terminal session.
                 * @example term_01ke3v7s9x4t2m8r
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TerminalOutput"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Failure"];
        };
    };
    resizeTerminal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ResizeTerminal"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    writeTerminal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WriteTerminal"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    readTerminal: {
        parameters: {
            query: {
                /**
                 * @description The id of the terminal session.
                 * @example term_01ke3v7s9x4t2m8r
                 */
                sessionId: components["parameters"]["SessionIdInQuery"];
                /**
                 * @description The byte position in the output at which to start.
                 * @example 0
                 */
                cursor?: components["parameters"]["OutputCursor"];
                /**
                 * @description How long to wait for more output, in milliseconds.
                 * @example 1000
                 */
                waitMs?: components["parameters"]["WaitMs"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TerminalOutput"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Failure"];
        };
    };
    listMailFolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MailFolderList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SendEmail"];
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    listEmails: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur, separated by spaces.
                 * @example first plan
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The mail folder.
                 * @example inbox
                 */
                folder: components["parameters"]["Folder"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmailList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deliverEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The folder to which emails are delivered.
                 * @example inbox
                 */
                folder: components["parameters"]["InboxFolder"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DeliverEmail"];
        responses: {
            201: components["responses"]["EmailDelivered"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The mail folder.
                 * @example inbox
                 */
                folder: components["parameters"]["Folder"];
                /**
                 * @description The id of the email in its folder.
                 * @example welcome
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmailFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            default: components["responses"]["Failure"];
        };
    };
    deleteEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The mail folder.
                 * @example inbox
                 */
                folder: components["parameters"]["Folder"];
                /**
                 * @description The id of the email in its folder.
                 * @example welcome
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    moveEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The mail folder.
                 * @example inbox
                 */
                folder: components["parameters"]["Folder"];
                /**
                 * @description The id of the email in its folder.
                 * @example welcome
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MoveEmail"];
        responses: {
            200: components["responses"]["EmailMoved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getEmailSource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One range of bytes.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The ETag that the file must have for the range to apply.
                 * @example "9f86d081884c7d65"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The mail folder.
                 * @example inbox
                 */
                folder: components["parameters"]["Folder"];
                /**
                 * @description The id of the email in its folder.
                 * @example welcome
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bytes"];
            206: components["responses"]["PartialBytes"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Failure"];
        };
    };
    getEmailAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One range of bytes.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The ETag that the file must have for the range to apply.
                 * @example "9f86d081884c7d65"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The mail folder.
                 * @example inbox
                 */
                folder: components["parameters"]["Folder"];
                /**
                 * @description The id of the email in its folder.
                 * @example welcome
                 */
                id: components["parameters"]["MessageId"];
                /**
                 * @description The id of the attachment in the email.
                 * @example 1
                 */
                attachmentId: components["parameters"]["AttachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bytes"];
            206: components["responses"]["PartialBytes"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Failure"];
        };
    };
    createTaskFromEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The mail folder.
                 * @example inbox
                 */
                folder: components["parameters"]["Folder"];
                /**
                 * @description The id of the email in its folder.
                 * @example welcome
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CreateTaskFromEmail"];
        responses: {
            201: components["responses"]["TaskFromEmail"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getRoleContext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoleContext"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    putRoleContext: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateRoleContext"];
        responses: {
            200: components["responses"]["RoleContextPut"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listContextDocuments: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContextDocumentList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getContextDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name of the document.
                 * @example conventions.md
                 */
                filename: components["parameters"]["DocumentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContextDocumentFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    putContextDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The name of the document.
                 * @example conventions.md
                 */
                filename: components["parameters"]["DocumentName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PutContextDocument"];
        responses: {
            200: components["responses"]["ContextDocumentFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteContextDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The name of the document.
                 * @example conventions.md
                 */
                filename: components["parameters"]["DocumentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    buildContext: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["BuildContext"];
        responses: {
            200: components["responses"]["ContextBuilt"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConfigFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateConfig"];
        responses: {
            200: components["responses"]["ConfigFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApprovalFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    approveCommands: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApproveCommands"];
        responses: {
            200: components["responses"]["ApprovalFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getConfigSchema: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConfigSchemaFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    validateConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ValidateConfig"];
        responses: {
            200: components["responses"]["ConfigValidated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listConfigRevisions: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConfigRevisionList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    restoreConfigRevision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The number of the revision.
                 * @example 1
                 */
                revision: components["parameters"]["Revision"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConfigFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    runScript: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the script in `gantry.json`.
                 * @example test
                 */
                scriptName: components["parameters"]["ScriptName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RunScript"];
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecretList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    putSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The name of the secret.
                 * @example API_KEY
                 */
                secretName: components["parameters"]["SecretName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PutSecret"];
        responses: {
            200: components["responses"]["SecretPut"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The name of the secret.
                 * @example API_KEY
                 */
                secretName: components["parameters"]["SecretName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    rekeySecrets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getGitStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GitStatusFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    getGitDiff: {
        parameters: {
            query?: {
                /**
                 * @description The commit to compare from: an id, a branch, a tag or `HEAD`, with `~` and `^`.
                 * @example HEAD
                 */
                from?: components["parameters"]["GitFrom"];
                /**
                 * @description The commit to compare to: an id, a branch, a tag or `HEAD`, with `~` and `^`.
                 * @example HEAD
                 */
                to?: components["parameters"]["GitTo"];
                /**
                 * @description Whether to compare the index instead of the working tree.
                 * @example true
                 */
                staged?: components["parameters"]["GitStaged"];
                /**
                 * @description Return only what concerns this file or folder.
                 * @example README.md
                 */
                path?: components["parameters"]["GitPathFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GitDiffFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    stageFiles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["StageFiles"];
        responses: {
            200: components["responses"]["GitStatusFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    unstageFiles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UnstageFiles"];
        responses: {
            200: components["responses"]["GitStatusFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listCommits: {
        parameters: {
            query?: {
                /**
                 * @description The commit: an id, a branch, a tag or `HEAD`, with `~` and `^`.
                 * @example HEAD
                 */
                ref?: components["parameters"]["GitRef"];
                /**
                 * @description Return only what concerns this file or folder.
                 * @example README.md
                 */
                path?: components["parameters"]["GitPathFilter"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GitCommitList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    createCommit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateCommit"];
        responses: {
            201: components["responses"]["GitCommitCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getCommit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the commit, whole or abbreviated.
                 * @example 9fceb02d0ae598e95dc970b74767f19372d61af8
                 */
                oid: components["parameters"]["GitOidInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GitCommitFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    getBlob: {
        parameters: {
            query: {
                /**
                 * @description The path of the file, from the top of the repository.
                 * @example README.md
                 */
                path: components["parameters"]["GitPath"];
                /**
                 * @description The commit: an id, a branch, a tag or `HEAD`, with `~` and `^`.
                 * @example HEAD
                 */
                ref?: components["parameters"]["GitRef"];
                /**
                 * @description Return the bytes of the file.
                 * @example true
                 */
                download?: components["parameters"]["GitDownload"];
            };
            header?: {
                /**
                 * @description One range of bytes.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The ETag that the file must have for the range to apply.
                 * @example "9f86d081884c7d65"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GitBlobOrBytes"];
            206: components["responses"]["PartialBytes"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Failure"];
        };
    };
    listBranches: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GitBranchList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    createBranch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateBranch"];
        responses: {
            201: components["responses"]["GitBranchCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteBranch: {
        parameters: {
            query?: {
                /**
                 * @description Whether to delete a branch whose commits no other branch contains.
                 * @example true
                 */
                force?: components["parameters"]["GitForce"];
                /**
                 * @description The commit at which the branch must be.
                 * @example 9fceb02d0ae598e95dc970b74767f19372d61af8
                 */
                expectedOid?: components["parameters"]["GitExpectedOid"];
            };
            header?: never;
            path: {
                /**
                 * @description The name of the branch.
                 * @example topic-1
                 */
                branchName: components["parameters"]["GitBranchInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    checkoutBranch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CheckoutBranch"];
        responses: {
            200: components["responses"]["GitStatusFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    pushChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["PushChanges"];
        responses: {
            200: components["responses"]["Pushed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["UpstreamTimeout"];
            default: components["responses"]["Failure"];
        };
    };
    listRemotes: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GitRemoteList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createRemote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddRemote"];
        responses: {
            201: components["responses"]["GitRemoteCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteRemote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the remote.
                 * @example upstream-1
                 */
                remoteName: components["parameters"]["GitRemoteInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    fetchRemote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["FetchRemote"];
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    pullChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["PullChanges"];
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    cloneRepository: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CloneRepository"];
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listPushes: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GitPushList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listGitCredentials: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GitCredentialList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    putGitCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the remote.
                 * @example upstream-3
                 */
                remoteName: components["parameters"]["GitRemoteOfCredential"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PutGitCredential"];
        responses: {
            200: components["responses"]["GitCredentialFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    deleteGitCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the remote.
                 * @example upstream-3
                 */
                remoteName: components["parameters"]["GitRemoteOfCredential"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listMcpServers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["McpServerList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getMcpServer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the MCP server in the project configuration.
                 * @example everything
                 */
                serverName: components["parameters"]["McpServerName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["McpServerFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    putMcpServer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The name of the MCP server in the project configuration.
                 * @example everything
                 */
                serverName: components["parameters"]["McpServerName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PutMcpServer"];
        responses: {
            200: components["responses"]["McpServerFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMcpServer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The name of the MCP server in the project configuration.
                 * @example everything
                 */
                serverName: components["parameters"]["McpServerName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    testMcpServer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the MCP server in the project configuration.
                 * @example everything
                 */
                serverName: components["parameters"]["McpServerName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["McpServerTested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    restartMcpServer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the MCP server in the project configuration.
                 * @example everything
                 */
                serverName: components["parameters"]["McpServerName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["McpServerFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    getMcpServerLogs: {
        parameters: {
            query?: {
                /**
                 * @description The byte position in the log at which to start.
                 * @example 0
                 */
                cursor?: components["parameters"]["LogCursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The name of the MCP server in the project configuration.
                 * @example everything
                 */
                serverName: components["parameters"]["McpServerName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["McpServerLogs"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    startMcpAuth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of a remote MCP server in the project configuration.
                 * @example remote-1
                 */
                serverName: components["parameters"]["McpRemoteServerName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StartMcpAuth"];
        responses: {
            200: components["responses"]["McpAuthStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMcpAuth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of a remote MCP server in the project configuration.
                 * @example remote-1
                 */
                serverName: components["parameters"]["McpRemoteServerName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    completeMcpAuth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of a remote MCP server in the project configuration.
                 * @example remote-1
                 */
                serverName: components["parameters"]["McpRemoteServerName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CompleteMcpAuth"];
        responses: {
            200: components["responses"]["McpServerFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            502: components["responses"]["BadGateway"];
            default: components["responses"]["Failure"];
        };
    };
    listMcpTools: {
        parameters: {
            query?: {
                /**
                 * @description Return only those of this MCP server.
                 * @example everything
                 */
                serverName?: components["parameters"]["McpServerNameFilter"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["McpToolList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    executeMcpTool: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ExecuteMcpTool"];
        responses: {
            200: components["responses"]["McpResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["McpFailure"];
            default: components["responses"]["Failure"];
        };
    };
    listMcpCalls: {
        parameters: {
            query?: {
                /**
                 * @description Return only those of this MCP server.
                 * @example everything
                 */
                serverName?: components["parameters"]["McpServerNameFilter"];
                /**
                 * @description Return only calls with this status.
                 * @example running
                 */
                status?: components["parameters"]["McpCallStatusFilter"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["McpCallList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getMcpCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the call.
                 * @example mcpc_01ke3v7s9x4t2m8r
                 */
                callId: components["parameters"]["McpCallId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["McpCallFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    approveMcpCall: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the call.
                 * @example mcpc_01ke3v7s9x4t2m8r
                 */
                callId: components["parameters"]["McpCallId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["McpCallFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    cancelMcpCall: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the call.
                 * @example mcpc_01ke3v7s9x4t2m8r
                 */
                callId: components["parameters"]["McpCallId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["McpCallFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listMcpResources: {
        parameters: {
            query?: {
                /**
                 * @description Return only those of this MCP server.
                 * @example everything
                 */
                serverName?: components["parameters"]["McpServerNameFilter"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["McpResourceList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    readMcpResource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReadMcpResource"];
        responses: {
            200: components["responses"]["McpResourceRead"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["UpstreamTimeout"];
            default: components["responses"]["Failure"];
        };
    };
    listMcpPrompts: {
        parameters: {
            query?: {
                /**
                 * @description Return only those of this MCP server.
                 * @example everything
                 */
                serverName?: components["parameters"]["McpServerNameFilter"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["McpPromptList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getMcpPrompt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GetMcpPrompt"];
        responses: {
            200: components["responses"]["McpPromptFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["UpstreamTimeout"];
            default: components["responses"]["Failure"];
        };
    };
    listSkills: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SkillList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateSkill"];
        responses: {
            201: components["responses"]["SkillCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    importSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ImportSkill"];
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    validateSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ValidateSkill"];
        responses: {
            200: components["responses"]["SkillValidated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    matchSkills: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MatchSkills"];
        responses: {
            200: components["responses"]["SkillsMatched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                skillName: components["parameters"]["SkillName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SkillFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                skillName: components["parameters"]["SkillName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    updateSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                skillName: components["parameters"]["SkillName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateSkill"];
        responses: {
            200: components["responses"]["SkillFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    approveSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                skillName: components["parameters"]["SkillName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApproveSkill"];
        responses: {
            200: components["responses"]["SkillFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    refreshSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                skillName: components["parameters"]["SkillName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RefreshSkill"];
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    exportSkill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One range of bytes.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The ETag that the file must have for the range to apply.
                 * @example "9f86d081884c7d65"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                skillName: components["parameters"]["SkillName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bytes"];
            206: components["responses"]["PartialBytes"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            default: components["responses"]["Failure"];
        };
    };
    runSkillScript: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                skillName: components["parameters"]["SkillName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RunSkillScript"];
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listSkillFiles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                skillName: components["parameters"]["SkillName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SkillFileList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getSkillFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                skillName: components["parameters"]["SkillName"];
                /**
                 * @description The path of the file in the folder of the skill; slashes are encoded as `%2F`.
                 * @example scripts/list.sh
                 */
                path: components["parameters"]["SkillFilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SkillFileFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    putSkillFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                skillName: components["parameters"]["SkillName"];
                /**
                 * @description The path of the file in the folder of the skill; slashes are encoded as `%2F`.
                 * @example scripts/list.sh
                 */
                path: components["parameters"]["SkillFilePath"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PutSkillFile"];
        responses: {
            200: components["responses"]["SkillFileStored"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSkillFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The name of the skill.
                 * @example release-notes
                 */
                skillName: components["parameters"]["SkillName"];
                /**
                 * @description The path of the file in the folder of the skill; slashes are encoded as `%2F`.
                 * @example scripts/list.sh
                 */
                path: components["parameters"]["SkillFilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    listKnowledge: {
        parameters: {
            query?: {
                /**
                 * @description Return only entries with this tag.
                 * @example mail
                 */
                tag?: components["parameters"]["KnowledgeTag"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["KnowledgeList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createKnowledge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateKnowledge"];
        responses: {
            201: components["responses"]["KnowledgeCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    importKnowledge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ImportKnowledge"];
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    reindexKnowledge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["JobAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    searchKnowledge: {
        parameters: {
            query: {
                /**
                 * @description A question, or words.
                 * @example how is mail sent
                 */
                q: components["parameters"]["KnowledgeQuery"];
                /**
                 * @description What counts: the words, the meaning, or both.
                 * @example words
                 */
                mode?: components["parameters"]["KnowledgeMode"];
                /**
                 * @description The maximum number of results.
                 * @example 10
                 */
                limit?: components["parameters"]["KnowledgeLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["KnowledgeFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getKnowledge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the knowledge entry.
                 * @example know_01ke3v7s9x4t2m8r
                 */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["KnowledgeEntryFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteKnowledge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the knowledge entry.
                 * @example know_01ke3v7s9x4t2m8r
                 */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    updateKnowledge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the knowledge entry.
                 * @example know_01ke3v7s9x4t2m8r
                 */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateKnowledge"];
        responses: {
            200: components["responses"]["KnowledgeEntryFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listKnowledgeRevisions: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the knowledge entry.
                 * @example know_01ke3v7s9x4t2m8r
                 */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["KnowledgeRevisionList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    restoreKnowledgeRevision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the knowledge entry.
                 * @example know_01ke3v7s9x4t2m8r
                 */
                entryId: components["parameters"]["EntryId"];
                /**
                 * @description The number of the revision.
                 * @example 1
                 */
                revision: components["parameters"]["Revision"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["KnowledgeEntryFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listAiProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiProviderList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    putAiProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The name of the AI provider.
                 * @example acme
                 */
                providerName: components["parameters"]["AiProviderName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PutAiProvider"];
        responses: {
            200: components["responses"]["AiProviderFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAiProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The name of the AI provider.
                 * @example acme
                 */
                providerName: components["parameters"]["AiProviderName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    testAiProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the AI provider.
                 * @example acme
                 */
                providerName: components["parameters"]["AiProviderName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiProviderTested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listAiModels: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiModelList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    generateText: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GenerateText"];
        responses: {
            200: components["responses"]["GeneratedText"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    countTokens: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CountTokens"];
        responses: {
            200: components["responses"]["TokensCounted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    createEmbeddings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateEmbeddings"];
        responses: {
            200: components["responses"]["EmbeddingsCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    listAiCalls: {
        parameters: {
            query?: {
                /**
                 * @description Return only calls of this model.
                 * @example acme/gpt-4o
                 */
                model?: components["parameters"]["AiModelFilter"];
                /**
                 * @description Return only calls for this user.
                 * @example user_01ke3v7s9x4t2m8r
                 */
                createdBy?: components["parameters"]["AiActorFilter"];
                /**
                 * @description Return only items of this chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId?: components["parameters"]["ChatIdFilter"];
                /**
                 * @description Return only items of this task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId?: components["parameters"]["TaskIdFilter"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiCallList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getAiCall: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the AI call.
                 * @example call_01ke3v7s9x4t2m8r
                 */
                callId: components["parameters"]["AiCallId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiCallFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getAiUsage: {
        parameters: {
            query?: {
                /**
                 * @description What to sum up by.
                 * @example model
                 */
                groupBy?: components["parameters"]["AiUsageGroup"];
                /**
                 * @description The first day; 30 days before the last one by default.
                 * @example 2026-01-01
                 */
                from?: components["parameters"]["AiUsageFrom"];
                /**
                 * @description The last day; today by default.
                 * @example 2026-01-31
                 */
                to?: components["parameters"]["AiUsageTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiUsageFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getAiBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiBudgetFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    putAiBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PutAiBudget"];
        responses: {
            200: components["responses"]["AiBudgetFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listChats: {
        parameters: {
            query?: {
                /**
                 * @description Return only items of this task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId?: components["parameters"]["TaskIdFilter"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChatList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateChat"];
        responses: {
            201: components["responses"]["ChatCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    listChatAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChatAgentList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChatFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    updateChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateChat"];
        responses: {
            200: components["responses"]["ChatFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listChatMessages: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChatMessageList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SendChatMessage"];
        responses: {
            202: components["responses"]["ChatMessageAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    streamChat: {
        parameters: {
            query?: {
                /**
                 * @description Return only events with a greater number.
                 * @example 0
                 */
                after?: components["parameters"]["EventsAfter"];
            };
            header?: {
                /**
                 * @description The number of the last event received; browsers send it when they reconnect.
                 * @example 42
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChatStream"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    interruptChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChatInterrupted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    forkChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ForkChat"];
        responses: {
            201: components["responses"]["ChatCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    compactChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CompactChat"];
        responses: {
            202: components["responses"]["ChatMessageAccepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ToolApprovalList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    respondApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
                /**
                 * @description The id of the approval.
                 * @example appr_01ke3v7s9x4t2m8r
                 */
                approvalId: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RespondApproval"];
        responses: {
            200: components["responses"]["ToolApprovalFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteQueuedMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
                /**
                 * @description The id of the message.
                 * @example queued-1
                 */
                messageId: components["parameters"]["ChatMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    updateQueuedMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the chat.
                 * @example chat_01ke3v7s9x4t2m8r
                 */
                chatId: components["parameters"]["ChatId"];
                /**
                 * @description The id of the message.
                 * @example queued-1
                 */
                messageId: components["parameters"]["ChatMessageId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateQueuedMessage"];
        responses: {
            200: components["responses"]["ChatMessageFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IdentityFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Login"];
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedOut"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Reauthenticate"];
        responses: {
            200: components["responses"]["Reauthenticated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SetupFound"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    completeSetup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CompleteSetup"];
        responses: {
            200: components["responses"]["IdentityFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AcceptInvite"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TokenList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateToken"];
        responses: {
            201: components["responses"]["TokenCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the token.
                 * @example tok_01ke3v7s9x4t2m8r
                 */
                tokenId: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TokenFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the token.
                 * @example tok_01ke3v7s9x4t2m8r
                 */
                tokenId: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    rotateToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the token.
                 * @example tok_01ke3v7s9x4t2m8r
                 */
                tokenId: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RotateToken"];
        responses: {
            200: components["responses"]["TokenRotated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    exchangeToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ExchangeToken"];
        responses: {
            201: components["responses"]["TokenCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listScopes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ScopeList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return; by default all of them, because the list is bounded.
                 * @example 50
                 */
                limit?: components["parameters"]["LimitOfBoundedList"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the browser session.
                 * @example sess_01ke3v7s9x4t2m8r
                 */
                sessionId: components["parameters"]["BrowserSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    checkAccess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CheckAccess"];
        responses: {
            200: components["responses"]["AccessChecked"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuditList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listSignInMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignInMethodList"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LoginWithPasskey"];
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    createSignInChallenge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["SignInChallengeCreated"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    listSecondFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecondFactorList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateTotp"];
        responses: {
            201: components["responses"]["TotpCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ConfirmTotp"];
        responses: {
            200: components["responses"]["SecondFactorAdded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    createPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreatePasskey"];
        responses: {
            201: components["responses"]["SecondFactorAdded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    createPasskeyChallenge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreatePasskeyChallenge"];
        responses: {
            201: components["responses"]["PasskeyChallengeCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ConfirmOwner"];
        responses: {
            200: components["responses"]["RecoveryCodesRenewed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the second factor.
                 * @example factor_01ke3v7s9x4t2m8r
                 */
                secondFactorId: components["parameters"]["SecondFactorId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ConfirmOwner"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateCurrentUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateCurrentUser"];
        responses: {
            200: components["responses"]["UserFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ChangePassword"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PreferencesFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updatePreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdatePreferences"];
        responses: {
            200: components["responses"]["PreferencesFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateUser"];
        responses: {
            201: components["responses"]["UserCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the user.
                 * @example user_01ke3v7s9x4t2m8r
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the user.
                 * @example user_01ke3v7s9x4t2m8r
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the user.
                 * @example user_01ke3v7s9x4t2m8r
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateUser"];
        responses: {
            200: components["responses"]["UserFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    createUserInvite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the user.
                 * @example user_01ke3v7s9x4t2m8r
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["InviteCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    disableUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the user.
                 * @example user_01ke3v7s9x4t2m8r
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    enableUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the user.
                 * @example user_01ke3v7s9x4t2m8r
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * @description Return only events with a greater number.
                 * @example 0
                 */
                after?: components["parameters"]["EventsAfter"];
                /**
                 * @description Return only events of these kinds; repeat the parameter, or separate the values by commas. `task.*` matches every task event.
                 * @example [
                 *       "task.created"
                 *     ]
                 */
                kinds?: components["parameters"]["EventKinds"];
                /**
                 * @description Return only items of this task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId?: components["parameters"]["TaskIdFilter"];
                /**
                 * @description A ticket from `createEventTicket`, in place of a credential.
                 * @example tkt_9f86d081884c7d65
                 */
                ticket?: components["parameters"]["EventTicketInQuery"];
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The number of the last event received; browsers send it when they reconnect.
                 * @example 42
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventPageOrStream"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    createEventTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["TicketCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateWebhook"];
        responses: {
            201: components["responses"]["WebhookCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example hook_01ke3v7s9x4t2m8r
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example hook_01ke3v7s9x4t2m8r
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example hook_01ke3v7s9x4t2m8r
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateWebhook"];
        responses: {
            200: components["responses"]["WebhookFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example hook_01ke3v7s9x4t2m8r
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeliveryFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example hook_01ke3v7s9x4t2m8r
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeliveryList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example hook_01ke3v7s9x4t2m8r
                 */
                webhookId: components["parameters"]["WebhookId"];
                /**
                 * @description The id of the delivery.
                 * @example msg_01ke3v7s9x4t2m8r
                 */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeliveryFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example hook_01ke3v7s9x4t2m8r
                 */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listChatIntegrations: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChatIntegrationList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createChatIntegration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateChatIntegration"];
        responses: {
            201: components["responses"]["ChatIntegrationCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    getChatIntegration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags of versions that the caller has. If one is current, the response is 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the chat integration.
                 * @example chatint_01ke3v7s9x4t2m8r
                 */
                integrationId: components["parameters"]["ChatIntegrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChatIntegrationFound"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteChatIntegration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the chat integration.
                 * @example chatint_01ke3v7s9x4t2m8r
                 */
                integrationId: components["parameters"]["ChatIntegrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            default: components["responses"]["Failure"];
        };
    };
    updateChatIntegration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of the item as it was read. The change is refused if the item has changed since.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id of the chat integration.
                 * @example chatint_01ke3v7s9x4t2m8r
                 */
                integrationId: components["parameters"]["ChatIntegrationId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateChatIntegration"];
        responses: {
            200: components["responses"]["ChatIntegrationFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionMismatch"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    testChatIntegration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the chat integration.
                 * @example chatint_01ke3v7s9x4t2m8r
                 */
                integrationId: components["parameters"]["ChatIntegrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChatIntegrationTested"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    receiveChatEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Kind `generic`: the id of the event, the same in every attempt (Standard Webhooks).
                 * @example msg_1
                 */
                "webhook-id"?: components["parameters"]["WebhookIdHeader"];
                /**
                 * @description Kind `generic`: the time of the attempt in seconds since 1970-01-01 UTC.
                 * @example 1767225600
                 */
                "webhook-timestamp"?: components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description Kind `generic`: one or several signatures, separated by a space.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignatureHeader"];
                /**
                 * @description Kind `slack`: the signature.
                 * @example v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503
                 */
                "X-Slack-Signature"?: components["parameters"]["SlackSignatureHeader"];
                /**
                 * @description Kind `slack`: the time of the request in seconds since 1970-01-01 UTC.
                 * @example 1531420618
                 */
                "X-Slack-Request-Timestamp"?: components["parameters"]["SlackTimestampHeader"];
                /**
                 * @description Kind `telegram`: the secret token of the webhook.
                 * @example an-example-of-a-secret
                 */
                "X-Telegram-Bot-Api-Secret-Token"?: components["parameters"]["TelegramSecretHeader"];
                /**
                 * @description Kind `discord`: the signature in hexadecimal digits.
                 * @example 00
                 */
                "X-Signature-Ed25519"?: components["parameters"]["DiscordSignatureHeader"];
                /**
                 * @description Kind `discord`: the time that was signed.
                 * @example 1767225600
                 */
                "X-Signature-Timestamp"?: components["parameters"]["DiscordTimestampHeader"];
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the chat integration.
                 * @example chatint_01ke3v7s9x4t2m8r
                 */
                integrationId: components["parameters"]["ChatIntegrationId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReceiveChatEvent"];
        responses: {
            200: components["responses"]["ChatEventReceived"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    receiveMatrixTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the chat integration.
                 * @example chatint_01ke3v7s9x4t2m8r
                 */
                integrationId: components["parameters"]["ChatIntegrationId"];
                /**
                 * @description The id that the homeserver gave the transaction.
                 * @example 35
                 */
                txnId: components["parameters"]["MatrixTransactionId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReceiveMatrixTransaction"];
        responses: {
            200: components["responses"]["MatrixTransactionReceived"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listChatBindings: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the chat integration.
                 * @example chatint_01ke3v7s9x4t2m8r
                 */
                integrationId: components["parameters"]["ChatIntegrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChatBindingList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createChatBinding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the chat integration.
                 * @example chatint_01ke3v7s9x4t2m8r
                 */
                integrationId: components["parameters"]["ChatIntegrationId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateChatBinding"];
        responses: {
            201: components["responses"]["ChatBindingCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    deleteChatBinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the chat integration.
                 * @example chatint_01ke3v7s9x4t2m8r
                 */
                integrationId: components["parameters"]["ChatIntegrationId"];
                /**
                 * @description The id of the binding.
                 * @example binding_01ke3v7s9x4t2m8r
                 */
                bindingId: components["parameters"]["ChatBindingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createChatLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key chosen by the caller that makes the call safe to retry. Within 24 hours, a repeated call with the same key has no further effect and returns the first response.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the chat integration.
                 * @example chatint_01ke3v7s9x4t2m8r
                 */
                integrationId: components["parameters"]["ChatIntegrationId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkChatAccount"];
        responses: {
            200: components["responses"]["ChatAccountLinked"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    deleteChatLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the chat integration.
                 * @example chatint_01ke3v7s9x4t2m8r
                 */
                integrationId: components["parameters"]["ChatIntegrationId"];
                /**
                 * @description The id of the linked account.
                 * @example chatlink_01ke3v7s9x4t2m8r
                 */
                linkId: components["parameters"]["ChatLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listChatDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items to return.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page, with the same filters.
                 * @example eyJ2IjoxfQ
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the chat integration.
                 * @example chatint_01ke3v7s9x4t2m8r
                 */
                integrationId: components["parameters"]["ChatIntegrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChatIntegrationDeliveryList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VersionFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Healthy"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ready"];
            400: components["responses"]["BadRequest"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LimitsFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listErrorCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ErrorCodeList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    receiveEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the delivery, the same in every attempt.
                 * @example msg_01ke3v7s9x4t2m8r
                 */
                "webhook-id": string;
                /**
                 * @description The time of the attempt in seconds since 1970-01-01 UTC.
                 * @example 1767225600
                 */
                "webhook-timestamp": string;
                /**
                 * @description One or two signatures, separated by a space.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: {
            /** @description The receiver wants no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The receiver accepted the event. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveChatMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the delivery, the same in every attempt.
                 * @example msg_01ke3v7s9x4t2m8r
                 */
                "webhook-id": string;
                /**
                 * @description The time of the attempt in seconds since 1970-01-01 UTC.
                 * @example 1767225600
                 */
                "webhook-timestamp": string;
                /**
                 * @description One or two signatures, separated by a space.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatPayload"];
            };
        };
        responses: {
            /** @description The receiver has the message. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
