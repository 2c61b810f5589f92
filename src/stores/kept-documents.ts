import type { Document } from './collection.ts'
import type { Versioned } from './port.ts'
import { readDocument } from './read-document.ts'
import type { Row } from './read-document.ts'

/** In characters of their texts: what is kept takes about four times as many bytes, and twice these characters. */
const generationCharactersMax = 2 ** 20
/** A longer text is not kept: it would take the place of many. */
const textCharactersMax = 2 ** 14
/** The texts that were read once, of which their checksums are known. */
const seenMax = 2 ** 13

interface Kept {
  readonly text: string
  readonly item: Versioned<Document>
}

/**
 * Reads documents, and keeps those that are read again as they were parsed: lists that are polled, a chat whose
 * messages each step needs. The row is always read from the database; only when its text, version and checksum are
 * those that were kept is it not parsed and checked once more. What is kept is frozen, because several calls share it.
 */
export class KeptDocuments {
  readonly #seen = new Set<number>()
  /** By checksum. Of two texts with one checksum the last is kept. */
  #recent = new Map<number, Kept>()
  #older = new Map<number, Kept>()
  #recentCharacters = 0

  /** Reads the document of a row. Throws `DocumentDamaged`. */
  read(collection: string, { id, version, doc, checksum }: Row): Versioned<Document> {
    return this.readCells(collection, [id, version, doc, checksum])
  }

  /** The same of a row that is a list of its columns. */
  readCells(
    collection: string,
    cells: readonly [id: unknown, version: unknown, doc: unknown, checksum: unknown],
  ): Versioned<Document> {
    const [id, version, text, checksum] = cells
    if (typeof checksum !== 'number' || typeof text !== 'string' || text.length > textCharactersMax)
      return readDocument(collection, { id, version, doc: text, checksum })
    const recent = this.#recent.get(checksum)
    const kept = recent ?? this.#older.get(checksum)
    if (kept?.text === text && kept.item.version === Number(version)) {
      if (!recent) this.#keep(checksum, kept)
      return kept.item
    }
    const item = readDocument(collection, { id, version, doc: text, checksum })
    if (this.#seen.delete(checksum)) this.#keep(checksum, { text, item: deepFrozen(item) })
    else this.#note(checksum)
    return item
  }

  #note(checksum: number): void {
    if (this.#seen.size >= seenMax) this.#seen.clear()
    this.#seen.add(checksum)
  }

  #keep(checksum: number, kept: Kept): void {
    if (this.#recentCharacters + kept.text.length > generationCharactersMax) {
      this.#older = this.#recent
      this.#recent = new Map()
      this.#recentCharacters = 0
    }
    this.#recent.set(checksum, kept)
    this.#recentCharacters += kept.text.length
  }
}

export function deepFrozen<Value extends object>(value: Value): Value {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) deepFrozen(inner)
  return Object.freeze(value)
}
