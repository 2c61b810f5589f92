CREATE TABLE tasks (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;
CREATE TABLE taskChanges (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;
CREATE TABLE resources (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;
CREATE INDEX resources_taskId ON resources (doc ->> '$.taskId', id);
CREATE TABLE users (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;
CREATE TABLE tokens (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;
CREATE INDEX tokens_hash ON tokens (doc ->> '$.hash', id);
CREATE TABLE sessions (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;
CREATE INDEX sessions_userId ON sessions (doc ->> '$.userId', id);
CREATE TABLE signInLinks (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;
CREATE TABLE approvals (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL) STRICT;
-- AUTOINCREMENT: a number is never given twice, not even after old events were removed.
CREATE TABLE events (id INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL) STRICT;
CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), at TEXT NOT NULL) STRICT;
