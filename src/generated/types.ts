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
         * @description Newest first, unless sorted otherwise. With `q`, tasks whose title or content holds every word, newest first: it goes together with the filters, but not with `updatedAfter` or another `sort`. With `updatedAfter` the order is by `updatedAt`, newest first unless `sort` is `updatedAt`. An answer never holds comments, plan steps or file changes, only how many there are; `fields` leaves out more.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task.
         * @description Give a title, or the deprecated intent, which then is the title too. The author is the caller unless one is given.
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
         * Get the task to do next.
         * @description Of the open tasks that nobody has claimed and whose dependencies are done: of those of the highest priority the oldest. Nothing when there is none. It may be gone a moment later: `claimNextTask` finds and claims in one step.
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
         * Claim the task to do next.
         * @description Finds the next task as `getNextTask` does and claims it for the caller. Two callers never get the same one. Nothing is claimed when there is none.
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
         * @description The whole task, its comments, plan steps and file changes included.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task.
         * @description With its comments, reviews, plan steps, file changes and history. Uploaded files stay, without the task; tasks that depend on it no longer do. Refused while its plan runs.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Change a task.
         * @description A JSON merge patch (RFC 7396): what is not named stays, null removes. What the task was before is kept in its history. The state changes by `transitionTask` alone.
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
         * Change the state of a task.
         * @description From open to in_progress, blocked, done and cancelled; from in_progress to open, blocked, in_review, done and cancelled; from blocked to open, in_progress and cancelled; from in_review to open, in_progress, blocked, done and cancelled; from done and cancelled to open. A task is neither begun nor done while one that it depends on is not done or cancelled. While somebody has claimed it, only they change its state. Every state but in_progress ends the claim.
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
         * Claim a task, or keep a claim.
         * @description Takes an open task for the caller and begins it, or takes one in progress that nobody holds. The claim ends after `leaseSeconds` unless it is kept: call again with its `claimId` before that. A claim that ran out gives the task back: it is open again, and `task.stalled` tells of it.
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
         * Give a claimed task back.
         * @description It is open again. Whoever holds the claim names it by `claimId`; an owner or maintainer may end the claim of anybody. A task that nobody holds stays as it is.
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
         * Say which tasks must be done before.
         * @description Puts this list in place of the old one; each task is named once. A task that would wait for itself, directly or over others, is refused, and so is one that would wait for more than 10000.
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
         * List what a task was.
         * @description Newest first: who changed which of the fields title, intent, content, priority, readiness, tags, reviewers, dependsOn and state. The last 1000 revisions are kept. Comments, plan steps and file changes are not part of it.
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
         * Get a task as it was.
         * @description The fields of the task as they were in this revision.
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
         * Make a task what it was.
         * @description Puts title, intent, content, priority, readiness, tags and reviewers back to this revision, as a new one. The state and the dependencies stay.
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
         * List the comments of a task.
         * @description Oldest first.
         */
        get: operations["listTaskComments"];
        put?: never;
        /**
         * Comment on a task.
         * @description The author is the caller. A task has at most 10000 comments, which together hold at most 16 MiB of text.
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
         * @description One comment of the task.
         */
        get: operations["getTaskComment"];
        put?: never;
        post?: never;
        /**
         * Delete a comment.
         * @description For its author, and for owners and maintainers.
         */
        delete: operations["deleteTaskComment"];
        options?: never;
        head?: never;
        /**
         * Change a comment.
         * @description For its author, and for owners and maintainers.
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
         * Say who is to review a task.
         * @description Puts this list in place of the old one: ids of users, or any names, each once.
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
         * List the reviews of a task.
         * @description Oldest first.
         */
        get: operations["listTaskReviews"];
        put?: never;
        /**
         * Review a task.
         * @description What the caller makes of the task as it is now. Reviews are kept as they were given: a new one follows the old one. A task has at most 1000.
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
         * @description One review of the task.
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
         * List the plan steps of a task.
         * @description In their order, with what their last execution gave.
         */
        get: operations["listPlanSteps"];
        put?: never;
        /**
         * Add a plan step.
         * @description At the end, or at `position`. A step without a command is for people: an execution of the plan passes it over. See `expectedOutcome` for what can be checked.
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
         * Put the plan steps in another order.
         * @description Names every step once. `If-Match` takes the ETag of `listPlanSteps`.
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
         * Execute the plan.
         * @description A job that runs the steps in order and stops at the first whose outcome differs from what was expected. It begins with the first step that has not passed, so that calling again resumes; `restart` begins with the first. Steps without a command are passed over. The log of the job tells where each step begins. One execution of a task at a time.
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
         * @description With what its last execution gave.
         */
        get: operations["getPlanStep"];
        put?: never;
        post?: never;
        /**
         * Delete a plan step.
         * @description Refused while the step runs.
         */
        delete: operations["deletePlanStep"];
        options?: never;
        head?: never;
        /**
         * Change a plan step.
         * @description A JSON merge patch. Another command or expected outcome makes what was executed before void. Refused while the step runs.
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
         * @description A job that runs the command with `/bin/sh -c` in the project folder, in a process group of its own, with a chosen few environment variables and no secret among them. It is no sandbox: the command runs as the user of the service and can reach whatever that user can. What it writes is in the log of the job; the newest 64 KiB of its output and of its errors, when it ran and how it ended are written to the step. One execution of a task at a time. What the command leaves running when it ends is ended too, except a process that has left its session, lost its parent and cleared or overwritten its environment, all three; where the system has no `/proc`, only the process group is ended.
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
         * @description The changes in the order in which they were put. A new task has none.
         */
        get: operations["getTaskChanges"];
        /**
         * Replace the file changes of a task.
         * @description Puts this list in place of the old one. With `If-Match` the list is replaced only if it is still the one that was read. The files that it names are remembered as they are now, for when it is applied. A path may be named once, as a path or as a previous one, and none may lie below another; paths into `.git` and the folders of the service are `path_forbidden`.
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
         * Apply the file changes of a task to the project.
         * @description All of them or, if one cannot be, none: `changes_conflict` names each file and why. A file conflicts when it is no longer what it was when the changes were put, unless it already is what it would become. Nothing is written outside the project folder, over links, or into `.git` and the folders of the service. With `dryRun` nothing is written, and conflicts are part of the answer. An apply that the service did not live to finish is finished at its next start or, if it had not begun to change files, undone.
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
         * @description Newest first. Finished jobs are kept for 30 days.
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
         * Run a job by the clock.
         * @description Queues a job of the kind whenever the cron expression says so, as the user who made the schedule and while they may do it. A time that passes while the last job still runs, or while no service runs, is made up for once. The scopes that the kind needs are needed here too. A message that names a task takes along files of that task alone.
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
         * @description With the next time and the last job.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        /**
         * Delete a schedule.
         * @description Its jobs stay.
         */
        delete: operations["deleteSchedule"];
        options?: never;
        head?: never;
        /**
         * Change a schedule.
         * @description A JSON merge patch. What it runs cannot be changed: make another one.
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
         * @description Its status and progress.
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
         * @description A queued job never starts. A running one is told to stop, its command with everything it started: `isCancelling` is true until it has.
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
         * Do the work of a finished job again.
         * @description Queues a new job of the same kind for the same thing. The scopes that the kind needs are needed here too.
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
         * Read the log of a job.
         * @description Reads from a byte position on, without one from the beginning. Continue with `nextCursor` and no byte is lost or repeated. With `waitMs` the answer waits until there is more or the job ends.
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
         * Follow a job.
         * @description A stream of events: `job` holds the job whenever more of it changed than its log, `log` what was written to that, with the byte position after it as `id`. Resume with `Last-Event-ID` or `cursor`. The `job` that tells of the end comes last, after the whole log.
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
         * @description Ordered by filename. With a task and a type, only the files that have both.
         */
        get: operations["listResources"];
        put?: never;
        /**
         * Upload a file.
         * @description One file and its fields as multipart/form-data, in any order. The filename is the key: a taken one is refused. The media type is told from the bytes. The limit for a file is 100 MiB unless the service says otherwise.
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
         * Get the metadata of a file, or its bytes.
         * @description With `download=true` the answer is the file itself, with a strong ETag, ranges and the file's media type.
         */
        get: operations["getResource"];
        put?: never;
        post?: never;
        /**
         * Delete a file.
         * @description Removes the file and its thumbnail. The filename is free again.
         */
        delete: operations["deleteResource"];
        options?: never;
        head?: never;
        /**
         * Change what is said of a file.
         * @description A JSON merge patch of its description and its task. `If-Match` takes the ETag of the metadata.
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
         * Get the thumbnail of an image.
         * @description A WebP image that fits into 256 by 256 pixels.
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
         * Make a link to a file.
         * @description An address that gives the bytes to anybody who has it, without a credential, until it expires, the file is deleted, or the user who made it is disabled.
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
         * Get a file by a link.
         * @description The bytes, with a strong ETag and ranges. Nothing but the link is needed. A browser saves them, unless they are an image and the link was made to show it.
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
         * List the terminal sessions of a task.
         * @description Running sessions and those that ended a short while ago, oldest first.
         */
        get: operations["listTerminals"];
        put?: never;
        /**
         * Open a terminal session.
         * @description Starts a shell, or the given command, on a terminal of its own in the project folder.
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
         * @description Its size, its program and whether that still runs.
         */
        get: operations["getTerminal"];
        put?: never;
        post?: never;
        /**
         * Close a terminal session.
         * @description Ends the program with everything that it started, and forgets the session.
         */
        delete: operations["closeTerminal"];
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
         * @description The program is told at once (SIGWINCH).
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
         * Type into a terminal session.
         * @description The data reaches the program as if it were typed: end a line with a carriage return. A program that does not read its input is given at most 64 KiB (as UTF-8) in advance; more is refused until it reads.
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
         * @description Reads from a byte position on; without a cursor, from the oldest byte that is still kept (2 MiB are). Continue with `nextCursor` and no byte is lost or repeated. With `waitMs` the answer waits until there is output or the program ends. After the exit, read on until `output` is empty. A cursor that is older than what is kept is refused, never a silent gap.
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
         * @description With how many messages each holds.
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
         * Send a message.
         * @description A job that hands the message to the configured mail server and keeps it in the folder sent. Attachments are uploaded resources. Refused when no mail server is configured.
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
         * List the messages of a folder.
         * @description Newest first. With `q`, messages whose subject, addresses or text hold every word.
         */
        get: operations["listEmails"];
        put?: never;
        /**
         * Hand in a message.
         * @description A raw message (RFC 5322, MIME) as a program that delivers mail hands it over. It is kept as it is, byte for byte.
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
         * Get a stored message.
         * @description Parsed from the raw message in the folder `.gantry/mail` of the project.
         */
        get: operations["getEmail"];
        put?: never;
        post?: never;
        /**
         * Delete a message.
         * @description The message is gone for good.
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
         * Move a message to another folder.
         * @description It keeps its id.
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
         * Get the raw message.
         * @description As it arrived, byte for byte.
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
         * Get an attachment of a message.
         * @description Its decoded bytes, to be saved: whatever the message says of their type, a browser shows none of them.
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
         * Make a task of a message.
         * @description Its title is the subject, its content the text with who wrote it and what was attached. Once for each message.
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
         * Get the role document.
         * @description From `.gantry/context/role.md` of the project, or a built-in one. The document stands beside an empty `data`.
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
         * Get the configuration of the project.
         * @description From `gantry.json`, as it stands on disk now. Secrets are shown as `[redacted]`.
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
         * Get the commands that the project names, and whether they are approved.
         * @description Commands run only when the project is trusted or when exactly these commands are approved.
         */
        get: operations["getApproval"];
        put?: never;
        /**
         * Approve the commands that the project names.
         * @description Give the hash that `getApproval` showed. A later change of the commands needs a new approval.
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
         * Push a branch.
         * @description Pushes one branch to the branch of the same name. `force` replaces that branch and no other, and only if the remote branch is still where it was last seen, or at `expectedOid`.
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
         * @description The result is passed through whole. An error that the tool itself tells is a result with `isError: true`; a server that is dead, silent or off protocol is a failure.
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
         * Get who calls.
         * @description The user behind the credential, how it was presented and what it may do.
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
         * Sign a browser in.
         * @description By username and password, or by a token. Answers with the `nut-session` cookie, which then serves every operation. Five failures a minute from one address for one account slow the next ones down.
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
         * Sign a browser out.
         * @description Ends the session of the cookie. A call with a token ends nothing.
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
         * Tell whether the first user is still to be set up.
         * @description Needs no credential.
         */
        get: operations["getSetup"];
        put?: never;
        /**
         * Set up the first user.
         * @description Gives the owner a name and a password, once. The token or link of the first start is needed.
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
         * Accept an invitation.
         * @description Sets the password of an invited user. The invitation works once.
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
         * @description The tokens of the caller; with `users:admin`, of everybody. Never their secrets.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Create a token.
         * @description The secret is shown once. A token never holds more than who makes it: scopes and allow-lists are cut to those of the caller, or refused when named beyond them.
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
         * @description Never its secret.
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        /**
         * Revoke a token.
         * @description The token and those exchanged for it are dead within a second, and so are their streams.
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
         * Give a token a new secret.
         * @description The old secret is accepted for `overlapSeconds` more. Only by the token's user, with a credential that holds all that the token does.
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
         * @description A bearer token of at most 15 minutes with the same scopes or fewer, for a browser, a job or an agent.
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
         * @description Every scope, the presets, and what each role may hold.
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
         * @description The sessions of the caller.
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
         * End a browser session.
         * @description The session and its streams are dead within a second.
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
         * Ask what the credential may do.
         * @description For each operation asked for: whether the caller holds its scopes, and which are missing.
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
         * @description Newest first. Every entry holds the hash of the one before, so that nothing can be taken out or changed unnoticed.
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
         * Get the user of the caller.
         * @description Name, role and when it was made.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the name or address of the caller.
         * @description A JSON merge patch.
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
         * Change the password.
         * @description Ends all other sessions of the user.
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
         * Get the preferences of the caller.
         * @description Whatever clients keep there.
         */
        get: operations["getPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change preferences.
         * @description A JSON merge patch: `null` removes a key.
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
         * @description Without a password the user is invited with `createUserInvite`.
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
         * @description Name, role and whether the account is disabled.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user.
         * @description With all tokens and sessions. The last owner stays.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change a user.
         * @description A JSON merge patch. Nobody gives a role above their own; the last owner stays one.
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
         * Invite a user.
         * @description Gives a secret with which the user sets a password, once, within seven days. Needs a credential that holds all that the user's role may. An older invitation ends.
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
         * @description All credentials of the user are dead within a second. The last owner stays.
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
         * @description Tokens work again; sessions must be started anew.
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
         * Read or follow events.
         * @description With `Accept: text/event-stream` a stream that goes on: every event once and in order, with its number as `id`. Resume where it broke off with `Last-Event-ID` or `after`; without either the stream starts with the next event, and a first block of an `id` alone tells where that is. A comment comes each 15 seconds, with an `id` when events were left out by the filter. Before the service ends a stream it sends `stream.gap`, without an `id`, whose data tells `resumeAfter` and the `reason`. Otherwise one page as JSON: give its `nextCursor` as `after`. A number that is no longer kept is refused with `cursor_expired`, never a silent gap. Events of tasks that the credential may not see are left out.
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
         * Create a ticket for one stream.
         * @description For a browser on another origin or an EventSource that can send no header: give it as `ticket` within 60 seconds, once.
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
         * @description Never their secrets.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook.
         * @description Events from now on are sent as Standard Webhooks. The secret is shown once. An address on a private network is refused unless the configuration allows it.
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
         * @description Never its secret.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook.
         * @description What is still to be delivered is dropped.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook.
         * @description A JSON merge patch. Making it active again starts with the next event.
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
         * Send a test event.
         * @description Sends `webhook.test` now and answers with what came back.
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
         * List deliveries.
         * @description Newest first, with every attempt.
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
         * Deliver again.
         * @description The same id and payload, with a new signature.
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
         * Give a webhook a new secret.
         * @description Deliveries carry a signature by the old secret too, for 24 hours.
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
         * Get the version of the service and of its contract.
         * @description The hash is the SHA-256 of `/openapi.yaml`.
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
         * Tell whether the process answers.
         * @description Needs no credential.
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
         * Tell whether the service takes work.
         * @description Writes a probe to the store. Needs no credential.
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
         * @description Every limit with its value, and for the caller how much of it is used.
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
         * @description The closed set: each code with its status, what it means and what helps.
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
         * @description What Gantry sends to the address of a webhook, signed as Standard Webhooks say. Answer 2xx within 15 seconds; any other answer is tried again for three days, and 410 disables the webhook.
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
         * @description An identifier: a prefix and a time-ordered rest.
         * @example task_01ke3v7s9x4t2m8r
         */
        Id: string;
        /**
         * Format: date-time
         * @description ISO 8601, UTC.
         * @example 2026-01-01T12:00:00.000Z
         */
        Timestamp: string;
        DoneAnswer: {
            /** @constant */
            success: true;
        };
        EmptyAnswer: {
            /** @constant */
            success: true;
            data: Record<string, never>;
        };
        FailureAnswer: {
            /** @constant */
            success: false;
            error: components["schemas"]["Error"];
        };
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description What is wrong and what to do about it. */
            message: string;
            /** @description The id under which the log tells more. */
            requestId?: string;
            details?: components["schemas"]["ErrorDetail"][];
            /** @description What helps. */
            hint?: string;
            /** @description Seconds after which a retry makes sense. */
            retryAfter?: number;
        };
        ErrorDetail: {
            /**
             * @description Where: `body`, `query`, `path` or `headers`, then a JSON pointer.
             * @example body/title
             */
            path: string;
            /**
             * @description Which rule of the contract is broken.
             * @example maxLength
             */
            rule: string;
            /** @description What to give instead. */
            message: string;
        };
        /**
         * @description The closed set of codes.
         * @enum {string}
         */
        ErrorCode: "bad_json" | "validation_failed" | "invalid_cursor" | "invalid_filter" | "mcp_server_not_found" | "mcp_tool_not_found" | "mcp_arguments_invalid" | "config_invalid" | "unauthenticated" | "token_invalid" | "token_expired" | "login_failed" | "forbidden" | "scope_missing" | "csrf_failed" | "origin_denied" | "path_forbidden" | "protected_branch" | "mcp_tool_denied" | "approval_required" | "account_disabled" | "route_not_found" | "not_found" | "task_not_found" | "comment_not_found" | "review_not_found" | "revision_not_found" | "plan_step_not_found" | "job_not_found" | "schedule_not_found" | "link_not_found" | "attachment_not_found" | "resource_not_found" | "terminal_not_found" | "email_not_found" | "git_repository_not_found" | "git_remote_not_found" | "git_ref_not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "already_exists" | "invalid_transition" | "already_claimed" | "dependency_cycle" | "plan_running" | "changes_conflict" | "job_not_cancellable" | "job_not_finished" | "terminal_exited" | "terminal_input_full" | "git_non_fast_forward" | "git_busy" | "git_unsupported" | "cursor_expired" | "link_expired" | "idempotency_key_reused" | "idempotency_in_progress" | "idempotency_outcome_unknown" | "setup_done" | "last_owner" | "rate_limited" | "login_throttled" | "too_many_streams" | "quota_exceeded" | "overloaded" | "webhook_target_denied" | "token_not_found" | "user_not_found" | "session_not_found" | "webhook_not_found" | "delivery_not_found" | "revision_mismatch" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "range_not_satisfiable" | "misdirected_request" | "too_many_terminals" | "headers_too_large" | "internal_error" | "mcp_server_unavailable" | "mcp_timeout" | "mcp_cancelled" | "mcp_protocol_error" | "mcp_result_too_large" | "git_auth_failed" | "git_remote_rejected" | "git_remote_unreachable" | "shutting_down" | "not_ready" | "not_configured" | "upstream_timeout" | "storage_full";
        /**
         * @description What a credential may do. `*` is everything.
         * @enum {string}
         */
        Scope: "*" | "tasks:read" | "tasks:write" | "tasks:execute" | "resources:read" | "resources:write" | "terminal:read" | "terminal:execute" | "mail:read" | "mail:write" | "mail:send" | "context:read" | "context:write" | "config:read" | "config:write" | "secrets:write" | "git:read" | "git:write" | "git:push" | "mcp:read" | "mcp:execute" | "mcp:admin" | "skills:read" | "skills:write" | "skills:execute" | "knowledge:read" | "knowledge:write" | "ai:read" | "ai:execute" | "ai:admin" | "chats:read" | "chats:write" | "identity:read" | "tokens:manage" | "users:read" | "users:admin" | "jobs:read" | "jobs:write" | "integrations:admin" | "events:read" | "webhooks:admin" | "audit:read";
        /** @description What a new task is made of. A title is needed. */
        TaskInput: {
            title?: components["schemas"]["TaskTitle"];
            intent?: components["schemas"]["TaskIntent"];
            content?: components["schemas"]["TaskContent"];
            priority?: components["schemas"]["Priority"];
            readiness?: components["schemas"]["Readiness"];
            tags?: components["schemas"]["Tags"];
            author?: components["schemas"]["Author"];
        };
        /**
         * @description What is to be done.
         * @example Write the first plan
         */
        TaskTitle: string;
        /**
         * @deprecated
         * @description The title in its old name: use title.
         * @example Write the first plan
         */
        TaskIntent: string;
        /**
         * @description Markdown.
         * @example ## Goal
         *     A plan in five steps.
         */
        TaskContent: string;
        /**
         * @example high
         * @enum {string}
         */
        Priority: "low" | "medium" | "high" | "critical";
        /**
         * @description How ready the task is to be done.
         * @example 40
         */
        Readiness: number;
        /**
         * @example [
         *       "planning"
         *     ]
         */
        Tags: string[];
        Author: {
            id: components["schemas"]["Id"];
            /** @example Ada */
            name: string;
        };
        Task: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["TaskTitle"];
            intent?: components["schemas"]["TaskIntent"];
            content: components["schemas"]["TaskContent"];
            priority: components["schemas"]["Priority"];
            readiness: components["schemas"]["Readiness"];
            tags: components["schemas"]["Tags"];
            author: components["schemas"]["Author"];
            reviewers: components["schemas"]["Reviewers"];
            planSteps: components["schemas"]["PlanStep"][];
            comments: components["schemas"]["Comment"][];
            changes: components["schemas"]["FileChanges"];
            state: components["schemas"]["TaskState"];
            claim?: components["schemas"]["TaskClaim"];
            dependsOn: components["schemas"]["TaskIds"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Ids of users, or any names.
         * @example [
         *       "user_ada"
         *     ]
         */
        Reviewers: string[];
        /**
         * @description The tasks that must be done before.
         * @example [
         *       "task_01ke3v7s9x4t2m8r"
         *     ]
         */
        TaskIds: components["schemas"]["Id"][];
        /**
         * @example open
         * @enum {string}
         */
        TaskState: "open" | "in_progress" | "blocked" | "in_review" | "done" | "cancelled";
        /** @description Who works on the task now. */
        TaskClaim: {
            id: components["schemas"]["Id"];
            holder: components["schemas"]["Author"];
            claimedAt: components["schemas"]["Timestamp"];
        };
        TaskPatch: {
            title?: components["schemas"]["TaskTitle"];
            /**
             * @deprecated
             * @description The title in its old name.
             */
            intent?: string | null;
            content?: components["schemas"]["TaskContent"];
            priority?: components["schemas"]["Priority"];
            readiness?: components["schemas"]["Readiness"];
            tags?: components["schemas"]["Tags"];
        };
        TransitionInput: {
            state: components["schemas"]["TaskState"];
            claimId?: components["schemas"]["Id"];
        };
        /**
         * @description After how many seconds the claim ends unless it is kept.
         * @default 300
         * @example 600
         */
        LeaseSeconds: number;
        ClaimInput: {
            /** @description The claim to keep. */
            claimId?: string;
            leaseSeconds?: components["schemas"]["LeaseSeconds"];
        };
        NextClaimInput: {
            /** @description Only tasks with this tag. */
            tag?: string;
            leaseSeconds?: components["schemas"]["LeaseSeconds"];
        };
        ReleaseInput: {
            claimId?: components["schemas"]["Id"];
        };
        DependenciesInput: {
            dependsOn: components["schemas"]["TaskIds"];
        };
        Claim: {
            /**
             * @description Names the claim wherever its holder acts on it.
             * @example claim_01ke3v7s9x4t2m8r
             */
            id: string;
            taskId: components["schemas"]["Id"];
            expiresAt: components["schemas"]["Timestamp"];
        };
        ClaimAnswer: {
            /** @constant */
            success: true;
            data: {
                claim: components["schemas"]["Claim"];
            };
        };
        NextTaskAnswer: {
            /** @constant */
            success: true;
            data: {
                task?: components["schemas"]["TaskSummary"];
            };
        };
        NextClaimAnswer: {
            /** @constant */
            success: true;
            data: {
                task?: components["schemas"]["TaskSummary"];
                claim?: components["schemas"]["Claim"];
            };
        };
        TaskRevision: {
            revision: number;
            at: components["schemas"]["Timestamp"];
            actor: components["schemas"]["Author"];
            /** @description Which fields differ from the revision before; none in the first. */
            changed: ("title" | "intent" | "content" | "priority" | "readiness" | "tags" | "reviewers" | "dependsOn" | "state")[];
            /** @description The revision that was restored. */
            restoredFrom?: number;
        };
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
            /** @constant */
            success: true;
            data: {
                revisions: components["schemas"]["TaskRevision"][];
                nextCursor?: string;
            };
        };
        TaskRevisionAnswer: {
            /** @constant */
            success: true;
            data: {
                revision: components["schemas"]["TaskRevision"];
                task: components["schemas"]["TaskAsItWas"];
            };
        };
        PlanStep: {
            id: components["schemas"]["Id"];
            /** @example Say hello */
            description: string;
            command?: components["schemas"]["StepCommand"];
            expectedOutcome?: components["schemas"]["ExpectedOutcome"];
            /** @description The newest 64 KiB of what the command wrote to its output, as UTF-8. */
            output?: string;
            /** @description The same of its errors. */
            error?: string;
            executedAt?: components["schemas"]["Timestamp"];
            outcome?: components["schemas"]["StepOutcome"];
        };
        /**
         * @description Run with `/bin/sh -c` in the project folder.
         * @example echo hello
         */
        StepCommand: string;
        /**
         * @description What the step should give, for people and, where a line says something checkable, for the service. A line is a
         *     check when it begins with one of these, whatever the case, with or without a list mark before it:
         *
         *     - `exit code: 0`, or several (`exit code: 0, 2`), or `exit code: not 0`
         *     - `output contains: TEXT`, `output lacks: TEXT`, `output is: TEXT`
         *     - `output matches: /PATTERN/i` (a regular expression of JavaScript; flags i, m, s and u)
         *     - the same with `error` in place of `output`
         *
         *     TEXT goes to the end of the line; in double quotes it is read as a JSON string. `is` compares without blanks
         *     around. All checks must hold. Without one for the exit code it must be 0. A line that begins like a check and is
         *     none is refused, so that a slip of the pen is not taken for prose: `output contain: hello`.
         * @example exit code: 0
         *     output contains: hello
         */
        ExpectedOutcome: string;
        /** @description How the last execution of the step went. */
        StepOutcome: {
            /**
             * @description failed: the outcome differs from what was expected, or the command did not end by itself.
             * @enum {string}
             */
            status: "queued" | "running" | "passed" | "failed" | "cancelled" | "interrupted";
            jobId: components["schemas"]["Id"];
            /** @description Absent when a signal ended the command. */
            exitCode?: number;
            /**
             * @description The signal that ended the command.
             * @example SIGKILL
             */
            signal?: string;
            durationMs?: number;
            /** @description How much the command wrote to its output. */
            outputBytes?: number;
            errorBytes?: number;
            /** @description Why it did not pass. */
            reason?: string;
            checks?: components["schemas"]["OutcomeCheck"][];
        };
        OutcomeCheck: {
            /** @example output contains: hello */
            check: string;
            passed: boolean;
            /** @description What was found instead. */
            found?: string;
        };
        PlanStepInput: {
            description: string;
            command?: components["schemas"]["StepCommand"];
            expectedOutcome?: components["schemas"]["ExpectedOutcome"];
            /** @description Before which step to put it, counted from 0; without it, or beyond the last step, at the end. */
            position?: number;
        };
        PlanStepPatch: {
            description?: string;
            command?: string | null;
            expectedOutcome?: string | null;
        };
        PlanOrderInput: {
            stepIds: components["schemas"]["Id"][];
        };
        /**
         * @description After how many seconds a command is ended.
         * @default 300
         * @example 600
         */
        TimeoutSeconds: number;
        StepExecutionInput: {
            timeoutSeconds?: components["schemas"]["TimeoutSeconds"];
        };
        PlanExecutionInput: {
            timeoutSeconds?: components["schemas"]["TimeoutSeconds"];
            /**
             * @description Whether to begin with the first step again.
             * @default false
             */
            restart?: boolean;
        };
        PlanStepAnswer: {
            /** @constant */
            success: true;
            data: {
                planStep: components["schemas"]["PlanStep"];
            };
        };
        PlanStepListAnswer: {
            /** @constant */
            success: true;
            data: {
                planSteps: components["schemas"]["PlanStep"][];
            };
        };
        Comment: {
            id: components["schemas"]["Id"];
            author: string;
            content: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A path below the project folder, with forward slashes.
         * @example docs/plan.md
         */
        FilePath: string;
        FileChange: {
            path: components["schemas"]["FilePath"];
            /**
             * @description The whole new content.
             * @example # Plan
             */
            content: string;
            /**
             * @description The previous path of a renamed file.
             * @example docs/old-plan.md
             */
            oldPath?: string;
        };
        FileChanges: components["schemas"]["FileChange"][];
        TaskChangesInput: {
            changes: components["schemas"]["FileChanges"];
        };
        TaskAnswer: {
            /** @constant */
            success: true;
            data: components["schemas"]["Task"];
        };
        TaskChangesAnswer: {
            /** @constant */
            success: true;
            data: {
                changes: components["schemas"]["FileChanges"];
            };
        };
        /** @description A task without its comments, plan steps and file changes; all other fields unless the caller asked for some. */
        TaskSummary: {
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
            planStepCount?: number;
            commentCount?: number;
            changeCount?: number;
            createdAt?: components["schemas"]["Timestamp"];
            updatedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * @example title
         * @enum {string}
         */
        TaskField: "id" | "title" | "intent" | "content" | "priority" | "readiness" | "tags" | "author" | "reviewers" | "state" | "claim" | "dependsOn" | "planStepCount" | "commentCount" | "changeCount" | "createdAt" | "updatedAt";
        CommentInput: {
            content: string;
        };
        CommentAnswer: {
            /** @constant */
            success: true;
            data: {
                comment: components["schemas"]["Comment"];
            };
        };
        CommentListAnswer: {
            /** @constant */
            success: true;
            data: {
                comments: components["schemas"]["Comment"][];
                nextCursor?: string;
            };
        };
        ReviewersInput: {
            reviewers: components["schemas"]["Reviewers"];
        };
        /**
         * @example approved
         * @enum {string}
         */
        Verdict: "approved" | "changes_requested" | "commented";
        ReviewInput: {
            verdict: components["schemas"]["Verdict"];
            content?: string;
        };
        Review: {
            id: components["schemas"]["Id"];
            reviewer: components["schemas"]["Author"];
            verdict: components["schemas"]["Verdict"];
            content: string;
            /** @description The revision of the task that was reviewed. */
            revision: number;
            createdAt: components["schemas"]["Timestamp"];
        };
        ReviewAnswer: {
            /** @constant */
            success: true;
            data: {
                review: components["schemas"]["Review"];
            };
        };
        ReviewListAnswer: {
            /** @constant */
            success: true;
            data: {
                reviews: components["schemas"]["Review"][];
                nextCursor?: string;
            };
        };
        ApplyInput: {
            /** @default false */
            dryRun?: boolean;
            /** @description Only the changes of these paths; all of them without it. */
            paths?: components["schemas"]["FilePath"][];
        };
        AppliedFile: {
            path: components["schemas"]["FilePath"];
            oldPath?: components["schemas"]["FilePath"];
            /**
             * @description none: the file is what it would become.
             * @enum {string}
             */
            action: "create" | "replace" | "rename" | "none";
            /**
             * @description Why it cannot be: the file changed since, another one is in its place, it is gone, or it is no regular file.
             * @enum {string}
             */
            conflict?: "changed" | "exists" | "missing" | "not_a_file";
        };
        ApplyAnswer: {
            /** @constant */
            success: true;
            data: {
                applied: boolean;
                files: components["schemas"]["AppliedFile"][];
            };
        };
        TaskListAnswer: {
            /** @constant */
            success: true;
            data: {
                tasks: components["schemas"]["TaskSummary"][];
                nextCursor?: string;
            };
        };
        /**
         * @description interrupted: the service ended while the job ran, and it is not known how far it came.
         * @example succeeded
         * @enum {string}
         */
        JobStatus: "queued" | "running" | "succeeded" | "failed" | "cancelled" | "interrupted";
        /**
         * @example execute_plan
         * @enum {string}
         */
        JobKind: "execute_plan_step" | "execute_plan" | "send_email" | "sweep_resources";
        JobProgress: {
            current?: number;
            total?: number;
            /** @example steps */
            unit?: string;
            phase?: string;
            message?: string;
        };
        JobError: {
            /** @enum {string} */
            reason: "outcome_differs" | "timed_out" | "output_limit" | "not_sent" | "cancelled" | "interrupted" | "failed";
            message: string;
        };
        /** @description What the job gave; which fields depends on its kind. */
        JobResult: {
            /** @description The steps that were executed or passed over. */
            planSteps?: {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                status: "passed" | "failed" | "skipped" | "cancelled" | "interrupted";
            }[];
            /** @description The message in the folder sent. */
            emailId?: string;
            messageId?: string;
            /** @description The recipients whom the mail server took. */
            accepted?: string[];
            rejected?: string[];
            removed?: number;
        };
        Job: {
            /** @example job_01ke3v7s9x4t2m8r */
            id: string;
            kind: components["schemas"]["JobKind"];
            status: components["schemas"]["JobStatus"];
            progress?: components["schemas"]["JobProgress"];
            result?: components["schemas"]["JobResult"];
            error?: components["schemas"]["JobError"];
            /** @description That a running job was told to stop. */
            isCancelling?: boolean;
            taskId?: components["schemas"]["Id"];
            planStepId?: components["schemas"]["Id"];
            scheduleId?: components["schemas"]["Id"];
            /** @description The job whose work this one does again. */
            retryOf?: string;
            createdBy: components["schemas"]["Id"];
            /** @description How often it was begun. */
            attempts: number;
            logBytes: number;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When a queued job may begin.
             */
            runAt?: string;
            startedAt?: components["schemas"]["Timestamp"];
            finishedAt?: components["schemas"]["Timestamp"];
        };
        JobAnswer: {
            /** @constant */
            success: true;
            data: {
                job: components["schemas"]["Job"];
            };
        };
        JobListAnswer: {
            /** @constant */
            success: true;
            data: {
                jobs: components["schemas"]["Job"][];
                nextCursor?: string;
            };
        };
        JobLogPart: {
            output: string;
            /** @description The byte position at which the output begins. */
            cursor: number;
            /** @description The byte position to go on with. */
            nextCursor: number;
            status: components["schemas"]["JobStatus"];
        };
        JobLogAnswer: {
            /** @constant */
            success: true;
            data: components["schemas"]["JobLogPart"];
        };
        ScheduleInput: {
            /** @example Clean up */
            name?: string;
            /**
             * @description Minute, hour, day of the month, month and day of the week, as cron has them.
             * @example 0 3 * * *
             */
            cron: string;
            /**
             * @description A name of the IANA time zone database; UTC without it.
             * @example Europe/Berlin
             */
            timeZone?: string;
            kind: components["schemas"]["JobKind"];
            taskId?: components["schemas"]["Id"];
            planStepId?: components["schemas"]["Id"];
            email?: components["schemas"]["EmailInput"];
            /** @default true */
            isActive?: boolean;
        };
        SchedulePatch: {
            name?: string | null;
            /**
             * @description Minute, hour, day of the month, month and day of the week, as cron has them.
             * @example 0 3 * * *
             */
            cron?: string;
            /**
             * @description A name of the IANA time zone database; UTC without it.
             * @example Europe/Berlin
             */
            timeZone?: string;
            isActive?: boolean;
        };
        Schedule: {
            id: components["schemas"]["Id"];
            /** @example Clean up */
            name?: string;
            /**
             * @description Minute, hour, day of the month, month and day of the week, as cron has them.
             * @example 0 3 * * *
             */
            cron: string;
            /**
             * @description A name of the IANA time zone database; UTC without it.
             * @example Europe/Berlin
             */
            timeZone: string;
            kind: components["schemas"]["JobKind"];
            taskId?: components["schemas"]["Id"];
            planStepId?: components["schemas"]["Id"];
            isActive: boolean;
            /** @description Why it was ended. */
            disabledReason?: string;
            nextRunAt?: components["schemas"]["Timestamp"];
            lastRunAt?: components["schemas"]["Timestamp"];
            lastJobId?: components["schemas"]["Id"];
            createdBy: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ScheduleAnswer: {
            /** @constant */
            success: true;
            data: {
                schedule: components["schemas"]["Schedule"];
            };
        };
        ScheduleListAnswer: {
            /** @constant */
            success: true;
            data: {
                schedules: components["schemas"]["Schedule"][];
                nextCursor?: string;
            };
        };
        ResourceUpload: {
            /**
             * Format: binary
             * @description The file. Its filename is the key.
             */
            file: Uint8Array;
            /** @description What the file is. */
            description?: string;
            /** @description The task to which the file belongs. */
            taskId?: string;
        };
        Resource: {
            /** @example plan.txt */
            filename: string;
            /**
             * @description Told from the bytes.
             * @example text/plain
             */
            mimeType: string;
            /**
             * @description Bytes.
             * @example 4096
             */
            size: number;
            description?: string;
            taskId?: components["schemas"]["Id"];
            /**
             * @description Where the bytes are.
             * @example /api/v1/resources/plan.txt?download=true
             */
            url: string;
            /**
             * @description Where the thumbnail is, for images that have one.
             * @example /api/v1/resources/plan.png/thumbnail
             */
            thumbnailUrl?: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        ResourcePatch: {
            description?: string | null;
            taskId?: string | null;
        };
        LinkInput: {
            /** @default 3600 */
            expiresInSeconds?: number;
            /**
             * @description Whether a browser may show a PNG, JPEG, WebP, GIF or AVIF image instead of saving it.
             * @default false
             */
            inline?: boolean;
        };
        LinkAnswer: {
            /** @constant */
            success: true;
            data: {
                link: {
                    /**
                     * @description The path of the link on this service.
                     * @example /api/v1/links/eyJhbGciOiJub25lIn0
                     */
                    url: string;
                    expiresAt: components["schemas"]["Timestamp"];
                };
            };
        };
        ResourceAnswer: {
            /** @constant */
            success: true;
            data: {
                resource: components["schemas"]["Resource"];
            };
        };
        ResourceListAnswer: {
            /** @constant */
            success: true;
            data: {
                resources: components["schemas"]["Resource"][];
                nextCursor?: string;
            };
        };
        /** @example 80 */
        Columns: number;
        /** @example 24 */
        Rows: number;
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
            cwd?: components["schemas"]["FilePath"];
        };
        TerminalResize: {
            sessionId: components["schemas"]["Id"];
            cols: components["schemas"]["Columns"];
            rows: components["schemas"]["Rows"];
        };
        TerminalWrite: {
            sessionId: components["schemas"]["Id"];
            /**
             * @description What is typed.
             * @example echo ready
             */
            data: string;
        };
        TerminalSession: {
            id: components["schemas"]["Id"];
            taskId: components["schemas"]["Id"];
            cols: components["schemas"]["Columns"];
            rows: components["schemas"]["Rows"];
            /** @enum {string} */
            status: "running" | "exited";
            command: string[];
            /**
             * @description The folder in which the program was started.
             * @example .
             */
            cwd: string;
            /** @description The id of the process while it runs. */
            pid?: number;
            createdAt: components["schemas"]["Timestamp"];
            exitedAt?: components["schemas"]["Timestamp"];
            exitCode?: number;
            /** @description The signal that ended the program. */
            signal?: number;
        };
        TerminalSessionAnswer: {
            /** @constant */
            success: true;
            data: {
                session: components["schemas"]["TerminalSession"];
            };
        };
        TerminalSessionListAnswer: {
            /** @constant */
            success: true;
            data: {
                sessions: components["schemas"]["TerminalSession"][];
            };
        };
        TerminalOutput: {
            output: string;
            /** @description The byte position at which the output begins. */
            cursor: number;
            /** @description The byte position to go on with. */
            nextCursor: number;
            /** @enum {string} */
            status: "running" | "exited";
            exitCode?: number;
            signal?: number;
        };
        TerminalOutputAnswer: {
            /** @constant */
            success: true;
            data: components["schemas"]["TerminalOutput"];
        };
        /**
         * @example inbox
         * @enum {string}
         */
        MailFolder: "inbox" | "read" | "sent";
        /**
         * @description `display name <address>`
         * @example Ada <ada@example.org>
         */
        Address: string;
        Addresses: components["schemas"]["Address"][];
        Email: {
            /**
             * @description The id of the message in its folder.
             * @example welcome
             */
            id: string;
            /**
             * @description Identifies the content of the message: the same in every folder.
             * @example em_9f86d081884c7d659a2feaa0c55ad015
             */
            emailId: string;
            from: components["schemas"]["Address"];
            to: components["schemas"]["Addresses"];
            subject: string;
            cc: components["schemas"]["Addresses"];
            bcc: components["schemas"]["Addresses"];
            /** @example <welcome@example.org> */
            messageId: string;
            attachments: components["schemas"]["EmailAttachment"][];
            receivedAt: components["schemas"]["Timestamp"];
            /** @description The text of the message. */
            content: string;
        };
        EmailAttachment: {
            /** @example 1 */
            id: string;
            /** @example plan.pdf */
            filename?: string;
            /** @example application/pdf */
            contentType: string;
            /** @enum {string} */
            contentDisposition?: "attachment" | "inline";
            /** @example <logo@example.org> */
            contentId?: string;
        };
        /** @description A message without its text. */
        EmailSummary: {
            /** @example welcome */
            id: string;
            folder: components["schemas"]["MailFolder"];
            from: components["schemas"]["Address"];
            /** @description The first hundred. */
            to: components["schemas"]["Address"][];
            subject: string;
            /** @description How the text begins. */
            snippet?: string;
            receivedAt: components["schemas"]["Timestamp"];
            /** @description Bytes. */
            size: number;
            attachmentCount: number;
            /** @description The task that was made of it. */
            taskId?: string;
            /** @description Why the message could not be read. */
            problem?: string;
        };
        EmailSummaryAnswer: {
            /** @constant */
            success: true;
            data: {
                message: components["schemas"]["EmailSummary"];
            };
        };
        EmailListAnswer: {
            /** @constant */
            success: true;
            data: {
                messages: components["schemas"]["EmailSummary"][];
                nextCursor?: string;
            };
        };
        MailFolderListAnswer: {
            /** @constant */
            success: true;
            data: {
                folders: {
                    name: components["schemas"]["MailFolder"];
                    count: number;
                }[];
            };
        };
        /**
         * @description `address` or `display name <address>`
         * @example Ada <ada@example.org>
         */
        Recipient: string;
        Recipients: components["schemas"]["Recipient"][];
        EmailInput: {
            to: components["schemas"]["Recipient"][];
            cc?: components["schemas"]["Recipients"];
            bcc?: components["schemas"]["Recipients"];
            replyTo?: components["schemas"]["Recipient"];
            subject: string;
            /** @description The text. */
            content: string;
            /** @description The same as HTML. */
            html?: string;
            /**
             * @description The messageId that is answered.
             * @example <welcome@example.org>
             */
            inReplyTo?: string;
            /** @description Filenames of resources. */
            attachments?: string[];
        };
        DeliveryInput: {
            /** @description The raw message. */
            source: string;
            /**
             * @description How `source` holds the bytes; base64 for a message that is not UTF-8.
             * @default utf8
             * @enum {string}
             */
            encoding?: "utf8" | "base64";
        };
        EmailMoveInput: {
            folder: components["schemas"]["MailFolder"];
        };
        EmailTaskInput: {
            priority?: components["schemas"]["Priority"];
            tags?: components["schemas"]["Tags"];
        };
        EmailAnswer: {
            /** @constant */
            success: true;
            data: {
                message: components["schemas"]["Email"];
            };
        };
        ContextDocument: {
            /** @example role.md */
            filename: string;
            /** @description The front matter. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Markdown without the front matter. */
            content: string;
            /** @example Developer */
            title: string;
        };
        RoleContextAnswer: {
            /** @constant */
            success: true;
            data: Record<string, never>;
            document: components["schemas"]["ContextDocument"];
        };
        ProjectConfig: {
            /** @example gantry */
            name: string;
            defaultSkill: string;
            aiModel: string;
            /** @description MCP servers by name. */
            mcpServers: {
                [key: string]: unknown;
            };
            platform: {
                [key: string]: unknown;
            };
            /** @description Commands by name. */
            scripts: {
                [key: string]: unknown;
            };
        };
        ConfigAnswer: {
            /** @constant */
            success: true;
            data: {
                config: components["schemas"]["ProjectConfig"];
            };
        };
        ApprovalInput: {
            hash: components["schemas"]["ApprovalHash"];
        };
        /** @description The SHA-256 of the commands. */
        ApprovalHash: string;
        Approval: {
            hash: components["schemas"]["ApprovalHash"];
            /** @description Whether these commands may run. */
            approved: boolean;
            commands: {
                /**
                 * @description The file that names the command.
                 * @example gantry.json
                 */
                source: string;
                /** @example mcpServers.everything */
                name: string;
                /** @example npx -y @modelcontextprotocol/server-everything */
                command: string;
            }[];
        };
        ApprovalAnswer: {
            /** @constant */
            success: true;
            data: {
                approval: components["schemas"]["Approval"];
            };
        };
        PushInput: {
            /**
             * @description The name of the remote; origin by default.
             * @example origin
             */
            remote?: string;
            /**
             * @description The branch; the current one by default.
             * @example main
             */
            branch?: string;
            /**
             * @description Replace the remote branch.
             * @example false
             */
            force?: boolean;
            /**
             * @description Ask the remote without moving anything.
             * @example false
             */
            dryRun?: boolean;
            /** @description Where the remote branch must be; all zeros when it must not exist yet. */
            expectedOid?: string;
        };
        McpToolCall: {
            /** @example everything */
            serverName: string;
            /** @example echo */
            toolName: string;
            /**
             * @example {
             *       "message": "hello"
             *     }
             */
            arguments?: {
                [key: string]: unknown;
            };
        };
        /** @description What the tool answered: `content`, `structuredContent`, `isError`, `_meta`. */
        McpResult: {
            [key: string]: unknown;
        };
        McpResultAnswer: {
            /** @constant */
            success: true;
            data: {
                result: components["schemas"]["McpResult"];
            };
        };
        LoginInput: {
            /** @description A token of the service. */
            token?: string;
            username?: components["schemas"]["Username"];
            password?: components["schemas"]["Password"];
        };
        /** @example ada */
        Username: string;
        /** @example correct horse battery staple */
        Password: string;
        /**
         * @description What a user may do at most.
         * @enum {string}
         */
        Role: "owner" | "maintainer" | "developer" | "viewer" | "agent";
        /** @example Ada */
        DisplayName: string;
        Identity: {
            userId: components["schemas"]["Id"];
            name: string;
            role: components["schemas"]["Role"];
            /** @enum {string} */
            method: "token" | "session";
            scopes: components["schemas"]["Scope"][];
            allow?: components["schemas"]["AllowList"];
            expiresAt?: components["schemas"]["Timestamp"];
        };
        IdentityAnswer: {
            /** @constant */
            success: true;
            data: {
                identity: components["schemas"]["Identity"];
            };
        };
        /** @description Narrows a token to some tasks, tools, remotes or branches. What is not named is not narrowed. */
        AllowList: {
            taskIds?: components["schemas"]["Id"][];
            /** @description `server/tool`, where `*` stands for any text. */
            mcpTools?: string[];
            gitRemotes?: string[];
            gitBranches?: string[];
        };
        SetupInput: {
            name: components["schemas"]["DisplayName"];
            username: components["schemas"]["Username"];
            password: components["schemas"]["Password"];
        };
        SetupAnswer: {
            /** @constant */
            success: true;
            data: {
                setup: {
                    isDone: boolean;
                };
            };
        };
        InviteAcceptance: {
            /** @description The secret of the invitation. */
            invite: string;
            password: components["schemas"]["Password"];
        };
        TokenInput: {
            name: components["schemas"]["DisplayName"];
            scopes?: components["schemas"]["Scope"][];
            preset?: components["schemas"]["Preset"];
            allow?: components["schemas"]["AllowList"];
            /**
             * @description 90 unless given.
             * @example 30
             */
            expiresInDays?: number;
        };
        /**
         * @description A set of scopes by name.
         * @example agent
         * @enum {string}
         */
        Preset: "read_only" | "agent" | "ci" | "full";
        Token: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            name: string;
            scopes: components["schemas"]["Scope"][];
            allow?: components["schemas"]["AllowList"];
            createdAt: components["schemas"]["Timestamp"];
            expiresAt?: components["schemas"]["Timestamp"];
            /** @description The token, or the session, for which this one was exchanged. */
            parentId?: string;
        };
        TokenAnswer: {
            /** @constant */
            success: true;
            data: {
                token: components["schemas"]["Token"];
            };
        };
        TokenListAnswer: {
            /** @constant */
            success: true;
            data: {
                tokens: components["schemas"]["Token"][];
                nextCursor?: string;
            };
        };
        TokenSecretAnswer: {
            /** @constant */
            success: true;
            data: {
                token: components["schemas"]["Token"];
                /** @description Shown once. */
                secret: string;
            };
        };
        RotationInput: {
            /**
             * @description 0 unless given.
             * @example 3600
             */
            overlapSeconds?: number;
        };
        ExchangeInput: {
            scopes?: components["schemas"]["Scope"][];
            allow?: components["schemas"]["AllowList"];
            /**
             * @description 900 unless given.
             * @example 900
             */
            expiresInSeconds?: number;
        };
        ScopeDescription: {
            scope: components["schemas"]["Scope"];
            /** @description What needs it. */
            operations: string[];
        };
        ScopeSet: {
            name: string;
            scopes: components["schemas"]["Scope"][];
        };
        ScopeListAnswer: {
            /** @constant */
            success: true;
            data: {
                scopes: components["schemas"]["ScopeDescription"][];
                presets: components["schemas"]["ScopeSet"][];
                roles: components["schemas"]["ScopeSet"][];
            };
        };
        BrowserSession: {
            id: components["schemas"]["Id"];
            /** @description From where it was started. */
            address?: string;
            createdAt: components["schemas"]["Timestamp"];
            expiresAt: components["schemas"]["Timestamp"];
            /** @description Whether this call uses it. */
            isCurrent: boolean;
        };
        SessionListAnswer: {
            /** @constant */
            success: true;
            data: {
                sessions: components["schemas"]["BrowserSession"][];
            };
        };
        AccessInput: {
            operations: string[];
        };
        Access: {
            operation: string;
            isAllowed: boolean;
            missingScopes: components["schemas"]["Scope"][];
        };
        AccessAnswer: {
            /** @constant */
            success: true;
            data: {
                access: components["schemas"]["Access"][];
            };
        };
        AuditEntry: {
            id: number;
            at: components["schemas"]["Timestamp"];
            userId: string;
            credentialId: string;
            address: string;
            requestId: string;
            operation: string;
            object: string;
            /** @enum {string} */
            outcome: "done" | "refused" | "started";
            hash: string;
        };
        AuditListAnswer: {
            /** @constant */
            success: true;
            data: {
                entries: components["schemas"]["AuditEntry"][];
                nextCursor?: string;
            };
        };
        User: {
            id: components["schemas"]["Id"];
            name: string;
            username?: components["schemas"]["Username"];
            email?: components["schemas"]["EmailAddress"];
            role: components["schemas"]["Role"];
            isDisabled: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @example ada@example.org */
        EmailAddress: string;
        UserInput: {
            name: components["schemas"]["DisplayName"];
            username: components["schemas"]["Username"];
            email?: components["schemas"]["EmailAddress"];
            role: components["schemas"]["Role"];
            password?: components["schemas"]["Password"];
        };
        UserPatch: {
            name?: components["schemas"]["DisplayName"];
            /** @example ada@example.org */
            email?: string | null;
            role?: components["schemas"]["Role"];
        };
        CurrentUserPatch: {
            name?: components["schemas"]["DisplayName"];
            /** @example ada@example.org */
            email?: string | null;
        };
        PasswordChange: {
            /** @description Needed when there is one. */
            currentPassword?: string;
            newPassword: components["schemas"]["Password"];
        };
        /** @description Values by name. */
        Preferences: {
            [key: string]: unknown;
        };
        PreferencesPatch: {
            [key: string]: unknown;
        };
        UserAnswer: {
            /** @constant */
            success: true;
            data: {
                user: components["schemas"]["User"];
            };
        };
        UserListAnswer: {
            /** @constant */
            success: true;
            data: {
                users: components["schemas"]["User"][];
                nextCursor?: string;
            };
        };
        PreferencesAnswer: {
            /** @constant */
            success: true;
            data: {
                preferences: components["schemas"]["Preferences"];
            };
        };
        InviteAnswer: {
            /** @constant */
            success: true;
            data: {
                invite: {
                    userId: components["schemas"]["Id"];
                    /** @description Shown once. */
                    secret: string;
                    expiresAt: components["schemas"]["Timestamp"];
                };
            };
        };
        /**
         * @description What happened, as thing and past tense.
         * @enum {string}
         */
        EventKind: "task.created" | "task.updated" | "task.deleted" | "task.transitioned" | "task.claimed" | "task.released" | "task.stalled" | "task.comment.created" | "task.comment.updated" | "task.comment.deleted" | "task.changes.replaced" | "task.changes.applied" | "task.review.submitted" | "plan_step.created" | "plan_step.updated" | "plan_step.deleted" | "plan_step.started" | "plan_step.output" | "plan_step.finished" | "resource.uploaded" | "resource.updated" | "resource.deleted" | "terminal.opened" | "terminal.resized" | "terminal.exited" | "terminal.closed" | "mail.received" | "mail.moved" | "mail.deleted" | "mail.sent" | "mail.failed" | "context.updated" | "config.updated" | "config.approved" | "secret.set" | "secret.deleted" | "git.push.progress" | "git.pushed" | "git.push.rejected" | "git.fetched" | "git.committed" | "git.branch.updated" | "mcp.server.starting" | "mcp.server.connected" | "mcp.server.failed" | "mcp.server.needs_auth" | "mcp.server.stopped" | "mcp.tools.changed" | "mcp.call.started" | "mcp.call.progress" | "mcp.call.finished" | "skill.created" | "skill.updated" | "skill.deleted" | "knowledge.created" | "knowledge.updated" | "knowledge.deleted" | "ai.call.finished" | "chat.created" | "chat.updated" | "chat.deleted" | "chat.message.created" | "chat.message.delta" | "chat.message.finished" | "chat.approval.requested" | "chat.approval.resolved" | "job.queued" | "job.started" | "job.progress" | "job.finished" | "schedule.created" | "schedule.updated" | "schedule.deleted" | "schedule.disabled" | "token.created" | "token.revoked" | "token.rotated" | "session.started" | "session.ended" | "user.created" | "user.updated" | "user.disabled" | "user.enabled" | "user.deleted" | "integration.connected" | "integration.failed" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.delivered" | "webhook.failed" | "webhook.disabled" | "webhook.test" | "stream.hello" | "stream.gap";
        Event: {
            /** @description The number in the sequence of all events. */
            id: number;
            kind: components["schemas"]["EventKind"];
            at: components["schemas"]["Timestamp"];
            /** @description The id of the user, or `system`. */
            actor: string;
            taskId?: components["schemas"]["Id"];
            /** @description What the kind tells. */
            data: {
                [key: string]: unknown;
            };
        };
        EventPageAnswer: {
            /** @constant */
            success: true;
            data: {
                events: components["schemas"]["Event"][];
                nextCursor?: string;
            };
        };
        TicketAnswer: {
            /** @constant */
            success: true;
            data: {
                ticket: {
                    secret: string;
                    expiresAt: components["schemas"]["Timestamp"];
                };
            };
        };
        /** @example https://example.org/hooks/gantry */
        WebhookUrl: string;
        /** @description Kinds of events; `task.*` is every kind of tasks, `*` every kind. */
        WebhookKinds: string[];
        WebhookInput: {
            url: components["schemas"]["WebhookUrl"];
            kinds: components["schemas"]["WebhookKinds"];
            taskId?: components["schemas"]["Id"];
            description?: string;
        };
        WebhookPatch: {
            url?: components["schemas"]["WebhookUrl"];
            kinds?: components["schemas"]["WebhookKinds"];
            taskId?: string | null;
            description?: string | null;
            isActive?: boolean;
        };
        Webhook: {
            id: components["schemas"]["Id"];
            url: components["schemas"]["WebhookUrl"];
            kinds: components["schemas"]["WebhookKinds"];
            taskId?: components["schemas"]["Id"];
            description?: string;
            isActive: boolean;
            /** @description Why it was disabled. */
            disabledReason?: string;
            failingSince?: components["schemas"]["Timestamp"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        DeliveryAttempt: {
            at: components["schemas"]["Timestamp"];
            /** @description What the receiver answered. */
            status?: number;
            /** @description Why there was no answer. */
            error?: string;
            durationMs: number;
        };
        Delivery: {
            id: components["schemas"]["Id"];
            webhookId: components["schemas"]["Id"];
            eventId: number;
            kind: components["schemas"]["EventKind"];
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            attempts: components["schemas"]["DeliveryAttempt"][];
            nextAttemptAt?: components["schemas"]["Timestamp"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description The body of a delivery. */
        WebhookPayload: {
            type: components["schemas"]["EventKind"];
            timestamp: components["schemas"]["Timestamp"];
            data: components["schemas"]["Event"];
        };
        WebhookAnswer: {
            /** @constant */
            success: true;
            data: {
                webhook: components["schemas"]["Webhook"];
            };
        };
        WebhookListAnswer: {
            /** @constant */
            success: true;
            data: {
                webhooks: components["schemas"]["Webhook"][];
                nextCursor?: string;
            };
        };
        WebhookSecretAnswer: {
            /** @constant */
            success: true;
            data: {
                webhook: components["schemas"]["Webhook"];
                /** @description Shown once. */
                secret: string;
            };
        };
        DeliveryAnswer: {
            /** @constant */
            success: true;
            data: {
                delivery: components["schemas"]["Delivery"];
            };
        };
        DeliveryListAnswer: {
            /** @constant */
            success: true;
            data: {
                deliveries: components["schemas"]["Delivery"][];
                nextCursor?: string;
            };
        };
        Version: {
            /** @constant */
            service: "gantry";
            /** @example 1.0.72 */
            version: string;
            contract: {
                version: string;
                sha256: string;
            };
            /** @example v24.21.0 */
            node: string;
            /** @description The areas that this service offers. */
            capabilities: string[];
            /**
             * @description What is deprecated, as operation and field.
             * @example [
             *       "createTask.intent"
             *     ]
             */
            deprecations: string[];
        };
        VersionAnswer: {
            /** @constant */
            success: true;
            data: {
                version: components["schemas"]["Version"];
            };
        };
        HealthAnswer: {
            /** @constant */
            success: true;
            data: {
                health: {
                    /** @enum {string} */
                    status: "ok";
                };
            };
        };
        Limit: {
            /** @example jsonBodyBytes */
            name: string;
            /** @example 1048576 */
            value: number;
            /** @example bytes */
            unit: string;
            /** @description How much of it is used, where that is known. */
            used?: number;
            description: string;
        };
        LimitsAnswer: {
            /** @constant */
            success: true;
            data: {
                limits: components["schemas"]["Limit"][];
            };
        };
        ErrorDescription: {
            code: components["schemas"]["ErrorCode"];
            status: number;
            /** @description What it means and what helps. */
            message: string;
        };
        ErrorCodeListAnswer: {
            /** @constant */
            success: true;
            data: {
                errors: components["schemas"]["ErrorDescription"][];
            };
        };
    };
    responses: {
        /** @description The new task. */
        TaskCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The task to do next, if there is one. */
        NextTask: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NextTaskAnswer"];
            };
        };
        /** @description The task and the claim on it, if there is one. */
        NextTaskClaimed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The task as it was. */
        TaskRevisionFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewAnswer"];
            };
        };
        /** @description The plan steps in their order. */
        PlanStepList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description What was done, or would be. */
        ChangesApplied: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplyAnswer"];
            };
        };
        /** @description The job that does it. */
        JobAccepted: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description What the job wrote. */
        JobLog: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JobLogAnswer"];
            };
        };
        /** @description The stream. */
        JobStream: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The resource. */
        ResourceFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The file. */
        LinkedBytes: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MailFolderListAnswer"];
            };
        };
        /** @description One page of messages. */
        EmailList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The message as it was understood. */
        EmailDelivered: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The message in its new folder. */
        EmailMoved: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The new resource. */
        ResourceCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description One page of resources. */
        ResourceList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The metadata, or with `download=true` the bytes of the file with `Accept-Ranges`. Each has an ETag of its own. */
        ResourceOrBytes: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The range that was asked for. */
        PartialBytes: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TerminalSessionListAnswer"];
            };
        };
        /** @description What the program wrote. */
        TerminalOutput: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TerminalOutputAnswer"];
            };
        };
        /** @description The message. */
        EmailFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApprovalAnswer"];
            };
        };
        /** @description The branch is on the remote. */
        Pushed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpResultAnswer"];
            };
        };
        /** @description Who calls. */
        IdentityFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdentityAnswer"];
            };
        };
        /** @description Who is signed in. */
        SignedIn: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Signed out. */
        SignedOut: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VersionAnswer"];
            };
        };
        /** @description Yes. */
        Healthy: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HealthAnswer"];
            };
        };
        /** @description Done. */
        Done: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Whether setup is done. */
        SetupFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionListAnswer"];
            };
        };
        /** @description What may be done. */
        AccessChecked: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccessAnswer"];
            };
        };
        /** @description One page of entries. */
        AuditList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The invitation. */
        InviteCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The ticket. */
        TicketCreated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LimitsAnswer"];
            };
        };
        /** @description The codes. */
        ErrorCodeList: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorCodeListAnswer"];
            };
        };
        /** @description The caller holds the current state. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description No credential, or one that is not valid. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description There is no such item. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The answer has no form that the caller accepts. */
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description What is asked for is no longer kept. */
        Gone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The request, or what it asks for, is larger than the limit. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The body has another media type than the operation takes. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The range lies outside the file. */
        RangeNotSatisfiable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description A limit is reached. */
        TooMany: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The other side refused or could not be reached. */
        BadGateway: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The other side did not answer in time. */
        UpstreamTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureAnswer"];
            };
        };
        /** @description The service takes no work now. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
         * @description The byte position to read from.
         * @example 0
         */
        LogCursor: number;
        /**
         * @description Only jobs of this status.
         * @example succeeded
         */
        JobStatusFilter: components["schemas"]["JobStatus"];
        /**
         * @description Only jobs of this kind.
         * @example execute_plan
         */
        JobKindFilter: components["schemas"]["JobKind"];
        /**
         * @description Only tasks in this state.
         * @example open
         */
        StateFilter: components["schemas"]["TaskState"];
        /**
         * @description Only tasks that were changed after this moment.
         * @example 2026-01-01T12:00:00.000Z
         */
        UpdatedAfter: components["schemas"]["Timestamp"];
        /**
         * @description Only these fields, separated by commas; the id is always told.
         * @example [
         *       "id",
         *       "title"
         *     ]
         */
        TaskFields: components["schemas"]["TaskField"][];
        /**
         * @description Only files of this media type; `image/*` is every image.
         * @example image/*
         */
        TypeFilter: string;
        /**
         * @description What `createResourceLink` gave.
         * @example eyJhbGciOiJub25lIn0
         */
        Link: string;
        /**
         * @description The folder in which messages arrive.
         * @example inbox
         */
        InboxFolder: "inbox";
        /**
         * @description The id of the attachment in the message.
         * @example 1
         */
        AttachmentId: string;
        /**
         * @description The id of the task.
         * @example task_01ke3v7s9x4t2m8r
         */
        TaskId: components["schemas"]["Id"];
        /**
         * @description Only what belongs to this task.
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
         * @description The byte position to read from.
         * @example 0
         */
        OutputCursor: number;
        /**
         * @description How long to wait for output at most.
         * @example 1000
         */
        WaitMs: number;
        /**
         * @description The filename under which the file was uploaded.
         * @example plan.txt
         */
        Filename: string;
        /**
         * @description Answer the bytes instead of the metadata.
         * @example true
         */
        Download: boolean;
        /**
         * @description The mail folder.
         * @example inbox
         */
        Folder: components["schemas"]["MailFolder"];
        /**
         * @description The id of the message in its folder.
         * @example welcome
         */
        MessageId: string;
        /**
         * @description The most items to answer.
         * @example 50
         */
        Limit: number;
        /**
         * @description The `nextCursor` of the page before, with the same filters.
         * @example eyJ2IjoxfQ
         */
        Cursor: string;
        /**
         * @description Only tasks of this priority.
         * @example high
         */
        PriorityFilter: components["schemas"]["Priority"];
        /**
         * @description Only tasks with this tag.
         * @example planning
         */
        TagFilter: string;
        /**
         * @description Words that all must occur.
         * @example first plan
         */
        Search: string;
        /**
         * @description By what to sort; a minus turns it round.
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
         * @description Only events with a greater number.
         * @example 0
         */
        EventsAfter: number;
        /**
         * @description Only events of these kinds, separated by commas; `task.*` is every kind of tasks.
         * @example [
         *       "task.created"
         *     ]
         */
        EventKinds: string[];
        /**
         * @description In place of a credential: what `createEventTicket` gave.
         * @example tkt_9f86d081884c7d65
         */
        EventTicketInQuery: string;
        /**
         * @description The number of the last event that was seen; a browser sends it when it reconnects.
         * @example 42
         */
        LastEventId: string;
        /**
         * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
         * @example 6f1c2a4e-plan-1
         */
        IdempotencyKey: string;
        /**
         * @description The ETag of what was read. The change is refused if it is no longer so.
         * @example "3"
         */
        IfMatch: string;
        /**
         * @description ETags that the caller holds. A matching one is answered by 304.
         * @example "3"
         */
        IfNoneMatch: string;
        /**
         * @description One range of bytes.
         * @example bytes=0-1023
         */
        Range: string;
        /**
         * @description The ETag for which the range holds.
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
            };
        };
        UpdateResource: {
            content: {
                "application/json": components["schemas"]["ResourcePatch"];
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
            };
        };
    };
    headers: {
        /**
         * @description The id of the request; the one that was sent when it was well-formed.
         * @example req_01ke3v7s9x4t2m8r
         */
        RequestId: string;
        /**
         * @description Where the new item is.
         * @example /api/v1/tasks/task_01ke3v7s9x4t2m8r
         */
        Location: string;
        /**
         * @description The strong validator of what is answered.
         * @example "3"
         */
        ETag: string;
        /**
         * @description When what the caller used was deprecated (RFC 9745).
         * @example @1767225600
         */
        Deprecation: string;
        /**
         * @description Where the deprecation is explained.
         * @example </docs>; rel="deprecation"
         */
        DeprecationLink: string;
        /**
         * @description What is left of the calls a minute (draft-ietf-httpapi-ratelimit-headers).
         * @example "default";r=599;t=60
         */
        RateLimit: string;
        /**
         * @description The limits of calls.
         * @example "default";q=600;w=60
         */
        RateLimitPolicy: string;
        /** @description That this is the answer to an earlier call with the same key. */
        IdempotencyReplayed: "true";
        /**
         * @description The next page.
         * @example </api/v1/resources?cursor=eyJ2IjoxfQ>; rel="next"
         */
        NextLink: string;
        /**
         * @description The session cookie.
         * @example nut-session=…; Path=/; HttpOnly; SameSite=Lax
         */
        SetCookie: string;
        /** @description That ranges of bytes are answered. */
        AcceptRanges: "bytes";
        /**
         * @description Which bytes these are.
         * @example bytes 0-1023/4096
         */
        ContentRange: string;
        /**
         * @description How long the file is.
         * @example bytes *\/4096
         */
        ContentRangeOfNone: string;
        /**
         * @description Seconds after which to look for the job.
         * @example 1
         */
        RetryAfterOfJob: string;
        /**
         * @description Seconds after which a retry makes sense.
         * @example 1
         */
        RetryAfter: string;
        /**
         * @description How to present a credential.
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
                 * @description Only tasks in this state.
                 * @example open
                 */
                state?: components["parameters"]["StateFilter"];
                /**
                 * @description Only tasks of this priority.
                 * @example high
                 */
                priority?: components["parameters"]["PriorityFilter"];
                /**
                 * @description Only tasks with this tag.
                 * @example planning
                 */
                tag?: components["parameters"]["TagFilter"];
                /**
                 * @description Only tasks that were changed after this moment.
                 * @example 2026-01-01T12:00:00.000Z
                 */
                updatedAfter?: components["parameters"]["UpdatedAfter"];
                /**
                 * @description Words that all must occur.
                 * @example first plan
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description By what to sort; a minus turns it round.
                 * @example -updatedAt
                 */
                sort?: components["parameters"]["TaskSort"];
                /**
                 * @description Only these fields, separated by commas; the id is always told.
                 * @example [
                 *       "id",
                 *       "title"
                 *     ]
                 */
                fields?: components["parameters"]["TaskFields"];
                /**
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description Only tasks with this tag.
                 * @example planning
                 */
                tag?: components["parameters"]["TagFilter"];
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
            default: components["responses"]["Failure"];
        };
    };
    setTaskReviewers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description Only jobs of this status.
                 * @example succeeded
                 */
                status?: components["parameters"]["JobStatusFilter"];
                /**
                 * @description Only jobs of this kind.
                 * @example execute_plan
                 */
                kind?: components["parameters"]["JobKindFilter"];
                /**
                 * @description Only what belongs to this task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId?: components["parameters"]["TaskIdFilter"];
                /**
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
            default: components["responses"]["Failure"];
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /**
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description The byte position to read from.
                 * @example 0
                 */
                cursor?: components["parameters"]["LogCursor"];
                /**
                 * @description How long to wait for output at most.
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
                 * @description The byte position to read from.
                 * @example 0
                 */
                cursor?: components["parameters"]["LogCursor"];
            };
            header?: {
                /**
                 * @description The number of the last event that was seen; a browser sends it when it reconnects.
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
                 * @description Only what belongs to this task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId?: components["parameters"]["TaskIdFilter"];
                /**
                 * @description Only files of this media type; `image/*` is every image.
                 * @example image/*
                 */
                type?: components["parameters"]["TypeFilter"];
                /**
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
            default: components["responses"]["Failure"];
        };
    };
    uploadResource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
            default: components["responses"]["Failure"];
        };
    };
    getResource: {
        parameters: {
            query?: {
                /**
                 * @description Answer the bytes instead of the metadata.
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
                 * @description The ETag for which the range holds.
                 * @example "9f86d081884c7d65"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags that the caller holds. A matching one is answered by 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The filename under which the file was uploaded.
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
                 * @description The filename under which the file was uploaded.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The filename under which the file was uploaded.
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
                 * @description The ETag for which the range holds.
                 * @example "9f86d081884c7d65"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags that the caller holds. A matching one is answered by 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The filename under which the file was uploaded.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The filename under which the file was uploaded.
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
                 * @description The ETag for which the range holds.
                 * @example "9f86d081884c7d65"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags that the caller holds. A matching one is answered by 304.
                 * @example "3"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description What `createResourceLink` gave.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
    resizeTerminal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description The byte position to read from.
                 * @example 0
                 */
                cursor?: components["parameters"]["OutputCursor"];
                /**
                 * @description How long to wait for output at most.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description Words that all must occur.
                 * @example first plan
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
                 * @example 6f1c2a4e-plan-1
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The folder in which messages arrive.
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
                 * @description The id of the message in its folder.
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
                 * @description The id of the message in its folder.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description The id of the message in its folder.
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
                 * @description The ETag for which the range holds.
                 * @example "9f86d081884c7d65"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description The id of the message in its folder.
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
                 * @description The ETag for which the range holds.
                 * @example "9f86d081884c7d65"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description The id of the message in its folder.
                 * @example welcome
                 */
                id: components["parameters"]["MessageId"];
                /**
                 * @description The id of the attachment in the message.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description The id of the message in its folder.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
            default: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description Only events with a greater number.
                 * @example 0
                 */
                after?: components["parameters"]["EventsAfter"];
                /**
                 * @description Only events of these kinds, separated by commas; `task.*` is every kind of tasks.
                 * @example [
                 *       "task.created"
                 *     ]
                 */
                kinds?: components["parameters"]["EventKinds"];
                /**
                 * @description Only what belongs to this task.
                 * @example task_01ke3v7s9x4t2m8r
                 */
                taskId?: components["parameters"]["TaskIdFilter"];
                /**
                 * @description In place of a credential: what `createEventTicket` gave.
                 * @example tkt_9f86d081884c7d65
                 */
                ticket?: components["parameters"]["EventTicketInQuery"];
                /**
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The number of the last event that was seen; a browser sends it when it reconnects.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description ETags that the caller holds. A matching one is answered by 304.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description The ETag of what was read. The change is refused if it is no longer so.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description The most items to answer.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before, with the same filters.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
                 * @description A key of your own: a call that is repeated with it within 24 hours has its effect once, and is given the first answer.
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
            200: components["responses"]["Healthy"];
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
                 * @description Seconds since 1970.
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
            /** @description Send no more. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
