-- Tasks have a state, and their comments and plan steps live in collections of their own.

-- A default that is dropped again fills the column without a write to any row.
ALTER TABLE "tasks" ADD COLUMN "state" text COLLATE "C" DEFAULT 'open';
ALTER TABLE "tasks" ALTER COLUMN "state" DROP DEFAULT;
ALTER TABLE "tasks_tags" ADD COLUMN "state" text COLLATE "C" DEFAULT 'open';
ALTER TABLE "tasks_tags" ALTER COLUMN "state" DROP DEFAULT;
-- Documents are changed as text: jsonb takes no document with an escaped U+0000 or half a surrogate pair. What it has to read it
-- gets without such escapes. No string of a document holds a quote that is not escaped, so what is replaced here is never inside one.
UPDATE "tasks" SET doc = left(replace(replace(doc, ',"planSteps":[]', ''), ',"comments":[]', ''), -1)
  || ',"state":"open","dependsOn":[],"revision":1,"planStepIds":[],"commentCount":0,"changeCount":'
  || coalesce((SELECT jsonb_array_length(regexp_replace(regexp_replace(changes.doc, '\\\\', '', 'g'), '\\u[0-9a-f]{4}', '', 'g')::jsonb -> 'changes') FROM "taskChanges" AS changes WHERE changes.id = "tasks".id), 0) || '}';
CREATE INDEX "tasks_state" ON "tasks" ("state", id) WHERE "state" IS NOT NULL;
CREATE INDEX "tasks_state_updatedAt" ON "tasks" ("state", "updatedAt", id) WHERE "state" IS NOT NULL AND "updatedAt" IS NOT NULL;
CREATE INDEX "tasks_state_priority" ON "tasks" ("state", "priority", id) WHERE "state" IS NOT NULL AND "priority" IS NOT NULL;
CREATE INDEX "tasks_state_priority_updatedAt" ON "tasks" ("state", "priority", "updatedAt", id) WHERE "state" IS NOT NULL AND "priority" IS NOT NULL AND "updatedAt" IS NOT NULL;
CREATE INDEX "tasks_tags_state_id" ON "tasks_tags" (value, "state", id) WHERE "state" IS NOT NULL;
CREATE INDEX "tasks_tags_state_updatedAt_id" ON "tasks_tags" (value, "state", "updatedAt", id) WHERE "state" IS NOT NULL AND "updatedAt" IS NOT NULL;
CREATE INDEX "tasks_tags_state_priority_id" ON "tasks_tags" (value, "state", "priority", id) WHERE "state" IS NOT NULL AND "priority" IS NOT NULL;
CREATE INDEX "tasks_tags_state_priority_updatedAt_id" ON "tasks_tags" (value, "state", "priority", "updatedAt", id) WHERE "state" IS NOT NULL AND "priority" IS NOT NULL AND "updatedAt" IS NOT NULL;

ALTER TABLE "resources" ADD COLUMN "mimeType" text COLLATE "C";
ALTER TABLE "resources" ADD COLUMN "mediaKind" text COLLATE "C";
UPDATE "resources" SET "mimeType" = regexp_replace(regexp_replace(doc, '\\\\', '', 'g'), '\\u[0-9a-f]{4}', '', 'g')::jsonb ->> 'mimeType';
UPDATE "resources" SET "mediaKind" = split_part("mimeType", '/', 1), doc = left(doc, -1) || ',"mediaKind":' || to_json(split_part("mimeType", '/', 1)) || '}';
CREATE INDEX "resources_mimeType" ON "resources" ("mimeType", id) WHERE "mimeType" IS NOT NULL;
CREATE INDEX "resources_mediaKind" ON "resources" ("mediaKind", id) WHERE "mediaKind" IS NOT NULL;

CREATE TABLE "taskQueue" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "priority" text COLLATE "C");
CREATE INDEX "taskQueue_priority" ON "taskQueue" ("priority", id) WHERE "priority" IS NOT NULL;

CREATE TABLE "taskClaims" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "expiresAt" text COLLATE "C");
CREATE INDEX "taskClaims_expiresAt" ON "taskClaims" ("expiresAt", id) WHERE "expiresAt" IS NOT NULL;

CREATE TABLE "taskDependencies" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);
CREATE TABLE "taskDependencies_dependsOn" (id text COLLATE "C" NOT NULL, value text COLLATE "C" NOT NULL, PRIMARY KEY (id, value));
CREATE INDEX "taskDependencies_dependsOn_id" ON "taskDependencies_dependsOn" (value, id);

CREATE TABLE "taskGraph" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);

CREATE TABLE "taskRevisions" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "taskId" text COLLATE "C");
CREATE INDEX "taskRevisions_taskId" ON "taskRevisions" ("taskId", id) WHERE "taskId" IS NOT NULL;

CREATE TABLE "taskSnapshots" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);

CREATE TABLE "comments" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "taskId" text COLLATE "C");
CREATE INDEX "comments_taskId" ON "comments" ("taskId", id) WHERE "taskId" IS NOT NULL;

CREATE TABLE "reviews" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "taskId" text COLLATE "C");
CREATE INDEX "reviews_taskId" ON "reviews" ("taskId", id) WHERE "taskId" IS NOT NULL;

CREATE TABLE "planSteps" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "taskId" text COLLATE "C");
CREATE INDEX "planSteps_taskId" ON "planSteps" ("taskId", id) WHERE "taskId" IS NOT NULL;

CREATE TABLE "planRuns" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);

CREATE TABLE "jobs" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "status" text COLLATE "C", "kind" text COLLATE "C", "taskId" text COLLATE "C", "finishedAt" text COLLATE "C");
CREATE INDEX "jobs_status" ON "jobs" ("status", id) WHERE "status" IS NOT NULL;
CREATE INDEX "jobs_kind" ON "jobs" ("kind", id) WHERE "kind" IS NOT NULL;
CREATE INDEX "jobs_taskId" ON "jobs" ("taskId", id) WHERE "taskId" IS NOT NULL;
CREATE INDEX "jobs_status_kind" ON "jobs" ("status", "kind", id) WHERE "status" IS NOT NULL AND "kind" IS NOT NULL;
CREATE INDEX "jobs_finishedAt" ON "jobs" ("finishedAt", id) WHERE "finishedAt" IS NOT NULL;
CREATE INDEX "jobs_status_finishedAt" ON "jobs" ("status", "finishedAt", id) WHERE "status" IS NOT NULL AND "finishedAt" IS NOT NULL;
CREATE INDEX "jobs_kind_finishedAt" ON "jobs" ("kind", "finishedAt", id) WHERE "kind" IS NOT NULL AND "finishedAt" IS NOT NULL;
CREATE INDEX "jobs_taskId_finishedAt" ON "jobs" ("taskId", "finishedAt", id) WHERE "taskId" IS NOT NULL AND "finishedAt" IS NOT NULL;
CREATE INDEX "jobs_status_kind_finishedAt" ON "jobs" ("status", "kind", "finishedAt", id) WHERE "status" IS NOT NULL AND "kind" IS NOT NULL AND "finishedAt" IS NOT NULL;

CREATE TABLE "jobQueue" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "runAt" text COLLATE "C");
CREATE INDEX "jobQueue_runAt" ON "jobQueue" ("runAt", id) WHERE "runAt" IS NOT NULL;

CREATE TABLE "jobLeases" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "expiresAt" text COLLATE "C");
CREATE INDEX "jobLeases_expiresAt" ON "jobLeases" ("expiresAt", id) WHERE "expiresAt" IS NOT NULL;

CREATE TABLE "jobLogs" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "jobId" text COLLATE "C");
CREATE INDEX "jobLogs_jobId" ON "jobLogs" ("jobId", id) WHERE "jobId" IS NOT NULL;

CREATE TABLE "schedules" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "nextRunAt" text COLLATE "C");
CREATE INDEX "schedules_nextRunAt" ON "schedules" ("nextRunAt", id) WHERE "nextRunAt" IS NOT NULL;

CREATE TABLE "serviceKeys" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);

CREATE TABLE "emails" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "folder" text COLLATE "C", "receivedAt" text COLLATE "C");
CREATE INDEX "emails_folder" ON "emails" ("folder", id) WHERE "folder" IS NOT NULL;
CREATE INDEX "emails_receivedAt" ON "emails" ("receivedAt", id) WHERE "receivedAt" IS NOT NULL;
CREATE INDEX "emails_folder_receivedAt" ON "emails" ("folder", "receivedAt", id) WHERE "folder" IS NOT NULL AND "receivedAt" IS NOT NULL;
CREATE TABLE "emails_text" (id text COLLATE "C" PRIMARY KEY, words tsvector NOT NULL);
CREATE INDEX "emails_text_words" ON "emails_text" USING gin (words) WITH (fastupdate = off);

CREATE TABLE "emailNames" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);

CREATE TABLE "emailTasks" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);

-- Every task so far is open.
INSERT INTO "taskQueue" (id, version, doc, "priority") SELECT id, 1, json_build_object('id', id, 'priority', "priority"), "priority" FROM "tasks";
