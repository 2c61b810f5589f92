import { checksumOf } from './checksum.ts'
import type { CollectionSchema, Document } from './collection.ts'
import { DocumentDamaged } from './port.ts'
import type { AuditEntry, StoredEvent, Versioned } from './port.ts'
import { columnsOf } from './query.ts'

/** A row as a database gives it. */
export type Row = Readonly<Record<string, unknown>>

/** Reads the document of a row. Throws `DocumentDamaged`. */
export function readDocument(collection: string, { id, version, doc, checksum }: Row): Versioned<Document> {
  const parsed = parse(collection, id, doc, { checksum, version: Number(version) })
  if (!isDocument(parsed)) throw new DocumentDamaged(collection, String(id))
  return { doc: parsed, version: Number(version) }
}

/** The SQL of what is known of a damaged item: its row without the document. */
export function fieldsStatement(collection: CollectionSchema, placeholder: string): string {
  const fields = columnsOf(collection).map((field) => `, "${field}"`)
  return `SELECT id, version${fields.join('')} FROM "${collection.name}" WHERE id = ${placeholder}`
}

/** A damaged item by such a row. */
export function readDamaged({ id, version, ...fields }: Row): Versioned<Document> {
  const known = Object.entries(fields).filter(([, value]) => value !== null)
  return { doc: { ...Object.fromEntries(known), id: String(id) }, version: Number(version), isDamaged: true }
}

/** Reads the event of a row. Throws `DocumentDamaged` of `events`. */
export function readEvent({ id, event, checksum }: Row): StoredEvent {
  return { ...parse('events', id, event, { checksum }), id: Number(id) }
}

/** Reads the audit entry of a row; its hash is for `verifyAudit`. Throws `DocumentDamaged` of `audit`. */
export function readAuditEntry({ id, entry, hash }: Row): AuditEntry {
  return { ...parse('audit', id, entry), id: Number(id), hash: String(hash) }
}

interface Check {
  /** NULL where the text was written before there were checksums. */
  readonly checksum?: unknown
  readonly version?: number
}

/** What was written as JSON: any value, because a store knows nothing of its types. */
function parse(
  collection: string,
  id: unknown,
  text: unknown,
  { checksum, version }: Check = {},
): ReturnType<typeof JSON.parse> {
  const isChecked = checksum !== undefined && checksum !== null
  if (isChecked && Number(checksum) !== checksumOf(String(text), version))
    throw new DocumentDamaged(collection, String(id))
  try {
    return JSON.parse(String(text))
  } catch (error) {
    throw new DocumentDamaged(collection, String(id), error)
  }
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}
