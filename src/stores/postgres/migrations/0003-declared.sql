-- Changes no document. From this version on tables and indexes are made from the declarations of the collections, which older
-- versions of the service do not keep in step.
ALTER TABLE "schemaVersion" ADD COLUMN collections text, ADD COLUMN indexes text;
ALTER TABLE heads ADD COLUMN schema text;
