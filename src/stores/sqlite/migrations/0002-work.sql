-- Tasks have a state, and their comments and plan steps live in collections of their own.

ALTER TABLE "tasks" ADD COLUMN "state" TEXT;
ALTER TABLE "tasks_tags" ADD COLUMN "state" TEXT;
UPDATE "tasks" SET "state" = 'open', doc = json_remove(json_set(doc, '$.state', 'open', '$.dependsOn', json('[]'), '$.revision', 1, '$.planStepIds', json('[]'), '$.commentCount', 0,
  '$.changeCount', coalesce((SELECT json_array_length(changes.doc, '$.changes') FROM "taskChanges" AS changes WHERE changes.id = "tasks".id), 0)), '$.planSteps', '$.comments');
UPDATE "tasks_tags" SET "state" = 'open';
CREATE INDEX "tasks_state" ON "tasks" ("state", id) WHERE "state" IS NOT NULL;
CREATE INDEX "tasks_state_updatedAt" ON "tasks" ("state", "updatedAt", id) WHERE "state" IS NOT NULL AND "updatedAt" IS NOT NULL;
CREATE INDEX "tasks_state_priority" ON "tasks" ("state", "priority", id) WHERE "state" IS NOT NULL AND "priority" IS NOT NULL;
CREATE INDEX "tasks_state_priority_updatedAt" ON "tasks" ("state", "priority", "updatedAt", id) WHERE "state" IS NOT NULL AND "priority" IS NOT NULL AND "updatedAt" IS NOT NULL;
CREATE INDEX "tasks_tags_state_id" ON "tasks_tags" (value, "state", id) WHERE "state" IS NOT NULL;
CREATE INDEX "tasks_tags_state_updatedAt_id" ON "tasks_tags" (value, "state", "updatedAt", id) WHERE "state" IS NOT NULL AND "updatedAt" IS NOT NULL;
CREATE INDEX "tasks_tags_state_priority_id" ON "tasks_tags" (value, "state", "priority", id) WHERE "state" IS NOT NULL AND "priority" IS NOT NULL;
CREATE INDEX "tasks_tags_state_priority_updatedAt_id" ON "tasks_tags" (value, "state", "priority", "updatedAt", id) WHERE "state" IS NOT NULL AND "priority" IS NOT NULL AND "updatedAt" IS NOT NULL;

ALTER TABLE "resources" ADD COLUMN "mimeType" TEXT;
ALTER TABLE "resources" ADD COLUMN "mediaKind" TEXT;
UPDATE "resources" SET "mimeType" = json_extract(doc, '$.mimeType');
UPDATE "resources" SET "mediaKind" = substr("mimeType", 1, instr("mimeType" || '/', '/') - 1), doc = json_set(doc, '$.mediaKind', substr("mimeType", 1, instr("mimeType" || '/', '/') - 1));
CREATE INDEX "resources_mimeType" ON "resources" ("mimeType", id) WHERE "mimeType" IS NOT NULL;
CREATE INDEX "resources_mediaKind" ON "resources" ("mediaKind", id) WHERE "mediaKind" IS NOT NULL;

CREATE TABLE "taskQueue" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "priority" TEXT) STRICT;
CREATE INDEX "taskQueue_priority" ON "taskQueue" ("priority", id) WHERE "priority" IS NOT NULL;

CREATE TABLE "taskClaims" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "expiresAt" TEXT) STRICT;
CREATE INDEX "taskClaims_expiresAt" ON "taskClaims" ("expiresAt", id) WHERE "expiresAt" IS NOT NULL;

CREATE TABLE "taskDependencies" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;
CREATE TABLE "taskDependencies_dependsOn" (id TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (value, id)) STRICT, WITHOUT ROWID;

CREATE TABLE "taskGraph" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;

CREATE TABLE "taskRevisions" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "taskId" TEXT) STRICT;
CREATE INDEX "taskRevisions_taskId" ON "taskRevisions" ("taskId", id) WHERE "taskId" IS NOT NULL;

CREATE TABLE "taskSnapshots" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;

CREATE TABLE "comments" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "taskId" TEXT) STRICT;
CREATE INDEX "comments_taskId" ON "comments" ("taskId", id) WHERE "taskId" IS NOT NULL;

CREATE TABLE "reviews" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "taskId" TEXT) STRICT;
CREATE INDEX "reviews_taskId" ON "reviews" ("taskId", id) WHERE "taskId" IS NOT NULL;

CREATE TABLE "planSteps" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "taskId" TEXT) STRICT;
CREATE INDEX "planSteps_taskId" ON "planSteps" ("taskId", id) WHERE "taskId" IS NOT NULL;

CREATE TABLE "planRuns" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;

CREATE TABLE "jobs" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "status" TEXT, "kind" TEXT, "taskId" TEXT, "finishedAt" TEXT) STRICT;
CREATE INDEX "jobs_status" ON "jobs" ("status", id) WHERE "status" IS NOT NULL;
CREATE INDEX "jobs_kind" ON "jobs" ("kind", id) WHERE "kind" IS NOT NULL;
CREATE INDEX "jobs_taskId" ON "jobs" ("taskId", id) WHERE "taskId" IS NOT NULL;
CREATE INDEX "jobs_status_kind" ON "jobs" ("status", "kind", id) WHERE "status" IS NOT NULL AND "kind" IS NOT NULL;
CREATE INDEX "jobs_finishedAt" ON "jobs" ("finishedAt", id) WHERE "finishedAt" IS NOT NULL;
CREATE INDEX "jobs_status_finishedAt" ON "jobs" ("status", "finishedAt", id) WHERE "status" IS NOT NULL AND "finishedAt" IS NOT NULL;
CREATE INDEX "jobs_kind_finishedAt" ON "jobs" ("kind", "finishedAt", id) WHERE "kind" IS NOT NULL AND "finishedAt" IS NOT NULL;
CREATE INDEX "jobs_taskId_finishedAt" ON "jobs" ("taskId", "finishedAt", id) WHERE "taskId" IS NOT NULL AND "finishedAt" IS NOT NULL;
CREATE INDEX "jobs_status_kind_finishedAt" ON "jobs" ("status", "kind", "finishedAt", id) WHERE "status" IS NOT NULL AND "kind" IS NOT NULL AND "finishedAt" IS NOT NULL;

CREATE TABLE "jobQueue" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "runAt" TEXT) STRICT;
CREATE INDEX "jobQueue_runAt" ON "jobQueue" ("runAt", id) WHERE "runAt" IS NOT NULL;

CREATE TABLE "jobLeases" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "expiresAt" TEXT) STRICT;
CREATE INDEX "jobLeases_expiresAt" ON "jobLeases" ("expiresAt", id) WHERE "expiresAt" IS NOT NULL;

CREATE TABLE "jobLogs" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "jobId" TEXT) STRICT;
CREATE INDEX "jobLogs_jobId" ON "jobLogs" ("jobId", id) WHERE "jobId" IS NOT NULL;

CREATE TABLE "schedules" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "nextRunAt" TEXT) STRICT;
CREATE INDEX "schedules_nextRunAt" ON "schedules" ("nextRunAt", id) WHERE "nextRunAt" IS NOT NULL;

CREATE TABLE "serviceKeys" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;

CREATE TABLE "emails" (row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, doc TEXT NOT NULL, "folder" TEXT, "receivedAt" TEXT, "textHash" TEXT NOT NULL) STRICT;
CREATE INDEX "emails_folder" ON "emails" ("folder", id) WHERE "folder" IS NOT NULL;
CREATE INDEX "emails_receivedAt" ON "emails" ("receivedAt", id) WHERE "receivedAt" IS NOT NULL;
CREATE INDEX "emails_folder_receivedAt" ON "emails" ("folder", "receivedAt", id) WHERE "folder" IS NOT NULL AND "receivedAt" IS NOT NULL;
CREATE VIRTUAL TABLE "emails_text" USING fts5 (words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii');

CREATE TABLE "emailNames" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;

CREATE TABLE "emailTasks" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;

-- Every task so far is open.
INSERT INTO "taskQueue" (id, version, doc, "priority") SELECT id, 1, json_object('id', id, 'priority', "priority"), "priority" FROM "tasks";
