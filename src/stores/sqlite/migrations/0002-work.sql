-- Changes: tasks, taskQueue, resources
-- Tasks have a state, and their comments and plan steps live in collections of their own.

UPDATE "tasks" SET doc = json_remove(json_set(doc, '$.state', 'open', '$.dependsOn', json('[]'), '$.revision', 1, '$.planStepIds', json('[]'), '$.commentCount', 0,
  '$.changeCount', coalesce((SELECT json_array_length(changes.doc, '$.changes') FROM "taskChanges" AS changes WHERE changes.id = "tasks".id), 0)), '$.planSteps', '$.comments');

-- Every task so far is open.
INSERT INTO "taskQueue" (id, version, doc) SELECT id, 1, json_object('id', id, 'priority', json_extract(doc, '$.priority')) FROM "tasks";

UPDATE "resources" SET doc = json_set(doc, '$.mediaKind', substr(json_extract(doc, '$.mimeType'), 1, instr(json_extract(doc, '$.mimeType') || '/', '/') - 1));
