import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { Dialect } from '../list-statement.ts'
import type { Row } from '../read-document.ts'

/**
 * The place of a LIMIT. SQLite plans a statement by the value of a plain one, and so prepares it again each time it is
 * bound, which takes longer than most reads.
 */
export const limitPlace = '+?'

export const dialect: Dialect = {
  placeholder: () => '?',
  limitPlaceholder: () => limitPlace,
  equalityForm: 'equality',
  indexedBy: (index) => `INDEXED BY "${index}"`,
}

/** The columns of a row with a document, in this order: as a list, because SQLite takes long to make an object. */
export const documentColumns = 'item.id, item.version, item.doc, item.checksum'
export type DocumentCells = readonly [id: unknown, version: unknown, doc: unknown, checksum: unknown]

/** The same of a row that is an object. */
export function cellsOf({ id, version, doc, checksum }: Row): DocumentCells {
  return [id, version, doc, checksum]
}

/** Each SQL text prepared once. */
export class Statements {
  readonly #database: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()
  readonly #ofDocuments = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  of(sql: string): StatementSync {
    let statement = this.#prepared.get(sql)
    if (!statement) this.#prepared.set(sql, (statement = this.#database.prepare(sql)))
    return statement
  }

  /** The rows of a statement that gives `documentColumns`, and perhaps more. */
  documents<Cells = DocumentCells>(sql: string, ...values: readonly SQLInputValue[]): readonly Cells[] {
    // The type of the package does not know that rows are lists now.
    return this.#documentsOf(sql).all(...values) as unknown as readonly Cells[]
  }

  document(sql: string, id: string): DocumentCells | undefined {
    return this.#documentsOf(sql).get(id) as unknown as DocumentCells | undefined
  }

  #documentsOf(sql: string): StatementSync {
    let statement = this.#ofDocuments.get(sql)
    if (!statement) {
      this.#ofDocuments.set(sql, (statement = this.#database.prepare(sql)))
      statement.setReturnArrays(true)
    }
    return statement
  }

  run(sql: string): void {
    this.of(sql).run()
  }
}
