import { hash } from 'node:crypto'
import type { CollectionSchemas } from '../src/stores/collection.ts'
import { postgresSchema } from '../src/stores/postgres/schema.ts'
import type { SchemaLine } from '../src/stores/schema-ledger.ts'
import { sqliteSchema } from '../src/stores/sqlite/schema.ts'

/** Covers every statement by which the drivers make tables, columns and indexes. */
export function fingerprintOf(declared: CollectionSchemas, line: SchemaLine): string {
  const source = { line: { version: line.version, writableBy: line.writableBy } }
  return hash('sha256', postgresSchema(declared, source).fingerprint + sqliteSchema(declared, source).fingerprint)
}
