-- Every field of `indexes` in documents.ts has a column of its own, and every order in which it may be listed an index.

CREATE TABLE "tasks" (row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, doc TEXT NOT NULL, "priority" TEXT, "updatedAt" TEXT, "textHash" TEXT NOT NULL) STRICT;
CREATE INDEX "tasks_priority" ON "tasks" ("priority", id) WHERE "priority" IS NOT NULL;
CREATE INDEX "tasks_updatedAt" ON "tasks" ("updatedAt", id) WHERE "updatedAt" IS NOT NULL;
CREATE INDEX "tasks_priority_updatedAt" ON "tasks" ("priority", "updatedAt", id) WHERE "priority" IS NOT NULL AND "updatedAt" IS NOT NULL;
CREATE TABLE "tasks_tags" (id TEXT NOT NULL, value TEXT NOT NULL, "priority" TEXT, "updatedAt" TEXT, PRIMARY KEY (value, id)) STRICT, WITHOUT ROWID;
CREATE INDEX "tasks_tags_priority_id" ON "tasks_tags" (value, "priority", id) WHERE "priority" IS NOT NULL;
CREATE INDEX "tasks_tags_updatedAt_id" ON "tasks_tags" (value, "updatedAt", id) WHERE "updatedAt" IS NOT NULL;
CREATE INDEX "tasks_tags_priority_updatedAt_id" ON "tasks_tags" (value, "priority", "updatedAt", id) WHERE "priority" IS NOT NULL AND "updatedAt" IS NOT NULL;
-- Holds the different words of each item, as `words.ts` makes them, and nothing of the text; the tokenizer only has to split at blanks.
CREATE VIRTUAL TABLE "tasks_text" USING fts5 (words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii');

CREATE TABLE "taskChanges" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;

CREATE TABLE "resources" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "taskId" TEXT) STRICT;
CREATE INDEX "resources_taskId" ON "resources" ("taskId", id) WHERE "taskId" IS NOT NULL;

CREATE TABLE "users" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "role" TEXT) STRICT;
CREATE INDEX "users_role" ON "users" ("role", id) WHERE "role" IS NOT NULL;

CREATE TABLE "usernames" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;

CREATE TABLE "invites" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "hash" TEXT) STRICT;
CREATE INDEX "invites_hash" ON "invites" ("hash", id) WHERE "hash" IS NOT NULL;

CREATE TABLE "tokens" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "hash" TEXT, "previousHash" TEXT, "userId" TEXT, "parentId" TEXT, "expiresAt" TEXT) STRICT;
CREATE INDEX "tokens_hash" ON "tokens" ("hash", id) WHERE "hash" IS NOT NULL;
CREATE INDEX "tokens_previousHash" ON "tokens" ("previousHash", id) WHERE "previousHash" IS NOT NULL;
CREATE INDEX "tokens_userId" ON "tokens" ("userId", id) WHERE "userId" IS NOT NULL;
CREATE INDEX "tokens_parentId" ON "tokens" ("parentId", id) WHERE "parentId" IS NOT NULL;
CREATE INDEX "tokens_expiresAt" ON "tokens" ("expiresAt", id) WHERE "expiresAt" IS NOT NULL;
CREATE INDEX "tokens_hash_expiresAt" ON "tokens" ("hash", "expiresAt", id) WHERE "hash" IS NOT NULL AND "expiresAt" IS NOT NULL;
CREATE INDEX "tokens_previousHash_expiresAt" ON "tokens" ("previousHash", "expiresAt", id) WHERE "previousHash" IS NOT NULL AND "expiresAt" IS NOT NULL;
CREATE INDEX "tokens_userId_expiresAt" ON "tokens" ("userId", "expiresAt", id) WHERE "userId" IS NOT NULL AND "expiresAt" IS NOT NULL;
CREATE INDEX "tokens_parentId_expiresAt" ON "tokens" ("parentId", "expiresAt", id) WHERE "parentId" IS NOT NULL AND "expiresAt" IS NOT NULL;

CREATE TABLE "sessions" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "userId" TEXT, "publicId" TEXT, "parentId" TEXT, "expiresAt" TEXT) STRICT;
CREATE INDEX "sessions_userId" ON "sessions" ("userId", id) WHERE "userId" IS NOT NULL;
CREATE INDEX "sessions_publicId" ON "sessions" ("publicId", id) WHERE "publicId" IS NOT NULL;
CREATE INDEX "sessions_parentId" ON "sessions" ("parentId", id) WHERE "parentId" IS NOT NULL;
CREATE INDEX "sessions_expiresAt" ON "sessions" ("expiresAt", id) WHERE "expiresAt" IS NOT NULL;
CREATE INDEX "sessions_userId_expiresAt" ON "sessions" ("userId", "expiresAt", id) WHERE "userId" IS NOT NULL AND "expiresAt" IS NOT NULL;
CREATE INDEX "sessions_publicId_expiresAt" ON "sessions" ("publicId", "expiresAt", id) WHERE "publicId" IS NOT NULL AND "expiresAt" IS NOT NULL;
CREATE INDEX "sessions_parentId_expiresAt" ON "sessions" ("parentId", "expiresAt", id) WHERE "parentId" IS NOT NULL AND "expiresAt" IS NOT NULL;

CREATE TABLE "signInLinks" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;

CREATE TABLE "approvals" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;

CREATE TABLE "idempotency" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "expiresAt" TEXT) STRICT;
CREATE INDEX "idempotency_expiresAt" ON "idempotency" ("expiresAt", id) WHERE "expiresAt" IS NOT NULL;

CREATE TABLE "webhooks" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;

CREATE TABLE "deliveries" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, "webhookId" TEXT, "nextAttemptAt" TEXT) STRICT;
CREATE INDEX "deliveries_webhookId" ON "deliveries" ("webhookId", id) WHERE "webhookId" IS NOT NULL;
CREATE INDEX "deliveries_nextAttemptAt" ON "deliveries" ("nextAttemptAt", id) WHERE "nextAttemptAt" IS NOT NULL;
CREATE INDEX "deliveries_webhookId_nextAttemptAt" ON "deliveries" ("webhookId", "nextAttemptAt", id) WHERE "webhookId" IS NOT NULL AND "nextAttemptAt" IS NOT NULL;

CREATE TABLE "webhookCursors" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;

-- AUTOINCREMENT: a number is never given twice, not even after old events were removed.
CREATE TABLE events (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, at TEXT NOT NULL, "taskId" TEXT, event TEXT NOT NULL) STRICT;
CREATE INDEX events_kind ON events (kind, id);
CREATE INDEX "events_taskId" ON events ("taskId", id, kind) WHERE "taskId" IS NOT NULL;
CREATE TABLE audit (id INTEGER PRIMARY KEY, entry TEXT NOT NULL, hash TEXT NOT NULL) STRICT;
CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), at TEXT NOT NULL) STRICT;
