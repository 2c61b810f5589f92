-- Changes: tasks, taskQueue, resources
-- Tasks have a state, and their comments and plan steps live in collections of their own.

-- Documents are changed as text: jsonb takes no document with an escaped U+0000 or half a surrogate pair. What it has to read it
-- gets without such escapes. No string of a document holds a quote that is not escaped, so what is replaced here is never inside one.
UPDATE "tasks" SET doc = left(replace(replace(doc, ',"planSteps":[]', ''), ',"comments":[]', ''), -1)
  || ',"state":"open","dependsOn":[],"revision":1,"planStepIds":[],"commentCount":0,"changeCount":'
  || coalesce((SELECT jsonb_array_length(regexp_replace(regexp_replace(changes.doc, '\\\\', '', 'g'), '\\u[0-9a-f]{4}', '', 'g')::jsonb -> 'changes') FROM "taskChanges" AS changes WHERE changes.id = "tasks".id), 0) || '}';

-- Every task so far is open.
INSERT INTO "taskQueue" (id, version, doc) SELECT id, 1, json_build_object('id', id, 'priority', regexp_replace(regexp_replace(doc, '\\\\', '', 'g'), '\\u[0-9a-f]{4}', '', 'g')::jsonb ->> 'priority') FROM "tasks";

UPDATE "resources" SET doc = left(doc, -1) || ',"mediaKind":' || to_json(split_part(regexp_replace(regexp_replace(doc, '\\\\', '', 'g'), '\\u[0-9a-f]{4}', '', 'g')::jsonb ->> 'mimeType', '/', 1)) || '}';
