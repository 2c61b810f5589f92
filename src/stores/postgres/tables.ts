import { checksumColumn } from '../checksum.ts'
import type { CollectionSchema } from '../collection.ts'
import { columnsOf, isSearchable } from '../query.ts'
import { indexedFieldsOf, indexStatement } from '../schema.ts'
import type { Table, TableMakers } from '../schema.ts'

/**
 * A collection is a table of documents, with a column for each field by which they are listed. Each list of strings has
 * a table of its own, which repeats these columns so that one index gives filter and order, and so has what is searched
 * as text. Texts are ordered by their bytes, as in SQLite.
 */
export const tableMakers: TableMakers = {
  documents: documentsTable,
  derived: (collection) => [
    ...collection.lists.map((field) => listTable(collection, field)),
    ...(isSearchable(collection) ? [textTable(`${collection.name}_text`)] : []),
  ],
}

/** The tables that belong to no collection. */
export const otherTables: readonly Table[] = [
  {
    name: 'events',
    columns: ['id', 'kind', 'at', 'taskId', 'event', 'checksum'],
    create:
      'CREATE TABLE events (id bigint PRIMARY KEY, kind text COLLATE "C" NOT NULL, at text COLLATE "C" NOT NULL, "taskId" text COLLATE "C", event text NOT NULL, checksum integer)',
    added: new Map([['checksum', 'integer']]),
    indexes: new Map([
      ['events_kind', 'CREATE INDEX events_kind ON events (kind, id)'],
      ['events_taskId', 'CREATE INDEX "events_taskId" ON events ("taskId", id, kind) WHERE "taskId" IS NOT NULL'],
    ]),
  },
  {
    name: 'audit',
    columns: ['id', 'entry', 'hash'],
    create: 'CREATE TABLE audit (id bigint PRIMARY KEY, entry text NOT NULL, hash text NOT NULL)',
    indexes: new Map(),
  },
  {
    // The one row that every writer locks from its first look to its commit: so numbers become visible in order and
    // without a gap.
    name: 'heads',
    // It has the fingerprint of the schema too: a writer that sees another one than its own asks whether it may go on.
    columns: ['id', 'eventId', 'auditId', 'auditHash', 'schema'],
    create: `CREATE TABLE heads (id integer PRIMARY KEY CHECK (id = 1), "eventId" bigint NOT NULL, "auditId" bigint NOT NULL, "auditHash" text NOT NULL, schema text);
      INSERT INTO heads VALUES (1, 0, 0, '${'0'.repeat(64)}')`,
    indexes: new Map(),
  },
  {
    // Where the tables come from (`Origin`), as the last writer found it.
    name: 'origin',
    columns: ['id', 'origin'],
    create: `CREATE TABLE origin (id integer PRIMARY KEY CHECK (id = 1), origin text); INSERT INTO origin VALUES (1, NULL)`,
    indexes: new Map(),
  },
  {
    // What `schema-record.ts` reads and writes.
    name: 'schemaVersion',
    columns: ['id', 'version', 'collections', 'indexes', 'writableBy', 'surplus', 'unfinished'],
    create:
      'CREATE TABLE "schemaVersion" (id integer PRIMARY KEY CHECK (id = 1), version integer NOT NULL, collections text, indexes text, "writableBy" integer, surplus text, unfinished text)',
    added: new Map([
      ['writableBy', 'integer'],
      ['surplus', 'text'],
      ['unfinished', 'text'],
    ]),
    indexes: new Map(),
  },
  {
    // The items that a process of an older version has written: their columns and words are not all of the schema's.
    name: 'stale',
    columns: ['collection', 'id'],
    create:
      'CREATE TABLE stale (collection text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, PRIMARY KEY (collection, id))',
    indexes: new Map(),
  },
  {
    name: 'probe',
    columns: ['id', 'at'],
    create: 'CREATE TABLE probe (id integer PRIMARY KEY CHECK (id = 1), at timestamptz NOT NULL)',
    indexes: new Map(),
  },
]

const columnType = 'text COLLATE "C"'

function documentsTable(collection: CollectionSchema): Table {
  const { name } = collection
  const fields = columnsOf(collection)
  return {
    name,
    columns: ['id', 'version', 'doc', checksumColumn, ...fields],
    create: `CREATE TABLE "${name}" (id ${columnType} PRIMARY KEY, version integer NOT NULL, doc text NOT NULL, checksum integer${textColumns(fields)})`,
    added: new Map([[checksumColumn, 'integer'], ...addedColumns(fields)]),
    indexes: new Map(
      indexedFieldsOf(collection).map((indexed) => {
        const index = [name, ...indexed].join('_')
        return [index, indexStatement(index, name, indexed)]
      }),
    ),
  }
}

/** By its primary key the rows of an item are removed, by its other indexes they are found. */
function listTable(collection: CollectionSchema, field: string): Table {
  const name = `${collection.name}_${field}`
  const fields = columnsOf(collection)
  return {
    name,
    columns: ['id', 'value', ...fields],
    create: `CREATE TABLE "${name}" (id ${columnType} NOT NULL, value ${columnType} NOT NULL${textColumns(fields)}, PRIMARY KEY (id, value))`,
    added: new Map(addedColumns(fields)),
    indexes: new Map(
      [[], ...indexedFieldsOf(collection)].map((indexed) => {
        const index = [name, ...indexed, 'id'].join('_')
        return [index, indexStatement(index, name, indexed, ['value'])]
      }),
    ),
  }
}

/**
 * The words of the text and of the filters. New ones are gathered in a short list that every search reads too, and go
 * into the index by the hundred: common words then cost one entry for many items.
 */
function textTable(name: string): Table {
  return {
    name,
    columns: ['id', 'words'],
    create: `CREATE TABLE "${name}" (id ${columnType} PRIMARY KEY, words tsvector NOT NULL)`,
    indexes: new Map([
      [
        `${name}_words`,
        `CREATE INDEX "${name}_words" ON "${name}" USING gin (words) WITH (fastupdate = on, gin_pending_list_limit = 256)`,
      ],
    ]),
  }
}

function textColumns(fields: readonly string[]): string {
  return fields.map((field) => `, "${field}" ${columnType}`).join('')
}

function addedColumns(fields: readonly string[]): [column: string, type: string][] {
  return fields.map((field) => [field, columnType])
}
