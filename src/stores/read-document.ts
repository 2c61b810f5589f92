import type { Document } from './collection.ts'
import { DocumentDamaged } from './port.ts'
import type { Versioned } from './port.ts'

/** Reads the document of a row. Throws `DocumentDamaged`. */
export function readDocument(
  collection: string,
  { id, version, doc }: Readonly<Record<string, unknown>>,
): Versioned<Document> {
  try {
    const parsed: unknown = JSON.parse(String(doc))
    if (isDocument(parsed)) return { doc: parsed, version: Number(version) }
  } catch (error) {
    throw new DocumentDamaged(collection, String(id), error)
  }
  throw new DocumentDamaged(collection, String(id))
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}
