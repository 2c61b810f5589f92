import { checksumColumn } from '../checksum.ts'
import type { CollectionSchema } from '../collection.ts'
import { hasWords } from '../facets.ts'
import { columnsOf } from '../query.ts'
import { indexedFieldsOf, indexStatement } from '../schema.ts'
import type { Table, TableMakers } from '../schema.ts'
import { keyedFieldsMax } from './order-keys.ts'

/**
 * A collection is a table of documents, with a column for each field by which they are listed. Those with text or lists
 * have an inverted index of words beside it; where there are lists, it answers every filter, since an index tree for
 * each combination would be written for each value of a list.
 */
export const tableMakers: TableMakers = {
  documents: (collection) => (hasWords(collection) ? wordedTable(collection) : documentsTable(collection)),
  derived: (collection) => (hasWords(collection) ? [wordsTable(collection.name)] : []),
}

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
  return {
    name,
    columns: ['id', 'version', 'doc', checksumColumn, ...fields],
    create: `CREATE TABLE "${name}" (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL, checksum INTEGER${textColumns(fields)}) STRICT`,
    indexes: new Map(indexedFieldsOf(collection).map((fields) => indexOf(name, fields))),
  }
}

/** Its rows have numbers, which the index of words refers to. */
function wordedTable(collection: CollectionSchema): Table {
  const { name, lists, ordered } = collection
  const fields = columnsOf(collection)
  const keys = keyColumnsOf(collection)
  if (keys.length > keyedFieldsMax) throw new Error(`${name} has lists and more than ${keyedFieldsMax} orders`)
  const isFilteredByWords = lists.length > 0
  const indexed = isFilteredByWords ? ordered.map((field) => [field]) : indexedFieldsOf(collection)
  return {
    name,
    columns: ['id', 'version', 'doc', checksumColumn, ...fields, 'row', 'wordsHash', 'isLate', ...keys],
    create: `CREATE TABLE "${name}" (row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, doc TEXT NOT NULL, checksum INTEGER${textColumns(fields)}, "wordsHash" TEXT NOT NULL, "isLate" INTEGER NOT NULL${keys.map((key) => `, "${key}" INTEGER UNIQUE`).join('')}) STRICT`,
    indexes: new Map([
      ...indexed.map((fields) => indexOf(name, fields)),
      [`${name}_late`, `CREATE INDEX "${name}_late" ON "${name}" (id) WHERE "isLate" = 1`],
    ]),
  }
}

/**
 * The columns of the order keys, one for each ordered field, where lists in an order are read from the index of words.
 */
export function keyColumnsOf({ lists, ordered }: CollectionSchema): readonly string[] {
  return lists.length > 0 ? ordered.map((field) => `${field}Key`) : []
}

export function wordsTableOf(name: string): string {
  return `${name}_words`
}

/**
 * The words of each entry, and nothing of the text; the tokenizer only has to split at blanks. FTS5 seeks among the
 * entries of a word where they fill four pages or more, and reads them one by one where they do not: so the pages are
 * small.
 */
function wordsTable(collection: string): Table {
  const name = wordsTableOf(collection)
  return {
    name,
    columns: ['words'],
    create: `CREATE VIRTUAL TABLE "${name}" USING fts5 (words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii');
      INSERT INTO "${name}" ("${name}", rank) VALUES ('pgsz', 1000)`,
    indexes: new Map(),
  }
}

function indexOf(name: string, fields: readonly string[]): [name: string, sql: string] {
  const index = [name, ...fields].join('_')
  return [index, indexStatement(index, name, fields)]
}

function textColumns(fields: readonly string[]): string {
  return fields.map((field) => `, "${field}" TEXT`).join('')
}
