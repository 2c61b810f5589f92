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
         * @description Requires `title`, or the deprecated `intent`, which then becomes the title. The author is the caller unless `author` is given. Users with the role `agent` cannot name another author.
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
         * Set a task's dependencies.
         * @description Replaces the list of tasks that must be done first; each task may occur once. Refused if a task would depend on itself, directly or through other tasks, or on more than 10000 tasks in total.
         */
        put: operations["setTaskDependencies"];
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
         * Set a task's reviewers.
         * @description Replaces the list: user ids, or any names, each at most once.
         */
        put: operations["setTaskReviewers"];
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
         * @description In plan order, each with the result of its last execution.
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
         * Reorder a task's plan steps.
         * @description The list names every step of the plan exactly once. `If-Match` takes the ETag of `listPlanSteps`. Changing the order of steps with commands requires `tasks:execute` too.
         */
        put: operations["reorderPlanSteps"];
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
         * @description Starts a job that runs the steps in order and stops at the first step whose result differs from its expected outcome. Execution starts at the first step that has not passed, so a second call resumes; `restart` starts at the first step. Steps without a command are skipped. The job's log marks where each step begins. Only one execution per task runs at a time.
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
         * @description Starts a job that runs the command with `/bin/sh -c` in the project folder, in a sandbox, with an allow-list of environment variables and no secrets: it cannot see the processes and the data of the service. Where the machine has no sandbox (see `sandbox` in the version), restricted tokens and agents get 403 `sandbox_unavailable`. Output is written to the job's log; the last 64 KiB of standard output and of standard error, the start time and the exit status are written to the step. Only one execution per task runs at a time. Processes that the command leaves running are ended too. Without a sandbox, a process that has left its session, lost its parent and cleared or overwritten its environment (all three) is not found; on systems without `/proc`, only the process group is ended.
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
         * Replace a task's file changes.
         * @description Replaces the whole list. With `If-Match`, it is replaced only if it has not changed since it was read. Gantry records the current state of the named files, to detect conflicts when the changes are applied. Each path may occur once, either as `path` or as `oldPath`, and no path may be inside another. Paths into `.git` or the service's own folders are refused with `path_forbidden`.
         */
        put: operations["replaceTaskChanges"];
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
        put?: never;
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
         * @description The link serves the file to anyone who has it, without a credential, until it expires, the file is deleted, or the authority of the caller ends.
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
         * @description Starts a shell, or the given command, in a new pseudo-terminal in the project folder. It is ended within a second after the authority of the caller ends.
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
         * Close a terminal session.
         * @description Ends the program and all processes that it started, and deletes the session. Users with the role `agent` close only the sessions that they opened.
         */
        delete: operations["closeTerminal"];
        options?: never;
        head?: never;
        patch?: never;
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
         * @description The program receives SIGWINCH immediately. Users with the role `agent` resize only the sessions that they opened.
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
         * @description The program receives the data as if it were typed: end a line with a carriage return. Up to 64 KiB (as UTF-8) are buffered for a program that is not reading its input; after that, input is refused until the program reads. Users with the role `agent` write only to the sessions that they opened.
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
         * @description Reads from a byte position, by default from the oldest retained byte; the last 2 MiB are retained. Pass `nextCursor` to continue; no byte is lost or repeated. With `waitMs`, the response waits until there is output or the program exits. After the exit, continue reading until `output` is empty. A cursor before the oldest retained byte is refused with `cursor_expired`; output is never skipped silently.
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
        put?: never;
        post?: never;
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
         * @description Read from `gantry.json` on disk on every call. Secrets are replaced by `[redacted]`.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Commands that the project's files name run only if the project is trusted or exactly these commands are approved.
         */
        get: operations["getApproval"];
        put?: never;
        /**
         * Approve the project's commands.
         * @description Requires the hash from `getApproval`. If the commands change, they need a new approval.
         */
        post: operations["approveCommands"];
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
         * @description Returns the tool's result unchanged. An error that the tool reports is a result with `isError: true`; if the server has exited, times out or violates the protocol, the call fails.
         */
        post: operations["executeMcpTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Takes a username and a password, or a token, and sets the `nut-session` cookie, which authenticates every operation. After five failures a minute from one address for one account, further attempts are throttled, except those with a valid token. A browser also gets the `nut-device` cookie. It authenticates nothing: attempts from a browser that presents it are counted separately from others at its address.
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
    "/identity/tokens/{id}": {
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
         * Revoke a token.
         * @description The token, everything that was made with it and their open streams end within a second.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/tokens/{id}/rotate": {
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
         * @description Lists the caller's sessions.
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
    "/identity/sessions/{id}": {
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
         * Revoke a browser session.
         * @description The session and its open streams end within a second.
         */
        delete: operations["revokeSession"];
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
    "/users/{id}": {
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
    "/users/{id}/invite": {
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
    "/users/{id}/disable": {
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
    "/users/{id}/enable": {
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
         * @description With `Accept: text/event-stream`, a continuous stream of every event, once and in order, with its number as `id`. Resume with `Last-Event-ID` or `after`; without either, the stream starts at the next event, and a first block that has only an `id` names the current position. A comment is sent every 15 seconds, with an `id` if the filter excluded events since the last one. Before the service closes a stream, it sends `stream.gap` without an `id`, whose data contains `resumeAfter` and `reason`. Without that header, the response is one page as JSON: pass its `nextCursor` as `after`. A number that is no longer retained is refused with `cursor_expired`; events are never skipped silently. Events of tasks that the credential cannot access are excluded, and so are events of kinds that it may not read: each schema of an event names the scope that it needs as `x-read-scope`. Asking for such kinds alone is refused with `scope_missing`.
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
    "/webhooks/{id}": {
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
    "/webhooks/{id}/test": {
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
    "/webhooks/{id}/deliveries": {
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
    "/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
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
    "/webhooks/{id}/rotate": {
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
         * @description Returns every limit with its value and, where known, how much of it the caller uses.
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
             * @description The path of the documentation of this code on this service.
             * @example /docs/errors#task_not_found
             */
            docs?: string;
            /** @description Seconds to wait before a retry. */
            retryAfter?: number;
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
        ErrorCode: "bad_json" | "validation_failed" | "invalid_cursor" | "invalid_filter" | "mcp_server_not_found" | "mcp_tool_not_found" | "mcp_arguments_invalid" | "config_invalid" | "unauthenticated" | "token_invalid" | "token_expired" | "login_failed" | "forbidden" | "scope_missing" | "csrf_failed" | "origin_denied" | "path_forbidden" | "protected_branch" | "mcp_tool_denied" | "approval_required" | "sandbox_unavailable" | "account_disabled" | "route_not_found" | "not_found" | "task_not_found" | "comment_not_found" | "review_not_found" | "revision_not_found" | "plan_step_not_found" | "job_not_found" | "schedule_not_found" | "link_not_found" | "attachment_not_found" | "resource_not_found" | "terminal_not_found" | "email_not_found" | "git_repository_not_found" | "git_remote_not_found" | "git_ref_not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "already_exists" | "invalid_transition" | "already_claimed" | "dependency_cycle" | "plan_running" | "command_missing" | "mail_not_configured" | "changes_conflict" | "job_not_cancellable" | "job_not_finished" | "terminal_exited" | "terminal_input_full" | "git_non_fast_forward" | "git_busy" | "git_unsupported" | "cursor_expired" | "link_expired" | "idempotency_key_reused" | "idempotency_in_progress" | "idempotency_outcome_unknown" | "setup_done" | "last_owner" | "rate_limited" | "login_throttled" | "too_many_streams" | "quota_exceeded" | "overloaded" | "webhook_target_denied" | "token_not_found" | "user_not_found" | "session_not_found" | "webhook_not_found" | "delivery_not_found" | "revision_mismatch" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "range_not_satisfiable" | "misdirected_request" | "too_many_terminals" | "headers_too_large" | "internal_error" | "data_damaged" | "mcp_server_unavailable" | "mcp_timeout" | "mcp_cancelled" | "mcp_protocol_error" | "mcp_result_too_large" | "git_auth_failed" | "git_remote_rejected" | "git_remote_unreachable" | "shutting_down" | "not_ready" | "not_configured" | "upstream_timeout" | "storage_full";
        /**
         * @description A permission of a credential. `*` is every permission.
         * @enum {string}
         */
        Scope: "*" | "tasks:read" | "tasks:write" | "tasks:execute" | "resources:read" | "resources:write" | "terminal:read" | "terminal:execute" | "mail:read" | "mail:write" | "mail:send" | "context:read" | "context:write" | "config:read" | "config:write" | "secrets:write" | "git:read" | "git:write" | "git:push" | "mcp:read" | "mcp:execute" | "mcp:admin" | "skills:read" | "skills:write" | "skills:execute" | "knowledge:read" | "knowledge:write" | "ai:read" | "ai:execute" | "ai:admin" | "chats:read" | "chats:write" | "identity:read" | "identity:write" | "tokens:manage" | "users:read" | "users:admin" | "jobs:read" | "jobs:write" | "integrations:admin" | "events:read" | "webhooks:admin" | "audit:read";
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
            holder: components["schemas"]["Author"];
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
            at: components["schemas"]["Timestamp"];
            /** @description The user who made the change. */
            actor: components["schemas"]["Author"];
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
        /** @description A comment on a task. */
        Comment: {
            /** @description The id of the comment. */
            id: components["schemas"]["Id"];
            /** @description The name of the user who wrote the comment. */
            author: string;
            /** @description The text of the comment. */
            content: string;
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
            reviewer: components["schemas"]["Author"];
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
        JobKind: "execute_plan_step" | "execute_plan" | "send_email" | "sweep_resources";
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
            /** @description The id of the user who started the job. */
            createdBy: components["schemas"]["Id"];
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
            finishedAt?: components["schemas"]["Timestamp"];
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
            isActive?: boolean;
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
            isActive?: boolean;
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
            isActive?: boolean;
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
            isActive?: boolean;
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
            isActive?: boolean;
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
            isActive: boolean;
            /** @description Why Gantry disabled the schedule. */
            disabledReason?: string;
            /** @description When the next job is due. */
            nextRunAt?: components["schemas"]["Timestamp"];
            /** @description When the last job was queued. */
            lastRunAt?: components["schemas"]["Timestamp"];
            /** @description The last job that was queued. */
            lastJobId?: components["schemas"]["Id"];
            /** @description The id of the user who last set the times of the schedule or activated it, and as whom its jobs run. */
            createdBy: components["schemas"]["Id"];
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
            /** @description When the file was uploaded. */
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
            /** @description The process id, while the program is running. */
            pid?: number;
            /** @description The user who opened the session. */
            createdBy: components["schemas"]["Id"];
            /** @description When the session was opened. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the program ended. */
            exitedAt?: components["schemas"]["Timestamp"];
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
            /** @description The sessions. */
            data: {
                /** @description The terminal sessions, oldest first. */
                sessions: components["schemas"]["TerminalSession"][];
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
            /** @description MCP servers by name, in the format of `.mcp.json`. */
            mcpServers: {
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
        };
        /** @description The result of the tool: `content`, `structuredContent`, `isError` and `_meta`. */
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
        /** @description A token, or a username and a password. */
        LoginInput: {
            /** @description A token of this service. */
            token?: string;
            username?: components["schemas"]["Username"];
            password?: components["schemas"]["Password"];
        };
        /**
         * @description The name with which the user signs in.
         * @example ada
         */
        Username: string;
        /**
         * @description A password of at least 10 characters.
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
            /** @description The id of the token; absent for a session. */
            tokenId?: components["schemas"]["Id"];
            /** @description The scopes of the credential. */
            scopes: components["schemas"]["Scope"][];
            allow?: components["schemas"]["AllowList"];
            /** @description When the credential expires. */
            expiresAt?: components["schemas"]["Timestamp"];
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
            /** @description The sessions. */
            data: {
                /** @description The caller's browser sessions. */
                sessions: components["schemas"]["BrowserSession"][];
            };
        };
        /**
         * @description The id of an operation.
         * @example createTask
         * @enum {string}
         */
        OperationId: "listTasks" | "createTask" | "getNextTask" | "claimNextTask" | "getTask" | "updateTask" | "deleteTask" | "transitionTask" | "claimTask" | "releaseTask" | "setTaskDependencies" | "listTaskHistory" | "getTaskRevision" | "restoreTaskRevision" | "listTaskComments" | "createTaskComment" | "getTaskComment" | "updateTaskComment" | "deleteTaskComment" | "setTaskReviewers" | "listTaskReviews" | "submitTaskReview" | "getTaskReview" | "listPlanSteps" | "createPlanStep" | "reorderPlanSteps" | "executePlan" | "getPlanStep" | "updatePlanStep" | "deletePlanStep" | "executePlanStep" | "getTaskChanges" | "replaceTaskChanges" | "applyTaskChanges" | "listJobs" | "listSchedules" | "createSchedule" | "getSchedule" | "updateSchedule" | "deleteSchedule" | "getJob" | "cancelJob" | "retryJob" | "getJobLog" | "streamJob" | "listResources" | "uploadResource" | "getResource" | "updateResource" | "deleteResource" | "getResourceThumbnail" | "createResourceLink" | "getLinkedFile" | "listTerminals" | "openTerminal" | "getTerminal" | "closeTerminal" | "resizeTerminalSession" | "writeTerminalSession" | "readTerminalSession" | "resizeTerminal" | "writeTerminal" | "readTerminal" | "listMailFolders" | "sendEmail" | "listEmails" | "deliverEmail" | "getEmail" | "deleteEmail" | "moveEmail" | "getEmailSource" | "getEmailAttachment" | "createTaskFromEmail" | "getRoleContext" | "getConfig" | "getApproval" | "approveCommands" | "pushChanges" | "executeMcpTool" | "getIdentity" | "login" | "logout" | "getSetup" | "completeSetup" | "acceptInvite" | "listTokens" | "createToken" | "getToken" | "revokeToken" | "rotateToken" | "exchangeToken" | "listScopes" | "listSessions" | "revokeSession" | "checkAccess" | "listAuditEntries" | "getCurrentUser" | "updateCurrentUser" | "changePassword" | "getPreferences" | "updatePreferences" | "listUsers" | "createUser" | "getUser" | "updateUser" | "deleteUser" | "createUserInvite" | "disableUser" | "enableUser" | "streamEvents" | "createEventTicket" | "listWebhooks" | "createWebhook" | "getWebhook" | "updateWebhook" | "deleteWebhook" | "testWebhook" | "listDeliveries" | "redeliver" | "rotateWebhookSecret" | "getVersion" | "getHealth" | "getReadiness" | "getLimits" | "listErrorCodes";
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
            at: components["schemas"]["Timestamp"];
            /** @description The id of the caller; empty if unknown. */
            userId: string;
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
        /** @description A person or an agent. */
        User: {
            /** @description The id of the user. */
            id: components["schemas"]["Id"];
            /** @description The name of the user. */
            name: string;
            username?: components["schemas"]["Username"];
            email?: components["schemas"]["EmailAddress"];
            role: components["schemas"]["Role"];
            /** @description Whether the account is disabled. */
            isDisabled: boolean;
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
                    /** @description When the invite expires. */
                    expiresAt: components["schemas"]["Timestamp"];
                };
            };
        };
        /**
         * @description What happened: the thing and the verb in the past tense.
         * @enum {string}
         */
        EventKind: "task.created" | "task.updated" | "task.deleted" | "task.transitioned" | "task.claimed" | "task.released" | "task.stalled" | "task.comment.created" | "task.comment.updated" | "task.comment.deleted" | "task.changes.replaced" | "task.changes.applied" | "task.review.submitted" | "plan_step.created" | "plan_step.updated" | "plan_step.deleted" | "plan_step.started" | "plan_step.output" | "plan_step.finished" | "resource.uploaded" | "resource.deleted" | "resource.updated" | "terminal.opened" | "terminal.resized" | "terminal.exited" | "terminal.closed" | "mail.received" | "mail.moved" | "mail.deleted" | "mail.sent" | "mail.failed" | "config.approved" | "git.pushed" | "git.push.rejected" | "mcp.server.starting" | "mcp.server.connected" | "mcp.server.failed" | "mcp.server.stopped" | "mcp.call.finished" | "job.queued" | "job.started" | "job.progress" | "job.finished" | "schedule.created" | "schedule.updated" | "schedule.deleted" | "schedule.disabled" | "token.created" | "token.revoked" | "token.rotated" | "session.started" | "session.ended" | "user.created" | "user.updated" | "user.disabled" | "user.enabled" | "user.deleted" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.delivered" | "webhook.failed" | "webhook.disabled" | "webhook.test" | "stream.gap";
        /**
         * @description A kind of events, or several: `task.*` is every task event, `*` every event.
         * @example task.*
         * @enum {string}
         */
        EventSelector: "*" | "task.*" | "task.comment.*" | "task.changes.*" | "task.review.*" | "plan_step.*" | "resource.*" | "terminal.*" | "mail.*" | "config.*" | "git.*" | "git.push.*" | "mcp.*" | "mcp.server.*" | "mcp.call.*" | "job.*" | "schedule.*" | "token.*" | "session.*" | "user.*" | "webhook.*" | "stream.*" | "task.created" | "task.updated" | "task.deleted" | "task.transitioned" | "task.claimed" | "task.released" | "task.stalled" | "task.comment.created" | "task.comment.updated" | "task.comment.deleted" | "task.changes.replaced" | "task.changes.applied" | "task.review.submitted" | "plan_step.created" | "plan_step.updated" | "plan_step.deleted" | "plan_step.started" | "plan_step.output" | "plan_step.finished" | "resource.uploaded" | "resource.deleted" | "resource.updated" | "terminal.opened" | "terminal.resized" | "terminal.exited" | "terminal.closed" | "mail.received" | "mail.moved" | "mail.deleted" | "mail.sent" | "mail.failed" | "config.approved" | "git.pushed" | "git.push.rejected" | "mcp.server.starting" | "mcp.server.connected" | "mcp.server.failed" | "mcp.server.stopped" | "mcp.call.finished" | "job.queued" | "job.started" | "job.progress" | "job.finished" | "schedule.created" | "schedule.updated" | "schedule.deleted" | "schedule.disabled" | "token.created" | "token.revoked" | "token.rotated" | "session.started" | "session.ended" | "user.created" | "user.updated" | "user.disabled" | "user.enabled" | "user.deleted" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.delivered" | "webhook.failed" | "webhook.disabled" | "webhook.test" | "stream.gap";
        /**
         * @description The number in the sequence of all events.
         * @example 42
         */
        EventNumber: number;
        /**
         * @description The id of the user who caused it, or `system`.
         * @example user_ada
         */
        EventActor: string;
        /** @description One event; its `kind` decides the fields of `data`. Events that an earlier version of the service stored may lack fields that this version adds. */
        Event: components["schemas"]["TaskCreatedEvent"] | components["schemas"]["TaskUpdatedEvent"] | components["schemas"]["TaskDeletedEvent"] | components["schemas"]["TaskTransitionedEvent"] | components["schemas"]["TaskClaimEvent"] | components["schemas"]["TaskCommentEvent"] | components["schemas"]["TaskChangesReplacedEvent"] | components["schemas"]["TaskChangesAppliedEvent"] | components["schemas"]["TaskReviewEvent"] | components["schemas"]["PlanStepEvent"] | components["schemas"]["PlanStepStartedEvent"] | components["schemas"]["PlanStepOutputEvent"] | components["schemas"]["PlanStepFinishedEvent"] | components["schemas"]["ResourceEvent"] | components["schemas"]["ResourceUpdatedEvent"] | components["schemas"]["TerminalSizeEvent"] | components["schemas"]["TerminalExitedEvent"] | components["schemas"]["TerminalClosedEvent"] | components["schemas"]["MailReceivedEvent"] | components["schemas"]["MailMovedEvent"] | components["schemas"]["MailDeletedEvent"] | components["schemas"]["MailSentEvent"] | components["schemas"]["MailFailedEvent"] | components["schemas"]["ConfigApprovedEvent"] | components["schemas"]["GitPushedEvent"] | components["schemas"]["GitPushRejectedEvent"] | components["schemas"]["McpServerStartingEvent"] | components["schemas"]["McpServerConnectedEvent"] | components["schemas"]["McpServerEndedEvent"] | components["schemas"]["McpCallFinishedEvent"] | components["schemas"]["JobQueuedEvent"] | components["schemas"]["JobStartedEvent"] | components["schemas"]["JobProgressEvent"] | components["schemas"]["JobFinishedEvent"] | components["schemas"]["ScheduleEvent"] | components["schemas"]["TokenEvent"] | components["schemas"]["SessionEvent"] | components["schemas"]["UserCreatedEvent"] | components["schemas"]["UserUpdatedEvent"] | components["schemas"]["UserEvent"] | components["schemas"]["WebhookEvent"] | components["schemas"]["WebhookDeliveryEvent"] | components["schemas"]["WebhookDisabledEvent"] | components["schemas"]["WebhookTestEvent"] | components["schemas"]["StreamGapEvent"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
                /** @description The fields that changed. */
                changed: ("description" | "taskId")[];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
            /** @description The details of the event. */
            data: {
                /** @description The SHA-256 of the commands. */
                hash: components["schemas"]["ApprovalHash"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            kind: "mcp.server.failed" | "mcp.server.stopped";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
            /** @description The details of the event. */
            data: {
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
                isActive: boolean;
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the session. */
                sessionId: components["schemas"]["Id"];
                /** @description The user of the session. */
                userId: components["schemas"]["Id"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
                isActive: boolean;
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
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
            actor: components["schemas"]["EventActor"];
            /** @description The details of the event. */
            data: {
                /** @description The id of the webhook. */
                webhookId: components["schemas"]["Id"];
            };
        };
        /** @description The service ends the stream. It is only sent as the last frame of a stream, never listed. */
        StreamGapEvent: {
            id: components["schemas"]["EventNumber"];
            /**
             * @description The kind of the event.
             * @constant
             */
            kind: "stream.gap";
            /** @description When the event occurred. */
            at: components["schemas"]["Timestamp"];
            actor: components["schemas"]["EventActor"];
            /** @description The details of the event. */
            data: {
                /** @description The number of the event after which to resume. */
                resumeAfter: number;
                /**
                 * @description Why the stream ends.
                 * @enum {string}
                 */
                reason: "shutting_down" | "credential_ended" | "too_slow" | "cursor_expired" | "interrupted";
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
        WebhookSelector: "*" | "task.*" | "task.comment.*" | "task.changes.*" | "task.review.*" | "plan_step.*" | "resource.*" | "terminal.*" | "mail.*" | "config.*" | "git.*" | "git.push.*" | "mcp.*" | "mcp.server.*" | "mcp.call.*" | "job.*" | "schedule.*" | "token.*" | "session.*" | "user.*" | "task.created" | "task.updated" | "task.deleted" | "task.transitioned" | "task.claimed" | "task.released" | "task.stalled" | "task.comment.created" | "task.comment.updated" | "task.comment.deleted" | "task.changes.replaced" | "task.changes.applied" | "task.review.submitted" | "plan_step.created" | "plan_step.updated" | "plan_step.deleted" | "plan_step.started" | "plan_step.output" | "plan_step.finished" | "resource.uploaded" | "resource.deleted" | "resource.updated" | "terminal.opened" | "terminal.resized" | "terminal.exited" | "terminal.closed" | "mail.received" | "mail.moved" | "mail.deleted" | "mail.sent" | "mail.failed" | "config.approved" | "git.pushed" | "git.push.rejected" | "mcp.server.starting" | "mcp.server.connected" | "mcp.server.failed" | "mcp.server.stopped" | "mcp.call.finished" | "job.queued" | "job.started" | "job.progress" | "job.finished" | "schedule.created" | "schedule.updated" | "schedule.deleted" | "schedule.disabled" | "token.created" | "token.revoked" | "token.rotated" | "session.started" | "session.ended" | "user.created" | "user.updated" | "user.disabled" | "user.enabled" | "user.deleted";
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
            isActive?: boolean;
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
            isActive: boolean;
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
            at: components["schemas"]["Timestamp"];
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
             * @example 1.0.72
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
        /** @description The configuration. */
        ConfigFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
         * @description The maximum number of items to return.
         * @example 50
         */
        Limit: number;
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
        ApproveCommands: {
            content: {
                "application/json": components["schemas"]["ApprovalInput"];
            };
        };
        PushChanges: {
            content: {
                "application/json": components["schemas"]["PushInput"];
            };
        };
        ExecuteMcpTool: {
            content: {
                "application/json": components["schemas"]["McpToolCall"];
            };
        };
        Login: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
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
         * @description The remaining calls of the current minute (draft-ietf-httpapi-ratelimit-headers).
         * @example "default";r=599;t=60
         */
        RateLimit: string;
        /**
         * @description The limits on calls.
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
         * @description The session cookie; a sign-in from a browser that is not known adds the cookie `nut-device`, by which it is known when it signs in again.
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
    setTaskDependencies: {
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
    setTaskReviewers: {
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
            200: components["responses"]["PlanStepList"];
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
    reorderPlanSteps: {
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
    replaceTaskChanges: {
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
            query?: never;
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
    closeTerminal: {
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
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConfigFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
                id: components["parameters"]["TokenId"];
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
    revokeToken: {
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
                id: components["parameters"]["TokenId"];
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
                id: components["parameters"]["TokenId"];
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
            query?: never;
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
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the browser session.
                 * @example sess_01ke3v7s9x4t2m8r
                 */
                id: components["parameters"]["BrowserSessionId"];
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
                id: components["parameters"]["UserId"];
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
                id: components["parameters"]["UserId"];
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
                id: components["parameters"]["UserId"];
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
                id: components["parameters"]["UserId"];
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
                id: components["parameters"]["UserId"];
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
                id: components["parameters"]["UserId"];
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
                id: components["parameters"]["WebhookId"];
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
                id: components["parameters"]["WebhookId"];
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
                id: components["parameters"]["WebhookId"];
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
                id: components["parameters"]["WebhookId"];
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
                id: components["parameters"]["WebhookId"];
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
                id: components["parameters"]["WebhookId"];
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
                id: components["parameters"]["WebhookId"];
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
}
