import { checksumColumn } from '../checksum.ts'
import type { CollectionSchema } from '../collection.ts'
import { columnsOf, isSearchable } from '../query.ts'
import { indexedFieldsOf, indexStatement } from '../schema.ts'
import type { Table, TableMakers } from '../schema.ts'

/**
 * A collection is a table of documents, with a column for each field by which they are listed. Each list of strings has a table
 * of its own, which repeats these columns so that one index gives filter and order, and so has what is searched as text.
 */
export const tableMakers: TableMakers = { documents: documentsTable, list: listTable, text: textTable }

/** The tables that belong to no collection. */
export const otherTables: readonly Table[] = [
  {
    name: 'events',
    columns: ['id', 'kind', 'at', 'taskId', 'event', 'checksum'],
    // AUTOINCREMENT: a number is never given twice, not even after old events were removed.
    create:
      'CREATE TABLE events (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, at TEXT NOT NULL, "taskId" TEXT, event TEXT NOT NULL, checksum INTEGER) STRICT',
    indexes: new Map([
      ['events_kind', 'CREATE INDEX events_kind ON events (kind, id)'],
      ['events_taskId', 'CREATE INDEX "events_taskId" ON events ("taskId", id, kind) WHERE "taskId" IS NOT NULL'],
    ]),
  },
  {
    name: 'audit',
    columns: ['id', 'entry', 'hash'],
    create: 'CREATE TABLE audit (id INTEGER PRIMARY KEY, entry TEXT NOT NULL, hash TEXT NOT NULL) STRICT',
    indexes: new Map(),
  },
  {
    name: 'probe',
    columns: ['id', 'at'],
    create: 'CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), at TEXT NOT NULL) STRICT',
    indexes: new Map(),
  },
  {
    name: 'schemaRecord',
    columns: ['id', 'fingerprint', 'collections'],
    create:
      'CREATE TABLE "schemaRecord" (id INTEGER PRIMARY KEY CHECK (id = 1), fingerprint TEXT NOT NULL, collections TEXT NOT NULL) STRICT',
    indexes: new Map(),
  },
]

function documentsTable(collection: CollectionSchema): Table {
  const { name } = collection
  const fields = columnsOf(collection)
  const [key, others] = isSearchable(collection)
    ? ['row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE', ['row', 'textHash']]
    : ['id TEXT PRIMARY KEY', []]
  const textHash = isSearchable(collection) ? ', "textHash" TEXT NOT NULL' : ''
  return {
    name,
    columns: ['id', 'version', 'doc', checksumColumn, ...fields, ...others],
    create: `CREATE TABLE "${name}" (${key}, version INTEGER NOT NULL, doc TEXT NOT NULL, checksum INTEGER${textColumns(fields)}${textHash}) STRICT`,
    indexes: new Map(
      indexedFieldsOf(collection).map((indexed) => {
        const index = [name, ...indexed].join('_')
        return [index, indexStatement(index, name, indexed)]
      }),
    ),
  }
}

function listTable(collection: CollectionSchema, field: string): Table {
  const name = `${collection.name}_${field}`
  const fields = columnsOf(collection)
  return {
    name,
    columns: ['id', 'value', ...fields],
    create: `CREATE TABLE "${name}" (id TEXT NOT NULL, value TEXT NOT NULL${textColumns(fields)}, PRIMARY KEY (value, id)) STRICT, WITHOUT ROWID`,
    indexes: new Map(
      indexedFieldsOf(collection).map((indexed) => {
        const index = [name, ...indexed, 'id'].join('_')
        return [index, indexStatement(index, name, indexed, ['value'])]
      }),
    ),
  }
}

/** The different words of each item, as `tokens.ts` makes them, and nothing of the text; the tokenizer only has to split at blanks. */
function textTable(name: string): Table {
  return {
    name,
    columns: ['words'],
    create: `CREATE VIRTUAL TABLE "${name}" USING fts5 (words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii')`,
    indexes: new Map(),
  }
}

function textColumns(fields: readonly string[]): string {
  return fields.map((field) => `, "${field}" TEXT`).join('')
}
