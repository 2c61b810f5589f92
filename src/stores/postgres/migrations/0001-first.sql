-- Every field of `indexes` in documents.ts has a column of its own, and every order in which it may be listed an index.
-- Texts are ordered by their bytes, as in SQLite.

CREATE TABLE "tasks" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "priority" text COLLATE "C", "updatedAt" text COLLATE "C");
CREATE INDEX "tasks_priority" ON "tasks" ("priority", id) WHERE "priority" IS NOT NULL;
CREATE INDEX "tasks_updatedAt" ON "tasks" ("updatedAt", id) WHERE "updatedAt" IS NOT NULL;
CREATE INDEX "tasks_priority_updatedAt" ON "tasks" ("priority", "updatedAt", id) WHERE "priority" IS NOT NULL AND "updatedAt" IS NOT NULL;
CREATE TABLE "tasks_tags" (id text COLLATE "C" NOT NULL, value text COLLATE "C" NOT NULL, "priority" text COLLATE "C", "updatedAt" text COLLATE "C", PRIMARY KEY (id, value));
CREATE INDEX "tasks_tags_id" ON "tasks_tags" (value, id);
CREATE INDEX "tasks_tags_priority_id" ON "tasks_tags" (value, "priority", id) WHERE "priority" IS NOT NULL;
CREATE INDEX "tasks_tags_updatedAt_id" ON "tasks_tags" (value, "updatedAt", id) WHERE "updatedAt" IS NOT NULL;
CREATE INDEX "tasks_tags_priority_updatedAt_id" ON "tasks_tags" (value, "priority", "updatedAt", id) WHERE "priority" IS NOT NULL AND "updatedAt" IS NOT NULL;
CREATE TABLE "tasks_text" (id text COLLATE "C" PRIMARY KEY, words tsvector NOT NULL);
CREATE INDEX "tasks_text_words" ON "tasks_text" USING gin (words) WITH (fastupdate = off);

CREATE TABLE "taskChanges" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);

CREATE TABLE "resources" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "taskId" text COLLATE "C");
CREATE INDEX "resources_taskId" ON "resources" ("taskId", id) WHERE "taskId" IS NOT NULL;

CREATE TABLE "users" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "role" text COLLATE "C");
CREATE INDEX "users_role" ON "users" ("role", id) WHERE "role" IS NOT NULL;

CREATE TABLE "usernames" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);

CREATE TABLE "invites" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "hash" text COLLATE "C");
CREATE INDEX "invites_hash" ON "invites" ("hash", id) WHERE "hash" IS NOT NULL;

CREATE TABLE "tokens" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "hash" text COLLATE "C", "previousHash" text COLLATE "C", "userId" text COLLATE "C", "parentId" text COLLATE "C", "expiresAt" text COLLATE "C");
CREATE INDEX "tokens_hash" ON "tokens" ("hash", id) WHERE "hash" IS NOT NULL;
CREATE INDEX "tokens_previousHash" ON "tokens" ("previousHash", id) WHERE "previousHash" IS NOT NULL;
CREATE INDEX "tokens_userId" ON "tokens" ("userId", id) WHERE "userId" IS NOT NULL;
CREATE INDEX "tokens_parentId" ON "tokens" ("parentId", id) WHERE "parentId" IS NOT NULL;
CREATE INDEX "tokens_expiresAt" ON "tokens" ("expiresAt", id) WHERE "expiresAt" IS NOT NULL;
CREATE INDEX "tokens_hash_expiresAt" ON "tokens" ("hash", "expiresAt", id) WHERE "hash" IS NOT NULL AND "expiresAt" IS NOT NULL;
CREATE INDEX "tokens_previousHash_expiresAt" ON "tokens" ("previousHash", "expiresAt", id) WHERE "previousHash" IS NOT NULL AND "expiresAt" IS NOT NULL;
CREATE INDEX "tokens_userId_expiresAt" ON "tokens" ("userId", "expiresAt", id) WHERE "userId" IS NOT NULL AND "expiresAt" IS NOT NULL;
CREATE INDEX "tokens_parentId_expiresAt" ON "tokens" ("parentId", "expiresAt", id) WHERE "parentId" IS NOT NULL AND "expiresAt" IS NOT NULL;

CREATE TABLE "sessions" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "userId" text COLLATE "C", "publicId" text COLLATE "C", "parentId" text COLLATE "C", "expiresAt" text COLLATE "C");
CREATE INDEX "sessions_userId" ON "sessions" ("userId", id) WHERE "userId" IS NOT NULL;
CREATE INDEX "sessions_publicId" ON "sessions" ("publicId", id) WHERE "publicId" IS NOT NULL;
CREATE INDEX "sessions_parentId" ON "sessions" ("parentId", id) WHERE "parentId" IS NOT NULL;
CREATE INDEX "sessions_expiresAt" ON "sessions" ("expiresAt", id) WHERE "expiresAt" IS NOT NULL;
CREATE INDEX "sessions_userId_expiresAt" ON "sessions" ("userId", "expiresAt", id) WHERE "userId" IS NOT NULL AND "expiresAt" IS NOT NULL;
CREATE INDEX "sessions_publicId_expiresAt" ON "sessions" ("publicId", "expiresAt", id) WHERE "publicId" IS NOT NULL AND "expiresAt" IS NOT NULL;
CREATE INDEX "sessions_parentId_expiresAt" ON "sessions" ("parentId", "expiresAt", id) WHERE "parentId" IS NOT NULL AND "expiresAt" IS NOT NULL;

CREATE TABLE "signInLinks" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);

CREATE TABLE "approvals" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);

CREATE TABLE "idempotency" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "expiresAt" text COLLATE "C");
CREATE INDEX "idempotency_expiresAt" ON "idempotency" ("expiresAt", id) WHERE "expiresAt" IS NOT NULL;

CREATE TABLE "webhooks" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);

CREATE TABLE "deliveries" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, "webhookId" text COLLATE "C", "nextAttemptAt" text COLLATE "C");
CREATE INDEX "deliveries_webhookId" ON "deliveries" ("webhookId", id) WHERE "webhookId" IS NOT NULL;
CREATE INDEX "deliveries_nextAttemptAt" ON "deliveries" ("nextAttemptAt", id) WHERE "nextAttemptAt" IS NOT NULL;
CREATE INDEX "deliveries_webhookId_nextAttemptAt" ON "deliveries" ("webhookId", "nextAttemptAt", id) WHERE "webhookId" IS NOT NULL AND "nextAttemptAt" IS NOT NULL;

CREATE TABLE "webhookCursors" (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, doc text NOT NULL);

CREATE TABLE events (id bigint PRIMARY KEY, kind text COLLATE "C" NOT NULL, at text COLLATE "C" NOT NULL, "taskId" text COLLATE "C", event text NOT NULL);
CREATE INDEX events_kind ON events (kind, id);
CREATE INDEX "events_taskId" ON events ("taskId", id, kind) WHERE "taskId" IS NOT NULL;
CREATE TABLE audit (id bigint PRIMARY KEY, entry text NOT NULL, hash text NOT NULL);
-- The one row that every writer holds from its first look to its commit: so numbers become visible in order and without a gap.
CREATE TABLE heads (id integer PRIMARY KEY CHECK (id = 1), "eventId" bigint NOT NULL, "auditId" bigint NOT NULL, "auditHash" text NOT NULL);
INSERT INTO heads VALUES (1, 0, 0, '0000000000000000000000000000000000000000000000000000000000000000');
CREATE TABLE probe (id integer PRIMARY KEY CHECK (id = 1), at timestamptz NOT NULL);
